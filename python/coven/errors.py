"""What can go wrong. Every error has a ``code`` that never changes its meaning and, where a rule speaks, its id as ``rule``."""

from __future__ import annotations


class CovenError(Exception):
    """Something was refused; nothing has changed."""

    def __init__(self, message: str, code: str, rule: str | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule

    def __reduce__(self) -> tuple[type, tuple[str, str, str | None]]:
        return type(self), (str(self), self.code, self.rule)


class IllegalMove(CovenError):
    """The rules do not allow this move now."""


class BadNotation(CovenError, ValueError):
    """This text is no move of the game."""


class SetupError(CovenError, ValueError):
    """No table can be laid out like this."""


class UnknownGame(CovenError, ValueError):
    """There is no such game."""


class UnknownBot(CovenError, ValueError):
    """There is no such computer player."""


class DataError(CovenError, ValueError):
    """The component data cannot be read."""


class RecordError(CovenError, ValueError):
    """This is no record, or it does not replay."""


class ScenarioError(CovenError, ValueError):
    """This is no scenario, or it cannot be carried out."""


class BadArgument(CovenError, ValueError):
    """An argument that cannot be: a seat that is not there, an array of another length."""


class NotStarted(CovenError, RuntimeError):
    """The game has not begun: call ``start`` first."""
