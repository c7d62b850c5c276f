"""Sentences about errors: each kind has one, whose placeholders are the facts it is raised with."""

import ast
import inspect
import string
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import chain
from pathlib import Path

import foretoken
from foretoken.system.errors import UserError
from foretoken.words import answers, chats, engine, models, network
from foretoken.words.sentences import AS_TOLD, SENTENCES

PACKAGE = Path(foretoken.__file__).parent
MODULES = [path for path in PACKAGE.rglob("*.py") if "words" not in path.parts]
TREES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in MODULES}


def errors(kind: type[UserError] = UserError) -> Iterator[type[UserError]]:
    yield kind
    for each in kind.__subclasses__():
        yield from errors(each)


def taken_by(kind: type[UserError]) -> set[str]:
    """Return what an error takes beside the facts."""
    return {*inspect.signature(kind).parameters} - {"self"}


def placeholders(kind: str) -> set[str]:
    sentence = SENTENCES[kind]
    text = sentence if isinstance(sentence, str) else sentence[1]
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def calls() -> Iterator[tuple[str, ast.Call, set[str]]]:
    """Return the place of each call that names a kind, the call, and its other parameters."""
    for path in MODULES:
        import_module(".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts))
    by_name = {each.__name__: taken_by(each) for each in errors()}
    for path, tree in TREES.items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name == "said" or name in by_name:
                    place = f"{path.relative_to(PACKAGE)}:{node.lineno}"
                    yield place, node, by_name.get(name, set())


def test_every_error_has_a_sentence_with_its_facts() -> None:
    wrong = []
    for place, call, others in calls():
        kind = call.args[0] if call.args else None
        if not isinstance(kind, ast.Constant):  # one of several, which stand in a table
            called = ast.unparse(kind.func) if isinstance(kind, ast.Call) else ""
            if isinstance(kind, ast.JoinedStr) or called in ("tr", "tr_n"):
                wrong.append(f"{place}: a sentence")
            continue
        facts = {each.arg for each in call.keywords if each.arg} - others
        spread = any(each.arg is None for each in call.keywords)
        known = placeholders(kind.value) if kind.value in SENTENCES else None
        if known is None or (facts != known if not spread else not facts <= known):
            wrong.append(f"{place}: {kind.value} with {sorted(facts)}, not {known}")
    assert wrong == []


def test_every_sentence_is_used_and_stands_in_one_place() -> None:
    texts = chain.from_iterable(ast.walk(tree) for tree in TREES.values())
    used = {node.value for node in texts if isinstance(node, ast.Constant)}
    assert sorted(SENTENCES.keys() - used) == []
    tables = (engine.ENGINE, models.MODELS, network.NETWORK, chats.CHATS, answers.ANSWERS)
    often = Counter(chain([AS_TOLD], *tables))
    assert [kind for kind, times in often.items() if times > 1] == []
