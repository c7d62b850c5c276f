"""How models and pairs are called: as their files are."""

from pathlib import Path

import pytest

from foretoken.models.builtin import builtin_pair
from foretoken.models.names import model_name, pair_name


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/models/Qwen2.5-7B-Instruct-Q4_K_M.gguf", "Qwen2.5-7B-Instruct-Q4_K_M"),
        ("/models/Big-00002-of-00003.gguf", "Big"),
        ("/models/TINY.GGUF", "TINY"),
        ("/jan/gemma-3-1b/model.gguf", "gemma-3-1b"),
        ("/jan/gemma-3-1b/model-q8.gguf", "gemma-3-1b/model-q8"),
        ("/an/older/version/builtin-target.gguf", "Built-in target"),
    ],
)
def test_a_model_is_called_as_its_file(path: str, name: str) -> None:
    assert model_name(Path(path)) == name


def test_a_pair_is_called_by_both() -> None:
    target, draft = map(model_name, builtin_pair())
    assert pair_name(target, draft) == "Built-in pair"
    assert pair_name(target, None) == "Built-in target"
    assert pair_name("Big", draft) == "Big + Built-in draft"
    assert pair_name("Big", "Small") == "Big + Small"
