<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<!-- machine-made -->
<TS version="2.1" language="zh_CN" sourcelanguage="en">
 <context>
  <name>Foretoken</name>
  <message>
   <location filename="resources/presets.toml" />
   <source>For trying out how a pair works, on any computer. A target this small gains nothing from drafting and may even get slower.</source>
   <translation>用于在任何电脑上试用模型对的工作方式。这么小的目标模型不会变快，甚至可能变慢。</translation>
  </message>
  <message>
   <source>The head needs no separate download. At this size it may gain nothing: test the pair first.</source>
   <translation>它的头不需要另外下载。这个大小可能没有收益：请先测试模型对。</translation>
  </message>
  <message>
   <source>The head is a thirtieth of the target's size. A separate draft model would probably slow down a target this small.</source>
   <translation>头只占其字节数的三十分之一。第二个模型反而会拖慢这么小的目标模型。</translation>
  </message>
  <message>
   <source>The smallest Qwen3, with the same vocabulary. A separate draft model often slows down a 4B target: test the pair first.</source>
   <translation>最小的 Qwen3，词表相同。第二个模型常会拖慢 4B 的目标模型：请先测试模型对。</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a thirtieth of its size. A target this small leaves little to gain.</source>
   <translation>由 Google 专为此模型制作，字节数为其三十分之一。这么小的目标模型收益有限。</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a fiftieth of its size; it needs no cache of its own.</source>
   <translation>由 Google 专为此模型制作，字节数为其五十分之一；不需要自己的缓存。</translation>
  </message>
  <message>
   <source>The smallest coder model of the family; llama.cpp's own server pairs it with the 7B. Code is easy to predict.</source>
   <translation>该系列中最小的代码模型，llama.cpp 自己的服务器将它与 7B 配对；代码易于预测。</translation>
  </message>
  <message>
   <source>The smallest Qwen3: the same vocabulary and the same style of thinking before the answer.</source>
   <translation>最小的 Qwen3：词表相同，回答前同样会把思考过程写出来。</translation>
  </message>
  <message>
   <source>The smallest Llama with the Llama 3 vocabulary, at a sixth of the target's size.</source>
   <translation>采用 Llama 3 词表的最小 Llama，体积为目标模型的六分之一。</translation>
  </message>
  <message>
   <source>The head was trained together with the model and costs less than a separate draft model.</source>
   <translation>头与模型一起训练，代价低于任何第二个模型。</translation>
  </message>
  <message>
   <source>Made for this model; it drafts a whole block of tokens in one pass. Code gains more from it than prose.</source>
   <translation>专为此模型制作；一次计算就起草一整块词元。代码的收益大于散文。</translation>
  </message>
  <message>
   <source>Made by Google for this model, at a fifteenth of its size; it needs no cache of its own.</source>
   <translation>由 Google 专为此模型制作，字节数为其十五分之一；不需要自己的缓存。</translation>
  </message>
  <message>
   <source>The smallest Qwen3: the same vocabulary and the same style of thinking, at a fourteenth of the target's size.</source>
   <translation>最小的 Qwen3：词表相同，同样会把思考过程写出来，体积为目标模型的十四分之一。</translation>
  </message>
  <message>
   <source>The smallest coder model of the family; llama.cpp's own server pairs it with the 14B. Code is easy to predict.</source>
   <translation>该系列中最小的代码模型，llama.cpp 自己的服务器将它与 14B 配对；代码易于预测。</translation>
  </message>
  <message>
   <source>Made for this model. A mixture of experts uses only part of its weights for each token, which leaves less to gain; on some GPUs the head slows it down.</source>
   <translation>专为此模型制作。混合专家模型每个词元只用到自身的一部分，因此收益较小；在某些 GPU 上，头会让它变慢。</translation>
  </message>
  <message>
   <source>The head was trained together with the model. A slow target like this one gains most from it.</source>
   <translation>头与模型一起训练。目标模型这么慢时，它的收益最大。</translation>
  </message>
  <message>
   <source>Made by Google for this model, a mixture of experts that uses 4 of its 26 billion parameters per token.</source>
   <translation>由 Google 专为此模型制作：一个混合专家模型，每个词元使用 260 亿参数中的 40 亿。</translation>
  </message>
  <message>
   <source>Published as a pair by the makers of llama.cpp, in one repository. Code is easy to predict.</source>
   <translation>由 llama.cpp 的制作者作为模型对发布在同一个仓库中；代码易于预测。</translation>
  </message>
  <message>
   <source>Same family and vocabulary. With a target this slow, the 1.7B costs little more than the 0.6B and usually predicts better.</source>
   <translation>同系列、同词表；与如此慢的目标模型搭配，1.7B 的开销只比 0.6B 略大，且通常猜得更准。</translation>
  </message>
  <message>
   <source>A mixture of experts that uses 3 of its 35 billion parameters per token: fast wherever it fits. The head makes it faster, though by less than with other models.</source>
   <translation>一个混合专家模型，每个词元使用 350 亿参数中的 30 亿：只要装得下就很快。它的头还能再加速，不过比其他模型少。</translation>
  </message>
  <message>
   <source>The smallest Llama with the Llama 3 vocabulary, at a fiftieth of the target's size.</source>
   <translation>采用 Llama 3 词表的最小 Llama，体积为目标模型的五十分之一。</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/conversations/conversation.py" />
   <source>New chat</source>
   <translation>新对话</translation>
  </message>
  <message>
   <source>sent to {name} ({host})</source>
   <translation>发送到 {name}（{host}）</translation>
  </message>
  <message>
   <source>the processor</source>
   <comment>it computes</comment>
   <translation>处理器</translation>
  </message>
  <message>
   <source>on {places}</source>
   <comment>what computes</comment>
   <translation>在 {places} 上</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/prompt/template_rendering.py" />
   <source>Unset</source>
   <translation>未设置</translation>
  </message>
  <message>
   <source>Thinking</source>
   <translation>思考</translation>
  </message>
  <message>
   <source>The model thinks before it answers.</source>
   <translation>模型在回答前先思考。</translation>
  </message>
  <message>
   <source>How long the model thinks before it answers.</source>
   <translation>模型在回答前思考多久。</translation>
  </message>
  <message>
   <source>Reasoning effort</source>
   <translation>推理强度</translation>
  </message>
  <message>
   <source>Thinking effort</source>
   <translation>思考强度</translation>
  </message>
  <message>
   <source>Thinking budget</source>
   <translation>思考预算</translation>
  </message>
  <message>
   <source>The maximum number of tokens that the model may spend on thinking.</source>
   <translation>模型最多用多少个 token 思考。</translation>
  </message>
  <message>
   <source>Keep earlier thinking</source>
   <translation>保留先前的思考</translation>
  </message>
  <message>
   <source>The model sees its thinking from earlier answers.</source>
   <translation>将先前回答之前的思考内容告知模型。</translation>
  </message>
  <message>
   <source>Leave out earlier thinking</source>
   <translation>略去先前的思考</translation>
  </message>
  <message>
   <source>The model does not see its thinking from earlier answers.</source>
   <translation>不将先前回答之前的思考内容告知模型。</translation>
  </message>
  <message>
   <source>Date</source>
   <translation>日期</translation>
  </message>
  <message>
   <source>The date that the model takes as today's.</source>
   <translation>模型当作今天的日期。</translation>
  </message>
  <message>
   <source>Identity</source>
   <translation>身份</translation>
  </message>
  <message>
   <source>Who or what the model is told it is.</source>
   <translation>告知模型它是谁。</translation>
  </message>
  <message>
   <source>An option of this model's chat template, “{name}”. What it does depends on the model.</source>
   <translation>此模型的对话模板会读取“{name}”；它的作用取决于模型。</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/animation.py" />
   <source>WebP (smaller, all colours)</source>
   <translation>WebP（更小，全部颜色）</translation>
  </message>
  <message>
   <source>GIF (works everywhere, 255 colours)</source>
   <translation>GIF（到处都能显示，255 种颜色）</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/sharing/answer_text.py" />
   <source>Thought for {time}, {count} tokens</source>
   <extracomment>for 1: Thought for {time}, {count} token</extracomment>
   <translation>
    <numerusform>思考了 {time}，{count} 个 token</numerusform>
   </translation>
  </message>
  <message>
   <source>Thought for {time}</source>
   <translation>思考了 {time}</translation>
  </message>
  <message numerus="yes">
   <source>Thought, {count} tokens</source>
   <extracomment>for 1: Thought, {count} token</extracomment>
   <translation>
    <numerusform>已思考，{count} 个 token</numerusform>
   </translation>
  </message>
  <message>
   <source>Thought</source>
   <comment>a model, before it answered</comment>
   <translation>已思考</translation>
  </message>
  <message>
   <source>Thinking…</source>
   <translation>正在思考…</translation>
  </message>
  <message>
   <source>Thinking… {time}</source>
   <translation>正在思考… {time}</translation>
  </message>
  <message>
   <source>{seconds} s</source>
   <translation>{seconds} 秒</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/exporting.py" />
   <source>System prompt</source>
   <translation>系统提示词</translation>
  </message>
  <message>
   <source>folder {name}</source>
   <translation>文件夹 {name}</translation>
  </message>
  <message>
   <source>Web page</source>
   <translation>网页</translation>
  </message>
  <message>
   <source>A single file that looks like this window in any browser.</source>
   <translation>一个文件，任何浏览器都能以此窗口的样式显示。</translation>
  </message>
  <message>
   <source>PDF</source>
   <translation>PDF</translation>
  </message>
  <message>
   <source>Pages to read, print and send.</source>
   <translation>可阅读、打印和发送的页面。</translation>
  </message>
  <message>
   <source>Markdown</source>
   <translation>Markdown</translation>
  </message>
  <message>
   <source>Plain text with headings, for notes and wikis.</source>
   <translation>带标题的纯文本，用于笔记和维基。</translation>
  </message>
  <message>
   <source>JSON</source>
   <translation>JSON</translation>
  </message>
  <message>
   <source>Complete: every version, token and step. Foretoken can import it again.</source>
   <translation>完整无损：每个版本、token 和步骤。Foretoken 可再次导入。</translation>
  </message>
  <message>
   <source>Steps (JSON Lines)</source>
   <translation>步骤 (JSON Lines)</translation>
  </message>
  <message>
   <source>One line per step of each answer, with its tokens, for analysis.</source>
   <translation>每个回答的每一步各占一行，含其 token，供分析使用。</translation>
  </message>
  <message>
   <source>Statistics (CSV)</source>
   <translation>统计 (CSV)</translation>
  </message>
  <message>
   <source>One row per answer, with its speed and acceptance, for spreadsheets.</source>
   <translation>每个回答各占一行，含速度和接受率，供电子表格使用。</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/html_page.py" />
   <source>done</source>
   <comment>of a task</comment>
   <translation>已完成</translation>
  </message>
  <message>
   <source>to do</source>
   <comment>of a task</comment>
   <translation>待办</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats</source>
   <extracomment>for 1: {count} chat</extracomment>
   <translation>
    <numerusform>{count} 个对话</numerusform>
   </translation>
  </message>
  <message>
   <source>Token colours</source>
   <translation>token 颜色</translation>
  </message>
  <message>
   <source>Chats</source>
   <translation>对话</translation>
  </message>
  <message>
   <location filename="app/foretoken/chat/sharing/shared.py" />
   <source>at an unknown time</source>
   <translation>时间未知</translation>
  </message>
  <message>
   <source>, </source>
   <comment>between things in a list</comment>
   <translation>、 </translation>
  </message>
  <message>
   <source>Attached: {names}</source>
   <translation>附件：{names}</translation>
  </message>
  <message>
   <source>You</source>
   <translation>您</translation>
  </message>
  <message>
   <source>Answer</source>
   <translation>回答</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/chat/store/store.py" />
   <source>{count} chats were restored from the backup {name}.</source>
   <extracomment>for 1: {count} chat was restored from the backup {name}.</extracomment>
   <translation>
    <numerusform>已从备份 {name} 恢复 {count} 个对话。</numerusform>
   </translation>
  </message>
  <message>
   <source>Your previous chats are kept as {name} in the folder {folder}, next to the current ones.</source>
   <translation>此前的内容已保留为 {name}，位于对话所在的文件夹 {folder} 中。</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/answer_control.py" />
   <source>{first}, then {second}</source>
   <comment>models</comment>
   <translation>{first}，随后 {second}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/answers/token_inspector.py" />
   <source>reading this answer again {share} %</source>
   <translation>正在重新读取此回答 {share}%</translation>
  </message>
  <message>
   <source>The draft model of this answer, {model}, is not loaded, so its recorded figures are shown.</source>
   <translation>此回答的草稿模型 {model} 未加载；其数据为当时的记录。</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_changes.py" />
   <source>Renamed {chat}.</source>
   <translation>已重命名：{chat}。</translation>
  </message>
  <message>
   <source>Pinned {chats}.</source>
   <translation>已置顶：{chats}。</translation>
  </message>
  <message>
   <source>Unpinned {chats}.</source>
   <translation>已取消置顶：{chats}。</translation>
  </message>
  <message>
   <source>Archived {chats}.</source>
   <translation>已归档：{chats}。</translation>
  </message>
  <message>
   <source>Unarchived {chat}.</source>
   <translation>已放回列表：{chat}。</translation>
  </message>
  <message numerus="yes">
   <source>Unarchived {count} chats.</source>
   <extracomment>for 1: Unarchived {count} chat.</extracomment>
   <translation>
    <numerusform>已放回列表：{count} 个对话。</numerusform>
   </translation>
  </message>
  <message>
   <source>Moved {chats} out of the folder.</source>
   <translation>已移出文件夹：{chats}。</translation>
  </message>
  <message>
   <source>Moved {chats} to {folder}.</source>
   <translation>已移到{folder}：{chats}。</translation>
  </message>
  <message>
   <source>Moved {chats} to a new folder.</source>
   <translation>已移到新文件夹：{chats}。</translation>
  </message>
  <message>
   <source>Copied {chat}.</source>
   <translation>已创建副本：{chat}。</translation>
  </message>
  <message>
   <source>Deleted {chats}.</source>
   <translation>已删除：{chats}。</translation>
  </message>
  <message>
   <source>Folder added.</source>
   <translation>已添加文件夹。</translation>
  </message>
  <message>
   <source>Renamed folder {folder}.</source>
   <translation>已重命名文件夹：{folder}。</translation>
  </message>
  <message>
   <source>Deleted folder {folder}. Its chats were kept.</source>
   <translation>已删除文件夹{folder}。其中的对话会保留。</translation>
  </message>
  <message>
   <source>“{name}”</source>
   <comment>a name in quotation marks</comment>
   <translation>“{name}”</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_list.py" />
   <source>today</source>
   <comment>a short date</comment>
   <translation>今天</translation>
  </message>
  <message>
   <source>yesterday</source>
   <comment>a short date</comment>
   <translation>昨天</translation>
  </message>
  <message>
   <source>d MMM</source>
   <comment>how a day of this year is written in short, in Qt's letters</comment>
   <translation>M月d日</translation>
  </message>
  <message>
   <source>MMM yyyy</source>
   <comment>how a month is written in short, in Qt's letters</comment>
   <translation>yyyy年M月</translation>
  </message>
  <message>
   <source>Today</source>
   <comment>above some chats</comment>
   <translation>今天</translation>
  </message>
  <message>
   <source>Yesterday</source>
   <comment>above some chats</comment>
   <translation>昨天</translation>
  </message>
  <message>
   <source>Previous 7 days</source>
   <comment>above some chats</comment>
   <translation>过去 7 天</translation>
  </message>
  <message>
   <source>Previous 30 days</source>
   <comment>above some chats</comment>
   <translation>过去 30 天</translation>
  </message>
  <message>
   <source>Temporary</source>
   <comment>above some chats</comment>
   <translation>临时</translation>
  </message>
  <message>
   <source>Pinned</source>
   <comment>above some chats</comment>
   <translation>已置顶</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/conversation_sharing.py" />
   <source>Nothing new was imported.</source>
   <translation>没有导入新的内容。</translation>
  </message>
  <message numerus="yes">
   <source>Imported {count} chats.</source>
   <extracomment>for 1: Imported {count} chat.</extracomment>
   <translation>
    <numerusform>已导入 {count} 个对话。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were continued differently here, so they were added as separate chats.</source>
   <extracomment>for 1: {count} chat was continued differently here, so it was added as a separate chat.</extracomment>
   <translation>
    <numerusform>{count} 个对话在此处有不同的后续，现与已有的对话并列。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were already here.</source>
   <extracomment>for 1: {count} chat was already here.</extracomment>
   <translation>
    <numerusform>{count} 个对话已在此处。</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/chats/prompt_library.py" />
   <source>New prompt</source>
   <translation>新提示词</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/composing.py" />
   <source>Text {number}</source>
   <translation>文本 {number}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/controller.py" />
   <source>Question deleted.</source>
   <translation>已删除问题。</translation>
  </message>
  <message>
   <source>Answer deleted.</source>
   <translation>已删除回答。</translation>
  </message>
  <message numerus="yes">
   <source>Question deleted, along with {count} messages after it.</source>
   <extracomment>for 1: Question deleted, along with {count} message after it.</extracomment>
   <translation>
    <numerusform>已删除问题，连同其后的 {count} 条消息。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Answer deleted, along with {count} messages after it.</source>
   <extracomment>for 1: Answer deleted, along with {count} message after it.</extracomment>
   <translation>
    <numerusform>已删除回答，连同其后的 {count} 条消息。</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/engine_work.py" />
   <source>verifying losslessness {share} %</source>
   <translation>正在核验无损性 {share}%</translation>
  </message>
  <message>
   <source>trying settings {share} %</source>
   <translation>正在试用设置 {share}%</translation>
  </message>
  <message>
   <source>racing {share} %</source>
   <translation>正在竞速 {share}%</translation>
  </message>
  <message>
   <source>testing this pair {share} %</source>
   <translation>正在测试此模型对 {share}%</translation>
  </message>
  <message>
   <source>benchmarking {share} %</source>
   <translation>正在进行基准测试 {share}%</translation>
  </message>
  <message>
   <source>Preparing…</source>
   <translation>正在准备…</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/engine/recovery.py" />
   <source>Load again</source>
   <translation>重新加载</translation>
  </message>
  <message>
   <source>Choose devices automatically</source>
   <translation>自动选择设备</translation>
  </message>
  <message numerus="yes">
   <source>Use {some} of {count} layers on the GPU</source>
   <extracomment>for 1: Use {some} of {count} layer on the GPU</extracomment>
   <translation>
    <numerusform>将 {count} 层中的 {some} 层放在 GPU 上</numerusform>
   </translation>
  </message>
  <message>
   <source>Use the processor</source>
   <translation>使用处理器</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/engine_form.py" />
   <source>Target</source>
   <comment>heading of settings</comment>
   <translation>目标模型</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>heading of settings</comment>
   <translation>草稿模型</translation>
  </message>
  <message>
   <source>Drafting</source>
   <comment>heading of settings</comment>
   <translation>起草</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/known_servers.py" />
   <source>Removed {name}, with its key.</source>
   <translation>已移除 {name} 及其密钥。</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/model_trash.py" />
   <source>It is in the Hugging Face cache, which stores names and data separately. Both are removed, and other programs that use the model will download it again.</source>
   <translation>它位于 Hugging Face 的缓存中，那里的数据与名称分开存放：两者都会移除，需要它的程序会重新下载。</translation>
  </message>
  <message>
   <source>It is a link. Only the link is moved; the file itself stays.</source>
   <translation>它是链接：只移动链接，文件本身会保留。</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/models/remembered_pairs.py" />
   <source>My pair</source>
   <translation>我的模型对</translation>
  </message>
  <message>
   <source>Deleted {name}.</source>
   <translation>已删除 {name}。</translation>
  </message>
  <message numerus="yes">
   <source>Imported {count} presets: {names}.</source>
   <extracomment>for 1: Imported {count} preset: {names}.</extracomment>
   <translation>
    <numerusform>已导入 {count} 个预设：{names}。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Exported {count} presets to {file}.</source>
   <extracomment>for 1: Exported {count} preset to {file}.</extracomment>
   <translation>
    <numerusform>已将 {count} 个预设导出到 {file}。</numerusform>
   </translation>
  </message>
  <message>
   <source>{pair}, in {folder}</source>
   <translation>在 {folder} 中的 {pair}</translation>
  </message>
  <message>
   <location filename="app/foretoken/control/sampling/answer_parameters.py" />
   <source>Greedy</source>
   <comment>a kind of sampling</comment>
   <translation>贪心</translation>
  </message>
  <message>
   <source>Precise</source>
   <comment>a kind of sampling</comment>
   <translation>精确</translation>
  </message>
  <message>
   <source>Balanced</source>
   <comment>a kind of sampling</comment>
   <translation>均衡</translation>
  </message>
  <message>
   <source>Conversational</source>
   <comment>a kind of sampling</comment>
   <translation>会话</translation>
  </message>
  <message>
   <source>Creative</source>
   <comment>a kind of sampling</comment>
   <translation>创意</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/figures.py" />
   <source>too short to compare</source>
   <translation>过短，无法比较</translation>
  </message>
  <message>
   <source>not comparable: the computer was busy</source>
   <translation>无法比较：计算机当时繁忙</translation>
  </message>
  <message>
   <source>no drafts</source>
   <translation>无草稿</translation>
  </message>
  <message>
   <source>Automatic</source>
   <translation>自动</translation>
  </message>
  <message>
   <source>Always the draft model</source>
   <translation>总用草稿模型</translation>
  </message>
  <message>
   <source>Prompt lookup only</source>
   <translation>仅提示词查找</translation>
  </message>
  <message>
   <source>Plain decoding</source>
   <translation>普通解码</translation>
  </message>
  <message>
   <source>plain</source>
   <comment>how tokens are drafted</comment>
   <translation>普通</translation>
  </message>
  <message>
   <source>fixed</source>
   <comment>how tokens are drafted</comment>
   <translation>固定</translation>
  </message>
  <message>
   <source>step rule</source>
   <comment>how tokens are drafted</comment>
   <translation>步进规则</translation>
  </message>
  <message>
   <source>EWMA rule</source>
   <comment>how tokens are drafted</comment>
   <translation>EWMA 规则</translation>
  </message>
  <message>
   <source>adaptive</source>
   <comment>how tokens are drafted</comment>
   <translation>自适应</translation>
  </message>
  <message>
   <source>lookup</source>
   <comment>how tokens are drafted</comment>
   <translation>查找</translation>
  </message>
  <message>
   <source>drafting paused: no speedup</source>
   <comment>how tokens are drafted</comment>
   <translation>起草已暂停：没有加速</translation>
  </message>
  <message>
   <source>no matching earlier text</source>
   <comment>how tokens are drafted</comment>
   <translation>先前没有匹配的文本</translation>
  </message>
  <message>
   <source>the next token was too likely to be rejected</source>
   <comment>why a draft ends</comment>
   <translation>下一个 token 太可能被拒绝</translation>
  </message>
  <message>
   <source>another token would not pay off</source>
   <comment>why a draft ends</comment>
   <translation>再多一个就不划算</translation>
  </message>
  <message>
   <source>maximum length</source>
   <comment>why a draft ends</comment>
   <translation>已达草稿的最大长度</translation>
  </message>
  <message>
   <source>a copy of earlier text</source>
   <comment>why a draft ends</comment>
   <translation>复制先前的文本</translation>
  </message>
  <message>
   <source>no copy would have paid off</source>
   <comment>why a draft ends</comment>
   <translation>复制不会划算</translation>
  </message>
  <message>
   <source>found nothing to copy</source>
   <comment>why a draft ends</comment>
   <translation>没有可复制的内容</translation>
  </message>
  <message>
   <source>drafting paused: it did not pay off</source>
   <comment>why a draft ends</comment>
   <translation>起草休息中：当时不划算</translation>
  </message>
  <message>
   <source>measuring plain speed</source>
   <comment>why a draft ends</comment>
   <translation>测量普通解码速度</translation>
  </message>
  <message>
   <source>fixed length</source>
   <comment>why a draft ends</comment>
   <translation>固定长度</translation>
  </message>
  <message>
   <source>longer: most were accepted</source>
   <comment>why a draft ends</comment>
   <translation>加长：大多被接受</translation>
  </message>
  <message>
   <source>shorter: few were accepted</source>
   <comment>why a draft ends</comment>
   <translation>缩短：很少被接受</translation>
  </message>
  <message>
   <source>as long as before</source>
   <comment>why a draft ends</comment>
   <translation>与之前一样长</translation>
  </message>
  <message>
   <source>answer or context limit reached</source>
   <comment>why a draft ends</comment>
   <translation>已达到回答或上下文的上限</translation>
  </message>
  <message>
   <source>the draft ends the answer</source>
   <comment>why a draft ends</comment>
   <translation>草稿结束了回答</translation>
  </message>
  <message>
   <source>rereading accepted tokens first</source>
   <comment>why a draft ends</comment>
   <translation>先重新读取已接受的 token</translation>
  </message>
  <message>
   <source>{time} ms</source>
   <translation>{time} ms</translation>
  </message>
  <message>
   <source>not computed</source>
   <translation>未计算</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens (including the one that ended the answer) in {time} of decoding, not counting the time to read the prompt.</source>
   <extracomment>for 1: {count} token (including the one that ended the answer) in {time} of decoding, not counting the time to read the prompt.</extracomment>
   <translation>
    <numerusform>{count} 个 token（含结束回答的一个），解码用时 {time}；不含读取提示词的时间。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens in {time} of decoding, not counting the time to read the prompt.</source>
   <extracomment>for 1: {count} token in {time} of decoding, not counting the time to read the prompt.</extracomment>
   <translation>
    <numerusform>{count} 个 token，解码用时 {time}；不含读取提示词的时间。</numerusform>
   </translation>
  </message>
  <message>
   <source>tok/s</source>
   <comment>tokens per second</comment>
   <translation>tok/s</translation>
  </message>
  <message>
   <source>Every token came from the target alone, each in its own pass.</source>
   <translation>每个 token 都由目标模型单独给出，各用一次前向计算。</translation>
  </message>
  <message>
   <source>Other programs kept this computer busy while the answer was being written, so its speed cannot be compared with plain decoding.</source>
   <translation>写出回答期间，其他程序使此计算机处于繁忙状态，因此其速度无法与普通解码比较。</translation>
  </message>
  <message>
   <source>plain speed: measuring</source>
   <translation>普通解码速度：测量中</translation>
  </message>
  <message>
   <source>plain speed: not measured</source>
   <translation>普通解码速度：未测量</translation>
  </message>
  <message>
   <source>A speedup is shown only against plain decoding measured on this machine.</source>
   <translation>只有与本机实测的普通解码相比时才显示加速比。</translation>
  </message>
  <message>
   <source>plain ({rate}, measured)</source>
   <comment>stands behind how many times as fast it is</comment>
   <translation>相对普通解码（{rate}，实测）</translation>
  </message>
  <message>
   <source>as fast as without drafting</source>
   <translation>与不起草一样快</translation>
  </message>
  <message>
   <source>faster than without drafting</source>
   <translation>快于不起草</translation>
  </message>
  <message>
   <source>the speed without drafting</source>
   <translation>不起草时的速度</translation>
  </message>
  <message>
   <source>plain speed: unknown</source>
   <translation>普通解码速度：未知</translation>
  </message>
  <message>
   <source>A server wrote this. Its speed without drafts was not measured, so no speedup is shown.</source>
   <translation>此内容由服务器写出。未测量不起草时的速度，因此不显示加速比。</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens in {time}; plain decoding, measured on this machine at about the same time, would take {plain} for the same number: {ratio} times the plain speed.</source>
   <extracomment>for 1: {count} token in {time}; plain decoding, measured on this machine at about the same time, would take {plain} for the same number: {ratio} times the plain speed.</extracomment>
   <translation>
    <numerusform>{count} 个 token 用时 {time}；按几乎同时在本机实测的速度，普通解码生成同样多需 {plain}：为普通解码速度的 {ratio} 倍。</numerusform>
   </translation>
  </message>
  <message>
   <source>This is too uncertain to be called a speedup.</source>
   <translation>这一结果过于不确定，不能称为加速。</translation>
  </message>
  <message>
   <source>busy: {share} used by others</source>
   <translation>繁忙：其他程序占用 {share}</translation>
  </message>
  <message>
   <source>Other programs used {share} of the processor while this was being written, so the speeds are not those of an idle computer.</source>
   <translation>写出期间其他程序占用了处理器的 {share}，因此这些速度不是空闲计算机上的速度。</translation>
  </message>
  <message>
   <source>{accepted} accepted of {drafted} drafted = {share}.</source>
   <translation>起草 {drafted} 个，接受 {accepted} 个，即 {share}。</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens came after a rejected one or the end, and were not verified.</source>
   <extracomment>for 1: {count} token came after a rejected one or the end, and was not verified.</extracomment>
   <translation>
    <numerusform>{count} 个 token 位于被拒绝的 token 或回答结尾之后，未经核验。</numerusform>
   </translation>
  </message>
  <message>
   <source>Tokens that end an answer are not shown, so they have no colour.</source>
   <translation>结束回答的 token 不显示，因此没有颜色。</translation>
  </message>
  <message numerus="yes">
   <source>drafted accepted ({share}), {count} as the end of the answer</source>
   <extracomment>for 1: drafted accepted ({share}), {count} as the end of the answer</extracomment>
   <translation>
    <numerusform>草稿 token 被接受 ({share})，其中 {count} 个为回答的结尾</numerusform>
   </translation>
  </message>
  <message>
   <source>Copied from earlier text: {accepted} of {drafted} accepted.</source>
   <translation>从先前的文本复制：{drafted} 个中接受了 {accepted} 个。</translation>
  </message>
  <message>
   <source>{accepted} of {drafted}</source>
   <comment>before: drafted accepted</comment>
   <translation>{accepted} / {drafted}</translation>
  </message>
  <message>
   <source>drafted accepted ({share})</source>
   <comment>behind: 12 of 20</comment>
   <translation>草稿 token 被接受 ({share})</translation>
  </message>
  <message>
   <source>tokens per pass</source>
   <translation>token / 前向计算</translation>
  </message>
  <message>
   <source>{tokens} / {passes}, corrections and bonus tokens included.</source>
   <translation>{tokens} / {passes}，包括修正和奖励 token。</translation>
  </message>
  <message numerus="yes">
   <source>{count} tokens</source>
   <extracomment>for 1: {count} token</extracomment>
   <translation>
    <numerusform>{count} 个 token</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} target passes</source>
   <extracomment>for 1: {count} target pass</extracomment>
   <translation>
    <numerusform>{count} 次目标模型前向计算</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From the request to the first token, including {time} to read {count} prompt tokens, {reused} of them reused.</source>
   <extracomment>for 1: From the request to the first token, including {time} to read {count} prompt token, {reused} of them reused.</extracomment>
   <translation>
    <numerusform>从请求到第一个 token 的时间，其中读取 {count} 个提示词 token 用时 {time}，有 {reused} 个为重用。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>From the request to the first token, including {time} to read {count} prompt tokens.</source>
   <extracomment>for 1: From the request to the first token, including {time} to read {count} prompt token.</extracomment>
   <translation>
    <numerusform>从请求到第一个 token 的时间，其中读取 {count} 个提示词 token 用时 {time}。</numerusform>
   </translation>
  </message>
  <message>
   <source>first token {time}</source>
   <translation>首个 token {time}</translation>
  </message>
  <message>
   <source>between tokens (95 %: {time})</source>
   <translation>token 间隔（95%：{time}）</translation>
  </message>
  <message>
   <source>Tokens of one step appear together. Half of the gaps between steps were {median} or shorter, 95 % were {slow} or shorter.</source>
   <translation>同一步的 token 同时出现。步与步之间的间隔有一半不超过 {median}，95% 不超过 {slow}。</translation>
  </message>
  <message numerus="yes">
   <source>Based on {runs} of {count} runs: those with drafts and a measured plain speed.</source>
   <extracomment>for 1: Based on {runs} of {count} run: those with drafts and a measured plain speed.</extracomment>
   <translation>
    <numerusform>基于 {count} 次运行中的 {runs} 次：即其中有起草且测得普通解码速度的那些。</numerusform>
   </translation>
  </message>
  <message>
   <source>saved by drafting</source>
   <translation>起草所节省</translation>
  </message>
  <message>
   <source>lost by drafting</source>
   <translation>起草所损失</translation>
  </message>
  <message>
   <source>{minutes} min {seconds} s</source>
   <comment>a time</comment>
   <translation>{minutes} 分 {seconds} 秒</translation>
  </message>
  <message>
   <source>{hours} h {minutes} min</source>
   <comment>a time</comment>
   <translation>{hours} 小时 {minutes} 分钟</translation>
  </message>
  <message>
   <source>As reported by the server, according to its own clock.</source>
   <translation>由服务器按其自身的时钟报告。</translation>
  </message>
  <message>
   <source>Pieces of text as they arrived, from the first to the last. A piece may contain several tokens. The server does not report tokens per second.</source>
   <translation>按到达此处的时间统计的文本片段，从第一个到最后一个。一个片段可能含有多个 token。服务器未报告这相当于每秒多少个 token。</translation>
  </message>
  <message>
   <source>pieces/s</source>
   <comment>per second</comment>
   <translation>片段/秒</translation>
  </message>
  <message>
   <source>{accepted} accepted of {drafted} drafted = {share}, as the server counts them.</source>
   <translation>按服务器的计数，起草 {drafted} 个，接受 {accepted} 个，即 {share}。</translation>
  </message>
  <message>
   <source>The server counted no drafts: every token came from the target alone.</source>
   <translation>服务器未计得任何草稿：每个 token 都由目标模型单独写出。</translation>
  </message>
  <message>
   <source>drafts: not reported</source>
   <translation>草稿：未报告</translation>
  </message>
  <message>
   <source>From the request to the first piece of text, including network time.</source>
   <translation>从请求到第一个文本片段的时间，包括网络传输时间。</translation>
  </message>
  <message>
   <source>first text {time}</source>
   <translation>首段文本 {time}</translation>
  </message>
  <message>
   <source>{policy} {lookahead}</source>
   <comment>how tokens are drafted, and how many</comment>
   <translation>{policy} {lookahead}</translation>
  </message>
  <message>
   <source>{reason} ({share})</source>
   <comment>why a draft ends, and how likely the next token was</comment>
   <translation>{reason}（{share}）</translation>
  </message>
  <message numerus="yes">
   <source>{count} steps were expected to take {expected} and took {real}. Their individual errors add up to {wrong}, which is {share} of their time.</source>
   <extracomment>for 1: {count} step was expected to take {expected} and took {real}. It was off by {wrong}, which is {share} of its time.</extracomment>
   <translation>
    <numerusform>{count} 步，预计用时 {expected}，实际用时 {real}。逐步计算的误差合计为 {wrong}，占其用时的 {share}。</numerusform>
   </translation>
  </message>
  <message>
   <source>{number} s</source>
   <comment>seconds</comment>
   <translation>{number} 秒</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/text/spelling.py" />
   <source>the character NUL</source>
   <comment>characters</comment>
   <translation>NUL 字符</translation>
  </message>
  <message>
   <source>line breaks</source>
   <comment>characters</comment>
   <translation>换行符</translation>
  </message>
  <message>
   <source>tabs</source>
   <comment>characters</comment>
   <translation>制表符</translation>
  </message>
  <message>
   <source>spaces</source>
   <comment>characters</comment>
   <translation>空格</translation>
  </message>
  <message numerus="yes">
   <source>{count} others</source>
   <comment>characters</comment>
   <extracomment>for 1: {count} other</extracomment>
   <translation>
    <numerusform>其他 {count} 个</numerusform>
   </translation>
  </message>
  <message>
   <source>half a character</source>
   <translation>半个字符</translation>
  </message>
  <message>
   <location filename="app/foretoken/engine/token_display.py" />
   <source>accepted draft</source>
   <translation>已接受的草稿</translation>
  </message>
  <message>
   <source>accepted lookup</source>
   <translation>已接受的查找</translation>
  </message>
  <message>
   <source>target correction</source>
   <translation>目标修正</translation>
  </message>
  <message>
   <source>bonus token</source>
   <translation>奖励 token</translation>
  </message>
  <message>
   <source>target only</source>
   <translation>仅目标</translation>
  </message>
  <message>
   <source>chosen by hand</source>
   <translation>手动选择</translation>
  </message>
  <message>
   <source>unknown source</source>
   <translation>来源未知</translation>
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
   <translation>Hugging Face 缓存</translation>
  </message>
  <message>
   <source>llama.cpp cache</source>
   <translation>llama.cpp 缓存</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/library/library.py" />
   <source>It</source>
   <comment>a file of a model</comment>
   <translation>它</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/fit.py" />
   <source>needs {size}, {free} free on {gpu}</source>
   <translation>{gpu} 上需要 {size}，可用 {free}</translation>
  </message>
  <message>
   <source>needs {size}, {free} free</source>
   <translation>需要 {size}，可用 {free}</translation>
  </message>
  <message>
   <source>needs {size}, {free} free in memory</source>
   <translation>内存中需要 {size}，可用 {free}</translation>
  </message>
  <message>
   <source>; </source>
   <comment>between statements</comment>
   <translation>； </translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/free_memory.py" />
   <source>fits</source>
   <translation>可容纳</translation>
  </message>
  <message>
   <source>barely fits</source>
   <translation>刚好容纳</translation>
  </message>
  <message>
   <source>not enough memory free</source>
   <translation>目前过大</translation>
  </message>
  <message>
   <source>too big for this computer</source>
   <translation>对本机过大</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/memory/placement.py" />
   <source>on the processor</source>
   <comment>where a model is computed</comment>
   <translation>在处理器上</translation>
  </message>
  <message>
   <source>on {gpu}</source>
   <comment>where a model is computed</comment>
   <translation>在 {gpu} 上</translation>
  </message>
  <message numerus="yes">
   <source>{some} of {count} layers on {gpu}</source>
   <comment>where a model is computed</comment>
   <extracomment>for 1: {some} of {count} layer on {gpu}</extracomment>
   <translation>
    <numerusform>{gpu}（{count} 层中的 {some} 层）</numerusform>
   </translation>
  </message>
  <message>
   <source>the rest on the processor</source>
   <comment>where a model is computed</comment>
   <translation>处理器（其余的层）</translation>
  </message>
  <message>
   <source>Target and draft: {where}.</source>
   <translation>目标模型和草稿模型：{where}。</translation>
  </message>
  <message>
   <source>Target: {where}.</source>
   <translation>目标模型：{where}。</translation>
  </message>
  <message>
   <source>Draft: {where}.</source>
   <translation>草稿模型：{where}。</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/names.py" />
   <source>Built-in pair</source>
   <translation>内置模型对</translation>
  </message>
  <message>
   <source>Tiny models for trying out Foretoken.</source>
   <translation>用于试用 Foretoken 的极小模型。</translation>
  </message>
  <message>
   <source>For real work, choose larger models.</source>
   <translation>实际工作请选择更大的模型。</translation>
  </message>
  <message>
   <source>Built into the model (MTP)</source>
   <translation>模型自带（MTP）</translation>
  </message>
  <message>
   <source>Built-in target</source>
   <translation>内置目标模型</translation>
  </message>
  <message>
   <source>Built-in draft</source>
   <translation>内置草稿模型</translation>
  </message>
  <message>
   <source>Built-in EAGLE-3 head</source>
   <translation>内置 EAGLE-3 头</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment.py" />
   <source>Questions</source>
   <comment>a kind of text</comment>
   <translation>问答</translation>
  </message>
  <message>
   <source>Stories</source>
   <comment>a kind of text</comment>
   <translation>故事</translation>
  </message>
  <message>
   <source>Chat</source>
   <comment>a kind of text</comment>
   <translation>聊天</translation>
  </message>
  <message>
   <source>Code</source>
   <comment>a kind of text</comment>
   <translation>代码</translation>
  </message>
  <message>
   <source>Rewriting</source>
   <comment>a kind of text</comment>
   <translation>改写</translation>
  </message>
  <message>
   <source>Copying</source>
   <comment>a kind of text</comment>
   <translation>复制</translation>
  </message>
  <message>
   <source>Long text</source>
   <comment>a kind of text</comment>
   <translation>长文本</translation>
  </message>
  <message>
   <source>Mixed</source>
   <comment>a kind of text</comment>
   <translation>混合</translation>
  </message>
  <message>
   <source>All kinds</source>
   <translation>所有类别</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/experiment_file.py" />
   <source>The file</source>
   <translation>该文件</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/proof.py" />
   <source>Writing sampled texts, round {done}</source>
   <translation>正在写出采样文本，第 {done} 轮</translation>
  </message>
  <message>
   <source>Comparing greedy texts, {done} of {of}</source>
   <translation>正在比较贪心文本，{done} / {of}</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/pairs/racing.py" />
   <source>Repetition {number} of {count}: {one} and {other} tokens</source>
   <translation>第 {number} 次重复，共 {count} 次：{one} 和 {other} 个 token</translation>
  </message>
  <message>
   <location filename="app/foretoken/models/presets/suggested.py" />
   <source>about {size}</source>
   <comment>a download</comment>
   <translation>约 {size}</translation>
  </message>
  <message>
   <source>It needs about {needed} of this computer's {total} of memory; {free} is free now.</source>
   <translation>它需要约 {needed} 内存，此计算机共有 {total}；目前可用 {free}。</translation>
  </message>
  <message>
   <source>It needs about {needed} of the GPU's {total} of memory; {free} is free now.</source>
   <translation>它需要约 {needed} 显存，GPU 共有 {total}；目前可用 {free}。</translation>
  </message>
  <message>
   <source>Larger pairs would also fit, but would be slow on this processor.</source>
   <translation>更大的模型对也能容纳，但在此处理器上会很慢。</translation>
  </message>
  <message>
   <source>It is the largest pair that fits comfortably.</source>
   <translation>它是可从容容纳的最大模型对。</translation>
  </message>
  <message>
   <source>It is the largest pair that leaves half of the memory to other programs.</source>
   <translation>它是能为其他程序留出一半内存的最大模型对。</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/declared.py" />
   <source>Appearance</source>
   <translation>外观</translation>
  </message>
  <message>
   <source>Window</source>
   <translation>窗口</translation>
  </message>
  <message>
   <source>Reading</source>
   <translation>阅读</translation>
  </message>
  <message>
   <source>Notifications</source>
   <translation>通知</translation>
  </message>
  <message>
   <source>Drafting</source>
   <translation>起草</translation>
  </message>
  <message>
   <source>Sampling</source>
   <translation>采样</translation>
  </message>
  <message>
   <source>Statistics</source>
   <translation>统计</translation>
  </message>
  <message>
   <source>Updates</source>
   <translation>更新</translation>
  </message>
  <message>
   <source>Follow system</source>
   <translation>跟随系统</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>浅色</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>深色</translation>
  </message>
  <message>
   <source>Theme</source>
   <translation>主题</translation>
  </message>
  <message>
   <source>The colours of the window. “Follow system” changes with the system.</source>
   <translation>窗口的颜色。“跟随系统”会随系统一同切换。</translation>
  </message>
  <message>
   <source>Accent</source>
   <translation>强调色</translation>
  </message>
  <message>
   <source>The colour of links and main buttons. The system's accent colour is adjusted where text would be hard to read.</source>
   <translation>链接和主要按钮的颜色。如果文字会难以看清，会对系统的强调色作调整。</translation>
  </message>
  <message>
   <source>System</source>
   <translation>系统</translation>
  </message>
  <message>
   <source>Motion</source>
   <translation>动态效果</translation>
  </message>
  <message>
   <source>Animated progress bars and menus, and a blinking text cursor. “Follow system” means full motion on systems that have no such setting.</source>
   <translation>进度条和菜单的动画，以及闪烁的文本光标。在没有此项设置的系统上，“跟随系统”即为完整动态效果。</translation>
  </message>
  <message>
   <source>Full</source>
   <translation>完整</translation>
  </message>
  <message>
   <source>Reduced</source>
   <translation>减弱</translation>
  </message>
  <message>
   <source>Language</source>
   <translation>语言</translation>
  </message>
  <message>
   <source>The language of the window, not of the answers; a change takes effect after a restart. Translations were made by machine and have not been reviewed.</source>
   <translation>窗口的语言，而不是回答的语言；更改在重新启动后生效。译文由机器生成，未经人工审核。</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>文字大小</translation>
  </message>
  <message>
   <source>The size of all text and of the controls around it, relative to normal.</source>
   <translation>所有文字及其周围控件的大小，相对于正常大小。</translation>
  </message>
  <message>
   <source>Show sidebar</source>
   <translation>显示侧边栏</translation>
  </message>
  <message>
   <source>The list of chats. It is hidden automatically while the window is too narrow.</source>
   <translation>对话列表。窗口过窄时会自动隐藏。</translation>
  </message>
  <message>
   <source>Show live panel</source>
   <translation>显示实时面板</translation>
  </message>
  <message>
   <source>Speed and acceptance of the answers. It is hidden automatically while the window is too narrow.</source>
   <translation>回答的速度和接受率。窗口过窄时会自动隐藏。</translation>
  </message>
  <message>
   <source>Show an icon in the system tray</source>
   <translation>在系统托盘中显示图标</translation>
  </message>
  <message>
   <source>Its menu shows the window, starts a chat, stops an answer or quits. Not every desktop has a system tray.</source>
   <translation>其菜单可显示窗口、开始对话、停止回答或退出。并非所有桌面都有系统托盘。</translation>
  </message>
  <message>
   <source>Format answers</source>
   <translation>按格式显示回答</translation>
  </message>
  <message>
   <source>Show headings, lists, tables and code formatted rather than as raw Markdown.</source>
   <translation>按格式显示标题、列表、表格和代码，而不是显示模型写出的 Markdown。</translation>
  </message>
  <message>
   <source>Origin</source>
   <translation>来源</translation>
  </message>
  <message>
   <source>Probability</source>
   <translation>概率</translation>
  </message>
  <message>
   <source>Surprise</source>
   <translation>意外度</translation>
  </message>
  <message>
   <source>Token colours show</source>
   <translation>token 颜色表示</translation>
  </message>
  <message>
   <source>Which model wrote each token, how likely it was for the target, or how surprising, in bits.</source>
   <translation>每个 token 由哪个模型写出、目标模型认为它有多大可能，或它有多出人意料（以比特计）。</translation>
  </message>
  <message>
   <source>Copy selections as Markdown</source>
   <translation>以 Markdown 复制所选内容</translation>
  </message>
  <message>
   <source>Copy a selected part of an answer as the Markdown that the model wrote. A whole message is always copied that way.</source>
   <translation>将回答中选中的部分复制为模型写出的 Markdown。整条消息总是这样复制。</translation>
  </message>
  <message>
   <source>Format your messages</source>
   <translation>按格式显示您的消息</translation>
  </message>
  <message>
   <source>Show Markdown in your own messages formatted rather than as typed.</source>
   <translation>按格式显示您消息中的 Markdown，而不是按输入的原样显示。</translation>
  </message>
  <message>
   <source>Notify when a long answer is ready</source>
   <translation>较长的回答完成时通知</translation>
  </message>
  <message>
   <source>For answers that take 20 seconds or more, while you are using another program. The notification has the name of the chat, unless it is temporary, and none of its content.</source>
   <translation>适用于用时 20 秒或更长、且您正在使用其他程序时的回答。通知中有对话名称（临时对话除外），不含其中的任何内容。</translation>
  </message>
  <message>
   <source>Draft from earlier chats</source>
   <translation>用先前的对话起草</translation>
  </message>
  <message>
   <source>Where an answer continues like text in your chats, attachments or earlier answers, that text is used as the draft. This changes the speed of answers, not their text. For this, a copy of these texts, except temporary chats, is kept on this computer.</source>
   <translation>当回答的后续与您的对话、附件或先前回答中的内容相似时，将该内容用作草稿。这改变的是回答的速度，而不是其文本。为此会在此计算机上保存这些文本的副本，不含临时对话。</translation>
  </message>
  <message>
   <source>Keep statistics</source>
   <translation>保存统计数据</translation>
  </message>
  <message>
   <source>Counts, times and model names of every answer and error, also in temporary chats, in a file on this computer. Nothing that you or the model wrote is kept there, and nothing is sent.</source>
   <translation>每个回答和错误的数量、时间和模型名称，也包括临时对话的，保存在此计算机上的一个文件中。其中不保存您或模型所写的任何内容，也不会发送任何数据。</translation>
  </message>
  <message>
   <source>Check for updates</source>
   <translation>检查更新</translation>
  </message>
  <message>
   <source>When Foretoken may download the list of its releases. Nothing about you is sent.</source>
   <translation>Foretoken 何时可以下载其版本列表。不会发送任何与您有关的信息。</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>从不</translation>
  </message>
  <message>
   <source>Only when I ask</source>
   <translation>仅在我要求时</translation>
  </message>
  <message>
   <source>Once a day</source>
   <translation>每天一次</translation>
  </message>
  <message>
   <source>Temperature</source>
   <translation>温度</translation>
  </message>
  <message>
   <source>How varied answers are. At 0 the most likely token is always chosen; above 1, unlikely tokens are chosen more often than the model predicts.</source>
   <translation>回答的多样程度。为 0 时总是选取可能性最大的 token；高于 1 时，可能性小的 token 会比模型预测的更常被选中。</translation>
  </message>
  <message>
   <source>Top-k</source>
   <translation>Top-k</translation>
  </message>
  <message>
   <source>Choose only among this many of the most likely tokens; 0 turns it off.</source>
   <translation>只从可能性最大的这么多个 token 中选取；0 表示关闭。</translation>
  </message>
  <message>
   <source>Top-p</source>
   <translation>Top-p</translation>
  </message>
  <message>
   <source>Choose only among the most likely tokens that together reach this probability; 1 turns it off.</source>
   <translation>只从合计达到此概率的可能性最大的 token 中选取；1 表示关闭。</translation>
  </message>
  <message>
   <source>Min-p</source>
   <translation>Min-p</translation>
  </message>
  <message>
   <source>Exclude tokens that are less likely than this fraction of the most likely one; 0 turns it off.</source>
   <translation>排除可能性低于最大者的这一比例的 token；0 表示关闭。</translation>
  </message>
  <message>
   <source>Repetition penalty</source>
   <translation>重复惩罚</translation>
  </message>
  <message>
   <source>Makes recent tokens less likely by this factor; 1 turns it off.</source>
   <translation>按此系数降低最近出现过的 token 的可能性；1 表示关闭。</translation>
  </message>
  <message>
   <source>Presence penalty</source>
   <translation>存在惩罚</translation>
  </message>
  <message>
   <source>Lowers the score of every recent token by this much, however often it occurred; 0 turns it off.</source>
   <translation>从最近出现过的每个 token 的分数中减去此值，无论出现几次；0 表示关闭。</translation>
  </message>
  <message>
   <source>Frequency penalty</source>
   <translation>频率惩罚</translation>
  </message>
  <message>
   <source>Lowers the score of a recent token by this much for each time it occurred; 0 turns it off.</source>
   <translation>最近出现过的 token 每出现一次，就从其分数中减去此值；0 表示关闭。</translation>
  </message>
  <message>
   <source>Penalty window</source>
   <translation>惩罚窗口</translation>
  </message>
  <message>
   <source>How many tokens count as recent for the three penalties, including those of the prompt.</source>
   <translation>对三种惩罚而言，最后多少个 token 算作最近出现过，包括提示词中的 token。</translation>
  </message>
  <message>
   <source>Seed</source>
   <translation>随机种子</translation>
  </message>
  <message>
   <source>With the same seed, the same question gets the same answer. “Random” uses a new seed for each answer.</source>
   <translation>种子相同时，相同的问题得到相同的回答。“随机”为每个回答使用新的种子。</translation>
  </message>
  <message>
   <source>Random</source>
   <translation>随机</translation>
  </message>
  <message>
   <source>Maximum answer length</source>
   <translation>最大回答长度</translation>
  </message>
  <message>
   <source>An answer stops after this many tokens; you can continue it.</source>
   <translation>回答达到这么多 token 后停止；您可以让它继续。</translation>
  </message>
  <message>
   <source>Stop strings</source>
   <translation>停止字符串</translation>
  </message>
  <message>
   <source>An answer stops before any of these, as well as before the model's own. Separate them with ; and write \n for a new line.</source>
   <translation>回答会在出现其中任何一个之前停止，也会在模型自身的停止字符串之前停止。请以 ; 分隔各项，换行写作 \n。</translation>
  </message>
  <message>
   <source>When the context is full</source>
   <translation>上下文已满时</translation>
  </message>
  <message>
   <source>What happens when a chat no longer fits into the model's context.</source>
   <translation>对话超出模型的上下文时如何处理。</translation>
  </message>
  <message>
   <source>Leave out the oldest turns</source>
   <translation>略去最早的轮次</translation>
  </message>
  <message>
   <source>Stop with an error</source>
   <translation>停止并报错</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/described.py" />
   <source>Default: {default}, {range}.</source>
   <translation>默认：{default}，{range}。</translation>
  </message>
  <message>
   <source>Default: {default}.</source>
   <translation>默认：{default}。</translation>
  </message>
  <message>
   <location filename="app/foretoken/preferences/preference.py" />
   <source>on</source>
   <translation>开</translation>
  </message>
  <message>
   <source>off</source>
   <translation>关</translation>
  </message>
  <message>
   <source>from {least} to {most}</source>
   <comment>numbers</comment>
   <translation>{least} 到 {most}</translation>
  </message>
  <message>
   <source>a whole number from {least} to {most}</source>
   <translation>{least} 到 {most} 之间的整数</translation>
  </message>
  <message>
   <source>a number from {least} to {most}</source>
   <translation>{least} 到 {most} 之间的数</translation>
  </message>
  <message>
   <source>{number} %</source>
   <comment>a share in hundredths</comment>
   <translation>{number}%</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>a text</comment>
   <translation>空</translation>
  </message>
  <message>
   <source>“{text}”</source>
   <comment>a text in quotes</comment>
   <translation>“{text}”</translation>
  </message>
  <message numerus="yes">
   <source>a text of at most {count} characters</source>
   <extracomment>for 1: a text of at most {count} character</extracomment>
   <translation>
    <numerusform>最多 {count} 个字符的文本</numerusform>
   </translation>
  </message>
  <message>
   <source>none</source>
   <comment>texts</comment>
   <translation>无</translation>
  </message>
  <message numerus="yes">
   <source>at most {count} texts, with at most {longest} characters each</source>
   <extracomment>for 1: at most {count} text, with at most {longest} characters</extracomment>
   <translation>
    <numerusform>最多 {count} 个文本，每个最多 {longest} 个字符</numerusform>
   </translation>
  </message>
  <message>
   <source>Nothing</source>
   <translation>未设定</translation>
  </message>
  <message>
   <source>{limits}, or nothing</source>
   <translation>{limits}，或留空</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/benchmark.py" />
   <source>Draft model, adaptive</source>
   <translation>草稿模型，自适应</translation>
  </message>
  <message>
   <source>Draft model, step rule</source>
   <translation>草稿模型，步进规则</translation>
  </message>
  <message>
   <source>Draft model, moving average</source>
   <translation>草稿模型，移动平均</translation>
  </message>
  <message>
   <source>Speedup over plain decoding; for plain decoding itself, tokens per second. Each is the median of the rounds ± half of their range. 1.00x is as fast as without drafting.</source>
   <translation>相对普通解码的加速比，以及其每秒 token 数：各轮的中位数，± 极差的一半。1.00x 表示与不起草一样快。</translation>
  </message>
  <message>
   <source>Benchmark of {pair}</source>
   <translation>{pair} 的基准测试</translation>
  </message>
  <message>
   <source>Speedup by kind of text</source>
   <translation>各类文本的加速比</translation>
  </message>
  <message>
   <source>All kinds together</source>
   <translation>所有类别合计</translation>
  </message>
  <message>
   <source>Each round</source>
   <translation>每一轮</translation>
  </message>
  <message numerus="yes">
   <source>Draft model, {count} tokens</source>
   <extracomment>for 1: Draft model, {count} token</extracomment>
   <translation>
    <numerusform>草稿模型，{count} 个 token</numerusform>
   </translation>
  </message>
  <message>
   <source>Decoding method</source>
   <translation>解码方式</translation>
  </message>
  <message>
   <source>Speedup</source>
   <translation>加速比</translation>
  </message>
  <message>
   <source>Range</source>
   <translation>范围</translation>
  </message>
  <message>
   <source>Tokens/s</source>
   <translation>token/s</translation>
  </message>
  <message>
   <source>Accepted drafts</source>
   <translation>草稿接受率</translation>
  </message>
  <message>
   <source>Tokens per pass</source>
   <translation>token / 前向计算</translation>
  </message>
  <message>
   <source>Verifying</source>
   <translation>核验</translation>
  </message>
  <message>
   <source>Between tokens, ms (95 %)</source>
   <translation>token 间隔，ms（95%）</translation>
  </message>
  <message>
   <source>{mode} (in use)</source>
   <translation>{mode}（使用中）</translation>
  </message>
  <message>
   <source>{mode} (tok/s)</source>
   <comment>what is compared</comment>
   <translation>{mode} (tok/s)</translation>
  </message>
  <message>
   <source>Kind of text</source>
   <translation>文本类别</translation>
  </message>
  <message>
   <source>Round</source>
   <translation>轮次</translation>
  </message>
  <message>
   <source>Tokens</source>
   <translation>token 数</translation>
  </message>
  <message>
   <source>Seconds</source>
   <translation>秒</translation>
  </message>
  <message>
   <source>Tokens per second</source>
   <translation>每秒 token 数</translation>
  </message>
  <message>
   <source>Plain</source>
   <translation>普通解码</translation>
  </message>
  <message>
   <source>too short to time</source>
   <translation>太短，无法计时</translation>
  </message>
  <message>
   <source>not measured</source>
   <translation>未测量</translation>
  </message>
  <message>
   <source>Not measured in both benchmarks.</source>
   <translation>没有两者共有的数据。</translation>
  </message>
  <message>
   <source>{sign}{percent} %</source>
   <comment>a change</comment>
   <translation>{sign}{percent}%</translation>
  </message>
  <message>
   <source>{speed} tok/s ({least} to {most})</source>
   <translation>{speed} tok/s（{least} 至 {most}）</translation>
  </message>
  <message>
   <source>{speedup} ({range})</source>
   <comment>a speedup with its range</comment>
   <translation>{speedup}（{range}）</translation>
  </message>
  <message>
   <source>Round {number}: {speed} tok/s, plain {plain} tok/s, {speedup}</source>
   <translation>第 {number} 轮：{speed} tok/s，普通 {plain} tok/s，{speedup}</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} drafted tokens accepted ({share}).</source>
   <translation>起草 {drafted} 个 token，接受 {accepted} 个（{share}）。</translation>
  </message>
  <message>
   <source>temperature {value}</source>
   <translation>温度 {value}</translation>
  </message>
  <message numerus="yes">
   <source>{count} rounds</source>
   <extracomment>for 1: {count} round</extracomment>
   <translation>
    <numerusform>{count} 轮</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{count} answers</source>
   <extracomment>for 1: {count} answer</extracomment>
   <translation>
    <numerusform>{count} 个回答</numerusform>
   </translation>
  </message>
  <message>
   <source>greedy</source>
   <translation>贪心</translation>
  </message>
  <message>
   <source>{what}: {value}</source>
   <comment>a fact</comment>
   <translation>{what}：{value}</translation>
  </message>
  <message>
   <source>Other programs used {share} of the processor.</source>
   <translation>其他程序占用了处理器的 {share}。</translation>
  </message>
  <message>
   <source>Stopped after {done} of {planned} answers.</source>
   <translation>在 {planned} 个回答中完成 {done} 个后停止。</translation>
  </message>
  <message>
   <source>This computer was busy: even plain decoding varied, so no result is certain.</source>
   <translation>此计算机当时繁忙：连普通解码也有波动，因此所有结果都不确定。</translation>
  </message>
  <message>
   <source>Processor use of other programs</source>
   <translation>其他程序的处理器占用</translation>
  </message>
  <message>
   <source>{what}: {before} → {after}</source>
   <comment>what differs</comment>
   <translation>{what}：{before} → {after}</translation>
  </message>
  <message>
   <source>{what}: changed</source>
   <comment>what differs</comment>
   <translation>{what}：已改变</translation>
  </message>
  <message>
   <source>none</source>
   <comment>a draft model</comment>
   <translation>无</translation>
  </message>
  <message>
   <source>Target</source>
   <translation>目标模型</translation>
  </message>
  <message>
   <source>Draft</source>
   <translation>草稿</translation>
  </message>
  <message>
   <source>Processor</source>
   <translation>处理器</translation>
  </message>
  <message>
   <source>Cores</source>
   <translation>核心</translation>
  </message>
  <message>
   <source>Threads</source>
   <translation>线程</translation>
  </message>
  <message>
   <source>Context</source>
   <translation>上下文</translation>
  </message>
  <message>
   <source>Tokens per answer</source>
   <translation>每个回答的 token 数</translation>
  </message>
  <message>
   <source>llama.cpp's features</source>
   <translation>llama.cpp 的特性</translation>
  </message>
  <message>
   <source>Settings of the target</source>
   <translation>目标模型的设置</translation>
  </message>
  <message>
   <source>Settings of the draft</source>
   <translation>草稿模型的设置</translation>
  </message>
  <message>
   <source>Questions</source>
   <translation>问题</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/pair_test.py" />
   <source>The plain speed varied from {low} to {high} tokens/s, because other programs keep this computer busy. Test again when it is idle.</source>
   <translation>普通解码的速度不稳定，为每秒 {low} 到 {high} 个 token：其他程序占用着这台计算机。请在空闲时再测试一次。</translation>
  </message>
  <message numerus="yes">
   <source>{count} questions answered with each method, in {seconds}</source>
   <extracomment>for 1: {count} question answered with each method, in {seconds}</extracomment>
   <translation>
    <numerusform>{count} 个问题以各种方式回答，用时 {seconds}</numerusform>
   </translation>
  </message>
  <message>
   <source>Speeds are in tokens per second, with the sampling settings of a chat.</source>
   <translation>速度单位为 token/秒，使用聊天的采样设置。</translation>
  </message>
  <message>
   <source>Pair test</source>
   <translation>模型对测试</translation>
  </message>
  <message>
   <source>Not measured: {why}</source>
   <translation>未测量：{why}</translation>
  </message>
  <message>
   <source>Measured: {speedup}x the speed of plain decoding</source>
   <translation>实测：普通解码速度的 {speedup} 倍</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/proof.py" />
   <source>Checks that drafting does not change the output: the pair writes with drafting, and every token is compared with what the target alone would write there. Takes about a minute.</source>
   <translation>检查起草不改变输出：模型对使用起草写出文本，并将每个 token 与目标模型单独在该处会写出的内容比较。约需一分钟。</translation>
  </message>
  <message>
   <source>Drafting is lossless</source>
   <translation>起草是无损的</translation>
  </message>
  <message>
   <source>Drafting changes the output</source>
   <translation>起草改变了输出</translation>
  </message>
  <message>
   <source>Inconclusive</source>
   <translation>无定论</translation>
  </message>
  <message>
   <source>First drafted token</source>
   <translation>第一个草稿 token</translation>
  </message>
  <message>
   <source>Later drafted tokens</source>
   <translation>其后的草稿 token</translation>
  </message>
  <message>
   <source>After a fully accepted draft</source>
   <translation>草稿全部被接受之后</translation>
  </message>
  <message>
   <source>All tokens</source>
   <translation>所有 token</translation>
  </message>
  <message>
   <source>by draft difference</source>
   <translation>按草稿差异</translation>
  </message>
  <message>
   <source>by likelihood</source>
   <translation>按可能性</translation>
  </message>
  <message>
   <source>With this version, the pair does not write what its target alone would. Turn drafting off, and please report this with the exported result.</source>
   <translation>在此版本中，模型对写出的内容与其目标模型单独会写出的不同。请关闭起草，并附上导出的结果报告此问题。</translation>
  </message>
  <message>
   <source>No built-in question fits the context of this pair.</source>
   <translation>没有内置问题适合此模型对的上下文。</translation>
  </message>
  <message>
   <source>Proof of {pair}</source>
   <translation>{pair} 的证明</translation>
  </message>
  <message>
   <source>Sampled tokens match the target</source>
   <translation>采样的 token 与目标模型相符</translation>
  </message>
  <message>
   <source>Greedy texts are identical</source>
   <translation>贪心文本完全相同</translation>
  </message>
  <message>
   <source>With drafting</source>
   <translation>使用起草</translation>
  </message>
  <message>
   <source>This model cannot be checked: it rounds so differently in long and short passes that even its own tokens do not match its probabilities.</source>
   <translation>此模型无法检查：它在长短不同的前向计算中舍入差异过大，连它自己的 token 都与其概率不符。</translation>
  </message>
  <message numerus="yes">
   <source>Only {count} drafted tokens were checked; {needed} are needed.</source>
   <extracomment>for 1: Only {count} drafted token was checked; {needed} are needed.</extracomment>
   <translation>
    <numerusform>只检查了 {count} 个草稿 token；需要 {needed} 个。</numerusform>
   </translation>
  </message>
  <message>
   <source>Figure</source>
   <translation>数据</translation>
  </message>
  <message>
   <source>Tokens written with drafting</source>
   <translation>使用起草写出的 token</translation>
  </message>
  <message>
   <source>Lowest p value of {tests} tests</source>
   <translation>{tests} 项检验中最低的 p 值</translation>
  </message>
  <message>
   <source>Fails below</source>
   <translation>低于此值则不通过</translation>
  </message>
  <message>
   <source>Answers</source>
   <translation>回答</translation>
  </message>
  <message>
   <source>Drafted tokens accepted</source>
   <translation>被接受的草稿 token</translation>
  </message>
  <message>
   <source>Drafted tokens replaced</source>
   <translation>被替换的草稿 token</translation>
  </message>
  <message>
   <source>Bonus tokens</source>
   <translation>奖励 token</translation>
  </message>
  <message>
   <source>A correct pair fails by chance, at most</source>
   <translation>正确的模型对偶然未通过的概率，至多</translation>
  </message>
  <message>
   <source>Among tokens written where draft and target differ</source>
   <translation>占草稿与目标模型不同之处所写内容的比例</translation>
  </message>
  <message>
   <source>Smallest detectable change</source>
   <translation>可察觉的最小变化</translation>
  </message>
  <message>
   <source>Results</source>
   <translation>结果</translation>
  </message>
  <message>
   <source>Figures</source>
   <translation>数据</translation>
  </message>
  <message>
   <source>too few</source>
   <translation>太少</translation>
  </message>
  <message>
   <source>Deviation</source>
   <translation>偏差</translation>
  </message>
  <message>
   <source>p value</source>
   <translation>p 值</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>检验</translation>
  </message>
  <message>
   <source>Texts compared</source>
   <translation>比较的文本</translation>
  </message>
  <message>
   <source>Identical, token for token</source>
   <translation>逐个 token 完全相同</translation>
  </message>
  <message>
   <source>Different at a near tie, within rounding</source>
   <translation>在近乎并列处不同，在舍入范围内</translation>
  </message>
  <message>
   <source>Different by more than rounding</source>
   <translation>差异超出舍入范围</translation>
  </message>
  <message>
   <source>Skipped for lack of time or context</source>
   <translation>因时间或上下文不足而跳过</translation>
  </message>
  <message>
   <source>Tokens compared</source>
   <translation>比较的 token</translation>
  </message>
  <message>
   <source>Text</source>
   <translation>文本</translation>
  </message>
  <message>
   <source>Token</source>
   <translation>Token</translation>
  </message>
  <message>
   <source>Logit gap</source>
   <translation>logit 差距</translation>
  </message>
  <message>
   <source>Rounding</source>
   <translation>舍入</translation>
  </message>
  <message>
   <source>Near tie</source>
   <translation>近乎并列</translation>
  </message>
  <message>
   <source>Differs</source>
   <translation>不同</translation>
  </message>
  <message>
   <source>Texts that differ</source>
   <translation>不同的文本</translation>
  </message>
  <message>
   <source>{place}, {order}</source>
   <comment>what is tested, as in: all tokens, by likelihood</comment>
   <translation>{place}，{order}</translation>
  </message>
  <message>
   <source>less than {value}</source>
   <translation>小于 {value}</translation>
  </message>
  <message>
   <source>{share} %</source>
   <comment>a share</comment>
   <translation>{share}%</translation>
  </message>
  <message>
   <source>the end</source>
   <translation>结尾</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/race.py" />
   <source>Race</source>
   <translation>竞速</translation>
  </message>
  <message>
   <source>Plain</source>
   <comment>a way of answering</comment>
   <translation>普通解码</translation>
  </message>
  <message>
   <source>Lookup</source>
   <comment>a way of answering</comment>
   <translation>查找</translation>
  </message>
  <message numerus="yes">
   <source>Always {count} tokens</source>
   <extracomment>for 1: Always {count} token</extracomment>
   <translation>
    <numerusform>始终 {count} 个 token</numerusform>
   </translation>
  </message>
  <message>
   <source>Step rule</source>
   <translation>步进规则</translation>
  </message>
  <message>
   <source>Moving average</source>
   <translation>移动平均</translation>
  </message>
  <message>
   <source>Speculative</source>
   <comment>a way of answering</comment>
   <translation>推测解码</translation>
  </message>
  <message numerus="yes">
   <source>{count} characters</source>
   <extracomment>for 1: {count} character</extracomment>
   <translation>
    <numerusform>{count} 个字符</numerusform>
   </translation>
  </message>
  <message>
   <source>{tokens} in {time}</source>
   <translation>{time} 内 {tokens}</translation>
  </message>
  <message>
   <source>The computer was too busy to compare speeds.</source>
   <translation>计算机过于繁忙，无法比较速度。</translation>
  </message>
  <message>
   <source>The answers were too short to compare speeds.</source>
   <translation>回答太短，无法比较速度。</translation>
  </message>
  <message>
   <source>No measurable difference</source>
   <translation>没有可测得的差异</translation>
  </message>
  <message>
   <source>{name} is faster</source>
   <translation>{name} 更快</translation>
  </message>
  <message>
   <source>{name} is slower</source>
   <translation>{name} 更慢</translation>
  </message>
  <message>
   <source>Speedup over {name}</source>
   <translation>相对 {name} 的加速比</translation>
  </message>
  <message>
   <source>Speedup over {name}, in characters per second</source>
   <translation>相对 {name} 的加速比，按每秒字符数计</translation>
  </message>
  <message>
   <source>Geometric mean of the repetitions: {ratios}. Reading the prompt is not included.</source>
   <translation>各次重复的几何平均值：{ratios}。不含读取提示词的时间。</translation>
  </message>
  <message>
   <source>unknown after one repetition</source>
   <translation>仅重复一次，无法得知</translation>
  </message>
  <message>
   <source>{least} to {most}</source>
   <comment>a range</comment>
   <translation>{least} 至 {most}</translation>
  </message>
  <message>
   <source>95 % interval</source>
   <translation>95% 区间</translation>
  </message>
  <message>
   <source>Repetitions</source>
   <translation>重复次数</translation>
  </message>
  <message>
   <source>{same} of {count} repetitions</source>
   <translation>{count} 次重复中有 {same} 次</translation>
  </message>
  <message>
   <source>Same text</source>
   <translation>文本相同</translation>
  </message>
  <message>
   <source>Side</source>
   <translation>参赛方</translation>
  </message>
  <message>
   <source>Draft model</source>
   <translation>草稿模型</translation>
  </message>
  <message>
   <source>Characters/s</source>
   <translation>字符/秒</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} drafted tokens</source>
   <translation>{accepted} / {drafted} 个草稿 token</translation>
  </message>
  <message>
   <source>Speeds</source>
   <translation>速度</translation>
  </message>
  <message>
   <source>{rate} ({low} to {high})</source>
   <comment>a speed and its interval</comment>
   <translation>{rate}（{low} 至 {high}）</translation>
  </message>
  <message>
   <source>Two models, so the texts differ.</source>
   <translation>两个模型，因此文本不同。</translation>
  </message>
  <message>
   <source>Different texts, as expected above temperature 0. Set both sides to temperature 0 to compare texts.</source>
   <translation>文本不同，温度高于 0 时属预期情况。要比较文本，请将双方的温度都设为 0。</translation>
  </message>
  <message>
   <source>Different texts, as expected: the sides are sampled by different rules.</source>
   <translation>文本不同，属预期情况：双方按不同的规则采样。</translation>
  </message>
  <message>
   <source>Different texts. The cause is unknown: this model cannot roll back to check.</source>
   <translation>文本不同。原因未知：此模型无法回退以作检查。</translation>
  </message>
  <message>
   <source>Different texts: at least one side did not write what its model computes when checked again. Please report this with the exported race.</source>
   <translation>文本不同：至少有一方所写的内容与重新计算时得出的不同。请附上导出的竞速结果报告此问题。</translation>
  </message>
  <message>
   <source>Different texts because of a near tie: rounding decided between two tokens that are almost equally likely. Both texts are the target's own.</source>
   <translation>文本因近乎并列而不同：两个 token 的可能性几乎相等，由舍入决定了取舍。两篇文本都是目标模型自己的。</translation>
  </message>
  <message>
   <source>Different texts, by more than rounding explains. A heavily quantised cache can cause this; otherwise please report it with the exported race.</source>
   <translation>文本不同，且差异超出舍入所能解释的范围。高度量化的缓存可能造成这种情况；否则请附上导出的竞速结果报告此问题。</translation>
  </message>
  <message>
   <source>Token {index}, after “{before}”</source>
   <translation>第 {index} 个 token，在“{before}”之后</translation>
  </message>
  <message>
   <source>Wrote</source>
   <translation>写出</translation>
  </message>
  <message>
   <source>Probability of {token}</source>
   <translation>{token} 的概率</translation>
  </message>
  <message>
   <source>Where the texts differ</source>
   <translation>文本不同之处</translation>
  </message>
  <message>
   <source>the end</source>
   <comment>of an answer</comment>
   <translation>结尾</translation>
  </message>
  <message>
   <location filename="app/foretoken/reports/report.py" />
   <source>Passed</source>
   <comment>a check of a pair</comment>
   <translation>通过</translation>
  </message>
  <message>
   <source>Failed</source>
   <comment>a check of a pair</comment>
   <translation>未通过</translation>
  </message>
  <message>
   <source>Inconclusive</source>
   <comment>a check of a pair</comment>
   <translation>无定论</translation>
  </message>
  <message numerus="yes">
   <source>about {count} seconds</source>
   <extracomment>for 1: about {count} second</extracomment>
   <translation>
    <numerusform>约 {count} 秒</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>about {count} minutes</source>
   <extracomment>for 1: about {count} minute</extracomment>
   <translation>
    <numerusform>约 {count} 分钟</numerusform>
   </translation>
  </message>
  <message>
   <source>{duration} left</source>
   <comment>a duration</comment>
   <translation>剩余{duration}</translation>
  </message>
  <message>
   <location filename="app/foretoken/servers/server.py" />
   <source>OpenAI-compatible server</source>
   <translation>兼容 OpenAI 的服务器</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/language.py" />
   <source>“{text}”</source>
   <comment>a quotation</comment>
   <translation>“{text}”</translation>
  </message>
  <message>
   <source>{most} and {last}</source>
   <comment>a list</comment>
   <translation>{most}和{last}</translation>
  </message>
  <message>
   <source>{most} or {last}</source>
   <comment>a list</comment>
   <translation>{most} 或 {last}</translation>
  </message>
  <message>
   <source>{day}, {time}</source>
   <comment>a moment</comment>
   <translation>{day} {time}</translation>
  </message>
  <message>
   <location filename="app/foretoken/system/secret_store.py" />
   <source>the system's keyring</source>
   <translation>系统密钥环</translation>
  </message>
  <message>
   <source>this session</source>
   <translation>本次会话</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/system/shown_text.py" />
   <source>… {count} more lines …</source>
   <extracomment>for 1: … {count} more line …</extracomment>
   <translation>
    <numerusform>… 另有 {count} 行 …</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>… {count} more characters …</source>
   <extracomment>for 1: … {count} more character …</extracomment>
   <translation>
    <numerusform>… 另有 {count} 个字符 …</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_notice.py" />
   <source>Available when the model is ready</source>
   <translation>模型就绪后可用</translation>
  </message>
  <message>
   <source>Models on this computer, and pairs to download</source>
   <translation>此计算机上的模型，以及可获取的模型对</translation>
  </message>
  <message>
   <source>Choose models</source>
   <translation>选择模型</translation>
  </message>
  <message>
   <source>Stopped.</source>
   <translation>已停止。</translation>
  </message>
  <message>
   <source>Stopped at the token limit for one answer.</source>
   <translation>已停止：达到一个回答的 token 上限。</translation>
  </message>
  <message>
   <source>Stopped at the step limit for one answer.</source>
   <translation>已停止：达到一个回答的步数上限。</translation>
  </message>
  <message>
   <source>Interrupted: Foretoken was closed while this was being written.</source>
   <translation>已中断：写出此内容时程序被关闭。</translation>
  </message>
  <message>
   <source>The answer was cut off: the context is full. Start a new chat, or ask something shorter.</source>
   <translation>回答被截断：上下文已满。请开始新对话，或提出更短的问题。</translation>
  </message>
  <message>
   <source>There is no room for an answer: the context is full. Start a new chat, or ask something shorter.</source>
   <translation>没有为回答留下空间：上下文已满。请开始新对话，或提出更短的问题。</translation>
  </message>
  <message>
   <source>The model returned an empty answer.</source>
   <translation>模型返回了空的回答。</translation>
  </message>
  <message>
   <source>The built-in pair is a tiny demonstration. A larger pair may know more.</source>
   <translation>内置模型对只是一个极小的演示。更大的模型对可能知道得更多。</translation>
  </message>
  <message>
   <source>Notice</source>
   <translation>提示</translation>
  </message>
  <message>
   <source>Copy the details of what happened</source>
   <translation>复制所发生情况的详细信息</translation>
  </message>
  <message>
   <source>Copy details</source>
   <translation>复制详细信息</translation>
  </message>
  <message>
   <source>Copied</source>
   <translation>已复制</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/answer_view.py" />
   <source>Thoughts</source>
   <translation>思考内容</translation>
  </message>
  <message>
   <source>Show or hide the model's thoughts</source>
   <translation>显示或隐藏模型的思考内容</translation>
  </message>
  <message>
   <source>Reading the prompt…</source>
   <translation>正在读取提示词…</translation>
  </message>
  <message>
   <source>Reading the prompt… {share} %</source>
   <translation>正在读取提示词… {share}%</translation>
  </message>
  <message>
   <source>Load the pair this way and continue the answer</source>
   <translation>以此方式加载模型对，并继续回答</translation>
  </message>
  <message>
   <source>Continue where the answer stopped</source>
   <translation>从回答停止处继续</translation>
  </message>
  <message>
   <source>Continue</source>
   <translation>继续</translation>
  </message>
  <message>
   <source>Try again</source>
   <translation>重试</translation>
  </message>
  <message>
   <source>Ask the same question again</source>
   <translation>再问一次同样的问题</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/bubble.py" />
   <source>Your message</source>
   <translation>您的消息</translation>
  </message>
  <message>
   <source>The model does not see unanswered questions.</source>
   <translation>模型看不到未回答的问题。</translation>
  </message>
  <message>
   <source>Answer this question; what follows is kept as another version</source>
   <translation>回答此问题；其后的内容保留为另一版本</translation>
  </message>
  <message>
   <source>Answer again</source>
   <translation>再次回答</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/chat_view.py" />
   <source>The model no longer sees the messages above: the context is full</source>
   <translation>模型已看不到以上消息：上下文已满</translation>
  </message>
  <message>
   <source>A model can read only a limited amount of text at once. The oldest messages are left out
