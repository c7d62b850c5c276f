"""No signal is there only to pass another one on: whoever wants to hear that one connects to it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import foretoken

ROOT = Path(foretoken.__file__).parent
JUSTIFIED = {
    # A search and the downloads tell of models.
    "GetModelsPage.model_ready",
    # It tells of many changes, most of them its own; an answer or another title changes
    # conversations, too.
    "ChatController.conversations_changed",
    # What is known of a token changes in many ways; how far its reading is, is one of them.
    "TokenInspector.changed",
    # So that fields of all kinds have one signal.
    "ChoiceField.chosen",
    "FlagField.chosen",
    # These tell what was chosen or which preference is meant, not which button or action.
    "LookaheadMenu.chosen",
    "PreferenceRow.reset_requested",
    # Arrows and the wheel go to the neighbour alike.
    "InspectCard.neighbour_wanted",
    "MessageActions.stepped",
    # Bars and curves choose a step alike.
    "ReplayStage.step_chosen",
}


def own_signals(owner: ast.ClassDef) -> set[str]:
    """Names of the signals that a class declares."""
    return {
        target.id
        for line in owner.body
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Call)
        if isinstance(line.value.func, ast.Name) and line.value.func.id == "Signal"
        for target in line.targets
        if isinstance(target, ast.Name)
    }


def emitted(node: ast.AST) -> str:
    """The signal of ``self.NAME`` or ``self.NAME.emit``; empty for anything else."""
    if isinstance(node, ast.Attribute) and node.attr == "emit":
        node = node.value
    own = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)
    return node.attr if own and node.value.id == "self" else ""


def relays(owner: ast.ClassDef) -> dict[str, str]:
    """Methods that do nothing but emit a signal with what they are given, and that signal."""
    found = {}
    for method in owner.body:
        if not isinstance(method, ast.FunctionDef):
            continue
        given = [argument.arg for argument in method.args.args[1:]]
        match [
            line
            for line in method.body
            if not ast.get_docstring(method) or line is not method.body[0]
        ]:
            case [ast.Expr(ast.Call(ast.Attribute(attr="emit") as function, arguments))]:
                if [getattr(argument, "id", None) for argument in arguments] == given:
                    found[method.name] = emitted(function)
    return found


def forwarding(source: str) -> Iterator[str]:
    """Yield the signals that are connected to another one, directly or by such a method."""
    for owner in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)):
        signals, methods = own_signals(owner), relays(owner)
        for call in (node for node in ast.walk(owner) if isinstance(node, ast.Call)):
            if not (isinstance(call.func, ast.Attribute) and call.func.attr == "connect"):
                continue
            for target in call.args[:1]:
                body = target.body if isinstance(target, ast.Lambda) else target
                name = emitted(body.func if isinstance(body, ast.Call) else body)
                name = methods.get(name, name)
                if name in signals:
                    yield f"{owner.name}.{name}"


def test_no_signal_only_forwards_another() -> None:
    found = {name for path in ROOT.rglob("*.py") for name in forwarding(path.read_text("utf-8"))}
    assert found == JUSTIFIED


def test_every_way_to_forward_is_seen() -> None:
    ways = {
        "self.button.clicked.connect(self.gone)": True,
        "self.button.clicked.connect(self.gone.emit)": True,
        "self.button.clicked.connect(lambda: self.gone.emit())": True,
        "self.button.clicked.connect(self._on_click)": True,
        "self.button.clicked.connect(self._on_other)": False,
        "self.gone.connect(self.close)": False,
    }
    for line, seen in ways.items():
        source = (
            "class Widget:\n"
            "    gone = Signal()\n"
            f"    def build(self):\n        {line}\n"
            '    def _on_click(self):\n        """Say."""\n        self.gone.emit()\n'
            "    def _on_other(self):\n        self.hide()\n        self.gone.emit()\n"
        )
        assert list(forwarding(source)) == ["Widget.gone"] * seen, line
