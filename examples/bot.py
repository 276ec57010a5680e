#!/usr/bin/env python3
"""A bot for Coven in Python, with the standard library alone.

    python3 bot.py http://127.0.0.1:8666 --game broom        opens a table against a computer player and plays it
    python3 bot.py http://127.0.0.1:8666 --token coven_...   plays wherever the token's owner is asked

It listens to one stream, `GET /api/v1/me/prompts`. Every event `prompt` is a question: the table, the line of its journal (`seq`),
what the seat may see (`view`) and what it may do (`choices`). An event `invitation` asks whether it wants to play; it always does.
It answers with `POST /api/v1/tables/{table}/moves`. A move whose
question has changed meanwhile is answered with 409 and does nothing; the next prompt comes over the stream. When the stream
ends, it listens again: every question that is open then is put again.

Replace `choose` with something clever.
"""

import argparse
import http.client
import json
import random
import time
import urllib.error
import urllib.request


def choose(prompt):
    """Decides. `prompt` has table, game, seat, seq, prompt, choices and view; each choice has a move and a text."""
    return random.choice(prompt["choices"])["move"]


class Coven:
    def __init__(self, url, token=None):
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def open(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = dict(self.headers)
        if data is not None:
            headers["Content-Type"] = "application/json"
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers, method=method))

    def ask(self, method, path, body=None):
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def become_guest(self, name):
        """Becomes a guest and keeps the cookie that says so."""
        with self.open("POST", "/api/v1/guests", {"name": name}) as answer:
            self.headers["Cookie"] = answer.headers["Set-Cookie"].split(";")[0]

    def events(self, path):
        """Yields (name, data) of every event of a stream."""
        name = None
        with self.open("GET", path) as stream:
            for line in stream:
                line = line.decode().rstrip("\n")
                if line.startswith("event: "):
                    name = line[len("event: "):]
                elif line.startswith("data: "):
                    yield name, json.loads(line[len("data: "):])


def play(coven, only=None):
    """Answers every question, for ever. With `only`, stops when that table is over and returns its standing."""
    while True:
        try:
            standing = listen(coven, only)
            # It may have ended while nobody listened.
            standing = standing or only and coven.ask("GET", f"/api/v1/tables/{only}")["table"]["standing"]
            if standing:
                return standing
        except (OSError, http.client.HTTPException) as gone:
            if isinstance(gone, urllib.error.HTTPError) and gone.code < 500 and gone.code != 429:
                raise SystemExit(f"{gone.url}: {gone}")
        time.sleep(1)


def listen(coven, only):
    """Answers every question of one stream, until it ends."""
    for name, prompt in coven.events("/api/v1/me/prompts"):
        table = prompt["table"]
        if name == "over":
            if table == only:
                return prompt["standing"]
            continue
        try:
            if name == "invitation":
                coven.ask("POST", f"/api/v1/tables/{table}/accept")
            elif name == "prompt":
                coven.ask("POST", f"/api/v1/tables/{table}/moves", {"move": choose(prompt), "seq": prompt["seq"]})
        except urllib.error.HTTPError as refused:
            # With 409 the question is no longer ours; the next prompt will come.
            if refused.code != 409:
                raise


def main():
    parser = argparse.ArgumentParser(description="A bot for Coven.")
    parser.add_argument("url")
    parser.add_argument("--token", help="play for the owner of this token")
    parser.add_argument("--name", default="Python", help="the guest's name, without a token")
    parser.add_argument("--game", help="open a table of this game and play it to its end")
    parser.add_argument("--against", default="novice", help="the level of the opponent there")
    args = parser.parse_args()

    coven = Coven(args.url, args.token)
    if not args.token:
        coven.become_guest(args.name)
    table = None
    if args.game:
        table = coven.ask("POST", "/api/v1/tables", {"game": args.game, "seats": ["me", args.against]})["table"]
        coven.ask("POST", f"/api/v1/tables/{table}/start")
    for result in play(coven, table) or []:
        print(f"seat {result['seat']}: place {result['place']}, {result['sheet']['total']} points")


if __name__ == "__main__":
    main()
