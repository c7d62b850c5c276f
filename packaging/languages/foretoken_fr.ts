<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
 <context>
  <name>Foretoken</name>
  <message>
   <location filename="resources/presets.toml" />
   <source>For trying out how a pair works, on any computer. A target this small gains nothing, and may even get slower.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pour essayer comment une paire fonctionne, sur n’importe quel ordinateur. Une cible aussi petite n’y gagne rien et peut même ralentir.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Its head needs no download of its own. At this size it may gain nothing: test the pair first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sa tête ne demande pas de téléchargement à part. À cette taille, elle peut ne rien apporter : testez d’abord la paire.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The head is a thirtieth of its bytes. A second model would rather slow a target this small down.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La tête représente un trentième de ses octets. Un second modèle ralentirait plutôt une cible aussi petite.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3, with the same vocabulary. A second model often slows a target of 4B down: test the pair first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Qwen3, avec le même vocabulaire. Un second modèle ralentit souvent une cible de 4B : testez d’abord la paire.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, at a thirtieth of its bytes. A target this small leaves little to gain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conçue par Google pour ce modèle précis, avec un trentième de ses octets. Une cible aussi petite laisse peu à gagner.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, at a fiftieth of its bytes; it needs no cache of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conçue par Google pour ce modèle précis, avec un cinquantième de ses octets ; elle n’a pas besoin de cache propre.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest coder of the family, which llama.cpp's own server pairs with the 7B; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Coder de la famille, que le serveur de llama.cpp associe lui-même au 7B ; le code est facile à prévoir.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3: the same vocabulary and the same way of thinking aloud before the answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Qwen3 : le même vocabulaire et la même façon de réfléchir à voix haute avant la réponse.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Llama with the vocabulary of Llama 3, a sixth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Llama avec le vocabulaire de Llama 3, un sixième de la taille de la cible.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The head was trained together with the model, and costs less than any second one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La tête a été entraînée avec le modèle et coûte moins que n’importe quel second modèle.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made for this very model; it drafts a whole block of tokens in one pass. Code gains more from it than prose.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conçue pour ce modèle précis ; elle ébauche tout un bloc de tokens en une passe. Le code y gagne plus que la prose.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, at a fifteenth of its bytes; it needs no cache of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conçue par Google pour ce modèle précis, avec un quinzième de ses octets ; elle n’a pas besoin de cache propre.</translation>
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
   <source>Made for this very model. A mixture of experts uses only a part of itself for each token, which leaves less to gain; on some GPUs the head slows it down.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conçue pour ce modèle précis. Un mélange d’experts n’utilise qu’une partie de lui-même pour chaque token, ce qui laisse moins à gagner ; sur certains GPU, la tête le ralentit.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The head was trained together with the model. It gains most beside a target this slow.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La tête a été entraînée avec le modèle. C’est à côté d’une cible aussi lente qu’elle apporte le plus.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, a mixture of experts that uses 4 of its 26 billion parameters for a token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conçue par Google pour ce modèle précis, un mélange d’experts qui utilise 4 de ses 26 milliards de paramètres par token.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Published by llama.cpp's makers as a pair, in one repository; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Publiés ensemble par les auteurs de llama.cpp, dans un seul dépôt ; le code est facile à prévoir.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Of the same family and vocabulary; beside a target this slow the 1.7B costs little more than the 0.6B and usually guesses better.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De la même famille et du même vocabulaire ; à côté d’une cible aussi lente, le 1.7B coûte à peine plus que le 0.6B et devine en général mieux.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>A mixture of experts that uses 3 of its 35 billion parameters for a token: fast wherever it fits. Its head adds to that, though less than with other models.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un mélange d’experts qui utilise 3 de ses 35 milliards de paramètres par token : rapide partout où il tient. Sa tête y ajoute, bien que moins qu’avec d’autres modèles.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Llama with the vocabulary of Llama 3, a fiftieth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le plus petit Llama avec le vocabulaire de Llama 3, un cinquantième de la taille de la cible.</translation>
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
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>The prompt has {count} tokens, which leaves no room for an answer: the model's context holds {context}.</source>
   <extracomment>for 1: The prompt has {count} token, which leaves no room for an answer: the model's context holds {context}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Le prompt a {count} token, ce qui ne laisse pas de place pour une réponse : le contexte du modèle en contient {context}.</numerusform>
    <numerusform>Le prompt a {count} tokens, ce qui ne laisse pas de place pour une réponse : le contexte du modèle en contient {context}.</numerusform>
   </translation>
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
   <source>Shorten the message or the system prompt, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raccourcissez le message ou le prompt système, ou chargez le modèle avec un contexte plus long.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Shorten the message, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raccourcissez le message, ou chargez le modèle avec un contexte plus long.</translation>
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
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}, {count} tokens</source>
   <extracomment>for 1: Thought for {time}, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Réflexion pendant {time}, {count} token</numerusform>
    <numerusform>Réflexion pendant {time}, {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réflexion pendant {time}</translation>
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
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought</source>
   <comment>a model, before it answered</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réflexion</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thinking…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réflexion en cours…</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thinking… {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réflexion en cours… {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>less than 1 s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>moins de 1 s</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>{hours} h</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{hours} h</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>{minutes} min</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{minutes} min</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>{seconds} s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{seconds} s</translation>
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
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/foreign.py" />
   <source>it has more than {count} messages</source>
   <extracomment>for 1: it has more than {count} message</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>elle a plus de {count} message</numerusform>
    <numerusform>elle a plus de {count} messages</numerusform>
   </translation>
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
   <source>{name} cannot be unpacked: it is damaged, or locked by a password. Unpack it and choose the file conversations.json.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être décompressé : il est endommagé, ou protégé par un mot de passe. Décompressez-le et choisissez le fichier conversations.json.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas être lu : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} is a folder. Choose the files in it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est un dossier. Choisissez les fichiers qu’il contient.</translation>
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
  <message>
   <location filename="app/foretoken/chat/sharing/lm_studio.py" />
   <source>message {number} is none</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le message {number} n’en est pas un</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/markdown_file.py" />
   <source>folder {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dossier {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>it has an invalid id</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>son identifiant est impossible</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>more tokens were accepted than drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il y a plus de tokens acceptés que de tokens ébauchés</translation>
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
   <source>{what}: message {number} follows no earlier message, or repeats an id</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} : le message {number} ne répond à aucun message précédent, ou a l’identifiant d’un autre</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>{what}: it ends at an unknown message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} : elle ne se termine sur aucun de ses messages</translation>
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
   <source>, </source>
   <comment>between things in a list</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>, </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>Attached: {names}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fichiers joints : {names}</translation>
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
   <location filename="app/foretoken/control/answers/answer_run.py" />
   <source>{first}, then {second}</source>
   <comment>models</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{first}, puis {second}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The prompt of this answer cannot be rebuilt: the system prompt, an earlier message or a template setting has changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le prompt de cette réponse ne peut pas être reconstitué : le prompt système, un message précédent ou un réglage du gabarit a changé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>reading this answer again {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nouvelle lecture de cette réponse {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>A server wrote this answer. Its probabilities are not known.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un serveur a écrit cette réponse. Ses probabilités ne sont pas connues.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The settings of this answer were not recorded, so no candidates are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les réglages de cette réponse n’ont pas été enregistrés ; aucun candidat n’est donc affiché.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The prompt length was not recorded, so no candidates are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La longueur du prompt n’a pas été enregistrée ; aucun candidat n’est donc affiché.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>Load {model}, which wrote this answer, to see the candidates.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chargez {model}, qui a écrit cette réponse, pour voir les candidats.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>Candidates can be found when the answer is complete.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les candidats peuvent être recherchés quand la réponse est terminée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The draft model of this answer, {model}, is not loaded; its figures are the recorded ones.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle d’ébauche de cette réponse, {model}, n’est pas chargé ; ses chiffres sont ceux qui ont été enregistrés.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The chat template settings of this answer were not recorded; the current or default ones are used. They give a prompt of the same length, but may differ.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les réglages du gabarit de conversation de cette réponse n’ont pas été enregistrés ; les réglages actuels ou par défaut sont utilisés. Ils donnent un prompt de même longueur, mais peuvent différer.</translation>
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
   <source>Folder added.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dossier ajouté.</translation>
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
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>Text {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texte {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The answer failed. Queued messages are back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La réponse a échoué. Les messages en attente sont de retour dans le champ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The answer was stopped. Queued messages are back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La réponse a été arrêtée. Les messages en attente sont de retour dans le champ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The model was not loaded. Queued messages are back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle n’a pas été chargé. Les messages en attente sont de retour dans le champ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/recent_files.py" />
   <source>There are no recent files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas de fichiers récents</translation>
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
   <source>The model did not stop, so this answer was given up as it was.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle ne s’est pas arrêté ; cette réponse a donc été abandonnée dans l’état où elle était.</translation>
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
   <source>This server cannot continue an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce serveur ne peut pas continuer une réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>The context is too short for the questions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le contexte est trop court pour les questions.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>verifying losslessness {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vérification de l’absence de perte {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>trying settings {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>essai des paramètres {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>racing {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>course {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>testing this pair {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>test de cette paire {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>benchmarking {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>banc d’essai {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>Preparing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Préparation…</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>The graphics card has no room left for this. {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La carte graphique n’a plus de place pour cela. {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>The graphics card, or its driver, failed: {reason}. What was written so far is there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La carte graphique, ou son pilote, a échoué : {reason}. Ce qui a été écrit jusqu’ici est là.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>llama.cpp failed: {reason}. What was written so far is there. Load the model again, or choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>llama.cpp a échoué : {reason}. Ce qui a été écrit jusqu’ici est là. Chargez de nouveau le modèle, ou choisissez-en un autre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Load it again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le charger de nouveau</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Use what fits here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser ce qui convient ici</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Use {some} of {count} layers on the GPU</source>
   <extracomment>for 1: Use {some} of {count} layer on the GPU</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Utiliser {some} sur {count} couche sur le GPU</numerusform>
    <numerusform>Utiliser {some} des {count} couches sur le GPU</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
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
   <source>model cannot roll back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le modèle ne peut pas revenir en arrière</translation>
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
   <location filename="app/foretoken/control/models/engine_form.py" />
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
   <location filename="app/foretoken/control/models/recent_pairs.py" />
   <source>{name}, which was used last, is no longer in {folder}. The built-in pair is used instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name}, utilisé la dernière fois, n’est plus dans {folder}. La paire intégrée est utilisée à la place.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/recent_pairs.py" />
   <source>The draft {name} is no longer in {folder}. The target is used without a second model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle d’ébauche {name} n’est plus dans {folder}. La cible est utilisée sans second modèle.</translation>
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
   <source>A style named “{name}” already exists.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il existe déjà un style nommé « {name} ».</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>You already have {count} styles; delete one first.</source>
   <extracomment>for 1: You already have {count} style; delete one first.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Vous avez déjà {count} style ; supprimez-en un d’abord.</numerusform>
    <numerusform>Vous avez déjà {count} styles ; supprimez-en un d’abord.</numerusform>
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
   <source>Automatic</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Automatique</translation>
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
   <source>drafting paused: no speedup</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauche en pause : aucune accélération</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no matching earlier text</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucun texte précédent correspondant</translation>
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
   <source>{time} ms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms</translation>
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
   <source>as fast as without drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aussi rapide que sans ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>faster than without drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>plus rapide que sans ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>slower than without drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>plus lent que sans ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vitesse simple : inconnue</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>A server wrote this. How fast it would be without drafts was not measured, so no speedup is shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>C’est un serveur qui a écrit ceci. Sa vitesse sans ébauches n’a pas été mesurée, aucune accélération n’est donc affichée.</translation>
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
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>between tokens (95 %: {time})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>entre les tokens (95 % : {time})</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Tokens of one step appear together. Half of the gaps between steps were {median} or shorter, 95 % were {slow} or shorter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les tokens d’une étape apparaissent ensemble. La moitié des intervalles entre étapes ont duré {median} ou moins, 95 % {slow} ou moins.</translation>
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
   <source>As reported by the server, by its own clock.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Valeur indiquée par le serveur, selon sa propre horloge.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Pieces of text as they arrived here, from the first to the last one. A piece may be several tokens. The server does not report how many tokens per second that is.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Morceaux de texte tels qu’ils sont arrivés ici, du premier au dernier. Un morceau peut compter plusieurs tokens. Le serveur n’indique pas combien de tokens par seconde cela représente.</translation>
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
   <source>drafts: not reported</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauches : non indiquées</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first piece of text, including the time on the network.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De la requête au premier morceau de texte, temps de réseau compris.</translation>
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
   <location filename="app/foretoken/engine/heads.py" />
   <source>this kind of DFlash head is not supported yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ce genre de tête DFlash n’est pas encore connu</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>its file does not name a mask token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>son fichier n’indique pas de token de masque</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>its file gives no usable block size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>son fichier n’indique pas de taille de bloc utilisable</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>made for Gemma 4, not {family}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>conçu pour Gemma 4, et non {family}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>llama.cpp does not tell the inner states of {family}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>llama.cpp ne donne pas accès aux états internes de {family}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>made for a model of width {width}, not {other}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>conçu pour un modèle de largeur {width}, et non {other}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>made for a model with different attention heads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>conçu pour un modèle avec d’autres têtes d’attention</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>reads layer {layer} of a model with {layers}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>lit la couche {layer} d’un modèle qui en a {layers}</translation>
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
   <source>it is a head that drafts for one certain model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>c’est une tête, qui ébauche pour un modèle précis</translation>
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
   <source>this build of llama.cpp does not tell the inner states of models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cette version compilée de llama.cpp ne donne pas accès aux états internes des modèles</translation>
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
   <source>unknown source</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>source inconnue</translation>
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
   <location filename="app/foretoken/models/benchmarks/record.py" />
   <source>an answer has a mode or a kind of text that is not listed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>une réponse est d’un mode ou d’un type absent de la liste</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup over plain decoding, and the tokens per second of that: the median of the rounds, ± half of their range. 1.00x is as fast as without drafting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’accélération par rapport au décodage simple, et ses tokens par seconde : la médiane des manches, ± la moitié de leur étendue. 1.00x correspond à la vitesse sans ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, adaptive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche, adaptatif</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, step rule</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche, règle par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, moving average</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche, moyenne mobile</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Questions</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Questions</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Stories</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Récits</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Chat</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversation</translation>
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
   <translation>Réécriture</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Copying</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copie</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Long text</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texte long</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Mixed</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mélange</translation>
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
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, {count} tokens</source>
   <extracomment>for 1: Draft model, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Modèle d’ébauche, {count} token</numerusform>
    <numerusform>Modèle d’ébauche, {count} tokens</numerusform>
   </translation>
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
   <source>Tokens/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Accepted drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauches acceptées</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens par passe</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Verifying</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérification</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Between tokens, ms (95 %)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entre les tokens, ms (95 %)</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{mode} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} (utilisé)</translation>
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
   <source>Tokens per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens par seconde</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Plain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>All kinds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tous les types</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>There is no figure in both.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun chiffre n’est présent dans les deux.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{mode}, {kind}: {after} here, {before} there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode}, {kind} : {after} ici, {before} là-bas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>all kinds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tous les types</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{sign}{percent} %</source>
   <comment>a change</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{sign}{percent} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{least} to {most}</source>
   <comment>a range</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{least} à {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{speed} tok/s ({least} to {most})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speed} tok/s ({least} à {most})</translation>
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
   <translation>La médiane, sur les manches, de la moyenne géométrique des types : {kinds}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{accepted} of {drafted} drafted tokens accepted ({share}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} tokens acceptés sur {drafted} ébauchés ({share}).</translation>
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
   <translation>trop court pour être chronométré</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>non mesuré</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Round {number}: {tokens} tokens in {time} = {speed} tok/s, plain {plain_tokens} in {plain_time} = {plain} tok/s; {speed} / {plain} = {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Manche {number} : {tokens} tokens en {time} = {speed} tok/s, simple {plain_tokens} en {plain_time} = {plain} tok/s ; {speed} / {plain} = {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>greedy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>glouton</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>temperature {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>température {value}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{count} rounds</source>
   <extracomment>for 1: {count} round</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} manche</numerusform>
    <numerusform>{count} manches</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{count} answers</source>
   <extracomment>for 1: {count} answer</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} réponse</numerusform>
    <numerusform>{count} réponses</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>up to {count} tokens each</source>
   <extracomment>for 1: up to {count} token each</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>jusqu’à {count} token chacune</numerusform>
    <numerusform>jusqu’à {count} tokens chacune</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{threads} threads</source>
   <comment>of target and draft, as in 2+1</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{threads} threads</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{count} cores</source>
   <extracomment>for 1: {count} core</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} cœur</numerusform>
    <numerusform>{count} cœurs</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{role}: {name}, {size}, contents {mark}</source>
   <comment>a model file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{role} : {name}, {size}, contenu {mark}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Other programs used {share} of the processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>D’autres programmes ont pris {share} du processeur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Stopped after {done} of {planned} answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêté après {done} réponses sur {planned}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>This computer was busy: even plain decoding varied, so no result is certain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cet ordinateur était occupé : même le décodage simple variait, aucun résultat n’est donc certain.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Processor use of other programs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utilisation du processeur par d’autres programmes</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>none</source>
   <comment>a draft model</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aucun</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Processor</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Processeur</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>System</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Système</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Cores</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cœurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>llama.cpp's features</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fonctions de llama.cpp</translation>
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
   <translation>Contexte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Settings of the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réglages de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Settings of the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réglages de l’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Sampling</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Échantillonnage</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens par réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Questions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Questions</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{what}: {before} → {after}</source>
   <comment>what differs</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} : {before} → {after}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{what}: changed</source>
   <comment>what differs</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} : changement</translation>
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
   <source>{file} of {repository} is no longer the file that is meant: its owner has replaced it. Choose it in the list of models if you want it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} de {repository} n’est plus le fichier attendu : son propriétaire l’a remplacé. Choisissez-le dans la liste des modèles si vous le voulez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{repository} has no file {file}. Choose one of its other files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{repository} n’a pas de fichier {file}. Choisissez un autre de ses fichiers.</translation>
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
   <source>What {file} needs cannot be told: llama.cpp crashed over it. The file is damaged or of a kind that this version does not know.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les besoins de {file} ne peuvent pas être déterminés : llama.cpp a planté dessus. Le fichier est endommagé ou d’un type que cette version ne connaît pas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>{file} cannot draft: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ne peut pas proposer d’ébauche : {why}.</translation>
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
   <source>Built into the model (MTP)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Intégré au modèle (MTP)</translation>
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
   <location filename="app/foretoken/models/pairs/beside.py" />
   <source>{name} cannot draft here: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas ébaucher ici : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/beside.py" />
   <source>{name} does not fit beside the models that are loaded: {needs}. Choose a smaller model, load a smaller pair first, or close other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne tient pas à côté des modèles chargés : {needs}. Choisissez un modèle plus petit, chargez d’abord une paire plus petite, ou fermez d’autres programmes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>This is no benchmark of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce n’est pas un banc d’essai de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>This is no race of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce n’est pas une course de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>The file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le fichier</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>A newer version of Foretoken has written this file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une version plus récente de Foretoken a écrit ce fichier.</translation>
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
   <location filename="app/foretoken/models/pairs/pair_test_results.py" />
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
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Writing sampled texts, round {done}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écriture de textes échantillonnés, manche {done}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Comparing greedy texts, {done} of {of}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comparaison des textes gloutons, {done} sur {of}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Checks that drafting does not change the output: the pair writes with drafting, and every token is compared with what the target alone would write there. Takes about a minute.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérifie que l’ébauche ne change pas la sortie : la paire écrit avec ébauche, et chaque token est comparé à ce que la cible seule écrirait à cet endroit. Dure environ une minute.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafting is lossless</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ébauche est sans perte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafting changes the output</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ébauche change la sortie</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Inconclusive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Non concluant</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>First drafted token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Premier token ébauché</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Later drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens ébauchés suivants</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>After a fully accepted draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Après une ébauche entièrement acceptée</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>All tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tous les tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>by draft difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>par écart avec l’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>by likelihood</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>par probabilité</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>With this version, the pair does not write what its target alone would. Turn drafting off, and please report this with the exported result.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec cette version, la paire n’écrit pas ce que sa cible écrirait seule. Désactivez l’ébauche, et merci de le signaler avec le résultat exporté.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Proof of {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preuve de {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Sampled tokens match the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les tokens échantillonnés sont conformes à la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Greedy texts are identical</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les textes gloutons sont identiques</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>No built-in question fits the context of this pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune question intégrée ne tient dans le contexte de cette paire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>With drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>This model cannot be checked: it rounds so differently in long and short passes that even its own tokens do not match its probabilities.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce modèle ne peut pas être vérifié : il arrondit si différemment dans les passes longues et courtes que même ses propres tokens ne correspondent pas à ses probabilités.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Only {count} drafted tokens were checked; {needed} are needed.</source>
   <extracomment>for 1: Only {count} drafted token was checked; {needed} are needed.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Seul {count} token ébauché a été vérifié ; il en faut {needed}.</numerusform>
    <numerusform>Seuls {count} tokens ébauchés ont été vérifiés ; il en faut {needed}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Figure</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chiffre</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Tokens written with drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens écrits avec ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Lowest p value of {tests} tests</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Valeur p la plus basse de {tests} tests</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Fails below</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Échec en dessous de</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Results</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Résultats</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réponses</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafted tokens accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens ébauchés acceptés</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafted tokens replaced</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens ébauchés remplacés</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Bonus tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens bonus</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Target's first choice written, with drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Premier choix de la cible écrit, avec ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Target's first choice written, plain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Premier choix de la cible écrit, décodage simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>A correct pair fails by chance, at most</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une paire correcte échoue par hasard, au plus</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Of what is written where draft and target differ</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De ce qui est écrit là où ébauche et cible diffèrent</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Smallest change that is noticed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Plus petit changement décelé</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Figures</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chiffres</translation>
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
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>too few</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>trop peu</translation>
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
   <translation>{share} (attendu {expected} ± {uncertainty})</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Texts compared</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textes comparés</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Identical, token for token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Identiques, token par token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Different at a near tie, within rounding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Différents sur une quasi-égalité, dans la limite de l’arrondi</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Different by more than rounding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Différents au-delà de l’arrondi</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Skipped for lack of time or context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ignorés faute de temps ou de contexte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Tokens compared</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens comparés</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texte</translation>
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
   <translation>Écart des logits</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Rounding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrondi</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Near tie</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quasi-égalité</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Differs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diffère</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Texts that differ</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textes qui diffèrent</translation>
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
   <translation>moins de {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>{share} %</source>
   <comment>a share</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>the end</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la fin</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Course</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Plain</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Lookup</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recherche</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Always {count} tokens</source>
   <extracomment>for 1: Always {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Toujours {count} token</numerusform>
    <numerusform>Toujours {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Step rule</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Règle par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Moving average</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Moyenne mobile</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speculative</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Spéculatif</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{count} characters</source>
   <extracomment>for 1: {count} character</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} caractère</numerusform>
    <numerusform>{count} caractères</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{tokens} in {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{tokens} en {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>The computer was too busy to compare speeds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ordinateur était trop occupé pour comparer les vitesses.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>The answers were too short to compare speeds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les réponses étaient trop courtes pour comparer les vitesses.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>No measurable difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune différence mesurable</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{name} is faster</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est plus rapide</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{name} is slower</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} est moins rapide</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Geometric mean of the repetitions: {ratios}. Reading the prompt is not included.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Moyenne géométrique des répétitions : {ratios}. La lecture du prompt n’est pas comprise.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speedup over {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Accélération par rapport à {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speedup over {name}, in characters per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Accélération par rapport à {name}, en caractères par seconde</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>unknown after one repetition</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>inconnu après une seule répétition</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>95 % interval</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Intervalle à 95 %</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>In tokens per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En tokens par seconde</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Repetitions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Répétitions</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{same} of {count} repetitions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{same} sur {count} répétitions</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Same text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Même texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Côté</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Characters/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caractères/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Characters per token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caractères par token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{accepted} of {drafted} drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} sur {drafted} tokens ébauchés</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speeds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vitesses</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{rate} ({low} to {high})</source>
   <comment>a speed and its interval</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{rate} ({low} à {high})</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>95 % interval: {range}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Intervalle à 95 % : {range}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Compare characters per second: their tokens are not the same.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comparez les caractères par seconde : leurs tokens ne sont pas les mêmes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Two models, so the texts differ.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Deux modèles, les textes diffèrent donc.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts, as expected above temperature 0. Set both sides to temperature 0 to compare texts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textes différents, comme attendu au-dessus de la température 0. Réglez les deux côtés sur la température 0 pour comparer les textes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts, as expected: the sides are sampled by different rules.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textes différents, comme attendu : les côtés sont échantillonnés selon des règles différentes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts. The cause is unknown: this model cannot roll back to check.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textes différents. La cause est inconnue : ce modèle ne peut pas revenir en arrière pour vérifier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts: at least one side did not write what it computes when asked again. Please report this with the exported race.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textes différents : au moins un côté n’a pas écrit ce qu’il calcule quand la question lui est reposée. Merci de le signaler avec la course exportée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts because of a near tie: rounding decided between two tokens that are almost equally likely. Both texts are the target's own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textes différents à cause d’une quasi-égalité : l’arrondi a tranché entre deux tokens presque aussi probables. Les deux textes sont bien ceux de la cible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts, by more than rounding explains. A heavily quantised cache can cause this; otherwise please report it with the exported race.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textes différents, au-delà de ce que l’arrondi explique. Un cache fortement quantifié peut en être la cause ; sinon, merci de le signaler avec la course exportée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Token {index}, after “{before}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token {index}, après « {before} »</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Wrote</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>A écrit</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Probability of {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probabilité de {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Where the texts differ</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Où les textes diffèrent</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>the end</source>
   <comment>of an answer</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la fin</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>The question is too long for the context. Race a shorter one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La question est trop longue pour le contexte. Faites la course avec une plus courte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>Repetition {number} of {count}: {one} and {other} tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Répétition {number} sur {count} : {one} et {other} tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>its answers contradict themselves</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ses réponses n’ont pas pu être écrites ainsi</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>Passed</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réussi</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>Failed</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Échec</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>Inconclusive</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Non concluant</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>about {count} seconds</source>
   <extracomment>for 1: about {count} second</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>environ {count} seconde</numerusform>
    <numerusform>environ {count} secondes</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>about {count} minutes</source>
   <extracomment>for 1: about {count} minute</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>environ {count} minute</numerusform>
    <numerusform>environ {count} minutes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>{duration} left</source>
   <comment>a duration</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>encore {duration}</translation>
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
   <location filename="app/foretoken/models/presets/model_files.py" />
   <source>{model} of {repository} is not on this computer: download it first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} de {repository} n’est pas sur cet ordinateur : téléchargez-le d’abord</translation>
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
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>Preset {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Préréglage {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>{preset}, name: {name} is there twice.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{preset}, nom : {name} y figure deux fois.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>{file} was written by a later Foretoken (version {version} of the file, known here: {known}). Update Foretoken, or move the file away.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} a été écrit par une version ultérieure de Foretoken (version {version} du fichier, connue ici : {known}). Mettez Foretoken à jour, ou déplacez le fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>The file of your presets was damaged: {problem} It is kept as {file}. No preset could be recovered.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le fichier de vos préréglages était endommagé : {problem} Ce fichier est conservé sous le nom {file}. Aucun préréglage n’a pu être récupéré.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/presets/store.py" />
   <source>The file of your presets was damaged: {problem} It is kept as {file}. {count} presets were recovered.</source>
   <extracomment>for 1: The file of your presets was damaged: {problem} It is kept as {file}. {count} preset was recovered.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Le fichier de vos préréglages était endommagé : {problem} Ce fichier est conservé sous le nom {file}. {count} préréglage a été récupéré.</numerusform>
    <numerusform>Le fichier de vos préréglages était endommagé : {problem} Ce fichier est conservé sous le nom {file}. {count} préréglages ont été récupérés.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>{file} is not a {kind} file: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} n’est pas un fichier {kind} : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>{model} uses the {architecture} architecture, which this version of llama.cpp cannot load. Update Foretoken, or choose another pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} utilise l’architecture {architecture}, que cette version de llama.cpp ne peut pas charger. Mettez Foretoken à jour, ou choisissez une autre paire.</translation>
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
   <source>{file} is too large for a file of presets.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} est trop grand pour un fichier de préréglages.</translation>
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
   <source>Follow system</source>
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
   <source>The colours of the window. “Follow system” switches whenever the system does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les couleurs de la fenêtre. « Comme le système » les change en même temps que celles du système.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Accent</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Couleur d’accentuation</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The colour of links and main buttons. The system's accent colour is adjusted where text would be hard to read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La couleur des liens et des boutons principaux. La couleur d’accentuation du système est ajustée là où le texte serait difficile à lire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Motion</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Animations</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Animated progress bars and menus, and a blinking text cursor. “Follow system” means full motion on systems that have no such setting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Barres de progression et menus animés, et curseur de texte clignotant. « Comme le système » signifie des animations complètes sur les systèmes sans ce réglage.</translation>
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
   <source>The language of the window, not of the answers; a change takes effect after a restart. Translations were made by machine and have not been reviewed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La langue de la fenêtre, pas celle des réponses ; un changement prend effet après un redémarrage. Les traductions sont automatiques et n’ont pas été relues.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Text size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Taille du texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The size of all text and of the controls around it, relative to normal.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La taille de tous les textes et des commandes qui les entourent, par rapport à la taille normale.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show sidebar</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher la barre latérale</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The list of chats. It is hidden automatically while the window is too narrow.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La liste des conversations. Elle est masquée automatiquement tant que la fenêtre est trop étroite.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show live panel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher le panneau en direct</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Speed and acceptance of the answers. It is hidden automatically while the window is too narrow.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vitesse et acceptation des réponses. Le panneau est masqué automatiquement tant que la fenêtre est trop étroite.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show an icon in the system tray</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher une icône dans la zone de notification</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Its menu shows the window, starts a chat, stops an answer or quits. Not every desktop has a system tray.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Son menu affiche la fenêtre, commence une conversation, arrête une réponse ou quitte Foretoken. Certains bureaux n’ont pas de zone de notification.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Format answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mettre en forme les réponses</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show headings, lists, tables and code formatted, not as the Markdown that the model wrote.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher les titres, les listes, les tableaux et le code mis en forme, et non le Markdown écrit par le modèle.</translation>
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
   <source>Token colours show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les couleurs des tokens indiquent</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Which model wrote each token, how likely it was for the target, or how surprising, in bits.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quel modèle a écrit chaque token, à quel point il était probable pour la cible, ou surprenant, en bits.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Copy selections as Markdown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier les sélections en Markdown</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Copy a selected part of an answer as the Markdown that the model wrote. A whole message is always copied that way.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copier une partie sélectionnée d’une réponse sous la forme du Markdown écrit par le modèle. Un message entier est toujours copié ainsi.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Format your messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mettre en forme vos messages</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show Markdown in your own messages formatted, not as you typed it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher mis en forme le Markdown de vos propres messages, et non tel que vous l’avez saisi.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Notify when a long answer is ready</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>M’avertir quand une longue réponse est prête</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>For answers that take 20 seconds or more, while you are using another program. The notification has the name of the chat, unless it is temporary, and none of its content.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pour les réponses qui prennent 20 secondes ou plus, pendant que vous utilisez un autre programme. La notification contient le nom de la conversation, sauf si elle est temporaire, et rien de son contenu.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Draft from earlier chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébaucher d’après les conversations précédentes</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Where an answer continues like something in your chats, attachments or earlier answers, that text is used as the draft. This changes the speed of answers, not their text. A copy of these texts, without temporary chats, is kept on this computer for it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quand une réponse continue comme un passage de vos conversations, de vos pièces jointes ou de réponses précédentes, ce texte sert d’ébauche. Cela change la vitesse des réponses, pas leur texte. Une copie de ces textes, sans les conversations temporaires, est conservée pour cela sur cet ordinateur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Keep statistics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tenir des statistiques</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Counts, times and model names of every answer and error, also in temporary chats, in a file on this computer. Nothing that you or the model wrote is kept there, and nothing is sent.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nombres, durées et noms des modèles de chaque réponse et de chaque erreur, y compris dans les conversations temporaires, dans un fichier sur cet ordinateur. Rien de ce que vous ou le modèle avez écrit n’y est conservé, et rien n’est envoyé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Check for updates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher des mises à jour</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When Foretoken may download the list of its releases. Nothing about you is sent.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quand Foretoken peut télécharger la liste de ses versions. Rien vous concernant n’est envoyé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Never</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jamais</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Only when I ask</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seulement à ma demande</translation>
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
   <source>How varied answers are. At 0 the most likely token is always chosen; above 1, unlikely tokens are chosen more often than the model predicts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>À quel point les réponses sont variées. À 0, le token le plus probable est toujours choisi ; au-dessus de 1, des tokens improbables sont choisis plus souvent que le modèle ne le prédit.</translation>
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
   <translation>Choisir seulement parmi ce nombre de tokens les plus probables ; 0 pour désactiver.</translation>
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
   <translation>Choisir seulement parmi les tokens les plus probables qui atteignent ensemble cette probabilité ; 1 pour désactiver.</translation>
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
   <translation>Exclure les tokens moins probables que cette fraction du plus probable ; 0 pour désactiver.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Repetition penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pénalité de répétition</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Makes recent tokens less likely by this factor; 1 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rend les tokens récents moins probables de ce facteur ; 1 pour désactiver.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Presence penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pénalité de présence</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Lowers the score of every recent token by this much, however often it occurred; 0 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Baisse d’autant le score de chaque token récent, quel que soit son nombre d’apparitions ; 0 pour désactiver.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Frequency penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pénalité de fréquence</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Lowers the score of a recent token by this much for each time it occurred; 0 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Baisse d’autant le score d’un token récent pour chacune de ses apparitions ; 0 pour désactiver.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Penalty window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fenêtre des pénalités</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How many tokens count as recent for the three penalties, including those of the prompt.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Combien de tokens comptent comme récents pour les trois pénalités, ceux du prompt compris.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Seed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Graine</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>With the same seed, the same question gets the same answer. “Random” uses a new seed for each answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec la même graine, la même question reçoit la même réponse. « Aléatoire » utilise une nouvelle graine pour chaque réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Random</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aléatoire</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Maximum answer length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Longueur maximale des réponses</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>An answer stops after this many tokens; you can continue it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une réponse s’arrête après ce nombre de tokens ; vous pouvez la continuer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Stop strings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chaînes d’arrêt</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>An answer stops before any of these, as well as before the model's own. Separate them with ; and write \n for a new line.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une réponse s’arrête avant chacune de ces chaînes, comme avant celles du modèle. Séparez-les par ; et écrivez \n pour un saut de ligne.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When the context is full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quand le contexte est plein</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>What happens when a chat no longer fits into the model's context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui se passe quand une conversation ne tient plus dans le contexte du modèle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Leave out the oldest turns</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Omettre les tours les plus anciens</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Stop with an error</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>S’arrêter avec une erreur</translation>
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
   <location filename="app/foretoken/preferences/store.py" />
   <source>it holds no preferences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il ne contient pas de préférences</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>Your preferences cannot be read: {why}. Until {path} can be used, what you change lasts as long as this window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vos préférences ne peuvent pas être lues : {why}. Tant que {path} n’est pas utilisable, ce que vous modifiez ne dure que le temps de cette fenêtre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>Your preferences could not be read: {why}. Foretoken begins with its own; the file is kept as {name} in {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vos préférences n’ont pas pu être lues : {why}. Foretoken commence avec les siennes ; le fichier est conservé sous le nom {name} dans {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>the system refuses it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le système le refuse</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>This server cannot continue an answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce serveur ne peut pas continuer une réponse.</translation>
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
   <source>{host} sent something that is no text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a envoyé quelque chose qui n’est pas du texte.</translation>
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
   <source>{host} sent more than the {most} bytes expected.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} a envoyé plus que les {most} octets attendus.</translation>
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
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>there is no such field: {field}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ce champ n’existe pas : {field}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>it has a name that cannot be shown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>son nom ne peut pas être affiché</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>it has a moment that cannot be shown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>il contient une date qui ne peut pas être affichée</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>{what}: {problem}.</source>
   <comment>what is wrong in a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} : {problem}.</translation>
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
   <source>Interrupted: the app was closed while this was written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Interrompu : l’application a été fermée pendant la rédaction.</translation>
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
   <source>The model returned an empty answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle a renvoyé une réponse vide.</translation>
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
   <source>The model does not see unanswered questions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle ne voit pas les questions sans réponse.</translation>
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
   <source>The original stays as another version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’original reste comme autre version</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Save</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Enter saves, Esc cancels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entrée enregistre, Échap annule</translation>
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
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>Only the first {count} lines are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seules les {count} premières lignes sont affichées.</translation>
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
   <source>The built-in pair is tiny and knows little. It is there to try things out.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La paire intégrée est toute petite et sait peu de choses. Elle sert à faire des essais.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>For real work: {pair} ({size} to download, needs about {memory} of memory).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pour un vrai travail : {pair} ({size} à télécharger, nécessite environ {memory} de mémoire).</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Opens Download models at this pair; nothing is downloaded yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Affiche cette paire dans Télécharger des modèles ; rien n’est encore téléchargé</translation>
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
   <source>Commands, chats and models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Commandes, conversations et modèles</translation>
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
   <source>Menu</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Menu</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Chats</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversations</translation>
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
   <source>In the guide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dans le guide</translation>
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
   <source>Guide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guide</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Pages about everything, with a search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Des pages sur tout, avec une recherche</translation>
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
   <source>Menu</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Menu</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open the menu</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir le menu</translation>
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
   <source>Undo</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annuler</translation>
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
   <source>Download models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Télécharger des modèles…</translation>
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
   <source>Verify losslessness…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérifier l’absence de perte…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Check that drafting does not change the output</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérifier que l’ébauche ne change pas la sortie</translation>
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
   <source>Delete</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer</translation>
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
   <source>Close</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fermer</translation>
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
   <source>Search the guide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher dans le guide</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Retour</translation>
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
   <source>Stop</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêter</translation>
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
   <source>Send it after the messages before it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’envoyer après les messages qui le précèdent</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Nothing is running</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’est en cours</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Attach files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Joindre des fichiers</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>The text is long, so it is attached as a file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le texte est long, il est donc joint en tant que fichier.</translation>
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
   <source>Unsent files are forgotten when you quit.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les fichiers non envoyés sont oubliés quand vous quittez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Sampling: {kind}, temperature {t}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Échantillonnage : {kind}, température {t}</translation>
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
   <translation>Prompt système : {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>System: {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Système : {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>System prompt: none</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt système : aucun</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Context {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexte {used} sur {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Context full: {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexte plein : {used} sur {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Context nearly full: {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexte presque plein : {used} sur {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>a file is still being read</source>
   <comment>Not now: …</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un fichier est encore en cours de lecture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>This chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Kept for the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réservé à la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Free</source>
   <comment>tokens in the context</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Libre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Counted by the server for the last answer; it alone can count the next message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Compté par le serveur pour la dernière réponse ; lui seul peut compter le prochain message</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Context length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Longueur du contexte</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Too long by {count} tokens: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</source>
   <extracomment>for 1: Too long by {count} token: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Trop long de {count} token : le contexte du modèle en contient {context}. Raccourcissez le message, ses fichiers ou le prompt système, ou chargez le modèle avec un contexte plus long.</numerusform>
    <numerusform>Trop long de {count} tokens : le contexte du modèle en contient {context}. Raccourcissez le message, ses fichiers ou le prompt système, ou chargez le modèle avec un contexte plus long.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>The context is full: the oldest {count} turns will be left out.</source>
   <extracomment>for 1: The context is full: the oldest turn will be left out.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Le contexte est plein : le tour le plus ancien sera omis.</numerusform>
    <numerusform>Le contexte est plein : les {count} tours les plus anciens seront omis.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Only {count} tokens are left for the answer.</source>
   <extracomment>for 1: Only {count} token is left for the answer.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Il ne reste que {count} token pour la réponse.</numerusform>
    <numerusform>Il ne reste que {count} tokens pour la réponse.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>The context is nearly full: after {count} more tokens, old turns are left out.</source>
   <extracomment>for 1: The context is nearly full: after {count} more token, old turns are left out.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Le contexte est presque plein : après {count} token de plus, d’anciens tours seront omis.</numerusform>
    <numerusform>Le contexte est presque plein : après {count} tokens de plus, d’anciens tours seront omis.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Conversation and chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversation et format de conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Format de conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>This message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce message</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Left out: the oldest {count} turns</source>
   <extracomment>for 1: Left out: the oldest turn</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Omis : le tour le plus ancien</numerusform>
    <numerusform>Omis : les {count} tours les plus anciens</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>{used} of {count} tokens once this is sent</source>
   <extracomment>for 1: {used} of {count} token once this is sent</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{used} sur {count} token une fois ce message envoyé</numerusform>
    <numerusform>{used} sur {count} tokens une fois ce message envoyé</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>{what}: {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what} : {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>reading…</source>
   <comment>a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>lecture…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>counting…</source>
   <comment>tokens of a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>comptage…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Queued messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Messages en attente</translation>
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
   <source>Moves it back to the field</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le remet dans le champ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Click, or press Up in the empty field, to edit it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cliquer, ou appuyer sur Haut dans le champ vide, pour le modifier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>queued</source>
   <comment>a message</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en attente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Next answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prochaine réponse</translation>
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
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Tokens cannot be counted: only the server has the vocabulary.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les tokens ne peuvent pas être comptés : seul le serveur a le vocabulaire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Tokens are counted once a model is loaded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les tokens sont comptés une fois un modèle chargé.</translation>
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
   <source>This model's chat template has no system prompt, so the text goes at the beginning of the first question.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation de ce modèle n’a pas de prompt système ; le texte est donc placé au début de la première question.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>custom</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>personnalisé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Engine</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Moteur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>CPU code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Code processeur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Loaded pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paire chargée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Licence</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Licence</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>MIT, with parts under their own licences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>MIT, avec des parties sous leurs propres licences</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Licences…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Licences…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>A desktop chat for local language models that shows how speculative decoding makes them faster. Everything runs on this computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une application de conversation pour modèles de langage locaux, qui montre comment le décodage spéculatif les accélère. Tout s’exécute sur cet ordinateur.</translation>
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
   <translation>Licences</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>This copy came without its licences.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette copie a été fournie sans ses licences.</translation>
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
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restoring chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restauration des conversations…</translation>
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
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Everything is deleted permanently: chats, archived chats, folders, system prompts, and automatic backups. This cannot be undone. Backups that you saved yourself stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout est supprimé définitivement : conversations, conversations archivées, dossiers, prompts système et sauvegardes automatiques. C’est irréversible. Les sauvegardes que vous avez enregistrées vous-même restent.</translation>
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
   <source>Delete everything?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout supprimer ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Permanently deleted everything.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout a été supprimé définitivement.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Deleting all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Suppression de toutes les conversations…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Delete all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout supprimer</translation>
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
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>All files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tous les fichiers</translation>
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
   <source>These pages are in English only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ces pages n’existent qu’en anglais.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Click what you want explained, or press Esc to cancel.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cliquez sur ce que vous voulez voir expliqué, ou appuyez sur Esc pour annuler.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>{program} crashed the last time it ran. A report is kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{program} a planté lors de sa dernière exécution. Un rapport est conservé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>This translation was made by a machine and has not been reviewed. You can choose another language in the settings.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette traduction est automatique et n’a pas été relue. Vous pouvez choisir une autre langue dans les paramètres.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>The graphics card is not used: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La carte graphique n’est pas utilisée : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>One graphics driver is not used: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un pilote graphique n’est pas utilisé : {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>A newer driver may help; “foretoken doctor” has the details.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un pilote plus récent peut aider ; « foretoken doctor » donne les détails.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Restart Foretoken to change the language.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Redémarrez Foretoken pour changer de langue.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Something went wrong in Foretoken ({kind}). You can continue; if it happens again, please report it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une erreur s’est produite dans Foretoken ({kind}). Vous pouvez continuer ; si cela se reproduit, merci de le signaler.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Diagnostics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagnostics</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Copied the diagnostics. They contain nothing of your chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagnostics copiés. Ils ne contiennent rien de vos conversations.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>There are no logs: {folder}: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas de journaux ({folder} : {why}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>The logs are in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les journaux sont dans {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Foretoken {version} is available.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken {version} est disponible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A language model writes one token at a time, about a piece of a word, and reads all of its weights for each. Speculative decoding saves most of that work: a small draft model guesses the next few tokens, and the large model, the target, checks all of them in a single pass. It keeps the guesses that it agrees with. At the first one that it does not, it writes its own token instead. Guesses can also be copied from earlier text, without a draft model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un modèle de langage écrit un token à la fois, à peu près un morceau de mot, et lit tous ses poids pour chacun. Le décodage spéculatif évite l’essentiel de ce travail : un petit modèle d’ébauche devine les quelques tokens suivants, et le grand modèle, la cible, les vérifie tous en une seule passe. Il garde les propositions qu’il approuve. À la première qu’il n’approuve pas, il écrit son propre token à la place. Les propositions peuvent aussi être copiées d’un texte précédent, sans modèle d’ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Most of the time of a pass goes into reading the weights from memory, and they are read once per pass, however many tokens it checks. So a pass that checks several tokens takes longer than a pass for one, but much less than a pass for each. A draft model is small and quick, and copying takes hardly any time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’essentiel du temps d’une passe sert à lire les poids en mémoire, et ils sont lus une fois par passe, quel que soit le nombre de tokens vérifiés. Une passe qui vérifie plusieurs tokens dure donc plus longtemps qu’une passe pour un seul, mais bien moins qu’une passe pour chacun. Un modèle d’ébauche est petit et rapide, et la copie ne prend presque pas de temps.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Each guess has a probability in the draft model and one in the target. If the target gives it at least as much, it is kept. If not, it is kept with the probability target / draft; otherwise the target picks another token, among those that it gives more than the draft. In total, each token is exactly as likely as if the target had written alone. At temperature 0 this means that a guess is kept only if it is the target's own choice.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chaque proposition a une probabilité dans le modèle d’ébauche et une autre dans la cible. Si la cible lui en donne une au moins aussi élevée, elle est gardée. Sinon, elle est gardée avec la probabilité cible / ébauche ; à défaut, la cible choisit un autre token, parmi ceux auxquels elle donne plus que l’ébauche. Au total, chaque token est exactement aussi probable que si la cible avait écrit seule. À la température 0, cela signifie qu’une proposition n’est gardée que si elle est le choix même de la cible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>One difference remains: numbers are rounded slightly differently in a pass for several tokens. Where two tokens are almost equally likely, the wording may differ from that of the target alone. Neither is better than the other.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une différence demeure : les nombres sont arrondis un peu autrement dans une passe pour plusieurs tokens. Là où deux tokens sont presque aussi probables, la formulation peut différer de celle de la cible seule. Aucune des deux n’est meilleure que l’autre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Drafting takes time, too. It pays off if a step gives more tokens than the target alone could write in the same time. Surprising text, a high temperature, or a draft model that is not much smaller or often wrong make it slower. Foretoken measures this while it writes: it drafts as many tokens as pay off, and pauses drafting if none do.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ébauche prend aussi du temps. Elle est rentable si une étape donne plus de tokens que la cible seule n’en écrirait dans le même temps. Un texte surprenant, une température élevée, ou un modèle d’ébauche à peine plus petit ou qui se trompe souvent ralentissent le tout. Foretoken le mesure pendant l’écriture : il ébauche autant de tokens qu’il est rentable, et met l’ébauche en pause si aucun ne l’est.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A small model guesses, a large model checks</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un petit modèle devine, un grand modèle vérifie</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>After your first answer, this page shows its steps and numbers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Après votre première réponse, cette page montre ses étapes et ses chiffres.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Nothing was drafted for your last answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’a été ébauché pour votre dernière réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Why it is faster</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pourquoi c’est plus rapide</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Why the answer stays the same</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pourquoi la réponse reste la même</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>When it is not faster</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quand ce n’est pas plus rapide</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Numbers of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chiffres de votre dernière réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Glossary</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Glossaire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Text so far</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texte jusqu’ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauché</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Checked in one pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérifié en une passe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écrit</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>{accepted} of {count} drafted tokens</source>
   <extracomment>for 1: {accepted} of {count} drafted token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{accepted} sur {count} token ébauché</numerusform>
    <numerusform>{accepted} sur {count} tokens ébauchés</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acceptés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Bonus token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token bonus</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Target's own token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une étape de votre dernière réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Checking {tokens} drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérification de {tokens} tokens ébauchés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Other</source>
   <comment>time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Autre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>One step: {tokens} tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une étape : {tokens} tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>The target alone: {tokens} passes of {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cible seule : {tokens} passes de {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>The target alone</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cible seule</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>An average step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une étape moyenne de votre dernière réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Chance of being kept</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probabilité d’être gardé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Chance of being kept: {target} / {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probabilité d’être gardé : {target} / {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Result</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Résultat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>kept</source>
   <comment>a token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>gardé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>rejected</source>
   <comment>a token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rejeté</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Written instead: {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écrit à la place : {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A token of your last answer: {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un token de votre dernière réponse : {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Tokens per step to break even</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seuil de rentabilité, en tokens par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Tokens per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Votre dernière réponse</translation>
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
   <source>Something went wrong</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une erreur s’est produite</translation>
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
   <source>There is no package for this computer; see the release notes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas de paquet pour cet ordinateur ; voir les notes de version.</translation>
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
   <source>{file} is in {folder}. Its checksum is correct.

To install it, close Foretoken and open the file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} se trouve dans {folder}. Sa somme de contrôle est correcte.

Pour l’installer, fermez Foretoken et ouvrez le fichier.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Downloaded and verified</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Téléchargé et vérifié</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Candidates, most likely first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Candidats, du plus au moins probable</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Target</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>The target's own probability, before the sampling settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilité propre à la cible, avant les réglages d’échantillonnage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Sampled</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Échantillonnage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>The target's probability after penalties, cuts and temperature</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilité de la cible après pénalités, coupures et température</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Draft</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>The draft's probability after the same settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probabilité de l’ébauche après les mêmes réglages</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Candidates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Candidats</translation>
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
   <source>Find candidates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher les candidats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Close the inspector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fermer l’inspecteur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>The model is busy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle est occupé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>A character is only half written here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un caractère n’est qu’à moitié écrit ici</translation>
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
   <source>position {position}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>position {position}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Reading the prompt and the answer again…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nouvelle lecture du prompt et de la réponse…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Reads {count} tokens again to find what else could stand here.</source>
   <extracomment>for 1: Reads {count} token again to find what else could stand here.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Relit {count} token pour trouver ce qui pourrait figurer ici à la place.</numerusform>
    <numerusform>Relit {count} tokens pour trouver ce qui pourrait figurer ici à la place.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Candidates can be found when the model is free.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les candidats peuvent être recherchés quand le modèle est libre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Continue from {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Continuer à partir de {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>rejected</source>
   <comment>a token that was drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rejeté</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The drafted token that the target replaced</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le token ébauché que la cible a remplacé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Rejected draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche rejetée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Prompt lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recherche dans le prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Drafted by</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauché par</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Where the drafted token came from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>D’où venait le token ébauché</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Draft p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p de l’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Draft p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p de l’ébauche (token rejeté)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability with which the draft proposed it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilité avec laquelle l’ébauche l’a proposé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Target p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p de la cible (token rejeté)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability that the target gave the rejected token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilité que la cible donnait au token rejeté</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability that the target gave it when it was sampled</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilité que la cible lui donnait lors du tirage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Target p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability of the written token among what the target had left</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilité du token écrit parmi ce qui restait à la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Residual p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p résiduelle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Tokens that could be sampled here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens qui pourraient être tirés ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The chance that a token drafted here is accepted, whichever it is</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilité qu’un token ébauché ici soit accepté, quel qu’il soit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Expected acceptance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acceptation attendue</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The target p recorded when the token was written. Other batch sizes or engine settings give slightly different probabilities.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La p de la cible enregistrée quand le token a été écrit. D’autres tailles de lot ou paramètres du moteur donnent des probabilités légèrement différentes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Recorded p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p enregistrée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Acceptance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acceptation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>At temperature 0, only the target's most likely token is accepted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>À la température 0, seul le token le plus probable de la cible est accepté.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>most likely only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le plus probable seulement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Block verification judges the draft as a whole, not token by token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La vérification par bloc juge l’ébauche dans son ensemble, et non token par token.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>whole draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauche entière</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The chance that this draft was accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilité que cette ébauche soit acceptée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>written</source>
   <comment>a token that stands here</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>écrit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>ends the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>termine la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Already in the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Déjà dans la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The answer would end here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La réponse se terminerait ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Only part of a character</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seulement une partie d’un caractère</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Not text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pas du texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Banc d’essai</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Start</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Démarrer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>New benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nouveau banc d’essai</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Earlier benchmarks</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bancs d’essai antérieurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Everything that was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout ce qui a été mesuré</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Picture of the map</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Image de la carte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>{answers}, time unknown until the first ones are written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{answers}, durée inconnue tant que les premières ne sont pas écrites</translation>
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
   <translation>{pair} a été ignorée : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>{mode} is used from the next answer on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} est utilisé à partir de la prochaine réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Deleted the benchmark of {when}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Banc d’essai du {when} supprimé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Picture</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Image</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Point at a figure, or use the arrow keys, to see where it comes from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pointez un chiffre, ou utilisez les touches fléchées, pour voir d’où il vient.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>No way of decoding is certain to be faster.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun mode de décodage n’est à coup sûr plus rapide.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Change since the other benchmark: of the speedup, or for plain decoding of its tokens per second. ≈ means no difference beyond the spread of the rounds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écart avec l’autre banc d’essai : celui de l’accélération ou, pour le décodage simple, de ses tokens par seconde. ≈ signifie : aucune différence au-delà de la dispersion des manches.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Use the best</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser le meilleur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Compare with</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comparer avec</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Another benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un autre banc d’essai</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>nothing</source>
   <comment>what a benchmark is compared with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rien</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Same files, computer, settings and versions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mêmes fichiers, ordinateur, réglages et versions.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Also different: {what}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Autres différences : {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>{mode} is the fastest.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} est le plus rapide.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>{mode} is {percent} % faster than {over}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} est {percent} % plus rapide que {over}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Load this pair to use it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chargez cette paire pour l’utiliser.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose another way of decoding besides plain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisissez un mode de décodage en plus du simple.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose a kind of text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisissez un type de texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose a pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisissez une paire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Enter up to {most} fixed lookaheads, from {least} to {longest}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Saisissez jusqu’à {most} anticipations fixes, de {least} à {longest}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Every question is answered in every way of decoding, one after the other, in several rounds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chaque question reçoit une réponse dans chaque mode de décodage, l’un après l’autre, en plusieurs manches.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>The spread needs at least three rounds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La dispersion exige au moins trois manches.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>What all others are compared with</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce à quoi tous les autres sont comparés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Greedy (temperature 0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Glouton (température 0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>As in a chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comme dans une conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paires</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Kinds of text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Types de texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Ways of decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modes de décodage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Draft model, fixed lookaheads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche, anticipations fixes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Rounds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Manches</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Questions of each kind</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Questions de chaque type</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Amount</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quantité</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>{pair} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair} (utilisée)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>This pair has no usable draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette paire n’a pas de modèle d’ébauche utilisable</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>An answer is being written. Wait for it, or stop it first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une réponse est en cours d’écriture. Attendez-la, ou arrêtez-la d’abord.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>The models are not ready yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les modèles ne sont pas encore prêts</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>Data (JSON)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Données (JSON)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_files.py" />
   <source>Could not write {file}: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Impossible d’écrire {file} : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_files.py" />
   <source>Exported to {file}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporté vers {file}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_files.py" />
   <source>Could not open {file}: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Impossible d’ouvrir {file} : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/jobs_controller.py" />
   <source>Verified lossless on {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sans perte : vérifié le {day}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/jobs_controller.py" />
   <source>Not lossless: verification failed on {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avec perte : la vérification a échoué le {day}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/jobs_controller.py" />
   <source>Verification of {day} was inconclusive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La vérification du {day} n’a pas été concluante</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/plots.py" />
   <source>likely</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>probable</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/plots.py" />
   <source>unlikely</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>improbable</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/plots.py" />
   <source>Tokens by how likely the target found them, in {bins} equal groups. Expected per group: {level} ± {band}. Found: {least} to {most}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens selon leur probabilité pour la cible, en {bins} groupes égaux. Attendu par groupe : {level} ± {band}. Trouvé : {least} à {most}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Verify losslessness</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérifier l’absence de perte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Verify</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérifier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Verify again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vérifier de nouveau</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Détails</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Not verified yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pas encore vérifié</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Start race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lancer la course</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>New race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nouvelle course</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Open…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Show an exported race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher une course exportée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Open race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir une course</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Playback position</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Position de lecture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Speed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vitesse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>1x is the speed at which it was written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>1x correspond à la vitesse d’écriture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Tokens over time, in seconds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens au fil du temps, en secondes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Characters over time, in seconds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caractères au fil du temps, en secondes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Repetition {number} of {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Répétition {number} sur {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>The repetition with the most typical speedup. Each side's time counts its own steps only, from the end of the prompt on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La répétition dont l’accélération est la plus typique. Le temps de chaque côté ne compte que ses propres étapes, à partir de la fin du prompt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Pause</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Play again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rejouer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Play</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Both sides answer the same question at the same time. They take turns on the same cores, so whatever slows this computer down slows both.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les deux côtés répondent à la même question en même temps. Ils se relaient sur les mêmes cœurs : ce qui ralentit cet ordinateur les ralentit donc tous les deux.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Two different targets: the other one is loaded for the race if there is enough memory. Each writes its own text, so their speeds are compared in characters per second.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Deux cibles différentes : l’autre est chargée pour la course s’il y a assez de mémoire. Chacune écrit son propre texte ; leurs vitesses sont donc comparées en caractères par seconde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>This target is loaded for the race if there is enough memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette cible est chargée pour la course s’il y a assez de mémoire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>First side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Premier côté</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Second side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Second côté</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The model that answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle qui répond</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>How tokens are drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comment les tokens sont ébauchés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The model that drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le modèle qui ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>How tokens are sampled</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comment les tokens sont échantillonnés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Temperature 0</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Température 0</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>As in the chat ({how})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comme dans la conversation ({how})</translation>
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
   <translation>Sans modèle d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Plain (no drafting)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Simple (sans ébauche)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{way} (as in the chat)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{way} (comme dans la conversation)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Lookup (copies from the text so far)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recherche (copie le texte écrit jusqu’ici)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{way} (adaptive)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{way} (adaptatif)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Question</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Question</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Where the question comes from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>D’où vient la question</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Your own</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La vôtre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The last one of this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La dernière de cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>What both sides are asked</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce qui est demandé aux deux côtés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Answer length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Longueur de la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The most tokens of an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le nombre maximal de tokens d’une réponse</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>up to {count} tokens</source>
   <extracomment>for 1: up to {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>jusqu’à {count} token</numerusform>
    <numerusform>jusqu’à {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Enter a question.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Saisissez une question.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{name} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} (utilisé)</translation>
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
   <source>one token from the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un token de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then the answer ended</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>puis la réponse s’est terminée</translation>
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
   <source>Accepted per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acceptés par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Click a bar to see its text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cliquer sur une barre pour voir son texte</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{count} steps per bar; click to see the text</source>
   <extracomment>for 1: {count} step per bar; click to see the text</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} étape par barre ; cliquer pour voir le texte</numerusform>
    <numerusform>{count} étapes par barre ; cliquer pour voir le texte</numerusform>
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
   <source>{accepted} of {drafted}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} sur {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{place} draft token: {accepted} of {drafted} drafted accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{place} token d’ébauche : {accepted} acceptés sur {drafted} ébauchés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Where the time goes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Répartition du temps</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>draft {draft} %, target {target} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauche {draft} %, cible {target} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>rest {share} %</source>
   <comment>of the time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>reste {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>Starts at {first}, lowest {lowest} at token {low}, highest {highest} at token {high}, ends at {last}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Commence à {first}, minimum {lowest} au token {low}, maximum {highest} au token {high}, finit à {last}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Proposed by the draft and accepted by the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Proposé par l’ébauche et accepté par la cible.</translation>
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
   <source>Copied from earlier text of this chat, and accepted by the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copié d’un texte précédent de cette conversation, et accepté par la cible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Generated by the target in a step without a draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Produit par la cible dans une étape sans ébauche.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>An alternative that you chose.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une alternative que vous avez choisie.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Written by a server that does not report where tokens come from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écrit par un serveur qui n’indique pas d’où viennent les tokens.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Probability that the target gave each token, in percent. Grey: not recorded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probabilité donnée par la cible à chaque token, en pour cent. Gris : non enregistrée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Surprise in bits: 1 for a token with a probability of 50 %, 2 for 25 %. Grey: not recorded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Surprise en bits : 1 pour un token d’une probabilité de 50 %, 2 pour 25 %. Gris : non enregistrée.</translation>
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
   <source>What the colours of the tokens show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que montrent les couleurs des tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The live panel is hidden</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le panneau en direct est masqué</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>There is no answer yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il n’y a pas encore de réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>Save charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer les graphiques</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>Saved as {file}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistré sous {file}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The charts could not be saved: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les graphiques n’ont pas pu être enregistrés : {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>This answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Charts of the answer in view</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Graphiques de la réponse visible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Toute la conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Charts of all answers in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Graphiques de toutes les réponses de cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Drag in a curve to zoom in, or hold Ctrl and turn the wheel.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Faites glisser dans une courbe pour zoomer, ou tournez la molette en maintenant Ctrl.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Show all tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher tous les tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Pause charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mettre les graphiques en pause</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Charts are paused</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les graphiques sont en pause</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Resume charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reprendre les graphiques</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The answer keeps going.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La réponse continue.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Save as picture (PNG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer comme image (PNG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Save as drawing (SVG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer comme dessin (SVG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Save steps as table (CSV)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer les étapes comme tableau (CSV)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anticipation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Step time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temps par étape</translation>
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
   <source>The server reports no steps that could be drawn.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur n’indique aucune étape qui puisse être tracée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>No measurements for this answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune mesure pour cette réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>As an answer is written, its speed and the source of its words appear here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pendant l’écriture d’une réponse, sa vitesse et la source de ses mots apparaissent ici.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Computed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Calculé sur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Hide details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Masquer les détails</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Show details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher les détails</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>0 to {top}</source>
   <comment>an axis</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>0 à {top}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>nothing drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rien d’ébauché</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{place}: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{place} : {value}</translation>
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
   <source>Whole chat: {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Toute la conversation : {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat. This answer: {state}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Toute la conversation. Cette réponse : {state}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Speedup not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Accélération non mesurée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Measuring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mesure en cours…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>no drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sans ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>no drafting yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pas encore d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>- - without drafting: {speed} (measured)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>- - sans ébauche : {speed} (mesuré)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>without drafting: measuring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sans ébauche : mesure en cours…</translation>
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
   <source>Last {count} steps: {speed}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{count} dernières étapes : {speed}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Top of the chart: {rate} tok/s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Haut du graphique : {rate} tok/s.</translation>
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
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Last {count} steps: {accepted} of {drafted}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{count} dernières étapes : {accepted} sur {drafted}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{figure}; curve over {count} steps</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{figure} ; courbe sur {count} étapes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Drafted per step, mean of the last {count} steps with a draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauchés par étape, moyenne des {count} dernières étapes avec une ébauche.</translation>
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
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused</source>
   <comment>drafting</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en pause</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>drafted per step, last {count} steps</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>proposés par étape, {count} dernières étapes</translation>
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
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Accepted while thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acceptés pendant la réflexion</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Accepted in the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acceptés dans la réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{accepted} of {drafted} ({share})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} sur {drafted} ({share})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{median} (95 %: {slow})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{median} (95 % : {slow})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Time between tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temps entre les tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>thin line: predicted before the step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ligne fine : prévu avant l’étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{time} ms per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms par étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The server does not report what its steps consist of.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur n’indique pas de quoi se composent ses étapes.</translation>
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
   <source>{time} ms, predicted {predicted} ms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms, prévu {predicted} ms</translation>
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
   <location filename="app/foretoken/ui/look/appearance.py" />
   <source>Set by {origin}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Défini par {origin}</translation>
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
   <source>chosen by hand: the answer continues from here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>choisi à la main : la réponse continue à partir d’ici</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>a server wrote it and did not say where it came from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un serveur l’a écrit sans dire d’où il venait</translation>
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
   <source>draft wanted {token} {draft}, target gave it {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>l’ébauche voulait {token} {draft}, la cible lui donnait {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>lookup proposed {token}, target gave it {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la copie proposait {token}, la cible lui donnait {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>source : cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: a text that no longer exists</source>
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
   <source>Token by token</source>
   <comment>how drafts are verified</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token par token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Block</source>
   <comment>how drafts are verified</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par bloc</translation>
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
   <source>Default ({tokens})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par défaut ({tokens})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Up to {tokens} tokens. Larger values use more memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jusqu’à {tokens} tokens. Des valeurs plus grandes prennent plus de mémoire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Automatic uses the fastest number measured. This computer: {cores} cores, {threads} threads.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Automatique utilise le nombre mesuré le plus rapide. Cet ordinateur : {cores} cœurs, {threads} threads.</translation>
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
   <source>Prompt tokens processed at a time; Stop takes effect between batches.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens du prompt traités à la fois ; Arrêter prend effet entre les lots.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Micro batch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Micro-lot</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Tokens computed together, at most the batch. Automatic: 128 or 512.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens calculés ensemble, au plus la taille du lot. Automatique : 128 ou 512.</translation>
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
   <source>Fewer bits use less memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Moins de bits prennent moins de mémoire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Value cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache des valeurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fewer bits use less memory; below 16 bits needs flash attention.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Moins de bits prennent moins de mémoire ; en dessous de 16 bits, flash attention est nécessaire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Method</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Méthode</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Where drafts come from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>D’où viennent les ébauches.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Draft length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Longueur d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Adaptive drafts only where it makes answers faster.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adaptative n’ébauche que là où cela accélère les réponses.</translation>
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
   <source>Block accepts more of long drafts. Both are lossless.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par bloc accepte davantage des longues ébauches. Les deux sont sans perte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Not available: no supported GPU was found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Non disponible : aucun GPU pris en charge n’a été trouvé.</translation>
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
   <source>Processor only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Processeur seul</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>No GPU is used: {why}. Update the graphics driver or the GPU code of this version, and restart Foretoken with FORETOKEN_GPU_BACKENDS=again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun GPU n’est utilisé : {why}. Mettez à jour le pilote graphique ou le code GPU de cette version, et redémarrez Foretoken avec FORETOKEN_GPU_BACKENDS=again.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>No draft model: drafts are copied from earlier text of the chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sans modèle d’ébauche : les ébauches sont copiées du texte précédent de la conversation.</translation>
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
   <source>Engine settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paramètres du moteur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>No GPU was found: both models run on the processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun GPU n’a été trouvé : les deux modèles s’exécutent sur le processeur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Show advanced settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Afficher les paramètres avancés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Return all settings to their defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ramener tous les paramètres à leurs valeurs par défaut</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Reset to {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Réinitialiser à {value}</translation>
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
   <source>Applies when the pair is loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>S’applique au chargement de la paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Stop the measurement first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêtez d’abord la mesure</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Nothing has changed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’a changé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Reloads the pair and stops the current answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recharge la paire et arrête la réponse en cours</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Applies from the next answer on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>S’applique à partir de la prochaine réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load anyway</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Charger malgré tout</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Apply and reload</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Appliquer et recharger</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Measuring memory…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mesure de la mémoire…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Target</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Draft</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche</translation>
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
   <translation>Calcul</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Fits: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Convient : {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Tight: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Juste : {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Little memory is left for other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il reste peu de mémoire pour les autres programmes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Slow: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lent : {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Weights are read from disk in every pass.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les poids sont lus sur le disque à chaque passe.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Too big: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Trop grand : {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>free {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>libre {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>needs {size} of {free} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nécessite {size} sur {free} libres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mémoire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Memory of the computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mémoire de l’ordinateur</translation>
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
   <translation>{name} : {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Some layers run on the processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Certaines couches s’exécutent sur le processeur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>The target is loaded already.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cible est déjà chargée.</translation>
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
   <source>How many tokens of the chat the model can see</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Combien de tokens de la conversation le modèle peut voir</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Precision of both models' caches; fewer bits take less memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Précision des caches des deux modèles ; moins de bits prennent moins de mémoire</translation>
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
   <translation>Moteur…</translation>
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
   <source>Preset  ▾</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Préréglage  ▾</translation>
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
   <translation>mixte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Threads, GPUs, batches, flash attention, caches and drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Threads, GPU, lots, flash attention, caches et ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Changed from the defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Différent des valeurs par défaut</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>All on the GPU with:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout sur le GPU avec :</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Fits with:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Convient avec :</translation>
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
   <source>Access token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jeton d’accès</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Some models require you to accept their terms. Sign in, accept the terms on {model_page}, create a token with read access on {token_page}, and paste it here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Certains modèles exigent que vous acceptiez leurs conditions. Connectez-vous, acceptez les conditions sur {model_page}, créez un jeton avec accès en lecture sur {token_page}, et collez-le ici.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>the model page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la page du modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>your token page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la page de vos jetons</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Paste the token: hf_…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Collez le jeton : hf_…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Looking for a keyring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recherche d’un trousseau de clés…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Use token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser le jeton</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Remove it from this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le supprimer de cet ordinateur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Forget token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Oublier le jeton</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token for {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jeton d’accès pour {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>The token is stored in the system keyring and sent to no other server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le jeton est stocké dans le trousseau de clés du système et n’est envoyé à aucun autre serveur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>No keyring found: the token is used in this session only and not stored.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun trousseau de clés trouvé : le jeton n’est utilisé que dans cette session et n’est pas stocké.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>A token from {place} is in use; a new one replaces it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un jeton est déjà utilisé ({place}) ; un nouveau le remplace.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Back to your models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Revenir à vos modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>← Back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>← Retour</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Download models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Télécharger des modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>For models that require accepting terms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pour les modèles dont il faut accepter les conditions</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Jeton d’accès…</translation>
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
   <source>Open its page on the hub in the browser</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir sa page sur le hub dans le navigateur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Model page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Page du modèle</translation>
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
   <source>{name} cannot answer: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas répondre : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name} cannot draft: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne peut pas ébaucher : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>Waiting for the server's list of models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En attente de la liste des modèles du serveur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>The server did not answer. Try again, or edit its address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur n’a pas répondu. Réessayez, ou modifiez son adresse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>The server offers no model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le serveur ne propose aucun modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>Comparing it with the other models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comparaison avec les autres modèles…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>No model here can draft for it. Small ones of its family can.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun modèle ici ne peut ébaucher pour lui. De petits modèles de sa famille le peuvent.</translation>
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
   <source>No recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune paire récente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Look for models in</source>
   <comment>the title of a choice of folders</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chercher des modèles dans</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Stop looking in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ne plus chercher dans {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Model file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fichier de modèle…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Server…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Serveur…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Folder…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dossier…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>No file manager was found. The model is at {path}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun gestionnaire de fichiers trouvé. Le modèle se trouve à l’emplacement {path}</translation>
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
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>This needs more memory than is free: your system may freeze, or close Foretoken. Choose a shorter context or a smaller model, or press “Load anyway”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cela demande plus de mémoire qu’il n’y en a de libre : votre système peut se figer ou fermer Foretoken. Choisissez un contexte plus court ou un modèle plus petit, ou appuyez sur « Charger malgré tout ».</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Loading…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chargement…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Testing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Test en cours…</translation>
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
   <source>Search models and presets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rechercher dans les modèles et les préréglages</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Filter the list; just start typing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Filtrer la liste ; il suffit de commencer à taper</translation>
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
   <source>No model matches your search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun modèle ne correspond à votre recherche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Connecting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Connexion…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Connect</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Connecter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Your system may freeze, or close Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Votre système peut se figer ou fermer Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Measure for 20 seconds how much faster drafting makes this pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mesurer pendant 20 secondes de combien l’ébauche accélère cette paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Drafting on a server cannot be measured here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’ébauche sur un serveur ne peut pas être mesurée ici</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{count} models found</source>
   <extracomment>for 1: {count} model found</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} modèle trouvé</numerusform>
    <numerusform>{count} modèles trouvés</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Searching… {count} models</source>
   <extracomment>for 1: Searching… {count} model</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Recherche… {count} modèle</numerusform>
    <numerusform>Recherche… {count} modèles</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>No other models found. Download some, or add a file or folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun autre modèle trouvé. Téléchargez-en, ou ajoutez un fichier ou un dossier.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{count} folders cannot be searched</source>
   <extracomment>for 1: {count} folder cannot be searched</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} dossier ne peut pas être parcouru</numerusform>
    <numerusform>{count} dossiers ne peuvent pas être parcourus</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{folder}: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{folder} : {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Test the pair to see what this draft gains.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Testez la paire pour voir ce que cette ébauche fait gagner.</translation>
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
   <source>You can restore it from there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vous pouvez le restaurer depuis la corbeille.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>A pair cannot be tested while an answer is being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une paire ne peut pas être testée pendant l’écriture d’une réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Contacting {host}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Connexion à {host}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>indiquée pour chaque étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for all answers together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>indiquée pour toutes les réponses ensemble</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>indiquée pour chaque réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not reported</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>non indiquée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>asking…</source>
   <comment>a server</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>interrogation…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>non chargé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reasoning</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>raisonnement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>in use</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>utilisé</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>{count} models</source>
   <extracomment>for 1: {count} model</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} modèle</numerusform>
    <numerusform>{count} modèles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>and {count} more</source>
   <extracomment>for 1: and {count} more</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>et {count} de plus</numerusform>
    <numerusform>et {count} de plus</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Drafting: off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche : désactivée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Drafting: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche : {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>context {length}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contexte {length}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>trained for a context of {length}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>entraîné pour un contexte de {length}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>context unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contexte inconnu</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>base model, no chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>modèle de base, sans format de conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>image or audio projector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>projecteur d’images ou d’audio</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>embedding model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>modèle de plongement (embeddings)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>adapter for another model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>adaptateur pour un autre modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not a text model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pas un modèle de texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cannot be read</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ne peut pas être lu</translation>
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
   <source>Its file is gone: install Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Son fichier a disparu : réinstallez Foretoken.</translation>
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
   <translation>préréglage</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>default context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contexte par défaut</translation>
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
   <source>Drafts copy earlier text of the chat. Good for rewriting, code and summaries.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les ébauches copient le texte précédent de la conversation. Utile pour la réécriture, le code et les résumés.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>No draft model: prompt lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sans modèle d’ébauche : recherche dans le prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>A head for multi-token prediction (MTP) that comes with the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une tête de prédiction de plusieurs tokens (MTP), fournie avec la cible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>untested; no cost per draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>non testé ; aucun coût par ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cannot draft: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ne peut pas ébaucher : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>costs about {percent} % of a target pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>coûte environ {percent} % d’une passe de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>too slow to help: {cost}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>trop lent pour être utile : {cost}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>untested; {cost}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>non testé ; {cost}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>does not fit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ne convient pas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Not measured: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Non mesuré : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Measured: {speedup}x the speed of plain decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mesuré : {speedup}x la vitesse du décodage simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not measured: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>non mesuré : {why}</translation>
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
   <source>The chat template of {model} does not work. You can use a plain chat format instead; answers may be worse.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le gabarit de conversation de {model} ne fonctionne pas. Vous pouvez utiliser à la place un format de conversation simple ; les réponses seront peut-être moins bonnes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Use plain format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser le format simple</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Completion mode: {model} continues what you write.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mode complétion : {model} continue ce que vous écrivez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Chat instead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Converser plutôt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{model} is a base model: it only continues text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} est un modèle de base : il ne fait que continuer du texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Use completion mode</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser le mode complétion</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{model} uses the plain chat format because its template failed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} utilise le format de conversation simple, car son gabarit a échoué.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Use its own template</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Utiliser son propre gabarit</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{name} does not stop. Its memory stays in use until it ends, or you close Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ne s’arrête pas. Sa mémoire reste occupée jusqu’à ce qu’il se termine ou que vous fermiez Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Continue without it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Continuer sans lui</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{name} was not loaded: Foretoken closed unexpectedly the last time it was used. The built-in pair is used instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} n’a pas été chargé : Foretoken s’est fermé de façon inattendue la dernière fois que ce modèle a été utilisé. La paire intégrée est utilisée à la place.</translation>
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
   <source>Stop and load</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêter et charger</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Load when it ends</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Charger quand elle sera finie</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The models are loaded when the answer ends.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les modèles sont chargés à la fin de la réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>It cannot draft: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Il ne peut pas ébaucher : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Stop the answer first, then measure.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrêtez d’abord la réponse, puis mesurez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Ready-made pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paires toutes prêtes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Cannot run here now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ne peuvent pas s’exécuter ici pour l’instant</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>The list of pairs cannot be read: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La liste des paires ne peut pas être lue : {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{size} of memory is free now. The first pair suits this computer best.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{size} de mémoire sont libres maintenant. La première paire convient le mieux à cet ordinateur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{size} of memory is free now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{size} de mémoire sont libres en ce moment</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Draft: {model}. {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèle d’ébauche : {model}. {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Needs about {size} of memory; this computer has {total}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nécessite environ {size} de mémoire ; cet ordinateur en a {total}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Choose this pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisir cette paire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Files of other programs were matched by name and size; their checksums were not computed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les fichiers d’autres programmes ont été reconnus à leur nom et à leur taille ; leurs sommes de contrôle n’ont pas été calculées</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>See the downloads below</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voir les téléchargements ci-dessous</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Download anyway</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Télécharger malgré tout</translation>
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
   <source>licence of {model}: see its page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>licence de {model} : voir sa page</translation>
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
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Connect to a server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se connecter à un serveur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifier le serveur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and others. Chats with its models are sent only there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tout serveur compatible avec OpenAI : llama-server, vLLM, SGLang, LM Studio, Ollama et d’autres. Les conversations avec ses modèles ne sont envoyées qu’à lui.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Optional; otherwise its address</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Facultatif ; sinon son adresse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Plain HTTP to another computer: others on the network can read and change your chats and the key. Use an https address or an SSH tunnel instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>HTTP simple vers un autre ordinateur : d’autres personnes sur le réseau peuvent lire et modifier vos conversations et la clé. Utilisez plutôt une adresse https ou un tunnel SSH.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Send my chats unencrypted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Envoyer mes conversations sans chiffrement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Add</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ajouter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Ask the server what it is and which models it has</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Demander au serveur ce qu’il est et quels modèles il a</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Test connection</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tester la connexion</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Forget key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Oublier la clé</translation>
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
   <translation>Clé d’API</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>A key is stored; leave empty to keep it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Une clé est stockée ; laissez vide pour la garder</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>If the server requires one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Si le serveur en exige une</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Keys are stored in the system keyring and sent to no other server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les clés sont stockées dans le trousseau de clés du système et ne sont envoyées à aucun autre serveur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
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
   <source>Refresh</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Actualiser</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Ask the server for its models again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Interroger de nouveau le serveur sur ses modèles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifier…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit its address, key or name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifier son adresse, sa clé ou son nom</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Remove this server and its key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer ce serveur et sa clé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Models of {server}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèles de {server}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Asking for its models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Interrogation sur ses modèles…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Runs on this computer. What it stores of your chats is up to the server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>S’exécute sur cet ordinateur. Ce qu’il conserve de vos conversations dépend du serveur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Messages, files and the system prompt are sent to {host}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les messages, les fichiers et le prompt système sont envoyés à {host}.</translation>
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
   <source>Difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Différence</translation>
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
   <source>Click to view the text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cliquer pour voir le texte</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Remove {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Retirer {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/busy_bar.py" />
   <source>In progress; the time left is unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En cours ; le temps restant est inconnu</translation>
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
   <source>Drop a model file (.gguf) here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Déposez ici un fichier de modèle (.gguf).</translation>
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
   <source>Open the guide at this term</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ouvrir le guide à ce terme</translation>
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
   <source>Pictures cannot be attached: these models read text only. Describe the picture instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les images ne peuvent pas être jointes : ces modèles ne lisent que du texte. Décrivez plutôt l’image.</translation>
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
   <source>Enter sends, Shift+Enter starts a new line</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enter envoie, Shift+Enter commence une nouvelle ligne</translation>
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
   <translation>Réinitialiser : {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/preference_row.py" />
   <source>Changed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modifiés</translation>
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
   <location filename="app/foretoken/ui/parts/undo_line.py" />
   <source>Deleted {name}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimé : {name}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/value_field.py" />
   <source>It must be {limits}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La valeur doit être {limits}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The unit in which a model reads and writes: a word, part of a word, or a punctuation mark.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’unité dans laquelle un modèle lit et écrit : un mot, une partie de mot ou un signe de ponctuation.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The large model whose answer you want. Drafting does not change what it says.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le grand modèle dont vous voulez la réponse. L’ébauche ne change pas ce qu’il dit.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Tokens that are proposed to the target, by a small model or a head, or copied from earlier text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens proposés à la cible, par un petit modèle ou une tête, ou copiés d’un texte antérieur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Étape</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>One round of writing: some tokens are drafted, the target checks them in a single pass, keeps those that it agrees with, and adds one of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un tour d’écriture : des tokens sont ébauchés, la cible les vérifie en une seule passe, garde ceux qu’elle approuve et en ajoute un à elle.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many tokens are drafted in each step. Adaptive: as many as pay off, measured on this computer, or none.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le nombre de tokens ébauchés à chaque étape. Adaptative : autant qu’il est rentable, d’après les mesures sur cet ordinateur, ou aucun.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The share of drafted tokens that the target keeps. The higher it is, the more drafting helps; predictable text has a higher one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La part des tokens ébauchés que la cible garde. Plus elle est élevée, plus l’ébauche est utile ; elle l’est davantage pour un texte prévisible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Drafting without a draft model: what followed the same words earlier in the chat, or in earlier texts, is copied.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ébauche sans modèle d’ébauche : ce qui suivait les mêmes mots plus tôt dans la conversation, ou dans des textes précédents, est copié.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many tokens the model can see at once: the chat so far, attached files, and the answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le nombre de tokens que le modèle peut voir à la fois : la conversation jusqu’ici, les fichiers joints et la réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>KV cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cache KV</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>What the model has computed for the tokens that it has read, so that it need not read them again. It grows with the context and takes memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ce que le modèle a calculé pour les tokens qu’il a lus, afin de ne pas avoir à les relire. Il grandit avec le contexte et occupe de la mémoire.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The target writes alone, one token per pass. Drafting is compared with this.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cible écrit seule, un token par passe. L’ébauche est comparée à ce mode.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many times as fast as plain decoding, measured on this computer in the same session.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La vitesse en multiple de celle du décodage simple, mesurée sur cet ordinateur dans la même session.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How the next token is picked from those that the model considers likely: always the most likely one, or at random within limits that you set.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La façon de choisir le token suivant parmi ceux que le modèle juge probables : toujours le plus probable, ou au hasard dans les limites que vous fixez.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How random the picks are: 0 always picks the most likely token, higher values pick unlikely ones more often.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>À quel point les choix sont aléatoires : 0 choisit toujours le token le plus probable, des valeurs plus élevées choisissent plus souvent des tokens improbables.</translation>
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
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Record an animation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer une animation</translation>
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
   <translation>Taille</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Speed</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vitesse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Choose file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Choisir un fichier…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>{seconds} s, {count} frames</source>
   <extracomment>for 1: {seconds} s, {count} frame</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{seconds} s, {count} image</numerusform>
    <numerusform>{seconds} s, {count} images</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>even pace, times not recorded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rythme régulier, temps non enregistrés</translation>
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
   <translation>Il n’y a pas encore de réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>This answer is still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette réponse est encore en cours d’écriture.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>Replay an answer from a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rejouer une réponse d’un fichier</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>Which answer?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quelle réponse ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>Without a question</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sans question</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Replay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Relecture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Playback speed; 1x is as it was written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vitesse de lecture ; 1x correspond à celle de l’écriture</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Record…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Save it as an animation: GIF or WebP</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>L’enregistrer comme animation : GIF ou WebP</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrement</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>The step times of this answer were not recorded. Every step takes the same time here, so the speeds shown are not real.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les temps des étapes de cette réponse n’ont pas été enregistrés. Chaque étape prend ici le même temps, les vitesses affichées ne sont donc pas réelles.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>token {tokens} of {all_tokens}, step {steps} of {all_steps}</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>token {tokens} sur {all_tokens}, étape {steps} sur {all_steps}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Pause</source>
   <comment>a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pause</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Play</source>
   <comment>a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lire</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrement…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording frame {done} of {total}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrement de l’image {done} sur {total}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Writing the file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écriture du fichier…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Saved {file}: {size} MB, {seconds} s, {count} frames.</source>
   <extracomment>for 1: Saved {file}: {size} MB, {seconds} s, {count} frame.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{file} enregistré : {size} MB, {seconds} s, {count} image.</numerusform>
    <numerusform>{file} enregistré : {size} MB, {seconds} s, {count} images.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Cancelled. No file was written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Annulé. Aucun fichier n’a été écrit.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Time</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temps</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_stage.py" />
   <source>{time} of {whole} s</source>
   <comment>seconds of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} sur {whole} s</translation>
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
   <source>What kind of file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le type de fichier</translation>
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
   <source>Chats are not saved now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les conversations ne sont pas enregistrées en ce moment.</translation>
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
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette conversation est vide</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Chats are not saved now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les conversations ne sont pas enregistrées en ce moment</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export this answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter cette réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export this message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter ce message</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export the chats in “{folder}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter les conversations de « {folder} »</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export “{title}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter « {title} »</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export {count} chats</source>
   <extracomment>for 1: Export {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Exporter {count} conversation</numerusform>
    <numerusform>Exporter {count} conversations</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exporter toutes les conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Import chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importer des conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Importing chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importation des conversations…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Print this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Imprimer cette conversation</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette conversation est vide.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Exporting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportation…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Exported {count} chats to {file}.</source>
   <extracomment>for 1: Exported {count} chat to {file}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation exportée vers {file}.</numerusform>
    <numerusform>{count} conversations exportées vers {file}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Printing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Impression…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Sent to the printer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Envoyé à l’imprimante.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Import undone.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importation annulée.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>{count} chats stay, because something was said there since.</source>
   <extracomment>for 1: {count} chat stays, because something was said there since.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} conversation reste, car elle s’est poursuivie depuis.</numerusform>
    <numerusform>{count} conversations restent, car elles se sont poursuivies depuis.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>{doing} {done} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{doing} {done} sur {total}</translation>
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
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Back to all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Revenir à toutes les conversations</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>←  Archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>←  Archives</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Archives</translation>
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
   <location filename="app/foretoken/ui/start/single_instance.py" />
   <source>Foretoken is already running but does not respond. This second window can neither show nor save your chats. End the other process, then start Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken est déjà lancé mais ne répond pas. Cette seconde fenêtre ne peut ni afficher ni enregistrer vos conversations. Mettez fin à l’autre processus, puis redémarrez Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_controller.py" />
   <source>Delete all statistics?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer toutes les statistiques ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_controller.py" />
   <source>All figures and errors are deleted and counting starts again. Your chats keep their own figures. This cannot be undone; use Export… to keep a copy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tous les chiffres et toutes les erreurs sont supprimés et le décompte recommence. Vos conversations gardent leurs propres chiffres. C’est irréversible ; utilisez Exporter… pour en garder une copie.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_controller.py" />
   <source>Could not read or save the statistics: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Impossible de lire ou d’enregistrer les statistiques : {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>From drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Issus d’ébauches</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Tokens that were drafted and accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens ébauchés et acceptés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Tokens per second of decoding, without the prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens par seconde de décodage, sans le prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Over the answers with drafts for which plain decoding was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sur les réponses avec ébauche pour lesquelles le décodage simple a été mesuré</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Share of drafted tokens that the target accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Part des tokens ébauchés que la cible a acceptés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Time saved</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temps gagné</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Compared with plain decoding, where it was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par rapport au décodage simple, là où il a été mesuré</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Between tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entre les tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Median time between tokens as they arrive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temps médian entre les tokens à leur arrivée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temps</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Error</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erreur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Period</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Période</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Last {count} days</source>
   <extracomment>for 1: Last {count} day</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} dernier jour</numerusform>
    <numerusform>{count} derniers jours</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>All time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Depuis le début</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>from drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>issus d’ébauches</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>from the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>issus de la cible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>By model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>By date</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par date</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Errors</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erreurs</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Includes temporary chats and the command line. Only figures and model names are kept, and only on this computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comprend les conversations temporaires et la ligne de commande. Seuls les chiffres et les noms des modèles sont conservés, et uniquement sur cet ordinateur.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Save the figures of this period as CSV or JSON</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enregistrer les chiffres de cette période au format CSV ou JSON</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Delete…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Delete all statistics and start again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Supprimer toutes les statistiques et recommencer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No statistics yet. They start with your first answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pas encore de statistiques. Elles commencent avec votre première réponse.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers in this period.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune réponse dans cette période.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>since {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>depuis le {day}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Some earlier figures are missing: their file was damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Des chiffres antérieurs manquent : leur fichier était endommagé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>earlier</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>plus tôt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Errors ({count})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Erreurs ({count})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No errors in this period.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune erreur dans cette période.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune réponse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>From drafts: {drafted}
From the target: {own}
Prompt tokens read: {read}
Prompt tokens reused: {reused}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Issus d’ébauches : {drafted}
Issus de la cible : {own}
Tokens du prompt lus : {read}
Tokens du prompt réutilisés : {reused}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Nothing was drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’a été ébauché.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answer with drafts has a measured plain speed to compare with.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucune réponse avec ébauche n’a de vitesse simple mesurée qui permette de comparer.</translation>
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
   <translation>réponses</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>tokens written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tokens écrits</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>of drafted tokens accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>des tokens ébauchés acceptés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{first} to {last}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{first} à {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>speedup {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>accélération {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>No model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aucun modèle</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>server on this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>serveur sur cet ordinateur</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>sent to {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>envoyé à {host}</translation>
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
   <source>measuring this computer…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>mesure de cet ordinateur…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>drafting off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauche désactivée</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>drafting paused: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ébauche en pause : {reason}</translation>
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
   <source>tested {speedup}: no speedup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>testé {speedup} : aucune accélération</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Nothing was deleted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rien n’a été supprimé</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Send this chat to {name}?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Envoyer cette conversation à {name} ?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>This chat has not been sent to {host} yet. Your message is sent with everything before it: all questions and answers of this branch, attached files and the system prompt.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette conversation n’a pas encore été envoyée à {host}. Votre message est envoyé avec tout ce qui le précède : toutes les questions et réponses de cette branche, les fichiers joints et le prompt système.</translation>
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
   <translation>La réponse n’a pas pu être terminée.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/notifications.py" />
   <source>The answer is ready.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La réponse est prête.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Adaptive: draft only where it saves time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adaptative : ébaucher seulement là où cela fait gagner du temps</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Always draft {count} tokens</source>
   <extracomment>for 1: Always draft {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Toujours ébaucher {count} token</numerusform>
    <numerusform>Toujours ébaucher {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Off: no drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Désactivée : pas d’ébauche</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Models: {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modèles : {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Right-click for recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Clic droit pour les paires récentes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Engine: {activity}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Moteur : {activity}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Click to change drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cliquer pour modifier l’ébauche</translation>
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
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Tell me a story about a lighthouse keeper.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Raconte-moi l’histoire d’un gardien de phare.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>How do tides work? Explain it to a curious ten-year-old.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comment fonctionnent les marées ? Explique-le à un enfant curieux de dix ans.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Write a Python function that finds the longest word in a text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Écris une fonction Python qui trouve le mot le plus long d’un texte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>See how a small model speeds up a large one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voyez comment un petit modèle en accélère un grand</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>The small model guesses the next words, and the large one checks them all at once. Colours show which guesses were right.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Le petit modèle devine les mots suivants, et le grand les vérifie tous à la fois. Les couleurs montrent quelles propositions étaient justes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Without a small model, words are guessed from earlier text. Colours show which guesses were right.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sans petit modèle, les mots sont devinés d’après le texte précédent. Les couleurs montrent quelles propositions étaient justes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Chat with {model}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversation avec {model}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Answers come from a server: what you write here is sent to it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Les réponses viennent d’un serveur : ce que vous écrivez ici lui est envoyé.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>This chat is not saved. It is gone when you close the window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cette conversation n’est pas enregistrée. Elle disparaît à la fermeture de la fenêtre.</translation>
  </message>
 </context>
</TS>
