<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- machine-made -->
<TS version="2.1" language="es" sourcelanguage="en">
 <context>
  <name>Foretoken</name>
  <message>
   <location filename="resources/presets.toml" />
   <source>For trying out how a pair works, on any computer. A target this small gains nothing from drafting and may even get slower.</source>
   <translation>Para probar cómo funciona una pareja, en cualquier ordenador. Un objetivo tan pequeño no gana nada e incluso puede ir más lento.</translation>
  </message>
  <message>
   <source>The head needs no separate download. At this size it may gain nothing: test the pair first.</source>
   <translation>Su cabeza no necesita una descarga propia. Con este tamaño puede no ganar nada: pruebe primero la pareja.</translation>
  </message>
  <message>
   <source>The head is a thirtieth of the target's size. A separate draft model would probably slow down a target this small.</source>
   <translation>La cabeza es una treintava parte de sus bytes. Un segundo modelo más bien frenaría a un objetivo tan pequeño.</translation>
  </message>
  <message>
   <source>The smallest Qwen3, with the same vocabulary. A separate draft model often slows down a 4B target: test the pair first.</source>
   <translation>El Qwen3 más pequeño, con el mismo vocabulario. Un segundo modelo suele frenar a un objetivo de 4B: pruebe primero la pareja.</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a thirtieth of its size. A target this small leaves little to gain.</source>
   <translation>Hecha por Google para este mismo modelo, con una treintava parte de sus bytes. Un objetivo tan pequeño deja poco que ganar.</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a fiftieth of its size; it needs no cache of its own.</source>
   <translation>Hecha por Google para este mismo modelo, con una cincuentava parte de sus bytes; no necesita caché propia.</translation>
  </message>
  <message>
   <source>The smallest coder model of the family; llama.cpp's own server pairs it with the 7B. Code is easy to predict.</source>
   <translation>El modelo de código más pequeño de la familia, que el propio servidor de llama.cpp empareja con el 7B; el código es fácil de prever.</translation>
  </message>
  <message>
   <source>The smallest Qwen3: the same vocabulary and the same style of thinking before the answer.</source>
   <translation>El Qwen3 más pequeño: el mismo vocabulario y la misma forma de pensar en voz alta antes de la respuesta.</translation>
  </message>
  <message>
   <source>The smallest Llama with the Llama 3 vocabulary, at a sixth of the target's size.</source>
   <translation>El Llama más pequeño con el vocabulario de Llama 3, una sexta parte de los bytes del objetivo.</translation>
  </message>
  <message>
   <source>The head was trained together with the model and costs less than a separate draft model.</source>
   <translation>La cabeza se entrenó junto con el modelo y cuesta menos que cualquier segundo modelo.</translation>
  </message>
  <message>
   <source>Made for this model; it drafts a whole block of tokens in one pass. Code gains more from it than prose.</source>
   <translation>Hecha para este mismo modelo; redacta un bloque entero de tokens en una pasada. El código gana más con ella que la prosa.</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a fifteenth of its size; it needs no cache of its own.</source>
   <translation>Hecha por Google para este mismo modelo, con una quinceava parte de sus bytes; no necesita caché propia.</translation>
  </message>
  <message>
   <source>The smallest Qwen3: the same vocabulary and the same style of thinking, at a fourteenth of the target's size.</source>
   <translation>El Qwen3 más pequeño: el mismo vocabulario y la misma forma de pensar en voz alta, con una catorceava parte de los bytes del objetivo.</translation>
  </message>
  <message>
   <source>The smallest coder model of the family; llama.cpp's own server pairs it with the 14B. Code is easy to predict.</source>
   <translation>El modelo de código más pequeño de la familia, que el propio servidor de llama.cpp empareja con el 14B; el código es fácil de prever.</translation>
  </message>
  <message>
   <source>Made for this model. A mixture of experts uses only part of its weights for each token, which leaves less to gain; on some GPUs the head slows it down.</source>
   <translation>Hecha para este mismo modelo. Una mezcla de expertos solo usa una parte de sí misma para cada token, lo que deja menos que ganar; en algunas GPU la cabeza la frena.</translation>
  </message>
  <message>
   <source>The head was trained together with the model. A slow target like this one gains most from it.</source>
   <translation>La cabeza se entrenó junto con el modelo. Junto a un objetivo tan lento es donde más gana.</translation>
  </message>
  <message>
   <source>Made by Google for this model, a mixture of experts that uses 4 of its 26 billion parameters per token.</source>
   <translation>Hecha por Google para este mismo modelo, una mezcla de expertos que usa 4 de sus 26 000 millones de parámetros por token.</translation>
  </message>
  <message>
   <source>Published as a pair by the makers of llama.cpp, in one repository. Code is easy to predict.</source>
   <translation>Publicados como par por los autores de llama.cpp, en un solo repositorio; el código es fácil de prever.</translation>
  </message>
  <message>
   <source>Same family and vocabulary. With a target this slow, the 1.7B costs little more than the 0.6B and usually predicts better.</source>
   <translation>De la misma familia y con el mismo vocabulario; junto a un objetivo tan lento, el 1.7B cuesta poco más que el 0.6B y suele acertar más.</translation>
  </message>
  <message>
   <source>A mixture of experts that uses 3 of its 35 billion parameters per token: fast wherever it fits. The head makes it faster, though by less than with other models.</source>
   <translation>Una mezcla de expertos que usa 3 de sus 35 000 millones de parámetros por token: rápida dondequiera que quepa. Su cabeza suma algo, aunque menos que con otros modelos.</translation>
  </message>
  <message>
   <source>The smallest Llama with the Llama 3 vocabulary, at a fiftieth of the target's size.</source>
   <translation>El Llama más pequeño con el vocabulario de Llama 3, una quincuagésima parte de los bytes del objetivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>New chat</source>
   <translation>Nuevo chat</translation>
  </message>
  <message>
   <source>sent to {name} ({host})</source>
   <translation>enviado a {name} ({host})</translation>
  </message>
  <message>
   <source>the processor</source>
   <comment>it computes</comment>
   <translation>el procesador</translation>
  </message>
  <message>
   <source>on {places}</source>
   <comment>what computes</comment>
   <translation>en {places}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>Unset</source>
   <translation>Sin definir</translation>
  </message>
  <message>
   <source>Thinking</source>
   <translation>Pensamiento</translation>
  </message>
  <message>
   <source>The model thinks before it answers.</source>
   <translation>El modelo piensa antes de responder.</translation>
  </message>
  <message>
   <source>How long the model thinks before it answers.</source>
   <translation>Cuánto piensa el modelo antes de responder.</translation>
  </message>
  <message>
   <source>Reasoning effort</source>
   <translation>Esfuerzo de razonamiento</translation>
  </message>
  <message>
   <source>Thinking effort</source>
   <translation>Esfuerzo de pensamiento</translation>
  </message>
  <message>
   <source>Thinking budget</source>
   <translation>Límite de pensamiento</translation>
  </message>
  <message>
   <source>The maximum number of tokens that the model may spend on thinking.</source>
   <translation>Cuántos tokens debe pensar el modelo como máximo.</translation>
  </message>
  <message>
   <source>Keep earlier thinking</source>
   <translation>Conservar lo pensado antes</translation>
  </message>
  <message>
   <source>The model sees its thinking from earlier answers.</source>
   <translation>Al modelo se le dice lo que pensó antes de las respuestas anteriores.</translation>
  </message>
  <message>
   <source>Leave out earlier thinking</source>
   <translation>Omitir lo pensado antes</translation>
  </message>
  <message>
   <source>The model does not see its thinking from earlier answers.</source>
   <translation>Al modelo no se le dice lo que pensó antes de las respuestas anteriores.</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>Fecha</translation>
  </message>
  <message>
   <source>The date that the model takes as today's.</source>
   <translation>El día que el modelo toma por hoy.</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>Identidad</translation>
  </message>
  <message>
   <source>Who or what the model is told it is.</source>
   <translation>Lo que se le dice al modelo sobre quién es.</translation>
  </message>
  <message>
   <source>An option of this model's chat template, “{name}”. What it does depends on the model.</source>
   <translation>La plantilla de chat de este modelo lee «{name}»; lo que haga con ello depende del modelo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>WebP (smaller, all colours)</source>
   <translation>WebP (más pequeño, todos los colores)</translation>
  </message>
  <message>
   <source>GIF (works everywhere, 255 colours)</source>
   <translation>GIF (se ve en todas partes, 255 colores)</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}, {count} tokens</source>
   <extracomment>for 1: Thought for {time}, {count} token</extracomment>
   <translation>
    <numerusform>Pensó durante {time}, {count} token</numerusform>
    <numerusform>Pensó durante {time}, {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <source>Thought for {time}</source>
   <translation>Pensó durante {time}</translation>
  </message>
  <message numerus="yes">
   <source>Thought, {count} tokens</source>
   <extracomment>for 1: Thought, {count} token</extracomment>
   <translation>
    <numerusform>Pensó, {count} token</numerusform>
    <numerusform>Pensó, {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <source>Thought</source>
   <comment>a model, before it answered</comment>
   <translation>Pensó</translation>
  </message>
  <message>
   <source>Thinking…</source>
   <translation>Pensando…</translation>
  </message>
  <message>
   <source>Thinking… {time}</source>
   <translation>Pensando… {time}</translation>
  </message>
  <message>
   <source>{seconds} s</source>
   <translation>{seconds} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/exporting.py" />
   <source>System prompt</source>
   <translation>Prompt del sistema</translation>
  </message>
  <message>
   <source>folder {name}</source>
   <translation>carpeta {name}</translation>
  </message>
  <message>
   <source>Web page</source>
   <translation>Página web</translation>
  </message>
  <message>
   <source>A single file that looks like this window in any browser.</source>
   <translation>Un archivo que cualquier navegador muestra como esta ventana.</translation>
  </message>
  <message>
   <source>PDF</source>
   <translation>PDF</translation>
  </message>
  <message>
   <source>Pages to read, print and send.</source>
   <translation>Páginas para leer, imprimir y enviar.</translation>
  </message>
  <message>
   <source>Markdown</source>
   <translation>Markdown</translation>
  </message>
  <message>
   <source>Plain text with headings, for notes and wikis.</source>
   <translation>Texto sin formato con títulos, para notas y wikis.</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Complete: every version, token and step. Foretoken can import it again.</source>
   <translation>Todo, sin pérdidas: cada versión, token y paso. Foretoken puede importarlo de nuevo.</translation>
  </message>
  <message>
   <source>Steps (JSON Lines)</source>
   <translation>Pasos (JSON Lines)</translation>
  </message>
  <message>
   <source>One line per step of each answer, with its tokens, for analysis.</source>
   <translation>Una línea por cada paso de cada respuesta, con sus tokens, para analizarlos.</translation>
  </message>
  <message>
   <source>Statistics (CSV)</source>
   <translation>Estadísticas (CSV)</translation>
  </message>
  <message>
   <source>One row per answer, with its speed and acceptance, for spreadsheets.</source>
   <translation>Una fila por cada respuesta, con su velocidad y su tasa de aceptación, para hojas de cálculo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>done</source>
   <comment>of a task</comment>
   <translation>hecha</translation>
  </message>
  <message>
   <source>to do</source>
   <comment>of a task</comment>
   <translation>pendiente</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats</source>
   <extracomment>for 1: {count} chat</extracomment>
   <translation>
    <numerusform>{count} chat</numerusform>
    <numerusform>{count} chats</numerusform>
   </translation>
  </message>
  <message>
   <source>Token colours</source>
   <translation>Colores de los tokens</translation>
  </message>
  <message>
   <source>Chats</source>
   <translation>Chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>at an unknown time</source>
   <translation>en un momento desconocido</translation>
  </message>
  <message>
   <source>, </source>
   <comment>between things in a list</comment>
   <translation>, </translation>
  </message>
  <message>
   <source>Attached: {names}</source>
   <translation>Adjuntos: {names}</translation>
  </message>
  <message>
   <source>You</source>
   <translation>Usted</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>Respuesta</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/store.py" />
   <source>{count} chats were restored from the backup {name}.</source>
   <extracomment>for 1: {count} chat was restored from the backup {name}.</extracomment>
   <translation>
    <numerusform>Se ha restaurado {count} chat de la copia de seguridad {name}.</numerusform>
    <numerusform>Se han restaurado {count} chats de la copia de seguridad {name}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Your previous chats are kept as {name} in the folder {folder}, next to the current ones.</source>
   <translation>Lo que había antes se conserva como {name} en la carpeta {folder} de los chats.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/answer_control.py" />
   <source>{first}, then {second}</source>
   <comment>models</comment>
   <translation>{first}, después {second}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>reading this answer again {share} %</source>
   <translation>leyendo de nuevo esta respuesta {share} %</translation>
  </message>
  <message>
   <source>The draft model of this answer, {model}, is not loaded, so its recorded figures are shown.</source>
   <translation>El modelo borrador de esta respuesta, {model}, no está cargado; sus cifras son las registradas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed {chat}.</source>
   <translation>Ha cambiado el nombre de {chat}.</translation>
  </message>
  <message>
   <source>Pinned {chats}.</source>
   <translation>Ha fijado {chats}.</translation>
  </message>
  <message>
   <source>Unpinned {chats}.</source>
   <translation>Ha dejado de fijar {chats}.</translation>
  </message>
  <message>
   <source>Archived {chats}.</source>
   <translation>Ha archivado {chats}.</translation>
  </message>
  <message>
   <source>Unarchived {chat}.</source>
   <translation>{chat} está de nuevo en la lista.</translation>
  </message>
  <message numerus="yes">
   <source>Unarchived {count} chats.</source>
   <extracomment>for 1: Unarchived {count} chat.</extracomment>
   <translation>
    <numerusform>{count} chat está de nuevo en la lista.</numerusform>
    <numerusform>{count} chats están de nuevo en la lista.</numerusform>
   </translation>
  </message>
  <message>
   <source>Moved {chats} out of the folder.</source>
   <translation>Ha sacado {chats} de la carpeta.</translation>
  </message>
  <message>
   <source>Moved {chats} to {folder}.</source>
   <translation>Ha movido {chats} a {folder}.</translation>
  </message>
  <message>
   <source>Moved {chats} to a new folder.</source>
   <translation>Ha movido {chats} a una carpeta nueva.</translation>
  </message>
  <message>
   <source>Copied {chat}.</source>
   <translation>Ha copiado {chat}.</translation>
  </message>
  <message>
   <source>Deleted {chats}.</source>
   <translation>Ha eliminado {chats}.</translation>
  </message>
  <message>
   <source>Folder added.</source>
   <translation>Carpeta añadida.</translation>
  </message>
  <message>
   <source>Renamed folder {folder}.</source>
   <translation>Ha cambiado el nombre de la carpeta {folder}.</translation>
  </message>
  <message>
   <source>Deleted folder {folder}. Its chats were kept.</source>
   <translation>Ha eliminado la carpeta {folder}. Sus chats se conservan.</translation>
  </message>
  <message>
   <source>“{name}”</source>
   <comment>a name in quotation marks</comment>
   <translation>«{name}»</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_list.py" />
   <source>today</source>
   <comment>a short date</comment>
   <translation>hoy</translation>
  </message>
  <message>
   <source>yesterday</source>
   <comment>a short date</comment>
   <translation>ayer</translation>
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
   <translation>Hoy</translation>
  </message>
  <message>
   <source>Yesterday</source>
   <comment>above some chats</comment>
   <translation>Ayer</translation>
  </message>
  <message>
   <source>Previous 7 days</source>
   <comment>above some chats</comment>
   <translation>Últimos 7 días</translation>
  </message>
  <message>
   <source>Previous 30 days</source>
   <comment>above some chats</comment>
   <translation>Últimos 30 días</translation>
  </message>
  <message>
   <source>Temporary</source>
   <comment>above some chats</comment>
   <translation>Temporales</translation>
  </message>
  <message>
   <source>Pinned</source>
   <comment>above some chats</comment>
   <translation>Fijados</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Nothing new was imported.</source>
   <translation>No se ha importado nada nuevo.</translation>
  </message>
  <message numerus="yes">
   <source>Imported {count} chats.</source>
   <extracomment>for 1: Imported {count} chat.</extracomment>
   <translation>
    <numerusform>Se ha importado {count} chat.</numerusform>
    <numerusform>Se han importado {count} chats.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were continued differently here, so they were added as separate chats.</source>
   <extracomment>for 1: {count} chat was continued differently here, so it was added as a separate chat.</extracomment>
   <translation>
    <numerusform>{count} chat continuó aquí de otra manera y ahora está junto a lo que usted tiene.</numerusform>
    <numerusform>{count} chats continuaron aquí de otra manera y ahora están junto a lo que usted tiene.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were already here.</source>
   <extracomment>for 1: {count} chat was already here.</extracomment>
   <translation>
    <numerusform>{count} chat ya estaba aquí.</numerusform>
    <numerusform>{count} chats ya estaban aquí.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/prompt_library.py" />
   <source>New prompt</source>
   <translation>Nuevo prompt</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing.py" />
   <source>Text {number}</source>
   <translation>Texto {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted.</source>
   <translation>Pregunta eliminada.</translation>
  </message>
  <message>
   <source>Answer deleted.</source>
   <translation>Respuesta eliminada.</translation>
  </message>
  <message numerus="yes">
   <source>Question deleted, along with {count} messages after it.</source>
   <extracomment>for 1: Question deleted, along with {count} message after it.</extracomment>
   <translation>
    <numerusform>Pregunta eliminada, con {count} mensaje posterior.</numerusform>
    <numerusform>Pregunta eliminada, con {count} mensajes posteriores.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Answer deleted, along with {count} messages after it.</source>
   <extracomment>for 1: Answer deleted, along with {count} message after it.</extracomment>
   <translation>
    <numerusform>Respuesta eliminada, con {count} mensaje posterior.</numerusform>
    <numerusform>Respuesta eliminada, con {count} mensajes posteriores.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_work.py" />
   <source>verifying losslessness {share} %</source>
   <translation>verificando la ausencia de pérdidas {share} %</translation>
  </message>
  <message>
   <source>trying settings {share} %</source>
   <translation>probando ajustes {share} %</translation>
  </message>
  <message>
   <source>racing {share} %</source>
   <translation>en carrera {share} %</translation>
  </message>
  <message>
   <source>testing this pair {share} %</source>
   <translation>probando este par {share} %</translation>
  </message>
  <message>
   <source>benchmarking {share} %</source>
   <translation>prueba de rendimiento {share} %</translation>
  </message>
  <message>
   <source>Preparing…</source>
   <translation>Preparando…</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Load again</source>
   <translation>Volver a cargarlo</translation>
  </message>
  <message>
   <source>Choose devices automatically</source>
   <translation>Elegir los dispositivos automáticamente</translation>
  </message>
  <message numerus="yes">
   <source>Use {some} of {count} layers on the GPU</source>
   <extracomment>for 1: Use {some} of {count} layer on the GPU</extracomment>
   <translation>
    <numerusform>Usar {some} de {count} capa en la GPU</numerusform>
    <numerusform>Usar {some} de {count} capas en la GPU</numerusform>
   </translation>
  </message>
  <message>
   <source>Use the processor</source>
   <translation>Usar el procesador</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/engine_form.py" />
   <source>Target</source>
   <comment>heading of settings</comment>
   <translation>Objetivo</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>heading of settings</comment>
   <translation>Borrador</translation>
  </message>
  <message>
   <source>Drafting</source>
   <comment>heading of settings</comment>
   <translation>Propuesta de tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/known_servers.py" />
   <source>Removed {name}, with its key.</source>
   <translation>{name} se ha quitado, con su clave.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It is in the Hugging Face cache, which stores names and data separately. Both are removed, and other programs that use the model will download it again.</source>
   <translation>Está en la caché de Hugging Face, que guarda los datos separados del nombre: se van ambos, y los programas que lo necesiten lo descargarán de nuevo.</translation>
  </message>
  <message>
   <source>It is a link. Only the link is moved; the file itself stays.</source>
   <translation>Es un enlace: solo se mueve el enlace; el archivo se queda.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/remembered_pairs.py" />
   <source>My pair</source>
   <translation>Mi par</translation>
  </message>
  <message>
   <source>Deleted {name}.</source>
   <translation>Se ha eliminado {name}.</translation>
  </message>
  <message numerus="yes">
   <source>Imported {count} presets: {names}.</source>
   <extracomment>for 1: Imported {count} preset: {names}.</extracomment>
   <translation>
    <numerusform>Se ha importado {count} preajuste: {names}.</numerusform>
    <numerusform>Se han importado {count} preajustes: {names}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Exported {count} presets to {file}.</source>
   <extracomment>for 1: Exported {count} preset to {file}.</extracomment>
   <translation>
    <numerusform>Se ha exportado {count} preajuste a {file}.</numerusform>
    <numerusform>Se han exportado {count} preajustes a {file}.</numerusform>
   </translation>
  </message>
  <message>
   <source>{pair}, in {folder}</source>
   <translation>{pair}, en {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>Greedy</source>
   <comment>a kind of sampling</comment>
   <translation>Voraz</translation>
  </message>
  <message>
   <source>Precise</source>
   <comment>a kind of sampling</comment>
   <translation>Preciso</translation>
  </message>
  <message>
   <source>Balanced</source>
   <comment>a kind of sampling</comment>
   <translation>Equilibrado</translation>
  </message>
  <message>
   <source>Conversational</source>
   <comment>a kind of sampling</comment>
   <translation>Conversacional</translation>
  </message>
  <message>
   <source>Creative</source>
   <comment>a kind of sampling</comment>
   <translation>Creativo</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>too short to compare</source>
   <translation>demasiado corta para comparar</translation>
  </message>
  <message>
   <source>not comparable: the computer was busy</source>
   <translation>no comparable: el equipo estaba ocupado</translation>
  </message>
  <message>
   <source>no drafts</source>
   <translation>sin borradores</translation>
  </message>
  <message>
   <source>Automatic</source>
   <translation>Automático</translation>
  </message>
  <message>
   <source>Always the draft model</source>
   <translation>Siempre el modelo borrador</translation>
  </message>
  <message>
   <source>Prompt lookup only</source>
   <translation>Solo búsqueda en el prompt</translation>
  </message>
  <message>
   <source>Plain decoding</source>
   <translation>Decodificación normal</translation>
  </message>
  <message>
   <source>plain</source>
   <comment>how tokens are drafted</comment>
   <translation>normal</translation>
  </message>
  <message>
   <source>fixed</source>
   <comment>how tokens are drafted</comment>
   <translation>fija</translation>
  </message>
  <message>
   <source>step rule</source>
   <comment>how tokens are drafted</comment>
   <translation>regla por pasos</translation>
  </message>
  <message>
   <source>EWMA rule</source>
   <comment>how tokens are drafted</comment>
   <translation>media móvil</translation>
  </message>
  <message>
   <source>adaptive</source>
   <comment>how tokens are drafted</comment>
   <translation>adaptativa</translation>
  </message>
  <message>
   <source>lookup</source>
   <comment>how tokens are drafted</comment>
   <translation>búsqueda</translation>
  </message>
  <message>
   <source>drafting paused: no speedup</source>
   <comment>how tokens are drafted</comment>
   <translation>borradores en pausa: sin aceleración</translation>
  </message>
  <message>
   <source>no matching earlier text</source>
   <comment>how tokens are drafted</comment>
   <translation>ningún texto anterior coincide</translation>
  </message>
  <message>
   <source>the next token was too likely to be rejected</source>
   <comment>why a draft ends</comment>
   <translation>era demasiado probable que se rechazara el siguiente token</translation>
  </message>
  <message>
   <source>another token would not pay off</source>
   <comment>why a draft ends</comment>
   <translation>uno más no compensaría</translation>
  </message>
  <message>
   <source>maximum length</source>
   <comment>why a draft ends</comment>
   <translation>lo más largo que puede ser un borrador</translation>
  </message>
  <message>
   <source>a copy of earlier text</source>
   <comment>why a draft ends</comment>
   <translation>una copia de texto anterior</translation>
  </message>
  <message>
   <source>no copy would have paid off</source>
   <comment>why a draft ends</comment>
   <translation>ninguna copia habría compensado</translation>
  </message>
  <message>
   <source>found nothing to copy</source>
   <comment>why a draft ends</comment>
   <translation>no se encontró nada que copiar</translation>
  </message>
  <message>
   <source>drafting paused: it did not pay off</source>
   <comment>why a draft ends</comment>
   <translation>los borradores descansan: no compensaban</translation>
  </message>
  <message>
   <source>measuring plain speed</source>
   <comment>why a draft ends</comment>
   <translation>mide la velocidad normal</translation>
  </message>
  <message>
   <source>fixed length</source>
   <comment>why a draft ends</comment>
   <translation>longitud fija</translation>
  </message>
  <message>
   <source>longer: most were accepted</source>
   <comment>why a draft ends</comment>
   <translation>más largo: se aceptó la mayoría</translation>
  </message>
  <message>
   <source>shorter: few were accepted</source>
   <comment>why a draft ends</comment>
   <translation>más corto: se aceptaron pocos</translation>
  </message>
  <message>
   <source>as long as before</source>
   <comment>why a draft ends</comment>
   <translation>tan largo como antes</translation>
  </message>
  <message>
   <source>answer or context limit reached</source>
   <comment>why a draft ends</comment>
   <translation>límite de la respuesta o del contexto alcanzado</translation>
  </message>
  <message>
   <source>the draft ends the answer</source>
   <comment>why a draft ends</comment>
   <translation>el borrador termina la respuesta</translation>
  </message>
  <message>
   <source>rereading accepted tokens first</source>
   <comment>why a draft ends</comment>
   <translation>relee primero los tokens aceptados</translation>
  </message>
  <message>
   <source>{time} ms</source>
   <translation>{time} ms</translation>
  </message>
  <message>
   <source>not computed</source>
   <translation>sin calcular</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens (including the one that ended the answer) in {time} of decoding, not counting the time to read the prompt.</source>
   <extracomment>for 1: {count} token (including the one that ended the answer) in {time} of decoding, not counting the time to read the prompt.</extracomment>
   <translation>
    <numerusform>{count} token (con el que terminó la respuesta) en {time} de decodificación; la lectura del prompt no se cuenta.</numerusform>
    <numerusform>{count} tokens (con el que terminó la respuesta) en {time} de decodificación; la lectura del prompt no se cuenta.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens in {time} of decoding, not counting the time to read the prompt.</source>
   <extracomment>for 1: {count} token in {time} of decoding, not counting the time to read the prompt.</extracomment>
   <translation>
    <numerusform>{count} token en {time} de decodificación; la lectura del prompt no se cuenta.</numerusform>
    <numerusform>{count} tokens en {time} de decodificación; la lectura del prompt no se cuenta.</numerusform>
   </translation>
  </message>
  <message>
   <source>tok/s</source>
   <comment>tokens per second</comment>
   <translation>tok/s</translation>
  </message>
  <message>
   <source>Every token came from the target alone, each in its own pass.</source>
   <translation>Todos los tokens proceden solo del objetivo, cada uno con una pasada propia.</translation>
  </message>
  <message>
   <source>Other programs kept this computer busy while the answer was being written, so its speed cannot be compared with plain decoding.</source>
   <translation>Otros programas tuvieron ocupado este equipo mientras se escribía la respuesta, así que su velocidad no se puede comparar con la decodificación normal.</translation>
  </message>
  <message>
   <source>plain speed: measuring</source>
   <translation>velocidad normal: midiendo</translation>
  </message>
  <message>
   <source>plain speed: not measured</source>
   <translation>velocidad normal: sin medir</translation>
  </message>
  <message>
   <source>A speedup is shown only against plain decoding measured on this machine.</source>
   <translation>Una aceleración solo se muestra frente a la decodificación normal medida en este equipo.</translation>
  </message>
  <message>
   <source>plain ({rate}, measured)</source>
   <comment>stands behind how many times as fast it is</comment>
   <translation>la normal ({rate}, medida)</translation>
  </message>
  <message>
   <source>as fast as without drafting</source>
   <translation>tan rápido como sin borradores</translation>
  </message>
  <message>
   <source>faster than without drafting</source>
   <translation>más rápido que sin borradores</translation>
  </message>
  <message>
   <source>the speed without drafting</source>
   <translation>de la velocidad sin borradores</translation>
  </message>
  <message>
   <source>plain speed: unknown</source>
   <translation>velocidad normal: desconocida</translation>
  </message>
  <message>
   <source>A server wrote this. Its speed without drafts was not measured, so no speedup is shown.</source>
   <translation>Esto lo escribió un servidor. No se midió su velocidad sin borradores, así que no se muestra ninguna aceleración.</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens in {time}; plain decoding, measured on this machine at about the same time, would take {plain} for the same number: {ratio} times the plain speed.</source>
   <extracomment>for 1: {count} token in {time}; plain decoding, measured on this machine at about the same time, would take {plain} for the same number: {ratio} times the plain speed.</extracomment>
   <translation>
    <numerusform>{count} token en {time}; la decodificación normal, medida en este equipo casi al mismo tiempo, tarda {plain} en escribir los mismos: {ratio} veces la velocidad normal.</numerusform>
    <numerusform>{count} tokens en {time}; la decodificación normal, medida en este equipo casi al mismo tiempo, tarda {plain} en escribir los mismos: {ratio} veces la velocidad normal.</numerusform>
   </translation>
  </message>
  <message>
   <source>This is too uncertain to be called a speedup.</source>
   <translation>Es demasiado incierto para llamarlo aceleración.</translation>
  </message>
  <message>
   <source>busy: {share} used by others</source>
   <translation>ocupado: otros usan {share}</translation>
  </message>
  <message>
   <source>Other programs used {share} of the processor while this was being written, so the speeds are not those of an idle computer.</source>
   <translation>Otros programas ocuparon {share} del procesador mientras se escribía esto, así que las velocidades no son las de un equipo inactivo.</translation>
  </message>
  <message>
   <source>{accepted} accepted of {drafted} drafted = {share}.</source>
   <translation>{accepted} aceptados de {drafted} propuestos = {share}.</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens came after a rejected one or the end, and were not verified.</source>
   <extracomment>for 1: {count} token came after a rejected one or the end, and was not verified.</extracomment>
   <translation>
    <numerusform>{count} token venía después de uno rechazado o del final y no se verificó.</numerusform>
    <numerusform>{count} tokens venían después de uno rechazado o del final y no se verificaron.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tokens that end an answer are not shown, so they have no colour.</source>
   <translation>Los tokens que terminan una respuesta no se muestran, así que no tienen color.</translation>
  </message>
  <message numerus="yes">
   <source>drafted accepted ({share}), {count} as the end of the answer</source>
   <extracomment>for 1: drafted accepted ({share}), {count} as the end of the answer</extracomment>
   <translation>
    <numerusform>propuestos aceptados ({share}), de ellos {count} como final de la respuesta</numerusform>
    <numerusform>propuestos aceptados ({share}), de ellos {count} como final de la respuesta</numerusform>
   </translation>
  </message>
  <message>
   <source>Copied from earlier text: {accepted} of {drafted} accepted.</source>
   <translation>Copiados de texto anterior: {accepted} de {drafted} aceptados.</translation>
  </message>
  <message>
   <source>{accepted} of {drafted}</source>
   <comment>before: drafted accepted</comment>
   <translation>{accepted} de {drafted}</translation>
  </message>
  <message>
   <source>drafted accepted ({share})</source>
   <comment>behind: 12 of 20</comment>
   <translation>propuestos aceptados ({share})</translation>
  </message>
  <message>
   <source>tokens per pass</source>
   <translation>tokens por pasada</translation>
  </message>
  <message>
   <source>{tokens} / {passes}, corrections and bonus tokens included.</source>
   <translation>{tokens} / {passes}, con las correcciones y los tokens extra.</translation>
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
    <numerusform>{count} pasada del objetivo</numerusform>
    <numerusform>{count} pasadas del objetivo</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From the request to the first token, including {time} to read {count} prompt tokens, {reused} of them reused.</source>
   <extracomment>for 1: From the request to the first token, including {time} to read {count} prompt token, {reused} of them reused.</extracomment>
   <translation>
    <numerusform>Desde la petición hasta el primer token, con {time} para leer {count} token del prompt, {reused} de ellos reutilizados.</numerusform>
    <numerusform>Desde la petición hasta el primer token, con {time} para leer {count} tokens del prompt, {reused} de ellos reutilizados.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From the request to the first token, including {time} to read {count} prompt tokens.</source>
   <extracomment>for 1: From the request to the first token, including {time} to read {count} prompt token.</extracomment>
   <translation>
    <numerusform>Desde la petición hasta el primer token, con {time} para leer {count} token del prompt.</numerusform>
    <numerusform>Desde la petición hasta el primer token, con {time} para leer {count} tokens del prompt.</numerusform>
   </translation>
  </message>
  <message>
   <source>first token {time}</source>
   <translation>primer token {time}</translation>
  </message>
  <message>
   <source>between tokens (95 %: {time})</source>
   <translation>entre tokens (95 %: {time})</translation>
  </message>
  <message>
   <source>Tokens of one step appear together. Half of the gaps between steps were {median} or shorter, 95 % were {slow} or shorter.</source>
   <translation>Los tokens de un mismo paso aparecen juntos. La mitad de las pausas entre pasos duraron {median} o menos; el 95 %, {slow} o menos.</translation>
  </message>
  <message numerus="yes">
   <source>Based on {runs} of {count} runs: those with drafts and a measured plain speed.</source>
   <extracomment>for 1: Based on {runs} of {count} run: those with drafts and a measured plain speed.</extracomment>
   <translation>
    <numerusform>Sobre {runs} de {count} ejecución: aquellas en las que se propuso algo y cuya velocidad normal se midió.</numerusform>
    <numerusform>Sobre {runs} de {count} ejecuciones: aquellas en las que se propuso algo y cuya velocidad normal se midió.</numerusform>
   </translation>
  </message>
  <message>
   <source>saved by drafting</source>
   <translation>ahorrado con los borradores</translation>
  </message>
  <message>
   <source>lost by drafting</source>
   <translation>perdido con los borradores</translation>
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
   <translation>Según indica el servidor, con su propio reloj.</translation>
  </message>
  <message>
   <source>Pieces of text as they arrived, from the first to the last. A piece may contain several tokens. The server does not report tokens per second.</source>
   <translation>Trozos de texto según llegaron aquí, del primero al último. Un trozo puede tener varios tokens. El servidor no indica a cuántos tokens por segundo equivale.</translation>
  </message>
  <message>
   <source>pieces/s</source>
   <comment>per second</comment>
   <translation>trozos/s</translation>
  </message>
  <message>
   <source>{accepted} accepted of {drafted} drafted = {share}, as the server counts them.</source>
   <translation>{accepted} aceptados de {drafted} propuestos = {share}, según la cuenta del servidor.</translation>
  </message>
  <message>
   <source>The server counted no drafts: every token came from the target alone.</source>
   <translation>El servidor no contó borradores: todos los tokens vinieron solo del objetivo.</translation>
  </message>
  <message>
   <source>drafts: not reported</source>
   <translation>borradores: no indicados</translation>
  </message>
  <message>
   <source>From the request to the first piece of text, including network time.</source>
   <translation>Desde la petición hasta el primer trozo de texto, incluido el tiempo en la red.</translation>
  </message>
  <message>
   <source>first text {time}</source>
   <translation>primer texto {time}</translation>
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
    <numerusform>{count} paso que se esperaba que tardara {expected} y tardó {real}. Los pasos se desviaron en total {wrong}, es decir, {share} de su tiempo.</numerusform>
    <numerusform>{count} pasos que se esperaba que tardaran {expected} y tardaron {real}. Uno por uno se desviaron en total {wrong}, es decir, {share} de su tiempo.</numerusform>
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
   <translation>el carácter NUL</translation>
  </message>
  <message>
   <source>line breaks</source>
   <comment>characters</comment>
   <translation>saltos de línea</translation>
  </message>
  <message>
   <source>tabs</source>
   <comment>characters</comment>
   <translation>tabuladores</translation>
  </message>
  <message>
   <source>spaces</source>
   <comment>characters</comment>
   <translation>espacios</translation>
  </message>
  <message numerus="yes">
   <source>{count} others</source>
   <comment>characters</comment>
   <extracomment>for 1: {count} other</extracomment>
   <translation>
    <numerusform>{count} más</numerusform>
    <numerusform>{count} más</numerusform>
   </translation>
  </message>
  <message>
   <source>half a character</source>
   <translation>medio carácter</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_display.py" />
   <source>accepted draft</source>
   <translation>borrador aceptado</translation>
  </message>
  <message>
   <source>accepted lookup</source>
   <translation>búsqueda aceptada</translation>
  </message>
  <message>
   <source>target correction</source>
   <translation>corrección del objetivo</translation>
  </message>
  <message>
   <source>bonus token</source>
   <translation>token extra</translation>
  </message>
  <message>
   <source>target only</source>
   <translation>solo el objetivo</translation>
  </message>
  <message>
   <source>chosen by hand</source>
   <translation>elegido a mano</translation>
  </message>
  <message>
   <source>unknown source</source>
   <translation>origen desconocido</translation>
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
   <translation>Caché de Hugging Face</translation>
  </message>
  <message>
   <source>llama.cpp cache</source>
   <translation>Caché de llama.cpp</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It</source>
   <comment>a file of a model</comment>
   <translation>El archivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free on {gpu}</source>
   <translation>necesita {size}, {free} libres en {gpu}</translation>
  </message>
  <message>
   <source>needs {size}, {free} free</source>
   <translation>necesita {size}, {free} libres</translation>
  </message>
  <message>
   <source>needs {size}, {free} free in memory</source>
   <translation>necesita {size}, {free} libres en memoria</translation>
  </message>
  <message>
   <source>; </source>
   <comment>between statements</comment>
   <translation>; </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/free_memory.py" />
   <source>fits</source>
   <translation>cabe</translation>
  </message>
  <message>
   <source>barely fits</source>
   <translation>cabe justo</translation>
  </message>
  <message>
   <source>not enough memory free</source>
   <translation>demasiado grande ahora</translation>
  </message>
  <message>
   <source>too big for this computer</source>
   <translation>demasiado grande aquí</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on the processor</source>
   <comment>where a model is computed</comment>
   <translation>en el procesador</translation>
  </message>
  <message>
   <source>on {gpu}</source>
   <comment>where a model is computed</comment>
   <translation>en {gpu}</translation>
  </message>
  <message numerus="yes">
   <source>{some} of {count} layers on {gpu}</source>
   <comment>where a model is computed</comment>
   <extracomment>for 1: {some} of {count} layer on {gpu}</extracomment>
   <translation>
    <numerusform>{some} de {count} capa en {gpu}</numerusform>
    <numerusform>{some} de {count} capas en {gpu}</numerusform>
   </translation>
  </message>
  <message>
   <source>the rest on the processor</source>
   <comment>where a model is computed</comment>
   <translation>el resto en el procesador</translation>
  </message>
  <message>
   <source>Target and draft: {where}.</source>
   <translation>Objetivo y borrador: {where}.</translation>
  </message>
  <message>
   <source>Target: {where}.</source>
   <translation>Objetivo: {where}.</translation>
  </message>
  <message>
   <source>Draft: {where}.</source>
   <translation>Borrador: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in pair</source>
   <translation>Par integrado</translation>
  </message>
  <message>
   <source>Tiny models for trying out Foretoken.</source>
   <translation>Modelos muy pequeños para probar Foretoken.</translation>
  </message>
  <message>
   <source>For real work, choose larger models.</source>
   <translation>Para trabajar de verdad, elija modelos más grandes.</translation>
  </message>
  <message>
   <source>Built into the model (MTP)</source>
   <translation>Integrado en el modelo (MTP)</translation>
  </message>
  <message>
   <source>Built-in target</source>
   <translation>Objetivo integrado</translation>
  </message>
  <message>
   <source>Built-in draft</source>
   <translation>Borrador integrado</translation>
  </message>
  <message>
   <source>Built-in EAGLE-3 head</source>
   <translation>Cabeza EAGLE-3 incluida</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment.py" />
   <source>Questions</source>
   <comment>a kind of text</comment>
   <translation>Preguntas</translation>
  </message>
  <message>
   <source>Stories</source>
   <comment>a kind of text</comment>
   <translation>Relatos</translation>
  </message>
  <message>
   <source>Chat</source>
   <comment>a kind of text</comment>
   <translation>Chat</translation>
  </message>
  <message>
   <source>Code</source>
   <comment>a kind of text</comment>
   <translation>Código</translation>
  </message>
  <message>
   <source>Rewriting</source>
   <comment>a kind of text</comment>
   <translation>Reescritura</translation>
  </message>
  <message>
   <source>Copying</source>
   <comment>a kind of text</comment>
   <translation>Copia</translation>
  </message>
  <message>
   <source>Long text</source>
   <comment>a kind of text</comment>
   <translation>Texto largo</translation>
  </message>
  <message>
   <source>Mixed</source>
   <comment>a kind of text</comment>
   <translation>Mixto</translation>
  </message>
  <message>
   <source>All kinds</source>
   <translation>Todos los tipos</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>The file</source>
   <translation>El archivo</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Writing sampled texts, round {done}</source>
   <translation>Escribiendo textos muestreados, ronda {done}</translation>
  </message>
  <message>
   <source>Comparing greedy texts, {done} of {of}</source>
   <translation>Comparando textos voraces, {done} de {of}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>Repetition {number} of {count}: {one} and {other} tokens</source>
   <translation>Repetición {number} de {count}: {one} y {other} tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>about {size}</source>
   <comment>a download</comment>
   <translation>unos {size}</translation>
  </message>
  <message>
   <source>It needs about {needed} of this computer's {total} of memory; {free} is free now.</source>
   <translation>Necesita unos {needed} de los {total} de memoria de este equipo; ahora hay {free} libres.</translation>
  </message>
  <message>
   <source>It needs about {needed} of the GPU's {total} of memory; {free} is free now.</source>
   <translation>Necesita unos {needed} de los {total} de memoria de la GPU; ahora hay {free} libres.</translation>
  </message>
  <message>
   <source>Larger pairs would also fit, but would be slow on this processor.</source>
   <translation>También cabrían pares más grandes, pero serían lentos en este procesador.</translation>
  </message>
  <message>
   <source>It is the largest pair that fits comfortably.</source>
   <translation>Es el más grande que cabe ahí con holgura.</translation>
  </message>
  <message>
   <source>It is the largest pair that leaves half of the memory to other programs.</source>
   <translation>Es el más grande que deja la mitad a otros programas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Appearance</source>
   <translation>Aspecto</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>Ventana</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>Lectura</translation>
  </message>
  <message>
   <source>Notifications</source>
   <translation>Notificaciones</translation>
  </message>
  <message>
   <source>Drafting</source>
   <translation>Propuesta de tokens</translation>
  </message>
  <message>
   <source>Sampling</source>
   <translation>Muestreo</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>Estadísticas</translation>
  </message>
  <message>
   <source>Updates</source>
   <translation>Actualizaciones</translation>
  </message>
  <message>
   <source>Follow system</source>
   <translation>Según el sistema</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Claro</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Oscuro</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>Tema</translation>
  </message>
  <message>
   <source>The colours of the window. “Follow system” changes with the system.</source>
   <translation>Los colores de la ventana. «Según el sistema» cambia cuando cambia el sistema.</translation>
  </message>
  <message>
   <source>Accent</source>
   <translation>Color de acento</translation>
  </message>
  <message>
   <source>The colour of links and main buttons. The system's accent colour is adjusted where text would be hard to read.</source>
   <translation>El color de los enlaces y de los botones principales. El color de énfasis del sistema se ajusta donde el texto sería difícil de leer.</translation>
  </message>
  <message>
   <source>System</source>
   <translation>Sistema</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>Movimiento</translation>
  </message>
  <message>
   <source>Animated progress bars and menus, and a blinking text cursor. “Follow system” means full motion on systems that have no such setting.</source>
   <translation>Barras de progreso y menús animados, y cursor de texto parpadeante. «Según el sistema» equivale a movimiento completo en los sistemas que no tienen este ajuste.</translation>
  </message>
  <message>
   <source>Full</source>
   <translation>Completo</translation>
  </message>
  <message>
   <source>Reduced</source>
   <translation>Reducido</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>Idioma</translation>
  </message>
  <message>
   <source>The language of the window, not of the answers; a change takes effect after a restart. Translations were made by machine and have not been reviewed.</source>
   <translation>El idioma de la ventana, no de las respuestas; el cambio surte efecto al reiniciar el programa. Las traducciones son automáticas y no se han revisado.</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Tamaño del texto</translation>
  </message>
  <message>
   <source>The size of all text and of the controls around it, relative to normal.</source>
   <translation>El tamaño de todo el texto y de los controles que lo rodean, en relación con el normal.</translation>
  </message>
  <message>
   <source>Show sidebar</source>
   <translation>Mostrar la barra lateral</translation>
  </message>
  <message>
   <source>The list of chats. It is hidden automatically while the window is too narrow.</source>
   <translation>La lista de chats. Se oculta automáticamente mientras la ventana es demasiado estrecha.</translation>
  </message>
  <message>
   <source>Show live panel</source>
   <translation>Mostrar el panel en vivo</translation>
  </message>
  <message>
   <source>Speed and acceptance of the answers. It is hidden automatically while the window is too narrow.</source>
   <translation>Velocidad y tasa de aceptación de las respuestas. Se oculta automáticamente mientras la ventana es demasiado estrecha.</translation>
  </message>
  <message>
   <source>Show an icon in the system tray</source>
   <translation>Mostrar un icono en la bandeja del sistema</translation>
  </message>
  <message>
   <source>Its menu shows the window, starts a chat, stops an answer or quits. Not every desktop has a system tray.</source>
   <translation>Su menú muestra la ventana, empieza un chat, detiene una respuesta o cierra el programa. No todos los escritorios tienen bandeja del sistema.</translation>
  </message>
  <message>
   <source>Format answers</source>
   <translation>Dar formato a las respuestas</translation>
  </message>
  <message>
   <source>Show headings, lists, tables and code formatted rather than as raw Markdown.</source>
   <translation>Mostrar títulos, listas, tablas y código con formato, no como el Markdown que escribió el modelo.</translation>
  </message>
  <message>
   <source>Origin</source>
   <translation>Origen</translation>
  </message>
  <message>
   <source>Probability</source>
   <translation>Probabilidad</translation>
  </message>
  <message>
   <source>Surprise</source>
   <translation>Sorpresa</translation>
  </message>
  <message>
   <source>Token colours show</source>
   <translation>Los colores de los tokens muestran</translation>
  </message>
  <message>
   <source>Which model wrote each token, how likely it was for the target, or how surprising, in bits.</source>
   <translation>Qué modelo escribió cada token, qué probabilidad le dio el objetivo o cuánto sorprende, en bits.</translation>
  </message>
  <message>
   <source>Copy selections as Markdown</source>
   <translation>Copiar lo seleccionado como Markdown</translation>
  </message>
  <message>
   <source>Copy a selected part of an answer as the Markdown that the model wrote. A whole message is always copied that way.</source>
   <translation>Copiar la parte seleccionada de una respuesta como el Markdown que escribió el modelo. Un mensaje entero siempre se copia así.</translation>
  </message>
  <message>
   <source>Format your messages</source>
   <translation>Dar formato a sus mensajes</translation>
  </message>
  <message>
   <source>Show Markdown in your own messages formatted rather than as typed.</source>
   <translation>Mostrar el Markdown de sus propios mensajes con formato, no como usted lo escribió.</translation>
  </message>
  <message>
   <source>Notify when a long answer is ready</source>
   <translation>Avisar cuando una respuesta larga esté lista</translation>
  </message>
  <message>
   <source>For answers that take 20 seconds or more, while you are using another program. The notification has the name of the chat, unless it is temporary, and none of its content.</source>
   <translation>Para respuestas que tardan 20 segundos o más, mientras usted usa otro programa. La notificación incluye el nombre del chat, salvo que sea temporal, y nada de su contenido.</translation>
  </message>
  <message>
   <source>Draft from earlier chats</source>
   <translation>Usar chats anteriores como borrador</translation>
  </message>
  <message>
   <source>Where an answer continues like text in your chats, attachments or earlier answers, that text is used as the draft. This changes the speed of answers, not their text. For this, a copy of these texts, except temporary chats, is kept on this computer.</source>
   <translation>Cuando una respuesta continúa como algo de sus chats, archivos adjuntos o respuestas anteriores, ese texto se usa como borrador. Esto cambia la velocidad de las respuestas, no su texto. Para ello se guarda en este equipo una copia de estos textos, sin los chats temporales.</translation>
  </message>
  <message>
   <source>Keep statistics</source>
   <translation>Guardar estadísticas</translation>
  </message>
  <message>
   <source>Counts, times and model names of every answer and error, also in temporary chats, in a file on this computer. Nothing that you or the model wrote is kept there, and nothing is sent.</source>
   <translation>Cantidades, tiempos y nombres de los modelos de cada respuesta y error, también en chats temporales, en un archivo de este equipo. Nada de lo que escriban usted o el modelo se guarda ahí, y no se envía nada.</translation>
  </message>
  <message>
   <source>Check for updates</source>
   <translation>Buscar actualizaciones</translation>
  </message>
  <message>
   <source>When Foretoken may download the list of its releases. Nothing about you is sent.</source>
   <translation>Cuándo puede Foretoken descargar la lista de sus versiones. No se envía nada sobre usted.</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Nunca</translation>
  </message>
  <message>
   <source>Only when I ask</source>
   <translation>Solo cuando lo pida</translation>
  </message>
  <message>
   <source>Once a day</source>
   <translation>Una vez al día</translation>
  </message>
  <message>
   <source>Temperature</source>
   <translation>Temperatura</translation>
  </message>
  <message>
   <source>How varied answers are. At 0 the most likely token is always chosen; above 1, unlikely tokens are chosen more often than the model predicts.</source>
   <translation>Cuánto varían las respuestas. Con 0 se elige siempre el token más probable; por encima de 1, los tokens improbables se eligen más a menudo de lo que predice el modelo.</translation>
  </message>
  <message>
   <source>Top-k</source>
   <translation>Top-k</translation>
  </message>
  <message>
   <source>Choose only among this many of the most likely tokens; 0 turns it off.</source>
   <translation>Elegir solo entre esta cantidad de los tokens más probables; con 0 se desactiva.</translation>
  </message>
  <message>
   <source>Top-p</source>
   <translation>Top-p</translation>
  </message>
  <message>
   <source>Choose only among the most likely tokens that together reach this probability; 1 turns it off.</source>
   <translation>Elegir solo entre los tokens más probables que juntos alcanzan esta probabilidad; con 1 se desactiva.</translation>
  </message>
  <message>
   <source>Min-p</source>
   <translation>Min-p</translation>
  </message>
  <message>
   <source>Exclude tokens that are less likely than this fraction of the most likely one; 0 turns it off.</source>
   <translation>Excluir los tokens menos probables que esta fracción del más probable; con 0 se desactiva.</translation>
  </message>
  <message>
   <source>Repetition penalty</source>
   <translation>Penalización por repetición</translation>
  </message>
  <message>
   <source>Makes recent tokens less likely by this factor; 1 turns it off.</source>
   <translation>Reduce la probabilidad de los tokens recientes en este factor; con 1 se desactiva.</translation>
  </message>
  <message>
   <source>Presence penalty</source>
   <translation>Penalización por presencia</translation>
  </message>
  <message>
   <source>Lowers the score of every recent token by this much, however often it occurred; 0 turns it off.</source>
   <translation>Resta este valor a la puntuación de cada token reciente, sin importar cuántas veces haya aparecido; con 0 se desactiva.</translation>
  </message>
  <message>
   <source>Frequency penalty</source>
   <translation>Penalización por frecuencia</translation>
  </message>
  <message>
   <source>Lowers the score of a recent token by this much for each time it occurred; 0 turns it off.</source>
   <translation>Resta este valor a la puntuación de un token reciente por cada vez que haya aparecido; con 0 se desactiva.</translation>
  </message>
  <message>
   <source>Penalty window</source>
   <translation>Ventana de las penalizaciones</translation>
  </message>
  <message>
   <source>How many tokens count as recent for the three penalties, including those of the prompt.</source>
   <translation>Cuántos tokens cuentan como recientes para las tres penalizaciones, incluidos los del prompt.</translation>
  </message>
  <message>
   <source>Seed</source>
   <translation>Semilla</translation>
  </message>
  <message>
   <source>With the same seed, the same question gets the same answer. “Random” uses a new seed for each answer.</source>
   <translation>Con la misma semilla, la misma pregunta recibe la misma respuesta. «Aleatoria» usa una semilla nueva para cada respuesta.</translation>
  </message>
  <message>
   <source>Random</source>
   <translation>Aleatoria</translation>
  </message>
  <message>
   <source>Maximum answer length</source>
   <translation>Longitud máxima de la respuesta</translation>
  </message>
  <message>
   <source>An answer stops after this many tokens; you can continue it.</source>
   <translation>Una respuesta se detiene tras esta cantidad de tokens; puede continuarla.</translation>
  </message>
  <message>
   <source>Stop strings</source>
   <translation>Cadenas de parada</translation>
  </message>
  <message>
   <source>An answer stops before any of these, as well as before the model's own. Separate them with ; and write \n for a new line.</source>
   <translation>Una respuesta se detiene antes de cualquiera de estas cadenas, y también antes de las propias del modelo. Sepárelas con ; y escriba \n para un salto de línea.</translation>
  </message>
  <message>
   <source>When the context is full</source>
   <translation>Cuando el contexto está lleno</translation>
  </message>
  <message>
   <source>What happens when a chat no longer fits into the model's context.</source>
   <translation>Qué ocurre cuando un chat ya no cabe en el contexto del modelo.</translation>
  </message>
  <message>
   <source>Leave out the oldest turns</source>
   <translation>Omitir los turnos más antiguos</translation>
  </message>
  <message>
   <source>Stop with an error</source>
   <translation>Detener con un error</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}, {range}.</source>
   <translation>Valor predeterminado: {default}, {range}.</translation>
  </message>
  <message>
   <source>Default: {default}.</source>
   <translation>Valor predeterminado: {default}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>on</source>
   <translation>activado</translation>
  </message>
  <message>
   <source>off</source>
   <translation>desactivado</translation>
  </message>
  <message>
   <source>from {least} to {most}</source>
   <comment>numbers</comment>
   <translation>de {least} a {most}</translation>
  </message>
  <message>
   <source>a whole number from {least} to {most}</source>
   <translation>un número entero de {least} a {most}</translation>
  </message>
  <message>
   <source>a number from {least} to {most}</source>
   <translation>un número de {least} a {most}</translation>
  </message>
  <message>
   <source>{number} %</source>
   <comment>a share in hundredths</comment>
   <translation>{number} %</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>a text</comment>
   <translation>vacío</translation>
  </message>
  <message>
   <source>“{text}”</source>
   <comment>a text in quotes</comment>
   <translation>«{text}»</translation>
  </message>
  <message numerus="yes">
   <source>a text of at most {count} characters</source>
   <extracomment>for 1: a text of at most {count} character</extracomment>
   <translation>
    <numerusform>un texto de {count} carácter como máximo</numerusform>
    <numerusform>un texto de {count} caracteres como máximo</numerusform>
   </translation>
  </message>
  <message>
   <source>none</source>
   <comment>texts</comment>
   <translation>ninguno</translation>
  </message>
  <message numerus="yes">
   <source>at most {count} texts, with at most {longest} characters each</source>
   <extracomment>for 1: at most {count} text, with at most {longest} characters</extracomment>
   <translation>
    <numerusform>{count} texto como máximo, de {longest} caracteres como máximo</numerusform>
    <numerusform>{count} textos como máximo, de {longest} caracteres cada uno como máximo</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>Nada</translation>
  </message>
  <message>
   <source>{limits}, or nothing</source>
   <translation>{limits}, o nada</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/benchmark.py" />
   <source>Draft model, adaptive</source>
   <translation>Modelo borrador, adaptativo</translation>
  </message>
  <message>
   <source>Draft model, step rule</source>
   <translation>Modelo borrador, regla por pasos</translation>
  </message>
  <message>
   <source>Draft model, moving average</source>
   <translation>Modelo borrador, media móvil</translation>
  </message>
  <message>
   <source>Speedup over plain decoding; for plain decoding itself, tokens per second. Each is the median of the rounds ± half of their range. 1.00x is as fast as without drafting.</source>
   <translation>Aceleración frente a la decodificación normal, y los tokens por segundo de esta: la mediana de las rondas, ± la mitad de su intervalo. 1,00x es tan rápido como sin borradores.</translation>
  </message>
  <message>
   <source>Benchmark of {pair}</source>
   <translation>Prueba de rendimiento de {pair}</translation>
  </message>
  <message>
   <source>Speedup by kind of text</source>
   <translation>Aceleración por tipo de texto</translation>
  </message>
  <message>
   <source>All kinds together</source>
   <translation>Todos los tipos juntos</translation>
  </message>
  <message>
   <source>Each round</source>
   <translation>Cada ronda</translation>
  </message>
  <message numerus="yes">
   <source>Draft model, {count} tokens</source>
   <extracomment>for 1: Draft model, {count} token</extracomment>
   <translation>
    <numerusform>Modelo borrador, {count} token</numerusform>
    <numerusform>Modelo borrador, {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <source>Decoding method</source>
   <translation>Forma de decodificar</translation>
  </message>
  <message>
   <source>Speedup</source>
   <translation>Aceleración</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>Intervalo</translation>
  </message>
  <message>
   <source>Tokens/s</source>
   <translation>Tokens/s</translation>
  </message>
  <message>
   <source>Accepted drafts</source>
   <translation>Borradores aceptados</translation>
  </message>
  <message>
   <source>Tokens per pass</source>
   <translation>Tokens por pasada</translation>
  </message>
  <message>
   <source>Verifying</source>
   <translation>Verificación</translation>
  </message>
  <message>
   <source>Between tokens, ms (95 %)</source>
   <translation>Entre tokens, ms (95 %)</translation>
  </message>
  <message>
   <source>{mode} (in use)</source>
   <translation>{mode} (en uso)</translation>
  </message>
  <message>
   <source>{mode} (tok/s)</source>
   <comment>what is compared</comment>
   <translation>{mode} (tok/s)</translation>
  </message>
  <message>
   <source>Kind of text</source>
   <translation>Tipo de texto</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>Ronda</translation>
  </message>
  <message>
   <source>Tokens</source>
   <translation>Tokens</translation>
  </message>
  <message>
   <source>Seconds</source>
   <translation>Segundos</translation>
  </message>
  <message>
   <source>Tokens per second</source>
   <translation>Tokens por segundo</translation>
  </message>
  <message>
   <source>Plain</source>
   <translation>Normal</translation>
  </message>
  <message>
   <source>too short to time</source>
   <translation>demasiado breve para medirlo</translation>
  </message>
  <message>
   <source>not measured</source>
   <translation>sin medir</translation>
  </message>
  <message>
   <source>Not measured in both benchmarks.</source>
   <translation>No hay ninguna cifra que esté en ambas.</translation>
  </message>
  <message>
   <source>{sign}{percent} %</source>
   <comment>a change</comment>
   <translation>{sign}{percent} %</translation>
  </message>
  <message>
   <source>{speed} tok/s ({least} to {most})</source>
   <translation>{speed} tok/s (de {least} a {most})</translation>
  </message>
  <message>
   <source>{speedup} ({range})</source>
   <comment>a speedup with its range</comment>
   <translation>{speedup} ({range})</translation>
  </message>
  <message>
   <source>Round {number}: {speed} tok/s, plain {plain} tok/s, {speedup}</source>
   <translation>Ronda {number}: {speed} tok/s, normal {plain} tok/s, {speedup}</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} drafted tokens accepted ({share}).</source>
   <translation>{accepted} de {drafted} tokens propuestos aceptados ({share}).</translation>
  </message>
  <message>
   <source>temperature {value}</source>
   <translation>temperatura {value}</translation>
  </message>
  <message numerus="yes">
   <source>{count} rounds</source>
   <extracomment>for 1: {count} round</extracomment>
   <translation>
    <numerusform>{count} ronda</numerusform>
    <numerusform>{count} rondas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} answers</source>
   <extracomment>for 1: {count} answer</extracomment>
   <translation>
    <numerusform>{count} respuesta</numerusform>
    <numerusform>{count} respuestas</numerusform>
   </translation>
  </message>
  <message>
   <source>greedy</source>
   <translation>voraz</translation>
  </message>
  <message>
   <source>{what}: {value}</source>
   <comment>a fact</comment>
   <translation>{what}: {value}</translation>
  </message>
  <message>
   <source>Other programs used {share} of the processor.</source>
   <translation>Los demás programas ocuparon {share} del procesador.</translation>
  </message>
  <message>
   <source>Stopped after {done} of {planned} answers.</source>
   <translation>Se detuvo tras {done} de {planned} respuestas.</translation>
  </message>
  <message>
   <source>This computer was busy: even plain decoding varied, so no result is certain.</source>
   <translation>Este equipo estaba ocupado: hasta la decodificación normal varió, así que ningún resultado es seguro.</translation>
  </message>
  <message>
   <source>Processor use of other programs</source>
   <translation>Uso del procesador por otros programas</translation>
  </message>
  <message>
   <source>{what}: {before} → {after}</source>
   <comment>what differs</comment>
   <translation>{what}: {before} → {after}</translation>
  </message>
  <message>
   <source>{what}: changed</source>
   <comment>what differs</comment>
   <translation>{what}: ha cambiado</translation>
  </message>
  <message>
   <source>none</source>
   <comment>a draft model</comment>
   <translation>ninguno</translation>
  </message>
  <message>
   <source>Target</source>
   <translation>Objetivo</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>Borrador</translation>
  </message>
  <message>
   <source>Processor</source>
   <translation>Procesador</translation>
  </message>
  <message>
   <source>Cores</source>
   <translation>Núcleos</translation>
  </message>
  <message>
   <source>Threads</source>
   <translation>Hilos</translation>
  </message>
  <message>
   <source>Context</source>
   <translation>Contexto</translation>
  </message>
  <message>
   <source>Tokens per answer</source>
   <translation>Tokens por respuesta</translation>
  </message>
  <message>
   <source>llama.cpp's features</source>
   <translation>Características de llama.cpp</translation>
  </message>
  <message>
   <source>Settings of the target</source>
   <translation>Ajustes del objetivo</translation>
  </message>
  <message>
   <source>Settings of the draft</source>
   <translation>Ajustes del borrador</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>Preguntas</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/pair_test.py" />
   <source>The plain speed varied from {low} to {high} tokens/s, because other programs keep this computer busy. Test again when it is idle.</source>
   <translation>La decodificación normal no tuvo una velocidad constante, de {low} a {high} tokens/s: otros programas mantienen ocupado este equipo. Repita la prueba cuando esté libre.</translation>
  </message>
  <message numerus="yes">
   <source>{count} questions answered with each method, in {seconds}</source>
   <extracomment>for 1: {count} question answered with each method, in {seconds}</extracomment>
   <translation>
    <numerusform>{count} pregunta respondida de todas las maneras, en {seconds}</numerusform>
    <numerusform>{count} preguntas respondidas de todas las maneras, en {seconds}</numerusform>
   </translation>
  </message>
  <message>
   <source>Speeds are in tokens per second, with the sampling settings of a chat.</source>
   <translation>Velocidades en tokens por segundo, con los ajustes de muestreo de un chat.</translation>
  </message>
  <message>
   <source>Pair test</source>
   <translation>Prueba del par</translation>
  </message>
  <message>
   <source>Not measured: {why}</source>
   <translation>Sin medir: {why}</translation>
  </message>
  <message>
   <source>Measured: {speedup}x the speed of plain decoding</source>
   <translation>Medido: {speedup}x la velocidad de la decodificación normal</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/proof.py" />
   <source>Checks that drafting does not change the output: the pair writes with drafting, and every token is compared with what the target alone would write there. Takes about a minute.</source>
   <translation>Comprueba que los borradores no cambian el resultado: el par escribe con borradores y cada token se compara con lo que el objetivo escribiría ahí por sí solo. Tarda alrededor de un minuto.</translation>
  </message>
  <message>
   <source>Drafting is lossless</source>
   <translation>Borradores sin pérdidas</translation>
  </message>
  <message>
   <source>Drafting changes the output</source>
   <translation>Los borradores cambian el resultado</translation>
  </message>
  <message>
   <source>Inconclusive</source>
   <translation>No concluyente</translation>
  </message>
  <message>
   <source>First drafted token</source>
   <translation>Primer token propuesto</translation>
  </message>
  <message>
   <source>Later drafted tokens</source>
   <translation>Tokens propuestos posteriores</translation>
  </message>
  <message>
   <source>After a fully accepted draft</source>
   <translation>Tras un borrador aceptado por completo</translation>
  </message>
  <message>
   <source>All tokens</source>
   <translation>Todos los tokens</translation>
  </message>
  <message>
   <source>by draft difference</source>
   <translation>por diferencia con el borrador</translation>
  </message>
  <message>
   <source>by likelihood</source>
   <translation>por probabilidad</translation>
  </message>
  <message>
   <source>With this version, the pair does not write what its target alone would. Turn drafting off, and please report this with the exported result.</source>
   <translation>Con esta versión, el par no escribe lo que escribiría su objetivo por sí solo. Desactive los borradores e informe de ello con el resultado exportado.</translation>
  </message>
  <message>
   <source>No built-in question fits the context of this pair.</source>
   <translation>Ninguna pregunta integrada cabe en el contexto de este par.</translation>
  </message>
  <message>
   <source>Proof of {pair}</source>
   <translation>Demostración de {pair}</translation>
  </message>
  <message>
   <source>Sampled tokens match the target</source>
   <translation>Los tokens muestreados concuerdan con el objetivo</translation>
  </message>
  <message>
   <source>Greedy texts are identical</source>
   <translation>Los textos voraces son idénticos</translation>
  </message>
  <message>
   <source>With drafting</source>
   <translation>Con borradores</translation>
  </message>
  <message>
   <source>This model cannot be checked: it rounds so differently in long and short passes that even its own tokens do not match its probabilities.</source>
   <translation>Este modelo no se puede comprobar: redondea de forma tan distinta en pasadas largas y cortas que ni siquiera sus propios tokens concuerdan con sus probabilidades.</translation>
  </message>
  <message numerus="yes">
   <source>Only {count} drafted tokens were checked; {needed} are needed.</source>
   <extracomment>for 1: Only {count} drafted token was checked; {needed} are needed.</extracomment>
   <translation>
    <numerusform>Solo se comprobó {count} token propuesto; hacen falta {needed}.</numerusform>
    <numerusform>Solo se comprobaron {count} tokens propuestos; hacen falta {needed}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Figure</source>
   <translation>Cifra</translation>
  </message>
  <message>
   <source>Tokens written with drafting</source>
   <translation>Tokens escritos con borradores</translation>
  </message>
  <message>
   <source>Lowest p value of {tests} tests</source>
   <translation>Valor p más bajo de {tests} pruebas</translation>
  </message>
  <message>
   <source>Fails below</source>
   <translation>Falla por debajo de</translation>
  </message>
  <message>
   <source>Answers</source>
   <translation>Respuestas</translation>
  </message>
  <message>
   <source>Drafted tokens accepted</source>
   <translation>Tokens propuestos aceptados</translation>
  </message>
  <message>
   <source>Drafted tokens replaced</source>
   <translation>Tokens propuestos sustituidos</translation>
  </message>
  <message>
   <source>Bonus tokens</source>
   <translation>Tokens extra</translation>
  </message>
  <message>
   <source>A correct pair fails by chance, at most</source>
   <translation>Un par correcto falla por azar, como máximo</translation>
  </message>
  <message>
   <source>Among tokens written where draft and target differ</source>
   <translation>De lo que se escribe donde borrador y objetivo difieren</translation>
  </message>
  <message>
   <source>Smallest detectable change</source>
   <translation>Cambio más pequeño que se detecta</translation>
  </message>
  <message>
   <source>Results</source>
   <translation>Resultados</translation>
  </message>
  <message>
   <source>Figures</source>
   <translation>Cifras</translation>
  </message>
  <message>
   <source>too few</source>
   <translation>muy pocos</translation>
  </message>
  <message>
   <source>Deviation</source>
   <translation>Desviación</translation>
  </message>
  <message>
   <source>p value</source>
   <translation>Valor p</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Pruebas</translation>
  </message>
  <message>
   <source>Texts compared</source>
   <translation>Textos comparados</translation>
  </message>
  <message>
   <source>Identical, token for token</source>
   <translation>Idénticos, token a token</translation>
  </message>
  <message>
   <source>Different at a near tie, within rounding</source>
   <translation>Distintos por un casi empate, dentro del redondeo</translation>
  </message>
  <message>
   <source>Different by more than rounding</source>
   <translation>Distintos, más de lo que explica el redondeo</translation>
  </message>
  <message>
   <source>Skipped for lack of time or context</source>
   <translation>Omitidos por falta de tiempo o de contexto</translation>
  </message>
  <message>
   <source>Tokens compared</source>
   <translation>Tokens comparados</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>Texto</translation>
  </message>
  <message>
   <source>Token</source>
   <translation>Token</translation>
  </message>
  <message>
   <source>Logit gap</source>
   <translation>Diferencia de logits</translation>
  </message>
  <message>
   <source>Rounding</source>
   <translation>Redondeo</translation>
  </message>
  <message>
   <source>Near tie</source>
   <translation>Casi empate</translation>
  </message>
  <message>
   <source>Differs</source>
   <translation>Difiere</translation>
  </message>
  <message>
   <source>Texts that differ</source>
   <translation>Textos que difieren</translation>
  </message>
  <message>
   <source>{place}, {order}</source>
   <comment>what is tested, as in: all tokens, by likelihood</comment>
   <translation>{place}, {order}</translation>
  </message>
  <message>
   <source>less than {value}</source>
   <translation>menos de {value}</translation>
  </message>
  <message>
   <source>{share} %</source>
   <comment>a share</comment>
   <translation>{share} %</translation>
  </message>
  <message>
   <source>the end</source>
   <translation>el final</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/race.py" />
   <source>Race</source>
   <translation>Carrera</translation>
  </message>
  <message>
   <source>Plain</source>
   <comment>a way of answering</comment>
   <translation>Normal</translation>
  </message>
  <message>
   <source>Lookup</source>
   <comment>a way of answering</comment>
   <translation>Búsqueda</translation>
  </message>
  <message numerus="yes">
   <source>Always {count} tokens</source>
   <extracomment>for 1: Always {count} token</extracomment>
   <translation>
    <numerusform>Siempre {count} token</numerusform>
    <numerusform>Siempre {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <source>Step rule</source>
   <translation>Regla por pasos</translation>
  </message>
  <message>
   <source>Moving average</source>
   <translation>Media móvil</translation>
  </message>
  <message>
   <source>Speculative</source>
   <comment>a way of answering</comment>
   <translation>Especulativa</translation>
  </message>
  <message numerus="yes">
   <source>{count} characters</source>
   <extracomment>for 1: {count} character</extracomment>
   <translation>
    <numerusform>{count} carácter</numerusform>
    <numerusform>{count} caracteres</numerusform>
   </translation>
  </message>
  <message>
   <source>{tokens} in {time}</source>
   <translation>{tokens} en {time}</translation>
  </message>
  <message>
   <source>The computer was too busy to compare speeds.</source>
   <translation>El equipo estaba demasiado ocupado para comparar velocidades.</translation>
  </message>
  <message>
   <source>The answers were too short to compare speeds.</source>
   <translation>Las respuestas eran demasiado cortas para comparar velocidades.</translation>
  </message>
  <message>
   <source>No measurable difference</source>
   <translation>Sin diferencia medible</translation>
  </message>
  <message>
   <source>{name} is faster</source>
   <translation>{name} va más rápido</translation>
  </message>
  <message>
   <source>{name} is slower</source>
   <translation>{name} va más lento</translation>
  </message>
  <message>
   <source>Speedup over {name}</source>
   <translation>Aceleración frente a {name}</translation>
  </message>
  <message>
   <source>Speedup over {name}, in characters per second</source>
   <translation>Aceleración frente a {name}, en caracteres por segundo</translation>
  </message>
  <message>
   <source>Geometric mean of the repetitions: {ratios}. Reading the prompt is not included.</source>
   <translation>Media geométrica de las repeticiones: {ratios}. La lectura del prompt no se incluye.</translation>
  </message>
  <message>
   <source>unknown after one repetition</source>
   <translation>desconocido con una sola repetición</translation>
  </message>
  <message>
   <source>{least} to {most}</source>
   <comment>a range</comment>
   <translation>de {least} a {most}</translation>
  </message>
  <message>
   <source>95 % interval</source>
   <translation>Intervalo del 95 %</translation>
  </message>
  <message>
   <source>Repetitions</source>
   <translation>Repeticiones</translation>
  </message>
  <message>
   <source>{same} of {count} repetitions</source>
   <translation>{same} de {count} repeticiones</translation>
  </message>
  <message>
   <source>Same text</source>
   <translation>Mismo texto</translation>
  </message>
  <message>
   <source>Side</source>
   <translation>Lado</translation>
  </message>
  <message>
   <source>Draft model</source>
   <translation>Modelo borrador</translation>
  </message>
  <message>
   <source>Characters/s</source>
   <translation>Caracteres/s</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} drafted tokens</source>
   <translation>{accepted} de {drafted} tokens propuestos</translation>
  </message>
  <message>
   <source>Speeds</source>
   <translation>Velocidades</translation>
  </message>
  <message>
   <source>{rate} ({low} to {high})</source>
   <comment>a speed and its interval</comment>
   <translation>{rate} (de {low} a {high})</translation>
  </message>
  <message>
   <source>Two models, so the texts differ.</source>
   <translation>Dos modelos, así que los textos difieren.</translation>
  </message>
  <message>
   <source>Different texts, as expected above temperature 0. Set both sides to temperature 0 to compare texts.</source>
   <translation>Textos distintos, como es de esperar con temperatura superior a 0. Ponga ambos lados a temperatura 0 para comparar los textos.</translation>
  </message>
  <message>
   <source>Different texts, as expected: the sides are sampled by different rules.</source>
   <translation>Textos distintos, como es de esperar: los lados se muestrean con reglas distintas.</translation>
  </message>
  <message>
   <source>Different texts. The cause is unknown: this model cannot roll back to check.</source>
   <translation>Textos distintos. La causa se desconoce: este modelo no puede volver atrás para comprobarlo.</translation>
  </message>
  <message>
   <source>Different texts: at least one side did not write what its model computes when checked again. Please report this with the exported race.</source>
   <translation>Textos distintos: al menos un lado no escribió lo que calcula cuando se le pregunta de nuevo. Informe de ello con la carrera exportada.</translation>
  </message>
  <message>
   <source>Different texts because of a near tie: rounding decided between two tokens that are almost equally likely. Both texts are the target's own.</source>
   <translation>Textos distintos por un casi empate: el redondeo decidió entre dos tokens que son casi igual de probables. Ambos textos son los propios del objetivo.</translation>
  </message>
  <message>
   <source>Different texts, by more than rounding explains. A heavily quantised cache can cause this; otherwise please report it with the exported race.</source>
   <translation>Textos distintos, más de lo que explica el redondeo. Una caché muy cuantizada puede causarlo; si no es el caso, informe de ello con la carrera exportada.</translation>
  </message>
  <message>
   <source>Token {index}, after “{before}”</source>
   <translation>Token {index}, después de «{before}»</translation>
  </message>
  <message>
   <source>Wrote</source>
   <translation>Escribió</translation>
  </message>
  <message>
   <source>Probability of {token}</source>
   <translation>Probabilidad de {token}</translation>
  </message>
  <message>
   <source>Where the texts differ</source>
   <translation>Dónde difieren los textos</translation>
  </message>
  <message>
   <source>the end</source>
   <comment>of an answer</comment>
   <translation>el final</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/report.py" />
   <source>Passed</source>
   <comment>a check of a pair</comment>
   <translation>Superada</translation>
  </message>
  <message>
   <source>Failed</source>
   <comment>a check of a pair</comment>
   <translation>Fallida</translation>
  </message>
  <message>
   <source>Inconclusive</source>
   <comment>a check of a pair</comment>
   <translation>No concluyente</translation>
  </message>
  <message numerus="yes">
   <source>about {count} seconds</source>
   <extracomment>for 1: about {count} second</extracomment>
   <translation>
    <numerusform>cerca de {count} segundo</numerusform>
    <numerusform>unos {count} segundos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>about {count} minutes</source>
   <extracomment>for 1: about {count} minute</extracomment>
   <translation>
    <numerusform>cerca de {count} minuto</numerusform>
    <numerusform>unos {count} minutos</numerusform>
   </translation>
  </message>
  <message>
   <source>{duration} left</source>
   <comment>a duration</comment>
   <translation>quedan {duration}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>OpenAI-compatible server</source>
   <translation>servidor compatible con OpenAI</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>“{text}”</source>
   <comment>a quotation</comment>
   <translation>«{text}»</translation>
  </message>
  <message>
   <source>{most} and {last}</source>
   <comment>a list</comment>
   <translation>{most} y {last}</translation>
  </message>
  <message>
   <source>{most} or {last}</source>
   <comment>a list</comment>
   <translation>{most} o {last}</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <comment>a moment</comment>
   <translation>{day}, {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/secret_store.py" />
   <source>the system's keyring</source>
   <translation>el llavero del sistema</translation>
  </message>
  <message>
   <source>this session</source>
   <translation>esta sesión</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/system/shown_text.py" />
   <source>… {count} more lines …</source>
   <extracomment>for 1: … {count} more line …</extracomment>
   <translation>
    <numerusform>… {count} línea más …</numerusform>
    <numerusform>… {count} líneas más …</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… {count} more characters …</source>
   <extracomment>for 1: … {count} more character …</extracomment>
   <translation>
    <numerusform>… {count} carácter más …</numerusform>
    <numerusform>… {count} caracteres más …</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Available when the model is ready</source>
   <translation>Disponible cuando el modelo esté listo</translation>
  </message>
  <message>
   <source>Models on this computer, and pairs to download</source>
   <translation>Modelos de este equipo y pares que se pueden obtener</translation>
  </message>
  <message>
   <source>Choose models</source>
   <translation>Elegir modelos</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>Detenido.</translation>
  </message>
  <message>
   <source>Stopped at the token limit for one answer.</source>
   <translation>Detenido en el límite de tokens para una respuesta.</translation>
  </message>
  <message>
   <source>Stopped at the step limit for one answer.</source>
   <translation>Detenido en el límite de pasos para una respuesta.</translation>
  </message>
  <message>
   <source>Interrupted: Foretoken was closed while this was being written.</source>
   <translation>Interrumpido: la aplicación se cerró mientras se escribía esto.</translation>
  </message>
  <message>
   <source>The answer was cut off: the context is full. Start a new chat, or ask something shorter.</source>
   <translation>La respuesta se ha cortado: el contexto está lleno. Empiece un chat nuevo o pregunte algo más corto.</translation>
  </message>
  <message>
   <source>There is no room for an answer: the context is full. Start a new chat, or ask something shorter.</source>
   <translation>No hay sitio para una respuesta: el contexto está lleno. Empiece un chat nuevo o pregunte algo más corto.</translation>
  </message>
  <message>
   <source>The model returned an empty answer.</source>
   <translation>El modelo devolvió una respuesta vacía.</translation>
  </message>
  <message>
   <source>The built-in pair is a tiny demonstration. A larger pair may know more.</source>
   <translation>El par integrado es una pequeña demostración. Un par más grande puede saber más.</translation>
  </message>
  <message>
   <source>Notice</source>
   <translation>Aviso</translation>
  </message>
  <message>
   <source>Copy the details of what happened</source>
   <translation>Copiar los detalles de lo ocurrido</translation>
  </message>
  <message>
   <source>Copy details</source>
   <translation>Copiar los detalles</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>Copiado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thoughts</source>
   <translation>Pensamientos</translation>
  </message>
  <message>
   <source>Show or hide the model's thoughts</source>
   <translation>Mostrar u ocultar los pensamientos del modelo</translation>
  </message>
  <message>
   <source>Reading the prompt…</source>
   <translation>Leyendo el prompt…</translation>
  </message>
  <message>
   <source>Reading the prompt… {share} %</source>
   <translation>Leyendo el prompt… {share} %</translation>
  </message>
  <message>
   <source>Load the pair this way and continue the answer</source>
   <translation>Cargar el par así y continuar con la respuesta</translation>
  </message>
  <message>
   <source>Continue where the answer stopped</source>
   <translation>Continuar donde se detuvo la respuesta</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>Continuar</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>Reintentar</translation>
  </message>
  <message>
   <source>Ask the same question again</source>
   <translation>Hacer otra vez la misma pregunta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Your message</source>
   <translation>Su mensaje</translation>
  </message>
  <message>
   <source>The model does not see unanswered questions.</source>
   <translation>El modelo no ve las preguntas sin respuesta.</translation>
  </message>
  <message>
   <source>Answer this question; what follows is kept as another version</source>
   <translation>Responder a esta pregunta; lo que la sigue se conserva como otra versión</translation>
  </message>
  <message>
   <source>Answer again</source>
   <translation>Responder de nuevo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>The model no longer sees the messages above: the context is full</source>
   <translation>El modelo ya no ve los mensajes de arriba: el contexto está lleno</translation>
  </message>
  <message>
   <source>A model can read only a limited amount of text at once. The oldest messages are left out
so that this chat can continue. A new chat starts with an empty context.</source>
   <translation>Un modelo solo lee cierta cantidad de texto a la vez. Los mensajes más antiguos se omiten
para que este chat pueda continuar. Un chat nuevo empieza con un contexto vacío.</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>Conversación</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Find in this chat</source>
   <translation>Buscar en este chat</translation>
  </message>
  <message>
   <source>Matches</source>
   <translation>Coincidencias encontradas</translation>
  </message>
  <message>
   <source>{number} of {count}</source>
   <comment>the places found</comment>
   <translation>{number} de {count}</translation>
  </message>
  <message>
   <source>none</source>
   <comment>the places found</comment>
   <translation>ninguna</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/following_scroll.py" />
   <source>Jump to the end</source>
   <translation>Ir al final</translation>
  </message>
  <message>
   <source>Jump to the end (End)</source>
   <comment>with its key</comment>
   <translation>Ir al final (Fin)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}.</source>
   <translation>Escrito por {target}.</translation>
  </message>
  <message>
   <source>Written by {target}, with drafts by {draft}.</source>
   <translation>Escrito por {target}, con borradores de {draft}.</translation>
  </message>
  <message>
   <source>Sent to {name} ({host}).</source>
   <translation>Enviado a {name}, que es {host}.</translation>
  </message>
  <message>
   <source>Computed {place}.</source>
   <translation>Calculado {place}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_actions.py" />
   <source>Version {number} of {count}</source>
   <translation>Versión {number} de {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Edit your message</source>
   <translation>Editar su mensaje</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Cancelar</translation>
  </message>
  <message>
   <source>The original is kept as another version</source>
   <translation>El original se conserva como otra versión</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Guardar</translation>
  </message>
  <message>
   <source>Enter saves, Esc cancels</source>
   <translation>Intro guarda; Esc cancela</translation>
  </message>
  <message>
   <source>Send</source>
   <translation>Enviar</translation>
  </message>
  <message>
   <source>Enter sends, Esc cancels</source>
   <translation>Intro envía; Esc cancela</translation>
  </message>
  <message>
   <source>Open this link?</source>
   <translation>¿Abrir este enlace?</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Abrir</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>Shown as plain text, because formatting would take too long: {count} characters</source>
   <extracomment>for 1: Shown as plain text, because formatting would take too long: {count} character</extracomment>
   <translation>
    <numerusform>Se muestra como texto sin formato, porque darle formato tardaría mucho: {count} carácter</numerusform>
    <numerusform>Se muestra como texto sin formato, porque darle formato tardaría mucho: {count} caracteres</numerusform>
   </translation>
  </message>
  <message>
   <source>Only the first {count} lines are shown.</source>
   <translation>Solo se muestran las primeras {count} líneas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/token_walk.py" />
   <source>Left and Right move between tokens, Enter shows details</source>
   <translation>Izquierda y Derecha recorren los tokens, Intro muestra todo sobre uno</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Ask this</source>
   <translation>Preguntar esto</translation>
  </message>
  <message>
   <source>The built-in pair is tiny and knows little. It is meant for trying things out.</source>
   <translation>El par integrado es diminuto y sabe poco. Está para probar.</translation>
  </message>
  <message>
   <source>For real work: {pair} ({size} to download, needs about {memory} of memory).</source>
   <translation>Para trabajar de verdad: {pair} ({size} de descarga, necesita unos {memory} de memoria).</translation>
  </message>
  <message>
   <source>Opens Download models at this pair; nothing is downloaded yet</source>
   <translation>Abre Descargar modelos en este par; todavía no se descarga nada</translation>
  </message>
  <message>
   <source>See this pair</source>
   <translation>Ver este par</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Model</source>
   <comment>what the command palette offers</comment>
   <translation>Modelo</translation>
  </message>
  <message>
   <source>Attach again: {file}</source>
   <translation>Adjuntar de nuevo: {file}</translation>
  </message>
  <message>
   <source>Recent file</source>
   <translation>Archivo reciente</translation>
  </message>
  <message>
   <source>Recent server</source>
   <translation>Servidor reciente</translation>
  </message>
  <message>
   <source>Recent pair</source>
   <translation>Par reciente</translation>
  </message>
  <message>
   <source>Use again: {pair}</source>
   <translation>Volver a usar: {pair}</translation>
  </message>
  <message>
   <source>Server</source>
   <comment>what the command palette offers</comment>
   <translation>Servidor</translation>
  </message>
  <message>
   <source>Chat</source>
   <comment>what the command palette offers</comment>
   <translation>Chat</translation>
  </message>
  <message>
   <source>Search commands, chats and models</source>
   <translation>Buscar comandos, chats y modelos</translation>
  </message>
  <message>
   <source>Command palette</source>
   <translation>Paleta de comandos</translation>
  </message>
  <message>
   <source>Commands, chats and models</source>
   <translation>Comandos, chats y modelos</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>Sin coincidencias</translation>
  </message>
  <message>
   <source>↑ ↓ to move    {take} to open    {close} to close</source>
   <translation>↑ ↓ para moverse    {take} para abrir    {close} para cerrar</translation>
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
   <translation>Mensaje</translation>
  </message>
  <message>
   <source>Models</source>
   <comment>a group of commands</comment>
   <translation>Modelos</translation>
  </message>
  <message>
   <source>View</source>
   <comment>a group of commands</comment>
   <translation>Ver</translation>
  </message>
  <message>
   <source>Help</source>
   <comment>a group of commands</comment>
   <translation>Ayuda</translation>
  </message>
  <message>
   <source>New</source>
   <comment>a menu</comment>
   <translation>Nuevo</translation>
  </message>
  <message>
   <source>Menu</source>
   <comment>a menu</comment>
   <translation>Menú</translation>
  </message>
  <message>
   <source>Chats</source>
   <comment>a menu</comment>
   <translation>Chats</translation>
  </message>
  <message>
   <source>Theme</source>
   <comment>a menu</comment>
   <translation>Tema</translation>
  </message>
  <message>
   <source>Help</source>
   <comment>a menu</comment>
   <translation>Ayuda</translation>
  </message>
  <message>
   <source>Anywhere in the window</source>
   <translation>En cualquier lugar de la ventana</translation>
  </message>
  <message>
   <source>In the message field</source>
   <translation>En el campo de mensaje</translation>
  </message>
  <message>
   <source>On a message</source>
   <translation>En un mensaje</translation>
  </message>
  <message>
   <source>On the tokens of an answer</source>
   <translation>En los tokens de una respuesta</translation>
  </message>
  <message>
   <source>While finding in a chat</source>
   <translation>Al buscar en un chat</translation>
  </message>
  <message>
   <source>In the chat search</source>
   <translation>En la búsqueda de chats</translation>
  </message>
  <message>
   <source>In the list of chats</source>
   <translation>En la lista de chats</translation>
  </message>
  <message>
   <source>In the command palette</source>
   <translation>En la paleta de comandos</translation>
  </message>
  <message>
   <source>In the model picker</source>
   <translation>En el selector de modelos</translation>
  </message>
  <message>
   <source>In the settings</source>
   <translation>En los ajustes</translation>
  </message>
  <message>
   <source>In the system prompts</source>
   <translation>En los prompts del sistema</translation>
  </message>
  <message>
   <source>In a replay</source>
   <translation>En una reproducción</translation>
  </message>
  <message>
   <source>In the shortcuts</source>
   <translation>En los atajos</translation>
  </message>
  <message>
   <source>In the guide</source>
   <translation>En la guía</translation>
  </message>
  <message>
   <source>In dialogs</source>
   <translation>En los cuadros de diálogo</translation>
  </message>
  <message>
   <source>{keys} or {key}</source>
   <comment>keys that do the same</comment>
   <translation>{keys} o {key}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: follow system</source>
   <translation>Tema: según el sistema</translation>
  </message>
  <message>
   <source>Theme: light</source>
   <translation>Tema: claro</translation>
  </message>
  <message>
   <source>Theme: dark</source>
   <translation>Tema: oscuro</translation>
  </message>
  <message>
   <source>Token colours: origin</source>
   <translation>Colores de los tokens: origen</translation>
  </message>
  <message>
   <source>Token colours: probability</source>
   <translation>Colores de los tokens: probabilidad</translation>
  </message>
  <message>
   <source>Token colours: surprise</source>
   <translation>Colores de los tokens: sorpresa</translation>
  </message>
  <message>
   <source>Save charts as an image (PNG)…</source>
   <translation>Guardar los gráficos como imagen (PNG)…</translation>
  </message>
  <message>
   <source>Save charts as an image (SVG)…</source>
   <translation>Guardar los gráficos como imagen (SVG)…</translation>
  </message>
  <message>
   <source>Save chart data as a table (CSV)…</source>
   <translation>Guardar los datos de los gráficos como tabla (CSV)…</translation>
  </message>
  <message>
   <source>Guide</source>
   <translation>Guía</translation>
  </message>
  <message>
   <source>Help pages, with search</source>
   <translation>Páginas de ayuda, con búsqueda</translation>
  </message>
  <message>
   <source>How it works</source>
   <translation>Cómo funciona</translation>
  </message>
  <message>
   <source>A short guide, with a step of your last answer</source>
   <translation>Una guía breve, con un paso de su última respuesta</translation>
  </message>
  <message>
   <source>What's this?</source>
   <translation>¿Qué es esto?</translation>
  </message>
  <message>
   <source>Explain the focused item, or the next one you click</source>
   <translation>Explicar el elemento enfocado, o el próximo en el que haga clic</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>Atajos de teclado</translation>
  </message>
  <message>
   <source>Show the keyboard shortcuts</source>
   <translation>Mostrar los atajos de teclado</translation>
  </message>
  <message>
   <source>Find a command, a chat or a model by a few letters</source>
   <translation>Encontrar un comando, un chat o un modelo con unas pocas letras</translation>
  </message>
  <message>
   <source>Settings…</source>
   <translation>Ajustes…</translation>
  </message>
  <message>
   <source>All settings, with search</source>
   <translation>Todos los ajustes, con búsqueda</translation>
  </message>
  <message>
   <source>Statistics…</source>
   <translation>Estadísticas…</translation>
  </message>
  <message>
   <source>Totals for all answers by model and day, and errors</source>
   <translation>Totales de todas las respuestas por modelo y día, y errores</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>Menú</translation>
  </message>
  <message>
   <source>Open the menu</source>
   <translation>Abrir el menú</translation>
  </message>
  <message>
   <source>Start a new chat</source>
   <translation>Empezar un chat nuevo</translation>
  </message>
  <message>
   <source>Temporary chat</source>
   <translation>Chat temporal</translation>
  </message>
  <message>
   <source>Start a chat that is not saved</source>
   <translation>Empezar un chat que no se guarda</translation>
  </message>
  <message>
   <source>New folder</source>
   <translation>Nueva carpeta</translation>
  </message>
  <message>
   <source>Search all chats</source>
   <translation>Buscar en todos los chats</translation>
  </message>
  <message>
   <source>Find words in all chats</source>
   <translation>Buscar palabras en todos los chats</translation>
  </message>
  <message>
   <source>Show archived chats</source>
   <translation>Mostrar los chats archivados</translation>
  </message>
  <message>
   <source>Back up chats…</source>
   <translation>Hacer copia de seguridad de los chats…</translation>
  </message>
  <message>
   <source>Restore chats…</source>
   <translation>Restaurar chats…</translation>
  </message>
  <message>
   <source>Import chats…</source>
   <translation>Importar chats…</translation>
  </message>
  <message>
   <source>Import chats from Foretoken, ChatGPT or LM Studio</source>
   <translation>Importar chats de Foretoken, ChatGPT o LM Studio</translation>
  </message>
  <message>
   <source>Export all chats…</source>
   <translation>Exportar todos los chats…</translation>
  </message>
  <message>
   <source>Export all chats to one file</source>
   <translation>Exportar todos los chats a un solo archivo</translation>
  </message>
  <message>
   <source>Export this chat…</source>
   <translation>Exportar este chat…</translation>
  </message>
  <message>
   <source>Export this chat to a file</source>
   <translation>Exportar este chat a un archivo</translation>
  </message>
  <message>
   <source>Print this chat…</source>
   <translation>Imprimir este chat…</translation>
  </message>
  <message>
   <source>Delete all chats…</source>
   <translation>Eliminar todos los chats…</translation>
  </message>
  <message>
   <source>Stop the answer or a running test</source>
   <translation>Detener la respuesta o una prueba en curso</translation>
  </message>
  <message>
   <source>Attach files…</source>
   <translation>Adjuntar archivos…</translation>
  </message>
  <message>
   <source>Attach text files or PDFs</source>
   <translation>Adjuntar archivos de texto o PDF</translation>
  </message>
  <message>
   <source>Clear recent files</source>
   <translation>Borrar los archivos recientes</translation>
  </message>
  <message>
   <source>System prompt…</source>
   <translation>Prompt del sistema…</translation>
  </message>
  <message>
   <source>Instructions for the model in this chat</source>
   <translation>Instrucciones para el modelo en este chat</translation>
  </message>
  <message>
   <source>Sampling…</source>
   <translation>Muestreo…</translation>
  </message>
  <message>
   <source>Temperature, cut-offs, penalties and length for the next answers</source>
   <translation>Temperatura, cortes, penalizaciones y longitud para las próximas respuestas</translation>
  </message>
  <message>
   <source>Copy the last answer</source>
   <translation>Copiar la última respuesta</translation>
  </message>
  <message>
   <source>Replay the answer…</source>
   <translation>Reproducir la respuesta…</translation>
  </message>
  <message>
   <source>Replay the answer in view, with its colours and charts</source>
   <translation>Reproducir la respuesta a la vista, con sus colores y gráficos</translation>
  </message>
  <message>
   <source>Replay an answer from a file…</source>
   <translation>Reproducir una respuesta de un archivo…</translation>
  </message>
  <message>
   <source>Replay an answer from an exported chat, without importing it</source>
   <translation>Reproducir una respuesta de un chat exportado, sin importarlo</translation>
  </message>
  <message>
   <source>Undo delete</source>
   <translation>Deshacer la eliminación</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Deshacer</translation>
  </message>
  <message>
   <source>Find in this chat; ignores case and accents</source>
   <translation>Buscar en este chat; no distingue mayúsculas ni acentos</translation>
  </message>
  <message>
   <source>Next match</source>
   <translation>Coincidencia siguiente</translation>
  </message>
  <message>
   <source>Previous match</source>
   <translation>Coincidencia anterior</translation>
  </message>
  <message>
   <source>Choose models…</source>
   <translation>Elegir modelos…</translation>
  </message>
  <message>
   <source>Choose the target and the draft model</source>
   <translation>Elegir el modelo objetivo y el modelo borrador</translation>
  </message>
  <message>
   <source>Download models…</source>
   <translation>Descargar modelos…</translation>
  </message>
  <message>
   <source>Ready-made pairs and all models on the hub</source>
   <translation>Pares ya preparados y todos los modelos del hub</translation>
  </message>
  <message>
   <source>Clear recent pairs</source>
   <translation>Borrar los pares recientes</translation>
  </message>
  <message>
   <source>Connect to a server…</source>
   <translation>Conectar con un servidor…</translation>
  </message>
  <message>
   <source>Use a server instead of a model on this computer</source>
   <translation>Usar un servidor en lugar de un modelo de este equipo</translation>
  </message>
  <message>
   <source>Engine settings…</source>
   <translation>Ajustes del motor…</translation>
  </message>
  <message>
   <source>How the loaded models run: threads, caches, draft length</source>
   <translation>Cómo se ejecutan los modelos cargados: hilos, cachés, longitud del borrador</translation>
  </message>
  <message>
   <source>Race: plain vs. speculative…</source>
   <translation>Carrera: normal frente a especulativa…</translation>
  </message>
  <message>
   <source>Answer the same question both ways, side by side</source>
   <translation>Responder la misma pregunta de ambas formas, una junto a la otra</translation>
  </message>
  <message>
   <source>Benchmark…</source>
   <translation>Prueba de rendimiento…</translation>
  </message>
  <message>
   <source>Measure drafting by kind of text, and compare with earlier runs</source>
   <translation>Medir los borradores por tipo de texto y comparar con ejecuciones anteriores</translation>
  </message>
  <message>
   <source>Verify losslessness…</source>
   <translation>Verificar la ausencia de pérdidas…</translation>
  </message>
  <message>
   <source>Check that drafting does not change the output</source>
   <translation>Comprobar que los borradores no cambian el resultado</translation>
  </message>
  <message>
   <source>Toggle token colours</source>
   <translation>Activar o desactivar los colores de los tokens</translation>
  </message>
  <message>
   <source>Colour tokens by origin or probability</source>
   <translation>Colorear los tokens por origen o probabilidad</translation>
  </message>
  <message>
   <source>Toggle the Markdown source of the answer</source>
   <translation>Mostrar u ocultar la fuente de una respuesta</translation>
  </message>
  <message>
   <source>Show the answer as the model wrote it</source>
   <translation>Mostrar la respuesta tal como la escribió el modelo</translation>
  </message>
  <message>
   <source>Toggle formatting in answers</source>
   <translation>Activar o desactivar el formato en las respuestas</translation>
  </message>
  <message>
   <source>Toggle formatting in your messages</source>
   <translation>Activar o desactivar el formato en sus mensajes</translation>
  </message>
  <message>
   <source>Toggle Markdown in copied selections</source>
   <translation>Activar o desactivar Markdown al copiar lo seleccionado</translation>
  </message>
  <message>
   <source>Toggle sidebar</source>
   <translation>Mostrar u ocultar la barra lateral</translation>
  </message>
  <message>
   <source>Toggle live panel</source>
   <translation>Mostrar u ocultar el panel en vivo</translation>
  </message>
  <message>
   <source>Switch charts between this answer and the whole chat</source>
   <translation>Alternar los gráficos entre esta respuesta y todo el chat</translation>
  </message>
  <message>
   <source>Pause or resume charts</source>
   <translation>Pausar o reanudar los gráficos</translation>
  </message>
  <message>
   <source>Larger text</source>
   <translation>Texto más grande</translation>
  </message>
  <message>
   <source>Smaller text</source>
   <translation>Texto más pequeño</translation>
  </message>
  <message>
   <source>Normal text size</source>
   <translation>Tamaño de texto normal</translation>
  </message>
  <message>
   <source>Copy diagnostics</source>
   <translation>Copiar el diagnóstico</translation>
  </message>
  <message>
   <source>Open logs</source>
   <translation>Abrir los registros</translation>
  </message>
  <message>
   <source>Check for updates…</source>
   <translation>Buscar actualizaciones…</translation>
  </message>
  <message>
   <source>About Foretoken</source>
   <translation>Acerca de Foretoken</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>Salir</translation>
  </message>
  <message>
   <source>Send or queue the message</source>
   <translation>Enviar el mensaje o ponerlo en cola</translation>
  </message>
  <message>
   <source>Insert a line break</source>
   <translation>Insertar un salto de línea</translation>
  </message>
  <message>
   <source>Edit the last message (in an empty field)</source>
   <translation>Editar el último mensaje (con el campo vacío)</translation>
  </message>
  <message>
   <source>Go to the messages</source>
   <translation>Ir a los mensajes</translation>
  </message>
  <message>
   <source>Undo typing</source>
   <translation>Deshacer lo escrito</translation>
  </message>
  <message>
   <source>Previous message</source>
   <translation>Mensaje anterior</translation>
  </message>
  <message>
   <source>Next message</source>
   <translation>Mensaje siguiente</translation>
  </message>
  <message>
   <source>Previous version</source>
   <translation>Versión anterior</translation>
  </message>
  <message>
   <source>Next version</source>
   <translation>Versión siguiente</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>Copiar</translation>
  </message>
  <message>
   <source>Copy the text</source>
   <translation>Copiar el texto</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>Editar</translation>
  </message>
  <message>
   <source>Edit; keeps this version</source>
   <translation>Editar; conserva esta versión</translation>
  </message>
  <message>
   <source>Cancel editing</source>
   <translation>Cancelar la edición</translation>
  </message>
  <message>
   <source>Regenerate</source>
   <translation>Regenerar</translation>
  </message>
  <message>
   <source>Answer again; keeps this answer</source>
   <translation>Responder de nuevo; conserva esta respuesta</translation>
  </message>
  <message>
   <source>Branch</source>
   <translation>Bifurcar</translation>
  </message>
  <message>
   <source>New chat with a copy up to this message</source>
   <translation>Chat nuevo con una copia hasta este mensaje</translation>
  </message>
  <message>
   <source>Replay…</source>
   <translation>Reproducir…</translation>
  </message>
  <message>
   <source>Replay this answer with its colours and charts</source>
   <translation>Reproducir esta respuesta con sus colores y gráficos</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>Eliminar</translation>
  </message>
  <message>
   <source>Delete this message and all below it</source>
   <translation>Eliminar este mensaje y todos los que le siguen</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>Exportar</translation>
  </message>
  <message>
   <source>Export this message to a file</source>
   <translation>Exportar este mensaje a un archivo</translation>
  </message>
  <message>
   <source>Previous token</source>
   <translation>Token anterior</translation>
  </message>
  <message>
   <source>Next token</source>
   <translation>Token siguiente</translation>
  </message>
  <message>
   <source>Previous step</source>
   <translation>Paso anterior</translation>
  </message>
  <message>
   <source>Next step</source>
   <translation>Paso siguiente</translation>
  </message>
  <message>
   <source>Inspect the token</source>
   <translation>Inspeccionar el token</translation>
  </message>
  <message>
   <source>Where the token came from, and its alternatives</source>
   <translation>De dónde procede el token, y sus alternativas</translation>
  </message>
  <message>
   <source>Leave the tokens</source>
   <translation>Salir de los tokens</translation>
  </message>
  <message>
   <source>Close find</source>
   <translation>Cerrar la búsqueda</translation>
  </message>
  <message>
   <source>Open the selected result</source>
   <translation>Abrir el resultado seleccionado</translation>
  </message>
  <message>
   <source>Clear the search</source>
   <translation>Borrar la búsqueda</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Cambiar nombre</translation>
  </message>
  <message>
   <source>Previous item</source>
   <translation>Elemento anterior</translation>
  </message>
  <message>
   <source>Next item</source>
   <translation>Elemento siguiente</translation>
  </message>
  <message>
   <source>Run or open</source>
   <translation>Ejecutar o abrir</translation>
  </message>
  <message>
   <source>Close the palette</source>
   <translation>Cerrar la paleta</translation>
  </message>
  <message>
   <source>Find a model</source>
   <translation>Buscar un modelo</translation>
  </message>
  <message>
   <source>Open file…</source>
   <translation>Abrir archivo…</translation>
  </message>
  <message>
   <source>Open a model file from anywhere</source>
   <translation>Abrir un archivo de modelo de cualquier ubicación</translation>
  </message>
  <message>
   <source>Save as preset…</source>
   <translation>Guardar como preajuste…</translation>
  </message>
  <message>
   <source>Save this pair and its settings</source>
   <translation>Guardar este par y sus ajustes</translation>
  </message>
  <message>
   <source>Load</source>
   <translation>Cargar</translation>
  </message>
  <message>
   <source>Close or cancel</source>
   <translation>Cerrar o cancelar</translation>
  </message>
  <message>
   <source>Search settings</source>
   <translation>Buscar ajustes</translation>
  </message>
  <message>
   <source>Undo the last change</source>
   <translation>Deshacer el último cambio</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>Cerrar</translation>
  </message>
  <message>
   <source>Play or pause</source>
   <translation>Reproducir o pausar</translation>
  </message>
  <message>
   <source>Go to the beginning</source>
   <translation>Ir al principio</translation>
  </message>
  <message>
   <source>Go to the end</source>
   <translation>Ir al final</translation>
  </message>
  <message>
   <source>Search shortcuts</source>
   <translation>Buscar atajos</translation>
  </message>
  <message>
   <source>Change the shortcut</source>
   <translation>Cambiar el atajo</translation>
  </message>
  <message>
   <source>Search the guide</source>
   <translation>Buscar en la guía</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Atrás</translation>
  </message>
  <message>
   <source>Use in this chat</source>
   <translation>Usar en este chat</translation>
  </message>
  <message>
   <source>Use this prompt from the next answer on</source>
   <translation>Usar este prompt a partir de la próxima respuesta</translation>
  </message>
  <message>
   <source>Delete the prompt</source>
   <translation>Eliminar el prompt</translation>
  </message>
  <message>
   <source>Press the selected button</source>
   <translation>Pulsar el botón seleccionado</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Quitar</translation>
  </message>
  <message>
   <source>{what} ({keys})</source>
   <comment>a command with its keys</comment>
   <translation>{what} ({keys})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Attach files</source>
   <translation>Adjuntar archivos</translation>
  </message>
  <message>
   <source>, or drop them on the window.</source>
   <comment>behind “Attach text files”</comment>
   <translation>, o suéltelos en la ventana.</translation>
  </message>
  <message>
   <source>Files that you have not sent are discarded when you quit.</source>
   <translation>Los archivos sin enviar se olvidan al salir.</translation>
  </message>
  <message>
   <source>Sampling: {kind}, temperature {t}</source>
   <translation>Muestreo: {kind}, temperatura {t}</translation>
  </message>
  <message>
   <source>{sampling} ({scope})</source>
   <comment>sampling</comment>
   <translation>{sampling} ({scope})</translation>
  </message>
  <message>
   <source>System prompt: {name}</source>
   <translation>Prompt del sistema: {name}</translation>
  </message>
  <message>
   <source>System: {name}</source>
   <translation>Sistema: {name}</translation>
  </message>
  <message>
   <source>System prompt: none</source>
   <translation>Prompt del sistema: ninguno</translation>
  </message>
  <message>
   <source>Context {used} of {total}</source>
   <translation>Contexto {used} de {total}</translation>
  </message>
  <message>
   <source>Context full: {used} of {total}</source>
   <translation>Contexto lleno: {used} de {total}</translation>
  </message>
  <message>
   <source>Context nearly full: {used} of {total}</source>
   <translation>Contexto casi lleno: {used} de {total}</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>Detener</translation>
  </message>
  <message>
   <source>Queue</source>
   <comment>verb</comment>
   <translation>Poner en cola</translation>
  </message>
  <message>
   <source>Stop the answer and keep its text</source>
   <translation>Detener la respuesta y conservar su texto</translation>
  </message>
  <message>
   <source>Cannot send yet: {why}</source>
   <translation>Todavía no se puede enviar: {why}</translation>
  </message>
  <message>
   <source>Cannot send yet</source>
   <translation>Todavía no se puede enviar</translation>
  </message>
  <message>
   <source>Send after the messages already in the queue</source>
   <translation>Enviarlo después de los mensajes anteriores</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Queued messages</source>
   <translation>Mensajes en cola</translation>
  </message>
  <message>
   <source>Queued: {message}</source>
   <translation>En cola: {message}</translation>
  </message>
  <message>
   <source>Moves it back to the message field</source>
   <translation>Lo devuelve al campo</translation>
  </message>
  <message>
   <source>Click, or press Up in the empty field, to edit it</source>
   <translation>Haga clic, o pulse Arriba en el campo vacío, para editarlo</translation>
  </message>
  <message>
   <source>Nothing is running</source>
   <translation>No hay nada en marcha</translation>
  </message>
  <message>
   <source>The text is long, so it is attached as a file.</source>
   <translation>El texto es largo, así que se adjunta como archivo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>a file is still being read</source>
   <comment>Cannot send yet: …</comment>
   <translation>todavía se está leyendo un archivo</translation>
  </message>
  <message>
   <source>This chat</source>
   <translation>Este chat</translation>
  </message>
  <message>
   <source>Context length</source>
   <translation>Longitud del contexto</translation>
  </message>
  <message>
   <source>Counted by the server for the last answer; only the server can count the next message</source>
   <translation>Contado por el servidor para la última respuesta; solo él puede contar el próximo mensaje</translation>
  </message>
  <message numerus="yes">
   <source>Too long by {count} tokens: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</source>
   <extracomment>for 1: Too long by {count} token: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</extracomment>
   <translation>
    <numerusform>Sobra {count} token: en el contexto del modelo caben {context}. Acorte el mensaje, sus archivos o el prompt del sistema, o cargue el modelo con un contexto más largo.</numerusform>
    <numerusform>Sobran {count} tokens: en el contexto del modelo caben {context}. Acorte el mensaje, sus archivos o el prompt del sistema, o cargue el modelo con un contexto más largo.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The context is full: the oldest {count} turns will be left out.</source>
   <extracomment>for 1: The context is full: the oldest turn will be left out.</extracomment>
   <translation>
    <numerusform>El contexto está lleno: se omitirá el turno más antiguo.</numerusform>
    <numerusform>El contexto está lleno: se omitirán los {count} turnos más antiguos.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Only {count} tokens are left for the answer.</source>
   <extracomment>for 1: Only {count} token is left for the answer.</extracomment>
   <translation>
    <numerusform>Solo queda {count} token para la respuesta.</numerusform>
    <numerusform>Solo quedan {count} tokens para la respuesta.</numerusform>
   </translation>
  </message>
  <message>
   <source>Conversation and chat format</source>
   <translation>Conversación y formato de chat</translation>
  </message>
  <message>
   <source>Chat format</source>
   <translation>Formato de chat</translation>
  </message>
  <message>
   <source>This message</source>
   <translation>Este mensaje</translation>
  </message>
  <message>
   <source>Reserved for the answer</source>
   <translation>Reservado para la respuesta</translation>
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
    <numerusform>Se omite el turno más antiguo</numerusform>
    <numerusform>Se omiten los {count} turnos más antiguos</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{used} of {count} tokens once this is sent</source>
   <extracomment>for 1: {used} of {count} token once this is sent</extracomment>
   <translation>
    <numerusform>{used} de {count} token cuando se envíe esto</numerusform>
    <numerusform>{used} de {count} tokens cuando se envíe esto</numerusform>
   </translation>
  </message>
  <message>
   <source>{what}: {count}</source>
   <translation>{what}: {count}</translation>
  </message>
  <message>
   <source>reading…</source>
   <comment>a file</comment>
   <translation>leyendo…</translation>
  </message>
  <message>
   <source>counting…</source>
   <comment>tokens of a file</comment>
   <translation>contando…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Custom</source>
   <comment>a kind of sampling</comment>
   <translation>Personalizado</translation>
  </message>
  <message>
   <source>Close sampling</source>
   <translation>Cerrar el muestreo</translation>
  </message>
  <message>
   <source>Apply to</source>
   <translation>Aplicar a</translation>
  </message>
  <message>
   <source>What the values below apply to</source>
   <translation>A qué se aplican los valores de abajo</translation>
  </message>
  <message>
   <source>Reset all</source>
   <translation>Restablecer todo</translation>
  </message>
  <message>
   <source>Remove all values set here</source>
   <translation>Quitar todos los valores fijados aquí</translation>
  </message>
  <message>
   <source>Style</source>
   <comment>of sampling</comment>
   <translation>Estilo</translation>
  </message>
  <message>
   <source>A set of values that go together</source>
   <translation>Un conjunto de valores que van juntos</translation>
  </message>
  <message>
   <source>Save as…</source>
   <translation>Guardar como…</translation>
  </message>
  <message>
   <source>Save these values as a style</source>
   <translation>Guardar estos valores como estilo</translation>
  </message>
  <message>
   <source>Delete this style; the values stay</source>
   <translation>Eliminar este estilo; los valores se conservan</translation>
  </message>
  <message>
   <source>Name of the style</source>
   <comment>of sampling</comment>
   <translation>Nombre del estilo</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>Aplicar</translation>
  </message>
  <message>
   <source>Apply these values to this model</source>
   <translation>Aplicar estos valores a este modelo</translation>
  </message>
  <message>
   <source>Options of this model</source>
   <translation>Opciones de este modelo</translation>
  </message>
  <message>
   <source>Next answer</source>
   <translation>Próxima respuesta</translation>
  </message>
  <message>
   <source>This model</source>
   <translation>Este modelo</translation>
  </message>
  <message>
   <source>Default</source>
   <translation>Predeterminado</translation>
  </message>
  <message>
   <source>Applies to the next answer only.</source>
   <translation>Se aplica solo a la próxima respuesta.</translation>
  </message>
  <message>
   <source>Applies to all answers in this chat, with any model.</source>
   <translation>Se aplica a todas las respuestas de este chat, con cualquier modelo.</translation>
  </message>
  <message>
   <source>Applies to this model, unless a chat has its own value.</source>
   <translation>Se aplica a este modelo, salvo que un chat tenga su propio valor.</translation>
  </message>
  <message>
   <source>Applies unless a chat or a model has its own value.</source>
   <translation>Se aplica salvo que un chat o un modelo tenga su propio valor.</translation>
  </message>
  <message>
   <source>The preset</source>
   <translation>El preajuste</translation>
  </message>
  <message>
   <source>all values reset</source>
   <translation>todos los valores restablecidos</translation>
  </message>
  <message>
   <source>{title} reset</source>
   <translation>{title}, valor restablecido</translation>
  </message>
  <message>
   <source>recommended values</source>
   <translation>valores recomendados</translation>
  </message>
  <message>
   <source>{scope}: {change}</source>
   <translation>{scope}: {change}</translation>
  </message>
  <message>
   <source>Reset to {value}</source>
   <translation>Restablecer a {value}</translation>
  </message>
  <message>
   <source>Use the inherited value</source>
   <translation>Usar el valor heredado</translation>
  </message>
  <message>
   <source>Set by {option} until Foretoken is closed.</source>
   <translation>Fijado por {option} hasta que se cierre Foretoken.</translation>
  </message>
  <message>
   <source>Inherited: {scope}</source>
   <translation>Heredado: {scope}</translation>
  </message>
  <message>
   <source>From the chat template</source>
   <translation>De la plantilla de chat</translation>
  </message>
  <message>
   <source>Recommended for this model: {values}.</source>
   <translation>Recomendado para este modelo: {values}.</translation>
  </message>
  <message>
   <source>{scope} uses {value}.</source>
   <translation>{scope} usa {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>System prompts</source>
   <translation>Prompts del sistema</translation>
  </message>
  <message>
   <source>Add a prompt to the library</source>
   <translation>Añadir un prompt a la biblioteca</translation>
  </message>
  <message>
   <source>New</source>
   <comment>system prompt</comment>
   <translation>Nuevo</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>Nombre</translation>
  </message>
  <message>
   <source>Name of the prompt</source>
   <translation>Nombre del prompt</translation>
  </message>
  <message>
   <source>Name it so that you can use it in other chats too</source>
   <translation>Darle un nombre, para que otros chats también puedan usarlo</translation>
  </message>
  <message>
   <source>Save to library</source>
   <translation>Guardar en la biblioteca</translation>
  </message>
  <message>
   <source>Text of the system prompt</source>
   <translation>Texto del prompt del sistema</translation>
  </message>
  <message>
   <source>Instructions for the model, read before the chat</source>
   <translation>Instrucciones para el modelo, que se leen antes del chat</translation>
  </message>
  <message>
   <source>The chat keeps its system prompt</source>
   <translation>El chat conserva su prompt del sistema</translation>
  </message>
  <message>
   <source>Use no prompt</source>
   <comment>system prompt</comment>
   <translation>No usar ninguno</translation>
  </message>
  <message>
   <source>Remove the system prompt from this chat</source>
   <translation>Quitar el prompt del sistema de este chat</translation>
  </message>
  <message>
   <source>Only this chat</source>
   <translation>Solo este chat</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>system prompt</comment>
   <translation>vacío</translation>
  </message>
  <message>
   <source>{name} (in use)</source>
   <comment>system prompt</comment>
   <translation>{name} (en uso)</translation>
  </message>
  <message>
   <source>custom</source>
   <comment>system prompt</comment>
   <translation>personalizado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Back up chats</source>
   <translation>Copia de seguridad de los chats</translation>
  </message>
  <message>
   <source>Backing up chats…</source>
   <translation>Haciendo copia de seguridad de los chats…</translation>
  </message>
  <message numerus="yes">
   <source>Backed up {count} chats to {file} ({size}).</source>
   <extracomment>for 1: Backed up {count} chat to {file} ({size}).</extracomment>
   <translation>
    <numerusform>Se ha guardado {count} chat en {file} ({size}).</numerusform>
    <numerusform>Se han guardado {count} chats en {file} ({size}).</numerusform>
   </translation>
  </message>
  <message>
   <source>Show in folder</source>
   <translation>Mostrar en la carpeta</translation>
  </message>
  <message>
   <source>Restore chats</source>
   <translation>Restaurar chats</translation>
  </message>
  <message>
   <source>Checking {file}…</source>
   <translation>Comprobando {file}…</translation>
  </message>
  <message numerus="yes">
   <source>It replaces the {count} chats you have now. A copy is kept.</source>
   <extracomment>for 1: It replaces the {count} chat you have now. A copy is kept.</extracomment>
   <translation>
    <numerusform>Sustituye al {count} chat que hay aquí ahora, del que se conserva una copia.</numerusform>
    <numerusform>Sustituye a los {count} chats que hay aquí ahora, de los que se conserva una copia.</numerusform>
   </translation>
  </message>
  <message>
   <source>Restoring chats…</source>
   <translation>Restaurando chats…</translation>
  </message>
  <message numerus="yes">
   <source>Restore {count} chats?</source>
   <extracomment>for 1: Restore {count} chat?</extracomment>
   <translation>
    <numerusform>¿Restaurar {count} chat?</numerusform>
    <numerusform>¿Restaurar {count} chats?</numerusform>
   </translation>
  </message>
  <message>
   <source>Restore</source>
   <translation>Restaurar</translation>
  </message>
  <message numerus="yes">
   <source>Restored your {count} previous chats.</source>
   <extracomment>for 1: Restored your {count} previous chat.</extracomment>
   <translation>
    <numerusform>Se ha restaurado el {count} chat de antes.</numerusform>
    <numerusform>Se han restaurado los {count} chats de antes.</numerusform>
   </translation>
  </message>
  <message>
   <source>Everything is deleted permanently: chats, archived chats, folders, system prompts, and automatic backups. This cannot be undone. Backups that you saved yourself are kept.</source>
   <translation>Se elimina todo de forma permanente: chats, chats archivados, carpetas, prompts del sistema y copias de seguridad automáticas. Esto no se puede deshacer. Las copias de seguridad que haya guardado usted se conservan.</translation>
  </message>
  <message numerus="yes">
   <source>Permanently deleted {count} chats.</source>
   <extracomment>for 1: Permanently deleted {count} chat.</extracomment>
   <translation>
    <numerusform>Se ha eliminado {count} chat de forma permanente.</numerusform>
    <numerusform>Se han eliminado {count} chats de forma permanente.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Delete all {count} chats?</source>
   <extracomment>for 1: Delete {count} chat?</extracomment>
   <translation>
    <numerusform>¿Eliminar {count} chat?</numerusform>
    <numerusform>¿Eliminar los {count} chats?</numerusform>
   </translation>
  </message>
  <message>
   <source>Delete everything?</source>
   <translation>¿Eliminar todo?</translation>
  </message>
  <message>
   <source>Permanently deleted everything.</source>
   <translation>Se ha eliminado todo de forma permanente.</translation>
  </message>
  <message>
   <source>Deleting all chats…</source>
   <translation>Eliminando todos los chats…</translation>
  </message>
  <message>
   <source>Delete all</source>
   <translation>Eliminar todo</translation>
  </message>
  <message>
   <source>The chats could not be opened. Restart Foretoken and try again.</source>
   <translation>No se han podido abrir los chats. Reinicie Foretoken e inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>Chat backups</source>
   <translation>Copias de seguridad de chats</translation>
  </message>
  <message>
   <source>All files</source>
   <translation>Todos los archivos</translation>
  </message>
  <message numerus="yes">
   <source>{file} contains {count} chats.</source>
   <extracomment>for 1: {file} contains {count} chat.</extracomment>
   <translation>
    <numerusform>{file} contiene {count} chat.</numerusform>
    <numerusform>{file} contiene {count} chats.</numerusform>
   </translation>
  </message>
  <message>
   <source>The newest is from {day}.</source>
   <translation>El más reciente es del {day}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>These pages are in English only.</source>
   <translation>Estas páginas están solo en inglés.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>This build has no release feed and cannot check for new versions. Check where you got this copy.</source>
   <translation>Esta compilación no tiene lista de versiones y no puede buscar versiones nuevas. Mire donde obtuvo esta copia.</translation>
  </message>
  <message>
   <source>Foretoken will request a small file from this address:
{address}

The request contains nothing about you, your chats, your models or this computer; like any request, it shows {host} your IP address. You are notified if there is a newer version. Nothing is installed automatically.</source>
   <translation>Foretoken solicitará un archivo pequeño a esta dirección:
{address}

La solicitud no contiene nada sobre usted, sus chats, sus modelos ni este equipo; como cualquier solicitud, muestra a {host} su dirección IP. Se le avisa si hay una versión más nueva. No se instala nada automáticamente.</translation>
  </message>
  <message>
   <source>Check for updates?</source>
   <translation>¿Buscar actualizaciones?</translation>
  </message>
  <message>
   <source>Check now</source>
   <translation>Buscar ahora</translation>
  </message>
  <message>
   <source>Checking for updates…</source>
   <translation>Buscando actualizaciones…</translation>
  </message>
  <message>
   <source>You have {present}. The newest release is {version} of {day}.</source>
   <translation>Usted tiene la {present}. La versión más reciente es la {version}, del {day}.</translation>
  </message>
  <message>
   <source>Foretoken is up to date</source>
   <translation>Foretoken está actualizado</translation>
  </message>
  <message>
   <source>Foretoken {version} is available</source>
   <translation>Foretoken {version} está disponible</translation>
  </message>
  <message>
   <source>Release notes</source>
   <translation>Notas de la versión</translation>
  </message>
  <message>
   <source>There is no package for this computer; see the release notes.</source>
   <translation>No hay ningún paquete para este equipo; consulte las notas de la versión.</translation>
  </message>
  <message>
   <source>{file} ({size}) will be downloaded to your Downloads folder and verified. You install it yourself.</source>
   <translation>{file} ({size}) se descargará en su carpeta Descargas y se verificará. La instalación la hace usted.</translation>
  </message>
  <message>
   <source>Download</source>
   <comment>verb</comment>
   <translation>Descargar</translation>
  </message>
  <message>
   <source>Downloading…</source>
   <translation>Descargando…</translation>
  </message>
  <message>
   <source>{file} is in {folder}. Its checksum is correct.

To install it, close Foretoken and open the file.</source>
   <translation>{file} está en {folder}. Su suma de comprobación es correcta.

Para instalarlo, cierre Foretoken y abra el archivo.</translation>
  </message>
  <message>
   <source>No browser found. The notes are at {address}</source>
   <translation>No se ha encontrado ningún navegador. Las notas están en {address}</translation>
  </message>
  <message>
   <source>Engine</source>
   <translation>Motor</translation>
  </message>
  <message>
   <source>CPU code</source>
   <translation>Código de CPU</translation>
  </message>
  <message>
   <source>Loaded pair</source>
   <translation>Par cargado</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>Licencia</translation>
  </message>
  <message>
   <source>MIT, with parts under their own licences</source>
   <translation>MIT, con partes que tienen sus propias licencias</translation>
  </message>
  <message>
   <source>Licences…</source>
   <translation>Licencias…</translation>
  </message>
  <message>
   <source>A desktop chat for local language models that shows how speculative decoding makes them faster. Your chats stay on this computer unless you connect a server.</source>
   <translation>Un chat de escritorio para modelos de lenguaje locales que muestra cómo los acelera la decodificación especulativa. Sus chats permanecen en este equipo a menos que conecte un servidor.</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>Versión {version}</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>Licencias</translation>
  </message>
  <message>
   <source>The licence texts are missing from this copy.</source>
   <translation>Esta copia ha llegado sin sus licencias.</translation>
  </message>
  <message>
   <source>{program} crashed the last time it ran. A report was saved.</source>
   <translation>{program} falló la última vez que se ejecutó. Se conserva un informe.</translation>
  </message>
  <message>
   <source>This translation was made by a machine and has not been reviewed. You can choose another language in the settings.</source>
   <translation>Esta traducción es automática y no se ha revisado. Puede elegir otro idioma en los ajustes.</translation>
  </message>
  <message>
   <source>The graphics card is not used: {reason}.</source>
   <translation>No se usa la tarjeta gráfica: {reason}.</translation>
  </message>
  <message>
   <source>One graphics driver is not used: {reason}.</source>
   <translation>Un controlador gráfico no se usa: {reason}.</translation>
  </message>
  <message>
   <source>A newer driver may help. Run “foretoken doctor” for details.</source>
   <translation>Un controlador más nuevo puede ayudar; «foretoken doctor» da los detalles.</translation>
  </message>
  <message>
   <source>Restart Foretoken to change the language.</source>
   <translation>Reinicie Foretoken para cambiar el idioma.</translation>
  </message>
  <message>
   <source>Something went wrong in Foretoken ({kind}). You can continue; if it happens again, please report it.</source>
   <translation>Algo ha fallado en Foretoken ({kind}). Puede continuar; si vuelve a ocurrir, informe de ello.</translation>
  </message>
  <message>
   <source>Click what you want explained, or press Esc to cancel.</source>
   <translation>Haga clic en lo que quiera que se le explique, o pulse Esc para cancelar.</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Mostrar</translation>
  </message>
  <message>
   <source>Diagnostics</source>
   <translation>Diagnóstico</translation>
  </message>
  <message>
   <source>Diagnostics copied. They contain nothing from your chats.</source>
   <translation>Se ha copiado el diagnóstico. No contiene nada de sus chats.</translation>
  </message>
  <message>
   <source>The logs cannot be opened: {folder}: {why}.</source>
   <translation>No se pueden abrir los registros: {folder}: {why}.</translation>
  </message>
  <message>
   <source>The logs are in {folder}</source>
   <translation>Los registros están en {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A language model writes one token at a time, roughly a piece of a word, and reads all of its weights for each. Speculative decoding saves most of that work: a small draft model guesses the next few tokens, and the large model, the target, checks all of them in a single pass. It keeps the guesses that it agrees with. At the first one that it does not, it writes its own token instead. Guesses can also be copied from earlier text, without a draft model.</source>
   <translation>Un modelo de lenguaje escribe un token cada vez, más o menos un trozo de palabra, y para cada uno lee todos sus pesos. La decodificación especulativa ahorra la mayor parte de ese trabajo: un modelo borrador pequeño adivina los próximos tokens y el modelo grande, el objetivo, los comprueba todos en una sola pasada. Conserva los tokens adivinados con los que está de acuerdo. En el primero con el que no lo está, escribe en su lugar su propio token. Los tokens también se pueden copiar de texto anterior, sin modelo borrador.</translation>
  </message>
  <message>
   <source>Most of the time of a pass is spent reading the weights from memory, and they are read only once per pass, however many tokens it checks. So a pass that checks several tokens takes longer than a pass for one token, but much less than one pass for each. A draft model is small and quick, and copying takes hardly any time.</source>
   <translation>La mayor parte del tiempo de una pasada se va en leer los pesos de la memoria, y se leen una vez por pasada, sean cuantos sean los tokens que comprueba. Por eso, una pasada que comprueba varios tokens tarda más que una pasada para uno solo, pero mucho menos que una pasada para cada uno. Un modelo borrador es pequeño y rápido, y copiar apenas lleva tiempo.</translation>
  </message>
  <message>
   <source>Each guess has a probability in the draft model and one in the target. If the target's is at least as high, the guess is kept. If not, it is kept with the probability target / draft; otherwise the target picks another token, among those to which it gives a higher probability than the draft does. In total, each token is exactly as likely as if the target had written alone. At temperature 0 this means that a guess is kept only if it is the target's own choice.</source>
   <translation>Cada token adivinado tiene una probabilidad en el modelo borrador y otra en el objetivo. Si el objetivo le da al menos la misma, se conserva. Si no, se conserva con la probabilidad objetivo / borrador; en caso contrario, el objetivo elige otro token, entre aquellos a los que da más que el borrador. En conjunto, cada token es exactamente tan probable como si el objetivo hubiera escrito solo. Con temperatura 0, esto significa que un token adivinado solo se conserva si es la elección del propio objetivo.</translation>
  </message>
  <message>
   <source>One difference remains: numbers are rounded slightly differently in a pass for several tokens. Where two tokens are almost equally likely, the wording may differ from that of the target alone. Neither is better than the other.</source>
   <translation>Queda una diferencia: en una pasada para varios tokens, los números se redondean de forma ligeramente distinta. Donde dos tokens son casi igual de probables, el texto puede diferir del que escribiría el objetivo solo. Ninguno de los dos es mejor que el otro.</translation>
  </message>
  <message>
   <source>Drafting takes time, too. It pays off if a step gives more tokens than the target alone could write in the same time. Surprising text, a high temperature, or a draft model that is not much smaller or is often wrong can make it slower. Foretoken measures this while it writes: it drafts as many tokens as pay off, and pauses drafting if none do.</source>
   <translation>Proponer también lleva tiempo. Compensa si un paso da más tokens de los que el objetivo podría escribir solo en el mismo tiempo. Un texto sorprendente, una temperatura alta o un modelo borrador que no sea mucho más pequeño o que se equivoque a menudo lo hacen más lento. Foretoken lo mide mientras escribe: propone tantos tokens como compensen y pone en pausa los borradores si no compensa ninguno.</translation>
  </message>
  <message>
   <source>A small model guesses, a large model checks</source>
   <translation>Un modelo pequeño adivina, un modelo grande comprueba</translation>
  </message>
  <message>
   <source>After your first answer, this page shows its steps and numbers.</source>
   <translation>Después de su primera respuesta, esta página muestra sus pasos y sus cifras.</translation>
  </message>
  <message>
   <source>Nothing was drafted for your last answer.</source>
   <translation>En su última respuesta no se propuso nada.</translation>
  </message>
  <message>
   <source>Why it is faster</source>
   <translation>Por qué es más rápido</translation>
  </message>
  <message>
   <source>Why the answer stays the same</source>
   <translation>Por qué la respuesta no cambia</translation>
  </message>
  <message>
   <source>When it is not faster</source>
   <translation>Cuándo no es más rápido</translation>
  </message>
  <message>
   <source>Glossary</source>
   <translation>Glosario</translation>
  </message>
  <message>
   <source>Text so far</source>
   <translation>Texto hasta ahora</translation>
  </message>
  <message>
   <source>Drafted</source>
   <translation>Propuesto</translation>
  </message>
  <message>
   <source>Checked in one pass</source>
   <translation>Comprobado en una pasada</translation>
  </message>
  <message>
   <source>Written</source>
   <translation>Escrito</translation>
  </message>
  <message numerus="yes">
   <source>{accepted} of {count} drafted tokens</source>
   <extracomment>for 1: {accepted} of {count} drafted token</extracomment>
   <translation>
    <numerusform>{accepted} de {count} token propuesto</numerusform>
    <numerusform>{accepted} de {count} tokens propuestos</numerusform>
   </translation>
  </message>
  <message>
   <source>Accepted</source>
   <translation>Aceptados</translation>
  </message>
  <message>
   <source>Bonus token</source>
   <translation>Token extra</translation>
  </message>
  <message>
   <source>Target's own token</source>
   <translation>Token propio del objetivo</translation>
  </message>
  <message>
   <source>A step of your last answer</source>
   <translation>Un paso de su última respuesta</translation>
  </message>
  <message>
   <source>Checking {tokens} drafted tokens</source>
   <translation>Comprobar {tokens} tokens propuestos</translation>
  </message>
  <message>
   <source>Other</source>
   <comment>time</comment>
   <translation>Otros</translation>
  </message>
  <message>
   <source>One step: {tokens} tokens</source>
   <translation>Un paso: {tokens} tokens</translation>
  </message>
  <message>
   <source>The target alone: {tokens} passes of {time}</source>
   <translation>El objetivo solo: {tokens} pasadas de {time}</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Resultado</translation>
  </message>
  <message>
   <source>The target alone</source>
   <translation>El objetivo solo</translation>
  </message>
  <message>
   <source>An average step of your last answer</source>
   <translation>Un paso medio de su última respuesta</translation>
  </message>
  <message>
   <source>Chance of being kept</source>
   <translation>Probabilidad de conservarse</translation>
  </message>
  <message>
   <source>Chance of being kept: {target} / {draft}</source>
   <translation>Probabilidad de conservarse: {target} / {draft}</translation>
  </message>
  <message>
   <source>kept</source>
   <comment>a token</comment>
   <translation>conservado</translation>
  </message>
  <message>
   <source>rejected</source>
   <comment>a token</comment>
   <translation>rechazado</translation>
  </message>
  <message>
   <source>Written instead: {token}</source>
   <translation>Escrito en su lugar: {token}</translation>
  </message>
  <message>
   <source>A token of your last answer: {token}</source>
   <translation>Un token de su última respuesta: {token}</translation>
  </message>
  <message>
   <source>{time} ms</source>
   <comment>milliseconds</comment>
   <translation>{time} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>{key} is already the shortcut of “{command}”.</source>
   <translation>{key} ya es el atajo de «{command}».</translation>
  </message>
  <message>
   <source>A shortcut is one key, with or without modifiers.</source>
   <translation>Un atajo es una sola tecla, con o sin modificadores.</translation>
  </message>
  <message>
   <source>{key} is reserved for editing text.</source>
   <translation>{key} está reservado para editar texto.</translation>
  </message>
  <message>
   <source>{key} is reserved for navigation or by the system.</source>
   <translation>{key} está reservado para moverse, o por el sistema.</translation>
  </message>
  <message>
   <source>{key} is used to type text.</source>
   <translation>{key} por sí solo escribe texto.</translation>
  </message>
  <message>
   <source>{key} is reserved by the system.</source>
   <translation>{key} está reservado por el sistema.</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>Borrar</translation>
  </message>
  <message>
   <source>Remove the shortcut</source>
   <translation>Quitar el atajo</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>Restablecer</translation>
  </message>
  <message>
   <source>Use the default shortcut</source>
   <translation>Usar el atajo predeterminado</translation>
  </message>
  <message>
   <source>Restore defaults</source>
   <translation>Restaurar valores predeterminados</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Comando</translation>
  </message>
  <message>
   <source>Shortcut</source>
   <translation>Atajo</translation>
  </message>
  <message>
   <source>All commands have their default shortcuts again.</source>
   <translation>Todos los comandos vuelven a tener sus atajos predeterminados.</translation>
  </message>
  <message>
   <source>No shortcut matches “{words}”.</source>
   <translation>Ningún atajo coincide con «{words}».</translation>
  </message>
  <message>
   <source>Select a command to change its shortcut.</source>
   <translation>Seleccione un comando para cambiar su atajo.</translation>
  </message>
  <message>
   <source>To change the shortcut, click the field and press the new keys.</source>
   <translation>Para cambiar el atajo, haga clic en el campo y pulse las teclas nuevas.</translation>
  </message>
  <message>
   <source>This shortcut cannot be changed.</source>
   <translation>Este atajo no se puede cambiar.</translation>
  </message>
  <message>
   <source>Shortcut of the command</source>
   <translation>Atajo del comando</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_controller.py" />
   <source>Token inspector</source>
   <translation>Inspector de tokens</translation>
  </message>
  <message>
   <source>Find candidates</source>
   <translation>Buscar candidatos</translation>
  </message>
  <message>
   <source>Close the inspector</source>
   <translation>Cerrar el inspector</translation>
  </message>
  <message>
   <source>The model is busy</source>
   <translation>El modelo está ocupado</translation>
  </message>
  <message>
   <source>This position is in the middle of a character</source>
   <translation>Aquí hay un carácter escrito solo a medias</translation>
  </message>
  <message>
   <source>token {number} of {count}</source>
   <translation>token {number} de {count}</translation>
  </message>
  <message>
   <source>step {step}</source>
   <translation>paso {step}</translation>
  </message>
  <message>
   <source>position {position}</source>
   <translation>posición {position}</translation>
  </message>
  <message>
   <source>Reading the prompt and the answer again…</source>
   <translation>Leyendo de nuevo el prompt y la respuesta…</translation>
  </message>
  <message numerus="yes">
   <source>Reads {count} tokens again to find the alternatives at this position.</source>
   <extracomment>for 1: Reads {count} token again to find the alternatives at this position.</extracomment>
   <translation>
    <numerusform>Lee de nuevo {count} token para encontrar qué otra cosa podría ir aquí.</numerusform>
    <numerusform>Lee de nuevo {count} tokens para encontrar qué otra cosa podría ir aquí.</numerusform>
   </translation>
  </message>
  <message>
   <source>Candidates can be found when the model is free.</source>
   <translation>Los candidatos se pueden buscar cuando el modelo esté libre.</translation>
  </message>
  <message>
   <source>Continue from {token}</source>
   <translation>Continuar desde {token}</translation>
  </message>
  <message>
   <source>rejected</source>
   <comment>a token that was drafted</comment>
   <translation>rechazado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The drafted token that the target replaced</source>
   <translation>El token propuesto que el objetivo sustituyó</translation>
  </message>
  <message>
   <source>Rejected draft</source>
   <translation>Borrador rechazado</translation>
  </message>
  <message>
   <source>Prompt lookup</source>
   <translation>Búsqueda en el prompt</translation>
  </message>
  <message>
   <source>Drafted by</source>
   <translation>Propuesto por</translation>
  </message>
  <message>
   <source>Where the drafted token came from</source>
   <translation>De dónde procede el token propuesto</translation>
  </message>
  <message>
   <source>Draft p</source>
   <comment>a probability</comment>
   <translation>p del borrador</translation>
  </message>
  <message>
   <source>Draft p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translation>p del borrador (rechazado)</translation>
  </message>
  <message>
   <source>The probability with which the draft proposed it</source>
   <translation>La probabilidad con la que el borrador lo propuso</translation>
  </message>
  <message>
   <source>Target p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translation>p del objetivo (rechazado)</translation>
  </message>
  <message>
   <source>The probability that the target gave the rejected token</source>
   <translation>La probabilidad que dio el objetivo al token rechazado</translation>
  </message>
  <message>
   <source>The probability that the target gave it when it was sampled</source>
   <translation>La probabilidad que le dio el objetivo cuando se muestreó</translation>
  </message>
  <message>
   <source>Target p</source>
   <comment>a probability</comment>
   <translation>p del objetivo</translation>
  </message>
  <message>
   <source>Acceptance</source>
   <translation>Tasa de aceptación</translation>
  </message>
  <message>
   <source>The probability of the written token among those the target could still choose from</source>
   <translation>La probabilidad del token escrito dentro de lo que le quedaba al objetivo</translation>
  </message>
  <message>
   <source>Residual p</source>
   <comment>a probability</comment>
   <translation>p residual</translation>
  </message>
  <message>
   <source>Tokens that could be sampled here</source>
   <translation>Tokens que se podrían muestrear aquí</translation>
  </message>
  <message>
   <source>Candidates</source>
   <translation>Candidatos</translation>
  </message>
  <message>
   <source>The chance that a token drafted here is accepted, whichever it is</source>
   <translation>La probabilidad de que se acepte un token propuesto aquí, sea cual sea</translation>
  </message>
  <message>
   <source>Expected acceptance</source>
   <translation>Aceptación esperada</translation>
  </message>
  <message>
   <source>At temperature 0, only the target's most likely token is accepted.</source>
   <translation>Con temperatura 0, solo se acepta el token más probable del objetivo.</translation>
  </message>
  <message>
   <source>most likely only</source>
   <translation>solo el más probable</translation>
  </message>
  <message>
   <source>Block verification judges the draft as a whole, not token by token.</source>
   <translation>La verificación por bloque juzga el borrador en conjunto, no token a token.</translation>
  </message>
  <message>
   <source>whole draft</source>
   <translation>borrador entero</translation>
  </message>
  <message>
   <source>The chance that this draft was accepted</source>
   <translation>La probabilidad de que se aceptara este borrador</translation>
  </message>
  <message>
   <source>written</source>
   <comment>a token that stands here</comment>
   <translation>escrito</translation>
  </message>
  <message>
   <source>ends the answer</source>
   <translation>termina la respuesta</translation>
  </message>
  <message>
   <source>Already in the answer</source>
   <translation>Ya está en la respuesta</translation>
  </message>
  <message>
   <source>The answer would end here</source>
   <translation>Aquí terminaría la respuesta</translation>
  </message>
  <message>
   <source>Only part of a character</source>
   <translation>Solo parte de un carácter</translation>
  </message>
  <message>
   <source>Not text</source>
   <translation>No es texto</translation>
  </message>
  <message>
   <source>Candidates, most likely first</source>
   <translation>Candidatos, primero los más probables</translation>
  </message>
  <message>
   <source>Target</source>
   <comment>a column of probabilities</comment>
   <translation>Objetivo</translation>
  </message>
  <message>
   <source>The target's own probability, before the sampling settings</source>
   <translation>La probabilidad propia del objetivo, antes de los ajustes de muestreo</translation>
  </message>
  <message>
   <source>Sampled</source>
   <comment>a column of probabilities</comment>
   <translation>Muestreo</translation>
  </message>
  <message>
   <source>The target's probability after penalties, cuts and temperature</source>
   <translation>La probabilidad del objetivo tras las penalizaciones, los cortes y la temperatura</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>a column of probabilities</comment>
   <translation>Borrador</translation>
  </message>
  <message>
   <source>The draft's probability after the same settings</source>
   <translation>Probabilidad del borrador tras los mismos ajustes</translation>
  </message>
  <message>
   <source>{token} ({tag})</source>
   <comment>a token</comment>
   <translation>{token} ({tag})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>No decoding method is reliably faster.</source>
   <translation>Ninguna forma de decodificar es con seguridad más rápida.</translation>
  </message>
  <message>
   <source>Change since the other benchmark: in speedup, or in tokens per second for plain decoding. ≈ means no difference beyond the spread of the rounds.</source>
   <translation>Cambio respecto a la otra prueba de rendimiento: de la aceleración o, en la decodificación normal, de sus tokens por segundo. ≈ significa que no hay diferencia por encima de la dispersión de las rondas.</translation>
  </message>
  <message>
   <source>Benchmark</source>
   <translation>Prueba de rendimiento</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>Iniciar</translation>
  </message>
  <message>
   <source>New benchmark</source>
   <translation>Nueva prueba de rendimiento</translation>
  </message>
  <message>
   <source>Earlier benchmarks</source>
   <translation>Pruebas de rendimiento anteriores</translation>
  </message>
  <message>
   <source>All saved benchmarks</source>
   <translation>Todo lo que se ha medido</translation>
  </message>
  <message>
   <source>Compare with</source>
   <translation>Comparar con</translation>
  </message>
  <message>
   <source>Another benchmark</source>
   <translation>Otra prueba de rendimiento</translation>
  </message>
  <message>
   <source>Use the best</source>
   <translation>Usar la mejor</translation>
  </message>
  <message>
   <source>Image of the chart</source>
   <translation>Imagen del gráfico</translation>
  </message>
  <message>
   <source>{answers}, time unknown until the first ones are written</source>
   <translation>{answers}, tiempo desconocido hasta que se escriban las primeras</translation>
  </message>
  <message>
   <source>{answers}, {duration}</source>
   <translation>{answers}, {duration}</translation>
  </message>
  <message>
   <source>{pair} was skipped: {why}</source>
   <translation>{pair} se ha omitido: {why}</translation>
  </message>
  <message>
   <source>nothing</source>
   <comment>what a benchmark is compared with</comment>
   <translation>nada</translation>
  </message>
  <message>
   <source>Same files, computer, settings and versions.</source>
   <translation>Los mismos archivos, equipo, ajustes y versiones.</translation>
  </message>
  <message>
   <source>Also different: {what}.</source>
   <translation>También difiere: {what}.</translation>
  </message>
  <message>
   <source>{mode} is used from the next answer on.</source>
   <translation>{mode} se usa a partir de la próxima respuesta.</translation>
  </message>
  <message>
   <source>Deleted the benchmark of {when}.</source>
   <translation>Se ha eliminado la prueba de rendimiento del {when}.</translation>
  </message>
  <message>
   <source>Image</source>
   <translation>Imagen</translation>
  </message>
  <message>
   <source>{mode} is the fastest.</source>
   <translation>Lo más rápido: {mode}.</translation>
  </message>
  <message>
   <source>{mode} is {percent} % faster than {over}.</source>
   <translation>{mode} va un {percent} % más rápido que {over}.</translation>
  </message>
  <message>
   <source>Load this pair to use it.</source>
   <translation>Cargue este par para usarla.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose another decoding method besides plain.</source>
   <translation>Elija otra forma de decodificar además de la normal.</translation>
  </message>
  <message>
   <source>Choose a kind of text.</source>
   <translation>Elija un tipo de texto.</translation>
  </message>
  <message>
   <source>Choose a pair.</source>
   <translation>Elija un par.</translation>
  </message>
  <message>
   <source>Every question is answered with every decoding method, one after the other, in several rounds.</source>
   <translation>Cada pregunta se responde con todas las formas de decodificar, una tras otra, en varias rondas.</translation>
  </message>
  <message>
   <source>Estimating the spread requires at least three rounds.</source>
   <translation>La dispersión necesita al menos tres rondas.</translation>
  </message>
  <message>
   <source>The baseline for all other methods</source>
   <translation>Con lo que se comparan todas las demás</translation>
  </message>
  <message>
   <source>Show advanced settings</source>
   <translation>Mostrar ajustes avanzados</translation>
  </message>
  <message>
   <source>Greedy (temperature 0)</source>
   <translation>Voraz (temperatura 0)</translation>
  </message>
  <message>
   <source>As in a chat</source>
   <translation>Como en un chat</translation>
  </message>
  <message>
   <source>Pairs</source>
   <translation>Pares</translation>
  </message>
  <message>
   <source>Kinds of text</source>
   <translation>Tipos de texto</translation>
  </message>
  <message>
   <source>Decoding methods</source>
   <translation>Formas de decodificar</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>Rondas</translation>
  </message>
  <message>
   <source>Questions of each kind</source>
   <translation>Preguntas de cada tipo</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>Cantidad</translation>
  </message>
  <message>
   <source>{pair} (in use)</source>
   <translation>{pair} (en uso)</translation>
  </message>
  <message>
   <source>This pair has no usable draft model</source>
   <translation>Este par no tiene ningún modelo borrador utilizable</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>An answer is being written. Wait for it, or stop it first.</source>
   <translation>Se está escribiendo una respuesta. Espere a que termine o deténgala antes.</translation>
  </message>
  <message>
   <source>The models are not ready yet</source>
   <translation>Los modelos aún no están listos</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>Exportar…</translation>
  </message>
  <message>
   <source>Data (JSON)</source>
   <translation>Datos (JSON)</translation>
  </message>
  <message>
   <source>Could not write {file}: {why}.</source>
   <translation>No se pudo escribir {file}: {why}.</translation>
  </message>
  <message>
   <source>Exported to {file}.</source>
   <translation>Exportado a {file}.</translation>
  </message>
  <message>
   <source>Verified lossless on {day}</source>
   <translation>Verificado sin pérdidas el {day}</translation>
  </message>
  <message>
   <source>Not lossless: verification failed on {day}</source>
   <translation>Con pérdidas: la verificación falló el {day}</translation>
  </message>
  <message>
   <source>Verification of {day} was inconclusive</source>
   <translation>La verificación del {day} no fue concluyente</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Both sides answer the same question at the same time. They take turns on the same cores, so whatever slows this computer down slows both.</source>
   <translation>Ambos lados responden la misma pregunta a la vez. Se turnan en los mismos núcleos, así que lo que frena este equipo frena a los dos.</translation>
  </message>
  <message>
   <source>Two different targets: the other one is loaded for the race if there is enough memory. Each writes its own text, so their speeds are compared in characters per second.</source>
   <translation>Dos objetivos distintos: el otro se carga para la carrera si hay memoria suficiente. Cada uno escribe su propio texto, así que sus velocidades se comparan en caracteres por segundo.</translation>
  </message>
  <message>
   <source>First side</source>
   <translation>Primer lado</translation>
  </message>
  <message>
   <source>Second side</source>
   <translation>Segundo lado</translation>
  </message>
  <message>
   <source>How tokens are drafted</source>
   <translation>Cómo se proponen los tokens</translation>
  </message>
  <message>
   <source>The model that drafts</source>
   <translation>El modelo que propone</translation>
  </message>
  <message>
   <source>How tokens are sampled</source>
   <translation>Cómo se muestrean los tokens</translation>
  </message>
  <message>
   <source>Temperature 0</source>
   <translation>Temperatura 0</translation>
  </message>
  <message>
   <source>As in the chat ({how})</source>
   <translation>Como en el chat ({how})</translation>
  </message>
  <message>
   <source>{name} ({size})</source>
   <comment>a model</comment>
   <translation>{name} ({size})</translation>
  </message>
  <message>
   <source>No draft model</source>
   <translation>Sin modelo borrador</translation>
  </message>
  <message>
   <source>Plain (no drafting)</source>
   <translation>Normal (sin borradores)</translation>
  </message>
  <message>
   <source>{way} (as in the chat)</source>
   <translation>{way} (como en el chat)</translation>
  </message>
  <message>
   <source>Lookup (copies from the text so far)</source>
   <translation>Búsqueda (copia del texto escrito hasta ahora)</translation>
  </message>
  <message>
   <source>{way} (adaptive)</source>
   <translation>{way} (adaptativa)</translation>
  </message>
  <message>
   <source>Question</source>
   <translation>Pregunta</translation>
  </message>
  <message>
   <source>The question for both sides</source>
   <translation>Lo que se pregunta a ambos lados</translation>
  </message>
  <message>
   <source>The last one of this chat</source>
   <translation>La última de este chat</translation>
  </message>
  <message>
   <source>Answer length</source>
   <translation>Longitud de la respuesta</translation>
  </message>
  <message>
   <source>The maximum number of tokens in an answer</source>
   <translation>El máximo de tokens de una respuesta</translation>
  </message>
  <message numerus="yes">
   <source>up to {count} tokens</source>
   <extracomment>for 1: up to {count} token</extracomment>
   <translation>
    <numerusform>hasta {count} token</numerusform>
    <numerusform>hasta {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <source>Enter a question.</source>
   <translation>Introduzca una pregunta.</translation>
  </message>
  <message>
   <source>{name} (in use)</source>
   <translation>{name} (en uso)</translation>
  </message>
  <message>
   <source>Start race</source>
   <translation>Iniciar carrera</translation>
  </message>
  <message>
   <source>New race</source>
   <translation>Nueva carrera</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>Abrir…</translation>
  </message>
  <message>
   <source>Show an exported race</source>
   <translation>Mostrar una carrera exportada</translation>
  </message>
  <message>
   <source>Open race</source>
   <translation>Abrir carrera</translation>
  </message>
  <message>
   <source>Could not open {file}: {why}</source>
   <translation>No se pudo abrir {file}: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Playback position</source>
   <translation>Posición de la reproducción</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>Velocidad</translation>
  </message>
  <message>
   <source>1x is the speed at which it was written</source>
   <translation>1x es la velocidad a la que se escribió</translation>
  </message>
  <message>
   <source>Characters over time, in seconds</source>
   <translation>Caracteres a lo largo del tiempo, en segundos</translation>
  </message>
  <message>
   <source>Tokens over time, in seconds</source>
   <translation>Tokens a lo largo del tiempo, en segundos</translation>
  </message>
  <message>
   <source>Repetition {number} of {count}</source>
   <translation>Repetición {number} de {count}</translation>
  </message>
  <message>
   <source>The repetition with the most typical speedup. Each side's time counts its own steps only, from the end of the prompt on.</source>
   <translation>La repetición con la aceleración más típica. El tiempo de cada lado solo cuenta sus propios pasos, desde el final del prompt.</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>Pausar</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>Reproducir de nuevo</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Reproducir</translation>
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
   <translation>Tokens según la probabilidad que les dio el objetivo, en {bins} grupos iguales. Esperado por grupo: {level} ± {band}. Hallado: de {least} a {most}.</translation>
  </message>
  <message>
   <source>Measures for about 20 seconds how much faster drafting makes this pair.</source>
   <translation>Mide durante unos 20 segundos cuánto más rápido es este par con propuestas de tokens.</translation>
  </message>
  <message>
   <source>Test pair</source>
   <translation>Probar el par</translation>
  </message>
  <message>
   <source>Test again</source>
   <translation>Probar de nuevo</translation>
  </message>
  <message>
   <source>Verify losslessness</source>
   <translation>Verificar la ausencia de pérdidas</translation>
  </message>
  <message>
   <source>Not verified yet</source>
   <translation>Sin verificar todavía</translation>
  </message>
  <message>
   <source>Verify</source>
   <translation>Verificar</translation>
  </message>
  <message>
   <source>Verify again</source>
   <translation>Verificar de nuevo</translation>
  </message>
  <message>
   <source>Tries the settings that affect speed with this pair, for up to 90 seconds: drafting, threads, flash attention and micro batch. The quality of answers does not change, and nothing is changed until you accept it.</source>
   <translation>Prueba con este par los ajustes que afectan a la velocidad, durante 90 segundos como máximo: borradores, hilos, flash attention y microlote. Las respuestas siguen siendo igual de buenas, y nada cambia hasta que usted lo acepte.</translation>
  </message>
  <message>
   <source>Faster settings were found.</source>
   <translation>Se han encontrado ajustes más rápidos.</translation>
  </message>
  <message>
   <source>Nothing faster was found.</source>
   <translation>No se ha encontrado nada más rápido.</translation>
  </message>
  <message>
   <source>The computer was too busy for reliable results, so nothing was changed. Try again when other programs are idle.</source>
   <translation>El equipo estaba demasiado ocupado para dar resultados fiables, así que no se ha cambiado nada. Inténtelo de nuevo cuando los demás programas estén inactivos.</translation>
  </message>
  <message>
   <source>Find fastest settings</source>
   <translation>Buscar los ajustes más rápidos</translation>
  </message>
  <message>
   <source>Measure again</source>
   <translation>Medir de nuevo</translation>
  </message>
  <message>
   <source>Use these settings</source>
   <translation>Usar estos ajustes</translation>
  </message>
  <message>
   <source>Setting</source>
   <translation>Ajuste</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Valor</translation>
  </message>
  <message>
   <source>Difference</source>
   <translation>Diferencia</translation>
  </message>
  <message>
   <source>Measurements</source>
   <translation>Mediciones</translation>
  </message>
  <message>
   <source>not tried: {why}</source>
   <translation>sin probar: {why}</translation>
  </message>
  <message>
   <source>{part}: {title}</source>
   <comment>a setting</comment>
   <translation>{part}: {title}</translation>
  </message>
  <message>
   <source>current</source>
   <comment>a setting</comment>
   <translation>actual</translation>
  </message>
  <message>
   <source>{percent} %</source>
   <comment>faster or slower</comment>
   <translation>{percent} %</translation>
  </message>
  <message>
   <source>{gain} (uncertain)</source>
   <translation>{gain} (incierto)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a target correction</source>
   <translation>después, una corrección del objetivo</translation>
  </message>
  <message>
   <source>then a bonus token</source>
   <translation>después, un token extra</translation>
  </message>
  <message>
   <source>one token from the target</source>
   <translation>un token del objetivo</translation>
  </message>
  <message>
   <source>then the answer ended</source>
   <translation>después, el final de la respuesta</translation>
  </message>
  <message>
   <source>steps {first} to {last}: {accepted} of {drafted} drafted accepted</source>
   <translation>pasos {first} a {last}: {accepted} de {drafted} propuestos aceptados</translation>
  </message>
  <message>
   <source>step {step}: no draft, {ending}</source>
   <translation>paso {step}: sin borrador, {ending}</translation>
  </message>
  <message>
   <source>step {step}: {accepted} of {drafted} drafted accepted, {ending}</source>
   <translation>paso {step}: {accepted} de {drafted} propuestos aceptados, {ending}</translation>
  </message>
  <message>
   <source>Accepted per step</source>
   <translation>Aceptados por paso</translation>
  </message>
  <message>
   <source>Click a bar to see its text</source>
   <translation>Haga clic en una barra para ver su texto</translation>
  </message>
  <message numerus="yes">
   <source>{count} steps per bar; click to see the text</source>
   <extracomment>for 1: {count} step per bar; click to see the text</extracomment>
   <translation>
    <numerusform>{count} paso por barra; haga clic para ver el texto</numerusform>
    <numerusform>{count} pasos por barra; haga clic para ver el texto</numerusform>
   </translation>
  </message>
  <message>
   <source>By draft position</source>
   <translation>Por posición en el borrador</translation>
  </message>
  <message>
   <source>Position {number}: {accepted} of {drafted} accepted</source>
   <translation>Posición {number}: {accepted} de {drafted} aceptados</translation>
  </message>
  <message>
   <source>Where the time goes</source>
   <translation>En qué se va el tiempo</translation>
  </message>
  <message>
   <source>The server does not report how the time of its steps is divided.</source>
   <translation>El servidor no indica de qué constan sus pasos.</translation>
  </message>
  <message>
   <source>draft {draft} %, target {target} %</source>
   <translation>borrador {draft} %, objetivo {target} %</translation>
  </message>
  <message>
   <source>rest {share} %</source>
   <comment>of the time</comment>
   <translation>resto {share} %</translation>
  </message>
  <message>
   <source>{time} ms per step</source>
   <translation>{time} ms por paso</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>nothing drafted</source>
   <translation>nada propuesto</translation>
  </message>
  <message>
   <source>{place}: {value}</source>
   <translation>{place}: {value}</translation>
  </message>
  <message>
   <source>Starts at {first}, lowest {lowest} at token {low}, highest {highest} at token {high}, ends at {last}.</source>
   <translation>Empieza en {first}, mínimo {lowest} en el token {low}, máximo {highest} en el token {high}, termina en {last}.</translation>
  </message>
  <message>
   <source>tokens {first} to {last}</source>
   <translation>tokens {first} a {last}</translation>
  </message>
  <message>
   <source>token {token}</source>
   <translation>token {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Proposed by the draft and accepted by the target.</source>
   <translation>Propuesto por el borrador y aceptado por el objetivo.</translation>
  </message>
  <message>
   <source>Chosen by the target in place of a rejected token.</source>
   <translation>Elegido por el objetivo donde rechazó lo propuesto.</translation>
  </message>
  <message>
   <source>An extra token of the target after it accepted the whole draft.</source>
   <translation>Un token más del objetivo, tras aceptar el borrador entero.</translation>
  </message>
  <message>
   <source>Copied from earlier text of this chat, and accepted by the target.</source>
   <translation>Copiado de texto anterior de este chat y aceptado por el objetivo.</translation>
  </message>
  <message>
   <source>Generated by the target in a step without a draft.</source>
   <translation>Generado por el objetivo en un paso sin borrador.</translation>
  </message>
  <message>
   <source>An alternative that you chose.</source>
   <translation>Una alternativa que usted eligió.</translation>
  </message>
  <message>
   <source>Written by a server that does not report where tokens come from.</source>
   <translation>Escrito por un servidor que no indica de dónde proceden los tokens.</translation>
  </message>
  <message>
   <source>Probability that the target gave each token, in percent. Grey: not recorded.</source>
   <translation>Probabilidad que dio el objetivo a cada token, en porcentaje. Gris: sin registrar.</translation>
  </message>
  <message>
   <source>Surprise in bits: 1 for a token with a probability of 50 %, 2 for 25 %. Grey: not recorded.</source>
   <translation>Sorpresa en bits: 1 para un token con una probabilidad del 50 %, 2 para el 25 %. Gris: sin registrar.</translation>
  </message>
  <message>
   <source>Click to hide or show its colour.</source>
   <translation>Un clic oculta o muestra su color.</translation>
  </message>
  <message>
   <source>Colours</source>
   <translation>Colores</translation>
  </message>
  <message>
   <source>What the colours of the tokens show</source>
   <translation>Qué muestran los colores de los tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The live panel is hidden</source>
   <translation>El panel en vivo está oculto</translation>
  </message>
  <message>
   <source>There is no answer yet</source>
   <translation>Todavía no hay respuesta</translation>
  </message>
  <message>
   <source>Save charts</source>
   <translation>Guardar los gráficos</translation>
  </message>
  <message>
   <source>Saved as {file}.</source>
   <translation>Guardado como {file}.</translation>
  </message>
  <message>
   <source>The charts could not be saved: {reason}</source>
   <translation>Los gráficos no se han podido guardar: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>This answer</source>
   <translation>Esta respuesta</translation>
  </message>
  <message>
   <source>Charts of the answer in view</source>
   <translation>Gráficos de la respuesta a la vista</translation>
  </message>
  <message>
   <source>Whole chat</source>
   <translation>Chat entero</translation>
  </message>
  <message>
   <source>Charts of all answers in this chat</source>
   <translation>Gráficos de todas las respuestas de este chat</translation>
  </message>
  <message>
   <source>Drag in a curve to zoom in, or hold Ctrl and turn the wheel.</source>
   <translation>Arrastre en una curva para ampliarla, o mantenga pulsada Ctrl y gire la rueda.</translation>
  </message>
  <message>
   <source>Show all tokens</source>
   <translation>Mostrar todos los tokens</translation>
  </message>
  <message>
   <source>Save as image (PNG)…</source>
   <translation>Guardar como imagen (PNG)…</translation>
  </message>
  <message>
   <source>Save as image (SVG)…</source>
   <translation>Guardar como dibujo (SVG)…</translation>
  </message>
  <message>
   <source>Save steps as table (CSV)…</source>
   <translation>Guardar los pasos como tabla (CSV)…</translation>
  </message>
  <message>
   <source>Charts are paused</source>
   <translation>Los gráficos están en pausa</translation>
  </message>
  <message>
   <source>Resume charts</source>
   <translation>Reanudar los gráficos</translation>
  </message>
  <message>
   <source>Pause charts</source>
   <translation>Pausar los gráficos</translation>
  </message>
  <message>
   <source>The answer continues.</source>
   <translation>La respuesta continúa.</translation>
  </message>
  <message>
   <source>Computed</source>
   <translation>Calculado en</translation>
  </message>
  <message>
   <source>Accepted while thinking</source>
   <translation>Aceptados al pensar</translation>
  </message>
  <message>
   <source>Accepted in the answer</source>
   <translation>Aceptados en la respuesta</translation>
  </message>
  <message>
   <source>Time between tokens</source>
   <translation>Tiempo entre tokens</translation>
  </message>
  <message>
   <source>Lookahead</source>
   <translation>Anticipación</translation>
  </message>
  <message>
   <source>Step time</source>
   <translation>Tiempo por paso</translation>
  </message>
  <message>
   <source>thin line: predicted before the step</source>
   <translation>línea fina: previsto antes del paso</translation>
  </message>
  <message>
   <source>Live</source>
   <comment>the panel with figures</comment>
   <translation>En vivo</translation>
  </message>
  <message>
   <source>As an answer is written, its speed and the source of its words appear here.</source>
   <translation>Mientras se escribe una respuesta, aquí aparecen su velocidad y el origen de sus palabras.</translation>
  </message>
  <message>
   <source>No measurements for this answer.</source>
   <translation>No hay mediciones de esta respuesta.</translation>
  </message>
  <message>
   <source>The server does not report its steps, so there is nothing to show.</source>
   <translation>El servidor no indica ningún paso que se pueda dibujar.</translation>
  </message>
  <message>
   <source>Hide details</source>
   <translation>Ocultar detalles</translation>
  </message>
  <message>
   <source>Show details</source>
   <translation>Mostrar detalles</translation>
  </message>
  <message>
   <source>0 to {top}</source>
   <comment>an axis</comment>
   <translation>de 0 a {top}</translation>
  </message>
  <message>
   <source>Whole chat: {speedup}</source>
   <translation>Chat entero: {speedup}</translation>
  </message>
  <message>
   <source>Measuring…</source>
   <translation>Midiendo…</translation>
  </message>
  <message>
   <source>Speedup not measured</source>
   <translation>Aceleración sin medir</translation>
  </message>
  <message>
   <source>- - without drafting: {speed} (measured)</source>
   <translation>- - sin borradores: {speed} (medida)</translation>
  </message>
  <message>
   <source>without drafting: measuring…</source>
   <translation>sin borradores: midiendo…</translation>
  </message>
  <message>
   <source>Whole chat: {told}</source>
   <translation>Chat entero: {told}</translation>
  </message>
  <message>
   <source>Whole answer: {told}</source>
   <translation>Respuesta entera: {told}</translation>
  </message>
  <message>
   <source>Top of the chart: {rate} tok/s.</source>
   <translation>Tope del gráfico: {rate} tok/s.</translation>
  </message>
  <message>
   <source>{accepted} of {drafted}</source>
   <translation>{accepted} de {drafted}</translation>
  </message>
  <message>
   <source>{figure}; curve over {count} steps</source>
   <translation>{figure}; curva sobre {count} pasos</translation>
  </message>
  <message>
   <source>Mean of all steps with a draft: {mean}</source>
   <translation>Media de todos los pasos con borrador: {mean}</translation>
  </message>
  <message>
   <source>{reason}: {count}</source>
   <translation>{reason}: {count}</translation>
  </message>
  <message>
   <source>paused</source>
   <comment>drafting</comment>
   <translation>en pausa</translation>
  </message>
  <message>
   <source>drafted per step, last {count} steps</source>
   <translation>propuestos por paso, último {count} paso</translation>
  </message>
  <message>
   <source>paused since token {token}</source>
   <translation>en pausa desde el token {token}</translation>
  </message>
  <message>
   <source>paused at token {token}</source>
   <translation>en pausa en el token {token}</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} ({share})</source>
   <translation>{accepted} de {drafted} ({share})</translation>
  </message>
  <message>
   <source>{median} (95 %: {slow})</source>
   <translation>{median} (95 %: {slow})</translation>
  </message>
  <message numerus="yes">
   <source>{count} drafted</source>
   <extracomment>for 1: {count} drafted</extracomment>
   <translation>
    <numerusform>{count} propuesto</numerusform>
    <numerusform>{count} propuestos</numerusform>
   </translation>
  </message>
  <message>
   <source>{what}: {why}</source>
   <translation>{what}: {why}</translation>
  </message>
  <message>
   <source>{time} ms, predicted {predicted} ms</source>
   <translation>{time} ms, previsto {predicted} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/appearance.py" />
   <source>Set by {origin}</source>
   <translation>Fijado por {origin}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/language.py" />
   <source>MMMM yyyy</source>
   <comment>how a month is written, in Qt's letters</comment>
   <translation>MMMM 'de' yyyy</translation>
  </message>
  <message>
   <source>d MMMM yyyy</source>
   <comment>how a date is written, in Qt's letters</comment>
   <translation>d 'de' MMMM 'de' yyyy</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>bonus token: every drafted token was accepted</source>
   <translation>token extra: se aceptaron todos los tokens propuestos</translation>
  </message>
  <message>
   <source>target only: nothing was drafted</source>
   <translation>solo el objetivo: no se propuso nada</translation>
  </message>
  <message>
   <source>chosen by hand: the answer continues from here</source>
   <translation>elegido a mano: la respuesta continúa desde aquí</translation>
  </message>
  <message>
   <source>written by a server that did not report where it came from</source>
   <translation>lo escribió un servidor y no indicó de dónde procede</translation>
  </message>
  <message>
   <source>{token} target {probability}, copied from earlier text</source>
   <translation>{token} objetivo {probability}, copiado de texto anterior</translation>
  </message>
  <message>
   <source>{token} target {probability}, draft {draft}</source>
   <translation>{token} objetivo {probability}, borrador {draft}</translation>
  </message>
  <message>
   <source>{token} target {probability}</source>
   <translation>{token} objetivo {probability}</translation>
  </message>
  <message>
   <source>draft wanted {token} {draft}, target gave it {probability}</source>
   <translation>el borrador quería {token} {draft}, el objetivo le dio {probability}</translation>
  </message>
  <message>
   <source>lookup proposed {token}, target gave it {probability}</source>
   <translation>la búsqueda propuso {token}, el objetivo le dio {probability}</translation>
  </message>
  <message>
   <source>source: this chat</source>
   <translation>origen: este chat</translation>
  </message>
  <message>
   <source>source: a text that no longer exists</source>
   <translation>origen: un texto que ya no existe</translation>
  </message>
  <message>
   <source>source: chat {title}</source>
   <translation>origen: chat {title}</translation>
  </message>
  <message>
   <source>source: {file}, attached in this chat</source>
   <translation>origen: {file}, adjunto en este chat</translation>
  </message>
  <message>
   <source>source: {file}, attached in chat {title}</source>
   <translation>origen: {file}, adjunto en el chat {title}</translation>
  </message>
  <message>
   <source>step {step}, position {position} of {drafted}</source>
   <translation>paso {step}, posición {position} de {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Contacting the hub…</source>
   <translation>Contactando con el hub…</translation>
  </message>
  <message>
   <source>Confirm the download</source>
   <translation>Confirme la descarga</translation>
  </message>
  <message>
   <source>Queued</source>
   <translation>En cola</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>En pausa</translation>
  </message>
  <message>
   <source>Failed</source>
   <translation>Fallida</translation>
  </message>
  <message>
   <source>Downloaded and verified</source>
   <translation>Descargado y verificado</translation>
  </message>
  <message>
   <source>Discarded</source>
   <translation>Descartado</translation>
  </message>
  <message>
   <source>Downloads</source>
   <translation>Descargas</translation>
  </message>
  <message>
   <source>Progress of {download}</source>
   <translation>Progreso de {download}</translation>
  </message>
  <message>
   <source>{action}: {name}</source>
   <translation>{action}: {name}</translation>
  </message>
  <message>
   <source>Delete what has been downloaded; you can undo this</source>
   <translation>Eliminar lo descargado; esto se puede deshacer</translation>
  </message>
  <message>
   <source>Remove it from this list</source>
   <translation>Quitarlo de esta lista</translation>
  </message>
  <message>
   <source>Start the download</source>
   <translation>Iniciar la descarga</translation>
  </message>
  <message>
   <source>Keep what has been downloaded</source>
   <translation>Conservar lo descargado</translation>
  </message>
  <message>
   <source>Pause</source>
   <comment>verb</comment>
   <translation>Pausar</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Reanudar</translation>
  </message>
  <message>
   <source>Continue where it stopped</source>
   <translation>Continuar donde se detuvo</translation>
  </message>
  <message>
   <source>Remove it from this list; the files stay</source>
   <translation>Quitarlo de esta lista; los archivos se conservan</translation>
  </message>
  <message>
   <source>Use</source>
   <comment>verb</comment>
   <translation>Usar</translation>
  </message>
  <message>
   <source>Choose these models</source>
   <translation>Elegir estos modelos</translation>
  </message>
  <message>
   <source>Hide</source>
   <translation>Ocultar</translation>
  </message>
  <message>
   <source>Accept the terms of the model, and enter an access token</source>
   <translation>Aceptar las condiciones del modelo e introducir un token de acceso</translation>
  </message>
  <message>
   <source>Enter token…</source>
   <translation>Introducir token…</translation>
  </message>
  <message>
   <source>{received} of {size}</source>
   <comment>bytes</comment>
   <translation>{received} de {size}</translation>
  </message>
  <message>
   <source>Checking files</source>
   <translation>Comprobando archivos</translation>
  </message>
  <message>
   <source>waiting to retry</source>
   <translation>esperando para volver a intentarlo</translation>
  </message>
  <message>
   <source>{size}/s</source>
   <translation>{size}/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Adaptive</source>
   <translation>Adaptativa</translation>
  </message>
  <message>
   <source>Fixed</source>
   <translation>Fija</translation>
  </message>
  <message>
   <source>Token by token</source>
   <comment>how drafts are verified</comment>
   <translation>Token a token</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>how drafts are verified</comment>
   <translation>Por bloque</translation>
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
   <translation>5,5 bits, más precisa (q5_1)</translation>
  </message>
  <message>
   <source>5.5 bits (q5_0)</source>
   <translation>5,5 bits (q5_0)</translation>
  </message>
  <message>
   <source>4.5 bits, more precise (q4_1)</source>
   <translation>4,5 bits, más precisa (q4_1)</translation>
  </message>
  <message>
   <source>4.5 bits (q4_0)</source>
   <translation>4,5 bits (q4_0)</translation>
  </message>
  <message>
   <source>On</source>
   <translation>Activado</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>Desactivado</translation>
  </message>
  <message>
   <source>Engine settings</source>
   <translation>Ajustes del motor</translation>
  </message>
  <message>
   <source>No draft model: drafts are copied from earlier text of the chat.</source>
   <translation>Sin modelo borrador: los borradores se copian de texto anterior del chat.</translation>
  </message>
  <message>
   <source>It cannot draft: {why}.</source>
   <translation>No sirve de borrador: {why}.</translation>
  </message>
  <message>
   <source>No GPU was found: both models run on the processor.</source>
   <translation>No se ha encontrado ninguna GPU: ambos modelos se ejecutan en el procesador.</translation>
  </message>
  <message>
   <source>Reset all settings to their defaults</source>
   <translation>Devolver todos los ajustes a sus valores predeterminados</translation>
  </message>
  <message>
   <source>The fastest settings are filled in below. They are not in use yet.</source>
   <translation>Los ajustes más rápidos se han rellenado abajo. Todavía no están en uso.</translation>
  </message>
  <message>
   <source>Tries drafting, threads and other settings with this pair, on this computer.</source>
   <translation>Prueba los borradores, los hilos y otros ajustes con este par, en este equipo.</translation>
  </message>
  <message>
   <source>Load this pair to measure it.</source>
   <translation>Cargue este par para medirlo.</translation>
  </message>
  <message>
   <source>Load the pair with these GPU layers to measure it.</source>
   <translation>Cargue el par con estas capas en la GPU para medirlo.</translation>
  </message>
  <message>
   <source>Nothing has changed</source>
   <translation>Nada ha cambiado</translation>
  </message>
  <message>
   <source>Load anyway</source>
   <translation>Cargar de todos modos</translation>
  </message>
  <message>
   <source>Apply and reload</source>
   <translation>Aplicar y volver a cargar</translation>
  </message>
  <message>
   <source>Default ({tokens})</source>
   <translation>Predeterminado ({tokens})</translation>
  </message>
  <message>
   <source>Up to {tokens} tokens. Larger values use more memory.</source>
   <translation>Hasta {tokens} tokens. Los valores mayores usan más memoria.</translation>
  </message>
  <message>
   <source>Automatic uses the fastest number measured. This computer: {cores} cores, {threads} threads.</source>
   <translation>Automático usa el número más rápido que se ha medido. Este equipo: {cores} núcleos, {threads} hilos.</translation>
  </message>
  <message>
   <source>Device</source>
   <translation>Dispositivo</translation>
  </message>
  <message>
   <source>Automatic uses the best GPUs, as far as their memory allows.</source>
   <translation>Automático usa las mejores GPU, mientras quede sitio en ellas.</translation>
  </message>
  <message>
   <source>GPU layers</source>
   <translation>Capas en la GPU</translation>
  </message>
  <message>
   <source>How many layers run on GPUs. Automatic uses as many as fit.</source>
   <translation>Cuántas capas se ejecutan en las GPU. Automático usa tantas como quepan.</translation>
  </message>
  <message>
   <source>Layers per GPU</source>
   <translation>Capas por GPU</translation>
  </message>
  <message>
   <source>For example, 20,13. Automatic divides the layers by free memory.</source>
   <translation>Por ejemplo, 20,13. Automático reparte las capas según la memoria libre.</translation>
  </message>
  <message>
   <source>Batch</source>
   <translation>Lote</translation>
  </message>
  <message>
   <source>Prompt tokens processed at a time; Stop takes effect between batches.</source>
   <translation>Tokens del prompt que se procesan a la vez; Detener surte efecto entre lotes.</translation>
  </message>
  <message>
   <source>Micro batch</source>
   <translation>Microlote</translation>
  </message>
  <message>
   <source>Tokens computed together, at most the batch. Automatic: 128 or 512.</source>
   <translation>Tokens que se calculan juntos, como máximo el lote. Automático: 128 o 512.</translation>
  </message>
  <message>
   <source>Flash attention</source>
   <translation>Flash attention</translation>
  </message>
  <message>
   <source>Automatic uses it on GPUs, and where the value cache needs it.</source>
   <translation>Automático la usa en las GPU y donde la caché de valores la necesita.</translation>
  </message>
  <message>
   <source>Key cache</source>
   <translation>Caché de claves</translation>
  </message>
  <message>
   <source>Fewer bits use less memory.</source>
   <translation>Menos bits usan menos memoria.</translation>
  </message>
  <message>
   <source>Value cache</source>
   <translation>Caché de valores</translation>
  </message>
  <message>
   <source>Fewer bits use less memory; fewer than 16 require flash attention.</source>
   <translation>Menos bits usan menos memoria; por debajo de 16 bits hace falta flash attention.</translation>
  </message>
  <message>
   <source>Method</source>
   <translation>Método</translation>
  </message>
  <message>
   <source>Where drafts come from.</source>
   <translation>De dónde vienen los borradores.</translation>
  </message>
  <message>
   <source>Draft length</source>
   <translation>Longitud del borrador</translation>
  </message>
  <message>
   <source>Adaptive drafts only where it makes answers faster.</source>
   <translation>Adaptativa propone solo donde acelera las respuestas.</translation>
  </message>
  <message>
   <source>Fixed length</source>
   <translation>Longitud fija</translation>
  </message>
  <message>
   <source>Tokens drafted in each step.</source>
   <translation>Tokens que se proponen en cada paso.</translation>
  </message>
  <message>
   <source>Verification</source>
   <translation>Verificación</translation>
  </message>
  <message>
   <source>Block accepts more of long drafts. Both are lossless.</source>
   <translation>Por bloque acepta más de los borradores largos. Ninguna causa pérdidas.</translation>
  </message>
  <message>
   <source>Not available: no supported GPU was found.</source>
   <translation>No disponible: no se ha encontrado ninguna GPU compatible.</translation>
  </message>
  <message>
   <source>Not used without drafting.</source>
   <translation>No se usa sin borradores.</translation>
  </message>
  <message>
   <source>Used with fixed draft length only.</source>
   <translation>Solo se usa con longitud de borrador fija.</translation>
  </message>
  <message>
   <source>Processor only</source>
   <translation>Solo el procesador</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Target</source>
   <comment>what memory is for</comment>
   <translation>Objetivo</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>what memory is for</comment>
   <translation>Borrador</translation>
  </message>
  <message>
   <source>Caches</source>
   <comment>what memory is for</comment>
   <translation>Cachés</translation>
  </message>
  <message>
   <source>Compute</source>
   <comment>what memory is for</comment>
   <translation>Cálculo</translation>
  </message>
  <message>
   <source>Fits: {needs}</source>
   <translation>Cabe: {needs}</translation>
  </message>
  <message>
   <source>Tight: {needs}</source>
   <translation>Justo: {needs}</translation>
  </message>
  <message>
   <source>Little memory is left for other programs.</source>
   <translation>Queda poca memoria para otros programas.</translation>
  </message>
  <message>
   <source>Slow: {needs}</source>
   <translation>Lento: {needs}</translation>
  </message>
  <message>
   <source>Weights are read from disk in every pass.</source>
   <translation>Los pesos se leen del disco en cada pasada.</translation>
  </message>
  <message>
   <source>Too big: {needs}</source>
   <translation>Demasiado grande: {needs}</translation>
  </message>
  <message>
   <source>free {size}</source>
   <translation>{size} libres</translation>
  </message>
  <message>
   <source>needs {size} of {free} free</source>
   <translation>necesita {size} de {free} libres</translation>
  </message>
  <message>
   <source>Memory</source>
   <translation>Memoria</translation>
  </message>
  <message>
   <source>Memory of the computer</source>
   <translation>Memoria del equipo</translation>
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
   <translation>Midiendo la memoria…</translation>
  </message>
  <message>
   <source>Some layers run on the processor.</source>
   <translation>Algunas capas se ejecutan en el procesador.</translation>
  </message>
  <message>
   <source>The target is loaded already.</source>
   <translation>El objetivo ya está cargado.</translation>
  </message>
  <message>
   <source>No GPU is used: {why}. Update the graphics driver or the GPU code of this version, and restart Foretoken with FORETOKEN_GPU_BACKENDS=again.</source>
   <translation>No se usa ninguna GPU: {why}. Actualice el controlador gráfico o el código de GPU de esta versión y reinicie Foretoken con FORETOKEN_GPU_BACKENDS=again.</translation>
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
   <translation>Cuántos tokens del chat puede ver el modelo</translation>
  </message>
  <message>
   <source>Precision of both models' caches; fewer bits take less memory</source>
   <translation>Precisión de las cachés de ambos modelos; menos bits ocupan menos memoria</translation>
  </message>
  <message>
   <source>Cache</source>
   <translation>Caché</translation>
  </message>
  <message>
   <source>Threads, GPUs, batches, flash attention, caches and drafting</source>
   <translation>Hilos, GPU, lotes, flash attention, cachés y borradores</translation>
  </message>
  <message>
   <source>Engine…</source>
   <translation>Motor…</translation>
  </message>
  <message>
   <source>{save}, or import others</source>
   <translation>{save}, o importar otros</translation>
  </message>
  <message>
   <source>Presets: save, import, export</source>
   <translation>Preajustes: guardar, importar, exportar</translation>
  </message>
  <message>
   <source>Preset  ▾</source>
   <translation>Preajuste  ▾</translation>
  </message>
  <message>
   <source>Save memory</source>
   <translation>Ahorrar memoria</translation>
  </message>
  <message>
   <source>mixed</source>
   <comment>types of caches</comment>
   <translation>mixta</translation>
  </message>
  <message>
   <source>All on the GPU with:</source>
   <translation>Todo en la GPU con:</translation>
  </message>
  <message>
   <source>Fits with:</source>
   <translation>Cabe con:</translation>
  </message>
  <message>
   <source>Without the draft</source>
   <translation>Sin el borrador</translation>
  </message>
  <message>
   <source>Cache in 8 bits</source>
   <translation>Caché de 8 bits</translation>
  </message>
  <message numerus="yes">
   <source>{on_gpu} of {count} layers on the GPU</source>
   <comment>with</comment>
   <extracomment>for 1: {on_gpu} of {count} layer on the GPU</extracomment>
   <translation>
    <numerusform>{on_gpu} de {count} capa en la GPU</numerusform>
    <numerusform>{on_gpu} de {count} capas en la GPU</numerusform>
   </translation>
  </message>
  <message>
   <source>Context {tokens}</source>
   <translation>Contexto {tokens}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token</source>
   <translation>Token de acceso</translation>
  </message>
  <message>
   <source>Some models require you to accept their terms. Sign in, accept the terms on {model_page}, create a token with read access on {token_page}, and paste it here.</source>
   <translation>Algunos modelos exigen que acepte sus condiciones. Inicie sesión, acepte las condiciones en {model_page}, cree un token con acceso de lectura en {token_page} y péguelo aquí.</translation>
  </message>
  <message>
   <source>the model page</source>
   <translation>la página del modelo</translation>
  </message>
  <message>
   <source>your token page</source>
   <translation>su página de tokens</translation>
  </message>
  <message>
   <source>Paste the token: hf_…</source>
   <translation>Pegue el token: hf_…</translation>
  </message>
  <message>
   <source>Looking for a keyring…</source>
   <translation>Buscando un llavero…</translation>
  </message>
  <message>
   <source>Use token</source>
   <translation>Usar token</translation>
  </message>
  <message>
   <source>Remove it from this computer</source>
   <translation>Quitarlo de este equipo</translation>
  </message>
  <message>
   <source>Forget token</source>
   <translation>Olvidar token</translation>
  </message>
  <message>
   <source>Access token for {host}</source>
   <translation>Token de acceso para {host}</translation>
  </message>
  <message>
   <source>The token is stored in the system keyring and sent to no other server.</source>
   <translation>El token se guarda en el llavero del sistema y no se envía a ningún otro servidor.</translation>
  </message>
  <message>
   <source>No keyring found: the token is used in this session only and not stored.</source>
   <translation>No se ha encontrado ningún llavero: el token se usa solo en esta sesión y no se guarda.</translation>
  </message>
  <message>
   <source>A token from {place} is in use; a new one replaces it.</source>
   <translation>Se está usando un token de {place}; uno nuevo lo sustituye.</translation>
  </message>
  <message>
   <source>Download models</source>
   <translation>Descargar modelos</translation>
  </message>
  <message>
   <source>Back to your models</source>
   <translation>Volver a sus modelos</translation>
  </message>
  <message>
   <source>← Back</source>
   <translation>← Atrás</translation>
  </message>
  <message>
   <source>For models that require accepting terms</source>
   <translation>Para modelos que exigen aceptar condiciones</translation>
  </message>
  <message>
   <source>Access token…</source>
   <translation>Token de acceso…</translation>
  </message>
  <message>
   <source>Search the hub, or paste owner/name</source>
   <translation>Busque en el hub o pegue propietario/nombre</translation>
  </message>
  <message>
   <source>Search the hub</source>
   <translation>Buscar en el hub</translation>
  </message>
  <message>
   <source>Find GGUF models by name</source>
   <translation>Buscar modelos GGUF por nombre</translation>
  </message>
  <message>
   <source>Nothing is sent until you search or download. Then {host} sees your search or the model's name, and your IP address.</source>
   <translation>No se envía nada hasta que busque o descargue. Entonces {host} ve su búsqueda o el nombre del modelo, y su dirección IP.</translation>
  </message>
  <message>
   <source>the hub</source>
   <translation>el hub</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>requires accepting terms</source>
   <translation>exige aceptar condiciones</translation>
  </message>
  <message>
   <source>{number} parameters</source>
   <translation>{number} parámetros</translation>
  </message>
  <message>
   <source>likes: {number}</source>
   <translation>me gusta: {number}</translation>
  </message>
  <message>
   <source>updated {month}</source>
   <translation>actualizado: {month}</translation>
  </message>
  <message>
   <source>downloads: {number}</source>
   <translation>descargas: {number}</translation>
  </message>
  <message>
   <source>downloaded</source>
   <translation>descargado</translation>
  </message>
  <message numerus="yes">
   <source>{count} parts</source>
   <extracomment>for 1: {count} part</extracomment>
   <translation>
    <numerusform>{count} parte</numerusform>
    <numerusform>{count} partes</numerusform>
   </translation>
  </message>
  <message>
   <source>Draft: {model}. {reason}</source>
   <translation>Borrador: {model}. {reason}</translation>
  </message>
  <message>
   <source>Needs about {size} of memory; this computer has {total}.</source>
   <translation>Necesita unos {size} de memoria; este equipo tiene {total}.</translation>
  </message>
  <message>
   <source>{model} is already here: {program}, same name and size</source>
   <translation>{model} ya está aquí: {program}, mismo nombre y tamaño</translation>
  </message>
  <message>
   <source>needs about {size} of memory</source>
   <translation>necesita unos {size} de memoria</translation>
  </message>
  <message>
   <source>licence of {model}: see its page</source>
   <translation>licencia de {model}: véase su página</translation>
  </message>
  <message>
   <source>{model} about {size}</source>
   <translation>{model}, unos {size}</translation>
  </message>
  <message>
   <source>Open its page on the hub in the browser</source>
   <translation>Abrir su página en el hub con el navegador</translation>
  </message>
  <message>
   <source>Model page</source>
   <translation>Página del modelo</translation>
  </message>
  <message>
   <source>Search results</source>
   <translation>Resultados de la búsqueda</translation>
  </message>
  <message>
   <source>Searching for “{words}”…</source>
   <translation>Buscando «{words}»…</translation>
  </message>
  <message>
   <source>{size} of memory is free now</source>
   <translation>Ahora hay {size} de memoria libres</translation>
  </message>
  <message>
   <source>{size} of memory is free now. The first pair suits this computer best.</source>
   <translation>Ahora hay {size} de memoria libre. La primera pareja es la que mejor se adapta a este ordenador.</translation>
  </message>
  <message>
   <source>Ready-made pairs</source>
   <translation>Pares preparados</translation>
  </message>
  <message>
   <source>Loading files…</source>
   <translation>Cargando archivos…</translation>
  </message>
  <message>
   <source>No GGUF models found for “{words}”. Try fewer or other words.</source>
   <translation>No se han encontrado modelos GGUF para «{words}». Pruebe con menos palabras o con otras.</translation>
  </message>
  <message>
   <source>This repository has no complete GGUF model with a checksum.</source>
   <translation>Este repositorio no tiene ningún modelo GGUF completo con suma de comprobación.</translation>
  </message>
  <message>
   <source>Download {size}</source>
   <translation>Descargar {size}</translation>
  </message>
  <message>
   <source>Memory: {free} of {total} free</source>
   <translation>Memoria: {free} de {total} libres</translation>
  </message>
  <message>
   <source>Download anyway</source>
   <translation>Descargar de todos modos</translation>
  </message>
  <message>
   <source>Download {size}; the details are checked with the hub first</source>
   <translation>Descargar {size}; antes se consulta el hub</translation>
  </message>
  <message>
   <source>Choose this pair</source>
   <translation>Elegir este par</translation>
  </message>
  <message>
   <source>Files of other programs were matched by name and size; their checksums were not computed</source>
   <translation>Los archivos de otros programas se han identificado por nombre y tamaño; sus sumas de comprobación no se han calculado</translation>
  </message>
  <message>
   <source>See the downloads below</source>
   <translation>Vea las descargas más abajo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name}: {problem}</source>
   <translation>{name}: {problem}</translation>
  </message>
  <message>
   <source>Choose a model first</source>
   <translation>Elija antes un modelo</translation>
  </message>
  <message>
   <source>{name} cannot answer: {why}</source>
   <translation>{name} no puede responder: {why}</translation>
  </message>
  <message>
   <source>{name} cannot draft: {why}</source>
   <translation>{name} no sirve de borrador: {why}</translation>
  </message>
  <message>
   <source>Waiting for the server's list of models</source>
   <translation>Esperando la lista de modelos del servidor</translation>
  </message>
  <message>
   <source>The server did not respond. Try again, or edit its address.</source>
   <translation>El servidor no ha respondido. Inténtelo de nuevo o edite su dirección.</translation>
  </message>
  <message>
   <source>The server offers no models</source>
   <translation>El servidor no ofrece ningún modelo</translation>
  </message>
  <message>
   <source>Comparing it with the other models…</source>
   <translation>Comparándolo con los demás modelos…</translation>
  </message>
  <message>
   <source>No model here can draft for it. Small models of its family can.</source>
   <translation>Ningún modelo de aquí le sirve de borrador. Los pequeños de su familia sí.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>This needs more memory than is free: your system may freeze, or close Foretoken. Choose a shorter context or a smaller model, or press “Load anyway”.</source>
   <translation>Esto necesita más memoria de la que hay libre: su sistema puede bloquearse o cerrar Foretoken. Elija un contexto más corto o un modelo más pequeño, o pulse «Cargar de todos modos».</translation>
  </message>
  <message>
   <source>Find and download more models</source>
   <translation>Encontrar y descargar más modelos</translation>
  </message>
  <message>
   <source>Add  ▾</source>
   <translation>Añadir  ▾</translation>
  </message>
  <message>
   <source>Add model files, folders and servers</source>
   <translation>Añadir archivos de modelo, carpetas y servidores</translation>
  </message>
  <message>
   <source>Search models</source>
   <translation>Buscar modelos</translation>
  </message>
  <message>
   <source>Search models and presets</source>
   <translation>Buscar modelos y preajustes</translation>
  </message>
  <message>
   <source>Filter the list; just start typing</source>
   <translation>Filtrar la lista; basta con empezar a escribir</translation>
  </message>
  <message>
   <source>My pairs</source>
   <translation>Mis pares</translation>
  </message>
  <message>
   <source>Servers</source>
   <translation>Servidores</translation>
  </message>
  <message>
   <source>Models</source>
   <translation>Modelos</translation>
  </message>
  <message>
   <source>Not for chatting</source>
   <translation>No aptos para chatear</translation>
  </message>
  <message>
   <source>Broken</source>
   <comment>models</comment>
   <translation>Dañados</translation>
  </message>
  <message>
   <source>Target models</source>
   <translation>Modelos objetivo</translation>
  </message>
  <message>
   <source>Can draft</source>
   <translation>Sirven de borrador</translation>
  </message>
  <message>
   <source>Cannot draft</source>
   <translation>No sirven de borrador</translation>
  </message>
  <message>
   <source>Draft models</source>
   <translation>Modelos borrador</translation>
  </message>
  <message>
   <source>Target: the model that answers</source>
   <translation>Objetivo: el modelo que responde</translation>
  </message>
  <message>
   <source>Draft: the small model that guesses ahead</source>
   <translation>Borrador: el modelo pequeño que se adelanta</translation>
  </message>
  <message>
   <source>No model matches your search</source>
   <translation>Ningún modelo coincide con su búsqueda</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>Cargando…</translation>
  </message>
  <message>
   <source>Connecting…</source>
   <translation>Conectando…</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>Conectar</translation>
  </message>
  <message>
   <source>Your system may freeze, or close Foretoken</source>
   <translation>Su sistema puede bloquearse o cerrar Foretoken</translation>
  </message>
  <message>
   <source>Measure for 20 seconds how much faster drafting makes this pair</source>
   <translation>Medir durante 20 segundos cuánto aceleran los borradores este par</translation>
  </message>
  <message>
   <source>Drafting on a server cannot be measured here</source>
   <translation>Los borradores de un servidor no se pueden medir aquí</translation>
  </message>
  <message numerus="yes">
   <source>{count} models found</source>
   <extracomment>for 1: {count} model found</extracomment>
   <translation>
    <numerusform>{count} modelo encontrado</numerusform>
    <numerusform>{count} modelos encontrados</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Searching… {count} models</source>
   <extracomment>for 1: Searching… {count} model</extracomment>
   <translation>
    <numerusform>Buscando… {count} modelo</numerusform>
    <numerusform>Buscando… {count} modelos</numerusform>
   </translation>
  </message>
  <message>
   <source>No other models found. Download some, or add a file or folder.</source>
   <translation>No se han encontrado otros modelos. Descargue alguno o añada un archivo o una carpeta.</translation>
  </message>
  <message>
   <source>{folder}: {reason}</source>
   <translation>{folder}: {reason}</translation>
  </message>
  <message>
   <source>Test the pair to see what this draft gains.</source>
   <translation>Pruebe el par para ver lo que gana este borrador.</translation>
  </message>
  <message>
   <source>GGUF models (*.gguf)</source>
   <translation>Modelos GGUF (*.gguf)</translation>
  </message>
  <message>
   <source>Open a model</source>
   <translation>Abrir un modelo</translation>
  </message>
  <message>
   <source>Moved {name} to the trash.</source>
   <translation>{name} se ha movido a la papelera.</translation>
  </message>
  <message>
   <source>You can restore it from there.</source>
   <translation>Desde allí se puede restaurar.</translation>
  </message>
  <message>
   <source>Contacting {host}…</source>
   <translation>Contactando con {host}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every step</source>
   <translation>indicados en cada paso</translation>
  </message>
  <message>
   <source>reported for all answers together</source>
   <translation>indicados para todas las respuestas juntas</translation>
  </message>
  <message>
   <source>reported for every answer</source>
   <translation>indicados en cada respuesta</translation>
  </message>
  <message>
   <source>not reported</source>
   <translation>no indicados</translation>
  </message>
  <message>
   <source>contacting…</source>
   <comment>a server</comment>
   <translation>consultando…</translation>
  </message>
  <message numerus="yes">
   <source>{count} models</source>
   <extracomment>for 1: {count} model</extracomment>
   <translation>
    <numerusform>{count} modelo</numerusform>
    <numerusform>{count} modelos</numerusform>
   </translation>
  </message>
  <message>
   <source>not loaded</source>
   <translation>sin cargar</translation>
  </message>
  <message>
   <source>reasoning</source>
   <translation>razonamiento</translation>
  </message>
  <message>
   <source>in use</source>
   <translation>en uso</translation>
  </message>
  <message>
   <source>Drafting: off</source>
   <translation>Borradores: desactivados</translation>
  </message>
  <message>
   <source>Drafting: {value}</source>
   <translation>Borradores: {value}</translation>
  </message>
  <message>
   <source>context {length}</source>
   <translation>contexto {length}</translation>
  </message>
  <message>
   <source>trained for a context of {length}</source>
   <translation>entrenado para un contexto de {length}</translation>
  </message>
  <message>
   <source>context unknown</source>
   <translation>contexto desconocido</translation>
  </message>
  <message>
   <source>base model, no chat format</source>
   <translation>modelo base, sin formato de chat</translation>
  </message>
  <message>
   <source>image or audio projector</source>
   <translation>proyector de imagen o audio</translation>
  </message>
  <message>
   <source>embedding model</source>
   <translation>modelo de embeddings</translation>
  </message>
  <message>
   <source>adapter for another model</source>
   <translation>adaptador para otro modelo</translation>
  </message>
  <message>
   <source>not a text model</source>
   <translation>no es un modelo de texto</translation>
  </message>
  <message>
   <source>cannot be read</source>
   <translation>no se puede leer</translation>
  </message>
  <message>
   <source>The model file is missing. Reinstall Foretoken.</source>
   <translation>Falta el archivo del modelo. Instale Foretoken de nuevo.</translation>
  </message>
  <message>
   <source>{problem}.</source>
   <translation>{problem}.</translation>
  </message>
  <message>
   <source>preset</source>
   <translation>preajuste</translation>
  </message>
  <message>
   <source>default context</source>
   <translation>contexto predeterminado</translation>
  </message>
  <message>
   <source>cache {kind}</source>
   <translation>caché {kind}</translation>
  </message>
  <message>
   <source>Drafts copy earlier text of the chat. Good for rewriting, code and summaries.</source>
   <translation>Los borradores copian texto anterior del chat. Bueno para reescritura, código y resúmenes.</translation>
  </message>
  <message>
   <source>No draft model: prompt lookup</source>
   <translation>Sin modelo borrador: búsqueda en el prompt</translation>
  </message>
  <message>
   <source>A head for multi-token prediction (MTP) that comes with the target.</source>
   <translation>Un cabezal de predicción de varios tokens (MTP) que viene con el objetivo.</translation>
  </message>
  <message>
   <source>untested; no cost per draft</source>
   <translation>sin probar; sin coste por borrador</translation>
  </message>
  <message>
   <source>cannot draft: {why}</source>
   <translation>no sirve de borrador: {why}</translation>
  </message>
  <message>
   <source>too slow to help: {cost}</source>
   <translation>demasiado lento para ayudar: {cost}</translation>
  </message>
  <message>
   <source>untested; different vocabulary, can draft {share} % of the text, {speedup}x at best</source>
   <translation>sin probar; vocabulario distinto, se puede proponer el {share} % del texto, como mucho {speedup}x</translation>
  </message>
  <message>
   <source>untested; {cost}</source>
   <translation>sin probar; {cost}</translation>
  </message>
  <message>
   <source>costs about {percent} % of a target pass</source>
   <translation>cuesta cerca del {percent} % de una pasada del objetivo</translation>
  </message>
  <message>
   <source>does not fit</source>
   <translation>no sirve</translation>
  </message>
  <message>
   <source>not measured: {why}</source>
   <translation>sin medir: {why}</translation>
  </message>
  <message>
   <source>measured {speedup}x here: no gain</source>
   <translation>medido aquí: {speedup}x, sin ganancia</translation>
  </message>
  <message>
   <source>measured {speedup}x the speed here</source>
   <translation>medido aquí: {speedup}x la velocidad</translation>
  </message>
  <message>
   <source>Presets (*.json)</source>
   <translation>Preajustes (*.json)</translation>
  </message>
  <message>
   <source>No recent pairs</source>
   <translation>No hay pares recientes</translation>
  </message>
  <message>
   <source>Look for models in</source>
   <comment>the title of a choice of folders</comment>
   <translation>Buscar modelos en</translation>
  </message>
  <message>
   <source>Stop looking in {folder}</source>
   <translation>Dejar de buscar en {folder}</translation>
  </message>
  <message>
   <source>Model file…</source>
   <translation>Archivo de modelo…</translation>
  </message>
  <message>
   <source>Server…</source>
   <translation>Servidor…</translation>
  </message>
  <message>
   <source>Folder…</source>
   <translation>Carpeta…</translation>
  </message>
  <message>
   <source>No file manager was found. The model is at {path}</source>
   <translation>No se ha encontrado ningún gestor de archivos. El modelo está en {path}</translation>
  </message>
  <message>
   <source>Reset to defaults</source>
   <translation>Restablecer los valores predeterminados</translation>
  </message>
  <message>
   <source>Remove from this list</source>
   <translation>Quitar de esta lista</translation>
  </message>
  <message>
   <source>Use as target</source>
   <translation>Usar como objetivo</translation>
  </message>
  <message>
   <source>Use as draft</source>
   <translation>Usar como borrador</translation>
  </message>
  <message>
   <source>New chat with this model</source>
   <translation>Chat nuevo con este modelo</translation>
  </message>
  <message>
   <source>Copy path</source>
   <translation>Copiar ruta</translation>
  </message>
  <message>
   <source>Move to trash</source>
   <translation>Mover a la papelera</translation>
  </message>
  <message>
   <source>Import presets…</source>
   <translation>Importar preajustes…</translation>
  </message>
  <message>
   <source>Export all presets…</source>
   <translation>Exportar todos los preajustes…</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>Cambiar nombre…</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>Duplicar</translation>
  </message>
  <message>
   <source>Replace with current choice</source>
   <translation>Reemplazar por la selección actual</translation>
  </message>
  <message>
   <source>Import presets</source>
   <translation>Importar preajustes</translation>
  </message>
  <message>
   <source>Export presets</source>
   <translation>Exportar preajustes</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The chat template of {model} does not work. You can use a plain chat format instead; answers may be worse.</source>
   <translation>La plantilla de chat de {model} no funciona. Puede usar en su lugar un formato de chat sencillo; las respuestas pueden ser peores.</translation>
  </message>
  <message>
   <source>Use plain format</source>
   <translation>Usar el formato sencillo</translation>
  </message>
  <message>
   <source>Completion mode: {model} continues what you write.</source>
   <translation>Modo de completado: {model} continúa lo que usted escriba.</translation>
  </message>
  <message>
   <source>Chat instead</source>
   <translation>Chatear en su lugar</translation>
  </message>
  <message>
   <source>{model} is a base model: it only continues text.</source>
   <translation>{model} es un modelo base: solo continúa texto.</translation>
  </message>
  <message>
   <source>Use completion mode</source>
   <translation>Usar el modo de completado</translation>
  </message>
  <message>
   <source>{model} uses the plain chat format because its template failed.</source>
   <translation>{model} usa el formato de chat sencillo porque su plantilla ha fallado.</translation>
  </message>
  <message>
   <source>Use its own template</source>
   <translation>Usar su propia plantilla</translation>
  </message>
  <message>
   <source>{name} does not stop. Its memory stays in use until it ends or you close Foretoken.</source>
   <translation>{name} no se detiene. Su memoria sigue ocupada hasta que termine o usted cierre Foretoken.</translation>
  </message>
  <message>
   <source>Continue without it</source>
   <translation>Continuar sin él</translation>
  </message>
  <message>
   <source>{name} was not loaded: Foretoken closed unexpectedly the last time it was used. The built-in pair is used instead.</source>
   <translation>{name} no se ha cargado: Foretoken se cerró de forma inesperada la última vez que se usó. En su lugar se usa el par integrado.</translation>
  </message>
  <message>
   <source>Load other models</source>
   <translation>Cargar otros modelos</translation>
  </message>
  <message>
   <source>An answer is still being written.</source>
   <translation>Aún se está escribiendo una respuesta.</translation>
  </message>
  <message>
   <source>Stop and load</source>
   <translation>Detener y cargar</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Connect to a server</source>
   <translation>Conectar con un servidor</translation>
  </message>
  <message>
   <source>Edit server</source>
   <translation>Editar servidor</translation>
  </message>
  <message>
   <source>Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and others. Chats with its models are sent only there.</source>
   <translation>Cualquier servidor compatible con OpenAI: llama-server, vLLM, SGLang, LM Studio, Ollama y otros. Los chats con sus modelos se envían solo allí.</translation>
  </message>
  <message>
   <source>Optional; defaults to its address</source>
   <translation>Opcional; si no, su dirección</translation>
  </message>
  <message>
   <source>Plain HTTP to another computer: others on the network can read and change your chats and the key. Use an HTTPS address or an SSH tunnel instead.</source>
   <translation>HTTP sin cifrar a otro equipo: otros usuarios de la red pueden leer y cambiar sus chats y la clave. Use en su lugar una dirección https o un túnel SSH.</translation>
  </message>
  <message>
   <source>Send my chats unencrypted</source>
   <translation>Enviar mis chats sin cifrar</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>Añadir</translation>
  </message>
  <message>
   <source>Forget key</source>
   <translation>Olvidar clave</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>Dirección</translation>
  </message>
  <message>
   <source>API key</source>
   <translation>Clave de API</translation>
  </message>
  <message>
   <source>A key is stored; leave empty to keep it</source>
   <translation>Hay una clave guardada; deje el campo vacío para conservarla</translation>
  </message>
  <message>
   <source>If the server requires one</source>
   <translation>Si el servidor exige una</translation>
  </message>
  <message>
   <source>Keys are stored in the system keyring and sent to no other server.</source>
   <translation>Las claves se guardan en el llavero del sistema y no se envían a ningún otro servidor.</translation>
  </message>
  <message>
   <source>No keyring found: a key is used in this session only and not stored.</source>
   <translation>No se ha encontrado ningún llavero: la clave se usa solo en esta sesión y no se guarda.</translation>
  </message>
  <message>
   <source>Models of the server</source>
   <translation>Modelos del servidor</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>Actualizar</translation>
  </message>
  <message>
   <source>Ask the server for its models again</source>
   <translation>Consultar de nuevo los modelos del servidor</translation>
  </message>
  <message>
   <source>Edit…</source>
   <translation>Editar…</translation>
  </message>
  <message>
   <source>Edit its address, key or name</source>
   <translation>Editar su dirección, clave o nombre</translation>
  </message>
  <message>
   <source>Remove this server and its key</source>
   <translation>Quitar este servidor y su clave</translation>
  </message>
  <message>
   <source>Models of {server}</source>
   <translation>Modelos de {server}</translation>
  </message>
  <message>
   <source>Requesting its models…</source>
   <translation>Consultando sus modelos…</translation>
  </message>
  <message>
   <source>Runs on this computer. What it stores of your chats is up to the server.</source>
   <translation>Se ejecuta en este equipo. Lo que guarde de sus chats depende del servidor.</translation>
  </message>
  <message>
   <source>Messages, files and the system prompt are sent to {host}.</source>
   <translation>Los mensajes, los archivos y el prompt del sistema se envían a {host}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Attachment {name}, {note}</source>
   <translation>Adjunto {name}, {note}</translation>
  </message>
  <message>
   <source>Click to view the text</source>
   <translation>Haga clic para ver el texto</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>Quitar {name}</translation>
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
   <translation>Copiar todo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/explained.py" />
   <source>Step</source>
   <translation>Paso</translation>
  </message>
  <message>
   <source>KV cache</source>
   <translation>Caché KV</translation>
  </message>
  <message>
   <source>The unit in which a model reads and writes: a word, part of a word, or a punctuation mark.</source>
   <translation>La unidad en la que un modelo lee y escribe: una palabra, parte de una palabra o un signo de puntuación.</translation>
  </message>
  <message>
   <source>The large model whose answer you want. Drafting does not change what it says.</source>
   <translation>El modelo grande cuya respuesta se quiere. Los borradores no cambian lo que dice.</translation>
  </message>
  <message>
   <source>Tokens that are proposed to the target, by a small model or a head, or copied from earlier text.</source>
   <translation>Tokens que se proponen al objetivo, por un modelo pequeño o una cabeza, o copiados de texto anterior.</translation>
  </message>
  <message>
   <source>One round of writing: some tokens are drafted, the target checks them in a single pass, keeps those that it agrees with, and adds one of its own.</source>
   <translation>Una ronda de escritura: se proponen algunos tokens, el objetivo los comprueba en una sola pasada, conserva aquellos con los que está de acuerdo y añade uno propio.</translation>
  </message>
  <message>
   <source>How many tokens are drafted in each step. Adaptive: as many as pay off, measured on this computer, or none.</source>
   <translation>Cuántos tokens se proponen en cada paso. Adaptativa: tantos como compensen, según lo medido en este equipo, o ninguno.</translation>
  </message>
  <message>
   <source>The share of drafted tokens that the target keeps. The higher it is, the more drafting helps; it is higher for predictable text.</source>
   <translation>La parte de los tokens propuestos que el objetivo conserva. Cuanto mayor es, más ayudan los borradores; en un texto predecible es mayor.</translation>
  </message>
  <message>
   <source>Drafting without a draft model: what followed the same words earlier in the chat, or in earlier texts, is copied.</source>
   <translation>Borradores sin modelo borrador: se copia lo que siguió a las mismas palabras antes en el chat o en textos anteriores.</translation>
  </message>
  <message>
   <source>How many tokens the model can see at once: the chat so far, attached files, and the answer.</source>
   <translation>Cuántos tokens puede ver el modelo a la vez: el chat hasta ahora, los archivos adjuntos y la respuesta.</translation>
  </message>
  <message>
   <source>What the model has computed for the tokens that it has read, so that it does not have to read them again. It grows with the context and takes memory.</source>
   <translation>Lo que el modelo ha calculado para los tokens que ha leído, para no tener que leerlos de nuevo. Crece con el contexto y ocupa memoria.</translation>
  </message>
  <message>
   <source>The target writes alone, one token per pass. Drafting is compared with this.</source>
   <translation>El objetivo escribe solo, un token por pasada. Con esto se comparan los borradores.</translation>
  </message>
  <message>
   <source>How many times as fast as plain decoding, measured on this computer in the same session.</source>
   <translation>Cuántas veces la velocidad de la decodificación normal, medido en este equipo en la misma sesión.</translation>
  </message>
  <message>
   <source>How the next token is picked from those that the model considers likely: always the most likely one, or at random within limits that you set.</source>
   <translation>Cómo se elige el próximo token entre los que el modelo considera probables: siempre el más probable, o al azar dentro de unos límites que usted fija.</translation>
  </message>
  <message>
   <source>How random the picks are: 0 always picks the most likely token, higher values pick unlikely ones more often.</source>
   <translation>Cuánto azar hay en la elección: 0 elige siempre el token más probable; los valores más altos eligen los improbables más a menudo.</translation>
  </message>
  <message>
   <source>{word}: {meaning}</source>
   <comment>in a glossary</comment>
   <translation>{word}: {meaning}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/files.py" />
   <source>{name} is not a model file.</source>
   <translation>{name} no es un archivo de modelo.</translation>
  </message>
  <message>
   <source>Drop a model file (.gguf) here.</source>
   <translation>Suelte aquí un archivo de modelo (.gguf).</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/forms.py" />
   <source>In progress; remaining time unknown</source>
   <translation>En curso; el tiempo restante se desconoce</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>This text has a line that is too long to edit here.</source>
   <translation>Una línea de este texto es demasiado larga para editarla aquí.</translation>
  </message>
  <message>
   <source>Images cannot be attached: these models read only text. Describe the image instead.</source>
   <translation>No se pueden adjuntar imágenes: estos modelos solo leen texto. Describa la imagen en su lugar.</translation>
  </message>
  <message>
   <source>Write a message…</source>
   <translation>Escriba un mensaje…</translation>
  </message>
  <message>
   <source>Message</source>
   <translation>Mensaje</translation>
  </message>
  <message>
   <source>Enter sends, Shift+Enter starts a new line</source>
   <translation>Enter envía, Mayús+Enter empieza una línea nueva</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notices.py" />
   <source>Error: {text}</source>
   <translation>Error: {text}</translation>
  </message>
  <message>
   <source>Notice: {text}</source>
   <translation>Aviso: {text}</translation>
  </message>
  <message>
   <source>Close this notice</source>
   <translation>Cerrar este aviso</translation>
  </message>
  <message>
   <source>Undo: {text}</source>
   <translation>Deshacer: {text}</translation>
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
   <translation>Debe ser {limits}.</translation>
  </message>
  <message>
   <source>Reset: {title}</source>
   <translation>Restablecer: {title}</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>Cambiado</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Copy code</source>
   <translation>Copiar código</translation>
  </message>
  <message>
   <source>Copy {language} code</source>
   <translation>Copiar código {language}</translation>
  </message>
  <message>
   <source>Open link…</source>
   <translation>Abrir enlace…</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>Copiar enlace</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>There is no answer yet.</source>
   <translation>Aún no hay ninguna respuesta.</translation>
  </message>
  <message>
   <source>This answer is still being written.</source>
   <translation>Esta respuesta aún se está escribiendo.</translation>
  </message>
  <message>
   <source>Replay an answer from a file</source>
   <translation>Reproducir una respuesta de un archivo</translation>
  </message>
  <message>
   <source>Which answer?</source>
   <translation>¿Qué respuesta?</translation>
  </message>
  <message>
   <source>Without a question</source>
   <translation>Sin pregunta</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>even pace, times not recorded</source>
   <translation>ritmo uniforme, tiempos sin registrar</translation>
  </message>
  <message>
   <source>{speed} · Foretoken</source>
   <comment>below an animation</comment>
   <translation>{speed} · Foretoken</translation>
  </message>
  <message>
   <source>Record an animation</source>
   <translation>Grabar una animación</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>Formato</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>Tamaño</translation>
  </message>
  <message>
   <source>Speed</source>
   <comment>of a replay</comment>
   <translation>Velocidad</translation>
  </message>
  <message>
   <source>Recording</source>
   <translation>Grabación</translation>
  </message>
  <message>
   <source>Choose file…</source>
   <translation>Elegir archivo…</translation>
  </message>
  <message numerus="yes">
   <source>{seconds} s, {count} frames</source>
   <extracomment>for 1: {seconds} s, {count} frame</extracomment>
   <translation>
    <numerusform>{seconds} s, {count} fotograma</numerusform>
    <numerusform>{seconds} s, {count} fotogramas</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Saved {file}: {size} MB, {seconds} s, {count} frames.</source>
   <extracomment>for 1: Saved {file}: {size} MB, {seconds} s, {count} frame.</extracomment>
   <translation>
    <numerusform>Se ha guardado {file}: {size} MB, {seconds} s, {count} fotograma.</numerusform>
    <numerusform>Se ha guardado {file}: {size} MB, {seconds} s, {count} fotogramas.</numerusform>
   </translation>
  </message>
  <message>
   <source>Replay</source>
   <translation>Reproducción</translation>
  </message>
  <message>
   <source>Playback speed; 1x is as it was written</source>
   <translation>Velocidad de reproducción; 1x es la velocidad a la que se escribió</translation>
  </message>
  <message>
   <source>Record…</source>
   <translation>Grabar…</translation>
  </message>
  <message>
   <source>Save it as an animation: GIF or WebP</source>
   <translation>Guardarla como animación: GIF o WebP</translation>
  </message>
  <message>
   <source>token {tokens} of {all_tokens}, step {steps} of {all_steps}</source>
   <comment>of a replay</comment>
   <translation>token {tokens} de {all_tokens}, paso {steps} de {all_steps}</translation>
  </message>
  <message>
   <source>Pause</source>
   <comment>a replay</comment>
   <translation>Pausar</translation>
  </message>
  <message>
   <source>Play</source>
   <comment>a replay</comment>
   <translation>Reproducir</translation>
  </message>
  <message>
   <source>Time</source>
   <comment>of a replay</comment>
   <translation>Tiempo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_stage.py" />
   <source>{time} of {whole} s</source>
   <comment>seconds of a replay</comment>
   <translation>{time} de {whole} s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Settings</source>
   <translation>Ajustes</translation>
  </message>
  <message>
   <source>Sections</source>
   <translation>Secciones</translation>
  </message>
  <message>
   <source>No settings match “{words}”.</source>
   <translation>Ningún ajuste coincide con «{words}».</translation>
  </message>
  <message>
   <source>{title}: {value}</source>
   <translation>{title}: {value}</translation>
  </message>
  <message numerus="yes">
   <source>{count} settings were reset.</source>
   <extracomment>for 1: {count} setting was reset.</extracomment>
   <translation>
    <numerusform>Se ha restablecido {count} ajuste.</numerusform>
    <numerusform>Se han restablecido {count} ajustes.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>File type</source>
   <translation>Qué tipo de archivo</translation>
  </message>
  <message>
   <source>With token colours</source>
   <translation>Con los colores de los tokens</translation>
  </message>
  <message>
   <source>Show which model each token came from, and a legend</source>
   <translation>Mostrar de qué modelo procede cada token, y una leyenda</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>Cannot print: the printer or the file is not ready.</source>
   <translation>No hay dónde imprimir: la impresora o el archivo no están listos.</translation>
  </message>
  <message>
   <source>Chats are not being saved.</source>
   <translation>Ahora no se guardan los chats.</translation>
  </message>
  <message>
   <source>Not all pages could be written: {why}.</source>
   <translation>No se han podido escribir todas las páginas: {why}.</translation>
  </message>
  <message>
   <source>Not all pages could be written.</source>
   <translation>No se han podido escribir todas las páginas.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty</source>
   <translation>Este chat está vacío</translation>
  </message>
  <message>
   <source>Export this chat</source>
   <translation>Exportar este chat</translation>
  </message>
  <message>
   <source>Export this answer</source>
   <translation>Exportar esta respuesta</translation>
  </message>
  <message>
   <source>Export this message</source>
   <translation>Exportar este mensaje</translation>
  </message>
  <message>
   <source>Export the chats in “{folder}”</source>
   <translation>Exportar los chats de «{folder}»</translation>
  </message>
  <message>
   <source>Export “{title}”</source>
   <translation>Exportar «{title}»</translation>
  </message>
  <message numerus="yes">
   <source>Export {count} chats</source>
   <extracomment>for 1: Export {count} chat</extracomment>
   <translation>
    <numerusform>Exportar {count} chat</numerusform>
    <numerusform>Exportar {count} chats</numerusform>
   </translation>
  </message>
  <message>
   <source>Export all chats</source>
   <translation>Exportar todos los chats</translation>
  </message>
  <message>
   <source>Import chats</source>
   <translation>Importar chats</translation>
  </message>
  <message>
   <source>Importing chats…</source>
   <translation>Importando chats…</translation>
  </message>
  <message>
   <source>Print this chat</source>
   <translation>Imprimir este chat</translation>
  </message>
  <message>
   <source>This chat is empty.</source>
   <translation>Este chat está vacío.</translation>
  </message>
  <message>
   <source>Exporting…</source>
   <translation>Exportando…</translation>
  </message>
  <message numerus="yes">
   <source>Exported {count} chats to {file}.</source>
   <extracomment>for 1: Exported {count} chat to {file}.</extracomment>
   <translation>
    <numerusform>Se ha exportado {count} chat a {file}.</numerusform>
    <numerusform>Se han exportado {count} chats a {file}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Printing…</source>
   <translation>Imprimiendo…</translation>
  </message>
  <message>
   <source>Sent to the printer.</source>
   <translation>Enviado a la impresora.</translation>
  </message>
  <message>
   <source>Import undone.</source>
   <translation>Importación deshecha.</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were kept because they have new messages.</source>
   <extracomment>for 1: {count} chat was kept because it has new messages.</extracomment>
   <translation>
    <numerusform>Se queda {count} chat, porque desde entonces se ha dicho algo en él.</numerusform>
    <numerusform>Se quedan {count} chats, porque desde entonces se ha dicho algo en ellos.</numerusform>
   </translation>
  </message>
  <message>
   <source>{doing} {done}</source>
   <translation>{doing} {done}</translation>
  </message>
  <message>
   <source>{doing} {done} of {total}</source>
   <translation>{doing} {done} de {total}</translation>
  </message>
  <message>
   <source>Cancelled. Nothing was changed.</source>
   <translation>Cancelado. No se ha cambiado nada.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Conversations</source>
   <translation>Conversaciones</translation>
  </message>
  <message>
   <source>Temporary chat, new folder</source>
   <translation>Chat temporal, nueva carpeta</translation>
  </message>
  <message>
   <source>More: temporary chat, new folder</source>
   <translation>Más: chat temporal, nueva carpeta</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Buscar</translation>
  </message>
  <message>
   <source>Back to all chats</source>
   <translation>Volver a todos los chats</translation>
  </message>
  <message>
   <source>←  Archived</source>
   <translation>←  Archivados</translation>
  </message>
  <message>
   <source>Archived</source>
   <translation>Archivados</translation>
  </message>
  <message>
   <source>Chats are not being saved. They will be lost when you close the window.</source>
   <translation>Los chats no se guardan: se pierden al cerrar la ventana.</translation>
  </message>
  <message numerus="yes">
   <source>{count} results</source>
   <extracomment>for 1: {count} result</extracomment>
   <translation>
    <numerusform>{count} resultado</numerusform>
    <numerusform>{count} resultados</numerusform>
   </translation>
  </message>
  <message>
   <source>No chat contains these words.</source>
   <translation>Ningún chat contiene estas palabras.</translation>
  </message>
  <message numerus="yes">
   <source>First {count} results</source>
   <extracomment>for 1: First {count} result</extracomment>
   <translation>
    <numerusform>Primer {count} resultado</numerusform>
    <numerusform>Primeros {count} resultados</numerusform>
   </translation>
  </message>
  <message>
   <source>No archived chats.</source>
   <translation>No hay nada archivado.</translation>
  </message>
  <message>
   <source>Your chats appear here.</source>
   <translation>Sus chats aparecen aquí.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Chats are not being saved</source>
   <translation>Ahora no se guardan los chats</translation>
  </message>
  <message>
   <source>No archived chats</source>
   <translation>No hay nada archivado</translation>
  </message>
  <message>
   <source>Discarded the temporary chat.</source>
   <translation>Se ha descartado el chat temporal.</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Descartar</translation>
  </message>
  <message>
   <source>Unpin</source>
   <translation>Dejar de fijar</translation>
  </message>
  <message>
   <source>Pin</source>
   <translation>Fijar</translation>
  </message>
  <message>
   <source>Move to folder</source>
   <translation>Mover a una carpeta</translation>
  </message>
  <message>
   <source>Unarchive</source>
   <translation>Desarchivar</translation>
  </message>
  <message>
   <source>Archive</source>
   <translation>Archivar</translation>
  </message>
  <message numerus="yes">
   <source>Delete {count} chats</source>
   <extracomment>for 1: Delete {count} chat</extracomment>
   <translation>
    <numerusform>Eliminar {count} chat</numerusform>
    <numerusform>Eliminar {count} chats</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove from folder</source>
   <translation>Quitar de la carpeta</translation>
  </message>
  <message>
   <source>Collapse</source>
   <translation>Contraer</translation>
  </message>
  <message>
   <source>Expand</source>
   <translation>Expandir</translation>
  </message>
  <message>
   <source>Export chats in folder…</source>
   <translation>Exportar los chats de la carpeta…</translation>
  </message>
  <message>
   <source>Delete folder, keep its chats</source>
   <translation>Eliminar la carpeta, conservar sus chats</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_rows.py" />
   <source>Folder {name}</source>
   <translation>Carpeta {name}</translation>
  </message>
  <message>
   <source>Temporary chat {title}</source>
   <translation>Chat temporal {title}</translation>
  </message>
  <message>
   <source>Not saved</source>
   <comment>a chat</comment>
   <translation>No guardado</translation>
  </message>
  <message numerus="yes">
   <source>{count} messages</source>
   <extracomment>for 1: {count} message</extracomment>
   <translation>
    <numerusform>{count} mensaje</numerusform>
    <numerusform>{count} mensajes</numerusform>
   </translation>
  </message>
  <message>
   <source>archived</source>
   <comment>a chat</comment>
   <translation>archivado</translation>
  </message>
  <message>
   <source>Folder name</source>
   <translation>Nombre de la carpeta</translation>
  </message>
  <message>
   <source>Chat title</source>
   <translation>Título del chat</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>a folder</comment>
   <translation>vacía</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/start/single_instance.py" />
   <source>Foretoken is already running but does not respond. This second window can neither show nor save your chats. End the other process, then start Foretoken again.</source>
   <translation>Foretoken ya está en ejecución, pero no responde. Esta segunda ventana no puede mostrar ni guardar sus chats. Termine el otro proceso e inicie Foretoken de nuevo.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers</source>
   <translation>Sin respuestas</translation>
  </message>
  <message>
   <source>From drafts</source>
   <translation>De borradores</translation>
  </message>
  <message>
   <source>Tokens that were drafted and accepted</source>
   <translation>Tokens que se propusieron y se aceptaron</translation>
  </message>
  <message>
   <source>Tokens per second of decoding, without the prompt</source>
   <translation>Tokens por segundo de decodificación, sin el prompt</translation>
  </message>
  <message>
   <source>Over the answers with drafts for which plain decoding was measured</source>
   <translation>Sobre las respuestas con borradores para las que se midió la decodificación normal</translation>
  </message>
  <message>
   <source>Share of drafted tokens that the target accepted</source>
   <translation>Parte de los tokens propuestos que aceptó el objetivo</translation>
  </message>
  <message>
   <source>Time saved</source>
   <translation>Tiempo ahorrado</translation>
  </message>
  <message>
   <source>Compared with plain decoding, where it was measured</source>
   <translation>En comparación con la decodificación normal, donde se midió</translation>
  </message>
  <message>
   <source>Between tokens</source>
   <translation>Entre tokens</translation>
  </message>
  <message>
   <source>Median time between tokens as they arrive</source>
   <translation>Mediana del tiempo entre tokens según llegan</translation>
  </message>
  <message>
   <source>Period</source>
   <translation>Periodo</translation>
  </message>
  <message numerus="yes">
   <source>Last {count} days</source>
   <extracomment>for 1: Last {count} day</extracomment>
   <translation>
    <numerusform>Último {count} día</numerusform>
    <numerusform>Últimos {count} días</numerusform>
   </translation>
  </message>
  <message>
   <source>All time</source>
   <translation>Desde siempre</translation>
  </message>
  <message>
   <source>from drafts</source>
   <translation>de borradores</translation>
  </message>
  <message>
   <source>from the target</source>
   <translation>del objetivo</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>Periodo</translation>
  </message>
  <message>
   <source>Error</source>
   <translation>Error</translation>
  </message>
  <message>
   <source>Details</source>
   <translation>Detalles</translation>
  </message>
  <message>
   <source>By model</source>
   <translation>Por modelo</translation>
  </message>
  <message>
   <source>By date</source>
   <translation>Por fecha</translation>
  </message>
  <message>
   <source>Errors</source>
   <translation>Errores</translation>
  </message>
  <message>
   <source>Includes temporary chats and the command line. Only figures and model names are kept, and only on this computer.</source>
   <translation>Incluye los chats temporales y la línea de comandos. Solo se conservan cifras y nombres de modelos, y solo en este equipo.</translation>
  </message>
  <message>
   <source>Save the figures of this period as CSV or JSON</source>
   <translation>Guardar las cifras de este periodo como CSV o JSON</translation>
  </message>
  <message>
   <source>Delete…</source>
   <translation>Eliminar…</translation>
  </message>
  <message>
   <source>Delete all statistics and start over</source>
   <translation>Eliminar todas las estadísticas y empezar de nuevo</translation>
  </message>
  <message>
   <source>Delete all statistics?</source>
   <translation>¿Eliminar todas las estadísticas?</translation>
  </message>
  <message>
   <source>All figures and errors are deleted, and counting starts over. Your chats keep their own figures. This cannot be undone; use Export… to keep a copy.</source>
   <translation>Se eliminan todas las cifras y los errores, y el recuento empieza de nuevo. Sus chats conservan sus propias cifras. Esto no se puede deshacer; use Exportar… para conservar una copia.</translation>
  </message>
  <message>
   <source>Could not read or save the statistics: {why}.</source>
   <translation>No se pudieron leer o guardar las estadísticas: {why}.</translation>
  </message>
  <message>
   <source>No statistics yet. They start with your first answer.</source>
   <translation>Todavía no hay estadísticas. Empiezan con su primera respuesta.</translation>
  </message>
  <message>
   <source>No answers in this period.</source>
   <translation>No hay respuestas en este periodo.</translation>
  </message>
  <message>
   <source>since {day}</source>
   <translation>desde el {day}</translation>
  </message>
  <message>
   <source>Some earlier figures are missing: their file was damaged.</source>
   <translation>Faltan algunas cifras anteriores: su archivo estaba dañado.</translation>
  </message>
  <message>
   <source>Errors ({count})</source>
   <translation>Errores ({count})</translation>
  </message>
  <message>
   <source>No errors in this period.</source>
   <translation>No hay errores en este periodo.</translation>
  </message>
  <message>
   <source>From drafts: {drafted}
From the target: {own}
Prompt tokens read: {read}
Prompt tokens reused: {reused}</source>
   <translation>De borradores: {drafted}
Del objetivo: {own}
Tokens del prompt leídos: {read}
Tokens del prompt reutilizados: {reused}</translation>
  </message>
  <message>
   <source>Nothing was drafted.</source>
   <translation>No se propuso nada.</translation>
  </message>
  <message>
   <source>No answer with drafts has a measured plain speed to compare with.</source>
   <translation>Ninguna respuesta con borradores tiene una velocidad normal medida con la que compararla.</translation>
  </message>
  <message>
   <source>{saved} ({speedup})</source>
   <translation>{saved} ({speedup})</translation>
  </message>
  <message>
   <source>answers</source>
   <comment>behind their number</comment>
   <translation>respuestas</translation>
  </message>
  <message>
   <source>tokens written</source>
   <translation>tokens escritos</translation>
  </message>
  <message>
   <source>of drafted tokens accepted</source>
   <translation>de tokens propuestos aceptados</translation>
  </message>
  <message>
   <source>{first} to {last}</source>
   <translation>de {first} a {last}</translation>
  </message>
  <message>
   <source>speedup {speedup}</source>
   <translation>aceleración {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>No model</source>
   <translation>Sin modelo</translation>
  </message>
  <message>
   <source>server on this computer</source>
   <translation>servidor en este equipo</translation>
  </message>
  <message>
   <source>sent to {host}</source>
   <translation>enviado a {host}</translation>
  </message>
  <message>
   <source>connecting to {host}</source>
   <translation>conectando con {host}</translation>
  </message>
  <message>
   <source>loading {share} %</source>
   <translation>cargando {share} %</translation>
  </message>
  <message>
   <source>no model loaded</source>
   <translation>ningún modelo cargado</translation>
  </message>
  <message>
   <source>measuring this computer…</source>
   <translation>midiendo este equipo…</translation>
  </message>
  <message>
   <source>drafting off</source>
   <translation>borradores desactivados</translation>
  </message>
  <message>
   <source>drafting paused: {reason}</source>
   <translation>borradores en pausa: {reason}</translation>
  </message>
  <message>
   <source>{activity}; {more}</source>
   <translation>{activity}; {more}</translation>
  </message>
  <message>
   <source>{activity}; draft off: {reason}</source>
   <translation>{activity}; borrador desactivado: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Nothing was deleted</source>
   <translation>No se ha eliminado nada</translation>
  </message>
  <message>
   <source>Send this chat to {name}?</source>
   <translation>¿Enviar este chat a {name}?</translation>
  </message>
  <message>
   <source>This chat has not been sent to {host} yet. Your message is sent with everything before it: all questions and answers of this branch, attached files and the system prompt.</source>
   <translation>Este chat aún no se ha enviado a {host}. Su mensaje se envía con todo lo anterior: todas las preguntas y respuestas de esta rama, los archivos adjuntos y el prompt del sistema.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Attach to the message</source>
   <translation>Adjuntar al mensaje</translation>
  </message>
  <message numerus="yes">
   <source>and {count} more</source>
   <extracomment>for 1: and {count} more</extracomment>
   <translation>
    <numerusform>y {count} más</numerusform>
    <numerusform>y {count} más</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose as a model</source>
   <translation>Elegir como modelo</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop: {what}</source>
   <translation>Detener: {what}</translation>
  </message>
  <message>
   <source>{chat} - {product}</source>
   <comment>a window</comment>
   <translation>{chat} - {product}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/notifications.py" />
   <source>Stop answer</source>
   <translation>Detener la respuesta</translation>
  </message>
  <message>
   <source>Show Foretoken</source>
   <translation>Mostrar Foretoken</translation>
  </message>
  <message>
   <source>The answer could not be completed.</source>
   <translation>La respuesta no se ha podido terminar.</translation>
  </message>
  <message>
   <source>The answer is ready.</source>
   <translation>La respuesta está lista.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Adaptive: draft only where it saves time</source>
   <translation>Adaptativa: proponer solo donde ahorra tiempo</translation>
  </message>
  <message numerus="yes">
   <source>Always draft {count} tokens</source>
   <extracomment>for 1: Always draft {count} token</extracomment>
   <translation>
    <numerusform>Proponer siempre {count} token</numerusform>
    <numerusform>Proponer siempre {count} tokens</numerusform>
   </translation>
  </message>
  <message>
   <source>Off: no drafting</source>
   <translation>Desactivada: sin borradores</translation>
  </message>
  <message>
   <source>Models: {pair}</source>
   <translation>Modelos: {pair}</translation>
  </message>
  <message>
   <source>Right-click for recent pairs</source>
   <translation>Clic derecho: pares recientes</translation>
  </message>
  <message>
   <source>Engine: {activity}</source>
   <translation>Motor: {activity}</translation>
  </message>
  <message>
   <source>Click to change drafting</source>
   <translation>Haga clic para cambiar la propuesta de tokens</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Tell me a story about a lighthouse keeper.</source>
   <translation>Cuéntame una historia sobre un farero.</translation>
  </message>
  <message>
   <source>How do tides work? Explain it to a curious ten-year-old.</source>
   <translation>¿Cómo funcionan las mareas? Explícaselo a un niño curioso de diez años.</translation>
  </message>
  <message>
   <source>Write a Python function that finds the longest word in a text.</source>
   <translation>Escribe una función de Python que encuentre la palabra más larga de un texto.</translation>
  </message>
  <message>
   <source>See how a small model speeds up a large one</source>
   <translation>Vea cómo un modelo pequeño acelera uno grande</translation>
  </message>
  <message>
   <source>The small model guesses the next words, and the large one checks them all at once. Colours show which guesses were right.</source>
   <translation>El modelo pequeño adivina las próximas palabras y el grande las comprueba todas a la vez. Los colores muestran qué palabras se acertaron.</translation>
  </message>
  <message>
   <source>Without a small model, words are guessed from earlier text. Colours show which guesses were right.</source>
   <translation>Sin un modelo pequeño, las palabras se adivinan a partir de texto anterior. Los colores muestran cuáles se acertaron.</translation>
  </message>
  <message>
   <source>Chat with {model}</source>
   <translation>Chat con {model}</translation>
  </message>
  <message>
   <source>Answers come from a server: what you write here is sent to it.</source>
   <translation>Las respuestas vienen de un servidor: lo que usted escriba aquí se le envía.</translation>
  </message>
  <message>
   <source>This chat is not saved. It will be lost when you close the window.</source>
   <translation>Este chat no se guarda. Desaparece al cerrar la ventana.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/answers.py" />
   <source>{name} is an image, and the models here read only text. Describe what matters in it instead.</source>
   <translation>{name} es una imagen. Los modelos de aquí solo leen texto: exprese en palabras lo que deban saber de ella.</translation>
  </message>
  <message>
   <source>{name} is an audio or video recording, and the models here read only text. Attach a transcript instead.</source>
   <translation>{name} es una grabación de sonido o vídeo. Los modelos de aquí solo leen texto: adjunte una transcripción.</translation>
  </message>
  <message>
   <source>{name} is an archive. Unpack it and attach the files that matter.</source>
   <translation>{name} es un archivo comprimido. Descomprímalo y adjunte los archivos que importen.</translation>
  </message>
  <message>
   <source>{name} is an office document. Save it as a PDF or as plain text, and attach that.</source>
   <translation>{name} es un documento de ofimática. Guárdelo como PDF o como texto sin formato y adjunte ese archivo.</translation>
  </message>
  <message>
   <source>{name} is a model, not a text. To use it, open Models (Ctrl+O).</source>
   <translation>{name} es un modelo, no un texto. Elíjalo en Modelos (Ctrl+O).</translation>
  </message>
  <message>
   <source>{name} is not a text file. Text files of any kind and PDFs can be attached.</source>
   <translation>{name} no es un archivo de texto. Se pueden adjuntar archivos de texto de cualquier tipo y PDF.</translation>
  </message>
  <message>
   <source>{name} is a folder. Attach files from it instead.</source>
   <translation>{name} es una carpeta. Adjunte los archivos de ella que importen.</translation>
  </message>
  <message>
   <source>{name} is a pipe. Attach a regular file.</source>
   <translation>{name} es una tubería. Adjunte archivos normales.</translation>
  </message>
  <message>
   <source>{name} is a socket. Attach a regular file.</source>
   <translation>{name} es un socket. Adjunte archivos normales.</translation>
  </message>
  <message>
   <source>{name} is a device. Attach a regular file.</source>
   <translation>{name} es un dispositivo. Adjunte archivos normales.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}. Attach another file.</source>
   <translation>{name} no se puede leer: {reason}. Adjunte otro archivo.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}. Check the file, or attach a copy of it.</source>
   <translation>{name} no se puede leer: {reason}. Compruebe el archivo o adjunte una copia.</translation>
  </message>
  <message>
   <source>{name} cannot be read because of an unexpected error ({error}). Attach a copy of it as plain text.</source>
   <translation>{name} no se puede leer: se ha producido un error inesperado ({error}). Adjunte una copia como texto sin formato.</translation>
  </message>
  <message>
   <source>{name} is empty: there is nothing to attach.</source>
   <translation>{name} está vacío: no hay nada que adjuntar.</translation>
  </message>
  <message>
   <source>{name} is {size}; the limit is {most}, which is more than the context of a model can hold. Attach only the part that matters.</source>
   <translation>{name} ocupa {size}, y se pueden adjuntar {most} como máximo: es más de lo que cabe en el contexto de un modelo. Recorte la parte que importe y adjúntela.</translation>
  </message>
  <message numerus="yes">
   <source>A message can have up to {most} files, so {count} were left out. Combine some of them.</source>
   <extracomment>for 1: A message can have up to {most} files, so {count} was left out. Combine some of them.</extracomment>
   <translation>
    <numerusform>Un mensaje puede tener {most} archivos: queda fuera {count}. Una algunos de ellos en uno solo.</numerusform>
    <numerusform>Un mensaje puede tener {most} archivos: quedan fuera {count}. Una algunos de ellos en uno solo.</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} was left out: the files of a message can contain up to {size} of text in total. Send it with another message.</source>
   <translation>{name} queda fuera: los archivos de un mensaje pueden sumar {size} de texto. Envíelo con otro mensaje.</translation>
  </message>
  <message>
   <source>No recent files</source>
   <translation>No hay archivos recientes</translation>
  </message>
  <message>
   <source>{name} takes too long to read. It may be damaged or malicious.</source>
   <translation>{name} tarda demasiado en leerse. El archivo puede estar dañado o ser malicioso.</translation>
  </message>
  <message>
   <source>{name} needs too much memory to read. It may be damaged or malicious.</source>
   <translation>Leer {name} requiere demasiada memoria. El archivo puede estar dañado o ser malicioso.</translation>
  </message>
  <message>
   <source>{name} cannot be read: the process that reads it crashed.</source>
   <translation>{name} no se puede leer: el proceso que lo lee ha fallado.</translation>
  </message>
  <message>
   <source>{name} cannot be read: the process that reads it could not be started ({reason}).</source>
   <translation>{name} no se puede leer: no se ha podido iniciar un proceso para ello ({reason}).</translation>
  </message>
  <message>
   <source>{name} is protected by a password.</source>
   <translation>{name} está protegido con una contraseña.</translation>
  </message>
  <message>
   <source>{name} contains no text, only images, such as scanned pages.</source>
   <translation>{name} no contiene texto, solo imágenes, como un documento escaneado.</translation>
  </message>
  <message>
   <source>{name} changed while it was being attached.</source>
   <translation>{name} ha cambiado mientras se adjuntaba.</translation>
  </message>
  <message>
   <source>{name} uses a kind of encryption that is not supported.</source>
   <translation>{name} está cifrado de un modo que aquí no se puede leer.</translation>
  </message>
  <message>
   <source>{name} is damaged or in an unsupported format.</source>
   <translation>{name} está dañado o es de un tipo que no se puede leer.</translation>
  </message>
  <message>
   <source>{name} cannot be read ({reason}).</source>
   <translation>{name} no se puede leer ({reason}).</translation>
  </message>
  <message numerus="yes">
   <source>{name} has {count} pages; the limit is {most}.</source>
   <extracomment>for 1: {name} has {count} page; the limit is {most}.</extracomment>
   <translation>
    <numerusform>{name} tiene {count} página, y se pueden leer {most} como máximo.</numerusform>
    <numerusform>{name} tiene {count} páginas, y se pueden leer {most} como máximo.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{name} has more than {count} characters of text.</source>
   <extracomment>for 1: {name} has more than {count} character of text.</extracomment>
   <translation>
    <numerusform>{name} tiene más de {count} carácter de texto.</numerusform>
    <numerusform>{name} tiene más de {count} caracteres de texto.</numerusform>
   </translation>
  </message>
  <message>
   <source>Copy the relevant text into the message, or attach another version of the file.</source>
   <translation>Copie en el mensaje el texto que importe o adjunte otra versión del archivo.</translation>
  </message>
  <message numerus="yes">
   <source>The prompt has {count} tokens, which leaves no room for an answer: the model's context holds {context}.</source>
   <extracomment>for 1: The prompt has {count} token, which leaves no room for an answer: the model's context holds {context}.</extracomment>
   <translation>
    <numerusform>El prompt tiene {count} token y no deja sitio para una respuesta: en el contexto del modelo caben {context}.</numerusform>
    <numerusform>El prompt tiene {count} tokens y no deja sitio para una respuesta: en el contexto del modelo caben {context}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Start a new chat, or allow old turns to be left out.</source>
   <translation>Empiece un chat nuevo o deje que los turnos antiguos salgan del contexto.</translation>
  </message>
  <message>
   <source>Load the model with a longer context.</source>
   <translation>Cargue el modelo con un contexto más largo.</translation>
  </message>
  <message>
   <source>Shorten the message, or load the model with a longer context.</source>
   <translation>Acorte el mensaje o cargue el modelo con un contexto más largo.</translation>
  </message>
  <message>
   <source>Shorten the message or the system prompt, or load the model with a longer context.</source>
   <translation>Acorte el mensaje o el prompt del sistema, o cargue el modelo con un contexto más largo.</translation>
  </message>
  <message>
   <source>The context is too short for the questions.</source>
   <translation>El contexto es demasiado corto para las preguntas.</translation>
  </message>
  <message>
   <source>The prompt of this answer cannot be rebuilt: the system prompt, an earlier message or a template setting has changed.</source>
   <translation>El prompt de esta respuesta no se puede reconstruir: ha cambiado el prompt del sistema, un mensaje anterior o un ajuste de la plantilla.</translation>
  </message>
  <message numerus="yes">
   <source>This model's chat template has {count} characters; the limit is {most}.</source>
   <extracomment>for 1: This model's chat template has {count} character; the limit is {most}.</extracomment>
   <translation>
    <numerusform>La plantilla de chat de este modelo tiene {count} carácter, y una plantilla puede tener {most} como máximo.</numerusform>
    <numerusform>La plantilla de chat de este modelo tiene {count} caracteres, y una plantilla puede tener {most} como máximo.</numerusform>
   </translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it did not finish within {seconds} s.</source>
   <translation>La plantilla de chat de este modelo no termina: se ha detenido tras {seconds} s de trabajo.</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it used too much memory.</source>
   <translation>La plantilla de chat de este modelo necesita demasiada memoria: se ha detenido.</translation>
  </message>
  <message>
   <source>This model's chat template crashed the process that renders it.</source>
   <translation>La plantilla de chat de este modelo ha hecho fallar el proceso que la aplica.</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: its output exceeds the model's context.</source>
   <translation>La plantilla de chat de este modelo escribe más de lo que cabe en el contexto del modelo: se ha detenido.</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it calls itself too often.</source>
   <translation>La plantilla de chat de este modelo se llama a sí misma demasiadas veces: se ha detenido.</translation>
  </message>
  <message>
   <source>Use the plain chat format instead, or choose another model.</source>
   <translation>Use en su lugar el formato de chat sencillo o elija otro modelo.</translation>
  </message>
  <message>
   <source>The model's chat template is not valid: {reason}.</source>
   <translation>La plantilla de chat del modelo no es válida: {reason}.</translation>
  </message>
  <message>
   <source>The model's chat template cannot render this conversation: {reason}</source>
   <translation>La plantilla de chat del modelo no puede representar esta conversación: {reason}</translation>
  </message>
  <message>
   <source>The process that renders chat templates cannot be started: {reason}. Close other programs, or restart Foretoken.</source>
   <translation>No se puede iniciar el proceso que aplica las plantillas de chat: {reason}. Cierre otros programas o inicie Foretoken de nuevo.</translation>
  </message>
  <message>
   <source>They are still being saved.</source>
   <translation>Todavía se están escribiendo.</translation>
  </message>
  <message>
   <source>it contains no preferences</source>
   <translation>no contiene preferencias</translation>
  </message>
  <message>
   <source>Your preferences cannot be read: {why}. Until {path} can be used, changes last only until you close this window.</source>
   <translation>Sus preferencias no se pueden leer: {why}. Hasta que se pueda usar {path}, lo que cambie dura lo mismo que esta ventana.</translation>
  </message>
  <message>
   <source>Your preferences could not be read: {why}. Foretoken starts with the defaults; the file is kept as {name} in {folder}.</source>
   <translation>Sus preferencias no se han podido leer: {why}. Foretoken empieza con las suyas; el archivo se conserva como {name} en {folder}.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>Necesita un nombre.</translation>
  </message>
  <message>
   <source>A style named “{name}” already exists.</source>
   <translation>Ya existe un estilo llamado «{name}».</translation>
  </message>
  <message numerus="yes">
   <source>You already have {count} styles; delete one first.</source>
   <extracomment>for 1: You already have {count} style; delete one first.</extracomment>
   <translation>
    <numerusform>Ya tiene {count} estilo; elimine uno antes.</numerusform>
    <numerusform>Ya tiene {count} estilos; elimine uno antes.</numerusform>
   </translation>
  </message>
  <message>
   <source>The server decides what is left out when the context is full</source>
   <translation>El servidor decide qué se omite cuando el contexto está lleno</translation>
  </message>
  <message>
   <source>Not sent to this kind of server</source>
   <translation>A este tipo de servidor no se le comunica</translation>
  </message>
  <message>
   <source>No model is loaded</source>
   <translation>No hay ningún modelo cargado</translation>
  </message>
  <message>
   <source>No model is loaded. Choose one first.</source>
   <translation>No hay ningún modelo cargado. Elija uno antes.</translation>
  </message>
  <message>
   <source>The model runs on a server. This requires a model that runs in Foretoken.</source>
   <translation>El modelo se ejecuta en un servidor. Esto necesita uno que se ejecute en Foretoken.</translation>
  </message>
  <message>
   <source>This server cannot continue an answer</source>
   <translation>Este servidor no puede continuar una respuesta</translation>
  </message>
  <message>
   <source>model cannot roll back</source>
   <translation>el modelo no puede volver atrás</translation>
  </message>
  <message>
   <source>The model did not stop and was abandoned. Choose another one.</source>
   <translation>El modelo no se detuvo y se ha abandonado. Elija otro.</translation>
  </message>
  <message>
   <source>The model did not stop, so this answer was cut off.</source>
   <translation>El modelo no se detuvo, así que esta respuesta se dejó como estaba.</translation>
  </message>
  <message>
   <source>The graphics card is out of memory. {reason}</source>
   <translation>En la tarjeta gráfica ya no hay sitio para esto. {reason}</translation>
  </message>
  <message>
   <source>The graphics card or its driver failed: {reason}. The text written so far is kept.</source>
   <translation>La tarjeta gráfica, o su controlador, falló: {reason}. Lo escrito hasta ahora se conserva.</translation>
  </message>
  <message>
   <source>llama.cpp failed: {reason}. The text written so far is kept. Load the model again, or choose another one.</source>
   <translation>llama.cpp falló: {reason}. Lo escrito hasta ahora se conserva. Vuelva a cargar el modelo o elija otro.</translation>
  </message>
  <message>
   <source>The answer failed. Queued messages were moved back to the message field.</source>
   <translation>La respuesta falló. Los mensajes en cola vuelven a estar en el campo.</translation>
  </message>
  <message>
   <source>The answer was stopped. Queued messages were moved back to the message field.</source>
   <translation>La respuesta se detuvo. Los mensajes en cola vuelven a estar en el campo.</translation>
  </message>
  <message>
   <source>The model was not loaded. Queued messages were moved back to the message field.</source>
   <translation>El modelo no se cargó. Los mensajes en cola vuelven a estar en el campo.</translation>
  </message>
  <message>
   <source>This answer is empty.</source>
   <translation>En esta respuesta no se escribió nada.</translation>
  </message>
  <message>
   <source>Only the text of this answer was saved, not its tokens.</source>
   <translation>Solo se conserva el texto de esta respuesta, no cómo surgieron sus tokens.</translation>
  </message>
  <message>
   <source>A server wrote this answer. Its probabilities are not known.</source>
   <translation>Un servidor escribió esta respuesta. Sus probabilidades no se conocen.</translation>
  </message>
  <message>
   <source>The settings of this answer were not recorded, so no candidates are shown.</source>
   <translation>Los ajustes de esta respuesta no se registraron, así que no se muestran candidatos.</translation>
  </message>
  <message>
   <source>The prompt length was not recorded, so no candidates are shown.</source>
   <translation>La longitud del prompt no se registró, así que no se muestran candidatos.</translation>
  </message>
  <message>
   <source>Load {model}, which wrote this answer, to see the candidates.</source>
   <translation>Cargue {model}, que escribió esta respuesta, para ver los candidatos.</translation>
  </message>
  <message>
   <source>Candidates can be found when the answer is complete.</source>
   <translation>Los candidatos se pueden buscar cuando la respuesta esté completa.</translation>
  </message>
  <message>
   <source>An unexpected error occurred ({error}).</source>
   <translation>Se ha producido un error inesperado ({error}).</translation>
  </message>
  <message>
   <source>An unexpected error occurred: {what}.</source>
   <translation>Se ha producido un error inesperado: {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/chats.py" />
   <source>The chats cannot be saved: {cause} {remedy} Until then, new messages are kept only while Foretoken is open.</source>
   <translation>Los chats no se pueden guardar: {cause} {remedy} Hasta entonces, los mensajes nuevos solo se conservan mientras Foretoken esté abierto.</translation>
  </message>
  <message>
   <source>The backup cannot be saved: {cause} {remedy}</source>
   <translation>La copia de seguridad no se puede guardar: {cause} {remedy}</translation>
  </message>
  <message>
   <source>the disk is full.</source>
   <translation>el disco está lleno.</translation>
  </message>
  <message>
   <source>Free up some space.</source>
   <translation>Libere espacio en él.</translation>
  </message>
  <message>
   <source>another program has locked the file {name}.</source>
   <translation>otro programa mantiene bloqueado el archivo {name}.</translation>
  </message>
  <message>
   <source>Close that program.</source>
   <translation>Cierre ese programa.</translation>
  </message>
  <message>
   <source>the folder {folder} is not writable.</source>
   <translation>no se puede escribir en la carpeta {folder}.</translation>
  </message>
  <message>
   <source>Change its permissions.</source>
   <translation>Cambie sus permisos.</translation>
  </message>
  <message>
   <source>the disk that holds {folder} is read-only.</source>
   <translation>el disco que contiene {folder} es de solo lectura.</translation>
  </message>
  <message>
   <source>Make it writable.</source>
   <translation>Permita la escritura en él.</translation>
  </message>
  <message>
   <source>{name} in {folder} cannot be used: {reason}.</source>
   <translation>{name} en {folder} no se usa, porque {reason}.</translation>
  </message>
  <message>
   <source>Replace it with a regular file.</source>
   <translation>Ponga un archivo normal en su lugar.</translation>
  </message>
  <message>
   <source>the disk that holds {folder} reports an error ({reason}).</source>
   <translation>el disco que contiene {folder} notifica un error ({reason}).</translation>
  </message>
  <message>
   <source>Check the disk.</source>
   <translation>Compruebe el disco.</translation>
  </message>
  <message>
   <source>{reason}.</source>
   <translation>{reason}.</translation>
  </message>
  <message>
   <source>Check the folder {folder}.</source>
   <translation>Compruebe la carpeta {folder}.</translation>
  </message>
  <message>
   <source>This cannot be saved, because what it belongs to no longer exists ({reason}). Copy it if you need it, and continue in a new chat.</source>
   <translation>Esto no se puede guardar, porque aquello a lo que pertenece ya no existe ({reason}). Cópielo si lo necesita y continúe en un chat nuevo.</translation>
  </message>
  <message>
   <source>The search index is damaged. Restart Foretoken to repair it.</source>
   <translation>El índice de búsqueda está dañado. Reinicie Foretoken para repararlo.</translation>
  </message>
  <message>
   <source>Your chat file is damaged. Restart Foretoken to repair it.</source>
   <translation>El archivo de sus chats está dañado. Reinicie Foretoken para repararlo.</translation>
  </message>
  <message>
   <source>SQLite reported an error: {reason}.</source>
   <translation>SQLite no puede hacer esto: {reason}.</translation>
  </message>
  <message>
   <source>The file contains no chats.</source>
   <translation>El archivo no contiene chats.</translation>
  </message>
  <message>
   <source>These chats were saved by a newer version of Foretoken (format {version}; this version reads up to {newest}), so they were not opened. Install the newer version. Until then, chats are kept only while Foretoken is open.</source>
   <translation>Estos chats los guardó una versión más nueva de Foretoken (formato {version}; esta versión lee hasta el {newest}), así que no se tocan. Instale la versión más nueva. Hasta entonces, los chats solo se conservan mientras Foretoken esté abierto.</translation>
  </message>
  <message>
   <source>Your chats are in use by another instance of Foretoken, so they are neither shown nor saved here. Close the other instance and restart this one.</source>
   <translation>Otro Foretoken está usando los chats, así que aquí ni se muestran ni se guardan. Cierre el otro y reinicie este.</translation>
  </message>
  <message>
   <source>Not everything could be deleted: {reason} ({file}). Close other programs that use these files, and try again.</source>
   <translation>No se ha podido eliminar todo: {reason} ({file}). Cierre otros programas que usen estos archivos e inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>Chats are not being saved, so none can be read or imported.</source>
   <translation>Ahora no se guardan los chats, así que no se puede leer ni importar ninguno.</translation>
  </message>
  <message>
   <source>The chats cannot be saved because of an unexpected error ({error}). They stay available in this window until you close it.</source>
   <translation>Los chats no se pueden conservar: se ha producido un error inesperado ({error}). Siguen en esta ventana hasta que se cierre.</translation>
  </message>
  <message>
   <source>Your chat file was missing, empty or damaged.</source>
   <translation>El archivo de sus chats faltaba, estaba vacío o estaba dañado.</translation>
  </message>
  <message>
   <source>It was replaced with the backup from {time}.</source>
   <translation>La copia de seguridad de {time} ha ocupado su lugar.</translation>
  </message>
  <message>
   <source>There was no backup yet.</source>
   <translation>Todavía no había ninguna copia de seguridad.</translation>
  </message>
  <message numerus="yes">
   <source>{count} messages were recovered from the damaged file.</source>
   <extracomment>for 1: {count} message was recovered from the damaged file.</extracomment>
   <translation>
    <numerusform>Se ha recuperado {count} mensaje del archivo dañado.</numerusform>
    <numerusform>Se han recuperado {count} mensajes del archivo dañado.</numerusform>
   </translation>
  </message>
  <message>
   <source>The damaged file is kept as {name} in the same folder.</source>
   <translation>El archivo dañado se conserva como {name} en la misma carpeta.</translation>
  </message>
  <message>
   <source>Backups cannot be saved in the folder that contains the chats themselves. Choose another folder.</source>
   <translation>La copia de seguridad no se puede guardar ahí, porque esa carpeta contiene los propios chats. Elija otra carpeta.</translation>
  </message>
  <message>
   <source>No backup was made, because your chat file is damaged. Restart Foretoken to repair it.</source>
   <translation>La copia de seguridad no se ha hecho, porque el archivo de sus chats está dañado. Reinicie Foretoken para repararlo.</translation>
  </message>
  <message>
   <source>The backup {name} takes too long to read. It may be damaged or malicious.</source>
   <translation>La copia de seguridad {name} tarda demasiado en leerse. Puede estar dañada o ser maliciosa.</translation>
  </message>
  <message>
   <source>{name} is not a backup of Foretoken's chats.</source>
   <translation>{name} no es una copia de seguridad de los chats de Foretoken.</translation>
  </message>
  <message>
   <source>The backup {name} is damaged.</source>
   <translation>La copia de seguridad {name} está dañada.</translation>
  </message>
  <message>
   <source>The backup {name} cannot be read: {reason}.</source>
   <translation>La copia de seguridad {name} no se puede leer: {reason}.</translation>
  </message>
  <message>
   <source>Nothing was changed. Choose another file.</source>
   <translation>No se ha cambiado nada. Elija otro archivo.</translation>
  </message>
  <message>
   <source>There are no chats to export.</source>
   <translation>No hay ningún chat que exportar.</translation>
  </message>
  <message>
   <source>{file} cannot be written: {reason}. Nothing was changed. Choose another location.</source>
   <translation>{file} no se puede escribir: {reason}. No se ha cambiado nada. Elija otro lugar.</translation>
  </message>
  <message>
   <source>No answer in {name} was saved with its tokens, so there is nothing to replay. Foretoken's own JSON export includes them.</source>
   <translation>Ninguna respuesta de {name} se conservó con sus tokens, así que ninguna se puede volver a reproducir. La exportación a JSON propia de Foretoken sí los contiene.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}.</source>
   <translation>{name} no se puede leer: {reason}.</translation>
  </message>
  <message>
   <source>{name} is a folder. Choose files in it instead.</source>
   <translation>{name} es una carpeta. Elija los archivos que contiene.</translation>
  </message>
  <message>
   <source>{name} cannot be unpacked: it is damaged or protected by a password. Unpack it yourself and choose the file conversations.json.</source>
   <translation>{name} no se puede descomprimir: está dañado o protegido con una contraseña. Descomprímalo y elija el archivo conversations.json.</translation>
  </message>
  <message>
   <source>{name} contains no conversations. A ChatGPT export contains a file named conversations.json.</source>
   <translation>No hay conversaciones en {name}: debería contener un archivo conversations.json, como la exportación de ChatGPT.</translation>
  </message>
  <message>
   <source>{name} contains no chats.</source>
   <translation>No hay ningún chat en {name}.</translation>
  </message>
  <message numerus="yes">
   <source>{name} contains more than {count} chats. Split it and import the parts.</source>
   <extracomment>for 1: {name} contains more than {count} chat. Split it and import the parts.</extracomment>
   <translation>
    <numerusform>{name} contiene más de {count} chat. Impórtelo por partes.</numerusform>
    <numerusform>{name} contiene más de {count} chats. Impórtelo por partes.</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} cannot be imported: {reason}. Foretoken reads its own JSON, ChatGPT's export and the conversations of LM Studio.</source>
   <translation>{name} no se puede importar: {reason}. Foretoken lee su propio JSON, la exportación de ChatGPT y las conversaciones de LM Studio.</translation>
  </message>
  <message>
   <source>its list contains something other than conversations</source>
   <translation>su lista contiene algo distinto de conversaciones</translation>
  </message>
  <message>
   <source>it unpacks to more than {size}</source>
   <translation>descomprimido ocupa más de {size}</translation>
  </message>
  <message>
   <source>it contains no conversations in a known format</source>
   <translation>no contiene ninguna conversación de un tipo conocido</translation>
  </message>
  <message>
   <source>None of the chats can be imported: {reason}</source>
   <translation>No se puede importar ninguno de los chats: {reason}</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats could not be read.</source>
   <extracomment>for 1: {count} chat could not be read.</extracomment>
   <translation>
    <numerusform>{count} chat no se ha podido leer.</numerusform>
    <numerusform>{count} chats no se han podido leer.</numerusform>
   </translation>
  </message>
  <message>
   <source>It was written by a newer version of Foretoken or modified afterwards. Install the newer version to import it.</source>
   <translation>Lo escribió una versión más nueva de Foretoken, o se ha modificado después. Instale la versión más nueva para importarlo.</translation>
  </message>
  <message>
   <source>the conversation</source>
   <translation>la conversación</translation>
  </message>
  <message>
   <source>{what}: message {number}: {problem}</source>
   <translation>{what}: mensaje {number}: {problem}</translation>
  </message>
  <message>
   <source>it has an invalid ID</source>
   <translation>tiene un identificador imposible</translation>
  </message>
  <message>
   <source>it does not follow an earlier message, or it repeats an ID</source>
   <translation>no sigue a ningún mensaje anterior, o repite un identificador</translation>
  </message>
  <message>
   <source>{what}: it ends at an unknown message</source>
   <translation>{what}: no termina en ninguno de sus mensajes</translation>
  </message>
  <message>
   <source>it has no messages</source>
   <translation>no se dice nada en él</translation>
  </message>
  <message numerus="yes">
   <source>it has more than {count} messages</source>
   <extracomment>for 1: it has more than {count} message</extracomment>
   <translation>
    <numerusform>tiene más de {count} mensaje</numerusform>
    <numerusform>tiene más de {count} mensajes</numerusform>
   </translation>
  </message>
  <message>
   <source>its messages reply to each other in a loop</source>
   <translation>sus nodos se responden a sí mismos</translation>
  </message>
  <message>
   <source>message {number} is not a message</source>
   <translation>el mensaje {number} no es un mensaje</translation>
  </message>
  <message>
   <source>The draft failed</source>
   <translation>El borrador falló</translation>
  </message>
  <message>
   <source>Verification failed</source>
   <translation>La verificación falló</translation>
  </message>
  <message>
   <source>The target failed</source>
   <translation>El objetivo falló</translation>
  </message>
  <message>
   <source>The context was full</source>
   <translation>El contexto estaba lleno</translation>
  </message>
  <message>
   <source>The step limit was reached</source>
   <translation>Se alcanzó el límite de pasos</translation>
  </message>
  <message>
   <source>A model could not be loaded</source>
   <translation>No se pudo cargar un modelo</translation>
  </message>
  <message>
   <source>Out of memory</source>
   <translation>La memoria estaba llena</translation>
  </message>
  <message>
   <source>The chat template failed</source>
   <translation>La plantilla de chat falló</translation>
  </message>
  <message>
   <source>The prompt could not be built</source>
   <translation>No se pudo crear el prompt</translation>
  </message>
  <message>
   <source>The graphics card failed</source>
   <translation>La tarjeta gráfica falló</translation>
  </message>
  <message>
   <source>The model did not stop</source>
   <translation>El modelo no se detuvo</translation>
  </message>
  <message>
   <source>A server did not respond as expected</source>
   <translation>Un servidor no respondió como debía</translation>
  </message>
  <message>
   <source>An unexpected error occurred</source>
   <translation>Se ha producido un error inesperado</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/engine.py" />
   <source>{file} is a folder. Choose a .gguf file in it.</source>
   <translation>{file} es una carpeta. Elija un archivo .gguf de ella.</translation>
  </message>
  <message>
   <source>{file} does not exist. Check the name or choose another file.</source>
   <translation>{file} no existe. Compruebe el nombre o elija otro archivo.</translation>
  </message>
  <message>
   <source>{file} cannot be read: {reason}.</source>
   <translation>{file} no se puede leer: {reason}.</translation>
  </message>
  <message>
   <source>{file} is empty. Models for Foretoken are .gguf files.</source>
   <translation>{file} está vacío. Los modelos para Foretoken son archivos .gguf.</translation>
  </message>
  <message>
   <source>{file} is not a GGUF file. Models for Foretoken are .gguf files.</source>
   <translation>{file} no es un archivo GGUF. Los modelos para Foretoken son archivos .gguf.</translation>
  </message>
  <message>
   <source>llama.cpp cannot load {file}: {reason}.</source>
   <translation>llama.cpp no puede cargar {file}: {reason}.</translation>
  </message>
  <message>
   <source>{file} cannot be used for chat: {reason}. Choose a text model.</source>
   <translation>{file} no puede chatear: {reason}. Elija un modelo de texto.</translation>
  </message>
  <message>
   <source>it is a draft head for one specific model</source>
   <translation>es un cabezal que propone tokens para un modelo concreto</translation>
  </message>
  <message>
   <source>it is an encoder-decoder model</source>
   <translation>es un modelo codificador-decodificador</translation>
  </message>
  <message>
   <source>it computes embeddings, not text</source>
   <translation>calcula embeddings, no texto</translation>
  </message>
  <message>
   <source>it is a diffusion model, which does not write from left to right</source>
   <translation>es un modelo de difusión, que no escribe de izquierda a derecha</translation>
  </message>
  <message numerus="yes">
   <source>llama.cpp cannot create a context of {count} tokens for {file}: {reason}.</source>
   <extracomment>for 1: llama.cpp cannot create a context of {count} token for {file}: {reason}.</extracomment>
   <translation>
    <numerusform>llama.cpp no puede crear un contexto de {count} token para {file}: {reason}.</numerusform>
    <numerusform>llama.cpp no puede crear un contexto de {count} tokens para {file}: {reason}.</numerusform>
   </translation>
  </message>
  <message>
   <source>no reason was given</source>
   <translation>no ha dado ningún motivo</translation>
  </message>
  <message>
   <source>The GPU {name} was not found, nor any other GPU.</source>
   <translation>Aquí no hay ninguna GPU llamada {name}, ni ninguna otra.</translation>
  </message>
  <message>
   <source>The GPU {name} was not found. Available: {known}.</source>
   <translation>Aquí no hay ninguna GPU llamada {name}. Hay {known}.</translation>
  </message>
  <message>
   <source>{file} was not loaded: the system ended its trial run, most likely because memory ran out. Close other programs or choose a smaller model.</source>
   <translation>{file} no se ha cargado: el sistema ha terminado su prueba, muy probablemente por falta de memoria. Cierre otros programas o elija un modelo más pequeño.</translation>
  </message>
  <message>
   <source>{file} was not loaded, because it makes llama.cpp crash. The file is damaged or not supported by this version.</source>
   <translation>{file} hace fallar a llama.cpp, así que no se ha cargado: el archivo está dañado o es de un tipo que esta versión no conoce.</translation>
  </message>
  <message>
   <source>{file} was not loaded: its trial run did not finish within {seconds} seconds. The file may be damaged, or the disk very slow. Try again, or choose another file.</source>
   <translation>{file} no se ha cargado: su prueba se ha quedado bloqueada y se ha terminado tras {seconds} segundos. El archivo puede estar dañado, o el disco ser muy lento. Inténtelo otra vez o elija otro archivo.</translation>
  </message>
  <message>
   <source>The file is damaged: its tokenizer produces tokens that are not in the vocabulary. Download it again, or choose another file.</source>
   <translation>El tokenizador da tokens que no están en el vocabulario: el archivo está dañado. Obténgalo de nuevo o elija otro.</translation>
  </message>
  <message>
   <source>The memory that {file} needs could not be measured within {seconds} seconds. Try again, or choose another file.</source>
   <translation>Lo que necesita {file} no se ha sabido tras {seconds} segundos. Inténtelo de nuevo o elija otro archivo.</translation>
  </message>
  <message>
   <source>The memory that {file} needs could not be measured, because llama.cpp crashed. The file is damaged or not supported by this version.</source>
   <translation>No se puede decir lo que necesita {file}: llama.cpp ha fallado con él. El archivo está dañado o es de un tipo que esta versión no conoce.</translation>
  </message>
  <message>
   <source>{file} cannot draft: {why}.</source>
   <translation>{file} no puede proponer borradores: {why}.</translation>
  </message>
  <message>
   <source>Drafting is not possible: {reason}.</source>
   <translation>No hay ningún borrador que usar: {reason}.</translation>
  </message>
  <message>
   <source>no draft model is chosen</source>
   <translation>no hay ningún modelo borrador elegido</translation>
  </message>
  <message>
   <source>this kind of DFlash head is not supported yet</source>
   <translation>este tipo de cabeza DFlash aún no se conoce</translation>
  </message>
  <message>
   <source>its file does not name a mask token</source>
   <translation>su archivo no indica ningún token de máscara</translation>
  </message>
  <message>
   <source>its file has no valid block size</source>
   <translation>su archivo no indica un tamaño de bloque utilizable</translation>
  </message>
  <message>
   <source>made for Gemma 4, not {family}</source>
   <translation>hecho para Gemma 4, no {family}</translation>
  </message>
  <message>
   <source>llama.cpp does not expose the hidden states of {family}</source>
   <translation>llama.cpp no da acceso a los estados internos de {family}</translation>
  </message>
  <message>
   <source>made for a model of width {width}, not {other}</source>
   <translation>hecho para un modelo de anchura {width}, no {other}</translation>
  </message>
  <message>
   <source>made for a model with different attention heads</source>
   <translation>hecho para un modelo con otras cabezas de atención</translation>
  </message>
  <message>
   <source>reads layer {layer}, but the model has {layers} layers</source>
   <translation>lee la capa {layer} de un modelo con {layers}</translation>
  </message>
  <message>
   <source>this build of llama.cpp does not expose the hidden states of models</source>
   <translation>esta compilación de llama.cpp no da acceso a los estados internos de los modelos</translation>
  </message>
  <message>
   <source>the draft model cannot roll back: it is recurrent</source>
   <translation>el modelo borrador no puede volver atrás: es recurrente</translation>
  </message>
  <message>
   <source>the tokenizers are of different kinds, {target} and {draft}</source>
   <translation>los tokenizadores son de tipos distintos, {target} y {draft}</translation>
  </message>
  <message>
   <source>vocabulary sizes differ: {target} / {draft}</source>
   <translation>vocabulario de {target} frente a {draft}</translation>
  </message>
  <message>
   <source>token {token} differs: {target} / {draft}</source>
   <translation>el token {token} difiere: {target} / {draft}</translation>
  </message>
  <message>
   <source>token {token} differs: it ends an answer only for the target</source>
   <translation>el token {token} difiere: solo para el objetivo termina una respuesta</translation>
  </message>
  <message>
   <source>token {token} differs: it ends an answer only for the draft</source>
   <translation>el token {token} difiere: solo para el borrador termina una respuesta</translation>
  </message>
  <message>
   <source>prompts begin with different tokens</source>
   <translation>los prompts empiezan con tokens distintos</translation>
  </message>
  <message>
   <source>different vocabulary, only {percent} % of the text can be drafted</source>
   <translation>vocabulario distinto, solo se puede proponer el {percent} % del texto</translation>
  </message>
  <message>
   <source>{name} must be {allowed}, not {value}.</source>
   <translation>{name} debe ser {allowed}, no {value}.</translation>
  </message>
  <message>
   <source>from {least} to {most}</source>
   <comment>a value that is allowed</comment>
   <translation>de {least} a {most}</translation>
  </message>
  <message>
   <source>from {least} (off) to {most}</source>
   <comment>a value that is allowed</comment>
   <translation>de {least} (desactivado) a {most}</translation>
  </message>
  <message>
   <source>from {least} to the batch size ({most})</source>
   <comment>a value that is allowed</comment>
   <translation>de {least} al tamaño del lote ({most})</translation>
  </message>
  <message>
   <source>above {least} and at most {most} (off)</source>
   <comment>a value that is allowed</comment>
   <translation>mayor que {least} y como máximo {most} (desactivado)</translation>
  </message>
  <message>
   <source>{least} or more</source>
   <comment>a value that is allowed</comment>
   <translation>{least} o más</translation>
  </message>
  <message>
   <source>The lookahead must be a whole number from {least} to {most}, not {given}.</source>
   <translation>La anticipación debe ser un número entero de {least} a {most}, no {given}.</translation>
  </message>
  <message>
   <source>A value cache of type {type} needs flash attention. Leave flash attention on, or choose f16 for the values.</source>
   <translation>Una caché de valores del tipo {type} necesita flash attention. Deje flash attention activada o elija f16 para los valores.</translation>
  </message>
  <message>
   <source>devices must be names such as CUDA0,CUDA1, or {none}, not {value}.</source>
   <translation>devices debe contener nombres como CUDA0,CUDA1, o {none}, no {value}.</translation>
  </message>
  <message>
   <source>tensor-split must be one whole number per device, such as 20,13, not {value}.</source>
   <translation>tensor-split debe ser un número entero para cada dispositivo, por ejemplo 20,13, no {value}.</translation>
  </message>
  <message>
   <source>stop strings must not be empty: {value}</source>
   <translation>las cadenas de parada no deben estar vacías: {value}</translation>
  </message>
  <message>
   <source>The prompt is empty. Enter some text for the model to continue.</source>
   <translation>El prompt está vacío. Escriba algo a partir de lo cual pueda continuar el modelo.</translation>
  </message>
  <message>
   <source>The prompt contains a token that is not in the model's vocabulary.</source>
   <translation>El prompt contiene un token que no está en el vocabulario del modelo.</translation>
  </message>
  <message>
   <source>This model has no vocabulary, so it cannot read text.</source>
   <translation>Este modelo no tiene vocabulario, así que no puede leer texto.</translation>
  </message>
  <message>
   <source>This model's vocabulary has no token for the space that precedes every text, so it cannot read any text. Choose another model.</source>
   <translation>El vocabulario de este modelo no tiene ningún token para el espacio que precede a todo texto, así que no puede leer ninguno. Elija otro modelo.</translation>
  </message>
  <message>
   <source>Left out, because this model cannot represent it: {characters}.</source>
   <translation>Se ha omitido lo que este modelo no puede escribir: {characters}.</translation>
  </message>
  <message>
   <source>The pass was stopped.</source>
   <translation>La pasada se ha detenido.</translation>
  </message>
  <message numerus="yes">
   <source>The context of {count} tokens is full.</source>
   <extracomment>for 1: The context of {count} token is full.</extracomment>
   <translation>
    <numerusform>El contexto de {count} token está lleno.</numerusform>
    <numerusform>El contexto de {count} tokens está lleno.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>llama.cpp failed in a pass of {count} tokens (status {status}): {reason}.</source>
   <extracomment>for 1: llama.cpp failed in a pass of {count} token (status {status}): {reason}.</extracomment>
   <translation>
    <numerusform>A llama.cpp le ha fallado una pasada de {count} token (estado {status}): {reason}.</numerusform>
    <numerusform>A llama.cpp le ha fallado una pasada de {count} tokens (estado {status}): {reason}.</numerusform>
   </translation>
  </message>
  <message>
   <source>The model returned logits that are not finite numbers.</source>
   <translation>El modelo ha devuelto logits que no son números finitos.</translation>
  </message>
  <message>
   <source>The target model failed to compute the next token. {error} Its file is probably damaged.</source>
   <translation>El modelo objetivo no ha podido calcular el siguiente token. {error} Su archivo probablemente está dañado.</translation>
  </message>
  <message>
   <source>The draft model failed: {reason}</source>
   <translation>El modelo borrador ha fallado: {reason}</translation>
  </message>
  <message>
   <source>{model} cannot roll back its last tokens.</source>
   <translation>{model} no puede descartar sus últimos tokens.</translation>
  </message>
  <message>
   <source>The model cannot roll back its last tokens.</source>
   <translation>El modelo no puede descartar sus últimos tokens.</translation>
  </message>
  <message>
   <source>The state of {model} cannot be saved.</source>
   <translation>El estado de {model} no se puede guardar.</translation>
  </message>
  <message>
   <source>{model} cannot restore its saved state.</source>
   <translation>{model} no puede volver a su estado.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/models.py" />
   <source>{file} is empty. Download it again.</source>
   <translation>{file} está vacío. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <source>{file} begins with zeros: it is an unfinished download.</source>
   <translation>{file} empieza con ceros: es el espacio reservado para una descarga que no terminó.</translation>
  </message>
  <message>
   <source>{file} is only a Git LFS pointer to the model. Download the model with git lfs pull.</source>
   <translation>{file} es solo un puntero de Git LFS al modelo. Obténgalo con git lfs pull.</translation>
  </message>
  <message>
   <source>{file} is a web page, not a model. Download the model again.</source>
   <translation>{file} es una página web, no un modelo. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <source>{file} is in a format older than GGUF, which llama.cpp no longer supports.</source>
   <translation>{file} es de un formato anterior a GGUF, que llama.cpp ya no lee.</translation>
  </message>
  <message>
   <source>{file} is not a GGUF file.</source>
   <translation>{file} no es un archivo GGUF.</translation>
  </message>
  <message>
   <source>{file} is a big-endian file for other processors. Download a little-endian version.</source>
   <translation>{file} es un archivo big-endian, para procesadores de otro tipo. Obtenga uno little-endian.</translation>
  </message>
  <message>
   <source>{file} uses GGUF version {version}, which this llama.cpp does not support.</source>
   <translation>{file} es de la versión {version} de GGUF, que este llama.cpp no lee.</translation>
  </message>
  <message>
   <source>{file} is incomplete: it ends within its header. Download it again.</source>
   <translation>{file} está incompleto: termina dentro de su encabezado. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <source>{file} is incomplete: it ends within its header, after {size} bytes. Download it again.</source>
   <translation>{file} está incompleto: termina dentro de su encabezado, tras {size} bytes. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <source>{file} is incomplete: its last {missing} bytes are missing. Download it again.</source>
   <translation>{file} está incompleto: faltan sus últimos {missing} bytes. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <source>{file} is incomplete: only {shown} of {whole} MB are present. Download it again.</source>
   <translation>{file} está incompleto: hay {shown} de {whole} MB. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <source>{file} has weights in a format that this llama.cpp does not support (type {type}). The file is damaged or made for a newer version.</source>
   <translation>{file} tiene los pesos en un formato que este llama.cpp no conoce (tipo {type}): el archivo está dañado o hecho para una versión más nueva.</translation>
  </message>
  <message>
   <source>{file} has weights in a format that llama.cpp no longer supports (type {type}). Download a version with another quantisation.</source>
   <translation>{file} tiene los pesos en un formato que llama.cpp ya no lee (tipo {type}). Obtenga una variante con otra cuantización.</translation>
  </message>
  <message>
   <source>{file} changed while it was being read. Read it again.</source>
   <translation>{file} ha cambiado mientras se leía. Léalo de nuevo.</translation>
  </message>
  <message>
   <source>{file} is damaged: {what}. Download it again.</source>
   <translation>{file} está dañado: {what}. Obtenga el archivo de nuevo.</translation>
  </message>
  <message>
   <source>it claims to have {count} tensors</source>
   <translation>dice tener {count} tensores</translation>
  </message>
  <message>
   <source>it claims to have {count} values</source>
   <translation>dice tener {count} valores</translation>
  </message>
  <message>
   <source>it claims to have a list of {count} texts</source>
   <translation>dice tener una lista de {count} textos</translation>
  </message>
  <message>
   <source>a name in it claims to have {count} bytes</source>
   <translation>un nombre que contiene dice tener {count} bytes</translation>
  </message>
  <message>
   <source>it has a value of the unknown type {type}</source>
   <translation>tiene un valor del tipo desconocido {type}</translation>
  </message>
  <message>
   <source>it has a list of the unknown type {type}</source>
   <translation>tiene una lista del tipo desconocido {type}</translation>
  </message>
  <message>
   <source>one of its values has no name</source>
   <translation>uno de sus valores no tiene nombre</translation>
  </message>
  <message>
   <source>it has two values with the name {name}</source>
   <translation>tiene dos valores con el nombre {name}</translation>
  </message>
  <message>
   <source>the alignment of its weights is invalid</source>
   <translation>la alineación de sus pesos es imposible</translation>
  </message>
  <message>
   <source>it has two tensors with the name {name}</source>
   <translation>tiene dos tensores con el nombre {name}</translation>
  </message>
  <message>
   <source>a tensor name in it claims to have {count} bytes</source>
   <translation>el nombre de un tensor dice tener {count} bytes</translation>
  </message>
  <message>
   <source>tensor {name} has {count} dimensions</source>
   <translation>el tensor {name} tiene {count} dimensiones</translation>
  </message>
  <message>
   <source>tensor {name} has an invalid shape</source>
   <translation>el tensor {name} tiene una forma imposible</translation>
  </message>
  <message>
   <source>tensor {name} is in the wrong place</source>
   <translation>el tensor {name} no está donde debería</translation>
  </message>
  <message>
   <source>{file} has no tokenizer, so this llama.cpp cannot read text with it.</source>
   <translation>{file} no tiene tokenizador, así que este llama.cpp no puede leer texto con él.</translation>
  </message>
  <message>
   <source>{file} uses the tokenizer {tokenizer}, which this llama.cpp does not support.</source>
   <translation>{file} tiene el tokenizador desconocido {tokenizer}, así que este llama.cpp no puede leer texto con él.</translation>
  </message>
  <message>
   <source>{file} is damaged: it contains no list of tokens.</source>
   <translation>{file} está dañado: no tiene lista de tokens.</translation>
  </message>
  <message>
   <source>{file} is damaged: two of its tokens have the same text.</source>
   <translation>{file} está dañado: dos de sus tokens son el mismo texto.</translation>
  </message>
  <message>
   <source>{file} is damaged: its list of token types is too short.</source>
   <translation>{file} está dañado: su lista de tipos de tokens es demasiado corta.</translation>
  </message>
  <message>
   <source>does not exist</source>
   <comment>a folder, named before</comment>
   <translation>no existe</translation>
  </message>
  <message>
   <source>is a file, not a folder</source>
   <comment>a folder, named before</comment>
   <translation>es un archivo, no una carpeta</translation>
  </message>
  <message>
   <source>cannot be read: {reason}</source>
   <comment>a folder, named before</comment>
   <translation>no se puede leer: {reason}</translation>
  </message>
  <message>
   <source>{folder} does not exist. Check the name.</source>
   <translation>{folder} no existe. Compruebe el nombre.</translation>
  </message>
  <message>
   <source>{folder} is a file. Choose the folder that contains it.</source>
   <translation>{folder} es un archivo. Indique la carpeta en la que está.</translation>
  </message>
  <message>
   <source>The list of folders was not changed. {error}</source>
   <translation>La lista de carpetas no se ha cambiado. {error}</translation>
  </message>
  <message>
   <source>The search for models failed: {error}</source>
   <translation>La búsqueda de modelos ha fallado: {error}</translation>
  </message>
  <message>
   <source>{path} cannot be read: {why}.</source>
   <translation>{path} no se puede leer: {why}.</translation>
  </message>
  <message>
   <source>{path} is invalid ({error}).</source>
   <translation>{path} no tiene sentido ({error}).</translation>
  </message>
  <message>
   <source>It is no longer there.</source>
   <translation>Ya no está.</translation>
  </message>
  <message>
   <source>It is a link to a file that does not exist. Download the model again.</source>
   <translation>Es un enlace a un archivo que no existe. Descargue el modelo de nuevo.</translation>
  </message>
  <message>
   <source>It cannot be read: {reason}.</source>
   <translation>No se puede leer: {reason}.</translation>
  </message>
  <message>
   <source>It is not a regular file.</source>
   <translation>No es un archivo normal.</translation>
  </message>
  <message>
   <source>Its header is invalid ({error}).</source>
   <translation>Su encabezado no tiene sentido ({error}).</translation>
  </message>
  <message>
   <source>Part {number} of {count} is missing. Download it to the same folder.</source>
   <translation>Falta la parte {number} de {count}. Descárguela en la misma carpeta.</translation>
  </message>
  <message>
   <source>It is part {number} of {count}, but its name does not end like -00001-of-00003.gguf, so the other parts cannot be found. Rename the parts.</source>
   <translation>Es la parte {number} de {count}, y su nombre no termina como -00001-of-00003.gguf, así que no se encuentran las demás. Cambie el nombre de las partes.</translation>
  </message>
  <message>
   <source>Its parts belong to different models. Download them again.</source>
   <translation>Sus partes no pertenecen a un mismo modelo. Descárguelas de nuevo.</translation>
  </message>
  <message>
   <source>Ollama's manifest of it is damaged. Pull the model again.</source>
   <translation>La nota de Ollama sobre él está dañada. Descargue el modelo de nuevo con Ollama.</translation>
  </message>
  <message>
   <source>Ollama's manifest of it cannot be read: {reason}.</source>
   <translation>La nota de Ollama sobre él no se puede leer: {reason}.</translation>
  </message>
  <message>
   <source>Its data is missing. Pull the model again with Ollama.</source>
   <translation>Faltan sus datos. Descargue el modelo de nuevo con Ollama.</translation>
  </message>
  <message>
   <source>It is an importance matrix for quantisation (imatrix), not a model.</source>
   <translation>Es una tabla para cuantizar (imatrix), no un modelo.</translation>
  </message>
  <message>
   <source>It generates text by diffusion, not token by token.</source>
   <translation>Escribe por difusión, no token a token.</translation>
  </message>
  <message>
   <source>It is an add-on that speeds up one specific model, not a model in itself.</source>
   <translation>Es un complemento que acelera un modelo concreto, no un modelo propio.</translation>
  </message>
  <message>
   <source>It generates speech.</source>
   <translation>Produce voz.</translation>
  </message>
  <message>
   <source>Its encoder would have to read the prompt first, which Foretoken does not support.</source>
   <translation>Su codificador tendría que leer antes el prompt, y Foretoken no lo hace.</translation>
  </message>
  <message>
   <source>It has no vocabulary, so it is not a text model.</source>
   <translation>No tiene vocabulario, así que no es un modelo de texto.</translation>
  </message>
  <message>
   <source>It contains only a vocabulary, no weights.</source>
   <translation>Contiene solo un vocabulario, sin pesos.</translation>
  </message>
  <message>
   <source>The built-in models are part of Foretoken and cannot be removed.</source>
   <translation>Los modelos integrados pertenecen a Foretoken y se quedan.</translation>
  </message>
  <message>
   <source>This model is managed by Ollama, and other models may share its files. Remove it with: {command}</source>
   <translation>Ollama guarda este modelo con un nombre propio, y otros modelos pueden compartir sus archivos. Quítelo con: {command}</translation>
  </message>
  <message>
   <source>{name} could not be moved to the trash: {why}. It stays where it is. Delete it in your file manager.</source>
   <translation>{name} no se ha podido mover a la papelera: {why}. Está donde estaba. Quítelo con el gestor de archivos.</translation>
  </message>
  <message>
   <source>{name} is no longer in the trash, so it cannot be restored.</source>
   <translation>{name} ya no está en la papelera. No se puede recuperar.</translation>
  </message>
  <message>
   <source>{name} cannot be restored: {folder} already contains a file with that name. It stays in the trash.</source>
   <translation>{name} no se puede recuperar: vuelve a haber un archivo con ese nombre en {folder}. Se queda en la papelera.</translation>
  </message>
  <message>
   <source>{name} cannot be restored: {why}. It is in the trash of your system.</source>
   <translation>{name} no se puede recuperar: {why}. Está en la papelera de su sistema.</translation>
  </message>
  <message>
   <source>it is the target itself</source>
   <translation>es el propio objetivo</translation>
  </message>
  <message>
   <source>it computes embeddings</source>
   <translation>calcula embeddings</translation>
  </message>
  <message>
   <source>it is an add-on for images or audio</source>
   <translation>es un complemento para imágenes o sonido</translation>
  </message>
  <message>
   <source>it is an adapter, not a whole model</source>
   <translation>es un adaptador, no un modelo completo</translation>
  </message>
  <message>
   <source>it does not generate text</source>
   <translation>no escribe texto</translation>
  </message>
  <message>
   <source>it is broken</source>
   <translation>está defectuoso</translation>
  </message>
  <message>
   <source>{what}: {why}</source>
   <comment>a model and its trouble</comment>
   <translation>{what}: {why}</translation>
  </message>
  <message>
   <source>cannot roll back: recurrent</source>
   <translation>no puede volver atrás: recurrente</translation>
  </message>
  <message>
   <source>cannot be read: {reason}</source>
   <comment>a model, named before</comment>
   <translation>no se puede leer: {reason}</translation>
  </message>
  <message>
   <source>larger than the target</source>
   <translation>mayor que el objetivo</translation>
  </message>
  <message>
   <source>different vocabulary, {speedup}x the plain speed at best</source>
   <translation>vocabulario distinto, como mucho {speedup}x la velocidad sin borrador</translation>
  </message>
  <message>
   <source>{name} cannot draft here: {reason}.</source>
   <translation>{name} no sirve aquí de borrador: {reason}.</translation>
  </message>
  <message>
   <source>This method requires a draft model. Choose one in the list of models, or set Method to Automatic.</source>
   <translation>No hay ningún modelo borrador que pueda proponer en cada paso. Elija uno con los modelos, o deje la propuesta en automático.</translation>
  </message>
  <message>
   <source>{name} does not fit in memory together with the loaded models: {needs}. Choose a smaller model, load a smaller pair first, or close other programs.</source>
   <translation>{name} no cabe junto a los modelos cargados: {needs}. Elija un modelo más pequeño, cargue antes un par más pequeño o cierre otros programas.</translation>
  </message>
  <message>
   <source>The pair needs about {needed} of memory; {free} is free (estimated).</source>
   <translation>El par necesita unos {needed} de memoria, y hay {free} libres (estimación).</translation>
  </message>
  <message>
   <source>Close other programs, shorten the context, or choose a smaller pair.</source>
   <translation>Cierre otros programas, acorte el contexto o elija un par más pequeño.</translation>
  </message>
  <message>
   <source>{name}, which you used last, is no longer in {folder}. The built-in pair is used instead.</source>
   <translation>{name}, que se usó la última vez, ya no está en {folder}. En su lugar se usa el par integrado.</translation>
  </message>
  <message>
   <source>The draft {name} is no longer in {folder}. The target is used without a draft model.</source>
   <translation>El borrador {name} ya no está en {folder}. El objetivo se usa sin un segundo modelo.</translation>
  </message>
  <message>
   <source>nothing was measured</source>
   <translation>no se ha medido nada</translation>
  </message>
  <message>
   <source>too slow to test in {seconds} s</source>
   <translation>demasiado lento para probarlo en {seconds} s</translation>
  </message>
  <message>
   <source>prompts too long for the context</source>
   <translation>prompts demasiado largos para el contexto</translation>
  </message>
  <message>
   <source>answers too short to time</source>
   <translation>respuestas demasiado cortas para medir el tiempo</translation>
  </message>
  <message>
   <source>not enough time</source>
   <translation>no ha habido tiempo para ello</translation>
  </message>
  <message>
   <source>no other thread count is possible</source>
   <translation>no hay otro número de hilos posible</translation>
  </message>
  <message>
   <source>drafting is off</source>
   <translation>no se propone nada</translation>
  </message>
  <message>
   <source>no draft model is used</source>
   <translation>no se usa ningún modelo borrador</translation>
  </message>
  <message>
   <source>required by the value cache</source>
   <translation>la caché de valores la necesita</translation>
  </message>
  <message>
   <source>the batch is too small for another size</source>
   <translation>en el lote no cabe otro</translation>
  </message>
  <message>
   <source>The question is too long for the context. Race a shorter one.</source>
   <translation>La pregunta es demasiado larga para el contexto. Haga la carrera con una más corta.</translation>
  </message>
  <message>
   <source>This is not a Foretoken benchmark.</source>
   <translation>Esto no es una prueba de rendimiento de Foretoken.</translation>
  </message>
  <message>
   <source>This is not a Foretoken race.</source>
   <translation>Esto no es una carrera de Foretoken.</translation>
  </message>
  <message>
   <source>This file was written by a newer version of Foretoken.</source>
   <translation>Este archivo lo escribió una versión más nueva de Foretoken.</translation>
  </message>
  <message>
   <source>more tokens were accepted than drafted</source>
   <translation>se aceptaron más tokens de los que se propusieron</translation>
  </message>
  <message>
   <source>an answer has a mode or a kind of text that is not listed</source>
   <translation>una respuesta es de una forma o de un tipo que no está en la lista</translation>
  </message>
  <message>
   <source>its answers are inconsistent</source>
   <translation>sus respuestas no se pueden haber escrito así</translation>
  </message>
  <message>
   <source>The benchmarks could not be saved: {why}.</source>
   <translation>No se han podido escribir las pruebas de rendimiento: {why}.</translation>
  </message>
  <message>
   <source>a model must be either a file on disk or a file on the hub, not both</source>
   <translation>un modelo es un archivo del disco o uno del hub, no ambas cosas</translation>
  </message>
  <message>
   <source>path must be an absolute path and a valid file name</source>
   <translation>path debe ser absoluta y una que un archivo pueda tener</translation>
  </message>
  <message>
   <source>repository must be owner/name, not {name}</source>
   <translation>repository debe ser propietario/nombre, no {name}</translation>
  </message>
  <message>
   <source>file must be the name of a .gguf file, not {name}</source>
   <translation>file debe ser el nombre de un archivo .gguf, no {name}</translation>
  </message>
  <message>
   <source>a preset's name can have at most {most} characters</source>
   <translation>el nombre de un preajuste tiene {most} caracteres como máximo</translation>
  </message>
  <message>
   <source>a preset's name must be one line of text, not {name}</source>
   <translation>el nombre de un preajuste debe ser una línea de texto, no {name}</translation>
  </message>
  <message>
   <source>{problem}.</source>
   <comment>what is wrong in a file</comment>
   <translation>{problem}.</translation>
  </message>
  <message>
   <source>The preset {name} does not exist. It may have been deleted or renamed.</source>
   <translation>No hay ningún preajuste {name}; puede que se haya eliminado o que haya cambiado de nombre.</translation>
  </message>
  <message>
   <source>A preset named {name} already exists. Choose another name.</source>
   <translation>Ya existe un preajuste {name}. Elija otro nombre.</translation>
  </message>
  <message>
   <source>{model} of {repository} is not on this computer: download it first</source>
   <translation>{model} de {repository} no está en este equipo: descárguelo antes</translation>
  </message>
  <message>
   <source>{model} is no longer in {folder}</source>
   <translation>{model} ya no está en {folder}</translation>
  </message>
  <message>
   <source>This preset no longer exists, so nothing was exported.</source>
   <translation>Ese preajuste ya no existe; no se ha exportado nada.</translation>
  </message>
  <message numerus="yes">
   <source>This would make {count} presets; the limit is {most}. Delete some that you do not need.</source>
   <extracomment>for 1: This would make {count} preset; the limit is {most}. Delete some that you do not need.</extracomment>
   <translation>
    <numerusform>Habría {count} preajuste, y se pueden conservar {most}. Elimine algunos que no necesite.</numerusform>
    <numerusform>Habría {count} preajustes, y se pueden conservar {most}. Elimine algunos que no necesite.</numerusform>
   </translation>
  </message>
  <message>
   <source>{file} is too large to be a presets file.</source>
   <translation>{file} es demasiado grande para un archivo de preajustes.</translation>
  </message>
  <message>
   <source>{file} is not a JSON file: {reason}.</source>
   <translation>{file} no es un archivo JSON: {reason}.</translation>
  </message>
  <message>
   <source>{file} was not imported. {reason}</source>
   <translation>{file} no se importa. {reason}</translation>
  </message>
  <message>
   <source>The presets were not changed. {why}</source>
   <translation>Los preajustes no se han cambiado. {why}</translation>
  </message>
  <message>
   <source>Your presets cannot be read: {reason} The next change starts a new file and keeps this one under another name.</source>
   <translation>No se pueden leer sus preajustes: {reason} El próximo cambio comienza un archivo nuevo y conserva este junto a él.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/network.py" />
   <source>{host} does not respond. Try again later.</source>
   <translation>{host} no responde. Inténtelo más tarde.</translation>
  </message>
  <message>
   <source>{host} was not found. Check your internet connection.</source>
   <translation>No se ha encontrado {host}. ¿Tiene conexión este equipo?</translation>
  </message>
  <message>
   <source>{host} refused the connection. A firewall may be blocking it. Try again later.</source>
   <translation>{host} ha rechazado la conexión. Puede que la bloquee un cortafuegos. Inténtelo más tarde.</translation>
  </message>
  <message>
   <source>{host} cannot be reached: {reason}.</source>
   <translation>No se puede acceder a {host}: {reason}.</translation>
  </message>
  <message>
   <source>The proxy could not connect to {host}: {reason}. Check the proxy settings, or the variables http_proxy, https_proxy and no_proxy.</source>
   <translation>El proxy no lleva a {host}: {reason}. Compruebe la configuración del proxy o las variables http_proxy, https_proxy y no_proxy.</translation>
  </message>
  <message>
   <source>SOCKS proxies are not supported</source>
   <translation>los proxies SOCKS no se admiten</translation>
  </message>
  <message>
   <source>The connection to {host} is not secure: {reason}. Check this computer's clock, or whether security software intercepts the connection.</source>
   <translation>La conexión con {host} no es segura: {reason}. Compruebe el reloj de este equipo, o si un programa de seguridad intercepta la conexión.</translation>
  </message>
  <message>
   <source>The connection to {host} is not secure: {reason}.</source>
   <translation>La conexión con {host} no es segura: {reason}.</translation>
  </message>
  <message>
   <source>{host} does not support HTTPS. Its address may have to start with http://.</source>
   <translation>{host} no habla https. Su dirección puede empezar por http://.</translation>
  </message>
  <message>
   <source>{host} requires HTTPS. Start its address with https://.</source>
   <translation>{host} requiere HTTPS. Comience su dirección con https://.</translation>
  </message>
  <message>
   <source>The connection to {host} was lost. Try again.</source>
   <translation>La conexión con {host} se ha interrumpido. Inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>{host} sent an invalid response ({error}).</source>
   <translation>{host} ha enviado una respuesta no válida ({error}).</translation>
  </message>
  <message>
   <source>{host} sent more than the {most} bytes expected.</source>
   <translation>{host} ha enviado más de los {most} bytes esperados.</translation>
  </message>
  <message>
   <source>{host} redirects to an address that is not HTTPS.</source>
   <translation>{host} lleva a una dirección que no es https.</translation>
  </message>
  <message>
   <source>{address} is not an HTTPS address, so it was not contacted.</source>
   <translation>{address} no es una dirección https, así que no se ha consultado.</translation>
  </message>
  <message>
   <source>{file} is in use by another process.</source>
   <translation>{file} está en uso por otro proceso.</translation>
  </message>
  <message>
   <source>this is not a valid file name</source>
   <translation>no puede haber ningún archivo con ese nombre</translation>
  </message>
  <message>
   <source>it is {kind}, not a regular file</source>
   <translation>es {kind}, y solo se usan archivos normales</translation>
  </message>
  <message>
   <source>it is larger than the limit of {most} bytes</source>
   <translation>contiene más de los {most} bytes que se leen de él</translation>
  </message>
  <message>
   <source>a folder</source>
   <translation>una carpeta</translation>
  </message>
  <message>
   <source>a pipe</source>
   <translation>una tubería</translation>
  </message>
  <message>
   <source>a socket</source>
   <translation>un socket</translation>
  </message>
  <message>
   <source>a device</source>
   <translation>un dispositivo</translation>
  </message>
  <message>
   <source>a link</source>
   <translation>un enlace</translation>
  </message>
  <message>
   <source>a newer version of Foretoken wrote it</source>
   <translation>lo escribió una versión más nueva de Foretoken</translation>
  </message>
  <message>
   <source>it is longer than {most} bytes</source>
   <translation>tiene más de {most} bytes</translation>
  </message>
  <message>
   <source>it is not text</source>
   <translation>no es texto</translation>
  </message>
  <message>
   <source>line {line}: {problem}</source>
   <translation>línea {line}: {problem}</translation>
  </message>
  <message>
   <source>it contains a number with thousands of digits</source>
   <translation>contiene un número con miles de cifras</translation>
  </message>
  <message>
   <source>{number} is not a valid number</source>
   <translation>{number} no es un número que se pueda usar</translation>
  </message>
  <message>
   <source>its lists and tables are nested more than {most} levels deep</source>
   <translation>sus listas y tablas están anidadas en más de {most} niveles</translation>
  </message>
  <message>
   <source>{what}: {problem}.</source>
   <comment>what is wrong in a file</comment>
   <translation>{what}: {problem}.</translation>
  </message>
  <message>
   <source>unknown field: {field}</source>
   <translation>no existe ese campo: {field}</translation>
  </message>
  <message>
   <source>it contains a name that cannot be displayed</source>
   <translation>tiene un nombre que no se puede mostrar</translation>
  </message>
  <message>
   <source>it contains an invalid date</source>
   <translation>contiene un momento que no se puede mostrar</translation>
  </message>
  <message>
   <source>{file} does not match its published checksum, so it was deleted. Try again.</source>
   <translation>{file} no es el archivo anunciado: su suma de comprobación difiere. No se conservó nada; inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>{file} cannot be written to {folder}: {reason}.</source>
   <translation>{file} no se puede escribir en {folder}: {reason}.</translation>
  </message>
  <message>
   <source>{host} refused the request (HTTP {code}).</source>
   <translation>{host} no lo envió (HTTP {code}).</translation>
  </message>
  <message>
   <source>The release feed is in a format that this version does not support.</source>
   <translation>La lista de versiones es de un tipo que esta versión no puede leer.</translation>
  </message>
  <message>
   <source>The release feed cannot be read: it is damaged.</source>
   <translation>La lista de versiones no se puede leer: está dañada.</translation>
  </message>
  <message>
   <source>{repository} no longer contains this version of {file}. Choose it again, or choose another file.</source>
   <translation>{repository} ya no tiene {file} como era. Elija ese u otro archivo en la lista de modelos.</translation>
  </message>
  <message>
   <source>The account of the access token does not have access to {what} yet. Accept its terms on {page}; approval can take some time.</source>
   <translation>La cuenta del token de acceso aún no puede descargar {what}. Acepte sus condiciones en {page}; algunos propietarios responden solo al cabo de un tiempo.</translation>
  </message>
  <message>
   <source>{what} requires you to accept its terms. Accept them on {page}, then enter an access token of that account.</source>
   <translation>{what} se entrega solo a quienes aceptan sus condiciones. Acéptelas en {page} y luego introduzca un token de acceso de esa cuenta.</translation>
  </message>
  <message>
   <source>{what} no longer has the requested file. Choose the model again.</source>
   <translation>{what} ya no tiene lo que se pidió. Elija el modelo de nuevo.</translation>
  </message>
  <message>
   <source>{host} rejected the access token. It may be mistyped, expired or revoked. Enter a new one, or remove it if none is required.</source>
   <translation>{host} no acepta el token de acceso: puede estar mal escrito, caducado o revocado. Introduzca uno nuevo, o quítelo si no hace falta ninguno.</translation>
  </message>
  <message>
   <source>{host} does not respond like a model hub (HTTP {status}). Check the variable HF_ENDPOINT.</source>
   <translation>{host} no responde como un hub (HTTP {status}). ¿Es correcto HF_ENDPOINT?</translation>
  </message>
  <message>
   <source>{host} has no public repository {what}. Check the name. If it is private, an access token of its owner is required.</source>
   <translation>{host} no tiene ningún {what} público. Compruebe el nombre; si es privado, hace falta un token de acceso de su propietario.</translation>
  </message>
  <message>
   <source>{host} has no repository {what} that this access token can access. Check the name.</source>
   <translation>{host} no tiene ningún {what} que este token de acceso pueda ver. Compruebe el nombre.</translation>
  </message>
  <message>
   <source>{host} denied this computer or account access to {what}. See {page} for the reason.</source>
   <translation>{host} no da {what} a este equipo o a esta cuenta. El motivo está en {page}.</translation>
  </message>
  <message>
   <source>{host} received too many requests from this network. Try again later.</source>
   <translation>{host} ha recibido demasiadas peticiones desde aquí. Inténtelo más tarde.</translation>
  </message>
  <message>
   <source>{host} received too many requests from this network. Try again in {minutes} min.</source>
   <translation>{host} ha recibido demasiadas peticiones desde aquí. Inténtelo de nuevo en {minutes} min.</translation>
  </message>
  <message>
   <source>An access token raises this limit.</source>
   <translation>Con un token de acceso se permite más.</translation>
  </message>
  <message>
   <source>{host} cannot handle the request right now (HTTP {status}). Try again later.</source>
   <translation>{host} no puede atender la solicitud en este momento (HTTP {status}). Inténtelo más tarde.</translation>
  </message>
  <message>
   <source>{host} refused {what} (HTTP {status}).</source>
   <translation>{host} ha rechazado {what} (HTTP {status}).</translation>
  </message>
  <message>
   <source>this search</source>
   <translation>la respuesta a esta búsqueda</translation>
  </message>
  <message>
   <source>This is not an access token. An access token is one line of letters and digits.</source>
   <translation>Esto no es un token de acceso: un token de acceso es una línea de letras y cifras.</translation>
  </message>
  <message>
   <source>{name} is not a repository name. Use owner/name, such as Qwen/Qwen3-8B-GGUF.</source>
   <translation>{name} no designa ningún repositorio: hace falta propietario/nombre, como en Qwen/Qwen3-8B-GGUF.</translation>
  </message>
  <message>
   <source>The variable {name} is not set to an HTTPS address. Correct or unset it.</source>
   <translation>La variable {name} no contiene una dirección https. Corríjala o quítela.</translation>
  </message>
  <message>
   <source>The variable {name} blocks access to the hub. Unset it to download models.</source>
   <translation>La variable {name} prohíbe consultar el hub. Quítela para descargar modelos.</translation>
  </message>
  <message>
   <source>The model is already being downloaded, perhaps in another Foretoken window.</source>
   <translation>El modelo ya se está descargando, quizá en otra ventana de Foretoken.</translation>
  </message>
  <message>
   <source>{file} already exists and differs from the file on the hub. Rename or delete it, then try again.</source>
   <translation>{file} ya está ahí y es un archivo distinto del que hay en el hub. Cámbiele el nombre o quítelo e inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>{file} was damaged during the download: its checksum does not match. The downloaded data was discarded. Try again, if necessary on another network.</source>
   <translation>{file} ha llegado con bytes erróneos: su suma de comprobación difiere. Lo recibido se ha desechado; inténtelo de nuevo, si hace falta en otra red.</translation>
  </message>
  <message>
   <source>{what}. Trying again in {seconds} s.</source>
   <translation>{what}. Nuevo intento en {seconds} s.</translation>
  </message>
  <message>
   <source>Not enough space in {folder}: the download needs {missing} more, {free} is free, and {reserve} of that must stay free. Free up some space, or choose a smaller file.</source>
   <translation>Hay muy poco espacio en {folder}: faltan por llegar {missing}, hay {free} libres, y de ellos {reserve} se dejan libres. Quite algo o elija un archivo más pequeño.</translation>
  </message>
  <message>
   <source>{folder} cannot be written to: {reason}.</source>
   <translation>No se puede escribir en {folder}: {reason}.</translation>
  </message>
  <message>
   <source>{file} in {folder} cannot be used: {reason}. Remove it and try again.</source>
   <translation>{file} en {folder} estorba: {reason}. Quítelo e inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>No space is left in {folder}: {reason}. What was downloaded is kept. Free up some space and resume.</source>
   <translation>No queda espacio en {folder}: {reason}. Lo que ha llegado se conserva: libere espacio y continúe.</translation>
  </message>
  <message>
   <source>{host}, which stores the file for {hub}, refused the download (HTTP {code}). Try again.</source>
   <translation>{host}, donde {hub} guarda el archivo, lo ha rechazado (HTTP {code}). Inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>{host} sent a different part of the file than requested. Try again later.</source>
   <translation>{host} ha enviado una parte del archivo distinta de la pedida. Inténtelo más tarde.</translation>
  </message>
  <message>
   <source>{host} sent more data than announced. The data was discarded. Try again later.</source>
   <translation>{host} ha enviado más bytes de los anunciados; se han desechado. Inténtelo más tarde.</translation>
  </message>
  <message>
   <source>{model} is {size}; about {expected} was expected.</source>
   <translation>{model} ocupa {size}, no unos {expected}.</translation>
  </message>
  <message>
   <source>{model} now requires you to accept its terms on its page.</source>
   <translation>Ahora hay que aceptar las condiciones de {model} en su página.</translation>
  </message>
  <message>
   <source>{model} states the licence {licence}, not {expected}.</source>
   <translation>{model} indica la licencia {licence}, no {expected}.</translation>
  </message>
  <message>
   <source>This download leaves only {size} free on the disk.</source>
   <translation>Tras esta descarga solo quedarán libres {size} del disco.</translation>
  </message>
  <message>
   <source>{address} is not a server address. Use an address such as http://localhost:8080 or https://example.org/v1.</source>
   <translation>{address} no es la dirección de un servidor. Una tiene la forma http://localhost:8080 o https://example.org/v1.</translation>
  </message>
  <message>
   <source>The address contains a user name or a password. Enter the key in its own field.</source>
   <translation>La dirección contiene un nombre o una contraseña. Escriba la clave en su propio campo.</translation>
  </message>
  <message>
   <source>This is not a key. A key is one line of letters, digits and symbols.</source>
   <translation>Esto no es una clave: una clave es una línea de letras, cifras y signos.</translation>
  </message>
  <message>
   <source>You already have {most} servers. Remove one first.</source>
   <translation>Hay {most} servidores. Quite uno antes.</translation>
  </message>
  <message>
   <source>The list of servers was not changed. {error}</source>
   <translation>La lista de servidores no se ha cambiado. {error}</translation>
  </message>
  <message>
   <source>{host} was not found. Check its name.</source>
   <translation>No se ha encontrado {host}. ¿Es correcto el nombre?</translation>
  </message>
  <message>
   <source>{host} refused the connection. Check that the server is running and that the port is correct.</source>
   <translation>{host} ha rechazado la conexión. Compruebe que el servidor está en marcha y que el puerto es correcto.</translation>
  </message>
  <message>
   <source>The certificate of {host} is not trusted: {reason}. If it is your own, set the environment variable SSL_CERT_FILE to its file.</source>
   <translation>El certificado de {host} no es de confianza: {reason}. Si es propio, indique su archivo en la variable de entorno SSL_CERT_FILE.</translation>
  </message>
  <message>
   <source>Nothing was sent to {host}: the connection is not encrypted, and you have not allowed that.</source>
   <translation>No se ha enviado nada a {host}: la conexión no está cifrada y usted no lo ha permitido.</translation>
  </message>
  <message>
   <source>{host} redirects to another address, {where}. Nothing was sent there. If that address is correct, enter it instead of this one.</source>
   <translation>{host} lleva a otra dirección, a la que no se ha enviado nada: {where}. Si es correcta, escríbala en lugar de esta.</translation>
  </message>
  <message>
   <source>{host} responds but does not list any models. Check that it is a model server.</source>
   <translation>{host} responde, pero no enumera modelos: ¿es un servidor de modelos?</translation>
  </message>
  <message>
   <source>{server} no longer offers the model {model}. Choose another one.</source>
   <translation>{server} ya no ofrece el modelo {model}. Elija otro.</translation>
  </message>
  <message>
   <source>The chat does not fit in the context of the model on {host}.</source>
   <translation>El chat no cabe en el contexto del modelo de {host}.</translation>
  </message>
  <message>
   <source>{host} requires an API key (HTTP {code}). Enter it.</source>
   <translation>{host} pide una clave (HTTP {code}). Escríbala.</translation>
  </message>
  <message>
   <source>{host} rejected the API key (HTTP {code}). Enter another one.</source>
   <translation>{host} no acepta la clave (HTTP {code}). Escriba otra.</translation>
  </message>
  <message>
   <source>{host} does not have this model, or the address is wrong (HTTP {code}). Check the address, and choose one of its models.</source>
   <translation>{host} no tiene ese modelo, o no tiene nada en esta dirección (HTTP {code}). Compruebe la dirección y elija uno de sus modelos.</translation>
  </message>
  <message>
   <source>{host} is still loading its model. Try again in a moment.</source>
   <translation>{host} aún está cargando su modelo. Inténtelo dentro de un momento.</translation>
  </message>
  <message>
   <source>{host} is busy (HTTP {code}). Try again later.</source>
   <translation>{host} está ocupado (HTTP {code}). Inténtelo más tarde.</translation>
  </message>
  <message>
   <source>{host} is busy (HTTP {code}). Try again in {seconds} s.</source>
   <translation>{host} está ocupado (HTTP {code}) y pide esperar {seconds} s.</translation>
  </message>
  <message>
   <source>{host} took too long to respond (HTTP {code}). Try again.</source>
   <translation>{host} ha tardado demasiado (HTTP {code}). Inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>{host} reported an error (HTTP {code}). Try again, or check the log of the server.</source>
   <translation>Algo ha fallado en {host} (HTTP {code}). Inténtelo de nuevo; su registro quizá diga más.</translation>
  </message>
  <message>
   <source>{host} rejected the request (HTTP {code}).</source>
   <translation>{host} se niega a responder a esto (HTTP {code}).</translation>
  </message>
  <message>
   <source>{sentence} The server says: {words}</source>
   <translation>{sentence} Dice: {words}</translation>
  </message>
  <message>
   <source>This server cannot continue an answer.</source>
   <translation>Este servidor no puede continuar una respuesta.</translation>
  </message>
  <message>
   <source>{host} did not end its answer after {most} characters.</source>
   <translation>{host} ha escrito {most} caracteres y no ha terminado.</translation>
  </message>
  <message>
   <source>The connection to {host} was lost in the middle of the answer. Try again.</source>
   <translation>La conexión con {host} se ha interrumpido en mitad de la respuesta. Inténtelo de nuevo.</translation>
  </message>
  <message>
   <source>{host} stopped in the middle of the answer. Try again, or check the log of the server.</source>
   <translation>{host} ha abandonado en mitad de la respuesta. Inténtelo de nuevo; su registro quizá diga más.</translation>
  </message>
  <message>
   <source>{host} sent too much data: {problem}.</source>
   <translation>{host} envía más de lo permitido: {problem}.</translation>
  </message>
  <message>
   <source>{host} sent an invalid response: {problem}. Check that it is a model server.</source>
   <translation>{host} ha enviado una respuesta no válida: {problem}. Compruebe que es un servidor de modelos.</translation>
  </message>
  <message>
   <source>it is compressed ({kind}), which was not requested</source>
   <translation>está comprimido ({kind}), cosa que nadie ha pedido</translation>
  </message>
  <message>
   <source>it is a web page</source>
   <translation>es una página web</translation>
  </message>
  <message>
   <source>it is of the type {kind}</source>
   <translation>es del tipo {kind}</translation>
  </message>
  <message>
   <source>one of its lines is longer than {most} bytes</source>
   <translation>una de sus líneas supera los {most} bytes</translation>
  </message>
  <message>
   <source>it is not an event stream</source>
   <translation>no es un flujo de eventos</translation>
  </message>
  <message>
   <source>it is not a JSON object</source>
   <translation>no es un objeto JSON</translation>
  </message>
  <message>
   <source>The server sent several tokens at once, so its counters do not show for all of them whether they were drafted.</source>
   <translation>El servidor envió varios tokens a la vez, de modo que sus contadores no indican para todos si se propusieron.</translation>
  </message>
  <message>
   <source>The server reports how many tokens it drafted and accepted, but not which ones.</source>
   <translation>El servidor indica cuántos tokens propuso y aceptó, pero no cuáles.</translation>
  </message>
  <message>
   <source>The server counts the drafts of all its answers together, and it was writing other answers at the same time.</source>
   <translation>El servidor cuenta juntos los borradores de todas sus respuestas, y a la vez se escribían otras.</translation>
  </message>
  <message>
   <source>The server does not report whether and what it drafted.</source>
   <translation>El servidor no indica si propuso algo, ni qué.</translation>
  </message>
  <message>
   <source>Ollama silently cuts off what does not fit in its context. The length is set by OLLAMA_CONTEXT_LENGTH or by the model's num_ctx.</source>
   <translation>Ollama recorta sin avisar lo que no cabe en su contexto. Cuánto cabe lo fija OLLAMA_CONTEXT_LENGTH, o num_ctx de un modelo.</translation>
  </message>
 </context>
</TS>
