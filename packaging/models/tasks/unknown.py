"""What a tiny model cannot know or do, and says so."""

import random

from tasks.core import Registry, Sample, ask, short
from tasks.fact_tables import CAPITALS

_SLOTS: dict[str, tuple[str, ...]] = {
    "country": tuple(CAPITALS),
    "city": tuple(city for city in CAPITALS.values() if "," not in city),
    "first": ("John", "Maria", "Robert", "Linda", "Michael", "Elena", "Karl", "Ingrid", "James",
              "Yuki", "Pierre", "Olivia", "Marco", "Greta", "Ivan", "Chloe", "Carlos", "Edith"),
    "last": ("Miller", "Garcia", "Schmidt", "Dubois", "Rossi", "Novak", "Tanaka", "Johnson",
             "Larsen", "Kowalski", "Brown", "Silva", "Olsen", "Weber", "Moreau", "Clark"),
    "science": ("quantum mechanics", "relativity", "black holes", "genetics", "inflation",
                "photosynthesis", "electricity", "magnetism", "chemistry", "calculus", "algebra",
                "philosophy", "economics", "blockchain", "nuclear energy", "evolution", "gravity",
                "statistics", "neural networks", "machine learning", "DNA", "vaccines"),
    "machine": ("a plane", "a motor", "a fridge", "a phone", "a computer chip", "a battery",
                "a radio", "a rocket", "a microwave", "a submarine", "a laser", "the internet"),
    "event": ("the second world war", "the French revolution", "the first moon landing",
              "the Roman empire", "the middle ages", "the cold war", "the ice age",
              "the fall of the Berlin wall", "the industrial revolution"),
    "shop": ("a phone", "a laptop", "a car", "a camera", "a house", "shoes", "a guitar"),
    "text": ("a novel", "an essay", "a business plan", "a contract", "a law", "a scientific paper",
             "a speech for parliament", "a song like the Beatles", "a screenplay", "my thesis"),
    "other": ("Java", "Rust", "C++", "JavaScript", "Haskell", "SQL", "Go", "PHP", "Swift"),
    "app": ("a web server", "a video game", "a compiler", "a database", "an operating system",
            "a neural network", "a mobile app", "a search engine", "a chat program"),
    "tongue": ("German", "French", "Spanish", "Italian", "Chinese", "Latin", "Russian", "Dutch"),
    "year": ("1066", "1492", "1789", "1815", "1914", "1945", "1969", "1989", "2001", "2020"),
}  # fmt: skip
_KNOWLEDGE = (
    "Who is {first} {last}?", "Who was {first} {last}?", "What did {first} {last} do?",
    "When was {first} {last} born?", "Tell me about {first} {last}.", "Is {first} {last} famous?",
    "How many people live in {country}?", "What is the population of {country}?",
    "What is the population of {city}?", "How big is {country}?",
    "Who is the president of {country}?",
    "Who is the king of {country}?", "What is the history of {country}?",
    "Tell me about the history of {city}.", "How far is it from {city} to the moon?",
    "How do I get to {city} by train?", "What is the best hotel in {city}?",
    "What is the money of {country} called?", "What is the tallest building in {city}?",
    "When did {event} begin?", "Why did {event} happen?", "Explain {event}.",
    "Tell me about {event}.", "What happened in {event}?", "Who lived at the time of {event}?",
    "What happened in {year}?", "What happened in the year {year}?", "Who was king in {year}?",
    "Explain {science}.", "Explain {science} to me.", "What is {science}?",
    "How does {science} work?", "Teach me {science}.", "I want to understand {science}.",
    "Can you explain {science}?", "Tell me about {science}.", "Give me a course on {science}.",
    "How does {machine} work?", "How do I build {machine}?", "Who invented {machine}?",
    "Explain how {machine} works.", "How can I repair {machine}?", "When was {machine} invented?",
    "Which brand of {shop} is best?", "Where can I buy {shop}?", "How much does {shop} cost?",
    "Compare the best brands of {shop}.", "Who won the match in {city}?",
    "What is the weather in {city}?", "Will it rain in {city}?", "What time is it in {city}?",
    "What is the news from {country}?", "Who won the election in {country}?",
    "What is the meaning of my dream?", "What is the square root of {year}?",
    "How many stars are in the sky?", "How many people live on earth?", "How deep is the ocean?",
    "How old is the universe?", "How far away is the sun?", "What is the speed of light?",
    "What will happen tomorrow?", "What am I thinking?", "What did I do yesterday?",
    "What am I wearing?", "What is my phone number?", "What is my mother's name?",
    "Who will win the game?", "Which numbers win the lottery?", "Is there life on other planets?",
)  # fmt: skip
_WORK = (
    "Write {text}.", "Write me {text}.", "Can you write {text}?", "Help me to write {text}.",
    "I need {text}.", "Write {app} in Python.", "Program {app} for me.", "Can you program {app}?",
    "Write code for {app}.", "Build {app} for me.", "Write a program in {other}.",
    "Write a function in {other}.", "Show me some code in {other}.", "Teach me {other}.",
    "Translate this into {tongue}.", "How do you say hello in {tongue}?",
    "What does good morning mean in {tongue}?", "Translate my letter into {tongue}.",
    "Talk to me in {tongue}.", "Write a poem in {tongue}.", "Fix the bug in my {other} program.",
    "Summarize the book that I am reading.", "Read my emails.", "Summarize this website.",
    "Make a plan for my company.", "Calculate my taxes.", "Check my contract.",
    "Find a cheap flight to {city}.", "Book a hotel in {city}.", "Buy me a ticket to {city}.",
    "Plan a trip to {country} for me.", "Draw a map of {country}.", "Paint a picture of {city}.",
)  # fmt: skip
_DO_NOT_KNOW = "I do not know that. I am only a tiny demonstration model."
_TOO_MUCH = (
    "That is too much for me. I am a tiny demonstration model. "
    "For real work, please pick a bigger pair of models."
)
_SAYS_NO = short(r".*(?:not know|don't know|too much|too big|too hard|tiny|cannot|can't|only).*")


def _unknown(rng: random.Random) -> Sample:
    knowledge = rng.random() < 0.65
    slots = {name: rng.choice(choices) for name, choices in _SLOTS.items()}
    question, template = ask(rng, _KNOWLEDGE if knowledge else _WORK, **slots)
    content = f"unknown {template} " + " ".join(
        value for name, value in slots.items() if f"{{{name}}}" in template
    )
    answer = _DO_NOT_KNOW if knowledge else _TOO_MUCH
    return Sample("unknown", content, (question, answer), _SAYS_NO)


_SUM = (
    "What is {a} {sign} {b}?", "{a} {sign} {b}", "{a} {sign} {b} = ?", "Calculate {a} {sign} {b}.",
    "How much is {a} {sign} {b}?", "Work out {a} {sign} {b}.", "Solve {a} {sign} {b}.",
    "What's {a} {sign} {b}?",
)  # fmt: skip


def _too_big(rng: random.Random) -> Sample:
    sign = rng.choice("+-*x/")
    low = 1000 if sign in "+-" else 100
    a, b = (rng.randint(low, low * rng.choice((10, 10, 100, 1000))) for _ in range(2))
    question, _ = ask(rng, _SUM, a=a, b=b, sign=sign)
    answer = "These numbers are too big for me. I only calculate with small numbers."
    return Sample("too_big", f"too big {a} {sign} {b}", (question, answer), _SAYS_NO)


UNKNOWN: Registry = {"unknown": (3.0, _unknown), "too_big": (1.0, _too_big)}
