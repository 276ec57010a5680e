#!/usr/bin/env python3
"""Tries a sample of this folder for real, on this machine: coven behind nginx or Caddy, and streams through it.

    try.py nginx path/to/coven
    try.py caddy path/to/coven

The sample is taken as it is, but for its ports, its name and its certificate. What must hold: pages and the API answer, every event
arrives while its stream is open and before anything else is sent, a stream that is silent for 65 seconds is still open
(--quick leaves that out), /metrics is closed. Exit code 0 if all of it holds.

The same is tried first through a proxy that keeps back what is not whole, which must be noticed: a trial that nothing fails proves nothing.
"""

import http.client
import json
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time

HERE = pathlib.Path(__file__).parent
SILENCE = 65
# An event that has not come by then is being kept back.
EVENT_TIMEOUT = 5


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
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=EVENT_TIMEOUT)
        connection.request("GET", path, headers={**self.headers, "accept": "text/event-stream"})
        return connection.getresponse()


def hears(stream, name):
    """Reads up to the next event of this name. False if it is kept back or the stream has ended."""
    event = None
    try:
        while line := stream.readline():
            if line.startswith(b"event:"):
                event = line[6:].strip().decode()
            elif line == b"\n" and event == name:
                return True
    except TimeoutError:
        pass
    return False


def keeping_back(server):
    """A proxy that passes an answer on when it is whole: what a stream says never is. Returns its port."""

    def ask(visitor, behind):
        while part := visitor.recv(1 << 16):
            behind.sendall(part)

    def pass_on(visitor):
        behind = socket.create_connection(("127.0.0.1", server))
        threading.Thread(target=ask, args=[visitor, behind], daemon=True).start()
        behind.settimeout(0.2)
        held = b""
        while True:
            try:
                part = behind.recv(1 << 16)
            except TimeoutError:
                if held and b"event-stream" not in held:
                    break
                continue
            if not part:
                break
            held += part
        visitor.sendall(held)
        visitor.close()

    def listen():
        while True:
            threading.Thread(target=pass_on, args=[listener.accept()[0]], daemon=True).start()

    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=listen, daemon=True).start()
    return listener.getsockname()[1]


def check(what, holds):
    print(("good  " if holds else "BAD   ") + what, flush=True)
    if not holds:
        sys.exit(1)


class Followed:
    """A table, and a stream of it."""

    def __init__(self, port):
        self.visitor = Visitor(port, "Ada")
        seats = {"game": "broom", "seats": ["me", "open"]}
        self.table = json.loads(self.visitor.send("POST", "/api/v1/tables", seats).text)["table"]
        self.path = f"/api/v1/tables/{self.table}/stream"

    def opens(self):
        """Whether a stream opens, and says at once how the table is."""
        try:
            self.stream = self.visitor.stream(self.path)
        except TimeoutError:
            return False
        right = self.stream.status == 200 and self.stream.getheader("content-type") == "text/event-stream"
        return right and hears(self.stream, "table")

    def tells(self):
        """Whether what happens now is told now: nothing else is sent until it has come."""
        answer = self.visitor.send("POST", f"/api/v1/tables/{self.table}/talk", {"text": "hello"})
        assert answer.status == 200, answer.text
        return hears(self.stream, "update")


def tries(port, server, quick):
    check("a proxy that keeps streams back is noticed", not Followed(keeping_back(server)).opens())
    followed = Followed(port)
    visitor = followed.visitor
    check("a page answers", visitor.send("GET", "/").status == 200)
    check("/metrics is closed", visitor.send("GET", "/metrics").status == 403)
    check("a stream opens, and says at once how the table is", followed.opens())
    began = time.monotonic()
    told = all(followed.tells() for _ in range(20))
    check(f"20 events arrive, each before the next is sent ({(time.monotonic() - began) * 50:.0f} ms each)", told)
    if not quick:
        time.sleep(SILENCE)
        check(f"a stream lives through {SILENCE} s of silence", followed.tells())
    many = [visitor.stream(followed.path) for _ in range(20)]
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
            tries(proxy, server, "--quick" in sys.argv)
        finally:
            for process in reversed(running):
                process.terminate()
                process.wait()


if __name__ == "__main__":
    main()
