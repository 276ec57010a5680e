"""What was seen and done, decision by decision, to learn from."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

from coven import _coven
from coven.catalog import about
from coven.errors import BadArgument


@dataclass
class Episodes:
    """Decisions one after another, of games one after another."""

    game: str
    encoding: int
    observations: NDArray[np.float32]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    seats: NDArray[np.int32]
    games: NDArray[np.int64]
    """The number of the game to which a decision belongs."""
    returns: NDArray[np.float32]
    """What the game was worth in the end to the seat that decided."""

    ARRAYS = ("observations", "masks", "actions", "seats", "games", "returns")

    def __len__(self) -> int:
        return len(self.actions)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Episodes):
            return NotImplemented
        named = (self.game, self.encoding) == (other.game, other.encoding)
        return named and all(np.array_equal(getattr(self, name), getattr(other, name)) for name in self.ARRAYS)

    @staticmethod
    def join(parts: Iterable[Episodes]) -> Episodes:
        """Several pieces of the same game, in their order."""
        every = list(parts)
        if not every or len({(part.game, part.encoding) for part in every}) > 1:
            raise BadArgument("only pieces of one game and one encoding can be joined", "bad-argument")
        arrays = {name: np.concatenate([getattr(part, name) for part in every]) for name in Episodes.ARRAYS}
        return Episodes(every[0].game, every[0].encoding, **arrays)

    def save(self, path: str | Path) -> None:
        """Writes the decisions: NumPy's format for ``.npz``, Parquet (which needs pyarrow) for ``.parquet``."""
        path = Path(path)
        if path.suffix == ".npz":
            arrays = {name: getattr(self, name) for name in self.ARRAYS}
            np.savez_compressed(path, game=np.array(self.game), encoding=np.array(self.encoding), **arrays)
        elif path.suffix == ".parquet":
            self._save_parquet(path)
        else:
            raise BadArgument(f"'{path.name}' ends neither in .npz nor in .parquet", "bad-argument")

    def _save_parquet(self, path: Path) -> None:
        import pyarrow as pa
        import pyarrow.parquet as pq

        def rows(array: NDArray[Any]) -> Any:
            flat = pa.array(np.ascontiguousarray(array).reshape(-1))
            return pa.FixedSizeListArray.from_arrays(flat, array.shape[1])

        columns = {name: getattr(self, name) for name in self.ARRAYS}
        table = pa.table({name: rows(column) if column.ndim == 2 else pa.array(column) for name, column in columns.items()})
        about_it = json.dumps({"game": self.game, "encoding": self.encoding})
        pq.write_table(table.replace_schema_metadata({"coven": about_it}), path)

    @staticmethod
    def load(path: str | Path) -> Episodes:
        """Reads what :meth:`save` wrote."""
        path = Path(path)
        if path.suffix == ".npz":
            with np.load(path) as file:
                arrays = {name: file[name] for name in Episodes.ARRAYS}
                return Episodes(str(file["game"]), int(file["encoding"]), **arrays)
        if path.suffix == ".parquet":
            return Episodes._load_parquet(path)
        raise BadArgument(f"'{path.name}' ends neither in .npz nor in .parquet", "bad-argument")

    @staticmethod
    def _load_parquet(path: Path) -> Episodes:
        import pyarrow.parquet as pq

        table = pq.read_table(path)
        written = (table.schema.metadata or {}).get(b"coven")
        if written is None:
            raise BadArgument(f"'{path.name}' holds no episodes", "bad-argument")
        about_it = json.loads(written)

        def array(name: str) -> NDArray[Any]:
            column = table.column(name).combine_chunks()
            rows = hasattr(column, "flatten") and column.type.num_fields
            flat: NDArray[Any] = (column.flatten() if rows else column).to_numpy(zero_copy_only=False)
            return flat.reshape(len(column), -1) if rows else flat

        return Episodes(about_it["game"], about_it["encoding"], **{name: array(name) for name in Episodes.ARRAYS})


def episodes(
    game: str,
    bots: Iterable[str] = ("random",),
    players: int | None = None,
    games: int = 10,
    seed: int = 0,
    variants: Iterable[str] = (),
    first: int = 0,
) -> Episodes:
    """Lets computer players play and keeps every decision. Each game follows from the seed and its number, from ``first`` on."""
    players = about(game).players if players is None else players
    made = _coven.episodes(game, players, list(variants), list(bots), seed, first, games)
    return Episodes(game=game, **made)
