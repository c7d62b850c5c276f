"""Small Python functions and short loops, in code fences."""

import random
import re
from dataclasses import dataclass

from tasks.core import Registry, Sample, ask, lower_first, split_words, upper_first

_FUNCTION = (
    "Write a Python function that {does}.",
    "Write a function that {does}.",
    "Write a Python function which {does}.",
    "Can you write a Python function that {does}?",
    "I need a Python function that {does}.",
    "Give me a Python function that {does}.",
    "Show me a function in Python that {does}.",
    "Python function that {does}.",
    "Please write Python code for a function that {does}.",
    "Code a function that {does}.",
    "Make a Python function that {does}.",
    "Define a function in Python that {does}.",
    "How do I write a Python function that {does}?",
    "In Python, write a function that {does}.",
)
_NAMED = (
    "Write a Python function {name} that {does}.",
    "Write a function called {name} that {does}.",
    "Write a Python function named {name} which {does}.",
    "Define {name} in Python, a function that {does}.",
    "I need a function {name} that {does}.",
    "Give me a Python function {name} that {does}.",
    "Make a function named {name} that {does}.",
    "In Python, write {name}, a function that {does}.",
)


@dataclass(frozen=True)
class _Function:
    """A function that is asked for: what it does in several words, its usual names, its lines."""

    does: tuple[str, ...]
    names: tuple[str, ...]
    parameters: str
    body: str

    def code(self, name: str) -> str:
        """Return the definition under this name."""
        lines = self.body.replace("SELF", name).split("\n")
        return "\n".join([f"def {name}({self.parameters}):", *(f"    {line}" for line in lines)])


def _f(does: str, names: str, parameters: str, body: str) -> _Function:
    return _Function(tuple(does.split("; ")), tuple(names.split()), parameters, body)


