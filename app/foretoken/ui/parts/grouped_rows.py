"""Model for trees of grouped rows, updated row by row so that the view keeps its state."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence
from contextlib import contextmanager
from difflib import SequenceMatcher
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QTreeView

_MAX_STEPS = 100
"""The view takes 0.25 ms for each step; with more of them, replacing all rows is faster."""


class GroupedModel(QStandardItemModel):
    """Model with two levels of entries; ``show_groups`` changes as few rows as possible."""

    _groups: Sequence[tuple[Any, Sequence[Any]]] = ()

    def key_of(self, entry: Any) -> Hashable:
        """Return the identity of an entry, independent of what it shows."""
        raise NotImplementedError

    def fill(self, item: QStandardItem, entry: Any) -> None:
        """Show an entry in an item."""
        raise NotImplementedError

    def show_groups(self, groups: Sequence[tuple[Any, Sequence[Any]]]) -> None:
        """Show groups, each a heading entry with the entries below it."""
        before, self._groups = self._groups, groups
        root, tops = self.invisibleRootItem(), [top for top, _ in groups]
        self._change(root, [top for top, _ in before], tops)
        rows_before = {self.key_of(top): rows for top, rows in before}
        for number, (top, rows) in enumerate(groups):
            item = self.item(number)
            self._change(item, rows_before[self.key_of(top)] if item.rowCount() else (), rows)

    def entries(self) -> list[Any]:
        """Return all entries from top to bottom."""
        return [entry for top, rows in self._groups for entry in (top, *rows)]

    def indexes_of(self, keys: Collection[Hashable]) -> list[QModelIndex]:
        """Return the indexes of the entries with these keys; missing ones are left out."""
        found: list[QModelIndex] = []
        for number, (top, rows) in enumerate(self._groups if keys else ()):
            group = self.index(number, 0)
            if self.key_of(top) in keys:
                found.append(group)
            below = (row for row, entry in enumerate(rows) if self.key_of(entry) in keys)
            found += [self.index(row, 0, group) for row in below]
        return found

    def index_of(self, key: Hashable) -> QModelIndex:
        """Return the index of a key's entry; invalid if missing."""
        return next(iter(self.indexes_of((key,))), QModelIndex())

    def key_at(self, index: QModelIndex) -> Hashable:
        """Return the key of a row's entry."""
        group = index.parent()
        if not group.isValid():
            return self.key_of(self._groups[index.row()][0])
        return self.key_of(self._groups[group.row()][1][index.row()])

    def _change(self, parent: QStandardItem, before: Sequence[Any], after: Sequence[Any]) -> None:
        """Change the children of an item from ``before`` to ``after``."""
        if before == after:
            return
        parent.setColumnCount(1)  # otherwise set by the first insertion, inside its signals
        old, new = ([self.key_of(entry) for entry in entries] for entries in (before, after))
        steps = SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
        if len(steps) > _MAX_STEPS:
            steps = [("replace", 0, len(old), 0, len(new))]
        for kind, first, last, start, end in reversed(steps):
            if kind == "equal":
                for row, entry in enumerate(after[start:end], first):
                    if entry != before[row]:
                        self.fill(parent.child(row), entry)
                continue
            items = [QStandardItem() for _ in range(start, end)]
            for item, entry in zip(items, after[start:end], strict=True):
                self.fill(item, entry)
            parent.removeRows(first, last - first)
            parent.insertRows(first, items)


@contextmanager
def keep_scroll_position(tree: QTreeView) -> Iterator[None]:
    """Keep the first visible row that survives at its place while rows are changed."""
    model, bar = tree.model(), tree.verticalScrollBar()
    assert isinstance(model, GroupedModel)
    kept: list[tuple[QPersistentModelIndex, Hashable, int]] = []
    value, index = bar.value(), tree.indexAt(QPoint(tree.viewport().width() // 2, 0))
    while value and (top := tree.visualRect(index).top()) < tree.viewport().height():
        if not index.isValid():
            break
        kept.append((QPersistentModelIndex(index), model.key_at(index), top))
        index = tree.indexBelow(index)
    yield
    tree.executeDelayedItemsLayout()
    bar.setValue(value)
    for row, key, top in kept:
        now = row if row.isValid() else model.index_of(key)  # all rows may have been replaced
        if now.isValid():
            bar.setValue(value + tree.visualRect(now).top() - top)
            break