so that this chat can continue. A new chat starts with an empty context.</source>
   <translation>模型一次只能读取有限的文本。最早的消息会被略去，
以便此对话继续。新对话从空的上下文开始。</translation>
  </message>
  <message>
   <source>Conversation</source>
   <translation>对话内容</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/finder.py" />
   <source>Find in this chat</source>
   <translation>在此对话中查找</translation>
  </message>
  <message>
   <source>Matches</source>
   <translation>找到的位置</translation>
  </message>
  <message>
   <source>{number} of {count}</source>
   <comment>the places found</comment>
   <translation>{number} / {count}</translation>
  </message>
  <message>
   <source>none</source>
   <comment>the places found</comment>
   <translation>无结果</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/following_scroll.py" />
   <source>Jump to the end</source>
   <translation>跳到末尾</translation>
  </message>
  <message>
   <source>Jump to the end (End)</source>
   <comment>with its key</comment>
   <translation>跳到末尾 (End)</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/footer.py" />
   <source>Written by {target}.</source>
   <translation>由 {target} 写出。</translation>
  </message>
  <message>
   <source>Written by {target}, with drafts by {draft}.</source>
   <translation>由 {target} 写出，草稿来自 {draft}。</translation>
  </message>
  <message>
   <source>Sent to {name} ({host}).</source>
   <translation>已发送到 {name}，即 {host}。</translation>
  </message>
  <message>
   <source>Computed {place}.</source>
   <translation>{place}计算。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_actions.py" />
   <source>Version {number} of {count}</source>
   <translation>第 {number} 个版本，共 {count} 个</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/message_view.py" />
   <source>Edit your message</source>
   <translation>编辑您的消息</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>取消</translation>
  </message>
  <message>
   <source>The original is kept as another version</source>
   <translation>原内容保留为另一版本</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>保存</translation>
  </message>
  <message>
   <source>Enter saves, Esc cancels</source>
   <translation>按 Enter 保存，按 Esc 取消</translation>
  </message>
  <message>
   <source>Send</source>
   <translation>发送</translation>
  </message>
  <message>
   <source>Enter sends, Esc cancels</source>
   <translation>按 Enter 发送，按 Esc 取消</translation>
  </message>
  <message>
   <source>Open this link?</source>
   <translation>打开此链接？</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>打开</translation>
  </message>
  <message numerus="yes">
   <location filename="app/foretoken/ui/chat/plain_text_view.py" />
   <source>Shown as plain text, because formatting would take too long: {count} characters</source>
   <extracomment>for 1: Shown as plain text, because formatting would take too long: {count} character</extracomment>
   <translation>
    <numerusform>以纯文本显示，因为排版会花很长时间：{count} 个字符</numerusform>
   </translation>
  </message>
  <message>
   <source>Only the first {count} lines are shown.</source>
   <translation>仅显示前 {count} 行。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/token_walk.py" />
   <source>Left and Right move between tokens, Enter shows details</source>
   <translation>按左、右键在 token 之间移动，按 Enter 显示某个 token 的全部信息</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/chat/welcome.py" />
   <source>Ask this</source>
   <translation>提出此问题</translation>
  </message>
  <message>
   <source>The built-in pair is tiny and knows little. It is meant for trying things out.</source>
   <translation>内置模型对极小，所知甚少，仅供试用。</translation>
  </message>
  <message>
   <source>For real work: {pair} ({size} to download, needs about {memory} of memory).</source>
   <translation>用于实际工作：{pair}（下载 {size}，需要约 {memory} 内存）。</translation>
  </message>
  <message>
   <source>Opens Download models at this pair; nothing is downloaded yet</source>
   <translation>打开 下载模型 并定位到此模型对；暂不下载任何内容</translation>
  </message>
  <message>
   <source>See this pair</source>
   <translation>查看此模型对</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/command_palette/command_palette.py" />
   <source>Model</source>
   <comment>what the command palette offers</comment>
   <translation>模型</translation>
  </message>
  <message>
   <source>Attach again: {file}</source>
   <translation>重新附加：{file}</translation>
  </message>
  <message>
   <source>Recent file</source>
   <translation>最近文件</translation>
  </message>
  <message>
   <source>Recent server</source>
   <translation>最近服务器</translation>
  </message>
  <message>
   <source>Recent pair</source>
   <translation>最近模型对</translation>
  </message>
  <message>
   <source>Use again: {pair}</source>
   <translation>再次使用：{pair}</translation>
  </message>
  <message>
   <source>Server</source>
   <comment>what the command palette offers</comment>
   <translation>服务器</translation>
  </message>
  <message>
   <source>Chat</source>
   <comment>what the command palette offers</comment>
   <translation>对话</translation>
  </message>
  <message>
   <source>Search commands, chats and models</source>
   <translation>搜索命令、对话和模型</translation>
  </message>
  <message>
   <source>Command palette</source>
   <translation>命令面板</translation>
  </message>
  <message>
   <source>Commands, chats and models</source>
   <translation>命令、对话和模型</translation>
  </message>
  <message>
   <source>No matches</source>
   <translation>没有匹配项</translation>
  </message>
  <message>
   <source>↑ ↓ to move    {take} to open    {close} to close</source>
   <translation>↑ ↓ 移动    {take} 打开    {close} 关闭</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/command.py" />
   <source>Chats</source>
   <comment>a group of commands</comment>
   <translation>对话</translation>
  </message>
  <message>
   <source>Message</source>
   <comment>a group of commands</comment>
   <translation>消息</translation>
  </message>
  <message>
   <source>Models</source>
   <comment>a group of commands</comment>
   <translation>模型</translation>
  </message>
  <message>
   <source>View</source>
   <comment>a group of commands</comment>
   <translation>视图</translation>
  </message>
  <message>
   <source>Help</source>
   <comment>a group of commands</comment>
   <translation>帮助</translation>
  </message>
  <message>
   <source>New</source>
   <comment>a menu</comment>
   <translation>新建</translation>
  </message>
  <message>
   <source>Menu</source>
   <comment>a menu</comment>
   <translation>菜单</translation>
  </message>
  <message>
   <source>Chats</source>
   <comment>a menu</comment>
   <translation>对话</translation>
  </message>
  <message>
   <source>Theme</source>
   <comment>a menu</comment>
   <translation>主题</translation>
  </message>
  <message>
   <source>Help</source>
   <comment>a menu</comment>
   <translation>帮助</translation>
  </message>
  <message>
   <source>Anywhere in the window</source>
   <translation>窗口中任意位置</translation>
  </message>
  <message>
   <source>In the message field</source>
   <translation>在消息输入框中</translation>
  </message>
  <message>
   <source>On a message</source>
   <translation>在消息上</translation>
  </message>
  <message>
   <source>On the tokens of an answer</source>
   <translation>在回答的 token 上</translation>
  </message>
  <message>
   <source>While finding in a chat</source>
   <translation>在对话中查找时</translation>
  </message>
  <message>
   <source>In the chat search</source>
   <translation>在对话搜索中</translation>
  </message>
  <message>
   <source>In the list of chats</source>
   <translation>在对话列表中</translation>
  </message>
  <message>
   <source>In the command palette</source>
   <translation>在命令面板中</translation>
  </message>
  <message>
   <source>In the model picker</source>
   <translation>在模型选择器中</translation>
  </message>
  <message>
   <source>In the settings</source>
   <translation>在设置中</translation>
  </message>
  <message>
   <source>In the system prompts</source>
   <translation>在系统提示词中</translation>
  </message>
  <message>
   <source>In a replay</source>
   <translation>在回放中</translation>
  </message>
  <message>
   <source>In the shortcuts</source>
   <translation>在快捷键中</translation>
  </message>
  <message>
   <source>In the guide</source>
   <translation>在指南中</translation>
  </message>
  <message>
   <source>In dialogs</source>
   <translation>在对话框中</translation>
  </message>
  <message>
   <source>{keys} or {key}</source>
   <comment>keys that do the same</comment>
   <translation>{keys} 或 {key}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/commands/table.py" />
   <source>Theme: follow system</source>
   <translation>主题：跟随系统</translation>
  </message>
  <message>
   <source>Theme: light</source>
   <translation>主题：浅色</translation>
  </message>
  <message>
   <source>Theme: dark</source>
   <translation>主题：深色</translation>
  </message>
  <message>
   <source>Token colours: origin</source>
   <translation>token 颜色：来源</translation>
  </message>
  <message>
   <source>Token colours: probability</source>
   <translation>token 颜色：概率</translation>
  </message>
  <message>
   <source>Token colours: surprise</source>
   <translation>token 颜色：意外度</translation>
  </message>
  <message>
   <source>Save charts as an image (PNG)…</source>
   <translation>将图表保存为图像 (PNG)…</translation>
  </message>
  <message>
   <source>Save charts as an image (SVG)…</source>
   <translation>将图表保存为图像 (SVG)…</translation>
  </message>
  <message>
   <source>Save chart data as a table (CSV)…</source>
   <translation>将图表数据保存为表格 (CSV)…</translation>
  </message>
  <message>
   <source>Guide</source>
   <translation>指南</translation>
  </message>
  <message>
   <source>Help pages, with search</source>
   <translation>帮助页面，可搜索</translation>
  </message>
  <message>
   <source>How it works</source>
   <translation>工作原理</translation>
  </message>
  <message>
   <source>A short guide, with a step of your last answer</source>
   <translation>简短指南，附上次回答中的一步</translation>
  </message>
  <message>
   <source>What's this?</source>
   <translation>这是什么？</translation>
  </message>
  <message>
   <source>Explain the focused item, or the next one you click</source>
   <translation>解释焦点所在的项目，或您接下来点击的项目</translation>
  </message>
  <message>
   <source>Keyboard shortcuts</source>
   <translation>键盘快捷键</translation>
  </message>
  <message>
   <source>Show the keyboard shortcuts</source>
   <translation>显示键盘快捷键</translation>
  </message>
  <message>
   <source>Find a command, a chat or a model by a few letters</source>
   <translation>输入几个字母即可查找命令、对话或模型</translation>
  </message>
  <message>
   <source>Settings…</source>
   <translation>设置…</translation>
  </message>
  <message>
   <source>All settings, with search</source>
   <translation>所有设置，可搜索</translation>
  </message>
  <message>
   <source>Statistics…</source>
   <translation>统计…</translation>
  </message>
  <message>
   <source>Totals for all answers by model and day, and errors</source>
   <translation>所有回答按模型和日期的总计，以及错误</translation>
  </message>
  <message>
   <source>Menu</source>
   <translation>菜单</translation>
  </message>
  <message>
   <source>Open the menu</source>
   <translation>打开菜单</translation>
  </message>
  <message>
   <source>Start a new chat</source>
   <translation>开始新对话</translation>
  </message>
  <message>
   <source>Temporary chat</source>
   <translation>临时对话</translation>
  </message>
  <message>
   <source>Start a chat that is not saved</source>
   <translation>开始不保存的对话</translation>
  </message>
  <message>
   <source>New folder</source>
   <translation>新建文件夹</translation>
  </message>
  <message>
   <source>Search all chats</source>
   <translation>搜索所有对话</translation>
  </message>
  <message>
   <source>Find words in all chats</source>
   <translation>在所有对话中查找文字</translation>
  </message>
  <message>
   <source>Show archived chats</source>
   <translation>显示已归档的对话</translation>
  </message>
  <message>
   <source>Back up chats…</source>
   <translation>备份对话…</translation>
  </message>
  <message>
   <source>Restore chats…</source>
   <translation>恢复对话…</translation>
  </message>
  <message>
   <source>Import chats…</source>
   <translation>导入对话…</translation>
  </message>
  <message>
   <source>Import chats from Foretoken, ChatGPT or LM Studio</source>
   <translation>从 Foretoken、ChatGPT 或 LM Studio 导入对话</translation>
  </message>
  <message>
   <source>Export all chats…</source>
   <translation>导出所有对话…</translation>
  </message>
  <message>
   <source>Export all chats to one file</source>
   <translation>将所有对话导出到一个文件</translation>
  </message>
  <message>
   <source>Export this chat…</source>
   <translation>导出此对话…</translation>
  </message>
  <message>
   <source>Export this chat to a file</source>
   <translation>将此对话导出到文件</translation>
  </message>
  <message>
   <source>Print this chat…</source>
   <translation>打印此对话…</translation>
  </message>
  <message>
   <source>Delete all chats…</source>
   <translation>删除所有对话…</translation>
  </message>
  <message>
   <source>Stop the answer or a running test</source>
   <translation>停止回答或正在运行的测试</translation>
  </message>
  <message>
   <source>Attach files…</source>
   <translation>附加文件…</translation>
  </message>
  <message>
   <source>Attach text files or PDFs</source>
   <translation>附加文本文件或 PDF</translation>
  </message>
  <message>
   <source>Clear recent files</source>
   <translation>清除最近的文件</translation>
  </message>
  <message>
   <source>System prompt…</source>
   <translation>系统提示词…</translation>
  </message>
  <message>
   <source>Instructions for the model in this chat</source>
   <translation>此对话中给模型的指令</translation>
  </message>
  <message>
   <source>Sampling…</source>
   <translation>采样…</translation>
  </message>
  <message>
   <source>Temperature, cut-offs, penalties and length for the next answers</source>
   <translation>后续回答的温度、截断、惩罚和长度</translation>
  </message>
  <message>
   <source>Copy the last answer</source>
   <translation>复制上一个回答</translation>
  </message>
  <message>
   <source>Replay the answer…</source>
   <translation>回放回答…</translation>
  </message>
  <message>
   <source>Replay the answer in view, with its colours and charts</source>
   <translation>回放当前显示的回答，带颜色和图表</translation>
  </message>
  <message>
   <source>Replay an answer from a file…</source>
   <translation>从文件回放回答…</translation>
  </message>
  <message>
   <source>Replay an answer from an exported chat, without importing it</source>
   <translation>回放已导出对话中的回答，无需导入</translation>
  </message>
  <message>
   <source>Undo delete</source>
   <translation>撤销删除</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>撤销</translation>
  </message>
  <message>
   <source>Find in this chat; ignores case and accents</source>
   <translation>在此对话中查找；忽略大小写和重音符号</translation>
  </message>
  <message>
   <source>Next match</source>
   <translation>下一个匹配项</translation>
  </message>
  <message>
   <source>Previous match</source>
   <translation>上一个匹配项</translation>
  </message>
  <message>
   <source>Choose models…</source>
   <translation>选择模型…</translation>
  </message>
  <message>
   <source>Choose the target and the draft model</source>
   <translation>选择目标模型和草稿模型</translation>
  </message>
  <message>
   <source>Download models…</source>
   <translation>下载模型…</translation>
  </message>
  <message>
   <source>Ready-made pairs and all models on the hub</source>
   <translation>现成的模型对和 Hub 上的所有模型</translation>
  </message>
  <message>
   <source>Clear recent pairs</source>
   <translation>清除最近的模型对</translation>
  </message>
  <message>
   <source>Connect to a server…</source>
   <translation>连接到服务器…</translation>
  </message>
  <message>
   <source>Use a server instead of a model on this computer</source>
   <translation>使用服务器，而不用此计算机上的模型</translation>
  </message>
  <message>
   <source>Engine settings…</source>
   <translation>引擎设置…</translation>
  </message>
  <message>
   <source>How the loaded models run: threads, caches, draft length</source>
   <translation>已加载的模型如何运行：线程、缓存、草稿长度</translation>
  </message>
  <message>
   <source>Race: plain vs. speculative…</source>
   <translation>竞速：普通解码与推测解码…</translation>
  </message>
  <message>
   <source>Answer the same question both ways, side by side</source>
   <translation>用两种方式回答同一问题，并排显示</translation>
  </message>
  <message>
   <source>Benchmark…</source>
   <translation>基准测试…</translation>
  </message>
  <message>
   <source>Measure drafting by kind of text, and compare with earlier runs</source>
   <translation>按文本类别测量起草效果，并与先前的运行比较</translation>
  </message>
  <message>
   <source>Verify losslessness…</source>
   <translation>核验无损性…</translation>
  </message>
  <message>
   <source>Check that drafting does not change the output</source>
   <translation>检查起草不改变输出</translation>
  </message>
  <message>
   <source>Toggle token colours</source>
   <translation>切换 token 颜色</translation>
  </message>
  <message>
   <source>Colour tokens by origin or probability</source>
   <translation>按来源或概率为 token 着色</translation>
  </message>
  <message>
   <source>Toggle the Markdown source of the answer</source>
   <translation>切换回答的源文本</translation>
  </message>
  <message>
   <source>Show the answer as the model wrote it</source>
   <translation>按模型写出的原样显示回答</translation>
  </message>
  <message>
   <source>Toggle formatting in answers</source>
   <translation>切换回答的格式显示</translation>
  </message>
  <message>
   <source>Toggle formatting in your messages</source>
   <translation>切换自己消息的格式显示</translation>
  </message>
  <message>
   <source>Toggle Markdown in copied selections</source>
   <translation>切换复制所选内容时的 Markdown</translation>
  </message>
  <message>
   <source>Toggle sidebar</source>
   <translation>切换侧边栏</translation>
  </message>
  <message>
   <source>Toggle live panel</source>
   <translation>切换实时面板</translation>
  </message>
  <message>
   <source>Switch charts between this answer and the whole chat</source>
   <translation>让图表在此回答和整个对话之间切换</translation>
  </message>
  <message>
   <source>Pause or resume charts</source>
   <translation>暂停或继续图表</translation>
  </message>
  <message>
   <source>Larger text</source>
   <translation>放大文字</translation>
  </message>
  <message>
   <source>Smaller text</source>
   <translation>缩小文字</translation>
  </message>
  <message>
   <source>Normal text size</source>
   <translation>正常文字大小</translation>
  </message>
  <message>
   <source>Copy diagnostics</source>
   <translation>复制诊断信息</translation>
  </message>
  <message>
   <source>Open logs</source>
   <translation>打开日志</translation>
  </message>
  <message>
   <source>Check for updates…</source>
   <translation>检查更新…</translation>
  </message>
  <message>
   <source>About Foretoken</source>
   <translation>关于 Foretoken</translation>
  </message>
  <message>
   <source>Quit</source>
   <translation>退出</translation>
  </message>
  <message>
   <source>Send or queue the message</source>
   <translation>发送消息或将其排队</translation>
  </message>
  <message>
   <source>Insert a line break</source>
   <translation>插入换行</translation>
  </message>
  <message>
   <source>Edit the last message (in an empty field)</source>
   <translation>编辑上一条消息（输入框为空时）</translation>
  </message>
  <message>
   <source>Go to the messages</source>
   <translation>转到消息</translation>
  </message>
  <message>
   <source>Undo typing</source>
   <translation>撤销输入</translation>
  </message>
  <message>
   <source>Previous message</source>
   <translation>上一条消息</translation>
  </message>
  <message>
   <source>Next message</source>
   <translation>下一条消息</translation>
  </message>
  <message>
   <source>Previous version</source>
   <translation>上一版本</translation>
  </message>
  <message>
   <source>Next version</source>
   <translation>下一版本</translation>
  </message>
  <message>
   <source>Copy</source>
   <translation>复制</translation>
  </message>
  <message>
   <source>Copy the text</source>
   <translation>复制文本</translation>
  </message>
  <message>
   <source>Edit</source>
   <translation>编辑</translation>
  </message>
  <message>
   <source>Edit; keeps this version</source>
   <translation>编辑；保留此版本</translation>
  </message>
  <message>
   <source>Cancel editing</source>
   <translation>取消编辑</translation>
  </message>
  <message>
   <source>Regenerate</source>
   <translation>重新生成</translation>
  </message>
  <message>
   <source>Answer again; keeps this answer</source>
   <translation>再次回答；保留此回答</translation>
  </message>
  <message>
   <source>Branch</source>
   <translation>分支</translation>
  </message>
  <message>
   <source>New chat with a copy up to this message</source>
   <translation>新建对话，复制到此消息为止的内容</translation>
  </message>
  <message>
   <source>Replay…</source>
   <translation>回放…</translation>
  </message>
  <message>
   <source>Replay this answer with its colours and charts</source>
   <translation>回放此回答，带颜色和图表</translation>
  </message>
  <message>
   <source>Delete</source>
   <translation>删除</translation>
  </message>
  <message>
   <source>Delete this message and all below it</source>
   <translation>删除此消息及其下方的所有消息</translation>
  </message>
  <message>
   <source>Export</source>
   <translation>导出</translation>
  </message>
  <message>
   <source>Export this message to a file</source>
   <translation>将此消息导出到文件</translation>
  </message>
  <message>
   <source>Previous token</source>
   <translation>上一个 token</translation>
  </message>
  <message>
   <source>Next token</source>
   <translation>下一个 token</translation>
  </message>
  <message>
   <source>Previous step</source>
   <translation>上一步</translation>
  </message>
  <message>
   <source>Next step</source>
   <translation>下一步</translation>
  </message>
  <message>
   <source>Inspect the token</source>
   <translation>检查此 token</translation>
  </message>
  <message>
   <source>Where the token came from, and its alternatives</source>
   <translation>token 的来源及其他可选 token</translation>
  </message>
  <message>
   <source>Leave the tokens</source>
   <translation>离开 token</translation>
  </message>
  <message>
   <source>Close find</source>
   <translation>关闭查找</translation>
  </message>
  <message>
   <source>Open the selected result</source>
   <translation>打开所选结果</translation>
  </message>
  <message>
   <source>Clear the search</source>
   <translation>清除搜索</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>重命名</translation>
  </message>
  <message>
   <source>Previous item</source>
   <translation>上一项</translation>
  </message>
  <message>
   <source>Next item</source>
   <translation>下一项</translation>
  </message>
  <message>
   <source>Run or open</source>
   <translation>运行或打开</translation>
  </message>
  <message>
   <source>Close the palette</source>
   <translation>关闭面板</translation>
  </message>
  <message>
   <source>Find a model</source>
   <translation>查找模型</translation>
  </message>
  <message>
   <source>Open file…</source>
   <translation>打开文件…</translation>
  </message>
  <message>
   <source>Open a model file from anywhere</source>
   <translation>打开任意位置的模型文件</translation>
  </message>
  <message>
   <source>Save as preset…</source>
   <translation>保存为预设…</translation>
  </message>
  <message>
   <source>Save this pair and its settings</source>
   <translation>保存此模型对及其设置</translation>
  </message>
  <message>
   <source>Load</source>
   <translation>加载</translation>
  </message>
  <message>
   <source>Close or cancel</source>
   <translation>关闭或取消</translation>
  </message>
  <message>
   <source>Search settings</source>
   <translation>搜索设置</translation>
  </message>
  <message>
   <source>Undo the last change</source>
   <translation>撤销上一次更改</translation>
  </message>
  <message>
   <source>Close</source>
   <translation>关闭</translation>
  </message>
  <message>
   <source>Play or pause</source>
   <translation>播放或暂停</translation>
  </message>
  <message>
   <source>Go to the beginning</source>
   <translation>转到开头</translation>
  </message>
  <message>
   <source>Go to the end</source>
   <translation>转到末尾</translation>
  </message>
  <message>
   <source>Search shortcuts</source>
   <translation>搜索快捷键</translation>
  </message>
  <message>
   <source>Change the shortcut</source>
   <translation>更改快捷键</translation>
  </message>
  <message>
   <source>Search the guide</source>
   <translation>搜索指南</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>返回</translation>
  </message>
  <message>
   <source>Use in this chat</source>
   <translation>在此对话中使用</translation>
  </message>
  <message>
   <source>Use this prompt from the next answer on</source>
   <translation>从下一个回答起使用此提示词</translation>
  </message>
  <message>
   <source>Delete the prompt</source>
   <translation>删除提示词</translation>
  </message>
  <message>
   <source>Press the selected button</source>
   <translation>按下所选按钮</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>移除</translation>
  </message>
  <message>
   <source>{what} ({keys})</source>
   <comment>a command with its keys</comment>
   <translation>{what}（{keys}）</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer.py" />
   <source>Attach files</source>
   <translation>附加文件</translation>
  </message>
  <message>
   <source>, or drop them on the window.</source>
   <comment>behind “Attach text files”</comment>
   <translation>，或将其拖放到窗口中。</translation>
  </message>
  <message>
   <source>Files that you have not sent are discarded when you quit.</source>
   <translation>退出后不会保留未发送的文件。</translation>
  </message>
  <message>
   <source>Sampling: {kind}, temperature {t}</source>
   <translation>采样：{kind}，温度 {t}</translation>
  </message>
  <message>
   <source>{sampling} ({scope})</source>
   <comment>sampling</comment>
   <translation>{sampling}（{scope}）</translation>
  </message>
  <message>
   <source>System prompt: {name}</source>
   <translation>系统提示词：{name}</translation>
  </message>
  <message>
   <source>System: {name}</source>
   <translation>系统：{name}</translation>
  </message>
  <message>
   <source>System prompt: none</source>
   <translation>系统提示词：无</translation>
  </message>
  <message>
   <source>Context {used} of {total}</source>
   <translation>上下文 {used} / {total}</translation>
  </message>
  <message>
   <source>Context full: {used} of {total}</source>
   <translation>上下文已用满：{used} / {total}</translation>
  </message>
  <message>
   <source>Context nearly full: {used} of {total}</source>
   <translation>上下文即将用满：{used} / {total}</translation>
  </message>
  <message>
   <source>Stop</source>
   <translation>停止</translation>
  </message>
  <message>
   <source>Queue</source>
   <comment>verb</comment>
   <translation>排队</translation>
  </message>
  <message>
   <source>Stop the answer and keep its text</source>
   <translation>停止回答并保留其文本</translation>
  </message>
  <message>
   <source>Cannot send yet: {why}</source>
   <translation>暂时无法发送：{why}</translation>
  </message>
  <message>
   <source>Cannot send yet</source>
   <translation>暂时无法发送</translation>
  </message>
  <message>
   <source>Send after the messages already in the queue</source>
   <translation>在它之前的消息之后发送它</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/composer_controller.py" />
   <source>Queued messages</source>
   <translation>排队的消息</translation>
  </message>
  <message>
   <source>Queued: {message}</source>
   <translation>排队中：{message}</translation>
  </message>
  <message>
   <source>Moves it back to the message field</source>
   <translation>将其放回输入框</translation>
  </message>
  <message>
   <source>Click, or press Up in the empty field, to edit it</source>
   <translation>点击，或在输入框为空时按向上键，即可编辑</translation>
  </message>
  <message>
   <source>Nothing is running</source>
   <translation>没有正在运行的任务</translation>
  </message>
  <message>
   <source>The text is long, so it is attached as a file.</source>
   <translation>文本较长，因此作为文件附加。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/context_controller.py" />
   <source>a file is still being read</source>
   <comment>Cannot send yet: …</comment>
   <translation>仍在读取文件</translation>
  </message>
  <message>
   <source>This chat</source>
   <translation>此对话</translation>
  </message>
  <message>
   <source>Context length</source>
   <translation>上下文长度</translation>
  </message>
  <message>
   <source>Counted by the server for the last answer; only the server can count the next message</source>
   <translation>由服务器就上一个回答计数；只有它能计算下一条消息</translation>
  </message>
  <message numerus="yes">
   <source>Too long by {count} tokens: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</source>
   <extracomment>for 1: Too long by {count} token: the model's context holds {context}. Shorten the message, its files or the system prompt, or load the model with a longer context.</extracomment>
   <translation>
    <numerusform>超出 {count} 个 token：模型的上下文容量为 {context}。请缩短消息、其文件或系统提示词，或以更长的上下文加载模型。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>The context is full: the oldest {count} turns will be left out.</source>
   <extracomment>for 1: The context is full: the oldest turn will be left out.</extracomment>
   <translation>
    <numerusform>上下文已满：将略去最早的 {count} 轮。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Only {count} tokens are left for the answer.</source>
   <extracomment>for 1: Only {count} token is left for the answer.</extracomment>
   <translation>
    <numerusform>只为回答留有 {count} 个 token。</numerusform>
   </translation>
  </message>
  <message>
   <source>Conversation and chat format</source>
   <translation>对话和对话格式</translation>
  </message>
  <message>
   <source>Chat format</source>
   <translation>对话格式</translation>
  </message>
  <message>
   <source>This message</source>
   <translation>此消息</translation>
  </message>
  <message>
   <source>Reserved for the answer</source>
   <translation>为回答预留</translation>
  </message>
  <message>
   <source>Free</source>
   <comment>tokens in the context</comment>
   <translation>空闲</translation>
  </message>
  <message numerus="yes">
   <source>Left out: the oldest {count} turns</source>
   <extracomment>for 1: Left out: the oldest turn</extracomment>
   <translation>
    <numerusform>已略去：最早的 {count} 轮</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{used} of {count} tokens once this is sent</source>
   <extracomment>for 1: {used} of {count} token once this is sent</extracomment>
   <translation>
    <numerusform>发送后占用 {count} 个 token 中的 {used} 个</numerusform>
   </translation>
  </message>
  <message>
   <source>{what}: {count}</source>
   <translation>{what}：{count}</translation>
  </message>
  <message>
   <source>reading…</source>
   <comment>a file</comment>
   <translation>读取中…</translation>
  </message>
  <message>
   <source>counting…</source>
   <comment>tokens of a file</comment>
   <translation>计数中…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/sampling_controller.py" />
   <source>Custom</source>
   <comment>a kind of sampling</comment>
   <translation>自定义</translation>
  </message>
  <message>
   <source>Close sampling</source>
   <translation>关闭采样</translation>
  </message>
  <message>
   <source>Apply to</source>
   <translation>应用于</translation>
  </message>
  <message>
   <source>What the values below apply to</source>
   <translation>以下值应用于何处</translation>
  </message>
  <message>
   <source>Reset all</source>
   <translation>全部重置</translation>
  </message>
  <message>
   <source>Remove all values set here</source>
   <translation>移除在此设定的所有值</translation>
  </message>
  <message>
   <source>Style</source>
   <comment>of sampling</comment>
   <translation>方案</translation>
  </message>
  <message>
   <source>A set of values that go together</source>
   <translation>一组配套的值</translation>
  </message>
  <message>
   <source>Save as…</source>
   <translation>另存为…</translation>
  </message>
  <message>
   <source>Save these values as a style</source>
   <translation>将这些值保存为方案</translation>
  </message>
  <message>
   <source>Delete this style; the values stay</source>
   <translation>删除此方案；值会保留</translation>
  </message>
  <message>
   <source>Name of the style</source>
   <comment>of sampling</comment>
   <translation>方案名称</translation>
  </message>
  <message>
   <source>Apply</source>
   <translation>应用</translation>
  </message>
  <message>
   <source>Apply these values to this model</source>
   <translation>将这些值应用于此模型</translation>
  </message>
  <message>
   <source>Options of this model</source>
   <translation>此模型的选项</translation>
  </message>
  <message>
   <source>Next answer</source>
   <translation>下一个回答</translation>
  </message>
  <message>
   <source>This model</source>
   <translation>此模型</translation>
  </message>
  <message>
   <source>Default</source>
   <translation>默认</translation>
  </message>
  <message>
   <source>Applies to the next answer only.</source>
   <translation>仅应用于下一个回答。</translation>
  </message>
  <message>
   <source>Applies to all answers in this chat, with any model.</source>
   <translation>应用于此对话中的所有回答，无论使用哪个模型。</translation>
  </message>
  <message>
   <source>Applies to this model, unless a chat has its own value.</source>
   <translation>应用于此模型，除非对话有自己的值。</translation>
  </message>
  <message>
   <source>Applies unless a chat or a model has its own value.</source>
   <translation>除非对话或模型有自己的值，否则应用此值。</translation>
  </message>
  <message>
   <source>The preset</source>
   <translation>预设</translation>
  </message>
  <message>
   <source>all values reset</source>
   <translation>已重置所有值</translation>
  </message>
  <message>
   <source>{title} reset</source>
   <translation>已重置：{title}</translation>
  </message>
  <message>
   <source>recommended values</source>
   <translation>推荐值</translation>
  </message>
  <message>
   <source>{scope}: {change}</source>
   <translation>{scope}：{change}</translation>
  </message>
  <message>
   <source>Reset to {value}</source>
   <translation>重置为 {value}</translation>
  </message>
  <message>
   <source>Use the inherited value</source>
   <translation>使用继承的值</translation>
  </message>
  <message>
   <source>Set by {option} until Foretoken is closed.</source>
   <translation>由 {option} 设定，直到 Foretoken 关闭。</translation>
  </message>
  <message>
   <source>Inherited: {scope}</source>
   <translation>继承自：{scope}</translation>
  </message>
  <message>
   <source>From the chat template</source>
   <translation>来自对话模板</translation>
  </message>
  <message>
   <source>Recommended for this model: {values}.</source>
   <translation>为此模型推荐：{values}。</translation>
  </message>
  <message>
   <source>{scope} uses {value}.</source>
   <translation>{scope}使用 {value}。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/composer/system_prompt_dialog.py" />
   <source>System prompts</source>
   <translation>系统提示词列表</translation>
  </message>
  <message>
   <source>Add a prompt to the library</source>
   <translation>向库中添加提示词</translation>
  </message>
  <message>
   <source>New</source>
   <comment>system prompt</comment>
   <translation>新建</translation>
  </message>
  <message>
   <source>Name</source>
   <translation>名称</translation>
  </message>
  <message>
   <source>Name of the prompt</source>
   <translation>提示词名称</translation>
  </message>
  <message>
   <source>Name it so that you can use it in other chats too</source>
   <translation>为其命名，以便其他对话也能使用</translation>
  </message>
  <message>
   <source>Save to library</source>
   <translation>保存到库</translation>
  </message>
  <message>
   <source>Text of the system prompt</source>
   <translation>系统提示词的文本</translation>
  </message>
  <message>
   <source>Instructions for the model, read before the chat</source>
   <translation>给模型的指令，在对话之前读取</translation>
  </message>
  <message>
   <source>The chat keeps its system prompt</source>
   <translation>对话保留其系统提示词</translation>
  </message>
  <message>
   <source>Use no prompt</source>
   <comment>system prompt</comment>
   <translation>不使用</translation>
  </message>
  <message>
   <source>Remove the system prompt from this chat</source>
   <translation>从此对话移除系统提示词</translation>
  </message>
  <message>
   <source>Only this chat</source>
   <translation>仅此对话</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>system prompt</comment>
   <translation>空</translation>
  </message>
  <message>
   <source>{name} (in use)</source>
   <comment>system prompt</comment>
   <translation>{name}（使用中）</translation>
  </message>
  <message>
   <source>custom</source>
   <comment>system prompt</comment>
   <translation>自定义</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/backup_controller.py" />
   <source>Back up chats</source>
   <translation>备份对话</translation>
  </message>
  <message>
   <source>Backing up chats…</source>
   <translation>正在备份对话…</translation>
  </message>
  <message numerus="yes">
   <source>Backed up {count} chats to {file} ({size}).</source>
   <extracomment>for 1: Backed up {count} chat to {file} ({size}).</extracomment>
   <translation>
    <numerusform>已将 {count} 个对话备份到 {file}（{size}）。</numerusform>
   </translation>
  </message>
  <message>
   <source>Show in folder</source>
   <translation>在文件夹中显示</translation>
  </message>
  <message>
   <source>Restore chats</source>
   <translation>恢复对话</translation>
  </message>
  <message>
   <source>Checking {file}…</source>
   <translation>正在检查 {file}…</translation>
  </message>
  <message numerus="yes">
   <source>It replaces the {count} chats you have now. A copy is kept.</source>
   <extracomment>for 1: It replaces the {count} chat you have now. A copy is kept.</extracomment>
   <translation>
    <numerusform>它将替换现有的 {count} 个对话；现有对话会保留一份副本。</numerusform>
   </translation>
  </message>
  <message>
   <source>Restoring chats…</source>
   <translation>正在恢复对话…</translation>
  </message>
  <message numerus="yes">
   <source>Restore {count} chats?</source>
   <extracomment>for 1: Restore {count} chat?</extracomment>
   <translation>
    <numerusform>恢复 {count} 个对话？</numerusform>
   </translation>
  </message>
  <message>
   <source>Restore</source>
   <translation>恢复</translation>
  </message>
  <message numerus="yes">
   <source>Restored your {count} previous chats.</source>
   <extracomment>for 1: Restored your {count} previous chat.</extracomment>
   <translation>
    <numerusform>已恢复此前的 {count} 个对话。</numerusform>
   </translation>
  </message>
  <message>
   <source>Everything is deleted permanently: chats, archived chats, folders, system prompts, and automatic backups. This cannot be undone. Backups that you saved yourself are kept.</source>
   <translation>所有内容都将永久删除：对话、已归档的对话、文件夹、系统提示词和自动备份。此操作无法撤销。您自己保存的备份会保留。</translation>
  </message>
  <message numerus="yes">
   <source>Permanently deleted {count} chats.</source>
   <extracomment>for 1: Permanently deleted {count} chat.</extracomment>
   <translation>
    <numerusform>已永久删除 {count} 个对话。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Delete all {count} chats?</source>
   <extracomment>for 1: Delete {count} chat?</extracomment>
   <translation>
    <numerusform>删除全部 {count} 个对话？</numerusform>
   </translation>
  </message>
  <message>
   <source>Delete everything?</source>
   <translation>删除所有内容？</translation>
  </message>
  <message>
   <source>Permanently deleted everything.</source>
   <translation>已永久删除所有内容。</translation>
  </message>
  <message>
   <source>Deleting all chats…</source>
   <translation>正在删除所有对话…</translation>
  </message>
  <message>
   <source>Delete all</source>
   <translation>全部删除</translation>
  </message>
  <message>
   <source>The chats could not be opened. Restart Foretoken and try again.</source>
   <translation>无法打开对话。请重新启动 Foretoken，然后重试。</translation>
  </message>
  <message>
   <source>Chat backups</source>
   <translation>对话备份</translation>
  </message>
  <message>
   <source>All files</source>
   <translation>所有文件</translation>
  </message>
  <message numerus="yes">
   <source>{file} contains {count} chats.</source>
   <extracomment>for 1: {file} contains {count} chat.</extracomment>
   <translation>
    <numerusform>{file} 包含 {count} 个对话。</numerusform>
   </translation>
  </message>
  <message>
   <source>The newest is from {day}.</source>
   <translation>最新的对话日期为 {day}。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/guide_dialog.py" />
   <source>These pages are in English only.</source>
   <translation>这些页面只有英文。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/help_controller.py" />
   <source>This build has no release feed and cannot check for new versions. Check where you got this copy.</source>
   <translation>此构建没有版本源，无法检查新版本。请到您获取此副本的地方查看。</translation>
  </message>
  <message>
   <source>Foretoken will request a small file from this address:
{address}

