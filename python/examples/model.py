"""A language model at the table: a client of the Model Context Protocol starts `coven mcp` and plays one game through its tools.

Put your model where `answer` is. It gets what a model gets, the words of the last tool, and says which move to make; here it names one of
the offered moves at random. Needs `pip install mcp` and the program `coven`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from typing import Any

from mcp import Client, StdioServerParameters


def answer(words: str, question: dict[str, Any], chance: random.Random) -> str:
    """Your model reads `words`; whatever it says that is no move is refused with the reason, and it may try again."""
    return chance.choice(question["moves"])["move"]


async def play(program: str, game: str | None, seed: int) -> dict[str, Any]:
    chance = random.Random(seed)
    async with Client(StdioServerParameters(command=program, args=["mcp"])) as client:

        async def call(tool: str, **arguments: Any) -> tuple[str, dict[str, Any]]:
            said = await client.call_tool(tool, arguments)
            words = "\n".join(block.text for block in said.content if block.type == "text")
            if said.is_error:
                raise RuntimeError(words)
            return words, said.structured_content

        if game is None:
            game = (await call("games"))[1]["games"][0]["id"]
        words, now = await call("new_table", game=game, bots=["random"], seed=seed)
        table, decisions = now["table"], 0
        while not now["over"]:
            words, now = await call("play", table=table, move=answer(words, now["question"], chance))
            decisions += 1
        words, result = await call("result", table=table)
        place = result["standing"][result["seat"]]["place"]
        return {"game": game, "decisions": decisions, "place": place, "told": words}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default="coven", help="where the program is")
    parser.add_argument("--game", help="the first game by default")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    played = asyncio.run(play(asked.program, asked.game, asked.seed))
    print(json.dumps(played) if asked.json else f"{played['told']}\nplace {played['place']} after {played['decisions']} decisions")


if __name__ == "__main__":
    main()
