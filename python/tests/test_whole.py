"""The package as somebody meets it: the document, the examples, the benchmark, its types and its size."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import coven

PACKAGE = Path(__file__).parent.parent
DOCUMENT = PACKAGE.parent / "docs" / "python.md"


def run(*command: str) -> str:
    done = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_piece_of_code_in_the_document_works(tmp_path):
    pieces = re.findall(r"```python\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)
    assert len(pieces) > 3
    first = [line for line in pieces[0].splitlines() if line.strip()]
    assert len(first) <= 10, "the document begins with ten lines"
    for number, piece in enumerate(pieces):
        file = tmp_path / f"piece{number}.py"
        file.write_text(piece)
        run(str(file))


def test_a_learner_beats_random_players():
    told = json.loads(run(str(PACKAGE / "examples" / "policy_gradient.py"), "--updates", "12", "--seconds", "200", "--json"))
    assert told["wins"] > 0.8 > told["before"], told


def test_the_other_examples_run(tmp_path):
    assert "before" in run(str(PACKAGE / "examples" / "bots.py"), "--games", "12")
    picture = tmp_path / "points.png"
    run(str(PACKAGE / "examples" / "plot.py"), "--games", "20", "--out", str(picture))
    assert picture.stat().st_size > 5_000


def test_a_client_of_a_language_model_plays_every_game():
    # `cargo xtask python` builds the program and says where it is.
    program = os.environ["COVEN_PROGRAM"]
    for game in coven.games():
        told = json.loads(run(str(PACKAGE / "examples" / "model.py"), "--program", program, "--game", game.id, "--json"))
        assert told["game"] == game.id and told["decisions"] > 5 and told["place"] >= 1


def test_the_benchmark_tells_one_object_per_line():
    lines = [json.loads(line) for line in run("-m", "coven.bench", "--json", "--seconds", "0.1", "--batch", "16").splitlines()]
    ours = [row for row in lines if row["game"] in {game.id for game in coven.games()}]
    assert len(ours) == 2 * len(coven.games())
    for row in lines:
        assert list(row) == ["game", "players", "batch", "threads", "steps_per_s", "single_steps_per_s"]
        assert row["steps_per_s"] > 0
    assert {row["game"].partition(":")[0] for row in lines} >= {"openspiel", "pettingzoo"}


def test_the_package_is_typed_and_needs_only_numpy():
    from importlib.metadata import files, requires

    shipped = {file.name for file in files("coven") or []}
    assert {"py.typed", "_coven.pyi"} <= shipped
    needed = [need for need in requires("coven") or [] if "extra ==" not in need]
    assert [re.split(r"[<>=! ]", need)[0] for need in needed] == ["numpy"]


def test_types_hold():
    run("-m", "mypy", "--config-file", str(PACKAGE / "pyproject.toml"), "--package", "coven")
    run("-m", "mypy.stubtest", "coven._coven")