The request contains nothing about you, your chats, your models or this computer; like any request, it shows {host} your IP address. You are notified if there is a newer version. Nothing is installed automatically.</source>
   <translation>Foretoken 将从以下地址请求一个小文件：
{address}

该请求不含有关您、您的对话、您的模型或此计算机的任何信息；与任何请求一样，{host} 会看到您的 IP 地址。如有较新的版本，会告知您。不会自动安装任何内容。</translation>
  </message>
  <message>
   <source>Check for updates?</source>
   <translation>检查更新？</translation>
  </message>
  <message>
   <source>Check now</source>
   <translation>立即检查</translation>
  </message>
  <message>
   <source>Checking for updates…</source>
   <translation>正在检查更新…</translation>
  </message>
  <message>
   <source>You have {present}. The newest release is {version} of {day}.</source>
   <translation>您使用的是 {present}。最新版本是 {day} 发布的 {version}。</translation>
  </message>
  <message>
   <source>Foretoken is up to date</source>
   <translation>Foretoken 已是最新版本</translation>
  </message>
  <message>
   <source>Foretoken {version} is available</source>
   <translation>Foretoken {version} 已可用</translation>
  </message>
  <message>
   <source>Release notes</source>
   <translation>发行说明</translation>
  </message>
  <message>
   <source>There is no package for this computer; see the release notes.</source>
   <translation>没有适用于此计算机的安装包；请查看发行说明。</translation>
  </message>
  <message>
   <source>{file} ({size}) will be downloaded to your Downloads folder and verified. You install it yourself.</source>
   <translation>{file}（{size}）将下载到您的“下载”文件夹并进行校验。由您自行安装。</translation>
  </message>
  <message>
   <source>Download</source>
   <comment>verb</comment>
   <translation>下载</translation>
  </message>
  <message>
   <source>Downloading…</source>
   <translation>正在下载…</translation>
  </message>
  <message>
   <source>{file} is in {folder}. Its checksum is correct.

