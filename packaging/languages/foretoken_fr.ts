<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- machine-made -->
<TS version="2.1" language="fr" sourcelanguage="en">
 <context>
  <name>Foretoken</name>
  <message>
   <location filename="resources/presets.toml" />
   <source>For trying out how a pair works, on any computer. A target this small gains nothing from drafting and may even get slower.</source>
   <translation>Pour essayer comment une paire fonctionne, sur n’importe quel ordinateur. Une cible aussi petite n’y gagne rien et peut même ralentir.</translation>
  </message>
  <message>
   <source>The head needs no separate download. At this size it may gain nothing: test the pair first.</source>
   <translation>Sa tête ne demande pas de téléchargement à part. À cette taille, elle peut ne rien apporter : testez d’abord la paire.</translation>
  </message>
  <message>
   <source>The head is a thirtieth of the target's size. A separate draft model would probably slow down a target this small.</source>
   <translation>La tête représente un trentième de ses octets. Un second modèle ralentirait plutôt une cible aussi petite.</translation>
  </message>
  <message>
   <source>The smallest Qwen3, with the same vocabulary. A separate draft model often slows down a 4B target: test the pair first.</source>
   <translation>Le plus petit Qwen3, avec le même vocabulaire. Un second modèle ralentit souvent une cible de 4B : testez d’abord la paire.</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a thirtieth of its size. A target this small leaves little to gain.</source>
   <translation>Conçue par Google pour ce modèle précis, avec un trentième de ses octets. Une cible aussi petite laisse peu à gagner.</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a fiftieth of its size; it needs no cache of its own.</source>
   <translation>Conçue par Google pour ce modèle précis, avec un cinquantième de ses octets ; elle n’a pas besoin de cache propre.</translation>
  </message>
  <message>
   <source>The smallest coder model of the family; llama.cpp's own server pairs it with the 7B. Code is easy to predict.</source>
   <translation>Le plus petit Coder de la famille, que le serveur de llama.cpp associe lui-même au 7B ; le code est facile à prévoir.</translation>
  </message>
  <message>
   <source>The smallest Qwen3: the same vocabulary and the same style of thinking before the answer.</source>
   <translation>Le plus petit Qwen3 : le même vocabulaire et la même façon de réfléchir à voix haute avant la réponse.</translation>
  </message>
  <message>
   <source>The smallest Llama with the Llama 3 vocabulary, at a sixth of the target's size.</source>
   <translation>Le plus petit Llama avec le vocabulaire de Llama 3, un sixième de la taille de la cible.</translation>
  </message>
  <message>
   <source>The head was trained together with the model and costs less than a separate draft model.</source>
   <translation>La tête a été entraînée avec le modèle et coûte moins que n’importe quel second modèle.</translation>
  </message>
  <message>
   <source>Made for this model; it drafts a whole block of tokens in one pass. Code gains more from it than prose.</source>
   <translation>Conçue pour ce modèle précis ; elle ébauche tout un bloc de tokens en une passe. Le code y gagne plus que la prose.</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a fifteenth of its size; it needs no cache of its own.</source>
   <translation>Conçue par Google pour ce modèle précis, avec un quinzième de ses octets ; elle n’a pas besoin de cache propre.</translation>
  </message>
  <message>
   <source>The smallest Qwen3: the same vocabulary and the same style of thinking, at a fourteenth of the target's size.</source>
   <translation>Le plus petit Qwen3 : le même vocabulaire et la même façon de réfléchir à voix haute, pour un quatorzième de la taille de la cible.</translation>
  </message>
  <message>
   <source>The smallest coder model of the family; llama.cpp's own server pairs it with the 14B. Code is easy to predict.</source>
   <translation>Le plus petit Coder de la famille, que le serveur de llama.cpp associe lui-même au 14B ; le code est facile à prévoir.</translation>
  </message>
  <message>
   <source>Made for this model. A mixture of experts uses only part of its weights for each token, which leaves less to gain; on some GPUs the head slows it down.</source>
   <translation>Conçue pour ce modèle précis. Un mélange d’experts n’utilise qu’une partie de lui-même pour chaque token, ce qui laisse moins à gagner ; sur certains GPU, la tête le ralentit.</translation>
  </message>
  <message>
   <source>The head was trained together with the model. A slow target like this one gains most from it.</source>
   <translation>La tête a été entraînée avec le modèle. C’est à côté d’une cible aussi lente qu’elle apporte le plus.</translation>
  </message>
  <message>
   <source>Made by Google for this model, a mixture of experts that uses 4 of its 26 billion parameters per token.</source>
   <translation>Conçue par Google pour ce modèle précis, un mélange d’experts qui utilise 4 de ses 26 milliards de paramètres par token.</translation>
  </message>
  <message>
   <source>Published as a pair by the makers of llama.cpp, in one repository. Code is easy to predict.</source>
   <translation>Publiés ensemble par les auteurs de llama.cpp, dans un seul dépôt ; le code est facile à prévoir.</translation>
  </message>
  <message>
   <source>Same family and vocabulary. With a target this slow, the 1.7B costs little more than the 0.6B and usually predicts better.</source>
   <translation>De la même famille et du même vocabulaire ; à côté d’une cible aussi lente, le 1.7B coûte à peine plus que le 0.6B et devine en général mieux.</translation>
  </message>
  <message>
   <source>A mixture of experts that uses 3 of its 35 billion parameters per token: fast wherever it fits. The head makes it faster, though by less than with other models.</source>
   <translation>Un mélange d’experts qui utilise 3 de ses 35 milliards de paramètres par token : rapide partout où il tient. Sa tête y ajoute, bien que moins qu’avec d’autres modèles.</translation>
  </message>
  <message>
   <source>The smallest Llama with the Llama 3 vocabulary, at a fiftieth of the target's size.</source>
   <translation>Le plus petit Llama avec le vocabulaire de Llama 3, un cinquantième de la taille de la cible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>New chat</source>
   <translation>Nouvelle conversation</translation>
  </message>
  <message>
   <source>sent to {name} ({host})</source>
   <translation>envoyé à {name} ({host})</translation>
  </message>
  <message>
   <source>the processor</source>
   <comment>it computes</comment>
   <translation>le processeur</translation>
  </message>
  <message>
   <source>on {places}</source>
   <comment>what computes</comment>
   <translation>sur {places}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>Unset</source>
   <translation>Non défini</translation>
  </message>
  <message>
   <source>Thinking</source>
   <translation>Réflexion</translation>
  </message>
  <message>
   <source>The model thinks before it answers.</source>
   <translation>Le modèle réfléchit avant de répondre.</translation>
  </message>
  <message>
   <source>How long the model thinks before it answers.</source>
   <translation>Combien de temps le modèle réfléchit avant de répondre.</translation>
  </message>
  <message>
   <source>Reasoning effort</source>
   <translation>Effort de raisonnement</translation>
  </message>
  <message>
   <source>Thinking effort</source>
   <translation>Effort de réflexion</translation>
  </message>
  <message>
   <source>Thinking budget</source>
   <translation>Budget de réflexion</translation>
  </message>
  <message>
   <source>The maximum number of tokens that the model may spend on thinking.</source>
   <translation>Combien de tokens le modèle peut consacrer à la réflexion, au plus.</translation>
  </message>
  <message>
   <source>Keep earlier thinking</source>
   <translation>Garder les réflexions précédentes</translation>
  </message>
  <message>
   <source>The model sees its thinking from earlier answers.</source>
   <translation>Ce que le modèle a pensé avant ses réponses précédentes lui est transmis.</translation>
  </message>
  <message>
   <source>Leave out earlier thinking</source>
   <translation>Omettre les réflexions précédentes</translation>
  </message>
  <message>
   <source>The model does not see its thinking from earlier answers.</source>
   <translation>Ce que le modèle a pensé avant ses réponses précédentes ne lui est pas transmis.</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Date</translation>
  </message>
  <message>
   <source>The date that the model takes as today's.</source>
   <translation>Le jour que le modèle prend pour aujourd’hui.</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>Identité</translation>
  </message>
  <message>
   <source>Who or what the model is told it is.</source>
   <translation>Ce qui est dit au modèle sur ce qu’il est.</translation>
  </message>
  <message>
   <source>An option of this model's chat template, “{name}”. What it does depends on the model.</source>
   <translation>Le gabarit de conversation de ce modèle lit « {name} » ; son effet dépend du modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>WebP (smaller, all colours)</source>
   <translation>WebP (plus petit, toutes les couleurs)</translation>
  </message>
  <message>
   <source>GIF (works everywhere, 255 colours)</source>
   <translation>GIF (affiché partout, 255 couleurs)</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}, {count} tokens</source>
   <extracomment>for 1: Thought for {time}, {count} token</extracomment>
   <translation>
    <numerusform>Réflexion pendant {time}, {count} token</numerusform>
    <numerusform>Réflexion pendant {time}, {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <source>Thought for {time}</source>
   <translation>Réflexion pendant {time}</translation>
  </message>
  <message numerus="yes">
   <source>Thought, {count} tokens</source>
   <extracomment>for 1: Thought, {count} token</extracomment>
   <translation>
    <numerusform>Réflexion, {count} token</numerusform>
    <numerusform>Réflexion, {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <source>Thought</source>
   <comment>a model, before it answered</comment>
   <translation>Réflexion</translation>
  </message>
  <message>
   <source>Thinking…</source>
   <translation>Réflexion en cours…</translation>
  </message>
  <message>
   <source>Thinking… {time}</source>
   <translation>Réflexion en cours… {time}</translation>
  </message>
  <message>
   <source>{seconds} s</source>
   <translation>{seconds} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/exporting.py" />
   <source>System prompt</source>
   <translation>Prompt système</translation>
  </message>
  <message>
   <source>folder {name}</source>
   <translation>dossier {name}</translation>
  </message>
  <message>
   <source>Web page</source>
   <translation>Page web</translation>
  </message>
  <message>
   <source>A single file that looks like this window in any browser.</source>
   <translation>Un seul fichier, que tout navigateur affiche comme cette fenêtre.</translation>
  </message>
  <message>
   <source>PDF</source>
   <translation>PDF</translation>
  </message>
  <message>
   <source>Pages to read, print and send.</source>
   <translation>Des pages à lire, à imprimer et à envoyer.</translation>
  </message>
  <message>
   <source>Markdown</source>
   <translation>Markdown</translation>
  </message>
  <message>
   <source>Plain text with headings, for notes and wikis.</source>
   <translation>Du texte brut avec des titres, pour des notes et des wikis.</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Complete: every version, token and step. Foretoken can import it again.</source>
   <translation>Tout, sans perte : chaque version, chaque token et chaque étape. Foretoken peut le réimporter.</translation>
  </message>
  <message>
   <source>Steps (JSON Lines)</source>
   <translation>Étapes (JSON Lines)</translation>
  </message>
  <message>
   <source>One line per step of each answer, with its tokens, for analysis.</source>
   <translation>Une ligne pour chaque étape de chaque réponse, avec ses tokens, pour l’analyse.</translation>
  </message>
  <message>
   <source>Statistics (CSV)</source>
   <translation>Statistiques (CSV)</translation>
  </message>
  <message>
   <source>One row per answer, with its speed and acceptance, for spreadsheets.</source>
   <translation>Une ligne pour chaque réponse, avec sa vitesse et son acceptation, pour les tableurs.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>done</source>
   <comment>of a task</comment>
   <translation>fait</translation>
  </message>
  <message>
   <source>to do</source>
   <comment>of a task</comment>
   <translation>à faire</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats</source>
   <extracomment>for 1: {count} chat</extracomment>
   <translation>
    <numerusform>{count} conversation</numerusform>
    <numerusform>{count} conversations</numerusform>
   </translation>
  </message>
  <message>
   <source>Token colours</source>
   <translation>Couleurs des tokens</translation>
  </message>
  <message>
   <source>Chats</source>
   <translation>Conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>at an unknown time</source>
   <translation>à un moment inconnu</translation>
  </message>
  <message>
   <source>, </source>
   <comment>between things in a list</comment>
   <translation>, </translation>
  </message>
  <message>
   <source>Attached: {names}</source>
   <translation>Fichiers joints : {names}</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Vous</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Réponse</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/store.py" />
   <source>{count} chats were restored from the backup {name}.</source>
   <extracomment>for 1: {count} chat was restored from the backup {name}.</extracomment>
   <translation>
    <numerusform>{count} conversation a été restaurée depuis la sauvegarde {name}.</numerusform>
    <numerusform>{count} conversations ont été restaurées depuis la sauvegarde {name}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Your previous chats are kept as {name} in the folder {folder}, next to the current ones.</source>
   <translation>Ce qui se trouvait ici auparavant est conservé sous le nom {name} dans le dossier {folder} des conversations.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/answer_control.py" />
   <source>{first}, then {second}</source>
   <comment>models</comment>
   <translation>{first}, puis {second}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>reading this answer again {share} %</source>
   <translation>nouvelle lecture de cette réponse {share} %</translation>
  </message>
  <message>
   <source>The draft model of this answer, {model}, is not loaded, so its recorded figures are shown.</source>
   <translation>Le modèle d’ébauche de cette réponse, {model}, n’est pas chargé ; ses chiffres sont ceux qui ont été enregistrés.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed {chat}.</source>
   <translation>Renommé : {chat}.</translation>
  </message>
  <message>
   <source>Pinned {chats}.</source>
   <translation>Épinglé : {chats}.</translation>
  </message>
  <message>
   <source>Unpinned {chats}.</source>
   <translation>Désépinglé : {chats}.</translation>
  </message>
  <message>
   <source>Archived {chats}.</source>
   <translation>Archivé : {chats}.</translation>
  </message>
  <message>
   <source>Unarchived {chat}.</source>
   <translation>{chat} est de retour dans la liste.</translation>
  </message>
  <message numerus="yes">
   <source>Unarchived {count} chats.</source>
   <extracomment>for 1: Unarchived {count} chat.</extracomment>
   <translation>
    <numerusform>{count} conversation est de retour dans la liste.</numerusform>
    <numerusform>{count} conversations sont de retour dans la liste.</numerusform>
   </translation>
  </message>
  <message>
   <source>Moved {chats} out of the folder.</source>
   <translation>Sorti du dossier : {chats}.</translation>
  </message>
  <message>
   <source>Moved {chats} to {folder}.</source>
   <translation>Déplacé vers {folder} : {chats}.</translation>
  </message>
  <message>
   <source>Moved {chats} to a new folder.</source>
   <translation>Déplacé vers un nouveau dossier : {chats}.</translation>
  </message>
  <message>
   <source>Copied {chat}.</source>
   <translation>Copié : {chat}.</translation>
  </message>
  <message>
   <source>Deleted {chats}.</source>
   <translation>Supprimé : {chats}.</translation>
  </message>
  <message>
   <source>Folder added.</source>
   <translation>Dossier ajouté.</translation>
  </message>
  <message>
   <source>Renamed folder {folder}.</source>
   <translation>Dossier {folder} renommé.</translation>
  </message>
  <message>
   <source>Deleted folder {folder}. Its chats were kept.</source>
   <translation>Dossier {folder} supprimé. Ses conversations restent.</translation>
  </message>
  <message>
   <source>“{name}”</source>
   <comment>a name in quotation marks</comment>
   <translation>« {name} »</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_list.py" />
   <source>today</source>
   <comment>a short date</comment>
   <translation>aujourd’hui</translation>
  </message>
  <message>
   <source>yesterday</source>
   <comment>a short date</comment>
   <translation>hier</translation>
  </message>
  <message>
   <source>d MMM</source>
   <comment>how a day of this year is written in short, in Qt's letters</comment>
   <translation>d MMM</translation>
  </message>
  <message>
   <source>MMM yyyy</source>
   <comment>how a month is written in short, in Qt's letters</comment>
   <translation>MMM yyyy</translation>
  </message>
  <message>
   <source>Today</source>
   <comment>above some chats</comment>
   <translation>Aujourd’hui</translation>
  </message>
  <message>
   <source>Yesterday</source>
   <comment>above some chats</comment>
   <translation>Hier</translation>
  </message>
  <message>
   <source>Previous 7 days</source>
   <comment>above some chats</comment>
   <translation>7 derniers jours</translation>
  </message>
  <message>
   <source>Previous 30 days</source>
   <comment>above some chats</comment>
   <translation>30 derniers jours</translation>
  </message>
  <message>
   <source>Temporary</source>
   <comment>above some chats</comment>
   <translation>Temporaires</translation>
  </message>
  <message>
   <source>Pinned</source>
   <comment>above some chats</comment>
   <translation>Épinglées</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Nothing new was imported.</source>
   <translation>Rien de nouveau n’a été importé.</translation>
  </message>
  <message numerus="yes">
   <source>Imported {count} chats.</source>
   <extracomment>for 1: Imported {count} chat.</extracomment>
   <translation>
    <numerusform>{count} conversation importée.</numerusform>
    <numerusform>{count} conversations importées.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were continued differently here, so they were added as separate chats.</source>
   <extracomment>for 1: {count} chat was continued differently here, so it was added as a separate chat.</extracomment>
   <translation>
    <numerusform>{count} conversation s’est poursuivie autrement ici, et se trouve maintenant à côté de la vôtre.</numerusform>
    <numerusform>{count} conversations se sont poursuivies autrement ici, et se trouvent maintenant à côté des vôtres.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were already here.</source>
   <extracomment>for 1: {count} chat was already here.</extracomment>
   <translation>
    <numerusform>{count} conversation était déjà ici.</numerusform>
    <numerusform>{count} conversations étaient déjà ici.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/prompt_library.py" />
   <source>New prompt</source>
   <translation>Nouveau prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing.py" />
   <source>Text {number}</source>
   <translation>Texte {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted.</source>
   <translation>Question supprimée.</translation>
  </message>
  <message>
   <source>Answer deleted.</source>
   <translation>Réponse supprimée.</translation>
  </message>
  <message numerus="yes">
   <source>Question deleted, along with {count} messages after it.</source>
   <extracomment>for 1: Question deleted, along with {count} message after it.</extracomment>
   <translation>
    <numerusform>Question supprimée, avec {count} message à la suite.</numerusform>
    <numerusform>Question supprimée, avec {count} messages à la suite.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Answer deleted, along with {count} messages after it.</source>
   <extracomment>for 1: Answer deleted, along with {count} message after it.</extracomment>
   <translation>
    <numerusform>Réponse supprimée, avec {count} message à la suite.</numerusform>
    <numerusform>Réponse supprimée, avec {count} messages à la suite.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_work.py" />
   <source>verifying losslessness {share} %</source>
   <translation>vérification de l’absence de perte {share} %</translation>
  </message>
  <message>
   <source>trying settings {share} %</source>
   <translation>essai des paramètres {share} %</translation>
  </message>
  <message>
   <source>racing {share} %</source>
   <translation>course {share} %</translation>
  </message>
  <message>
   <source>testing this pair {share} %</source>
   <translation>test de cette paire {share} %</translation>
  </message>
  <message>
   <source>benchmarking {share} %</source>
   <translation>banc d’essai {share} %</translation>
  </message>
  <message>
   <source>Preparing…</source>
   <translation>Préparation…</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Load again</source>
   <translation>Le charger de nouveau</translation>
  </message>
  <message>
   <source>Choose devices automatically</source>
   <translation>Choisir les périphériques automatiquement</translation>
  </message>
  <message numerus="yes">
   <source>Use {some} of {count} layers on the GPU</source>
   <extracomment>for 1: Use {some} of {count} layer on the GPU</extracomment>
   <translation>
    <numerusform>Utiliser {some} sur {count} couche sur le GPU</numerusform>
    <numerusform>Utiliser {some} des {count} couches sur le GPU</numerusform>
   </translation>
  </message>
  <message>
   <source>Use the processor</source>
   <translation>Utiliser le processeur</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/engine_form.py" />
   <source>Target</source>
   <comment>heading of settings</comment>
   <translation>Cible</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>heading of settings</comment>
   <translation>Ébauche</translation>
  </message>
  <message>
   <source>Drafting</source>
   <comment>heading of settings</comment>
   <translation>Génération des ébauches</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/known_servers.py" />
   <source>Removed {name}, with its key.</source>
   <translation>{name} a été supprimé, avec sa clé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It is in the Hugging Face cache, which stores names and data separately. Both are removed, and other programs that use the model will download it again.</source>
   <translation>Il se trouve dans le cache de Hugging Face, qui garde les données séparément du nom : les deux disparaîtront, et les programmes qui voudront encore ce modèle le téléchargeront à nouveau.</translation>
  </message>
  <message>
   <source>It is a link. Only the link is moved; the file itself stays.</source>
   <translation>C’est un lien : seul le lien est déplacé, le fichier lui-même reste.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/remembered_pairs.py" />
   <source>My pair</source>
   <translation>Ma paire</translation>
  </message>
  <message>
   <source>Deleted {name}.</source>
   <translation>Supprimé : {name}.</translation>
  </message>
  <message numerus="yes">
   <source>Imported {count} presets: {names}.</source>
   <extracomment>for 1: Imported {count} preset: {names}.</extracomment>
   <translation>
    <numerusform>{count} préréglage importé : {names}.</numerusform>
    <numerusform>{count} préréglages importés : {names}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Exported {count} presets to {file}.</source>
   <extracomment>for 1: Exported {count} preset to {file}.</extracomment>
   <translation>
    <numerusform>{count} préréglage exporté vers {file}.</numerusform>
    <numerusform>{count} préréglages exportés vers {file}.</numerusform>
   </translation>
  </message>
  <message>
   <source>{pair}, in {folder}</source>
   <translation>{pair}, dans {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>Greedy</source>
   <comment>a kind of sampling</comment>
   <translation>Glouton</translation>
  </message>
  <message>
   <source>Precise</source>
   <comment>a kind of sampling</comment>
   <translation>Précis</translation>
  </message>
  <message>
   <source>Balanced</source>
   <comment>a kind of sampling</comment>
   <translation>Équilibré</translation>
  </message>
  <message>
   <source>Conversational</source>
   <comment>a kind of sampling</comment>
   <translation>Conversationnel</translation>
  </message>
  <message>
   <source>Creative</source>
   <comment>a kind of sampling</comment>
   <translation>Créatif</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>too short to compare</source>
   <translation>trop court pour comparer</translation>
  </message>
  <message>
   <source>not comparable: the computer was busy</source>
   <translation>non comparable : l’ordinateur était occupé</translation>
  </message>
  <message>
   <source>no drafts</source>
   <translation>pas d’ébauche</translation>
  </message>
  <message>
   <source>Automatic</source>
   <translation>Automatique</translation>
  </message>
  <message>
   <source>Always the draft model</source>
   <translation>Toujours le modèle d’ébauche</translation>
  </message>
  <message>
   <source>Prompt lookup only</source>
   <translation>Recherche dans le prompt seulement</translation>
  </message>
  <message>
   <source>Plain decoding</source>
   <translation>Décodage simple</translation>
  </message>
  <message>
   <source>plain</source>
   <comment>how tokens are drafted</comment>
   <translation>simple</translation>
  </message>
  <message>
   <source>fixed</source>
   <comment>how tokens are drafted</comment>
   <translation>fixe</translation>
  </message>
  <message>
   <source>step rule</source>
   <comment>how tokens are drafted</comment>
   <translation>règle par étape</translation>
  </message>
  <message>
   <source>EWMA rule</source>
   <comment>how tokens are drafted</comment>
   <translation>règle EWMA</translation>
  </message>
  <message>
   <source>adaptive</source>
   <comment>how tokens are drafted</comment>
   <translation>adaptative</translation>
  </message>
  <message>
   <source>lookup</source>
   <comment>how tokens are drafted</comment>
   <translation>recherche</translation>
  </message>
  <message>
   <source>drafting paused: no speedup</source>
   <comment>how tokens are drafted</comment>
   <translation>ébauche en pause : aucune accélération</translation>
  </message>
  <message>
   <source>no matching earlier text</source>
   <comment>how tokens are drafted</comment>
   <translation>aucun texte précédent correspondant</translation>
  </message>
  <message>
   <source>the next token was too likely to be rejected</source>
   <comment>why a draft ends</comment>
   <translation>le token suivant risquait trop d’être rejeté</translation>
  </message>
  <message>
   <source>another token would not pay off</source>
   <comment>why a draft ends</comment>
   <translation>un de plus ne serait pas rentable</translation>
  </message>
  <message>
   <source>maximum length</source>
   <comment>why a draft ends</comment>
   <translation>longueur maximale d’une ébauche</translation>
  </message>
  <message>
   <source>a copy of earlier text</source>
   <comment>why a draft ends</comment>
   <translation>une copie du texte précédent</translation>
  </message>
  <message>
   <source>no copy would have paid off</source>
   <comment>why a draft ends</comment>
   <translation>aucune copie n’aurait été rentable</translation>
  </message>
  <message>
   <source>found nothing to copy</source>
   <comment>why a draft ends</comment>
   <translation>rien à copier n’a été trouvé</translation>
  </message>
  <message>
   <source>drafting paused: it did not pay off</source>
   <comment>why a draft ends</comment>
   <translation>l’ébauche est en pause : elle n’était pas rentable</translation>
  </message>
  <message>
   <source>measuring plain speed</source>
   <comment>why a draft ends</comment>
   <translation>mesure la vitesse simple</translation>
  </message>
  <message>
   <source>fixed length</source>
   <comment>why a draft ends</comment>
   <translation>longueur fixe</translation>
  </message>
  <message>
   <source>longer: most were accepted</source>
   <comment>why a draft ends</comment>
   <translation>plus longue : la plupart acceptés</translation>
  </message>
  <message>
   <source>shorter: few were accepted</source>
   <comment>why a draft ends</comment>
   <translation>plus courte : peu acceptés</translation>
  </message>
  <message>
   <source>as long as before</source>
   <comment>why a draft ends</comment>
   <translation>aussi longue qu’avant</translation>
  </message>
  <message>
   <source>answer or context limit reached</source>
   <comment>why a draft ends</comment>
   <translation>limite de la réponse ou du contexte atteinte</translation>
  </message>
  <message>
   <source>the draft ends the answer</source>
   <comment>why a draft ends</comment>
   <translation>l’ébauche termine la réponse</translation>
  </message>
  <message>
   <source>rereading accepted tokens first</source>
   <comment>why a draft ends</comment>
   <translation>relit d’abord les tokens acceptés</translation>
  </message>
  <message>
   <source>{time} ms</source>
   <translation>{time} ms</translation>
  </message>
  <message>
   <source>not computed</source>
   <translation>non calculé</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens (including the one that ended the answer) in {time} of decoding, not counting the time to read the prompt.</source>
   <extracomment>for 1: {count} token (including the one that ended the answer) in {time} of decoding, not counting the time to read the prompt.</extracomment>
   <translation>
    <numerusform>{count} token (avec celui qui a terminé la réponse) en {time} de décodage ; la lecture du prompt n’en fait pas partie.</numerusform>
    <numerusform>{count} tokens (avec celui qui a terminé la réponse) en {time} de décodage ; la lecture du prompt n’en fait pas partie.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens in {time} of decoding, not counting the time to read the prompt.</source>
   <extracomment>for 1: {count} token in {time} of decoding, not counting the time to read the prompt.</extracomment>
   <translation>
    <numerusform>{count} token en {time} de décodage ; la lecture du prompt n’en fait pas partie.</numerusform>
    <numerusform>{count} tokens en {time} de décodage ; la lecture du prompt n’en fait pas partie.</numerusform>
   </translation>
  </message>
  <message>
   <source>tok/s</source>
   <comment>tokens per second</comment>
   <translation>tok/s</translation>
  </message>
  <message>
   <source>Every token came from the target alone, each in its own pass.</source>
   <translation>Chaque token vient de la cible seule, en une passe pour chacun.</translation>
  </message>
  <message>
   <source>Other programs kept this computer busy while the answer was being written, so its speed cannot be compared with plain decoding.</source>
   <translation>D’autres programmes ont occupé cet ordinateur pendant l’écriture de la réponse : sa vitesse n’est donc pas comparable à celle du décodage simple.</translation>
  </message>
  <message>
   <source>plain speed: measuring</source>
   <translation>vitesse simple : mesure en cours</translation>
  </message>
  <message>
   <source>plain speed: not measured</source>
   <translation>vitesse simple : non mesurée</translation>
  </message>
  <message>
   <source>A speedup is shown only against plain decoding measured on this machine.</source>
   <translation>Une accélération n’est affichée que par rapport à un décodage simple mesuré sur cette machine.</translation>
  </message>
  <message>
   <source>plain ({rate}, measured)</source>
   <comment>stands behind how many times as fast it is</comment>
   <translation>simple ({rate}, mesuré)</translation>
  </message>
  <message>
   <source>as fast as without drafting</source>
   <translation>aussi rapide que sans ébauche</translation>
  </message>
  <message>
   <source>faster than without drafting</source>
   <translation>plus rapide que sans ébauche</translation>
  </message>
  <message>
   <source>the speed without drafting</source>
   <translation>de la vitesse sans ébauche</translation>
  </message>
  <message>
   <source>plain speed: unknown</source>
   <translation>vitesse simple : inconnue</translation>
  </message>
  <message>
   <source>A server wrote this. Its speed without drafts was not measured, so no speedup is shown.</source>
   <translation>C’est un serveur qui a écrit ceci. Sa vitesse sans ébauches n’a pas été mesurée, aucune accélération n’est donc affichée.</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens in {time}; plain decoding, measured on this machine at about the same time, would take {plain} for the same number: {ratio} times the plain speed.</source>
   <extracomment>for 1: {count} token in {time}; plain decoding, measured on this machine at about the same time, would take {plain} for the same number: {ratio} times the plain speed.</extracomment>
   <translation>
    <numerusform>{count} token en {time} ; le décodage simple, mesuré sur cette machine à peu près au même moment, prend {plain} pour autant : {ratio} fois la vitesse simple.</numerusform>
    <numerusform>{count} tokens en {time} ; le décodage simple, mesuré sur cette machine à peu près au même moment, prend {plain} pour autant : {ratio} fois la vitesse simple.</numerusform>
   </translation>
  </message>
  <message>
   <source>This is too uncertain to be called a speedup.</source>
   <translation>C’est trop incertain pour parler d’accélération.</translation>
  </message>
  <message>
   <source>busy: {share} used by others</source>
   <translation>occupé : {share} pris par d’autres</translation>
  </message>
  <message>
   <source>Other programs used {share} of the processor while this was being written, so the speeds are not those of an idle computer.</source>
   <translation>D’autres programmes ont pris {share} du processeur pendant l’écriture : les vitesses ne sont donc pas celles d’un ordinateur au repos.</translation>
  </message>
  <message>
   <source>{accepted} accepted of {drafted} drafted = {share}.</source>
   <translation>{accepted} acceptés sur {drafted} ébauchés = {share}.</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens came after a rejected one or the end, and were not verified.</source>
   <extracomment>for 1: {count} token came after a rejected one or the end, and was not verified.</extracomment>
   <translation>
    <numerusform>{count} token venait après un token rejeté ou après la fin et n’a pas été vérifié.</numerusform>
    <numerusform>{count} tokens venaient après un token rejeté ou après la fin et n’ont pas été vérifiés.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tokens that end an answer are not shown, so they have no colour.</source>
   <translation>Les tokens qui terminent une réponse ne sont pas affichés et n’ont donc pas de couleur.</translation>
  </message>
  <message numerus="yes">
   <source>drafted accepted ({share}), {count} as the end of the answer</source>
   <extracomment>for 1: drafted accepted ({share}), {count} as the end of the answer</extracomment>
   <translation>
    <numerusform>ébauchés acceptés ({share}), dont {count} pour la fin de la réponse</numerusform>
    <numerusform>ébauchés acceptés ({share}), dont {count} pour la fin de la réponse</numerusform>
   </translation>
  </message>
  <message>
   <source>Copied from earlier text: {accepted} of {drafted} accepted.</source>
   <translation>Copiés du texte précédent : {accepted} acceptés sur {drafted}.</translation>
  </message>
  <message>
   <source>{accepted} of {drafted}</source>
   <comment>before: drafted accepted</comment>
   <translation>{accepted} sur {drafted}</translation>
  </message>
  <message>
   <source>drafted accepted ({share})</source>
   <comment>behind: 12 of 20</comment>
   <translation>ébauchés acceptés ({share})</translation>
  </message>
  <message>
   <source>tokens per pass</source>
   <translation>tokens par passe</translation>
  </message>
  <message>
   <source>{tokens} / {passes}, corrections and bonus tokens included.</source>
   <translation>{tokens} / {passes}, corrections et tokens bonus compris.</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens</source>
   <extracomment>for 1: {count} token</extracomment>
   <translation>
    <numerusform>{count} token</numerusform>
    <numerusform>{count} tokens</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} target passes</source>
   <extracomment>for 1: {count} target pass</extracomment>
   <translation>
    <numerusform>{count} passe de la cible</numerusform>
    <numerusform>{count} passes de la cible</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From the request to the first token, including {time} to read {count} prompt tokens, {reused} of them reused.</source>
   <extracomment>for 1: From the request to the first token, including {time} to read {count} prompt token, {reused} of them reused.</extracomment>
   <translation>
    <numerusform>De la demande au premier token, dont {time} pour lire {count} token du prompt, {reused} étant réutilisés.</numerusform>
    <numerusform>De la demande au premier token, dont {time} pour lire {count} tokens du prompt, {reused} étant réutilisés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From the request to the first token, including {time} to read {count} prompt tokens.</source>
   <extracomment>for 1: From the request to the first token, including {time} to read {count} prompt token.</extracomment>
   <translation>
    <numerusform>De la demande au premier token, dont {time} pour lire {count} token du prompt.</numerusform>
    <numerusform>De la demande au premier token, dont {time} pour lire {count} tokens du prompt.</numerusform>
   </translation>
  </message>
  <message>
   <source>first token {time}</source>
   <translation>premier token {time}</translation>
  </message>
  <message>
   <source>between tokens (95 %: {time})</source>
   <translation>entre les tokens (95 % : {time})</translation>
  </message>
  <message>
   <source>Tokens of one step appear together. Half of the gaps between steps were {median} or shorter, 95 % were {slow} or shorter.</source>
   <translation>Les tokens d’une étape apparaissent ensemble. La moitié des intervalles entre étapes ont duré {median} ou moins, 95 % {slow} ou moins.</translation>
  </message>
  <message numerus="yes">
   <source>Based on {runs} of {count} runs: those with drafts and a measured plain speed.</source>
   <extracomment>for 1: Based on {runs} of {count} run: those with drafts and a measured plain speed.</extracomment>
   <translation>
    <numerusform>Sur {runs} exécution de {count} : celles où quelque chose a été ébauché et dont la vitesse simple a été mesurée.</numerusform>
    <numerusform>Sur {runs} des {count} exécutions : celles où quelque chose a été ébauché et dont la vitesse simple a été mesurée.</numerusform>
   </translation>
  </message>
  <message>
   <source>saved by drafting</source>
   <translation>temps gagné par l’ébauche</translation>
  </message>
  <message>
   <source>lost by drafting</source>
   <translation>temps perdu par l’ébauche</translation>
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
   <translation>Valeur indiquée par le serveur, selon sa propre horloge.</translation>
  </message>
  <message>
   <source>Pieces of text as they arrived, from the first to the last. A piece may contain several tokens. The server does not report tokens per second.</source>
   <translation>Morceaux de texte tels qu’ils sont arrivés ici, du premier au dernier. Un morceau peut compter plusieurs tokens. Le serveur n’indique pas combien de tokens par seconde cela représente.</translation>
  </message>
  <message>
   <source>pieces/s</source>
   <comment>per second</comment>
   <translation>morceaux/s</translation>
  </message>
  <message>
   <source>{accepted} accepted of {drafted} drafted = {share}, as the server counts them.</source>
   <translation>{accepted} acceptés sur {drafted} ébauchés = {share}, selon le décompte du serveur.</translation>
  </message>
  <message>
   <source>The server counted no drafts: every token came from the target alone.</source>
   <translation>Le serveur n’a compté aucune ébauche : chaque token est venu de la cible seule.</translation>
  </message>
  <message>
   <source>drafts: not reported</source>
   <translation>ébauches : non indiquées</translation>
  </message>
  <message>
   <source>From the request to the first piece of text, including network time.</source>
   <translation>De la requête au premier morceau de texte, temps de réseau compris.</translation>
  </message>
  <message>
   <source>first text {time}</source>
   <translation>premier texte {time}</translation>
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
    <numerusform>{count} étape qui devait prendre {expected} et a pris {real}. L’écart total des étapes est de {wrong}, soit {share} de leur temps.</numerusform>
    <numerusform>{count} étapes qui devaient prendre {expected} et ont pris {real}. Prises une à une, leur écart total est de {wrong}, soit {share} de leur temps.</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} s</source>
   <comment>seconds</comment>
   <translation>{number} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>the character NUL</source>
   <comment>characters</comment>
   <translation>le caractère NUL</translation>
  </message>
  <message>
   <source>line breaks</source>
   <comment>characters</comment>
   <translation>les sauts de ligne</translation>
  </message>
  <message>
   <source>tabs</source>
   <comment>characters</comment>
   <translation>les tabulations</translation>
  </message>
  <message>
   <source>spaces</source>
   <comment>characters</comment>
   <translation>les espaces</translation>
  </message>
  <message numerus="yes">
   <source>{count} others</source>
   <comment>characters</comment>
   <extracomment>for 1: {count} other</extracomment>
   <translation>
    <numerusform>{count} autre</numerusform>
    <numerusform>{count} autres</numerusform>
   </translation>
  </message>
  <message>
   <source>half a character</source>
   <translation>un demi-caractère</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_display.py" />
   <source>accepted draft</source>
   <translation>ébauche acceptée</translation>
  </message>
  <message>
   <source>accepted lookup</source>
   <translation>copie acceptée</translation>
  </message>
  <message>
   <source>target correction</source>
   <translation>correction de la cible</translation>
  </message>
  <message>
   <source>bonus token</source>
   <translation>token bonus</translation>
  </message>
  <message>
   <source>target only</source>
   <translation>cible seule</translation>
  </message>
  <message>
   <source>chosen by hand</source>
   <translation>choisi à la main</translation>
  </message>
  <message>
   <source>unknown source</source>
   <translation>source inconnue</translation>
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
   <translation>{number} GB</translation>
  </message>
  <message>
   <source>{number} MB</source>
   <translation>{number} MB</translation>
  </message>
  <message>
   <source>{number} kB</source>
   <translation>{number} kB</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>Hugging Face cache</source>
   <translation>Cache de Hugging Face</translation>
  </message>
  <message>
   <source>llama.cpp cache</source>
   <translation>Cache de llama.cpp</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It</source>
   <comment>a file of a model</comment>
   <translation>Le fichier</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free on {gpu}</source>
   <translation>nécessite {size}, {free} libres sur {gpu}</translation>
  </message>
  <message>
   <source>needs {size}, {free} free</source>
   <translation>nécessite {size}, {free} libres</translation>
  </message>
  <message>
   <source>needs {size}, {free} free in memory</source>
   <translation>nécessite {size}, {free} libres en mémoire</translation>
  </message>
  <message>
   <source>; </source>
   <comment>between statements</comment>
   <translation>; </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/free_memory.py" />
   <source>fits</source>
   <translation>convient</translation>
  </message>
  <message>
   <source>barely fits</source>
   <translation>convient de justesse</translation>
  </message>
  <message>
   <source>not enough memory free</source>
   <translation>trop grand pour l’instant</translation>
  </message>
  <message>
   <source>too big for this computer</source>
   <translation>trop grand ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on the processor</source>
   <comment>where a model is computed</comment>
   <translation>sur le processeur</translation>
  </message>
  <message>
   <source>on {gpu}</source>
   <comment>where a model is computed</comment>
   <translation>sur {gpu}</translation>
  </message>
  <message numerus="yes">
   <source>{some} of {count} layers on {gpu}</source>
   <comment>where a model is computed</comment>
   <extracomment>for 1: {some} of {count} layer on {gpu}</extracomment>
   <translation>
    <numerusform>{some} sur {count} couche sur {gpu}</numerusform>
    <numerusform>{some} des {count} couches sur {gpu}</numerusform>
   </translation>
  </message>
  <message>
   <source>the rest on the processor</source>
   <comment>where a model is computed</comment>
   <translation>le reste sur le processeur</translation>
  </message>
  <message>
   <source>Target and draft: {where}.</source>
   <translation>Cible et ébauche : {where}.</translation>
  </message>
  <message>
   <source>Target: {where}.</source>
   <translation>Cible : {where}.</translation>
  </message>
  <message>
   <source>Draft: {where}.</source>
   <translation>Ébauche : {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in pair</source>
   <translation>Paire intégrée</translation>
  </message>
  <message>
   <source>Tiny models for trying out Foretoken.</source>
   <translation>De tout petits modèles pour essayer Foretoken.</translation>
  </message>
  <message>
   <source>For real work, choose larger models.</source>
   <translation>Pour un vrai travail, choisissez des modèles plus grands.</translation>
  </message>
  <message>
   <source>Built into the model (MTP)</source>
   <translation>Intégré au modèle (MTP)</translation>
  </message>
  <message>
   <source>Built-in target</source>
   <translation>Cible intégrée</translation>
  </message>
  <message>
   <source>Built-in draft</source>
   <translation>Ébauche intégrée</translation>
  </message>
  <message>
   <source>Built-in EAGLE-3 head</source>
   <translation>Tête EAGLE-3 intégrée</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment.py" />
   <source>Questions</source>
   <comment>a kind of text</comment>
   <translation>Questions</translation>
  </message>
  <message>
   <source>Stories</source>
   <comment>a kind of text</comment>
   <translation>Récits</translation>
  </message>
  <message>
   <source>Chat</source>
   <comment>a kind of text</comment>
   <translation>Conversation</translation>
  </message>
  <message>
   <source>Code</source>
   <comment>a kind of text</comment>
   <translation>Code</translation>
  </message>
  <message>
   <source>Rewriting</source>
   <comment>a kind of text</comment>
   <translation>Réécriture</translation>
  </message>
  <message>
   <source>Copying</source>
   <comment>a kind of text</comment>
   <translation>Copie</translation>
  </message>
  <message>
   <source>Long text</source>
   <comment>a kind of text</comment>
   <translation>Texte long</translation>
  </message>
  <message>
   <source>Mixed</source>
   <comment>a kind of text</comment>
   <translation>Mélange</translation>
  </message>
  <message>
   <source>All kinds</source>
   <translation>Tous les types</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>The file</source>
   <translation>Le fichier</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Writing sampled texts, round {done}</source>
   <translation>Écriture de textes échantillonnés, manche {done}</translation>
  </message>
  <message>
   <source>Comparing greedy texts, {done} of {of}</source>
   <translation>Comparaison des textes gloutons, {done} sur {of}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>Repetition {number} of {count}: {one} and {other} tokens</source>
   <translation>Répétition {number} sur {count} : {one} et {other} tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>about {size}</source>
   <comment>a download</comment>
   <translation>environ {size}</translation>
  </message>
  <message>
   <source>It needs about {needed} of this computer's {total} of memory; {free} is free now.</source>
   <translation>Elle nécessite environ {needed} sur les {total} de mémoire de cet ordinateur ; {free} sont libres en ce moment.</translation>
  </message>
  <message>
   <source>It needs about {needed} of the GPU's {total} of memory; {free} is free now.</source>
   <translation>Elle nécessite environ {needed} sur les {total} de mémoire du GPU ; {free} sont libres en ce moment.</translation>
  </message>
  <message>
   <source>Larger pairs would also fit, but would be slow on this processor.</source>
   <translation>Des paires plus grandes conviendraient aussi, mais seraient lentes sur ce processeur.</translation>
  </message>
  <message>
   <source>It is the largest pair that fits comfortably.</source>
   <translation>C’est la plus grande qui y tient à l’aise.</translation>
  </message>
  <message>
   <source>It is the largest pair that leaves half of the memory to other programs.</source>
   <translation>C’est la plus grande qui en laisse la moitié aux autres programmes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Appearance</source>
   <translation>Apparence</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>Fenêtre</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lecture</translation>
  </message>
  <message>
   <source>Notifications</source>
   <translation>Notifications</translation>
  </message>
  <message>
   <source>Drafting</source>
   <translation>Ébauche</translation>
  </message>
  <message>
   <source>Sampling</source>
   <translation>Échantillonnage</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Statistiques</translation>
  </message>
  <message>
   <source>Updates</source>
   <translation>Mises à jour</translation>
  </message>
  <message>
   <source>Follow system</source>
   <translation>Comme le système</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Clair</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Sombre</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Thème</translation>
  </message>
  <message>
   <source>The colours of the window. “Follow system” changes with the system.</source>
   <translation>Les couleurs de la fenêtre. « Comme le système » les change en même temps que celles du système.</translation>
  </message>
  <message>
   <source>Accent</source>
   <translation>Couleur d’accentuation</translation>
  </message>
  <message>
   <source>The colour of links and main buttons. The system's accent colour is adjusted where text would be hard to read.</source>
   <translation>La couleur des liens et des boutons principaux. La couleur d’accentuation du système est ajustée là où le texte serait difficile à lire.</translation>
  </message>
  <message>
   <source>System</source>
   <translation>Système</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>Animations</translation>
  </message>
  <message>
   <source>Animated progress bars and menus, and a blinking text cursor. “Follow system” means full motion on systems that have no such setting.</source>
   <translation>Barres de progression et menus animés, et curseur de texte clignotant. « Comme le système » signifie des animations complètes sur les systèmes sans ce réglage.</translation>
  </message>
  <message>
   <source>Full</source>
   <translation>Complètes</translation>
  </message>
  <message>
   <source>Reduced</source>
   <translation>Réduites</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Langue</translation>
  </message>
  <message>
   <source>The language of the window, not of the answers; a change takes effect after a restart. Translations were made by machine and have not been reviewed.</source>
   <translation>La langue de la fenêtre, pas celle des réponses ; un changement prend effet après un redémarrage. Les traductions sont automatiques et n’ont pas été relues.</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Taille du texte</translation>
  </message>
  <message>
   <source>The size of all text and of the controls around it, relative to normal.</source>
   <translation>La taille de tous les textes et des commandes qui les entourent, par rapport à la taille normale.</translation>
  </message>
  <message>
   <source>Show sidebar</source>
   <translation>Afficher la barre latérale</translation>
  </message>
  <message>
   <source>The list of chats. It is hidden automatically while the window is too narrow.</source>
   <translation>La liste des conversations. Elle est masquée automatiquement tant que la fenêtre est trop étroite.</translation>
  </message>
  <message>
   <source>Show live panel</source>
   <translation>Afficher le panneau en direct</translation>
  </message>
  <message>
   <source>Speed and acceptance of the answers. It is hidden automatically while the window is too narrow.</source>
   <translation>Vitesse et acceptation des réponses. Le panneau est masqué automatiquement tant que la fenêtre est trop étroite.</translation>
  </message>
  <message>
   <source>Show an icon in the system tray</source>
   <translation>Afficher une icône dans la zone de notification</translation>
  </message>
  <message>
   <source>Its menu shows the window, starts a chat, stops an answer or quits. Not every desktop has a system tray.</source>
   <translation>Son menu affiche la fenêtre, commence une conversation, arrête une réponse ou quitte Foretoken. Certains bureaux n’ont pas de zone de notification.</translation>
  </message>
  <message>
   <source>Format answers</source>
   <translation>Mettre en forme les réponses</translation>
  </message>
  <message>
   <source>Show headings, lists, tables and code formatted rather than as raw Markdown.</source>
   <translation>Afficher les titres, les listes, les tableaux et le code mis en forme, et non le Markdown écrit par le modèle.</translation>
  </message>
  <message>
   <source>Origin</source>
   <translation>Origine</translation>
  </message>
  <message>
   <source>Probability</source>
   <translation>Probabilité</translation>
  </message>
  <message>
   <source>Surprise</source>
   <translation>Surprise</translation>
  </message>
  <message>
   <source>Token colours show</source>
   <translation>Les couleurs des tokens indiquent</translation>
  </message>
  <message>
   <source>Which model wrote each token, how likely it was for the target, or how surprising, in bits.</source>
   <translation>Quel modèle a écrit chaque token, à quel point il était probable pour la cible, ou surprenant, en bits.</translation>
  </message>
  <message>
   <source>Copy selections as Markdown</source>
   <translation>Copier les sélections en Markdown</translation>
  </message>
  <message>
   <source>Copy a selected part of an answer as the Markdown that the model wrote. A whole message is always copied that way.</source>
   <translation>Copier une partie sélectionnée d’une réponse sous la forme du Markdown écrit par le modèle. Un message entier est toujours copié ainsi.</translation>
  </message>
  <message>
   <source>Format your messages</source>
   <translation>Mettre en forme vos messages</translation>
  </message>
  <message>
   <source>Show Markdown in your own messages formatted rather than as typed.</source>
   <translation>Afficher mis en forme le Markdown de vos propres messages, et non tel que vous l’avez saisi.</translation>
  </message>
  <message>
   <source>Notify when a long answer is ready</source>
   <translation>M’avertir quand une longue réponse est prête</translation>
  </message>
  <message>
   <source>For answers that take 20 seconds or more, while you are using another program. The notification has the name of the chat, unless it is temporary, and none of its content.</source>
   <translation>Pour les réponses qui prennent 20 secondes ou plus, pendant que vous utilisez un autre programme. La notification contient le nom de la conversation, sauf si elle est temporaire, et rien de son contenu.</translation>
  </message>
  <message>
   <source>Draft from earlier chats</source>
   <translation>Ébaucher d’après les conversations précédentes</translation>
  </message>
  <message>
   <source>Where an answer continues like text in your chats, attachments or earlier answers, that text is used as the draft. This changes the speed of answers, not their text. For this, a copy of these texts, except temporary chats, is kept on this computer.</source>
   <translation>Quand une réponse continue comme un passage de vos conversations, de vos pièces jointes ou de réponses précédentes, ce texte sert d’ébauche. Cela change la vitesse des réponses, pas leur texte. Une copie de ces textes, sans les conversations temporaires, est conservée pour cela sur cet ordinateur.</translation>
  </message>
  <message>
   <source>Keep statistics</source>
   <translation>Tenir des statistiques</translation>
  </message>
  <message>
   <source>Counts, times and model names of every answer and error, also in temporary chats, in a file on this computer. Nothing that you or the model wrote is kept there, and nothing is sent.</source>
   <translation>Nombres, durées et noms des modèles de chaque réponse et de chaque erreur, y compris dans les conversations temporaires, dans un fichier sur cet ordinateur. Rien de ce que vous ou le modèle avez écrit n’y est conservé, et rien n’est envoyé.</translation>
  </message>
  <message>
   <source>Check for updates</source>
   <translation>Rechercher des mises à jour</translation>
  </message>
  <message>
   <source>When Foretoken may download the list of its releases. Nothing about you is sent.</source>
   <translation>Quand Foretoken peut télécharger la liste de ses versions. Rien vous concernant n’est envoyé.</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Jamais</translation>
  </message>
  <message>
   <source>Only when I ask</source>
   <translation>Seulement à ma demande</translation>
  </message>
  <message>
   <source>Once a day</source>
   <translation>Une fois par jour</translation>
  </message>
  <message>
   <source>Temperature</source>
   <translation>Température</translation>
  </message>
  <message>
   <source>How varied answers are. At 0 the most likely token is always chosen; above 1, unlikely tokens are chosen more often than the model predicts.</source>
   <translation>À quel point les réponses sont variées. À 0, le token le plus probable est toujours choisi ; au-dessus de 1, des tokens improbables sont choisis plus souvent que le modèle ne le prédit.</translation>
  </message>
  <message>
   <source>Top-k</source>
   <translation>Top-k</translation>
  </message>
  <message>
   <source>Choose only among this many of the most likely tokens; 0 turns it off.</source>
   <translation>Choisir seulement parmi ce nombre de tokens les plus probables ; 0 pour désactiver.</translation>
  </message>
  <message>
   <source>Top-p</source>
   <translation>Top-p</translation>
  </message>
  <message>
   <source>Choose only among the most likely tokens that together reach this probability; 1 turns it off.</source>
   <translation>Choisir seulement parmi les tokens les plus probables qui atteignent ensemble cette probabilité ; 1 pour désactiver.</translation>
  </message>
  <message>
   <source>Min-p</source>
   <translation>Min-p</translation>
  </message>
  <message>
   <source>Exclude tokens that are less likely than this fraction of the most likely one; 0 turns it off.</source>
   <translation>Exclure les tokens moins probables que cette fraction du plus probable ; 0 pour désactiver.</translation>
  </message>
  <message>
   <source>Repetition penalty</source>
   <translation>Pénalité de répétition</translation>
  </message>
  <message>
   <source>Makes recent tokens less likely by this factor; 1 turns it off.</source>
   <translation>Rend les tokens récents moins probables de ce facteur ; 1 pour désactiver.</translation>
  </message>
  <message>
   <source>Presence penalty</source>
   <translation>Pénalité de présence</translation>
  </message>
  <message>
   <source>Lowers the score of every recent token by this much, however often it occurred; 0 turns it off.</source>
   <translation>Baisse d’autant le score de chaque token récent, quel que soit son nombre d’apparitions ; 0 pour désactiver.</translation>
  </message>
  <message>
   <source>Frequency penalty</source>
   <translation>Pénalité de fréquence</translation>
  </message>
  <message>
   <source>Lowers the score of a recent token by this much for each time it occurred; 0 turns it off.</source>
   <translation>Baisse d’autant le score d’un token récent pour chacune de ses apparitions ; 0 pour désactiver.</translation>
  </message>
  <message>
   <source>Penalty window</source>
   <translation>Fenêtre des pénalités</translation>
  </message>
  <message>
   <source>How many tokens count as recent for the three penalties, including those of the prompt.</source>
   <translation>Combien de tokens comptent comme récents pour les trois pénalités, ceux du prompt compris.</translation>
  </message>
  <message>
   <source>Seed</source>
   <translation>Graine</translation>
  </message>
  <message>
   <source>With the same seed, the same question gets the same answer. “Random” uses a new seed for each answer.</source>
   <translation>Avec la même graine, la même question reçoit la même réponse. « Aléatoire » utilise une nouvelle graine pour chaque réponse.</translation>
  </message>
  <message>
   <source>Random</source>
   <translation>Aléatoire</translation>
  </message>
  <message>
   <source>Maximum answer length</source>
   <translation>Longueur maximale des réponses</translation>
  </message>
  <message>
   <source>An answer stops after this many tokens; you can continue it.</source>
   <translation>Une réponse s’arrête après ce nombre de tokens ; vous pouvez la continuer.</translation>
  </message>
  <message>
   <source>Stop strings</source>
   <translation>Chaînes d’arrêt</translation>
  </message>
  <message>
   <source>An answer stops before any of these, as well as before the model's own. Separate them with ; and write \n for a new line.</source>
   <translation>Une réponse s’arrête avant chacune de ces chaînes, comme avant celles du modèle. Séparez-les par ; et écrivez \n pour un saut de ligne.</translation>
  </message>
  <message>
   <source>When the context is full</source>
   <translation>Quand le contexte est plein</translation>
  </message>
  <message>
   <source>What happens when a chat no longer fits into the model's context.</source>
   <translation>Ce qui se passe quand une conversation ne tient plus dans le contexte du modèle.</translation>
  </message>
  <message>
   <source>Leave out the oldest turns</source>
   <translation>Omettre les tours les plus anciens</translation>
  </message>
  <message>
   <source>Stop with an error</source>
   <translation>S’arrêter avec une erreur</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}, {range}.</source>
   <translation>Par défaut : {default}, {range}.</translation>
  </message>
  <message>
   <source>Default: {default}.</source>
   <translation>Par défaut : {default}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>on</source>
   <translation>activé</translation>
  </message>
  <message>
   <source>off</source>
   <translation>désactivé</translation>
  </message>
  <message>
   <source>from {least} to {most}</source>
   <comment>numbers</comment>
   <translation>de {least} à {most}</translation>
  </message>
  <message>
   <source>a whole number from {least} to {most}</source>
   <translation>un nombre entier de {least} à {most}</translation>
  </message>
  <message>
   <source>a number from {least} to {most}</source>
   <translation>un nombre de {least} à {most}</translation>
  </message>
  <message>
   <source>{number} %</source>
   <comment>a share in hundredths</comment>
   <translation>{number} %</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>a text</comment>
   <translation>vide</translation>
  </message>
  <message>
   <source>“{text}”</source>
   <comment>a text in quotes</comment>
   <translation>« {text} »</translation>
  </message>
  <message numerus="yes">
   <source>a text of at most {count} characters</source>
   <extracomment>for 1: a text of at most {count} character</extracomment>
   <translation>
    <numerusform>un texte de {count} caractère au plus</numerusform>
    <numerusform>un texte de {count} caractères au plus</numerusform>
   </translation>
  </message>
  <message>
   <source>none</source>
   <comment>texts</comment>
   <translation>aucun</translation>
  </message>
  <message numerus="yes">
   <source>at most {count} texts, with at most {longest} characters each</source>
   <extracomment>for 1: at most {count} text, with at most {longest} characters</extracomment>
   <translation>
    <numerusform>{count} texte au plus, de {longest} caractères au plus</numerusform>
    <numerusform>{count} textes au plus, de {longest} caractères au plus chacun</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Rien</translation>
  </message>
  <message>
   <source>{limits}, or nothing</source>
   <translation>{limits}, ou rien</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/benchmark.py" />
   <source>Draft model, adaptive</source>
   <translation>Modèle d’ébauche, adaptatif</translation>
  </message>
  <message>
   <source>Draft model, step rule</source>
   <translation>Modèle d’ébauche, règle par étape</translation>
  </message>
  <message>
   <source>Draft model, moving average</source>
   <translation>Modèle d’ébauche, moyenne mobile</translation>
  </message>
  <message>
   <source>Speedup over plain decoding; for plain decoding itself, tokens per second. Each is the median of the rounds ± half of their range. 1.00x is as fast as without drafting.</source>
   <translation>L’accélération par rapport au décodage simple, et ses tokens par seconde : la médiane des manches, ± la moitié de leur étendue. 1.00x correspond à la vitesse sans ébauche.</translation>
  </message>
  <message>
   <source>Benchmark of {pair}</source>
   <translation>Banc d’essai de {pair}</translation>
  </message>
  <message>
   <source>Speedup by kind of text</source>
   <translation>Accélération par type de texte</translation>
  </message>
  <message>
   <source>All kinds together</source>
   <translation>Tous les types ensemble</translation>
  </message>
  <message>
   <source>Each round</source>
   <translation>Chaque manche</translation>
  </message>
  <message numerus="yes">
   <source>Draft model, {count} tokens</source>
   <extracomment>for 1: Draft model, {count} token</extracomment>
   <translation>
    <numerusform>Modèle d’ébauche, {count} token</numerusform>
    <numerusform>Modèle d’ébauche, {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <source>Decoding method</source>
   <translation>Mode de décodage</translation>
  </message>
  <message>
   <source>Speedup</source>
   <translation>Accélération</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>Étendue</translation>
  </message>
  <message>
   <source>Tokens/s</source>
   <translation>Tokens/s</translation>
  </message>
  <message>
   <source>Accepted drafts</source>
   <translation>Ébauches acceptées</translation>
  </message>
  <message>
   <source>Tokens per pass</source>
   <translation>Tokens par passe</translation>
  </message>
  <message>
   <source>Verifying</source>
   <translation>Vérification</translation>
  </message>
  <message>
   <source>Between tokens, ms (95 %)</source>
   <translation>Entre les tokens, ms (95 %)</translation>
  </message>
  <message>
   <source>{mode} (in use)</source>
   <translation>{mode} (utilisé)</translation>
  </message>
  <message>
   <source>{mode} (tok/s)</source>
   <comment>what is compared</comment>
   <translation>{mode} (tok/s)</translation>
  </message>
  <message>
   <source>Kind of text</source>
   <translation>Type de texte</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Manche</translation>
  </message>
  <message>
   <source>Tokens</source>
   <translation>Tokens</translation>
  </message>
  <message>
   <source>Seconds</source>
   <translation>Secondes</translation>
  </message>
  <message>
   <source>Tokens per second</source>
   <translation>Tokens par seconde</translation>
  </message>
  <message>
   <source>Plain</source>
   <translation>Simple</translation>
  </message>
  <message>
   <source>too short to time</source>
   <translation>trop court pour être chronométré</translation>
  </message>
  <message>
   <source>not measured</source>
   <translation>non mesuré</translation>
  </message>
  <message>
   <source>Not measured in both benchmarks.</source>
   <translation>Aucun chiffre n’est présent dans les deux.</translation>
  </message>
  <message>
   <source>{sign}{percent} %</source>
   <comment>a change</comment>
   <translation>{sign}{percent} %</translation>
  </message>
  <message>
   <source>{speed} tok/s ({least} to {most})</source>
   <translation>{speed} tok/s ({least} à {most})</translation>
  </message>
  <message>
   <source>{speedup} ({range})</source>
   <comment>a speedup with its range</comment>
   <translation>{speedup} ({range})</translation>
  </message>
  <message>
   <source>Round {number}: {speed} tok/s, plain {plain} tok/s, {speedup}</source>
   <translation>Tour {number} : {speed} tok/s, simple {plain} tok/s, {speedup}</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} drafted tokens accepted ({share}).</source>
   <translation>{accepted} tokens acceptés sur {drafted} ébauchés ({share}).</translation>
  </message>
  <message>
   <source>temperature {value}</source>
   <translation>température {value}</translation>
  </message>
  <message numerus="yes">
   <source>{count} rounds</source>
   <extracomment>for 1: {count} round</extracomment>
   <translation>
    <numerusform>{count} manche</numerusform>
    <numerusform>{count} manches</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} answers</source>
   <extracomment>for 1: {count} answer</extracomment>
   <translation>
    <numerusform>{count} réponse</numerusform>
    <numerusform>{count} réponses</numerusform>
   </translation>
  </message>
  <message>
   <source>greedy</source>
   <translation>glouton</translation>
  </message>
  <message>
   <source>{what}: {value}</source>
   <comment>a fact</comment>
   <translation>{what} : {value}</translation>
  </message>
  <message>
   <source>Other programs used {share} of the processor.</source>
   <translation>D’autres programmes ont pris {share} du processeur.</translation>
  </message>
  <message>
   <source>Stopped after {done} of {planned} answers.</source>
   <translation>Arrêté après {done} réponses sur {planned}.</translation>
  </message>
  <message>
   <source>This computer was busy: even plain decoding varied, so no result is certain.</source>
   <translation>Cet ordinateur était occupé : même le décodage simple variait, aucun résultat n’est donc certain.</translation>
  </message>
  <message>
   <source>Processor use of other programs</source>
   <translation>Utilisation du processeur par d’autres programmes</translation>
  </message>
  <message>
   <source>{what}: {before} → {after}</source>
   <comment>what differs</comment>
   <translation>{what} : {before} → {after}</translation>
  </message>
  <message>
   <source>{what}: changed</source>
   <comment>what differs</comment>
   <translation>{what} : changement</translation>
  </message>
  <message>
   <source>none</source>
   <comment>a draft model</comment>
   <translation>aucun</translation>
  </message>
  <message>
   <source>Target</source>
   <translation>Cible</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>Ébauche</translation>
  </message>
  <message>
   <source>Processor</source>
   <translation>Processeur</translation>
  </message>
  <message>
   <source>Cores</source>
   <translation>Cœurs</translation>
  </message>
  <message>
   <source>Threads</source>
   <translation>Threads</translation>
  </message>
  <message>
   <source>Context</source>
   <translation>Contexte</translation>
  </message>
  <message>
   <source>Tokens per answer</source>
   <translation>Tokens par réponse</translation>
  </message>
  <message>
   <source>llama.cpp's features</source>
   <translation>Fonctions de llama.cpp</translation>
  </message>
  <message>
   <source>Settings of the target</source>
   <translation>Réglages de la cible</translation>
  </message>
  <message>
   <source>Settings of the draft</source>
   <translation>Réglages de l’ébauche</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>Questions</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/pair_test.py" />
   <source>The plain speed varied from {low} to {high} tokens/s, because other programs keep this computer busy. Test again when it is idle.</source>
   <translation>Le décodage simple n’avait pas de vitesse stable, de {low} à {high} tokens/s : d’autres programmes occupent cet ordinateur. Testez de nouveau quand il sera au repos.</translation>
  </message>
  <message numerus="yes">
   <source>{count} questions answered with each method, in {seconds}</source>
   <extracomment>for 1: {count} question answered with each method, in {seconds}</extracomment>
   <translation>
    <numerusform>{count} question traitée de chaque façon, en {seconds}</numerusform>
    <numerusform>{count} questions traitées de chaque façon, en {seconds}</numerusform>
   </translation>
  </message>
  <message>
   <source>Speeds are in tokens per second, with the sampling settings of a chat.</source>
   <translation>Vitesses en tokens par seconde, avec les réglages d’échantillonnage d’une discussion.</translation>
  </message>
  <message>
   <source>Pair test</source>
   <translation>Test de la paire</translation>
  </message>
  <message>
   <source>Not measured: {why}</source>
   <translation>Non mesuré : {why}</translation>
  </message>
  <message>
   <source>Measured: {speedup}x the speed of plain decoding</source>
   <translation>Mesuré : {speedup}x la vitesse du décodage simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/proof.py" />
   <source>Checks that drafting does not change the output: the pair writes with drafting, and every token is compared with what the target alone would write there. Takes about a minute.</source>
   <translation>Vérifie que l’ébauche ne change pas la sortie : la paire écrit avec ébauche, et chaque token est comparé à ce que la cible seule écrirait à cet endroit. Dure environ une minute.</translation>
  </message>
  <message>
   <source>Drafting is lossless</source>
   <translation>L’ébauche est sans perte</translation>
  </message>
  <message>
   <source>Drafting changes the output</source>
   <translation>L’ébauche change la sortie</translation>
  </message>
  <message>
   <source>Inconclusive</source>
   <translation>Non concluant</translation>
  </message>
  <message>
   <source>First drafted token</source>
   <translation>Premier token ébauché</translation>
  </message>
  <message>
   <source>Later drafted tokens</source>
   <translation>Tokens ébauchés suivants</translation>
  </message>
  <message>
   <source>After a fully accepted draft</source>
   <translation>Après une ébauche entièrement acceptée</translation>
  </message>
  <message>
   <source>All tokens</source>
   <translation>Tous les tokens</translation>
  </message>
  <message>
   <source>by draft difference</source>
   <translation>par écart avec l’ébauche</translation>
  </message>
  <message>
   <source>by likelihood</source>
   <translation>par probabilité</translation>
  </message>
  <message>
   <source>With this version, the pair does not write what its target alone would. Turn drafting off, and please report this with the exported result.</source>
   <translation>Avec cette version, la paire n’écrit pas ce que sa cible écrirait seule. Désactivez l’ébauche, et merci de le signaler avec le résultat exporté.</translation>
  </message>
  <message>
   <source>No built-in question fits the context of this pair.</source>
   <translation>Aucune question intégrée ne tient dans le contexte de cette paire.</translation>
  </message>
  <message>
   <source>Proof of {pair}</source>
   <translation>Preuve de {pair}</translation>
  </message>
  <message>
   <source>Sampled tokens match the target</source>
   <translation>Les tokens échantillonnés sont conformes à la cible</translation>
  </message>
  <message>
   <source>Greedy texts are identical</source>
   <translation>Les textes gloutons sont identiques</translation>
  </message>
  <message>
   <source>With drafting</source>
   <translation>Avec ébauche</translation>
  </message>
  <message>
   <source>This model cannot be checked: it rounds so differently in long and short passes that even its own tokens do not match its probabilities.</source>
   <translation>Ce modèle ne peut pas être vérifié : il arrondit si différemment dans les passes longues et courtes que même ses propres tokens ne correspondent pas à ses probabilités.</translation>
  </message>
  <message numerus="yes">
   <source>Only {count} drafted tokens were checked; {needed} are needed.</source>
   <extracomment>for 1: Only {count} drafted token was checked; {needed} are needed.</extracomment>
   <translation>
    <numerusform>Seul {count} token ébauché a été vérifié ; il en faut {needed}.</numerusform>
    <numerusform>Seuls {count} tokens ébauchés ont été vérifiés ; il en faut {needed}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Figure</source>
   <translation>Chiffre</translation>
  </message>
  <message>
   <source>Tokens written with drafting</source>
   <translation>Tokens écrits avec ébauche</translation>
  </message>
  <message>
   <source>Lowest p value of {tests} tests</source>
   <translation>Valeur p la plus basse de {tests} tests</translation>
  </message>
  <message>
   <source>Fails below</source>
   <translation>Échec en dessous de</translation>
  </message>
  <message>
   <source>Answers</source>
   <translation>Réponses</translation>
  </message>
  <message>
   <source>Drafted tokens accepted</source>
   <translation>Tokens ébauchés acceptés</translation>
  </message>
  <message>
   <source>Drafted tokens replaced</source>
   <translation>Tokens ébauchés remplacés</translation>
  </message>
  <message>
   <source>Bonus tokens</source>
   <translation>Tokens bonus</translation>
  </message>
  <message>
   <source>A correct pair fails by chance, at most</source>
   <translation>Une paire correcte échoue par hasard, au plus</translation>
  </message>
  <message>
   <source>Among tokens written where draft and target differ</source>
   <translation>De ce qui est écrit là où ébauche et cible diffèrent</translation>
  </message>
  <message>
   <source>Smallest detectable change</source>
   <translation>Plus petit changement décelé</translation>
  </message>
  <message>
   <source>Results</source>
   <translation>Résultats</translation>
  </message>
  <message>
   <source>Figures</source>
   <translation>Chiffres</translation>
  </message>
  <message>
   <source>too few</source>
   <translation>trop peu</translation>
  </message>
  <message>
   <source>Deviation</source>
   <translation>Écart</translation>
  </message>
  <message>
   <source>p value</source>
   <translation>Valeur p</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Tests</translation>
  </message>
  <message>
   <source>Texts compared</source>
   <translation>Textes comparés</translation>
  </message>
  <message>
   <source>Identical, token for token</source>
   <translation>Identiques, token par token</translation>
  </message>
  <message>
   <source>Different at a near tie, within rounding</source>
   <translation>Différents sur une quasi-égalité, dans la limite de l’arrondi</translation>
  </message>
  <message>
   <source>Different by more than rounding</source>
   <translation>Différents au-delà de l’arrondi</translation>
  </message>
  <message>
   <source>Skipped for lack of time or context</source>
   <translation>Ignorés faute de temps ou de contexte</translation>
  </message>
  <message>
   <source>Tokens compared</source>
   <translation>Tokens comparés</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texte</translation>
  </message>
  <message>
   <source>Token</source>
   <translation>Token</translation>
  </message>
  <message>
   <source>Logit gap</source>
   <translation>Écart des logits</translation>
  </message>
  <message>
   <source>Rounding</source>
   <translation>Arrondi</translation>
  </message>
  <message>
   <source>Near tie</source>
   <translation>Quasi-égalité</translation>
  </message>
  <message>
   <source>Differs</source>
   <translation>Diffère</translation>
  </message>
  <message>
   <source>Texts that differ</source>
   <translation>Textes qui diffèrent</translation>
  </message>
  <message>
   <source>{place}, {order}</source>
   <comment>what is tested, as in: all tokens, by likelihood</comment>
   <translation>{place}, {order}</translation>
  </message>
  <message>
   <source>less than {value}</source>
   <translation>moins de {value}</translation>
  </message>
  <message>
   <source>{share} %</source>
   <comment>a share</comment>
   <translation>{share} %</translation>
  </message>
  <message>
   <source>the end</source>
   <translation>la fin</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/race.py" />
   <source>Race</source>
   <translation>Course</translation>
  </message>
  <message>
   <source>Plain</source>
   <comment>a way of answering</comment>
   <translation>Simple</translation>
  </message>
  <message>
   <source>Lookup</source>
   <comment>a way of answering</comment>
   <translation>Recherche</translation>
  </message>
  <message numerus="yes">
   <source>Always {count} tokens</source>
   <extracomment>for 1: Always {count} token</extracomment>
   <translation>
    <numerusform>Toujours {count} token</numerusform>
    <numerusform>Toujours {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <source>Step rule</source>
   <translation>Règle par étape</translation>
  </message>
  <message>
   <source>Moving average</source>
   <translation>Moyenne mobile</translation>
  </message>
  <message>
   <source>Speculative</source>
   <comment>a way of answering</comment>
   <translation>Spéculatif</translation>
  </message>
  <message numerus="yes">
   <source>{count} characters</source>
   <extracomment>for 1: {count} character</extracomment>
   <translation>
    <numerusform>{count} caractère</numerusform>
    <numerusform>{count} caractères</numerusform>
   </translation>
  </message>
  <message>
   <source>{tokens} in {time}</source>
   <translation>{tokens} en {time}</translation>
  </message>
  <message>
   <source>The computer was too busy to compare speeds.</source>
   <translation>L’ordinateur était trop occupé pour comparer les vitesses.</translation>
  </message>
  <message>
   <source>The answers were too short to compare speeds.</source>
   <translation>Les réponses étaient trop courtes pour comparer les vitesses.</translation>
  </message>
  <message>
   <source>No measurable difference</source>
   <translation>Aucune différence mesurable</translation>
  </message>
  <message>
   <source>{name} is faster</source>
   <translation>{name} est plus rapide</translation>
  </message>
  <message>
   <source>{name} is slower</source>
   <translation>{name} est moins rapide</translation>
  </message>
  <message>
   <source>Speedup over {name}</source>
   <translation>Accélération par rapport à {name}</translation>
  </message>
  <message>
   <source>Speedup over {name}, in characters per second</source>
   <translation>Accélération par rapport à {name}, en caractères par seconde</translation>
  </message>
  <message>
   <source>Geometric mean of the repetitions: {ratios}. Reading the prompt is not included.</source>
   <translation>Moyenne géométrique des répétitions : {ratios}. La lecture du prompt n’est pas comprise.</translation>
  </message>
  <message>
   <source>unknown after one repetition</source>
   <translation>inconnu après une seule répétition</translation>
  </message>
  <message>
   <source>{least} to {most}</source>
   <comment>a range</comment>
   <translation>{least} à {most}</translation>
  </message>
  <message>
   <source>95 % interval</source>
   <translation>Intervalle à 95 %</translation>
  </message>
  <message>
   <source>Repetitions</source>
   <translation>Répétitions</translation>
  </message>
  <message>
   <source>{same} of {count} repetitions</source>
   <translation>{same} sur {count} répétitions</translation>
  </message>
  <message>
   <source>Same text</source>
   <translation>Même texte</translation>
  </message>
  <message>
   <source>Side</source>
   <translation>Côté</translation>
  </message>
  <message>
   <source>Draft model</source>
   <translation>Modèle d’ébauche</translation>
  </message>
  <message>
   <source>Characters/s</source>
   <translation>Caractères/s</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} drafted tokens</source>
   <translation>{accepted} sur {drafted} tokens ébauchés</translation>
  </message>
  <message>
   <source>Speeds</source>
   <translation>Vitesses</translation>
  </message>
  <message>
   <source>{rate} ({low} to {high})</source>
   <comment>a speed and its interval</comment>
   <translation>{rate} ({low} à {high})</translation>
  </message>
  <message>
   <source>Two models, so the texts differ.</source>
   <translation>Deux modèles, les textes diffèrent donc.</translation>
  </message>
  <message>
   <source>Different texts, as expected above temperature 0. Set both sides to temperature 0 to compare texts.</source>
   <translation>Textes différents, comme attendu au-dessus de la température 0. Réglez les deux côtés sur la température 0 pour comparer les textes.</translation>
  </message>
  <message>
   <source>Different texts, as expected: the sides are sampled by different rules.</source>
   <translation>Textes différents, comme attendu : les côtés sont échantillonnés selon des règles différentes.</translation>
  </message>
  <message>
   <source>Different texts. The cause is unknown: this model cannot roll back to check.</source>
   <translation>Textes différents. La cause est inconnue : ce modèle ne peut pas revenir en arrière pour vérifier.</translation>
  </message>
  <message>
   <source>Different texts: at least one side did not write what its model computes when checked again. Please report this with the exported race.</source>
   <translation>Textes différents : au moins un côté n’a pas écrit ce qu’il calcule quand la question lui est reposée. Merci de le signaler avec la course exportée.</translation>
  </message>
  <message>
   <source>Different texts because of a near tie: rounding decided between two tokens that are almost equally likely. Both texts are the target's own.</source>
   <translation>Textes différents à cause d’une quasi-égalité : l’arrondi a tranché entre deux tokens presque aussi probables. Les deux textes sont bien ceux de la cible.</translation>
  </message>
  <message>
   <source>Different texts, by more than rounding explains. A heavily quantised cache can cause this; otherwise please report it with the exported race.</source>
   <translation>Textes différents, au-delà de ce que l’arrondi explique. Un cache fortement quantifié peut en être la cause ; sinon, merci de le signaler avec la course exportée.</translation>
  </message>
  <message>
   <source>Token {index}, after “{before}”</source>
   <translation>Token {index}, après « {before} »</translation>
  </message>
  <message>
   <source>Wrote</source>
   <translation>A écrit</translation>
  </message>
  <message>
   <source>Probability of {token}</source>
   <translation>Probabilité de {token}</translation>
  </message>
  <message>
   <source>Where the texts differ</source>
   <translation>Où les textes diffèrent</translation>
  </message>
  <message>
   <source>the end</source>
   <comment>of an answer</comment>
   <translation>la fin</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/report.py" />
   <source>Passed</source>
   <comment>a check of a pair</comment>
   <translation>Réussi</translation>
  </message>
  <message>
   <source>Failed</source>
   <comment>a check of a pair</comment>
   <translation>Échec</translation>
  </message>
  <message>
   <source>Inconclusive</source>
   <comment>a check of a pair</comment>
   <translation>Non concluant</translation>
  </message>
  <message numerus="yes">
   <source>about {count} seconds</source>
   <extracomment>for 1: about {count} second</extracomment>
   <translation>
    <numerusform>environ {count} seconde</numerusform>
    <numerusform>environ {count} secondes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>about {count} minutes</source>
   <extracomment>for 1: about {count} minute</extracomment>
   <translation>
    <numerusform>environ {count} minute</numerusform>
    <numerusform>environ {count} minutes</numerusform>
   </translation>
  </message>
  <message>
   <source>{duration} left</source>
   <comment>a duration</comment>
   <translation>encore {duration}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>OpenAI-compatible server</source>
   <translation>serveur compatible avec OpenAI</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>“{text}”</source>
   <comment>a quotation</comment>
   <translation>« {text} »</translation>
  </message>
  <message>
   <source>{most} and {last}</source>
   <comment>a list</comment>
   <translation>{most} et {last}</translation>
  </message>
  <message>
   <source>{most} or {last}</source>
   <comment>a list</comment>
   <translation>{most} ou {last}</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <comment>a moment</comment>
   <translation>{day} à {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/secret_store.py" />
   <source>the system's keyring</source>
   <translation>le trousseau de clés du système</translation>
  </message>
  <message>
   <source>this session</source>
   <translation>cette session</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/system/shown_text.py" />
   <source>… {count} more lines …</source>
   <extracomment>for 1: … {count} more line …</extracomment>
   <translation>
    <numerusform>… {count} ligne de plus …</numerusform>
    <numerusform>… {count} lignes de plus …</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… {count} more characters …</source>
   <extracomment>for 1: … {count} more character …</extracomment>
   <translation>
    <numerusform>… {count} caractère de plus …</numerusform>
    <numerusform>… {count} caractères de plus …</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Available when the model is ready</source>
   <translation>Disponible quand le modèle sera prêt</translation>
  </message>
  <message>
   <source>Models on this computer, and pairs to download</source>
   <translation>Les modèles de cet ordinateur, et des paires à obtenir</translation>
  </message>
  <message>
   <source>Choose models</source>
   <translation>Choisir des modèles</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>Arrêté.</translation>
  </message>
  <message>
   <source>Stopped at the token limit for one answer.</source>
   <translation>Arrêté à la limite de tokens pour une réponse.</translation>
  </message>
  <message>
   <source>Stopped at the step limit for one answer.</source>
   <translation>Arrêté à la limite d’étapes pour une réponse.</translation>
  </message>
  <message>
   <source>Interrupted: Foretoken was closed while this was being written.</source>
   <translation>Interrompu : l’application a été fermée pendant la rédaction.</translation>
  </message>
  <message>
   <source>The answer was cut off: the context is full. Start a new chat, or ask something shorter.</source>
   <translation>La réponse a été coupée : le contexte est plein. Commencez une nouvelle conversation, ou posez une question plus courte.</translation>
  </message>
  <message>
   <source>There is no room for an answer: the context is full. Start a new chat, or ask something shorter.</source>
   <translation>Il n’y a pas de place pour une réponse : le contexte est plein. Commencez une nouvelle conversation, ou posez une question plus courte.</translation>
  </message>
  <message>
   <source>The model returned an empty answer.</source>
   <translation>Le modèle a renvoyé une réponse vide.</translation>
  </message>
  <message>
   <source>The built-in pair is a tiny demonstration. A larger pair may know more.</source>
   <translation>La paire intégrée est une toute petite démonstration. Une paire plus grande en sait peut-être davantage.</translation>
  </message>
  <message>
   <source>Notice</source>
   <translation>Avis</translation>
  </message>
  <message>
   <source>Copy the details of what happened</source>
   <translation>Copier les détails de ce qui s’est passé</translation>
  </message>
  <message>
   <source>Copy details</source>
   <translation>Copier les détails</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>Copié</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thoughts</source>
   <translation>Réflexions</translation>
  </message>
  <message>
   <source>Show or hide the model's thoughts</source>
   <translation>Afficher ou masquer les réflexions du modèle</translation>
  </message>
  <message>
   <source>Reading the prompt…</source>
   <translation>Lecture du prompt…</translation>
  </message>
  <message>
   <source>Reading the prompt… {share} %</source>
   <translation>Lecture du prompt… {share} %</translation>
  </message>
  <message>
   <source>Load the pair this way and continue the answer</source>
   <translation>Charger la paire ainsi, et continuer la réponse</translation>
  </message>
  <message>
   <source>Continue where the answer stopped</source>
   <translation>Reprendre là où la réponse s’est arrêtée</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continuer</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Réessayer</translation>
  </message>
  <message>
   <source>Ask the same question again</source>
   <translation>Poser encore une fois la même question</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Your message</source>
   <translation>Votre message</translation>
  </message>
  <message>
   <source>The model does not see unanswered questions.</source>
   <translation>Le modèle ne voit pas les questions sans réponse.</translation>
  </message>
  <message>
   <source>Answer this question; what follows is kept as another version</source>
   <translation>Répondre à cette question ; ce qui la suit reste comme autre version</translation>
  </message>
  <message>
   <source>Answer again</source>
   <translation>Répondre de nouveau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>The model no longer sees the messages above: the context is full</source>
   <translation>Le modèle ne voit plus les messages ci-dessus : le contexte est plein</translation>
  </message>
  <message>
   <source>A model can read only a limited amount of text at once. The oldest messages are left out
so that this chat can continue. A new chat starts with an empty context.</source>
   <translation>Un modèle ne lit qu’une certaine quantité de texte à la fois. Les messages les plus anciens sont omis,
pour que cette conversation puisse continuer. Une nouvelle conversation commence avec un contexte vide.</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>Conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Find in this chat</source>
   <translation>Rechercher dans cette conversation</translation>
  </message>
  <message>
   <source>Matches</source>
   <translation>Résultats trouvés</translation>
  </message>
  <message>
   <source>{number} of {count}</source>
   <comment>the places found</comment>
   <translation>{number} sur {count}</translation>
  </message>
  <message>
   <source>none</source>
   <comment>the places found</comment>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/following_scroll.py" />
   <source>Jump to the end</source>
   <translation>Aller à la fin</translation>
  </message>
  <message>
   <source>Jump to the end (End)</source>
   <comment>with its key</comment>
   <translation>Aller à la fin (Fin)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}.</source>
   <translation>Écrit par {target}.</translation>
  </message>
  <message>
   <source>Written by {target}, with drafts by {draft}.</source>
   <translation>Écrit par {target}, avec une ébauche de {draft}.</translation>
  </message>
  <message>
   <source>Sent to {name} ({host}).</source>
   <translation>Envoyé à {name}, qui est {host}.</translation>
  </message>
  <message>
   <source>Computed {place}.</source>
   <translation>Calculé {place}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_actions.py" />
   <source>Version {number} of {count}</source>
   <translation>Version {number} sur {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Edit your message</source>
   <translation>Modifier votre message</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>The original is kept as another version</source>
   <translation>L’original reste comme autre version</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Enter saves, Esc cancels</source>
   <translation>Entrée enregistre, Échap annule</translation>
  </message>
  <message>
   <source>Send</source>
   <translation>Envoyer</translation>
  </message>
  <message>
   <source>Enter sends, Esc cancels</source>
   <translation>Entrée envoie, Échap annule</translation>
  </message>
  <message>
   <source>Open this link?</source>
   <translation>Ouvrir ce lien ?</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>Shown as plain text, because formatting would take too long: {count} characters</source>
   <extracomment>for 1: Shown as plain text, because formatting would take too long: {count} character</extracomment>
   <translation>
    <numerusform>Affiché en texte brut, car la mise en forme serait longue : {count} caractère</numerusform>
    <numerusform>Affiché en texte brut, car la mise en forme serait longue : {count} caractères</numerusform>
   </translation>
  </message>
  <message>
   <source>Only the first {count} lines are shown.</source>
   <translation>Seules les {count} premières lignes sont affichées.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/token_walk.py" />
   <source>Left and Right move between tokens, Enter shows details</source>
   <translation>Gauche et Droite parcourent les tokens, Entrée montre tout sur l’un d’eux</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Ask this</source>
   <translation>Poser cette question</translation>
  </message>
  <message>
   <source>The built-in pair is tiny and knows little. It is meant for trying things out.</source>
   <translation>La paire intégrée est toute petite et sait peu de choses. Elle sert à faire des essais.</translation>
  </message>
  <message>
   <source>For real work: {pair} ({size} to download, needs about {memory} of memory).</source>
   <translation>Pour un vrai travail : {pair} ({size} à télécharger, nécessite environ {memory} de mémoire).</translation>
  </message>
  <message>
   <source>Opens Download models at this pair; nothing is downloaded yet</source>
   <translation>Affiche cette paire dans Télécharger des modèles ; rien n’est encore téléchargé</translation>
  </message>
  <message>
   <source>See this pair</source>
   <translation>Voir cette paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Model</source>
   <comment>what the command palette offers</comment>
   <translation>Modèle</translation>
  </message>
  <message>
   <source>Attach again: {file}</source>
   <translation>Joindre de nouveau : {file}</translation>
  </message>
  <message>
   <source>Recent file</source>
   <translation>Fichier récent</translation>
  </message>
  <message>
   <source>Recent server</source>
   <translation>Serveur récent</translation>
  </message>
  <message>
   <source>Recent pair</source>
   <translation>Paire récente</translation>
  </message>
  <message>
   <source>Use again: {pair}</source>
   <translation>Réutiliser : {pair}</translation>
  </message>
  <message>
   <source>Server</source>
   <comment>what the command palette offers</comment>
   <translation>Serveur</translation>
  </message>
  <message>
   <source>Chat</source>
   <comment>what the command palette offers</comment>
   <translation>Conversation</translation>
  </message>
  <message>
   <source>Search commands, chats and models</source>
   <translation>Rechercher des commandes, des conversations et des modèles</translation>
  </message>
  <message>
   <source>Command palette</source>
   <translation>Palette de commandes</translation>
  </message>
  <message>
   <source>Commands, chats and models</source>
   <translation>Commandes, conversations et modèles</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Aucun résultat</translation>
  </message>
  <message>
   <source>↑ ↓ to move    {take} to open    {close} to close</source>
   <translation>↑ ↓ pour se déplacer    {take} pour ouvrir    {close} pour fermer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Chats</source>
   <comment>a group of commands</comment>
   <translation>Conversations</translation>
  </message>
  <message>
   <source>Message</source>
   <comment>a group of commands</comment>
   <translation>Message</translation>
  </message>
  <message>
   <source>Models</source>
   <comment>a group of commands</comment>
   <translation>Modèles</translation>
  </message>
  <message>
   <source>View</source>
   <comment>a group of commands</comment>
   <translation>Affichage</translation>
  </message>
  <message>
   <source>Help</source>
   <comment>a group of commands</comment>
   <translation>Aide</translation>
  </message>
  <message>
   <source>New</source>
   <comment>a menu</comment>
   <translation>Nouveau</translation>
  </message>
  <message>
   <source>Menu</source>
   <comment>a menu</comment>
   <translation>Menu</translation>
  </message>
  <message>
   <source>Chats</source>
   <comment>a menu</comment>
   <translation>Conversations</translation>
  </message>
  <message>
   <source>Theme</source>
   <comment>a menu</comment>
   <translation>Thème</translation>
  </message>
  <message>
   <source>Help</source>
   <comment>a menu</comment>
   <translation>Aide</translation>
  </message>
  <message>
   <source>Anywhere in the window</source>
   <translation>Partout dans la fenêtre</translation>
  </message>
  <message>
   <source>In the message field</source>
   <translation>Dans le champ de message</translation>
  </message>
  <message>
   <source>On a message</source>
   <translation>Sur un message</translation>
  </message>
  <message>
   <source>On the tokens of an answer</source>
   <translation>Sur les tokens d’une réponse</translation>
  </message>
  <message>
   <source>While finding in a chat</source>
   <translation>Pendant la recherche dans une conversation</translation>
  </message>
  <message>
   <source>In the chat search</source>
   <translation>Dans la recherche de conversations</translation>
  </message>
  <message>
   <source>In the list of chats</source>
   <translation>Dans la liste des conversations</translation>
  </message>
  <message>
   <source>In the command palette</source>
   <translation>Dans la palette de commandes</translation>
  </message>
  <message>
   <source>In the model picker</source>
   <translation>Dans le sélecteur de modèles</translation>
  </message>
  <message>
   <source>In the settings</source>
   <translation>Dans les paramètres</translation>
  </message>
  <message>
   <source>In the system prompts</source>
   <translation>Dans les prompts système</translation>
  </message>
  <message>
   <source>In a replay</source>
   <translation>Dans une relecture</translation>
  </message>
  <message>
   <source>In the shortcuts</source>
   <translation>Dans les raccourcis</translation>
  </message>
  <message>
   <source>In the guide</source>
   <translation>Dans le guide</translation>
  </message>
  <message>
   <source>In dialogs</source>
   <translation>Dans les boîtes de dialogue</translation>
  </message>
  <message>
   <source>{keys} or {key}</source>
   <comment>keys that do the same</comment>
   <translation>{keys} ou {key}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: follow system</source>
   <translation>Thème : comme le système</translation>
  </message>
  <message>
   <source>Theme: light</source>
   <translation>Thème : clair</translation>
  </message>
  <message>
   <source>Theme: dark</source>
   <translation>Thème : sombre</translation>
  </message>
  <message>
   <source>Token colours: origin</source>
   <translation>Couleurs des tokens : origine</translation>
  </message>
  <message>
   <source>Token colours: probability</source>
   <translation>Couleurs des tokens : probabilité</translation>
  </message>
  <message>
   <source>Token colours: surprise</source>
   <translation>Couleurs des tokens : surprise</translation>
  </message>
  <message>
   <source>Save charts as an image (PNG)…</source>
   <translation>Enregistrer les graphiques comme image (PNG)…</translation>
  </message>
  <message>
   <source>Save charts as an image (SVG)…</source>
   <translation>Enregistrer les graphiques comme image (SVG)…</translation>
  </message>
  <message>
   <source>Save chart data as a table (CSV)…</source>
   <translation>Enregistrer les données des graphiques comme tableau (CSV)…</translation>
  </message>
  <message>
   <source>Guide</source>
   <translation>Guide</translation>
  </message>
  <message>
   <source>Help pages, with search</source>
   <translation>Pages d’aide, avec recherche</translation>
  </message>
  <message>
   <source>How it works</source>
   <translation>Fonctionnement</translation>
  </message>
  <message>
   <source>A short guide, with a step of your last answer</source>
   <translation>Un petit guide, avec une étape de votre dernière réponse</translation>
  </message>
  <message>
   <source>What's this?</source>
   <translation>Qu’est-ce que c’est ?</translation>
  </message>
  <message>
   <source>Explain the focused item, or the next one you click</source>
   <translation>Expliquer l’élément actif, ou le prochain sur lequel vous cliquez</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Raccourcis clavier</translation>
  </message>
  <message>
   <source>Show the keyboard shortcuts</source>
   <translation>Afficher les raccourcis clavier</translation>
  </message>
  <message>
   <source>Find a command, a chat or a model by a few letters</source>
   <translation>Trouver une commande, une conversation ou un modèle avec quelques lettres</translation>
  </message>
  <message>
   <source>Settings…</source>
   <translation>Paramètres…</translation>
  </message>
  <message>
   <source>All settings, with search</source>
   <translation>Tous les paramètres, avec une recherche</translation>
  </message>
  <message>
   <source>Statistics…</source>
   <translation>Statistiques…</translation>
  </message>
  <message>
   <source>Totals for all answers by model and day, and errors</source>
   <translation>Totaux de toutes les réponses par modèle et par jour, et erreurs</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>Menu</translation>
  </message>
  <message>
   <source>Open the menu</source>
   <translation>Ouvrir le menu</translation>
  </message>
  <message>
   <source>Start a new chat</source>
   <translation>Commencer une nouvelle conversation</translation>
  </message>
  <message>
   <source>Temporary chat</source>
   <translation>Conversation temporaire</translation>
  </message>
  <message>
   <source>Start a chat that is not saved</source>
   <translation>Commencer une conversation qui n’est pas enregistrée</translation>
  </message>
  <message>
   <source>New folder</source>
   <translation>Nouveau dossier</translation>
  </message>
  <message>
   <source>Search all chats</source>
   <translation>Rechercher dans toutes les conversations</translation>
  </message>
  <message>
   <source>Find words in all chats</source>
   <translation>Trouver des mots dans toutes les conversations</translation>
  </message>
  <message>
   <source>Show archived chats</source>
   <translation>Afficher les conversations archivées</translation>
  </message>
  <message>
   <source>Back up chats…</source>
   <translation>Sauvegarder les conversations…</translation>
  </message>
  <message>
   <source>Restore chats…</source>
   <translation>Restaurer des conversations…</translation>
  </message>
  <message>
   <source>Import chats…</source>
   <translation>Importer des conversations…</translation>
  </message>
  <message>
   <source>Import chats from Foretoken, ChatGPT or LM Studio</source>
   <translation>Importer des conversations de Foretoken, ChatGPT ou LM Studio</translation>
  </message>
  <message>
   <source>Export all chats…</source>
   <translation>Exporter toutes les conversations…</translation>
  </message>
  <message>
   <source>Export all chats to one file</source>
   <translation>Exporter toutes les conversations vers un seul fichier</translation>
  </message>
  <message>
   <source>Export this chat…</source>
   <translation>Exporter cette conversation…</translation>
  </message>
  <message>
   <source>Export this chat to a file</source>
   <translation>Exporter cette conversation vers un fichier</translation>
  </message>
  <message>
   <source>Print this chat…</source>
   <translation>Imprimer cette conversation…</translation>
  </message>
  <message>
   <source>Delete all chats…</source>
   <translation>Supprimer toutes les conversations…</translation>
  </message>
  <message>
   <source>Stop the answer or a running test</source>
   <translation>Arrêter la réponse ou un test en cours</translation>
  </message>
  <message>
   <source>Attach files…</source>
   <translation>Joindre des fichiers…</translation>
  </message>
  <message>
   <source>Attach text files or PDFs</source>
   <translation>Joindre des fichiers texte ou des PDF</translation>
  </message>
  <message>
   <source>Clear recent files</source>
   <translation>Effacer les fichiers récents</translation>
  </message>
  <message>
   <source>System prompt…</source>
   <translation>Prompt système…</translation>
  </message>
  <message>
   <source>Instructions for the model in this chat</source>
   <translation>Instructions pour le modèle dans cette conversation</translation>
  </message>
  <message>
   <source>Sampling…</source>
   <translation>Échantillonnage…</translation>
  </message>
  <message>
   <source>Temperature, cut-offs, penalties and length for the next answers</source>
   <translation>Température, coupures, pénalités et longueur des prochaines réponses</translation>
  </message>
  <message>
   <source>Copy the last answer</source>
   <translation>Copier la dernière réponse</translation>
  </message>
  <message>
   <source>Replay the answer…</source>
   <translation>Rejouer la réponse…</translation>
  </message>
  <message>
   <source>Replay the answer in view, with its colours and charts</source>
   <translation>Rejouer la réponse visible, avec ses couleurs et ses graphiques</translation>
  </message>
  <message>
   <source>Replay an answer from a file…</source>
   <translation>Rejouer une réponse d’un fichier…</translation>
  </message>
  <message>
   <source>Replay an answer from an exported chat, without importing it</source>
   <translation>Rejouer une réponse d’une conversation exportée, sans l’importer</translation>
  </message>
  <message>
   <source>Undo delete</source>
   <translation>Annuler la suppression</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Find in this chat; ignores case and accents</source>
   <translation>Rechercher dans cette conversation, sans tenir compte de la casse ni des accents</translation>
  </message>
  <message>
   <source>Next match</source>
   <translation>Résultat suivant</translation>
  </message>
  <message>
   <source>Previous match</source>
   <translation>Résultat précédent</translation>
  </message>
  <message>
   <source>Choose models…</source>
   <translation>Choisir des modèles…</translation>
  </message>
  <message>
   <source>Choose the target and the draft model</source>
   <translation>Choisir le modèle cible et le modèle d’ébauche</translation>
  </message>
  <message>
   <source>Download models…</source>
   <translation>Télécharger des modèles…</translation>
  </message>
  <message>
   <source>Ready-made pairs and all models on the hub</source>
   <translation>Paires toutes prêtes et tous les modèles du hub</translation>
  </message>
  <message>
   <source>Clear recent pairs</source>
   <translation>Effacer les paires récentes</translation>
  </message>
  <message>
   <source>Connect to a server…</source>
   <translation>Se connecter à un serveur…</translation>
  </message>
  <message>
   <source>Use a server instead of a model on this computer</source>
   <translation>Utiliser un serveur au lieu d’un modèle sur cet ordinateur</translation>
  </message>
  <message>
   <source>Engine settings…</source>
   <translation>Paramètres du moteur…</translation>
  </message>
  <message>
   <source>How the loaded models run: threads, caches, draft length</source>
   <translation>Comment s’exécutent les modèles chargés : threads, caches, longueur d’ébauche</translation>
  </message>
  <message>
   <source>Race: plain vs. speculative…</source>
   <translation>Course : simple contre spéculatif…</translation>
  </message>
  <message>
   <source>Answer the same question both ways, side by side</source>
   <translation>Répondre à la même question des deux façons, côte à côte</translation>
  </message>
  <message>
   <source>Benchmark…</source>
   <translation>Banc d’essai…</translation>
  </message>
  <message>
   <source>Measure drafting by kind of text, and compare with earlier runs</source>
   <translation>Mesurer l’ébauche par type de texte et comparer avec les exécutions antérieures</translation>
  </message>
  <message>
   <source>Verify losslessness…</source>
   <translation>Vérifier l’absence de perte…</translation>
  </message>
  <message>
   <source>Check that drafting does not change the output</source>
   <translation>Vérifier que l’ébauche ne change pas la sortie</translation>
  </message>
  <message>
   <source>Toggle token colours</source>
   <translation>Afficher ou masquer les couleurs des tokens</translation>
  </message>
  <message>
   <source>Colour tokens by origin or probability</source>
   <translation>Colorer les tokens selon leur origine ou leur probabilité</translation>
  </message>
  <message>
   <source>Toggle the Markdown source of the answer</source>
   <translation>Afficher ou masquer la source d’une réponse</translation>
  </message>
  <message>
   <source>Show the answer as the model wrote it</source>
   <translation>Afficher la réponse telle que le modèle l’a écrite</translation>
  </message>
  <message>
   <source>Toggle formatting in answers</source>
   <translation>Activer ou désactiver la mise en forme des réponses</translation>
  </message>
  <message>
   <source>Toggle formatting in your messages</source>
   <translation>Activer ou désactiver la mise en forme de vos messages</translation>
  </message>
  <message>
   <source>Toggle Markdown in copied selections</source>
   <translation>Activer ou désactiver le Markdown dans les sélections copiées</translation>
  </message>
  <message>
   <source>Toggle sidebar</source>
   <translation>Afficher ou masquer la barre latérale</translation>
  </message>
  <message>
   <source>Toggle live panel</source>
   <translation>Afficher ou masquer le panneau en direct</translation>
  </message>
  <message>
   <source>Switch charts between this answer and the whole chat</source>
   <translation>Basculer les graphiques entre cette réponse et toute la conversation</translation>
  </message>
  <message>
   <source>Pause or resume charts</source>
   <translation>Mettre en pause ou reprendre les graphiques</translation>
  </message>
  <message>
   <source>Larger text</source>
   <translation>Agrandir le texte</translation>
  </message>
  <message>
   <source>Smaller text</source>
   <translation>Réduire le texte</translation>
  </message>
  <message>
   <source>Normal text size</source>
   <translation>Taille normale du texte</translation>
  </message>
  <message>
   <source>Copy diagnostics</source>
   <translation>Copier les diagnostics</translation>
  </message>
  <message>
   <source>Open logs</source>
   <translation>Ouvrir les journaux</translation>
  </message>
  <message>
   <source>Check for updates…</source>
   <translation>Rechercher des mises à jour…</translation>
  </message>
  <message>
   <source>About Foretoken</source>
   <translation>À propos de Foretoken</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Quitter</translation>
  </message>
  <message>
   <source>Send or queue the message</source>
   <translation>Envoyer le message ou le mettre en attente</translation>
  </message>
  <message>
   <source>Insert a line break</source>
   <translation>Insérer un saut de ligne</translation>
  </message>
  <message>
   <source>Edit the last message (in an empty field)</source>
   <translation>Modifier le dernier message (dans un champ vide)</translation>
  </message>
  <message>
   <source>Go to the messages</source>
   <translation>Aller aux messages</translation>
  </message>
  <message>
   <source>Undo typing</source>
   <translation>Annuler la saisie</translation>
  </message>
  <message>
   <source>Previous message</source>
   <translation>Message précédent</translation>
  </message>
  <message>
   <source>Next message</source>
   <translation>Message suivant</translation>
  </message>
  <message>
   <source>Previous version</source>
   <translation>Version précédente</translation>
  </message>
  <message>
   <source>Next version</source>
   <translation>Version suivante</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copier</translation>
  </message>
  <message>
   <source>Copy the text</source>
   <translation>Copier le texte</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Modifier</translation>
  </message>
  <message>
   <source>Edit; keeps this version</source>
   <translation>Modifier ; cette version est conservée</translation>
  </message>
  <message>
   <source>Cancel editing</source>
   <translation>Annuler la modification</translation>
  </message>
  <message>
   <source>Regenerate</source>
   <translation>Régénérer</translation>
  </message>
  <message>
   <source>Answer again; keeps this answer</source>
   <translation>Répondre de nouveau ; cette réponse est conservée</translation>
  </message>
  <message>
   <source>Branch</source>
   <translation>Bifurquer</translation>
  </message>
  <message>
   <source>New chat with a copy up to this message</source>
   <translation>Nouvelle conversation avec une copie jusqu’à ce message</translation>
  </message>
  <message>
   <source>Replay…</source>
   <translation>Rejouer…</translation>
  </message>
  <message>
   <source>Replay this answer with its colours and charts</source>
   <translation>Rejouer cette réponse avec ses couleurs et ses graphiques</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Supprimer</translation>
  </message>
  <message>
   <source>Delete this message and all below it</source>
   <translation>Supprimer ce message et tout ce qui suit</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exporter</translation>
  </message>
  <message>
   <source>Export this message to a file</source>
   <translation>Exporter ce message vers un fichier</translation>
  </message>
  <message>
   <source>Previous token</source>
   <translation>Token précédent</translation>
  </message>
  <message>
   <source>Next token</source>
   <translation>Token suivant</translation>
  </message>
  <message>
   <source>Previous step</source>
   <translation>Étape précédente</translation>
  </message>
  <message>
   <source>Next step</source>
   <translation>Étape suivante</translation>
  </message>
  <message>
   <source>Inspect the token</source>
   <translation>Inspecter le token</translation>
  </message>
  <message>
   <source>Where the token came from, and its alternatives</source>
   <translation>D’où vient le token, et ses alternatives</translation>
  </message>
  <message>
   <source>Leave the tokens</source>
   <translation>Quitter les tokens</translation>
  </message>
  <message>
   <source>Close find</source>
   <translation>Fermer la recherche</translation>
  </message>
  <message>
   <source>Open the selected result</source>
   <translation>Ouvrir le résultat sélectionné</translation>
  </message>
  <message>
   <source>Clear the search</source>
   <translation>Effacer la recherche</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Renommer</translation>
  </message>
  <message>
   <source>Previous item</source>
   <translation>Élément précédent</translation>
  </message>
  <message>
   <source>Next item</source>
   <translation>Élément suivant</translation>
  </message>
  <message>
   <source>Run or open</source>
   <translation>Exécuter ou ouvrir</translation>
  </message>
  <message>
   <source>Close the palette</source>
   <translation>Fermer la palette</translation>
  </message>
  <message>
   <source>Find a model</source>
   <translation>Trouver un modèle</translation>
  </message>
  <message>
   <source>Open file…</source>
   <translation>Ouvrir un fichier…</translation>
  </message>
  <message>
   <source>Open a model file from anywhere</source>
   <translation>Ouvrir un fichier de modèle situé n’importe où</translation>
  </message>
  <message>
   <source>Save as preset…</source>
   <translation>Enregistrer comme préréglage…</translation>
  </message>
  <message>
   <source>Save this pair and its settings</source>
   <translation>Enregistrer cette paire et ses paramètres</translation>
  </message>
  <message>
   <source>Load</source>
   <translation>Charger</translation>
  </message>
  <message>
   <source>Close or cancel</source>
   <translation>Fermer ou annuler</translation>
  </message>
  <message>
   <source>Search settings</source>
   <translation>Rechercher dans les paramètres</translation>
  </message>
  <message>
   <source>Undo the last change</source>
   <translation>Annuler la dernière modification</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Fermer</translation>
  </message>
  <message>
   <source>Play or pause</source>
   <translation>Lire ou mettre en pause</translation>
  </message>
  <message>
   <source>Go to the beginning</source>
   <translation>Aller au début</translation>
  </message>
  <message>
   <source>Go to the end</source>
   <translation>Aller à la fin</translation>
  </message>
  <message>
   <source>Search shortcuts</source>
   <translation>Rechercher dans les raccourcis</translation>
  </message>
  <message>
   <source>Change the shortcut</source>
   <translation>Modifier le raccourci</translation>
  </message>
  <message>
   <source>Search the guide</source>
   <translation>Rechercher dans le guide</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Retour</translation>
  </message>
  <message>
   <source>Use in this chat</source>
   <translation>Utiliser dans cette conversation</translation>
  </message>
  <message>
   <source>Use this prompt from the next answer on</source>
   <translation>Utiliser ce prompt à partir de la prochaine réponse</translation>
  </message>
  <message>
   <source>Delete the prompt</source>
   <translation>Supprimer le prompt</translation>
  </message>
  <message>
   <source>Press the selected button</source>
   <translation>Appuyer sur le bouton sélectionné</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Supprimer</translation>
  </message>
  <message>
   <source>{what} ({keys})</source>
   <comment>a command with its keys</comment>
   <translation>{what} ({keys})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Attach files</source>
   <translation>Joindre des fichiers</translation>
  </message>
  <message>
   <source>, or drop them on the window.</source>
   <comment>behind “Attach text files”</comment>
   <translation>, ou les déposer sur la fenêtre.</translation>
  </message>
  <message>
   <source>Files that you have not sent are discarded when you quit.</source>
   <translation>Les fichiers non envoyés sont oubliés quand vous quittez.</translation>
  </message>
  <message>
   <source>Sampling: {kind}, temperature {t}</source>
   <translation>Échantillonnage : {kind}, température {t}</translation>
  </message>
  <message>
   <source>{sampling} ({scope})</source>
   <comment>sampling</comment>
   <translation>{sampling} ({scope})</translation>
  </message>
  <message>
   <source>System prompt: {name}</source>
   <translation>Prompt système : {name}</translation>
  </message>
  <message>
   <source>System: {name}</source>
   <translation>Système : {name}</translation>
  </message>
  <message>
   <source>System prompt: none</source>
   <translation>Prompt système : aucun</translation>
  </message>
  <message>
   <source>Context {used} of {total}</source>
   <translation>Contexte {used} sur {total}</translation>
  </message>
  <message>
   <source>Context full: {used} of {total}</source>
   <translation>Contexte plein : {used} sur {total}</translation>
  </message>
  <message>
   <source>Context nearly full: {used} of {total}</source>
   <translation>Contexte presque plein : {used} sur {total}</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Arrêter</translation>
  </message>
  <message>
   <source>Queue</source>
   <comment>verb</comment>
   <translation>Mettre en attente</translation>
  </message>
  <message>
   <source>Stop the answer and keep its text</source>
   <translation>Arrêter la réponse et garder son texte</translation>
  </message>
  <message>
   <source>Cannot send yet: {why}</source>
   <translation>Envoi pas encore possible : {why}</translation>
  </message>
  <message>
   <source>Cannot send yet</source>
   <translation>Envoi pas encore possible</translation>
  </message>
  <message>
   <source>Send after the messages already in the queue</source>
   <translation>L’envoyer après les messages qui le précèdent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Queued messages</source>
   <translation>Messages en attente</translation>
  </message>
  <message>
   <source>Queued: {message}</source>
   <translation>En attente : {message}</translation>
  </message>
  <message>
   <source>Moves it back to the message field</source>
   <translation>Le remet dans le champ</translation>
  </message>
  <message>
   <source>Click, or press Up in the empty field, to edit it</source>
   <translation>Cliquer, ou appuyer sur Haut dans le champ vide, pour le modifier</translation>
  </message>
  <message>
   <source>Nothing is running</source>
   <translation>Rien n’est en cours</translation>
  </message>
  <message>
   <source>The text is long, so it is attached as a file.</source>
   <translation>Le texte est long, il est donc joint en tant que fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>a file is still being read</source>
   <comment>Cannot send yet: …</comment>
   <translation>un fichier est encore en cours de lecture</translation>
  </message>
  <message>
   <source>This chat</source>
   <translation>Cette conversation</translation>
  </message>
  <message>
   <source>Context length</source>
   <translation>Longueur du contexte</translation>
  </message>
  <message>
   <source>Counted by the server for the last answer; only the server can count the next message</source>
   <translation>Compté par le serveur pour la dernière réponse ; lui seul peut compter le prochain message</translation>
  </message>
  <message numerus="yes">
   <source>Too long by {count} tokens: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</source>
   <extracomment>for 1: Too long by {count} token: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</extracomment>
   <translation>
    <numerusform>Trop long de {count} token : le contexte du modèle en contient {context}. Raccourcissez le message, ses fichiers ou le prompt système, ou chargez le modèle avec un contexte plus long.</numerusform>
    <numerusform>Trop long de {count} tokens : le contexte du modèle en contient {context}. Raccourcissez le message, ses fichiers ou le prompt système, ou chargez le modèle avec un contexte plus long.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The context is full: the oldest {count} turns will be left out.</source>
   <extracomment>for 1: The context is full: the oldest turn will be left out.</extracomment>
   <translation>
    <numerusform>Le contexte est plein : le tour le plus ancien sera omis.</numerusform>
    <numerusform>Le contexte est plein : les {count} tours les plus anciens seront omis.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Only {count} tokens are left for the answer.</source>
   <extracomment>for 1: Only {count} token is left for the answer.</extracomment>
   <translation>
    <numerusform>Il ne reste que {count} token pour la réponse.</numerusform>
    <numerusform>Il ne reste que {count} tokens pour la réponse.</numerusform>
   </translation>
  </message>
  <message>
   <source>Conversation and chat format</source>
   <translation>Conversation et format de conversation</translation>
  </message>
  <message>
   <source>Chat format</source>
   <translation>Format de conversation</translation>
  </message>
  <message>
   <source>This message</source>
   <translation>Ce message</translation>
  </message>
  <message>
   <source>Reserved for the answer</source>
   <translation>Réservé à la réponse</translation>
  </message>
  <message>
   <source>Free</source>
   <comment>tokens in the context</comment>
   <translation>Libre</translation>
  </message>
  <message numerus="yes">
   <source>Left out: the oldest {count} turns</source>
   <extracomment>for 1: Left out: the oldest turn</extracomment>
   <translation>
    <numerusform>Omis : le tour le plus ancien</numerusform>
    <numerusform>Omis : les {count} tours les plus anciens</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{used} of {count} tokens once this is sent</source>
   <extracomment>for 1: {used} of {count} token once this is sent</extracomment>
   <translation>
    <numerusform>{used} sur {count} token une fois ce message envoyé</numerusform>
    <numerusform>{used} sur {count} tokens une fois ce message envoyé</numerusform>
   </translation>
  </message>
  <message>
   <source>{what}: {count}</source>
   <translation>{what} : {count}</translation>
  </message>
  <message>
   <source>reading…</source>
   <comment>a file</comment>
   <translation>lecture…</translation>
  </message>
  <message>
   <source>counting…</source>
   <comment>tokens of a file</comment>
   <translation>comptage…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Custom</source>
   <comment>a kind of sampling</comment>
   <translation>Personnalisé</translation>
  </message>
  <message>
   <source>Close sampling</source>
   <translation>Fermer l’échantillonnage</translation>
  </message>
  <message>
   <source>Apply to</source>
   <translation>Appliquer à</translation>
  </message>
  <message>
   <source>What the values below apply to</source>
   <translation>Ce à quoi s’appliquent les valeurs ci-dessous</translation>
  </message>
  <message>
   <source>Reset all</source>
   <translation>Tout réinitialiser</translation>
  </message>
  <message>
   <source>Remove all values set here</source>
   <translation>Supprimer toutes les valeurs définies ici</translation>
  </message>
  <message>
   <source>Style</source>
   <comment>of sampling</comment>
   <translation>Style</translation>
  </message>
  <message>
   <source>A set of values that go together</source>
   <translation>Un ensemble de valeurs qui vont ensemble</translation>
  </message>
  <message>
   <source>Save as…</source>
   <translation>Enregistrer sous…</translation>
  </message>
  <message>
   <source>Save these values as a style</source>
   <translation>Enregistrer ces valeurs comme style</translation>
  </message>
  <message>
   <source>Delete this style; the values stay</source>
   <translation>Supprimer ce style ; les valeurs restent</translation>
  </message>
  <message>
   <source>Name of the style</source>
   <comment>of sampling</comment>
   <translation>Nom du style</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>Appliquer</translation>
  </message>
  <message>
   <source>Apply these values to this model</source>
   <translation>Appliquer ces valeurs à ce modèle</translation>
  </message>
  <message>
   <source>Options of this model</source>
   <translation>Options de ce modèle</translation>
  </message>
  <message>
   <source>Next answer</source>
   <translation>Prochaine réponse</translation>
  </message>
  <message>
   <source>This model</source>
   <translation>Ce modèle</translation>
  </message>
  <message>
   <source>Default</source>
   <translation>Par défaut</translation>
  </message>
  <message>
   <source>Applies to the next answer only.</source>
   <translation>S’applique uniquement à la prochaine réponse.</translation>
  </message>
  <message>
   <source>Applies to all answers in this chat, with any model.</source>
   <translation>S’applique à toutes les réponses de cette conversation, avec n’importe quel modèle.</translation>
  </message>
  <message>
   <source>Applies to this model, unless a chat has its own value.</source>
   <translation>S’applique à ce modèle, sauf si une conversation a sa propre valeur.</translation>
  </message>
  <message>
   <source>Applies unless a chat or a model has its own value.</source>
   <translation>S’applique sauf si une conversation ou un modèle a sa propre valeur.</translation>
  </message>
  <message>
   <source>The preset</source>
   <translation>Le préréglage</translation>
  </message>
  <message>
   <source>all values reset</source>
   <translation>toutes les valeurs réinitialisées</translation>
  </message>
  <message>
   <source>{title} reset</source>
   <translation>« {title} » réinitialisé</translation>
  </message>
  <message>
   <source>recommended values</source>
   <translation>valeurs recommandées</translation>
  </message>
  <message>
   <source>{scope}: {change}</source>
   <translation>{scope} : {change}</translation>
  </message>
  <message>
   <source>Reset to {value}</source>
   <translation>Réinitialiser à {value}</translation>
  </message>
  <message>
   <source>Use the inherited value</source>
   <translation>Utiliser la valeur héritée</translation>
  </message>
  <message>
   <source>Set by {option} until Foretoken is closed.</source>
   <translation>Défini par {option} jusqu’à la fermeture de Foretoken.</translation>
  </message>
  <message>
   <source>Inherited: {scope}</source>
   <translation>Hérité : {scope}</translation>
  </message>
  <message>
   <source>From the chat template</source>
   <translation>Du gabarit de conversation</translation>
  </message>
  <message>
   <source>Recommended for this model: {values}.</source>
   <translation>Recommandé pour ce modèle : {values}.</translation>
  </message>
  <message>
   <source>{scope} uses {value}.</source>
   <translation>{scope} : {value} est utilisé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>System prompts</source>
   <translation>Prompts système</translation>
  </message>
  <message>
   <source>Add a prompt to the library</source>
   <translation>Ajouter un prompt à la bibliothèque</translation>
  </message>
  <message>
   <source>New</source>
   <comment>system prompt</comment>
   <translation>Nouveau</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nom</translation>
  </message>
  <message>
   <source>Name of the prompt</source>
   <translation>Nom du prompt</translation>
  </message>
  <message>
   <source>Name it so that you can use it in other chats too</source>
   <translation>Lui donner un nom, pour que d’autres conversations puissent aussi l’utiliser</translation>
  </message>
  <message>
   <source>Save to library</source>
   <translation>Enregistrer dans la bibliothèque</translation>
  </message>
  <message>
   <source>Text of the system prompt</source>
   <translation>Texte du prompt système</translation>
  </message>
  <message>
   <source>Instructions for the model, read before the chat</source>
   <translation>Instructions pour le modèle, lues avant la conversation</translation>
  </message>
  <message>
   <source>The chat keeps its system prompt</source>
   <translation>La conversation garde son prompt système</translation>
  </message>
  <message>
   <source>Use no prompt</source>
   <comment>system prompt</comment>
   <translation>N’en utiliser aucun</translation>
  </message>
  <message>
   <source>Remove the system prompt from this chat</source>
   <translation>Retirer le prompt système de cette conversation</translation>
  </message>
  <message>
   <source>Only this chat</source>
   <translation>Seulement cette conversation</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>system prompt</comment>
   <translation>vide</translation>
  </message>
  <message>
   <source>{name} (in use)</source>
   <comment>system prompt</comment>
   <translation>{name} (utilisé)</translation>
  </message>
  <message>
   <source>custom</source>
   <comment>system prompt</comment>
   <translation>personnalisé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Back up chats</source>
   <translation>Sauvegarder les conversations</translation>
  </message>
  <message>
   <source>Backing up chats…</source>
   <translation>Sauvegarde des conversations…</translation>
  </message>
  <message numerus="yes">
   <source>Backed up {count} chats to {file} ({size}).</source>
   <extracomment>for 1: Backed up {count} chat to {file} ({size}).</extracomment>
   <translation>
    <numerusform>{count} conversation sauvegardée dans {file} ({size}).</numerusform>
    <numerusform>{count} conversations sauvegardées dans {file} ({size}).</numerusform>
   </translation>
  </message>
  <message>
   <source>Show in folder</source>
   <translation>Afficher dans le dossier</translation>
  </message>
  <message>
   <source>Restore chats</source>
   <translation>Restaurer des conversations</translation>
  </message>
  <message>
   <source>Checking {file}…</source>
   <translation>Vérification de {file}…</translation>
  </message>
  <message numerus="yes">
   <source>It replaces the {count} chats you have now. A copy is kept.</source>
   <extracomment>for 1: It replaces the {count} chat you have now. A copy is kept.</extracomment>
   <translation>
    <numerusform>Elle remplace la {count} conversation présente ici, dont une copie est conservée.</numerusform>
    <numerusform>Elle remplace les {count} conversations présentes ici, dont une copie est conservée.</numerusform>
   </translation>
  </message>
  <message>
   <source>Restoring chats…</source>
   <translation>Restauration des conversations…</translation>
  </message>
  <message numerus="yes">
   <source>Restore {count} chats?</source>
   <extracomment>for 1: Restore {count} chat?</extracomment>
   <translation>
    <numerusform>Restaurer {count} conversation ?</numerusform>
    <numerusform>Restaurer {count} conversations ?</numerusform>
   </translation>
  </message>
  <message>
   <source>Restore</source>
   <translation>Restaurer</translation>
  </message>
  <message numerus="yes">
   <source>Restored your {count} previous chats.</source>
   <extracomment>for 1: Restored your {count} previous chat.</extracomment>
   <translation>
    <numerusform>{count} conversation d’avant a été restaurée.</numerusform>
    <numerusform>Les {count} conversations d’avant ont été restaurées.</numerusform>
   </translation>
  </message>
  <message>
   <source>Everything is deleted permanently: chats, archived chats, folders, system prompts, and automatic backups. This cannot be undone. Backups that you saved yourself are kept.</source>
   <translation>Tout est supprimé définitivement : conversations, conversations archivées, dossiers, prompts système et sauvegardes automatiques. C’est irréversible. Les sauvegardes que vous avez enregistrées vous-même restent.</translation>
  </message>
  <message numerus="yes">
   <source>Permanently deleted {count} chats.</source>
   <extracomment>for 1: Permanently deleted {count} chat.</extracomment>
   <translation>
    <numerusform>{count} conversation supprimée définitivement.</numerusform>
    <numerusform>{count} conversations supprimées définitivement.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Delete all {count} chats?</source>
   <extracomment>for 1: Delete {count} chat?</extracomment>
   <translation>
    <numerusform>Supprimer {count} conversation ?</numerusform>
    <numerusform>Supprimer toutes les conversations ({count}) ?</numerusform>
   </translation>
  </message>
  <message>
   <source>Delete everything?</source>
   <translation>Tout supprimer ?</translation>
  </message>
  <message>
   <source>Permanently deleted everything.</source>
   <translation>Tout a été supprimé définitivement.</translation>
  </message>
  <message>
   <source>Deleting all chats…</source>
   <translation>Suppression de toutes les conversations…</translation>
  </message>
  <message>
   <source>Delete all</source>
   <translation>Tout supprimer</translation>
  </message>
  <message>
   <source>The chats could not be opened. Restart Foretoken and try again.</source>
   <translation>Les conversations n’ont pas pu être ouvertes. Redémarrez Foretoken et réessayez.</translation>
  </message>
  <message>
   <source>Chat backups</source>
   <translation>Sauvegardes des conversations</translation>
  </message>
  <message>
   <source>All files</source>
   <translation>Tous les fichiers</translation>
  </message>
  <message numerus="yes">
   <source>{file} contains {count} chats.</source>
   <extracomment>for 1: {file} contains {count} chat.</extracomment>
   <translation>
    <numerusform>{file} contient {count} conversation.</numerusform>
    <numerusform>{file} contient {count} conversations.</numerusform>
   </translation>
  </message>
  <message>
   <source>The newest is from {day}.</source>
   <translation>La plus récente date du {day}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>These pages are in English only.</source>
   <translation>Ces pages n’existent qu’en anglais.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>This build has no release feed and cannot check for new versions. Check where you got this copy.</source>
   <translation>Cette version compilée n’a pas de flux des versions et ne peut pas rechercher de nouvelles versions. Regardez là où vous avez obtenu cette copie.</translation>
  </message>
  <message>
   <source>Foretoken will request a small file from this address:
{address}

The request contains nothing about you, your chats, your models or this computer; like any request, it shows {host} your IP address. You are notified if there is a newer version. Nothing is installed automatically.</source>
   <translation>Foretoken demandera un petit fichier à cette adresse :
{address}

La requête ne contient rien sur vous, vos conversations, vos modèles ou cet ordinateur ; comme toute requête, elle révèle votre adresse IP à {host}. S’il existe une version plus récente, elle vous est signalée. Rien n’est installé automatiquement.</translation>
  </message>
  <message>
   <source>Check for updates?</source>
   <translation>Rechercher des mises à jour ?</translation>
  </message>
  <message>
   <source>Check now</source>
   <translation>Vérifier maintenant</translation>
  </message>
  <message>
   <source>Checking for updates…</source>
   <translation>Recherche de mises à jour…</translation>
  </message>
  <message>
   <source>You have {present}. The newest release is {version} of {day}.</source>
   <translation>Vous avez {present}. La version la plus récente est {version} du {day}.</translation>
  </message>
  <message>
   <source>Foretoken is up to date</source>
   <translation>Foretoken est à jour</translation>
  </message>
  <message>
   <source>Foretoken {version} is available</source>
   <translation>Foretoken {version} est disponible</translation>
  </message>
  <message>
   <source>Release notes</source>
   <translation>Notes de version</translation>
  </message>
  <message>
   <source>There is no package for this computer; see the release notes.</source>
   <translation>Il n’y a pas de paquet pour cet ordinateur ; voir les notes de version.</translation>
  </message>
  <message>
   <source>{file} ({size}) will be downloaded to your Downloads folder and verified. You install it yourself.</source>
   <translation>{file} ({size}) sera téléchargé dans votre dossier Téléchargements et vérifié. Vous l’installez vous-même.</translation>
  </message>
  <message>
   <source>Download</source>
   <comment>verb</comment>
   <translation>Télécharger</translation>
  </message>
  <message>
   <source>Downloading…</source>
   <translation>Téléchargement…</translation>
  </message>
  <message>
   <source>{file} is in {folder}. Its checksum is correct.

To install it, close Foretoken and open the file.</source>
   <translation>{file} se trouve dans {folder}. Sa somme de contrôle est correcte.

Pour l’installer, fermez Foretoken et ouvrez le fichier.</translation>
  </message>
  <message>
   <source>No browser found. The notes are at {address}</source>
   <translation>Aucun navigateur trouvé. Les notes se trouvent à l’adresse {address}</translation>
  </message>
  <message>
   <source>Engine</source>
   <translation>Moteur</translation>
  </message>
  <message>
   <source>CPU code</source>
   <translation>Code processeur</translation>
  </message>
  <message>
   <source>Loaded pair</source>
   <translation>Paire chargée</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>Licence</translation>
  </message>
  <message>
   <source>MIT, with parts under their own licences</source>
   <translation>MIT, avec des parties sous leurs propres licences</translation>
  </message>
  <message>
   <source>Licences…</source>
   <translation>Licences…</translation>
  </message>
  <message>
   <source>A desktop chat for local language models that shows how speculative decoding makes them faster. Your chats stay on this computer unless you connect a server.</source>
   <translation>Une application de conversation pour modèles de langage locaux, qui montre comment le décodage spéculatif les accélère. Vos conversations restent sur cet ordinateur, sauf si vous connectez un serveur.</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Version {version}</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>Licences</translation>
  </message>
  <message>
   <source>The licence texts are missing from this copy.</source>
   <translation>Cette copie a été fournie sans ses licences.</translation>
  </message>
  <message>
   <source>{program} crashed the last time it ran. A report was saved.</source>
   <translation>{program} a planté lors de sa dernière exécution. Un rapport est conservé.</translation>
  </message>
  <message>
   <source>This translation was made by a machine and has not been reviewed. You can choose another language in the settings.</source>
   <translation>Cette traduction est automatique et n’a pas été relue. Vous pouvez choisir une autre langue dans les paramètres.</translation>
  </message>
  <message>
   <source>The graphics card is not used: {reason}.</source>
   <translation>La carte graphique n’est pas utilisée : {reason}.</translation>
  </message>
  <message>
   <source>One graphics driver is not used: {reason}.</source>
   <translation>Un pilote graphique n’est pas utilisé : {reason}.</translation>
  </message>
  <message>
   <source>A newer driver may help. Run “foretoken doctor” for details.</source>
   <translation>Un pilote plus récent peut aider ; « foretoken doctor » donne les détails.</translation>
  </message>
  <message>
   <source>Restart Foretoken to change the language.</source>
   <translation>Redémarrez Foretoken pour changer de langue.</translation>
  </message>
  <message>
   <source>Something went wrong in Foretoken ({kind}). You can continue; if it happens again, please report it.</source>
   <translation>Une erreur s’est produite dans Foretoken ({kind}). Vous pouvez continuer ; si cela se reproduit, merci de le signaler.</translation>
  </message>
  <message>
   <source>Click what you want explained, or press Esc to cancel.</source>
   <translation>Cliquez sur ce que vous voulez voir expliqué, ou appuyez sur Esc pour annuler.</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Afficher</translation>
  </message>
  <message>
   <source>Diagnostics</source>
   <translation>Diagnostics</translation>
  </message>
  <message>
   <source>Diagnostics copied. They contain nothing from your chats.</source>
   <translation>Diagnostics copiés. Ils ne contiennent rien de vos conversations.</translation>
  </message>
  <message>
   <source>The logs cannot be opened: {folder}: {why}.</source>
   <translation>Les journaux ne peuvent pas être ouverts ({folder} : {why}).</translation>
  </message>
  <message>
   <source>The logs are in {folder}</source>
   <translation>Les journaux sont dans {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A language model writes one token at a time, roughly a piece of a word, and reads all of its weights for each. Speculative decoding saves most of that work: a small draft model guesses the next few tokens, and the large model, the target, checks all of them in a single pass. It keeps the guesses that it agrees with. At the first one that it does not, it writes its own token instead. Guesses can also be copied from earlier text, without a draft model.</source>
   <translation>Un modèle de langage écrit un token à la fois, à peu près un morceau de mot, et lit tous ses poids pour chacun. Le décodage spéculatif évite l’essentiel de ce travail : un petit modèle d’ébauche devine les quelques tokens suivants, et le grand modèle, la cible, les vérifie tous en une seule passe. Il garde les propositions qu’il approuve. À la première qu’il n’approuve pas, il écrit son propre token à la place. Les propositions peuvent aussi être copiées d’un texte précédent, sans modèle d’ébauche.</translation>
  </message>
  <message>
   <source>Most of the time of a pass is spent reading the weights from memory, and they are read only once per pass, however many tokens it checks. So a pass that checks several tokens takes longer than a pass for one token, but much less than one pass for each. A draft model is small and quick, and copying takes hardly any time.</source>
   <translation>L’essentiel du temps d’une passe sert à lire les poids en mémoire, et ils sont lus une fois par passe, quel que soit le nombre de tokens vérifiés. Une passe qui vérifie plusieurs tokens dure donc plus longtemps qu’une passe pour un seul, mais bien moins qu’une passe pour chacun. Un modèle d’ébauche est petit et rapide, et la copie ne prend presque pas de temps.</translation>
  </message>
  <message>
   <source>Each guess has a probability in the draft model and one in the target. If the target's is at least as high, the guess is kept. If not, it is kept with the probability target / draft; otherwise the target picks another token, among those to which it gives a higher probability than the draft does. In total, each token is exactly as likely as if the target had written alone. At temperature 0 this means that a guess is kept only if it is the target's own choice.</source>
   <translation>Chaque proposition a une probabilité dans le modèle d’ébauche et une autre dans la cible. Si la cible lui en donne une au moins aussi élevée, elle est gardée. Sinon, elle est gardée avec la probabilité cible / ébauche ; à défaut, la cible choisit un autre token, parmi ceux auxquels elle donne plus que l’ébauche. Au total, chaque token est exactement aussi probable que si la cible avait écrit seule. À la température 0, cela signifie qu’une proposition n’est gardée que si elle est le choix même de la cible.</translation>
  </message>
  <message>
   <source>One difference remains: numbers are rounded slightly differently in a pass for several tokens. Where two tokens are almost equally likely, the wording may differ from that of the target alone. Neither is better than the other.</source>
   <translation>Une différence demeure : les nombres sont arrondis un peu autrement dans une passe pour plusieurs tokens. Là où deux tokens sont presque aussi probables, la formulation peut différer de celle de la cible seule. Aucune des deux n’est meilleure que l’autre.</translation>
  </message>
  <message>
   <source>Drafting takes time, too. It pays off if a step gives more tokens than the target alone could write in the same time. Surprising text, a high temperature, or a draft model that is not much smaller or is often wrong can make it slower. Foretoken measures this while it writes: it drafts as many tokens as pay off, and pauses drafting if none do.</source>
   <translation>L’ébauche prend aussi du temps. Elle est rentable si une étape donne plus de tokens que la cible seule n’en écrirait dans le même temps. Un texte surprenant, une température élevée, ou un modèle d’ébauche à peine plus petit ou qui se trompe souvent ralentissent le tout. Foretoken le mesure pendant l’écriture : il ébauche autant de tokens qu’il est rentable, et met l’ébauche en pause si aucun ne l’est.</translation>
  </message>
  <message>
   <source>A small model guesses, a large model checks</source>
   <translation>Un petit modèle devine, un grand modèle vérifie</translation>
  </message>
  <message>
   <source>After your first answer, this page shows its steps and numbers.</source>
   <translation>Après votre première réponse, cette page montre ses étapes et ses chiffres.</translation>
  </message>
  <message>
   <source>Nothing was drafted for your last answer.</source>
   <translation>Rien n’a été ébauché pour votre dernière réponse.</translation>
  </message>
  <message>
   <source>Why it is faster</source>
   <translation>Pourquoi c’est plus rapide</translation>
  </message>
  <message>
   <source>Why the answer stays the same</source>
   <translation>Pourquoi la réponse reste la même</translation>
  </message>
  <message>
   <source>When it is not faster</source>
   <translation>Quand ce n’est pas plus rapide</translation>
  </message>
  <message>
   <source>Glossary</source>
   <translation>Glossaire</translation>
  </message>
  <message>
   <source>Text so far</source>
   <translation>Texte jusqu’ici</translation>
  </message>
  <message>
   <source>Drafted</source>
   <translation>Ébauché</translation>
  </message>
  <message>
   <source>Checked in one pass</source>
   <translation>Vérifié en une passe</translation>
  </message>
  <message>
   <source>Written</source>
   <translation>Écrit</translation>
  </message>
  <message numerus="yes">
   <source>{accepted} of {count} drafted tokens</source>
   <extracomment>for 1: {accepted} of {count} drafted token</extracomment>
   <translation>
    <numerusform>{accepted} sur {count} token ébauché</numerusform>
    <numerusform>{accepted} sur {count} tokens ébauchés</numerusform>
   </translation>
  </message>
  <message>
   <source>Accepted</source>
   <translation>Acceptés</translation>
  </message>
  <message>
   <source>Bonus token</source>
   <translation>Token bonus</translation>
  </message>
  <message>
   <source>Target's own token</source>
   <translation>Token de la cible</translation>
  </message>
  <message>
   <source>A step of your last answer</source>
   <translation>Une étape de votre dernière réponse</translation>
  </message>
  <message>
   <source>Checking {tokens} drafted tokens</source>
   <translation>Vérification de {tokens} tokens ébauchés</translation>
  </message>
  <message>
   <source>Other</source>
   <comment>time</comment>
   <translation>Autre</translation>
  </message>
  <message>
   <source>One step: {tokens} tokens</source>
   <translation>Une étape : {tokens} tokens</translation>
  </message>
  <message>
   <source>The target alone: {tokens} passes of {time}</source>
   <translation>La cible seule : {tokens} passes de {time}</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Résultat</translation>
  </message>
  <message>
   <source>The target alone</source>
   <translation>La cible seule</translation>
  </message>
  <message>
   <source>An average step of your last answer</source>
   <translation>Une étape moyenne de votre dernière réponse</translation>
  </message>
  <message>
   <source>Chance of being kept</source>
   <translation>Probabilité d’être gardé</translation>
  </message>
  <message>
   <source>Chance of being kept: {target} / {draft}</source>
   <translation>Probabilité d’être gardé : {target} / {draft}</translation>
  </message>
  <message>
   <source>kept</source>
   <comment>a token</comment>
   <translation>gardé</translation>
  </message>
  <message>
   <source>rejected</source>
   <comment>a token</comment>
   <translation>rejeté</translation>
  </message>
  <message>
   <source>Written instead: {token}</source>
   <translation>Écrit à la place : {token}</translation>
  </message>
  <message>
   <source>A token of your last answer: {token}</source>
   <translation>Un token de votre dernière réponse : {token}</translation>
  </message>
  <message>
   <source>{time} ms</source>
   <comment>milliseconds</comment>
   <translation>{time} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>{key} is already the shortcut of “{command}”.</source>
   <translation>{key} est déjà le raccourci de « {command} ».</translation>
  </message>
  <message>
   <source>A shortcut is one key, with or without modifiers.</source>
   <translation>Un raccourci est une seule touche, avec ou sans touches de modification.</translation>
  </message>
  <message>
   <source>{key} is reserved for editing text.</source>
   <translation>{key} est réservé à la modification du texte.</translation>
  </message>
  <message>
   <source>{key} is reserved for navigation or by the system.</source>
   <translation>{key} est réservé au déplacement, ou par le système.</translation>
  </message>
  <message>
   <source>{key} is used to type text.</source>
   <translation>{key} seul saisit du texte.</translation>
  </message>
  <message>
   <source>{key} is reserved by the system.</source>
   <translation>{key} est réservé par le système.</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>Effacer</translation>
  </message>
  <message>
   <source>Remove the shortcut</source>
   <translation>Supprimer le raccourci</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>Réinitialiser</translation>
  </message>
  <message>
   <source>Use the default shortcut</source>
   <translation>Utiliser le raccourci par défaut</translation>
  </message>
  <message>
   <source>Restore defaults</source>
   <translation>Rétablir les valeurs par défaut</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Commande</translation>
  </message>
  <message>
   <source>Shortcut</source>
   <translation>Raccourci</translation>
  </message>
  <message>
   <source>All commands have their default shortcuts again.</source>
   <translation>Toutes les commandes ont retrouvé leurs raccourcis par défaut.</translation>
  </message>
  <message>
   <source>No shortcut matches “{words}”.</source>
   <translation>Aucun raccourci ne correspond à « {words} ».</translation>
  </message>
  <message>
   <source>Select a command to change its shortcut.</source>
   <translation>Sélectionnez une commande pour modifier son raccourci.</translation>
  </message>
  <message>
   <source>To change the shortcut, click the field and press the new keys.</source>
   <translation>Pour modifier le raccourci, cliquez sur le champ et appuyez sur les nouvelles touches.</translation>
  </message>
  <message>
   <source>This shortcut cannot be changed.</source>
   <translation>Ce raccourci ne peut pas être modifié.</translation>
  </message>
  <message>
   <source>Shortcut of the command</source>
   <translation>Raccourci de la commande</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_controller.py" />
   <source>Token inspector</source>
   <translation>Inspecteur de tokens</translation>
  </message>
  <message>
   <source>Find candidates</source>
   <translation>Rechercher les candidats</translation>
  </message>
  <message>
   <source>Close the inspector</source>
   <translation>Fermer l’inspecteur</translation>
  </message>
  <message>
   <source>The model is busy</source>
   <translation>Le modèle est occupé</translation>
  </message>
  <message>
   <source>This position is in the middle of a character</source>
   <translation>Un caractère n’est qu’à moitié écrit ici</translation>
  </message>
  <message>
   <source>token {number} of {count}</source>
   <translation>token {number} sur {count}</translation>
  </message>
  <message>
   <source>step {step}</source>
   <translation>étape {step}</translation>
  </message>
  <message>
   <source>position {position}</source>
   <translation>position {position}</translation>
  </message>
  <message>
   <source>Reading the prompt and the answer again…</source>
   <translation>Nouvelle lecture du prompt et de la réponse…</translation>
  </message>
  <message numerus="yes">
   <source>Reads {count} tokens again to find the alternatives at this position.</source>
   <extracomment>for 1: Reads {count} token again to find the alternatives at this position.</extracomment>
   <translation>
    <numerusform>Relit {count} token pour trouver ce qui pourrait figurer ici à la place.</numerusform>
    <numerusform>Relit {count} tokens pour trouver ce qui pourrait figurer ici à la place.</numerusform>
   </translation>
  </message>
  <message>
   <source>Candidates can be found when the model is free.</source>
   <translation>Les candidats peuvent être recherchés quand le modèle est libre.</translation>
  </message>
  <message>
   <source>Continue from {token}</source>
   <translation>Continuer à partir de {token}</translation>
  </message>
  <message>
   <source>rejected</source>
   <comment>a token that was drafted</comment>
   <translation>rejeté</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The drafted token that the target replaced</source>
   <translation>Le token ébauché que la cible a remplacé</translation>
  </message>
  <message>
   <source>Rejected draft</source>
   <translation>Ébauche rejetée</translation>
  </message>
  <message>
   <source>Prompt lookup</source>
   <translation>Recherche dans le prompt</translation>
  </message>
  <message>
   <source>Drafted by</source>
   <translation>Ébauché par</translation>
  </message>
  <message>
   <source>Where the drafted token came from</source>
   <translation>D’où venait le token ébauché</translation>
  </message>
  <message>
   <source>Draft p</source>
   <comment>a probability</comment>
   <translation>p de l’ébauche</translation>
  </message>
  <message>
   <source>Draft p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translation>p de l’ébauche (token rejeté)</translation>
  </message>
  <message>
   <source>The probability with which the draft proposed it</source>
   <translation>La probabilité avec laquelle l’ébauche l’a proposé</translation>
  </message>
  <message>
   <source>Target p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translation>p de la cible (token rejeté)</translation>
  </message>
  <message>
   <source>The probability that the target gave the rejected token</source>
   <translation>La probabilité que la cible donnait au token rejeté</translation>
  </message>
  <message>
   <source>The probability that the target gave it when it was sampled</source>
   <translation>La probabilité que la cible lui donnait lors du tirage</translation>
  </message>
  <message>
   <source>Target p</source>
   <comment>a probability</comment>
   <translation>p de la cible</translation>
  </message>
  <message>
   <source>Acceptance</source>
   <translation>Acceptation</translation>
  </message>
  <message>
   <source>The probability of the written token among those the target could still choose from</source>
   <translation>La probabilité du token écrit parmi ce qui restait à la cible</translation>
  </message>
  <message>
   <source>Residual p</source>
   <comment>a probability</comment>
   <translation>p résiduelle</translation>
  </message>
  <message>
   <source>Tokens that could be sampled here</source>
   <translation>Tokens qui pourraient être tirés ici</translation>
  </message>
  <message>
   <source>Candidates</source>
   <translation>Candidats</translation>
  </message>
  <message>
   <source>The chance that a token drafted here is accepted, whichever it is</source>
   <translation>La probabilité qu’un token ébauché ici soit accepté, quel qu’il soit</translation>
  </message>
  <message>
   <source>Expected acceptance</source>
   <translation>Acceptation attendue</translation>
  </message>
  <message>
   <source>At temperature 0, only the target's most likely token is accepted.</source>
   <translation>À la température 0, seul le token le plus probable de la cible est accepté.</translation>
  </message>
  <message>
   <source>most likely only</source>
   <translation>le plus probable seulement</translation>
  </message>
  <message>
   <source>Block verification judges the draft as a whole, not token by token.</source>
   <translation>La vérification par bloc juge l’ébauche dans son ensemble, et non token par token.</translation>
  </message>
  <message>
   <source>whole draft</source>
   <translation>ébauche entière</translation>
  </message>
  <message>
   <source>The chance that this draft was accepted</source>
   <translation>La probabilité que cette ébauche soit acceptée</translation>
  </message>
  <message>
   <source>written</source>
   <comment>a token that stands here</comment>
   <translation>écrit</translation>
  </message>
  <message>
   <source>ends the answer</source>
   <translation>termine la réponse</translation>
  </message>
  <message>
   <source>Already in the answer</source>
   <translation>Déjà dans la réponse</translation>
  </message>
  <message>
   <source>The answer would end here</source>
   <translation>La réponse se terminerait ici</translation>
  </message>
  <message>
   <source>Only part of a character</source>
   <translation>Seulement une partie d’un caractère</translation>
  </message>
  <message>
   <source>Not text</source>
   <translation>Pas du texte</translation>
  </message>
  <message>
   <source>Candidates, most likely first</source>
   <translation>Candidats, du plus au moins probable</translation>
  </message>
  <message>
   <source>Target</source>
   <comment>a column of probabilities</comment>
   <translation>Cible</translation>
  </message>
  <message>
   <source>The target's own probability, before the sampling settings</source>
   <translation>La probabilité propre à la cible, avant les réglages d’échantillonnage</translation>
  </message>
  <message>
   <source>Sampled</source>
   <comment>a column of probabilities</comment>
   <translation>Échantillonnage</translation>
  </message>
  <message>
   <source>The target's probability after penalties, cuts and temperature</source>
   <translation>La probabilité de la cible après pénalités, coupures et température</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>a column of probabilities</comment>
   <translation>Ébauche</translation>
  </message>
  <message>
   <source>The draft's probability after the same settings</source>
   <translation>Probabilité de l’ébauche après les mêmes réglages</translation>
  </message>
  <message>
   <source>{token} ({tag})</source>
   <comment>a token</comment>
   <translation>{token} ({tag})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>No decoding method is reliably faster.</source>
   <translation>Aucun mode de décodage n’est à coup sûr plus rapide.</translation>
  </message>
  <message>
   <source>Change since the other benchmark: in speedup, or in tokens per second for plain decoding. ≈ means no difference beyond the spread of the rounds.</source>
   <translation>Écart avec l’autre banc d’essai : celui de l’accélération ou, pour le décodage simple, de ses tokens par seconde. ≈ signifie : aucune différence au-delà de la dispersion des manches.</translation>
  </message>
  <message>
   <source>Benchmark</source>
   <translation>Banc d’essai</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Démarrer</translation>
  </message>
  <message>
   <source>New benchmark</source>
   <translation>Nouveau banc d’essai</translation>
  </message>
  <message>
   <source>Earlier benchmarks</source>
   <translation>Bancs d’essai antérieurs</translation>
  </message>
  <message>
   <source>All saved benchmarks</source>
   <translation>Tout ce qui a été mesuré</translation>
  </message>
  <message>
   <source>Compare with</source>
   <translation>Comparer avec</translation>
  </message>
  <message>
   <source>Another benchmark</source>
   <translation>Un autre banc d’essai</translation>
  </message>
  <message>
   <source>Use the best</source>
   <translation>Utiliser le meilleur</translation>
  </message>
  <message>
   <source>Image of the chart</source>
   <translation>Image du graphique</translation>
  </message>
  <message>
   <source>{answers}, time unknown until the first ones are written</source>
   <translation>{answers}, durée inconnue tant que les premières ne sont pas écrites</translation>
  </message>
  <message>
   <source>{answers}, {duration}</source>
   <translation>{answers}, {duration}</translation>
  </message>
  <message>
   <source>{pair} was skipped: {why}</source>
   <translation>{pair} a été ignorée : {why}</translation>
  </message>
  <message>
   <source>nothing</source>
   <comment>what a benchmark is compared with</comment>
   <translation>rien</translation>
  </message>
  <message>
   <source>Same files, computer, settings and versions.</source>
   <translation>Mêmes fichiers, ordinateur, réglages et versions.</translation>
  </message>
  <message>
   <source>Also different: {what}.</source>
   <translation>Autres différences : {what}.</translation>
  </message>
  <message>
   <source>{mode} is used from the next answer on.</source>
   <translation>{mode} est utilisé à partir de la prochaine réponse.</translation>
  </message>
  <message>
   <source>Deleted the benchmark of {when}.</source>
   <translation>Banc d’essai du {when} supprimé.</translation>
  </message>
  <message>
   <source>Image</source>
   <translation>Image</translation>
  </message>
  <message>
   <source>{mode} is the fastest.</source>
   <translation>{mode} est le plus rapide.</translation>
  </message>
  <message>
   <source>{mode} is {percent} % faster than {over}.</source>
   <translation>{mode} est {percent} % plus rapide que {over}.</translation>
  </message>
  <message>
   <source>Load this pair to use it.</source>
   <translation>Chargez cette paire pour l’utiliser.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose another decoding method besides plain.</source>
   <translation>Choisissez un mode de décodage en plus du simple.</translation>
  </message>
  <message>
   <source>Choose a kind of text.</source>
   <translation>Choisissez un type de texte.</translation>
  </message>
  <message>
   <source>Choose a pair.</source>
   <translation>Choisissez une paire.</translation>
  </message>
  <message>
   <source>Every question is answered with every decoding method, one after the other, in several rounds.</source>
   <translation>Chaque question reçoit une réponse dans chaque mode de décodage, l’un après l’autre, en plusieurs manches.</translation>
  </message>
  <message>
   <source>Estimating the spread requires at least three rounds.</source>
   <translation>La dispersion exige au moins trois manches.</translation>
  </message>
  <message>
   <source>The baseline for all other methods</source>
   <translation>Ce à quoi tous les autres sont comparés</translation>
  </message>
  <message>
   <source>Show advanced settings</source>
   <translation>Afficher les paramètres avancés</translation>
  </message>
  <message>
   <source>Greedy (temperature 0)</source>
   <translation>Glouton (température 0)</translation>
  </message>
  <message>
   <source>As in a chat</source>
   <translation>Comme dans une conversation</translation>
  </message>
  <message>
   <source>Pairs</source>
   <translation>Paires</translation>
  </message>
  <message>
   <source>Kinds of text</source>
   <translation>Types de texte</translation>
  </message>
  <message>
   <source>Decoding methods</source>
   <translation>Modes de décodage</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>Manches</translation>
  </message>
  <message>
   <source>Questions of each kind</source>
   <translation>Questions de chaque type</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Quantité</translation>
  </message>
  <message>
   <source>{pair} (in use)</source>
   <translation>{pair} (utilisée)</translation>
  </message>
  <message>
   <source>This pair has no usable draft model</source>
   <translation>Cette paire n’a pas de modèle d’ébauche utilisable</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>An answer is being written. Wait for it, or stop it first.</source>
   <translation>Une réponse est en cours d’écriture. Attendez-la, ou arrêtez-la d’abord.</translation>
  </message>
  <message>
   <source>The models are not ready yet</source>
   <translation>Les modèles ne sont pas encore prêts</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exporter…</translation>
  </message>
  <message>
   <source>Data (JSON)</source>
   <translation>Données (JSON)</translation>
  </message>
  <message>
   <source>Could not write {file}: {why}.</source>
   <translation>Impossible d’écrire {file} : {why}.</translation>
  </message>
  <message>
   <source>Exported to {file}.</source>
   <translation>Exporté vers {file}.</translation>
  </message>
  <message>
   <source>Verified lossless on {day}</source>
   <translation>Sans perte : vérifié le {day}</translation>
  </message>
  <message>
   <source>Not lossless: verification failed on {day}</source>
   <translation>Avec perte : la vérification a échoué le {day}</translation>
  </message>
  <message>
   <source>Verification of {day} was inconclusive</source>
   <translation>La vérification du {day} n’a pas été concluante</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Both sides answer the same question at the same time. They take turns on the same cores, so whatever slows this computer down slows both.</source>
   <translation>Les deux côtés répondent à la même question en même temps. Ils se relaient sur les mêmes cœurs : ce qui ralentit cet ordinateur les ralentit donc tous les deux.</translation>
  </message>
  <message>
   <source>Two different targets: the other one is loaded for the race if there is enough memory. Each writes its own text, so their speeds are compared in characters per second.</source>
   <translation>Deux cibles différentes : l’autre est chargée pour la course s’il y a assez de mémoire. Chacune écrit son propre texte ; leurs vitesses sont donc comparées en caractères par seconde.</translation>
  </message>
  <message>
   <source>First side</source>
   <translation>Premier côté</translation>
  </message>
  <message>
   <source>Second side</source>
   <translation>Second côté</translation>
  </message>
  <message>
   <source>How tokens are drafted</source>
   <translation>Comment les tokens sont ébauchés</translation>
  </message>
  <message>
   <source>The model that drafts</source>
   <translation>Le modèle qui ébauche</translation>
  </message>
  <message>
   <source>How tokens are sampled</source>
   <translation>Comment les tokens sont échantillonnés</translation>
  </message>
  <message>
   <source>Temperature 0</source>
   <translation>Température 0</translation>
  </message>
  <message>
   <source>As in the chat ({how})</source>
   <translation>Comme dans la conversation ({how})</translation>
  </message>
  <message>
   <source>{name} ({size})</source>
   <comment>a model</comment>
   <translation>{name} ({size})</translation>
  </message>
  <message>
   <source>No draft model</source>
   <translation>Sans modèle d’ébauche</translation>
  </message>
  <message>
   <source>Plain (no drafting)</source>
   <translation>Simple (sans ébauche)</translation>
  </message>
  <message>
   <source>{way} (as in the chat)</source>
   <translation>{way} (comme dans la conversation)</translation>
  </message>
  <message>
   <source>Lookup (copies from the text so far)</source>
   <translation>Recherche (copie le texte écrit jusqu’ici)</translation>
  </message>
  <message>
   <source>{way} (adaptive)</source>
   <translation>{way} (adaptatif)</translation>
  </message>
  <message>
   <source>Question</source>
   <translation>Question</translation>
  </message>
  <message>
   <source>The question for both sides</source>
   <translation>Ce qui est demandé aux deux côtés</translation>
  </message>
  <message>
   <source>The last one of this chat</source>
   <translation>La dernière de cette conversation</translation>
  </message>
  <message>
   <source>Answer length</source>
   <translation>Longueur de la réponse</translation>
  </message>
  <message>
   <source>The maximum number of tokens in an answer</source>
   <translation>Le nombre maximal de tokens d’une réponse</translation>
  </message>
  <message numerus="yes">
   <source>up to {count} tokens</source>
   <extracomment>for 1: up to {count} token</extracomment>
   <translation>
    <numerusform>jusqu’à {count} token</numerusform>
    <numerusform>jusqu’à {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <source>Enter a question.</source>
   <translation>Saisissez une question.</translation>
  </message>
  <message>
   <source>{name} (in use)</source>
   <translation>{name} (utilisé)</translation>
  </message>
  <message>
   <source>Start race</source>
   <translation>Lancer la course</translation>
  </message>
  <message>
   <source>New race</source>
   <translation>Nouvelle course</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>Ouvrir…</translation>
  </message>
  <message>
   <source>Show an exported race</source>
   <translation>Afficher une course exportée</translation>
  </message>
  <message>
   <source>Open race</source>
   <translation>Ouvrir une course</translation>
  </message>
  <message>
   <source>Could not open {file}: {why}</source>
   <translation>Impossible d’ouvrir {file} : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Playback position</source>
   <translation>Position de lecture</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>Vitesse</translation>
  </message>
  <message>
   <source>1x is the speed at which it was written</source>
   <translation>1x correspond à la vitesse d’écriture</translation>
  </message>
  <message>
   <source>Characters over time, in seconds</source>
   <translation>Caractères au fil du temps, en secondes</translation>
  </message>
  <message>
   <source>Tokens over time, in seconds</source>
   <translation>Tokens au fil du temps, en secondes</translation>
  </message>
  <message>
   <source>Repetition {number} of {count}</source>
   <translation>Répétition {number} sur {count}</translation>
  </message>
  <message>
   <source>The repetition with the most typical speedup. Each side's time counts its own steps only, from the end of the prompt on.</source>
   <translation>La répétition dont l’accélération est la plus typique. Le temps de chaque côté ne compte que ses propres étapes, à partir de la fin du prompt.</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pause</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Rejouer</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Lire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/report_dialogs.py" />
   <source>likely</source>
   <translation>probable</translation>
  </message>
  <message>
   <source>unlikely</source>
   <translation>improbable</translation>
  </message>
  <message>
   <source>Tokens by how likely the target found them, in {bins} equal groups. Expected per group: {level} ± {band}. Found: {least} to {most}.</source>
   <translation>Tokens selon leur probabilité pour la cible, en {bins} groupes égaux. Attendu par groupe : {level} ± {band}. Trouvé : {least} à {most}.</translation>
  </message>
  <message>
   <source>Measures for about 20 seconds how much faster drafting makes this pair.</source>
   <translation>Mesure pendant environ 20 secondes le gain de vitesse que l’ébauche apporte à cette paire.</translation>
  </message>
  <message>
   <source>Test pair</source>
   <translation>Tester la paire</translation>
  </message>
  <message>
   <source>Test again</source>
   <translation>Tester de nouveau</translation>
  </message>
  <message>
   <source>Verify losslessness</source>
   <translation>Vérifier l’absence de perte</translation>
  </message>
  <message>
   <source>Not verified yet</source>
   <translation>Pas encore vérifié</translation>
  </message>
  <message>
   <source>Verify</source>
   <translation>Vérifier</translation>
  </message>
  <message>
   <source>Verify again</source>
   <translation>Vérifier de nouveau</translation>
  </message>
  <message>
   <source>Tries the settings that affect speed with this pair, for up to 90 seconds: drafting, threads, flash attention and micro batch. The quality of answers does not change, and nothing is changed until you accept it.</source>
   <translation>Essaie avec cette paire, pendant 90 secondes au plus, les paramètres qui influent sur la vitesse : ébauche, threads, flash attention et micro-lot. Les réponses restent aussi bonnes, et rien ne change tant que vous ne l’acceptez pas.</translation>
  </message>
  <message>
   <source>Faster settings were found.</source>
   <translation>Des paramètres plus rapides ont été trouvés.</translation>
  </message>
  <message>
   <source>Nothing faster was found.</source>
   <translation>Rien de plus rapide n’a été trouvé.</translation>
  </message>
  <message>
   <source>The computer was too busy for reliable results, so nothing was changed. Try again when other programs are idle.</source>
   <translation>L’ordinateur était trop occupé pour des résultats fiables, rien n’a donc été modifié. Réessayez quand les autres programmes sont inactifs.</translation>
  </message>
  <message>
   <source>Find fastest settings</source>
   <translation>Trouver les réglages les plus rapides</translation>
  </message>
  <message>
   <source>Measure again</source>
   <translation>Mesurer de nouveau</translation>
  </message>
  <message>
   <source>Use these settings</source>
   <translation>Utiliser ces réglages</translation>
  </message>
  <message>
   <source>Setting</source>
   <translation>Paramètre</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Valeur</translation>
  </message>
  <message>
   <source>Difference</source>
   <translation>Différence</translation>
  </message>
  <message>
   <source>Measurements</source>
   <translation>Mesures</translation>
  </message>
  <message>
   <source>not tried: {why}</source>
   <translation>non essayé : {why}</translation>
  </message>
  <message>
   <source>{part}: {title}</source>
   <comment>a setting</comment>
   <translation>{part} : {title}</translation>
  </message>
  <message>
   <source>current</source>
   <comment>a setting</comment>
   <translation>actuel</translation>
  </message>
  <message>
   <source>{percent} %</source>
   <comment>faster or slower</comment>
   <translation>{percent} %</translation>
  </message>
  <message>
   <source>{gain} (uncertain)</source>
   <translation>{gain} (incertain)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a target correction</source>
   <translation>puis une correction de la cible</translation>
  </message>
  <message>
   <source>then a bonus token</source>
   <translation>puis un token bonus</translation>
  </message>
  <message>
   <source>one token from the target</source>
   <translation>un token de la cible</translation>
  </message>
  <message>
   <source>then the answer ended</source>
   <translation>puis la réponse s’est terminée</translation>
  </message>
  <message>
   <source>steps {first} to {last}: {accepted} of {drafted} drafted accepted</source>
   <translation>étapes {first} à {last} : {accepted} acceptés sur {drafted} ébauchés</translation>
  </message>
  <message>
   <source>step {step}: no draft, {ending}</source>
   <translation>étape {step} : pas d’ébauche, {ending}</translation>
  </message>
  <message>
   <source>step {step}: {accepted} of {drafted} drafted accepted, {ending}</source>
   <translation>étape {step} : {accepted} acceptés sur {drafted} ébauchés, {ending}</translation>
  </message>
  <message>
   <source>Accepted per step</source>
   <translation>Acceptés par étape</translation>
  </message>
  <message>
   <source>Click a bar to see its text</source>
   <translation>Cliquer sur une barre pour voir son texte</translation>
  </message>
  <message numerus="yes">
   <source>{count} steps per bar; click to see the text</source>
   <extracomment>for 1: {count} step per bar; click to see the text</extracomment>
   <translation>
    <numerusform>{count} étape par barre ; cliquer pour voir le texte</numerusform>
    <numerusform>{count} étapes par barre ; cliquer pour voir le texte</numerusform>
   </translation>
  </message>
  <message>
   <source>By draft position</source>
   <translation>Par position dans l’ébauche</translation>
  </message>
  <message>
   <source>Position {number}: {accepted} of {drafted} accepted</source>
   <translation>Position {number} : {accepted} acceptés sur {drafted}</translation>
  </message>
  <message>
   <source>Where the time goes</source>
   <translation>Répartition du temps</translation>
  </message>
  <message>
   <source>The server does not report how the time of its steps is divided.</source>
   <translation>Le serveur n’indique pas de quoi se composent ses étapes.</translation>
  </message>
  <message>
   <source>draft {draft} %, target {target} %</source>
   <translation>ébauche {draft} %, cible {target} %</translation>
  </message>
  <message>
   <source>rest {share} %</source>
   <comment>of the time</comment>
   <translation>reste {share} %</translation>
  </message>
  <message>
   <source>{time} ms per step</source>
   <translation>{time} ms par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>nothing drafted</source>
   <translation>rien d’ébauché</translation>
  </message>
  <message>
   <source>{place}: {value}</source>
   <translation>{place} : {value}</translation>
  </message>
  <message>
   <source>Starts at {first}, lowest {lowest} at token {low}, highest {highest} at token {high}, ends at {last}.</source>
   <translation>Commence à {first}, minimum {lowest} au token {low}, maximum {highest} au token {high}, finit à {last}.</translation>
  </message>
  <message>
   <source>tokens {first} to {last}</source>
   <translation>tokens {first} à {last}</translation>
  </message>
  <message>
   <source>token {token}</source>
   <translation>token {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Proposed by the draft and accepted by the target.</source>
   <translation>Proposé par l’ébauche et accepté par la cible.</translation>
  </message>
  <message>
   <source>Chosen by the target in place of a rejected token.</source>
   <translation>Choisi par la cible là où elle a rejeté ce qui était proposé.</translation>
  </message>
  <message>
   <source>An extra token of the target after it accepted the whole draft.</source>
   <translation>Un token supplémentaire de la cible, après qu’elle a accepté toute l’ébauche.</translation>
  </message>
  <message>
   <source>Copied from earlier text of this chat, and accepted by the target.</source>
   <translation>Copié d’un texte précédent de cette conversation, et accepté par la cible.</translation>
  </message>
  <message>
   <source>Generated by the target in a step without a draft.</source>
   <translation>Produit par la cible dans une étape sans ébauche.</translation>
  </message>
  <message>
   <source>An alternative that you chose.</source>
   <translation>Une alternative que vous avez choisie.</translation>
  </message>
  <message>
   <source>Written by a server that does not report where tokens come from.</source>
   <translation>Écrit par un serveur qui n’indique pas d’où viennent les tokens.</translation>
  </message>
  <message>
   <source>Probability that the target gave each token, in percent. Grey: not recorded.</source>
   <translation>Probabilité donnée par la cible à chaque token, en pour cent. Gris : non enregistrée.</translation>
  </message>
  <message>
   <source>Surprise in bits: 1 for a token with a probability of 50 %, 2 for 25 %. Grey: not recorded.</source>
   <translation>Surprise en bits : 1 pour un token d’une probabilité de 50 %, 2 pour 25 %. Gris : non enregistrée.</translation>
  </message>
  <message>
   <source>Click to hide or show its colour.</source>
   <translation>Cliquer pour masquer ou afficher sa couleur.</translation>
  </message>
  <message>
   <source>Colours</source>
   <translation>Couleurs</translation>
  </message>
  <message>
   <source>What the colours of the tokens show</source>
   <translation>Ce que montrent les couleurs des tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The live panel is hidden</source>
   <translation>Le panneau en direct est masqué</translation>
  </message>
  <message>
   <source>There is no answer yet</source>
   <translation>Il n’y a pas encore de réponse</translation>
  </message>
  <message>
   <source>Save charts</source>
   <translation>Enregistrer les graphiques</translation>
  </message>
  <message>
   <source>Saved as {file}.</source>
   <translation>Enregistré sous {file}.</translation>
  </message>
  <message>
   <source>The charts could not be saved: {reason}</source>
   <translation>Les graphiques n’ont pas pu être enregistrés : {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>This answer</source>
   <translation>Cette réponse</translation>
  </message>
  <message>
   <source>Charts of the answer in view</source>
   <translation>Graphiques de la réponse visible</translation>
  </message>
  <message>
   <source>Whole chat</source>
   <translation>Toute la conversation</translation>
  </message>
  <message>
   <source>Charts of all answers in this chat</source>
   <translation>Graphiques de toutes les réponses de cette conversation</translation>
  </message>
  <message>
   <source>Drag in a curve to zoom in, or hold Ctrl and turn the wheel.</source>
   <translation>Faites glisser dans une courbe pour zoomer, ou tournez la molette en maintenant Ctrl.</translation>
  </message>
  <message>
   <source>Show all tokens</source>
   <translation>Afficher tous les tokens</translation>
  </message>
  <message>
   <source>Save as image (PNG)…</source>
   <translation>Enregistrer comme image (PNG)…</translation>
  </message>
  <message>
   <source>Save as image (SVG)…</source>
   <translation>Enregistrer comme dessin (SVG)…</translation>
  </message>
  <message>
   <source>Save steps as table (CSV)…</source>
   <translation>Enregistrer les étapes comme tableau (CSV)…</translation>
  </message>
  <message>
   <source>Charts are paused</source>
   <translation>Les graphiques sont en pause</translation>
  </message>
  <message>
   <source>Resume charts</source>
   <translation>Reprendre les graphiques</translation>
  </message>
  <message>
   <source>Pause charts</source>
   <translation>Mettre les graphiques en pause</translation>
  </message>
  <message>
   <source>The answer continues.</source>
   <translation>La réponse continue.</translation>
  </message>
  <message>
   <source>Computed</source>
   <translation>Calculé sur</translation>
  </message>
  <message>
   <source>Accepted while thinking</source>
   <translation>Acceptés pendant la réflexion</translation>
  </message>
  <message>
   <source>Accepted in the answer</source>
   <translation>Acceptés dans la réponse</translation>
  </message>
  <message>
   <source>Time between tokens</source>
   <translation>Temps entre les tokens</translation>
  </message>
  <message>
   <source>Lookahead</source>
   <translation>Anticipation</translation>
  </message>
  <message>
   <source>Step time</source>
   <translation>Temps par étape</translation>
  </message>
  <message>
   <source>thin line: predicted before the step</source>
   <translation>ligne fine : prévu avant l’étape</translation>
  </message>
  <message>
   <source>Live</source>
   <comment>the panel with figures</comment>
   <translation>En direct</translation>
  </message>
  <message>
   <source>As an answer is written, its speed and the source of its words appear here.</source>
   <translation>Pendant l’écriture d’une réponse, sa vitesse et la source de ses mots apparaissent ici.</translation>
  </message>
  <message>
   <source>No measurements for this answer.</source>
   <translation>Aucune mesure pour cette réponse.</translation>
  </message>
  <message>
   <source>The server does not report its steps, so there is nothing to show.</source>
   <translation>Le serveur n’indique aucune étape qui puisse être tracée.</translation>
  </message>
  <message>
   <source>Hide details</source>
   <translation>Masquer les détails</translation>
  </message>
  <message>
   <source>Show details</source>
   <translation>Afficher les détails</translation>
  </message>
  <message>
   <source>0 to {top}</source>
   <comment>an axis</comment>
   <translation>0 à {top}</translation>
  </message>
  <message>
   <source>Whole chat: {speedup}</source>
   <translation>Toute la conversation : {speedup}</translation>
  </message>
  <message>
   <source>Measuring…</source>
   <translation>Mesure en cours…</translation>
  </message>
  <message>
   <source>Speedup not measured</source>
   <translation>Accélération non mesurée</translation>
  </message>
  <message>
   <source>- - without drafting: {speed} (measured)</source>
   <translation>- - sans ébauche : {speed} (mesuré)</translation>
  </message>
  <message>
   <source>without drafting: measuring…</source>
   <translation>sans ébauche : mesure en cours…</translation>
  </message>
  <message>
   <source>Whole chat: {told}</source>
   <translation>Toute la conversation : {told}</translation>
  </message>
  <message>
   <source>Whole answer: {told}</source>
   <translation>Réponse entière : {told}</translation>
  </message>
  <message>
   <source>Top of the chart: {rate} tok/s.</source>
   <translation>Haut du graphique : {rate} tok/s.</translation>
  </message>
  <message>
   <source>{accepted} of {drafted}</source>
   <translation>{accepted} sur {drafted}</translation>
  </message>
  <message>
   <source>{figure}; curve over {count} steps</source>
   <translation>{figure} ; courbe sur {count} étapes</translation>
  </message>
  <message>
   <source>Mean of all steps with a draft: {mean}</source>
   <translation>Moyenne de toutes les étapes avec ébauche : {mean}</translation>
  </message>
  <message>
   <source>{reason}: {count}</source>
   <translation>{reason} : {count}</translation>
  </message>
  <message>
   <source>paused</source>
   <comment>drafting</comment>
   <translation>en pause</translation>
  </message>
  <message>
   <source>drafted per step, last {count} steps</source>
   <translation>proposés par étape, {count} dernières étapes</translation>
  </message>
  <message>
   <source>paused since token {token}</source>
   <translation>en pause depuis le token {token}</translation>
  </message>
  <message>
   <source>paused at token {token}</source>
   <translation>en pause au token {token}</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} ({share})</source>
   <translation>{accepted} sur {drafted} ({share})</translation>
  </message>
  <message>
   <source>{median} (95 %: {slow})</source>
   <translation>{median} (95 % : {slow})</translation>
  </message>
  <message numerus="yes">
   <source>{count} drafted</source>
   <extracomment>for 1: {count} drafted</extracomment>
   <translation>
    <numerusform>{count} ébauché</numerusform>
    <numerusform>{count} ébauchés</numerusform>
   </translation>
  </message>
  <message>
   <source>{what}: {why}</source>
   <translation>{what} : {why}</translation>
  </message>
  <message>
   <source>{time} ms, predicted {predicted} ms</source>
   <translation>{time} ms, prévu {predicted} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/appearance.py" />
   <source>Set by {origin}</source>
   <translation>Défini par {origin}</translation>
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
   <translation>d MMMM yyyy</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>bonus token: every drafted token was accepted</source>
   <translation>token bonus : tous les tokens ébauchés ont été acceptés</translation>
  </message>
  <message>
   <source>target only: nothing was drafted</source>
   <translation>cible seule : rien n’était ébauché</translation>
  </message>
  <message>
   <source>chosen by hand: the answer continues from here</source>
   <translation>choisi à la main : la réponse continue à partir d’ici</translation>
  </message>
  <message>
   <source>written by a server that did not report where it came from</source>
   <translation>un serveur l’a écrit sans dire d’où il venait</translation>
  </message>
  <message>
   <source>{token} target {probability}, copied from earlier text</source>
   <translation>{token} cible {probability}, copié d’un texte précédent</translation>
  </message>
  <message>
   <source>{token} target {probability}, draft {draft}</source>
   <translation>{token} cible {probability}, ébauche {draft}</translation>
  </message>
  <message>
   <source>{token} target {probability}</source>
   <translation>{token} cible {probability}</translation>
  </message>
  <message>
   <source>draft wanted {token} {draft}, target gave it {probability}</source>
   <translation>l’ébauche voulait {token} {draft}, la cible lui donnait {probability}</translation>
  </message>
  <message>
   <source>lookup proposed {token}, target gave it {probability}</source>
   <translation>la copie proposait {token}, la cible lui donnait {probability}</translation>
  </message>
  <message>
   <source>source: this chat</source>
   <translation>source : cette conversation</translation>
  </message>
  <message>
   <source>source: a text that no longer exists</source>
   <translation>source : un texte qui n’existe plus</translation>
  </message>
  <message>
   <source>source: chat {title}</source>
   <translation>source : conversation {title}</translation>
  </message>
  <message>
   <source>source: {file}, attached in this chat</source>
   <translation>source : {file}, joint dans cette conversation</translation>
  </message>
  <message>
   <source>source: {file}, attached in chat {title}</source>
   <translation>source : {file}, joint dans la conversation {title}</translation>
  </message>
  <message>
   <source>step {step}, position {position} of {drafted}</source>
   <translation>étape {step}, position {position} sur {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Contacting the hub…</source>
   <translation>Connexion au hub…</translation>
  </message>
  <message>
   <source>Confirm the download</source>
   <translation>Confirmer le téléchargement</translation>
  </message>
  <message>
   <source>Queued</source>
   <translation>En attente</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>Suspendu</translation>
  </message>
  <message>
   <source>Failed</source>
   <translation>Échec</translation>
  </message>
  <message>
   <source>Downloaded and verified</source>
   <translation>Téléchargé et vérifié</translation>
  </message>
  <message>
   <source>Discarded</source>
   <translation>Abandonné</translation>
  </message>
  <message>
   <source>Downloads</source>
   <translation>Téléchargements</translation>
  </message>
  <message>
   <source>Progress of {download}</source>
   <translation>Progression de {download}</translation>
  </message>
  <message>
   <source>{action}: {name}</source>
   <translation>{action} : {name}</translation>
  </message>
  <message>
   <source>Delete what has been downloaded; you can undo this</source>
   <translation>Supprimer ce qui a été téléchargé ; vous pouvez annuler cette action</translation>
  </message>
  <message>
   <source>Remove it from this list</source>
   <translation>Le retirer de cette liste</translation>
  </message>
  <message>
   <source>Start the download</source>
   <translation>Lancer le téléchargement</translation>
  </message>
  <message>
   <source>Keep what has been downloaded</source>
   <translation>Garder ce qui a été téléchargé</translation>
  </message>
  <message>
   <source>Pause</source>
   <comment>verb</comment>
   <translation>Suspendre</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <source>Continue where it stopped</source>
   <translation>Reprendre là où il s’est arrêté</translation>
  </message>
  <message>
   <source>Remove it from this list; the files stay</source>
   <translation>Le retirer de cette liste ; les fichiers restent</translation>
  </message>
  <message>
   <source>Use</source>
   <comment>verb</comment>
   <translation>Utiliser</translation>
  </message>
  <message>
   <source>Choose these models</source>
   <translation>Choisir ces modèles</translation>
  </message>
  <message>
   <source>Hide</source>
   <translation>Masquer</translation>
  </message>
  <message>
   <source>Accept the terms of the model, and enter an access token</source>
   <translation>Accepter les conditions du modèle et saisir un jeton d’accès</translation>
  </message>
  <message>
   <source>Enter token…</source>
   <translation>Saisir un jeton…</translation>
  </message>
  <message>
   <source>{received} of {size}</source>
   <comment>bytes</comment>
   <translation>{received} sur {size}</translation>
  </message>
  <message>
   <source>Checking files</source>
   <translation>Vérification des fichiers</translation>
  </message>
  <message>
   <source>waiting to retry</source>
   <translation>en attente d’un nouvel essai</translation>
  </message>
  <message>
   <source>{size}/s</source>
   <translation>{size}/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Adaptive</source>
   <translation>Adaptative</translation>
  </message>
  <message>
   <source>Fixed</source>
   <translation>Fixe</translation>
  </message>
  <message>
   <source>Token by token</source>
   <comment>how drafts are verified</comment>
   <translation>Token par token</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>how drafts are verified</comment>
   <translation>Par bloc</translation>
  </message>
  <message>
   <source>32 bits (f32)</source>
   <translation>32 bits (f32)</translation>
  </message>
  <message>
   <source>16 bits (f16)</source>
   <translation>16 bits (f16)</translation>
  </message>
  <message>
   <source>8 bits (q8_0)</source>
   <translation>8 bits (q8_0)</translation>
  </message>
  <message>
   <source>5.5 bits, more precise (q5_1)</source>
   <translation>5,5 bits, plus précis (q5_1)</translation>
  </message>
  <message>
   <source>5.5 bits (q5_0)</source>
   <translation>5,5 bits (q5_0)</translation>
  </message>
  <message>
   <source>4.5 bits, more precise (q4_1)</source>
   <translation>4,5 bits, plus précis (q4_1)</translation>
  </message>
  <message>
   <source>4.5 bits (q4_0)</source>
   <translation>4,5 bits (q4_0)</translation>
  </message>
  <message>
   <source>On</source>
   <translation>Activé</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Désactivé</translation>
  </message>
  <message>
   <source>Engine settings</source>
   <translation>Paramètres du moteur</translation>
  </message>
  <message>
   <source>No draft model: drafts are copied from earlier text of the chat.</source>
   <translation>Sans modèle d’ébauche : les ébauches sont copiées du texte précédent de la conversation.</translation>
  </message>
  <message>
   <source>It cannot draft: {why}.</source>
   <translation>Il ne peut pas ébaucher : {why}.</translation>
  </message>
  <message>
   <source>No GPU was found: both models run on the processor.</source>
   <translation>Aucun GPU n’a été trouvé : les deux modèles s’exécutent sur le processeur.</translation>
  </message>
  <message>
   <source>Reset all settings to their defaults</source>
   <translation>Ramener tous les paramètres à leurs valeurs par défaut</translation>
  </message>
  <message>
   <source>The fastest settings are filled in below. They are not in use yet.</source>
   <translation>Les paramètres les plus rapides sont inscrits ci-dessous. Ils ne sont pas encore utilisés.</translation>
  </message>
  <message>
   <source>Tries drafting, threads and other settings with this pair, on this computer.</source>
   <translation>Essaie l’ébauche, les threads et d’autres réglages avec cette paire, sur cet ordinateur.</translation>
  </message>
  <message>
   <source>Load this pair to measure it.</source>
   <translation>Chargez cette paire pour la mesurer.</translation>
  </message>
  <message>
   <source>Load the pair with these GPU layers to measure it.</source>
   <translation>Chargez la paire avec ces couches sur GPU pour la mesurer.</translation>
  </message>
  <message>
   <source>Nothing has changed</source>
   <translation>Rien n’a changé</translation>
  </message>
  <message>
   <source>Load anyway</source>
   <translation>Charger malgré tout</translation>
  </message>
  <message>
   <source>Apply and reload</source>
   <translation>Appliquer et recharger</translation>
  </message>
  <message>
   <source>Default ({tokens})</source>
   <translation>Par défaut ({tokens})</translation>
  </message>
  <message>
   <source>Up to {tokens} tokens. Larger values use more memory.</source>
   <translation>Jusqu’à {tokens} tokens. Des valeurs plus grandes prennent plus de mémoire.</translation>
  </message>
  <message>
   <source>Automatic uses the fastest number measured. This computer: {cores} cores, {threads} threads.</source>
   <translation>Automatique utilise le nombre mesuré le plus rapide. Cet ordinateur : {cores} cœurs, {threads} threads.</translation>
  </message>
  <message>
   <source>Device</source>
   <translation>Périphérique</translation>
  </message>
  <message>
   <source>Automatic uses the best GPUs, as far as their memory allows.</source>
   <translation>Automatique utilise les meilleurs GPU, dans la limite de leur place.</translation>
  </message>
  <message>
   <source>GPU layers</source>
   <translation>Couches sur GPU</translation>
  </message>
  <message>
   <source>How many layers run on GPUs. Automatic uses as many as fit.</source>
   <translation>Combien de couches s’exécutent sur des GPU. Automatique en utilise autant que possible.</translation>
  </message>
  <message>
   <source>Layers per GPU</source>
   <translation>Couches par GPU</translation>
  </message>
  <message>
   <source>For example, 20,13. Automatic divides the layers by free memory.</source>
   <translation>Par exemple 20,13. Automatique répartit les couches selon la mémoire libre.</translation>
  </message>
  <message>
   <source>Batch</source>
   <translation>Lot</translation>
  </message>
  <message>
   <source>Prompt tokens processed at a time; Stop takes effect between batches.</source>
   <translation>Tokens du prompt traités à la fois ; Arrêter prend effet entre les lots.</translation>
  </message>
  <message>
   <source>Micro batch</source>
   <translation>Micro-lot</translation>
  </message>
  <message>
   <source>Tokens computed together, at most the batch. Automatic: 128 or 512.</source>
   <translation>Tokens calculés ensemble, au plus la taille du lot. Automatique : 128 ou 512.</translation>
  </message>
  <message>
   <source>Flash attention</source>
   <translation>Flash attention</translation>
  </message>
  <message>
   <source>Automatic uses it on GPUs, and where the value cache needs it.</source>
   <translation>Automatique l’utilise sur les GPU, et là où le cache des valeurs l’exige.</translation>
  </message>
  <message>
   <source>Key cache</source>
   <translation>Cache des clés</translation>
  </message>
  <message>
   <source>Fewer bits use less memory.</source>
   <translation>Moins de bits prennent moins de mémoire.</translation>
  </message>
  <message>
   <source>Value cache</source>
   <translation>Cache des valeurs</translation>
  </message>
  <message>
   <source>Fewer bits use less memory; fewer than 16 require flash attention.</source>
   <translation>Moins de bits prennent moins de mémoire ; en dessous de 16 bits, flash attention est nécessaire.</translation>
  </message>
  <message>
   <source>Method</source>
   <translation>Méthode</translation>
  </message>
  <message>
   <source>Where drafts come from.</source>
   <translation>D’où viennent les ébauches.</translation>
  </message>
  <message>
   <source>Draft length</source>
   <translation>Longueur d’ébauche</translation>
  </message>
  <message>
   <source>Adaptive drafts only where it makes answers faster.</source>
   <translation>Adaptative n’ébauche que là où cela accélère les réponses.</translation>
  </message>
  <message>
   <source>Fixed length</source>
   <translation>Longueur fixe</translation>
  </message>
  <message>
   <source>Tokens drafted in each step.</source>
   <translation>Tokens ébauchés à chaque étape.</translation>
  </message>
  <message>
   <source>Verification</source>
   <translation>Vérification</translation>
  </message>
  <message>
   <source>Block accepts more of long drafts. Both are lossless.</source>
   <translation>Par bloc accepte davantage des longues ébauches. Les deux sont sans perte.</translation>
  </message>
  <message>
   <source>Not available: no supported GPU was found.</source>
   <translation>Non disponible : aucun GPU pris en charge n’a été trouvé.</translation>
  </message>
  <message>
   <source>Not used without drafting.</source>
   <translation>Non utilisé sans ébauche.</translation>
  </message>
  <message>
   <source>Used with fixed draft length only.</source>
   <translation>Utilisé uniquement avec une longueur d’ébauche fixe.</translation>
  </message>
  <message>
   <source>Processor only</source>
   <translation>Processeur seul</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Target</source>
   <comment>what memory is for</comment>
   <translation>Cible</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>what memory is for</comment>
   <translation>Ébauche</translation>
  </message>
  <message>
   <source>Caches</source>
   <comment>what memory is for</comment>
   <translation>Caches</translation>
  </message>
  <message>
   <source>Compute</source>
   <comment>what memory is for</comment>
   <translation>Calcul</translation>
  </message>
  <message>
   <source>Fits: {needs}</source>
   <translation>Convient : {needs}</translation>
  </message>
  <message>
   <source>Tight: {needs}</source>
   <translation>Juste : {needs}</translation>
  </message>
  <message>
   <source>Little memory is left for other programs.</source>
   <translation>Il reste peu de mémoire pour les autres programmes.</translation>
  </message>
  <message>
   <source>Slow: {needs}</source>
   <translation>Lent : {needs}</translation>
  </message>
  <message>
   <source>Weights are read from disk in every pass.</source>
   <translation>Les poids sont lus sur le disque à chaque passe.</translation>
  </message>
  <message>
   <source>Too big: {needs}</source>
   <translation>Trop grand : {needs}</translation>
  </message>
  <message>
   <source>free {size}</source>
   <translation>libre {size}</translation>
  </message>
  <message>
   <source>needs {size} of {free} free</source>
   <translation>nécessite {size} sur {free} libres</translation>
  </message>
  <message>
   <source>Memory</source>
   <translation>Mémoire</translation>
  </message>
  <message>
   <source>Memory of the computer</source>
   <translation>Mémoire de l’ordinateur</translation>
  </message>
  <message>
   <source>{name} {size}</source>
   <comment>bytes</comment>
   <translation>{name} {size}</translation>
  </message>
  <message>
   <source>{name}: {value}</source>
   <comment>a name and what it is</comment>
   <translation>{name} : {value}</translation>
  </message>
  <message>
   <source>Measuring memory…</source>
   <translation>Mesure de la mémoire…</translation>
  </message>
  <message>
   <source>Some layers run on the processor.</source>
   <translation>Certaines couches s’exécutent sur le processeur.</translation>
  </message>
  <message>
   <source>The target is loaded already.</source>
   <translation>La cible est déjà chargée.</translation>
  </message>
  <message>
   <source>No GPU is used: {why}. Update the graphics driver or the GPU code of this version, and restart Foretoken with FORETOKEN_GPU_BACKENDS=again.</source>
   <translation>Aucun GPU n’est utilisé : {why}. Mettez à jour le pilote graphique ou le code GPU de cette version, et redémarrez Foretoken avec FORETOKEN_GPU_BACKENDS=again.</translation>
  </message>
  <message>
   <source>16 bits</source>
   <translation>16 bits</translation>
  </message>
  <message>
   <source>8 bits</source>
   <translation>8 bits</translation>
  </message>
  <message>
   <source>4 bits</source>
   <translation>4 bits</translation>
  </message>
  <message>
   <source>How many tokens of the chat the model can see</source>
   <translation>Combien de tokens de la conversation le modèle peut voir</translation>
  </message>
  <message>
   <source>Precision of both models' caches; fewer bits take less memory</source>
   <translation>Précision des caches des deux modèles ; moins de bits prennent moins de mémoire</translation>
  </message>
  <message>
   <source>Cache</source>
   <translation>Cache</translation>
  </message>
  <message>
   <source>Threads, GPUs, batches, flash attention, caches and drafting</source>
   <translation>Threads, GPU, lots, flash attention, caches et ébauche</translation>
  </message>
  <message>
   <source>Engine…</source>
   <translation>Moteur…</translation>
  </message>
  <message>
   <source>{save}, or import others</source>
   <translation>{save}, ou en importer d’autres</translation>
  </message>
  <message>
   <source>Presets: save, import, export</source>
   <translation>Préréglages : enregistrer, importer, exporter</translation>
  </message>
  <message>
   <source>Preset  ▾</source>
   <translation>Préréglage  ▾</translation>
  </message>
  <message>
   <source>Save memory</source>
   <translation>Économiser la mémoire</translation>
  </message>
  <message>
   <source>mixed</source>
   <comment>types of caches</comment>
   <translation>mixte</translation>
  </message>
  <message>
   <source>All on the GPU with:</source>
   <translation>Tout sur le GPU avec :</translation>
  </message>
  <message>
   <source>Fits with:</source>
   <translation>Convient avec :</translation>
  </message>
  <message>
   <source>Without the draft</source>
   <translation>Sans l’ébauche</translation>
  </message>
  <message>
   <source>Cache in 8 bits</source>
   <translation>Cache en 8 bits</translation>
  </message>
  <message numerus="yes">
   <source>{on_gpu} of {count} layers on the GPU</source>
   <comment>with</comment>
   <extracomment>for 1: {on_gpu} of {count} layer on the GPU</extracomment>
   <translation>
    <numerusform>{on_gpu} sur {count} couche sur le GPU</numerusform>
    <numerusform>{on_gpu} sur {count} couches sur le GPU</numerusform>
   </translation>
  </message>
  <message>
   <source>Context {tokens}</source>
   <translation>Contexte {tokens}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token</source>
   <translation>Jeton d’accès</translation>
  </message>
  <message>
   <source>Some models require you to accept their terms. Sign in, accept the terms on {model_page}, create a token with read access on {token_page}, and paste it here.</source>
   <translation>Certains modèles exigent que vous acceptiez leurs conditions. Connectez-vous, acceptez les conditions sur {model_page}, créez un jeton avec accès en lecture sur {token_page}, et collez-le ici.</translation>
  </message>
  <message>
   <source>the model page</source>
   <translation>la page du modèle</translation>
  </message>
  <message>
   <source>your token page</source>
   <translation>la page de vos jetons</translation>
  </message>
  <message>
   <source>Paste the token: hf_…</source>
   <translation>Collez le jeton : hf_…</translation>
  </message>
  <message>
   <source>Looking for a keyring…</source>
   <translation>Recherche d’un trousseau de clés…</translation>
  </message>
  <message>
   <source>Use token</source>
   <translation>Utiliser le jeton</translation>
  </message>
  <message>
   <source>Remove it from this computer</source>
   <translation>Le supprimer de cet ordinateur</translation>
  </message>
  <message>
   <source>Forget token</source>
   <translation>Oublier le jeton</translation>
  </message>
  <message>
   <source>Access token for {host}</source>
   <translation>Jeton d’accès pour {host}</translation>
  </message>
  <message>
   <source>The token is stored in the system keyring and sent to no other server.</source>
   <translation>Le jeton est stocké dans le trousseau de clés du système et n’est envoyé à aucun autre serveur.</translation>
  </message>
  <message>
   <source>No keyring found: the token is used in this session only and not stored.</source>
   <translation>Aucun trousseau de clés trouvé : le jeton n’est utilisé que dans cette session et n’est pas stocké.</translation>
  </message>
  <message>
   <source>A token from {place} is in use; a new one replaces it.</source>
   <translation>Un jeton est déjà utilisé ({place}) ; un nouveau le remplace.</translation>
  </message>
  <message>
   <source>Download models</source>
   <translation>Télécharger des modèles</translation>
  </message>
  <message>
   <source>Back to your models</source>
   <translation>Revenir à vos modèles</translation>
  </message>
  <message>
   <source>← Back</source>
   <translation>← Retour</translation>
  </message>
  <message>
   <source>For models that require accepting terms</source>
   <translation>Pour les modèles dont il faut accepter les conditions</translation>
  </message>
  <message>
   <source>Access token…</source>
   <translation>Jeton d’accès…</translation>
  </message>
  <message>
   <source>Search the hub, or paste owner/name</source>
   <translation>Rechercher sur le hub, ou coller propriétaire/nom</translation>
  </message>
  <message>
   <source>Search the hub</source>
   <translation>Rechercher sur le hub</translation>
  </message>
  <message>
   <source>Find GGUF models by name</source>
   <translation>Trouver des modèles GGUF par leur nom</translation>
  </message>
  <message>
   <source>Nothing is sent until you search or download. Then {host} sees your search or the model's name, and your IP address.</source>
   <translation>Rien n’est envoyé tant que vous ne lancez pas de recherche ou de téléchargement. Ensuite, {host} voit votre recherche ou le nom du modèle, et votre adresse IP.</translation>
  </message>
  <message>
   <source>the hub</source>
   <translation>le hub</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>requires accepting terms</source>
   <translation>conditions à accepter</translation>
  </message>
  <message>
   <source>{number} parameters</source>
   <translation>{number} paramètres</translation>
  </message>
  <message>
   <source>likes: {number}</source>
   <translation>mentions J’aime : {number}</translation>
  </message>
  <message>
   <source>updated {month}</source>
   <translation>mis à jour en {month}</translation>
  </message>
  <message>
   <source>downloads: {number}</source>
   <translation>téléchargements : {number}</translation>
  </message>
  <message>
   <source>downloaded</source>
   <translation>téléchargé</translation>
  </message>
  <message numerus="yes">
   <source>{count} parts</source>
   <extracomment>for 1: {count} part</extracomment>
   <translation>
    <numerusform>{count} partie</numerusform>
    <numerusform>{count} parties</numerusform>
   </translation>
  </message>
  <message>
   <source>Draft: {model}. {reason}</source>
   <translation>Modèle d’ébauche : {model}. {reason}</translation>
  </message>
  <message>
   <source>Needs about {size} of memory; this computer has {total}.</source>
   <translation>Nécessite environ {size} de mémoire ; cet ordinateur en a {total}.</translation>
  </message>
  <message>
   <source>{model} is already here: {program}, same name and size</source>
   <translation>{model} est déjà ici : {program}, même nom et même taille</translation>
  </message>
  <message>
   <source>needs about {size} of memory</source>
   <translation>nécessite environ {size} de mémoire</translation>
  </message>
  <message>
   <source>licence of {model}: see its page</source>
   <translation>licence de {model} : voir sa page</translation>
  </message>
  <message>
   <source>{model} about {size}</source>
   <translation>{model} environ {size}</translation>
  </message>
  <message>
   <source>Open its page on the hub in the browser</source>
   <translation>Ouvrir sa page sur le hub dans le navigateur</translation>
  </message>
  <message>
   <source>Model page</source>
   <translation>Page du modèle</translation>
  </message>
  <message>
   <source>Search results</source>
   <translation>Résultats de la recherche</translation>
  </message>
  <message>
   <source>Searching for “{words}”…</source>
   <translation>Recherche de « {words} »…</translation>
  </message>
  <message>
   <source>{size} of memory is free now</source>
   <translation>{size} de mémoire sont libres en ce moment</translation>
  </message>
  <message>
   <source>{size} of memory is free now. The first pair suits this computer best.</source>
   <translation>{size} de mémoire sont libres maintenant. La première paire convient le mieux à cet ordinateur.</translation>
  </message>
  <message>
   <source>Ready-made pairs</source>
   <translation>Paires toutes prêtes</translation>
  </message>
  <message>
   <source>Loading files…</source>
   <translation>Chargement des fichiers…</translation>
  </message>
  <message>
   <source>No GGUF models found for “{words}”. Try fewer or other words.</source>
   <translation>Aucun modèle GGUF trouvé pour « {words} ». Essayez avec moins de mots ou d’autres mots.</translation>
  </message>
  <message>
   <source>This repository has no complete GGUF model with a checksum.</source>
   <translation>Ce dépôt n’a pas de modèle GGUF complet avec une somme de contrôle.</translation>
  </message>
  <message>
   <source>Download {size}</source>
   <translation>Télécharger {size}</translation>
  </message>
  <message>
   <source>Memory: {free} of {total} free</source>
   <translation>Mémoire : {free} libres sur {total}</translation>
  </message>
  <message>
   <source>Download anyway</source>
   <translation>Télécharger malgré tout</translation>
  </message>
  <message>
   <source>Download {size}; the details are checked with the hub first</source>
   <translation>Télécharger {size} ; le hub est d’abord interrogé</translation>
  </message>
  <message>
   <source>Choose this pair</source>
   <translation>Choisir cette paire</translation>
  </message>
  <message>
   <source>Files of other programs were matched by name and size; their checksums were not computed</source>
   <translation>Les fichiers d’autres programmes ont été reconnus à leur nom et à leur taille ; leurs sommes de contrôle n’ont pas été calculées</translation>
  </message>
  <message>
   <source>See the downloads below</source>
   <translation>Voir les téléchargements ci-dessous</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name}: {problem}</source>
   <translation>{name} : {problem}</translation>
  </message>
  <message>
   <source>Choose a model first</source>
   <translation>Choisissez d’abord un modèle</translation>
  </message>
  <message>
   <source>{name} cannot answer: {why}</source>
   <translation>{name} ne peut pas répondre : {why}</translation>
  </message>
  <message>
   <source>{name} cannot draft: {why}</source>
   <translation>{name} ne peut pas ébaucher : {why}</translation>
  </message>
  <message>
   <source>Waiting for the server's list of models</source>
   <translation>En attente de la liste des modèles du serveur</translation>
  </message>
  <message>
   <source>The server did not respond. Try again, or edit its address.</source>
   <translation>Le serveur n’a pas répondu. Réessayez, ou modifiez son adresse.</translation>
  </message>
  <message>
   <source>The server offers no models</source>
   <translation>Le serveur ne propose aucun modèle</translation>
  </message>
  <message>
   <source>Comparing it with the other models…</source>
   <translation>Comparaison avec les autres modèles…</translation>
  </message>
  <message>
   <source>No model here can draft for it. Small models of its family can.</source>
   <translation>Aucun modèle ici ne peut ébaucher pour lui. De petits modèles de sa famille le peuvent.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>This needs more memory than is free: your system may freeze, or close Foretoken. Choose a shorter context or a smaller model, or press “Load anyway”.</source>
   <translation>Cela demande plus de mémoire qu’il n’y en a de libre : votre système peut se figer ou fermer Foretoken. Choisissez un contexte plus court ou un modèle plus petit, ou appuyez sur « Charger malgré tout ».</translation>
  </message>
  <message>
   <source>Find and download more models</source>
   <translation>Trouver et télécharger d’autres modèles</translation>
  </message>
  <message>
   <source>Add  ▾</source>
   <translation>Ajouter  ▾</translation>
  </message>
  <message>
   <source>Add model files, folders and servers</source>
   <translation>Ajouter des fichiers de modèles, des dossiers et des serveurs</translation>
  </message>
  <message>
   <source>Search models</source>
   <translation>Rechercher dans les modèles</translation>
  </message>
  <message>
   <source>Search models and presets</source>
   <translation>Rechercher dans les modèles et les préréglages</translation>
  </message>
  <message>
   <source>Filter the list; just start typing</source>
   <translation>Filtrer la liste ; il suffit de commencer à taper</translation>
  </message>
  <message>
   <source>My pairs</source>
   <translation>Mes paires</translation>
  </message>
  <message>
   <source>Servers</source>
   <translation>Serveurs</translation>
  </message>
  <message>
   <source>Models</source>
   <translation>Modèles</translation>
  </message>
  <message>
   <source>Not for chatting</source>
   <translation>Pas pour converser</translation>
  </message>
  <message>
   <source>Broken</source>
   <comment>models</comment>
   <translation>Défectueux</translation>
  </message>
  <message>
   <source>Target models</source>
   <translation>Modèles cibles</translation>
  </message>
  <message>
   <source>Can draft</source>
   <translation>Peut ébaucher</translation>
  </message>
  <message>
   <source>Cannot draft</source>
   <translation>Ne peut pas ébaucher</translation>
  </message>
  <message>
   <source>Draft models</source>
   <translation>Modèles d’ébauche</translation>
  </message>
  <message>
   <source>Target: the model that answers</source>
   <translation>Cible : le modèle qui répond</translation>
  </message>
  <message>
   <source>Draft: the small model that guesses ahead</source>
   <translation>Ébauche : le petit modèle qui prend de l’avance</translation>
  </message>
  <message>
   <source>No model matches your search</source>
   <translation>Aucun modèle ne correspond à votre recherche</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Chargement…</translation>
  </message>
  <message>
   <source>Connecting…</source>
   <translation>Connexion…</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Connecter</translation>
  </message>
  <message>
   <source>Your system may freeze, or close Foretoken</source>
   <translation>Votre système peut se figer ou fermer Foretoken</translation>
  </message>
  <message>
   <source>Measure for 20 seconds how much faster drafting makes this pair</source>
   <translation>Mesurer pendant 20 secondes de combien l’ébauche accélère cette paire</translation>
  </message>
  <message>
   <source>Drafting on a server cannot be measured here</source>
   <translation>L’ébauche sur un serveur ne peut pas être mesurée ici</translation>
  </message>
  <message numerus="yes">
   <source>{count} models found</source>
   <extracomment>for 1: {count} model found</extracomment>
   <translation>
    <numerusform>{count} modèle trouvé</numerusform>
    <numerusform>{count} modèles trouvés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Searching… {count} models</source>
   <extracomment>for 1: Searching… {count} model</extracomment>
   <translation>
    <numerusform>Recherche… {count} modèle</numerusform>
    <numerusform>Recherche… {count} modèles</numerusform>
   </translation>
  </message>
  <message>
   <source>No other models found. Download some, or add a file or folder.</source>
   <translation>Aucun autre modèle trouvé. Téléchargez-en, ou ajoutez un fichier ou un dossier.</translation>
  </message>
  <message>
   <source>{folder}: {reason}</source>
   <translation>{folder} : {reason}</translation>
  </message>
  <message>
   <source>Test the pair to see what this draft gains.</source>
   <translation>Testez la paire pour voir ce que cette ébauche fait gagner.</translation>
  </message>
  <message>
   <source>GGUF models (*.gguf)</source>
   <translation>Modèles GGUF (*.gguf)</translation>
  </message>
  <message>
   <source>Open a model</source>
   <translation>Ouvrir un modèle</translation>
  </message>
  <message>
   <source>Moved {name} to the trash.</source>
   <translation>{name} a été mis à la corbeille.</translation>
  </message>
  <message>
   <source>You can restore it from there.</source>
   <translation>Vous pouvez le restaurer depuis la corbeille.</translation>
  </message>
  <message>
   <source>Contacting {host}…</source>
   <translation>Connexion à {host}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every step</source>
   <translation>indiquée pour chaque étape</translation>
  </message>
  <message>
   <source>reported for all answers together</source>
   <translation>indiquée pour toutes les réponses ensemble</translation>
  </message>
  <message>
   <source>reported for every answer</source>
   <translation>indiquée pour chaque réponse</translation>
  </message>
  <message>
   <source>not reported</source>
   <translation>non indiquée</translation>
  </message>
  <message>
   <source>contacting…</source>
   <comment>a server</comment>
   <translation>interrogation…</translation>
  </message>
  <message numerus="yes">
   <source>{count} models</source>
   <extracomment>for 1: {count} model</extracomment>
   <translation>
    <numerusform>{count} modèle</numerusform>
    <numerusform>{count} modèles</numerusform>
   </translation>
  </message>
  <message>
   <source>not loaded</source>
   <translation>non chargé</translation>
  </message>
  <message>
   <source>reasoning</source>
   <translation>raisonnement</translation>
  </message>
  <message>
   <source>in use</source>
   <translation>utilisé</translation>
  </message>
  <message>
   <source>Drafting: off</source>
   <translation>Ébauche : désactivée</translation>
  </message>
  <message>
   <source>Drafting: {value}</source>
   <translation>Ébauche : {value}</translation>
  </message>
  <message>
   <source>context {length}</source>
   <translation>contexte {length}</translation>
  </message>
  <message>
   <source>trained for a context of {length}</source>
   <translation>entraîné pour un contexte de {length}</translation>
  </message>
  <message>
   <source>context unknown</source>
   <translation>contexte inconnu</translation>
  </message>
  <message>
   <source>base model, no chat format</source>
   <translation>modèle de base, sans format de conversation</translation>
  </message>
  <message>
   <source>image or audio projector</source>
   <translation>projecteur d’images ou d’audio</translation>
  </message>
  <message>
   <source>embedding model</source>
   <translation>modèle de plongement (embeddings)</translation>
  </message>
  <message>
   <source>adapter for another model</source>
   <translation>adaptateur pour un autre modèle</translation>
  </message>
  <message>
   <source>not a text model</source>
   <translation>pas un modèle de texte</translation>
  </message>
  <message>
   <source>cannot be read</source>
   <translation>ne peut pas être lu</translation>
  </message>
  <message>
   <source>The model file is missing. Reinstall Foretoken.</source>
   <translation>Le fichier du modèle a disparu. Réinstallez Foretoken.</translation>
  </message>
  <message>
   <source>{problem}.</source>
   <translation>{problem}.</translation>
  </message>
  <message>
   <source>preset</source>
   <translation>préréglage</translation>
  </message>
  <message>
   <source>default context</source>
   <translation>contexte par défaut</translation>
  </message>
  <message>
   <source>cache {kind}</source>
   <translation>cache {kind}</translation>
  </message>
  <message>
   <source>Drafts copy earlier text of the chat. Good for rewriting, code and summaries.</source>
   <translation>Les ébauches copient le texte précédent de la conversation. Utile pour la réécriture, le code et les résumés.</translation>
  </message>
  <message>
   <source>No draft model: prompt lookup</source>
   <translation>Sans modèle d’ébauche : recherche dans le prompt</translation>
  </message>
  <message>
   <source>A head for multi-token prediction (MTP) that comes with the target.</source>
   <translation>Une tête de prédiction de plusieurs tokens (MTP), fournie avec la cible.</translation>
  </message>
  <message>
   <source>untested; no cost per draft</source>
   <translation>non testé ; aucun coût par ébauche</translation>
  </message>
  <message>
   <source>cannot draft: {why}</source>
   <translation>ne peut pas ébaucher : {why}</translation>
  </message>
  <message>
   <source>too slow to help: {cost}</source>
   <translation>trop lent pour être utile : {cost}</translation>
  </message>
  <message>
   <source>untested; different vocabulary, can draft {share} % of the text, {speedup}x at best</source>
   <translation>non testé ; vocabulaire différent, {share} % du texte peuvent être proposés, au mieux {speedup}x</translation>
  </message>
  <message>
   <source>untested; {cost}</source>
   <translation>non testé ; {cost}</translation>
  </message>
  <message>
   <source>costs about {percent} % of a target pass</source>
   <translation>coûte environ {percent} % d’une passe de la cible</translation>
  </message>
  <message>
   <source>does not fit</source>
   <translation>ne convient pas</translation>
  </message>
  <message>
   <source>not measured: {why}</source>
   <translation>non mesuré : {why}</translation>
  </message>
  <message>
   <source>measured {speedup}x here: no gain</source>
   <translation>mesuré ici : {speedup}x, aucun gain</translation>
  </message>
  <message>
   <source>measured {speedup}x the speed here</source>
   <translation>mesuré ici : {speedup}x la vitesse</translation>
  </message>
  <message>
   <source>Presets (*.json)</source>
   <translation>Préréglages (*.json)</translation>
  </message>
  <message>
   <source>No recent pairs</source>
   <translation>Aucune paire récente</translation>
  </message>
  <message>
   <source>Look for models in</source>
   <comment>the title of a choice of folders</comment>
   <translation>Chercher des modèles dans</translation>
  </message>
  <message>
   <source>Stop looking in {folder}</source>
   <translation>Ne plus chercher dans {folder}</translation>
  </message>
  <message>
   <source>Model file…</source>
   <translation>Fichier de modèle…</translation>
  </message>
  <message>
   <source>Server…</source>
   <translation>Serveur…</translation>
  </message>
  <message>
   <source>Folder…</source>
   <translation>Dossier…</translation>
  </message>
  <message>
   <source>No file manager was found. The model is at {path}</source>
   <translation>Aucun gestionnaire de fichiers trouvé. Le modèle se trouve à l’emplacement {path}</translation>
  </message>
  <message>
   <source>Reset to defaults</source>
   <translation>Rétablir les valeurs par défaut</translation>
  </message>
  <message>
   <source>Remove from this list</source>
   <translation>Retirer de cette liste</translation>
  </message>
  <message>
   <source>Use as target</source>
   <translation>Utiliser comme cible</translation>
  </message>
  <message>
   <source>Use as draft</source>
   <translation>Utiliser comme ébauche</translation>
  </message>
  <message>
   <source>New chat with this model</source>
   <translation>Nouvelle conversation avec ce modèle</translation>
  </message>
  <message>
   <source>Copy path</source>
   <translation>Copier le chemin</translation>
  </message>
  <message>
   <source>Move to trash</source>
   <translation>Mettre à la corbeille</translation>
  </message>
  <message>
   <source>Import presets…</source>
   <translation>Importer des préréglages…</translation>
  </message>
  <message>
   <source>Export all presets…</source>
   <translation>Exporter tous les préréglages…</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>Renommer…</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>Dupliquer</translation>
  </message>
  <message>
   <source>Replace with current choice</source>
   <translation>Remplacer par le choix actuel</translation>
  </message>
  <message>
   <source>Import presets</source>
   <translation>Importer des préréglages</translation>
  </message>
  <message>
   <source>Export presets</source>
   <translation>Exporter des préréglages</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The chat template of {model} does not work. You can use a plain chat format instead; answers may be worse.</source>
   <translation>Le gabarit de conversation de {model} ne fonctionne pas. Vous pouvez utiliser à la place un format de conversation simple ; les réponses seront peut-être moins bonnes.</translation>
  </message>
  <message>
   <source>Use plain format</source>
   <translation>Utiliser le format simple</translation>
  </message>
  <message>
   <source>Completion mode: {model} continues what you write.</source>
   <translation>Mode complétion : {model} continue ce que vous écrivez.</translation>
  </message>
  <message>
   <source>Chat instead</source>
   <translation>Converser plutôt</translation>
  </message>
  <message>
   <source>{model} is a base model: it only continues text.</source>
   <translation>{model} est un modèle de base : il ne fait que continuer du texte.</translation>
  </message>
  <message>
   <source>Use completion mode</source>
   <translation>Utiliser le mode complétion</translation>
  </message>
  <message>
   <source>{model} uses the plain chat format because its template failed.</source>
   <translation>{model} utilise le format de conversation simple, car son gabarit a échoué.</translation>
  </message>
  <message>
   <source>Use its own template</source>
   <translation>Utiliser son propre gabarit</translation>
  </message>
  <message>
   <source>{name} does not stop. Its memory stays in use until it ends or you close Foretoken.</source>
   <translation>{name} ne s’arrête pas. Sa mémoire reste occupée jusqu’à ce qu’il se termine ou que vous fermiez Foretoken.</translation>
  </message>
  <message>
   <source>Continue without it</source>
   <translation>Continuer sans lui</translation>
  </message>
  <message>
   <source>{name} was not loaded: Foretoken closed unexpectedly the last time it was used. The built-in pair is used instead.</source>
   <translation>{name} n’a pas été chargé : Foretoken s’est fermé de façon inattendue la dernière fois que ce modèle a été utilisé. La paire intégrée est utilisée à la place.</translation>
  </message>
  <message>
   <source>Load other models</source>
   <translation>Charger d’autres modèles</translation>
  </message>
  <message>
   <source>An answer is still being written.</source>
   <translation>Une réponse est encore en cours d’écriture.</translation>
  </message>
  <message>
   <source>Stop and load</source>
   <translation>Arrêter et charger</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Connect to a server</source>
   <translation>Se connecter à un serveur</translation>
  </message>
  <message>
   <source>Edit server</source>
   <translation>Modifier le serveur</translation>
  </message>
  <message>
   <source>Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and others. Chats with its models are sent only there.</source>
   <translation>Tout serveur compatible avec OpenAI : llama-server, vLLM, SGLang, LM Studio, Ollama et d’autres. Les conversations avec ses modèles ne sont envoyées qu’à lui.</translation>
  </message>
  <message>
   <source>Optional; defaults to its address</source>
   <translation>Facultatif ; sinon son adresse</translation>
  </message>
  <message>
   <source>Plain HTTP to another computer: others on the network can read and change your chats and the key. Use an HTTPS address or an SSH tunnel instead.</source>
   <translation>HTTP simple vers un autre ordinateur : d’autres personnes sur le réseau peuvent lire et modifier vos conversations et la clé. Utilisez plutôt une adresse https ou un tunnel SSH.</translation>
  </message>
  <message>
   <source>Send my chats unencrypted</source>
   <translation>Envoyer mes conversations sans chiffrement</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Ajouter</translation>
  </message>
  <message>
   <source>Forget key</source>
   <translation>Oublier la clé</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Adresse</translation>
  </message>
  <message>
   <source>API key</source>
   <translation>Clé d’API</translation>
  </message>
  <message>
   <source>A key is stored; leave empty to keep it</source>
   <translation>Une clé est stockée ; laissez vide pour la garder</translation>
  </message>
  <message>
   <source>If the server requires one</source>
   <translation>Si le serveur en exige une</translation>
  </message>
  <message>
   <source>Keys are stored in the system keyring and sent to no other server.</source>
   <translation>Les clés sont stockées dans le trousseau de clés du système et ne sont envoyées à aucun autre serveur.</translation>
  </message>
  <message>
   <source>No keyring found: a key is used in this session only and not stored.</source>
   <translation>Aucun trousseau de clés trouvé : une clé n’est utilisée que dans cette session et n’est pas stockée.</translation>
  </message>
  <message>
   <source>Models of the server</source>
   <translation>Modèles du serveur</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Actualiser</translation>
  </message>
  <message>
   <source>Ask the server for its models again</source>
   <translation>Interroger de nouveau le serveur sur ses modèles</translation>
  </message>
  <message>
   <source>Edit…</source>
   <translation>Modifier…</translation>
  </message>
  <message>
   <source>Edit its address, key or name</source>
   <translation>Modifier son adresse, sa clé ou son nom</translation>
  </message>
  <message>
   <source>Remove this server and its key</source>
   <translation>Supprimer ce serveur et sa clé</translation>
  </message>
  <message>
   <source>Models of {server}</source>
   <translation>Modèles de {server}</translation>
  </message>
  <message>
   <source>Requesting its models…</source>
   <translation>Interrogation sur ses modèles…</translation>
  </message>
  <message>
   <source>Runs on this computer. What it stores of your chats is up to the server.</source>
   <translation>S’exécute sur cet ordinateur. Ce qu’il conserve de vos conversations dépend du serveur.</translation>
  </message>
  <message>
   <source>Messages, files and the system prompt are sent to {host}.</source>
   <translation>Les messages, les fichiers et le prompt système sont envoyés à {host}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Attachment {name}, {note}</source>
   <translation>Fichier joint {name}, {note}</translation>
  </message>
  <message>
   <source>Click to view the text</source>
   <translation>Cliquer pour voir le texte</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Retirer {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/choice_box.py" />
   <source>{name}: </source>
   <comment>before a value</comment>
   <translation>{name} : </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/dialogs.py" />
   <source>Copy all</source>
   <translation>Tout copier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/explained.py" />
   <source>Step</source>
   <translation>Étape</translation>
  </message>
  <message>
   <source>KV cache</source>
   <translation>Cache KV</translation>
  </message>
  <message>
   <source>The unit in which a model reads and writes: a word, part of a word, or a punctuation mark.</source>
   <translation>L’unité dans laquelle un modèle lit et écrit : un mot, une partie de mot ou un signe de ponctuation.</translation>
  </message>
  <message>
   <source>The large model whose answer you want. Drafting does not change what it says.</source>
   <translation>Le grand modèle dont vous voulez la réponse. L’ébauche ne change pas ce qu’il dit.</translation>
  </message>
  <message>
   <source>Tokens that are proposed to the target, by a small model or a head, or copied from earlier text.</source>
   <translation>Tokens proposés à la cible, par un petit modèle ou une tête, ou copiés d’un texte antérieur.</translation>
  </message>
  <message>
   <source>One round of writing: some tokens are drafted, the target checks them in a single pass, keeps those that it agrees with, and adds one of its own.</source>
   <translation>Un tour d’écriture : des tokens sont ébauchés, la cible les vérifie en une seule passe, garde ceux qu’elle approuve et en ajoute un à elle.</translation>
  </message>
  <message>
   <source>How many tokens are drafted in each step. Adaptive: as many as pay off, measured on this computer, or none.</source>
   <translation>Le nombre de tokens ébauchés à chaque étape. Adaptative : autant qu’il est rentable, d’après les mesures sur cet ordinateur, ou aucun.</translation>
  </message>
  <message>
   <source>The share of drafted tokens that the target keeps. The higher it is, the more drafting helps; it is higher for predictable text.</source>
   <translation>La part des tokens ébauchés que la cible garde. Plus elle est élevée, plus l’ébauche est utile ; elle l’est davantage pour un texte prévisible.</translation>
  </message>
  <message>
   <source>Drafting without a draft model: what followed the same words earlier in the chat, or in earlier texts, is copied.</source>
   <translation>Ébauche sans modèle d’ébauche : ce qui suivait les mêmes mots plus tôt dans la conversation, ou dans des textes précédents, est copié.</translation>
  </message>
  <message>
   <source>How many tokens the model can see at once: the chat so far, attached files, and the answer.</source>
   <translation>Le nombre de tokens que le modèle peut voir à la fois : la conversation jusqu’ici, les fichiers joints et la réponse.</translation>
  </message>
  <message>
   <source>What the model has computed for the tokens that it has read, so that it does not have to read them again. It grows with the context and takes memory.</source>
   <translation>Ce que le modèle a calculé pour les tokens qu’il a lus, afin de ne pas avoir à les relire. Il grandit avec le contexte et occupe de la mémoire.</translation>
  </message>
  <message>
   <source>The target writes alone, one token per pass. Drafting is compared with this.</source>
   <translation>La cible écrit seule, un token par passe. L’ébauche est comparée à ce mode.</translation>
  </message>
  <message>
   <source>How many times as fast as plain decoding, measured on this computer in the same session.</source>
   <translation>La vitesse en multiple de celle du décodage simple, mesurée sur cet ordinateur dans la même session.</translation>
  </message>
  <message>
   <source>How the next token is picked from those that the model considers likely: always the most likely one, or at random within limits that you set.</source>
   <translation>La façon de choisir le token suivant parmi ceux que le modèle juge probables : toujours le plus probable, ou au hasard dans les limites que vous fixez.</translation>
  </message>
  <message>
   <source>How random the picks are: 0 always picks the most likely token, higher values pick unlikely ones more often.</source>
   <translation>À quel point les choix sont aléatoires : 0 choisit toujours le token le plus probable, des valeurs plus élevées choisissent plus souvent des tokens improbables.</translation>
  </message>
  <message>
   <source>{word}: {meaning}</source>
   <comment>in a glossary</comment>
   <translation>{word} : {meaning}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/files.py" />
   <source>{name} is not a model file.</source>
   <translation>{name} n’est pas un fichier de modèle.</translation>
  </message>
  <message>
   <source>Drop a model file (.gguf) here.</source>
   <translation>Déposez ici un fichier de modèle (.gguf).</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/forms.py" />
   <source>In progress; remaining time unknown</source>
   <translation>En cours ; le temps restant est inconnu</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>This text has a line that is too long to edit here.</source>
   <translation>Une ligne de ce texte est trop longue pour être modifiée ici.</translation>
  </message>
  <message>
   <source>Images cannot be attached: these models read only text. Describe the image instead.</source>
   <translation>Les images ne peuvent pas être jointes : ces modèles ne lisent que du texte. Décrivez plutôt l’image.</translation>
  </message>
  <message>
   <source>Write a message…</source>
   <translation>Écrire un message…</translation>
  </message>
  <message>
   <source>Message</source>
   <translation>Message</translation>
  </message>
  <message>
   <source>Enter sends, Shift+Enter starts a new line</source>
   <translation>Enter envoie, Shift+Enter commence une nouvelle ligne</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notices.py" />
   <source>Error: {text}</source>
   <translation>Erreur : {text}</translation>
  </message>
  <message>
   <source>Notice: {text}</source>
   <translation>Avis : {text}</translation>
  </message>
  <message>
   <source>Close this notice</source>
   <translation>Fermer cet avis</translation>
  </message>
  <message>
   <source>Undo: {text}</source>
   <translation>Annuler : {text}</translation>
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
   <translation>La valeur doit être {limits}.</translation>
  </message>
  <message>
   <source>Reset: {title}</source>
   <translation>Réinitialiser : {title}</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Modifiés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Copy code</source>
   <translation>Copier le code</translation>
  </message>
  <message>
   <source>Copy {language} code</source>
   <translation>Copier le code {language}</translation>
  </message>
  <message>
   <source>Open link…</source>
   <translation>Ouvrir le lien…</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Copier le lien</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>There is no answer yet.</source>
   <translation>Il n’y a pas encore de réponse.</translation>
  </message>
  <message>
   <source>This answer is still being written.</source>
   <translation>Cette réponse est encore en cours d’écriture.</translation>
  </message>
  <message>
   <source>Replay an answer from a file</source>
   <translation>Rejouer une réponse d’un fichier</translation>
  </message>
  <message>
   <source>Which answer?</source>
   <translation>Quelle réponse ?</translation>
  </message>
  <message>
   <source>Without a question</source>
   <translation>Sans question</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>even pace, times not recorded</source>
   <translation>rythme régulier, temps non enregistrés</translation>
  </message>
  <message>
   <source>{speed} · Foretoken</source>
   <comment>below an animation</comment>
   <translation>{speed} · Foretoken</translation>
  </message>
  <message>
   <source>Record an animation</source>
   <translation>Enregistrer une animation</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Format</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Taille</translation>
  </message>
  <message>
   <source>Speed</source>
   <comment>of a replay</comment>
   <translation>Vitesse</translation>
  </message>
  <message>
   <source>Recording</source>
   <translation>Enregistrement</translation>
  </message>
  <message>
   <source>Choose file…</source>
   <translation>Choisir un fichier…</translation>
  </message>
  <message numerus="yes">
   <source>{seconds} s, {count} frames</source>
   <extracomment>for 1: {seconds} s, {count} frame</extracomment>
   <translation>
    <numerusform>{seconds} s, {count} image</numerusform>
    <numerusform>{seconds} s, {count} images</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Saved {file}: {size} MB, {seconds} s, {count} frames.</source>
   <extracomment>for 1: Saved {file}: {size} MB, {seconds} s, {count} frame.</extracomment>
   <translation>
    <numerusform>{file} enregistré : {size} MB, {seconds} s, {count} image.</numerusform>
    <numerusform>{file} enregistré : {size} MB, {seconds} s, {count} images.</numerusform>
   </translation>
  </message>
  <message>
   <source>Replay</source>
   <translation>Relecture</translation>
  </message>
  <message>
   <source>Playback speed; 1x is as it was written</source>
   <translation>Vitesse de lecture ; 1x correspond à celle de l’écriture</translation>
  </message>
  <message>
   <source>Record…</source>
   <translation>Enregistrer…</translation>
  </message>
  <message>
   <source>Save it as an animation: GIF or WebP</source>
   <translation>L’enregistrer comme animation : GIF ou WebP</translation>
  </message>
  <message>
   <source>token {tokens} of {all_tokens}, step {steps} of {all_steps}</source>
   <comment>of a replay</comment>
   <translation>token {tokens} sur {all_tokens}, étape {steps} sur {all_steps}</translation>
  </message>
  <message>
   <source>Pause</source>
   <comment>a replay</comment>
   <translation>Pause</translation>
  </message>
  <message>
   <source>Play</source>
   <comment>a replay</comment>
   <translation>Lire</translation>
  </message>
  <message>
   <source>Time</source>
   <comment>of a replay</comment>
   <translation>Temps</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_stage.py" />
   <source>{time} of {whole} s</source>
   <comment>seconds of a replay</comment>
   <translation>{time} sur {whole} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Settings</source>
   <translation>Paramètres</translation>
  </message>
  <message>
   <source>Sections</source>
   <translation>Sections</translation>
  </message>
  <message>
   <source>No settings match “{words}”.</source>
   <translation>Aucun paramètre ne correspond à « {words} ».</translation>
  </message>
  <message>
   <source>{title}: {value}</source>
   <translation>{title} : {value}</translation>
  </message>
  <message numerus="yes">
   <source>{count} settings were reset.</source>
   <extracomment>for 1: {count} setting was reset.</extracomment>
   <translation>
    <numerusform>{count} paramètre a été réinitialisé.</numerusform>
    <numerusform>{count} paramètres ont été réinitialisés.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>File type</source>
   <translation>Le type de fichier</translation>
  </message>
  <message>
   <source>With token colours</source>
   <translation>Avec les couleurs des tokens</translation>
  </message>
  <message>
   <source>Show which model each token came from, and a legend</source>
   <translation>Montrer de quel modèle vient chaque token, et une légende</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>Cannot print: the printer or the file is not ready.</source>
   <translation>Il n’y a rien sur quoi imprimer : l’imprimante ou le fichier n’est pas prêt.</translation>
  </message>
  <message>
   <source>Chats are not being saved.</source>
   <translation>Les conversations ne sont pas enregistrées en ce moment.</translation>
  </message>
  <message>
   <source>Not all pages could be written: {why}.</source>
   <translation>Les pages n’ont pas pu être toutes écrites : {why}.</translation>
  </message>
  <message>
   <source>Not all pages could be written.</source>
   <translation>Les pages n’ont pas pu être toutes écrites.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty</source>
   <translation>Cette conversation est vide</translation>
  </message>
  <message>
   <source>Export this chat</source>
   <translation>Exporter cette conversation</translation>
  </message>
  <message>
   <source>Export this answer</source>
   <translation>Exporter cette réponse</translation>
  </message>
  <message>
   <source>Export this message</source>
   <translation>Exporter ce message</translation>
  </message>
  <message>
   <source>Export the chats in “{folder}”</source>
   <translation>Exporter les conversations de « {folder} »</translation>
  </message>
  <message>
   <source>Export “{title}”</source>
   <translation>Exporter « {title} »</translation>
  </message>
  <message numerus="yes">
   <source>Export {count} chats</source>
   <extracomment>for 1: Export {count} chat</extracomment>
   <translation>
    <numerusform>Exporter {count} conversation</numerusform>
    <numerusform>Exporter {count} conversations</numerusform>
   </translation>
  </message>
  <message>
   <source>Export all chats</source>
   <translation>Exporter toutes les conversations</translation>
  </message>
  <message>
   <source>Import chats</source>
   <translation>Importer des conversations</translation>
  </message>
  <message>
   <source>Importing chats…</source>
   <translation>Importation des conversations…</translation>
  </message>
  <message>
   <source>Print this chat</source>
   <translation>Imprimer cette conversation</translation>
  </message>
  <message>
   <source>This chat is empty.</source>
   <translation>Cette conversation est vide.</translation>
  </message>
  <message>
   <source>Exporting…</source>
   <translation>Exportation…</translation>
  </message>
  <message numerus="yes">
   <source>Exported {count} chats to {file}.</source>
   <extracomment>for 1: Exported {count} chat to {file}.</extracomment>
   <translation>
    <numerusform>{count} conversation exportée vers {file}.</numerusform>
    <numerusform>{count} conversations exportées vers {file}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Printing…</source>
   <translation>Impression…</translation>
  </message>
  <message>
   <source>Sent to the printer.</source>
   <translation>Envoyé à l’imprimante.</translation>
  </message>
  <message>
   <source>Import undone.</source>
   <translation>Importation annulée.</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were kept because they have new messages.</source>
   <extracomment>for 1: {count} chat was kept because it has new messages.</extracomment>
   <translation>
    <numerusform>{count} conversation reste, car elle s’est poursuivie depuis.</numerusform>
    <numerusform>{count} conversations restent, car elles se sont poursuivies depuis.</numerusform>
   </translation>
  </message>
  <message>
   <source>{doing} {done}</source>
   <translation>{doing} {done}</translation>
  </message>
  <message>
   <source>{doing} {done} of {total}</source>
   <translation>{doing} {done} sur {total}</translation>
  </message>
  <message>
   <source>Cancelled. Nothing was changed.</source>
   <translation>Annulé. Rien n’a été modifié.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Conversations</source>
   <translation>Conversations</translation>
  </message>
  <message>
   <source>Temporary chat, new folder</source>
   <translation>Conversation temporaire, nouveau dossier</translation>
  </message>
  <message>
   <source>More: temporary chat, new folder</source>
   <translation>Plus : conversation temporaire, nouveau dossier</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Rechercher</translation>
  </message>
  <message>
   <source>Back to all chats</source>
   <translation>Revenir à toutes les conversations</translation>
  </message>
  <message>
   <source>←  Archived</source>
   <translation>←  Archives</translation>
  </message>
  <message>
   <source>Archived</source>
   <translation>Archives</translation>
  </message>
  <message>
   <source>Chats are not being saved. They will be lost when you close the window.</source>
   <translation>Les conversations ne sont pas enregistrées : elles sont perdues à la fermeture de la fenêtre.</translation>
  </message>
  <message numerus="yes">
   <source>{count} results</source>
   <extracomment>for 1: {count} result</extracomment>
   <translation>
    <numerusform>{count} résultat</numerusform>
    <numerusform>{count} résultats</numerusform>
   </translation>
  </message>
  <message>
   <source>No chat contains these words.</source>
   <translation>Aucune conversation ne contient ces mots.</translation>
  </message>
  <message numerus="yes">
   <source>First {count} results</source>
   <extracomment>for 1: First {count} result</extracomment>
   <translation>
    <numerusform>{count} premier résultat</numerusform>
    <numerusform>{count} premiers résultats</numerusform>
   </translation>
  </message>
  <message>
   <source>No archived chats.</source>
   <translation>Rien n’est archivé.</translation>
  </message>
  <message>
   <source>Your chats appear here.</source>
   <translation>Vos conversations apparaissent ici.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Chats are not being saved</source>
   <translation>Les conversations ne sont pas enregistrées en ce moment</translation>
  </message>
  <message>
   <source>No archived chats</source>
   <translation>Rien n’est archivé</translation>
  </message>
  <message>
   <source>Discarded the temporary chat.</source>
   <translation>La conversation temporaire a été abandonnée.</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Abandonner</translation>
  </message>
  <message>
   <source>Unpin</source>
   <translation>Désépingler</translation>
  </message>
  <message>
   <source>Pin</source>
   <translation>Épingler</translation>
  </message>
  <message>
   <source>Move to folder</source>
   <translation>Déplacer vers un dossier</translation>
  </message>
  <message>
   <source>Unarchive</source>
   <translation>Désarchiver</translation>
  </message>
  <message>
   <source>Archive</source>
   <translation>Archiver</translation>
  </message>
  <message numerus="yes">
   <source>Delete {count} chats</source>
   <extracomment>for 1: Delete {count} chat</extracomment>
   <translation>
    <numerusform>Supprimer {count} conversation</numerusform>
    <numerusform>Supprimer {count} conversations</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove from folder</source>
   <translation>Retirer du dossier</translation>
  </message>
  <message>
   <source>Collapse</source>
   <translation>Replier</translation>
  </message>
  <message>
   <source>Expand</source>
   <translation>Déplier</translation>
  </message>
  <message>
   <source>Export chats in folder…</source>
   <translation>Exporter les conversations du dossier…</translation>
  </message>
  <message>
   <source>Delete folder, keep its chats</source>
   <translation>Supprimer le dossier, garder ses conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_rows.py" />
   <source>Folder {name}</source>
   <translation>Dossier {name}</translation>
  </message>
  <message>
   <source>Temporary chat {title}</source>
   <translation>Conversation temporaire {title}</translation>
  </message>
  <message>
   <source>Not saved</source>
   <comment>a chat</comment>
   <translation>Non enregistrée</translation>
  </message>
  <message numerus="yes">
   <source>{count} messages</source>
   <extracomment>for 1: {count} message</extracomment>
   <translation>
    <numerusform>{count} message</numerusform>
    <numerusform>{count} messages</numerusform>
   </translation>
  </message>
  <message>
   <source>archived</source>
   <comment>a chat</comment>
   <translation>archivée</translation>
  </message>
  <message>
   <source>Folder name</source>
   <translation>Nom du dossier</translation>
  </message>
  <message>
   <source>Chat title</source>
   <translation>Titre de la conversation</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>a folder</comment>
   <translation>vide</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/start/single_instance.py" />
   <source>Foretoken is already running but does not respond. This second window can neither show nor save your chats. End the other process, then start Foretoken again.</source>
   <translation>Foretoken est déjà lancé mais ne répond pas. Cette seconde fenêtre ne peut ni afficher ni enregistrer vos conversations. Mettez fin à l’autre processus, puis redémarrez Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers</source>
   <translation>Aucune réponse</translation>
  </message>
  <message>
   <source>From drafts</source>
   <translation>Issus d’ébauches</translation>
  </message>
  <message>
   <source>Tokens that were drafted and accepted</source>
   <translation>Tokens ébauchés et acceptés</translation>
  </message>
  <message>
   <source>Tokens per second of decoding, without the prompt</source>
   <translation>Tokens par seconde de décodage, sans le prompt</translation>
  </message>
  <message>
   <source>Over the answers with drafts for which plain decoding was measured</source>
   <translation>Sur les réponses avec ébauche pour lesquelles le décodage simple a été mesuré</translation>
  </message>
  <message>
   <source>Share of drafted tokens that the target accepted</source>
   <translation>Part des tokens ébauchés que la cible a acceptés</translation>
  </message>
  <message>
   <source>Time saved</source>
   <translation>Temps gagné</translation>
  </message>
  <message>
   <source>Compared with plain decoding, where it was measured</source>
   <translation>Par rapport au décodage simple, là où il a été mesuré</translation>
  </message>
  <message>
   <source>Between tokens</source>
   <translation>Entre les tokens</translation>
  </message>
  <message>
   <source>Median time between tokens as they arrive</source>
   <translation>Temps médian entre les tokens à leur arrivée</translation>
  </message>
  <message>
   <source>Period</source>
   <translation>Période</translation>
  </message>
  <message numerus="yes">
   <source>Last {count} days</source>
   <extracomment>for 1: Last {count} day</extracomment>
   <translation>
    <numerusform>{count} dernier jour</numerusform>
    <numerusform>{count} derniers jours</numerusform>
   </translation>
  </message>
  <message>
   <source>All time</source>
   <translation>Depuis le début</translation>
  </message>
  <message>
   <source>from drafts</source>
   <translation>issus d’ébauches</translation>
  </message>
  <message>
   <source>from the target</source>
   <translation>issus de la cible</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Temps</translation>
  </message>
  <message>
   <source>Error</source>
   <translation>Erreur</translation>
  </message>
  <message>
   <source>Details</source>
   <translation>Détails</translation>
  </message>
  <message>
   <source>By model</source>
   <translation>Par modèle</translation>
  </message>
  <message>
   <source>By date</source>
   <translation>Par date</translation>
  </message>
  <message>
   <source>Errors</source>
   <translation>Erreurs</translation>
  </message>
  <message>
   <source>Includes temporary chats and the command line. Only figures and model names are kept, and only on this computer.</source>
   <translation>Comprend les conversations temporaires et la ligne de commande. Seuls les chiffres et les noms des modèles sont conservés, et uniquement sur cet ordinateur.</translation>
  </message>
  <message>
   <source>Save the figures of this period as CSV or JSON</source>
   <translation>Enregistrer les chiffres de cette période au format CSV ou JSON</translation>
  </message>
  <message>
   <source>Delete…</source>
   <translation>Supprimer…</translation>
  </message>
  <message>
   <source>Delete all statistics and start over</source>
   <translation>Supprimer toutes les statistiques et recommencer</translation>
  </message>
  <message>
   <source>Delete all statistics?</source>
   <translation>Supprimer toutes les statistiques ?</translation>
  </message>
  <message>
   <source>All figures and errors are deleted, and counting starts over. Your chats keep their own figures. This cannot be undone; use Export… to keep a copy.</source>
   <translation>Tous les chiffres et toutes les erreurs sont supprimés et le décompte recommence. Vos conversations gardent leurs propres chiffres. C’est irréversible ; utilisez Exporter… pour en garder une copie.</translation>
  </message>
  <message>
   <source>Could not read or save the statistics: {why}.</source>
   <translation>Impossible de lire ou d’enregistrer les statistiques : {why}.</translation>
  </message>
  <message>
   <source>No statistics yet. They start with your first answer.</source>
   <translation>Pas encore de statistiques. Elles commencent avec votre première réponse.</translation>
  </message>
  <message>
   <source>No answers in this period.</source>
   <translation>Aucune réponse dans cette période.</translation>
  </message>
  <message>
   <source>since {day}</source>
   <translation>depuis le {day}</translation>
  </message>
  <message>
   <source>Some earlier figures are missing: their file was damaged.</source>
   <translation>Des chiffres antérieurs manquent : leur fichier était endommagé.</translation>
  </message>
  <message>
   <source>Errors ({count})</source>
   <translation>Erreurs ({count})</translation>
  </message>
  <message>
   <source>No errors in this period.</source>
   <translation>Aucune erreur dans cette période.</translation>
  </message>
  <message>
   <source>From drafts: {drafted}
From the target: {own}
Prompt tokens read: {read}
Prompt tokens reused: {reused}</source>
   <translation>Issus d’ébauches : {drafted}
Issus de la cible : {own}
Tokens du prompt lus : {read}
Tokens du prompt réutilisés : {reused}</translation>
  </message>
  <message>
   <source>Nothing was drafted.</source>
   <translation>Rien n’a été ébauché.</translation>
  </message>
  <message>
   <source>No answer with drafts has a measured plain speed to compare with.</source>
   <translation>Aucune réponse avec ébauche n’a de vitesse simple mesurée qui permette de comparer.</translation>
  </message>
  <message>
   <source>{saved} ({speedup})</source>
   <translation>{saved} ({speedup})</translation>
  </message>
  <message>
   <source>answers</source>
   <comment>behind their number</comment>
   <translation>réponses</translation>
  </message>
  <message>
   <source>tokens written</source>
   <translation>tokens écrits</translation>
  </message>
  <message>
   <source>of drafted tokens accepted</source>
   <translation>des tokens ébauchés acceptés</translation>
  </message>
  <message>
   <source>{first} to {last}</source>
   <translation>{first} à {last}</translation>
  </message>
  <message>
   <source>speedup {speedup}</source>
   <translation>accélération {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>No model</source>
   <translation>Aucun modèle</translation>
  </message>
  <message>
   <source>server on this computer</source>
   <translation>serveur sur cet ordinateur</translation>
  </message>
  <message>
   <source>sent to {host}</source>
   <translation>envoyé à {host}</translation>
  </message>
  <message>
   <source>connecting to {host}</source>
   <translation>connexion à {host}</translation>
  </message>
  <message>
   <source>loading {share} %</source>
   <translation>chargement {share} %</translation>
  </message>
  <message>
   <source>no model loaded</source>
   <translation>aucun modèle chargé</translation>
  </message>
  <message>
   <source>measuring this computer…</source>
   <translation>mesure de cet ordinateur…</translation>
  </message>
  <message>
   <source>drafting off</source>
   <translation>ébauche désactivée</translation>
  </message>
  <message>
   <source>drafting paused: {reason}</source>
   <translation>ébauche en pause : {reason}</translation>
  </message>
  <message>
   <source>{activity}; {more}</source>
   <translation>{activity} ; {more}</translation>
  </message>
  <message>
   <source>{activity}; draft off: {reason}</source>
   <translation>{activity} ; ébauche désactivée : {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Nothing was deleted</source>
   <translation>Rien n’a été supprimé</translation>
  </message>
  <message>
   <source>Send this chat to {name}?</source>
   <translation>Envoyer cette conversation à {name} ?</translation>
  </message>
  <message>
   <source>This chat has not been sent to {host} yet. Your message is sent with everything before it: all questions and answers of this branch, attached files and the system prompt.</source>
   <translation>Cette conversation n’a pas encore été envoyée à {host}. Votre message est envoyé avec tout ce qui le précède : toutes les questions et réponses de cette branche, les fichiers joints et le prompt système.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Attach to the message</source>
   <translation>Joindre au message</translation>
  </message>
  <message numerus="yes">
   <source>and {count} more</source>
   <extracomment>for 1: and {count} more</extracomment>
   <translation>
    <numerusform>et {count} de plus</numerusform>
    <numerusform>et {count} de plus</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose as a model</source>
   <translation>Choisir comme modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop: {what}</source>
   <translation>Arrêter : {what}</translation>
  </message>
  <message>
   <source>{chat} - {product}</source>
   <comment>a window</comment>
   <translation>{chat} - {product}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/notifications.py" />
   <source>Stop answer</source>
   <translation>Arrêter la réponse</translation>
  </message>
  <message>
   <source>Show Foretoken</source>
   <translation>Afficher Foretoken</translation>
  </message>
  <message>
   <source>The answer could not be completed.</source>
   <translation>La réponse n’a pas pu être terminée.</translation>
  </message>
  <message>
   <source>The answer is ready.</source>
   <translation>La réponse est prête.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Adaptive: draft only where it saves time</source>
   <translation>Adaptative : ébaucher seulement là où cela fait gagner du temps</translation>
  </message>
  <message numerus="yes">
   <source>Always draft {count} tokens</source>
   <extracomment>for 1: Always draft {count} token</extracomment>
   <translation>
    <numerusform>Toujours ébaucher {count} token</numerusform>
    <numerusform>Toujours ébaucher {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <source>Off: no drafting</source>
   <translation>Désactivée : pas d’ébauche</translation>
  </message>
  <message>
   <source>Models: {pair}</source>
   <translation>Modèles : {pair}</translation>
  </message>
  <message>
   <source>Right-click for recent pairs</source>
   <translation>Clic droit pour les paires récentes</translation>
  </message>
  <message>
   <source>Engine: {activity}</source>
   <translation>Moteur : {activity}</translation>
  </message>
  <message>
   <source>Click to change drafting</source>
   <translation>Cliquer pour modifier l’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Tell me a story about a lighthouse keeper.</source>
   <translation>Raconte-moi l’histoire d’un gardien de phare.</translation>
  </message>
  <message>
   <source>How do tides work? Explain it to a curious ten-year-old.</source>
   <translation>Comment fonctionnent les marées ? Explique-le à un enfant curieux de dix ans.</translation>
  </message>
  <message>
   <source>Write a Python function that finds the longest word in a text.</source>
   <translation>Écris une fonction Python qui trouve le mot le plus long d’un texte.</translation>
  </message>
  <message>
   <source>See how a small model speeds up a large one</source>
   <translation>Voyez comment un petit modèle en accélère un grand</translation>
  </message>
  <message>
   <source>The small model guesses the next words, and the large one checks them all at once. Colours show which guesses were right.</source>
   <translation>Le petit modèle devine les mots suivants, et le grand les vérifie tous à la fois. Les couleurs montrent quelles propositions étaient justes.</translation>
  </message>
  <message>
   <source>Without a small model, words are guessed from earlier text. Colours show which guesses were right.</source>
   <translation>Sans petit modèle, les mots sont devinés d’après le texte précédent. Les couleurs montrent quelles propositions étaient justes.</translation>
  </message>
  <message>
   <source>Chat with {model}</source>
   <translation>Conversation avec {model}</translation>
  </message>
  <message>
   <source>Answers come from a server: what you write here is sent to it.</source>
   <translation>Les réponses viennent d’un serveur : ce que vous écrivez ici lui est envoyé.</translation>
  </message>
  <message>
   <source>This chat is not saved. It will be lost when you close the window.</source>
   <translation>Cette conversation n’est pas enregistrée. Elle disparaît à la fermeture de la fenêtre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/answers.py" />
   <source>{name} is an image, and the models here read only text. Describe what matters in it instead.</source>
   <translation>{name} est une image. Les modèles ne lisent ici que du texte : décrivez par des mots ce qu’ils doivent en savoir.</translation>
  </message>
  <message>
   <source>{name} is an audio or video recording, and the models here read only text. Attach a transcript instead.</source>
   <translation>{name} est un enregistrement audio ou vidéo. Les modèles ne lisent ici que du texte : joignez une transcription.</translation>
  </message>
  <message>
   <source>{name} is an archive. Unpack it and attach the files that matter.</source>
   <translation>{name} est une archive. Décompressez-la et joignez les fichiers utiles.</translation>
  </message>
  <message>
   <source>{name} is an office document. Save it as a PDF or as plain text, and attach that.</source>
   <translation>{name} est un document bureautique. Enregistrez-le au format PDF ou texte brut, et joignez ce fichier.</translation>
  </message>
  <message>
   <source>{name} is a model, not a text. To use it, open Models (Ctrl+O).</source>
   <translation>{name} est un modèle, pas un texte. Choisissez-le avec Modèles (Ctrl+O).</translation>
  </message>
  <message>
   <source>{name} is not a text file. Text files of any kind and PDFs can be attached.</source>
   <translation>{name} n’est pas un fichier texte. Il est possible de joindre des fichiers texte de tout type et des PDF.</translation>
  </message>
  <message>
   <source>{name} is a folder. Attach files from it instead.</source>
   <translation>{name} est un dossier. Joignez les fichiers utiles qu’il contient.</translation>
  </message>
  <message>
   <source>{name} is a pipe. Attach a regular file.</source>
   <translation>{name} est un tube. Joignez des fichiers ordinaires.</translation>
  </message>
  <message>
   <source>{name} is a socket. Attach a regular file.</source>
   <translation>{name} est un socket. Joignez des fichiers ordinaires.</translation>
  </message>
  <message>
   <source>{name} is a device. Attach a regular file.</source>
   <translation>{name} est un périphérique. Joignez des fichiers ordinaires.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}. Attach another file.</source>
   <translation>{name} ne peut pas être lu : {reason}. Joignez un autre fichier.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}. Check the file, or attach a copy of it.</source>
   <translation>{name} ne peut pas être lu : {reason}. Vérifiez le fichier, ou joignez-en une copie.</translation>
  </message>
  <message>
   <source>{name} cannot be read because of an unexpected error ({error}). Attach a copy of it as plain text.</source>
   <translation>{name} ne peut pas être lu : une erreur inattendue s’est produite ({error}). Joignez-en une copie en texte brut.</translation>
  </message>
  <message>
   <source>{name} is empty: there is nothing to attach.</source>
   <translation>{name} est vide : il n’y a rien à joindre.</translation>
  </message>
  <message>
   <source>{name} is {size}; the limit is {most}, which is more than the context of a model can hold. Attach only the part that matters.</source>
   <translation>{name} fait {size}, et {most} au plus peuvent être joints : c’est plus que n’en contient le contexte d’un modèle. Découpez la partie utile et joignez-la.</translation>
  </message>
  <message numerus="yes">
   <source>A message can have up to {most} files, so {count} were left out. Combine some of them.</source>
   <extracomment>for 1: A message can have up to {most} files, so {count} was left out. Combine some of them.</extracomment>
   <translation>
    <numerusform>Un message peut avoir {most} fichiers : {count} est laissé de côté. Réunissez-en quelques-uns en un seul.</numerusform>
    <numerusform>Un message peut avoir {most} fichiers : {count} sont laissés de côté. Réunissez-en quelques-uns en un seul.</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} was left out: the files of a message can contain up to {size} of text in total. Send it with another message.</source>
   <translation>{name} est laissé de côté : les fichiers d’un message peuvent contenir ensemble {size} de texte. Envoyez-le avec un autre message.</translation>
  </message>
  <message>
   <source>No recent files</source>
   <translation>Il n’y a pas de fichiers récents</translation>
  </message>
  <message>
   <source>{name} takes too long to read. It may be damaged or malicious.</source>
   <translation>La lecture de {name} prend trop de temps. Le fichier est peut-être endommagé ou malveillant.</translation>
  </message>
  <message>
   <source>{name} needs too much memory to read. It may be damaged or malicious.</source>
   <translation>La lecture de {name} demande trop de mémoire. Le fichier est peut-être endommagé ou malveillant.</translation>
  </message>
  <message>
   <source>{name} cannot be read: the process that reads it crashed.</source>
   <translation>{name} ne peut pas être lu : le processus qui le lit a planté.</translation>
  </message>
  <message>
   <source>{name} cannot be read: the process that reads it could not be started ({reason}).</source>
   <translation>{name} ne peut pas être lu : aucun processus n’a pu être démarré pour cela ({reason}).</translation>
  </message>
  <message>
   <source>{name} is protected by a password.</source>
   <translation>{name} est protégé par un mot de passe.</translation>
  </message>
  <message>
   <source>{name} contains no text, only images, such as scanned pages.</source>
   <translation>{name} ne contient pas de texte, seulement des images, comme un document numérisé.</translation>
  </message>
  <message>
   <source>{name} changed while it was being attached.</source>
   <translation>{name} a changé pendant qu’il était joint.</translation>
  </message>
  <message>
   <source>{name} uses a kind of encryption that is not supported.</source>
   <translation>{name} est chiffré d’une façon qui ne peut pas être lue ici.</translation>
  </message>
  <message>
   <source>{name} is damaged or in an unsupported format.</source>
   <translation>{name} est endommagé ou d’un type qui ne peut pas être lu.</translation>
  </message>
  <message>
   <source>{name} cannot be read ({reason}).</source>
   <translation>{name} ne peut pas être lu ({reason}).</translation>
  </message>
  <message numerus="yes">
   <source>{name} has {count} pages; the limit is {most}.</source>
   <extracomment>for 1: {name} has {count} page; the limit is {most}.</extracomment>
   <translation>
    <numerusform>{name} a {count} page, et {most} au plus peuvent être lues.</numerusform>
    <numerusform>{name} a {count} pages, et {most} au plus peuvent être lues.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{name} has more than {count} characters of text.</source>
   <extracomment>for 1: {name} has more than {count} character of text.</extracomment>
   <translation>
    <numerusform>{name} a plus de {count} caractère de texte.</numerusform>
    <numerusform>{name} a plus de {count} caractères de texte.</numerusform>
   </translation>
  </message>
  <message>
   <source>Copy the relevant text into the message, or attach another version of the file.</source>
   <translation>Copiez le texte utile dans le message, ou joignez une autre version du fichier.</translation>
  </message>
  <message numerus="yes">
   <source>The prompt has {count} tokens, which leaves no room for an answer: the model's context holds {context}.</source>
   <extracomment>for 1: The prompt has {count} token, which leaves no room for an answer: the model's context holds {context}.</extracomment>
   <translation>
    <numerusform>Le prompt a {count} token, ce qui ne laisse pas de place pour une réponse : le contexte du modèle en contient {context}.</numerusform>
    <numerusform>Le prompt a {count} tokens, ce qui ne laisse pas de place pour une réponse : le contexte du modèle en contient {context}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Start a new chat, or allow old turns to be left out.</source>
   <translation>Commencez une nouvelle conversation, ou laissez les anciens tours sortir du contexte.</translation>
  </message>
  <message>
   <source>Load the model with a longer context.</source>
   <translation>Chargez le modèle avec un contexte plus long.</translation>
  </message>
  <message>
   <source>Shorten the message, or load the model with a longer context.</source>
   <translation>Raccourcissez le message, ou chargez le modèle avec un contexte plus long.</translation>
  </message>
  <message>
   <source>Shorten the message or the system prompt, or load the model with a longer context.</source>
   <translation>Raccourcissez le message ou le prompt système, ou chargez le modèle avec un contexte plus long.</translation>
  </message>
  <message>
   <source>The context is too short for the questions.</source>
   <translation>Le contexte est trop court pour les questions.</translation>
  </message>
  <message>
   <source>The prompt of this answer cannot be rebuilt: the system prompt, an earlier message or a template setting has changed.</source>
   <translation>Le prompt de cette réponse ne peut pas être reconstitué : le prompt système, un message précédent ou un réglage du gabarit a changé.</translation>
  </message>
  <message numerus="yes">
   <source>This model's chat template has {count} characters; the limit is {most}.</source>
   <extracomment>for 1: This model's chat template has {count} character; the limit is {most}.</extracomment>
   <translation>
    <numerusform>Le gabarit de conversation de ce modèle a {count} caractère, et un gabarit en a {most} au plus.</numerusform>
    <numerusform>Le gabarit de conversation de ce modèle a {count} caractères, et un gabarit en a {most} au plus.</numerusform>
   </translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it did not finish within {seconds} s.</source>
   <translation>Le gabarit de conversation de ce modèle ne se termine pas : il a été arrêté après {seconds} s de travail.</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it used too much memory.</source>
   <translation>Le gabarit de conversation de ce modèle demande trop de mémoire : il a été arrêté.</translation>
  </message>
  <message>
   <source>This model's chat template crashed the process that renders it.</source>
   <translation>Le gabarit de conversation de ce modèle a fait planter le processus qui l’applique.</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: its output exceeds the model's context.</source>
   <translation>Le gabarit de conversation de ce modèle écrit plus que le contexte du modèle ne peut contenir : il a été arrêté.</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it calls itself too often.</source>
   <translation>Le gabarit de conversation de ce modèle s’appelle lui-même trop souvent : il a été arrêté.</translation>
  </message>
  <message>
   <source>Use the plain chat format instead, or choose another model.</source>
   <translation>Utilisez le format de conversation simple, ou choisissez un autre modèle.</translation>
  </message>
  <message>
   <source>The model's chat template is not valid: {reason}.</source>
   <translation>Le gabarit de conversation du modèle n’est pas valide : {reason}.</translation>
  </message>
  <message>
   <source>The model's chat template cannot render this conversation: {reason}</source>
   <translation>Le gabarit de conversation du modèle ne peut pas mettre en forme cette conversation : {reason}</translation>
  </message>
  <message>
   <source>The process that renders chat templates cannot be started: {reason}. Close other programs, or restart Foretoken.</source>
   <translation>Le processus qui applique les gabarits de conversation ne peut pas être démarré : {reason}. Fermez d’autres programmes, ou redémarrez Foretoken.</translation>
  </message>
  <message>
   <source>They are still being saved.</source>
   <translation>Elles sont encore en cours d’écriture.</translation>
  </message>
  <message>
   <source>it contains no preferences</source>
   <translation>il ne contient pas de préférences</translation>
  </message>
  <message>
   <source>Your preferences cannot be read: {why}. Until {path} can be used, changes last only until you close this window.</source>
   <translation>Vos préférences ne peuvent pas être lues : {why}. Tant que {path} n’est pas utilisable, ce que vous modifiez ne dure que le temps de cette fenêtre.</translation>
  </message>
  <message>
   <source>Your preferences could not be read: {why}. Foretoken starts with the defaults; the file is kept as {name} in {folder}.</source>
   <translation>Vos préférences n’ont pas pu être lues : {why}. Foretoken commence avec les siennes ; le fichier est conservé sous le nom {name} dans {folder}.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Il faut un nom.</translation>
  </message>
  <message>
   <source>A style named “{name}” already exists.</source>
   <translation>Il existe déjà un style nommé « {name} ».</translation>
  </message>
  <message numerus="yes">
   <source>You already have {count} styles; delete one first.</source>
   <extracomment>for 1: You already have {count} style; delete one first.</extracomment>
   <translation>
    <numerusform>Vous avez déjà {count} style ; supprimez-en un d’abord.</numerusform>
    <numerusform>Vous avez déjà {count} styles ; supprimez-en un d’abord.</numerusform>
   </translation>
  </message>
  <message>
   <source>The server decides what is left out when the context is full</source>
   <translation>C’est le serveur qui décide de ce qui est omis quand le contexte est plein</translation>
  </message>
  <message>
   <source>Not sent to this kind of server</source>
   <translation>Ce type de serveur n’en est pas informé</translation>
  </message>
  <message>
   <source>No model is loaded</source>
   <translation>Aucun modèle n’est chargé</translation>
  </message>
  <message>
   <source>No model is loaded. Choose one first.</source>
   <translation>Aucun modèle n’est chargé. Choisissez-en un d’abord.</translation>
  </message>
  <message>
   <source>The model runs on a server. This requires a model that runs in Foretoken.</source>
   <translation>Le modèle s’exécute sur un serveur. Il en faut ici un qui s’exécute dans Foretoken.</translation>
  </message>
  <message>
   <source>This server cannot continue an answer</source>
   <translation>Ce serveur ne peut pas continuer une réponse</translation>
  </message>
  <message>
   <source>model cannot roll back</source>
   <translation>le modèle ne peut pas revenir en arrière</translation>
  </message>
  <message>
   <source>The model did not stop and was abandoned. Choose another one.</source>
   <translation>Le modèle ne s’est pas arrêté, et a été abandonné. Choisissez-en un autre.</translation>
  </message>
  <message>
   <source>The model did not stop, so this answer was cut off.</source>
   <translation>Le modèle ne s’est pas arrêté ; cette réponse a donc été abandonnée dans l’état où elle était.</translation>
  </message>
  <message>
   <source>The graphics card is out of memory. {reason}</source>
   <translation>La carte graphique n’a plus de place pour cela. {reason}</translation>
  </message>
  <message>
   <source>The graphics card or its driver failed: {reason}. The text written so far is kept.</source>
   <translation>La carte graphique, ou son pilote, a échoué : {reason}. Ce qui a été écrit jusqu’ici est là.</translation>
  </message>
  <message>
   <source>llama.cpp failed: {reason}. The text written so far is kept. Load the model again, or choose another one.</source>
   <translation>llama.cpp a échoué : {reason}. Ce qui a été écrit jusqu’ici est là. Chargez de nouveau le modèle, ou choisissez-en un autre.</translation>
  </message>
  <message>
   <source>The answer failed. Queued messages were moved back to the message field.</source>
   <translation>La réponse a échoué. Les messages en attente sont de retour dans le champ.</translation>
  </message>
  <message>
   <source>The answer was stopped. Queued messages were moved back to the message field.</source>
   <translation>La réponse a été arrêtée. Les messages en attente sont de retour dans le champ.</translation>
  </message>
  <message>
   <source>The model was not loaded. Queued messages were moved back to the message field.</source>
   <translation>Le modèle n’a pas été chargé. Les messages en attente sont de retour dans le champ.</translation>
  </message>
  <message>
   <source>This answer is empty.</source>
   <translation>Rien n’a été écrit dans cette réponse.</translation>
  </message>
  <message>
   <source>Only the text of this answer was saved, not its tokens.</source>
   <translation>Seul le texte de cette réponse est conservé, pas la façon dont ses tokens sont venus.</translation>
  </message>
  <message>
   <source>A server wrote this answer. Its probabilities are not known.</source>
   <translation>Un serveur a écrit cette réponse. Ses probabilités ne sont pas connues.</translation>
  </message>
  <message>
   <source>The settings of this answer were not recorded, so no candidates are shown.</source>
   <translation>Les réglages de cette réponse n’ont pas été enregistrés ; aucun candidat n’est donc affiché.</translation>
  </message>
  <message>
   <source>The prompt length was not recorded, so no candidates are shown.</source>
   <translation>La longueur du prompt n’a pas été enregistrée ; aucun candidat n’est donc affiché.</translation>
  </message>
  <message>
   <source>Load {model}, which wrote this answer, to see the candidates.</source>
   <translation>Chargez {model}, qui a écrit cette réponse, pour voir les candidats.</translation>
  </message>
  <message>
   <source>Candidates can be found when the answer is complete.</source>
   <translation>Les candidats peuvent être recherchés quand la réponse est terminée.</translation>
  </message>
  <message>
   <source>An unexpected error occurred ({error}).</source>
   <translation>Une erreur inattendue s’est produite ({error}).</translation>
  </message>
  <message>
   <source>An unexpected error occurred: {what}.</source>
   <translation>Une erreur inattendue s’est produite : {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/chats.py" />
   <source>The chats cannot be saved: {cause} {remedy} Until then, new messages are kept only while Foretoken is open.</source>
   <translation>Les conversations ne peuvent pas être enregistrées : {cause} {remedy} D’ici là, les nouveaux messages ne sont conservés que tant que Foretoken est ouvert.</translation>
  </message>
  <message>
   <source>The backup cannot be saved: {cause} {remedy}</source>
   <translation>La sauvegarde ne peut pas être enregistrée : {cause} {remedy}</translation>
  </message>
  <message>
   <source>the disk is full.</source>
   <translation>le disque est plein.</translation>
  </message>
  <message>
   <source>Free up some space.</source>
   <translation>Libérez-y de l’espace.</translation>
  </message>
  <message>
   <source>another program has locked the file {name}.</source>
   <translation>un autre programme garde le fichier {name} verrouillé.</translation>
  </message>
  <message>
   <source>Close that program.</source>
   <translation>Fermez ce programme.</translation>
  </message>
  <message>
   <source>the folder {folder} is not writable.</source>
   <translation>le dossier {folder} n’est pas accessible en écriture.</translation>
  </message>
  <message>
   <source>Change its permissions.</source>
   <translation>Modifiez ses autorisations.</translation>
  </message>
  <message>
   <source>the disk that holds {folder} is read-only.</source>
   <translation>le disque qui contient {folder} est en lecture seule.</translation>
  </message>
  <message>
   <source>Make it writable.</source>
   <translation>Rendez-le accessible en écriture.</translation>
  </message>
  <message>
   <source>{name} in {folder} cannot be used: {reason}.</source>
   <translation>{name} dans {folder} n’est pas utilisé, car {reason}.</translation>
  </message>
  <message>
   <source>Replace it with a regular file.</source>
   <translation>Mettez un fichier ordinaire à sa place.</translation>
  </message>
  <message>
   <source>the disk that holds {folder} reports an error ({reason}).</source>
   <translation>le disque qui contient {folder} signale une erreur ({reason}).</translation>
  </message>
  <message>
   <source>Check the disk.</source>
   <translation>Vérifiez le disque.</translation>
  </message>
  <message>
   <source>{reason}.</source>
   <translation>{reason}.</translation>
  </message>
  <message>
   <source>Check the folder {folder}.</source>
   <translation>Vérifiez le dossier {folder}.</translation>
  </message>
  <message>
   <source>This cannot be saved, because what it belongs to no longer exists ({reason}). Copy it if you need it, and continue in a new chat.</source>
   <translation>Ceci ne peut pas être enregistré, car l’élément dont il dépend n’existe plus ({reason}). Copiez-le si vous en avez besoin et continuez dans une nouvelle conversation.</translation>
  </message>
  <message>
   <source>The search index is damaged. Restart Foretoken to repair it.</source>
   <translation>L’index de recherche est endommagé. Redémarrez Foretoken pour le réparer.</translation>
  </message>
  <message>
   <source>Your chat file is damaged. Restart Foretoken to repair it.</source>
   <translation>Le fichier de vos conversations est endommagé. Redémarrez Foretoken pour le réparer.</translation>
  </message>
  <message>
   <source>SQLite reported an error: {reason}.</source>
   <translation>SQLite ne peut pas faire cela : {reason}.</translation>
  </message>
  <message>
   <source>The file contains no chats.</source>
   <translation>Le fichier ne contient pas de conversations.</translation>
  </message>
  <message>
   <source>These chats were saved by a newer version of Foretoken (format {version}; this version reads up to {newest}), so they were not opened. Install the newer version. Until then, chats are kept only while Foretoken is open.</source>
   <translation>Ces conversations ont été enregistrées par une version plus récente de Foretoken (format {version} ; cette version lit jusqu’à {newest}) ; elles sont donc laissées telles quelles. Installez la version plus récente. D’ici là, les conversations ne sont conservées que tant que Foretoken est ouvert.</translation>
  </message>
  <message>
   <source>Your chats are in use by another instance of Foretoken, so they are neither shown nor saved here. Close the other instance and restart this one.</source>
   <translation>Les conversations sont utilisées par un autre Foretoken ; ici, elles ne sont donc ni affichées ni enregistrées. Fermez l’autre et redémarrez celui-ci.</translation>
  </message>
  <message>
   <source>Not everything could be deleted: {reason} ({file}). Close other programs that use these files, and try again.</source>
   <translation>Tout n’a pas pu être supprimé : {reason} ({file}). Fermez les autres programmes qui utilisent ces fichiers, puis réessayez.</translation>
  </message>
  <message>
   <source>Chats are not being saved, so none can be read or imported.</source>
   <translation>Les conversations ne sont pas enregistrées en ce moment, si bien qu’aucune ne peut être lue ni importée.</translation>
  </message>
  <message>
   <source>The chats cannot be saved because of an unexpected error ({error}). They stay available in this window until you close it.</source>
   <translation>Les conversations ne peuvent pas être conservées : une erreur inattendue s’est produite ({error}). Elles continuent dans cette fenêtre jusqu’à sa fermeture.</translation>
  </message>
  <message>
   <source>Your chat file was missing, empty or damaged.</source>
   <translation>Le fichier de vos conversations était absent, vide ou endommagé.</translation>
  </message>
  <message>
   <source>It was replaced with the backup from {time}.</source>
   <translation>La sauvegarde du {time} l’a remplacé.</translation>
  </message>
  <message>
   <source>There was no backup yet.</source>
   <translation>Il n’y avait pas encore de sauvegarde.</translation>
  </message>
  <message numerus="yes">
   <source>{count} messages were recovered from the damaged file.</source>
   <extracomment>for 1: {count} message was recovered from the damaged file.</extracomment>
   <translation>
    <numerusform>{count} message a été récupéré du fichier endommagé.</numerusform>
    <numerusform>{count} messages ont été récupérés du fichier endommagé.</numerusform>
   </translation>
  </message>
  <message>
   <source>The damaged file is kept as {name} in the same folder.</source>
   <translation>Le fichier endommagé est conservé sous le nom {name} dans le même dossier.</translation>
  </message>
  <message>
   <source>Backups cannot be saved in the folder that contains the chats themselves. Choose another folder.</source>
   <translation>La sauvegarde ne peut pas être enregistrée à cet endroit, car ce dossier contient les conversations elles-mêmes. Choisissez un autre dossier.</translation>
  </message>
  <message>
   <source>No backup was made, because your chat file is damaged. Restart Foretoken to repair it.</source>
   <translation>La sauvegarde n’a pas été faite, car le fichier de vos conversations est endommagé. Redémarrez Foretoken pour le réparer.</translation>
  </message>
  <message>
   <source>The backup {name} takes too long to read. It may be damaged or malicious.</source>
   <translation>La lecture de la sauvegarde {name} prend trop de temps. Elle est peut-être endommagée ou malveillante.</translation>
  </message>
  <message>
   <source>{name} is not a backup of Foretoken's chats.</source>
   <translation>{name} n’est pas une sauvegarde des conversations de Foretoken.</translation>
  </message>
  <message>
   <source>The backup {name} is damaged.</source>
   <translation>La sauvegarde {name} est endommagée.</translation>
  </message>
  <message>
   <source>The backup {name} cannot be read: {reason}.</source>
   <translation>La sauvegarde {name} ne peut pas être lue : {reason}.</translation>
  </message>
  <message>
   <source>Nothing was changed. Choose another file.</source>
   <translation>Rien n’a été modifié. Choisissez un autre fichier.</translation>
  </message>
  <message>
   <source>There are no chats to export.</source>
   <translation>Il n’y a pas de conversation à exporter.</translation>
  </message>
  <message>
   <source>{file} cannot be written: {reason}. Nothing was changed. Choose another location.</source>
   <translation>{file} ne peut pas être écrit : {reason}. Rien n’a été modifié. Choisissez un autre emplacement.</translation>
  </message>
  <message>
   <source>No answer in {name} was saved with its tokens, so there is nothing to replay. Foretoken's own JSON export includes them.</source>
   <translation>Aucune réponse de {name} n’a été conservée avec ses tokens, donc aucune ne peut être rejouée. L’export JSON de Foretoken, lui, les contient.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}.</source>
   <translation>{name} ne peut pas être lu : {reason}.</translation>
  </message>
  <message>
   <source>{name} is a folder. Choose files in it instead.</source>
   <translation>{name} est un dossier. Choisissez les fichiers qu’il contient.</translation>
  </message>
  <message>
   <source>{name} cannot be unpacked: it is damaged or protected by a password. Unpack it yourself and choose the file conversations.json.</source>
   <translation>{name} ne peut pas être décompressé : il est endommagé, ou protégé par un mot de passe. Décompressez-le et choisissez le fichier conversations.json.</translation>
  </message>
  <message>
   <source>{name} contains no conversations. A ChatGPT export contains a file named conversations.json.</source>
   <translation>Il n’y a pas de conversations dans {name} : il devrait contenir un fichier conversations.json, comme l’export de ChatGPT.</translation>
  </message>
  <message>
   <source>{name} contains no chats.</source>
   <translation>Il n’y a pas de conversation dans {name}.</translation>
  </message>
  <message numerus="yes">
   <source>{name} contains more than {count} chats. Split it and import the parts.</source>
   <extracomment>for 1: {name} contains more than {count} chat. Split it and import the parts.</extracomment>
   <translation>
    <numerusform>{name} contient plus de {count} conversation. Importez-le par parties.</numerusform>
    <numerusform>{name} contient plus de {count} conversations. Importez-le par parties.</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} cannot be imported: {reason}. Foretoken reads its own JSON, ChatGPT's export and the conversations of LM Studio.</source>
   <translation>{name} ne peut pas être importé : {reason}. Foretoken lit son propre JSON, l’export de ChatGPT et les conversations de LM Studio.</translation>
  </message>
  <message>
   <source>its list contains something other than conversations</source>
   <translation>sa liste contient autre chose que des conversations</translation>
  </message>
  <message>
   <source>it unpacks to more than {size}</source>
   <translation>une fois décompressé, il dépasse {size}</translation>
  </message>
  <message>
   <source>it contains no conversations in a known format</source>
   <translation>il ne contient aucune conversation d’un type connu</translation>
  </message>
  <message>
   <source>None of the chats can be imported: {reason}</source>
   <translation>Aucune des conversations ne peut être importée : {reason}</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats could not be read.</source>
   <extracomment>for 1: {count} chat could not be read.</extracomment>
   <translation>
    <numerusform>{count} conversation n’a pas pu être lue.</numerusform>
    <numerusform>{count} conversations n’ont pas pu être lues.</numerusform>
   </translation>
  </message>
  <message>
   <source>It was written by a newer version of Foretoken or modified afterwards. Install the newer version to import it.</source>
   <translation>Le fichier a été écrit par une version plus récente de Foretoken, ou modifié depuis. Installez la version plus récente pour l’importer.</translation>
  </message>
  <message>
   <source>the conversation</source>
   <translation>la conversation</translation>
  </message>
  <message>
   <source>{what}: message {number}: {problem}</source>
   <translation>{what} : message {number} : {problem}</translation>
  </message>
  <message>
   <source>it has an invalid ID</source>
   <translation>son identifiant est impossible</translation>
  </message>
  <message>
   <source>it does not follow an earlier message, or it repeats an ID</source>
   <translation>il ne suit aucun message précédent, ou répète un identifiant</translation>
  </message>
  <message>
   <source>{what}: it ends at an unknown message</source>
   <translation>{what} : elle ne se termine sur aucun de ses messages</translation>
  </message>
  <message>
   <source>it has no messages</source>
   <translation>rien n’y est dit</translation>
  </message>
  <message numerus="yes">
   <source>it has more than {count} messages</source>
   <extracomment>for 1: it has more than {count} message</extracomment>
   <translation>
    <numerusform>elle a plus de {count} message</numerusform>
    <numerusform>elle a plus de {count} messages</numerusform>
   </translation>
  </message>
  <message>
   <source>its messages reply to each other in a loop</source>
   <translation>ses nœuds se répondent à eux-mêmes</translation>
  </message>
  <message>
   <source>message {number} is not a message</source>
   <translation>le message {number} n’en est pas un</translation>
  </message>
  <message>
   <source>The draft failed</source>
   <translation>L’ébauche a échoué</translation>
  </message>
  <message>
   <source>Verification failed</source>
   <translation>La vérification a échoué</translation>
  </message>
  <message>
   <source>The target failed</source>
   <translation>La cible a échoué</translation>
  </message>
  <message>
   <source>The context was full</source>
   <translation>Le contexte était plein</translation>
  </message>
  <message>
   <source>The step limit was reached</source>
   <translation>La limite d’étapes a été atteinte</translation>
  </message>
  <message>
   <source>A model could not be loaded</source>
   <translation>Un modèle n’a pas pu être chargé</translation>
  </message>
  <message>
   <source>Out of memory</source>
   <translation>La mémoire était pleine</translation>
  </message>
  <message>
   <source>The chat template failed</source>
   <translation>Le gabarit de conversation a échoué</translation>
  </message>
  <message>
   <source>The prompt could not be built</source>
   <translation>Le prompt n’a pas pu être préparé</translation>
  </message>
  <message>
   <source>The graphics card failed</source>
   <translation>La carte graphique a échoué</translation>
  </message>
  <message>
   <source>The model did not stop</source>
   <translation>Le modèle ne s’est pas arrêté</translation>
  </message>
  <message>
   <source>A server did not respond as expected</source>
   <translation>Un serveur n’a pas répondu comme il le devrait</translation>
  </message>
  <message>
   <source>An unexpected error occurred</source>
   <translation>Une erreur inattendue s’est produite</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/engine.py" />
   <source>{file} is a folder. Choose a .gguf file in it.</source>
   <translation>{file} est un dossier. Choisissez un fichier .gguf qu’il contient.</translation>
  </message>
  <message>
   <source>{file} does not exist. Check the name or choose another file.</source>
   <translation>{file} n’existe pas. Vérifiez le nom ou choisissez un autre fichier.</translation>
  </message>
  <message>
   <source>{file} cannot be read: {reason}.</source>
   <translation>{file} ne peut pas être lu : {reason}.</translation>
  </message>
  <message>
   <source>{file} is empty. Models for Foretoken are .gguf files.</source>
   <translation>{file} est vide. Les modèles pour Foretoken sont des fichiers .gguf.</translation>
  </message>
  <message>
   <source>{file} is not a GGUF file. Models for Foretoken are .gguf files.</source>
   <translation>{file} n’est pas un fichier GGUF. Les modèles pour Foretoken sont des fichiers .gguf.</translation>
  </message>
  <message>
   <source>llama.cpp cannot load {file}: {reason}.</source>
   <translation>llama.cpp ne peut pas charger {file} : {reason}.</translation>
  </message>
  <message>
   <source>{file} cannot be used for chat: {reason}. Choose a text model.</source>
   <translation>{file} ne peut pas converser : {reason}. Choisissez un modèle de texte.</translation>
  </message>
  <message>
   <source>it is a draft head for one specific model</source>
   <translation>c’est une tête, qui ébauche pour un modèle précis</translation>
  </message>
  <message>
   <source>it is an encoder-decoder model</source>
   <translation>c’est un modèle encodeur-décodeur</translation>
  </message>
  <message>
   <source>it computes embeddings, not text</source>
   <translation>il calcule des plongements (embeddings), pas du texte</translation>
  </message>
  <message>
   <source>it is a diffusion model, which does not write from left to right</source>
   <translation>c’est un modèle de diffusion, qui n’écrit pas de gauche à droite</translation>
  </message>
  <message numerus="yes">
   <source>llama.cpp cannot create a context of {count} tokens for {file}: {reason}.</source>
   <extracomment>for 1: llama.cpp cannot create a context of {count} token for {file}: {reason}.</extracomment>
   <translation>
    <numerusform>llama.cpp ne peut pas créer un contexte de {count} token pour {file} : {reason}.</numerusform>
    <numerusform>llama.cpp ne peut pas créer un contexte de {count} tokens pour {file} : {reason}.</numerusform>
   </translation>
  </message>
  <message>
   <source>no reason was given</source>
   <translation>aucune raison n’a été donnée</translation>
  </message>
  <message>
   <source>The GPU {name} was not found, nor any other GPU.</source>
   <translation>Il n’y a ici aucun GPU nommé {name}, ni aucun autre.</translation>
  </message>
  <message>
   <source>The GPU {name} was not found. Available: {known}.</source>
   <translation>Il n’y a ici aucun GPU nommé {name}. Il y a {known}.</translation>
  </message>
  <message>
   <source>{file} was not loaded: the system ended its trial run, most likely because memory ran out. Close other programs or choose a smaller model.</source>
   <translation>{file} n’a pas été chargé : le système a mis fin à son essai, très probablement par manque de mémoire. Fermez d’autres programmes ou choisissez un modèle plus petit.</translation>
  </message>
  <message>
   <source>{file} was not loaded, because it makes llama.cpp crash. The file is damaged or not supported by this version.</source>
   <translation>{file} fait planter llama.cpp, il n’a donc pas été chargé : le fichier est endommagé ou d’un type que cette version ne connaît pas.</translation>
  </message>
  <message>
   <source>{file} was not loaded: its trial run did not finish within {seconds} seconds. The file may be damaged, or the disk very slow. Try again, or choose another file.</source>
   <translation>{file} n’a pas été chargé : son essai s’est bloqué et a été arrêté au bout de {seconds} secondes. Le fichier est peut-être endommagé, ou le disque très lent. Réessayez ou choisissez un autre fichier.</translation>
  </message>
  <message>
   <source>The file is damaged: its tokenizer produces tokens that are not in the vocabulary. Download it again, or choose another file.</source>
   <translation>Le tokeniseur donne des tokens absents du vocabulaire : le fichier est endommagé. Récupérez-le de nouveau, ou choisissez-en un autre.</translation>
  </message>
  <message>
   <source>The memory that {file} needs could not be measured within {seconds} seconds. Try again, or choose another file.</source>
   <translation>Les besoins de {file} n’étaient pas connus au bout de {seconds} secondes. Réessayez, ou choisissez un autre fichier.</translation>
  </message>
  <message>
   <source>The memory that {file} needs could not be measured, because llama.cpp crashed. The file is damaged or not supported by this version.</source>
   <translation>Les besoins de {file} ne peuvent pas être déterminés : llama.cpp a planté dessus. Le fichier est endommagé ou d’un type que cette version ne connaît pas.</translation>
  </message>
  <message>
   <source>{file} cannot draft: {why}.</source>
   <translation>{file} ne peut pas proposer d’ébauche : {why}.</translation>
  </message>
  <message>
   <source>Drafting is not possible: {reason}.</source>
   <translation>Il n’y a pas d’ébauche à utiliser : {reason}.</translation>
  </message>
  <message>
   <source>no draft model is chosen</source>
   <translation>aucun modèle d’ébauche n’est choisi</translation>
  </message>
  <message>
   <source>this kind of DFlash head is not supported yet</source>
   <translation>ce genre de tête DFlash n’est pas encore connu</translation>
  </message>
  <message>
   <source>its file does not name a mask token</source>
   <translation>son fichier n’indique pas de token de masque</translation>
  </message>
  <message>
   <source>its file has no valid block size</source>
   <translation>son fichier n’indique pas de taille de bloc utilisable</translation>
  </message>
  <message>
   <source>made for Gemma 4, not {family}</source>
   <translation>conçu pour Gemma 4, et non {family}</translation>
  </message>
  <message>
   <source>llama.cpp does not expose the hidden states of {family}</source>
   <translation>llama.cpp ne donne pas accès aux états internes de {family}</translation>
  </message>
  <message>
   <source>made for a model of width {width}, not {other}</source>
   <translation>conçu pour un modèle de largeur {width}, et non {other}</translation>
  </message>
  <message>
   <source>made for a model with different attention heads</source>
   <translation>conçu pour un modèle avec d’autres têtes d’attention</translation>
  </message>
  <message>
   <source>reads layer {layer}, but the model has {layers} layers</source>
   <translation>lit la couche {layer} d’un modèle qui en a {layers}</translation>
  </message>
  <message>
   <source>this build of llama.cpp does not expose the hidden states of models</source>
   <translation>cette version compilée de llama.cpp ne donne pas accès aux états internes des modèles</translation>
  </message>
  <message>
   <source>the draft model cannot roll back: it is recurrent</source>
   <translation>le modèle d’ébauche ne peut pas revenir en arrière : il est récurrent</translation>
  </message>
  <message>
   <source>the tokenizers are of different kinds, {target} and {draft}</source>
   <translation>les tokeniseurs sont de types différents, {target} et {draft}</translation>
  </message>
  <message>
   <source>vocabulary sizes differ: {target} / {draft}</source>
   <translation>vocabulaire {target} contre {draft}</translation>
  </message>
  <message>
   <source>token {token} differs: {target} / {draft}</source>
   <translation>le token {token} diffère : {target} / {draft}</translation>
  </message>
  <message>
   <source>token {token} differs: it ends an answer only for the target</source>
   <translation>le token {token} diffère : il termine une réponse seulement pour la cible</translation>
  </message>
  <message>
   <source>token {token} differs: it ends an answer only for the draft</source>
   <translation>le token {token} diffère : il termine une réponse seulement pour l’ébauche</translation>
  </message>
  <message>
   <source>prompts begin with different tokens</source>
   <translation>les prompts commencent par des tokens différents</translation>
  </message>
  <message>
   <source>different vocabulary, only {percent} % of the text can be drafted</source>
   <translation>vocabulaire différent, seuls {percent} % du texte peuvent être proposés</translation>
  </message>
  <message>
   <source>{name} must be {allowed}, not {value}.</source>
   <translation>{name} doit être {allowed}, et non {value}.</translation>
  </message>
  <message>
   <source>from {least} to {most}</source>
   <comment>a value that is allowed</comment>
   <translation>de {least} à {most}</translation>
  </message>
  <message>
   <source>from {least} (off) to {most}</source>
   <comment>a value that is allowed</comment>
   <translation>de {least} (désactivé) à {most}</translation>
  </message>
  <message>
   <source>from {least} to the batch size ({most})</source>
   <comment>a value that is allowed</comment>
   <translation>de {least} à la taille du lot ({most})</translation>
  </message>
  <message>
   <source>above {least} and at most {most} (off)</source>
   <comment>a value that is allowed</comment>
   <translation>supérieur à {least} et de {most} au plus (désactivé)</translation>
  </message>
  <message>
   <source>{least} or more</source>
   <comment>a value that is allowed</comment>
   <translation>{least} ou plus</translation>
  </message>
  <message>
   <source>The lookahead must be a whole number from {least} to {most}, not {given}.</source>
   <translation>L’anticipation doit être un nombre entier de {least} à {most}, et non {given}.</translation>
  </message>
  <message>
   <source>A value cache of type {type} needs flash attention. Leave flash attention on, or choose f16 for the values.</source>
   <translation>Un cache des valeurs de type {type} nécessite flash attention. Laissez flash attention activé, ou choisissez f16 pour les valeurs.</translation>
  </message>
  <message>
   <source>devices must be names such as CUDA0,CUDA1, or {none}, not {value}.</source>
   <translation>devices doit être fait de noms tels que CUDA0,CUDA1, ou {none}, et non {value}.</translation>
  </message>
  <message>
   <source>tensor-split must be one whole number per device, such as 20,13, not {value}.</source>
   <translation>tensor-split doit être un nombre entier pour chacun des appareils, par exemple 20,13, et non {value}.</translation>
  </message>
  <message>
   <source>stop strings must not be empty: {value}</source>
   <translation>les chaînes d’arrêt ne doivent pas être vides : {value}</translation>
  </message>
  <message>
   <source>The prompt is empty. Enter some text for the model to continue.</source>
   <translation>Le prompt est vide. Écrivez quelque chose que le modèle puisse continuer.</translation>
  </message>
  <message>
   <source>The prompt contains a token that is not in the model's vocabulary.</source>
   <translation>Le prompt contient un token absent du vocabulaire du modèle.</translation>
  </message>
  <message>
   <source>This model has no vocabulary, so it cannot read text.</source>
   <translation>Ce modèle n’a pas de vocabulaire, il ne peut donc pas lire de texte.</translation>
  </message>
  <message>
   <source>This model's vocabulary has no token for the space that precedes every text, so it cannot read any text. Choose another model.</source>
   <translation>Le vocabulaire de ce modèle n’a pas de token pour l’espace qui précède tout texte, il ne peut donc en lire aucun. Choisissez un autre modèle.</translation>
  </message>
  <message>
   <source>Left out, because this model cannot represent it: {characters}.</source>
   <translation>Omis, car ce modèle n’a aucun moyen de l’écrire : {characters}.</translation>
  </message>
  <message>
   <source>The pass was stopped.</source>
   <translation>La passe a été arrêtée.</translation>
  </message>
  <message numerus="yes">
   <source>The context of {count} tokens is full.</source>
   <extracomment>for 1: The context of {count} token is full.</extracomment>
   <translation>
    <numerusform>Le contexte de {count} token est plein.</numerusform>
    <numerusform>Le contexte de {count} tokens est plein.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>llama.cpp failed in a pass of {count} tokens (status {status}): {reason}.</source>
   <extracomment>for 1: llama.cpp failed in a pass of {count} token (status {status}): {reason}.</extracomment>
   <translation>
    <numerusform>llama.cpp a échoué dans une passe de {count} token (statut {status}) : {reason}.</numerusform>
    <numerusform>llama.cpp a échoué dans une passe de {count} tokens (statut {status}) : {reason}.</numerusform>
   </translation>
  </message>
  <message>
   <source>The model returned logits that are not finite numbers.</source>
   <translation>Le modèle a renvoyé des logits qui ne sont pas des nombres finis.</translation>
  </message>
  <message>
   <source>The target model failed to compute the next token. {error} Its file is probably damaged.</source>
   <translation>Le modèle cible n’a pas pu calculer le token suivant. {error} Son fichier est probablement endommagé.</translation>
  </message>
  <message>
   <source>The draft model failed: {reason}</source>
   <translation>Le modèle d’ébauche a échoué : {reason}</translation>
  </message>
  <message>
   <source>{model} cannot roll back its last tokens.</source>
   <translation>{model} ne peut pas abandonner ses derniers tokens.</translation>
  </message>
  <message>
   <source>The model cannot roll back its last tokens.</source>
   <translation>Le modèle ne peut pas abandonner ses derniers tokens.</translation>
  </message>
  <message>
   <source>The state of {model} cannot be saved.</source>
   <translation>L’état de {model} ne peut pas être enregistré.</translation>
  </message>
  <message>
   <source>{model} cannot restore its saved state.</source>
   <translation>{model} ne peut pas revenir à son état.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/models.py" />
   <source>{file} is empty. Download it again.</source>
   <translation>{file} est vide. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <source>{file} begins with zeros: it is an unfinished download.</source>
   <translation>{file} commence par des zéros : c’est l’espace réservé à un téléchargement qui n’a pas été terminé.</translation>
  </message>
  <message>
   <source>{file} is only a Git LFS pointer to the model. Download the model with git lfs pull.</source>
   <translation>{file} n’est qu’un pointeur Git LFS vers le modèle. Récupérez-le avec git lfs pull.</translation>
  </message>
  <message>
   <source>{file} is a web page, not a model. Download the model again.</source>
   <translation>{file} est une page web, pas un modèle. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <source>{file} is in a format older than GGUF, which llama.cpp no longer supports.</source>
   <translation>{file} est d’un format antérieur à GGUF, que llama.cpp ne lit plus.</translation>
  </message>
  <message>
   <source>{file} is not a GGUF file.</source>
   <translation>{file} n’est pas un fichier GGUF.</translation>
  </message>
  <message>
   <source>{file} is a big-endian file for other processors. Download a little-endian version.</source>
   <translation>{file} est un fichier gros-boutiste (big-endian), pour des processeurs d’un autre type. Récupérez un fichier petit-boutiste (little-endian).</translation>
  </message>
  <message>
   <source>{file} uses GGUF version {version}, which this llama.cpp does not support.</source>
   <translation>{file} est de la version {version} de GGUF, que ce llama.cpp ne lit pas.</translation>
  </message>
  <message>
   <source>{file} is incomplete: it ends within its header. Download it again.</source>
   <translation>{file} est incomplet : il s’arrête dans son en-tête. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <source>{file} is incomplete: it ends within its header, after {size} bytes. Download it again.</source>
   <translation>{file} est incomplet : il s’arrête dans son en-tête, après {size} octets. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <source>{file} is incomplete: its last {missing} bytes are missing. Download it again.</source>
   <translation>{file} est incomplet : ses {missing} derniers octets manquent. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <source>{file} is incomplete: only {shown} of {whole} MB are present. Download it again.</source>
   <translation>{file} est incomplet : {shown} Mo sur {whole} sont présents. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <source>{file} has weights in a format that this llama.cpp does not support (type {type}). The file is damaged or made for a newer version.</source>
   <translation>{file} a des poids dans un format que ce llama.cpp ne connaît pas (type {type}) : le fichier est endommagé ou fait pour une version plus récente.</translation>
  </message>
  <message>
   <source>{file} has weights in a format that llama.cpp no longer supports (type {type}). Download a version with another quantisation.</source>
   <translation>{file} a des poids dans un format que llama.cpp ne lit plus (type {type}). Récupérez une variante avec une autre quantification.</translation>
  </message>
  <message>
   <source>{file} changed while it was being read. Read it again.</source>
   <translation>{file} a changé pendant sa lecture. Relisez-le.</translation>
  </message>
  <message>
   <source>{file} is damaged: {what}. Download it again.</source>
   <translation>{file} est endommagé : {what}. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <source>it claims to have {count} tensors</source>
   <translation>il prétend avoir {count} tenseurs</translation>
  </message>
  <message>
   <source>it claims to have {count} values</source>
   <translation>il prétend avoir {count} valeurs</translation>
  </message>
  <message>
   <source>it claims to have a list of {count} texts</source>
   <translation>il prétend avoir une liste de {count} textes</translation>
  </message>
  <message>
   <source>a name in it claims to have {count} bytes</source>
   <translation>un nom qu’il contient prétend avoir {count} octets</translation>
  </message>
  <message>
   <source>it has a value of the unknown type {type}</source>
   <translation>il a une valeur du type inconnu {type}</translation>
  </message>
  <message>
   <source>it has a list of the unknown type {type}</source>
   <translation>il a une liste du type inconnu {type}</translation>
  </message>
  <message>
   <source>one of its values has no name</source>
   <translation>une de ses valeurs n’a pas de nom</translation>
  </message>
  <message>
   <source>it has two values with the name {name}</source>
   <translation>il a deux valeurs portant le nom {name}</translation>
  </message>
  <message>
   <source>the alignment of its weights is invalid</source>
   <translation>l’alignement de ses poids est impossible</translation>
  </message>
  <message>
   <source>it has two tensors with the name {name}</source>
   <translation>il a deux tenseurs portant le nom {name}</translation>
  </message>
  <message>
   <source>a tensor name in it claims to have {count} bytes</source>
   <translation>un nom de tenseur qu’il contient prétend avoir {count} octets</translation>
  </message>
  <message>
   <source>tensor {name} has {count} dimensions</source>
   <translation>le tenseur {name} a {count} dimensions</translation>
  </message>
  <message>
   <source>tensor {name} has an invalid shape</source>
   <translation>le tenseur {name} a une forme impossible</translation>
  </message>
  <message>
   <source>tensor {name} is in the wrong place</source>
   <translation>le tenseur {name} n’est pas à sa place</translation>
  </message>
  <message>
   <source>{file} has no tokenizer, so this llama.cpp cannot read text with it.</source>
   <translation>{file} n’a pas de tokeniseur, ce llama.cpp ne peut donc pas lire de texte avec lui.</translation>
  </message>
  <message>
   <source>{file} uses the tokenizer {tokenizer}, which this llama.cpp does not support.</source>
   <translation>{file} a le tokeniseur inconnu {tokenizer}, ce llama.cpp ne peut donc pas lire de texte avec lui.</translation>
  </message>
  <message>
   <source>{file} is damaged: it contains no list of tokens.</source>
   <translation>{file} est endommagé : il n’a pas de liste de tokens.</translation>
  </message>
  <message>
   <source>{file} is damaged: two of its tokens have the same text.</source>
   <translation>{file} est endommagé : deux de ses tokens sont le même texte.</translation>
  </message>
  <message>
   <source>{file} is damaged: its list of token types is too short.</source>
   <translation>{file} est endommagé : sa liste des types de tokens est trop courte.</translation>
  </message>
  <message>
   <source>does not exist</source>
   <comment>a folder, named before</comment>
   <translation>n’existe pas</translation>
  </message>
  <message>
   <source>is a file, not a folder</source>
   <comment>a folder, named before</comment>
   <translation>est un fichier, pas un dossier</translation>
  </message>
  <message>
   <source>cannot be read: {reason}</source>
   <comment>a folder, named before</comment>
   <translation>ne peut pas être lu : {reason}</translation>
  </message>
  <message>
   <source>{folder} does not exist. Check the name.</source>
   <translation>{folder} n’existe pas. Vérifiez le nom.</translation>
  </message>
  <message>
   <source>{folder} is a file. Choose the folder that contains it.</source>
   <translation>{folder} est un fichier. Indiquez le dossier dans lequel il se trouve.</translation>
  </message>
  <message>
   <source>The list of folders was not changed. {error}</source>
   <translation>La liste des dossiers n’a pas été modifiée. {error}</translation>
  </message>
  <message>
   <source>The search for models failed: {error}</source>
   <translation>La recherche de modèles a échoué : {error}</translation>
  </message>
  <message>
   <source>{path} cannot be read: {why}.</source>
   <translation>{path} ne peut pas être lu : {why}.</translation>
  </message>
  <message>
   <source>{path} is invalid ({error}).</source>
   <translation>Le contenu de {path} n’a pas de sens ({error}).</translation>
  </message>
  <message>
   <source>It is no longer there.</source>
   <translation>Il n’est plus là.</translation>
  </message>
  <message>
   <source>It is a link to a file that does not exist. Download the model again.</source>
   <translation>C’est un lien vers un fichier qui n’existe pas. Téléchargez de nouveau le modèle.</translation>
  </message>
  <message>
   <source>It cannot be read: {reason}.</source>
   <translation>Il ne peut pas être lu : {reason}.</translation>
  </message>
  <message>
   <source>It is not a regular file.</source>
   <translation>Ce n’est pas un fichier ordinaire.</translation>
  </message>
  <message>
   <source>Its header is invalid ({error}).</source>
   <translation>Son en-tête n’a pas de sens ({error}).</translation>
  </message>
  <message>
   <source>Part {number} of {count} is missing. Download it to the same folder.</source>
   <translation>La partie {number} sur {count} manque. Téléchargez-la dans le même dossier.</translation>
  </message>
  <message>
   <source>It is part {number} of {count}, but its name does not end like -00001-of-00003.gguf, so the other parts cannot be found. Rename the parts.</source>
   <translation>C’est la partie {number} sur {count}, et son nom ne se termine pas comme -00001-of-00003.gguf ; les autres ne sont donc pas trouvées. Renommez les parties.</translation>
  </message>
  <message>
   <source>Its parts belong to different models. Download them again.</source>
   <translation>Ses parties n’appartiennent pas au même modèle. Téléchargez-les de nouveau.</translation>
  </message>
  <message>
   <source>Ollama's manifest of it is damaged. Pull the model again.</source>
   <translation>La note d’Ollama à son sujet est endommagée. Récupérez de nouveau le modèle.</translation>
  </message>
  <message>
   <source>Ollama's manifest of it cannot be read: {reason}.</source>
   <translation>La note d’Ollama à son sujet ne peut pas être lue : {reason}.</translation>
  </message>
  <message>
   <source>Its data is missing. Pull the model again with Ollama.</source>
   <translation>Ses données manquent. Récupérez de nouveau le modèle avec Ollama.</translation>
  </message>
  <message>
   <source>It is an importance matrix for quantisation (imatrix), not a model.</source>
   <translation>C’est une table pour la quantification (imatrix), pas un modèle.</translation>
  </message>
  <message>
   <source>It generates text by diffusion, not token by token.</source>
   <translation>Il écrit par diffusion, et non token par token.</translation>
  </message>
  <message>
   <source>It is an add-on that speeds up one specific model, not a model in itself.</source>
   <translation>C’est un module qui accélère un modèle précis, pas un modèle à part entière.</translation>
  </message>
  <message>
   <source>It generates speech.</source>
   <translation>Il produit de la parole.</translation>
  </message>
  <message>
   <source>Its encoder would have to read the prompt first, which Foretoken does not support.</source>
   <translation>Son encodeur devrait d’abord lire le prompt, ce que Foretoken ne fait pas.</translation>
  </message>
  <message>
   <source>It has no vocabulary, so it is not a text model.</source>
   <translation>Il n’a pas de vocabulaire, ce n’est donc pas un modèle de texte.</translation>
  </message>
  <message>
   <source>It contains only a vocabulary, no weights.</source>
   <translation>Il contient seulement un vocabulaire, pas de poids.</translation>
  </message>
  <message>
   <source>The built-in models are part of Foretoken and cannot be removed.</source>
   <translation>Les modèles intégrés font partie de Foretoken et restent.</translation>
  </message>
  <message>
   <source>This model is managed by Ollama, and other models may share its files. Remove it with: {command}</source>
   <translation>Ollama garde ce modèle sous un nom qui lui est propre, et d’autres modèles peuvent partager ses fichiers. Pour le supprimer : {command}</translation>
  </message>
  <message>
   <source>{name} could not be moved to the trash: {why}. It stays where it is. Delete it in your file manager.</source>
   <translation>{name} n’a pas pu être mis à la corbeille : {why}. Il est resté à sa place. Supprimez-le dans le gestionnaire de fichiers.</translation>
  </message>
  <message>
   <source>{name} is no longer in the trash, so it cannot be restored.</source>
   <translation>{name} n’est plus dans la corbeille. Il ne peut pas être remis en place.</translation>
  </message>
  <message>
   <source>{name} cannot be restored: {folder} already contains a file with that name. It stays in the trash.</source>
   <translation>{name} ne peut pas être remis en place : un fichier de ce nom se trouve de nouveau dans {folder}. Il reste dans la corbeille.</translation>
  </message>
  <message>
   <source>{name} cannot be restored: {why}. It is in the trash of your system.</source>
   <translation>{name} ne peut pas être remis en place : {why}. Il est dans la corbeille de votre système.</translation>
  </message>
  <message>
   <source>it is the target itself</source>
   <translation>est la cible elle-même</translation>
  </message>
  <message>
   <source>it computes embeddings</source>
   <translation>calcule des plongements (embeddings)</translation>
  </message>
  <message>
   <source>it is an add-on for images or audio</source>
   <translation>est un module complémentaire pour images ou son</translation>
  </message>
  <message>
   <source>it is an adapter, not a whole model</source>
   <translation>est un adaptateur, pas un modèle complet</translation>
  </message>
  <message>
   <source>it does not generate text</source>
   <translation>n’écrit pas de texte</translation>
  </message>
  <message>
   <source>it is broken</source>
   <translation>est défectueux</translation>
  </message>
  <message>
   <source>{what}: {why}</source>
   <comment>a model and its trouble</comment>
   <translation>{what} : {why}</translation>
  </message>
  <message>
   <source>cannot roll back: recurrent</source>
   <translation>ne peut pas revenir en arrière : récurrent</translation>
  </message>
  <message>
   <source>cannot be read: {reason}</source>
   <comment>a model, named before</comment>
   <translation>ne peut pas être lu : {reason}</translation>
  </message>
  <message>
   <source>larger than the target</source>
   <translation>plus grand que la cible</translation>
  </message>
  <message>
   <source>different vocabulary, {speedup}x the plain speed at best</source>
   <translation>vocabulaire différent, au mieux {speedup}x la vitesse sans ébauche</translation>
  </message>
  <message>
   <source>{name} cannot draft here: {reason}.</source>
   <translation>{name} ne peut pas ébaucher ici : {reason}.</translation>
  </message>
  <message>
   <source>This method requires a draft model. Choose one in the list of models, or set Method to Automatic.</source>
   <translation>Il n’y a pas de modèle d’ébauche qui puisse ébaucher à chaque étape. Choisissez-en un avec les modèles, ou passez à l’ébauche automatique.</translation>
  </message>
  <message>
   <source>{name} does not fit in memory together with the loaded models: {needs}. Choose a smaller model, load a smaller pair first, or close other programs.</source>
   <translation>{name} ne tient pas à côté des modèles chargés : {needs}. Choisissez un modèle plus petit, chargez d’abord une paire plus petite, ou fermez d’autres programmes.</translation>
  </message>
  <message>
   <source>The pair needs about {needed} of memory; {free} is free (estimated).</source>
   <translation>La paire nécessite environ {needed} de mémoire, et {free} sont libres (estimation).</translation>
  </message>
  <message>
   <source>Close other programs, shorten the context, or choose a smaller pair.</source>
   <translation>Fermez d’autres programmes, raccourcissez le contexte, ou choisissez une paire plus petite.</translation>
  </message>
  <message>
   <source>{name}, which you used last, is no longer in {folder}. The built-in pair is used instead.</source>
   <translation>{name}, utilisé la dernière fois, n’est plus dans {folder}. La paire intégrée est utilisée à la place.</translation>
  </message>
  <message>
   <source>The draft {name} is no longer in {folder}. The target is used without a draft model.</source>
   <translation>Le modèle d’ébauche {name} n’est plus dans {folder}. La cible est utilisée sans second modèle.</translation>
  </message>
  <message>
   <source>nothing was measured</source>
   <translation>rien n’a été mesuré</translation>
  </message>
  <message>
   <source>too slow to test in {seconds} s</source>
   <translation>trop lent pour être testé en {seconds} s</translation>
  </message>
  <message>
   <source>prompts too long for the context</source>
   <translation>prompts trop longs pour le contexte</translation>
  </message>
  <message>
   <source>answers too short to time</source>
   <translation>réponses trop courtes pour être chronométrées</translation>
  </message>
  <message>
   <source>not enough time</source>
   <translation>le temps a manqué</translation>
  </message>
  <message>
   <source>no other thread count is possible</source>
   <translation>il n’y a pas d’autre nombre de threads possible</translation>
  </message>
  <message>
   <source>drafting is off</source>
   <translation>rien n’est ébauché</translation>
  </message>
  <message>
   <source>no draft model is used</source>
   <translation>aucun modèle d’ébauche n’est utilisé</translation>
  </message>
  <message>
   <source>required by the value cache</source>
   <translation>le cache des valeurs l’exige</translation>
  </message>
  <message>
   <source>the batch is too small for another size</source>
   <translation>la taille du lot n’en permet pas d’autre</translation>
  </message>
  <message>
   <source>The question is too long for the context. Race a shorter one.</source>
   <translation>La question est trop longue pour le contexte. Faites la course avec une plus courte.</translation>
  </message>
  <message>
   <source>This is not a Foretoken benchmark.</source>
   <translation>Ce n’est pas un banc d’essai de Foretoken.</translation>
  </message>
  <message>
   <source>This is not a Foretoken race.</source>
   <translation>Ce n’est pas une course de Foretoken.</translation>
  </message>
  <message>
   <source>This file was written by a newer version of Foretoken.</source>
   <translation>Une version plus récente de Foretoken a écrit ce fichier.</translation>
  </message>
  <message>
   <source>more tokens were accepted than drafted</source>
   <translation>il y a plus de tokens acceptés que de tokens ébauchés</translation>
  </message>
  <message>
   <source>an answer has a mode or a kind of text that is not listed</source>
   <translation>une réponse est d’un mode ou d’un type absent de la liste</translation>
  </message>
  <message>
   <source>its answers are inconsistent</source>
   <translation>ses réponses n’ont pas pu être écrites ainsi</translation>
  </message>
  <message>
   <source>The benchmarks could not be saved: {why}.</source>
   <translation>Les bancs d’essai n’ont pas pu être écrits : {why}.</translation>
  </message>
  <message>
   <source>a model must be either a file on disk or a file on the hub, not both</source>
   <translation>un modèle est soit un fichier sur le disque, soit un modèle du hub, pas les deux</translation>
  </message>
  <message>
   <source>path must be an absolute path and a valid file name</source>
   <translation>path doit être absolu et tel qu’un fichier puisse l’avoir</translation>
  </message>
  <message>
   <source>repository must be owner/name, not {name}</source>
   <translation>repository doit être propriétaire/nom, et non {name}</translation>
  </message>
  <message>
   <source>file must be the name of a .gguf file, not {name}</source>
   <translation>file doit être le nom d’un fichier .gguf, et non {name}</translation>
  </message>
  <message>
   <source>a preset's name can have at most {most} characters</source>
   <translation>le nom d’un préréglage a {most} caractères au plus</translation>
  </message>
  <message>
   <source>a preset's name must be one line of text, not {name}</source>
   <translation>le nom d’un préréglage doit être une ligne de texte, et non {name}</translation>
  </message>
  <message>
   <source>{problem}.</source>
   <comment>what is wrong in a file</comment>
   <translation>{problem}.</translation>
  </message>
  <message>
   <source>The preset {name} does not exist. It may have been deleted or renamed.</source>
   <translation>Il n’y a pas de préréglage {name} ; il a peut-être été supprimé ou renommé.</translation>
  </message>
  <message>
   <source>A preset named {name} already exists. Choose another name.</source>
   <translation>Il existe déjà un préréglage {name}. Choisissez un autre nom.</translation>
  </message>
  <message>
   <source>{model} of {repository} is not on this computer: download it first</source>
   <translation>{model} de {repository} n’est pas sur cet ordinateur : téléchargez-le d’abord</translation>
  </message>
  <message>
   <source>{model} is no longer in {folder}</source>
   <translation>{model} n’est plus dans {folder}</translation>
  </message>
  <message>
   <source>This preset no longer exists, so nothing was exported.</source>
   <translation>Ce préréglage n’existe plus ; rien n’a été exporté.</translation>
  </message>
  <message numerus="yes">
   <source>This would make {count} presets; the limit is {most}. Delete some that you do not need.</source>
   <extracomment>for 1: This would make {count} preset; the limit is {most}. Delete some that you do not need.</extracomment>
   <translation>
    <numerusform>Il y aurait {count} préréglage, et {most} peuvent être conservés. Supprimez ceux dont vous n’avez pas besoin.</numerusform>
    <numerusform>Il y aurait {count} préréglages, et {most} peuvent être conservés. Supprimez ceux dont vous n’avez pas besoin.</numerusform>
   </translation>
  </message>
  <message>
   <source>{file} is too large to be a presets file.</source>
   <translation>{file} est trop grand pour un fichier de préréglages.</translation>
  </message>
  <message>
   <source>{file} is not a JSON file: {reason}.</source>
   <translation>{file} n’est pas un fichier JSON : {reason}.</translation>
  </message>
  <message>
   <source>{file} was not imported. {reason}</source>
   <translation>{file} n’est pas importé. {reason}</translation>
  </message>
  <message>
   <source>The presets were not changed. {why}</source>
   <translation>Les préréglages n’ont pas été modifiés. {why}</translation>
  </message>
  <message>
   <source>Your presets cannot be read: {reason} The next change starts a new file and keeps this one under another name.</source>
   <translation>Vos préréglages sont illisibles : {reason} La prochaine modification commence un nouveau fichier et garde celui-ci à côté.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/network.py" />
   <source>{host} does not respond. Try again later.</source>
   <translation>{host} ne répond pas. Réessayez plus tard.</translation>
  </message>
  <message>
   <source>{host} was not found. Check your internet connection.</source>
   <translation>{host} est introuvable. Cet ordinateur est-il en ligne ?</translation>
  </message>
  <message>
   <source>{host} refused the connection. A firewall may be blocking it. Try again later.</source>
   <translation>{host} a refusé la connexion. Un pare-feu la bloque peut-être. Réessayez plus tard.</translation>
  </message>
  <message>
   <source>{host} cannot be reached: {reason}.</source>
   <translation>{host} est injoignable : {reason}.</translation>
  </message>
  <message>
   <source>The proxy could not connect to {host}: {reason}. Check the proxy settings, or the variables http_proxy, https_proxy and no_proxy.</source>
   <translation>Le proxy ne mène pas à {host} : {reason}. Vérifiez les réglages du proxy, ou les variables http_proxy, https_proxy et no_proxy.</translation>
  </message>
  <message>
   <source>SOCKS proxies are not supported</source>
   <translation>les proxys SOCKS ne sont pas pris en charge</translation>
  </message>
  <message>
   <source>The connection to {host} is not secure: {reason}. Check this computer's clock, or whether security software intercepts the connection.</source>
   <translation>La connexion à {host} n’est pas sûre : {reason}. Vérifiez l’horloge de cet ordinateur, ou si un logiciel de sécurité intercepte la connexion.</translation>
  </message>
  <message>
   <source>The connection to {host} is not secure: {reason}.</source>
   <translation>La connexion à {host} n’est pas sûre : {reason}.</translation>
  </message>
  <message>
   <source>{host} does not support HTTPS. Its address may have to start with http://.</source>
   <translation>{host} ne parle pas https. Son adresse peut commencer par http://.</translation>
  </message>
  <message>
   <source>{host} requires HTTPS. Start its address with https://.</source>
   <translation>{host} exige HTTPS. Faites commencer son adresse par https://.</translation>
  </message>
  <message>
   <source>The connection to {host} was lost. Try again.</source>
   <translation>La connexion à {host} a été interrompue. Réessayez.</translation>
  </message>
  <message>
   <source>{host} sent an invalid response ({error}).</source>
   <translation>{host} a envoyé une réponse non valide ({error}).</translation>
  </message>
  <message>
   <source>{host} sent more than the {most} bytes expected.</source>
   <translation>{host} a envoyé plus que les {most} octets attendus.</translation>
  </message>
  <message>
   <source>{host} redirects to an address that is not HTTPS.</source>
   <translation>{host} mène à une adresse qui n’est pas https.</translation>
  </message>
  <message>
   <source>{address} is not an HTTPS address, so it was not contacted.</source>
   <translation>{address} n’est pas une adresse https, elle n’a donc pas été interrogée.</translation>
  </message>
  <message>
   <source>{file} is in use by another process.</source>
   <translation>{file} est utilisé par un autre processus.</translation>
  </message>
  <message>
   <source>this is not a valid file name</source>
   <translation>aucun fichier ne peut avoir ce nom</translation>
  </message>
  <message>
   <source>it is {kind}, not a regular file</source>
   <translation>c’est {kind}, et seuls des fichiers ordinaires sont utilisés</translation>
  </message>
  <message>
   <source>it is larger than the limit of {most} bytes</source>
   <translation>il contient plus que les {most} octets qui en sont lus</translation>
  </message>
  <message>
   <source>a folder</source>
   <translation>un dossier</translation>
  </message>
  <message>
   <source>a pipe</source>
   <translation>un tube</translation>
  </message>
  <message>
   <source>a socket</source>
   <translation>un socket</translation>
  </message>
  <message>
   <source>a device</source>
   <translation>un périphérique</translation>
  </message>
  <message>
   <source>a link</source>
   <translation>un lien</translation>
  </message>
  <message>
   <source>a newer version of Foretoken wrote it</source>
   <translation>une version plus récente de Foretoken l’a écrit</translation>
  </message>
  <message>
   <source>it is longer than {most} bytes</source>
   <translation>il dépasse {most} octets</translation>
  </message>
  <message>
   <source>it is not text</source>
   <translation>ce n’est pas du texte</translation>
  </message>
  <message>
   <source>line {line}: {problem}</source>
   <translation>ligne {line} : {problem}</translation>
  </message>
  <message>
   <source>it contains a number with thousands of digits</source>
   <translation>il contient un nombre de plusieurs milliers de chiffres</translation>
  </message>
  <message>
   <source>{number} is not a valid number</source>
   <translation>{number} n’est pas un nombre utilisable</translation>
  </message>
  <message>
   <source>its lists and tables are nested more than {most} levels deep</source>
   <translation>ses listes et ses tables sont imbriquées sur plus de {most} niveaux</translation>
  </message>
  <message>
   <source>{what}: {problem}.</source>
   <comment>what is wrong in a file</comment>
   <translation>{what} : {problem}.</translation>
  </message>
  <message>
   <source>unknown field: {field}</source>
   <translation>ce champ n’existe pas : {field}</translation>
  </message>
  <message>
   <source>it contains a name that cannot be displayed</source>
   <translation>son nom ne peut pas être affiché</translation>
  </message>
  <message>
   <source>it contains an invalid date</source>
   <translation>il contient une date qui ne peut pas être affichée</translation>
  </message>
  <message>
   <source>{file} does not match its published checksum, so it was deleted. Try again.</source>
   <translation>{file} n’est pas le fichier annoncé : sa somme de contrôle diffère. Rien n’a été conservé ; réessayez.</translation>
  </message>
  <message>
   <source>{file} cannot be written to {folder}: {reason}.</source>
   <translation>{file} ne peut pas être écrit dans {folder} : {reason}.</translation>
  </message>
  <message>
   <source>{host} refused the request (HTTP {code}).</source>
   <translation>{host} ne l’a pas envoyé (HTTP {code}).</translation>
  </message>
  <message>
   <source>The release feed is in a format that this version does not support.</source>
   <translation>Le flux des versions est d’un type que cette version ne peut pas lire.</translation>
  </message>
  <message>
   <source>The release feed cannot be read: it is damaged.</source>
   <translation>Le flux des versions ne peut pas être lu : il est endommagé.</translation>
  </message>
  <message>
   <source>{repository} no longer contains this version of {file}. Choose it again, or choose another file.</source>
   <translation>{repository} n’a plus {file} tel qu’il était. Choisissez-le, ou un autre, dans la liste des modèles.</translation>
  </message>
  <message>
   <source>The account of the access token does not have access to {what} yet. Accept its terms on {page}; approval can take some time.</source>
   <translation>Le compte du jeton d’accès ne peut pas encore télécharger {what}. Acceptez ses conditions sur {page} ; certains propriétaires ne répondent qu’après un moment.</translation>
  </message>
  <message>
   <source>{what} requires you to accept its terms. Accept them on {page}, then enter an access token of that account.</source>
   <translation>{what} n’est fourni qu’à ceux qui acceptent ses conditions. Acceptez-les sur {page}, puis saisissez un jeton d’accès de ce compte.</translation>
  </message>
  <message>
   <source>{what} no longer has the requested file. Choose the model again.</source>
   <translation>{what} n’a plus ce qui était demandé. Choisissez de nouveau le modèle.</translation>
  </message>
  <message>
   <source>{host} rejected the access token. It may be mistyped, expired or revoked. Enter a new one, or remove it if none is required.</source>
   <translation>{host} n’accepte pas le jeton d’accès : il est peut-être mal saisi, expiré ou révoqué. Saisissez-en un nouveau, ou supprimez-le s’il n’est pas nécessaire.</translation>
  </message>
  <message>
   <source>{host} does not respond like a model hub (HTTP {status}). Check the variable HF_ENDPOINT.</source>
   <translation>{host} ne répond pas comme un hub (HTTP {status}). HF_ENDPOINT est-il correct ?</translation>
  </message>
  <message>
   <source>{host} has no public repository {what}. Check the name. If it is private, an access token of its owner is required.</source>
   <translation>{host} n’a pas de {what} public. Vérifiez le nom ; s’il est privé, il faut un jeton d’accès de son propriétaire.</translation>
  </message>
  <message>
   <source>{host} has no repository {what} that this access token can access. Check the name.</source>
   <translation>{host} n’a pas de {what} que ce jeton d’accès puisse voir. Vérifiez le nom.</translation>
  </message>
  <message>
   <source>{host} denied this computer or account access to {what}. See {page} for the reason.</source>
   <translation>{host} ne donne pas {what} à cet ordinateur ou à ce compte. La raison se trouve sur {page}.</translation>
  </message>
  <message>
   <source>{host} received too many requests from this network. Try again later.</source>
   <translation>{host} a reçu trop de demandes d’ici. Réessayez plus tard.</translation>
  </message>
  <message>
   <source>{host} received too many requests from this network. Try again in {minutes} min.</source>
   <translation>{host} a reçu trop de requêtes d’ici. Réessayez dans {minutes} min.</translation>
  </message>
  <message>
   <source>An access token raises this limit.</source>
   <translation>Un jeton d’accès permet davantage.</translation>
  </message>
  <message>
   <source>{host} cannot handle the request right now (HTTP {status}). Try again later.</source>
   <translation>{host} ne peut pas traiter la requête pour le moment (HTTP {status}). Réessayez plus tard.</translation>
  </message>
  <message>
   <source>{host} refused {what} (HTTP {status}).</source>
   <translation>{host} a refusé {what} (HTTP {status}).</translation>
  </message>
  <message>
   <source>this search</source>
   <translation>la réponse à cette recherche</translation>
  </message>
  <message>
   <source>This is not an access token. An access token is one line of letters and digits.</source>
   <translation>Ce n’est pas un jeton d’accès : un tel jeton est une ligne de lettres et de chiffres.</translation>
  </message>
  <message>
   <source>{name} is not a repository name. Use owner/name, such as Qwen/Qwen3-8B-GGUF.</source>
   <translation>{name} ne désigne pas un dépôt : il faut propriétaire/nom, comme dans Qwen/Qwen3-8B-GGUF.</translation>
  </message>
  <message>
   <source>The variable {name} is not set to an HTTPS address. Correct or unset it.</source>
   <translation>La variable {name} ne contient pas d’adresse https. Corrigez-la ou supprimez-la.</translation>
  </message>
  <message>
   <source>The variable {name} blocks access to the hub. Unset it to download models.</source>
   <translation>La variable {name} interdit d’interroger le hub. Supprimez-la pour télécharger des modèles.</translation>
  </message>
  <message>
   <source>The model is already being downloaded, perhaps in another Foretoken window.</source>
   <translation>Le modèle est déjà en cours de téléchargement, peut-être dans une autre fenêtre de Foretoken.</translation>
  </message>
  <message>
   <source>{file} already exists and differs from the file on the hub. Rename or delete it, then try again.</source>
   <translation>{file} existe déjà et n’est pas le fichier du hub. Renommez-le ou supprimez-le, puis réessayez.</translation>
  </message>
  <message>
   <source>{file} was damaged during the download: its checksum does not match. The downloaded data was discarded. Try again, if necessary on another network.</source>
   <translation>{file} est arrivé avec des octets erronés : sa somme de contrôle diffère. Ce qui est arrivé a été supprimé ; réessayez, au besoin depuis un autre réseau.</translation>
  </message>
  <message>
   <source>{what}. Trying again in {seconds} s.</source>
   <translation>{what}. Nouvel essai dans {seconds} s.</translation>
  </message>
  <message>
   <source>Not enough space in {folder}: the download needs {missing} more, {free} is free, and {reserve} of that must stay free. Free up some space, or choose a smaller file.</source>
   <translation>Il y a trop peu d’espace dans {folder} : {missing} doivent encore arriver, {free} sont libres, dont {reserve} doivent le rester. Supprimez quelque chose, ou choisissez un fichier plus petit.</translation>
  </message>
  <message>
   <source>{folder} cannot be written to: {reason}.</source>
   <translation>Impossible d’écrire dans {folder} : {reason}.</translation>
  </message>
  <message>
   <source>{file} in {folder} cannot be used: {reason}. Remove it and try again.</source>
   <translation>{file} dans {folder} gêne : {reason}. Supprimez-le et réessayez.</translation>
  </message>
  <message>
   <source>No space is left in {folder}: {reason}. What was downloaded is kept. Free up some space and resume.</source>
   <translation>Il n’y a plus de place dans {folder} : {reason}. Ce qui est arrivé est conservé : libérez de l’espace et continuez.</translation>
  </message>
  <message>
   <source>{host}, which stores the file for {hub}, refused the download (HTTP {code}). Try again.</source>
   <translation>{host}, où {hub} conserve le fichier, l’a refusé (HTTP {code}). Réessayez.</translation>
  </message>
  <message>
   <source>{host} sent a different part of the file than requested. Try again later.</source>
   <translation>{host} a envoyé un autre morceau du fichier que celui demandé. Réessayez plus tard.</translation>
  </message>
  <message>
   <source>{host} sent more data than announced. The data was discarded. Try again later.</source>
   <translation>{host} a envoyé plus d’octets qu’annoncé ; ils ont été écartés. Réessayez plus tard.</translation>
  </message>
  <message>
   <source>{model} is {size}; about {expected} was expected.</source>
   <translation>{model} fait {size}, et non environ {expected}.</translation>
  </message>
  <message>
   <source>{model} now requires you to accept its terms on its page.</source>
   <translation>Les conditions de {model} doivent désormais être acceptées sur sa page.</translation>
  </message>
  <message>
   <source>{model} states the licence {licence}, not {expected}.</source>
   <translation>{model} indique la licence {licence}, et non {expected}.</translation>
  </message>
  <message>
   <source>This download leaves only {size} free on the disk.</source>
   <translation>Après ce téléchargement, il ne restera que {size} libres sur le disque.</translation>
  </message>
  <message>
   <source>{address} is not a server address. Use an address such as http://localhost:8080 or https://example.org/v1.</source>
   <translation>{address} n’est pas une adresse de serveur. Une telle adresse ressemble à http://localhost:8080 ou https://example.org/v1.</translation>
  </message>
  <message>
   <source>The address contains a user name or a password. Enter the key in its own field.</source>
   <translation>L’adresse contient un nom ou un mot de passe. Saisissez la clé dans son propre champ.</translation>
  </message>
  <message>
   <source>This is not a key. A key is one line of letters, digits and symbols.</source>
   <translation>Ce n’est pas une clé : une clé est une ligne de lettres, de chiffres et de signes.</translation>
  </message>
  <message>
   <source>You already have {most} servers. Remove one first.</source>
   <translation>Il y a {most} serveurs. Supprimez-en un d’abord.</translation>
  </message>
  <message>
   <source>The list of servers was not changed. {error}</source>
   <translation>La liste des serveurs n’a pas été modifiée. {error}</translation>
  </message>
  <message>
   <source>{host} was not found. Check its name.</source>
   <translation>{host} est introuvable. Son nom est-il correct ?</translation>
  </message>
  <message>
   <source>{host} refused the connection. Check that the server is running and that the port is correct.</source>
   <translation>{host} a refusé la connexion. Vérifiez que le serveur fonctionne et que le port est correct.</translation>
  </message>
  <message>
   <source>The certificate of {host} is not trusted: {reason}. If it is your own, set the environment variable SSL_CERT_FILE to its file.</source>
   <translation>Le certificat de {host} n’est pas approuvé : {reason}. S’il s’agit du vôtre, indiquez son fichier dans la variable d’environnement SSL_CERT_FILE.</translation>
  </message>
  <message>
   <source>Nothing was sent to {host}: the connection is not encrypted, and you have not allowed that.</source>
   <translation>Rien n’a été envoyé à {host} : la connexion n’est pas chiffrée, et vous ne l’avez pas autorisé.</translation>
  </message>
  <message>
   <source>{host} redirects to another address, {where}. Nothing was sent there. If that address is correct, enter it instead of this one.</source>
   <translation>{host} mène à une autre adresse, où rien n’a été envoyé : {where}. Si c’est correct, saisissez-la à la place de celle-ci.</translation>
  </message>
  <message>
   <source>{host} responds but does not list any models. Check that it is a model server.</source>
   <translation>{host} répond, mais ne liste aucun modèle : est-ce un serveur de modèles ?</translation>
  </message>
  <message>
   <source>{server} no longer offers the model {model}. Choose another one.</source>
   <translation>{server} ne propose plus le modèle {model}. Choisissez-en un autre.</translation>
  </message>
  <message>
   <source>The chat does not fit in the context of the model on {host}.</source>
   <translation>La conversation ne tient pas dans le contexte du modèle sur {host}.</translation>
  </message>
  <message>
   <source>{host} requires an API key (HTTP {code}). Enter it.</source>
   <translation>{host} demande une clé (HTTP {code}). Saisissez-la.</translation>
  </message>
  <message>
   <source>{host} rejected the API key (HTTP {code}). Enter another one.</source>
   <translation>{host} n’accepte pas la clé (HTTP {code}). Saisissez-en une autre.</translation>
  </message>
  <message>
   <source>{host} does not have this model, or the address is wrong (HTTP {code}). Check the address, and choose one of its models.</source>
   <translation>{host} n’a pas ce modèle, ou rien à cette adresse (HTTP {code}). Vérifiez l’adresse, et choisissez un de ses modèles.</translation>
  </message>
  <message>
   <source>{host} is still loading its model. Try again in a moment.</source>
   <translation>{host} charge encore son modèle. Réessayez dans un instant.</translation>
  </message>
  <message>
   <source>{host} is busy (HTTP {code}). Try again later.</source>
   <translation>{host} est occupé (HTTP {code}). Réessayez plus tard.</translation>
  </message>
  <message>
   <source>{host} is busy (HTTP {code}). Try again in {seconds} s.</source>
   <translation>{host} est occupé (HTTP {code}) et demande d’attendre {seconds} s.</translation>
  </message>
  <message>
   <source>{host} took too long to respond (HTTP {code}). Try again.</source>
   <translation>{host} a mis trop de temps (HTTP {code}). Réessayez.</translation>
  </message>
  <message>
   <source>{host} reported an error (HTTP {code}). Try again, or check the log of the server.</source>
   <translation>Quelque chose a échoué sur {host} (HTTP {code}). Réessayez ; son journal en dit peut-être plus.</translation>
  </message>
  <message>
   <source>{host} rejected the request (HTTP {code}).</source>
   <translation>{host} refuse de répondre à cela (HTTP {code}).</translation>
  </message>
  <message>
   <source>{sentence} The server says: {words}</source>
   <translation>{sentence} Il dit : {words}</translation>
  </message>
  <message>
   <source>This server cannot continue an answer.</source>
   <translation>Ce serveur ne peut pas continuer une réponse.</translation>
  </message>
  <message>
   <source>{host} did not end its answer after {most} characters.</source>
   <translation>{host} a écrit {most} caractères sans s’arrêter.</translation>
  </message>
  <message>
   <source>The connection to {host} was lost in the middle of the answer. Try again.</source>
   <translation>La connexion à {host} a été interrompue au milieu de la réponse. Réessayez.</translation>
  </message>
  <message>
   <source>{host} stopped in the middle of the answer. Try again, or check the log of the server.</source>
   <translation>{host} a abandonné au milieu de la réponse. Réessayez ; son journal en dit peut-être plus.</translation>
  </message>
  <message>
   <source>{host} sent too much data: {problem}.</source>
   <translation>{host} envoie plus qu’il n’est permis : {problem}.</translation>
  </message>
  <message>
   <source>{host} sent an invalid response: {problem}. Check that it is a model server.</source>
   <translation>{host} a envoyé une réponse non valide : {problem}. Vérifiez que c’est un serveur de modèles.</translation>
  </message>
  <message>
   <source>it is compressed ({kind}), which was not requested</source>
   <translation>c’est compressé ({kind}), ce que personne n’a demandé</translation>
  </message>
  <message>
   <source>it is a web page</source>
   <translation>c’est une page web</translation>
  </message>
  <message>
   <source>it is of the type {kind}</source>
   <translation>c’est du type {kind}</translation>
  </message>
  <message>
   <source>one of its lines is longer than {most} bytes</source>
   <translation>une de ses lignes dépasse {most} octets</translation>
  </message>
  <message>
   <source>it is not an event stream</source>
   <translation>ce n’est pas un flux d’événements</translation>
  </message>
  <message>
   <source>it is not a JSON object</source>
   <translation>ce n’est pas un objet JSON</translation>
  </message>
  <message>
   <source>The server sent several tokens at once, so its counters do not show for all of them whether they were drafted.</source>
   <translation>Le serveur a envoyé plusieurs tokens à la fois, si bien que ses compteurs ne disent pas pour tous s’ils ont été ébauchés.</translation>
  </message>
  <message>
   <source>The server reports how many tokens it drafted and accepted, but not which ones.</source>
   <translation>Le serveur dit combien de tokens il a ébauchés et acceptés, mais pas lesquels.</translation>
  </message>
  <message>
   <source>The server counts the drafts of all its answers together, and it was writing other answers at the same time.</source>
   <translation>Le serveur compte ensemble les ébauches de toutes ses réponses, et il en écrivait d’autres en même temps.</translation>
  </message>
  <message>
   <source>The server does not report whether and what it drafted.</source>
   <translation>Le serveur ne dit pas s’il a ébauché, ni quoi.</translation>
  </message>
  <message>
   <source>Ollama silently cuts off what does not fit in its context. The length is set by OLLAMA_CONTEXT_LENGTH or by the model's num_ctx.</source>
   <translation>Ollama coupe sans rien dire ce qui ne tient pas dans son contexte. La longueur de celui-ci est fixée par OLLAMA_CONTEXT_LENGTH, ou par num_ctx d’un modèle.</translation>
  </message>
 </context>
</TS>
