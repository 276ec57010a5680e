"""OpenSpiel games.

``register()`` makes every game known as ``python_coven_<id>``, with the parameters ``players``, ``variants`` (divided by blanks) and
``deals``. The only chance node is the first: it draws one of so many deals, from which all later chance follows.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from coven.catalog import About, games
from coven.game import Game

DEALS = 1024


def short_name(about: About) -> str:
    return f"python_coven_{about.id}"


def _type(about: About) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=short_name(about),
        long_name=about.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about.most,
        min_num_players=about.fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": about.players, "variants": "", "deals": DEALS},
    )


class CovenGame(pyspiel.Game):
    """One of the games, for a number of players."""

    ABOUT: About

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        asked = params or {}
        self.deals = int(asked.get("deals", DEALS))
        variants = str(asked.get("variants", "")).split()
        self.template = Game(self.ABOUT.id, int(asked.get("players", self.ABOUT.players)), variants)
        started = Game(self.ABOUT.id, self.template.players, variants).start(0)
        info = pyspiel.GameInfo(
            num_distinct_actions=started.actions,
            max_chance_outcomes=self.deals,
            num_players=started.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=started.table.longest,
        )
        self.parts = [(name, place.stop - place.start) for name, place in started.parts.items()]
        super().__init__(_type(self.ABOUT), info, asked)

    def new_initial_state(self) -> CovenState:
        return CovenState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CovenObserver:
        return CovenObserver(self, params)


class CovenState(pyspiel.State):
    """A game under way."""

    def __init__(self, game: CovenGame) -> None:
        super().__init__(game)
        template = game.template
        self._setup = (template.name, template.players, template.variants, game.deals)
        self.game_played: Game | None = None

    def current_player(self) -> int:
        if self.game_played is None:
            return int(pyspiel.PlayerId.CHANCE)
        deciding = self.game_played.deciding
        return deciding[0] if deciding else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if self.game_played is None or player != self.current_player():
            return []
        return self.game_played.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self._setup[3]
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.game_played is None:
            name, players, variants, _ = self._setup
            self.game_played = Game(name, players, variants).start(action)
            return
        player = self.current_player()
        move = self.game_played.notation(player, action)
        if move is None:
            raise ValueError(f"{action} is no action of this game")
        self.game_played.play(player, move)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.game_played is None:
            return f"deal {action}"
        return self.game_played.notation(player, action) or f"action {action}"

    def is_terminal(self) -> bool:
        return self.game_played is not None and self.game_played.over

    def returns(self) -> list[float]:
        returns = None if self.game_played is None else self.game_played.returns
        return [0.0] * self._setup[1] if returns is None else list(returns)

    def __str__(self) -> str:
        if self.game_played is None:
            return "not dealt"
        moves = " · ".join(f"{seat}: {move}" for seat, move in self.game_played.moves)
        return f"{self.game_played.name} [{moves}]"


class CovenObserver:
    """What a player sees, in the named parts of the game's encoding."""

    def __init__(self, game: CovenGame, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; passed {params}")
        self.tensor = np.zeros(sum(length for _, length in game.parts), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        begin = 0
        for name, length in game.parts:
            self.dict[name] = self.tensor[begin : begin + length]
            begin += length

    def set_from(self, state: CovenState, player: int) -> None:
        if state.game_played is None or player < 0:
            self.tensor.fill(0)
        else:
            state.game_played.table.observe_into(player, self.tensor)

    def string_from(self, state: CovenState, player: int) -> str | None:
        if state.game_played is None:
            return "not dealt"
        return state.game_played.table.view(player if player >= 0 else None)


_REGISTERED: dict[str, type[CovenGame]] = {}


def register() -> list[str]:
    """Makes every game known to OpenSpiel; gives their names. Whoever calls it twice gets the same games."""
    for about in games():
        name = short_name(about)
        if name not in _REGISTERED:
            made = type(f"Coven_{about.id}", (CovenGame,), {"ABOUT": about})
            pyspiel.register_game(_type(about), made)
            _REGISTERED[name] = made
    return list(_REGISTERED)
