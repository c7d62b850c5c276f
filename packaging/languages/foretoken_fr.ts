<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
 <context>
  <name>Foretoken</name>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest member of the same family and vocabulary, for trying how a pair works on any computer: a target this small leaves little to gain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit membre de la même famille et du même vocabulaire, pour essayer sur n’importe quel ordinateur comment une paire fonctionne : avec une cible aussi petite, il y a peu à gagner.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Gemma 3, with the same vocabulary; most of its bytes are the vocabulary's own table, so expect a modest gain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Gemma 3, avec le même vocabulaire ; la table du vocabulaire en représente la plus grande part : le gain attendu est modeste.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest member of the same family and vocabulary, a tenth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit membre de la même famille et du même vocabulaire, un dixième de la taille de la cible.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3: the same vocabulary and the same way of thinking aloud before the answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Qwen3 : le même vocabulaire et la même façon de réfléchir à voix haute avant la réponse.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen2.5: one vocabulary for the whole family, a tenth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Qwen2.5 : un seul vocabulaire pour toute la famille, un dixième de la taille de la cible.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest coder of the family, which llama.cpp's own server pairs with the 7B; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Coder de la famille, que le serveur de llama.cpp associe lui-même au 7B ; le code est facile à prévoir.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Llama with the vocabulary of Llama 3, a sixth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Llama avec le vocabulaire de Llama 3, un sixième de la taille de la cible.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>A small Gemma 3 with the same vocabulary, a ninth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un petit Gemma 3 avec le même vocabulaire, un neuvième de la taille de la cible.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen2.5: one vocabulary for the whole family, a twentieth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Qwen2.5 : un seul vocabulaire pour toute la famille, un vingtième de la taille de la cible.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3: the same vocabulary and the same way of thinking aloud, at a fourteenth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Qwen3 : le même vocabulaire et la même façon de réfléchir à voix haute, pour un quatorzième de la taille de la cible.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest coder of the family, which llama.cpp's own server pairs with the 14B; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Coder de la famille, que le serveur de llama.cpp associe lui-même au 14B ; le code est facile à prévoir.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made as a draft for this very model: a small Qwen2.5 with Mistral's vocabulary, trained on Mistral's answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conçu comme modèle d’ébauche pour ce modèle précis : un petit Qwen2.5 avec le vocabulaire de Mistral, entraîné sur les réponses de Mistral.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>A small Gemma 3 with the same vocabulary, a twentieth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un petit Gemma 3 avec le même vocabulaire, un vingtième de la taille de la cible.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Published by llama.cpp's makers as a pair, in one repository; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Publiés ensemble par les auteurs de llama.cpp, dans un seul dépôt ; le code est facile à prévoir.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Of the same family and vocabulary; beside a target this slow the 1.5B costs little and usually guesses better than the 0.5B.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De la même famille et du même vocabulaire ; à côté d’une cible aussi lente, le 1.5B coûte peu et devine en général mieux que le 0.5B.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Of the same family and vocabulary; beside a target this slow the 1.7B costs little more than the 0.6B and usually guesses better.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De la même famille et du même vocabulaire ; à côté d’une cible aussi lente, le 1.7B coûte à peine plus que le 0.6B et devine en général mieux.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Llama with the vocabulary of Llama 3, a fiftieth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Llama avec le vocabulaire de Llama 3, un cinquantième de la taille de la cible.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Of the same family and vocabulary, at less than a fortieth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De la même famille et du même vocabulaire, pour moins d’un quarantième de la taille de la cible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>New chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nouvelle conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>sent to {name} ({host})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>envoyé à {name} ({host})</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>the processor</source>
   <comment>it computes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le processeur</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>on {places}</source>
   <comment>what computes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sur {places}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} takes too long to read: it is damaged, or made to keep its readers busy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La lecture de {name} prend trop de temps : le fichier est endommagé, ou fait pour occuper ses lecteurs.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} needs too much memory to read: it is damaged, or made to fill it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La lecture de {name} demande trop de mémoire : le fichier est endommagé, ou fait pour la remplir.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: reading it came to no end.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être lu : la lecture n’a pas abouti.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is protected by a password.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est protégé par un mot de passe.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has no text in it, only pictures, as a scan does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne contient pas de texte, seulement des images, comme un document numérisé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has changed while it was being attached.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} a changé pendant qu’il était joint.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is encrypted in a way that cannot be read here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est chiffré d’une façon qui ne peut pas être lue ici.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is damaged or of a kind that cannot be read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est endommagé ou d’un type qui ne peut pas être lu.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read ({reason}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être lu ({reason}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: no process could be started for it ({reason}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être lu : aucun processus n’a pu être démarré pour cela ({reason}).</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has {count} pages, and at most {most} can be read.</source>
   <extracomment>for 1: {name} has {count} page, and at most {most} can be read.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{name} a {count} page, et {most} au plus peuvent être lues.</numerusform>
    <numerusform>{name} a {count} pages, et {most} au plus peuvent être lues.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has more than {count} characters of text.</source>
   <extracomment>for 1: {name} has more than {count} character of text.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{name} a plus de {count} caractère de texte.</numerusform>
    <numerusform>{name} a plus de {count} caractères de texte.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is an image. Models here read text only: put into words what they should know of it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est une image. Les modèles ne lisent ici que du texte : décrivez par des mots ce qu’ils doivent en savoir.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a sound or video recording. Models here read text only: attach a transcript.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est un enregistrement audio ou vidéo. Les modèles ne lisent ici que du texte : joignez une transcription.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is an archive. Unpack it and attach the files that matter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est une archive. Décompressez-la et joignez les fichiers utiles.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is an office document. Save it as a PDF or as plain text, and attach that.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est un document bureautique. Enregistrez-le au format PDF ou texte brut, et joignez ce fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a model, not a text. Choose it with Models (Ctrl+O).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est un modèle, pas un texte. Choisissez-le avec Modèles (Ctrl+O).</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is not a text file. Text files of any kind and PDFs can be attached.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} n’est pas un fichier texte. Il est possible de joindre des fichiers texte de tout type et des PDF.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a folder. Attach the files in it that matter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est un dossier. Joignez les fichiers utiles qu’il contient.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a pipe. Attach ordinary files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est un tube. Joignez des fichiers ordinaires.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a socket. Attach ordinary files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est un socket. Joignez des fichiers ordinaires.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a device. Attach ordinary files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est un périphérique. Joignez des fichiers ordinaires.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is empty: there is nothing to attach.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est vide : il n’y a rien à joindre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: {reason}. Attach another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être lu : {reason}. Joignez un autre fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: {reason}. Check the file, or attach a copy of it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être lu : {reason}. Vérifiez le fichier, ou joignez-en une copie.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>Copy the text that matters into the message, or attach another version of the file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiez le texte utile dans le message, ou joignez une autre version du fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has {size}, and at most {most} can be attached: more than the context of a model holds. Cut out the part that matters, and attach that.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} fait {size}, et {most} au plus peuvent être joints : c’est plus que n’en contient le contexte d’un modèle. Découpez la partie utile et joignez-la.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Start a new chat, or let old turns drop out of the context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Commencez une nouvelle conversation, ou laissez les anciens tours sortir du contexte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chargez le modèle avec un contexte plus long.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Shorten it, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raccourcissez-le, ou chargez le modèle avec un contexte plus long.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>This message has {count} tokens, which leaves no room for an answer: the model's context holds {context}.</source>
   <extracomment>for 1: This message has {count} token, which leaves no room for an answer: the model's context holds {context}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Ce message a {count} token, ce qui ne laisse pas de place pour une réponse : le contexte du modèle en contient {context}.</numerusform>
    <numerusform>Ce message a {count} tokens, ce qui ne laisse pas de place pour une réponse : le contexte du modèle en contient {context}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>This message with the system prompt has {count} tokens, which leaves no room for an answer: the model's context holds {context}.</source>
   <extracomment>for 1: This message with the system prompt has {count} token, which leaves no room for an answer: the model's context holds {context}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Ce message a {count} token avec le prompt système, ce qui ne laisse pas de place pour une réponse : le contexte du modèle en contient {context}.</numerusform>
    <numerusform>Ce message a {count} tokens avec le prompt système, ce qui ne laisse pas de place pour une réponse : le contexte du modèle en contient {context}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>This answer with its question has {count} tokens, which leaves no room for more of it: the model's context holds {context}.</source>
   <extracomment>for 1: This answer with its question has {count} token, which leaves no room for more of it: the model's context holds {context}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Cette réponse a {count} token avec sa question, ce qui ne laisse pas de place pour la suite : le contexte du modèle en contient {context}.</numerusform>
    <numerusform>Cette réponse a {count} tokens avec sa question, ce qui ne laisse pas de place pour la suite : le contexte du modèle en contient {context}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>This chat has {count} tokens, which leaves no room for an answer: the model's context holds {context}.</source>
   <extracomment>for 1: This chat has {count} token, which leaves no room for an answer: the model's context holds {context}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Cette conversation a {count} token, ce qui ne laisse pas de place pour une réponse : le contexte du modèle en contient {context}.</numerusform>
    <numerusform>Cette conversation a {count} tokens, ce qui ne laisse pas de place pour une réponse : le contexte du modèle en contient {context}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>This chat has {count} tokens, which leaves no room for more of it: the model's context holds {context}.</source>
   <extracomment>for 1: This chat has {count} token, which leaves no room for more of it: the model's context holds {context}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Cette conversation a {count} token, ce qui ne laisse pas de place pour la suite : le contexte du modèle en contient {context}.</numerusform>
    <numerusform>Cette conversation a {count} tokens, ce qui ne laisse pas de place pour la suite : le contexte du modèle en contient {context}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template does not end: it was stopped after {seconds} s of work.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation de ce modèle ne se termine pas : il a été arrêté après {seconds} s de travail.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template needs too much memory: it was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation de ce modèle demande trop de mémoire : il a été arrêté.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template crashed the process that renders it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation de ce modèle a fait planter le processus qui l’applique.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template writes more than the model's context can hold: it was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation de ce modèle écrit plus que le contexte du modèle ne peut contenir : il a été arrêté.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template calls itself too often: it was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation de ce modèle s’appelle lui-même trop souvent : il a été arrêté.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>It was stopped before the prompt was ready.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il a été arrêté avant que le prompt soit prêt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>The process that renders chat templates cannot be started: {reason}. Close other programs, or start Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le processus qui applique les gabarits de conversation ne peut pas être démarré : {reason}. Fermez d’autres programmes, ou redémarrez Foretoken.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template has {count} characters, and a template has {most} at most.</source>
   <extracomment>for 1: This model's chat template has {count} character, and a template has {most} at most.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Le gabarit de conversation de ce modèle a {count} caractère, et un gabarit en a {most} au plus.</numerusform>
    <numerusform>Le gabarit de conversation de ce modèle a {count} caractères, et un gabarit en a {most} au plus.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>Use the plain chat format instead, or choose another model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utilisez le format de conversation simple, ou choisissez un autre modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>The model's chat template is not valid: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation du modèle n’est pas valide : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>The model's chat template cannot render this conversation: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation du modèle ne peut pas mettre en forme cette conversation : {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Unset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Non défini</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réflexion</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The model thinks before it answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle réfléchit avant de répondre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Reasoning effort</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Effort de raisonnement</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>How long the model thinks before it answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Combien de temps le modèle réfléchit avant de répondre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Thinking effort</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Effort de réflexion</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Thinking budget</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Budget de réflexion</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>How many tokens the model is to think at most.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Combien de tokens le modèle peut consacrer à la réflexion, au plus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Keep earlier thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Garder les réflexions précédentes</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The model is told what it thought before earlier answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que le modèle a pensé avant ses réponses précédentes lui est transmis.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Leave out earlier thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Omettre les réflexions précédentes</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The model is not told what it thought before earlier answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que le modèle a pensé avant ses réponses précédentes ne lui est pas transmis.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Date</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Date</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The day that the model takes for today.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le jour que le modèle prend pour aujourd’hui.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Identity</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Identité</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>What the model is told of who it is.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui est dit au modèle sur ce qu’il est.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The chat template of this model reads “{name}”; what it does is up to the model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation de ce modèle lit « {name} » ; son effet dépend du modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The draft failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ébauche a échoué</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>Verification failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La vérification a échoué</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The target failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cible a échoué</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The context was full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le contexte était plein</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The limit of steps was reached</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La limite d’étapes a été atteinte</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>A model could not be loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un modèle n’a pas pu être chargé</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The memory was full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La mémoire était pleine</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The chat template failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation a échoué</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The prompt could not be made</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le prompt n’a pas pu être préparé</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The graphics card failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La carte graphique a échoué</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The model did not stop</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle ne s’est pas arrêté</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>A server did not answer as it should</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un serveur n’a pas répondu comme il le devrait</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>Something unexpected went wrong</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une erreur inattendue s’est produite</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>WebP (smaller, all colours)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>WebP (plus petit, toutes les couleurs)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>GIF (shown everywhere, 255 colours)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>GIF (affiché partout, 255 couleurs)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought</source>
   <comment>a model, before it answered</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réflexion</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought, {count} tokens</source>
   <extracomment>for 1: Thought, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Réflexion, {count} token</numerusform>
    <numerusform>Réflexion, {count} tokens</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {seconds} s, {count} tokens</source>
   <extracomment>for 1: Thought for {seconds} s, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Réflexion pendant {seconds} s, {count} token</numerusform>
    <numerusform>Réflexion pendant {seconds} s, {count} tokens</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/chatgpt.py" />
   <source>it has more than {count} nodes</source>
   <extracomment>for 1: it has more than {count} node</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>elle a plus de {count} nœud</numerusform>
    <numerusform>elle a plus de {count} nœuds</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/chatgpt.py" />
   <source>its nodes answer themselves</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ses nœuds se répondent à eux-mêmes</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/chatgpt.py" />
   <source>nothing is said in it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rien n’y est dit</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/exporting.py" />
   <source>{file} cannot be written: {reason}. Nothing was changed. Choose another place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ne peut pas être écrit : {reason}. Rien n’a été modifié. Choisissez un autre emplacement.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Web page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Page web</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>One file that any browser shows as this window does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un seul fichier, que tout navigateur affiche comme cette fenêtre.</translation>
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
   <translation>Des pages à lire, à imprimer et à envoyer.</translation>
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
   <translation>Du texte brut avec des titres, pour des notes et des wikis.</translation>
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
   <translation>Tout, sans perte : chaque version, chaque token et chaque étape. Foretoken peut le réimporter.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Steps (JSON Lines)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Étapes (JSON Lines)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>A line for every step of every answer, with its tokens, for analysis.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une ligne pour chaque étape de chaque réponse, avec ses tokens, pour l’analyse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Statistics (CSV)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Statistiques (CSV)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>A row for every answer with its speed and acceptance, for spreadsheets.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une ligne pour chaque réponse, avec sa vitesse et son acceptation, pour les tableurs.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>{count} chats</source>
   <extracomment>for 1: {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation</numerusform>
    <numerusform>{count} conversations</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>Token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Couleurs des tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>Chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>System prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt système</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>Attached: {names}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fichiers joints : {names}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_text.py" />
   <source>done</source>
   <comment>of a task</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>fait</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_text.py" />
   <source>to do</source>
   <comment>of a task</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>à faire</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} holds more than {count} chats. Import parts.</source>
   <extracomment>for 1: {name} holds more than {count} chat. Import parts.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{name} contient plus de {count} conversation. Importez-le par parties.</numerusform>
    <numerusform>{name} contient plus de {count} conversations. Importez-le par parties.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} is a folder. Choose the files in it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est un dossier. Choisissez les fichiers qu’il contient.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être lu : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be unpacked: it is damaged, or locked by a password. Unpack it and choose the file conversations.json.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être décompressé : il est endommagé, ou protégé par un mot de passe. Décompressez-le et choisissez le fichier conversations.json.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be imported: {reason}. Foretoken reads its own JSON, ChatGPT's export and the conversations of LM Studio.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être importé : {reason}. Foretoken lit son propre JSON, l’export de ChatGPT et les conversations de LM Studio.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>There is no chat in {name}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas de conversation dans {name}.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} holds more than {count} files.</source>
   <extracomment>for 1: {name} holds more than {count} file.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{name} contient plus de {count} fichier.</numerusform>
    <numerusform>{name} contient plus de {count} fichiers.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>There are no conversations in {name}: it should hold a file conversations.json, as ChatGPT's export does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas de conversations dans {name} : il devrait contenir un fichier conversations.json, comme l’export de ChatGPT.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>it unpacks to more than {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>une fois décompressé, il dépasse {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>it has no conversations</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il n’a pas de conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>no conversation is in it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il ne contient aucune conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>no conversation of a known kind is in it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il ne contient aucune conversation d’un type connu</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/lm_studio.py" />
   <source>it has more than {count} messages</source>
   <extracomment>for 1: it has more than {count} message</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>elle a plus de {count} message</numerusform>
    <numerusform>elle a plus de {count} messages</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/lm_studio.py" />
   <source>message {number} is none</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le message {number} n’en est pas un</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/lm_studio.py" />
   <source>message {number} has more than {count} versions</source>
   <extracomment>for 1: message {number} has more than {count} version</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>le message {number} a plus de {count} version</numerusform>
    <numerusform>le message {number} a plus de {count} versions</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/markdown_file.py" />
   <source>folder {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dossier {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>holds something that it never holds</source>
   <comment>of a field in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contient quelque chose qui ne s’y trouve jamais</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>It was written by a newer Foretoken, or changed since. Install the newer version to import it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le fichier a été écrit par une version plus récente de Foretoken, ou modifié depuis. Installez la version plus récente pour l’importer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>the conversation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>may hold {most} at most</source>
   <comment>of a field in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>peut contenir {most} au plus</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>message {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>message {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>is none of its messages</source>
   <comment>of a field in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>n’est aucun de ses messages</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>is no message before it</source>
   <comment>of a field in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>n’est pas un message qui le précède</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>is that of another message</source>
   <comment>of a field in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>est celui d’un autre message</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>must be a whole number, written as text</source>
   <comment>of a field in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>doit être un nombre entier, écrit comme texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>is no number that an id can be</source>
   <comment>of a field in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>n’est pas un nombre qui peut servir d’identifiant</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>is no moment that a clock shows</source>
   <comment>of a field in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>n’est pas un moment qu’une horloge indique</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>is no speed</source>
   <comment>of a field in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>n’est pas une vitesse</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>is none that is known</source>
   <comment>of a field in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>n’est pas une valeur connue</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/recorded_answer.py" />
   <source>No answer in {name} was kept with its tokens, so none can play again. Foretoken's own JSON export has them.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune réponse de {name} n’a été conservée avec ses tokens, donc aucune ne peut être rejouée. L’export JSON de Foretoken, lui, les contient.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>at an unknown time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>à un moment inconnu</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>You</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vous</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>Answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup was not made, because the file of your chats is damaged. Restart Foretoken to repair it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La sauvegarde n’a pas été faite, car le fichier de vos conversations est endommagé. Redémarrez Foretoken pour le réparer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup {name} takes too long to read: it is damaged, or was made to.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La lecture de la sauvegarde {name} prend trop de temps : elle est endommagée, ou faite pour cela.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>{name} is not a backup of Foretoken's chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} n’est pas une sauvegarde des conversations de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup {name} is damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La sauvegarde {name} est endommagée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup {name} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La sauvegarde {name} ne peut pas être lue : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>Nothing was changed. Choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’a été modifié. Choisissez un autre fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the disk is full.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le disque est plein.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Free some space on it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Libérez-y de l’espace.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>another program keeps the file {name} locked.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un autre programme garde le fichier {name} verrouillé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Close that program.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fermez ce programme.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the folder {folder} is not writable.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le dossier {folder} n’est pas accessible en écriture.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Change its permissions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifiez ses autorisations.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the disk that holds {folder} is read-only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le disque qui contient {folder} est en lecture seule.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Make it writable.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rendez-le accessible en écriture.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>{name} in {folder} is not used, because {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} dans {folder} n’est pas utilisé, car {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Put an ordinary file in its place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mettez un fichier ordinaire à sa place.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the disk that holds {folder} reports an error ({reason}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le disque qui contient {folder} signale une erreur ({reason}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Check the disk.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérifiez le disque.</translation>
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
   <translation>Vérifiez le dossier {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>This cannot be saved, because what it belongs to no longer exists ({reason}). Copy it if you need it, and continue in a new chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ceci ne peut pas être enregistré, car l’élément dont il dépend n’existe plus ({reason}). Copiez-le si vous en avez besoin et continuez dans une nouvelle conversation.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The search index is damaged. Restart Foretoken to repair it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’index de recherche est endommagé. Redémarrez Foretoken pour le réparer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The file of your chats is damaged. Restart Foretoken to repair it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le fichier de vos conversations est endommagé. Redémarrez Foretoken pour le réparer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>SQLite cannot do this: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>SQLite ne peut pas faire cela : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The backup cannot be saved: {cause} {remedy}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La sauvegarde ne peut pas être enregistrée : {cause} {remedy}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The chats cannot be saved: {cause} {remedy} Until then, new messages are kept only while Foretoken is open.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les conversations ne peuvent pas être enregistrées : {cause} {remedy} D’ici là, les nouveaux messages ne sont conservés que tant que Foretoken est ouvert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The chats are in use by another Foretoken, so here they are neither shown nor saved. Close the other one and restart this one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les conversations sont utilisées par un autre Foretoken ; ici, elles ne sont donc ni affichées ni enregistrées. Fermez l’autre et redémarrez celui-ci.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>Not everything could be deleted: {reason} ({file}). Close other programs that use these files, and try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout n’a pas pu être supprimé : {reason} ({file}). Fermez les autres programmes qui utilisent ces fichiers, puis réessayez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The file of your chats was missing, empty or damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le fichier de vos conversations était absent, vide ou endommagé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The backup of {time} took its place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La sauvegarde du {time} l’a remplacé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>There was no backup yet.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y avait pas encore de sauvegarde.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/files.py" />
   <source>{count} messages were recovered from the damaged file.</source>
   <extracomment>for 1: {count} message was recovered from the damaged file.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} message a été récupéré du fichier endommagé.</numerusform>
    <numerusform>{count} messages ont été récupérés du fichier endommagé.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The damaged file is kept as {name} in the same folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le fichier endommagé est conservé sous le nom {name} dans le même dossier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/schema.py" />
   <source>The file holds no chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le fichier ne contient pas de conversations.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/schema.py" />
   <source>These chats were saved by a newer version of Foretoken (format {version}; this version reads up to {newest}), so they are left alone. Install the newer version. Until then, chats are kept only while Foretoken is open.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ces conversations ont été enregistrées par une version plus récente de Foretoken (format {version} ; cette version lit jusqu’à {newest}) ; elles sont donc laissées telles quelles. Installez la version plus récente. D’ici là, les conversations ne sont conservées que tant que Foretoken est ouvert.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/store.py" />
   <source>The backup cannot be saved there, because that folder holds the chats themselves. Choose another folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La sauvegarde ne peut pas être enregistrée à cet endroit, car ce dossier contient les conversations elles-mêmes. Choisissez un autre dossier.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/store.py" />
   <source>{count} chats were restored from the backup {name}.</source>
   <extracomment>for 1: {count} chat was restored from the backup {name}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation a été restaurée depuis la sauvegarde {name}.</numerusform>
    <numerusform>{count} conversations ont été restaurées depuis la sauvegarde {name}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/store.py" />
   <source>What was here before is kept as {name} in the folder {folder} of the chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui se trouvait ici auparavant est conservé sous le nom {name} dans le dossier {folder} des conversations.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/answer_control.py" />
   <source>The model did not stop, so this answer was given up as it was.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle ne s’est pas arrêté ; cette réponse a donc été abandonnée dans l’état où elle était.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/answer_run.py" />
   <source>{first}, then {second}</source>
   <comment>models</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{first}, puis {second}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>What the model was told before this answer cannot be put together again as it was: the system prompt, an earlier message or a setting of the template is another one now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui a été transmis au modèle avant cette réponse ne peut pas être reconstitué tel quel : le prompt système, un message antérieur ou un réglage du gabarit a changé depuis.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>reading this answer again {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nouvelle lecture de cette réponse {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>A server wrote this answer, and told no more of it than is shown: its probabilities are not known.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un serveur a écrit cette réponse, et n’en a pas dit plus que ce qui est affiché : ses probabilités ne sont pas connues.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>How this answer was written is not known, so only its records are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>On ne sait pas comment cette réponse a été écrite ; seules ses données enregistrées sont donc affichées.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>How long its prompt was is not known, so only its records are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>On ne connaît pas la longueur de son prompt ; seules ses données enregistrées sont donc affichées.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>Only what was recorded is shown. The alternatives can be found out once the model that wrote this answer is loaded: {model}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seul ce qui a été enregistré est affiché. Les alternatives pourront être retrouvées une fois chargé le modèle qui a écrit cette réponse : {model}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The alternatives can be found out once the answer has ended.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les alternatives pourront être retrouvées une fois la réponse terminée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>{model} drafted for this answer, and is not loaded: of it there is only what was recorded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} a ébauché cette réponse et n’est pas chargé : de lui, il n’y a que ce qui a été enregistré.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>How the chat template was set for this answer was not kept. It is read with the present or the usual settings, with which the prompt is as long as it was; others may have made it as long, too.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les réglages du gabarit de conversation pour cette réponse n’ont pas été conservés. Elle est lue avec les réglages actuels ou habituels, avec lesquels le prompt est aussi long qu’il l’était ; d’autres réglages ont pu lui donner la même longueur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/background.py" />
   <source>Something unexpected went wrong ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une erreur inattendue s’est produite ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/chat_archive.py" />
   <source>The chats cannot be kept: something unexpected went wrong ({error}). They go on in this window until it is closed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les conversations ne peuvent pas être conservées : une erreur inattendue s’est produite ({error}). Elles continuent dans cette fenêtre jusqu’à sa fermeture.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed {chat}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Renommé : {chat}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Pinned {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Épinglé : {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Unpinned {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Désépinglé : {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Archived {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Archivé : {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>{chat} is back in the list.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{chat} est de retour dans la liste.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>{count} chats are back in the list.</source>
   <extracomment>for 1: {count} chat is back in the list.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation est de retour dans la liste.</numerusform>
    <numerusform>{count} conversations sont de retour dans la liste.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Moved {chats} out of the folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sorti du dossier : {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Moved {chats} to {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Déplacé vers {folder} : {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Moved {chats} to a new folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Déplacé vers un nouveau dossier : {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Copied {chat}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copié : {chat}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Deleted {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimé : {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Made a folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dossier créé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed folder {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dossier {folder} renommé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Deleted folder {folder}. Its chats stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dossier {folder} supprimé. Ses conversations restent.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>“{name}”</source>
   <comment>a name in quotation marks</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>« {name} »</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>today</source>
   <comment>a short date</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aujourd’hui</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>yesterday</source>
   <comment>a short date</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>hier</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>d MMM</source>
   <comment>how a day of this year is written in short, in Qt's letters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>d MMM</translation>
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
   <translation>Épinglées</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Temporary</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temporaires</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Today</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aujourd’hui</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Yesterday</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hier</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Previous 7 days</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>7 derniers jours</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Previous 30 days</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>30 derniers jours</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Chats are not saved now, so that none can be read or imported.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les conversations ne sont pas enregistrées en ce moment, si bien qu’aucune ne peut être lue ni importée.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Imported {count} chats.</source>
   <extracomment>for 1: Imported {count} chat.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation importée.</numerusform>
    <numerusform>{count} conversations importées.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Nothing new was imported.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien de nouveau n’a été importé.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>{count} chats went on differently here, and now stand beside what you have.</source>
   <extracomment>for 1: {count} chat went on differently here, and now stands beside what you have.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation s’est poursuivie autrement ici, et se trouve maintenant à côté de la vôtre.</numerusform>
    <numerusform>{count} conversations se sont poursuivies autrement ici, et se trouvent maintenant à côté des vôtres.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>{count} chats were here already.</source>
   <extracomment>for 1: {count} chat was here already.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation était déjà ici.</numerusform>
    <numerusform>{count} conversations étaient déjà ici.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>{count} chats could not be read.</source>
   <extracomment>for 1: {count} chat could not be read.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation n’a pas pu être lue.</numerusform>
    <numerusform>{count} conversations n’ont pas pu être lues.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>There is no chat to export.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas de conversation à exporter.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>None of the chats can be imported: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune des conversations ne peut être importée : {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/prompt_library.py" />
   <source>New prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nouveau prompt</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>A message can have {most} files: {count} are left out. Join some of them into one.</source>
   <extracomment>for 1: A message can have {most} files: {count} is left out. Join some of them into one.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Un message peut avoir {most} fichiers : {count} est laissé de côté. Réunissez-en quelques-uns en un seul.</numerusform>
    <numerusform>Un message peut avoir {most} fichiers : {count} sont laissés de côté. Réunissez-en quelques-uns en un seul.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>{name} is left out: the files of a message can have {size} of text together. Send it with another message.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est laissé de côté : les fichiers d’un message peuvent contenir ensemble {size} de texte. Envoyez-le avec un autre message.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>{name} cannot be read: something unexpected went wrong ({error}). Attach a copy of it as plain text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être lu : une erreur inattendue s’est produite ({error}). Joignez-en une copie en texte brut.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The answer ended with an error. What was queued is back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La réponse s’est terminée par une erreur. Ce qui était en attente est de retour dans le champ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The answer was stopped. What was queued is back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La réponse a été arrêtée. Ce qui était en attente est de retour dans le champ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The model was not loaded. What was queued is back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle n’a pas été chargé. Ce qui était en attente est de retour dans le champ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/recent_files.py" />
   <source>No file was attached lately</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun fichier n’a été joint récemment</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Question supprimée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Answer deleted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réponse supprimée.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted, with {count} messages and other versions behind it.</source>
   <extracomment>for 1: Question deleted, with {count} message and other versions behind it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Question supprimée, avec {count} message et d’autres versions à la suite.</numerusform>
    <numerusform>Question supprimée, avec {count} messages et d’autres versions à la suite.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted, with {count} messages behind it.</source>
   <extracomment>for 1: Question deleted, with {count} message behind it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Question supprimée, avec {count} message à la suite.</numerusform>
    <numerusform>Question supprimée, avec {count} messages à la suite.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/controller.py" />
   <source>Answer deleted, with {count} messages and other versions behind it.</source>
   <extracomment>for 1: Answer deleted, with {count} message and other versions behind it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Réponse supprimée, avec {count} message et d’autres versions à la suite.</numerusform>
    <numerusform>Réponse supprimée, avec {count} messages et d’autres versions à la suite.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/controller.py" />
   <source>Answer deleted, with {count} messages behind it.</source>
   <extracomment>for 1: Answer deleted, with {count} message behind it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Réponse supprimée, avec {count} message à la suite.</numerusform>
    <numerusform>Réponse supprimée, avec {count} messages à la suite.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>The model runs on a server. This needs one that runs in Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle s’exécute sur un serveur. Il en faut ici un qui s’exécute dans Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>The model did not stop, and was left behind. Choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle ne s’est pas arrêté, et a été abandonné. Choisissez-en un autre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>No model is loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun modèle n’est chargé</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>This server cannot go on with an answer that was begun</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce serveur ne peut pas continuer une réponse commencée</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/pair_benchmark.py" />
   <source>The context is too short for the questions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le contexte est trop court pour les questions.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/pair_benchmark.py" />
   <source>Its draft does not fit the target: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Son ébauche ne convient pas à la cible : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/pair_benchmark.py" />
   <source>There is not enough free memory for it beside the pair in use: it {need}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas assez de mémoire libre pour elle à côté de la paire utilisée : elle {need}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/pair_benchmark.py" />
   <source>benchmarking {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>banc d’essai {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/pair_proof.py" />
   <source>proving this pair {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>preuve de cette paire {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/pair_racing.py" />
   <source>racing {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>course {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/pair_tuning.py" />
   <source>trying settings {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>essai des paramètres {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/ways_out.py" />
   <source>The graphics card has no room left for this. {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La carte graphique n’a plus de place pour cela. {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/ways_out.py" />
   <source>The graphics card, or its driver, failed: {reason}. What was written so far is there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La carte graphique, ou son pilote, a échoué : {reason}. Ce qui a été écrit jusqu’ici est là.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/ways_out.py" />
   <source>llama.cpp failed: {reason}. What was written so far is there. Load the model again, or choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>llama.cpp a échoué : {reason}. Ce qui a été écrit jusqu’ici est là. Chargez de nouveau le modèle, ou choisissez-en un autre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/ways_out.py" />
   <source>Load it again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le charger de nouveau</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/ways_out.py" />
   <source>Use what fits here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser ce qui convient ici</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/engine/ways_out.py" />
   <source>Use {some} of {count} layers on the GPU</source>
   <extracomment>for 1: Use {some} of {count} layer on the GPU</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Utiliser {some} sur {count} couche sur le GPU</numerusform>
    <numerusform>Utiliser {some} des {count} couches sur le GPU</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/ways_out.py" />
   <source>Use the processor</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser le processeur</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>Something unexpected went wrong: {what}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une erreur inattendue s’est produite : {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>{server} offers no model {model} any more. Choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{server} ne propose plus le modèle {model}. Choisissez-en un autre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>No model is loaded. Choose one first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun modèle n’est chargé. Choisissez-en un d’abord.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>model cannot roll back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le modèle ne peut pas revenir en arrière</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/benchmark_history.py" />
   <source>The benchmarks could not be written: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les bancs d’essai n’ont pas pu être écrits : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/draft_ranking.py" />
   <source>The models could not be compared: {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les modèles n’ont pas pu être comparés : {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/engine_wish.py" />
   <source>There is no draft model that could draft in every step. Choose one with the models, or draft automatically.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas de modèle d’ébauche qui puisse ébaucher à chaque étape. Choisissez-en un avec les modèles, ou passez à l’ébauche automatique.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/folder_list.py" />
   <source>The list of folders was not changed. {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La liste des dossiers n’a pas été modifiée. {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/known_servers.py" />
   <source>The list of servers was not changed. {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La liste des serveurs n’a pas été modifiée. {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/last_pair.py" />
   <source>{name}, which was used last, is no longer in {folder}. The built-in pair is used instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name}, utilisé la dernière fois, n’est plus dans {folder}. La paire intégrée est utilisée à la place.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/last_pair.py" />
   <source>The draft {name} is no longer in {folder}. The target is used without a second model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle d’ébauche {name} n’est plus dans {folder}. La cible est utilisée sans second modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>Looking for models failed: {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La recherche de modèles a échoué : {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>{name} is not a model file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} n’est pas un fichier de modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>{path} cannot be read: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{path} ne peut pas être lu : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>{path} makes no sense ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le contenu de {path} n’a pas de sens ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>The built-in models belong to Foretoken and stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les modèles intégrés font partie de Foretoken et restent.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>Ollama keeps this model under a name of its own, and other models may share its files. Remove it with: {command}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ollama garde ce modèle sous un nom qui lui est propre, et d’autres modèles peuvent partager ses fichiers. Pour le supprimer : {command}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It lies in the cache of Hugging Face, which keeps the data apart from the name: both go, and programs that want it again will download it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il se trouve dans le cache de Hugging Face, qui garde les données séparément du nom : les deux disparaîtront, et les programmes qui voudront encore ce modèle le téléchargeront à nouveau.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It is a link: only the link is moved, the file itself stays.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>C’est un lien : seul le lien est déplacé, le fichier lui-même reste.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} cannot be brought back: there is a file of that name in {folder} again. It stays in the trash.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être remis en place : un fichier de ce nom se trouve de nouveau dans {folder}. Il reste dans la corbeille.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} could not be moved to the trash: {why}. It is where it was. Remove it in the file manager.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} n’a pas pu être mis à la corbeille : {why}. Il est resté à sa place. Supprimez-le dans le gestionnaire de fichiers.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} is no longer in the trash. It cannot be brought back.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} n’est plus dans la corbeille. Il ne peut pas être remis en place.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} cannot be brought back: {why}. It is in the trash of your system.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être remis en place : {why}. Il est dans la corbeille de votre système.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/pair_choice.py" />
   <source>My pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ma paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>The presets were not changed. {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les préréglages n’ont pas été modifiés. {why}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>Imported {count} presets: {names}.</source>
   <extracomment>for 1: Imported {count} preset: {names}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} préréglage importé : {names}.</numerusform>
    <numerusform>{count} préréglages importés : {names}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>, </source>
   <comment>between things in a list</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>, </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>There is no such preset any more; nothing was exported.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce préréglage n’existe plus ; rien n’a été exporté.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>Exported {count} presets to {file}.</source>
   <extracomment>for 1: Exported {count} preset to {file}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} préréglage exporté vers {file}.</numerusform>
    <numerusform>{count} préréglages exportés vers {file}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/proof_shelf.py" />
   <source>Nothing was written to {file}: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’a été écrit dans {file} : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/proof_shelf.py" />
   <source>The proof is in {file}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La preuve se trouve dans {file}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/recent_pairs.py" />
   <source>{pair}, in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair}, dans {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/replay/replay.py" />
   <source>Nothing was written in this answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’a été écrit dans cette réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/replay/replay.py" />
   <source>Only the text of this answer is kept, not how its tokens came.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seul le texte de cette réponse est conservé, pas la façon dont ses tokens sont venus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>What is left out where the context is full is up to the server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>C’est le serveur qui décide de ce qui est omis quand le contexte est plein</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>This kind of server is not told of it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce type de serveur n’en est pas informé</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Greedy</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Glouton</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Precise</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Précis</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Balanced</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Équilibré</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Conversational</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversationnel</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Creative</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Créatif</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>It needs a name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il faut un nom.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>There is a kind {name} already.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il existe déjà un type {name}.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>{count} kinds are kept already; delete one first.</source>
   <extracomment>for 1: {count} kind is kept already; delete one first.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} type est déjà conservé ; supprimez-en un d’abord.</numerusform>
    <numerusform>{count} types sont déjà conservés ; supprimez-en un d’abord.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/updates/update_checker.py" />
   <source>The release feed takes too long to answer. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le flux des versions met trop de temps à répondre. Réessayez plus tard.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/updates/update_checker.py" />
   <source>{folder} holds {name} many times over. Remove some.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{folder} contient {name} en de trop nombreux exemplaires. Supprimez-en quelques-uns.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/cached_sequence.py" />
   <source>The model cannot drop its last tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle ne peut pas abandonner ses derniers tokens.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>from {least} to {most}</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>de {least} à {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>from {least} (off) to {most}</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>de {least} (désactivé) à {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>from {least} to the batch size ({most})</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>de {least} à la taille du lot ({most})</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>A value cache of type {type} needs flash attention. Leave flash attention on, or choose f16 for the values.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un cache des valeurs de type {type} nécessite flash attention. Laissez flash attention activé, ou choisissez f16 pour les valeurs.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>devices must be names such as CUDA0,CUDA1, or {none}, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>devices doit être fait de noms tels que CUDA0,CUDA1, ou {none}, et non {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>tensor-split must be a whole number for each of the devices, such as 20,13, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tensor-split doit être un nombre entier pour chacun des appareils, par exemple 20,13, et non {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>above {least} and at most {most} (off)</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>supérieur à {least} et de {most} au plus (désactivé)</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>The lookahead must be a whole number from {least} to {most}, not {given}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’anticipation doit être un nombre entier de {least} à {most}, et non {given}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>{least} or more</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{least} ou plus</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>stop strings must not be empty: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>les chaînes d’arrêt ne doivent pas être vides : {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>{name} must be {allowed}, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} doit être {allowed}, et non {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/drafting/drafter.py" />
   <source>The draft model failed: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle d’ébauche a échoué : {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>too short to compare</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>trop court pour comparer</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>not comparable: the computer was busy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>non comparable : l’ordinateur était occupé</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pas d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Whatever pays</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui est rentable</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Always the draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Toujours le modèle d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Prompt lookup only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recherche dans le prompt seulement</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Plain decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Décodage simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>fixed</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>fixe</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>step rule</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>règle par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>EWMA rule</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>règle EWMA</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>adaptive</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>adaptative</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>lookup</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>recherche</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>paused: no gain here</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en pause : aucun gain ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>nothing to look up here</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rien à copier ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>the next one was too doubtful</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le suivant était trop incertain</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>one more would not pay</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un de plus ne serait pas rentable</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>as long as drafts get</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>longueur maximale d’une ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>short while the pair is new</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>courte tant que la paire est nouvelle</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>a copy of earlier text</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>une copie du texte précédent</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no copy would have paid</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucune copie n’aurait été rentable</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>nothing to copy was found</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rien à copier n’a été trouvé</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafting rests: it did not pay</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>l’ébauche est en pause : elle n’était pas rentable</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>measures the plain speed</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>mesure la vitesse simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>fixed length</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>longueur fixe</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>longer: most were accepted</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>plus longue : la plupart acceptés</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>shorter: few were accepted</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>plus courte : peu acceptés</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>as long as before</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aussi longue qu’avant</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no room for more</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>plus de place</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>the draft ends the answer</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>l’ébauche termine la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>reads what it could not keep</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>relit ce qui n’a pas pu être gardé</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>not computed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>non calculé</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens (with the one that ended the answer) in {time} of decoding; reading the prompt is not part of it.</source>
   <extracomment>for 1: {count} token (with the one that ended the answer) in {time} of decoding; reading the prompt is not part of it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token (avec celui qui a terminé la réponse) en {time} de décodage ; la lecture du prompt n’en fait pas partie.</numerusform>
    <numerusform>{count} tokens (avec celui qui a terminé la réponse) en {time} de décodage ; la lecture du prompt n’en fait pas partie.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens in {time} of decoding; reading the prompt is not part of it.</source>
   <extracomment>for 1: {count} token in {time} of decoding; reading the prompt is not part of it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token en {time} de décodage ; la lecture du prompt n’en fait pas partie.</numerusform>
    <numerusform>{count} tokens en {time} de décodage ; la lecture du prompt n’en fait pas partie.</numerusform>
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
   <translation>Chaque token vient de la cible seule, en une passe pour chacun.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Other programs kept this computer busy while the answer was written, so its speed cannot be compared with plain decoding.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>D’autres programmes ont occupé cet ordinateur pendant l’écriture de la réponse : sa vitesse n’est donc pas comparable à celle du décodage simple.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: measuring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vitesse simple : mesure en cours</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vitesse simple : non mesurée</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>A speedup is shown only against plain decoding measured on this machine.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une accélération n’est affichée que par rapport à un décodage simple mesuré sur cette machine.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain ({rate}, measured)</source>
   <comment>stands behind how many times as fast it is</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>simple ({rate}, mesuré)</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vitesse simple : inconnue</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>A server wrote this. How fast it would be without drafts was not measured, so no speedup is told.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un serveur a écrit ceci. Sa vitesse sans ébauche n’a pas été mesurée, aucune accélération n’est donc indiquée.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens in {time}; plain decoding, measured on this machine at about the same time, takes {plain} for as many: {ratio} times the plain speed.</source>
   <extracomment>for 1: {count} token in {time}; plain decoding, measured on this machine at about the same time, takes {plain} for as many: {ratio} times the plain speed.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token en {time} ; le décodage simple, mesuré sur cette machine à peu près au même moment, prend {plain} pour autant : {ratio} fois la vitesse simple.</numerusform>
    <numerusform>{count} tokens en {time} ; le décodage simple, mesuré sur cette machine à peu près au même moment, prend {plain} pour autant : {ratio} fois la vitesse simple.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>That is too uncertain to be called a speedup.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>C’est trop incertain pour parler d’accélération.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>busy: {share} used by others</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>occupé : {share} pris par d’autres</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Other programs used {share} of the processor while this was written, so the speeds are not those of an idle computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>D’autres programmes ont pris {share} du processeur pendant l’écriture : les vitesses ne sont donc pas celles d’un ordinateur au repos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{accepted} accepted of {drafted} drafted = {share}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} acceptés sur {drafted} ébauchés = {share}.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens came after a rejected one or the end, and were not verified.</source>
   <extracomment>for 1: {count} token came after a rejected one or the end, and was not verified.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token venait après un token rejeté ou après la fin et n’a pas été vérifié.</numerusform>
    <numerusform>{count} tokens venaient après un token rejeté ou après la fin et n’ont pas été vérifiés.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafted accepted ({share})</source>
   <comment>behind: 12 of 20</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauchés acceptés ({share})</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Tokens that end an answer are not shown, so they have no colour.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les tokens qui terminent une réponse ne sont pas affichés et n’ont donc pas de couleur.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafted accepted ({share}), {count} as the end of the answer</source>
   <extracomment>for 1: drafted accepted ({share}), {count} as the end of the answer</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>ébauchés acceptés ({share}), dont {count} pour la fin de la réponse</numerusform>
    <numerusform>ébauchés acceptés ({share}), dont {count} pour la fin de la réponse</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Copied from earlier text: {accepted} of {drafted} accepted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiés du texte précédent : {accepted} acceptés sur {drafted}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{accepted} of {drafted}</source>
   <comment>before: drafted accepted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} sur {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>tokens per pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tokens par passe</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{tokens} / {passes}, corrections and bonus tokens included.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{tokens} / {passes}, corrections et tokens bonus compris.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens</source>
   <extracomment>for 1: {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token</numerusform>
    <numerusform>{count} tokens</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} target passes</source>
   <extracomment>for 1: {count} target pass</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} passe de la cible</numerusform>
    <numerusform>{count} passes de la cible</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first token, with {time} for reading {count} prompt tokens, {reused} of them reused.</source>
   <extracomment>for 1: From the request to the first token, with {time} for reading {count} prompt token, {reused} of them reused.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>De la demande au premier token, dont {time} pour lire {count} token du prompt, {reused} étant réutilisés.</numerusform>
    <numerusform>De la demande au premier token, dont {time} pour lire {count} tokens du prompt, {reused} étant réutilisés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first token, with {time} for reading {count} prompt tokens.</source>
   <extracomment>for 1: From the request to the first token, with {time} for reading {count} prompt token.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>De la demande au premier token, dont {time} pour lire {count} token du prompt.</numerusform>
    <numerusform>De la demande au premier token, dont {time} pour lire {count} tokens du prompt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>first token {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>premier token {time}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>Over {runs} of {count} runs: those in which something was drafted and whose plain speed was measured.</source>
   <extracomment>for 1: Over {runs} of {count} run: those in which something was drafted and whose plain speed was measured.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Sur {runs} exécution de {count} : celles où quelque chose a été ébauché et dont la vitesse simple a été mesurée.</numerusform>
    <numerusform>Sur {runs} des {count} exécutions : celles où quelque chose a été ébauché et dont la vitesse simple a été mesurée.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>saved by drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>temps gagné par l’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>lost by drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>temps perdu par l’ébauche</translation>
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
   <source>As the server tells it, by its own clock.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comme le serveur l’indique, d’après sa propre horloge.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Pieces of text as they arrived here, from the first to the last one. A piece may be several tokens; how many tokens per second these are, the server does not tell.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les morceaux de texte tels qu’ils sont arrivés ici, du premier au dernier. Un morceau peut compter plusieurs tokens ; le serveur ne dit pas combien de tokens par seconde cela fait.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>pieces/s</source>
   <comment>per second</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>morceaux/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{accepted} accepted of {drafted} drafted = {share}, as the server counts them.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} acceptés sur {drafted} ébauchés = {share}, selon le décompte du serveur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>The server counted no drafts: every token came from the target alone.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur n’a compté aucune ébauche : chaque token est venu de la cible seule.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafts: not told</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauches : non indiqué</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first piece of text, the way through the network included.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De la demande au premier morceau de texte, trajet à travers le réseau compris.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>first text {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>premier texte {time}</translation>
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
    <numerusform>{count} étape qui devait prendre {expected} et a pris {real}. L’écart total des étapes est de {wrong}, soit {share} de leur temps.</numerusform>
    <numerusform>{count} étapes qui devaient prendre {expected} et ont pris {real}. Prises une à une, leur écart total est de {wrong}, soit {share} de leur temps.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{number} s</source>
   <comment>seconds</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/generation.py" />
   <source>The target model failed, so its next token cannot be judged. {error} Its file is probably damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle cible a échoué, si bien que son token suivant ne peut pas être jugé. {error} Son fichier est probablement endommagé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>Loading {file} was cancelled.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le chargement de {file} a été annulé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>llama.cpp cannot load {file}: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>llama.cpp ne peut pas charger {file} : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} cannot chat: {reason}. Choose a text model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ne peut pas converser : {reason}. Choisissez un modèle de texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it is an encoder-decoder model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>c’est un modèle encodeur-décodeur</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it computes embeddings, not text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il calcule des plongements (embeddings), pas du texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it is a diffusion model, which does not write from left to right</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>c’est un modèle de diffusion, qui n’écrit pas de gauche à droite</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>llama.cpp cannot make a context of {count} tokens for {file}: {reason}.</source>
   <extracomment>for 1: llama.cpp cannot make a context of {count} token for {file}: {reason}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>llama.cpp ne peut pas créer un contexte de {count} token pour {file} : {reason}.</numerusform>
    <numerusform>llama.cpp ne peut pas créer un contexte de {count} tokens pour {file} : {reason}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>The context of {count} tokens is full.</source>
   <extracomment>for 1: The context of {count} token is full.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Le contexte de {count} token est plein.</numerusform>
    <numerusform>Le contexte de {count} tokens est plein.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>The pass was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La passe a été arrêtée.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>llama.cpp failed a pass of {count} tokens (status {status}): {reason}.</source>
   <extracomment>for 1: llama.cpp failed a pass of {count} token (status {status}): {reason}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>llama.cpp a échoué dans une passe de {count} token (statut {status}) : {reason}.</numerusform>
    <numerusform>llama.cpp a échoué dans une passe de {count} tokens (statut {status}) : {reason}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{model} cannot drop its last tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} ne peut pas abandonner ses derniers tokens.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>The state of {model} cannot be saved.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’état de {model} ne peut pas être enregistré.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{model} cannot go back to its state.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} ne peut pas revenir à son état.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>There is no GPU called {name} here, nor any other one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a ici aucun GPU nommé {name}, ni aucun autre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>There is no GPU called {name} here. There is {known}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a ici aucun GPU nommé {name}. Il y a {known}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} is a folder. Choose a .gguf file in it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est un dossier. Choisissez un fichier .gguf qu’il contient.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} does not exist. Check the name or choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} n’existe pas. Vérifiez le nom ou choisissez un autre fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ne peut pas être lu : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} is empty. Models for Foretoken are .gguf files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est vide. Les modèles pour Foretoken sont des fichiers .gguf.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} is not a GGUF file. Models for Foretoken are .gguf files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} n’est pas un fichier GGUF. Les modèles pour Foretoken sont des fichiers .gguf.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/library.py" />
   <source>it gave no reason</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucune raison n’a été donnée</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/vocabulary.py" />
   <source>This model has no vocabulary, so it cannot read text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce modèle n’a pas de vocabulaire, il ne peut donc pas lire de texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/vocabulary.py" />
   <source>This model's vocabulary has no token for the space that stands before every text, so it cannot read any. Choose another model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le vocabulaire de ce modèle n’a pas de token pour l’espace qui précède tout texte, il ne peut donc en lire aucun. Choisissez un autre modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/sampling/probabilities.py" />
   <source>The model returned logits that are not finite numbers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle a renvoyé des logits qui ne sont pas des nombres finis.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>the draft model cannot roll back: it is recurrent</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le modèle d’ébauche ne peut pas revenir en arrière : il est récurrent</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>no draft model is chosen</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucun modèle d’ébauche n’est choisi</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>The prompt is empty. Write something for the model to go on from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le prompt est vide. Écrivez quelque chose que le modèle puisse continuer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>The prompt holds a token that the model's vocabulary lacks.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le prompt contient un token absent du vocabulaire du modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>There is no draft to use: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas d’ébauche à utiliser : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>the character NUL</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le caractère NUL</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>line breaks</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>les sauts de ligne</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>tabs</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>les tabulations</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>spaces</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>les espaces</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>{count} others</source>
   <comment>characters</comment>
   <extracomment>for 1: {count} other</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} autre</numerusform>
    <numerusform>{count} autres</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>Left out, because this model has no way to spell it: {characters}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Omis, car ce modèle n’a aucun moyen de l’écrire : {characters}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>half a character</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un demi-caractère</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>the tokenizers are of different kinds, {target} and {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>les tokeniseurs sont de types différents, {target} et {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>vocabulary {target} against {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vocabulaire {target} contre {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>token {token} differs: {target} / {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le token {token} diffère : {target} / {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>token {token} differs: it ends an answer only for the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le token {token} diffère : il termine une réponse seulement pour la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>token {token} differs: it ends an answer only for the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le token {token} diffère : il termine une réponse seulement pour l’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>prompts begin with different tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>les prompts commencent par des tokens différents</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>accepted draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauche acceptée</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>accepted lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>copie acceptée</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>target correction</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>correction de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>bonus token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>token bonus</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>target only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cible seule</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>chosen by hand</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>choisi à la main</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>origin not told</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>origine non indiquée</translation>
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
   <translation>{number} GB</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/amounts.py" />
   <source>{number} MB</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} MB</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/amounts.py" />
   <source>{number} kB</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} kB</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/codec.py" />
   <source>The benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le banc d’essai</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/codec.py" />
   <source>This is no benchmark of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce n’est pas un banc d’essai de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/codec.py" />
   <source>A newer version of Foretoken has written this benchmark.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une version plus récente de Foretoken a écrit ce banc d’essai.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/codec.py" />
   <source>The draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/codec.py" />
   <source>has too many entries</source>
   <comment>a field</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>a trop d’entrées</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/codec.py" />
   <source>Answer {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réponse {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/codec.py" />
   <source>is not known here</source>
   <comment>a field</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>n’est pas connu ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/codec.py" />
   <source>is more than can be</source>
   <comment>a field</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dépasse ce qui est possible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/codec.py" />
   <source>is out of its limits</source>
   <comment>a field</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>est hors limites</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup over plain decoding, and the tokens per second of that: the median of the rounds, ± half of their range. 1.00x is as fast as without drafting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’accélération par rapport au décodage simple, et ses tokens par seconde : la médiane des manches, ± la moitié de leur étendue. 1.00x correspond à la vitesse sans ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Benchmark of {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Banc d’essai de {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup by kind of text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Accélération par type de texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>All kinds together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tous les types ensemble</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Each round</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chaque manche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Way of decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mode de décodage</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Accélération</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Range</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Étendue</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens par seconde</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Accepted of drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acceptés sur ébauchés</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens par passe</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Kind of text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Type de texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Round</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Manche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Seconds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Secondes</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Plain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>no difference shown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucune différence visible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>too short to time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>trop court pour être chronométré</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>non mesuré</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Draft model, adaptive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche, adaptatif</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Draft model, step rule</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche, règle par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Draft model, moving average</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche, moyenne mobile</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Questions</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Questions</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Stories</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Récits</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Chat</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Code</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Code</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Rewriting</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réécriture</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Copying</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copie</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Long text</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texte long</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Mixed</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mélange</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Draft model, {count} tokens</source>
   <extracomment>for 1: Draft model, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Modèle d’ébauche, {count} token</numerusform>
    <numerusform>Modèle d’ébauche, {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{least} to {most}</source>
   <comment>a range</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{least} à {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{sign}{percent} %</source>
   <comment>a change</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{sign}{percent} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>all kinds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tous les types</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{mode}, {kind}: {after} here, {before} there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode}, {kind} : {after} ici, {before} là-bas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>One of the two was measured on a busy computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’un des deux a été mesuré sur un ordinateur occupé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Three rounds in each are needed to tell a difference.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il faut trois manches dans chacun pour constater une différence.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>They lie no further apart than their rounds do.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ils ne sont pas plus éloignés l’un de l’autre que leurs manches entre elles.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{speed} tok/s ({least} to {most})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speed} tok/s ({least} à {most})</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{speedup} ({range})</source>
   <comment>a speedup with its range</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speedup} ({range})</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>round {number}: {tokens} tokens in {time} = {speed} tok/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>manche {number} : {tokens} tokens en {time} = {speed} tok/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{speed} tok/s, the median of the rounds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speed} tok/s, la médiane des manches</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{what}: {told}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} : {told}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{mode}, {kind}</source>
   <comment>a way of decoding and a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode}, {kind}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Midway between two rounds:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>À mi-chemin entre deux manches :</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{count} rounds, from {range}.</source>
   <extracomment>for 1: {count} round, from {range}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} manche, de {range}.</numerusform>
    <numerusform>{count} manches, de {range}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>One round: nothing is known of its spread.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une seule manche : on ne sait rien de la dispersion.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Round {number}: {tokens} tokens in {time} = {speed} tok/s, plain {plain_tokens} in {plain_time} = {plain} tok/s; {speed} / {plain} = {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Manche {number} : {tokens} tokens en {time} = {speed} tok/s, simple {plain_tokens} en {plain_time} = {plain} tok/s ; {speed} / {plain} = {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{kind} {speedup}</source>
   <comment>a kind of text with its speedup</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{kind} {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>The median, over the rounds, of the geometric mean of the kinds: {kinds}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La médiane, sur les manches, de la moyenne géométrique des types : {kinds}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{speed} tok/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speed} tok/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>The median, over the rounds, of the geometric mean of the kinds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La médiane, sur les manches, de la moyenne géométrique des types.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{accepted} of {drafted} drafted tokens accepted ({share}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} tokens acceptés sur {drafted} ébauchés ({share}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{tokens} in {passes}.</source>
   <comment>tokens in passes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{tokens} en {passes}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>greedy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>glouton</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>temperature {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>température {value}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{count} rounds</source>
   <extracomment>for 1: {count} round</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} manche</numerusform>
    <numerusform>{count} manches</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{count} answers</source>
   <extracomment>for 1: {count} answer</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} réponse</numerusform>
    <numerusform>{count} réponses</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>up to {count} tokens each</source>
   <extracomment>for 1: up to {count} token each</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>jusqu’à {count} token chacune</numerusform>
    <numerusform>jusqu’à {count} tokens chacune</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{threads} threads</source>
   <comment>of target and draft, as in 2+1</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{threads} threads</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{count} cores</source>
   <extracomment>for 1: {count} core</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} cœur</numerusform>
    <numerusform>{count} cœurs</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Other programs rested.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les autres programmes étaient au repos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Other programs took {share} of the processor meanwhile.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pendant ce temps, d’autres programmes ont pris {share} du processeur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{role}: {name}, {size}, contents {mark}</source>
   <comment>a model file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{role} : {name}, {size}, contenu {mark}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Stopped: {done} of {planned} answers; what is complete is shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêté : {done} réponses sur {planned} ; ce qui est complet est affiché.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>This computer was busy: even plain decoding varied, so nothing is certain here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cet ordinateur était occupé : même le décodage simple a varié, donc rien n’est certain ici.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Processor</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Processeur</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>System</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Système</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Cores</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cœurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>llama.cpp's features</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fonctions de llama.cpp</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Threads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Threads</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Settings of the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réglages de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Settings of the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réglages de l’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Sampling</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Échantillonnage</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Tokens per answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens par réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Questions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Questions</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>Other programs took of the processor</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Part du processeur prise par d’autres programmes</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{what}: {before} → {after}</source>
   <comment>what differs</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} : {before} → {after}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{what}: others</source>
   <comment>what differs</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} : autres</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>none</source>
   <comment>a draft model</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucun</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>about {count} seconds</source>
   <extracomment>for 1: about {count} second</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>environ {count} seconde</numerusform>
    <numerusform>environ {count} secondes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>about {count} minutes</source>
   <extracomment>for 1: about {count} minute</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>environ {count} minute</numerusform>
    <numerusform>environ {count} minutes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/words.py" />
   <source>{duration} left</source>
   <comment>a duration</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>encore {duration}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/file.py" />
   <source>{file} has changed while it was read. Read it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} a changé pendant sa lecture. Relisez-le.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/file.py" />
   <source>one of its values has no name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>une de ses valeurs n’a pas de nom</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/file.py" />
   <source>it has two values with the name {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il a deux valeurs portant le nom {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is damaged: {what}. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est endommagé : {what}. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it claims to have {count} tensors</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il prétend avoir {count} tenseurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it claims to have {count} values</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il prétend avoir {count} valeurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>a name in it claims to have {count} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un nom qu’il contient prétend avoir {count} octets</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it has a value of the unknown type {type}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il a une valeur du type inconnu {type}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it claims to have a list of {count} texts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il prétend avoir une liste de {count} textes</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it has a list of the unknown type {type}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il a une liste du type inconnu {type}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>a tensor name in it claims to have {count} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un nom de tenseur qu’il contient prétend avoir {count} octets</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>tensor {name} has {count} dimensions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le tenseur {name} a {count} dimensions</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} has weights in a format that llama.cpp no longer reads (type {type}). Get a variant with another quantisation.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} a des poids dans un format que llama.cpp ne lit plus (type {type}). Récupérez une variante avec une autre quantification.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} has weights in a format that this llama.cpp does not know (type {type}): the file is damaged or made for a newer version.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} a des poids dans un format que ce llama.cpp ne connaît pas (type {type}) : le fichier est endommagé ou fait pour une version plus récente.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>tensor {name} has an impossible shape</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le tenseur {name} a une forme impossible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>the alignment of its weights is impossible</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>l’alignement de ses poids est impossible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it has two tensors with the name {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il a deux tenseurs portant le nom {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>tensor {name} is not where it should be</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le tenseur {name} n’est pas à sa place</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: it ends within its header, after {size} bytes. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est incomplet : il s’arrête dans son en-tête, après {size} octets. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is empty. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est vide. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} begins with zeros: it is the space for a download that was not finished.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} commence par des zéros : c’est l’espace réservé à un téléchargement qui n’a pas été terminé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is only a Git LFS pointer to the model. Get it with git lfs pull.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} n’est qu’un pointeur Git LFS vers le modèle. Récupérez-le avec git lfs pull.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is a web page, not a model. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est une page web, pas un modèle. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is of a format before GGUF, which llama.cpp no longer reads.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est d’un format antérieur à GGUF, que llama.cpp ne lit plus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: it ends after {count} bytes. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est incomplet : il s’arrête après {count} octets. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is not a GGUF file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} n’est pas un fichier GGUF.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is a big-endian file, for processors of another kind. Get a little-endian one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est un fichier gros-boutiste (big-endian), pour des processeurs d’un autre type. Récupérez un fichier petit-boutiste (little-endian).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is of GGUF version 1, which llama.cpp no longer reads. Get a newer file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est de la version 1 de GGUF, que llama.cpp ne lit plus. Récupérez un fichier plus récent.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is damaged: it claims to be of GGUF version {version}. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est endommagé : il prétend être de la version {version} de GGUF. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is of GGUF version {version}, which this llama.cpp cannot read: it is too new.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est de la version {version} de GGUF, que ce llama.cpp ne peut pas lire : elle est trop récente.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: {shown} of {whole} {unit} are there. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est incomplet : {shown} sur {whole} {unit} sont présents. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: its last {missing} bytes are missing. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est incomplet : ses {missing} derniers octets manquent. Récupérez de nouveau le fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} is damaged: two of its tokens are the same text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est endommagé : deux de ses tokens sont le même texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} has no tokenizer, so this llama.cpp cannot read text with it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} n’a pas de tokeniseur, ce llama.cpp ne peut donc pas lire de texte avec lui.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} has the unknown tokenizer {tokenizer}, so this llama.cpp cannot read text with it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} a le tokeniseur inconnu {tokenizer}, ce llama.cpp ne peut donc pas lire de texte avec lui.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} is damaged: it has no list of tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est endommagé : il n’a pas de liste de tokens.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} is damaged: its list of token types is too short.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est endommagé : sa liste des types de tokens est trop courte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/access_token.py" />
   <source>This is no access token: one is a line of letters and digits.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce n’est pas un jeton d’accès : un tel jeton est une ligne de lettres et de chiffres.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>{model} is {size}, not about {expected}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} fait {size}, et non environ {expected}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>{model} is {size} now ({bytes} bytes, not {expected}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} fait maintenant {size} ({bytes} octets, et non {expected}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>The terms of {model} must be accepted on its page by now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les conditions de {model} doivent désormais être acceptées sur sa page.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>{model} names the licence {licence}, not {expected}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} indique la licence {licence}, et non {expected}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>After this download only {size} of the disk are free.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Après ce téléchargement, il ne restera que {size} libres sur le disque.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{file} of {repository} is no longer the file that is meant: its owner has replaced it. Choose it in the list of models if you want it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} de {repository} n’est plus le fichier attendu : son propriétaire l’a remplacé. Choisissez-le dans la liste des modèles si vous le voulez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{repository} has no file {file}. Choose one of its other files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{repository} n’a pas de fichier {file}. Choisissez un autre de ses fichiers.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{model} changes on the hub while it is downloaded. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} change sur le hub pendant son téléchargement. Réessayez plus tard.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{model} has changed on the hub since this download began: it starts anew.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} a changé sur le hub depuis le début de ce téléchargement : il recommence depuis le début.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{file} is there already and is another file than the hub's. Rename or remove it, then try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} existe déjà et n’est pas le fichier du hub. Renommez-le ou supprimez-le, puis réessayez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{file} came with wrong bytes: its checksum differs. What came was thrown away; try again, if need be in another network.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est arrivé avec des octets erronés : sa somme de contrôle diffère. Ce qui est arrivé a été supprimé ; réessayez, au besoin depuis un autre réseau.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{what}. Trying again in {seconds} s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}. Nouvel essai dans {seconds} s.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>There is too little space in {folder}: {missing} are still to come, {free} are free, and {reserve} of that stay free. Remove something, or choose a smaller file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il y a trop peu d’espace dans {folder} : {missing} doivent encore arriver, {free} sont libres, dont {reserve} doivent le rester. Supprimez quelque chose, ou choisissez un fichier plus petit.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{model} is being downloaded already, perhaps in another window of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} est déjà en cours de téléchargement, peut-être dans une autre fenêtre de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>the answer to this search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la réponse à cette recherche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>The account of the access token may not download {model} yet. Accept its terms on {page}; some owners answer only after a while.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le compte du jeton d’accès n’est pas encore autorisé à télécharger {model}. Acceptez ses conditions sur {page} ; certains propriétaires ne répondent qu’après un certain temps.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{model} is given only to those who accept its terms. Accept them on {page}, then enter an access token of that account.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} n’est fourni qu’à ceux qui acceptent ses conditions. Acceptez-les sur {page}, puis saisissez un jeton d’accès de ce compte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{repository} no longer has the version that was asked for. Choose the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{repository} n’a plus la version demandée. Choisissez de nouveau le modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{repository} no longer has the file that was asked for. Choose the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{repository} n’a plus le fichier demandé. Choisissez de nouveau le modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} does not accept the access token: it may be mistyped, expired or withdrawn. Enter a new one, or remove it where none is needed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} n’accepte pas le jeton d’accès : il est peut-être mal saisi, expiré ou révoqué. Saisissez-en un nouveau, ou supprimez-le s’il n’est pas nécessaire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} does not answer as a hub does (HTTP {status}). Is HF_ENDPOINT right?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ne répond pas comme un hub (HTTP {status}). HF_ENDPOINT est-il correct ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has no public {repository}. Check the name; if it is private, an access token of its owner is needed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} n’a pas de {repository} public. Vérifiez le nom ; si le dépôt est privé, il faut un jeton d’accès de son propriétaire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has no {repository} that this access token may see. Check the name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} n’a pas de {repository} visible avec ce jeton d’accès. Vérifiez le nom.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} does not give {what} to this computer or account. See {page} why.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ne donne pas {what} à cet ordinateur ou à ce compte. La raison se trouve sur {page}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>The proxy asks for a name and a password. Put them into its address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le proxy demande un nom et un mot de passe. Indiquez-les dans son adresse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has trouble of its own (HTTP {status}). Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} rencontre un problème interne (HTTP {status}). Réessayez plus tard.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} leads from address to address without an end. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} renvoie d’adresse en adresse sans fin. Réessayez plus tard.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} refused {what} (HTTP {status}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a refusé {what} (HTTP {status}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>With an access token more is allowed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un jeton d’accès permet davantage.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a reçu trop de demandes d’ici. Réessayez plus tard.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again in {seconds} s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a reçu trop de demandes d’ici. Réessayez dans {seconds} s.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again in {count} minutes.</source>
   <extracomment>for 1: {host} has had too many requests from here. Try again in {count} minute.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{host} a reçu trop de demandes d’ici. Réessayez dans {count} minute.</numerusform>
    <numerusform>{host} a reçu trop de demandes d’ici. Réessayez dans {count} minutes.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again in {count} hours.</source>
   <extracomment>for 1: {host} has had too many requests from here. Try again in {count} hour.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{host} a reçu trop de demandes d’ici. Réessayez dans {count} heure.</numerusform>
    <numerusform>{host} a reçu trop de demandes d’ici. Réessayez dans {count} heures.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{name} names no repository: owner/name is needed, as in Qwen/Qwen3-8B-GGUF.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne désigne pas un dépôt : il faut propriétaire/nom, comme dans Qwen/Qwen3-8B-GGUF.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>The variable {name} holds no https address. Correct or remove it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La variable {name} ne contient pas d’adresse https. Corrigez-la ou supprimez-la.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>The variable {name} forbids asking the hub. Remove it to download models.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La variable {name} interdit d’interroger le hub. Supprimez-la pour télécharger des modèles.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{host} sends too much or too slowly. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} envoie trop de données, ou trop lentement. Réessayez plus tard.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host} sent another piece of the file than was asked for. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a envoyé un autre morceau du fichier que celui demandé. Réessayez plus tard.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host} sent more bytes than announced; they were thrown away. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a envoyé plus d’octets qu’annoncé ; ils ont été écartés. Réessayez plus tard.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host} sent a piece of the file without saying which. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a envoyé un morceau du fichier sans dire lequel. Réessayez plus tard.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host}, where {hub} keeps the file, refused it (HTTP {code}). Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host}, où {hub} conserve le fichier, l’a refusé (HTTP {code}). Réessayez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{file} in {folder} is in the way: {reason}. Remove it and try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} dans {folder} gêne : {reason}. Supprimez-le et réessayez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>The disk of {folder} is full. What has arrived is kept: free some space and go on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le disque de {folder} est plein. Ce qui est arrivé est conservé : libérez de l’espace et continuez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>Files in {folder} cannot become that large: the limit is the file system's or this account's. What has arrived is kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les fichiers de {folder} ne peuvent pas devenir aussi grands : c’est la limite du système de fichiers ou de ce compte. Ce qui est arrivé est conservé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{folder} cannot be written to: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Impossible d’écrire dans {folder} : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It writes by diffusion, not token by token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il écrit par diffusion, et non token par token.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It is an attachment that speeds up one certain model, no model of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>C’est un module qui accélère un modèle précis, pas un modèle à part entière.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It makes speech.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il produit de la parole.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>Its encoder would have to read the prompt first, which Foretoken does not do.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Son encodeur devrait d’abord lire le prompt, ce que Foretoken ne fait pas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It is a table for quantising (imatrix), no model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>C’est une table pour la quantification (imatrix), pas un modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It has no vocabulary, so it is no model of texts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’a pas de vocabulaire, ce n’est donc pas un modèle de texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It holds a vocabulary only, no weights.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il contient seulement un vocabulaire, pas de poids.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>does not exist</source>
   <comment>a folder, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>n’existe pas</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>is a file, not a folder</source>
   <comment>a folder, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>est un fichier, pas un dossier</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It is no longer there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’est plus là.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It is a link to a file that does not exist. Download the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>C’est un lien vers un fichier qui n’existe pas. Téléchargez de nouveau le modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il ne peut pas être lu : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It is no ordinary file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce n’est pas un fichier ordinaire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>cannot be read: {reason}</source>
   <comment>a folder, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ne peut pas être lu : {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>Ollama's note about it cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La note d’Ollama à son sujet ne peut pas être lue : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>Ollama's note about it is damaged. Pull the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La note d’Ollama à son sujet est endommagée. Récupérez de nouveau le modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>Its data is missing. Pull the model again with Ollama.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ses données manquent. Récupérez de nouveau le modèle avec Ollama.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>Hugging Face cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache de Hugging Face</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>llama.cpp cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache de llama.cpp</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>{folder} does not exist. Check the name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{folder} n’existe pas. Vérifiez le nom.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>{folder} is a file. Name the folder that it lies in.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{folder} est un fichier. Indiquez le dossier dans lequel il se trouve.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It</source>
   <comment>a file of a model</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le fichier</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its header makes no sense ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Son en-tête n’a pas de sens ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Part {number} of {count} is missing. Download it to the same folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La partie {number} sur {count} manque. Téléchargez-la dans le même dossier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its parts are numbered higher than {count}. Download it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ses parties portent des numéros supérieurs à {count}. Téléchargez-le de nouveau.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It is part {number} of {count}, and its name does not end like -00001-of-00003.gguf, so the others are not found. Rename the parts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>C’est la partie {number} sur {count}, et son nom ne se termine pas comme -00001-of-00003.gguf ; les autres ne sont donc pas trouvées. Renommez les parties.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its name says part {number} of {count}, its content says part {number_inside} of {count_inside}. Download it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Son nom indique la partie {number} sur {count}, son contenu la partie {number_inside} sur {count_inside}. Téléchargez-le de nouveau.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its parts do not belong to one model. Download them again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ses parties n’appartiennent pas au même modèle. Téléchargez-les de nouveau.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free on {gpu}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nécessite {size}, {free} libres sur {gpu}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nécessite {size}, {free} libres</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free in memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nécessite {size}, {free} libres en mémoire</translation>
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
   <translation>Autrement ({changes}) : {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>no draft model</source>
   <comment>with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sans modèle d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>a cache of 8 bits (q8_0)</source>
   <comment>with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cache en 8 bits (q8_0)</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>a context of {length} instead of {count} tokens</source>
   <comment>with</comment>
   <extracomment>for 1: a context of {length} instead of {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>contexte de {length} au lieu de {count} token</numerusform>
    <numerusform>contexte de {length} au lieu de {count} tokens</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>{on_gpu} of {count} layers on the GPU</source>
   <comment>with</comment>
   <extracomment>for 1: {on_gpu} of {count} layer on the GPU</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{on_gpu} sur {count} couche sur le GPU</numerusform>
    <numerusform>{on_gpu} sur {count} couches sur le GPU</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>What {file} needs was not known after {seconds} seconds. Try it again, or choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les besoins de {file} n’étaient pas connus au bout de {seconds} secondes. Réessayez, ou choisissez un autre fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>Measuring {file} was cancelled.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La mesure de {file} a été annulée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>What {file} needs cannot be told: llama.cpp crashed over it. The file is damaged or of a kind that this version does not know.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les besoins de {file} ne peuvent pas être déterminés : llama.cpp a planté dessus. Le fichier est endommagé ou d’un type que cette version ne connaît pas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on the processor</source>
   <comment>where a model is computed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sur le processeur</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on {gpu}</source>
   <comment>where a model is computed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sur {gpu}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>{some} of {count} layers on {gpu}</source>
   <comment>where a model is computed</comment>
   <extracomment>for 1: {some} of {count} layer on {gpu}</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{some} sur {count} couche sur {gpu}</numerusform>
    <numerusform>{some} des {count} couches sur {gpu}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>the rest on the processor</source>
   <comment>where a model is computed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le reste sur le processeur</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>Target and draft: {where}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cible et ébauche : {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>Target: {where}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cible : {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>Draft: {where}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche : {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>fits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>convient</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>just fits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>convient de justesse</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>too big now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>trop grand pour l’instant</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>too big here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>trop grand ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paire intégrée</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cible intégrée</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche intégrée</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test.py" />
   <source>prompts too long for the context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>prompts trop longs pour le contexte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test.py" />
   <source>too slow to test in {seconds} s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>trop lent pour être testé en {seconds} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test_figures.py" />
   <source>answers too short to time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>réponses trop courtes pour être chronométrées</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test_results.py" />
   <source>nothing was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rien n’a été mesuré</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>computes embeddings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>calcule des plongements (embeddings)</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is an attachment for images or sound</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>est un module complémentaire pour images ou son</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is an adapter, not a whole model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>est un adaptateur, pas un modèle complet</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>writes no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>n’écrit pas de texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is broken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>est défectueux</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target computes embeddings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la cible calcule des plongements (embeddings)</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target is an attachment for images or sound</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la cible est un module complémentaire pour images ou son</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target is an adapter, not a whole model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la cible est un adaptateur, pas un modèle complet</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target writes no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la cible n’écrit pas de texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target is broken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la cible est défectueuse</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>larger than the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>plus grand que la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is the target itself</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>est la cible elle-même</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>{what}: {why}</source>
   <comment>a model and its trouble</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>cannot roll back: recurrent</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ne peut pas revenir en arrière : récurrent</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>cannot be read: {reason}</source>
   <comment>a model, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ne peut pas être lu : {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Proof of {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preuve de {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Foretoken {version}, llama.cpp through llama-cpp-python {llama}, {moment}, {seconds} s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken {version}, llama.cpp via llama-cpp-python {llama}, {moment}, {seconds} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>With drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Deviation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écart</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>p value</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Valeur p</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Drafting changes nothing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ébauche ne change rien</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Drafting changes what is written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ébauche change ce qui est écrit</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Nothing is certain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’est certain</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>passed</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>réussie</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>failed</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>échouée</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>not certain</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>incertaine</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>First token of a draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Premier token d’une ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Later tokens of a draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens suivants d’une ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Behind a draft that was accepted whole</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Après une ébauche entièrement acceptée</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>All tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tous les tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>where the draft differs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>là où l’ébauche diffère</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>by likelihood</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>par probabilité</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Lets the pair write with drafting, and checks every token against what the target alone would write at that place. Takes about a minute; answers of your chats stay as they are.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fait écrire la paire avec l’ébauche et compare chaque token à ce que la cible seule écrirait à cet endroit. Prend environ une minute ; les réponses de vos conversations restent telles quelles.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Chance follows the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le hasard suit la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Greedy texts are the same</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les textes gloutons sont identiques</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>What the pair writes with drafting cannot be told from what the target writes alone. {accident}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que la paire écrit avec l’ébauche ne se distingue pas de ce que la cible écrit seule. {accident}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>This pair, with this version, does not write what its target alone would. Please report it with the exported proof, and turn drafting off meanwhile.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette paire, avec cette version, n’écrit pas ce que sa cible seule écrirait. Merci de le signaler en joignant la preuve exportée et de désactiver l’ébauche en attendant.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>A pair without any fault fails by accident at most once in {many} proofs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une paire sans aucun défaut échoue par accident au plus une fois sur {many} preuves.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Not even the tokens that the target wrote alone follow what it says when it reads them: this model rounds too differently in long and in short passes to be checked.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Même les tokens que la cible a écrits seule ne suivent pas ce qu’elle indique en les lisant : ce modèle arrondit trop différemment dans les passes longues et dans les courtes pour pouvoir être vérifié.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Only {count} drafted tokens were judged, too few to say anything ({needed} are needed).</source>
   <extracomment>for 1: Only {count} drafted token was judged, too few to say anything ({needed} are needed).</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Seul {count} token ébauché a été jugé, trop peu pour conclure ({needed} sont nécessaires).</numerusform>
    <numerusform>Seuls {count} tokens ébauchés ont été jugés, trop peu pour conclure ({needed} sont nécessaires).</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>{count} tokens written with drafting do not follow the target's probabilities: chance alone would do this with a probability of {chance} ({where}).</source>
   <extracomment>for 1: {count} token written with drafting does not follow the target's probabilities: chance alone would do this with a probability of {chance} ({where}).</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token écrit avec l’ébauche ne suit pas les probabilités de la cible : le hasard seul donnerait cela avec une probabilité de {chance} ({where}).</numerusform>
    <numerusform>{count} tokens écrits avec l’ébauche ne suivent pas les probabilités de la cible : le hasard seul donnerait cela avec une probabilité de {chance} ({where}).</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>{count} tokens written with drafting follow the target's own probabilities. The least likely of {tests} tests has p = {chance}; it would fail below {limit}.</source>
   <extracomment>for 1: {count} token written with drafting follows the target's own probabilities. The least likely of {tests} tests has p = {chance}; it would fail below {limit}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token écrit avec l’ébauche suit les probabilités de la cible elle-même. Le moins probable des {tests} tests a p = {chance} ; il échouerait en dessous de {limit}.</numerusform>
    <numerusform>{count} tokens écrits avec l’ébauche suivent les probabilités de la cible elle-même. Le moins probable des {tests} tests a p = {chance} ; il échouerait en dessous de {limit}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>With drafting the target's first choice was written in {share} of all places, {expected} ± {uncertainty} were expected.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec l’ébauche, le premier choix de la cible a été écrit à {share} des endroits ; {expected} ± {uncertainty} étaient attendus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Plainly it was written in {share} of them, {expected} ± {uncertainty} were expected.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sans ébauche, il a été écrit à {share} des endroits ; {expected} ± {uncertainty} étaient attendus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>It notices when drafting moves more than {share} of what is written where draft and target differ.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La preuve s’en aperçoit dès que l’ébauche déplace plus de {share} de ce qui est écrit là où l’ébauche et la cible diffèrent.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>{answers} answers; {accepted} drafted tokens accepted, {corrected} replaced, {bonus} bonus tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{answers} réponses ; {accepted} tokens ébauchés acceptés, {corrected} remplacés, {bonus} tokens bonus</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>No built-in question fits the context of this pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune question intégrée ne tient dans le contexte de cette paire.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>{same} of {count} texts are the same, token for token ({tokens} tokens).</source>
   <extracomment>for 1: {same} of {count} text is the same, token for token ({tokens} tokens).</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Texte identique, token pour token : {same} sur {count} ({tokens} tokens).</numerusform>
    <numerusform>Textes identiques, token pour token : {same} sur {count} ({tokens} tokens).</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>{count} part where two tokens are equally likely up to rounding, which is no fault.</source>
   <extracomment>for 1: {count} parts where two tokens are equally likely up to rounding, which is no fault.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} diverge là où deux tokens sont également probables à l’arrondi près, ce qui n’est pas un défaut.</numerusform>
    <numerusform>{count} divergent là où deux tokens sont également probables à l’arrondi près, ce qui n’est pas un défaut.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>{one} {other}</source>
   <comment>two sentences</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{one} {other}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>{count} differ.</source>
   <comment>greedy texts with drafting and without</comment>
   <extracomment>for 1: {count} differs.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} diffère.</numerusform>
    <numerusform>{count} diffèrent.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>There was no room or time for {count} other questions.</source>
   <extracomment>for 1: There was no room or time for {count} other question.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Il n’y avait pas la place ou le temps pour {count} autre question.</numerusform>
    <numerusform>Il n’y avait pas la place ou le temps pour {count} autres questions.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>{name}, token {position}: {plain} ({plain_prob}) or {drafted} ({drafted_prob}), a near tie: their logits differ by {gap}, and rounding alone by up to {limit}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name}, token {position} : {plain} ({plain_prob}) ou {drafted} ({drafted_prob}), presque à égalité : leurs logits diffèrent de {gap}, et l’arrondi seul peut les écarter de {limit}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>{name}, token {position}: plainly {plain} ({plain_prob}), with drafting {drafted} ({drafted_prob}). Their logits differ by {gap}, more than rounding does ({limit}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name}, token {position} : sans ébauche {plain} ({plain_prob}), avec ébauche {drafted} ({drafted_prob}). Leurs logits diffèrent de {gap}, plus que ne le fait l’arrondi ({limit}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>{place}, {order}</source>
   <comment>what is tested, as in: all tokens, by likelihood</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{place}, {order}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>too few</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>trop peu</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>about {count} seconds left</source>
   <extracomment>for 1: about {count} second left</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>encore environ {count} seconde</numerusform>
    <numerusform>encore environ {count} secondes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Writing sampled texts, round {done} - {left}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écriture de textes tirés au hasard, manche {done} - {left}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>Comparing greedy texts, {done} of {of} - {left}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comparaison des textes gloutons, {done} sur {of} - {left}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>less than {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>moins de {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>{share} %</source>
   <comment>a share</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_words.py" />
   <source>the end</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la fin</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_file.py" />
   <source>The race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La course</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_file.py" />
   <source>This is no race of Foretoken: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce n’est pas une course de Foretoken : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_file.py" />
   <source>This is no race of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce n’est pas une course de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_file.py" />
   <source>A newer version of Foretoken has written this race.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une version plus récente de Foretoken a écrit cette course.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>The question is too long for the context. Race a shorter one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La question est trop longue pour le contexte. Faites la course avec une plus courte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>{name} does not fit beside the models that are loaded: {needs}. Choose a smaller model for this side, load a smaller pair first, or close other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne tient pas à côté des modèles chargés : {needs}. Choisissez un modèle plus petit pour ce côté, chargez d’abord une paire plus petite, ou fermez d’autres programmes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>{name} cannot draft here: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas ébaucher ici : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning.py" />
   <source>answers were too short to time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>les réponses étaient trop courtes pour être chronométrées</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning.py" />
   <source>the context is too short for the questions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le contexte est trop court pour les questions</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>there was no time for it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le temps a manqué</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>nothing is drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rien n’est ébauché</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>no draft model is used</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucun modèle d’ébauche n’est utilisé</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>there is no other number of threads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il n’y a pas d’autre nombre de threads possible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>the cache of values needs it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le cache des valeurs l’exige</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>the batch has no room for another one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la taille du lot n’en permet pas d’autre</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>text</source>
   <comment>a kind of value</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>du texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>true or false</source>
   <comment>a kind of value</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vrai ou faux</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>a whole number</source>
   <comment>a kind of value</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un nombre entier</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>a number</source>
   <comment>a kind of value</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un nombre</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>a date</source>
   <comment>a kind of value</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>une date</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>a list</source>
   <comment>a kind of value</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>une liste</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>a table</source>
   <comment>a kind of value</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>une table</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>{where} must be a table, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{where} doit être une table, et non {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>is missing</source>
   <comment>a field</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>manque</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>must not be empty</source>
   <comment>a field</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ne doit pas être vide</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>must be {least} or more, not {value}</source>
   <comment>a field</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>doit être {least} ou plus, et non {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>{where}, {field}: {problem}.</source>
   <comment>what is wrong in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{where}, {field} : {problem}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>{where}: {problem}</source>
   <comment>what is wrong in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{where} : {problem}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>one of {values}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>l’un de {values}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>{one} or {other}</source>
   <comment>kinds of values</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{one} ou {other}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>must be {wanted}, not {value}</source>
   <comment>a field</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>doit être {wanted}, et non {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/fields.py" />
   <source>this {type}</source>
   <comment>a value</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ce {type}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/model_files.py" />
   <source>{model} of {repository} is not on this computer: get it first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} de {repository} n’est pas sur cet ordinateur : il faut d’abord l’obtenir</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/model_files.py" />
   <source>{model} is no longer in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} n’est plus dans {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>about {size}</source>
   <comment>a download</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>environ {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It needs about {needed} of the GPU's {total} of memory; {free} are free now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elle nécessite environ {needed} sur les {total} de mémoire du GPU ; {free} sont libres en ce moment.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It needs about {needed} of this computer's {total} of memory; {free} are free now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elle nécessite environ {needed} sur les {total} de mémoire de cet ordinateur ; {free} sont libres en ce moment.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>Larger pairs would fit too, but be slow on this processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Des paires plus grandes conviendraient aussi, mais seraient lentes sur ce processeur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It is the largest that fits there comfortably.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>C’est la plus grande qui y tient à l’aise.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It is the largest that leaves half of it to other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>C’est la plus grande qui en laisse la moitié aux autres programmes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>Your presets cannot be read: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vos préréglages ne peuvent pas être lus : {reason}</translation>
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
   <translation>{file} n’est pas importé. {reason}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/presets/store.py" />
   <source>There would be {count} presets, and {most} can be kept. Delete some that you do not need.</source>
   <extracomment>for 1: There would be {count} preset, and {most} can be kept. Delete some that you do not need.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Il y aurait {count} préréglage, et {most} peuvent être conservés. Supprimez ceux dont vous n’avez pas besoin.</numerusform>
    <numerusform>Il y aurait {count} préréglages, et {most} peuvent être conservés. Supprimez ceux dont vous n’avez pas besoin.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/presets/store.py" />
   <source>It holds {count} presets; the first {most} stay.</source>
   <extracomment>for 1: It holds {count} preset; the first {most} stay.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Il contient {count} préréglage ; les {most} premiers restent.</numerusform>
    <numerusform>Il contient {count} préréglages ; les {most} premiers restent.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>{preset}, name: {name} is there twice.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{preset}, nom : {name} y figure deux fois.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>it is no JSON file: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ce n’est pas un fichier JSON : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>{file} was written by a later Foretoken (version {version} of the file, known here: {known}). Update Foretoken, or move the file away.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} a été écrit par une version ultérieure de Foretoken (version {version} du fichier, connue ici : {known}). Mettez Foretoken à jour, ou déplacez le fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>The file of your presets was damaged: {problem} It is kept as {file}; no sound presets of it stayed in use.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le fichier de vos préréglages était endommagé : {problem} Il est conservé sous le nom {file} ; aucun préréglage intact n’a pu en être repris.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/presets/store.py" />
   <source>The file of your presets was damaged: {problem} It is kept as {file}; {count} sound presets of it stayed in use.</source>
   <extracomment>for 1: The file of your presets was damaged: {problem} It is kept as {file}; {count} sound preset of it stayed in use.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Le fichier de vos préréglages était endommagé : {problem} Il est conservé sous le nom {file} ; {count} préréglage intact reste utilisé.</numerusform>
    <numerusform>Le fichier de vos préréglages était endommagé : {problem} Il est conservé sous le nom {file} ; {count} préréglages intacts restent utilisés.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>There is no preset {name}; it may have been deleted or renamed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas de préréglage {name} ; il a peut-être été supprimé ou renommé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>There is a preset {name} already. Choose another name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il existe déjà un préréglage {name}. Choisissez un autre nom.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>{file} is no TOML file: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} n’est pas un fichier TOML : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>{model} is of the architecture {architecture}, which this version of llama.cpp cannot load. Update Foretoken, or choose another pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} est de l’architecture {architecture}, que cette version de llama.cpp ne peut pas charger. Mettez Foretoken à jour, ou choisissez une autre paire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>The pair needs about {needed} of memory, and {free} are free (estimated).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La paire nécessite environ {needed} de mémoire, et {free} sont libres (estimation).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>Close other programs, shorten the context, or choose a smaller pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fermez d’autres programmes, raccourcissez le contexte, ou choisissez une paire plus petite.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a model is either a file on disk or one of the hub, not both</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un modèle est soit un fichier sur le disque, soit un modèle du hub, pas les deux</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>path must be one that a file can have</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>path doit être un chemin possible pour un fichier</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>path must be absolute, not {path}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>path doit être un chemin absolu, et non {path}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a model of the hub has a shorter name than that</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un modèle du hub a un nom plus court que celui-là</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>repository must be owner/name, not {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>repository doit être propriétaire/nom, et non {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>file must be the name of a .gguf file, not {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>file doit être le nom d’un fichier .gguf, et non {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>context_length must be from {least} to {most}, not {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>context_length doit être compris entre {least} et {most}, et non {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a preset's name has {most} characters at most</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le nom d’un préréglage a {most} caractères au plus</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a preset's name must be one line of text, not {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le nom d’un préréglage doit être une ligne de texte, et non {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>Preset {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Préréglage {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>{where}: {problem}.</source>
   <comment>what is wrong in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{where} : {problem}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>Preset {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Préréglage {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>{preset}, name: {problem}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{preset}, nom : {problem}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>{file} is too large for a file of presets.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est trop grand pour un fichier de préréglages.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>{file} is no {kind} file: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} n’est pas un fichier {kind} : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>must be {known}, not {version}; a newer Foretoken may have written it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>doit être {known}, et non {version} ; une version plus récente de Foretoken l’a peut-être écrit</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>holds {number}, and a file can have {most}; divide it</source>
   <comment>presets</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en contient {number}, et un fichier peut en avoir {most} ; il faut le diviser</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>is empty</source>
   <comment>presets</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>est vide</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>as TOML it may have {most} bytes; write it as JSON</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en TOML, il peut avoir {most} octets ; enregistrez-le en JSON</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a line of it has more than {most} dots, which keys never need</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>une de ses lignes a plus de {most} points, ce dont les clés n’ont jamais besoin</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>its lists and tables lie too deep inside each other</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ses listes et ses tables sont imbriquées trop profondément</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>it is no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ce n’est pas du texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/probing.py" />
   <source>{file} was not loaded: the system ended its trial, most likely because memory ran out. Close other programs or choose a smaller model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} n’a pas été chargé : le système a mis fin à son essai, très probablement par manque de mémoire. Fermez d’autres programmes ou choisissez un modèle plus petit.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/probing.py" />
   <source>{file} makes llama.cpp crash, so it was not loaded: the file is damaged or of a kind that this version does not know.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} fait planter llama.cpp, il n’a donc pas été chargé : le fichier est endommagé ou d’un type que cette version ne connaît pas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/probing.py" />
   <source>{file} was not loaded: its trial hung and was ended after {seconds} seconds. The file may be damaged, or the disk very slow. Try it once more or choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} n’a pas été chargé : son essai s’est bloqué et a été arrêté au bout de {seconds} secondes. Le fichier est peut-être endommagé, ou le disque très lent. Réessayez ou choisissez un autre fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/trial.py" />
   <source>The tokenizer gives tokens that the vocabulary lacks: the file is damaged. Get it again, or choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le tokeniseur donne des tokens absents du vocabulaire : le fichier est endommagé. Récupérez-le de nouveau, ou choisissez-en un autre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Appearance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Apparence</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fenêtre</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Reading</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lecture</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Notifications</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Notifications</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Statistics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Statistiques</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Updates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mises à jour</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Like the system</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comme le système</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Light</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Clair</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Dark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sombre</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Theme</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Thème</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The colours of the window; like the system, they follow it while the window is open.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les couleurs de la fenêtre ; avec « Comme le système », elles le suivent tant que la fenêtre est ouverte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Accent</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Couleur d’accentuation</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The colour of links and main buttons; that of the system is changed as far as text in it has to be readable.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La couleur des liens et des boutons principaux ; celle du système est modifiée autant qu’il le faut pour que le texte y reste lisible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Foretoken's</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Celle de Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The system's</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Celle du système</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Motion</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Animations</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Whether bars run to and fro, menus unfold and the text cursor blinks; like the system, as far as it tells programs what it wants, and full where it does not.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Si les barres vont et viennent, si les menus se déplient et si le curseur de texte clignote ; comme le système, pour autant qu’il indique aux programmes ce qu’il souhaite, et complètes là où il ne l’indique pas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Complètes</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Reduced</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réduites</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Language</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Langue</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The language of the window; a change takes effect at the next start. Answers follow the model and your question. Translations are made by machine and not reviewed yet.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La langue de la fenêtre ; un changement prend effet au prochain démarrage. Les réponses suivent le modèle et la question. Les traductions sont automatiques et n’ont pas encore été relues.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Size of text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Taille du texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How large all text and what stands beside it is, relative to the normal size.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La taille de tout le texte et de ce qui l’accompagne, par rapport à la taille normale.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show the sidebar</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher la barre latérale</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The list of chats beside the answers; where there is no room for it, it is folded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La liste des conversations à côté des réponses ; là où la place manque, elle est repliée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show the live panel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher le panneau en direct</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Speed and acceptance beside the answers; where there is no room for it, it is folded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La vitesse et l’acceptation à côté des réponses ; là où la place manque, le panneau est replié.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show an icon in the system tray</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher une icône dans la zone de notification</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Where the desktop has one; it shows the window, begins a chat, stops an answer and quits.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Là où le bureau en a une ; l’icône affiche la fenêtre, commence une conversation, arrête une réponse et quitte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show answers formatted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher les réponses mises en forme</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Headings, lists, tables and code as what they mean; otherwise as the model wrote them.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les titres, les listes, les tableaux et le code pour ce qu’ils signifient ; sinon, comme le modèle les a écrits.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Origin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Origine</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Probability</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probabilité</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Surprise</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Surprise</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Token colours tell</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les couleurs des tokens indiquent</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Who wrote each token, how likely the target found it, or how much it surprises, in bits.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Qui a écrit chaque token, à quel point la cible le jugeait probable, ou combien il surprend, en bits.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Copy selections as Markdown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier les sélections en Markdown</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>What is selected in an answer is copied as the model wrote it, otherwise as it is read; a whole message is always copied as it was written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui est sélectionné dans une réponse est copié comme le modèle l’a écrit, sinon comme il se lit ; un message entier est toujours copié comme il a été écrit.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show your own messages formatted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher vos messages mis en forme</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Markdown in what you write is shown as what it means, otherwise as you typed it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le Markdown de ce que vous écrivez est affiché pour ce qu’il signifie, sinon tel que vous l’avez saisi.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Notify when a long answer ends</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Notifier la fin d’une longue réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>One that took 20 seconds or more, while another program is in front; with the name of the chat, unless it is temporary, and nothing of what is in it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une réponse qui a pris 20 secondes ou plus, pendant qu’un autre programme est au premier plan ; avec le nom de la conversation, sauf si elle est temporaire, et rien de son contenu.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Draft from what was written before</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébaucher d’après ce qui a été écrit auparavant</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>What your chats, their attachments and earlier answers say is offered to the model as a draft where an answer goes on in the same way; it changes the speed of answers, not their text, and a copy of these texts, without temporary chats, is kept on this computer for it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que disent vos conversations, leurs fichiers joints et les réponses précédentes est proposé au modèle comme ébauche là où une réponse continue de la même façon ; cela change la vitesse des réponses, pas leur texte, et une copie de ces textes, sans les conversations temporaires, est conservée pour cela sur cet ordinateur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Keep statistics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tenir des statistiques</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Figures of each answer and of what failed, in a file on this computer: counts, times and the names of the models, of temporary chats too, but no word of what was said. Nothing is sent.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Des chiffres sur chaque réponse et sur ce qui a échoué, dans un fichier sur cet ordinateur : des décomptes, des durées et les noms des modèles, y compris des conversations temporaires, mais pas un mot de ce qui a été dit. Rien n’est envoyé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Look for updates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher des mises à jour</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When Foretoken may ask for the list of its releases; nothing about you is sent.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quand Foretoken peut demander la liste de ses versions ; rien vous concernant n’est envoyé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Never</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jamais</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When I ask for it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>À ma demande</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Once a day</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une fois par jour</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Temperature</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Température</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How freely tokens are drawn: at 0 always the likeliest one, above 1 more freely than the model learned.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec quelle liberté les tokens sont tirés : à 0, toujours le plus probable ; au-dessus de 1, plus librement que le modèle ne l’a appris.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Top-k</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Top-k</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Only so many of the likeliest tokens are drawn from; 0 is off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le tirage se fait seulement parmi ce nombre de tokens les plus probables ; 0 désactive.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Top-p</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Top-p</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Only the fewest likely tokens that together have this probability are drawn from; 1 is off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le tirage se fait seulement parmi les tokens les plus probables, aussi peu que possible, qui ont ensemble cette probabilité ; 1 désactive.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Min-p</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Min-p</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Only tokens that are at least so many times as likely as the likeliest are drawn from; 0 is off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le tirage se fait seulement parmi les tokens dont la probabilité atteint au moins cette fraction de celle du plus probable ; 0 désactive.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Repetition penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pénalité de répétition</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Tokens that were there lately become less likely by this factor; 1 is off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les tokens apparus récemment deviennent moins probables de ce facteur ; 1 désactive.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Presence penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pénalité de présence</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Is taken off the score of tokens that were there lately, however often; 0 is off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Est retirée du score des tokens apparus récemment, quel que soit leur nombre d’apparitions ; 0 désactive.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Frequency penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pénalité de fréquence</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Is taken off the score of tokens for each time that they were there lately; 0 is off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Est retirée du score des tokens pour chacune de leurs apparitions récentes ; 0 désactive.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Window of the penalties</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fenêtre des pénalités</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How many of the last tokens, those of the prompt too, the three penalties look at.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Combien des derniers tokens, ceux du prompt compris, les trois pénalités examinent.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Seed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Graine</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The same seed draws the same answer to the same question; nothing: another one each time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La même graine tire la même réponse à la même question ; sans valeur : une autre à chaque fois.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Another each time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une autre à chaque fois</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Longest answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réponse la plus longue</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>After so many tokens an answer ends; it can be continued.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Après ce nombre de tokens, une réponse se termine ; elle peut être continuée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Stop strings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chaînes d’arrêt</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>An answer ends before one of these; besides those of the model. ; stands between them, \n for a new line.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une réponse se termine avant l’une de ces chaînes, en plus de celles du modèle. Le signe ; les sépare, 
 marque un saut de ligne.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When the context is full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quand le contexte est plein</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>What the model is told of a chat that has outgrown its context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui est transmis au modèle d’une conversation qui dépasse son contexte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Leave out the oldest turns</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Omettre les tours les plus anciens</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Stop, and leave nothing out</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>S’arrêter, et ne rien omettre</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Place of the window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Position de la fenêtre</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Where the window was closed, and how large it was.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’endroit où la fenêtre a été fermée, et sa taille.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Size of the choice of models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Taille du choix des modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How large the choice of models was when it was closed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La taille du choix des modèles à sa fermeture.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Unfolded folders</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dossiers dépliés</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The folders of chats that are open in the sidebar.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les dossiers de conversations ouverts dans la barre latérale.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Changed keys</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raccourcis modifiés</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>By the name of a command the keys that it has in the place of its usual ones.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par nom de commande, les raccourcis qu’elle a à la place de ses raccourcis habituels.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Language that was told</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Langue signalée</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The language of which the window has said last that a machine has translated it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La langue dont la fenêtre a signalé en dernier qu’une machine l’a traduite.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Crash that was told</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Plantage signalé</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When the last crash was that the window has told of.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La date du dernier plantage que la fenêtre a signalé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Last look for updates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dernière recherche de mises à jour</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When the list of releases was last asked for without being told to.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le moment où la liste des versions a été demandée pour la dernière fois sans intervention.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Dismissed update</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mise à jour écartée</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The version that is not mentioned again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La version qui n’est plus mentionnée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Format of the last export</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Format du dernier export</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The kind of file that chats were last written to.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le type de fichier vers lequel des conversations ont été écrites la dernière fois.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Export with token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter avec les couleurs des tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Whether web pages and PDFs show which model each token came from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Si les pages web et les PDF montrent de quel modèle vient chaque token.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Recent files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fichiers récents</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The files that were attached lately, the last one first; none of temporary chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les fichiers joints récemment, le dernier en premier ; aucun des conversations temporaires.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Target of the last pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cible de la dernière paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The model file that is loaded at the next start; empty for the built-in pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le fichier de modèle chargé au prochain démarrage ; vide pour la paire intégrée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Draft of the last pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche de la dernière paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The draft that is loaded with it; empty for none.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle d’ébauche chargé avec elle ; vide pour aucun.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Server that was used last</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dernier serveur utilisé</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The server that answers at the next start, and its model; empty: the last pair does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur qui répond au prochain démarrage, et son modèle ; vide : c’est la dernière paire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Context of the last pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexte de la dernière paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How many tokens of context it was given; nothing: as the engine chooses.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Combien de tokens de contexte elle a reçus ; sans valeur : selon le choix du moteur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Cache of the last pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache de la dernière paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How its KV caches store their numbers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comment ses caches KV stockent leurs nombres.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Settings of the last preset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paramètres du dernier préréglage</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>All settings of the preset that was loaded last; nothing where none was.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tous les paramètres du dernier préréglage chargé ; rien s’il n’y en a pas eu.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paires récentes</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The pairs and servers that were used lately, the last one first, with how each was run.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les paires et les serveurs utilisés récemment, le dernier d’abord, avec la façon dont chacun a été exécuté.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Sampling of single models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Échantillonnage de modèles particuliers</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>What was chosen for one target alone, by its file or its server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui a été choisi pour une seule cible, d’après son fichier ou son serveur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Your own kinds of sampling</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vos propres types d’échantillonnage</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Values for sampling that were kept under a name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Des valeurs d’échantillonnage conservées sous un nom.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Takes effect when the model is loaded again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prend effet au prochain chargement du modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}, {range}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par défaut : {default}, {range}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par défaut : {default}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/file.py" />
   <source>it holds no preferences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il ne contient pas de préférences</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/file.py" />
   <source>it does not tell its version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il n’indique pas sa version</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/file.py" />
   <source>Your preferences cannot be read: {why}. Until {path} can be used, what you change lasts as long as this window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vos préférences ne peuvent pas être lues : {why}. Tant que {path} n’est pas utilisable, ce que vous modifiez ne dure que le temps de cette fenêtre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/file.py" />
   <source>Your preferences could not be read: {why}. Foretoken begins with its own; the file is kept as {name} in {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vos préférences n’ont pas pu être lues : {why}. Foretoken commence avec les siennes ; le fichier est conservé sous le nom {name} dans {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/file.py" />
   <source>the system refuses it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le système le refuse</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>activé</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>désactivé</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>{number} %</source>
   <comment>a share in hundredths</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>a number from {least} to {most}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un nombre de {least} à {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>a whole number from {least} to {most}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un nombre entier de {least} à {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>empty</source>
   <comment>a text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vide</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>“{text}”</source>
   <comment>a text in quotes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>« {text} »</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/preferences/preference.py" />
   <source>a text of {count} characters at most</source>
   <extracomment>for 1: a text of {count} character at most</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>un texte de {count} caractère au plus</numerusform>
    <numerusform>un texte de {count} caractères au plus</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>none</source>
   <comment>texts</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucun</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/preferences/preference.py" />
   <source>{count} texts at most with {longest} characters each at most</source>
   <extracomment>for 1: {count} text at most with {longest} characters at most</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} texte au plus, de {longest} caractères au plus</numerusform>
    <numerusform>{count} textes au plus, de {longest} caractères au plus chacun</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>Nothing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>{limits}, or nothing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{limits}, ou rien</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>from {least} to {most}</source>
   <comment>numbers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>de {least} à {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>They are still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elles sont encore en cours d’écriture.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>This server cannot go on with an answer that was begun.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce serveur ne peut pas continuer une réponse commencée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>{host} wrote {most} characters and did not end.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a écrit {most} caractères sans s’arrêter.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The connection to {host} broke off in the middle of the answer. Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La connexion à {host} a été interrompue au milieu de la réponse. Réessayez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>{host} gave up in the middle of the answer. Try again; its log may tell more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a abandonné au milieu de la réponse. Réessayez ; son journal en dit peut-être plus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server sent several tokens at once, so that its counters do not tell for all of them whether they were drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur a envoyé plusieurs tokens à la fois, si bien que ses compteurs ne disent pas pour tous s’ils ont été ébauchés.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server tells how many tokens it drafted and accepted, but not which ones.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur dit combien de tokens il a ébauchés et acceptés, mais pas lesquels.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server counts the drafts of all its answers together, and others were answered at the same time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur compte ensemble les ébauches de toutes ses réponses, et il en écrivait d’autres en même temps.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server does not tell whether and what it drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur ne dit pas s’il a ébauché, ni quoi.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>{host} was not asked: whoever is on the way to it could read along, and nobody has agreed to that.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} n’a pas été interrogé : quiconque se trouve sur le trajet pourrait lire, et personne ne l’a accepté.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>{host} sent more than {most} bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a envoyé plus de {most} octets.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>it is packed ({kind}), which nobody asked for</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>c’est compressé ({kind}), ce que personne n’a demandé</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>it is a web page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>c’est une page web</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>it is of the kind {kind}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>c’est du type {kind}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>it is no stream of events</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ce n’est pas un flux d’événements</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>one of its events is longer than {most} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un de ses événements dépasse {most} octets</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>one of its lines is longer than {most} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>une de ses lignes dépasse {most} octets</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>it is no JSON object</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ce n’est pas un objet JSON</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/looking.py" />
   <source>{host} answers, but lists no models: is it a server of models?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} répond, mais ne liste aucun modèle : est-ce un serveur de modèles ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/looking.py" />
   <source>Ollama cuts what does not fit its context without a word. How long that is says OLLAMA_CONTEXT_LENGTH, or num_ctx of a model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ollama coupe sans rien dire ce qui ne tient pas dans son contexte. La longueur de celui-ci est fixée par OLLAMA_CONTEXT_LENGTH, ou par num_ctx d’un modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>OpenAI-compatible server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>serveur compatible avec OpenAI</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>The address holds a name or a password. Enter the key in its own field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’adresse contient un nom ou un mot de passe. Saisissez la clé dans son propre champ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>{address} is no address of a server. One looks like http://localhost:8080 or https://example.org/v1.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{address} n’est pas une adresse de serveur. Une telle adresse ressemble à http://localhost:8080 ou https://example.org/v1.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server_keys.py" />
   <source>This is no key: one is a line of letters, digits and signs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce n’est pas une clé : une clé est une ligne de lettres, de chiffres et de signes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server_list.py" />
   <source>There are {most} servers. Remove one first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il y a {most} serveurs. Supprimez-en un d’abord.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} was not found. Is its name right?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} est introuvable. Son nom est-il correct ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>Nothing listens at {host}. Is the server running, and is the port right?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’écoute à {host}. Le serveur est-il lancé, et le port est-il correct ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>Nobody vouches for the certificate of {host}: {reason}. If it is your own, name its file in the environment variable SSL_CERT_FILE.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Personne ne se porte garant du certificat de {host} : {reason}. Si c’est le vôtre, indiquez son fichier dans la variable d’environnement SSL_CERT_FILE.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{sentence} It says: {words}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{sentence} Il dit : {words}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>The chat does not fit the context of the model on {host}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La conversation ne tient pas dans le contexte du modèle sur {host}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} wants a key (HTTP {code}). Enter it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} demande une clé (HTTP {code}). Saisissez-la.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} does not take the key (HTTP {code}). Enter another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} n’accepte pas la clé (HTTP {code}). Saisissez-en une autre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} has no such model, or nothing at this address (HTTP {code}). Look at the address, and choose one of its models.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} n’a pas ce modèle, ou rien à cette adresse (HTTP {code}). Vérifiez l’adresse, et choisissez un de ses modèles.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} is still loading its model. Try again in a moment.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} charge encore son modèle. Réessayez dans un instant.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} is busy (HTTP {code}) and asks to wait for {seconds} s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} est occupé (HTTP {code}) et demande d’attendre {seconds} s.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} is busy (HTTP {code}). Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} est occupé (HTTP {code}). Réessayez plus tard.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} took too long (HTTP {code}). Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a mis trop de temps (HTTP {code}). Réessayez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>Something failed on {host} (HTTP {code}). Try again; its log may tell more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quelque chose a échoué sur {host} (HTTP {code}). Réessayez ; son journal en dit peut-être plus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} refuses to answer this (HTTP {code}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} refuse de répondre à cela (HTTP {code}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} leads to another address, where nothing was sent: {where}. If that is right, enter it in place of this one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} mène à une autre adresse, où rien n’a été envoyé : {where}. Si c’est correct, saisissez-la à la place de celle-ci.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>What {host} says makes no sense here: {problem}. Is it a server of models?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que dit {host} n’a pas de sens ici : {problem}. Est-ce un serveur de modèles ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} sends more than it may: {problem}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} envoie plus qu’il n’est permis : {problem}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/atomic_file.py" />
   <source>{file} is in use by another process.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est utilisé par un autre processus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/database.py" />
   <source>a newer version of Foretoken wrote it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>une version plus récente de Foretoken l’a écrit</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} does not answer. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ne répond pas. Réessayez plus tard.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} was not found. Is this computer online?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} est introuvable. Cet ordinateur est-il en ligne ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>Nobody answers at {host}. Is a firewall in between? Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Personne ne répond sur {host}. Y a-t-il un pare-feu entre les deux ? Réessayez plus tard.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} cannot be reached: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} est injoignable : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>A SOCKS proxy is set, which is not supported. Set an HTTP proxy instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un proxy SOCKS est configuré, ce qui n’est pas pris en charge. Configurez plutôt un proxy HTTP.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The proxy does not lead to {host}: {reason}. Check the proxy's settings, or the variables http_proxy, https_proxy and no_proxy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le proxy ne mène pas à {host} : {reason}. Vérifiez les réglages du proxy, ou les variables http_proxy, https_proxy et no_proxy.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The connection to {host} is not safe: {reason}. Check this computer's clock, and whether a network guard reads along with a certificate of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La connexion à {host} n’est pas sûre : {reason}. Vérifiez l’horloge de cet ordinateur, et si une surveillance du réseau intercepte la connexion avec son propre certificat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The connection to {host} is not safe: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La connexion à {host} n’est pas sûre : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} does not speak https. Its address may begin with http://.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ne parle pas https. Son adresse peut commencer par http://.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} wants https. Let its address begin so.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} demande https. Faites commencer ainsi son adresse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The connection to {host} broke off. Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La connexion à {host} a été interrompue. Réessayez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} sent something that makes no sense ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a envoyé quelque chose qui n’a pas de sens ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>Cancelled.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annulé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} sent more than the {most} bytes expected.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a envoyé plus que les {most} octets attendus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} sent something that is no text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a envoyé quelque chose qui n’est pas du texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{file} is larger than announced. Nothing was kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est plus grand qu’annoncé. Rien n’a été conservé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>Only {received} of the {size} bytes of {file} arrived. Nothing was kept; try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seuls {received} octets sur {size} de {file} sont arrivés. Rien n’a été conservé ; réessayez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{file} is not the file that was announced: its checksum differs. Nothing was kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} n’est pas le fichier annoncé : sa somme de contrôle diffère. Rien n’a été conservé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{file} cannot be written to {folder}: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ne peut pas être écrit dans {folder} : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} did not send it. There is nothing at this address (HTTP {code}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ne l’a pas envoyé. Il n’y a rien à cette adresse (HTTP {code}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} did not send it. It refused (HTTP {code}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ne l’a pas envoyé. La demande a été refusée (HTTP {code}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{address} is no https address, so it was not asked.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{address} n’est pas une adresse https, elle n’a donc pas été interrogée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} leads to an address that is not https.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} mène à une adresse qui n’est pas https.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un dossier</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a pipe</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un tube</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a socket</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un socket</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a device</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un périphérique</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a link</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un lien</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>there can be no file of that name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucun fichier ne peut avoir ce nom</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>it is {kind}, and only ordinary files are written to</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>c’est {kind}, et seuls des fichiers ordinaires sont écrits</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>it is {kind}, and only ordinary files are read</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>c’est {kind}, et seuls des fichiers ordinaires sont lus</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>it holds more than the {most} bytes that are read of it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il contient plus que les {most} octets qui en sont lus</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>it is longer than {most} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il dépasse {most} octets</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>line {line}: {problem}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ligne {line} : {problem}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>it holds a number with thousands of digits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il contient un nombre de plusieurs milliers de chiffres</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>{number} is no number that can be used</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} n’est pas un nombre utilisable</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>its lists and tables lie inside each other more than {most} levels deep</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ses listes et ses tables sont imbriquées sur plus de {most} niveaux</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>it is longer than {most} characters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il dépasse {most} caractères</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>its list holds something else than conversations</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sa liste contient autre chose que des conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>its lists and tables have more than {most} levels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ses listes et ses tables ont plus de {most} niveaux</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>one conversation is longer than {most} characters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>une conversation dépasse {most} caractères</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>its end is missing: it was cut off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sa fin manque : il a été coupé</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/kept_secrets.py" />
   <source>the system's keyring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le trousseau de clés du système</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/kept_secrets.py" />
   <source>this session</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cette session</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>“{text}”</source>
   <comment>a quotation</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>« {text} »</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>{most} and {last}</source>
   <comment>a list</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{most} et {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>{most} or {last}</source>
   <comment>a list</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{most} ou {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>{day}, {time}</source>
   <comment>a moment</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{day} à {time}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/system/shown_text.py" />
   <source>… {count} more lines …</source>
   <extracomment>for 1: … {count} more line …</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>… {count} ligne de plus …</numerusform>
    <numerusform>… {count} lignes de plus …</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/system/shown_text.py" />
   <source>… {count} more characters …</source>
   <extracomment>for 1: … {count} more character …</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>… {count} caractère de plus …</numerusform>
    <numerusform>… {count} caractères de plus …</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/system/update_feed.py" />
   <source>The release feed is of a kind that this version cannot read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le flux des versions est d’un type que cette version ne peut pas lire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/update_feed.py" />
   <source>The release feed cannot be read: it is damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le flux des versions ne peut pas être lu : il est endommagé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_desk.py" />
   <source>The models are not ready yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les modèles ne sont pas encore prêts</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_desk.py" />
   <source>It cannot be measured while an answer is written. Stop it first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La mesure est impossible pendant l’écriture d’une réponse. Arrêtez d’abord la réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_desk.py" />
   <source>{mode} is in use from the next answer on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} : utilisé à partir de la prochaine réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_desk.py" />
   <source>Share</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Partager</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_desk.py" />
   <source>All files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tous les fichiers</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_desk.py" />
   <source>Written to {file}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écrit dans {file}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_desk.py" />
   <source>the picture could not be written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>l’image n’a pas pu être écrite</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Stopped before anything was complete.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêté avant que quoi que ce soit ne soit complet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>How long it takes is known with the first answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La durée sera connue avec les premières réponses.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Web page (HTML)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Page web (HTML)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>All figures (JSON)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tous les chiffres (JSON)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Picture of the map (PNG)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Image de la carte (PNG)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Banc d’essai</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>New benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nouveau banc d’essai</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Earlier benchmarks</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bancs d’essai antérieurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>What was measured is listed here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui a été mesuré est listé ici.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Begin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Commencer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Stop</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Earlier benchmarks…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bancs d’essai antérieurs…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Share…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Partager…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Delete</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Close</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fermer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Beginning…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Démarrage…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>{pair} was left out: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair} a été laissée de côté : {why}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>{count} pairs were measured.</source>
   <extracomment>for 1: {count} pair was measured.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} paire a été mesurée.</numerusform>
    <numerusform>{count} paires ont été mesurées.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>They are in the list.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elles figurent dans la liste.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>{answers}. {told}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{answers}. {told}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>{answers}: {duration}, if none ends early.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{answers} : {duration}, si aucune ne se termine plus tôt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>{pair} ({number} of {count})</source>
   <comment>a pair among several</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair} ({number} sur {count})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>{pair}: getting ready…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair} : préparation…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>{pair}: {kind} - {told}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair} : {kind} - {told}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>This pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Other pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Autres paires</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>{mode}: {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} : {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>no figure</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucun chiffre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>{pair}, {when}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair}, {when}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/benchmark_dialog.py" />
   <source>Deleted the benchmark of {when}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Banc d’essai du {when} supprimé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/heat_map.py" />
   <source>Map of speedups</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Carte des accélérations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/heat_map.py" />
   <source>Arrow keys go from figure to figure.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les touches fléchées passent d’un chiffre à l’autre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/heat_table.py" />
   <source>{mode} (tok/s)</source>
   <comment>what is compared</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} (tok/s)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/heat_table.py" />
   <source>All kinds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tous les types</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/heat_table.py" />
   <source>There is no figure in both.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun chiffre n’est présent dans les deux.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/heat_table.py" />
   <source>no difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucune différence</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>Point at a figure, or go through them with the arrow keys: here stands where it comes from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pointez un chiffre, ou parcourez-les avec les touches fléchées : son origine s’affiche ici.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>The first figures come with the first question.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les premiers chiffres arrivent avec la première question.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>Nothing is certain enough to change how this pair drafts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’est assez certain pour changer la façon d’ébaucher de cette paire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>Changes since that one: of speedups, and of plain decoding's tokens per second. ≈: no difference shown, because the two lie no further apart than their rounds do.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les changements depuis celui-là : des accélérations, et des tokens par seconde du décodage simple. ≈ : aucune différence visible, car les deux ne sont pas plus éloignés l’un de l’autre que leurs manches entre elles.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>Use the best</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser le meilleur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>Undo</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>Another benchmark, whose figures are to be told beside these</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un autre banc d’essai, dont les chiffres doivent être donnés à côté de ceux-ci</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>Compared with</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comparé à</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>nothing</source>
   <comment>what a benchmark is compared with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rien</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>Not only the time is another one: {what}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La date n’est pas la seule différence : {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>Same files, computer, settings and versions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mêmes fichiers, ordinateur, réglages et versions.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>{mode} stays: nothing else was faster for certain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} : conservé, rien d’autre n’était plus rapide à coup sûr.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>{mode}: {percent} % faster than {over}, beyond the spread of both.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} : {percent} % plus rapide que {over}, au-delà de la dispersion des deux.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>Load this pair to use it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chargez cette paire pour l’utiliser.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/result_page.py" />
   <source>{mode} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} (utilisé)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>Choose a way of decoding besides the plain one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisissez un mode de décodage en plus du décodage simple.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>Choose a kind of text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisissez un type de texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>Choose a pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisissez une paire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>They must be {most} whole numbers at most, from {least} to {longest}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il faut au plus {most} nombres entiers, de {least} à {longest}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>With fewer than three rounds nothing is known of the spread.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec moins de trois manches, on ne sait rien de la dispersion.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>This pair has no draft model that can be used.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette paire n’a pas de modèle d’ébauche utilisable.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>What all others are compared with</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce à quoi tous les autres sont comparés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>Fixed lookaheads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anticipations fixes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>Rounds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Manches</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>Questions of each kind</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Questions de chaque type</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>Tokens are drawn</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tirage des tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>{pair} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair} (utilisée)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>greedily: always the likeliest</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>glouton : toujours le plus probable</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>as in a chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>comme dans une conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>Draft model, fixed lookaheads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche, anticipations fixes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>Every question is answered in every way of decoding, one right after the other, over several rounds. What your chats have read stays.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chaque question reçoit une réponse dans chaque mode de décodage, l’un juste après l’autre, sur plusieurs manches. Ce que vos conversations ont lu reste en place.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>Pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paires</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>Kinds of text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Types de texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>Ways of decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modes de décodage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/benchmark/setup_page.py" />
   <source>How much</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quantité</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Available when the model is ready</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Disponible quand le modèle sera prêt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Models on this computer, and pairs to get</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les modèles de cet ordinateur, et des paires à obtenir</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Choose models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisir des modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Interrupted: the app was closed while this was written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Interrompu : l’application a été fermée pendant la rédaction.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêté.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Stopped at the limit of tokens for one answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêté à la limite de tokens pour une réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Stopped at the limit of steps for one answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêté à la limite d’étapes pour une réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>The answer was cut off: the context is full. Start a new chat, or ask something shorter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La réponse a été coupée : le contexte est plein. Commencez une nouvelle conversation, ou posez une question plus courte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>There is no room for an answer: the context is full. Start a new chat, or ask something shorter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas de place pour une réponse : le contexte est plein. Commencez une nouvelle conversation, ou posez une question plus courte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>The model ended its answer at once, without a word.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle a terminé sa réponse aussitôt, sans un mot.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>The built-in pair is a tiny demonstration. A bigger pair may know more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La paire intégrée est une toute petite démonstration. Une paire plus grande en sait peut-être davantage.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Notice</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avis</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Copy details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier les détails</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Copy the details of what happened</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier les détails de ce qui s’est passé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Copied</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copié</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thought for {time}, {count} tokens</source>
   <extracomment>for 1: Thought for {time}, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Réflexion pendant {time}, {count} token</numerusform>
    <numerusform>Réflexion pendant {time}, {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thought for {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réflexion pendant {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thinking…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réflexion en cours…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thinking… {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réflexion en cours… {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>less than 1 s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>moins de 1 s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>{hours} h</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{hours} h</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>{minutes} min</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{minutes} min</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>{seconds} s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{seconds} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>{longer} {shorter}</source>
   <comment>a time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{longer} {shorter}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thoughts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réflexions</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Show or hide the model's thoughts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher ou masquer les réflexions du modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Save</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Enter saves, Esc cancels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entrée enregistre, Échap annule</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Reading the prompt…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lecture du prompt…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Reading the prompt… {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lecture du prompt… {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Load the pair like this, and go on with the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Charger la paire ainsi, et continuer la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Go on where the answer stopped</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reprendre là où la réponse s’est arrêtée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Continue</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Continuer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Try again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réessayer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Ask the same question once more</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Poser encore une fois la même question</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Your message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Votre message</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>The model is not told of a question without an answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une question sans réponse n’est pas transmise au modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Answer this question; what follows it stays as another version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Répondre à cette question ; ce qui la suit reste comme autre version</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Answer again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Répondre de nouveau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>The model no longer sees the messages above: the context is full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle ne voit plus les messages ci-dessus : le contexte est plein</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>A model reads only so much text at once. The oldest messages are left out,
so that this chat can go on. A new chat starts with an empty context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un modèle ne lit qu’une certaine quantité de texte à la fois. Les messages les plus anciens sont omis,
pour que cette conversation puisse continuer. Une nouvelle conversation commence avec un contexte vide.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>Show earlier messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher les messages précédents</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>Show later messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher les messages suivants</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>Conversation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Find in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher dans cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Places found</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Résultats trouvés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>{number} of {count}</source>
   <comment>the places found</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} sur {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>none</source>
   <comment>the places found</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>plain decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>décodage simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>drafts by prompt lookup only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauche par recherche dans le prompt seulement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>drafts in every step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauche à chaque étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>fixed lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>anticipation fixe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>adaptive lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>anticipation adaptative</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>step-rule lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>anticipation à règle par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>ewma lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>anticipation ewma</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écrit par {target}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}, with drafts by {draft}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écrit par {target}, avec une ébauche de {draft}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Sent to {name}, which is {host}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Envoyé à {name}, qui est {host}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Computed {place}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Calculé {place}.</translation>
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
   <translation>pénalité de répétition {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>presence penalty {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pénalité de présence {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>frequency penalty {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pénalité de fréquence {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>seed {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>graine {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>fixed lookahead {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>anticipation fixe {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_actions.py" />
   <source>Version {number} of {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Version {number} sur {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Edit your message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifier votre message</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Cancel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annuler</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>The message as it was stays beside this one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le message d’origine reste à côté de celui-ci</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Send</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Envoyer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Enter sends, Esc cancels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entrée envoie, Échap annule</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Open this link?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir ce lien ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Open</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>A long text: {count} characters, shown as plain text</source>
   <extracomment>for 1: A long text: {count} character, shown as plain text</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Un texte long : {count} caractère, affiché en texte brut</numerusform>
    <numerusform>Un texte long : {count} caractères, affiché en texte brut</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/token_walk.py" />
   <source>Left and Right walk along the tokens, Enter shows all about one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gauche et Droite parcourent les tokens, Entrée montre tout sur l’un d’eux</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Ask this</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Poser cette question</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>{size} to download. {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{size} à télécharger. {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Recommended for this computer: {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recommandée pour cet ordinateur : {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Opens Get models at this pair; nothing is downloaded yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvre Obtenir des modèles sur cette paire ; rien n’est encore téléchargé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>See this pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voir cette paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Search commands, chats and models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher des commandes, des conversations et des modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Command palette</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Palette de commandes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>No matches</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun résultat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>↑ ↓ to move    {take} to open    {close} to close</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>↑ ↓ pour se déplacer    {take} pour ouvrir    {close} pour fermer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Commands, chats and models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Commandes, conversations et modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Model</source>
   <comment>what the command palette offers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Attach again: {file}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Joindre de nouveau : {file}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Recent file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fichier récent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Use again: {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réutiliser : {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Recent server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Serveur récent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Recent pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paire récente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Server</source>
   <comment>what the command palette offers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Serveur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Chat</source>
   <comment>what the command palette offers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is already the shortcut of “{command}”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} est déjà le raccourci de « {command} ».</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>A shortcut is one key, with or without modifiers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un raccourci est une seule touche, avec ou sans touches de modification.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is reserved for editing text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} est réservé à la modification du texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is reserved for moving, or by the system.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} est réservé au déplacement, ou par le système.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} types text by itself.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} seul saisit du texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is reserved by the system.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} est réservé par le système.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Chats</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Message</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Message</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Models</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>View</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Affichage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Help</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aide</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>New</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nouveau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Theme</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Thème</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Help</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aide</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Anywhere in the window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Partout dans la fenêtre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the message field</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans le champ de message</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>On a message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sur un message</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>On the tokens of an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sur les tokens d’une réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>While finding in a chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pendant la recherche dans une conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the chat search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans la recherche de conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the list of chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans la liste des conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the command palette</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans la palette de commandes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the model picker</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans le sélecteur de modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans les paramètres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the system prompts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans les prompts système</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In a replay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans une relecture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans les raccourcis</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In dialogs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans les boîtes de dialogue</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>{keys} or {key}</source>
   <comment>keys that do the same</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{keys} ou {key}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>“{command}” has no shortcut now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>« {command} » n’a plus de raccourci.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>The shortcut of “{command}” is now {key}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le raccourci de « {command} » est maintenant {key}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>“{command}” has its default shortcut again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>« {command} » a retrouvé son raccourci par défaut.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>All commands have their default shortcuts again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Toutes les commandes ont retrouvé leurs raccourcis par défaut.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: follow system</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Thème : comme le système</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: light</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Thème : clair</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: dark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Thème : sombre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Token colours: origin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Couleurs des tokens : origine</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Token colours: probability</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Couleurs des tokens : probabilité</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Token colours: surprise</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Couleurs des tokens : surprise</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save charts as an image (PNG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer les graphiques comme image (PNG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save charts as an image (SVG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer les graphiques comme image (SVG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save chart data as a table (CSV)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer les données des graphiques comme tableau (CSV)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>How it works</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fonctionnement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>A short guide, with a step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un petit guide, avec une étape de votre dernière réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>What's this?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Qu’est-ce que c’est ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Explain the focused item, or the next one you click</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Expliquer l’élément actif, ou le prochain sur lequel vous cliquez</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Keyboard shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raccourcis clavier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show the keyboard shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher les raccourcis clavier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find a command, a chat or a model by a few letters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Trouver une commande, une conversation ou un modèle avec quelques lettres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Settings…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paramètres…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>All settings, with a search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tous les paramètres, avec une recherche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Statistics…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Statistiques…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Totals for all answers by model and day, and errors</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Totaux de toutes les réponses par modèle et par jour, et erreurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Help, settings, backups, diagnostics, updates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aide, paramètres, sauvegardes, diagnostics, mises à jour</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Help, settings, backups of the chats, diagnostics and updates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aide, paramètres, sauvegardes des conversations, diagnostics et mises à jour</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Start a new chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Commencer une nouvelle conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Temporary chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversation temporaire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Start a chat that is not saved</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Commencer une conversation qui n’est pas enregistrée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>New folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nouveau dossier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher dans toutes les conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find words in all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Trouver des mots dans toutes les conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show archived chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher les conversations archivées</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Back up chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sauvegarder les conversations…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Restore chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restaurer des conversations…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Import chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importer des conversations…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Import chats from Foretoken, ChatGPT or LM Studio</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importer des conversations de Foretoken, ChatGPT ou LM Studio</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter toutes les conversations…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export all chats to one file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter toutes les conversations vers un seul fichier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export this chat…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter cette conversation…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export this chat to a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter cette conversation vers un fichier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Print this chat…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Imprimer cette conversation…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Print this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Imprimer cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer toutes les conversations…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Stop the answer or a running test</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêter la réponse ou un test en cours</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Attach files…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Joindre des fichiers…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Attach text files or PDFs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Joindre des fichiers texte ou des PDF</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Clear recent files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Effacer les fichiers récents</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>System prompt…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt système…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Instructions for the model in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Instructions pour le modèle dans cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Sampling…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Échantillonnage…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Temperature, cut-offs, penalties and length for the next answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Température, coupures, pénalités et longueur des prochaines réponses</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy the last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier la dernière réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay the answer…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rejouer la réponse…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay the answer in view, with its colours and charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rejouer la réponse visible, avec ses couleurs et ses graphiques</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay an answer from a file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rejouer une réponse d’un fichier…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay an answer from an exported chat, without importing it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rejouer une réponse d’une conversation exportée, sans l’importer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo delete</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annuler la suppression</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find in this chat; ignores case and accents</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher dans cette conversation, sans tenir compte de la casse ni des accents</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next match</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Résultat suivant</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous match</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Résultat précédent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Choose models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisir des modèles…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Choose the target and the draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisir le modèle cible et le modèle d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Get more models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Obtenir d’autres modèles…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Ready-made pairs and all models on the hub</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paires toutes prêtes et tous les modèles du hub</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Clear recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Effacer les paires récentes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Connect to a server…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se connecter à un serveur…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use a server instead of a model on this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser un serveur au lieu d’un modèle sur cet ordinateur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Engine settings…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paramètres du moteur…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>How the loaded models run: threads, caches, draft length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comment s’exécutent les modèles chargés : threads, caches, longueur d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Race: plain vs. speculative…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Course : simple contre spéculatif…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Answer the same question both ways, side by side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Répondre à la même question des deux façons, côte à côte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Benchmark…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Banc d’essai…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Measure drafting by kind of text, and compare with earlier runs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mesurer l’ébauche par type de texte et comparer avec les exécutions antérieures</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Proof…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preuve…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show that drafting does not change the output</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Montrer que l’ébauche ne change pas le texte produit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher ou masquer les couleurs des tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Colour tokens by origin or probability</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Colorer les tokens selon leur origine ou leur probabilité</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle the source of an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher ou masquer la source d’une réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show the answer as the model wrote it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher la réponse telle que le modèle l’a écrite</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle formatting in answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Activer ou désactiver la mise en forme des réponses</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle formatting in your messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Activer ou désactiver la mise en forme de vos messages</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle Markdown in copied selections</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Activer ou désactiver le Markdown dans les sélections copiées</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle sidebar</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher ou masquer la barre latérale</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle live panel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher ou masquer le panneau en direct</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Switch charts between this answer and the whole chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Basculer les graphiques entre cette réponse et toute la conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Pause or resume charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mettre en pause ou reprendre les graphiques</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Larger text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Agrandir le texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Smaller text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réduire le texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Normal text size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Taille normale du texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy diagnostics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier les diagnostics</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open logs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir les journaux</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Check for updates…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher des mises à jour…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>About Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>À propos de Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Quit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Send or queue the message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Envoyer le message ou le mettre en attente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Insert a line break</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Insérer un saut de ligne</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Edit the last message (in an empty field)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifier le dernier message (dans un champ vide)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Go to the messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aller aux messages</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo typing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annuler la saisie</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Message précédent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Message suivant</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Version précédente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Version suivante</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy the text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier le texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Edit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Edit; keeps this version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifier ; cette version est conservée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Cancel editing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annuler la modification</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Regenerate</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Régénérer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Answer again; keeps this answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Répondre de nouveau ; cette réponse est conservée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Continue where the answer stopped</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reprendre là où la réponse s’est arrêtée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Branch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bifurquer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>New chat with a copy up to this message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nouvelle conversation avec une copie jusqu’à ce message</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rejouer…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay this answer with its colours and charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rejouer cette réponse avec ses couleurs et ses graphiques</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete this message and all below it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer ce message et tout ce qui suit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export this message to a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter ce message vers un fichier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token précédent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token suivant</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Étape précédente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Étape suivante</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Inspect the token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Inspecter le token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Where the token came from, and its alternatives</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>D’où vient le token, et ses alternatives</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Leave the tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitter les tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close find</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fermer la recherche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open the selected result</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir le résultat sélectionné</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Clear the search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Effacer la recherche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Rename</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Renommer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Pin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Épingler</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Unpin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Désépingler</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Move to folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Déplacer vers un dossier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Remove from folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Retirer du dossier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Duplicate</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dupliquer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export chats in folder…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter les conversations du dossier…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Archive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Archiver</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Unarchive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Désarchiver</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Collapse</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Replier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Expand</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Déplier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous item</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Élément précédent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next item</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Élément suivant</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Run or open</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exécuter ou ouvrir</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close the palette</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fermer la palette</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find a model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Trouver un modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir un fichier…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open a model file from anywhere</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir un fichier de modèle situé n’importe où</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save as preset…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer comme préréglage…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save this pair and its settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer cette paire et ses paramètres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Load</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Charger</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close or cancel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fermer ou annuler</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use as target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser comme cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use as draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser comme ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>New chat with this model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nouvelle conversation avec ce modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Reset to defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rétablir les valeurs par défaut</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show in folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher dans le dossier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy path</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier le chemin</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Remove from this list</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Retirer de cette liste</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Move to trash</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mettre à la corbeille</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Rename…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Renommer…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replace with current choice</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Remplacer par le choix actuel</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export all presets…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter tous les préréglages…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Import presets…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importer des préréglages…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher dans les paramètres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo the last change</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annuler la dernière modification</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Play or pause</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lire ou mettre en pause</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Go to the beginning</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aller au début</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Go to the end</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aller à la fin</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher dans les raccourcis</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Change the shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifier le raccourci</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser dans cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use this prompt from the next answer on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser ce prompt à partir de la prochaine réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete the prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer le prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Press the selected button</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Appuyer sur le bouton sélectionné</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Remove</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer</translation>
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
   <source>Queue</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mettre en attente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Stop the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêter la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Not now: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pas maintenant : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Not now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pas maintenant</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Let it wait its turn; then it is sent</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mettre en attente ; le message sera envoyé à son tour</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Speculate</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Spéculer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>From the next answer on: draft ahead, with a draft model or from earlier text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>À partir de la prochaine réponse : ébaucher à l’avance, avec un modèle d’ébauche ou d’après le texte précédent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Speculative decoding: {state}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Décodage spéculatif : {state}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>System prompt:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt système :</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>none</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>System prompt: {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt système : {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>System:</source>
   <comment>short for “System prompt:”</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Système :</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Sampling:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Échantillonnage :</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Sampling: {kind}, temperature {t} ({of})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Échantillonnage : {kind}, température {t} ({of})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>{kind} ({of})</source>
   <comment>a kind of sampling, for whom</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{kind} ({of})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Sampling: {kind}, temperature {t}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Échantillonnage : {kind}, température {t}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Temperature {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Température {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>T</source>
   <comment>short for “Temperature”</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>T</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Attach files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Joindre des fichiers</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>, or drop them on the window.</source>
   <comment>behind “Attach text files”</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>, ou les déposer sur la fenêtre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Files that are not sent are not kept when Foretoken is closed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les fichiers qui ne sont pas envoyés ne sont pas conservés à la fermeture de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Why a message cannot be sent now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pourquoi un message ne peut pas être envoyé maintenant</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_desk.py" />
   <source>a file is still being read</source>
   <comment>Not now: …</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un fichier est encore en cours de lecture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_desk.py" />
   <source>What it costs in tokens is told once a model is loaded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Son coût en tokens est indiqué dès qu’un modèle est chargé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_desk.py" />
   <source>What it costs in tokens is not known: only the server has the vocabulary.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qu’il coûte en tokens n’est pas connu : seul le serveur a le vocabulaire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_desk.py" />
   <source>own text</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>texte propre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_desk.py" />
   <source>reading…</source>
   <comment>a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>lecture…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_desk.py" />
   <source>counting…</source>
   <comment>tokens of a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>comptage…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>{used} of {total}</source>
   <comment>tokens in the context</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{used} sur {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Context {used} of {total}, {reserve} for the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexte {used} sur {total}, {reserve} pour la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Context {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexte {used} sur {total}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Context: {used} of {count} tokens, {kept} kept for the answer, nearly full</source>
   <extracomment>for 1: Context: {used} of {count} token, {kept} kept for the answer, nearly full</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Contexte : {used} sur {count} token, {kept} réservés à la réponse, presque plein</numerusform>
    <numerusform>Contexte : {used} sur {count} tokens, {kept} réservés à la réponse, presque plein</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Context: {used} of {count} tokens, {kept} kept for the answer</source>
   <extracomment>for 1: Context: {used} of {count} token, {kept} kept for the answer</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Contexte : {used} sur {count} token, {kept} réservés à la réponse</numerusform>
    <numerusform>Contexte : {used} sur {count} tokens, {kept} réservés à la réponse</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Context: {used} of {count} tokens, nearly full</source>
   <extracomment>for 1: Context: {used} of {count} token, nearly full</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Contexte : {used} sur {count} token, presque plein</numerusform>
    <numerusform>Contexte : {used} sur {count} tokens, presque plein</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Context: {used} of {count} tokens</source>
   <extracomment>for 1: Context: {used} of {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Contexte : {used} sur {count} token</numerusform>
    <numerusform>Contexte : {used} sur {count} tokens</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Too long by {count} tokens: the model's context holds {context}.</source>
   <extracomment>for 1: Too long by {count} token: the model's context holds {context}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Trop long de {count} token : le contexte du modèle en contient {context}.</numerusform>
    <numerusform>Trop long de {count} tokens : le contexte du modèle en contient {context}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Shorten the message, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raccourcissez le message, ou chargez le modèle avec un contexte plus long.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Shorten the message, attach less, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raccourcissez le message, joignez moins de fichiers, ou chargez le modèle avec un contexte plus long.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Shorten the message or the system prompt, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raccourcissez le message ou le prompt système, ou chargez le modèle avec un contexte plus long.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Shorten the message or the system prompt, attach less, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raccourcissez le message ou le prompt système, joignez moins de fichiers, ou chargez le modèle avec un contexte plus long.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>The context is full, with {reserve} tokens kept for the answer: the oldest {count} turns will be left out when this is sent.</source>
   <extracomment>for 1: The context is full, with {reserve} tokens kept for the answer: the oldest turn will be left out when this is sent.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Le contexte est plein, avec {reserve} tokens réservés à la réponse : le tour le plus ancien sera omis à l’envoi.</numerusform>
    <numerusform>Le contexte est plein, avec {reserve} tokens réservés à la réponse : les {count} tours les plus anciens seront omis à l’envoi.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>{count} tokens are left for the answer.</source>
   <extracomment>for 1: {count} token is left for the answer.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Il reste {count} token pour la réponse.</numerusform>
    <numerusform>Il reste {count} tokens pour la réponse.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>The context is nearly full: only {count} tokens are left for the answer.</source>
   <extracomment>for 1: The context is nearly full: only {count} token is left for the answer.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Le contexte est presque plein : il ne reste que {count} token pour la réponse.</numerusform>
    <numerusform>Le contexte est presque plein : il ne reste que {count} tokens pour la réponse.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>The context is nearly full: {count} tokens more, and old turns are left out.</source>
   <extracomment>for 1: The context is nearly full: {count} token more, and old turns are left out.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Le contexte est presque plein : encore {count} token, et d’anciens tours seront omis.</numerusform>
    <numerusform>Le contexte est presque plein : encore {count} tokens, et d’anciens tours seront omis.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Conversation and chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversation et format de conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Format de conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>This message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce message</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Kept for the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réservé à la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Free</source>
   <comment>tokens in the context</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Libre</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>Left out: the oldest {count} turns</source>
   <extracomment>for 1: Left out: the oldest turn</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Omis : le tour le plus ancien</numerusform>
    <numerusform>Omis : les {count} tours les plus anciens</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>{used} of {count} tokens once this is sent</source>
   <extracomment>for 1: {used} of {count} token once this is sent</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{used} sur {count} token une fois ce message envoyé</numerusform>
    <numerusform>{used} sur {count} tokens une fois ce message envoyé</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>{count} tokens of this chat are in the context, which holds {total}.</source>
   <extracomment>for 1: {count} token of this chat is in the context, which holds {total}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token de cette conversation est dans le contexte, qui en contient {total}.</numerusform>
    <numerusform>{count} tokens de cette conversation sont dans le contexte, qui en contient {total}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>{count} more are kept for this answer.</source>
   <extracomment>for 1: {count} more is kept for this answer.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} de plus est réservé à cette réponse.</numerusform>
    <numerusform>{count} de plus sont réservés à cette réponse.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_gauge.py" />
   <source>The server counted {count} tokens for the last question and its answer; its context holds {total}. What a message takes is not known here: only the server has the vocabulary.</source>
   <extracomment>for 1: The server counted {count} token for the last question and its answer; its context holds {total}. What a message takes is not known here: only the server has the vocabulary.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Le serveur a compté {count} token pour la dernière question et sa réponse ; son contexte en contient {total}. Ce que prend un message n’est pas connu ici : seul le serveur a le vocabulaire.</numerusform>
    <numerusform>Le serveur a compté {count} tokens pour la dernière question et sa réponse ; son contexte en contient {total}. Ce que prend un message n’est pas connu ici : seul le serveur a le vocabulaire.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>queued</source>
   <comment>a message</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en attente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Queued messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Messages en attente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Takes it back into the field</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le reprend dans le champ</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>{count} files</source>
   <extracomment>for 1: {count} file</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} fichier</numerusform>
    <numerusform>{count} fichiers</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Queued: {message}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En attente : {message}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Click to take it back; so does Up in the empty field</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cliquer pour le reprendre ; la touche Haut dans le champ vide fait de même</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Next answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prochaine réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>This chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>This model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Default</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par défaut</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies to the next answer only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>S’applique uniquement à la prochaine réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies to all answers in this chat, with any model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>S’applique à toutes les réponses de cette conversation, avec n’importe quel modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies to this model, unless a chat has its own value.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>S’applique à ce modèle, sauf si une conversation a sa propre valeur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies unless a chat or a model has its own value.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>S’applique sauf si une conversation ou un modèle a sa propre valeur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>The preset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le préréglage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>{title} reset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>« {title} » réinitialisé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>all values reset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>toutes les valeurs réinitialisées</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>recommended values</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>valeurs recommandées</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>{scope}: {change}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{scope} : {change}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Back to {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Revenir à {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Use the inherited value</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser la valeur héritée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Set by {option} until Foretoken is closed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Défini par {option} jusqu’à la fermeture de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Inherited: {scope}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hérité : {scope}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>From the chat template</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Du gabarit de conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Recommended for this model: {values}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recommandé pour ce modèle : {values}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>{scope} uses {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{scope} : {value} est utilisé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Custom</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Personnalisé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Close sampling</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fermer l’échantillonnage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Apply to</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Appliquer à</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>What the values below apply to</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce à quoi s’appliquent les valeurs ci-dessous</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Reset all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout réinitialiser</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Remove all values set here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer toutes les valeurs définies ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Style</source>
   <comment>of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Style</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>A set of values that go together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un ensemble de valeurs qui vont ensemble</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Save as…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer sous…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Save these values as a style</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer ces valeurs comme style</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Delete this style; the values stay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer ce style ; les valeurs restent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Name of the style</source>
   <comment>of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nom du style</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Apply</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Appliquer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Apply these values to this model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Appliquer ces valeurs à ce modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Options of this model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Options de ce modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/send_desk.py" />
   <source>Nothing is being written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’est en cours de rédaction</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>System prompts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompts système</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>New</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nouveau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Add a prompt to the library</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ajouter un prompt à la bibliothèque</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nom</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Name of the prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nom du prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Save to library</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer dans la bibliothèque</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Give it a name, so that other chats can use it too</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lui donner un nom, pour que d’autres conversations puissent aussi l’utiliser</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Text of the system prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texte du prompt système</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Instructions for the model, read before the chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Instructions pour le modèle, lues avant la conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>The chat keeps its system prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La conversation garde son prompt système</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Use none</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>N’en utiliser aucun</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Remove the system prompt from this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Retirer le prompt système de cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Only this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seulement cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>empty</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vide</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>{name} (in use)</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} (utilisé)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>In use</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utilisé</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Adds {count} tokens to each prompt.</source>
   <extracomment>for 1: Adds {count} token to each prompt.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Ajoute {count} token à chaque prompt.</numerusform>
    <numerusform>Ajoute {count} tokens à chaque prompt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>The chat template of {model} has no system prompt: this text is put at the beginning of the first question.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation de {model} n’a pas de prompt système : ce texte est placé au début de la première question.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>A desktop chat for local language models that makes speculative decoding fast, visible and trustworthy. Everything runs on this computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une application de bureau pour converser avec des modèles de langage locaux, qui rend le décodage spéculatif rapide, visible et fiable. Tout s’exécute sur cet ordinateur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Licences…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Licences…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Authors and licences of the parts of this program</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Auteurs et licences des composants de ce programme</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Facts about this computer and program; nothing of your chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Des informations sur cet ordinateur et ce programme ; rien de vos conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Show the folder with the logs; they contain nothing of your chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher le dossier des journaux ; ils ne contiennent rien de vos conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Version {version}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Version {version}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Back up chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sauvegarder les conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Backing up chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sauvegarde des conversations…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Backed up {count} chats to {file} ({size}).</source>
   <extracomment>for 1: Backed up {count} chat to {file} ({size}).</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation sauvegardée dans {file} ({size}).</numerusform>
    <numerusform>{count} conversations sauvegardées dans {file} ({size}).</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restore chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restaurer des conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Checking {file}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérification de {file}…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>It replaces the {count} chats that are here now, of which a copy is kept.</source>
   <extracomment>for 1: It replaces the {count} chat that is here now, of which a copy is kept.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Elle remplace la {count} conversation présente ici, dont une copie est conservée.</numerusform>
    <numerusform>Elle remplace les {count} conversations présentes ici, dont une copie est conservée.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restore {count} chats?</source>
   <extracomment>for 1: Restore {count} chat?</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Restaurer {count} conversation ?</numerusform>
    <numerusform>Restaurer {count} conversations ?</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restore</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restaurer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restoring chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restauration des conversations…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restored the {count} chats from before.</source>
   <extracomment>for 1: Restored the {count} chat from before.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation d’avant a été restaurée.</numerusform>
    <numerusform>Les {count} conversations d’avant ont été restaurées.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Delete all {count} chats?</source>
   <extracomment>for 1: Delete {count} chat?</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Supprimer {count} conversation ?</numerusform>
    <numerusform>Supprimer toutes les conversations ({count}) ?</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Everything is deleted permanently: chats, archived chats, folders, system prompts, and automatic backups. This cannot be undone. Backups that you saved yourself stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout est supprimé définitivement : conversations, conversations archivées, dossiers, prompts système et sauvegardes automatiques. C’est irréversible. Les sauvegardes que vous avez enregistrées vous-même restent.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Delete all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout supprimer</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Permanently deleted {count} chats.</source>
   <extracomment>for 1: Permanently deleted {count} chat.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation supprimée définitivement.</numerusform>
    <numerusform>{count} conversations supprimées définitivement.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Deleting all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Suppression de toutes les conversations…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>The chats could not be opened. Restart Foretoken and try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les conversations n’ont pas pu être ouvertes. Redémarrez Foretoken et réessayez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Chat backups</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sauvegardes des conversations</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>{file} contains {count} chats.</source>
   <extracomment>for 1: {file} contains {count} chat.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{file} contient {count} conversation.</numerusform>
    <numerusform>{file} contient {count} conversations.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>The newest is from {day}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La plus récente date du {day}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>A language model writes one token after the other, a piece of a word at a time, and for each it goes through all of its weights.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un modèle de langue écrit un token après l’autre, un bout de mot à la fois, et pour chacun il parcourt tous ses poids.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>So somebody else runs ahead: a small draft model, or the text so far, proposes some tokens. The target, the model that you chose, checks them all in one pass. What it would have written itself stays; at the first token that it would not have, it puts its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quelqu’un d’autre prend donc de l’avance : un petit modèle d’ébauche, ou le texte déjà écrit, propose quelques tokens. La cible, le modèle que vous avez choisi, les vérifie tous en une passe. Ce qu’elle aurait écrit elle-même reste ; au premier token qu’elle n’aurait pas écrit, elle met le sien.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>Fetching the weights from memory takes most of the time of a pass, and they are fetched once for all of its tokens. So a pass that checks several costs more than a pass over one, but much less than one pass for each. The small model of a draft is quick, and copying from the text takes hardly any time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aller chercher les poids en mémoire prend la plus grande partie du temps d’une passe, et ils ne sont lus qu’une fois pour tous ses tokens. Une passe qui en vérifie plusieurs coûte donc plus qu’une passe pour un seul, mais bien moins qu’une passe pour chacun. Le petit modèle d’une ébauche est rapide, et copier depuis le texte ne prend presque pas de temps.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>A drafted token is kept with a chance: what the target gives it, divided by what the draft gave it, and always where the target gives it as much or more. Where it is not kept, the target draws another one, from what it gives more than the draft. Together, each token comes up exactly as often as if the target wrote alone. At temperature 0 that means: a drafted token is kept if the target would have written it itself.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un token ébauché est gardé avec une certaine chance : ce que la cible lui donne, divisé par ce que l’ébauche lui a donné, et toujours là où la cible lui donne autant ou plus. Là où il n’est pas gardé, la cible en tire un autre, parmi ce qu’elle donne de plus que l’ébauche. Au total, chaque token apparaît exactement aussi souvent que si la cible écrivait seule. À la température 0, cela signifie : un token ébauché est gardé si la cible l’aurait écrit elle-même.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>One thing is left: a pass over several tokens rounds slightly otherwise than a pass over one. Where two tokens are as good as equally likely, the words may part there; the chances do not.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une chose demeure : une passe sur plusieurs tokens arrondit un peu autrement qu’une passe sur un seul. Là où deux tokens sont pratiquement aussi probables l’un que l’autre, les mots peuvent diverger ; les chances, non.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>Drafting takes time, too. A step pays if it gives more tokens than it costs passes of the target alone. Surprising texts, hot sampling, a draft that knows the target badly or is not much smaller make it lose. Foretoken measures this while it writes, drafts as far as it pays, and pauses where it does not.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébaucher prend aussi du temps. Une étape est rentable si elle donne plus de tokens qu’elle ne coûte de passes de la cible seule. Les textes surprenants, un échantillonnage à haute température, une ébauche qui connaît mal la cible ou qui n’est guère plus petite la font perdre. Foretoken le mesure en écrivant, ébauche tant que c’est rentable, et fait une pause là où cela ne l’est pas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>How speculative decoding works</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fonctionnement du décodage spéculatif</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>What the words mean</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que signifient les mots</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>Two models, one text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Deux modèles, un texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>A step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une étape de votre dernière réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>With your first answer, its own steps and numbers stand here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec votre première réponse, ses propres étapes et ses chiffres s’affichent ici.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>Nothing was drafted in your last answer: each token took a pass of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’a été ébauché dans votre dernière réponse : chaque token a demandé une passe à lui seul.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>Why several tokens cost less together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pourquoi plusieurs tokens coûtent moins ensemble</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>Why the text stays the target's own</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pourquoi le texte reste celui de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>A token of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un token de votre dernière réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>When it does not pay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quand ce n’est pas rentable</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>Its numbers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ses chiffres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>With drafts: one step, {tokens} tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec ébauche : une étape, {tokens} tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>The target alone: {tokens} passes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cible seule : {tokens} passes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>a pass of the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>une passe de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>the rest</source>
   <comment>of the time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le reste</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>In the mean a step of your last answer took {total}: {draft} for drafting, {target} for the pass of the target, {rest} for the rest. It gave {tokens} tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En moyenne, une étape de votre dernière réponse a pris {total} : {draft} pour l’ébauche, {target} pour la passe de la cible, {rest} pour le reste. Elle a donné {tokens} tokens.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>How long the target alone takes was not measured in its session.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le temps que prend la cible seule n’a pas été mesuré dans sa session.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>A pass took {ratio} times as long as one over a single token ({plain}), and looked at {drafted} drafted tokens more. The target alone takes {whole} for as many tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une passe a pris {ratio} fois le temps d’une passe sur un seul token ({plain}), et a examiné {drafted} tokens ébauchés de plus. La cible seule prend {whole} pour autant de tokens.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>The target gave {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cible donnait à {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>The draft gave {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ébauche donnait à {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>Your last answer was written at temperature 0. {token} was drafted, and it was the target's likeliest token too, with {target}: it was kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Votre dernière réponse a été écrite à la température 0. {token} a été ébauché, et c’était aussi le token le plus probable de la cible, avec {target} : il a été gardé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>Your last answer was written at temperature 0. {token} was drafted, but it was not the target's likeliest token, with {target}: that was {own}, which was put in its place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Votre dernière réponse a été écrite à la température 0. {token} a été ébauché, mais ce n’était pas le token le plus probable de la cible, avec {target} : c’était {own}, qui a été mis à sa place.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>The draft gave {token} {draft}, the target {target}. So it was kept with a chance of {target} / {draft} = {chance}: in all it comes up with {draft} of {chance}, which is the target's {target} again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ébauche donnait {draft} à {token}, la cible {target}. Il était donc gardé avec une chance de {target} / {draft} = {chance} : en tout, il apparaît avec une probabilité de {draft} × {chance}, ce qui redonne les {target} de la cible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>The draft gave {token} {draft}, the target {target}, which is not less: it is always kept. What is missing to the target's {target} comes from the times when another drafted token is not kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ébauche donnait {draft} à {token}, la cible {target}, ce qui n’est pas moins : il est toujours gardé. Ce qui manque pour atteindre les {target} de la cible vient des fois où un autre token ébauché n’est pas gardé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>This time it was kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette fois, il a été gardé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>This time it was not kept: the target put {own}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette fois, il n’a pas été gardé : la cible a mis {own}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>A step had to give, to be worth its time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pour être rentable, une étape devait donner</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>It gave</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elle a donné</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>Whether it paid in your last answer is not known: there is no plain speed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>On ne sait pas si c’était rentable dans votre dernière réponse : il n’y a pas de vitesse simple.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>In your last answer a step cost as much as {needed} passes of the target alone and gave {tokens} tokens. It is too short to tell whether drafting paid.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans votre dernière réponse, une étape a coûté autant que {needed} passes de la cible seule et a donné {tokens} tokens. Elle est trop courte pour dire si l’ébauche était rentable.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>In your last answer a step cost as much as {needed} passes of the target alone and gave {tokens} tokens: drafting lost time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans votre dernière réponse, une étape a coûté autant que {needed} passes de la cible seule et a donné {tokens} tokens : l’ébauche a fait perdre du temps.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>In your last answer a step cost as much as {needed} passes of the target alone and gave {tokens} tokens: drafting made hardly any difference.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans votre dernière réponse, une étape a coûté autant que {needed} passes de la cible seule et a donné {tokens} tokens : l’ébauche n’a presque rien changé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>In your last answer a step cost as much as {needed} passes of the target alone and gave {tokens} tokens: drafting paid.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans votre dernière réponse, une étape a coûté autant que {needed} passes de la cible seule et a donné {tokens} tokens : l’ébauche était rentable.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>{number} tokens</source>
   <comment>a mean, with a decimal</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_words.py" />
   <source>{time} ms</source>
   <comment>milliseconds</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>Diagnostics are on the clipboard; nothing of your chats is in them.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les diagnostics sont dans le presse-papiers ; ils ne contiennent rien de vos conversations.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>Click on what you want explained. Esc ends it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cliquez sur ce qui doit être expliqué. Échap y met fin.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>{program} crashed the last time it ran. A report of it is kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{program} a planté lors de sa dernière exécution. Un rapport est conservé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>A machine has translated these words, and nobody has corrected them yet. Another language can be chosen in the settings.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ces textes ont été traduits par une machine et personne ne les a encore corrigés. Une autre langue peut être choisie dans les paramètres.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>Restart Foretoken to change the language.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Redémarrez Foretoken pour changer de langue.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>The graphics card is not used: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La carte graphique n’est pas utilisée : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>One driver of graphics cards is not used: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un pilote de cartes graphiques n’est pas utilisé : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>A newer driver may help; foretoken doctor tells more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un pilote plus récent aidera peut-être ; « foretoken doctor » en dit plus.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>There are no logs: {folder}: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas de journaux ({folder} : {why}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>The logs are in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les journaux sont dans {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>Engine</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Moteur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>CPU code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Code processeur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>Pair in use</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paire utilisée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>Licence</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Licence</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>MIT, with parts under their own licences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>MIT, avec des parties sous leurs propres licences</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>The text of the licences did not come with this copy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le texte des licences n’accompagne pas cette copie.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>Licences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Licences</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>Show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>Diagnostics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagnostics</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>Something went wrong inside Foretoken ({kind}), and one thing was not done. You can go on; if it comes again, please report it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une erreur s’est produite dans Foretoken ({kind}), et une action n’a pas été effectuée. Vous pouvez continuer ; si elle se reproduit, merci de la signaler.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_desk.py" />
   <source>Foretoken {version} is out.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken {version} est disponible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Clear</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Effacer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Remove the shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer le raccourci</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Reset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réinitialiser</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Use the default shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser le raccourci par défaut</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Restore defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rétablir les valeurs par défaut</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Command</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Commande</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raccourci</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Select a command to change its shortcut.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sélectionnez une commande pour modifier son raccourci.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>To change the shortcut, click the field and press the new keys.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pour modifier le raccourci, cliquez sur le champ et appuyez sur les nouvelles touches.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>This shortcut cannot be changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce raccourci ne peut pas être modifié.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>No shortcut matches “{words}”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun raccourci ne correspond à « {words} ».</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Shortcut of the command</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raccourci de la commande</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/step_picture.py" />
   <source>Drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauché</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/step_picture.py" />
   <source>Checked in one pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérifié en une passe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/step_picture.py" />
   <source>Written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écrit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Progress</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Progression</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check once a day</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérifier une fois par jour</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>You are told about new versions; nothing is downloaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les nouvelles versions vous sont signalées ; rien n’est téléchargé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Release notes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Notes de version</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>This build has no release feed and cannot check for new versions. Look where you got this copy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette version compilée n’a pas de flux des versions et ne peut pas rechercher de nouvelles versions. Regardez là où vous avez obtenu cette copie.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>No release feed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pas de flux des versions</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Foretoken will request a small file from this address:
{address}

The request contains nothing about you, your chats, your models or this computer; like any request, it shows {host} your IP address. You are told if there is a newer version. Nothing is installed automatically.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken demandera un petit fichier à cette adresse :
{address}

La requête ne contient rien sur vous, vos conversations, vos modèles ou cet ordinateur ; comme toute requête, elle révèle votre adresse IP à {host}. S’il existe une version plus récente, elle vous est signalée. Rien n’est installé automatiquement.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check for updates?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher des mises à jour ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérifier maintenant</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Checking for updates…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recherche de mises à jour…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Downloading…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Téléchargement…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>No file manager found. {file} is in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun gestionnaire de fichiers trouvé. {file} se trouve dans {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>No browser found. The notes are at {address}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun navigateur trouvé. Les notes se trouvent à l’adresse {address}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>You have {present}. The newest release is {version} of {day}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vous avez {present}. La version la plus récente est {version} du {day}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Foretoken is up to date</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken est à jour</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérifier de nouveau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Foretoken {version} is available</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken {version} est disponible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>It has no package for this computer; see the release notes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elle n’a pas de paquet pour cet ordinateur ; consultez les notes de version.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>{file} ({size}) will be downloaded to your Downloads folder and verified. You install it yourself.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ({size}) sera téléchargé dans votre dossier Téléchargements et vérifié. Vous l’installez vous-même.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Download</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Télécharger</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>That did not work</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cela n’a pas fonctionné</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>{file} is in {folder}. Its checksum is the one that was announced.

To install it, close Foretoken and open the file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} se trouve dans {folder}. Sa somme de contrôle est celle qui a été annoncée.

Pour l’installer, fermez Foretoken et ouvrez le fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Downloaded and verified</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Téléchargé et vérifié</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/alternative_table.py" />
   <source>Token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/alternative_table.py" />
   <source>What could have stood here, likeliest for the target first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui aurait pu se trouver ici, le plus probable pour la cible d’abord</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/alternative_table.py" />
   <source>Target</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/alternative_table.py" />
   <source>The target's own probability, before the settings of sampling</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilité propre de la cible, avant les réglages d’échantillonnage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/alternative_table.py" />
   <source>sampled</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>échantillonnée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/alternative_table.py" />
   <source>The target's after penalties, cuts and temperature: what is drawn from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Celle de la cible après pénalités, coupures et température : c’est là qu’a lieu le tirage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/alternative_table.py" />
   <source>Draft</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/alternative_table.py" />
   <source>The draft model's after the same settings: what its drafts are drawn from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Celle du modèle d’ébauche après les mêmes réglages : c’est là que ses ébauches sont tirées</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/alternative_table.py" />
   <source>Alternatives</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alternatives</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/alternative_table.py" />
   <source>{token}, {tag}</source>
   <comment>a token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{token}, {tag}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/alternative_table.py" />
   <source>Before the settings of sampling: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avant les réglages d’échantillonnage : {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Token inspector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Inspecteur de tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Find the alternatives</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chercher les alternatives</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>The token before</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le token précédent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>The next token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le token suivant</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Close the inspector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fermer l’inspecteur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>token {number} of {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>token {number} sur {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>step {step}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>étape {step}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Reading the prompt and the answer once more…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nouvelle lecture du prompt et de la réponse…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>The alternatives are found by reading {count} tokens once more.</source>
   <extracomment>for 1: The alternatives are found by reading {count} token once more.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Les alternatives se trouvent en relisant {count} token.</numerusform>
    <numerusform>Les alternatives se trouvent en relisant {count} tokens.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>The alternatives can be found out once the model is free.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les alternatives pourront être retrouvées une fois le modèle libre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>A character is only half written here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un caractère n’est qu’à moitié écrit ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>The model is busy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle est occupé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Continue from {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Continuer à partir de {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>You let the answer go on with this token. The target gave it {target}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vous avez fait continuer la réponse avec ce token. La cible lui donnait {target}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>A server wrote it and did not tell where it came from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un serveur l’a écrit sans dire d’où il venait.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>Nothing was drafted here: the target wrote it alone, and gave it {target}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’était ébauché ici : la cible l’a écrit seule, et lui donnait {target}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>The whole draft was accepted, so that the same pass gave this token too. The target gave it {target}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Toute l’ébauche a été acceptée, si bien que la même passe a donné aussi ce token. La cible lui donnait {target}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>It was copied from earlier text. The target gave it {target}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il a été copié d’un texte précédent. La cible lui donnait {target}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>The draft model proposed it and gave it {draft}. The target gave it {target}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle d’ébauche l’a proposé et lui donnait {draft}. La cible lui donnait {target}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>{token} was copied here from earlier text. The target gave it {target}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{token} a été copié ici d’un texte précédent. La cible lui donnait {target}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>The draft model proposed {token} and gave it {draft}. The target gave that {target}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle d’ébauche a proposé {token} et lui donnait {draft}. La cible lui donnait {target}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>It was rejected, and of what was left for the target this token had {probability}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il a été rejeté, et dans ce qui restait à la cible, ce token avait {probability}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>It was rejected, and the target put this token in its place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il a été rejeté, et la cible a mis ce token à sa place.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>At temperature 0 only the target's likeliest is accepted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>À la température 0, seul le plus probable de la cible est accepté.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>Its draft was judged as a whole, not token by token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L'ébauche a été jugée en bloc, et non token par token.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>Its chance to be accepted was {chance}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sa chance d’être accepté était de {chance}.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>{count} tokens could be drawn here.</source>
   <extracomment>for 1: {count} token could be drawn here.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token pouvait être tiré ici.</numerusform>
    <numerusform>{count} tokens pouvaient être tirés ici.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>Whatever the draft model draws here is accepted with a chance of {chance}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quoi que le modèle d’ébauche tire ici, c’est accepté avec une chance de {chance}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>When it was written, {then} was recorded: a pass of another size, or other settings of the engine, give slightly other numbers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Au moment de l’écriture, {then} a été enregistré : une passe d’une autre taille, ou d’autres réglages du moteur, donnent des nombres légèrement différents.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>written</source>
   <comment>a token that stands here</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>écrit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>rejected</source>
   <comment>a token that was drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rejeté</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>ends the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>termine la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>It stands here already</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il se trouve déjà ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>The answer would end here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La réponse se terminerait ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>It is only a part of a character</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce n’est qu’une partie d’un caractère</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspected_words.py" />
   <source>It is no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce n’est pas du texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>1st</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>1er</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>2nd</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>2e</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>3rd</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>3e</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a target correction</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>puis une correction de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a bonus token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>puis un token bonus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>a token of the target only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un token de la cible seule</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>the answer ended there</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la réponse s’est terminée là</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{number}th</source>
   <comment>a place, such as 5th</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number}e</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>steps {first} to {last}: {accepted} of {drafted} drafted accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>étapes {first} à {last} : {accepted} acceptés sur {drafted} ébauchés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>step {step}: no draft, {ending}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>étape {step} : pas d’ébauche, {ending}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>step {step}: {accepted} of {drafted} drafted accepted, {ending}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>étape {step} : {accepted} acceptés sur {drafted} ébauchés, {ending}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{place} draft token: {accepted} of {drafted} drafted accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{place} token d’ébauche : {accepted} acceptés sur {drafted} ébauchés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Accepted per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acceptés par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>click a bar to see its text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cliquer sur une barre pour voir son texte</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{count} steps per bar; click a bar to see its text</source>
   <extracomment>for 1: {count} step per bar; click a bar to see its text</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} étape par barre ; un clic montre le texte</numerusform>
    <numerusform>{count} étapes par barre ; un clic montre le texte</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>By draft position</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par position dans l’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Where the time goes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Répartition du temps</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/colour_scale.py" />
   <source>What the target gave each token, in per cent, as it was recorded. Grey words: not recorded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que la cible a donné à chaque token, en pour cent, tel qu’enregistré. Mots gris : non enregistré.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/colour_scale.py" />
   <source>Bits of surprise: one for a token that the target gave 50 per cent, two at 25. Grey words: not recorded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bits de surprise : un pour un token auquel la cible donnait 50 pour cent, deux à 25. Mots gris : non enregistré.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>At first {first}, lowest {lowest} at token {low}, highest {highest} at token {high}, at last {last}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Au début {first}, au plus bas {lowest} au token {low}, au plus haut {highest} au token {high}, à la fin {last}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>Speed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vitesse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>plain: measuring</source>
   <comment>the plain speed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>simple : mesure en cours</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>plain {rate} (measured)</source>
   <comment>the plain speed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>simple {rate} (mesuré)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>Drafted accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauchés acceptés</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>over the last {count} steps</source>
   <extracomment>for 1: over the last {count} step</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>sur la dernière étape</numerusform>
    <numerusform>sur les {count} dernières étapes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>Lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anticipation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>Time of a step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Durée d’une étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>{time} ms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>{time} ms, expected {expected} ms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms, attendu {expected} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>as expected before the pass</source>
   <comment>a line in a chart</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>attendue avant la passe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>height: {height}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>hauteur : {height}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Proposed by the draft model and accepted by the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Proposé par le modèle d’ébauche et accepté par la cible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Copied from earlier text of this chat, and accepted by the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copié d’un texte précédent de cette conversation, et accepté par la cible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Chosen by the target where it rejected what was proposed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisi par la cible là où elle a rejeté ce qui était proposé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>An extra token of the target after it accepted the whole draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un token supplémentaire de la cible, après qu’elle a accepté toute l’ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Generated by the target in a step without a draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Produit par la cible dans une étape sans ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>An alternative that you let the answer go on from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une alternative à partir de laquelle vous avez fait continuer la réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Click to hide or show its colour.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cliquer pour masquer ou afficher sa couleur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Couleurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>What the colours of the tokens tell</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qu’indiquent les couleurs des tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_desk.py" />
   <source>The live panel is hidden</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le panneau en direct est masqué</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_desk.py" />
   <source>There is no answer yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas encore de réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_desk.py" />
   <source>Save the charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer les graphiques</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_desk.py" />
   <source>Saved as {file}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistré sous {file}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_desk.py" />
   <source>The charts could not be saved: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les graphiques n’ont pas pu être enregistrés : {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>nothing drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rien d’ébauché</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{count} drafted</source>
   <extracomment>for 1: {count} drafted</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} ébauché</numerusform>
    <numerusform>{count} ébauchés</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{what}: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>tokens {first} to {last}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tokens {first} à {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>token {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>token {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Live</source>
   <comment>the panel with figures</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En direct</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>no drafts yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pas encore d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>plain speed, this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la vitesse simple, conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>this answer {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cette réponse {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>this answer: {state}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cette réponse : {state}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>All answers of this chat together: {told}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Toutes les réponses de cette conversation ensemble : {told}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>no answer yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pas encore de réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>measuring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>mesure en cours</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Last {count} steps: {rate} tok/s.</source>
   <extracomment>for 1: Last {count} step: {rate} tok/s.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Dernière étape : {rate} tok/s.</numerusform>
    <numerusform>{count} dernières étapes : {rate} tok/s.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Top of the chart: {rate} tok/s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Haut du graphique : {rate} tok/s.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Last {count} steps: {accepted} of {drafted}.</source>
   <extracomment>for 1: Last {count} step: {accepted} of {drafted}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Dernière étape : {accepted} sur {drafted}.</numerusform>
    <numerusform>{count} dernières étapes : {accepted} sur {drafted}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{accepted} of {drafted}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} sur {drafted}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Means of {count} steps with a draft: {accepted} drafted tokens accepted.</source>
   <extracomment>for 1: Means of {count} step with a draft: {accepted} drafted tokens accepted.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Moyenne de {count} étape avec une ébauche : {accepted} tokens ébauchés acceptés.</numerusform>
    <numerusform>Moyenne de {count} étapes avec une ébauche : {accepted} tokens ébauchés acceptés.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Tokens drafted per step, mean of the last {count} steps with a draft.</source>
   <extracomment>for 1: Tokens drafted per step, mean of the last {count} step with a draft.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Tokens ébauchés par étape, dernière étape avec une ébauche.</numerusform>
    <numerusform>Tokens ébauchés par étape, moyenne des {count} dernières étapes avec une ébauche.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{mean} over all {count} steps with a draft.</source>
   <extracomment>for 1: {mean} over all {count} step with a draft.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{mean} sur {count} étape avec une ébauche.</numerusform>
    <numerusform>{mean} sur l’ensemble des {count} étapes avec une ébauche.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Passes that only measure the plain speed are left out.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les passes qui ne font que mesurer la vitesse simple sont laissées de côté.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused</source>
   <comment>drafting</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en pause</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused since token {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en pause depuis le token {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused at token {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en pause au token {token}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>drafted per step, last {count} steps</source>
   <extracomment>for 1: drafted per step, last {count} step</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>ébauchés par étape, dernière étape</numerusform>
    <numerusform>ébauchés par étape, {count} dernières étapes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>nothing was expected of these steps</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rien n’était attendu de ces étapes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat: {told}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Toute la conversation : {told}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole answer: {told}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réponse entière : {told}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{time} ms per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The server tells how long steps take, and not what they are made of.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur dit combien de temps prennent les étapes, mais pas de quoi elles sont faites.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Mean of {count} steps: draft {draft} ms, target {target} ms, rest {rest} ms of {total} ms.</source>
   <extracomment>for 1: Mean of {count} step: draft {draft} ms, target {target} ms, rest {rest} ms of {total} ms.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Moyenne de {count} étape : ébauche {draft} ms, cible {target} ms, reste {rest} ms sur {total} ms.</numerusform>
    <numerusform>Moyenne de {count} étapes : ébauche {draft} ms, cible {target} ms, reste {rest} ms sur {total} ms.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>draft {share} %</source>
   <comment>of the time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauche {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>target {share} %</source>
   <comment>of the time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cible {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>rest {share} %</source>
   <comment>of the time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>reste {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>No drafts for this answer so far.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pas encore d’ébauche pour cette réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The server did not report any drafts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur n’a signalé aucune ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>This chat was written without drafts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette conversation a été écrite sans ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>This answer was written without drafts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette réponse a été écrite sans ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{reason}: {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{reason} : {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Why drafts ended, in steps: {reasons}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pourquoi les ébauches se sont terminées, en étapes : {reasons}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_figures.py" />
   <source>Drafted accepted, apart</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauchés acceptés, séparément</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_figures.py" />
   <source>while thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pendant la réflexion</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_figures.py" />
   <source>in the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dans la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_figures.py" />
   <source>{accepted} of {drafted} ({share})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} sur {drafted} ({share})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_preview.py" />
   <source>With the first answer: its speed, and which words the draft model earned.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec la première réponse : sa vitesse, et les mots dus au modèle d’ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_preview.py" />
   <source>Nothing was measured of this answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’a été mesuré pour cette réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_preview.py" />
   <source>The server tells nothing of its steps that could be drawn.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur ne dit rien de ses étapes qui puisse être dessiné.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>Save as a picture (PNG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer comme image (PNG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>Save as a drawing (SVG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer comme dessin (SVG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>Save the steps as a table (CSV)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer les étapes comme tableau (CSV)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>This answer</source>
   <comment>what charts tell of</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>The charts tell of the answer in view.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les graphiques portent sur la réponse affichée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>Whole chat</source>
   <comment>what charts tell of</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Toute la conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>The charts tell of all answers of this chat, one behind the other.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les graphiques portent sur toutes les réponses de cette conversation, l’une après l’autre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>The charts stand still; the answer goes on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les graphiques sont figés ; la réponse continue.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>Show all tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher tous les tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>Drag in a curve to look at a part; Ctrl and the wheel make it smaller.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Faites glisser dans une courbe pour en examiner une partie ; Ctrl et la molette la réduisent.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>Let the charts stand still</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Figer les graphiques</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>The answer goes on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La réponse continue.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/panel_tools.py" />
   <source>Let the charts go on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Laisser les graphiques continuer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/appearance.py" />
   <source>{origin} has set it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fixé par {origin}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/language.py" />
   <source>d MMMM yyyy</source>
   <comment>how a date is written, in Qt's letters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>d MMMM yyyy</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/language.py" />
   <source>MMMM yyyy</source>
   <comment>how a month is written, in Qt's letters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>MMMM yyyy</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{count} tokens make this text: {kinds}</source>
   <extracomment>for 1: {count} token makes this text: {kinds}</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token forme ce texte : {kinds}</numerusform>
    <numerusform>{count} tokens forment ce texte : {kinds}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{token} target {probability}, copied from earlier text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{token} cible {probability}, copié d’un texte précédent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{token} target {probability}, draft {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{token} cible {probability}, ébauche {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{token} target {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{token} cible {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>lookup proposed {token}, target gave it {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la copie proposait {token}, la cible lui donnait {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>draft wanted {token} {draft}, target gave it {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>l’ébauche voulait {token} {draft}, la cible lui donnait {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>bonus token: every drafted token was accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>token bonus : tous les tokens ébauchés ont été acceptés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>target only: nothing was drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cible seule : rien n’était ébauché</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>chosen by hand: the answer goes on from here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>choisi à la main : la réponse continue à partir d’ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>a server wrote it and did not tell where it came from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un serveur l’a écrit sans dire d’où il venait</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>source : cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: a text that is no longer there</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>source : un texte qui n’existe plus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: chat {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>source : conversation {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: {file}, attached in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>source : {file}, joint dans cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: {file}, attached in chat {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>source : {file}, joint dans la conversation {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>step {step}, position {position}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>étape {step}, position {position}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>step {step}, position {position} of {drafted}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>étape {step}, position {position} sur {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/device_choice.py" />
   <source>Not available: no supported GPU was found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Non disponible : aucun GPU pris en charge n’a été trouvé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/device_choice.py" />
   <source>Processor only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Processeur seul</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/device_choice.py" />
   <source>Automatic</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Automatique</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/device_choice.py" />
   <source>No GPU is used: {why}. Install or update the driver of the graphics card, or the GPU code of this version, and restart Foretoken. To retry what failed, start it with FORETOKEN_GPU_BACKENDS=again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun GPU n’est utilisé : {why}. Installez ou mettez à jour le pilote de la carte graphique, ou le code GPU de cette version, et redémarrez Foretoken. Pour réessayer ce qui a échoué, démarrez-le avec FORETOKEN_GPU_BACKENDS=again.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/device_choice.py" />
   <source>Both models run on the processor: no GPU was found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les deux modèles s’exécutent sur le processeur : aucun GPU n’a été trouvé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Contacting the hub…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Connexion au hub…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Confirm the download</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Confirmer le téléchargement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Queued</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En attente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Paused</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Suspendu</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Échec</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Discarded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abandonné</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Downloads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Téléchargements</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Progress of {download}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Progression de {download}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>{action}: {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{action} : {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Delete what has been downloaded; you can undo this</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer ce qui a été téléchargé ; vous pouvez annuler cette action</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Remove it from this list</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le retirer de cette liste</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Start the download</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lancer le téléchargement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Keep what has been downloaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Garder ce qui a été téléchargé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Pause</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Suspendre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Resume</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reprendre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Continue where it stopped</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reprendre là où il s’est arrêté</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Remove it from this list; the files stay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le retirer de cette liste ; les fichiers restent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Use</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Choose these models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisir ces modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Hide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Masquer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Accept the terms of the model, and enter an access token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Accepter les conditions du modèle et saisir un jeton d’accès</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Enter token…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Saisir un jeton…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>{received} of {size}</source>
   <comment>bytes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{received} sur {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Checking files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérification des fichiers</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>waiting to try again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en attente d’un nouvel essai</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>{size}/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{size}/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Not used without drafting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Non utilisé sans ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Used with fixed draft length only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utilisé uniquement avec une longueur d’ébauche fixe.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Adaptive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adaptative</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fixed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fixe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Step rule</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Règle par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Moving average</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Moyenne mobile</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Token by token</source>
   <comment>how drafts are verified</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token par token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>As a whole</source>
   <comment>how drafts are verified</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En bloc</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>32 bits (f32)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>32 bits (f32)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>16 bits (f16)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>16 bits (f16)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>8 bits (q8_0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>8 bits (q8_0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>5.5 bits, more precise (q5_1)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>5,5 bits, plus précis (q5_1)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>5.5 bits (q5_0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>5,5 bits (q5_0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>4.5 bits, more precise (q4_1)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>4,5 bits, plus précis (q4_1)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>4.5 bits (q4_0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>4,5 bits (q4_0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>On</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Activé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Désactivé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Target</source>
   <comment>heading of settings</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Draft</source>
   <comment>heading of settings</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Drafting</source>
   <comment>heading of settings</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Génération des ébauches</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>How many tokens of the chat the model can see. More need more memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Combien de tokens de la conversation le modèle peut voir. Un nombre plus grand demande plus de mémoire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Processor threads. Automatic uses the number that was measured as fastest.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Threads du processeur. Automatique utilise le nombre mesuré comme le plus rapide.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Device</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Périphérique</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Automatic uses the best GPUs, as far as they have room.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Automatique utilise les meilleurs GPU, dans la limite de leur place.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>GPU layers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Couches sur GPU</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>How many layers run on GPUs. Automatic uses as many as fit.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Combien de couches s’exécutent sur des GPU. Automatique en utilise autant que possible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Layers per GPU</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Couches par GPU</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Such as 20,13. Automatic divides the layers by free memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par exemple 20,13. Automatique répartit les couches selon la mémoire libre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Batch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lot</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Tokens of a prompt that are processed before Stop can take effect.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens d’un prompt qui sont traités avant qu’Arrêter puisse prendre effet.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Micro batch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Micro-lot</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Tokens that are computed together, at most the batch. Automatic uses 128 on processors without flash attention, otherwise 512.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens qui sont calculés ensemble, au plus la taille du lot. Automatique utilise 128 sur les processeurs sans flash attention, sinon 512.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Flash attention</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Flash attention</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Automatic uses it on GPUs, and where the value cache needs it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Automatique l’utilise sur les GPU, et là où le cache des valeurs l’exige.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Key cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache des clés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Precision of the key cache. Fewer bits need less memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Précision du cache des clés. Moins de bits demandent moins de mémoire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Value cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache des valeurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Precision of the value cache. Less than 16 bits needs flash attention.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Précision du cache des valeurs. Moins de 16 bits nécessite flash attention.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Method</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Méthode</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Where drafts come from: the draft model, earlier text of the chat, or nowhere.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>D’où viennent les ébauches : du modèle d’ébauche, du texte précédent de la conversation, ou de nulle part.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Draft length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Longueur d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Adaptive drafts only where it pays; the other rules follow acceptance alone.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adaptative n’ébauche que là où c’est rentable ; les autres règles ne suivent que l’acceptation.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fixed length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Longueur fixe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Tokens drafted in each step.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens ébauchés à chaque étape.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Verification</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérification</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>As a whole accepts more of long drafts. The text always follows the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En bloc accepte une plus grande part des longues ébauches. Le texte suit toujours la cible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Default ({tokens})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par défaut ({tokens})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Default: {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par défaut : {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Cores: {cores}, threads: {threads}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cœurs : {cores}, threads : {threads}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>The model supports up to {tokens}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle prend en charge jusqu’à {tokens}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>No draft model is chosen. Drafts are copied from earlier in the chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun modèle d’ébauche n’est choisi. Les ébauches sont copiées du texte précédent de la conversation.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load this pair to measure it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chargez cette paire pour la mesurer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load the pair with these GPU layers to measure it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chargez la paire avec ces couches sur GPU pour la mesurer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Stop the measurement first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêtez d’abord la mesure.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Engine settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paramètres du moteur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load with these settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Charger avec ces paramètres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Return all settings to their defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ramener tous les paramètres à leurs valeurs par défaut</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Result: {where}.</source>
   <comment>where layers go</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Résultat : {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Nothing is changed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’est modifié</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Applies from the next answer on; nothing is loaded again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>S’applique à partir de la prochaine réponse ; rien n’est rechargé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Loads the pair again; an answer that is being written ends</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recharge la paire ; une réponse en cours d’écriture prend fin</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Applies when the pair is loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>S’applique au chargement de la paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load anyway</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Charger malgré tout</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Use these settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser ces paramètres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Measuring memory…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mesure de la mémoire…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Fits: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Convient : {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Tight: {needs}; little is left for other programs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Juste : {needs} ; il reste peu pour d’autres programmes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Slow: {needs}; every pass would wait for what is not in memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lent : {needs} ; chaque passe attendrait ce qui n’est pas en mémoire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Too big: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Trop grand : {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Fits. {places}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Convient. {places}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Tight: little is left for other programs. {places}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Juste : il reste peu pour d’autres programmes. {places}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Slower than with all layers on GPUs. {places}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Plus lent qu’avec toutes les couches sur des GPU. {places}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>{name} {size}</source>
   <comment>bytes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>free {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>libre {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>needs {size} of {free} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nécessite {size} sur {free} libres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mémoire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Memory of the computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mémoire de l’ordinateur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Target</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Draft</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Caches</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caches</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Compute</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Calcul</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>{name}: {value}</source>
   <comment>a name and what it is</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} : {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>The target is loaded already.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cible est déjà chargée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>{words}; the target is loaded already</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{words} ; la cible est déjà chargée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_bar.py" />
   <source>Too big for {gpus}. {places}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Trop grand pour {gpus}. {places}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>16 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>16 bits</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>8 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>8 bits</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>4 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>4 bits</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>How many tokens of the chat the model can look back on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Combien de tokens de la conversation le modèle peut prendre en compte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>How exactly both models keep what they have read; fewer bits take less memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec quelle précision les deux modèles gardent ce qu’ils ont lu ; moins de bits prennent moins de mémoire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Engine…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Moteur…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Preset  ▾</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Préréglage  ▾</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>{save}, or import others</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{save}, ou en importer d’autres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Presets: save, import, export</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Préréglages : enregistrer, importer, exporter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>The most that the model was made for</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le maximum pour lequel le modèle a été conçu</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>The default</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La valeur par défaut</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>several</source>
   <comment>types of caches</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>plusieurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Threads, GPUs and their layers, batches, flash attention, caches, and how far to draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Threads, GPU et leurs couches, lots, flash attention, caches et longueur d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Changed from the defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Différent des valeurs par défaut</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>All on the GPU, together:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout sur le GPU, ensemble :</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>All on the GPU:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout sur le GPU :</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>It fits with all of:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conviendrait avec tout ceci :</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>It fits:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conviendrait :</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>All of these</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout cela</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Save memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Économiser la mémoire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Without the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sans l’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Cache in 8 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache en 8 bits</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Context {tokens}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexte {tokens}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>← Back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>← Retour</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Back to your models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Revenir à vos modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Retour</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Get models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Obtenir des modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jeton d’accès…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>For models that require accepting terms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pour les modèles dont il faut accepter les conditions</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Search the hub, or paste owner/name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher sur le hub, ou coller propriétaire/nom</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Search the hub</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher sur le hub</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Find GGUF models by name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Trouver des modèles GGUF par leur nom</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Nothing is sent until you search or download. Then {host} sees your search or the model's name, and your IP address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’est envoyé tant que vous ne lancez pas de recherche ou de téléchargement. Ensuite, {host} voit votre recherche ou le nom du modèle, et votre adresse IP.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>the hub</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le hub</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>requires accepting terms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>conditions à accepter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>{number} parameters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} paramètres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>likes: {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>mentions J’aime : {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>updated {month}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>mis à jour en {month}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>downloads: {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>téléchargements : {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>downloaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>téléchargé</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>{count} parts</source>
   <extracomment>for 1: {count} part</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} partie</numerusform>
    <numerusform>{count} parties</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Search results</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Résultats de la recherche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Model page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Page du modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Open its page on the hub in the browser</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir sa page sur le hub dans le navigateur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Searching for “{words}”…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recherche de « {words} »…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Loading files…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chargement des fichiers…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>No GGUF models found for “{words}”. Try fewer or other words.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun modèle GGUF trouvé pour « {words} ». Essayez avec moins de mots ou d’autres mots.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>This repository has no complete GGUF model with a checksum.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce dépôt n’a pas de modèle GGUF complet avec une somme de contrôle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>No files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun fichier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Download {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Télécharger {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Memory: {free} of {total} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mémoire : {free} libres sur {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>Access token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jeton d’accès</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>Some models require you to accept their terms. Sign in, accept the terms on {model_page}, create a token with read access on {token_page}, and paste it here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Certains modèles exigent que vous acceptiez leurs conditions. Connectez-vous, acceptez les conditions sur {model_page}, créez un jeton avec accès en lecture sur {token_page}, et collez-le ici.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>the model page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la page du modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>your token page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la page de vos jetons</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>Paste the token: hf_…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Collez le jeton : hf_…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>Looking for a keyring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recherche d’un trousseau de clés…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>Use token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser le jeton</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>Forget token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Oublier le jeton</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>Remove it from this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le supprimer de cet ordinateur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>Access token for {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jeton d’accès pour {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>The token is stored in the system keyring and sent to no other server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le jeton est stocké dans le trousseau de clés du système et n’est envoyé à aucun autre serveur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>No keyring found: the token is used in this session only and not stored.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun trousseau de clés trouvé : le jeton n’est utilisé que dans cette session et n’est pas stocké.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_token_dialog.py" />
   <source>A token from {place} is in use; a new one replaces it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un jeton est déjà utilisé ({place}) ; un nouveau le remplace.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name}: {problem}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} : {problem}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>Choose a model first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisissez d’abord un modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name} cannot answer. {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas répondre. {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name} cannot draft: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas ébaucher : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>Comparing it with the other models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comparaison avec les autres modèles…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>There is no other model. Small ones of the same family draft best.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas d’autre modèle. Les petits modèles de la même famille ébauchent le mieux.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>No other model here can draft for it. Small ones of the same family can.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun autre modèle présent ici ne peut ébaucher pour celui-ci. Les petits modèles de la même famille le peuvent.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Presets (*.json *.toml)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Préréglages (*.json *.toml)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Presets (*.json)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Préréglages (*.json)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>No other pair was used lately</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune autre paire n’a été utilisée récemment</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>There is no file manager to ask. The model is {path}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas de gestionnaire de fichiers à qui demander. Le modèle est {path}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Name of the preset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nom du préréglage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>There is a preset “{name}” already. Choose another name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il existe déjà un préréglage « {name} ». Choisissez un autre nom.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>The name has a character that cannot be seen. Type it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le nom contient un caractère invisible. Saisissez-le de nouveau.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Save as preset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer comme préréglage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Rename preset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Renommer le préréglage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Import presets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importer des préréglages</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Export presets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter des préréglages</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_notices.py" />
   <source>The chat template of {model} does not work here. The plain chat format, which only says who speaks, can take its place; answers may be worse for it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation de {model} ne fonctionne pas ici. Le format de conversation simple, qui indique seulement qui parle, peut le remplacer ; les réponses peuvent en être moins bonnes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_notices.py" />
   <source>Use the plain format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser le format simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_notices.py" />
   <source>Completion mode: {model} continues what you write.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mode complétion : {model} continue ce que vous écrivez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_notices.py" />
   <source>Chat instead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Converser plutôt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_notices.py" />
   <source>{model} has no chat template: it is a base model, which continues text instead of answering.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} n’a pas de gabarit de conversation : c’est un modèle de base, qui continue le texte au lieu de répondre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_notices.py" />
   <source>Use completion mode</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser le mode complétion</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_notices.py" />
   <source>{model} is asked in the plain chat format, as you chose, because its own template failed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} est interrogé dans le format de conversation simple, selon votre choix, car son propre gabarit a échoué.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_notices.py" />
   <source>Use its own template</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser son propre gabarit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_notices.py" />
   <source>{name} does not stop.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne s’arrête pas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_notices.py" />
   <source>Foretoken can go on without waiting for it; the memory that it has is free once it has ended, or Foretoken is closed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken peut continuer sans l’attendre ; la mémoire qu’il occupe sera libre quand il sera terminé, ou Foretoken fermé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_notices.py" />
   <source>Go on without it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Continuer sans lui</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>This needs more memory than there is: your system may freeze, or close Foretoken. Choose one of the ways above, a shorter context or a smaller model; or press “Load anyway”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cela demande plus de mémoire qu’il n’y en a : votre système peut se figer ou fermer Foretoken. Choisissez l’une des possibilités ci-dessus, un contexte plus court ou un modèle plus petit ; ou appuyez sur « Charger malgré tout ».</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Connect</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Connecter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Loading…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chargement…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Connecting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Connexion…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Testing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Test en cours…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Get models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Obtenir des modèles…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Find and download more models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Trouver et télécharger d’autres modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Add  ▾</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ajouter  ▾</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Add model files, folders and servers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ajouter des fichiers de modèles, des dossiers et des serveurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Test pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tester la paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Search models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher dans les modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Search the models and my pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher dans les modèles et mes paires</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Show only models with these words; just type</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>N’afficher que les modèles avec ces mots ; il suffit de taper</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>My pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mes paires</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Servers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Serveurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Not for chatting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pas pour converser</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Broken</source>
   <comment>models</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Défectueux</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Target models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèles cibles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Can draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Peut ébaucher</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Cannot draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ne peut pas ébaucher</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Draft models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèles d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Target: the model that answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cible : le modèle qui répond</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Draft: the small model that runs ahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche : le petit modèle qui prend de l’avance</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Measuring what this needs…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mesure des besoins…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>No model has these words in its name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun modèle n’a ces mots dans son nom</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Your system may freeze, or close Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Votre système peut se figer ou fermer Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Load the pair, measure for 20 seconds what it gains, and load the present one again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Charger la paire, mesurer pendant 20 secondes ce qu’elle fait gagner, et recharger la paire actuelle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>What drafting gains on a server cannot be measured here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que l’ébauche fait gagner sur un serveur ne peut pas être mesuré ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Testing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Test en cours</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Loading</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chargement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{folder}: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{folder} : {reason}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Looking for models… {count} found</source>
   <extracomment>for 1: Looking for models… {count} found</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Recherche de modèles… {count} trouvé</numerusform>
    <numerusform>Recherche de modèles… {count} trouvés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{count} models on this computer, besides the built-in pair</source>
   <extracomment>for 1: {count} model on this computer, besides the built-in pair</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} modèle sur cet ordinateur, en plus de la paire intégrée</numerusform>
    <numerusform>{count} modèles sur cet ordinateur, en plus de la paire intégrée</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>No other models were found on this computer. Open a file, or add a folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun autre modèle n’a été trouvé sur cet ordinateur. Ouvrez un fichier, ou ajoutez un dossier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>No model has these words in its name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun modèle n’a ces mots dans son nom.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{count} folders cannot be searched</source>
   <extracomment>for 1: {count} folder cannot be searched</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Recherche impossible dans {count} dossier</numerusform>
    <numerusform>Recherche impossible dans {count} dossiers</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Test the pair to see what this draft gains.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Testez la paire pour voir ce que cette ébauche fait gagner.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Model file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fichier de modèle…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Server…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Serveur…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Folder…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dossier…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Stop looking in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ne plus chercher dans {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Open a model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir un modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>GGUF models (*.gguf)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèles GGUF (*.gguf)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Look for models in</source>
   <comment>the title of a choice of folders</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chercher des modèles dans</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Deleted {name}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimé : {name}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Removed {name}, with its key.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} a été supprimé, avec sa clé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Moved {name} to the trash.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} a été mis à la corbeille.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Your system can bring it back.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Votre système peut le récupérer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>A pair cannot be tested while an answer is being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une paire ne peut pas être testée pendant l’écriture d’une réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Asking {host}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Interrogation de {host}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>base model without a chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>modèle de base sans format de conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>attachment for images or sound</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>module complémentaire pour images ou son</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>embedding model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>modèle de plongement (embeddings)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>adapter of another model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>adaptateur d’un autre modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>it cannot be read</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il ne peut pas être lu</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>questions</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>questions</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>stories</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>récits</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>code</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>code</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>rewriting</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>réécriture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>prompt lookup only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>recherche dans le prompt seulement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>adaptive</source>
   <comment>how many tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>adaptative</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>step-rule</source>
   <comment>how many tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>règle par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>ewma</source>
   <comment>how many tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ewma</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>in use</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>utilisé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Its file is gone: install Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Son fichier a disparu : réinstallez Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>prompt lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>recherche dans le prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>{problem}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{problem}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>my pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ma paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>context {length}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contexte {length}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>usual context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contexte habituel</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cache {kind}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cache {kind}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>fixed {lookahead}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>fixe {lookahead}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>What followed the same words earlier in the chat is drafted.
Good wherever an answer repeats its question: rewriting, code, summaries.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui suivait les mêmes mots plus tôt dans la conversation est ébauché.
Utile quand une réponse répète sa question : réécriture, code, résumés.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>No second model: prompt lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pas de second modèle : recherche dans le prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>untested; copies from earlier text, at no cost</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>non testé ; copie le texte précédent, sans coût</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cannot draft: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ne peut pas ébaucher : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>fits, but is hardly cheaper: a pass costs about {percent} % of the target's</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>convient, mais n’est guère moins coûteux : une passe coûte environ {percent} % de celle de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>untested; a pass costs about {percent} % of the target's</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>non testé ; une passe coûte environ {percent} % de celle de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>does not fit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ne convient pas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>The test has no figure: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le test n’a pas de chiffre : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>{kind} {speedup}x</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{kind} {speedup}x</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Measured here: {speedup}x the speed of plain decoding.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mesuré ici : {speedup}x la vitesse du décodage simple.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Measured here: {speedup}x the speed of plain decoding ({kind}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mesuré ici : {speedup}x la vitesse du décodage simple ({kind}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>tested, without a figure: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>testé, sans chiffre : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>measured {speedup}x here: no gain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>mesuré ici : {speedup}x, aucun gain</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>measured {speedup}x the speed here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>mesuré ici : {speedup}x la vitesse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{name} was not loaded: the last start with it did not come to its end. The built-in pair is used instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} n’a pas été chargé : le dernier démarrage avec ce modèle n’est pas arrivé à son terme. La paire intégrée est utilisée à la place.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Load it anyway</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le charger malgré tout</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Load other models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Charger d’autres modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>An answer is still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une réponse est encore en cours d’écriture.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Stop it and load</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’arrêter et charger</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Load when it ends</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Charger quand elle sera finie</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The other models will be loaded when the answer ends.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les autres modèles seront chargés quand la réponse sera finie.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>It cannot draft: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il ne peut pas ébaucher : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Asking…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Demande…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>See below</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voir ci-dessous</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Waiting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En attente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Downloading</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Téléchargement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Ready-made pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paires toutes prêtes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Too large for now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Trop grandes pour l’instant</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>The list of pairs cannot be read: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La liste des paires ne peut pas être lue : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>A large model and a small one that drafts for it. {size} of memory are free now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un grand modèle et un petit qui ébauche pour lui. {size} de mémoire sont libres en ce moment.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>They need more than the {size} of memory that are free, or a newer version.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elles nécessitent plus que les {size} de mémoire libres, ou une version plus récente.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Draft: {model}. {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche : {model}. {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>The pair needs about {size} of memory (estimated). This computer has {total} in all.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La paire nécessite environ {size} de mémoire (estimation). Cet ordinateur en a {total} en tout.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Use</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Choose {name}: both files are here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisir {name} : les deux fichiers sont ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Choose {name}: both files are here. Those of other programs were known by name and size; their checksum was not computed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisir {name} : les deux fichiers sont ici. Ceux d’autres programmes ont été reconnus à leur nom et à leur taille ; leur somme de contrôle n’a pas été calculée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>See the downloads below</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voir les téléchargements ci-dessous</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Get</source>
   <comment>a download</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Obtenir</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Get anyway</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Obtenir malgré tout</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Download {size}; the hub is asked first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Télécharger {size} ; le hub est d’abord interrogé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{button}: {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{button} : {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{model} is here already: {program}, same name and size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} est déjà ici : {program}, même nom et même taille</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>needs about {size} of memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nécessite environ {size} de mémoire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>licence: see the model's page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>licence : voir la page du modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>terms to be accepted on the model's page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>conditions à accepter sur la page du modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>exact size is told before the download</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la taille exacte est indiquée avant le téléchargement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{model} about {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} environ {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>about {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>environ {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>Connect to a server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se connecter à un serveur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>Edit server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifier le serveur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and others. Chats with its models are sent there, and nowhere else.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout serveur compatible avec OpenAI : llama-server, vLLM, SGLang, LM Studio, Ollama et d’autres. Les conversations avec ses modèles sont envoyées là, et nulle part ailleurs.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>Optional; otherwise its address</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Facultatif ; sinon son adresse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>This address is plain HTTP to another computer: your chats and the key are sent unencrypted, and others on the network can read and change them. Use an https address or an SSH tunnel instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette adresse est en HTTP simple vers un autre ordinateur : vos conversations et la clé sont envoyées sans chiffrement, et d’autres personnes sur le réseau peuvent les lire et les modifier. Utilisez plutôt une adresse https ou un tunnel SSH.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>Send my chats unencrypted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Envoyer mes conversations sans chiffrement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>Add</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ajouter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>Test connection</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tester la connexion</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>Ask the server what it is and which models it has</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Demander au serveur ce qu’il est et quels modèles il a</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>Forget key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Oublier la clé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>Address</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adresse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>API key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Clé d’API</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>Contacting {host}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Connexion à {host}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>A key is stored; leave empty to keep it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une clé est stockée ; laissez vide pour la garder</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>If the server requires one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Si le serveur en exige une</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>Keys are stored in the system keyring and sent to no other server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les clés sont stockées dans le trousseau de clés du système et ne sont envoyées à aucun autre serveur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_dialog.py" />
   <source>No keyring found: a key is used in this session only and not stored.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun trousseau de clés trouvé : une clé n’est utilisée que dans cette session et n’est pas stockée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Models of the server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèles du serveur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Ask again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Interroger de nouveau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifier…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Ask the server for its models again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Interroger de nouveau le serveur sur ses modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit its address, key or name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifier son adresse, sa clé ou son nom</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Forget this server, and its key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Oublier ce serveur, et sa clé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Waiting for the server's list of models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En attente de la liste des modèles du serveur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>The server did not answer. Try again, or edit its address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur n’a pas répondu. Réessayez, ou modifiez son adresse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>The server offers no model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur ne propose aucun modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Models of {server}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèles de {server}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Asking it for its models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Demande de ses modèles…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>{name} runs on this computer and uses its memory. Chats stay on this computer, as long as the server keeps them here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} s’exécute sur cet ordinateur et utilise sa mémoire. Les conversations restent sur cet ordinateur, tant que le serveur les garde ici.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Chats with a model of {name} are sent to {host}: questions with their files, answers, and the system prompt.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les conversations avec un modèle de {name} sont envoyées à {host} : les questions avec leurs fichiers, les réponses et le prompt système.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>asking…</source>
   <comment>a server</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>interrogation…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>made for a context of {length}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>conçu pour un contexte de {length}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>not loaded there yet</source>
   <comment>a model on a server</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pas encore chargé là-bas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>thinks before it answers</source>
   <comment>a model</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>réfléchit avant de répondre</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>{count} models</source>
   <extracomment>for 1: {count} model</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} modèle</numerusform>
    <numerusform>{count} modèles</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>{kind} answers, with {models}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{kind} répond, avec {models}.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>and {count} more</source>
   <extracomment>for 1: and {count} more</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>et {count} de plus</numerusform>
    <numerusform>et {count} de plus</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>It does not draft, as it says.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il dit ne pas ébaucher.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>It tells what it drafts with each piece of an answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il dit ce qu’il ébauche avec chaque morceau d’une réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>It counts what it drafts, for all that it answers together.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il compte ce qu’il ébauche, pour toutes les réponses en cours ensemble.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>It counts what it drafts for an answer, at its end.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il compte ce qu’il ébauche pour une réponse, à la fin de celle-ci.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>It does not tell whether it drafts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il ne dit pas s’il ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>It drafts: {method}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il ébauche : {method}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_rows.py" />
   <source>context not told</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contexte non indiqué</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Stopped. Nothing was changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêté. Rien n’a été modifié.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Faster settings were found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Des paramètres plus rapides ont été trouvés.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Nothing faster was found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien de plus rapide n’a été trouvé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>The fastest settings are filled in below. They are not in use yet.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les paramètres les plus rapides sont inscrits ci-dessous. Ils ne sont pas encore utilisés.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>The computer was too busy for reliable results, so nothing was changed. Try again when other programs are idle.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ordinateur était trop occupé pour des résultats fiables, rien n’a donc été modifié. Réessayez quand les autres programmes sont inactifs.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Tries the settings that affect speed with this pair, for up to 90 seconds: drafting, threads, flash attention and micro batch. Answers stay as good as they are, and nothing changes until you accept it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Essaie avec cette paire, pendant 90 secondes au plus, les paramètres qui influent sur la vitesse : ébauche, threads, flash attention et micro-lot. Les réponses restent aussi bonnes, et rien ne change tant que vous ne l’acceptez pas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Measuring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mesure en cours</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>What was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui a été mesuré</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Setting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paramètre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Value</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Valeur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Tokens/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Différence</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Use these</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser ces valeurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Measure again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mesurer de nouveau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Measure for me</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mesurer pour moi</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Starting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Démarrage…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>not tried: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>non essayé : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>{part}: {title}</source>
   <comment>a setting</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{part} : {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>current</source>
   <comment>a setting</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>actuel</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>{percent} %</source>
   <comment>faster or slower</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{percent} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>{gain} (uncertain)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{gain} (incertain)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Attachment {name}, {note}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fichier joint {name}, {note}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Click to read its text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cliquer pour lire son texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Remove {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Retirer {name}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>{count} characters</source>
   <extracomment>for 1: {count} character</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} caractère</numerusform>
    <numerusform>{count} caractères</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/busy_bar.py" />
   <source>Under way; how long it takes is not known</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En cours ; la durée n’est pas connue</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/choice_box.py" />
   <source>{name}: </source>
   <comment>before a value</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} : </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/dropped_files.py" />
   <source>Drop a model file here: its name ends with .gguf.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Déposez ici un fichier de modèle : son nom se termine par .gguf.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/explained.py" />
   <source>{word}: {meaning}</source>
   <comment>in a glossary</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{word} : {meaning}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/explained.py" />
   <source>Open the guide at this word</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir le guide à ce mot</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/following_scroll.py" />
   <source>Jump to the end</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aller à la fin</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/following_scroll.py" />
   <source>Jump to the end (End)</source>
   <comment>with its key</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aller à la fin (Fin)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Pictures cannot be attached: models here read text only. Put into words what they should know of it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les images ne peuvent pas être jointes : les modèles ne lisent ici que du texte. Décrivez par des mots ce qu’ils doivent en savoir.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Write a message…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écrire un message…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Message</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Enter sends, Shift and Enter break the line</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entrée envoie, Maj et Entrée vont à la ligne</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notice_bar.py" />
   <source>Notice: {text}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avis : {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notice_bar.py" />
   <source>Error: {text}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erreur : {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notice_bar.py" />
   <source>Close this notice</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fermer cet avis</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/preference_row.py" />
   <source>Reset: {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réinitialiser : {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/preference_row.py" />
   <source>Changed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifiés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/row_list.py" />
   <source>{text}, folded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{text}, replié</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/row_list.py" />
   <source>{text}, unfolded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{text}, déplié</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/parts/step_words.py" />
   <source>{count} tokens drafted, {accepted} accepted in a single pass of the target; in place of {rejected} it put {own}.</source>
   <extracomment>for 1: {count} token drafted, {accepted} accepted in a single pass of the target; in place of {rejected} it put {own}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token ébauché, {accepted} accepté en une seule passe de la cible ; à la place de {rejected}, elle a mis {own}.</numerusform>
    <numerusform>{count} tokens ébauchés, {accepted} acceptés en une seule passe de la cible ; à la place de {rejected}, elle a mis {own}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/parts/step_words.py" />
   <source>{count} tokens drafted, {accepted} accepted in a single pass of the target, and {own} came with it as a bonus.</source>
   <extracomment>for 1: {count} token drafted, {accepted} accepted in a single pass of the target, and {own} came with it as a bonus.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token ébauché, {accepted} accepté en une seule passe de la cible, et {own} est venu avec comme bonus.</numerusform>
    <numerusform>{count} tokens ébauchés, {accepted} acceptés en une seule passe de la cible, et {own} est venu avec comme bonus.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/parts/step_words.py" />
   <source>{count} tokens drafted, {accepted} accepted in a single pass of the target.</source>
   <extracomment>for 1: {count} token drafted, {accepted} accepted in a single pass of the target.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token ébauché, {accepted} accepté en une seule passe de la cible.</numerusform>
    <numerusform>{count} tokens ébauchés, {accepted} acceptés en une seule passe de la cible.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/parts/step_words.py" />
   <source>That is {count} tokens for one pass instead of one.</source>
   <extracomment>for 1: That is {count} token for one pass instead of one.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Cela fait {count} token pour une passe au lieu d’un seul.</numerusform>
    <numerusform>Cela fait {count} tokens pour une passe au lieu d’un seul.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/text_dialog.py" />
   <source>Copy all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout copier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/undo_line.py" />
   <source>Undo: {text}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annuler : {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/value_field.py" />
   <source>It must be {limits}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La valeur doit être {limits}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>A piece of a word, a word or a sign: what a model reads and writes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un morceau de mot, un mot ou un signe : ce qu’un modèle lit et écrit.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The model whose answer you want. Drafting never changes what it says.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle dont vous voulez la réponse. L’ébauche ne change jamais ce qu’il dit.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Tokens that are proposed to the target, by a small draft model or copied from the text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Des tokens proposés à la cible, par un petit modèle d’ébauche ou copiés du texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>One round of writing: some tokens are drafted, the target checks all of them in one pass, keeps those that it would have written, and adds one of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un tour d’écriture : quelques tokens sont ébauchés, la cible les vérifie tous en une passe, garde ceux qu’elle aurait écrits, et en ajoute un à elle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many tokens are drafted before the target looks. Adaptive: as many as pay, measured on this computer, down to none.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Combien de tokens sont ébauchés avant que la cible ne regarde. Adaptative : autant qu’il est rentable, d’après les mesures sur cet ordinateur, voire aucun.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Acceptance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acceptation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many of the drafted tokens the target keeps. The more it keeps, the more a draft is worth; easy texts have more of it than surprising ones.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Combien des tokens ébauchés la cible garde. Plus elle en garde, plus une ébauche est utile ; les textes faciles en ont davantage que les textes surprenants.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Prompt lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recherche dans le prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Drafting without a second model: what followed the same words earlier in the chat, or in what was written before.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébaucher sans second modèle : ce qui suivait les mêmes mots plus tôt dans la conversation, ou dans ce qui a été écrit auparavant.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many tokens the model can look back on: the chat so far, files, and the answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Combien de tokens le modèle peut prendre en compte : la conversation jusqu’ici, les fichiers et la réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>KV cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache KV</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>What the model remembers of the tokens it has read, so that it need not read them again. It grows with the context and takes memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que le modèle retient des tokens qu’il a lus, pour ne pas avoir à les relire. Il grandit avec le contexte et occupe de la mémoire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The target writes alone, one token in each pass: what drafting is compared with.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cible écrit seule, un token par passe : c’est ce à quoi l’ébauche est comparée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Measured speed over the speed of plain decoding, measured on this computer in the same session.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La vitesse mesurée par rapport à celle du décodage simple, mesurée sur cet ordinateur dans la même session.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How the next token is drawn from those that the model finds likely: always the likeliest, or by chance, within limits that you choose.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comment le token suivant est tiré parmi ceux que le modèle juge probables : toujours le plus probable, ou au hasard, dans des limites que vous choisissez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How much chance there is in what is drawn: 0 always takes the likeliest token, higher values take unlikely ones more often.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La part de hasard dans le tirage : 0 prend toujours le token le plus probable, des valeurs plus élevées en prennent plus souvent d’improbables.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/point_chart.py" />
   <source>No tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/point_chart.py" />
   <source>Tokens laid out by how likely the target found them, in {bins} parts that should have equally many. Expected {level} each, give or take {band}; there are {least} to {most}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les tokens répartis selon la probabilité que la cible leur donnait, en {bins} parts qui devraient en contenir le même nombre. {level} attendus dans chacune, à {band} près ; il y en a de {least} à {most}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/point_chart.py" />
   <source>likely</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>probable</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/point_chart.py" />
   <source>unlikely</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>improbable</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_desk.py" />
   <source>Proved lossless on {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prouvé sans perte le {day}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_desk.py" />
   <source>The proof of {day} failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La preuve du {day} a échoué</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_desk.py" />
   <source>The proof of {day} is not certain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La preuve du {day} n’est pas certaine</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_desk.py" />
   <source>It cannot be proved while an answer is written. Stop it first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La preuve est impossible pendant l’écriture d’une réponse. Arrêtez d’abord la réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_desk.py" />
   <source>JSON for other programs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>JSON pour d’autres programmes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_desk.py" />
   <source>Export the proof</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter la preuve</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_dialog.py" />
   <source>Stopped. Nothing of it is kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêté. Rien n’en est conservé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_dialog.py" />
   <source>This pair was not proved yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette paire n’a pas encore été prouvée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_dialog.py" />
   <source>Proof</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preuve</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_dialog.py" />
   <source>Proving</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preuve en cours</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_dialog.py" />
   <source>Fewer details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Moins de détails</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_dialog.py" />
   <source>Details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Détails</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_dialog.py" />
   <source>Prove</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prouver</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_dialog.py" />
   <source>Prove again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prouver de nouveau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_dialog.py" />
   <source>Proving that drafting changes nothing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prouver que l’ébauche ne change rien</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/proof/proof_dialog.py" />
   <source>{pair}, {moment}, {seconds} s</source>
   <comment>models, and when they were proved for how long</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair}, {moment}, {seconds} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_chart.py" />
   <source>Tokens over time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens au fil du temps</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_chart.py" />
   <source>Characters over time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caractères au fil du temps</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_chart.py" />
   <source>{side}: {tokens} in {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{side} : {tokens} en {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_desk.py" />
   <source>There can be no race while an answer is written. Stop it first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La course est impossible pendant l’écriture d’une réponse. Arrêtez d’abord la réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_desk.py" />
   <source>Export the race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter la course</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_desk.py" />
   <source>Written: {file}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écrit : {file}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_desk.py" />
   <source>The file cannot be written: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le fichier ne peut pas être écrit : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_desk.py" />
   <source>Open a race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir une course</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_desk.py" />
   <source>Raced {when} on {processor}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Course du {when} sur {processor}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_desk.py" />
   <source>The file cannot be opened: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le fichier ne peut pas être ouvert : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_dialog.py" />
   <source>Two ways answer the same question at the same time. They take turns on the same cores, so that whatever slows this computer slows both. Your chats stay as they are.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Deux modes répondent à la même question en même temps. Ils se relaient sur les mêmes cœurs, si bien que ce qui ralentit cet ordinateur les ralentit tous les deux. Vos conversations restent telles quelles.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_dialog.py" />
   <source>The race was stopped; nothing of it is kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La course a été arrêtée ; rien n’en est conservé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_dialog.py" />
   <source>Race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Course</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_dialog.py" />
   <source>Racing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Course en cours</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_dialog.py" />
   <source>Start the race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lancer la course</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_dialog.py" />
   <source>Another race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une autre course</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_dialog.py" />
   <source>Open…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_dialog.py" />
   <source>Show the race of a file that was exported</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher la course d’un fichier exporté</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>These are two models. The other one is loaded for the race if the memory has room for it, and unloaded afterwards. Each is asked in its own chat format and writes a text of its own: what is compared is their speed, in characters per second.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce sont deux modèles. L’autre est chargé pour la course s’il y a de la place en mémoire, puis déchargé. Chacun est interrogé dans son propre format de conversation et écrit son propre texte : ce qui est comparé est leur vitesse, en caractères par seconde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Both sides have another model than the chat. It is loaded for the race if the memory has room for it, and unloaded afterwards.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les deux côtés ont un autre modèle que la conversation. Il est chargé pour la course s’il y a de la place en mémoire, puis déchargé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>First side</source>
   <comment>of two that are compared</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Premier côté</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Second side</source>
   <comment>of two that are compared</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Second côté</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Who answers; others are loaded for the race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Qui répond ; les autres modèles sont chargés pour la course</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Way</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mode</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>How it drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comment il ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Who drafts; others are loaded for the race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Qui ébauche ; les autres modèles sont chargés pour la course</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>How its tokens are chosen</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comment ses tokens sont choisis</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Temperature 0 (texts can be compared)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Température 0 (les textes sont comparables)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>As in the chat ({how})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comme dans la conversation ({how})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>{name} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} (utilisé)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>{name} ({size})</source>
   <comment>a model</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ({size})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>No draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sans modèle d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Plain (without drafts)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Simple (sans ébauche)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>{way} (as in the chat)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{way} (comme dans la conversation)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Lookup (copied from the text so far)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recherche (copie du texte jusqu’ici)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>{way} (adaptive)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{way} (adaptatif)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Question</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Question</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Where the question comes from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>D’où vient la question</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>My own</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La mienne</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>The last one of this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La dernière de cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>What both sides are to answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce à quoi les deux côtés doivent répondre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Repetitions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Répétitions</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>At most</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Au plus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>How long an answer gets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Longueur maximale d’une réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_setup.py" />
   <source>Write a question first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écrivez d’abord une question.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_stage.py" />
   <source>Moment of the playback</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Moment de la lecture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_stage.py" />
   <source>Pace</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rythme</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_stage.py" />
   <source>How fast it is played; 1x is as it was</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vitesse de lecture ; 1x est la vitesse d’origine</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_stage.py" />
   <source>Played: repetition {number} of {count}, whose speedup is the most typical one. Time runs for each side in its own steps only, from the moment at which the question is read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lecture : la répétition {number} sur {count}, dont l’accélération est la plus typique. Le temps ne court pour chaque côté que pendant ses propres étapes, à partir du moment où la question est lue.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_stage.py" />
   <source>Pause</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_stage.py" />
   <source>Play again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rejouer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_stage.py" />
   <source>Play</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Plain</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Lookup</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recherche</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Always {count} tokens</source>
   <extracomment>for 1: Always {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Toujours {count} token</numerusform>
    <numerusform>Toujours {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Speculative</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Spéculatif</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>temperature 0</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>température 0</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{model} · {way}</source>
   <comment>a side of a race</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} · {way}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{way}, {detail}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{way}, {detail}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>First: {way}</source>
   <comment>one of two sides</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Premier : {way}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Second: {way}</source>
   <comment>one of two sides</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Second : {way}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>The answers were too short to compare their speeds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les réponses étaient trop courtes pour comparer leurs vitesses.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{second} was {ratio} times as fast as {first}, in one repetition: how sure that is, several would tell.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{second} a été {ratio} fois aussi rapide que {first}, en une seule répétition : plusieurs diraient à quel point c’est sûr.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{second} was {ratio} times as fast as {first} ({spread}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{second} a été {ratio} fois aussi rapide que {first} ({spread}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{second} was {ratio} times as fast as {first} ({spread}). 1 lies within: no difference can be told.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{second} a été {ratio} fois aussi rapide que {first} ({spread}). 1 est compris dans l’intervalle : aucune différence ne peut être constatée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{second} wrote {ratio} times as many characters per second as {first}, in one repetition: how sure that is, several would tell.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{second} a écrit {ratio} fois autant de caractères par seconde que {first}, en une seule répétition : plusieurs diraient à quel point c’est sûr.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{second} wrote {ratio} times as many characters per second as {first} ({spread}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{second} a écrit {ratio} fois autant de caractères par seconde que {first} ({spread}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{second} wrote {ratio} times as many characters per second as {first} ({spread}). 1 lies within: no difference can be told.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{second} a écrit {ratio} fois autant de caractères par seconde que {first} ({spread}). 1 est compris dans l’intervalle : aucune différence ne peut être constatée.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{low} to {high}, {count} repetitions</source>
   <extracomment>for 1: {low} to {high}, {count} repetition</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{low} à {high}, {count} répétition</numerusform>
    <numerusform>{low} à {high}, {count} répétitions</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Characters/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caractères/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Tok/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tok/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Characters per token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caractères par token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{rate} ({low} to {high})</source>
   <comment>a speed and its interval</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{rate} ({low} à {high})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>In each repetition: {ratios}. The number is their geometric mean; the two behind it are the ends of a 95 % interval. Reading the question is not part of it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>À chaque répétition : {ratios}. Le nombre est leur moyenne géométrique ; les deux qui le suivent sont les bornes d’un intervalle à 95 %. La lecture de la question n’en fait pas partie.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Both wrote the same text, token for token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les deux ont écrit le même texte, token pour token.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Both wrote the same text, token for token, in all {count} repetitions.</source>
   <extracomment>for 1: Both wrote the same text, token for token, in the one repetition.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Les deux ont écrit le même texte, token pour token, dans la seule répétition.</numerusform>
    <numerusform>Les deux ont écrit le même texte, token pour token, dans les {count} répétitions.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Tokens are drawn by chance at a temperature above 0, and the two sides draw differently: other texts are to be expected, and only the speeds compare. Race at temperature 0 to compare the texts as well.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Au-dessus de la température 0, les tokens sont tirés au hasard, et les deux côtés tirent différemment : il faut s’attendre à d’autres textes, et seules les vitesses sont comparables. Faites la course à la température 0 pour comparer aussi les textes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>The two sides choose their tokens by different rules: only the speeds compare.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les deux côtés choisissent leurs tokens selon des règles différentes : seules les vitesses sont comparables.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>The texts differ, and what both sides saw at the difference is not known: the model cannot go back to it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les textes diffèrent, et l’on ne sait pas ce que les deux côtés ont vu à cet endroit : le modèle ne peut pas y revenir.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>These are two models, and each writes a text of its own: a difference between the texts says nothing about drafting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce sont deux modèles, et chacun écrit son propre texte : une différence entre les textes ne dit rien de l’ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>These are two models, and they happened to write the same text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce sont deux modèles, et il se trouve qu’ils ont écrit le même texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Their vocabularies differ: a token of one is another piece of text than a token of the other, so that tokens per second cannot be compared. Characters can.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Leurs vocabulaires diffèrent : un token de l’un est un autre morceau de texte qu’un token de l’autre, si bien que les tokens par seconde ne sont pas comparables. Les caractères le sont.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Their vocabulary is the same, so that tokens per second can be compared as well: {ratio} times as many.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Leur vocabulaire est le même, si bien que les tokens par seconde sont comparables aussi : {ratio} fois autant.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>The texts part at token {index}, behind “{before}”: {first} wrote {one}, {second} wrote {other}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les textes se séparent au token {index}, après « {before} » : {first} a écrit {one}, {second} a écrit {other}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{side} gave {one} a probability of {one_percent} and {other} one of {other_percent}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{side} donnait à {one} une probabilité de {one_percent} et à {other} une de {other_percent}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>At least one side did not write what its own pass chooses when it is done again. That should not be: please report it, with the file of this race.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Au moins un côté n’a pas écrit ce que choisit sa propre passe quand elle est refaite. Cela ne devrait pas arriver : merci de le signaler, avec le fichier de cette course.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>That is a near tie (the logits lie {one} and {other} apart). A pass over several tokens adds its numbers up in another order than a pass over one, and rounding then decides: both texts are the target's own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ils sont presque à égalité (les logits sont à {one} et {other} l’un de l’autre). Une passe sur plusieurs tokens additionne ses nombres dans un autre ordre qu’une passe sur un seul, et c’est alors l’arrondi qui décide : les deux textes sont ceux de la cible elle-même.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>That is further apart than rounding explains (the logits lie {one} and {other} apart). With small quantised caches it can happen; otherwise please report it, with the file of this race.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>C’est un écart plus grand que l’arrondi ne l’explique (les logits sont à {one} et {other} l’un de l’autre). Cela peut arriver avec de petits caches quantifiés ; sinon, merci de le signaler, avec le fichier de cette course.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{tokens} in {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{tokens} en {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{tokens} in {time}: {rate} tok/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{tokens} en {time} : {rate} tok/s</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>{count} passes of the target</source>
   <extracomment>for 1: {count} pass of the target</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} passe de la cible</numerusform>
    <numerusform>{count} passes de la cible</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Draft: {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche : {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Preparing both sides…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Préparation des deux côtés…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>Repetition {number} of {count}: {one} and {other} tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Répétition {number} sur {count} : {one} et {other} tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/race/race_words.py" />
   <source>the end</source>
   <comment>of an answer</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la fin</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/copy_button.py" />
   <source>Copy code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier le code</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/copy_button.py" />
   <source>Copy {language} code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier le code {language}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Open link…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir le lien…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Copy link</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier le lien</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/answer_choice_dialog.py" />
   <source>Replay an answer from a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rejouer une réponse d’un fichier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/answer_choice_dialog.py" />
   <source>Which answer is to play?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quelle réponse faut-il rejouer ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/answer_choice_dialog.py" />
   <source>Answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réponses</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/answer_choice_dialog.py" />
   <source>Without a question</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sans question</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/answer_choice_dialog.py" />
   <source>{rate} tok/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{rate} tok/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/record_dialog.py" />
   <source>light</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>clair</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/record_dialog.py" />
   <source>dark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sombre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/record_dialog.py" />
   <source>Record an animation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer une animation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/record_dialog.py" />
   <source>Format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Format</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/record_dialog.py" />
   <source>What kind of file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le type de fichier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/record_dialog.py" />
   <source>Size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Taille</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/record_dialog.py" />
   <source>Width and height in pixels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Largeur et hauteur en pixels</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/record_dialog.py" />
   <source>The theme of the pictures</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le thème des images</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/record_dialog.py" />
   <source>Speed</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vitesse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/record_dialog.py" />
   <source>How fast it plays, 1x as it was written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vitesse de lecture, 1x comme elle a été écrite</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/record_dialog.py" />
   <source>Choose file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisir un fichier…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/replay/record_dialog.py" />
   <source>It plays for {seconds} s, with {count} pictures.</source>
   <extracomment>for 1: It plays for {seconds} s, with {count} picture.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Elle dure {seconds} s, avec {count} image.</numerusform>
    <numerusform>Elle dure {seconds} s, avec {count} images.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recorded_page.py" />
   <source>{speed} · Foretoken</source>
   <comment>below an animation</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speed} · Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Replay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Relecture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Record…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Write an animation of it to a file: GIF or WebP</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En écrire une animation dans un fichier : GIF ou WebP</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrement…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording… picture {done} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrement… image {done} sur {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Writing the file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écriture du fichier…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Saved {file}: {size} MB, {seconds} s, {count} pictures.</source>
   <extracomment>for 1: Saved {file}: {size} MB, {seconds} s, {count} picture.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{file} enregistré : {size} MB, {seconds} s, {count} image.</numerusform>
    <numerusform>{file} enregistré : {size} MB, {seconds} s, {count} images.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Cancelled. Nothing was written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annulé. Rien n’a été écrit.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/transport.py" />
   <source>Time</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temps</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/transport.py" />
   <source>Pause</source>
   <comment>a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/transport.py" />
   <source>Play</source>
   <comment>a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/words.py" />
   <source>How long each step took was not kept for this answer: here every step takes the same time, and the speeds are not those that it had.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La durée de chaque étape n’a pas été conservée pour cette réponse : ici, toutes les étapes durent autant, et les vitesses ne sont pas celles d’origine.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/words.py" />
   <source>{times}x</source>
   <comment>so many times as fast</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{times}x</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/words.py" />
   <source>{time} of {whole} s</source>
   <comment>seconds of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} sur {whole} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/words.py" />
   <source>token {tokens} of {all_tokens}, step {steps} of {all_steps}</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>token {tokens} sur {all_tokens}, étape {steps} sur {all_steps}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/words.py" />
   <source>even pace, times not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rythme régulier, durées non mesurées</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/words.py" />
   <source>as fast as it was written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>à la vitesse d’écriture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/words.py" />
   <source>{times} times slower than written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{times} fois plus lentement que l’écriture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/words.py" />
   <source>{times} times faster than written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{times} fois plus vite que l’écriture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paramètres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Sections</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sections</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>No settings match “{words}”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun paramètre ne correspond à « {words} ».</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>{title}: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{title} : {value}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>{count} settings were reset.</source>
   <extracomment>for 1: {count} setting was reset.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} paramètre a été réinitialisé.</numerusform>
    <numerusform>{count} paramètres ont été réinitialisés.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>With token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec les couleurs des tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>Show which model each token came from, and a legend</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Montrer de quel modèle vient chaque token, et une légende</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>There is nothing to print on: the printer or the file is not ready.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a rien sur quoi imprimer : l’imprimante ou le fichier n’est pas prêt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>Could not write {file}: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Impossible d’écrire {file} : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>The pages could not all be written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les pages n’ont pas pu être toutes écrites.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>The pages could not all be written: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les pages n’ont pas pu être toutes écrites : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Nothing is in this chat yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a encore rien dans cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Chats are not saved now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les conversations ne sont pas enregistrées en ce moment</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Export this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Export this answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter cette réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Export this message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter ce message</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Export the chats in “{folder}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter les conversations de « {folder} »</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Export “{title}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter « {title} »</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Export {count} chats</source>
   <extracomment>for 1: Export {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Exporter {count} conversation</numerusform>
    <numerusform>Exporter {count} conversations</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Export all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter toutes les conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Import chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importer des conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Importing chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importation des conversations…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Nothing is in this chat yet.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a encore rien dans cette conversation.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Exporting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportation…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Chats are not saved now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les conversations ne sont pas enregistrées en ce moment.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Exported {count} chats to {file}.</source>
   <extracomment>for 1: Exported {count} chat to {file}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation exportée vers {file}.</numerusform>
    <numerusform>{count} conversations exportées vers {file}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Printing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Impression…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>The pages are on their way to the printer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les pages sont en route vers l’imprimante.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Took back the import.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’importation a été annulée.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>{count} chats stay, because something was said there since.</source>
   <extracomment>for 1: {count} chat stays, because something was said there since.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation reste, car elle s’est poursuivie depuis.</numerusform>
    <numerusform>{count} conversations restent, car elles se sont poursuivies depuis.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>{doing} {done} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{doing} {done} sur {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>{doing} {done}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{doing} {done}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/share_desk.py" />
   <source>Cancelled. Nothing was changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annulé. Rien n’a été modifié.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>; {open} opens, {clear} clears</source>
   <comment>keys, behind “Find words in all chats” and its key</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>, {open} ouvre, {clear} efface</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Conversations</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>←  Archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>←  Archives</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Back to all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Revenir à toutes les conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Archives</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Light, dark, or like the system</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Clair, sombre, ou comme le système</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raccourcis</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>{count} results</source>
   <extracomment>for 1: {count} result</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} résultat</numerusform>
    <numerusform>{count} résultats</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>No chat contains these words.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune conversation ne contient ces mots.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>First {count} results</source>
   <extracomment>for 1: First {count} result</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} premier résultat</numerusform>
    <numerusform>{count} premiers résultats</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Nothing is archived.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’est archivé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Your chats appear here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vos conversations apparaissent ici.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Temporary chat, new folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversation temporaire, nouveau dossier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>More: temporary chat, new folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Plus : conversation temporaire, nouveau dossier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Nothing is archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’est archivé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Discarded the temporary chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La conversation temporaire a été abandonnée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Discard</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abandonner</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Delete {count} chats</source>
   <extracomment>for 1: Delete {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Supprimer {count} conversation</numerusform>
    <numerusform>Supprimer {count} conversations</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Delete folder, keep its chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer le dossier, garder ses conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Chats are not saved: they are lost when you close the window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les conversations ne sont pas enregistrées : elles sont perdues à la fermeture de la fenêtre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_delegate.py" />
   <source>empty</source>
   <comment>a folder</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vide</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_delegate.py" />
   <source>Folder name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nom du dossier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_delegate.py" />
   <source>Chat title</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Titre de la conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>Not saved</source>
   <comment>a chat</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Non enregistrée</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>{count} messages</source>
   <extracomment>for 1: {count} message</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} message</numerusform>
    <numerusform>{count} messages</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>archived</source>
   <comment>a chat</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>archivée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>Folder {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dossier {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>Temporary chat {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversation temporaire {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/start/single_instance.py" />
   <source>Another Foretoken is running and does not answer, so this window was opened beside it. The chats belong to the other one: here they are neither shown nor saved. End that program, then start this one again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un autre Foretoken est en cours d’exécution et ne répond pas ; cette fenêtre a donc été ouverte à côté. Les conversations appartiennent à l’autre : ici, elles ne sont ni affichées ni enregistrées. Mettez fin à ce programme, puis redémarrez celui-ci.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/figure_table.py" />
   <source>{name}: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} : {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/figure_table.py" />
   <source>none</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_desk.py" />
   <source>The log is {file}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le journal est {file}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_desk.py" />
   <source>Forget all figures?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Oublier tous les chiffres ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_desk.py" />
   <source>The totals and the log of runs and faults are deleted, and counting begins anew. Chats with their own figures stay. This cannot be undone; Export… keeps a copy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les totaux et le journal des exécutions et des erreurs sont supprimés, et le décompte repart de zéro. Les conversations et leurs propres chiffres restent. C’est irréversible ; Exporter… en garde une copie.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_desk.py" />
   <source>Forget</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Oublier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_desk.py" />
   <source>That was not possible: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce n’était pas possible : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_desk.py" />
   <source>Exported to {file}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporté vers {file}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers yet. Ask something: with the first answer, the figures begin.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pas encore de réponses. Posez une question : les chiffres commencent avec la première réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers in this time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune réponse sur cette période.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Nothing failed in this time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun échec sur cette période.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>All</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{count} days</source>
   <extracomment>for 1: {count} day</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} jour</numerusform>
    <numerusform>{count} jours</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Generated tokens per second of decoding, prompts excluded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens produits par seconde de décodage, prompts exclus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Over the answers in which something was drafted and plain speed was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sur les réponses où quelque chose a été ébauché et où la vitesse simple a été mesurée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acceptés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Accepted of drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens acceptés sur ébauchés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Time saved</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temps gagné</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Against plain decoding, as far as that was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par rapport au décodage simple, dans la mesure où il a été mesuré</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temps</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>When</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quand</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>What failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui a échoué</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>How far back the figures go</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jusqu’où remontent les chiffres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Rows</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lignes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>What the rows of the table are</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que sont les lignes du tableau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>drafted and accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauchés et acceptés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>by the target itself</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>par la cible elle-même</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Figures</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chiffres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Where they come from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>D’où ils viennent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Show the log</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher le journal</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>A database with the figures of each answer and each fault</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une base de données avec les chiffres de chaque réponse et de chaque erreur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>The figures of this time by day and models, as CSV</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les chiffres de cette période par jour et par modèles, en CSV</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Reset…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réinitialiser…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Forget all figures and begin anew</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Oublier tous les chiffres et repartir de zéro</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>models and drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>modèles et ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>time</source>
   <comment>rows of a table</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>temps</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>since {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>depuis le {day}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>earlier</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>plus tôt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{what}: {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} : {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>answers</source>
   <comment>behind their number</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>réponses</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{count} characters were written in them.</source>
   <extracomment>for 1: {count} character was written in them.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} caractère y a été écrit.</numerusform>
    <numerusform>{count} caractères y ont été écrits.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>tokens written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tokens écrits</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{drafted} were drafted and accepted, {own} came from the target itself. {read} tokens of prompts were read, and {reused} were reused.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{drafted} ont été ébauchés et acceptés, {own} viennent de la cible elle-même. {read} tokens de prompts ont été lus, et {reused} ont été réutilisés.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>of drafted accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>des ébauchés acceptés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Nothing was drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’a été ébauché.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answer in which something was drafted has a measured plain speed beside it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune réponse où quelque chose a été ébauché n’a de vitesse simple mesurée à côté d’elle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{saved} ({speedup})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{saved} ({speedup})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>no draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sans modèle d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>draft: {name}, {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauche : {name}, {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>target: {name}, {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cible : {name}, {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{first} to {last}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{first} à {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{day}: no answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{day} : aucune réponse</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{count} of them drafted and accepted</source>
   <extracomment>for 1: {count} of them drafted and accepted</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>dont {count} ébauché et accepté</numerusform>
    <numerusform>dont {count} ébauchés et acceptés</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>speedup {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>accélération {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{day}: {figures}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{day} : {figures}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Answers of the window and of the command line, temporary chats too. Only figures and names of models are kept, on this computer alone.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réponses de la fenêtre et de la ligne de commande, conversations temporaires comprises. Seuls des chiffres et les noms des modèles sont conservés, uniquement sur cet ordinateur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Some earlier runs are missing: their file was damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Certaines exécutions antérieures manquent : leur fichier était endommagé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>The built-in pair is tiny. It tells short stories, chats, makes lists, spells, calculates with small numbers and writes small Python functions. It knows little of the world: real work needs a bigger pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La paire intégrée est minuscule. Elle raconte de courtes histoires, converse, fait des listes, épelle, calcule avec de petits nombres et écrit de petites fonctions Python. Elle sait peu du monde : un vrai travail demande une paire plus grande.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>No model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>server: on this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>serveur : sur cet ordinateur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>remote: sent to {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>à distance : envoyé à {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>connecting to {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>connexion à {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>loading {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>chargement {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>no model loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucun modèle chargé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>testing this pair {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>test de cette paire {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>measuring this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>mesure de cet ordinateur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>off: plain decoding chosen</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>désactivé : décodage simple choisi</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>paused: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en pause : {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>{activity}; {more}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{activity} ; {more}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>{activity}; draft off: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{activity} ; ébauche désactivée : {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>tested {speedup} on a busy computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>testé {speedup} sur un ordinateur occupé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>tested {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>testé {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>tested {speedup}: no gain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>testé {speedup} : aucun gain</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/answer_alert.py" />
   <source>The answer could not be finished.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La réponse n’a pas pu être terminée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/answer_alert.py" />
   <source>The answer is there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La réponse est là.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/chat_desk.py" />
   <source>Nothing was deleted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’a été supprimé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Attach to the message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Joindre au message</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Choose as a model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisir comme modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Cannot be used here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ne peut pas être utilisé ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop the answer and keep its text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêter la réponse et garder son texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop the test</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêter le test</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop: {what}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêter : {what}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/replay_desk.py" />
   <source>This answer is still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette réponse est encore en cours d’écriture.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/replay_desk.py" />
   <source>There is no answer yet.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas encore de réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/sending_desk.py" />
   <source>Send this chat to {name}?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Envoyer cette conversation à {name} ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/sending_desk.py" />
   <source>What was said in it so far has not been on {host}. With your message all of it is sent there: every question and answer of this branch, the files in them and the system prompt.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui y a été dit jusqu’ici n’est pas encore passé par {host}. Avec votre message, tout y est envoyé : chaque question et chaque réponse de cette branche, leurs fichiers et le prompt système.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/sending_desk.py" />
   <source>Send it there</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’y envoyer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Adaptive: draft as far as it gains speed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adaptative : ébaucher tant que cela fait gagner de la vitesse</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Draft {count} tokens wherever possible, gain or loss</source>
   <extracomment>for 1: Draft {count} token wherever possible, gain or loss</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Ébaucher {count} token partout où c’est possible, gain ou perte</numerusform>
    <numerusform>Ébaucher {count} tokens partout où c’est possible, gain ou perte</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Right-click: the pairs used lately</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Clic droit : les paires utilisées récemment</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Models: {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèles : {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Engine: {activity}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Moteur : {activity}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Click to choose how far to draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cliquer pour choisir la longueur d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>What the token colours mean; single ones can be hidden</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que signifient les couleurs des tokens ; chacune peut être masquée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Legend of the token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Légende des couleurs des tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/tray.py" />
   <source>Stop answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêter la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/tray.py" />
   <source>Show Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_desk.py" />
   <source>Tell me a story about a lighthouse keeper.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raconte-moi l’histoire d’un gardien de phare.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_desk.py" />
   <source>How do tides work? Explain it to a curious ten-year-old.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comment fonctionnent les marées ? Explique-le à un enfant curieux de dix ans.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_desk.py" />
   <source>Write a Python function that finds the longest word in a text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écris une fonction Python qui trouve le mot le plus long d’un texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_desk.py" />
   <source>Which words did the small model earn?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quels mots sont dus au petit modèle ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_desk.py" />
   <source>A draft model runs ahead, the target model verifies every token. Colours and charts show whose token each one is, and what that gains.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un modèle d’ébauche prend de l’avance, le modèle cible vérifie chaque token. Des couleurs et des graphiques montrent de qui vient chaque token, et ce que cela fait gagner.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_desk.py" />
   <source>Colours and charts show whose token each one is, and what drafts copied from earlier text gain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Des couleurs et des graphiques montrent de qui vient chaque token, et ce que font gagner les ébauches copiées du texte précédent.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_desk.py" />
   <source>A temporary chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une conversation temporaire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_desk.py" />
   <source>Nothing of it is written to the disk. It is gone when the window is closed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’en est écrit sur le disque. Elle disparaît à la fermeture de la fenêtre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_desk.py" />
   <source>Chat with {model}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversation avec {model}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_desk.py" />
   <source>Answers come from a server: what you write here is sent to it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les réponses viennent d’un serveur : ce que vous écrivez ici lui est envoyé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/window_title.py" />
   <source>{chat} - {product}</source>
   <comment>a window</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{chat} - {product}</translation>
  </message>
 </context>
</TS>
