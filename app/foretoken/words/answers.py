"""Sentences about attachments, prompts, samplings and preferences."""

from __future__ import annotations

from foretoken.system.language import Sentences, tr_noop, tr_noop_n

ANSWERS: Sentences = {
    # attachments
    "attachment-image": tr_noop(
        "{name} is an image, and the models here read only text. Describe what matters in it "
        "instead."
    ),
    "attachment-sound": tr_noop(
        "{name} is an audio or video recording, and the models here read only text. Attach a "
        "transcript instead."
    ),
    "attachment-archive": tr_noop(
        "{name} is an archive. Unpack it and attach the files that matter."
    ),
    "attachment-document": tr_noop(
        "{name} is an office document. Save it as a PDF or as plain text, and attach that."
    ),
    "attachment-model": tr_noop("{name} is a model, not a text. To use it, open Models (Ctrl+O)."),
    "attachment-binary": tr_noop(
        "{name} is not a text file. Text files of any kind and PDFs can be attached."
    ),
    "attachment-folder": tr_noop("{name} is a folder. Attach files from it instead."),
    "attachment-pipe": tr_noop("{name} is a pipe. Attach a regular file."),
    "attachment-socket": tr_noop("{name} is a socket. Attach a regular file."),
    "attachment-device": tr_noop("{name} is a device. Attach a regular file."),
    "attachment-refused": tr_noop("{name} cannot be read: {reason}. Attach another file."),
    "attachment-unreadable": tr_noop(
        "{name} cannot be read: {reason}. Check the file, or attach a copy of it."
    ),
    "attachment-unexpected-error": tr_noop(
        "{name} cannot be read because of an unexpected error ({error}). Attach a copy of it as "
        "plain text."
    ),
    "attachment-empty": tr_noop("{name} is empty: there is nothing to attach."),
    "attachment-too-large": tr_noop(
        "{name} is {size}; the limit is {most}, which is more than the context of a model can "
        "hold. Attach only the part that matters."
    ),
    "attachments-too-many": tr_noop_n(
        "A message can have up to {most} files, so {count} was left out. Combine some of them.",
        "A message can have up to {most} files, so {count} were left out. Combine some of them.",
    ),
    "attachments-too-large": tr_noop(
        "{name} was left out: the files of a message can contain up to {size} of text in total. "
        "Send it with another message."
    ),
    "no-recent-files": tr_noop("No recent files"),
    # PDFs
    "pdf-time": tr_noop("{name} takes too long to read. It may be damaged or malicious."),
    "pdf-memory": tr_noop("{name} needs too much memory to read. It may be damaged or malicious."),
    "pdf-crash": tr_noop("{name} cannot be read: the process that reads it crashed."),
    "pdf-reader-not-started": tr_noop(
        "{name} cannot be read: the process that reads it could not be started ({reason})."
    ),
    "pdf-password": tr_noop("{name} is protected by a password."),
    "pdf-scan": tr_noop("{name} contains no text, only images, such as scanned pages."),
    "pdf-changed": tr_noop("{name} changed while it was being attached."),
    "pdf-encrypted": tr_noop("{name} uses a kind of encryption that is not supported."),
    "pdf-damaged": tr_noop("{name} is damaged or in an unsupported format."),
    "pdf-unreadable": tr_noop("{name} cannot be read ({reason})."),
    "pdf-pages": tr_noop_n(
        "{name} has {count} page; the limit is {most}.",
        "{name} has {count} pages; the limit is {most}.",
    ),
    "pdf-long": tr_noop_n(
        "{name} has more than {count} character of text.",
        "{name} has more than {count} characters of text.",
    ),
    "attach-otherwise": tr_noop(
        "Copy the relevant text into the message, or attach another version of the file."
    ),
    # prompts
    "prompt-fills-context": tr_noop_n(
        "The prompt has {count} token, which leaves no room for an answer: the model's context "
        "holds {context}.",
        "The prompt has {count} tokens, which leaves no room for an answer: the model's context "
        "holds {context}.",
    ),
    "leave-out-turns": tr_noop("Start a new chat, or allow old turns to be left out."),
    "load-longer": tr_noop("Load the model with a longer context."),
    "shorten-message": tr_noop("Shorten the message, or load the model with a longer context."),
    "shorten-either": tr_noop(
        "Shorten the message or the system prompt, or load the model with a longer context."
    ),
    "questions-too-long": tr_noop("The context is too short for the questions."),
    "answer-prompt-changed": tr_noop(
        "The prompt of this answer cannot be rebuilt: the system prompt, an earlier message or a "
        "template setting has changed."
    ),
    # chat templates
    "template-size": tr_noop_n(
        "This model's chat template has {count} character; the limit is {most}.",
        "This model's chat template has {count} characters; the limit is {most}.",
    ),
    "template-time": tr_noop(
        "This model's chat template was stopped: it did not finish within {seconds} s."
    ),
    "template-memory": tr_noop("This model's chat template was stopped: it used too much memory."),
    "template-crash": tr_noop("This model's chat template crashed the process that renders it."),
    "template-long": tr_noop(
        "This model's chat template was stopped: its output exceeds the model's context."
    ),
    "template-deep": tr_noop("This model's chat template was stopped: it calls itself too often."),
    "plain-format-instead": tr_noop("Use the plain chat format instead, or choose another model."),
    "template-invalid": tr_noop("The model's chat template is not valid: {reason}."),
    "template-refuses": tr_noop(
        "The model's chat template cannot render this conversation: {reason}"
    ),
    "template-process-not-started": tr_noop(
        "The process that renders chat templates cannot be started: {reason}. Close other "
        "programs, or restart Foretoken."
    ),
    "template-lacks-option": (
        "The chat template has no option {name}. Available: {options}."  # not translated: CLI
    ),
    "template-has-no-options": (
        "The chat template has no option {name}. It has no options."  # not translated: CLI
    ),
    "template-option-without-value": (
        "{name} needs a value: {name}=VALUE, where VALUE must be {limits}."  # not translated: CLI
    ),
    "template-option-value": "{name} must be {limits}.",  # not translated: CLI
    # preferences and styles
    "preferences-still-saving": tr_noop("They are still being saved."),
    "preferences-missing": tr_noop("it contains no preferences"),
    "preferences-unread": "cannot be read: {reason}",  # not translated: in a report
    "preferences-stay-unread": tr_noop(
        "Your preferences cannot be read: {why}. Until {path} can be used, changes last only "
        "until you close this window."
    ),
    "preferences-moved-aside": tr_noop(
        "Your preferences could not be read: {why}. Foretoken starts with the defaults; the file "
        "is kept as {name} in {folder}."
    ),
    "preference-key": "it must be KEY=VALUE with one of the keys {keys}",  # not translated: CLI
    "preference-value": "{key} must be {limits}",  # not translated: CLI
    "style-without-name": tr_noop("Enter a name."),
    "style-exists": tr_noop("A style named “{name}” already exists."),
    "styles-too-many": tr_noop_n(
        "You already have {count} style; delete one first.",
        "You already have {count} styles; delete one first.",
    ),
    "server-drops-turns": tr_noop("The server decides what is left out when the context is full"),
    "server-takes-no-setting": tr_noop("Not sent to this kind of server"),
    # models and answers
    "no-model": tr_noop("No model is loaded"),
    "no-model-to-work": tr_noop("No model is loaded. Choose one first."),
    "model-on-server": tr_noop(
        "The model runs on a server. This requires a model that runs in Foretoken."
    ),
    "server-cannot-continue": tr_noop("This server cannot continue an answer"),
    "model-cannot-roll-back": tr_noop("model cannot roll back"),
    "model-abandoned": tr_noop("The model did not stop and was abandoned. Choose another one."),
    "answer-cut-off": tr_noop("The model did not stop, so this answer was cut off."),
    "card-out-of-memory": tr_noop("The graphics card is out of memory. {reason}"),
    "card-failed": tr_noop(
        "The graphics card or its driver failed: {reason}. The text written so far is kept."
    ),
    "llama-cpp-aborted": tr_noop(
        "llama.cpp failed: {reason}. The text written so far is kept. Load the model again, or "
        "choose another one."
    ),
    "queue-answer-failed": tr_noop(
        "The answer failed. Queued messages were moved back to the message field."
    ),
    "queue-answer-stopped": tr_noop(
        "The answer was stopped. Queued messages were moved back to the message field."
    ),
    "queue-model-not-loaded": tr_noop(
        "The model was not loaded. Queued messages were moved back to the message field."
    ),
    "replay-empty-answer": tr_noop("This answer is empty."),
    "replay-only-text": tr_noop("Only the text of this answer was saved, not its tokens."),
    "candidates-of-server": tr_noop("A server wrote this answer. Its probabilities are not known."),
    "candidates-without-settings": tr_noop(
        "The settings of this answer were not recorded, so no candidates are shown."
    ),
    "candidates-without-length": tr_noop(
        "The prompt length was not recorded, so no candidates are shown."
    ),
    "candidates-of-other-model": tr_noop(
        "Load {model}, which wrote this answer, to see the candidates."
    ),
    "candidates-of-unfinished": tr_noop("Candidates can be found when the answer is complete."),
    # all else
    "unexpected-error": tr_noop("An unexpected error occurred ({error})."),
    "unexpected-error-while-working": tr_noop("An unexpected error occurred: {what}."),
    "no-platform-plugin": "it has no platform plugin called {name}",  # not translated: a report
}
