#!/usr/bin/env python3
"""Tries a sample of this folder for real, on this machine: coven behind nginx or Caddy, and streams through it.

    try.py nginx path/to/coven
    try.py caddy path/to/coven

The sample is taken as it is, but for its ports, its name and its certificate. What must hold: pages and the API answer, an event
arrives within half a second of the request that caused it, a stream that is silent for 65 seconds is still open
(--quick leaves that out), /metrics is closed. Exit code 0 if all of it holds.
"""

import http.client
import json
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).parent
SILENCE = 65


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def nginx(folder, proxy, server):
    text = (HERE / "nginx.conf").read_text()
    text = re.sub(r"listen 443 ssl http2;", f"listen 127.0.0.1:{proxy};", text)
    text = re.sub(r"^\s*(listen \[::\]|ssl_).*$", "", text, flags=re.M)
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = text.replace("coven.example.org", "127.0.0.1").replace("127.0.0.1:8666", f"127.0.0.1:{server}")
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; error_log {folder}/error.log; pid {folder}/pid;\nevents {{}}\nhttp {{\naccess_log off;\n{places}{text}}}\n"
    path = folder / "nginx.conf"
    path.write_text(whole)
    return ["nginx", "-c", str(path)]


def caddy(folder, proxy, server):
    text = (HERE / "Caddyfile").read_text()
    text = text.replace("\ncoven.example.org {", f"\nhttp://127.0.0.1:{proxy} {{").replace("127.0.0.1:8666", f"127.0.0.1:{server}")
    path = folder / "Caddyfile"
    path.write_text("{\n\tadmin off\n}\n" + text)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(path)]


def wait_for(port):
    until = time.monotonic() + 20
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    sys.exit(f"nothing listens on port {port}")


class Visitor:
    def __init__(self, port, name):
        self.port, self.headers = port, {"content-type": "application/json"}
        answer = self.send("POST", "/api/v1/guests", {"name": name, "language": "en"})
        self.headers["cookie"] = answer.getheader("set-cookie").split(";")[0]

    def send(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        connection.request(method, path, json.dumps(body) if body is not None else None, self.headers)
        answer = connection.getresponse()
        answer.text = answer.read().decode()
        return answer

    def stream(self, path):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=SILENCE + 30)
        connection.request("GET", path, headers={**self.headers, "accept": "text/event-stream"})
        return connection.getresponse()


def next_event(stream, name):
    """Reads up to the next event of this name."""
    event = None
    while line := stream.readline():
        if line.startswith(b"event:"):
            event = line[6:].strip().decode()
        elif line == b"\n" and event == name:
            return
    sys.exit("the stream has ended")


def check(what, holds):
    print(("good  " if holds else "BAD   ") + what, flush=True)
    if not holds:
        sys.exit(1)


def tries(port, quick):
    visitor = Visitor(port, "Ada")
    check("a page answers", visitor.send("GET", "/").status == 200)
    check("/metrics is closed", visitor.send("GET", "/metrics").status == 403)
    seats = {"game": "broom", "seats": ["me", "open"]}
    table = json.loads(visitor.send("POST", "/api/v1/tables", seats).text)["table"]
    stream = visitor.stream(f"/api/v1/tables/{table}/stream")
    check("a stream opens", stream.status == 200 and stream.getheader("content-type") == "text/event-stream")
    next_event(stream, "table")

    def event_takes():
        began = time.monotonic()
        answer = visitor.send("POST", f"/api/v1/tables/{table}/talk", {"text": "hello"})
        assert answer.status == 200, answer.text
        next_event(stream, "update")
        return time.monotonic() - began

    times = [event_takes() for _ in range(20)]
    check(f"events arrive at once (slowest of 20: {max(times) * 1000:.0f} ms)", max(times) < 0.5)
    if not quick:
        time.sleep(SILENCE)
        check(f"a stream lives through {SILENCE} s of silence", event_takes() < 0.5)
    many = [visitor.stream(f"/api/v1/tables/{table}/stream") for _ in range(20)]
    check("many streams at once", all(one.status == 200 for one in many))


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--quick"]
    if len(arguments) != 2 or arguments[0] not in ("nginx", "caddy"):
        sys.exit(__doc__)
    proxy, server = free_port(), free_port()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        # nginx works as another user.
        folder.chmod(0o755)
        programs = [
            [arguments[1], "serve", "--listen", f"127.0.0.1:{server}", "--behind-proxy", "--database", str(folder / "coven.db")],
            {"nginx": nginx, "caddy": caddy}[arguments[0]](folder, proxy, server),
        ]
        running = []
        try:
            for program, port in zip(programs, (server, proxy)):
                with open(folder / f"{port}.log", "w", encoding="utf-8") as log:
                    running.append(subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=log))
                wait_for(port)
            tries(proxy, "--quick" in sys.argv)
        finally:
            for process in reversed(running):
                process.terminate()
                process.wait()


if __name__ == "__main__":
    main()
