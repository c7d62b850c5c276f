"""Model for trees of grouped rows, and keeping the scroll position while they change."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QTreeView


class GroupedModel(QStandardItemModel):
    """Model with two levels of entries; ``show_groups`` replaces rows only if their keys change."""

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

    def _change(self, parent: QStandardItem, before: Sequence[Any], after: Sequence[Any]) -> None:
        """Change the children of an item from ``before`` to ``after``."""
        if before == after:
            return
        parent.setColumnCount(1)  # otherwise set by the first insertion, inside its signals
        if [*map(self.key_of, before)] != [*map(self.key_of, after)]:
            parent.removeRows(0, parent.rowCount())
            parent.insertRows(0, [QStandardItem() for _ in after])
            before = ()
        for row, entry in enumerate(after):
            if not before or entry != before[row]:
                self.fill(parent.child(row), entry)


@contextmanager
def keep_scroll_position(tree: QTreeView) -> Iterator[None]:
    """Scroll back to the same height after rows were replaced."""
    value = tree.verticalScrollBar().value()
    yield
    tree.executeDelayedItemsLayout()
    tree.verticalScrollBar().setValue(value)
