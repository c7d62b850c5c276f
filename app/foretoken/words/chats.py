"""Sentences about saving, importing and exporting chats."""

from __future__ import annotations

from foretoken.system.language import Sentences, tr_noop, tr_noop_n

_SAVING: Sentences = {
    "chats-not-saved": tr_noop(
        "The chats cannot be saved: {cause} {remedy} Until then, new messages are kept only "
        "while Foretoken is open."
    ),
    "backup-not-saved": tr_noop("The backup cannot be saved: {cause} {remedy}"),
    # Causes and remedies of both.
    "chats-disk-full": tr_noop("the disk is full."),
    "chats-free-space": tr_noop("Free up some space."),
    "chats-file-locked": tr_noop("another program has locked the file {name}."),
    "chats-close-program": tr_noop("Close that program."),
    "chats-folder-not-writable": tr_noop("the folder {folder} is not writable."),
    "chats-change-permissions": tr_noop("Change its permissions."),
    "chats-disk-read-only": tr_noop("the disk that holds {folder} is read-only."),
    "chats-make-writable": tr_noop("Make it writable."),
    "chats-file-not-regular": tr_noop("{name} in {folder} cannot be used: {reason}."),
    "chats-replace-file": tr_noop("Replace it with a regular file."),
    "chats-disk-error": tr_noop("the disk that holds {folder} reports an error ({reason})."),
    "chats-check-disk": tr_noop("Check the disk."),
    "chats-file-error": tr_noop("{reason}."),
    "chats-check-folder": tr_noop("Check the folder {folder}."),
    # Other failures.
    "chats-row-refused": tr_noop(
        "This cannot be saved, because what it belongs to no longer exists ({reason}). "
        "Copy it if you need it, and continue in a new chat."
    ),
    "search-index-damaged": tr_noop("The search index is damaged. Restart Foretoken to repair it."),
    "chat-file-damaged": tr_noop("Your chat file is damaged. Restart Foretoken to repair it."),
    "sqlite-error": tr_noop("SQLite reported an error: {reason}."),
    "file-without-chats": tr_noop("The file contains no chats."),
    "chats-of-newer-version": tr_noop(
        "These chats were saved by a newer version of Foretoken (format {version}; this "
        "version reads up to {newest}), so they were not opened. Install the newer "
        "version. Until then, chats are kept only while Foretoken is open."
    ),
    "chats-in-use": tr_noop(
        "Your chats are in use by another instance of Foretoken, so they are neither "
        "shown nor saved here. Close the other instance and restart this one."
    ),
    "chats-not-deleted": tr_noop(
        "Not everything could be deleted: {reason} ({file}). Close other programs "
        "that use these files, and try again."
    ),
    "chats-not-kept": tr_noop("Chats are not being saved, so none can be read or imported."),
    "chats-unexpected-error": tr_noop(
        "The chats cannot be saved because of an unexpected error ({error}). They stay "
        "available in this window until you close it."
    ),
    # What a repair did.
    "chat-file-was-damaged": tr_noop("Your chat file was missing, empty or damaged."),
    "chat-file-replaced": tr_noop("It was replaced with the backup from {time}."),
    "chat-file-without-backup": tr_noop("There was no backup yet."),
    "chat-file-recovered": tr_noop_n(
        "{count} message was recovered from the damaged file.",
        "{count} messages were recovered from the damaged file.",
    ),
    "chat-file-kept": tr_noop("The damaged file is kept as {name} in the same folder."),
    # Backups.
    "backup-among-chats": tr_noop(
        "Backups cannot be saved in the folder that contains the chats themselves. "
        "Choose another folder."
    ),
    "backup-of-damaged-file": tr_noop(
        "No backup was made, because your chat file is damaged. Restart Foretoken to repair it."
    ),
    "backup-too-slow": tr_noop(
        "The backup {name} takes too long to read. It may be damaged or malicious."
    ),
    "backup-foreign": tr_noop("{name} is not a backup of Foretoken's chats."),
    "backup-damaged": tr_noop("The backup {name} is damaged."),
    "backup-unreadable": tr_noop("The backup {name} cannot be read: {reason}."),
    "backup-choose-another": tr_noop("Nothing was changed. Choose another file."),
}

