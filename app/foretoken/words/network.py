"""Sentences about the network, the model hub, updates, servers, and files and JSON in general."""

from __future__ import annotations

from foretoken.system.language import Sentences, tr_noop

NETWORK: Sentences = {
    # --- connections
    "host-silent": tr_noop("{host} does not respond. Try again later."),
    "host-unknown": tr_noop("{host} was not found. Check your internet connection."),
    "host-refuses": tr_noop(
        "{host} refused the connection. A firewall may be blocking it. Try again later."
    ),
    "host-unreachable": tr_noop("{host} cannot be reached: {reason}."),
    "proxy-failed": tr_noop(
        "The proxy could not connect to {host}: {reason}. Check the proxy settings, or the "
        "variables http_proxy, https_proxy and no_proxy."
    ),
    "proxy-socks": tr_noop("SOCKS proxies are not supported"),
    "host-untrusted": tr_noop(
        "The connection to {host} is not secure: {reason}. Check this computer's clock, or "
        "whether security software intercepts the connection."
    ),
    "host-unsafe": tr_noop("The connection to {host} is not secure: {reason}."),
    "host-speaks-plain": tr_noop(
        "{host} does not support HTTPS. Its address may have to start with http://."
    ),
    "host-speaks-tls": tr_noop("{host} requires HTTPS. Start its address with https://."),
    "host-cut": tr_noop("The connection to {host} was lost. Try again."),
    "host-invalid-response": tr_noop("{host} sent an invalid response ({error})."),
    "host-sent-too-much": tr_noop("{host} sent more than the {most} bytes expected."),
    "host-redirects-to-plain": tr_noop("{host} redirects to an address that is not HTTPS."),
    "address-not-https": tr_noop("{address} is not an HTTPS address, so it was not contacted."),
    # --- files, JSON and records
    "file-in-use": tr_noop("{file} is in use by another process."),
    "file-name-invalid": tr_noop("this is not a valid file name"),
    "file-not-regular": tr_noop("it is {kind}, not a regular file"),
    "file-too-large": tr_noop("it is larger than the limit of {most} bytes"),
    "a-folder": tr_noop("a folder"),
    "a-pipe": tr_noop("a pipe"),
    "a-socket": tr_noop("a socket"),
    "a-device": tr_noop("a device"),
    "a-link": tr_noop("a link"),
    "database-newer": tr_noop("a newer version of Foretoken wrote it"),
    "json-too-long": tr_noop("it is longer than {most} bytes"),
    "json-not-text": tr_noop("it is not text"),
    "json-invalid-line": tr_noop("line {line}: {problem}"),
    "json-long-number": tr_noop("it contains a number with thousands of digits"),
    "json-invalid-number": tr_noop("{number} is not a valid number"),
    "json-too-nested": tr_noop("its lists and tables are nested more than {most} levels deep"),
    "record-invalid": tr_noop("{what}: {problem}.", about="what is wrong in a file"),
    "record-unknown-field": tr_noop("unknown field: {field}"),
    "record-hidden-name": tr_noop("it contains a name that cannot be displayed"),
    "record-invalid-date": tr_noop("it contains an invalid date"),
    # --- updates
    "update-wrong-checksum": tr_noop(
        "{file} does not match its published checksum, so it was deleted. Try again."
    ),
    "update-unwritable": tr_noop("{file} cannot be written to {folder}: {reason}."),
    "update-refused": tr_noop("{host} refused the request (HTTP {code})."),
    "update-feed-unknown-format": tr_noop(
        "The release feed is in a format that this version does not support."
    ),
    "update-feed-damaged": tr_noop("The release feed cannot be read: it is damaged."),
    # --- the hub
    "hub-file-gone": tr_noop(
        "{repository} no longer contains this version of {file}. Choose it again, or choose "
        "another file."
    ),
    "hub-no-access-yet": tr_noop(
        "The account of the access token does not have access to {what} yet. Accept its terms "
        "on {page}; approval can take some time."
    ),
    "hub-terms-not-accepted": tr_noop(
        "{what} requires you to accept its terms. Accept them on {page}, then enter an access "
        "token of that account."
    ),
    "hub-file-not-found": tr_noop(
        "{what} no longer has the requested file. Choose the model again."
    ),
    "hub-token-rejected": tr_noop(
        "{host} rejected the access token. It may be mistyped, expired or revoked. Enter a "
        "new one, or remove it if none is required."
    ),
    "hub-is-none": tr_noop(
        "{host} does not respond like a model hub (HTTP {status}). Check the variable HF_ENDPOINT."
    ),
    "hub-no-public-repository": tr_noop(
        "{host} has no public repository {what}. Check the name. If it is private, an access "
        "token of its owner is required."
    ),
    "hub-no-accessible-repository": tr_noop(
        "{host} has no repository {what} that this access token can access. Check the name."
    ),
    "hub-access-denied": tr_noop(
        "{host} denied this computer or account access to {what}. See {page} for the reason."
    ),
    "hub-too-many-requests": tr_noop(
        "{host} received too many requests from this network. Try again later."
    ),
    "hub-too-many-requests-for-now": tr_noop(
        "{host} received too many requests from this network. Try again in {minutes} min."
    ),
    "hub-token-raises-limit": tr_noop("An access token raises this limit."),
    "hub-overloaded": tr_noop(
        "{host} cannot handle the request right now (HTTP {status}). Try again later."
    ),
    "hub-refused": tr_noop("{host} refused {what} (HTTP {status})."),
    "hub-this-search": tr_noop("this search"),
    "hub-no-token": tr_noop(
        "This is not an access token. An access token is one line of letters and digits."
    ),
    "hub-no-repository-name": tr_noop(
        "{name} is not a repository name. Use owner/name, such as Qwen/Qwen3-8B-GGUF."
    ),
    "hub-address-not-https": tr_noop(
        "The variable {name} is not set to an HTTPS address. Correct or unset it."
    ),
    "hub-blocked": tr_noop(
        "The variable {name} blocks access to the hub. Unset it to download models."
    ),
    # --- downloads
    "download-already-running": tr_noop(
        "The model is already being downloaded, perhaps in another Foretoken window."
    ),
    "download-other-file": tr_noop(
        "{file} already exists and differs from the file on the hub. Rename or delete "
        "it, then try again."
    ),
    "download-wrong-checksum": tr_noop(
        "{file} was damaged during the download: its checksum does not match. The "
        "downloaded data was discarded. Try again, if necessary on another network."
    ),
    "download-retry": tr_noop("{what}. Trying again in {seconds} s."),
    "download-too-large": tr_noop(
        "Not enough space in {folder}: the download needs {missing} more, {free} is free, "
        "and {reserve} of that must stay free. Free up some space, or choose a smaller "
        "file."
    ),
    "download-unwritable": tr_noop("{folder} cannot be written to: {reason}."),
    "download-unusable": tr_noop(
        "{file} in {folder} cannot be used: {reason}. Remove it and try again."
    ),
    "download-disk-full": tr_noop(
        "No space is left in {folder}: {reason}. What was downloaded is kept. Free up some "
        "space and resume."
    ),
    "download-refused": tr_noop(
        "{host}, which stores the file for {hub}, refused the download (HTTP {code}). Try again."
    ),
    "download-other-part": tr_noop(
        "{host} sent a different part of the file than requested. Try again later."
    ),
    "download-too-much": tr_noop(
        "{host} sent more data than announced. The data was discarded. Try again later."
    ),
    "offer-other-size": tr_noop("{model} is {size}; about {expected} was expected."),
    "offer-now-gated": tr_noop("{model} now requires you to accept its terms on its page."),
    "offer-other-licence": tr_noop("{model} states the licence {licence}, not {expected}."),
    "offer-leaves-little-space": tr_noop("This download leaves only {size} free on the disk."),
    # --- servers
    "server-address-invalid": tr_noop(
        "{address} is not a server address. Use an address such as http://localhost:8080 or "
        "https://example.org/v1."
    ),
    "server-address-with-password": tr_noop(
        "The address contains a user name or a password. Enter the key in its own field."
    ),
    "server-no-key": tr_noop(
        "This is not a key. A key is one line of letters, digits and symbols."
    ),
    "server-list-full": tr_noop("You already have {most} servers. Remove one first."),
    "server-list-unchanged": tr_noop("The list of servers was not changed. {error}"),
    "server-unknown": tr_noop("{host} was not found. Check its name."),
    "server-refuses": tr_noop(
        "{host} refused the connection. Check that the server is running and that the port is "
        "correct."
    ),
    "server-untrusted": tr_noop(
        "The certificate of {host} is not trusted: {reason}. If it is your own, set the "
        "environment variable SSL_CERT_FILE to its file."
    ),
    "server-not-encrypted": tr_noop(
        "Nothing was sent to {host}: the connection is not encrypted, and you have not "
        "allowed that."
    ),
    "server-redirects": tr_noop(
        "{host} redirects to another address, {where}. Nothing was sent there. If that "
        "address is correct, enter it instead of this one."
    ),
    "server-lists-no-models": tr_noop(
        "{host} responds but does not list any models. Check that it is a model server."
    ),
    "server-lacks-model": tr_noop(
        "{server} no longer offers the model {model}. Choose another one."
    ),
    "server-context-full": tr_noop("The chat does not fit in the context of the model on {host}."),
    "server-needs-key": tr_noop("{host} requires an API key (HTTP {code}). Enter it."),
    "server-rejects-key": tr_noop("{host} rejected the API key (HTTP {code}). Enter another one."),
    "server-not-found": tr_noop(
        "{host} does not have this model, or the address is wrong (HTTP {code}). Check "
        "the address, and choose one of its models."
    ),
    "server-loading": tr_noop("{host} is still loading its model. Try again in a moment."),
    "server-busy": tr_noop("{host} is busy (HTTP {code}). Try again later."),
    "server-busy-for-now": tr_noop("{host} is busy (HTTP {code}). Try again in {seconds} s."),
    "server-too-slow": tr_noop("{host} took too long to respond (HTTP {code}). Try again."),
    "server-reports-error": tr_noop(
        "{host} reported an error (HTTP {code}). Try again, or check the log of the server."
    ),
    "server-rejects": tr_noop("{host} rejected the request (HTTP {code})."),
    "server-says": tr_noop("{sentence} The server says: {words}"),
    "served-answer-not-continued": tr_noop("This server cannot continue an answer."),
    "server-endless-answer": tr_noop("{host} did not end its answer after {most} characters."),
    "server-lost-in-answer": tr_noop(
        "The connection to {host} was lost in the middle of the answer. Try again."
    ),
    "server-aborted-answer": tr_noop(
        "{host} stopped in the middle of the answer. Try again, or check the log of the server."
    ),
    "server-sent-too-much": tr_noop("{host} sent too much data: {problem}."),
    "server-answers-oddly": tr_noop(
        "{host} sent an invalid response: {problem}. Check that it is a model server."
    ),
    "answer-compressed": tr_noop("it is compressed ({kind}), which was not requested"),
    "answer-web-page": tr_noop("it is a web page"),
    "answer-of-kind": tr_noop("it is of the type {kind}"),
    "answer-line-too-long": tr_noop("one of its lines is longer than {most} bytes"),
    "answer-no-event-stream": tr_noop("it is not an event stream"),
    "answer-no-json-object": tr_noop("it is not a JSON object"),
    "drafts-sent-together": tr_noop(
        "The server sent several tokens at once, so its counters do not show for all of "
        "them whether they were drafted."
    ),
    "drafts-counted-only": tr_noop(
        "The server reports how many tokens it drafted and accepted, but not which ones."
    ),
    "drafts-of-other-answers": tr_noop(
        "The server counts the drafts of all its answers together, and it was writing "
        "other answers at the same time."
    ),
    "drafts-not-reported": tr_noop("The server does not report whether and what it drafted."),
    "ollama-cuts-chats": tr_noop(
        "Ollama silently cuts off what does not fit in its context. The length is set by "
        "OLLAMA_CONTEXT_LENGTH or by the model's num_ctx."
    ),
}
