"""Why a finished game went as it did."""

from __future__ import annotations

import json
from typing import Any

from coven import _coven
from coven.game import Game


def analyse(game: Game | str, seed: int = 1, playouts: int | None = None, deep: bool = False) -> dict[str, Any]:
    """Splits a finished game (or its record) into luck, what others did and errors, as ``coven analyse`` does.

    ``["seats"]`` holds, for every seat, its chance before the deal (``prior``), its ``result`` and the parts that lead exactly from one to
    the other: ``draws``, ``reveals``, ``guesses``, ``others`` and ``errors``. ``["moves"]`` judges every move; nothing is called an error
    whose interval does not say so. The same seed gives the same report. ``deep`` takes minutes instead of seconds.
    """
    record = game.record() if isinstance(game, Game) else game
    report: dict[str, Any] = json.loads(_coven.analyse(record, deep, playouts, seed))
    return report