_FUNCTIONS = (
    _f("adds two numbers; returns the sum of two numbers; adds a and b; calculates a plus b",
       "add plus add_numbers", "a, b", "return a + b"),
    _f("subtracts two numbers; returns the difference of two numbers; subtracts b from a",
       "subtract minus difference", "a, b", "return a - b"),
    _f("multiplies two numbers; returns the product of two numbers; multiplies a and b",
       "multiply times product", "a, b", "return a * b"),
    _f("divides two numbers; divides a by b; returns the quotient of two numbers",
       "divide quotient", "a, b", "return a / b"),
    _f("adds three numbers; returns the sum of three numbers", "add_three sum_of_three",
       "a, b, c", "return a + b + c"),
    _f("squares a number; returns the square of a number; calculates the square of x",
       "square squared", "x", "return x * x"),
    _f("cubes a number; returns the cube of a number", "cube cubed", "x", "return x * x * x"),
    _f("doubles a number; returns twice a number; multiplies a number by two", "double twice",
       "x", "return 2 * x"),
    _f("halves a number; returns half of a number", "half halve", "x", "return x / 2"),
    _f("returns the maximum of two numbers; returns the larger of two numbers; "
       "finds the bigger of two numbers", "maximum larger bigger", "a, b",
       "if a > b:\n    return a\nreturn b"),
    _f("returns the minimum of two numbers; returns the smaller of two numbers; "
       "finds the smaller of two numbers", "minimum smaller", "a, b",
       "if a < b:\n    return a\nreturn b"),
    _f("returns the largest number in a list; finds the maximum of a list; "
       "finds the biggest number in a list", "largest find_max biggest", "numbers",
       "return max(numbers)"),
    _f("returns the smallest number in a list; finds the minimum of a list",
       "smallest find_min", "numbers", "return min(numbers)"),
    _f("adds all numbers in a list; returns the sum of a list; sums up a list of numbers",
       "total sum_list add_all", "numbers",
       "total = 0\nfor number in numbers:\n    total += number\nreturn total"),
    _f("returns the average of a list; calculates the mean of a list of numbers; "
       "calculates the average of some numbers", "average mean", "numbers",
       "return sum(numbers) / len(numbers)"),
    _f("counts the vowels in a word; counts vowels; returns the number of vowels in a text",
       "count_vowels vowels number_of_vowels", "text",
       'return sum(letter in "aeiou" for letter in text.lower())'),
    _f("reverses a string; reverses a word; returns a text backwards; turns a string around",
       "reverse reverse_string backwards", "text", "return text[::-1]"),
    _f("reverses a list; returns a list in reverse order", "reverse_list reversed_list", "items",
       "return items[::-1]"),
    _f("checks if a number is even; tells if a number is even; "
       "returns True if a number is even", "is_even even", "number", "return number % 2 == 0"),
    _f("checks if a number is odd; tells if a number is odd; returns True if a number is odd",
       "is_odd odd", "number", "return number % 2 == 1"),
    _f("checks if a word is a palindrome; tells if a string is a palindrome",
       "is_palindrome palindrome", "text", "return text == text[::-1]"),
    _f("calculates the factorial of a number; returns the factorial of n; computes n factorial",
       "factorial fact", "n",
       "result = 1\nfor i in range(2, n + 1):\n    result *= i\nreturn result"),
    _f("calculates a Fibonacci number; returns the n-th Fibonacci number; "
       "computes Fibonacci numbers",
       "fibonacci fib", "n",
       "a, b = 0, 1\nfor _ in range(n):\n    a, b = b, a + b\nreturn a"),
    _f("checks if a number is prime; tells if a number is a prime number; tests for primes",
       "is_prime prime", "n",
       "if n < 2:\n    return False\nfor i in range(2, n):\n    if n % i == 0:\n"
       "        return False\nreturn True"),
    _f("counts the words in a text; returns the number of words in a sentence", "count_words words",
       "text", "return len(text.split())"),
    _f("counts the letters in a word; returns the length of a string; "
       "returns how long a text is", "count_letters length", "text", "return len(text)"),
    _f("makes a text uppercase; turns a string into capital letters; converts a text to uppercase",
       "to_upper shout make_upper", "text", "return text.upper()"),
    _f("makes a text lowercase; converts a string to lowercase", "to_lower make_lower", "text",
       "return text.lower()"),
    _f("greets a person; says hello to a person; prints a greeting", "greet hello say_hello",
       "name", 'print(f"Hello, {name}!")'),
    _f("prints hello world; says hello world", "hello_world main", "", 'print("Hello, world!")'),
    _f("returns the first item of a list; gives back the first element of a list",
       "first first_item", "items", "return items[0]"),
    _f("returns the last item of a list; gives back the last element of a list",
       "last last_item", "items", "return items[-1]"),
    _f("sorts a list; returns a sorted list; puts a list in order", "sort_list sort", "items",
       "return sorted(items)"),
    _f("removes duplicates from a list; returns a list without duplicates",
       "unique remove_duplicates", "items", "return list(dict.fromkeys(items))"),
    _f("counts down from n to 1; prints a countdown; counts down to one", "countdown count_down",
       "n", "for i in range(n, 0, -1):\n    print(i)"),
    _f("prints the numbers from 1 to n; counts from 1 to n; counts up to n", "count count_up", "n",
       "for i in range(1, n + 1):\n    print(i)"),
    _f("returns the even numbers of a list; keeps only the even numbers of a list",
       "evens only_even", "numbers", "return [n for n in numbers if n % 2 == 0]"),
    _f("returns the odd numbers of a list; keeps only the odd numbers of a list",
       "odds only_odd", "numbers", "return [n for n in numbers if n % 2 == 1]"),
    _f("squares every number in a list; returns the squares of a list of numbers",
       "squares square_all", "numbers", "return [n * n for n in numbers]"),
    _f("calculates the area of a rectangle; returns the area of a rectangle",
       "area rectangle_area", "width, height", "return width * height"),
    _f("converts Celsius to Fahrenheit; turns Celsius into Fahrenheit", "to_fahrenheit fahrenheit",
       "celsius", "return celsius * 9 / 5 + 32"),
    _f("returns the absolute value of a number; makes a number positive", "absolute abs_value",
       "x", "if x < 0:\n    return -x\nreturn x"),
    _f("checks if a list is empty; tells if a list has no items", "is_empty empty", "items",
       "return len(items) == 0"),
    _f("checks if an item is in a list; tells if a list contains an item", "contains is_in",
       "items, item", "return item in items"),
    _f("counts how often a letter is in a word; counts a letter in a text",
       "count_letter letter_count", "text, letter", "return text.count(letter)"),
    _f("joins two strings; puts two texts together", "join join_texts", "a, b", "return a + b"),
    _f("joins a list of words with spaces; makes a sentence from a list of words",
       "join_words make_sentence", "words", 'return " ".join(words)'),
    _f("repeats a text n times; returns a string n times", "repeat repeat_text", "text, n",
       "return text * n"),
    _f("raises a number to a power; calculates a to the power of b", "power to_power", "a, b",
       "return a ** b"),
    _f("swaps two values; returns two values in the other order", "swap exchange", "a, b",
       "return b, a"),
    _f("returns the first letter of a word; gives the first character of a string",
       "first_letter initial", "word", "return word[0]"),
    _f("returns the last letter of a word; gives the last character of a string",
       "last_letter final_letter", "word", "return word[-1]"),
)  # fmt: skip


def _fenced(code: str) -> str:
    return f"```python\n{code}\n```"


def _code_pattern(code: str) -> str:
    return rf"[^\n]{{0,80}}\n*```(?:python)?\n(?-i:{re.escape(code)})\n```[^`]{{0,200}}"


def _function(rng: random.Random) -> Sample:
    function = rng.choice(_FUNCTIONS)
    does = rng.choice(function.does)
    name = function.names[0]
    if rng.random() < 0.35:
        name = rng.choice(function.names)
        question, template = ask(rng, _NAMED, does=does, name=name)
    else:
        question, template = ask(rng, _FUNCTION, does=does)
    code = function.code(name)
    content = f"code {name} {does} {template}"
    return Sample("function", content, (question, _fenced(code)), _code_pattern(code))