To install it, close Foretoken and open the file.</source>
   <translation>{file} 位于 {folder}。其校验和正确。

要安装它，请关闭 Foretoken 并打开该文件。</translation>
  </message>
  <message>
   <source>No browser found. The notes are at {address}</source>
   <translation>找不到浏览器。发行说明位于 {address}</translation>
  </message>
  <message>
   <source>Engine</source>
   <translation>引擎</translation>
  </message>
  <message>
   <source>CPU code</source>
   <translation>CPU 代码</translation>
  </message>
  <message>
   <source>Loaded pair</source>
   <translation>已加载的模型对</translation>
  </message>
  <message>
   <source>Licence</source>
   <translation>许可证</translation>
  </message>
  <message>
   <source>MIT, with parts under their own licences</source>
   <translation>MIT，部分组件采用各自的许可证</translation>
  </message>
  <message>
   <source>Licences…</source>
   <translation>许可证…</translation>
  </message>
  <message>
   <source>A desktop chat for local language models that shows how speculative decoding makes them faster. Your chats stay on this computer unless you connect a server.</source>
   <translation>面向本地语言模型的桌面对话程序，展示推测解码如何使模型更快。除非您连接服务器，否则您的对话都留在此计算机上。</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <translation>版本 {version}</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>许可证文本</translation>
  </message>
  <message>
   <source>The licence texts are missing from this copy.</source>
   <translation>此副本未附带许可证文本。</translation>
  </message>
  <message>
   <source>{program} crashed the last time it ran. A report was saved.</source>
   <translation>{program} 上次运行时崩溃。已保留一份报告。</translation>
  </message>
  <message>
   <source>This translation was made by a machine and has not been reviewed. You can choose another language in the settings.</source>
   <translation>此译文由机器生成，尚未经审核。您可以在设置中选择其他语言。</translation>
  </message>
  <message>
   <source>The graphics card is not used: {reason}.</source>
   <translation>未使用显卡：{reason}。</translation>
  </message>
  <message>
   <source>One graphics driver is not used: {reason}.</source>
   <translation>有一个显卡驱动程序未被使用：{reason}。</translation>
  </message>
  <message>
   <source>A newer driver may help. Run “foretoken doctor” for details.</source>
   <translation>较新的驱动程序也许有帮助；详情请运行“foretoken doctor”。</translation>
  </message>
  <message>
   <source>Restart Foretoken to change the language.</source>
   <translation>重新启动 Foretoken 以更改语言。</translation>
  </message>
  <message>
   <source>Something went wrong in Foretoken ({kind}). You can continue; if it happens again, please report it.</source>
   <translation>Foretoken 出现错误（{kind}）。您可以继续使用；如果再次出现，请报告此问题。</translation>
  </message>
  <message>
   <source>Click what you want explained, or press Esc to cancel.</source>
   <translation>请点击想要了解的内容，或按 Esc 取消。</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>显示</translation>
  </message>
  <message>
   <source>Diagnostics</source>
   <translation>诊断</translation>
  </message>
  <message>
   <source>Diagnostics copied. They contain nothing from your chats.</source>
   <translation>已复制诊断信息。其中不含您的对话内容。</translation>
  </message>
  <message>
   <source>The logs cannot be opened: {folder}: {why}.</source>
   <translation>无法打开日志：{folder}：{why}。</translation>
  </message>
  <message>
   <source>The logs are in {folder}</source>
   <translation>日志位于 {folder}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/how_it_works.py" />
   <source>A language model writes one token at a time, roughly a piece of a word, and reads all of its weights for each. Speculative decoding saves most of that work: a small draft model guesses the next few tokens, and the large model, the target, checks all of them in a single pass. It keeps the guesses that it agrees with. At the first one that it does not, it writes its own token instead. Guesses can also be copied from earlier text, without a draft model.</source>
   <translation>语言模型一次写出一个 token，大约是一个词的一部分，并且每次都要读取全部权重。推测解码省去了其中大部分工作：小的草稿模型猜测接下来的几个 token，大模型即目标模型在一次前向计算中检查全部。它保留自己认同的猜测；遇到第一个不认同的猜测时，改为写出自己的 token。也可以不用草稿模型，而从先前的文本复制猜测。</translation>
  </message>
  <message>
   <source>Most of the time of a pass is spent reading the weights from memory, and they are read only once per pass, however many tokens it checks. So a pass that checks several tokens takes longer than a pass for one token, but much less than one pass for each. A draft model is small and quick, and copying takes hardly any time.</source>
   <translation>一次前向计算的大部分时间用于从内存读取权重，而无论检查多少个 token，每次前向计算只需读取一次权重。因此，检查多个 token 的前向计算比只算一个 token 的用时更长，但比每个 token 各算一次短得多。草稿模型小而快，而复制几乎不花时间。</translation>
  </message>
  <message>
   <source>Each guess has a probability in the draft model and one in the target. If the target's is at least as high, the guess is kept. If not, it is kept with the probability target / draft; otherwise the target picks another token, among those to which it gives a higher probability than the draft does. In total, each token is exactly as likely as if the target had written alone. At temperature 0 this means that a guess is kept only if it is the target's own choice.</source>
   <translation>每个猜测在草稿模型和目标模型中各有一个概率。如果目标模型给的概率不低于草稿模型，它就被保留。否则，它以 目标 / 草稿 的概率被保留；若未被保留，则由目标模型从自己给的概率高于草稿模型的 token 中另选一个。总的来说，每个 token 的概率与目标模型单独写出时完全相同。温度为 0 时，这意味着只有目标模型自己也会选择的猜测才被保留。</translation>
  </message>
  <message>
   <source>One difference remains: numbers are rounded slightly differently in a pass for several tokens. Where two tokens are almost equally likely, the wording may differ from that of the target alone. Neither is better than the other.</source>
   <translation>仍有一点差别：在处理多个 token 的前向计算中，数值的舍入略有不同。当两个 token 的可能性几乎相等时，措辞可能与目标模型单独写出的不同。两者没有优劣之分。</translation>
  </message>
  <message>
   <source>Drafting takes time, too. It pays off if a step gives more tokens than the target alone could write in the same time. Surprising text, a high temperature, or a draft model that is not much smaller or is often wrong can make it slower. Foretoken measures this while it writes: it drafts as many tokens as pay off, and pauses drafting if none do.</source>
   <translation>起草也要花时间。如果一步得到的 token 多于目标模型单独在相同时间内能写出的，起草就划算。出人意料的文本、较高的温度，或并不比目标模型小多少、经常猜错的草稿模型，都会使其变慢。Foretoken 一边写出一边测量：划算多少就起草多少个 token，都不划算时则暂停起草。</translation>
  </message>
  <message>
   <source>A small model guesses, a large model checks</source>
   <translation>小模型猜测，大模型检查</translation>
  </message>
  <message>
   <source>After your first answer, this page shows its steps and numbers.</source>
   <translation>有了您的第一个回答之后，此页会显示它的步骤和数据。</translation>
  </message>
  <message>
   <source>Nothing was drafted for your last answer.</source>
   <translation>上次回答中没有起草。</translation>
  </message>
  <message>
   <source>Why it is faster</source>
   <translation>为什么更快</translation>
  </message>
  <message>
   <source>Why the answer stays the same</source>
   <translation>为什么回答保持不变</translation>
  </message>
  <message>
   <source>When it is not faster</source>
   <translation>什么时候不会更快</translation>
  </message>
  <message>
   <source>Glossary</source>
   <translation>术语表</translation>
  </message>
  <message>
   <source>Text so far</source>
   <translation>到目前为止的文本</translation>
  </message>
  <message>
   <source>Drafted</source>
   <translation>已起草</translation>
  </message>
  <message>
   <source>Checked in one pass</source>
   <translation>在一次前向计算中检查</translation>
  </message>
  <message>
   <source>Written</source>
   <translation>已写出</translation>
  </message>
  <message numerus="yes">
   <source>{accepted} of {count} drafted tokens</source>
   <extracomment>for 1: {accepted} of {count} drafted token</extracomment>
   <translation>
    <numerusform>{accepted} / {count} 个草稿 token</numerusform>
   </translation>
  </message>
  <message>
   <source>Accepted</source>
   <translation>接受率</translation>
  </message>
  <message>
   <source>Bonus token</source>
   <translation>奖励 token</translation>
  </message>
  <message>
   <source>Target's own token</source>
   <translation>目标模型自己的 token</translation>
  </message>
  <message>
   <source>A step of your last answer</source>
   <translation>上次回答中的一步</translation>
  </message>
  <message>
   <source>Checking {tokens} drafted tokens</source>
   <translation>检查 {tokens} 个草稿 token</translation>
  </message>
  <message>
   <source>Other</source>
   <comment>time</comment>
   <translation>其他</translation>
  </message>
  <message>
   <source>One step: {tokens} tokens</source>
   <translation>一步：{tokens} 个 token</translation>
  </message>
  <message>
   <source>The target alone: {tokens} passes of {time}</source>
   <translation>仅目标模型：{tokens} 次前向计算，每次 {time}</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>结果</translation>
  </message>
  <message>
   <source>The target alone</source>
   <translation>仅目标模型</translation>
  </message>
  <message>
   <source>An average step of your last answer</source>
   <translation>上次回答中平均的一步</translation>
  </message>
  <message>
   <source>Chance of being kept</source>
   <translation>保留概率</translation>
  </message>
  <message>
   <source>Chance of being kept: {target} / {draft}</source>
   <translation>保留概率：{target} / {draft}</translation>
  </message>
  <message>
   <source>kept</source>
   <comment>a token</comment>
   <translation>被保留</translation>
  </message>
  <message>
   <source>rejected</source>
   <comment>a token</comment>
   <translation>被拒绝</translation>
  </message>
  <message>
   <source>Written instead: {token}</source>
   <translation>改为写出：{token}</translation>
  </message>
  <message>
   <source>A token of your last answer: {token}</source>
   <translation>上次回答中的一个 token：{token}</translation>
  </message>
  <message>
   <source>{time} ms</source>
   <comment>milliseconds</comment>
   <translation>{time} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/help/keys_dialog.py" />
   <source>{key} is already the shortcut of “{command}”.</source>
   <translation>{key} 已是“{command}”的快捷键。</translation>
  </message>
  <message>
   <source>A shortcut is one key, with or without modifiers.</source>
   <translation>快捷键由一个按键构成，可带或不带修饰键。</translation>
  </message>
  <message>
   <source>{key} is reserved for editing text.</source>
   <translation>{key} 保留用于编辑文本。</translation>
  </message>
  <message>
   <source>{key} is reserved for navigation or by the system.</source>
   <translation>{key} 保留用于移动，或由系统保留。</translation>
  </message>
  <message>
   <source>{key} is used to type text.</source>
   <translation>{key} 本身会输入文本。</translation>
  </message>
  <message>
   <source>{key} is reserved by the system.</source>
   <translation>{key} 由系统保留。</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>清除</translation>
  </message>
  <message>
   <source>Remove the shortcut</source>
   <translation>移除快捷键</translation>
  </message>
  <message>
   <source>Reset</source>
   <translation>重置</translation>
  </message>
  <message>
   <source>Use the default shortcut</source>
   <translation>使用默认快捷键</translation>
  </message>
  <message>
   <source>Restore defaults</source>
   <translation>恢复默认值</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>命令</translation>
  </message>
  <message>
   <source>Shortcut</source>
   <translation>快捷键</translation>
  </message>
  <message>
   <source>All commands have their default shortcuts again.</source>
   <translation>所有命令均已恢复默认快捷键。</translation>
  </message>
  <message>
   <source>No shortcut matches “{words}”.</source>
   <translation>没有与“{words}”匹配的快捷键。</translation>
  </message>
  <message>
   <source>Select a command to change its shortcut.</source>
   <translation>选择一个命令以更改其快捷键。</translation>
  </message>
  <message>
   <source>To change the shortcut, click the field and press the new keys.</source>
   <translation>要更改快捷键，请点击输入框并按下新的按键。</translation>
  </message>
  <message>
   <source>This shortcut cannot be changed.</source>
   <translation>此快捷键无法更改。</translation>
  </message>
  <message>
   <source>Shortcut of the command</source>
   <translation>命令的快捷键</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/inspect_controller.py" />
   <source>Token inspector</source>
   <translation>token 检查器</translation>
  </message>
  <message>
   <source>Find candidates</source>
   <translation>查找候选 token</translation>
  </message>
  <message>
   <source>Close the inspector</source>
   <translation>关闭检查器</translation>
  </message>
  <message>
   <source>The model is busy</source>
   <translation>模型正忙</translation>
  </message>
  <message>
   <source>This position is in the middle of a character</source>
   <translation>此处有一个字符只写出了一半</translation>
  </message>
  <message>
   <source>token {number} of {count}</source>
   <translation>第 {number} 个 token，共 {count} 个</translation>
  </message>
  <message>
   <source>step {step}</source>
   <translation>第 {step} 步</translation>
  </message>
  <message>
   <source>position {position}</source>
   <translation>第 {position} 位</translation>
  </message>
  <message>
   <source>Reading the prompt and the answer again…</source>
   <translation>正在重新读取提示词和回答…</translation>
  </message>
  <message numerus="yes">
   <source>Reads {count} tokens again to find the alternatives at this position.</source>
   <extracomment>for 1: Reads {count} token again to find the alternatives at this position.</extracomment>
   <translation>
    <numerusform>重新读取 {count} 个 token，以查找此处还可能出现什么。</numerusform>
   </translation>
  </message>
  <message>
   <source>Candidates can be found when the model is free.</source>
   <translation>模型空闲时即可查找候选 token。</translation>
  </message>
  <message>
   <source>Continue from {token}</source>
   <translation>从 {token} 继续</translation>
  </message>
  <message>
   <source>rejected</source>
   <comment>a token that was drafted</comment>
   <translation>被拒绝</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/inspect/token_facts.py" />
   <source>The drafted token that the target replaced</source>
   <translation>被目标模型替换的草稿 token</translation>
  </message>
  <message>
   <source>Rejected draft</source>
   <translation>被拒绝的草稿</translation>
  </message>
  <message>
   <source>Prompt lookup</source>
   <translation>提示词查找</translation>
  </message>
  <message>
   <source>Drafted by</source>
   <translation>起草者</translation>
  </message>
  <message>
   <source>Where the drafted token came from</source>
   <translation>草稿 token 的来源</translation>
  </message>
  <message>
   <source>Draft p</source>
   <comment>a probability</comment>
   <translation>草稿 p</translation>
  </message>
  <message>
   <source>Draft p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translation>草稿 p（被拒绝）</translation>
  </message>
  <message>
   <source>The probability with which the draft proposed it</source>
   <translation>草稿提出它的概率</translation>
  </message>
  <message>
   <source>Target p (rejected)</source>
   <comment>a probability, of the rejected token</comment>
   <translation>目标 p（被拒绝）</translation>
  </message>
  <message>
   <source>The probability that the target gave the rejected token</source>
   <translation>目标模型给被拒绝的 token 的概率</translation>
  </message>
  <message>
   <source>The probability that the target gave it when it was sampled</source>
   <translation>采样时目标模型给它的概率</translation>
  </message>
  <message>
   <source>Target p</source>
   <comment>a probability</comment>
   <translation>目标 p</translation>
  </message>
  <message>
   <source>Acceptance</source>
   <translation>接受率</translation>
  </message>
  <message>
   <source>The probability of the written token among those the target could still choose from</source>
   <translation>已写出的 token 在目标模型剩余概率中的概率</translation>
  </message>
  <message>
   <source>Residual p</source>
   <comment>a probability</comment>
   <translation>残差 p</translation>
  </message>
  <message>
   <source>Tokens that could be sampled here</source>
   <translation>此处可采样的 token</translation>
  </message>
  <message>
   <source>Candidates</source>
   <translation>候选 token</translation>
  </message>
  <message>
   <source>The chance that a token drafted here is accepted, whichever it is</source>
   <translation>此处起草的 token（无论哪一个）被接受的概率</translation>
  </message>
  <message>
   <source>Expected acceptance</source>
   <translation>预期接受率</translation>
  </message>
  <message>
   <source>At temperature 0, only the target's most likely token is accepted.</source>
   <translation>温度为 0 时，只接受目标模型认为可能性最大的 token。</translation>
  </message>
  <message>
   <source>most likely only</source>
   <translation>仅可能性最大者</translation>
  </message>
  <message>
   <source>Block verification judges the draft as a whole, not token by token.</source>
   <translation>整块核验对草稿作整体判定，而不是逐个 token 判定。</translation>
  </message>
  <message>
   <source>whole draft</source>
   <translation>整个草稿</translation>
  </message>
  <message>
   <source>The chance that this draft was accepted</source>
   <translation>此草稿被接受的概率</translation>
  </message>
  <message>
   <source>written</source>
   <comment>a token that stands here</comment>
   <translation>已写出</translation>
  </message>
  <message>
   <source>ends the answer</source>
   <translation>结束回答</translation>
  </message>
  <message>
   <source>Already in the answer</source>
   <translation>已在回答中</translation>
  </message>
  <message>
   <source>The answer would end here</source>
   <translation>回答将在此结束</translation>
  </message>
  <message>
   <source>Only part of a character</source>
   <translation>只是一个字符的一部分</translation>
  </message>
  <message>
   <source>Not text</source>
   <translation>不是文本</translation>
  </message>
  <message>
   <source>Candidates, most likely first</source>
   <translation>候选 token，可能性从大到小</translation>
  </message>
  <message>
   <source>Target</source>
   <comment>a column of probabilities</comment>
   <translation>目标</translation>
  </message>
  <message>
   <source>The target's own probability, before the sampling settings</source>
   <translation>目标模型自己的概率，未经采样设置处理</translation>
  </message>
  <message>
   <source>Sampled</source>
   <comment>a column of probabilities</comment>
   <translation>采样后</translation>
  </message>
  <message>
   <source>The target's probability after penalties, cuts and temperature</source>
   <translation>目标模型经惩罚、截断和温度处理后的概率</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>a column of probabilities</comment>
   <translation>草稿</translation>
  </message>
  <message>
   <source>The draft's probability after the same settings</source>
   <translation>草稿在相同设置后的概率</translation>
  </message>
  <message>
   <source>{token} ({tag})</source>
   <comment>a token</comment>
   <translation>{token}（{tag}）</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_dialog.py" />
   <source>No decoding method is reliably faster.</source>
   <translation>没有哪种解码方式确定更快。</translation>
  </message>
  <message>
   <source>Change since the other benchmark: in speedup, or in tokens per second for plain decoding. ≈ means no difference beyond the spread of the rounds.</source>
   <translation>相对于另一基准测试的变化：加速比的变化，普通解码则为每秒 token 数的变化。≈ 表示差异未超出各轮的波动。</translation>
  </message>
  <message>
   <source>Benchmark</source>
   <translation>基准测试</translation>
  </message>
  <message>
   <source>Start</source>
   <translation>开始</translation>
  </message>
  <message>
   <source>New benchmark</source>
   <translation>新的基准测试</translation>
  </message>
  <message>
   <source>Earlier benchmarks</source>
   <translation>以前的基准测试</translation>
  </message>
  <message>
   <source>All saved benchmarks</source>
   <translation>所有测量结果</translation>
  </message>
  <message>
   <source>Compare with</source>
   <translation>比较对象</translation>
  </message>
  <message>
   <source>Another benchmark</source>
   <translation>另一基准测试</translation>
  </message>
  <message>
   <source>Use the best</source>
   <translation>使用最佳方式</translation>
  </message>
  <message>
   <source>Image of the chart</source>
   <translation>图表的图片</translation>
  </message>
  <message>
   <source>{answers}, time unknown until the first ones are written</source>
   <translation>{answers}，写出最初几个之前时间未知</translation>
  </message>
  <message>
   <source>{answers}, {duration}</source>
   <translation>{answers}，{duration}</translation>
  </message>
  <message>
   <source>{pair} was skipped: {why}</source>
   <translation>已跳过 {pair}：{why}</translation>
  </message>
  <message>
   <source>nothing</source>
   <comment>what a benchmark is compared with</comment>
   <translation>无</translation>
  </message>
  <message>
   <source>Same files, computer, settings and versions.</source>
   <translation>文件、计算机、设置和版本均相同。</translation>
  </message>
  <message>
   <source>Also different: {what}.</source>
   <translation>其他不同之处：{what}。</translation>
  </message>
  <message>
   <source>{mode} is used from the next answer on.</source>
   <translation>从下一个回答起使用：{mode}。</translation>
  </message>
  <message>
   <source>Deleted the benchmark of {when}.</source>
   <translation>已删除 {when} 的基准测试。</translation>
  </message>
  <message>
   <source>Image</source>
   <translation>图片</translation>
  </message>
  <message>
   <source>{mode} is the fastest.</source>
   <translation>最快的是：{mode}。</translation>
  </message>
  <message>
   <source>{mode} is {percent} % faster than {over}.</source>
   <translation>{mode}：比{over}快 {percent}%。</translation>
  </message>
  <message>
   <source>Load this pair to use it.</source>
   <translation>加载此模型对后才能使用。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/benchmark_setup.py" />
   <source>Choose another decoding method besides plain.</source>
   <translation>请在普通解码之外再选择一种解码方式。</translation>
  </message>
  <message>
   <source>Choose a kind of text.</source>
   <translation>请选择一种文本类别。</translation>
  </message>
  <message>
   <source>Choose a pair.</source>
   <translation>请选择一个模型对。</translation>
  </message>
  <message>
   <source>Every question is answered with every decoding method, one after the other, in several rounds.</source>
   <translation>每个问题都用每种解码方式回答，一个接一个，共进行多轮。</translation>
  </message>
  <message>
   <source>Estimating the spread requires at least three rounds.</source>
   <translation>至少需要三轮才能得出波动。</translation>
  </message>
  <message>
   <source>The baseline for all other methods</source>
   <translation>所有其他方式都与它对比</translation>
  </message>
  <message>
   <source>Show advanced settings</source>
   <translation>显示高级设置</translation>
  </message>
  <message>
   <source>Greedy (temperature 0)</source>
   <translation>贪心（温度 0）</translation>
  </message>
  <message>
   <source>As in a chat</source>
   <translation>与对话中相同</translation>
  </message>
  <message>
   <source>Pairs</source>
   <translation>模型对</translation>
  </message>
  <message>
   <source>Kinds of text</source>
   <translation>文本类别</translation>
  </message>
  <message>
   <source>Decoding methods</source>
   <translation>解码方式</translation>
  </message>
  <message>
   <source>Rounds</source>
   <translation>轮数</translation>
  </message>
  <message>
   <source>Questions of each kind</source>
   <translation>每类问题数</translation>
  </message>
  <message>
   <source>Amount</source>
   <translation>数量</translation>
  </message>
  <message>
   <source>{pair} (in use)</source>
   <translation>{pair}（使用中）</translation>
  </message>
  <message>
   <source>This pair has no usable draft model</source>
   <translation>此模型对没有可用的草稿模型</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/job_dialog.py" />
   <source>An answer is being written. Wait for it, or stop it first.</source>
   <translation>正在写出回答。请等待其完成，或先停止它。</translation>
  </message>
  <message>
   <source>The models are not ready yet</source>
   <translation>模型尚未就绪</translation>
  </message>
  <message>
   <source>Export…</source>
   <translation>导出…</translation>
  </message>
  <message>
   <source>Data (JSON)</source>
   <translation>数据 (JSON)</translation>
  </message>
  <message>
   <source>Could not write {file}: {why}.</source>
   <translation>无法写入 {file}：{why}。</translation>
  </message>
  <message>
   <source>Exported to {file}.</source>
   <translation>已导出到 {file}。</translation>
  </message>
  <message>
   <source>Verified lossless on {day}</source>
   <translation>{day} 已核验无损</translation>
  </message>
  <message>
   <source>Not lossless: verification failed on {day}</source>
   <translation>并非无损：{day} 的核验未通过</translation>
  </message>
  <message>
   <source>Verification of {day} was inconclusive</source>
   <translation>{day} 的核验无定论</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_dialog.py" />
   <source>Both sides answer the same question at the same time. They take turns on the same cores, so whatever slows this computer down slows both.</source>
   <translation>双方同时回答同一个问题。它们在相同的核心上轮流运行，因此无论什么拖慢此计算机，双方都会变慢。</translation>
  </message>
  <message>
   <source>Two different targets: the other one is loaded for the race if there is enough memory. Each writes its own text, so their speeds are compared in characters per second.</source>
   <translation>两个不同的目标模型：如果内存足够，会为竞速加载另一个。两者各写各的文本，因此以每秒字符数比较速度。</translation>
  </message>
  <message>
   <source>First side</source>
   <translation>第一方</translation>
  </message>
  <message>
   <source>Second side</source>
   <translation>第二方</translation>
  </message>
  <message>
   <source>How tokens are drafted</source>
   <translation>如何起草 token</translation>
  </message>
  <message>
   <source>The model that drafts</source>
   <translation>负责起草的模型</translation>
  </message>
  <message>
   <source>How tokens are sampled</source>
   <translation>如何采样 token</translation>
  </message>
  <message>
   <source>Temperature 0</source>
   <translation>温度 0</translation>
  </message>
  <message>
   <source>As in the chat ({how})</source>
   <translation>与对话中相同（{how}）</translation>
  </message>
  <message>
   <source>{name} ({size})</source>
   <comment>a model</comment>
   <translation>{name}（{size}）</translation>
  </message>
  <message>
   <source>No draft model</source>
   <translation>无草稿模型</translation>
  </message>
  <message>
   <source>Plain (no drafting)</source>
   <translation>普通解码（不起草）</translation>
  </message>
  <message>
   <source>{way} (as in the chat)</source>
   <translation>{way}（与对话中相同）</translation>
  </message>
  <message>
   <source>Lookup (copies from the text so far)</source>
   <translation>查找（从到目前为止的文本复制）</translation>
  </message>
  <message>
   <source>{way} (adaptive)</source>
   <translation>{way}（自适应）</translation>
  </message>
  <message>
   <source>Question</source>
   <translation>问题</translation>
  </message>
  <message>
   <source>The question for both sides</source>
   <translation>向双方提出的问题</translation>
  </message>
  <message>
   <source>The last one of this chat</source>
   <translation>此对话的最后一个问题</translation>
  </message>
  <message>
   <source>Answer length</source>
   <translation>回答长度</translation>
  </message>
  <message>
   <source>The maximum number of tokens in an answer</source>
   <translation>一个回答的最多 token 数</translation>
  </message>
  <message numerus="yes">
   <source>up to {count} tokens</source>
   <extracomment>for 1: up to {count} token</extracomment>
   <translation>
    <numerusform>最多 {count} 个 token</numerusform>
   </translation>
  </message>
  <message>
   <source>Enter a question.</source>
   <translation>请输入问题。</translation>
  </message>
  <message>
   <source>{name} (in use)</source>
   <translation>{name}（使用中）</translation>
  </message>
  <message>
   <source>Start race</source>
   <translation>开始竞速</translation>
  </message>
  <message>
   <source>New race</source>
   <translation>新的竞速</translation>
  </message>
  <message>
   <source>Open…</source>
   <translation>打开…</translation>
  </message>
  <message>
   <source>Show an exported race</source>
   <translation>显示已导出的竞速结果</translation>
  </message>
  <message>
   <source>Open race</source>
   <translation>打开竞速结果</translation>
  </message>
  <message>
   <source>Could not open {file}: {why}</source>
   <translation>无法打开 {file}：{why}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/race_result.py" />
   <source>Playback position</source>
   <translation>播放位置</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>速度</translation>
  </message>
  <message>
   <source>1x is the speed at which it was written</source>
   <translation>1x 为写出时的速度</translation>
  </message>
  <message>
   <source>Characters over time, in seconds</source>
   <translation>字符数随时间的变化（秒）</translation>
  </message>
  <message>
   <source>Tokens over time, in seconds</source>
   <translation>token 数随时间的变化（秒）</translation>
  </message>
  <message>
   <source>Repetition {number} of {count}</source>
   <translation>第 {number} 次重复，共 {count} 次</translation>
  </message>
  <message>
   <source>The repetition with the most typical speedup. Each side's time counts its own steps only, from the end of the prompt on.</source>
   <translation>加速比最具代表性的一次重复。双方的时间都只计自己的步骤，从读完提示词时起计。</translation>
  </message>
  <message>
   <source>Pause</source>
   <translation>暂停</translation>
  </message>
  <message>
   <source>Play again</source>
   <translation>重新播放</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>播放</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/jobs/report_dialogs.py" />
   <source>likely</source>
   <translation>可能</translation>
  </message>
  <message>
   <source>unlikely</source>
   <translation>不太可能</translation>
  </message>
  <message>
   <source>Tokens by how likely the target found them, in {bins} equal groups. Expected per group: {level} ± {band}. Found: {least} to {most}.</source>
   <translation>token 按目标模型认为的可能性排列，均分为 {bins} 组。每组预期：{level} ± {band}。实际：{least} 至 {most}。</translation>
  </message>
  <message>
   <source>Measures for about 20 seconds how much faster drafting makes this pair.</source>
   <translation>用约 20 秒测量起草让这个模型对快多少。</translation>
  </message>
  <message>
   <source>Test pair</source>
   <translation>测试模型对</translation>
  </message>
  <message>
   <source>Test again</source>
   <translation>再次测试</translation>
  </message>
  <message>
   <source>Verify losslessness</source>
   <translation>核验无损性</translation>
  </message>
  <message>
   <source>Not verified yet</source>
   <translation>尚未核验</translation>
  </message>
  <message>
   <source>Verify</source>
   <translation>核验</translation>
  </message>
  <message>
   <source>Verify again</source>
   <translation>再次核验</translation>
  </message>
  <message>
   <source>Tries the settings that affect speed with this pair, for up to 90 seconds: drafting, threads, flash attention and micro batch. The quality of answers does not change, and nothing is changed until you accept it.</source>
   <translation>用此模型对试用影响速度的设置，最长 90 秒：起草、线程、Flash Attention 和微批大小。回答的质量保持不变，在您接受之前不会更改任何内容。</translation>
  </message>
  <message>
   <source>Faster settings were found.</source>
   <translation>找到了更快的设置。</translation>
  </message>
  <message>
   <source>Nothing faster was found.</source>
   <translation>没有找到更快的设置。</translation>
  </message>
  <message>
   <source>The computer was too busy for reliable results, so nothing was changed. Try again when other programs are idle.</source>
   <translation>计算机过于繁忙，无法得到可靠的结果，因此未作任何更改。请在其他程序空闲时重试。</translation>
  </message>
  <message>
   <source>Find fastest settings</source>
   <translation>查找最快设置</translation>
  </message>
  <message>
   <source>Measure again</source>
   <translation>重新测量</translation>
  </message>
  <message>
   <source>Use these settings</source>
   <translation>使用这些设置</translation>
  </message>
  <message>
   <source>Setting</source>
   <translation>设置</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>值</translation>
  </message>
  <message>
   <source>Difference</source>
   <translation>差异</translation>
  </message>
  <message>
   <source>Measurements</source>
   <translation>测量结果</translation>
  </message>
  <message>
   <source>not tried: {why}</source>
   <translation>未试：{why}</translation>
  </message>
  <message>
   <source>{part}: {title}</source>
   <comment>a setting</comment>
   <translation>{part}：{title}</translation>
  </message>
  <message>
   <source>current</source>
   <comment>a setting</comment>
   <translation>当前</translation>
  </message>
  <message>
   <source>{percent} %</source>
   <comment>faster or slower</comment>
   <translation>{percent}%</translation>
  </message>
  <message>
   <source>{gain} (uncertain)</source>
   <translation>{gain}（不确定）</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/charts.py" />
   <source>then a target correction</source>
   <translation>随后是目标模型的修正</translation>
  </message>
  <message>
   <source>then a bonus token</source>
   <translation>随后是奖励 token</translation>
  </message>
  <message>
   <source>one token from the target</source>
   <translation>来自目标模型的一个 token</translation>
  </message>
  <message>
   <source>then the answer ended</source>
   <translation>随后回答结束</translation>
  </message>
  <message>
   <source>steps {first} to {last}: {accepted} of {drafted} drafted accepted</source>
   <translation>第 {first} 至 {last} 步：起草 {drafted} 个，接受 {accepted} 个</translation>
  </message>
  <message>
   <source>step {step}: no draft, {ending}</source>
   <translation>第 {step} 步：无草稿，{ending}</translation>
  </message>
  <message>
   <source>step {step}: {accepted} of {drafted} drafted accepted, {ending}</source>
   <translation>第 {step} 步：起草 {drafted} 个，接受 {accepted} 个，{ending}</translation>
  </message>
  <message>
   <source>Accepted per step</source>
   <translation>每步接受数</translation>
  </message>
  <message>
   <source>Click a bar to see its text</source>
   <translation>点击柱形可查看其文本</translation>
  </message>
  <message numerus="yes">
   <source>{count} steps per bar; click to see the text</source>
   <extracomment>for 1: {count} step per bar; click to see the text</extracomment>
   <translation>
    <numerusform>每个柱形 {count} 步；点击可查看文本</numerusform>
   </translation>
  </message>
  <message>
   <source>By draft position</source>
   <translation>按草稿位置</translation>
  </message>
  <message>
   <source>Position {number}: {accepted} of {drafted} accepted</source>
   <translation>位置 {number}：{drafted} 个中接受了 {accepted} 个</translation>
  </message>
  <message>
   <source>Where the time goes</source>
   <translation>时间花在何处</translation>
  </message>
  <message>
   <source>The server does not report how the time of its steps is divided.</source>
   <translation>服务器未报告其步骤由什么构成。</translation>
  </message>
  <message>
   <source>draft {draft} %, target {target} %</source>
   <translation>草稿 {draft}%，目标 {target}%</translation>
  </message>
  <message>
   <source>rest {share} %</source>
   <comment>of the time</comment>
   <translation>其余 {share}%</translation>
  </message>
  <message>
   <source>{time} ms per step</source>
   <translation>每步 {time} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/curves.py" />
   <source>nothing drafted</source>
   <translation>没有起草</translation>
  </message>
  <message>
   <source>{place}: {value}</source>
   <translation>{place}：{value}</translation>
  </message>
  <message>
   <source>Starts at {first}, lowest {lowest} at token {low}, highest {highest} at token {high}, ends at {last}.</source>
   <translation>开始时为 {first}，最低 {lowest}（token {low}），最高 {highest}（token {high}），最后为 {last}。</translation>
  </message>
  <message>
   <source>tokens {first} to {last}</source>
   <translation>token {first} 至 {last}</translation>
  </message>
  <message>
   <source>token {token}</source>
   <translation>token {token}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/legend.py" />
   <source>Proposed by the draft and accepted by the target.</source>
   <translation>由草稿提出并被目标模型接受。</translation>
  </message>
  <message>
   <source>Chosen by the target in place of a rejected token.</source>
   <translation>目标模型拒绝所提出的 token 后，由它自己选择。</translation>
  </message>
  <message>
   <source>An extra token of the target after it accepted the whole draft.</source>
   <translation>目标模型接受整个草稿后额外给出的 token。</translation>
  </message>
  <message>
   <source>Copied from earlier text of this chat, and accepted by the target.</source>
   <translation>从此对话先前的文本复制，并被目标模型接受。</translation>
  </message>
  <message>
   <source>Generated by the target in a step without a draft.</source>
   <translation>在没有草稿的一步中由目标模型生成。</translation>
  </message>
  <message>
   <source>An alternative that you chose.</source>
   <translation>您选择的其他可选 token。</translation>
  </message>
  <message>
   <source>Written by a server that does not report where tokens come from.</source>
   <translation>由不报告 token 来源的服务器写出。</translation>
  </message>
  <message>
   <source>Probability that the target gave each token, in percent. Grey: not recorded.</source>
   <translation>目标模型给每个 token 的概率（百分比）。灰色：未记录。</translation>
  </message>
  <message>
   <source>Surprise in bits: 1 for a token with a probability of 50 %, 2 for 25 %. Grey: not recorded.</source>
   <translation>意外度（比特）：概率为 50% 的 token 为 1，25% 为 2。灰色：未记录。</translation>
  </message>
  <message>
   <source>Click to hide or show its colour.</source>
   <translation>点击可隐藏或显示其颜色。</translation>
  </message>
  <message>
   <source>Colours</source>
   <translation>颜色</translation>
  </message>
  <message>
   <source>What the colours of the tokens show</source>
   <translation>token 颜色表示什么</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_controller.py" />
   <source>The live panel is hidden</source>
   <translation>实时面板已隐藏</translation>
  </message>
  <message>
   <source>There is no answer yet</source>
   <translation>尚无任何回答</translation>
  </message>
  <message>
   <source>Save charts</source>
   <translation>保存图表</translation>
  </message>
  <message>
   <source>Saved as {file}.</source>
   <translation>已保存为 {file}。</translation>
  </message>
  <message>
   <source>The charts could not be saved: {reason}</source>
   <translation>无法保存图表：{reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/live/live_panel.py" />
   <source>This answer</source>
   <translation>此回答</translation>
  </message>
  <message>
   <source>Charts of the answer in view</source>
   <translation>当前显示的回答的图表</translation>
  </message>
  <message>
   <source>Whole chat</source>
   <translation>整个对话</translation>
  </message>
  <message>
   <source>Charts of all answers in this chat</source>
   <translation>此对话中所有回答的图表</translation>
  </message>
  <message>
   <source>Drag in a curve to zoom in, or hold Ctrl and turn the wheel.</source>
   <translation>在曲线上拖动可放大；按住 Ctrl 并滚动滚轮。</translation>
  </message>
  <message>
   <source>Show all tokens</source>
   <translation>显示所有 token</translation>
  </message>
  <message>
   <source>Save as image (PNG)…</source>
   <translation>保存为图片 (PNG)…</translation>
  </message>
  <message>
   <source>Save as image (SVG)…</source>
   <translation>保存为矢量图 (SVG)…</translation>
  </message>
  <message>
   <source>Save steps as table (CSV)…</source>
   <translation>将步骤保存为表格 (CSV)…</translation>
  </message>
  <message>
   <source>Charts are paused</source>
   <translation>图表已暂停</translation>
  </message>
  <message>
   <source>Resume charts</source>
   <translation>继续图表</translation>
  </message>
  <message>
   <source>Pause charts</source>
   <translation>暂停图表</translation>
  </message>
  <message>
   <source>The answer continues.</source>
   <translation>回答会继续。</translation>
  </message>
  <message>
   <source>Computed</source>
   <translation>计算于</translation>
  </message>
  <message>
   <source>Accepted while thinking</source>
   <translation>思考时的接受率</translation>
  </message>
  <message>
   <source>Accepted in the answer</source>
   <translation>回答中的接受率</translation>
  </message>
  <message>
   <source>Time between tokens</source>
   <translation>token 间隔时间</translation>
  </message>
  <message>
   <source>Lookahead</source>
   <translation>前瞻长度</translation>
  </message>
  <message>
   <source>Step time</source>
   <translation>步骤用时</translation>
  </message>
  <message>
   <source>thin line: predicted before the step</source>
   <translation>细线：该步之前的预测</translation>
  </message>
  <message>
   <source>Live</source>
   <comment>the panel with figures</comment>
   <translation>实时</translation>
  </message>
  <message>
   <source>As an answer is written, its speed and the source of its words appear here.</source>
   <translation>写出回答时，其速度和文字的来源会显示在此处。</translation>
  </message>
  <message>
   <source>No measurements for this answer.</source>
   <translation>此回答没有测量数据。</translation>
  </message>
  <message>
   <source>The server does not report its steps, so there is nothing to show.</source>
   <translation>服务器未报告任何可以绘制的步骤。</translation>
  </message>
  <message>
   <source>Hide details</source>
   <translation>隐藏详情</translation>
  </message>
  <message>
   <source>Show details</source>
   <translation>显示详情</translation>
  </message>
  <message>
   <source>0 to {top}</source>
   <comment>an axis</comment>
   <translation>0 至 {top}</translation>
  </message>
  <message>
   <source>Whole chat: {speedup}</source>
   <translation>整个对话：{speedup}</translation>
  </message>
  <message>
   <source>Measuring…</source>
   <translation>正在测量…</translation>
  </message>
  <message>
   <source>Speedup not measured</source>
   <translation>未测量加速比</translation>
  </message>
  <message>
   <source>- - without drafting: {speed} (measured)</source>
   <translation>- - 不起草：{speed}（实测）</translation>
  </message>
  <message>
   <source>without drafting: measuring…</source>
   <translation>不起草：正在测量…</translation>
  </message>
  <message>
   <source>Whole chat: {told}</source>
   <translation>整个对话：{told}</translation>
  </message>
  <message>
   <source>Whole answer: {told}</source>
   <translation>整个回答：{told}</translation>
  </message>
  <message>
   <source>Top of the chart: {rate} tok/s.</source>
   <translation>图表顶端：{rate} tok/s。</translation>
  </message>
  <message>
   <source>{accepted} of {drafted}</source>
   <translation>{accepted} / {drafted}</translation>
  </message>
  <message>
   <source>{figure}; curve over {count} steps</source>
   <translation>{figure}；曲线基于 {count} 步</translation>
  </message>
  <message>
   <source>Mean of all steps with a draft: {mean}</source>
   <translation>所有有草稿的步的平均值：{mean}</translation>
  </message>
  <message>
   <source>{reason}: {count}</source>
   <translation>{reason}：{count}</translation>
  </message>
  <message>
   <source>paused</source>
   <comment>drafting</comment>
   <translation>暂停中</translation>
  </message>
  <message>
   <source>drafted per step, last {count} steps</source>
   <translation>每步起草数，最近 {count} 步</translation>
  </message>
  <message>
   <source>paused since token {token}</source>
   <translation>自 token {token} 起暂停</translation>
  </message>
  <message>
   <source>paused at token {token}</source>
   <translation>在 token {token} 处暂停</translation>
  </message>
  <message>
   <source>{accepted} of {drafted} ({share})</source>
   <translation>{accepted} / {drafted} ({share})</translation>
  </message>
  <message>
   <source>{median} (95 %: {slow})</source>
   <translation>{median}（95%：{slow}）</translation>
  </message>
  <message numerus="yes">
   <source>{count} drafted</source>
   <extracomment>for 1: {count} drafted</extracomment>
   <translation>
    <numerusform>起草 {count} 个</numerusform>
   </translation>
  </message>
  <message>
   <source>{what}: {why}</source>
   <translation>{what}：{why}</translation>
  </message>
  <message>
   <source>{time} ms, predicted {predicted} ms</source>
   <translation>{time} ms，预测 {predicted} ms</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/appearance.py" />
   <source>Set by {origin}</source>
   <translation>由 {origin} 设定</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/language.py" />
   <source>MMMM yyyy</source>
   <comment>how a month is written, in Qt's letters</comment>
   <translation>yyyy年M月</translation>
  </message>
  <message>
   <source>d MMMM yyyy</source>
   <comment>how a date is written, in Qt's letters</comment>
   <translation>yyyy年M月d日</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/look/token_style.py" />
   <source>bonus token: every drafted token was accepted</source>
   <translation>奖励 token：所有草稿 token 均被接受</translation>
  </message>
  <message>
   <source>target only: nothing was drafted</source>
   <translation>仅目标：没有起草</translation>
  </message>
  <message>
   <source>chosen by hand: the answer continues from here</source>
   <translation>手动选择：回答从此处继续</translation>
  </message>
  <message>
   <source>written by a server that did not report where it came from</source>
   <translation>由服务器写出，未告知来源</translation>
  </message>
  <message>
   <source>{token} target {probability}, copied from earlier text</source>
   <translation>{token} 目标 {probability}，从先前的文本复制</translation>
  </message>
  <message>
   <source>{token} target {probability}, draft {draft}</source>
   <translation>{token} 目标 {probability}，草稿 {draft}</translation>
  </message>
  <message>
   <source>{token} target {probability}</source>
   <translation>{token} 目标 {probability}</translation>
  </message>
  <message>
   <source>draft wanted {token} {draft}, target gave it {probability}</source>
   <translation>草稿想要 {token} {draft}，目标给它 {probability}</translation>
  </message>
  <message>
   <source>lookup proposed {token}, target gave it {probability}</source>
   <translation>查找提出 {token}，目标给它 {probability}</translation>
  </message>
  <message>
   <source>source: this chat</source>
   <translation>来源：此对话</translation>
  </message>
  <message>
   <source>source: a text that no longer exists</source>
   <translation>来源：已不存在的文本</translation>
  </message>
  <message>
   <source>source: chat {title}</source>
   <translation>来源：对话{title}</translation>
  </message>
  <message>
   <source>source: {file}, attached in this chat</source>
   <translation>来源：此对话中的附件 {file}</translation>
  </message>
  <message>
   <source>source: {file}, attached in chat {title}</source>
   <translation>来源：对话{title}中的附件 {file}</translation>
  </message>
  <message>
   <source>step {step}, position {position} of {drafted}</source>
   <translation>第 {step} 步，第 {position} 位，共 {drafted} 位</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/download_tray.py" />
   <source>Contacting the hub…</source>
   <translation>正在连接 Hub…</translation>
  </message>
  <message>
   <source>Confirm the download</source>
   <translation>确认下载</translation>
  </message>
  <message>
   <source>Queued</source>
   <translation>排队中</translation>
  </message>
  <message>
   <source>Paused</source>
   <translation>已暂停</translation>
  </message>
  <message>
   <source>Failed</source>
   <translation>失败</translation>
  </message>
  <message>
   <source>Downloaded and verified</source>
   <translation>已下载并校验</translation>
  </message>
  <message>
   <source>Discarded</source>
   <translation>已丢弃</translation>
  </message>
  <message>
   <source>Downloads</source>
   <translation>下载任务</translation>
  </message>
  <message>
   <source>Progress of {download}</source>
   <translation>{download} 的进度</translation>
  </message>
  <message>
   <source>{action}: {name}</source>
   <translation>{action}：{name}</translation>
  </message>
  <message>
   <source>Delete what has been downloaded; you can undo this</source>
   <translation>删除已下载的内容；可以撤销</translation>
  </message>
  <message>
   <source>Remove it from this list</source>
   <translation>将其从此列表移除</translation>
  </message>
  <message>
   <source>Start the download</source>
   <translation>开始下载</translation>
  </message>
  <message>
   <source>Keep what has been downloaded</source>
   <translation>保留已下载的内容</translation>
  </message>
  <message>
   <source>Pause</source>
   <comment>verb</comment>
   <translation>暂停</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>继续下载</translation>
  </message>
  <message>
   <source>Continue where it stopped</source>
   <translation>从停止处继续</translation>
  </message>
  <message>
   <source>Remove it from this list; the files stay</source>
   <translation>将其从此列表移除；文件会保留</translation>
  </message>
  <message>
   <source>Use</source>
   <comment>verb</comment>
   <translation>使用</translation>
  </message>
  <message>
   <source>Choose these models</source>
   <translation>选择这些模型</translation>
  </message>
  <message>
   <source>Hide</source>
   <translation>隐藏</translation>
  </message>
  <message>
   <source>Accept the terms of the model, and enter an access token</source>
   <translation>接受模型的条款，并输入访问令牌</translation>
  </message>
  <message>
   <source>Enter token…</source>
   <translation>输入令牌…</translation>
  </message>
  <message>
   <source>{received} of {size}</source>
   <comment>bytes</comment>
   <translation>{received} / {size}</translation>
  </message>
  <message>
   <source>Checking files</source>
   <translation>正在检查文件</translation>
  </message>
  <message>
   <source>waiting to retry</source>
   <translation>等待重试</translation>
  </message>
  <message>
   <source>{size}/s</source>
   <translation>{size}/s</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/engine_settings_dialog.py" />
   <source>Adaptive</source>
   <translation>自适应</translation>
  </message>
  <message>
   <source>Fixed</source>
   <translation>固定</translation>
  </message>
  <message>
   <source>Token by token</source>
   <comment>how drafts are verified</comment>
   <translation>逐个 token</translation>
  </message>
  <message>
   <source>Block</source>
   <comment>how drafts are verified</comment>
   <translation>整块</translation>
  </message>
  <message>
   <source>32 bits (f32)</source>
   <translation>32 位 (f32)</translation>
  </message>
  <message>
   <source>16 bits (f16)</source>
   <translation>16 位 (f16)</translation>
  </message>
  <message>
   <source>8 bits (q8_0)</source>
   <translation>8 位 (q8_0)</translation>
  </message>
  <message>
   <source>5.5 bits, more precise (q5_1)</source>
   <translation>5.5 位，更精确 (q5_1)</translation>
  </message>
  <message>
   <source>5.5 bits (q5_0)</source>
   <translation>5.5 位 (q5_0)</translation>
  </message>
  <message>
   <source>4.5 bits, more precise (q4_1)</source>
   <translation>4.5 位，更精确 (q4_1)</translation>
  </message>
  <message>
   <source>4.5 bits (q4_0)</source>
   <translation>4.5 位 (q4_0)</translation>
  </message>
  <message>
   <source>On</source>
   <translation>启用</translation>
  </message>
  <message>
   <source>Off</source>
   <translation>停用</translation>
  </message>
  <message>
   <source>Engine settings</source>
   <translation>引擎设置</translation>
  </message>
  <message>
   <source>No draft model: drafts are copied from earlier text of the chat.</source>
   <translation>无草稿模型：草稿从对话先前的文本复制。</translation>
  </message>
  <message>
   <source>It cannot draft: {why}.</source>
   <translation>它不能起草：{why}。</translation>
  </message>
  <message>
   <source>No GPU was found: both models run on the processor.</source>
   <translation>未找到 GPU：两个模型都在处理器上运行。</translation>
  </message>
  <message>
   <source>Reset all settings to their defaults</source>
   <translation>将所有设置恢复为默认值</translation>
  </message>
  <message>
   <source>The fastest settings are filled in below. They are not in use yet.</source>
   <translation>最快的设置已填入下方，尚未启用。</translation>
  </message>
  <message>
   <source>Tries drafting, threads and other settings with this pair, on this computer.</source>
   <translation>用这个模型对在这台计算机上尝试起草、线程和其他设置。</translation>
  </message>
  <message>
   <source>Load this pair to measure it.</source>
   <translation>加载此模型对后才能测量。</translation>
  </message>
  <message>
   <source>Load the pair with these GPU layers to measure it.</source>
   <translation>以这些 GPU 层数加载模型对后才能测量。</translation>
  </message>
  <message>
   <source>Nothing has changed</source>
   <translation>没有任何更改</translation>
  </message>
  <message>
   <source>Load anyway</source>
   <translation>仍要加载</translation>
  </message>
  <message>
   <source>Apply and reload</source>
   <translation>应用并重新加载</translation>
  </message>
  <message>
   <source>Default ({tokens})</source>
   <translation>默认（{tokens}）</translation>
  </message>
  <message>
   <source>Up to {tokens} tokens. Larger values use more memory.</source>
   <translation>最多 {tokens} 个 token。值越大，占用内存越多。</translation>
  </message>
  <message>
   <source>Automatic uses the fastest number measured. This computer: {cores} cores, {threads} threads.</source>
   <translation>自动：使用测得最快的线程数。此计算机：{cores} 个核心，{threads} 个线程。</translation>
  </message>
  <message>
   <source>Device</source>
   <translation>设备</translation>
  </message>
  <message>
   <source>Automatic uses the best GPUs, as far as their memory allows.</source>
   <translation>自动：在空间允许的范围内使用最好的 GPU。</translation>
  </message>
  <message>
   <source>GPU layers</source>
   <translation>GPU 层数</translation>
  </message>
  <message>
   <source>How many layers run on GPUs. Automatic uses as many as fit.</source>
   <translation>有多少层在 GPU 上运行。自动：能容纳多少就使用多少。</translation>
  </message>
  <message>
   <source>Layers per GPU</source>
   <translation>每个 GPU 的层数</translation>
  </message>
  <message>
   <source>For example, 20,13. Automatic divides the layers by free memory.</source>
   <translation>例如 20,13。自动：按可用内存分配各层。</translation>
  </message>
  <message>
   <source>Batch</source>
   <translation>批大小</translation>
  </message>
  <message>
   <source>Prompt tokens processed at a time; Stop takes effect between batches.</source>
   <translation>一次处理的提示词 token 数；停止操作在两批之间生效。</translation>
  </message>
  <message>
   <source>Micro batch</source>
   <translation>微批大小</translation>
  </message>
  <message>
   <source>Tokens computed together, at most the batch. Automatic: 128 or 512.</source>
   <translation>一起计算的 token 数，最多为批大小。自动：128 或 512。</translation>
  </message>
  <message>
   <source>Flash attention</source>
   <translation>Flash Attention</translation>
  </message>
  <message>
   <source>Automatic uses it on GPUs, and where the value cache needs it.</source>
   <translation>自动：在 GPU 上以及值缓存需要时使用。</translation>
  </message>
  <message>
   <source>Key cache</source>
   <translation>键缓存</translation>
  </message>
  <message>
   <source>Fewer bits use less memory.</source>
   <translation>位数越少，占用内存越少。</translation>
  </message>
  <message>
   <source>Value cache</source>
   <translation>值缓存</translation>
  </message>
  <message>
   <source>Fewer bits use less memory; fewer than 16 require flash attention.</source>
   <translation>位数越少，占用内存越少；低于 16 位时需要 Flash Attention。</translation>
  </message>
  <message>
   <source>Method</source>
   <translation>方法</translation>
  </message>
  <message>
   <source>Where drafts come from.</source>
   <translation>草稿的来源。</translation>
  </message>
  <message>
   <source>Draft length</source>
   <translation>草稿长度</translation>
  </message>
  <message>
   <source>Adaptive drafts only where it makes answers faster.</source>
   <translation>自适应仅在能使回答更快时起草。</translation>
  </message>
  <message>
   <source>Fixed length</source>
   <translation>固定长度</translation>
  </message>
  <message>
   <source>Tokens drafted in each step.</source>
   <translation>每一步起草的 token 数。</translation>
  </message>
  <message>
   <source>Verification</source>
   <translation>核验</translation>
  </message>
  <message>
   <source>Block accepts more of long drafts. Both are lossless.</source>
   <translation>整块核验会接受更多的长草稿内容。两者都是无损的。</translation>
  </message>
  <message>
   <source>Not available: no supported GPU was found.</source>
   <translation>不可用：未找到受支持的 GPU。</translation>
  </message>
  <message>
   <source>Not used without drafting.</source>
   <translation>不起草时不使用。</translation>
  </message>
  <message>
   <source>Used with fixed draft length only.</source>
   <translation>仅在草稿长度固定时使用。</translation>
  </message>
  <message>
   <source>Processor only</source>
   <translation>仅处理器</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/fit_panel.py" />
   <source>Target</source>
   <comment>what memory is for</comment>
   <translation>目标</translation>
  </message>
  <message>
   <source>Draft</source>
   <comment>what memory is for</comment>
   <translation>草稿</translation>
  </message>
  <message>
   <source>Caches</source>
   <comment>what memory is for</comment>
   <translation>缓存</translation>
  </message>
  <message>
   <source>Compute</source>
   <comment>what memory is for</comment>
   <translation>计算</translation>
  </message>
  <message>
   <source>Fits: {needs}</source>
   <translation>可容纳：{needs}</translation>
  </message>
  <message>
   <source>Tight: {needs}</source>
   <translation>紧张：{needs}</translation>
  </message>
  <message>
   <source>Little memory is left for other programs.</source>
   <translation>留给其他程序的内存很少。</translation>
  </message>
  <message>
   <source>Slow: {needs}</source>
   <translation>缓慢：{needs}</translation>
  </message>
  <message>
   <source>Weights are read from disk in every pass.</source>
   <translation>每次前向计算都从磁盘读取权重。</translation>
  </message>
  <message>
   <source>Too big: {needs}</source>
   <translation>过大：{needs}</translation>
  </message>
  <message>
   <source>free {size}</source>
   <translation>可用 {size}</translation>
  </message>
  <message>
   <source>needs {size} of {free} free</source>
   <translation>需要 {size}（可用 {free}）</translation>
  </message>
  <message>
   <source>Memory</source>
   <translation>内存</translation>
  </message>
  <message>
   <source>Memory of the computer</source>
   <translation>计算机的内存</translation>
  </message>
  <message>
   <source>{name} {size}</source>
   <comment>bytes</comment>
   <translation>{name} {size}</translation>
  </message>
  <message>
   <source>{name}: {value}</source>
   <comment>a name and what it is</comment>
   <translation>{name}：{value}</translation>
  </message>
  <message>
   <source>Measuring memory…</source>
   <translation>正在测量内存…</translation>
  </message>
  <message>
   <source>Some layers run on the processor.</source>
   <translation>部分层在处理器上运行。</translation>
  </message>
  <message>
   <source>The target is loaded already.</source>
   <translation>目标模型已加载。</translation>
  </message>
  <message>
   <source>No GPU is used: {why}. Update the graphics driver or the GPU code of this version, and restart Foretoken with FORETOKEN_GPU_BACKENDS=again.</source>
   <translation>未使用 GPU：{why}。请更新显卡驱动程序或此版本的 GPU 代码，然后以 FORETOKEN_GPU_BACKENDS=again 重新启动 Foretoken。</translation>
  </message>
  <message>
   <source>16 bits</source>
   <translation>16 位</translation>
  </message>
  <message>
   <source>8 bits</source>
   <translation>8 位</translation>
  </message>
  <message>
   <source>4 bits</source>
   <translation>4 位</translation>
  </message>
  <message>
   <source>How many tokens of the chat the model can see</source>
   <translation>模型能够看到对话中的多少个 token</translation>
  </message>
  <message>
   <source>Precision of both models' caches; fewer bits take less memory</source>
   <translation>两个模型的缓存精度；位数越少，占用内存越少</translation>
  </message>
  <message>
   <source>Cache</source>
   <translation>缓存</translation>
  </message>
  <message>
   <source>Threads, GPUs, batches, flash attention, caches and drafting</source>
   <translation>线程、GPU、批大小、Flash Attention、缓存和起草</translation>
  </message>
  <message>
   <source>Engine…</source>
   <translation>引擎…</translation>
  </message>
  <message>
   <source>{save}, or import others</source>
   <translation>{save}，或导入其他预设</translation>
  </message>
  <message>
   <source>Presets: save, import, export</source>
   <translation>预设：保存、导入、导出</translation>
  </message>
  <message>
   <source>Preset  ▾</source>
   <translation>预设  ▾</translation>
  </message>
  <message>
   <source>Save memory</source>
   <translation>节省内存</translation>
  </message>
  <message>
   <source>mixed</source>
   <comment>types of caches</comment>
   <translation>混合</translation>
  </message>
  <message>
   <source>All on the GPU with:</source>
   <translation>以下方式可全部放在 GPU 上：</translation>
  </message>
  <message>
   <source>Fits with:</source>
   <translation>以下方式可容纳：</translation>
  </message>
  <message>
   <source>Without the draft</source>
   <translation>去掉草稿模型</translation>
  </message>
  <message>
   <source>Cache in 8 bits</source>
   <translation>8 位缓存</translation>
  </message>
  <message numerus="yes">
   <source>{on_gpu} of {count} layers on the GPU</source>
   <comment>with</comment>
   <extracomment>for 1: {on_gpu} of {count} layer on the GPU</extracomment>
   <translation>
    <numerusform>将 {count} 层中的 {on_gpu} 层放在 GPU 上</numerusform>
   </translation>
  </message>
  <message>
   <source>Context {tokens}</source>
   <translation>上下文 {tokens}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/get_models.py" />
   <source>Access token</source>
   <translation>访问令牌</translation>
  </message>
  <message>
   <source>Some models require you to accept their terms. Sign in, accept the terms on {model_page}, create a token with read access on {token_page}, and paste it here.</source>
   <translation>有些模型要求您接受其条款。请登录，在{model_page}上接受条款，在{token_page}上创建具有读取权限的令牌，然后粘贴到此处。</translation>
  </message>
  <message>
   <source>the model page</source>
   <translation>模型页面</translation>
  </message>
  <message>
   <source>your token page</source>
   <translation>您的令牌页面</translation>
  </message>
  <message>
   <source>Paste the token: hf_…</source>
   <translation>粘贴令牌：hf_…</translation>
  </message>
  <message>
   <source>Looking for a keyring…</source>
   <translation>正在查找密钥环…</translation>
  </message>
  <message>
   <source>Use token</source>
   <translation>使用令牌</translation>
  </message>
  <message>
   <source>Remove it from this computer</source>
   <translation>将其从此计算机移除</translation>
  </message>
  <message>
   <source>Forget token</source>
   <translation>清除令牌</translation>
  </message>
  <message>
   <source>Access token for {host}</source>
   <translation>{host} 的访问令牌</translation>
  </message>
  <message>
   <source>The token is stored in the system keyring and sent to no other server.</source>
   <translation>令牌保存在系统密钥环中，不会发送到其他服务器。</translation>
  </message>
  <message>
   <source>No keyring found: the token is used in this session only and not stored.</source>
   <translation>未找到密钥环：令牌仅在此会话中使用，不会保存。</translation>
  </message>
  <message>
   <source>A token from {place} is in use; a new one replaces it.</source>
   <translation>正在使用来自{place}的令牌；新令牌将取代它。</translation>
  </message>
  <message>
   <source>Download models</source>
   <translation>下载模型</translation>
  </message>
  <message>
   <source>Back to your models</source>
   <translation>返回您的模型</translation>
  </message>
  <message>
   <source>← Back</source>
   <translation>← 返回</translation>
  </message>
  <message>
   <source>For models that require accepting terms</source>
   <translation>用于需要接受条款的模型</translation>
  </message>
  <message>
   <source>Access token…</source>
   <translation>访问令牌…</translation>
  </message>
  <message>
   <source>Search the hub, or paste owner/name</source>
   <translation>搜索 Hub，或粘贴 owner/name</translation>
  </message>
  <message>
   <source>Search the hub</source>
   <translation>搜索 Hub</translation>
  </message>
  <message>
   <source>Find GGUF models by name</source>
   <translation>按名称查找 GGUF 模型</translation>
  </message>
  <message>
   <source>Nothing is sent until you search or download. Then {host} sees your search or the model's name, and your IP address.</source>
   <translation>在您搜索或下载之前不会发送任何内容。之后 {host} 会看到您的搜索内容或模型名称，以及您的 IP 地址。</translation>
  </message>
  <message>
   <source>the hub</source>
   <translation>Hub</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/hub_browser.py" />
   <source>requires accepting terms</source>
   <translation>需要接受条款</translation>
  </message>
  <message>
   <source>{number} parameters</source>
   <translation>{number} 参数</translation>
  </message>
  <message>
   <source>likes: {number}</source>
   <translation>点赞：{number}</translation>
  </message>
  <message>
   <source>updated {month}</source>
   <translation>更新于 {month}</translation>
  </message>
  <message>
   <source>downloads: {number}</source>
   <translation>下载：{number}</translation>
  </message>
  <message>
   <source>downloaded</source>
   <translation>已下载</translation>
  </message>
  <message numerus="yes">
   <source>{count} parts</source>
   <extracomment>for 1: {count} part</extracomment>
   <translation>
    <numerusform>{count} 个部分</numerusform>
   </translation>
  </message>
  <message>
   <source>Draft: {model}. {reason}</source>
   <translation>草稿模型：{model}。{reason}</translation>
  </message>
  <message>
   <source>Needs about {size} of memory; this computer has {total}.</source>
   <translation>需要约 {size} 内存；此计算机共有 {total}。</translation>
  </message>
  <message>
   <source>{model} is already here: {program}, same name and size</source>
   <translation>{model} 已在此处：{program}，名称和大小相同</translation>
  </message>
  <message>
   <source>needs about {size} of memory</source>
   <translation>需要约 {size} 内存</translation>
  </message>
  <message>
   <source>licence of {model}: see its page</source>
   <translation>{model} 的许可：见其页面</translation>
  </message>
  <message>
   <source>{model} about {size}</source>
   <translation>{model} 约 {size}</translation>
  </message>
  <message>
   <source>Open its page on the hub in the browser</source>
   <translation>在浏览器中打开它在 Hub 上的页面</translation>
  </message>
  <message>
   <source>Model page</source>
   <translation>模型页面</translation>
  </message>
  <message>
   <source>Search results</source>
   <translation>搜索结果</translation>
  </message>
  <message>
   <source>Searching for “{words}”…</source>
   <translation>正在搜索“{words}”…</translation>
  </message>
  <message>
   <source>{size} of memory is free now</source>
   <translation>目前可用内存 {size}</translation>
  </message>
  <message>
   <source>{size} of memory is free now. The first pair suits this computer best.</source>
   <translation>现在有 {size} 内存可用。第一个模型对最适合这台电脑。</translation>
  </message>
  <message>
   <source>Ready-made pairs</source>
   <translation>现成的模型对</translation>
  </message>
  <message>
   <source>Loading files…</source>
   <translation>正在加载文件…</translation>
  </message>
  <message>
   <source>No GGUF models found for “{words}”. Try fewer or other words.</source>
   <translation>未找到与“{words}”匹配的 GGUF 模型。请尝试减少或更换搜索词。</translation>
  </message>
  <message>
   <source>This repository has no complete GGUF model with a checksum.</source>
   <translation>此仓库没有带校验和的完整 GGUF 模型。</translation>
  </message>
  <message>
   <source>Download {size}</source>
   <translation>下载 {size}</translation>
  </message>
  <message>
   <source>Memory: {free} of {total} free</source>
   <translation>内存：可用 {free}，共 {total}</translation>
  </message>
  <message>
   <source>Download anyway</source>
   <translation>仍要下载</translation>
  </message>
  <message>
   <source>Download {size}; the details are checked with the hub first</source>
   <translation>下载 {size}；会先询问 Hub</translation>
  </message>
  <message>
   <source>Choose this pair</source>
   <translation>选择此模型对</translation>
  </message>
  <message>
   <source>Files of other programs were matched by name and size; their checksums were not computed</source>
   <translation>其他程序的文件按名称和大小匹配；未计算其校验和</translation>
  </message>
  <message>
   <source>See the downloads below</source>
   <translation>见下方的下载</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_choice.py" />
   <source>{name}: {problem}</source>
   <translation>{name}：{problem}</translation>
  </message>
  <message>
   <source>Choose a model first</source>
   <translation>请先选择模型</translation>
  </message>
  <message>
   <source>{name} cannot answer: {why}</source>
   <translation>{name} 不能回答：{why}</translation>
  </message>
  <message>
   <source>{name} cannot draft: {why}</source>
   <translation>{name} 不能起草：{why}</translation>
  </message>
  <message>
   <source>Waiting for the server's list of models</source>
   <translation>正在等待服务器的模型列表</translation>
  </message>
  <message>
   <source>The server did not respond. Try again, or edit its address.</source>
   <translation>服务器没有应答。请重试，或编辑其地址。</translation>
  </message>
  <message>
   <source>The server offers no models</source>
   <translation>服务器未提供任何模型</translation>
  </message>
  <message>
   <source>Comparing it with the other models…</source>
   <translation>正在与其他模型比较…</translation>
  </message>
  <message>
   <source>No model here can draft for it. Small models of its family can.</source>
   <translation>此处没有模型能为它起草。同系列的小模型可以。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_picker.py" />
   <source>This needs more memory than is free: your system may freeze, or close Foretoken. Choose a shorter context or a smaller model, or press “Load anyway”.</source>
   <translation>这需要的内存超过可用内存：您的系统可能会失去响应，或关闭 Foretoken。请选择较短的上下文或较小的模型，或点击“仍要加载”。</translation>
  </message>
  <message>
   <source>Find and download more models</source>
   <translation>查找并下载更多模型</translation>
  </message>
  <message>
   <source>Add  ▾</source>
   <translation>添加  ▾</translation>
  </message>
  <message>
   <source>Add model files, folders and servers</source>
   <translation>添加模型文件、文件夹和服务器</translation>
  </message>
  <message>
   <source>Search models</source>
   <translation>搜索模型</translation>
  </message>
  <message>
   <source>Search models and presets</source>
   <translation>搜索模型和预设</translation>
  </message>
  <message>
   <source>Filter the list; just start typing</source>
   <translation>筛选列表；直接输入即可</translation>
  </message>
  <message>
   <source>My pairs</source>
   <translation>我的模型对</translation>
  </message>
  <message>
   <source>Servers</source>
   <translation>服务器</translation>
  </message>
  <message>
   <source>Models</source>
   <translation>模型</translation>
  </message>
  <message>
   <source>Not for chatting</source>
   <translation>不用于对话</translation>
  </message>
  <message>
   <source>Broken</source>
   <comment>models</comment>
   <translation>已损坏</translation>
  </message>
  <message>
   <source>Target models</source>
   <translation>目标模型列表</translation>
  </message>
  <message>
   <source>Can draft</source>
   <translation>能起草</translation>
  </message>
  <message>
   <source>Cannot draft</source>
   <translation>不能起草</translation>
  </message>
  <message>
   <source>Draft models</source>
   <translation>草稿模型列表</translation>
  </message>
  <message>
   <source>Target: the model that answers</source>
   <translation>目标模型：给出回答的模型</translation>
  </message>
  <message>
   <source>Draft: the small model that guesses ahead</source>
   <translation>草稿模型：先行一步的小模型</translation>
  </message>
  <message>
   <source>No model matches your search</source>
   <translation>没有与搜索匹配的模型</translation>
  </message>
  <message>
   <source>Loading…</source>
   <translation>正在加载…</translation>
  </message>
  <message>
   <source>Connecting…</source>
   <translation>正在连接…</translation>
  </message>
  <message>
   <source>Connect</source>
   <translation>连接</translation>
  </message>
  <message>
   <source>Your system may freeze, or close Foretoken</source>
   <translation>您的系统可能会失去响应，或关闭 Foretoken</translation>
  </message>
  <message>
   <source>Measure for 20 seconds how much faster drafting makes this pair</source>
   <translation>用 20 秒测量起草使此模型对加快多少</translation>
  </message>
  <message>
   <source>Drafting on a server cannot be measured here</source>
   <translation>服务器上的起草无法在此测量</translation>
  </message>
  <message numerus="yes">
   <source>{count} models found</source>
   <extracomment>for 1: {count} model found</extracomment>
   <translation>
    <numerusform>找到 {count} 个模型</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Searching… {count} models</source>
   <extracomment>for 1: Searching… {count} model</extracomment>
   <translation>
    <numerusform>正在搜索… {count} 个模型</numerusform>
   </translation>
  </message>
  <message>
   <source>No other models found. Download some, or add a file or folder.</source>
   <translation>未找到其他模型。请下载一些，或添加文件或文件夹。</translation>
  </message>
  <message>
   <source>{folder}: {reason}</source>
   <translation>{folder}：{reason}</translation>
  </message>
  <message>
   <source>Test the pair to see what this draft gains.</source>
   <translation>测试此模型对，即可了解此草稿模型的收益。</translation>
  </message>
  <message>
   <source>GGUF models (*.gguf)</source>
   <translation>GGUF 模型 (*.gguf)</translation>
  </message>
  <message>
   <source>Open a model</source>
   <translation>打开模型</translation>
  </message>
  <message>
   <source>Moved {name} to the trash.</source>
   <translation>已将 {name} 移到回收站。</translation>
  </message>
  <message>
   <source>You can restore it from there.</source>
   <translation>您可以从那里恢复它。</translation>
  </message>
  <message>
   <source>Contacting {host}…</source>
   <translation>正在连接 {host}…</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/model_rows.py" />
   <source>reported for every step</source>
   <translation>每一步都报告</translation>
  </message>
  <message>
   <source>reported for all answers together</source>
   <translation>将所有回答合并报告</translation>
  </message>
  <message>
   <source>reported for every answer</source>
   <translation>每个回答都报告</translation>
  </message>
  <message>
   <source>not reported</source>
   <translation>未报告</translation>
  </message>
  <message>
   <source>contacting…</source>
   <comment>a server</comment>
   <translation>正在询问…</translation>
  </message>
  <message numerus="yes">
   <source>{count} models</source>
   <extracomment>for 1: {count} model</extracomment>
   <translation>
    <numerusform>{count} 个模型</numerusform>
   </translation>
  </message>
  <message>
   <source>not loaded</source>
   <translation>未加载</translation>
  </message>
  <message>
   <source>reasoning</source>
   <translation>推理</translation>
  </message>
  <message>
   <source>in use</source>
   <translation>使用中</translation>
  </message>
  <message>
   <source>Drafting: off</source>
   <translation>起草：关</translation>
  </message>
  <message>
   <source>Drafting: {value}</source>
   <translation>起草：{value}</translation>
  </message>
  <message>
   <source>context {length}</source>
   <translation>上下文 {length}</translation>
  </message>
  <message>
   <source>trained for a context of {length}</source>
   <translation>训练上下文为 {length}</translation>
  </message>
  <message>
   <source>context unknown</source>
   <translation>上下文未知</translation>
  </message>
  <message>
   <source>base model, no chat format</source>
   <translation>基础模型，无对话格式</translation>
  </message>
  <message>
   <source>image or audio projector</source>
   <translation>图像或音频投影器</translation>
  </message>
  <message>
   <source>embedding model</source>
   <translation>嵌入模型</translation>
  </message>
  <message>
   <source>adapter for another model</source>
   <translation>其他模型的适配器</translation>
  </message>
  <message>
   <source>not a text model</source>
   <translation>不是文本模型</translation>
  </message>
  <message>
   <source>cannot be read</source>
   <translation>无法读取</translation>
  </message>
  <message>
   <source>The model file is missing. Reinstall Foretoken.</source>
   <translation>模型文件已丢失。请重新安装 Foretoken。</translation>
  </message>
  <message>
   <source>{problem}.</source>
   <translation>{problem}。</translation>
  </message>
  <message>
   <source>preset</source>
   <translation>预设</translation>
  </message>
  <message>
   <source>default context</source>
   <translation>默认上下文</translation>
  </message>
  <message>
   <source>cache {kind}</source>
   <translation>缓存 {kind}</translation>
  </message>
  <message>
   <source>Drafts copy earlier text of the chat. Good for rewriting, code and summaries.</source>
   <translation>草稿复制对话先前的文本。适合改写、代码和摘要。</translation>
  </message>
  <message>
   <source>No draft model: prompt lookup</source>
   <translation>无草稿模型：提示词查找</translation>
  </message>
  <message>
   <source>A head for multi-token prediction (MTP) that comes with the target.</source>
   <translation>目标模型附带的多 token 预测（MTP）头。</translation>
  </message>
  <message>
   <source>untested; no cost per draft</source>
   <translation>未测试；起草没有开销</translation>
  </message>
  <message>
   <source>cannot draft: {why}</source>
   <translation>不能起草：{why}</translation>
  </message>
  <message>
   <source>too slow to help: {cost}</source>
   <translation>过慢，没有帮助：{cost}</translation>
  </message>
  <message>
   <source>untested; different vocabulary, can draft {share} % of the text, {speedup}x at best</source>
   <translation>未测试；词表不同，可草拟 {share} % 的文本，最多 {speedup}x</translation>
  </message>
  <message>
   <source>untested; {cost}</source>
   <translation>未测试；{cost}</translation>
  </message>
  <message>
   <source>costs about {percent} % of a target pass</source>
   <translation>开销约为一次目标模型前向计算的 {percent}%</translation>
  </message>
  <message>
   <source>does not fit</source>
   <translation>不匹配</translation>
  </message>
  <message>
   <source>not measured: {why}</source>
   <translation>未测量：{why}</translation>
  </message>
  <message>
   <source>measured {speedup}x here: no gain</source>
   <translation>在此实测 {speedup}x：没有收益</translation>
  </message>
  <message>
   <source>measured {speedup}x the speed here</source>
   <translation>在此实测速度为 {speedup} 倍</translation>
  </message>
  <message>
   <source>Presets (*.json)</source>
   <translation>预设 (*.json)</translation>
  </message>
  <message>
   <source>No recent pairs</source>
   <translation>没有最近的模型对</translation>
  </message>
  <message>
   <source>Look for models in</source>
   <comment>the title of a choice of folders</comment>
   <translation>选择查找模型的文件夹</translation>
  </message>
  <message>
   <source>Stop looking in {folder}</source>
   <translation>停止在 {folder} 中查找</translation>
  </message>
  <message>
   <source>Model file…</source>
   <translation>模型文件…</translation>
  </message>
  <message>
   <source>Server…</source>
   <translation>服务器…</translation>
  </message>
  <message>
   <source>Folder…</source>
   <translation>文件夹…</translation>
  </message>
  <message>
   <source>No file manager was found. The model is at {path}</source>
   <translation>未找到文件管理器。模型位于 {path}</translation>
  </message>
  <message>
   <source>Reset to defaults</source>
   <translation>重置为默认值</translation>
  </message>
  <message>
   <source>Remove from this list</source>
   <translation>从此列表移除</translation>
  </message>
  <message>
   <source>Use as target</source>
   <translation>用作目标模型</translation>
  </message>
  <message>
   <source>Use as draft</source>
   <translation>用作草稿模型</translation>
  </message>
  <message>
   <source>New chat with this model</source>
   <translation>用此模型开始新对话</translation>
  </message>
  <message>
   <source>Copy path</source>
   <translation>复制路径</translation>
  </message>
  <message>
   <source>Move to trash</source>
   <translation>移到回收站</translation>
  </message>
  <message>
   <source>Import presets…</source>
   <translation>导入预设…</translation>
  </message>
  <message>
   <source>Export all presets…</source>
   <translation>导出所有预设…</translation>
  </message>
  <message>
   <source>Rename…</source>
   <translation>重命名…</translation>
  </message>
  <message>
   <source>Duplicate</source>
   <translation>创建副本</translation>
  </message>
  <message>
   <source>Replace with current choice</source>
   <translation>替换为当前选择</translation>
  </message>
  <message>
   <source>Import presets</source>
   <translation>导入预设</translation>
  </message>
  <message>
   <source>Export presets</source>
   <translation>导出预设</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/models_controller.py" />
   <source>The chat template of {model} does not work. You can use a plain chat format instead; answers may be worse.</source>
   <translation>{model} 的对话模板不可用。您可以改用简单对话格式；回答质量可能下降。</translation>
  </message>
  <message>
   <source>Use plain format</source>
   <translation>使用简单格式</translation>
  </message>
  <message>
   <source>Completion mode: {model} continues what you write.</source>
   <translation>补全模式：{model} 会续写您输入的内容。</translation>
  </message>
  <message>
   <source>Chat instead</source>
   <translation>改为对话</translation>
  </message>
  <message>
   <source>{model} is a base model: it only continues text.</source>
   <translation>{model} 是基础模型：它只会续写文本。</translation>
  </message>
  <message>
   <source>Use completion mode</source>
   <translation>使用补全模式</translation>
  </message>
  <message>
   <source>{model} uses the plain chat format because its template failed.</source>
   <translation>{model} 使用简单对话格式，因为它的模板失败了。</translation>
  </message>
  <message>
   <source>Use its own template</source>
   <translation>使用它自己的模板</translation>
  </message>
  <message>
   <source>{name} does not stop. Its memory stays in use until it ends or you close Foretoken.</source>
   <translation>{name} 没有停止。在它结束或您关闭 Foretoken 之前，其内存仍被占用。</translation>
  </message>
  <message>
   <source>Continue without it</source>
   <translation>不再等待，继续</translation>
  </message>
  <message>
   <source>{name} was not loaded: Foretoken closed unexpectedly the last time it was used. The built-in pair is used instead.</source>
   <translation>未加载 {name}：上次使用它时 Foretoken 意外关闭。现改用内置模型对。</translation>
  </message>
  <message>
   <source>Load other models</source>
   <translation>加载其他模型</translation>
  </message>
  <message>
   <source>An answer is still being written.</source>
   <translation>仍有一个回答正在写出。</translation>
  </message>
  <message>
   <source>Stop and load</source>
   <translation>停止并加载</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/models/server_pane.py" />
   <source>Connect to a server</source>
   <translation>连接到服务器</translation>
  </message>
  <message>
   <source>Edit server</source>
   <translation>编辑服务器</translation>
  </message>
  <message>
   <source>Any OpenAI-compatible server: llama-server, vLLM, SGLang, LM Studio, Ollama and others. Chats with its models are sent only there.</source>
   <translation>任何兼容 OpenAI 的服务器：llama-server、vLLM、SGLang、LM Studio、Ollama 等。与其模型的对话只发送到那里。</translation>
  </message>
  <message>
   <source>Optional; defaults to its address</source>
   <translation>可选；否则使用其地址</translation>
  </message>
  <message>
   <source>Plain HTTP to another computer: others on the network can read and change your chats and the key. Use an HTTPS address or an SSH tunnel instead.</source>
   <translation>以普通 HTTP 连接另一台计算机：网络上的其他人可以读取和更改您的对话和密钥。请改用 https 地址或 SSH 隧道。</translation>
  </message>
  <message>
   <source>Send my chats unencrypted</source>
   <translation>不加密发送我的对话</translation>
  </message>
  <message>
   <source>Add</source>
   <translation>添加</translation>
  </message>
  <message>
   <source>Forget key</source>
   <translation>清除密钥</translation>
  </message>
  <message>
   <source>Address</source>
   <translation>地址</translation>
  </message>
  <message>
   <source>API key</source>
   <translation>API 密钥</translation>
  </message>
  <message>
   <source>A key is stored; leave empty to keep it</source>
   <translation>已保存密钥；留空即可保留</translation>
  </message>
  <message>
   <source>If the server requires one</source>
   <translation>如果服务器需要</translation>
  </message>
  <message>
   <source>Keys are stored in the system keyring and sent to no other server.</source>
   <translation>密钥保存在系统密钥环中，不会发送到其他服务器。</translation>
  </message>
  <message>
   <source>No keyring found: a key is used in this session only and not stored.</source>
   <translation>未找到密钥环：密钥仅在此会话中使用，不会保存。</translation>
  </message>
  <message>
   <source>Models of the server</source>
   <translation>服务器的模型</translation>
  </message>
  <message>
   <source>Refresh</source>
   <translation>刷新</translation>
  </message>
  <message>
   <source>Ask the server for its models again</source>
   <translation>再次向服务器查询其模型</translation>
  </message>
  <message>
   <source>Edit…</source>
   <translation>编辑…</translation>
  </message>
  <message>
   <source>Edit its address, key or name</source>
   <translation>编辑其地址、密钥或名称</translation>
  </message>
  <message>
   <source>Remove this server and its key</source>
   <translation>移除此服务器及其密钥</translation>
  </message>
  <message>
   <source>Models of {server}</source>
   <translation>{server} 的模型</translation>
  </message>
  <message>
   <source>Requesting its models…</source>
   <translation>正在查询其模型…</translation>
  </message>
  <message>
   <source>Runs on this computer. What it stores of your chats is up to the server.</source>
   <translation>在此计算机上运行。它保存您对话中的哪些内容由服务器决定。</translation>
  </message>
  <message>
   <source>Messages, files and the system prompt are sent to {host}.</source>
   <translation>消息、文件和系统提示词会发送到 {host}。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/attachment_row.py" />
   <source>Attachment {name}, {note}</source>
   <translation>附件 {name}，{note}</translation>
  </message>
  <message>
   <source>Click to view the text</source>
   <translation>点击可查看文本</translation>
  </message>
  <message>
   <source>Remove {name}</source>
   <translation>移除 {name}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/choice_box.py" />
   <source>{name}: </source>
   <comment>before a value</comment>
   <translation>{name}： </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/dialogs.py" />
   <source>Copy all</source>
   <translation>全部复制</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/explained.py" />
   <source>Step</source>
   <translation>步骤</translation>
  </message>
  <message>
   <source>KV cache</source>
   <translation>KV 缓存</translation>
  </message>
  <message>
   <source>The unit in which a model reads and writes: a word, part of a word, or a punctuation mark.</source>
   <translation>模型读写的单位：一个词、词的一部分或一个标点符号。</translation>
  </message>
  <message>
   <source>The large model whose answer you want. Drafting does not change what it says.</source>
   <translation>由这个大模型给出您想要的回答。起草不改变它所说的内容。</translation>
  </message>
  <message>
   <source>Tokens that are proposed to the target, by a small model or a head, or copied from earlier text.</source>
   <translation>提给目标模型的词元，来自小模型或头，或复制自之前的文字。</translation>
  </message>
  <message>
   <source>One round of writing: some tokens are drafted, the target checks them in a single pass, keeps those that it agrees with, and adds one of its own.</source>
   <translation>写出的一轮：先起草若干 token，目标模型在一次前向计算中检查它们，保留自己认同的，再加上自己的一个 token。</translation>
  </message>
  <message>
   <source>How many tokens are drafted in each step. Adaptive: as many as pay off, measured on this computer, or none.</source>
   <translation>每一步起草多少个 token。自适应：划算多少就起草多少，按此计算机上的实测决定，也可能不起草。</translation>
  </message>
  <message>
   <source>The share of drafted tokens that the target keeps. The higher it is, the more drafting helps; it is higher for predictable text.</source>
   <translation>目标模型保留的草稿 token 所占的比例。比例越高，起草的帮助越大；可预测的文本比例更高。</translation>
  </message>
  <message>
   <source>Drafting without a draft model: what followed the same words earlier in the chat, or in earlier texts, is copied.</source>
   <translation>不用草稿模型的起草：复制对话中或先前文本中相同文字之后的内容。</translation>
  </message>
  <message>
   <source>How many tokens the model can see at once: the chat so far, attached files, and the answer.</source>
   <translation>模型一次能够看到多少个 token：到目前为止的对话、附加的文件和回答。</translation>
  </message>
  <message>
   <source>What the model has computed for the tokens that it has read, so that it does not have to read them again. It grows with the context and takes memory.</source>
   <translation>模型对已读 token 的计算结果，使其不必重新读取。它随上下文增长，并占用内存。</translation>
  </message>
  <message>
   <source>The target writes alone, one token per pass. Drafting is compared with this.</source>
   <translation>目标模型单独写出，每次前向计算一个 token。起草与此比较。</translation>
  </message>
  <message>
   <source>How many times as fast as plain decoding, measured on this computer in the same session.</source>
   <translation>速度是普通解码的多少倍，在此计算机的同一会话中测得。</translation>
  </message>
  <message>
   <source>How the next token is picked from those that the model considers likely: always the most likely one, or at random within limits that you set.</source>
   <translation>如何从模型认为可能的 token 中选取下一个：总取可能性最大的一个，或在您设定的限度内随机选取。</translation>
  </message>
  <message>
   <source>How random the picks are: 0 always picks the most likely token, higher values pick unlikely ones more often.</source>
   <translation>选取的随机程度：为 0 时总取可能性最大的 token，值越高，越常取可能性小的 token。</translation>
  </message>
  <message>
   <source>{word}: {meaning}</source>
   <comment>in a glossary</comment>
   <translation>{word}：{meaning}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/files.py" />
   <source>{name} is not a model file.</source>
   <translation>{name} 不是模型文件。</translation>
  </message>
  <message>
   <source>Drop a model file (.gguf) here.</source>
   <translation>请将模型文件 (.gguf) 拖放到此处。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/forms.py" />
   <source>In progress; remaining time unknown</source>
   <translation>进行中；剩余时间未知</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/message_editor.py" />
   <source>This text has a line that is too long to edit here.</source>
   <translation>此文本中有一行过长，无法在此编辑。</translation>
  </message>
  <message>
   <source>Images cannot be attached: these models read only text. Describe the image instead.</source>
   <translation>无法附加图片：这些模型只读取文本。请改为描述图片。</translation>
  </message>
  <message>
   <source>Write a message…</source>
   <translation>输入消息…</translation>
  </message>
  <message>
   <source>Message</source>
   <translation>消息</translation>
  </message>
  <message>
   <source>Enter sends, Shift+Enter starts a new line</source>
   <translation>按 Enter 发送，按 Shift+Enter 换行</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/parts/notices.py" />
   <source>Error: {text}</source>
   <translation>错误：{text}</translation>
  </message>
  <message>
   <source>Notice: {text}</source>
   <translation>提示：{text}</translation>
  </message>
  <message>
   <source>Close this notice</source>
   <translation>关闭此提示</translation>
  </message>
  <message>
   <source>Undo: {text}</source>
   <translation>撤销：{text}</translation>
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
   <translation>必须是{limits}。</translation>
  </message>
  <message>
   <source>Reset: {title}</source>
   <translation>重置：{title}</translation>
  </message>
  <message>
   <source>Changed</source>
   <translation>已更改</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/reading/reading_text.py" />
   <source>Copy code</source>
   <translation>复制代码</translation>
  </message>
  <message>
   <source>Copy {language} code</source>
   <translation>复制 {language} 代码</translation>
  </message>
  <message>
   <source>Open link…</source>
   <translation>打开链接…</translation>
  </message>
  <message>
   <source>Copy link</source>
   <translation>复制链接</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_controller.py" />
   <source>There is no answer yet.</source>
   <translation>尚无回答。</translation>
  </message>
  <message>
   <source>This answer is still being written.</source>
   <translation>此回答仍在写出中。</translation>
  </message>
  <message>
   <source>Replay an answer from a file</source>
   <translation>从文件回放回答</translation>
  </message>
  <message>
   <source>Which answer?</source>
   <translation>哪个回答？</translation>
  </message>
  <message>
   <source>Without a question</source>
   <translation>没有问题</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_dialog.py" />
   <source>even pace, times not recorded</source>
   <translation>匀速，用时未记录</translation>
  </message>
  <message>
   <source>{speed} · Foretoken</source>
   <comment>below an animation</comment>
   <translation>{speed} · Foretoken</translation>
  </message>
  <message>
   <source>Record an animation</source>
   <translation>录制动画</translation>
  </message>
  <message>
   <source>Format</source>
   <translation>格式</translation>
  </message>
  <message>
   <source>Size</source>
   <translation>尺寸</translation>
  </message>
  <message>
   <source>Speed</source>
   <comment>of a replay</comment>
   <translation>速度</translation>
  </message>
  <message>
   <source>Recording</source>
   <translation>录制中</translation>
  </message>
  <message>
   <source>Choose file…</source>
   <translation>选择文件…</translation>
  </message>
  <message numerus="yes">
   <source>{seconds} s, {count} frames</source>
   <extracomment>for 1: {seconds} s, {count} frame</extracomment>
   <translation>
    <numerusform>{seconds} 秒，{count} 帧</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>Saved {file}: {size} MB, {seconds} s, {count} frames.</source>
   <extracomment>for 1: Saved {file}: {size} MB, {seconds} s, {count} frame.</extracomment>
   <translation>
    <numerusform>已保存 {file}：{size} MB，{seconds} 秒，{count} 帧。</numerusform>
   </translation>
  </message>
  <message>
   <source>Replay</source>
   <translation>回放</translation>
  </message>
  <message>
   <source>Playback speed; 1x is as it was written</source>
   <translation>播放速度；1x 为写出时的速度</translation>
  </message>
  <message>
   <source>Record…</source>
   <translation>录制…</translation>
  </message>
  <message>
   <source>Save it as an animation: GIF or WebP</source>
   <translation>将其保存为动画：GIF 或 WebP</translation>
  </message>
  <message>
   <source>token {tokens} of {all_tokens}, step {steps} of {all_steps}</source>
   <comment>of a replay</comment>
   <translation>token {tokens} / {all_tokens}，步骤 {steps} / {all_steps}</translation>
  </message>
  <message>
   <source>Pause</source>
   <comment>a replay</comment>
   <translation>暂停</translation>
  </message>
  <message>
   <source>Play</source>
   <comment>a replay</comment>
   <translation>播放</translation>
  </message>
  <message>
   <source>Time</source>
   <comment>of a replay</comment>
   <translation>时间</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/replay/replay_stage.py" />
   <source>{time} of {whole} s</source>
   <comment>seconds of a replay</comment>
   <translation>{time} / {whole} 秒</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/settings/settings_dialog.py" />
   <source>Settings</source>
   <translation>设置</translation>
  </message>
  <message>
   <source>Sections</source>
   <translation>分区</translation>
  </message>
  <message>
   <source>No settings match “{words}”.</source>
   <translation>没有与“{words}”匹配的设置。</translation>
  </message>
  <message>
   <source>{title}: {value}</source>
   <translation>{title}：{value}</translation>
  </message>
  <message numerus="yes">
   <source>{count} settings were reset.</source>
   <extracomment>for 1: {count} setting was reset.</extracomment>
   <translation>
    <numerusform>已重置 {count} 项设置。</numerusform>
   </translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/export_dialog.py" />
   <source>File type</source>
   <translation>文件类型</translation>
  </message>
  <message>
   <source>With token colours</source>
   <translation>带 token 颜色</translation>
  </message>
  <message>
   <source>Show which model each token came from, and a legend</source>
   <translation>显示每个 token 来自哪个模型，并附图例</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/paper.py" />
   <source>Cannot print: the printer or the file is not ready.</source>
   <translation>无法打印：打印机或文件未就绪。</translation>
  </message>
  <message>
   <source>Chats are not being saved.</source>
   <translation>对话目前不会保存。</translation>
  </message>
  <message>
   <source>Not all pages could be written: {why}.</source>
   <translation>未能写出全部页面：{why}。</translation>
  </message>
  <message>
   <source>Not all pages could be written.</source>
   <translation>未能写出全部页面。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sharing/sharing_controller.py" />
   <source>This chat is empty</source>
   <translation>此对话为空</translation>
  </message>
  <message>
   <source>Export this chat</source>
   <translation>导出此对话</translation>
  </message>
  <message>
   <source>Export this answer</source>
   <translation>导出此回答</translation>
  </message>
  <message>
   <source>Export this message</source>
   <translation>导出此消息</translation>
  </message>
  <message>
   <source>Export the chats in “{folder}”</source>
   <translation>导出“{folder}”中的对话</translation>
  </message>
  <message>
   <source>Export “{title}”</source>
   <translation>导出“{title}”</translation>
  </message>
  <message numerus="yes">
   <source>Export {count} chats</source>
   <extracomment>for 1: Export {count} chat</extracomment>
   <translation>
    <numerusform>导出 {count} 个对话</numerusform>
   </translation>
  </message>
  <message>
   <source>Export all chats</source>
   <translation>导出所有对话</translation>
  </message>
  <message>
   <source>Import chats</source>
   <translation>导入对话</translation>
  </message>
  <message>
   <source>Importing chats…</source>
   <translation>正在导入对话…</translation>
  </message>
  <message>
   <source>Print this chat</source>
   <translation>打印此对话</translation>
  </message>
  <message>
   <source>This chat is empty.</source>
   <translation>此对话为空。</translation>
  </message>
  <message>
   <source>Exporting…</source>
   <translation>正在导出…</translation>
  </message>
  <message numerus="yes">
   <source>Exported {count} chats to {file}.</source>
   <extracomment>for 1: Exported {count} chat to {file}.</extracomment>
   <translation>
    <numerusform>已将 {count} 个对话导出到 {file}。</numerusform>
   </translation>
  </message>
  <message>
   <source>Printing…</source>
   <translation>正在打印…</translation>
  </message>
  <message>
   <source>Sent to the printer.</source>
   <translation>已发送到打印机。</translation>
  </message>
  <message>
   <source>Import undone.</source>
   <translation>已撤销导入。</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats were kept because they have new messages.</source>
   <extracomment>for 1: {count} chat was kept because it has new messages.</extracomment>
   <translation>
    <numerusform>{count} 个对话会保留，因为其中在此之后有新的发言。</numerusform>
   </translation>
  </message>
  <message>
   <source>{doing} {done}</source>
   <translation>{doing} {done}</translation>
  </message>
  <message>
   <source>{doing} {done} of {total}</source>
   <translation>{doing} {done} / {total}</translation>
  </message>
  <message>
   <source>Cancelled. Nothing was changed.</source>
   <translation>已取消。未作任何更改。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar.py" />
   <source>Conversations</source>
   <translation>对话列表</translation>
  </message>
  <message>
   <source>Temporary chat, new folder</source>
   <translation>临时对话、新建文件夹</translation>
  </message>
  <message>
   <source>More: temporary chat, new folder</source>
   <translation>更多：临时对话、新建文件夹</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>搜索</translation>
  </message>
  <message>
   <source>Back to all chats</source>
   <translation>返回所有对话</translation>
  </message>
  <message>
   <source>←  Archived</source>
   <translation>←  已归档</translation>
  </message>
  <message>
   <source>Archived</source>
   <translation>已归档</translation>
  </message>
  <message>
   <source>Chats are not being saved. They will be lost when you close the window.</source>
   <translation>对话未保存：关闭窗口后将会丢失。</translation>
  </message>
  <message numerus="yes">
   <source>{count} results</source>
   <extracomment>for 1: {count} result</extracomment>
   <translation>
    <numerusform>{count} 个结果</numerusform>
   </translation>
  </message>
  <message>
   <source>No chat contains these words.</source>
   <translation>没有包含这些文字的对话。</translation>
  </message>
  <message numerus="yes">
   <source>First {count} results</source>
   <extracomment>for 1: First {count} result</extracomment>
   <translation>
    <numerusform>前 {count} 个结果</numerusform>
   </translation>
  </message>
  <message>
   <source>No archived chats.</source>
   <translation>没有已归档的内容。</translation>
  </message>
  <message>
   <source>Your chats appear here.</source>
   <translation>您的对话会显示在此处。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_controller.py" />
   <source>Chats are not being saved</source>
   <translation>对话目前不会保存</translation>
  </message>
  <message>
   <source>No archived chats</source>
   <translation>没有已归档的内容</translation>
  </message>
  <message>
   <source>Discarded the temporary chat.</source>
   <translation>已丢弃临时对话。</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>丢弃</translation>
  </message>
  <message>
   <source>Unpin</source>
   <translation>取消置顶</translation>
  </message>
  <message>
   <source>Pin</source>
   <translation>置顶</translation>
  </message>
  <message>
   <source>Move to folder</source>
   <translation>移到文件夹</translation>
  </message>
  <message>
   <source>Unarchive</source>
   <translation>取消归档</translation>
  </message>
  <message>
   <source>Archive</source>
   <translation>归档</translation>
  </message>
  <message numerus="yes">
   <source>Delete {count} chats</source>
   <extracomment>for 1: Delete {count} chat</extracomment>
   <translation>
    <numerusform>删除 {count} 个对话</numerusform>
   </translation>
  </message>
  <message>
   <source>Remove from folder</source>
   <translation>移出文件夹</translation>
  </message>
  <message>
   <source>Collapse</source>
   <translation>折叠</translation>
  </message>
  <message>
   <source>Expand</source>
   <translation>展开</translation>
  </message>
  <message>
   <source>Export chats in folder…</source>
   <translation>导出文件夹中的对话…</translation>
  </message>
  <message>
   <source>Delete folder, keep its chats</source>
   <translation>删除文件夹，保留其中的对话</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/sidebar/sidebar_rows.py" />
   <source>Folder {name}</source>
   <translation>文件夹 {name}</translation>
  </message>
  <message>
   <source>Temporary chat {title}</source>
   <translation>临时对话 {title}</translation>
  </message>
  <message>
   <source>Not saved</source>
   <comment>a chat</comment>
   <translation>未保存</translation>
  </message>
  <message numerus="yes">
   <source>{count} messages</source>
   <extracomment>for 1: {count} message</extracomment>
   <translation>
    <numerusform>{count} 条消息</numerusform>
   </translation>
  </message>
  <message>
   <source>archived</source>
   <comment>a chat</comment>
   <translation>已归档</translation>
  </message>
  <message>
   <source>Folder name</source>
   <translation>文件夹名称</translation>
  </message>
  <message>
   <source>Chat title</source>
   <translation>对话标题</translation>
  </message>
  <message>
   <source>empty</source>
   <comment>a folder</comment>
   <translation>空</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/start/single_instance.py" />
   <source>Foretoken is already running but does not respond. This second window can neither show nor save your chats. End the other process, then start Foretoken again.</source>
   <translation>Foretoken 已在运行，但没有响应。这第二个窗口既不能显示也不能保存您的对话。请结束另一个进程，然后重新启动 Foretoken。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/statistics/statistics_dialog.py" />
   <source>No answers</source>
   <translation>没有回答</translation>
  </message>
  <message>
   <source>From drafts</source>
   <translation>来自草稿</translation>
  </message>
  <message>
   <source>Tokens that were drafted and accepted</source>
   <translation>起草并被接受的 token</translation>
  </message>
  <message>
   <source>Tokens per second of decoding, without the prompt</source>
   <translation>每秒解码的 token 数，不含提示词</translation>
  </message>
  <message>
   <source>Over the answers with drafts for which plain decoding was measured</source>
   <translation>基于有草稿且测得普通解码速度的回答</translation>
  </message>
  <message>
   <source>Share of drafted tokens that the target accepted</source>
   <translation>草稿 token 中被目标模型接受的比例</translation>
  </message>
  <message>
   <source>Time saved</source>
   <translation>节省的时间</translation>
  </message>
  <message>
   <source>Compared with plain decoding, where it was measured</source>
   <translation>与普通解码相比，以已测得的为限</translation>
  </message>
  <message>
   <source>Between tokens</source>
   <translation>token 间隔</translation>
  </message>
  <message>
   <source>Median time between tokens as they arrive</source>
   <translation>token 到达间隔时间的中位数</translation>
  </message>
  <message>
   <source>Period</source>
   <translation>期间</translation>
  </message>
  <message numerus="yes">
   <source>Last {count} days</source>
   <extracomment>for 1: Last {count} day</extracomment>
   <translation>
    <numerusform>最近 {count} 天</numerusform>
   </translation>
  </message>
  <message>
   <source>All time</source>
   <translation>全部时间</translation>
  </message>
  <message>
   <source>from drafts</source>
   <translation>来自草稿</translation>
  </message>
  <message>
   <source>from the target</source>
   <translation>来自目标模型</translation>
  </message>
  <message>
   <source>Time</source>
   <translation>时间</translation>
  </message>
  <message>
   <source>Error</source>
   <translation>错误</translation>
  </message>
  <message>
   <source>Details</source>
   <translation>详情</translation>
  </message>
  <message>
   <source>By model</source>
   <translation>按模型</translation>
  </message>
  <message>
   <source>By date</source>
   <translation>按日期</translation>
  </message>
  <message>
   <source>Errors</source>
   <translation>错误</translation>
  </message>
  <message>
   <source>Includes temporary chats and the command line. Only figures and model names are kept, and only on this computer.</source>
   <translation>包括临时对话和命令行。只保存数据和模型名称，且仅保存在此计算机上。</translation>
  </message>
  <message>
   <source>Save the figures of this period as CSV or JSON</source>
   <translation>将此期间的数据保存为 CSV 或 JSON</translation>
  </message>
  <message>
   <source>Delete…</source>
   <translation>删除…</translation>
  </message>
  <message>
   <source>Delete all statistics and start over</source>
   <translation>删除所有统计并重新开始</translation>
  </message>
  <message>
   <source>Delete all statistics?</source>
   <translation>删除所有统计？</translation>
  </message>
  <message>
   <source>All figures and errors are deleted, and counting starts over. Your chats keep their own figures. This cannot be undone; use Export… to keep a copy.</source>
   <translation>将删除所有数据和错误，并重新开始计数。您的对话会保留其自身的数据。此操作无法撤销；使用 导出… 可保留一份副本。</translation>
  </message>
  <message>
   <source>Could not read or save the statistics: {why}.</source>
   <translation>无法读取或保存统计数据：{why}。</translation>
  </message>
  <message>
   <source>No statistics yet. They start with your first answer.</source>
   <translation>尚无统计。统计从您的第一个回答开始。</translation>
  </message>
  <message>
   <source>No answers in this period.</source>
   <translation>此期间没有回答。</translation>
  </message>
  <message>
   <source>since {day}</source>
   <translation>自 {day} 起</translation>
  </message>
  <message>
   <source>Some earlier figures are missing: their file was damaged.</source>
   <translation>部分较早的数据缺失：其文件已损坏。</translation>
  </message>
  <message>
   <source>Errors ({count})</source>
   <translation>错误（{count}）</translation>
  </message>
  <message>
   <source>No errors in this period.</source>
   <translation>此期间没有错误。</translation>
  </message>
  <message>
   <source>From drafts: {drafted}
From the target: {own}
Prompt tokens read: {read}
Prompt tokens reused: {reused}</source>
   <translation>来自草稿：{drafted}
来自目标模型：{own}
已读取的提示词 token：{read}
重用的提示词 token：{reused}</translation>
  </message>
  <message>
   <source>Nothing was drafted.</source>
   <translation>没有起草。</translation>
  </message>
  <message>
   <source>No answer with drafts has a measured plain speed to compare with.</source>
   <translation>有草稿的回答均未测得可供比较的普通解码速度。</translation>
  </message>
  <message>
   <source>{saved} ({speedup})</source>
   <translation>{saved}（{speedup}）</translation>
  </message>
  <message>
   <source>answers</source>
   <comment>behind their number</comment>
   <translation>个回答</translation>
  </message>
  <message>
   <source>tokens written</source>
   <translation>个已写出的 token</translation>
  </message>
  <message>
   <source>of drafted tokens accepted</source>
   <translation>草稿 token 被接受</translation>
  </message>
  <message>
   <source>{first} to {last}</source>
   <translation>{first} 至 {last}</translation>
  </message>
  <message>
   <source>speedup {speedup}</source>
   <translation>加速比 {speedup}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/activity.py" />
   <source>No model</source>
   <translation>无模型</translation>
  </message>
  <message>
   <source>server on this computer</source>
   <translation>此计算机上的服务器</translation>
  </message>
  <message>
   <source>sent to {host}</source>
   <translation>发送到 {host}</translation>
  </message>
  <message>
   <source>connecting to {host}</source>
   <translation>正在连接 {host}</translation>
  </message>
  <message>
   <source>loading {share} %</source>
   <translation>正在加载 {share}%</translation>
  </message>
  <message>
   <source>no model loaded</source>
   <translation>未加载任何模型</translation>
  </message>
  <message>
   <source>measuring this computer…</source>
   <translation>正在测量此计算机…</translation>
  </message>
  <message>
   <source>drafting off</source>
   <translation>起草已关闭</translation>
  </message>
  <message>
   <source>drafting paused: {reason}</source>
   <translation>起草已暂停：{reason}</translation>
  </message>
  <message>
   <source>{activity}; {more}</source>
   <translation>{activity}；{more}</translation>
  </message>
  <message>
   <source>{activity}; draft off: {reason}</source>
   <translation>{activity}；草稿关：{reason}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/conversation_controller.py" />
   <source>Nothing was deleted</source>
   <translation>没有删除任何内容</translation>
  </message>
  <message>
   <source>Send this chat to {name}?</source>
   <translation>将此对话发送到 {name}？</translation>
  </message>
  <message>
   <source>This chat has not been sent to {host} yet. Your message is sent with everything before it: all questions and answers of this branch, attached files and the system prompt.</source>
   <translation>此对话尚未发送到 {host}。您的消息会连同此前的所有内容一起发送：此分支的所有问题和回答、附加的文件以及系统提示词。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/drop_overlay.py" />
   <source>Attach to the message</source>
   <translation>附加到消息</translation>
  </message>
  <message numerus="yes">
   <source>and {count} more</source>
   <extracomment>for 1: and {count} more</extracomment>
   <translation>
    <numerusform>以及另外 {count} 个</numerusform>
   </translation>
  </message>
  <message>
   <source>Choose as a model</source>
   <translation>选作模型</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/main_window.py" />
   <source>Stop: {what}</source>
   <translation>停止：{what}</translation>
  </message>
  <message>
   <source>{chat} - {product}</source>
   <comment>a window</comment>
   <translation>{chat} - {product}</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/notifications.py" />
   <source>Stop answer</source>
   <translation>停止当前回答</translation>
  </message>
  <message>
   <source>Show Foretoken</source>
   <translation>显示 Foretoken</translation>
  </message>
  <message>
   <source>The answer could not be completed.</source>
   <translation>回答未能完成。</translation>
  </message>
  <message>
   <source>The answer is ready.</source>
   <translation>回答已完成。</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/top_bar.py" />
   <source>Adaptive: draft only where it saves time</source>
   <translation>自适应：仅在节省时间时起草</translation>
  </message>
  <message numerus="yes">
   <source>Always draft {count} tokens</source>
   <extracomment>for 1: Always draft {count} token</extracomment>
   <translation>
    <numerusform>始终起草 {count} 个 token</numerusform>
   </translation>
  </message>
  <message>
   <source>Off: no drafting</source>
   <translation>关闭：不起草</translation>
  </message>
  <message>
   <source>Models: {pair}</source>
   <translation>模型：{pair}</translation>
  </message>
  <message>
   <source>Right-click for recent pairs</source>
   <translation>右键点击可查看最近的模型对</translation>
  </message>
  <message>
   <source>Engine: {activity}</source>
   <translation>引擎：{activity}</translation>
  </message>
  <message>
   <source>Click to change drafting</source>
   <translation>点击可更改起草方式</translation>
  </message>
  <message>
   <location filename="app/foretoken/ui/window/welcome_controller.py" />
   <source>Tell me a story about a lighthouse keeper.</source>
   <translation>给我讲一个灯塔看守人的故事。</translation>
  </message>
  <message>
   <source>How do tides work? Explain it to a curious ten-year-old.</source>
   <translation>潮汐是怎么形成的？请讲给一个好奇的十岁孩子听。</translation>
  </message>
  <message>
   <source>Write a Python function that finds the longest word in a text.</source>
   <translation>写一个 Python 函数，找出文本中最长的单词。</translation>
  </message>
  <message>
   <source>See how a small model speeds up a large one</source>
   <translation>看看小模型如何为大模型加速</translation>
  </message>
  <message>
   <source>The small model guesses the next words, and the large one checks them all at once. Colours show which guesses were right.</source>
   <translation>小模型猜测接下来的词，大模型一次检查全部。颜色显示哪些猜测是对的。</translation>
  </message>
  <message>
   <source>Without a small model, words are guessed from earlier text. Colours show which guesses were right.</source>
   <translation>没有小模型时，根据先前的文本猜测词语。颜色显示哪些猜测是对的。</translation>
  </message>
  <message>
   <source>Chat with {model}</source>
   <translation>与 {model} 对话</translation>
  </message>
  <message>
   <source>Answers come from a server: what you write here is sent to it.</source>
   <translation>回答来自服务器：您在此输入的内容会发送给它。</translation>
  </message>
  <message>
   <source>This chat is not saved. It will be lost when you close the window.</source>
   <translation>此对话不会保存。关闭窗口后即消失。</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/answers.py" />
   <source>{name} is an image, and the models here read only text. Describe what matters in it instead.</source>
   <translation>{name} 是图片。此处的模型只读取文本：请用文字写出需要让模型知道的内容。</translation>
  </message>
  <message>
   <source>{name} is an audio or video recording, and the models here read only text. Attach a transcript instead.</source>
   <translation>{name} 是音频或视频。此处的模型只读取文本：请附加文字稿。</translation>
  </message>
  <message>
   <source>{name} is an archive. Unpack it and attach the files that matter.</source>
   <translation>{name} 是压缩包。请解压后附加需要的文件。</translation>
  </message>
  <message>
   <source>{name} is an office document. Save it as a PDF or as plain text, and attach that.</source>
   <translation>{name} 是办公文档。请另存为 PDF 或纯文本后再附加。</translation>
  </message>
  <message>
   <source>{name} is a model, not a text. To use it, open Models (Ctrl+O).</source>
   <translation>{name} 是模型，不是文本。请在“模型”(Ctrl+O) 中选择它。</translation>
  </message>
  <message>
   <source>{name} is not a text file. Text files of any kind and PDFs can be attached.</source>
   <translation>{name} 不是文本文件。可以附加任意类型的文本文件和 PDF。</translation>
  </message>
  <message>
   <source>{name} is a folder. Attach files from it instead.</source>
   <translation>{name} 是文件夹。请附加其中需要的文件。</translation>
  </message>
  <message>
   <source>{name} is a pipe. Attach a regular file.</source>
   <translation>{name} 是管道。请附加普通文件。</translation>
  </message>
  <message>
   <source>{name} is a socket. Attach a regular file.</source>
   <translation>{name} 是套接字。请附加普通文件。</translation>
  </message>
  <message>
   <source>{name} is a device. Attach a regular file.</source>
   <translation>{name} 是设备。请附加普通文件。</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}. Attach another file.</source>
   <translation>{name} 无法读取：{reason}。请附加其他文件。</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}. Check the file, or attach a copy of it.</source>
   <translation>{name} 无法读取：{reason}。请检查该文件，或附加它的副本。</translation>
  </message>
  <message>
   <source>{name} cannot be read because of an unexpected error ({error}). Attach a copy of it as plain text.</source>
   <translation>{name} 无法读取：发生了意外错误（{error}）。请附加它的纯文本副本。</translation>
  </message>
  <message>
   <source>{name} is empty: there is nothing to attach.</source>
   <translation>{name} 是空的：没有可附加的内容。</translation>
  </message>
  <message>
   <source>{name} is {size}; the limit is {most}, which is more than the context of a model can hold. Attach only the part that matters.</source>
   <translation>{name} 的大小为 {size}，最多可附加 {most}：已超过模型上下文的容量。请截取需要的部分再附加。</translation>
  </message>
  <message numerus="yes">
   <source>A message can have up to {most} files, so {count} were left out. Combine some of them.</source>
   <extracomment>for 1: A message can have up to {most} files, so {count} was left out. Combine some of them.</extracomment>
   <translation>
    <numerusform>一条消息最多可有 {most} 个文件：略去了 {count} 个。请将其中一些合并为一个。</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} was left out: the files of a message can contain up to {size} of text in total. Send it with another message.</source>
   <translation>已略去 {name}：一条消息的文件总共可含 {size} 文本。请随另一条消息发送它。</translation>
  </message>
  <message>
   <source>No recent files</source>
   <translation>没有最近的文件</translation>
  </message>
  <message>
   <source>{name} takes too long to read. It may be damaged or malicious.</source>
   <translation>{name} 读取时间过长。文件可能已损坏或含有恶意内容。</translation>
  </message>
  <message>
   <source>{name} needs too much memory to read. It may be damaged or malicious.</source>
   <translation>读取 {name} 占用内存过多。文件可能已损坏或含有恶意内容。</translation>
  </message>
  <message>
   <source>{name} cannot be read: the process that reads it crashed.</source>
   <translation>{name} 无法读取：读取它的进程崩溃了。</translation>
  </message>
  <message>
   <source>{name} cannot be read: the process that reads it could not be started ({reason}).</source>
   <translation>{name} 无法读取：无法为其启动进程（{reason}）。</translation>
  </message>
  <message>
   <source>{name} is protected by a password.</source>
   <translation>{name} 受密码保护。</translation>
  </message>
  <message>
   <source>{name} contains no text, only images, such as scanned pages.</source>
   <translation>{name} 中没有文本，只有图片，例如扫描件。</translation>
  </message>
  <message>
   <source>{name} changed while it was being attached.</source>
   <translation>{name} 在附加期间发生了变化。</translation>
  </message>
  <message>
   <source>{name} uses a kind of encryption that is not supported.</source>
   <translation>{name} 的加密方式在此无法读取。</translation>
  </message>
  <message>
   <source>{name} is damaged or in an unsupported format.</source>
   <translation>{name} 已损坏，或属于无法读取的类型。</translation>
  </message>
  <message>
   <source>{name} cannot be read ({reason}).</source>
   <translation>{name} 无法读取（{reason}）。</translation>
  </message>
  <message numerus="yes">
   <source>{name} has {count} pages; the limit is {most}.</source>
   <extracomment>for 1: {name} has {count} page; the limit is {most}.</extracomment>
   <translation>
    <numerusform>{name} 有 {count} 页，最多可读取 {most} 页。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{name} has more than {count} characters of text.</source>
   <extracomment>for 1: {name} has more than {count} character of text.</extracomment>
   <translation>
    <numerusform>{name} 的文本超过 {count} 个字符。</numerusform>
   </translation>
  </message>
  <message>
   <source>Copy the relevant text into the message, or attach another version of the file.</source>
   <translation>请将需要的文本复制到消息中，或附加该文件的其他版本。</translation>
  </message>
  <message numerus="yes">
   <source>The prompt has {count} tokens, which leaves no room for an answer: the model's context holds {context}.</source>
   <extracomment>for 1: The prompt has {count} token, which leaves no room for an answer: the model's context holds {context}.</extracomment>
   <translation>
    <numerusform>提示词有 {count} 个 token，没有为回答留下空间：模型的上下文容量为 {context}。</numerusform>
   </translation>
  </message>
  <message>
   <source>Start a new chat, or allow old turns to be left out.</source>
   <translation>请开始新对话，或让较早的轮次移出上下文。</translation>
  </message>
  <message>
   <source>Load the model with a longer context.</source>
   <translation>请以更长的上下文加载模型。</translation>
  </message>
  <message>
   <source>Shorten the message, or load the model with a longer context.</source>
   <translation>请缩短消息，或以更长的上下文加载模型。</translation>
  </message>
  <message>
   <source>Shorten the message or the system prompt, or load the model with a longer context.</source>
   <translation>请缩短消息或系统提示词，或以更长的上下文加载模型。</translation>
  </message>
  <message>
   <source>The context is too short for the questions.</source>
   <translation>上下文过短，容不下这些问题。</translation>
  </message>
  <message>
   <source>The prompt of this answer cannot be rebuilt: the system prompt, an earlier message or a template setting has changed.</source>
   <translation>无法重建此回答的提示词：系统提示词、某条先前的消息或模板的某项设置已更改。</translation>
  </message>
  <message numerus="yes">
   <source>This model's chat template has {count} characters; the limit is {most}.</source>
   <extracomment>for 1: This model's chat template has {count} character; the limit is {most}.</extracomment>
   <translation>
    <numerusform>此模型的对话模板有 {count} 个字符，而模板最多允许 {most} 个字符。</numerusform>
   </translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it did not finish within {seconds} s.</source>
   <translation>此模型的对话模板无法结束：运行 {seconds} 秒后已被停止。</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it used too much memory.</source>
   <translation>此模型的对话模板占用内存过多：已被停止。</translation>
  </message>
  <message>
   <source>This model's chat template crashed the process that renders it.</source>
   <translation>此模型的对话模板使渲染它的进程崩溃。</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: its output exceeds the model's context.</source>
   <translation>此模型的对话模板写出的内容超过模型上下文的容量：已被停止。</translation>
  </message>
  <message>
   <source>This model's chat template was stopped: it calls itself too often.</source>
   <translation>此模型的对话模板调用自身的次数过多：已被停止。</translation>
  </message>
  <message>
   <source>Use the plain chat format instead, or choose another model.</source>
   <translation>请改用简单对话格式，或选择其他模型。</translation>
  </message>
  <message>
   <source>The model's chat template is not valid: {reason}.</source>
   <translation>该模型的对话模板无效：{reason}。</translation>
  </message>
  <message>
   <source>The model's chat template cannot render this conversation: {reason}</source>
   <translation>该模型的对话模板无法渲染此对话：{reason}</translation>
  </message>
  <message>
   <source>The process that renders chat templates cannot be started: {reason}. Close other programs, or restart Foretoken.</source>
   <translation>无法启动渲染对话模板的进程：{reason}。请关闭其他程序，或重新启动 Foretoken。</translation>
  </message>
  <message>
   <source>They are still being saved.</source>
   <translation>偏好设置仍在写入中。</translation>
  </message>
  <message>
   <source>it contains no preferences</source>
   <translation>其中没有偏好设置</translation>
  </message>
  <message>
   <source>Your preferences cannot be read: {why}. Until {path} can be used, changes last only until you close this window.</source>
   <translation>无法读取您的偏好设置：{why}。在 {path} 可用之前，您的更改只在此窗口打开期间有效。</translation>
  </message>
  <message>
   <source>Your preferences could not be read: {why}. Foretoken starts with the defaults; the file is kept as {name} in {folder}.</source>
   <translation>无法读取您的偏好设置：{why}。Foretoken 以其默认设置开始；该文件已在 {folder} 中保留为 {name}。</translation>
  </message>
  <message>
   <source>Enter a name.</source>
   <translation>需要一个名称。</translation>
  </message>
  <message>
   <source>A style named “{name}” already exists.</source>
   <translation>已有名为“{name}”的方案。</translation>
  </message>
  <message numerus="yes">
   <source>You already have {count} styles; delete one first.</source>
   <extracomment>for 1: You already have {count} style; delete one first.</extracomment>
   <translation>
    <numerusform>已有 {count} 个方案；请先删除一个。</numerusform>
   </translation>
  </message>
  <message>
   <source>The server decides what is left out when the context is full</source>
   <translation>上下文已满时略去什么由服务器决定</translation>
  </message>
  <message>
   <source>Not sent to this kind of server</source>
   <translation>不会告知此类服务器</translation>
  </message>
  <message>
   <source>No model is loaded</source>
   <translation>未加载模型</translation>
  </message>
  <message>
   <source>No model is loaded. Choose one first.</source>
   <translation>未加载模型。请先选择一个。</translation>
  </message>
  <message>
   <source>The model runs on a server. This requires a model that runs in Foretoken.</source>
   <translation>模型运行在服务器上。此功能需要在 Foretoken 中运行的模型。</translation>
  </message>
  <message>
   <source>This server cannot continue an answer</source>
   <translation>此服务器无法继续回答</translation>
  </message>
  <message>
   <source>model cannot roll back</source>
   <translation>模型无法回退</translation>
  </message>
  <message>
   <source>The model did not stop and was abandoned. Choose another one.</source>
   <translation>模型没有停止，已被放弃。请选择其他模型。</translation>
  </message>
  <message>
   <source>The model did not stop, so this answer was cut off.</source>
   <translation>模型没有停止，因此放弃了此回答，保留其现状。</translation>
  </message>
  <message>
   <source>The graphics card is out of memory. {reason}</source>
   <translation>显卡没有足够的空间容纳。{reason}</translation>
  </message>
  <message>
   <source>The graphics card or its driver failed: {reason}. The text written so far is kept.</source>
   <translation>显卡或其驱动程序失败：{reason}。到目前为止写出的内容仍在。</translation>
  </message>
  <message>
   <source>llama.cpp failed: {reason}. The text written so far is kept. Load the model again, or choose another one.</source>
   <translation>llama.cpp 失败：{reason}。到目前为止写出的内容仍在。请重新加载模型，或选择其他模型。</translation>
  </message>
  <message>
   <source>The answer failed. Queued messages were moved back to the message field.</source>
   <translation>回答失败。排队的消息已放回输入框。</translation>
  </message>
  <message>
   <source>The answer was stopped. Queued messages were moved back to the message field.</source>
   <translation>回答已停止。排队的消息已放回输入框。</translation>
  </message>
  <message>
   <source>The model was not loaded. Queued messages were moved back to the message field.</source>
   <translation>模型未加载。排队的消息已放回输入框。</translation>
  </message>
  <message>
   <source>This answer is empty.</source>
   <translation>此回答中没有写出任何内容。</translation>
  </message>
  <message>
   <source>Only the text of this answer was saved, not its tokens.</source>
   <translation>此回答只保存了文本，没有保存其 token 的产生过程。</translation>
  </message>
  <message>
   <source>A server wrote this answer. Its probabilities are not known.</source>
   <translation>此回答由服务器写出。其概率未知。</translation>
  </message>
  <message>
   <source>The settings of this answer were not recorded, so no candidates are shown.</source>
   <translation>此回答的设置未记录，因此不显示候选 token。</translation>
  </message>
  <message>
   <source>The prompt length was not recorded, so no candidates are shown.</source>
   <translation>提示词长度未记录，因此不显示候选 token。</translation>
  </message>
  <message>
   <source>Load {model}, which wrote this answer, to see the candidates.</source>
   <translation>加载写出此回答的 {model}，即可查看候选 token。</translation>
  </message>
  <message>
   <source>Candidates can be found when the answer is complete.</source>
   <translation>回答完成后即可查找候选 token。</translation>
  </message>
  <message>
   <source>An unexpected error occurred ({error}).</source>
   <translation>发生了意外错误（{error}）。</translation>
  </message>
  <message>
   <source>An unexpected error occurred: {what}.</source>
   <translation>发生了意外错误：{what}。</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/chats.py" />
   <source>The chats cannot be saved: {cause} {remedy} Until then, new messages are kept only while Foretoken is open.</source>
   <translation>无法保存对话：{cause}{remedy}在此之前，新消息仅在 Foretoken 打开期间保留。</translation>
  </message>
  <message>
   <source>The backup cannot be saved: {cause} {remedy}</source>
   <translation>无法保存备份：{cause}{remedy}</translation>
  </message>
  <message>
   <source>the disk is full.</source>
   <translation>磁盘已满。</translation>
  </message>
  <message>
   <source>Free up some space.</source>
   <translation>请在其中释放一些空间。</translation>
  </message>
  <message>
   <source>another program has locked the file {name}.</source>
   <translation>另一个程序锁定了文件 {name}。</translation>
  </message>
  <message>
   <source>Close that program.</source>
   <translation>请关闭该程序。</translation>
  </message>
  <message>
   <source>the folder {folder} is not writable.</source>
   <translation>文件夹 {folder} 不可写入。</translation>
  </message>
  <message>
   <source>Change its permissions.</source>
   <translation>请更改其权限。</translation>
  </message>
  <message>
   <source>the disk that holds {folder} is read-only.</source>
   <translation>{folder} 所在的磁盘是只读的。</translation>
  </message>
  <message>
   <source>Make it writable.</source>
   <translation>请将其设为可写。</translation>
  </message>
  <message>
   <source>{name} in {folder} cannot be used: {reason}.</source>
   <translation>未使用 {folder} 中的 {name}，因为{reason}。</translation>
  </message>
  <message>
   <source>Replace it with a regular file.</source>
   <translation>请在其位置放一个普通文件。</translation>
  </message>
  <message>
   <source>the disk that holds {folder} reports an error ({reason}).</source>
   <translation>{folder} 所在的磁盘报告错误（{reason}）。</translation>
  </message>
  <message>
   <source>Check the disk.</source>
   <translation>请检查该磁盘。</translation>
  </message>
  <message>
   <source>{reason}.</source>
   <translation>{reason}。</translation>
  </message>
  <message>
   <source>Check the folder {folder}.</source>
   <translation>请检查文件夹 {folder}。</translation>
  </message>
  <message>
   <source>This cannot be saved, because what it belongs to no longer exists ({reason}). Copy it if you need it, and continue in a new chat.</source>
   <translation>无法保存，因为其所属的内容已不存在（{reason}）。如有需要，请将其复制，然后在新对话中继续。</translation>
  </message>
  <message>
   <source>The search index is damaged. Restart Foretoken to repair it.</source>
   <translation>搜索索引已损坏。请重新启动 Foretoken 以修复它。</translation>
  </message>
  <message>
   <source>Your chat file is damaged. Restart Foretoken to repair it.</source>
   <translation>您的对话文件已损坏。请重新启动 Foretoken 以修复它。</translation>
  </message>
  <message>
   <source>SQLite reported an error: {reason}.</source>
   <translation>SQLite 无法执行此操作：{reason}。</translation>
  </message>
  <message>
   <source>The file contains no chats.</source>
   <translation>该文件中没有对话。</translation>
  </message>
  <message>
   <source>These chats were saved by a newer version of Foretoken (format {version}; this version reads up to {newest}), so they were not opened. Install the newer version. Until then, chats are kept only while Foretoken is open.</source>
   <translation>这些对话由较新版本的 Foretoken 保存（格式 {version}；此版本最高可读取 {newest}），因此不作改动。请安装较新的版本。在此之前，对话仅在 Foretoken 打开期间保留。</translation>
  </message>
  <message>
   <source>Your chats are in use by another instance of Foretoken, so they are neither shown nor saved here. Close the other instance and restart this one.</source>
   <translation>另一个 Foretoken 正在使用这些对话，因此此处既不显示也不保存它们。请关闭另一个，然后重新启动这一个。</translation>
  </message>
  <message>
   <source>Not everything could be deleted: {reason} ({file}). Close other programs that use these files, and try again.</source>
   <translation>未能全部删除：{reason}（{file}）。请关闭使用这些文件的其他程序，然后重试。</translation>
  </message>
  <message>
   <source>Chats are not being saved, so none can be read or imported.</source>
   <translation>对话目前不会保存，因此无法读取或导入对话。</translation>
  </message>
  <message>
   <source>The chats cannot be saved because of an unexpected error ({error}). They stay available in this window until you close it.</source>
   <translation>无法保存对话：发生了意外错误（{error}）。它们在此窗口中继续，直到窗口关闭。</translation>
  </message>
  <message>
   <source>Your chat file was missing, empty or damaged.</source>
   <translation>您的对话文件丢失、为空或已损坏。</translation>
  </message>
  <message>
   <source>It was replaced with the backup from {time}.</source>
   <translation>已由 {time} 的备份取代。</translation>
  </message>
  <message>
   <source>There was no backup yet.</source>
   <translation>当时尚无备份。</translation>
  </message>
  <message numerus="yes">
   <source>{count} messages were recovered from the damaged file.</source>
   <extracomment>for 1: {count} message was recovered from the damaged file.</extracomment>
   <translation>
    <numerusform>已从损坏的文件中恢复 {count} 条消息。</numerusform>
   </translation>
  </message>
  <message>
   <source>The damaged file is kept as {name} in the same folder.</source>
   <translation>损坏的文件以 {name} 为名保留在同一文件夹中。</translation>
  </message>
  <message>
   <source>Backups cannot be saved in the folder that contains the chats themselves. Choose another folder.</source>
   <translation>备份无法保存在那里，因为该文件夹存放着对话本身。请选择其他文件夹。</translation>
  </message>
  <message>
   <source>No backup was made, because your chat file is damaged. Restart Foretoken to repair it.</source>
   <translation>未创建备份，因为您的对话文件已损坏。请重新启动 Foretoken 以修复它。</translation>
  </message>
  <message>
   <source>The backup {name} takes too long to read. It may be damaged or malicious.</source>
   <translation>备份 {name} 读取时间过长。它可能已损坏或含有恶意内容。</translation>
  </message>
  <message>
   <source>{name} is not a backup of Foretoken's chats.</source>
   <translation>{name} 不是 Foretoken 对话的备份。</translation>
  </message>
  <message>
   <source>The backup {name} is damaged.</source>
   <translation>备份 {name} 已损坏。</translation>
  </message>
  <message>
   <source>The backup {name} cannot be read: {reason}.</source>
   <translation>备份 {name} 无法读取：{reason}。</translation>
  </message>
  <message>
   <source>Nothing was changed. Choose another file.</source>
   <translation>未作任何更改。请选择其他文件。</translation>
  </message>
  <message>
   <source>There are no chats to export.</source>
   <translation>没有可导出的对话。</translation>
  </message>
  <message>
   <source>{file} cannot be written: {reason}. Nothing was changed. Choose another location.</source>
   <translation>{file} 无法写入：{reason}。未作任何更改。请选择其他位置。</translation>
  </message>
  <message>
   <source>No answer in {name} was saved with its tokens, so there is nothing to replay. Foretoken's own JSON export includes them.</source>
   <translation>{name} 中没有连同 token 一起保存的回答，因此都无法回放。Foretoken 自己的 JSON 导出文件中含有 token。</translation>
  </message>
  <message>
   <source>{name} cannot be read: {reason}.</source>
   <translation>{name} 无法读取：{reason}。</translation>
  </message>
  <message>
   <source>{name} is a folder. Choose files in it instead.</source>
   <translation>{name} 是文件夹。请选择其中的文件。</translation>
  </message>
  <message>
   <source>{name} cannot be unpacked: it is damaged or protected by a password. Unpack it yourself and choose the file conversations.json.</source>
   <translation>{name} 无法解压：文件已损坏，或受密码保护。请解压后选择文件 conversations.json。</translation>
  </message>
  <message>
   <source>{name} contains no conversations. A ChatGPT export contains a file named conversations.json.</source>
   <translation>{name} 中没有对话：其中应有文件 conversations.json，如同 ChatGPT 的导出文件。</translation>
  </message>
  <message>
   <source>{name} contains no chats.</source>
   <translation>{name} 中没有对话。</translation>
  </message>
  <message numerus="yes">
   <source>{name} contains more than {count} chats. Split it and import the parts.</source>
   <extracomment>for 1: {name} contains more than {count} chat. Split it and import the parts.</extracomment>
   <translation>
    <numerusform>{name} 包含的对话超过 {count} 个。请分批导入。</numerusform>
   </translation>
  </message>
  <message>
   <source>{name} cannot be imported: {reason}. Foretoken reads its own JSON, ChatGPT's export and the conversations of LM Studio.</source>
   <translation>{name} 无法导入：{reason}。Foretoken 可读取自己的 JSON、ChatGPT 的导出文件和 LM Studio 的对话。</translation>
  </message>
  <message>
   <source>its list contains something other than conversations</source>
   <translation>其列表含有对话以外的内容</translation>
  </message>
  <message>
   <source>it unpacks to more than {size}</source>
   <translation>解压后超过 {size}</translation>
  </message>
  <message>
   <source>it contains no conversations in a known format</source>
   <translation>其中没有已知类型的对话</translation>
  </message>
  <message>
   <source>None of the chats can be imported: {reason}</source>
   <translation>这些对话都无法导入：{reason}</translation>
  </message>
  <message numerus="yes">
   <source>{count} chats could not be read.</source>
   <extracomment>for 1: {count} chat could not be read.</extracomment>
   <translation>
    <numerusform>{count} 个对话无法读取。</numerusform>
   </translation>
  </message>
  <message>
   <source>It was written by a newer version of Foretoken or modified afterwards. Install the newer version to import it.</source>
   <translation>它由较新的 Foretoken 写入，或之后被更改过。请安装较新的版本以导入它。</translation>
  </message>
  <message>
   <source>the conversation</source>
   <translation>对话</translation>
  </message>
  <message>
   <source>{what}: message {number}: {problem}</source>
   <translation>{what}：第 {number} 条消息：{problem}</translation>
  </message>
  <message>
   <source>it has an invalid ID</source>
   <translation>其中有一个 ID 不可用作 ID</translation>
  </message>
  <message>
   <source>it does not follow an earlier message, or it repeats an ID</source>
   <translation>它不接在任何更早的消息之后，或重复了某个标识</translation>
  </message>
  <message>
   <source>{what}: it ends at an unknown message</source>
   <translation>{what}：其末尾不是其中的任何一条消息</translation>
  </message>
  <message>
   <source>it has no messages</source>
   <translation>其中没有任何发言</translation>
  </message>
  <message numerus="yes">
   <source>it has more than {count} messages</source>
   <extracomment>for 1: it has more than {count} message</extracomment>
   <translation>
    <numerusform>其中的消息超过 {count} 条</numerusform>
   </translation>
  </message>
  <message>
   <source>its messages reply to each other in a loop</source>
   <translation>其中的节点循环应答自身</translation>
  </message>
  <message>
   <source>message {number} is not a message</source>
   <translation>消息 {number} 不是消息</translation>
  </message>
  <message>
   <source>The draft failed</source>
   <translation>草稿模型失败</translation>
  </message>
  <message>
   <source>Verification failed</source>
   <translation>核验失败</translation>
  </message>
  <message>
   <source>The target failed</source>
   <translation>目标模型失败</translation>
  </message>
  <message>
   <source>The context was full</source>
   <translation>上下文已满</translation>
  </message>
  <message>
   <source>The step limit was reached</source>
   <translation>已达到步数上限</translation>
  </message>
  <message>
   <source>A model could not be loaded</source>
   <translation>无法加载某个模型</translation>
  </message>
  <message>
   <source>Out of memory</source>
   <translation>内存已满</translation>
  </message>
  <message>
   <source>The chat template failed</source>
   <translation>对话模板失败</translation>
  </message>
  <message>
   <source>The prompt could not be built</source>
   <translation>无法生成提示词</translation>
  </message>
  <message>
   <source>The graphics card failed</source>
   <translation>显卡失败</translation>
  </message>
  <message>
   <source>The model did not stop</source>
   <translation>模型没有停止</translation>
  </message>
  <message>
   <source>A server did not respond as expected</source>
   <translation>某个服务器未正常应答</translation>
  </message>
  <message>
   <source>An unexpected error occurred</source>
   <translation>发生了意外错误</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/engine.py" />
   <source>{file} is a folder. Choose a .gguf file in it.</source>
   <translation>{file} 是文件夹。请选择其中的 .gguf 文件。</translation>
  </message>
  <message>
   <source>{file} does not exist. Check the name or choose another file.</source>
   <translation>{file} 不存在。请检查名称，或选择其他文件。</translation>
  </message>
  <message>
   <source>{file} cannot be read: {reason}.</source>
   <translation>{file} 无法读取：{reason}。</translation>
  </message>
  <message>
   <source>{file} is empty. Models for Foretoken are .gguf files.</source>
   <translation>{file} 是空的。Foretoken 的模型是 .gguf 文件。</translation>
  </message>
  <message>
   <source>{file} is not a GGUF file. Models for Foretoken are .gguf files.</source>
   <translation>{file} 不是 GGUF 文件。Foretoken 的模型是 .gguf 文件。</translation>
  </message>
  <message>
   <source>llama.cpp cannot load {file}: {reason}.</source>
   <translation>llama.cpp 无法加载 {file}：{reason}。</translation>
  </message>
  <message>
   <source>{file} cannot be used for chat: {reason}. Choose a text model.</source>
   <translation>{file} 不能对话：{reason}。请选择文本模型。</translation>
  </message>
  <message>
   <source>it is a draft head for one specific model</source>
   <translation>它是为某个特定模型起草的预测头</translation>
  </message>
  <message>
   <source>it is an encoder-decoder model</source>
   <translation>它是编码器-解码器模型</translation>
  </message>
  <message>
   <source>it computes embeddings, not text</source>
   <translation>它计算的是嵌入，不是文本</translation>
  </message>
  <message>
   <source>it is a diffusion model, which does not write from left to right</source>
   <translation>它是扩散模型，不按从左到右的顺序写出文本</translation>
  </message>
  <message numerus="yes">
   <source>llama.cpp cannot create a context of {count} tokens for {file}: {reason}.</source>
   <extracomment>for 1: llama.cpp cannot create a context of {count} token for {file}: {reason}.</extracomment>
   <translation>
    <numerusform>llama.cpp 无法为 {file} 创建 {count} 个 token 的上下文：{reason}。</numerusform>
   </translation>
  </message>
  <message>
   <source>no reason was given</source>
   <translation>未给出原因</translation>
  </message>
  <message>
   <source>The GPU {name} was not found, nor any other GPU.</source>
   <translation>此处没有名为 {name} 的 GPU，也没有其他 GPU。</translation>
  </message>
  <message>
   <source>The GPU {name} was not found. Available: {known}.</source>
   <translation>此处没有名为 {name} 的 GPU。现有 {known}。</translation>
  </message>
  <message>
   <source>{file} was not loaded: the system ended its trial run, most likely because memory ran out. Close other programs or choose a smaller model.</source>
   <translation>未加载 {file}：系统结束了它的试加载，很可能是因为内存耗尽。请关闭其他程序，或选择较小的模型。</translation>
  </message>
  <message>
   <source>{file} was not loaded, because it makes llama.cpp crash. The file is damaged or not supported by this version.</source>
   <translation>{file} 使 llama.cpp 崩溃，因此未加载：文件已损坏，或属于此版本未知的类型。</translation>
  </message>
  <message>
   <source>{file} was not loaded: its trial run did not finish within {seconds} seconds. The file may be damaged, or the disk very slow. Try again, or choose another file.</source>
   <translation>未加载 {file}：它的试加载没有响应，{seconds} 秒后被结束。文件可能已损坏，或磁盘很慢。请再试一次，或选择其他文件。</translation>
  </message>
  <message>
   <source>The file is damaged: its tokenizer produces tokens that are not in the vocabulary. Download it again, or choose another file.</source>
   <translation>分词器给出了词表中没有的 token：文件已损坏。请重新获取，或选择其他文件。</translation>
  </message>
  <message>
   <source>The memory that {file} needs could not be measured within {seconds} seconds. Try again, or choose another file.</source>
   <translation>过了 {seconds} 秒仍不知道 {file} 需要多少内存。请重试，或选择其他文件。</translation>
  </message>
  <message>
   <source>The memory that {file} needs could not be measured, because llama.cpp crashed. The file is damaged or not supported by this version.</source>
   <translation>无法得知 {file} 需要多少内存：llama.cpp 处理它时崩溃。文件已损坏，或属于此版本未知的类型。</translation>
  </message>
  <message>
   <source>{file} cannot draft: {why}.</source>
   <translation>{file} 无法起草：{why}。</translation>
  </message>
  <message>
   <source>Drafting is not possible: {reason}.</source>
   <translation>没有可用的草稿：{reason}。</translation>
  </message>
  <message>
   <source>no draft model is chosen</source>
   <translation>未选择草稿模型</translation>
  </message>
  <message>
   <source>this kind of DFlash head is not supported yet</source>
   <translation>尚不支持这种 DFlash 头</translation>
  </message>
  <message>
   <source>its file does not name a mask token</source>
   <translation>其文件没有指定掩码词元</translation>
  </message>
  <message>
   <source>its file has no valid block size</source>
   <translation>其文件没有给出可用的块大小</translation>
  </message>
  <message>
   <source>made for Gemma 4, not {family}</source>
   <translation>为 Gemma 4 制作，而不是 {family}</translation>
  </message>
  <message>
   <source>llama.cpp does not expose the hidden states of {family}</source>
   <translation>llama.cpp 不提供 {family} 的内部状态</translation>
  </message>
  <message>
   <source>made for a model of width {width}, not {other}</source>
   <translation>为宽度 {width} 的模型制作，而不是 {other}</translation>
  </message>
  <message>
   <source>made for a model with different attention heads</source>
   <translation>为注意力头不同的模型制作</translation>
  </message>
  <message>
   <source>reads layer {layer}, but the model has {layers} layers</source>
   <translation>读取第 {layer} 层，而模型只有 {layers} 层</translation>
  </message>
  <message>
   <source>this build of llama.cpp does not expose the hidden states of models</source>
   <translation>此 llama.cpp 构建版本不提供模型的内部状态</translation>
  </message>
  <message>
   <source>the draft model cannot roll back: it is recurrent</source>
   <translation>草稿模型无法回退：它是循环结构</translation>
  </message>
  <message>
   <source>the tokenizers are of different kinds, {target} and {draft}</source>
   <translation>分词器的类型不同，分别为 {target} 和 {draft}</translation>
  </message>
  <message>
   <source>vocabulary sizes differ: {target} / {draft}</source>
   <translation>词表大小不同，{target} 对 {draft}</translation>
  </message>
  <message>
   <source>token {token} differs: {target} / {draft}</source>
   <translation>token {token} 不同：{target} / {draft}</translation>
  </message>
  <message>
   <source>token {token} differs: it ends an answer only for the target</source>
   <translation>token {token} 不同：只有目标模型以它结束回答</translation>
  </message>
  <message>
   <source>token {token} differs: it ends an answer only for the draft</source>
   <translation>token {token} 不同：只有草稿模型以它结束回答</translation>
  </message>
  <message>
   <source>prompts begin with different tokens</source>
   <translation>提示词的起始 token 不同</translation>
  </message>
  <message>
   <source>different vocabulary, only {percent} % of the text can be drafted</source>
   <translation>词表不同，只能草拟 {percent} % 的文本</translation>
  </message>
  <message>
   <source>{name} must be {allowed}, not {value}.</source>
   <translation>{name} 必须是 {allowed}，而不是 {value}。</translation>
  </message>
  <message>
   <source>from {least} to {most}</source>
   <comment>a value that is allowed</comment>
   <translation>{least} 到 {most}</translation>
  </message>
  <message>
   <source>from {least} (off) to {most}</source>
   <comment>a value that is allowed</comment>
   <translation>{least}（关闭）到 {most}</translation>
  </message>
  <message>
   <source>from {least} to the batch size ({most})</source>
   <comment>a value that is allowed</comment>
   <translation>{least} 到批大小（{most}）</translation>
  </message>
  <message>
   <source>above {least} and at most {most} (off)</source>
   <comment>a value that is allowed</comment>
   <translation>大于 {least} 且不超过 {most}（关闭）</translation>
  </message>
  <message>
   <source>{least} or more</source>
   <comment>a value that is allowed</comment>
   <translation>{least} 或更大</translation>
  </message>
  <message>
   <source>The lookahead must be a whole number from {least} to {most}, not {given}.</source>
   <translation>前瞻长度必须是 {least} 到 {most} 之间的整数，而不是 {given}。</translation>
  </message>
  <message>
   <source>A value cache of type {type} needs flash attention. Leave flash attention on, or choose f16 for the values.</source>
   <translation>{type} 类型的值缓存需要 Flash Attention。请保持 Flash Attention 启用，或为值选择 f16。</translation>
  </message>
  <message>
   <source>devices must be names such as CUDA0,CUDA1, or {none}, not {value}.</source>
   <translation>devices 必须是 CUDA0,CUDA1 这样的名称，或 {none}，而不是 {value}。</translation>
  </message>
  <message>
   <source>tensor-split must be one whole number per device, such as 20,13, not {value}.</source>
   <translation>tensor-split 必须为每个设备各含一个整数，例如 20,13，而不是 {value}。</translation>
  </message>
  <message>
   <source>stop strings must not be empty: {value}</source>
   <translation>停止字符串不能为空：{value}</translation>
  </message>
  <message>
   <source>The prompt is empty. Enter some text for the model to continue.</source>
   <translation>提示词为空。请写一些内容，让模型从中继续。</translation>
  </message>
  <message>
   <source>The prompt contains a token that is not in the model's vocabulary.</source>
   <translation>提示词中有模型词表所没有的 token。</translation>
  </message>
  <message>
   <source>This model has no vocabulary, so it cannot read text.</source>
   <translation>此模型没有词表，因此无法读取文本。</translation>
  </message>
  <message>
   <source>This model's vocabulary has no token for the space that precedes every text, so it cannot read any text. Choose another model.</source>
   <translation>此模型的词表没有表示文本开头空格的 token，因此无法读取任何文本。请选择其他模型。</translation>
  </message>
  <message>
   <source>Left out, because this model cannot represent it: {characters}.</source>
   <translation>已略去，因为此模型无法表示：{characters}。</translation>
  </message>
  <message>
   <source>The pass was stopped.</source>
   <translation>前向计算已停止。</translation>
  </message>
  <message numerus="yes">
   <source>The context of {count} tokens is full.</source>
   <extracomment>for 1: The context of {count} token is full.</extracomment>
   <translation>
    <numerusform>{count} 个 token 的上下文已满。</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>llama.cpp failed in a pass of {count} tokens (status {status}): {reason}.</source>
   <extracomment>for 1: llama.cpp failed in a pass of {count} token (status {status}): {reason}.</extracomment>
   <translation>
    <numerusform>llama.cpp 对 {count} 个 token 的前向计算失败（状态 {status}）：{reason}。</numerusform>
   </translation>
  </message>
  <message>
   <source>The model returned logits that are not finite numbers.</source>
   <translation>模型返回的 logits 不是有限数。</translation>
  </message>
  <message>
   <source>The target model failed to compute the next token. {error} Its file is probably damaged.</source>
   <translation>目标模型未能计算下一个 token。{error} 它的文件很可能已损坏。</translation>
  </message>
  <message>
   <source>The draft model failed: {reason}</source>
   <translation>草稿模型失败：{reason}</translation>
  </message>
  <message>
   <source>{model} cannot roll back its last tokens.</source>
   <translation>{model} 无法撤去它最后的 token。</translation>
  </message>
  <message>
   <source>The model cannot roll back its last tokens.</source>
   <translation>该模型无法撤去它最后的 token。</translation>
  </message>
  <message>
   <source>The state of {model} cannot be saved.</source>
   <translation>{model} 的状态无法保存。</translation>
  </message>
  <message>
   <source>{model} cannot restore its saved state.</source>
   <translation>{model} 无法回到它的状态。</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/models.py" />
   <source>{file} is empty. Download it again.</source>
   <translation>{file} 是空的。请重新获取该文件。</translation>
  </message>
  <message>
   <source>{file} begins with zeros: it is an unfinished download.</source>
   <translation>{file} 以零开头：它是未完成的下载所占的空间。</translation>
  </message>
  <message>
   <source>{file} is only a Git LFS pointer to the model. Download the model with git lfs pull.</source>
   <translation>{file} 只是指向模型的 Git LFS 指针。请用 git lfs pull 获取模型。</translation>
  </message>
  <message>
   <source>{file} is a web page, not a model. Download the model again.</source>
   <translation>{file} 是网页，不是模型。请重新获取该文件。</translation>
  </message>
  <message>
   <source>{file} is in a format older than GGUF, which llama.cpp no longer supports.</source>
   <translation>{file} 采用 GGUF 之前的格式，llama.cpp 不再读取。</translation>
  </message>
  <message>
   <source>{file} is not a GGUF file.</source>
   <translation>{file} 不是 GGUF 文件。</translation>
  </message>
  <message>
   <source>{file} is a big-endian file for other processors. Download a little-endian version.</source>
   <translation>{file} 是大端序文件，用于另一类处理器。请获取小端序的文件。</translation>
  </message>
  <message>
   <source>{file} uses GGUF version {version}, which this llama.cpp does not support.</source>
   <translation>{file} 是 GGUF 第 {version} 版，此 llama.cpp 无法读取。</translation>
  </message>
  <message>
   <source>{file} is incomplete: it ends within its header. Download it again.</source>
   <translation>{file} 不完整：它在文件头中结束。请重新获取该文件。</translation>
  </message>
  <message>
   <source>{file} is incomplete: it ends within its header, after {size} bytes. Download it again.</source>
   <translation>{file} 不完整：它在 {size} 字节后、于文件头中结束。请重新获取该文件。</translation>
  </message>
  <message>
   <source>{file} is incomplete: its last {missing} bytes are missing. Download it again.</source>
   <translation>{file} 不完整：缺少最后的 {missing} 字节。请重新获取该文件。</translation>
  </message>
  <message>
   <source>{file} is incomplete: only {shown} of {whole} MB are present. Download it again.</source>
   <translation>{file} 不完整：共 {whole} MB，现有 {shown} MB。请重新获取该文件。</translation>
  </message>
  <message>
   <source>{file} has weights in a format that this llama.cpp does not support (type {type}). The file is damaged or made for a newer version.</source>
   <translation>{file} 的权重采用此 llama.cpp 未知的格式（类型 {type}）：文件已损坏，或是为较新的版本制作的。</translation>
  </message>
  <message>
   <source>{file} has weights in a format that llama.cpp no longer supports (type {type}). Download a version with another quantisation.</source>
   <translation>{file} 的权重采用 llama.cpp 不再读取的格式（类型 {type}）。请获取其他量化的版本。</translation>
  </message>
  <message>
   <source>{file} changed while it was being read. Read it again.</source>
   <translation>{file} 在读取期间发生了变化。请重新读取。</translation>
  </message>
  <message>
   <source>{file} is damaged: {what}. Download it again.</source>
   <translation>{file} 已损坏：{what}。请重新获取该文件。</translation>
  </message>
  <message>
   <source>it claims to have {count} tensors</source>
   <translation>它声称有 {count} 个张量</translation>
  </message>
  <message>
   <source>it claims to have {count} values</source>
   <translation>它声称有 {count} 个值</translation>
  </message>
  <message>
   <source>it claims to have a list of {count} texts</source>
   <translation>它声称有一个含 {count} 个文本的列表</translation>
  </message>
  <message>
   <source>a name in it claims to have {count} bytes</source>
   <translation>其中一个名称声称有 {count} 字节</translation>
  </message>
  <message>
   <source>it has a value of the unknown type {type}</source>
   <translation>其中有一个未知类型 {type} 的值</translation>
  </message>
  <message>
   <source>it has a list of the unknown type {type}</source>
   <translation>其中有一个未知类型 {type} 的列表</translation>
  </message>
  <message>
   <source>one of its values has no name</source>
   <translation>其中有一个值没有名称</translation>
  </message>
  <message>
   <source>it has two values with the name {name}</source>
   <translation>其中有两个名为 {name} 的值</translation>
  </message>
  <message>
   <source>the alignment of its weights is invalid</source>
   <translation>其权重的对齐方式不可能存在</translation>
  </message>
  <message>
   <source>it has two tensors with the name {name}</source>
   <translation>其中有两个名为 {name} 的张量</translation>
  </message>
  <message>
   <source>a tensor name in it claims to have {count} bytes</source>
   <translation>其中一个张量名称声称有 {count} 字节</translation>
  </message>
  <message>
   <source>tensor {name} has {count} dimensions</source>
   <translation>张量 {name} 有 {count} 个维度</translation>
  </message>
  <message>
   <source>tensor {name} has an invalid shape</source>
   <translation>张量 {name} 的形状不可能存在</translation>
  </message>
  <message>
   <source>tensor {name} is in the wrong place</source>
   <translation>张量 {name} 不在应在的位置</translation>
  </message>
  <message>
   <source>{file} has no tokenizer, so this llama.cpp cannot read text with it.</source>
   <translation>{file} 没有分词器，因此此 llama.cpp 无法用它读取文本。</translation>
  </message>
  <message>
   <source>{file} uses the tokenizer {tokenizer}, which this llama.cpp does not support.</source>
   <translation>{file} 的分词器 {tokenizer} 未知，因此此 llama.cpp 无法用它读取文本。</translation>
  </message>
  <message>
   <source>{file} is damaged: it contains no list of tokens.</source>
   <translation>{file} 已损坏：其中没有 token 列表。</translation>
  </message>
  <message>
   <source>{file} is damaged: two of its tokens have the same text.</source>
   <translation>{file} 已损坏：其中两个 token 是相同的文本。</translation>
  </message>
  <message>
   <source>{file} is damaged: its list of token types is too short.</source>
   <translation>{file} 已损坏：其 token 类型列表过短。</translation>
  </message>
  <message>
   <source>does not exist</source>
   <comment>a folder, named before</comment>
   <translation>不存在</translation>
  </message>
  <message>
   <source>is a file, not a folder</source>
   <comment>a folder, named before</comment>
   <translation>是文件，不是文件夹</translation>
  </message>
  <message>
   <source>cannot be read: {reason}</source>
   <comment>a folder, named before</comment>
   <translation>无法读取：{reason}</translation>
  </message>
  <message>
   <source>{folder} does not exist. Check the name.</source>
   <translation>{folder} 不存在。请检查名称。</translation>
  </message>
  <message>
   <source>{folder} is a file. Choose the folder that contains it.</source>
   <translation>{folder} 是文件。请给出它所在的文件夹。</translation>
  </message>
  <message>
   <source>The list of folders was not changed. {error}</source>
   <translation>文件夹列表未更改。{error}</translation>
  </message>
  <message>
   <source>The search for models failed: {error}</source>
   <translation>查找模型失败：{error}</translation>
  </message>
  <message>
   <source>{path} cannot be read: {why}.</source>
   <translation>{path} 无法读取：{why}。</translation>
  </message>
  <message>
   <source>{path} is invalid ({error}).</source>
   <translation>{path} 的内容无法理解（{error}）。</translation>
  </message>
  <message>
   <source>It is no longer there.</source>
   <translation>它已不存在。</translation>
  </message>
  <message>
   <source>It is a link to a file that does not exist. Download the model again.</source>
   <translation>它是指向不存在的文件的链接。请重新下载模型。</translation>
  </message>
  <message>
   <source>It cannot be read: {reason}.</source>
   <translation>它无法读取：{reason}。</translation>
  </message>
  <message>
   <source>It is not a regular file.</source>
   <translation>它不是普通文件。</translation>
  </message>
  <message>
   <source>Its header is invalid ({error}).</source>
   <translation>它的文件头无法理解（{error}）。</translation>
  </message>
  <message>
   <source>Part {number} of {count} is missing. Download it to the same folder.</source>
   <translation>缺少第 {number} 部分，共 {count} 部分。请将其下载到同一文件夹。</translation>
  </message>
  <message>
   <source>It is part {number} of {count}, but its name does not end like -00001-of-00003.gguf, so the other parts cannot be found. Rename the parts.</source>
   <translation>它是 {count} 个部分中的第 {number} 部分，而名称末尾不是 -00001-of-00003.gguf 的形式，因此找不到其他部分。请重命名各部分。</translation>
  </message>
  <message>
   <source>Its parts belong to different models. Download them again.</source>
   <translation>它的各部分不属于同一个模型。请重新下载。</translation>
  </message>
  <message>
   <source>Ollama's manifest of it is damaged. Pull the model again.</source>
   <translation>Ollama 对它的记录已损坏。请重新拉取模型。</translation>
  </message>
  <message>
   <source>Ollama's manifest of it cannot be read: {reason}.</source>
   <translation>Ollama 对它的记录无法读取：{reason}。</translation>
  </message>
  <message>
   <source>Its data is missing. Pull the model again with Ollama.</source>
   <translation>它的数据缺失。请用 Ollama 重新拉取模型。</translation>
  </message>
  <message>
   <source>It is an importance matrix for quantisation (imatrix), not a model.</source>
   <translation>它是用于量化的表 (imatrix)，不是模型。</translation>
  </message>
  <message>
   <source>It generates text by diffusion, not token by token.</source>
   <translation>它通过扩散写出文本，而不是逐个 token。</translation>
  </message>
  <message>
   <source>It is an add-on that speeds up one specific model, not a model in itself.</source>
   <translation>它是为某个特定模型加速的附件，本身不是模型。</translation>
  </message>
  <message>
   <source>It generates speech.</source>
   <translation>它生成语音。</translation>
  </message>
  <message>
   <source>Its encoder would have to read the prompt first, which Foretoken does not support.</source>
   <translation>须由它的编码器先读取提示词，而 Foretoken 不支持这样做。</translation>
  </message>
  <message>
   <source>It has no vocabulary, so it is not a text model.</source>
   <translation>它没有词表，因此不是文本模型。</translation>
  </message>
  <message>
   <source>It contains only a vocabulary, no weights.</source>
   <translation>它只含词表，没有权重。</translation>
  </message>
  <message>
   <source>The built-in models are part of Foretoken and cannot be removed.</source>
   <translation>内置模型属于 Foretoken，会予以保留。</translation>
  </message>
  <message>
   <source>This model is managed by Ollama, and other models may share its files. Remove it with: {command}</source>
   <translation>Ollama 以自己的名称保存此模型，其他模型可能共用其文件。请用以下命令移除：{command}</translation>
  </message>
  <message>
   <source>{name} could not be moved to the trash: {why}. It stays where it is. Delete it in your file manager.</source>
   <translation>{name} 未能移到回收站：{why}。它仍在原处。请在文件管理器中移除它。</translation>
  </message>
  <message>
   <source>{name} is no longer in the trash, so it cannot be restored.</source>
   <translation>{name} 已不在回收站中，无法恢复。</translation>
  </message>
  <message>
   <source>{name} cannot be restored: {folder} already contains a file with that name. It stays in the trash.</source>
   <translation>{name} 无法恢复：{folder} 中又有了同名文件。它仍在回收站中。</translation>
  </message>
  <message>
   <source>{name} cannot be restored: {why}. It is in the trash of your system.</source>
   <translation>{name} 无法恢复：{why}。它在系统的回收站中。</translation>
  </message>
  <message>
   <source>it is the target itself</source>
   <translation>就是目标模型本身</translation>
  </message>
  <message>
   <source>it computes embeddings</source>
   <translation>计算嵌入</translation>
  </message>
  <message>
   <source>it is an add-on for images or audio</source>
   <translation>是用于图像或声音的附件</translation>
  </message>
  <message>
   <source>it is an adapter, not a whole model</source>
   <translation>是适配器，不是完整的模型</translation>
  </message>
  <message>
   <source>it does not generate text</source>
   <translation>不写出文本</translation>
  </message>
  <message>
   <source>it is broken</source>
   <translation>已损坏</translation>
  </message>
  <message>
   <source>{what}: {why}</source>
   <comment>a model and its trouble</comment>
   <translation>{what}：{why}</translation>
  </message>
  <message>
   <source>cannot roll back: recurrent</source>
   <translation>无法回退：循环结构</translation>
  </message>
  <message>
   <source>cannot be read: {reason}</source>
   <comment>a model, named before</comment>
   <translation>无法读取：{reason}</translation>
  </message>
  <message>
   <source>larger than the target</source>
   <translation>比目标模型大</translation>
  </message>
  <message>
   <source>different vocabulary, {speedup}x the plain speed at best</source>
   <translation>词表不同，最多为普通速度的 {speedup} 倍</translation>
  </message>
  <message>
   <source>{name} cannot draft here: {reason}.</source>
   <translation>{name} 在此不能起草：{reason}。</translation>
  </message>
  <message>
   <source>This method requires a draft model. Choose one in the list of models, or set Method to Automatic.</source>
   <translation>没有可在每一步起草的草稿模型。请在选择模型时选定一个，或改为自动起草。</translation>
  </message>
  <message>
   <source>{name} does not fit in memory together with the loaded models: {needs}. Choose a smaller model, load a smaller pair first, or close other programs.</source>
   <translation>{name} 无法与已加载的模型同时容纳：{needs}。请选择较小的模型，先加载较小的模型对，或关闭其他程序。</translation>
  </message>
  <message>
   <source>The pair needs about {needed} of memory; {free} is free (estimated).</source>
   <translation>该模型对需要约 {needed} 内存，可用 {free}（估计值）。</translation>
  </message>
  <message>
   <source>Close other programs, shorten the context, or choose a smaller pair.</source>
   <translation>请关闭其他程序、缩短上下文，或选择较小的模型对。</translation>
  </message>
  <message>
   <source>{name}, which you used last, is no longer in {folder}. The built-in pair is used instead.</source>
   <translation>上次使用的 {name} 已不在 {folder} 中。现改用内置模型对。</translation>
  </message>
  <message>
   <source>The draft {name} is no longer in {folder}. The target is used without a draft model.</source>
   <translation>草稿模型 {name} 已不在 {folder} 中。目标模型将在没有第二个模型的情况下使用。</translation>
  </message>
  <message>
   <source>nothing was measured</source>
   <translation>没有测得结果</translation>
  </message>
  <message>
   <source>too slow to test in {seconds} s</source>
   <translation>过慢，无法在 {seconds} 秒内测试</translation>
  </message>
  <message>
   <source>prompts too long for the context</source>
   <translation>提示词超出上下文</translation>
  </message>
  <message>
   <source>answers too short to time</source>
   <translation>回答过短，无法计时</translation>
  </message>
  <message>
   <source>not enough time</source>
   <translation>时间不够</translation>
  </message>
  <message>
   <source>no other thread count is possible</source>
   <translation>没有其他可选的线程数</translation>
  </message>
  <message>
   <source>drafting is off</source>
   <translation>没有起草</translation>
  </message>
  <message>
   <source>no draft model is used</source>
   <translation>未使用草稿模型</translation>
  </message>
  <message>
   <source>required by the value cache</source>
   <translation>值缓存需要它</translation>
  </message>
  <message>
   <source>the batch is too small for another size</source>
   <translation>批大小容不下其他微批大小</translation>
  </message>
  <message>
   <source>The question is too long for the context. Race a shorter one.</source>
   <translation>问题太长，超出上下文。请用较短的问题竞速。</translation>
  </message>
  <message>
   <source>This is not a Foretoken benchmark.</source>
   <translation>这不是 Foretoken 的基准测试。</translation>
  </message>
  <message>
   <source>This is not a Foretoken race.</source>
   <translation>这不是 Foretoken 的竞速结果。</translation>
  </message>
  <message>
   <source>This file was written by a newer version of Foretoken.</source>
   <translation>此文件由较新版本的 Foretoken 写入。</translation>
  </message>
  <message>
   <source>more tokens were accepted than drafted</source>
   <translation>接受的 token 多于起草的 token</translation>
  </message>
  <message>
   <source>an answer has a mode or a kind of text that is not listed</source>
   <translation>某个回答的解码方式或文本类别不在列表中</translation>
  </message>
  <message>
   <source>its answers are inconsistent</source>
   <translation>其中的回答不可能这样写出</translation>
  </message>
  <message>
   <source>The benchmarks could not be saved: {why}.</source>
   <translation>无法写入基准测试：{why}。</translation>
  </message>
  <message>
   <source>a model must be either a file on disk or a file on the hub, not both</source>
   <translation>模型要么是磁盘上的文件，要么是 Hub 上的文件，不能两者兼有</translation>
  </message>
  <message>
   <source>path must be an absolute path and a valid file name</source>
   <translation>path 必须是绝对路径，并且是文件可以使用的路径</translation>
  </message>
  <message>
   <source>repository must be owner/name, not {name}</source>
   <translation>repository 必须是“所有者/名称”，而不是 {name}</translation>
  </message>
  <message>
   <source>file must be the name of a .gguf file, not {name}</source>
   <translation>file 必须是 .gguf 文件的名称，而不是 {name}</translation>
  </message>
  <message>
   <source>a preset's name can have at most {most} characters</source>
   <translation>预设名称最多 {most} 个字符</translation>
  </message>
  <message>
   <source>a preset's name must be one line of text, not {name}</source>
   <translation>预设名称必须是一行文本，而不是 {name}</translation>
  </message>
  <message>
   <source>{problem}.</source>
   <comment>what is wrong in a file</comment>
   <translation>{problem}。</translation>
  </message>
  <message>
   <source>The preset {name} does not exist. It may have been deleted or renamed.</source>
   <translation>没有预设 {name}；它可能已被删除或重命名。</translation>
  </message>
  <message>
   <source>A preset named {name} already exists. Choose another name.</source>
   <translation>已有预设 {name}。请选择其他名称。</translation>
  </message>
  <message>
   <source>{model} of {repository} is not on this computer: download it first</source>
   <translation>{repository} 的 {model} 不在此计算机上：请先下载</translation>
  </message>
  <message>
   <source>{model} is no longer in {folder}</source>
   <translation>{model} 已不在 {folder} 中</translation>
  </message>
  <message>
   <source>This preset no longer exists, so nothing was exported.</source>
   <translation>该预设已不存在；未导出任何内容。</translation>
  </message>
  <message numerus="yes">
   <source>This would make {count} presets; the limit is {most}. Delete some that you do not need.</source>
   <extracomment>for 1: This would make {count} preset; the limit is {most}. Delete some that you do not need.</extracomment>
   <translation>
    <numerusform>预设将达到 {count} 个，而最多可保存 {most} 个。请删除一些不需要的。</numerusform>
   </translation>
  </message>
  <message>
   <source>{file} is too large to be a presets file.</source>
   <translation>{file} 作为预设文件过大。</translation>
  </message>
  <message>
   <source>{file} is not a JSON file: {reason}.</source>
   <translation>{file} 不是 JSON 文件：{reason}。</translation>
  </message>
  <message>
   <source>{file} was not imported. {reason}</source>
   <translation>未导入 {file}。{reason}</translation>
  </message>
  <message>
   <source>The presets were not changed. {why}</source>
   <translation>预设未更改。{why}</translation>
  </message>
  <message>
   <source>Your presets cannot be read: {reason} The next change starts a new file and keeps this one under another name.</source>
   <translation>无法读取您的预设：{reason} 下一次更改会新建一个文件，并将此文件保留在旁边。</translation>
  </message>
  <message>
   <location filename="app/foretoken/words/network.py" />
   <source>{host} does not respond. Try again later.</source>
   <translation>{host} 没有应答。请稍后重试。</translation>
  </message>
  <message>
   <source>{host} was not found. Check your internet connection.</source>
   <translation>找不到 {host}。此计算机是否已联网？</translation>
  </message>
  <message>
   <source>{host} refused the connection. A firewall may be blocking it. Try again later.</source>
   <translation>{host} 拒绝了连接。可能被防火墙阻止。请稍后重试。</translation>
  </message>
  <message>
   <source>{host} cannot be reached: {reason}.</source>
   <translation>无法连接 {host}：{reason}。</translation>
  </message>
  <message>
   <source>The proxy could not connect to {host}: {reason}. Check the proxy settings, or the variables http_proxy, https_proxy and no_proxy.</source>
   <translation>代理未能连接到 {host}：{reason}。请检查代理设置，或变量 http_proxy、https_proxy 和 no_proxy。</translation>
  </message>
  <message>
   <source>SOCKS proxies are not supported</source>
   <translation>不支持 SOCKS 代理</translation>
  </message>
  <message>
   <source>The connection to {host} is not secure: {reason}. Check this computer's clock, or whether security software intercepts the connection.</source>
   <translation>与 {host} 的连接不安全：{reason}。请检查此计算机的时钟，或是否有安全软件拦截连接。</translation>
  </message>
  <message>
   <source>The connection to {host} is not secure: {reason}.</source>
   <translation>与 {host} 的连接不安全：{reason}。</translation>
  </message>
  <message>
   <source>{host} does not support HTTPS. Its address may have to start with http://.</source>
   <translation>{host} 不使用 https。其地址可以 http:// 开头。</translation>
  </message>
  <message>
   <source>{host} requires HTTPS. Start its address with https://.</source>
   <translation>{host} 要求使用 HTTPS。请让地址以 https:// 开头。</translation>
  </message>
  <message>
   <source>The connection to {host} was lost. Try again.</source>
   <translation>与 {host} 的连接中断。请重试。</translation>
  </message>
  <message>
   <source>{host} sent an invalid response ({error}).</source>
   <translation>{host} 发送了无效的响应（{error}）。</translation>
  </message>
  <message>
   <source>{host} sent more than the {most} bytes expected.</source>
   <translation>{host} 发送的内容超过预期的 {most} 字节。</translation>
  </message>
  <message>
   <source>{host} redirects to an address that is not HTTPS.</source>
   <translation>{host} 转到了非 https 的地址。</translation>
  </message>
  <message>
   <source>{address} is not an HTTPS address, so it was not contacted.</source>
   <translation>{address} 不是 https 地址，因此未向其发出请求。</translation>
  </message>
  <message>
   <source>{file} is in use by another process.</source>
   <translation>{file} 正被其他进程使用。</translation>
  </message>
  <message>
   <source>this is not a valid file name</source>
   <translation>不可能有这种名称的文件</translation>
  </message>
  <message>
   <source>it is {kind}, not a regular file</source>
   <translation>它是{kind}，而只使用普通文件</translation>
  </message>
  <message>
   <source>it is larger than the limit of {most} bytes</source>
   <translation>它超过所读取的 {most} 字节</translation>
  </message>
  <message>
   <source>a folder</source>
   <translation>文件夹</translation>
  </message>
  <message>
   <source>a pipe</source>
   <translation>管道</translation>
  </message>
  <message>
   <source>a socket</source>
   <translation>套接字</translation>
  </message>
  <message>
   <source>a device</source>
   <translation>设备</translation>
  </message>
  <message>
   <source>a link</source>
   <translation>链接</translation>
  </message>
  <message>
   <source>a newer version of Foretoken wrote it</source>
   <translation>它由较新版本的 Foretoken 写入</translation>
  </message>
  <message>
   <source>it is longer than {most} bytes</source>
   <translation>它超过 {most} 字节</translation>
  </message>
  <message>
   <source>it is not text</source>
   <translation>它不是文本</translation>
  </message>
  <message>
   <source>line {line}: {problem}</source>
   <translation>第 {line} 行：{problem}</translation>
  </message>
  <message>
   <source>it contains a number with thousands of digits</source>
   <translation>其中有一个多达数千位的数</translation>
  </message>
  <message>
   <source>{number} is not a valid number</source>
   <translation>{number} 不是可以使用的数</translation>
  </message>
  <message>
   <source>its lists and tables are nested more than {most} levels deep</source>
   <translation>其列表和表的嵌套超过 {most} 层</translation>
  </message>
  <message>
   <source>{what}: {problem}.</source>
   <comment>what is wrong in a file</comment>
   <translation>{what}：{problem}。</translation>
  </message>
  <message>
   <source>unknown field: {field}</source>
   <translation>没有此字段：{field}</translation>
  </message>
  <message>
   <source>it contains a name that cannot be displayed</source>
   <translation>其中有一个无法显示的名称</translation>
  </message>
  <message>
   <source>it contains an invalid date</source>
   <translation>其中有一个无法显示的时间</translation>
  </message>
  <message>
   <source>{file} does not match its published checksum, so it was deleted. Try again.</source>
   <translation>{file} 不是所公布的文件：其校验和不同。未保留任何内容；请重试。</translation>
  </message>
  <message>
   <source>{file} cannot be written to {folder}: {reason}.</source>
   <translation>{file} 无法写入 {folder}：{reason}。</translation>
  </message>
  <message>
   <source>{host} refused the request (HTTP {code}).</source>
   <translation>{host} 未发送它（HTTP {code}）。</translation>
  </message>
  <message>
   <source>The release feed is in a format that this version does not support.</source>
   <translation>版本源的类型无法由此版本读取。</translation>
  </message>
  <message>
   <source>The release feed cannot be read: it is damaged.</source>
   <translation>版本源无法读取：它已损坏。</translation>
  </message>
  <message>
   <source>{repository} no longer contains this version of {file}. Choose it again, or choose another file.</source>
   <translation>{repository} 中的 {file} 已与之前不同。请在模型列表中重新选择它或另一个文件。</translation>
  </message>
  <message>
   <source>The account of the access token does not have access to {what} yet. Accept its terms on {page}; approval can take some time.</source>
   <translation>访问令牌的账户尚不能下载 {what}。请在 {page} 上接受其条款；有些所有者要过一段时间才会答复。</translation>
  </message>
  <message>
   <source>{what} requires you to accept its terms. Accept them on {page}, then enter an access token of that account.</source>
   <translation>{what} 只提供给接受其条款的人。请在 {page} 上接受条款，然后输入该账户的访问令牌。</translation>
  </message>
  <message>
   <source>{what} no longer has the requested file. Choose the model again.</source>
   <translation>{what} 已不再有所请求的内容。请重新选择模型。</translation>
  </message>
  <message>
   <source>{host} rejected the access token. It may be mistyped, expired or revoked. Enter a new one, or remove it if none is required.</source>
   <translation>{host} 不接受该访问令牌：它可能有误、已过期或已被撤销。请输入新的令牌；不需要令牌时请将其移除。</translation>
  </message>
  <message>
   <source>{host} does not respond like a model hub (HTTP {status}). Check the variable HF_ENDPOINT.</source>
   <translation>{host} 的应答不像是 Hub（HTTP {status}）。HF_ENDPOINT 是否正确？</translation>
  </message>
  <message>
   <source>{host} has no public repository {what}. Check the name. If it is private, an access token of its owner is required.</source>
   <translation>{host} 没有公开的 {what}。请检查名称；如果它是私有的，则需要其所有者的访问令牌。</translation>
  </message>
  <message>
   <source>{host} has no repository {what} that this access token can access. Check the name.</source>
   <translation>{host} 没有此访问令牌可见的 {what}。请检查名称。</translation>
  </message>
  <message>
   <source>{host} denied this computer or account access to {what}. See {page} for the reason.</source>
   <translation>{host} 不向此计算机或账户提供 {what}。原因请见 {page}。</translation>
  </message>
  <message>
   <source>{host} received too many requests from this network. Try again later.</source>
   <translation>{host} 收到来自此处的请求过多。请稍后重试。</translation>
  </message>
  <message>
   <source>{host} received too many requests from this network. Try again in {minutes} min.</source>
   <translation>{host} 收到了过多来自此处的请求。请在 {minutes} 分钟后重试。</translation>
  </message>
  <message>
   <source>An access token raises this limit.</source>
   <translation>使用访问令牌可获得更多权限。</translation>
  </message>
  <message>
   <source>{host} cannot handle the request right now (HTTP {status}). Try again later.</source>
   <translation>{host} 目前无法处理请求（HTTP {status}）。请稍后重试。</translation>
  </message>
  <message>
   <source>{host} refused {what} (HTTP {status}).</source>
   <translation>{host} 拒绝提供 {what}（HTTP {status}）。</translation>
  </message>
  <message>
   <source>this search</source>
   <translation>此次搜索的结果</translation>
  </message>
  <message>
   <source>This is not an access token. An access token is one line of letters and digits.</source>
   <translation>这不是访问令牌：访问令牌是一行字母和数字。</translation>
  </message>
  <message>
   <source>{name} is not a repository name. Use owner/name, such as Qwen/Qwen3-8B-GGUF.</source>
   <translation>{name} 不是仓库名：需要“所有者/名称”的形式，例如 Qwen/Qwen3-8B-GGUF。</translation>
  </message>
  <message>
   <source>The variable {name} is not set to an HTTPS address. Correct or unset it.</source>
   <translation>变量 {name} 的值不是 https 地址。请更正或移除它。</translation>
  </message>
  <message>
   <source>The variable {name} blocks access to the hub. Unset it to download models.</source>
   <translation>变量 {name} 禁止访问 Hub。移除它才能下载模型。</translation>
  </message>
  <message>
   <source>The model is already being downloaded, perhaps in another Foretoken window.</source>
   <translation>该模型已在下载，可能是在 Foretoken 的另一个窗口中。</translation>
  </message>
  <message>
   <source>{file} already exists and differs from the file on the hub. Rename or delete it, then try again.</source>
   <translation>{file} 已存在，且与 Hub 上的文件不同。请重命名或移除它，然后重试。</translation>
  </message>
  <message>
   <source>{file} was damaged during the download: its checksum does not match. The downloaded data was discarded. Try again, if necessary on another network.</source>
   <translation>{file} 收到的数据有误：校验和不一致。已收到的内容被丢弃；请重试，必要时换用其他网络。</translation>
  </message>
  <message>
   <source>{what}. Trying again in {seconds} s.</source>
   <translation>{what}。{seconds} 秒后重试。</translation>
  </message>
  <message>
   <source>Not enough space in {folder}: the download needs {missing} more, {free} is free, and {reserve} of that must stay free. Free up some space, or choose a smaller file.</source>
   <translation>{folder} 中的空间不足：还需下载 {missing}，可用 {free}，其中 {reserve} 须保持空闲。请移除一些内容，或选择较小的文件。</translation>
  </message>
  <message>
   <source>{folder} cannot be written to: {reason}.</source>
   <translation>{folder} 不可写入：{reason}。</translation>
  </message>
  <message>
   <source>{file} in {folder} cannot be used: {reason}. Remove it and try again.</source>
   <translation>{folder} 中的 {file} 造成阻碍：{reason}。请移除它后重试。</translation>
  </message>
  <message>
   <source>No space is left in {folder}: {reason}. What was downloaded is kept. Free up some space and resume.</source>
   <translation>{folder} 中已没有空间：{reason}。已下载的内容会保留：请腾出空间后继续。</translation>
  </message>
  <message>
   <source>{host}, which stores the file for {hub}, refused the download (HTTP {code}). Try again.</source>
   <translation>{hub} 存放文件的 {host} 拒绝了请求（HTTP {code}）。请重试。</translation>
  </message>
  <message>
   <source>{host} sent a different part of the file than requested. Try again later.</source>
   <translation>{host} 发来的不是所请求的那段文件。请稍后重试。</translation>
  </message>
  <message>
   <source>{host} sent more data than announced. The data was discarded. Try again later.</source>
   <translation>{host} 发来的字节多于声明的数量；已将其丢弃。请稍后重试。</translation>
  </message>
  <message>
   <source>{model} is {size}; about {expected} was expected.</source>
   <translation>{model} 的大小为 {size}，而不是约 {expected}。</translation>
  </message>
  <message>
   <source>{model} now requires you to accept its terms on its page.</source>
   <translation>现在必须先在 {model} 的页面上接受其条款。</translation>
  </message>
  <message>
   <source>{model} states the licence {licence}, not {expected}.</source>
   <translation>{model} 标明的许可证是 {licence}，而不是 {expected}。</translation>
  </message>
  <message>
   <source>This download leaves only {size} free on the disk.</source>
   <translation>此次下载后，磁盘只剩 {size} 可用空间。</translation>
  </message>
  <message>
   <source>{address} is not a server address. Use an address such as http://localhost:8080 or https://example.org/v1.</source>
   <translation>{address} 不是服务器地址。地址形如 http://localhost:8080 或 https://example.org/v1。</translation>
  </message>
  <message>
   <source>The address contains a user name or a password. Enter the key in its own field.</source>
   <translation>地址中含有用户名或密码。请将密钥输入其专用字段。</translation>
  </message>
  <message>
   <source>This is not a key. A key is one line of letters, digits and symbols.</source>
   <translation>这不是密钥：密钥是由字母、数字和符号组成的一行文本。</translation>
  </message>
  <message>
   <source>You already have {most} servers. Remove one first.</source>
   <translation>已有 {most} 个服务器。请先移除一个。</translation>
  </message>
  <message>
   <source>The list of servers was not changed. {error}</source>
   <translation>服务器列表未更改。{error}</translation>
  </message>
  <message>
   <source>{host} was not found. Check its name.</source>
   <translation>未找到 {host}。名称是否正确？</translation>
  </message>
  <message>
   <source>{host} refused the connection. Check that the server is running and that the port is correct.</source>
   <translation>{host} 拒绝了连接。请检查服务器是否正在运行以及端口是否正确。</translation>
  </message>
  <message>
   <source>The certificate of {host} is not trusted: {reason}. If it is your own, set the environment variable SSL_CERT_FILE to its file.</source>
   <translation>{host} 的证书不受信任：{reason}。如果是您自己的证书，请将环境变量 SSL_CERT_FILE 设为其文件。</translation>
  </message>
  <message>
   <source>Nothing was sent to {host}: the connection is not encrypted, and you have not allowed that.</source>
   <translation>未向 {host} 发送任何内容：连接未加密，而您没有允许这样做。</translation>
  </message>
  <message>
   <source>{host} redirects to another address, {where}. Nothing was sent there. If that address is correct, enter it instead of this one.</source>
   <translation>{host} 转到了另一个地址，未向其发送任何内容：{where}。如果该地址正确，请以它代替当前地址。</translation>
  </message>
  <message>
   <source>{host} responds but does not list any models. Check that it is a model server.</source>
   <translation>{host} 有应答，但未列出模型：它是模型服务器吗？</translation>
  </message>
  <message>
   <source>{server} no longer offers the model {model}. Choose another one.</source>
   <translation>{server} 不再提供模型 {model}。请选择其他模型。</translation>
  </message>
  <message>
   <source>The chat does not fit in the context of the model on {host}.</source>
   <translation>此对话超出 {host} 上模型的上下文。</translation>
  </message>
  <message>
   <source>{host} requires an API key (HTTP {code}). Enter it.</source>
   <translation>{host} 要求密钥（HTTP {code}）。请输入密钥。</translation>
  </message>
  <message>
   <source>{host} rejected the API key (HTTP {code}). Enter another one.</source>
   <translation>{host} 不接受该密钥（HTTP {code}）。请输入其他密钥。</translation>
  </message>
  <message>
   <source>{host} does not have this model, or the address is wrong (HTTP {code}). Check the address, and choose one of its models.</source>
   <translation>{host} 没有这个模型，或此地址处没有内容（HTTP {code}）。请检查地址，并从其模型中选择一个。</translation>
  </message>
  <message>
   <source>{host} is still loading its model. Try again in a moment.</source>
   <translation>{host} 仍在加载其模型。请稍等片刻再试。</translation>
  </message>
  <message>
   <source>{host} is busy (HTTP {code}). Try again later.</source>
   <translation>{host} 正忙（HTTP {code}）。请稍后重试。</translation>
  </message>
  <message>
   <source>{host} is busy (HTTP {code}). Try again in {seconds} s.</source>
   <translation>{host} 正忙（HTTP {code}），要求等待 {seconds} 秒。</translation>
  </message>
  <message>
   <source>{host} took too long to respond (HTTP {code}). Try again.</source>
   <translation>{host} 用时过长（HTTP {code}）。请重试。</translation>
  </message>
  <message>
   <source>{host} reported an error (HTTP {code}). Try again, or check the log of the server.</source>
   <translation>{host} 上出现故障（HTTP {code}）。请重试；其日志中可能有更多信息。</translation>
  </message>
  <message>
   <source>{host} rejected the request (HTTP {code}).</source>
   <translation>{host} 拒绝对此作出回答（HTTP {code}）。</translation>
  </message>
  <message>
   <source>{sentence} The server says: {words}</source>
   <translation>{sentence}服务器的说明：{words}</translation>
  </message>
  <message>
   <source>This server cannot continue an answer.</source>
   <translation>此服务器无法继续回答。</translation>
  </message>
  <message>
   <source>{host} did not end its answer after {most} characters.</source>
   <translation>{host} 写出了 {most} 个字符仍未结束。</translation>
  </message>
  <message>
   <source>The connection to {host} was lost in the middle of the answer. Try again.</source>
   <translation>与 {host} 的连接在回答中途中断。请重试。</translation>
  </message>
  <message>
   <source>{host} stopped in the middle of the answer. Try again, or check the log of the server.</source>
   <translation>{host} 在回答中途放弃。请重试；其日志中可能有更多信息。</translation>
  </message>
  <message>
   <source>{host} sent too much data: {problem}.</source>
   <translation>{host} 发送的数据超出允许的范围：{problem}。</translation>
  </message>
  <message>
   <source>{host} sent an invalid response: {problem}. Check that it is a model server.</source>
   <translation>{host} 发送了无效的响应：{problem}。请检查它是否为模型服务器。</translation>
  </message>
  <message>
   <source>it is compressed ({kind}), which was not requested</source>
   <translation>内容经过压缩（{kind}），而并未请求压缩</translation>
  </message>
  <message>
   <source>it is a web page</source>
   <translation>这是一个网页</translation>
  </message>
  <message>
   <source>it is of the type {kind}</source>
   <translation>其类型为 {kind}</translation>
  </message>
  <message>
   <source>one of its lines is longer than {most} bytes</source>
   <translation>其中一行超过 {most} 字节</translation>
  </message>
  <message>
   <source>it is not an event stream</source>
   <translation>这不是事件流</translation>
  </message>
  <message>
   <source>it is not a JSON object</source>
   <translation>这不是 JSON 对象</translation>
  </message>
  <message>
   <source>The server sent several tokens at once, so its counters do not show for all of them whether they were drafted.</source>
   <translation>服务器一次发送了多个 token，因此其计数器无法说明每一个是否经过起草。</translation>
  </message>
  <message>
   <source>The server reports how many tokens it drafted and accepted, but not which ones.</source>
   <translation>服务器告知它起草并接受了多少个 token，但未说明是哪些。</translation>
  </message>
  <message>
   <source>The server counts the drafts of all its answers together, and it was writing other answers at the same time.</source>
   <translation>服务器将其所有回答的草稿合并计数，而当时还有其他回答正在写出。</translation>
  </message>
  <message>
   <source>The server does not report whether and what it drafted.</source>
   <translation>服务器未告知它是否起草以及起草了什么。</translation>
  </message>
  <message>
   <source>Ollama silently cuts off what does not fit in its context. The length is set by OLLAMA_CONTEXT_LENGTH or by the model's num_ctx.</source>
   <translation>Ollama 会不作提示地截掉超出其上下文的内容。上下文的长度由 OLLAMA_CONTEXT_LENGTH 或模型的 num_ctx 决定。</translation>
  </message>
 </context>
</TS>
