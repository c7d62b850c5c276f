<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
 <context>
  <name>Foretoken</name>
  <message>
   <location filename="resources/presets.toml" />
   <source>For trying out how a pair works, on any computer. A target this small gains nothing, and may even get slower.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zum Ausprobieren, wie ein Paar arbeitet, auf jedem Computer. Ein so kleines Zielmodell gewinnt nichts und kann sogar langsamer werden.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Its head needs no download of its own. At this size it may gain nothing: test the pair first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sein Kopf braucht keinen eigenen Download. In dieser Größe bringt er vielleicht nichts: das Paar zuerst testen.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The head is a thirtieth of its bytes. A second model would rather slow a target this small down.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Kopf ist ein Dreißigstel seiner Bytes. Ein zweites Modell würde ein so kleines Zielmodell eher bremsen.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3, with the same vocabulary. A second model often slows a target of 4B down: test the pair first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das kleinste Qwen3, mit demselben Vokabular. Ein zweites Modell bremst ein Zielmodell mit 4B oft: das Paar zuerst testen.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, at a thirtieth of its bytes. A target this small leaves little to gain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Von Google für genau dieses Modell gemacht, mit einem Dreißigstel seiner Bytes. Ein so kleines Zielmodell lässt wenig zu gewinnen.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, at a fiftieth of its bytes; it needs no cache of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Von Google für genau dieses Modell gemacht, mit einem Fünfzigstel seiner Bytes; es braucht keinen eigenen Cache.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest coder of the family, which llama.cpp's own server pairs with the 7B; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das kleinste Code-Modell der Familie, das der Server von llama.cpp selbst mit dem 7B verbindet; Code ist leicht vorherzusehen.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3: the same vocabulary and the same way of thinking aloud before the answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das kleinste Qwen3: dasselbe Vokabular und dieselbe Art, vor der Antwort laut zu denken.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Llama with the vocabulary of Llama 3, a sixth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das kleinste Llama mit dem Vokabular von Llama 3, ein Sechstel der Bytes des Zielmodells.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The head was trained together with the model, and costs less than any second one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Kopf wurde zusammen mit dem Modell trainiert und kostet weniger als jedes zweite.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made for this very model; it drafts a whole block of tokens in one pass. Code gains more from it than prose.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Für genau dieses Modell gemacht; er entwirft einen ganzen Block von Tokens in einem Durchlauf. Code gewinnt dadurch mehr als Prosa.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, at a fifteenth of its bytes; it needs no cache of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Von Google für genau dieses Modell gemacht, mit einem Fünfzehntel seiner Bytes; es braucht keinen eigenen Cache.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3: the same vocabulary and the same way of thinking aloud, at a fourteenth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das kleinste Qwen3: dasselbe Vokabular und dieselbe Art, laut zu denken, bei einem Vierzehntel der Bytes des Zielmodells.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest coder of the family, which llama.cpp's own server pairs with the 14B; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das kleinste Code-Modell der Familie, das der Server von llama.cpp selbst mit dem 14B verbindet; Code ist leicht vorherzusehen.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made for this very model. A mixture of experts uses only a part of itself for each token, which leaves less to gain; on some GPUs the head slows it down.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Für genau dieses Modell gemacht. Eine Mischung von Experten nutzt für jedes Token nur einen Teil von sich, was weniger zu gewinnen lässt; auf manchen GPUs bremst der Kopf es.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The head was trained together with the model. It gains most beside a target this slow.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Kopf wurde zusammen mit dem Modell trainiert. Neben einem so langsamen Zielmodell bringt er am meisten.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, a mixture of experts that uses 4 of its 26 billion parameters for a token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Von Google für genau dieses Modell gemacht, eine Mischung von Experten, die für ein Token 4 ihrer 26 Milliarden Parameter nutzt.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Published by llama.cpp's makers as a pair, in one repository; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Von den Machern von llama.cpp als Paar veröffentlicht, in einem Repository; Code ist leicht vorherzusehen.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Of the same family and vocabulary; beside a target this slow the 1.7B costs little more than the 0.6B and usually guesses better.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus derselben Familie, mit demselben Vokabular; neben einem so langsamen Zielmodell kostet das 1.7B kaum mehr als das 0.6B und rät meist besser.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>A mixture of experts that uses 3 of its 35 billion parameters for a token: fast wherever it fits. Its head adds to that, though less than with other models.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Mischung von Experten, die für ein Token 3 ihrer 35 Milliarden Parameter nutzt: schnell, wo immer sie hineinpasst. Ihr Kopf hilft noch etwas, wenn auch weniger als bei anderen Modellen.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Llama with the vocabulary of Llama 3, a fiftieth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das kleinste Llama mit dem Vokabular von Llama 3, ein Fünfzigstel der Bytes des Zielmodells.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>New chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neuer Chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>sent to {name} ({host})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>gesendet an {name} ({host})</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>the processor</source>
   <comment>it computes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dem Prozessor</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>on {places}</source>
   <comment>what computes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>auf {places}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} takes too long to read: it is damaged, or made to keep its readers busy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} zu lesen dauert zu lange: Die Datei ist beschädigt oder so gemacht, dass sie das Lesen endlos aufhält.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} needs too much memory to read: it is damaged, or made to fill it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} zu lesen braucht zu viel Speicher: Die Datei ist beschädigt oder so gemacht, dass sie ihn füllt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: reading it came to no end.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist nicht lesbar: Das Lesen kam zu keinem Ende.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is protected by a password.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist durch ein Passwort geschützt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has no text in it, only pictures, as a scan does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} enthält keinen Text, nur Bilder, wie bei einem Scan.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has changed while it was being attached.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} wurde während des Anhängens verändert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is encrypted in a way that cannot be read here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist auf eine Weise verschlüsselt, die hier nicht gelesen werden kann.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is damaged or of a kind that cannot be read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist beschädigt oder von einer Art, die nicht gelesen werden kann.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read ({reason}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann nicht gelesen werden ({reason}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is an image. Models here read text only: put into words what they should know of it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist ein Bild. Die Modelle hier lesen nur Text: Was sie davon wissen sollen, in Worten beschreiben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a sound or video recording. Models here read text only: attach a transcript.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist eine Ton- oder Videoaufnahme. Die Modelle hier lesen nur Text: Eine Abschrift anhängen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is an archive. Unpack it and attach the files that matter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist ein Archiv. Das Archiv entpacken und die Dateien anhängen, auf die es ankommt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is an office document. Save it as a PDF or as plain text, and attach that.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist ein Office-Dokument. Als PDF oder als reinen Text speichern und das anhängen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a model, not a text. Choose it with Models (Ctrl+O).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist ein Modell, kein Text. Auswählen lässt es sich unter Modelle (Strg+O).</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is not a text file. Text files of any kind and PDFs can be attached.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist keine Textdatei. Angehängt werden können Textdateien jeder Art und PDFs.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a folder. Attach the files in it that matter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist ein Ordner. Die Dateien darin anhängen, auf die es ankommt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a pipe. Attach ordinary files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist eine Pipe. Nur gewöhnliche Dateien anhängen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a socket. Attach ordinary files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist ein Socket. Nur gewöhnliche Dateien anhängen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a device. Attach ordinary files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist ein Gerät. Nur gewöhnliche Dateien anhängen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is empty: there is nothing to attach.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist leer: Es gibt nichts anzuhängen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: {reason}. Attach another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann nicht gelesen werden: {reason}. Eine andere Datei anhängen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: {reason}. Check the file, or attach a copy of it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann nicht gelesen werden: {reason}. Die Datei prüfen oder eine Kopie davon anhängen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: no process could be started for it ({reason}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann nicht gelesen werden: Es konnte kein Prozess dafür gestartet werden ({reason}).</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has {count} pages, and at most {most} can be read.</source>
   <extracomment>for 1: {name} has {count} page, and at most {most} can be read.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{name} hat {count} Seite, und höchstens {most} können gelesen werden.</numerusform>
    <numerusform>{name} hat {count} Seiten, und höchstens {most} können gelesen werden.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has more than {count} characters of text.</source>
   <extracomment>for 1: {name} has more than {count} character of text.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{name} hat mehr als {count} Zeichen Text.</numerusform>
    <numerusform>{name} hat mehr als {count} Zeichen Text.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>Copy the text that matters into the message, or attach another version of the file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Text, auf den es ankommt, in die Nachricht kopieren oder eine andere Fassung der Datei anhängen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has {size}, and at most {most} can be attached: more than the context of a model holds. Cut out the part that matters, and attach that.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} hat {size}, und höchstens {most} können angehängt werden: mehr, als der Kontext eines Modells fasst. Den Teil, auf den es ankommt, ausschneiden und anhängen.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>The prompt has {count} tokens, which leaves no room for an answer: the model's context holds {context}.</source>
   <extracomment>for 1: The prompt has {count} token, which leaves no room for an answer: the model's context holds {context}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Der Prompt hat {count} Token und lässt keinen Platz für eine Antwort: Der Kontext des Modells fasst {context}.</numerusform>
    <numerusform>Der Prompt hat {count} Token und lässt keinen Platz für eine Antwort: Der Kontext des Modells fasst {context}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Start a new chat, or let old turns drop out of the context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einen neuen Chat beginnen oder alte Gesprächsrunden aus dem Kontext fallen lassen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell mit einem längeren Kontext laden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Shorten the message or the system prompt, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Nachricht oder den Systemprompt kürzen oder das Modell mit einem längeren Kontext laden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Shorten the message, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Nachricht kürzen oder das Modell mit einem längeren Kontext laden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template does not end: it was stopped after {seconds} s of work.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chatvorlage dieses Modells kommt zu keinem Ende: Sie wurde nach {seconds} s Rechenzeit angehalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template needs too much memory: it was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chatvorlage dieses Modells braucht zu viel Speicher: Sie wurde angehalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template crashed the process that renders it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chatvorlage dieses Modells hat den Prozess zum Absturz gebracht, der sie ausführt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template writes more than the model's context can hold: it was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chatvorlage dieses Modells schreibt mehr, als der Kontext des Modells fasst: Sie wurde angehalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template calls itself too often: it was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chatvorlage dieses Modells ruft sich zu oft selbst auf: Sie wurde angehalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>The process that renders chat templates cannot be started: {reason}. Close other programs, or start Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Prozess, der Chatvorlagen ausführt, kann nicht gestartet werden: {reason}. Andere Programme schließen oder Foretoken neu starten.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template has {count} characters, and a template has {most} at most.</source>
   <extracomment>for 1: This model's chat template has {count} character, and a template has {most} at most.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Die Chatvorlage dieses Modells hat {count} Zeichen, und eine Vorlage hat höchstens {most}.</numerusform>
    <numerusform>Die Chatvorlage dieses Modells hat {count} Zeichen, und eine Vorlage hat höchstens {most}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>Use the plain chat format instead, or choose another model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Stattdessen das einfache Chatformat verwenden oder ein anderes Modell wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>The model's chat template is not valid: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chatvorlage des Modells ist nicht gültig: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>The model's chat template cannot render this conversation: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chatvorlage des Modells kann diese Unterhaltung nicht wiedergeben: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Unset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht gesetzt</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Denken</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The model thinks before it answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell denkt nach, bevor es antwortet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Reasoning effort</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Denkaufwand</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>How long the model thinks before it answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie lange das Modell nachdenkt, bevor es antwortet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Thinking effort</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aufwand beim Denken</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Thinking budget</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Denkbudget</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>How many tokens the model is to think at most.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie viele Token das Modell höchstens denken soll.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Keep earlier thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Früheres Denken behalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The model is told what it thought before earlier answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell erfährt, was es vor früheren Antworten gedacht hat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Leave out earlier thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Früheres Denken weglassen</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The model is not told what it thought before earlier answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell erfährt nicht, was es vor früheren Antworten gedacht hat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Date</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Datum</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The day that the model takes for today.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Tag, den das Modell für heute hält.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Identity</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Identität</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>What the model is told of who it is.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Was dem Modell darüber gesagt wird, wer es ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The chat template of this model reads “{name}”; what it does is up to the model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chatvorlage dieses Modells liest „{name}“; was das bewirkt, hängt vom Modell ab.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The draft failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Entwurfsmodell ist gescheitert</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>Verification failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Prüfung ist gescheitert</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The target failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Zielmodell ist gescheitert</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The context was full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Kontext war voll</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The limit of steps was reached</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Grenze der Schritte war erreicht</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>A model could not be loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Modell konnte nicht geladen werden</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The memory was full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Speicher war voll</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The chat template failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chatvorlage hat versagt</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The prompt could not be made</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Prompt konnte nicht erstellt werden</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The graphics card failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Grafikkarte hat versagt</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The model did not stop</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell hat nicht angehalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>A server did not answer as it should</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Server hat nicht geantwortet, wie er sollte</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>Something unexpected went wrong</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Etwas Unerwartetes ist schiefgegangen</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>WebP (smaller, all colours)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>WebP (kleiner, alle Farben)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>GIF (shown everywhere, 255 colours)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>GIF (wird überall angezeigt, 255 Farben)</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}, {count} tokens</source>
   <extracomment>for 1: Thought for {time}, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{time} nachgedacht, {count} Token</numerusform>
    <numerusform>{time} nachgedacht, {count} Token</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} nachgedacht</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought, {count} tokens</source>
   <extracomment>for 1: Thought, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Nachgedacht, {count} Token</numerusform>
    <numerusform>Nachgedacht, {count} Token</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought</source>
   <comment>a model, before it answered</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nachgedacht</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thinking…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Denkt nach…</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thinking… {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Denkt nach… {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>less than 1 s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>weniger als 1 s</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>{hours} h</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{hours} h</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>{minutes} min</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{minutes} min</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>{seconds} s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{seconds} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>{longer} {shorter}</source>
   <comment>a time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{longer} {shorter}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/chatgpt.py" />
   <source>its nodes answer themselves</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ihre Knoten antworten sich selbst</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/chatgpt.py" />
   <source>nothing is said in it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es wird nichts darin gesagt</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/exporting.py" />
   <source>{file} cannot be written: {reason}. Nothing was changed. Choose another place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} kann nicht geschrieben werden: {reason}. Es wurde nichts geändert. Einen anderen Ort wählen.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/foreign.py" />
   <source>it has more than {count} messages</source>
   <extracomment>for 1: it has more than {count} message</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>die Unterhaltung hat mehr als {count} Nachricht</numerusform>
    <numerusform>die Unterhaltung hat mehr als {count} Nachrichten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Web page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Webseite</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>One file that any browser shows as this window does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Datei, die jeder Browser so zeigt wie dieses Fenster.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>PDF</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>PDF</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Pages to read, print and send.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seiten zum Lesen, Drucken und Versenden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Markdown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Markdown</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Plain text with headings, for notes and wikis.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reiner Text mit Überschriften, für Notizen und Wikis.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>JSON</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>JSON</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Everything, without loss: every version, token and step. Foretoken imports it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alles ohne Verlust: jede Fassung, jedes Token und jeder Schritt. Foretoken kann es wieder importieren.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Steps (JSON Lines)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schritte (JSON Lines)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>A line for every step of every answer, with its tokens, for analysis.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Zeile für jeden Schritt jeder Antwort, mit seinen Token, zur Auswertung.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Statistics (CSV)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Statistik (CSV)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>A row for every answer with its speed and acceptance, for spreadsheets.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Zeile für jede Antwort mit Tempo und Annahme, für Tabellenkalkulationen.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>{count} chats</source>
   <extracomment>for 1: {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat</numerusform>
    <numerusform>{count} Chats</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>Token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokenfarben</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>Chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>System prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Systemprompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_text.py" />
   <source>done</source>
   <comment>of a task</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>erledigt</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_text.py" />
   <source>to do</source>
   <comment>of a task</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>offen</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} holds more than {count} chats. Import parts.</source>
   <extracomment>for 1: {name} holds more than {count} chat. Import parts.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{name} enthält mehr als {count} Chat. In Teilen importieren.</numerusform>
    <numerusform>{name} enthält mehr als {count} Chats. In Teilen importieren.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be unpacked: it is damaged, or locked by a password. Unpack it and choose the file conversations.json.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann nicht entpackt werden: Die Datei ist beschädigt oder durch ein Passwort gesperrt. Das Archiv selbst entpacken und die Datei conversations.json auswählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} is a folder. Choose the files in it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist ein Ordner. Die Dateien darin auswählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be imported: {reason}. Foretoken reads its own JSON, ChatGPT's export and the conversations of LM Studio.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann nicht importiert werden: {reason}. Foretoken liest sein eigenes JSON, den Export von ChatGPT und die Unterhaltungen von LM Studio.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>There is no chat in {name}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In {name} ist kein Chat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>There are no conversations in {name}: it should hold a file conversations.json, as ChatGPT's export does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In {name} sind keine Unterhaltungen: Eine Datei conversations.json wird erwartet, wie im Export von ChatGPT.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>it unpacks to more than {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>entpackt sind es mehr als {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>it has no conversations</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>die Datei hat keine Unterhaltungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>no conversation is in it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es ist keine Unterhaltung darin</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>no conversation of a known kind is in it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es ist keine Unterhaltung einer bekannten Art darin</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/lm_studio.py" />
   <source>message {number} is none</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nachricht {number} ist keine</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/markdown_file.py" />
   <source>folder {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ordner {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>it has an invalid id</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine Kennung darin ist unmöglich</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>more tokens were accepted than drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es wurden mehr Token angenommen als entworfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>It was written by a newer Foretoken, or changed since. Install the newer version to import it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Datei wurde von einem neueren Foretoken geschrieben oder seither verändert. Zum Importieren die neuere Version installieren.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>the conversation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>die Unterhaltung</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>{what}: message {number} follows no earlier message, or repeats an id</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: Nachricht {number} antwortet auf keine vor ihr oder hat die Kennung einer anderen</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>{what}: it ends at an unknown message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: Sie endet bei keiner ihrer Nachrichten</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/recorded_answer.py" />
   <source>No answer in {name} was kept with its tokens, so none can play again. Foretoken's own JSON export has them.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine Antwort in {name} wurde mit ihren Token gespeichert, deshalb lässt sich keine wieder abspielen. Foretokens eigener JSON-Export enthält sie.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>at an unknown time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>zu unbekannter Zeit</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>, </source>
   <comment>between things in a list</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>, </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>Attached: {names}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Angehängt: {names}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>You</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Frage</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>Answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup was not made, because the file of your chats is damaged. Restart Foretoken to repair it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Sicherung wurde nicht erstellt, weil die Datei mit den Chats beschädigt ist. Foretoken neu starten, um sie zu reparieren.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup {name} takes too long to read: it is damaged, or was made to.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Sicherung {name} zu lesen dauert zu lange: Sie ist beschädigt oder mit Absicht so gemacht.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>{name} is not a backup of Foretoken's chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist keine Sicherung der Chats von Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup {name} is damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Sicherung {name} ist beschädigt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup {name} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Sicherung {name} kann nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>Nothing was changed. Choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es wurde nichts geändert. Eine andere Datei wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the disk is full.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Datenträger ist voll.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Free some space on it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Platz darauf schaffen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>another program keeps the file {name} locked.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein anderes Programm hält die Datei {name} gesperrt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Close that program.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Programm schließen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the folder {folder} is not writable.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>in den Ordner {folder} kann nicht geschrieben werden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Change its permissions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seine Zugriffsrechte ändern.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the disk that holds {folder} is read-only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Datenträger mit {folder} ist schreibgeschützt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Make it writable.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Schreibschutz aufheben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>{name} in {folder} is not used, because {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} in {folder} wird nicht verwendet: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Put an ordinary file in its place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine gewöhnliche Datei an diese Stelle legen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the disk that holds {folder} reports an error ({reason}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Datenträger mit {folder} meldet einen Fehler ({reason}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Check the disk.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Datenträger prüfen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>{reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Check the folder {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Ordner {folder} prüfen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>This cannot be saved, because what it belongs to no longer exists ({reason}). Copy it if you need it, and continue in a new chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dies kann nicht gespeichert werden, weil es nicht mehr gibt, wozu es gehört ({reason}). Bei Bedarf kopieren und in einem neuen Chat weitermachen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The search index is damaged. Restart Foretoken to repair it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Suchindex ist beschädigt. Foretoken neu starten, um ihn zu reparieren.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The file of your chats is damaged. Restart Foretoken to repair it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Datei mit den Chats ist beschädigt. Foretoken neu starten, um sie zu reparieren.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>SQLite cannot do this: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>SQLite kann dies nicht ausführen: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The backup cannot be saved: {cause} {remedy}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Sicherung kann nicht gespeichert werden: {cause} {remedy}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The chats cannot be saved: {cause} {remedy} Until then, new messages are kept only while Foretoken is open.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chats können nicht gespeichert werden: {cause} {remedy} Bis dahin bleiben neue Nachrichten nur erhalten, solange Foretoken geöffnet ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The chats are in use by another Foretoken, so here they are neither shown nor saved. Close the other one and restart this one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chats werden von einem anderen Foretoken verwendet, deshalb werden sie hier weder gezeigt noch gespeichert. Das andere schließen und dieses neu starten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>Not everything could be deleted: {reason} ({file}). Close other programs that use these files, and try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht alles konnte gelöscht werden: {reason} ({file}). Andere Programme schließen, die diese Dateien verwenden, und noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The file of your chats was missing, empty or damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Datei mit den Chats fehlte, war leer oder beschädigt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The backup of {time} took its place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Sicherung von {time} trat an ihre Stelle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>There was no backup yet.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es gab noch keine Sicherung.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/files.py" />
   <source>{count} messages were recovered from the damaged file.</source>
   <extracomment>for 1: {count} message was recovered from the damaged file.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Nachricht wurde aus der beschädigten Datei wiederhergestellt.</numerusform>
    <numerusform>{count} Nachrichten wurden aus der beschädigten Datei wiederhergestellt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The damaged file is kept as {name} in the same folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die beschädigte Datei bleibt als {name} im selben Ordner erhalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/schema.py" />
   <source>The file holds no chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Datei enthält keine Chats.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/schema.py" />
   <source>These chats were saved by a newer version of Foretoken (format {version}; this version reads up to {newest}), so they are left alone. Install the newer version. Until then, chats are kept only while Foretoken is open.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Chats hat eine neuere Version von Foretoken gespeichert (Format {version}; diese Version liest bis {newest}), deshalb bleiben sie unangetastet. Die neuere Version installieren. Bis dahin bleiben Chats nur erhalten, solange Foretoken geöffnet ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/store.py" />
   <source>The backup cannot be saved there, because that folder holds the chats themselves. Choose another folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dort kann die Sicherung nicht gespeichert werden, weil in diesem Ordner die Chats selbst liegen. Einen anderen Ordner wählen.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/store.py" />
   <source>{count} chats were restored from the backup {name}.</source>
   <extracomment>for 1: {count} chat was restored from the backup {name}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat wurde aus der Sicherung {name} wiederhergestellt.</numerusform>
    <numerusform>{count} Chats wurden aus der Sicherung {name} wiederhergestellt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/store.py" />
   <source>What was here before is kept as {name} in the folder {folder} of the chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Was vorher hier war, bleibt als {name} im Ordner {folder} der Chats erhalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/answer_run.py" />
   <source>{first}, then {second}</source>
   <comment>models</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{first}, dann {second}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The prompt of this answer cannot be rebuilt: the system prompt, an earlier message or a template setting has changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Prompt dieser Antwort lässt sich nicht wiederherstellen: Der Systemprompt, eine frühere Nachricht oder eine Einstellung der Vorlage hat sich geändert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>reading this answer again {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>liest diese Antwort noch einmal {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>A server wrote this answer. Its probabilities are not known.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Server hat diese Antwort geschrieben. Ihre Wahrscheinlichkeiten sind nicht bekannt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The settings of this answer were not recorded, so no candidates are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Einstellungen dieser Antwort wurden nicht aufgezeichnet, deshalb werden keine Kandidaten gezeigt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The prompt length was not recorded, so no candidates are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Länge des Prompts wurde nicht aufgezeichnet, deshalb werden keine Kandidaten gezeigt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>Load {model}, which wrote this answer, to see the candidates.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Um die Kandidaten zu sehen, {model} laden, das diese Antwort geschrieben hat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>Candidates can be found when the answer is complete.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kandidaten lassen sich ermitteln, sobald die Antwort vollständig ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The draft model of this answer, {model}, is not loaded; its figures are the recorded ones.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Entwurfsmodell dieser Antwort, {model}, ist nicht geladen; seine Zahlen sind die aufgezeichneten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The chat template settings of this answer were not recorded; the current or default ones are used. They give a prompt of the same length, but may differ.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Einstellungen der Chatvorlage für diese Antwort wurden nicht aufgezeichnet; verwendet werden die aktuellen oder die Standardwerte. Sie ergeben einen gleich langen Prompt, können aber abweichen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/background.py" />
   <source>Something unexpected went wrong ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Etwas Unerwartetes ist schiefgegangen ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/chat_archive.py" />
   <source>The chats cannot be kept: something unexpected went wrong ({error}). They go on in this window until it is closed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chats können nicht gespeichert werden: Etwas Unerwartetes ist schiefgegangen ({error}). Sie gehen in diesem Fenster weiter, bis es geschlossen wird.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed {chat}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Umbenannt: {chat}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Pinned {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Angeheftet: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Unpinned {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht mehr angeheftet: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Archived {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Archiviert: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>{chat} is back in the list.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{chat} ist wieder in der Liste.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>{count} chats are back in the list.</source>
   <extracomment>for 1: {count} chat is back in the list.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat ist wieder in der Liste.</numerusform>
    <numerusform>{count} Chats sind wieder in der Liste.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Moved {chats} out of the folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus dem Ordner verschoben: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Moved {chats} to {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In {folder} verschoben: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Moved {chats} to a new folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In einen neuen Ordner verschoben: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Copied {chat}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kopiert: {chat}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Deleted {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gelöscht: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Folder added.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ordner hinzugefügt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed folder {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ordner {folder} umbenannt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Deleted folder {folder}. Its chats stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ordner {folder} gelöscht. Seine Chats bleiben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>“{name}”</source>
   <comment>a name in quotation marks</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>„{name}“</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>today</source>
   <comment>a short date</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>heute</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>yesterday</source>
   <comment>a short date</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>gestern</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>d MMM</source>
   <comment>how a day of this year is written in short, in Qt's letters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>d. MMM</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>MMM yyyy</source>
   <comment>how a month is written in short, in Qt's letters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>MMM yyyy</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Pinned</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Angeheftet</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Temporary</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temporär</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Today</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Heute</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Yesterday</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gestern</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Previous 7 days</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Letzte 7 Tage</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Previous 30 days</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Letzte 30 Tage</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Chats are not saved now, so that none can be read or imported.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats werden zurzeit nicht gespeichert, deshalb können keine gelesen oder importiert werden.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Imported {count} chats.</source>
   <extracomment>for 1: Imported {count} chat.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat importiert.</numerusform>
    <numerusform>{count} Chats importiert.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Nothing new was imported.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es wurde nichts Neues importiert.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>{count} chats went on differently here, and now stand beside what you have.</source>
   <extracomment>for 1: {count} chat went on differently here, and now stands beside what you have.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat ging hier anders weiter und steht nun neben dem vorhandenen.</numerusform>
    <numerusform>{count} Chats gingen hier anders weiter und stehen nun neben den vorhandenen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>{count} chats were here already.</source>
   <extracomment>for 1: {count} chat was here already.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat war schon hier.</numerusform>
    <numerusform>{count} Chats waren schon hier.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>{count} chats could not be read.</source>
   <extracomment>for 1: {count} chat could not be read.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat konnte nicht gelesen werden.</numerusform>
    <numerusform>{count} Chats konnten nicht gelesen werden.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>There is no chat to export.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es gibt keinen Chat zum Exportieren.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>None of the chats can be imported: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keiner der Chats kann importiert werden: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/prompt_library.py" />
   <source>New prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neuer Prompt</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>A message can have {most} files: {count} are left out. Join some of them into one.</source>
   <extracomment>for 1: A message can have {most} files: {count} is left out. Join some of them into one.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Eine Nachricht kann {most} Dateien haben: {count} bleibt weg. Einige davon zu einer zusammenfügen.</numerusform>
    <numerusform>Eine Nachricht kann {most} Dateien haben: {count} bleiben weg. Einige davon zu einer zusammenfügen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>{name} is left out: the files of a message can have {size} of text together. Send it with another message.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} bleibt weg: Die Dateien einer Nachricht dürfen zusammen {size} Text haben. Die Datei mit einer anderen Nachricht senden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>{name} cannot be read: something unexpected went wrong ({error}). Attach a copy of it as plain text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann nicht gelesen werden: Etwas Unerwartetes ist schiefgegangen ({error}). Eine Kopie als reinen Text anhängen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>Text {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Text {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The answer failed. Queued messages are back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antwort ist gescheitert. Eingereihte Nachrichten stehen wieder im Feld.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The answer was stopped. Queued messages are back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antwort wurde angehalten. Eingereihte Nachrichten stehen wieder im Feld.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The model was not loaded. Queued messages are back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell wurde nicht geladen. Eingereihte Nachrichten stehen wieder im Feld.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/recent_files.py" />
   <source>There are no recent files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es gibt keine zuletzt verwendeten Dateien</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Frage gelöscht.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Answer deleted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Antwort gelöscht.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted, with {count} messages behind it.</source>
   <extracomment>for 1: Question deleted, with {count} message behind it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Frage gelöscht, mit {count} Nachricht dahinter.</numerusform>
    <numerusform>Frage gelöscht, mit {count} Nachrichten dahinter.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/controller.py" />
   <source>Answer deleted, with {count} messages behind it.</source>
   <extracomment>for 1: Answer deleted, with {count} message behind it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Antwort gelöscht, mit {count} Nachricht dahinter.</numerusform>
    <numerusform>Antwort gelöscht, mit {count} Nachrichten dahinter.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>The model runs on a server. This needs one that runs in Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell läuft auf einem Server. Hierfür muss eines in Foretoken laufen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>The model did not stop, so this answer was given up as it was.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell hielt nicht an, deshalb wurde diese Antwort so aufgegeben, wie sie war.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>The model did not stop, and was left behind. Choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell hielt nicht an und wurde zurückgelassen. Ein anderes wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>No model is loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es ist kein Modell geladen</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>This server cannot continue an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieser Server kann keine Antwort fortsetzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>The context is too short for the questions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Kontext ist zu kurz für die Fragen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>verifying losslessness {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>prüft die Verlustfreiheit {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>trying settings {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>probiert Einstellungen aus {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>racing {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rennen läuft {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>testing this pair {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>testet dieses Paar {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>benchmarking {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Benchmark läuft {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>Preparing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wird vorbereitet…</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>The graphics card has no room left for this. {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Auf der Grafikkarte ist dafür kein Platz mehr. {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>The graphics card, or its driver, failed: {reason}. What was written so far is there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Grafikkarte oder ihr Treiber hat versagt: {reason}. Was bisher geschrieben wurde, ist noch da.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>llama.cpp failed: {reason}. What was written so far is there. Load the model again, or choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>llama.cpp ist gescheitert: {reason}. Was bisher geschrieben wurde, ist noch da. Das Modell neu laden oder ein anderes wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Load it again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neu laden</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Use what fits here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verwenden, was hier passt</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Use {some} of {count} layers on the GPU</source>
   <extracomment>for 1: Use {some} of {count} layer on the GPU</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{some} von {count} Schicht auf der GPU verwenden</numerusform>
    <numerusform>{some} von {count} Schichten auf der GPU verwenden</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Use the processor</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Prozessor verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>Something unexpected went wrong: {what}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Etwas Unerwartetes ist schiefgegangen: {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>model cannot roll back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das Modell kann keine Token zurücknehmen</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>{server} offers no model {model} any more. Choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{server} bietet das Modell {model} nicht mehr an. Ein anderes wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>No model is loaded. Choose one first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es ist kein Modell geladen. Zuerst eines wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/benchmark_history.py" />
   <source>The benchmarks could not be written: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Benchmarks konnten nicht geschrieben werden: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/draft_ranking.py" />
   <source>The models could not be compared: {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Modelle konnten nicht verglichen werden: {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/engine_form.py" />
   <source>There is no draft model that could draft in every step. Choose one with the models, or draft automatically.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es gibt kein Entwurfsmodell, das in jedem Schritt entwerfen könnte. Eines bei den Modellen wählen oder automatisch entwerfen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/folder_list.py" />
   <source>The list of folders was not changed. {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Liste der Ordner wurde nicht geändert. {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/known_servers.py" />
   <source>The list of servers was not changed. {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Liste der Server wurde nicht geändert. {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>Looking for models failed: {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Suche nach Modellen ist gescheitert: {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>{name} is not a model file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist keine Modelldatei.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>{path} cannot be read: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{path} kann nicht gelesen werden: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>{path} makes no sense ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{path} ergibt keinen Sinn ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>The built-in models belong to Foretoken and stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die eingebauten Modelle gehören zu Foretoken und bleiben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>Ollama keeps this model under a name of its own, and other models may share its files. Remove it with: {command}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ollama führt dieses Modell unter einem eigenen Namen, und andere Modelle können dieselben Dateien verwenden. Entfernen lässt es sich mit: {command}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It lies in the cache of Hugging Face, which keeps the data apart from the name: both go, and programs that want it again will download it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es liegt im Cache von Hugging Face, der die Daten getrennt vom Namen hält: Beides wird entfernt, und Programme, die es brauchen, laden es wieder herunter.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It is a link: only the link is moved, the file itself stays.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es ist eine Verknüpfung: Nur sie wird verschoben, die Datei selbst bleibt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} cannot be brought back: there is a file of that name in {folder} again. It stays in the trash.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann nicht zurückgeholt werden: In {folder} gibt es wieder eine Datei dieses Namens. Es bleibt im Papierkorb.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} could not be moved to the trash: {why}. It is where it was. Remove it in the file manager.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} konnte nicht in den Papierkorb verschoben werden: {why}. Es ist noch an seinem Ort. Im Dateimanager entfernen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} is no longer in the trash. It cannot be brought back.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist nicht mehr im Papierkorb und kann nicht zurückgeholt werden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} cannot be brought back: {why}. It is in the trash of your system.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann nicht zurückgeholt werden: {why}. Es ist im Papierkorb des Systems.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/pair_choice.py" />
   <source>My pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mein Paar</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>The presets were not changed. {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Voreinstellungen wurden nicht geändert. {why}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>Imported {count} presets: {names}.</source>
   <extracomment>for 1: Imported {count} preset: {names}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Voreinstellung importiert: {names}.</numerusform>
    <numerusform>{count} Voreinstellungen importiert: {names}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>There is no such preset any more; nothing was exported.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Voreinstellung gibt es nicht mehr; es wurde nichts exportiert.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>Exported {count} presets to {file}.</source>
   <extracomment>for 1: Exported {count} preset to {file}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Voreinstellung nach {file} exportiert.</numerusform>
    <numerusform>{count} Voreinstellungen nach {file} exportiert.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/recent_pairs.py" />
   <source>{name}, which was used last, is no longer in {folder}. The built-in pair is used instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name}, zuletzt verwendet, ist nicht mehr in {folder}. Stattdessen wird das eingebaute Paar verwendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/recent_pairs.py" />
   <source>The draft {name} is no longer in {folder}. The target is used without a second model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Entwurfsmodell {name} ist nicht mehr in {folder}. Das Zielmodell wird ohne zweites Modell verwendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/recent_pairs.py" />
   <source>{pair}, in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair}, in {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/replay/replay.py" />
   <source>Nothing was written in this answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In dieser Antwort wurde nichts geschrieben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/replay/replay.py" />
   <source>Only the text of this answer is kept, not how its tokens came.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nur der Text dieser Antwort ist gespeichert, nicht, wie ihre Token entstanden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>What is left out where the context is full is up to the server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Was weggelassen wird, wenn der Kontext voll ist, entscheidet der Server</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>This kind of server is not told of it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieser Art von Server wird es nicht mitgeteilt</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Greedy</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gierig</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Precise</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Präzise</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Balanced</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ausgewogen</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Conversational</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gesprächig</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Creative</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kreativ</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>It needs a name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Name ist nötig.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>A style named “{name}” already exists.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es gibt schon einen Stil „{name}“.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>You already have {count} styles; delete one first.</source>
   <extracomment>for 1: You already have {count} style; delete one first.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Es gibt schon {count} Stil; zuerst einen löschen.</numerusform>
    <numerusform>Es gibt schon {count} Stile; zuerst einen löschen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/updates/update_checker.py" />
   <source>The release feed takes too long to answer. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antwort der Versionsliste dauert zu lange. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/updates/update_checker.py" />
   <source>{folder} holds {name} many times over. Remove some.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{folder} enthält {name} sehr viele Male. Einige davon entfernen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/cached_sequence.py" />
   <source>The model cannot drop its last tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell kann seine letzten Token nicht verwerfen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>from {least} to {most}</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>von {least} bis {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>from {least} (off) to {most}</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>von {least} (aus) bis {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>from {least} to the batch size ({most})</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>von {least} bis zur Größe des Batches ({most})</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>A value cache of type {type} needs flash attention. Leave flash attention on, or choose f16 for the values.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Cache der Werte vom Typ {type} braucht Flash Attention. Flash Attention eingeschaltet lassen oder f16 für die Werte wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>devices must be names such as CUDA0,CUDA1, or {none}, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>devices muss aus Namen wie CUDA0,CUDA1 bestehen oder {none} sein, nicht {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>tensor-split must be a whole number for each of the devices, such as 20,13, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tensor-split muss für jedes der Geräte eine ganze Zahl sein, etwa 20,13, nicht {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>above {least} and at most {most} (off)</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>über {least} und höchstens {most} (aus)</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>The lookahead must be a whole number from {least} to {most}, not {given}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Vorausschau muss eine ganze Zahl von {least} bis {most} sein, nicht {given}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>{least} or more</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{least} oder mehr</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>stop strings must not be empty: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Stoppzeichenfolgen dürfen nicht leer sein: {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>{name} must be {allowed}, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name}: zulässig ist {allowed}, nicht {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/drafting/drafter.py" />
   <source>The draft model failed: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Entwurfsmodell ist gescheitert: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>too short to compare</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>zu kurz für einen Vergleich</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>not comparable: the computer was busy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nicht vergleichbar: Der Rechner war ausgelastet</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>keine Entwürfe</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Automatic</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Automatisch</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Always the draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Immer das Entwurfsmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Prompt lookup only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nur Prompt-Lookup</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Plain decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einfaches Dekodieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>einfach</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>fixed</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>fest</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>step rule</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schrittregel</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>EWMA rule</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>EWMA-Regel</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>adaptive</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>adaptiv</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>lookup</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lookup</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafting paused: no speedup</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwerfen pausiert: keine Beschleunigung</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no matching earlier text</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kein passender früherer Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>the next one was too doubtful</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das nächste war zu zweifelhaft</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>one more would not pay</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>noch eines würde sich nicht lohnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>as long as drafts get</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>so lang, wie Entwürfe werden</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>a copy of earlier text</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine Kopie von früherem Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no copy would have paid</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>keine Kopie hätte sich gelohnt</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>nothing to copy was found</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nichts zum Kopieren gefunden</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafting rests: it did not pay</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwerfen ruht: Es lohnte sich nicht</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>measures the plain speed</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>misst das einfache Tempo</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>fixed length</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>feste Länge</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>longer: most were accepted</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>länger: Die meisten wurden angenommen</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>shorter: few were accepted</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kürzer: Wenige wurden angenommen</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>as long as before</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>so lang wie zuvor</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no room for more</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kein Platz für mehr</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>the draft ends the answer</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Entwurf beendet die Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>reads what it could not keep</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>liest nach, was nicht erhalten blieb</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{time} ms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>not computed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nicht berechnet</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens (with the one that ended the answer) in {time} of decoding; reading the prompt is not part of it.</source>
   <extracomment>for 1: {count} token (with the one that ended the answer) in {time} of decoding; reading the prompt is not part of it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Token (mit dem, das die Antwort beendet hat) in {time} Dekodieren; das Lesen des Prompts gehört nicht dazu.</numerusform>
    <numerusform>{count} Token (mit dem, das die Antwort beendet hat) in {time} Dekodieren; das Lesen des Prompts gehört nicht dazu.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens in {time} of decoding; reading the prompt is not part of it.</source>
   <extracomment>for 1: {count} token in {time} of decoding; reading the prompt is not part of it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Token in {time} Dekodieren; das Lesen des Prompts gehört nicht dazu.</numerusform>
    <numerusform>{count} Token in {time} Dekodieren; das Lesen des Prompts gehört nicht dazu.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>tok/s</source>
   <comment>tokens per second</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tok/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Every token came from the target alone, in a pass of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jedes Token kam vom Zielmodell allein, in einem eigenen Durchlauf.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Other programs kept this computer busy while the answer was written, so its speed cannot be compared with plain decoding.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Andere Programme haben diesen Rechner beim Schreiben der Antwort ausgelastet, deshalb lässt sich ihr Tempo nicht mit einfachem Dekodieren vergleichen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: measuring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>einfaches Tempo: wird gemessen</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>einfaches Tempo: nicht gemessen</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>A speedup is shown only against plain decoding measured on this machine.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Beschleunigung wird nur gegenüber einfachem Dekodieren gezeigt, das auf diesem Rechner gemessen wurde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain ({rate}, measured)</source>
   <comment>stands behind how many times as fast it is</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das einfache Tempo ({rate}, gemessen)</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>as fast as without drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>so schnell wie ohne Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>faster than without drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>schneller als ohne Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>slower than without drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>langsamer als ohne Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>einfaches Tempo: unbekannt</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>A server wrote this. How fast it would be without drafts was not measured, so no speedup is shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das hat ein Server geschrieben. Wie schnell es ohne Entwürfe wäre, wurde nicht gemessen, deshalb wird keine Beschleunigung gezeigt.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens in {time}; plain decoding, measured on this machine at about the same time, takes {plain} for as many: {ratio} times the plain speed.</source>
   <extracomment>for 1: {count} token in {time}; plain decoding, measured on this machine at about the same time, takes {plain} for as many: {ratio} times the plain speed.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Token in {time}; einfaches Dekodieren, etwa zur selben Zeit auf diesem Rechner gemessen, braucht {plain} für ebenso viele: das einfache Tempo mal {ratio}.</numerusform>
    <numerusform>{count} Token in {time}; einfaches Dekodieren, etwa zur selben Zeit auf diesem Rechner gemessen, braucht {plain} für ebenso viele: das einfache Tempo mal {ratio}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>That is too uncertain to be called a speedup.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das ist zu unsicher, um von einer Beschleunigung zu sprechen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>busy: {share} used by others</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ausgelastet: {share} von anderen genutzt</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Other programs used {share} of the processor while this was written, so the speeds are not those of an idle computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Andere Programme nahmen {share} des Prozessors in Anspruch, während dies geschrieben wurde; das Tempo ist also nicht das eines unbelasteten Rechners.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{accepted} accepted of {drafted} drafted = {share}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} von {drafted} entworfenen angenommen = {share}.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens came after a rejected one or the end, and were not verified.</source>
   <extracomment>for 1: {count} token came after a rejected one or the end, and was not verified.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Token kam nach einem abgelehnten oder nach dem Ende und wurde nicht geprüft.</numerusform>
    <numerusform>{count} Token kamen nach einem abgelehnten oder nach dem Ende und wurden nicht geprüft.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafted accepted ({share})</source>
   <comment>behind: 12 of 20</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>entworfenen angenommen ({share})</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Tokens that end an answer are not shown, so they have no colour.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token, die eine Antwort beenden, werden nicht angezeigt und haben deshalb keine Farbe.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafted accepted ({share}), {count} as the end of the answer</source>
   <extracomment>for 1: drafted accepted ({share}), {count} as the end of the answer</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>entworfenen angenommen ({share}), davon {count} als Ende der Antwort</numerusform>
    <numerusform>entworfenen angenommen ({share}), davon {count} als Ende der Antwort</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Copied from earlier text: {accepted} of {drafted} accepted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus früherem Text kopiert: {accepted} von {drafted} angenommen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{accepted} of {drafted}</source>
   <comment>before: drafted accepted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} von {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>tokens per pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token pro Durchlauf</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{tokens} / {passes}, corrections and bonus tokens included.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{tokens} / {passes}, Korrekturen und Bonus-Token mitgezählt.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens</source>
   <extracomment>for 1: {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Token</numerusform>
    <numerusform>{count} Token</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} target passes</source>
   <extracomment>for 1: {count} target pass</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Durchlauf des Zielmodells</numerusform>
    <numerusform>{count} Durchläufe des Zielmodells</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first token, with {time} for reading {count} prompt tokens, {reused} of them reused.</source>
   <extracomment>for 1: From the request to the first token, with {time} for reading {count} prompt token, {reused} of them reused.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Von der Anfrage bis zum ersten Token, mit {time} für das Lesen von {count} Prompt-Token, {reused} davon wiederverwendet.</numerusform>
    <numerusform>Von der Anfrage bis zum ersten Token, mit {time} für das Lesen von {count} Prompt-Token, {reused} davon wiederverwendet.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first token, with {time} for reading {count} prompt tokens.</source>
   <extracomment>for 1: From the request to the first token, with {time} for reading {count} prompt token.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Von der Anfrage bis zum ersten Token, mit {time} für das Lesen von {count} Prompt-Token.</numerusform>
    <numerusform>Von der Anfrage bis zum ersten Token, mit {time} für das Lesen von {count} Prompt-Token.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>first token {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>erstes Token {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>between tokens (95 %: {time})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>zwischen Token (95 %: {time})</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Tokens of one step appear together. Half of the gaps between steps were {median} or shorter, 95 % were {slow} or shorter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token eines Schritts erscheinen zusammen. Die Hälfte der Abstände zwischen Schritten war {median} oder kürzer, 95 % waren {slow} oder kürzer.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>Over {runs} of {count} runs: those in which something was drafted and whose plain speed was measured.</source>
   <extracomment>for 1: Over {runs} of {count} run: those in which something was drafted and whose plain speed was measured.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Über {runs} von {count} Lauf: gezählt, wenn etwas entworfen und das einfache Tempo gemessen wurde.</numerusform>
    <numerusform>Über {runs} von {count} Läufen: die, in denen etwas entworfen und deren einfaches Tempo gemessen wurde.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>saved by drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>durch Entwerfen gespart</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>lost by drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>durch Entwerfen verloren</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{minutes} min {seconds} s</source>
   <comment>a time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{minutes} min {seconds} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{hours} h {minutes} min</source>
   <comment>a time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{hours} h {minutes} min</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>As reported by the server, by its own clock.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vom Server gemeldet, nach seiner eigenen Uhr.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Pieces of text as they arrived here, from the first to the last one. A piece may be several tokens. The server does not report how many tokens per second that is.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textstücke, wie sie hier ankamen, vom ersten bis zum letzten. Ein Stück kann mehrere Token umfassen. Wie viele Token pro Sekunde das sind, meldet der Server nicht.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>pieces/s</source>
   <comment>per second</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Stücke/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{accepted} accepted of {drafted} drafted = {share}, as the server counts them.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} von {drafted} entworfenen angenommen = {share}, wie der Server sie zählt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>The server counted no drafts: every token came from the target alone.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Server hat keine Entwürfe gezählt: Jedes Token kam vom Zielmodell allein.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafts: not reported</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwürfe: nicht gemeldet</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first piece of text, including the time on the network.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Von der Anfrage bis zum ersten Textstück, einschließlich der Zeit im Netz.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>first text {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>erster Text {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{policy} {lookahead}</source>
   <comment>how tokens are drafted, and how many</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{policy} {lookahead}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{reason} ({share})</source>
   <comment>why a draft ends, and how likely the next token was</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{reason} ({share})</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} steps that were expected to take {expected} and took {real}. One by one they were wrong by {wrong} together, which is {share} of their time.</source>
   <extracomment>for 1: {count} step that was expected to take {expected} and took {real}. The steps were wrong by {wrong} together, which is {share} of their time.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Schritt, für den {expected} erwartet wurden und der {real} brauchte. Die Erwartung lag um {wrong} daneben, das sind {share} seiner Zeit.</numerusform>
    <numerusform>{count} Schritte, für die {expected} erwartet wurden und die {real} brauchten. Einzeln betrachtet lagen die Erwartungen zusammen um {wrong} daneben, das sind {share} ihrer Zeit.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{number} s</source>
   <comment>seconds</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/generation.py" />
   <source>The target model failed, so its next token cannot be judged. {error} Its file is probably damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Zielmodell ist gescheitert, deshalb kann sein nächstes Token nicht beurteilt werden. {error} Seine Datei ist wahrscheinlich beschädigt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>this kind of DFlash head is not supported yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>diese Art von DFlash-Kopf ist noch nicht bekannt</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>its file does not name a mask token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>seine Datei nennt kein Masken-Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>its file gives no usable block size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>seine Datei nennt keine brauchbare Blockgröße</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>made for Gemma 4, not {family}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>gemacht für Gemma 4, nicht {family}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>llama.cpp does not tell the inner states of {family}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>llama.cpp gibt die inneren Zustände von {family} nicht preis</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>made for a model of width {width}, not {other}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>gemacht für ein Modell der Breite {width}, nicht {other}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>made for a model with different attention heads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>gemacht für ein Modell mit anderen Aufmerksamkeitsköpfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>reads layer {layer} of a model with {layers}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>liest Schicht {layer} eines Modells mit {layers} Schichten</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>llama.cpp cannot load {file}: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>llama.cpp kann {file} nicht laden: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} cannot chat: {reason}. Choose a text model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} kann nicht chatten: {reason}. Ein Textmodell wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it is a head that drafts for one certain model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es ist ein Kopf, der für ein bestimmtes Modell entwirft</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it is an encoder-decoder model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es ist ein Encoder-Decoder-Modell</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it computes embeddings, not text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es berechnet Einbettungen, keinen Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it is a diffusion model, which does not write from left to right</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es ist ein Diffusionsmodell, das nicht von links nach rechts schreibt</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>llama.cpp cannot make a context of {count} tokens for {file}: {reason}.</source>
   <extracomment>for 1: llama.cpp cannot make a context of {count} token for {file}: {reason}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>llama.cpp kann für {file} keinen Kontext von {count} Token anlegen: {reason}.</numerusform>
    <numerusform>llama.cpp kann für {file} keinen Kontext von {count} Token anlegen: {reason}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>The context of {count} tokens is full.</source>
   <extracomment>for 1: The context of {count} token is full.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Der Kontext von {count} Token ist voll.</numerusform>
    <numerusform>Der Kontext von {count} Token ist voll.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>The pass was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Durchlauf wurde angehalten.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>llama.cpp failed a pass of {count} tokens (status {status}): {reason}.</source>
   <extracomment>for 1: llama.cpp failed a pass of {count} token (status {status}): {reason}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>llama.cpp ist an einem Durchlauf von {count} Token gescheitert (Status {status}): {reason}.</numerusform>
    <numerusform>llama.cpp ist an einem Durchlauf von {count} Token gescheitert (Status {status}): {reason}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{model} cannot drop its last tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} kann seine letzten Token nicht verwerfen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>The state of {model} cannot be saved.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Zustand von {model} kann nicht gespeichert werden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{model} cannot go back to its state.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} kann nicht zu seinem Zustand zurückkehren.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>There is no GPU called {name} here, nor any other one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hier gibt es keine GPU namens {name}, und auch keine andere.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>There is no GPU called {name} here. There is {known}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hier gibt es keine GPU namens {name}. Es gibt {known}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} is a folder. Choose a .gguf file in it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist ein Ordner. Eine .gguf-Datei darin wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} does not exist. Check the name or choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} gibt es nicht. Den Namen prüfen oder eine andere Datei wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} kann nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} is empty. Models for Foretoken are .gguf files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist leer. Modelle für Foretoken sind .gguf-Dateien.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} is not a GGUF file. Models for Foretoken are .gguf files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist keine GGUF-Datei. Modelle für Foretoken sind .gguf-Dateien.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/library.py" />
   <source>it gave no reason</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kein Grund wurde genannt</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/vocabulary.py" />
   <source>This model has no vocabulary, so it cannot read text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Modell hat kein Vokabular und kann deshalb keinen Text lesen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/vocabulary.py" />
   <source>This model's vocabulary has no token for the space that stands before every text, so it cannot read any. Choose another model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dem Vokabular dieses Modells fehlt ein Token für das Leerzeichen, das vor jedem Text steht; deshalb kann es keinen lesen. Ein anderes Modell wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/sampling/probabilities.py" />
   <source>The model returned logits that are not finite numbers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell hat Logits geliefert, die keine endlichen Zahlen sind.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>this build of llama.cpp does not tell the inner states of models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dieser Build von llama.cpp gibt die inneren Zustände von Modellen nicht preis</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>the draft model cannot roll back: it is recurrent</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das Entwurfsmodell kann keine Token zurücknehmen: Es ist rekurrent</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>no draft model is chosen</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kein Entwurfsmodell ist gewählt</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>The prompt is empty. Write something for the model to go on from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Prompt ist leer. Etwas schreiben, an das das Modell anknüpfen kann.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>The prompt holds a token that the model's vocabulary lacks.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Prompt enthält ein Token, das dem Vokabular des Modells fehlt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>There is no draft to use: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es gibt keinen verwendbaren Entwurf: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>the character NUL</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das Zeichen NUL</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>line breaks</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeilenumbrüche</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>tabs</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tabulatoren</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>spaces</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Leerzeichen</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>{count} others</source>
   <comment>characters</comment>
   <extracomment>for 1: {count} other</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} anderes</numerusform>
    <numerusform>{count} andere</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>Left out, because this model has no way to spell it: {characters}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Weggelassen, weil dieses Modell dafür keine Schreibweise hat: {characters}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>half a character</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein halbes Zeichen</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>the tokenizers are of different kinds, {target} and {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>die Tokenizer sind von verschiedener Art, {target} und {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>vocabulary {target} against {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vokabular {target} gegenüber {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>token {token} differs: {target} / {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token {token} ist verschieden: {target} / {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>token {token} differs: it ends an answer only for the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token {token} ist verschieden: Es beendet eine Antwort nur für das Zielmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>token {token} differs: it ends an answer only for the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token {token} ist verschieden: Es beendet eine Antwort nur für das Entwurfsmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>prompts begin with different tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompts beginnen mit verschiedenen Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>accepted draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>angenommener Entwurf</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>accepted lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>angenommenes Lookup</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>target correction</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Korrektur des Zielmodells</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>bonus token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bonus-Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>target only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nur Zielmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>chosen by hand</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>von Hand gewählt</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>unknown source</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>unbekannte Quelle</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_shade.py" />
   <source>&lt;{bits}</source>
   <comment>bits</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>&lt;{bits}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_shade.py" />
   <source>≥{bits}</source>
   <comment>bits</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>≥{bits}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_shade.py" />
   <source>≥{percent}</source>
   <comment>per cent</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>≥{percent}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_shade.py" />
   <source>&lt;{percent}</source>
   <comment>per cent</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>&lt;{percent}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/amounts.py" />
   <source>{number} GB</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} GB</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/amounts.py" />
   <source>{number} MB</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} MB</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/amounts.py" />
   <source>{number} kB</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} kB</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/record.py" />
   <source>an answer has a mode or a kind of text that is not listed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine Antwort hat eine Dekodierart oder Textart, die nicht aufgeführt ist</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup over plain decoding, and the tokens per second of that: the median of the rounds, ± half of their range. 1.00x is as fast as without drafting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Beschleunigung gegenüber einfachem Dekodieren und dessen Token pro Sekunde: der Median der Runden, ± die Hälfte ihrer Spannweite. 1.00x ist so schnell wie ohne Entwerfen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, adaptive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurfsmodell, adaptiv</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, step rule</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurfsmodell, Schrittregel</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, moving average</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurfsmodell, gleitender Mittelwert</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Questions</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fragen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Stories</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Geschichten</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Chat</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Code</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Code</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Rewriting</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Umschreiben</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Copying</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Long text</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Langer Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Mixed</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gemischt</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Benchmark of {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Benchmark von {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup by kind of text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Beschleunigung nach Textart</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>All kinds together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Arten zusammen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Each round</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jede Runde</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, {count} tokens</source>
   <extracomment>for 1: Draft model, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Entwurfsmodell, {count} Token</numerusform>
    <numerusform>Entwurfsmodell, {count} Token</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Way of decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dekodierart</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Beschleunigung</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Range</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Spannweite</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Accepted drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Angenommene Entwürfe</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token pro Durchlauf</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Verifying</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prüfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Between tokens, ms (95 %)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zwischen Token, ms (95 %)</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{mode} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} (in Gebrauch)</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{mode} (tok/s)</source>
   <comment>what is compared</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} (tok/s)</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Kind of text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textart</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Round</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Runde</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Seconds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sekunden</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token pro Sekunde</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Plain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einfach</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>All kinds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Arten</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>There is no figure in both.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine Zahl kommt in beiden vor.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{mode}, {kind}: {after} here, {before} there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode}, {kind}: {after} hier, {before} dort.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>all kinds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>alle Arten</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{sign}{percent} %</source>
   <comment>a change</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{sign}{percent} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{least} to {most}</source>
   <comment>a range</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{least} bis {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{speed} tok/s ({least} to {most})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speed} tok/s ({least} bis {most})</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{speedup} ({range})</source>
   <comment>a speedup with its range</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speedup} ({range})</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{mode}, {kind}</source>
   <comment>a way of decoding and a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode}, {kind}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{kind} {speedup}</source>
   <comment>a kind of text with its speedup</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{kind} {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>The median, over the rounds, of the geometric mean of the kinds: {kinds}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Median, über die Runden, des geometrischen Mittels der Arten: {kinds}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{accepted} of {drafted} drafted tokens accepted ({share}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} von {drafted} entworfenen Token angenommen ({share}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{speed} tok/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speed} tok/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>too short to time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>zu kurz zum Messen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nicht gemessen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Round {number}: {tokens} tokens in {time} = {speed} tok/s, plain {plain_tokens} in {plain_time} = {plain} tok/s; {speed} / {plain} = {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Runde {number}: {tokens} Token in {time} = {speed} tok/s, einfach {plain_tokens} in {plain_time} = {plain} tok/s; {speed} / {plain} = {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>greedy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>gierig</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>temperature {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temperatur {value}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{count} rounds</source>
   <extracomment>for 1: {count} round</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Runde</numerusform>
    <numerusform>{count} Runden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{count} answers</source>
   <extracomment>for 1: {count} answer</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Antwort</numerusform>
    <numerusform>{count} Antworten</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>up to {count} tokens each</source>
   <extracomment>for 1: up to {count} token each</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>jeweils bis zu {count} Token</numerusform>
    <numerusform>jeweils bis zu {count} Token</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{threads} threads</source>
   <comment>of target and draft, as in 2+1</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{threads} Threads</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{count} cores</source>
   <extracomment>for 1: {count} core</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Kern</numerusform>
    <numerusform>{count} Kerne</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zielmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurf</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{role}: {name}, {size}, contents {mark}</source>
   <comment>a model file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{role}: {name}, {size}, Inhalt {mark}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Other programs used {share} of the processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Andere Programme nutzten {share} des Prozessors.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Stopped after {done} of {planned} answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Angehalten nach {done} von {planned} Antworten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>This computer was busy: even plain decoding varied, so no result is certain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieser Rechner war ausgelastet: Sogar einfaches Dekodieren schwankte, deshalb ist kein Ergebnis sicher.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Processor use of other programs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prozessornutzung anderer Programme</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>none</source>
   <comment>a draft model</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>keines</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Processor</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prozessor</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>System</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>System</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Cores</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kerne</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>llama.cpp's features</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Funktionen von llama.cpp</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Threads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Threads</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kontext</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Settings of the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einstellungen des Zielmodells</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Settings of the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einstellungen des Entwurfsmodells</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Sampling</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sampling</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token pro Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Questions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fragen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{what}: {before} → {after}</source>
   <comment>what differs</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: {before} → {after}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{what}: changed</source>
   <comment>what differs</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: geändert</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/file.py" />
   <source>{file} has changed while it was read. Read it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} wurde während des Lesens verändert. Noch einmal lesen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/file.py" />
   <source>one of its values has no name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>einer ihrer Werte hat keinen Namen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/file.py" />
   <source>it has two values with the name {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sie hat zwei Werte mit dem Namen {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is damaged: {what}. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist beschädigt: {what}. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it claims to have {count} tensors</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>angegeben sind {count} Tensoren</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it claims to have {count} values</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>angegeben sind {count} Werte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>a name in it claims to have {count} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein Name darin soll {count} Bytes haben</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it has a value of the unknown type {type}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sie hat einen Wert vom unbekannten Typ {type}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it claims to have a list of {count} texts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>angegeben ist eine Liste von {count} Texten</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it has a list of the unknown type {type}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sie hat eine Liste vom unbekannten Typ {type}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>a tensor name in it claims to have {count} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Name eines Tensors darin soll {count} Bytes haben</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>tensor {name} has {count} dimensions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tensor {name} hat {count} Dimensionen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} has weights in a format that llama.cpp no longer reads (type {type}). Get a variant with another quantisation.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} hat Gewichte in einem Format, das llama.cpp nicht mehr liest (Typ {type}). Eine Variante mit anderer Quantisierung herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} has weights in a format that this llama.cpp does not know (type {type}): the file is damaged or made for a newer version.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} hat Gewichte in einem Format, das dieses llama.cpp nicht kennt (Typ {type}): Die Datei ist beschädigt oder für eine neuere Version gemacht.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>tensor {name} has an impossible shape</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tensor {name} hat eine unmögliche Form</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>the alignment of its weights is impossible</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>die Ausrichtung ihrer Gewichte ist unmöglich</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it has two tensors with the name {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sie hat zwei Tensoren mit dem Namen {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>tensor {name} is not where it should be</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tensor {name} ist nicht dort, wo er sein sollte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: it ends within its header, after {size} bytes. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist unvollständig: Sie endet im Dateikopf, nach {size} Bytes. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is empty. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist leer. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} begins with zeros: it is the space for a download that was not finished.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} beginnt mit Nullen: Es ist der Platz für einen Download, der nicht beendet wurde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is only a Git LFS pointer to the model. Get it with git lfs pull.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist nur ein Git-LFS-Verweis auf das Modell. Das Modell mit git lfs pull herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is a web page, not a model. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist eine Webseite, kein Modell. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is of a format before GGUF, which llama.cpp no longer reads.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} hat ein Format aus der Zeit vor GGUF, das llama.cpp nicht mehr liest.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: it ends after {count} bytes. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist unvollständig: Sie endet nach {count} Bytes. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is not a GGUF file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist keine GGUF-Datei.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is a big-endian file, for processors of another kind. Get a little-endian one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist eine Big-Endian-Datei, für Prozessoren anderer Art. Eine Little-Endian-Datei herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is of GGUF version 1, which llama.cpp no longer reads. Get a newer file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} hat die GGUF-Version 1, die llama.cpp nicht mehr liest. Eine neuere Datei herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is damaged: it claims to be of GGUF version {version}. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist beschädigt: Angegeben ist die GGUF-Version {version}. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is of GGUF version {version}, which this llama.cpp cannot read: it is too new.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} hat die GGUF-Version {version}, die dieses llama.cpp nicht lesen kann: Sie ist zu neu.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: {shown} of {whole} {unit} are there. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist unvollständig: {shown} von {whole} {unit} sind da. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: its last {missing} bytes are missing. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist unvollständig: Die letzten {missing} Bytes fehlen. Die Datei neu herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} is damaged: two of its tokens are the same text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist beschädigt: Zwei ihrer Token sind derselbe Text.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} has no tokenizer, so this llama.cpp cannot read text with it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} hat keinen Tokenizer, deshalb kann dieses llama.cpp damit keinen Text lesen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} has the unknown tokenizer {tokenizer}, so this llama.cpp cannot read text with it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} hat den unbekannten Tokenizer {tokenizer}, deshalb kann dieses llama.cpp damit keinen Text lesen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} is damaged: it has no list of tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist beschädigt: Es fehlt die Liste der Token.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} is damaged: its list of token types is too short.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist beschädigt: Die Liste der Tokentypen ist zu kurz.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/access_token.py" />
   <source>This is no access token: one is a line of letters and digits.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das ist kein Zugriffstoken: Ein solches ist eine Zeile aus Buchstaben und Ziffern.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>{model} is {size}, not about {expected}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} hat {size}, nicht ungefähr {expected}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>{model} is {size} now ({bytes} bytes, not {expected}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} hat jetzt {size} ({bytes} Bytes, nicht {expected}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>The terms of {model} must be accepted on its page by now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Nutzungsbedingungen von {model} müssen inzwischen auf seiner Seite angenommen werden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>{model} names the licence {licence}, not {expected}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} nennt die Lizenz {licence}, nicht {expected}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>After this download only {size} of the disk are free.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach diesem Download sind nur noch {size} des Datenträgers frei.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{model} changes on the hub while it is downloaded. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} ändert sich auf dem Hub, während es heruntergeladen wird. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{model} has changed on the hub since this download began: it starts anew.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} hat sich auf dem Hub geändert, seit dieser Download begann: Er fängt neu an.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{file} is there already and is another file than the hub's. Rename or remove it, then try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist schon da und ist eine andere Datei als die des Hubs. Umbenennen oder entfernen, dann noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{file} came with wrong bytes: its checksum differs. What came was thrown away; try again, if need be in another network.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} kam mit falschen Bytes an: Die Prüfsumme weicht ab. Was ankam, wurde verworfen; noch einmal versuchen, notfalls in einem anderen Netz.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{what}. Trying again in {seconds} s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}. Neuer Versuch in {seconds} s.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>There is too little space in {folder}: {missing} are still to come, {free} are free, and {reserve} of that stay free. Remove something, or choose a smaller file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In {folder} ist zu wenig Platz: {missing} fehlen noch, {free} sind frei, und {reserve} davon bleiben frei. Etwas entfernen oder eine kleinere Datei wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{model} is being downloaded already, perhaps in another window of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} wird bereits heruntergeladen, vielleicht in einem anderen Fenster von Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>the answer to this search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>die Antwort auf diese Suche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>The account of the access token may not download {model} yet. Accept its terms on {page}; some owners answer only after a while.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Konto des Zugriffstokens darf {model} noch nicht herunterladen. Die Nutzungsbedingungen auf {page} annehmen; manche Besitzer antworten erst nach einer Weile.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{model} is given only to those who accept its terms. Accept them on {page}, then enter an access token of that account.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} bekommt nur, wer die Nutzungsbedingungen annimmt. Sie auf {page} annehmen, dann ein Zugriffstoken dieses Kontos eingeben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{repository} no longer has the version that was asked for. Choose the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{repository} hat die angeforderte Version nicht mehr. Das Modell neu wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{repository} no longer has the file that was asked for. Choose the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{repository} hat die angeforderte Datei nicht mehr. Das Modell neu wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} does not accept the access token: it may be mistyped, expired or withdrawn. Enter a new one, or remove it where none is needed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} nimmt das Zugriffstoken nicht an: Es kann vertippt, abgelaufen oder zurückgezogen sein. Ein neues eingeben oder es entfernen, wo keines nötig ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} does not answer as a hub does (HTTP {status}). Is HF_ENDPOINT right?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} antwortet nicht wie ein Hub (HTTP {status}). Stimmt HF_ENDPOINT?</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has no public {repository}. Check the name; if it is private, an access token of its owner is needed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat kein öffentliches {repository}. Den Namen prüfen; ist es privat, wird ein Zugriffstoken des Besitzers gebraucht.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has no {repository} that this access token may see. Check the name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat kein {repository}, das dieses Zugriffstoken sehen darf. Den Namen prüfen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} does not give {what} to this computer or account. See {page} why.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} gibt {what} nicht an diesen Rechner oder dieses Konto. Warum, steht auf {page}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>The proxy asks for a name and a password. Put them into its address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Proxy verlangt einen Namen und ein Passwort. Beides in seine Adresse schreiben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has trouble of its own (HTTP {status}). Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat selbst Probleme (HTTP {status}). Später noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} leads from address to address without an end. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} führt endlos von Adresse zu Adresse. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} refused {what} (HTTP {status}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat {what} verweigert (HTTP {status}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>With an access token more is allowed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mit einem Zugriffstoken ist mehr erlaubt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat von hier zu viele Anfragen bekommen. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again in {seconds} s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat von hier zu viele Anfragen bekommen. In {seconds} s noch einmal versuchen.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again in {count} minutes.</source>
   <extracomment>for 1: {host} has had too many requests from here. Try again in {count} minute.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{host} hat von hier zu viele Anfragen bekommen. In {count} Minute noch einmal versuchen.</numerusform>
    <numerusform>{host} hat von hier zu viele Anfragen bekommen. In {count} Minuten noch einmal versuchen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again in {count} hours.</source>
   <extracomment>for 1: {host} has had too many requests from here. Try again in {count} hour.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{host} hat von hier zu viele Anfragen bekommen. In {count} Stunde noch einmal versuchen.</numerusform>
    <numerusform>{host} hat von hier zu viele Anfragen bekommen. In {count} Stunden noch einmal versuchen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{file} of {repository} is no longer the file that is meant: its owner has replaced it. Choose it in the list of models if you want it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} von {repository} ist nicht mehr die gemeinte Datei: Sie wurde dort ersetzt. Bei Bedarf in der Liste der Modelle wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{repository} has no file {file}. Choose one of its other files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{repository} hat keine Datei {file}. Eine der anderen Dateien wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{name} names no repository: owner/name is needed, as in Qwen/Qwen3-8B-GGUF.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} benennt kein Repository: Nötig ist Besitzer/Name, wie in Qwen/Qwen3-8B-GGUF.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>The variable {name} holds no https address. Correct or remove it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Variable {name} enthält keine https-Adresse. Berichtigen oder entfernen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>The variable {name} forbids asking the hub. Remove it to download models.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Variable {name} verbietet Anfragen an den Hub. Um Modelle herunterzuladen, die Variable entfernen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{host} sends too much or too slowly. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} sendet zu viel oder zu langsam. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host} sent another piece of the file than was asked for. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat ein anderes Stück der Datei gesendet als das angeforderte. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host} sent more bytes than announced; they were thrown away. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat mehr Bytes gesendet als angekündigt; sie wurden verworfen. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host} sent a piece of the file without saying which. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat ein Stück der Datei gesendet, ohne zu sagen, welches. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host}, where {hub} keeps the file, refused it (HTTP {code}). Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host}, wo {hub} die Datei aufbewahrt, hat sie verweigert (HTTP {code}). Noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{file} in {folder} is in the way: {reason}. Remove it and try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} in {folder} ist im Weg: {reason}. Entfernen und noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>The disk of {folder} is full. What has arrived is kept: free some space and go on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Datenträger von {folder} ist voll. Was angekommen ist, bleibt erhalten: Platz schaffen und fortsetzen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>Files in {folder} cannot become that large: the limit is the file system's or this account's. What has arrived is kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dateien in {folder} können nicht so groß werden: Das Dateisystem oder dieses Konto setzt die Grenze. Was angekommen ist, bleibt erhalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{folder} cannot be written to: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In {folder} kann nicht geschrieben werden: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It writes by diffusion, not token by token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es schreibt durch Diffusion, nicht Token für Token.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It is an attachment that speeds up one certain model, no model of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es ist ein Zusatz, der ein bestimmtes Modell beschleunigt, kein eigenes Modell.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It makes speech.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es erzeugt Sprache.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>Its encoder would have to read the prompt first, which Foretoken does not do.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sein Encoder müsste zuerst den Prompt lesen, was Foretoken nicht tut.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It is a table for quantising (imatrix), no model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es ist eine Tabelle zum Quantisieren (imatrix), kein Modell.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It has no vocabulary, so it is no model of texts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es hat kein Vokabular, ist also kein Textmodell.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It holds a vocabulary only, no weights.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es enthält nur ein Vokabular, keine Gewichte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>does not exist</source>
   <comment>a folder, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>gibt es nicht</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>is a file, not a folder</source>
   <comment>a folder, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ist eine Datei, kein Ordner</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It is no longer there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Datei ist nicht mehr da.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It is a link to a file that does not exist. Download the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es ist eine Verknüpfung mit einer Datei, die es nicht gibt. Das Modell neu herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht lesbar: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It is no ordinary file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es ist keine gewöhnliche Datei.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>cannot be read: {reason}</source>
   <comment>a folder, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kann nicht gelesen werden: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>Ollama's note about it cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Angaben von Ollama dazu können nicht gelesen werden: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>Ollama's note about it is damaged. Pull the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Angaben von Ollama dazu sind beschädigt. Das Modell neu beziehen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>Its data is missing. Pull the model again with Ollama.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Daten dazu fehlen. Das Modell mit Ollama neu beziehen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>Hugging Face cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hugging-Face-Cache</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>llama.cpp cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>llama.cpp-Cache</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>{folder} does not exist. Check the name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{folder} gibt es nicht. Den Namen prüfen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>{folder} is a file. Name the folder that it lies in.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{folder} ist eine Datei. Den Ordner angeben, in dem sie liegt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It</source>
   <comment>a file of a model</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Datei</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its header makes no sense ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Dateikopf ergibt keinen Sinn ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Part {number} of {count} is missing. Download it to the same folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Teil {number} von {count} fehlt. In denselben Ordner herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its parts are numbered higher than {count}. Download it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Teile sind höher nummeriert als {count}. Neu herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It is part {number} of {count}, and its name does not end like -00001-of-00003.gguf, so the others are not found. Rename the parts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es ist Teil {number} von {count}, und der Name endet nicht wie -00001-of-00003.gguf, deshalb werden die anderen nicht gefunden. Die Teile umbenennen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its name says part {number} of {count}, its content says part {number_inside} of {count_inside}. Download it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dem Namen nach ist es Teil {number} von {count}, dem Inhalt nach Teil {number_inside} von {count_inside}. Neu herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its parts do not belong to one model. Download them again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Teile gehören nicht zu einem Modell. Neu herunterladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free on {gpu}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>braucht {size}, {free} frei auf {gpu}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>braucht {size}, {free} frei</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free in memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>braucht {size}, {free} frei im Arbeitsspeicher</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>; </source>
   <comment>between statements</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>; </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>With {changes}: {needs}</source>
   <comment>a proposal</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ausweg ({changes}): {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>no draft model</source>
   <comment>with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kein Entwurfsmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>a cache of 8 bits (q8_0)</source>
   <comment>with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein 8-Bit-Cache (q8_0)</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>a context of {length} instead of {count} tokens</source>
   <comment>with</comment>
   <extracomment>for 1: a context of {length} instead of {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>ein Kontext von {length} statt {count} Token</numerusform>
    <numerusform>ein Kontext von {length} statt {count} Token</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>{on_gpu} of {count} layers on the GPU</source>
   <comment>with</comment>
   <extracomment>for 1: {on_gpu} of {count} layer on the GPU</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{on_gpu} von {count} Schicht auf der GPU</numerusform>
    <numerusform>{on_gpu} von {count} Schichten auf der GPU</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>What {file} needs was not known after {seconds} seconds. Try it again, or choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Was {file} braucht, war nach {seconds} Sekunden nicht bekannt. Noch einmal versuchen oder eine andere Datei wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>What {file} needs cannot be told: llama.cpp crashed over it. The file is damaged or of a kind that this version does not know.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Was {file} braucht, ist nicht zu ermitteln: llama.cpp ist daran abgestürzt. Die Datei ist beschädigt oder von einer Art, die diese Version nicht kennt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>{file} cannot draft: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} kann keine Entwürfe liefern: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on the processor</source>
   <comment>where a model is computed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>auf dem Prozessor</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on {gpu}</source>
   <comment>where a model is computed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>auf {gpu}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>{some} of {count} layers on {gpu}</source>
   <comment>where a model is computed</comment>
   <extracomment>for 1: {some} of {count} layer on {gpu}</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{some} von {count} Schicht auf {gpu}</numerusform>
    <numerusform>{some} von {count} Schichten auf {gpu}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>the rest on the processor</source>
   <comment>where a model is computed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Rest auf dem Prozessor</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>Target and draft: {where}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ziel- und Entwurfsmodell: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>Target: {where}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zielmodell: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>Draft: {where}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurfsmodell: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>fits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>passt</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>just fits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>passt knapp</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>too big now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>zurzeit zu groß</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>too big here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>hier zu groß</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eingebautes Paar</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built into the model (MTP)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ins Modell eingebaut (MTP)</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eingebautes Zielmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eingebautes Entwurfsmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/beside.py" />
   <source>{name} cannot draft here: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann hier nicht entwerfen: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/beside.py" />
   <source>{name} does not fit beside the models that are loaded: {needs}. Choose a smaller model, load a smaller pair first, or close other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} passt nicht neben die geladenen Modelle: {needs}. Ein kleineres Modell wählen, zuerst ein kleineres Paar laden oder andere Programme schließen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>This is no benchmark of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das ist kein Benchmark von Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>This is no race of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das ist kein Rennen von Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>The file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Datei</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>A newer version of Foretoken has written this file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Datei hat eine neuere Version von Foretoken geschrieben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test.py" />
   <source>prompts too long for the context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompts zu lang für den Kontext</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test.py" />
   <source>too slow to test in {seconds} s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>zu langsam für einen Test in {seconds} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test_results.py" />
   <source>answers too short to time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Antworten zu kurz zum Messen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test_results.py" />
   <source>nothing was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es wurde nichts gemessen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>computes embeddings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>berechnet Einbettungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is an attachment for images or sound</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ist ein Zusatz für Bilder oder Ton</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is an adapter, not a whole model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ist ein Adapter, kein ganzes Modell</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>writes no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>schreibt keinen Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is broken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ist defekt</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target computes embeddings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das Zielmodell berechnet Einbettungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target is an attachment for images or sound</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das Zielmodell ist ein Zusatz für Bilder oder Ton</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target is an adapter, not a whole model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das Zielmodell ist ein Adapter, kein ganzes Modell</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target writes no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das Zielmodell schreibt keinen Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target is broken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das Zielmodell ist defekt</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>larger than the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>größer als das Zielmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is the target itself</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ist das Zielmodell selbst</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>{what}: {why}</source>
   <comment>a model and its trouble</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>cannot roll back: recurrent</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kann keine Token zurücknehmen: rekurrent</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>cannot be read: {reason}</source>
   <comment>a model, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kann nicht gelesen werden: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Writing sampled texts, round {done}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schreiben zufällig gezogener Texte, Runde {done}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Comparing greedy texts, {done} of {of}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vergleich gieriger Texte, {done} von {of}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Checks that drafting does not change the output: the pair writes with drafting, and every token is compared with what the target alone would write there. Takes about a minute.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prüft, dass Entwerfen die Ausgabe nicht ändert: Das Paar schreibt mit Entwerfen, und jedes Token wird mit dem verglichen, was das Zielmodell allein dort schreiben würde. Dauert etwa eine Minute.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafting is lossless</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwerfen ist verlustfrei</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafting changes the output</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwerfen ändert die Ausgabe</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Inconclusive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein eindeutiges Ergebnis</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>First drafted token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erstes entworfenes Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Later drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Spätere entworfene Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>After a fully accepted draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach einem ganz angenommenen Entwurf</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>All tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>by draft difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nach Abweichung des Entwurfs</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>by likelihood</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nach Wahrscheinlichkeit</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>With this version, the pair does not write what its target alone would. Turn drafting off, and please report this with the exported result.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mit dieser Version schreibt das Paar nicht, was sein Zielmodell allein schreiben würde. Das Entwerfen ausschalten und dies bitte mit dem exportierten Ergebnis melden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Proof of {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nachweis für {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Sampled tokens match the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gezogene Token passen zum Zielmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Greedy texts are identical</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gierige Texte sind identisch</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>No built-in question fits the context of this pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine eingebaute Frage passt in den Kontext dieses Paars.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>With drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mit Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>This model cannot be checked: it rounds so differently in long and short passes that even its own tokens do not match its probabilities.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Modell lässt sich nicht prüfen: Es rundet in langen und in kurzen Durchläufen so verschieden, dass nicht einmal seine eigenen Token zu seinen Wahrscheinlichkeiten passen.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Only {count} drafted tokens were checked; {needed} are needed.</source>
   <extracomment>for 1: Only {count} drafted token was checked; {needed} are needed.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Nur {count} entworfenes Token wurde geprüft; {needed} sind nötig.</numerusform>
    <numerusform>Nur {count} entworfene Token wurden geprüft; {needed} sind nötig.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Figure</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kennzahl</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Tokens written with drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mit Entwerfen geschriebene Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Lowest p value of {tests} tests</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kleinster p-Wert von {tests} Tests</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Fails below</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht bestanden unter</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Results</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ergebnisse</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Antworten</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafted tokens accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Angenommene Entwurfstoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafted tokens replaced</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ersetzte Entwurfstoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Bonus tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bonus-Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Target's first choice written, with drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erste Wahl des Zielmodells geschrieben, mit Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Target's first choice written, plain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erste Wahl des Zielmodells geschrieben, ohne Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>A correct pair fails by chance, at most</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein fehlerfreies Paar fällt zufällig durch, höchstens</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Of what is written where draft and target differ</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Von dem, was geschrieben wird, wo Entwurfs- und Zielmodell voneinander abweichen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Smallest change that is noticed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kleinste Änderung, die bemerkt wird</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Figures</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zahlen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Deviation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abweichung</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>p value</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p-Wert</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>too few</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>zu wenige</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Tests</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tests</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>{share} (expected {expected} ± {uncertainty})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{share} (erwartet {expected} ± {uncertainty})</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Texts compared</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verglichene Texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Identical, token for token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Identisch, Token für Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Different at a near tie, within rounding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abweichend, wo zwei Token fast gleichauf liegen, im Rahmen der Rundung</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Different by more than rounding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Stärker abweichend, als Rundung erklärt</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Skipped for lack of time or context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ausgelassen, weil Zeit oder Kontext nicht reichte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Tokens compared</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verglichene Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Logit gap</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Logit-Abstand</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Rounding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rundung</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Near tie</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fast gleichauf</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Differs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Weicht ab</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Texts that differ</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abweichende Texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>{place}, {order}</source>
   <comment>what is tested, as in: all tokens, by likelihood</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{place}, {order}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>less than {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>weniger als {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>{share} %</source>
   <comment>a share</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>the end</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das Ende</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rennen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Plain</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einfach</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Lookup</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lookup</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Always {count} tokens</source>
   <extracomment>for 1: Always {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Immer {count} Token</numerusform>
    <numerusform>Immer {count} Token</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Step rule</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schrittregel</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Moving average</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gleitender Mittelwert</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speculative</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Spekulativ</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{count} characters</source>
   <extracomment>for 1: {count} character</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Zeichen</numerusform>
    <numerusform>{count} Zeichen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{tokens} in {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{tokens} in {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>The computer was too busy to compare speeds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Rechner war zu ausgelastet, um das Tempo zu vergleichen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>The answers were too short to compare speeds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antworten waren zu kurz, um das Tempo zu vergleichen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>No measurable difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein messbarer Unterschied</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{name} is faster</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist schneller</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{name} is slower</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ist langsamer</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Geometric mean of the repetitions: {ratios}. Reading the prompt is not included.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Geometrisches Mittel der Wiederholungen: {ratios}. Das Lesen des Prompts gehört nicht dazu.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speedup over {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Beschleunigung gegenüber {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speedup over {name}, in characters per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Beschleunigung gegenüber {name}, in Zeichen pro Sekunde</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>unknown after one repetition</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nach einer Wiederholung unbekannt</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>95 % interval</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>95-%-Intervall</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>In tokens per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In Token pro Sekunde</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Repetitions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wiederholungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{same} of {count} repetitions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{same} von {count} Wiederholungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Same text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gleicher Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seite</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurfsmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Characters/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeichen/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Characters per token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeichen pro Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{accepted} of {drafted} drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} von {drafted} entworfenen Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speeds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tempo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{rate} ({low} to {high})</source>
   <comment>a speed and its interval</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{rate} ({low} bis {high})</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>95 % interval: {range}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>95-%-Intervall: {range}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Compare characters per second: their tokens are not the same.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeichen pro Sekunde vergleichen: Ihre Token sind nicht dieselben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Two models, so the texts differ.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zwei Modelle, deshalb unterscheiden sich die Texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts, as expected above temperature 0. Set both sides to temperature 0 to compare texts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verschiedene Texte, wie über Temperatur 0 zu erwarten. Um Texte zu vergleichen, beide Seiten auf Temperatur 0 setzen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts, as expected: the sides are sampled by different rules.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verschiedene Texte, wie zu erwarten: Die Seiten ziehen Token nach verschiedenen Regeln.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts. The cause is unknown: this model cannot roll back to check.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verschiedene Texte. Die Ursache ist unbekannt: Dieses Modell kann für die Prüfung keine Token zurücknehmen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts: at least one side did not write what it computes when asked again. Please report this with the exported race.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verschiedene Texte: Mindestens eine Seite hat nicht geschrieben, was sie bei erneuter Anfrage berechnet. Bitte mit dem exportierten Rennen melden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts because of a near tie: rounding decided between two tokens that are almost equally likely. Both texts are the target's own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verschiedene Texte, weil es fast gleichauf stand: Die Rundung hat zwischen zwei Token entschieden, die fast gleich wahrscheinlich sind. Beide Texte sind die des Zielmodells.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts, by more than rounding explains. A heavily quantised cache can cause this; otherwise please report it with the exported race.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verschiedene Texte, mehr als Rundung erklärt. Ein stark quantisierter Cache kann das verursachen; sonst bitte mit dem exportierten Rennen melden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Token {index}, after “{before}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token {index}, nach „{before}“</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Wrote</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schrieb</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Probability of {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wahrscheinlichkeit von {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Where the texts differ</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wo sich die Texte unterscheiden</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>the end</source>
   <comment>of an answer</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das Ende</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>The question is too long for the context. Race a shorter one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Frage ist zu lang für den Kontext. Das Rennen mit einer kürzeren starten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>Repetition {number} of {count}: {one} and {other} tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wiederholung {number} von {count}: {one} und {other} Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>its answers contradict themselves</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>die Antworten können nicht so geschrieben worden sein</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>Passed</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bestanden</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>Failed</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht bestanden</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>Inconclusive</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht eindeutig</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>about {count} seconds</source>
   <extracomment>for 1: about {count} second</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>etwa {count} Sekunde</numerusform>
    <numerusform>etwa {count} Sekunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>about {count} minutes</source>
   <extracomment>for 1: about {count} minute</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>etwa {count} Minute</numerusform>
    <numerusform>etwa {count} Minuten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>{duration} left</source>
   <comment>a duration</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>noch {duration}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning.py" />
   <source>answers were too short to time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>die Antworten waren zu kurz zum Messen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning.py" />
   <source>the context is too short for the questions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Kontext ist zu kurz für die Fragen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>there was no time for it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dafür war keine Zeit</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>nothing is drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es wird nichts entworfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>no draft model is used</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es wird kein Entwurfsmodell verwendet</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>there is no other number of threads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine andere Zahl von Threads gibt es nicht</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>the cache of values needs it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Cache der Werte braucht sie</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>the batch has no room for another one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>im Batch ist kein Platz für einen anderen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/model_files.py" />
   <source>{model} of {repository} is not on this computer: download it first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} aus {repository} ist nicht auf diesem Rechner: zuerst herunterladen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/model_files.py" />
   <source>{model} is no longer in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} ist nicht mehr in {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>about {size}</source>
   <comment>a download</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>etwa {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It needs about {needed} of the GPU's {total} of memory; {free} are free now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gebraucht werden etwa {needed} der {total} Speicher der GPU; {free} sind jetzt frei.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It needs about {needed} of this computer's {total} of memory; {free} are free now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gebraucht werden etwa {needed} der {total} Speicher dieses Rechners; {free} sind jetzt frei.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>Larger pairs would fit too, but be slow on this processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Größere Paare würden auch passen, wären aber auf diesem Prozessor langsam.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It is the largest that fits there comfortably.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es ist das größte, das dort bequem passt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It is the largest that leaves half of it to other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es ist das größte, das die Hälfte davon anderen Programmen lässt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>There is no preset {name}; it may have been deleted or renamed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es gibt keine Voreinstellung {name}; vielleicht wurde sie gelöscht oder umbenannt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>There is a preset {name} already. Choose another name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es gibt schon eine Voreinstellung {name}. Einen anderen Namen wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>Your presets cannot be read: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Voreinstellungen können nicht gelesen werden: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>{problem}.</source>
   <comment>what is wrong in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{problem}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>{file} is not imported. {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} wird nicht importiert. {reason}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/presets/store.py" />
   <source>There would be {count} presets, and {most} can be kept. Delete some that you do not need.</source>
   <extracomment>for 1: There would be {count} preset, and {most} can be kept. Delete some that you do not need.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Es wäre dann {count} Voreinstellung, und {most} können gespeichert werden. Einige löschen, die nicht gebraucht werden.</numerusform>
    <numerusform>Es wären dann {count} Voreinstellungen, und {most} können gespeichert werden. Einige löschen, die nicht gebraucht werden.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>Preset {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voreinstellung {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>{preset}, name: {name} is there twice.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{preset}, Name: {name} kommt zweimal vor.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>{file} was written by a later Foretoken (version {version} of the file, known here: {known}). Update Foretoken, or move the file away.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} wurde von einem neueren Foretoken geschrieben (Version {version} der Datei, hier bekannt: {known}). Foretoken aktualisieren oder die Datei an einen anderen Ort legen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>The file of your presets was damaged: {problem} It is kept as {file}. No preset could be recovered.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Datei mit den Voreinstellungen war beschädigt: {problem} Die Datei bleibt als {file} erhalten. Keine Voreinstellung konnte wiederhergestellt werden.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/presets/store.py" />
   <source>The file of your presets was damaged: {problem} It is kept as {file}. {count} presets were recovered.</source>
   <extracomment>for 1: The file of your presets was damaged: {problem} It is kept as {file}. {count} preset was recovered.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Die Datei mit den Voreinstellungen war beschädigt: {problem} Die Datei bleibt als {file} erhalten. {count} Voreinstellung wurde wiederhergestellt.</numerusform>
    <numerusform>Die Datei mit den Voreinstellungen war beschädigt: {problem} Die Datei bleibt als {file} erhalten. {count} Voreinstellungen wurden wiederhergestellt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>{file} is not a {kind} file: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist keine {kind}-Datei: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>{model} uses the {architecture} architecture, which this version of llama.cpp cannot load. Update Foretoken, or choose another pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} verwendet die Architektur {architecture}, die diese Version von llama.cpp nicht laden kann. Foretoken aktualisieren oder ein anderes Paar wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>The pair needs about {needed} of memory, and {free} are free (estimated).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Paar braucht etwa {needed} Speicher, und {free} sind frei (geschätzt).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>Close other programs, shorten the context, or choose a smaller pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Andere Programme schließen, den Kontext verkürzen oder ein kleineres Paar wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a model is either a file on disk or one of the hub, not both</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein Modell ist entweder eine Datei auf dem Datenträger oder eines vom Hub, nicht beides</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>path must be one that a file can have</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>path muss ein Pfad sein, den eine Datei haben kann</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>path must be absolute, not {path}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>path muss absolut sein, nicht {path}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a model of the hub has a shorter name than that</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein Modell vom Hub hat einen kürzeren Namen als diesen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>repository must be owner/name, not {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>repository muss Besitzer/Name sein, nicht {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>file must be the name of a .gguf file, not {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>file muss der Name einer .gguf-Datei sein, nicht {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>context_length must be from {least} to {most}, not {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>context_length muss von {least} bis {most} sein, nicht {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a preset's name has {most} characters at most</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Name einer Voreinstellung hat höchstens {most} Zeichen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a preset's name must be one line of text, not {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Name einer Voreinstellung muss eine Textzeile sein, nicht {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>{file} is too large for a file of presets.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist zu groß für eine Datei mit Voreinstellungen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>as TOML it may have {most} bytes; write it as JSON</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>als TOML darf sie {most} Bytes haben; als JSON schreiben</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a line of it has more than {most} dots, which keys never need</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine Zeile davon hat mehr als {most} Punkte, die Schlüssel nie brauchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>its lists and tables lie too deep inside each other</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ihre Listen und Tabellen liegen zu tief ineinander</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>it is no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sie ist kein Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/probing.py" />
   <source>{file} was not loaded: the system ended its trial, most likely because memory ran out. Close other programs or choose a smaller model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} wurde nicht geladen: Das System hat den Versuch beendet, höchstwahrscheinlich weil der Speicher ausging. Andere Programme schließen oder ein kleineres Modell wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/probing.py" />
   <source>{file} makes llama.cpp crash, so it was not loaded: the file is damaged or of a kind that this version does not know.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} bringt llama.cpp zum Absturz und wurde deshalb nicht geladen: Die Datei ist beschädigt oder von einer Art, die diese Version nicht kennt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/probing.py" />
   <source>{file} was not loaded: its trial hung and was ended after {seconds} seconds. The file may be damaged, or the disk very slow. Try it once more or choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} wurde nicht geladen: Der Versuch hing und wurde nach {seconds} Sekunden beendet. Vielleicht ist die Datei beschädigt oder der Datenträger sehr langsam. Noch einmal versuchen oder eine andere Datei wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/trial.py" />
   <source>The tokenizer gives tokens that the vocabulary lacks: the file is damaged. Get it again, or choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Tokenizer liefert Token, die dem Vokabular fehlen: Die Datei ist beschädigt. Neu herunterladen oder eine andere wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Appearance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erscheinungsbild</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fenster</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Reading</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lesen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Notifications</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Benachrichtigungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Statistics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Statistik</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Updates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Updates</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Follow system</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie das System</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Light</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hell</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Dark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dunkel</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Theme</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Design</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The colours of the window. “Follow system” switches whenever the system does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Farben des Fensters. „Wie das System“ wechselt immer mit dem System.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Accent</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Akzent</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The colour of links and main buttons. The system's accent colour is adjusted where text would be hard to read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Farbe von Links und Hauptschaltflächen. Die Akzentfarbe des Systems wird angepasst, wo Text sonst schwer lesbar wäre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Motion</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bewegung</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Animated progress bars and menus, and a blinking text cursor. “Follow system” means full motion on systems that have no such setting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Animierte Fortschrittsbalken und Menüs und ein blinkender Textcursor. „Wie das System“ bedeutet volle Bewegung auf Systemen ohne eine solche Einstellung.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voll</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Reduced</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reduziert</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Language</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sprache</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The language of the window, not of the answers; a change takes effect after a restart. Translations were made by machine and have not been reviewed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Sprache des Fensters, nicht der Antworten; eine Änderung gilt nach einem Neustart. Die Übersetzungen sind maschinell erstellt und nicht geprüft.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Text size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textgröße</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The size of all text and of the controls around it, relative to normal.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Größe von allem Text und den Bedienelementen darum herum, im Verhältnis zur normalen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show sidebar</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seitenleiste zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The list of chats. It is hidden automatically while the window is too narrow.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Liste der Chats. Sie wird automatisch ausgeblendet, solange das Fenster zu schmal ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show live panel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Live-Anzeige zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Speed and acceptance of the answers. It is hidden automatically while the window is too narrow.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tempo und Annahme der Antworten. Die Anzeige wird automatisch ausgeblendet, solange das Fenster zu schmal ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show an icon in the system tray</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Symbol im Infobereich zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Its menu shows the window, starts a chat, stops an answer or quits. Not every desktop has a system tray.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sein Menü zeigt das Fenster, beginnt einen Chat, hält eine Antwort an oder beendet Foretoken. Nicht jeder Desktop hat einen Infobereich.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Format answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Antworten formatieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show headings, lists, tables and code formatted, not as the Markdown that the model wrote.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Überschriften, Listen, Tabellen und Code formatiert zeigen, nicht als das Markdown, das das Modell geschrieben hat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Origin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Herkunft</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Probability</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wahrscheinlichkeit</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Surprise</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Überraschung</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Token colours show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokenfarben zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Which model wrote each token, how likely it was for the target, or how surprising, in bits.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Welches Modell jedes Token geschrieben hat, wie wahrscheinlich es für das Zielmodell war oder wie überraschend, in Bit.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Copy selections as Markdown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Auswahl als Markdown kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Copy a selected part of an answer as the Markdown that the model wrote. A whole message is always copied that way.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einen ausgewählten Teil einer Antwort als das Markdown kopieren, das das Modell geschrieben hat. Eine ganze Nachricht wird immer so kopiert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Format your messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eigene Nachrichten formatieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show Markdown in your own messages formatted, not as you typed it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Markdown in eigenen Nachrichten formatiert zeigen, nicht so, wie es getippt wurde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Notify when a long answer is ready</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Melden, wenn eine lange Antwort fertig ist</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>For answers that take 20 seconds or more, while you are using another program. The notification has the name of the chat, unless it is temporary, and none of its content.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Für Antworten, die 20 Sekunden oder länger dauern, während ein anderes Programm benutzt wird. Die Benachrichtigung enthält den Namen des Chats, außer bei temporären, und nichts von seinem Inhalt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Draft from earlier chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus früheren Chats entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Where an answer continues like something in your chats, attachments or earlier answers, that text is used as the draft. This changes the speed of answers, not their text. A copy of these texts, without temporary chats, is kept on this computer for it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wo eine Antwort so weitergeht wie etwas in Chats, Anhängen oder früheren Antworten, dient dieser Text als Entwurf. Das ändert das Tempo der Antworten, nicht ihren Text. Dafür wird eine Kopie dieser Texte, ohne temporäre Chats, auf diesem Rechner gespeichert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Keep statistics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Statistik führen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Counts, times and model names of every answer and error, also in temporary chats, in a file on this computer. Nothing that you or the model wrote is kept there, and nothing is sent.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anzahlen, Zeiten und Modellnamen zu jeder Antwort und jedem Fehler, auch in temporären Chats, in einer Datei auf diesem Rechner. Eigene Texte und Texte des Modells werden dort nicht gespeichert, und nichts wird gesendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Check for updates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach Updates suchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When Foretoken may download the list of its releases. Nothing about you is sent.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wann Foretoken die Liste seiner Versionen herunterladen darf. Nichts Persönliches wird gesendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Never</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nie</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Only when I ask</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nur auf Anforderung</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Once a day</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einmal am Tag</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Temperature</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temperatur</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How varied answers are. At 0 the most likely token is always chosen; above 1, unlikely tokens are chosen more often than the model predicts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie abwechslungsreich Antworten sind. Bei 0 wird immer das wahrscheinlichste Token gewählt; über 1 werden unwahrscheinliche Token öfter gewählt, als das Modell vorhersagt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Top-k</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Top-k</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Choose only among this many of the most likely tokens; 0 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nur unter so vielen der wahrscheinlichsten Token wählen; 0 schaltet dies aus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Top-p</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Top-p</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Choose only among the most likely tokens that together reach this probability; 1 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nur unter den wahrscheinlichsten Token wählen, die zusammen diese Wahrscheinlichkeit erreichen; 1 schaltet dies aus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Min-p</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Min-p</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Exclude tokens that are less likely than this fraction of the most likely one; 0 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token ausschließen, die weniger wahrscheinlich sind als dieser Anteil des wahrscheinlichsten; 0 schaltet dies aus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Repetition penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wiederholungsstrafe</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Makes recent tokens less likely by this factor; 1 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Macht kürzlich vorgekommene Token um diesen Faktor unwahrscheinlicher; 1 schaltet dies aus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Presence penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Präsenzstrafe</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Lowers the score of every recent token by this much, however often it occurred; 0 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Senkt den Punktwert jedes kürzlich vorgekommenen Tokens um diesen Betrag, gleich wie oft es vorkam; 0 schaltet dies aus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Frequency penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Häufigkeitsstrafe</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Lowers the score of a recent token by this much for each time it occurred; 0 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Senkt den Punktwert eines kürzlich vorgekommenen Tokens um diesen Betrag für jedes Mal, das es vorkam; 0 schaltet dies aus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Penalty window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fenster der Strafen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How many tokens count as recent for the three penalties, including those of the prompt.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie viele der letzten Token für die drei Strafen zählen, die des Prompts eingeschlossen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Seed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seed</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>With the same seed, the same question gets the same answer. “Random” uses a new seed for each answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mit demselben Seed bekommt dieselbe Frage dieselbe Antwort. „Zufällig“ verwendet für jede Antwort einen neuen Seed.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Random</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zufällig</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Maximum answer length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Maximale Antwortlänge</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>An answer stops after this many tokens; you can continue it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Antwort endet nach so vielen Token; sie kann fortgesetzt werden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Stop strings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Stoppzeichenfolgen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>An answer stops before any of these, as well as before the model's own. Separate them with ; and write \n for a new line.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Antwort endet vor jeder dieser Zeichenfolgen und vor denen des Modells. Mit ; trennen und \n für eine neue Zeile schreiben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When the context is full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wenn der Kontext voll ist</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>What happens when a chat no longer fits into the model's context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Was geschieht, wenn ein Chat nicht mehr in den Kontext des Modells passt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Leave out the oldest turns</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die ältesten Gesprächsrunden weglassen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Stop with an error</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mit einem Fehler anhalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Takes effect when the model is loaded again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wirkt, wenn das Modell neu geladen wird.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}, {range}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Standard: {default}, {range}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Standard: {default}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aus</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>{number} %</source>
   <comment>a share in hundredths</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>a number from {least} to {most}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine Zahl von {least} bis {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>a whole number from {least} to {most}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine ganze Zahl von {least} bis {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>empty</source>
   <comment>a text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>leer</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>“{text}”</source>
   <comment>a text in quotes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>„{text}“</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/preferences/preference.py" />
   <source>a text of {count} characters at most</source>
   <extracomment>for 1: a text of {count} character at most</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>ein Text von höchstens {count} Zeichen</numerusform>
    <numerusform>ein Text von höchstens {count} Zeichen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>none</source>
   <comment>texts</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>keine</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/preferences/preference.py" />
   <source>{count} texts at most with {longest} characters each at most</source>
   <extracomment>for 1: {count} text at most with {longest} characters at most</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>höchstens {count} Text mit höchstens {longest} Zeichen</numerusform>
    <numerusform>höchstens {count} Texte mit jeweils höchstens {longest} Zeichen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>Nothing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nichts</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>{limits}, or nothing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{limits} oder nichts</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>from {least} to {most}</source>
   <comment>numbers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>von {least} bis {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>They are still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sie werden noch geschrieben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>it holds no preferences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sie enthält keine Einstellungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>Your preferences cannot be read: {why}. Until {path} can be used, what you change lasts as long as this window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Einstellungen können nicht gelesen werden: {why}. Bis {path} verwendbar ist, gelten Änderungen nur, solange dieses Fenster offen ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>Your preferences could not be read: {why}. Foretoken begins with its own; the file is kept as {name} in {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Einstellungen konnten nicht gelesen werden: {why}. Foretoken beginnt mit seinen eigenen; die Datei bleibt als {name} in {folder} erhalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>the system refuses it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>das System lässt es nicht zu</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>This server cannot continue an answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieser Server kann keine Antwort fortsetzen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>{host} wrote {most} characters and did not end.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat {most} Zeichen geschrieben und nicht aufgehört.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The connection to {host} broke off in the middle of the answer. Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Verbindung zu {host} brach mitten in der Antwort ab. Noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>{host} gave up in the middle of the answer. Try again; its log may tell more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat mitten in der Antwort aufgegeben. Noch einmal versuchen; mehr steht vielleicht im Protokoll des Servers.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server sent several tokens at once, so that its counters do not tell for all of them whether they were drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Server hat mehrere Token auf einmal gesendet, sodass seine Zähler nicht für alle angeben, ob sie entworfen wurden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server tells how many tokens it drafted and accepted, but not which ones.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Server gibt an, wie viele Token er entworfen und angenommen hat, aber nicht, welche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server counts the drafts of all its answers together, and others were answered at the same time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Server zählt die Entwürfe aller seiner Antworten zusammen, und zur selben Zeit wurden andere geschrieben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server does not tell whether and what it drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Server gibt nicht an, ob und was er entworfen hat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>{host} was not asked: whoever is on the way to it could read along, and nobody has agreed to that.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} wurde nicht gefragt: Wer auf dem Weg dorthin ist, könnte mitlesen, und dem hat niemand zugestimmt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>it is packed ({kind}), which nobody asked for</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es ist gepackt ({kind}), was niemand verlangt hat</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>it is a web page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es ist eine Webseite</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>it is of the kind {kind}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es ist von der Art {kind}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>it is no stream of events</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es ist kein Strom von Ereignissen</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>one of its events is longer than {most} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eines der Ereignisse ist länger als {most} Bytes</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>one of its lines is longer than {most} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine der Zeilen ist länger als {most} Bytes</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>it is no JSON object</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es ist kein JSON-Objekt</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/looking.py" />
   <source>{host} answers, but lists no models: is it a server of models?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} antwortet, nennt aber keine Modelle: Ist das ein Server für Modelle?</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/looking.py" />
   <source>Ollama cuts what does not fit its context without a word. How long that is says OLLAMA_CONTEXT_LENGTH, or num_ctx of a model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ollama schneidet ohne ein Wort ab, was nicht in seinen Kontext passt. Wie lang der ist, bestimmt OLLAMA_CONTEXT_LENGTH oder num_ctx eines Modells.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>OpenAI-compatible server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>OpenAI-kompatibler Server</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>The address holds a name or a password. Enter the key in its own field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Adresse enthält einen Namen oder ein Passwort. Den Schlüssel in sein eigenes Feld eingeben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>{address} is no address of a server. One looks like http://localhost:8080 or https://example.org/v1.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{address} ist keine Adresse eines Servers. Eine sieht aus wie http://localhost:8080 oder https://example.org/v1.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server_keys.py" />
   <source>This is no key: one is a line of letters, digits and signs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das ist kein Schlüssel: Ein Schlüssel ist eine Zeile aus Buchstaben, Ziffern und Zeichen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server_list.py" />
   <source>There are {most} servers. Remove one first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es gibt {most} Server. Zuerst einen entfernen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} was not found. Is its name right?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} wurde nicht gefunden. Stimmt der Name?</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>Nothing listens at {host}. Is the server running, and is the port right?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>An {host} lauscht nichts. Läuft der Server, und stimmt der Port?</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>Nobody vouches for the certificate of {host}: {reason}. If it is your own, name its file in the environment variable SSL_CERT_FILE.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Niemand bürgt für das Zertifikat von {host}: {reason}. Ist es ein eigenes, seine Datei in der Umgebungsvariablen SSL_CERT_FILE angeben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{sentence} It says: {words}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{sentence} Der Server sagt: {words}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>The chat does not fit the context of the model on {host}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Chat passt nicht in den Kontext des Modells auf {host}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} wants a key (HTTP {code}). Enter it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} verlangt einen Schlüssel (HTTP {code}). Den Schlüssel eingeben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} does not take the key (HTTP {code}). Enter another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} nimmt den Schlüssel nicht an (HTTP {code}). Einen anderen eingeben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} has no such model, or nothing at this address (HTTP {code}). Look at the address, and choose one of its models.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat kein solches Modell oder nichts unter dieser Adresse (HTTP {code}). Die Adresse prüfen und eines der Modelle des Servers wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} is still loading its model. Try again in a moment.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} lädt sein Modell noch. Gleich noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} is busy (HTTP {code}) and asks to wait for {seconds} s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ist beschäftigt (HTTP {code}) und bittet, {seconds} s zu warten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} is busy (HTTP {code}). Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ist beschäftigt (HTTP {code}). Später noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} took too long (HTTP {code}). Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat zu lange gebraucht (HTTP {code}). Noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>Something failed on {host} (HTTP {code}). Try again; its log may tell more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Auf {host} ist etwas gescheitert (HTTP {code}). Noch einmal versuchen; mehr steht vielleicht im Protokoll des Servers.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} refuses to answer this (HTTP {code}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} weigert sich, dies zu beantworten (HTTP {code}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} leads to another address, where nothing was sent: {where}. If that is right, enter it in place of this one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} führt zu einer anderen Adresse, an die nichts gesendet wurde: {where}. Ist das richtig, diese statt der bisherigen eingeben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>What {host} says makes no sense here: {problem}. Is it a server of models?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Was {host} sagt, ergibt hier keinen Sinn: {problem}. Ist das ein Server für Modelle?</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} sends more than it may: {problem}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} sendet mehr, als es darf: {problem}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/atomic_file.py" />
   <source>{file} is in use by another process.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} wird von einem anderen Prozess verwendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/database.py" />
   <source>a newer version of Foretoken wrote it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine neuere Version von Foretoken hat sie geschrieben</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} does not answer. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} antwortet nicht. Später noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} was not found. Is this computer online?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} wurde nicht gefunden. Ist dieser Rechner online?</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>Nobody answers at {host}. Is a firewall in between? Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bei {host} antwortet niemand. Ist eine Firewall dazwischen? Später noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} cannot be reached: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ist nicht erreichbar: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>A SOCKS proxy is set, which is not supported. Set an HTTP proxy instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein SOCKS-Proxy ist eingestellt, der nicht unterstützt wird. Stattdessen einen HTTP-Proxy einstellen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The proxy does not lead to {host}: {reason}. Check the proxy's settings, or the variables http_proxy, https_proxy and no_proxy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Proxy führt nicht zu {host}: {reason}. Die Einstellungen des Proxys oder die Variablen http_proxy, https_proxy und no_proxy prüfen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The connection to {host} is not safe: {reason}. Check this computer's clock, and whether a network guard reads along with a certificate of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Verbindung zu {host} ist nicht sicher: {reason}. Prüfen, ob die Uhr dieses Rechners stimmt und ob ein Netzwächter mit einem eigenen Zertifikat mitliest.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The connection to {host} is not safe: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Verbindung zu {host} ist nicht sicher: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} does not speak https. Its address may begin with http://.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} spricht kein https. Die Adresse darf mit http:// beginnen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} wants https. Let its address begin so.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} verlangt https. Die Adresse damit beginnen lassen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The connection to {host} broke off. Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Verbindung zu {host} brach ab. Noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} sent something that makes no sense ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat etwas gesendet, das keinen Sinn ergibt ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} sent something that is no text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat etwas gesendet, das kein Text ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>Only {received} of the {size} bytes of {file} arrived. Nothing was kept; try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nur {received} der {size} Bytes von {file} kamen an. Es wurde nichts behalten; noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{file} is not the file that was announced: its checksum differs. Nothing was kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist nicht die angekündigte Datei: Die Prüfsumme weicht ab. Es wurde nichts behalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{file} cannot be written to {folder}: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} kann nicht in {folder} geschrieben werden: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} did not send it. There is nothing at this address (HTTP {code}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat es nicht gesendet. Unter dieser Adresse ist nichts (HTTP {code}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} did not send it. It refused (HTTP {code}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat es nicht gesendet, sondern verweigert (HTTP {code}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} sent more than the {most} bytes expected.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} hat mehr als die erwarteten {most} Bytes gesendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{address} is no https address, so it was not asked.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{address} ist keine https-Adresse und wurde deshalb nicht abgefragt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} leads to an address that is not https.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} führt zu einer Adresse, die nicht https ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein Ordner</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a pipe</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine Pipe</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a socket</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein Socket</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a device</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein Gerät</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a link</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine Verknüpfung</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>there can be no file of that name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine Datei dieses Namens kann es nicht geben</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>it is {kind}, and only ordinary files are written to</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es ist {kind}, und nur gewöhnliche Dateien werden beschrieben</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>it is {kind}, and only ordinary files are read</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es ist {kind}, und nur gewöhnliche Dateien werden gelesen</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>it holds more than the {most} bytes that are read of it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es enthält mehr als die {most} Bytes, die davon gelesen werden</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>it is longer than {most} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sie ist länger als {most} Bytes</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>line {line}: {problem}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeile {line}: {problem}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>it holds a number with thousands of digits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sie enthält eine Zahl mit Tausenden von Ziffern</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>{number} is no number that can be used</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} ist keine Zahl, die verwendet werden kann</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>its lists and tables lie inside each other more than {most} levels deep</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ihre Listen und Tabellen liegen mehr als {most} Ebenen tief ineinander</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>it is longer than {most} characters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sie ist länger als {most} Zeichen</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>its list holds something else than conversations</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ihre Liste enthält etwas anderes als Unterhaltungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>its lists and tables have more than {most} levels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ihre Listen und Tabellen haben mehr als {most} Ebenen</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>one conversation is longer than {most} characters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine Unterhaltung ist länger als {most} Zeichen</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>its end is missing: it was cut off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ihr Ende fehlt: Sie wurde abgeschnitten</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/kept_secrets.py" />
   <source>the system's keyring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Schlüsselbund des Systems</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/kept_secrets.py" />
   <source>this session</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>diese Sitzung</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>“{text}”</source>
   <comment>a quotation</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>„{text}“</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>{most} and {last}</source>
   <comment>a list</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{most} und {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>{most} or {last}</source>
   <comment>a list</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{most} oder {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>{day}, {time}</source>
   <comment>a moment</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{day}, {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>there is no such field: {field}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dieses Feld gibt es nicht: {field}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>it has a name that cannot be shown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein Name darin kann nicht gezeigt werden</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>it has a moment that cannot be shown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es enthält einen Zeitpunkt, der nicht angezeigt werden kann</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>{what}: {problem}.</source>
   <comment>what is wrong in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: {problem}.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/system/shown_text.py" />
   <source>… {count} more lines …</source>
   <extracomment>for 1: … {count} more line …</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>… {count} weitere Zeile …</numerusform>
    <numerusform>… {count} weitere Zeilen …</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/system/shown_text.py" />
   <source>… {count} more characters …</source>
   <extracomment>for 1: … {count} more character …</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>… {count} weiteres Zeichen …</numerusform>
    <numerusform>… {count} weitere Zeichen …</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/system/update_feed.py" />
   <source>The release feed is of a kind that this version cannot read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Versionsliste ist von einer Art, die diese Version nicht lesen kann.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/update_feed.py" />
   <source>The release feed cannot be read: it is damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Versionsliste kann nicht gelesen werden: Sie ist beschädigt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Available when the model is ready</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verfügbar, sobald das Modell bereit ist</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Models on this computer, and pairs to get</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelle auf diesem Rechner und Paare zum Herunterladen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Choose models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelle wählen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Angehalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Stopped at the limit of tokens for one answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Angehalten an der Grenze der Token für eine Antwort.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Stopped at the limit of steps for one answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Angehalten an der Grenze der Schritte für eine Antwort.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Interrupted: the app was closed while this was written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Unterbrochen: Die Anwendung wurde geschlossen, während dies geschrieben wurde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>The answer was cut off: the context is full. Start a new chat, or ask something shorter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antwort wurde abgeschnitten: Der Kontext ist voll. Einen neuen Chat beginnen oder etwas Kürzeres fragen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>There is no room for an answer: the context is full. Start a new chat, or ask something shorter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Für eine Antwort ist kein Platz: Der Kontext ist voll. Einen neuen Chat beginnen oder etwas Kürzeres fragen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>The model returned an empty answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell hat eine leere Antwort gegeben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>The built-in pair is a tiny demonstration. A bigger pair may know more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das eingebaute Paar ist eine winzige Vorführung. Ein größeres Paar weiß vielleicht mehr.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Notice</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hinweis</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Copy details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Details kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Copy the details of what happened</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einzelheiten des Geschehens kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Copied</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kopiert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thoughts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gedanken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Show or hide the model's thoughts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gedanken des Modells ein- oder ausblenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Reading the prompt…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt wird gelesen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Reading the prompt… {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt wird gelesen… {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Load the pair like this, and go on with the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Paar so laden und mit der Antwort weitermachen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Go on where the answer stopped</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Weitermachen, wo die Antwort angehalten hat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Continue</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Try again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Noch einmal versuchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Ask the same question once more</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieselbe Frage noch einmal stellen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Your message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eigene Nachricht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>The model does not see unanswered questions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell sieht unbeantwortete Fragen nicht.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Answer this question; what follows it stays as another version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Frage beantworten; was ihr folgt, bleibt als andere Fassung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Answer again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neu antworten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>The model no longer sees the messages above: the context is full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Nachrichten darüber sieht das Modell nicht mehr: Der Kontext ist voll</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>A model reads only so much text at once. The oldest messages are left out,
so that this chat can go on. A new chat starts with an empty context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Modell liest nur eine begrenzte Menge Text auf einmal. Die ältesten Nachrichten werden weggelassen,
damit dieser Chat weitergehen kann. Ein neuer Chat beginnt mit leerem Kontext.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>Conversation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Unterhaltung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Find in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In diesem Chat suchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Places found</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fundstellen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>{number} of {count}</source>
   <comment>the places found</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} von {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>none</source>
   <comment>the places found</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>keine</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>plain decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>einfaches Dekodieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>drafts by prompt lookup only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>entwirft nur durch Prompt-Lookup</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>drafts in every step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>entwirft in jedem Schritt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>fixed lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>feste Vorausschau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>adaptive lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>adaptive Vorausschau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>step-rule lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vorausschau nach Schrittregel</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>ewma lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vorausschau nach EWMA</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Geschrieben von {target}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}, with drafts by {draft}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Geschrieben von {target}, mit Entwürfen von {draft}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Sent to {name}, which is {host}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gesendet an {name}, das ist {host}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Computed {place}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Berechnet {place}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>{settings}.</source>
   <comment>a list that is a sentence</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{settings}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>repeat penalty {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wiederholungsstrafe {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>presence penalty {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Präsenzstrafe {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>frequency penalty {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Häufigkeitsstrafe {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>seed {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seed {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>fixed lookahead {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>feste Vorausschau {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_actions.py" />
   <source>Version {number} of {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fassung {number} von {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Edit your message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eigene Nachricht bearbeiten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Cancel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abbrechen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>The original stays as another version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Original bleibt als andere Fassung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Save</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Speichern</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Enter saves, Esc cancels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enter speichert, Esc bricht ab</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Send</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Senden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Enter sends, Esc cancels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enter sendet, Esc bricht ab</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Open this link?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diesen Link öffnen?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Open</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Öffnen</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>A long text: {count} characters, shown as plain text</source>
   <extracomment>for 1: A long text: {count} character, shown as plain text</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Ein langer Text: {count} Zeichen, als reiner Text gezeigt</numerusform>
    <numerusform>Ein langer Text: {count} Zeichen, als reiner Text gezeigt</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>Only the first {count} lines are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nur die ersten {count} Zeilen werden angezeigt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/token_walk.py" />
   <source>Left and Right walk along the tokens, Enter shows all about one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Links und Rechts gehen die Token entlang, Enter zeigt alles über eines</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Ask this</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das fragen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>The built-in pair is tiny and knows little. It is there to try things out.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das eingebaute Paar ist winzig und weiß wenig. Es ist zum Ausprobieren da.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>For real work: {pair} ({size} to download, needs about {memory} of memory).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Für richtige Arbeit: {pair} ({size} herunterzuladen, braucht etwa {memory} Speicher).</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Opens Download models at this pair; nothing is downloaded yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeigt dieses Paar unter Modelle herunterladen; es wird noch nichts heruntergeladen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>See this pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Paar ansehen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Search commands, chats and models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Befehle, Chats und Modelle suchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Command palette</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Befehlspalette</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Commands, chats and models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Befehle, Chats und Modelle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>No matches</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine Treffer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>↑ ↓ to move    {take} to open    {close} to close</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>↑ ↓ bewegen    {take} öffnen    {close} schließen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Model</source>
   <comment>what the command palette offers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Attach again: {file}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wieder anhängen: {file}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Recent file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zuletzt verwendete Datei</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Use again: {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wieder verwenden: {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Recent server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zuletzt verwendeter Server</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Recent pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zuletzt verwendetes Paar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Server</source>
   <comment>what the command palette offers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Server</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Chat</source>
   <comment>what the command palette offers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is already the shortcut of “{command}”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} ist schon das Tastenkürzel von „{command}“.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>A shortcut is one key, with or without modifiers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Tastenkürzel ist eine einzelne Taste, mit oder ohne Zusatztasten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is reserved for editing text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} ist für die Textbearbeitung reserviert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is reserved for moving, or by the system.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} ist für die Navigation oder vom System reserviert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} types text by itself.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} allein schreibt Text.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is reserved by the system.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} ist vom System reserviert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Chats</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Message</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nachricht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Models</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>View</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ansicht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Help</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hilfe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>New</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neu</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Menu</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Menü</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Chats</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Theme</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Design</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Help</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hilfe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Anywhere in the window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Überall im Fenster</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the message field</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Im Nachrichtenfeld</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>On a message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Auf einer Nachricht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>On the tokens of an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Auf den Token einer Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>While finding in a chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bei der Suche in einem Chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the chat search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In der Chatsuche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the list of chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In der Liste der Chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the command palette</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In der Befehlspalette</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the model picker</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In der Modellauswahl</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In den Einstellungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the system prompts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In den Systemprompts</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In a replay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In einer Wiedergabe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In den Tastenkürzeln</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the guide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In der Anleitung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In dialogs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In Dialogen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>{keys} or {key}</source>
   <comment>keys that do the same</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{keys} oder {key}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>“{command}” has no shortcut now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>„{command}“ hat jetzt kein Tastenkürzel.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>The shortcut of “{command}” is now {key}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Tastenkürzel von „{command}“ ist jetzt {key}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>“{command}” has its default shortcut again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>„{command}“ hat wieder das Standardkürzel.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>All commands have their default shortcuts again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Befehle haben wieder ihre Standardkürzel.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: follow system</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Design: wie das System</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: light</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Design: hell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: dark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Design: dunkel</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Token colours: origin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokenfarben: Herkunft</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Token colours: probability</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokenfarben: Wahrscheinlichkeit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Token colours: surprise</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokenfarben: Überraschung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save charts as an image (PNG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagramme als Bild speichern (PNG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save charts as an image (SVG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagramme als Bild speichern (SVG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save chart data as a table (CSV)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagrammdaten als Tabelle speichern (CSV)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Guide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anleitung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Pages about everything, with a search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seiten über alles, mit einer Suche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>How it works</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>So funktioniert es</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>A short guide, with a step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine kurze Anleitung, mit einem Schritt der letzten Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>What's this?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Was ist das?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Explain the focused item, or the next one you click</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Element mit dem Fokus oder das als Nächstes angeklickte erklären</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Keyboard shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show the keyboard shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Tastenkürzel zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find a command, a chat or a model by a few letters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einen Befehl, einen Chat oder ein Modell mit ein paar Buchstaben finden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Settings…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einstellungen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>All settings, with a search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Einstellungen, mit Suche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Statistics…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Statistik…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Totals for all answers by model and day, and errors</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Summen für alle Antworten nach Modell und Tag, und Fehler</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Menu</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Menü</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open the menu</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Menü öffnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Start a new chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einen neuen Chat beginnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Temporary chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temporärer Chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Start a chat that is not saved</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einen Chat beginnen, der nicht gespeichert wird</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>New folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neuer Ordner</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Chats durchsuchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find words in all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wörter in allen Chats finden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show archived chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Archivierte Chats zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Back up chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats sichern…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Restore chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats wiederherstellen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Import chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats importieren…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Import chats from Foretoken, ChatGPT or LM Studio</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats aus Foretoken, ChatGPT oder LM Studio importieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Chats exportieren…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export all chats to one file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Chats in eine Datei exportieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export this chat…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diesen Chat exportieren…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export this chat to a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diesen Chat in eine Datei exportieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Print this chat…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diesen Chat drucken…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Chats löschen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Stop the answer or a running test</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antwort oder einen laufenden Test anhalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Attach files…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dateien anhängen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Attach text files or PDFs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textdateien oder PDFs anhängen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Clear recent files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zuletzt verwendete Dateien leeren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>System prompt…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Systemprompt…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Instructions for the model in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anweisungen für das Modell in diesem Chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Sampling…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sampling…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Temperature, cut-offs, penalties and length for the next answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temperatur, Auswahlgrenzen, Strafen und Länge für die nächsten Antworten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy the last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Letzte Antwort kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay the answer…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Antwort wiedergeben…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay the answer in view, with its colours and charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die sichtbare Antwort wiedergeben, mit ihren Farben und Diagrammen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay an answer from a file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Antwort aus einer Datei wiedergeben…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay an answer from an exported chat, without importing it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Antwort aus einem exportierten Chat wiedergeben, ohne ihn zu importieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo delete</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Löschen rückgängig machen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rückgängig</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find in this chat; ignores case and accents</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In diesem Chat suchen, ohne auf Groß- und Kleinschreibung und Akzente zu achten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next match</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nächster Treffer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous match</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vorheriger Treffer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Choose models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelle wählen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Choose the target and the draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ziel- und Entwurfsmodell wählen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Download models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelle herunterladen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Ready-made pairs and all models on the hub</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fertige Paare und alle Modelle auf dem Hub</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Clear recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zuletzt verwendete Paare leeren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Connect to a server…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mit einem Server verbinden…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use a server instead of a model on this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einen Server statt eines Modells auf diesem Rechner verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Engine settings…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Engine-Einstellungen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>How the loaded models run: threads, caches, draft length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie die geladenen Modelle laufen: Threads, Caches, Entwurfslänge</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Race: plain vs. speculative…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rennen: einfach gegen spekulativ…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Answer the same question both ways, side by side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieselbe Frage auf beide Arten beantworten, nebeneinander</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Benchmark…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Benchmark…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Measure drafting by kind of text, and compare with earlier runs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Entwerfen nach Textarten messen und mit früheren Läufen vergleichen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Verify losslessness…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verlustfreiheit prüfen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Check that drafting does not change the output</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prüfen, dass Entwerfen die Ausgabe nicht ändert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokenfarben ein/aus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Colour tokens by origin or probability</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token nach Herkunft oder Wahrscheinlichkeit färben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle the source of an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quelltext einer Antwort ein/aus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show the answer as the model wrote it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antwort so zeigen, wie das Modell sie geschrieben hat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle formatting in answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Formatierung in Antworten ein/aus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle formatting in your messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Formatierung in eigenen Nachrichten ein/aus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle Markdown in copied selections</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Markdown in kopierter Auswahl ein/aus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle sidebar</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seitenleiste ein/aus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle live panel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Live-Anzeige ein/aus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Switch charts between this answer and the whole chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagramme zwischen dieser Antwort und dem ganzen Chat umschalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Pause or resume charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagramme pausieren oder fortsetzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Larger text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Größerer Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Smaller text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kleinerer Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Normal text size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Normale Textgröße</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy diagnostics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagnose kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open logs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Protokolle öffnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Check for updates…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach Updates suchen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>About Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Über Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Quit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Beenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Send or queue the message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nachricht senden oder einreihen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Insert a line break</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeilenumbruch einfügen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Edit the last message (in an empty field)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Letzte Nachricht bearbeiten (im leeren Feld)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Go to the messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zu den Nachrichten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo typing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eingabe rückgängig machen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vorherige Nachricht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nächste Nachricht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vorherige Fassung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nächste Fassung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy the text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Text kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Edit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bearbeiten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Edit; keeps this version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bearbeiten; diese Fassung bleibt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Cancel editing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bearbeiten abbrechen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Regenerate</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neu erzeugen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Answer again; keeps this answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neu antworten; diese Antwort bleibt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Continue where the answer stopped</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Weitermachen, wo die Antwort angehalten hat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Branch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abzweigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>New chat with a copy up to this message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neuer Chat mit einer Kopie bis zu dieser Nachricht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wiedergeben…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay this answer with its colours and charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Antwort mit ihren Farben und Diagrammen wiedergeben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Löschen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete this message and all below it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Nachricht und alle darunter löschen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export this message to a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Nachricht in eine Datei exportieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vorheriges Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nächstes Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vorheriger Schritt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nächster Schritt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Inspect the token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token untersuchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Where the token came from, and its alternatives</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Woher das Token kam, und seine Alternativen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Leave the tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Token verlassen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close find</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Suche schließen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open the selected result</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ausgewählten Treffer öffnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Clear the search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Suche leeren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Rename</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Umbenennen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Pin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anheften</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Unpin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht mehr anheften</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Move to folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In Ordner verschieben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Remove from folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus dem Ordner entfernen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Duplicate</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Duplizieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportieren…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export chats in folder…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats im Ordner exportieren…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Archive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Archivieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Unarchive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus dem Archiv holen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Collapse</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einklappen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Expand</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ausklappen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous item</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vorheriges Element</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next item</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nächstes Element</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Run or open</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ausführen oder öffnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close the palette</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Palette schließen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find a model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modell suchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Datei öffnen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open a model file from anywhere</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Modelldatei von beliebigem Ort öffnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save as preset…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Als Voreinstellung speichern…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save this pair and its settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Paar und seine Einstellungen speichern</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Load</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Laden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close or cancel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schließen oder abbrechen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use as target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Als Zielmodell verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use as draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Als Entwurfsmodell verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>New chat with this model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neuer Chat mit diesem Modell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Reset to defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Auf Standard zurücksetzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show in folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Im Ordner zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy path</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pfad kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Remove from this list</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus dieser Liste entfernen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Move to trash</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In den Papierkorb verschieben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Rename…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Umbenennen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replace with current choice</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Durch die aktuelle Wahl ersetzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export all presets…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Voreinstellungen exportieren…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Import presets…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voreinstellungen importieren…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einstellungen durchsuchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo the last change</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Letzte Änderung rückgängig machen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schließen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Play or pause</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abspielen oder pausieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Go to the beginning</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zum Anfang</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Go to the end</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zum Ende</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tastenkürzel durchsuchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Change the shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tastenkürzel ändern</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search the guide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anleitung durchsuchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zurück</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In diesem Chat verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use this prompt from the next answer on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diesen Prompt ab der nächsten Antwort verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete the prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt löschen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Press the selected button</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ausgewählte Schaltfläche drücken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Remove</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entfernen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>{what} ({keys})</source>
   <comment>a command with its keys</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} ({keys})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Stop</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anhalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Queue</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einreihen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Stop the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Antwort anhalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Not now: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jetzt nicht: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Not now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jetzt nicht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Send it after the messages before it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach den Nachrichten davor senden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Nothing is running</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es läuft nichts</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Attach files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dateien anhängen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>The text is long, so it is attached as a file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Text ist lang und wird deshalb als Datei angehängt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>, or drop them on the window.</source>
   <comment>behind “Attach text files”</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>, oder auf das Fenster ziehen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Unsent files are forgotten when you quit.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht gesendete Dateien werden beim Beenden vergessen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Sampling: {kind}, temperature {t}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sampling: {kind}, Temperatur {t}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>{sampling} ({scope})</source>
   <comment>sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{sampling} ({scope})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>System prompt: {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Systemprompt: {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>System: {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>System: {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>System prompt: none</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Systemprompt: keiner</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Context {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kontext {used} von {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Context full: {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kontext voll: {used} von {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Context nearly full: {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kontext fast voll: {used} von {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>a file is still being read</source>
   <comment>Not now: …</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eine Datei wird noch gelesen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>This chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieser Chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Kept for the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Für die Antwort freigehalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Free</source>
   <comment>tokens in the context</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Frei</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Counted by the server for the last answer; it alone can count the next message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vom Server für die letzte Antwort gezählt; nur er kann die nächste Nachricht zählen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Context length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kontextlänge</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Too long by {count} tokens: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</source>
   <extracomment>for 1: Too long by {count} token: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Token zu lang: Der Kontext des Modells fasst {context}. Die Nachricht, ihre Dateien oder den Systemprompt kürzen oder das Modell mit einem längeren Kontext laden.</numerusform>
    <numerusform>{count} Token zu lang: Der Kontext des Modells fasst {context}. Die Nachricht, ihre Dateien oder den Systemprompt kürzen oder das Modell mit einem längeren Kontext laden.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>The context is full: the oldest {count} turns will be left out.</source>
   <extracomment>for 1: The context is full: the oldest turn will be left out.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Der Kontext ist voll: Die älteste Gesprächsrunde wird weggelassen.</numerusform>
    <numerusform>Der Kontext ist voll: Die ältesten {count} Gesprächsrunden werden weggelassen.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Only {count} tokens are left for the answer.</source>
   <extracomment>for 1: Only {count} token is left for the answer.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Für die Antwort bleibt nur {count} Token.</numerusform>
    <numerusform>Für die Antwort bleiben nur {count} Token.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>The context is nearly full: after {count} more tokens, old turns are left out.</source>
   <extracomment>for 1: The context is nearly full: after {count} more token, old turns are left out.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Der Kontext ist fast voll: Nach {count} weiteren Token werden alte Gesprächsrunden weggelassen.</numerusform>
    <numerusform>Der Kontext ist fast voll: Nach {count} weiteren Token werden alte Gesprächsrunden weggelassen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Conversation and chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Unterhaltung und Chatformat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chatformat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>This message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Nachricht</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Left out: the oldest {count} turns</source>
   <extracomment>for 1: Left out: the oldest turn</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Weggelassen: die älteste Gesprächsrunde</numerusform>
    <numerusform>Weggelassen: die ältesten {count} Gesprächsrunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>{used} of {count} tokens once this is sent</source>
   <extracomment>for 1: {used} of {count} token once this is sent</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{used} von {count} Token nach dem Senden</numerusform>
    <numerusform>{used} von {count} Token nach dem Senden</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>{what}: {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>reading…</source>
   <comment>a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>wird gelesen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>counting…</source>
   <comment>tokens of a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>wird gezählt…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Queued messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eingereihte Nachrichten</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>{count} files</source>
   <extracomment>for 1: {count} file</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Datei</numerusform>
    <numerusform>{count} Dateien</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Queued: {message}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eingereiht: {message}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Moves it back to the field</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Holt sie zurück in das Feld</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Click, or press Up in the empty field, to edit it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zum Bearbeiten klicken oder im leeren Feld Hoch drücken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>queued</source>
   <comment>a message</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eingereiht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Next answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nächste Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>This model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Modell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Default</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Standard</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies to the next answer only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gilt nur für die nächste Antwort.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies to all answers in this chat, with any model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gilt für alle Antworten in diesem Chat, mit jedem Modell.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies to this model, unless a chat has its own value.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gilt für dieses Modell, sofern ein Chat keinen eigenen Wert hat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies unless a chat or a model has its own value.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gilt, sofern ein Chat oder ein Modell keinen eigenen Wert hat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>The preset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Voreinstellung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>{title} reset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{title} zurückgesetzt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>all values reset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>alle Werte zurückgesetzt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>recommended values</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>empfohlene Werte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>{scope}: {change}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{scope}: {change}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Back to {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zurück zu {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Use the inherited value</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den geerbten Wert verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Set by {option} until Foretoken is closed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Durch {option} festgelegt, bis Foretoken geschlossen wird.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Inherited: {scope}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Geerbt: {scope}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>From the chat template</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus der Chatvorlage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Recommended for this model: {values}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Für dieses Modell empfohlen: {values}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>{scope} uses {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{scope}: Verwendet wird {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Custom</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eigene Werte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Close sampling</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sampling schließen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Apply to</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anwenden auf</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>What the values below apply to</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wofür die Werte darunter gelten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Reset all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle zurücksetzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Remove all values set here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle hier gesetzten Werte entfernen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Style</source>
   <comment>of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Stil</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>A set of values that go together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Werte, die zusammengehören</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Save as…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Speichern unter…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Save these values as a style</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Werte als Stil speichern</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Delete this style; the values stay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diesen Stil löschen; die Werte bleiben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Name of the style</source>
   <comment>of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Name des Stils</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Apply</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Apply these values to this model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Werte auf dieses Modell anwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Options of this model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Optionen dieses Modells</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>System prompts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Systemprompts</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>New</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neu</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Add a prompt to the library</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Bibliothek einen Prompt hinzufügen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Name</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Name of the prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Name des Prompts</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Save to library</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In Bibliothek speichern</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Give it a name, so that other chats can use it too</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mit einem Namen können auch andere Chats ihn verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Text of the system prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Text des Systemprompts</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Instructions for the model, read before the chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anweisungen für das Modell, die es vor dem Chat liest</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>The chat keeps its system prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Chat behält seinen Systemprompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Use none</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keinen verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Remove the system prompt from this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Systemprompt aus diesem Chat entfernen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Only this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nur dieser Chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>empty</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>leer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>{name} (in use)</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} (in Gebrauch)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>In use</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In Gebrauch</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Tokens cannot be counted: only the server has the vocabulary.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token lassen sich nicht zählen: Nur der Server hat das Vokabular.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Tokens are counted once a model is loaded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token werden gezählt, sobald ein Modell geladen ist.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Adds {count} tokens to each prompt.</source>
   <extracomment>for 1: Adds {count} token to each prompt.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Fügt jedem Prompt {count} Token hinzu.</numerusform>
    <numerusform>Fügt jedem Prompt {count} Token hinzu.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>This model's chat template has no system prompt, so the text goes at the beginning of the first question.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chatvorlage dieses Modells hat keinen Systemprompt, deshalb kommt der Text an den Anfang der ersten Frage.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>custom</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>eigener</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Engine</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Engine</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>CPU code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>CPU-Code</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Loaded pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Geladenes Paar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Licence</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lizenz</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>MIT, with parts under their own licences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>MIT, mit Teilen unter eigenen Lizenzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Licences…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lizenzen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>A desktop chat for local language models that shows how speculative decoding makes them faster. Everything runs on this computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Desktop-Chat für lokale Sprachmodelle, der zeigt, wie spekulatives Dekodieren sie schneller macht. Alles läuft auf diesem Rechner.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Version {version}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Version {version}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Licences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lizenzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>This copy came without its licences.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Kopie kam ohne ihre Lizenzen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Back up chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats sichern</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Backing up chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats werden gesichert…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Backed up {count} chats to {file} ({size}).</source>
   <extracomment>for 1: Backed up {count} chat to {file} ({size}).</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat in {file} gesichert ({size}).</numerusform>
    <numerusform>{count} Chats in {file} gesichert ({size}).</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restore chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats wiederherstellen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Checking {file}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} wird geprüft…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>It replaces the {count} chats that are here now, of which a copy is kept.</source>
   <extracomment>for 1: It replaces the {count} chat that is here now, of which a copy is kept.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Sie ersetzt den {count} Chat, der jetzt hier ist; von ihm wird eine Kopie behalten.</numerusform>
    <numerusform>Sie ersetzt die {count} Chats, die jetzt hier sind; von ihnen wird eine Kopie behalten.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restoring chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats werden wiederhergestellt…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restore {count} chats?</source>
   <extracomment>for 1: Restore {count} chat?</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat wiederherstellen?</numerusform>
    <numerusform>{count} Chats wiederherstellen?</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restore</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wiederherstellen</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restored the {count} chats from before.</source>
   <extracomment>for 1: Restored the {count} chat from before.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Der vorherige {count} Chat wurde wiederhergestellt.</numerusform>
    <numerusform>Die vorherigen {count} Chats wurden wiederhergestellt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Everything is deleted permanently: chats, archived chats, folders, system prompts, and automatic backups. This cannot be undone. Backups that you saved yourself stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alles wird endgültig gelöscht: Chats, archivierte Chats, Ordner, Systemprompts und automatische Sicherungen. Das lässt sich nicht rückgängig machen. Selbst gespeicherte Sicherungen bleiben.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Permanently deleted {count} chats.</source>
   <extracomment>for 1: Permanently deleted {count} chat.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat endgültig gelöscht.</numerusform>
    <numerusform>{count} Chats endgültig gelöscht.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Delete all {count} chats?</source>
   <extracomment>for 1: Delete {count} chat?</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat löschen?</numerusform>
    <numerusform>Alle {count} Chats löschen?</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Delete everything?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alles löschen?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Permanently deleted everything.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alles endgültig gelöscht.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Deleting all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Chats werden gelöscht…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Delete all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle löschen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>The chats could not be opened. Restart Foretoken and try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chats konnten nicht geöffnet werden. Foretoken neu starten und noch einmal versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Chat backups</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chatsicherungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>All files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Dateien</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>{file} contains {count} chats.</source>
   <extracomment>for 1: {file} contains {count} chat.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{file} enthält {count} Chat.</numerusform>
    <numerusform>{file} enthält {count} Chats.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>The newest is from {day}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der neueste ist vom {day}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>These pages are in English only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Seiten gibt es nur auf Englisch.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Click what you want explained, or press Esc to cancel.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anklicken, was erklärt werden soll, oder mit Esc abbrechen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>{program} crashed the last time it ran. A report is kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{program} ist beim letzten Mal abgestürzt. Ein Bericht ist gespeichert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>This translation was made by a machine and has not been reviewed. You can choose another language in the settings.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Übersetzung ist maschinell erstellt und noch nicht geprüft. Eine andere Sprache lässt sich in den Einstellungen wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>The graphics card is not used: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Grafikkarte wird nicht verwendet: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>One graphics driver is not used: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Grafikkartentreiber wird nicht verwendet: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>A newer driver may help; “foretoken doctor” has the details.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein neuerer Treiber hilft vielleicht; Einzelheiten zeigt „foretoken doctor“.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Restart Foretoken to change the language.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken neu starten, um die Sprache zu ändern.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Something went wrong in Foretoken ({kind}). You can continue; if it happens again, please report it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In Foretoken ist etwas schiefgegangen ({kind}). Es kann weitergehen; kommt es wieder vor, bitte melden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Diagnostics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagnose</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Copied the diagnostics. They contain nothing of your chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagnose kopiert. Sie enthält nichts aus den Chats.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>There are no logs: {folder}: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es gibt keine Protokolle: {folder}: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>The logs are in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Protokolle sind in {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Foretoken {version} is available.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken {version} ist verfügbar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A language model writes one token at a time, about a piece of a word, and reads all of its weights for each. Speculative decoding saves most of that work: a small draft model guesses the next few tokens, and the large model, the target, checks all of them in a single pass. It keeps the guesses that it agrees with. At the first one that it does not, it writes its own token instead. Guesses can also be copied from earlier text, without a draft model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Sprachmodell schreibt ein Token nach dem anderen, jeweils etwa ein Stück eines Worts, und liest für jedes alle seine Gewichte. Spekulatives Dekodieren spart den größten Teil dieser Arbeit: Ein kleines Entwurfsmodell rät die nächsten Token, und das große Modell, das Zielmodell, prüft sie alle in einem einzigen Durchlauf. Die geratenen Token, mit denen es einverstanden ist, behält es. Beim ersten, mit dem es das nicht ist, schreibt es stattdessen sein eigenes. Statt von einem Entwurfsmodell geraten zu werden, können Token auch aus früherem Text kopiert werden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Most of the time of a pass goes into reading the weights from memory, and they are read once per pass, however many tokens it checks. So a pass that checks several tokens takes longer than a pass for one, but much less than a pass for each. A draft model is small and quick, and copying takes hardly any time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die meiste Zeit eines Durchlaufs geht in das Lesen der Gewichte aus dem Speicher, und sie werden pro Durchlauf einmal gelesen, gleich wie viele Token er prüft. Ein Durchlauf, der mehrere Token prüft, dauert deshalb länger als ein Durchlauf für eines, aber viel kürzer als je ein Durchlauf für jedes. Ein Entwurfsmodell ist klein und schnell, und Kopieren braucht kaum Zeit.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Each guess has a probability in the draft model and one in the target. If the target gives it at least as much, it is kept. If not, it is kept with the probability target / draft; otherwise the target picks another token, among those that it gives more than the draft. In total, each token is exactly as likely as if the target had written alone. At temperature 0 this means that a guess is kept only if it is the target's own choice.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jedes geratene Token hat eine Wahrscheinlichkeit im Entwurfsmodell und eine im Zielmodell. Gibt ihm das Zielmodell mindestens ebenso viel, wird es behalten. Wenn nicht, wird es mit der Wahrscheinlichkeit Zielmodell / Entwurfsmodell behalten; sonst wählt das Zielmodell ein anderes Token, unter denen, welchen es mehr gibt als das Entwurfsmodell. Insgesamt ist jedes Token genau so wahrscheinlich, als hätte das Zielmodell allein geschrieben. Bei Temperatur 0 heißt das: Ein geratenes Token wird nur behalten, wenn es die eigene Wahl des Zielmodells ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>One difference remains: numbers are rounded slightly differently in a pass for several tokens. Where two tokens are almost equally likely, the wording may differ from that of the target alone. Neither is better than the other.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Unterschied bleibt: In einem Durchlauf für mehrere Token werden Zahlen etwas anders gerundet. Wo zwei Token fast gleich wahrscheinlich sind, kann der Wortlaut von dem des Zielmodells allein abweichen. Keiner ist besser als der andere.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Drafting takes time, too. It pays off if a step gives more tokens than the target alone could write in the same time. Surprising text, a high temperature, or a draft model that is not much smaller or often wrong make it slower. Foretoken measures this while it writes: it drafts as many tokens as pay off, and pauses drafting if none do.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Auch Entwerfen braucht Zeit. Es lohnt sich, wenn ein Schritt mehr Token ergibt, als das Zielmodell allein in derselben Zeit schreiben könnte. Überraschender Text, eine hohe Temperatur oder ein Entwurfsmodell, das nicht viel kleiner ist oder oft falsch liegt, machen es langsamer. Foretoken misst das beim Schreiben: Es entwirft so viele Token, wie sich lohnen, und pausiert das Entwerfen, wenn sich keines lohnt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A small model guesses, a large model checks</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein kleines Modell rät, ein großes prüft</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>After your first answer, this page shows its steps and numbers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach der ersten Antwort zeigt diese Seite deren Schritte und Zahlen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Nothing was drafted for your last answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Für die letzte Antwort wurde nichts entworfen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Why it is faster</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Warum es schneller ist</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Why the answer stays the same</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Warum die Antwort dieselbe bleibt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>When it is not faster</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wann es nicht schneller ist</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Numbers of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zahlen der letzten Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Glossary</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Glossar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Text so far</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bisheriger Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entworfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Checked in one pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In einem Durchlauf geprüft</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Geschrieben</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>{accepted} of {count} drafted tokens</source>
   <extracomment>for 1: {accepted} of {count} drafted token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{accepted} von {count} entworfenen Token</numerusform>
    <numerusform>{accepted} von {count} entworfenen Token</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Angenommen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Bonus token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bonus-Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Target's own token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eigenes Token des Zielmodells</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Schritt der letzten Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Checking {tokens} drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prüfen von {tokens} entworfenen Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Other</source>
   <comment>time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sonstiges</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>One step: {tokens} tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Schritt: {tokens} Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>The target alone: {tokens} passes of {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Zielmodell allein: {tokens} Durchläufe zu {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>The target alone</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Zielmodell allein</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>An average step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein durchschnittlicher Schritt der letzten Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Chance of being kept</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wahrscheinlichkeit, behalten zu werden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Chance of being kept: {target} / {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wahrscheinlichkeit, behalten zu werden: {target} / {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Result</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ergebnis</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>kept</source>
   <comment>a token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>behalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>rejected</source>
   <comment>a token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>abgelehnt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Written instead: {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Stattdessen geschrieben: {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A token of your last answer: {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Token der letzten Antwort: {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Tokens per step to break even</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token pro Schritt für Gleichstand</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Tokens per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token pro Schritt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die letzte Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>{time} ms</source>
   <comment>milliseconds</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Clear</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Leeren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Remove the shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tastenkürzel entfernen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Reset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zurücksetzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Use the default shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Standardkürzel verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Restore defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Standard wiederherstellen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Command</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Befehl</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tastenkürzel</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Select a command to change its shortcut.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einen Befehl auswählen, um sein Tastenkürzel zu ändern.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>To change the shortcut, click the field and press the new keys.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Um das Tastenkürzel zu ändern, das Feld anklicken und die neuen Tasten drücken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>This shortcut cannot be changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Tastenkürzel lässt sich nicht ändern.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>No shortcut matches “{words}”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Tastenkürzel passt zu „{words}“.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Shortcut of the command</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tastenkürzel des Befehls</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Progress</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fortschritt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check once a day</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einmal täglich suchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>You are told about new versions; nothing is downloaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neue Versionen werden gemeldet; es wird nichts heruntergeladen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Release notes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Versionshinweise</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>This build has no release feed and cannot check for new versions. Look where you got this copy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieser Build hat keine Versionsliste und kann nicht nach neuen Versionen suchen. Dort nachsehen, woher diese Kopie stammt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>No release feed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine Versionsliste</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Foretoken will request a small file from this address:
{address}

The request contains nothing about you, your chats, your models or this computer; like any request, it shows {host} your IP address. You are told if there is a newer version. Nothing is installed automatically.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken fordert eine kleine Datei von dieser Adresse an:
{address}

Die Anfrage enthält nichts Persönliches und nichts über Chats, Modelle oder diesen Rechner; wie jede Anfrage zeigt sie {host} die IP-Adresse. Eine neuere Version wird gemeldet. Nichts wird automatisch installiert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check for updates?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach Updates suchen?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jetzt suchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Checking for updates…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach Updates wird gesucht…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Downloading…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wird heruntergeladen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>No file manager found. {file} is in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Dateimanager gefunden. {file} ist in {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>No browser found. The notes are at {address}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Browser gefunden. Die Hinweise sind unter {address}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Something went wrong</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Etwas ist schiefgegangen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>You have {present}. The newest release is {version} of {day}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Installiert ist {present}. Die neueste Version ist {version} vom {day}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Foretoken is up to date</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken ist aktuell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erneut suchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Foretoken {version} is available</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken {version} ist verfügbar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>There is no package for this computer; see the release notes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Für diesen Rechner gibt es kein Paket; siehe Versionshinweise.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>{file} ({size}) will be downloaded to your Downloads folder and verified. You install it yourself.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ({size}) wird in den Downloads-Ordner heruntergeladen und geprüft. Die Installation erfolgt von Hand.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Download</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Herunterladen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>{file} is in {folder}. Its checksum is correct.

To install it, close Foretoken and open the file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ist in {folder}. Die Prüfsumme stimmt.

Zum Installieren Foretoken schließen und die Datei öffnen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Downloaded and verified</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Heruntergeladen und geprüft</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Candidates, most likely first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kandidaten, der wahrscheinlichste zuerst</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Target</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ziel</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>The target's own probability, before the sampling settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die eigene Wahrscheinlichkeit des Zielmodells, vor den Sampling-Einstellungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Sampled</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sampling</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>The target's probability after penalties, cuts and temperature</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Wahrscheinlichkeit des Zielmodells nach Strafen, Auswahlgrenzen und Temperatur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Draft</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurf</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>The draft's probability after the same settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wahrscheinlichkeit im Entwurf nach denselben Einstellungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Candidates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kandidaten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>{token} ({tag})</source>
   <comment>a token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{token} ({tag})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Before the sampling settings: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vor den Sampling-Einstellungen: {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Token inspector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token-Inspektor</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Find candidates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kandidaten ermitteln</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Close the inspector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Inspektor schließen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>The model is busy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell ist beschäftigt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>A character is only half written here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hier ist ein Zeichen erst halb geschrieben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>token {number} of {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token {number} von {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>step {step}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schritt {step}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>position {position}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Position {position}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Reading the prompt and the answer again…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt und Antwort werden noch einmal gelesen…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Reads {count} tokens again to find what else could stand here.</source>
   <extracomment>for 1: Reads {count} token again to find what else could stand here.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Liest {count} Token noch einmal, um zu ermitteln, was hier noch stehen könnte.</numerusform>
    <numerusform>Liest {count} Token noch einmal, um zu ermitteln, was hier noch stehen könnte.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Candidates can be found when the model is free.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kandidaten lassen sich ermitteln, sobald das Modell frei ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Continue from {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mit {token} fortfahren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>rejected</source>
   <comment>a token that was drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>abgelehnt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The drafted token that the target replaced</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das entworfene Token, das vom Zielmodell ersetzt wurde</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Rejected draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abgelehnter Entwurf</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Prompt lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt-Lookup</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Drafted by</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entworfen von</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Where the drafted token came from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Woher das entworfene Token kam</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Draft p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p (Entwurf)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Draft p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p (Entwurf, abgelehnt)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability with which the draft proposed it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Wahrscheinlichkeit, mit der der Entwurf es vorgeschlagen hat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Target p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p (Ziel, abgelehnt)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability that the target gave the rejected token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Wahrscheinlichkeit, die das Zielmodell dem abgelehnten Token gab</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability that the target gave it when it was sampled</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Wahrscheinlichkeit, die das Zielmodell ihm gab, als es gezogen wurde</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Target p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p (Ziel)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability of the written token among what the target had left</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Wahrscheinlichkeit des geschriebenen Tokens unter dem, was dem Zielmodell übrig blieb</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Residual p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p (Rest)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Tokens that could be sampled here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token, die hier gezogen werden konnten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The chance that a token drafted here is accepted, whichever it is</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Wahrscheinlichkeit, dass ein hier entworfenes Token angenommen wird, gleich welches</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Expected acceptance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erwartete Annahme</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The target p recorded when the token was written. Other batch sizes or engine settings give slightly different probabilities.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das p (Ziel), das beim Schreiben des Tokens aufgezeichnet wurde. Andere Batchgrößen oder Engine-Einstellungen ergeben etwas andere Wahrscheinlichkeiten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Recorded p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p (aufgezeichnet)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Acceptance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annahme</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>At temperature 0, only the target's most likely token is accepted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bei Temperatur 0 wird nur das wahrscheinlichste Token des Zielmodells angenommen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>most likely only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nur das wahrscheinlichste</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Block verification judges the draft as a whole, not token by token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Blockprüfung beurteilt den Entwurf als Ganzes, nicht Token für Token.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>whole draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ganzer Entwurf</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The chance that this draft was accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Wahrscheinlichkeit, dass dieser Entwurf angenommen wurde</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>written</source>
   <comment>a token that stands here</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>geschrieben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>ends the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>beendet die Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Already in the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Steht schon in der Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The answer would end here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antwort würde hier enden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Only part of a character</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nur ein Teil eines Zeichens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Not text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Text</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Benchmark</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Start</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Starten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>New benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neuer Benchmark</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Earlier benchmarks</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Frühere Benchmarks</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Everything that was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alles, was gemessen wurde</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Picture of the map</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bild der Karte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>{answers}, time unknown until the first ones are written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{answers}, Dauer unbekannt, bis die ersten geschrieben sind</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>{answers}, {duration}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{answers}, {duration}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>{pair} was skipped: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair} wurde ausgelassen: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>{mode} is used from the next answer on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} wird ab der nächsten Antwort verwendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Deleted the benchmark of {when}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Benchmark vom {when} gelöscht.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Picture</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bild</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Point at a figure, or use the arrow keys, to see where it comes from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Auf eine Zahl zeigen oder die Pfeiltasten verwenden, um zu sehen, woher sie kommt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>No way of decoding is certain to be faster.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine Dekodierart ist mit Sicherheit schneller.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Change since the other benchmark: of the speedup, or for plain decoding of its tokens per second. ≈ means no difference beyond the spread of the rounds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Änderung seit dem anderen Benchmark: der Beschleunigung, beim einfachen Dekodieren der Token pro Sekunde. ≈ heißt: kein Unterschied über die Streuung der Runden hinaus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Use the best</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Beste verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Compare with</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vergleichen mit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Another benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein anderer Benchmark</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>nothing</source>
   <comment>what a benchmark is compared with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nichts</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Same files, computer, settings and versions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gleiche Dateien, gleicher Rechner, gleiche Einstellungen und Versionen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Also different: {what}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Auch verschieden: {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>{mode} is the fastest.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} ist am schnellsten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>{mode} is {percent} % faster than {over}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} ist {percent} % schneller als {over}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Load this pair to use it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Paar laden, um es zu verwenden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose another way of decoding besides plain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neben der einfachen eine weitere Dekodierart wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose a kind of text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Textart wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose a pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Paar wählen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Enter up to {most} fixed lookaheads, from {least} to {longest}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bis zu {most} feste Werte der Vorausschau eingeben, von {least} bis {longest}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Every question is answered in every way of decoding, one after the other, in several rounds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jede Frage wird in jeder Dekodierart beantwortet, nacheinander, in mehreren Runden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>The spread needs at least three rounds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Streuung braucht mindestens drei Runden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>What all others are compared with</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Womit alle anderen verglichen werden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Greedy (temperature 0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gierig (Temperatur 0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>As in a chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie in einem Chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paare</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Kinds of text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textarten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Ways of decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dekodierarten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Draft model, fixed lookaheads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurfsmodell, feste Vorausschau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Rounds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Runden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Questions of each kind</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fragen je Art</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Amount</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Umfang</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>{pair} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair} (in Gebrauch)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>This pair has no usable draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Paar hat kein verwendbares Entwurfsmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>An answer is being written. Wait for it, or stop it first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Antwort wird geschrieben. Auf sie warten oder sie zuerst anhalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>The models are not ready yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Modelle sind noch nicht bereit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>Data (JSON)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Daten (JSON)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_files.py" />
   <source>Could not write {file}: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} konnte nicht geschrieben werden: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_files.py" />
   <source>Exported to {file}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In {file} exportiert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_files.py" />
   <source>Could not open {file}: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} konnte nicht geöffnet werden: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/jobs_controller.py" />
   <source>Verified lossless on {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Am {day} als verlustfrei bestätigt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/jobs_controller.py" />
   <source>Not lossless: verification failed on {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht verlustfrei: Prüfung am {day} nicht bestanden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/jobs_controller.py" />
   <source>Verification of {day} was inconclusive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prüfung vom {day} ohne eindeutiges Ergebnis</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/plots.py" />
   <source>likely</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>wahrscheinlich</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/plots.py" />
   <source>unlikely</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>unwahrscheinlich</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/plots.py" />
   <source>Tokens by how likely the target found them, in {bins} equal groups. Expected per group: {level} ± {band}. Found: {least} to {most}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token danach geordnet, für wie wahrscheinlich das Zielmodell sie hielt, in {bins} gleichen Gruppen. Erwartet pro Gruppe: {level} ± {band}. Gefunden: {least} bis {most}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Verify losslessness</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verlustfreiheit prüfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Verify</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prüfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Verify again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erneut prüfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einzelheiten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Not verified yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Noch nicht geprüft</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Start race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rennen starten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>New race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Neues Rennen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Open…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Öffnen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Show an exported race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein exportiertes Rennen zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Open race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rennen öffnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Playback position</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wiedergabeposition</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Speed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tempo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>1x is the speed at which it was written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>1x ist das Tempo, in dem geschrieben wurde</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Tokens over time, in seconds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token im Zeitverlauf, in Sekunden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Characters over time, in seconds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeichen im Zeitverlauf, in Sekunden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Repetition {number} of {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wiederholung {number} von {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>The repetition with the most typical speedup. Each side's time counts its own steps only, from the end of the prompt on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Wiederholung mit der typischsten Beschleunigung. Die Zeit jeder Seite zählt nur ihre eigenen Schritte, vom Ende des Prompts an.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Pause</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pausieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Play again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erneut abspielen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Play</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abspielen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Both sides answer the same question at the same time. They take turns on the same cores, so whatever slows this computer down slows both.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Beide Seiten beantworten dieselbe Frage zur selben Zeit. Sie wechseln sich auf denselben Kernen ab, sodass alles, was diesen Rechner bremst, beide bremst.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Two different targets: the other one is loaded for the race if there is enough memory. Each writes its own text, so their speeds are compared in characters per second.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zwei verschiedene Zielmodelle: Das andere wird für das Rennen geladen, wenn genug Speicher da ist. Jedes schreibt einen eigenen Text, deshalb wird ihr Tempo in Zeichen pro Sekunde verglichen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>This target is loaded for the race if there is enough memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Zielmodell wird für das Rennen geladen, wenn genug Speicher da ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>First side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erste Seite</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Second side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zweite Seite</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The model that answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell, das antwortet</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>How tokens are drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie Token entworfen werden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The model that drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Modell, das entwirft</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>How tokens are sampled</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie Token gezogen werden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Temperature 0</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temperatur 0</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>As in the chat ({how})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie im Chat ({how})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{name} ({size})</source>
   <comment>a model</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ({size})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>No draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Entwurfsmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Plain (no drafting)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einfach (ohne Entwerfen)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{way} (as in the chat)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{way} (wie im Chat)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Lookup (copies from the text so far)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lookup (kopiert aus dem bisherigen Text)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{way} (adaptive)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{way} (adaptiv)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Question</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Frage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Where the question comes from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Woher die Frage kommt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Your own</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eigene</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The last one of this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die letzte dieses Chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>What both sides are asked</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Was beide Seiten gefragt werden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Answer length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Antwortlänge</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The most tokens of an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Höchstzahl der Token einer Antwort</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>up to {count} tokens</source>
   <extracomment>for 1: up to {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>bis zu {count} Token</numerusform>
    <numerusform>bis zu {count} Token</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Enter a question.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Frage eingeben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{name} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} (in Gebrauch)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>1st</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>1.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>2nd</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>2.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>3rd</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>3.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a target correction</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dann eine Korrektur des Zielmodells</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a bonus token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dann ein Bonus-Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>one token from the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein Token vom Zielmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then the answer ended</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dann endete die Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{number}th</source>
   <comment>a place, such as 5th</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>steps {first} to {last}: {accepted} of {drafted} drafted accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schritte {first} bis {last}: {accepted} von {drafted} entworfenen angenommen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>step {step}: no draft, {ending}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schritt {step}: kein Entwurf, {ending}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>step {step}: {accepted} of {drafted} drafted accepted, {ending}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schritt {step}: {accepted} von {drafted} entworfenen angenommen, {ending}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Accepted per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Angenommen pro Schritt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Click a bar to see its text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einen Balken anklicken, um seinen Text zu sehen</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{count} steps per bar; click to see the text</source>
   <extracomment>for 1: {count} step per bar; click to see the text</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Schritt pro Balken; Klick zeigt den Text</numerusform>
    <numerusform>{count} Schritte pro Balken; Klick zeigt den Text</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>By draft position</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach Position im Entwurf</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{accepted} of {drafted}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} von {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{place} draft token: {accepted} of {drafted} drafted accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{place} Entwurfstoken: {accepted} von {drafted} entworfenen angenommen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Where the time goes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wohin die Zeit geht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>draft {draft} %, target {target} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurf {draft} %, Ziel {target} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>rest {share} %</source>
   <comment>of the time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rest {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>Starts at {first}, lowest {lowest} at token {low}, highest {highest} at token {high}, ends at {last}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Beginnt bei {first}, am niedrigsten {lowest} bei Token {low}, am höchsten {highest} bei Token {high}, endet bei {last}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Proposed by the draft and accepted by the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vom Entwurf vorgeschlagen und vom Zielmodell angenommen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Chosen by the target where it rejected what was proposed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vom Zielmodell gewählt, wo es das Vorgeschlagene abgelehnt hat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>An extra token of the target after it accepted the whole draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein zusätzliches Token des Zielmodells, nachdem es den ganzen Entwurf angenommen hat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Copied from earlier text of this chat, and accepted by the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus früherem Text dieses Chats kopiert und vom Zielmodell angenommen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Generated by the target in a step without a draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vom Zielmodell in einem Schritt ohne Entwurf erzeugt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>An alternative that you chose.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine von Hand gewählte Alternative.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Written by a server that does not report where tokens come from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Von einem Server geschrieben, der nicht meldet, woher Token kommen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Probability that the target gave each token, in percent. Grey: not recorded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wahrscheinlichkeit, die das Zielmodell jedem Token gab, in Prozent. Grau: nicht aufgezeichnet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Surprise in bits: 1 for a token with a probability of 50 %, 2 for 25 %. Grey: not recorded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Überraschung in Bit: 1 für ein Token mit einer Wahrscheinlichkeit von 50 %, 2 für 25 %. Grau: nicht aufgezeichnet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Click to hide or show its colour.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Klicken verbirgt oder zeigt die Farbe.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Farben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>What the colours of the tokens show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Was die Farben der Token zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The live panel is hidden</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Live-Anzeige ist verborgen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>There is no answer yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es gibt noch keine Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>Save charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagramme speichern</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>Saved as {file}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Als {file} gespeichert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The charts could not be saved: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Diagramme konnten nicht gespeichert werden: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>This answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Charts of the answer in view</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagramme der sichtbaren Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ganzer Chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Charts of all answers in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagramme aller Antworten in diesem Chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Drag in a curve to zoom in, or hold Ctrl and turn the wheel.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In einer Kurve ziehen oder Ctrl halten und das Mausrad drehen, um zu zoomen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Show all tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Token zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Pause charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagramme pausieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Charts are paused</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagramme sind pausiert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Resume charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagramme fortsetzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The answer keeps going.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antwort geht weiter.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Save as picture (PNG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Als Bild speichern (PNG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Save as drawing (SVG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Als Zeichnung speichern (SVG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Save steps as table (CSV)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schritte als Tabelle speichern (CSV)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vorausschau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Step time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schrittzeit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Live</source>
   <comment>the panel with figures</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Live</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The server reports no steps that could be drawn.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Server meldet keine Schritte, die sich zeichnen ließen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>No measurements for this answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine Messwerte für diese Antwort.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>As an answer is written, its speed and the source of its words appear here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Während eine Antwort geschrieben wird, erscheinen hier ihr Tempo und die Quelle ihrer Wörter.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Computed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Berechnet</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Hide details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einzelheiten ausblenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Show details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einzelheiten zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>0 to {top}</source>
   <comment>an axis</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>0 bis {top}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>nothing drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nichts entworfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{place}: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{place}: {value}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{count} drafted</source>
   <extracomment>for 1: {count} drafted</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} entworfen</numerusform>
    <numerusform>{count} entworfen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{what}: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat: {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ganzer Chat: {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat. This answer: {state}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ganzer Chat. Diese Antwort: {state}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Speedup not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Beschleunigung nicht gemessen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Measuring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wird gemessen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>no drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kein Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>no drafting yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>noch kein Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>- - without drafting: {speed} (measured)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>- - ohne Entwerfen: {speed} (gemessen)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>without drafting: measuring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ohne Entwerfen: wird gemessen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat: {told}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ganzer Chat: {told}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole answer: {told}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ganze Antwort: {told}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Last {count} steps: {speed}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Letzte {count} Schritte: {speed}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Top of the chart: {rate} tok/s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Oberer Rand des Diagramms: {rate} tok/s.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Means of {count} steps with a draft: {accepted} drafted tokens accepted.</source>
   <extracomment>for 1: Means of {count} step with a draft: {accepted} drafted tokens accepted.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Mittel über {count} Schritt mit Entwurf: {accepted} entworfene Token angenommen.</numerusform>
    <numerusform>Mittel über {count} Schritte mit Entwurf: {accepted} entworfene Token angenommen.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Last {count} steps: {accepted} of {drafted}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Letzte {count} Schritte: {accepted} von {drafted}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{figure}; curve over {count} steps</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{figure}; Kurve über {count} Schritte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Drafted per step, mean of the last {count} steps with a draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pro Schritt entworfen, Mittel der letzten {count} Schritte mit Entwurf.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{mean} over all {count} steps with a draft.</source>
   <extracomment>for 1: {mean} over all {count} step with a draft.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{mean} über den einen Schritt mit Entwurf.</numerusform>
    <numerusform>{mean} über alle {count} Schritte mit Entwurf.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Passes that only measure the plain speed are left out.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Durchläufe, die nur das einfache Tempo messen, zählen nicht mit.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{reason}: {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{reason}: {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Why drafts ended, in steps: {reasons}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Warum Entwürfe endeten, in Schritten: {reasons}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused</source>
   <comment>drafting</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pausiert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>drafted per step, last {count} steps</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pro Schritt entworfen, letzte {count} Schritte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused since token {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pausiert seit Token {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused at token {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pausiert bei Token {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Accepted while thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Beim Denken angenommen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Accepted in the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In der Antwort angenommen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{accepted} of {drafted} ({share})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} von {drafted} ({share})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{median} (95 %: {slow})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{median} (95 %: {slow})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Time between tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeit zwischen Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>thin line: predicted before the step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dünne Linie: vor dem Schritt vorhergesagt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{time} ms per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms pro Schritt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The server does not report what its steps consist of.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Server meldet nicht, woraus seine Schritte bestehen.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Mean of {count} steps: draft {draft} ms, target {target} ms, rest {rest} ms of {total} ms.</source>
   <extracomment>for 1: Mean of {count} step: draft {draft} ms, target {target} ms, rest {rest} ms of {total} ms.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Mittel über {count} Schritt: Entwurf {draft} ms, Zielmodell {target} ms, Rest {rest} ms von {total} ms.</numerusform>
    <numerusform>Mittel über {count} Schritte: Entwurf {draft} ms, Zielmodell {target} ms, Rest {rest} ms von {total} ms.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{time} ms, predicted {predicted} ms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms, vorhergesagt {predicted} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>tokens {first} to {last}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token {first} bis {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>token {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/appearance.py" />
   <source>Set by {origin}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Festgelegt durch {origin}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/language.py" />
   <source>d MMMM yyyy</source>
   <comment>how a date is written, in Qt's letters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>d. MMMM yyyy</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/language.py" />
   <source>MMMM yyyy</source>
   <comment>how a month is written, in Qt's letters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>MMMM yyyy</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>bonus token: every drafted token was accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bonus-Token: Alle entworfenen Token wurden angenommen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>target only: nothing was drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nur Zielmodell: Es wurde nichts entworfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>chosen by hand: the answer continues from here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>von Hand gewählt: Die Antwort geht von hier aus weiter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>a server wrote it and did not say where it came from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ein Server hat es geschrieben und nicht angegeben, woher es kam</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{count} tokens make this text: {kinds}</source>
   <extracomment>for 1: {count} token makes this text: {kinds}</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Token bildet diesen Text: {kinds}</numerusform>
    <numerusform>{count} Token bilden diesen Text: {kinds}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{token} target {probability}, copied from earlier text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{token} Zielmodell {probability}, aus früherem Text kopiert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{token} target {probability}, draft {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{token} Zielmodell {probability}, Entwurf {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{token} target {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{token} Zielmodell {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>draft wanted {token} {draft}, target gave it {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurf wollte {token} {draft}, das Zielmodell gab ihm {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>lookup proposed {token}, target gave it {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lookup schlug {token} vor, das Zielmodell gab ihm {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quelle: dieser Chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: a text that no longer exists</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quelle: ein Text, den es nicht mehr gibt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: chat {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quelle: Chat {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: {file}, attached in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quelle: {file}, in diesem Chat angehängt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: {file}, attached in chat {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quelle: {file}, im Chat {title} angehängt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>step {step}, position {position}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schritt {step}, Position {position}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>step {step}, position {position} of {drafted}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schritt {step}, Position {position} von {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Contacting the hub…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verbindung zum Hub…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Confirm the download</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Download bestätigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Queued</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>In der Warteschlange</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Paused</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pausiert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gescheitert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Discarded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verworfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Downloads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Downloads</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Progress of {download}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fortschritt von {download}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>{action}: {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{action}: {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Delete what has been downloaded; you can undo this</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Heruntergeladene löschen; lässt sich rückgängig machen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Remove it from this list</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus dieser Liste entfernen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Start the download</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Download starten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Keep what has been downloaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Heruntergeladene behalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Pause</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pausieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Resume</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fortsetzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Continue where it stopped</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fortsetzen, wo der Download angehalten hat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Remove it from this list; the files stay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus dieser Liste entfernen; die Dateien bleiben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Use</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Choose these models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Modelle wählen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Hide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ausblenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Accept the terms of the model, and enter an access token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Nutzungsbedingungen des Modells annehmen und ein Zugriffstoken eingeben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Enter token…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token eingeben…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>{received} of {size}</source>
   <comment>bytes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{received} von {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Checking files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dateien werden geprüft</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>waiting to try again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>wartet auf neuen Versuch</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>{size}/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{size}/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Target</source>
   <comment>heading of settings</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zielmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Draft</source>
   <comment>heading of settings</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurfsmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Drafting</source>
   <comment>heading of settings</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Adaptive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adaptiv</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fixed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fest</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Token by token</source>
   <comment>how drafts are verified</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token für Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Block</source>
   <comment>how drafts are verified</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Block</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>32 bits (f32)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>32 Bit (f32)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>16 bits (f16)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>16 Bit (f16)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>8 bits (q8_0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>8 Bit (q8_0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>5.5 bits, more precise (q5_1)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>5,5 Bit, genauer (q5_1)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>5.5 bits (q5_0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>5,5 Bit (q5_0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>4.5 bits, more precise (q4_1)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>4,5 Bit, genauer (q4_1)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>4.5 bits (q4_0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>4,5 Bit (q4_0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>On</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Default ({tokens})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Standard ({tokens})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Up to {tokens} tokens. Larger values use more memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bis zu {tokens} Token. Größere Werte brauchen mehr Speicher.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Automatic uses the fastest number measured. This computer: {cores} cores, {threads} threads.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Automatisch verwendet die schnellste gemessene Zahl. Dieser Rechner: {cores} Kerne, {threads} Threads.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Device</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gerät</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Automatic uses the best GPUs, as far as they have room.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Automatisch verwendet die besten GPUs, soweit sie Platz haben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>GPU layers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>GPU-Schichten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>How many layers run on GPUs. Automatic uses as many as fit.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie viele Schichten auf GPUs laufen. Automatisch verwendet so viele, wie passen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Layers per GPU</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schichten pro GPU</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Such as 20,13. Automatic divides the layers by free memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zum Beispiel 20,13. Automatisch verteilt die Schichten nach freiem Speicher.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Batch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Batch</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Prompt tokens processed at a time; Stop takes effect between batches.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt-Token, die auf einmal verarbeitet werden; Anhalten wirkt zwischen Batches.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Micro batch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mikro-Batch</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Tokens computed together, at most the batch. Automatic: 128 or 512.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token, die zusammen berechnet werden, höchstens der Batch. Automatisch: 128 oder 512.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Flash attention</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Flash Attention</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Automatic uses it on GPUs, and where the value cache needs it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Automatisch verwendet es auf GPUs und wo der Werte-Cache es braucht.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Key cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schlüssel-Cache</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fewer bits use less memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Weniger Bit brauchen weniger Speicher.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Value cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Werte-Cache</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fewer bits use less memory; below 16 bits needs flash attention.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Weniger Bit brauchen weniger Speicher; unter 16 Bit ist Flash Attention nötig.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Method</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Methode</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Where drafts come from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Woher Entwürfe kommen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Draft length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurfslänge</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Adaptive drafts only where it makes answers faster.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adaptiv entwirft nur, wo es Antworten schneller macht.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fixed length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Feste Länge</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Tokens drafted in each step.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token, die in jedem Schritt entworfen werden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Verification</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prüfung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Block accepts more of long drafts. Both are lossless.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Block nimmt mehr von langen Entwürfen an. Beide sind verlustfrei.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Not available: no supported GPU was found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht verfügbar: Es wurde keine unterstützte GPU gefunden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Not used without drafting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ohne Entwerfen nicht verwendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Used with fixed draft length only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nur bei fester Entwurfslänge verwendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Processor only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nur Prozessor</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>No GPU is used: {why}. Update the graphics driver or the GPU code of this version, and restart Foretoken with FORETOKEN_GPU_BACKENDS=again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es wird keine GPU verwendet: {why}. Den Grafikkartentreiber oder den GPU-Code dieser Version aktualisieren und Foretoken mit FORETOKEN_GPU_BACKENDS=again neu starten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>No draft model: drafts are copied from earlier text of the chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Entwurfsmodell: Entwürfe werden aus früherem Text des Chats kopiert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load this pair to measure it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Paar laden, um es zu messen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load the pair with these GPU layers to measure it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Paar mit diesen GPU-Schichten laden, um es zu messen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Engine settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Engine-Einstellungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>No GPU was found: both models run on the processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es wurde keine GPU gefunden: Beide Modelle laufen auf dem Prozessor.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Show advanced settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erweiterte Einstellungen zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Return all settings to their defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Einstellungen auf ihren Standard zurücksetzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Reset to {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Auf {value} zurücksetzen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Result: {where}.</source>
   <comment>where layers go</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ergebnis: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Applies when the pair is loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gilt, wenn das Paar geladen wird</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Stop the measurement first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zuerst die Messung anhalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Nothing has changed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nichts hat sich geändert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Reloads the pair and stops the current answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lädt das Paar neu und hält die aktuelle Antwort an</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Applies from the next answer on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gilt ab der nächsten Antwort</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load anyway</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Trotzdem laden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Apply and reload</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anwenden und neu laden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Measuring memory…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Speicher wird gemessen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Target</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ziel</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Draft</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurf</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Caches</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caches</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Compute</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Fits: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Passt: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Tight: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Knapp: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Little memory is left for other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Für andere Programme bleibt wenig Speicher.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Slow: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Langsam: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Weights are read from disk in every pass.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gewichte werden in jedem Durchlauf vom Datenträger gelesen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Too big: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zu groß: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>free {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>frei {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>needs {size} of {free} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>braucht {size} von {free} frei</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Speicher</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Memory of the computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Speicher des Rechners</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>{name} {size}</source>
   <comment>bytes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>{name}: {value}</source>
   <comment>a name and what it is</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name}: {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Some layers run on the processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einige Schichten laufen auf dem Prozessor.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>The target is loaded already.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Zielmodell ist schon geladen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>16 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>16 Bit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>8 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>8 Bit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>4 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>4 Bit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>How many tokens of the chat the model can see</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie viele Token des Chats das Modell sehen kann</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Precision of both models' caches; fewer bits take less memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Genauigkeit der Caches beider Modelle; weniger Bit brauchen weniger Speicher</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Engine…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Engine…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>{save}, or import others</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{save} oder andere importieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Presets: save, import, export</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voreinstellungen: speichern, importieren, exportieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Preset  ▾</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voreinstellung  ▾</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Maximum</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Maximum</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>mixed</source>
   <comment>types of caches</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>gemischt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Threads, GPUs, batches, flash attention, caches and drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Threads, GPUs, Batches, Flash Attention, Caches und Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Changed from the defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vom Standard abweichend</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>All on the GPU with:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alles auf der GPU mit:</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Fits with:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Passt mit:</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>All of these</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alles davon</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Save memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Speicher sparen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Without the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ohne Entwurfsmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Cache in 8 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache mit 8 Bit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Context {tokens}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kontext {tokens}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zugriffstoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Some models require you to accept their terms. Sign in, accept the terms on {model_page}, create a token with read access on {token_page}, and paste it here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bei manchen Modellen müssen die Nutzungsbedingungen angenommen werden. Anmelden, die Nutzungsbedingungen auf {model_page} annehmen, auf {token_page} ein Token mit Lesezugriff anlegen und hier einfügen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>the model page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Seite des Modells</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>your token page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der eigenen Token-Seite</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Paste the token: hf_…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token einfügen: hf_…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Looking for a keyring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Schlüsselbund wird gesucht…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Use token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Remove it from this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Von diesem Rechner entfernen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Forget token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token vergessen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token for {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zugriffstoken für {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>The token is stored in the system keyring and sent to no other server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Token wird im Schlüsselbund des Systems gespeichert und an keinen anderen Server gesendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>No keyring found: the token is used in this session only and not stored.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Schlüsselbund gefunden: Das Token wird nur in dieser Sitzung verwendet und nicht gespeichert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>A token from {place} is in use; a new one replaces it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Token ist in Gebrauch (Quelle: {place}); ein neues ersetzt es.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Back to your models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zurück zu den eigenen Modellen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>← Back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>← Zurück</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Download models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelle herunterladen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>For models that require accepting terms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Für Modelle, deren Nutzungsbedingungen anzunehmen sind</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zugriffstoken…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Search the hub, or paste owner/name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Hub durchsuchen oder Besitzer/Name einfügen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Search the hub</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Hub durchsuchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Find GGUF models by name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>GGUF-Modelle nach Namen finden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Nothing is sent until you search or download. Then {host} sees your search or the model's name, and your IP address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vor einer Suche oder einem Download wird nichts gesendet. Dann sieht {host} die Suche oder den Namen des Modells und die IP-Adresse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>the hub</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der Hub</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>requires accepting terms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nutzungsbedingungen anzunehmen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>{number} parameters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} Parameter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>likes: {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Likes: {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>updated {month}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aktualisiert {month}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>downloads: {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Downloads: {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>downloaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>heruntergeladen</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>{count} parts</source>
   <extracomment>for 1: {count} part</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Teil</numerusform>
    <numerusform>{count} Teile</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Search results</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Suchergebnisse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Open its page on the hub in the browser</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seine Seite auf dem Hub im Browser öffnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Model page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seite des Modells</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Searching for “{words}”…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach „{words}“ wird gesucht…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Loading files…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dateien werden geladen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>No GGUF models found for “{words}”. Try fewer or other words.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine GGUF-Modelle zu „{words}“ gefunden. Weniger oder andere Wörter versuchen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>This repository has no complete GGUF model with a checksum.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Repository hat kein vollständiges GGUF-Modell mit Prüfsumme.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>No files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine Dateien</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Download {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{size} herunterladen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Memory: {free} of {total} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Speicher: {free} von {total} frei</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name}: {problem}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name}: {problem}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>Choose a model first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zuerst ein Modell wählen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name} cannot answer: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann nicht antworten: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name} cannot draft: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} kann nicht entwerfen: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>Waiting for the server's list of models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Warten auf die Modellliste des Servers</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>The server did not answer. Try again, or edit its address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Server hat nicht geantwortet. Noch einmal versuchen oder seine Adresse bearbeiten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>The server offers no model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Server bietet kein Modell an</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>Comparing it with the other models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wird mit den anderen Modellen verglichen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>No model here can draft for it. Small ones of its family can.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Modell hier kann für dieses entwerfen. Kleine seiner Familie können es.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Presets (*.json *.toml)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voreinstellungen (*.json *.toml)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Presets (*.json)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voreinstellungen (*.json)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>No recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine zuletzt verwendeten Paare</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Look for models in</source>
   <comment>the title of a choice of folders</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach Modellen suchen in</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Stop looking in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht mehr in {folder} suchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Model file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelldatei…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Server…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Server…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Folder…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ordner…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>No file manager was found. The model is at {path}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Dateimanager gefunden. Das Modell ist unter {path}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Import presets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voreinstellungen importieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Export presets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voreinstellungen exportieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>This needs more memory than is free: your system may freeze, or close Foretoken. Choose a shorter context or a smaller model, or press “Load anyway”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das braucht mehr Speicher, als frei ist: Das System kann einfrieren oder Foretoken beenden. Einen kürzeren Kontext oder ein kleineres Modell wählen oder „Trotzdem laden“ drücken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Loading…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wird geladen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Testing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wird getestet…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Find and download more models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Weitere Modelle finden und herunterladen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Add  ▾</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hinzufügen  ▾</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Add model files, folders and servers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelldateien, Ordner und Server hinzufügen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Test pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paar testen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Search models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelle suchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Search models and presets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelle und Voreinstellungen durchsuchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Filter the list; just start typing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Liste filtern; einfach tippen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>My pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Meine Paare</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Servers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Server</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Not for chatting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht zum Chatten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Broken</source>
   <comment>models</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Defekt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Target models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zielmodelle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Can draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kann entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Cannot draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kann nicht entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Draft models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurfsmodelle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Target: the model that answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zielmodell: das Modell, das antwortet</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Draft: the small model that runs ahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurf: das kleine Modell, das vorausläuft</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>No model matches your search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Modell passt zur Suche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Connecting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verbindung wird hergestellt…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Connect</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verbinden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Your system may freeze, or close Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das System kann einfrieren oder Foretoken beenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Measure for 20 seconds how much faster drafting makes this pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>20 Sekunden lang messen, wie viel schneller Entwerfen dieses Paar macht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Drafting on a server cannot be measured here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwerfen auf einem Server lässt sich hier nicht messen</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{count} models found</source>
   <extracomment>for 1: {count} model found</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Modell gefunden</numerusform>
    <numerusform>{count} Modelle gefunden</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Searching… {count} models</source>
   <extracomment>for 1: Searching… {count} model</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Suche läuft… {count} Modell</numerusform>
    <numerusform>Suche läuft… {count} Modelle</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>No other models found. Download some, or add a file or folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine anderen Modelle gefunden. Welche herunterladen oder eine Datei oder einen Ordner hinzufügen.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{count} folders cannot be searched</source>
   <extracomment>for 1: {count} folder cannot be searched</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Ordner kann nicht durchsucht werden</numerusform>
    <numerusform>{count} Ordner können nicht durchsucht werden</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{folder}: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{folder}: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Test the pair to see what this draft gains.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Paar testen, um zu sehen, was dieses Entwurfsmodell bringt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Open a model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modell öffnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>GGUF models (*.gguf)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>GGUF-Modelle (*.gguf)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Removed {name}, with its key.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} mit seinem Schlüssel entfernt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Moved {name} to the trash.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} in den Papierkorb verschoben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>You can restore it from there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Von dort lässt es sich wiederherstellen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>A pair cannot be tested while an answer is being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Paar lässt sich nicht testen, solange eine Antwort geschrieben wird.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Contacting {host}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verbindung zu {host}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>für jeden Schritt gemeldet</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for all answers together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>für alle Antworten zusammen gemeldet</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>für jede Antwort gemeldet</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not reported</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nicht gemeldet</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>asking…</source>
   <comment>a server</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>wird gefragt…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nicht geladen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reasoning</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>denkt nach</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>in use</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>in Gebrauch</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>{count} models</source>
   <extracomment>for 1: {count} model</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Modell</numerusform>
    <numerusform>{count} Modelle</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>and {count} more</source>
   <extracomment>for 1: and {count} more</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>und {count} weitere</numerusform>
    <numerusform>und {count} weitere</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Drafting: off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwerfen: aus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Drafting: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwerfen: {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>context {length}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kontext {length}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>trained for a context of {length}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>trainiert für einen Kontext von {length}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>context unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kontext unbekannt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>base model, no chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Basismodell, kein Chatformat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>image or audio projector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Projektor für Bilder oder Ton</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>embedding model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einbettungsmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>adapter for another model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adapter für ein anderes Modell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not a text model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kein Textmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cannot be read</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nicht lesbar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>questions</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fragen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>stories</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Geschichten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>code</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Code</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>rewriting</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Umschreiben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Its file is gone: install Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Datei ist verschwunden: Foretoken neu installieren.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>{problem}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{problem}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>preset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voreinstellung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>default context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Standardkontext</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cache {kind}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache {kind}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>fixed {lookahead}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>fest {lookahead}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Drafts copy earlier text of the chat. Good for rewriting, code and summaries.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwürfe kopieren früheren Text des Chats. Gut für Umschreiben, Code und Zusammenfassungen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>No draft model: prompt lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Entwurfsmodell: Prompt-Lookup</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>A head for multi-token prediction (MTP) that comes with the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Kopf zur Vorhersage mehrerer Token (MTP), der zum Zielmodell gehört.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>untested; no cost per draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ungetestet; keine Kosten pro Entwurf</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cannot draft: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kann nicht entwerfen: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>costs about {percent} % of a target pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kostet etwa {percent} % eines Durchlaufs des Zielmodells</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>too slow to help: {cost}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>zu langsam, um zu helfen: {cost}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>untested; {cost}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ungetestet; {cost}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>does not fit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>passt nicht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Not measured: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht gemessen: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Measured: {speedup}x the speed of plain decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gemessen: {speedup}x so schnell wie einfaches Dekodieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not measured: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nicht gemessen: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>measured {speedup}x here: no gain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>hier {speedup}x gemessen: kein Gewinn</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>measured {speedup}x the speed here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>hier {speedup}x so schnell gemessen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The chat template of {model} does not work. You can use a plain chat format instead; answers may be worse.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chatvorlage von {model} funktioniert nicht. Stattdessen lässt sich ein einfaches Chatformat verwenden; Antworten können schlechter sein.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Use plain format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einfaches Format verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Completion mode: {model} continues what you write.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vervollständigungsmodus: {model} setzt den eingegebenen Text fort.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Chat instead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Stattdessen chatten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{model} is a base model: it only continues text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} ist ein Basismodell: Es setzt nur Text fort.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Use completion mode</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vervollständigungsmodus verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{model} uses the plain chat format because its template failed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} verwendet das einfache Chatformat, weil seine Vorlage versagt hat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Use its own template</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eigene Vorlage verwenden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{name} does not stop. Its memory stays in use until it ends, or you close Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} hält nicht an. Sein Speicher bleibt belegt, bis es endet oder Foretoken geschlossen wird.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Continue without it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ohne es weitermachen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{name} was not loaded: Foretoken closed unexpectedly the last time it was used. The built-in pair is used instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} wurde nicht geladen: Bei der letzten Verwendung wurde Foretoken unerwartet geschlossen. Stattdessen wird das eingebaute Paar verwendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Load other models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Andere Modelle laden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>An answer is still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Antwort wird noch geschrieben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Stop and load</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anhalten und laden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Load when it ends</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Laden, sobald sie fertig ist</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The models are loaded when the answer ends.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Modelle werden geladen, sobald die Antwort fertig ist.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>It cannot draft: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es kann nicht entwerfen: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Stop the answer first, then measure.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zuerst die Antwort anhalten, dann messen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Ready-made pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fertige Paare</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Cannot run here now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Können hier zurzeit nicht laufen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>The list of pairs cannot be read: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Liste der Paare kann nicht gelesen werden: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{size} of memory is free now. The first pair suits this computer best.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{size} Arbeitsspeicher sind jetzt frei. Das erste Paar passt am besten zu diesem Computer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{size} of memory is free now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{size} Speicher sind jetzt frei</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Draft: {model}. {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwurfsmodell: {model}. {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Needs about {size} of memory; this computer has {total}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Braucht etwa {size} Speicher; dieser Rechner hat {total}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Choose this pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieses Paar wählen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Files of other programs were matched by name and size; their checksums were not computed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dateien anderer Programme wurden an Name und Größe erkannt; ihre Prüfsummen wurden nicht berechnet</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>See the downloads below</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Siehe die Downloads unten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Download anyway</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Trotzdem herunterladen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Download {size}; the hub is asked first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{size} herunterladen; zuerst wird der Hub gefragt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{button}: {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{button}: {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{model} is here already: {program}, same name and size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} ist schon hier: {program}, gleicher Name und gleiche Größe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>needs about {size} of memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>braucht etwa {size} Speicher</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>licence of {model}: see its page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lizenz von {model}: siehe seine Seite</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{model} about {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} etwa {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>about {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>etwa {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Connect to a server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mit einem Server verbinden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Server bearbeiten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and others. Chats with its models are sent only there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jeder OpenAI-kompatible Server: llama-server, vLLM, SGLang, LM Studio, Ollama und andere. Chats mit seinen Modellen werden nur dorthin gesendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Optional; otherwise its address</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Optional; sonst seine Adresse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Plain HTTP to another computer: others on the network can read and change your chats and the key. Use an https address or an SSH tunnel instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Unverschlüsseltes HTTP zu einem anderen Rechner: Andere im Netz können die Chats und den Schlüssel lesen und ändern. Stattdessen eine https-Adresse oder einen SSH-Tunnel verwenden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Send my chats unencrypted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Meine Chats unverschlüsselt senden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Add</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hinzufügen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Ask the server what it is and which models it has</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Server fragen, was er ist und welche Modelle er hat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Test connection</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verbindung testen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Forget key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schlüssel vergessen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Address</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adresse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>API key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>API-Schlüssel</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>A key is stored; leave empty to keep it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ein Schlüssel ist gespeichert; leer lassen, um ihn zu behalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>If the server requires one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Falls der Server einen verlangt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Keys are stored in the system keyring and sent to no other server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schlüssel werden im Schlüsselbund des Systems gespeichert und an keinen anderen Server gesendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>No keyring found: a key is used in this session only and not stored.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Schlüsselbund gefunden: Ein Schlüssel wird nur in dieser Sitzung verwendet und nicht gespeichert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Models of the server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelle des Servers</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Refresh</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aktualisieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Ask the server for its models again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Server erneut nach seinen Modellen fragen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bearbeiten…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit its address, key or name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adresse, Schlüssel oder Namen bearbeiten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Remove this server and its key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diesen Server und seinen Schlüssel entfernen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Models of {server}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelle von {server}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Asking for its models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Server wird nach seinen Modellen gefragt…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Runs on this computer. What it stores of your chats is up to the server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Läuft auf diesem Rechner. Was er von den Chats speichert, entscheidet der Server.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Messages, files and the system prompt are sent to {host}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nachrichten, Dateien und der Systemprompt werden an {host} gesendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Stopped. Nothing was changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Angehalten. Es wurde nichts geändert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Faster settings were found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schnellere Einstellungen wurden gefunden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Nothing faster was found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nichts Schnelleres wurde gefunden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>The fastest settings are filled in below. They are not in use yet.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die schnellsten Einstellungen sind unten eingetragen. Sie sind noch nicht in Gebrauch.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>The computer was too busy for reliable results, so nothing was changed. Try again when other programs are idle.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Rechner war für zuverlässige Ergebnisse zu ausgelastet, deshalb wurde nichts geändert. Noch einmal versuchen, wenn andere Programme untätig sind.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Tries the settings that affect speed with this pair, for up to 90 seconds: drafting, threads, flash attention and micro batch. Answers stay as good as they are, and nothing changes until you accept it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probiert mit diesem Paar bis zu 90 Sekunden lang die Einstellungen aus, die das Tempo beeinflussen: Entwerfen, Threads, Flash Attention und Mikro-Batch. Antworten bleiben so gut, wie sie sind, und nichts ändert sich ohne Zustimmung.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Measuring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Messung läuft</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>What was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Was gemessen wurde</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Use these</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Übernehmen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Measure again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erneut messen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Measure for me</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Messen lassen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Starting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wird gestartet…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>not tried: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nicht ausprobiert: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Setting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einstellung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Value</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Unterschied</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>{part}: {title}</source>
   <comment>a setting</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{part}: {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>current</source>
   <comment>a setting</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aktuell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>{percent} %</source>
   <comment>faster or slower</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{percent} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>{gain} (uncertain)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{gain} (unsicher)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Attachment {name}, {note}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anhang {name}, {note}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Click to view the text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Klicken, um den Text anzusehen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Remove {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} entfernen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/busy_bar.py" />
   <source>In progress; the time left is unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Läuft; die verbleibende Zeit ist unbekannt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/choice_box.py" />
   <source>{name}: </source>
   <comment>before a value</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name}: </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/dropped_files.py" />
   <source>Drop a model file (.gguf) here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hier eine Modelldatei (.gguf) ablegen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/explained.py" />
   <source>{word}: {meaning}</source>
   <comment>in a glossary</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{word}: {meaning}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/explained.py" />
   <source>Open the guide at this term</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Anleitung bei diesem Begriff öffnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/following_scroll.py" />
   <source>Jump to the end</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zum Ende springen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/following_scroll.py" />
   <source>Jump to the end (End)</source>
   <comment>with its key</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zum Ende springen (Ende)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Pictures cannot be attached: these models read text only. Describe the picture instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bilder können nicht angehängt werden: Diese Modelle lesen nur Text. Das Bild stattdessen beschreiben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Write a message…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nachricht schreiben…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nachricht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Enter sends, Shift+Enter starts a new line</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enter sendet, Umschalt+Enter beginnt eine neue Zeile</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notice_bar.py" />
   <source>Notice: {text}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hinweis: {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notice_bar.py" />
   <source>Error: {text}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fehler: {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notice_bar.py" />
   <source>Close this notice</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diesen Hinweis schließen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/playback_clock.py" />
   <source>{times}x</source>
   <comment>so many times as fast</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{times}x</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/preference_row.py" />
   <source>Reset: {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zurücksetzen: {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/preference_row.py" />
   <source>Changed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Geändert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/text_dialog.py" />
   <source>Copy all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alles kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/undo_line.py" />
   <source>Undo: {text}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rückgängig: {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/undo_line.py" />
   <source>Deleted {name}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} gelöscht.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/value_field.py" />
   <source>It must be {limits}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zulässig: {limits}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The unit in which a model reads and writes: a word, part of a word, or a punctuation mark.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Einheit, in der ein Modell liest und schreibt: ein Wort, ein Teil eines Worts oder ein Satzzeichen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The large model whose answer you want. Drafting does not change what it says.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das große Modell, dessen Antwort gewünscht ist. Entwerfen ändert nicht, was es sagt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Tokens that are proposed to the target, by a small model or a head, or copied from earlier text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens, die dem Zielmodell vorgeschlagen werden, von einem kleinen Modell oder einem Kopf, oder aus früherem Text kopiert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schritt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>One round of writing: some tokens are drafted, the target checks them in a single pass, keeps those that it agrees with, and adds one of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eine Runde des Schreibens: Einige Token werden entworfen, das Zielmodell prüft sie in einem einzigen Durchlauf, behält die, mit denen es einverstanden ist, und fügt ein eigenes hinzu.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many tokens are drafted in each step. Adaptive: as many as pay off, measured on this computer, or none.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie viele Token in jedem Schritt entworfen werden. Adaptiv: so viele, wie sich lohnen, gemessen auf diesem Rechner, oder keine.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The share of drafted tokens that the target keeps. The higher it is, the more drafting helps; predictable text has a higher one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Der Anteil der entworfenen Token, den das Zielmodell behält. Je höher er ist, desto mehr hilft Entwerfen; bei vorhersehbarem Text ist er höher.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Drafting without a draft model: what followed the same words earlier in the chat, or in earlier texts, is copied.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwerfen ohne Entwurfsmodell: Was weiter oben im Chat oder in früheren Texten denselben Wörtern folgte, wird kopiert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many tokens the model can see at once: the chat so far, attached files, and the answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie viele Token das Modell auf einmal sehen kann: den bisherigen Chat, angehängte Dateien und die Antwort.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>KV cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>KV-Cache</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>What the model has computed for the tokens that it has read, so that it need not read them again. It grows with the context and takes memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Was das Modell für die gelesenen Token berechnet hat, damit es sie nicht noch einmal lesen muss. Er wächst mit dem Kontext und braucht Speicher.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The target writes alone, one token per pass. Drafting is compared with this.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das Zielmodell schreibt allein, ein Token pro Durchlauf. Damit wird das Entwerfen verglichen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many times as fast as plain decoding, measured on this computer in the same session.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wievielmal so schnell wie einfaches Dekodieren, gemessen auf diesem Rechner in derselben Sitzung.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How the next token is picked from those that the model considers likely: always the most likely one, or at random within limits that you set.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie das nächste Token aus denen gewählt wird, die das Modell für wahrscheinlich hält: immer das wahrscheinlichste oder zufällig, in Grenzen, die sich festlegen lassen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How random the picks are: 0 always picks the most likely token, higher values pick unlikely ones more often.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie zufällig gewählt wird: 0 nimmt immer das wahrscheinlichste Token, höhere Werte nehmen öfter unwahrscheinliche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/copy_button.py" />
   <source>Copy code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Code kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/copy_button.py" />
   <source>Copy {language} code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{language}-Code kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Open link…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Link öffnen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Copy link</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Link kopieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Record an animation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Animation aufnehmen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Format</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Größe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Speed</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tempo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Choose file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Datei wählen…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>{seconds} s, {count} frames</source>
   <extracomment>for 1: {seconds} s, {count} frame</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{seconds} s, {count} Bild</numerusform>
    <numerusform>{seconds} s, {count} Bilder</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>even pace, times not recorded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>gleichmäßig, Zeiten nicht aufgezeichnet</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>{speed} · Foretoken</source>
   <comment>below an animation</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speed} · Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>There is no answer yet.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es gibt noch keine Antwort.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>This answer is still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Antwort wird noch geschrieben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>Replay an answer from a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Antwort aus einer Datei wiedergeben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>Which answer?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Welche Antwort?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>Without a question</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ohne Frage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Replay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wiedergabe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Playback speed; 1x is as it was written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abspieltempo; 1x ist, wie geschrieben wurde</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Record…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aufnehmen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Save it as an animation: GIF or WebP</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Als Animation speichern: GIF oder WebP</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aufnahme</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>The step times of this answer were not recorded. Every step takes the same time here, so the speeds shown are not real.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Schrittzeiten dieser Antwort wurden nicht aufgezeichnet. Hier dauert jeder Schritt gleich lang, deshalb ist das gezeigte Tempo nicht das wirkliche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>token {tokens} of {all_tokens}, step {steps} of {all_steps}</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token {tokens} von {all_tokens}, Schritt {steps} von {all_steps}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Pause</source>
   <comment>a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pausieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Play</source>
   <comment>a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abspielen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aufnahme läuft…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording frame {done} of {total}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bild {done} von {total} wird aufgenommen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Writing the file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Datei wird geschrieben…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Saved {file}: {size} MB, {seconds} s, {count} frames.</source>
   <extracomment>for 1: Saved {file}: {size} MB, {seconds} s, {count} frame.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{file} gespeichert: {size} MB, {seconds} s, {count} Bild.</numerusform>
    <numerusform>{file} gespeichert: {size} MB, {seconds} s, {count} Bilder.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Cancelled. No file was written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abgebrochen. Es wurde keine Datei geschrieben.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Time</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_stage.py" />
   <source>{time} of {whole} s</source>
   <comment>seconds of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} von {whole} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einstellungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Sections</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abschnitte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>No settings match “{words}”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine Einstellungen passen zu „{words}“.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>{title}: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{title}: {value}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>{count} settings were reset.</source>
   <extracomment>for 1: {count} setting was reset.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Einstellung wurde zurückgesetzt.</numerusform>
    <numerusform>{count} Einstellungen wurden zurückgesetzt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>What kind of file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Welche Art von Datei</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>With token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mit Tokenfarben</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>Show which model each token came from, and a legend</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeigen, von welchem Modell jedes Token kam, mit einer Legende</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>There is nothing to print on: the printer or the file is not ready.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es kann nicht gedruckt werden: Der Drucker oder die Datei ist nicht bereit.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>Chats are not saved now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats werden zurzeit nicht gespeichert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>The pages could not all be written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht alle Seiten konnten geschrieben werden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>The pages could not all be written: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht alle Seiten konnten geschrieben werden: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieser Chat ist leer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Chats are not saved now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats werden zurzeit nicht gespeichert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diesen Chat exportieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export this answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Antwort exportieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export this message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diese Nachricht exportieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export the chats in “{folder}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Chats in „{folder}“ exportieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export “{title}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>„{title}“ exportieren</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export {count} chats</source>
   <extracomment>for 1: Export {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat exportieren</numerusform>
    <numerusform>{count} Chats exportieren</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Chats exportieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Import chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats importieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Importing chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats werden importiert…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Print this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diesen Chat drucken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieser Chat ist leer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Exporting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wird exportiert…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Exported {count} chats to {file}.</source>
   <extracomment>for 1: Exported {count} chat to {file}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat nach {file} exportiert.</numerusform>
    <numerusform>{count} Chats nach {file} exportiert.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Printing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wird gedruckt…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Sent to the printer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>An den Drucker gesendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Import undone.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Import rückgängig gemacht.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>{count} chats stay, because something was said there since.</source>
   <extracomment>for 1: {count} chat stays, because something was said there since.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat bleibt, weil seither etwas darin gesagt wurde.</numerusform>
    <numerusform>{count} Chats bleiben, weil seither etwas darin gesagt wurde.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>{doing} {done} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{doing} {done} von {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>{doing} {done}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{doing} {done}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Cancelled. Nothing was changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abgebrochen. Es wurde nichts geändert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Suchen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>; {open} opens, {clear} clears</source>
   <comment>keys, behind “Find words in all chats” and its key</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>; {open} öffnet, {clear} leert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Conversations</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Unterhaltungen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Temporary chat, new folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temporärer Chat, neuer Ordner</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>More: temporary chat, new folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mehr: temporärer Chat, neuer Ordner</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Back to all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zurück zu allen Chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>←  Archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>←  Archiv</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Archiv</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>{count} results</source>
   <extracomment>for 1: {count} result</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Treffer</numerusform>
    <numerusform>{count} Treffer</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>No chat contains these words.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Chat enthält diese Wörter.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>First {count} results</source>
   <extracomment>for 1: First {count} result</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Der erste {count} Treffer</numerusform>
    <numerusform>Die ersten {count} Treffer</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Nothing is archived.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nichts ist archiviert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Your chats appear here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hier erscheinen die Chats.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Nothing is archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nichts ist archiviert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Discarded the temporary chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temporärer Chat verworfen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Discard</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verwerfen</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Delete {count} chats</source>
   <extracomment>for 1: Delete {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Chat löschen</numerusform>
    <numerusform>{count} Chats löschen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Delete folder, keep its chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ordner löschen, Chats behalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Chats are not saved: they are lost when you close the window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chats werden nicht gespeichert: Beim Schließen des Fensters gehen sie verloren.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_delegate.py" />
   <source>empty</source>
   <comment>a folder</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>leer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_delegate.py" />
   <source>Folder name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Name des Ordners</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_delegate.py" />
   <source>Chat title</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Titel des Chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>Folder {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ordner {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>Temporary chat {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temporärer Chat {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>Not saved</source>
   <comment>a chat</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nicht gespeichert</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>{count} messages</source>
   <extracomment>for 1: {count} message</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} Nachricht</numerusform>
    <numerusform>{count} Nachrichten</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>archived</source>
   <comment>a chat</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>archiviert</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/start/single_instance.py" />
   <source>Foretoken is already running but does not respond. This second window can neither show nor save your chats. End the other process, then start Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken läuft bereits, reagiert aber nicht. Dieses zweite Fenster kann die Chats weder zeigen noch speichern. Den anderen Prozess beenden, dann Foretoken neu starten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_controller.py" />
   <source>Delete all statistics?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gesamte Statistik löschen?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_controller.py" />
   <source>All figures and errors are deleted and counting starts again. Your chats keep their own figures. This cannot be undone; use Export… to keep a copy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alle Zahlen und Fehler werden gelöscht, und das Zählen beginnt von vorn. Chats behalten ihre eigenen Zahlen. Das lässt sich nicht rückgängig machen; mit Exportieren… bleibt eine Kopie erhalten.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_controller.py" />
   <source>Could not read or save the statistics: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Statistik konnte nicht gelesen oder gespeichert werden: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>From drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus Entwürfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Tokens that were drafted and accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token, die entworfen und angenommen wurden</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Tokens per second of decoding, without the prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token pro Sekunde Dekodieren, ohne den Prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Over the answers with drafts for which plain decoding was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Über die Antworten mit Entwürfen, für die einfaches Dekodieren gemessen wurde</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Share of drafted tokens that the target accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anteil der entworfenen Token, den das Zielmodell angenommen hat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Time saved</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gesparte Zeit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Compared with plain decoding, where it was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verglichen mit einfachem Dekodieren, wo es gemessen wurde</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Between tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zwischen Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Median time between tokens as they arrive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Median der Zeit zwischen ankommenden Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Error</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fehler</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Period</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Zeitraum</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Last {count} days</source>
   <extracomment>for 1: Last {count} day</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Letzter Tag</numerusform>
    <numerusform>Letzte {count} Tage</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>All time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gesamter Zeitraum</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>from drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aus Entwürfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>from the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vom Zielmodell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>By model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach Modell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>By date</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nach Datum</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Errors</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fehler</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Includes temporary chats and the command line. Only figures and model names are kept, and only on this computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einschließlich temporärer Chats und der Kommandozeile. Gespeichert werden nur Zahlen und Modellnamen, und nur auf diesem Rechner.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Save the figures of this period as CSV or JSON</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Zahlen dieses Zeitraums als CSV oder JSON speichern</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Delete…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Löschen…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Delete all statistics and start again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gesamte Statistik löschen und von vorn beginnen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No statistics yet. They start with your first answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Noch keine Statistik. Sie beginnt mit der ersten Antwort.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers in this period.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine Antworten in diesem Zeitraum.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>since {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>seit {day}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Some earlier figures are missing: their file was damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Einige frühere Zahlen fehlen: Ihre Datei war beschädigt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>earlier</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>früher</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Errors ({count})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fehler ({count})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No errors in this period.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine Fehler in diesem Zeitraum.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Keine Antworten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>From drafts: {drafted}
From the target: {own}
Prompt tokens read: {read}
Prompt tokens reused: {reused}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus Entwürfen: {drafted}
Vom Zielmodell: {own}
Gelesene Prompt-Token: {read}
Wiederverwendete Prompt-Token: {reused}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Nothing was drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es wurde nichts entworfen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answer with drafts has a measured plain speed to compare with.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Für keine Antwort mit Entwürfen gibt es ein gemessenes einfaches Tempo zum Vergleich.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{saved} ({speedup})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{saved} ({speedup})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>answers</source>
   <comment>behind their number</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Antworten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>tokens written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>geschriebene Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>of drafted tokens accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>der entworfenen Token angenommen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{first} to {last}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{first} bis {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>speedup {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Beschleunigung {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>No model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Kein Modell</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>server on this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Server auf diesem Rechner</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>sent to {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>gesendet an {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>connecting to {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>verbindet mit {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>loading {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>lädt {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>no model loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>kein Modell geladen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>measuring this computer…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>misst diesen Rechner…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>drafting off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwerfen aus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>drafting paused: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entwerfen pausiert: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>{activity}; {more}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{activity}; {more}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>{activity}; draft off: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{activity}; Entwurf aus: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>tested {speedup} on a busy computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>auf ausgelastetem Rechner {speedup} getestet</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>tested {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speedup} getestet</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>tested {speedup}: no speedup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speedup} getestet: keine Beschleunigung</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Nothing was deleted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es wurde nichts gelöscht</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Send this chat to {name}?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diesen Chat an {name} senden?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>This chat has not been sent to {host} yet. Your message is sent with everything before it: all questions and answers of this branch, attached files and the system prompt.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieser Chat wurde noch nicht an {host} gesendet. Die Nachricht wird mit allem davor gesendet: allen Fragen und Antworten dieses Zweigs, angehängten Dateien und dem Systemprompt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Attach to the message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>An die Nachricht anhängen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Choose as a model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Als Modell wählen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Cannot be used here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hier nicht verwendbar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop the answer and keep its text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antwort anhalten und ihren Text behalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop the test</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Den Test anhalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop: {what}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anhalten: {what}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>{chat} - {product}</source>
   <comment>a window</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{chat} - {product}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/notifications.py" />
   <source>The answer could not be finished.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antwort konnte nicht beendet werden.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/notifications.py" />
   <source>The answer is ready.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antwort ist fertig.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Adaptive: draft only where it saves time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adaptiv: nur entwerfen, wo es Zeit spart</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Always draft {count} tokens</source>
   <extracomment>for 1: Always draft {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Immer {count} Token entwerfen</numerusform>
    <numerusform>Immer {count} Token entwerfen</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Off: no drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aus: kein Entwerfen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Models: {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelle: {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Right-click for recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechtsklick für zuletzt verwendete Paare</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Engine: {activity}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Engine: {activity}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Click to change drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Klicken, um das Entwerfen zu ändern</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/tray.py" />
   <source>Stop answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Antwort anhalten</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/tray.py" />
   <source>Show Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken zeigen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Tell me a story about a lighthouse keeper.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erzähl mir eine Geschichte von einem Leuchtturmwärter.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>How do tides work? Explain it to a curious ten-year-old.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Wie entstehen Ebbe und Flut? Erkläre es einem neugierigen zehnjährigen Kind.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Write a Python function that finds the longest word in a text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Schreibe eine Python-Funktion, die das längste Wort in einem Text findet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>See how a small model speeds up a large one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>So beschleunigt ein kleines Modell ein großes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>The small model guesses the next words, and the large one checks them all at once. Colours show which guesses were right.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Das kleine Modell rät die nächsten Wörter, und das große prüft sie alle auf einmal. Farben zeigen, was richtig geraten war.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Without a small model, words are guessed from earlier text. Colours show which guesses were right.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ohne kleines Modell werden Wörter anhand von früherem Text geraten. Farben zeigen, was richtig geraten war.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Chat with {model}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chat mit {model}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Answers come from a server: what you write here is sent to it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Die Antworten kommen von einem Server: Was hier geschrieben wird, wird an ihn gesendet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>This chat is not saved. It is gone when you close the window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dieser Chat wird nicht gespeichert. Er ist weg, wenn das Fenster geschlossen wird.</translation>
  </message>
 </context>
</TS>
