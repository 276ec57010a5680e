"""Questions that a designer asks, answered by experiments: the same files that ``coven lab run`` plays."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from collections.abc import Callable, Sequence

from coven import _coven
from coven.arena import pieces


@dataclass(frozen=True)
class Report:
    """What came of an experiment, so far."""

    experiment: str
    """The text of the experiment's file."""
    played: Sequence[str]

    @property
    def tables(self) -> list[dict[str, Any]]:
        """The figures of every table."""
        tables: list[dict[str, Any]] = json.loads(self._written("json"))
        return tables

    @property
    def html(self) -> str:
        """One page with plots that needs nothing else."""
        return self._written("html")

    @property
    def markdown(self) -> str:
        return self._written("markdown")

    @property
    def csv(self) -> str:
        """One number a line, with its interval."""
        return self._written("csv")

    def _written(self, form: str) -> str:
        return _coven.lab_report(self.experiment, list(self.played), form)


Piece = tuple[int, int, int]
"""A table, the number of its first game, and how many games."""


def text_of(experiment: str | Path) -> str:
    """The text of an experiment: a file's, or the text itself."""
    is_text = isinstance(experiment, str) and "\n" in experiment
    return str(experiment) if is_text else Path(experiment).read_text(encoding="utf-8")


def work(experiment: str, size: int) -> list[Piece]:
    """An experiment in pieces that can be done anywhere."""
    plan = json.loads(_coven.lab_plan(experiment))
    return [(table, first, count) for table in range(len(plan["tables"])) for first, count in pieces(plan["games"], size)]


def lab(
    experiment: str | Path,
    threads: int = 1,
    size: int = 8,
    show: Callable[[Report], None] | None = None,
) -> Report:
    """Plays an experiment, given as a file or as its text. ``show`` is called with what is there so far.

    A piece of work is ``size`` games. The same experiment gives the same report on any number of threads.
    """
    text = text_of(experiment)
    done: list[str] = []
    with ThreadPoolExecutor(max_workers=max(threads, 1)) as pool:
        for played in pool.map(lambda piece: _coven.lab_games(text, *piece), work(text, size)):
            done.append(played)
            if show is not None:
                show(Report(text, tuple(done)))
    return Report(text, tuple(done))