_LOOP = (
    "Write a Python loop that prints the numbers from {a} to {b}.",
    "Write a for loop from {a} to {b}.",
    "Print the numbers from {a} to {b} in Python.",
    "How do I print the numbers from {a} to {b} in Python?",
    "Show me a Python loop from {a} to {b}.",
    "Python code that prints {a} to {b}.",
    "Write Python code that counts from {a} to {b}.",
    "Give me a for loop that counts from {a} to {b}.",
)
_PRINT = (
    "Write Python code that prints {t}.",
    'How do I print "{t}" in Python?',
    'Print "{t}" in Python.',
    "Write a Python program that says {t}.",
    "Show me how to print {t} in Python.",
    "Python code to print {t}.",
    "Write a line of Python that prints {t}.",
    "Give me Python code that says {t}.",
)
_TEXTS = (
    "Hello", "Hello world", "Good morning", "Hi there", "Good night", "I like cats", "Welcome",
    "Goodbye", "Have a nice day", "Python is fun", "Yes", "Thank you", "It works", "Happy birthday",
)  # fmt: skip
_LIST = (
    "Make a Python list of {row}.",
    "Write a Python list with {row}.",
    "How do I make a list of {row} in Python?",
    "Create a list in Python with the words {row}.",
    "Show me a Python list with {row}.",
    "Put {row} into a Python list.",
)
_WHAT = (
    "What does this Python code print? {c}",
    "What does {c} print?",
    "What is the output of {c}?",
    "What is printed by {c}?",
    "Tell me the output of {c}.",
    "What will {c} print?",
)


def _snippet(rng: random.Random) -> Sample:
    way = rng.random()
    if way < 0.3:
        a = rng.randint(0, 10)
        b = a + rng.randint(2, 20)
        question, _ = ask(rng, _LOOP, a=a, b=b)
        code = f"for i in range({a}, {b + 1}):\n    print(i)"
        content = f"loop {a} {b}"
    elif way < 0.55:
        text = rng.choice(_TEXTS)
        question, template = ask(rng, _PRINT, t=text)
        code = f'print("{text}")'
        content = f"print {text} {template}"
    elif way < 0.75:
        words = rng.sample(
            split_words("red blue green one two three cat dog bird apple pear plum"), 3
        )
        question, _ = ask(rng, _LIST, row=f"{words[0]}, {words[1]} and {words[2]}")
        code = f'words = ["{words[0]}", "{words[1]}", "{words[2]}"]'
        content = f"list {' '.join(words)}"
    else:
        a, b = rng.randint(1, 20), rng.randint(1, 20)
        question, _ = ask(rng, _WHAT, c=f"print({a} + {b})")
        pattern = rf"(?:.*\D)?{a + b}(?!\d)\D{{0,20}}"
        return Sample("snippet", f"add {a} {b}", (question, f"It prints {a + b}."), pattern)
    return Sample("snippet", content, (question, _fenced(code)), _code_pattern(code))


_WHAT_IS = {
    "a loop": "A loop runs the same lines of code again and again.",
    "a function": "A function is a piece of code with a name. You can call it again and again.",
    "a variable": "A variable is a name for a value in a program.",
    "a list": "A list holds several values in order, for example [1, 2, 3].",
    "a string": 'A string is a text in a program, for example "hello".',
    "Python": "Python is a programming language. It is easy to read and to learn.",
    "a program": "A program is a list of instructions for a computer.",
    "a bug": "A bug is a mistake in a program.",
    "an integer": "An integer is a whole number, for example 3 or 42.",
    "a computer": "A computer is a machine that follows the instructions of programs.",
    "code": "Code is text that tells a computer what to do.",
    "a comment": "A comment is a note in the code that the computer does not run.",
    "a dictionary": "A dictionary stores values under keys, for example names and ages.",
    "an if statement": "An if statement runs code only when a condition is true.",
    "a return statement": "A return statement gives the result of a function back.",
    "a boolean": "A boolean is a value that is either True or False.",
}
_EXPLAIN = (
    "What is {x} in programming?", "What is {x} in Python?", "Explain {x} in programming.",
    "What does {x} mean in programming?", "Tell me what {x} is in programming.",
    "In programming, what is {x}?", "I am learning to program. What is {x}?",
)  # fmt: skip


def _explain(rng: random.Random) -> Sample:
    what = rng.choice(list(_WHAT_IS))
    wordings = [w for w in _EXPLAIN if what != "Python" or "in Python" not in w]
    question, template = ask(rng, wordings, x=what)
    answer = upper_first(lower_first(_WHAT_IS[what]))
    content = f"explain {what} {template}"
    return Sample("explain_code", content, (question, answer), re.escape(answer))


CODE: Registry = {
    "function": (4.0, _function),
    "snippet": (1.5, _snippet),
    "explain_code": (0.7, _explain),
}
