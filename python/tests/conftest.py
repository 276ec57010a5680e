"""What the tests share: every game of the catalog, at its smallest and its largest table."""

import coven
import pytest

GAMES = [game.id for game in coven.games()]
TABLES = sorted({(game.id, players) for game in coven.games() for players in (max(game.fewest, 2), game.most)})


@pytest.fixture(params=GAMES)
def name(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    return request.param
