<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
 <context>
  <name>Foretoken</name>
  <message>
   <location filename="resources/presets.toml" />
   <source>For trying out how a pair works, on any computer. A target this small gains nothing, and may even get slower.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Para probar cómo funciona una pareja, en cualquier ordenador. Un objetivo tan pequeño no gana nada e incluso puede ir más lento.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Its head needs no download of its own. At this size it may gain nothing: test the pair first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Su cabeza no necesita una descarga propia. Con este tamaño puede no ganar nada: pruebe primero la pareja.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The head is a thirtieth of its bytes. A second model would rather slow a target this small down.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cabeza es una treintava parte de sus bytes. Un segundo modelo más bien frenaría a un objetivo tan pequeño.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3, with the same vocabulary. A second model often slows a target of 4B down: test the pair first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El Qwen3 más pequeño, con el mismo vocabulario. Un segundo modelo suele frenar a un objetivo de 4B: pruebe primero la pareja.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, at a thirtieth of its bytes. A target this small leaves little to gain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hecha por Google para este mismo modelo, con una treintava parte de sus bytes. Un objetivo tan pequeño deja poco que ganar.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, at a fiftieth of its bytes; it needs no cache of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hecha por Google para este mismo modelo, con una cincuentava parte de sus bytes; no necesita caché propia.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest coder of the family, which llama.cpp's own server pairs with the 7B; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo de código más pequeño de la familia, que el propio servidor de llama.cpp empareja con el 7B; el código es fácil de prever.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3: the same vocabulary and the same way of thinking aloud before the answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El Qwen3 más pequeño: el mismo vocabulario y la misma forma de pensar en voz alta antes de la respuesta.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Llama with the vocabulary of Llama 3, a sixth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El Llama más pequeño con el vocabulario de Llama 3, una sexta parte de los bytes del objetivo.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The head was trained together with the model, and costs less than any second one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cabeza se entrenó junto con el modelo y cuesta menos que cualquier segundo modelo.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made for this very model; it drafts a whole block of tokens in one pass. Code gains more from it than prose.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hecha para este mismo modelo; redacta un bloque entero de tokens en una pasada. El código gana más con ella que la prosa.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, at a fifteenth of its bytes; it needs no cache of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hecha por Google para este mismo modelo, con una quinceava parte de sus bytes; no necesita caché propia.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3: the same vocabulary and the same way of thinking aloud, at a fourteenth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El Qwen3 más pequeño: el mismo vocabulario y la misma forma de pensar en voz alta, con una catorceava parte de los bytes del objetivo.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest coder of the family, which llama.cpp's own server pairs with the 14B; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo de código más pequeño de la familia, que el propio servidor de llama.cpp empareja con el 14B; el código es fácil de prever.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made for this very model. A mixture of experts uses only a part of itself for each token, which leaves less to gain; on some GPUs the head slows it down.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hecha para este mismo modelo. Una mezcla de expertos solo usa una parte de sí misma para cada token, lo que deja menos que ganar; en algunas GPU la cabeza la frena.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The head was trained together with the model. It gains most beside a target this slow.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cabeza se entrenó junto con el modelo. Junto a un objetivo tan lento es donde más gana.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, a mixture of experts that uses 4 of its 26 billion parameters for a token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hecha por Google para este mismo modelo, una mezcla de expertos que usa 4 de sus 26 000 millones de parámetros por token.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Published by llama.cpp's makers as a pair, in one repository; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Publicados como par por los autores de llama.cpp, en un solo repositorio; el código es fácil de prever.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Of the same family and vocabulary; beside a target this slow the 1.7B costs little more than the 0.6B and usually guesses better.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De la misma familia y con el mismo vocabulario; junto a un objetivo tan lento, el 1.7B cuesta poco más que el 0.6B y suele acertar más.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>A mixture of experts that uses 3 of its 35 billion parameters for a token: fast wherever it fits. Its head adds to that, though less than with other models.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Una mezcla de expertos que usa 3 de sus 35 000 millones de parámetros por token: rápida dondequiera que quepa. Su cabeza suma algo, aunque menos que con otros modelos.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Llama with the vocabulary of Llama 3, a fiftieth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El Llama más pequeño con el vocabulario de Llama 3, una quincuagésima parte de los bytes del objetivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>New chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nuevo chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>sent to {name} ({host})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>enviado a {name} ({host})</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>the processor</source>
   <comment>it computes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el procesador</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>on {places}</source>
   <comment>what computes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en {places}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} takes too long to read: it is damaged, or made to keep its readers busy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} tarda demasiado en leerse: está dañado, o hecho para entretener a quien lo lea.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} needs too much memory to read: it is damaged, or made to fill it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} necesita demasiada memoria para leerse: está dañado, o hecho para llenarla.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: reading it came to no end.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se puede leer: la lectura no llegaba a su fin.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is protected by a password.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} está protegido con una contraseña.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has no text in it, only pictures, as a scan does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no contiene texto, solo imágenes, como un documento escaneado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has changed while it was being attached.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ha cambiado mientras se adjuntaba.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is encrypted in a way that cannot be read here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} está cifrado de un modo que aquí no se puede leer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is damaged or of a kind that cannot be read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} está dañado o es de un tipo que no se puede leer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read ({reason}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se puede leer ({reason}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is an image. Models here read text only: put into words what they should know of it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} es una imagen. Los modelos de aquí solo leen texto: exprese en palabras lo que deban saber de ella.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a sound or video recording. Models here read text only: attach a transcript.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} es una grabación de sonido o vídeo. Los modelos de aquí solo leen texto: adjunte una transcripción.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is an archive. Unpack it and attach the files that matter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} es un archivo comprimido. Descomprímalo y adjunte los archivos que importen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is an office document. Save it as a PDF or as plain text, and attach that.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} es un documento de ofimática. Guárdelo como PDF o como texto sin formato y adjunte ese archivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a model, not a text. Choose it with Models (Ctrl+O).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} es un modelo, no un texto. Elíjalo en Modelos (Ctrl+O).</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is not a text file. Text files of any kind and PDFs can be attached.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no es un archivo de texto. Se pueden adjuntar archivos de texto de cualquier tipo y PDF.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a folder. Attach the files in it that matter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} es una carpeta. Adjunte los archivos de ella que importen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a pipe. Attach ordinary files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} es una tubería. Adjunte archivos normales.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a socket. Attach ordinary files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} es un socket. Adjunte archivos normales.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a device. Attach ordinary files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} es un dispositivo. Adjunte archivos normales.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is empty: there is nothing to attach.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} está vacío: no hay nada que adjuntar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: {reason}. Attach another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se puede leer: {reason}. Adjunte otro archivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: {reason}. Check the file, or attach a copy of it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se puede leer: {reason}. Compruebe el archivo o adjunte una copia.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: no process could be started for it ({reason}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se puede leer: no se ha podido iniciar un proceso para ello ({reason}).</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has {count} pages, and at most {most} can be read.</source>
   <extracomment>for 1: {name} has {count} page, and at most {most} can be read.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{name} tiene {count} página, y se pueden leer {most} como máximo.</numerusform>
    <numerusform>{name} tiene {count} páginas, y se pueden leer {most} como máximo.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has more than {count} characters of text.</source>
   <extracomment>for 1: {name} has more than {count} character of text.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{name} tiene más de {count} carácter de texto.</numerusform>
    <numerusform>{name} tiene más de {count} caracteres de texto.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>Copy the text that matters into the message, or attach another version of the file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copie en el mensaje el texto que importe o adjunte otra versión del archivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has {size}, and at most {most} can be attached: more than the context of a model holds. Cut out the part that matters, and attach that.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ocupa {size}, y se pueden adjuntar {most} como máximo: es más de lo que cabe en el contexto de un modelo. Recorte la parte que importe y adjúntela.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>The prompt has {count} tokens, which leaves no room for an answer: the model's context holds {context}.</source>
   <extracomment>for 1: The prompt has {count} token, which leaves no room for an answer: the model's context holds {context}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>El prompt tiene {count} token y no deja sitio para una respuesta: en el contexto del modelo caben {context}.</numerusform>
    <numerusform>El prompt tiene {count} tokens y no deja sitio para una respuesta: en el contexto del modelo caben {context}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Start a new chat, or let old turns drop out of the context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Empiece un chat nuevo o deje que los turnos antiguos salgan del contexto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cargue el modelo con un contexto más largo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Shorten the message or the system prompt, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acorte el mensaje o el prompt del sistema, o cargue el modelo con un contexto más largo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Shorten the message, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acorte el mensaje o cargue el modelo con un contexto más largo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template does not end: it was stopped after {seconds} s of work.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La plantilla de chat de este modelo no termina: se ha detenido tras {seconds} s de trabajo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template needs too much memory: it was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La plantilla de chat de este modelo necesita demasiada memoria: se ha detenido.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template crashed the process that renders it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La plantilla de chat de este modelo ha hecho fallar el proceso que la aplica.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template writes more than the model's context can hold: it was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La plantilla de chat de este modelo escribe más de lo que cabe en el contexto del modelo: se ha detenido.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template calls itself too often: it was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La plantilla de chat de este modelo se llama a sí misma demasiadas veces: se ha detenido.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>The process that renders chat templates cannot be started: {reason}. Close other programs, or start Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se puede iniciar el proceso que aplica las plantillas de chat: {reason}. Cierre otros programas o inicie Foretoken de nuevo.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template has {count} characters, and a template has {most} at most.</source>
   <extracomment>for 1: This model's chat template has {count} character, and a template has {most} at most.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>La plantilla de chat de este modelo tiene {count} carácter, y una plantilla puede tener {most} como máximo.</numerusform>
    <numerusform>La plantilla de chat de este modelo tiene {count} caracteres, y una plantilla puede tener {most} como máximo.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>Use the plain chat format instead, or choose another model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Use en su lugar el formato de chat sencillo o elija otro modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>The model's chat template is not valid: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La plantilla de chat del modelo no es válida: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>The model's chat template cannot render this conversation: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La plantilla de chat del modelo no puede representar esta conversación: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Unset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin definir</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pensamiento</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The model thinks before it answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo piensa antes de responder.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Reasoning effort</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esfuerzo de razonamiento</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>How long the model thinks before it answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuánto piensa el modelo antes de responder.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Thinking effort</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esfuerzo de pensamiento</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Thinking budget</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Límite de pensamiento</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>How many tokens the model is to think at most.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuántos tokens debe pensar el modelo como máximo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Keep earlier thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conservar lo pensado antes</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The model is told what it thought before earlier answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Al modelo se le dice lo que pensó antes de las respuestas anteriores.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Leave out earlier thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Omitir lo pensado antes</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The model is not told what it thought before earlier answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Al modelo no se le dice lo que pensó antes de las respuestas anteriores.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Date</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fecha</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The day that the model takes for today.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El día que el modelo toma por hoy.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Identity</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Identidad</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>What the model is told of who it is.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lo que se le dice al modelo sobre quién es.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The chat template of this model reads “{name}”; what it does is up to the model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La plantilla de chat de este modelo lee «{name}»; lo que haga con ello depende del modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The draft failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El borrador falló</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>Verification failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La verificación falló</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The target failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El objetivo falló</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The context was full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El contexto estaba lleno</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The limit of steps was reached</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se alcanzó el límite de pasos</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>A model could not be loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se pudo cargar un modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The memory was full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La memoria estaba llena</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The chat template failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La plantilla de chat falló</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The prompt could not be made</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se pudo crear el prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The graphics card failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La tarjeta gráfica falló</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The model did not stop</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo no se detuvo</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>A server did not answer as it should</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un servidor no respondió como debía</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>Something unexpected went wrong</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se produjo un error inesperado</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>WebP (smaller, all colours)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>WebP (más pequeño, todos los colores)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>GIF (shown everywhere, 255 colours)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>GIF (se ve en todas partes, 255 colores)</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}, {count} tokens</source>
   <extracomment>for 1: Thought for {time}, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Pensó durante {time}, {count} token</numerusform>
    <numerusform>Pensó durante {time}, {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pensó durante {time}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought, {count} tokens</source>
   <extracomment>for 1: Thought, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Pensó, {count} token</numerusform>
    <numerusform>Pensó, {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought</source>
   <comment>a model, before it answered</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pensó</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thinking…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pensando…</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thinking… {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pensando… {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>less than 1 s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>menos de 1 s</translation>
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
   <translation>sus nodos se responden a sí mismos</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/chatgpt.py" />
   <source>nothing is said in it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no se dice nada en él</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/exporting.py" />
   <source>{file} cannot be written: {reason}. Nothing was changed. Choose another place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no se puede escribir: {reason}. No se ha cambiado nada. Elija otro lugar.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/foreign.py" />
   <source>it has more than {count} messages</source>
   <extracomment>for 1: it has more than {count} message</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>tiene más de {count} mensaje</numerusform>
    <numerusform>tiene más de {count} mensajes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Web page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Página web</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>One file that any browser shows as this window does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un archivo que cualquier navegador muestra como esta ventana.</translation>
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
   <translation>Páginas para leer, imprimir y enviar.</translation>
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
   <translation>Texto sin formato con títulos, para notas y wikis.</translation>
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
   <translation>Todo, sin pérdidas: cada versión, token y paso. Foretoken puede importarlo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Steps (JSON Lines)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pasos (JSON Lines)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>A line for every step of every answer, with its tokens, for analysis.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Una línea por cada paso de cada respuesta, con sus tokens, para analizarlos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Statistics (CSV)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Estadísticas (CSV)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>A row for every answer with its speed and acceptance, for spreadsheets.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Una fila por cada respuesta, con su velocidad y su tasa de aceptación, para hojas de cálculo.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>{count} chats</source>
   <extracomment>for 1: {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} chat</numerusform>
    <numerusform>{count} chats</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>Token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Colores de los tokens</translation>
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
   <translation>Prompt del sistema</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_text.py" />
   <source>done</source>
   <comment>of a task</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>hecha</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_text.py" />
   <source>to do</source>
   <comment>of a task</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pendiente</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} holds more than {count} chats. Import parts.</source>
   <extracomment>for 1: {name} holds more than {count} chat. Import parts.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{name} contiene más de {count} chat. Impórtelo por partes.</numerusform>
    <numerusform>{name} contiene más de {count} chats. Impórtelo por partes.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be unpacked: it is damaged, or locked by a password. Unpack it and choose the file conversations.json.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se puede descomprimir: está dañado o protegido con una contraseña. Descomprímalo y elija el archivo conversations.json.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se puede leer: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} is a folder. Choose the files in it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} es una carpeta. Elija los archivos que contiene.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be imported: {reason}. Foretoken reads its own JSON, ChatGPT's export and the conversations of LM Studio.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se puede importar: {reason}. Foretoken lee su propio JSON, la exportación de ChatGPT y las conversaciones de LM Studio.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>There is no chat in {name}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay ningún chat en {name}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>There are no conversations in {name}: it should hold a file conversations.json, as ChatGPT's export does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay conversaciones en {name}: debería contener un archivo conversations.json, como la exportación de ChatGPT.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>it unpacks to more than {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>descomprimido ocupa más de {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>it has no conversations</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no tiene conversaciones</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>no conversation is in it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no contiene ninguna conversación</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>no conversation of a known kind is in it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no contiene ninguna conversación de un tipo conocido</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/lm_studio.py" />
   <source>message {number} is none</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el mensaje {number} no es un mensaje</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/markdown_file.py" />
   <source>folder {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>carpeta {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>it has an invalid id</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tiene un identificador imposible</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>more tokens were accepted than drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>se aceptaron más tokens de los que se propusieron</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>It was written by a newer Foretoken, or changed since. Install the newer version to import it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lo escribió una versión más nueva de Foretoken, o se ha modificado después. Instale la versión más nueva para importarlo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>the conversation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la conversación</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>{what}: message {number} follows no earlier message, or repeats an id</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: el mensaje {number} no responde a ninguno anterior, o tiene el identificador de otro</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>{what}: it ends at an unknown message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: no termina en ninguno de sus mensajes</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/recorded_answer.py" />
   <source>No answer in {name} was kept with its tokens, so none can play again. Foretoken's own JSON export has them.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ninguna respuesta de {name} se conservó con sus tokens, así que ninguna se puede volver a reproducir. La exportación a JSON propia de Foretoken sí los contiene.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>at an unknown time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en un momento desconocido</translation>
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
   <translation>Adjuntos: {names}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>You</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usted</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>Answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup was not made, because the file of your chats is damaged. Restart Foretoken to repair it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La copia de seguridad no se ha hecho, porque el archivo de sus chats está dañado. Reinicie Foretoken para repararlo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup {name} takes too long to read: it is damaged, or was made to.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La copia de seguridad {name} tarda demasiado en leerse: está dañada, o hecha para ello.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>{name} is not a backup of Foretoken's chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no es una copia de seguridad de los chats de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup {name} is damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La copia de seguridad {name} está dañada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup {name} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La copia de seguridad {name} no se puede leer: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>Nothing was changed. Choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha cambiado nada. Elija otro archivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the disk is full.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el disco está lleno.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Free some space on it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Libere espacio en él.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>another program keeps the file {name} locked.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>otro programa mantiene bloqueado el archivo {name}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Close that program.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cierre ese programa.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the folder {folder} is not writable.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no se puede escribir en la carpeta {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Change its permissions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cambie sus permisos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the disk that holds {folder} is read-only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el disco que contiene {folder} es de solo lectura.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Make it writable.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Permita la escritura en él.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>{name} in {folder} is not used, because {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} en {folder} no se usa, porque {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Put an ordinary file in its place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ponga un archivo normal en su lugar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the disk that holds {folder} reports an error ({reason}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el disco que contiene {folder} notifica un error ({reason}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Check the disk.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Compruebe el disco.</translation>
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
   <translation>Compruebe la carpeta {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>This cannot be saved, because what it belongs to no longer exists ({reason}). Copy it if you need it, and continue in a new chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esto no se puede guardar, porque aquello a lo que pertenece ya no existe ({reason}). Cópielo si lo necesita y continúe en un chat nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The search index is damaged. Restart Foretoken to repair it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El índice de búsqueda está dañado. Reinicie Foretoken para repararlo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The file of your chats is damaged. Restart Foretoken to repair it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El archivo de sus chats está dañado. Reinicie Foretoken para repararlo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>SQLite cannot do this: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>SQLite no puede hacer esto: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The backup cannot be saved: {cause} {remedy}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La copia de seguridad no se puede guardar: {cause} {remedy}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The chats cannot be saved: {cause} {remedy} Until then, new messages are kept only while Foretoken is open.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los chats no se pueden guardar: {cause} {remedy} Hasta entonces, los mensajes nuevos solo se conservan mientras Foretoken esté abierto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The chats are in use by another Foretoken, so here they are neither shown nor saved. Close the other one and restart this one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Otro Foretoken está usando los chats, así que aquí ni se muestran ni se guardan. Cierre el otro y reinicie este.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>Not everything could be deleted: {reason} ({file}). Close other programs that use these files, and try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha podido eliminar todo: {reason} ({file}). Cierre otros programas que usen estos archivos e inténtelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The file of your chats was missing, empty or damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El archivo de sus chats faltaba, estaba vacío o estaba dañado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The backup of {time} took its place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La copia de seguridad de {time} ha ocupado su lugar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>There was no backup yet.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todavía no había ninguna copia de seguridad.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/files.py" />
   <source>{count} messages were recovered from the damaged file.</source>
   <extracomment>for 1: {count} message was recovered from the damaged file.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Se ha recuperado {count} mensaje del archivo dañado.</numerusform>
    <numerusform>Se han recuperado {count} mensajes del archivo dañado.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The damaged file is kept as {name} in the same folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El archivo dañado se conserva como {name} en la misma carpeta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/schema.py" />
   <source>The file holds no chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El archivo no contiene chats.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/schema.py" />
   <source>These chats were saved by a newer version of Foretoken (format {version}; this version reads up to {newest}), so they are left alone. Install the newer version. Until then, chats are kept only while Foretoken is open.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Estos chats los guardó una versión más nueva de Foretoken (formato {version}; esta versión lee hasta el {newest}), así que no se tocan. Instale la versión más nueva. Hasta entonces, los chats solo se conservan mientras Foretoken esté abierto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/store.py" />
   <source>The backup cannot be saved there, because that folder holds the chats themselves. Choose another folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La copia de seguridad no se puede guardar ahí, porque esa carpeta contiene los propios chats. Elija otra carpeta.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/store.py" />
   <source>{count} chats were restored from the backup {name}.</source>
   <extracomment>for 1: {count} chat was restored from the backup {name}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Se ha restaurado {count} chat de la copia de seguridad {name}.</numerusform>
    <numerusform>Se han restaurado {count} chats de la copia de seguridad {name}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/store.py" />
   <source>What was here before is kept as {name} in the folder {folder} of the chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lo que había antes se conserva como {name} en la carpeta {folder} de los chats.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/answer_run.py" />
   <source>{first}, then {second}</source>
   <comment>models</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{first}, después {second}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The prompt of this answer cannot be rebuilt: the system prompt, an earlier message or a template setting has changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El prompt de esta respuesta no se puede reconstruir: ha cambiado el prompt del sistema, un mensaje anterior o un ajuste de la plantilla.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>reading this answer again {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>leyendo de nuevo esta respuesta {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>A server wrote this answer. Its probabilities are not known.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un servidor escribió esta respuesta. Sus probabilidades no se conocen.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The settings of this answer were not recorded, so no candidates are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los ajustes de esta respuesta no se registraron, así que no se muestran candidatos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The prompt length was not recorded, so no candidates are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La longitud del prompt no se registró, así que no se muestran candidatos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>Load {model}, which wrote this answer, to see the candidates.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cargue {model}, que escribió esta respuesta, para ver los candidatos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>Candidates can be found when the answer is complete.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los candidatos se pueden buscar cuando la respuesta esté completa.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The draft model of this answer, {model}, is not loaded; its figures are the recorded ones.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo borrador de esta respuesta, {model}, no está cargado; sus cifras son las registradas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The chat template settings of this answer were not recorded; the current or default ones are used. They give a prompt of the same length, but may differ.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los ajustes de la plantilla de chat de esta respuesta no se registraron; se usan los actuales o los predeterminados. Dan un prompt de la misma longitud, pero puede ser distinto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/background.py" />
   <source>Something unexpected went wrong ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se ha producido un error inesperado ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/chat_archive.py" />
   <source>The chats cannot be kept: something unexpected went wrong ({error}). They go on in this window until it is closed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los chats no se pueden conservar: se ha producido un error inesperado ({error}). Siguen en esta ventana hasta que se cierre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed {chat}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ha cambiado el nombre de {chat}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Pinned {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ha fijado {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Unpinned {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ha dejado de fijar {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Archived {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ha archivado {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>{chat} is back in the list.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{chat} está de nuevo en la lista.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>{count} chats are back in the list.</source>
   <extracomment>for 1: {count} chat is back in the list.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} chat está de nuevo en la lista.</numerusform>
    <numerusform>{count} chats están de nuevo en la lista.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Moved {chats} out of the folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ha sacado {chats} de la carpeta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Moved {chats} to {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ha movido {chats} a {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Moved {chats} to a new folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ha movido {chats} a una carpeta nueva.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Copied {chat}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ha copiado {chat}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Deleted {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ha eliminado {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Folder added.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Carpeta añadida.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed folder {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ha cambiado el nombre de la carpeta {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Deleted folder {folder}. Its chats stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ha eliminado la carpeta {folder}. Sus chats se conservan.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>“{name}”</source>
   <comment>a name in quotation marks</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>«{name}»</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>today</source>
   <comment>a short date</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>hoy</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>yesterday</source>
   <comment>a short date</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ayer</translation>
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
   <translation>Fijados</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Temporary</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temporales</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Today</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hoy</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Yesterday</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ayer</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Previous 7 days</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Últimos 7 días</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Previous 30 days</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Últimos 30 días</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Chats are not saved now, so that none can be read or imported.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ahora no se guardan los chats, así que no se puede leer ni importar ninguno.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Imported {count} chats.</source>
   <extracomment>for 1: Imported {count} chat.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Se ha importado {count} chat.</numerusform>
    <numerusform>Se han importado {count} chats.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Nothing new was imported.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha importado nada nuevo.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>{count} chats went on differently here, and now stand beside what you have.</source>
   <extracomment>for 1: {count} chat went on differently here, and now stands beside what you have.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} chat continuó aquí de otra manera y ahora está junto a lo que usted tiene.</numerusform>
    <numerusform>{count} chats continuaron aquí de otra manera y ahora están junto a lo que usted tiene.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>{count} chats were here already.</source>
   <extracomment>for 1: {count} chat was here already.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} chat ya estaba aquí.</numerusform>
    <numerusform>{count} chats ya estaban aquí.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>{count} chats could not be read.</source>
   <extracomment>for 1: {count} chat could not be read.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} chat no se ha podido leer.</numerusform>
    <numerusform>{count} chats no se han podido leer.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>There is no chat to export.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay ningún chat que exportar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>None of the chats can be imported: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se puede importar ninguno de los chats: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/prompt_library.py" />
   <source>New prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nuevo prompt</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>A message can have {most} files: {count} are left out. Join some of them into one.</source>
   <extracomment>for 1: A message can have {most} files: {count} is left out. Join some of them into one.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Un mensaje puede tener {most} archivos: queda fuera {count}. Una algunos de ellos en uno solo.</numerusform>
    <numerusform>Un mensaje puede tener {most} archivos: quedan fuera {count}. Una algunos de ellos en uno solo.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>{name} is left out: the files of a message can have {size} of text together. Send it with another message.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} queda fuera: los archivos de un mensaje pueden sumar {size} de texto. Envíelo con otro mensaje.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>{name} cannot be read: something unexpected went wrong ({error}). Attach a copy of it as plain text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se puede leer: se ha producido un error inesperado ({error}). Adjunte una copia como texto sin formato.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>Text {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texto {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The answer failed. Queued messages are back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La respuesta falló. Los mensajes en cola vuelven a estar en el campo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The answer was stopped. Queued messages are back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La respuesta se detuvo. Los mensajes en cola vuelven a estar en el campo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The model was not loaded. Queued messages are back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo no se cargó. Los mensajes en cola vuelven a estar en el campo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/recent_files.py" />
   <source>There are no recent files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay archivos recientes</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pregunta eliminada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Answer deleted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Respuesta eliminada.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted, with {count} messages behind it.</source>
   <extracomment>for 1: Question deleted, with {count} message behind it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Pregunta eliminada, con {count} mensaje posterior.</numerusform>
    <numerusform>Pregunta eliminada, con {count} mensajes posteriores.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/controller.py" />
   <source>Answer deleted, with {count} messages behind it.</source>
   <extracomment>for 1: Answer deleted, with {count} message behind it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Respuesta eliminada, con {count} mensaje posterior.</numerusform>
    <numerusform>Respuesta eliminada, con {count} mensajes posteriores.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>The model runs on a server. This needs one that runs in Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo se ejecuta en un servidor. Esto necesita uno que se ejecute en Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>The model did not stop, so this answer was given up as it was.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo no se detuvo, así que esta respuesta se dejó como estaba.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>The model did not stop, and was left behind. Choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo no se detuvo y se ha abandonado. Elija otro.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>No model is loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay ningún modelo cargado</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>This server cannot continue an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este servidor no puede continuar una respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>The context is too short for the questions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El contexto es demasiado corto para las preguntas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>verifying losslessness {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>verificando la ausencia de pérdidas {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>trying settings {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>probando ajustes {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>racing {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en carrera {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>testing this pair {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>probando este par {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>benchmarking {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>prueba de rendimiento {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>Preparing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preparando…</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>The graphics card has no room left for this. {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En la tarjeta gráfica ya no hay sitio para esto. {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>The graphics card, or its driver, failed: {reason}. What was written so far is there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La tarjeta gráfica, o su controlador, falló: {reason}. Lo escrito hasta ahora se conserva.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>llama.cpp failed: {reason}. What was written so far is there. Load the model again, or choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>llama.cpp falló: {reason}. Lo escrito hasta ahora se conserva. Vuelva a cargar el modelo o elija otro.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Load it again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Volver a cargarlo</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Use what fits here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar lo que cabe aquí</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Use {some} of {count} layers on the GPU</source>
   <extracomment>for 1: Use {some} of {count} layer on the GPU</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Usar {some} de {count} capa en la GPU</numerusform>
    <numerusform>Usar {some} de {count} capas en la GPU</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Use the processor</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar el procesador</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>Something unexpected went wrong: {what}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se ha producido un error inesperado: {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>model cannot roll back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el modelo no puede volver atrás</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>{server} offers no model {model} any more. Choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{server} ya no ofrece el modelo {model}. Elija otro.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>No model is loaded. Choose one first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay ningún modelo cargado. Elija uno antes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/benchmark_history.py" />
   <source>The benchmarks could not be written: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se han podido escribir las pruebas de rendimiento: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/draft_ranking.py" />
   <source>The models could not be compared: {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se han podido comparar los modelos: {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/engine_form.py" />
   <source>There is no draft model that could draft in every step. Choose one with the models, or draft automatically.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay ningún modelo borrador que pueda proponer en cada paso. Elija uno con los modelos, o deje la propuesta en automático.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/folder_list.py" />
   <source>The list of folders was not changed. {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La lista de carpetas no se ha cambiado. {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/known_servers.py" />
   <source>The list of servers was not changed. {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La lista de servidores no se ha cambiado. {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>Looking for models failed: {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La búsqueda de modelos ha fallado: {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>{name} is not a model file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no es un archivo de modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>{path} cannot be read: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{path} no se puede leer: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>{path} makes no sense ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{path} no tiene sentido ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>The built-in models belong to Foretoken and stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los modelos integrados pertenecen a Foretoken y se quedan.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>Ollama keeps this model under a name of its own, and other models may share its files. Remove it with: {command}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ollama guarda este modelo con un nombre propio, y otros modelos pueden compartir sus archivos. Quítelo con: {command}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It lies in the cache of Hugging Face, which keeps the data apart from the name: both go, and programs that want it again will download it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Está en la caché de Hugging Face, que guarda los datos separados del nombre: se van ambos, y los programas que lo necesiten lo descargarán de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It is a link: only the link is moved, the file itself stays.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es un enlace: solo se mueve el enlace; el archivo se queda.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} cannot be brought back: there is a file of that name in {folder} again. It stays in the trash.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se puede recuperar: vuelve a haber un archivo con ese nombre en {folder}. Se queda en la papelera.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} could not be moved to the trash: {why}. It is where it was. Remove it in the file manager.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se ha podido mover a la papelera: {why}. Está donde estaba. Quítelo con el gestor de archivos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} is no longer in the trash. It cannot be brought back.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} ya no está en la papelera. No se puede recuperar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} cannot be brought back: {why}. It is in the trash of your system.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se puede recuperar: {why}. Está en la papelera de su sistema.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/pair_choice.py" />
   <source>My pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mi par</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>The presets were not changed. {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los preajustes no se han cambiado. {why}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>Imported {count} presets: {names}.</source>
   <extracomment>for 1: Imported {count} preset: {names}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Se ha importado {count} preajuste: {names}.</numerusform>
    <numerusform>Se han importado {count} preajustes: {names}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>There is no such preset any more; nothing was exported.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ese preajuste ya no existe; no se ha exportado nada.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>Exported {count} presets to {file}.</source>
   <extracomment>for 1: Exported {count} preset to {file}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Se ha exportado {count} preajuste a {file}.</numerusform>
    <numerusform>Se han exportado {count} preajustes a {file}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/recent_pairs.py" />
   <source>{name}, which was used last, is no longer in {folder}. The built-in pair is used instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name}, que se usó la última vez, ya no está en {folder}. En su lugar se usa el par integrado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/recent_pairs.py" />
   <source>The draft {name} is no longer in {folder}. The target is used without a second model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El borrador {name} ya no está en {folder}. El objetivo se usa sin un segundo modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/recent_pairs.py" />
   <source>{pair}, in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair}, en {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/replay/replay.py" />
   <source>Nothing was written in this answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En esta respuesta no se escribió nada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/replay/replay.py" />
   <source>Only the text of this answer is kept, not how its tokens came.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Solo se conserva el texto de esta respuesta, no cómo surgieron sus tokens.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>What is left out where the context is full is up to the server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El servidor decide qué se omite cuando el contexto está lleno</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>This kind of server is not told of it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>A este tipo de servidor no se le comunica</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Greedy</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voraz</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Precise</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preciso</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Balanced</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Equilibrado</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Conversational</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversacional</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Creative</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Creativo</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>It needs a name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Necesita un nombre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>A style named “{name}” already exists.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ya existe un estilo llamado «{name}».</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>You already have {count} styles; delete one first.</source>
   <extracomment>for 1: You already have {count} style; delete one first.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Ya tiene {count} estilo; elimine uno antes.</numerusform>
    <numerusform>Ya tiene {count} estilos; elimine uno antes.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/updates/update_checker.py" />
   <source>The release feed takes too long to answer. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La lista de versiones tarda demasiado en responder. Inténtelo más tarde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/updates/update_checker.py" />
   <source>{folder} holds {name} many times over. Remove some.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{folder} contiene {name} muchas veces. Quite algunas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/cached_sequence.py" />
   <source>The model cannot drop its last tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo no puede descartar sus últimos tokens.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>from {least} to {most}</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>de {least} a {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>from {least} (off) to {most}</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>de {least} (desactivado) a {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>from {least} to the batch size ({most})</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>de {least} al tamaño del lote ({most})</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>A value cache of type {type} needs flash attention. Leave flash attention on, or choose f16 for the values.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Una caché de valores del tipo {type} necesita flash attention. Deje flash attention activada o elija f16 para los valores.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>devices must be names such as CUDA0,CUDA1, or {none}, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>devices debe contener nombres como CUDA0,CUDA1, o {none}, no {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>tensor-split must be a whole number for each of the devices, such as 20,13, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tensor-split debe ser un número entero para cada dispositivo, por ejemplo 20,13, no {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>above {least} and at most {most} (off)</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>mayor que {least} y como máximo {most} (desactivado)</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>The lookahead must be a whole number from {least} to {most}, not {given}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La anticipación debe ser un número entero de {least} a {most}, no {given}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>{least} or more</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{least} o más</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>stop strings must not be empty: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>las cadenas de parada no deben estar vacías: {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>{name} must be {allowed}, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} debe ser {allowed}, no {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/drafting/drafter.py" />
   <source>The draft model failed: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo borrador ha fallado: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>too short to compare</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>demasiado corta para comparar</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>not comparable: the computer was busy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no comparable: el equipo estaba ocupado</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sin borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Automatic</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Automático</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Always the draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Siempre el modelo borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Prompt lookup only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Solo búsqueda en el prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Plain decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Decodificación normal</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>normal</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>fixed</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>fija</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>step rule</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>regla por pasos</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>EWMA rule</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>media móvil</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>adaptive</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>adaptativa</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>lookup</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>búsqueda</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafting paused: no speedup</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>borradores en pausa: sin aceleración</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no matching earlier text</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ningún texto anterior coincide</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>the next one was too doubtful</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el siguiente era demasiado dudoso</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>one more would not pay</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>uno más no compensaría</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>as long as drafts get</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>lo más largo que puede ser un borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>a copy of earlier text</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>una copia de texto anterior</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no copy would have paid</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ninguna copia habría compensado</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>nothing to copy was found</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no se encontró nada que copiar</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafting rests: it did not pay</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>los borradores descansan: no compensaban</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>measures the plain speed</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>mide la velocidad normal</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>fixed length</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>longitud fija</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>longer: most were accepted</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>más largo: se aceptó la mayoría</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>shorter: few were accepted</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>más corto: se aceptaron pocos</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>as long as before</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tan largo como antes</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no room for more</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no hay sitio para más</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>the draft ends the answer</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el borrador termina la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>reads what it could not keep</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>lee lo que no pudo conservar</translation>
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
   <translation>sin calcular</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens (with the one that ended the answer) in {time} of decoding; reading the prompt is not part of it.</source>
   <extracomment>for 1: {count} token (with the one that ended the answer) in {time} of decoding; reading the prompt is not part of it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token (con el que terminó la respuesta) en {time} de decodificación; la lectura del prompt no se cuenta.</numerusform>
    <numerusform>{count} tokens (con el que terminó la respuesta) en {time} de decodificación; la lectura del prompt no se cuenta.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens in {time} of decoding; reading the prompt is not part of it.</source>
   <extracomment>for 1: {count} token in {time} of decoding; reading the prompt is not part of it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token en {time} de decodificación; la lectura del prompt no se cuenta.</numerusform>
    <numerusform>{count} tokens en {time} de decodificación; la lectura del prompt no se cuenta.</numerusform>
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
   <translation>Todos los tokens proceden solo del objetivo, cada uno con una pasada propia.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Other programs kept this computer busy while the answer was written, so its speed cannot be compared with plain decoding.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Otros programas tuvieron ocupado este equipo mientras se escribía la respuesta, así que su velocidad no se puede comparar con la decodificación normal.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: measuring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>velocidad normal: midiendo</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>velocidad normal: sin medir</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>A speedup is shown only against plain decoding measured on this machine.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Una aceleración solo se muestra frente a la decodificación normal medida en este equipo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain ({rate}, measured)</source>
   <comment>stands behind how many times as fast it is</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la normal ({rate}, medida)</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>as fast as without drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tan rápido como sin borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>faster than without drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>más rápido que sin borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>slower than without drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>más lento que sin borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>velocidad normal: desconocida</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>A server wrote this. How fast it would be without drafts was not measured, so no speedup is shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esto lo escribió un servidor. No se midió su velocidad sin borradores, así que no se muestra ninguna aceleración.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens in {time}; plain decoding, measured on this machine at about the same time, takes {plain} for as many: {ratio} times the plain speed.</source>
   <extracomment>for 1: {count} token in {time}; plain decoding, measured on this machine at about the same time, takes {plain} for as many: {ratio} times the plain speed.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token en {time}; la decodificación normal, medida en este equipo casi al mismo tiempo, tarda {plain} en escribir los mismos: {ratio} veces la velocidad normal.</numerusform>
    <numerusform>{count} tokens en {time}; la decodificación normal, medida en este equipo casi al mismo tiempo, tarda {plain} en escribir los mismos: {ratio} veces la velocidad normal.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>That is too uncertain to be called a speedup.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es demasiado incierto para llamarlo aceleración.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>busy: {share} used by others</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ocupado: otros usan {share}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Other programs used {share} of the processor while this was written, so the speeds are not those of an idle computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Otros programas ocuparon {share} del procesador mientras se escribía esto, así que las velocidades no son las de un equipo inactivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{accepted} accepted of {drafted} drafted = {share}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} aceptados de {drafted} propuestos = {share}.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens came after a rejected one or the end, and were not verified.</source>
   <extracomment>for 1: {count} token came after a rejected one or the end, and was not verified.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token venía después de uno rechazado o del final y no se verificó.</numerusform>
    <numerusform>{count} tokens venían después de uno rechazado o del final y no se verificaron.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafted accepted ({share})</source>
   <comment>behind: 12 of 20</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>propuestos aceptados ({share})</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Tokens that end an answer are not shown, so they have no colour.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los tokens que terminan una respuesta no se muestran, así que no tienen color.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafted accepted ({share}), {count} as the end of the answer</source>
   <extracomment>for 1: drafted accepted ({share}), {count} as the end of the answer</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>propuestos aceptados ({share}), de ellos {count} como final de la respuesta</numerusform>
    <numerusform>propuestos aceptados ({share}), de ellos {count} como final de la respuesta</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Copied from earlier text: {accepted} of {drafted} accepted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiados de texto anterior: {accepted} de {drafted} aceptados.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{accepted} of {drafted}</source>
   <comment>before: drafted accepted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} de {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>tokens per pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tokens por pasada</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{tokens} / {passes}, corrections and bonus tokens included.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{tokens} / {passes}, con las correcciones y los tokens extra.</translation>
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
    <numerusform>{count} pasada del objetivo</numerusform>
    <numerusform>{count} pasadas del objetivo</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first token, with {time} for reading {count} prompt tokens, {reused} of them reused.</source>
   <extracomment>for 1: From the request to the first token, with {time} for reading {count} prompt token, {reused} of them reused.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Desde la petición hasta el primer token, con {time} para leer {count} token del prompt, {reused} de ellos reutilizados.</numerusform>
    <numerusform>Desde la petición hasta el primer token, con {time} para leer {count} tokens del prompt, {reused} de ellos reutilizados.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first token, with {time} for reading {count} prompt tokens.</source>
   <extracomment>for 1: From the request to the first token, with {time} for reading {count} prompt token.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Desde la petición hasta el primer token, con {time} para leer {count} token del prompt.</numerusform>
    <numerusform>Desde la petición hasta el primer token, con {time} para leer {count} tokens del prompt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>first token {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>primer token {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>between tokens (95 %: {time})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>entre tokens (95 %: {time})</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Tokens of one step appear together. Half of the gaps between steps were {median} or shorter, 95 % were {slow} or shorter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los tokens de un mismo paso aparecen juntos. La mitad de las pausas entre pasos duraron {median} o menos; el 95 %, {slow} o menos.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>Over {runs} of {count} runs: those in which something was drafted and whose plain speed was measured.</source>
   <extracomment>for 1: Over {runs} of {count} run: those in which something was drafted and whose plain speed was measured.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Sobre {runs} de {count} ejecución: aquellas en las que se propuso algo y cuya velocidad normal se midió.</numerusform>
    <numerusform>Sobre {runs} de {count} ejecuciones: aquellas en las que se propuso algo y cuya velocidad normal se midió.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>saved by drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ahorrado con los borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>lost by drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>perdido con los borradores</translation>
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
   <translation>Según indica el servidor, con su propio reloj.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Pieces of text as they arrived here, from the first to the last one. A piece may be several tokens. The server does not report how many tokens per second that is.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Trozos de texto según llegaron aquí, del primero al último. Un trozo puede tener varios tokens. El servidor no indica a cuántos tokens por segundo equivale.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>pieces/s</source>
   <comment>per second</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>trozos/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{accepted} accepted of {drafted} drafted = {share}, as the server counts them.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} aceptados de {drafted} propuestos = {share}, según la cuenta del servidor.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>The server counted no drafts: every token came from the target alone.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El servidor no contó borradores: todos los tokens vinieron solo del objetivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafts: not reported</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>borradores: no indicados</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first piece of text, including the time on the network.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Desde la petición hasta el primer trozo de texto, incluido el tiempo en la red.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>first text {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>primer texto {time}</translation>
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
    <numerusform>{count} paso que se esperaba que tardara {expected} y tardó {real}. Los pasos se desviaron en total {wrong}, es decir, {share} de su tiempo.</numerusform>
    <numerusform>{count} pasos que se esperaba que tardaran {expected} y tardaron {real}. Uno por uno se desviaron en total {wrong}, es decir, {share} de su tiempo.</numerusform>
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
   <translation>El modelo objetivo ha fallado, así que su próximo token no se puede juzgar. {error} Su archivo probablemente está dañado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>this kind of DFlash head is not supported yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>este tipo de cabeza DFlash aún no se conoce</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>its file does not name a mask token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>su archivo no indica ningún token de máscara</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>its file gives no usable block size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>su archivo no indica un tamaño de bloque utilizable</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>made for Gemma 4, not {family}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>hecho para Gemma 4, no {family}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>llama.cpp does not tell the inner states of {family}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>llama.cpp no da acceso a los estados internos de {family}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>made for a model of width {width}, not {other}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>hecho para un modelo de anchura {width}, no {other}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>made for a model with different attention heads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>hecho para un modelo con otras cabezas de atención</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>reads layer {layer} of a model with {layers}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>lee la capa {layer} de un modelo con {layers}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>llama.cpp cannot load {file}: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>llama.cpp no puede cargar {file}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} cannot chat: {reason}. Choose a text model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no puede chatear: {reason}. Elija un modelo de texto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it is a head that drafts for one certain model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es un cabezal que propone tokens para un modelo concreto</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it is an encoder-decoder model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es un modelo codificador-decodificador</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it computes embeddings, not text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>calcula embeddings, no texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it is a diffusion model, which does not write from left to right</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es un modelo de difusión, que no escribe de izquierda a derecha</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>llama.cpp cannot make a context of {count} tokens for {file}: {reason}.</source>
   <extracomment>for 1: llama.cpp cannot make a context of {count} token for {file}: {reason}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>llama.cpp no puede crear un contexto de {count} token para {file}: {reason}.</numerusform>
    <numerusform>llama.cpp no puede crear un contexto de {count} tokens para {file}: {reason}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>The context of {count} tokens is full.</source>
   <extracomment>for 1: The context of {count} token is full.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>El contexto de {count} token está lleno.</numerusform>
    <numerusform>El contexto de {count} tokens está lleno.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>The pass was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La pasada se ha detenido.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>llama.cpp failed a pass of {count} tokens (status {status}): {reason}.</source>
   <extracomment>for 1: llama.cpp failed a pass of {count} token (status {status}): {reason}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>A llama.cpp le ha fallado una pasada de {count} token (estado {status}): {reason}.</numerusform>
    <numerusform>A llama.cpp le ha fallado una pasada de {count} tokens (estado {status}): {reason}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{model} cannot drop its last tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} no puede descartar sus últimos tokens.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>The state of {model} cannot be saved.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El estado de {model} no se puede guardar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{model} cannot go back to its state.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} no puede volver a su estado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>There is no GPU called {name} here, nor any other one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aquí no hay ninguna GPU llamada {name}, ni ninguna otra.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>There is no GPU called {name} here. There is {known}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aquí no hay ninguna GPU llamada {name}. Hay {known}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} is a folder. Choose a .gguf file in it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} es una carpeta. Elija un archivo .gguf de ella.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} does not exist. Check the name or choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no existe. Compruebe el nombre o elija otro archivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no se puede leer: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} is empty. Models for Foretoken are .gguf files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está vacío. Los modelos para Foretoken son archivos .gguf.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} is not a GGUF file. Models for Foretoken are .gguf files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no es un archivo GGUF. Los modelos para Foretoken son archivos .gguf.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/library.py" />
   <source>it gave no reason</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no ha dado ningún motivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/vocabulary.py" />
   <source>This model has no vocabulary, so it cannot read text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este modelo no tiene vocabulario, así que no puede leer texto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/vocabulary.py" />
   <source>This model's vocabulary has no token for the space that stands before every text, so it cannot read any. Choose another model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El vocabulario de este modelo no tiene ningún token para el espacio que precede a todo texto, así que no puede leer ninguno. Elija otro modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/sampling/probabilities.py" />
   <source>The model returned logits that are not finite numbers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo ha devuelto logits que no son números finitos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>this build of llama.cpp does not tell the inner states of models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>esta compilación de llama.cpp no da acceso a los estados internos de los modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>the draft model cannot roll back: it is recurrent</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el modelo borrador no puede volver atrás: es recurrente</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>no draft model is chosen</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no hay ningún modelo borrador elegido</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>The prompt is empty. Write something for the model to go on from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El prompt está vacío. Escriba algo a partir de lo cual pueda continuar el modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>The prompt holds a token that the model's vocabulary lacks.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El prompt contiene un token que no está en el vocabulario del modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>There is no draft to use: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay ningún borrador que usar: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>the character NUL</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el carácter NUL</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>line breaks</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>saltos de línea</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>tabs</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tabuladores</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>spaces</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>espacios</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>{count} others</source>
   <comment>characters</comment>
   <extracomment>for 1: {count} other</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} más</numerusform>
    <numerusform>{count} más</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>Left out, because this model has no way to spell it: {characters}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se ha omitido lo que este modelo no puede escribir: {characters}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>half a character</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>medio carácter</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>the tokenizers are of different kinds, {target} and {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>los tokenizadores son de tipos distintos, {target} y {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>vocabulary {target} against {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vocabulario de {target} frente a {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>token {token} differs: {target} / {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el token {token} difiere: {target} / {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>token {token} differs: it ends an answer only for the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el token {token} difiere: solo para el objetivo termina una respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>token {token} differs: it ends an answer only for the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el token {token} difiere: solo para el borrador termina una respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>prompts begin with different tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>los prompts empiezan con tokens distintos</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>accepted draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>borrador aceptado</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>accepted lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>búsqueda aceptada</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>target correction</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>corrección del objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>bonus token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>token extra</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>target only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>solo el objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>chosen by hand</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>elegido a mano</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>unknown source</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>origen desconocido</translation>
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
   <translation>una respuesta es de una forma o de un tipo que no está en la lista</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup over plain decoding, and the tokens per second of that: the median of the rounds, ± half of their range. 1.00x is as fast as without drafting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aceleración frente a la decodificación normal, y los tokens por segundo de esta: la mediana de las rondas, ± la mitad de su intervalo. 1,00x es tan rápido como sin borradores.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, adaptive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelo borrador, adaptativo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, step rule</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelo borrador, regla por pasos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, moving average</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelo borrador, media móvil</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Questions</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preguntas</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Stories</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Relatos</translation>
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
   <translation>Código</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Rewriting</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reescritura</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Copying</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copia</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Long text</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texto largo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Mixed</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mixto</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Benchmark of {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prueba de rendimiento de {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup by kind of text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aceleración por tipo de texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>All kinds together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todos los tipos juntos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Each round</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cada ronda</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, {count} tokens</source>
   <extracomment>for 1: Draft model, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Modelo borrador, {count} token</numerusform>
    <numerusform>Modelo borrador, {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Way of decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Forma de decodificar</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aceleración</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Range</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Intervalo</translation>
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
   <translation>Borradores aceptados</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens por pasada</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Propuesta de tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Verifying</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verificación</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Between tokens, ms (95 %)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entre tokens, ms (95 %)</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{mode} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} (en uso)</translation>
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
   <translation>Tipo de texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Round</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ronda</translation>
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
   <translation>Segundos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens por segundo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Plain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Normal</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>All kinds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todos los tipos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>There is no figure in both.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay ninguna cifra que esté en ambas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{mode}, {kind}: {after} here, {before} there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode}, {kind}: {after} aquí, {before} allí.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>all kinds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>todos los tipos</translation>
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
   <translation>de {least} a {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{speed} tok/s ({least} to {most})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speed} tok/s (de {least} a {most})</translation>
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
   <translation>La mediana, entre las rondas, de la media geométrica de los tipos: {kinds}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{accepted} of {drafted} drafted tokens accepted ({share}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} de {drafted} tokens propuestos aceptados ({share}).</translation>
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
   <translation>demasiado breve para medirlo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sin medir</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Round {number}: {tokens} tokens in {time} = {speed} tok/s, plain {plain_tokens} in {plain_time} = {plain} tok/s; {speed} / {plain} = {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ronda {number}: {tokens} tokens en {time} = {speed} tok/s, normal {plain_tokens} en {plain_time} = {plain} tok/s; {speed} / {plain} = {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>greedy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>voraz</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>temperature {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>temperatura {value}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{count} rounds</source>
   <extracomment>for 1: {count} round</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} ronda</numerusform>
    <numerusform>{count} rondas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{count} answers</source>
   <extracomment>for 1: {count} answer</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} respuesta</numerusform>
    <numerusform>{count} respuestas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>up to {count} tokens each</source>
   <extracomment>for 1: up to {count} token each</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>hasta {count} token en cada una</numerusform>
    <numerusform>hasta {count} tokens en cada una</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{threads} threads</source>
   <comment>of target and draft, as in 2+1</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{threads} hilos</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{count} cores</source>
   <extracomment>for 1: {count} core</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} núcleo</numerusform>
    <numerusform>{count} núcleos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{role}: {name}, {size}, contents {mark}</source>
   <comment>a model file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{role}: {name}, {size}, contenido {mark}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Other programs used {share} of the processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los demás programas ocuparon {share} del procesador.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Stopped after {done} of {planned} answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se detuvo tras {done} de {planned} respuestas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>This computer was busy: even plain decoding varied, so no result is certain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este equipo estaba ocupado: hasta la decodificación normal varió, así que ningún resultado es seguro.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Processor use of other programs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Uso del procesador por otros programas</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>none</source>
   <comment>a draft model</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ninguno</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Processor</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Procesador</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>System</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sistema</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Cores</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Núcleos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>llama.cpp's features</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Características de llama.cpp</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Threads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hilos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexto</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Settings of the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ajustes del objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Settings of the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ajustes del borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Sampling</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Muestreo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens por respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Questions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preguntas</translation>
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
   <translation>{what}: ha cambiado</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/file.py" />
   <source>{file} has changed while it was read. Read it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ha cambiado mientras se leía. Léalo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/file.py" />
   <source>one of its values has no name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>uno de sus valores no tiene nombre</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/file.py" />
   <source>it has two values with the name {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tiene dos valores con el nombre {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is damaged: {what}. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está dañado: {what}. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it claims to have {count} tensors</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dice tener {count} tensores</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it claims to have {count} values</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dice tener {count} valores</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>a name in it claims to have {count} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un nombre que contiene dice tener {count} bytes</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it has a value of the unknown type {type}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tiene un valor del tipo desconocido {type}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it claims to have a list of {count} texts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>dice tener una lista de {count} textos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it has a list of the unknown type {type}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tiene una lista del tipo desconocido {type}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>a tensor name in it claims to have {count} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el nombre de un tensor dice tener {count} bytes</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>tensor {name} has {count} dimensions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el tensor {name} tiene {count} dimensiones</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} has weights in a format that llama.cpp no longer reads (type {type}). Get a variant with another quantisation.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} tiene los pesos en un formato que llama.cpp ya no lee (tipo {type}). Obtenga una variante con otra cuantización.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} has weights in a format that this llama.cpp does not know (type {type}): the file is damaged or made for a newer version.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} tiene los pesos en un formato que este llama.cpp no conoce (tipo {type}): el archivo está dañado o hecho para una versión más nueva.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>tensor {name} has an impossible shape</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el tensor {name} tiene una forma imposible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>the alignment of its weights is impossible</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la alineación de sus pesos es imposible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it has two tensors with the name {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tiene dos tensores con el nombre {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>tensor {name} is not where it should be</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el tensor {name} no está donde debería</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: it ends within its header, after {size} bytes. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está incompleto: termina dentro de su encabezado, tras {size} bytes. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is empty. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está vacío. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} begins with zeros: it is the space for a download that was not finished.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} empieza con ceros: es el espacio reservado para una descarga que no terminó.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is only a Git LFS pointer to the model. Get it with git lfs pull.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} es solo un puntero de Git LFS al modelo. Obténgalo con git lfs pull.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is a web page, not a model. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} es una página web, no un modelo. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is of a format before GGUF, which llama.cpp no longer reads.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} es de un formato anterior a GGUF, que llama.cpp ya no lee.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: it ends after {count} bytes. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está incompleto: termina tras {count} bytes. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is not a GGUF file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no es un archivo GGUF.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is a big-endian file, for processors of another kind. Get a little-endian one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} es un archivo big-endian, para procesadores de otro tipo. Obtenga uno little-endian.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is of GGUF version 1, which llama.cpp no longer reads. Get a newer file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} es de la versión 1 de GGUF, que llama.cpp ya no lee. Obtenga un archivo más nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is damaged: it claims to be of GGUF version {version}. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está dañado: dice ser de la versión {version} de GGUF. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is of GGUF version {version}, which this llama.cpp cannot read: it is too new.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} es de la versión {version} de GGUF, que este llama.cpp no puede leer: es demasiado nueva.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: {shown} of {whole} {unit} are there. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está incompleto: hay {shown} de {whole} {unit}. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: its last {missing} bytes are missing. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está incompleto: faltan sus últimos {missing} bytes. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} is damaged: two of its tokens are the same text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está dañado: dos de sus tokens son el mismo texto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} has no tokenizer, so this llama.cpp cannot read text with it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no tiene tokenizador, así que este llama.cpp no puede leer texto con él.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} has the unknown tokenizer {tokenizer}, so this llama.cpp cannot read text with it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} tiene el tokenizador desconocido {tokenizer}, así que este llama.cpp no puede leer texto con él.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} is damaged: it has no list of tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está dañado: no tiene lista de tokens.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} is damaged: its list of token types is too short.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está dañado: su lista de tipos de tokens es demasiado corta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/access_token.py" />
   <source>This is no access token: one is a line of letters and digits.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esto no es un token de acceso: un token de acceso es una línea de letras y cifras.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>{model} is {size}, not about {expected}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} ocupa {size}, no unos {expected}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>{model} is {size} now ({bytes} bytes, not {expected}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} ocupa ahora {size} ({bytes} bytes, no {expected}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>The terms of {model} must be accepted on its page by now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ahora hay que aceptar las condiciones de {model} en su página.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>{model} names the licence {licence}, not {expected}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} indica la licencia {licence}, no {expected}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>After this download only {size} of the disk are free.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tras esta descarga solo quedarán libres {size} del disco.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{model} changes on the hub while it is downloaded. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} cambia en el hub mientras se descarga. Inténtelo más tarde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{model} has changed on the hub since this download began: it starts anew.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} ha cambiado en el hub desde que empezó esta descarga: empieza de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{file} is there already and is another file than the hub's. Rename or remove it, then try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ya está ahí y es un archivo distinto del que hay en el hub. Cámbiele el nombre o quítelo e inténtelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{file} came with wrong bytes: its checksum differs. What came was thrown away; try again, if need be in another network.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ha llegado con bytes erróneos: su suma de comprobación difiere. Lo recibido se ha desechado; inténtelo de nuevo, si hace falta en otra red.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{what}. Trying again in {seconds} s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}. Nuevo intento en {seconds} s.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>There is too little space in {folder}: {missing} are still to come, {free} are free, and {reserve} of that stay free. Remove something, or choose a smaller file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hay muy poco espacio en {folder}: faltan por llegar {missing}, hay {free} libres, y de ellos {reserve} se dejan libres. Quite algo o elija un archivo más pequeño.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{model} is being downloaded already, perhaps in another window of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} ya se está descargando, quizá en otra ventana de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>the answer to this search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la respuesta a esta búsqueda</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>The account of the access token may not download {model} yet. Accept its terms on {page}; some owners answer only after a while.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La cuenta del token de acceso aún no puede descargar {model}. Acepte sus condiciones en {page}; algunos propietarios tardan un tiempo en responder.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{model} is given only to those who accept its terms. Accept them on {page}, then enter an access token of that account.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} solo se da a quien acepta sus condiciones. Acéptelas en {page} y después introduzca un token de acceso de esa cuenta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{repository} no longer has the version that was asked for. Choose the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{repository} ya no tiene la versión que se pidió. Elija el modelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{repository} no longer has the file that was asked for. Choose the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{repository} ya no tiene el archivo que se pidió. Elija el modelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} does not accept the access token: it may be mistyped, expired or withdrawn. Enter a new one, or remove it where none is needed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} no acepta el token de acceso: puede estar mal escrito, caducado o revocado. Introduzca uno nuevo, o quítelo si no hace falta ninguno.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} does not answer as a hub does (HTTP {status}). Is HF_ENDPOINT right?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} no responde como un hub (HTTP {status}). ¿Es correcto HF_ENDPOINT?</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has no public {repository}. Check the name; if it is private, an access token of its owner is needed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} no tiene ningún {repository} público. Compruebe el nombre; si es privado, hace falta un token de acceso de su propietario.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has no {repository} that this access token may see. Check the name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} no tiene ningún {repository} que este token de acceso pueda ver. Compruebe el nombre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} does not give {what} to this computer or account. See {page} why.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} no da {what} a este equipo o a esta cuenta. El motivo está en {page}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>The proxy asks for a name and a password. Put them into its address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El proxy pide un nombre y una contraseña. Póngalos en su dirección.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has trouble of its own (HTTP {status}). Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} tiene un problema propio (HTTP {status}). Inténtelo más tarde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} leads from address to address without an end. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} lleva de una dirección a otra sin fin. Inténtelo más tarde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} refused {what} (HTTP {status}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ha rechazado {what} (HTTP {status}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>With an access token more is allowed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Con un token de acceso se permite más.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ha recibido demasiadas peticiones desde aquí. Inténtelo más tarde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again in {seconds} s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ha recibido demasiadas peticiones desde aquí. Inténtelo dentro de {seconds} s.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again in {count} minutes.</source>
   <extracomment>for 1: {host} has had too many requests from here. Try again in {count} minute.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{host} ha recibido demasiadas peticiones desde aquí. Inténtelo dentro de {count} minuto.</numerusform>
    <numerusform>{host} ha recibido demasiadas peticiones desde aquí. Inténtelo dentro de {count} minutos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again in {count} hours.</source>
   <extracomment>for 1: {host} has had too many requests from here. Try again in {count} hour.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{host} ha recibido demasiadas peticiones desde aquí. Inténtelo dentro de {count} hora.</numerusform>
    <numerusform>{host} ha recibido demasiadas peticiones desde aquí. Inténtelo dentro de {count} horas.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{file} of {repository} is no longer the file that is meant: its owner has replaced it. Choose it in the list of models if you want it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} de {repository} ya no es el archivo previsto: su propietario lo ha sustituido. Elíjalo en la lista de modelos si lo quiere.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{repository} has no file {file}. Choose one of its other files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{repository} no tiene ningún archivo {file}. Elija otro de sus archivos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{name} names no repository: owner/name is needed, as in Qwen/Qwen3-8B-GGUF.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no designa ningún repositorio: hace falta propietario/nombre, como en Qwen/Qwen3-8B-GGUF.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>The variable {name} holds no https address. Correct or remove it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La variable {name} no contiene una dirección https. Corríjala o quítela.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>The variable {name} forbids asking the hub. Remove it to download models.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La variable {name} prohíbe consultar el hub. Quítela para descargar modelos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{host} sends too much or too slowly. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} envía demasiado o con demasiada lentitud. Inténtelo más tarde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host} sent another piece of the file than was asked for. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ha enviado una parte del archivo distinta de la pedida. Inténtelo más tarde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host} sent more bytes than announced; they were thrown away. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ha enviado más bytes de los anunciados; se han desechado. Inténtelo más tarde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host} sent a piece of the file without saying which. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ha enviado una parte del archivo sin decir cuál. Inténtelo más tarde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host}, where {hub} keeps the file, refused it (HTTP {code}). Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host}, donde {hub} guarda el archivo, lo ha rechazado (HTTP {code}). Inténtelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{file} in {folder} is in the way: {reason}. Remove it and try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} en {folder} estorba: {reason}. Quítelo e inténtelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>The disk of {folder} is full. What has arrived is kept: free some space and go on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El disco de {folder} está lleno. Lo que ha llegado se conserva: libere espacio y continúe.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>Files in {folder} cannot become that large: the limit is the file system's or this account's. What has arrived is kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los archivos de {folder} no pueden llegar a ser tan grandes: el límite es del sistema de archivos o de esta cuenta. Lo que ha llegado se conserva.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{folder} cannot be written to: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se puede escribir en {folder}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It writes by diffusion, not token by token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Escribe por difusión, no token a token.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It is an attachment that speeds up one certain model, no model of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es un complemento que acelera un modelo concreto, no un modelo propio.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It makes speech.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Produce voz.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>Its encoder would have to read the prompt first, which Foretoken does not do.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Su codificador tendría que leer antes el prompt, y Foretoken no lo hace.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It is a table for quantising (imatrix), no model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es una tabla para cuantizar (imatrix), no un modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It has no vocabulary, so it is no model of texts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No tiene vocabulario, así que no es un modelo de texto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It holds a vocabulary only, no weights.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contiene solo un vocabulario, sin pesos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>does not exist</source>
   <comment>a folder, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no existe</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>is a file, not a folder</source>
   <comment>a folder, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es un archivo, no una carpeta</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It is no longer there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ya no está.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It is a link to a file that does not exist. Download the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es un enlace a un archivo que no existe. Descargue el modelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se puede leer: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It is no ordinary file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No es un archivo normal.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>cannot be read: {reason}</source>
   <comment>a folder, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no se puede leer: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>Ollama's note about it cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La nota de Ollama sobre él no se puede leer: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>Ollama's note about it is damaged. Pull the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La nota de Ollama sobre él está dañada. Descargue el modelo de nuevo con Ollama.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>Its data is missing. Pull the model again with Ollama.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Faltan sus datos. Descargue el modelo de nuevo con Ollama.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>Hugging Face cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caché de Hugging Face</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>llama.cpp cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caché de llama.cpp</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>{folder} does not exist. Check the name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{folder} no existe. Compruebe el nombre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>{folder} is a file. Name the folder that it lies in.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{folder} es un archivo. Indique la carpeta en la que está.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It</source>
   <comment>a file of a model</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El archivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its header makes no sense ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Su encabezado no tiene sentido ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Part {number} of {count} is missing. Download it to the same folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Falta la parte {number} de {count}. Descárguela en la misma carpeta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its parts are numbered higher than {count}. Download it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sus partes tienen números mayores que {count}. Descárguelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It is part {number} of {count}, and its name does not end like -00001-of-00003.gguf, so the others are not found. Rename the parts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es la parte {number} de {count}, y su nombre no termina como -00001-of-00003.gguf, así que no se encuentran las demás. Cambie el nombre de las partes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its name says part {number} of {count}, its content says part {number_inside} of {count_inside}. Download it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Su nombre dice parte {number} de {count}; su contenido, parte {number_inside} de {count_inside}. Descárguelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its parts do not belong to one model. Download them again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sus partes no pertenecen a un mismo modelo. Descárguelas de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free on {gpu}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>necesita {size}, {free} libres en {gpu}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>necesita {size}, {free} libres</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free in memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>necesita {size}, {free} libres en memoria</translation>
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
   <translation>Con estos cambios ({changes}): {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>no draft model</source>
   <comment>with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sin modelo borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>a cache of 8 bits (q8_0)</source>
   <comment>with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>caché de 8 bits (q8_0)</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>a context of {length} instead of {count} tokens</source>
   <comment>with</comment>
   <extracomment>for 1: a context of {length} instead of {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>contexto de {length} en lugar de {count} token</numerusform>
    <numerusform>contexto de {length} en lugar de {count} tokens</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>{on_gpu} of {count} layers on the GPU</source>
   <comment>with</comment>
   <extracomment>for 1: {on_gpu} of {count} layer on the GPU</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{on_gpu} de {count} capa en la GPU</numerusform>
    <numerusform>{on_gpu} de {count} capas en la GPU</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>What {file} needs was not known after {seconds} seconds. Try it again, or choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lo que necesita {file} no se ha sabido tras {seconds} segundos. Inténtelo de nuevo o elija otro archivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>What {file} needs cannot be told: llama.cpp crashed over it. The file is damaged or of a kind that this version does not know.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se puede decir lo que necesita {file}: llama.cpp ha fallado con él. El archivo está dañado o es de un tipo que esta versión no conoce.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>{file} cannot draft: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no puede proponer borradores: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on the processor</source>
   <comment>where a model is computed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en el procesador</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on {gpu}</source>
   <comment>where a model is computed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en {gpu}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>{some} of {count} layers on {gpu}</source>
   <comment>where a model is computed</comment>
   <extracomment>for 1: {some} of {count} layer on {gpu}</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{some} de {count} capa en {gpu}</numerusform>
    <numerusform>{some} de {count} capas en {gpu}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>the rest on the processor</source>
   <comment>where a model is computed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el resto en el procesador</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>Target and draft: {where}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Objetivo y borrador: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>Target: {where}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Objetivo: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>Draft: {where}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borrador: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>fits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cabe</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>just fits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cabe justo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>too big now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>demasiado grande ahora</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>too big here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>demasiado grande aquí</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par integrado</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built into the model (MTP)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Integrado en el modelo (MTP)</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Objetivo integrado</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borrador integrado</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/beside.py" />
   <source>{name} cannot draft here: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no sirve aquí de borrador: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/beside.py" />
   <source>{name} does not fit beside the models that are loaded: {needs}. Choose a smaller model, load a smaller pair first, or close other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no cabe junto a los modelos cargados: {needs}. Elija un modelo más pequeño, cargue antes un par más pequeño o cierre otros programas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>This is no benchmark of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esto no es una prueba de rendimiento de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>This is no race of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esto no es una carrera de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>The file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El archivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>A newer version of Foretoken has written this file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este archivo lo escribió una versión más nueva de Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test.py" />
   <source>prompts too long for the context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>prompts demasiado largos para el contexto</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test.py" />
   <source>too slow to test in {seconds} s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>demasiado lento para probarlo en {seconds} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test_results.py" />
   <source>answers too short to time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>respuestas demasiado cortas para medir el tiempo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test_results.py" />
   <source>nothing was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no se ha medido nada</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>computes embeddings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>calcula embeddings</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is an attachment for images or sound</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es un complemento para imágenes o sonido</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is an adapter, not a whole model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es un adaptador, no un modelo completo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>writes no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no escribe texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is broken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>está defectuoso</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target computes embeddings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el objetivo calcula embeddings</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target is an attachment for images or sound</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el objetivo es un complemento para imágenes o sonido</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target is an adapter, not a whole model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el objetivo es un adaptador, no un modelo completo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target writes no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el objetivo no escribe texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target is broken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el objetivo está defectuoso</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>larger than the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>mayor que el objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is the target itself</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es el propio objetivo</translation>
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
   <translation>no puede volver atrás: recurrente</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>cannot be read: {reason}</source>
   <comment>a model, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no se puede leer: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Writing sampled texts, round {done}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Escribiendo textos muestreados, ronda {done}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Comparing greedy texts, {done} of {of}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comparando textos voraces, {done} de {of}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Checks that drafting does not change the output: the pair writes with drafting, and every token is compared with what the target alone would write there. Takes about a minute.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comprueba que los borradores no cambian el resultado: el par escribe con borradores y cada token se compara con lo que el objetivo escribiría ahí por sí solo. Tarda alrededor de un minuto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafting is lossless</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borradores sin pérdidas</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafting changes the output</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los borradores cambian el resultado</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Inconclusive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No concluyente</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>First drafted token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Primer token propuesto</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Later drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens propuestos posteriores</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>After a fully accepted draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tras un borrador aceptado por completo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>All tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todos los tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>by draft difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>por diferencia con el borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>by likelihood</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>por probabilidad</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>With this version, the pair does not write what its target alone would. Turn drafting off, and please report this with the exported result.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Con esta versión, el par no escribe lo que escribiría su objetivo por sí solo. Desactive los borradores e informe de ello con el resultado exportado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Proof of {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Demostración de {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Sampled tokens match the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los tokens muestreados concuerdan con el objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Greedy texts are identical</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los textos voraces son idénticos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>No built-in question fits the context of this pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ninguna pregunta integrada cabe en el contexto de este par.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>With drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Con borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>This model cannot be checked: it rounds so differently in long and short passes that even its own tokens do not match its probabilities.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este modelo no se puede comprobar: redondea de forma tan distinta en pasadas largas y cortas que ni siquiera sus propios tokens concuerdan con sus probabilidades.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Only {count} drafted tokens were checked; {needed} are needed.</source>
   <extracomment>for 1: Only {count} drafted token was checked; {needed} are needed.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Solo se comprobó {count} token propuesto; hacen falta {needed}.</numerusform>
    <numerusform>Solo se comprobaron {count} tokens propuestos; hacen falta {needed}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Figure</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cifra</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Tokens written with drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens escritos con borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Lowest p value of {tests} tests</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Valor p más bajo de {tests} pruebas</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Fails below</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Falla por debajo de</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Results</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Resultados</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Respuestas</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafted tokens accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens propuestos aceptados</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafted tokens replaced</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens propuestos sustituidos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Bonus tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens extra</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Target's first choice written, with drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Primera opción del objetivo escrita, con borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Target's first choice written, plain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Primera opción del objetivo escrita, sin borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>A correct pair fails by chance, at most</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un par correcto falla por azar, como máximo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Of what is written where draft and target differ</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De lo que se escribe donde borrador y objetivo difieren</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Smallest change that is noticed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cambio más pequeño que se detecta</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Figures</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cifras</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Deviation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Desviación</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>p value</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Valor p</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>too few</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>muy pocos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Tests</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pruebas</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>{share} (expected {expected} ± {uncertainty})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{share} (esperado: {expected} ± {uncertainty})</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Texts compared</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textos comparados</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Identical, token for token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Idénticos, token a token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Different at a near tie, within rounding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Distintos por un casi empate, dentro del redondeo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Different by more than rounding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Distintos, más de lo que explica el redondeo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Skipped for lack of time or context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Omitidos por falta de tiempo o de contexto</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Tokens compared</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens comparados</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texto</translation>
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
   <translation>Diferencia de logits</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Rounding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Redondeo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Near tie</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Casi empate</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Differs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Difiere</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Texts that differ</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textos que difieren</translation>
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
   <translation>menos de {value}</translation>
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
   <translation>el final</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Carrera</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Plain</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Normal</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Lookup</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Búsqueda</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Always {count} tokens</source>
   <extracomment>for 1: Always {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Siempre {count} token</numerusform>
    <numerusform>Siempre {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Step rule</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Regla por pasos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Moving average</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Media móvil</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speculative</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Especulativa</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{count} characters</source>
   <extracomment>for 1: {count} character</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} carácter</numerusform>
    <numerusform>{count} caracteres</numerusform>
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
   <translation>El equipo estaba demasiado ocupado para comparar velocidades.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>The answers were too short to compare speeds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Las respuestas eran demasiado cortas para comparar velocidades.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>No measurable difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin diferencia medible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{name} is faster</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} va más rápido</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{name} is slower</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} va más lento</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Geometric mean of the repetitions: {ratios}. Reading the prompt is not included.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Media geométrica de las repeticiones: {ratios}. La lectura del prompt no se incluye.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speedup over {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aceleración frente a {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speedup over {name}, in characters per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aceleración frente a {name}, en caracteres por segundo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>unknown after one repetition</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>desconocido con una sola repetición</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>95 % interval</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Intervalo del 95 %</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>In tokens per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En tokens por segundo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Repetitions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Repeticiones</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{same} of {count} repetitions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{same} de {count} repeticiones</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Same text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mismo texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lado</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelo borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Characters/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caracteres/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Characters per token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caracteres por token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{accepted} of {drafted} drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} de {drafted} tokens propuestos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speeds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Velocidades</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{rate} ({low} to {high})</source>
   <comment>a speed and its interval</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{rate} (de {low} a {high})</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>95 % interval: {range}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Intervalo del 95 %: {range}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Compare characters per second: their tokens are not the same.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Compare los caracteres por segundo: sus tokens no son los mismos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Two models, so the texts differ.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dos modelos, así que los textos difieren.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts, as expected above temperature 0. Set both sides to temperature 0 to compare texts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textos distintos, como es de esperar con temperatura superior a 0. Ponga ambos lados a temperatura 0 para comparar los textos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts, as expected: the sides are sampled by different rules.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textos distintos, como es de esperar: los lados se muestrean con reglas distintas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts. The cause is unknown: this model cannot roll back to check.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textos distintos. La causa se desconoce: este modelo no puede volver atrás para comprobarlo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts: at least one side did not write what it computes when asked again. Please report this with the exported race.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textos distintos: al menos un lado no escribió lo que calcula cuando se le pregunta de nuevo. Informe de ello con la carrera exportada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts because of a near tie: rounding decided between two tokens that are almost equally likely. Both texts are the target's own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textos distintos por un casi empate: el redondeo decidió entre dos tokens que son casi igual de probables. Ambos textos son los propios del objetivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts, by more than rounding explains. A heavily quantised cache can cause this; otherwise please report it with the exported race.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Textos distintos, más de lo que explica el redondeo. Una caché muy cuantizada puede causarlo; si no es el caso, informe de ello con la carrera exportada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Token {index}, after “{before}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token {index}, después de «{before}»</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Wrote</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Escribió</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Probability of {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probabilidad de {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Where the texts differ</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dónde difieren los textos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>the end</source>
   <comment>of an answer</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el final</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>The question is too long for the context. Race a shorter one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La pregunta es demasiado larga para el contexto. Haga la carrera con una más corta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>Repetition {number} of {count}: {one} and {other} tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Repetición {number} de {count}: {one} y {other} tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>its answers contradict themselves</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sus respuestas no se pueden haber escrito así</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>Passed</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Superada</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>Failed</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fallida</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>Inconclusive</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No concluyente</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>about {count} seconds</source>
   <extracomment>for 1: about {count} second</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>cerca de {count} segundo</numerusform>
    <numerusform>unos {count} segundos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>about {count} minutes</source>
   <extracomment>for 1: about {count} minute</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>cerca de {count} minuto</numerusform>
    <numerusform>unos {count} minutos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>{duration} left</source>
   <comment>a duration</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>quedan {duration}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning.py" />
   <source>answers were too short to time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>las respuestas eran demasiado cortas para medir su tiempo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning.py" />
   <source>the context is too short for the questions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el contexto es demasiado corto para las preguntas</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>there was no time for it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no ha habido tiempo para ello</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>nothing is drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no se propone nada</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>no draft model is used</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no se usa ningún modelo borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>there is no other number of threads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no hay otro número de hilos posible</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>the cache of values needs it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la caché de valores la necesita</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>the batch has no room for another one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en el lote no cabe otro</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/model_files.py" />
   <source>{model} of {repository} is not on this computer: download it first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} de {repository} no está en este equipo: descárguelo antes</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/model_files.py" />
   <source>{model} is no longer in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} ya no está en {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>about {size}</source>
   <comment>a download</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>unos {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It needs about {needed} of the GPU's {total} of memory; {free} are free now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Necesita unos {needed} de los {total} de memoria de la GPU; ahora hay {free} libres.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It needs about {needed} of this computer's {total} of memory; {free} are free now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Necesita unos {needed} de los {total} de memoria de este equipo; ahora hay {free} libres.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>Larger pairs would fit too, but be slow on this processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>También cabrían pares más grandes, pero serían lentos en este procesador.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It is the largest that fits there comfortably.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es el más grande que cabe ahí con holgura.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It is the largest that leaves half of it to other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Es el más grande que deja la mitad a otros programas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>There is no preset {name}; it may have been deleted or renamed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay ningún preajuste {name}; puede que se haya eliminado o que haya cambiado de nombre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>There is a preset {name} already. Choose another name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ya existe un preajuste {name}. Elija otro nombre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>Your presets cannot be read: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sus preajustes no se pueden leer: {reason}</translation>
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
   <translation>{file} no se importa. {reason}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/presets/store.py" />
   <source>There would be {count} presets, and {most} can be kept. Delete some that you do not need.</source>
   <extracomment>for 1: There would be {count} preset, and {most} can be kept. Delete some that you do not need.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Habría {count} preajuste, y se pueden conservar {most}. Elimine algunos que no necesite.</numerusform>
    <numerusform>Habría {count} preajustes, y se pueden conservar {most}. Elimine algunos que no necesite.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>Preset {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preajuste {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>{preset}, name: {name} is there twice.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{preset}, nombre: {name} aparece dos veces.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>{file} was written by a later Foretoken (version {version} of the file, known here: {known}). Update Foretoken, or move the file away.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} lo escribió un Foretoken posterior (versión {version} del archivo; aquí se conoce la {known}). Actualice Foretoken o mueva el archivo a otro lugar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>The file of your presets was damaged: {problem} It is kept as {file}. No preset could be recovered.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El archivo de sus preajustes estaba dañado: {problem} Se conserva como {file}. No se ha podido recuperar ningún preajuste.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/presets/store.py" />
   <source>The file of your presets was damaged: {problem} It is kept as {file}. {count} presets were recovered.</source>
   <extracomment>for 1: The file of your presets was damaged: {problem} It is kept as {file}. {count} preset was recovered.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>El archivo de sus preajustes estaba dañado: {problem} Se conserva como {file}. Se ha recuperado {count} preajuste.</numerusform>
    <numerusform>El archivo de sus preajustes estaba dañado: {problem} Se conserva como {file}. Se han recuperado {count} preajustes.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>{file} is not a {kind} file: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no es un archivo {kind}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>{model} uses the {architecture} architecture, which this version of llama.cpp cannot load. Update Foretoken, or choose another pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} usa la arquitectura {architecture}, que esta versión de llama.cpp no puede cargar. Actualice Foretoken o elija otro par.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>The pair needs about {needed} of memory, and {free} are free (estimated).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El par necesita unos {needed} de memoria, y hay {free} libres (estimación).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>Close other programs, shorten the context, or choose a smaller pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cierre otros programas, acorte el contexto o elija un par más pequeño.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a model is either a file on disk or one of the hub, not both</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un modelo es un archivo del disco o uno del hub, no ambas cosas</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>path must be one that a file can have</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>path debe ser una ruta que pueda tener un archivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>path must be absolute, not {path}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>path debe ser una ruta absoluta, no {path}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a model of the hub has a shorter name than that</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un modelo del hub tiene un nombre más corto</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>repository must be owner/name, not {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>repository debe ser propietario/nombre, no {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>file must be the name of a .gguf file, not {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>file debe ser el nombre de un archivo .gguf, no {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>context_length must be from {least} to {most}, not {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>context_length debe estar entre {least} y {most}, no ser {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a preset's name has {most} characters at most</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el nombre de un preajuste tiene {most} caracteres como máximo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a preset's name must be one line of text, not {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el nombre de un preajuste debe ser una línea de texto, no {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>{file} is too large for a file of presets.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} es demasiado grande para un archivo de preajustes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>as TOML it may have {most} bytes; write it as JSON</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>como TOML puede tener {most} bytes; escríbalo como JSON</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a line of it has more than {most} dots, which keys never need</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>una de sus líneas tiene más de {most} puntos, y las claves nunca necesitan tantos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>its lists and tables lie too deep inside each other</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sus listas y tablas están anidadas a demasiada profundidad</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>it is no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no es texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/probing.py" />
   <source>{file} was not loaded: the system ended its trial, most likely because memory ran out. Close other programs or choose a smaller model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no se ha cargado: el sistema ha terminado su prueba, muy probablemente por falta de memoria. Cierre otros programas o elija un modelo más pequeño.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/probing.py" />
   <source>{file} makes llama.cpp crash, so it was not loaded: the file is damaged or of a kind that this version does not know.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} hace fallar a llama.cpp, así que no se ha cargado: el archivo está dañado o es de un tipo que esta versión no conoce.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/probing.py" />
   <source>{file} was not loaded: its trial hung and was ended after {seconds} seconds. The file may be damaged, or the disk very slow. Try it once more or choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no se ha cargado: su prueba se ha quedado bloqueada y se ha terminado tras {seconds} segundos. El archivo puede estar dañado, o el disco ser muy lento. Inténtelo otra vez o elija otro archivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/trial.py" />
   <source>The tokenizer gives tokens that the vocabulary lacks: the file is damaged. Get it again, or choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El tokenizador da tokens que no están en el vocabulario: el archivo está dañado. Obténgalo de nuevo o elija otro.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Appearance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aspecto</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ventana</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Reading</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lectura</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Notifications</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Notificaciones</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Statistics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Estadísticas</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Updates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Actualizaciones</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Follow system</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Según el sistema</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Light</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Claro</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Dark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Oscuro</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Theme</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tema</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The colours of the window. “Follow system” switches whenever the system does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los colores de la ventana. «Según el sistema» cambia cuando cambia el sistema.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Accent</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Color de acento</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The colour of links and main buttons. The system's accent colour is adjusted where text would be hard to read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El color de los enlaces y de los botones principales. El color de énfasis del sistema se ajusta donde el texto sería difícil de leer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Motion</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Movimiento</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Animated progress bars and menus, and a blinking text cursor. “Follow system” means full motion on systems that have no such setting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Barras de progreso y menús animados, y cursor de texto parpadeante. «Según el sistema» equivale a movimiento completo en los sistemas que no tienen este ajuste.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Completo</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Reduced</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reducido</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Language</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Idioma</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The language of the window, not of the answers; a change takes effect after a restart. Translations were made by machine and have not been reviewed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El idioma de la ventana, no de las respuestas; el cambio surte efecto al reiniciar el programa. Las traducciones son automáticas y no se han revisado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Text size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tamaño del texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The size of all text and of the controls around it, relative to normal.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El tamaño de todo el texto y de los controles que lo rodean, en relación con el normal.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show sidebar</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar la barra lateral</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The list of chats. It is hidden automatically while the window is too narrow.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La lista de chats. Se oculta automáticamente mientras la ventana es demasiado estrecha.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show live panel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar el panel en vivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Speed and acceptance of the answers. It is hidden automatically while the window is too narrow.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Velocidad y tasa de aceptación de las respuestas. Se oculta automáticamente mientras la ventana es demasiado estrecha.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show an icon in the system tray</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar un icono en la bandeja del sistema</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Its menu shows the window, starts a chat, stops an answer or quits. Not every desktop has a system tray.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Su menú muestra la ventana, empieza un chat, detiene una respuesta o cierra el programa. No todos los escritorios tienen bandeja del sistema.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Format answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dar formato a las respuestas</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show headings, lists, tables and code formatted, not as the Markdown that the model wrote.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar títulos, listas, tablas y código con formato, no como el Markdown que escribió el modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Origin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Origen</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Probability</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probabilidad</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Surprise</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sorpresa</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Token colours show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los colores de los tokens muestran</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Which model wrote each token, how likely it was for the target, or how surprising, in bits.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Qué modelo escribió cada token, qué probabilidad le dio el objetivo o cuánto sorprende, en bits.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Copy selections as Markdown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar lo seleccionado como Markdown</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Copy a selected part of an answer as the Markdown that the model wrote. A whole message is always copied that way.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar la parte seleccionada de una respuesta como el Markdown que escribió el modelo. Un mensaje entero siempre se copia así.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Format your messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dar formato a sus mensajes</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show Markdown in your own messages formatted, not as you typed it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar el Markdown de sus propios mensajes con formato, no como usted lo escribió.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Notify when a long answer is ready</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Avisar cuando una respuesta larga esté lista</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>For answers that take 20 seconds or more, while you are using another program. The notification has the name of the chat, unless it is temporary, and none of its content.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Para respuestas que tardan 20 segundos o más, mientras usted usa otro programa. La notificación incluye el nombre del chat, salvo que sea temporal, y nada de su contenido.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Draft from earlier chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar chats anteriores como borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Where an answer continues like something in your chats, attachments or earlier answers, that text is used as the draft. This changes the speed of answers, not their text. A copy of these texts, without temporary chats, is kept on this computer for it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuando una respuesta continúa como algo de sus chats, archivos adjuntos o respuestas anteriores, ese texto se usa como borrador. Esto cambia la velocidad de las respuestas, no su texto. Para ello se guarda en este equipo una copia de estos textos, sin los chats temporales.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Keep statistics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar estadísticas</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Counts, times and model names of every answer and error, also in temporary chats, in a file on this computer. Nothing that you or the model wrote is kept there, and nothing is sent.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cantidades, tiempos y nombres de los modelos de cada respuesta y error, también en chats temporales, en un archivo de este equipo. Nada de lo que escriban usted o el modelo se guarda ahí, y no se envía nada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Check for updates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar actualizaciones</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When Foretoken may download the list of its releases. Nothing about you is sent.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuándo puede Foretoken descargar la lista de sus versiones. No se envía nada sobre usted.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Never</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nunca</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Only when I ask</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Solo cuando lo pida</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Once a day</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Una vez al día</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Temperature</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temperatura</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How varied answers are. At 0 the most likely token is always chosen; above 1, unlikely tokens are chosen more often than the model predicts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuánto varían las respuestas. Con 0 se elige siempre el token más probable; por encima de 1, los tokens improbables se eligen más a menudo de lo que predice el modelo.</translation>
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
   <translation>Elegir solo entre esta cantidad de los tokens más probables; con 0 se desactiva.</translation>
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
   <translation>Elegir solo entre los tokens más probables que juntos alcanzan esta probabilidad; con 1 se desactiva.</translation>
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
   <translation>Excluir los tokens menos probables que esta fracción del más probable; con 0 se desactiva.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Repetition penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Penalización por repetición</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Makes recent tokens less likely by this factor; 1 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reduce la probabilidad de los tokens recientes en este factor; con 1 se desactiva.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Presence penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Penalización por presencia</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Lowers the score of every recent token by this much, however often it occurred; 0 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Resta este valor a la puntuación de cada token reciente, sin importar cuántas veces haya aparecido; con 0 se desactiva.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Frequency penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Penalización por frecuencia</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Lowers the score of a recent token by this much for each time it occurred; 0 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Resta este valor a la puntuación de un token reciente por cada vez que haya aparecido; con 0 se desactiva.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Penalty window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ventana de las penalizaciones</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How many tokens count as recent for the three penalties, including those of the prompt.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuántos tokens cuentan como recientes para las tres penalizaciones, incluidos los del prompt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Seed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Semilla</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>With the same seed, the same question gets the same answer. “Random” uses a new seed for each answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Con la misma semilla, la misma pregunta recibe la misma respuesta. «Aleatoria» usa una semilla nueva para cada respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Random</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aleatoria</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Maximum answer length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Longitud máxima de la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>An answer stops after this many tokens; you can continue it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Una respuesta se detiene tras esta cantidad de tokens; puede continuarla.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Stop strings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cadenas de parada</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>An answer stops before any of these, as well as before the model's own. Separate them with ; and write \n for a new line.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Una respuesta se detiene antes de cualquiera de estas cadenas, y también antes de las propias del modelo. Sepárelas con ; y escriba \n para un salto de línea.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When the context is full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuando el contexto está lleno</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>What happens when a chat no longer fits into the model's context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Qué ocurre cuando un chat ya no cabe en el contexto del modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Leave out the oldest turns</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Omitir los turnos más antiguos</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Stop with an error</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detener con un error</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Takes effect when the model is loaded again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Surte efecto cuando el modelo se carga de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}, {range}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Valor predeterminado: {default}, {range}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Valor predeterminado: {default}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>activado</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>desactivado</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>{number} %</source>
   <comment>a share in hundredths</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>a number from {least} to {most}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un número de {least} a {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>a whole number from {least} to {most}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un número entero de {least} a {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>empty</source>
   <comment>a text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vacío</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>“{text}”</source>
   <comment>a text in quotes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>«{text}»</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/preferences/preference.py" />
   <source>a text of {count} characters at most</source>
   <extracomment>for 1: a text of {count} character at most</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>un texto de {count} carácter como máximo</numerusform>
    <numerusform>un texto de {count} caracteres como máximo</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>none</source>
   <comment>texts</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ninguno</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/preferences/preference.py" />
   <source>{count} texts at most with {longest} characters each at most</source>
   <extracomment>for 1: {count} text at most with {longest} characters at most</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} texto como máximo, de {longest} caracteres como máximo</numerusform>
    <numerusform>{count} textos como máximo, de {longest} caracteres cada uno como máximo</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>Nothing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nada</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>{limits}, or nothing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{limits}, o nada</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>from {least} to {most}</source>
   <comment>numbers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>de {least} a {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>They are still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todavía se están escribiendo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>it holds no preferences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no contiene preferencias</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>Your preferences cannot be read: {why}. Until {path} can be used, what you change lasts as long as this window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sus preferencias no se pueden leer: {why}. Hasta que se pueda usar {path}, lo que cambie dura lo mismo que esta ventana.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>Your preferences could not be read: {why}. Foretoken begins with its own; the file is kept as {name} in {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sus preferencias no se han podido leer: {why}. Foretoken empieza con las suyas; el archivo se conserva como {name} en {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>the system refuses it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el sistema lo rechaza</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>This server cannot continue an answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este servidor no puede continuar una respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>{host} wrote {most} characters and did not end.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ha escrito {most} caracteres y no ha terminado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The connection to {host} broke off in the middle of the answer. Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La conexión con {host} se ha interrumpido en mitad de la respuesta. Inténtelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>{host} gave up in the middle of the answer. Try again; its log may tell more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ha abandonado en mitad de la respuesta. Inténtelo de nuevo; su registro quizá diga más.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server sent several tokens at once, so that its counters do not tell for all of them whether they were drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El servidor envió varios tokens a la vez, de modo que sus contadores no indican para todos si se propusieron.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server tells how many tokens it drafted and accepted, but not which ones.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El servidor indica cuántos tokens propuso y aceptó, pero no cuáles.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server counts the drafts of all its answers together, and others were answered at the same time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El servidor cuenta juntos los borradores de todas sus respuestas, y a la vez se escribían otras.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server does not tell whether and what it drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El servidor no indica si propuso algo, ni qué.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>{host} was not asked: whoever is on the way to it could read along, and nobody has agreed to that.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha consultado {host}: quien esté en el camino podría leerlo todo, y nadie lo ha aceptado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>it is packed ({kind}), which nobody asked for</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>está comprimido ({kind}), cosa que nadie ha pedido</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>it is a web page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es una página web</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>it is of the kind {kind}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es del tipo {kind}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>it is no stream of events</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no es un flujo de eventos</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>one of its events is longer than {most} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>uno de sus eventos supera los {most} bytes</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>one of its lines is longer than {most} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>una de sus líneas supera los {most} bytes</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>it is no JSON object</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no es un objeto JSON</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/looking.py" />
   <source>{host} answers, but lists no models: is it a server of models?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} responde, pero no enumera modelos: ¿es un servidor de modelos?</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/looking.py" />
   <source>Ollama cuts what does not fit its context without a word. How long that is says OLLAMA_CONTEXT_LENGTH, or num_ctx of a model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ollama recorta sin avisar lo que no cabe en su contexto. Cuánto cabe lo fija OLLAMA_CONTEXT_LENGTH, o num_ctx de un modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>OpenAI-compatible server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>servidor compatible con OpenAI</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>The address holds a name or a password. Enter the key in its own field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La dirección contiene un nombre o una contraseña. Escriba la clave en su propio campo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>{address} is no address of a server. One looks like http://localhost:8080 or https://example.org/v1.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{address} no es la dirección de un servidor. Una tiene la forma http://localhost:8080 o https://example.org/v1.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server_keys.py" />
   <source>This is no key: one is a line of letters, digits and signs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esto no es una clave: una clave es una línea de letras, cifras y signos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server_list.py" />
   <source>There are {most} servers. Remove one first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hay {most} servidores. Quite uno antes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} was not found. Is its name right?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha encontrado {host}. ¿Es correcto el nombre?</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>Nothing listens at {host}. Is the server running, and is the port right?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nada escucha en {host}. ¿Está en marcha el servidor y es correcto el puerto?</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>Nobody vouches for the certificate of {host}: {reason}. If it is your own, name its file in the environment variable SSL_CERT_FILE.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nadie responde del certificado de {host}: {reason}. Si es suyo, indique su archivo en la variable de entorno SSL_CERT_FILE.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{sentence} It says: {words}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{sentence} Dice: {words}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>The chat does not fit the context of the model on {host}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El chat no cabe en el contexto del modelo de {host}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} wants a key (HTTP {code}). Enter it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} pide una clave (HTTP {code}). Escríbala.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} does not take the key (HTTP {code}). Enter another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} no acepta la clave (HTTP {code}). Escriba otra.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} has no such model, or nothing at this address (HTTP {code}). Look at the address, and choose one of its models.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} no tiene ese modelo, o no tiene nada en esta dirección (HTTP {code}). Compruebe la dirección y elija uno de sus modelos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} is still loading its model. Try again in a moment.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} aún está cargando su modelo. Inténtelo dentro de un momento.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} is busy (HTTP {code}) and asks to wait for {seconds} s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} está ocupado (HTTP {code}) y pide esperar {seconds} s.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} is busy (HTTP {code}). Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} está ocupado (HTTP {code}). Inténtelo más tarde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} took too long (HTTP {code}). Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ha tardado demasiado (HTTP {code}). Inténtelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>Something failed on {host} (HTTP {code}). Try again; its log may tell more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Algo ha fallado en {host} (HTTP {code}). Inténtelo de nuevo; su registro quizá diga más.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} refuses to answer this (HTTP {code}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} se niega a responder a esto (HTTP {code}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} leads to another address, where nothing was sent: {where}. If that is right, enter it in place of this one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} lleva a otra dirección, a la que no se ha enviado nada: {where}. Si es correcta, escríbala en lugar de esta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>What {host} says makes no sense here: {problem}. Is it a server of models?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lo que dice {host} no tiene sentido aquí: {problem}. ¿Es un servidor de modelos?</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} sends more than it may: {problem}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} envía más de lo permitido: {problem}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/atomic_file.py" />
   <source>{file} is in use by another process.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está en uso por otro proceso.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/database.py" />
   <source>a newer version of Foretoken wrote it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>lo escribió una versión más nueva de Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} does not answer. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} no responde. Inténtelo más tarde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} was not found. Is this computer online?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha encontrado {host}. ¿Tiene conexión este equipo?</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>Nobody answers at {host}. Is a firewall in between? Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nadie responde en {host}. ¿Hay un cortafuegos por medio? Inténtelo más tarde.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} cannot be reached: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se puede acceder a {host}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>A SOCKS proxy is set, which is not supported. Set an HTTP proxy instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Está configurado un proxy SOCKS, que no se admite. Configure en su lugar un proxy HTTP.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The proxy does not lead to {host}: {reason}. Check the proxy's settings, or the variables http_proxy, https_proxy and no_proxy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El proxy no lleva a {host}: {reason}. Compruebe la configuración del proxy o las variables http_proxy, https_proxy y no_proxy.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The connection to {host} is not safe: {reason}. Check this computer's clock, and whether a network guard reads along with a certificate of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La conexión con {host} no es segura: {reason}. Compruebe el reloj de este equipo y si un filtro de la red lee el tráfico con un certificado propio.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The connection to {host} is not safe: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La conexión con {host} no es segura: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} does not speak https. Its address may begin with http://.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} no habla https. Su dirección puede empezar por http://.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} wants https. Let its address begin so.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} pide https. Haga que su dirección empiece así.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The connection to {host} broke off. Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La conexión con {host} se ha interrumpido. Inténtelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} sent something that makes no sense ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ha enviado algo que no tiene sentido ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} sent something that is no text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ha enviado algo que no es texto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>Only {received} of the {size} bytes of {file} arrived. Nothing was kept; try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Solo han llegado {received} de los {size} bytes de {file}. No se ha conservado nada; inténtelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{file} is not the file that was announced: its checksum differs. Nothing was kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no es el archivo anunciado: su suma de comprobación difiere. No se ha conservado nada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{file} cannot be written to {folder}: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} no se puede escribir en {folder}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} did not send it. There is nothing at this address (HTTP {code}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} no lo ha enviado. No hay nada en esta dirección (HTTP {code}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} did not send it. It refused (HTTP {code}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} no lo ha enviado. Lo ha rechazado (HTTP {code}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} sent more than the {most} bytes expected.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} ha enviado más de los {most} bytes esperados.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{address} is no https address, so it was not asked.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{address} no es una dirección https, así que no se ha consultado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} leads to an address that is not https.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{host} lleva a una dirección que no es https.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>una carpeta</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a pipe</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>una tubería</translation>
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
   <translation>un dispositivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a link</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un enlace</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>there can be no file of that name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no puede haber ningún archivo con ese nombre</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>it is {kind}, and only ordinary files are written to</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es {kind}, y solo se escribe en archivos normales</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>it is {kind}, and only ordinary files are read</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>es {kind}, y solo se leen archivos normales</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>it holds more than the {most} bytes that are read of it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contiene más de los {most} bytes que se leen de él</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>it is longer than {most} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tiene más de {most} bytes</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>line {line}: {problem}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>línea {line}: {problem}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>it holds a number with thousands of digits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contiene un número con miles de cifras</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>{number} is no number that can be used</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} no es un número que se pueda usar</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>its lists and tables lie inside each other more than {most} levels deep</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sus listas y tablas están anidadas en más de {most} niveles</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>it is longer than {most} characters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tiene más de {most} caracteres</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>its list holds something else than conversations</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>su lista contiene algo distinto de conversaciones</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>its lists and tables have more than {most} levels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sus listas y tablas tienen más de {most} niveles</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>one conversation is longer than {most} characters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>una conversación tiene más de {most} caracteres</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>its end is missing: it was cut off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>le falta el final: está cortado</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/kept_secrets.py" />
   <source>the system's keyring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el llavero del sistema</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/kept_secrets.py" />
   <source>this session</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>esta sesión</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>“{text}”</source>
   <comment>a quotation</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>«{text}»</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>{most} and {last}</source>
   <comment>a list</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{most} y {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>{most} or {last}</source>
   <comment>a list</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{most} o {last}</translation>
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
   <translation>no existe ese campo: {field}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>it has a name that cannot be shown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tiene un nombre que no se puede mostrar</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>it has a moment that cannot be shown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contiene un momento que no se puede mostrar</translation>
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
    <numerusform>… {count} línea más …</numerusform>
    <numerusform>… {count} líneas más …</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/system/shown_text.py" />
   <source>… {count} more characters …</source>
   <extracomment>for 1: … {count} more character …</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>… {count} carácter más …</numerusform>
    <numerusform>… {count} caracteres más …</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/system/update_feed.py" />
   <source>The release feed is of a kind that this version cannot read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La lista de versiones es de un tipo que esta versión no puede leer.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/update_feed.py" />
   <source>The release feed cannot be read: it is damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La lista de versiones no se puede leer: está dañada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Available when the model is ready</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Disponible cuando el modelo esté listo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Models on this computer, and pairs to get</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelos de este equipo y pares que se pueden obtener</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Choose models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elegir modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detenido.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Stopped at the limit of tokens for one answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detenido en el límite de tokens para una respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Stopped at the limit of steps for one answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detenido en el límite de pasos para una respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Interrupted: the app was closed while this was written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Interrumpido: la aplicación se cerró mientras se escribía esto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>The answer was cut off: the context is full. Start a new chat, or ask something shorter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La respuesta se ha cortado: el contexto está lleno. Empiece un chat nuevo o pregunte algo más corto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>There is no room for an answer: the context is full. Start a new chat, or ask something shorter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay sitio para una respuesta: el contexto está lleno. Empiece un chat nuevo o pregunte algo más corto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>The model returned an empty answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo devolvió una respuesta vacía.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>The built-in pair is a tiny demonstration. A bigger pair may know more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El par integrado es una pequeña demostración. Un par más grande puede saber más.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Notice</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aviso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Copy details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar los detalles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Copy the details of what happened</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar los detalles de lo ocurrido</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Copied</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thoughts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pensamientos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Show or hide the model's thoughts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar u ocultar los pensamientos del modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Reading the prompt…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Leyendo el prompt…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Reading the prompt… {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Leyendo el prompt… {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Load the pair like this, and go on with the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cargar el par así y continuar con la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Go on where the answer stopped</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seguir donde se detuvo la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Continue</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Continuar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Try again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reintentar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Ask the same question once more</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hacer otra vez la misma pregunta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Your message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Su mensaje</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>The model does not see unanswered questions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo no ve las preguntas sin respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Answer this question; what follows it stays as another version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Responder a esta pregunta; lo que la sigue se conserva como otra versión</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Answer again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Responder de nuevo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>The model no longer sees the messages above: the context is full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo ya no ve los mensajes de arriba: el contexto está lleno</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>A model reads only so much text at once. The oldest messages are left out,
so that this chat can go on. A new chat starts with an empty context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un modelo solo lee cierta cantidad de texto a la vez. Los mensajes más antiguos se omiten
para que este chat pueda continuar. Un chat nuevo empieza con un contexto vacío.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>Conversation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversación</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Find in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar en este chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Places found</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Coincidencias encontradas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>{number} of {count}</source>
   <comment>the places found</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} de {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>none</source>
   <comment>the places found</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ninguna</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>plain decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>decodificación normal</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>drafts by prompt lookup only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>borradores solo por búsqueda en el prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>drafts in every step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>borrador en cada paso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>fixed lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>anticipación fija</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>adaptive lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>anticipación adaptativa</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>step-rule lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>anticipación con regla por pasos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>ewma lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>anticipación con media móvil</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Escrito por {target}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}, with drafts by {draft}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Escrito por {target}, con borradores de {draft}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Sent to {name}, which is {host}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enviado a {name}, que es {host}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Computed {place}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Calculado {place}.</translation>
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
   <translation>penalización por repetición {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>presence penalty {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>penalización por presencia {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>frequency penalty {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>penalización por frecuencia {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>seed {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>semilla {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>fixed lookahead {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>anticipación fija {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_actions.py" />
   <source>Version {number} of {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Versión {number} de {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Edit your message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Editar su mensaje</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Cancel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cancelar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>The original stays as another version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El original se conserva como otra versión</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Save</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Enter saves, Esc cancels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Intro guarda; Esc cancela</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Send</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enviar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Enter sends, Esc cancels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Intro envía; Esc cancela</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Open this link?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>¿Abrir este enlace?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Open</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abrir</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>A long text: {count} characters, shown as plain text</source>
   <extracomment>for 1: A long text: {count} character, shown as plain text</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Un texto largo: {count} carácter, mostrado como texto sin formato</numerusform>
    <numerusform>Un texto largo: {count} caracteres, mostrado como texto sin formato</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>Only the first {count} lines are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Solo se muestran las primeras {count} líneas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/token_walk.py" />
   <source>Left and Right walk along the tokens, Enter shows all about one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Izquierda y Derecha recorren los tokens, Intro muestra todo sobre uno</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Ask this</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preguntar esto</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>The built-in pair is tiny and knows little. It is there to try things out.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El par integrado es diminuto y sabe poco. Está para probar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>For real work: {pair} ({size} to download, needs about {memory} of memory).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Para trabajar de verdad: {pair} ({size} de descarga, necesita unos {memory} de memoria).</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Opens Download models at this pair; nothing is downloaded yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abre Descargar modelos en este par; todavía no se descarga nada</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>See this pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ver este par</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Search commands, chats and models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar comandos, chats y modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Command palette</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paleta de comandos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Commands, chats and models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comandos, chats y modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>No matches</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin coincidencias</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>↑ ↓ to move    {take} to open    {close} to close</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>↑ ↓ para moverse    {take} para abrir    {close} para cerrar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Model</source>
   <comment>what the command palette offers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Attach again: {file}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adjuntar de nuevo: {file}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Recent file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Archivo reciente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Use again: {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Volver a usar: {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Recent server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Servidor reciente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Recent pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par reciente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Server</source>
   <comment>what the command palette offers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Servidor</translation>
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
   <translation>{key} ya es el atajo de «{command}».</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>A shortcut is one key, with or without modifiers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un atajo es una sola tecla, con o sin modificadores.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is reserved for editing text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} está reservado para editar texto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is reserved for moving, or by the system.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} está reservado para moverse, o por el sistema.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} types text by itself.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} por sí solo escribe texto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is reserved by the system.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} está reservado por el sistema.</translation>
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
   <translation>Mensaje</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Models</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>View</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ver</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Help</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ayuda</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>New</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nuevo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Menu</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Menú</translation>
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
   <translation>Tema</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Help</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ayuda</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Anywhere in the window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En cualquier lugar de la ventana</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the message field</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En el campo de mensaje</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>On a message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En un mensaje</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>On the tokens of an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En los tokens de una respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>While finding in a chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Al buscar en un chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the chat search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En la búsqueda de chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the list of chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En la lista de chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the command palette</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En la paleta de comandos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the model picker</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En el selector de modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En los ajustes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the system prompts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En los prompts del sistema</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In a replay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En una reproducción</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En los atajos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the guide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En la guía</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In dialogs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En los cuadros de diálogo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>{keys} or {key}</source>
   <comment>keys that do the same</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{keys} o {key}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>“{command}” has no shortcut now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>«{command}» ya no tiene atajo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>The shortcut of “{command}” is now {key}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El atajo de «{command}» es ahora {key}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>“{command}” has its default shortcut again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>«{command}» vuelve a tener su atajo predeterminado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>All commands have their default shortcuts again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todos los comandos vuelven a tener sus atajos predeterminados.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: follow system</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tema: según el sistema</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: light</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tema: claro</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: dark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tema: oscuro</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Token colours: origin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Colores de los tokens: origen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Token colours: probability</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Colores de los tokens: probabilidad</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Token colours: surprise</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Colores de los tokens: sorpresa</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save charts as an image (PNG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar los gráficos como imagen (PNG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save charts as an image (SVG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar los gráficos como imagen (SVG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save chart data as a table (CSV)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar los datos de los gráficos como tabla (CSV)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Guide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guía</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Pages about everything, with a search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Páginas sobre todo, con búsqueda</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>How it works</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cómo funciona</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>A short guide, with a step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Una guía breve, con un paso de su última respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>What's this?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>¿Qué es esto?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Explain the focused item, or the next one you click</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Explicar el elemento enfocado, o el próximo en el que haga clic</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Keyboard shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Atajos de teclado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show the keyboard shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar los atajos de teclado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find a command, a chat or a model by a few letters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Encontrar un comando, un chat o un modelo con unas pocas letras</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Settings…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ajustes…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>All settings, with a search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todos los ajustes, con búsqueda</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Statistics…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Estadísticas…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Totals for all answers by model and day, and errors</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Totales de todas las respuestas por modelo y día, y errores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Menu</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Menú</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open the menu</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abrir el menú</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Start a new chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Empezar un chat nuevo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Temporary chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chat temporal</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Start a chat that is not saved</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Empezar un chat que no se guarda</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>New folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nueva carpeta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar en todos los chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find words in all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar palabras en todos los chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show archived chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar los chats archivados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Back up chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hacer copia de seguridad de los chats…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Restore chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restaurar chats…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Import chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importar chats…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Import chats from Foretoken, ChatGPT or LM Studio</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importar chats de Foretoken, ChatGPT o LM Studio</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar todos los chats…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export all chats to one file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar todos los chats a un solo archivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export this chat…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar este chat…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export this chat to a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar este chat a un archivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Print this chat…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Imprimir este chat…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eliminar todos los chats…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Stop the answer or a running test</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detener la respuesta o una prueba en curso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Attach files…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adjuntar archivos…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Attach text files or PDFs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adjuntar archivos de texto o PDF</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Clear recent files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borrar los archivos recientes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>System prompt…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt del sistema…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Instructions for the model in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Instrucciones para el modelo en este chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Sampling…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Muestreo…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Temperature, cut-offs, penalties and length for the next answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temperatura, cortes, penalizaciones y longitud para las próximas respuestas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy the last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar la última respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay the answer…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reproducir la respuesta…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay the answer in view, with its colours and charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reproducir la respuesta a la vista, con sus colores y gráficos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay an answer from a file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reproducir una respuesta de un archivo…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay an answer from an exported chat, without importing it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reproducir una respuesta de un chat exportado, sin importarlo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo delete</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Deshacer la eliminación</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Deshacer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find in this chat; ignores case and accents</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar en este chat; no distingue mayúsculas ni acentos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next match</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Coincidencia siguiente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous match</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Coincidencia anterior</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Choose models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elegir modelos…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Choose the target and the draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elegir el modelo objetivo y el modelo borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Download models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Descargar modelos…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Ready-made pairs and all models on the hub</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pares ya preparados y todos los modelos del hub</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Clear recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borrar los pares recientes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Connect to a server…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conectar con un servidor…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use a server instead of a model on this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar un servidor en lugar de un modelo de este equipo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Engine settings…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ajustes del motor…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>How the loaded models run: threads, caches, draft length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cómo se ejecutan los modelos cargados: hilos, cachés, longitud del borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Race: plain vs. speculative…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Carrera: normal frente a especulativa…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Answer the same question both ways, side by side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Responder la misma pregunta de ambas formas, una junto a la otra</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Benchmark…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prueba de rendimiento…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Measure drafting by kind of text, and compare with earlier runs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Medir los borradores por tipo de texto y comparar con ejecuciones anteriores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Verify losslessness…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verificar la ausencia de pérdidas…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Check that drafting does not change the output</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comprobar que los borradores no cambian el resultado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Activar o desactivar los colores de los tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Colour tokens by origin or probability</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Colorear los tokens por origen o probabilidad</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle the source of an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar u ocultar la fuente de una respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show the answer as the model wrote it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar la respuesta tal como la escribió el modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle formatting in answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Activar o desactivar el formato en las respuestas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle formatting in your messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Activar o desactivar el formato en sus mensajes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle Markdown in copied selections</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Activar o desactivar Markdown al copiar lo seleccionado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle sidebar</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar u ocultar la barra lateral</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle live panel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar u ocultar el panel en vivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Switch charts between this answer and the whole chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Alternar los gráficos entre esta respuesta y todo el chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Pause or resume charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pausar o reanudar los gráficos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Larger text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texto más grande</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Smaller text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texto más pequeño</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Normal text size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tamaño de texto normal</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy diagnostics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar el diagnóstico</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open logs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abrir los registros</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Check for updates…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar actualizaciones…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>About Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Acerca de Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Quit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Salir</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Send or queue the message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enviar el mensaje o ponerlo en cola</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Insert a line break</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Insertar un salto de línea</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Edit the last message (in an empty field)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Editar el último mensaje (con el campo vacío)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Go to the messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ir a los mensajes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo typing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Deshacer lo escrito</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mensaje anterior</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mensaje siguiente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Versión anterior</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Versión siguiente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy the text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar el texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Edit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Editar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Edit; keeps this version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Editar; conserva esta versión</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Cancel editing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cancelar la edición</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Regenerate</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Regenerar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Answer again; keeps this answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Responder de nuevo; conserva esta respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Continue where the answer stopped</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Continuar donde se detuvo la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Branch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Bifurcar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>New chat with a copy up to this message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chat nuevo con una copia hasta este mensaje</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reproducir…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay this answer with its colours and charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reproducir esta respuesta con sus colores y gráficos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eliminar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete this message and all below it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eliminar este mensaje y todos los que le siguen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export this message to a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar este mensaje a un archivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token anterior</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token siguiente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paso anterior</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paso siguiente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Inspect the token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Inspeccionar el token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Where the token came from, and its alternatives</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De dónde procede el token, y sus alternativas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Leave the tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Salir de los tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close find</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cerrar la búsqueda</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open the selected result</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abrir el resultado seleccionado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Clear the search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borrar la búsqueda</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Rename</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cambiar nombre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Pin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fijar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Unpin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dejar de fijar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Move to folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mover a una carpeta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Remove from folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitar de la carpeta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Duplicate</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Duplicar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export chats in folder…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar los chats de la carpeta…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Archive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Archivar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Unarchive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Desarchivar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Collapse</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contraer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Expand</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Expandir</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous item</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elemento anterior</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next item</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elemento siguiente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Run or open</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ejecutar o abrir</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close the palette</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cerrar la paleta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find a model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar un modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abrir archivo…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open a model file from anywhere</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abrir un archivo de modelo de cualquier ubicación</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save as preset…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar como preajuste…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save this pair and its settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar este par y sus ajustes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Load</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cargar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close or cancel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cerrar o cancelar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use as target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar como objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use as draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar como borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>New chat with this model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chat nuevo con este modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Reset to defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restablecer los valores predeterminados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show in folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar en la carpeta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy path</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar ruta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Remove from this list</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitar de esta lista</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Move to trash</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mover a la papelera</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Rename…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cambiar nombre…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replace with current choice</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reemplazar por la selección actual</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export all presets…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar todos los preajustes…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Import presets…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importar preajustes…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar ajustes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo the last change</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Deshacer el último cambio</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cerrar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Play or pause</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reproducir o pausar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Go to the beginning</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ir al principio</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Go to the end</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ir al final</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar atajos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Change the shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cambiar el atajo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search the guide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar en la guía</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Atrás</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar en este chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use this prompt from the next answer on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar este prompt a partir de la próxima respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete the prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eliminar el prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Press the selected button</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pulsar el botón seleccionado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Remove</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitar</translation>
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
   <translation>Detener</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Queue</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Poner en cola</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Stop the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detener la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Not now: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ahora no: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Not now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ahora no</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Send it after the messages before it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enviarlo después de los mensajes anteriores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Nothing is running</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay nada en marcha</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Attach files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adjuntar archivos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>The text is long, so it is attached as a file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El texto es largo, así que se adjunta como archivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>, or drop them on the window.</source>
   <comment>behind “Attach text files”</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>, o suéltelos en la ventana.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Unsent files are forgotten when you quit.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los archivos sin enviar se olvidan al salir.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Sampling: {kind}, temperature {t}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Muestreo: {kind}, temperatura {t}</translation>
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
   <translation>Prompt del sistema: {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>System: {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sistema: {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>System prompt: none</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompt del sistema: ninguno</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Context {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexto {used} de {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Context full: {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexto lleno: {used} de {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Context nearly full: {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexto casi lleno: {used} de {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>a file is still being read</source>
   <comment>Not now: …</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>todavía se está leyendo un archivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>This chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Kept for the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reservado para la respuesta</translation>
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
   <translation>Contado por el servidor para la última respuesta; solo él puede contar el próximo mensaje</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Context length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Longitud del contexto</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Too long by {count} tokens: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</source>
   <extracomment>for 1: Too long by {count} token: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Sobra {count} token: en el contexto del modelo caben {context}. Acorte el mensaje, sus archivos o el prompt del sistema, o cargue el modelo con un contexto más largo.</numerusform>
    <numerusform>Sobran {count} tokens: en el contexto del modelo caben {context}. Acorte el mensaje, sus archivos o el prompt del sistema, o cargue el modelo con un contexto más largo.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>The context is full: the oldest {count} turns will be left out.</source>
   <extracomment>for 1: The context is full: the oldest turn will be left out.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>El contexto está lleno: se omitirá el turno más antiguo.</numerusform>
    <numerusform>El contexto está lleno: se omitirán los {count} turnos más antiguos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Only {count} tokens are left for the answer.</source>
   <extracomment>for 1: Only {count} token is left for the answer.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Solo queda {count} token para la respuesta.</numerusform>
    <numerusform>Solo quedan {count} tokens para la respuesta.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>The context is nearly full: after {count} more tokens, old turns are left out.</source>
   <extracomment>for 1: The context is nearly full: after {count} more token, old turns are left out.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>El contexto está casi lleno: tras {count} token más se omiten los turnos antiguos.</numerusform>
    <numerusform>El contexto está casi lleno: tras {count} tokens más se omiten los turnos antiguos.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Conversation and chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversación y formato de chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Formato de chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>This message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este mensaje</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Left out: the oldest {count} turns</source>
   <extracomment>for 1: Left out: the oldest turn</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Se omite el turno más antiguo</numerusform>
    <numerusform>Se omiten los {count} turnos más antiguos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>{used} of {count} tokens once this is sent</source>
   <extracomment>for 1: {used} of {count} token once this is sent</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{used} de {count} token cuando se envíe esto</numerusform>
    <numerusform>{used} de {count} tokens cuando se envíe esto</numerusform>
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
   <translation>leyendo…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>counting…</source>
   <comment>tokens of a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contando…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Queued messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mensajes en cola</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>{count} files</source>
   <extracomment>for 1: {count} file</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} archivo</numerusform>
    <numerusform>{count} archivos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Queued: {message}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En cola: {message}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Moves it back to the field</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lo devuelve al campo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Click, or press Up in the empty field, to edit it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Haga clic, o pulse Arriba en el campo vacío, para editarlo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>queued</source>
   <comment>a message</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en cola</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Next answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Próxima respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>This model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Default</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Predeterminado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies to the next answer only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se aplica solo a la próxima respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies to all answers in this chat, with any model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se aplica a todas las respuestas de este chat, con cualquier modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies to this model, unless a chat has its own value.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se aplica a este modelo, salvo que un chat tenga su propio valor.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies unless a chat or a model has its own value.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se aplica salvo que un chat o un modelo tenga su propio valor.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>The preset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El preajuste</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>{title} reset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{title}, valor restablecido</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>all values reset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>todos los valores restablecidos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>recommended values</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>valores recomendados</translation>
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
   <translation>Volver a {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Use the inherited value</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar el valor heredado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Set by {option} until Foretoken is closed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fijado por {option} hasta que se cierre Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Inherited: {scope}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Heredado: {scope}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>From the chat template</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De la plantilla de chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Recommended for this model: {values}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Recomendado para este modelo: {values}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>{scope} uses {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{scope} usa {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Custom</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Personalizado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Close sampling</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cerrar el muestreo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Apply to</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aplicar a</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>What the values below apply to</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>A qué se aplican los valores de abajo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Reset all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restablecer todo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Remove all values set here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitar todos los valores fijados aquí</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Style</source>
   <comment>of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Estilo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>A set of values that go together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un conjunto de valores que van juntos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Save as…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar como…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Save these values as a style</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar estos valores como estilo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Delete this style; the values stay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eliminar este estilo; los valores se conservan</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Name of the style</source>
   <comment>of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nombre del estilo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Apply</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aplicar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Apply these values to this model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aplicar estos valores a este modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Options of this model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Opciones de este modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>System prompts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prompts del sistema</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>New</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nuevo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Add a prompt to the library</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Añadir un prompt a la biblioteca</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nombre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Name of the prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nombre del prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Save to library</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar en la biblioteca</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Give it a name, so that other chats can use it too</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Darle un nombre, para que otros chats también puedan usarlo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Text of the system prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texto del prompt del sistema</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Instructions for the model, read before the chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Instrucciones para el modelo, que se leen antes del chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>The chat keeps its system prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El chat conserva su prompt del sistema</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Use none</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No usar ninguno</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Remove the system prompt from this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitar el prompt del sistema de este chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Only this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Solo este chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>empty</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vacío</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>{name} (in use)</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} (en uso)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>In use</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En uso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Tokens cannot be counted: only the server has the vocabulary.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los tokens no se pueden contar: solo el servidor tiene el vocabulario.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Tokens are counted once a model is loaded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los tokens se cuentan cuando hay un modelo cargado.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Adds {count} tokens to each prompt.</source>
   <extracomment>for 1: Adds {count} token to each prompt.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Añade {count} token a cada prompt.</numerusform>
    <numerusform>Añade {count} tokens a cada prompt.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>This model's chat template has no system prompt, so the text goes at the beginning of the first question.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La plantilla de chat de este modelo no tiene prompt del sistema, así que el texto va al principio de la primera pregunta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>custom</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>personalizado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Engine</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Motor</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>CPU code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Código de CPU</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Loaded pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Par cargado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Licence</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Licencia</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>MIT, with parts under their own licences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>MIT, con partes que tienen sus propias licencias</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Licences…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Licencias…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>A desktop chat for local language models that shows how speculative decoding makes them faster. Everything runs on this computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un chat de escritorio para modelos de lenguaje locales que muestra cómo los acelera la decodificación especulativa. Todo se ejecuta en este equipo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Version {version}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Versión {version}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Licences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Licencias</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>This copy came without its licences.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esta copia ha llegado sin sus licencias.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Back up chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copia de seguridad de los chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Backing up chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Haciendo copia de seguridad de los chats…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Backed up {count} chats to {file} ({size}).</source>
   <extracomment>for 1: Backed up {count} chat to {file} ({size}).</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Se ha guardado {count} chat en {file} ({size}).</numerusform>
    <numerusform>Se han guardado {count} chats en {file} ({size}).</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restore chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restaurar chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Checking {file}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comprobando {file}…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>It replaces the {count} chats that are here now, of which a copy is kept.</source>
   <extracomment>for 1: It replaces the {count} chat that is here now, of which a copy is kept.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Sustituye al {count} chat que hay aquí ahora, del que se conserva una copia.</numerusform>
    <numerusform>Sustituye a los {count} chats que hay aquí ahora, de los que se conserva una copia.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restoring chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restaurando chats…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restore {count} chats?</source>
   <extracomment>for 1: Restore {count} chat?</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>¿Restaurar {count} chat?</numerusform>
    <numerusform>¿Restaurar {count} chats?</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restore</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restaurar</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restored the {count} chats from before.</source>
   <extracomment>for 1: Restored the {count} chat from before.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Se ha restaurado el {count} chat de antes.</numerusform>
    <numerusform>Se han restaurado los {count} chats de antes.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Everything is deleted permanently: chats, archived chats, folders, system prompts, and automatic backups. This cannot be undone. Backups that you saved yourself stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se elimina todo de forma permanente: chats, chats archivados, carpetas, prompts del sistema y copias de seguridad automáticas. Esto no se puede deshacer. Las copias de seguridad que haya guardado usted se conservan.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Permanently deleted {count} chats.</source>
   <extracomment>for 1: Permanently deleted {count} chat.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Se ha eliminado {count} chat de forma permanente.</numerusform>
    <numerusform>Se han eliminado {count} chats de forma permanente.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Delete all {count} chats?</source>
   <extracomment>for 1: Delete {count} chat?</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>¿Eliminar {count} chat?</numerusform>
    <numerusform>¿Eliminar los {count} chats?</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Delete everything?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>¿Eliminar todo?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Permanently deleted everything.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se ha eliminado todo de forma permanente.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Deleting all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eliminando todos los chats…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Delete all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eliminar todo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>The chats could not be opened. Restart Foretoken and try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se han podido abrir los chats. Reinicie Foretoken e inténtelo de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Chat backups</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copias de seguridad de chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>All files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todos los archivos</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>{file} contains {count} chats.</source>
   <extracomment>for 1: {file} contains {count} chat.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{file} contiene {count} chat.</numerusform>
    <numerusform>{file} contiene {count} chats.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>The newest is from {day}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El más reciente es del {day}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>These pages are in English only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Estas páginas están solo en inglés.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Click what you want explained, or press Esc to cancel.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Haga clic en lo que quiera que se le explique, o pulse Esc para cancelar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>{program} crashed the last time it ran. A report is kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{program} falló la última vez que se ejecutó. Se conserva un informe.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>This translation was made by a machine and has not been reviewed. You can choose another language in the settings.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esta traducción es automática y no se ha revisado. Puede elegir otro idioma en los ajustes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>The graphics card is not used: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se usa la tarjeta gráfica: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>One graphics driver is not used: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un controlador gráfico no se usa: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>A newer driver may help; “foretoken doctor” has the details.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un controlador más nuevo puede ayudar; «foretoken doctor» da los detalles.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Restart Foretoken to change the language.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reinicie Foretoken para cambiar el idioma.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Something went wrong in Foretoken ({kind}). You can continue; if it happens again, please report it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Algo ha fallado en Foretoken ({kind}). Puede continuar; si vuelve a ocurrir, informe de ello.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Diagnostics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diagnóstico</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Copied the diagnostics. They contain nothing of your chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se ha copiado el diagnóstico. No contiene nada de sus chats.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>There are no logs: {folder}: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay registros: {folder}: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>The logs are in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los registros están en {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Foretoken {version} is available.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken {version} está disponible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A language model writes one token at a time, about a piece of a word, and reads all of its weights for each. Speculative decoding saves most of that work: a small draft model guesses the next few tokens, and the large model, the target, checks all of them in a single pass. It keeps the guesses that it agrees with. At the first one that it does not, it writes its own token instead. Guesses can also be copied from earlier text, without a draft model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un modelo de lenguaje escribe un token cada vez, más o menos un trozo de palabra, y para cada uno lee todos sus pesos. La decodificación especulativa ahorra la mayor parte de ese trabajo: un modelo borrador pequeño adivina los próximos tokens y el modelo grande, el objetivo, los comprueba todos en una sola pasada. Conserva los tokens adivinados con los que está de acuerdo. En el primero con el que no lo está, escribe en su lugar su propio token. Los tokens también se pueden copiar de texto anterior, sin modelo borrador.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Most of the time of a pass goes into reading the weights from memory, and they are read once per pass, however many tokens it checks. So a pass that checks several tokens takes longer than a pass for one, but much less than a pass for each. A draft model is small and quick, and copying takes hardly any time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La mayor parte del tiempo de una pasada se va en leer los pesos de la memoria, y se leen una vez por pasada, sean cuantos sean los tokens que comprueba. Por eso, una pasada que comprueba varios tokens tarda más que una pasada para uno solo, pero mucho menos que una pasada para cada uno. Un modelo borrador es pequeño y rápido, y copiar apenas lleva tiempo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Each guess has a probability in the draft model and one in the target. If the target gives it at least as much, it is kept. If not, it is kept with the probability target / draft; otherwise the target picks another token, among those that it gives more than the draft. In total, each token is exactly as likely as if the target had written alone. At temperature 0 this means that a guess is kept only if it is the target's own choice.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cada token adivinado tiene una probabilidad en el modelo borrador y otra en el objetivo. Si el objetivo le da al menos la misma, se conserva. Si no, se conserva con la probabilidad objetivo / borrador; en caso contrario, el objetivo elige otro token, entre aquellos a los que da más que el borrador. En conjunto, cada token es exactamente tan probable como si el objetivo hubiera escrito solo. Con temperatura 0, esto significa que un token adivinado solo se conserva si es la elección del propio objetivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>One difference remains: numbers are rounded slightly differently in a pass for several tokens. Where two tokens are almost equally likely, the wording may differ from that of the target alone. Neither is better than the other.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Queda una diferencia: en una pasada para varios tokens, los números se redondean de forma ligeramente distinta. Donde dos tokens son casi igual de probables, el texto puede diferir del que escribiría el objetivo solo. Ninguno de los dos es mejor que el otro.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Drafting takes time, too. It pays off if a step gives more tokens than the target alone could write in the same time. Surprising text, a high temperature, or a draft model that is not much smaller or often wrong make it slower. Foretoken measures this while it writes: it drafts as many tokens as pay off, and pauses drafting if none do.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Proponer también lleva tiempo. Compensa si un paso da más tokens de los que el objetivo podría escribir solo en el mismo tiempo. Un texto sorprendente, una temperatura alta o un modelo borrador que no sea mucho más pequeño o que se equivoque a menudo lo hacen más lento. Foretoken lo mide mientras escribe: propone tantos tokens como compensen y pone en pausa los borradores si no compensa ninguno.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A small model guesses, a large model checks</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un modelo pequeño adivina, un modelo grande comprueba</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>After your first answer, this page shows its steps and numbers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Después de su primera respuesta, esta página muestra sus pasos y sus cifras.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Nothing was drafted for your last answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En su última respuesta no se propuso nada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Why it is faster</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Por qué es más rápido</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Why the answer stays the same</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Por qué la respuesta no cambia</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>When it is not faster</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuándo no es más rápido</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Numbers of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cifras de su última respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Glossary</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Glosario</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Text so far</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Texto hasta ahora</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Propuesto</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Checked in one pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comprobado en una pasada</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Escrito</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>{accepted} of {count} drafted tokens</source>
   <extracomment>for 1: {accepted} of {count} drafted token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{accepted} de {count} token propuesto</numerusform>
    <numerusform>{accepted} de {count} tokens propuestos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aceptados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Bonus token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token extra</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Target's own token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token propio del objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un paso de su última respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Checking {tokens} drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comprobar {tokens} tokens propuestos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Other</source>
   <comment>time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Otros</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>One step: {tokens} tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un paso: {tokens} tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>The target alone: {tokens} passes of {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El objetivo solo: {tokens} pasadas de {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>The target alone</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El objetivo solo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>An average step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un paso medio de su última respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Chance of being kept</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probabilidad de conservarse</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Chance of being kept: {target} / {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probabilidad de conservarse: {target} / {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Result</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Resultado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>kept</source>
   <comment>a token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>conservado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>rejected</source>
   <comment>a token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rechazado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Written instead: {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Escrito en su lugar: {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A token of your last answer: {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un token de su última respuesta: {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Tokens per step to break even</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens por paso para compensar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Tokens per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens por paso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Su última respuesta</translation>
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
   <translation>Borrar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Remove the shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitar el atajo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Reset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restablecer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Use the default shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar el atajo predeterminado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Restore defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restaurar valores predeterminados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Command</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comando</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Atajo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Select a command to change its shortcut.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Seleccione un comando para cambiar su atajo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>To change the shortcut, click the field and press the new keys.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Para cambiar el atajo, haga clic en el campo y pulse las teclas nuevas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>This shortcut cannot be changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este atajo no se puede cambiar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>No shortcut matches “{words}”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ningún atajo coincide con «{words}».</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Shortcut of the command</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Atajo del comando</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Progress</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Progreso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check once a day</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar una vez al día</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>You are told about new versions; nothing is downloaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se le avisa de las versiones nuevas; no se descarga nada</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Release notes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Notas de la versión</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>This build has no release feed and cannot check for new versions. Look where you got this copy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esta compilación no tiene lista de versiones y no puede buscar versiones nuevas. Mire donde obtuvo esta copia.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>No release feed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin lista de versiones</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Foretoken will request a small file from this address:
{address}

The request contains nothing about you, your chats, your models or this computer; like any request, it shows {host} your IP address. You are told if there is a newer version. Nothing is installed automatically.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken solicitará un archivo pequeño a esta dirección:
{address}

La solicitud no contiene nada sobre usted, sus chats, sus modelos ni este equipo; como cualquier solicitud, muestra a {host} su dirección IP. Se le avisa si hay una versión más nueva. No se instala nada automáticamente.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check for updates?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>¿Buscar actualizaciones?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar ahora</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Checking for updates…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscando actualizaciones…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Downloading…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Descargando…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>No file manager found. {file} is in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha encontrado ningún gestor de archivos. {file} está en {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>No browser found. The notes are at {address}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha encontrado ningún navegador. Las notas están en {address}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Something went wrong</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Algo ha fallado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>You have {present}. The newest release is {version} of {day}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usted tiene la {present}. La versión más reciente es la {version}, del {day}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Foretoken is up to date</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken está actualizado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar de nuevo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Foretoken {version} is available</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken {version} está disponible</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>There is no package for this computer; see the release notes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay ningún paquete para este equipo; consulte las notas de la versión.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>{file} ({size}) will be downloaded to your Downloads folder and verified. You install it yourself.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} ({size}) se descargará en su carpeta Descargas y se verificará. La instalación la hace usted.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Download</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Descargar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>{file} is in {folder}. Its checksum is correct.

To install it, close Foretoken and open the file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{file} está en {folder}. Su suma de comprobación es correcta.

Para instalarlo, cierre Foretoken y abra el archivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Downloaded and verified</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Descargado y verificado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Candidates, most likely first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Candidatos, primero los más probables</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Target</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>The target's own probability, before the sampling settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilidad propia del objetivo, antes de los ajustes de muestreo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Sampled</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Muestreo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>The target's probability after penalties, cuts and temperature</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilidad del objetivo tras las penalizaciones, los cortes y la temperatura</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Draft</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>The draft's probability after the same settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probabilidad del borrador tras los mismos ajustes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Candidates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Candidatos</translation>
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
   <translation>Antes de los ajustes de muestreo: {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Token inspector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Inspector de tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Find candidates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar candidatos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Close the inspector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cerrar el inspector</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>The model is busy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo está ocupado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>A character is only half written here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aquí hay un carácter escrito solo a medias</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>token {number} of {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>token {number} de {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>step {step}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>paso {step}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>position {position}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>posición {position}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Reading the prompt and the answer again…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Leyendo de nuevo el prompt y la respuesta…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Reads {count} tokens again to find what else could stand here.</source>
   <extracomment>for 1: Reads {count} token again to find what else could stand here.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Lee de nuevo {count} token para encontrar qué otra cosa podría ir aquí.</numerusform>
    <numerusform>Lee de nuevo {count} tokens para encontrar qué otra cosa podría ir aquí.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Candidates can be found when the model is free.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los candidatos se pueden buscar cuando el modelo esté libre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Continue from {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Continuar desde {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>rejected</source>
   <comment>a token that was drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>rechazado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The drafted token that the target replaced</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El token propuesto que el objetivo sustituyó</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Rejected draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borrador rechazado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Prompt lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Búsqueda en el prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Drafted by</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Propuesto por</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Where the drafted token came from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De dónde procede el token propuesto</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Draft p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p del borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Draft p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p del borrador (rechazado)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability with which the draft proposed it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilidad con la que el borrador lo propuso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Target p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p del objetivo (rechazado)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability that the target gave the rejected token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilidad que dio el objetivo al token rechazado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability that the target gave it when it was sampled</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilidad que le dio el objetivo cuando se muestreó</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Target p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p del objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability of the written token among what the target had left</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilidad del token escrito dentro de lo que le quedaba al objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Residual p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p residual</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Tokens that could be sampled here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens que se podrían muestrear aquí</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The chance that a token drafted here is accepted, whichever it is</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilidad de que se acepte un token propuesto aquí, sea cual sea</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Expected acceptance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aceptación esperada</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The target p recorded when the token was written. Other batch sizes or engine settings give slightly different probabilities.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La p del objetivo que se registró al escribirse el token. Otros tamaños de lote u otros ajustes del motor dan probabilidades ligeramente distintas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Recorded p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>p registrada</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Acceptance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tasa de aceptación</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>At temperature 0, only the target's most likely token is accepted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Con temperatura 0, solo se acepta el token más probable del objetivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>most likely only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>solo el más probable</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Block verification judges the draft as a whole, not token by token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La verificación por bloque juzga el borrador en conjunto, no token a token.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>whole draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>borrador entero</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The chance that this draft was accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La probabilidad de que se aceptara este borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>written</source>
   <comment>a token that stands here</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>escrito</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>ends the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>termina la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Already in the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ya está en la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The answer would end here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aquí terminaría la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Only part of a character</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Solo parte de un carácter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Not text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No es texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prueba de rendimiento</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Start</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Iniciar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>New benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nueva prueba de rendimiento</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Earlier benchmarks</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pruebas de rendimiento anteriores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Everything that was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todo lo que se ha medido</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Picture of the map</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Imagen del mapa</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>{answers}, time unknown until the first ones are written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{answers}, tiempo desconocido hasta que se escriban las primeras</translation>
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
   <translation>{pair} se ha omitido: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>{mode} is used from the next answer on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} se usa a partir de la próxima respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Deleted the benchmark of {when}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se ha eliminado la prueba de rendimiento del {when}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Picture</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Imagen</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Point at a figure, or use the arrow keys, to see where it comes from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Señale una cifra, o use las teclas de flecha, para ver de dónde procede.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>No way of decoding is certain to be faster.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ninguna forma de decodificar es con seguridad más rápida.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Change since the other benchmark: of the speedup, or for plain decoding of its tokens per second. ≈ means no difference beyond the spread of the rounds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cambio respecto a la otra prueba de rendimiento: de la aceleración o, en la decodificación normal, de sus tokens por segundo. ≈ significa que no hay diferencia por encima de la dispersión de las rondas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Use the best</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar la mejor</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Compare with</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comparar con</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Another benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Otra prueba de rendimiento</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>nothing</source>
   <comment>what a benchmark is compared with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nada</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Same files, computer, settings and versions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los mismos archivos, equipo, ajustes y versiones.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Also different: {what}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>También difiere: {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>{mode} is the fastest.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lo más rápido: {mode}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>{mode} is {percent} % faster than {over}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} va un {percent} % más rápido que {over}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Load this pair to use it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cargue este par para usarla.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose another way of decoding besides plain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elija otra forma de decodificar además de la normal.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose a kind of text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elija un tipo de texto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose a pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elija un par.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Enter up to {most} fixed lookaheads, from {least} to {longest}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Introduzca hasta {most} anticipaciones fijas, de {least} a {longest}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Every question is answered in every way of decoding, one after the other, in several rounds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cada pregunta se responde con todas las formas de decodificar, una tras otra, en varias rondas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>The spread needs at least three rounds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La dispersión necesita al menos tres rondas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>What all others are compared with</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Con lo que se comparan todas las demás</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Greedy (temperature 0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Voraz (temperatura 0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>As in a chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Como en un chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pares</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Kinds of text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tipos de texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Ways of decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Formas de decodificar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Draft model, fixed lookaheads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelo borrador, anticipaciones fijas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Rounds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Rondas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Questions of each kind</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preguntas de cada tipo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Amount</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cantidad</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>{pair} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair} (en uso)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>This pair has no usable draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este par no tiene ningún modelo borrador utilizable</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>An answer is being written. Wait for it, or stop it first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se está escribiendo una respuesta. Espere a que termine o deténgala antes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>The models are not ready yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los modelos aún no están listos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>Data (JSON)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Datos (JSON)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_files.py" />
   <source>Could not write {file}: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se pudo escribir {file}: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_files.py" />
   <source>Exported to {file}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportado a {file}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_files.py" />
   <source>Could not open {file}: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se pudo abrir {file}: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/jobs_controller.py" />
   <source>Verified lossless on {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verificado sin pérdidas el {day}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/jobs_controller.py" />
   <source>Not lossless: verification failed on {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Con pérdidas: la verificación falló el {day}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/jobs_controller.py" />
   <source>Verification of {day} was inconclusive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La verificación del {day} no fue concluyente</translation>
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
   <translation>Tokens según la probabilidad que les dio el objetivo, en {bins} grupos iguales. Esperado por grupo: {level} ± {band}. Hallado: de {least} a {most}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Verify losslessness</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verificar la ausencia de pérdidas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Verify</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verificar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Verify again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verificar de nuevo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detalles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Not verified yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin verificar todavía</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Start race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Iniciar carrera</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>New race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nueva carrera</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Open…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abrir…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Show an exported race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar una carrera exportada</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Open race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abrir carrera</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Playback position</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Posición de la reproducción</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Speed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Velocidad</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>1x is the speed at which it was written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>1x es la velocidad a la que se escribió</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Tokens over time, in seconds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens a lo largo del tiempo, en segundos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Characters over time, in seconds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caracteres a lo largo del tiempo, en segundos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Repetition {number} of {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Repetición {number} de {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>The repetition with the most typical speedup. Each side's time counts its own steps only, from the end of the prompt on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La repetición con la aceleración más típica. El tiempo de cada lado solo cuenta sus propios pasos, desde el final del prompt.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Pause</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pausar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Play again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reproducir de nuevo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Play</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reproducir</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Both sides answer the same question at the same time. They take turns on the same cores, so whatever slows this computer down slows both.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ambos lados responden la misma pregunta a la vez. Se turnan en los mismos núcleos, así que lo que frena este equipo frena a los dos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Two different targets: the other one is loaded for the race if there is enough memory. Each writes its own text, so their speeds are compared in characters per second.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dos objetivos distintos: el otro se carga para la carrera si hay memoria suficiente. Cada uno escribe su propio texto, así que sus velocidades se comparan en caracteres por segundo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>This target is loaded for the race if there is enough memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este objetivo se carga para la carrera si hay memoria suficiente.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>First side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Primer lado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Second side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Segundo lado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The model that answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo que responde</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>How tokens are drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cómo se proponen los tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The model that drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo que propone</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>How tokens are sampled</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cómo se muestrean los tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Temperature 0</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Temperatura 0</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>As in the chat ({how})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Como en el chat ({how})</translation>
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
   <translation>Sin modelo borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Plain (no drafting)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Normal (sin borradores)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{way} (as in the chat)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{way} (como en el chat)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Lookup (copies from the text so far)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Búsqueda (copia del texto escrito hasta ahora)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{way} (adaptive)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{way} (adaptativa)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Question</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pregunta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Where the question comes from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De dónde procede la pregunta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Your own</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Propia</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The last one of this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La última de este chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>What both sides are asked</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lo que se pregunta a ambos lados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Answer length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Longitud de la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The most tokens of an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El máximo de tokens de una respuesta</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>up to {count} tokens</source>
   <extracomment>for 1: up to {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>hasta {count} token</numerusform>
    <numerusform>hasta {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Enter a question.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Introduzca una pregunta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{name} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} (en uso)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>1st</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>1.º</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>2nd</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>2.º</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>3rd</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>3.º</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a target correction</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>después, una corrección del objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a bonus token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>después, un token extra</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>one token from the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>un token del objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then the answer ended</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>después, el final de la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{number}th</source>
   <comment>a place, such as 5th</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number}.º</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>steps {first} to {last}: {accepted} of {drafted} drafted accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>pasos {first} a {last}: {accepted} de {drafted} propuestos aceptados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>step {step}: no draft, {ending}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>paso {step}: sin borrador, {ending}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>step {step}: {accepted} of {drafted} drafted accepted, {ending}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>paso {step}: {accepted} de {drafted} propuestos aceptados, {ending}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Accepted per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aceptados por paso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Click a bar to see its text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Haga clic en una barra para ver su texto</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{count} steps per bar; click to see the text</source>
   <extracomment>for 1: {count} step per bar; click to see the text</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} paso por barra; haga clic para ver el texto</numerusform>
    <numerusform>{count} pasos por barra; haga clic para ver el texto</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>By draft position</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Por posición en el borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{accepted} of {drafted}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} de {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{place} draft token: {accepted} of {drafted} drafted accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>token {place} del borrador: {accepted} de {drafted} propuestos aceptados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Where the time goes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En qué se va el tiempo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>draft {draft} %, target {target} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>borrador {draft} %, objetivo {target} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>rest {share} %</source>
   <comment>of the time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>resto {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>Starts at {first}, lowest {lowest} at token {low}, highest {highest} at token {high}, ends at {last}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Empieza en {first}, mínimo {lowest} en el token {low}, máximo {highest} en el token {high}, termina en {last}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Proposed by the draft and accepted by the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Propuesto por el borrador y aceptado por el objetivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Chosen by the target where it rejected what was proposed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elegido por el objetivo donde rechazó lo propuesto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>An extra token of the target after it accepted the whole draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un token más del objetivo, tras aceptar el borrador entero.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Copied from earlier text of this chat, and accepted by the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiado de texto anterior de este chat y aceptado por el objetivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Generated by the target in a step without a draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Generado por el objetivo en un paso sin borrador.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>An alternative that you chose.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Una alternativa que usted eligió.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Written by a server that does not report where tokens come from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Escrito por un servidor que no indica de dónde proceden los tokens.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Probability that the target gave each token, in percent. Grey: not recorded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probabilidad que dio el objetivo a cada token, en porcentaje. Gris: sin registrar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Surprise in bits: 1 for a token with a probability of 50 %, 2 for 25 %. Grey: not recorded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sorpresa en bits: 1 para un token con una probabilidad del 50 %, 2 para el 25 %. Gris: sin registrar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Click to hide or show its colour.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un clic oculta o muestra su color.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Colores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>What the colours of the tokens show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Qué muestran los colores de los tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The live panel is hidden</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El panel en vivo está oculto</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>There is no answer yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todavía no hay respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>Save charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar los gráficos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>Saved as {file}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardado como {file}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The charts could not be saved: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los gráficos no se han podido guardar: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>This answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esta respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Charts of the answer in view</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gráficos de la respuesta a la vista</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chat entero</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Charts of all answers in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Gráficos de todas las respuestas de este chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Drag in a curve to zoom in, or hold Ctrl and turn the wheel.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Arrastre en una curva para ampliarla, o mantenga pulsada Ctrl y gire la rueda.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Show all tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar todos los tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Pause charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pausar los gráficos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Charts are paused</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los gráficos están en pausa</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Resume charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reanudar los gráficos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The answer keeps going.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La respuesta continúa.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Save as picture (PNG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar como imagen (PNG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Save as drawing (SVG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar como dibujo (SVG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Save steps as table (CSV)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar los pasos como tabla (CSV)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Anticipación</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Step time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tiempo por paso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Live</source>
   <comment>the panel with figures</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En vivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The server reports no steps that could be drawn.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El servidor no indica ningún paso que se pueda dibujar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>No measurements for this answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay mediciones de esta respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>As an answer is written, its speed and the source of its words appear here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mientras se escribe una respuesta, aquí aparecen su velocidad y el origen de sus palabras.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Computed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Calculado en</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Hide details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ocultar detalles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Show details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar detalles</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>0 to {top}</source>
   <comment>an axis</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>de 0 a {top}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>nothing drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>nada propuesto</translation>
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
    <numerusform>{count} propuesto</numerusform>
    <numerusform>{count} propuestos</numerusform>
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
   <translation>Chat entero: {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat. This answer: {state}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chat entero. Esta respuesta: {state}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Speedup not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aceleración sin medir</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Measuring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Midiendo…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>no drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sin borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>no drafting yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aún sin borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>- - without drafting: {speed} (measured)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>- - sin borradores: {speed} (medida)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>without drafting: measuring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sin borradores: midiendo…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat: {told}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chat entero: {told}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole answer: {told}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Respuesta entera: {told}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Last {count} steps: {speed}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Últimos {count} pasos: {speed}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Top of the chart: {rate} tok/s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tope del gráfico: {rate} tok/s.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Means of {count} steps with a draft: {accepted} drafted tokens accepted.</source>
   <extracomment>for 1: Means of {count} step with a draft: {accepted} drafted tokens accepted.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Media de {count} paso con borrador: {accepted} tokens propuestos aceptados.</numerusform>
    <numerusform>Media de {count} pasos con borrador: {accepted} tokens propuestos aceptados.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Last {count} steps: {accepted} of {drafted}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Último {count} paso: {accepted} de {drafted}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{figure}; curve over {count} steps</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{figure}; curva sobre {count} pasos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Drafted per step, mean of the last {count} steps with a draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Propuestos por paso, media de los últimos {count} pasos con borrador.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{mean} over all {count} steps with a draft.</source>
   <extracomment>for 1: {mean} over all {count} step with a draft.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{mean} en el único paso con borrador.</numerusform>
    <numerusform>{mean} en el total de {count} pasos con borrador.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Passes that only measure the plain speed are left out.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se cuentan las pasadas que solo miden la velocidad normal.</translation>
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
   <translation>Por qué terminaron los borradores, en pasos: {reasons}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused</source>
   <comment>drafting</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en pausa</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>drafted per step, last {count} steps</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>propuestos por paso, último {count} paso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused since token {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en pausa desde el token {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused at token {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en pausa en el token {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Accepted while thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aceptados al pensar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Accepted in the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aceptados en la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{accepted} of {drafted} ({share})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} de {drafted} ({share})</translation>
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
   <translation>Tiempo entre tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>thin line: predicted before the step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>línea fina: previsto antes del paso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{time} ms per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms por paso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The server does not report what its steps consist of.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El servidor no indica de qué constan sus pasos.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Mean of {count} steps: draft {draft} ms, target {target} ms, rest {rest} ms of {total} ms.</source>
   <extracomment>for 1: Mean of {count} step: draft {draft} ms, target {target} ms, rest {rest} ms of {total} ms.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Media de {count} paso: borrador {draft} ms, objetivo {target} ms, resto {rest} ms de {total} ms.</numerusform>
    <numerusform>Media de {count} pasos: borrador {draft} ms, objetivo {target} ms, resto {rest} ms de {total} ms.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{time} ms, predicted {predicted} ms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms, previsto {predicted} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>tokens {first} to {last}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tokens {first} a {last}</translation>
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
   <translation>Fijado por {origin}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/language.py" />
   <source>d MMMM yyyy</source>
   <comment>how a date is written, in Qt's letters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>d 'de' MMMM 'de' yyyy</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/language.py" />
   <source>MMMM yyyy</source>
   <comment>how a month is written, in Qt's letters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>MMMM 'de' yyyy</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>bonus token: every drafted token was accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>token extra: se aceptaron todos los tokens propuestos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>target only: nothing was drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>solo el objetivo: no se propuso nada</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>chosen by hand: the answer continues from here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>elegido a mano: la respuesta continúa desde aquí</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>a server wrote it and did not say where it came from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>lo escribió un servidor y no indicó de dónde procede</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{count} tokens make this text: {kinds}</source>
   <extracomment>for 1: {count} token makes this text: {kinds}</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} token forma este texto: {kinds}</numerusform>
    <numerusform>{count} tokens forman este texto: {kinds}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{token} target {probability}, copied from earlier text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{token} objetivo {probability}, copiado de texto anterior</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{token} target {probability}, draft {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{token} objetivo {probability}, borrador {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{token} target {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{token} objetivo {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>draft wanted {token} {draft}, target gave it {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el borrador quería {token} {draft}, el objetivo le dio {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>lookup proposed {token}, target gave it {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la búsqueda propuso {token}, el objetivo le dio {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>origen: este chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: a text that no longer exists</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>origen: un texto que ya no existe</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: chat {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>origen: chat {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: {file}, attached in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>origen: {file}, adjunto en este chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: {file}, attached in chat {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>origen: {file}, adjunto en el chat {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>step {step}, position {position}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>paso {step}, posición {position}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>step {step}, position {position} of {drafted}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>paso {step}, posición {position} de {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Contacting the hub…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contactando con el hub…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Confirm the download</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Confirme la descarga</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Queued</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En cola</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Paused</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En pausa</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fallida</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Discarded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Descartado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Downloads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Descargas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Progress of {download}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Progreso de {download}</translation>
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
   <translation>Eliminar lo descargado; esto se puede deshacer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Remove it from this list</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitarlo de esta lista</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Start the download</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Iniciar la descarga</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Keep what has been downloaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conservar lo descargado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Pause</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pausar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Resume</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reanudar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Continue where it stopped</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Continuar donde se detuvo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Remove it from this list; the files stay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitarlo de esta lista; los archivos se conservan</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Use</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Choose these models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elegir estos modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Hide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ocultar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Accept the terms of the model, and enter an access token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aceptar las condiciones del modelo e introducir un token de acceso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Enter token…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Introducir token…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>{received} of {size}</source>
   <comment>bytes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{received} de {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Checking files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comprobando archivos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>waiting to try again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>esperando para volver a intentarlo</translation>
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
   <translation>Objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Draft</source>
   <comment>heading of settings</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Drafting</source>
   <comment>heading of settings</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Propuesta de tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Adaptive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adaptativa</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fixed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Fija</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Token by token</source>
   <comment>how drafts are verified</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token a token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Block</source>
   <comment>how drafts are verified</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Por bloque</translation>
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
   <translation>5,5 bits, más precisa (q5_1)</translation>
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
   <translation>4,5 bits, más precisa (q4_1)</translation>
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
   <translation>Activado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Desactivado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Default ({tokens})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Predeterminado ({tokens})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Up to {tokens} tokens. Larger values use more memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hasta {tokens} tokens. Los valores mayores usan más memoria.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Automatic uses the fastest number measured. This computer: {cores} cores, {threads} threads.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Automático usa el número más rápido que se ha medido. Este equipo: {cores} núcleos, {threads} hilos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Device</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dispositivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Automatic uses the best GPUs, as far as they have room.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Automático usa las mejores GPU, mientras quede sitio en ellas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>GPU layers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Capas en la GPU</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>How many layers run on GPUs. Automatic uses as many as fit.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuántas capas se ejecutan en las GPU. Automático usa tantas como quepan.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Layers per GPU</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Capas por GPU</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Such as 20,13. Automatic divides the layers by free memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Por ejemplo, 20,13. Automático reparte las capas según la memoria libre.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Batch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lote</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Prompt tokens processed at a time; Stop takes effect between batches.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens del prompt que se procesan a la vez; Detener surte efecto entre lotes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Micro batch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Microlote</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Tokens computed together, at most the batch. Automatic: 128 or 512.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens que se calculan juntos, como máximo el lote. Automático: 128 o 512.</translation>
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
   <translation>Automático la usa en las GPU y donde la caché de valores la necesita.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Key cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caché de claves</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fewer bits use less memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Menos bits usan menos memoria.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Value cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caché de valores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fewer bits use less memory; below 16 bits needs flash attention.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Menos bits usan menos memoria; por debajo de 16 bits hace falta flash attention.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Method</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Método</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Where drafts come from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De dónde vienen los borradores.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Draft length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Longitud del borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Adaptive drafts only where it makes answers faster.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adaptativa propone solo donde acelera las respuestas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fixed length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Longitud fija</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Tokens drafted in each step.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens que se proponen en cada paso.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Verification</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Verificación</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Block accepts more of long drafts. Both are lossless.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Por bloque acepta más de los borradores largos. Ninguna causa pérdidas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Not available: no supported GPU was found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No disponible: no se ha encontrado ninguna GPU compatible.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Not used without drafting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se usa sin borradores.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Used with fixed draft length only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Solo se usa con longitud de borrador fija.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Processor only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Solo el procesador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>No GPU is used: {why}. Update the graphics driver or the GPU code of this version, and restart Foretoken with FORETOKEN_GPU_BACKENDS=again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se usa ninguna GPU: {why}. Actualice el controlador gráfico o el código de GPU de esta versión y reinicie Foretoken con FORETOKEN_GPU_BACKENDS=again.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>No draft model: drafts are copied from earlier text of the chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin modelo borrador: los borradores se copian de texto anterior del chat.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load this pair to measure it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cargue este par para medirlo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load the pair with these GPU layers to measure it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cargue el par con estas capas en la GPU para medirlo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Engine settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ajustes del motor</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>No GPU was found: both models run on the processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha encontrado ninguna GPU: ambos modelos se ejecutan en el procesador.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Show advanced settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar ajustes avanzados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Return all settings to their defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Devolver todos los ajustes a sus valores predeterminados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Reset to {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Restablecer a {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Result: {where}.</source>
   <comment>where layers go</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Resultado: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Applies when the pair is loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se aplica cuando se carga el par</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Stop the measurement first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detenga antes la medición</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Nothing has changed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nada ha cambiado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Reloads the pair and stops the current answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vuelve a cargar el par y detiene la respuesta actual</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Applies from the next answer on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se aplica a partir de la próxima respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load anyway</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cargar de todos modos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Apply and reload</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aplicar y volver a cargar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Measuring memory…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Midiendo la memoria…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Target</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Draft</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Caches</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cachés</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Compute</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cálculo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Fits: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cabe: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Tight: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Justo: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Little memory is left for other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Queda poca memoria para otros programas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Slow: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lento: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Weights are read from disk in every pass.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los pesos se leen del disco en cada pasada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Too big: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Demasiado grande: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>free {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{size} libres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>needs {size} of {free} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>necesita {size} de {free} libres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Memoria</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Memory of the computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Memoria del equipo</translation>
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
   <translation>Algunas capas se ejecutan en el procesador.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>The target is loaded already.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El objetivo ya está cargado.</translation>
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
   <translation>Cuántos tokens del chat puede ver el modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Precision of both models' caches; fewer bits take less memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Precisión de las cachés de ambos modelos; menos bits ocupan menos memoria</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caché</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Engine…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Motor…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>{save}, or import others</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{save}, o importar otros</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Presets: save, import, export</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preajustes: guardar, importar, exportar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Preset  ▾</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preajuste  ▾</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Maximum</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Máximo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>mixed</source>
   <comment>types of caches</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>mixta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Threads, GPUs, batches, flash attention, caches and drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hilos, GPU, lotes, flash attention, cachés y borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Changed from the defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Distinto de los valores predeterminados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>All on the GPU with:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todo en la GPU con:</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Fits with:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cabe con:</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>All of these</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todo esto</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Save memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ahorrar memoria</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Without the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin el borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Cache in 8 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caché de 8 bits</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Context {tokens}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contexto {tokens}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token de acceso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Some models require you to accept their terms. Sign in, accept the terms on {model_page}, create a token with read access on {token_page}, and paste it here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Algunos modelos exigen que acepte sus condiciones. Inicie sesión, acepte las condiciones en {model_page}, cree un token con acceso de lectura en {token_page} y péguelo aquí.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>the model page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>la página del modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>your token page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>su página de tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Paste the token: hf_…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pegue el token: hf_…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Looking for a keyring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscando un llavero…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Use token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Remove it from this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitarlo de este equipo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Forget token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Olvidar token</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token for {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token de acceso para {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>The token is stored in the system keyring and sent to no other server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El token se guarda en el llavero del sistema y no se envía a ningún otro servidor.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>No keyring found: the token is used in this session only and not stored.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha encontrado ningún llavero: el token se usa solo en esta sesión y no se guarda.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>A token from {place} is in use; a new one replaces it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se está usando un token de {place}; uno nuevo lo sustituye.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Back to your models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Volver a sus modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>← Back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>← Atrás</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Download models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Descargar modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>For models that require accepting terms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Para modelos que exigen aceptar condiciones</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Token de acceso…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Search the hub, or paste owner/name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Busque en el hub o pegue propietario/nombre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Search the hub</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar en el hub</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Find GGUF models by name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar modelos GGUF por nombre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Nothing is sent until you search or download. Then {host} sees your search or the model's name, and your IP address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se envía nada hasta que busque o descargue. Entonces {host} ve su búsqueda o el nombre del modelo, y su dirección IP.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>the hub</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>el hub</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>requires accepting terms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>exige aceptar condiciones</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>{number} parameters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} parámetros</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>likes: {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>me gusta: {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>updated {month}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>actualizado: {month}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>downloads: {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>descargas: {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>downloaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>descargado</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>{count} parts</source>
   <extracomment>for 1: {count} part</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} parte</numerusform>
    <numerusform>{count} partes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Search results</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Resultados de la búsqueda</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Open its page on the hub in the browser</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abrir su página en el hub con el navegador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Model page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Página del modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Searching for “{words}”…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscando «{words}»…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Loading files…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cargando archivos…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>No GGUF models found for “{words}”. Try fewer or other words.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se han encontrado modelos GGUF para «{words}». Pruebe con menos palabras o con otras.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>This repository has no complete GGUF model with a checksum.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este repositorio no tiene ningún modelo GGUF completo con suma de comprobación.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>No files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin archivos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Download {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Descargar {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Memory: {free} of {total} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Memoria: {free} de {total} libres</translation>
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
   <translation>Elija antes un modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name} cannot answer: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no puede responder: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name} cannot draft: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no sirve de borrador: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>Waiting for the server's list of models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esperando la lista de modelos del servidor</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>The server did not answer. Try again, or edit its address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El servidor no ha respondido. Inténtelo de nuevo o edite su dirección.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>The server offers no model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El servidor no ofrece ningún modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>Comparing it with the other models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Comparándolo con los demás modelos…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>No model here can draft for it. Small ones of its family can.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ningún modelo de aquí le sirve de borrador. Los pequeños de su familia sí.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Presets (*.json *.toml)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preajustes (*.json *.toml)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Presets (*.json)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preajustes (*.json)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>No recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay pares recientes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Look for models in</source>
   <comment>the title of a choice of folders</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar modelos en</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Stop looking in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dejar de buscar en {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Model file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Archivo de modelo…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Server…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Servidor…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Folder…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Carpeta…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>No file manager was found. The model is at {path}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha encontrado ningún gestor de archivos. El modelo está en {path}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Import presets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importar preajustes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Export presets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar preajustes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>This needs more memory than is free: your system may freeze, or close Foretoken. Choose a shorter context or a smaller model, or press “Load anyway”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esto necesita más memoria de la que hay libre: su sistema puede bloquearse o cerrar Foretoken. Elija un contexto más corto o un modelo más pequeño, o pulse «Cargar de todos modos».</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Loading…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cargando…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Testing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probando…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Find and download more models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Encontrar y descargar más modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Add  ▾</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Añadir  ▾</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Add model files, folders and servers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Añadir archivos de modelo, carpetas y servidores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Test pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probar el par</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Search models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Search models and presets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar modelos y preajustes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Filter the list; just start typing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Filtrar la lista; basta con empezar a escribir</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>My pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mis pares</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Servers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Servidores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Not for chatting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No aptos para chatear</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Broken</source>
   <comment>models</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dañados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Target models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelos objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Can draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sirven de borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Cannot draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No sirven de borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Draft models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelos borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Target: the model that answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Objetivo: el modelo que responde</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Draft: the small model that runs ahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borrador: el modelo pequeño que se adelanta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>No model matches your search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ningún modelo coincide con su búsqueda</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Connecting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conectando…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Connect</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conectar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Your system may freeze, or close Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Su sistema puede bloquearse o cerrar Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Measure for 20 seconds how much faster drafting makes this pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Medir durante 20 segundos cuánto aceleran los borradores este par</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Drafting on a server cannot be measured here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los borradores de un servidor no se pueden medir aquí</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{count} models found</source>
   <extracomment>for 1: {count} model found</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} modelo encontrado</numerusform>
    <numerusform>{count} modelos encontrados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Searching… {count} models</source>
   <extracomment>for 1: Searching… {count} model</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Buscando… {count} modelo</numerusform>
    <numerusform>Buscando… {count} modelos</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>No other models found. Download some, or add a file or folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se han encontrado otros modelos. Descargue alguno o añada un archivo o una carpeta.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{count} folders cannot be searched</source>
   <extracomment>for 1: {count} folder cannot be searched</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>No se puede buscar en {count} carpeta</numerusform>
    <numerusform>No se puede buscar en {count} carpetas</numerusform>
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
   <translation>Pruebe el par para ver lo que gana este borrador.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Open a model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abrir un modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>GGUF models (*.gguf)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelos GGUF (*.gguf)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Removed {name}, with its key.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} se ha quitado, con su clave.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Moved {name} to the trash.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} se ha movido a la papelera.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>You can restore it from there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Desde allí se puede restaurar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>A pair cannot be tested while an answer is being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se puede probar un par mientras se escribe una respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Contacting {host}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Contactando con {host}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>indicados en cada paso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for all answers together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>indicados para todas las respuestas juntas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>indicados en cada respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not reported</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no indicados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>asking…</source>
   <comment>a server</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>consultando…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sin cargar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reasoning</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>razonamiento</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>in use</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>en uso</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>{count} models</source>
   <extracomment>for 1: {count} model</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} modelo</numerusform>
    <numerusform>{count} modelos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>and {count} more</source>
   <extracomment>for 1: and {count} more</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>y {count} más</numerusform>
    <numerusform>y {count} más</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Drafting: off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borradores: desactivados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Drafting: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borradores: {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>context {length}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contexto {length}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>trained for a context of {length}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>entrenado para un contexto de {length}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>context unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contexto desconocido</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>base model, no chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>modelo base, sin formato de chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>image or audio projector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>proyector de imagen o audio</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>embedding model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>modelo de embeddings</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>adapter for another model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>adaptador para otro modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not a text model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no es un modelo de texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cannot be read</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no se puede leer</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>questions</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>preguntas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>stories</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>relatos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>code</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>código</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>rewriting</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>reescritura</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Its file is gone: install Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Falta su archivo: instale Foretoken de nuevo.</translation>
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
   <translation>preajuste</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>default context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>contexto predeterminado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cache {kind}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>caché {kind}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>fixed {lookahead}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>anticipación fija de {lookahead}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Drafts copy earlier text of the chat. Good for rewriting, code and summaries.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los borradores copian texto anterior del chat. Bueno para reescritura, código y resúmenes.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>No draft model: prompt lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin modelo borrador: búsqueda en el prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>A head for multi-token prediction (MTP) that comes with the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Un cabezal de predicción de varios tokens (MTP) que viene con el objetivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>untested; no cost per draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sin probar; sin coste por borrador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cannot draft: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no sirve de borrador: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>costs about {percent} % of a target pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cuesta cerca del {percent} % de una pasada del objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>too slow to help: {cost}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>demasiado lento para ayudar: {cost}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>untested; {cost}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sin probar; {cost}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>does not fit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>no sirve</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Not measured: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin medir: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Measured: {speedup}x the speed of plain decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Medido: {speedup}x la velocidad de la decodificación normal</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not measured: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sin medir: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>measured {speedup}x here: no gain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>medido aquí: {speedup}x, sin ganancia</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>measured {speedup}x the speed here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>medido aquí: {speedup}x la velocidad</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The chat template of {model} does not work. You can use a plain chat format instead; answers may be worse.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La plantilla de chat de {model} no funciona. Puede usar en su lugar un formato de chat sencillo; las respuestas pueden ser peores.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Use plain format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar el formato sencillo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Completion mode: {model} continues what you write.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modo de completado: {model} continúa lo que usted escriba.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Chat instead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chatear en su lugar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{model} is a base model: it only continues text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} es un modelo base: solo continúa texto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Use completion mode</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar el modo de completado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{model} uses the plain chat format because its template failed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model} usa el formato de chat sencillo porque su plantilla ha fallado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Use its own template</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar su propia plantilla</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{name} does not stop. Its memory stays in use until it ends, or you close Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se detiene. Su memoria sigue ocupada hasta que termine o usted cierre Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Continue without it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Continuar sin él</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{name} was not loaded: Foretoken closed unexpectedly the last time it was used. The built-in pair is used instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} no se ha cargado: Foretoken se cerró de forma inesperada la última vez que se usó. En su lugar se usa el par integrado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Load other models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cargar otros modelos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>An answer is still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aún se está escribiendo una respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Stop and load</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detener y cargar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Load when it ends</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cargar cuando termine</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The models are loaded when the answer ends.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los modelos se cargan cuando termine la respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>It cannot draft: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No sirve de borrador: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Stop the answer first, then measure.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detenga antes la respuesta y después mida.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Ready-made pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pares preparados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Cannot run here now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se puede ejecutar aquí ahora</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>The list of pairs cannot be read: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La lista de pares no se puede leer: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{size} of memory is free now. The first pair suits this computer best.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ahora hay {size} de memoria libre. La primera pareja es la que mejor se adapta a este ordenador.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{size} of memory is free now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ahora hay {size} de memoria libres</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Draft: {model}. {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borrador: {model}. {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Needs about {size} of memory; this computer has {total}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Necesita unos {size} de memoria; este equipo tiene {total}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Choose this pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elegir este par</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Files of other programs were matched by name and size; their checksums were not computed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los archivos de otros programas se han identificado por nombre y tamaño; sus sumas de comprobación no se han calculado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>See the downloads below</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vea las descargas más abajo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Download anyway</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Descargar de todos modos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Download {size}; the hub is asked first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Descargar {size}; antes se consulta el hub</translation>
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
   <translation>{model} ya está aquí: {program}, mismo nombre y tamaño</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>needs about {size} of memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>necesita unos {size} de memoria</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>licence of {model}: see its page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>licencia de {model}: véase su página</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{model} about {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{model}, unos {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>about {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>unos {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Connect to a server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conectar con un servidor</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Editar servidor</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and others. Chats with its models are sent only there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cualquier servidor compatible con OpenAI: llama-server, vLLM, SGLang, LM Studio, Ollama y otros. Los chats con sus modelos se envían solo allí.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Optional; otherwise its address</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Opcional; si no, su dirección</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Plain HTTP to another computer: others on the network can read and change your chats and the key. Use an https address or an SSH tunnel instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>HTTP sin cifrar a otro equipo: otros usuarios de la red pueden leer y cambiar sus chats y la clave. Use en su lugar una dirección https o un túnel SSH.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Send my chats unencrypted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enviar mis chats sin cifrar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Add</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Añadir</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Ask the server what it is and which models it has</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Preguntar al servidor qué es y qué modelos tiene</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Test connection</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Probar conexión</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Forget key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Olvidar clave</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Address</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Dirección</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>API key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Clave de API</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>A key is stored; leave empty to keep it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Hay una clave guardada; deje el campo vacío para conservarla</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>If the server requires one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Si el servidor exige una</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Keys are stored in the system keyring and sent to no other server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Las claves se guardan en el llavero del sistema y no se envían a ningún otro servidor.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>No keyring found: a key is used in this session only and not stored.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha encontrado ningún llavero: la clave se usa solo en esta sesión y no se guarda.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Models of the server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelos del servidor</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Refresh</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Actualizar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Ask the server for its models again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Consultar de nuevo los modelos del servidor</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Editar…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit its address, key or name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Editar su dirección, clave o nombre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Remove this server and its key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitar este servidor y su clave</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Models of {server}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelos de {server}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Asking for its models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Consultando sus modelos…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Runs on this computer. What it stores of your chats is up to the server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se ejecuta en este equipo. Lo que guarde de sus chats depende del servidor.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Messages, files and the system prompt are sent to {host}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los mensajes, los archivos y el prompt del sistema se envían a {host}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Stopped. Nothing was changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detenido. No se ha cambiado nada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Faster settings were found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se han encontrado ajustes más rápidos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Nothing faster was found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha encontrado nada más rápido.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>The fastest settings are filled in below. They are not in use yet.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los ajustes más rápidos se han rellenado abajo. Todavía no están en uso.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>The computer was too busy for reliable results, so nothing was changed. Try again when other programs are idle.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El equipo estaba demasiado ocupado para dar resultados fiables, así que no se ha cambiado nada. Inténtelo de nuevo cuando los demás programas estén inactivos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Tries the settings that affect speed with this pair, for up to 90 seconds: drafting, threads, flash attention and micro batch. Answers stay as good as they are, and nothing changes until you accept it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Prueba con este par los ajustes que afectan a la velocidad, durante 90 segundos como máximo: borradores, hilos, flash attention y microlote. Las respuestas siguen siendo igual de buenas, y nada cambia hasta que usted lo acepte.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Measuring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Medición</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>What was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lo que se ha medido</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Use these</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Usar estos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Measure again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Medir de nuevo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Measure for me</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Medir por mí</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Starting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Iniciando…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>not tried: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>sin probar: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Setting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ajuste</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Value</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Valor</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Diferencia</translation>
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
   <translation>actual</translation>
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
   <translation>{gain} (incierto)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Attachment {name}, {note}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adjunto {name}, {note}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Click to view the text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Haga clic para ver el texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Remove {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Quitar {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/busy_bar.py" />
   <source>In progress; the time left is unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En curso; el tiempo restante se desconoce</translation>
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
   <translation>Suelte aquí un archivo de modelo (.gguf).</translation>
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
   <translation>Abrir la guía en este término</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/following_scroll.py" />
   <source>Jump to the end</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ir al final</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/following_scroll.py" />
   <source>Jump to the end (End)</source>
   <comment>with its key</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ir al final (Fin)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Pictures cannot be attached: these models read text only. Describe the picture instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se pueden adjuntar imágenes: estos modelos solo leen texto. Describa la imagen en su lugar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Write a message…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Escriba un mensaje…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mensaje</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Enter sends, Shift+Enter starts a new line</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enter envía, Mayús+Enter empieza una línea nueva</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notice_bar.py" />
   <source>Notice: {text}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Aviso: {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notice_bar.py" />
   <source>Error: {text}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Error: {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notice_bar.py" />
   <source>Close this notice</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cerrar este aviso</translation>
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
   <translation>Restablecer: {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/preference_row.py" />
   <source>Changed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cambiado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/text_dialog.py" />
   <source>Copy all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar todo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/undo_line.py" />
   <source>Undo: {text}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Deshacer: {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/undo_line.py" />
   <source>Deleted {name}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se ha eliminado {name}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/value_field.py" />
   <source>It must be {limits}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Debe ser {limits}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The unit in which a model reads and writes: a word, part of a word, or a punctuation mark.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La unidad en la que un modelo lee y escribe: una palabra, parte de una palabra o un signo de puntuación.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The large model whose answer you want. Drafting does not change what it says.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo grande cuya respuesta se quiere. Los borradores no cambian lo que dice.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Tokens that are proposed to the target, by a small model or a head, or copied from earlier text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens que se proponen al objetivo, por un modelo pequeño o una cabeza, o copiados de texto anterior.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Paso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>One round of writing: some tokens are drafted, the target checks them in a single pass, keeps those that it agrees with, and adds one of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Una ronda de escritura: se proponen algunos tokens, el objetivo los comprueba en una sola pasada, conserva aquellos con los que está de acuerdo y añade uno propio.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many tokens are drafted in each step. Adaptive: as many as pay off, measured on this computer, or none.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuántos tokens se proponen en cada paso. Adaptativa: tantos como compensen, según lo medido en este equipo, o ninguno.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The share of drafted tokens that the target keeps. The higher it is, the more drafting helps; predictable text has a higher one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La parte de los tokens propuestos que el objetivo conserva. Cuanto mayor es, más ayudan los borradores; en un texto predecible es mayor.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Drafting without a draft model: what followed the same words earlier in the chat, or in earlier texts, is copied.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Borradores sin modelo borrador: se copia lo que siguió a las mismas palabras antes en el chat o en textos anteriores.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many tokens the model can see at once: the chat so far, attached files, and the answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuántos tokens puede ver el modelo a la vez: el chat hasta ahora, los archivos adjuntos y la respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>KV cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Caché KV</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>What the model has computed for the tokens that it has read, so that it need not read them again. It grows with the context and takes memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Lo que el modelo ha calculado para los tokens que ha leído, para no tener que leerlos de nuevo. Crece con el contexto y ocupa memoria.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The target writes alone, one token per pass. Drafting is compared with this.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El objetivo escribe solo, un token por pasada. Con esto se comparan los borradores.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many times as fast as plain decoding, measured on this computer in the same session.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuántas veces la velocidad de la decodificación normal, medido en este equipo en la misma sesión.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How the next token is picked from those that the model considers likely: always the most likely one, or at random within limits that you set.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cómo se elige el próximo token entre los que el modelo considera probables: siempre el más probable, o al azar dentro de unos límites que usted fija.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How random the picks are: 0 always picks the most likely token, higher values pick unlikely ones more often.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuánto azar hay en la elección: 0 elige siempre el token más probable; los valores más altos eligen los improbables más a menudo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/copy_button.py" />
   <source>Copy code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar código</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/copy_button.py" />
   <source>Copy {language} code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar código {language}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Open link…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Abrir enlace…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Copy link</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Copiar enlace</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Record an animation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Grabar una animación</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Formato</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tamaño</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Speed</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Velocidad</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Choose file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elegir archivo…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>{seconds} s, {count} frames</source>
   <extracomment>for 1: {seconds} s, {count} frame</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{seconds} s, {count} fotograma</numerusform>
    <numerusform>{seconds} s, {count} fotogramas</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>even pace, times not recorded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ritmo uniforme, tiempos sin registrar</translation>
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
   <translation>Aún no hay ninguna respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>This answer is still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Esta respuesta aún se está escribiendo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>Replay an answer from a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reproducir una respuesta de un archivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>Which answer?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>¿Qué respuesta?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>Without a question</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin pregunta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Replay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reproducción</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Playback speed; 1x is as it was written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Velocidad de reproducción; 1x es la velocidad a la que se escribió</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Record…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Grabar…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Save it as an animation: GIF or WebP</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardarla como animación: GIF o WebP</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Grabación</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>The step times of this answer were not recorded. Every step takes the same time here, so the speeds shown are not real.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los tiempos de los pasos de esta respuesta no se registraron. Aquí todos los pasos duran lo mismo, así que las velocidades que se muestran no son reales.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>token {tokens} of {all_tokens}, step {steps} of {all_steps}</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>token {tokens} de {all_tokens}, paso {steps} de {all_steps}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Pause</source>
   <comment>a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Pausar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Play</source>
   <comment>a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Reproducir</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Grabando…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording frame {done} of {total}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Grabando el fotograma {done} de {total}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Writing the file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Escribiendo el archivo…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Saved {file}: {size} MB, {seconds} s, {count} frames.</source>
   <extracomment>for 1: Saved {file}: {size} MB, {seconds} s, {count} frame.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Se ha guardado {file}: {size} MB, {seconds} s, {count} fotograma.</numerusform>
    <numerusform>Se ha guardado {file}: {size} MB, {seconds} s, {count} fotogramas.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Cancelled. No file was written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cancelado. No se ha escrito ningún archivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Time</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tiempo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_stage.py" />
   <source>{time} of {whole} s</source>
   <comment>seconds of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} de {whole} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ajustes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Sections</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Secciones</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>No settings match “{words}”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ningún ajuste coincide con «{words}».</translation>
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
    <numerusform>Se ha restablecido {count} ajuste.</numerusform>
    <numerusform>Se han restablecido {count} ajustes.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>What kind of file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Qué tipo de archivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>With token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Con los colores de los tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>Show which model each token came from, and a legend</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar de qué modelo procede cada token, y una leyenda</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>There is nothing to print on: the printer or the file is not ready.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay dónde imprimir: la impresora o el archivo no están listos.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>Chats are not saved now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ahora no se guardan los chats.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>The pages could not all be written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se han podido escribir todas las páginas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>The pages could not all be written: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se han podido escribir todas las páginas: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este chat está vacío</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Chats are not saved now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ahora no se guardan los chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar este chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export this answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar esta respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export this message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar este mensaje</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export the chats in “{folder}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar los chats de «{folder}»</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export “{title}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar «{title}»</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export {count} chats</source>
   <extracomment>for 1: Export {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Exportar {count} chat</numerusform>
    <numerusform>Exportar {count} chats</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportar todos los chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Import chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importar chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Importing chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importando chats…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Print this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Imprimir este chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este chat está vacío.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Exporting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Exportando…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Exported {count} chats to {file}.</source>
   <extracomment>for 1: Exported {count} chat to {file}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Se ha exportado {count} chat a {file}.</numerusform>
    <numerusform>Se han exportado {count} chats a {file}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Printing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Imprimiendo…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Sent to the printer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Enviado a la impresora.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Import undone.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Importación deshecha.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>{count} chats stay, because something was said there since.</source>
   <extracomment>for 1: {count} chat stays, because something was said there since.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Se queda {count} chat, porque desde entonces se ha dicho algo en él.</numerusform>
    <numerusform>Se quedan {count} chats, porque desde entonces se ha dicho algo en ellos.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>{doing} {done} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{doing} {done} de {total}</translation>
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
   <translation>Cancelado. No se ha cambiado nada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Buscar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>; {open} opens, {clear} clears</source>
   <comment>keys, behind “Find words in all chats” and its key</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>; {open} abre, {clear} borra</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Conversations</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Conversaciones</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Temporary chat, new folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chat temporal, nueva carpeta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>More: temporary chat, new folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Más: chat temporal, nueva carpeta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Back to all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Volver a todos los chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>←  Archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>←  Archivados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Archivados</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>{count} results</source>
   <extracomment>for 1: {count} result</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} resultado</numerusform>
    <numerusform>{count} resultados</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>No chat contains these words.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ningún chat contiene estas palabras.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>First {count} results</source>
   <extracomment>for 1: First {count} result</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Primer {count} resultado</numerusform>
    <numerusform>Primeros {count} resultados</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Nothing is archived.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay nada archivado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Your chats appear here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sus chats aparecen aquí.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Nothing is archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay nada archivado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Discarded the temporary chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se ha descartado el chat temporal.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Discard</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Descartar</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Delete {count} chats</source>
   <extracomment>for 1: Delete {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Eliminar {count} chat</numerusform>
    <numerusform>Eliminar {count} chats</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Delete folder, keep its chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eliminar la carpeta, conservar sus chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Chats are not saved: they are lost when you close the window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Los chats no se guardan: se pierden al cerrar la ventana.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_delegate.py" />
   <source>empty</source>
   <comment>a folder</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>vacía</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_delegate.py" />
   <source>Folder name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Nombre de la carpeta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_delegate.py" />
   <source>Chat title</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Título del chat</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>Folder {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Carpeta {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>Temporary chat {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chat temporal {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>Not saved</source>
   <comment>a chat</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No guardado</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>{count} messages</source>
   <extracomment>for 1: {count} message</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} mensaje</numerusform>
    <numerusform>{count} mensajes</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>archived</source>
   <comment>a chat</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>archivado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/start/single_instance.py" />
   <source>Foretoken is already running but does not respond. This second window can neither show nor save your chats. End the other process, then start Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken ya está en ejecución, pero no responde. Esta segunda ventana no puede mostrar ni guardar sus chats. Termine el otro proceso e inicie Foretoken de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_controller.py" />
   <source>Delete all statistics?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>¿Eliminar todas las estadísticas?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_controller.py" />
   <source>All figures and errors are deleted and counting starts again. Your chats keep their own figures. This cannot be undone; use Export… to keep a copy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Se eliminan todas las cifras y los errores, y el recuento empieza de nuevo. Sus chats conservan sus propias cifras. Esto no se puede deshacer; use Exportar… para conservar una copia.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_controller.py" />
   <source>Could not read or save the statistics: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se pudieron leer o guardar las estadísticas: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>From drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Tokens that were drafted and accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens que se propusieron y se aceptaron</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Tokens per second of decoding, without the prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tokens por segundo de decodificación, sin el prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Over the answers with drafts for which plain decoding was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sobre las respuestas con borradores para las que se midió la decodificación normal</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Share of drafted tokens that the target accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Parte de los tokens propuestos que aceptó el objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Time saved</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Tiempo ahorrado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Compared with plain decoding, where it was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>En comparación con la decodificación normal, donde se midió</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Between tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Entre tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Median time between tokens as they arrive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mediana del tiempo entre tokens según llegan</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Periodo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Error</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Error</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Period</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Periodo</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Last {count} days</source>
   <extracomment>for 1: Last {count} day</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Último {count} día</numerusform>
    <numerusform>Últimos {count} días</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>All time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Desde siempre</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>from drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>de borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>from the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>del objetivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>By model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Por modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>By date</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Por fecha</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Errors</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Errores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Includes temporary chats and the command line. Only figures and model names are kept, and only on this computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Incluye los chats temporales y la línea de comandos. Solo se conservan cifras y nombres de modelos, y solo en este equipo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Save the figures of this period as CSV or JSON</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Guardar las cifras de este periodo como CSV o JSON</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Delete…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eliminar…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Delete all statistics and start again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Eliminar todas las estadísticas y empezar de nuevo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No statistics yet. They start with your first answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Todavía no hay estadísticas. Empiezan con su primera respuesta.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers in this period.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay respuestas en este periodo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>since {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>desde el {day}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Some earlier figures are missing: their file was damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Faltan algunas cifras anteriores: su archivo estaba dañado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>earlier</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>antes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Errors ({count})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Errores ({count})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No errors in this period.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No hay errores en este periodo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin respuestas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>From drafts: {drafted}
From the target: {own}
Prompt tokens read: {read}
Prompt tokens reused: {reused}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>De borradores: {drafted}
Del objetivo: {own}
Tokens del prompt leídos: {read}
Tokens del prompt reutilizados: {reused}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Nothing was drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se propuso nada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answer with drafts has a measured plain speed to compare with.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Ninguna respuesta con borradores tiene una velocidad normal medida con la que compararla.</translation>
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
   <translation>respuestas</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>tokens written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>tokens escritos</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>of drafted tokens accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>de tokens propuestos aceptados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{first} to {last}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>de {first} a {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>speedup {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>aceleración {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>No model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>server on this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>servidor en este equipo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>sent to {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>enviado a {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>connecting to {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>conectando con {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>loading {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>cargando {share} %</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>no model loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ningún modelo cargado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>measuring this computer…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>midiendo este equipo…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>drafting off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>borradores desactivados</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>drafting paused: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>borradores en pausa: {reason}</translation>
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
   <translation>{activity}; borrador desactivado: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>tested {speedup} on a busy computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>probado: {speedup} con el equipo ocupado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>tested {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>probado: {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>tested {speedup}: no speedup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>probado: {speedup}, sin aceleración</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Nothing was deleted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se ha eliminado nada</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Send this chat to {name}?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>¿Enviar este chat a {name}?</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>This chat has not been sent to {host} yet. Your message is sent with everything before it: all questions and answers of this branch, attached files and the system prompt.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este chat aún no se ha enviado a {host}. Su mensaje se envía con todo lo anterior: todas las preguntas y respuestas de esta rama, los archivos adjuntos y el prompt del sistema.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Attach to the message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adjuntar al mensaje</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Choose as a model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Elegir como modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Cannot be used here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>No se puede usar aquí</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop the answer and keep its text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detener la respuesta y conservar su texto</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop the test</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detener la prueba</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop: {what}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detener: {what}</translation>
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
   <translation>La respuesta no se ha podido terminar.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/notifications.py" />
   <source>The answer is ready.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>La respuesta está lista.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Adaptive: draft only where it saves time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Adaptativa: proponer solo donde ahorra tiempo</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Always draft {count} tokens</source>
   <extracomment>for 1: Always draft {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>Proponer siempre {count} token</numerusform>
    <numerusform>Proponer siempre {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Off: no drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Desactivada: sin borradores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Models: {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Modelos: {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Right-click for recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Clic derecho: pares recientes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Engine: {activity}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Motor: {activity}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Click to change drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Haga clic para cambiar la propuesta de tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/tray.py" />
   <source>Stop answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Detener la respuesta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/tray.py" />
   <source>Show Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Mostrar Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Tell me a story about a lighthouse keeper.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Cuéntame una historia sobre un farero.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>How do tides work? Explain it to a curious ten-year-old.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>¿Cómo funcionan las mareas? Explícaselo a un niño curioso de diez años.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Write a Python function that finds the longest word in a text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Escribe una función de Python que encuentre la palabra más larga de un texto.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>See how a small model speeds up a large one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Vea cómo un modelo pequeño acelera uno grande</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>The small model guesses the next words, and the large one checks them all at once. Colours show which guesses were right.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>El modelo pequeño adivina las próximas palabras y el grande las comprueba todas a la vez. Los colores muestran qué palabras se acertaron.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Without a small model, words are guessed from earlier text. Colours show which guesses were right.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Sin un modelo pequeño, las palabras se adivinan a partir de texto anterior. Los colores muestran cuáles se acertaron.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Chat with {model}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Chat con {model}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Answers come from a server: what you write here is sent to it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Las respuestas vienen de un servidor: lo que usted escriba aquí se le envía.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>This chat is not saved. It is gone when you close the window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Este chat no se guarda. Desaparece al cerrar la ventana.</translation>
  </message>
 </context>
</TS>
