"""Partial repaints of a growing answer look like a full repaint."""

import random

from PySide6.QtGui import QImage

from chat_pieces import BONUS, CORRECTION, DRAFT, TARGET, settle, token
from foretoken.chat.conversations.conversation import Conversation, Message, Role
from foretoken.ui.chat.chat_view import ChatView

_TEXT = """## Part of the *report*

The **tide** at this place is `two` metres high; see [the table](https://example.org) for it. \
This goes on with $x^2$ and more words, so that lines break, `with code`, and break again.

- an item of a list
  - below it is another

> A quote that is long enough to be broken into two lines, because it goes on and on and on and on.

1. שלום עולם מה נשמע היום, בוא נראה אם השורה נשברת כאן או שם, ועוד מילים כדי שתהיה ארוכה מאוד
2. [x] done

```python
def tide(hours):
    return 2 * hours  # of this part
```

$$\\frac{a}{b}$$

| Place | Range |
|:--|--:|
| Fundy | 16.3 |

"""
_AT_AN_EDGE = 3
"""Pixels that are blended differently at the edge of a painted area."""


def test_what_is_painted_bit_by_bit_looks_like_the_whole(chat: ChatView) -> None:
    text, chosen = 2 * _TEXT, random.Random(1)
    tokens = []
    while text:
        length = chosen.randint(1, 6)
        tokens.append(token(text[:length], chosen.choice([TARGET, DRAFT, BONUS, CORRECTION])))
        text = text[length:]
    conversation, answer = Conversation(), Message(Role.ASSISTANT)
    conversation.append(Message(Role.USER, "Report."), answer)
    chat.show_conversation(conversation)
    chat.begin_answer(answer)
    settle()
    for first in range(0, len(tokens), 7):
        for one in tokens[first : first + 7]:
            answer.append(one)
        chat.append_tokens(tokens[first : first + 7])
        settle()
        seen = chat.screen().grabWindow(chat.winId()).toImage()
        assert differing(seen, chat.grab().toImage()) <= _AT_AN_EDGE
    assert chat.verticalScrollBar().value() > 0
    chat.finish_answer(answer)


def differing(one: QImage, other: QImage) -> int:
    assert one.size() == other.size()
    other = other.convertToFormat(one.format())
    if one == other:
        return 0
    points = ((x, y) for y in range(one.height()) for x in range(one.width()))
    return sum(one.pixel(x, y) != other.pixel(x, y) for x, y in points)
