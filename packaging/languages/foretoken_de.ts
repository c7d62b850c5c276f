<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- machine-made -->
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>Foretoken</name>
  <message>
   <location filename="resources/presets.toml" />
   <source>For trying out how a pair works, on any computer. A target this small gains nothing from drafting and may even get slower.</source>
   <translation>Zum Ausprobieren, wie ein Paar arbeitet, auf jedem Computer. Ein so kleines Zielmodell gewinnt nichts und kann sogar langsamer werden.</translation>
  </message>
  <message>
   <source>The head needs no separate download. At this size it may gain nothing: test the pair first.</source>
   <translation>Sein Kopf braucht keinen eigenen Download. In dieser Größe bringt er vielleicht nichts: das Paar zuerst testen.</translation>
  </message>
  <message>
   <source>The head is a thirtieth of the target's size. A separate draft model would probably slow down a target this small.</source>
   <translation>Der Kopf ist ein Dreißigstel seiner Bytes. Ein zweites Modell würde ein so kleines Zielmodell eher bremsen.</translation>
  </message>
  <message>
   <source>The smallest Qwen3, with the same vocabulary. A separate draft model often slows down a 4B target: test the pair first.</source>
   <translation>Das kleinste Qwen3, mit demselben Vokabular. Ein zweites Modell bremst ein Zielmodell mit 4B oft: das Paar zuerst testen.</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a thirtieth of its size. A target this small leaves little to gain.</source>
   <translation>Von Google für genau dieses Modell gemacht, mit einem Dreißigstel seiner Bytes. Ein so kleines Zielmodell lässt wenig zu gewinnen.</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a fiftieth of its size; it needs no cache of its own.</source>
   <translation>Von Google für genau dieses Modell gemacht, mit einem Fünfzigstel seiner Bytes; es braucht keinen eigenen Cache.</translation>
  </message>
  <message>
   <source>The smallest coder model of the family; llama.cpp's own server pairs it with the 7B. Code is easy to predict.</source>
   <translation>Das kleinste Code-Modell der Familie, das der Server von llama.cpp selbst mit dem 7B verbindet; Code ist leicht vorherzusehen.</translation>
  </message>
  <message>
   <source>The smallest Qwen3: the same vocabulary and the same style of thinking before the answer.</source>
   <translation>Das kleinste Qwen3: dasselbe Vokabular und dieselbe Art, vor der Antwort laut zu denken.</translation>
  </message>
  <message>
   <source>The smallest Llama with the Llama 3 vocabulary, at a sixth of the target's size.</source>
   <translation>Das kleinste Llama mit dem Vokabular von Llama 3, ein Sechstel der Bytes des Zielmodells.</translation>
  </message>
  <message>
   <source>The head was trained together with the model and costs less than a separate draft model.</source>
   <translation>Der Kopf wurde zusammen mit dem Modell trainiert und kostet weniger als jedes zweite.</translation>
  </message>
  <message>
   <source>Made for this model; it drafts a whole block of tokens in one pass. Code gains more from it than prose.</source>
   <translation>Für genau dieses Modell gemacht; er entwirft einen ganzen Block von Tokens in einem Durchlauf. Code gewinnt dadurch mehr als Prosa.</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a fifteenth of its size; it needs no cache of its own.</source>
   <translation>Von Google für genau dieses Modell gemacht, mit einem Fünfzehntel seiner Bytes; es braucht keinen eigenen Cache.</translation>
  </message>
  <message>
   <source>The smallest Qwen3: the same vocabulary and the same style of thinking, at a fourteenth of the target's size.</source>
   <translation>Das kleinste Qwen3: dasselbe Vokabular und dieselbe Art, laut zu denken, bei einem Vierzehntel der Bytes des Zielmodells.</translation>
  </message>
  <message>
   <source>The smallest coder model of the family; llama.cpp's own server pairs it with the 14B. Code is easy to predict.</source>
   <translation>Das kleinste Code-Modell der Familie, das der Server von llama.cpp selbst mit dem 14B verbindet; Code ist leicht vorherzusehen.</translation>
  </message>
  <message>
   <source>Made for this model. A mixture of experts uses only part of its weights for each token, which leaves less to gain; on some GPUs the head slows it down.</source>
   <translation>Für genau dieses Modell gemacht. Eine Mischung von Experten nutzt für jedes Token nur einen Teil von sich, was weniger zu gewinnen lässt; auf manchen GPUs bremst der Kopf es.</translation>
  </message>
  <message>
   <source>The head was trained together with the model. A slow target like this one gains most from it.</source>
   <translation>Der Kopf wurde zusammen mit dem Modell trainiert. Neben einem so langsamen Zielmodell bringt er am meisten.</translation>
  </message>
  <message>
   <source>Made by Google for this model, a mixture of experts that uses 4 of its 26 billion parameters per token.</source>
   <translation>Von Google für genau dieses Modell gemacht, eine Mischung von Experten, die für ein Token 4 ihrer 26 Milliarden Parameter nutzt.</translation>
  </message>
  <message>
   <source>Published as a pair by the makers of llama.cpp, in one repository. Code is easy to predict.</source>
   <translation>Von den Machern von llama.cpp als Paar veröffentlicht, in einem Repository; Code ist leicht vorherzusehen.</translation>
  </message>
  <message>
   <source>Same family and vocabulary. With a target this slow, the 1.7B costs little more than the 0.6B and usually predicts better.</source>
   <translation>Aus derselben Familie, mit demselben Vokabular; neben einem so langsamen Zielmodell kostet das 1.7B kaum mehr als das 0.6B und rät meist besser.</translation>
  </message>
  <message>
   <source>A mixture of experts that uses 3 of its 35 billion parameters per token: fast wherever it fits. The head makes it faster, though by less than with other models.</source>
   <translation>Eine Mischung von Experten, die für ein Token 3 ihrer 35 Milliarden Parameter nutzt: schnell, wo immer sie hineinpasst. Ihr Kopf hilft noch etwas, wenn auch weniger als bei anderen Modellen.</translation>
  </message>
  <message>
   <source>The smallest Llama with the Llama 3 vocabulary, at a fiftieth of the target's size.</source>
   <translation>Das kleinste Llama mit dem Vokabular von Llama 3, ein Fünfzigstel der Bytes des Zielmodells.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>New chat</source>
   <translation>Neuer Chat</translation>
  </message>
  <message>
   <source>sent to {name} ({host})</source>
   <translation>gesendet an {name} ({host})</translation>
  </message>
  <message>
   <source>the processor</source>
   <comment>it computes</comment>
   <translation>dem Prozessor</translation>
  </message>
  <message>
   <source>on {places}</source>
   <comment>what computes</comment>
   <translation>auf {places}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>Unset</source>
   <translation>Nicht gesetzt</translation>
  </message>
  <message>
   <source>Thinking</source>
   <translation>Denken</translation>
  </message>
  <message>
   <source>The model thinks before it answers.</source>
   <translation>Das Modell denkt nach, bevor es antwortet.</translation>
  </message>
  <message>
   <source>How long the model thinks before it answers.</source>
   <translation>Wie lange das Modell nachdenkt, bevor es antwortet.</translation>
  </message>
  <message>
   <source>Reasoning effort</source>
   <translation>Denkaufwand</translation>
  </message>
  <message>
   <source>Thinking effort</source>
   <translation>Aufwand beim Denken</translation>
  </message>
  <message>
   <source>Thinking budget</source>
   <translation>Denkbudget</translation>
  </message>
  <message>
   <source>The maximum number of tokens that the model may spend on thinking.</source>
   <translation>Wie viele Token das Modell höchstens denken soll.</translation>
  </message>
  <message>
   <source>Keep earlier thinking</source>
   <translation>Früheres Denken behalten</translation>
  </message>
  <message>
   <source>The model sees its thinking from earlier answers.</source>
   <translation>Das Modell erfährt, was es vor früheren Antworten gedacht hat.</translation>
  </message>
  <message>
   <source>Leave out earlier thinking</source>
   <translation>Früheres Denken weglassen</translation>
  </message>
  <message>
   <source>The model does not see its thinking from earlier answers.</source>
   <translation>Das Modell erfährt nicht, was es vor früheren Antworten gedacht hat.</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Datum</translation>
  </message>
  <message>
   <source>The date that the model takes as today's.</source>
   <translation>Der Tag, den das Modell für heute hält.</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>Identität</translation>
  </message>
  <message>
   <source>Who or what the model is told it is.</source>
   <translation>Was dem Modell darüber gesagt wird, wer es ist.</translation>
  </message>
  <message>
   <source>An option of this model's chat template, “{name}”. What it does depends on the model.</source>
   <translation>Die Chatvorlage dieses Modells liest „{name}“; was das bewirkt, hängt vom Modell ab.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>WebP (smaller, all colours)</source>
   <translation>WebP (kleiner, alle Farben)</translation>
  </message>
  <message>
   <source>GIF (works everywhere, 255 colours)</source>
   <translation>GIF (wird überall angezeigt, 255 Farben)</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}, {count} tokens</source>
   <extracomment>for 1: Thought for {time}, {count} token</extracomment>
   <translation>
    <numerusform>{time} nachgedacht, {count} Token</numerusform>
    <numerusform>{time} nachgedacht, {count} Token</numerusform>
   </translation>
  </message>
  <message>
   <source>Thought for {time}</source>
   <translation>{time} nachgedacht</translation>
  </message>
  <message numerus="yes">
   <source>Thought, {count} tokens</source>
   <extracomment>for 1: Thought, {count} token</extracomment>
   <translation>
    <numerusform>Nachgedacht, {count} Token</numerusform>
    <numerusform>Nachgedacht, {count} Token</numerusform>
   </translation>
  </message>
  <message>
   <source>Thought</source>
   <comment>a model, before it answered</comment>
   <translation>Nachgedacht</translation>
  </message>
  <message>
   <source>Thinking…</source>
   <translation>Denkt nach…</translation>
  </message>
  <message>
   <source>Thinking… {time}</source>
   <translation>Denkt nach… {time}</translation>
  </message>
  <message>
   <source>{seconds} s</source>
   <translation>{seconds} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/exporting.py" />
   <source>System prompt</source>
   <translation>Systemprompt</translation>
  </message>
  <message>
   <source>folder {name}</source>
   <translation>Ordner {name}</translation>
  </message>
  <message>
   <source>Web page</source>
   <translation>Webseite</translation>
  </message>
  <message>
   <source>A single file that looks like this window in any browser.</source>
   <translation>Eine Datei, die jeder Browser so zeigt wie dieses Fenster.</translation>
  </message>
  <message>
   <source>PDF</source>
   <translation>PDF</translation>
  </message>
  <message>
   <source>Pages to read, print and send.</source>
   <translation>Seiten zum Lesen, Drucken und Versenden.</translation>
  </message>
  <message>
   <source>Markdown</source>
   <translation>Markdown</translation>
  </message>
  <message>
   <source>Plain text with headings, for notes and wikis.</source>
   <translation>Reiner Text mit Überschriften, für Notizen und Wikis.</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Complete: every version, token and step. Foretoken can import it again.</source>
   <translation>Alles ohne Verlust: jede Fassung, jedes Token und jeder Schritt. Foretoken kann es wieder importieren.</translation>
  </message>
  <message>
   <source>Steps (JSON Lines)</source>
   <translation>Schritte (JSON Lines)</translation>
  </message>
  <message>
   <source>One line per step of each answer, with its tokens, for analysis.</source>
   <translation>Eine Zeile für jeden Schritt jeder Antwort, mit seinen Token, zur Auswertung.</translation>
  </message>
  <message>
   <source>Statistics (CSV)</source>
   <translation>Statistik (CSV)</translation>
  </message>
  <message>
   <source>One row per answer, with its speed and acceptance, for spreadsheets.</source>
   <translation>Eine Zeile für jede Antwort mit Tempo und Annahme, für Tabellenkalkulationen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>done</source>
   <comment>of a task</comment>
   <translation>erledigt</translation>
  </message>
  <message>
   <source>to do</source>
   <comment>of a task</comment>
   <translation>offen</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats</source>
   <extracomment>for 1: {count} chat</extracomment>
   <translation>
    <numerusform>{count} Chat</numerusform>
    <numerusform>{count} Chats</numerusform>
   </translation>
  </message>
  <message>
   <source>Token colours</source>
   <translation>Tokenfarben</translation>
  </message>
  <message>
   <source>Chats</source>
   <translation>Chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>at an unknown time</source>
   <translation>zu unbekannter Zeit</translation>
  </message>
  <message>
   <source>, </source>
   <comment>between things in a list</comment>
   <translation>, </translation>
  </message>
  <message>
   <source>Attached: {names}</source>
   <translation>Angehängt: {names}</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Frage</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Antwort</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/store.py" />
   <source>{count} chats were restored from the backup {name}.</source>
   <extracomment>for 1: {count} chat was restored from the backup {name}.</extracomment>
   <translation>
    <numerusform>{count} Chat wurde aus der Sicherung {name} wiederhergestellt.</numerusform>
    <numerusform>{count} Chats wurden aus der Sicherung {name} wiederhergestellt.</numerusform>
   </translation>
  </message>
  <message>
   <source>Your previous chats are kept as {name} in the folder {folder}, next to the current ones.</source>
   <translation>Was vorher hier war, bleibt als {name} im Ordner {folder} der Chats erhalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/answer_control.py" />
   <source>{first}, then {second}</source>
   <comment>models</comment>
   <translation>{first}, dann {second}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>reading this answer again {share} %</source>
   <translation>liest diese Antwort noch einmal {share} %</translation>
  </message>
  <message>
   <source>The draft model of this answer, {model}, is not loaded, so its recorded figures are shown.</source>
   <translation>Das Entwurfsmodell dieser Antwort, {model}, ist nicht geladen; seine Zahlen sind die aufgezeichneten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed {chat}.</source>
   <translation>Umbenannt: {chat}.</translation>
  </message>
  <message>
   <source>Pinned {chats}.</source>
   <translation>Angeheftet: {chats}.</translation>
  </message>
  <message>
   <source>Unpinned {chats}.</source>
   <translation>Nicht mehr angeheftet: {chats}.</translation>
  </message>
  <message>
   <source>Archived {chats}.</source>
   <translation>Archiviert: {chats}.</translation>
  </message>
  <message>
   <source>Unarchived {chat}.</source>
   <translation>{chat} ist wieder in der Liste.</translation>
  </message>
  <message numerus="yes">
   <source>Unarchived {count} chats.</source>
   <extracomment>for 1: Unarchived {count} chat.</extracomment>
   <translation>
    <numerusform>{count} Chat ist wieder in der Liste.</numerusform>
    <numerusform>{count} Chats sind wieder in der Liste.</numerusform>
   </translation>
  </message>
  <message>
   <source>Moved {chats} out of the folder.</source>
   <translation>Aus dem Ordner verschoben: {chats}.</translation>
  </message>
  <message>
   <source>Moved {chats} to {folder}.</source>
   <translation>In {folder} verschoben: {chats}.</translation>
  </message>
  <message>
   <source>Moved {chats} to a new folder.</source>
   <translation>In einen neuen Ordner verschoben: {chats}.</translation>
  </message>
  <message>
   <source>Copied {chat}.</source>
   <translation>Kopiert: {chat}.</translation>
  </message>
  <message>
   <source>Deleted {chats}.</source>
   <translation>Gelöscht: {chats}.</translation>
  </message>
  <message>
   <source>Folder added.</source>
   <translation>Ordner hinzugefügt.</translation>
  </message>
  <message>
   <source>Renamed folder {folder}.</source>
   <translation>Ordner {folder} umbenannt.</translation>
  </message>
  <message>
   <source>Deleted folder {folder}. Its chats were kept.</source>
   <translation>Ordner {folder} gelöscht. Seine Chats bleiben.</translation>
  </message>
  <message>
   <source>“{name}”</source>
   <comment>a name in quotation marks</comment>
   <translation>„{name}“</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_list.py" />
   <source>today</source>
   <comment>a short date</comment>
   <translation>heute</translation>
  </message>
  <message>
   <source>yesterday</source>
   <comment>a short date</comment>
   <translation>gestern</translation>
  </message>
  <message>
   <source>d MMM</source>
   <comment>how a day of this year is written in short, in Qt's letters</comment>
   <translation>d. MMM</translation>
  </message>
  <message>
   <source>MMM yyyy</source>
   <comment>how a month is written in short, in Qt's letters</comment>
   <translation>MMM yyyy</translation>
  </message>
  <message>
   <source>Today</source>
   <comment>above some chats</comment>
   <translation>Heute</translation>
  </message>
  <message>
   <source>Yesterday</source>
   <comment>above some chats</comment>
   <translation>Gestern</translation>
  </message>
  <message>
   <source>Previous 7 days</source>
   <comment>above some chats</comment>
   <translation>Letzte 7 Tage</translation>
  </message>
  <message>
   <source>Previous 30 days</source>
   <comment>above some chats</comment>
   <translation>Letzte 30 Tage</translation>
  </message>
  <message>
   <source>Temporary</source>
   <comment>above some chats</comment>
   <translation>Temporär</translation>
  </message>
  <message>
   <source>Pinned</source>
   <comment>above some chats</comment>
   <translation>Angeheftet</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Nothing new was imported.</source>
   <translation>Es wurde nichts Neues importiert.</translation>
  </message>
  <message numerus="yes">
   <source>Imported {count} chats.</source>
   <extracomment>for 1: Imported {count} chat.</extracomment>
   <translation>
    <numerusform>{count} Chat importiert.</numerusform>
    <numerusform>{count} Chats importiert.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were continued differently here, so they were added as separate chats.</source>
   <extracomment>for 1: {count} chat was continued differently here, so it was added as a separate chat.</extracomment>
   <translation>
    <numerusform>{count} Chat ging hier anders weiter und steht nun neben dem vorhandenen.</numerusform>
    <numerusform>{count} Chats gingen hier anders weiter und stehen nun neben den vorhandenen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were already here.</source>
   <extracomment>for 1: {count} chat was already here.</extracomment>
   <translation>
    <numerusform>{count} Chat war schon hier.</numerusform>
    <numerusform>{count} Chats waren schon hier.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/prompt_library.py" />
   <source>New prompt</source>
   <translation>Neuer Prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing.py" />
   <source>Text {number}</source>
   <translation>Text {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted.</source>
   <translation>Frage gelöscht.</translation>
  </message>
  <message>
   <source>Answer deleted.</source>
   <translation>Antwort gelöscht.</translation>
  </message>
  <message numerus="yes">
   <source>Question deleted, along with {count} messages after it.</source>
   <extracomment>for 1: Question deleted, along with {count} message after it.</extracomment>
   <translation>
    <numerusform>Frage gelöscht, mit {count} Nachricht dahinter.</numerusform>
    <numerusform>Frage gelöscht, mit {count} Nachrichten dahinter.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Answer deleted, along with {count} messages after it.</source>
   <extracomment>for 1: Answer deleted, along with {count} message after it.</extracomment>
   <translation>
    <numerusform>Antwort gelöscht, mit {count} Nachricht dahinter.</numerusform>
    <numerusform>Antwort gelöscht, mit {count} Nachrichten dahinter.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_work.py" />
   <source>verifying losslessness {share} %</source>
   <translation>prüft die Verlustfreiheit {share} %</translation>
  </message>
  <message>
   <source>trying settings {share} %</source>
   <translation>probiert Einstellungen aus {share} %</translation>
  </message>
  <message>
   <source>racing {share} %</source>
   <translation>Rennen läuft {share} %</translation>
  </message>
  <message>
   <source>testing this pair {share} %</source>
   <translation>testet dieses Paar {share} %</translation>
  </message>
  <message>
   <source>benchmarking {share} %</source>
   <translation>Benchmark läuft {share} %</translation>
  </message>
  <message>
   <source>Preparing…</source>
   <translation>Wird vorbereitet…</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Load again</source>
   <translation>Neu laden</translation>
  </message>
  <message>
   <source>Choose devices automatically</source>
   <translation>Geräte automatisch wählen</translation>
  </message>
  <message numerus="yes">
   <source>Use {some} of {count} layers on the GPU</source>
   <extracomment>for 1: Use {some} of {count} layer on the GPU</extracomment>
   <translation>
    <numerusform>{some} von {count} Schicht auf der GPU verwenden</numerusform>
    <numerusform>{some} von {count} Schichten auf der GPU verwenden</numerusform>
   </translation>
  </message>
  <message>
   <source>Use the processor</source>
   <translation>Den Prozessor verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/engine_form.py" />
   <source>Target</source>
   <comment>heading of settings</comment>
   <translation>Zielmodell</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>heading of settings</comment>
   <translation>Entwurfsmodell</translation>
  </message>
  <message>
   <source>Drafting</source>
   <comment>heading of settings</comment>
   <translation>Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/known_servers.py" />
   <source>Removed {name}, with its key.</source>
   <translation>{name} mit seinem Schlüssel entfernt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It is in the Hugging Face cache, which stores names and data separately. Both are removed, and other programs that use the model will download it again.</source>
   <translation>Es liegt im Cache von Hugging Face, der die Daten getrennt vom Namen hält: Beides wird entfernt, und Programme, die es brauchen, laden es wieder herunter.</translation>
  </message>
  <message>
   <source>It is a link. Only the link is moved; the file itself stays.</source>
   <translation>Es ist eine Verknüpfung: Nur sie wird verschoben, die Datei selbst bleibt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/remembered_pairs.py" />
   <source>My pair</source>
   <translation>Mein Paar</translation>
  </message>
  <message>
   <source>Deleted {name}.</source>
   <translation>{name} gelöscht.</translation>
  </message>
  <message numerus="yes">
   <source>Imported {count} presets: {names}.</source>
   <extracomment>for 1: Imported {count} preset: {names}.</extracomment>
   <translation>
    <numerusform>{count} Voreinstellung importiert: {names}.</numerusform>
    <numerusform>{count} Voreinstellungen importiert: {names}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Exported {count} presets to {file}.</source>
   <extracomment>for 1: Exported {count} preset to {file}.</extracomment>
   <translation>
    <numerusform>{count} Voreinstellung nach {file} exportiert.</numerusform>
    <numerusform>{count} Voreinstellungen nach {file} exportiert.</numerusform>
   </translation>
  </message>
  <message>
   <source>{pair}, in {folder}</source>
   <translation>{pair}, in {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>Greedy</source>
   <comment>a kind of sampling</comment>
   <translation>Gierig</translation>
  </message>
  <message>
   <source>Precise</source>
   <comment>a kind of sampling</comment>
   <translation>Präzise</translation>
  </message>
  <message>
   <source>Balanced</source>
   <comment>a kind of sampling</comment>
   <translation>Ausgewogen</translation>
  </message>
  <message>
   <source>Conversational</source>
   <comment>a kind of sampling</comment>
   <translation>Gesprächig</translation>
  </message>
  <message>
   <source>Creative</source>
   <comment>a kind of sampling</comment>
   <translation>Kreativ</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>too short to compare</source>
   <translation>zu kurz für einen Vergleich</translation>
  </message>
  <message>
   <source>not comparable: the computer was busy</source>
   <translation>nicht vergleichbar: Der Rechner war ausgelastet</translation>
  </message>
  <message>
   <source>no drafts</source>
   <translation>keine Entwürfe</translation>
  </message>
  <message>
   <source>Automatic</source>
   <translation>Automatisch</translation>
  </message>
  <message>
   <source>Always the draft model</source>
   <translation>Immer das Entwurfsmodell</translation>
  </message>
  <message>
   <source>Prompt lookup only</source>
   <translation>Nur Prompt-Lookup</translation>
  </message>
  <message>
   <source>Plain decoding</source>
   <translation>Einfaches Dekodieren</translation>
  </message>
  <message>
   <source>plain</source>
   <comment>how tokens are drafted</comment>
   <translation>einfach</translation>
  </message>
  <message>
   <source>fixed</source>
   <comment>how tokens are drafted</comment>
   <translation>fest</translation>
  </message>
  <message>
   <source>step rule</source>
   <comment>how tokens are drafted</comment>
   <translation>Schrittregel</translation>
  </message>
  <message>
   <source>EWMA rule</source>
   <comment>how tokens are drafted</comment>
   <translation>EWMA-Regel</translation>
  </message>
  <message>
   <source>adaptive</source>
   <comment>how tokens are drafted</comment>
   <translation>adaptiv</translation>
  </message>
  <message>
   <source>lookup</source>
   <comment>how tokens are drafted</comment>
   <translation>Lookup</translation>
  </message>
  <message>
   <source>drafting paused: no speedup</source>
   <comment>how tokens are drafted</comment>
   <translation>Entwerfen pausiert: keine Beschleunigung</translation>
  </message>
  <message>
   <source>no matching earlier text</source>
   <comment>how tokens are drafted</comment>
   <translation>kein passender früherer Text</translation>
  </message>
  <message>
   <source>the next token was too likely to be rejected</source>
   <comment>why a draft ends</comment>
   <translation>das nächste Token wäre zu wahrscheinlich verworfen worden</translation>
  </message>
  <message>
   <source>another token would not pay off</source>
   <comment>why a draft ends</comment>
   <translation>noch eines würde sich nicht lohnen</translation>
  </message>
  <message>
   <source>maximum length</source>
   <comment>why a draft ends</comment>
   <translation>so lang, wie Entwürfe werden</translation>
  </message>
  <message>
   <source>a copy of earlier text</source>
   <comment>why a draft ends</comment>
   <translation>eine Kopie von früherem Text</translation>
  </message>
  <message>
   <source>no copy would have paid off</source>
   <comment>why a draft ends</comment>
   <translation>keine Kopie hätte sich gelohnt</translation>
  </message>
  <message>
   <source>found nothing to copy</source>
   <comment>why a draft ends</comment>
   <translation>nichts zum Kopieren gefunden</translation>
  </message>
  <message>
   <source>drafting paused: it did not pay off</source>
   <comment>why a draft ends</comment>
   <translation>Entwerfen ruht: Es lohnte sich nicht</translation>
  </message>
  <message>
   <source>measuring plain speed</source>
   <comment>why a draft ends</comment>
   <translation>misst das einfache Tempo</translation>
  </message>
  <message>
   <source>fixed length</source>
   <comment>why a draft ends</comment>
   <translation>feste Länge</translation>
  </message>
  <message>
   <source>longer: most were accepted</source>
   <comment>why a draft ends</comment>
   <translation>länger: Die meisten wurden angenommen</translation>
  </message>
  <message>
   <source>shorter: few were accepted</source>
   <comment>why a draft ends</comment>
   <translation>kürzer: Wenige wurden angenommen</translation>
  </message>
  <message>
   <source>as long as before</source>
   <comment>why a draft ends</comment>
   <translation>so lang wie zuvor</translation>
  </message>
  <message>
   <source>answer or context limit reached</source>
   <comment>why a draft ends</comment>
   <translation>Grenze der Antwort oder des Kontexts erreicht</translation>
  </message>
  <message>
   <source>the draft ends the answer</source>
   <comment>why a draft ends</comment>
   <translation>der Entwurf beendet die Antwort</translation>
  </message>
  <message>
   <source>rereading accepted tokens first</source>
   <comment>why a draft ends</comment>
   <translation>liest zuerst angenommene Token neu</translation>
  </message>
  <message>
   <source>{time} ms</source>
   <translation>{time} ms</translation>
  </message>
  <message>
   <source>not computed</source>
   <translation>nicht berechnet</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens (including the one that ended the answer) in {time} of decoding, not counting the time to read the prompt.</source>
   <extracomment>for 1: {count} token (including the one that ended the answer) in {time} of decoding, not counting the time to read the prompt.</extracomment>
   <translation>
    <numerusform>{count} Token (mit dem, das die Antwort beendet hat) in {time} Dekodieren; das Lesen des Prompts gehört nicht dazu.</numerusform>
    <numerusform>{count} Token (mit dem, das die Antwort beendet hat) in {time} Dekodieren; das Lesen des Prompts gehört nicht dazu.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens in {time} of decoding, not counting the time to read the prompt.</source>
   <extracomment>for 1: {count} token in {time} of decoding, not counting the time to read the prompt.</extracomment>
   <translation>
    <numerusform>{count} Token in {time} Dekodieren; das Lesen des Prompts gehört nicht dazu.</numerusform>
    <numerusform>{count} Token in {time} Dekodieren; das Lesen des Prompts gehört nicht dazu.</numerusform>
   </translation>
  </message>
  <message>
   <source>tok/s</source>
   <comment>tokens per second</comment>
   <translation>tok/s</translation>
  </message>
  <message>
   <source>Every token came from the target alone, each in its own pass.</source>
   <translation>Jedes Token kam vom Zielmodell allein, in einem eigenen Durchlauf.</translation>
  </message>
  <message>
   <source>Other programs kept this computer busy while the answer was being written, so its speed cannot be compared with plain decoding.</source>
   <translation>Andere Programme haben diesen Rechner beim Schreiben der Antwort ausgelastet, deshalb lässt sich ihr Tempo nicht mit einfachem Dekodieren vergleichen.</translation>
  </message>
  <message>
   <source>plain speed: measuring</source>
   <translation>einfaches Tempo: wird gemessen</translation>
  </message>
  <message>
   <source>plain speed: not measured</source>
   <translation>einfaches Tempo: nicht gemessen</translation>
  </message>
  <message>
   <source>A speedup is shown only against plain decoding measured on this machine.</source>
   <translation>Eine Beschleunigung wird nur gegenüber einfachem Dekodieren gezeigt, das auf diesem Rechner gemessen wurde.</translation>
  </message>
  <message>
   <source>plain ({rate}, measured)</source>
   <comment>stands behind how many times as fast it is</comment>
   <translation>das einfache Tempo ({rate}, gemessen)</translation>
  </message>
  <message>
   <source>as fast as without drafting</source>
   <translation>so schnell wie ohne Entwerfen</translation>
  </message>
  <message>
   <source>faster than without drafting</source>
   <translation>schneller als ohne Entwerfen</translation>
  </message>
  <message>
   <source>the speed without drafting</source>
   <translation>der Geschwindigkeit ohne Entwerfen</translation>
  </message>
  <message>
   <source>plain speed: unknown</source>
   <translation>einfaches Tempo: unbekannt</translation>
  </message>
  <message>
   <source>A server wrote this. Its speed without drafts was not measured, so no speedup is shown.</source>
   <translation>Das hat ein Server geschrieben. Wie schnell es ohne Entwürfe wäre, wurde nicht gemessen, deshalb wird keine Beschleunigung gezeigt.</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens in {time}; plain decoding, measured on this machine at about the same time, would take {plain} for the same number: {ratio} times the plain speed.</source>
   <extracomment>for 1: {count} token in {time}; plain decoding, measured on this machine at about the same time, would take {plain} for the same number: {ratio} times the plain speed.</extracomment>
   <translation>
    <numerusform>{count} Token in {time}; einfaches Dekodieren, etwa zur selben Zeit auf diesem Rechner gemessen, braucht {plain} für ebenso viele: das einfache Tempo mal {ratio}.</numerusform>
    <numerusform>{count} Token in {time}; einfaches Dekodieren, etwa zur selben Zeit auf diesem Rechner gemessen, braucht {plain} für ebenso viele: das einfache Tempo mal {ratio}.</numerusform>
   </translation>
  </message>
  <message>
   <source>This is too uncertain to be called a speedup.</source>
   <translation>Das ist zu unsicher, um von einer Beschleunigung zu sprechen.</translation>
  </message>
  <message>
   <source>busy: {share} used by others</source>
   <translation>ausgelastet: {share} von anderen genutzt</translation>
  </message>
  <message>
   <source>Other programs used {share} of the processor while this was being written, so the speeds are not those of an idle computer.</source>
   <translation>Andere Programme nahmen {share} des Prozessors in Anspruch, während dies geschrieben wurde; das Tempo ist also nicht das eines unbelasteten Rechners.</translation>
  </message>
  <message>
   <source>{accepted} accepted of {drafted} drafted = {share}.</source>
   <translation>{accepted} von {drafted} entworfenen angenommen = {share}.</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens came after a rejected one or the end, and were not verified.</source>
   <extracomment>for 1: {count} token came after a rejected one or the end, and was not verified.</extracomment>
   <translation>
    <numerusform>{count} Token kam nach einem abgelehnten oder nach dem Ende und wurde nicht geprüft.</numerusform>
    <numerusform>{count} Token kamen nach einem abgelehnten oder nach dem Ende und wurden nicht geprüft.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tokens that end an answer are not shown, so they have no colour.</source>
   <translation>Token, die eine Antwort beenden, werden nicht angezeigt und haben deshalb keine Farbe.</translation>
  </message>
  <message numerus="yes">
   <source>drafted accepted ({share}), {count} as the end of the answer</source>
   <extracomment>for 1: drafted accepted ({share}), {count} as the end of the answer</extracomment>
   <translation>
    <numerusform>entworfenen angenommen ({share}), davon {count} als Ende der Antwort</numerusform>
    <numerusform>entworfenen angenommen ({share}), davon {count} als Ende der Antwort</numerusform>
   </translation>
  </message>
  <message>
   <source>Copied from earlier text: {accepted} of {drafted} accepted.</source>
   <translation>Aus früherem Text kopiert: {accepted} von {drafted} angenommen.</translation>
  </message>
  <message>
   <source>{accepted} of {drafted}</source>
   <comment>before: drafted accepted</comment>
   <translation>{accepted} von {drafted}</translation>
  </message>
  <message>
   <source>drafted accepted ({share})</source>
   <comment>behind: 12 of 20</comment>
   <translation>entworfenen angenommen ({share})</translation>
  </message>
  <message>
   <source>tokens per pass</source>
   <translation>Token pro Durchlauf</translation>
  </message>
  <message>
   <source>{tokens} / {passes}, corrections and bonus tokens included.</source>
   <translation>{tokens} / {passes}, Korrekturen und Bonus-Token mitgezählt.</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens</source>
   <extracomment>for 1: {count} token</extracomment>
   <translation>
    <numerusform>{count} Token</numerusform>
    <numerusform>{count} Token</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} target passes</source>
   <extracomment>for 1: {count} target pass</extracomment>
   <translation>
    <numerusform>{count} Durchlauf des Zielmodells</numerusform>
    <numerusform>{count} Durchläufe des Zielmodells</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From the request to the first token, including {time} to read {count} prompt tokens, {reused} of them reused.</source>
   <extracomment>for 1: From the request to the first token, including {time} to read {count} prompt token, {reused} of them reused.</extracomment>
   <translation>
    <numerusform>Von der Anfrage bis zum ersten Token, mit {time} für das Lesen von {count} Prompt-Token, {reused} davon wiederverwendet.</numerusform>
    <numerusform>Von der Anfrage bis zum ersten Token, mit {time} für das Lesen von {count} Prompt-Token, {reused} davon wiederverwendet.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From the request to the first token, including {time} to read {count} prompt tokens.</source>
   <extracomment>for 1: From the request to the first token, including {time} to read {count} prompt token.</extracomment>
   <translation>
    <numerusform>Von der Anfrage bis zum ersten Token, mit {time} für das Lesen von {count} Prompt-Token.</numerusform>
    <numerusform>Von der Anfrage bis zum ersten Token, mit {time} für das Lesen von {count} Prompt-Token.</numerusform>
   </translation>
  </message>
  <message>
   <source>first token {time}</source>
   <translation>erstes Token {time}</translation>
  </message>
  <message>
   <source>between tokens (95 %: {time})</source>
   <translation>zwischen Token (95 %: {time})</translation>
  </message>
  <message>
   <source>Tokens of one step appear together. Half of the gaps between steps were {median} or shorter, 95 % were {slow} or shorter.</source>
   <translation>Token eines Schritts erscheinen zusammen. Die Hälfte der Abstände zwischen Schritten war {median} oder kürzer, 95 % waren {slow} oder kürzer.</translation>
  </message>
  <message numerus="yes">
   <source>Based on {runs} of {count} runs: those with drafts and a measured plain speed.</source>
   <extracomment>for 1: Based on {runs} of {count} run: those with drafts and a measured plain speed.</extracomment>
   <translation>
    <numerusform>Über {runs} von {count} Lauf: gezählt, wenn etwas entworfen und das einfache Tempo gemessen wurde.</numerusform>
    <numerusform>Über {runs} von {count} Läufen: die, in denen etwas entworfen und deren einfaches Tempo gemessen wurde.</numerusform>
   </translation>
  </message>
  <message>
   <source>saved by drafting</source>
   <translation>durch Entwerfen gespart</translation>
  </message>
  <message>
   <source>lost by drafting</source>
   <translation>durch Entwerfen verloren</translation>
  </message>
  <message>
   <source>{minutes} min {seconds} s</source>
   <comment>a time</comment>
   <translation>{minutes} min {seconds} s</translation>
  </message>
  <message>
   <source>{hours} h {minutes} min</source>
   <comment>a time</comment>
   <translation>{hours} h {minutes} min</translation>
  </message>
  <message>
   <source>As reported by the server, according to its own clock.</source>
   <translation>Vom Server gemeldet, nach seiner eigenen Uhr.</translation>
  </message>
  <message>
   <source>Pieces of text as they arrived, from the first to the last. A piece may contain several tokens. The server does not report tokens per second.</source>
   <translation>Textstücke, wie sie hier ankamen, vom ersten bis zum letzten. Ein Stück kann mehrere Token umfassen. Wie viele Token pro Sekunde das sind, meldet der Server nicht.</translation>
  </message>
  <message>
   <source>pieces/s</source>
   <comment>per second</comment>
   <translation>Stücke/s</translation>
  </message>
  <message>
   <source>{accepted} accepted of {drafted} drafted = {share}, as the server counts them.</source>
   <translation>{accepted} von {drafted} entworfenen angenommen = {share}, wie der Server sie zählt.</translation>
  </message>
  <message>
   <source>The server counted no drafts: every token came from the target alone.</source>
   <translation>Der Server hat keine Entwürfe gezählt: Jedes Token kam vom Zielmodell allein.</translation>
  </message>
  <message>
   <source>drafts: not reported</source>
   <translation>Entwürfe: nicht gemeldet</translation>
  </message>
  <message>
   <source>From the request to the first piece of text, including network time.</source>
   <translation>Von der Anfrage bis zum ersten Textstück, einschließlich der Zeit im Netz.</translation>
  </message>
  <message>
   <source>first text {time}</source>
   <translation>erster Text {time}</translation>
  </message>
  <message>
   <source>{policy} {lookahead}</source>
   <comment>how tokens are drafted, and how many</comment>
   <translation>{policy} {lookahead}</translation>
  </message>
  <message>
   <source>{reason} ({share})</source>
   <comment>why a draft ends, and how likely the next token was</comment>
   <translation>{reason} ({share})</translation>
  </message>
  <message numerus="yes">
   <source>{count} steps were expected to take {expected} and took {real}. Their individual errors add up to {wrong}, which is {share} of their time.</source>
   <extracomment>for 1: {count} step was expected to take {expected} and took {real}. It was off by {wrong}, which is {share} of its time.</extracomment>
   <translation>
    <numerusform>{count} Schritt, für den {expected} erwartet wurden und der {real} brauchte. Die Erwartung lag um {wrong} daneben, das sind {share} seiner Zeit.</numerusform>
    <numerusform>{count} Schritte, für die {expected} erwartet wurden und die {real} brauchten. Einzeln betrachtet lagen die Erwartungen zusammen um {wrong} daneben, das sind {share} ihrer Zeit.</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} s</source>
   <comment>seconds</comment>
   <translation>{number} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>the character NUL</source>
   <comment>characters</comment>
   <translation>das Zeichen NUL</translation>
  </message>
  <message>
   <source>line breaks</source>
   <comment>characters</comment>
   <translation>Zeilenumbrüche</translation>
  </message>
  <message>
   <source>tabs</source>
   <comment>characters</comment>
   <translation>Tabulatoren</translation>
  </message>
  <message>
   <source>spaces</source>
   <comment>characters</comment>
   <translation>Leerzeichen</translation>
  </message>
  <message numerus="yes">
   <source>{count} others</source>
   <comment>characters</comment>
   <extracomment>for 1: {count} other</extracomment>
   <translation>
    <numerusform>{count} anderes</numerusform>
    <numerusform>{count} andere</numerusform>
   </translation>
  </message>
  <message>
   <source>half a character</source>
   <translation>ein halbes Zeichen</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_display.py" />
   <source>accepted draft</source>
   <translation>angenommener Entwurf</translation>
  </message>
  <message>
   <source>accepted lookup</source>
   <translation>angenommenes Lookup</translation>
  </message>
  <message>
   <source>target correction</source>
   <translation>Korrektur des Zielmodells</translation>
  </message>
  <message>
   <source>bonus token</source>
   <translation>Bonus-Token</translation>
  </message>
  <message>
   <source>target only</source>
   <translation>nur Zielmodell</translation>
  </message>
  <message>
   <source>chosen by hand</source>
   <translation>von Hand gewählt</translation>
  </message>
  <message>
   <source>unknown source</source>
   <translation>unbekannte Quelle</translation>
  </message>
  <message>
   <source>&lt;{bits}</source>
   <comment>bits</comment>
   <translation>&lt;{bits}</translation>
  </message>
  <message>
   <source>≥{bits}</source>
   <comment>bits</comment>
   <translation>≥{bits}</translation>
  </message>
  <message>
   <source>≥{percent}</source>
   <comment>per cent</comment>
   <translation>≥{percent}</translation>
  </message>
  <message>
   <source>&lt;{percent}</source>
   <comment>per cent</comment>
   <translation>&lt;{percent}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/amounts.py" />
   <source>{number} GB</source>
   <translation>{number} GB</translation>
  </message>
  <message>
   <source>{number} MB</source>
   <translation>{number} MB</translation>
  </message>
  <message>
   <source>{number} kB</source>
   <translation>{number} kB</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>Hugging Face cache</source>
   <translation>Hugging-Face-Cache</translation>
  </message>
  <message>
   <source>llama.cpp cache</source>
   <translation>llama.cpp-Cache</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It</source>
   <comment>a file of a model</comment>
   <translation>Die Datei</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free on {gpu}</source>
   <translation>braucht {size}, {free} frei auf {gpu}</translation>
  </message>
  <message>
   <source>needs {size}, {free} free</source>
   <translation>braucht {size}, {free} frei</translation>
  </message>
  <message>
   <source>needs {size}, {free} free in memory</source>
   <translation>braucht {size}, {free} frei im Arbeitsspeicher</translation>
  </message>
  <message>
   <source>; </source>
   <comment>between statements</comment>
   <translation>; </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/free_memory.py" />
   <source>fits</source>
   <translation>passt</translation>
  </message>
  <message>
   <source>barely fits</source>
   <translation>passt knapp</translation>
  </message>
  <message>
   <source>not enough memory free</source>
   <translation>zurzeit zu groß</translation>
  </message>
  <message>
   <source>too big for this computer</source>
   <translation>hier zu groß</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on the processor</source>
   <comment>where a model is computed</comment>
   <translation>auf dem Prozessor</translation>
  </message>
  <message>
   <source>on {gpu}</source>
   <comment>where a model is computed</comment>
   <translation>auf {gpu}</translation>
  </message>
  <message numerus="yes">
   <source>{some} of {count} layers on {gpu}</source>
   <comment>where a model is computed</comment>
   <extracomment>for 1: {some} of {count} layer on {gpu}</extracomment>
   <translation>
    <numerusform>{some} von {count} Schicht auf {gpu}</numerusform>
    <numerusform>{some} von {count} Schichten auf {gpu}</numerusform>
   </translation>
  </message>
  <message>
   <source>the rest on the processor</source>
   <comment>where a model is computed</comment>
   <translation>der Rest auf dem Prozessor</translation>
  </message>
  <message>
   <source>Target and draft: {where}.</source>
   <translation>Ziel- und Entwurfsmodell: {where}.</translation>
  </message>
  <message>
   <source>Target: {where}.</source>
   <translation>Zielmodell: {where}.</translation>
  </message>
  <message>
   <source>Draft: {where}.</source>
   <translation>Entwurfsmodell: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in pair</source>
   <translation>Eingebautes Paar</translation>
  </message>
  <message>
   <source>Tiny models for trying out Foretoken.</source>
   <translation>Winzige Modelle zum Ausprobieren von Foretoken.</translation>
  </message>
  <message>
   <source>For real work, choose larger models.</source>
   <translation>Für echte Arbeit größere Modelle wählen.</translation>
  </message>
  <message>
   <source>Built into the model (MTP)</source>
   <translation>Ins Modell eingebaut (MTP)</translation>
  </message>
  <message>
   <source>Built-in target</source>
   <translation>Eingebautes Zielmodell</translation>
  </message>
  <message>
   <source>Built-in draft</source>
   <translation>Eingebautes Entwurfsmodell</translation>
  </message>
  <message>
   <source>Built-in EAGLE-3 head</source>
   <translation>Eingebauter EAGLE-3-Kopf</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment.py" />
   <source>Questions</source>
   <comment>a kind of text</comment>
   <translation>Fragen</translation>
  </message>
  <message>
   <source>Stories</source>
   <comment>a kind of text</comment>
   <translation>Geschichten</translation>
  </message>
  <message>
   <source>Chat</source>
   <comment>a kind of text</comment>
   <translation>Chat</translation>
  </message>
  <message>
   <source>Code</source>
   <comment>a kind of text</comment>
   <translation>Code</translation>
  </message>
  <message>
   <source>Rewriting</source>
   <comment>a kind of text</comment>
   <translation>Umschreiben</translation>
  </message>
  <message>
   <source>Copying</source>
   <comment>a kind of text</comment>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Long text</source>
   <comment>a kind of text</comment>
   <translation>Langer Text</translation>
  </message>
  <message>
   <source>Mixed</source>
   <comment>a kind of text</comment>
   <translation>Gemischt</translation>
  </message>
  <message>
   <source>All kinds</source>
   <translation>Alle Arten</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>The file</source>
   <translation>Die Datei</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Writing sampled texts, round {done}</source>
   <translation>Schreiben zufällig gezogener Texte, Runde {done}</translation>
  </message>
  <message>
   <source>Comparing greedy texts, {done} of {of}</source>
   <translation>Vergleich gieriger Texte, {done} von {of}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>Repetition {number} of {count}: {one} and {other} tokens</source>
   <translation>Wiederholung {number} von {count}: {one} und {other} Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>about {size}</source>
   <comment>a download</comment>
   <translation>etwa {size}</translation>
  </message>
  <message>
   <source>It needs about {needed} of this computer's {total} of memory; {free} is free now.</source>
   <translation>Gebraucht werden etwa {needed} der {total} Speicher dieses Rechners; {free} sind jetzt frei.</translation>
  </message>
  <message>
   <source>It needs about {needed} of the GPU's {total} of memory; {free} is free now.</source>
   <translation>Gebraucht werden etwa {needed} der {total} Speicher der GPU; {free} sind jetzt frei.</translation>
  </message>
  <message>
   <source>Larger pairs would also fit, but would be slow on this processor.</source>
   <translation>Größere Paare würden auch passen, wären aber auf diesem Prozessor langsam.</translation>
  </message>
  <message>
   <source>It is the largest pair that fits comfortably.</source>
   <translation>Es ist das größte, das dort bequem passt.</translation>
  </message>
  <message>
   <source>It is the largest pair that leaves half of the memory to other programs.</source>
   <translation>Es ist das größte, das die Hälfte davon anderen Programmen lässt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Appearance</source>
   <translation>Erscheinungsbild</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>Fenster</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lesen</translation>
  </message>
  <message>
   <source>Notifications</source>
   <translation>Benachrichtigungen</translation>
  </message>
  <message>
   <source>Drafting</source>
   <translation>Entwerfen</translation>
  </message>
  <message>
   <source>Sampling</source>
   <translation>Sampling</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistik</translation>
  </message>
  <message>
   <source>Updates</source>
   <translation>Updates</translation>
  </message>
  <message>
   <source>Follow system</source>
   <translation>Wie das System</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Hell</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Dunkel</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Design</translation>
  </message>
  <message>
   <source>The colours of the window. “Follow system” changes with the system.</source>
   <translation>Die Farben des Fensters. „Wie das System“ wechselt immer mit dem System.</translation>
  </message>
  <message>
   <source>Accent</source>
   <translation>Akzent</translation>
  </message>
  <message>
   <source>The colour of links and main buttons. The system's accent colour is adjusted where text would be hard to read.</source>
   <translation>Die Farbe von Links und Hauptschaltflächen. Die Akzentfarbe des Systems wird angepasst, wo Text sonst schwer lesbar wäre.</translation>
  </message>
  <message>
   <source>System</source>
   <translation>System</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>Bewegung</translation>
  </message>
  <message>
   <source>Animated progress bars and menus, and a blinking text cursor. “Follow system” means full motion on systems that have no such setting.</source>
   <translation>Animierte Fortschrittsbalken und Menüs und ein blinkender Textcursor. „Wie das System“ bedeutet volle Bewegung auf Systemen ohne eine solche Einstellung.</translation>
  </message>
  <message>
   <source>Full</source>
   <translation>Voll</translation>
  </message>
  <message>
   <source>Reduced</source>
   <translation>Reduziert</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Sprache</translation>
  </message>
  <message>
   <source>The language of the window, not of the answers; a change takes effect after a restart. Translations were made by machine and have not been reviewed.</source>
   <translation>Die Sprache des Fensters, nicht der Antworten; eine Änderung gilt nach einem Neustart. Die Übersetzungen sind maschinell erstellt und nicht geprüft.</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Textgröße</translation>
  </message>
  <message>
   <source>The size of all text and of the controls around it, relative to normal.</source>
   <translation>Die Größe von allem Text und den Bedienelementen darum herum, im Verhältnis zur normalen.</translation>
  </message>
  <message>
   <source>Show sidebar</source>
   <translation>Seitenleiste zeigen</translation>
  </message>
  <message>
   <source>The list of chats. It is hidden automatically while the window is too narrow.</source>
   <translation>Die Liste der Chats. Sie wird automatisch ausgeblendet, solange das Fenster zu schmal ist.</translation>
  </message>
  <message>
   <source>Show live panel</source>
   <translation>Live-Anzeige zeigen</translation>
  </message>
  <message>
   <source>Speed and acceptance of the answers. It is hidden automatically while the window is too narrow.</source>
   <translation>Tempo und Annahme der Antworten. Die Anzeige wird automatisch ausgeblendet, solange das Fenster zu schmal ist.</translation>
  </message>
  <message>
   <source>Show an icon in the system tray</source>
   <translation>Symbol im Infobereich zeigen</translation>
  </message>
  <message>
   <source>Its menu shows the window, starts a chat, stops an answer or quits. Not every desktop has a system tray.</source>
   <translation>Sein Menü zeigt das Fenster, beginnt einen Chat, hält eine Antwort an oder beendet Foretoken. Nicht jeder Desktop hat einen Infobereich.</translation>
  </message>
  <message>
   <source>Format answers</source>
   <translation>Antworten formatieren</translation>
  </message>
  <message>
   <source>Show headings, lists, tables and code formatted rather than as raw Markdown.</source>
   <translation>Überschriften, Listen, Tabellen und Code formatiert zeigen, nicht als das Markdown, das das Modell geschrieben hat.</translation>
  </message>
  <message>
   <source>Origin</source>
   <translation>Herkunft</translation>
  </message>
  <message>
   <source>Probability</source>
   <translation>Wahrscheinlichkeit</translation>
  </message>
  <message>
   <source>Surprise</source>
   <translation>Überraschung</translation>
  </message>
  <message>
   <source>Token colours show</source>
   <translation>Tokenfarben zeigen</translation>
  </message>
  <message>
   <source>Which model wrote each token, how likely it was for the target, or how surprising, in bits.</source>
   <translation>Welches Modell jedes Token geschrieben hat, wie wahrscheinlich es für das Zielmodell war oder wie überraschend, in Bit.</translation>
  </message>
  <message>
   <source>Copy selections as Markdown</source>
   <translation>Auswahl als Markdown kopieren</translation>
  </message>
  <message>
   <source>Copy a selected part of an answer as the Markdown that the model wrote. A whole message is always copied that way.</source>
   <translation>Einen ausgewählten Teil einer Antwort als das Markdown kopieren, das das Modell geschrieben hat. Eine ganze Nachricht wird immer so kopiert.</translation>
  </message>
  <message>
   <source>Format your messages</source>
   <translation>Eigene Nachrichten formatieren</translation>
  </message>
  <message>
   <source>Show Markdown in your own messages formatted rather than as typed.</source>
   <translation>Markdown in eigenen Nachrichten formatiert zeigen, nicht so, wie es getippt wurde.</translation>
  </message>
  <message>
   <source>Notify when a long answer is ready</source>
   <translation>Melden, wenn eine lange Antwort fertig ist</translation>
  </message>
  <message>
   <source>For answers that take 20 seconds or more, while you are using another program. The notification has the name of the chat, unless it is temporary, and none of its content.</source>
   <translation>Für Antworten, die 20 Sekunden oder länger dauern, während ein anderes Programm benutzt wird. Die Benachrichtigung enthält den Namen des Chats, außer bei temporären, und nichts von seinem Inhalt.</translation>
  </message>
  <message>
   <source>Draft from earlier chats</source>
   <translation>Aus früheren Chats entwerfen</translation>
  </message>
  <message>
   <source>Where an answer continues like text in your chats, attachments or earlier answers, that text is used as the draft. This changes the speed of answers, not their text. For this, a copy of these texts, except temporary chats, is kept on this computer.</source>
   <translation>Wo eine Antwort so weitergeht wie etwas in Chats, Anhängen oder früheren Antworten, dient dieser Text als Entwurf. Das ändert das Tempo der Antworten, nicht ihren Text. Dafür wird eine Kopie dieser Texte, ohne temporäre Chats, auf diesem Rechner gespeichert.</translation>
  </message>
  <message>
   <source>Keep statistics</source>
   <translation>Statistik führen</translation>
  </message>
  <message>
   <source>Counts, times and model names of every answer and error, also in temporary chats, in a file on this computer. Nothing that you or the model wrote is kept there, and nothing is sent.</source>
   <translation>Anzahlen, Zeiten und Modellnamen zu jeder Antwort und jedem Fehler, auch in temporären Chats, in einer Datei auf diesem Rechner. Eigene Texte und Texte des Modells werden dort nicht gespeichert, und nichts wird gesendet.</translation>
  </message>
  <message>
   <source>Check for updates</source>
   <translation>Nach Updates suchen</translation>
  </message>
  <message>
   <source>When Foretoken may download the list of its releases. Nothing about you is sent.</source>
   <translation>Wann Foretoken die Liste seiner Versionen herunterladen darf. Nichts Persönliches wird gesendet.</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nie</translation>
  </message>
  <message>
   <source>Only when I ask</source>
   <translation>Nur auf Anforderung</translation>
  </message>
  <message>
   <source>Once a day</source>
   <translation>Einmal am Tag</translation>
  </message>
  <message>
   <source>Temperature</source>
   <translation>Temperatur</translation>
  </message>
  <message>
   <source>How varied answers are. At 0 the most likely token is always chosen; above 1, unlikely tokens are chosen more often than the model predicts.</source>
   <translation>Wie abwechslungsreich Antworten sind. Bei 0 wird immer das wahrscheinlichste Token gewählt; über 1 werden unwahrscheinliche Token öfter gewählt, als das Modell vorhersagt.</translation>
  </message>
  <message>
   <source>Top-k</source>
   <translation>Top-k</translation>
  </message>
  <message>
   <source>Choose only among this many of the most likely tokens; 0 turns it off.</source>
   <translation>Nur unter so vielen der wahrscheinlichsten Token wählen; 0 schaltet dies aus.</translation>
  </message>
  <message>
   <source>Top-p</source>
   <translation>Top-p</translation>
  </message>
  <message>
   <source>Choose only among the most likely tokens that together reach this probability; 1 turns it off.</source>
   <translation>Nur unter den wahrscheinlichsten Token wählen, die zusammen diese Wahrscheinlichkeit erreichen; 1 schaltet dies aus.</translation>
  </message>
  <message>
   <source>Min-p</source>
   <translation>Min-p</translation>
  </message>
  <message>
   <source>Exclude tokens that are less likely than this fraction of the most likely one; 0 turns it off.</source>
   <translation>Token ausschließen, die weniger wahrscheinlich sind als dieser Anteil des wahrscheinlichsten; 0 schaltet dies aus.</translation>
  </message>
  <message>
   <source>Repetition penalty</source>
   <translation>Wiederholungsstrafe</translation>
  </message>
  <message>
   <source>Makes recent tokens less likely by this factor; 1 turns it off.</source>
   <translation>Macht kürzlich vorgekommene Token um diesen Faktor unwahrscheinlicher; 1 schaltet dies aus.</translation>
  </message>
  <message>
   <source>Presence penalty</source>
   <translation>Präsenzstrafe</translation>
  </message>
  <message>
   <source>Lowers the score of every recent token by this much, however often it occurred; 0 turns it off.</source>
   <translation>Senkt den Punktwert jedes kürzlich vorgekommenen Tokens um diesen Betrag, gleich wie oft es vorkam; 0 schaltet dies aus.</translation>
  </message>
  <message>
   <source>Frequency penalty</source>
   <translation>Häufigkeitsstrafe</translation>
  </message>
  <message>
   <source>Lowers the score of a recent token by this much for each time it occurred; 0 turns it off.</source>
   <translation>Senkt den Punktwert eines kürzlich vorgekommenen Tokens um diesen Betrag für jedes Mal, das es vorkam; 0 schaltet dies aus.</translation>
  </message>
  <message>
   <source>Penalty window</source>
   <translation>Fenster der Strafen</translation>
  </message>
  <message>
   <source>How many tokens count as recent for the three penalties, including those of the prompt.</source>
   <translation>Wie viele der letzten Token für die drei Strafen zählen, die des Prompts eingeschlossen.</translation>
  </message>
  <message>
   <source>Seed</source>
   <translation>Seed</translation>
  </message>
  <message>
   <source>With the same seed, the same question gets the same answer. “Random” uses a new seed for each answer.</source>
   <translation>Mit demselben Seed bekommt dieselbe Frage dieselbe Antwort. „Zufällig“ verwendet für jede Antwort einen neuen Seed.</translation>
  </message>
  <message>
   <source>Random</source>
   <translation>Zufällig</translation>
  </message>
  <message>
   <source>Maximum answer length</source>
   <translation>Maximale Antwortlänge</translation>
  </message>
  <message>
   <source>An answer stops after this many tokens; you can continue it.</source>
   <translation>Eine Antwort endet nach so vielen Token; sie kann fortgesetzt werden.</translation>
  </message>
  <message>
   <source>Stop strings</source>
   <translation>Stoppzeichenfolgen</translation>
  </message>
  <message>
   <source>An answer stops before any of these, as well as before the model's own. Separate them with ; and write \n for a new line.</source>
   <translation>Eine Antwort endet vor jeder dieser Zeichenfolgen und vor denen des Modells. Mit ; trennen und \n für eine neue Zeile schreiben.</translation>
  </message>
  <message>
   <source>When the context is full</source>
   <translation>Wenn der Kontext voll ist</translation>
  </message>
  <message>
   <source>What happens when a chat no longer fits into the model's context.</source>
   <translation>Was geschieht, wenn ein Chat nicht mehr in den Kontext des Modells passt.</translation>
  </message>
  <message>
   <source>Leave out the oldest turns</source>
   <translation>Die ältesten Gesprächsrunden weglassen</translation>
  </message>
  <message>
   <source>Stop with an error</source>
   <translation>Mit einem Fehler anhalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}, {range}.</source>
   <translation>Standard: {default}, {range}.</translation>
  </message>
  <message>
   <source>Default: {default}.</source>
   <translation>Standard: {default}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>on</source>
   <translation>ein</translation>
  </message>
  <message>
   <source>off</source>
   <translation>aus</translation>
  </message>
  <message>
   <source>from {least} to {most}</source>
   <comment>numbers</comment>
   <translation>von {least} bis {most}</translation>
  </message>
  <message>
   <source>a whole number from {least} to {most}</source>
   <translation>eine ganze Zahl von {least} bis {most}</translation>
  </message>
  <message>
   <source>a number from {least} to {most}</source>
   <translation>eine Zahl von {least} bis {most}</translation>
  </message>
  <message>
   <source>{number} %</source>
   <comment>a share in hundredths</comment>
   <translation>{number} %</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>a text</comment>
   <translation>leer</translation>
  </message>
  <message>
   <source>“{text}”</source>
   <comment>a text in quotes</comment>
   <translation>„{text}“</translation>
  </message>
  <message numerus="yes">
   <source>a text of at most {count} characters</source>
   <extracomment>for 1: a text of at most {count} character</extracomment>
   <translation>
    <numerusform>ein Text von höchstens {count} Zeichen</numerusform>
    <numerusform>ein Text von höchstens {count} Zeichen</numerusform>
   </translation>
  </message>
  <message>
   <source>none</source>
   <comment>texts</comment>
   <translation>keine</translation>
  </message>
  <message numerus="yes">
   <source>at most {count} texts, with at most {longest} characters each</source>
   <extracomment>for 1: at most {count} text, with at most {longest} characters</extracomment>
   <translation>
    <numerusform>höchstens {count} Text mit höchstens {longest} Zeichen</numerusform>
    <numerusform>höchstens {count} Texte mit jeweils höchstens {longest} Zeichen</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Nichts</translation>
  </message>
  <message>
   <source>{limits}, or nothing</source>
   <translation>{limits} oder nichts</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/benchmark.py" />
   <source>Draft model, adaptive</source>
   <translation>Entwurfsmodell, adaptiv</translation>
  </message>
  <message>
   <source>Draft model, step rule</source>
   <translation>Entwurfsmodell, Schrittregel</translation>
  </message>
  <message>
   <source>Draft model, moving average</source>
   <translation>Entwurfsmodell, gleitender Mittelwert</translation>
  </message>
  <message>
   <source>Speedup over plain decoding; for plain decoding itself, tokens per second. Each is the median of the rounds ± half of their range. 1.00x is as fast as without drafting.</source>
   <translation>Beschleunigung gegenüber einfachem Dekodieren und dessen Token pro Sekunde: der Median der Runden, ± die Hälfte ihrer Spannweite. 1.00x ist so schnell wie ohne Entwerfen.</translation>
  </message>
  <message>
   <source>Benchmark of {pair}</source>
   <translation>Benchmark von {pair}</translation>
  </message>
  <message>
   <source>Speedup by kind of text</source>
   <translation>Beschleunigung nach Textart</translation>
  </message>
  <message>
   <source>All kinds together</source>
   <translation>Alle Arten zusammen</translation>
  </message>
  <message>
   <source>Each round</source>
   <translation>Jede Runde</translation>
  </message>
  <message numerus="yes">
   <source>Draft model, {count} tokens</source>
   <extracomment>for 1: Draft model, {count} token</extracomment>
   <translation>
    <numerusform>Entwurfsmodell, {count} Token</numerusform>
    <numerusform>Entwurfsmodell, {count} Token</numerusform>
   </translation>
  </message>
  <message>
   <source>Decoding method</source>
   <translation>Dekodierart</translation>
  </message>
  <message>
   <source>Speedup</source>
   <translation>Beschleunigung</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>Spannweite</translation>
  </message>
  <message>
   <source>Tokens/s</source>
   <translation>Token/s</translation>
  </message>
  <message>
   <source>Accepted drafts</source>
   <translation>Angenommene Entwürfe</translation>
  </message>
  <message>
   <source>Tokens per pass</source>
   <translation>Token pro Durchlauf</translation>
  </message>
  <message>
   <source>Verifying</source>
   <translation>Prüfen</translation>
  </message>
  <message>
   <source>Between tokens, ms (95 %)</source>
   <translation>Zwischen Token, ms (95 %)</translation>
  </message>
  <message>
   <source>{mode} (in use)</source>
   <translation>{mode} (in Gebrauch)</translation>
  </message>
  <message>
   <source>{mode} (tok/s)</source>
   <comment>what is compared</comment>
   <translation>{mode} (tok/s)</translation>
  </message>
  <message>
   <source>Kind of text</source>
   <translation>Textart</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Runde</translation>
  </message>
  <message>
   <source>Tokens</source>
   <translation>Token</translation>
  </message>
  <message>
   <source>Seconds</source>
   <translation>Sekunden</translation>
  </message>
  <message>
   <source>Tokens per second</source>
   <translation>Token pro Sekunde</translation>
  </message>
  <message>
   <source>Plain</source>
   <translation>Einfach</translation>
  </message>
  <message>
   <source>too short to time</source>
   <translation>zu kurz zum Messen</translation>
  </message>
  <message>
   <source>not measured</source>
   <translation>nicht gemessen</translation>
  </message>
  <message>
   <source>Not measured in both benchmarks.</source>
   <translation>Keine Zahl kommt in beiden vor.</translation>
  </message>
  <message>
   <source>{sign}{percent} %</source>
   <comment>a change</comment>
   <translation>{sign}{percent} %</translation>
  </message>
  <message>
   <source>{speed} tok/s ({least} to {most})</source>
   <translation>{speed} tok/s ({least} bis {most})</translation>
  </message>
  <message>
   <source>{speedup} ({range})</source>
   <comment>a speedup with its range</comment>
   <translation>{speedup} ({range})</translation>
  </message>
  <message>
   <source>Round {number}: {speed} tok/s, plain {plain} tok/s, {speedup}</source>
   <translation>Runde {number}: {speed} tok/s, einfach {plain} tok/s, {speedup}</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} drafted tokens accepted ({share}).</source>
   <translation>{accepted} von {drafted} entworfenen Token angenommen ({share}).</translation>
  </message>
  <message>
   <source>temperature {value}</source>
   <translation>Temperatur {value}</translation>
  </message>
  <message numerus="yes">
   <source>{count} rounds</source>
   <extracomment>for 1: {count} round</extracomment>
   <translation>
    <numerusform>{count} Runde</numerusform>
    <numerusform>{count} Runden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} answers</source>
   <extracomment>for 1: {count} answer</extracomment>
   <translation>
    <numerusform>{count} Antwort</numerusform>
    <numerusform>{count} Antworten</numerusform>
   </translation>
  </message>
  <message>
   <source>greedy</source>
   <translation>gierig</translation>
  </message>
  <message>
   <source>{what}: {value}</source>
   <comment>a fact</comment>
   <translation>{what}: {value}</translation>
  </message>
  <message>
   <source>Other programs used {share} of the processor.</source>
   <translation>Andere Programme nutzten {share} des Prozessors.</translation>
  </message>
  <message>
   <source>Stopped after {done} of {planned} answers.</source>
   <translation>Angehalten nach {done} von {planned} Antworten.</translation>
  </message>
  <message>
   <source>This computer was busy: even plain decoding varied, so no result is certain.</source>
   <translation>Dieser Rechner war ausgelastet: Sogar einfaches Dekodieren schwankte, deshalb ist kein Ergebnis sicher.</translation>
  </message>
  <message>
   <source>Processor use of other programs</source>
   <translation>Prozessornutzung anderer Programme</translation>
  </message>
  <message>
   <source>{what}: {before} → {after}</source>
   <comment>what differs</comment>
   <translation>{what}: {before} → {after}</translation>
  </message>
  <message>
   <source>{what}: changed</source>
   <comment>what differs</comment>
   <translation>{what}: geändert</translation>
  </message>
  <message>
   <source>none</source>
   <comment>a draft model</comment>
   <translation>keines</translation>
  </message>
  <message>
   <source>Target</source>
   <translation>Zielmodell</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>Entwurf</translation>
  </message>
  <message>
   <source>Processor</source>
   <translation>Prozessor</translation>
  </message>
  <message>
   <source>Cores</source>
   <translation>Kerne</translation>
  </message>
  <message>
   <source>Threads</source>
   <translation>Threads</translation>
  </message>
  <message>
   <source>Context</source>
   <translation>Kontext</translation>
  </message>
  <message>
   <source>Tokens per answer</source>
   <translation>Token pro Antwort</translation>
  </message>
  <message>
   <source>llama.cpp's features</source>
   <translation>Funktionen von llama.cpp</translation>
  </message>
  <message>
   <source>Settings of the target</source>
   <translation>Einstellungen des Zielmodells</translation>
  </message>
  <message>
   <source>Settings of the draft</source>
   <translation>Einstellungen des Entwurfsmodells</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>Fragen</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/pair_test.py" />
   <source>The plain speed varied from {low} to {high} tokens/s, because other programs keep this computer busy. Test again when it is idle.</source>
   <translation>Das einfache Dekodieren hatte kein stetiges Tempo, {low} bis {high} Tokens/s: Andere Programme beschäftigen diesen Rechner. Testen Sie erneut, wenn er nichts zu tun hat.</translation>
  </message>
  <message numerus="yes">
   <source>{count} questions answered with each method, in {seconds}</source>
   <extracomment>for 1: {count} question answered with each method, in {seconds}</extracomment>
   <translation>
    <numerusform>{count} Frage auf jede Art beantwortet, in {seconds}</numerusform>
    <numerusform>{count} Fragen auf jede Art beantwortet, in {seconds}</numerusform>
   </translation>
  </message>
  <message>
   <source>Speeds are in tokens per second, with the sampling settings of a chat.</source>
   <translation>Geschwindigkeiten in Tokens pro Sekunde, mit den Sampling-Einstellungen eines Chats.</translation>
  </message>
  <message>
   <source>Pair test</source>
   <translation>Paartest</translation>
  </message>
  <message>
   <source>Not measured: {why}</source>
   <translation>Nicht gemessen: {why}</translation>
  </message>
  <message>
   <source>Measured: {speedup}x the speed of plain decoding</source>
   <translation>Gemessen: {speedup}x so schnell wie einfaches Dekodieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/proof.py" />
   <source>Checks that drafting does not change the output: the pair writes with drafting, and every token is compared with what the target alone would write there. Takes about a minute.</source>
   <translation>Prüft, dass Entwerfen die Ausgabe nicht ändert: Das Paar schreibt mit Entwerfen, und jedes Token wird mit dem verglichen, was das Zielmodell allein dort schreiben würde. Dauert etwa eine Minute.</translation>
  </message>
  <message>
   <source>Drafting is lossless</source>
   <translation>Entwerfen ist verlustfrei</translation>
  </message>
  <message>
   <source>Drafting changes the output</source>
   <translation>Entwerfen ändert die Ausgabe</translation>
  </message>
  <message>
   <source>Inconclusive</source>
   <translation>Kein eindeutiges Ergebnis</translation>
  </message>
  <message>
   <source>First drafted token</source>
   <translation>Erstes entworfenes Token</translation>
  </message>
  <message>
   <source>Later drafted tokens</source>
   <translation>Spätere entworfene Token</translation>
  </message>
  <message>
   <source>After a fully accepted draft</source>
   <translation>Nach einem ganz angenommenen Entwurf</translation>
  </message>
  <message>
   <source>All tokens</source>
   <translation>Alle Token</translation>
  </message>
  <message>
   <source>by draft difference</source>
   <translation>nach Abweichung des Entwurfs</translation>
  </message>
  <message>
   <source>by likelihood</source>
   <translation>nach Wahrscheinlichkeit</translation>
  </message>
  <message>
   <source>With this version, the pair does not write what its target alone would. Turn drafting off, and please report this with the exported result.</source>
   <translation>Mit dieser Version schreibt das Paar nicht, was sein Zielmodell allein schreiben würde. Das Entwerfen ausschalten und dies bitte mit dem exportierten Ergebnis melden.</translation>
  </message>
  <message>
   <source>No built-in question fits the context of this pair.</source>
   <translation>Keine eingebaute Frage passt in den Kontext dieses Paars.</translation>
  </message>
  <message>
   <source>Proof of {pair}</source>
   <translation>Nachweis für {pair}</translation>
  </message>
  <message>
   <source>Sampled tokens match the target</source>
   <translation>Gezogene Token passen zum Zielmodell</translation>
  </message>
  <message>
   <source>Greedy texts are identical</source>
   <translation>Gierige Texte sind identisch</translation>
  </message>
  <message>
   <source>With drafting</source>
   <translation>Mit Entwerfen</translation>
  </message>
  <message>
   <source>This model cannot be checked: it rounds so differently in long and short passes that even its own tokens do not match its probabilities.</source>
   <translation>Dieses Modell lässt sich nicht prüfen: Es rundet in langen und in kurzen Durchläufen so verschieden, dass nicht einmal seine eigenen Token zu seinen Wahrscheinlichkeiten passen.</translation>
  </message>
  <message numerus="yes">
   <source>Only {count} drafted tokens were checked; {needed} are needed.</source>
   <extracomment>for 1: Only {count} drafted token was checked; {needed} are needed.</extracomment>
   <translation>
    <numerusform>Nur {count} entworfenes Token wurde geprüft; {needed} sind nötig.</numerusform>
    <numerusform>Nur {count} entworfene Token wurden geprüft; {needed} sind nötig.</numerusform>
   </translation>
  </message>
  <message>
   <source>Figure</source>
   <translation>Kennzahl</translation>
  </message>
  <message>
   <source>Tokens written with drafting</source>
   <translation>Mit Entwerfen geschriebene Token</translation>
  </message>
  <message>
   <source>Lowest p value of {tests} tests</source>
   <translation>Kleinster p-Wert von {tests} Tests</translation>
  </message>
  <message>
   <source>Fails below</source>
   <translation>Nicht bestanden unter</translation>
  </message>
  <message>
   <source>Answers</source>
   <translation>Antworten</translation>
  </message>
  <message>
   <source>Drafted tokens accepted</source>
   <translation>Angenommene Entwurfstoken</translation>
  </message>
  <message>
   <source>Drafted tokens replaced</source>
   <translation>Ersetzte Entwurfstoken</translation>
  </message>
  <message>
   <source>Bonus tokens</source>
   <translation>Bonus-Token</translation>
  </message>
  <message>
   <source>A correct pair fails by chance, at most</source>
   <translation>Ein fehlerfreies Paar fällt zufällig durch, höchstens</translation>
  </message>
  <message>
   <source>Among tokens written where draft and target differ</source>
   <translation>Von dem, was geschrieben wird, wo Entwurfs- und Zielmodell voneinander abweichen</translation>
  </message>
  <message>
   <source>Smallest detectable change</source>
   <translation>Kleinste Änderung, die bemerkt wird</translation>
  </message>
  <message>
   <source>Results</source>
   <translation>Ergebnisse</translation>
  </message>
  <message>
   <source>Figures</source>
   <translation>Zahlen</translation>
  </message>
  <message>
   <source>too few</source>
   <translation>zu wenige</translation>
  </message>
  <message>
   <source>Deviation</source>
   <translation>Abweichung</translation>
  </message>
  <message>
   <source>p value</source>
   <translation>p-Wert</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Tests</translation>
  </message>
  <message>
   <source>Texts compared</source>
   <translation>Verglichene Texte</translation>
  </message>
  <message>
   <source>Identical, token for token</source>
   <translation>Identisch, Token für Token</translation>
  </message>
  <message>
   <source>Different at a near tie, within rounding</source>
   <translation>Abweichend, wo zwei Token fast gleichauf liegen, im Rahmen der Rundung</translation>
  </message>
  <message>
   <source>Different by more than rounding</source>
   <translation>Stärker abweichend, als Rundung erklärt</translation>
  </message>
  <message>
   <source>Skipped for lack of time or context</source>
   <translation>Ausgelassen, weil Zeit oder Kontext nicht reichte</translation>
  </message>
  <message>
   <source>Tokens compared</source>
   <translation>Verglichene Token</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Text</translation>
  </message>
  <message>
   <source>Token</source>
   <translation>Token</translation>
  </message>
  <message>
   <source>Logit gap</source>
   <translation>Logit-Abstand</translation>
  </message>
  <message>
   <source>Rounding</source>
   <translation>Rundung</translation>
  </message>
  <message>
   <source>Near tie</source>
   <translation>Fast gleichauf</translation>
  </message>
  <message>
   <source>Differs</source>
   <translation>Weicht ab</translation>
  </message>
  <message>
   <source>Texts that differ</source>
   <translation>Abweichende Texte</translation>
  </message>
  <message>
   <source>{place}, {order}</source>
   <comment>what is tested, as in: all tokens, by likelihood</comment>
   <translation>{place}, {order}</translation>
  </message>
  <message>
   <source>less than {value}</source>
   <translation>weniger als {value}</translation>
  </message>
  <message>
   <source>{share} %</source>
   <comment>a share</comment>
   <translation>{share} %</translation>
  </message>
  <message>
   <source>the end</source>
   <translation>das Ende</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/race.py" />
   <source>Race</source>
   <translation>Rennen</translation>
  </message>
  <message>
   <source>Plain</source>
   <comment>a way of answering</comment>
   <translation>Einfach</translation>
  </message>
  <message>
   <source>Lookup</source>
   <comment>a way of answering</comment>
   <translation>Lookup</translation>
  </message>
  <message numerus="yes">
   <source>Always {count} tokens</source>
   <extracomment>for 1: Always {count} token</extracomment>
   <translation>
    <numerusform>Immer {count} Token</numerusform>
    <numerusform>Immer {count} Token</numerusform>
   </translation>
  </message>
  <message>
   <source>Step rule</source>
   <translation>Schrittregel</translation>
  </message>
  <message>
   <source>Moving average</source>
   <translation>Gleitender Mittelwert</translation>
  </message>
  <message>
   <source>Speculative</source>
   <comment>a way of answering</comment>
   <translation>Spekulativ</translation>
  </message>
  <message numerus="yes">
   <source>{count} characters</source>
   <extracomment>for 1: {count} character</extracomment>
   <translation>
    <numerusform>{count} Zeichen</numerusform>
    <numerusform>{count} Zeichen</numerusform>
   </translation>
  </message>
  <message>
   <source>{tokens} in {time}</source>
   <translation>{tokens} in {time}</translation>
  </message>
  <message>
   <source>The computer was too busy to compare speeds.</source>
   <translation>Der Rechner war zu ausgelastet, um das Tempo zu vergleichen.</translation>
  </message>
  <message>
   <source>The answers were too short to compare speeds.</source>
   <translation>Die Antworten waren zu kurz, um das Tempo zu vergleichen.</translation>
  </message>
  <message>
   <source>No measurable difference</source>
   <translation>Kein messbarer Unterschied</translation>
  </message>
  <message>
   <source>{name} is faster</source>
   <translation>{name} ist schneller</translation>
  </message>
  <message>
   <source>{name} is slower</source>
   <translation>{name} ist langsamer</translation>
  </message>
  <message>
   <source>Speedup over {name}</source>
   <translation>Beschleunigung gegenüber {name}</translation>
  </message>
  <message>
   <source>Speedup over {name}, in characters per second</source>
   <translation>Beschleunigung gegenüber {name}, in Zeichen pro Sekunde</translation>
  </message>
  <message>
   <source>Geometric mean of the repetitions: {ratios}. Reading the prompt is not included.</source>
   <translation>Geometrisches Mittel der Wiederholungen: {ratios}. Das Lesen des Prompts gehört nicht dazu.</translation>
  </message>
  <message>
   <source>unknown after one repetition</source>
   <translation>nach einer Wiederholung unbekannt</translation>
  </message>
  <message>
   <source>{least} to {most}</source>
   <comment>a range</comment>
   <translation>{least} bis {most}</translation>
  </message>
  <message>
   <source>95 % interval</source>
   <translation>95-%-Intervall</translation>
  </message>
  <message>
   <source>Repetitions</source>
   <translation>Wiederholungen</translation>
  </message>
  <message>
   <source>{same} of {count} repetitions</source>
   <translation>{same} von {count} Wiederholungen</translation>
  </message>
  <message>
   <source>Same text</source>
   <translation>Gleicher Text</translation>
  </message>
  <message>
   <source>Side</source>
   <translation>Seite</translation>
  </message>
  <message>
   <source>Draft model</source>
   <translation>Entwurfsmodell</translation>
  </message>
  <message>
   <source>Characters/s</source>
   <translation>Zeichen/s</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} drafted tokens</source>
   <translation>{accepted} von {drafted} entworfenen Token</translation>
  </message>
  <message>
   <source>Speeds</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>{rate} ({low} to {high})</source>
   <comment>a speed and its interval</comment>
   <translation>{rate} ({low} bis {high})</translation>
  </message>
  <message>
   <source>Two models, so the texts differ.</source>
   <translation>Zwei Modelle, deshalb unterscheiden sich die Texte.</translation>
  </message>
  <message>
   <source>Different texts, as expected above temperature 0. Set both sides to temperature 0 to compare texts.</source>
   <translation>Verschiedene Texte, wie über Temperatur 0 zu erwarten. Um Texte zu vergleichen, beide Seiten auf Temperatur 0 setzen.</translation>
  </message>
  <message>
   <source>Different texts, as expected: the sides are sampled by different rules.</source>
   <translation>Verschiedene Texte, wie zu erwarten: Die Seiten ziehen Token nach verschiedenen Regeln.</translation>
  </message>
  <message>
   <source>Different texts. The cause is unknown: this model cannot roll back to check.</source>
   <translation>Verschiedene Texte. Die Ursache ist unbekannt: Dieses Modell kann für die Prüfung keine Token zurücknehmen.</translation>
  </message>
  <message>
   <source>Different texts: at least one side did not write what its model computes when checked again. Please report this with the exported race.</source>
   <translation>Verschiedene Texte: Mindestens eine Seite hat nicht geschrieben, was sie bei erneuter Anfrage berechnet. Bitte mit dem exportierten Rennen melden.</translation>
  </message>
  <message>
   <source>Different texts because of a near tie: rounding decided between two tokens that are almost equally likely. Both texts are the target's own.</source>
   <translation>Verschiedene Texte, weil es fast gleichauf stand: Die Rundung hat zwischen zwei Token entschieden, die fast gleich wahrscheinlich sind. Beide Texte sind die des Zielmodells.</translation>
  </message>
  <message>
   <source>Different texts, by more than rounding explains. A heavily quantised cache can cause this; otherwise please report it with the exported race.</source>
   <translation>Verschiedene Texte, mehr als Rundung erklärt. Ein stark quantisierter Cache kann das verursachen; sonst bitte mit dem exportierten Rennen melden.</translation>
  </message>
  <message>
   <source>Token {index}, after “{before}”</source>
   <translation>Token {index}, nach „{before}“</translation>
  </message>
  <message>
   <source>Wrote</source>
   <translation>Schrieb</translation>
  </message>
  <message>
   <source>Probability of {token}</source>
   <translation>Wahrscheinlichkeit von {token}</translation>
  </message>
  <message>
   <source>Where the texts differ</source>
   <translation>Wo sich die Texte unterscheiden</translation>
  </message>
  <message>
   <source>the end</source>
   <comment>of an answer</comment>
   <translation>das Ende</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/report.py" />
   <source>Passed</source>
   <comment>a check of a pair</comment>
   <translation>Bestanden</translation>
  </message>
  <message>
   <source>Failed</source>
   <comment>a check of a pair</comment>
   <translation>Nicht bestanden</translation>
  </message>
  <message>
   <source>Inconclusive</source>
   <comment>a check of a pair</comment>
   <translation>Nicht eindeutig</translation>
  </message>
  <message numerus="yes">
   <source>about {count} seconds</source>
   <extracomment>for 1: about {count} second</extracomment>
   <translation>
    <numerusform>etwa {count} Sekunde</numerusform>
    <numerusform>etwa {count} Sekunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>about {count} minutes</source>
   <extracomment>for 1: about {count} minute</extracomment>
   <translation>
    <numerusform>etwa {count} Minute</numerusform>
    <numerusform>etwa {count} Minuten</numerusform>
   </translation>
  </message>
  <message>
   <source>{duration} left</source>
   <comment>a duration</comment>
   <translation>noch {duration}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>OpenAI-compatible server</source>
   <translation>OpenAI-kompatibler Server</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>“{text}”</source>
   <comment>a quotation</comment>
   <translation>„{text}“</translation>
  </message>
  <message>
   <source>{most} and {last}</source>
   <comment>a list</comment>
   <translation>{most} und {last}</translation>
  </message>
  <message>
   <source>{most} or {last}</source>
   <comment>a list</comment>
   <translation>{most} oder {last}</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <comment>a moment</comment>
   <translation>{day}, {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/secret_store.py" />
   <source>the system's keyring</source>
   <translation>der Schlüsselbund des Systems</translation>
  </message>
  <message>
   <source>this session</source>
   <translation>diese Sitzung</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/system/shown_text.py" />
   <source>… {count} more lines …</source>
   <extracomment>for 1: … {count} more line …</extracomment>
   <translation>
    <numerusform>… {count} weitere Zeile …</numerusform>
    <numerusform>… {count} weitere Zeilen …</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… {count} more characters …</source>
   <extracomment>for 1: … {count} more character …</extracomment>
   <translation>
    <numerusform>… {count} weiteres Zeichen …</numerusform>
    <numerusform>… {count} weitere Zeichen …</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Available when the model is ready</source>
   <translation>Verfügbar, sobald das Modell bereit ist</translation>
  </message>
  <message>
   <source>Models on this computer, and pairs to download</source>
   <translation>Modelle auf diesem Rechner und Paare zum Herunterladen</translation>
  </message>
  <message>
   <source>Choose models</source>
   <translation>Modelle wählen</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>Angehalten.</translation>
  </message>
  <message>
   <source>Stopped at the token limit for one answer.</source>
   <translation>Angehalten an der Grenze der Token für eine Antwort.</translation>
  </message>
  <message>
   <source>Stopped at the step limit for one answer.</source>
   <translation>Angehalten an der Grenze der Schritte für eine Antwort.</translation>
  </message>
  <message>
   <source>Interrupted: Foretoken was closed while this was being written.</source>
   <translation>Unterbrochen: Die Anwendung wurde geschlossen, während dies geschrieben wurde.</translation>
  </message>
  <message>
   <source>The answer was cut off: the context is full. Start a new chat, or ask something shorter.</source>
   <translation>Die Antwort wurde abgeschnitten: Der Kontext ist voll. Einen neuen Chat beginnen oder etwas Kürzeres fragen.</translation>
  </message>
  <message>
   <source>There is no room for an answer: the context is full. Start a new chat, or ask something shorter.</source>
   <translation>Für eine Antwort ist kein Platz: Der Kontext ist voll. Einen neuen Chat beginnen oder etwas Kürzeres fragen.</translation>
  </message>
  <message>
   <source>The model returned an empty answer.</source>
   <translation>Das Modell hat eine leere Antwort gegeben.</translation>
  </message>
  <message>
   <source>The built-in pair is a tiny demonstration. A larger pair may know more.</source>
   <translation>Das eingebaute Paar ist eine winzige Vorführung. Ein größeres Paar weiß vielleicht mehr.</translation>
  </message>
  <message>
   <source>Notice</source>
   <translation>Hinweis</translation>
  </message>
  <message>
   <source>Copy the details of what happened</source>
   <translation>Einzelheiten des Geschehens kopieren</translation>
  </message>
  <message>
   <source>Copy details</source>
   <translation>Details kopieren</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>Kopiert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thoughts</source>
   <translation>Gedanken</translation>
  </message>
  <message>
   <source>Show or hide the model's thoughts</source>
   <translation>Gedanken des Modells ein- oder ausblenden</translation>
  </message>
  <message>
   <source>Reading the prompt…</source>
   <translation>Prompt wird gelesen…</translation>
  </message>
  <message>
   <source>Reading the prompt… {share} %</source>
   <translation>Prompt wird gelesen… {share} %</translation>
  </message>
  <message>
   <source>Load the pair this way and continue the answer</source>
   <translation>Das Paar so laden und mit der Antwort weitermachen</translation>
  </message>
  <message>
   <source>Continue where the answer stopped</source>
   <translation>Weitermachen, wo die Antwort angehalten hat</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Noch einmal versuchen</translation>
  </message>
  <message>
   <source>Ask the same question again</source>
   <translation>Dieselbe Frage noch einmal stellen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Your message</source>
   <translation>Eigene Nachricht</translation>
  </message>
  <message>
   <source>The model does not see unanswered questions.</source>
   <translation>Das Modell sieht unbeantwortete Fragen nicht.</translation>
  </message>
  <message>
   <source>Answer this question; what follows is kept as another version</source>
   <translation>Diese Frage beantworten; was ihr folgt, bleibt als andere Fassung</translation>
  </message>
  <message>
   <source>Answer again</source>
   <translation>Neu antworten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>The model no longer sees the messages above: the context is full</source>
   <translation>Die Nachrichten darüber sieht das Modell nicht mehr: Der Kontext ist voll</translation>
  </message>
  <message>
   <source>A model can read only a limited amount of text at once. The oldest messages are left out
so that this chat can continue. A new chat starts with an empty context.</source>
   <translation>Ein Modell liest nur eine begrenzte Menge Text auf einmal. Die ältesten Nachrichten werden weggelassen,
damit dieser Chat weitergehen kann. Ein neuer Chat beginnt mit leerem Kontext.</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>Unterhaltung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Find in this chat</source>
   <translation>In diesem Chat suchen</translation>
  </message>
  <message>
   <source>Matches</source>
   <translation>Fundstellen</translation>
  </message>
  <message>
   <source>{number} of {count}</source>
   <comment>the places found</comment>
   <translation>{number} von {count}</translation>
  </message>
  <message>
   <source>none</source>
   <comment>the places found</comment>
   <translation>keine</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/following_scroll.py" />
   <source>Jump to the end</source>
   <translation>Zum Ende springen</translation>
  </message>
  <message>
   <source>Jump to the end (End)</source>
   <comment>with its key</comment>
   <translation>Zum Ende springen (Ende)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}.</source>
   <translation>Geschrieben von {target}.</translation>
  </message>
  <message>
   <source>Written by {target}, with drafts by {draft}.</source>
   <translation>Geschrieben von {target}, mit Entwürfen von {draft}.</translation>
  </message>
  <message>
   <source>Sent to {name} ({host}).</source>
   <translation>Gesendet an {name}, das ist {host}.</translation>
  </message>
  <message>
   <source>Computed {place}.</source>
   <translation>Berechnet {place}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_actions.py" />
   <source>Version {number} of {count}</source>
   <translation>Fassung {number} von {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Edit your message</source>
   <translation>Eigene Nachricht bearbeiten</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <source>The original is kept as another version</source>
   <translation>Das Original bleibt als andere Fassung</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Speichern</translation>
  </message>
  <message>
   <source>Enter saves, Esc cancels</source>
   <translation>Enter speichert, Esc bricht ab</translation>
  </message>
  <message>
   <source>Send</source>
   <translation>Senden</translation>
  </message>
  <message>
   <source>Enter sends, Esc cancels</source>
   <translation>Enter sendet, Esc bricht ab</translation>
  </message>
  <message>
   <source>Open this link?</source>
   <translation>Diesen Link öffnen?</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Öffnen</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>Shown as plain text, because formatting would take too long: {count} characters</source>
   <extracomment>for 1: Shown as plain text, because formatting would take too long: {count} character</extracomment>
   <translation>
    <numerusform>Als reiner Text gezeigt, weil das Formatieren lange dauern würde: {count} Zeichen</numerusform>
    <numerusform>Als reiner Text gezeigt, weil das Formatieren lange dauern würde: {count} Zeichen</numerusform>
   </translation>
  </message>
  <message>
   <source>Only the first {count} lines are shown.</source>
   <translation>Nur die ersten {count} Zeilen werden angezeigt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/token_walk.py" />
   <source>Left and Right move between tokens, Enter shows details</source>
   <translation>Links und Rechts gehen die Token entlang, Enter zeigt alles über eines</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Ask this</source>
   <translation>Das fragen</translation>
  </message>
  <message>
   <source>The built-in pair is tiny and knows little. It is meant for trying things out.</source>
   <translation>Das eingebaute Paar ist winzig und weiß wenig. Es ist zum Ausprobieren da.</translation>
  </message>
  <message>
   <source>For real work: {pair} ({size} to download, needs about {memory} of memory).</source>
   <translation>Für richtige Arbeit: {pair} ({size} herunterzuladen, braucht etwa {memory} Speicher).</translation>
  </message>
  <message>
   <source>Opens Download models at this pair; nothing is downloaded yet</source>
   <translation>Zeigt dieses Paar unter Modelle herunterladen; es wird noch nichts heruntergeladen</translation>
  </message>
  <message>
   <source>See this pair</source>
   <translation>Dieses Paar ansehen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Model</source>
   <comment>what the command palette offers</comment>
   <translation>Modell</translation>
  </message>
  <message>
   <source>Attach again: {file}</source>
   <translation>Wieder anhängen: {file}</translation>
  </message>
  <message>
   <source>Recent file</source>
   <translation>Zuletzt verwendete Datei</translation>
  </message>
  <message>
   <source>Recent server</source>
   <translation>Zuletzt verwendeter Server</translation>
  </message>
  <message>
   <source>Recent pair</source>
   <translation>Zuletzt verwendetes Paar</translation>
  </message>
  <message>
   <source>Use again: {pair}</source>
   <translation>Wieder verwenden: {pair}</translation>
  </message>
  <message>
   <source>Server</source>
   <comment>what the command palette offers</comment>
   <translation>Server</translation>
  </message>
  <message>
   <source>Chat</source>
   <comment>what the command palette offers</comment>
   <translation>Chat</translation>
  </message>
  <message>
   <source>Search commands, chats and models</source>
   <translation>Befehle, Chats und Modelle suchen</translation>
  </message>
  <message>
   <source>Command palette</source>
   <translation>Befehlspalette</translation>
  </message>
  <message>
   <source>Commands, chats and models</source>
   <translation>Befehle, Chats und Modelle</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Keine Treffer</translation>
  </message>
  <message>
   <source>↑ ↓ to move    {take} to open    {close} to close</source>
   <translation>↑ ↓ bewegen    {take} öffnen    {close} schließen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Chats</source>
   <comment>a group of commands</comment>
   <translation>Chats</translation>
  </message>
  <message>
   <source>Message</source>
   <comment>a group of commands</comment>
   <translation>Nachricht</translation>
  </message>
  <message>
   <source>Models</source>
   <comment>a group of commands</comment>
   <translation>Modelle</translation>
  </message>
  <message>
   <source>View</source>
   <comment>a group of commands</comment>
   <translation>Ansicht</translation>
  </message>
  <message>
   <source>Help</source>
   <comment>a group of commands</comment>
   <translation>Hilfe</translation>
  </message>
  <message>
   <source>New</source>
   <comment>a menu</comment>
   <translation>Neu</translation>
  </message>
  <message>
   <source>Menu</source>
   <comment>a menu</comment>
   <translation>Menü</translation>
  </message>
  <message>
   <source>Chats</source>
   <comment>a menu</comment>
   <translation>Chats</translation>
  </message>
  <message>
   <source>Theme</source>
   <comment>a menu</comment>
   <translation>Design</translation>
  </message>
  <message>
   <source>Help</source>
   <comment>a menu</comment>
   <translation>Hilfe</translation>
  </message>
  <message>
   <source>Anywhere in the window</source>
   <translation>Überall im Fenster</translation>
  </message>
  <message>
   <source>In the message field</source>
   <translation>Im Nachrichtenfeld</translation>
  </message>
  <message>
   <source>On a message</source>
   <translation>Auf einer Nachricht</translation>
  </message>
  <message>
   <source>On the tokens of an answer</source>
   <translation>Auf den Token einer Antwort</translation>
  </message>
  <message>
   <source>While finding in a chat</source>
   <translation>Bei der Suche in einem Chat</translation>
  </message>
  <message>
   <source>In the chat search</source>
   <translation>In der Chatsuche</translation>
  </message>
  <message>
   <source>In the list of chats</source>
   <translation>In der Liste der Chats</translation>
  </message>
  <message>
   <source>In the command palette</source>
   <translation>In der Befehlspalette</translation>
  </message>
  <message>
   <source>In the model picker</source>
   <translation>In der Modellauswahl</translation>
  </message>
  <message>
   <source>In the settings</source>
   <translation>In den Einstellungen</translation>
  </message>
  <message>
   <source>In the system prompts</source>
   <translation>In den Systemprompts</translation>
  </message>
  <message>
   <source>In a replay</source>
   <translation>In einer Wiedergabe</translation>
  </message>
  <message>
   <source>In the shortcuts</source>
   <translation>In den Tastenkürzeln</translation>
  </message>
  <message>
   <source>In the guide</source>
   <translation>In der Anleitung</translation>
  </message>
  <message>
   <source>In dialogs</source>
   <translation>In Dialogen</translation>
  </message>
  <message>
   <source>{keys} or {key}</source>
   <comment>keys that do the same</comment>
   <translation>{keys} oder {key}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: follow system</source>
   <translation>Design: wie das System</translation>
  </message>
  <message>
   <source>Theme: light</source>
   <translation>Design: hell</translation>
  </message>
  <message>
   <source>Theme: dark</source>
   <translation>Design: dunkel</translation>
  </message>
  <message>
   <source>Token colours: origin</source>
   <translation>Tokenfarben: Herkunft</translation>
  </message>
  <message>
   <source>Token colours: probability</source>
   <translation>Tokenfarben: Wahrscheinlichkeit</translation>
  </message>
  <message>
   <source>Token colours: surprise</source>
   <translation>Tokenfarben: Überraschung</translation>
  </message>
  <message>
   <source>Save charts as an image (PNG)…</source>
   <translation>Diagramme als Bild speichern (PNG)…</translation>
  </message>
  <message>
   <source>Save charts as an image (SVG)…</source>
   <translation>Diagramme als Bild speichern (SVG)…</translation>
  </message>
  <message>
   <source>Save chart data as a table (CSV)…</source>
   <translation>Diagrammdaten als Tabelle speichern (CSV)…</translation>
  </message>
  <message>
   <source>Guide</source>
   <translation>Anleitung</translation>
  </message>
  <message>
   <source>Help pages, with search</source>
   <translation>Hilfeseiten, mit Suche</translation>
  </message>
  <message>
   <source>How it works</source>
   <translation>So funktioniert es</translation>
  </message>
  <message>
   <source>A short guide, with a step of your last answer</source>
   <translation>Eine kurze Anleitung, mit einem Schritt der letzten Antwort</translation>
  </message>
  <message>
   <source>What's this?</source>
   <translation>Was ist das?</translation>
  </message>
  <message>
   <source>Explain the focused item, or the next one you click</source>
   <translation>Das Element mit dem Fokus oder das als Nächstes angeklickte erklären</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <source>Show the keyboard shortcuts</source>
   <translation>Die Tastenkürzel zeigen</translation>
  </message>
  <message>
   <source>Find a command, a chat or a model by a few letters</source>
   <translation>Einen Befehl, einen Chat oder ein Modell mit ein paar Buchstaben finden</translation>
  </message>
  <message>
   <source>Settings…</source>
   <translation>Einstellungen…</translation>
  </message>
  <message>
   <source>All settings, with search</source>
   <translation>Alle Einstellungen, mit Suche</translation>
  </message>
  <message>
   <source>Statistics…</source>
   <translation>Statistik…</translation>
  </message>
  <message>
   <source>Totals for all answers by model and day, and errors</source>
   <translation>Summen für alle Antworten nach Modell und Tag, und Fehler</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>Menü</translation>
  </message>
  <message>
   <source>Open the menu</source>
   <translation>Das Menü öffnen</translation>
  </message>
  <message>
   <source>Start a new chat</source>
   <translation>Einen neuen Chat beginnen</translation>
  </message>
  <message>
   <source>Temporary chat</source>
   <translation>Temporärer Chat</translation>
  </message>
  <message>
   <source>Start a chat that is not saved</source>
   <translation>Einen Chat beginnen, der nicht gespeichert wird</translation>
  </message>
  <message>
   <source>New folder</source>
   <translation>Neuer Ordner</translation>
  </message>
  <message>
   <source>Search all chats</source>
   <translation>Alle Chats durchsuchen</translation>
  </message>
  <message>
   <source>Find words in all chats</source>
   <translation>Wörter in allen Chats finden</translation>
  </message>
  <message>
   <source>Show archived chats</source>
   <translation>Archivierte Chats zeigen</translation>
  </message>
  <message>
   <source>Back up chats…</source>
   <translation>Chats sichern…</translation>
  </message>
  <message>
   <source>Restore chats…</source>
   <translation>Chats wiederherstellen…</translation>
  </message>
  <message>
   <source>Import chats…</source>
   <translation>Chats importieren…</translation>
  </message>
  <message>
   <source>Import chats from Foretoken, ChatGPT or LM Studio</source>
   <translation>Chats aus Foretoken, ChatGPT oder LM Studio importieren</translation>
  </message>
  <message>
   <source>Export all chats…</source>
   <translation>Alle Chats exportieren…</translation>
  </message>
  <message>
   <source>Export all chats to one file</source>
   <translation>Alle Chats in eine Datei exportieren</translation>
  </message>
  <message>
   <source>Export this chat…</source>
   <translation>Diesen Chat exportieren…</translation>
  </message>
  <message>
   <source>Export this chat to a file</source>
   <translation>Diesen Chat in eine Datei exportieren</translation>
  </message>
  <message>
   <source>Print this chat…</source>
   <translation>Diesen Chat drucken…</translation>
  </message>
  <message>
   <source>Delete all chats…</source>
   <translation>Alle Chats löschen…</translation>
  </message>
  <message>
   <source>Stop the answer or a running test</source>
   <translation>Die Antwort oder einen laufenden Test anhalten</translation>
  </message>
  <message>
   <source>Attach files…</source>
   <translation>Dateien anhängen…</translation>
  </message>
  <message>
   <source>Attach text files or PDFs</source>
   <translation>Textdateien oder PDFs anhängen</translation>
  </message>
  <message>
   <source>Clear recent files</source>
   <translation>Zuletzt verwendete Dateien leeren</translation>
  </message>
  <message>
   <source>System prompt…</source>
   <translation>Systemprompt…</translation>
  </message>
  <message>
   <source>Instructions for the model in this chat</source>
   <translation>Anweisungen für das Modell in diesem Chat</translation>
  </message>
  <message>
   <source>Sampling…</source>
   <translation>Sampling…</translation>
  </message>
  <message>
   <source>Temperature, cut-offs, penalties and length for the next answers</source>
   <translation>Temperatur, Auswahlgrenzen, Strafen und Länge für die nächsten Antworten</translation>
  </message>
  <message>
   <source>Copy the last answer</source>
   <translation>Letzte Antwort kopieren</translation>
  </message>
  <message>
   <source>Replay the answer…</source>
   <translation>Antwort wiedergeben…</translation>
  </message>
  <message>
   <source>Replay the answer in view, with its colours and charts</source>
   <translation>Die sichtbare Antwort wiedergeben, mit ihren Farben und Diagrammen</translation>
  </message>
  <message>
   <source>Replay an answer from a file…</source>
   <translation>Antwort aus einer Datei wiedergeben…</translation>
  </message>
  <message>
   <source>Replay an answer from an exported chat, without importing it</source>
   <translation>Eine Antwort aus einem exportierten Chat wiedergeben, ohne ihn zu importieren</translation>
  </message>
  <message>
   <source>Undo delete</source>
   <translation>Löschen rückgängig machen</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <source>Find in this chat; ignores case and accents</source>
   <translation>In diesem Chat suchen, ohne auf Groß- und Kleinschreibung und Akzente zu achten</translation>
  </message>
  <message>
   <source>Next match</source>
   <translation>Nächster Treffer</translation>
  </message>
  <message>
   <source>Previous match</source>
   <translation>Vorheriger Treffer</translation>
  </message>
  <message>
   <source>Choose models…</source>
   <translation>Modelle wählen…</translation>
  </message>
  <message>
   <source>Choose the target and the draft model</source>
   <translation>Ziel- und Entwurfsmodell wählen</translation>
  </message>
  <message>
   <source>Download models…</source>
   <translation>Modelle herunterladen…</translation>
  </message>
  <message>
   <source>Ready-made pairs and all models on the hub</source>
   <translation>Fertige Paare und alle Modelle auf dem Hub</translation>
  </message>
  <message>
   <source>Clear recent pairs</source>
   <translation>Zuletzt verwendete Paare leeren</translation>
  </message>
  <message>
   <source>Connect to a server…</source>
   <translation>Mit einem Server verbinden…</translation>
  </message>
  <message>
   <source>Use a server instead of a model on this computer</source>
   <translation>Einen Server statt eines Modells auf diesem Rechner verwenden</translation>
  </message>
  <message>
   <source>Engine settings…</source>
   <translation>Engine-Einstellungen…</translation>
  </message>
  <message>
   <source>How the loaded models run: threads, caches, draft length</source>
   <translation>Wie die geladenen Modelle laufen: Threads, Caches, Entwurfslänge</translation>
  </message>
  <message>
   <source>Race: plain vs. speculative…</source>
   <translation>Rennen: einfach gegen spekulativ…</translation>
  </message>
  <message>
   <source>Answer the same question both ways, side by side</source>
   <translation>Dieselbe Frage auf beide Arten beantworten, nebeneinander</translation>
  </message>
  <message>
   <source>Benchmark…</source>
   <translation>Benchmark…</translation>
  </message>
  <message>
   <source>Measure drafting by kind of text, and compare with earlier runs</source>
   <translation>Das Entwerfen nach Textarten messen und mit früheren Läufen vergleichen</translation>
  </message>
  <message>
   <source>Verify losslessness…</source>
   <translation>Verlustfreiheit prüfen…</translation>
  </message>
  <message>
   <source>Check that drafting does not change the output</source>
   <translation>Prüfen, dass Entwerfen die Ausgabe nicht ändert</translation>
  </message>
  <message>
   <source>Toggle token colours</source>
   <translation>Tokenfarben ein/aus</translation>
  </message>
  <message>
   <source>Colour tokens by origin or probability</source>
   <translation>Token nach Herkunft oder Wahrscheinlichkeit färben</translation>
  </message>
  <message>
   <source>Toggle the Markdown source of the answer</source>
   <translation>Quelltext einer Antwort ein/aus</translation>
  </message>
  <message>
   <source>Show the answer as the model wrote it</source>
   <translation>Die Antwort so zeigen, wie das Modell sie geschrieben hat</translation>
  </message>
  <message>
   <source>Toggle formatting in answers</source>
   <translation>Formatierung in Antworten ein/aus</translation>
  </message>
  <message>
   <source>Toggle formatting in your messages</source>
   <translation>Formatierung in eigenen Nachrichten ein/aus</translation>
  </message>
  <message>
   <source>Toggle Markdown in copied selections</source>
   <translation>Markdown in kopierter Auswahl ein/aus</translation>
  </message>
  <message>
   <source>Toggle sidebar</source>
   <translation>Seitenleiste ein/aus</translation>
  </message>
  <message>
   <source>Toggle live panel</source>
   <translation>Live-Anzeige ein/aus</translation>
  </message>
  <message>
   <source>Switch charts between this answer and the whole chat</source>
   <translation>Diagramme zwischen dieser Antwort und dem ganzen Chat umschalten</translation>
  </message>
  <message>
   <source>Pause or resume charts</source>
   <translation>Diagramme pausieren oder fortsetzen</translation>
  </message>
  <message>
   <source>Larger text</source>
   <translation>Größerer Text</translation>
  </message>
  <message>
   <source>Smaller text</source>
   <translation>Kleinerer Text</translation>
  </message>
  <message>
   <source>Normal text size</source>
   <translation>Normale Textgröße</translation>
  </message>
  <message>
   <source>Copy diagnostics</source>
   <translation>Diagnose kopieren</translation>
  </message>
  <message>
   <source>Open logs</source>
   <translation>Protokolle öffnen</translation>
  </message>
  <message>
   <source>Check for updates…</source>
   <translation>Nach Updates suchen…</translation>
  </message>
  <message>
   <source>About Foretoken</source>
   <translation>Über Foretoken</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Beenden</translation>
  </message>
  <message>
   <source>Send or queue the message</source>
   <translation>Nachricht senden oder einreihen</translation>
  </message>
  <message>
   <source>Insert a line break</source>
   <translation>Zeilenumbruch einfügen</translation>
  </message>
  <message>
   <source>Edit the last message (in an empty field)</source>
   <translation>Letzte Nachricht bearbeiten (im leeren Feld)</translation>
  </message>
  <message>
   <source>Go to the messages</source>
   <translation>Zu den Nachrichten</translation>
  </message>
  <message>
   <source>Undo typing</source>
   <translation>Eingabe rückgängig machen</translation>
  </message>
  <message>
   <source>Previous message</source>
   <translation>Vorherige Nachricht</translation>
  </message>
  <message>
   <source>Next message</source>
   <translation>Nächste Nachricht</translation>
  </message>
  <message>
   <source>Previous version</source>
   <translation>Vorherige Fassung</translation>
  </message>
  <message>
   <source>Next version</source>
   <translation>Nächste Fassung</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Kopieren</translation>
  </message>
  <message>
   <source>Copy the text</source>
   <translation>Den Text kopieren</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Bearbeiten</translation>
  </message>
  <message>
   <source>Edit; keeps this version</source>
   <translation>Bearbeiten; diese Fassung bleibt</translation>
  </message>
  <message>
   <source>Cancel editing</source>
   <translation>Bearbeiten abbrechen</translation>
  </message>
  <message>
   <source>Regenerate</source>
   <translation>Neu erzeugen</translation>
  </message>
  <message>
   <source>Answer again; keeps this answer</source>
   <translation>Neu antworten; diese Antwort bleibt</translation>
  </message>
  <message>
   <source>Branch</source>
   <translation>Abzweigen</translation>
  </message>
  <message>
   <source>New chat with a copy up to this message</source>
   <translation>Neuer Chat mit einer Kopie bis zu dieser Nachricht</translation>
  </message>
  <message>
   <source>Replay…</source>
   <translation>Wiedergeben…</translation>
  </message>
  <message>
   <source>Replay this answer with its colours and charts</source>
   <translation>Diese Antwort mit ihren Farben und Diagrammen wiedergeben</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Löschen</translation>
  </message>
  <message>
   <source>Delete this message and all below it</source>
   <translation>Diese Nachricht und alle darunter löschen</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportieren</translation>
  </message>
  <message>
   <source>Export this message to a file</source>
   <translation>Diese Nachricht in eine Datei exportieren</translation>
  </message>
  <message>
   <source>Previous token</source>
   <translation>Vorheriges Token</translation>
  </message>
  <message>
   <source>Next token</source>
   <translation>Nächstes Token</translation>
  </message>
  <message>
   <source>Previous step</source>
   <translation>Vorheriger Schritt</translation>
  </message>
  <message>
   <source>Next step</source>
   <translation>Nächster Schritt</translation>
  </message>
  <message>
   <source>Inspect the token</source>
   <translation>Token untersuchen</translation>
  </message>
  <message>
   <source>Where the token came from, and its alternatives</source>
   <translation>Woher das Token kam, und seine Alternativen</translation>
  </message>
  <message>
   <source>Leave the tokens</source>
   <translation>Die Token verlassen</translation>
  </message>
  <message>
   <source>Close find</source>
   <translation>Suche schließen</translation>
  </message>
  <message>
   <source>Open the selected result</source>
   <translation>Ausgewählten Treffer öffnen</translation>
  </message>
  <message>
   <source>Clear the search</source>
   <translation>Suche leeren</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Umbenennen</translation>
  </message>
  <message>
   <source>Previous item</source>
   <translation>Vorheriges Element</translation>
  </message>
  <message>
   <source>Next item</source>
   <translation>Nächstes Element</translation>
  </message>
  <message>
   <source>Run or open</source>
   <translation>Ausführen oder öffnen</translation>
  </message>
  <message>
   <source>Close the palette</source>
   <translation>Palette schließen</translation>
  </message>
  <message>
   <source>Find a model</source>
   <translation>Modell suchen</translation>
  </message>
  <message>
   <source>Open file…</source>
   <translation>Datei öffnen…</translation>
  </message>
  <message>
   <source>Open a model file from anywhere</source>
   <translation>Eine Modelldatei von beliebigem Ort öffnen</translation>
  </message>
  <message>
   <source>Save as preset…</source>
   <translation>Als Voreinstellung speichern…</translation>
  </message>
  <message>
   <source>Save this pair and its settings</source>
   <translation>Dieses Paar und seine Einstellungen speichern</translation>
  </message>
  <message>
   <source>Load</source>
   <translation>Laden</translation>
  </message>
  <message>
   <source>Close or cancel</source>
   <translation>Schließen oder abbrechen</translation>
  </message>
  <message>
   <source>Search settings</source>
   <translation>Einstellungen durchsuchen</translation>
  </message>
  <message>
   <source>Undo the last change</source>
   <translation>Letzte Änderung rückgängig machen</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Schließen</translation>
  </message>
  <message>
   <source>Play or pause</source>
   <translation>Abspielen oder pausieren</translation>
  </message>
  <message>
   <source>Go to the beginning</source>
   <translation>Zum Anfang</translation>
  </message>
  <message>
   <source>Go to the end</source>
   <translation>Zum Ende</translation>
  </message>
  <message>
   <source>Search shortcuts</source>
   <translation>Tastenkürzel durchsuchen</translation>
  </message>
  <message>
   <source>Change the shortcut</source>
   <translation>Tastenkürzel ändern</translation>
  </message>
  <message>
   <source>Search the guide</source>
   <translation>Anleitung durchsuchen</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Zurück</translation>
  </message>
  <message>
   <source>Use in this chat</source>
   <translation>In diesem Chat verwenden</translation>
  </message>
  <message>
   <source>Use this prompt from the next answer on</source>
   <translation>Diesen Prompt ab der nächsten Antwort verwenden</translation>
  </message>
  <message>
   <source>Delete the prompt</source>
   <translation>Prompt löschen</translation>
  </message>
  <message>
   <source>Press the selected button</source>
   <translation>Ausgewählte Schaltfläche drücken</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Entfernen</translation>
  </message>
  <message>
   <source>{what} ({keys})</source>
   <comment>a command with its keys</comment>
   <translation>{what} ({keys})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Attach files</source>
   <translation>Dateien anhängen</translation>
  </message>
  <message>
   <source>, or drop them on the window.</source>
   <comment>behind “Attach text files”</comment>
   <translation>, oder auf das Fenster ziehen.</translation>
  </message>
  <message>
   <source>Files that you have not sent are discarded when you quit.</source>
   <translation>Nicht gesendete Dateien werden beim Beenden vergessen.</translation>
  </message>
  <message>
   <source>Sampling: {kind}, temperature {t}</source>
   <translation>Sampling: {kind}, Temperatur {t}</translation>
  </message>
  <message>
   <source>{sampling} ({scope})</source>
   <comment>sampling</comment>
   <translation>{sampling} ({scope})</translation>
  </message>
  <message>
   <source>System prompt: {name}</source>
   <translation>Systemprompt: {name}</translation>
  </message>
  <message>
   <source>System: {name}</source>
   <translation>System: {name}</translation>
  </message>
  <message>
   <source>System prompt: none</source>
   <translation>Systemprompt: keiner</translation>
  </message>
  <message>
   <source>Context {used} of {total}</source>
   <translation>Kontext {used} von {total}</translation>
  </message>
  <message>
   <source>Context full: {used} of {total}</source>
   <translation>Kontext voll: {used} von {total}</translation>
  </message>
  <message>
   <source>Context nearly full: {used} of {total}</source>
   <translation>Kontext fast voll: {used} von {total}</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Anhalten</translation>
  </message>
  <message>
   <source>Queue</source>
   <comment>verb</comment>
   <translation>Einreihen</translation>
  </message>
  <message>
   <source>Stop the answer and keep its text</source>
   <translation>Die Antwort anhalten und ihren Text behalten</translation>
  </message>
  <message>
   <source>Cannot send yet: {why}</source>
   <translation>Noch nicht zu senden: {why}</translation>
  </message>
  <message>
   <source>Cannot send yet</source>
   <translation>Noch nicht zu senden</translation>
  </message>
  <message>
   <source>Send after the messages already in the queue</source>
   <translation>Nach den Nachrichten davor senden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Queued messages</source>
   <translation>Eingereihte Nachrichten</translation>
  </message>
  <message>
   <source>Queued: {message}</source>
   <translation>Eingereiht: {message}</translation>
  </message>
  <message>
   <source>Moves it back to the message field</source>
   <translation>Holt sie zurück in das Feld</translation>
  </message>
  <message>
   <source>Click, or press Up in the empty field, to edit it</source>
   <translation>Zum Bearbeiten klicken oder im leeren Feld Hoch drücken</translation>
  </message>
  <message>
   <source>Nothing is running</source>
   <translation>Es läuft nichts</translation>
  </message>
  <message>
   <source>The text is long, so it is attached as a file.</source>
   <translation>Der Text ist lang und wird deshalb als Datei angehängt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>a file is still being read</source>
   <comment>Cannot send yet: …</comment>
   <translation>eine Datei wird noch gelesen</translation>
  </message>
  <message>
   <source>This chat</source>
   <translation>Dieser Chat</translation>
  </message>
  <message>
   <source>Context length</source>
   <translation>Kontextlänge</translation>
  </message>
  <message>
   <source>Counted by the server for the last answer; only the server can count the next message</source>
   <translation>Vom Server für die letzte Antwort gezählt; nur er kann die nächste Nachricht zählen</translation>
  </message>
  <message numerus="yes">
   <source>Too long by {count} tokens: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</source>
   <extracomment>for 1: Too long by {count} token: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</extracomment>
   <translation>
    <numerusform>{count} Token zu lang: Der Kontext des Modells fasst {context}. Die Nachricht, ihre Dateien oder den Systemprompt kürzen oder das Modell mit einem längeren Kontext laden.</numerusform>
    <numerusform>{count} Token zu lang: Der Kontext des Modells fasst {context}. Die Nachricht, ihre Dateien oder den Systemprompt kürzen oder das Modell mit einem längeren Kontext laden.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The context is full: the oldest {count} turns will be left out.</source>
   <extracomment>for 1: The context is full: the oldest turn will be left out.</extracomment>
   <translation>
    <numerusform>Der Kontext ist voll: Die älteste Gesprächsrunde wird weggelassen.</numerusform>
    <numerusform>Der Kontext ist voll: Die ältesten {count} Gesprächsrunden werden weggelassen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Only {count} tokens are left for the answer.</source>
   <extracomment>for 1: Only {count} token is left for the answer.</extracomment>
   <translation>
    <numerusform>Für die Antwort bleibt nur {count} Token.</numerusform>
    <numerusform>Für die Antwort bleiben nur {count} Token.</numerusform>
   </translation>
  </message>
  <message>
   <source>Conversation and chat format</source>
   <translation>Unterhaltung und Chatformat</translation>
  </message>
  <message>
   <source>Chat format</source>
   <translation>Chatformat</translation>
  </message>
  <message>
   <source>This message</source>
   <translation>Diese Nachricht</translation>
  </message>
  <message>
   <source>Reserved for the answer</source>
   <translation>Für die Antwort freigehalten</translation>
  </message>
  <message>
   <source>Free</source>
   <comment>tokens in the context</comment>
   <translation>Frei</translation>
  </message>
  <message numerus="yes">
   <source>Left out: the oldest {count} turns</source>
   <extracomment>for 1: Left out: the oldest turn</extracomment>
   <translation>
    <numerusform>Weggelassen: die älteste Gesprächsrunde</numerusform>
    <numerusform>Weggelassen: die ältesten {count} Gesprächsrunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{used} of {count} tokens once this is sent</source>
   <extracomment>for 1: {used} of {count} token once this is sent</extracomment>
   <translation>
    <numerusform>{used} von {count} Token nach dem Senden</numerusform>
    <numerusform>{used} von {count} Token nach dem Senden</numerusform>
   </translation>
  </message>
  <message>
   <source>{what}: {count}</source>
   <translation>{what}: {count}</translation>
  </message>
  <message>
   <source>reading…</source>
   <comment>a file</comment>
   <translation>wird gelesen…</translation>
  </message>
  <message>
   <source>counting…</source>
   <comment>tokens of a file</comment>
   <translation>wird gezählt…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Custom</source>
   <comment>a kind of sampling</comment>
   <translation>Eigene Werte</translation>
  </message>
  <message>
   <source>Close sampling</source>
   <translation>Sampling schließen</translation>
  </message>
  <message>
   <source>Apply to</source>
   <translation>Anwenden auf</translation>
  </message>
  <message>
   <source>What the values below apply to</source>
   <translation>Wofür die Werte darunter gelten</translation>
  </message>
  <message>
   <source>Reset all</source>
   <translation>Alle zurücksetzen</translation>
  </message>
  <message>
   <source>Remove all values set here</source>
   <translation>Alle hier gesetzten Werte entfernen</translation>
  </message>
  <message>
   <source>Style</source>
   <comment>of sampling</comment>
   <translation>Stil</translation>
  </message>
  <message>
   <source>A set of values that go together</source>
   <translation>Werte, die zusammengehören</translation>
  </message>
  <message>
   <source>Save as…</source>
   <translation>Speichern unter…</translation>
  </message>
  <message>
   <source>Save these values as a style</source>
   <translation>Diese Werte als Stil speichern</translation>
  </message>
  <message>
   <source>Delete this style; the values stay</source>
   <translation>Diesen Stil löschen; die Werte bleiben</translation>
  </message>
  <message>
   <source>Name of the style</source>
   <comment>of sampling</comment>
   <translation>Name des Stils</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>Anwenden</translation>
  </message>
  <message>
   <source>Apply these values to this model</source>
   <translation>Diese Werte auf dieses Modell anwenden</translation>
  </message>
  <message>
   <source>Options of this model</source>
   <translation>Optionen dieses Modells</translation>
  </message>
  <message>
   <source>Next answer</source>
   <translation>Nächste Antwort</translation>
  </message>
  <message>
   <source>This model</source>
   <translation>Dieses Modell</translation>
  </message>
  <message>
   <source>Default</source>
   <translation>Standard</translation>
  </message>
  <message>
   <source>Applies to the next answer only.</source>
   <translation>Gilt nur für die nächste Antwort.</translation>
  </message>
  <message>
   <source>Applies to all answers in this chat, with any model.</source>
   <translation>Gilt für alle Antworten in diesem Chat, mit jedem Modell.</translation>
  </message>
  <message>
   <source>Applies to this model, unless a chat has its own value.</source>
   <translation>Gilt für dieses Modell, sofern ein Chat keinen eigenen Wert hat.</translation>
  </message>
  <message>
   <source>Applies unless a chat or a model has its own value.</source>
   <translation>Gilt, sofern ein Chat oder ein Modell keinen eigenen Wert hat.</translation>
  </message>
  <message>
   <source>The preset</source>
   <translation>Die Voreinstellung</translation>
  </message>
  <message>
   <source>all values reset</source>
   <translation>alle Werte zurückgesetzt</translation>
  </message>
  <message>
   <source>{title} reset</source>
   <translation>{title} zurückgesetzt</translation>
  </message>
  <message>
   <source>recommended values</source>
   <translation>empfohlene Werte</translation>
  </message>
  <message>
   <source>{scope}: {change}</source>
   <translation>{scope}: {change}</translation>
  </message>
  <message>
   <source>Reset to {value}</source>
   <translation>Auf {value} zurücksetzen</translation>
  </message>
  <message>
   <source>Use the inherited value</source>
   <translation>Den geerbten Wert verwenden</translation>
  </message>
  <message>
   <source>Set by {option} until Foretoken is closed.</source>
   <translation>Durch {option} festgelegt, bis Foretoken geschlossen wird.</translation>
  </message>
  <message>
   <source>Inherited: {scope}</source>
   <translation>Geerbt: {scope}</translation>
  </message>
  <message>
   <source>From the chat template</source>
   <translation>Aus der Chatvorlage</translation>
  </message>
  <message>
   <source>Recommended for this model: {values}.</source>
   <translation>Für dieses Modell empfohlen: {values}.</translation>
  </message>
  <message>
   <source>{scope} uses {value}.</source>
   <translation>{scope}: Verwendet wird {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>System prompts</source>
   <translation>Systemprompts</translation>
  </message>
  <message>
   <source>Add a prompt to the library</source>
   <translation>Der Bibliothek einen Prompt hinzufügen</translation>
  </message>
  <message>
   <source>New</source>
   <comment>system prompt</comment>
   <translation>Neu</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Name</translation>
  </message>
  <message>
   <source>Name of the prompt</source>
   <translation>Name des Prompts</translation>
  </message>
  <message>
   <source>Name it so that you can use it in other chats too</source>
   <translation>Mit einem Namen können auch andere Chats ihn verwenden</translation>
  </message>
  <message>
   <source>Save to library</source>
   <translation>In Bibliothek speichern</translation>
  </message>
  <message>
   <source>Text of the system prompt</source>
   <translation>Text des Systemprompts</translation>
  </message>
  <message>
   <source>Instructions for the model, read before the chat</source>
   <translation>Anweisungen für das Modell, die es vor dem Chat liest</translation>
  </message>
  <message>
   <source>The chat keeps its system prompt</source>
   <translation>Der Chat behält seinen Systemprompt</translation>
  </message>
  <message>
   <source>Use no prompt</source>
   <comment>system prompt</comment>
   <translation>Keinen verwenden</translation>
  </message>
  <message>
   <source>Remove the system prompt from this chat</source>
   <translation>Den Systemprompt aus diesem Chat entfernen</translation>
  </message>
  <message>
   <source>Only this chat</source>
   <translation>Nur dieser Chat</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>system prompt</comment>
   <translation>leer</translation>
  </message>
  <message>
   <source>{name} (in use)</source>
   <comment>system prompt</comment>
   <translation>{name} (in Gebrauch)</translation>
  </message>
  <message>
   <source>custom</source>
   <comment>system prompt</comment>
   <translation>eigener</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Back up chats</source>
   <translation>Chats sichern</translation>
  </message>
  <message>
   <source>Backing up chats…</source>
   <translation>Chats werden gesichert…</translation>
  </message>
  <message numerus="yes">
   <source>Backed up {count} chats to {file} ({size}).</source>
   <extracomment>for 1: Backed up {count} chat to {file} ({size}).</extracomment>
   <translation>
    <numerusform>{count} Chat in {file} gesichert ({size}).</numerusform>
    <numerusform>{count} Chats in {file} gesichert ({size}).</numerusform>
   </translation>
  </message>
  <message>
   <source>Show in folder</source>
   <translation>Im Ordner zeigen</translation>
  </message>
  <message>
   <source>Restore chats</source>
   <translation>Chats wiederherstellen</translation>
  </message>
  <message>
   <source>Checking {file}…</source>
   <translation>{file} wird geprüft…</translation>
  </message>
  <message numerus="yes">
   <source>It replaces the {count} chats you have now. A copy is kept.</source>
   <extracomment>for 1: It replaces the {count} chat you have now. A copy is kept.</extracomment>
   <translation>
    <numerusform>Sie ersetzt den {count} Chat, der jetzt hier ist; von ihm wird eine Kopie behalten.</numerusform>
    <numerusform>Sie ersetzt die {count} Chats, die jetzt hier sind; von ihnen wird eine Kopie behalten.</numerusform>
   </translation>
  </message>
  <message>
   <source>Restoring chats…</source>
   <translation>Chats werden wiederhergestellt…</translation>
  </message>
  <message numerus="yes">
   <source>Restore {count} chats?</source>
   <extracomment>for 1: Restore {count} chat?</extracomment>
   <translation>
    <numerusform>{count} Chat wiederherstellen?</numerusform>
    <numerusform>{count} Chats wiederherstellen?</numerusform>
   </translation>
  </message>
  <message>
   <source>Restore</source>
   <translation>Wiederherstellen</translation>
  </message>
  <message numerus="yes">
   <source>Restored your {count} previous chats.</source>
   <extracomment>for 1: Restored your {count} previous chat.</extracomment>
   <translation>
    <numerusform>Der vorherige {count} Chat wurde wiederhergestellt.</numerusform>
    <numerusform>Die vorherigen {count} Chats wurden wiederhergestellt.</numerusform>
   </translation>
  </message>
  <message>
   <source>Everything is deleted permanently: chats, archived chats, folders, system prompts, and automatic backups. This cannot be undone. Backups that you saved yourself are kept.</source>
   <translation>Alles wird endgültig gelöscht: Chats, archivierte Chats, Ordner, Systemprompts und automatische Sicherungen. Das lässt sich nicht rückgängig machen. Selbst gespeicherte Sicherungen bleiben.</translation>
  </message>
  <message numerus="yes">
   <source>Permanently deleted {count} chats.</source>
   <extracomment>for 1: Permanently deleted {count} chat.</extracomment>
   <translation>
    <numerusform>{count} Chat endgültig gelöscht.</numerusform>
    <numerusform>{count} Chats endgültig gelöscht.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Delete all {count} chats?</source>
   <extracomment>for 1: Delete {count} chat?</extracomment>
   <translation>
    <numerusform>{count} Chat löschen?</numerusform>
    <numerusform>Alle {count} Chats löschen?</numerusform>
   </translation>
  </message>
  <message>
   <source>Delete everything?</source>
   <translation>Alles löschen?</translation>
  </message>
  <message>
   <source>Permanently deleted everything.</source>
   <translation>Alles endgültig gelöscht.</translation>
  </message>
  <message>
   <source>Deleting all chats…</source>
   <translation>Alle Chats werden gelöscht…</translation>
  </message>
  <message>
   <source>Delete all</source>
   <translation>Alle löschen</translation>
  </message>
  <message>
   <source>The chats could not be opened. Restart Foretoken and try again.</source>
   <translation>Die Chats konnten nicht geöffnet werden. Foretoken neu starten und noch einmal versuchen.</translation>
  </message>
  <message>
   <source>Chat backups</source>
   <translation>Chatsicherungen</translation>
  </message>
  <message>
   <source>All files</source>
   <translation>Alle Dateien</translation>
  </message>
  <message numerus="yes">
   <source>{file} contains {count} chats.</source>
   <extracomment>for 1: {file} contains {count} chat.</extracomment>
   <translation>
    <numerusform>{file} enthält {count} Chat.</numerusform>
    <numerusform>{file} enthält {count} Chats.</numerusform>
   </translation>
  </message>
  <message>
   <source>The newest is from {day}.</source>
   <translation>Der neueste ist vom {day}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>These pages are in English only.</source>
   <translation>Diese Seiten gibt es nur auf Englisch.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>This build has no release feed and cannot check for new versions. Check where you got this copy.</source>
   <translation>Dieser Build hat keine Versionsliste und kann nicht nach neuen Versionen suchen. Dort nachsehen, woher diese Kopie stammt.</translation>
  </message>
  <message>
   <source>Foretoken will request a small file from this address:
{address}

The request contains nothing about you, your chats, your models or this computer; like any request, it shows {host} your IP address. You are notified if there is a newer version. Nothing is installed automatically.</source>
   <translation>Foretoken fordert eine kleine Datei von dieser Adresse an:
{address}

Die Anfrage enthält nichts Persönliches und nichts über Chats, Modelle oder diesen Rechner; wie jede Anfrage zeigt sie {host} die IP-Adresse. Eine neuere Version wird gemeldet. Nichts wird automatisch installiert.</translation>
  </message>
  <message>
   <source>Check for updates?</source>
   <translation>Nach Updates suchen?</translation>
  </message>
  <message>
   <source>Check now</source>
   <translation>Jetzt suchen</translation>
  </message>
  <message>
   <source>Checking for updates…</source>
   <translation>Nach Updates wird gesucht…</translation>
  </message>
  <message>
   <source>You have {present}. The newest release is {version} of {day}.</source>
   <translation>Installiert ist {present}. Die neueste Version ist {version} vom {day}.</translation>
  </message>
  <message>
   <source>Foretoken is up to date</source>
   <translation>Foretoken ist aktuell</translation>
  </message>
  <message>
   <source>Foretoken {version} is available</source>
   <translation>Foretoken {version} ist verfügbar</translation>
  </message>
  <message>
   <source>Release notes</source>
   <translation>Versionshinweise</translation>
  </message>
  <message>
   <source>There is no package for this computer; see the release notes.</source>
   <translation>Für diesen Rechner gibt es kein Paket; siehe Versionshinweise.</translation>
  </message>
  <message>
   <source>{file} ({size}) will be downloaded to your Downloads folder and verified. You install it yourself.</source>
   <translation>{file} ({size}) wird in den Downloads-Ordner heruntergeladen und geprüft. Die Installation erfolgt von Hand.</translation>
  </message>
  <message>
   <source>Download</source>
   <comment>verb</comment>
   <translation>Herunterladen</translation>
  </message>
  <message>
   <source>Downloading…</source>
   <translation>Wird heruntergeladen…</translation>
  </message>
  <message>
   <source>{file} is in {folder}. Its checksum is correct.

To install it, close Foretoken and open the file.</source>
   <translation>{file} ist in {folder}. Die Prüfsumme stimmt.

Zum Installieren Foretoken schließen und die Datei öffnen.</translation>
  </message>
  <message>
   <source>No browser found. The notes are at {address}</source>
   <translation>Kein Browser gefunden. Die Hinweise sind unter {address}</translation>
  </message>
  <message>
   <source>Engine</source>
   <translation>Engine</translation>
  </message>
  <message>
   <source>CPU code</source>
   <translation>CPU-Code</translation>
  </message>
  <message>
   <source>Loaded pair</source>
   <translation>Geladenes Paar</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>Lizenz</translation>
  </message>
  <message>
   <source>MIT, with parts under their own licences</source>
   <translation>MIT, mit Teilen unter eigenen Lizenzen</translation>
  </message>
  <message>
   <source>Licences…</source>
   <translation>Lizenzen…</translation>
  </message>
  <message>
   <source>A desktop chat for local language models that shows how speculative decoding makes them faster. Your chats stay on this computer unless you connect a server.</source>
   <translation>Ein Desktop-Chat für lokale Sprachmodelle, der zeigt, wie spekulatives Dekodieren sie schneller macht. Ihre Chats bleiben auf diesem Rechner, solange Sie keinen Server verbinden.</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Version {version}</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>Lizenzen</translation>
  </message>
  <message>
   <source>The licence texts are missing from this copy.</source>
   <translation>Diese Kopie kam ohne ihre Lizenzen.</translation>
  </message>
  <message>
   <source>{program} crashed the last time it ran. A report was saved.</source>
   <translation>{program} ist beim letzten Mal abgestürzt. Ein Bericht ist gespeichert.</translation>
  </message>
  <message>
   <source>This translation was made by a machine and has not been reviewed. You can choose another language in the settings.</source>
   <translation>Diese Übersetzung ist maschinell erstellt und noch nicht geprüft. Eine andere Sprache lässt sich in den Einstellungen wählen.</translation>
  </message>
  <message>
   <source>The graphics card is not used: {reason}.</source>
   <translation>Die Grafikkarte wird nicht verwendet: {reason}.</translation>
  </message>
  <message>
   <source>One graphics driver is not used: {reason}.</source>
   <translation>Ein Grafikkartentreiber wird nicht verwendet: {reason}.</translation>
  </message>
  <message>
   <source>A newer driver may help. Run “foretoken doctor” for details.</source>
   <translation>Ein neuerer Treiber hilft vielleicht; Einzelheiten zeigt „foretoken doctor“.</translation>
  </message>
  <message>
   <source>Restart Foretoken to change the language.</source>
   <translation>Foretoken neu starten, um die Sprache zu ändern.</translation>
  </message>
  <message>
   <source>Something went wrong in Foretoken ({kind}). You can continue; if it happens again, please report it.</source>
   <translation>In Foretoken ist etwas schiefgegangen ({kind}). Es kann weitergehen; kommt es wieder vor, bitte melden.</translation>
  </message>
  <message>
   <source>Click what you want explained, or press Esc to cancel.</source>
   <translation>Anklicken, was erklärt werden soll, oder mit Esc abbrechen.</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Zeigen</translation>
  </message>
  <message>
   <source>Diagnostics</source>
   <translation>Diagnose</translation>
  </message>
  <message>
   <source>Diagnostics copied. They contain nothing from your chats.</source>
   <translation>Diagnose kopiert. Sie enthält nichts aus den Chats.</translation>
  </message>
  <message>
   <source>The logs cannot be opened: {folder}: {why}.</source>
   <translation>Die Protokolle können nicht geöffnet werden: {folder}: {why}.</translation>
  </message>
  <message>
   <source>The logs are in {folder}</source>
   <translation>Die Protokolle sind in {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A language model writes one token at a time, roughly a piece of a word, and reads all of its weights for each. Speculative decoding saves most of that work: a small draft model guesses the next few tokens, and the large model, the target, checks all of them in a single pass. It keeps the guesses that it agrees with. At the first one that it does not, it writes its own token instead. Guesses can also be copied from earlier text, without a draft model.</source>
   <translation>Ein Sprachmodell schreibt ein Token nach dem anderen, jeweils etwa ein Stück eines Worts, und liest für jedes alle seine Gewichte. Spekulatives Dekodieren spart den größten Teil dieser Arbeit: Ein kleines Entwurfsmodell rät die nächsten Token, und das große Modell, das Zielmodell, prüft sie alle in einem einzigen Durchlauf. Die geratenen Token, mit denen es einverstanden ist, behält es. Beim ersten, mit dem es das nicht ist, schreibt es stattdessen sein eigenes. Statt von einem Entwurfsmodell geraten zu werden, können Token auch aus früherem Text kopiert werden.</translation>
  </message>
  <message>
   <source>Most of the time of a pass is spent reading the weights from memory, and they are read only once per pass, however many tokens it checks. So a pass that checks several tokens takes longer than a pass for one token, but much less than one pass for each. A draft model is small and quick, and copying takes hardly any time.</source>
   <translation>Die meiste Zeit eines Durchlaufs geht in das Lesen der Gewichte aus dem Speicher, und sie werden pro Durchlauf einmal gelesen, gleich wie viele Token er prüft. Ein Durchlauf, der mehrere Token prüft, dauert deshalb länger als ein Durchlauf für eines, aber viel kürzer als je ein Durchlauf für jedes. Ein Entwurfsmodell ist klein und schnell, und Kopieren braucht kaum Zeit.</translation>
  </message>
  <message>
   <source>Each guess has a probability in the draft model and one in the target. If the target's is at least as high, the guess is kept. If not, it is kept with the probability target / draft; otherwise the target picks another token, among those to which it gives a higher probability than the draft does. In total, each token is exactly as likely as if the target had written alone. At temperature 0 this means that a guess is kept only if it is the target's own choice.</source>
   <translation>Jedes geratene Token hat eine Wahrscheinlichkeit im Entwurfsmodell und eine im Zielmodell. Gibt ihm das Zielmodell mindestens ebenso viel, wird es behalten. Wenn nicht, wird es mit der Wahrscheinlichkeit Zielmodell / Entwurfsmodell behalten; sonst wählt das Zielmodell ein anderes Token, unter denen, welchen es mehr gibt als das Entwurfsmodell. Insgesamt ist jedes Token genau so wahrscheinlich, als hätte das Zielmodell allein geschrieben. Bei Temperatur 0 heißt das: Ein geratenes Token wird nur behalten, wenn es die eigene Wahl des Zielmodells ist.</translation>
  </message>
  <message>
   <source>One difference remains: numbers are rounded slightly differently in a pass for several tokens. Where two tokens are almost equally likely, the wording may differ from that of the target alone. Neither is better than the other.</source>
   <translation>Ein Unterschied bleibt: In einem Durchlauf für mehrere Token werden Zahlen etwas anders gerundet. Wo zwei Token fast gleich wahrscheinlich sind, kann der Wortlaut von dem des Zielmodells allein abweichen. Keiner ist besser als der andere.</translation>
  </message>
  <message>
   <source>Drafting takes time, too. It pays off if a step gives more tokens than the target alone could write in the same time. Surprising text, a high temperature, or a draft model that is not much smaller or is often wrong can make it slower. Foretoken measures this while it writes: it drafts as many tokens as pay off, and pauses drafting if none do.</source>
   <translation>Auch Entwerfen braucht Zeit. Es lohnt sich, wenn ein Schritt mehr Token ergibt, als das Zielmodell allein in derselben Zeit schreiben könnte. Überraschender Text, eine hohe Temperatur oder ein Entwurfsmodell, das nicht viel kleiner ist oder oft falsch liegt, machen es langsamer. Foretoken misst das beim Schreiben: Es entwirft so viele Token, wie sich lohnen, und pausiert das Entwerfen, wenn sich keines lohnt.</translation>
  </message>
  <message>
   <source>A small model guesses, a large model checks</source>
   <translation>Ein kleines Modell rät, ein großes prüft</translation>
  </message>
  <message>
   <source>After your first answer, this page shows its steps and numbers.</source>
   <translation>Nach der ersten Antwort zeigt diese Seite deren Schritte und Zahlen.</translation>
  </message>
  <message>
   <source>Nothing was drafted for your last answer.</source>
   <translation>Für die letzte Antwort wurde nichts entworfen.</translation>
  </message>
  <message>
   <source>Why it is faster</source>
   <translation>Warum es schneller ist</translation>
  </message>
  <message>
   <source>Why the answer stays the same</source>
   <translation>Warum die Antwort dieselbe bleibt</translation>
  </message>
  <message>
   <source>When it is not faster</source>
   <translation>Wann es nicht schneller ist</translation>
  </message>
  <message>
   <source>Glossary</source>
   <translation>Glossar</translation>
  </message>
  <message>
   <source>Text so far</source>
   <translation>Bisheriger Text</translation>
  </message>
  <message>
   <source>Drafted</source>
   <translation>Entworfen</translation>
  </message>
  <message>
   <source>Checked in one pass</source>
   <translation>In einem Durchlauf geprüft</translation>
  </message>
  <message>
   <source>Written</source>
   <translation>Geschrieben</translation>
  </message>
  <message numerus="yes">
   <source>{accepted} of {count} drafted tokens</source>
   <extracomment>for 1: {accepted} of {count} drafted token</extracomment>
   <translation>
    <numerusform>{accepted} von {count} entworfenen Token</numerusform>
    <numerusform>{accepted} von {count} entworfenen Token</numerusform>
   </translation>
  </message>
  <message>
   <source>Accepted</source>
   <translation>Angenommen</translation>
  </message>
  <message>
   <source>Bonus token</source>
   <translation>Bonus-Token</translation>
  </message>
  <message>
   <source>Target's own token</source>
   <translation>Eigenes Token des Zielmodells</translation>
  </message>
  <message>
   <source>A step of your last answer</source>
   <translation>Ein Schritt der letzten Antwort</translation>
  </message>
  <message>
   <source>Checking {tokens} drafted tokens</source>
   <translation>Prüfen von {tokens} entworfenen Token</translation>
  </message>
  <message>
   <source>Other</source>
   <comment>time</comment>
   <translation>Sonstiges</translation>
  </message>
  <message>
   <source>One step: {tokens} tokens</source>
   <translation>Ein Schritt: {tokens} Token</translation>
  </message>
  <message>
   <source>The target alone: {tokens} passes of {time}</source>
   <translation>Das Zielmodell allein: {tokens} Durchläufe zu {time}</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <source>The target alone</source>
   <translation>Das Zielmodell allein</translation>
  </message>
  <message>
   <source>An average step of your last answer</source>
   <translation>Ein durchschnittlicher Schritt der letzten Antwort</translation>
  </message>
  <message>
   <source>Chance of being kept</source>
   <translation>Wahrscheinlichkeit, behalten zu werden</translation>
  </message>
  <message>
   <source>Chance of being kept: {target} / {draft}</source>
   <translation>Wahrscheinlichkeit, behalten zu werden: {target} / {draft}</translation>
  </message>
  <message>
   <source>kept</source>
   <comment>a token</comment>
   <translation>behalten</translation>
  </message>
  <message>
   <source>rejected</source>
   <comment>a token</comment>
   <translation>abgelehnt</translation>
  </message>
  <message>
   <source>Written instead: {token}</source>
   <translation>Stattdessen geschrieben: {token}</translation>
  </message>
  <message>
   <source>A token of your last answer: {token}</source>
   <translation>Ein Token der letzten Antwort: {token}</translation>
  </message>
  <message>
   <source>{time} ms</source>
   <comment>milliseconds</comment>
   <translation>{time} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>{key} is already the shortcut of “{command}”.</source>
   <translation>{key} ist schon das Tastenkürzel von „{command}“.</translation>
  </message>
  <message>
   <source>A shortcut is one key, with or without modifiers.</source>
   <translation>Ein Tastenkürzel ist eine einzelne Taste, mit oder ohne Zusatztasten.</translation>
  </message>
  <message>
   <source>{key} is reserved for editing text.</source>
   <translation>{key} ist für die Textbearbeitung reserviert.</translation>
  </message>
  <message>
   <source>{key} is reserved for navigation or by the system.</source>
   <translation>{key} ist für die Navigation oder vom System reserviert.</translation>
  </message>
  <message>
   <source>{key} is used to type text.</source>
   <translation>{key} allein schreibt Text.</translation>
  </message>
  <message>
   <source>{key} is reserved by the system.</source>
   <translation>{key} ist vom System reserviert.</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>Leeren</translation>
  </message>
  <message>
   <source>Remove the shortcut</source>
   <translation>Tastenkürzel entfernen</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>Zurücksetzen</translation>
  </message>
  <message>
   <source>Use the default shortcut</source>
   <translation>Standardkürzel verwenden</translation>
  </message>
  <message>
   <source>Restore defaults</source>
   <translation>Standard wiederherstellen</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Befehl</translation>
  </message>
  <message>
   <source>Shortcut</source>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <source>All commands have their default shortcuts again.</source>
   <translation>Alle Befehle haben wieder ihre Standardkürzel.</translation>
  </message>
  <message>
   <source>No shortcut matches “{words}”.</source>
   <translation>Kein Tastenkürzel passt zu „{words}“.</translation>
  </message>
  <message>
   <source>Select a command to change its shortcut.</source>
   <translation>Einen Befehl auswählen, um sein Tastenkürzel zu ändern.</translation>
  </message>
  <message>
   <source>To change the shortcut, click the field and press the new keys.</source>
   <translation>Um das Tastenkürzel zu ändern, das Feld anklicken und die neuen Tasten drücken.</translation>
  </message>
  <message>
   <source>This shortcut cannot be changed.</source>
   <translation>Dieses Tastenkürzel lässt sich nicht ändern.</translation>
  </message>
  <message>
   <source>Shortcut of the command</source>
   <translation>Tastenkürzel des Befehls</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_controller.py" />
   <source>Token inspector</source>
   <translation>Token-Inspektor</translation>
  </message>
  <message>
   <source>Find candidates</source>
   <translation>Kandidaten ermitteln</translation>
  </message>
  <message>
   <source>Close the inspector</source>
   <translation>Den Inspektor schließen</translation>
  </message>
  <message>
   <source>The model is busy</source>
   <translation>Das Modell ist beschäftigt</translation>
  </message>
  <message>
   <source>This position is in the middle of a character</source>
   <translation>Hier ist ein Zeichen erst halb geschrieben</translation>
  </message>
  <message>
   <source>token {number} of {count}</source>
   <translation>Token {number} von {count}</translation>
  </message>
  <message>
   <source>step {step}</source>
   <translation>Schritt {step}</translation>
  </message>
  <message>
   <source>position {position}</source>
   <translation>Position {position}</translation>
  </message>
  <message>
   <source>Reading the prompt and the answer again…</source>
   <translation>Prompt und Antwort werden noch einmal gelesen…</translation>
  </message>
  <message numerus="yes">
   <source>Reads {count} tokens again to find the alternatives at this position.</source>
   <extracomment>for 1: Reads {count} token again to find the alternatives at this position.</extracomment>
   <translation>
    <numerusform>Liest {count} Token noch einmal, um zu ermitteln, was hier noch stehen könnte.</numerusform>
    <numerusform>Liest {count} Token noch einmal, um zu ermitteln, was hier noch stehen könnte.</numerusform>
   </translation>
  </message>
  <message>
   <source>Candidates can be found when the model is free.</source>
   <translation>Kandidaten lassen sich ermitteln, sobald das Modell frei ist.</translation>
  </message>
  <message>
   <source>Continue from {token}</source>
   <translation>Mit {token} fortfahren</translation>
  </message>
  <message>
   <source>rejected</source>
   <comment>a token that was drafted</comment>
   <translation>abgelehnt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The drafted token that the target replaced</source>
   <translation>Das entworfene Token, das vom Zielmodell ersetzt wurde</translation>
  </message>
  <message>
   <source>Rejected draft</source>
   <translation>Abgelehnter Entwurf</translation>
  </message>
  <message>
   <source>Prompt lookup</source>
   <translation>Prompt-Lookup</translation>
  </message>
  <message>
   <source>Drafted by</source>
   <translation>Entworfen von</translation>
  </message>
  <message>
   <source>Where the drafted token came from</source>
   <translation>Woher das entworfene Token kam</translation>
  </message>
  <message>
   <source>Draft p</source>
   <comment>a probability</comment>
   <translation>p (Entwurf)</translation>
  </message>
  <message>
   <source>Draft p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translation>p (Entwurf, abgelehnt)</translation>
  </message>
  <message>
   <source>The probability with which the draft proposed it</source>
   <translation>Die Wahrscheinlichkeit, mit der der Entwurf es vorgeschlagen hat</translation>
  </message>
  <message>
   <source>Target p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translation>p (Ziel, abgelehnt)</translation>
  </message>
  <message>
   <source>The probability that the target gave the rejected token</source>
   <translation>Die Wahrscheinlichkeit, die das Zielmodell dem abgelehnten Token gab</translation>
  </message>
  <message>
   <source>The probability that the target gave it when it was sampled</source>
   <translation>Die Wahrscheinlichkeit, die das Zielmodell ihm gab, als es gezogen wurde</translation>
  </message>
  <message>
   <source>Target p</source>
   <comment>a probability</comment>
   <translation>p (Ziel)</translation>
  </message>
  <message>
   <source>Acceptance</source>
   <translation>Annahme</translation>
  </message>
  <message>
   <source>The probability of the written token among those the target could still choose from</source>
   <translation>Die Wahrscheinlichkeit des geschriebenen Tokens unter dem, was dem Zielmodell übrig blieb</translation>
  </message>
  <message>
   <source>Residual p</source>
   <comment>a probability</comment>
   <translation>p (Rest)</translation>
  </message>
  <message>
   <source>Tokens that could be sampled here</source>
   <translation>Token, die hier gezogen werden konnten</translation>
  </message>
  <message>
   <source>Candidates</source>
   <translation>Kandidaten</translation>
  </message>
  <message>
   <source>The chance that a token drafted here is accepted, whichever it is</source>
   <translation>Die Wahrscheinlichkeit, dass ein hier entworfenes Token angenommen wird, gleich welches</translation>
  </message>
  <message>
   <source>Expected acceptance</source>
   <translation>Erwartete Annahme</translation>
  </message>
  <message>
   <source>At temperature 0, only the target's most likely token is accepted.</source>
   <translation>Bei Temperatur 0 wird nur das wahrscheinlichste Token des Zielmodells angenommen.</translation>
  </message>
  <message>
   <source>most likely only</source>
   <translation>nur das wahrscheinlichste</translation>
  </message>
  <message>
   <source>Block verification judges the draft as a whole, not token by token.</source>
   <translation>Die Blockprüfung beurteilt den Entwurf als Ganzes, nicht Token für Token.</translation>
  </message>
  <message>
   <source>whole draft</source>
   <translation>ganzer Entwurf</translation>
  </message>
  <message>
   <source>The chance that this draft was accepted</source>
   <translation>Die Wahrscheinlichkeit, dass dieser Entwurf angenommen wurde</translation>
  </message>
  <message>
   <source>written</source>
   <comment>a token that stands here</comment>
   <translation>geschrieben</translation>
  </message>
  <message>
   <source>ends the answer</source>
   <translation>beendet die Antwort</translation>
  </message>
  <message>
   <source>Already in the answer</source>
   <translation>Steht schon in der Antwort</translation>
  </message>
  <message>
   <source>The answer would end here</source>
   <translation>Die Antwort würde hier enden</translation>
  </message>
  <message>
   <source>Only part of a character</source>
   <translation>Nur ein Teil eines Zeichens</translation>
  </message>
  <message>
   <source>Not text</source>
   <translation>Kein Text</translation>
  </message>
  <message>
   <source>Candidates, most likely first</source>
   <translation>Kandidaten, der wahrscheinlichste zuerst</translation>
  </message>
  <message>
   <source>Target</source>
   <comment>a column of probabilities</comment>
   <translation>Ziel</translation>
  </message>
  <message>
   <source>The target's own probability, before the sampling settings</source>
   <translation>Die eigene Wahrscheinlichkeit des Zielmodells, vor den Sampling-Einstellungen</translation>
  </message>
  <message>
   <source>Sampled</source>
   <comment>a column of probabilities</comment>
   <translation>Sampling</translation>
  </message>
  <message>
   <source>The target's probability after penalties, cuts and temperature</source>
   <translation>Die Wahrscheinlichkeit des Zielmodells nach Strafen, Auswahlgrenzen und Temperatur</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>a column of probabilities</comment>
   <translation>Entwurf</translation>
  </message>
  <message>
   <source>The draft's probability after the same settings</source>
   <translation>Wahrscheinlichkeit im Entwurf nach denselben Einstellungen</translation>
  </message>
  <message>
   <source>{token} ({tag})</source>
   <comment>a token</comment>
   <translation>{token} ({tag})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>No decoding method is reliably faster.</source>
   <translation>Keine Dekodierart ist mit Sicherheit schneller.</translation>
  </message>
  <message>
   <source>Change since the other benchmark: in speedup, or in tokens per second for plain decoding. ≈ means no difference beyond the spread of the rounds.</source>
   <translation>Änderung seit dem anderen Benchmark: der Beschleunigung, beim einfachen Dekodieren der Token pro Sekunde. ≈ heißt: kein Unterschied über die Streuung der Runden hinaus.</translation>
  </message>
  <message>
   <source>Benchmark</source>
   <translation>Benchmark</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Starten</translation>
  </message>
  <message>
   <source>New benchmark</source>
   <translation>Neuer Benchmark</translation>
  </message>
  <message>
   <source>Earlier benchmarks</source>
   <translation>Frühere Benchmarks</translation>
  </message>
  <message>
   <source>All saved benchmarks</source>
   <translation>Alles, was gemessen wurde</translation>
  </message>
  <message>
   <source>Compare with</source>
   <translation>Vergleichen mit</translation>
  </message>
  <message>
   <source>Another benchmark</source>
   <translation>Ein anderer Benchmark</translation>
  </message>
  <message>
   <source>Use the best</source>
   <translation>Das Beste verwenden</translation>
  </message>
  <message>
   <source>Image of the chart</source>
   <translation>Bild des Diagramms</translation>
  </message>
  <message>
   <source>{answers}, time unknown until the first ones are written</source>
   <translation>{answers}, Dauer unbekannt, bis die ersten geschrieben sind</translation>
  </message>
  <message>
   <source>{answers}, {duration}</source>
   <translation>{answers}, {duration}</translation>
  </message>
  <message>
   <source>{pair} was skipped: {why}</source>
   <translation>{pair} wurde ausgelassen: {why}</translation>
  </message>
  <message>
   <source>nothing</source>
   <comment>what a benchmark is compared with</comment>
   <translation>nichts</translation>
  </message>
  <message>
   <source>Same files, computer, settings and versions.</source>
   <translation>Gleiche Dateien, gleicher Rechner, gleiche Einstellungen und Versionen.</translation>
  </message>
  <message>
   <source>Also different: {what}.</source>
   <translation>Auch verschieden: {what}.</translation>
  </message>
  <message>
   <source>{mode} is used from the next answer on.</source>
   <translation>{mode} wird ab der nächsten Antwort verwendet.</translation>
  </message>
  <message>
   <source>Deleted the benchmark of {when}.</source>
   <translation>Benchmark vom {when} gelöscht.</translation>
  </message>
  <message>
   <source>Image</source>
   <translation>Bild</translation>
  </message>
  <message>
   <source>{mode} is the fastest.</source>
   <translation>{mode} ist am schnellsten.</translation>
  </message>
  <message>
   <source>{mode} is {percent} % faster than {over}.</source>
   <translation>{mode} ist {percent} % schneller als {over}.</translation>
  </message>
  <message>
   <source>Load this pair to use it.</source>
   <translation>Dieses Paar laden, um es zu verwenden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose another decoding method besides plain.</source>
   <translation>Neben der einfachen eine weitere Dekodierart wählen.</translation>
  </message>
  <message>
   <source>Choose a kind of text.</source>
   <translation>Eine Textart wählen.</translation>
  </message>
  <message>
   <source>Choose a pair.</source>
   <translation>Ein Paar wählen.</translation>
  </message>
  <message>
   <source>Every question is answered with every decoding method, one after the other, in several rounds.</source>
   <translation>Jede Frage wird in jeder Dekodierart beantwortet, nacheinander, in mehreren Runden.</translation>
  </message>
  <message>
   <source>Estimating the spread requires at least three rounds.</source>
   <translation>Die Streuung braucht mindestens drei Runden.</translation>
  </message>
  <message>
   <source>The baseline for all other methods</source>
   <translation>Womit alle anderen verglichen werden</translation>
  </message>
  <message>
   <source>Show advanced settings</source>
   <translation>Erweiterte Einstellungen zeigen</translation>
  </message>
  <message>
   <source>Greedy (temperature 0)</source>
   <translation>Gierig (Temperatur 0)</translation>
  </message>
  <message>
   <source>As in a chat</source>
   <translation>Wie in einem Chat</translation>
  </message>
  <message>
   <source>Pairs</source>
   <translation>Paare</translation>
  </message>
  <message>
   <source>Kinds of text</source>
   <translation>Textarten</translation>
  </message>
  <message>
   <source>Decoding methods</source>
   <translation>Dekodierarten</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>Runden</translation>
  </message>
  <message>
   <source>Questions of each kind</source>
   <translation>Fragen je Art</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Umfang</translation>
  </message>
  <message>
   <source>{pair} (in use)</source>
   <translation>{pair} (in Gebrauch)</translation>
  </message>
  <message>
   <source>This pair has no usable draft model</source>
   <translation>Dieses Paar hat kein verwendbares Entwurfsmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>An answer is being written. Wait for it, or stop it first.</source>
   <translation>Eine Antwort wird geschrieben. Auf sie warten oder sie zuerst anhalten.</translation>
  </message>
  <message>
   <source>The models are not ready yet</source>
   <translation>Die Modelle sind noch nicht bereit</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exportieren…</translation>
  </message>
  <message>
   <source>Data (JSON)</source>
   <translation>Daten (JSON)</translation>
  </message>
  <message>
   <source>Could not write {file}: {why}.</source>
   <translation>{file} konnte nicht geschrieben werden: {why}.</translation>
  </message>
  <message>
   <source>Exported to {file}.</source>
   <translation>In {file} exportiert.</translation>
  </message>
  <message>
   <source>Verified lossless on {day}</source>
   <translation>Am {day} als verlustfrei bestätigt</translation>
  </message>
  <message>
   <source>Not lossless: verification failed on {day}</source>
   <translation>Nicht verlustfrei: Prüfung am {day} nicht bestanden</translation>
  </message>
  <message>
   <source>Verification of {day} was inconclusive</source>
   <translation>Prüfung vom {day} ohne eindeutiges Ergebnis</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Both sides answer the same question at the same time. They take turns on the same cores, so whatever slows this computer down slows both.</source>
   <translation>Beide Seiten beantworten dieselbe Frage zur selben Zeit. Sie wechseln sich auf denselben Kernen ab, sodass alles, was diesen Rechner bremst, beide bremst.</translation>
  </message>
  <message>
   <source>Two different targets: the other one is loaded for the race if there is enough memory. Each writes its own text, so their speeds are compared in characters per second.</source>
   <translation>Zwei verschiedene Zielmodelle: Das andere wird für das Rennen geladen, wenn genug Speicher da ist. Jedes schreibt einen eigenen Text, deshalb wird ihr Tempo in Zeichen pro Sekunde verglichen.</translation>
  </message>
  <message>
   <source>First side</source>
   <translation>Erste Seite</translation>
  </message>
  <message>
   <source>Second side</source>
   <translation>Zweite Seite</translation>
  </message>
  <message>
   <source>How tokens are drafted</source>
   <translation>Wie Token entworfen werden</translation>
  </message>
  <message>
   <source>The model that drafts</source>
   <translation>Das Modell, das entwirft</translation>
  </message>
  <message>
   <source>How tokens are sampled</source>
   <translation>Wie Token gezogen werden</translation>
  </message>
  <message>
   <source>Temperature 0</source>
   <translation>Temperatur 0</translation>
  </message>
  <message>
   <source>As in the chat ({how})</source>
   <translation>Wie im Chat ({how})</translation>
  </message>
  <message>
   <source>{name} ({size})</source>
   <comment>a model</comment>
   <translation>{name} ({size})</translation>
  </message>
  <message>
   <source>No draft model</source>
   <translation>Kein Entwurfsmodell</translation>
  </message>
  <message>
   <source>Plain (no drafting)</source>
   <translation>Einfach (ohne Entwerfen)</translation>
  </message>
  <message>
   <source>{way} (as in the chat)</source>
   <translation>{way} (wie im Chat)</translation>
  </message>
  <message>
   <source>Lookup (copies from the text so far)</source>
   <translation>Lookup (kopiert aus dem bisherigen Text)</translation>
  </message>
  <message>
   <source>{way} (adaptive)</source>
   <translation>{way} (adaptiv)</translation>
  </message>
  <message>
   <source>Question</source>
   <translation>Frage</translation>
  </message>
  <message>
   <source>The question for both sides</source>
   <translation>Was beide Seiten gefragt werden</translation>
  </message>
  <message>
   <source>The last one of this chat</source>
   <translation>Die letzte dieses Chats</translation>
  </message>
  <message>
   <source>Answer length</source>
   <translation>Antwortlänge</translation>
  </message>
  <message>
   <source>The maximum number of tokens in an answer</source>
   <translation>Höchstzahl der Token einer Antwort</translation>
  </message>
  <message numerus="yes">
   <source>up to {count} tokens</source>
   <extracomment>for 1: up to {count} token</extracomment>
   <translation>
    <numerusform>bis zu {count} Token</numerusform>
    <numerusform>bis zu {count} Token</numerusform>
   </translation>
  </message>
  <message>
   <source>Enter a question.</source>
   <translation>Eine Frage eingeben.</translation>
  </message>
  <message>
   <source>{name} (in use)</source>
   <translation>{name} (in Gebrauch)</translation>
  </message>
  <message>
   <source>Start race</source>
   <translation>Rennen starten</translation>
  </message>
  <message>
   <source>New race</source>
   <translation>Neues Rennen</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>Öffnen…</translation>
  </message>
  <message>
   <source>Show an exported race</source>
   <translation>Ein exportiertes Rennen zeigen</translation>
  </message>
  <message>
   <source>Open race</source>
   <translation>Rennen öffnen</translation>
  </message>
  <message>
   <source>Could not open {file}: {why}</source>
   <translation>{file} konnte nicht geöffnet werden: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Playback position</source>
   <translation>Wiedergabeposition</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>1x is the speed at which it was written</source>
   <translation>1x ist das Tempo, in dem geschrieben wurde</translation>
  </message>
  <message>
   <source>Characters over time, in seconds</source>
   <translation>Zeichen im Zeitverlauf, in Sekunden</translation>
  </message>
  <message>
   <source>Tokens over time, in seconds</source>
   <translation>Token im Zeitverlauf, in Sekunden</translation>
  </message>
  <message>
   <source>Repetition {number} of {count}</source>
   <translation>Wiederholung {number} von {count}</translation>
  </message>
  <message>
   <source>The repetition with the most typical speedup. Each side's time counts its own steps only, from the end of the prompt on.</source>
   <translation>Die Wiederholung mit der typischsten Beschleunigung. Die Zeit jeder Seite zählt nur ihre eigenen Schritte, vom Ende des Prompts an.</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pausieren</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Erneut abspielen</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Abspielen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/report_dialogs.py" />
   <source>likely</source>
   <translation>wahrscheinlich</translation>
  </message>
  <message>
   <source>unlikely</source>
   <translation>unwahrscheinlich</translation>
  </message>
  <message>
   <source>Tokens by how likely the target found them, in {bins} equal groups. Expected per group: {level} ± {band}. Found: {least} to {most}.</source>
   <translation>Token danach geordnet, für wie wahrscheinlich das Zielmodell sie hielt, in {bins} gleichen Gruppen. Erwartet pro Gruppe: {level} ± {band}. Gefunden: {least} bis {most}.</translation>
  </message>
  <message>
   <source>Measures for about 20 seconds how much faster drafting makes this pair.</source>
   <translation>Misst etwa 20 Sekunden lang, wie viel schneller das Entwerfen dieses Paar macht.</translation>
  </message>
  <message>
   <source>Test pair</source>
   <translation>Paar testen</translation>
  </message>
  <message>
   <source>Test again</source>
   <translation>Erneut testen</translation>
  </message>
  <message>
   <source>Verify losslessness</source>
   <translation>Verlustfreiheit prüfen</translation>
  </message>
  <message>
   <source>Not verified yet</source>
   <translation>Noch nicht geprüft</translation>
  </message>
  <message>
   <source>Verify</source>
   <translation>Prüfen</translation>
  </message>
  <message>
   <source>Verify again</source>
   <translation>Erneut prüfen</translation>
  </message>
  <message>
   <source>Tries the settings that affect speed with this pair, for up to 90 seconds: drafting, threads, flash attention and micro batch. The quality of answers does not change, and nothing is changed until you accept it.</source>
   <translation>Probiert mit diesem Paar bis zu 90 Sekunden lang die Einstellungen aus, die das Tempo beeinflussen: Entwerfen, Threads, Flash Attention und Mikro-Batch. Antworten bleiben so gut, wie sie sind, und nichts ändert sich ohne Zustimmung.</translation>
  </message>
  <message>
   <source>Faster settings were found.</source>
   <translation>Schnellere Einstellungen wurden gefunden.</translation>
  </message>
  <message>
   <source>Nothing faster was found.</source>
   <translation>Nichts Schnelleres wurde gefunden.</translation>
  </message>
  <message>
   <source>The computer was too busy for reliable results, so nothing was changed. Try again when other programs are idle.</source>
   <translation>Der Rechner war für zuverlässige Ergebnisse zu ausgelastet, deshalb wurde nichts geändert. Noch einmal versuchen, wenn andere Programme untätig sind.</translation>
  </message>
  <message>
   <source>Find fastest settings</source>
   <translation>Schnellste Einstellungen finden</translation>
  </message>
  <message>
   <source>Measure again</source>
   <translation>Erneut messen</translation>
  </message>
  <message>
   <source>Use these settings</source>
   <translation>Diese Einstellungen übernehmen</translation>
  </message>
  <message>
   <source>Setting</source>
   <translation>Einstellung</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Wert</translation>
  </message>
  <message>
   <source>Difference</source>
   <translation>Unterschied</translation>
  </message>
  <message>
   <source>Measurements</source>
   <translation>Messwerte</translation>
  </message>
  <message>
   <source>not tried: {why}</source>
   <translation>nicht ausprobiert: {why}</translation>
  </message>
  <message>
   <source>{part}: {title}</source>
   <comment>a setting</comment>
   <translation>{part}: {title}</translation>
  </message>
  <message>
   <source>current</source>
   <comment>a setting</comment>
   <translation>aktuell</translation>
  </message>
  <message>
   <source>{percent} %</source>
   <comment>faster or slower</comment>
   <translation>{percent} %</translation>
  </message>
  <message>
   <source>{gain} (uncertain)</source>
   <translation>{gain} (unsicher)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a target correction</source>
   <translation>dann eine Korrektur des Zielmodells</translation>
  </message>
  <message>
   <source>then a bonus token</source>
   <translation>dann ein Bonus-Token</translation>
  </message>
  <message>
   <source>one token from the target</source>
   <translation>ein Token vom Zielmodell</translation>
  </message>
  <message>
   <source>then the answer ended</source>
   <translation>dann endete die Antwort</translation>
  </message>
  <message>
   <source>steps {first} to {last}: {accepted} of {drafted} drafted accepted</source>
   <translation>Schritte {first} bis {last}: {accepted} von {drafted} entworfenen angenommen</translation>
  </message>
  <message>
   <source>step {step}: no draft, {ending}</source>
   <translation>Schritt {step}: kein Entwurf, {ending}</translation>
  </message>
  <message>
   <source>step {step}: {accepted} of {drafted} drafted accepted, {ending}</source>
   <translation>Schritt {step}: {accepted} von {drafted} entworfenen angenommen, {ending}</translation>
  </message>
  <message>
   <source>Accepted per step</source>
   <translation>Angenommen pro Schritt</translation>
  </message>
  <message>
   <source>Click a bar to see its text</source>
   <translation>Einen Balken anklicken, um seinen Text zu sehen</translation>
  </message>
  <message numerus="yes">
   <source>{count} steps per bar; click to see the text</source>
   <extracomment>for 1: {count} step per bar; click to see the text</extracomment>
   <translation>
    <numerusform>{count} Schritt pro Balken; Klick zeigt den Text</numerusform>
    <numerusform>{count} Schritte pro Balken; Klick zeigt den Text</numerusform>
   </translation>
  </message>
  <message>
   <source>By draft position</source>
   <translation>Nach Position im Entwurf</translation>
  </message>
  <message>
   <source>Position {number}: {accepted} of {drafted} accepted</source>
   <translation>Stelle {number}: {accepted} von {drafted} angenommen</translation>
  </message>
  <message>
   <source>Where the time goes</source>
   <translation>Wohin die Zeit geht</translation>
  </message>
  <message>
   <source>The server does not report how the time of its steps is divided.</source>
   <translation>Der Server meldet nicht, woraus seine Schritte bestehen.</translation>
  </message>
  <message>
   <source>draft {draft} %, target {target} %</source>
   <translation>Entwurf {draft} %, Ziel {target} %</translation>
  </message>
  <message>
   <source>rest {share} %</source>
   <comment>of the time</comment>
   <translation>Rest {share} %</translation>
  </message>
  <message>
   <source>{time} ms per step</source>
   <translation>{time} ms pro Schritt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>nothing drafted</source>
   <translation>nichts entworfen</translation>
  </message>
  <message>
   <source>{place}: {value}</source>
   <translation>{place}: {value}</translation>
  </message>
  <message>
   <source>Starts at {first}, lowest {lowest} at token {low}, highest {highest} at token {high}, ends at {last}.</source>
   <translation>Beginnt bei {first}, am niedrigsten {lowest} bei Token {low}, am höchsten {highest} bei Token {high}, endet bei {last}.</translation>
  </message>
  <message>
   <source>tokens {first} to {last}</source>
   <translation>Token {first} bis {last}</translation>
  </message>
  <message>
   <source>token {token}</source>
   <translation>Token {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Proposed by the draft and accepted by the target.</source>
   <translation>Vom Entwurf vorgeschlagen und vom Zielmodell angenommen.</translation>
  </message>
  <message>
   <source>Chosen by the target in place of a rejected token.</source>
   <translation>Vom Zielmodell gewählt, wo es das Vorgeschlagene abgelehnt hat.</translation>
  </message>
  <message>
   <source>An extra token of the target after it accepted the whole draft.</source>
   <translation>Ein zusätzliches Token des Zielmodells, nachdem es den ganzen Entwurf angenommen hat.</translation>
  </message>
  <message>
   <source>Copied from earlier text of this chat, and accepted by the target.</source>
   <translation>Aus früherem Text dieses Chats kopiert und vom Zielmodell angenommen.</translation>
  </message>
  <message>
   <source>Generated by the target in a step without a draft.</source>
   <translation>Vom Zielmodell in einem Schritt ohne Entwurf erzeugt.</translation>
  </message>
  <message>
   <source>An alternative that you chose.</source>
   <translation>Eine von Hand gewählte Alternative.</translation>
  </message>
  <message>
   <source>Written by a server that does not report where tokens come from.</source>
   <translation>Von einem Server geschrieben, der nicht meldet, woher Token kommen.</translation>
  </message>
  <message>
   <source>Probability that the target gave each token, in percent. Grey: not recorded.</source>
   <translation>Wahrscheinlichkeit, die das Zielmodell jedem Token gab, in Prozent. Grau: nicht aufgezeichnet.</translation>
  </message>
  <message>
   <source>Surprise in bits: 1 for a token with a probability of 50 %, 2 for 25 %. Grey: not recorded.</source>
   <translation>Überraschung in Bit: 1 für ein Token mit einer Wahrscheinlichkeit von 50 %, 2 für 25 %. Grau: nicht aufgezeichnet.</translation>
  </message>
  <message>
   <source>Click to hide or show its colour.</source>
   <translation>Klicken verbirgt oder zeigt die Farbe.</translation>
  </message>
  <message>
   <source>Colours</source>
   <translation>Farben</translation>
  </message>
  <message>
   <source>What the colours of the tokens show</source>
   <translation>Was die Farben der Token zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The live panel is hidden</source>
   <translation>Die Live-Anzeige ist verborgen</translation>
  </message>
  <message>
   <source>There is no answer yet</source>
   <translation>Es gibt noch keine Antwort</translation>
  </message>
  <message>
   <source>Save charts</source>
   <translation>Diagramme speichern</translation>
  </message>
  <message>
   <source>Saved as {file}.</source>
   <translation>Als {file} gespeichert.</translation>
  </message>
  <message>
   <source>The charts could not be saved: {reason}</source>
   <translation>Die Diagramme konnten nicht gespeichert werden: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>This answer</source>
   <translation>Diese Antwort</translation>
  </message>
  <message>
   <source>Charts of the answer in view</source>
   <translation>Diagramme der sichtbaren Antwort</translation>
  </message>
  <message>
   <source>Whole chat</source>
   <translation>Ganzer Chat</translation>
  </message>
  <message>
   <source>Charts of all answers in this chat</source>
   <translation>Diagramme aller Antworten in diesem Chat</translation>
  </message>
  <message>
   <source>Drag in a curve to zoom in, or hold Ctrl and turn the wheel.</source>
   <translation>In einer Kurve ziehen oder Ctrl halten und das Mausrad drehen, um zu zoomen.</translation>
  </message>
  <message>
   <source>Show all tokens</source>
   <translation>Alle Token zeigen</translation>
  </message>
  <message>
   <source>Save as image (PNG)…</source>
   <translation>Als Bild speichern (PNG)…</translation>
  </message>
  <message>
   <source>Save as image (SVG)…</source>
   <translation>Als Zeichnung speichern (SVG)…</translation>
  </message>
  <message>
   <source>Save steps as table (CSV)…</source>
   <translation>Schritte als Tabelle speichern (CSV)…</translation>
  </message>
  <message>
   <source>Charts are paused</source>
   <translation>Diagramme sind pausiert</translation>
  </message>
  <message>
   <source>Resume charts</source>
   <translation>Diagramme fortsetzen</translation>
  </message>
  <message>
   <source>Pause charts</source>
   <translation>Diagramme pausieren</translation>
  </message>
  <message>
   <source>The answer continues.</source>
   <translation>Die Antwort geht weiter.</translation>
  </message>
  <message>
   <source>Computed</source>
   <translation>Berechnet</translation>
  </message>
  <message>
   <source>Accepted while thinking</source>
   <translation>Beim Denken angenommen</translation>
  </message>
  <message>
   <source>Accepted in the answer</source>
   <translation>In der Antwort angenommen</translation>
  </message>
  <message>
   <source>Time between tokens</source>
   <translation>Zeit zwischen Token</translation>
  </message>
  <message>
   <source>Lookahead</source>
   <translation>Vorausschau</translation>
  </message>
  <message>
   <source>Step time</source>
   <translation>Schrittzeit</translation>
  </message>
  <message>
   <source>thin line: predicted before the step</source>
   <translation>dünne Linie: vor dem Schritt vorhergesagt</translation>
  </message>
  <message>
   <source>Live</source>
   <comment>the panel with figures</comment>
   <translation>Live</translation>
  </message>
  <message>
   <source>As an answer is written, its speed and the source of its words appear here.</source>
   <translation>Während eine Antwort geschrieben wird, erscheinen hier ihr Tempo und die Quelle ihrer Wörter.</translation>
  </message>
  <message>
   <source>No measurements for this answer.</source>
   <translation>Keine Messwerte für diese Antwort.</translation>
  </message>
  <message>
   <source>The server does not report its steps, so there is nothing to show.</source>
   <translation>Der Server meldet keine Schritte, die sich zeichnen ließen.</translation>
  </message>
  <message>
   <source>Hide details</source>
   <translation>Einzelheiten ausblenden</translation>
  </message>
  <message>
   <source>Show details</source>
   <translation>Einzelheiten zeigen</translation>
  </message>
  <message>
   <source>0 to {top}</source>
   <comment>an axis</comment>
   <translation>0 bis {top}</translation>
  </message>
  <message>
   <source>Whole chat: {speedup}</source>
   <translation>Ganzer Chat: {speedup}</translation>
  </message>
  <message>
   <source>Measuring…</source>
   <translation>Wird gemessen…</translation>
  </message>
  <message>
   <source>Speedup not measured</source>
   <translation>Beschleunigung nicht gemessen</translation>
  </message>
  <message>
   <source>- - without drafting: {speed} (measured)</source>
   <translation>- - ohne Entwerfen: {speed} (gemessen)</translation>
  </message>
  <message>
   <source>without drafting: measuring…</source>
   <translation>ohne Entwerfen: wird gemessen…</translation>
  </message>
  <message>
   <source>Whole chat: {told}</source>
   <translation>Ganzer Chat: {told}</translation>
  </message>
  <message>
   <source>Whole answer: {told}</source>
   <translation>Ganze Antwort: {told}</translation>
  </message>
  <message>
   <source>Top of the chart: {rate} tok/s.</source>
   <translation>Oberer Rand des Diagramms: {rate} tok/s.</translation>
  </message>
  <message>
   <source>{accepted} of {drafted}</source>
   <translation>{accepted} von {drafted}</translation>
  </message>
  <message>
   <source>{figure}; curve over {count} steps</source>
   <translation>{figure}; Kurve über {count} Schritte</translation>
  </message>
  <message>
   <source>Mean of all steps with a draft: {mean}</source>
   <translation>Mittel aller Schritte mit Entwurf: {mean}</translation>
  </message>
  <message>
   <source>{reason}: {count}</source>
   <translation>{reason}: {count}</translation>
  </message>
  <message>
   <source>paused</source>
   <comment>drafting</comment>
   <translation>pausiert</translation>
  </message>
  <message>
   <source>drafted per step, last {count} steps</source>
   <translation>pro Schritt entworfen, letzte {count} Schritte</translation>
  </message>
  <message>
   <source>paused since token {token}</source>
   <translation>pausiert seit Token {token}</translation>
  </message>
  <message>
   <source>paused at token {token}</source>
   <translation>pausiert bei Token {token}</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} ({share})</source>
   <translation>{accepted} von {drafted} ({share})</translation>
  </message>
  <message>
   <source>{median} (95 %: {slow})</source>
   <translation>{median} (95 %: {slow})</translation>
  </message>
  <message numerus="yes">
   <source>{count} drafted</source>
   <extracomment>for 1: {count} drafted</extracomment>
   <translation>
    <numerusform>{count} entworfen</numerusform>
    <numerusform>{count} entworfen</numerusform>
   </translation>
  </message>
  <message>
   <source>{what}: {why}</source>
   <translation>{what}: {why}</translation>
  </message>
  <message>
   <source>{time} ms, predicted {predicted} ms</source>
   <translation>{time} ms, vorhergesagt {predicted} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/appearance.py" />
   <source>Set by {origin}</source>
   <translation>Festgelegt durch {origin}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/language.py" />
   <source>MMMM yyyy</source>
   <comment>how a month is written, in Qt's letters</comment>
   <translation>MMMM yyyy</translation>
  </message>
  <message>
   <source>d MMMM yyyy</source>
   <comment>how a date is written, in Qt's letters</comment>
   <translation>d. MMMM yyyy</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>bonus token: every drafted token was accepted</source>
   <translation>Bonus-Token: Alle entworfenen Token wurden angenommen</translation>
  </message>
  <message>
   <source>target only: nothing was drafted</source>
   <translation>nur Zielmodell: Es wurde nichts entworfen</translation>
  </message>
  <message>
   <source>chosen by hand: the answer continues from here</source>
   <translation>von Hand gewählt: Die Antwort geht von hier aus weiter</translation>
  </message>
  <message>
   <source>written by a server that did not report where it came from</source>
   <translation>ein Server hat es geschrieben und nicht angegeben, woher es kam</translation>
  </message>
  <message>
   <source>{token} target {probability}, copied from earlier text</source>
   <translation>{token} Zielmodell {probability}, aus früherem Text kopiert</translation>
  </message>
  <message>
   <source>{token} target {probability}, draft {draft}</source>
   <translation>{token} Zielmodell {probability}, Entwurf {draft}</translation>
  </message>
  <message>
   <source>{token} target {probability}</source>
   <translation>{token} Zielmodell {probability}</translation>
  </message>
  <message>
   <source>draft wanted {token} {draft}, target gave it {probability}</source>
   <translation>Entwurf wollte {token} {draft}, das Zielmodell gab ihm {probability}</translation>
  </message>
  <message>
   <source>lookup proposed {token}, target gave it {probability}</source>
   <translation>Lookup schlug {token} vor, das Zielmodell gab ihm {probability}</translation>
  </message>
  <message>
   <source>source: this chat</source>
   <translation>Quelle: dieser Chat</translation>
  </message>
  <message>
   <source>source: a text that no longer exists</source>
   <translation>Quelle: ein Text, den es nicht mehr gibt</translation>
  </message>
  <message>
   <source>source: chat {title}</source>
   <translation>Quelle: Chat {title}</translation>
  </message>
  <message>
   <source>source: {file}, attached in this chat</source>
   <translation>Quelle: {file}, in diesem Chat angehängt</translation>
  </message>
  <message>
   <source>source: {file}, attached in chat {title}</source>
   <translation>Quelle: {file}, im Chat {title} angehängt</translation>
  </message>
  <message>
   <source>step {step}, position {position} of {drafted}</source>
   <translation>Schritt {step}, Position {position} von {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Contacting the hub…</source>
   <translation>Verbindung zum Hub…</translation>
  </message>
  <message>
   <source>Confirm the download</source>
   <translation>Download bestätigen</translation>
  </message>
  <message>
   <source>Queued</source>
   <translation>In der Warteschlange</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>Pausiert</translation>
  </message>
  <message>
   <source>Failed</source>
   <translation>Gescheitert</translation>
  </message>
  <message>
   <source>Downloaded and verified</source>
   <translation>Heruntergeladen und geprüft</translation>
  </message>
  <message>
   <source>Discarded</source>
   <translation>Verworfen</translation>
  </message>
  <message>
   <source>Downloads</source>
   <translation>Downloads</translation>
  </message>
  <message>
   <source>Progress of {download}</source>
   <translation>Fortschritt von {download}</translation>
  </message>
  <message>
   <source>{action}: {name}</source>
   <translation>{action}: {name}</translation>
  </message>
  <message>
   <source>Delete what has been downloaded; you can undo this</source>
   <translation>Das Heruntergeladene löschen; lässt sich rückgängig machen</translation>
  </message>
  <message>
   <source>Remove it from this list</source>
   <translation>Aus dieser Liste entfernen</translation>
  </message>
  <message>
   <source>Start the download</source>
   <translation>Download starten</translation>
  </message>
  <message>
   <source>Keep what has been downloaded</source>
   <translation>Das Heruntergeladene behalten</translation>
  </message>
  <message>
   <source>Pause</source>
   <comment>verb</comment>
   <translation>Pausieren</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <source>Continue where it stopped</source>
   <translation>Fortsetzen, wo der Download angehalten hat</translation>
  </message>
  <message>
   <source>Remove it from this list; the files stay</source>
   <translation>Aus dieser Liste entfernen; die Dateien bleiben</translation>
  </message>
  <message>
   <source>Use</source>
   <comment>verb</comment>
   <translation>Verwenden</translation>
  </message>
  <message>
   <source>Choose these models</source>
   <translation>Diese Modelle wählen</translation>
  </message>
  <message>
   <source>Hide</source>
   <translation>Ausblenden</translation>
  </message>
  <message>
   <source>Accept the terms of the model, and enter an access token</source>
   <translation>Die Nutzungsbedingungen des Modells annehmen und ein Zugriffstoken eingeben</translation>
  </message>
  <message>
   <source>Enter token…</source>
   <translation>Token eingeben…</translation>
  </message>
  <message>
   <source>{received} of {size}</source>
   <comment>bytes</comment>
   <translation>{received} von {size}</translation>
  </message>
  <message>
   <source>Checking files</source>
   <translation>Dateien werden geprüft</translation>
  </message>
  <message>
   <source>waiting to retry</source>
   <translation>wartet auf neuen Versuch</translation>
  </message>
  <message>
   <source>{size}/s</source>
   <translation>{size}/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Adaptive</source>
   <translation>Adaptiv</translation>
  </message>
  <message>
   <source>Fixed</source>
   <translation>Fest</translation>
  </message>
  <message>
   <source>Token by token</source>
   <comment>how drafts are verified</comment>
   <translation>Token für Token</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>how drafts are verified</comment>
   <translation>Block</translation>
  </message>
  <message>
   <source>32 bits (f32)</source>
   <translation>32 Bit (f32)</translation>
  </message>
  <message>
   <source>16 bits (f16)</source>
   <translation>16 Bit (f16)</translation>
  </message>
  <message>
   <source>8 bits (q8_0)</source>
   <translation>8 Bit (q8_0)</translation>
  </message>
  <message>
   <source>5.5 bits, more precise (q5_1)</source>
   <translation>5,5 Bit, genauer (q5_1)</translation>
  </message>
  <message>
   <source>5.5 bits (q5_0)</source>
   <translation>5,5 Bit (q5_0)</translation>
  </message>
  <message>
   <source>4.5 bits, more precise (q4_1)</source>
   <translation>4,5 Bit, genauer (q4_1)</translation>
  </message>
  <message>
   <source>4.5 bits (q4_0)</source>
   <translation>4,5 Bit (q4_0)</translation>
  </message>
  <message>
   <source>On</source>
   <translation>Ein</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Aus</translation>
  </message>
  <message>
   <source>Engine settings</source>
   <translation>Engine-Einstellungen</translation>
  </message>
  <message>
   <source>No draft model: drafts are copied from earlier text of the chat.</source>
   <translation>Kein Entwurfsmodell: Entwürfe werden aus früherem Text des Chats kopiert.</translation>
  </message>
  <message>
   <source>It cannot draft: {why}.</source>
   <translation>Es kann nicht entwerfen: {why}.</translation>
  </message>
  <message>
   <source>No GPU was found: both models run on the processor.</source>
   <translation>Es wurde keine GPU gefunden: Beide Modelle laufen auf dem Prozessor.</translation>
  </message>
  <message>
   <source>Reset all settings to their defaults</source>
   <translation>Alle Einstellungen auf ihren Standard zurücksetzen</translation>
  </message>
  <message>
   <source>The fastest settings are filled in below. They are not in use yet.</source>
   <translation>Die schnellsten Einstellungen sind unten eingetragen. Sie sind noch nicht in Gebrauch.</translation>
  </message>
  <message>
   <source>Tries drafting, threads and other settings with this pair, on this computer.</source>
   <translation>Probiert mit diesem Paar auf diesem Rechner Entwerfen, Threads und andere Einstellungen aus.</translation>
  </message>
  <message>
   <source>Load this pair to measure it.</source>
   <translation>Dieses Paar laden, um es zu messen.</translation>
  </message>
  <message>
   <source>Load the pair with these GPU layers to measure it.</source>
   <translation>Das Paar mit diesen GPU-Schichten laden, um es zu messen.</translation>
  </message>
  <message>
   <source>Nothing has changed</source>
   <translation>Nichts hat sich geändert</translation>
  </message>
  <message>
   <source>Load anyway</source>
   <translation>Trotzdem laden</translation>
  </message>
  <message>
   <source>Apply and reload</source>
   <translation>Anwenden und neu laden</translation>
  </message>
  <message>
   <source>Default ({tokens})</source>
   <translation>Standard ({tokens})</translation>
  </message>
  <message>
   <source>Up to {tokens} tokens. Larger values use more memory.</source>
   <translation>Bis zu {tokens} Token. Größere Werte brauchen mehr Speicher.</translation>
  </message>
  <message>
   <source>Automatic uses the fastest number measured. This computer: {cores} cores, {threads} threads.</source>
   <translation>Automatisch verwendet die schnellste gemessene Zahl. Dieser Rechner: {cores} Kerne, {threads} Threads.</translation>
  </message>
  <message>
   <source>Device</source>
   <translation>Gerät</translation>
  </message>
  <message>
   <source>Automatic uses the best GPUs, as far as their memory allows.</source>
   <translation>Automatisch verwendet die besten GPUs, soweit sie Platz haben.</translation>
  </message>
  <message>
   <source>GPU layers</source>
   <translation>GPU-Schichten</translation>
  </message>
  <message>
   <source>How many layers run on GPUs. Automatic uses as many as fit.</source>
   <translation>Wie viele Schichten auf GPUs laufen. Automatisch verwendet so viele, wie passen.</translation>
  </message>
  <message>
   <source>Layers per GPU</source>
   <translation>Schichten pro GPU</translation>
  </message>
  <message>
   <source>For example, 20,13. Automatic divides the layers by free memory.</source>
   <translation>Zum Beispiel 20,13. Automatisch verteilt die Schichten nach freiem Speicher.</translation>
  </message>
  <message>
   <source>Batch</source>
   <translation>Batch</translation>
  </message>
  <message>
   <source>Prompt tokens processed at a time; Stop takes effect between batches.</source>
   <translation>Prompt-Token, die auf einmal verarbeitet werden; Anhalten wirkt zwischen Batches.</translation>
  </message>
  <message>
   <source>Micro batch</source>
   <translation>Mikro-Batch</translation>
  </message>
  <message>
   <source>Tokens computed together, at most the batch. Automatic: 128 or 512.</source>
   <translation>Token, die zusammen berechnet werden, höchstens der Batch. Automatisch: 128 oder 512.</translation>
  </message>
  <message>
   <source>Flash attention</source>
   <translation>Flash Attention</translation>
  </message>
  <message>
   <source>Automatic uses it on GPUs, and where the value cache needs it.</source>
   <translation>Automatisch verwendet es auf GPUs und wo der Werte-Cache es braucht.</translation>
  </message>
  <message>
   <source>Key cache</source>
   <translation>Schlüssel-Cache</translation>
  </message>
  <message>
   <source>Fewer bits use less memory.</source>
   <translation>Weniger Bit brauchen weniger Speicher.</translation>
  </message>
  <message>
   <source>Value cache</source>
   <translation>Werte-Cache</translation>
  </message>
  <message>
   <source>Fewer bits use less memory; fewer than 16 require flash attention.</source>
   <translation>Weniger Bit brauchen weniger Speicher; unter 16 Bit ist Flash Attention nötig.</translation>
  </message>
  <message>
   <source>Method</source>
   <translation>Methode</translation>
  </message>
  <message>
   <source>Where drafts come from.</source>
   <translation>Woher Entwürfe kommen.</translation>
  </message>
  <message>
   <source>Draft length</source>
   <translation>Entwurfslänge</translation>
  </message>
  <message>
   <source>Adaptive drafts only where it makes answers faster.</source>
   <translation>Adaptiv entwirft nur, wo es Antworten schneller macht.</translation>
  </message>
  <message>
   <source>Fixed length</source>
   <translation>Feste Länge</translation>
  </message>
  <message>
   <source>Tokens drafted in each step.</source>
   <translation>Token, die in jedem Schritt entworfen werden.</translation>
  </message>
  <message>
   <source>Verification</source>
   <translation>Prüfung</translation>
  </message>
  <message>
   <source>Block accepts more of long drafts. Both are lossless.</source>
   <translation>Block nimmt mehr von langen Entwürfen an. Beide sind verlustfrei.</translation>
  </message>
  <message>
   <source>Not available: no supported GPU was found.</source>
   <translation>Nicht verfügbar: Es wurde keine unterstützte GPU gefunden.</translation>
  </message>
  <message>
   <source>Not used without drafting.</source>
   <translation>Ohne Entwerfen nicht verwendet.</translation>
  </message>
  <message>
   <source>Used with fixed draft length only.</source>
   <translation>Nur bei fester Entwurfslänge verwendet.</translation>
  </message>
  <message>
   <source>Processor only</source>
   <translation>Nur Prozessor</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Target</source>
   <comment>what memory is for</comment>
   <translation>Ziel</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>what memory is for</comment>
   <translation>Entwurf</translation>
  </message>
  <message>
   <source>Caches</source>
   <comment>what memory is for</comment>
   <translation>Caches</translation>
  </message>
  <message>
   <source>Compute</source>
   <comment>what memory is for</comment>
   <translation>Rechnen</translation>
  </message>
  <message>
   <source>Fits: {needs}</source>
   <translation>Passt: {needs}</translation>
  </message>
  <message>
   <source>Tight: {needs}</source>
   <translation>Knapp: {needs}</translation>
  </message>
  <message>
   <source>Little memory is left for other programs.</source>
   <translation>Für andere Programme bleibt wenig Speicher.</translation>
  </message>
  <message>
   <source>Slow: {needs}</source>
   <translation>Langsam: {needs}</translation>
  </message>
  <message>
   <source>Weights are read from disk in every pass.</source>
   <translation>Gewichte werden in jedem Durchlauf vom Datenträger gelesen.</translation>
  </message>
  <message>
   <source>Too big: {needs}</source>
   <translation>Zu groß: {needs}</translation>
  </message>
  <message>
   <source>free {size}</source>
   <translation>frei {size}</translation>
  </message>
  <message>
   <source>needs {size} of {free} free</source>
   <translation>braucht {size} von {free} frei</translation>
  </message>
  <message>
   <source>Memory</source>
   <translation>Speicher</translation>
  </message>
  <message>
   <source>Memory of the computer</source>
   <translation>Speicher des Rechners</translation>
  </message>
  <message>
   <source>{name} {size}</source>
   <comment>bytes</comment>
   <translation>{name} {size}</translation>
  </message>
  <message>
   <source>{name}: {value}</source>
   <comment>a name and what it is</comment>
   <translation>{name}: {value}</translation>
  </message>
  <message>
   <source>Measuring memory…</source>
   <translation>Speicher wird gemessen…</translation>
  </message>
  <message>
   <source>Some layers run on the processor.</source>
   <translation>Einige Schichten laufen auf dem Prozessor.</translation>
  </message>
  <message>
   <source>The target is loaded already.</source>
   <translation>Das Zielmodell ist schon geladen.</translation>
  </message>
  <message>
   <source>No GPU is used: {why}. Update the graphics driver or the GPU code of this version, and restart Foretoken with FORETOKEN_GPU_BACKENDS=again.</source>
   <translation>Es wird keine GPU verwendet: {why}. Den Grafikkartentreiber oder den GPU-Code dieser Version aktualisieren und Foretoken mit FORETOKEN_GPU_BACKENDS=again neu starten.</translation>
  </message>
  <message>
   <source>16 bits</source>
   <translation>16 Bit</translation>
  </message>
  <message>
   <source>8 bits</source>
   <translation>8 Bit</translation>
  </message>
  <message>
   <source>4 bits</source>
   <translation>4 Bit</translation>
  </message>
  <message>
   <source>How many tokens of the chat the model can see</source>
   <translation>Wie viele Token des Chats das Modell sehen kann</translation>
  </message>
  <message>
   <source>Precision of both models' caches; fewer bits take less memory</source>
   <translation>Genauigkeit der Caches beider Modelle; weniger Bit brauchen weniger Speicher</translation>
  </message>
  <message>
   <source>Cache</source>
   <translation>Cache</translation>
  </message>
  <message>
   <source>Threads, GPUs, batches, flash attention, caches and drafting</source>
   <translation>Threads, GPUs, Batches, Flash Attention, Caches und Entwerfen</translation>
  </message>
  <message>
   <source>Engine…</source>
   <translation>Engine…</translation>
  </message>
  <message>
   <source>{save}, or import others</source>
   <translation>{save} oder andere importieren</translation>
  </message>
  <message>
   <source>Presets: save, import, export</source>
   <translation>Voreinstellungen: speichern, importieren, exportieren</translation>
  </message>
  <message>
   <source>Preset  ▾</source>
   <translation>Voreinstellung  ▾</translation>
  </message>
  <message>
   <source>Save memory</source>
   <translation>Speicher sparen</translation>
  </message>
  <message>
   <source>mixed</source>
   <comment>types of caches</comment>
   <translation>gemischt</translation>
  </message>
  <message>
   <source>All on the GPU with:</source>
   <translation>Alles auf der GPU mit:</translation>
  </message>
  <message>
   <source>Fits with:</source>
   <translation>Passt mit:</translation>
  </message>
  <message>
   <source>Without the draft</source>
   <translation>Ohne Entwurfsmodell</translation>
  </message>
  <message>
   <source>Cache in 8 bits</source>
   <translation>Cache mit 8 Bit</translation>
  </message>
  <message numerus="yes">
   <source>{on_gpu} of {count} layers on the GPU</source>
   <comment>with</comment>
   <extracomment>for 1: {on_gpu} of {count} layer on the GPU</extracomment>
   <translation>
    <numerusform>{on_gpu} von {count} Schicht auf der GPU</numerusform>
    <numerusform>{on_gpu} von {count} Schichten auf der GPU</numerusform>
   </translation>
  </message>
  <message>
   <source>Context {tokens}</source>
   <translation>Kontext {tokens}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token</source>
   <translation>Zugriffstoken</translation>
  </message>
  <message>
   <source>Some models require you to accept their terms. Sign in, accept the terms on {model_page}, create a token with read access on {token_page}, and paste it here.</source>
   <translation>Bei manchen Modellen müssen die Nutzungsbedingungen angenommen werden. Anmelden, die Nutzungsbedingungen auf {model_page} annehmen, auf {token_page} ein Token mit Lesezugriff anlegen und hier einfügen.</translation>
  </message>
  <message>
   <source>the model page</source>
   <translation>der Seite des Modells</translation>
  </message>
  <message>
   <source>your token page</source>
   <translation>der eigenen Token-Seite</translation>
  </message>
  <message>
   <source>Paste the token: hf_…</source>
   <translation>Token einfügen: hf_…</translation>
  </message>
  <message>
   <source>Looking for a keyring…</source>
   <translation>Ein Schlüsselbund wird gesucht…</translation>
  </message>
  <message>
   <source>Use token</source>
   <translation>Token verwenden</translation>
  </message>
  <message>
   <source>Remove it from this computer</source>
   <translation>Von diesem Rechner entfernen</translation>
  </message>
  <message>
   <source>Forget token</source>
   <translation>Token vergessen</translation>
  </message>
  <message>
   <source>Access token for {host}</source>
   <translation>Zugriffstoken für {host}</translation>
  </message>
  <message>
   <source>The token is stored in the system keyring and sent to no other server.</source>
   <translation>Das Token wird im Schlüsselbund des Systems gespeichert und an keinen anderen Server gesendet.</translation>
  </message>
  <message>
   <source>No keyring found: the token is used in this session only and not stored.</source>
   <translation>Kein Schlüsselbund gefunden: Das Token wird nur in dieser Sitzung verwendet und nicht gespeichert.</translation>
  </message>
  <message>
   <source>A token from {place} is in use; a new one replaces it.</source>
   <translation>Ein Token ist in Gebrauch (Quelle: {place}); ein neues ersetzt es.</translation>
  </message>
  <message>
   <source>Download models</source>
   <translation>Modelle herunterladen</translation>
  </message>
  <message>
   <source>Back to your models</source>
   <translation>Zurück zu den eigenen Modellen</translation>
  </message>
  <message>
   <source>← Back</source>
   <translation>← Zurück</translation>
  </message>
  <message>
   <source>For models that require accepting terms</source>
   <translation>Für Modelle, deren Nutzungsbedingungen anzunehmen sind</translation>
  </message>
  <message>
   <source>Access token…</source>
   <translation>Zugriffstoken…</translation>
  </message>
  <message>
   <source>Search the hub, or paste owner/name</source>
   <translation>Den Hub durchsuchen oder Besitzer/Name einfügen</translation>
  </message>
  <message>
   <source>Search the hub</source>
   <translation>Den Hub durchsuchen</translation>
  </message>
  <message>
   <source>Find GGUF models by name</source>
   <translation>GGUF-Modelle nach Namen finden</translation>
  </message>
  <message>
   <source>Nothing is sent until you search or download. Then {host} sees your search or the model's name, and your IP address.</source>
   <translation>Vor einer Suche oder einem Download wird nichts gesendet. Dann sieht {host} die Suche oder den Namen des Modells und die IP-Adresse.</translation>
  </message>
  <message>
   <source>the hub</source>
   <translation>der Hub</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>requires accepting terms</source>
   <translation>Nutzungsbedingungen anzunehmen</translation>
  </message>
  <message>
   <source>{number} parameters</source>
   <translation>{number} Parameter</translation>
  </message>
  <message>
   <source>likes: {number}</source>
   <translation>Likes: {number}</translation>
  </message>
  <message>
   <source>updated {month}</source>
   <translation>aktualisiert {month}</translation>
  </message>
  <message>
   <source>downloads: {number}</source>
   <translation>Downloads: {number}</translation>
  </message>
  <message>
   <source>downloaded</source>
   <translation>heruntergeladen</translation>
  </message>
  <message numerus="yes">
   <source>{count} parts</source>
   <extracomment>for 1: {count} part</extracomment>
   <translation>
    <numerusform>{count} Teil</numerusform>
    <numerusform>{count} Teile</numerusform>
   </translation>
  </message>
  <message>
   <source>Draft: {model}. {reason}</source>
   <translation>Entwurfsmodell: {model}. {reason}</translation>
  </message>
  <message>
   <source>Needs about {size} of memory; this computer has {total}.</source>
   <translation>Braucht etwa {size} Speicher; dieser Rechner hat {total}.</translation>
  </message>
  <message>
   <source>{model} is already here: {program}, same name and size</source>
   <translation>{model} ist schon hier: {program}, gleicher Name und gleiche Größe</translation>
  </message>
  <message>
   <source>needs about {size} of memory</source>
   <translation>braucht etwa {size} Speicher</translation>
  </message>
  <message>
   <source>licence of {model}: see its page</source>
   <translation>Lizenz von {model}: siehe seine Seite</translation>
  </message>
  <message>
   <source>{model} about {size}</source>
   <translation>{model} etwa {size}</translation>
  </message>
  <message>
   <source>Open its page on the hub in the browser</source>
   <translation>Seine Seite auf dem Hub im Browser öffnen</translation>
  </message>
  <message>
   <source>Model page</source>
   <translation>Seite des Modells</translation>
  </message>
  <message>
   <source>Search results</source>
   <translation>Suchergebnisse</translation>
  </message>
  <message>
   <source>Searching for “{words}”…</source>
   <translation>Nach „{words}“ wird gesucht…</translation>
  </message>
  <message>
   <source>{size} of memory is free now</source>
   <translation>{size} Speicher sind jetzt frei</translation>
  </message>
  <message>
   <source>{size} of memory is free now. The first pair suits this computer best.</source>
   <translation>{size} Arbeitsspeicher sind jetzt frei. Das erste Paar passt am besten zu diesem Computer.</translation>
  </message>
  <message>
   <source>Ready-made pairs</source>
   <translation>Fertige Paare</translation>
  </message>
  <message>
   <source>Loading files…</source>
   <translation>Dateien werden geladen…</translation>
  </message>
  <message>
   <source>No GGUF models found for “{words}”. Try fewer or other words.</source>
   <translation>Keine GGUF-Modelle zu „{words}“ gefunden. Weniger oder andere Wörter versuchen.</translation>
  </message>
  <message>
   <source>This repository has no complete GGUF model with a checksum.</source>
   <translation>Dieses Repository hat kein vollständiges GGUF-Modell mit Prüfsumme.</translation>
  </message>
  <message>
   <source>Download {size}</source>
   <translation>{size} herunterladen</translation>
  </message>
  <message>
   <source>Memory: {free} of {total} free</source>
   <translation>Speicher: {free} von {total} frei</translation>
  </message>
  <message>
   <source>Download anyway</source>
   <translation>Trotzdem herunterladen</translation>
  </message>
  <message>
   <source>Download {size}; the details are checked with the hub first</source>
   <translation>{size} herunterladen; zuerst wird der Hub gefragt</translation>
  </message>
  <message>
   <source>Choose this pair</source>
   <translation>Dieses Paar wählen</translation>
  </message>
  <message>
   <source>Files of other programs were matched by name and size; their checksums were not computed</source>
   <translation>Dateien anderer Programme wurden an Name und Größe erkannt; ihre Prüfsummen wurden nicht berechnet</translation>
  </message>
  <message>
   <source>See the downloads below</source>
   <translation>Siehe die Downloads unten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name}: {problem}</source>
   <translation>{name}: {problem}</translation>
  </message>
  <message>
   <source>Choose a model first</source>
   <translation>Zuerst ein Modell wählen</translation>
  </message>
  <message>
   <source>{name} cannot answer: {why}</source>
   <translation>{name} kann nicht antworten: {why}</translation>
  </message>
  <message>
   <source>{name} cannot draft: {why}</source>
   <translation>{name} kann nicht entwerfen: {why}</translation>
  </message>
  <message>
   <source>Waiting for the server's list of models</source>
   <translation>Warten auf die Modellliste des Servers</translation>
  </message>
  <message>
   <source>The server did not respond. Try again, or edit its address.</source>
   <translation>Der Server hat nicht geantwortet. Noch einmal versuchen oder seine Adresse bearbeiten.</translation>
  </message>
  <message>
   <source>The server offers no models</source>
   <translation>Der Server bietet kein Modell an</translation>
  </message>
  <message>
   <source>Comparing it with the other models…</source>
   <translation>Wird mit den anderen Modellen verglichen…</translation>
  </message>
  <message>
   <source>No model here can draft for it. Small models of its family can.</source>
   <translation>Kein Modell hier kann für dieses entwerfen. Kleine seiner Familie können es.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>This needs more memory than is free: your system may freeze, or close Foretoken. Choose a shorter context or a smaller model, or press “Load anyway”.</source>
   <translation>Das braucht mehr Speicher, als frei ist: Das System kann einfrieren oder Foretoken beenden. Einen kürzeren Kontext oder ein kleineres Modell wählen oder „Trotzdem laden“ drücken.</translation>
  </message>
  <message>
   <source>Find and download more models</source>
   <translation>Weitere Modelle finden und herunterladen</translation>
  </message>
  <message>
   <source>Add  ▾</source>
   <translation>Hinzufügen  ▾</translation>
  </message>
  <message>
   <source>Add model files, folders and servers</source>
   <translation>Modelldateien, Ordner und Server hinzufügen</translation>
  </message>
  <message>
   <source>Search models</source>
   <translation>Modelle suchen</translation>
  </message>
  <message>
   <source>Search models and presets</source>
   <translation>Modelle und Voreinstellungen durchsuchen</translation>
  </message>
  <message>
   <source>Filter the list; just start typing</source>
   <translation>Die Liste filtern; einfach tippen</translation>
  </message>
  <message>
   <source>My pairs</source>
   <translation>Meine Paare</translation>
  </message>
  <message>
   <source>Servers</source>
   <translation>Server</translation>
  </message>
  <message>
   <source>Models</source>
   <translation>Modelle</translation>
  </message>
  <message>
   <source>Not for chatting</source>
   <translation>Nicht zum Chatten</translation>
  </message>
  <message>
   <source>Broken</source>
   <comment>models</comment>
   <translation>Defekt</translation>
  </message>
  <message>
   <source>Target models</source>
   <translation>Zielmodelle</translation>
  </message>
  <message>
   <source>Can draft</source>
   <translation>Kann entwerfen</translation>
  </message>
  <message>
   <source>Cannot draft</source>
   <translation>Kann nicht entwerfen</translation>
  </message>
  <message>
   <source>Draft models</source>
   <translation>Entwurfsmodelle</translation>
  </message>
  <message>
   <source>Target: the model that answers</source>
   <translation>Zielmodell: das Modell, das antwortet</translation>
  </message>
  <message>
   <source>Draft: the small model that guesses ahead</source>
   <translation>Entwurf: das kleine Modell, das vorausläuft</translation>
  </message>
  <message>
   <source>No model matches your search</source>
   <translation>Kein Modell passt zur Suche</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Wird geladen…</translation>
  </message>
  <message>
   <source>Connecting…</source>
   <translation>Verbindung wird hergestellt…</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Verbinden</translation>
  </message>
  <message>
   <source>Your system may freeze, or close Foretoken</source>
   <translation>Das System kann einfrieren oder Foretoken beenden</translation>
  </message>
  <message>
   <source>Measure for 20 seconds how much faster drafting makes this pair</source>
   <translation>20 Sekunden lang messen, wie viel schneller Entwerfen dieses Paar macht</translation>
  </message>
  <message>
   <source>Drafting on a server cannot be measured here</source>
   <translation>Entwerfen auf einem Server lässt sich hier nicht messen</translation>
  </message>
  <message numerus="yes">
   <source>{count} models found</source>
   <extracomment>for 1: {count} model found</extracomment>
   <translation>
    <numerusform>{count} Modell gefunden</numerusform>
    <numerusform>{count} Modelle gefunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Searching… {count} models</source>
   <extracomment>for 1: Searching… {count} model</extracomment>
   <translation>
    <numerusform>Suche läuft… {count} Modell</numerusform>
    <numerusform>Suche läuft… {count} Modelle</numerusform>
   </translation>
  </message>
  <message>
   <source>No other models found. Download some, or add a file or folder.</source>
   <translation>Keine anderen Modelle gefunden. Welche herunterladen oder eine Datei oder einen Ordner hinzufügen.</translation>
  </message>
  <message>
   <source>{folder}: {reason}</source>
   <translation>{folder}: {reason}</translation>
  </message>
  <message>
   <source>Test the pair to see what this draft gains.</source>
   <translation>Das Paar testen, um zu sehen, was dieses Entwurfsmodell bringt.</translation>
  </message>
  <message>
   <source>GGUF models (*.gguf)</source>
   <translation>GGUF-Modelle (*.gguf)</translation>
  </message>
  <message>
   <source>Open a model</source>
   <translation>Modell öffnen</translation>
  </message>
  <message>
   <source>Moved {name} to the trash.</source>
   <translation>{name} in den Papierkorb verschoben.</translation>
  </message>
  <message>
   <source>You can restore it from there.</source>
   <translation>Von dort lässt es sich wiederherstellen.</translation>
  </message>
  <message>
   <source>Contacting {host}…</source>
   <translation>Verbindung zu {host}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every step</source>
   <translation>für jeden Schritt gemeldet</translation>
  </message>
  <message>
   <source>reported for all answers together</source>
   <translation>für alle Antworten zusammen gemeldet</translation>
  </message>
  <message>
   <source>reported for every answer</source>
   <translation>für jede Antwort gemeldet</translation>
  </message>
  <message>
   <source>not reported</source>
   <translation>nicht gemeldet</translation>
  </message>
  <message>
   <source>contacting…</source>
   <comment>a server</comment>
   <translation>wird gefragt…</translation>
  </message>
  <message numerus="yes">
   <source>{count} models</source>
   <extracomment>for 1: {count} model</extracomment>
   <translation>
    <numerusform>{count} Modell</numerusform>
    <numerusform>{count} Modelle</numerusform>
   </translation>
  </message>
  <message>
   <source>not loaded</source>
   <translation>nicht geladen</translation>
  </message>
  <message>
   <source>reasoning</source>
   <translation>denkt nach</translation>
  </message>
  <message>
   <source>in use</source>
   <translation>in Gebrauch</translation>
  </message>
  <message>
   <source>Drafting: off</source>
   <translation>Entwerfen: aus</translation>
  </message>
  <message>
   <source>Drafting: {value}</source>
   <translation>Entwerfen: {value}</translation>
  </message>
  <message>
   <source>context {length}</source>
   <translation>Kontext {length}</translation>
  </message>
  <message>
   <source>trained for a context of {length}</source>
   <translation>trainiert für einen Kontext von {length}</translation>
  </message>
  <message>
   <source>context unknown</source>
   <translation>Kontext unbekannt</translation>
  </message>
  <message>
   <source>base model, no chat format</source>
   <translation>Basismodell, kein Chatformat</translation>
  </message>
  <message>
   <source>image or audio projector</source>
   <translation>Projektor für Bilder oder Ton</translation>
  </message>
  <message>
   <source>embedding model</source>
   <translation>Einbettungsmodell</translation>
  </message>
  <message>
   <source>adapter for another model</source>
   <translation>Adapter für ein anderes Modell</translation>
  </message>
  <message>
   <source>not a text model</source>
   <translation>kein Textmodell</translation>
  </message>
  <message>
   <source>cannot be read</source>
   <translation>nicht lesbar</translation>
  </message>
  <message>
   <source>The model file is missing. Reinstall Foretoken.</source>
   <translation>Die Modelldatei fehlt. Foretoken neu installieren.</translation>
  </message>
  <message>
   <source>{problem}.</source>
   <translation>{problem}.</translation>
  </message>
  <message>
   <source>preset</source>
   <translation>Voreinstellung</translation>
  </message>
  <message>
   <source>default context</source>
   <translation>Standardkontext</translation>
  </message>
  <message>
   <source>cache {kind}</source>
   <translation>Cache {kind}</translation>
  </message>
  <message>
   <source>Drafts copy earlier text of the chat. Good for rewriting, code and summaries.</source>
   <translation>Entwürfe kopieren früheren Text des Chats. Gut für Umschreiben, Code und Zusammenfassungen.</translation>
  </message>
  <message>
   <source>No draft model: prompt lookup</source>
   <translation>Kein Entwurfsmodell: Prompt-Lookup</translation>
  </message>
  <message>
   <source>A head for multi-token prediction (MTP) that comes with the target.</source>
   <translation>Ein Kopf zur Vorhersage mehrerer Token (MTP), der zum Zielmodell gehört.</translation>
  </message>
  <message>
   <source>untested; no cost per draft</source>
   <translation>ungetestet; keine Kosten pro Entwurf</translation>
  </message>
  <message>
   <source>cannot draft: {why}</source>
   <translation>kann nicht entwerfen: {why}</translation>
  </message>
  <message>
   <source>too slow to help: {cost}</source>
   <translation>zu langsam, um zu helfen: {cost}</translation>
  </message>
  <message>
   <source>untested; different vocabulary, can draft {share} % of the text, {speedup}x at best</source>
   <translation>ungetestet; anderes Vokabular, {share} % des Textes lassen sich vorschlagen, bestenfalls {speedup}x</translation>
  </message>
  <message>
   <source>untested; {cost}</source>
   <translation>ungetestet; {cost}</translation>
  </message>
  <message>
   <source>costs about {percent} % of a target pass</source>
   <translation>kostet etwa {percent} % eines Durchlaufs des Zielmodells</translation>
  </message>
  <message>
   <source>does not fit</source>
   <translation>passt nicht</translation>
  </message>
  <message>
   <source>not measured: {why}</source>
   <translation>nicht gemessen: {why}</translation>
  </message>
  <message>
   <source>measured {speedup}x here: no gain</source>
   <translation>hier {speedup}x gemessen: kein Gewinn</translation>
  </message>
  <message>
   <source>measured {speedup}x the speed here</source>
   <translation>hier {speedup}x so schnell gemessen</translation>
  </message>
  <message>
   <source>Presets (*.json)</source>
   <translation>Voreinstellungen (*.json)</translation>
  </message>
  <message>
   <source>No recent pairs</source>
   <translation>Keine zuletzt verwendeten Paare</translation>
  </message>
  <message>
   <source>Look for models in</source>
   <comment>the title of a choice of folders</comment>
   <translation>Nach Modellen suchen in</translation>
  </message>
  <message>
   <source>Stop looking in {folder}</source>
   <translation>Nicht mehr in {folder} suchen</translation>
  </message>
  <message>
   <source>Model file…</source>
   <translation>Modelldatei…</translation>
  </message>
  <message>
   <source>Server…</source>
   <translation>Server…</translation>
  </message>
  <message>
   <source>Folder…</source>
   <translation>Ordner…</translation>
  </message>
  <message>
   <source>No file manager was found. The model is at {path}</source>
   <translation>Kein Dateimanager gefunden. Das Modell ist unter {path}</translation>
  </message>
  <message>
   <source>Reset to defaults</source>
   <translation>Auf Standard zurücksetzen</translation>
  </message>
  <message>
   <source>Remove from this list</source>
   <translation>Aus dieser Liste entfernen</translation>
  </message>
  <message>
   <source>Use as target</source>
   <translation>Als Zielmodell verwenden</translation>
  </message>
  <message>
   <source>Use as draft</source>
   <translation>Als Entwurfsmodell verwenden</translation>
  </message>
  <message>
   <source>New chat with this model</source>
   <translation>Neuer Chat mit diesem Modell</translation>
  </message>
  <message>
   <source>Copy path</source>
   <translation>Pfad kopieren</translation>
  </message>
  <message>
   <source>Move to trash</source>
   <translation>In den Papierkorb verschieben</translation>
  </message>
  <message>
   <source>Import presets…</source>
   <translation>Voreinstellungen importieren…</translation>
  </message>
  <message>
   <source>Export all presets…</source>
   <translation>Alle Voreinstellungen exportieren…</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>Umbenennen…</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>Duplizieren</translation>
  </message>
  <message>
   <source>Replace with current choice</source>
   <translation>Durch die aktuelle Wahl ersetzen</translation>
  </message>
  <message>
   <source>Import presets</source>
   <translation>Voreinstellungen importieren</translation>
  </message>
  <message>
   <source>Export presets</source>
   <translation>Voreinstellungen exportieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The chat template of {model} does not work. You can use a plain chat format instead; answers may be worse.</source>
   <translation>Die Chatvorlage von {model} funktioniert nicht. Stattdessen lässt sich ein einfaches Chatformat verwenden; Antworten können schlechter sein.</translation>
  </message>
  <message>
   <source>Use plain format</source>
   <translation>Einfaches Format verwenden</translation>
  </message>
  <message>
   <source>Completion mode: {model} continues what you write.</source>
   <translation>Vervollständigungsmodus: {model} setzt den eingegebenen Text fort.</translation>
  </message>
  <message>
   <source>Chat instead</source>
   <translation>Stattdessen chatten</translation>
  </message>
  <message>
   <source>{model} is a base model: it only continues text.</source>
   <translation>{model} ist ein Basismodell: Es setzt nur Text fort.</translation>
  </message>
  <message>
   <source>Use completion mode</source>
   <translation>Vervollständigungsmodus verwenden</translation>
  </message>
  <message>
   <source>{model} uses the plain chat format because its template failed.</source>
   <translation>{model} verwendet das einfache Chatformat, weil seine Vorlage versagt hat.</translation>
  </message>
  <message>
   <source>Use its own template</source>
   <translation>Eigene Vorlage verwenden</translation>
  </message>
  <message>
   <source>{name} does not stop. Its memory stays in use until it ends or you close Foretoken.</source>
   <translation>{name} hält nicht an. Sein Speicher bleibt belegt, bis es endet oder Foretoken geschlossen wird.</translation>
  </message>
  <message>
   <source>Continue without it</source>
   <translation>Ohne es weitermachen</translation>
  </message>
  <message>
   <source>{name} was not loaded: Foretoken closed unexpectedly the last time it was used. The built-in pair is used instead.</source>
   <translation>{name} wurde nicht geladen: Bei der letzten Verwendung wurde Foretoken unerwartet geschlossen. Stattdessen wird das eingebaute Paar verwendet.</translation>
  </message>
  <message>
   <source>Load other models</source>
   <translation>Andere Modelle laden</translation>
  </message>
  <message>
   <source>An answer is still being written.</source>
   <translation>Eine Antwort wird noch geschrieben.</translation>
  </message>
  <message>
   <source>Stop and load</source>
   <translation>Anhalten und laden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Connect to a server</source>
   <translation>Mit einem Server verbinden</translation>
  </message>
  <message>
   <source>Edit server</source>
   <translation>Server bearbeiten</translation>
  </message>
  <message>
   <source>Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and others. Chats with its models are sent only there.</source>
   <translation>Jeder OpenAI-kompatible Server: llama-server, vLLM, SGLang, LM Studio, Ollama und andere. Chats mit seinen Modellen werden nur dorthin gesendet.</translation>
  </message>
  <message>
   <source>Optional; defaults to its address</source>
   <translation>Optional; sonst seine Adresse</translation>
  </message>
  <message>
   <source>Plain HTTP to another computer: others on the network can read and change your chats and the key. Use an HTTPS address or an SSH tunnel instead.</source>
   <translation>Unverschlüsseltes HTTP zu einem anderen Rechner: Andere im Netz können die Chats und den Schlüssel lesen und ändern. Stattdessen eine https-Adresse oder einen SSH-Tunnel verwenden.</translation>
  </message>
  <message>
   <source>Send my chats unencrypted</source>
   <translation>Meine Chats unverschlüsselt senden</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Hinzufügen</translation>
  </message>
  <message>
   <source>Forget key</source>
   <translation>Schlüssel vergessen</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Adresse</translation>
  </message>
  <message>
   <source>API key</source>
   <translation>API-Schlüssel</translation>
  </message>
  <message>
   <source>A key is stored; leave empty to keep it</source>
   <translation>Ein Schlüssel ist gespeichert; leer lassen, um ihn zu behalten</translation>
  </message>
  <message>
   <source>If the server requires one</source>
   <translation>Falls der Server einen verlangt</translation>
  </message>
  <message>
   <source>Keys are stored in the system keyring and sent to no other server.</source>
   <translation>Schlüssel werden im Schlüsselbund des Systems gespeichert und an keinen anderen Server gesendet.</translation>
  </message>
  <message>
   <source>No keyring found: a key is used in this session only and not stored.</source>
   <translation>Kein Schlüsselbund gefunden: Ein Schlüssel wird nur in dieser Sitzung verwendet und nicht gespeichert.</translation>
  </message>
  <message>
   <source>Models of the server</source>
   <translation>Modelle des Servers</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Aktualisieren</translation>
  </message>
  <message>
   <source>Ask the server for its models again</source>
   <translation>Den Server erneut nach seinen Modellen fragen</translation>
  </message>
  <message>
   <source>Edit…</source>
   <translation>Bearbeiten…</translation>
  </message>
  <message>
   <source>Edit its address, key or name</source>
   <translation>Adresse, Schlüssel oder Namen bearbeiten</translation>
  </message>
  <message>
   <source>Remove this server and its key</source>
   <translation>Diesen Server und seinen Schlüssel entfernen</translation>
  </message>
  <message>
   <source>Models of {server}</source>
   <translation>Modelle von {server}</translation>
  </message>
  <message>
   <source>Requesting its models…</source>
   <translation>Der Server wird nach seinen Modellen gefragt…</translation>
  </message>
  <message>
   <source>Runs on this computer. What it stores of your chats is up to the server.</source>
   <translation>Läuft auf diesem Rechner. Was er von den Chats speichert, entscheidet der Server.</translation>
  </message>
  <message>
   <source>Messages, files and the system prompt are sent to {host}.</source>
   <translation>Nachrichten, Dateien und der Systemprompt werden an {host} gesendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Attachment {name}, {note}</source>
   <translation>Anhang {name}, {note}</translation>
  </message>
  <message>
   <source>Click to view the text</source>
   <translation>Klicken, um den Text anzusehen</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>{name} entfernen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/choice_box.py" />
   <source>{name}: </source>
   <comment>before a value</comment>
   <translation>{name}: </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/dialogs.py" />
   <source>Copy all</source>
   <translation>Alles kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/explained.py" />
   <source>Step</source>
   <translation>Schritt</translation>
  </message>
  <message>
   <source>KV cache</source>
   <translation>KV-Cache</translation>
  </message>
  <message>
   <source>The unit in which a model reads and writes: a word, part of a word, or a punctuation mark.</source>
   <translation>Die Einheit, in der ein Modell liest und schreibt: ein Wort, ein Teil eines Worts oder ein Satzzeichen.</translation>
  </message>
  <message>
   <source>The large model whose answer you want. Drafting does not change what it says.</source>
   <translation>Das große Modell, dessen Antwort gewünscht ist. Entwerfen ändert nicht, was es sagt.</translation>
  </message>
  <message>
   <source>Tokens that are proposed to the target, by a small model or a head, or copied from earlier text.</source>
   <translation>Tokens, die dem Zielmodell vorgeschlagen werden, von einem kleinen Modell oder einem Kopf, oder aus früherem Text kopiert.</translation>
  </message>
  <message>
   <source>One round of writing: some tokens are drafted, the target checks them in a single pass, keeps those that it agrees with, and adds one of its own.</source>
   <translation>Eine Runde des Schreibens: Einige Token werden entworfen, das Zielmodell prüft sie in einem einzigen Durchlauf, behält die, mit denen es einverstanden ist, und fügt ein eigenes hinzu.</translation>
  </message>
  <message>
   <source>How many tokens are drafted in each step. Adaptive: as many as pay off, measured on this computer, or none.</source>
   <translation>Wie viele Token in jedem Schritt entworfen werden. Adaptiv: so viele, wie sich lohnen, gemessen auf diesem Rechner, oder keine.</translation>
  </message>
  <message>
   <source>The share of drafted tokens that the target keeps. The higher it is, the more drafting helps; it is higher for predictable text.</source>
   <translation>Der Anteil der entworfenen Token, den das Zielmodell behält. Je höher er ist, desto mehr hilft Entwerfen; bei vorhersehbarem Text ist er höher.</translation>
  </message>
  <message>
   <source>Drafting without a draft model: what followed the same words earlier in the chat, or in earlier texts, is copied.</source>
   <translation>Entwerfen ohne Entwurfsmodell: Was weiter oben im Chat oder in früheren Texten denselben Wörtern folgte, wird kopiert.</translation>
  </message>
  <message>
   <source>How many tokens the model can see at once: the chat so far, attached files, and the answer.</source>
   <translation>Wie viele Token das Modell auf einmal sehen kann: den bisherigen Chat, angehängte Dateien und die Antwort.</translation>
  </message>
  <message>
   <source>What the model has computed for the tokens that it has read, so that it does not have to read them again. It grows with the context and takes memory.</source>
   <translation>Was das Modell für die gelesenen Token berechnet hat, damit es sie nicht noch einmal lesen muss. Er wächst mit dem Kontext und braucht Speicher.</translation>
  </message>
  <message>
   <source>The target writes alone, one token per pass. Drafting is compared with this.</source>
   <translation>Das Zielmodell schreibt allein, ein Token pro Durchlauf. Damit wird das Entwerfen verglichen.</translation>
  </message>
  <message>
   <source>How many times as fast as plain decoding, measured on this computer in the same session.</source>
   <translation>Wievielmal so schnell wie einfaches Dekodieren, gemessen auf diesem Rechner in derselben Sitzung.</translation>
  </message>
  <message>
   <source>How the next token is picked from those that the model considers likely: always the most likely one, or at random within limits that you set.</source>
   <translation>Wie das nächste Token aus denen gewählt wird, die das Modell für wahrscheinlich hält: immer das wahrscheinlichste oder zufällig, in Grenzen, die sich festlegen lassen.</translation>
  </message>
  <message>
   <source>How random the picks are: 0 always picks the most likely token, higher values pick unlikely ones more often.</source>
   <translation>Wie zufällig gewählt wird: 0 nimmt immer das wahrscheinlichste Token, höhere Werte nehmen öfter unwahrscheinliche.</translation>
  </message>
  <message>
   <source>{word}: {meaning}</source>
   <comment>in a glossary</comment>
   <translation>{word}: {meaning}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/files.py" />
   <source>{name} is not a model file.</source>
   <translation>{name} ist keine Modelldatei.</translation>
  </message>
  <message>
   <source>Drop a model file (.gguf) here.</source>
   <translation>Hier eine Modelldatei (.gguf) ablegen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/forms.py" />
   <source>In progress; remaining time unknown</source>
   <translation>Läuft; die verbleibende Zeit ist unbekannt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>This text has a line that is too long to edit here.</source>
   <translation>Eine Zeile dieses Textes ist zu lang, um sie hier zu bearbeiten.</translation>
  </message>
  <message>
   <source>Images cannot be attached: these models read only text. Describe the image instead.</source>
   <translation>Bilder können nicht angehängt werden: Diese Modelle lesen nur Text. Das Bild stattdessen beschreiben.</translation>
  </message>
  <message>
   <source>Write a message…</source>
   <translation>Nachricht schreiben…</translation>
  </message>
  <message>
   <source>Message</source>
   <translation>Nachricht</translation>
  </message>
  <message>
   <source>Enter sends, Shift+Enter starts a new line</source>
   <translation>Enter sendet, Umschalt+Enter beginnt eine neue Zeile</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notices.py" />
   <source>Error: {text}</source>
   <translation>Fehler: {text}</translation>
  </message>
  <message>
   <source>Notice: {text}</source>
   <translation>Hinweis: {text}</translation>
  </message>
  <message>
   <source>Close this notice</source>
   <translation>Diesen Hinweis schließen</translation>
  </message>
  <message>
   <source>Undo: {text}</source>
   <translation>Rückgängig: {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/pacing.py" />
   <source>{times}x</source>
   <comment>so many times as fast</comment>
   <translation>{times}x</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/preference_row.py" />
   <source>Enter {limits}.</source>
   <translation>Zulässig: {limits}.</translation>
  </message>
  <message>
   <source>Reset: {title}</source>
   <translation>Zurücksetzen: {title}</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Geändert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Copy code</source>
   <translation>Code kopieren</translation>
  </message>
  <message>
   <source>Copy {language} code</source>
   <translation>{language}-Code kopieren</translation>
  </message>
  <message>
   <source>Open link…</source>
   <translation>Link öffnen…</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Link kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>There is no answer yet.</source>
   <translation>Es gibt noch keine Antwort.</translation>
  </message>
  <message>
   <source>This answer is still being written.</source>
   <translation>Diese Antwort wird noch geschrieben.</translation>
  </message>
  <message>
   <source>Replay an answer from a file</source>
   <translation>Antwort aus einer Datei wiedergeben</translation>
  </message>
  <message>
   <source>Which answer?</source>
   <translation>Welche Antwort?</translation>
  </message>
  <message>
   <source>Without a question</source>
   <translation>Ohne Frage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>even pace, times not recorded</source>
   <translation>gleichmäßig, Zeiten nicht aufgezeichnet</translation>
  </message>
  <message>
   <source>{speed} · Foretoken</source>
   <comment>below an animation</comment>
   <translation>{speed} · Foretoken</translation>
  </message>
  <message>
   <source>Record an animation</source>
   <translation>Animation aufnehmen</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Format</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Größe</translation>
  </message>
  <message>
   <source>Speed</source>
   <comment>of a replay</comment>
   <translation>Tempo</translation>
  </message>
  <message>
   <source>Recording</source>
   <translation>Aufnahme</translation>
  </message>
  <message>
   <source>Choose file…</source>
   <translation>Datei wählen…</translation>
  </message>
  <message numerus="yes">
   <source>{seconds} s, {count} frames</source>
   <extracomment>for 1: {seconds} s, {count} frame</extracomment>
   <translation>
    <numerusform>{seconds} s, {count} Bild</numerusform>
    <numerusform>{seconds} s, {count} Bilder</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Saved {file}: {size} MB, {seconds} s, {count} frames.</source>
   <extracomment>for 1: Saved {file}: {size} MB, {seconds} s, {count} frame.</extracomment>
   <translation>
    <numerusform>{file} gespeichert: {size} MB, {seconds} s, {count} Bild.</numerusform>
    <numerusform>{file} gespeichert: {size} MB, {seconds} s, {count} Bilder.</numerusform>
   </translation>
  </message>
  <message>
   <source>Replay</source>
   <translation>Wiedergabe</translation>
  </message>
  <message>
   <source>Playback speed; 1x is as it was written</source>
   <translation>Abspieltempo; 1x ist, wie geschrieben wurde</translation>
  </message>
  <message>
   <source>Record…</source>
   <translation>Aufnehmen…</translation>
  </message>
  <message>
   <source>Save it as an animation: GIF or WebP</source>
   <translation>Als Animation speichern: GIF oder WebP</translation>
  </message>
  <message>
   <source>token {tokens} of {all_tokens}, step {steps} of {all_steps}</source>
   <comment>of a replay</comment>
   <translation>Token {tokens} von {all_tokens}, Schritt {steps} von {all_steps}</translation>
  </message>
  <message>
   <source>Pause</source>
   <comment>a replay</comment>
   <translation>Pausieren</translation>
  </message>
  <message>
   <source>Play</source>
   <comment>a replay</comment>
   <translation>Abspielen</translation>
  </message>
  <message>
   <source>Time</source>
   <comment>of a replay</comment>
   <translation>Zeit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_stage.py" />
   <source>{time} of {whole} s</source>
   <comment>seconds of a replay</comment>
   <translation>{time} von {whole} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Settings</source>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <source>Sections</source>
   <translation>Abschnitte</translation>
  </message>
  <message>
   <source>No settings match “{words}”.</source>
   <translation>Keine Einstellungen passen zu „{words}“.</translation>
  </message>
  <message>
   <source>{title}: {value}</source>
   <translation>{title}: {value}</translation>
  </message>
  <message numerus="yes">
   <source>{count} settings were reset.</source>
   <extracomment>for 1: {count} setting was reset.</extracomment>
   <translation>
    <numerusform>{count} Einstellung wurde zurückgesetzt.</numerusform>
    <numerusform>{count} Einstellungen wurden zurückgesetzt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>File type</source>
   <translation>Welche Art von Datei</translation>
  </message>
  <message>
   <source>With token colours</source>
   <translation>Mit Tokenfarben</translation>
  </message>
  <message>
   <source>Show which model each token came from, and a legend</source>
   <translation>Zeigen, von welchem Modell jedes Token kam, mit einer Legende</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>Cannot print: the printer or the file is not ready.</source>
   <translation>Es kann nicht gedruckt werden: Der Drucker oder die Datei ist nicht bereit.</translation>
  </message>
  <message>
   <source>Chats are not being saved.</source>
   <translation>Chats werden zurzeit nicht gespeichert.</translation>
  </message>
  <message>
   <source>Not all pages could be written: {why}.</source>
   <translation>Nicht alle Seiten konnten geschrieben werden: {why}.</translation>
  </message>
  <message>
   <source>Not all pages could be written.</source>
   <translation>Nicht alle Seiten konnten geschrieben werden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty</source>
   <translation>Dieser Chat ist leer</translation>
  </message>
  <message>
   <source>Export this chat</source>
   <translation>Diesen Chat exportieren</translation>
  </message>
  <message>
   <source>Export this answer</source>
   <translation>Diese Antwort exportieren</translation>
  </message>
  <message>
   <source>Export this message</source>
   <translation>Diese Nachricht exportieren</translation>
  </message>
  <message>
   <source>Export the chats in “{folder}”</source>
   <translation>Die Chats in „{folder}“ exportieren</translation>
  </message>
  <message>
   <source>Export “{title}”</source>
   <translation>„{title}“ exportieren</translation>
  </message>
  <message numerus="yes">
   <source>Export {count} chats</source>
   <extracomment>for 1: Export {count} chat</extracomment>
   <translation>
    <numerusform>{count} Chat exportieren</numerusform>
    <numerusform>{count} Chats exportieren</numerusform>
   </translation>
  </message>
  <message>
   <source>Export all chats</source>
   <translation>Alle Chats exportieren</translation>
  </message>
  <message>
   <source>Import chats</source>
   <translation>Chats importieren</translation>
  </message>
  <message>
   <source>Importing chats…</source>
   <translation>Chats werden importiert…</translation>
  </message>
  <message>
   <source>Print this chat</source>
   <translation>Diesen Chat drucken</translation>
  </message>
  <message>
   <source>This chat is empty.</source>
   <translation>Dieser Chat ist leer.</translation>
  </message>
  <message>
   <source>Exporting…</source>
   <translation>Wird exportiert…</translation>
  </message>
  <message numerus="yes">
   <source>Exported {count} chats to {file}.</source>
   <extracomment>for 1: Exported {count} chat to {file}.</extracomment>
   <translation>
    <numerusform>{count} Chat nach {file} exportiert.</numerusform>
    <numerusform>{count} Chats nach {file} exportiert.</numerusform>
   </translation>
  </message>
  <message>
   <source>Printing…</source>
   <translation>Wird gedruckt…</translation>
  </message>
  <message>
   <source>Sent to the printer.</source>
   <translation>An den Drucker gesendet.</translation>
  </message>
  <message>
   <source>Import undone.</source>
   <translation>Import rückgängig gemacht.</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were kept because they have new messages.</source>
   <extracomment>for 1: {count} chat was kept because it has new messages.</extracomment>
   <translation>
    <numerusform>{count} Chat bleibt, weil seither etwas darin gesagt wurde.</numerusform>
    <numerusform>{count} Chats bleiben, weil seither etwas darin gesagt wurde.</numerusform>
   </translation>
  </message>
  <message>
   <source>{doing} {done}</source>
   <translation>{doing} {done}</translation>
  </message>
  <message>
   <source>{doing} {done} of {total}</source>
   <translation>{doing} {done} von {total}</translation>
  </message>
  <message>
   <source>Cancelled. Nothing was changed.</source>
   <translation>Abgebrochen. Es wurde nichts geändert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Conversations</source>
   <translation>Unterhaltungen</translation>
  </message>
  <message>
   <source>Temporary chat, new folder</source>
   <translation>Temporärer Chat, neuer Ordner</translation>
  </message>
  <message>
   <source>More: temporary chat, new folder</source>
   <translation>Mehr: temporärer Chat, neuer Ordner</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Suchen</translation>
  </message>
  <message>
   <source>Back to all chats</source>
   <translation>Zurück zu allen Chats</translation>
  </message>
  <message>
   <source>←  Archived</source>
   <translation>←  Archiv</translation>
  </message>
  <message>
   <source>Archived</source>
   <translation>Archiv</translation>
  </message>
  <message>
   <source>Chats are not being saved. They will be lost when you close the window.</source>
   <translation>Chats werden nicht gespeichert: Beim Schließen des Fensters gehen sie verloren.</translation>
  </message>
  <message numerus="yes">
   <source>{count} results</source>
   <extracomment>for 1: {count} result</extracomment>
   <translation>
    <numerusform>{count} Treffer</numerusform>
    <numerusform>{count} Treffer</numerusform>
   </translation>
  </message>
  <message>
   <source>No chat contains these words.</source>
   <translation>Kein Chat enthält diese Wörter.</translation>
  </message>
  <message numerus="yes">
   <source>First {count} results</source>
   <extracomment>for 1: First {count} result</extracomment>
   <translation>
    <numerusform>Der erste {count} Treffer</numerusform>
    <numerusform>Die ersten {count} Treffer</numerusform>
   </translation>
  </message>
  <message>
   <source>No archived chats.</source>
   <translation>Nichts ist archiviert.</translation>
  </message>
  <message>
   <source>Your chats appear here.</source>
   <translation>Hier erscheinen die Chats.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Chats are not being saved</source>
   <translation>Chats werden zurzeit nicht gespeichert</translation>
  </message>
  <message>
   <source>No archived chats</source>
   <translation>Nichts ist archiviert</translation>
  </message>
  <message>
   <source>Discarded the temporary chat.</source>
   <translation>Temporärer Chat verworfen.</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Verwerfen</translation>
  </message>
  <message>
   <source>Unpin</source>
   <translation>Nicht mehr anheften</translation>
  </message>
  <message>
   <source>Pin</source>
   <translation>Anheften</translation>
  </message>
  <message>
   <source>Move to folder</source>
   <translation>In Ordner verschieben</translation>
  </message>
  <message>
   <source>Unarchive</source>
   <translation>Aus dem Archiv holen</translation>
  </message>
  <message>
   <source>Archive</source>
   <translation>Archivieren</translation>
  </message>
  <message numerus="yes">
   <source>Delete {count} chats</source>
   <extracomment>for 1: Delete {count} chat</extracomment>
   <translation>
    <numerusform>{count} Chat löschen</numerusform>
    <numerusform>{count} Chats löschen</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove from folder</source>
   <translation>Aus dem Ordner entfernen</translation>
  </message>
  <message>
   <source>Collapse</source>
   <translation>Einklappen</translation>
  </message>
  <message>
   <source>Expand</source>
   <translation>Ausklappen</translation>
  </message>
  <message>
   <source>Export chats in folder…</source>
   <translation>Chats im Ordner exportieren…</translation>
  </message>
  <message>
   <source>Delete folder, keep its chats</source>
   <translation>Ordner löschen, Chats behalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_rows.py" />
   <source>Folder {name}</source>
   <translation>Ordner {name}</translation>
  </message>
  <message>
   <source>Temporary chat {title}</source>
   <translation>Temporärer Chat {title}</translation>
  </message>
  <message>
   <source>Not saved</source>
   <comment>a chat</comment>
   <translation>Nicht gespeichert</translation>
  </message>
  <message numerus="yes">
   <source>{count} messages</source>
   <extracomment>for 1: {count} message</extracomment>
   <translation>
    <numerusform>{count} Nachricht</numerusform>
    <numerusform>{count} Nachrichten</numerusform>
   </translation>
  </message>
  <message>
   <source>archived</source>
   <comment>a chat</comment>
   <translation>archiviert</translation>
  </message>
  <message>
   <source>Folder name</source>
   <translation>Name des Ordners</translation>
  </message>
  <message>
   <source>Chat title</source>
   <translation>Titel des Chats</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>a folder</comment>
   <translation>leer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/start/single_instance.py" />
   <source>Foretoken is already running but does not respond. This second window can neither show nor save your chats. End the other process, then start Foretoken again.</source>
   <translation>Foretoken läuft bereits, reagiert aber nicht. Dieses zweite Fenster kann die Chats weder zeigen noch speichern. Den anderen Prozess beenden, dann Foretoken neu starten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers</source>
   <translation>Keine Antworten</translation>
  </message>
  <message>
   <source>From drafts</source>
   <translation>Aus Entwürfen</translation>
  </message>
  <message>
   <source>Tokens that were drafted and accepted</source>
   <translation>Token, die entworfen und angenommen wurden</translation>
  </message>
  <message>
   <source>Tokens per second of decoding, without the prompt</source>
   <translation>Token pro Sekunde Dekodieren, ohne den Prompt</translation>
  </message>
  <message>
   <source>Over the answers with drafts for which plain decoding was measured</source>
   <translation>Über die Antworten mit Entwürfen, für die einfaches Dekodieren gemessen wurde</translation>
  </message>
  <message>
   <source>Share of drafted tokens that the target accepted</source>
   <translation>Anteil der entworfenen Token, den das Zielmodell angenommen hat</translation>
  </message>
  <message>
   <source>Time saved</source>
   <translation>Gesparte Zeit</translation>
  </message>
  <message>
   <source>Compared with plain decoding, where it was measured</source>
   <translation>Verglichen mit einfachem Dekodieren, wo es gemessen wurde</translation>
  </message>
  <message>
   <source>Between tokens</source>
   <translation>Zwischen Token</translation>
  </message>
  <message>
   <source>Median time between tokens as they arrive</source>
   <translation>Median der Zeit zwischen ankommenden Token</translation>
  </message>
  <message>
   <source>Period</source>
   <translation>Zeitraum</translation>
  </message>
  <message numerus="yes">
   <source>Last {count} days</source>
   <extracomment>for 1: Last {count} day</extracomment>
   <translation>
    <numerusform>Letzter Tag</numerusform>
    <numerusform>Letzte {count} Tage</numerusform>
   </translation>
  </message>
  <message>
   <source>All time</source>
   <translation>Gesamter Zeitraum</translation>
  </message>
  <message>
   <source>from drafts</source>
   <translation>aus Entwürfen</translation>
  </message>
  <message>
   <source>from the target</source>
   <translation>vom Zielmodell</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Zeit</translation>
  </message>
  <message>
   <source>Error</source>
   <translation>Fehler</translation>
  </message>
  <message>
   <source>Details</source>
   <translation>Einzelheiten</translation>
  </message>
  <message>
   <source>By model</source>
   <translation>Nach Modell</translation>
  </message>
  <message>
   <source>By date</source>
   <translation>Nach Datum</translation>
  </message>
  <message>
   <source>Errors</source>
   <translation>Fehler</translation>
  </message>
  <message>
   <source>Includes temporary chats and the command line. Only figures and model names are kept, and only on this computer.</source>
   <translation>Einschließlich temporärer Chats und der Kommandozeile. Gespeichert werden nur Zahlen und Modellnamen, und nur auf diesem Rechner.</translation>
  </message>
  <message>
   <source>Save the figures of this period as CSV or JSON</source>
   <translation>Die Zahlen dieses Zeitraums als CSV oder JSON speichern</translation>
  </message>
  <message>
   <source>Delete…</source>
   <translation>Löschen…</translation>
  </message>
  <message>
   <source>Delete all statistics and start over</source>
   <translation>Gesamte Statistik löschen und von vorn beginnen</translation>
  </message>
  <message>
   <source>Delete all statistics?</source>
   <translation>Gesamte Statistik löschen?</translation>
  </message>
  <message>
   <source>All figures and errors are deleted, and counting starts over. Your chats keep their own figures. This cannot be undone; use Export… to keep a copy.</source>
   <translation>Alle Zahlen und Fehler werden gelöscht, und das Zählen beginnt von vorn. Chats behalten ihre eigenen Zahlen. Das lässt sich nicht rückgängig machen; mit Exportieren… bleibt eine Kopie erhalten.</translation>
  </message>
  <message>
   <source>Could not read or save the statistics: {why}.</source>
   <translation>Die Statistik konnte nicht gelesen oder gespeichert werden: {why}.</translation>
  </message>
  <message>
   <source>No statistics yet. They start with your first answer.</source>
   <translation>Noch keine Statistik. Sie beginnt mit der ersten Antwort.</translation>
  </message>
  <message>
   <source>No answers in this period.</source>
   <translation>Keine Antworten in diesem Zeitraum.</translation>
  </message>
  <message>
   <source>since {day}</source>
   <translation>seit {day}</translation>
  </message>
  <message>
   <source>Some earlier figures are missing: their file was damaged.</source>
   <translation>Einige frühere Zahlen fehlen: Ihre Datei war beschädigt.</translation>
  </message>
  <message>
   <source>Errors ({count})</source>
   <translation>Fehler ({count})</translation>
  </message>
  <message>
   <source>No errors in this period.</source>
   <translation>Keine Fehler in diesem Zeitraum.</translation>
  </message>
  <message>
   <source>From drafts: {drafted}
From the target: {own}
Prompt tokens read: {read}
Prompt tokens reused: {reused}</source>
   <translation>Aus Entwürfen: {drafted}
Vom Zielmodell: {own}
Gelesene Prompt-Token: {read}
Wiederverwendete Prompt-Token: {reused}</translation>
  </message>
  <message>
   <source>Nothing was drafted.</source>
   <translation>Es wurde nichts entworfen.</translation>
  </message>
  <message>
   <source>No answer with drafts has a measured plain speed to compare with.</source>
   <translation>Für keine Antwort mit Entwürfen gibt es ein gemessenes einfaches Tempo zum Vergleich.</translation>
  </message>
  <message>
   <source>{saved} ({speedup})</source>
   <translation>{saved} ({speedup})</translation>
  </message>
  <message>
   <source>answers</source>
   <comment>behind their number</comment>
   <translation>Antworten</translation>
  </message>
  <message>
   <source>tokens written</source>
   <translation>geschriebene Token</translation>
  </message>
  <message>
   <source>of drafted tokens accepted</source>
   <translation>der entworfenen Token angenommen</translation>
  </message>
  <message>
   <source>{first} to {last}</source>
   <translation>{first} bis {last}</translation>
  </message>
  <message>
   <source>speedup {speedup}</source>
   <translation>Beschleunigung {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>No model</source>
   <translation>Kein Modell</translation>
  </message>
  <message>
   <source>server on this computer</source>
   <translation>Server auf diesem Rechner</translation>
  </message>
  <message>
   <source>sent to {host}</source>
   <translation>gesendet an {host}</translation>
  </message>
  <message>
   <source>connecting to {host}</source>
   <translation>verbindet mit {host}</translation>
  </message>
  <message>
   <source>loading {share} %</source>
   <translation>lädt {share} %</translation>
  </message>
  <message>
   <source>no model loaded</source>
   <translation>kein Modell geladen</translation>
  </message>
  <message>
   <source>measuring this computer…</source>
   <translation>misst diesen Rechner…</translation>
  </message>
  <message>
   <source>drafting off</source>
   <translation>Entwerfen aus</translation>
  </message>
  <message>
   <source>drafting paused: {reason}</source>
   <translation>Entwerfen pausiert: {reason}</translation>
  </message>
  <message>
   <source>{activity}; {more}</source>
   <translation>{activity}; {more}</translation>
  </message>
  <message>
   <source>{activity}; draft off: {reason}</source>
   <translation>{activity}; Entwurf aus: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Nothing was deleted</source>
   <translation>Es wurde nichts gelöscht</translation>
  </message>
  <message>
   <source>Send this chat to {name}?</source>
   <translation>Diesen Chat an {name} senden?</translation>
  </message>
  <message>
   <source>This chat has not been sent to {host} yet. Your message is sent with everything before it: all questions and answers of this branch, attached files and the system prompt.</source>
   <translation>Dieser Chat wurde noch nicht an {host} gesendet. Die Nachricht wird mit allem davor gesendet: allen Fragen und Antworten dieses Zweigs, angehängten Dateien und dem Systemprompt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Attach to the message</source>
   <translation>An die Nachricht anhängen</translation>
  </message>
  <message numerus="yes">
   <source>and {count} more</source>
   <extracomment>for 1: and {count} more</extracomment>
   <translation>
    <numerusform>und {count} weitere</numerusform>
    <numerusform>und {count} weitere</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose as a model</source>
   <translation>Als Modell wählen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop: {what}</source>
   <translation>Anhalten: {what}</translation>
  </message>
  <message>
   <source>{chat} - {product}</source>
   <comment>a window</comment>
   <translation>{chat} - {product}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/notifications.py" />
   <source>Stop answer</source>
   <translation>Antwort anhalten</translation>
  </message>
  <message>
   <source>Show Foretoken</source>
   <translation>Foretoken zeigen</translation>
  </message>
  <message>
   <source>The answer could not be completed.</source>
   <translation>Die Antwort konnte nicht beendet werden.</translation>
  </message>
  <message>
   <source>The answer is ready.</source>
   <translation>Die Antwort ist fertig.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Adaptive: draft only where it saves time</source>
   <translation>Adaptiv: nur entwerfen, wo es Zeit spart</translation>
  </message>
  <message numerus="yes">
   <source>Always draft {count} tokens</source>
   <extracomment>for 1: Always draft {count} token</extracomment>
   <translation>
    <numerusform>Immer {count} Token entwerfen</numerusform>
    <numerusform>Immer {count} Token entwerfen</numerusform>
   </translation>
  </message>
  <message>
   <source>Off: no drafting</source>
   <translation>Aus: kein Entwerfen</translation>
  </message>
  <message>
   <source>Models: {pair}</source>
   <translation>Modelle: {pair}</translation>
  </message>
  <message>
   <source>Right-click for recent pairs</source>
   <translation>Rechtsklick für zuletzt verwendete Paare</translation>
  </message>
  <message>
   <source>Engine: {activity}</source>
   <translation>Engine: {activity}</translation>
  </message>
  <message>
   <source>Click to change drafting</source>
   <translation>Klicken, um das Entwerfen zu ändern</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Tell me a story about a lighthouse keeper.</source>
   <translation>Erzähl mir eine Geschichte von einem Leuchtturmwärter.</translation>
  </message>
  <message>
   <source>How do tides work? Explain it to a curious ten-year-old.</source>
   <translation>Wie entstehen Ebbe und Flut? Erkläre es einem neugierigen zehnjährigen Kind.</translation>
  </message>
  <message>
   <source>Write a Python function that finds the longest word in a text.</source>
   <translation>Schreibe eine Python-Funktion, die das längste Wort in einem Text findet.</translation>
  </message>
  <message>
   <source>See how a small model speeds up a large one</source>
   <translation>So beschleunigt ein kleines Modell ein großes</translation>
  </message>
  <message>
   <source>The small model guesses the next words, and the large one checks them all at once. Colours show which guesses were right.</source>
   <translation>Das kleine Modell rät die nächsten Wörter, und das große prüft sie alle auf einmal. Farben zeigen, was richtig geraten war.</translation>
  </message>
  <message>
   <source>Without a small model, words are guessed from earlier text. Colours show which guesses were right.</source>
   <translation>Ohne kleines Modell werden Wörter anhand von früherem Text geraten. Farben zeigen, was richtig geraten war.</translation>
  </message>
  <message>
   <source>Chat with {model}</source>
   <translation>Chat mit {model}</translation>
  </message>
  <message>
   <source>Answers come from a server: what you write here is sent to it.</source>
   <translation>Die Antworten kommen von einem Server: Was hier geschrieben wird, wird an ihn gesendet.</translation>
  </message>
  <message>
   <source>This chat is not saved. It will be lost when you close the window.</source>
   <translation>Dieser Chat wird nicht gespeichert. Er ist weg, wenn das Fenster geschlossen wird.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/answers.py" />
   <source>{name} is an image, and the models here read only text. Describe what matters in it instead.</source>
   <translation>{name} ist ein Bild. Die Modelle hier lesen nur Text: Was sie davon wissen sollen, in Worten beschreiben.</translation>
  </message>
  <message>
   <source>{name} is an audio or video recording, and the models here read only text. Attach a transcript instead.</source>
   <translation>{name} ist eine Ton- oder Videoaufnahme. Die Modelle hier lesen nur Text: Eine Abschrift anhängen.</translation>
  </message>
  <message>
   <source>{name} is an archive. Unpack it and attach the files that matter.</source>
   <translation>{name} ist ein Archiv. Das Archiv entpacken und die Dateien anhängen, auf die es ankommt.</translation>
  </message>
  <message>
   <source>{name} is an office document. Save it as a PDF or as plain text, and attach that.</source>
   <translation>{name} ist ein Office-Dokument. Als PDF oder als reinen Text speichern und das anhängen.</translation>
  </message>
  <message>
   <source>{name} is a model, not a text. To use it, open Models (Ctrl+O).</source>
   <translation>{name} ist ein Modell, kein Text. Auswählen lässt es sich unter Modelle (Strg+O).</translation>
  </message>
  <message>
   <source>{name} is not a text file. Text files of any kind and PDFs can be attached.</source>
   <translation>{name} ist keine Textdatei. Angehängt werden können Textdateien jeder Art und PDFs.</translation>
  </message>
  <message>
   <source>{name} is a folder. Attach files from it instead.</source>
   <translation>{name} ist ein Ordner. Die Dateien darin anhängen, auf die es ankommt.</translation>
  </message>
  <message>
   <source>{name} is a pipe. Attach a regular file.</source>
   <translation>{name} ist eine Pipe. Nur gewöhnliche Dateien anhängen.</translation>
  </message>
  <message>
   <source>{name} is a socket. Attach a regular file.</source>
   <translation>{name} ist ein Socket. Nur gewöhnliche Dateien anhängen.</translation>
  </message>
  <message>
   <source>{name} is a device. Attach a regular file.</source>
   <translation>{name} ist ein Gerät. Nur gewöhnliche Dateien anhängen.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}. Attach another file.</source>
   <translation>{name} kann nicht gelesen werden: {reason}. Eine andere Datei anhängen.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}. Check the file, or attach a copy of it.</source>
   <translation>{name} kann nicht gelesen werden: {reason}. Die Datei prüfen oder eine Kopie davon anhängen.</translation>
  </message>
  <message>
   <source>{name} cannot be read because of an unexpected error ({error}). Attach a copy of it as plain text.</source>
   <translation>{name} kann nicht gelesen werden: Etwas Unerwartetes ist schiefgegangen ({error}). Eine Kopie als reinen Text anhängen.</translation>
  </message>
  <message>
   <source>{name} is empty: there is nothing to attach.</source>
   <translation>{name} ist leer: Es gibt nichts anzuhängen.</translation>
  </message>
  <message>
   <source>{name} is {size}; the limit is {most}, which is more than the context of a model can hold. Attach only the part that matters.</source>
   <translation>{name} hat {size}, und höchstens {most} können angehängt werden: mehr, als der Kontext eines Modells fasst. Den Teil, auf den es ankommt, ausschneiden und anhängen.</translation>
  </message>
  <message numerus="yes">
   <source>A message can have up to {most} files, so {count} were left out. Combine some of them.</source>
   <extracomment>for 1: A message can have up to {most} files, so {count} was left out. Combine some of them.</extracomment>
   <translation>
    <numerusform>Eine Nachricht kann {most} Dateien haben: {count} bleibt weg. Einige davon zu einer zusammenfügen.</numerusform>
    <numerusform>Eine Nachricht kann {most} Dateien haben: {count} bleiben weg. Einige davon zu einer zusammenfügen.</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} was left out: the files of a message can contain up to {size} of text in total. Send it with another message.</source>
   <translation>{name} bleibt weg: Die Dateien einer Nachricht dürfen zusammen {size} Text haben. Die Datei mit einer anderen Nachricht senden.</translation>
  </message>
  <message>
   <source>No recent files</source>
   <translation>Es gibt keine zuletzt verwendeten Dateien</translation>
  </message>
  <message>
   <source>{name} takes too long to read. It may be damaged or malicious.</source>
   <translation>{name} zu lesen dauert zu lange. Die Datei ist möglicherweise beschädigt oder schädlich.</translation>
  </message>
  <message>
   <source>{name} needs too much memory to read. It may be damaged or malicious.</source>
   <translation>{name} zu lesen braucht zu viel Speicher. Die Datei ist möglicherweise beschädigt oder schädlich.</translation>
  </message>
  <message>
   <source>{name} cannot be read: the process that reads it crashed.</source>
   <translation>{name} kann nicht gelesen werden: Der Prozess, der die Datei liest, ist abgestürzt.</translation>
  </message>
  <message>
   <source>{name} cannot be read: the process that reads it could not be started ({reason}).</source>
   <translation>{name} kann nicht gelesen werden: Es konnte kein Prozess dafür gestartet werden ({reason}).</translation>
  </message>
  <message>
   <source>{name} is protected by a password.</source>
   <translation>{name} ist durch ein Passwort geschützt.</translation>
  </message>
  <message>
   <source>{name} contains no text, only images, such as scanned pages.</source>
   <translation>{name} enthält keinen Text, nur Bilder, wie bei einem Scan.</translation>
  </message>
  <message>
   <source>{name} changed while it was being attached.</source>
   <translation>{name} wurde während des Anhängens verändert.</translation>
  </message>
  <message>
   <source>{name} uses a kind of encryption that is not supported.</source>
   <translation>{name} ist auf eine Weise verschlüsselt, die hier nicht gelesen werden kann.</translation>
  </message>
  <message>
   <source>{name} is damaged or in an unsupported format.</source>
   <translation>{name} ist beschädigt oder von einer Art, die nicht gelesen werden kann.</translation>
  </message>
  <message>
   <source>{name} cannot be read ({reason}).</source>
   <translation>{name} kann nicht gelesen werden ({reason}).</translation>
  </message>
  <message numerus="yes">
   <source>{name} has {count} pages; the limit is {most}.</source>
   <extracomment>for 1: {name} has {count} page; the limit is {most}.</extracomment>
   <translation>
    <numerusform>{name} hat {count} Seite, und höchstens {most} können gelesen werden.</numerusform>
    <numerusform>{name} hat {count} Seiten, und höchstens {most} können gelesen werden.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{name} has more than {count} characters of text.</source>
   <extracomment>for 1: {name} has more than {count} character of text.</extracomment>
   <translation>
    <numerusform>{name} hat mehr als {count} Zeichen Text.</numerusform>
    <numerusform>{name} hat mehr als {count} Zeichen Text.</numerusform>
   </translation>
  </message>
  <message>
   <source>Copy the relevant text into the message, or attach another version of the file.</source>
   <translation>Den Text, auf den es ankommt, in die Nachricht kopieren oder eine andere Fassung der Datei anhängen.</translation>
  </message>
  <message numerus="yes">
   <source>The prompt has {count} tokens, which leaves no room for an answer: the model's context holds {context}.</source>
   <extracomment>for 1: The prompt has {count} token, which leaves no room for an answer: the model's context holds {context}.</extracomment>
   <translation>
    <numerusform>Der Prompt hat {count} Token und lässt keinen Platz für eine Antwort: Der Kontext des Modells fasst {context}.</numerusform>
    <numerusform>Der Prompt hat {count} Token und lässt keinen Platz für eine Antwort: Der Kontext des Modells fasst {context}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Start a new chat, or allow old turns to be left out.</source>
   <translation>Einen neuen Chat beginnen oder alte Gesprächsrunden aus dem Kontext fallen lassen.</translation>
  </message>
  <message>
   <source>Load the model with a longer context.</source>
   <translation>Das Modell mit einem längeren Kontext laden.</translation>
  </message>
  <message>
   <source>Shorten the message, or load the model with a longer context.</source>
   <translation>Die Nachricht kürzen oder das Modell mit einem längeren Kontext laden.</translation>
  </message>
  <message>
   <source>Shorten the message or the system prompt, or load the model with a longer context.</source>
   <translation>Die Nachricht oder den Systemprompt kürzen oder das Modell mit einem längeren Kontext laden.</translation>
  </message>
  <message>
   <source>The context is too short for the questions.</source>
   <translation>Der Kontext ist zu kurz für die Fragen.</translation>
  </message>
  <message>
   <source>The prompt of this answer cannot be rebuilt: the system prompt, an earlier message or a template setting has changed.</source>
   <translation>Der Prompt dieser Antwort lässt sich nicht wiederherstellen: Der Systemprompt, eine frühere Nachricht oder eine Einstellung der Vorlage hat sich geändert.</translation>
  </message>
  <message numerus="yes">
   <source>This model's chat template has {count} characters; the limit is {most}.</source>
   <extracomment>for 1: This model's chat template has {count} character; the limit is {most}.</extracomment>
   <translation>
    <numerusform>Die Chatvorlage dieses Modells hat {count} Zeichen, und eine Vorlage hat höchstens {most}.</numerusform>
    <numerusform>Die Chatvorlage dieses Modells hat {count} Zeichen, und eine Vorlage hat höchstens {most}.</numerusform>
   </translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it did not finish within {seconds} s.</source>
   <translation>Die Chatvorlage dieses Modells kommt zu keinem Ende: Sie wurde nach {seconds} s Rechenzeit angehalten.</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it used too much memory.</source>
   <translation>Die Chatvorlage dieses Modells braucht zu viel Speicher: Sie wurde angehalten.</translation>
  </message>
  <message>
   <source>This model's chat template crashed the process that renders it.</source>
   <translation>Die Chatvorlage dieses Modells hat den Prozess zum Absturz gebracht, der sie ausführt.</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: its output exceeds the model's context.</source>
   <translation>Die Chatvorlage dieses Modells schreibt mehr, als der Kontext des Modells fasst: Sie wurde angehalten.</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it calls itself too often.</source>
   <translation>Die Chatvorlage dieses Modells ruft sich zu oft selbst auf: Sie wurde angehalten.</translation>
  </message>
  <message>
   <source>Use the plain chat format instead, or choose another model.</source>
   <translation>Stattdessen das einfache Chatformat verwenden oder ein anderes Modell wählen.</translation>
  </message>
  <message>
   <source>The model's chat template is not valid: {reason}.</source>
   <translation>Die Chatvorlage des Modells ist nicht gültig: {reason}.</translation>
  </message>
  <message>
   <source>The model's chat template cannot render this conversation: {reason}</source>
   <translation>Die Chatvorlage des Modells kann diese Unterhaltung nicht wiedergeben: {reason}</translation>
  </message>
  <message>
   <source>The process that renders chat templates cannot be started: {reason}. Close other programs, or restart Foretoken.</source>
   <translation>Der Prozess, der Chatvorlagen ausführt, kann nicht gestartet werden: {reason}. Andere Programme schließen oder Foretoken neu starten.</translation>
  </message>
  <message>
   <source>They are still being saved.</source>
   <translation>Sie werden noch geschrieben.</translation>
  </message>
  <message>
   <source>it contains no preferences</source>
   <translation>sie enthält keine Einstellungen</translation>
  </message>
  <message>
   <source>Your preferences cannot be read: {why}. Until {path} can be used, changes last only until you close this window.</source>
   <translation>Die Einstellungen können nicht gelesen werden: {why}. Bis {path} verwendbar ist, gelten Änderungen nur, solange dieses Fenster offen ist.</translation>
  </message>
  <message>
   <source>Your preferences could not be read: {why}. Foretoken starts with the defaults; the file is kept as {name} in {folder}.</source>
   <translation>Die Einstellungen konnten nicht gelesen werden: {why}. Foretoken beginnt mit seinen eigenen; die Datei bleibt als {name} in {folder} erhalten.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Ein Name ist nötig.</translation>
  </message>
  <message>
   <source>A style named “{name}” already exists.</source>
   <translation>Es gibt schon einen Stil „{name}“.</translation>
  </message>
  <message numerus="yes">
   <source>You already have {count} styles; delete one first.</source>
   <extracomment>for 1: You already have {count} style; delete one first.</extracomment>
   <translation>
    <numerusform>Es gibt schon {count} Stil; zuerst einen löschen.</numerusform>
    <numerusform>Es gibt schon {count} Stile; zuerst einen löschen.</numerusform>
   </translation>
  </message>
  <message>
   <source>The server decides what is left out when the context is full</source>
   <translation>Was weggelassen wird, wenn der Kontext voll ist, entscheidet der Server</translation>
  </message>
  <message>
   <source>Not sent to this kind of server</source>
   <translation>Dieser Art von Server wird es nicht mitgeteilt</translation>
  </message>
  <message>
   <source>No model is loaded</source>
   <translation>Es ist kein Modell geladen</translation>
  </message>
  <message>
   <source>No model is loaded. Choose one first.</source>
   <translation>Es ist kein Modell geladen. Zuerst eines wählen.</translation>
  </message>
  <message>
   <source>The model runs on a server. This requires a model that runs in Foretoken.</source>
   <translation>Das Modell läuft auf einem Server. Hierfür muss eines in Foretoken laufen.</translation>
  </message>
  <message>
   <source>This server cannot continue an answer</source>
   <translation>Dieser Server kann keine Antwort fortsetzen</translation>
  </message>
  <message>
   <source>model cannot roll back</source>
   <translation>das Modell kann keine Token zurücknehmen</translation>
  </message>
  <message>
   <source>The model did not stop and was abandoned. Choose another one.</source>
   <translation>Das Modell hielt nicht an und wurde zurückgelassen. Ein anderes wählen.</translation>
  </message>
  <message>
   <source>The model did not stop, so this answer was cut off.</source>
   <translation>Das Modell hielt nicht an, deshalb wurde diese Antwort so aufgegeben, wie sie war.</translation>
  </message>
  <message>
   <source>The graphics card is out of memory. {reason}</source>
   <translation>Auf der Grafikkarte ist dafür kein Platz mehr. {reason}</translation>
  </message>
  <message>
   <source>The graphics card or its driver failed: {reason}. The text written so far is kept.</source>
   <translation>Die Grafikkarte oder ihr Treiber hat versagt: {reason}. Was bisher geschrieben wurde, ist noch da.</translation>
  </message>
  <message>
   <source>llama.cpp failed: {reason}. The text written so far is kept. Load the model again, or choose another one.</source>
   <translation>llama.cpp ist gescheitert: {reason}. Was bisher geschrieben wurde, ist noch da. Das Modell neu laden oder ein anderes wählen.</translation>
  </message>
  <message>
   <source>The answer failed. Queued messages were moved back to the message field.</source>
   <translation>Die Antwort ist gescheitert. Eingereihte Nachrichten stehen wieder im Feld.</translation>
  </message>
  <message>
   <source>The answer was stopped. Queued messages were moved back to the message field.</source>
   <translation>Die Antwort wurde angehalten. Eingereihte Nachrichten stehen wieder im Feld.</translation>
  </message>
  <message>
   <source>The model was not loaded. Queued messages were moved back to the message field.</source>
   <translation>Das Modell wurde nicht geladen. Eingereihte Nachrichten stehen wieder im Feld.</translation>
  </message>
  <message>
   <source>This answer is empty.</source>
   <translation>In dieser Antwort wurde nichts geschrieben.</translation>
  </message>
  <message>
   <source>Only the text of this answer was saved, not its tokens.</source>
   <translation>Nur der Text dieser Antwort ist gespeichert, nicht, wie ihre Token entstanden.</translation>
  </message>
  <message>
   <source>A server wrote this answer. Its probabilities are not known.</source>
   <translation>Ein Server hat diese Antwort geschrieben. Ihre Wahrscheinlichkeiten sind nicht bekannt.</translation>
  </message>
  <message>
   <source>The settings of this answer were not recorded, so no candidates are shown.</source>
   <translation>Die Einstellungen dieser Antwort wurden nicht aufgezeichnet, deshalb werden keine Kandidaten gezeigt.</translation>
  </message>
  <message>
   <source>The prompt length was not recorded, so no candidates are shown.</source>
   <translation>Die Länge des Prompts wurde nicht aufgezeichnet, deshalb werden keine Kandidaten gezeigt.</translation>
  </message>
  <message>
   <source>Load {model}, which wrote this answer, to see the candidates.</source>
   <translation>Um die Kandidaten zu sehen, {model} laden, das diese Antwort geschrieben hat.</translation>
  </message>
  <message>
   <source>Candidates can be found when the answer is complete.</source>
   <translation>Kandidaten lassen sich ermitteln, sobald die Antwort vollständig ist.</translation>
  </message>
  <message>
   <source>An unexpected error occurred ({error}).</source>
   <translation>Ein unerwarteter Fehler ist aufgetreten ({error}).</translation>
  </message>
  <message>
   <source>An unexpected error occurred: {what}.</source>
   <translation>Ein unerwarteter Fehler ist aufgetreten: {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/chats.py" />
   <source>The chats cannot be saved: {cause} {remedy} Until then, new messages are kept only while Foretoken is open.</source>
   <translation>Die Chats können nicht gespeichert werden: {cause} {remedy} Bis dahin bleiben neue Nachrichten nur erhalten, solange Foretoken geöffnet ist.</translation>
  </message>
  <message>
   <source>The backup cannot be saved: {cause} {remedy}</source>
   <translation>Die Sicherung kann nicht gespeichert werden: {cause} {remedy}</translation>
  </message>
  <message>
   <source>the disk is full.</source>
   <translation>der Datenträger ist voll.</translation>
  </message>
  <message>
   <source>Free up some space.</source>
   <translation>Platz darauf schaffen.</translation>
  </message>
  <message>
   <source>another program has locked the file {name}.</source>
   <translation>ein anderes Programm hält die Datei {name} gesperrt.</translation>
  </message>
  <message>
   <source>Close that program.</source>
   <translation>Dieses Programm schließen.</translation>
  </message>
  <message>
   <source>the folder {folder} is not writable.</source>
   <translation>in den Ordner {folder} kann nicht geschrieben werden.</translation>
  </message>
  <message>
   <source>Change its permissions.</source>
   <translation>Seine Zugriffsrechte ändern.</translation>
  </message>
  <message>
   <source>the disk that holds {folder} is read-only.</source>
   <translation>der Datenträger mit {folder} ist schreibgeschützt.</translation>
  </message>
  <message>
   <source>Make it writable.</source>
   <translation>Den Schreibschutz aufheben.</translation>
  </message>
  <message>
   <source>{name} in {folder} cannot be used: {reason}.</source>
   <translation>{name} in {folder} wird nicht verwendet: {reason}.</translation>
  </message>
  <message>
   <source>Replace it with a regular file.</source>
   <translation>Eine gewöhnliche Datei an diese Stelle legen.</translation>
  </message>
  <message>
   <source>the disk that holds {folder} reports an error ({reason}).</source>
   <translation>der Datenträger mit {folder} meldet einen Fehler ({reason}).</translation>
  </message>
  <message>
   <source>Check the disk.</source>
   <translation>Den Datenträger prüfen.</translation>
  </message>
  <message>
   <source>{reason}.</source>
   <translation>{reason}.</translation>
  </message>
  <message>
   <source>Check the folder {folder}.</source>
   <translation>Den Ordner {folder} prüfen.</translation>
  </message>
  <message>
   <source>This cannot be saved, because what it belongs to no longer exists ({reason}). Copy it if you need it, and continue in a new chat.</source>
   <translation>Dies kann nicht gespeichert werden, weil es nicht mehr gibt, wozu es gehört ({reason}). Bei Bedarf kopieren und in einem neuen Chat weitermachen.</translation>
  </message>
  <message>
   <source>The search index is damaged. Restart Foretoken to repair it.</source>
   <translation>Der Suchindex ist beschädigt. Foretoken neu starten, um ihn zu reparieren.</translation>
  </message>
  <message>
   <source>Your chat file is damaged. Restart Foretoken to repair it.</source>
   <translation>Die Datei mit den Chats ist beschädigt. Foretoken neu starten, um sie zu reparieren.</translation>
  </message>
  <message>
   <source>SQLite reported an error: {reason}.</source>
   <translation>SQLite kann dies nicht ausführen: {reason}.</translation>
  </message>
  <message>
   <source>The file contains no chats.</source>
   <translation>Die Datei enthält keine Chats.</translation>
  </message>
  <message>
   <source>These chats were saved by a newer version of Foretoken (format {version}; this version reads up to {newest}), so they were not opened. Install the newer version. Until then, chats are kept only while Foretoken is open.</source>
   <translation>Diese Chats hat eine neuere Version von Foretoken gespeichert (Format {version}; diese Version liest bis {newest}), deshalb bleiben sie unangetastet. Die neuere Version installieren. Bis dahin bleiben Chats nur erhalten, solange Foretoken geöffnet ist.</translation>
  </message>
  <message>
   <source>Your chats are in use by another instance of Foretoken, so they are neither shown nor saved here. Close the other instance and restart this one.</source>
   <translation>Die Chats werden von einem anderen Foretoken verwendet, deshalb werden sie hier weder gezeigt noch gespeichert. Das andere schließen und dieses neu starten.</translation>
  </message>
  <message>
   <source>Not everything could be deleted: {reason} ({file}). Close other programs that use these files, and try again.</source>
   <translation>Nicht alles konnte gelöscht werden: {reason} ({file}). Andere Programme schließen, die diese Dateien verwenden, und noch einmal versuchen.</translation>
  </message>
  <message>
   <source>Chats are not being saved, so none can be read or imported.</source>
   <translation>Chats werden zurzeit nicht gespeichert, deshalb können keine gelesen oder importiert werden.</translation>
  </message>
  <message>
   <source>The chats cannot be saved because of an unexpected error ({error}). They stay available in this window until you close it.</source>
   <translation>Die Chats können nicht gespeichert werden: Etwas Unerwartetes ist schiefgegangen ({error}). Sie gehen in diesem Fenster weiter, bis es geschlossen wird.</translation>
  </message>
  <message>
   <source>Your chat file was missing, empty or damaged.</source>
   <translation>Die Datei mit den Chats fehlte, war leer oder beschädigt.</translation>
  </message>
  <message>
   <source>It was replaced with the backup from {time}.</source>
   <translation>Die Sicherung von {time} trat an ihre Stelle.</translation>
  </message>
  <message>
   <source>There was no backup yet.</source>
   <translation>Es gab noch keine Sicherung.</translation>
  </message>
  <message numerus="yes">
   <source>{count} messages were recovered from the damaged file.</source>
   <extracomment>for 1: {count} message was recovered from the damaged file.</extracomment>
   <translation>
    <numerusform>{count} Nachricht wurde aus der beschädigten Datei wiederhergestellt.</numerusform>
    <numerusform>{count} Nachrichten wurden aus der beschädigten Datei wiederhergestellt.</numerusform>
   </translation>
  </message>
  <message>
   <source>The damaged file is kept as {name} in the same folder.</source>
   <translation>Die beschädigte Datei bleibt als {name} im selben Ordner erhalten.</translation>
  </message>
  <message>
   <source>Backups cannot be saved in the folder that contains the chats themselves. Choose another folder.</source>
   <translation>Dort kann die Sicherung nicht gespeichert werden, weil in diesem Ordner die Chats selbst liegen. Einen anderen Ordner wählen.</translation>
  </message>
  <message>
   <source>No backup was made, because your chat file is damaged. Restart Foretoken to repair it.</source>
   <translation>Die Sicherung wurde nicht erstellt, weil die Datei mit den Chats beschädigt ist. Foretoken neu starten, um sie zu reparieren.</translation>
  </message>
  <message>
   <source>The backup {name} takes too long to read. It may be damaged or malicious.</source>
   <translation>Die Sicherung {name} zu lesen dauert zu lange. Sie ist möglicherweise beschädigt oder schädlich.</translation>
  </message>
  <message>
   <source>{name} is not a backup of Foretoken's chats.</source>
   <translation>{name} ist keine Sicherung der Chats von Foretoken.</translation>
  </message>
  <message>
   <source>The backup {name} is damaged.</source>
   <translation>Die Sicherung {name} ist beschädigt.</translation>
  </message>
  <message>
   <source>The backup {name} cannot be read: {reason}.</source>
   <translation>Die Sicherung {name} kann nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <source>Nothing was changed. Choose another file.</source>
   <translation>Es wurde nichts geändert. Eine andere Datei wählen.</translation>
  </message>
  <message>
   <source>There are no chats to export.</source>
   <translation>Es gibt keinen Chat zum Exportieren.</translation>
  </message>
  <message>
   <source>{file} cannot be written: {reason}. Nothing was changed. Choose another location.</source>
   <translation>{file} kann nicht geschrieben werden: {reason}. Es wurde nichts geändert. Einen anderen Ort wählen.</translation>
  </message>
  <message>
   <source>No answer in {name} was saved with its tokens, so there is nothing to replay. Foretoken's own JSON export includes them.</source>
   <translation>Keine Antwort in {name} wurde mit ihren Token gespeichert, deshalb lässt sich keine wieder abspielen. Foretokens eigener JSON-Export enthält sie.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}.</source>
   <translation>{name} kann nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <source>{name} is a folder. Choose files in it instead.</source>
   <translation>{name} ist ein Ordner. Die Dateien darin auswählen.</translation>
  </message>
  <message>
   <source>{name} cannot be unpacked: it is damaged or protected by a password. Unpack it yourself and choose the file conversations.json.</source>
   <translation>{name} kann nicht entpackt werden: Die Datei ist beschädigt oder durch ein Passwort gesperrt. Das Archiv selbst entpacken und die Datei conversations.json auswählen.</translation>
  </message>
  <message>
   <source>{name} contains no conversations. A ChatGPT export contains a file named conversations.json.</source>
   <translation>In {name} sind keine Unterhaltungen: Eine Datei conversations.json wird erwartet, wie im Export von ChatGPT.</translation>
  </message>
  <message>
   <source>{name} contains no chats.</source>
   <translation>In {name} ist kein Chat.</translation>
  </message>
  <message numerus="yes">
   <source>{name} contains more than {count} chats. Split it and import the parts.</source>
   <extracomment>for 1: {name} contains more than {count} chat. Split it and import the parts.</extracomment>
   <translation>
    <numerusform>{name} enthält mehr als {count} Chat. In Teilen importieren.</numerusform>
    <numerusform>{name} enthält mehr als {count} Chats. In Teilen importieren.</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} cannot be imported: {reason}. Foretoken reads its own JSON, ChatGPT's export and the conversations of LM Studio.</source>
   <translation>{name} kann nicht importiert werden: {reason}. Foretoken liest sein eigenes JSON, den Export von ChatGPT und die Unterhaltungen von LM Studio.</translation>
  </message>
  <message>
   <source>its list contains something other than conversations</source>
   <translation>ihre Liste enthält etwas anderes als Unterhaltungen</translation>
  </message>
  <message>
   <source>it unpacks to more than {size}</source>
   <translation>entpackt sind es mehr als {size}</translation>
  </message>
  <message>
   <source>it contains no conversations in a known format</source>
   <translation>es ist keine Unterhaltung einer bekannten Art darin</translation>
  </message>
  <message>
   <source>None of the chats can be imported: {reason}</source>
   <translation>Keiner der Chats kann importiert werden: {reason}</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats could not be read.</source>
   <extracomment>for 1: {count} chat could not be read.</extracomment>
   <translation>
    <numerusform>{count} Chat konnte nicht gelesen werden.</numerusform>
    <numerusform>{count} Chats konnten nicht gelesen werden.</numerusform>
   </translation>
  </message>
  <message>
   <source>It was written by a newer version of Foretoken or modified afterwards. Install the newer version to import it.</source>
   <translation>Die Datei wurde von einem neueren Foretoken geschrieben oder seither verändert. Zum Importieren die neuere Version installieren.</translation>
  </message>
  <message>
   <source>the conversation</source>
   <translation>die Unterhaltung</translation>
  </message>
  <message>
   <source>{what}: message {number}: {problem}</source>
   <translation>{what}: Nachricht {number}: {problem}</translation>
  </message>
  <message>
   <source>it has an invalid ID</source>
   <translation>eine Kennung darin ist unmöglich</translation>
  </message>
  <message>
   <source>it does not follow an earlier message, or it repeats an ID</source>
   <translation>sie folgt auf keine frühere Nachricht oder wiederholt eine Kennung</translation>
  </message>
  <message>
   <source>{what}: it ends at an unknown message</source>
   <translation>{what}: Sie endet bei keiner ihrer Nachrichten</translation>
  </message>
  <message>
   <source>it has no messages</source>
   <translation>es wird nichts darin gesagt</translation>
  </message>
  <message numerus="yes">
   <source>it has more than {count} messages</source>
   <extracomment>for 1: it has more than {count} message</extracomment>
   <translation>
    <numerusform>die Unterhaltung hat mehr als {count} Nachricht</numerusform>
    <numerusform>die Unterhaltung hat mehr als {count} Nachrichten</numerusform>
   </translation>
  </message>
  <message>
   <source>its messages reply to each other in a loop</source>
   <translation>ihre Knoten antworten sich selbst</translation>
  </message>
  <message>
   <source>message {number} is not a message</source>
   <translation>Nachricht {number} ist keine</translation>
  </message>
  <message>
   <source>The draft failed</source>
   <translation>Das Entwurfsmodell ist gescheitert</translation>
  </message>
  <message>
   <source>Verification failed</source>
   <translation>Die Prüfung ist gescheitert</translation>
  </message>
  <message>
   <source>The target failed</source>
   <translation>Das Zielmodell ist gescheitert</translation>
  </message>
  <message>
   <source>The context was full</source>
   <translation>Der Kontext war voll</translation>
  </message>
  <message>
   <source>The step limit was reached</source>
   <translation>Die Grenze der Schritte war erreicht</translation>
  </message>
  <message>
   <source>A model could not be loaded</source>
   <translation>Ein Modell konnte nicht geladen werden</translation>
  </message>
  <message>
   <source>Out of memory</source>
   <translation>Der Speicher war voll</translation>
  </message>
  <message>
   <source>The chat template failed</source>
   <translation>Die Chatvorlage hat versagt</translation>
  </message>
  <message>
   <source>The prompt could not be built</source>
   <translation>Der Prompt konnte nicht erstellt werden</translation>
  </message>
  <message>
   <source>The graphics card failed</source>
   <translation>Die Grafikkarte hat versagt</translation>
  </message>
  <message>
   <source>The model did not stop</source>
   <translation>Das Modell hat nicht angehalten</translation>
  </message>
  <message>
   <source>A server did not respond as expected</source>
   <translation>Ein Server hat nicht geantwortet, wie er sollte</translation>
  </message>
  <message>
   <source>An unexpected error occurred</source>
   <translation>Ein unerwarteter Fehler ist aufgetreten</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/engine.py" />
   <source>{file} is a folder. Choose a .gguf file in it.</source>
   <translation>{file} ist ein Ordner. Eine .gguf-Datei darin wählen.</translation>
  </message>
  <message>
   <source>{file} does not exist. Check the name or choose another file.</source>
   <translation>{file} gibt es nicht. Den Namen prüfen oder eine andere Datei wählen.</translation>
  </message>
  <message>
   <source>{file} cannot be read: {reason}.</source>
   <translation>{file} kann nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <source>{file} is empty. Models for Foretoken are .gguf files.</source>
   <translation>{file} ist leer. Modelle für Foretoken sind .gguf-Dateien.</translation>
  </message>
  <message>
   <source>{file} is not a GGUF file. Models for Foretoken are .gguf files.</source>
   <translation>{file} ist keine GGUF-Datei. Modelle für Foretoken sind .gguf-Dateien.</translation>
  </message>
  <message>
   <source>llama.cpp cannot load {file}: {reason}.</source>
   <translation>llama.cpp kann {file} nicht laden: {reason}.</translation>
  </message>
  <message>
   <source>{file} cannot be used for chat: {reason}. Choose a text model.</source>
   <translation>{file} kann nicht chatten: {reason}. Ein Textmodell wählen.</translation>
  </message>
  <message>
   <source>it is a draft head for one specific model</source>
   <translation>es ist ein Kopf, der für ein bestimmtes Modell entwirft</translation>
  </message>
  <message>
   <source>it is an encoder-decoder model</source>
   <translation>es ist ein Encoder-Decoder-Modell</translation>
  </message>
  <message>
   <source>it computes embeddings, not text</source>
   <translation>es berechnet Einbettungen, keinen Text</translation>
  </message>
  <message>
   <source>it is a diffusion model, which does not write from left to right</source>
   <translation>es ist ein Diffusionsmodell, das nicht von links nach rechts schreibt</translation>
  </message>
  <message numerus="yes">
   <source>llama.cpp cannot create a context of {count} tokens for {file}: {reason}.</source>
   <extracomment>for 1: llama.cpp cannot create a context of {count} token for {file}: {reason}.</extracomment>
   <translation>
    <numerusform>llama.cpp kann für {file} keinen Kontext von {count} Token anlegen: {reason}.</numerusform>
    <numerusform>llama.cpp kann für {file} keinen Kontext von {count} Token anlegen: {reason}.</numerusform>
   </translation>
  </message>
  <message>
   <source>no reason was given</source>
   <translation>kein Grund wurde genannt</translation>
  </message>
  <message>
   <source>The GPU {name} was not found, nor any other GPU.</source>
   <translation>Hier gibt es keine GPU namens {name}, und auch keine andere.</translation>
  </message>
  <message>
   <source>The GPU {name} was not found. Available: {known}.</source>
   <translation>Hier gibt es keine GPU namens {name}. Es gibt {known}.</translation>
  </message>
  <message>
   <source>{file} was not loaded: the system ended its trial run, most likely because memory ran out. Close other programs or choose a smaller model.</source>
   <translation>{file} wurde nicht geladen: Das System hat den Versuch beendet, höchstwahrscheinlich weil der Speicher ausging. Andere Programme schließen oder ein kleineres Modell wählen.</translation>
  </message>
  <message>
   <source>{file} was not loaded, because it makes llama.cpp crash. The file is damaged or not supported by this version.</source>
   <translation>{file} bringt llama.cpp zum Absturz und wurde deshalb nicht geladen: Die Datei ist beschädigt oder von einer Art, die diese Version nicht kennt.</translation>
  </message>
  <message>
   <source>{file} was not loaded: its trial run did not finish within {seconds} seconds. The file may be damaged, or the disk very slow. Try again, or choose another file.</source>
   <translation>{file} wurde nicht geladen: Der Versuch hing und wurde nach {seconds} Sekunden beendet. Vielleicht ist die Datei beschädigt oder der Datenträger sehr langsam. Noch einmal versuchen oder eine andere Datei wählen.</translation>
  </message>
  <message>
   <source>The file is damaged: its tokenizer produces tokens that are not in the vocabulary. Download it again, or choose another file.</source>
   <translation>Der Tokenizer liefert Token, die dem Vokabular fehlen: Die Datei ist beschädigt. Neu herunterladen oder eine andere wählen.</translation>
  </message>
  <message>
   <source>The memory that {file} needs could not be measured within {seconds} seconds. Try again, or choose another file.</source>
   <translation>Was {file} braucht, war nach {seconds} Sekunden nicht bekannt. Noch einmal versuchen oder eine andere Datei wählen.</translation>
  </message>
  <message>
   <source>The memory that {file} needs could not be measured, because llama.cpp crashed. The file is damaged or not supported by this version.</source>
   <translation>Was {file} braucht, ist nicht zu ermitteln: llama.cpp ist daran abgestürzt. Die Datei ist beschädigt oder von einer Art, die diese Version nicht kennt.</translation>
  </message>
  <message>
   <source>{file} cannot draft: {why}.</source>
   <translation>{file} kann keine Entwürfe liefern: {why}.</translation>
  </message>
  <message>
   <source>Drafting is not possible: {reason}.</source>
   <translation>Es gibt keinen verwendbaren Entwurf: {reason}.</translation>
  </message>
  <message>
   <source>no draft model is chosen</source>
   <translation>kein Entwurfsmodell ist gewählt</translation>
  </message>
  <message>
   <source>this kind of DFlash head is not supported yet</source>
   <translation>diese Art von DFlash-Kopf ist noch nicht bekannt</translation>
  </message>
  <message>
   <source>its file does not name a mask token</source>
   <translation>seine Datei nennt kein Masken-Token</translation>
  </message>
  <message>
   <source>its file has no valid block size</source>
   <translation>seine Datei nennt keine brauchbare Blockgröße</translation>
  </message>
  <message>
   <source>made for Gemma 4, not {family}</source>
   <translation>gemacht für Gemma 4, nicht {family}</translation>
  </message>
  <message>
   <source>llama.cpp does not expose the hidden states of {family}</source>
   <translation>llama.cpp gibt die inneren Zustände von {family} nicht preis</translation>
  </message>
  <message>
   <source>made for a model of width {width}, not {other}</source>
   <translation>gemacht für ein Modell der Breite {width}, nicht {other}</translation>
  </message>
  <message>
   <source>made for a model with different attention heads</source>
   <translation>gemacht für ein Modell mit anderen Aufmerksamkeitsköpfen</translation>
  </message>
  <message>
   <source>reads layer {layer}, but the model has {layers} layers</source>
   <translation>liest Schicht {layer} eines Modells mit {layers} Schichten</translation>
  </message>
  <message>
   <source>this build of llama.cpp does not expose the hidden states of models</source>
   <translation>dieser Build von llama.cpp gibt die inneren Zustände von Modellen nicht preis</translation>
  </message>
  <message>
   <source>the draft model cannot roll back: it is recurrent</source>
   <translation>das Entwurfsmodell kann keine Token zurücknehmen: Es ist rekurrent</translation>
  </message>
  <message>
   <source>the tokenizers are of different kinds, {target} and {draft}</source>
   <translation>die Tokenizer sind von verschiedener Art, {target} und {draft}</translation>
  </message>
  <message>
   <source>vocabulary sizes differ: {target} / {draft}</source>
   <translation>Vokabular {target} gegenüber {draft}</translation>
  </message>
  <message>
   <source>token {token} differs: {target} / {draft}</source>
   <translation>Token {token} ist verschieden: {target} / {draft}</translation>
  </message>
  <message>
   <source>token {token} differs: it ends an answer only for the target</source>
   <translation>Token {token} ist verschieden: Es beendet eine Antwort nur für das Zielmodell</translation>
  </message>
  <message>
   <source>token {token} differs: it ends an answer only for the draft</source>
   <translation>Token {token} ist verschieden: Es beendet eine Antwort nur für das Entwurfsmodell</translation>
  </message>
  <message>
   <source>prompts begin with different tokens</source>
   <translation>Prompts beginnen mit verschiedenen Token</translation>
  </message>
  <message>
   <source>different vocabulary, only {percent} % of the text can be drafted</source>
   <translation>anderes Vokabular, nur {percent} % des Textes lassen sich vorschlagen</translation>
  </message>
  <message>
   <source>{name} must be {allowed}, not {value}.</source>
   <translation>{name}: zulässig ist {allowed}, nicht {value}.</translation>
  </message>
  <message>
   <source>from {least} to {most}</source>
   <comment>a value that is allowed</comment>
   <translation>von {least} bis {most}</translation>
  </message>
  <message>
   <source>from {least} (off) to {most}</source>
   <comment>a value that is allowed</comment>
   <translation>von {least} (aus) bis {most}</translation>
  </message>
  <message>
   <source>from {least} to the batch size ({most})</source>
   <comment>a value that is allowed</comment>
   <translation>von {least} bis zur Größe des Batches ({most})</translation>
  </message>
  <message>
   <source>above {least} and at most {most} (off)</source>
   <comment>a value that is allowed</comment>
   <translation>über {least} und höchstens {most} (aus)</translation>
  </message>
  <message>
   <source>{least} or more</source>
   <comment>a value that is allowed</comment>
   <translation>{least} oder mehr</translation>
  </message>
  <message>
   <source>The lookahead must be a whole number from {least} to {most}, not {given}.</source>
   <translation>Die Vorausschau muss eine ganze Zahl von {least} bis {most} sein, nicht {given}.</translation>
  </message>
  <message>
   <source>A value cache of type {type} needs flash attention. Leave flash attention on, or choose f16 for the values.</source>
   <translation>Ein Cache der Werte vom Typ {type} braucht Flash Attention. Flash Attention eingeschaltet lassen oder f16 für die Werte wählen.</translation>
  </message>
  <message>
   <source>devices must be names such as CUDA0,CUDA1, or {none}, not {value}.</source>
   <translation>devices muss aus Namen wie CUDA0,CUDA1 bestehen oder {none} sein, nicht {value}.</translation>
  </message>
  <message>
   <source>tensor-split must be one whole number per device, such as 20,13, not {value}.</source>
   <translation>tensor-split muss für jedes der Geräte eine ganze Zahl sein, etwa 20,13, nicht {value}.</translation>
  </message>
  <message>
   <source>stop strings must not be empty: {value}</source>
   <translation>Stoppzeichenfolgen dürfen nicht leer sein: {value}</translation>
  </message>
  <message>
   <source>The prompt is empty. Enter some text for the model to continue.</source>
   <translation>Der Prompt ist leer. Etwas schreiben, an das das Modell anknüpfen kann.</translation>
  </message>
  <message>
   <source>The prompt contains a token that is not in the model's vocabulary.</source>
   <translation>Der Prompt enthält ein Token, das dem Vokabular des Modells fehlt.</translation>
  </message>
  <message>
   <source>This model has no vocabulary, so it cannot read text.</source>
   <translation>Dieses Modell hat kein Vokabular und kann deshalb keinen Text lesen.</translation>
  </message>
  <message>
   <source>This model's vocabulary has no token for the space that precedes every text, so it cannot read any text. Choose another model.</source>
   <translation>Dem Vokabular dieses Modells fehlt ein Token für das Leerzeichen, das vor jedem Text steht; deshalb kann es keinen lesen. Ein anderes Modell wählen.</translation>
  </message>
  <message>
   <source>Left out, because this model cannot represent it: {characters}.</source>
   <translation>Weggelassen, weil dieses Modell dafür keine Schreibweise hat: {characters}.</translation>
  </message>
  <message>
   <source>The pass was stopped.</source>
   <translation>Der Durchlauf wurde angehalten.</translation>
  </message>
  <message numerus="yes">
   <source>The context of {count} tokens is full.</source>
   <extracomment>for 1: The context of {count} token is full.</extracomment>
   <translation>
    <numerusform>Der Kontext von {count} Token ist voll.</numerusform>
    <numerusform>Der Kontext von {count} Token ist voll.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>llama.cpp failed in a pass of {count} tokens (status {status}): {reason}.</source>
   <extracomment>for 1: llama.cpp failed in a pass of {count} token (status {status}): {reason}.</extracomment>
   <translation>
    <numerusform>llama.cpp ist an einem Durchlauf von {count} Token gescheitert (Status {status}): {reason}.</numerusform>
    <numerusform>llama.cpp ist an einem Durchlauf von {count} Token gescheitert (Status {status}): {reason}.</numerusform>
   </translation>
  </message>
  <message>
   <source>The model returned logits that are not finite numbers.</source>
   <translation>Das Modell hat Logits geliefert, die keine endlichen Zahlen sind.</translation>
  </message>
  <message>
   <source>The target model failed to compute the next token. {error} Its file is probably damaged.</source>
   <translation>Das Zielmodell konnte das nächste Token nicht berechnen. {error} Seine Datei ist wahrscheinlich beschädigt.</translation>
  </message>
  <message>
   <source>The draft model failed: {reason}</source>
   <translation>Das Entwurfsmodell ist gescheitert: {reason}</translation>
  </message>
  <message>
   <source>{model} cannot roll back its last tokens.</source>
   <translation>{model} kann seine letzten Token nicht verwerfen.</translation>
  </message>
  <message>
   <source>The model cannot roll back its last tokens.</source>
   <translation>Das Modell kann seine letzten Token nicht verwerfen.</translation>
  </message>
  <message>
   <source>The state of {model} cannot be saved.</source>
   <translation>Der Zustand von {model} kann nicht gespeichert werden.</translation>
  </message>
  <message>
   <source>{model} cannot restore its saved state.</source>
   <translation>{model} kann nicht zu seinem Zustand zurückkehren.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/models.py" />
   <source>{file} is empty. Download it again.</source>
   <translation>{file} ist leer. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <source>{file} begins with zeros: it is an unfinished download.</source>
   <translation>{file} beginnt mit Nullen: Es ist der Platz für einen Download, der nicht beendet wurde.</translation>
  </message>
  <message>
   <source>{file} is only a Git LFS pointer to the model. Download the model with git lfs pull.</source>
   <translation>{file} ist nur ein Git-LFS-Verweis auf das Modell. Das Modell mit git lfs pull herunterladen.</translation>
  </message>
  <message>
   <source>{file} is a web page, not a model. Download the model again.</source>
   <translation>{file} ist eine Webseite, kein Modell. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <source>{file} is in a format older than GGUF, which llama.cpp no longer supports.</source>
   <translation>{file} hat ein Format aus der Zeit vor GGUF, das llama.cpp nicht mehr liest.</translation>
  </message>
  <message>
   <source>{file} is not a GGUF file.</source>
   <translation>{file} ist keine GGUF-Datei.</translation>
  </message>
  <message>
   <source>{file} is a big-endian file for other processors. Download a little-endian version.</source>
   <translation>{file} ist eine Big-Endian-Datei, für Prozessoren anderer Art. Eine Little-Endian-Datei herunterladen.</translation>
  </message>
  <message>
   <source>{file} uses GGUF version {version}, which this llama.cpp does not support.</source>
   <translation>{file} hat die GGUF-Version {version}, die dieses llama.cpp nicht liest.</translation>
  </message>
  <message>
   <source>{file} is incomplete: it ends within its header. Download it again.</source>
   <translation>{file} ist unvollständig: Sie endet im Dateikopf. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <source>{file} is incomplete: it ends within its header, after {size} bytes. Download it again.</source>
   <translation>{file} ist unvollständig: Sie endet im Dateikopf, nach {size} Bytes. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <source>{file} is incomplete: its last {missing} bytes are missing. Download it again.</source>
   <translation>{file} ist unvollständig: Die letzten {missing} Bytes fehlen. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <source>{file} is incomplete: only {shown} of {whole} MB are present. Download it again.</source>
   <translation>{file} ist unvollständig: {shown} von {whole} MB sind vorhanden. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <source>{file} has weights in a format that this llama.cpp does not support (type {type}). The file is damaged or made for a newer version.</source>
   <translation>{file} hat Gewichte in einem Format, das dieses llama.cpp nicht kennt (Typ {type}): Die Datei ist beschädigt oder für eine neuere Version gemacht.</translation>
  </message>
  <message>
   <source>{file} has weights in a format that llama.cpp no longer supports (type {type}). Download a version with another quantisation.</source>
   <translation>{file} hat Gewichte in einem Format, das llama.cpp nicht mehr liest (Typ {type}). Eine Variante mit anderer Quantisierung herunterladen.</translation>
  </message>
  <message>
   <source>{file} changed while it was being read. Read it again.</source>
   <translation>{file} wurde während des Lesens verändert. Noch einmal lesen.</translation>
  </message>
  <message>
   <source>{file} is damaged: {what}. Download it again.</source>
   <translation>{file} ist beschädigt: {what}. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <source>it claims to have {count} tensors</source>
   <translation>angegeben sind {count} Tensoren</translation>
  </message>
  <message>
   <source>it claims to have {count} values</source>
   <translation>angegeben sind {count} Werte</translation>
  </message>
  <message>
   <source>it claims to have a list of {count} texts</source>
   <translation>angegeben ist eine Liste von {count} Texten</translation>
  </message>
  <message>
   <source>a name in it claims to have {count} bytes</source>
   <translation>ein Name darin soll {count} Bytes haben</translation>
  </message>
  <message>
   <source>it has a value of the unknown type {type}</source>
   <translation>sie hat einen Wert vom unbekannten Typ {type}</translation>
  </message>
  <message>
   <source>it has a list of the unknown type {type}</source>
   <translation>sie hat eine Liste vom unbekannten Typ {type}</translation>
  </message>
  <message>
   <source>one of its values has no name</source>
   <translation>einer ihrer Werte hat keinen Namen</translation>
  </message>
  <message>
   <source>it has two values with the name {name}</source>
   <translation>sie hat zwei Werte mit dem Namen {name}</translation>
  </message>
  <message>
   <source>the alignment of its weights is invalid</source>
   <translation>die Ausrichtung ihrer Gewichte ist unmöglich</translation>
  </message>
  <message>
   <source>it has two tensors with the name {name}</source>
   <translation>sie hat zwei Tensoren mit dem Namen {name}</translation>
  </message>
  <message>
   <source>a tensor name in it claims to have {count} bytes</source>
   <translation>der Name eines Tensors darin soll {count} Bytes haben</translation>
  </message>
  <message>
   <source>tensor {name} has {count} dimensions</source>
   <translation>Tensor {name} hat {count} Dimensionen</translation>
  </message>
  <message>
   <source>tensor {name} has an invalid shape</source>
   <translation>Tensor {name} hat eine unmögliche Form</translation>
  </message>
  <message>
   <source>tensor {name} is in the wrong place</source>
   <translation>Tensor {name} ist nicht dort, wo er sein sollte</translation>
  </message>
  <message>
   <source>{file} has no tokenizer, so this llama.cpp cannot read text with it.</source>
   <translation>{file} hat keinen Tokenizer, deshalb kann dieses llama.cpp damit keinen Text lesen.</translation>
  </message>
  <message>
   <source>{file} uses the tokenizer {tokenizer}, which this llama.cpp does not support.</source>
   <translation>{file} hat den unbekannten Tokenizer {tokenizer}, deshalb kann dieses llama.cpp damit keinen Text lesen.</translation>
  </message>
  <message>
   <source>{file} is damaged: it contains no list of tokens.</source>
   <translation>{file} ist beschädigt: Es fehlt die Liste der Token.</translation>
  </message>
  <message>
   <source>{file} is damaged: two of its tokens have the same text.</source>
   <translation>{file} ist beschädigt: Zwei ihrer Token sind derselbe Text.</translation>
  </message>
  <message>
   <source>{file} is damaged: its list of token types is too short.</source>
   <translation>{file} ist beschädigt: Die Liste der Tokentypen ist zu kurz.</translation>
  </message>
  <message>
   <source>does not exist</source>
   <comment>a folder, named before</comment>
   <translation>gibt es nicht</translation>
  </message>
  <message>
   <source>is a file, not a folder</source>
   <comment>a folder, named before</comment>
   <translation>ist eine Datei, kein Ordner</translation>
  </message>
  <message>
   <source>cannot be read: {reason}</source>
   <comment>a folder, named before</comment>
   <translation>kann nicht gelesen werden: {reason}</translation>
  </message>
  <message>
   <source>{folder} does not exist. Check the name.</source>
   <translation>{folder} gibt es nicht. Den Namen prüfen.</translation>
  </message>
  <message>
   <source>{folder} is a file. Choose the folder that contains it.</source>
   <translation>{folder} ist eine Datei. Den Ordner angeben, in dem sie liegt.</translation>
  </message>
  <message>
   <source>The list of folders was not changed. {error}</source>
   <translation>Die Liste der Ordner wurde nicht geändert. {error}</translation>
  </message>
  <message>
   <source>The search for models failed: {error}</source>
   <translation>Die Suche nach Modellen ist gescheitert: {error}</translation>
  </message>
  <message>
   <source>{path} cannot be read: {why}.</source>
   <translation>{path} kann nicht gelesen werden: {why}.</translation>
  </message>
  <message>
   <source>{path} is invalid ({error}).</source>
   <translation>{path} ergibt keinen Sinn ({error}).</translation>
  </message>
  <message>
   <source>It is no longer there.</source>
   <translation>Die Datei ist nicht mehr da.</translation>
  </message>
  <message>
   <source>It is a link to a file that does not exist. Download the model again.</source>
   <translation>Es ist eine Verknüpfung mit einer Datei, die es nicht gibt. Das Modell neu herunterladen.</translation>
  </message>
  <message>
   <source>It cannot be read: {reason}.</source>
   <translation>Nicht lesbar: {reason}.</translation>
  </message>
  <message>
   <source>It is not a regular file.</source>
   <translation>Es ist keine gewöhnliche Datei.</translation>
  </message>
  <message>
   <source>Its header is invalid ({error}).</source>
   <translation>Der Dateikopf ergibt keinen Sinn ({error}).</translation>
  </message>
  <message>
   <source>Part {number} of {count} is missing. Download it to the same folder.</source>
   <translation>Teil {number} von {count} fehlt. In denselben Ordner herunterladen.</translation>
  </message>
  <message>
   <source>It is part {number} of {count}, but its name does not end like -00001-of-00003.gguf, so the other parts cannot be found. Rename the parts.</source>
   <translation>Es ist Teil {number} von {count}, und der Name endet nicht wie -00001-of-00003.gguf, deshalb werden die anderen nicht gefunden. Die Teile umbenennen.</translation>
  </message>
  <message>
   <source>Its parts belong to different models. Download them again.</source>
   <translation>Die Teile gehören nicht zu einem Modell. Neu herunterladen.</translation>
  </message>
  <message>
   <source>Ollama's manifest of it is damaged. Pull the model again.</source>
   <translation>Die Angaben von Ollama dazu sind beschädigt. Das Modell neu beziehen.</translation>
  </message>
  <message>
   <source>Ollama's manifest of it cannot be read: {reason}.</source>
   <translation>Die Angaben von Ollama dazu können nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <source>Its data is missing. Pull the model again with Ollama.</source>
   <translation>Die Daten dazu fehlen. Das Modell mit Ollama neu beziehen.</translation>
  </message>
  <message>
   <source>It is an importance matrix for quantisation (imatrix), not a model.</source>
   <translation>Es ist eine Tabelle zum Quantisieren (imatrix), kein Modell.</translation>
  </message>
  <message>
   <source>It generates text by diffusion, not token by token.</source>
   <translation>Es schreibt durch Diffusion, nicht Token für Token.</translation>
  </message>
  <message>
   <source>It is an add-on that speeds up one specific model, not a model in itself.</source>
   <translation>Es ist ein Zusatz, der ein bestimmtes Modell beschleunigt, kein eigenes Modell.</translation>
  </message>
  <message>
   <source>It generates speech.</source>
   <translation>Es erzeugt Sprache.</translation>
  </message>
  <message>
   <source>Its encoder would have to read the prompt first, which Foretoken does not support.</source>
   <translation>Sein Encoder müsste zuerst den Prompt lesen, was Foretoken nicht tut.</translation>
  </message>
  <message>
   <source>It has no vocabulary, so it is not a text model.</source>
   <translation>Es hat kein Vokabular, ist also kein Textmodell.</translation>
  </message>
  <message>
   <source>It contains only a vocabulary, no weights.</source>
   <translation>Es enthält nur ein Vokabular, keine Gewichte.</translation>
  </message>
  <message>
   <source>The built-in models are part of Foretoken and cannot be removed.</source>
   <translation>Die eingebauten Modelle gehören zu Foretoken und bleiben.</translation>
  </message>
  <message>
   <source>This model is managed by Ollama, and other models may share its files. Remove it with: {command}</source>
   <translation>Ollama führt dieses Modell unter einem eigenen Namen, und andere Modelle können dieselben Dateien verwenden. Entfernen lässt es sich mit: {command}</translation>
  </message>
  <message>
   <source>{name} could not be moved to the trash: {why}. It stays where it is. Delete it in your file manager.</source>
   <translation>{name} konnte nicht in den Papierkorb verschoben werden: {why}. Es ist noch an seinem Ort. Im Dateimanager entfernen.</translation>
  </message>
  <message>
   <source>{name} is no longer in the trash, so it cannot be restored.</source>
   <translation>{name} ist nicht mehr im Papierkorb und kann nicht zurückgeholt werden.</translation>
  </message>
  <message>
   <source>{name} cannot be restored: {folder} already contains a file with that name. It stays in the trash.</source>
   <translation>{name} kann nicht zurückgeholt werden: In {folder} gibt es wieder eine Datei dieses Namens. Es bleibt im Papierkorb.</translation>
  </message>
  <message>
   <source>{name} cannot be restored: {why}. It is in the trash of your system.</source>
   <translation>{name} kann nicht zurückgeholt werden: {why}. Es ist im Papierkorb des Systems.</translation>
  </message>
  <message>
   <source>it is the target itself</source>
   <translation>ist das Zielmodell selbst</translation>
  </message>
  <message>
   <source>it computes embeddings</source>
   <translation>berechnet Einbettungen</translation>
  </message>
  <message>
   <source>it is an add-on for images or audio</source>
   <translation>ist ein Zusatz für Bilder oder Ton</translation>
  </message>
  <message>
   <source>it is an adapter, not a whole model</source>
   <translation>ist ein Adapter, kein ganzes Modell</translation>
  </message>
  <message>
   <source>it does not generate text</source>
   <translation>schreibt keinen Text</translation>
  </message>
  <message>
   <source>it is broken</source>
   <translation>ist defekt</translation>
  </message>
  <message>
   <source>{what}: {why}</source>
   <comment>a model and its trouble</comment>
   <translation>{what}: {why}</translation>
  </message>
  <message>
   <source>cannot roll back: recurrent</source>
   <translation>kann keine Token zurücknehmen: rekurrent</translation>
  </message>
  <message>
   <source>cannot be read: {reason}</source>
   <comment>a model, named before</comment>
   <translation>kann nicht gelesen werden: {reason}</translation>
  </message>
  <message>
   <source>larger than the target</source>
   <translation>größer als das Zielmodell</translation>
  </message>
  <message>
   <source>different vocabulary, {speedup}x the plain speed at best</source>
   <translation>anderes Vokabular, bestenfalls {speedup}-mal so schnell wie ohne Entwurf</translation>
  </message>
  <message>
   <source>{name} cannot draft here: {reason}.</source>
   <translation>{name} kann hier nicht entwerfen: {reason}.</translation>
  </message>
  <message>
   <source>This method requires a draft model. Choose one in the list of models, or set Method to Automatic.</source>
   <translation>Es gibt kein Entwurfsmodell, das in jedem Schritt entwerfen könnte. Eines bei den Modellen wählen oder automatisch entwerfen.</translation>
  </message>
  <message>
   <source>{name} does not fit in memory together with the loaded models: {needs}. Choose a smaller model, load a smaller pair first, or close other programs.</source>
   <translation>{name} passt nicht neben die geladenen Modelle: {needs}. Ein kleineres Modell wählen, zuerst ein kleineres Paar laden oder andere Programme schließen.</translation>
  </message>
  <message>
   <source>The pair needs about {needed} of memory; {free} is free (estimated).</source>
   <translation>Das Paar braucht etwa {needed} Speicher, und {free} sind frei (geschätzt).</translation>
  </message>
  <message>
   <source>Close other programs, shorten the context, or choose a smaller pair.</source>
   <translation>Andere Programme schließen, den Kontext verkürzen oder ein kleineres Paar wählen.</translation>
  </message>
  <message>
   <source>{name}, which you used last, is no longer in {folder}. The built-in pair is used instead.</source>
   <translation>{name}, zuletzt verwendet, ist nicht mehr in {folder}. Stattdessen wird das eingebaute Paar verwendet.</translation>
  </message>
  <message>
   <source>The draft {name} is no longer in {folder}. The target is used without a draft model.</source>
   <translation>Das Entwurfsmodell {name} ist nicht mehr in {folder}. Das Zielmodell wird ohne zweites Modell verwendet.</translation>
  </message>
  <message>
   <source>nothing was measured</source>
   <translation>es wurde nichts gemessen</translation>
  </message>
  <message>
   <source>too slow to test in {seconds} s</source>
   <translation>zu langsam für einen Test in {seconds} s</translation>
  </message>
  <message>
   <source>prompts too long for the context</source>
   <translation>Prompts zu lang für den Kontext</translation>
  </message>
  <message>
   <source>answers too short to time</source>
   <translation>Antworten zu kurz zum Messen</translation>
  </message>
  <message>
   <source>not enough time</source>
   <translation>dafür war keine Zeit</translation>
  </message>
  <message>
   <source>no other thread count is possible</source>
   <translation>eine andere Zahl von Threads gibt es nicht</translation>
  </message>
  <message>
   <source>drafting is off</source>
   <translation>es wird nichts entworfen</translation>
  </message>
  <message>
   <source>no draft model is used</source>
   <translation>es wird kein Entwurfsmodell verwendet</translation>
  </message>
  <message>
   <source>required by the value cache</source>
   <translation>der Cache der Werte braucht sie</translation>
  </message>
  <message>
   <source>the batch is too small for another size</source>
   <translation>im Batch ist kein Platz für einen anderen</translation>
  </message>
  <message>
   <source>The question is too long for the context. Race a shorter one.</source>
   <translation>Die Frage ist zu lang für den Kontext. Das Rennen mit einer kürzeren starten.</translation>
  </message>
  <message>
   <source>This is not a Foretoken benchmark.</source>
   <translation>Das ist kein Benchmark von Foretoken.</translation>
  </message>
  <message>
   <source>This is not a Foretoken race.</source>
   <translation>Das ist kein Rennen von Foretoken.</translation>
  </message>
  <message>
   <source>This file was written by a newer version of Foretoken.</source>
   <translation>Diese Datei hat eine neuere Version von Foretoken geschrieben.</translation>
  </message>
  <message>
   <source>more tokens were accepted than drafted</source>
   <translation>es wurden mehr Token angenommen als entworfen</translation>
  </message>
  <message>
   <source>an answer has a mode or a kind of text that is not listed</source>
   <translation>eine Antwort hat eine Dekodierart oder Textart, die nicht aufgeführt ist</translation>
  </message>
  <message>
   <source>its answers are inconsistent</source>
   <translation>die Antworten können nicht so geschrieben worden sein</translation>
  </message>
  <message>
   <source>The benchmarks could not be saved: {why}.</source>
   <translation>Die Benchmarks konnten nicht geschrieben werden: {why}.</translation>
  </message>
  <message>
   <source>a model must be either a file on disk or a file on the hub, not both</source>
   <translation>ein Modell ist entweder eine Datei auf dem Datenträger oder eines vom Hub, nicht beides</translation>
  </message>
  <message>
   <source>path must be an absolute path and a valid file name</source>
   <translation>path muss absolut sein und einer, den eine Datei haben kann</translation>
  </message>
  <message>
   <source>repository must be owner/name, not {name}</source>
   <translation>repository muss Besitzer/Name sein, nicht {name}</translation>
  </message>
  <message>
   <source>file must be the name of a .gguf file, not {name}</source>
   <translation>file muss der Name einer .gguf-Datei sein, nicht {name}</translation>
  </message>
  <message>
   <source>a preset's name can have at most {most} characters</source>
   <translation>der Name einer Voreinstellung hat höchstens {most} Zeichen</translation>
  </message>
  <message>
   <source>a preset's name must be one line of text, not {name}</source>
   <translation>der Name einer Voreinstellung muss eine Textzeile sein, nicht {name}</translation>
  </message>
  <message>
   <source>{problem}.</source>
   <comment>what is wrong in a file</comment>
   <translation>{problem}.</translation>
  </message>
  <message>
   <source>The preset {name} does not exist. It may have been deleted or renamed.</source>
   <translation>Es gibt keine Voreinstellung {name}; vielleicht wurde sie gelöscht oder umbenannt.</translation>
  </message>
  <message>
   <source>A preset named {name} already exists. Choose another name.</source>
   <translation>Es gibt schon eine Voreinstellung {name}. Einen anderen Namen wählen.</translation>
  </message>
  <message>
   <source>{model} of {repository} is not on this computer: download it first</source>
   <translation>{model} aus {repository} ist nicht auf diesem Rechner: zuerst herunterladen</translation>
  </message>
  <message>
   <source>{model} is no longer in {folder}</source>
   <translation>{model} ist nicht mehr in {folder}</translation>
  </message>
  <message>
   <source>This preset no longer exists, so nothing was exported.</source>
   <translation>Diese Voreinstellung gibt es nicht mehr; es wurde nichts exportiert.</translation>
  </message>
  <message numerus="yes">
   <source>This would make {count} presets; the limit is {most}. Delete some that you do not need.</source>
   <extracomment>for 1: This would make {count} preset; the limit is {most}. Delete some that you do not need.</extracomment>
   <translation>
    <numerusform>Es wäre dann {count} Voreinstellung, und {most} können gespeichert werden. Einige löschen, die nicht gebraucht werden.</numerusform>
    <numerusform>Es wären dann {count} Voreinstellungen, und {most} können gespeichert werden. Einige löschen, die nicht gebraucht werden.</numerusform>
   </translation>
  </message>
  <message>
   <source>{file} is too large to be a presets file.</source>
   <translation>{file} ist zu groß für eine Datei mit Voreinstellungen.</translation>
  </message>
  <message>
   <source>{file} is not a JSON file: {reason}.</source>
   <translation>{file} ist keine JSON-Datei: {reason}.</translation>
  </message>
  <message>
   <source>{file} was not imported. {reason}</source>
   <translation>{file} wird nicht importiert. {reason}</translation>
  </message>
  <message>
   <source>The presets were not changed. {why}</source>
   <translation>Die Voreinstellungen wurden nicht geändert. {why}</translation>
  </message>
  <message>
   <source>Your presets cannot be read: {reason} The next change starts a new file and keeps this one under another name.</source>
   <translation>Ihre Vorlagen können nicht gelesen werden: {reason} Die nächste Änderung beginnt eine neue Datei und behält diese daneben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/network.py" />
   <source>{host} does not respond. Try again later.</source>
   <translation>{host} antwortet nicht. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{host} was not found. Check your internet connection.</source>
   <translation>{host} wurde nicht gefunden. Ist dieser Rechner online?</translation>
  </message>
  <message>
   <source>{host} refused the connection. A firewall may be blocking it. Try again later.</source>
   <translation>{host} hat die Verbindung abgelehnt. Vielleicht blockiert eine Firewall sie. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{host} cannot be reached: {reason}.</source>
   <translation>{host} ist nicht erreichbar: {reason}.</translation>
  </message>
  <message>
   <source>The proxy could not connect to {host}: {reason}. Check the proxy settings, or the variables http_proxy, https_proxy and no_proxy.</source>
   <translation>Der Proxy führt nicht zu {host}: {reason}. Die Einstellungen des Proxys oder die Variablen http_proxy, https_proxy und no_proxy prüfen.</translation>
  </message>
  <message>
   <source>SOCKS proxies are not supported</source>
   <translation>SOCKS-Proxys werden nicht unterstützt</translation>
  </message>
  <message>
   <source>The connection to {host} is not secure: {reason}. Check this computer's clock, or whether security software intercepts the connection.</source>
   <translation>Die Verbindung zu {host} ist nicht sicher: {reason}. Prüfen, ob die Uhr dieses Rechners stimmt oder ob Sicherheitssoftware die Verbindung abfängt.</translation>
  </message>
  <message>
   <source>The connection to {host} is not secure: {reason}.</source>
   <translation>Die Verbindung zu {host} ist nicht sicher: {reason}.</translation>
  </message>
  <message>
   <source>{host} does not support HTTPS. Its address may have to start with http://.</source>
   <translation>{host} spricht kein https. Die Adresse darf mit http:// beginnen.</translation>
  </message>
  <message>
   <source>{host} requires HTTPS. Start its address with https://.</source>
   <translation>{host} verlangt HTTPS. Die Adresse mit https:// beginnen.</translation>
  </message>
  <message>
   <source>The connection to {host} was lost. Try again.</source>
   <translation>Die Verbindung zu {host} brach ab. Noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{host} sent an invalid response ({error}).</source>
   <translation>{host} hat eine ungültige Antwort gesendet ({error}).</translation>
  </message>
  <message>
   <source>{host} sent more than the {most} bytes expected.</source>
   <translation>{host} hat mehr als die erwarteten {most} Bytes gesendet.</translation>
  </message>
  <message>
   <source>{host} redirects to an address that is not HTTPS.</source>
   <translation>{host} führt zu einer Adresse, die nicht https ist.</translation>
  </message>
  <message>
   <source>{address} is not an HTTPS address, so it was not contacted.</source>
   <translation>{address} ist keine https-Adresse und wurde deshalb nicht abgefragt.</translation>
  </message>
  <message>
   <source>{file} is in use by another process.</source>
   <translation>{file} wird von einem anderen Prozess verwendet.</translation>
  </message>
  <message>
   <source>this is not a valid file name</source>
   <translation>eine Datei dieses Namens kann es nicht geben</translation>
  </message>
  <message>
   <source>it is {kind}, not a regular file</source>
   <translation>es ist {kind}, und nur gewöhnliche Dateien werden verwendet</translation>
  </message>
  <message>
   <source>it is larger than the limit of {most} bytes</source>
   <translation>es enthält mehr als die {most} Bytes, die davon gelesen werden</translation>
  </message>
  <message>
   <source>a folder</source>
   <translation>ein Ordner</translation>
  </message>
  <message>
   <source>a pipe</source>
   <translation>eine Pipe</translation>
  </message>
  <message>
   <source>a socket</source>
   <translation>ein Socket</translation>
  </message>
  <message>
   <source>a device</source>
   <translation>ein Gerät</translation>
  </message>
  <message>
   <source>a link</source>
   <translation>eine Verknüpfung</translation>
  </message>
  <message>
   <source>a newer version of Foretoken wrote it</source>
   <translation>eine neuere Version von Foretoken hat sie geschrieben</translation>
  </message>
  <message>
   <source>it is longer than {most} bytes</source>
   <translation>sie ist länger als {most} Bytes</translation>
  </message>
  <message>
   <source>it is not text</source>
   <translation>sie ist kein Text</translation>
  </message>
  <message>
   <source>line {line}: {problem}</source>
   <translation>Zeile {line}: {problem}</translation>
  </message>
  <message>
   <source>it contains a number with thousands of digits</source>
   <translation>sie enthält eine Zahl mit Tausenden von Ziffern</translation>
  </message>
  <message>
   <source>{number} is not a valid number</source>
   <translation>{number} ist keine Zahl, die verwendet werden kann</translation>
  </message>
  <message>
   <source>its lists and tables are nested more than {most} levels deep</source>
   <translation>ihre Listen und Tabellen liegen mehr als {most} Ebenen tief ineinander</translation>
  </message>
  <message>
   <source>{what}: {problem}.</source>
   <comment>what is wrong in a file</comment>
   <translation>{what}: {problem}.</translation>
  </message>
  <message>
   <source>unknown field: {field}</source>
   <translation>dieses Feld gibt es nicht: {field}</translation>
  </message>
  <message>
   <source>it contains a name that cannot be displayed</source>
   <translation>ein Name darin kann nicht gezeigt werden</translation>
  </message>
  <message>
   <source>it contains an invalid date</source>
   <translation>es enthält einen Zeitpunkt, der nicht angezeigt werden kann</translation>
  </message>
  <message>
   <source>{file} does not match its published checksum, so it was deleted. Try again.</source>
   <translation>{file} ist nicht die angekündigte Datei: Ihre Prüfsumme ist anders. Nichts wurde behalten; erneut versuchen.</translation>
  </message>
  <message>
   <source>{file} cannot be written to {folder}: {reason}.</source>
   <translation>{file} kann nicht in {folder} geschrieben werden: {reason}.</translation>
  </message>
  <message>
   <source>{host} refused the request (HTTP {code}).</source>
   <translation>{host} hat es nicht gesendet (HTTP {code}).</translation>
  </message>
  <message>
   <source>The release feed is in a format that this version does not support.</source>
   <translation>Die Versionsliste ist von einer Art, die diese Version nicht lesen kann.</translation>
  </message>
  <message>
   <source>The release feed cannot be read: it is damaged.</source>
   <translation>Die Versionsliste kann nicht gelesen werden: Sie ist beschädigt.</translation>
  </message>
  <message>
   <source>{repository} no longer contains this version of {file}. Choose it again, or choose another file.</source>
   <translation>{repository} hat {file} nicht mehr so, wie sie war. Diese oder eine andere in der Liste der Modelle wählen.</translation>
  </message>
  <message>
   <source>The account of the access token does not have access to {what} yet. Accept its terms on {page}; approval can take some time.</source>
   <translation>Das Konto des Zugriffstokens darf {what} noch nicht herunterladen. Die Bedingungen auf {page} annehmen; manche Eigentümer antworten erst nach einer Weile.</translation>
  </message>
  <message>
   <source>{what} requires you to accept its terms. Accept them on {page}, then enter an access token of that account.</source>
   <translation>{what} bekommt nur, wer die Bedingungen annimmt. Sie auf {page} annehmen, dann ein Zugriffstoken dieses Kontos eingeben.</translation>
  </message>
  <message>
   <source>{what} no longer has the requested file. Choose the model again.</source>
   <translation>{what} hat nicht mehr, was verlangt wurde. Das Modell neu wählen.</translation>
  </message>
  <message>
   <source>{host} rejected the access token. It may be mistyped, expired or revoked. Enter a new one, or remove it if none is required.</source>
   <translation>{host} nimmt das Zugriffstoken nicht an: Es kann vertippt, abgelaufen oder zurückgezogen sein. Ein neues eingeben oder es entfernen, wo keines nötig ist.</translation>
  </message>
  <message>
   <source>{host} does not respond like a model hub (HTTP {status}). Check the variable HF_ENDPOINT.</source>
   <translation>{host} antwortet nicht wie ein Hub (HTTP {status}). Stimmt HF_ENDPOINT?</translation>
  </message>
  <message>
   <source>{host} has no public repository {what}. Check the name. If it is private, an access token of its owner is required.</source>
   <translation>{host} hat kein öffentliches {what}. Den Namen prüfen; ist es privat, wird ein Zugriffstoken des Eigentümers gebraucht.</translation>
  </message>
  <message>
   <source>{host} has no repository {what} that this access token can access. Check the name.</source>
   <translation>{host} hat kein {what}, das dieses Zugriffstoken sehen darf. Den Namen prüfen.</translation>
  </message>
  <message>
   <source>{host} denied this computer or account access to {what}. See {page} for the reason.</source>
   <translation>{host} gibt {what} nicht an diesen Rechner oder dieses Konto. Warum, steht auf {page}.</translation>
  </message>
  <message>
   <source>{host} received too many requests from this network. Try again later.</source>
   <translation>{host} hat von hier zu viele Anfragen bekommen. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{host} received too many requests from this network. Try again in {minutes} min.</source>
   <translation>{host} hat von hier zu viele Anfragen erhalten. In {minutes} min erneut versuchen.</translation>
  </message>
  <message>
   <source>An access token raises this limit.</source>
   <translation>Mit einem Zugriffstoken ist mehr erlaubt.</translation>
  </message>
  <message>
   <source>{host} cannot handle the request right now (HTTP {status}). Try again later.</source>
   <translation>{host} kann die Anfrage zurzeit nicht bearbeiten (HTTP {status}). Später noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{host} refused {what} (HTTP {status}).</source>
   <translation>{host} hat {what} verweigert (HTTP {status}).</translation>
  </message>
  <message>
   <source>this search</source>
   <translation>die Antwort auf diese Suche</translation>
  </message>
  <message>
   <source>This is not an access token. An access token is one line of letters and digits.</source>
   <translation>Das ist kein Zugriffstoken: Ein solches ist eine Zeile aus Buchstaben und Ziffern.</translation>
  </message>
  <message>
   <source>{name} is not a repository name. Use owner/name, such as Qwen/Qwen3-8B-GGUF.</source>
   <translation>{name} benennt kein Repository: Nötig ist Besitzer/Name, wie in Qwen/Qwen3-8B-GGUF.</translation>
  </message>
  <message>
   <source>The variable {name} is not set to an HTTPS address. Correct or unset it.</source>
   <translation>Die Variable {name} enthält keine https-Adresse. Berichtigen oder entfernen.</translation>
  </message>
  <message>
   <source>The variable {name} blocks access to the hub. Unset it to download models.</source>
   <translation>Die Variable {name} verbietet Anfragen an den Hub. Um Modelle herunterzuladen, die Variable entfernen.</translation>
  </message>
  <message>
   <source>The model is already being downloaded, perhaps in another Foretoken window.</source>
   <translation>Das Modell wird schon heruntergeladen, vielleicht in einem anderen Fenster von Foretoken.</translation>
  </message>
  <message>
   <source>{file} already exists and differs from the file on the hub. Rename or delete it, then try again.</source>
   <translation>{file} ist schon da und ist eine andere Datei als die des Hubs. Umbenennen oder entfernen, dann noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{file} was damaged during the download: its checksum does not match. The downloaded data was discarded. Try again, if necessary on another network.</source>
   <translation>{file} kam mit falschen Bytes an: Die Prüfsumme weicht ab. Was ankam, wurde verworfen; noch einmal versuchen, notfalls in einem anderen Netz.</translation>
  </message>
  <message>
   <source>{what}. Trying again in {seconds} s.</source>
   <translation>{what}. Neuer Versuch in {seconds} s.</translation>
  </message>
  <message>
   <source>Not enough space in {folder}: the download needs {missing} more, {free} is free, and {reserve} of that must stay free. Free up some space, or choose a smaller file.</source>
   <translation>In {folder} ist zu wenig Platz: {missing} fehlen noch, {free} sind frei, und {reserve} davon bleiben frei. Etwas entfernen oder eine kleinere Datei wählen.</translation>
  </message>
  <message>
   <source>{folder} cannot be written to: {reason}.</source>
   <translation>In {folder} kann nicht geschrieben werden: {reason}.</translation>
  </message>
  <message>
   <source>{file} in {folder} cannot be used: {reason}. Remove it and try again.</source>
   <translation>{file} in {folder} ist im Weg: {reason}. Entfernen und noch einmal versuchen.</translation>
  </message>
  <message>
   <source>No space is left in {folder}: {reason}. What was downloaded is kept. Free up some space and resume.</source>
   <translation>In {folder} ist kein Platz mehr: {reason}. Was angekommen ist, bleibt: Platz schaffen und fortfahren.</translation>
  </message>
  <message>
   <source>{host}, which stores the file for {hub}, refused the download (HTTP {code}). Try again.</source>
   <translation>{host}, wo {hub} die Datei aufbewahrt, hat sie verweigert (HTTP {code}). Noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{host} sent a different part of the file than requested. Try again later.</source>
   <translation>{host} hat ein anderes Stück der Datei gesendet als das angeforderte. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{host} sent more data than announced. The data was discarded. Try again later.</source>
   <translation>{host} hat mehr Bytes gesendet als angekündigt; sie wurden verworfen. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{model} is {size}; about {expected} was expected.</source>
   <translation>{model} hat {size}, nicht ungefähr {expected}.</translation>
  </message>
  <message>
   <source>{model} now requires you to accept its terms on its page.</source>
   <translation>Die Nutzungsbedingungen von {model} müssen inzwischen auf seiner Seite angenommen werden.</translation>
  </message>
  <message>
   <source>{model} states the licence {licence}, not {expected}.</source>
   <translation>{model} nennt die Lizenz {licence}, nicht {expected}.</translation>
  </message>
  <message>
   <source>This download leaves only {size} free on the disk.</source>
   <translation>Nach diesem Download sind nur noch {size} des Datenträgers frei.</translation>
  </message>
  <message>
   <source>{address} is not a server address. Use an address such as http://localhost:8080 or https://example.org/v1.</source>
   <translation>{address} ist keine Adresse eines Servers. Eine sieht aus wie http://localhost:8080 oder https://example.org/v1.</translation>
  </message>
  <message>
   <source>The address contains a user name or a password. Enter the key in its own field.</source>
   <translation>Die Adresse enthält einen Namen oder ein Passwort. Den Schlüssel in sein eigenes Feld eingeben.</translation>
  </message>
  <message>
   <source>This is not a key. A key is one line of letters, digits and symbols.</source>
   <translation>Das ist kein Schlüssel: Ein Schlüssel ist eine Zeile aus Buchstaben, Ziffern und Zeichen.</translation>
  </message>
  <message>
   <source>You already have {most} servers. Remove one first.</source>
   <translation>Es gibt {most} Server. Zuerst einen entfernen.</translation>
  </message>
  <message>
   <source>The list of servers was not changed. {error}</source>
   <translation>Die Liste der Server wurde nicht geändert. {error}</translation>
  </message>
  <message>
   <source>{host} was not found. Check its name.</source>
   <translation>{host} wurde nicht gefunden. Stimmt der Name?</translation>
  </message>
  <message>
   <source>{host} refused the connection. Check that the server is running and that the port is correct.</source>
   <translation>{host} hat die Verbindung abgelehnt. Prüfen, ob der Server läuft und der Port stimmt.</translation>
  </message>
  <message>
   <source>The certificate of {host} is not trusted: {reason}. If it is your own, set the environment variable SSL_CERT_FILE to its file.</source>
   <translation>Dem Zertifikat von {host} wird nicht vertraut: {reason}. Ist es ein eigenes, seine Datei in der Umgebungsvariablen SSL_CERT_FILE angeben.</translation>
  </message>
  <message>
   <source>Nothing was sent to {host}: the connection is not encrypted, and you have not allowed that.</source>
   <translation>An {host} wurde nichts gesendet: Die Verbindung ist nicht verschlüsselt, und das ist nicht erlaubt worden.</translation>
  </message>
  <message>
   <source>{host} redirects to another address, {where}. Nothing was sent there. If that address is correct, enter it instead of this one.</source>
   <translation>{host} führt zu einer anderen Adresse, an die nichts gesendet wurde: {where}. Ist das richtig, diese statt der bisherigen eingeben.</translation>
  </message>
  <message>
   <source>{host} responds but does not list any models. Check that it is a model server.</source>
   <translation>{host} antwortet, nennt aber keine Modelle: Ist das ein Server für Modelle?</translation>
  </message>
  <message>
   <source>{server} no longer offers the model {model}. Choose another one.</source>
   <translation>{server} bietet das Modell {model} nicht mehr an. Ein anderes wählen.</translation>
  </message>
  <message>
   <source>The chat does not fit in the context of the model on {host}.</source>
   <translation>Der Chat passt nicht in den Kontext des Modells auf {host}.</translation>
  </message>
  <message>
   <source>{host} requires an API key (HTTP {code}). Enter it.</source>
   <translation>{host} verlangt einen Schlüssel (HTTP {code}). Den Schlüssel eingeben.</translation>
  </message>
  <message>
   <source>{host} rejected the API key (HTTP {code}). Enter another one.</source>
   <translation>{host} nimmt den Schlüssel nicht an (HTTP {code}). Einen anderen eingeben.</translation>
  </message>
  <message>
   <source>{host} does not have this model, or the address is wrong (HTTP {code}). Check the address, and choose one of its models.</source>
   <translation>{host} hat kein solches Modell oder nichts unter dieser Adresse (HTTP {code}). Die Adresse prüfen und eines der Modelle des Servers wählen.</translation>
  </message>
  <message>
   <source>{host} is still loading its model. Try again in a moment.</source>
   <translation>{host} lädt sein Modell noch. Gleich noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{host} is busy (HTTP {code}). Try again later.</source>
   <translation>{host} ist beschäftigt (HTTP {code}). Später noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{host} is busy (HTTP {code}). Try again in {seconds} s.</source>
   <translation>{host} ist beschäftigt (HTTP {code}) und bittet, {seconds} s zu warten.</translation>
  </message>
  <message>
   <source>{host} took too long to respond (HTTP {code}). Try again.</source>
   <translation>{host} hat zu lange gebraucht (HTTP {code}). Noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{host} reported an error (HTTP {code}). Try again, or check the log of the server.</source>
   <translation>Auf {host} ist etwas gescheitert (HTTP {code}). Noch einmal versuchen; mehr steht vielleicht im Protokoll des Servers.</translation>
  </message>
  <message>
   <source>{host} rejected the request (HTTP {code}).</source>
   <translation>{host} weigert sich, dies zu beantworten (HTTP {code}).</translation>
  </message>
  <message>
   <source>{sentence} The server says: {words}</source>
   <translation>{sentence} Der Server sagt: {words}</translation>
  </message>
  <message>
   <source>This server cannot continue an answer.</source>
   <translation>Dieser Server kann keine Antwort fortsetzen.</translation>
  </message>
  <message>
   <source>{host} did not end its answer after {most} characters.</source>
   <translation>{host} hat {most} Zeichen geschrieben und nicht aufgehört.</translation>
  </message>
  <message>
   <source>The connection to {host} was lost in the middle of the answer. Try again.</source>
   <translation>Die Verbindung zu {host} brach mitten in der Antwort ab. Noch einmal versuchen.</translation>
  </message>
  <message>
   <source>{host} stopped in the middle of the answer. Try again, or check the log of the server.</source>
   <translation>{host} hat mitten in der Antwort aufgegeben. Noch einmal versuchen; mehr steht vielleicht im Protokoll des Servers.</translation>
  </message>
  <message>
   <source>{host} sent too much data: {problem}.</source>
   <translation>{host} sendet mehr, als es darf: {problem}.</translation>
  </message>
  <message>
   <source>{host} sent an invalid response: {problem}. Check that it is a model server.</source>
   <translation>{host} hat eine ungültige Antwort gesendet: {problem}. Prüfen, ob es ein Modellserver ist.</translation>
  </message>
  <message>
   <source>it is compressed ({kind}), which was not requested</source>
   <translation>es ist gepackt ({kind}), was niemand verlangt hat</translation>
  </message>
  <message>
   <source>it is a web page</source>
   <translation>es ist eine Webseite</translation>
  </message>
  <message>
   <source>it is of the type {kind}</source>
   <translation>es ist von der Art {kind}</translation>
  </message>
  <message>
   <source>one of its lines is longer than {most} bytes</source>
   <translation>eine der Zeilen ist länger als {most} Bytes</translation>
  </message>
  <message>
   <source>it is not an event stream</source>
   <translation>es ist kein Strom von Ereignissen</translation>
  </message>
  <message>
   <source>it is not a JSON object</source>
   <translation>es ist kein JSON-Objekt</translation>
  </message>
  <message>
   <source>The server sent several tokens at once, so its counters do not show for all of them whether they were drafted.</source>
   <translation>Der Server hat mehrere Token auf einmal gesendet, sodass seine Zähler nicht für alle angeben, ob sie entworfen wurden.</translation>
  </message>
  <message>
   <source>The server reports how many tokens it drafted and accepted, but not which ones.</source>
   <translation>Der Server gibt an, wie viele Token er entworfen und angenommen hat, aber nicht, welche.</translation>
  </message>
  <message>
   <source>The server counts the drafts of all its answers together, and it was writing other answers at the same time.</source>
   <translation>Der Server zählt die Entwürfe aller seiner Antworten zusammen, und zur selben Zeit wurden andere geschrieben.</translation>
  </message>
  <message>
   <source>The server does not report whether and what it drafted.</source>
   <translation>Der Server gibt nicht an, ob und was er entworfen hat.</translation>
  </message>
  <message>
   <source>Ollama silently cuts off what does not fit in its context. The length is set by OLLAMA_CONTEXT_LENGTH or by the model's num_ctx.</source>
   <translation>Ollama schneidet ohne ein Wort ab, was nicht in seinen Kontext passt. Wie lang der ist, bestimmt OLLAMA_CONTEXT_LENGTH oder num_ctx eines Modells.</translation>
  </message>
 </context>
</TS>
