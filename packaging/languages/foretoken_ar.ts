<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
 <context>
  <name>Foretoken</name>
  <message>
   <location filename="resources/presets.toml" />
   <source>For trying out how a pair works, on any computer. A target this small gains nothing, and may even get slower.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لتجربة طريقة عمل الزوج على أي حاسوب. نموذج هدف بهذا الصغر لا يكسب شيئًا، وقد يصبح أبطأ.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Its head needs no download of its own. At this size it may gain nothing: test the pair first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يحتاج رأسه إلى تنزيل خاص. بهذا الحجم قد لا يكسب شيئًا: اختبر الزوج أولًا.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The head is a thirtieth of its bytes. A second model would rather slow a target this small down.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرأس جزء من ثلاثين من بايتاته. نموذج ثانٍ سيبطئ غالبًا هدفًا بهذا الصغر.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3, with the same vocabulary. A second model often slows a target of 4B down: test the pair first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أصغر Qwen3، بالمفردات نفسها. كثيرًا ما يبطئ نموذج ثانٍ هدفًا بحجم 4B: اختبر الزوج أولًا.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, at a thirtieth of its bytes. A target this small leaves little to gain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صنعته Google لهذا النموذج بعينه، بجزء من ثلاثين من بايتاته. هدف بهذا الصغر يترك القليل للكسب.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, at a fiftieth of its bytes; it needs no cache of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صنعته Google لهذا النموذج بعينه، بجزء من خمسين من بايتاته؛ ولا يحتاج إلى ذاكرة مخبأة خاصة به.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest coder of the family, which llama.cpp's own server pairs with the 7B; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أصغر نموذج شيفرة في العائلة، وهو الذي يقرنه خادم llama.cpp نفسه بنموذج 7B؛ والشيفرة يسهل توقعها.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3: the same vocabulary and the same way of thinking aloud before the answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أصغر Qwen3: المفردات نفسها وطريقة التفكير المسموع نفسها قبل الإجابة.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Llama with the vocabulary of Llama 3, a sixth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أصغر Llama بمفردات Llama 3، بسُدس بايتات النموذج الهدف.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The head was trained together with the model, and costs less than any second one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>دُرِّب الرأس مع النموذج، وكلفته أقل من أي نموذج ثانٍ.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made for this very model; it drafts a whole block of tokens in one pass. Code gains more from it than prose.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صُنع لهذا النموذج بعينه؛ يكتب مسودة كتلة كاملة من الرموز في تمريرة واحدة. تكسب منه الشيفرة أكثر من النثر.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, at a fifteenth of its bytes; it needs no cache of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صنعته Google لهذا النموذج بعينه، بجزء من خمسة عشر من بايتاته؛ ولا يحتاج إلى ذاكرة مخبأة خاصة به.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Qwen3: the same vocabulary and the same way of thinking aloud, at a fourteenth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أصغر Qwen3: المفردات نفسها وطريقة التفكير المسموع نفسها، بجزء من أربعة عشر من بايتات النموذج الهدف.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest coder of the family, which llama.cpp's own server pairs with the 14B; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أصغر نموذج شيفرة في العائلة، وهو الذي يقرنه خادم llama.cpp نفسه بنموذج 14B؛ والشيفرة يسهل توقعها.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made for this very model. A mixture of experts uses only a part of itself for each token, which leaves less to gain; on some GPUs the head slows it down.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صُنع لهذا النموذج بعينه. لا يستخدم خليط الخبراء لكل رمز إلا جزءًا من نفسه، فيبقى أقل للكسب؛ وعلى بعض وحدات GPU يبطئه الرأس.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The head was trained together with the model. It gains most beside a target this slow.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>دُرِّب الرأس مع النموذج. ويكسب أكثر ما يكسب بجانب هدف بهذا البطء.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Made by Google for this very model, a mixture of experts that uses 4 of its 26 billion parameters for a token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صنعته Google لهذا النموذج بعينه، وهو خليط خبراء يستخدم لكل رمز 4 من أصل 26 مليار معامل.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Published by llama.cpp's makers as a pair, in one repository; code is easy to foresee.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نشره صانعو llama.cpp زوجًا في مستودع واحد؛ والشيفرة يسهل توقعها.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>Of the same family and vocabulary; beside a target this slow the 1.7B costs little more than the 0.6B and usually guesses better.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من العائلة نفسها وبالمفردات نفسها؛ وبجانب نموذج هدف بهذا البطء لا يكلّف نموذج 1.7B أكثر بكثير من نموذج 0.6B، وتخمينه عادة أفضل.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>A mixture of experts that uses 3 of its 35 billion parameters for a token: fast wherever it fits. Its head adds to that, though less than with other models.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>خليط خبراء يستخدم لكل رمز 3 من أصل 35 مليار معامل: سريع حيثما اتسعت له الذاكرة. ويزيد رأسه على ذلك، وإن كان أقل مما في نماذج أخرى.</translation>
  </message>
  <message>
   <location filename="resources/presets.toml" />
   <source>The smallest Llama with the vocabulary of Llama 3, a fiftieth of the target's bytes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أصغر Llama بمفردات Llama 3، بجزء من خمسين من بايتات النموذج الهدف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>New chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محادثة جديدة</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>sent to {name} ({host})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أُرسلت إلى {name} ({host})</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>the processor</source>
   <comment>it computes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المعالج</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>on {places}</source>
   <comment>what computes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>على {places}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} takes too long to read: it is damaged, or made to keep its readers busy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تستغرق قراءة {name} وقتًا أطول مما ينبغي: الملف تالف، أو صُنع لإشغال من يقرؤه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} needs too much memory to read: it is damaged, or made to fill it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تحتاج قراءة {name} إلى ذاكرة أكثر مما ينبغي: الملف تالف، أو صُنع لملئها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: reading it came to no end.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة {name}: لم تصل القراءة إلى نهاية.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is protected by a password.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {name} محمي بكلمة مرور.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has no text in it, only pictures, as a scan does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا نص في الملف {name}، بل صور فقط كما في المسح الضوئي.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has changed while it was being attached.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تغيّر الملف {name} أثناء إرفاقه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is encrypted in a way that cannot be read here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {name} مشفّر بطريقة لا يمكن قراءتها هنا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is damaged or of a kind that cannot be read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {name} تالف أو من نوع لا يمكن قراءته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read ({reason}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة {name} ({reason}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is an image. Models here read text only: put into words what they should know of it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {name} صورة. النماذج هنا تقرأ النصوص فقط: يُرجى وصف ما ينبغي أن تعرفه منها بالكلمات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a sound or video recording. Models here read text only: attach a transcript.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {name} تسجيل صوتي أو مرئي. النماذج هنا تقرأ النصوص فقط: يُرجى إرفاق نص مكتوب له.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is an archive. Unpack it and attach the files that matter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {name} أرشيف مضغوط. يُرجى فك ضغطه وإرفاق الملفات المهمة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is an office document. Save it as a PDF or as plain text, and attach that.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {name} مستند مكتبي. يُرجى حفظه بصيغة PDF أو نصًا عاديًا، ثم إرفاقه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a model, not a text. Choose it with Models (Ctrl+O).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {name} نموذج وليس نصًا. يُرجى اختياره من «النماذج» (Ctrl+O).</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is not a text file. Text files of any kind and PDFs can be attached.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {name} ليس ملفًا نصيًا. يمكن إرفاق الملفات النصية من أي نوع وملفات PDF.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a folder. Attach the files in it that matter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العنصر {name} مجلد. يُرجى إرفاق الملفات المهمة فيه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a pipe. Attach ordinary files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العنصر {name} أنبوب. يُرجى إرفاق ملفات عادية.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a socket. Attach ordinary files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العنصر {name} مقبس. يُرجى إرفاق ملفات عادية.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is a device. Attach ordinary files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العنصر {name} جهاز. يُرجى إرفاق ملفات عادية.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} is empty: there is nothing to attach.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {name} فارغ: لا شيء فيه لإرفاقه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: {reason}. Attach another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة {name}: {reason}. يُرجى إرفاق ملف آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: {reason}. Check the file, or attach a copy of it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة {name}: {reason}. يُرجى فحص الملف، أو إرفاق نسخة منه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} cannot be read: no process could be started for it ({reason}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة {name}: لم يمكن بدء عملية لذلك ({reason}).</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has {count} pages, and at most {most} can be read.</source>
   <extracomment>for 1: {name} has {count} page, and at most {most} can be read.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has more than {count} characters of text.</source>
   <extracomment>for 1: {name} has more than {count} character of text.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>Copy the text that matters into the message, or attach another version of the file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى نسخ النص المهم إلى الرسالة، أو إرفاق نسخة أخرى من الملف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/files/attachments.py" />
   <source>{name} has {size}, and at most {most} can be attached: more than the context of a model holds. Cut out the part that matters, and attach that.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حجم الملف {name} هو {size}، ويمكن إرفاق {most} على الأكثر: هذا أكثر مما يتسع له سياق أي نموذج. يُرجى اقتطاع الجزء المهم وإرفاقه.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>The prompt has {count} tokens, which leaves no room for an answer: the model's context holds {context}.</source>
   <extracomment>for 1: The prompt has {count} token, which leaves no room for an answer: the model's context holds {context}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Start a new chat, or let old turns drop out of the context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى بدء محادثة جديدة، أو السماح بخروج الأدوار القديمة من السياق.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى تحميل النموذج بسياق أطول.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Shorten the message or the system prompt, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى اختصار الرسالة أو موجّه النظام، أو تحميل النموذج بسياق أطول.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/context_window.py" />
   <source>Shorten the message, or load the model with a longer context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى اختصار الرسالة، أو تحميل النموذج بسياق أطول.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template does not end: it was stopped after {seconds} s of work.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قالب المحادثة لهذا النموذج لا ينتهي: أُوقف بعد {seconds} ث من العمل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template needs too much memory: it was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قالب المحادثة لهذا النموذج يحتاج إلى ذاكرة أكثر مما ينبغي: تم إيقافه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template crashed the process that renders it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قالب المحادثة لهذا النموذج عطّل العملية التي تعالجه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template writes more than the model's context can hold: it was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قالب المحادثة لهذا النموذج يكتب أكثر مما يتسع له سياق النموذج: تم إيقافه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template calls itself too often: it was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قالب المحادثة لهذا النموذج يستدعي نفسه مرات أكثر مما ينبغي: تم إيقافه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>The process that renders chat templates cannot be started: {reason}. Close other programs, or start Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر بدء العملية التي تعالج قوالب المحادثة: {reason}. يُرجى إغلاق برامج أخرى، أو بدء Foretoken من جديد.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>This model's chat template has {count} characters, and a template has {most} at most.</source>
   <extracomment>for 1: This model's chat template has {count} character, and a template has {most} at most.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>Use the plain chat format instead, or choose another model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى استخدام تنسيق المحادثة البسيط بدلًا منه، أو اختيار نموذج آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>The model's chat template is not valid: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قالب المحادثة للنموذج غير صالح: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>The model's chat template cannot render this conversation: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يستطيع قالب المحادثة للنموذج معالجة هذه المحادثة: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Unset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>غير محدد</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التفكير</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The model thinks before it answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يفكر النموذج قبل أن يجيب.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Reasoning effort</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>جهد الاستدلال</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>How long the model thinks before it answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مدة تفكير النموذج قبل أن يجيب.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Thinking effort</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>جهد التفكير</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Thinking budget</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ميزانية التفكير</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>How many tokens the model is to think at most.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عدد الرموز التي يفكر بها النموذج على الأكثر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Keep earlier thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إبقاء التفكير السابق</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The model is told what it thought before earlier answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُخبَر النموذج بما فكّر فيه قبل الإجابات السابقة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Leave out earlier thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استبعاد التفكير السابق</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The model is not told what it thought before earlier answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يُخبَر النموذج بما فكّر فيه قبل الإجابات السابقة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Date</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التاريخ</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The day that the model takes for today.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اليوم الذي يعدّه النموذج يومه الحاضر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>Identity</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الهوية</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>What the model is told of who it is.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما يُخبَر به النموذج عن هويته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_switches.py" />
   <source>The chat template of this model reads “{name}”; what it does is up to the model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يقرأ قالب المحادثة لهذا النموذج «{name}»؛ أما أثره فيعود إلى النموذج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The draft failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعطّل نموذج المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>Verification failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أخفق التحقق</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The target failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعطّل النموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The context was full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>امتلأ السياق</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The limit of steps was reached</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بلغت الخطوات حدها الأقصى</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>A model could not be loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر تحميل نموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The memory was full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>امتلأت الذاكرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The chat template failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أخفق قالب المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The prompt could not be made</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر إعداد الموجّه</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The graphics card failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعطّلت بطاقة الرسوم</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>The model did not stop</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يتوقف النموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>A server did not answer as it should</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُجب خادم كما ينبغي</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/runs/run_record.py" />
   <source>Something unexpected went wrong</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حدث خطأ غير متوقع</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>WebP (smaller, all colours)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>WebP (أصغر، بكل الألوان)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>GIF (shown everywhere, 255 colours)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>GIF (يُعرض في كل مكان، 255 لونًا)</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}, {count} tokens</source>
   <extracomment>for 1: Thought for {time}, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تفكير مدة {time}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought, {count} tokens</source>
   <extracomment>for 1: Thought, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought</source>
   <comment>a model, before it answered</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تفكير</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thinking…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري التفكير…</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thinking… {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري التفكير… {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>less than 1 s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أقل من 1 ث</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>{hours} h</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{hours} س</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>{minutes} min</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{minutes} د</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>{seconds} s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{seconds} ث</translation>
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
   <translation>عُقده تجيب عن نفسها</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/chatgpt.py" />
   <source>nothing is said in it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُقل فيه شيء</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/exporting.py" />
   <source>{file} cannot be written: {reason}. Nothing was changed. Choose another place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت كتابة {file}: {reason}. لم يتغير شيء. يُرجى اختيار مكان آخر.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/foreign.py" />
   <source>it has more than {count} messages</source>
   <extracomment>for 1: it has more than {count} message</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Web page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صفحة ويب</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>One file that any browser shows as this window does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملف واحد يعرضه أي متصفح كما تعرضه هذه النافذة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>PDF</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملف PDF</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Pages to read, print and send.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صفحات للقراءة والطباعة والإرسال.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Markdown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تنسيق Markdown</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Plain text with headings, for notes and wikis.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نص عادي بعناوين، للملاحظات ومواقع الويكي.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>JSON</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تنسيق JSON</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Everything, without loss: every version, token and step. Foretoken imports it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كل شيء دون فقدان: كل نسخة ورمز وخطوة. ويستورده Foretoken من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Steps (JSON Lines)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخطوات (JSON Lines)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>A line for every step of every answer, with its tokens, for analysis.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>سطر لكل خطوة من كل إجابة مع رموزها، للتحليل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>Statistics (CSV)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإحصاءات (CSV)</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/formats.py" />
   <source>A row for every answer with its speed and acceptance, for spreadsheets.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صف لكل إجابة مع سرعتها ونسبة القبول فيها، لجداول البيانات.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>{count} chats</source>
   <extracomment>for 1: {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>Token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ألوان الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>Chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>System prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>موجّه النظام</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_text.py" />
   <source>done</source>
   <comment>of a task</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>منجزة</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_text.py" />
   <source>to do</source>
   <comment>of a task</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>غير منجزة</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} holds more than {count} chats. Import parts.</source>
   <extracomment>for 1: {name} holds more than {count} chat. Import parts.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be unpacked: it is damaged, or locked by a password. Unpack it and choose the file conversations.json.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر فك ضغط {name}: الملف تالف، أو مقفل بكلمة مرور. يُرجى فك ضغطه واختيار الملف conversations.json.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة {name}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} is a folder. Choose the files in it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العنصر {name} مجلد. يُرجى اختيار الملفات التي فيه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>{name} cannot be imported: {reason}. Foretoken reads its own JSON, ChatGPT's export and the conversations of LM Studio.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر استيراد {name}: {reason}. يقرأ Foretoken ملفات JSON الخاصة به، وما يصدّره ChatGPT، ومحادثات LM Studio.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>There is no chat in {name}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد محادثة في {name}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>There are no conversations in {name}: it should hold a file conversations.json, as ChatGPT's export does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد محادثات في {name}: ينبغي أن يحوي الملف conversations.json كما يصدّره ChatGPT.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>it unpacks to more than {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حجمه بعد فك الضغط أكثر من {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>it has no conversations</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا محادثات فيه</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>no conversation is in it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد فيه أي محادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/importing.py" />
   <source>no conversation of a known kind is in it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد فيه محادثة من نوع معروف</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/lm_studio.py" />
   <source>message {number} is none</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرسالة {number} ليست رسالة</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/markdown_file.py" />
   <source>folder {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المجلد {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>it has an invalid id</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فيه معرّف غير صالح</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>more tokens were accepted than drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عدد الرموز المقبولة أكبر من عدد رموز المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>It was written by a newer Foretoken, or changed since. Install the newer version to import it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتبه إصدار أحدث من Foretoken، أو تغيّر بعد ذلك. يُرجى تثبيت الإصدار الأحدث لاستيراده.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>the conversation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>{what}: message {number} follows no earlier message, or repeats an id</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: الرسالة {number} لا تجيب عن أي رسالة قبلها، أو لها معرّف رسالة أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/own_json.py" />
   <source>{what}: it ends at an unknown message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: لا تنتهي عند أي من رسائلها</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/recorded_answer.py" />
   <source>No answer in {name} was kept with its tokens, so none can play again. Foretoken's own JSON export has them.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تُحفظ أي إجابة في {name} مع رموزها، فلا يمكن إعادة عرض أي منها. ملفات JSON التي يصدّرها Foretoken نفسه تحويها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>at an unknown time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في وقت غير معروف</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>, </source>
   <comment>between things in a list</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>، </translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>Attached: {names}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المرفقات: {names}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>You</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أنت</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>Answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup was not made, because the file of your chats is damaged. Restart Foretoken to repair it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تُنشأ النسخة الاحتياطية، لأن ملف المحادثات تالف. يُرجى إعادة تشغيل Foretoken لإصلاحه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup {name} takes too long to read: it is damaged, or was made to.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تستغرق قراءة النسخة الاحتياطية {name} وقتًا أطول مما ينبغي: هي تالفة، أو صُنعت لذلك.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>{name} is not a backup of Foretoken's chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {name} ليس نسخة احتياطية لمحادثات Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup {name} is damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النسخة الاحتياطية {name} تالفة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>The backup {name} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة النسخة الاحتياطية {name}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/copies.py" />
   <source>Nothing was changed. Choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يتغير شيء. يُرجى اختيار ملف آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the disk is full.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القرص ممتلئ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Free some space on it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى تحرير بعض المساحة عليه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>another program keeps the file {name} locked.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>برنامج آخر يُبقي الملف {name} مقفلًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Close that program.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى إغلاق ذلك البرنامج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the folder {folder} is not writable.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا تمكن الكتابة في المجلد {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Change its permissions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى تغيير أذوناته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the disk that holds {folder} is read-only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القرص الذي يحوي {folder} للقراءة فقط.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Make it writable.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى جعله قابلًا للكتابة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>{name} in {folder} is not used, because {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يُستخدم {name} في {folder}، لأن {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Put an ordinary file in its place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى وضع ملف عادي مكانه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>the disk that holds {folder} reports an error ({reason}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أبلغ القرص الذي يحوي {folder} عن خطأ ({reason}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>Check the disk.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى فحص القرص.</translation>
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
   <translation>يُرجى التحقق من المجلد {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>This cannot be saved, because what it belongs to no longer exists ({reason}). Copy it if you need it, and continue in a new chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر حفظ هذا، لأن ما ينتمي إليه لم يعد موجودًا ({reason}). يُرجى نسخه عند الحاجة إليه، والمتابعة في محادثة جديدة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The search index is damaged. Restart Foretoken to repair it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فهرس البحث تالف. يُرجى إعادة تشغيل Foretoken لإصلاحه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The file of your chats is damaged. Restart Foretoken to repair it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملف المحادثات تالف. يُرجى إعادة تشغيل Foretoken لإصلاحه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>SQLite cannot do this: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يستطيع SQLite فعل ذلك: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The backup cannot be saved: {cause} {remedy}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر حفظ النسخة الاحتياطية: {cause} {remedy}</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/errors.py" />
   <source>The chats cannot be saved: {cause} {remedy} Until then, new messages are kept only while Foretoken is open.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر حفظ المحادثات: {cause} {remedy} وإلى ذلك الحين لا تُحفظ الرسائل الجديدة إلا ما دام Foretoken مفتوحًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The chats are in use by another Foretoken, so here they are neither shown nor saved. Close the other one and restart this one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثات مستخدمة في نسخة أخرى من Foretoken، لذلك لا تُعرض هنا ولا تُحفظ. يُرجى إغلاق الأخرى وإعادة تشغيل هذه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>Not everything could be deleted: {reason} ({file}). Close other programs that use these files, and try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر حذف كل شيء: {reason} ({file}). يُرجى إغلاق البرامج الأخرى التي تستخدم هذه الملفات، والمحاولة مرة أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The file of your chats was missing, empty or damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كان ملف المحادثات مفقودًا أو فارغًا أو تالفًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The backup of {time} took its place.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حلّت محله النسخة الاحتياطية بتاريخ {time}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/files.py" />
   <source>There was no backup yet.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تكن هناك نسخة احتياطية بعد.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/files.py" />
   <source>{count} messages were recovered from the damaged file.</source>
   <extracomment>for 1: {count} message was recovered from the damaged file.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/chat/store/files.py" />
   <source>The damaged file is kept as {name} in the same folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف التالف محفوظ باسم {name} في المجلد نفسه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/schema.py" />
   <source>The file holds no chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا محادثات في الملف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/schema.py" />
   <source>These chats were saved by a newer version of Foretoken (format {version}; this version reads up to {newest}), so they are left alone. Install the newer version. Until then, chats are kept only while Foretoken is open.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حُفظت هذه المحادثات بإصدار أحدث من Foretoken (التنسيق {version}؛ وهذا الإصدار يقرأ حتى {newest})، لذلك تُركت كما هي. يُرجى تثبيت الإصدار الأحدث. وإلى ذلك الحين لا تُحفظ المحادثات إلا ما دام Foretoken مفتوحًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/store/store.py" />
   <source>The backup cannot be saved there, because that folder holds the chats themselves. Choose another folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن حفظ النسخة الاحتياطية هناك، لأن المحادثات نفسها في ذلك المجلد. يُرجى اختيار مجلد آخر.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/store.py" />
   <source>{count} chats were restored from the backup {name}.</source>
   <extracomment>for 1: {count} chat was restored from the backup {name}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/chat/store/store.py" />
   <source>What was here before is kept as {name} in the folder {folder} of the chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما كان هنا من قبل محفوظ باسم {name} في مجلد المحادثات {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/answer_run.py" />
   <source>{first}, then {second}</source>
   <comment>models</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أولًا {first}، ثم {second}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The prompt of this answer cannot be rebuilt: the system prompt, an earlier message or a template setting has changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن إعادة تكوين موجّه هذه الإجابة: تغيّر موجّه النظام أو رسالة سابقة أو إعداد في القالب.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>reading this answer again {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تجري قراءة هذه الإجابة من جديد {share}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>A server wrote this answer. Its probabilities are not known.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتب خادم هذه الإجابة. واحتمالاتها غير معروفة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The settings of this answer were not recorded, so no candidates are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تُسجَّل إعدادات هذه الإجابة، لذلك لا تُعرض رموز مرشّحة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The prompt length was not recorded, so no candidates are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُسجَّل طول الموجّه، لذلك لا تُعرض رموز مرشّحة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>Load {model}, which wrote this answer, to see the candidates.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى تحميل {model} الذي كتب هذه الإجابة لعرض الرموز المرشّحة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>Candidates can be found when the answer is complete.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يمكن العثور على الرموز المرشّحة عند اكتمال الإجابة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The draft model of this answer, {model}, is not loaded; its figures are the recorded ones.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة لهذه الإجابة، {model}، غير محمّل؛ وأرقامه هي المسجَّلة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>The chat template settings of this answer were not recorded; the current or default ones are used. They give a prompt of the same length, but may differ.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تُسجَّل إعدادات قالب المحادثة لهذه الإجابة؛ تُستخدم الحالية أو الافتراضية. وهي تعطي موجّهًا بالطول نفسه، لكنه قد يختلف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/background.py" />
   <source>Something unexpected went wrong ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حدث خطأ غير متوقع ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/chat_archive.py" />
   <source>The chats cannot be kept: something unexpected went wrong ({error}). They go on in this window until it is closed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر الاحتفاظ بالمحادثات: حدث خطأ غير متوقع ({error}). تستمر في هذه النافذة إلى أن تُغلق.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed {chat}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تمت إعادة تسمية {chat}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Pinned {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم التثبيت: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Unpinned {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم إلغاء التثبيت: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Archived {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تمت الأرشفة: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>{chat} is back in the list.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عادت المحادثة {chat} إلى القائمة.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>{count} chats are back in the list.</source>
   <extracomment>for 1: {count} chat is back in the list.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Moved {chats} out of the folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم النقل إلى خارج المجلد: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Moved {chats} to {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم النقل إلى {folder}: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Moved {chats} to a new folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم النقل إلى مجلد جديد: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Copied {chat}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم نسخ {chat}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Deleted {chats}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم الحذف: {chats}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Folder added.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تمت إضافة المجلد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed folder {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تمت إعادة تسمية المجلد {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Deleted folder {folder}. Its chats stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم حذف المجلد {folder}. وتبقى محادثاته.</translation>
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
   <translation>اليوم</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>yesterday</source>
   <comment>a short date</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أمس</translation>
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
   <translation>المثبّتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Temporary</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المؤقتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Today</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اليوم</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Yesterday</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أمس</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Previous 7 days</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأيام السبعة الماضية</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_entries.py" />
   <source>Previous 30 days</source>
   <comment>above some chats</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأيام الثلاثون الماضية</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Chats are not saved now, so that none can be read or imported.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثات لا تُحفظ الآن، لذلك لا يمكن قراءة أي منها أو استيرادها.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Imported {count} chats.</source>
   <extracomment>for 1: Imported {count} chat.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>تم استيراد {count} محادثة.</numerusform>
    <numerusform>تم استيراد محادثة واحدة.</numerusform>
    <numerusform>تم استيراد محادثتين.</numerusform>
    <numerusform>تم استيراد {count} محادثات.</numerusform>
    <numerusform>تم استيراد {count} محادثة.</numerusform>
    <numerusform>تم استيراد {count} محادثة.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Nothing new was imported.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُستورد أي جديد.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>{count} chats went on differently here, and now stand beside what you have.</source>
   <extracomment>for 1: {count} chat went on differently here, and now stands beside what you have.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>{count} chats were here already.</source>
   <extracomment>for 1: {count} chat was here already.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>موجودة هنا من قبل: {count} محادثة.</numerusform>
    <numerusform>موجودة هنا من قبل: محادثة واحدة.</numerusform>
    <numerusform>موجودة هنا من قبل: محادثتان.</numerusform>
    <numerusform>موجودة هنا من قبل: {count} محادثات.</numerusform>
    <numerusform>موجودة هنا من قبل: {count} محادثة.</numerusform>
    <numerusform>موجودة هنا من قبل: {count} محادثة.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>{count} chats could not be read.</source>
   <extracomment>for 1: {count} chat could not be read.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>There is no chat to export.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد محادثة لتصديرها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>None of the chats can be imported: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن استيراد أي من المحادثات: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/prompt_library.py" />
   <source>New prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>موجّه جديد</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>A message can have {most} files: {count} are left out. Join some of them into one.</source>
   <extracomment>for 1: A message can have {most} files: {count} is left out. Join some of them into one.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>{name} is left out: the files of a message can have {size} of text together. Send it with another message.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استُبعد {name}: الحد الأقصى لنصوص ملفات الرسالة معًا {size}. يُرجى إرساله مع رسالة أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>{name} cannot be read: something unexpected went wrong ({error}). Attach a copy of it as plain text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة {name}: حدث خطأ غير متوقع ({error}). يُرجى إرفاق نسخة منه نصًا عاديًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/attachment_list.py" />
   <source>Text {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نص {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The answer failed. Queued messages are back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أخفقت الإجابة. عادت الرسائل المنتظرة إلى الحقل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The answer was stopped. Queued messages are back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أُوقفت الإجابة. عادت الرسائل المنتظرة إلى الحقل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/message_queue.py" />
   <source>The model was not loaded. Queued messages are back in the field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُحمَّل النموذج. عادت الرسائل المنتظرة إلى الحقل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing/recent_files.py" />
   <source>There are no recent files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد ملفات حديثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم حذف السؤال.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Answer deleted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم حذف الإجابة.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted, with {count} messages behind it.</source>
   <extracomment>for 1: Question deleted, with {count} message behind it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/control/controller.py" />
   <source>Answer deleted, with {count} messages behind it.</source>
   <extracomment>for 1: Answer deleted, with {count} message behind it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>The model runs on a server. This needs one that runs in Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يعمل النموذج على خادم. وهذا يحتاج إلى نموذج يعمل في Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>The model did not stop, so this answer was given up as it was.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يتوقف النموذج، لذلك تُركت هذه الإجابة كما كانت.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>The model did not stop, and was left behind. Choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يتوقف النموذج، فتُرك. يُرجى اختيار نموذج آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>No model is loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يوجد نموذج محمّل</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_control.py" />
   <source>This server cannot continue an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يستطيع هذا الخادم متابعة إجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>The context is too short for the questions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السياق أقصر من أن يتسع للأسئلة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>verifying losslessness {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري التحقق من عدم الفقدان {share}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>trying settings {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تجري تجربة الإعدادات {share}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>racing {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السباق جارٍ {share}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>testing this pair {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري اختبار هذا الزوج {share}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>benchmarking {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري قياس الأداء {share}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/experiments.py" />
   <source>Preparing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري التحضير…</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>The graphics card has no room left for this. {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يبق على بطاقة الرسوم مكان لهذا. {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>The graphics card, or its driver, failed: {reason}. What was written so far is there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعطّلت بطاقة الرسوم، أو برنامج تشغيلها: {reason}. وما كُتب حتى الآن موجود.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>llama.cpp failed: {reason}. What was written so far is there. Load the model again, or choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعطّل llama.cpp: {reason}. وما كُتب حتى الآن موجود. يُرجى تحميل النموذج من جديد، أو اختيار نموذج آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Load it again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تحميله من جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Use what fits here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام ما يلائم هنا</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Use {some} of {count} layers on the GPU</source>
   <extracomment>for 1: Use {some} of {count} layer on the GPU</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Use the processor</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام المعالج</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>Something unexpected went wrong: {what}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حدث خطأ غير متوقع: {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>model cannot roll back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يستطيع النموذج الرجوع إلى الوراء</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>{server} offers no model {model} any more. Choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يعد الخادم {server} يقدّم النموذج {model}. يُرجى اختيار نموذج آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/worker.py" />
   <source>No model is loaded. Choose one first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يوجد نموذج محمّل. يُرجى اختيار نموذج أولًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/benchmark_history.py" />
   <source>The benchmarks could not be written: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت كتابة قياسات الأداء: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/draft_ranking.py" />
   <source>The models could not be compared: {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت مقارنة النماذج: {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/engine_form.py" />
   <source>There is no draft model that could draft in every step. Choose one with the models, or draft automatically.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يوجد نموذج مسودة يمكنه كتابة مسودة في كل خطوة. يُرجى اختيار واحد مع النماذج، أو كتابة المسودات تلقائيًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/folder_list.py" />
   <source>The list of folders was not changed. {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تتغير قائمة المجلدات. {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/known_servers.py" />
   <source>The list of servers was not changed. {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تتغير قائمة الخوادم. {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>Looking for models failed: {error}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر البحث عن النماذج: {error}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>{name} is not a model file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العنصر {name} ليس ملف نموذج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>{path} cannot be read: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة {path}: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/library_feed.py" />
   <source>{path} makes no sense ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محتوى {path} غير مفهوم ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>The built-in models belong to Foretoken and stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النماذج المدمجة جزء من Foretoken وتبقى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>Ollama keeps this model under a name of its own, and other models may share its files. Remove it with: {command}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحفظ Ollama هذا النموذج باسم خاص به، وقد تشاركه نماذج أخرى في ملفاته. يُزال بالأمر: {command}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It lies in the cache of Hugging Face, which keeps the data apart from the name: both go, and programs that want it again will download it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يقع في ذاكرة Hugging Face المؤقتة التي تحفظ البيانات منفصلة عن الاسم: يُزال كلاهما، والبرامج التي تحتاج إليه تنزّله من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It is a link: only the link is moved, the file itself stays.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذا رابط: يُنقل الرابط فقط، ويبقى الملف نفسه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} cannot be brought back: there is a file of that name in {folder} again. It stays in the trash.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت إعادة {name}: يوجد ملف بهذا الاسم في {folder} من جديد. يبقى في سلة المهملات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} could not be moved to the trash: {why}. It is where it was. Remove it in the file manager.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر نقل {name} إلى سلة المهملات: {why}. بقي في مكانه. يُرجى حذفه في مدير الملفات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} is no longer in the trash. It cannot be brought back.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يعد {name} في سلة المهملات. لا يمكن إعادته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>{name} cannot be brought back: {why}. It is in the trash of your system.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت إعادة {name}: {why}. هو في سلة مهملات النظام.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/pair_choice.py" />
   <source>My pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>زوجي</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>The presets were not changed. {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تتغير الإعدادات المسبقة. {why}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>Imported {count} presets: {names}.</source>
   <extracomment>for 1: Imported {count} preset: {names}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>تم استيراد {count} إعداد مسبق: {names}.</numerusform>
    <numerusform>تم استيراد إعداد مسبق واحد: {names}.</numerusform>
    <numerusform>تم استيراد إعدادين مسبقين: {names}.</numerusform>
    <numerusform>تم استيراد {count} إعدادات مسبقة: {names}.</numerusform>
    <numerusform>تم استيراد {count} إعدادًا مسبقًا: {names}.</numerusform>
    <numerusform>تم استيراد {count} إعداد مسبق: {names}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>There is no such preset any more; nothing was exported.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يعد هذا الإعداد المسبق موجودًا؛ ولم يُصدَّر شيء.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/models/preset_list.py" />
   <source>Exported {count} presets to {file}.</source>
   <extracomment>for 1: Exported {count} preset to {file}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/control/models/recent_pairs.py" />
   <source>{name}, which was used last, is no longer in {folder}. The built-in pair is used instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج {name} الذي استُخدم آخر مرة لم يعد في {folder}. يُستخدم الزوج المدمج بدلًا منه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/recent_pairs.py" />
   <source>The draft {name} is no longer in {folder}. The target is used without a second model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة {name} لم يعد في {folder}. يُستخدم النموذج الهدف دون نموذج ثانٍ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/recent_pairs.py" />
   <source>{pair}, in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair}، في {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/replay/replay.py" />
   <source>Nothing was written in this answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُكتب شيء في هذه الإجابة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/replay/replay.py" />
   <source>Only the text of this answer is kept, not how its tokens came.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحفوظ من هذه الإجابة نصها فقط، لا كيف جاءت رموزها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>What is left out where the context is full is up to the server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما يُترك عند امتلاء السياق يقرره الخادم</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>This kind of server is not told of it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يُبلَّغ به هذا النوع من الخوادم</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Greedy</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>جشع</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Precise</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>دقيق</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Balanced</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متوازن</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Conversational</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حواري</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>Creative</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إبداعي</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>It needs a name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يلزم اسم له.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>A style named “{name}” already exists.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يوجد بالفعل نمط باسم «{name}».</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/control/sampling/sampling_kinds.py" />
   <source>You already have {count} styles; delete one first.</source>
   <extracomment>for 1: You already have {count} style; delete one first.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/control/updates/update_checker.py" />
   <source>The release feed takes too long to answer. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يستغرق رد قائمة الإصدارات وقتًا أطول مما ينبغي. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/updates/update_checker.py" />
   <source>{folder} holds {name} many times over. Remove some.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في {folder} ملفات كثيرة باسم {name}. يُرجى حذف بعضها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/cached_sequence.py" />
   <source>The model cannot drop its last tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يستطيع النموذج إسقاط رموزه الأخيرة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>from {least} to {most}</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من {least} إلى {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>from {least} (off) to {most}</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من {least} (إيقاف) إلى {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>from {least} to the batch size ({most})</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من {least} إلى حجم الدفعة ({most})</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>A value cache of type {type} needs flash attention. Leave flash attention on, or choose f16 for the values.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ذاكرة القيم المؤقتة من النوع {type} تحتاج إلى flash attention. يُرجى إبقاء flash attention مفعّلًا، أو اختيار f16 للقيم.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>devices must be names such as CUDA0,CUDA1, or {none}, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجب أن تكون devices أسماءً مثل CUDA0,CUDA1، أو {none}، لا {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>tensor-split must be a whole number for each of the devices, such as 20,13, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجب أن يكون tensor-split عددًا صحيحًا لكل جهاز، مثل 20,13، لا {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>above {least} and at most {most} (off)</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أكبر من {least} ولا تزيد على {most} (إيقاف)</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>The lookahead must be a whole number from {least} to {most}, not {given}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجب أن يكون الاستباق عددًا صحيحًا من {least} إلى {most}، لا {given}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>{least} or more</source>
   <comment>a value that is allowed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من {least} فأكثر</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>stop strings must not be empty: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجب ألا تكون نصوص الإيقاف فارغة: {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/config.py" />
   <source>{name} must be {allowed}, not {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجب أن تكون قيمة {name} {allowed}، لا {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/drafting/drafter.py" />
   <source>The draft model failed: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعطّل نموذج المسودة: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>too short to compare</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أقصر من أن تُقارن</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>not comparable: the computer was busy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>غير قابل للمقارنة: كان الحاسوب مشغولًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بلا مسودات</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Automatic</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تلقائي</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Always the draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة دائمًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Prompt lookup only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في الموجّه فقط</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Plain decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فك الترميز العادي</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عادي</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>fixed</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ثابت</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>step rule</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قاعدة الخطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>EWMA rule</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قاعدة EWMA</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>adaptive</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تكيّفي</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>lookup</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في الموجّه</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafting paused: no speedup</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة متوقفة مؤقتًا: لا تسريع</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no matching earlier text</source>
   <comment>how tokens are drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا نص سابق مطابق</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>the next one was too doubtful</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز التالي مشكوك فيه</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>one more would not pay</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز آخر لن يفيد</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>as long as drafts get</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أقصى طول للمسودات</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>a copy of earlier text</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخة من نص سابق</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no copy would have paid</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما كان النسخ ليفيد</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>nothing to copy was found</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يوجد ما يُنسخ</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafting rests: it did not pay</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة متوقفة: لم تُفد</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>measures the plain speed</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُقاس السرعة العادية</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>fixed length</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>طول ثابت</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>longer: most were accepted</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أطول: قُبل معظمها</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>shorter: few were accepted</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أقصر: قُبل القليل</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>as long as before</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بالطول السابق نفسه</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>no room for more</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا مكان للمزيد</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>the draft ends the answer</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة تنهي الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>reads what it could not keep</source>
   <comment>why a draft ends</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يقرأ ما لم يمكن حفظه</translation>
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
   <translation>لم يُحسب</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens (with the one that ended the answer) in {time} of decoding; reading the prompt is not part of it.</source>
   <extracomment>for 1: {count} token (with the one that ended the answer) in {time} of decoding; reading the prompt is not part of it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens in {time} of decoding; reading the prompt is not part of it.</source>
   <extracomment>for 1: {count} token in {time} of decoding; reading the prompt is not part of it.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <translation>جاء كل رمز من النموذج الهدف وحده، في تمريرة خاصة به.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Other programs kept this computer busy while the answer was written, so its speed cannot be compared with plain decoding.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>شغلت برامج أخرى هذا الحاسوب أثناء كتابة الإجابة، لذلك لا يمكن مقارنة سرعتها بفك الترميز العادي.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: measuring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السرعة العادية: قيد القياس</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السرعة العادية: لم تُقس</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>A speedup is shown only against plain decoding measured on this machine.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يُعرض التسريع إلا مقارنة بفك الترميز العادي المقيس على هذا الجهاز.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain ({rate}, measured)</source>
   <comment>stands behind how many times as fast it is</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السرعة العادية ({rate}، مقيسة)</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>as fast as without drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بسرعة الكتابة دون مسودات</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>faster than without drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أسرع من الكتابة دون مسودات</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>slower than without drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أبطأ من الكتابة دون مسودات</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>plain speed: unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السرعة العادية: غير معروفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>A server wrote this. How fast it would be without drafts was not measured, so no speedup is shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتب هذا خادم. ولم تُقس سرعته دون مسودات، لذلك لا يُعرض أي تسريع.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens in {time}; plain decoding, measured on this machine at about the same time, takes {plain} for as many: {ratio} times the plain speed.</source>
   <extracomment>for 1: {count} token in {time}; plain decoding, measured on this machine at about the same time, takes {plain} for as many: {ratio} times the plain speed.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/engine/figures.py" />
   <source>That is too uncertain to be called a speedup.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذه النتيجة أقل يقينًا من أن تُعدّ تسريعًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>busy: {share} used by others</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مشغول: {share} لبرامج أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Other programs used {share} of the processor while this was written, so the speeds are not those of an idle computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدمت البرامج الأخرى {share} من المعالج أثناء الكتابة، لذلك ليست هذه سرعات حاسوب غير مشغول.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{accepted} accepted of {drafted} drafted = {share}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قُبل {accepted} من {drafted} من رموز المسودة = {share}.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens came after a rejected one or the end, and were not verified.</source>
   <extracomment>for 1: {count} token came after a rejected one or the end, and was not verified.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafted accepted ({share})</source>
   <comment>behind: 12 of 20</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من رموز المسودة مقبولة ({share})</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Tokens that end an answer are not shown, so they have no colour.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز التي تُنهي الإجابة لا تُعرض، فلا لون لها.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafted accepted ({share}), {count} as the end of the answer</source>
   <extracomment>for 1: drafted accepted ({share}), {count} as the end of the answer</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/engine/figures.py" />
   <source>Copied from earlier text: {accepted} of {drafted} accepted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المنسوخ من نص سابق: قُبل {accepted} من {drafted}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{accepted} of {drafted}</source>
   <comment>before: drafted accepted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} من {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>tokens per pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز لكل تمريرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{tokens} / {passes}, corrections and bonus tokens included.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الحساب: {tokens} / {passes}، مع التصحيحات والرموز الإضافية.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} tokens</source>
   <extracomment>for 1: {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/engine/figures.py" />
   <source>{count} target passes</source>
   <extracomment>for 1: {count} target pass</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first token, with {time} for reading {count} prompt tokens, {reused} of them reused.</source>
   <extracomment>for 1: From the request to the first token, with {time} for reading {count} prompt token, {reused} of them reused.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first token, with {time} for reading {count} prompt tokens.</source>
   <extracomment>for 1: From the request to the first token, with {time} for reading {count} prompt token.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/engine/figures.py" />
   <source>first token {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز الأول {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>between tokens (95 %: {time})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بين الرموز (95%: {time})</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Tokens of one step appear together. Half of the gaps between steps were {median} or shorter, 95 % were {slow} or shorter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تظهر رموز الخطوة الواحدة معًا. نصف الفواصل بين الخطوات {median} أو أقصر، و95% منها {slow} أو أقصر.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/figures.py" />
   <source>Over {runs} of {count} runs: those in which something was drafted and whose plain speed was measured.</source>
   <extracomment>for 1: Over {runs} of {count} run: those in which something was drafted and whose plain speed was measured.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/engine/figures.py" />
   <source>saved by drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>وُفّرت بالمسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>lost by drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ضاعت بالمسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{minutes} min {seconds} s</source>
   <comment>a time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{minutes} د {seconds} ث</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{hours} h {minutes} min</source>
   <comment>a time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{hours} س {minutes} د</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>As reported by the server, by its own clock.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كما يذكره الخادم، بحسب ساعته هو.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>Pieces of text as they arrived here, from the first to the last one. A piece may be several tokens. The server does not report how many tokens per second that is.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قطع النص كما وصلت إلى هنا، من الأولى إلى الأخيرة. وقد تضم القطعة عدة رموز. ولا يذكر الخادم كم رمزًا في الثانية يعادل ذلك.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>pieces/s</source>
   <comment>per second</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قطعة/ث</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{accepted} accepted of {drafted} drafted = {share}, as the server counts them.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قُبل {accepted} من {drafted} من رموز المسودة = {share}، بحسب عدّ الخادم.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>The server counted no drafts: every token came from the target alone.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُحصِ الخادم أي مسودة: كل رمز جاء من النموذج الهدف وحده.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>drafts: not reported</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودات: لا تُذكر</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>From the request to the first piece of text, including the time on the network.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من الطلب إلى أول قطعة من النص، ويشمل ذلك الزمن على الشبكة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>first text {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أول نص {time}</translation>
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
    <numerusform>عدد الخطوات {count}، كان يُتوقع أن تستغرق {expected} واستغرقت {real}. ومجموع أخطاء التوقع خطوةً خطوة {wrong}، أي {share} من وقتها.</numerusform>
    <numerusform>خطوة واحدة كان يُتوقع أن تستغرق {expected} واستغرقت {real}. وخطأ التوقع {wrong}، أي {share} من وقتها.</numerusform>
    <numerusform>خطوتان كان يُتوقع أن تستغرقا {expected} واستغرقتا {real}. ومجموع خطأي التوقع {wrong}، أي {share} من وقتهما.</numerusform>
    <numerusform>{count} خطوات كان يُتوقع أن تستغرق {expected} واستغرقت {real}. ومجموع أخطاء التوقع خطوةً خطوة {wrong}، أي {share} من وقتها.</numerusform>
    <numerusform>{count} خطوة كان يُتوقع أن تستغرق {expected} واستغرقت {real}. ومجموع أخطاء التوقع خطوةً خطوة {wrong}، أي {share} من وقتها.</numerusform>
    <numerusform>{count} خطوة كان يُتوقع أن تستغرق {expected} واستغرقت {real}. ومجموع أخطاء التوقع خطوةً خطوة {wrong}، أي {share} من وقتها.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>{number} s</source>
   <comment>seconds</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} ث</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/generation.py" />
   <source>The target model failed, so its next token cannot be judged. {error} Its file is probably damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعطّل النموذج الهدف، فلا يمكن الحكم على رمزه التالي. {error} الأرجح أن ملفه تالف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>this kind of DFlash head is not supported yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذا النوع من رؤوس DFlash غير معروف بعد</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>its file does not name a mask token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملفه لا يسمي رمز قناع</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>its file gives no usable block size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملفه لا يحدد حجم كتلة صالحًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>made for Gemma 4, not {family}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صُنع لنموذج Gemma 4، لا {family}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>llama.cpp does not tell the inner states of {family}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يتيح llama.cpp الحالات الداخلية لنماذج {family}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>made for a model of width {width}, not {other}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صُنع لنموذج عرضه {width}، لا {other}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>made for a model with different attention heads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صُنع لنموذج ذي رؤوس انتباه أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/heads.py" />
   <source>reads layer {layer} of a model with {layers}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يقرأ الطبقة {layer} من نموذج عدد طبقاته {layers}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>llama.cpp cannot load {file}: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر على llama.cpp تحميل {file}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} cannot chat: {reason}. Choose a text model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج {file} لا يصلح للمحادثة: {reason}. يُرجى اختيار نموذج نصوص.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it is a head that drafts for one certain model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو رأس يكتب المسودة لنموذج معيّن واحد</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it is an encoder-decoder model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو نموذج مشفّر وفاك تشفير (encoder-decoder)</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it computes embeddings, not text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحسب التضمينات ولا يكتب نصوصًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>it is a diffusion model, which does not write from left to right</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو نموذج انتشار لا يكتب كلمة بعد كلمة</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>llama.cpp cannot make a context of {count} tokens for {file}: {reason}.</source>
   <extracomment>for 1: llama.cpp cannot make a context of {count} token for {file}: {reason}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>تعذّر على llama.cpp إنشاء سياق من {count} رمز للنموذج {file}: {reason}.</numerusform>
    <numerusform>تعذّر على llama.cpp إنشاء سياق من رمز واحد للنموذج {file}: {reason}.</numerusform>
    <numerusform>تعذّر على llama.cpp إنشاء سياق من رمزين للنموذج {file}: {reason}.</numerusform>
    <numerusform>تعذّر على llama.cpp إنشاء سياق من {count} رموز للنموذج {file}: {reason}.</numerusform>
    <numerusform>تعذّر على llama.cpp إنشاء سياق من {count} رمزًا للنموذج {file}: {reason}.</numerusform>
    <numerusform>تعذّر على llama.cpp إنشاء سياق من {count} رمز للنموذج {file}: {reason}.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>The context of {count} tokens is full.</source>
   <extracomment>for 1: The context of {count} token is full.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>امتلأ السياق الذي يتسع لعدد {count} رمز.</numerusform>
    <numerusform>امتلأ السياق الذي يتسع لعدد رمز واحد.</numerusform>
    <numerusform>امتلأ السياق الذي يتسع لعدد رمزين.</numerusform>
    <numerusform>امتلأ السياق الذي يتسع لعدد {count} رموز.</numerusform>
    <numerusform>امتلأ السياق الذي يتسع لعدد {count} رمزًا.</numerusform>
    <numerusform>امتلأ السياق الذي يتسع لعدد {count} رمز.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>The pass was stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أُوقفت التمريرة.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>llama.cpp failed a pass of {count} tokens (status {status}): {reason}.</source>
   <extracomment>for 1: llama.cpp failed a pass of {count} token (status {status}): {reason}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{model} cannot drop its last tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج {model} لا يستطيع إسقاط رموزه الأخيرة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>The state of {model} cannot be saved.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر حفظ حالة النموذج {model}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{model} cannot go back to its state.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج {model} لا يستطيع العودة إلى حالته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>There is no GPU called {name} here, nor any other one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد هنا وحدة معالجة رسوم باسم {name}، ولا أي وحدة أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>There is no GPU called {name} here. There is {known}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد هنا وحدة معالجة رسوم باسم {name}. الموجود: {known}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} is a folder. Choose a .gguf file in it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العنصر {file} مجلد. يُرجى اختيار ملف امتداده gguf فيه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} does not exist. Check the name or choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} غير موجود. يُرجى التحقق من الاسم أو اختيار ملف آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة {file}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} is empty. Models for Foretoken are .gguf files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} فارغ. نماذج Foretoken ملفات امتدادها gguf.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/backend.py" />
   <source>{file} is not a GGUF file. Models for Foretoken are .gguf files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} ليس ملف GGUF. نماذج Foretoken ملفات امتدادها gguf.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/library.py" />
   <source>it gave no reason</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُذكر سبب</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/vocabulary.py" />
   <source>This model has no vocabulary, so it cannot read text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس لهذا النموذج مفردات، فلا يستطيع قراءة النصوص.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/llama/vocabulary.py" />
   <source>This model's vocabulary has no token for the space that stands before every text, so it cannot read any. Choose another model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس في مفردات هذا النموذج رمز للمسافة التي تسبق كل نص، فلا يستطيع قراءة أي نص. يُرجى اختيار نموذج آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/sampling/probabilities.py" />
   <source>The model returned logits that are not finite numbers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أعاد النموذج قيم logits ليست أعدادًا منتهية.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>this build of llama.cpp does not tell the inner states of models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخة llama.cpp هذه لا تتيح الحالات الداخلية للنماذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>the draft model cannot roll back: it is recurrent</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة لا يستطيع الرجوع إلى الوراء: هو تكراري</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>no draft model is chosen</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُختر نموذج مسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>The prompt is empty. Write something for the model to go on from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الموجّه فارغ. يُرجى كتابة شيء ليكمله النموذج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>The prompt holds a token that the model's vocabulary lacks.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في الموجّه رمز لا تحويه مفردات النموذج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/session.py" />
   <source>There is no draft to use: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد مسودة لاستخدامها: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>the character NUL</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الحرف NUL</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>line breaks</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فواصل الأسطر</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>tabs</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>علامات الجدولة</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>spaces</source>
   <comment>characters</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسافات</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>{count} others</source>
   <comment>characters</comment>
   <extracomment>for 1: {count} other</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>Left out, because this model has no way to spell it: {characters}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استُبعد ما لا يستطيع هذا النموذج تهجئته: {characters}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>half a character</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نصف حرف</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>the tokenizers are of different kinds, {target} and {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المرمِّزان من نوعين مختلفين، {target} و{draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>vocabulary {target} against {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المفردات {target} مقابل {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>token {token} differs: {target} / {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز {token} مختلف: {target} / {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>token {token} differs: it ends an answer only for the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز {token} مختلف: ينهي الإجابة لدى النموذج الهدف فقط</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>token {token} differs: it ends an answer only for the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز {token} مختلف: ينهي الإجابة لدى نموذج المسودة فقط</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/vocabulary.py" />
   <source>prompts begin with different tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تبدأ الموجّهات برموز مختلفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>accepted draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مسودة مقبولة</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>accepted lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بحث مقبول</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>target correction</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصحيح الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>bonus token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز إضافي</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>target only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الهدف وحده</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>chosen by hand</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مختار يدويًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_kind.py" />
   <source>unknown source</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مصدر غير معروف</translation>
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
   <translation>إحدى الإجابات بطريقة غير مدرجة أو من نوع غير مدرج</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup over plain decoding, and the tokens per second of that: the median of the rounds, ± half of their range. 1.00x is as fast as without drafting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التسريع مقارنة بفك الترميز العادي، وعدد الرموز في الثانية لفك الترميز العادي: وسيط الجولات، ± نصف مداها. القيمة 1.00x تعني السرعة نفسها دون مسودات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, adaptive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة، تكيّفي</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, step rule</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة، قاعدة الخطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, moving average</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة، المتوسط المتحرك</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Questions</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أسئلة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Stories</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قصص</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Chat</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Code</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>شيفرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Rewriting</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة صياغة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Copying</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Long text</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نص طويل</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Mixed</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متنوع</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Benchmark of {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قياس أداء {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup by kind of text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التسريع بحسب نوع النص</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>All kinds together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كل الأنواع معًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Each round</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كل جولة</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft model, {count} tokens</source>
   <extracomment>for 1: Draft model, {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Way of decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>طريقة فك الترميز</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Speedup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التسريع</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Range</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المدى</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز/ث</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Accepted drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودات المقبولة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز لكل تمريرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Verifying</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Between tokens, ms (95 %)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بين الرموز، ms (95%)</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{mode} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode} (مستخدم)</translation>
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
   <translation>نوع النص</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Round</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الجولة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Seconds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الثواني</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز في الثانية</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Plain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عادي</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>All kinds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كل الأنواع</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>There is no figure in both.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يوجد رقم في كليهما.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{mode}, {kind}: {after} here, {before} there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode}، {kind}: {after} هنا، و{before} هناك.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>all kinds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كل الأنواع</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{sign}{percent} %</source>
   <comment>a change</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{sign}{percent}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{least} to {most}</source>
   <comment>a range</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{least} إلى {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{speed} tok/s ({least} to {most})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{speed} tok/s ({least} إلى {most})</translation>
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
   <translation>{mode}، {kind}</translation>
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
   <translation>وسيط الجولات للمتوسط الهندسي للأنواع: {kinds}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{accepted} of {drafted} drafted tokens accepted ({share}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قُبل {accepted} من {drafted} من رموز المسودة ({share}).</translation>
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
   <translation>أقصر من أن يُقاس</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُقس</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Round {number}: {tokens} tokens in {time} = {speed} tok/s, plain {plain_tokens} in {plain_time} = {plain} tok/s; {speed} / {plain} = {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الجولة {number}: {tokens} من الرموز في {time} = {speed} tok/s، والعادي {plain_tokens} في {plain_time} = {plain} tok/s؛ {speed} / {plain} = {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>greedy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>جشع</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>temperature {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>درجة الحرارة {value}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{count} rounds</source>
   <extracomment>for 1: {count} round</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{count} answers</source>
   <extracomment>for 1: {count} answer</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} إجابة</numerusform>
    <numerusform>إجابة واحدة</numerusform>
    <numerusform>إجابتان</numerusform>
    <numerusform>{count} إجابات</numerusform>
    <numerusform>{count} إجابة</numerusform>
    <numerusform>{count} إجابة</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>up to {count} tokens each</source>
   <extracomment>for 1: up to {count} token each</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>حتى {count} رمز لكل منها</numerusform>
    <numerusform>حتى رمز واحد لكل منها</numerusform>
    <numerusform>حتى رمزين لكل منها</numerusform>
    <numerusform>حتى {count} رموز لكل منها</numerusform>
    <numerusform>حتى {count} رمزًا لكل منها</numerusform>
    <numerusform>حتى {count} رمز لكل منها</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{threads} threads</source>
   <comment>of target and draft, as in 2+1</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخيوط {threads}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{count} cores</source>
   <extracomment>for 1: {count} core</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} نواة</numerusform>
    <numerusform>نواة واحدة</numerusform>
    <numerusform>نواتان</numerusform>
    <numerusform>{count} أنوية</numerusform>
    <numerusform>{count} نواة</numerusform>
    <numerusform>{count} نواة</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{role}: {name}, {size}, contents {mark}</source>
   <comment>a model file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{role}: {name}، {size}، بصمة المحتوى {mark}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Other programs used {share} of the processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدمت البرامج الأخرى {share} من المعالج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Stopped after {done} of {planned} answers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أُوقف بعد {done} من {planned} من الإجابات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>This computer was busy: even plain decoding varied, so no result is certain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كان هذا الحاسوب مشغولًا: حتى فك الترميز العادي تفاوت، فلا نتيجة مؤكدة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Processor use of other programs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام البرامج الأخرى للمعالج</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>none</source>
   <comment>a draft model</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بلا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Processor</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المعالج</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>System</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النظام</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Cores</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأنوية</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>llama.cpp's features</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ميزات llama.cpp</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Threads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخيوط</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السياق</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Settings of the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعدادات النموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Settings of the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعدادات نموذج المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Sampling</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أخذ العينات</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Tokens per answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز لكل إجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>Questions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأسئلة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{what}: {before} → {after}</source>
   <comment>what differs</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: من {before} إلى {after}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/benchmarks/report.py" />
   <source>{what}: changed</source>
   <comment>what differs</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}: تم التغيير</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/file.py" />
   <source>{file} has changed while it was read. Read it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تغيّر الملف {file} أثناء قراءته. يُرجى قراءته من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/file.py" />
   <source>one of its values has no name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إحدى قيمه بلا اسم</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/file.py" />
   <source>it has two values with the name {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فيه قيمتان بالاسم {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is damaged: {what}. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} تالف: {what}. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it claims to have {count} tensors</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يدّعي أن فيه {count} من الموتّرات</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it claims to have {count} values</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يدّعي أن فيه {count} من القيم</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>a name in it claims to have {count} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يدّعي اسم فيه أن طوله {count} بايت</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it has a value of the unknown type {type}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فيه قيمة من النوع المجهول {type}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it claims to have a list of {count} texts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يدّعي أن فيه قائمة من {count} من النصوص</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it has a list of the unknown type {type}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فيه قائمة من النوع المجهول {type}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>a tensor name in it claims to have {count} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يدّعي اسم موتّر فيه أن طوله {count} بايت</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>tensor {name} has {count} dimensions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عدد أبعاد الموتّر {name} هو {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} has weights in a format that llama.cpp no longer reads (type {type}). Get a variant with another quantisation.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أوزان الملف {file} بتنسيق لم يعد llama.cpp يقرؤه (النوع {type}). يُرجى الحصول على نسخة بتكميم آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} has weights in a format that this llama.cpp does not know (type {type}): the file is damaged or made for a newer version.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أوزان الملف {file} بتنسيق لا يعرفه إصدار llama.cpp هذا (النوع {type}): الملف تالف أو صُنع لإصدار أحدث.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>tensor {name} has an impossible shape</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>شكل الموتّر {name} غير ممكن</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>the alignment of its weights is impossible</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محاذاة أوزانه غير ممكنة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>it has two tensors with the name {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فيه موتّران بالاسم {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>tensor {name} is not where it should be</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الموتّر {name} ليس في مكانه</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: it ends within its header, after {size} bytes. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} ناقص: ينتهي داخل ترويسته بعد {size} بايت. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is empty. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} فارغ. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} begins with zeros: it is the space for a download that was not finished.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} يبدأ بأصفار: هو المساحة المخصصة لتنزيل لم يكتمل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is only a Git LFS pointer to the model. Get it with git lfs pull.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} مجرد مؤشر Git LFS إلى النموذج. يمكن جلب النموذج بالأمر git lfs pull.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is a web page, not a model. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} صفحة ويب وليس نموذجًا. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is of a format before GGUF, which llama.cpp no longer reads.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} بتنسيق يسبق GGUF، ولم يعد llama.cpp يقرؤه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: it ends after {count} bytes. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} ناقص: ينتهي بعد {count} بايت. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is not a GGUF file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} ليس ملف GGUF.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is a big-endian file, for processors of another kind. Get a little-endian one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} بترتيب البايت الكبير أولًا (big-endian)، لمعالجات من نوع آخر. يُرجى الحصول على ملف little-endian.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is of GGUF version 1, which llama.cpp no longer reads. Get a newer file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} من إصدار GGUF الأول الذي لم يعد llama.cpp يقرؤه. يُرجى الحصول على ملف أحدث.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is damaged: it claims to be of GGUF version {version}. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} تالف: يدّعي أنه من إصدار GGUF رقم {version}. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is of GGUF version {version}, which this llama.cpp cannot read: it is too new.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} من إصدار GGUF رقم {version} الذي لا يستطيع llama.cpp هذا قراءته: هو أحدث مما ينبغي.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: {shown} of {whole} {unit} are there. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} ناقص: الموجود {shown} من {whole} {unit}. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/reader.py" />
   <source>{file} is incomplete: its last {missing} bytes are missing. Get the file again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} ناقص: ينقصه آخر {missing} بايت. يُرجى الحصول على الملف من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} is damaged: two of its tokens are the same text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} تالف: رمزان من رموزه نص واحد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} has no tokenizer, so this llama.cpp cannot read text with it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس في الملف {file} مرمِّز، فلا يستطيع llama.cpp هذا قراءة النصوص به.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} has the unknown tokenizer {tokenizer}, so this llama.cpp cannot read text with it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في الملف {file} المرمِّز المجهول {tokenizer}، فلا يستطيع llama.cpp هذا قراءة النصوص به.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} is damaged: it has no list of tokens.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} تالف: ليست فيه قائمة رموز.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/gguf/vocabulary.py" />
   <source>{file} is damaged: its list of token types is too short.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} تالف: قائمة أنواع الرموز فيه أقصر مما ينبغي.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/access_token.py" />
   <source>This is no access token: one is a line of letters and digits.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذا ليس رمز وصول: رمز الوصول سطر من الحروف والأرقام.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>{model} is {size}, not about {expected}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حجم النموذج {model} هو {size}، وليس نحو {expected}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>{model} is {size} now ({bytes} bytes, not {expected}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حجم النموذج {model} الآن {size}، أي {bytes} بايت وليس {expected}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>The terms of {model} must be accepted on its page by now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أصبح قبول شروط النموذج {model} لازمًا على صفحته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>{model} names the licence {licence}, not {expected}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الترخيص المذكور للنموذج {model} هو {licence}، وليس {expected}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/download_offer.py" />
   <source>After this download only {size} of the disk are free.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بعد هذا التنزيل لا يبقى متاحًا على القرص إلا {size}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{model} changes on the hub while it is downloaded. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يتغير النموذج {model} على المنصة أثناء تنزيله. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{model} has changed on the hub since this download began: it starts anew.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تغيّر النموذج {model} على المنصة منذ بدء هذا التنزيل: يبدأ من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{file} is there already and is another file than the hub's. Rename or remove it, then try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يوجد {file} بالفعل وهو ملف غير الذي على المنصة. يُرجى إعادة تسميته أو حذفه، ثم المحاولة مرة أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{file} came with wrong bytes: its checksum differs. What came was thrown away; try again, if need be in another network.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>وصل {file} ببايتات خاطئة: مجموعه الاختباري مختلف. تم التخلص مما وصل؛ يُرجى المحاولة مرة أخرى، وعبر شبكة أخرى إن لزم.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{what}. Trying again in {seconds} s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{what}. تُعاد المحاولة بعد {seconds} ث.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>There is too little space in {folder}: {missing} are still to come, {free} are free, and {reserve} of that stay free. Remove something, or choose a smaller file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المساحة في {folder} غير كافية: المتبقي للتنزيل {missing}، والمتاح {free}، ويبقى منه {reserve} متاحًا. يُرجى حذف شيء، أو اختيار ملف أصغر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/downloads.py" />
   <source>{model} is being downloaded already, perhaps in another window of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري تنزيل النموذج {model} بالفعل، ربما في نافذة أخرى من Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>the answer to this search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نتيجة هذا البحث</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>The account of the access token may not download {model} yet. Accept its terms on {page}; some owners answer only after a while.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يحق لحساب رمز الوصول تنزيل النموذج {model} بعد. يُرجى قبول شروطه في {page}؛ وبعض المالكين لا يجيبون إلا بعد مدة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{model} is given only to those who accept its terms. Accept them on {page}, then enter an access token of that account.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يُقدَّم النموذج {model} إلا لمن يقبل شروطه. يُرجى قبولها في {page}، ثم إدخال رمز وصول من ذلك الحساب.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{repository} no longer has the version that was asked for. Choose the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يعد في المستودع {repository} الإصدار المطلوب. يُرجى اختيار النموذج من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{repository} no longer has the file that was asked for. Choose the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يعد في المستودع {repository} الملف المطلوب. يُرجى اختيار النموذج من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} does not accept the access token: it may be mistyped, expired or withdrawn. Enter a new one, or remove it where none is needed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المضيف {host} لا يقبل رمز الوصول: قد يكون مكتوبًا خطأ، أو منتهي الصلاحية، أو مسحوبًا. يُرجى إدخال رمز جديد، أو إزالته حيث لا يلزم.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} does not answer as a hub does (HTTP {status}). Is HF_ENDPOINT right?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المضيف {host} لا يجيب كما تجيب المنصة (HTTP {status}). هل قيمة HF_ENDPOINT صحيحة؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has no public {repository}. Check the name; if it is private, an access token of its owner is needed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس على {host} مستودع عام باسم {repository}. يُرجى التحقق من الاسم؛ وإن كان خاصًا لزم رمز وصول من مالكه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has no {repository} that this access token may see. Check the name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس على {host} مستودع باسم {repository} متاح لرمز الوصول هذا. يُرجى التحقق من الاسم.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} does not give {what} to this computer or account. See {page} why.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المضيف {host} لا يقدّم {what} لهذا الحاسوب أو الحساب. السبب مذكور في {page}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>The proxy asks for a name and a password. Put them into its address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يطلب خادم الوكيل اسمًا وكلمة مرور. يُرجى وضعهما في عنوانه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has trouble of its own (HTTP {status}). Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لدى المضيف {host} مشكلة خاصة به (HTTP {status}). يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} leads from address to address without an end. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المضيف {host} يحيل من عنوان إلى عنوان بلا نهاية. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} refused {what} (HTTP {status}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رفض المضيف {host} تقديم {what} (HTTP {status}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>With an access token more is allowed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُسمح بأكثر من ذلك مع رمز وصول.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again in {seconds} s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد {seconds} ث.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again in {count} minutes.</source>
   <extracomment>for 1: {host} has had too many requests from here. Try again in {count} minute.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد {count} دقيقة.</numerusform>
    <numerusform>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد دقيقة واحدة.</numerusform>
    <numerusform>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد دقيقتين.</numerusform>
    <numerusform>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد {count} دقائق.</numerusform>
    <numerusform>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد {count} دقيقة.</numerusform>
    <numerusform>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد {count} دقيقة.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/hub/errors.py" />
   <source>{host} has had too many requests from here. Try again in {count} hours.</source>
   <extracomment>for 1: {host} has had too many requests from here. Try again in {count} hour.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد {count} ساعة.</numerusform>
    <numerusform>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد ساعة واحدة.</numerusform>
    <numerusform>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد ساعتين.</numerusform>
    <numerusform>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد {count} ساعات.</numerusform>
    <numerusform>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد {count} ساعة.</numerusform>
    <numerusform>تلقى المضيف {host} من هنا طلبات أكثر مما ينبغي. يُرجى المحاولة بعد {count} ساعة.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{file} of {repository} is no longer the file that is meant: its owner has replaced it. Choose it in the list of models if you want it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يعد {file} من {repository} هو الملف المقصود: استبدله مالكه. يُرجى اختياره في قائمة النماذج إن كان مطلوبًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{repository} has no file {file}. Choose one of its other files.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس في المستودع {repository} ملف باسم {file}. يُرجى اختيار أحد ملفاته الأخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{name} names no repository: owner/name is needed, as in Qwen/Qwen3-8B-GGUF.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاسم {name} ليس اسم مستودع: يلزم owner/name، مثل Qwen/Qwen3-8B-GGUF.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>The variable {name} holds no https address. Correct or remove it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المتغير {name} لا يحوي عنوان https. يُرجى تصحيحه أو إزالته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>The variable {name} forbids asking the hub. Remove it to download models.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المتغير {name} يمنع سؤال المنصة. يُرجى إزالته لتنزيل النماذج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/hub.py" />
   <source>{host} sends too much or too slowly. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يرسل المضيف {host} أكثر أو أبطأ مما ينبغي. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host} sent another piece of the file than was asked for. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أرسل المضيف {host} جزءًا من الملف غير المطلوب. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host} sent more bytes than announced; they were thrown away. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أرسل المضيف {host} بايتات أكثر من المعلن؛ وتم التخلص منها. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host} sent a piece of the file without saying which. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أرسل المضيف {host} جزءًا من الملف دون أن يذكر أي جزء هو. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{host}, where {hub} keeps the file, refused it (HTTP {code}). Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رفض المضيف {host}، حيث تحفظ {hub} الملف، تقديمه (HTTP {code}). يُرجى المحاولة مرة أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{file} in {folder} is in the way: {reason}. Remove it and try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} في {folder} يعيق ذلك: {reason}. يُرجى إزالته والمحاولة مرة أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>The disk of {folder} is full. What has arrived is kept: free some space and go on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>امتلأ القرص الذي فيه {folder}. ما وصل محفوظ: يُرجى إخلاء مساحة ثم المتابعة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>Files in {folder} cannot become that large: the limit is the file system's or this account's. What has arrived is kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن أن تبلغ الملفات في {folder} هذا الحجم: هذا حد نظام الملفات أو هذا الحساب. ما وصل محفوظ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/hub/transfer.py" />
   <source>{folder} cannot be written to: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت الكتابة إلى {folder}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It writes by diffusion, not token by token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يكتب بالانتشار، لا رمزًا بعد رمز.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It is an attachment that speeds up one certain model, no model of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو ملحق يسرّع نموذجًا معيّنًا، وليس نموذجًا قائمًا بذاته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It makes speech.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ينتج الكلام المنطوق.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>Its encoder would have to read the prompt first, which Foretoken does not do.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ينبغي أن يقرأ مشفّره الموجّه أولًا، وهو ما لا يفعله Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It is a table for quantising (imatrix), no model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو جدول للتكميم (imatrix)، وليس نموذجًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It has no vocabulary, so it is no model of texts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليست له مفردات، فهو ليس نموذج نصوص.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/facts.py" />
   <source>It holds a vocabulary only, no weights.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فيه مفردات فقط، بلا أوزان.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>does not exist</source>
   <comment>a folder, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>غير موجود</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>is a file, not a folder</source>
   <comment>a folder, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملف وليس مجلدًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It is no longer there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يعد موجودًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It is a link to a file that does not exist. Download the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو رابط إلى ملف غير موجود. يُرجى تنزيل النموذج من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءته: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>It is no ordinary file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس ملفًا عاديًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>cannot be read: {reason}</source>
   <comment>a folder, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءته: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>Ollama's note about it cannot be read: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة بيان Ollama عنه: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>Ollama's note about it is damaged. Pull the model again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بيان Ollama عنه تالف. يُرجى سحب النموذج من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/files.py" />
   <source>Its data is missing. Pull the model again with Ollama.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بياناته مفقودة. يُرجى سحب النموذج من جديد باستخدام Ollama.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>Hugging Face cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ذاكرة Hugging Face المؤقتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>llama.cpp cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ذاكرة llama.cpp المؤقتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>{folder} does not exist. Check the name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المجلد {folder} غير موجود. يُرجى التحقق من الاسم.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/folders.py" />
   <source>{folder} is a file. Name the folder that it lies in.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العنصر {folder} ملف. يُرجى تحديد المجلد الذي يقع فيه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It</source>
   <comment>a file of a model</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its header makes no sense ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ترويسته غير مفهومة ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Part {number} of {count} is missing. Download it to the same folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الجزء {number} من {count} مفقود. يُرجى تنزيله إلى المجلد نفسه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its parts are numbered higher than {count}. Download it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أجزاؤه مرقّمة بأكثر من {count}. يُرجى تنزيله من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It is part {number} of {count}, and its name does not end like -00001-of-00003.gguf, so the others are not found. Rename the parts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو الجزء {number} من {count}، ولا ينتهي اسمه بمثل 00001-of-00003.gguf، فلا يُعثر على الأجزاء الأخرى. يُرجى إعادة تسمية الأجزاء.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its name says part {number} of {count}, its content says part {number_inside} of {count_inside}. Download it again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يقول اسمه إنه الجزء {number} من {count}، ويقول محتواه إنه الجزء {number_inside} من {count_inside}. يُرجى تنزيله من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>Its parts do not belong to one model. Download them again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أجزاؤه لا تنتمي إلى نموذج واحد. يُرجى تنزيلها من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free on {gpu}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحتاج إلى {size}، والمتاح {free} على {gpu}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحتاج إلى {size}، والمتاح {free}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free in memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحتاج إلى {size}، والمتاح {free} في الذاكرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>; </source>
   <comment>between statements</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>؛ </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>With {changes}: {needs}</source>
   <comment>a proposal</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مع {changes}: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>no draft model</source>
   <comment>with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاستغناء عن نموذج المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>a cache of 8 bits (q8_0)</source>
   <comment>with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ذاكرة مؤقتة من 8 بتات (q8_0)</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>a context of {length} instead of {count} tokens</source>
   <comment>with</comment>
   <extracomment>for 1: a context of {length} instead of {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>سياق من {length} بدلًا من {count} رمز</numerusform>
    <numerusform>سياق من {length} بدلًا من رمز واحد</numerusform>
    <numerusform>سياق من {length} بدلًا من رمزين</numerusform>
    <numerusform>سياق من {length} بدلًا من {count} رموز</numerusform>
    <numerusform>سياق من {length} بدلًا من {count} رمزًا</numerusform>
    <numerusform>سياق من {length} بدلًا من {count} رمز</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>{on_gpu} of {count} layers on the GPU</source>
   <comment>with</comment>
   <extracomment>for 1: {on_gpu} of {count} layer on the GPU</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>What {file} needs was not known after {seconds} seconds. Try it again, or choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُعرف ما يحتاج إليه {file} بعد {seconds} ثانية. يُرجى المحاولة مرة أخرى، أو اختيار ملف آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>What {file} needs cannot be told: llama.cpp crashed over it. The file is damaged or of a kind that this version does not know.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن معرفة ما يحتاج إليه {file}: تعطّل llama.cpp عند فحصه. الملف تالف أو من نوع لا يعرفه هذا الإصدار.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/measure.py" />
   <source>{file} cannot draft: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن لـ {file} أن يقترح مسودات: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on the processor</source>
   <comment>where a model is computed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>على المعالج</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on {gpu}</source>
   <comment>where a model is computed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>على {gpu}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>{some} of {count} layers on {gpu}</source>
   <comment>where a model is computed</comment>
   <extracomment>for 1: {some} of {count} layer on {gpu}</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>the rest on the processor</source>
   <comment>where a model is computed</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الباقي على المعالج</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>Target and draft: {where}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف ونموذج المسودة: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>Target: {where}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>Draft: {where}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>fits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملائم</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>just fits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملائم بالكاد</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>too big now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أكبر من المتاح الآن</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/rough_fit.py" />
   <source>too big here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أكبر من سعة هذا الحاسوب</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الزوج المدمج</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built into the model (MTP)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مدمج في النموذج (MTP)</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف المدمج</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة المدمج</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/beside.py" />
   <source>{name} cannot draft here: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يصلح {name} للمسودة هنا: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/beside.py" />
   <source>{name} does not fit beside the models that are loaded: {needs}. Choose a smaller model, load a smaller pair first, or close other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا تكفي الذاكرة لتحميل {name} بجانب النماذج المحمّلة: {needs}. يُرجى اختيار نموذج أصغر، أو تحميل زوج أصغر أولًا، أو إغلاق برامج أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>This is no benchmark of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذا ليس قياس أداء من Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>This is no race of Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذا ليس سباقًا من Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>The file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>A newer version of Foretoken has written this file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كُتب هذا الملف بإصدار أحدث من Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test.py" />
   <source>prompts too long for the context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الموجّهات أطول من السياق</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test.py" />
   <source>too slow to test in {seconds} s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أبطأ من أن يُختبر في {seconds} ث</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test_results.py" />
   <source>answers too short to time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإجابات أقصر من أن تُقاس</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pair_test_results.py" />
   <source>nothing was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُقس شيء</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>computes embeddings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحسب التضمينات</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is an attachment for images or sound</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملحق للصور أو الصوت</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is an adapter, not a whole model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محوّل (adapter) وليس نموذجًا كاملًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>writes no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يكتب نصوصًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is broken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>معطوب</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target computes embeddings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف يحسب التضمينات</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target is an attachment for images or sound</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف ملحق للصور أو الصوت</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target is an adapter, not a whole model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف محوّل (adapter) وليس نموذجًا كاملًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target writes no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف لا يكتب نصوصًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>the target is broken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف معطوب</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>larger than the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أكبر من النموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>is the target itself</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو النموذج الهدف نفسه</translation>
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
   <translation>لا يستطيع الرجوع إلى الوراء: تكراري</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/pairing.py" />
   <source>cannot be read: {reason}</source>
   <comment>a model, named before</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءته: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Writing sampled texts, round {done}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تجري كتابة نصوص بأخذ العينات، الجولة {done}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Comparing greedy texts, {done} of {of}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تجري مقارنة النصوص الجشعة، {done} من {of}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Checks that drafting does not change the output: the pair writes with drafting, and every token is compared with what the target alone would write there. Takes about a minute.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يتحقق من أن كتابة المسودة لا تغيّر الناتج: يكتب الزوج بالمسودة، ويُقارن كل رمز بما كان النموذج الهدف سيكتبه وحده في ذلك الموضع. يستغرق نحو دقيقة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafting is lossless</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا فقدان مع كتابة المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafting changes the output</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتابة المسودة تغيّر الناتج</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Inconclusive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النتيجة غير حاسمة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>First drafted token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز المسودة الأول</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Later drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رموز المسودة اللاحقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>After a fully accepted draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بعد مسودة مقبولة كلها</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>All tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كل الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>by draft difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بحسب اختلاف المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>by likelihood</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بحسب الاحتمال</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>With this version, the pair does not write what its target alone would. Turn drafting off, and please report this with the exported result.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بهذا الإصدار لا يكتب الزوج ما كان نموذجه الهدف سيكتبه وحده. يُرجى إيقاف المسودة، والإبلاغ عن ذلك مع النتيجة المصدَّرة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Proof of {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إثبات {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Sampled tokens match the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز المختارة بالمصادفة توافق النموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Greedy texts are identical</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النصوص الجشعة متطابقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>No built-in question fits the context of this pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يتسع سياق هذا الزوج لأي من الأسئلة المدمجة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>With drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بالمسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>This model cannot be checked: it rounds so differently in long and short passes that even its own tokens do not match its probabilities.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن فحص هذا النموذج: يختلف تقريبه بين التمريرات الطويلة والقصيرة إلى حد أن رموزه نفسها لا توافق احتمالاته.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Only {count} drafted tokens were checked; {needed} are needed.</source>
   <extracomment>for 1: Only {count} drafted token was checked; {needed} are needed.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Figure</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرقم</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Tokens written with drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز المكتوبة بالمسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Lowest p value of {tests} tests</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أدنى قيمة p في {tests} من الاختبارات</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Fails below</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إخفاق إذا قلّت عن</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Results</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النتائج</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإجابات</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafted tokens accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رموز المسودة المقبولة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Drafted tokens replaced</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رموز المسودة المستبدلة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Bonus tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز الإضافية</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Target's first choice written, with drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاختيار الأول للنموذج الهدف مكتوبًا، بالمسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Target's first choice written, plain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاختيار الأول للنموذج الهدف مكتوبًا، عاديًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>A correct pair fails by chance, at most</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال إخفاق زوج سليم مصادفةً، على الأكثر</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Of what is written where draft and target differ</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مما يُكتب حيث يختلف نموذج المسودة والنموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Smallest change that is noticed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أصغر تغيّر يُلاحَظ</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Figures</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأرقام</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Deviation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الانحراف</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>p value</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القيمة p</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>too few</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أقل مما ينبغي</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Tests</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاختبارات</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>{share} (expected {expected} ± {uncertainty})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{share} (المتوقع {expected} ± {uncertainty})</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Texts compared</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النصوص المقارَنة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Identical, token for token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متطابقة رمزًا رمزًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Different at a near tie, within rounding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مختلفة عند شبه تعادل، ضمن حدود التقريب</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Different by more than rounding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مختلفة بأكثر مما يفسّره التقريب</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Skipped for lack of time or context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متروكة لضيق الوقت أو السياق</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Tokens compared</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز المقارَنة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النص</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Logit gap</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فرق logits</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Rounding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التقريب</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Near tie</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>شبه تعادل</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Differs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مختلف</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>Texts that differ</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النصوص المختلفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>{place}, {order}</source>
   <comment>what is tested, as in: all tokens, by likelihood</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{place}، {order}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>less than {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أقل من {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>{share} %</source>
   <comment>a share</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{share}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof_report.py" />
   <source>the end</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النهاية</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السباق</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Plain</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عادي</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Lookup</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في الموجّه</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Always {count} tokens</source>
   <extracomment>for 1: Always {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Step rule</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قاعدة الخطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Moving average</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المتوسط المتحرك</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speculative</source>
   <comment>a way of answering</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تخميني</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{count} characters</source>
   <extracomment>for 1: {count} character</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{tokens} in {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{tokens} في {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>The computer was too busy to compare speeds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كان الحاسوب مشغولًا إلى حد لا يسمح بمقارنة السرعات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>The answers were too short to compare speeds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كانت الإجابات أقصر من أن تُقارن سرعاتها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>No measurable difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا فرق يمكن قياسه</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{name} is faster</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأسرع: {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{name} is slower</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأبطأ: {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Geometric mean of the repetitions: {ratios}. Reading the prompt is not included.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المتوسط الهندسي للتكرارات: {ratios}. ولا تدخل فيه قراءة الموجّه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speedup over {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التسريع مقارنة مع {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speedup over {name}, in characters per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التسريع مقارنة مع {name}، بالأحرف في الثانية</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>unknown after one repetition</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>غير معروفة بعد تكرار واحد</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>95 % interval</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فترة الثقة 95%</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>In tokens per second</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بالرموز في الثانية</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Repetitions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التكرارات</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{same} of {count} repetitions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{same} من {count} من التكرارات</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Same text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النص نفسه</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الطرف</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Characters/s</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حرف/ث</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Characters per token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حرف لكل رمز</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{accepted} of {drafted} drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} من {drafted} من رموز المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Speeds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السرعات</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>{rate} ({low} to {high})</source>
   <comment>a speed and its interval</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{rate} ({low} إلى {high})</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>95 % interval: {range}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فترة الثقة 95%: {range}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Compare characters per second: their tokens are not the same.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُقارن الأحرف في الثانية: رموزهما ليست واحدة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Two models, so the texts differ.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذجان، لذلك يختلف النصان.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts, as expected above temperature 0. Set both sides to temperature 0 to compare texts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النصان مختلفان كما هو متوقع عند درجة حرارة فوق 0. يُرجى ضبط الطرفين على درجة الحرارة 0 لمقارنة النصين.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts, as expected: the sides are sampled by different rules.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النصان مختلفان كما هو متوقع: يختار الطرفان الرموز بقواعد مختلفة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts. The cause is unknown: this model cannot roll back to check.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النصان مختلفان. والسبب غير معروف: لا يستطيع هذا النموذج الرجوع إلى الوراء للتحقق.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts: at least one side did not write what it computes when asked again. Please report this with the exported race.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النصان مختلفان: لم يكتب أحد الطرفين على الأقل ما يحسبه عند سؤاله من جديد. يُرجى الإبلاغ عن ذلك مع السباق المصدَّر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts because of a near tie: rounding decided between two tokens that are almost equally likely. Both texts are the target's own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النصان مختلفان بسبب شبه تعادل: حسم التقريب بين رمزين يكاد احتمالهما يتساوى. وكلا النصين نص النموذج الهدف نفسه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Different texts, by more than rounding explains. A heavily quantised cache can cause this; otherwise please report it with the exported race.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النصان مختلفان بأكثر مما يفسّره التقريب. قد تسبب ذلك ذاكرة مؤقتة شديدة التكميم؛ وإلا يُرجى الإبلاغ عنه مع السباق المصدَّر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Token {index}, after “{before}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز {index}، بعد «{before}»</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Wrote</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المكتوب</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Probability of {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>Where the texts differ</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>موضع اختلاف النصين</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/race_report.py" />
   <source>the end</source>
   <comment>of an answer</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النهاية</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>The question is too long for the context. Race a shorter one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السؤال أطول من أن يتسع له السياق. يُرجى إجراء السباق بسؤال أقصر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>Repetition {number} of {count}: {one} and {other} tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التكرار {number} من {count}: {one} و{other} من الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>its answers contradict themselves</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن أن تكون إجاباته قد كُتبت هكذا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>Passed</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ناجح</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>Failed</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مخفق</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>Inconclusive</source>
   <comment>a check of a pair</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>غير حاسم</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>about {count} seconds</source>
   <extracomment>for 1: about {count} second</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>about {count} minutes</source>
   <extracomment>for 1: about {count} minute</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/models/pairs/report.py" />
   <source>{duration} left</source>
   <comment>a duration</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الباقي {duration}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning.py" />
   <source>answers were too short to time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كانت الإجابات أقصر من أن تُقاس</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning.py" />
   <source>the context is too short for the questions</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السياق أقصر من أن يتسع للأسئلة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>there was no time for it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يتسع الوقت لذلك</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>nothing is drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا تُكتب مسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>no draft model is used</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يُستخدم نموذج مسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>there is no other number of threads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يوجد عدد آخر للخيوط</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>the cache of values needs it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ذاكرة القيم المؤقتة تحتاج إليه</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/tuning_plan.py" />
   <source>the batch has no room for another one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا تتسع الدفعة لدفعة صغرى أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/model_files.py" />
   <source>{model} of {repository} is not on this computer: download it first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج {model} من {repository} ليس على هذا الحاسوب: يُرجى تنزيله أولًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/model_files.py" />
   <source>{model} is no longer in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يعد {model} في {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>about {size}</source>
   <comment>a download</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نحو {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It needs about {needed} of the GPU's {total} of memory; {free} are free now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحتاج إلى نحو {needed} من ذاكرة وحدة معالجة الرسوم البالغة {total}؛ والمتاح منها الآن {free}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It needs about {needed} of this computer's {total} of memory; {free} are free now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحتاج إلى نحو {needed} من ذاكرة هذا الحاسوب البالغة {total}؛ والمتاح منها الآن {free}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>Larger pairs would fit too, but be slow on this processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هناك أزواج أكبر ملائمة أيضًا، لكنها بطيئة على هذا المعالج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It is the largest that fits there comfortably.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو أكبر زوج تتسع له الذاكرة براحة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/recommended.py" />
   <source>It is the largest that leaves half of it to other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو أكبر زوج يترك نصف الذاكرة للبرامج الأخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>There is no preset {name}; it may have been deleted or renamed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يوجد إعداد مسبق باسم {name}؛ ربما حُذف أو أُعيدت تسميته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>There is a preset {name} already. Choose another name.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يوجد إعداد مسبق باسم {name} بالفعل. يُرجى اختيار اسم آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>Your presets cannot be read: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة الإعدادات المسبقة المحفوظة: {reason}</translation>
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
   <translation>لم يُستورد {file}. {reason}</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/presets/store.py" />
   <source>There would be {count} presets, and {most} can be kept. Delete some that you do not need.</source>
   <extracomment>for 1: There would be {count} preset, and {most} can be kept. Delete some that you do not need.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/models/presets/store.py" />
   <source>Preset {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإعداد المسبق {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>{preset}, name: {name} is there twice.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{preset}، الاسم: {name} موجود مرتين.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>{file} was written by a later Foretoken (version {version} of the file, known here: {known}). Update Foretoken, or move the file away.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كُتب الملف {file} بإصدار لاحق من Foretoken (إصدار الملف {version}، والمعروف هنا {known}). يُرجى تحديث Foretoken، أو نقل الملف من مكانه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/store.py" />
   <source>The file of your presets was damaged: {problem} It is kept as {file}. No preset could be recovered.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كان ملف الإعدادات المسبقة تالفًا: {problem} وهو محفوظ باسم {file}. تعذّر إنقاذ أي إعداد مسبق.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/models/presets/store.py" />
   <source>The file of your presets was damaged: {problem} It is kept as {file}. {count} presets were recovered.</source>
   <extracomment>for 1: The file of your presets was damaged: {problem} It is kept as {file}. {count} preset was recovered.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>كان ملف الإعدادات المسبقة تالفًا: {problem} وهو محفوظ باسم {file}. تم إنقاذ {count} إعداد مسبق.</numerusform>
    <numerusform>كان ملف الإعدادات المسبقة تالفًا: {problem} وهو محفوظ باسم {file}. تم إنقاذ إعداد مسبق واحد.</numerusform>
    <numerusform>كان ملف الإعدادات المسبقة تالفًا: {problem} وهو محفوظ باسم {file}. تم إنقاذ إعدادين مسبقين.</numerusform>
    <numerusform>كان ملف الإعدادات المسبقة تالفًا: {problem} وهو محفوظ باسم {file}. تم إنقاذ {count} إعدادات مسبقة.</numerusform>
    <numerusform>كان ملف الإعدادات المسبقة تالفًا: {problem} وهو محفوظ باسم {file}. تم إنقاذ {count} إعدادًا مسبقًا.</numerusform>
    <numerusform>كان ملف الإعدادات المسبقة تالفًا: {problem} وهو محفوظ باسم {file}. تم إنقاذ {count} إعداد مسبق.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>{file} is not a {kind} file: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} ليس ملف {kind}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>{model} uses the {architecture} architecture, which this version of llama.cpp cannot load. Update Foretoken, or choose another pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يستخدم النموذج {model} البنية {architecture}، ولا يستطيع هذا الإصدار من llama.cpp تحميلها. يُرجى تحديث Foretoken، أو اختيار زوج آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>The pair needs about {needed} of memory, and {free} are free (estimated).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحتاج الزوج إلى نحو {needed} من الذاكرة، والمتاح {free} (تقديرًا).</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>Close other programs, shorten the context, or choose a smaller pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى إغلاق برامج أخرى، أو تقصير السياق، أو اختيار زوج أصغر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a model is either a file on disk or one of the hub, not both</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج إما ملف على القرص وإما من المنصة، لا كلاهما</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>path must be one that a file can have</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجب أن يكون path مسارًا يمكن أن يكون لملف</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>path must be absolute, not {path}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجب أن يكون path مطلقًا، لا {path}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a model of the hub has a shorter name than that</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أسماء نماذج المنصة أقصر من ذلك</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>repository must be owner/name, not {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجب أن يكون repository بالشكل owner/name، لا {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>file must be the name of a .gguf file, not {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجب أن يكون file اسم ملف امتداده gguf، لا {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>context_length must be from {least} to {most}, not {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجب أن تكون قيمة context_length من {least} إلى {most}، لا {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a preset's name has {most} characters at most</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الحد الأقصى لأحرف اسم الإعداد المسبق {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a preset's name must be one line of text, not {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجب أن يكون اسم الإعداد المسبق سطرًا واحدًا من النص، لا {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>{file} is too large for a file of presets.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} أكبر من أن يكون ملف إعدادات مسبقة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>as TOML it may have {most} bytes; write it as JSON</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يمكن أن يبلغ بتنسيق TOML {most} بايت؛ يُرجى كتابته بتنسيق JSON</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>a line of it has more than {most} dots, which keys never need</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في أحد أسطره أكثر من {most} نقطة، ولا تحتاج المفاتيح إلى ذلك أبدًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>its lists and tables lie too deep inside each other</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قوائمه وجداوله متداخلة أعمق مما ينبغي</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/user_presets.py" />
   <source>it is no text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس نصًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/probing.py" />
   <source>{file} was not loaded: the system ended its trial, most likely because memory ran out. Close other programs or choose a smaller model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُحمَّل {file}: أنهى النظام تجربته، والأرجح أن الذاكرة نفدت. يُرجى إغلاق برامج أخرى أو اختيار نموذج أصغر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/probing.py" />
   <source>{file} makes llama.cpp crash, so it was not loaded: the file is damaged or of a kind that this version does not know.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يعطّل {file} برنامج llama.cpp، لذلك لم يُحمَّل: الملف تالف أو من نوع لا يعرفه هذا الإصدار.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/probing.py" />
   <source>{file} was not loaded: its trial hung and was ended after {seconds} seconds. The file may be damaged, or the disk very slow. Try it once more or choose another file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُحمَّل {file}: توقفت تجربته عن الاستجابة وأُنهيت بعد {seconds} ثانية. قد يكون الملف تالفًا، أو القرص بطيئًا جدًا. يُرجى المحاولة مرة أخرى أو اختيار ملف آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/probe/trial.py" />
   <source>The tokenizer gives tokens that the vocabulary lacks: the file is damaged. Get it again, or choose another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يعطي المرمِّز رموزًا لا تحويها المفردات: الملف تالف. يُرجى الحصول عليه من جديد، أو اختيار ملف آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Appearance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المظهر</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النافذة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Reading</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القراءة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Notifications</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإشعارات</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Statistics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإحصاءات</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Updates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحديثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Follow system</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حسب النظام</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Light</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فاتح</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Dark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>داكن</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Theme</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السمة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The colours of the window. “Follow system” switches whenever the system does.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ألوان النافذة. الخيار «حسب النظام» يبدّلها كلما بدّل النظام ألوانه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Accent</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لون التمييز</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The colour of links and main buttons. The system's accent colour is adjusted where text would be hard to read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لون الروابط والأزرار الرئيسية. يُعدَّل لون التمييز الخاص بالنظام حيث تصعب قراءة النص.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Motion</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الحركة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Animated progress bars and menus, and a blinking text cursor. “Follow system” means full motion on systems that have no such setting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أشرطة تقدم وقوائم متحركة، ومؤشر نص وامض. الخيار «حسب النظام» يعني الحركة الكاملة في الأنظمة التي ليس فيها إعداد كهذا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كاملة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Reduced</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مخفّفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Language</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اللغة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The language of the window, not of the answers; a change takes effect after a restart. Translations were made by machine and have not been reviewed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لغة النافذة، لا لغة الإجابات؛ يسري التغيير بعد إعادة التشغيل. الترجمات آلية ولم تُراجَع.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Text size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حجم النص</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The size of all text and of the controls around it, relative to normal.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حجم كل النصوص وعناصر التحكم حولها، نسبةً إلى الحجم العادي.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show sidebar</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إظهار الشريط الجانبي</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>The list of chats. It is hidden automatically while the window is too narrow.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قائمة المحادثات. تُخفى تلقائيًا ما دامت النافذة أضيق مما ينبغي.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show live panel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إظهار اللوحة المباشرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Speed and acceptance of the answers. It is hidden automatically while the window is too narrow.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>سرعة الإجابات ونسبة القبول فيها. تُخفى تلقائيًا ما دامت النافذة أضيق مما ينبغي.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show an icon in the system tray</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إظهار أيقونة في علبة النظام</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Its menu shows the window, starts a chat, stops an answer or quits. Not every desktop has a system tray.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من قائمتها يمكن إظهار النافذة أو بدء محادثة أو إيقاف إجابة أو إنهاء البرنامج. لا توجد علبة نظام في كل بيئات سطح المكتب.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Format answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تنسيق الإجابات</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show headings, lists, tables and code formatted, not as the Markdown that the model wrote.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إظهار العناوين والقوائم والجداول والشيفرة منسّقة، لا بصيغة Markdown التي كتبها النموذج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Origin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المصدر</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Probability</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاحتمال</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Surprise</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المفاجأة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Token colours show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما تعرضه ألوان الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Which model wrote each token, how likely it was for the target, or how surprising, in bits.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أي نموذج كتب كل رمز، أو مدى احتماله لدى النموذج الهدف، أو مقدار مفاجأته بالبتات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Copy selections as Markdown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ التحديد بتنسيق Markdown</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Copy a selected part of an answer as the Markdown that the model wrote. A whole message is always copied that way.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ الجزء المحدد من الإجابة بصيغة Markdown التي كتبها النموذج. أما الرسالة الكاملة فتُنسخ هكذا دائمًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Format your messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تنسيق رسائلي</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Show Markdown in your own messages formatted, not as you typed it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إظهار Markdown في رسائلي منسّقًا، لا كما كُتب.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Notify when a long answer is ready</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإشعار عند اكتمال إجابة طويلة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>For answers that take 20 seconds or more, while you are using another program. The notification has the name of the chat, unless it is temporary, and none of its content.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>للإجابات التي تستغرق 20 ثانية أو أكثر، أثناء استخدام برنامج آخر. يذكر الإشعار اسم المحادثة، ما لم تكن مؤقتة، ولا يذكر شيئًا من محتواها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Draft from earlier chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتابة المسودة من محادثات سابقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Where an answer continues like something in your chats, attachments or earlier answers, that text is used as the draft. This changes the speed of answers, not their text. A copy of these texts, without temporary chats, is kept on this computer for it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حيث تسير الإجابة كنص في المحادثات أو المرفقات أو الإجابات السابقة، يُستخدم ذلك النص مسودةً. يغيّر هذا سرعة الإجابات لا نصها. ولهذا الغرض تُحفظ على هذا الحاسوب نسخة من هذه النصوص، دون المحادثات المؤقتة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Keep statistics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ الإحصاءات</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Counts, times and model names of every answer and error, also in temporary chats, in a file on this computer. Nothing that you or the model wrote is kept there, and nothing is sent.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أعداد وأزمنة وأسماء نماذج لكل إجابة وخطأ، حتى في المحادثات المؤقتة، في ملف على هذا الحاسوب. لا يُحفظ فيه شيء مما كتبه المستخدم أو النموذج، ولا يُرسل أي شيء.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Check for updates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق من وجود تحديثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When Foretoken may download the list of its releases. Nothing about you is sent.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متى يُسمح لبرنامج Foretoken بتنزيل قائمة إصداراته. لا يُرسل أي شيء عن المستخدم.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Never</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أبدًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Only when I ask</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عند الطلب فقط</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Once a day</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مرة في اليوم</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Temperature</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>درجة الحرارة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How varied answers are. At 0 the most likely token is always chosen; above 1, unlikely tokens are chosen more often than the model predicts.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مقدار تنوع الإجابات. عند 0 يُختار الرمز الأرجح دائمًا؛ وفوق 1 تُختار الرموز غير المرجّحة أكثر مما يتوقعه النموذج.</translation>
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
   <translation>الاختيار من هذا العدد من الرموز الأرجح فقط؛ والقيمة 0 توقف ذلك.</translation>
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
   <translation>الاختيار فقط من الرموز الأرجح التي تبلغ معًا هذا الاحتمال؛ والقيمة 1 توقف ذلك.</translation>
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
   <translation>استبعاد الرموز التي يقل احتمالها عن هذه النسبة من احتمال الرمز الأرجح؛ والقيمة 0 توقف ذلك.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Repetition penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عقوبة التكرار</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Makes recent tokens less likely by this factor; 1 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تقلّل احتمال الرموز الحديثة بهذا المعامل؛ والقيمة 1 توقفها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Presence penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عقوبة الحضور</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Lowers the score of every recent token by this much, however often it occurred; 0 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تخفض درجة كل رمز حديث بهذا المقدار، مهما كان عدد مرات وروده؛ والقيمة 0 توقفها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Frequency penalty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عقوبة التواتر</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Lowers the score of a recent token by this much for each time it occurred; 0 turns it off.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تخفض درجة الرمز الحديث بهذا المقدار عن كل مرة ورد فيها؛ والقيمة 0 توقفها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Penalty window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نافذة العقوبات</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>How many tokens count as recent for the three penalties, including those of the prompt.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عدد الرموز التي تُعدّ حديثة في العقوبات الثلاث، ومنها رموز الموجّه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Seed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البذرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>With the same seed, the same question gets the same answer. “Random” uses a new seed for each answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مع البذرة نفسها ينال السؤال نفسه الإجابة نفسها. والخيار «عشوائية» يستخدم بذرة جديدة لكل إجابة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Random</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عشوائية</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Maximum answer length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الطول الأقصى للإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>An answer stops after this many tokens; you can continue it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تتوقف الإجابة بعد هذا العدد من الرموز؛ ويمكن متابعتها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Stop strings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نصوص الإيقاف</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>An answer stops before any of these, as well as before the model's own. Separate them with ; and write \n for a new line.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تتوقف الإجابة قبل أي من هذه النصوص، وكذلك قبل نصوص الإيقاف الخاصة بالنموذج. يُفصل بينها بالعلامة ; ويُكتب \n للسطر الجديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>When the context is full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عند امتلاء السياق</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>What happens when a chat no longer fits into the model's context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما يحدث عندما لا يعود سياق النموذج يتسع للمحادثة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Leave out the oldest turns</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استبعاد الأدوار الأقدم</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Stop with an error</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التوقف مع رسالة خطأ</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Takes effect when the model is loaded again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يسري عند تحميل النموذج من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}, {range}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القيمة الافتراضية: {default}، {range}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القيمة الافتراضية: {default}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مفعّل</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متوقف</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>{number} %</source>
   <comment>a share in hundredths</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>a number from {least} to {most}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عددًا من {least} إلى {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>a whole number from {least} to {most}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عددًا صحيحًا من {least} إلى {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>empty</source>
   <comment>a text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فارغ</translation>
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
    <numerusform>نصًا لا يزيد على {count} حرف</numerusform>
    <numerusform>نصًا لا يزيد على حرف واحد</numerusform>
    <numerusform>نصًا لا يزيد على حرفين</numerusform>
    <numerusform>نصًا لا يزيد على {count} أحرف</numerusform>
    <numerusform>نصًا لا يزيد على {count} حرفًا</numerusform>
    <numerusform>نصًا لا يزيد على {count} حرف</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>none</source>
   <comment>texts</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا شيء</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/preferences/preference.py" />
   <source>{count} texts at most with {longest} characters each at most</source>
   <extracomment>for 1: {count} text at most with {longest} characters at most</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/preferences/preference.py" />
   <source>Nothing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا شيء</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>{limits}, or nothing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{limits}، أو لا شيء</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>from {least} to {most}</source>
   <comment>numbers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من {least} إلى {most}</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>They are still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما زالت كتابتها جارية.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>it holds no preferences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يحوي تفضيلات</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>Your preferences cannot be read: {why}. Until {path} can be used, what you change lasts as long as this window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة التفضيلات: {why}. إلى أن يصبح {path} صالحًا للاستخدام، يبقى ما يتغير ما دامت هذه النافذة مفتوحة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>Your preferences could not be read: {why}. Foretoken begins with its own; the file is kept as {name} in {folder}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة التفضيلات: {why}. يبدأ Foretoken بتفضيلاته الأصلية؛ والملف محفوظ باسم {name} في {folder}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/store.py" />
   <source>the system refuses it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يرفضه النظام</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>This server cannot continue an answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يستطيع هذا الخادم متابعة إجابة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>{host} wrote {most} characters and did not end.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتب المضيف {host} عدد {most} من الأحرف ولم ينته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The connection to {host} broke off in the middle of the answer. Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>انقطع الاتصال بالمضيف {host} في وسط الإجابة. يُرجى المحاولة مرة أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>{host} gave up in the middle of the answer. Try again; its log may tell more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>توقف المضيف {host} في وسط الإجابة. يُرجى المحاولة مرة أخرى؛ وقد يذكر سجله المزيد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server sent several tokens at once, so that its counters do not tell for all of them whether they were drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أرسل الخادم عدة رموز دفعة واحدة، فلا تبيّن عدّاداته لكل منها هل كُتب في المسودة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server tells how many tokens it drafted and accepted, but not which ones.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يذكر الخادم عدد الرموز التي كتبها في المسودة وقبلها، لكن لا يذكر أيها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server counts the drafts of all its answers together, and others were answered at the same time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يعدّ الخادم مسودات كل إجاباته معًا، وكانت إجابات أخرى تُكتب في الوقت نفسه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/answer.py" />
   <source>The server does not tell whether and what it drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يذكر الخادم هل كتب مسودة وما كتبه فيها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>{host} was not asked: whoever is on the way to it could read along, and nobody has agreed to that.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُسأل المضيف {host}: قد يقرأ ما يُرسل كل من على الطريق إليه، ولم يوافق أحد على ذلك.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>it is packed ({kind}), which nobody asked for</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو مضغوط ({kind})، ولم يطلب أحد ذلك</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>it is a web page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو صفحة ويب</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/client.py" />
   <source>it is of the kind {kind}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو من النوع {kind}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>it is no stream of events</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس سيل أحداث</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>one of its events is longer than {most} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أحد أحداثه أطول من {most} بايت</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>one of its lines is longer than {most} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أحد أسطره أطول من {most} بايت</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/event_stream.py" />
   <source>it is no JSON object</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس كائن JSON</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/looking.py" />
   <source>{host} answers, but lists no models: is it a server of models?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المضيف {host} يجيب، لكنه لا يسرد نماذج: هل هو خادم نماذج؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/looking.py" />
   <source>Ollama cuts what does not fit its context without a word. How long that is says OLLAMA_CONTEXT_LENGTH, or num_ctx of a model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يقطع Ollama ما لا يتسع له سياقه دون أي تنبيه. ويحدد طول السياق OLLAMA_CONTEXT_LENGTH، أو num_ctx الخاص بالنموذج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>OpenAI-compatible server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>خادم متوافق مع OpenAI</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>The address holds a name or a password. Enter the key in its own field.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في العنوان اسم أو كلمة مرور. يُرجى إدخال المفتاح في حقله الخاص.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>{address} is no address of a server. One looks like http://localhost:8080 or https://example.org/v1.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{address} ليس عنوان خادم. يكون العنوان مثل http://localhost:8080 أو https://example.org/v1.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server_keys.py" />
   <source>This is no key: one is a line of letters, digits and signs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذا ليس مفتاحًا: المفتاح سطر من الأحرف والأرقام والعلامات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server_list.py" />
   <source>There are {most} servers. Remove one first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عدد الخوادم {most}. يُرجى إزالة واحد أولًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} was not found. Is its name right?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُعثر على المضيف {host}. هل اسمه صحيح؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>Nothing listens at {host}. Is the server running, and is the port right?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا شيء يستمع على {host}. هل الخادم يعمل، وهل المنفذ صحيح؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>Nobody vouches for the certificate of {host}: {reason}. If it is your own, name its file in the environment variable SSL_CERT_FILE.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا أحد يضمن شهادة المضيف {host}: {reason}. إن كانت شهادة خاصة بك فيُرجى ذكر ملفها في متغير البيئة SSL_CERT_FILE.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{sentence} It says: {words}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{sentence} ويقول: {words}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>The chat does not fit the context of the model on {host}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يتسع سياق النموذج على المضيف {host} لهذه المحادثة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} wants a key (HTTP {code}). Enter it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يطلب المضيف {host} مفتاحًا (HTTP {code}). يُرجى إدخاله.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} does not take the key (HTTP {code}). Enter another one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يقبل المضيف {host} المفتاح (HTTP {code}). يُرجى إدخال مفتاح آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} has no such model, or nothing at this address (HTTP {code}). Look at the address, and choose one of its models.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس لدى المضيف {host} مثل هذا النموذج، أو لا يوجد شيء على هذا العنوان (HTTP {code}). يُرجى التحقق من العنوان، واختيار أحد نماذجه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} is still loading its model. Try again in a moment.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يزال المضيف {host} يحمّل نموذجه. يُرجى المحاولة بعد لحظات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} is busy (HTTP {code}) and asks to wait for {seconds} s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المضيف {host} مشغول (HTTP {code}) ويطلب الانتظار {seconds} ث.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} is busy (HTTP {code}). Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المضيف {host} مشغول (HTTP {code}). يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} took too long (HTTP {code}). Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استغرق المضيف {host} وقتًا أطول مما ينبغي (HTTP {code}). يُرجى المحاولة مرة أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>Something failed on {host} (HTTP {code}). Try again; its log may tell more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أخفق شيء على المضيف {host} (HTTP {code}). يُرجى المحاولة مرة أخرى؛ وقد يذكر سجله المزيد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} refuses to answer this (HTTP {code}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يرفض المضيف {host} الإجابة عن هذا (HTTP {code}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} leads to another address, where nothing was sent: {where}. If that is right, enter it in place of this one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحيل المضيف {host} إلى عنوان آخر لم يُرسل إليه شيء: {where}. إن كان صحيحًا فيُرجى إدخاله بدل هذا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>What {host} says makes no sense here: {problem}. Is it a server of models?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما يقوله المضيف {host} لا معنى له هنا: {problem}. هل هو خادم نماذج؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/trouble_words.py" />
   <source>{host} sends more than it may: {problem}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يرسل المضيف {host} أكثر مما يُسمح به: {problem}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/atomic_file.py" />
   <source>{file} is in use by another process.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} تستخدمه عملية أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/database.py" />
   <source>a newer version of Foretoken wrote it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتبه إصدار أحدث من Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} does not answer. Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يجيب المضيف {host}. يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} was not found. Is this computer online?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُعثر على المضيف {host}. هل هذا الحاسوب متصل بالإنترنت؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>Nobody answers at {host}. Is a firewall in between? Try again later.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا أحد يجيب على {host}. هل هناك جدار حماية بينهما؟ يُرجى المحاولة لاحقًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} cannot be reached: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر الوصول إلى المضيف {host}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>A SOCKS proxy is set, which is not supported. Set an HTTP proxy instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم ضبط وكيل SOCKS، وهو غير مدعوم. يُرجى ضبط وكيل HTTP بدلًا منه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The proxy does not lead to {host}: {reason}. Check the proxy's settings, or the variables http_proxy, https_proxy and no_proxy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>خادم الوكيل لا يوصل إلى {host}: {reason}. يُرجى التحقق من إعدادات الوكيل، أو المتغيرات http_proxy وhttps_proxy وno_proxy.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The connection to {host} is not safe: {reason}. Check this computer's clock, and whether a network guard reads along with a certificate of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاتصال بالمضيف {host} غير آمن: {reason}. يُرجى التحقق من ساعة هذا الحاسوب، ومما إذا كان حارس شبكة يقرأ الاتصال بشهادة خاصة به.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The connection to {host} is not safe: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاتصال بالمضيف {host} غير آمن: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} does not speak https. Its address may begin with http://.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المضيف {host} لا يتحدث https. يمكن أن يبدأ عنوانه بـ http://.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} wants https. Let its address begin so.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يطلب المضيف {host} اتصال https. يُرجى أن يبدأ العنوان بذلك.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>The connection to {host} broke off. Try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>انقطع الاتصال بالمضيف {host}. يُرجى المحاولة مرة أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} sent something that makes no sense ({error}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أرسل المضيف {host} شيئًا غير مفهوم ({error}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} sent something that is no text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أرسل المضيف {host} شيئًا ليس نصًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>Only {received} of the {size} bytes of {file} arrived. Nothing was kept; try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يصل من الملف {file} إلا {received} من {size} بايت. لم يُحتفظ بشيء؛ يُرجى المحاولة مرة أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{file} is not the file that was announced: its checksum differs. Nothing was kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} ليس الملف المعلن: مجموعه الاختباري مختلف. لم يُحتفظ بشيء.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{file} cannot be written to {folder}: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت كتابة {file} إلى {folder}: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} did not send it. There is nothing at this address (HTTP {code}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يرسله المضيف {host}. لا يوجد شيء على هذا العنوان (HTTP {code}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} did not send it. It refused (HTTP {code}).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يرسله المضيف {host}. رفض الطلب (HTTP {code}).</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} sent more than the {most} bytes expected.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أرسل المضيف {host} أكثر من {most} بايت المتوقعة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{address} is no https address, so it was not asked.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العنوان {address} ليس عنوان https، فلم يُسأل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/fetching.py" />
   <source>{host} leads to an address that is not https.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المضيف {host} يحيل إلى عنوان ليس https.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مجلد</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a pipe</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أنبوب</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a socket</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مقبس</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a device</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>جهاز</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>a link</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رابط</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>there can be no file of that name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن أن يوجد ملف بهذا الاسم</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>it is {kind}, and only ordinary files are written to</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو {kind}، ولا يُكتب إلا إلى الملفات العادية</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>it is {kind}, and only ordinary files are read</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هو {kind}، ولا تُقرأ إلا الملفات العادية</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_files.py" />
   <source>it holds more than the {most} bytes that are read of it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فيه أكثر من {most} بايت، وهو أقصى ما يُقرأ منه</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>it is longer than {most} bytes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أطول من {most} بايت</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>line {line}: {problem}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السطر {line}: {problem}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>it holds a number with thousands of digits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فيه عدد من آلاف الأرقام</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>{number} is no number that can be used</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العدد {number} لا يصلح للاستخدام</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/given_json.py" />
   <source>its lists and tables lie inside each other more than {most} levels deep</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قوائمه وجداوله متداخلة أكثر من {most} مستوى</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>it is longer than {most} characters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أطول من {most} حرف</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>its list holds something else than conversations</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قائمته تحوي شيئًا غير المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>its lists and tables have more than {most} levels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لقوائمه وجداوله أكثر من {most} مستوى</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>one conversation is longer than {most} characters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إحدى المحادثات أطول من {most} حرف</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/json_stream.py" />
   <source>its end is missing: it was cut off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نهايته مفقودة: قُطع قبلها</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/kept_secrets.py" />
   <source>the system's keyring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حلقة مفاتيح النظام</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/kept_secrets.py" />
   <source>this session</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذه الجلسة</translation>
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
   <translation>{most} و{last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>{most} or {last}</source>
   <comment>a list</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{most} أو {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>{day}, {time}</source>
   <comment>a moment</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{day}، {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>there is no such field: {field}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يوجد حقل كهذا: {field}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>it has a name that cannot be shown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فيه اسم لا يمكن عرضه</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/records.py" />
   <source>it has a moment that cannot be shown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فيه توقيت لا يمكن عرضه</translation>
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
    <numerusform>… حُذف {count} سطر …</numerusform>
    <numerusform>… حُذف سطر واحد …</numerusform>
    <numerusform>… حُذف سطران …</numerusform>
    <numerusform>… حُذف {count} أسطر …</numerusform>
    <numerusform>… حُذف {count} سطرًا …</numerusform>
    <numerusform>… حُذف {count} سطر …</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/system/shown_text.py" />
   <source>… {count} more characters …</source>
   <extracomment>for 1: … {count} more character …</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/system/update_feed.py" />
   <source>The release feed is of a kind that this version cannot read.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قائمة الإصدارات من نوع لا يستطيع هذا الإصدار قراءته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/update_feed.py" />
   <source>The release feed cannot be read: it is damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة قائمة الإصدارات: هي تالفة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Available when the model is ready</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متاح عندما يصبح النموذج جاهزًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Models on this computer, and pairs to get</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النماذج على هذا الحاسوب، والأزواج المتاحة للتنزيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Choose models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختيار النماذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Stopped.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أُوقفت.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Stopped at the limit of tokens for one answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>توقفت عند الحد الأقصى لرموز الإجابة الواحدة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Stopped at the limit of steps for one answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>توقفت عند الحد الأقصى لخطوات الإجابة الواحدة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Interrupted: the app was closed while this was written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>انقطعت: أُغلق التطبيق أثناء كتابتها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>The answer was cut off: the context is full. Start a new chat, or ask something shorter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قُطعت الإجابة: السياق ممتلئ. يُرجى بدء محادثة جديدة، أو طرح سؤال أقصر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>There is no room for an answer: the context is full. Start a new chat, or ask something shorter.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا مكان لإجابة: السياق ممتلئ. يُرجى بدء محادثة جديدة، أو طرح سؤال أقصر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>The model returned an empty answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أعاد النموذج إجابة فارغة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>The built-in pair is a tiny demonstration. A bigger pair may know more.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الزوج المدمج عرض توضيحي صغير جدًا. وقد يعرف زوج أكبر المزيد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Notice</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إشعار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Copy details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ التفاصيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Copy the details of what happened</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ تفاصيل ما حدث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Copied</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم النسخ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thoughts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأفكار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Show or hide the model's thoughts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إظهار أفكار النموذج أو إخفاؤها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Reading the prompt…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تجري قراءة الموجّه…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Reading the prompt… {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تجري قراءة الموجّه… {share}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Load the pair like this, and go on with the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تحميل الزوج هكذا، ومتابعة الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Go on where the answer stopped</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المتابعة من حيث توقفت الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Continue</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متابعة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Try again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحاولة مرة أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Ask the same question once more</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>طرح السؤال نفسه مرة أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Your message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رسالتك</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>The model does not see unanswered questions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يرى النموذج الأسئلة التي لم يُجب عنها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Answer this question; what follows it stays as another version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإجابة عن هذا السؤال؛ وما بعده يبقى نسخة أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Answer again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإجابة مرة أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>The model no longer sees the messages above: the context is full</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يعد النموذج يرى الرسائل أعلاه: السياق ممتلئ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>A model reads only so much text at once. The oldest messages are left out,
so that this chat can go on. A new chat starts with an empty context.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يقرأ النموذج في المرة الواحدة إلا قدرًا معيّنًا من النص. تُستبعد أقدم الرسائل
كي تستمر هذه المحادثة. والمحادثة الجديدة تبدأ بسياق فارغ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>Conversation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Find in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في هذه المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Places found</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المواضع التي عُثر عليها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>{number} of {count}</source>
   <comment>the places found</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{number} من {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>none</source>
   <comment>the places found</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا شيء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>plain decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فك الترميز العادي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>drafts by prompt lookup only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مسودات بالبحث في الموجّه فقط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>drafts in every step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مسودات في كل خطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>fixed lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استباق ثابت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>adaptive lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استباق تكيّفي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>step-rule lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استباق بقاعدة الخطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>ewma lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استباق بقاعدة EWMA</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتبها {target}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}, with drafts by {draft}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتبها {target}، بمسودات من {draft}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Sent to {name}, which is {host}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أُرسلت إلى {name}، وهو {host}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Computed {place}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حُسبت {place}.</translation>
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
   <translation>عقوبة التكرار {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>presence penalty {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عقوبة الحضور {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>frequency penalty {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عقوبة التواتر {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>seed {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البذرة {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>fixed lookahead {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استباق ثابت {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_actions.py" />
   <source>Version {number} of {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النسخة {number} من {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Edit your message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تحرير الرسالة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Cancel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إلغاء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>The original stays as another version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يبقى الأصل نسخة أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Save</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Enter saves, Esc cancels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الحفظ بمفتاح Enter والإلغاء بمفتاح Esc</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Send</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إرسال</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Enter sends, Esc cancels</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإرسال بمفتاح Enter والإلغاء بمفتاح Esc</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Open this link?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هل يُفتح هذا الرابط؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Open</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فتح</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>A long text: {count} characters, shown as plain text</source>
   <extracomment>for 1: A long text: {count} character, shown as plain text</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>نص طويل: {count} حرف، يُعرض نصًا عاديًا</numerusform>
    <numerusform>نص طويل: حرف واحد، يُعرض نصًا عاديًا</numerusform>
    <numerusform>نص طويل: حرفان، يُعرض نصًا عاديًا</numerusform>
    <numerusform>نص طويل: {count} أحرف، يُعرض نصًا عاديًا</numerusform>
    <numerusform>نص طويل: {count} حرفًا، يُعرض نصًا عاديًا</numerusform>
    <numerusform>نص طويل: {count} حرف، يُعرض نصًا عاديًا</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>Only the first {count} lines are shown.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُعرض أول {count} سطر فقط.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/token_walk.py" />
   <source>Left and Right walk along the tokens, Enter shows all about one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السهمان الأيسر والأيمن ينتقلان بين الرموز، ومفتاح Enter يعرض كل شيء عن أحدها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Ask this</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>طرح هذا السؤال</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>The built-in pair is tiny and knows little. It is there to try things out.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الزوج المدمج صغير جدًا ولا يعرف إلا القليل. وهو هنا للتجربة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>For real work: {pair} ({size} to download, needs about {memory} of memory).</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>للعمل الفعلي: {pair} (حجم التنزيل {size}، ويحتاج إلى نحو {memory} من الذاكرة).</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Opens Download models at this pair; nothing is downloaded yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يفتح نافذة تنزيل نماذج عند هذا الزوج؛ ولا يُنزَّل شيء بعد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>See this pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عرض هذا الزوج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Search commands, chats and models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في الأوامر والمحادثات والنماذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Command palette</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لوحة الأوامر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Commands, chats and models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأوامر والمحادثات والنماذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>No matches</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا نتائج مطابقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>↑ ↓ to move    {take} to open    {close} to close</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>↑ ↓ للتنقل    {take} للفتح    {close} للإغلاق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Model</source>
   <comment>what the command palette offers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Attach again: {file}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إرفاق مرة أخرى: {file}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Recent file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملف حديث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Use again: {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام من جديد: {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Recent server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>خادم مستخدم مؤخرًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Recent pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>زوج مستخدم مؤخرًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Server</source>
   <comment>what the command palette offers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>خادم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/offers.py" />
   <source>Chat</source>
   <comment>what the command palette offers</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is already the shortcut of “{command}”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} هو اختصار «{command}» بالفعل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>A shortcut is one key, with or without modifiers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاختصار مفتاح واحد، مع مفاتيح تعديل أو بدونها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is reserved for editing text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} محجوز لتحرير النص.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is reserved for moving, or by the system.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} محجوز للتنقل أو للنظام.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} types text by itself.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} يكتب نصًا بمفرده.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/chosen_keys.py" />
   <source>{key} is reserved by the system.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{key} محجوز للنظام.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Chats</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Message</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرسالة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Models</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النماذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>View</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العرض</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Help</source>
   <comment>a group of commands</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المساعدة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>New</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Menu</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القائمة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Chats</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Theme</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السمة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Help</source>
   <comment>a menu</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المساعدة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Anywhere in the window</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في أي مكان من النافذة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the message field</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في حقل الرسالة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>On a message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>على رسالة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>On the tokens of an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>على رموز إجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>While finding in a chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أثناء البحث في محادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the chat search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في البحث في المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the list of chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في قائمة المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the command palette</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في لوحة الأوامر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the model picker</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في منتقي النماذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في الإعدادات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the system prompts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في موجّهات النظام</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In a replay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أثناء إعادة العرض</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في الاختصارات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In the guide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في الدليل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>In dialogs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في مربعات الحوار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>{keys} or {key}</source>
   <comment>keys that do the same</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{keys} أو {key}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>“{command}” has no shortcut now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يعد للأمر «{command}» اختصار.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>The shortcut of “{command}” is now {key}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أصبح اختصار «{command}» الآن {key}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>“{command}” has its default shortcut again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عاد للأمر «{command}» اختصاره الافتراضي.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/key_choice.py" />
   <source>All commands have their default shortcuts again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عادت لكل الأوامر اختصاراتها الافتراضية.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: follow system</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السمة: حسب النظام</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: light</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السمة: فاتحة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: dark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السمة: داكنة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Token colours: origin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ألوان الرموز: المصدر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Token colours: probability</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ألوان الرموز: الاحتمال</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Token colours: surprise</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ألوان الرموز: المفاجأة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save charts as an image (PNG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ المخططات كصورة (PNG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save charts as an image (SVG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ المخططات كصورة (SVG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save chart data as a table (CSV)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ بيانات المخططات كجدول (CSV)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Guide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الدليل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Pages about everything, with a search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صفحات عن كل شيء، مع بحث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>How it works</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كيف يعمل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>A short guide, with a step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>دليل قصير، مع خطوة من آخر إجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>What's this?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما هذا؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Explain the focused item, or the next one you click</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>شرح العنصر المحدد، أو العنصر التالي الذي يُنقر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Keyboard shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختصارات لوحة المفاتيح</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show the keyboard shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عرض اختصارات لوحة المفاتيح</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find a command, a chat or a model by a few letters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العثور على أمر أو محادثة أو نموذج ببضعة أحرف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Settings…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإعدادات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>All settings, with a search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كل الإعدادات، مع البحث فيها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Statistics…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإحصاءات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Totals for all answers by model and day, and errors</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مجاميع كل الإجابات حسب النموذج واليوم، والأخطاء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Menu</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القائمة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open the menu</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فتح القائمة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Start a new chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدء محادثة جديدة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Temporary chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محادثة مؤقتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Start a chat that is not saved</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدء محادثة لا تُحفظ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>New folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مجلد جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في كل المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find words in all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العثور على كلمات في كل المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show archived chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عرض المحادثات المؤرشفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Back up chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ المحادثات احتياطيًا…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Restore chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استعادة المحادثات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Import chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استيراد المحادثات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Import chats from Foretoken, ChatGPT or LM Studio</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استيراد محادثات من Foretoken أو ChatGPT أو LM Studio</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير كل المحادثات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export all chats to one file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير كل المحادثات إلى ملف واحد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export this chat…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير هذه المحادثة…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export this chat to a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير هذه المحادثة إلى ملف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Print this chat…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>طباعة هذه المحادثة…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حذف كل المحادثات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Stop the answer or a running test</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاف الإجابة أو اختبار قيد التشغيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Attach files…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إرفاق ملفات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Attach text files or PDFs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إرفاق ملفات نصية أو ملفات PDF</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Clear recent files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مسح الملفات الأخيرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>System prompt…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>موجّه النظام…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Instructions for the model in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعليمات للنموذج في هذه المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Sampling…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أخذ العينات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Temperature, cut-offs, penalties and length for the next answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>درجة الحرارة وحدود الاقتطاع والعقوبات والطول للإجابات التالية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy the last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ آخر إجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay the answer…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة عرض الإجابة…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay the answer in view, with its colours and charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة عرض الإجابة الظاهرة بألوانها ومخططاتها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay an answer from a file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة عرض إجابة من ملف…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay an answer from an exported chat, without importing it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة عرض إجابة من محادثة مصدَّرة دون استيرادها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo delete</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التراجع عن الحذف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تراجع</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find in this chat; ignores case and accents</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في هذه المحادثة؛ دون مراعاة حالة الأحرف والتشكيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next match</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المطابقة التالية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous match</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المطابقة السابقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Choose models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختيار النماذج…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Choose the target and the draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختيار النموذج الهدف ونموذج المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Download models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تنزيل نماذج…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Ready-made pairs and all models on the hub</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأزواج الجاهزة وكل النماذج في المنصة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Clear recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مسح الأزواج الأخيرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Connect to a server…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاتصال بخادم…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use a server instead of a model on this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام خادم بدلًا من نموذج على هذا الحاسوب</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Engine settings…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعدادات المحرك…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>How the loaded models run: threads, caches, draft length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كيفية تشغيل النماذج المحمّلة: الخيوط والذواكر المؤقتة وطول المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Race: plain vs. speculative…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السباق: العادي مقابل التخميني…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Answer the same question both ways, side by side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإجابة عن السؤال نفسه بالطريقتين، جنبًا إلى جنب</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Benchmark…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قياس الأداء…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Measure drafting by kind of text, and compare with earlier runs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قياس كتابة المسودة حسب نوع النص، ومقارنتها بعمليات سابقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Verify losslessness…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق من عدم الفقدان…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Check that drafting does not change the output</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق من أن كتابة المسودة لا تغيّر الناتج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تبديل ألوان الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Colour tokens by origin or probability</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تلوين الرموز حسب المصدر أو الاحتمال</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle the source of an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تبديل عرض النص المصدر لإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show the answer as the model wrote it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عرض الإجابة كما كتبها النموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle formatting in answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تبديل التنسيق في الإجابات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle formatting in your messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تبديل التنسيق في رسائلي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle Markdown in copied selections</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تبديل تنسيق Markdown عند نسخ التحديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle sidebar</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تبديل الشريط الجانبي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Toggle live panel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تبديل اللوحة المباشرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Switch charts between this answer and the whole chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تبديل المخططات بين هذه الإجابة والمحادثة كلها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Pause or resume charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاف المخططات مؤقتًا أو متابعتها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Larger text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تكبير النص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Smaller text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصغير النص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Normal text size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حجم النص العادي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy diagnostics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ معلومات التشخيص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open logs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فتح السجلات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Check for updates…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق من وجود تحديثات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>About Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حول Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Quit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إنهاء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Send or queue the message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إرسال الرسالة أو وضعها في قائمة الانتظار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Insert a line break</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إدراج فاصل أسطر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Edit the last message (in an empty field)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعديل الرسالة الأخيرة (في حقل فارغ)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Go to the messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الانتقال إلى الرسائل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo typing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التراجع عن الكتابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرسالة السابقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرسالة التالية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النسخة السابقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النسخة التالية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy the text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ النص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Edit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تحرير</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Edit; keeps this version</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعديل؛ مع الاحتفاظ بهذه النسخة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Cancel editing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إلغاء التعديل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Regenerate</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة التوليد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Answer again; keeps this answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإجابة مرة أخرى؛ مع الاحتفاظ بهذه الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Continue where the answer stopped</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المتابعة من حيث توقفت الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Branch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تفريع</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>New chat with a copy up to this message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محادثة جديدة بنسخة حتى هذه الرسالة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة العرض…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replay this answer with its colours and charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة عرض هذه الإجابة بألوانها ومخططاتها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حذف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete this message and all below it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حذف هذه الرسالة وكل ما تحتها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export this message to a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير هذه الرسالة إلى ملف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز السابق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز التالي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخطوة السابقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخطوة التالية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Inspect the token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فحص الرمز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Where the token came from, and its alternatives</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مصدر الرمز، وبدائله</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Leave the tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ترك الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close find</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إغلاق البحث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open the selected result</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فتح النتيجة المحددة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Clear the search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مسح البحث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Rename</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة التسمية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Pin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تثبيت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Unpin</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إلغاء التثبيت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Move to folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نقل إلى مجلد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Remove from folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إزالة من المجلد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Duplicate</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تكرار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export chats in folder…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير محادثات المجلد…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Archive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أرشفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Unarchive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إلغاء الأرشفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Collapse</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>طي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Expand</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>توسيع</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Previous item</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العنصر السابق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Next item</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العنصر التالي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Run or open</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تشغيل أو فتح</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close the palette</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إغلاق اللوحة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Find a model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العثور على نموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فتح ملف…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Open a model file from anywhere</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فتح ملف نموذج من أي مكان</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save as preset…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ إعدادًا مسبقًا…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Save this pair and its settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ هذا الزوج وإعداداته</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Load</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تحميل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close or cancel</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إغلاق أو إلغاء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use as target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاستخدام نموذجًا هدفًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use as draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاستخدام نموذج مسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>New chat with this model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محادثة جديدة بهذا النموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Reset to defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة الضبط إلى القيم الافتراضية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Show in folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عرض في المجلد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Copy path</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ المسار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Remove from this list</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إزالة من هذه القائمة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Move to trash</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نقل إلى سلة المهملات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Rename…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة التسمية…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Replace with current choice</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استبدال بالاختيار الحالي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Export all presets…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير كل الإعدادات المسبقة…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Import presets…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استيراد إعدادات مسبقة…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في الإعدادات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Undo the last change</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التراجع عن التغيير الأخير</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Close</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إغلاق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Play or pause</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تشغيل أو إيقاف مؤقت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Go to the beginning</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الانتقال إلى البداية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Go to the end</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الانتقال إلى النهاية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search shortcuts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في الاختصارات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Change the shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تغيير الاختصار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Search the guide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في الدليل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رجوع</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام في هذه المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Use this prompt from the next answer on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام هذا الموجّه اعتبارًا من الإجابة التالية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Delete the prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حذف الموجّه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Press the selected button</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الضغط على الزر المحدد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Remove</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إزالة</translation>
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
   <translation>إيقاف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Queue</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إلى الانتظار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Stop the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاف الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Not now: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس الآن: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Not now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس الآن</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Send it after the messages before it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إرسالها بعد الرسائل التي قبلها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Nothing is running</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا شيء قيد التشغيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Attach files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إرفاق ملفات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>The text is long, so it is attached as a file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النص طويل، لذلك أُرفق كملف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>, or drop them on the window.</source>
   <comment>behind “Attach text files”</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>، أو إفلاتها على النافذة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Unsent files are forgotten when you quit.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملفات غير المرسلة تُنسى عند إنهاء البرنامج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Sampling: {kind}, temperature {t}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أخذ العينات: {kind}، درجة الحرارة {t}</translation>
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
   <translation>موجّه النظام: {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>System: {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النظام: {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>System prompt: none</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>موجّه النظام: بلا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Context {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السياق {used} من {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Context full: {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السياق ممتلئ: {used} من {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_status.py" />
   <source>Context nearly full: {used} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السياق يكاد يمتلئ: {used} من {total}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>a file is still being read</source>
   <comment>Not now: …</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما زالت قراءة ملف جارية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>This chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذه المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Kept for the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محجوز للإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Free</source>
   <comment>tokens in the context</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متاح</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Counted by the server for the last answer; it alone can count the next message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بحسب عدّ الخادم في آخر إجابة؛ وهو وحده يستطيع عدّ الرسالة التالية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Context length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>طول السياق</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Too long by {count} tokens: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</source>
   <extracomment>for 1: Too long by {count} token: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>The context is full: the oldest {count} turns will be left out.</source>
   <extracomment>for 1: The context is full: the oldest turn will be left out.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Only {count} tokens are left for the answer.</source>
   <extracomment>for 1: Only {count} token is left for the answer.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>لا يبقى للإجابة إلا {count} رمز.</numerusform>
    <numerusform>لا يبقى للإجابة إلا رمز واحد.</numerusform>
    <numerusform>لا يبقى للإجابة إلا رمزان.</numerusform>
    <numerusform>لا يبقى للإجابة إلا {count} رموز.</numerusform>
    <numerusform>لا يبقى للإجابة إلا {count} رمزًا.</numerusform>
    <numerusform>لا يبقى للإجابة إلا {count} رمز.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>The context is nearly full: after {count} more tokens, old turns are left out.</source>
   <extracomment>for 1: The context is nearly full: after {count} more token, old turns are left out.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>السياق يكاد يمتلئ: بعد {count} رمز آخر تُستبعد الأدوار القديمة.</numerusform>
    <numerusform>السياق يكاد يمتلئ: بعد رمز آخر تُستبعد الأدوار القديمة.</numerusform>
    <numerusform>السياق يكاد يمتلئ: بعد رمزين آخرين تُستبعد الأدوار القديمة.</numerusform>
    <numerusform>السياق يكاد يمتلئ: بعد {count} رموز أخرى تُستبعد الأدوار القديمة.</numerusform>
    <numerusform>السياق يكاد يمتلئ: بعد {count} رمزًا آخر تُستبعد الأدوار القديمة.</numerusform>
    <numerusform>السياق يكاد يمتلئ: بعد {count} رمز آخر تُستبعد الأدوار القديمة.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Conversation and chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثة وتنسيقها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تنسيق المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>This message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذه الرسالة</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>Left out: the oldest {count} turns</source>
   <extracomment>for 1: Left out: the oldest turn</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>{used} of {count} tokens once this is sent</source>
   <extracomment>for 1: {used} of {count} token once this is sent</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <translation>تجري القراءة…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>counting…</source>
   <comment>tokens of a file</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري العدّ…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Queued messages</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرسائل في قائمة الانتظار</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>{count} files</source>
   <extracomment>for 1: {count} file</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} ملف</numerusform>
    <numerusform>ملف واحد</numerusform>
    <numerusform>ملفان</numerusform>
    <numerusform>{count} ملفات</numerusform>
    <numerusform>{count} ملفًا</numerusform>
    <numerusform>{count} ملف</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Queued: {message}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في قائمة الانتظار: {message}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Moves it back to the field</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادتها إلى الحقل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>Click, or press Up in the empty field, to edit it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النقر، أو السهم العلوي في الحقل الفارغ، يتيح تحريرها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/queued_messages.py" />
   <source>queued</source>
   <comment>a message</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في قائمة الانتظار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Next answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإجابة التالية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>This model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذا النموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Default</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>افتراضي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies to the next answer only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ينطبق على الإجابة التالية فقط.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies to all answers in this chat, with any model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ينطبق على كل الإجابات في هذه المحادثة، مع أي نموذج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies to this model, unless a chat has its own value.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ينطبق على هذا النموذج، ما لم تكن لمحادثة قيمتها الخاصة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Applies unless a chat or a model has its own value.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ينطبق ما لم تكن لمحادثة أو نموذج قيمة خاصة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>The preset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإعداد المسبق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>{title} reset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أُعيد ضبط {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>all values reset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أُعيد ضبط كل القيم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>recommended values</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القيم الموصى بها</translation>
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
   <translation>العودة إلى {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Use the inherited value</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام القيمة الموروثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Set by {option} until Foretoken is closed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حدّده {option} إلى أن يُغلق Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Inherited: {scope}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>موروثة: {scope}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>From the chat template</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من قالب المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Recommended for this model: {values}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الموصى به لهذا النموذج: {values}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>{scope} uses {value}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القيمة المستخدمة في {scope} هي {value}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Custom</source>
   <comment>a kind of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مخصص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Close sampling</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إغلاق أخذ العينات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Apply to</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تنطبق على</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>What the values below apply to</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما تنطبق عليه القيم أدناه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Reset all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة ضبط الكل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Remove all values set here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إزالة كل القيم المحددة هنا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Style</source>
   <comment>of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النمط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>A set of values that go together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مجموعة قيم متلائمة معًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Save as…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ باسم…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Save these values as a style</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ هذه القيم نمطًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Delete this style; the values stay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حذف هذا النمط؛ مع بقاء القيم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Name of the style</source>
   <comment>of sampling</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اسم النمط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Apply</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تطبيق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Apply these values to this model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تطبيق هذه القيم على هذا النموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_sheet.py" />
   <source>Options of this model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>خيارات هذا النموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>System prompts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>موجّهات النظام</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>New</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Add a prompt to the library</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إضافة موجّه إلى المكتبة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاسم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Name of the prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اسم الموجّه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Save to library</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ في المكتبة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Give it a name, so that other chats can use it too</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعطاؤه اسمًا لتستخدمه محادثات أخرى أيضًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Text of the system prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نص موجّه النظام</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Instructions for the model, read before the chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعليمات للنموذج، تُقرأ قبل المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>The chat keeps its system prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تحتفظ المحادثة بموجّه النظام الخاص بها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Use none</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>دون موجّه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Remove the system prompt from this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إزالة موجّه النظام من هذه المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Only this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذه المحادثة فقط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>empty</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فارغ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>{name} (in use)</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} (مستخدم)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>In use</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مستخدم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Tokens cannot be counted: only the server has the vocabulary.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن عدّ الرموز: المفردات عند الخادم وحده.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Tokens are counted once a model is loaded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُعدّ الرموز عند تحميل نموذج.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>Adds {count} tokens to each prompt.</source>
   <extracomment>for 1: Adds {count} token to each prompt.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>يضيف إلى كل موجّه {count} رمز.</numerusform>
    <numerusform>يضيف إلى كل موجّه رمزًا واحدًا.</numerusform>
    <numerusform>يضيف إلى كل موجّه رمزين.</numerusform>
    <numerusform>يضيف إلى كل موجّه {count} رموز.</numerusform>
    <numerusform>يضيف إلى كل موجّه {count} رمزًا.</numerusform>
    <numerusform>يضيف إلى كل موجّه {count} رمز.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>This model's chat template has no system prompt, so the text goes at the beginning of the first question.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس في قالب المحادثة لهذا النموذج موجّه نظام، لذلك يوضع النص في بداية السؤال الأول.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>custom</source>
   <comment>system prompt</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مخصص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Engine</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحرك</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>CPU code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>شيفرة المعالج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Loaded pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الزوج المحمّل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Licence</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الترخيص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>MIT, with parts under their own licences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رخصة MIT، ولبعض الأجزاء تراخيصها الخاصة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Licences…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التراخيص…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>A desktop chat for local language models that shows how speculative decoding makes them faster. Everything runs on this computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>برنامج محادثة على سطح المكتب لنماذج اللغة المحلية يُظهر كيف يسرّعها فك الترميز التخميني. كل شيء يعمل على هذا الحاسوب.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Version {version}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإصدار {version}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>Licences</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التراخيص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/about_dialog.py" />
   <source>This copy came without its licences.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>جاءت هذه النسخة دون تراخيصها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Back up chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ المحادثات احتياطيًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Backing up chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري نسخ المحادثات احتياطيًا…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Backed up {count} chats to {file} ({size}).</source>
   <extracomment>for 1: Backed up {count} chat to {file} ({size}).</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restore chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استعادة المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Checking {file}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري فحص {file}…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>It replaces the {count} chats that are here now, of which a copy is kept.</source>
   <extracomment>for 1: It replaces the {count} chat that is here now, of which a copy is kept.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restoring chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تجري استعادة المحادثات…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restore {count} chats?</source>
   <extracomment>for 1: Restore {count} chat?</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restore</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استعادة</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Restored the {count} chats from before.</source>
   <extracomment>for 1: Restored the {count} chat from before.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Everything is deleted permanently: chats, archived chats, folders, system prompts, and automatic backups. This cannot be undone. Backups that you saved yourself stay.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُحذف كل شيء نهائيًا: المحادثات والمحادثات المؤرشفة والمجلدات وموجّهات النظام والنسخ الاحتياطية التلقائية. لا يمكن التراجع عن ذلك. وتبقى النسخ الاحتياطية المحفوظة يدويًا.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Permanently deleted {count} chats.</source>
   <extracomment>for 1: Permanently deleted {count} chat.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Delete all {count} chats?</source>
   <extracomment>for 1: Delete {count} chat?</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Delete everything?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هل يُحذف كل شيء؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Permanently deleted everything.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم حذف كل شيء نهائيًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Deleting all chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري حذف كل المحادثات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Delete all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حذف الكل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>The chats could not be opened. Restart Foretoken and try again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر فتح المحادثات. يُرجى إعادة تشغيل Foretoken والمحاولة مرة أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Chat backups</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النسخ الاحتياطية للمحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>All files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كل الملفات</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>{file} contains {count} chats.</source>
   <extracomment>for 1: {file} contains {count} chat.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>The newest is from {day}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أحدثها بتاريخ {day}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>These pages are in English only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذه الصفحات بالإنجليزية فقط.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Click what you want explained, or press Esc to cancel.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى النقر على ما يُراد شرحه، أو الضغط على Esc للإلغاء.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>{program} crashed the last time it ran. A report is kept.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعطّل {program} في آخر مرة عمل فيها. وتقرير عن ذلك محفوظ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>This translation was made by a machine and has not been reviewed. You can choose another language in the settings.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذه الترجمة آلية ولم تُراجَع. يمكن اختيار لغة أخرى من الإعدادات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>The graphics card is not used: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا تُستخدم بطاقة الرسوم: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>One graphics driver is not used: {reason}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يُستخدم أحد برامج تشغيل الرسوم: {reason}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>A newer driver may help; “foretoken doctor” has the details.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قد يفيد برنامج تشغيل أحدث؛ ويعرض الأمر «foretoken doctor» التفاصيل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Restart Foretoken to change the language.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى إعادة تشغيل Foretoken لتغيير اللغة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عرض</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Something went wrong in Foretoken ({kind}). You can continue; if it happens again, please report it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حدث خطأ في Foretoken ({kind}). يمكن المتابعة؛ وإن تكرر يُرجى الإبلاغ عنه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Diagnostics</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التشخيص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Copied the diagnostics. They contain nothing of your chats.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم نسخ معلومات التشخيص. ولا شيء فيها من المحادثات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>There are no logs: {folder}: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد سجلات: {folder}: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>The logs are in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السجلات في {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>Foretoken {version} is available.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يتوفر Foretoken {version}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A language model writes one token at a time, about a piece of a word, and reads all of its weights for each. Speculative decoding saves most of that work: a small draft model guesses the next few tokens, and the large model, the target, checks all of them in a single pass. It keeps the guesses that it agrees with. At the first one that it does not, it writes its own token instead. Guesses can also be copied from earlier text, without a draft model.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يكتب النموذج اللغوي رمزًا واحدًا في كل مرة، وهو نحو جزء من كلمة، ويقرأ لكل رمز جميع أوزانه. ويوفّر فك الترميز التخميني معظم هذا العمل: يخمّن نموذج مسودة صغير الرموز القليلة التالية، ويتحقق منها النموذج الكبير، أي النموذج الهدف، كلها في تمريرة واحدة. ويُبقي التخمينات التي يوافق عليها. وعند أول تخمين لا يوافق عليه يكتب رمزه هو بدلًا منه. ويمكن أيضًا نسخ التخمينات من نص سابق، دون نموذج مسودة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Most of the time of a pass goes into reading the weights from memory, and they are read once per pass, however many tokens it checks. So a pass that checks several tokens takes longer than a pass for one, but much less than a pass for each. A draft model is small and quick, and copying takes hardly any time.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يذهب معظم وقت التمريرة في قراءة الأوزان من الذاكرة، وهي تُقرأ مرة واحدة لكل تمريرة مهما كان عدد الرموز التي تتحقق منها. لذلك تستغرق التمريرة التي تتحقق من عدة رموز أكثر من تمريرة لرمز واحد، لكن أقل بكثير من تمريرة لكل رمز. ونموذج المسودة صغير وسريع، والنسخ لا يكاد يستغرق وقتًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Each guess has a probability in the draft model and one in the target. If the target gives it at least as much, it is kept. If not, it is kept with the probability target / draft; otherwise the target picks another token, among those that it gives more than the draft. In total, each token is exactly as likely as if the target had written alone. At temperature 0 this means that a guess is kept only if it is the target's own choice.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لكل تخمين احتمال لدى نموذج المسودة واحتمال لدى النموذج الهدف. فإن أعطاه الهدف القدر نفسه على الأقل، أُبقي. وإلا أُبقي باحتمال يساوي الهدف / المسودة؛ وفيما عدا ذلك يختار الهدف رمزًا آخر من الرموز التي يعطيها أكثر مما تعطيها المسودة. وبذلك يكون احتمال كل رمز هو نفسه تمامًا كما لو كتب الهدف وحده. وعند درجة الحرارة 0 يعني ذلك أن التخمين لا يُبقى إلا إذا كان اختيار الهدف نفسه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>One difference remains: numbers are rounded slightly differently in a pass for several tokens. Where two tokens are almost equally likely, the wording may differ from that of the target alone. Neither is better than the other.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يبقى فرق واحد: تُقرَّب الأعداد بطريقة مختلفة قليلًا في التمريرة على عدة رموز. وحيث يكاد احتمال رمزين يتساوى قد تختلف الصياغة عن صياغة النموذج الهدف وحده. وليست إحداهما أفضل من الأخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Drafting takes time, too. It pays off if a step gives more tokens than the target alone could write in the same time. Surprising text, a high temperature, or a draft model that is not much smaller or often wrong make it slower. Foretoken measures this while it writes: it drafts as many tokens as pay off, and pauses drafting if none do.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتابة المسودة تستغرق وقتًا أيضًا. وتفيد إذا أعطت الخطوة رموزًا أكثر مما يستطيع النموذج الهدف وحده كتابته في الوقت نفسه. وتبطئها النصوص المفاجئة، أو درجة الحرارة العالية، أو نموذج مسودة ليس أصغر بكثير أو كثير الخطأ. يقيس Foretoken ذلك أثناء الكتابة: يكتب في المسودة من الرموز بقدر ما يفيد، ويوقف المسودة مؤقتًا إن لم يفد أي منها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A small model guesses, a large model checks</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج صغير يخمّن، ونموذج كبير يتحقق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>After your first answer, this page shows its steps and numbers.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بعد الإجابة الأولى تعرض هذه الصفحة خطواتها وأرقامها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Nothing was drafted for your last answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تُكتب مسودة لآخر إجابة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Why it is faster</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لماذا هو أسرع</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Why the answer stays the same</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لماذا تبقى الإجابة نفسها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>When it is not faster</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متى لا يكون أسرع</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Numbers of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أرقام آخر إجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Glossary</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المصطلحات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Text so far</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النص حتى الآن</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Checked in one pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق في تمريرة واحدة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المكتوب</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>{accepted} of {count} drafted tokens</source>
   <extracomment>for 1: {accepted} of {count} drafted token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المقبول</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Bonus token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز إضافي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Target's own token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز النموذج الهدف نفسه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>خطوة من آخر إجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Checking {tokens} drafted tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق من رموز المسودة: {tokens}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Other</source>
   <comment>time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>غير ذلك</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>One step: {tokens} tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>خطوة واحدة: الرموز {tokens}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>The target alone: {tokens} passes of {time}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف وحده: عدد التمريرات {tokens}، كل منها {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>The target alone</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف وحده</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>An average step of your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>خطوة متوسطة من آخر إجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Chance of being kept</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال الإبقاء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Chance of being kept: {target} / {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال الإبقاء: {target} / {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Result</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النتيجة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>kept</source>
   <comment>a token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أُبقي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>rejected</source>
   <comment>a token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مرفوض</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Written instead: {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المكتوب بدلًا منه: {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A token of your last answer: {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز من آخر إجابة: {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Tokens per step to break even</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز في الخطوة لتعادل الكلفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Tokens per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز في الخطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>Your last answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>آخر إجابة</translation>
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
   <translation>مسح</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Remove the shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إزالة الاختصار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Reset</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة ضبط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Use the default shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام الاختصار الافتراضي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Restore defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استعادة القيم الافتراضية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Command</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأمر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Shortcut</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاختصار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Select a command to change its shortcut.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى تحديد أمر لتغيير اختصاره.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>To change the shortcut, click the field and press the new keys.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لتغيير الاختصار، يُرجى النقر على الحقل والضغط على المفاتيح الجديدة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>This shortcut cannot be changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن تغيير هذا الاختصار.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>No shortcut matches “{words}”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يوجد اختصار يطابق «{words}».</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>Shortcut of the command</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختصار الأمر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Progress</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التقدم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check once a day</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق مرة كل يوم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>You are told about new versions; nothing is downloaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يتم الإعلام بالإصدارات الجديدة؛ ولا يُنزَّل شيء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Release notes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملاحظات الإصدار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>This build has no release feed and cannot check for new versions. Look where you got this copy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس لهذه النسخة قائمة إصدارات، ولا يمكنها التحقق من الإصدارات الجديدة. يُرجى البحث حيث تم الحصول على هذه النسخة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>No release feed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد قائمة إصدارات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Foretoken will request a small file from this address:
{address}

The request contains nothing about you, your chats, your models or this computer; like any request, it shows {host} your IP address. You are told if there is a newer version. Nothing is installed automatically.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>سيطلب Foretoken ملفًا صغيرًا من هذا العنوان:
{address}

لا يحوي الطلب شيئًا عن المستخدم أو محادثاته أو نماذجه أو هذا الحاسوب؛ وكأي طلب، يكشف للمضيف {host} عنوان IP. يتم الإعلام عند وجود إصدار أحدث. ولا يُثبَّت شيء تلقائيًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check for updates?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هل يُجرى التحقق من وجود تحديثات؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق الآن</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Checking for updates…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري التحقق من وجود تحديثات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Downloading…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري التنزيل…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>No file manager found. {file} is in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُعثر على مدير ملفات. الملف {file} موجود في {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>No browser found. The notes are at {address}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُعثر على متصفح. الملاحظات على العنوان {address}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Something went wrong</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حدث خطأ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>You have {present}. The newest release is {version} of {day}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإصدار الحالي {present}. أحدث إصدار هو {version} بتاريخ {day}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Foretoken is up to date</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>Foretoken محدَّث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Check again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق من جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Foretoken {version} is available</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يتوفر Foretoken {version}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>There is no package for this computer; see the release notes.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد حزمة لهذا الحاسوب؛ يُرجى الاطلاع على ملاحظات الإصدار.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>{file} ({size}) will be downloaded to your Downloads folder and verified. You install it yourself.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>سيُنزَّل {file} ({size}) إلى مجلد التنزيلات ويُتحقق منه. أما التثبيت فيكون يدويًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Download</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تنزيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>{file} is in {folder}. Its checksum is correct.

To install it, close Foretoken and open the file.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملف {file} في {folder}. ومجموعه الاختباري صحيح.

لتثبيته، يُرجى إغلاق Foretoken وفتح الملف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/updates.py" />
   <source>Downloaded and verified</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم التنزيل والتحقق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Candidates, most likely first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز المرشّحة، الأرجح أولًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Target</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>The target's own probability, before the sampling settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال النموذج الهدف نفسه، قبل إعدادات أخذ العينات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Sampled</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بعد الإعدادات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>The target's probability after penalties, cuts and temperature</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال النموذج الهدف بعد العقوبات وحدود الاقتطاع ودرجة الحرارة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Draft</source>
   <comment>a column of probabilities</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>The draft's probability after the same settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال المسودة بعد الإعدادات نفسها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/candidate_table.py" />
   <source>Candidates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز المرشّحة</translation>
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
   <translation>قبل إعدادات أخذ العينات: {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Token inspector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فاحص الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Find candidates</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>معرفة الرموز المرشّحة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Close the inspector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إغلاق الفاحص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>The model is busy</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج مشغول</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>A character is only half written here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الحرف هنا نصف مكتوب فقط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>token {number} of {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز {number} من {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>step {step}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخطوة {step}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>position {position}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الموضع {position}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Reading the prompt and the answer again…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُعاد قراءة الموجّه والإجابة…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Reads {count} tokens again to find what else could stand here.</source>
   <extracomment>for 1: Reads {count} token again to find what else could stand here.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Candidates can be found when the model is free.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يمكن معرفة الرموز المرشّحة عندما يفرغ النموذج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>Continue from {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المتابعة من {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_card.py" />
   <source>rejected</source>
   <comment>a token that was drafted</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مرفوض</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The drafted token that the target replaced</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز المسودة الذي استبدله النموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Rejected draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز المسودة المرفوض</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Prompt lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في الموجّه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Drafted by</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كاتب المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Where the drafted token came from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مصدر رمز المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Draft p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Draft p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال المسودة (مرفوض)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability with which the draft proposed it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاحتمال الذي اقترحته به المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Target p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال الهدف (مرفوض)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability that the target gave the rejected token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاحتمال الذي أعطاه النموذج الهدف للرمز المرفوض</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability that the target gave it when it was sampled</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاحتمال الذي أعطاه له النموذج الهدف عند اختياره</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Target p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The probability of the written token among what the target had left</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال الرمز المكتوب ضمن ما بقي للنموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Residual p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاحتمال المتبقي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Tokens that could be sampled here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز التي كان يمكن اختيارها هنا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The chance that a token drafted here is accepted, whichever it is</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال قبول رمز في المسودة هنا، أيًا كان</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Expected acceptance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القبول المتوقع</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The target p recorded when the token was written. Other batch sizes or engine settings give slightly different probabilities.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال الهدف المسجَّل عند كتابة الرمز. أحجام الدفعات أو إعدادات المحرك الأخرى تعطي احتمالات مختلفة قليلًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Recorded p</source>
   <comment>a probability</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاحتمال المسجَّل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Acceptance</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسبة القبول</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>At temperature 0, only the target's most likely token is accepted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عند درجة الحرارة 0 لا يُقبل إلا الرمز الأرجح لدى النموذج الهدف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>most likely only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأرجح فقط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Block verification judges the draft as a whole, not token by token.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق كتلةً واحدة يحكم على المسودة كلها، لا رمزًا رمزًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>whole draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة كلها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The chance that this draft was accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احتمال قبول هذه المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>written</source>
   <comment>a token that stands here</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مكتوب</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>ends the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ينهي الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Already in the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>موجود في الإجابة بالفعل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The answer would end here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كانت الإجابة ستنتهي هنا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Only part of a character</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>جزء من حرف فقط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>Not text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس نصًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قياس الأداء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Start</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>New benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قياس أداء جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Earlier benchmarks</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قياسات الأداء السابقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Everything that was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كل ما تم قياسه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Picture of the map</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صورة الخريطة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>{answers}, time unknown until the first ones are written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{answers}، والوقت غير معروف إلى أن تُكتب الأولى منها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>{answers}, {duration}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{answers}، {duration}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>{pair} was skipped: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم تخطي {pair}: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>{mode} is used from the next answer on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُستخدم اعتبارًا من الإجابة التالية: {mode}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Deleted the benchmark of {when}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم حذف قياس الأداء: {when}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>Picture</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صورة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Point at a figure, or use the arrow keys, to see where it comes from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُعرض مصدر الرقم عند الإشارة إليه، أو عند التنقل بمفاتيح الأسهم.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>No way of decoding is certain to be faster.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد طريقة لفك الترميز أسرع على نحو مؤكد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Change since the other benchmark: of the speedup, or for plain decoding of its tokens per second. ≈ means no difference beyond the spread of the rounds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التغيّر منذ قياس الأداء الآخر: في التسريع، أو في الرموز في الثانية لفك الترميز العادي. والعلامة ≈ تعني أنه لا فرق يتجاوز تشتت الجولات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Use the best</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام الأفضل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Compare with</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المقارنة مع</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Another benchmark</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قياس أداء آخر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>nothing</source>
   <comment>what a benchmark is compared with</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا شيء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Same files, computer, settings and versions.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الملفات والحاسوب والإعدادات والإصدارات نفسها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Also different: {what}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المختلف أيضًا: {what}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>{mode} is the fastest.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأسرع: {mode}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>{mode} is {percent} % faster than {over}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{mode}: أسرع بنسبة {percent}% من {over}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_page.py" />
   <source>Load this pair to use it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى تحميل هذا الزوج لاستخدامه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose another way of decoding besides plain.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى اختيار طريقة أخرى لفك الترميز إلى جانب العادية.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose a kind of text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى اختيار نوع من النصوص.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose a pair.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى اختيار زوج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Enter up to {most} fixed lookaheads, from {least} to {longest}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى إدخال {most} على الأكثر من أطوال الاستباق الثابتة، من {least} إلى {longest}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Every question is answered in every way of decoding, one after the other, in several rounds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُجاب عن كل سؤال بكل طريقة من طرق فك الترميز، واحدة بعد الأخرى، في عدة جولات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>The spread needs at least three rounds.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يلزم للتشتت ثلاث جولات على الأقل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>What all others are compared with</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما تُقارن به كل الطرق الأخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Greedy (temperature 0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>جشع (درجة الحرارة 0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>As in a chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كما في المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأزواج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Kinds of text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أنواع النصوص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Ways of decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>طرق فك الترميز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Draft model, fixed lookaheads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة، أطوال استباق ثابتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Rounds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الجولات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Questions of each kind</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأسئلة من كل نوع</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Amount</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المقدار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>{pair} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{pair} (مستخدم)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>This pair has no usable draft model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس لهذا الزوج نموذج مسودة صالح للاستخدام</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>An answer is being written. Wait for it, or stop it first.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تجري كتابة إجابة. يُرجى انتظارها، أو إيقافها أولًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>The models are not ready yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النماذج ليست جاهزة بعد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>Data (JSON)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البيانات (JSON)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_files.py" />
   <source>Could not write {file}: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت كتابة {file}: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_files.py" />
   <source>Exported to {file}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم التصدير إلى {file}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_files.py" />
   <source>Could not open {file}: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر فتح {file}: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/jobs_controller.py" />
   <source>Verified lossless on {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم التحقق يوم {day}: دون فقدان</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/jobs_controller.py" />
   <source>Not lossless: verification failed on {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس دون فقدان: أخفق التحقق يوم {day}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/jobs_controller.py" />
   <source>Verification of {day} was inconclusive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق يوم {day} غير حاسم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/plots.py" />
   <source>likely</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مرجّح</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/plots.py" />
   <source>unlikely</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>غير مرجّح</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/plots.py" />
   <source>Tokens by how likely the target found them, in {bins} equal groups. Expected per group: {level} ± {band}. Found: {least} to {most}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز بحسب احتمالها لدى النموذج الهدف، في {bins} من المجموعات المتساوية. المتوقع في كل مجموعة: {level} ± {band}. الموجود: من {least} إلى {most}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Verify losslessness</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق من عدم الفقدان</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Verify</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Verify again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق من جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التفاصيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/proof_dialog.py" />
   <source>Not verified yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يتم التحقق بعد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Start race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدء السباق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>New race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>سباق جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Open…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فتح…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Show an exported race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عرض سباق مصدَّر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Open race</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فتح سباق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Playback position</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>موضع العرض</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Speed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السرعة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>1x is the speed at which it was written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السرعة 1x هي السرعة التي كُتبت بها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Tokens over time, in seconds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز عبر الزمن، بالثواني</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Characters over time, in seconds</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأحرف عبر الزمن، بالثواني</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Repetition {number} of {count}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التكرار {number} من {count}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>The repetition with the most typical speedup. Each side's time counts its own steps only, from the end of the prompt on.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التكرار صاحب التسريع الأقرب إلى المعتاد. ويُحسب وقت كل طرف في خطواته وحدها، من نهاية الموجّه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Pause</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاف مؤقت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Play again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التشغيل من جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Play</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تشغيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Both sides answer the same question at the same time. They take turns on the same cores, so whatever slows this computer down slows both.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجيب الطرفان عن السؤال نفسه في الوقت نفسه. ويتناوبان على الأنوية نفسها، فكل ما يبطئ هذا الحاسوب يبطئهما معًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Two different targets: the other one is loaded for the race if there is enough memory. Each writes its own text, so their speeds are compared in characters per second.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذجان هدفان مختلفان: يُحمَّل الآخر من أجل السباق إن كفت الذاكرة. ويكتب كل منهما نصه الخاص، لذلك تُقارن سرعتاهما بالأحرف في الثانية.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>This target is loaded for the race if there is enough memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُحمَّل هذا النموذج الهدف من أجل السباق إن كفت الذاكرة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>First side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الطرف الأول</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Second side</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الطرف الثاني</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The model that answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الذي يجيب</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>How tokens are drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كيف تُكتب رموز المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The model that drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الذي يكتب المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>How tokens are sampled</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كيف تُختار الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Temperature 0</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>درجة الحرارة 0</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>As in the chat ({how})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كما في المحادثة ({how})</translation>
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
   <translation>بلا نموذج مسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Plain (no drafting)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عادي (بلا مسودات)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{way} (as in the chat)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{way} (كما في المحادثة)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Lookup (copies from the text so far)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في الموجّه (نسخ من النص حتى الآن)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{way} (adaptive)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{way} (تكيّفي)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Question</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السؤال</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Where the question comes from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من أين يأتي السؤال</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Your own</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>سؤال خاص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The last one of this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>آخر سؤال في هذه المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>What both sides are asked</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما يُسأل عنه الطرفان</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Answer length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>طول الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>The most tokens of an answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أقصى عدد لرموز الإجابة</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>up to {count} tokens</source>
   <extracomment>for 1: up to {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>Enter a question.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى إدخال سؤال.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_setup.py" />
   <source>{name} (in use)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{name} (مستخدم)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>1st</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأول</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>2nd</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الثاني</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>3rd</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الثالث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a target correction</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ثم تصحيح من النموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a bonus token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ثم رمز إضافي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>one token from the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز واحد من النموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then the answer ended</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ثم انتهت الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{number}th</source>
   <comment>a place, such as 5th</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رقم {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>steps {first} to {last}: {accepted} of {drafted} drafted accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخطوات من {first} إلى {last}: قُبل {accepted} من {drafted} من رموز المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>step {step}: no draft, {ending}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخطوة {step}: بلا مسودة، {ending}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>step {step}: {accepted} of {drafted} drafted accepted, {ending}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخطوة {step}: قُبل {accepted} من {drafted} من رموز المسودة، {ending}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Accepted per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المقبول في كل خطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Click a bar to see its text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النقر على عمود يعرض نصه</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{count} steps per bar; click to see the text</source>
   <extracomment>for 1: {count} step per bar; click to see the text</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>By draft position</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حسب الموضع في المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{accepted} of {drafted}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} من {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>{place} draft token: {accepted} of {drafted} drafted accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز المسودة {place}: قُبل {accepted} من {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>Where the time goes</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أين يذهب الوقت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>draft {draft} %, target {target} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة {draft}%، الهدف {target}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>rest {share} %</source>
   <comment>of the time</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الباقي {share}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>Starts at {first}, lowest {lowest} at token {low}, highest {highest} at token {high}, ends at {last}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البداية {first}، والأدنى {lowest} عند الرمز {low}، والأعلى {highest} عند الرمز {high}، والنهاية {last}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Proposed by the draft and accepted by the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اقترحته المسودة وقبله النموذج الهدف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Chosen by the target where it rejected what was proposed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختاره النموذج الهدف حيث رفض ما اقتُرح.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>An extra token of the target after it accepted the whole draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز إضافي من النموذج الهدف بعد قبول المسودة كلها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Copied from earlier text of this chat, and accepted by the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نُسخ من نص سابق في هذه المحادثة، وقبله النموذج الهدف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Generated by the target in a step without a draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ولّده النموذج الهدف في خطوة بلا مسودة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>An alternative that you chose.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بديل مختار يدويًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Written by a server that does not report where tokens come from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتبه خادم لا يذكر مصدر الرموز.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Probability that the target gave each token, in percent. Grey: not recorded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاحتمال الذي أعطاه النموذج الهدف لكل رمز، بالمئة. الرمادي: غير مسجَّل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Surprise in bits: 1 for a token with a probability of 50 %, 2 for 25 %. Grey: not recorded.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المفاجأة بالبتات: 1 لرمز احتماله 50%، و2 لاحتمال 25%. الرمادي: غير مسجَّل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Click to hide or show its colour.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النقر يخفي لونه أو يظهره.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الألوان</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>What the colours of the tokens show</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما تعرضه ألوان الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The live panel is hidden</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اللوحة المباشرة مخفية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>There is no answer yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد إجابة بعد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>Save charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ المخططات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>Saved as {file}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حُفظت في {file}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The charts could not be saved: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّر حفظ المخططات: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>This answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذه الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Charts of the answer in view</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مخططات الإجابة الظاهرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثة كلها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Charts of all answers in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مخططات كل إجابات هذه المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Drag in a curve to zoom in, or hold Ctrl and turn the wheel.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السحب داخل منحنى يكبّره؛ وكذلك إدارة العجلة مع المفتاح Ctrl.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Show all tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عرض كل الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Pause charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاف المخططات مؤقتًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Charts are paused</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المخططات متوقفة مؤقتًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Resume charts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استئناف المخططات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The answer keeps going.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تستمر الإجابة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Save as picture (PNG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ كصورة (PNG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Save as drawing (SVG)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ كرسم (SVG)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Save steps as table (CSV)…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ الخطوات كجدول (CSV)…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Lookahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاستباق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Step time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>زمن الخطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Live</source>
   <comment>the panel with figures</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اللوحة المباشرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The server reports no steps that could be drawn.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يذكر الخادم خطوات يمكن رسمها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>No measurements for this answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا قياسات لهذه الإجابة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>As an answer is written, its speed and the source of its words appear here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أثناء كتابة الإجابة تظهر هنا سرعتها ومصدر كلماتها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Computed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مكان الحساب</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Hide details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إخفاء التفاصيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Show details</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إظهار التفاصيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>0 to {top}</source>
   <comment>an axis</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من 0 إلى {top}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>nothing drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تُكتب مسودة</translation>
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
    <numerusform>في المسودة {count} رمز</numerusform>
    <numerusform>في المسودة رمز واحد</numerusform>
    <numerusform>في المسودة رمزان</numerusform>
    <numerusform>في المسودة {count} رموز</numerusform>
    <numerusform>في المسودة {count} رمزًا</numerusform>
    <numerusform>في المسودة {count} رمز</numerusform>
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
   <translation>المحادثة كلها: {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat. This answer: {state}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثة كلها. هذه الإجابة: {state}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Speedup not measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُقس التسريع</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Measuring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري القياس…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>no drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تُكتب مسودات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>no drafting yet</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تُكتب مسودات بعد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>- - without drafting: {speed} (measured)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>- - دون مسودات: {speed} (مقيسة)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>without drafting: measuring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>دون مسودات: يجري القياس…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole chat: {told}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثة كلها: {told}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Whole answer: {told}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإجابة كاملة: {told}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Last {count} steps: {speed}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>آخر {count} خطوات: {speed}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Top of the chart: {rate} tok/s.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أعلى المخطط: {rate} tok/s.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Means of {count} steps with a draft: {accepted} drafted tokens accepted.</source>
   <extracomment>for 1: Means of {count} step with a draft: {accepted} drafted tokens accepted.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>متوسط {count} خطوة بمسودة: المقبول من رموز المسودة {accepted}.</numerusform>
    <numerusform>متوسط خطوة واحدة بمسودة: المقبول من رموز المسودة {accepted}.</numerusform>
    <numerusform>متوسط خطوتين بمسودة: المقبول من رموز المسودة {accepted}.</numerusform>
    <numerusform>متوسط {count} خطوات بمسودة: المقبول من رموز المسودة {accepted}.</numerusform>
    <numerusform>متوسط {count} خطوة بمسودة: المقبول من رموز المسودة {accepted}.</numerusform>
    <numerusform>متوسط {count} خطوة بمسودة: المقبول من رموز المسودة {accepted}.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Last {count} steps: {accepted} of {drafted}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>آخر {count} خطوة: {accepted} من {drafted}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{figure}; curve over {count} steps</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{figure}؛ المنحنى على {count} خطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Drafted per step, mean of the last {count} steps with a draft.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رموز المسودة لكل خطوة، متوسط آخر {count} خطوات بمسودة.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{mean} over all {count} steps with a draft.</source>
   <extracomment>for 1: {mean} over all {count} step with a draft.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>المتوسط {mean} في كل الخطوات بمسودة ({count} خطوة).</numerusform>
    <numerusform>المتوسط {mean} في كل الخطوات بمسودة (خطوة واحدة).</numerusform>
    <numerusform>المتوسط {mean} في كل الخطوات بمسودة (خطوتان).</numerusform>
    <numerusform>المتوسط {mean} في كل الخطوات بمسودة ({count} خطوات).</numerusform>
    <numerusform>المتوسط {mean} في كل الخطوات بمسودة ({count} خطوة).</numerusform>
    <numerusform>المتوسط {mean} في كل الخطوات بمسودة ({count} خطوة).</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Passes that only measure the plain speed are left out.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُستبعد التمريرات التي تقيس السرعة العادية فقط.</translation>
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
   <translation>أسباب انتهاء المسودات، بعدد الخطوات: {reasons}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused</source>
   <comment>drafting</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متوقفة مؤقتًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>drafted per step, last {count} steps</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رموز المسودة لكل خطوة، آخر {count} خطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused since token {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متوقفة مؤقتًا منذ الرمز {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>paused at token {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متوقفة مؤقتًا عند الرمز {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Accepted while thinking</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المقبول أثناء التفكير</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Accepted in the answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المقبول في الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{accepted} of {drafted} ({share})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{accepted} من {drafted} ({share})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{median} (95 %: {slow})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{median} (95%: {slow})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Time between tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الزمن بين الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>thin line: predicted before the step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخط الرفيع: المتوقع قبل الخطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{time} ms per step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لكل خطوة {time} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>The server does not report what its steps consist of.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يذكر الخادم مما تتكون خطواته.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>Mean of {count} steps: draft {draft} ms, target {target} ms, rest {rest} ms of {total} ms.</source>
   <extracomment>for 1: Mean of {count} step: draft {draft} ms, target {target} ms, rest {rest} ms of {total} ms.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>متوسط {count} خطوة: المسودة {draft} ms، والنموذج الهدف {target} ms، والباقي {rest} ms، من {total} ms.</numerusform>
    <numerusform>متوسط خطوة واحدة: المسودة {draft} ms، والنموذج الهدف {target} ms، والباقي {rest} ms، من {total} ms.</numerusform>
    <numerusform>متوسط خطوتين: المسودة {draft} ms، والنموذج الهدف {target} ms، والباقي {rest} ms، من {total} ms.</numerusform>
    <numerusform>متوسط {count} خطوات: المسودة {draft} ms، والنموذج الهدف {target} ms، والباقي {rest} ms، من {total} ms.</numerusform>
    <numerusform>متوسط {count} خطوة: المسودة {draft} ms، والنموذج الهدف {target} ms، والباقي {rest} ms، من {total} ms.</numerusform>
    <numerusform>متوسط {count} خطوة: المسودة {draft} ms، والنموذج الهدف {target} ms، والباقي {rest} ms، من {total} ms.</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>{time} ms, predicted {predicted} ms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} ms، المتوقع {predicted} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>tokens {first} to {last}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز من {first} إلى {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>token {token}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/appearance.py" />
   <source>Set by {origin}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حدّده {origin}</translation>
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
   <translation>رمز إضافي: قُبلت كل رموز المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>target only: nothing was drafted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف وحده: لم تُكتب مسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>chosen by hand: the answer continues from here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مختار يدويًا: تستمر الإجابة من هنا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>a server wrote it and did not say where it came from</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتبه خادم ولم يذكر مصدره</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{count} tokens make this text: {kinds}</source>
   <extracomment>for 1: {count} token makes this text: {kinds}</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>هذا النص من {count} رمز: {kinds}</numerusform>
    <numerusform>هذا النص من رمز واحد: {kinds}</numerusform>
    <numerusform>هذا النص من رمزين: {kinds}</numerusform>
    <numerusform>هذا النص من {count} رموز: {kinds}</numerusform>
    <numerusform>هذا النص من {count} رمزًا: {kinds}</numerusform>
    <numerusform>هذا النص من {count} رمز: {kinds}</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{token} target {probability}, copied from earlier text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز {token}: النموذج الهدف {probability}، منسوخ من نص سابق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{token} target {probability}, draft {draft}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز {token}: النموذج الهدف {probability}، المسودة {draft}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>{token} target {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز {token}: النموذج الهدف {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>draft wanted {token} {draft}, target gave it {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أراد نموذج المسودة {token} باحتمال {draft}، وأعطاه النموذج الهدف {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>lookup proposed {token}, target gave it {probability}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اقترح البحث {token}، وأعطاه النموذج الهدف {probability}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المصدر: هذه المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: a text that no longer exists</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المصدر: نص لم يعد موجودًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: chat {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المصدر: المحادثة {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: {file}, attached in this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المصدر: الملف {file} المرفق في هذه المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>source: {file}, attached in chat {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المصدر: الملف {file} المرفق في المحادثة {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>step {step}, position {position}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخطوة {step}، الموضع {position}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>step {step}, position {position} of {drafted}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخطوة {step}، الموضع {position} من {drafted}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Contacting the hub…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري الاتصال بالمنصة…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Confirm the download</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى تأكيد التنزيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Queued</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في قائمة الانتظار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Paused</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متوقف مؤقتًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Failed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أخفق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Discarded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم التخلص منه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Downloads</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التنزيلات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Progress of {download}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تقدم {download}</translation>
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
   <translation>حذف ما تم تنزيله؛ ويمكن التراجع عن ذلك</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Remove it from this list</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إزالته من هذه القائمة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Start the download</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدء التنزيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Keep what has been downloaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاحتفاظ بما تم تنزيله</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Pause</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاف مؤقت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Resume</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استئناف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Continue where it stopped</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المتابعة من حيث توقف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Remove it from this list; the files stay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إزالته من هذه القائمة؛ مع بقاء الملفات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Use</source>
   <comment>verb</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Choose these models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختيار هذه النماذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Hide</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إخفاء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Accept the terms of the model, and enter an access token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قبول شروط النموذج، وإدخال رمز الوصول</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Enter token…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إدخال رمز الوصول…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>{received} of {size}</source>
   <comment>bytes</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>وصل {received} من {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Checking files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري التحقق من الملفات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>waiting to try again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في انتظار المحاولة من جديد</translation>
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
   <translation>النموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Draft</source>
   <comment>heading of settings</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Drafting</source>
   <comment>heading of settings</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Adaptive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تكيّفي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fixed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ثابت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Token by token</source>
   <comment>how drafts are verified</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمزًا رمزًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Block</source>
   <comment>how drafts are verified</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتلة واحدة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>32 bits (f32)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدقة 32 بت (f32)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>16 bits (f16)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدقة 16 بت (f16)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>8 bits (q8_0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدقة 8 بت (q8_0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>5.5 bits, more precise (q5_1)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدقة 5.5 بت، أدق (q5_1)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>5.5 bits (q5_0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدقة 5.5 بت (q5_0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>4.5 bits, more precise (q4_1)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدقة 4.5 بت، أدق (q4_1)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>4.5 bits (q4_0)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدقة 4.5 بت (q4_0)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>On</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مفعّل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متوقف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Default ({tokens})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>افتراضي ({tokens})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Up to {tokens} tokens. Larger values use more memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حتى {tokens} من الرموز. القيم الأكبر تستخدم ذاكرة أكبر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Automatic uses the fastest number measured. This computer: {cores} cores, {threads} threads.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يستخدم الوضع التلقائي العدد الذي قيس أنه الأسرع. هذا الحاسوب: الأنوية {cores}، الخيوط {threads}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Device</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الجهاز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Automatic uses the best GPUs, as far as they have room.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يستخدم الوضع التلقائي أفضل وحدات معالجة الرسوم، بقدر ما تتسع.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>GPU layers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>طبقات وحدة معالجة الرسوم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>How many layers run on GPUs. Automatic uses as many as fit.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عدد الطبقات التي تعمل على وحدات معالجة الرسوم. يستخدم الوضع التلقائي أكبر عدد تتسع له.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Layers per GPU</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الطبقات لكل وحدة معالجة رسوم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Such as 20,13. Automatic divides the layers by free memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مثل 20,13. يوزّع الوضع التلقائي الطبقات حسب الذاكرة المتاحة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Batch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الدفعة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Prompt tokens processed at a time; Stop takes effect between batches.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رموز الموجّه التي تُعالَج في المرة الواحدة؛ ويسري الإيقاف بين الدفعات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Micro batch</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الدفعة الصغرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Tokens computed together, at most the batch. Automatic: 128 or 512.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز التي تُحسب معًا، بحد أقصى هو الدفعة. التلقائي: 128 أو 512.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Flash attention</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>انتباه flash attention</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Automatic uses it on GPUs, and where the value cache needs it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يستخدمه الوضع التلقائي على وحدات معالجة الرسوم، وحيث تحتاج إليه ذاكرة القيم المؤقتة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Key cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ذاكرة المفاتيح المؤقتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fewer bits use less memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البتات الأقل تستخدم ذاكرة أقل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Value cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ذاكرة القيم المؤقتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fewer bits use less memory; below 16 bits needs flash attention.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البتات الأقل تستخدم ذاكرة أقل؛ وأقل من 16 بت يحتاج إلى flash attention.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Method</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الطريقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Where drafts come from.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مصدر المسودات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Draft length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>طول المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Adaptive drafts only where it makes answers faster.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التكيّفي يكتب المسودة حيث تسرّع الإجابات فقط.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Fixed length</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الطول الثابت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Tokens drafted in each step.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عدد رموز المسودة في كل خطوة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Verification</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحقق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Block accepts more of long drafts. Both are lossless.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الكتلة الواحدة تقبل المزيد من المسودات الطويلة. وكلتا الطريقتين دون فقدان.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Not available: no supported GPU was found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>غير متاح: لم يُعثر على وحدة معالجة رسوم مدعومة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Not used without drafting.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يُستخدم دون كتابة المسودة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Used with fixed draft length only.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُستخدم مع طول المسودة الثابت فقط.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>Processor only</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المعالج وحده</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_parameters.py" />
   <source>No GPU is used: {why}. Update the graphics driver or the GPU code of this version, and restart Foretoken with FORETOKEN_GPU_BACKENDS=again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا تُستخدم أي وحدة معالجة رسوم: {why}. يُرجى تحديث برنامج تشغيل الرسوم أو شيفرة وحدة معالجة الرسوم لهذا الإصدار، وإعادة تشغيل Foretoken مع FORETOKEN_GPU_BACKENDS=again.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>No draft model: drafts are copied from earlier text of the chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا نموذج مسودة: تُنسخ المسودات من نص سابق في المحادثة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load this pair to measure it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى تحميل هذا الزوج لقياسه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load the pair with these GPU layers to measure it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى تحميل الزوج بطبقات وحدة معالجة الرسوم هذه لقياسه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Engine settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعدادات المحرك</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>No GPU was found: both models run on the processor.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُعثر على وحدة معالجة رسوم: يعمل النموذجان على المعالج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Show advanced settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إظهار الإعدادات المتقدمة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Return all settings to their defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة كل الإعدادات إلى قيمها الافتراضية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Reset to {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة الضبط إلى {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Result: {where}.</source>
   <comment>where layers go</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النتيجة: {where}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Applies when the pair is loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ينطبق عند تحميل الزوج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Stop the measurement first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى إيقاف القياس أولًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Nothing has changed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يتغير شيء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Reloads the pair and stops the current answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يعيد تحميل الزوج ويوقف الإجابة الحالية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Applies from the next answer on</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ينطبق اعتبارًا من الإجابة التالية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Load anyway</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحميل رغم ذلك</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Apply and reload</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تطبيق وإعادة تحميل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Measuring memory…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري قياس الذاكرة…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Target</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Draft</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Caches</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الذواكر المؤقتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Compute</source>
   <comment>what memory is for</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الحساب</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Fits: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملائم: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Tight: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملائم بالكاد: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Little memory is left for other programs.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يبقى للبرامج الأخرى إلا القليل من الذاكرة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Slow: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بطيء: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Weights are read from disk in every pass.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُقرأ الأوزان من القرص في كل تمريرة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Too big: {needs}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أكبر مما ينبغي: {needs}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>free {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المتاح {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>needs {size} of {free} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحتاج إلى {size} والمتاح {free}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الذاكرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Memory of the computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ذاكرة الحاسوب</translation>
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
   <translation>تعمل بعض الطبقات على المعالج.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>The target is loaded already.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الهدف محمّل بالفعل.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>16 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدقة 16 بت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>8 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدقة 8 بت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>4 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بدقة 4 بت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>How many tokens of the chat the model can see</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عدد رموز المحادثة التي يستطيع النموذج رؤيتها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Precision of both models' caches; fewer bits take less memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>دقة الذاكرتين المؤقتتين للنموذجين؛ البتات الأقل تشغل ذاكرة أقل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الذاكرة المؤقتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Engine…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحرك…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>{save}, or import others</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{save}، أو استيراد غيرها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Presets: save, import, export</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإعدادات المسبقة: حفظ واستيراد وتصدير</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Preset  ▾</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعداد مسبق  ▾</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Maximum</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الحد الأقصى</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>mixed</source>
   <comment>types of caches</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مختلطة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Threads, GPUs, batches, flash attention, caches and drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخيوط ووحدات معالجة الرسوم والدفعات وflash attention والذواكر المؤقتة والمسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Changed from the defaults</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مغيَّر عن القيم الافتراضية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>All on the GPU with:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الكل على وحدة معالجة الرسوم مع:</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Fits with:</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يصبح ملائمًا مع:</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>All of these</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كل ما سبق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Save memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>توفير الذاكرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Without the draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>دون المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Cache in 8 bits</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ذاكرة مؤقتة من 8 بتات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Context {tokens}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السياق {tokens}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز الوصول</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Some models require you to accept their terms. Sign in, accept the terms on {model_page}, create a token with read access on {token_page}, and paste it here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تتطلب بعض النماذج قبول شروطها. يُرجى تسجيل الدخول، وقبول الشروط على {model_page}، وإنشاء رمز وصول بصلاحية القراءة على {token_page}، ولصقه هنا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>the model page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صفحة النموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>your token page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صفحة رموز الوصول</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Paste the token: hf_…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لصق الرمز: hf_…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Looking for a keyring…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري البحث عن حلقة مفاتيح…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Use token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام رمز الوصول</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Remove it from this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إزالته من هذا الحاسوب</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Forget token</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسيان رمز الوصول</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token for {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز الوصول إلى {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>The token is stored in the system keyring and sent to no other server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُخزَّن رمز الوصول في حلقة مفاتيح النظام ولا يُرسل إلى أي خادم آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>No keyring found: the token is used in this session only and not stored.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُعثر على حلقة مفاتيح: يُستخدم رمز الوصول في هذه الجلسة فقط ولا يُخزَّن.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>A token from {place} is in use; a new one replaces it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُستخدم رمز وصول من {place}؛ ويحل محله الرمز الجديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Back to your models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العودة إلى نماذجي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>← Back</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>→ رجوع</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Download models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تنزيل نماذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>For models that require accepting terms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>للنماذج التي تتطلب قبول الشروط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز الوصول…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Search the hub, or paste owner/name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في المنصة، أو لصق owner/name</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Search the hub</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في المنصة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Find GGUF models by name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العثور على نماذج GGUF بالاسم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Nothing is sent until you search or download. Then {host} sees your search or the model's name, and your IP address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يُرسل شيء قبل البحث أو التنزيل. وعندئذ يرى المضيف {host} عبارة البحث أو اسم النموذج، وعنوان IP.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>the hub</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المنصة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>requires accepting terms</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يتطلب قبول الشروط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>{number} parameters</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المعلمات {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>likes: {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإعجابات: {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>updated {month}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تاريخ التحديث {month}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>downloads: {number}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التنزيلات: {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>downloaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم تنزيله</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>{count} parts</source>
   <extracomment>for 1: {count} part</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Search results</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نتائج البحث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Open its page on the hub in the browser</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فتح صفحته على المنصة في المتصفح</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Model page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>صفحة النموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Searching for “{words}”…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري البحث عن «{words}»…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Loading files…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري تحميل الملفات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>No GGUF models found for “{words}”. Try fewer or other words.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُعثر على نماذج GGUF لـ«{words}». يُرجى تجربة كلمات أقل أو كلمات أخرى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>This repository has no complete GGUF model with a checksum.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يوجد في هذا المستودع نموذج GGUF كامل له مجموع اختباري.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>No files</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا ملفات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Download {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تنزيل {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>Memory: {free} of {total} free</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الذاكرة: المتاح {free} من {total}</translation>
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
   <translation>يُرجى اختيار نموذج أولًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name} cannot answer: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يستطيع {name} الإجابة: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name} cannot draft: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يصلح {name} للمسودة: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>Waiting for the server's list of models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>في انتظار قائمة نماذج الخادم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>The server did not answer. Try again, or edit its address.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُجب الخادم. يُرجى المحاولة مرة أخرى، أو تعديل عنوانه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>The server offers no model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يقدّم الخادم أي نموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>Comparing it with the other models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تجري مقارنته بالنماذج الأخرى…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>No model here can draft for it. Small ones of its family can.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يصلح أي نموذج هنا لكتابة مسودة له. وتصلح النماذج الصغيرة من عائلته.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Presets (*.json *.toml)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإعدادات المسبقة (*.json *.toml)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Presets (*.json)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإعدادات المسبقة (*.json)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>No recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد أزواج حديثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Look for models in</source>
   <comment>the title of a choice of folders</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث عن النماذج في</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Stop looking in {folder}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاف البحث في {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Model file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملف نموذج…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Server…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>خادم…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Folder…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مجلد…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>No file manager was found. The model is at {path}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُعثر على مدير ملفات. النموذج في {path}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Import presets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استيراد إعدادات مسبقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_menus.py" />
   <source>Export presets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير الإعدادات المسبقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>This needs more memory than is free: your system may freeze, or close Foretoken. Choose a shorter context or a smaller model, or press “Load anyway”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحتاج هذا إلى ذاكرة أكثر من المتاح: قد يتجمد النظام، أو يُغلق Foretoken. يُرجى اختيار سياق أقصر أو نموذج أصغر، أو الضغط على «التحميل رغم ذلك».</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Loading…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري التحميل…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Testing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري الاختبار…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Find and download more models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العثور على مزيد من النماذج وتنزيلها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Add  ▾</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إضافة  ▾</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Add model files, folders and servers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إضافة ملفات نماذج ومجلدات وخوادم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Test pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختبار الزوج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Search models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في النماذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Search models and presets</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>البحث في النماذج والإعدادات المسبقة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Filter the list; just start typing</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصفية القائمة؛ يكفي البدء بالكتابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>My pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أزواجي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Servers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخوادم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النماذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Not for chatting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليست للمحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Broken</source>
   <comment>models</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تالفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Target models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النماذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Can draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصلح للمسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Cannot draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا تصلح للمسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Draft models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نماذج المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Target: the model that answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الهدف: النموذج الذي يجيب</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Draft: the small model that runs ahead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة: النموذج الصغير الذي يسبق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>No model matches your search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا نموذج يطابق البحث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Connecting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري الاتصال…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Connect</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اتصال</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Your system may freeze, or close Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قد يتجمد النظام، أو يُغلق Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Measure for 20 seconds how much faster drafting makes this pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قياس مقدار تسريع المسودة لهذا الزوج مدة 20 ثانية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Drafting on a server cannot be measured here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن هنا قياس المسودة على خادم</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{count} models found</source>
   <extracomment>for 1: {count} model found</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Searching… {count} models</source>
   <extracomment>for 1: Searching… {count} model</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>No other models found. Download some, or add a file or folder.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُعثر على نماذج أخرى. يُرجى تنزيل بعضها، أو إضافة ملف أو مجلد.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>{count} folders cannot be searched</source>
   <extracomment>for 1: {count} folder cannot be searched</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>تعذّر البحث في {count} مجلد</numerusform>
    <numerusform>تعذّر البحث في مجلد واحد</numerusform>
    <numerusform>تعذّر البحث في مجلدين</numerusform>
    <numerusform>تعذّر البحث في {count} مجلدات</numerusform>
    <numerusform>تعذّر البحث في {count} مجلدًا</numerusform>
    <numerusform>تعذّر البحث في {count} مجلد</numerusform>
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
   <translation>يُرجى اختبار الزوج لمعرفة ما يكسبه نموذج المسودة هذا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Open a model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فتح نموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>GGUF models (*.gguf)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نماذج GGUF (*.gguf)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Removed {name}, with its key.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تمت إزالة {name} ومفتاحه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Moved {name} to the trash.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم نقل {name} إلى سلة المهملات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>You can restore it from there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يمكن استعادته من هناك.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>A pair cannot be tested while an answer is being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن اختبار زوج أثناء كتابة إجابة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>Contacting {host}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري الاتصال بالمضيف {host}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُذكر لكل خطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for all answers together</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُذكر لكل الإجابات معًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُذكر لكل إجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not reported</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا تُذكر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>asking…</source>
   <comment>a server</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري سؤاله…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>غير محمّل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reasoning</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج استدلال</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>in use</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مستخدم</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>{count} models</source>
   <extracomment>for 1: {count} model</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{count} نموذج</numerusform>
    <numerusform>نموذج واحد</numerusform>
    <numerusform>نموذجان</numerusform>
    <numerusform>{count} نماذج</numerusform>
    <numerusform>{count} نموذجًا</numerusform>
    <numerusform>{count} نموذج</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>and {count} more</source>
   <extracomment>for 1: and {count} more</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Drafting: off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة: متوقفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Drafting: {value}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة: {value}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>context {length}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السياق {length}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>trained for a context of {length}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>دُرّب على سياق طوله {length}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>context unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السياق غير معروف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>base model, no chat format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج أساسي، دون تنسيق محادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>image or audio projector</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مُسقِط صور أو صوت (projector)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>embedding model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج تضمين</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>adapter for another model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محوّل (adapter) لنموذج آخر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not a text model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ليس نموذج نصوص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cannot be read</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءته</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>questions</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أسئلة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>stories</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قصص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>code</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>شيفرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>rewriting</source>
   <comment>a kind of text</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة صياغة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Its file is gone: install Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ملفه مفقود: يُرجى تثبيت Foretoken من جديد.</translation>
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
   <translation>إعداد مسبق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>default context</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السياق الافتراضي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cache {kind}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الذاكرة المؤقتة {kind}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>fixed {lookahead}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ثابت {lookahead}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Drafts copy earlier text of the chat. Good for rewriting, code and summaries.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تنسخ المسودات نصًا سابقًا من المحادثة. مفيد لإعادة الصياغة والشيفرة والملخصات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>No draft model: prompt lookup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بلا نموذج مسودة: البحث في الموجّه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>A head for multi-token prediction (MTP) that comes with the target.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رأس للتنبؤ بعدة رموز (MTP) يأتي مع النموذج الهدف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>untested; no cost per draft</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُختبر؛ لا كلفة للمسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>cannot draft: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يصلح للمسودة: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>costs about {percent} % of a target pass</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يكلّف نحو {percent}% من تمريرة النموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>too slow to help: {cost}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أبطأ من أن يفيد: {cost}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>untested; {cost}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُختبر؛ {cost}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>does not fit</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>غير ملائم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Not measured: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُقس: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>Measured: {speedup}x the speed of plain decoding</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السرعة المقيسة: {speedup}x من سرعة فك الترميز العادي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>not measured: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُقس: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>measured {speedup}x here: no gain</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السرعة المقيسة هنا {speedup}x: لا مكسب</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>measured {speedup}x the speed here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السرعة المقيسة هنا {speedup}x</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The chat template of {model} does not work. You can use a plain chat format instead; answers may be worse.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يعمل قالب المحادثة للنموذج {model}. يمكن استخدام تنسيق محادثة بسيط بدلًا منه؛ وقد تكون الإجابات أسوأ.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Use plain format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام التنسيق البسيط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Completion mode: {model} continues what you write.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>وضع الإكمال: يواصل النموذج {model} النص المكتوب.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Chat instead</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثة بدلًا من ذلك</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{model} is a base model: it only continues text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج {model} نموذج أساسي: يواصل النص فقط.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Use completion mode</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام وضع الإكمال</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{model} uses the plain chat format because its template failed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يستخدم {model} تنسيق المحادثة البسيط لأن قالبه أخفق.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Use its own template</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام قالبه الخاص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{name} does not stop. Its memory stays in use until it ends, or you close Foretoken.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يتوقف {name}. وتبقى ذاكرته مستخدمة إلى أن ينتهي، أو يُغلق Foretoken.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Continue without it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المتابعة دونه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>{name} was not loaded: Foretoken closed unexpectedly the last time it was used. The built-in pair is used instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُحمَّل {name}: أُغلق Foretoken على نحو غير متوقع عند آخر استخدام له. يُستخدم الزوج المدمج بدلًا منه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Load other models</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تحميل نماذج أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>An answer is still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما زالت إجابة تُكتب.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Stop and load</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإيقاف والتحميل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Load when it ends</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التحميل عند انتهائها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The models are loaded when the answer ends.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُحمَّل النماذج عند انتهاء الإجابة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>It cannot draft: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يصلح للمسودة: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>Stop the answer first, then measure.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يُرجى إيقاف الإجابة أولًا، ثم القياس.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Ready-made pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أزواج جاهزة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Cannot run here now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن تشغيله هنا الآن</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>The list of pairs cannot be read: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة قائمة الأزواج: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{size} of memory is free now. The first pair suits this computer best.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{size} من الذاكرة متاحة الآن. الزوج الأول هو الأنسب لهذا الحاسوب.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{size} of memory is free now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المتاح من الذاكرة الآن {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Draft: {model}. {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نموذج المسودة: {model}. {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Needs about {size} of memory; this computer has {total}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحتاج إلى نحو {size} من الذاكرة؛ وفي هذا الحاسوب {total}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Choose this pair</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختيار هذا الزوج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Files of other programs were matched by name and size; their checksums were not computed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تمت مطابقة ملفات البرامج الأخرى بالاسم والحجم؛ ولم تُحسب مجاميعها الاختبارية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>See the downloads below</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>انظر التنزيلات أدناه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Download anyway</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التنزيل رغم ذلك</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>Download {size}; the hub is asked first</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تنزيل {size}؛ وتُسأل المنصة أولًا</translation>
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
   <translation>النموذج {model} هنا بالفعل: {program}، بالاسم والحجم نفسيهما</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>needs about {size} of memory</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يحتاج إلى نحو {size} من الذاكرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>licence of {model}: see its page</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رخصة {model}: انظر صفحته</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>{model} about {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج {model} نحو {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/preset_rows.py" />
   <source>about {size}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نحو {size}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Connect to a server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الاتصال بخادم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعديل الخادم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and others. Chats with its models are sent only there.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أي خادم متوافق مع OpenAI: llama-server وvLLM وSGLang وLM Studio وOllama وغيرها. وتُرسل المحادثات مع نماذجه إليه وحده.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Optional; otherwise its address</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختياري؛ وإلا فعنوانه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Plain HTTP to another computer: others on the network can read and change your chats and the key. Use an https address or an SSH tunnel instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اتصال HTTP عادي بحاسوب آخر: يمكن لآخرين على الشبكة قراءة المحادثات والمفتاح وتغييرها. يُرجى استخدام عنوان https أو نفق SSH بدلًا منه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Send my chats unencrypted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إرسال محادثاتي دون تشفير</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Add</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إضافة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Ask the server what it is and which models it has</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>سؤال الخادم عن نوعه والنماذج التي لديه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Test connection</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختبار الاتصال</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Forget key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسيان المفتاح</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Address</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>العنوان</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>API key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مفتاح API</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>A key is stored; leave empty to keep it</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يوجد مفتاح مخزَّن؛ ويبقى إذا تُرك الحقل فارغًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>If the server requires one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إذا تطلّب الخادم مفتاحًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Keys are stored in the system keyring and sent to no other server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُخزَّن المفاتيح في حلقة مفاتيح النظام ولا تُرسل إلى أي خادم آخر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>No keyring found: a key is used in this session only and not stored.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُعثر على حلقة مفاتيح: يُستخدم المفتاح في هذه الجلسة فقط ولا يُخزَّن.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Models of the server</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نماذج الخادم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Refresh</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تحديث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Ask the server for its models again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>سؤال الخادم عن نماذجه مرة أخرى</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعديل…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Edit its address, key or name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعديل عنوانه أو مفتاحه أو اسمه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Remove this server and its key</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إزالة هذا الخادم ومفتاحه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Models of {server}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نماذج {server}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Asking for its models…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري سؤاله عن نماذجه…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Runs on this computer. What it stores of your chats is up to the server.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يعمل على هذا الحاسوب. وما يخزّنه من المحادثات يقرره الخادم.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Messages, files and the system prompt are sent to {host}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُرسل الرسائل والملفات وموجّه النظام إلى {host}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Stopped. Nothing was changed.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم الإيقاف. لم يتغير شيء.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Faster settings were found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عُثر على إعدادات أسرع.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Nothing faster was found.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُعثر على ما هو أسرع.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>The fastest settings are filled in below. They are not in use yet.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أسرع الإعدادات معبّأة أدناه. وهي غير مستخدمة بعد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>The computer was too busy for reliable results, so nothing was changed. Try again when other programs are idle.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كان الحاسوب مشغولًا إلى حد لا يسمح بنتائج موثوقة، لذلك لم يتغير شيء. يُرجى المحاولة مرة أخرى عندما تكون البرامج الأخرى خاملة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Tries the settings that affect speed with this pair, for up to 90 seconds: drafting, threads, flash attention and micro batch. Answers stay as good as they are, and nothing changes until you accept it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجرّب مع هذا الزوج الإعدادات التي تؤثر في السرعة، مدة 90 ثانية على الأكثر: كتابة المسودة والخيوط وflash attention والدفعة الصغرى. تبقى الإجابات بجودتها، ولا يتغير شيء قبل القبول.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Measuring</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القياس</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>What was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما تم قياسه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Use these</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استخدام هذه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Measure again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القياس من جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Measure for me</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>قياس تلقائي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Starting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري البدء…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>not tried: {why}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُجرَّب: {why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Setting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإعداد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Value</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>القيمة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>Difference</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الفرق</translation>
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
   <translation>الحالي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>{percent} %</source>
   <comment>faster or slower</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{percent}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/tuning_panel.py" />
   <source>{gain} (uncertain)</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{gain} (غير مؤكد)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Attachment {name}, {note}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المرفق {name}، {note}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Click to view the text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النقر يعرض النص</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Remove {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إزالة {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/busy_bar.py" />
   <source>In progress; the time left is unknown</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>جارٍ التنفيذ؛ الوقت المتبقي غير معروف</translation>
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
   <translation>يُرجى إفلات ملف نموذج (.gguf) هنا.</translation>
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
   <translation>فتح الدليل عند هذا المصطلح</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/following_scroll.py" />
   <source>Jump to the end</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الانتقال إلى النهاية</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/following_scroll.py" />
   <source>Jump to the end (End)</source>
   <comment>with its key</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الانتقال إلى النهاية (End)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Pictures cannot be attached: these models read text only. Describe the picture instead.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن إرفاق الصور: هذه النماذج تقرأ النصوص فقط. يُرجى وصف الصورة بدلًا من ذلك.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Write a message…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتابة رسالة…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرسالة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>Enter sends, Shift+Enter starts a new line</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإرسال بمفتاح Enter، وسطر جديد بمفتاحي Shift+Enter</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notice_bar.py" />
   <source>Notice: {text}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إشعار: {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notice_bar.py" />
   <source>Error: {text}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>خطأ: {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notice_bar.py" />
   <source>Close this notice</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إغلاق هذا الإشعار</translation>
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
   <translation>إعادة ضبط: {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/preference_row.py" />
   <source>Changed</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مغيَّر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/text_dialog.py" />
   <source>Copy all</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ الكل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/undo_line.py" />
   <source>Undo: {text}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تراجع: {text}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/undo_line.py" />
   <source>Deleted {name}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم حذف {name}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/value_field.py" />
   <source>It must be {limits}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجب أن تكون القيمة {limits}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The unit in which a model reads and writes: a word, part of a word, or a punctuation mark.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الوحدة التي يقرأ بها النموذج ويكتب: كلمة، أو جزء من كلمة، أو علامة ترقيم.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The large model whose answer you want. Drafting does not change what it says.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النموذج الكبير المطلوبة إجابته. والمسودة لا تغيّر ما يقوله.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Tokens that are proposed to the target, by a small model or a head, or copied from earlier text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رموز تُقترح على النموذج الهدف، من نموذج صغير أو رأس، أو تُنسخ من نص سابق.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Step</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخطوة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>One round of writing: some tokens are drafted, the target checks them in a single pass, keeps those that it agrees with, and adds one of its own.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>جولة كتابة واحدة: تُكتب بعض الرموز في المسودة، ويتحقق منها النموذج الهدف في تمريرة واحدة، ويُبقي ما يوافق عليه منها، ويضيف رمزًا من عنده.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many tokens are drafted in each step. Adaptive: as many as pay off, measured on this computer, or none.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عدد رموز المسودة في كل خطوة. التكيّفي: بقدر ما يفيد، قياسًا على هذا الحاسوب، أو لا شيء.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The share of drafted tokens that the target keeps. The higher it is, the more drafting helps; predictable text has a higher one.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسبة رموز المسودة التي يُبقيها النموذج الهدف. كلما ارتفعت زادت فائدة المسودة؛ وهي أعلى في النصوص التي يسهل توقعها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>Drafting without a draft model: what followed the same words earlier in the chat, or in earlier texts, is copied.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كتابة المسودة دون نموذج مسودة: يُنسخ ما تلا الكلمات نفسها في موضع سابق من المحادثة، أو في نصوص سابقة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many tokens the model can see at once: the chat so far, attached files, and the answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عدد الرموز التي يستطيع النموذج رؤيتها في المرة الواحدة: المحادثة حتى الآن، والملفات المرفقة، والإجابة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>KV cache</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ذاكرة KV المؤقتة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>What the model has computed for the tokens that it has read, so that it need not read them again. It grows with the context and takes memory.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما حسبه النموذج للرموز التي قرأها، فلا يحتاج إلى قراءتها من جديد. تكبر مع السياق وتشغل الذاكرة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>The target writes alone, one token per pass. Drafting is compared with this.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يكتب النموذج الهدف وحده، رمزًا واحدًا في كل تمريرة. وبهذا تُقارن المسودة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How many times as fast as plain decoding, measured on this computer in the same session.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسبة السرعة إلى سرعة فك الترميز العادي، قياسًا على هذا الحاسوب في الجلسة نفسها.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How the next token is picked from those that the model considers likely: always the most likely one, or at random within limits that you set.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كيف يُختار الرمز التالي من الرموز التي يراها النموذج مرجّحة: الأرجح دائمًا، أو بالمصادفة ضمن حدود قابلة للضبط.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/words.py" />
   <source>How random the picks are: 0 always picks the most likely token, higher values pick unlikely ones more often.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مقدار المصادفة في الاختيار: 0 يختار الرمز الأرجح دائمًا، والقيم الأعلى تختار الرموز غير المرجّحة أكثر.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/copy_button.py" />
   <source>Copy code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ الشيفرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/copy_button.py" />
   <source>Copy {language} code</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ شيفرة {language}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Open link…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فتح الرابط…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Copy link</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسخ الرابط</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Record an animation</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تسجيل رسم متحرك</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Format</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التنسيق</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Size</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الحجم</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Speed</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>السرعة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>Choose file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختيار ملف…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>{seconds} s, {count} frames</source>
   <extracomment>for 1: {seconds} s, {count} frame</extracomment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>
    <numerusform>{seconds} ث، {count} إطار</numerusform>
    <numerusform>{seconds} ث، إطار واحد</numerusform>
    <numerusform>{seconds} ث، إطاران</numerusform>
    <numerusform>{seconds} ث، {count} إطارات</numerusform>
    <numerusform>{seconds} ث، {count} إطارًا</numerusform>
    <numerusform>{seconds} ث، {count} إطار</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/recording.py" />
   <source>even pace, times not recorded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاع منتظم، لم تُسجَّل الأوقات</translation>
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
   <translation>لا توجد إجابة بعد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>This answer is still being written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>ما زالت هذه الإجابة تُكتب.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>Replay an answer from a file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة عرض إجابة من ملف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>Which answer?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>أي إجابة؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>Without a question</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>دون سؤال</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Replay</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إعادة العرض</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Playback speed; 1x is as it was written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>سرعة العرض؛ 1x هي السرعة التي كُتبت بها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Record…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تسجيل…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Save it as an animation: GIF or WebP</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظها رسمًا متحركًا: GIF أو WebP</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التسجيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>The step times of this answer were not recorded. Every step takes the same time here, so the speeds shown are not real.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تُسجَّل أزمنة خطوات هذه الإجابة. كل خطوة هنا تستغرق الوقت نفسه، فالسرعات المعروضة ليست حقيقية.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>token {tokens} of {all_tokens}, step {steps} of {all_steps}</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرمز {tokens} من {all_tokens}، الخطوة {steps} من {all_steps}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Pause</source>
   <comment>a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاف مؤقت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Play</source>
   <comment>a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تشغيل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري التسجيل…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Recording frame {done} of {total}…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري تسجيل الإطار {done} من {total}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Writing the file…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تجري كتابة الملف…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Saved {file}: {size} MB, {seconds} s, {count} frames.</source>
   <extracomment>for 1: Saved {file}: {size} MB, {seconds} s, {count} frame.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Cancelled. No file was written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم الإلغاء. لم يُكتب أي ملف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>Time</source>
   <comment>of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الوقت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_stage.py" />
   <source>{time} of {whole} s</source>
   <comment>seconds of a replay</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{time} من {whole} ث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Settings</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإعدادات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Sections</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأقسام</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>No settings match “{words}”.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد إعدادات تطابق «{words}».</translation>
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
   <source>What kind of file</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نوع الملف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>With token colours</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بألوان الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>Show which model each token came from, and a legend</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إظهار النموذج الذي جاء منه كل رمز، مع مفتاح للألوان</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>There is nothing to print on: the printer or the file is not ready.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا شيء يُطبع عليه: الطابعة أو الملف غير جاهز.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>Chats are not saved now.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثات لا تُحفظ الآن.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>The pages could not all be written.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت كتابة كل الصفحات.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>The pages could not all be written: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت كتابة كل الصفحات: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذه المحادثة فارغة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Chats are not saved now</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثات لا تُحفظ الآن</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير هذه المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export this answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير هذه الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export this message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير هذه الرسالة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export the chats in “{folder}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير محادثات «{folder}»</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export “{title}”</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير «{title}»</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export {count} chats</source>
   <extracomment>for 1: Export {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Export all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تصدير كل المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Import chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>استيراد محادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Importing chats…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري استيراد المحادثات…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Print this chat</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>طباعة هذه المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذه المحادثة فارغة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Exporting…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري التصدير…</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Exported {count} chats to {file}.</source>
   <extracomment>for 1: Exported {count} chat to {file}.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Printing…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تجري الطباعة…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Sent to the printer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم الإرسال إلى الطابعة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>Import undone.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم التراجع عن الاستيراد.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>{count} chats stay, because something was said there since.</source>
   <extracomment>for 1: {count} chat stays, because something was said there since.</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>{doing} {done} of {total}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{doing} {done} من {total}</translation>
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
   <translation>تم الإلغاء. لم يتغير شيء.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Search</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بحث</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>; {open} opens, {clear} clears</source>
   <comment>keys, behind “Find words in all chats” and its key</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>؛ {open} للفتح و{clear} للمسح</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Conversations</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Temporary chat, new folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محادثة مؤقتة، مجلد جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>More: temporary chat, new folder</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المزيد: محادثة مؤقتة، مجلد جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Back to all chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرجوع إلى كل المحادثات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>←  Archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>→  المؤرشفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المؤرشفة</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>{count} results</source>
   <extracomment>for 1: {count} result</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>No chat contains these words.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد محادثة فيها هذه الكلمات.</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>First {count} results</source>
   <extracomment>for 1: First {count} result</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Nothing is archived.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا شيء مؤرشف.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Your chats appear here.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تظهر المحادثات هنا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Nothing is archived</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا شيء مؤرشف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Discarded the temporary chat.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تم التخلص من المحادثة المؤقتة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Discard</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تجاهل</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Delete {count} chats</source>
   <extracomment>for 1: Delete {count} chat</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Delete folder, keep its chats</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حذف المجلد مع إبقاء محادثاته</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Chats are not saved: they are lost when you close the window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثات لا تُحفظ: ستُفقد عند إغلاق النافذة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_delegate.py" />
   <source>empty</source>
   <comment>a folder</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>فارغ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_delegate.py" />
   <source>Folder name</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اسم المجلد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_delegate.py" />
   <source>Chat title</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>عنوان المحادثة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>Folder {name}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المجلد {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>Temporary chat {title}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحادثة المؤقتة {title}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>Not saved</source>
   <comment>a chat</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>غير محفوظة</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>{count} messages</source>
   <extracomment>for 1: {count} message</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/sidebar/sidebar_model.py" />
   <source>archived</source>
   <comment>a chat</comment>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مؤرشفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/start/single_instance.py" />
   <source>Foretoken is already running but does not respond. This second window can neither show nor save your chats. End the other process, then start Foretoken again.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يعمل Foretoken بالفعل لكنه لا يستجيب. ولا تستطيع هذه النافذة الثانية عرض المحادثات ولا حفظها. يُرجى إنهاء العملية الأخرى، ثم بدء Foretoken من جديد.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_controller.py" />
   <source>Delete all statistics?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هل تُحذف كل الإحصاءات؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_controller.py" />
   <source>All figures and errors are deleted and counting starts again. Your chats keep their own figures. This cannot be undone; use Export… to keep a copy.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُحذف كل الأرقام والأخطاء ويبدأ العدّ من جديد. وتحتفظ المحادثات بأرقامها. لا يمكن التراجع عن ذلك؛ ويمكن الاحتفاظ بنسخة باستخدام تصدير….</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_controller.py" />
   <source>Could not read or save the statistics: {why}.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تعذّرت قراءة الإحصاءات أو حفظها: {why}.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>From drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من المسودات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Tokens that were drafted and accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز التي كُتبت في المسودة وقُبلت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Tokens per second of decoding, without the prompt</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الرموز في الثانية من فك الترميز، دون الموجّه</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Over the answers with drafts for which plain decoding was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محسوب على الإجابات بمسودات التي قيس لها فك الترميز العادي</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Share of drafted tokens that the target accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نسبة رموز المسودة التي قبلها النموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Time saved</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الوقت الموفّر</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Compared with plain decoding, where it was measured</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>مقارنة بفك الترميز العادي، حيث قيس</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Between tokens</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بين الرموز</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Median time between tokens as they arrive</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>وسيط الزمن بين الرموز عند وصولها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الوقت</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Error</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الخطأ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Period</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الفترة</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Last {count} days</source>
   <extracomment>for 1: Last {count} day</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>All time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كل الأوقات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>from drafts</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من المسودات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>from the target</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من النموذج الهدف</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>By model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حسب النموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>By date</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حسب التاريخ</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Errors</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأخطاء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Includes temporary chats and the command line. Only figures and model names are kept, and only on this computer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تشمل المحادثات المؤقتة وسطر الأوامر. لا يُحفظ إلا الأرقام وأسماء النماذج، وعلى هذا الحاسوب وحده.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Save the figures of this period as CSV or JSON</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حفظ أرقام هذه الفترة بتنسيق CSV أو JSON</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Delete…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حذف…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Delete all statistics and start again</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>حذف كل الإحصاءات والبدء من جديد</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No statistics yet. They start with your first answer.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا إحصاءات بعد. تبدأ مع الإجابة الأولى.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers in this period.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا إجابات في هذه الفترة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>since {day}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>منذ {day}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Some earlier figures are missing: their file was damaged.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>بعض الأرقام السابقة مفقودة: كان ملفها تالفًا.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>earlier</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>سابقًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Errors ({count})</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الأخطاء ({count})</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No errors in this period.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا أخطاء في هذه الفترة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا إجابات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>From drafts: {drafted}
From the target: {own}
Prompt tokens read: {read}
Prompt tokens reused: {reused}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من المسودات: {drafted}
من النموذج الهدف: {own}
رموز الموجّهات المقروءة: {read}
رموز الموجّهات المعاد استخدامها: {reused}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>Nothing was drafted.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تُكتب مسودة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answer with drafts has a measured plain speed to compare with.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا توجد إجابة بمسودات لها سرعة عادية مقيسة للمقارنة بها.</translation>
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
   <translation>إجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>tokens written</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>رمز مكتوب</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>of drafted tokens accepted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>من رموز المسودة مقبولة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>{first} to {last}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{first} إلى {last}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>speedup {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>التسريع {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>No model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا نموذج</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>server on this computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>خادم على هذا الحاسوب</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>sent to {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تُرسل إلى {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>connecting to {host}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري الاتصال بالمضيف {host}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>loading {share} %</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري التحميل {share}%</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>no model loaded</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يوجد نموذج محمّل</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>measuring this computer…</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يجري قياس هذا الحاسوب…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>drafting off</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة متوقفة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>drafting paused: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المسودة متوقفة مؤقتًا: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>{activity}; {more}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{activity}؛ {more}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>{activity}; draft off: {reason}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>{activity}؛ المسودة متوقفة: {reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>tested {speedup} on a busy computer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نتيجة الاختبار {speedup} والحاسوب مشغول</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>tested {speedup}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نتيجة الاختبار {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>tested {speedup}: no speedup</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>نتيجة الاختبار {speedup}: لا تسريع</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Nothing was deleted</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم يُحذف شيء</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Send this chat to {name}?</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هل تُرسل هذه المحادثة إلى {name}؟</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>This chat has not been sent to {host} yet. Your message is sent with everything before it: all questions and answers of this branch, attached files and the system prompt.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لم تُرسل هذه المحادثة إلى {host} بعد. تُرسل الرسالة مع كل ما قبلها: جميع الأسئلة والإجابات في هذا الفرع، والملفات المرفقة، وموجّه النظام.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Attach to the message</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إرفاق بالرسالة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Choose as a model</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اختيار نموذجًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Cannot be used here</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>لا يمكن استخدامه هنا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop the answer and keep its text</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاف الإجابة مع إبقاء نصها</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop the test</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاف الاختبار</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop: {what}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاف: {what}</translation>
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
   <translation>تعذّر إكمال الإجابة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/notifications.py" />
   <source>The answer is ready.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>الإجابة جاهزة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Adaptive: draft only where it saves time</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تكيّفي: كتابة المسودة حيث توفّر وقتًا فقط</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Always draft {count} tokens</source>
   <extracomment>for 1: Always draft {count} token</extracomment>
   <translatorcomment>machine-made</translatorcomment>
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
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Off: no drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>متوقف: بلا مسودات</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Models: {pair}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النماذج: {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Right-click for recent pairs</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النقر بالزر الأيمن يعرض الأزواج الأخيرة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Engine: {activity}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>المحرك: {activity}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Click to change drafting</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>النقر يغيّر كتابة المسودة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/tray.py" />
   <source>Stop answer</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إيقاف الإجابة</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/tray.py" />
   <source>Show Foretoken</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>إظهار Foretoken</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Tell me a story about a lighthouse keeper.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>احكِ لي قصة عن حارس منارة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>How do tides work? Explain it to a curious ten-year-old.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كيف يحدث المد والجزر؟ اشرح ذلك لطفل فضولي في العاشرة من عمره.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Write a Python function that finds the longest word in a text.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>اكتب دالة بلغة Python تجد أطول كلمة في نص.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>See how a small model speeds up a large one</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>كيف يسرّع نموذج صغير نموذجًا كبيرًا</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>The small model guesses the next words, and the large one checks them all at once. Colours show which guesses were right.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>يخمّن النموذج الصغير الكلمات التالية، ويتحقق منها الكبير كلها دفعة واحدة. وتُظهر الألوان أي التخمينات كانت صحيحة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Without a small model, words are guessed from earlier text. Colours show which guesses were right.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>دون نموذج صغير، تُخمَّن الكلمات من نص سابق. وتُظهر الألوان أي التخمينات كانت صحيحة.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Chat with {model}</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>محادثة مع {model}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Answers come from a server: what you write here is sent to it.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>تأتي الإجابات من خادم: وما يُكتب هنا يُرسل إليه.</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>This chat is not saved. It is gone when you close the window.</source>
   <translatorcomment>machine-made</translatorcomment>
   <translation>هذه المحادثة لا تُحفظ. وتزول عند إغلاق النافذة.</translation>
  </message>
 </context>
</TS>
