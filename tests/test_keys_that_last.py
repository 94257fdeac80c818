"""Keys and rankers as numbers and text: the same in other processes, and in JSON."""

import os
import pickle
import pickletools
import subprocess
import sys

import pytest

from acehigh import (
    Deck,
    High,
    RankKey,
    key_text,
)
from helpers.lasting import KEYS, RANKERS


def test_pydantic_takes_keys_as_text() -> None:
    pydantic = pytest.importorskip("pydantic")
    of_keys = pydantic.TypeAdapter(RankKey)
    for key in KEYS:
        assert of_keys.validate_json(of_keys.dump_json(key)) == key
        assert of_keys.validate_python(key) is key
        assert of_keys.dump_python(key) == key_text(key)
    assert of_keys.json_schema() == {"type": "string"}
    with pytest.raises(pydantic.ValidationError, match="expected the text of a key"):
        of_keys.validate_python(5)


def test_pickles_name_only_what_is_public() -> None:
    for value in (*KEYS, *RANKERS.values(), High().best("As Ks Qs Js Ts"), Deck.twenty()):
        named = [
            part
            for opcode, argument, _ in pickletools.genops(pickle.dumps(value, protocol=2))
            if opcode.name == "GLOBAL"
            for part in str(argument).split()
            if str(argument) != "copy_reg _reconstructor"
        ]
        assert not [name for name in named if name.split(".")[-1].startswith("_")]


@pytest.mark.slow
def test_other_processes_say_the_same() -> None:
    code = (
        "import sys, pickle; from acehigh import key_from_text, key_text\n"
        "texts, keys = pickle.load(sys.stdin.buffer)\n"
        "assert list(map(key_from_text, texts)) == keys\n"
        "print(*map(key_text, keys), sep=chr(10))"
    )
    written = list(map(key_text, KEYS))
    done = subprocess.run(
        [sys.executable, "-c", code],
        input=pickle.dumps((written, KEYS)),
        env={**os.environ, "PYTHONHASHSEED": "4711"},
        capture_output=True,
        check=True,
    )
    assert done.stdout.decode().split() == " ".join(written).split()
