"""What may stand as a title: no markup, no piece of a sentence, no other chat's."""

import pytest

from foretoken.chat.conversations.titles import (
    is_fragment,
    numbered_title,
    of_the_chat,
    split_number,
    tidy_title,
    title_in,
)

FOXES = [
    *("Brown Foxes", '"Brown Foxes."', "**Title: Brown Foxes**", "**Title:** Brown Foxes"),
    *("Here is a title for this chat: Brown Foxes", "# Brown Foxes", "### **Brown Foxes**"),
    *("1. Brown Foxes", "[Brown Foxes](https://example.org/foxes)", "<h1>Brown Foxes</h1>"),
    *("```\nBrown Foxes\n```", "<think>What do they want?</think>\n\nBrown Foxes"),
    *("- [ ] Brown Foxes", "\n\n Brown\tFoxes \nand more"),
]
OTHERS = {
    "2. Weltkrieg": "2. Weltkrieg",
    "`Brown` ~~red~~ __Foxes__": "Brown red Foxes",
    "Words in snake_case": "Words in snake_case",
    "Brown &amp; Red Foxes": "Brown & Red Foxes",
    "Why is the sky blue?": "Why is the sky blue?",
    "No Country for Old Men": "No Country for Old Men",
}


def test_markup_is_no_part_of_a_title() -> None:
    for text, title in {**dict.fromkeys(FOXES, "Brown Foxes"), **OTHERS}.items():
        assert tidy_title(text, whole=True) == title, text


NO_TITLES = [
    *("", "x", "🦊🌙", "---", "|", "|---|---|", "| Animal | Colour |", "Animal | Colour"),
    "| Animal | Colour |\n|---|---|\n| Fox | Brown |",
    *("```python\ndef add(a, b):", "def add(a, b): return {a: b}", "<think>The person wants"),
    *("<table><tr>", "https://example.org/foxes", "![](fox.png)", "Title:", "**Title**"),
    *("1, 2, 3", "Brown foxes and,", "Brown foxes:", "Brown foxes are...", "word " * 20),
    "Foxes are brown. They hunt at night.",
    "Foxes are animals that hunt at night in the dark woods",
    *("Yes, I have a story", "Sure!", "A story I like", "I'm a small model", "Ja, gern"),
    *("是的\uff0c有一个故事", "What a great question!"),
]


def test_what_is_no_title_is_refused() -> None:
    for text in NO_TITLES:
        assert tidy_title(text, whole=True) == "", text
    # Nor is a line that was cut.
    assert tidy_title("Why the tides are", whole=False) == ""
    assert tidy_title("Why the tides are\nThey", whole=False) == "Why the tides are"


CHAT = """Why are there tides, and what are spring tides? Explain it.
# Tides of the Ocean
The sea rises because of the Moon. Its pull is stronger on the near side of the Earth.
| Phase | Tide |
"""


@pytest.mark.parametrize(
    ("title", "fragment"),
    [
        ("The sea rises because", True),
        ("Why are there tides", True),
        ("Its pull is stronger on the", True),
        ("pull is stronger on the near side", True),
        ("Ocean Tides", False),
        ("The sea rises in spring", True),  # it begins like one
        ("The sea", False),
        ("Tides of the Ocean", False),  # a heading, all of it
        ("Tides and the Moon", False),
        ("Explain it", False),
    ],
)
def test_a_piece_of_a_sentence_is_no_title(title: str, fragment: bool) -> None:
    assert is_fragment(title, CHAT) is fragment


@pytest.mark.parametrize(
    ("title", "asked", "answered", "good"),
    [
        ("Brown Foxes", "Tell me of a fox.", "The foxes are brown.", True),
        ("Understanding Ocean Tides", "Why are there tides?", "The ocean follows it.", True),
        ("The bird in the air", "Tell me of a fox.", "A bird was in the air.", False),
        ("An anticationation marks", "Why is the sky blue?", "", False),
        ("Write 1, 2, 3", "Write a function.", "", False),
        ("A title for this chat", "Give this chat a title", "", False),
        ("How about a walk outside?", "Hi! How are you?", "", False),
        ("海の潮汐", "海の潮はなぜ", "", True),
        ("猫の話", "潮", "", False),
        ("123", "123", "", False),
    ],
)
def test_a_title_is_of_its_chat(title: str, asked: str, answered: str, good: bool) -> None:
    assert of_the_chat(title, asked, answered) is good


def test_a_model_that_answers_again_names_nothing() -> None:
    sorry = "I'm sorry, but I cannot see the fox."
    assert title_in("I'm sorry, but I cannot", "Which fox is it?", sorry, whole=True) == ""
    question, _, answer = CHAT.partition("\n")
    assert title_in("| Phase | Tide |", question, answer, whole=True) == ""
    assert title_in("Its pull is spring tides", question, answer, whole=True) == ""
    assert title_in("**Ocean Tides**", question, answer, whole=True) == "Ocean Tides"


def test_copies_are_numbered() -> None:
    assert numbered_title("Tides", ()) == "Tides (2)"
    assert numbered_title("Tides", {"Tides (2)", "Tides (3)"}) == "Tides (4)"
    assert numbered_title("Tides (2)", {"Tides (2)"}) == "Tides (3)"
    assert numbered_title("Summer (2024)", ()) == "Summer (2024) (2)"
    assert split_number("Tides (12)") == ("Tides", " (12)")
    assert split_number("Summer (2024)") == ("Summer (2024)", "")