_SHARING: Sentences = {
    "export-without-chats": tr_noop("There are no chats to export."),
    "export-not-written": tr_noop(
        "{file} cannot be written: {reason}. Nothing was changed. Choose another location."
    ),
    "replay-without-tokens": tr_noop(
        "No answer in {name} was saved with its tokens, so there is nothing to replay. "
        "Foretoken's own JSON export includes them."
    ),
    # Files to import.
    "import-unreadable": tr_noop("{name} cannot be read: {reason}."),
    "import-of-folder": tr_noop("{name} is a folder. Choose files in it instead."),
    "import-not-unpacked": tr_noop(
        "{name} cannot be unpacked: it is damaged or protected by a password. Unpack it "
        "yourself and choose the file conversations.json."
    ),
    "import-archive-without-chats": tr_noop(
        "{name} contains no conversations. A ChatGPT export contains a file named "
        "conversations.json."
    ),
    "import-without-chats": tr_noop("{name} contains no chats."),
    "import-too-many-chats": tr_noop_n(
        "{name} contains more than {count} chat. Split it and import the parts.",
        "{name} contains more than {count} chats. Split it and import the parts.",
    ),
    "import-unusable": tr_noop(
        "{name} cannot be imported: {reason}. Foretoken reads its own JSON, ChatGPT's "
        "export and the conversations of LM Studio."
    ),
    "import-list-of-others": tr_noop("its list contains something other than conversations"),
    "import-unpacks-large": tr_noop("it unpacks to more than {size}"),
    "import-format-unknown": tr_noop("it contains no conversations in a known format"),
    "import-none-usable": tr_noop("None of the chats can be imported: {reason}"),
    "import-chats-unreadable": tr_noop_n(
        "{count} chat could not be read.", "{count} chats could not be read."
    ),
    # Chats in them.
    "chat-of-newer-version": tr_noop(
        "It was written by a newer version of Foretoken or modified afterwards. Install "
        "the newer version to import it."
    ),
    "the-conversation": tr_noop("the conversation"),
    "chat-message-invalid": tr_noop("{what}: message {number}: {problem}"),
    "chat-id-invalid": tr_noop("it has an invalid ID"),
    "chat-message-misplaced": tr_noop("it does not follow an earlier message, or it repeats an ID"),
    "chat-end-unknown": tr_noop("{what}: it ends at an unknown message"),
    "chat-without-messages": tr_noop("it has no messages"),
    "chat-too-many-messages": tr_noop_n(
        "it has more than {count} message", "it has more than {count} messages"
    ),
    "chat-in-a-loop": tr_noop("its messages reply to each other in a loop"),
    "chat-message-malformed": tr_noop("message {number} is not a message"),
}

# By the values of ``FaultKind``, which are stored.
_FAULTS: Sentences = {
    "draft-failed": tr_noop("The draft failed"),
    "verification-failed": tr_noop("Verification failed"),
    "target-failed": tr_noop("The target failed"),
    "context-full": tr_noop("The context was full"),
    "step-limit-exceeded": tr_noop("The step limit was reached"),
    "model-load-failed": tr_noop("A model could not be loaded"),
    "out-of-memory": tr_noop("Out of memory"),
    "template-failed": tr_noop("The chat template failed"),
    "prompt-failed": tr_noop("The prompt could not be built"),
    "graphics-card-failed": tr_noop("The graphics card failed"),
    "model-did-not-stop": tr_noop("The model did not stop"),
    "server-failed": tr_noop("A server did not respond as expected"),
    "other": tr_noop("An unexpected error occurred"),
}

CHATS: Sentences = {**_SAVING, **_SHARING, **_FAULTS}
