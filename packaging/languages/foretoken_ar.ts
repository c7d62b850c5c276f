<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- machine-made -->
<TS version="2.1" language="ar" sourcelanguage="en">
 <context>
  <name>Foretoken</name>
  <message>
   <location filename="resources/presets.toml" />
   <source>For trying out how a pair works, on any computer. A target this small gains nothing from drafting and may even get slower.</source>
   <translation>لتجربة طريقة عمل الزوج على أي حاسوب. نموذج هدف بهذا الصغر لا يكسب شيئًا، وقد يصبح أبطأ.</translation>
  </message>
  <message>
   <source>The head needs no separate download. At this size it may gain nothing: test the pair first.</source>
   <translation>لا يحتاج رأسه إلى تنزيل خاص. بهذا الحجم قد لا يكسب شيئًا: اختبر الزوج أولًا.</translation>
  </message>
  <message>
   <source>The head is a thirtieth of the target's size. A separate draft model would probably slow down a target this small.</source>
   <translation>الرأس جزء من ثلاثين من بايتاته. نموذج ثانٍ سيبطئ غالبًا هدفًا بهذا الصغر.</translation>
  </message>
  <message>
   <source>The smallest Qwen3, with the same vocabulary. A separate draft model often slows down a 4B target: test the pair first.</source>
   <translation>أصغر Qwen3، بالمفردات نفسها. كثيرًا ما يبطئ نموذج ثانٍ هدفًا بحجم 4B: اختبر الزوج أولًا.</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a thirtieth of its size. A target this small leaves little to gain.</source>
   <translation>صنعته Google لهذا النموذج بعينه، بجزء من ثلاثين من بايتاته. هدف بهذا الصغر يترك القليل للكسب.</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a fiftieth of its size; it needs no cache of its own.</source>
   <translation>صنعته Google لهذا النموذج بعينه، بجزء من خمسين من بايتاته؛ ولا يحتاج إلى ذاكرة مخبأة خاصة به.</translation>
  </message>
  <message>
   <source>The smallest coder model of the family; llama.cpp's own server pairs it with the 7B. Code is easy to predict.</source>
   <translation>أصغر نموذج شيفرة في العائلة، وهو الذي يقرنه خادم llama.cpp نفسه بنموذج 7B؛ والشيفرة يسهل توقعها.</translation>
  </message>
  <message>
   <source>The smallest Qwen3: the same vocabulary and the same style of thinking before the answer.</source>
   <translation>أصغر Qwen3: المفردات نفسها وطريقة التفكير المسموع نفسها قبل الإجابة.</translation>
  </message>
  <message>
   <source>The smallest Llama with the Llama 3 vocabulary, at a sixth of the target's size.</source>
   <translation>أصغر Llama بمفردات Llama 3، بسُدس بايتات النموذج الهدف.</translation>
  </message>
  <message>
   <source>The head was trained together with the model and costs less than a separate draft model.</source>
   <translation>دُرِّب الرأس مع النموذج، وكلفته أقل من أي نموذج ثانٍ.</translation>
  </message>
  <message>
   <source>Made for this model; it drafts a whole block of tokens in one pass. Code gains more from it than prose.</source>
   <translation>صُنع لهذا النموذج بعينه؛ يكتب مسودة كتلة كاملة من الرموز في تمريرة واحدة. تكسب منه الشيفرة أكثر من النثر.</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a fifteenth of its size; it needs no cache of its own.</source>
   <translation>صنعته Google لهذا النموذج بعينه، بجزء من خمسة عشر من بايتاته؛ ولا يحتاج إلى ذاكرة مخبأة خاصة به.</translation>
  </message>
  <message>
   <source>The smallest Qwen3: the same vocabulary and the same style of thinking, at a fourteenth of the target's size.</source>
   <translation>أصغر Qwen3: المفردات نفسها وطريقة التفكير المسموع نفسها، بجزء من أربعة عشر من بايتات النموذج الهدف.</translation>
  </message>
  <message>
   <source>The smallest coder model of the family; llama.cpp's own server pairs it with the 14B. Code is easy to predict.</source>
   <translation>أصغر نموذج شيفرة في العائلة، وهو الذي يقرنه خادم llama.cpp نفسه بنموذج 14B؛ والشيفرة يسهل توقعها.</translation>
  </message>
  <message>
   <source>Made for this model. A mixture of experts uses only part of its weights for each token, which leaves less to gain; on some GPUs the head slows it down.</source>
   <translation>صُنع لهذا النموذج بعينه. لا يستخدم خليط الخبراء لكل رمز إلا جزءًا من نفسه، فيبقى أقل للكسب؛ وعلى بعض وحدات GPU يبطئه الرأس.</translation>
  </message>
  <message>
   <source>The head was trained together with the model. A slow target like this one gains most from it.</source>
   <translation>دُرِّب الرأس مع النموذج. ويكسب أكثر ما يكسب بجانب هدف بهذا البطء.</translation>
  </message>
  <message>
   <source>Made by Google for this model, a mixture of experts that uses 4 of its 26 billion parameters per token.</source>
   <translation>صنعته Google لهذا النموذج بعينه، وهو خليط خبراء يستخدم لكل رمز 4 من أصل 26 مليار معامل.</translation>
  </message>
  <message>
   <source>Published as a pair by the makers of llama.cpp, in one repository. Code is easy to predict.</source>
   <translation>نشره صانعو llama.cpp زوجًا في مستودع واحد؛ والشيفرة يسهل توقعها.</translation>
  </message>
  <message>
   <source>Same family and vocabulary. With a target this slow, the 1.7B costs little more than the 0.6B and usually predicts better.</source>
   <translation>من العائلة نفسها وبالمفردات نفسها؛ وبجانب نموذج هدف بهذا البطء لا يكلّف نموذج 1.7B أكثر بكثير من نموذج 0.6B، وتخمينه عادة أفضل.</translation>
  </message>
  <message>
   <source>A mixture of experts that uses 3 of its 35 billion parameters per token: fast wherever it fits. The head makes it faster, though by less than with other models.</source>
   <translation>خليط خبراء يستخدم لكل رمز 3 من أصل 35 مليار معامل: سريع حيثما اتسعت له الذاكرة. ويزيد رأسه على ذلك، وإن كان أقل مما في نماذج أخرى.</translation>
  </message>
  <message>
   <source>The smallest Llama with the Llama 3 vocabulary, at a fiftieth of the target's size.</source>
   <translation>أصغر Llama بمفردات Llama 3، بجزء من خمسين من بايتات النموذج الهدف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>New chat</source>
   <translation>محادثة جديدة</translation>
  </message>
  <message>
   <source>sent to {name} ({host})</source>
   <translation>أُرسلت إلى {name} ({host})</translation>
  </message>
  <message>
   <source>the processor</source>
   <comment>it computes</comment>
   <translation>المعالج</translation>
  </message>
  <message>
   <source>on {places}</source>
   <comment>what computes</comment>
   <translation>على {places}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>Unset</source>
   <translation>غير محدد</translation>
  </message>
  <message>
   <source>Thinking</source>
   <translation>التفكير</translation>
  </message>
  <message>
   <source>The model thinks before it answers.</source>
   <translation>يفكر النموذج قبل أن يجيب.</translation>
  </message>
  <message>
   <source>How long the model thinks before it answers.</source>
   <translation>مدة تفكير النموذج قبل أن يجيب.</translation>
  </message>
  <message>
   <source>Reasoning effort</source>
   <translation>جهد الاستدلال</translation>
  </message>
  <message>
   <source>Thinking effort</source>
   <translation>جهد التفكير</translation>
  </message>
  <message>
   <source>Thinking budget</source>
   <translation>ميزانية التفكير</translation>
  </message>
  <message>
   <source>The maximum number of tokens that the model may spend on thinking.</source>
   <translation>عدد الرموز التي يفكر بها النموذج على الأكثر.</translation>
  </message>
  <message>
   <source>Keep earlier thinking</source>
   <translation>إبقاء التفكير السابق</translation>
  </message>
  <message>
   <source>The model sees its thinking from earlier answers.</source>
   <translation>يُخبَر النموذج بما فكّر فيه قبل الإجابات السابقة.</translation>
  </message>
  <message>
   <source>Leave out earlier thinking</source>
   <translation>استبعاد التفكير السابق</translation>
  </message>
  <message>
   <source>The model does not see its thinking from earlier answers.</source>
   <translation>لا يُخبَر النموذج بما فكّر فيه قبل الإجابات السابقة.</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>التاريخ</translation>
  </message>
  <message>
   <source>The date that the model takes as today's.</source>
   <translation>اليوم الذي يعدّه النموذج يومه الحاضر.</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>الهوية</translation>
  </message>
  <message>
   <source>Who or what the model is told it is.</source>
   <translation>ما يُخبَر به النموذج عن هويته.</translation>
  </message>
  <message>
   <source>An option of this model's chat template, “{name}”. What it does depends on the model.</source>
   <translation>يقرأ قالب المحادثة لهذا النموذج «{name}»؛ أما أثره فيعود إلى النموذج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>WebP (smaller, all colours)</source>
   <translation>WebP (أصغر، بكل الألوان)</translation>
  </message>
  <message>
   <source>GIF (works everywhere, 255 colours)</source>
   <translation>GIF (يُعرض في كل مكان، 255 لونًا)</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}, {count} tokens</source>
   <extracomment>for 1: Thought for {time}, {count} token</extracomment>
   <translation>
    <numerusform>تفكير مدة {time}، {count} رمز</numerusform>
    <numerusform>تفكير مدة {time}، رمز واحد</numerusform>
    <numerusform>تفكير مدة {time}، رمزان</numerusform>
    <numerusform>تفكير مدة {time}، {count} رموز</numerusform>
    <numerusform>تفكير مدة {time}، {count} رمزًا</numerusform>
    <numerusform>تفكير مدة {time}، {count} رمز</numerusform>
   </translation>
  </message>
  <message>
   <source>Thought for {time}</source>
   <translation>تفكير مدة {time}</translation>
  </message>
  <message numerus="yes">
   <source>Thought, {count} tokens</source>
   <extracomment>for 1: Thought, {count} token</extracomment>
   <translation>
    <numerusform>تفكير، {count} رمز</numerusform>
    <numerusform>تفكير، رمز واحد</numerusform>
    <numerusform>تفكير، رمزان</numerusform>
    <numerusform>تفكير، {count} رموز</numerusform>
    <numerusform>تفكير، {count} رمزًا</numerusform>
    <numerusform>تفكير، {count} رمز</numerusform>
   </translation>
  </message>
  <message>
   <source>Thought</source>
   <comment>a model, before it answered</comment>
   <translation>تفكير</translation>
  </message>
  <message>
   <source>Thinking…</source>
   <translation>يجري التفكير…</translation>
  </message>
  <message>
   <source>Thinking… {time}</source>
   <translation>يجري التفكير… {time}</translation>
  </message>
  <message>
   <source>{seconds} s</source>
   <translation>{seconds} ث</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/exporting.py" />
   <source>System prompt</source>
   <translation>موجّه النظام</translation>
  </message>
  <message>
   <source>folder {name}</source>
   <translation>المجلد {name}</translation>
  </message>
  <message>
   <source>Web page</source>
   <translation>صفحة ويب</translation>
  </message>
  <message>
   <source>A single file that looks like this window in any browser.</source>
   <translation>ملف واحد يعرضه أي متصفح كما تعرضه هذه النافذة.</translation>
  </message>
  <message>
   <source>PDF</source>
   <translation>ملف PDF</translation>
  </message>
  <message>
   <source>Pages to read, print and send.</source>
   <translation>صفحات للقراءة والطباعة والإرسال.</translation>
  </message>
  <message>
   <source>Markdown</source>
   <translation>تنسيق Markdown</translation>
  </message>
  <message>
   <source>Plain text with headings, for notes and wikis.</source>
   <translation>نص عادي بعناوين، للملاحظات ومواقع الويكي.</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>تنسيق JSON</translation>
  </message>
  <message>
   <source>Complete: every version, token and step. Foretoken can import it again.</source>
   <translation>كل شيء دون فقدان: كل نسخة ورمز وخطوة. ويستورده Foretoken من جديد.</translation>
  </message>
  <message>
   <source>Steps (JSON Lines)</source>
   <translation>الخطوات (JSON Lines)</translation>
  </message>
  <message>
   <source>One line per step of each answer, with its tokens, for analysis.</source>
   <translation>سطر لكل خطوة من كل إجابة مع رموزها، للتحليل.</translation>
  </message>
  <message>
   <source>Statistics (CSV)</source>
   <translation>الإحصاءات (CSV)</translation>
  </message>
  <message>
   <source>One row per answer, with its speed and acceptance, for spreadsheets.</source>
   <translation>صف لكل إجابة مع سرعتها ونسبة القبول فيها، لجداول البيانات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>done</source>
   <comment>of a task</comment>
   <translation>منجزة</translation>
  </message>
  <message>
   <source>to do</source>
   <comment>of a task</comment>
   <translation>غير منجزة</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats</source>
   <extracomment>for 1: {count} chat</extracomment>
   <translation>
    <numerusform>{count} محادثة</numerusform>
    <numerusform>محادثة واحدة</numerusform>
    <numerusform>محادثتان</numerusform>
    <numerusform>{count} محادثات</numerusform>
    <numerusform>{count} محادثة</numerusform>
    <numerusform>{count} محادثة</numerusform>
   </translation>
  </message>
  <message>
   <source>Token colours</source>
   <translation>ألوان الرموز</translation>
  </message>
  <message>
   <source>Chats</source>
   <translation>المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>at an unknown time</source>
   <translation>في وقت غير معروف</translation>
  </message>
  <message>
   <source>, </source>
   <comment>between things in a list</comment>
   <translation>، </translation>
  </message>
  <message>
   <source>Attached: {names}</source>
   <translation>المرفقات: {names}</translation>
  </message>
  <message>
   <source>You</source>
   <translation>أنت</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>الإجابة</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/store.py" />
   <source>{count} chats were restored from the backup {name}.</source>
   <extracomment>for 1: {count} chat was restored from the backup {name}.</extracomment>
   <translation>
    <numerusform>تمت الاستعادة من النسخة الاحتياطية {name}: {count} محادثة.</numerusform>
    <numerusform>تمت الاستعادة من النسخة الاحتياطية {name}: محادثة واحدة.</numerusform>
    <numerusform>تمت الاستعادة من النسخة الاحتياطية {name}: محادثتان.</numerusform>
    <numerusform>تمت الاستعادة من النسخة الاحتياطية {name}: {count} محادثات.</numerusform>
    <numerusform>تمت الاستعادة من النسخة الاحتياطية {name}: {count} محادثة.</numerusform>
    <numerusform>تمت الاستعادة من النسخة الاحتياطية {name}: {count} محادثة.</numerusform>
   </translation>
  </message>
  <message>
   <source>Your previous chats are kept as {name} in the folder {folder}, next to the current ones.</source>
   <translation>ما كان هنا من قبل محفوظ باسم {name} في مجلد المحادثات {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/answer_control.py" />
   <source>{first}, then {second}</source>
   <comment>models</comment>
   <translation>أولًا {first}، ثم {second}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>reading this answer again {share} %</source>
   <translation>تجري قراءة هذه الإجابة من جديد {share}%</translation>
  </message>
  <message>
   <source>The draft model of this answer, {model}, is not loaded, so its recorded figures are shown.</source>
   <translation>نموذج المسودة لهذه الإجابة، {model}، غير محمّل؛ وأرقامه هي المسجَّلة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed {chat}.</source>
   <translation>تمت إعادة تسمية {chat}.</translation>
  </message>
  <message>
   <source>Pinned {chats}.</source>
   <translation>تم التثبيت: {chats}.</translation>
  </message>
  <message>
   <source>Unpinned {chats}.</source>
   <translation>تم إلغاء التثبيت: {chats}.</translation>
  </message>
  <message>
   <source>Archived {chats}.</source>
   <translation>تمت الأرشفة: {chats}.</translation>
  </message>
  <message>
   <source>Unarchived {chat}.</source>
   <translation>عادت المحادثة {chat} إلى القائمة.</translation>
  </message>
  <message numerus="yes">
   <source>Unarchived {count} chats.</source>
   <extracomment>for 1: Unarchived {count} chat.</extracomment>
   <translation>
    <numerusform>عادت إلى القائمة: {count} محادثة.</numerusform>
    <numerusform>عادت إلى القائمة: محادثة واحدة.</numerusform>
    <numerusform>عادت إلى القائمة: محادثتان.</numerusform>
    <numerusform>عادت إلى القائمة: {count} محادثات.</numerusform>
    <numerusform>عادت إلى القائمة: {count} محادثة.</numerusform>
    <numerusform>عادت إلى القائمة: {count} محادثة.</numerusform>
   </translation>
  </message>
  <message>
   <source>Moved {chats} out of the folder.</source>
   <translation>تم النقل إلى خارج المجلد: {chats}.</translation>
  </message>
  <message>
   <source>Moved {chats} to {folder}.</source>
   <translation>تم النقل إلى {folder}: {chats}.</translation>
  </message>
  <message>
   <source>Moved {chats} to a new folder.</source>
   <translation>تم النقل إلى مجلد جديد: {chats}.</translation>
  </message>
  <message>
   <source>Copied {chat}.</source>
   <translation>تم نسخ {chat}.</translation>
  </message>
  <message>
   <source>Deleted {chats}.</source>
   <translation>تم الحذف: {chats}.</translation>
  </message>
  <message>
   <source>Folder added.</source>
   <translation>تمت إضافة المجلد.</translation>
  </message>
  <message>
   <source>Renamed folder {folder}.</source>
   <translation>تمت إعادة تسمية المجلد {folder}.</translation>
  </message>
  <message>
   <source>Deleted folder {folder}. Its chats were kept.</source>
   <translation>تم حذف المجلد {folder}. وتبقى محادثاته.</translation>
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
   <translation>اليوم</translation>
  </message>
  <message>
   <source>yesterday</source>
   <comment>a short date</comment>
   <translation>أمس</translation>
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
   <translation>اليوم</translation>
  </message>
  <message>
   <source>Yesterday</source>
   <comment>above some chats</comment>
   <translation>أمس</translation>
  </message>
  <message>
   <source>Previous 7 days</source>
   <comment>above some chats</comment>
   <translation>الأيام السبعة الماضية</translation>
  </message>
  <message>
   <source>Previous 30 days</source>
   <comment>above some chats</comment>
   <translation>الأيام الثلاثون الماضية</translation>
  </message>
  <message>
   <source>Temporary</source>
   <comment>above some chats</comment>
   <translation>المؤقتة</translation>
  </message>
  <message>
   <source>Pinned</source>
   <comment>above some chats</comment>
   <translation>المثبّتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Nothing new was imported.</source>
   <translation>لم يُستورد أي جديد.</translation>
  </message>
  <message numerus="yes">
   <source>Imported {count} chats.</source>
   <extracomment>for 1: Imported {count} chat.</extracomment>
   <translation>
    <numerusform>تم استيراد {count} محادثة.</numerusform>
    <numerusform>تم استيراد محادثة واحدة.</numerusform>
    <numerusform>تم استيراد محادثتين.</numerusform>
    <numerusform>تم استيراد {count} محادثات.</numerusform>
    <numerusform>تم استيراد {count} محادثة.</numerusform>
    <numerusform>تم استيراد {count} محادثة.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were continued differently here, so they were added as separate chats.</source>
   <extracomment>for 1: {count} chat was continued differently here, so it was added as a separate chat.</extracomment>
   <translation>
    <numerusform>استمرت هنا على نحو مختلف، وهي الآن بجانب الموجود: {count} محادثة.</numerusform>
    <numerusform>استمرت هنا على نحو مختلف، وهي الآن بجانب الموجود: محادثة واحدة.</numerusform>
    <numerusform>استمرت هنا على نحو مختلف، وهي الآن بجانب الموجود: محادثتان.</numerusform>
    <numerusform>استمرت هنا على نحو مختلف، وهي الآن بجانب الموجود: {count} محادثات.</numerusform>
    <numerusform>استمرت هنا على نحو مختلف، وهي الآن بجانب الموجود: {count} محادثة.</numerusform>
    <numerusform>استمرت هنا على نحو مختلف، وهي الآن بجانب الموجود: {count} محادثة.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were already here.</source>
   <extracomment>for 1: {count} chat was already here.</extracomment>
   <translation>
    <numerusform>موجودة هنا من قبل: {count} محادثة.</numerusform>
    <numerusform>موجودة هنا من قبل: محادثة واحدة.</numerusform>
    <numerusform>موجودة هنا من قبل: محادثتان.</numerusform>
    <numerusform>موجودة هنا من قبل: {count} محادثات.</numerusform>
    <numerusform>موجودة هنا من قبل: {count} محادثة.</numerusform>
    <numerusform>موجودة هنا من قبل: {count} محادثة.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/prompt_library.py" />
   <source>New prompt</source>
   <translation>موجّه جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing.py" />
   <source>Text {number}</source>
   <translation>نص {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted.</source>
   <translation>تم حذف السؤال.</translation>
  </message>
  <message>
   <source>Answer deleted.</source>
   <translation>تم حذف الإجابة.</translation>
  </message>
  <message numerus="yes">
   <source>Question deleted, along with {count} messages after it.</source>
   <extracomment>for 1: Question deleted, along with {count} message after it.</extracomment>
   <translation>
    <numerusform>تم حذف السؤال، ومعه {count} رسالة بعده.</numerusform>
    <numerusform>تم حذف السؤال، ومعه رسالة واحدة بعده.</numerusform>
    <numerusform>تم حذف السؤال، ومعه رسالتان بعده.</numerusform>
    <numerusform>تم حذف السؤال، ومعه {count} رسائل بعده.</numerusform>
    <numerusform>تم حذف السؤال، ومعه {count} رسالة بعده.</numerusform>
    <numerusform>تم حذف السؤال، ومعه {count} رسالة بعده.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Answer deleted, along with {count} messages after it.</source>
   <extracomment>for 1: Answer deleted, along with {count} message after it.</extracomment>
   <translation>
    <numerusform>تم حذف الإجابة، ومعها {count} رسالة بعدها.</numerusform>
    <numerusform>تم حذف الإجابة، ومعها رسالة واحدة بعدها.</numerusform>
    <numerusform>تم حذف الإجابة، ومعها رسالتان بعدها.</numerusform>
    <numerusform>تم حذف الإجابة، ومعها {count} رسائل بعدها.</numerusform>
    <numerusform>تم حذف الإجابة، ومعها {count} رسالة بعدها.</numerusform>
    <numerusform>تم حذف الإجابة، ومعها {count} رسالة بعدها.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_work.py" />
   <source>verifying losslessness {share} %</source>
   <translation>يجري التحقق من عدم الفقدان {share}%</translation>
  </message>
  <message>
   <source>trying settings {share} %</source>
   <translation>تجري تجربة الإعدادات {share}%</translation>
  </message>
  <message>
   <source>racing {share} %</source>
   <translation>السباق جارٍ {share}%</translation>
  </message>
  <message>
   <source>testing this pair {share} %</source>
   <translation>يجري اختبار هذا الزوج {share}%</translation>
  </message>
  <message>
   <source>benchmarking {share} %</source>
   <translation>يجري قياس الأداء {share}%</translation>
  </message>
  <message>
   <source>Preparing…</source>
   <translation>يجري التحضير…</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Load again</source>
   <translation>تحميله من جديد</translation>
  </message>
  <message>
   <source>Choose devices automatically</source>
   <translation>اختيار الأجهزة تلقائيًّا</translation>
  </message>
  <message numerus="yes">
   <source>Use {some} of {count} layers on the GPU</source>
   <extracomment>for 1: Use {some} of {count} layer on the GPU</extracomment>
   <translation>
    <numerusform>استخدام {some} من {count} طبقة على وحدة معالجة الرسوم</numerusform>
    <numerusform>استخدام {some} من طبقة واحدة على وحدة معالجة الرسوم</numerusform>
    <numerusform>استخدام {some} من طبقتين على وحدة معالجة الرسوم</numerusform>
    <numerusform>استخدام {some} من {count} طبقات على وحدة معالجة الرسوم</numerusform>
    <numerusform>استخدام {some} من {count} طبقة على وحدة معالجة الرسوم</numerusform>
    <numerusform>استخدام {some} من {count} طبقة على وحدة معالجة الرسوم</numerusform>
   </translation>
  </message>
  <message>
   <source>Use the processor</source>
   <translation>استخدام المعالج</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/engine_form.py" />
   <source>Target</source>
   <comment>heading of settings</comment>
   <translation>النموذج الهدف</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>heading of settings</comment>
   <translation>نموذج المسودة</translation>
  </message>
  <message>
   <source>Drafting</source>
   <comment>heading of settings</comment>
   <translation>المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/known_servers.py" />
   <source>Removed {name}, with its key.</source>
   <translation>تمت إزالة {name} ومفتاحه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It is in the Hugging Face cache, which stores names and data separately. Both are removed, and other programs that use the model will download it again.</source>
   <translation>يقع في ذاكرة Hugging Face المؤقتة التي تحفظ البيانات منفصلة عن الاسم: يُزال كلاهما، والبرامج التي تحتاج إليه تنزّله من جديد.</translation>
  </message>
  <message>
   <source>It is a link. Only the link is moved; the file itself stays.</source>
   <translation>هذا رابط: يُنقل الرابط فقط، ويبقى الملف نفسه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/remembered_pairs.py" />
   <source>My pair</source>
   <translation>زوجي</translation>
  </message>
  <message>
   <source>Deleted {name}.</source>
   <translation>تم حذف {name}.</translation>
  </message>
  <message numerus="yes">
   <source>Imported {count} presets: {names}.</source>
   <extracomment>for 1: Imported {count} preset: {names}.</extracomment>
   <translation>
    <numerusform>تم استيراد {count} إعداد مسبق: {names}.</numerusform>
    <numerusform>تم استيراد إعداد مسبق واحد: {names}.</numerusform>
    <numerusform>تم استيراد إعدادين مسبقين: {names}.</numerusform>
    <numerusform>تم استيراد {count} إعدادات مسبقة: {names}.</numerusform>
    <numerusform>تم استيراد {count} إعدادًا مسبقًا: {names}.</numerusform>
    <numerusform>تم استيراد {count} إعداد مسبق: {names}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Exported {count} presets to {file}.</source>
   <extracomment>for 1: Exported {count} preset to {file}.</extracomment>
   <translation>
    <numerusform>تم تصدير {count} إعداد مسبق إلى {file}.</numerusform>
    <numerusform>تم تصدير إعداد مسبق واحد إلى {file}.</numerusform>
    <numerusform>تم تصدير إعدادين مسبقين إلى {file}.</numerusform>
    <numerusform>تم تصدير {count} إعدادات مسبقة إلى {file}.</numerusform>
    <numerusform>تم تصدير {count} إعدادًا مسبقًا إلى {file}.</numerusform>
    <numerusform>تم تصدير {count} إعداد مسبق إلى {file}.</numerusform>
   </translation>
  </message>
  <message>
   <source>{pair}, in {folder}</source>
   <translation>{pair}، في {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>Greedy</source>
   <comment>a kind of sampling</comment>
   <translation>جشع</translation>
  </message>
  <message>
   <source>Precise</source>
   <comment>a kind of sampling</comment>
   <translation>دقيق</translation>
  </message>
  <message>
   <source>Balanced</source>
   <comment>a kind of sampling</comment>
   <translation>متوازن</translation>
  </message>
  <message>
   <source>Conversational</source>
   <comment>a kind of sampling</comment>
   <translation>حواري</translation>
  </message>
  <message>
   <source>Creative</source>
   <comment>a kind of sampling</comment>
   <translation>إبداعي</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>too short to compare</source>
   <translation>أقصر من أن تُقارن</translation>
  </message>
  <message>
   <source>not comparable: the computer was busy</source>
   <translation>غير قابل للمقارنة: كان الحاسوب مشغولًا</translation>
  </message>
  <message>
   <source>no drafts</source>
   <translation>بلا مسودات</translation>
  </message>
  <message>
   <source>Automatic</source>
   <translation>تلقائي</translation>
  </message>
  <message>
   <source>Always the draft model</source>
   <translation>نموذج المسودة دائمًا</translation>
  </message>
  <message>
   <source>Prompt lookup only</source>
   <translation>البحث في الموجّه فقط</translation>
  </message>
  <message>
   <source>Plain decoding</source>
   <translation>فك الترميز العادي</translation>
  </message>
  <message>
   <source>plain</source>
   <comment>how tokens are drafted</comment>
   <translation>عادي</translation>
  </message>
  <message>
   <source>fixed</source>
   <comment>how tokens are drafted</comment>
   <translation>ثابت</translation>
  </message>
  <message>
   <source>step rule</source>
   <comment>how tokens are drafted</comment>
   <translation>قاعدة الخطوة</translation>
  </message>
  <message>
   <source>EWMA rule</source>
   <comment>how tokens are drafted</comment>
   <translation>قاعدة EWMA</translation>
  </message>
  <message>
   <source>adaptive</source>
   <comment>how tokens are drafted</comment>
   <translation>تكيّفي</translation>
  </message>
  <message>
   <source>lookup</source>
   <comment>how tokens are drafted</comment>
   <translation>البحث في الموجّه</translation>
  </message>
  <message>
   <source>drafting paused: no speedup</source>
   <comment>how tokens are drafted</comment>
   <translation>المسودة متوقفة مؤقتًا: لا تسريع</translation>
  </message>
  <message>
   <source>no matching earlier text</source>
   <comment>how tokens are drafted</comment>
   <translation>لا نص سابق مطابق</translation>
  </message>
  <message>
   <source>the next token was too likely to be rejected</source>
   <comment>why a draft ends</comment>
   <translation>كان رفض الرمز التالي مرجَّحًا أكثر مما ينبغي</translation>
  </message>
  <message>
   <source>another token would not pay off</source>
   <comment>why a draft ends</comment>
   <translation>رمز آخر لن يفيد</translation>
  </message>
  <message>
   <source>maximum length</source>
   <comment>why a draft ends</comment>
   <translation>أقصى طول للمسودات</translation>
  </message>
  <message>
   <source>a copy of earlier text</source>
   <comment>why a draft ends</comment>
   <translation>نسخة من نص سابق</translation>
  </message>
  <message>
   <source>no copy would have paid off</source>
   <comment>why a draft ends</comment>
   <translation>ما كان النسخ ليفيد</translation>
  </message>
  <message>
   <source>found nothing to copy</source>
   <comment>why a draft ends</comment>
   <translation>لم يوجد ما يُنسخ</translation>
  </message>
  <message>
   <source>drafting paused: it did not pay off</source>
   <comment>why a draft ends</comment>
   <translation>المسودة متوقفة: لم تُفد</translation>
  </message>
  <message>
   <source>measuring plain speed</source>
   <comment>why a draft ends</comment>
   <translation>تُقاس السرعة العادية</translation>
  </message>
  <message>
   <source>fixed length</source>
   <comment>why a draft ends</comment>
   <translation>طول ثابت</translation>
  </message>
  <message>
   <source>longer: most were accepted</source>
   <comment>why a draft ends</comment>
   <translation>أطول: قُبل معظمها</translation>
  </message>
  <message>
   <source>shorter: few were accepted</source>
   <comment>why a draft ends</comment>
   <translation>أقصر: قُبل القليل</translation>
  </message>
  <message>
   <source>as long as before</source>
   <comment>why a draft ends</comment>
   <translation>بالطول السابق نفسه</translation>
  </message>
  <message>
   <source>answer or context limit reached</source>
   <comment>why a draft ends</comment>
   <translation>بُلغ حد الإجابة أو السياق</translation>
  </message>
  <message>
   <source>the draft ends the answer</source>
   <comment>why a draft ends</comment>
   <translation>المسودة تنهي الإجابة</translation>
  </message>
  <message>
   <source>rereading accepted tokens first</source>
   <comment>why a draft ends</comment>
   <translation>يعيد أولًا قراءة الرموز المقبولة</translation>
  </message>
  <message>
   <source>{time} ms</source>
   <translation>{time} ms</translation>
  </message>
  <message>
   <source>not computed</source>
   <translation>لم يُحسب</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens (including the one that ended the answer) in {time} of decoding, not counting the time to read the prompt.</source>
   <extracomment>for 1: {count} token (including the one that ended the answer) in {time} of decoding, not counting the time to read the prompt.</extracomment>
   <translation>
    <numerusform>{count} رمز (مع الرمز الذي أنهى الإجابة) في {time} من فك الترميز؛ قراءة الموجّه ليست جزءًا منه.</numerusform>
    <numerusform>رمز واحد (مع الرمز الذي أنهى الإجابة) في {time} من فك الترميز؛ قراءة الموجّه ليست جزءًا منه.</numerusform>
    <numerusform>رمزان (مع الرمز الذي أنهى الإجابة) في {time} من فك الترميز؛ قراءة الموجّه ليست جزءًا منه.</numerusform>
    <numerusform>{count} رموز (مع الرمز الذي أنهى الإجابة) في {time} من فك الترميز؛ قراءة الموجّه ليست جزءًا منه.</numerusform>
    <numerusform>{count} رمزًا (مع الرمز الذي أنهى الإجابة) في {time} من فك الترميز؛ قراءة الموجّه ليست جزءًا منه.</numerusform>
    <numerusform>{count} رمز (مع الرمز الذي أنهى الإجابة) في {time} من فك الترميز؛ قراءة الموجّه ليست جزءًا منه.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens in {time} of decoding, not counting the time to read the prompt.</source>
   <extracomment>for 1: {count} token in {time} of decoding, not counting the time to read the prompt.</extracomment>
   <translation>
    <numerusform>{count} رمز في {time} من فك الترميز؛ قراءة الموجّه ليست جزءًا منه.</numerusform>
    <numerusform>رمز واحد في {time} من فك الترميز؛ قراءة الموجّه ليست جزءًا منه.</numerusform>
    <numerusform>رمزان في {time} من فك الترميز؛ قراءة الموجّه ليست جزءًا منه.</numerusform>
    <numerusform>{count} رموز في {time} من فك الترميز؛ قراءة الموجّه ليست جزءًا منه.</numerusform>
    <numerusform>{count} رمزًا في {time} من فك الترميز؛ قراءة الموجّه ليست جزءًا منه.</numerusform>
    <numerusform>{count} رمز في {time} من فك الترميز؛ قراءة الموجّه ليست جزءًا منه.</numerusform>
   </translation>
  </message>
  <message>
   <source>tok/s</source>
   <comment>tokens per second</comment>
   <translation>tok/s</translation>
  </message>
  <message>
   <source>Every token came from the target alone, each in its own pass.</source>
   <translation>جاء كل رمز من النموذج الهدف وحده، في تمريرة خاصة به.</translation>
  </message>
  <message>
   <source>Other programs kept this computer busy while the answer was being written, so its speed cannot be compared with plain decoding.</source>
   <translation>شغلت برامج أخرى هذا الحاسوب أثناء كتابة الإجابة، لذلك لا يمكن مقارنة سرعتها بفك الترميز العادي.</translation>
  </message>
  <message>
   <source>plain speed: measuring</source>
   <translation>السرعة العادية: قيد القياس</translation>
  </message>
  <message>
   <source>plain speed: not measured</source>
   <translation>السرعة العادية: لم تُقس</translation>
  </message>
  <message>
   <source>A speedup is shown only against plain decoding measured on this machine.</source>
   <translation>لا يُعرض التسريع إلا مقارنة بفك الترميز العادي المقيس على هذا الجهاز.</translation>
  </message>
  <message>
   <source>plain ({rate}, measured)</source>
   <comment>stands behind how many times as fast it is</comment>
   <translation>السرعة العادية ({rate}، مقيسة)</translation>
  </message>
  <message>
   <source>as fast as without drafting</source>
   <translation>بسرعة الكتابة دون مسودات</translation>
  </message>
  <message>
   <source>faster than without drafting</source>
   <translation>أسرع من الكتابة دون مسودات</translation>
  </message>
  <message>
   <source>the speed without drafting</source>
   <translation>من السرعة دون مسودات</translation>
  </message>
  <message>
   <source>plain speed: unknown</source>
   <translation>السرعة العادية: غير معروفة</translation>
  </message>
  <message>
   <source>A server wrote this. Its speed without drafts was not measured, so no speedup is shown.</source>
   <translation>كتب هذا خادم. ولم تُقس سرعته دون مسودات، لذلك لا يُعرض أي تسريع.</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens in {time}; plain decoding, measured on this machine at about the same time, would take {plain} for the same number: {ratio} times the plain speed.</source>
   <extracomment>for 1: {count} token in {time}; plain decoding, measured on this machine at about the same time, would take {plain} for the same number: {ratio} times the plain speed.</extracomment>
   <translation>
    <numerusform>{count} رمز في {time}؛ ويستغرق فك الترميز العادي، المقيس على هذا الجهاز في الوقت نفسه تقريبًا، {plain} لمثل هذا العدد: أي السرعة العادية مضروبة في {ratio}.</numerusform>
    <numerusform>رمز واحد في {time}؛ ويستغرق فك الترميز العادي، المقيس على هذا الجهاز في الوقت نفسه تقريبًا، {plain} لمثل هذا العدد: أي السرعة العادية مضروبة في {ratio}.</numerusform>
    <numerusform>رمزان في {time}؛ ويستغرق فك الترميز العادي، المقيس على هذا الجهاز في الوقت نفسه تقريبًا، {plain} لمثل هذا العدد: أي السرعة العادية مضروبة في {ratio}.</numerusform>
    <numerusform>{count} رموز في {time}؛ ويستغرق فك الترميز العادي، المقيس على هذا الجهاز في الوقت نفسه تقريبًا، {plain} لمثل هذا العدد: أي السرعة العادية مضروبة في {ratio}.</numerusform>
    <numerusform>{count} رمزًا في {time}؛ ويستغرق فك الترميز العادي، المقيس على هذا الجهاز في الوقت نفسه تقريبًا، {plain} لمثل هذا العدد: أي السرعة العادية مضروبة في {ratio}.</numerusform>
    <numerusform>{count} رمز في {time}؛ ويستغرق فك الترميز العادي، المقيس على هذا الجهاز في الوقت نفسه تقريبًا، {plain} لمثل هذا العدد: أي السرعة العادية مضروبة في {ratio}.</numerusform>
   </translation>
  </message>
  <message>
   <source>This is too uncertain to be called a speedup.</source>
   <translation>هذه النتيجة أقل يقينًا من أن تُعدّ تسريعًا.</translation>
  </message>
  <message>
   <source>busy: {share} used by others</source>
   <translation>مشغول: {share} لبرامج أخرى</translation>
  </message>
  <message>
   <source>Other programs used {share} of the processor while this was being written, so the speeds are not those of an idle computer.</source>
   <translation>استخدمت البرامج الأخرى {share} من المعالج أثناء الكتابة، لذلك ليست هذه سرعات حاسوب غير مشغول.</translation>
  </message>
  <message>
   <source>{accepted} accepted of {drafted} drafted = {share}.</source>
   <translation>قُبل {accepted} من {drafted} من رموز المسودة = {share}.</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens came after a rejected one or the end, and were not verified.</source>
   <extracomment>for 1: {count} token came after a rejected one or the end, and was not verified.</extracomment>
   <translation>
    <numerusform>لم يُتحقق من {count} رمز بعد رمز مرفوض أو بعد النهاية.</numerusform>
    <numerusform>لم يُتحقق من رمز واحد بعد رمز مرفوض أو بعد النهاية.</numerusform>
    <numerusform>لم يُتحقق من رمزين بعد رمز مرفوض أو بعد النهاية.</numerusform>
    <numerusform>لم يُتحقق من {count} رموز بعد رمز مرفوض أو بعد النهاية.</numerusform>
    <numerusform>لم يُتحقق من {count} رمزًا بعد رمز مرفوض أو بعد النهاية.</numerusform>
    <numerusform>لم يُتحقق من {count} رمز بعد رمز مرفوض أو بعد النهاية.</numerusform>
   </translation>
  </message>
  <message>
   <source>Tokens that end an answer are not shown, so they have no colour.</source>
   <translation>الرموز التي تُنهي الإجابة لا تُعرض، فلا لون لها.</translation>
  </message>
  <message numerus="yes">
   <source>drafted accepted ({share}), {count} as the end of the answer</source>
   <extracomment>for 1: drafted accepted ({share}), {count} as the end of the answer</extracomment>
   <translation>
    <numerusform>من رموز المسودة مقبولة ({share})، منها {count} رمز لنهاية الإجابة</numerusform>
    <numerusform>من رموز المسودة مقبولة ({share})، منها رمز واحد لنهاية الإجابة</numerusform>
    <numerusform>من رموز المسودة مقبولة ({share})، منها رمزان لنهاية الإجابة</numerusform>
    <numerusform>من رموز المسودة مقبولة ({share})، منها {count} رموز لنهاية الإجابة</numerusform>
    <numerusform>من رموز المسودة مقبولة ({share})، منها {count} رمزًا لنهاية الإجابة</numerusform>
    <numerusform>من رموز المسودة مقبولة ({share})، منها {count} رمز لنهاية الإجابة</numerusform>
   </translation>
  </message>
  <message>
   <source>Copied from earlier text: {accepted} of {drafted} accepted.</source>
   <translation>المنسوخ من نص سابق: قُبل {accepted} من {drafted}.</translation>
  </message>
  <message>
   <source>{accepted} of {drafted}</source>
   <comment>before: drafted accepted</comment>
   <translation>{accepted} من {drafted}</translation>
  </message>
  <message>
   <source>drafted accepted ({share})</source>
   <comment>behind: 12 of 20</comment>
   <translation>من رموز المسودة مقبولة ({share})</translation>
  </message>
  <message>
   <source>tokens per pass</source>
   <translation>رمز لكل تمريرة</translation>
  </message>
  <message>
   <source>{tokens} / {passes}, corrections and bonus tokens included.</source>
   <translation>الحساب: {tokens} / {passes}، مع التصحيحات والرموز الإضافية.</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens</source>
   <extracomment>for 1: {count} token</extracomment>
   <translation>
    <numerusform>{count} رمز</numerusform>
    <numerusform>رمز واحد</numerusform>
    <numerusform>رمزان</numerusform>
    <numerusform>{count} رموز</numerusform>
    <numerusform>{count} رمزًا</numerusform>
    <numerusform>{count} رمز</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} target passes</source>
   <extracomment>for 1: {count} target pass</extracomment>
   <translation>
    <numerusform>{count} تمريرة للنموذج الهدف</numerusform>
    <numerusform>تمريرة واحدة للنموذج الهدف</numerusform>
    <numerusform>تمريرتان للنموذج الهدف</numerusform>
    <numerusform>{count} تمريرات للنموذج الهدف</numerusform>
    <numerusform>{count} تمريرة للنموذج الهدف</numerusform>
    <numerusform>{count} تمريرة للنموذج الهدف</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From the request to the first token, including {time} to read {count} prompt tokens, {reused} of them reused.</source>
   <extracomment>for 1: From the request to the first token, including {time} to read {count} prompt token, {reused} of them reused.</extracomment>
   <translation>
    <numerusform>من الطلب إلى الرمز الأول، منها {time} لقراءة {count} رمز من الموجّه، أُعيد استخدام {reused} منها.</numerusform>
    <numerusform>من الطلب إلى الرمز الأول، منها {time} لقراءة رمز واحد من الموجّه، أُعيد استخدام {reused} منها.</numerusform>
    <numerusform>من الطلب إلى الرمز الأول، منها {time} لقراءة رمزين من الموجّه، أُعيد استخدام {reused} منها.</numerusform>
    <numerusform>من الطلب إلى الرمز الأول، منها {time} لقراءة {count} رموز من الموجّه، أُعيد استخدام {reused} منها.</numerusform>
    <numerusform>من الطلب إلى الرمز الأول، منها {time} لقراءة {count} رمزًا من الموجّه، أُعيد استخدام {reused} منها.</numerusform>
    <numerusform>من الطلب إلى الرمز الأول، منها {time} لقراءة {count} رمز من الموجّه، أُعيد استخدام {reused} منها.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From the request to the first token, including {time} to read {count} prompt tokens.</source>
   <extracomment>for 1: From the request to the first token, including {time} to read {count} prompt token.</extracomment>
   <translation>
    <numerusform>من الطلب إلى الرمز الأول، منها {time} لقراءة {count} رمز من الموجّه.</numerusform>
    <numerusform>من الطلب إلى الرمز الأول، منها {time} لقراءة رمز واحد من الموجّه.</numerusform>
    <numerusform>من الطلب إلى الرمز الأول، منها {time} لقراءة رمزين من الموجّه.</numerusform>
    <numerusform>من الطلب إلى الرمز الأول، منها {time} لقراءة {count} رموز من الموجّه.</numerusform>
    <numerusform>من الطلب إلى الرمز الأول، منها {time} لقراءة {count} رمزًا من الموجّه.</numerusform>
    <numerusform>من الطلب إلى الرمز الأول، منها {time} لقراءة {count} رمز من الموجّه.</numerusform>
   </translation>
  </message>
  <message>
   <source>first token {time}</source>
   <translation>الرمز الأول {time}</translation>
  </message>
  <message>
   <source>between tokens (95 %: {time})</source>
   <translation>بين الرموز (95%: {time})</translation>
  </message>
  <message>
   <source>Tokens of one step appear together. Half of the gaps between steps were {median} or shorter, 95 % were {slow} or shorter.</source>
   <translation>تظهر رموز الخطوة الواحدة معًا. نصف الفواصل بين الخطوات {median} أو أقصر، و95% منها {slow} أو أقصر.</translation>
  </message>
  <message numerus="yes">
   <source>Based on {runs} of {count} runs: those with drafts and a measured plain speed.</source>
   <extracomment>for 1: Based on {runs} of {count} run: those with drafts and a measured plain speed.</extracomment>
   <translation>
    <numerusform>محسوب على {runs} من أصل {count} إجابة: أي ما كُتبت فيه مسودة وقيست سرعته العادية.</numerusform>
    <numerusform>محسوب على {runs} من أصل إجابة واحدة: أي ما كُتبت فيه مسودة وقيست سرعته العادية.</numerusform>
    <numerusform>محسوب على {runs} من أصل إجابتين: أي ما كُتبت فيه مسودة وقيست سرعته العادية.</numerusform>
    <numerusform>محسوب على {runs} من أصل {count} إجابات: أي ما كُتبت فيه مسودة وقيست سرعته العادية.</numerusform>
    <numerusform>محسوب على {runs} من أصل {count} إجابة: أي ما كُتبت فيه مسودة وقيست سرعته العادية.</numerusform>
    <numerusform>محسوب على {runs} من أصل {count} إجابة: أي ما كُتبت فيه مسودة وقيست سرعته العادية.</numerusform>
   </translation>
  </message>
  <message>
   <source>saved by drafting</source>
   <translation>وُفّرت بالمسودة</translation>
  </message>
  <message>
   <source>lost by drafting</source>
   <translation>ضاعت بالمسودة</translation>
  </message>
  <message>
   <source>{minutes} min {seconds} s</source>
   <comment>a time</comment>
   <translation>{minutes} د {seconds} ث</translation>
  </message>
  <message>
   <source>{hours} h {minutes} min</source>
   <comment>a time</comment>
   <translation>{hours} س {minutes} د</translation>
  </message>
  <message>
   <source>As reported by the server, according to its own clock.</source>
   <translation>كما يذكره الخادم، بحسب ساعته هو.</translation>
  </message>
  <message>
   <source>Pieces of text as they arrived, from the first to the last. A piece may contain several tokens. The server does not report tokens per second.</source>
   <translation>قطع النص كما وصلت إلى هنا، من الأولى إلى الأخيرة. وقد تضم القطعة عدة رموز. ولا يذكر الخادم كم رمزًا في الثانية يعادل ذلك.</translation>
  </message>
  <message>
   <source>pieces/s</source>
   <comment>per second</comment>
   <translation>قطعة/ث</translation>
  </message>
  <message>
   <source>{accepted} accepted of {drafted} drafted = {share}, as the server counts them.</source>
   <translation>قُبل {accepted} من {drafted} من رموز المسودة = {share}، بحسب عدّ الخادم.</translation>
  </message>
  <message>
   <source>The server counted no drafts: every token came from the target alone.</source>
   <translation>لم يُحصِ الخادم أي مسودة: كل رمز جاء من النموذج الهدف وحده.</translation>
  </message>
  <message>
   <source>drafts: not reported</source>
   <translation>المسودات: لا تُذكر</translation>
  </message>
  <message>
   <source>From the request to the first piece of text, including network time.</source>
   <translation>من الطلب إلى أول قطعة من النص، ويشمل ذلك الزمن على الشبكة.</translation>
  </message>
  <message>
   <source>first text {time}</source>
   <translation>أول نص {time}</translation>
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
    <numerusform>عدد الخطوات {count}، كان يُتوقع أن تستغرق {expected} واستغرقت {real}. ومجموع أخطاء التوقع خطوةً خطوة {wrong}، أي {share} من وقتها.</numerusform>
    <numerusform>خطوة واحدة كان يُتوقع أن تستغرق {expected} واستغرقت {real}. وخطأ التوقع {wrong}، أي {share} من وقتها.</numerusform>
    <numerusform>خطوتان كان يُتوقع أن تستغرقا {expected} واستغرقتا {real}. ومجموع خطأي التوقع {wrong}، أي {share} من وقتهما.</numerusform>
    <numerusform>{count} خطوات كان يُتوقع أن تستغرق {expected} واستغرقت {real}. ومجموع أخطاء التوقع خطوةً خطوة {wrong}، أي {share} من وقتها.</numerusform>
    <numerusform>{count} خطوة كان يُتوقع أن تستغرق {expected} واستغرقت {real}. ومجموع أخطاء التوقع خطوةً خطوة {wrong}، أي {share} من وقتها.</numerusform>
    <numerusform>{count} خطوة كان يُتوقع أن تستغرق {expected} واستغرقت {real}. ومجموع أخطاء التوقع خطوةً خطوة {wrong}، أي {share} من وقتها.</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} s</source>
   <comment>seconds</comment>
   <translation>{number} ث</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>the character NUL</source>
   <comment>characters</comment>
   <translation>الحرف NUL</translation>
  </message>
  <message>
   <source>line breaks</source>
   <comment>characters</comment>
   <translation>فواصل الأسطر</translation>
  </message>
  <message>
   <source>tabs</source>
   <comment>characters</comment>
   <translation>علامات الجدولة</translation>
  </message>
  <message>
   <source>spaces</source>
   <comment>characters</comment>
   <translation>المسافات</translation>
  </message>
  <message numerus="yes">
   <source>{count} others</source>
   <comment>characters</comment>
   <extracomment>for 1: {count} other</extracomment>
   <translation>
    <numerusform>{count} غيرها</numerusform>
    <numerusform>واحد غيرها</numerusform>
    <numerusform>اثنان غيرها</numerusform>
    <numerusform>{count} غيرها</numerusform>
    <numerusform>{count} غيرها</numerusform>
    <numerusform>{count} غيرها</numerusform>
   </translation>
  </message>
  <message>
   <source>half a character</source>
   <translation>نصف حرف</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_display.py" />
   <source>accepted draft</source>
   <translation>مسودة مقبولة</translation>
  </message>
  <message>
   <source>accepted lookup</source>
   <translation>بحث مقبول</translation>
  </message>
  <message>
   <source>target correction</source>
   <translation>تصحيح الهدف</translation>
  </message>
  <message>
   <source>bonus token</source>
   <translation>رمز إضافي</translation>
  </message>
  <message>
   <source>target only</source>
   <translation>الهدف وحده</translation>
  </message>
  <message>
   <source>chosen by hand</source>
   <translation>مختار يدويًا</translation>
  </message>
  <message>
   <source>unknown source</source>
   <translation>مصدر غير معروف</translation>
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
   <translation>ذاكرة Hugging Face المؤقتة</translation>
  </message>
  <message>
   <source>llama.cpp cache</source>
   <translation>ذاكرة llama.cpp المؤقتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It</source>
   <comment>a file of a model</comment>
   <translation>هذا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free on {gpu}</source>
   <translation>يحتاج إلى {size}، والمتاح {free} على {gpu}</translation>
  </message>
  <message>
   <source>needs {size}, {free} free</source>
   <translation>يحتاج إلى {size}، والمتاح {free}</translation>
  </message>
  <message>
   <source>needs {size}, {free} free in memory</source>
   <translation>يحتاج إلى {size}، والمتاح {free} في الذاكرة</translation>
  </message>
  <message>
   <source>; </source>
   <comment>between statements</comment>
   <translation>؛ </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/free_memory.py" />
   <source>fits</source>
   <translation>ملائم</translation>
  </message>
  <message>
   <source>barely fits</source>
   <translation>ملائم بالكاد</translation>
  </message>
  <message>
   <source>not enough memory free</source>
   <translation>أكبر من المتاح الآن</translation>
  </message>
  <message>
   <source>too big for this computer</source>
   <translation>أكبر من سعة هذا الحاسوب</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on the processor</source>
   <comment>where a model is computed</comment>
   <translation>على المعالج</translation>
  </message>
  <message>
   <source>on {gpu}</source>
   <comment>where a model is computed</comment>
   <translation>على {gpu}</translation>
  </message>
  <message numerus="yes">
   <source>{some} of {count} layers on {gpu}</source>
   <comment>where a model is computed</comment>
   <extracomment>for 1: {some} of {count} layer on {gpu}</extracomment>
   <translation>
    <numerusform>{some} من {count} طبقة على {gpu}</numerusform>
    <numerusform>{some} من طبقة واحدة على {gpu}</numerusform>
    <numerusform>{some} من طبقتين على {gpu}</numerusform>
    <numerusform>{some} من {count} طبقات على {gpu}</numerusform>
    <numerusform>{some} من {count} طبقة على {gpu}</numerusform>
    <numerusform>{some} من {count} طبقة على {gpu}</numerusform>
   </translation>
  </message>
  <message>
   <source>the rest on the processor</source>
   <comment>where a model is computed</comment>
   <translation>الباقي على المعالج</translation>
  </message>
  <message>
   <source>Target and draft: {where}.</source>
   <translation>النموذج الهدف ونموذج المسودة: {where}.</translation>
  </message>
  <message>
   <source>Target: {where}.</source>
   <translation>النموذج الهدف: {where}.</translation>
  </message>
  <message>
   <source>Draft: {where}.</source>
   <translation>نموذج المسودة: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in pair</source>
   <translation>الزوج المدمج</translation>
  </message>
  <message>
   <source>Tiny models for trying out Foretoken.</source>
   <translation>نماذج صغيرة جدًا لتجربة Foretoken.</translation>
  </message>
  <message>
   <source>For real work, choose larger models.</source>
   <translation>للعمل الفعلي، اختر نماذج أكبر.</translation>
  </message>
  <message>
   <source>Built into the model (MTP)</source>
   <translation>مدمج في النموذج (MTP)</translation>
  </message>
  <message>
   <source>Built-in target</source>
   <translation>النموذج الهدف المدمج</translation>
  </message>
  <message>
   <source>Built-in draft</source>
   <translation>نموذج المسودة المدمج</translation>
  </message>
  <message>
   <source>Built-in EAGLE-3 head</source>
   <translation>رأس EAGLE-3 المدمج</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment.py" />
   <source>Questions</source>
   <comment>a kind of text</comment>
   <translation>أسئلة</translation>
  </message>
  <message>
   <source>Stories</source>
   <comment>a kind of text</comment>
   <translation>قصص</translation>
  </message>
  <message>
   <source>Chat</source>
   <comment>a kind of text</comment>
   <translation>محادثة</translation>
  </message>
  <message>
   <source>Code</source>
   <comment>a kind of text</comment>
   <translation>شيفرة</translation>
  </message>
  <message>
   <source>Rewriting</source>
   <comment>a kind of text</comment>
   <translation>إعادة صياغة</translation>
  </message>
  <message>
   <source>Copying</source>
   <comment>a kind of text</comment>
   <translation>نسخ</translation>
  </message>
  <message>
   <source>Long text</source>
   <comment>a kind of text</comment>
   <translation>نص طويل</translation>
  </message>
  <message>
   <source>Mixed</source>
   <comment>a kind of text</comment>
   <translation>متنوع</translation>
  </message>
  <message>
   <source>All kinds</source>
   <translation>كل الأنواع</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>The file</source>
   <translation>الملف</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Writing sampled texts, round {done}</source>
   <translation>تجري كتابة نصوص بأخذ العينات، الجولة {done}</translation>
  </message>
  <message>
   <source>Comparing greedy texts, {done} of {of}</source>
   <translation>تجري مقارنة النصوص الجشعة، {done} من {of}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>Repetition {number} of {count}: {one} and {other} tokens</source>
   <translation>التكرار {number} من {count}: {one} و{other} من الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>about {size}</source>
   <comment>a download</comment>
   <translation>نحو {size}</translation>
  </message>
  <message>
   <source>It needs about {needed} of this computer's {total} of memory; {free} is free now.</source>
   <translation>يحتاج إلى نحو {needed} من ذاكرة هذا الحاسوب البالغة {total}؛ والمتاح منها الآن {free}.</translation>
  </message>
  <message>
   <source>It needs about {needed} of the GPU's {total} of memory; {free} is free now.</source>
   <translation>يحتاج إلى نحو {needed} من ذاكرة وحدة معالجة الرسوم البالغة {total}؛ والمتاح منها الآن {free}.</translation>
  </message>
  <message>
   <source>Larger pairs would also fit, but would be slow on this processor.</source>
   <translation>هناك أزواج أكبر ملائمة أيضًا، لكنها بطيئة على هذا المعالج.</translation>
  </message>
  <message>
   <source>It is the largest pair that fits comfortably.</source>
   <translation>هو أكبر زوج تتسع له الذاكرة براحة.</translation>
  </message>
  <message>
   <source>It is the largest pair that leaves half of the memory to other programs.</source>
   <translation>هو أكبر زوج يترك نصف الذاكرة للبرامج الأخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Appearance</source>
   <translation>المظهر</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>النافذة</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>القراءة</translation>
  </message>
  <message>
   <source>Notifications</source>
   <translation>الإشعارات</translation>
  </message>
  <message>
   <source>Drafting</source>
   <translation>المسودة</translation>
  </message>
  <message>
   <source>Sampling</source>
   <translation>أخذ العينات</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>الإحصاءات</translation>
  </message>
  <message>
   <source>Updates</source>
   <translation>التحديثات</translation>
  </message>
  <message>
   <source>Follow system</source>
   <translation>حسب النظام</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>فاتح</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>داكن</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>السمة</translation>
  </message>
  <message>
   <source>The colours of the window. “Follow system” changes with the system.</source>
   <translation>ألوان النافذة. الخيار «حسب النظام» يبدّلها كلما بدّل النظام ألوانه.</translation>
  </message>
  <message>
   <source>Accent</source>
   <translation>لون التمييز</translation>
  </message>
  <message>
   <source>The colour of links and main buttons. The system's accent colour is adjusted where text would be hard to read.</source>
   <translation>لون الروابط والأزرار الرئيسية. يُعدَّل لون التمييز الخاص بالنظام حيث تصعب قراءة النص.</translation>
  </message>
  <message>
   <source>System</source>
   <translation>النظام</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>الحركة</translation>
  </message>
  <message>
   <source>Animated progress bars and menus, and a blinking text cursor. “Follow system” means full motion on systems that have no such setting.</source>
   <translation>أشرطة تقدم وقوائم متحركة، ومؤشر نص وامض. الخيار «حسب النظام» يعني الحركة الكاملة في الأنظمة التي ليس فيها إعداد كهذا.</translation>
  </message>
  <message>
   <source>Full</source>
   <translation>كاملة</translation>
  </message>
  <message>
   <source>Reduced</source>
   <translation>مخفّفة</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>اللغة</translation>
  </message>
  <message>
   <source>The language of the window, not of the answers; a change takes effect after a restart. Translations were made by machine and have not been reviewed.</source>
   <translation>لغة النافذة، لا لغة الإجابات؛ يسري التغيير بعد إعادة التشغيل. الترجمات آلية ولم تُراجَع.</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>حجم النص</translation>
  </message>
  <message>
   <source>The size of all text and of the controls around it, relative to normal.</source>
   <translation>حجم كل النصوص وعناصر التحكم حولها، نسبةً إلى الحجم العادي.</translation>
  </message>
  <message>
   <source>Show sidebar</source>
   <translation>إظهار الشريط الجانبي</translation>
  </message>
  <message>
   <source>The list of chats. It is hidden automatically while the window is too narrow.</source>
   <translation>قائمة المحادثات. تُخفى تلقائيًا ما دامت النافذة أضيق مما ينبغي.</translation>
  </message>
  <message>
   <source>Show live panel</source>
   <translation>إظهار اللوحة المباشرة</translation>
  </message>
  <message>
   <source>Speed and acceptance of the answers. It is hidden automatically while the window is too narrow.</source>
   <translation>سرعة الإجابات ونسبة القبول فيها. تُخفى تلقائيًا ما دامت النافذة أضيق مما ينبغي.</translation>
  </message>
  <message>
   <source>Show an icon in the system tray</source>
   <translation>إظهار أيقونة في علبة النظام</translation>
  </message>
  <message>
   <source>Its menu shows the window, starts a chat, stops an answer or quits. Not every desktop has a system tray.</source>
   <translation>من قائمتها يمكن إظهار النافذة أو بدء محادثة أو إيقاف إجابة أو إنهاء البرنامج. لا توجد علبة نظام في كل بيئات سطح المكتب.</translation>
  </message>
  <message>
   <source>Format answers</source>
   <translation>تنسيق الإجابات</translation>
  </message>
  <message>
   <source>Show headings, lists, tables and code formatted rather than as raw Markdown.</source>
   <translation>إظهار العناوين والقوائم والجداول والشيفرة منسّقة، لا بصيغة Markdown التي كتبها النموذج.</translation>
  </message>
  <message>
   <source>Origin</source>
   <translation>المصدر</translation>
  </message>
  <message>
   <source>Probability</source>
   <translation>الاحتمال</translation>
  </message>
  <message>
   <source>Surprise</source>
   <translation>المفاجأة</translation>
  </message>
  <message>
   <source>Token colours show</source>
   <translation>ما تعرضه ألوان الرموز</translation>
  </message>
  <message>
   <source>Which model wrote each token, how likely it was for the target, or how surprising, in bits.</source>
   <translation>أي نموذج كتب كل رمز، أو مدى احتماله لدى النموذج الهدف، أو مقدار مفاجأته بالبتات.</translation>
  </message>
  <message>
   <source>Copy selections as Markdown</source>
   <translation>نسخ التحديد بتنسيق Markdown</translation>
  </message>
  <message>
   <source>Copy a selected part of an answer as the Markdown that the model wrote. A whole message is always copied that way.</source>
   <translation>نسخ الجزء المحدد من الإجابة بصيغة Markdown التي كتبها النموذج. أما الرسالة الكاملة فتُنسخ هكذا دائمًا.</translation>
  </message>
  <message>
   <source>Format your messages</source>
   <translation>تنسيق رسائلي</translation>
  </message>
  <message>
   <source>Show Markdown in your own messages formatted rather than as typed.</source>
   <translation>إظهار Markdown في رسائلي منسّقًا، لا كما كُتب.</translation>
  </message>
  <message>
   <source>Notify when a long answer is ready</source>
   <translation>الإشعار عند اكتمال إجابة طويلة</translation>
  </message>
  <message>
   <source>For answers that take 20 seconds or more, while you are using another program. The notification has the name of the chat, unless it is temporary, and none of its content.</source>
   <translation>للإجابات التي تستغرق 20 ثانية أو أكثر، أثناء استخدام برنامج آخر. يذكر الإشعار اسم المحادثة، ما لم تكن مؤقتة، ولا يذكر شيئًا من محتواها.</translation>
  </message>
  <message>
   <source>Draft from earlier chats</source>
   <translation>كتابة المسودة من محادثات سابقة</translation>
  </message>
  <message>
   <source>Where an answer continues like text in your chats, attachments or earlier answers, that text is used as the draft. This changes the speed of answers, not their text. For this, a copy of these texts, except temporary chats, is kept on this computer.</source>
   <translation>حيث تسير الإجابة كنص في المحادثات أو المرفقات أو الإجابات السابقة، يُستخدم ذلك النص مسودةً. يغيّر هذا سرعة الإجابات لا نصها. ولهذا الغرض تُحفظ على هذا الحاسوب نسخة من هذه النصوص، دون المحادثات المؤقتة.</translation>
  </message>
  <message>
   <source>Keep statistics</source>
   <translation>حفظ الإحصاءات</translation>
  </message>
  <message>
   <source>Counts, times and model names of every answer and error, also in temporary chats, in a file on this computer. Nothing that you or the model wrote is kept there, and nothing is sent.</source>
   <translation>أعداد وأزمنة وأسماء نماذج لكل إجابة وخطأ، حتى في المحادثات المؤقتة، في ملف على هذا الحاسوب. لا يُحفظ فيه شيء مما كتبه المستخدم أو النموذج، ولا يُرسل أي شيء.</translation>
  </message>
  <message>
   <source>Check for updates</source>
   <translation>التحقق من وجود تحديثات</translation>
  </message>
  <message>
   <source>When Foretoken may download the list of its releases. Nothing about you is sent.</source>
   <translation>متى يُسمح لبرنامج Foretoken بتنزيل قائمة إصداراته. لا يُرسل أي شيء عن المستخدم.</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>أبدًا</translation>
  </message>
  <message>
   <source>Only when I ask</source>
   <translation>عند الطلب فقط</translation>
  </message>
  <message>
   <source>Once a day</source>
   <translation>مرة في اليوم</translation>
  </message>
  <message>
   <source>Temperature</source>
   <translation>درجة الحرارة</translation>
  </message>
  <message>
   <source>How varied answers are. At 0 the most likely token is always chosen; above 1, unlikely tokens are chosen more often than the model predicts.</source>
   <translation>مقدار تنوع الإجابات. عند 0 يُختار الرمز الأرجح دائمًا؛ وفوق 1 تُختار الرموز غير المرجّحة أكثر مما يتوقعه النموذج.</translation>
  </message>
  <message>
   <source>Top-k</source>
   <translation>Top-k</translation>
  </message>
  <message>
   <source>Choose only among this many of the most likely tokens; 0 turns it off.</source>
   <translation>الاختيار من هذا العدد من الرموز الأرجح فقط؛ والقيمة 0 توقف ذلك.</translation>
  </message>
  <message>
   <source>Top-p</source>
   <translation>Top-p</translation>
  </message>
  <message>
   <source>Choose only among the most likely tokens that together reach this probability; 1 turns it off.</source>
   <translation>الاختيار فقط من الرموز الأرجح التي تبلغ معًا هذا الاحتمال؛ والقيمة 1 توقف ذلك.</translation>
  </message>
  <message>
   <source>Min-p</source>
   <translation>Min-p</translation>
  </message>
  <message>
   <source>Exclude tokens that are less likely than this fraction of the most likely one; 0 turns it off.</source>
   <translation>استبعاد الرموز التي يقل احتمالها عن هذه النسبة من احتمال الرمز الأرجح؛ والقيمة 0 توقف ذلك.</translation>
  </message>
  <message>
   <source>Repetition penalty</source>
   <translation>عقوبة التكرار</translation>
  </message>
  <message>
   <source>Makes recent tokens less likely by this factor; 1 turns it off.</source>
   <translation>تقلّل احتمال الرموز الحديثة بهذا المعامل؛ والقيمة 1 توقفها.</translation>
  </message>
  <message>
   <source>Presence penalty</source>
   <translation>عقوبة الحضور</translation>
  </message>
  <message>
   <source>Lowers the score of every recent token by this much, however often it occurred; 0 turns it off.</source>
   <translation>تخفض درجة كل رمز حديث بهذا المقدار، مهما كان عدد مرات وروده؛ والقيمة 0 توقفها.</translation>
  </message>
  <message>
   <source>Frequency penalty</source>
   <translation>عقوبة التواتر</translation>
  </message>
  <message>
   <source>Lowers the score of a recent token by this much for each time it occurred; 0 turns it off.</source>
   <translation>تخفض درجة الرمز الحديث بهذا المقدار عن كل مرة ورد فيها؛ والقيمة 0 توقفها.</translation>
  </message>
  <message>
   <source>Penalty window</source>
   <translation>نافذة العقوبات</translation>
  </message>
  <message>
   <source>How many tokens count as recent for the three penalties, including those of the prompt.</source>
   <translation>عدد الرموز التي تُعدّ حديثة في العقوبات الثلاث، ومنها رموز الموجّه.</translation>
  </message>
  <message>
   <source>Seed</source>
   <translation>البذرة</translation>
  </message>
  <message>
   <source>With the same seed, the same question gets the same answer. “Random” uses a new seed for each answer.</source>
   <translation>مع البذرة نفسها ينال السؤال نفسه الإجابة نفسها. والخيار «عشوائية» يستخدم بذرة جديدة لكل إجابة.</translation>
  </message>
  <message>
   <source>Random</source>
   <translation>عشوائية</translation>
  </message>
  <message>
   <source>Maximum answer length</source>
   <translation>الطول الأقصى للإجابة</translation>
  </message>
  <message>
   <source>An answer stops after this many tokens; you can continue it.</source>
   <translation>تتوقف الإجابة بعد هذا العدد من الرموز؛ ويمكن متابعتها.</translation>
  </message>
  <message>
   <source>Stop strings</source>
   <translation>نصوص الإيقاف</translation>
  </message>
  <message>
   <source>An answer stops before any of these, as well as before the model's own. Separate them with ; and write \n for a new line.</source>
   <translation>تتوقف الإجابة قبل أي من هذه النصوص، وكذلك قبل نصوص الإيقاف الخاصة بالنموذج. يُفصل بينها بالعلامة ; ويُكتب \n للسطر الجديد.</translation>
  </message>
  <message>
   <source>When the context is full</source>
   <translation>عند امتلاء السياق</translation>
  </message>
  <message>
   <source>What happens when a chat no longer fits into the model's context.</source>
   <translation>ما يحدث عندما لا يعود سياق النموذج يتسع للمحادثة.</translation>
  </message>
  <message>
   <source>Leave out the oldest turns</source>
   <translation>استبعاد الأدوار الأقدم</translation>
  </message>
  <message>
   <source>Stop with an error</source>
   <translation>التوقف مع رسالة خطأ</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}, {range}.</source>
   <translation>القيمة الافتراضية: {default}، {range}.</translation>
  </message>
  <message>
   <source>Default: {default}.</source>
   <translation>القيمة الافتراضية: {default}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>on</source>
   <translation>مفعّل</translation>
  </message>
  <message>
   <source>off</source>
   <translation>متوقف</translation>
  </message>
  <message>
   <source>from {least} to {most}</source>
   <comment>numbers</comment>
   <translation>من {least} إلى {most}</translation>
  </message>
  <message>
   <source>a whole number from {least} to {most}</source>
   <translation>عددًا صحيحًا من {least} إلى {most}</translation>
  </message>
  <message>
   <source>a number from {least} to {most}</source>
   <translation>عددًا من {least} إلى {most}</translation>
  </message>
  <message>
   <source>{number} %</source>
   <comment>a share in hundredths</comment>
   <translation>{number}%</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>a text</comment>
   <translation>فارغ</translation>
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
    <numerusform>نصًا لا يزيد على {count} حرف</numerusform>
    <numerusform>نصًا لا يزيد على حرف واحد</numerusform>
    <numerusform>نصًا لا يزيد على حرفين</numerusform>
    <numerusform>نصًا لا يزيد على {count} أحرف</numerusform>
    <numerusform>نصًا لا يزيد على {count} حرفًا</numerusform>
    <numerusform>نصًا لا يزيد على {count} حرف</numerusform>
   </translation>
  </message>
  <message>
   <source>none</source>
   <comment>texts</comment>
   <translation>لا شيء</translation>
  </message>
  <message numerus="yes">
   <source>at most {count} texts, with at most {longest} characters each</source>
   <extracomment>for 1: at most {count} text, with at most {longest} characters</extracomment>
   <translation>
    <numerusform>نصوصًا لا يزيد عددها على {count}، ولا تزيد أحرف كل منها على {longest}</numerusform>
    <numerusform>نصوصًا لا يزيد عددها على {count}، ولا تزيد أحرف كل منها على {longest}</numerusform>
    <numerusform>نصوصًا لا يزيد عددها على {count}، ولا تزيد أحرف كل منها على {longest}</numerusform>
    <numerusform>نصوصًا لا يزيد عددها على {count}، ولا تزيد أحرف كل منها على {longest}</numerusform>
    <numerusform>نصوصًا لا يزيد عددها على {count}، ولا تزيد أحرف كل منها على {longest}</numerusform>
    <numerusform>نصوصًا لا يزيد عددها على {count}، ولا تزيد أحرف كل منها على {longest}</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>لا شيء</translation>
  </message>
  <message>
   <source>{limits}, or nothing</source>
   <translation>{limits}، أو لا شيء</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/benchmark.py" />
   <source>Draft model, adaptive</source>
   <translation>نموذج المسودة، تكيّفي</translation>
  </message>
  <message>
   <source>Draft model, step rule</source>
   <translation>نموذج المسودة، قاعدة الخطوة</translation>
  </message>
  <message>
   <source>Draft model, moving average</source>
   <translation>نموذج المسودة، المتوسط المتحرك</translation>
  </message>
  <message>
   <source>Speedup over plain decoding; for plain decoding itself, tokens per second. Each is the median of the rounds ± half of their range. 1.00x is as fast as without drafting.</source>
   <translation>التسريع مقارنة بفك الترميز العادي، وعدد الرموز في الثانية لفك الترميز العادي: وسيط الجولات، ± نصف مداها. القيمة 1.00x تعني السرعة نفسها دون مسودات.</translation>
  </message>
  <message>
   <source>Benchmark of {pair}</source>
   <translation>قياس أداء {pair}</translation>
  </message>
  <message>
   <source>Speedup by kind of text</source>
   <translation>التسريع بحسب نوع النص</translation>
  </message>
  <message>
   <source>All kinds together</source>
   <translation>كل الأنواع معًا</translation>
  </message>
  <message>
   <source>Each round</source>
   <translation>كل جولة</translation>
  </message>
  <message numerus="yes">
   <source>Draft model, {count} tokens</source>
   <extracomment>for 1: Draft model, {count} token</extracomment>
   <translation>
    <numerusform>نموذج المسودة، {count} رمز</numerusform>
    <numerusform>نموذج المسودة، رمز واحد</numerusform>
    <numerusform>نموذج المسودة، رمزان</numerusform>
    <numerusform>نموذج المسودة، {count} رموز</numerusform>
    <numerusform>نموذج المسودة، {count} رمزًا</numerusform>
    <numerusform>نموذج المسودة، {count} رمز</numerusform>
   </translation>
  </message>
  <message>
   <source>Decoding method</source>
   <translation>طريقة فك الترميز</translation>
  </message>
  <message>
   <source>Speedup</source>
   <translation>التسريع</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>المدى</translation>
  </message>
  <message>
   <source>Tokens/s</source>
   <translation>رمز/ث</translation>
  </message>
  <message>
   <source>Accepted drafts</source>
   <translation>المسودات المقبولة</translation>
  </message>
  <message>
   <source>Tokens per pass</source>
   <translation>الرموز لكل تمريرة</translation>
  </message>
  <message>
   <source>Verifying</source>
   <translation>التحقق</translation>
  </message>
  <message>
   <source>Between tokens, ms (95 %)</source>
   <translation>بين الرموز، ms (95%)</translation>
  </message>
  <message>
   <source>{mode} (in use)</source>
   <translation>{mode} (مستخدم)</translation>
  </message>
  <message>
   <source>{mode} (tok/s)</source>
   <comment>what is compared</comment>
   <translation>{mode} (tok/s)</translation>
  </message>
  <message>
   <source>Kind of text</source>
   <translation>نوع النص</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>الجولة</translation>
  </message>
  <message>
   <source>Tokens</source>
   <translation>الرموز</translation>
  </message>
  <message>
   <source>Seconds</source>
   <translation>الثواني</translation>
  </message>
  <message>
   <source>Tokens per second</source>
   <translation>الرموز في الثانية</translation>
  </message>
  <message>
   <source>Plain</source>
   <translation>عادي</translation>
  </message>
  <message>
   <source>too short to time</source>
   <translation>أقصر من أن يُقاس</translation>
  </message>
  <message>
   <source>not measured</source>
   <translation>لم يُقس</translation>
  </message>
  <message>
   <source>Not measured in both benchmarks.</source>
   <translation>لا يوجد رقم في كليهما.</translation>
  </message>
  <message>
   <source>{sign}{percent} %</source>
   <comment>a change</comment>
   <translation>{sign}{percent}%</translation>
  </message>
  <message>
   <source>{speed} tok/s ({least} to {most})</source>
   <translation>{speed} tok/s ({least} إلى {most})</translation>
  </message>
  <message>
   <source>{speedup} ({range})</source>
   <comment>a speedup with its range</comment>
   <translation>{speedup} ({range})</translation>
  </message>
  <message>
   <source>Round {number}: {speed} tok/s, plain {plain} tok/s, {speedup}</source>
   <translation>الجولة {number}: {speed} tok/s، العادي {plain} tok/s، {speedup}</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} drafted tokens accepted ({share}).</source>
   <translation>قُبل {accepted} من {drafted} من رموز المسودة ({share}).</translation>
  </message>
  <message>
   <source>temperature {value}</source>
   <translation>درجة الحرارة {value}</translation>
  </message>
  <message numerus="yes">
   <source>{count} rounds</source>
   <extracomment>for 1: {count} round</extracomment>
   <translation>
    <numerusform>{count} جولة</numerusform>
    <numerusform>جولة واحدة</numerusform>
    <numerusform>جولتان</numerusform>
    <numerusform>{count} جولات</numerusform>
    <numerusform>{count} جولة</numerusform>
    <numerusform>{count} جولة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} answers</source>
   <extracomment>for 1: {count} answer</extracomment>
   <translation>
    <numerusform>{count} إجابة</numerusform>
    <numerusform>إجابة واحدة</numerusform>
    <numerusform>إجابتان</numerusform>
    <numerusform>{count} إجابات</numerusform>
    <numerusform>{count} إجابة</numerusform>
    <numerusform>{count} إجابة</numerusform>
   </translation>
  </message>
  <message>
   <source>greedy</source>
   <translation>جشع</translation>
  </message>
  <message>
   <source>{what}: {value}</source>
   <comment>a fact</comment>
   <translation>{what}: {value}</translation>
  </message>
  <message>
   <source>Other programs used {share} of the processor.</source>
   <translation>استخدمت البرامج الأخرى {share} من المعالج.</translation>
  </message>
  <message>
   <source>Stopped after {done} of {planned} answers.</source>
   <translation>أُوقف بعد {done} من {planned} من الإجابات.</translation>
  </message>
  <message>
   <source>This computer was busy: even plain decoding varied, so no result is certain.</source>
   <translation>كان هذا الحاسوب مشغولًا: حتى فك الترميز العادي تفاوت، فلا نتيجة مؤكدة.</translation>
  </message>
  <message>
   <source>Processor use of other programs</source>
   <translation>استخدام البرامج الأخرى للمعالج</translation>
  </message>
  <message>
   <source>{what}: {before} → {after}</source>
   <comment>what differs</comment>
   <translation>{what}: من {before} إلى {after}</translation>
  </message>
  <message>
   <source>{what}: changed</source>
   <comment>what differs</comment>
   <translation>{what}: تم التغيير</translation>
  </message>
  <message>
   <source>none</source>
   <comment>a draft model</comment>
   <translation>بلا</translation>
  </message>
  <message>
   <source>Target</source>
   <translation>النموذج الهدف</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>المسودة</translation>
  </message>
  <message>
   <source>Processor</source>
   <translation>المعالج</translation>
  </message>
  <message>
   <source>Cores</source>
   <translation>الأنوية</translation>
  </message>
  <message>
   <source>Threads</source>
   <translation>الخيوط</translation>
  </message>
  <message>
   <source>Context</source>
   <translation>السياق</translation>
  </message>
  <message>
   <source>Tokens per answer</source>
   <translation>الرموز لكل إجابة</translation>
  </message>
  <message>
   <source>llama.cpp's features</source>
   <translation>ميزات llama.cpp</translation>
  </message>
  <message>
   <source>Settings of the target</source>
   <translation>إعدادات النموذج الهدف</translation>
  </message>
  <message>
   <source>Settings of the draft</source>
   <translation>إعدادات نموذج المسودة</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>الأسئلة</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/pair_test.py" />
   <source>The plain speed varied from {low} to {high} tokens/s, because other programs keep this computer busy. Test again when it is idle.</source>
   <translation>لم تكن سرعة فك الترميز العادي ثابتة، من {low} إلى {high} رمزًا/ث: برامج أخرى تشغل هذا الحاسوب. أعد الاختبار حين يهدأ.</translation>
  </message>
  <message numerus="yes">
   <source>{count} questions answered with each method, in {seconds}</source>
   <extracomment>for 1: {count} question answered with each method, in {seconds}</extracomment>
   <translation>
    <numerusform>لم تتم الإجابة عن أي سؤال ({count})، خلال {seconds}</numerusform>
    <numerusform>سؤال واحد ({count}) أجيب عنه بكل الطرق، خلال {seconds}</numerusform>
    <numerusform>سؤالان ({count}) أجيب عنهما بكل الطرق، خلال {seconds}</numerusform>
    <numerusform>{count} أسئلة أجيب عنها بكل الطرق، خلال {seconds}</numerusform>
    <numerusform>{count} سؤالًا أجيب عنها بكل الطرق، خلال {seconds}</numerusform>
    <numerusform>{count} سؤال أجيب عنها بكل الطرق، خلال {seconds}</numerusform>
   </translation>
  </message>
  <message>
   <source>Speeds are in tokens per second, with the sampling settings of a chat.</source>
   <translation>السرعات بالرموز في الثانية، بإعدادات أخذ العينات في الدردشة.</translation>
  </message>
  <message>
   <source>Pair test</source>
   <translation>اختبار الزوج</translation>
  </message>
  <message>
   <source>Not measured: {why}</source>
   <translation>لم يُقس: {why}</translation>
  </message>
  <message>
   <source>Measured: {speedup}x the speed of plain decoding</source>
   <translation>السرعة المقيسة: {speedup}x من سرعة فك الترميز العادي</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/proof.py" />
   <source>Checks that drafting does not change the output: the pair writes with drafting, and every token is compared with what the target alone would write there. Takes about a minute.</source>
   <translation>يتحقق من أن كتابة المسودة لا تغيّر الناتج: يكتب الزوج بالمسودة، ويُقارن كل رمز بما كان النموذج الهدف سيكتبه وحده في ذلك الموضع. يستغرق نحو دقيقة.</translation>
  </message>
  <message>
   <source>Drafting is lossless</source>
   <translation>لا فقدان مع كتابة المسودة</translation>
  </message>
  <message>
   <source>Drafting changes the output</source>
   <translation>كتابة المسودة تغيّر الناتج</translation>
  </message>
  <message>
   <source>Inconclusive</source>
   <translation>النتيجة غير حاسمة</translation>
  </message>
  <message>
   <source>First drafted token</source>
   <translation>رمز المسودة الأول</translation>
  </message>
  <message>
   <source>Later drafted tokens</source>
   <translation>رموز المسودة اللاحقة</translation>
  </message>
  <message>
   <source>After a fully accepted draft</source>
   <translation>بعد مسودة مقبولة كلها</translation>
  </message>
  <message>
   <source>All tokens</source>
   <translation>كل الرموز</translation>
  </message>
  <message>
   <source>by draft difference</source>
   <translation>بحسب اختلاف المسودة</translation>
  </message>
  <message>
   <source>by likelihood</source>
   <translation>بحسب الاحتمال</translation>
  </message>
  <message>
   <source>With this version, the pair does not write what its target alone would. Turn drafting off, and please report this with the exported result.</source>
   <translation>بهذا الإصدار لا يكتب الزوج ما كان نموذجه الهدف سيكتبه وحده. يُرجى إيقاف المسودة، والإبلاغ عن ذلك مع النتيجة المصدَّرة.</translation>
  </message>
  <message>
   <source>No built-in question fits the context of this pair.</source>
   <translation>لا يتسع سياق هذا الزوج لأي من الأسئلة المدمجة.</translation>
  </message>
  <message>
   <source>Proof of {pair}</source>
   <translation>إثبات {pair}</translation>
  </message>
  <message>
   <source>Sampled tokens match the target</source>
   <translation>الرموز المختارة بالمصادفة توافق النموذج الهدف</translation>
  </message>
  <message>
   <source>Greedy texts are identical</source>
   <translation>النصوص الجشعة متطابقة</translation>
  </message>
  <message>
   <source>With drafting</source>
   <translation>بالمسودة</translation>
  </message>
  <message>
   <source>This model cannot be checked: it rounds so differently in long and short passes that even its own tokens do not match its probabilities.</source>
   <translation>لا يمكن فحص هذا النموذج: يختلف تقريبه بين التمريرات الطويلة والقصيرة إلى حد أن رموزه نفسها لا توافق احتمالاته.</translation>
  </message>
  <message numerus="yes">
   <source>Only {count} drafted tokens were checked; {needed} are needed.</source>
   <extracomment>for 1: Only {count} drafted token was checked; {needed} are needed.</extracomment>
   <translation>
    <numerusform>لم يُتحقق إلا من {count} من رموز المسودة؛ والمطلوب {needed}.</numerusform>
    <numerusform>لم يُتحقق إلا من رمز واحد من رموز المسودة؛ والمطلوب {needed}.</numerusform>
    <numerusform>لم يُتحقق إلا من رمزين من رموز المسودة؛ والمطلوب {needed}.</numerusform>
    <numerusform>لم يُتحقق إلا من {count} من رموز المسودة؛ والمطلوب {needed}.</numerusform>
    <numerusform>لم يُتحقق إلا من {count} من رموز المسودة؛ والمطلوب {needed}.</numerusform>
    <numerusform>لم يُتحقق إلا من {count} من رموز المسودة؛ والمطلوب {needed}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Figure</source>
   <translation>الرقم</translation>
  </message>
  <message>
   <source>Tokens written with drafting</source>
   <translation>الرموز المكتوبة بالمسودة</translation>
  </message>
  <message>
   <source>Lowest p value of {tests} tests</source>
   <translation>أدنى قيمة p في {tests} من الاختبارات</translation>
  </message>
  <message>
   <source>Fails below</source>
   <translation>إخفاق إذا قلّت عن</translation>
  </message>
  <message>
   <source>Answers</source>
   <translation>الإجابات</translation>
  </message>
  <message>
   <source>Drafted tokens accepted</source>
   <translation>رموز المسودة المقبولة</translation>
  </message>
  <message>
   <source>Drafted tokens replaced</source>
   <translation>رموز المسودة المستبدلة</translation>
  </message>
  <message>
   <source>Bonus tokens</source>
   <translation>الرموز الإضافية</translation>
  </message>
  <message>
   <source>A correct pair fails by chance, at most</source>
   <translation>احتمال إخفاق زوج سليم مصادفةً، على الأكثر</translation>
  </message>
  <message>
   <source>Among tokens written where draft and target differ</source>
   <translation>مما يُكتب حيث يختلف نموذج المسودة والنموذج الهدف</translation>
  </message>
  <message>
   <source>Smallest detectable change</source>
   <translation>أصغر تغيّر يُلاحَظ</translation>
  </message>
  <message>
   <source>Results</source>
   <translation>النتائج</translation>
  </message>
  <message>
   <source>Figures</source>
   <translation>الأرقام</translation>
  </message>
  <message>
   <source>too few</source>
   <translation>أقل مما ينبغي</translation>
  </message>
  <message>
   <source>Deviation</source>
   <translation>الانحراف</translation>
  </message>
  <message>
   <source>p value</source>
   <translation>القيمة p</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>الاختبارات</translation>
  </message>
  <message>
   <source>Texts compared</source>
   <translation>النصوص المقارَنة</translation>
  </message>
  <message>
   <source>Identical, token for token</source>
   <translation>متطابقة رمزًا رمزًا</translation>
  </message>
  <message>
   <source>Different at a near tie, within rounding</source>
   <translation>مختلفة عند شبه تعادل، ضمن حدود التقريب</translation>
  </message>
  <message>
   <source>Different by more than rounding</source>
   <translation>مختلفة بأكثر مما يفسّره التقريب</translation>
  </message>
  <message>
   <source>Skipped for lack of time or context</source>
   <translation>متروكة لضيق الوقت أو السياق</translation>
  </message>
  <message>
   <source>Tokens compared</source>
   <translation>الرموز المقارَنة</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>النص</translation>
  </message>
  <message>
   <source>Token</source>
   <translation>الرمز</translation>
  </message>
  <message>
   <source>Logit gap</source>
   <translation>فرق logits</translation>
  </message>
  <message>
   <source>Rounding</source>
   <translation>التقريب</translation>
  </message>
  <message>
   <source>Near tie</source>
   <translation>شبه تعادل</translation>
  </message>
  <message>
   <source>Differs</source>
   <translation>مختلف</translation>
  </message>
  <message>
   <source>Texts that differ</source>
   <translation>النصوص المختلفة</translation>
  </message>
  <message>
   <source>{place}, {order}</source>
   <comment>what is tested, as in: all tokens, by likelihood</comment>
   <translation>{place}، {order}</translation>
  </message>
  <message>
   <source>less than {value}</source>
   <translation>أقل من {value}</translation>
  </message>
  <message>
   <source>{share} %</source>
   <comment>a share</comment>
   <translation>{share}%</translation>
  </message>
  <message>
   <source>the end</source>
   <translation>النهاية</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/race.py" />
   <source>Race</source>
   <translation>السباق</translation>
  </message>
  <message>
   <source>Plain</source>
   <comment>a way of answering</comment>
   <translation>عادي</translation>
  </message>
  <message>
   <source>Lookup</source>
   <comment>a way of answering</comment>
   <translation>البحث في الموجّه</translation>
  </message>
  <message numerus="yes">
   <source>Always {count} tokens</source>
   <extracomment>for 1: Always {count} token</extracomment>
   <translation>
    <numerusform>{count} رمز دائمًا</numerusform>
    <numerusform>رمز واحد دائمًا</numerusform>
    <numerusform>رمزان دائمًا</numerusform>
    <numerusform>{count} رموز دائمًا</numerusform>
    <numerusform>{count} رمزًا دائمًا</numerusform>
    <numerusform>{count} رمز دائمًا</numerusform>
   </translation>
  </message>
  <message>
   <source>Step rule</source>
   <translation>قاعدة الخطوة</translation>
  </message>
  <message>
   <source>Moving average</source>
   <translation>المتوسط المتحرك</translation>
  </message>
  <message>
   <source>Speculative</source>
   <comment>a way of answering</comment>
   <translation>تخميني</translation>
  </message>
  <message numerus="yes">
   <source>{count} characters</source>
   <extracomment>for 1: {count} character</extracomment>
   <translation>
    <numerusform>{count} حرف</numerusform>
    <numerusform>حرف واحد</numerusform>
    <numerusform>حرفان</numerusform>
    <numerusform>{count} أحرف</numerusform>
    <numerusform>{count} حرفًا</numerusform>
    <numerusform>{count} حرف</numerusform>
   </translation>
  </message>
  <message>
   <source>{tokens} in {time}</source>
   <translation>{tokens} في {time}</translation>
  </message>
  <message>
   <source>The computer was too busy to compare speeds.</source>
   <translation>كان الحاسوب مشغولًا إلى حد لا يسمح بمقارنة السرعات.</translation>
  </message>
  <message>
   <source>The answers were too short to compare speeds.</source>
   <translation>كانت الإجابات أقصر من أن تُقارن سرعاتها.</translation>
  </message>
  <message>
   <source>No measurable difference</source>
   <translation>لا فرق يمكن قياسه</translation>
  </message>
  <message>
   <source>{name} is faster</source>
   <translation>الأسرع: {name}</translation>
  </message>
  <message>
   <source>{name} is slower</source>
   <translation>الأبطأ: {name}</translation>
  </message>
  <message>
   <source>Speedup over {name}</source>
   <translation>التسريع مقارنة مع {name}</translation>
  </message>
  <message>
   <source>Speedup over {name}, in characters per second</source>
   <translation>التسريع مقارنة مع {name}، بالأحرف في الثانية</translation>
  </message>
  <message>
   <source>Geometric mean of the repetitions: {ratios}. Reading the prompt is not included.</source>
   <translation>المتوسط الهندسي للتكرارات: {ratios}. ولا تدخل فيه قراءة الموجّه.</translation>
  </message>
  <message>
   <source>unknown after one repetition</source>
   <translation>غير معروفة بعد تكرار واحد</translation>
  </message>
  <message>
   <source>{least} to {most}</source>
   <comment>a range</comment>
   <translation>{least} إلى {most}</translation>
  </message>
  <message>
   <source>95 % interval</source>
   <translation>فترة الثقة 95%</translation>
  </message>
  <message>
   <source>Repetitions</source>
   <translation>التكرارات</translation>
  </message>
  <message>
   <source>{same} of {count} repetitions</source>
   <translation>{same} من {count} من التكرارات</translation>
  </message>
  <message>
   <source>Same text</source>
   <translation>النص نفسه</translation>
  </message>
  <message>
   <source>Side</source>
   <translation>الطرف</translation>
  </message>
  <message>
   <source>Draft model</source>
   <translation>نموذج المسودة</translation>
  </message>
  <message>
   <source>Characters/s</source>
   <translation>حرف/ث</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} drafted tokens</source>
   <translation>{accepted} من {drafted} من رموز المسودة</translation>
  </message>
  <message>
   <source>Speeds</source>
   <translation>السرعات</translation>
  </message>
  <message>
   <source>{rate} ({low} to {high})</source>
   <comment>a speed and its interval</comment>
   <translation>{rate} ({low} إلى {high})</translation>
  </message>
  <message>
   <source>Two models, so the texts differ.</source>
   <translation>نموذجان، لذلك يختلف النصان.</translation>
  </message>
  <message>
   <source>Different texts, as expected above temperature 0. Set both sides to temperature 0 to compare texts.</source>
   <translation>النصان مختلفان كما هو متوقع عند درجة حرارة فوق 0. يُرجى ضبط الطرفين على درجة الحرارة 0 لمقارنة النصين.</translation>
  </message>
  <message>
   <source>Different texts, as expected: the sides are sampled by different rules.</source>
   <translation>النصان مختلفان كما هو متوقع: يختار الطرفان الرموز بقواعد مختلفة.</translation>
  </message>
  <message>
   <source>Different texts. The cause is unknown: this model cannot roll back to check.</source>
   <translation>النصان مختلفان. والسبب غير معروف: لا يستطيع هذا النموذج الرجوع إلى الوراء للتحقق.</translation>
  </message>
  <message>
   <source>Different texts: at least one side did not write what its model computes when checked again. Please report this with the exported race.</source>
   <translation>النصان مختلفان: لم يكتب أحد الطرفين على الأقل ما يحسبه عند سؤاله من جديد. يُرجى الإبلاغ عن ذلك مع السباق المصدَّر.</translation>
  </message>
  <message>
   <source>Different texts because of a near tie: rounding decided between two tokens that are almost equally likely. Both texts are the target's own.</source>
   <translation>النصان مختلفان بسبب شبه تعادل: حسم التقريب بين رمزين يكاد احتمالهما يتساوى. وكلا النصين نص النموذج الهدف نفسه.</translation>
  </message>
  <message>
   <source>Different texts, by more than rounding explains. A heavily quantised cache can cause this; otherwise please report it with the exported race.</source>
   <translation>النصان مختلفان بأكثر مما يفسّره التقريب. قد تسبب ذلك ذاكرة مؤقتة شديدة التكميم؛ وإلا يُرجى الإبلاغ عنه مع السباق المصدَّر.</translation>
  </message>
  <message>
   <source>Token {index}, after “{before}”</source>
   <translation>الرمز {index}، بعد «{before}»</translation>
  </message>
  <message>
   <source>Wrote</source>
   <translation>المكتوب</translation>
  </message>
  <message>
   <source>Probability of {token}</source>
   <translation>احتمال {token}</translation>
  </message>
  <message>
   <source>Where the texts differ</source>
   <translation>موضع اختلاف النصين</translation>
  </message>
  <message>
   <source>the end</source>
   <comment>of an answer</comment>
   <translation>النهاية</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/report.py" />
   <source>Passed</source>
   <comment>a check of a pair</comment>
   <translation>ناجح</translation>
  </message>
  <message>
   <source>Failed</source>
   <comment>a check of a pair</comment>
   <translation>مخفق</translation>
  </message>
  <message>
   <source>Inconclusive</source>
   <comment>a check of a pair</comment>
   <translation>غير حاسم</translation>
  </message>
  <message numerus="yes">
   <source>about {count} seconds</source>
   <extracomment>for 1: about {count} second</extracomment>
   <translation>
    <numerusform>نحو {count} ثانية</numerusform>
    <numerusform>نحو ثانية</numerusform>
    <numerusform>نحو ثانيتين</numerusform>
    <numerusform>نحو {count} ثوانٍ</numerusform>
    <numerusform>نحو {count} ثانية</numerusform>
    <numerusform>نحو {count} ثانية</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>about {count} minutes</source>
   <extracomment>for 1: about {count} minute</extracomment>
   <translation>
    <numerusform>نحو {count} دقيقة</numerusform>
    <numerusform>نحو دقيقة</numerusform>
    <numerusform>نحو دقيقتين</numerusform>
    <numerusform>نحو {count} دقائق</numerusform>
    <numerusform>نحو {count} دقيقة</numerusform>
    <numerusform>نحو {count} دقيقة</numerusform>
   </translation>
  </message>
  <message>
   <source>{duration} left</source>
   <comment>a duration</comment>
   <translation>الباقي {duration}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>OpenAI-compatible server</source>
   <translation>خادم متوافق مع OpenAI</translation>
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
   <translation>{most} و{last}</translation>
  </message>
  <message>
   <source>{most} or {last}</source>
   <comment>a list</comment>
   <translation>{most} أو {last}</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <comment>a moment</comment>
   <translation>{day}، {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/secret_store.py" />
   <source>the system's keyring</source>
   <translation>حلقة مفاتيح النظام</translation>
  </message>
  <message>
   <source>this session</source>
   <translation>هذه الجلسة</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/system/shown_text.py" />
   <source>… {count} more lines …</source>
   <extracomment>for 1: … {count} more line …</extracomment>
   <translation>
    <numerusform>… حُذف {count} سطر …</numerusform>
    <numerusform>… حُذف سطر واحد …</numerusform>
    <numerusform>… حُذف سطران …</numerusform>
    <numerusform>… حُذف {count} أسطر …</numerusform>
    <numerusform>… حُذف {count} سطرًا …</numerusform>
    <numerusform>… حُذف {count} سطر …</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… {count} more characters …</source>
   <extracomment>for 1: … {count} more character …</extracomment>
   <translation>
    <numerusform>… حُذف {count} حرف …</numerusform>
    <numerusform>… حُذف حرف واحد …</numerusform>
    <numerusform>… حُذف حرفان …</numerusform>
    <numerusform>… حُذف {count} أحرف …</numerusform>
    <numerusform>… حُذف {count} حرفًا …</numerusform>
    <numerusform>… حُذف {count} حرف …</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Available when the model is ready</source>
   <translation>متاح عندما يصبح النموذج جاهزًا</translation>
  </message>
  <message>
   <source>Models on this computer, and pairs to download</source>
   <translation>النماذج على هذا الحاسوب، والأزواج المتاحة للتنزيل</translation>
  </message>
  <message>
   <source>Choose models</source>
   <translation>اختيار النماذج</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>أُوقفت.</translation>
  </message>
  <message>
   <source>Stopped at the token limit for one answer.</source>
   <translation>توقفت عند الحد الأقصى لرموز الإجابة الواحدة.</translation>
  </message>
  <message>
   <source>Stopped at the step limit for one answer.</source>
   <translation>توقفت عند الحد الأقصى لخطوات الإجابة الواحدة.</translation>
  </message>
  <message>
   <source>Interrupted: Foretoken was closed while this was being written.</source>
   <translation>انقطعت: أُغلق التطبيق أثناء كتابتها.</translation>
  </message>
  <message>
   <source>The answer was cut off: the context is full. Start a new chat, or ask something shorter.</source>
   <translation>قُطعت الإجابة: السياق ممتلئ. يُرجى بدء محادثة جديدة، أو طرح سؤال أقصر.</translation>
  </message>
  <message>
   <source>There is no room for an answer: the context is full. Start a new chat, or ask something shorter.</source>
   <translation>لا مكان لإجابة: السياق ممتلئ. يُرجى بدء محادثة جديدة، أو طرح سؤال أقصر.</translation>
  </message>
  <message>
   <source>The model returned an empty answer.</source>
   <translation>أعاد النموذج إجابة فارغة.</translation>
  </message>
  <message>
   <source>The built-in pair is a tiny demonstration. A larger pair may know more.</source>
   <translation>الزوج المدمج عرض توضيحي صغير جدًا. وقد يعرف زوج أكبر المزيد.</translation>
  </message>
  <message>
   <source>Notice</source>
   <translation>إشعار</translation>
  </message>
  <message>
   <source>Copy the details of what happened</source>
   <translation>نسخ تفاصيل ما حدث</translation>
  </message>
  <message>
   <source>Copy details</source>
   <translation>نسخ التفاصيل</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>تم النسخ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thoughts</source>
   <translation>الأفكار</translation>
  </message>
  <message>
   <source>Show or hide the model's thoughts</source>
   <translation>إظهار أفكار النموذج أو إخفاؤها</translation>
  </message>
  <message>
   <source>Reading the prompt…</source>
   <translation>تجري قراءة الموجّه…</translation>
  </message>
  <message>
   <source>Reading the prompt… {share} %</source>
   <translation>تجري قراءة الموجّه… {share}%</translation>
  </message>
  <message>
   <source>Load the pair this way and continue the answer</source>
   <translation>تحميل الزوج هكذا، ومتابعة الإجابة</translation>
  </message>
  <message>
   <source>Continue where the answer stopped</source>
   <translation>المتابعة من حيث توقفت الإجابة</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>متابعة</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>المحاولة مرة أخرى</translation>
  </message>
  <message>
   <source>Ask the same question again</source>
   <translation>طرح السؤال نفسه مرة أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Your message</source>
   <translation>رسالتك</translation>
  </message>
  <message>
   <source>The model does not see unanswered questions.</source>
   <translation>لا يرى النموذج الأسئلة التي لم يُجب عنها.</translation>
  </message>
  <message>
   <source>Answer this question; what follows is kept as another version</source>
   <translation>الإجابة عن هذا السؤال؛ وما بعده يبقى نسخة أخرى</translation>
  </message>
  <message>
   <source>Answer again</source>
   <translation>الإجابة مرة أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>The model no longer sees the messages above: the context is full</source>
   <translation>لم يعد النموذج يرى الرسائل أعلاه: السياق ممتلئ</translation>
  </message>
  <message>
   <source>A model can read only a limited amount of text at once. The oldest messages are left out
so that this chat can continue. A new chat starts with an empty context.</source>
   <translation>لا يقرأ النموذج في المرة الواحدة إلا قدرًا معيّنًا من النص. تُستبعد أقدم الرسائل
كي تستمر هذه المحادثة. والمحادثة الجديدة تبدأ بسياق فارغ.</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Find in this chat</source>
   <translation>البحث في هذه المحادثة</translation>
  </message>
  <message>
   <source>Matches</source>
   <translation>المواضع التي عُثر عليها</translation>
  </message>
  <message>
   <source>{number} of {count}</source>
   <comment>the places found</comment>
   <translation>{number} من {count}</translation>
  </message>
  <message>
   <source>none</source>
   <comment>the places found</comment>
   <translation>لا شيء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/following_scroll.py" />
   <source>Jump to the end</source>
   <translation>الانتقال إلى النهاية</translation>
  </message>
  <message>
   <source>Jump to the end (End)</source>
   <comment>with its key</comment>
   <translation>الانتقال إلى النهاية (End)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}.</source>
   <translation>كتبها {target}.</translation>
  </message>
  <message>
   <source>Written by {target}, with drafts by {draft}.</source>
   <translation>كتبها {target}، بمسودات من {draft}.</translation>
  </message>
  <message>
   <source>Sent to {name} ({host}).</source>
   <translation>أُرسلت إلى {name}، وهو {host}.</translation>
  </message>
  <message>
   <source>Computed {place}.</source>
   <translation>حُسبت {place}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_actions.py" />
   <source>Version {number} of {count}</source>
   <translation>النسخة {number} من {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Edit your message</source>
   <translation>تحرير الرسالة</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>إلغاء</translation>
  </message>
  <message>
   <source>The original is kept as another version</source>
   <translation>يبقى الأصل نسخة أخرى</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>حفظ</translation>
  </message>
  <message>
   <source>Enter saves, Esc cancels</source>
   <translation>الحفظ بمفتاح Enter والإلغاء بمفتاح Esc</translation>
  </message>
  <message>
   <source>Send</source>
   <translation>إرسال</translation>
  </message>
  <message>
   <source>Enter sends, Esc cancels</source>
   <translation>الإرسال بمفتاح Enter والإلغاء بمفتاح Esc</translation>
  </message>
  <message>
   <source>Open this link?</source>
   <translation>هل يُفتح هذا الرابط؟</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>فتح</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>Shown as plain text, because formatting would take too long: {count} characters</source>
   <extracomment>for 1: Shown as plain text, because formatting would take too long: {count} character</extracomment>
   <translation>
    <numerusform>يُعرض نصًا عاديًا لأن تنسيقه يستغرق وقتًا طويلًا: {count} حرف</numerusform>
    <numerusform>يُعرض نصًا عاديًا لأن تنسيقه يستغرق وقتًا طويلًا: حرف واحد</numerusform>
    <numerusform>يُعرض نصًا عاديًا لأن تنسيقه يستغرق وقتًا طويلًا: حرفان</numerusform>
    <numerusform>يُعرض نصًا عاديًا لأن تنسيقه يستغرق وقتًا طويلًا: {count} أحرف</numerusform>
    <numerusform>يُعرض نصًا عاديًا لأن تنسيقه يستغرق وقتًا طويلًا: {count} حرفًا</numerusform>
    <numerusform>يُعرض نصًا عاديًا لأن تنسيقه يستغرق وقتًا طويلًا: {count} حرف</numerusform>
   </translation>
  </message>
  <message>
   <source>Only the first {count} lines are shown.</source>
   <translation>تُعرض أول {count} سطر فقط.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/token_walk.py" />
   <source>Left and Right move between tokens, Enter shows details</source>
   <translation>السهمان الأيسر والأيمن ينتقلان بين الرموز، ومفتاح Enter يعرض كل شيء عن أحدها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Ask this</source>
   <translation>طرح هذا السؤال</translation>
  </message>
  <message>
   <source>The built-in pair is tiny and knows little. It is meant for trying things out.</source>
   <translation>الزوج المدمج صغير جدًا ولا يعرف إلا القليل. وهو هنا للتجربة.</translation>
  </message>
  <message>
   <source>For real work: {pair} ({size} to download, needs about {memory} of memory).</source>
   <translation>للعمل الفعلي: {pair} (حجم التنزيل {size}، ويحتاج إلى نحو {memory} من الذاكرة).</translation>
  </message>
  <message>
   <source>Opens Download models at this pair; nothing is downloaded yet</source>
   <translation>يفتح نافذة تنزيل نماذج عند هذا الزوج؛ ولا يُنزَّل شيء بعد</translation>
  </message>
  <message>
   <source>See this pair</source>
   <translation>عرض هذا الزوج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Model</source>
   <comment>what the command palette offers</comment>
   <translation>نموذج</translation>
  </message>
  <message>
   <source>Attach again: {file}</source>
   <translation>إرفاق مرة أخرى: {file}</translation>
  </message>
  <message>
   <source>Recent file</source>
   <translation>ملف حديث</translation>
  </message>
  <message>
   <source>Recent server</source>
   <translation>خادم مستخدم مؤخرًا</translation>
  </message>
  <message>
   <source>Recent pair</source>
   <translation>زوج مستخدم مؤخرًا</translation>
  </message>
  <message>
   <source>Use again: {pair}</source>
   <translation>استخدام من جديد: {pair}</translation>
  </message>
  <message>
   <source>Server</source>
   <comment>what the command palette offers</comment>
   <translation>خادم</translation>
  </message>
  <message>
   <source>Chat</source>
   <comment>what the command palette offers</comment>
   <translation>محادثة</translation>
  </message>
  <message>
   <source>Search commands, chats and models</source>
   <translation>البحث في الأوامر والمحادثات والنماذج</translation>
  </message>
  <message>
   <source>Command palette</source>
   <translation>لوحة الأوامر</translation>
  </message>
  <message>
   <source>Commands, chats and models</source>
   <translation>الأوامر والمحادثات والنماذج</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>لا نتائج مطابقة</translation>
  </message>
  <message>
   <source>↑ ↓ to move    {take} to open    {close} to close</source>
   <translation>↑ ↓ للتنقل    {take} للفتح    {close} للإغلاق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Chats</source>
   <comment>a group of commands</comment>
   <translation>المحادثات</translation>
  </message>
  <message>
   <source>Message</source>
   <comment>a group of commands</comment>
   <translation>الرسالة</translation>
  </message>
  <message>
   <source>Models</source>
   <comment>a group of commands</comment>
   <translation>النماذج</translation>
  </message>
  <message>
   <source>View</source>
   <comment>a group of commands</comment>
   <translation>العرض</translation>
  </message>
  <message>
   <source>Help</source>
   <comment>a group of commands</comment>
   <translation>المساعدة</translation>
  </message>
  <message>
   <source>New</source>
   <comment>a menu</comment>
   <translation>جديد</translation>
  </message>
  <message>
   <source>Menu</source>
   <comment>a menu</comment>
   <translation>القائمة</translation>
  </message>
  <message>
   <source>Chats</source>
   <comment>a menu</comment>
   <translation>المحادثات</translation>
  </message>
  <message>
   <source>Theme</source>
   <comment>a menu</comment>
   <translation>السمة</translation>
  </message>
  <message>
   <source>Help</source>
   <comment>a menu</comment>
   <translation>المساعدة</translation>
  </message>
  <message>
   <source>Anywhere in the window</source>
   <translation>في أي مكان من النافذة</translation>
  </message>
  <message>
   <source>In the message field</source>
   <translation>في حقل الرسالة</translation>
  </message>
  <message>
   <source>On a message</source>
   <translation>على رسالة</translation>
  </message>
  <message>
   <source>On the tokens of an answer</source>
   <translation>على رموز إجابة</translation>
  </message>
  <message>
   <source>While finding in a chat</source>
   <translation>أثناء البحث في محادثة</translation>
  </message>
  <message>
   <source>In the chat search</source>
   <translation>في البحث في المحادثات</translation>
  </message>
  <message>
   <source>In the list of chats</source>
   <translation>في قائمة المحادثات</translation>
  </message>
  <message>
   <source>In the command palette</source>
   <translation>في لوحة الأوامر</translation>
  </message>
  <message>
   <source>In the model picker</source>
   <translation>في منتقي النماذج</translation>
  </message>
  <message>
   <source>In the settings</source>
   <translation>في الإعدادات</translation>
  </message>
  <message>
   <source>In the system prompts</source>
   <translation>في موجّهات النظام</translation>
  </message>
  <message>
   <source>In a replay</source>
   <translation>أثناء إعادة العرض</translation>
  </message>
  <message>
   <source>In the shortcuts</source>
   <translation>في الاختصارات</translation>
  </message>
  <message>
   <source>In the guide</source>
   <translation>في الدليل</translation>
  </message>
  <message>
   <source>In dialogs</source>
   <translation>في مربعات الحوار</translation>
  </message>
  <message>
   <source>{keys} or {key}</source>
   <comment>keys that do the same</comment>
   <translation>{keys} أو {key}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: follow system</source>
   <translation>السمة: حسب النظام</translation>
  </message>
  <message>
   <source>Theme: light</source>
   <translation>السمة: فاتحة</translation>
  </message>
  <message>
   <source>Theme: dark</source>
   <translation>السمة: داكنة</translation>
  </message>
  <message>
   <source>Token colours: origin</source>
   <translation>ألوان الرموز: المصدر</translation>
  </message>
  <message>
   <source>Token colours: probability</source>
   <translation>ألوان الرموز: الاحتمال</translation>
  </message>
  <message>
   <source>Token colours: surprise</source>
   <translation>ألوان الرموز: المفاجأة</translation>
  </message>
  <message>
   <source>Save charts as an image (PNG)…</source>
   <translation>حفظ المخططات كصورة (PNG)…</translation>
  </message>
  <message>
   <source>Save charts as an image (SVG)…</source>
   <translation>حفظ المخططات كصورة (SVG)…</translation>
  </message>
  <message>
   <source>Save chart data as a table (CSV)…</source>
   <translation>حفظ بيانات المخططات كجدول (CSV)…</translation>
  </message>
  <message>
   <source>Guide</source>
   <translation>الدليل</translation>
  </message>
  <message>
   <source>Help pages, with search</source>
   <translation>صفحات المساعدة، مع البحث</translation>
  </message>
  <message>
   <source>How it works</source>
   <translation>كيف يعمل</translation>
  </message>
  <message>
   <source>A short guide, with a step of your last answer</source>
   <translation>دليل قصير، مع خطوة من آخر إجابة</translation>
  </message>
  <message>
   <source>What's this?</source>
   <translation>ما هذا؟</translation>
  </message>
  <message>
   <source>Explain the focused item, or the next one you click</source>
   <translation>شرح العنصر المحدد، أو العنصر التالي الذي يُنقر</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>اختصارات لوحة المفاتيح</translation>
  </message>
  <message>
   <source>Show the keyboard shortcuts</source>
   <translation>عرض اختصارات لوحة المفاتيح</translation>
  </message>
  <message>
   <source>Find a command, a chat or a model by a few letters</source>
   <translation>العثور على أمر أو محادثة أو نموذج ببضعة أحرف</translation>
  </message>
  <message>
   <source>Settings…</source>
   <translation>الإعدادات…</translation>
  </message>
  <message>
   <source>All settings, with search</source>
   <translation>كل الإعدادات، مع البحث فيها</translation>
  </message>
  <message>
   <source>Statistics…</source>
   <translation>الإحصاءات…</translation>
  </message>
  <message>
   <source>Totals for all answers by model and day, and errors</source>
   <translation>مجاميع كل الإجابات حسب النموذج واليوم، والأخطاء</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>القائمة</translation>
  </message>
  <message>
   <source>Open the menu</source>
   <translation>فتح القائمة</translation>
  </message>
  <message>
   <source>Start a new chat</source>
   <translation>بدء محادثة جديدة</translation>
  </message>
  <message>
   <source>Temporary chat</source>
   <translation>محادثة مؤقتة</translation>
  </message>
  <message>
   <source>Start a chat that is not saved</source>
   <translation>بدء محادثة لا تُحفظ</translation>
  </message>
  <message>
   <source>New folder</source>
   <translation>مجلد جديد</translation>
  </message>
  <message>
   <source>Search all chats</source>
   <translation>البحث في كل المحادثات</translation>
  </message>
  <message>
   <source>Find words in all chats</source>
   <translation>العثور على كلمات في كل المحادثات</translation>
  </message>
  <message>
   <source>Show archived chats</source>
   <translation>عرض المحادثات المؤرشفة</translation>
  </message>
  <message>
   <source>Back up chats…</source>
   <translation>نسخ المحادثات احتياطيًا…</translation>
  </message>
  <message>
   <source>Restore chats…</source>
   <translation>استعادة المحادثات…</translation>
  </message>
  <message>
   <source>Import chats…</source>
   <translation>استيراد المحادثات…</translation>
  </message>
  <message>
   <source>Import chats from Foretoken, ChatGPT or LM Studio</source>
   <translation>استيراد محادثات من Foretoken أو ChatGPT أو LM Studio</translation>
  </message>
  <message>
   <source>Export all chats…</source>
   <translation>تصدير كل المحادثات…</translation>
  </message>
  <message>
   <source>Export all chats to one file</source>
   <translation>تصدير كل المحادثات إلى ملف واحد</translation>
  </message>
  <message>
   <source>Export this chat…</source>
   <translation>تصدير هذه المحادثة…</translation>
  </message>
  <message>
   <source>Export this chat to a file</source>
   <translation>تصدير هذه المحادثة إلى ملف</translation>
  </message>
  <message>
   <source>Print this chat…</source>
   <translation>طباعة هذه المحادثة…</translation>
  </message>
  <message>
   <source>Delete all chats…</source>
   <translation>حذف كل المحادثات…</translation>
  </message>
  <message>
   <source>Stop the answer or a running test</source>
   <translation>إيقاف الإجابة أو اختبار قيد التشغيل</translation>
  </message>
  <message>
   <source>Attach files…</source>
   <translation>إرفاق ملفات…</translation>
  </message>
  <message>
   <source>Attach text files or PDFs</source>
   <translation>إرفاق ملفات نصية أو ملفات PDF</translation>
  </message>
  <message>
   <source>Clear recent files</source>
   <translation>مسح الملفات الأخيرة</translation>
  </message>
  <message>
   <source>System prompt…</source>
   <translation>موجّه النظام…</translation>
  </message>
  <message>
   <source>Instructions for the model in this chat</source>
   <translation>تعليمات للنموذج في هذه المحادثة</translation>
  </message>
  <message>
   <source>Sampling…</source>
   <translation>أخذ العينات…</translation>
  </message>
  <message>
   <source>Temperature, cut-offs, penalties and length for the next answers</source>
   <translation>درجة الحرارة وحدود الاقتطاع والعقوبات والطول للإجابات التالية</translation>
  </message>
  <message>
   <source>Copy the last answer</source>
   <translation>نسخ آخر إجابة</translation>
  </message>
  <message>
   <source>Replay the answer…</source>
   <translation>إعادة عرض الإجابة…</translation>
  </message>
  <message>
   <source>Replay the answer in view, with its colours and charts</source>
   <translation>إعادة عرض الإجابة الظاهرة بألوانها ومخططاتها</translation>
  </message>
  <message>
   <source>Replay an answer from a file…</source>
   <translation>إعادة عرض إجابة من ملف…</translation>
  </message>
  <message>
   <source>Replay an answer from an exported chat, without importing it</source>
   <translation>إعادة عرض إجابة من محادثة مصدَّرة دون استيرادها</translation>
  </message>
  <message>
   <source>Undo delete</source>
   <translation>التراجع عن الحذف</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>تراجع</translation>
  </message>
  <message>
   <source>Find in this chat; ignores case and accents</source>
   <translation>البحث في هذه المحادثة؛ دون مراعاة حالة الأحرف والتشكيل</translation>
  </message>
  <message>
   <source>Next match</source>
   <translation>المطابقة التالية</translation>
  </message>
  <message>
   <source>Previous match</source>
   <translation>المطابقة السابقة</translation>
  </message>
  <message>
   <source>Choose models…</source>
   <translation>اختيار النماذج…</translation>
  </message>
  <message>
   <source>Choose the target and the draft model</source>
   <translation>اختيار النموذج الهدف ونموذج المسودة</translation>
  </message>
  <message>
   <source>Download models…</source>
   <translation>تنزيل نماذج…</translation>
  </message>
  <message>
   <source>Ready-made pairs and all models on the hub</source>
   <translation>الأزواج الجاهزة وكل النماذج في المنصة</translation>
  </message>
  <message>
   <source>Clear recent pairs</source>
   <translation>مسح الأزواج الأخيرة</translation>
  </message>
  <message>
   <source>Connect to a server…</source>
   <translation>الاتصال بخادم…</translation>
  </message>
  <message>
   <source>Use a server instead of a model on this computer</source>
   <translation>استخدام خادم بدلًا من نموذج على هذا الحاسوب</translation>
  </message>
  <message>
   <source>Engine settings…</source>
   <translation>إعدادات المحرك…</translation>
  </message>
  <message>
   <source>How the loaded models run: threads, caches, draft length</source>
   <translation>كيفية تشغيل النماذج المحمّلة: الخيوط والذواكر المؤقتة وطول المسودة</translation>
  </message>
  <message>
   <source>Race: plain vs. speculative…</source>
   <translation>السباق: العادي مقابل التخميني…</translation>
  </message>
  <message>
   <source>Answer the same question both ways, side by side</source>
   <translation>الإجابة عن السؤال نفسه بالطريقتين، جنبًا إلى جنب</translation>
  </message>
  <message>
   <source>Benchmark…</source>
   <translation>قياس الأداء…</translation>
  </message>
  <message>
   <source>Measure drafting by kind of text, and compare with earlier runs</source>
   <translation>قياس كتابة المسودة حسب نوع النص، ومقارنتها بعمليات سابقة</translation>
  </message>
  <message>
   <source>Verify losslessness…</source>
   <translation>التحقق من عدم الفقدان…</translation>
  </message>
  <message>
   <source>Check that drafting does not change the output</source>
   <translation>التحقق من أن كتابة المسودة لا تغيّر الناتج</translation>
  </message>
  <message>
   <source>Toggle token colours</source>
   <translation>تبديل ألوان الرموز</translation>
  </message>
  <message>
   <source>Colour tokens by origin or probability</source>
   <translation>تلوين الرموز حسب المصدر أو الاحتمال</translation>
  </message>
  <message>
   <source>Toggle the Markdown source of the answer</source>
   <translation>تبديل عرض النص المصدر لإجابة</translation>
  </message>
  <message>
   <source>Show the answer as the model wrote it</source>
   <translation>عرض الإجابة كما كتبها النموذج</translation>
  </message>
  <message>
   <source>Toggle formatting in answers</source>
   <translation>تبديل التنسيق في الإجابات</translation>
  </message>
  <message>
   <source>Toggle formatting in your messages</source>
   <translation>تبديل التنسيق في رسائلي</translation>
  </message>
  <message>
   <source>Toggle Markdown in copied selections</source>
   <translation>تبديل تنسيق Markdown عند نسخ التحديد</translation>
  </message>
  <message>
   <source>Toggle sidebar</source>
   <translation>تبديل الشريط الجانبي</translation>
  </message>
  <message>
   <source>Toggle live panel</source>
   <translation>تبديل اللوحة المباشرة</translation>
  </message>
  <message>
   <source>Switch charts between this answer and the whole chat</source>
   <translation>تبديل المخططات بين هذه الإجابة والمحادثة كلها</translation>
  </message>
  <message>
   <source>Pause or resume charts</source>
   <translation>إيقاف المخططات مؤقتًا أو متابعتها</translation>
  </message>
  <message>
   <source>Larger text</source>
   <translation>تكبير النص</translation>
  </message>
  <message>
   <source>Smaller text</source>
   <translation>تصغير النص</translation>
  </message>
  <message>
   <source>Normal text size</source>
   <translation>حجم النص العادي</translation>
  </message>
  <message>
   <source>Copy diagnostics</source>
   <translation>نسخ معلومات التشخيص</translation>
  </message>
  <message>
   <source>Open logs</source>
   <translation>فتح السجلات</translation>
  </message>
  <message>
   <source>Check for updates…</source>
   <translation>التحقق من وجود تحديثات…</translation>
  </message>
  <message>
   <source>About Foretoken</source>
   <translation>حول Foretoken</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>إنهاء</translation>
  </message>
  <message>
   <source>Send or queue the message</source>
   <translation>إرسال الرسالة أو وضعها في قائمة الانتظار</translation>
  </message>
  <message>
   <source>Insert a line break</source>
   <translation>إدراج فاصل أسطر</translation>
  </message>
  <message>
   <source>Edit the last message (in an empty field)</source>
   <translation>تعديل الرسالة الأخيرة (في حقل فارغ)</translation>
  </message>
  <message>
   <source>Go to the messages</source>
   <translation>الانتقال إلى الرسائل</translation>
  </message>
  <message>
   <source>Undo typing</source>
   <translation>التراجع عن الكتابة</translation>
  </message>
  <message>
   <source>Previous message</source>
   <translation>الرسالة السابقة</translation>
  </message>
  <message>
   <source>Next message</source>
   <translation>الرسالة التالية</translation>
  </message>
  <message>
   <source>Previous version</source>
   <translation>النسخة السابقة</translation>
  </message>
  <message>
   <source>Next version</source>
   <translation>النسخة التالية</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>نسخ</translation>
  </message>
  <message>
   <source>Copy the text</source>
   <translation>نسخ النص</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>تحرير</translation>
  </message>
  <message>
   <source>Edit; keeps this version</source>
   <translation>تعديل؛ مع الاحتفاظ بهذه النسخة</translation>
  </message>
  <message>
   <source>Cancel editing</source>
   <translation>إلغاء التعديل</translation>
  </message>
  <message>
   <source>Regenerate</source>
   <translation>إعادة التوليد</translation>
  </message>
  <message>
   <source>Answer again; keeps this answer</source>
   <translation>الإجابة مرة أخرى؛ مع الاحتفاظ بهذه الإجابة</translation>
  </message>
  <message>
   <source>Branch</source>
   <translation>تفريع</translation>
  </message>
  <message>
   <source>New chat with a copy up to this message</source>
   <translation>محادثة جديدة بنسخة حتى هذه الرسالة</translation>
  </message>
  <message>
   <source>Replay…</source>
   <translation>إعادة العرض…</translation>
  </message>
  <message>
   <source>Replay this answer with its colours and charts</source>
   <translation>إعادة عرض هذه الإجابة بألوانها ومخططاتها</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>حذف</translation>
  </message>
  <message>
   <source>Delete this message and all below it</source>
   <translation>حذف هذه الرسالة وكل ما تحتها</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>تصدير</translation>
  </message>
  <message>
   <source>Export this message to a file</source>
   <translation>تصدير هذه الرسالة إلى ملف</translation>
  </message>
  <message>
   <source>Previous token</source>
   <translation>الرمز السابق</translation>
  </message>
  <message>
   <source>Next token</source>
   <translation>الرمز التالي</translation>
  </message>
  <message>
   <source>Previous step</source>
   <translation>الخطوة السابقة</translation>
  </message>
  <message>
   <source>Next step</source>
   <translation>الخطوة التالية</translation>
  </message>
  <message>
   <source>Inspect the token</source>
   <translation>فحص الرمز</translation>
  </message>
  <message>
   <source>Where the token came from, and its alternatives</source>
   <translation>مصدر الرمز، وبدائله</translation>
  </message>
  <message>
   <source>Leave the tokens</source>
   <translation>ترك الرموز</translation>
  </message>
  <message>
   <source>Close find</source>
   <translation>إغلاق البحث</translation>
  </message>
  <message>
   <source>Open the selected result</source>
   <translation>فتح النتيجة المحددة</translation>
  </message>
  <message>
   <source>Clear the search</source>
   <translation>مسح البحث</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>إعادة التسمية</translation>
  </message>
  <message>
   <source>Previous item</source>
   <translation>العنصر السابق</translation>
  </message>
  <message>
   <source>Next item</source>
   <translation>العنصر التالي</translation>
  </message>
  <message>
   <source>Run or open</source>
   <translation>تشغيل أو فتح</translation>
  </message>
  <message>
   <source>Close the palette</source>
   <translation>إغلاق اللوحة</translation>
  </message>
  <message>
   <source>Find a model</source>
   <translation>العثور على نموذج</translation>
  </message>
  <message>
   <source>Open file…</source>
   <translation>فتح ملف…</translation>
  </message>
  <message>
   <source>Open a model file from anywhere</source>
   <translation>فتح ملف نموذج من أي مكان</translation>
  </message>
  <message>
   <source>Save as preset…</source>
   <translation>حفظ إعدادًا مسبقًا…</translation>
  </message>
  <message>
   <source>Save this pair and its settings</source>
   <translation>حفظ هذا الزوج وإعداداته</translation>
  </message>
  <message>
   <source>Load</source>
   <translation>تحميل</translation>
  </message>
  <message>
   <source>Close or cancel</source>
   <translation>إغلاق أو إلغاء</translation>
  </message>
  <message>
   <source>Search settings</source>
   <translation>البحث في الإعدادات</translation>
  </message>
  <message>
   <source>Undo the last change</source>
   <translation>التراجع عن التغيير الأخير</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>إغلاق</translation>
  </message>
  <message>
   <source>Play or pause</source>
   <translation>تشغيل أو إيقاف مؤقت</translation>
  </message>
  <message>
   <source>Go to the beginning</source>
   <translation>الانتقال إلى البداية</translation>
  </message>
  <message>
   <source>Go to the end</source>
   <translation>الانتقال إلى النهاية</translation>
  </message>
  <message>
   <source>Search shortcuts</source>
   <translation>البحث في الاختصارات</translation>
  </message>
  <message>
   <source>Change the shortcut</source>
   <translation>تغيير الاختصار</translation>
  </message>
  <message>
   <source>Search the guide</source>
   <translation>البحث في الدليل</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>رجوع</translation>
  </message>
  <message>
   <source>Use in this chat</source>
   <translation>استخدام في هذه المحادثة</translation>
  </message>
  <message>
   <source>Use this prompt from the next answer on</source>
   <translation>استخدام هذا الموجّه اعتبارًا من الإجابة التالية</translation>
  </message>
  <message>
   <source>Delete the prompt</source>
   <translation>حذف الموجّه</translation>
  </message>
  <message>
   <source>Press the selected button</source>
   <translation>الضغط على الزر المحدد</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>إزالة</translation>
  </message>
  <message>
   <source>{what} ({keys})</source>
   <comment>a command with its keys</comment>
   <translation>{what} ({keys})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Attach files</source>
   <translation>إرفاق ملفات</translation>
  </message>
  <message>
   <source>, or drop them on the window.</source>
   <comment>behind “Attach text files”</comment>
   <translation>، أو إفلاتها على النافذة.</translation>
  </message>
  <message>
   <source>Files that you have not sent are discarded when you quit.</source>
   <translation>الملفات غير المرسلة تُنسى عند إنهاء البرنامج.</translation>
  </message>
  <message>
   <source>Sampling: {kind}, temperature {t}</source>
   <translation>أخذ العينات: {kind}، درجة الحرارة {t}</translation>
  </message>
  <message>
   <source>{sampling} ({scope})</source>
   <comment>sampling</comment>
   <translation>{sampling} ({scope})</translation>
  </message>
  <message>
   <source>System prompt: {name}</source>
   <translation>موجّه النظام: {name}</translation>
  </message>
  <message>
   <source>System: {name}</source>
   <translation>النظام: {name}</translation>
  </message>
  <message>
   <source>System prompt: none</source>
   <translation>موجّه النظام: بلا</translation>
  </message>
  <message>
   <source>Context {used} of {total}</source>
   <translation>السياق {used} من {total}</translation>
  </message>
  <message>
   <source>Context full: {used} of {total}</source>
   <translation>السياق ممتلئ: {used} من {total}</translation>
  </message>
  <message>
   <source>Context nearly full: {used} of {total}</source>
   <translation>السياق يكاد يمتلئ: {used} من {total}</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>إيقاف</translation>
  </message>
  <message>
   <source>Queue</source>
   <comment>verb</comment>
   <translation>إلى الانتظار</translation>
  </message>
  <message>
   <source>Stop the answer and keep its text</source>
   <translation>إيقاف الإجابة مع إبقاء نصها</translation>
  </message>
  <message>
   <source>Cannot send yet: {why}</source>
   <translation>لا يمكن الإرسال بعد: {why}</translation>
  </message>
  <message>
   <source>Cannot send yet</source>
   <translation>لا يمكن الإرسال بعد</translation>
  </message>
  <message>
   <source>Send after the messages already in the queue</source>
   <translation>إرسالها بعد الرسائل التي قبلها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Queued messages</source>
   <translation>الرسائل في قائمة الانتظار</translation>
  </message>
  <message>
   <source>Queued: {message}</source>
   <translation>في قائمة الانتظار: {message}</translation>
  </message>
  <message>
   <source>Moves it back to the message field</source>
   <translation>إعادتها إلى الحقل</translation>
  </message>
  <message>
   <source>Click, or press Up in the empty field, to edit it</source>
   <translation>النقر، أو السهم العلوي في الحقل الفارغ، يتيح تحريرها</translation>
  </message>
  <message>
   <source>Nothing is running</source>
   <translation>لا شيء قيد التشغيل</translation>
  </message>
  <message>
   <source>The text is long, so it is attached as a file.</source>
   <translation>النص طويل، لذلك أُرفق كملف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>a file is still being read</source>
   <comment>Cannot send yet: …</comment>
   <translation>ما زالت قراءة ملف جارية</translation>
  </message>
  <message>
   <source>This chat</source>
   <translation>هذه المحادثة</translation>
  </message>
  <message>
   <source>Context length</source>
   <translation>طول السياق</translation>
  </message>
  <message>
   <source>Counted by the server for the last answer; only the server can count the next message</source>
   <translation>بحسب عدّ الخادم في آخر إجابة؛ وهو وحده يستطيع عدّ الرسالة التالية</translation>
  </message>
  <message numerus="yes">
   <source>Too long by {count} tokens: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</source>
   <extracomment>for 1: Too long by {count} token: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</extracomment>
   <translation>
    <numerusform>أطول مما ينبغي بمقدار {count} رمز: سعة سياق النموذج {context}. يُرجى اختصار الرسالة أو ملفاتها أو موجّه النظام، أو تحميل النموذج بسياق أطول.</numerusform>
    <numerusform>أطول مما ينبغي بمقدار رمز واحد: سعة سياق النموذج {context}. يُرجى اختصار الرسالة أو ملفاتها أو موجّه النظام، أو تحميل النموذج بسياق أطول.</numerusform>
    <numerusform>أطول مما ينبغي بمقدار رمزين: سعة سياق النموذج {context}. يُرجى اختصار الرسالة أو ملفاتها أو موجّه النظام، أو تحميل النموذج بسياق أطول.</numerusform>
    <numerusform>أطول مما ينبغي بمقدار {count} رموز: سعة سياق النموذج {context}. يُرجى اختصار الرسالة أو ملفاتها أو موجّه النظام، أو تحميل النموذج بسياق أطول.</numerusform>
    <numerusform>أطول مما ينبغي بمقدار {count} رمزًا: سعة سياق النموذج {context}. يُرجى اختصار الرسالة أو ملفاتها أو موجّه النظام، أو تحميل النموذج بسياق أطول.</numerusform>
    <numerusform>أطول مما ينبغي بمقدار {count} رمز: سعة سياق النموذج {context}. يُرجى اختصار الرسالة أو ملفاتها أو موجّه النظام، أو تحميل النموذج بسياق أطول.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The context is full: the oldest {count} turns will be left out.</source>
   <extracomment>for 1: The context is full: the oldest turn will be left out.</extracomment>
   <translation>
    <numerusform>السياق ممتلئ: سيُستبعد أقدم {count} دور.</numerusform>
    <numerusform>السياق ممتلئ: سيُستبعد أقدم دور.</numerusform>
    <numerusform>السياق ممتلئ: سيُستبعد أقدم دورين.</numerusform>
    <numerusform>السياق ممتلئ: سيُستبعد أقدم {count} أدوار.</numerusform>
    <numerusform>السياق ممتلئ: سيُستبعد أقدم {count} دورًا.</numerusform>
    <numerusform>السياق ممتلئ: سيُستبعد أقدم {count} دور.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Only {count} tokens are left for the answer.</source>
   <extracomment>for 1: Only {count} token is left for the answer.</extracomment>
   <translation>
    <numerusform>لا يبقى للإجابة إلا {count} رمز.</numerusform>
    <numerusform>لا يبقى للإجابة إلا رمز واحد.</numerusform>
    <numerusform>لا يبقى للإجابة إلا رمزان.</numerusform>
    <numerusform>لا يبقى للإجابة إلا {count} رموز.</numerusform>
    <numerusform>لا يبقى للإجابة إلا {count} رمزًا.</numerusform>
    <numerusform>لا يبقى للإجابة إلا {count} رمز.</numerusform>
   </translation>
  </message>
  <message>
   <source>Conversation and chat format</source>
   <translation>المحادثة وتنسيقها</translation>
  </message>
  <message>
   <source>Chat format</source>
   <translation>تنسيق المحادثة</translation>
  </message>
  <message>
   <source>This message</source>
   <translation>هذه الرسالة</translation>
  </message>
  <message>
   <source>Reserved for the answer</source>
   <translation>محجوز للإجابة</translation>
  </message>
  <message>
   <source>Free</source>
   <comment>tokens in the context</comment>
   <translation>متاح</translation>
  </message>
  <message numerus="yes">
   <source>Left out: the oldest {count} turns</source>
   <extracomment>for 1: Left out: the oldest turn</extracomment>
   <translation>
    <numerusform>المستبعد: {count} دور</numerusform>
    <numerusform>المستبعد: أقدم دور</numerusform>
    <numerusform>المستبعد: أقدم دورين</numerusform>
    <numerusform>المستبعد: أقدم {count} أدوار</numerusform>
    <numerusform>المستبعد: أقدم {count} دورًا</numerusform>
    <numerusform>المستبعد: أقدم {count} دور</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{used} of {count} tokens once this is sent</source>
   <extracomment>for 1: {used} of {count} token once this is sent</extracomment>
   <translation>
    <numerusform>عند إرسال هذا {used} من {count} رمز</numerusform>
    <numerusform>عند إرسال هذا {used} من رمز واحد</numerusform>
    <numerusform>عند إرسال هذا {used} من رمزين</numerusform>
    <numerusform>عند إرسال هذا {used} من {count} رموز</numerusform>
    <numerusform>عند إرسال هذا {used} من {count} رمزًا</numerusform>
    <numerusform>عند إرسال هذا {used} من {count} رمز</numerusform>
   </translation>
  </message>
  <message>
   <source>{what}: {count}</source>
   <translation>{what}: {count}</translation>
  </message>
  <message>
   <source>reading…</source>
   <comment>a file</comment>
   <translation>تجري القراءة…</translation>
  </message>
  <message>
   <source>counting…</source>
   <comment>tokens of a file</comment>
   <translation>يجري العدّ…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Custom</source>
   <comment>a kind of sampling</comment>
   <translation>مخصص</translation>
  </message>
  <message>
   <source>Close sampling</source>
   <translation>إغلاق أخذ العينات</translation>
  </message>
  <message>
   <source>Apply to</source>
   <translation>تنطبق على</translation>
  </message>
  <message>
   <source>What the values below apply to</source>
   <translation>ما تنطبق عليه القيم أدناه</translation>
  </message>
  <message>
   <source>Reset all</source>
   <translation>إعادة ضبط الكل</translation>
  </message>
  <message>
   <source>Remove all values set here</source>
   <translation>إزالة كل القيم المحددة هنا</translation>
  </message>
  <message>
   <source>Style</source>
   <comment>of sampling</comment>
   <translation>النمط</translation>
  </message>
  <message>
   <source>A set of values that go together</source>
   <translation>مجموعة قيم متلائمة معًا</translation>
  </message>
  <message>
   <source>Save as…</source>
   <translation>حفظ باسم…</translation>
  </message>
  <message>
   <source>Save these values as a style</source>
   <translation>حفظ هذه القيم نمطًا</translation>
  </message>
  <message>
   <source>Delete this style; the values stay</source>
   <translation>حذف هذا النمط؛ مع بقاء القيم</translation>
  </message>
  <message>
   <source>Name of the style</source>
   <comment>of sampling</comment>
   <translation>اسم النمط</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>تطبيق</translation>
  </message>
  <message>
   <source>Apply these values to this model</source>
   <translation>تطبيق هذه القيم على هذا النموذج</translation>
  </message>
  <message>
   <source>Options of this model</source>
   <translation>خيارات هذا النموذج</translation>
  </message>
  <message>
   <source>Next answer</source>
   <translation>الإجابة التالية</translation>
  </message>
  <message>
   <source>This model</source>
   <translation>هذا النموذج</translation>
  </message>
  <message>
   <source>Default</source>
   <translation>افتراضي</translation>
  </message>
  <message>
   <source>Applies to the next answer only.</source>
   <translation>ينطبق على الإجابة التالية فقط.</translation>
  </message>
  <message>
   <source>Applies to all answers in this chat, with any model.</source>
   <translation>ينطبق على كل الإجابات في هذه المحادثة، مع أي نموذج.</translation>
  </message>
  <message>
   <source>Applies to this model, unless a chat has its own value.</source>
   <translation>ينطبق على هذا النموذج، ما لم تكن لمحادثة قيمتها الخاصة.</translation>
  </message>
  <message>
   <source>Applies unless a chat or a model has its own value.</source>
   <translation>ينطبق ما لم تكن لمحادثة أو نموذج قيمة خاصة.</translation>
  </message>
  <message>
   <source>The preset</source>
   <translation>الإعداد المسبق</translation>
  </message>
  <message>
   <source>all values reset</source>
   <translation>أُعيد ضبط كل القيم</translation>
  </message>
  <message>
   <source>{title} reset</source>
   <translation>أُعيد ضبط {title}</translation>
  </message>
  <message>
   <source>recommended values</source>
   <translation>القيم الموصى بها</translation>
  </message>
  <message>
   <source>{scope}: {change}</source>
   <translation>{scope}: {change}</translation>
  </message>
  <message>
   <source>Reset to {value}</source>
   <translation>إعادة الضبط إلى {value}</translation>
  </message>
  <message>
   <source>Use the inherited value</source>
   <translation>استخدام القيمة الموروثة</translation>
  </message>
  <message>
   <source>Set by {option} until Foretoken is closed.</source>
   <translation>حدّده {option} إلى أن يُغلق Foretoken.</translation>
  </message>
  <message>
   <source>Inherited: {scope}</source>
   <translation>موروثة: {scope}</translation>
  </message>
  <message>
   <source>From the chat template</source>
   <translation>من قالب المحادثة</translation>
  </message>
  <message>
   <source>Recommended for this model: {values}.</source>
   <translation>الموصى به لهذا النموذج: {values}.</translation>
  </message>
  <message>
   <source>{scope} uses {value}.</source>
   <translation>القيمة المستخدمة في {scope} هي {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>System prompts</source>
   <translation>موجّهات النظام</translation>
  </message>
  <message>
   <source>Add a prompt to the library</source>
   <translation>إضافة موجّه إلى المكتبة</translation>
  </message>
  <message>
   <source>New</source>
   <comment>system prompt</comment>
   <translation>جديد</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>الاسم</translation>
  </message>
  <message>
   <source>Name of the prompt</source>
   <translation>اسم الموجّه</translation>
  </message>
  <message>
   <source>Name it so that you can use it in other chats too</source>
   <translation>إعطاؤه اسمًا لتستخدمه محادثات أخرى أيضًا</translation>
  </message>
  <message>
   <source>Save to library</source>
   <translation>حفظ في المكتبة</translation>
  </message>
  <message>
   <source>Text of the system prompt</source>
   <translation>نص موجّه النظام</translation>
  </message>
  <message>
   <source>Instructions for the model, read before the chat</source>
   <translation>تعليمات للنموذج، تُقرأ قبل المحادثة</translation>
  </message>
  <message>
   <source>The chat keeps its system prompt</source>
   <translation>تحتفظ المحادثة بموجّه النظام الخاص بها</translation>
  </message>
  <message>
   <source>Use no prompt</source>
   <comment>system prompt</comment>
   <translation>دون موجّه</translation>
  </message>
  <message>
   <source>Remove the system prompt from this chat</source>
   <translation>إزالة موجّه النظام من هذه المحادثة</translation>
  </message>
  <message>
   <source>Only this chat</source>
   <translation>هذه المحادثة فقط</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>system prompt</comment>
   <translation>فارغ</translation>
  </message>
  <message>
   <source>{name} (in use)</source>
   <comment>system prompt</comment>
   <translation>{name} (مستخدم)</translation>
  </message>
  <message>
   <source>custom</source>
   <comment>system prompt</comment>
   <translation>مخصص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Back up chats</source>
   <translation>نسخ المحادثات احتياطيًا</translation>
  </message>
  <message>
   <source>Backing up chats…</source>
   <translation>يجري نسخ المحادثات احتياطيًا…</translation>
  </message>
  <message numerus="yes">
   <source>Backed up {count} chats to {file} ({size}).</source>
   <extracomment>for 1: Backed up {count} chat to {file} ({size}).</extracomment>
   <translation>
    <numerusform>تم نسخ {count} محادثة احتياطيًا إلى {file} ({size}).</numerusform>
    <numerusform>تم نسخ محادثة واحدة احتياطيًا إلى {file} ({size}).</numerusform>
    <numerusform>تم نسخ محادثتين احتياطيًا إلى {file} ({size}).</numerusform>
    <numerusform>تم نسخ {count} محادثات احتياطيًا إلى {file} ({size}).</numerusform>
    <numerusform>تم نسخ {count} محادثة احتياطيًا إلى {file} ({size}).</numerusform>
    <numerusform>تم نسخ {count} محادثة احتياطيًا إلى {file} ({size}).</numerusform>
   </translation>
  </message>
  <message>
   <source>Show in folder</source>
   <translation>عرض في المجلد</translation>
  </message>
  <message>
   <source>Restore chats</source>
   <translation>استعادة المحادثات</translation>
  </message>
  <message>
   <source>Checking {file}…</source>
   <translation>يجري فحص {file}…</translation>
  </message>
  <message numerus="yes">
   <source>It replaces the {count} chats you have now. A copy is kept.</source>
   <extracomment>for 1: It replaces the {count} chat you have now. A copy is kept.</extracomment>
   <translation>
    <numerusform>تحل محل المحادثات الموجودة هنا الآن، وعددها {count}، مع الاحتفاظ بنسخة منها.</numerusform>
    <numerusform>تحل محل المحادثة الواحدة الموجودة هنا الآن، مع الاحتفاظ بنسخة منها.</numerusform>
    <numerusform>تحل محل المحادثتين الموجودتين هنا الآن، مع الاحتفاظ بنسخة منهما.</numerusform>
    <numerusform>تحل محل المحادثات الموجودة هنا الآن، وعددها {count}، مع الاحتفاظ بنسخة منها.</numerusform>
    <numerusform>تحل محل المحادثات الموجودة هنا الآن، وعددها {count}، مع الاحتفاظ بنسخة منها.</numerusform>
    <numerusform>تحل محل المحادثات الموجودة هنا الآن، وعددها {count}، مع الاحتفاظ بنسخة منها.</numerusform>
   </translation>
  </message>
  <message>
   <source>Restoring chats…</source>
   <translation>تجري استعادة المحادثات…</translation>
  </message>
  <message numerus="yes">
   <source>Restore {count} chats?</source>
   <extracomment>for 1: Restore {count} chat?</extracomment>
   <translation>
    <numerusform>هل تُستعاد {count} محادثة؟</numerusform>
    <numerusform>هل تُستعاد محادثة واحدة؟</numerusform>
    <numerusform>هل تُستعاد محادثتان؟</numerusform>
    <numerusform>هل تُستعاد {count} محادثات؟</numerusform>
    <numerusform>هل تُستعاد {count} محادثة؟</numerusform>
    <numerusform>هل تُستعاد {count} محادثة؟</numerusform>
   </translation>
  </message>
  <message>
   <source>Restore</source>
   <translation>استعادة</translation>
  </message>
  <message numerus="yes">
   <source>Restored your {count} previous chats.</source>
   <extracomment>for 1: Restored your {count} previous chat.</extracomment>
   <translation>
    <numerusform>تمت استعادة ما كان من قبل: {count} محادثة.</numerusform>
    <numerusform>تمت استعادة ما كان من قبل: محادثة واحدة.</numerusform>
    <numerusform>تمت استعادة ما كان من قبل: محادثتان.</numerusform>
    <numerusform>تمت استعادة ما كان من قبل: {count} محادثات.</numerusform>
    <numerusform>تمت استعادة ما كان من قبل: {count} محادثة.</numerusform>
    <numerusform>تمت استعادة ما كان من قبل: {count} محادثة.</numerusform>
   </translation>
  </message>
  <message>
   <source>Everything is deleted permanently: chats, archived chats, folders, system prompts, and automatic backups. This cannot be undone. Backups that you saved yourself are kept.</source>
   <translation>يُحذف كل شيء نهائيًا: المحادثات والمحادثات المؤرشفة والمجلدات وموجّهات النظام والنسخ الاحتياطية التلقائية. لا يمكن التراجع عن ذلك. وتبقى النسخ الاحتياطية المحفوظة يدويًا.</translation>
  </message>
  <message numerus="yes">
   <source>Permanently deleted {count} chats.</source>
   <extracomment>for 1: Permanently deleted {count} chat.</extracomment>
   <translation>
    <numerusform>تم الحذف نهائيًا: {count} محادثة.</numerusform>
    <numerusform>تم الحذف نهائيًا: محادثة واحدة.</numerusform>
    <numerusform>تم الحذف نهائيًا: محادثتان.</numerusform>
    <numerusform>تم الحذف نهائيًا: {count} محادثات.</numerusform>
    <numerusform>تم الحذف نهائيًا: {count} محادثة.</numerusform>
    <numerusform>تم الحذف نهائيًا: {count} محادثة.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Delete all {count} chats?</source>
   <extracomment>for 1: Delete {count} chat?</extracomment>
   <translation>
    <numerusform>هل تُحذف كل المحادثات ({count})؟</numerusform>
    <numerusform>هل تُحذف محادثة واحدة؟</numerusform>
    <numerusform>هل تُحذف المحادثتان؟</numerusform>
    <numerusform>هل تُحذف كل المحادثات ({count})؟</numerusform>
    <numerusform>هل تُحذف كل المحادثات ({count})؟</numerusform>
    <numerusform>هل تُحذف كل المحادثات ({count})؟</numerusform>
   </translation>
  </message>
  <message>
   <source>Delete everything?</source>
   <translation>هل يُحذف كل شيء؟</translation>
  </message>
  <message>
   <source>Permanently deleted everything.</source>
   <translation>تم حذف كل شيء نهائيًا.</translation>
  </message>
  <message>
   <source>Deleting all chats…</source>
   <translation>يجري حذف كل المحادثات…</translation>
  </message>
  <message>
   <source>Delete all</source>
   <translation>حذف الكل</translation>
  </message>
  <message>
   <source>The chats could not be opened. Restart Foretoken and try again.</source>
   <translation>تعذّر فتح المحادثات. يُرجى إعادة تشغيل Foretoken والمحاولة مرة أخرى.</translation>
  </message>
  <message>
   <source>Chat backups</source>
   <translation>النسخ الاحتياطية للمحادثات</translation>
  </message>
  <message>
   <source>All files</source>
   <translation>كل الملفات</translation>
  </message>
  <message numerus="yes">
   <source>{file} contains {count} chats.</source>
   <extracomment>for 1: {file} contains {count} chat.</extracomment>
   <translation>
    <numerusform>في الملف {file} {count} محادثة.</numerusform>
    <numerusform>في الملف {file} محادثة واحدة.</numerusform>
    <numerusform>في الملف {file} محادثتان.</numerusform>
    <numerusform>في الملف {file} {count} محادثات.</numerusform>
    <numerusform>في الملف {file} {count} محادثة.</numerusform>
    <numerusform>في الملف {file} {count} محادثة.</numerusform>
   </translation>
  </message>
  <message>
   <source>The newest is from {day}.</source>
   <translation>أحدثها بتاريخ {day}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>These pages are in English only.</source>
   <translation>هذه الصفحات بالإنجليزية فقط.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>This build has no release feed and cannot check for new versions. Check where you got this copy.</source>
   <translation>ليس لهذه النسخة قائمة إصدارات، ولا يمكنها التحقق من الإصدارات الجديدة. يُرجى البحث حيث تم الحصول على هذه النسخة.</translation>
  </message>
  <message>
   <source>Foretoken will request a small file from this address:
{address}

The request contains nothing about you, your chats, your models or this computer; like any request, it shows {host} your IP address. You are notified if there is a newer version. Nothing is installed automatically.</source>
   <translation>سيطلب Foretoken ملفًا صغيرًا من هذا العنوان:
{address}

لا يحوي الطلب شيئًا عن المستخدم أو محادثاته أو نماذجه أو هذا الحاسوب؛ وكأي طلب، يكشف للمضيف {host} عنوان IP. يتم الإعلام عند وجود إصدار أحدث. ولا يُثبَّت شيء تلقائيًا.</translation>
  </message>
  <message>
   <source>Check for updates?</source>
   <translation>هل يُجرى التحقق من وجود تحديثات؟</translation>
  </message>
  <message>
   <source>Check now</source>
   <translation>التحقق الآن</translation>
  </message>
  <message>
   <source>Checking for updates…</source>
   <translation>يجري التحقق من وجود تحديثات…</translation>
  </message>
  <message>
   <source>You have {present}. The newest release is {version} of {day}.</source>
   <translation>الإصدار الحالي {present}. أحدث إصدار هو {version} بتاريخ {day}.</translation>
  </message>
  <message>
   <source>Foretoken is up to date</source>
   <translation>Foretoken محدَّث</translation>
  </message>
  <message>
   <source>Foretoken {version} is available</source>
   <translation>يتوفر Foretoken {version}</translation>
  </message>
  <message>
   <source>Release notes</source>
   <translation>ملاحظات الإصدار</translation>
  </message>
  <message>
   <source>There is no package for this computer; see the release notes.</source>
   <translation>لا توجد حزمة لهذا الحاسوب؛ يُرجى الاطلاع على ملاحظات الإصدار.</translation>
  </message>
  <message>
   <source>{file} ({size}) will be downloaded to your Downloads folder and verified. You install it yourself.</source>
   <translation>سيُنزَّل {file} ({size}) إلى مجلد التنزيلات ويُتحقق منه. أما التثبيت فيكون يدويًا.</translation>
  </message>
  <message>
   <source>Download</source>
   <comment>verb</comment>
   <translation>تنزيل</translation>
  </message>
  <message>
   <source>Downloading…</source>
   <translation>يجري التنزيل…</translation>
  </message>
  <message>
   <source>{file} is in {folder}. Its checksum is correct.

To install it, close Foretoken and open the file.</source>
   <translation>الملف {file} في {folder}. ومجموعه الاختباري صحيح.

لتثبيته، يُرجى إغلاق Foretoken وفتح الملف.</translation>
  </message>
  <message>
   <source>No browser found. The notes are at {address}</source>
   <translation>لم يُعثر على متصفح. الملاحظات على العنوان {address}</translation>
  </message>
  <message>
   <source>Engine</source>
   <translation>المحرك</translation>
  </message>
  <message>
   <source>CPU code</source>
   <translation>شيفرة المعالج</translation>
  </message>
  <message>
   <source>Loaded pair</source>
   <translation>الزوج المحمّل</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>الترخيص</translation>
  </message>
  <message>
   <source>MIT, with parts under their own licences</source>
   <translation>رخصة MIT، ولبعض الأجزاء تراخيصها الخاصة</translation>
  </message>
  <message>
   <source>Licences…</source>
   <translation>التراخيص…</translation>
  </message>
  <message>
   <source>A desktop chat for local language models that shows how speculative decoding makes them faster. Your chats stay on this computer unless you connect a server.</source>
   <translation>برنامج محادثة على سطح المكتب لنماذج اللغة المحلية يُظهر كيف يسرّعها فك الترميز التخميني. تبقى محادثاتك على هذا الحاسوب ما لم تتصل بخادم.</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>الإصدار {version}</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>التراخيص</translation>
  </message>
  <message>
   <source>The licence texts are missing from this copy.</source>
   <translation>جاءت هذه النسخة دون تراخيصها.</translation>
  </message>
  <message>
   <source>{program} crashed the last time it ran. A report was saved.</source>
   <translation>تعطّل {program} في آخر مرة عمل فيها. وتقرير عن ذلك محفوظ.</translation>
  </message>
  <message>
   <source>This translation was made by a machine and has not been reviewed. You can choose another language in the settings.</source>
   <translation>هذه الترجمة آلية ولم تُراجَع. يمكن اختيار لغة أخرى من الإعدادات.</translation>
  </message>
  <message>
   <source>The graphics card is not used: {reason}.</source>
   <translation>لا تُستخدم بطاقة الرسوم: {reason}.</translation>
  </message>
  <message>
   <source>One graphics driver is not used: {reason}.</source>
   <translation>لا يُستخدم أحد برامج تشغيل الرسوم: {reason}.</translation>
  </message>
  <message>
   <source>A newer driver may help. Run “foretoken doctor” for details.</source>
   <translation>قد يفيد برنامج تشغيل أحدث؛ ويعرض الأمر «foretoken doctor» التفاصيل.</translation>
  </message>
  <message>
   <source>Restart Foretoken to change the language.</source>
   <translation>يُرجى إعادة تشغيل Foretoken لتغيير اللغة.</translation>
  </message>
  <message>
   <source>Something went wrong in Foretoken ({kind}). You can continue; if it happens again, please report it.</source>
   <translation>حدث خطأ في Foretoken ({kind}). يمكن المتابعة؛ وإن تكرر يُرجى الإبلاغ عنه.</translation>
  </message>
  <message>
   <source>Click what you want explained, or press Esc to cancel.</source>
   <translation>يُرجى النقر على ما يُراد شرحه، أو الضغط على Esc للإلغاء.</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>عرض</translation>
  </message>
  <message>
   <source>Diagnostics</source>
   <translation>التشخيص</translation>
  </message>
  <message>
   <source>Diagnostics copied. They contain nothing from your chats.</source>
   <translation>تم نسخ معلومات التشخيص. ولا شيء فيها من المحادثات.</translation>
  </message>
  <message>
   <source>The logs cannot be opened: {folder}: {why}.</source>
   <translation>تعذّر فتح السجلات: {folder}: {why}.</translation>
  </message>
  <message>
   <source>The logs are in {folder}</source>
   <translation>السجلات في {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A language model writes one token at a time, roughly a piece of a word, and reads all of its weights for each. Speculative decoding saves most of that work: a small draft model guesses the next few tokens, and the large model, the target, checks all of them in a single pass. It keeps the guesses that it agrees with. At the first one that it does not, it writes its own token instead. Guesses can also be copied from earlier text, without a draft model.</source>
   <translation>يكتب النموذج اللغوي رمزًا واحدًا في كل مرة، وهو نحو جزء من كلمة، ويقرأ لكل رمز جميع أوزانه. ويوفّر فك الترميز التخميني معظم هذا العمل: يخمّن نموذج مسودة صغير الرموز القليلة التالية، ويتحقق منها النموذج الكبير، أي النموذج الهدف، كلها في تمريرة واحدة. ويُبقي التخمينات التي يوافق عليها. وعند أول تخمين لا يوافق عليه يكتب رمزه هو بدلًا منه. ويمكن أيضًا نسخ التخمينات من نص سابق، دون نموذج مسودة.</translation>
  </message>
  <message>
   <source>Most of the time of a pass is spent reading the weights from memory, and they are read only once per pass, however many tokens it checks. So a pass that checks several tokens takes longer than a pass for one token, but much less than one pass for each. A draft model is small and quick, and copying takes hardly any time.</source>
   <translation>يذهب معظم وقت التمريرة في قراءة الأوزان من الذاكرة، وهي تُقرأ مرة واحدة لكل تمريرة مهما كان عدد الرموز التي تتحقق منها. لذلك تستغرق التمريرة التي تتحقق من عدة رموز أكثر من تمريرة لرمز واحد، لكن أقل بكثير من تمريرة لكل رمز. ونموذج المسودة صغير وسريع، والنسخ لا يكاد يستغرق وقتًا.</translation>
  </message>
  <message>
   <source>Each guess has a probability in the draft model and one in the target. If the target's is at least as high, the guess is kept. If not, it is kept with the probability target / draft; otherwise the target picks another token, among those to which it gives a higher probability than the draft does. In total, each token is exactly as likely as if the target had written alone. At temperature 0 this means that a guess is kept only if it is the target's own choice.</source>
   <translation>لكل تخمين احتمال لدى نموذج المسودة واحتمال لدى النموذج الهدف. فإن أعطاه الهدف القدر نفسه على الأقل، أُبقي. وإلا أُبقي باحتمال يساوي الهدف / المسودة؛ وفيما عدا ذلك يختار الهدف رمزًا آخر من الرموز التي يعطيها أكثر مما تعطيها المسودة. وبذلك يكون احتمال كل رمز هو نفسه تمامًا كما لو كتب الهدف وحده. وعند درجة الحرارة 0 يعني ذلك أن التخمين لا يُبقى إلا إذا كان اختيار الهدف نفسه.</translation>
  </message>
  <message>
   <source>One difference remains: numbers are rounded slightly differently in a pass for several tokens. Where two tokens are almost equally likely, the wording may differ from that of the target alone. Neither is better than the other.</source>
   <translation>يبقى فرق واحد: تُقرَّب الأعداد بطريقة مختلفة قليلًا في التمريرة على عدة رموز. وحيث يكاد احتمال رمزين يتساوى قد تختلف الصياغة عن صياغة النموذج الهدف وحده. وليست إحداهما أفضل من الأخرى.</translation>
  </message>
  <message>
   <source>Drafting takes time, too. It pays off if a step gives more tokens than the target alone could write in the same time. Surprising text, a high temperature, or a draft model that is not much smaller or is often wrong can make it slower. Foretoken measures this while it writes: it drafts as many tokens as pay off, and pauses drafting if none do.</source>
   <translation>كتابة المسودة تستغرق وقتًا أيضًا. وتفيد إذا أعطت الخطوة رموزًا أكثر مما يستطيع النموذج الهدف وحده كتابته في الوقت نفسه. وتبطئها النصوص المفاجئة، أو درجة الحرارة العالية، أو نموذج مسودة ليس أصغر بكثير أو كثير الخطأ. يقيس Foretoken ذلك أثناء الكتابة: يكتب في المسودة من الرموز بقدر ما يفيد، ويوقف المسودة مؤقتًا إن لم يفد أي منها.</translation>
  </message>
  <message>
   <source>A small model guesses, a large model checks</source>
   <translation>نموذج صغير يخمّن، ونموذج كبير يتحقق</translation>
  </message>
  <message>
   <source>After your first answer, this page shows its steps and numbers.</source>
   <translation>بعد الإجابة الأولى تعرض هذه الصفحة خطواتها وأرقامها.</translation>
  </message>
  <message>
   <source>Nothing was drafted for your last answer.</source>
   <translation>لم تُكتب مسودة لآخر إجابة.</translation>
  </message>
  <message>
   <source>Why it is faster</source>
   <translation>لماذا هو أسرع</translation>
  </message>
  <message>
   <source>Why the answer stays the same</source>
   <translation>لماذا تبقى الإجابة نفسها</translation>
  </message>
  <message>
   <source>When it is not faster</source>
   <translation>متى لا يكون أسرع</translation>
  </message>
  <message>
   <source>Glossary</source>
   <translation>المصطلحات</translation>
  </message>
  <message>
   <source>Text so far</source>
   <translation>النص حتى الآن</translation>
  </message>
  <message>
   <source>Drafted</source>
   <translation>المسودة</translation>
  </message>
  <message>
   <source>Checked in one pass</source>
   <translation>التحقق في تمريرة واحدة</translation>
  </message>
  <message>
   <source>Written</source>
   <translation>المكتوب</translation>
  </message>
  <message numerus="yes">
   <source>{accepted} of {count} drafted tokens</source>
   <extracomment>for 1: {accepted} of {count} drafted token</extracomment>
   <translation>
    <numerusform>{accepted} من {count} رمز في المسودة</numerusform>
    <numerusform>{accepted} من رمز واحد في المسودة</numerusform>
    <numerusform>{accepted} من رمزين في المسودة</numerusform>
    <numerusform>{accepted} من {count} رموز في المسودة</numerusform>
    <numerusform>{accepted} من {count} رمزًا في المسودة</numerusform>
    <numerusform>{accepted} من {count} رمز في المسودة</numerusform>
   </translation>
  </message>
  <message>
   <source>Accepted</source>
   <translation>المقبول</translation>
  </message>
  <message>
   <source>Bonus token</source>
   <translation>رمز إضافي</translation>
  </message>
  <message>
   <source>Target's own token</source>
   <translation>رمز النموذج الهدف نفسه</translation>
  </message>
  <message>
   <source>A step of your last answer</source>
   <translation>خطوة من آخر إجابة</translation>
  </message>
  <message>
   <source>Checking {tokens} drafted tokens</source>
   <translation>التحقق من رموز المسودة: {tokens}</translation>
  </message>
  <message>
   <source>Other</source>
   <comment>time</comment>
   <translation>غير ذلك</translation>
  </message>
  <message>
   <source>One step: {tokens} tokens</source>
   <translation>خطوة واحدة: الرموز {tokens}</translation>
  </message>
  <message>
   <source>The target alone: {tokens} passes of {time}</source>
   <translation>النموذج الهدف وحده: عدد التمريرات {tokens}، كل منها {time}</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>النتيجة</translation>
  </message>
  <message>
   <source>The target alone</source>
   <translation>النموذج الهدف وحده</translation>
  </message>
  <message>
   <source>An average step of your last answer</source>
   <translation>خطوة متوسطة من آخر إجابة</translation>
  </message>
  <message>
   <source>Chance of being kept</source>
   <translation>احتمال الإبقاء</translation>
  </message>
  <message>
   <source>Chance of being kept: {target} / {draft}</source>
   <translation>احتمال الإبقاء: {target} / {draft}</translation>
  </message>
  <message>
   <source>kept</source>
   <comment>a token</comment>
   <translation>أُبقي</translation>
  </message>
  <message>
   <source>rejected</source>
   <comment>a token</comment>
   <translation>مرفوض</translation>
  </message>
  <message>
   <source>Written instead: {token}</source>
   <translation>المكتوب بدلًا منه: {token}</translation>
  </message>
  <message>
   <source>A token of your last answer: {token}</source>
   <translation>رمز من آخر إجابة: {token}</translation>
  </message>
  <message>
   <source>{time} ms</source>
   <comment>milliseconds</comment>
   <translation>{time} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>{key} is already the shortcut of “{command}”.</source>
   <translation>{key} هو اختصار «{command}» بالفعل.</translation>
  </message>
  <message>
   <source>A shortcut is one key, with or without modifiers.</source>
   <translation>الاختصار مفتاح واحد، مع مفاتيح تعديل أو بدونها.</translation>
  </message>
  <message>
   <source>{key} is reserved for editing text.</source>
   <translation>{key} محجوز لتحرير النص.</translation>
  </message>
  <message>
   <source>{key} is reserved for navigation or by the system.</source>
   <translation>{key} محجوز للتنقل أو للنظام.</translation>
  </message>
  <message>
   <source>{key} is used to type text.</source>
   <translation>{key} يكتب نصًا بمفرده.</translation>
  </message>
  <message>
   <source>{key} is reserved by the system.</source>
   <translation>{key} محجوز للنظام.</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>مسح</translation>
  </message>
  <message>
   <source>Remove the shortcut</source>
   <translation>إزالة الاختصار</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>إعادة ضبط</translation>
  </message>
  <message>
   <source>Use the default shortcut</source>
   <translation>استخدام الاختصار الافتراضي</translation>
  </message>
  <message>
   <source>Restore defaults</source>
   <translation>استعادة القيم الافتراضية</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>الأمر</translation>
  </message>
  <message>
   <source>Shortcut</source>
   <translation>الاختصار</translation>
  </message>
  <message>
   <source>All commands have their default shortcuts again.</source>
   <translation>عادت لكل الأوامر اختصاراتها الافتراضية.</translation>
  </message>
  <message>
   <source>No shortcut matches “{words}”.</source>
   <translation>لا يوجد اختصار يطابق «{words}».</translation>
  </message>
  <message>
   <source>Select a command to change its shortcut.</source>
   <translation>يُرجى تحديد أمر لتغيير اختصاره.</translation>
  </message>
  <message>
   <source>To change the shortcut, click the field and press the new keys.</source>
   <translation>لتغيير الاختصار، يُرجى النقر على الحقل والضغط على المفاتيح الجديدة.</translation>
  </message>
  <message>
   <source>This shortcut cannot be changed.</source>
   <translation>لا يمكن تغيير هذا الاختصار.</translation>
  </message>
  <message>
   <source>Shortcut of the command</source>
   <translation>اختصار الأمر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_controller.py" />
   <source>Token inspector</source>
   <translation>فاحص الرموز</translation>
  </message>
  <message>
   <source>Find candidates</source>
   <translation>معرفة الرموز المرشّحة</translation>
  </message>
  <message>
   <source>Close the inspector</source>
   <translation>إغلاق الفاحص</translation>
  </message>
  <message>
   <source>The model is busy</source>
   <translation>النموذج مشغول</translation>
  </message>
  <message>
   <source>This position is in the middle of a character</source>
   <translation>الحرف هنا نصف مكتوب فقط</translation>
  </message>
  <message>
   <source>token {number} of {count}</source>
   <translation>الرمز {number} من {count}</translation>
  </message>
  <message>
   <source>step {step}</source>
   <translation>الخطوة {step}</translation>
  </message>
  <message>
   <source>position {position}</source>
   <translation>الموضع {position}</translation>
  </message>
  <message>
   <source>Reading the prompt and the answer again…</source>
   <translation>تُعاد قراءة الموجّه والإجابة…</translation>
  </message>
  <message numerus="yes">
   <source>Reads {count} tokens again to find the alternatives at this position.</source>
   <extracomment>for 1: Reads {count} token again to find the alternatives at this position.</extracomment>
   <translation>
    <numerusform>يعيد قراءة {count} رمز لمعرفة ما كان يمكن أن يأتي هنا غير هذا.</numerusform>
    <numerusform>يعيد قراءة رمز واحد لمعرفة ما كان يمكن أن يأتي هنا غير هذا.</numerusform>
    <numerusform>يعيد قراءة رمزين لمعرفة ما كان يمكن أن يأتي هنا غير هذا.</numerusform>
    <numerusform>يعيد قراءة {count} رموز لمعرفة ما كان يمكن أن يأتي هنا غير هذا.</numerusform>
    <numerusform>يعيد قراءة {count} رمزًا لمعرفة ما كان يمكن أن يأتي هنا غير هذا.</numerusform>
    <numerusform>يعيد قراءة {count} رمز لمعرفة ما كان يمكن أن يأتي هنا غير هذا.</numerusform>
   </translation>
  </message>
  <message>
   <source>Candidates can be found when the model is free.</source>
   <translation>يمكن معرفة الرموز المرشّحة عندما يفرغ النموذج.</translation>
  </message>
  <message>
   <source>Continue from {token}</source>
   <translation>المتابعة من {token}</translation>
  </message>
  <message>
   <source>rejected</source>
   <comment>a token that was drafted</comment>
   <translation>مرفوض</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The drafted token that the target replaced</source>
   <translation>رمز المسودة الذي استبدله النموذج الهدف</translation>
  </message>
  <message>
   <source>Rejected draft</source>
   <translation>رمز المسودة المرفوض</translation>
  </message>
  <message>
   <source>Prompt lookup</source>
   <translation>البحث في الموجّه</translation>
  </message>
  <message>
   <source>Drafted by</source>
   <translation>كاتب المسودة</translation>
  </message>
  <message>
   <source>Where the drafted token came from</source>
   <translation>مصدر رمز المسودة</translation>
  </message>
  <message>
   <source>Draft p</source>
   <comment>a probability</comment>
   <translation>احتمال المسودة</translation>
  </message>
  <message>
   <source>Draft p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translation>احتمال المسودة (مرفوض)</translation>
  </message>
  <message>
   <source>The probability with which the draft proposed it</source>
   <translation>الاحتمال الذي اقترحته به المسودة</translation>
  </message>
  <message>
   <source>Target p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translation>احتمال الهدف (مرفوض)</translation>
  </message>
  <message>
   <source>The probability that the target gave the rejected token</source>
   <translation>الاحتمال الذي أعطاه النموذج الهدف للرمز المرفوض</translation>
  </message>
  <message>
   <source>The probability that the target gave it when it was sampled</source>
   <translation>الاحتمال الذي أعطاه له النموذج الهدف عند اختياره</translation>
  </message>
  <message>
   <source>Target p</source>
   <comment>a probability</comment>
   <translation>احتمال الهدف</translation>
  </message>
  <message>
   <source>Acceptance</source>
   <translation>نسبة القبول</translation>
  </message>
  <message>
   <source>The probability of the written token among those the target could still choose from</source>
   <translation>احتمال الرمز المكتوب ضمن ما بقي للنموذج الهدف</translation>
  </message>
  <message>
   <source>Residual p</source>
   <comment>a probability</comment>
   <translation>الاحتمال المتبقي</translation>
  </message>
  <message>
   <source>Tokens that could be sampled here</source>
   <translation>الرموز التي كان يمكن اختيارها هنا</translation>
  </message>
  <message>
   <source>Candidates</source>
   <translation>الرموز المرشّحة</translation>
  </message>
  <message>
   <source>The chance that a token drafted here is accepted, whichever it is</source>
   <translation>احتمال قبول رمز في المسودة هنا، أيًا كان</translation>
  </message>
  <message>
   <source>Expected acceptance</source>
   <translation>القبول المتوقع</translation>
  </message>
  <message>
   <source>At temperature 0, only the target's most likely token is accepted.</source>
   <translation>عند درجة الحرارة 0 لا يُقبل إلا الرمز الأرجح لدى النموذج الهدف.</translation>
  </message>
  <message>
   <source>most likely only</source>
   <translation>الأرجح فقط</translation>
  </message>
  <message>
   <source>Block verification judges the draft as a whole, not token by token.</source>
   <translation>التحقق كتلةً واحدة يحكم على المسودة كلها، لا رمزًا رمزًا.</translation>
  </message>
  <message>
   <source>whole draft</source>
   <translation>المسودة كلها</translation>
  </message>
  <message>
   <source>The chance that this draft was accepted</source>
   <translation>احتمال قبول هذه المسودة</translation>
  </message>
  <message>
   <source>written</source>
   <comment>a token that stands here</comment>
   <translation>مكتوب</translation>
  </message>
  <message>
   <source>ends the answer</source>
   <translation>ينهي الإجابة</translation>
  </message>
  <message>
   <source>Already in the answer</source>
   <translation>موجود في الإجابة بالفعل</translation>
  </message>
  <message>
   <source>The answer would end here</source>
   <translation>كانت الإجابة ستنتهي هنا</translation>
  </message>
  <message>
   <source>Only part of a character</source>
   <translation>جزء من حرف فقط</translation>
  </message>
  <message>
   <source>Not text</source>
   <translation>ليس نصًا</translation>
  </message>
  <message>
   <source>Candidates, most likely first</source>
   <translation>الرموز المرشّحة، الأرجح أولًا</translation>
  </message>
  <message>
   <source>Target</source>
   <comment>a column of probabilities</comment>
   <translation>الهدف</translation>
  </message>
  <message>
   <source>The target's own probability, before the sampling settings</source>
   <translation>احتمال النموذج الهدف نفسه، قبل إعدادات أخذ العينات</translation>
  </message>
  <message>
   <source>Sampled</source>
   <comment>a column of probabilities</comment>
   <translation>بعد الإعدادات</translation>
  </message>
  <message>
   <source>The target's probability after penalties, cuts and temperature</source>
   <translation>احتمال النموذج الهدف بعد العقوبات وحدود الاقتطاع ودرجة الحرارة</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>a column of probabilities</comment>
   <translation>المسودة</translation>
  </message>
  <message>
   <source>The draft's probability after the same settings</source>
   <translation>احتمال المسودة بعد الإعدادات نفسها</translation>
  </message>
  <message>
   <source>{token} ({tag})</source>
   <comment>a token</comment>
   <translation>{token} ({tag})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>No decoding method is reliably faster.</source>
   <translation>لا توجد طريقة لفك الترميز أسرع على نحو مؤكد.</translation>
  </message>
  <message>
   <source>Change since the other benchmark: in speedup, or in tokens per second for plain decoding. ≈ means no difference beyond the spread of the rounds.</source>
   <translation>التغيّر منذ قياس الأداء الآخر: في التسريع، أو في الرموز في الثانية لفك الترميز العادي. والعلامة ≈ تعني أنه لا فرق يتجاوز تشتت الجولات.</translation>
  </message>
  <message>
   <source>Benchmark</source>
   <translation>قياس الأداء</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>بدء</translation>
  </message>
  <message>
   <source>New benchmark</source>
   <translation>قياس أداء جديد</translation>
  </message>
  <message>
   <source>Earlier benchmarks</source>
   <translation>قياسات الأداء السابقة</translation>
  </message>
  <message>
   <source>All saved benchmarks</source>
   <translation>كل ما تم قياسه</translation>
  </message>
  <message>
   <source>Compare with</source>
   <translation>المقارنة مع</translation>
  </message>
  <message>
   <source>Another benchmark</source>
   <translation>قياس أداء آخر</translation>
  </message>
  <message>
   <source>Use the best</source>
   <translation>استخدام الأفضل</translation>
  </message>
  <message>
   <source>Image of the chart</source>
   <translation>صورة المخطط</translation>
  </message>
  <message>
   <source>{answers}, time unknown until the first ones are written</source>
   <translation>{answers}، والوقت غير معروف إلى أن تُكتب الأولى منها</translation>
  </message>
  <message>
   <source>{answers}, {duration}</source>
   <translation>{answers}، {duration}</translation>
  </message>
  <message>
   <source>{pair} was skipped: {why}</source>
   <translation>تم تخطي {pair}: {why}</translation>
  </message>
  <message>
   <source>nothing</source>
   <comment>what a benchmark is compared with</comment>
   <translation>لا شيء</translation>
  </message>
  <message>
   <source>Same files, computer, settings and versions.</source>
   <translation>الملفات والحاسوب والإعدادات والإصدارات نفسها.</translation>
  </message>
  <message>
   <source>Also different: {what}.</source>
   <translation>المختلف أيضًا: {what}.</translation>
  </message>
  <message>
   <source>{mode} is used from the next answer on.</source>
   <translation>يُستخدم اعتبارًا من الإجابة التالية: {mode}.</translation>
  </message>
  <message>
   <source>Deleted the benchmark of {when}.</source>
   <translation>تم حذف قياس الأداء: {when}.</translation>
  </message>
  <message>
   <source>Image</source>
   <translation>صورة</translation>
  </message>
  <message>
   <source>{mode} is the fastest.</source>
   <translation>الأسرع: {mode}.</translation>
  </message>
  <message>
   <source>{mode} is {percent} % faster than {over}.</source>
   <translation>{mode}: أسرع بنسبة {percent}% من {over}.</translation>
  </message>
  <message>
   <source>Load this pair to use it.</source>
   <translation>يُرجى تحميل هذا الزوج لاستخدامه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose another decoding method besides plain.</source>
   <translation>يُرجى اختيار طريقة أخرى لفك الترميز إلى جانب العادية.</translation>
  </message>
  <message>
   <source>Choose a kind of text.</source>
   <translation>يُرجى اختيار نوع من النصوص.</translation>
  </message>
  <message>
   <source>Choose a pair.</source>
   <translation>يُرجى اختيار زوج.</translation>
  </message>
  <message>
   <source>Every question is answered with every decoding method, one after the other, in several rounds.</source>
   <translation>يُجاب عن كل سؤال بكل طريقة من طرق فك الترميز، واحدة بعد الأخرى، في عدة جولات.</translation>
  </message>
  <message>
   <source>Estimating the spread requires at least three rounds.</source>
   <translation>يلزم للتشتت ثلاث جولات على الأقل.</translation>
  </message>
  <message>
   <source>The baseline for all other methods</source>
   <translation>ما تُقارن به كل الطرق الأخرى</translation>
  </message>
  <message>
   <source>Show advanced settings</source>
   <translation>إظهار الإعدادات المتقدمة</translation>
  </message>
  <message>
   <source>Greedy (temperature 0)</source>
   <translation>جشع (درجة الحرارة 0)</translation>
  </message>
  <message>
   <source>As in a chat</source>
   <translation>كما في المحادثة</translation>
  </message>
  <message>
   <source>Pairs</source>
   <translation>الأزواج</translation>
  </message>
  <message>
   <source>Kinds of text</source>
   <translation>أنواع النصوص</translation>
  </message>
  <message>
   <source>Decoding methods</source>
   <translation>طرق فك الترميز</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>الجولات</translation>
  </message>
  <message>
   <source>Questions of each kind</source>
   <translation>الأسئلة من كل نوع</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>المقدار</translation>
  </message>
  <message>
   <source>{pair} (in use)</source>
   <translation>{pair} (مستخدم)</translation>
  </message>
  <message>
   <source>This pair has no usable draft model</source>
   <translation>ليس لهذا الزوج نموذج مسودة صالح للاستخدام</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>An answer is being written. Wait for it, or stop it first.</source>
   <translation>تجري كتابة إجابة. يُرجى انتظارها، أو إيقافها أولًا.</translation>
  </message>
  <message>
   <source>The models are not ready yet</source>
   <translation>النماذج ليست جاهزة بعد</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>تصدير…</translation>
  </message>
  <message>
   <source>Data (JSON)</source>
   <translation>البيانات (JSON)</translation>
  </message>
  <message>
   <source>Could not write {file}: {why}.</source>
   <translation>تعذّرت كتابة {file}: {why}.</translation>
  </message>
  <message>
   <source>Exported to {file}.</source>
   <translation>تم التصدير إلى {file}.</translation>
  </message>
  <message>
   <source>Verified lossless on {day}</source>
   <translation>تم التحقق يوم {day}: دون فقدان</translation>
  </message>
  <message>
   <source>Not lossless: verification failed on {day}</source>
   <translation>ليس دون فقدان: أخفق التحقق يوم {day}</translation>
  </message>
  <message>
   <source>Verification of {day} was inconclusive</source>
   <translation>التحقق يوم {day} غير حاسم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Both sides answer the same question at the same time. They take turns on the same cores, so whatever slows this computer down slows both.</source>
   <translation>يجيب الطرفان عن السؤال نفسه في الوقت نفسه. ويتناوبان على الأنوية نفسها، فكل ما يبطئ هذا الحاسوب يبطئهما معًا.</translation>
  </message>
  <message>
   <source>Two different targets: the other one is loaded for the race if there is enough memory. Each writes its own text, so their speeds are compared in characters per second.</source>
   <translation>نموذجان هدفان مختلفان: يُحمَّل الآخر من أجل السباق إن كفت الذاكرة. ويكتب كل منهما نصه الخاص، لذلك تُقارن سرعتاهما بالأحرف في الثانية.</translation>
  </message>
  <message>
   <source>First side</source>
   <translation>الطرف الأول</translation>
  </message>
  <message>
   <source>Second side</source>
   <translation>الطرف الثاني</translation>
  </message>
  <message>
   <source>How tokens are drafted</source>
   <translation>كيف تُكتب رموز المسودة</translation>
  </message>
  <message>
   <source>The model that drafts</source>
   <translation>النموذج الذي يكتب المسودة</translation>
  </message>
  <message>
   <source>How tokens are sampled</source>
   <translation>كيف تُختار الرموز</translation>
  </message>
  <message>
   <source>Temperature 0</source>
   <translation>درجة الحرارة 0</translation>
  </message>
  <message>
   <source>As in the chat ({how})</source>
   <translation>كما في المحادثة ({how})</translation>
  </message>
  <message>
   <source>{name} ({size})</source>
   <comment>a model</comment>
   <translation>{name} ({size})</translation>
  </message>
  <message>
   <source>No draft model</source>
   <translation>بلا نموذج مسودة</translation>
  </message>
  <message>
   <source>Plain (no drafting)</source>
   <translation>عادي (بلا مسودات)</translation>
  </message>
  <message>
   <source>{way} (as in the chat)</source>
   <translation>{way} (كما في المحادثة)</translation>
  </message>
  <message>
   <source>Lookup (copies from the text so far)</source>
   <translation>البحث في الموجّه (نسخ من النص حتى الآن)</translation>
  </message>
  <message>
   <source>{way} (adaptive)</source>
   <translation>{way} (تكيّفي)</translation>
  </message>
  <message>
   <source>Question</source>
   <translation>السؤال</translation>
  </message>
  <message>
   <source>The question for both sides</source>
   <translation>ما يُسأل عنه الطرفان</translation>
  </message>
  <message>
   <source>The last one of this chat</source>
   <translation>آخر سؤال في هذه المحادثة</translation>
  </message>
  <message>
   <source>Answer length</source>
   <translation>طول الإجابة</translation>
  </message>
  <message>
   <source>The maximum number of tokens in an answer</source>
   <translation>أقصى عدد لرموز الإجابة</translation>
  </message>
  <message numerus="yes">
   <source>up to {count} tokens</source>
   <extracomment>for 1: up to {count} token</extracomment>
   <translation>
    <numerusform>حتى {count} رمز</numerusform>
    <numerusform>حتى رمز واحد</numerusform>
    <numerusform>حتى رمزين</numerusform>
    <numerusform>حتى {count} رموز</numerusform>
    <numerusform>حتى {count} رمزًا</numerusform>
    <numerusform>حتى {count} رمز</numerusform>
   </translation>
  </message>
  <message>
   <source>Enter a question.</source>
   <translation>يُرجى إدخال سؤال.</translation>
  </message>
  <message>
   <source>{name} (in use)</source>
   <translation>{name} (مستخدم)</translation>
  </message>
  <message>
   <source>Start race</source>
   <translation>بدء السباق</translation>
  </message>
  <message>
   <source>New race</source>
   <translation>سباق جديد</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>فتح…</translation>
  </message>
  <message>
   <source>Show an exported race</source>
   <translation>عرض سباق مصدَّر</translation>
  </message>
  <message>
   <source>Open race</source>
   <translation>فتح سباق</translation>
  </message>
  <message>
   <source>Could not open {file}: {why}</source>
   <translation>تعذّر فتح {file}: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Playback position</source>
   <translation>موضع العرض</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>السرعة</translation>
  </message>
  <message>
   <source>1x is the speed at which it was written</source>
   <translation>السرعة 1x هي السرعة التي كُتبت بها</translation>
  </message>
  <message>
   <source>Characters over time, in seconds</source>
   <translation>الأحرف عبر الزمن، بالثواني</translation>
  </message>
  <message>
   <source>Tokens over time, in seconds</source>
   <translation>الرموز عبر الزمن، بالثواني</translation>
  </message>
  <message>
   <source>Repetition {number} of {count}</source>
   <translation>التكرار {number} من {count}</translation>
  </message>
  <message>
   <source>The repetition with the most typical speedup. Each side's time counts its own steps only, from the end of the prompt on.</source>
   <translation>التكرار صاحب التسريع الأقرب إلى المعتاد. ويُحسب وقت كل طرف في خطواته وحدها، من نهاية الموجّه.</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>إيقاف مؤقت</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>التشغيل من جديد</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>تشغيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/report_dialogs.py" />
   <source>likely</source>
   <translation>مرجّح</translation>
  </message>
  <message>
   <source>unlikely</source>
   <translation>غير مرجّح</translation>
  </message>
  <message>
   <source>Tokens by how likely the target found them, in {bins} equal groups. Expected per group: {level} ± {band}. Found: {least} to {most}.</source>
   <translation>الرموز بحسب احتمالها لدى النموذج الهدف، في {bins} من المجموعات المتساوية. المتوقع في كل مجموعة: {level} ± {band}. الموجود: من {least} إلى {most}.</translation>
  </message>
  <message>
   <source>Measures for about 20 seconds how much faster drafting makes this pair.</source>
   <translation>يقيس لمدة 20 ثانية تقريبًا كم تجعل المسودة هذا الزوج أسرع.</translation>
  </message>
  <message>
   <source>Test pair</source>
   <translation>اختبار الزوج</translation>
  </message>
  <message>
   <source>Test again</source>
   <translation>إعادة الاختبار</translation>
  </message>
  <message>
   <source>Verify losslessness</source>
   <translation>التحقق من عدم الفقدان</translation>
  </message>
  <message>
   <source>Not verified yet</source>
   <translation>لم يتم التحقق بعد</translation>
  </message>
  <message>
   <source>Verify</source>
   <translation>التحقق</translation>
  </message>
  <message>
   <source>Verify again</source>
   <translation>التحقق من جديد</translation>
  </message>
  <message>
   <source>Tries the settings that affect speed with this pair, for up to 90 seconds: drafting, threads, flash attention and micro batch. The quality of answers does not change, and nothing is changed until you accept it.</source>
   <translation>يجرّب مع هذا الزوج الإعدادات التي تؤثر في السرعة، مدة 90 ثانية على الأكثر: كتابة المسودة والخيوط وflash attention والدفعة الصغرى. تبقى الإجابات بجودتها، ولا يتغير شيء قبل القبول.</translation>
  </message>
  <message>
   <source>Faster settings were found.</source>
   <translation>عُثر على إعدادات أسرع.</translation>
  </message>
  <message>
   <source>Nothing faster was found.</source>
   <translation>لم يُعثر على ما هو أسرع.</translation>
  </message>
  <message>
   <source>The computer was too busy for reliable results, so nothing was changed. Try again when other programs are idle.</source>
   <translation>كان الحاسوب مشغولًا إلى حد لا يسمح بنتائج موثوقة، لذلك لم يتغير شيء. يُرجى المحاولة مرة أخرى عندما تكون البرامج الأخرى خاملة.</translation>
  </message>
  <message>
   <source>Find fastest settings</source>
   <translation>إيجاد أسرع الإعدادات</translation>
  </message>
  <message>
   <source>Measure again</source>
   <translation>القياس من جديد</translation>
  </message>
  <message>
   <source>Use these settings</source>
   <translation>استخدام هذه الإعدادات</translation>
  </message>
  <message>
   <source>Setting</source>
   <translation>الإعداد</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>القيمة</translation>
  </message>
  <message>
   <source>Difference</source>
   <translation>الفرق</translation>
  </message>
  <message>
   <source>Measurements</source>
   <translation>القياسات</translation>
  </message>
  <message>
   <source>not tried: {why}</source>
   <translation>لم يُجرَّب: {why}</translation>
  </message>
  <message>
   <source>{part}: {title}</source>
   <comment>a setting</comment>
   <translation>{part}: {title}</translation>
  </message>
  <message>
   <source>current</source>
   <comment>a setting</comment>
   <translation>الحالي</translation>
  </message>
  <message>
   <source>{percent} %</source>
   <comment>faster or slower</comment>
   <translation>{percent}%</translation>
  </message>
  <message>
   <source>{gain} (uncertain)</source>
   <translation>{gain} (غير مؤكد)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a target correction</source>
   <translation>ثم تصحيح من النموذج الهدف</translation>
  </message>
  <message>
   <source>then a bonus token</source>
   <translation>ثم رمز إضافي</translation>
  </message>
  <message>
   <source>one token from the target</source>
   <translation>رمز واحد من النموذج الهدف</translation>
  </message>
  <message>
   <source>then the answer ended</source>
   <translation>ثم انتهت الإجابة</translation>
  </message>
  <message>
   <source>steps {first} to {last}: {accepted} of {drafted} drafted accepted</source>
   <translation>الخطوات من {first} إلى {last}: قُبل {accepted} من {drafted} من رموز المسودة</translation>
  </message>
  <message>
   <source>step {step}: no draft, {ending}</source>
   <translation>الخطوة {step}: بلا مسودة، {ending}</translation>
  </message>
  <message>
   <source>step {step}: {accepted} of {drafted} drafted accepted, {ending}</source>
   <translation>الخطوة {step}: قُبل {accepted} من {drafted} من رموز المسودة، {ending}</translation>
  </message>
  <message>
   <source>Accepted per step</source>
   <translation>المقبول في كل خطوة</translation>
  </message>
  <message>
   <source>Click a bar to see its text</source>
   <translation>النقر على عمود يعرض نصه</translation>
  </message>
  <message numerus="yes">
   <source>{count} steps per bar; click to see the text</source>
   <extracomment>for 1: {count} step per bar; click to see the text</extracomment>
   <translation>
    <numerusform>{count} خطوة لكل عمود؛ النقر يعرض النص</numerusform>
    <numerusform>خطوة واحدة لكل عمود؛ النقر يعرض النص</numerusform>
    <numerusform>خطوتان لكل عمود؛ النقر يعرض النص</numerusform>
    <numerusform>{count} خطوات لكل عمود؛ النقر يعرض النص</numerusform>
    <numerusform>{count} خطوة لكل عمود؛ النقر يعرض النص</numerusform>
    <numerusform>{count} خطوة لكل عمود؛ النقر يعرض النص</numerusform>
   </translation>
  </message>
  <message>
   <source>By draft position</source>
   <translation>حسب الموضع في المسودة</translation>
  </message>
  <message>
   <source>Position {number}: {accepted} of {drafted} accepted</source>
   <translation>الموضع {number}: قُبل {accepted} من {drafted}</translation>
  </message>
  <message>
   <source>Where the time goes</source>
   <translation>أين يذهب الوقت</translation>
  </message>
  <message>
   <source>The server does not report how the time of its steps is divided.</source>
   <translation>لا يذكر الخادم مما تتكون خطواته.</translation>
  </message>
  <message>
   <source>draft {draft} %, target {target} %</source>
   <translation>المسودة {draft}%، الهدف {target}%</translation>
  </message>
  <message>
   <source>rest {share} %</source>
   <comment>of the time</comment>
   <translation>الباقي {share}%</translation>
  </message>
  <message>
   <source>{time} ms per step</source>
   <translation>لكل خطوة {time} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>nothing drafted</source>
   <translation>لم تُكتب مسودة</translation>
  </message>
  <message>
   <source>{place}: {value}</source>
   <translation>{place}: {value}</translation>
  </message>
  <message>
   <source>Starts at {first}, lowest {lowest} at token {low}, highest {highest} at token {high}, ends at {last}.</source>
   <translation>البداية {first}، والأدنى {lowest} عند الرمز {low}، والأعلى {highest} عند الرمز {high}، والنهاية {last}.</translation>
  </message>
  <message>
   <source>tokens {first} to {last}</source>
   <translation>الرموز من {first} إلى {last}</translation>
  </message>
  <message>
   <source>token {token}</source>
   <translation>الرمز {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Proposed by the draft and accepted by the target.</source>
   <translation>اقترحته المسودة وقبله النموذج الهدف.</translation>
  </message>
  <message>
   <source>Chosen by the target in place of a rejected token.</source>
   <translation>اختاره النموذج الهدف حيث رفض ما اقتُرح.</translation>
  </message>
  <message>
   <source>An extra token of the target after it accepted the whole draft.</source>
   <translation>رمز إضافي من النموذج الهدف بعد قبول المسودة كلها.</translation>
  </message>
  <message>
   <source>Copied from earlier text of this chat, and accepted by the target.</source>
   <translation>نُسخ من نص سابق في هذه المحادثة، وقبله النموذج الهدف.</translation>
  </message>
  <message>
   <source>Generated by the target in a step without a draft.</source>
   <translation>ولّده النموذج الهدف في خطوة بلا مسودة.</translation>
  </message>
  <message>
   <source>An alternative that you chose.</source>
   <translation>بديل مختار يدويًا.</translation>
  </message>
  <message>
   <source>Written by a server that does not report where tokens come from.</source>
   <translation>كتبه خادم لا يذكر مصدر الرموز.</translation>
  </message>
  <message>
   <source>Probability that the target gave each token, in percent. Grey: not recorded.</source>
   <translation>الاحتمال الذي أعطاه النموذج الهدف لكل رمز، بالمئة. الرمادي: غير مسجَّل.</translation>
  </message>
  <message>
   <source>Surprise in bits: 1 for a token with a probability of 50 %, 2 for 25 %. Grey: not recorded.</source>
   <translation>المفاجأة بالبتات: 1 لرمز احتماله 50%، و2 لاحتمال 25%. الرمادي: غير مسجَّل.</translation>
  </message>
  <message>
   <source>Click to hide or show its colour.</source>
   <translation>النقر يخفي لونه أو يظهره.</translation>
  </message>
  <message>
   <source>Colours</source>
   <translation>الألوان</translation>
  </message>
  <message>
   <source>What the colours of the tokens show</source>
   <translation>ما تعرضه ألوان الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The live panel is hidden</source>
   <translation>اللوحة المباشرة مخفية</translation>
  </message>
  <message>
   <source>There is no answer yet</source>
   <translation>لا توجد إجابة بعد</translation>
  </message>
  <message>
   <source>Save charts</source>
   <translation>حفظ المخططات</translation>
  </message>
  <message>
   <source>Saved as {file}.</source>
   <translation>حُفظت في {file}.</translation>
  </message>
  <message>
   <source>The charts could not be saved: {reason}</source>
   <translation>تعذّر حفظ المخططات: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>This answer</source>
   <translation>هذه الإجابة</translation>
  </message>
  <message>
   <source>Charts of the answer in view</source>
   <translation>مخططات الإجابة الظاهرة</translation>
  </message>
  <message>
   <source>Whole chat</source>
   <translation>المحادثة كلها</translation>
  </message>
  <message>
   <source>Charts of all answers in this chat</source>
   <translation>مخططات كل إجابات هذه المحادثة</translation>
  </message>
  <message>
   <source>Drag in a curve to zoom in, or hold Ctrl and turn the wheel.</source>
   <translation>السحب داخل منحنى يكبّره؛ وكذلك إدارة العجلة مع المفتاح Ctrl.</translation>
  </message>
  <message>
   <source>Show all tokens</source>
   <translation>عرض كل الرموز</translation>
  </message>
  <message>
   <source>Save as image (PNG)…</source>
   <translation>حفظ كصورة (PNG)…</translation>
  </message>
  <message>
   <source>Save as image (SVG)…</source>
   <translation>حفظ كرسم (SVG)…</translation>
  </message>
  <message>
   <source>Save steps as table (CSV)…</source>
   <translation>حفظ الخطوات كجدول (CSV)…</translation>
  </message>
  <message>
   <source>Charts are paused</source>
   <translation>المخططات متوقفة مؤقتًا</translation>
  </message>
  <message>
   <source>Resume charts</source>
   <translation>استئناف المخططات</translation>
  </message>
  <message>
   <source>Pause charts</source>
   <translation>إيقاف المخططات مؤقتًا</translation>
  </message>
  <message>
   <source>The answer continues.</source>
   <translation>تستمر الإجابة.</translation>
  </message>
  <message>
   <source>Computed</source>
   <translation>مكان الحساب</translation>
  </message>
  <message>
   <source>Accepted while thinking</source>
   <translation>المقبول أثناء التفكير</translation>
  </message>
  <message>
   <source>Accepted in the answer</source>
   <translation>المقبول في الإجابة</translation>
  </message>
  <message>
   <source>Time between tokens</source>
   <translation>الزمن بين الرموز</translation>
  </message>
  <message>
   <source>Lookahead</source>
   <translation>الاستباق</translation>
  </message>
  <message>
   <source>Step time</source>
   <translation>زمن الخطوة</translation>
  </message>
  <message>
   <source>thin line: predicted before the step</source>
   <translation>الخط الرفيع: المتوقع قبل الخطوة</translation>
  </message>
  <message>
   <source>Live</source>
   <comment>the panel with figures</comment>
   <translation>اللوحة المباشرة</translation>
  </message>
  <message>
   <source>As an answer is written, its speed and the source of its words appear here.</source>
   <translation>أثناء كتابة الإجابة تظهر هنا سرعتها ومصدر كلماتها.</translation>
  </message>
  <message>
   <source>No measurements for this answer.</source>
   <translation>لا قياسات لهذه الإجابة.</translation>
  </message>
  <message>
   <source>The server does not report its steps, so there is nothing to show.</source>
   <translation>لا يذكر الخادم خطوات يمكن رسمها.</translation>
  </message>
  <message>
   <source>Hide details</source>
   <translation>إخفاء التفاصيل</translation>
  </message>
  <message>
   <source>Show details</source>
   <translation>إظهار التفاصيل</translation>
  </message>
  <message>
   <source>0 to {top}</source>
   <comment>an axis</comment>
   <translation>من 0 إلى {top}</translation>
  </message>
  <message>
   <source>Whole chat: {speedup}</source>
   <translation>المحادثة كلها: {speedup}</translation>
  </message>
  <message>
   <source>Measuring…</source>
   <translation>يجري القياس…</translation>
  </message>
  <message>
   <source>Speedup not measured</source>
   <translation>لم يُقس التسريع</translation>
  </message>
  <message>
   <source>- - without drafting: {speed} (measured)</source>
   <translation>- - دون مسودات: {speed} (مقيسة)</translation>
  </message>
  <message>
   <source>without drafting: measuring…</source>
   <translation>دون مسودات: يجري القياس…</translation>
  </message>
  <message>
   <source>Whole chat: {told}</source>
   <translation>المحادثة كلها: {told}</translation>
  </message>
  <message>
   <source>Whole answer: {told}</source>
   <translation>الإجابة كاملة: {told}</translation>
  </message>
  <message>
   <source>Top of the chart: {rate} tok/s.</source>
   <translation>أعلى المخطط: {rate} tok/s.</translation>
  </message>
  <message>
   <source>{accepted} of {drafted}</source>
   <translation>{accepted} من {drafted}</translation>
  </message>
  <message>
   <source>{figure}; curve over {count} steps</source>
   <translation>{figure}؛ المنحنى على {count} خطوة</translation>
  </message>
  <message>
   <source>Mean of all steps with a draft: {mean}</source>
   <translation>متوسط جميع الخطوات التي لها مسودة: {mean}</translation>
  </message>
  <message>
   <source>{reason}: {count}</source>
   <translation>{reason}: {count}</translation>
  </message>
  <message>
   <source>paused</source>
   <comment>drafting</comment>
   <translation>متوقفة مؤقتًا</translation>
  </message>
  <message>
   <source>drafted per step, last {count} steps</source>
   <translation>رموز المسودة لكل خطوة، آخر {count} خطوة</translation>
  </message>
  <message>
   <source>paused since token {token}</source>
   <translation>متوقفة مؤقتًا منذ الرمز {token}</translation>
  </message>
  <message>
   <source>paused at token {token}</source>
   <translation>متوقفة مؤقتًا عند الرمز {token}</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} ({share})</source>
   <translation>{accepted} من {drafted} ({share})</translation>
  </message>
  <message>
   <source>{median} (95 %: {slow})</source>
   <translation>{median} (95%: {slow})</translation>
  </message>
  <message numerus="yes">
   <source>{count} drafted</source>
   <extracomment>for 1: {count} drafted</extracomment>
   <translation>
    <numerusform>في المسودة {count} رمز</numerusform>
    <numerusform>في المسودة رمز واحد</numerusform>
    <numerusform>في المسودة رمزان</numerusform>
    <numerusform>في المسودة {count} رموز</numerusform>
    <numerusform>في المسودة {count} رمزًا</numerusform>
    <numerusform>في المسودة {count} رمز</numerusform>
   </translation>
  </message>
  <message>
   <source>{what}: {why}</source>
   <translation>{what}: {why}</translation>
  </message>
  <message>
   <source>{time} ms, predicted {predicted} ms</source>
   <translation>{time} ms، المتوقع {predicted} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/appearance.py" />
   <source>Set by {origin}</source>
   <translation>حدّده {origin}</translation>
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
   <translation>رمز إضافي: قُبلت كل رموز المسودة</translation>
  </message>
  <message>
   <source>target only: nothing was drafted</source>
   <translation>النموذج الهدف وحده: لم تُكتب مسودة</translation>
  </message>
  <message>
   <source>chosen by hand: the answer continues from here</source>
   <translation>مختار يدويًا: تستمر الإجابة من هنا</translation>
  </message>
  <message>
   <source>written by a server that did not report where it came from</source>
   <translation>كتبه خادم ولم يذكر مصدره</translation>
  </message>
  <message>
   <source>{token} target {probability}, copied from earlier text</source>
   <translation>الرمز {token}: النموذج الهدف {probability}، منسوخ من نص سابق</translation>
  </message>
  <message>
   <source>{token} target {probability}, draft {draft}</source>
   <translation>الرمز {token}: النموذج الهدف {probability}، المسودة {draft}</translation>
  </message>
  <message>
   <source>{token} target {probability}</source>
   <translation>الرمز {token}: النموذج الهدف {probability}</translation>
  </message>
  <message>
   <source>draft wanted {token} {draft}, target gave it {probability}</source>
   <translation>أراد نموذج المسودة {token} باحتمال {draft}، وأعطاه النموذج الهدف {probability}</translation>
  </message>
  <message>
   <source>lookup proposed {token}, target gave it {probability}</source>
   <translation>اقترح البحث {token}، وأعطاه النموذج الهدف {probability}</translation>
  </message>
  <message>
   <source>source: this chat</source>
   <translation>المصدر: هذه المحادثة</translation>
  </message>
  <message>
   <source>source: a text that no longer exists</source>
   <translation>المصدر: نص لم يعد موجودًا</translation>
  </message>
  <message>
   <source>source: chat {title}</source>
   <translation>المصدر: المحادثة {title}</translation>
  </message>
  <message>
   <source>source: {file}, attached in this chat</source>
   <translation>المصدر: الملف {file} المرفق في هذه المحادثة</translation>
  </message>
  <message>
   <source>source: {file}, attached in chat {title}</source>
   <translation>المصدر: الملف {file} المرفق في المحادثة {title}</translation>
  </message>
  <message>
   <source>step {step}, position {position} of {drafted}</source>
   <translation>الخطوة {step}، الموضع {position} من {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Contacting the hub…</source>
   <translation>يجري الاتصال بالمنصة…</translation>
  </message>
  <message>
   <source>Confirm the download</source>
   <translation>يُرجى تأكيد التنزيل</translation>
  </message>
  <message>
   <source>Queued</source>
   <translation>في قائمة الانتظار</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>متوقف مؤقتًا</translation>
  </message>
  <message>
   <source>Failed</source>
   <translation>أخفق</translation>
  </message>
  <message>
   <source>Downloaded and verified</source>
   <translation>تم التنزيل والتحقق</translation>
  </message>
  <message>
   <source>Discarded</source>
   <translation>تم التخلص منه</translation>
  </message>
  <message>
   <source>Downloads</source>
   <translation>التنزيلات</translation>
  </message>
  <message>
   <source>Progress of {download}</source>
   <translation>تقدم {download}</translation>
  </message>
  <message>
   <source>{action}: {name}</source>
   <translation>{action}: {name}</translation>
  </message>
  <message>
   <source>Delete what has been downloaded; you can undo this</source>
   <translation>حذف ما تم تنزيله؛ ويمكن التراجع عن ذلك</translation>
  </message>
  <message>
   <source>Remove it from this list</source>
   <translation>إزالته من هذه القائمة</translation>
  </message>
  <message>
   <source>Start the download</source>
   <translation>بدء التنزيل</translation>
  </message>
  <message>
   <source>Keep what has been downloaded</source>
   <translation>الاحتفاظ بما تم تنزيله</translation>
  </message>
  <message>
   <source>Pause</source>
   <comment>verb</comment>
   <translation>إيقاف مؤقت</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>استئناف</translation>
  </message>
  <message>
   <source>Continue where it stopped</source>
   <translation>المتابعة من حيث توقف</translation>
  </message>
  <message>
   <source>Remove it from this list; the files stay</source>
   <translation>إزالته من هذه القائمة؛ مع بقاء الملفات</translation>
  </message>
  <message>
   <source>Use</source>
   <comment>verb</comment>
   <translation>استخدام</translation>
  </message>
  <message>
   <source>Choose these models</source>
   <translation>اختيار هذه النماذج</translation>
  </message>
  <message>
   <source>Hide</source>
   <translation>إخفاء</translation>
  </message>
  <message>
   <source>Accept the terms of the model, and enter an access token</source>
   <translation>قبول شروط النموذج، وإدخال رمز الوصول</translation>
  </message>
  <message>
   <source>Enter token…</source>
   <translation>إدخال رمز الوصول…</translation>
  </message>
  <message>
   <source>{received} of {size}</source>
   <comment>bytes</comment>
   <translation>وصل {received} من {size}</translation>
  </message>
  <message>
   <source>Checking files</source>
   <translation>يجري التحقق من الملفات</translation>
  </message>
  <message>
   <source>waiting to retry</source>
   <translation>في انتظار المحاولة من جديد</translation>
  </message>
  <message>
   <source>{size}/s</source>
   <translation>{size}/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Adaptive</source>
   <translation>تكيّفي</translation>
  </message>
  <message>
   <source>Fixed</source>
   <translation>ثابت</translation>
  </message>
  <message>
   <source>Token by token</source>
   <comment>how drafts are verified</comment>
   <translation>رمزًا رمزًا</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>how drafts are verified</comment>
   <translation>كتلة واحدة</translation>
  </message>
  <message>
   <source>32 bits (f32)</source>
   <translation>بدقة 32 بت (f32)</translation>
  </message>
  <message>
   <source>16 bits (f16)</source>
   <translation>بدقة 16 بت (f16)</translation>
  </message>
  <message>
   <source>8 bits (q8_0)</source>
   <translation>بدقة 8 بت (q8_0)</translation>
  </message>
  <message>
   <source>5.5 bits, more precise (q5_1)</source>
   <translation>بدقة 5.5 بت، أدق (q5_1)</translation>
  </message>
  <message>
   <source>5.5 bits (q5_0)</source>
   <translation>بدقة 5.5 بت (q5_0)</translation>
  </message>
  <message>
   <source>4.5 bits, more precise (q4_1)</source>
   <translation>بدقة 4.5 بت، أدق (q4_1)</translation>
  </message>
  <message>
   <source>4.5 bits (q4_0)</source>
   <translation>بدقة 4.5 بت (q4_0)</translation>
  </message>
  <message>
   <source>On</source>
   <translation>مفعّل</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>متوقف</translation>
  </message>
  <message>
   <source>Engine settings</source>
   <translation>إعدادات المحرك</translation>
  </message>
  <message>
   <source>No draft model: drafts are copied from earlier text of the chat.</source>
   <translation>لا نموذج مسودة: تُنسخ المسودات من نص سابق في المحادثة.</translation>
  </message>
  <message>
   <source>It cannot draft: {why}.</source>
   <translation>لا يصلح للمسودة: {why}.</translation>
  </message>
  <message>
   <source>No GPU was found: both models run on the processor.</source>
   <translation>لم يُعثر على وحدة معالجة رسوم: يعمل النموذجان على المعالج.</translation>
  </message>
  <message>
   <source>Reset all settings to their defaults</source>
   <translation>إعادة كل الإعدادات إلى قيمها الافتراضية</translation>
  </message>
  <message>
   <source>The fastest settings are filled in below. They are not in use yet.</source>
   <translation>أسرع الإعدادات معبّأة أدناه. وهي غير مستخدمة بعد.</translation>
  </message>
  <message>
   <source>Tries drafting, threads and other settings with this pair, on this computer.</source>
   <translation>يجرب المسودات والخيوط وإعدادات أخرى مع هذا الزوج على هذا الحاسوب.</translation>
  </message>
  <message>
   <source>Load this pair to measure it.</source>
   <translation>يُرجى تحميل هذا الزوج لقياسه.</translation>
  </message>
  <message>
   <source>Load the pair with these GPU layers to measure it.</source>
   <translation>يُرجى تحميل الزوج بطبقات وحدة معالجة الرسوم هذه لقياسه.</translation>
  </message>
  <message>
   <source>Nothing has changed</source>
   <translation>لم يتغير شيء</translation>
  </message>
  <message>
   <source>Load anyway</source>
   <translation>التحميل رغم ذلك</translation>
  </message>
  <message>
   <source>Apply and reload</source>
   <translation>تطبيق وإعادة تحميل</translation>
  </message>
  <message>
   <source>Default ({tokens})</source>
   <translation>افتراضي ({tokens})</translation>
  </message>
  <message>
   <source>Up to {tokens} tokens. Larger values use more memory.</source>
   <translation>حتى {tokens} من الرموز. القيم الأكبر تستخدم ذاكرة أكبر.</translation>
  </message>
  <message>
   <source>Automatic uses the fastest number measured. This computer: {cores} cores, {threads} threads.</source>
   <translation>يستخدم الوضع التلقائي العدد الذي قيس أنه الأسرع. هذا الحاسوب: الأنوية {cores}، الخيوط {threads}.</translation>
  </message>
  <message>
   <source>Device</source>
   <translation>الجهاز</translation>
  </message>
  <message>
   <source>Automatic uses the best GPUs, as far as their memory allows.</source>
   <translation>يستخدم الوضع التلقائي أفضل وحدات معالجة الرسوم، بقدر ما تتسع.</translation>
  </message>
  <message>
   <source>GPU layers</source>
   <translation>طبقات وحدة معالجة الرسوم</translation>
  </message>
  <message>
   <source>How many layers run on GPUs. Automatic uses as many as fit.</source>
   <translation>عدد الطبقات التي تعمل على وحدات معالجة الرسوم. يستخدم الوضع التلقائي أكبر عدد تتسع له.</translation>
  </message>
  <message>
   <source>Layers per GPU</source>
   <translation>الطبقات لكل وحدة معالجة رسوم</translation>
  </message>
  <message>
   <source>For example, 20,13. Automatic divides the layers by free memory.</source>
   <translation>مثل 20,13. يوزّع الوضع التلقائي الطبقات حسب الذاكرة المتاحة.</translation>
  </message>
  <message>
   <source>Batch</source>
   <translation>الدفعة</translation>
  </message>
  <message>
   <source>Prompt tokens processed at a time; Stop takes effect between batches.</source>
   <translation>رموز الموجّه التي تُعالَج في المرة الواحدة؛ ويسري الإيقاف بين الدفعات.</translation>
  </message>
  <message>
   <source>Micro batch</source>
   <translation>الدفعة الصغرى</translation>
  </message>
  <message>
   <source>Tokens computed together, at most the batch. Automatic: 128 or 512.</source>
   <translation>الرموز التي تُحسب معًا، بحد أقصى هو الدفعة. التلقائي: 128 أو 512.</translation>
  </message>
  <message>
   <source>Flash attention</source>
   <translation>انتباه flash attention</translation>
  </message>
  <message>
   <source>Automatic uses it on GPUs, and where the value cache needs it.</source>
   <translation>يستخدمه الوضع التلقائي على وحدات معالجة الرسوم، وحيث تحتاج إليه ذاكرة القيم المؤقتة.</translation>
  </message>
  <message>
   <source>Key cache</source>
   <translation>ذاكرة المفاتيح المؤقتة</translation>
  </message>
  <message>
   <source>Fewer bits use less memory.</source>
   <translation>البتات الأقل تستخدم ذاكرة أقل.</translation>
  </message>
  <message>
   <source>Value cache</source>
   <translation>ذاكرة القيم المؤقتة</translation>
  </message>
  <message>
   <source>Fewer bits use less memory; fewer than 16 require flash attention.</source>
   <translation>البتات الأقل تستخدم ذاكرة أقل؛ وأقل من 16 بت يحتاج إلى flash attention.</translation>
  </message>
  <message>
   <source>Method</source>
   <translation>الطريقة</translation>
  </message>
  <message>
   <source>Where drafts come from.</source>
   <translation>مصدر المسودات.</translation>
  </message>
  <message>
   <source>Draft length</source>
   <translation>طول المسودة</translation>
  </message>
  <message>
   <source>Adaptive drafts only where it makes answers faster.</source>
   <translation>التكيّفي يكتب المسودة حيث تسرّع الإجابات فقط.</translation>
  </message>
  <message>
   <source>Fixed length</source>
   <translation>الطول الثابت</translation>
  </message>
  <message>
   <source>Tokens drafted in each step.</source>
   <translation>عدد رموز المسودة في كل خطوة.</translation>
  </message>
  <message>
   <source>Verification</source>
   <translation>التحقق</translation>
  </message>
  <message>
   <source>Block accepts more of long drafts. Both are lossless.</source>
   <translation>الكتلة الواحدة تقبل المزيد من المسودات الطويلة. وكلتا الطريقتين دون فقدان.</translation>
  </message>
  <message>
   <source>Not available: no supported GPU was found.</source>
   <translation>غير متاح: لم يُعثر على وحدة معالجة رسوم مدعومة.</translation>
  </message>
  <message>
   <source>Not used without drafting.</source>
   <translation>لا يُستخدم دون كتابة المسودة.</translation>
  </message>
  <message>
   <source>Used with fixed draft length only.</source>
   <translation>يُستخدم مع طول المسودة الثابت فقط.</translation>
  </message>
  <message>
   <source>Processor only</source>
   <translation>المعالج وحده</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Target</source>
   <comment>what memory is for</comment>
   <translation>الهدف</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>what memory is for</comment>
   <translation>المسودة</translation>
  </message>
  <message>
   <source>Caches</source>
   <comment>what memory is for</comment>
   <translation>الذواكر المؤقتة</translation>
  </message>
  <message>
   <source>Compute</source>
   <comment>what memory is for</comment>
   <translation>الحساب</translation>
  </message>
  <message>
   <source>Fits: {needs}</source>
   <translation>ملائم: {needs}</translation>
  </message>
  <message>
   <source>Tight: {needs}</source>
   <translation>ملائم بالكاد: {needs}</translation>
  </message>
  <message>
   <source>Little memory is left for other programs.</source>
   <translation>لا يبقى للبرامج الأخرى إلا القليل من الذاكرة.</translation>
  </message>
  <message>
   <source>Slow: {needs}</source>
   <translation>بطيء: {needs}</translation>
  </message>
  <message>
   <source>Weights are read from disk in every pass.</source>
   <translation>تُقرأ الأوزان من القرص في كل تمريرة.</translation>
  </message>
  <message>
   <source>Too big: {needs}</source>
   <translation>أكبر مما ينبغي: {needs}</translation>
  </message>
  <message>
   <source>free {size}</source>
   <translation>المتاح {size}</translation>
  </message>
  <message>
   <source>needs {size} of {free} free</source>
   <translation>يحتاج إلى {size} والمتاح {free}</translation>
  </message>
  <message>
   <source>Memory</source>
   <translation>الذاكرة</translation>
  </message>
  <message>
   <source>Memory of the computer</source>
   <translation>ذاكرة الحاسوب</translation>
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
   <translation>يجري قياس الذاكرة…</translation>
  </message>
  <message>
   <source>Some layers run on the processor.</source>
   <translation>تعمل بعض الطبقات على المعالج.</translation>
  </message>
  <message>
   <source>The target is loaded already.</source>
   <translation>النموذج الهدف محمّل بالفعل.</translation>
  </message>
  <message>
   <source>No GPU is used: {why}. Update the graphics driver or the GPU code of this version, and restart Foretoken with FORETOKEN_GPU_BACKENDS=again.</source>
   <translation>لا تُستخدم أي وحدة معالجة رسوم: {why}. يُرجى تحديث برنامج تشغيل الرسوم أو شيفرة وحدة معالجة الرسوم لهذا الإصدار، وإعادة تشغيل Foretoken مع FORETOKEN_GPU_BACKENDS=again.</translation>
  </message>
  <message>
   <source>16 bits</source>
   <translation>بدقة 16 بت</translation>
  </message>
  <message>
   <source>8 bits</source>
   <translation>بدقة 8 بت</translation>
  </message>
  <message>
   <source>4 bits</source>
   <translation>بدقة 4 بت</translation>
  </message>
  <message>
   <source>How many tokens of the chat the model can see</source>
   <translation>عدد رموز المحادثة التي يستطيع النموذج رؤيتها</translation>
  </message>
  <message>
   <source>Precision of both models' caches; fewer bits take less memory</source>
   <translation>دقة الذاكرتين المؤقتتين للنموذجين؛ البتات الأقل تشغل ذاكرة أقل</translation>
  </message>
  <message>
   <source>Cache</source>
   <translation>الذاكرة المؤقتة</translation>
  </message>
  <message>
   <source>Threads, GPUs, batches, flash attention, caches and drafting</source>
   <translation>الخيوط ووحدات معالجة الرسوم والدفعات وflash attention والذواكر المؤقتة والمسودة</translation>
  </message>
  <message>
   <source>Engine…</source>
   <translation>المحرك…</translation>
  </message>
  <message>
   <source>{save}, or import others</source>
   <translation>{save}، أو استيراد غيرها</translation>
  </message>
  <message>
   <source>Presets: save, import, export</source>
   <translation>الإعدادات المسبقة: حفظ واستيراد وتصدير</translation>
  </message>
  <message>
   <source>Preset  ▾</source>
   <translation>إعداد مسبق  ▾</translation>
  </message>
  <message>
   <source>Save memory</source>
   <translation>توفير الذاكرة</translation>
  </message>
  <message>
   <source>mixed</source>
   <comment>types of caches</comment>
   <translation>مختلطة</translation>
  </message>
  <message>
   <source>All on the GPU with:</source>
   <translation>الكل على وحدة معالجة الرسوم مع:</translation>
  </message>
  <message>
   <source>Fits with:</source>
   <translation>يصبح ملائمًا مع:</translation>
  </message>
  <message>
   <source>Without the draft</source>
   <translation>دون المسودة</translation>
  </message>
  <message>
   <source>Cache in 8 bits</source>
   <translation>ذاكرة مؤقتة من 8 بتات</translation>
  </message>
  <message numerus="yes">
   <source>{on_gpu} of {count} layers on the GPU</source>
   <comment>with</comment>
   <extracomment>for 1: {on_gpu} of {count} layer on the GPU</extracomment>
   <translation>
    <numerusform>{on_gpu} من {count} طبقة على وحدة معالجة الرسوم</numerusform>
    <numerusform>{on_gpu} من طبقة واحدة على وحدة معالجة الرسوم</numerusform>
    <numerusform>{on_gpu} من طبقتين على وحدة معالجة الرسوم</numerusform>
    <numerusform>{on_gpu} من {count} طبقات على وحدة معالجة الرسوم</numerusform>
    <numerusform>{on_gpu} من {count} طبقة على وحدة معالجة الرسوم</numerusform>
    <numerusform>{on_gpu} من {count} طبقة على وحدة معالجة الرسوم</numerusform>
   </translation>
  </message>
  <message>
   <source>Context {tokens}</source>
   <translation>السياق {tokens}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token</source>
   <translation>رمز الوصول</translation>
  </message>
  <message>
   <source>Some models require you to accept their terms. Sign in, accept the terms on {model_page}, create a token with read access on {token_page}, and paste it here.</source>
   <translation>تتطلب بعض النماذج قبول شروطها. يُرجى تسجيل الدخول، وقبول الشروط على {model_page}، وإنشاء رمز وصول بصلاحية القراءة على {token_page}، ولصقه هنا.</translation>
  </message>
  <message>
   <source>the model page</source>
   <translation>صفحة النموذج</translation>
  </message>
  <message>
   <source>your token page</source>
   <translation>صفحة رموز الوصول</translation>
  </message>
  <message>
   <source>Paste the token: hf_…</source>
   <translation>لصق الرمز: hf_…</translation>
  </message>
  <message>
   <source>Looking for a keyring…</source>
   <translation>يجري البحث عن حلقة مفاتيح…</translation>
  </message>
  <message>
   <source>Use token</source>
   <translation>استخدام رمز الوصول</translation>
  </message>
  <message>
   <source>Remove it from this computer</source>
   <translation>إزالته من هذا الحاسوب</translation>
  </message>
  <message>
   <source>Forget token</source>
   <translation>نسيان رمز الوصول</translation>
  </message>
  <message>
   <source>Access token for {host}</source>
   <translation>رمز الوصول إلى {host}</translation>
  </message>
  <message>
   <source>The token is stored in the system keyring and sent to no other server.</source>
   <translation>يُخزَّن رمز الوصول في حلقة مفاتيح النظام ولا يُرسل إلى أي خادم آخر.</translation>
  </message>
  <message>
   <source>No keyring found: the token is used in this session only and not stored.</source>
   <translation>لم يُعثر على حلقة مفاتيح: يُستخدم رمز الوصول في هذه الجلسة فقط ولا يُخزَّن.</translation>
  </message>
  <message>
   <source>A token from {place} is in use; a new one replaces it.</source>
   <translation>يُستخدم رمز وصول من {place}؛ ويحل محله الرمز الجديد.</translation>
  </message>
  <message>
   <source>Download models</source>
   <translation>تنزيل نماذج</translation>
  </message>
  <message>
   <source>Back to your models</source>
   <translation>العودة إلى نماذجي</translation>
  </message>
  <message>
   <source>← Back</source>
   <translation>→ رجوع</translation>
  </message>
  <message>
   <source>For models that require accepting terms</source>
   <translation>للنماذج التي تتطلب قبول الشروط</translation>
  </message>
  <message>
   <source>Access token…</source>
   <translation>رمز الوصول…</translation>
  </message>
  <message>
   <source>Search the hub, or paste owner/name</source>
   <translation>البحث في المنصة، أو لصق owner/name</translation>
  </message>
  <message>
   <source>Search the hub</source>
   <translation>البحث في المنصة</translation>
  </message>
  <message>
   <source>Find GGUF models by name</source>
   <translation>العثور على نماذج GGUF بالاسم</translation>
  </message>
  <message>
   <source>Nothing is sent until you search or download. Then {host} sees your search or the model's name, and your IP address.</source>
   <translation>لا يُرسل شيء قبل البحث أو التنزيل. وعندئذ يرى المضيف {host} عبارة البحث أو اسم النموذج، وعنوان IP.</translation>
  </message>
  <message>
   <source>the hub</source>
   <translation>المنصة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>requires accepting terms</source>
   <translation>يتطلب قبول الشروط</translation>
  </message>
  <message>
   <source>{number} parameters</source>
   <translation>المعلمات {number}</translation>
  </message>
  <message>
   <source>likes: {number}</source>
   <translation>الإعجابات: {number}</translation>
  </message>
  <message>
   <source>updated {month}</source>
   <translation>تاريخ التحديث {month}</translation>
  </message>
  <message>
   <source>downloads: {number}</source>
   <translation>التنزيلات: {number}</translation>
  </message>
  <message>
   <source>downloaded</source>
   <translation>تم تنزيله</translation>
  </message>
  <message numerus="yes">
   <source>{count} parts</source>
   <extracomment>for 1: {count} part</extracomment>
   <translation>
    <numerusform>{count} جزء</numerusform>
    <numerusform>جزء واحد</numerusform>
    <numerusform>جزآن</numerusform>
    <numerusform>{count} أجزاء</numerusform>
    <numerusform>{count} جزءًا</numerusform>
    <numerusform>{count} جزء</numerusform>
   </translation>
  </message>
  <message>
   <source>Draft: {model}. {reason}</source>
   <translation>نموذج المسودة: {model}. {reason}</translation>
  </message>
  <message>
   <source>Needs about {size} of memory; this computer has {total}.</source>
   <translation>يحتاج إلى نحو {size} من الذاكرة؛ وفي هذا الحاسوب {total}.</translation>
  </message>
  <message>
   <source>{model} is already here: {program}, same name and size</source>
   <translation>النموذج {model} هنا بالفعل: {program}، بالاسم والحجم نفسيهما</translation>
  </message>
  <message>
   <source>needs about {size} of memory</source>
   <translation>يحتاج إلى نحو {size} من الذاكرة</translation>
  </message>
  <message>
   <source>licence of {model}: see its page</source>
   <translation>رخصة {model}: انظر صفحته</translation>
  </message>
  <message>
   <source>{model} about {size}</source>
   <translation>النموذج {model} نحو {size}</translation>
  </message>
  <message>
   <source>Open its page on the hub in the browser</source>
   <translation>فتح صفحته على المنصة في المتصفح</translation>
  </message>
  <message>
   <source>Model page</source>
   <translation>صفحة النموذج</translation>
  </message>
  <message>
   <source>Search results</source>
   <translation>نتائج البحث</translation>
  </message>
  <message>
   <source>Searching for “{words}”…</source>
   <translation>يجري البحث عن «{words}»…</translation>
  </message>
  <message>
   <source>{size} of memory is free now</source>
   <translation>المتاح من الذاكرة الآن {size}</translation>
  </message>
  <message>
   <source>{size} of memory is free now. The first pair suits this computer best.</source>
   <translation>{size} من الذاكرة متاحة الآن. الزوج الأول هو الأنسب لهذا الحاسوب.</translation>
  </message>
  <message>
   <source>Ready-made pairs</source>
   <translation>أزواج جاهزة</translation>
  </message>
  <message>
   <source>Loading files…</source>
   <translation>يجري تحميل الملفات…</translation>
  </message>
  <message>
   <source>No GGUF models found for “{words}”. Try fewer or other words.</source>
   <translation>لم يُعثر على نماذج GGUF لـ«{words}». يُرجى تجربة كلمات أقل أو كلمات أخرى.</translation>
  </message>
  <message>
   <source>This repository has no complete GGUF model with a checksum.</source>
   <translation>لا يوجد في هذا المستودع نموذج GGUF كامل له مجموع اختباري.</translation>
  </message>
  <message>
   <source>Download {size}</source>
   <translation>تنزيل {size}</translation>
  </message>
  <message>
   <source>Memory: {free} of {total} free</source>
   <translation>الذاكرة: المتاح {free} من {total}</translation>
  </message>
  <message>
   <source>Download anyway</source>
   <translation>التنزيل رغم ذلك</translation>
  </message>
  <message>
   <source>Download {size}; the details are checked with the hub first</source>
   <translation>تنزيل {size}؛ وتُسأل المنصة أولًا</translation>
  </message>
  <message>
   <source>Choose this pair</source>
   <translation>اختيار هذا الزوج</translation>
  </message>
  <message>
   <source>Files of other programs were matched by name and size; their checksums were not computed</source>
   <translation>تمت مطابقة ملفات البرامج الأخرى بالاسم والحجم؛ ولم تُحسب مجاميعها الاختبارية</translation>
  </message>
  <message>
   <source>See the downloads below</source>
   <translation>انظر التنزيلات أدناه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name}: {problem}</source>
   <translation>{name}: {problem}</translation>
  </message>
  <message>
   <source>Choose a model first</source>
   <translation>يُرجى اختيار نموذج أولًا</translation>
  </message>
  <message>
   <source>{name} cannot answer: {why}</source>
   <translation>لا يستطيع {name} الإجابة: {why}</translation>
  </message>
  <message>
   <source>{name} cannot draft: {why}</source>
   <translation>لا يصلح {name} للمسودة: {why}</translation>
  </message>
  <message>
   <source>Waiting for the server's list of models</source>
   <translation>في انتظار قائمة نماذج الخادم</translation>
  </message>
  <message>
   <source>The server did not respond. Try again, or edit its address.</source>
   <translation>لم يُجب الخادم. يُرجى المحاولة مرة أخرى، أو تعديل عنوانه.</translation>
  </message>
  <message>
   <source>The server offers no models</source>
   <translation>لا يقدّم الخادم أي نموذج</translation>
  </message>
  <message>
   <source>Comparing it with the other models…</source>
   <translation>تجري مقارنته بالنماذج الأخرى…</translation>
  </message>
  <message>
   <source>No model here can draft for it. Small models of its family can.</source>
   <translation>لا يصلح أي نموذج هنا لكتابة مسودة له. وتصلح النماذج الصغيرة من عائلته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>This needs more memory than is free: your system may freeze, or close Foretoken. Choose a shorter context or a smaller model, or press “Load anyway”.</source>
   <translation>يحتاج هذا إلى ذاكرة أكثر من المتاح: قد يتجمد النظام، أو يُغلق Foretoken. يُرجى اختيار سياق أقصر أو نموذج أصغر، أو الضغط على «التحميل رغم ذلك».</translation>
  </message>
  <message>
   <source>Find and download more models</source>
   <translation>العثور على مزيد من النماذج وتنزيلها</translation>
  </message>
  <message>
   <source>Add  ▾</source>
   <translation>إضافة  ▾</translation>
  </message>
  <message>
   <source>Add model files, folders and servers</source>
   <translation>إضافة ملفات نماذج ومجلدات وخوادم</translation>
  </message>
  <message>
   <source>Search models</source>
   <translation>البحث في النماذج</translation>
  </message>
  <message>
   <source>Search models and presets</source>
   <translation>البحث في النماذج والإعدادات المسبقة</translation>
  </message>
  <message>
   <source>Filter the list; just start typing</source>
   <translation>تصفية القائمة؛ يكفي البدء بالكتابة</translation>
  </message>
  <message>
   <source>My pairs</source>
   <translation>أزواجي</translation>
  </message>
  <message>
   <source>Servers</source>
   <translation>الخوادم</translation>
  </message>
  <message>
   <source>Models</source>
   <translation>النماذج</translation>
  </message>
  <message>
   <source>Not for chatting</source>
   <translation>ليست للمحادثة</translation>
  </message>
  <message>
   <source>Broken</source>
   <comment>models</comment>
   <translation>تالفة</translation>
  </message>
  <message>
   <source>Target models</source>
   <translation>النماذج الهدف</translation>
  </message>
  <message>
   <source>Can draft</source>
   <translation>تصلح للمسودة</translation>
  </message>
  <message>
   <source>Cannot draft</source>
   <translation>لا تصلح للمسودة</translation>
  </message>
  <message>
   <source>Draft models</source>
   <translation>نماذج المسودة</translation>
  </message>
  <message>
   <source>Target: the model that answers</source>
   <translation>الهدف: النموذج الذي يجيب</translation>
  </message>
  <message>
   <source>Draft: the small model that guesses ahead</source>
   <translation>المسودة: النموذج الصغير الذي يسبق</translation>
  </message>
  <message>
   <source>No model matches your search</source>
   <translation>لا نموذج يطابق البحث</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>يجري التحميل…</translation>
  </message>
  <message>
   <source>Connecting…</source>
   <translation>يجري الاتصال…</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>اتصال</translation>
  </message>
  <message>
   <source>Your system may freeze, or close Foretoken</source>
   <translation>قد يتجمد النظام، أو يُغلق Foretoken</translation>
  </message>
  <message>
   <source>Measure for 20 seconds how much faster drafting makes this pair</source>
   <translation>قياس مقدار تسريع المسودة لهذا الزوج مدة 20 ثانية</translation>
  </message>
  <message>
   <source>Drafting on a server cannot be measured here</source>
   <translation>لا يمكن هنا قياس المسودة على خادم</translation>
  </message>
  <message numerus="yes">
   <source>{count} models found</source>
   <extracomment>for 1: {count} model found</extracomment>
   <translation>
    <numerusform>عُثر على {count} نموذج</numerusform>
    <numerusform>عُثر على نموذج واحد</numerusform>
    <numerusform>عُثر على نموذجين</numerusform>
    <numerusform>عُثر على {count} نماذج</numerusform>
    <numerusform>عُثر على {count} نموذجًا</numerusform>
    <numerusform>عُثر على {count} نموذج</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Searching… {count} models</source>
   <extracomment>for 1: Searching… {count} model</extracomment>
   <translation>
    <numerusform>يجري البحث… {count} نموذج</numerusform>
    <numerusform>يجري البحث… نموذج واحد</numerusform>
    <numerusform>يجري البحث… نموذجان</numerusform>
    <numerusform>يجري البحث… {count} نماذج</numerusform>
    <numerusform>يجري البحث… {count} نموذجًا</numerusform>
    <numerusform>يجري البحث… {count} نموذج</numerusform>
   </translation>
  </message>
  <message>
   <source>No other models found. Download some, or add a file or folder.</source>
   <translation>لم يُعثر على نماذج أخرى. يُرجى تنزيل بعضها، أو إضافة ملف أو مجلد.</translation>
  </message>
  <message>
   <source>{folder}: {reason}</source>
   <translation>{folder}: {reason}</translation>
  </message>
  <message>
   <source>Test the pair to see what this draft gains.</source>
   <translation>يُرجى اختبار الزوج لمعرفة ما يكسبه نموذج المسودة هذا.</translation>
  </message>
  <message>
   <source>GGUF models (*.gguf)</source>
   <translation>نماذج GGUF (*.gguf)</translation>
  </message>
  <message>
   <source>Open a model</source>
   <translation>فتح نموذج</translation>
  </message>
  <message>
   <source>Moved {name} to the trash.</source>
   <translation>تم نقل {name} إلى سلة المهملات.</translation>
  </message>
  <message>
   <source>You can restore it from there.</source>
   <translation>يمكن استعادته من هناك.</translation>
  </message>
  <message>
   <source>Contacting {host}…</source>
   <translation>يجري الاتصال بالمضيف {host}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every step</source>
   <translation>تُذكر لكل خطوة</translation>
  </message>
  <message>
   <source>reported for all answers together</source>
   <translation>تُذكر لكل الإجابات معًا</translation>
  </message>
  <message>
   <source>reported for every answer</source>
   <translation>تُذكر لكل إجابة</translation>
  </message>
  <message>
   <source>not reported</source>
   <translation>لا تُذكر</translation>
  </message>
  <message>
   <source>contacting…</source>
   <comment>a server</comment>
   <translation>يجري سؤاله…</translation>
  </message>
  <message numerus="yes">
   <source>{count} models</source>
   <extracomment>for 1: {count} model</extracomment>
   <translation>
    <numerusform>{count} نموذج</numerusform>
    <numerusform>نموذج واحد</numerusform>
    <numerusform>نموذجان</numerusform>
    <numerusform>{count} نماذج</numerusform>
    <numerusform>{count} نموذجًا</numerusform>
    <numerusform>{count} نموذج</numerusform>
   </translation>
  </message>
  <message>
   <source>not loaded</source>
   <translation>غير محمّل</translation>
  </message>
  <message>
   <source>reasoning</source>
   <translation>نموذج استدلال</translation>
  </message>
  <message>
   <source>in use</source>
   <translation>مستخدم</translation>
  </message>
  <message>
   <source>Drafting: off</source>
   <translation>المسودة: متوقفة</translation>
  </message>
  <message>
   <source>Drafting: {value}</source>
   <translation>المسودة: {value}</translation>
  </message>
  <message>
   <source>context {length}</source>
   <translation>السياق {length}</translation>
  </message>
  <message>
   <source>trained for a context of {length}</source>
   <translation>دُرّب على سياق طوله {length}</translation>
  </message>
  <message>
   <source>context unknown</source>
   <translation>السياق غير معروف</translation>
  </message>
  <message>
   <source>base model, no chat format</source>
   <translation>نموذج أساسي، دون تنسيق محادثة</translation>
  </message>
  <message>
   <source>image or audio projector</source>
   <translation>مُسقِط صور أو صوت (projector)</translation>
  </message>
  <message>
   <source>embedding model</source>
   <translation>نموذج تضمين</translation>
  </message>
  <message>
   <source>adapter for another model</source>
   <translation>محوّل (adapter) لنموذج آخر</translation>
  </message>
  <message>
   <source>not a text model</source>
   <translation>ليس نموذج نصوص</translation>
  </message>
  <message>
   <source>cannot be read</source>
   <translation>تعذّرت قراءته</translation>
  </message>
  <message>
   <source>The model file is missing. Reinstall Foretoken.</source>
   <translation>ملف النموذج مفقود. يُرجى تثبيت Foretoken من جديد.</translation>
  </message>
  <message>
   <source>{problem}.</source>
   <translation>{problem}.</translation>
  </message>
  <message>
   <source>preset</source>
   <translation>إعداد مسبق</translation>
  </message>
  <message>
   <source>default context</source>
   <translation>السياق الافتراضي</translation>
  </message>
  <message>
   <source>cache {kind}</source>
   <translation>الذاكرة المؤقتة {kind}</translation>
  </message>
  <message>
   <source>Drafts copy earlier text of the chat. Good for rewriting, code and summaries.</source>
   <translation>تنسخ المسودات نصًا سابقًا من المحادثة. مفيد لإعادة الصياغة والشيفرة والملخصات.</translation>
  </message>
  <message>
   <source>No draft model: prompt lookup</source>
   <translation>بلا نموذج مسودة: البحث في الموجّه</translation>
  </message>
  <message>
   <source>A head for multi-token prediction (MTP) that comes with the target.</source>
   <translation>رأس للتنبؤ بعدة رموز (MTP) يأتي مع النموذج الهدف.</translation>
  </message>
  <message>
   <source>untested; no cost per draft</source>
   <translation>لم يُختبر؛ لا كلفة للمسودة</translation>
  </message>
  <message>
   <source>cannot draft: {why}</source>
   <translation>لا يصلح للمسودة: {why}</translation>
  </message>
  <message>
   <source>too slow to help: {cost}</source>
   <translation>أبطأ من أن يفيد: {cost}</translation>
  </message>
  <message>
   <source>untested; different vocabulary, can draft {share} % of the text, {speedup}x at best</source>
   <translation>لم يُختبر؛ مفردات مختلفة، يمكن اقتراح {share} % من النص، ‏{speedup}× في أحسن الأحوال</translation>
  </message>
  <message>
   <source>untested; {cost}</source>
   <translation>لم يُختبر؛ {cost}</translation>
  </message>
  <message>
   <source>costs about {percent} % of a target pass</source>
   <translation>يكلّف نحو {percent}% من تمريرة النموذج الهدف</translation>
  </message>
  <message>
   <source>does not fit</source>
   <translation>غير ملائم</translation>
  </message>
  <message>
   <source>not measured: {why}</source>
   <translation>لم يُقس: {why}</translation>
  </message>
  <message>
   <source>measured {speedup}x here: no gain</source>
   <translation>السرعة المقيسة هنا {speedup}x: لا مكسب</translation>
  </message>
  <message>
   <source>measured {speedup}x the speed here</source>
   <translation>السرعة المقيسة هنا {speedup}x</translation>
  </message>
  <message>
   <source>Presets (*.json)</source>
   <translation>الإعدادات المسبقة (*.json)</translation>
  </message>
  <message>
   <source>No recent pairs</source>
   <translation>لا توجد أزواج حديثة</translation>
  </message>
  <message>
   <source>Look for models in</source>
   <comment>the title of a choice of folders</comment>
   <translation>البحث عن النماذج في</translation>
  </message>
  <message>
   <source>Stop looking in {folder}</source>
   <translation>إيقاف البحث في {folder}</translation>
  </message>
  <message>
   <source>Model file…</source>
   <translation>ملف نموذج…</translation>
  </message>
  <message>
   <source>Server…</source>
   <translation>خادم…</translation>
  </message>
  <message>
   <source>Folder…</source>
   <translation>مجلد…</translation>
  </message>
  <message>
   <source>No file manager was found. The model is at {path}</source>
   <translation>لم يُعثر على مدير ملفات. النموذج في {path}</translation>
  </message>
  <message>
   <source>Reset to defaults</source>
   <translation>إعادة الضبط إلى القيم الافتراضية</translation>
  </message>
  <message>
   <source>Remove from this list</source>
   <translation>إزالة من هذه القائمة</translation>
  </message>
  <message>
   <source>Use as target</source>
   <translation>الاستخدام نموذجًا هدفًا</translation>
  </message>
  <message>
   <source>Use as draft</source>
   <translation>الاستخدام نموذج مسودة</translation>
  </message>
  <message>
   <source>New chat with this model</source>
   <translation>محادثة جديدة بهذا النموذج</translation>
  </message>
  <message>
   <source>Copy path</source>
   <translation>نسخ المسار</translation>
  </message>
  <message>
   <source>Move to trash</source>
   <translation>نقل إلى سلة المهملات</translation>
  </message>
  <message>
   <source>Import presets…</source>
   <translation>استيراد إعدادات مسبقة…</translation>
  </message>
  <message>
   <source>Export all presets…</source>
   <translation>تصدير كل الإعدادات المسبقة…</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>إعادة التسمية…</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>تكرار</translation>
  </message>
  <message>
   <source>Replace with current choice</source>
   <translation>استبدال بالاختيار الحالي</translation>
  </message>
  <message>
   <source>Import presets</source>
   <translation>استيراد إعدادات مسبقة</translation>
  </message>
  <message>
   <source>Export presets</source>
   <translation>تصدير الإعدادات المسبقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The chat template of {model} does not work. You can use a plain chat format instead; answers may be worse.</source>
   <translation>لا يعمل قالب المحادثة للنموذج {model}. يمكن استخدام تنسيق محادثة بسيط بدلًا منه؛ وقد تكون الإجابات أسوأ.</translation>
  </message>
  <message>
   <source>Use plain format</source>
   <translation>استخدام التنسيق البسيط</translation>
  </message>
  <message>
   <source>Completion mode: {model} continues what you write.</source>
   <translation>وضع الإكمال: يواصل النموذج {model} النص المكتوب.</translation>
  </message>
  <message>
   <source>Chat instead</source>
   <translation>المحادثة بدلًا من ذلك</translation>
  </message>
  <message>
   <source>{model} is a base model: it only continues text.</source>
   <translation>النموذج {model} نموذج أساسي: يواصل النص فقط.</translation>
  </message>
  <message>
   <source>Use completion mode</source>
   <translation>استخدام وضع الإكمال</translation>
  </message>
  <message>
   <source>{model} uses the plain chat format because its template failed.</source>
   <translation>يستخدم {model} تنسيق المحادثة البسيط لأن قالبه أخفق.</translation>
  </message>
  <message>
   <source>Use its own template</source>
   <translation>استخدام قالبه الخاص</translation>
  </message>
  <message>
   <source>{name} does not stop. Its memory stays in use until it ends or you close Foretoken.</source>
   <translation>لا يتوقف {name}. وتبقى ذاكرته مستخدمة إلى أن ينتهي، أو يُغلق Foretoken.</translation>
  </message>
  <message>
   <source>Continue without it</source>
   <translation>المتابعة دونه</translation>
  </message>
  <message>
   <source>{name} was not loaded: Foretoken closed unexpectedly the last time it was used. The built-in pair is used instead.</source>
   <translation>لم يُحمَّل {name}: أُغلق Foretoken على نحو غير متوقع عند آخر استخدام له. يُستخدم الزوج المدمج بدلًا منه.</translation>
  </message>
  <message>
   <source>Load other models</source>
   <translation>تحميل نماذج أخرى</translation>
  </message>
  <message>
   <source>An answer is still being written.</source>
   <translation>ما زالت إجابة تُكتب.</translation>
  </message>
  <message>
   <source>Stop and load</source>
   <translation>الإيقاف والتحميل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Connect to a server</source>
   <translation>الاتصال بخادم</translation>
  </message>
  <message>
   <source>Edit server</source>
   <translation>تعديل الخادم</translation>
  </message>
  <message>
   <source>Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and others. Chats with its models are sent only there.</source>
   <translation>أي خادم متوافق مع OpenAI: llama-server وvLLM وSGLang وLM Studio وOllama وغيرها. وتُرسل المحادثات مع نماذجه إليه وحده.</translation>
  </message>
  <message>
   <source>Optional; defaults to its address</source>
   <translation>اختياري؛ وإلا فعنوانه</translation>
  </message>
  <message>
   <source>Plain HTTP to another computer: others on the network can read and change your chats and the key. Use an HTTPS address or an SSH tunnel instead.</source>
   <translation>اتصال HTTP عادي بحاسوب آخر: يمكن لآخرين على الشبكة قراءة المحادثات والمفتاح وتغييرها. يُرجى استخدام عنوان https أو نفق SSH بدلًا منه.</translation>
  </message>
  <message>
   <source>Send my chats unencrypted</source>
   <translation>إرسال محادثاتي دون تشفير</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>إضافة</translation>
  </message>
  <message>
   <source>Forget key</source>
   <translation>نسيان المفتاح</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>العنوان</translation>
  </message>
  <message>
   <source>API key</source>
   <translation>مفتاح API</translation>
  </message>
  <message>
   <source>A key is stored; leave empty to keep it</source>
   <translation>يوجد مفتاح مخزَّن؛ ويبقى إذا تُرك الحقل فارغًا</translation>
  </message>
  <message>
   <source>If the server requires one</source>
   <translation>إذا تطلّب الخادم مفتاحًا</translation>
  </message>
  <message>
   <source>Keys are stored in the system keyring and sent to no other server.</source>
   <translation>تُخزَّن المفاتيح في حلقة مفاتيح النظام ولا تُرسل إلى أي خادم آخر.</translation>
  </message>
  <message>
   <source>No keyring found: a key is used in this session only and not stored.</source>
   <translation>لم يُعثر على حلقة مفاتيح: يُستخدم المفتاح في هذه الجلسة فقط ولا يُخزَّن.</translation>
  </message>
  <message>
   <source>Models of the server</source>
   <translation>نماذج الخادم</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>تحديث</translation>
  </message>
  <message>
   <source>Ask the server for its models again</source>
   <translation>سؤال الخادم عن نماذجه مرة أخرى</translation>
  </message>
  <message>
   <source>Edit…</source>
   <translation>تعديل…</translation>
  </message>
  <message>
   <source>Edit its address, key or name</source>
   <translation>تعديل عنوانه أو مفتاحه أو اسمه</translation>
  </message>
  <message>
   <source>Remove this server and its key</source>
   <translation>إزالة هذا الخادم ومفتاحه</translation>
  </message>
  <message>
   <source>Models of {server}</source>
   <translation>نماذج {server}</translation>
  </message>
  <message>
   <source>Requesting its models…</source>
   <translation>يجري سؤاله عن نماذجه…</translation>
  </message>
  <message>
   <source>Runs on this computer. What it stores of your chats is up to the server.</source>
   <translation>يعمل على هذا الحاسوب. وما يخزّنه من المحادثات يقرره الخادم.</translation>
  </message>
  <message>
   <source>Messages, files and the system prompt are sent to {host}.</source>
   <translation>تُرسل الرسائل والملفات وموجّه النظام إلى {host}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Attachment {name}, {note}</source>
   <translation>المرفق {name}، {note}</translation>
  </message>
  <message>
   <source>Click to view the text</source>
   <translation>النقر يعرض النص</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>إزالة {name}</translation>
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
   <translation>نسخ الكل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/explained.py" />
   <source>Step</source>
   <translation>الخطوة</translation>
  </message>
  <message>
   <source>KV cache</source>
   <translation>ذاكرة KV المؤقتة</translation>
  </message>
  <message>
   <source>The unit in which a model reads and writes: a word, part of a word, or a punctuation mark.</source>
   <translation>الوحدة التي يقرأ بها النموذج ويكتب: كلمة، أو جزء من كلمة، أو علامة ترقيم.</translation>
  </message>
  <message>
   <source>The large model whose answer you want. Drafting does not change what it says.</source>
   <translation>النموذج الكبير المطلوبة إجابته. والمسودة لا تغيّر ما يقوله.</translation>
  </message>
  <message>
   <source>Tokens that are proposed to the target, by a small model or a head, or copied from earlier text.</source>
   <translation>رموز تُقترح على النموذج الهدف، من نموذج صغير أو رأس، أو تُنسخ من نص سابق.</translation>
  </message>
  <message>
   <source>One round of writing: some tokens are drafted, the target checks them in a single pass, keeps those that it agrees with, and adds one of its own.</source>
   <translation>جولة كتابة واحدة: تُكتب بعض الرموز في المسودة، ويتحقق منها النموذج الهدف في تمريرة واحدة، ويُبقي ما يوافق عليه منها، ويضيف رمزًا من عنده.</translation>
  </message>
  <message>
   <source>How many tokens are drafted in each step. Adaptive: as many as pay off, measured on this computer, or none.</source>
   <translation>عدد رموز المسودة في كل خطوة. التكيّفي: بقدر ما يفيد، قياسًا على هذا الحاسوب، أو لا شيء.</translation>
  </message>
  <message>
   <source>The share of drafted tokens that the target keeps. The higher it is, the more drafting helps; it is higher for predictable text.</source>
   <translation>نسبة رموز المسودة التي يُبقيها النموذج الهدف. كلما ارتفعت زادت فائدة المسودة؛ وهي أعلى في النصوص التي يسهل توقعها.</translation>
  </message>
  <message>
   <source>Drafting without a draft model: what followed the same words earlier in the chat, or in earlier texts, is copied.</source>
   <translation>كتابة المسودة دون نموذج مسودة: يُنسخ ما تلا الكلمات نفسها في موضع سابق من المحادثة، أو في نصوص سابقة.</translation>
  </message>
  <message>
   <source>How many tokens the model can see at once: the chat so far, attached files, and the answer.</source>
   <translation>عدد الرموز التي يستطيع النموذج رؤيتها في المرة الواحدة: المحادثة حتى الآن، والملفات المرفقة، والإجابة.</translation>
  </message>
  <message>
   <source>What the model has computed for the tokens that it has read, so that it does not have to read them again. It grows with the context and takes memory.</source>
   <translation>ما حسبه النموذج للرموز التي قرأها، فلا يحتاج إلى قراءتها من جديد. تكبر مع السياق وتشغل الذاكرة.</translation>
  </message>
  <message>
   <source>The target writes alone, one token per pass. Drafting is compared with this.</source>
   <translation>يكتب النموذج الهدف وحده، رمزًا واحدًا في كل تمريرة. وبهذا تُقارن المسودة.</translation>
  </message>
  <message>
   <source>How many times as fast as plain decoding, measured on this computer in the same session.</source>
   <translation>نسبة السرعة إلى سرعة فك الترميز العادي، قياسًا على هذا الحاسوب في الجلسة نفسها.</translation>
  </message>
  <message>
   <source>How the next token is picked from those that the model considers likely: always the most likely one, or at random within limits that you set.</source>
   <translation>كيف يُختار الرمز التالي من الرموز التي يراها النموذج مرجّحة: الأرجح دائمًا، أو بالمصادفة ضمن حدود قابلة للضبط.</translation>
  </message>
  <message>
   <source>How random the picks are: 0 always picks the most likely token, higher values pick unlikely ones more often.</source>
   <translation>مقدار المصادفة في الاختيار: 0 يختار الرمز الأرجح دائمًا، والقيم الأعلى تختار الرموز غير المرجّحة أكثر.</translation>
  </message>
  <message>
   <source>{word}: {meaning}</source>
   <comment>in a glossary</comment>
   <translation>{word}: {meaning}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/files.py" />
   <source>{name} is not a model file.</source>
   <translation>العنصر {name} ليس ملف نموذج.</translation>
  </message>
  <message>
   <source>Drop a model file (.gguf) here.</source>
   <translation>يُرجى إفلات ملف نموذج (.gguf) هنا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/forms.py" />
   <source>In progress; remaining time unknown</source>
   <translation>جارٍ التنفيذ؛ الوقت المتبقي غير معروف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>This text has a line that is too long to edit here.</source>
   <translation>يحتوي هذا النص على سطر أطول من أن يُحرَّر هنا.</translation>
  </message>
  <message>
   <source>Images cannot be attached: these models read only text. Describe the image instead.</source>
   <translation>لا يمكن إرفاق الصور: هذه النماذج تقرأ النصوص فقط. يُرجى وصف الصورة بدلًا من ذلك.</translation>
  </message>
  <message>
   <source>Write a message…</source>
   <translation>كتابة رسالة…</translation>
  </message>
  <message>
   <source>Message</source>
   <translation>الرسالة</translation>
  </message>
  <message>
   <source>Enter sends, Shift+Enter starts a new line</source>
   <translation>الإرسال بمفتاح Enter، وسطر جديد بمفتاحي Shift+Enter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notices.py" />
   <source>Error: {text}</source>
   <translation>خطأ: {text}</translation>
  </message>
  <message>
   <source>Notice: {text}</source>
   <translation>إشعار: {text}</translation>
  </message>
  <message>
   <source>Close this notice</source>
   <translation>إغلاق هذا الإشعار</translation>
  </message>
  <message>
   <source>Undo: {text}</source>
   <translation>تراجع: {text}</translation>
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
   <translation>يجب أن تكون القيمة {limits}.</translation>
  </message>
  <message>
   <source>Reset: {title}</source>
   <translation>إعادة ضبط: {title}</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>مغيَّر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Copy code</source>
   <translation>نسخ الشيفرة</translation>
  </message>
  <message>
   <source>Copy {language} code</source>
   <translation>نسخ شيفرة {language}</translation>
  </message>
  <message>
   <source>Open link…</source>
   <translation>فتح الرابط…</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>نسخ الرابط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>There is no answer yet.</source>
   <translation>لا توجد إجابة بعد.</translation>
  </message>
  <message>
   <source>This answer is still being written.</source>
   <translation>ما زالت هذه الإجابة تُكتب.</translation>
  </message>
  <message>
   <source>Replay an answer from a file</source>
   <translation>إعادة عرض إجابة من ملف</translation>
  </message>
  <message>
   <source>Which answer?</source>
   <translation>أي إجابة؟</translation>
  </message>
  <message>
   <source>Without a question</source>
   <translation>دون سؤال</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>even pace, times not recorded</source>
   <translation>إيقاع منتظم، لم تُسجَّل الأوقات</translation>
  </message>
  <message>
   <source>{speed} · Foretoken</source>
   <comment>below an animation</comment>
   <translation>{speed} · Foretoken</translation>
  </message>
  <message>
   <source>Record an animation</source>
   <translation>تسجيل رسم متحرك</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>التنسيق</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>الحجم</translation>
  </message>
  <message>
   <source>Speed</source>
   <comment>of a replay</comment>
   <translation>السرعة</translation>
  </message>
  <message>
   <source>Recording</source>
   <translation>التسجيل</translation>
  </message>
  <message>
   <source>Choose file…</source>
   <translation>اختيار ملف…</translation>
  </message>
  <message numerus="yes">
   <source>{seconds} s, {count} frames</source>
   <extracomment>for 1: {seconds} s, {count} frame</extracomment>
   <translation>
    <numerusform>{seconds} ث، {count} إطار</numerusform>
    <numerusform>{seconds} ث، إطار واحد</numerusform>
    <numerusform>{seconds} ث، إطاران</numerusform>
    <numerusform>{seconds} ث، {count} إطارات</numerusform>
    <numerusform>{seconds} ث، {count} إطارًا</numerusform>
    <numerusform>{seconds} ث، {count} إطار</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Saved {file}: {size} MB, {seconds} s, {count} frames.</source>
   <extracomment>for 1: Saved {file}: {size} MB, {seconds} s, {count} frame.</extracomment>
   <translation>
    <numerusform>تم حفظ {file}: {size} MB، {seconds} ث، {count} إطار.</numerusform>
    <numerusform>تم حفظ {file}: {size} MB، {seconds} ث، إطار واحد.</numerusform>
    <numerusform>تم حفظ {file}: {size} MB، {seconds} ث، إطاران.</numerusform>
    <numerusform>تم حفظ {file}: {size} MB، {seconds} ث، {count} إطارات.</numerusform>
    <numerusform>تم حفظ {file}: {size} MB، {seconds} ث، {count} إطارًا.</numerusform>
    <numerusform>تم حفظ {file}: {size} MB، {seconds} ث، {count} إطار.</numerusform>
   </translation>
  </message>
  <message>
   <source>Replay</source>
   <translation>إعادة العرض</translation>
  </message>
  <message>
   <source>Playback speed; 1x is as it was written</source>
   <translation>سرعة العرض؛ 1x هي السرعة التي كُتبت بها</translation>
  </message>
  <message>
   <source>Record…</source>
   <translation>تسجيل…</translation>
  </message>
  <message>
   <source>Save it as an animation: GIF or WebP</source>
   <translation>حفظها رسمًا متحركًا: GIF أو WebP</translation>
  </message>
  <message>
   <source>token {tokens} of {all_tokens}, step {steps} of {all_steps}</source>
   <comment>of a replay</comment>
   <translation>الرمز {tokens} من {all_tokens}، الخطوة {steps} من {all_steps}</translation>
  </message>
  <message>
   <source>Pause</source>
   <comment>a replay</comment>
   <translation>إيقاف مؤقت</translation>
  </message>
  <message>
   <source>Play</source>
   <comment>a replay</comment>
   <translation>تشغيل</translation>
  </message>
  <message>
   <source>Time</source>
   <comment>of a replay</comment>
   <translation>الوقت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_stage.py" />
   <source>{time} of {whole} s</source>
   <comment>seconds of a replay</comment>
   <translation>{time} من {whole} ث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Settings</source>
   <translation>الإعدادات</translation>
  </message>
  <message>
   <source>Sections</source>
   <translation>الأقسام</translation>
  </message>
  <message>
   <source>No settings match “{words}”.</source>
   <translation>لا توجد إعدادات تطابق «{words}».</translation>
  </message>
  <message>
   <source>{title}: {value}</source>
   <translation>{title}: {value}</translation>
  </message>
  <message numerus="yes">
   <source>{count} settings were reset.</source>
   <extracomment>for 1: {count} setting was reset.</extracomment>
   <translation>
    <numerusform>أُعيد ضبط {count} إعداد.</numerusform>
    <numerusform>أُعيد ضبط إعداد واحد.</numerusform>
    <numerusform>أُعيد ضبط إعدادين.</numerusform>
    <numerusform>أُعيد ضبط {count} إعدادات.</numerusform>
    <numerusform>أُعيد ضبط {count} إعدادًا.</numerusform>
    <numerusform>أُعيد ضبط {count} إعداد.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>File type</source>
   <translation>نوع الملف</translation>
  </message>
  <message>
   <source>With token colours</source>
   <translation>بألوان الرموز</translation>
  </message>
  <message>
   <source>Show which model each token came from, and a legend</source>
   <translation>إظهار النموذج الذي جاء منه كل رمز، مع مفتاح للألوان</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>Cannot print: the printer or the file is not ready.</source>
   <translation>لا شيء يُطبع عليه: الطابعة أو الملف غير جاهز.</translation>
  </message>
  <message>
   <source>Chats are not being saved.</source>
   <translation>المحادثات لا تُحفظ الآن.</translation>
  </message>
  <message>
   <source>Not all pages could be written: {why}.</source>
   <translation>تعذّرت كتابة كل الصفحات: {why}.</translation>
  </message>
  <message>
   <source>Not all pages could be written.</source>
   <translation>تعذّرت كتابة كل الصفحات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty</source>
   <translation>هذه المحادثة فارغة</translation>
  </message>
  <message>
   <source>Export this chat</source>
   <translation>تصدير هذه المحادثة</translation>
  </message>
  <message>
   <source>Export this answer</source>
   <translation>تصدير هذه الإجابة</translation>
  </message>
  <message>
   <source>Export this message</source>
   <translation>تصدير هذه الرسالة</translation>
  </message>
  <message>
   <source>Export the chats in “{folder}”</source>
   <translation>تصدير محادثات «{folder}»</translation>
  </message>
  <message>
   <source>Export “{title}”</source>
   <translation>تصدير «{title}»</translation>
  </message>
  <message numerus="yes">
   <source>Export {count} chats</source>
   <extracomment>for 1: Export {count} chat</extracomment>
   <translation>
    <numerusform>تصدير {count} محادثة</numerusform>
    <numerusform>تصدير محادثة واحدة</numerusform>
    <numerusform>تصدير محادثتين</numerusform>
    <numerusform>تصدير {count} محادثات</numerusform>
    <numerusform>تصدير {count} محادثة</numerusform>
    <numerusform>تصدير {count} محادثة</numerusform>
   </translation>
  </message>
  <message>
   <source>Export all chats</source>
   <translation>تصدير كل المحادثات</translation>
  </message>
  <message>
   <source>Import chats</source>
   <translation>استيراد محادثات</translation>
  </message>
  <message>
   <source>Importing chats…</source>
   <translation>يجري استيراد المحادثات…</translation>
  </message>
  <message>
   <source>Print this chat</source>
   <translation>طباعة هذه المحادثة</translation>
  </message>
  <message>
   <source>This chat is empty.</source>
   <translation>هذه المحادثة فارغة.</translation>
  </message>
  <message>
   <source>Exporting…</source>
   <translation>يجري التصدير…</translation>
  </message>
  <message numerus="yes">
   <source>Exported {count} chats to {file}.</source>
   <extracomment>for 1: Exported {count} chat to {file}.</extracomment>
   <translation>
    <numerusform>تم تصدير {count} محادثة إلى {file}.</numerusform>
    <numerusform>تم تصدير محادثة واحدة إلى {file}.</numerusform>
    <numerusform>تم تصدير محادثتين إلى {file}.</numerusform>
    <numerusform>تم تصدير {count} محادثات إلى {file}.</numerusform>
    <numerusform>تم تصدير {count} محادثة إلى {file}.</numerusform>
    <numerusform>تم تصدير {count} محادثة إلى {file}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Printing…</source>
   <translation>تجري الطباعة…</translation>
  </message>
  <message>
   <source>Sent to the printer.</source>
   <translation>تم الإرسال إلى الطابعة.</translation>
  </message>
  <message>
   <source>Import undone.</source>
   <translation>تم التراجع عن الاستيراد.</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were kept because they have new messages.</source>
   <extracomment>for 1: {count} chat was kept because it has new messages.</extracomment>
   <translation>
    <numerusform>تبقى {count} محادثة، لأن شيئًا قيل فيها منذ ذلك الحين.</numerusform>
    <numerusform>تبقى محادثة واحدة، لأن شيئًا قيل فيها منذ ذلك الحين.</numerusform>
    <numerusform>تبقى محادثتان، لأن شيئًا قيل فيهما منذ ذلك الحين.</numerusform>
    <numerusform>تبقى {count} محادثات، لأن شيئًا قيل فيها منذ ذلك الحين.</numerusform>
    <numerusform>تبقى {count} محادثة، لأن شيئًا قيل فيها منذ ذلك الحين.</numerusform>
    <numerusform>تبقى {count} محادثة، لأن شيئًا قيل فيها منذ ذلك الحين.</numerusform>
   </translation>
  </message>
  <message>
   <source>{doing} {done}</source>
   <translation>{doing} {done}</translation>
  </message>
  <message>
   <source>{doing} {done} of {total}</source>
   <translation>{doing} {done} من {total}</translation>
  </message>
  <message>
   <source>Cancelled. Nothing was changed.</source>
   <translation>تم الإلغاء. لم يتغير شيء.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Conversations</source>
   <translation>المحادثات</translation>
  </message>
  <message>
   <source>Temporary chat, new folder</source>
   <translation>محادثة مؤقتة، مجلد جديد</translation>
  </message>
  <message>
   <source>More: temporary chat, new folder</source>
   <translation>المزيد: محادثة مؤقتة، مجلد جديد</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>بحث</translation>
  </message>
  <message>
   <source>Back to all chats</source>
   <translation>الرجوع إلى كل المحادثات</translation>
  </message>
  <message>
   <source>←  Archived</source>
   <translation>→  المؤرشفة</translation>
  </message>
  <message>
   <source>Archived</source>
   <translation>المؤرشفة</translation>
  </message>
  <message>
   <source>Chats are not being saved. They will be lost when you close the window.</source>
   <translation>المحادثات لا تُحفظ: ستُفقد عند إغلاق النافذة.</translation>
  </message>
  <message numerus="yes">
   <source>{count} results</source>
   <extracomment>for 1: {count} result</extracomment>
   <translation>
    <numerusform>{count} نتيجة</numerusform>
    <numerusform>نتيجة واحدة</numerusform>
    <numerusform>نتيجتان</numerusform>
    <numerusform>{count} نتائج</numerusform>
    <numerusform>{count} نتيجة</numerusform>
    <numerusform>{count} نتيجة</numerusform>
   </translation>
  </message>
  <message>
   <source>No chat contains these words.</source>
   <translation>لا توجد محادثة فيها هذه الكلمات.</translation>
  </message>
  <message numerus="yes">
   <source>First {count} results</source>
   <extracomment>for 1: First {count} result</extracomment>
   <translation>
    <numerusform>أول {count} نتيجة</numerusform>
    <numerusform>أول نتيجة</numerusform>
    <numerusform>أول نتيجتين</numerusform>
    <numerusform>أول {count} نتائج</numerusform>
    <numerusform>أول {count} نتيجة</numerusform>
    <numerusform>أول {count} نتيجة</numerusform>
   </translation>
  </message>
  <message>
   <source>No archived chats.</source>
   <translation>لا شيء مؤرشف.</translation>
  </message>
  <message>
   <source>Your chats appear here.</source>
   <translation>تظهر المحادثات هنا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Chats are not being saved</source>
   <translation>المحادثات لا تُحفظ الآن</translation>
  </message>
  <message>
   <source>No archived chats</source>
   <translation>لا شيء مؤرشف</translation>
  </message>
  <message>
   <source>Discarded the temporary chat.</source>
   <translation>تم التخلص من المحادثة المؤقتة.</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>تجاهل</translation>
  </message>
  <message>
   <source>Unpin</source>
   <translation>إلغاء التثبيت</translation>
  </message>
  <message>
   <source>Pin</source>
   <translation>تثبيت</translation>
  </message>
  <message>
   <source>Move to folder</source>
   <translation>نقل إلى مجلد</translation>
  </message>
  <message>
   <source>Unarchive</source>
   <translation>إلغاء الأرشفة</translation>
  </message>
  <message>
   <source>Archive</source>
   <translation>أرشفة</translation>
  </message>
  <message numerus="yes">
   <source>Delete {count} chats</source>
   <extracomment>for 1: Delete {count} chat</extracomment>
   <translation>
    <numerusform>حذف {count} محادثة</numerusform>
    <numerusform>حذف محادثة واحدة</numerusform>
    <numerusform>حذف محادثتين</numerusform>
    <numerusform>حذف {count} محادثات</numerusform>
    <numerusform>حذف {count} محادثة</numerusform>
    <numerusform>حذف {count} محادثة</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove from folder</source>
   <translation>إزالة من المجلد</translation>
  </message>
  <message>
   <source>Collapse</source>
   <translation>طي</translation>
  </message>
  <message>
   <source>Expand</source>
   <translation>توسيع</translation>
  </message>
  <message>
   <source>Export chats in folder…</source>
   <translation>تصدير محادثات المجلد…</translation>
  </message>
  <message>
   <source>Delete folder, keep its chats</source>
   <translation>حذف المجلد مع إبقاء محادثاته</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_rows.py" />
   <source>Folder {name}</source>
   <translation>المجلد {name}</translation>
  </message>
  <message>
   <source>Temporary chat {title}</source>
   <translation>المحادثة المؤقتة {title}</translation>
  </message>
  <message>
   <source>Not saved</source>
   <comment>a chat</comment>
   <translation>غير محفوظة</translation>
  </message>
  <message numerus="yes">
   <source>{count} messages</source>
   <extracomment>for 1: {count} message</extracomment>
   <translation>
    <numerusform>{count} رسالة</numerusform>
    <numerusform>رسالة واحدة</numerusform>
    <numerusform>رسالتان</numerusform>
    <numerusform>{count} رسائل</numerusform>
    <numerusform>{count} رسالة</numerusform>
    <numerusform>{count} رسالة</numerusform>
   </translation>
  </message>
  <message>
   <source>archived</source>
   <comment>a chat</comment>
   <translation>مؤرشفة</translation>
  </message>
  <message>
   <source>Folder name</source>
   <translation>اسم المجلد</translation>
  </message>
  <message>
   <source>Chat title</source>
   <translation>عنوان المحادثة</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>a folder</comment>
   <translation>فارغ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/start/single_instance.py" />
   <source>Foretoken is already running but does not respond. This second window can neither show nor save your chats. End the other process, then start Foretoken again.</source>
   <translation>يعمل Foretoken بالفعل لكنه لا يستجيب. ولا تستطيع هذه النافذة الثانية عرض المحادثات ولا حفظها. يُرجى إنهاء العملية الأخرى، ثم بدء Foretoken من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers</source>
   <translation>لا إجابات</translation>
  </message>
  <message>
   <source>From drafts</source>
   <translation>من المسودات</translation>
  </message>
  <message>
   <source>Tokens that were drafted and accepted</source>
   <translation>الرموز التي كُتبت في المسودة وقُبلت</translation>
  </message>
  <message>
   <source>Tokens per second of decoding, without the prompt</source>
   <translation>الرموز في الثانية من فك الترميز، دون الموجّه</translation>
  </message>
  <message>
   <source>Over the answers with drafts for which plain decoding was measured</source>
   <translation>محسوب على الإجابات بمسودات التي قيس لها فك الترميز العادي</translation>
  </message>
  <message>
   <source>Share of drafted tokens that the target accepted</source>
   <translation>نسبة رموز المسودة التي قبلها النموذج الهدف</translation>
  </message>
  <message>
   <source>Time saved</source>
   <translation>الوقت الموفّر</translation>
  </message>
  <message>
   <source>Compared with plain decoding, where it was measured</source>
   <translation>مقارنة بفك الترميز العادي، حيث قيس</translation>
  </message>
  <message>
   <source>Between tokens</source>
   <translation>بين الرموز</translation>
  </message>
  <message>
   <source>Median time between tokens as they arrive</source>
   <translation>وسيط الزمن بين الرموز عند وصولها</translation>
  </message>
  <message>
   <source>Period</source>
   <translation>الفترة</translation>
  </message>
  <message numerus="yes">
   <source>Last {count} days</source>
   <extracomment>for 1: Last {count} day</extracomment>
   <translation>
    <numerusform>آخر {count} يوم</numerusform>
    <numerusform>آخر يوم</numerusform>
    <numerusform>آخر يومين</numerusform>
    <numerusform>آخر {count} أيام</numerusform>
    <numerusform>آخر {count} يومًا</numerusform>
    <numerusform>آخر {count} يوم</numerusform>
   </translation>
  </message>
  <message>
   <source>All time</source>
   <translation>كل الأوقات</translation>
  </message>
  <message>
   <source>from drafts</source>
   <translation>من المسودات</translation>
  </message>
  <message>
   <source>from the target</source>
   <translation>من النموذج الهدف</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>الوقت</translation>
  </message>
  <message>
   <source>Error</source>
   <translation>الخطأ</translation>
  </message>
  <message>
   <source>Details</source>
   <translation>التفاصيل</translation>
  </message>
  <message>
   <source>By model</source>
   <translation>حسب النموذج</translation>
  </message>
  <message>
   <source>By date</source>
   <translation>حسب التاريخ</translation>
  </message>
  <message>
   <source>Errors</source>
   <translation>الأخطاء</translation>
  </message>
  <message>
   <source>Includes temporary chats and the command line. Only figures and model names are kept, and only on this computer.</source>
   <translation>تشمل المحادثات المؤقتة وسطر الأوامر. لا يُحفظ إلا الأرقام وأسماء النماذج، وعلى هذا الحاسوب وحده.</translation>
  </message>
  <message>
   <source>Save the figures of this period as CSV or JSON</source>
   <translation>حفظ أرقام هذه الفترة بتنسيق CSV أو JSON</translation>
  </message>
  <message>
   <source>Delete…</source>
   <translation>حذف…</translation>
  </message>
  <message>
   <source>Delete all statistics and start over</source>
   <translation>حذف كل الإحصاءات والبدء من جديد</translation>
  </message>
  <message>
   <source>Delete all statistics?</source>
   <translation>هل تُحذف كل الإحصاءات؟</translation>
  </message>
  <message>
   <source>All figures and errors are deleted, and counting starts over. Your chats keep their own figures. This cannot be undone; use Export… to keep a copy.</source>
   <translation>تُحذف كل الأرقام والأخطاء ويبدأ العدّ من جديد. وتحتفظ المحادثات بأرقامها. لا يمكن التراجع عن ذلك؛ ويمكن الاحتفاظ بنسخة باستخدام تصدير….</translation>
  </message>
  <message>
   <source>Could not read or save the statistics: {why}.</source>
   <translation>تعذّرت قراءة الإحصاءات أو حفظها: {why}.</translation>
  </message>
  <message>
   <source>No statistics yet. They start with your first answer.</source>
   <translation>لا إحصاءات بعد. تبدأ مع الإجابة الأولى.</translation>
  </message>
  <message>
   <source>No answers in this period.</source>
   <translation>لا إجابات في هذه الفترة.</translation>
  </message>
  <message>
   <source>since {day}</source>
   <translation>منذ {day}</translation>
  </message>
  <message>
   <source>Some earlier figures are missing: their file was damaged.</source>
   <translation>بعض الأرقام السابقة مفقودة: كان ملفها تالفًا.</translation>
  </message>
  <message>
   <source>Errors ({count})</source>
   <translation>الأخطاء ({count})</translation>
  </message>
  <message>
   <source>No errors in this period.</source>
   <translation>لا أخطاء في هذه الفترة.</translation>
  </message>
  <message>
   <source>From drafts: {drafted}
From the target: {own}
Prompt tokens read: {read}
Prompt tokens reused: {reused}</source>
   <translation>من المسودات: {drafted}
من النموذج الهدف: {own}
رموز الموجّهات المقروءة: {read}
رموز الموجّهات المعاد استخدامها: {reused}</translation>
  </message>
  <message>
   <source>Nothing was drafted.</source>
   <translation>لم تُكتب مسودة.</translation>
  </message>
  <message>
   <source>No answer with drafts has a measured plain speed to compare with.</source>
   <translation>لا توجد إجابة بمسودات لها سرعة عادية مقيسة للمقارنة بها.</translation>
  </message>
  <message>
   <source>{saved} ({speedup})</source>
   <translation>{saved} ({speedup})</translation>
  </message>
  <message>
   <source>answers</source>
   <comment>behind their number</comment>
   <translation>إجابة</translation>
  </message>
  <message>
   <source>tokens written</source>
   <translation>رمز مكتوب</translation>
  </message>
  <message>
   <source>of drafted tokens accepted</source>
   <translation>من رموز المسودة مقبولة</translation>
  </message>
  <message>
   <source>{first} to {last}</source>
   <translation>{first} إلى {last}</translation>
  </message>
  <message>
   <source>speedup {speedup}</source>
   <translation>التسريع {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>No model</source>
   <translation>لا نموذج</translation>
  </message>
  <message>
   <source>server on this computer</source>
   <translation>خادم على هذا الحاسوب</translation>
  </message>
  <message>
   <source>sent to {host}</source>
   <translation>تُرسل إلى {host}</translation>
  </message>
  <message>
   <source>connecting to {host}</source>
   <translation>يجري الاتصال بالمضيف {host}</translation>
  </message>
  <message>
   <source>loading {share} %</source>
   <translation>يجري التحميل {share}%</translation>
  </message>
  <message>
   <source>no model loaded</source>
   <translation>لا يوجد نموذج محمّل</translation>
  </message>
  <message>
   <source>measuring this computer…</source>
   <translation>يجري قياس هذا الحاسوب…</translation>
  </message>
  <message>
   <source>drafting off</source>
   <translation>المسودة متوقفة</translation>
  </message>
  <message>
   <source>drafting paused: {reason}</source>
   <translation>المسودة متوقفة مؤقتًا: {reason}</translation>
  </message>
  <message>
   <source>{activity}; {more}</source>
   <translation>{activity}؛ {more}</translation>
  </message>
  <message>
   <source>{activity}; draft off: {reason}</source>
   <translation>{activity}؛ المسودة متوقفة: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Nothing was deleted</source>
   <translation>لم يُحذف شيء</translation>
  </message>
  <message>
   <source>Send this chat to {name}?</source>
   <translation>هل تُرسل هذه المحادثة إلى {name}؟</translation>
  </message>
  <message>
   <source>This chat has not been sent to {host} yet. Your message is sent with everything before it: all questions and answers of this branch, attached files and the system prompt.</source>
   <translation>لم تُرسل هذه المحادثة إلى {host} بعد. تُرسل الرسالة مع كل ما قبلها: جميع الأسئلة والإجابات في هذا الفرع، والملفات المرفقة، وموجّه النظام.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Attach to the message</source>
   <translation>إرفاق بالرسالة</translation>
  </message>
  <message numerus="yes">
   <source>and {count} more</source>
   <extracomment>for 1: and {count} more</extracomment>
   <translation>
    <numerusform>و{count} غيرها</numerusform>
    <numerusform>وواحد غيرها</numerusform>
    <numerusform>واثنان غيرها</numerusform>
    <numerusform>و{count} غيرها</numerusform>
    <numerusform>و{count} غيرها</numerusform>
    <numerusform>و{count} غيرها</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose as a model</source>
   <translation>اختيار نموذجًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop: {what}</source>
   <translation>إيقاف: {what}</translation>
  </message>
  <message>
   <source>{chat} - {product}</source>
   <comment>a window</comment>
   <translation>{chat} - {product}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/notifications.py" />
   <source>Stop answer</source>
   <translation>إيقاف الإجابة</translation>
  </message>
  <message>
   <source>Show Foretoken</source>
   <translation>إظهار Foretoken</translation>
  </message>
  <message>
   <source>The answer could not be completed.</source>
   <translation>تعذّر إكمال الإجابة.</translation>
  </message>
  <message>
   <source>The answer is ready.</source>
   <translation>الإجابة جاهزة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Adaptive: draft only where it saves time</source>
   <translation>تكيّفي: كتابة المسودة حيث توفّر وقتًا فقط</translation>
  </message>
  <message numerus="yes">
   <source>Always draft {count} tokens</source>
   <extracomment>for 1: Always draft {count} token</extracomment>
   <translation>
    <numerusform>كتابة مسودة من {count} رمز دائمًا</numerusform>
    <numerusform>كتابة مسودة من رمز واحد دائمًا</numerusform>
    <numerusform>كتابة مسودة من رمزين دائمًا</numerusform>
    <numerusform>كتابة مسودة من {count} رموز دائمًا</numerusform>
    <numerusform>كتابة مسودة من {count} رمزًا دائمًا</numerusform>
    <numerusform>كتابة مسودة من {count} رمز دائمًا</numerusform>
   </translation>
  </message>
  <message>
   <source>Off: no drafting</source>
   <translation>متوقف: بلا مسودات</translation>
  </message>
  <message>
   <source>Models: {pair}</source>
   <translation>النماذج: {pair}</translation>
  </message>
  <message>
   <source>Right-click for recent pairs</source>
   <translation>النقر بالزر الأيمن يعرض الأزواج الأخيرة</translation>
  </message>
  <message>
   <source>Engine: {activity}</source>
   <translation>المحرك: {activity}</translation>
  </message>
  <message>
   <source>Click to change drafting</source>
   <translation>النقر يغيّر كتابة المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Tell me a story about a lighthouse keeper.</source>
   <translation>احكِ لي قصة عن حارس منارة.</translation>
  </message>
  <message>
   <source>How do tides work? Explain it to a curious ten-year-old.</source>
   <translation>كيف يحدث المد والجزر؟ اشرح ذلك لطفل فضولي في العاشرة من عمره.</translation>
  </message>
  <message>
   <source>Write a Python function that finds the longest word in a text.</source>
   <translation>اكتب دالة بلغة Python تجد أطول كلمة في نص.</translation>
  </message>
  <message>
   <source>See how a small model speeds up a large one</source>
   <translation>كيف يسرّع نموذج صغير نموذجًا كبيرًا</translation>
  </message>
  <message>
   <source>The small model guesses the next words, and the large one checks them all at once. Colours show which guesses were right.</source>
   <translation>يخمّن النموذج الصغير الكلمات التالية، ويتحقق منها الكبير كلها دفعة واحدة. وتُظهر الألوان أي التخمينات كانت صحيحة.</translation>
  </message>
  <message>
   <source>Without a small model, words are guessed from earlier text. Colours show which guesses were right.</source>
   <translation>دون نموذج صغير، تُخمَّن الكلمات من نص سابق. وتُظهر الألوان أي التخمينات كانت صحيحة.</translation>
  </message>
  <message>
   <source>Chat with {model}</source>
   <translation>محادثة مع {model}</translation>
  </message>
  <message>
   <source>Answers come from a server: what you write here is sent to it.</source>
   <translation>تأتي الإجابات من خادم: وما يُكتب هنا يُرسل إليه.</translation>
  </message>
  <message>
   <source>This chat is not saved. It will be lost when you close the window.</source>
   <translation>هذه المحادثة لا تُحفظ. وتزول عند إغلاق النافذة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/answers.py" />
   <source>{name} is an image, and the models here read only text. Describe what matters in it instead.</source>
   <translation>الملف {name} صورة. النماذج هنا تقرأ النصوص فقط: يُرجى وصف ما ينبغي أن تعرفه منها بالكلمات.</translation>
  </message>
  <message>
   <source>{name} is an audio or video recording, and the models here read only text. Attach a transcript instead.</source>
   <translation>الملف {name} تسجيل صوتي أو مرئي. النماذج هنا تقرأ النصوص فقط: يُرجى إرفاق نص مكتوب له.</translation>
  </message>
  <message>
   <source>{name} is an archive. Unpack it and attach the files that matter.</source>
   <translation>الملف {name} أرشيف مضغوط. يُرجى فك ضغطه وإرفاق الملفات المهمة.</translation>
  </message>
  <message>
   <source>{name} is an office document. Save it as a PDF or as plain text, and attach that.</source>
   <translation>الملف {name} مستند مكتبي. يُرجى حفظه بصيغة PDF أو نصًا عاديًا، ثم إرفاقه.</translation>
  </message>
  <message>
   <source>{name} is a model, not a text. To use it, open Models (Ctrl+O).</source>
   <translation>الملف {name} نموذج وليس نصًا. يُرجى اختياره من «النماذج» (Ctrl+O).</translation>
  </message>
  <message>
   <source>{name} is not a text file. Text files of any kind and PDFs can be attached.</source>
   <translation>الملف {name} ليس ملفًا نصيًا. يمكن إرفاق الملفات النصية من أي نوع وملفات PDF.</translation>
  </message>
  <message>
   <source>{name} is a folder. Attach files from it instead.</source>
   <translation>العنصر {name} مجلد. يُرجى إرفاق الملفات المهمة فيه.</translation>
  </message>
  <message>
   <source>{name} is a pipe. Attach a regular file.</source>
   <translation>العنصر {name} أنبوب. يُرجى إرفاق ملفات عادية.</translation>
  </message>
  <message>
   <source>{name} is a socket. Attach a regular file.</source>
   <translation>العنصر {name} مقبس. يُرجى إرفاق ملفات عادية.</translation>
  </message>
  <message>
   <source>{name} is a device. Attach a regular file.</source>
   <translation>العنصر {name} جهاز. يُرجى إرفاق ملفات عادية.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}. Attach another file.</source>
   <translation>تعذّرت قراءة {name}: {reason}. يُرجى إرفاق ملف آخر.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}. Check the file, or attach a copy of it.</source>
   <translation>تعذّرت قراءة {name}: {reason}. يُرجى فحص الملف، أو إرفاق نسخة منه.</translation>
  </message>
  <message>
   <source>{name} cannot be read because of an unexpected error ({error}). Attach a copy of it as plain text.</source>
   <translation>تعذّرت قراءة {name}: حدث خطأ غير متوقع ({error}). يُرجى إرفاق نسخة منه نصًا عاديًا.</translation>
  </message>
  <message>
   <source>{name} is empty: there is nothing to attach.</source>
   <translation>الملف {name} فارغ: لا شيء فيه لإرفاقه.</translation>
  </message>
  <message>
   <source>{name} is {size}; the limit is {most}, which is more than the context of a model can hold. Attach only the part that matters.</source>
   <translation>حجم الملف {name} هو {size}، ويمكن إرفاق {most} على الأكثر: هذا أكثر مما يتسع له سياق أي نموذج. يُرجى اقتطاع الجزء المهم وإرفاقه.</translation>
  </message>
  <message numerus="yes">
   <source>A message can have up to {most} files, so {count} were left out. Combine some of them.</source>
   <extracomment>for 1: A message can have up to {most} files, so {count} was left out. Combine some of them.</extracomment>
   <translation>
    <numerusform>الحد الأقصى لملفات الرسالة {most}: استُبعد {count} ملف. يُرجى دمج بعضها في ملف واحد.</numerusform>
    <numerusform>الحد الأقصى لملفات الرسالة {most}: استُبعد ملف واحد. يُرجى دمج بعضها في ملف واحد.</numerusform>
    <numerusform>الحد الأقصى لملفات الرسالة {most}: استُبعد ملفان. يُرجى دمج بعضها في ملف واحد.</numerusform>
    <numerusform>الحد الأقصى لملفات الرسالة {most}: استُبعد {count} ملفات. يُرجى دمج بعضها في ملف واحد.</numerusform>
    <numerusform>الحد الأقصى لملفات الرسالة {most}: استُبعد {count} ملفًا. يُرجى دمج بعضها في ملف واحد.</numerusform>
    <numerusform>الحد الأقصى لملفات الرسالة {most}: استُبعد {count} ملف. يُرجى دمج بعضها في ملف واحد.</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} was left out: the files of a message can contain up to {size} of text in total. Send it with another message.</source>
   <translation>استُبعد {name}: الحد الأقصى لنصوص ملفات الرسالة معًا {size}. يُرجى إرساله مع رسالة أخرى.</translation>
  </message>
  <message>
   <source>No recent files</source>
   <translation>لا توجد ملفات حديثة</translation>
  </message>
  <message>
   <source>{name} takes too long to read. It may be damaged or malicious.</source>
   <translation>تستغرق قراءة {name} وقتًا أطول مما ينبغي. قد يكون الملف تالفًا أو ضارًّا.</translation>
  </message>
  <message>
   <source>{name} needs too much memory to read. It may be damaged or malicious.</source>
   <translation>تحتاج قراءة {name} إلى ذاكرة أكثر مما ينبغي. قد يكون الملف تالفًا أو ضارًّا.</translation>
  </message>
  <message>
   <source>{name} cannot be read: the process that reads it crashed.</source>
   <translation>تعذّرت قراءة {name}: انهارت العملية التي تقرؤه.</translation>
  </message>
  <message>
   <source>{name} cannot be read: the process that reads it could not be started ({reason}).</source>
   <translation>تعذّرت قراءة {name}: لم يمكن بدء عملية لذلك ({reason}).</translation>
  </message>
  <message>
   <source>{name} is protected by a password.</source>
   <translation>الملف {name} محمي بكلمة مرور.</translation>
  </message>
  <message>
   <source>{name} contains no text, only images, such as scanned pages.</source>
   <translation>لا نص في الملف {name}، بل صور فقط كما في المسح الضوئي.</translation>
  </message>
  <message>
   <source>{name} changed while it was being attached.</source>
   <translation>تغيّر الملف {name} أثناء إرفاقه.</translation>
  </message>
  <message>
   <source>{name} uses a kind of encryption that is not supported.</source>
   <translation>الملف {name} مشفّر بطريقة لا يمكن قراءتها هنا.</translation>
  </message>
  <message>
   <source>{name} is damaged or in an unsupported format.</source>
   <translation>الملف {name} تالف أو من نوع لا يمكن قراءته.</translation>
  </message>
  <message>
   <source>{name} cannot be read ({reason}).</source>
   <translation>تعذّرت قراءة {name} ({reason}).</translation>
  </message>
  <message numerus="yes">
   <source>{name} has {count} pages; the limit is {most}.</source>
   <extracomment>for 1: {name} has {count} page; the limit is {most}.</extracomment>
   <translation>
    <numerusform>{count} صفحة في الملف {name}، ويمكن قراءة {most} على الأكثر.</numerusform>
    <numerusform>صفحة واحدة في الملف {name}، ويمكن قراءة {most} على الأكثر.</numerusform>
    <numerusform>صفحتان في الملف {name}، ويمكن قراءة {most} على الأكثر.</numerusform>
    <numerusform>{count} صفحات في الملف {name}، ويمكن قراءة {most} على الأكثر.</numerusform>
    <numerusform>{count} صفحة في الملف {name}، ويمكن قراءة {most} على الأكثر.</numerusform>
    <numerusform>{count} صفحة في الملف {name}، ويمكن قراءة {most} على الأكثر.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{name} has more than {count} characters of text.</source>
   <extracomment>for 1: {name} has more than {count} character of text.</extracomment>
   <translation>
    <numerusform>في الملف {name} أكثر من {count} حرف من النص.</numerusform>
    <numerusform>في الملف {name} أكثر من حرف واحد من النص.</numerusform>
    <numerusform>في الملف {name} أكثر من حرفين من النص.</numerusform>
    <numerusform>في الملف {name} أكثر من {count} أحرف من النص.</numerusform>
    <numerusform>في الملف {name} أكثر من {count} حرفًا من النص.</numerusform>
    <numerusform>في الملف {name} أكثر من {count} حرف من النص.</numerusform>
   </translation>
  </message>
  <message>
   <source>Copy the relevant text into the message, or attach another version of the file.</source>
   <translation>يُرجى نسخ النص المهم إلى الرسالة، أو إرفاق نسخة أخرى من الملف.</translation>
  </message>
  <message numerus="yes">
   <source>The prompt has {count} tokens, which leaves no room for an answer: the model's context holds {context}.</source>
   <extracomment>for 1: The prompt has {count} token, which leaves no room for an answer: the model's context holds {context}.</extracomment>
   <translation>
    <numerusform>في الموجّه {count} رمز، فلا يبقى مكان للإجابة: سعة سياق النموذج {context}.</numerusform>
    <numerusform>في الموجّه رمز واحد، فلا يبقى مكان للإجابة: سعة سياق النموذج {context}.</numerusform>
    <numerusform>في الموجّه رمزان، فلا يبقى مكان للإجابة: سعة سياق النموذج {context}.</numerusform>
    <numerusform>في الموجّه {count} رموز، فلا يبقى مكان للإجابة: سعة سياق النموذج {context}.</numerusform>
    <numerusform>في الموجّه {count} رمزًا، فلا يبقى مكان للإجابة: سعة سياق النموذج {context}.</numerusform>
    <numerusform>في الموجّه {count} رمز، فلا يبقى مكان للإجابة: سعة سياق النموذج {context}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Start a new chat, or allow old turns to be left out.</source>
   <translation>يُرجى بدء محادثة جديدة، أو السماح بخروج الأدوار القديمة من السياق.</translation>
  </message>
  <message>
   <source>Load the model with a longer context.</source>
   <translation>يُرجى تحميل النموذج بسياق أطول.</translation>
  </message>
  <message>
   <source>Shorten the message, or load the model with a longer context.</source>
   <translation>يُرجى اختصار الرسالة، أو تحميل النموذج بسياق أطول.</translation>
  </message>
  <message>
   <source>Shorten the message or the system prompt, or load the model with a longer context.</source>
   <translation>يُرجى اختصار الرسالة أو موجّه النظام، أو تحميل النموذج بسياق أطول.</translation>
  </message>
  <message>
   <source>The context is too short for the questions.</source>
   <translation>السياق أقصر من أن يتسع للأسئلة.</translation>
  </message>
  <message>
   <source>The prompt of this answer cannot be rebuilt: the system prompt, an earlier message or a template setting has changed.</source>
   <translation>لا يمكن إعادة تكوين موجّه هذه الإجابة: تغيّر موجّه النظام أو رسالة سابقة أو إعداد في القالب.</translation>
  </message>
  <message numerus="yes">
   <source>This model's chat template has {count} characters; the limit is {most}.</source>
   <extracomment>for 1: This model's chat template has {count} character; the limit is {most}.</extracomment>
   <translation>
    <numerusform>في قالب المحادثة لهذا النموذج {count} حرف، والحد الأقصى للقالب {most}.</numerusform>
    <numerusform>في قالب المحادثة لهذا النموذج حرف واحد، والحد الأقصى للقالب {most}.</numerusform>
    <numerusform>في قالب المحادثة لهذا النموذج حرفان، والحد الأقصى للقالب {most}.</numerusform>
    <numerusform>في قالب المحادثة لهذا النموذج {count} أحرف، والحد الأقصى للقالب {most}.</numerusform>
    <numerusform>في قالب المحادثة لهذا النموذج {count} حرفًا، والحد الأقصى للقالب {most}.</numerusform>
    <numerusform>في قالب المحادثة لهذا النموذج {count} حرف، والحد الأقصى للقالب {most}.</numerusform>
   </translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it did not finish within {seconds} s.</source>
   <translation>قالب المحادثة لهذا النموذج لا ينتهي: أُوقف بعد {seconds} ث من العمل.</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it used too much memory.</source>
   <translation>قالب المحادثة لهذا النموذج يحتاج إلى ذاكرة أكثر مما ينبغي: تم إيقافه.</translation>
  </message>
  <message>
   <source>This model's chat template crashed the process that renders it.</source>
   <translation>قالب المحادثة لهذا النموذج عطّل العملية التي تعالجه.</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: its output exceeds the model's context.</source>
   <translation>قالب المحادثة لهذا النموذج يكتب أكثر مما يتسع له سياق النموذج: تم إيقافه.</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it calls itself too often.</source>
   <translation>قالب المحادثة لهذا النموذج يستدعي نفسه مرات أكثر مما ينبغي: تم إيقافه.</translation>
  </message>
  <message>
   <source>Use the plain chat format instead, or choose another model.</source>
   <translation>يُرجى استخدام تنسيق المحادثة البسيط بدلًا منه، أو اختيار نموذج آخر.</translation>
  </message>
  <message>
   <source>The model's chat template is not valid: {reason}.</source>
   <translation>قالب المحادثة للنموذج غير صالح: {reason}.</translation>
  </message>
  <message>
   <source>The model's chat template cannot render this conversation: {reason}</source>
   <translation>لا يستطيع قالب المحادثة للنموذج معالجة هذه المحادثة: {reason}</translation>
  </message>
  <message>
   <source>The process that renders chat templates cannot be started: {reason}. Close other programs, or restart Foretoken.</source>
   <translation>تعذّر بدء العملية التي تعالج قوالب المحادثة: {reason}. يُرجى إغلاق برامج أخرى، أو بدء Foretoken من جديد.</translation>
  </message>
  <message>
   <source>They are still being saved.</source>
   <translation>ما زالت كتابتها جارية.</translation>
  </message>
  <message>
   <source>it contains no preferences</source>
   <translation>لا يحوي تفضيلات</translation>
  </message>
  <message>
   <source>Your preferences cannot be read: {why}. Until {path} can be used, changes last only until you close this window.</source>
   <translation>تعذّرت قراءة التفضيلات: {why}. إلى أن يصبح {path} صالحًا للاستخدام، يبقى ما يتغير ما دامت هذه النافذة مفتوحة.</translation>
  </message>
  <message>
   <source>Your preferences could not be read: {why}. Foretoken starts with the defaults; the file is kept as {name} in {folder}.</source>
   <translation>تعذّرت قراءة التفضيلات: {why}. يبدأ Foretoken بتفضيلاته الأصلية؛ والملف محفوظ باسم {name} في {folder}.</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>يلزم اسم له.</translation>
  </message>
  <message>
   <source>A style named “{name}” already exists.</source>
   <translation>يوجد بالفعل نمط باسم «{name}».</translation>
  </message>
  <message numerus="yes">
   <source>You already have {count} styles; delete one first.</source>
   <extracomment>for 1: You already have {count} style; delete one first.</extracomment>
   <translation>
    <numerusform>عدد الأنماط {count} بالفعل؛ يُرجى حذف أحدها أولًا.</numerusform>
    <numerusform>يوجد نمط واحد بالفعل؛ يُرجى حذفه أولًا.</numerusform>
    <numerusform>يوجد نمطان بالفعل؛ يُرجى حذف أحدهما أولًا.</numerusform>
    <numerusform>يوجد {count} أنماط بالفعل؛ يُرجى حذف أحدها أولًا.</numerusform>
    <numerusform>يوجد {count} نمطًا بالفعل؛ يُرجى حذف أحدها أولًا.</numerusform>
    <numerusform>يوجد {count} نمط بالفعل؛ يُرجى حذف أحدها أولًا.</numerusform>
   </translation>
  </message>
  <message>
   <source>The server decides what is left out when the context is full</source>
   <translation>ما يُترك عند امتلاء السياق يقرره الخادم</translation>
  </message>
  <message>
   <source>Not sent to this kind of server</source>
   <translation>لا يُبلَّغ به هذا النوع من الخوادم</translation>
  </message>
  <message>
   <source>No model is loaded</source>
   <translation>لا يوجد نموذج محمّل</translation>
  </message>
  <message>
   <source>No model is loaded. Choose one first.</source>
   <translation>لا يوجد نموذج محمّل. يُرجى اختيار نموذج أولًا.</translation>
  </message>
  <message>
   <source>The model runs on a server. This requires a model that runs in Foretoken.</source>
   <translation>يعمل النموذج على خادم. وهذا يحتاج إلى نموذج يعمل في Foretoken.</translation>
  </message>
  <message>
   <source>This server cannot continue an answer</source>
   <translation>لا يستطيع هذا الخادم متابعة إجابة</translation>
  </message>
  <message>
   <source>model cannot roll back</source>
   <translation>لا يستطيع النموذج الرجوع إلى الوراء</translation>
  </message>
  <message>
   <source>The model did not stop and was abandoned. Choose another one.</source>
   <translation>لم يتوقف النموذج، فتُرك. يُرجى اختيار نموذج آخر.</translation>
  </message>
  <message>
   <source>The model did not stop, so this answer was cut off.</source>
   <translation>لم يتوقف النموذج، لذلك تُركت هذه الإجابة كما كانت.</translation>
  </message>
  <message>
   <source>The graphics card is out of memory. {reason}</source>
   <translation>لم يبق على بطاقة الرسوم مكان لهذا. {reason}</translation>
  </message>
  <message>
   <source>The graphics card or its driver failed: {reason}. The text written so far is kept.</source>
   <translation>تعطّلت بطاقة الرسوم، أو برنامج تشغيلها: {reason}. وما كُتب حتى الآن موجود.</translation>
  </message>
  <message>
   <source>llama.cpp failed: {reason}. The text written so far is kept. Load the model again, or choose another one.</source>
   <translation>تعطّل llama.cpp: {reason}. وما كُتب حتى الآن موجود. يُرجى تحميل النموذج من جديد، أو اختيار نموذج آخر.</translation>
  </message>
  <message>
   <source>The answer failed. Queued messages were moved back to the message field.</source>
   <translation>أخفقت الإجابة. عادت الرسائل المنتظرة إلى الحقل.</translation>
  </message>
  <message>
   <source>The answer was stopped. Queued messages were moved back to the message field.</source>
   <translation>أُوقفت الإجابة. عادت الرسائل المنتظرة إلى الحقل.</translation>
  </message>
  <message>
   <source>The model was not loaded. Queued messages were moved back to the message field.</source>
   <translation>لم يُحمَّل النموذج. عادت الرسائل المنتظرة إلى الحقل.</translation>
  </message>
  <message>
   <source>This answer is empty.</source>
   <translation>لم يُكتب شيء في هذه الإجابة.</translation>
  </message>
  <message>
   <source>Only the text of this answer was saved, not its tokens.</source>
   <translation>المحفوظ من هذه الإجابة نصها فقط، لا كيف جاءت رموزها.</translation>
  </message>
  <message>
   <source>A server wrote this answer. Its probabilities are not known.</source>
   <translation>كتب خادم هذه الإجابة. واحتمالاتها غير معروفة.</translation>
  </message>
  <message>
   <source>The settings of this answer were not recorded, so no candidates are shown.</source>
   <translation>لم تُسجَّل إعدادات هذه الإجابة، لذلك لا تُعرض رموز مرشّحة.</translation>
  </message>
  <message>
   <source>The prompt length was not recorded, so no candidates are shown.</source>
   <translation>لم يُسجَّل طول الموجّه، لذلك لا تُعرض رموز مرشّحة.</translation>
  </message>
  <message>
   <source>Load {model}, which wrote this answer, to see the candidates.</source>
   <translation>يُرجى تحميل {model} الذي كتب هذه الإجابة لعرض الرموز المرشّحة.</translation>
  </message>
  <message>
   <source>Candidates can be found when the answer is complete.</source>
   <translation>يمكن العثور على الرموز المرشّحة عند اكتمال الإجابة.</translation>
  </message>
  <message>
   <source>An unexpected error occurred ({error}).</source>
   <translation>حدث خطأ غير متوقع ({error}).</translation>
  </message>
  <message>
   <source>An unexpected error occurred: {what}.</source>
   <translation>حدث خطأ غير متوقع: {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/chats.py" />
   <source>The chats cannot be saved: {cause} {remedy} Until then, new messages are kept only while Foretoken is open.</source>
   <translation>تعذّر حفظ المحادثات: {cause} {remedy} وإلى ذلك الحين لا تُحفظ الرسائل الجديدة إلا ما دام Foretoken مفتوحًا.</translation>
  </message>
  <message>
   <source>The backup cannot be saved: {cause} {remedy}</source>
   <translation>تعذّر حفظ النسخة الاحتياطية: {cause} {remedy}</translation>
  </message>
  <message>
   <source>the disk is full.</source>
   <translation>القرص ممتلئ.</translation>
  </message>
  <message>
   <source>Free up some space.</source>
   <translation>يُرجى تحرير بعض المساحة عليه.</translation>
  </message>
  <message>
   <source>another program has locked the file {name}.</source>
   <translation>برنامج آخر يُبقي الملف {name} مقفلًا.</translation>
  </message>
  <message>
   <source>Close that program.</source>
   <translation>يُرجى إغلاق ذلك البرنامج.</translation>
  </message>
  <message>
   <source>the folder {folder} is not writable.</source>
   <translation>لا تمكن الكتابة في المجلد {folder}.</translation>
  </message>
  <message>
   <source>Change its permissions.</source>
   <translation>يُرجى تغيير أذوناته.</translation>
  </message>
  <message>
   <source>the disk that holds {folder} is read-only.</source>
   <translation>القرص الذي يحوي {folder} للقراءة فقط.</translation>
  </message>
  <message>
   <source>Make it writable.</source>
   <translation>يُرجى جعله قابلًا للكتابة.</translation>
  </message>
  <message>
   <source>{name} in {folder} cannot be used: {reason}.</source>
   <translation>لا يُستخدم {name} في {folder}، لأن {reason}.</translation>
  </message>
  <message>
   <source>Replace it with a regular file.</source>
   <translation>يُرجى وضع ملف عادي مكانه.</translation>
  </message>
  <message>
   <source>the disk that holds {folder} reports an error ({reason}).</source>
   <translation>أبلغ القرص الذي يحوي {folder} عن خطأ ({reason}).</translation>
  </message>
  <message>
   <source>Check the disk.</source>
   <translation>يُرجى فحص القرص.</translation>
  </message>
  <message>
   <source>{reason}.</source>
   <translation>{reason}.</translation>
  </message>
  <message>
   <source>Check the folder {folder}.</source>
   <translation>يُرجى التحقق من المجلد {folder}.</translation>
  </message>
  <message>
   <source>This cannot be saved, because what it belongs to no longer exists ({reason}). Copy it if you need it, and continue in a new chat.</source>
   <translation>تعذّر حفظ هذا، لأن ما ينتمي إليه لم يعد موجودًا ({reason}). يُرجى نسخه عند الحاجة إليه، والمتابعة في محادثة جديدة.</translation>
  </message>
  <message>
   <source>The search index is damaged. Restart Foretoken to repair it.</source>
   <translation>فهرس البحث تالف. يُرجى إعادة تشغيل Foretoken لإصلاحه.</translation>
  </message>
  <message>
   <source>Your chat file is damaged. Restart Foretoken to repair it.</source>
   <translation>ملف المحادثات تالف. يُرجى إعادة تشغيل Foretoken لإصلاحه.</translation>
  </message>
  <message>
   <source>SQLite reported an error: {reason}.</source>
   <translation>لا يستطيع SQLite فعل ذلك: {reason}.</translation>
  </message>
  <message>
   <source>The file contains no chats.</source>
   <translation>لا محادثات في الملف.</translation>
  </message>
  <message>
   <source>These chats were saved by a newer version of Foretoken (format {version}; this version reads up to {newest}), so they were not opened. Install the newer version. Until then, chats are kept only while Foretoken is open.</source>
   <translation>حُفظت هذه المحادثات بإصدار أحدث من Foretoken (التنسيق {version}؛ وهذا الإصدار يقرأ حتى {newest})، لذلك تُركت كما هي. يُرجى تثبيت الإصدار الأحدث. وإلى ذلك الحين لا تُحفظ المحادثات إلا ما دام Foretoken مفتوحًا.</translation>
  </message>
  <message>
   <source>Your chats are in use by another instance of Foretoken, so they are neither shown nor saved here. Close the other instance and restart this one.</source>
   <translation>المحادثات مستخدمة في نسخة أخرى من Foretoken، لذلك لا تُعرض هنا ولا تُحفظ. يُرجى إغلاق الأخرى وإعادة تشغيل هذه.</translation>
  </message>
  <message>
   <source>Not everything could be deleted: {reason} ({file}). Close other programs that use these files, and try again.</source>
   <translation>تعذّر حذف كل شيء: {reason} ({file}). يُرجى إغلاق البرامج الأخرى التي تستخدم هذه الملفات، والمحاولة مرة أخرى.</translation>
  </message>
  <message>
   <source>Chats are not being saved, so none can be read or imported.</source>
   <translation>المحادثات لا تُحفظ الآن، لذلك لا يمكن قراءة أي منها أو استيرادها.</translation>
  </message>
  <message>
   <source>The chats cannot be saved because of an unexpected error ({error}). They stay available in this window until you close it.</source>
   <translation>تعذّر الاحتفاظ بالمحادثات: حدث خطأ غير متوقع ({error}). تستمر في هذه النافذة إلى أن تُغلق.</translation>
  </message>
  <message>
   <source>Your chat file was missing, empty or damaged.</source>
   <translation>كان ملف المحادثات مفقودًا أو فارغًا أو تالفًا.</translation>
  </message>
  <message>
   <source>It was replaced with the backup from {time}.</source>
   <translation>حلّت محله النسخة الاحتياطية بتاريخ {time}.</translation>
  </message>
  <message>
   <source>There was no backup yet.</source>
   <translation>لم تكن هناك نسخة احتياطية بعد.</translation>
  </message>
  <message numerus="yes">
   <source>{count} messages were recovered from the damaged file.</source>
   <extracomment>for 1: {count} message was recovered from the damaged file.</extracomment>
   <translation>
    <numerusform>تم إنقاذ ما يلي من الملف التالف: {count} رسالة.</numerusform>
    <numerusform>تم إنقاذ ما يلي من الملف التالف: رسالة واحدة.</numerusform>
    <numerusform>تم إنقاذ ما يلي من الملف التالف: رسالتان.</numerusform>
    <numerusform>تم إنقاذ ما يلي من الملف التالف: {count} رسائل.</numerusform>
    <numerusform>تم إنقاذ ما يلي من الملف التالف: {count} رسالة.</numerusform>
    <numerusform>تم إنقاذ ما يلي من الملف التالف: {count} رسالة.</numerusform>
   </translation>
  </message>
  <message>
   <source>The damaged file is kept as {name} in the same folder.</source>
   <translation>الملف التالف محفوظ باسم {name} في المجلد نفسه.</translation>
  </message>
  <message>
   <source>Backups cannot be saved in the folder that contains the chats themselves. Choose another folder.</source>
   <translation>لا يمكن حفظ النسخة الاحتياطية هناك، لأن المحادثات نفسها في ذلك المجلد. يُرجى اختيار مجلد آخر.</translation>
  </message>
  <message>
   <source>No backup was made, because your chat file is damaged. Restart Foretoken to repair it.</source>
   <translation>لم تُنشأ النسخة الاحتياطية، لأن ملف المحادثات تالف. يُرجى إعادة تشغيل Foretoken لإصلاحه.</translation>
  </message>
  <message>
   <source>The backup {name} takes too long to read. It may be damaged or malicious.</source>
   <translation>تستغرق قراءة النسخة الاحتياطية {name} وقتًا أطول مما ينبغي. قد تكون تالفة أو ضارّة.</translation>
  </message>
  <message>
   <source>{name} is not a backup of Foretoken's chats.</source>
   <translation>الملف {name} ليس نسخة احتياطية لمحادثات Foretoken.</translation>
  </message>
  <message>
   <source>The backup {name} is damaged.</source>
   <translation>النسخة الاحتياطية {name} تالفة.</translation>
  </message>
  <message>
   <source>The backup {name} cannot be read: {reason}.</source>
   <translation>تعذّرت قراءة النسخة الاحتياطية {name}: {reason}.</translation>
  </message>
  <message>
   <source>Nothing was changed. Choose another file.</source>
   <translation>لم يتغير شيء. يُرجى اختيار ملف آخر.</translation>
  </message>
  <message>
   <source>There are no chats to export.</source>
   <translation>لا توجد محادثة لتصديرها.</translation>
  </message>
  <message>
   <source>{file} cannot be written: {reason}. Nothing was changed. Choose another location.</source>
   <translation>تعذّرت كتابة {file}: {reason}. لم يتغير شيء. يُرجى اختيار مكان آخر.</translation>
  </message>
  <message>
   <source>No answer in {name} was saved with its tokens, so there is nothing to replay. Foretoken's own JSON export includes them.</source>
   <translation>لم تُحفظ أي إجابة في {name} مع رموزها، فلا يمكن إعادة عرض أي منها. ملفات JSON التي يصدّرها Foretoken نفسه تحويها.</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}.</source>
   <translation>تعذّرت قراءة {name}: {reason}.</translation>
  </message>
  <message>
   <source>{name} is a folder. Choose files in it instead.</source>
   <translation>العنصر {name} مجلد. يُرجى اختيار الملفات التي فيه.</translation>
  </message>
  <message>
   <source>{name} cannot be unpacked: it is damaged or protected by a password. Unpack it yourself and choose the file conversations.json.</source>
   <translation>تعذّر فك ضغط {name}: الملف تالف، أو مقفل بكلمة مرور. يُرجى فك ضغطه واختيار الملف conversations.json.</translation>
  </message>
  <message>
   <source>{name} contains no conversations. A ChatGPT export contains a file named conversations.json.</source>
   <translation>لا توجد محادثات في {name}: ينبغي أن يحوي الملف conversations.json كما يصدّره ChatGPT.</translation>
  </message>
  <message>
   <source>{name} contains no chats.</source>
   <translation>لا توجد محادثة في {name}.</translation>
  </message>
  <message numerus="yes">
   <source>{name} contains more than {count} chats. Split it and import the parts.</source>
   <extracomment>for 1: {name} contains more than {count} chat. Split it and import the parts.</extracomment>
   <translation>
    <numerusform>في الملف {name} أكثر من {count} محادثة. يُرجى استيراد أجزاء منه.</numerusform>
    <numerusform>في الملف {name} أكثر من محادثة واحدة. يُرجى استيراد أجزاء منه.</numerusform>
    <numerusform>في الملف {name} أكثر من محادثتين. يُرجى استيراد أجزاء منه.</numerusform>
    <numerusform>في الملف {name} أكثر من {count} محادثات. يُرجى استيراد أجزاء منه.</numerusform>
    <numerusform>في الملف {name} أكثر من {count} محادثة. يُرجى استيراد أجزاء منه.</numerusform>
    <numerusform>في الملف {name} أكثر من {count} محادثة. يُرجى استيراد أجزاء منه.</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} cannot be imported: {reason}. Foretoken reads its own JSON, ChatGPT's export and the conversations of LM Studio.</source>
   <translation>تعذّر استيراد {name}: {reason}. يقرأ Foretoken ملفات JSON الخاصة به، وما يصدّره ChatGPT، ومحادثات LM Studio.</translation>
  </message>
  <message>
   <source>its list contains something other than conversations</source>
   <translation>قائمته تحوي شيئًا غير المحادثات</translation>
  </message>
  <message>
   <source>it unpacks to more than {size}</source>
   <translation>حجمه بعد فك الضغط أكثر من {size}</translation>
  </message>
  <message>
   <source>it contains no conversations in a known format</source>
   <translation>لا توجد فيه محادثة من نوع معروف</translation>
  </message>
  <message>
   <source>None of the chats can be imported: {reason}</source>
   <translation>لا يمكن استيراد أي من المحادثات: {reason}</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats could not be read.</source>
   <extracomment>for 1: {count} chat could not be read.</extracomment>
   <translation>
    <numerusform>تعذّرت قراءة {count} محادثة.</numerusform>
    <numerusform>تعذّرت قراءة محادثة واحدة.</numerusform>
    <numerusform>تعذّرت قراءة محادثتين.</numerusform>
    <numerusform>تعذّرت قراءة {count} محادثات.</numerusform>
    <numerusform>تعذّرت قراءة {count} محادثة.</numerusform>
    <numerusform>تعذّرت قراءة {count} محادثة.</numerusform>
   </translation>
  </message>
  <message>
   <source>It was written by a newer version of Foretoken or modified afterwards. Install the newer version to import it.</source>
   <translation>كتبه إصدار أحدث من Foretoken، أو تغيّر بعد ذلك. يُرجى تثبيت الإصدار الأحدث لاستيراده.</translation>
  </message>
  <message>
   <source>the conversation</source>
   <translation>المحادثة</translation>
  </message>
  <message>
   <source>{what}: message {number}: {problem}</source>
   <translation>{what}: الرسالة {number}: {problem}</translation>
  </message>
  <message>
   <source>it has an invalid ID</source>
   <translation>فيه معرّف غير صالح</translation>
  </message>
  <message>
   <source>it does not follow an earlier message, or it repeats an ID</source>
   <translation>لا تتبع أي رسالة سابقة، أو تكرّر معرّفًا</translation>
  </message>
  <message>
   <source>{what}: it ends at an unknown message</source>
   <translation>{what}: لا تنتهي عند أي من رسائلها</translation>
  </message>
  <message>
   <source>it has no messages</source>
   <translation>لم يُقل فيه شيء</translation>
  </message>
  <message numerus="yes">
   <source>it has more than {count} messages</source>
   <extracomment>for 1: it has more than {count} message</extracomment>
   <translation>
    <numerusform>فيه أكثر من {count} رسالة</numerusform>
    <numerusform>فيه أكثر من رسالة واحدة</numerusform>
    <numerusform>فيه أكثر من رسالتين</numerusform>
    <numerusform>فيه أكثر من {count} رسائل</numerusform>
    <numerusform>فيه أكثر من {count} رسالة</numerusform>
    <numerusform>فيه أكثر من {count} رسالة</numerusform>
   </translation>
  </message>
  <message>
   <source>its messages reply to each other in a loop</source>
   <translation>عُقده تجيب عن نفسها</translation>
  </message>
  <message>
   <source>message {number} is not a message</source>
   <translation>الرسالة {number} ليست رسالة</translation>
  </message>
  <message>
   <source>The draft failed</source>
   <translation>تعطّل نموذج المسودة</translation>
  </message>
  <message>
   <source>Verification failed</source>
   <translation>أخفق التحقق</translation>
  </message>
  <message>
   <source>The target failed</source>
   <translation>تعطّل النموذج الهدف</translation>
  </message>
  <message>
   <source>The context was full</source>
   <translation>امتلأ السياق</translation>
  </message>
  <message>
   <source>The step limit was reached</source>
   <translation>بلغت الخطوات حدها الأقصى</translation>
  </message>
  <message>
   <source>A model could not be loaded</source>
   <translation>تعذّر تحميل نموذج</translation>
  </message>
  <message>
   <source>Out of memory</source>
   <translation>امتلأت الذاكرة</translation>
  </message>
  <message>
   <source>The chat template failed</source>
   <translation>أخفق قالب المحادثة</translation>
  </message>
  <message>
   <source>The prompt could not be built</source>
   <translation>تعذّر إعداد الموجّه</translation>
  </message>
  <message>
   <source>The graphics card failed</source>
   <translation>تعطّلت بطاقة الرسوم</translation>
  </message>
  <message>
   <source>The model did not stop</source>
   <translation>لم يتوقف النموذج</translation>
  </message>
  <message>
   <source>A server did not respond as expected</source>
   <translation>لم يُجب خادم كما ينبغي</translation>
  </message>
  <message>
   <source>An unexpected error occurred</source>
   <translation>حدث خطأ غير متوقع</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/engine.py" />
   <source>{file} is a folder. Choose a .gguf file in it.</source>
   <translation>العنصر {file} مجلد. يُرجى اختيار ملف امتداده gguf فيه.</translation>
  </message>
  <message>
   <source>{file} does not exist. Check the name or choose another file.</source>
   <translation>الملف {file} غير موجود. يُرجى التحقق من الاسم أو اختيار ملف آخر.</translation>
  </message>
  <message>
   <source>{file} cannot be read: {reason}.</source>
   <translation>تعذّرت قراءة {file}: {reason}.</translation>
  </message>
  <message>
   <source>{file} is empty. Models for Foretoken are .gguf files.</source>
   <translation>الملف {file} فارغ. نماذج Foretoken ملفات امتدادها gguf.</translation>
  </message>
  <message>
   <source>{file} is not a GGUF file. Models for Foretoken are .gguf files.</source>
   <translation>الملف {file} ليس ملف GGUF. نماذج Foretoken ملفات امتدادها gguf.</translation>
  </message>
  <message>
   <source>llama.cpp cannot load {file}: {reason}.</source>
   <translation>تعذّر على llama.cpp تحميل {file}: {reason}.</translation>
  </message>
  <message>
   <source>{file} cannot be used for chat: {reason}. Choose a text model.</source>
   <translation>النموذج {file} لا يصلح للمحادثة: {reason}. يُرجى اختيار نموذج نصوص.</translation>
  </message>
  <message>
   <source>it is a draft head for one specific model</source>
   <translation>هو رأس يكتب المسودة لنموذج معيّن واحد</translation>
  </message>
  <message>
   <source>it is an encoder-decoder model</source>
   <translation>هو نموذج مشفّر وفاك تشفير (encoder-decoder)</translation>
  </message>
  <message>
   <source>it computes embeddings, not text</source>
   <translation>يحسب التضمينات ولا يكتب نصوصًا</translation>
  </message>
  <message>
   <source>it is a diffusion model, which does not write from left to right</source>
   <translation>هو نموذج انتشار لا يكتب كلمة بعد كلمة</translation>
  </message>
  <message numerus="yes">
   <source>llama.cpp cannot create a context of {count} tokens for {file}: {reason}.</source>
   <extracomment>for 1: llama.cpp cannot create a context of {count} token for {file}: {reason}.</extracomment>
   <translation>
    <numerusform>تعذّر على llama.cpp إنشاء سياق من {count} رمز للنموذج {file}: {reason}.</numerusform>
    <numerusform>تعذّر على llama.cpp إنشاء سياق من رمز واحد للنموذج {file}: {reason}.</numerusform>
    <numerusform>تعذّر على llama.cpp إنشاء سياق من رمزين للنموذج {file}: {reason}.</numerusform>
    <numerusform>تعذّر على llama.cpp إنشاء سياق من {count} رموز للنموذج {file}: {reason}.</numerusform>
    <numerusform>تعذّر على llama.cpp إنشاء سياق من {count} رمزًا للنموذج {file}: {reason}.</numerusform>
    <numerusform>تعذّر على llama.cpp إنشاء سياق من {count} رمز للنموذج {file}: {reason}.</numerusform>
   </translation>
  </message>
  <message>
   <source>no reason was given</source>
   <translation>لم يُذكر سبب</translation>
  </message>
  <message>
   <source>The GPU {name} was not found, nor any other GPU.</source>
   <translation>لا توجد هنا وحدة معالجة رسوم باسم {name}، ولا أي وحدة أخرى.</translation>
  </message>
  <message>
   <source>The GPU {name} was not found. Available: {known}.</source>
   <translation>لا توجد هنا وحدة معالجة رسوم باسم {name}. الموجود: {known}.</translation>
  </message>
  <message>
   <source>{file} was not loaded: the system ended its trial run, most likely because memory ran out. Close other programs or choose a smaller model.</source>
   <translation>لم يُحمَّل {file}: أنهى النظام تجربته، والأرجح أن الذاكرة نفدت. يُرجى إغلاق برامج أخرى أو اختيار نموذج أصغر.</translation>
  </message>
  <message>
   <source>{file} was not loaded, because it makes llama.cpp crash. The file is damaged or not supported by this version.</source>
   <translation>يعطّل {file} برنامج llama.cpp، لذلك لم يُحمَّل: الملف تالف أو من نوع لا يعرفه هذا الإصدار.</translation>
  </message>
  <message>
   <source>{file} was not loaded: its trial run did not finish within {seconds} seconds. The file may be damaged, or the disk very slow. Try again, or choose another file.</source>
   <translation>لم يُحمَّل {file}: توقفت تجربته عن الاستجابة وأُنهيت بعد {seconds} ثانية. قد يكون الملف تالفًا، أو القرص بطيئًا جدًا. يُرجى المحاولة مرة أخرى أو اختيار ملف آخر.</translation>
  </message>
  <message>
   <source>The file is damaged: its tokenizer produces tokens that are not in the vocabulary. Download it again, or choose another file.</source>
   <translation>يعطي المرمِّز رموزًا لا تحويها المفردات: الملف تالف. يُرجى الحصول عليه من جديد، أو اختيار ملف آخر.</translation>
  </message>
  <message>
   <source>The memory that {file} needs could not be measured within {seconds} seconds. Try again, or choose another file.</source>
   <translation>لم يُعرف ما يحتاج إليه {file} بعد {seconds} ثانية. يُرجى المحاولة مرة أخرى، أو اختيار ملف آخر.</translation>
  </message>
  <message>
   <source>The memory that {file} needs could not be measured, because llama.cpp crashed. The file is damaged or not supported by this version.</source>
   <translation>لا يمكن معرفة ما يحتاج إليه {file}: تعطّل llama.cpp عند فحصه. الملف تالف أو من نوع لا يعرفه هذا الإصدار.</translation>
  </message>
  <message>
   <source>{file} cannot draft: {why}.</source>
   <translation>لا يمكن لـ {file} أن يقترح مسودات: {why}.</translation>
  </message>
  <message>
   <source>Drafting is not possible: {reason}.</source>
   <translation>لا توجد مسودة لاستخدامها: {reason}.</translation>
  </message>
  <message>
   <source>no draft model is chosen</source>
   <translation>لم يُختر نموذج مسودة</translation>
  </message>
  <message>
   <source>this kind of DFlash head is not supported yet</source>
   <translation>هذا النوع من رؤوس DFlash غير معروف بعد</translation>
  </message>
  <message>
   <source>its file does not name a mask token</source>
   <translation>ملفه لا يسمي رمز قناع</translation>
  </message>
  <message>
   <source>its file has no valid block size</source>
   <translation>ملفه لا يحدد حجم كتلة صالحًا</translation>
  </message>
  <message>
   <source>made for Gemma 4, not {family}</source>
   <translation>صُنع لنموذج Gemma 4، لا {family}</translation>
  </message>
  <message>
   <source>llama.cpp does not expose the hidden states of {family}</source>
   <translation>لا يتيح llama.cpp الحالات الداخلية لنماذج {family}</translation>
  </message>
  <message>
   <source>made for a model of width {width}, not {other}</source>
   <translation>صُنع لنموذج عرضه {width}، لا {other}</translation>
  </message>
  <message>
   <source>made for a model with different attention heads</source>
   <translation>صُنع لنموذج ذي رؤوس انتباه أخرى</translation>
  </message>
  <message>
   <source>reads layer {layer}, but the model has {layers} layers</source>
   <translation>يقرأ الطبقة {layer} من نموذج عدد طبقاته {layers}</translation>
  </message>
  <message>
   <source>this build of llama.cpp does not expose the hidden states of models</source>
   <translation>نسخة llama.cpp هذه لا تتيح الحالات الداخلية للنماذج</translation>
  </message>
  <message>
   <source>the draft model cannot roll back: it is recurrent</source>
   <translation>نموذج المسودة لا يستطيع الرجوع إلى الوراء: هو تكراري</translation>
  </message>
  <message>
   <source>the tokenizers are of different kinds, {target} and {draft}</source>
   <translation>المرمِّزان من نوعين مختلفين، {target} و{draft}</translation>
  </message>
  <message>
   <source>vocabulary sizes differ: {target} / {draft}</source>
   <translation>المفردات {target} مقابل {draft}</translation>
  </message>
  <message>
   <source>token {token} differs: {target} / {draft}</source>
   <translation>الرمز {token} مختلف: {target} / {draft}</translation>
  </message>
  <message>
   <source>token {token} differs: it ends an answer only for the target</source>
   <translation>الرمز {token} مختلف: ينهي الإجابة لدى النموذج الهدف فقط</translation>
  </message>
  <message>
   <source>token {token} differs: it ends an answer only for the draft</source>
   <translation>الرمز {token} مختلف: ينهي الإجابة لدى نموذج المسودة فقط</translation>
  </message>
  <message>
   <source>prompts begin with different tokens</source>
   <translation>تبدأ الموجّهات برموز مختلفة</translation>
  </message>
  <message>
   <source>different vocabulary, only {percent} % of the text can be drafted</source>
   <translation>مفردات مختلفة، لا يمكن اقتراح سوى {percent} % من النص</translation>
  </message>
  <message>
   <source>{name} must be {allowed}, not {value}.</source>
   <translation>يجب أن تكون قيمة {name} {allowed}، لا {value}.</translation>
  </message>
  <message>
   <source>from {least} to {most}</source>
   <comment>a value that is allowed</comment>
   <translation>من {least} إلى {most}</translation>
  </message>
  <message>
   <source>from {least} (off) to {most}</source>
   <comment>a value that is allowed</comment>
   <translation>من {least} (إيقاف) إلى {most}</translation>
  </message>
  <message>
   <source>from {least} to the batch size ({most})</source>
   <comment>a value that is allowed</comment>
   <translation>من {least} إلى حجم الدفعة ({most})</translation>
  </message>
  <message>
   <source>above {least} and at most {most} (off)</source>
   <comment>a value that is allowed</comment>
   <translation>أكبر من {least} ولا تزيد على {most} (إيقاف)</translation>
  </message>
  <message>
   <source>{least} or more</source>
   <comment>a value that is allowed</comment>
   <translation>من {least} فأكثر</translation>
  </message>
  <message>
   <source>The lookahead must be a whole number from {least} to {most}, not {given}.</source>
   <translation>يجب أن يكون الاستباق عددًا صحيحًا من {least} إلى {most}، لا {given}.</translation>
  </message>
  <message>
   <source>A value cache of type {type} needs flash attention. Leave flash attention on, or choose f16 for the values.</source>
   <translation>ذاكرة القيم المؤقتة من النوع {type} تحتاج إلى flash attention. يُرجى إبقاء flash attention مفعّلًا، أو اختيار f16 للقيم.</translation>
  </message>
  <message>
   <source>devices must be names such as CUDA0,CUDA1, or {none}, not {value}.</source>
   <translation>يجب أن تكون devices أسماءً مثل CUDA0,CUDA1، أو {none}، لا {value}.</translation>
  </message>
  <message>
   <source>tensor-split must be one whole number per device, such as 20,13, not {value}.</source>
   <translation>يجب أن يكون tensor-split عددًا صحيحًا لكل جهاز، مثل 20,13، لا {value}.</translation>
  </message>
  <message>
   <source>stop strings must not be empty: {value}</source>
   <translation>يجب ألا تكون نصوص الإيقاف فارغة: {value}</translation>
  </message>
  <message>
   <source>The prompt is empty. Enter some text for the model to continue.</source>
   <translation>الموجّه فارغ. يُرجى كتابة شيء ليكمله النموذج.</translation>
  </message>
  <message>
   <source>The prompt contains a token that is not in the model's vocabulary.</source>
   <translation>في الموجّه رمز لا تحويه مفردات النموذج.</translation>
  </message>
  <message>
   <source>This model has no vocabulary, so it cannot read text.</source>
   <translation>ليس لهذا النموذج مفردات، فلا يستطيع قراءة النصوص.</translation>
  </message>
  <message>
   <source>This model's vocabulary has no token for the space that precedes every text, so it cannot read any text. Choose another model.</source>
   <translation>ليس في مفردات هذا النموذج رمز للمسافة التي تسبق كل نص، فلا يستطيع قراءة أي نص. يُرجى اختيار نموذج آخر.</translation>
  </message>
  <message>
   <source>Left out, because this model cannot represent it: {characters}.</source>
   <translation>استُبعد ما لا يستطيع هذا النموذج تهجئته: {characters}.</translation>
  </message>
  <message>
   <source>The pass was stopped.</source>
   <translation>أُوقفت التمريرة.</translation>
  </message>
  <message numerus="yes">
   <source>The context of {count} tokens is full.</source>
   <extracomment>for 1: The context of {count} token is full.</extracomment>
   <translation>
    <numerusform>امتلأ السياق الذي يتسع لعدد {count} رمز.</numerusform>
    <numerusform>امتلأ السياق الذي يتسع لعدد رمز واحد.</numerusform>
    <numerusform>امتلأ السياق الذي يتسع لعدد رمزين.</numerusform>
    <numerusform>امتلأ السياق الذي يتسع لعدد {count} رموز.</numerusform>
    <numerusform>امتلأ السياق الذي يتسع لعدد {count} رمزًا.</numerusform>
    <numerusform>امتلأ السياق الذي يتسع لعدد {count} رمز.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>llama.cpp failed in a pass of {count} tokens (status {status}): {reason}.</source>
   <extracomment>for 1: llama.cpp failed in a pass of {count} token (status {status}): {reason}.</extracomment>
   <translation>
    <numerusform>أخفقت لدى llama.cpp تمريرة من {count} رمز (الحالة {status}): {reason}.</numerusform>
    <numerusform>أخفقت لدى llama.cpp تمريرة من رمز واحد (الحالة {status}): {reason}.</numerusform>
    <numerusform>أخفقت لدى llama.cpp تمريرة من رمزين (الحالة {status}): {reason}.</numerusform>
    <numerusform>أخفقت لدى llama.cpp تمريرة من {count} رموز (الحالة {status}): {reason}.</numerusform>
    <numerusform>أخفقت لدى llama.cpp تمريرة من {count} رمزًا (الحالة {status}): {reason}.</numerusform>
    <numerusform>أخفقت لدى llama.cpp تمريرة من {count} رمز (الحالة {status}): {reason}.</numerusform>
   </translation>
  </message>
  <message>
   <source>The model returned logits that are not finite numbers.</source>
   <translation>أعاد النموذج قيم logits ليست أعدادًا منتهية.</translation>
  </message>
  <message>
   <source>The target model failed to compute the next token. {error} Its file is probably damaged.</source>
   <translation>لم يتمكن النموذج الهدف من حساب الرمز التالي. {error} الأرجح أن ملفه تالف.</translation>
  </message>
  <message>
   <source>The draft model failed: {reason}</source>
   <translation>تعطّل نموذج المسودة: {reason}</translation>
  </message>
  <message>
   <source>{model} cannot roll back its last tokens.</source>
   <translation>النموذج {model} لا يستطيع إسقاط رموزه الأخيرة.</translation>
  </message>
  <message>
   <source>The model cannot roll back its last tokens.</source>
   <translation>لا يستطيع النموذج إسقاط رموزه الأخيرة.</translation>
  </message>
  <message>
   <source>The state of {model} cannot be saved.</source>
   <translation>تعذّر حفظ حالة النموذج {model}.</translation>
  </message>
  <message>
   <source>{model} cannot restore its saved state.</source>
   <translation>النموذج {model} لا يستطيع العودة إلى حالته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/models.py" />
   <source>{file} is empty. Download it again.</source>
   <translation>الملف {file} فارغ. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <source>{file} begins with zeros: it is an unfinished download.</source>
   <translation>الملف {file} يبدأ بأصفار: هو المساحة المخصصة لتنزيل لم يكتمل.</translation>
  </message>
  <message>
   <source>{file} is only a Git LFS pointer to the model. Download the model with git lfs pull.</source>
   <translation>الملف {file} مجرد مؤشر Git LFS إلى النموذج. يمكن جلب النموذج بالأمر git lfs pull.</translation>
  </message>
  <message>
   <source>{file} is a web page, not a model. Download the model again.</source>
   <translation>الملف {file} صفحة ويب وليس نموذجًا. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <source>{file} is in a format older than GGUF, which llama.cpp no longer supports.</source>
   <translation>الملف {file} بتنسيق يسبق GGUF، ولم يعد llama.cpp يقرؤه.</translation>
  </message>
  <message>
   <source>{file} is not a GGUF file.</source>
   <translation>الملف {file} ليس ملف GGUF.</translation>
  </message>
  <message>
   <source>{file} is a big-endian file for other processors. Download a little-endian version.</source>
   <translation>الملف {file} بترتيب البايت الكبير أولًا (big-endian)، لمعالجات من نوع آخر. يُرجى الحصول على ملف little-endian.</translation>
  </message>
  <message>
   <source>{file} uses GGUF version {version}, which this llama.cpp does not support.</source>
   <translation>الملف {file} من إصدار GGUF رقم {version}، ولا يقرؤه llama.cpp هذا.</translation>
  </message>
  <message>
   <source>{file} is incomplete: it ends within its header. Download it again.</source>
   <translation>الملف {file} ناقص: ينتهي داخل ترويسته. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <source>{file} is incomplete: it ends within its header, after {size} bytes. Download it again.</source>
   <translation>الملف {file} ناقص: ينتهي داخل ترويسته بعد {size} بايت. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <source>{file} is incomplete: its last {missing} bytes are missing. Download it again.</source>
   <translation>الملف {file} ناقص: ينقصه آخر {missing} بايت. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <source>{file} is incomplete: only {shown} of {whole} MB are present. Download it again.</source>
   <translation>الملف {file} ناقص: يوجد {shown} من {whole} ميغابايت. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <source>{file} has weights in a format that this llama.cpp does not support (type {type}). The file is damaged or made for a newer version.</source>
   <translation>أوزان الملف {file} بتنسيق لا يعرفه إصدار llama.cpp هذا (النوع {type}): الملف تالف أو صُنع لإصدار أحدث.</translation>
  </message>
  <message>
   <source>{file} has weights in a format that llama.cpp no longer supports (type {type}). Download a version with another quantisation.</source>
   <translation>أوزان الملف {file} بتنسيق لم يعد llama.cpp يقرؤه (النوع {type}). يُرجى الحصول على نسخة بتكميم آخر.</translation>
  </message>
  <message>
   <source>{file} changed while it was being read. Read it again.</source>
   <translation>تغيّر الملف {file} أثناء قراءته. يُرجى قراءته من جديد.</translation>
  </message>
  <message>
   <source>{file} is damaged: {what}. Download it again.</source>
   <translation>الملف {file} تالف: {what}. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <source>it claims to have {count} tensors</source>
   <translation>يدّعي أن فيه {count} من الموتّرات</translation>
  </message>
  <message>
   <source>it claims to have {count} values</source>
   <translation>يدّعي أن فيه {count} من القيم</translation>
  </message>
  <message>
   <source>it claims to have a list of {count} texts</source>
   <translation>يدّعي أن فيه قائمة من {count} من النصوص</translation>
  </message>
  <message>
   <source>a name in it claims to have {count} bytes</source>
   <translation>يدّعي اسم فيه أن طوله {count} بايت</translation>
  </message>
  <message>
   <source>it has a value of the unknown type {type}</source>
   <translation>فيه قيمة من النوع المجهول {type}</translation>
  </message>
  <message>
   <source>it has a list of the unknown type {type}</source>
   <translation>فيه قائمة من النوع المجهول {type}</translation>
  </message>
  <message>
   <source>one of its values has no name</source>
   <translation>إحدى قيمه بلا اسم</translation>
  </message>
  <message>
   <source>it has two values with the name {name}</source>
   <translation>فيه قيمتان بالاسم {name}</translation>
  </message>
  <message>
   <source>the alignment of its weights is invalid</source>
   <translation>محاذاة أوزانه غير ممكنة</translation>
  </message>
  <message>
   <source>it has two tensors with the name {name}</source>
   <translation>فيه موتّران بالاسم {name}</translation>
  </message>
  <message>
   <source>a tensor name in it claims to have {count} bytes</source>
   <translation>يدّعي اسم موتّر فيه أن طوله {count} بايت</translation>
  </message>
  <message>
   <source>tensor {name} has {count} dimensions</source>
   <translation>عدد أبعاد الموتّر {name} هو {count}</translation>
  </message>
  <message>
   <source>tensor {name} has an invalid shape</source>
   <translation>شكل الموتّر {name} غير ممكن</translation>
  </message>
  <message>
   <source>tensor {name} is in the wrong place</source>
   <translation>الموتّر {name} ليس في مكانه</translation>
  </message>
  <message>
   <source>{file} has no tokenizer, so this llama.cpp cannot read text with it.</source>
   <translation>ليس في الملف {file} مرمِّز، فلا يستطيع llama.cpp هذا قراءة النصوص به.</translation>
  </message>
  <message>
   <source>{file} uses the tokenizer {tokenizer}, which this llama.cpp does not support.</source>
   <translation>في الملف {file} المرمِّز المجهول {tokenizer}، فلا يستطيع llama.cpp هذا قراءة النصوص به.</translation>
  </message>
  <message>
   <source>{file} is damaged: it contains no list of tokens.</source>
   <translation>الملف {file} تالف: ليست فيه قائمة رموز.</translation>
  </message>
  <message>
   <source>{file} is damaged: two of its tokens have the same text.</source>
   <translation>الملف {file} تالف: رمزان من رموزه نص واحد.</translation>
  </message>
  <message>
   <source>{file} is damaged: its list of token types is too short.</source>
   <translation>الملف {file} تالف: قائمة أنواع الرموز فيه أقصر مما ينبغي.</translation>
  </message>
  <message>
   <source>does not exist</source>
   <comment>a folder, named before</comment>
   <translation>غير موجود</translation>
  </message>
  <message>
   <source>is a file, not a folder</source>
   <comment>a folder, named before</comment>
   <translation>ملف وليس مجلدًا</translation>
  </message>
  <message>
   <source>cannot be read: {reason}</source>
   <comment>a folder, named before</comment>
   <translation>تعذّرت قراءته: {reason}</translation>
  </message>
  <message>
   <source>{folder} does not exist. Check the name.</source>
   <translation>المجلد {folder} غير موجود. يُرجى التحقق من الاسم.</translation>
  </message>
  <message>
   <source>{folder} is a file. Choose the folder that contains it.</source>
   <translation>العنصر {folder} ملف. يُرجى تحديد المجلد الذي يقع فيه.</translation>
  </message>
  <message>
   <source>The list of folders was not changed. {error}</source>
   <translation>لم تتغير قائمة المجلدات. {error}</translation>
  </message>
  <message>
   <source>The search for models failed: {error}</source>
   <translation>تعذّر البحث عن النماذج: {error}</translation>
  </message>
  <message>
   <source>{path} cannot be read: {why}.</source>
   <translation>تعذّرت قراءة {path}: {why}.</translation>
  </message>
  <message>
   <source>{path} is invalid ({error}).</source>
   <translation>محتوى {path} غير مفهوم ({error}).</translation>
  </message>
  <message>
   <source>It is no longer there.</source>
   <translation>لم يعد موجودًا.</translation>
  </message>
  <message>
   <source>It is a link to a file that does not exist. Download the model again.</source>
   <translation>هو رابط إلى ملف غير موجود. يُرجى تنزيل النموذج من جديد.</translation>
  </message>
  <message>
   <source>It cannot be read: {reason}.</source>
   <translation>تعذّرت قراءته: {reason}.</translation>
  </message>
  <message>
   <source>It is not a regular file.</source>
   <translation>ليس ملفًا عاديًا.</translation>
  </message>
  <message>
   <source>Its header is invalid ({error}).</source>
   <translation>ترويسته غير مفهومة ({error}).</translation>
  </message>
  <message>
   <source>Part {number} of {count} is missing. Download it to the same folder.</source>
   <translation>الجزء {number} من {count} مفقود. يُرجى تنزيله إلى المجلد نفسه.</translation>
  </message>
  <message>
   <source>It is part {number} of {count}, but its name does not end like -00001-of-00003.gguf, so the other parts cannot be found. Rename the parts.</source>
   <translation>هو الجزء {number} من {count}، ولا ينتهي اسمه بمثل 00001-of-00003.gguf، فلا يُعثر على الأجزاء الأخرى. يُرجى إعادة تسمية الأجزاء.</translation>
  </message>
  <message>
   <source>Its parts belong to different models. Download them again.</source>
   <translation>أجزاؤه لا تنتمي إلى نموذج واحد. يُرجى تنزيلها من جديد.</translation>
  </message>
  <message>
   <source>Ollama's manifest of it is damaged. Pull the model again.</source>
   <translation>بيان Ollama عنه تالف. يُرجى سحب النموذج من جديد.</translation>
  </message>
  <message>
   <source>Ollama's manifest of it cannot be read: {reason}.</source>
   <translation>تعذّرت قراءة بيان Ollama عنه: {reason}.</translation>
  </message>
  <message>
   <source>Its data is missing. Pull the model again with Ollama.</source>
   <translation>بياناته مفقودة. يُرجى سحب النموذج من جديد باستخدام Ollama.</translation>
  </message>
  <message>
   <source>It is an importance matrix for quantisation (imatrix), not a model.</source>
   <translation>هو جدول للتكميم (imatrix)، وليس نموذجًا.</translation>
  </message>
  <message>
   <source>It generates text by diffusion, not token by token.</source>
   <translation>يكتب بالانتشار، لا رمزًا بعد رمز.</translation>
  </message>
  <message>
   <source>It is an add-on that speeds up one specific model, not a model in itself.</source>
   <translation>هو ملحق يسرّع نموذجًا معيّنًا، وليس نموذجًا قائمًا بذاته.</translation>
  </message>
  <message>
   <source>It generates speech.</source>
   <translation>ينتج الكلام المنطوق.</translation>
  </message>
  <message>
   <source>Its encoder would have to read the prompt first, which Foretoken does not support.</source>
   <translation>ينبغي أن يقرأ مشفّره الموجّه أولًا، وهو ما لا يفعله Foretoken.</translation>
  </message>
  <message>
   <source>It has no vocabulary, so it is not a text model.</source>
   <translation>ليست له مفردات، فهو ليس نموذج نصوص.</translation>
  </message>
  <message>
   <source>It contains only a vocabulary, no weights.</source>
   <translation>فيه مفردات فقط، بلا أوزان.</translation>
  </message>
  <message>
   <source>The built-in models are part of Foretoken and cannot be removed.</source>
   <translation>النماذج المدمجة جزء من Foretoken وتبقى.</translation>
  </message>
  <message>
   <source>This model is managed by Ollama, and other models may share its files. Remove it with: {command}</source>
   <translation>يحفظ Ollama هذا النموذج باسم خاص به، وقد تشاركه نماذج أخرى في ملفاته. يُزال بالأمر: {command}</translation>
  </message>
  <message>
   <source>{name} could not be moved to the trash: {why}. It stays where it is. Delete it in your file manager.</source>
   <translation>تعذّر نقل {name} إلى سلة المهملات: {why}. بقي في مكانه. يُرجى حذفه في مدير الملفات.</translation>
  </message>
  <message>
   <source>{name} is no longer in the trash, so it cannot be restored.</source>
   <translation>لم يعد {name} في سلة المهملات. لا يمكن إعادته.</translation>
  </message>
  <message>
   <source>{name} cannot be restored: {folder} already contains a file with that name. It stays in the trash.</source>
   <translation>تعذّرت إعادة {name}: يوجد ملف بهذا الاسم في {folder} من جديد. يبقى في سلة المهملات.</translation>
  </message>
  <message>
   <source>{name} cannot be restored: {why}. It is in the trash of your system.</source>
   <translation>تعذّرت إعادة {name}: {why}. هو في سلة مهملات النظام.</translation>
  </message>
  <message>
   <source>it is the target itself</source>
   <translation>هو النموذج الهدف نفسه</translation>
  </message>
  <message>
   <source>it computes embeddings</source>
   <translation>يحسب التضمينات</translation>
  </message>
  <message>
   <source>it is an add-on for images or audio</source>
   <translation>ملحق للصور أو الصوت</translation>
  </message>
  <message>
   <source>it is an adapter, not a whole model</source>
   <translation>محوّل (adapter) وليس نموذجًا كاملًا</translation>
  </message>
  <message>
   <source>it does not generate text</source>
   <translation>لا يكتب نصوصًا</translation>
  </message>
  <message>
   <source>it is broken</source>
   <translation>معطوب</translation>
  </message>
  <message>
   <source>{what}: {why}</source>
   <comment>a model and its trouble</comment>
   <translation>{what}: {why}</translation>
  </message>
  <message>
   <source>cannot roll back: recurrent</source>
   <translation>لا يستطيع الرجوع إلى الوراء: تكراري</translation>
  </message>
  <message>
   <source>cannot be read: {reason}</source>
   <comment>a model, named before</comment>
   <translation>تعذّرت قراءته: {reason}</translation>
  </message>
  <message>
   <source>larger than the target</source>
   <translation>أكبر من النموذج الهدف</translation>
  </message>
  <message>
   <source>different vocabulary, {speedup}x the plain speed at best</source>
   <translation>مفردات مختلفة، ‏{speedup}× السرعة من دون مسودة في أحسن الأحوال</translation>
  </message>
  <message>
   <source>{name} cannot draft here: {reason}.</source>
   <translation>لا يصلح {name} للمسودة هنا: {reason}.</translation>
  </message>
  <message>
   <source>This method requires a draft model. Choose one in the list of models, or set Method to Automatic.</source>
   <translation>لا يوجد نموذج مسودة يمكنه كتابة مسودة في كل خطوة. يُرجى اختيار واحد مع النماذج، أو كتابة المسودات تلقائيًا.</translation>
  </message>
  <message>
   <source>{name} does not fit in memory together with the loaded models: {needs}. Choose a smaller model, load a smaller pair first, or close other programs.</source>
   <translation>لا تكفي الذاكرة لتحميل {name} بجانب النماذج المحمّلة: {needs}. يُرجى اختيار نموذج أصغر، أو تحميل زوج أصغر أولًا، أو إغلاق برامج أخرى.</translation>
  </message>
  <message>
   <source>The pair needs about {needed} of memory; {free} is free (estimated).</source>
   <translation>يحتاج الزوج إلى نحو {needed} من الذاكرة، والمتاح {free} (تقديرًا).</translation>
  </message>
  <message>
   <source>Close other programs, shorten the context, or choose a smaller pair.</source>
   <translation>يُرجى إغلاق برامج أخرى، أو تقصير السياق، أو اختيار زوج أصغر.</translation>
  </message>
  <message>
   <source>{name}, which you used last, is no longer in {folder}. The built-in pair is used instead.</source>
   <translation>النموذج {name} الذي استُخدم آخر مرة لم يعد في {folder}. يُستخدم الزوج المدمج بدلًا منه.</translation>
  </message>
  <message>
   <source>The draft {name} is no longer in {folder}. The target is used without a draft model.</source>
   <translation>نموذج المسودة {name} لم يعد في {folder}. يُستخدم النموذج الهدف دون نموذج ثانٍ.</translation>
  </message>
  <message>
   <source>nothing was measured</source>
   <translation>لم يُقس شيء</translation>
  </message>
  <message>
   <source>too slow to test in {seconds} s</source>
   <translation>أبطأ من أن يُختبر في {seconds} ث</translation>
  </message>
  <message>
   <source>prompts too long for the context</source>
   <translation>الموجّهات أطول من السياق</translation>
  </message>
  <message>
   <source>answers too short to time</source>
   <translation>الإجابات أقصر من أن تُقاس</translation>
  </message>
  <message>
   <source>not enough time</source>
   <translation>لم يتسع الوقت لذلك</translation>
  </message>
  <message>
   <source>no other thread count is possible</source>
   <translation>لا يوجد عدد آخر للخيوط</translation>
  </message>
  <message>
   <source>drafting is off</source>
   <translation>لا تُكتب مسودة</translation>
  </message>
  <message>
   <source>no draft model is used</source>
   <translation>لا يُستخدم نموذج مسودة</translation>
  </message>
  <message>
   <source>required by the value cache</source>
   <translation>ذاكرة القيم المؤقتة تحتاج إليه</translation>
  </message>
  <message>
   <source>the batch is too small for another size</source>
   <translation>لا تتسع الدفعة لدفعة صغرى أخرى</translation>
  </message>
  <message>
   <source>The question is too long for the context. Race a shorter one.</source>
   <translation>السؤال أطول من أن يتسع له السياق. يُرجى إجراء السباق بسؤال أقصر.</translation>
  </message>
  <message>
   <source>This is not a Foretoken benchmark.</source>
   <translation>هذا ليس قياس أداء من Foretoken.</translation>
  </message>
  <message>
   <source>This is not a Foretoken race.</source>
   <translation>هذا ليس سباقًا من Foretoken.</translation>
  </message>
  <message>
   <source>This file was written by a newer version of Foretoken.</source>
   <translation>كُتب هذا الملف بإصدار أحدث من Foretoken.</translation>
  </message>
  <message>
   <source>more tokens were accepted than drafted</source>
   <translation>عدد الرموز المقبولة أكبر من عدد رموز المسودة</translation>
  </message>
  <message>
   <source>an answer has a mode or a kind of text that is not listed</source>
   <translation>إحدى الإجابات بطريقة غير مدرجة أو من نوع غير مدرج</translation>
  </message>
  <message>
   <source>its answers are inconsistent</source>
   <translation>لا يمكن أن تكون إجاباته قد كُتبت هكذا</translation>
  </message>
  <message>
   <source>The benchmarks could not be saved: {why}.</source>
   <translation>تعذّرت كتابة قياسات الأداء: {why}.</translation>
  </message>
  <message>
   <source>a model must be either a file on disk or a file on the hub, not both</source>
   <translation>النموذج إما ملف على القرص وإما من المنصة، لا كلاهما</translation>
  </message>
  <message>
   <source>path must be an absolute path and a valid file name</source>
   <translation>يجب أن يكون path مطلقًا وأن يكون مما يمكن أن يحمله ملف</translation>
  </message>
  <message>
   <source>repository must be owner/name, not {name}</source>
   <translation>يجب أن يكون repository بالشكل owner/name، لا {name}</translation>
  </message>
  <message>
   <source>file must be the name of a .gguf file, not {name}</source>
   <translation>يجب أن يكون file اسم ملف امتداده gguf، لا {name}</translation>
  </message>
  <message>
   <source>a preset's name can have at most {most} characters</source>
   <translation>الحد الأقصى لأحرف اسم الإعداد المسبق {most}</translation>
  </message>
  <message>
   <source>a preset's name must be one line of text, not {name}</source>
   <translation>يجب أن يكون اسم الإعداد المسبق سطرًا واحدًا من النص، لا {name}</translation>
  </message>
  <message>
   <source>{problem}.</source>
   <comment>what is wrong in a file</comment>
   <translation>{problem}.</translation>
  </message>
  <message>
   <source>The preset {name} does not exist. It may have been deleted or renamed.</source>
   <translation>لا يوجد إعداد مسبق باسم {name}؛ ربما حُذف أو أُعيدت تسميته.</translation>
  </message>
  <message>
   <source>A preset named {name} already exists. Choose another name.</source>
   <translation>يوجد إعداد مسبق باسم {name} بالفعل. يُرجى اختيار اسم آخر.</translation>
  </message>
  <message>
   <source>{model} of {repository} is not on this computer: download it first</source>
   <translation>النموذج {model} من {repository} ليس على هذا الحاسوب: يُرجى تنزيله أولًا</translation>
  </message>
  <message>
   <source>{model} is no longer in {folder}</source>
   <translation>لم يعد {model} في {folder}</translation>
  </message>
  <message>
   <source>This preset no longer exists, so nothing was exported.</source>
   <translation>لم يعد هذا الإعداد المسبق موجودًا؛ ولم يُصدَّر شيء.</translation>
  </message>
  <message numerus="yes">
   <source>This would make {count} presets; the limit is {most}. Delete some that you do not need.</source>
   <extracomment>for 1: This would make {count} preset; the limit is {most}. Delete some that you do not need.</extracomment>
   <translation>
    <numerusform>سيصبح عدد الإعدادات المسبقة {count}، والحد الأقصى {most}. يُرجى حذف بعض ما لا يلزم.</numerusform>
    <numerusform>سيصبح عدد الإعدادات المسبقة {count}، والحد الأقصى {most}. يُرجى حذف بعض ما لا يلزم.</numerusform>
    <numerusform>سيصبح عدد الإعدادات المسبقة {count}، والحد الأقصى {most}. يُرجى حذف بعض ما لا يلزم.</numerusform>
    <numerusform>سيصبح عدد الإعدادات المسبقة {count}، والحد الأقصى {most}. يُرجى حذف بعض ما لا يلزم.</numerusform>
    <numerusform>سيصبح عدد الإعدادات المسبقة {count}، والحد الأقصى {most}. يُرجى حذف بعض ما لا يلزم.</numerusform>
    <numerusform>سيصبح عدد الإعدادات المسبقة {count}، والحد الأقصى {most}. يُرجى حذف بعض ما لا يلزم.</numerusform>
   </translation>
  </message>
  <message>
   <source>{file} is too large to be a presets file.</source>
   <translation>الملف {file} أكبر من أن يكون ملف إعدادات مسبقة.</translation>
  </message>
  <message>
   <source>{file} is not a JSON file: {reason}.</source>
   <translation>{file} ليس ملف JSON: {reason}.</translation>
  </message>
  <message>
   <source>{file} was not imported. {reason}</source>
   <translation>لم يُستورد {file}. {reason}</translation>
  </message>
  <message>
   <source>The presets were not changed. {why}</source>
   <translation>لم تتغير الإعدادات المسبقة. {why}</translation>
  </message>
  <message>
   <source>Your presets cannot be read: {reason} The next change starts a new file and keeps this one under another name.</source>
   <translation>تعذّرت قراءة إعداداتك المسبقة: {reason} التغيير التالي يبدأ ملفًا جديدًا ويُبقي هذا الملف بجانبه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/network.py" />
   <source>{host} does not respond. Try again later.</source>
   <translation>لا يجيب المضيف {host}. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <source>{host} was not found. Check your internet connection.</source>
   <translation>لم يُعثر على المضيف {host}. هل هذا الحاسوب متصل بالإنترنت؟</translation>
  </message>
  <message>
   <source>{host} refused the connection. A firewall may be blocking it. Try again later.</source>
   <translation>رفض المضيف {host} الاتصال. قد يكون جدار حماية يحجبه. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <source>{host} cannot be reached: {reason}.</source>
   <translation>تعذّر الوصول إلى المضيف {host}: {reason}.</translation>
  </message>
  <message>
   <source>The proxy could not connect to {host}: {reason}. Check the proxy settings, or the variables http_proxy, https_proxy and no_proxy.</source>
   <translation>خادم الوكيل لا يوصل إلى {host}: {reason}. يُرجى التحقق من إعدادات الوكيل، أو المتغيرات http_proxy وhttps_proxy وno_proxy.</translation>
  </message>
  <message>
   <source>SOCKS proxies are not supported</source>
   <translation>وكلاء SOCKS غير مدعومين</translation>
  </message>
  <message>
   <source>The connection to {host} is not secure: {reason}. Check this computer's clock, or whether security software intercepts the connection.</source>
   <translation>الاتصال بالمضيف {host} غير آمن: {reason}. يُرجى التحقق من ساعة هذا الحاسوب، أو مما إذا كان برنامج حماية يعترض الاتصال.</translation>
  </message>
  <message>
   <source>The connection to {host} is not secure: {reason}.</source>
   <translation>الاتصال بالمضيف {host} غير آمن: {reason}.</translation>
  </message>
  <message>
   <source>{host} does not support HTTPS. Its address may have to start with http://.</source>
   <translation>المضيف {host} لا يتحدث https. يمكن أن يبدأ عنوانه بـ http://.</translation>
  </message>
  <message>
   <source>{host} requires HTTPS. Start its address with https://.</source>
   <translation>يتطلب المضيف {host} بروتوكول HTTPS. يُرجى بدء عنوانه بـ https://.</translation>
  </message>
  <message>
   <source>The connection to {host} was lost. Try again.</source>
   <translation>انقطع الاتصال بالمضيف {host}. يُرجى المحاولة مرة أخرى.</translation>
  </message>
  <message>
   <source>{host} sent an invalid response ({error}).</source>
   <translation>أرسل المضيف {host} استجابة غير صالحة ({error}).</translation>
  </message>
  <message>
   <source>{host} sent more than the {most} bytes expected.</source>
   <translation>أرسل المضيف {host} أكثر من {most} بايت المتوقعة.</translation>
  </message>
  <message>
   <source>{host} redirects to an address that is not HTTPS.</source>
   <translation>المضيف {host} يحيل إلى عنوان ليس https.</translation>
  </message>
  <message>
   <source>{address} is not an HTTPS address, so it was not contacted.</source>
   <translation>العنوان {address} ليس عنوان https، فلم يُسأل.</translation>
  </message>
  <message>
   <source>{file} is in use by another process.</source>
   <translation>الملف {file} تستخدمه عملية أخرى.</translation>
  </message>
  <message>
   <source>this is not a valid file name</source>
   <translation>لا يمكن أن يوجد ملف بهذا الاسم</translation>
  </message>
  <message>
   <source>it is {kind}, not a regular file</source>
   <translation>هو {kind}، ولا تُستخدم إلا الملفات العادية</translation>
  </message>
  <message>
   <source>it is larger than the limit of {most} bytes</source>
   <translation>فيه أكثر من {most} بايت، وهو أقصى ما يُقرأ منه</translation>
  </message>
  <message>
   <source>a folder</source>
   <translation>مجلد</translation>
  </message>
  <message>
   <source>a pipe</source>
   <translation>أنبوب</translation>
  </message>
  <message>
   <source>a socket</source>
   <translation>مقبس</translation>
  </message>
  <message>
   <source>a device</source>
   <translation>جهاز</translation>
  </message>
  <message>
   <source>a link</source>
   <translation>رابط</translation>
  </message>
  <message>
   <source>a newer version of Foretoken wrote it</source>
   <translation>كتبه إصدار أحدث من Foretoken</translation>
  </message>
  <message>
   <source>it is longer than {most} bytes</source>
   <translation>أطول من {most} بايت</translation>
  </message>
  <message>
   <source>it is not text</source>
   <translation>ليس نصًا</translation>
  </message>
  <message>
   <source>line {line}: {problem}</source>
   <translation>السطر {line}: {problem}</translation>
  </message>
  <message>
   <source>it contains a number with thousands of digits</source>
   <translation>فيه عدد من آلاف الأرقام</translation>
  </message>
  <message>
   <source>{number} is not a valid number</source>
   <translation>العدد {number} لا يصلح للاستخدام</translation>
  </message>
  <message>
   <source>its lists and tables are nested more than {most} levels deep</source>
   <translation>قوائمه وجداوله متداخلة أكثر من {most} مستوى</translation>
  </message>
  <message>
   <source>{what}: {problem}.</source>
   <comment>what is wrong in a file</comment>
   <translation>{what}: {problem}.</translation>
  </message>
  <message>
   <source>unknown field: {field}</source>
   <translation>لا يوجد حقل كهذا: {field}</translation>
  </message>
  <message>
   <source>it contains a name that cannot be displayed</source>
   <translation>فيه اسم لا يمكن عرضه</translation>
  </message>
  <message>
   <source>it contains an invalid date</source>
   <translation>فيه توقيت لا يمكن عرضه</translation>
  </message>
  <message>
   <source>{file} does not match its published checksum, so it was deleted. Try again.</source>
   <translation>{file} ليس الملف المُعلَن: مجموعه الاختباري مختلف. لم يُحتفظ بشيء؛ حاول مجددًا.</translation>
  </message>
  <message>
   <source>{file} cannot be written to {folder}: {reason}.</source>
   <translation>تعذّرت كتابة {file} إلى {folder}: {reason}.</translation>
  </message>
  <message>
   <source>{host} refused the request (HTTP {code}).</source>
   <translation>لم يرسله {host} (HTTP {code}).</translation>
  </message>
  <message>
   <source>The release feed is in a format that this version does not support.</source>
   <translation>قائمة الإصدارات من نوع لا يستطيع هذا الإصدار قراءته.</translation>
  </message>
  <message>
   <source>The release feed cannot be read: it is damaged.</source>
   <translation>تعذّرت قراءة قائمة الإصدارات: هي تالفة.</translation>
  </message>
  <message>
   <source>{repository} no longer contains this version of {file}. Choose it again, or choose another file.</source>
   <translation>لم يعد {file} في {repository} كما كان. اختره أو اختر غيره من قائمة النماذج.</translation>
  </message>
  <message>
   <source>The account of the access token does not have access to {what} yet. Accept its terms on {page}; approval can take some time.</source>
   <translation>لا يجوز لحساب رمز الوصول تنزيل {what} بعد. اقبل شروطه على {page}؛ بعض المالكين لا يجيبون إلا بعد حين.</translation>
  </message>
  <message>
   <source>{what} requires you to accept its terms. Accept them on {page}, then enter an access token of that account.</source>
   <translation>لا يُعطى {what} إلا لمن يقبل شروطه. اقبلها على {page}، ثم أدخل رمز وصول لذلك الحساب.</translation>
  </message>
  <message>
   <source>{what} no longer has the requested file. Choose the model again.</source>
   <translation>لم يعد لدى {what} ما طُلب. اختر النموذج من جديد.</translation>
  </message>
  <message>
   <source>{host} rejected the access token. It may be mistyped, expired or revoked. Enter a new one, or remove it if none is required.</source>
   <translation>المضيف {host} لا يقبل رمز الوصول: قد يكون مكتوبًا خطأ، أو منتهي الصلاحية، أو مسحوبًا. يُرجى إدخال رمز جديد، أو إزالته حيث لا يلزم.</translation>
  </message>
  <message>
   <source>{host} does not respond like a model hub (HTTP {status}). Check the variable HF_ENDPOINT.</source>
   <translation>المضيف {host} لا يجيب كما تجيب المنصة (HTTP {status}). هل قيمة HF_ENDPOINT صحيحة؟</translation>
  </message>
  <message>
   <source>{host} has no public repository {what}. Check the name. If it is private, an access token of its owner is required.</source>
   <translation>لا يوجد لدى {host} ما هو عام باسم {what}. تحقّق من الاسم؛ وإن كان خاصًا فيلزم رمز وصول لمالكه.</translation>
  </message>
  <message>
   <source>{host} has no repository {what} that this access token can access. Check the name.</source>
   <translation>لا يوجد لدى {host} ما يُسمح لرمز الوصول هذا برؤيته باسم {what}. تحقّق من الاسم.</translation>
  </message>
  <message>
   <source>{host} denied this computer or account access to {what}. See {page} for the reason.</source>
   <translation>المضيف {host} لا يقدّم {what} لهذا الحاسوب أو الحساب. السبب مذكور في {page}.</translation>
  </message>
  <message>
   <source>{host} received too many requests from this network. Try again later.</source>
   <translation>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <source>{host} received too many requests from this network. Try again in {minutes} min.</source>
   <translation>تلقّى {host} طلبات كثيرة جدًا من هنا. حاول مجددًا بعد {minutes} دقيقة.</translation>
  </message>
  <message>
   <source>An access token raises this limit.</source>
   <translation>يُسمح بأكثر من ذلك مع رمز وصول.</translation>
  </message>
  <message>
   <source>{host} cannot handle the request right now (HTTP {status}). Try again later.</source>
   <translation>لا يستطيع المضيف {host} معالجة الطلب الآن (HTTP {status}). يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <source>{host} refused {what} (HTTP {status}).</source>
   <translation>رفض المضيف {host} تقديم {what} (HTTP {status}).</translation>
  </message>
  <message>
   <source>this search</source>
   <translation>نتيجة هذا البحث</translation>
  </message>
  <message>
   <source>This is not an access token. An access token is one line of letters and digits.</source>
   <translation>هذا ليس رمز وصول: رمز الوصول سطر من الحروف والأرقام.</translation>
  </message>
  <message>
   <source>{name} is not a repository name. Use owner/name, such as Qwen/Qwen3-8B-GGUF.</source>
   <translation>الاسم {name} ليس اسم مستودع: يلزم owner/name، مثل Qwen/Qwen3-8B-GGUF.</translation>
  </message>
  <message>
   <source>The variable {name} is not set to an HTTPS address. Correct or unset it.</source>
   <translation>المتغير {name} لا يحوي عنوان https. يُرجى تصحيحه أو إزالته.</translation>
  </message>
  <message>
   <source>The variable {name} blocks access to the hub. Unset it to download models.</source>
   <translation>المتغير {name} يمنع سؤال المنصة. يُرجى إزالته لتنزيل النماذج.</translation>
  </message>
  <message>
   <source>The model is already being downloaded, perhaps in another Foretoken window.</source>
   <translation>يجري تنزيل النموذج بالفعل، ربما في نافذة أخرى من Foretoken.</translation>
  </message>
  <message>
   <source>{file} already exists and differs from the file on the hub. Rename or delete it, then try again.</source>
   <translation>يوجد {file} بالفعل وهو ملف غير الذي على المنصة. يُرجى إعادة تسميته أو حذفه، ثم المحاولة مرة أخرى.</translation>
  </message>
  <message>
   <source>{file} was damaged during the download: its checksum does not match. The downloaded data was discarded. Try again, if necessary on another network.</source>
   <translation>وصل {file} ببايتات خاطئة: مجموعه الاختباري مختلف. تم التخلص مما وصل؛ يُرجى المحاولة مرة أخرى، وعبر شبكة أخرى إن لزم.</translation>
  </message>
  <message>
   <source>{what}. Trying again in {seconds} s.</source>
   <translation>{what}. تُعاد المحاولة بعد {seconds} ث.</translation>
  </message>
  <message>
   <source>Not enough space in {folder}: the download needs {missing} more, {free} is free, and {reserve} of that must stay free. Free up some space, or choose a smaller file.</source>
   <translation>المساحة في {folder} غير كافية: المتبقي للتنزيل {missing}، والمتاح {free}، ويبقى منه {reserve} متاحًا. يُرجى حذف شيء، أو اختيار ملف أصغر.</translation>
  </message>
  <message>
   <source>{folder} cannot be written to: {reason}.</source>
   <translation>تعذّرت الكتابة إلى {folder}: {reason}.</translation>
  </message>
  <message>
   <source>{file} in {folder} cannot be used: {reason}. Remove it and try again.</source>
   <translation>الملف {file} في {folder} يعيق ذلك: {reason}. يُرجى إزالته والمحاولة مرة أخرى.</translation>
  </message>
  <message>
   <source>No space is left in {folder}: {reason}. What was downloaded is kept. Free up some space and resume.</source>
   <translation>لم يعد هناك متّسع في {folder}: {reason}. ما وصل محفوظ: أفرغ بعض المساحة ثم تابع.</translation>
  </message>
  <message>
   <source>{host}, which stores the file for {hub}, refused the download (HTTP {code}). Try again.</source>
   <translation>رفض المضيف {host}، حيث تحفظ {hub} الملف، تقديمه (HTTP {code}). يُرجى المحاولة مرة أخرى.</translation>
  </message>
  <message>
   <source>{host} sent a different part of the file than requested. Try again later.</source>
   <translation>أرسل المضيف {host} جزءًا من الملف غير المطلوب. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <source>{host} sent more data than announced. The data was discarded. Try again later.</source>
   <translation>أرسل المضيف {host} بايتات أكثر من المعلن؛ وتم التخلص منها. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <source>{model} is {size}; about {expected} was expected.</source>
   <translation>حجم النموذج {model} هو {size}، وليس نحو {expected}.</translation>
  </message>
  <message>
   <source>{model} now requires you to accept its terms on its page.</source>
   <translation>أصبح قبول شروط النموذج {model} لازمًا على صفحته.</translation>
  </message>
  <message>
   <source>{model} states the licence {licence}, not {expected}.</source>
   <translation>الترخيص المذكور للنموذج {model} هو {licence}، وليس {expected}.</translation>
  </message>
  <message>
   <source>This download leaves only {size} free on the disk.</source>
   <translation>بعد هذا التنزيل لا يبقى متاحًا على القرص إلا {size}.</translation>
  </message>
  <message>
   <source>{address} is not a server address. Use an address such as http://localhost:8080 or https://example.org/v1.</source>
   <translation>{address} ليس عنوان خادم. يكون العنوان مثل http://localhost:8080 أو https://example.org/v1.</translation>
  </message>
  <message>
   <source>The address contains a user name or a password. Enter the key in its own field.</source>
   <translation>في العنوان اسم أو كلمة مرور. يُرجى إدخال المفتاح في حقله الخاص.</translation>
  </message>
  <message>
   <source>This is not a key. A key is one line of letters, digits and symbols.</source>
   <translation>هذا ليس مفتاحًا: المفتاح سطر من الأحرف والأرقام والعلامات.</translation>
  </message>
  <message>
   <source>You already have {most} servers. Remove one first.</source>
   <translation>عدد الخوادم {most}. يُرجى إزالة واحد أولًا.</translation>
  </message>
  <message>
   <source>The list of servers was not changed. {error}</source>
   <translation>لم تتغير قائمة الخوادم. {error}</translation>
  </message>
  <message>
   <source>{host} was not found. Check its name.</source>
   <translation>لم يُعثر على المضيف {host}. هل اسمه صحيح؟</translation>
  </message>
  <message>
   <source>{host} refused the connection. Check that the server is running and that the port is correct.</source>
   <translation>رفض المضيف {host} الاتصال. يُرجى التحقق من أن الخادم يعمل وأن المنفذ صحيح.</translation>
  </message>
  <message>
   <source>The certificate of {host} is not trusted: {reason}. If it is your own, set the environment variable SSL_CERT_FILE to its file.</source>
   <translation>شهادة المضيف {host} غير موثوقة: {reason}. إن كانت شهادتك، فيُرجى ضبط متغير البيئة SSL_CERT_FILE على ملفها.</translation>
  </message>
  <message>
   <source>Nothing was sent to {host}: the connection is not encrypted, and you have not allowed that.</source>
   <translation>لم يُرسل شيء إلى {host}: الاتصال غير مشفّر، ولم تسمح بذلك.</translation>
  </message>
  <message>
   <source>{host} redirects to another address, {where}. Nothing was sent there. If that address is correct, enter it instead of this one.</source>
   <translation>يحيل المضيف {host} إلى عنوان آخر لم يُرسل إليه شيء: {where}. إن كان صحيحًا فيُرجى إدخاله بدل هذا.</translation>
  </message>
  <message>
   <source>{host} responds but does not list any models. Check that it is a model server.</source>
   <translation>المضيف {host} يجيب، لكنه لا يسرد نماذج: هل هو خادم نماذج؟</translation>
  </message>
  <message>
   <source>{server} no longer offers the model {model}. Choose another one.</source>
   <translation>لم يعد الخادم {server} يقدّم النموذج {model}. يُرجى اختيار نموذج آخر.</translation>
  </message>
  <message>
   <source>The chat does not fit in the context of the model on {host}.</source>
   <translation>لا يتسع سياق النموذج على المضيف {host} لهذه المحادثة.</translation>
  </message>
  <message>
   <source>{host} requires an API key (HTTP {code}). Enter it.</source>
   <translation>يطلب المضيف {host} مفتاحًا (HTTP {code}). يُرجى إدخاله.</translation>
  </message>
  <message>
   <source>{host} rejected the API key (HTTP {code}). Enter another one.</source>
   <translation>لا يقبل المضيف {host} المفتاح (HTTP {code}). يُرجى إدخال مفتاح آخر.</translation>
  </message>
  <message>
   <source>{host} does not have this model, or the address is wrong (HTTP {code}). Check the address, and choose one of its models.</source>
   <translation>ليس لدى المضيف {host} مثل هذا النموذج، أو لا يوجد شيء على هذا العنوان (HTTP {code}). يُرجى التحقق من العنوان، واختيار أحد نماذجه.</translation>
  </message>
  <message>
   <source>{host} is still loading its model. Try again in a moment.</source>
   <translation>لا يزال المضيف {host} يحمّل نموذجه. يُرجى المحاولة بعد لحظات.</translation>
  </message>
  <message>
   <source>{host} is busy (HTTP {code}). Try again later.</source>
   <translation>المضيف {host} مشغول (HTTP {code}). يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <source>{host} is busy (HTTP {code}). Try again in {seconds} s.</source>
   <translation>المضيف {host} مشغول (HTTP {code}) ويطلب الانتظار {seconds} ث.</translation>
  </message>
  <message>
   <source>{host} took too long to respond (HTTP {code}). Try again.</source>
   <translation>استغرق المضيف {host} وقتًا أطول مما ينبغي (HTTP {code}). يُرجى المحاولة مرة أخرى.</translation>
  </message>
  <message>
   <source>{host} reported an error (HTTP {code}). Try again, or check the log of the server.</source>
   <translation>أخفق شيء على المضيف {host} (HTTP {code}). يُرجى المحاولة مرة أخرى؛ وقد يذكر سجله المزيد.</translation>
  </message>
  <message>
   <source>{host} rejected the request (HTTP {code}).</source>
   <translation>يرفض المضيف {host} الإجابة عن هذا (HTTP {code}).</translation>
  </message>
  <message>
   <source>{sentence} The server says: {words}</source>
   <translation>{sentence} ويقول: {words}</translation>
  </message>
  <message>
   <source>This server cannot continue an answer.</source>
   <translation>لا يستطيع هذا الخادم متابعة إجابة.</translation>
  </message>
  <message>
   <source>{host} did not end its answer after {most} characters.</source>
   <translation>كتب المضيف {host} عدد {most} من الأحرف ولم ينته.</translation>
  </message>
  <message>
   <source>The connection to {host} was lost in the middle of the answer. Try again.</source>
   <translation>انقطع الاتصال بالمضيف {host} في وسط الإجابة. يُرجى المحاولة مرة أخرى.</translation>
  </message>
  <message>
   <source>{host} stopped in the middle of the answer. Try again, or check the log of the server.</source>
   <translation>توقف المضيف {host} في وسط الإجابة. يُرجى المحاولة مرة أخرى؛ وقد يذكر سجله المزيد.</translation>
  </message>
  <message>
   <source>{host} sent too much data: {problem}.</source>
   <translation>يرسل المضيف {host} أكثر مما يُسمح به: {problem}.</translation>
  </message>
  <message>
   <source>{host} sent an invalid response: {problem}. Check that it is a model server.</source>
   <translation>أرسل المضيف {host} استجابة غير صالحة: {problem}. يُرجى التحقق من أنه خادم نماذج.</translation>
  </message>
  <message>
   <source>it is compressed ({kind}), which was not requested</source>
   <translation>هو مضغوط ({kind})، ولم يطلب أحد ذلك</translation>
  </message>
  <message>
   <source>it is a web page</source>
   <translation>هو صفحة ويب</translation>
  </message>
  <message>
   <source>it is of the type {kind}</source>
   <translation>هو من النوع {kind}</translation>
  </message>
  <message>
   <source>one of its lines is longer than {most} bytes</source>
   <translation>أحد أسطره أطول من {most} بايت</translation>
  </message>
  <message>
   <source>it is not an event stream</source>
   <translation>ليس سيل أحداث</translation>
  </message>
  <message>
   <source>it is not a JSON object</source>
   <translation>ليس كائن JSON</translation>
  </message>
  <message>
   <source>The server sent several tokens at once, so its counters do not show for all of them whether they were drafted.</source>
   <translation>أرسل الخادم عدة رموز دفعة واحدة، فلا تبيّن عدّاداته لكل منها هل كُتب في المسودة.</translation>
  </message>
  <message>
   <source>The server reports how many tokens it drafted and accepted, but not which ones.</source>
   <translation>يذكر الخادم عدد الرموز التي كتبها في المسودة وقبلها، لكن لا يذكر أيها.</translation>
  </message>
  <message>
   <source>The server counts the drafts of all its answers together, and it was writing other answers at the same time.</source>
   <translation>يعدّ الخادم مسودات كل إجاباته معًا، وكانت إجابات أخرى تُكتب في الوقت نفسه.</translation>
  </message>
  <message>
   <source>The server does not report whether and what it drafted.</source>
   <translation>لا يذكر الخادم هل كتب مسودة وما كتبه فيها.</translation>
  </message>
  <message>
   <source>Ollama silently cuts off what does not fit in its context. The length is set by OLLAMA_CONTEXT_LENGTH or by the model's num_ctx.</source>
   <translation>يقطع Ollama ما لا يتسع له سياقه دون أي تنبيه. ويحدد طول السياق OLLAMA_CONTEXT_LENGTH، أو num_ctx الخاص بالنموذج.</translation>
  </message>
 </context>
</TS>
