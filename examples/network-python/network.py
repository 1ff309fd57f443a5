"""A delivery network for Fairlead: takes orders, delivers them in play, and reports. Written from docs/networks.md."""

import json
import os
import threading
import time
import urllib.request
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from delivery import Run, name_of
from signatures import is_genuine, report_text, sealed_headers, sign

REPORTS_MAX = 500
ANSWER_SECONDS = 30
RETRY_SECONDS_MAX = 5 * 60
# The product must have heard the answer to an order before its first report comes.
FIRST_REPORT_SECONDS = 5
BODY_BYTES_MAX = 65_536


class Network:
    """Orders and their runs. `now` tells the seconds since 1970."""

    def __init__(self, settings, now, log):
        self.settings = settings
        self.now = now
        self.log = log
        self.lock = threading.Lock()
        self.orders = {}
        self.next_report_at = 0
        self.failures = 0

    def handle(self, path, message):
        """The status and the answer to a message of the product, which is genuine."""
        with self.lock:
            parts = path.strip("/").split("/")
            if parts == ["orders"]:
                return 200, self._submit(message)
            if len(parts) != 3 or parts[0] != "orders" or parts[1] != message["order_number"]:
                return 404, {"error": "no such path"}
            # The signature does not cover the path: what was signed as an order or a control is no cancel.
            if parts[2] == "cancel" and "budget" not in message:
                return 200, self._cancel(parts[1])
            run = self.orders.get(parts[1])
            if parts[2] != "control" or run is None:
                return 404, {"error": "no such order"}
            spent = run.obey(message, self.now()) if isinstance(run, Run) else 0
            return 200, {"status": "confirmed", "spent": spent}

    def tick(self):
        """Plays all runs on, and reports what is due."""
        with self.lock:
            now = self.now()
            for run in self._runs():
                run.play_until(now)
            if now < self.next_report_at:
                return
            due = self._due(now)
        if due:
            self._send(due)

    def _submit(self, order):
        """Once for each number; an order that cannot buy a single view is refused."""
        number = order["order_number"]
        if number not in self.orders:
            is_taken = order["budget"] * 1000 >= order["cost_per_thousand"]
            run = Run(order, self.now(), self.settings["speed"]) if is_taken else "refused"
            self.orders[number] = run
        return {"status": "accepted" if isinstance(self.orders[number], Run) else "refused"}

    def _cancel(self, number):
        run = self.orders.setdefault(number, "cancelled")
        if isinstance(run, Run):
            run.end(self.now())
        return {"status": "cancelled"}

    def _runs(self):
        return [run for run in self.orders.values() if isinstance(run, Run)]

    def _due(self, now):
        """The buckets that changed, or whose report nobody has taken yet, each with its report."""
        due = []
        for run in self._runs():
            if now < run.started_at + FIRST_REPORT_SECONDS:
                continue
            for start, bucket in sorted(run.buckets.items()):
                if len(due) == REPORTS_MAX:
                    return due
                if bucket.is_changed:
                    bucket.version += 1
                    bucket.is_changed = bucket.is_taken = False
                if not bucket.is_taken:
                    due.append((bucket, report_of(run.order["order_number"], start, bucket)))
        return due

    def _signed(self, report):
        text = report_text(self.settings["name"], report)
        return {**report, "signature": sign(self.settings["key_file"], text)}

    def _send(self, due):
        """Sends reports; what nobody answers is sent again, later and later."""
        body = json.dumps({"reports": [self._signed(report) for _, report in due]}).encode()
        headers = sealed_headers(self.settings["name"], self.settings["secret"], self.now(), body)
        address = self.settings["product_url"] + "/network/v1/reports"
        request = urllib.request.Request(address, data=body, headers=headers, method="POST")
        try:
            with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as response:
                results = json.load(response)["data"]["results"]
        except (OSError, ValueError, KeyError) as error:
            self.failures += 1
            self.next_report_at = self.now() + min(2 ** (self.failures - 1), RETRY_SECONDS_MAX)
            self.log(f"no answer to {len(due)} reports: {error}")
            return
        self.failures = 0
        self.next_report_at = self.now() + self.settings["report_seconds"]
        with self.lock:
            for (bucket, report), result in zip(due, results):
                bucket.is_taken = True
                if result["outcome"] == "quarantined":
                    self.log(f"{report['order_number']} {report['bucket']}: {result['fault']}")


def report_of(number, start, bucket):
    return {
        "order_number": number,
        "bucket": name_of(start),
        "version": bucket.version,
        "impressions": bucket.impressions,
        "clicks": bucket.clicks,
        "conversions": bucket.conversions,
        "spend": bucket.spend,
    }


def handler_of(network):
    """What answers the product over HTTP."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self):
            length = int(self.headers.get("Content-Length", "0"))
            body = self.rfile.read(min(length, BODY_BYTES_MAX))
            settings = network.settings
            if not is_genuine(self.headers, body, settings["name"], settings["secret"], network.now()):
                return self.answer(401, {"error": "the signature or the time is wrong"})
            try:
                self.answer(*network.handle(self.path, json.loads(body)))
            except (ValueError, KeyError, TypeError) as error:
                self.answer(400, {"error": str(error)})

        def answer(self, status, message):
            body = json.dumps(message).encode()
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            """Says nothing of each request."""

    return Handler


def start(settings, now, log):
    """A network that answers in a thread of its own; `tick` is the caller's to call."""
    network = Network(settings, now, log)
    server = ThreadingHTTPServer(("127.0.0.1", settings["port"]), handler_of(network))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    log(f"http://127.0.0.1:{server.server_port}")
    return network


def main():
    environment = os.environ
    settings = {
        "name": environment.get("NETWORK_NAME", "quayside"),
        "secret": environment["NETWORK_SECRET"],
        "key_file": environment["NETWORK_KEY_FILE"],
        "product_url": environment.get("PRODUCT_URL", "http://127.0.0.1:8080"),
        "port": int(environment.get("PORT", "8093")),
        "speed": float(environment.get("SPEED", "1")),
        "report_seconds": float(environment.get("REPORT_SECONDS", "60")),
    }
    network = start(settings, time.time, lambda line: print(line, flush=True))
    while True:
        network.tick()
        time.sleep(0.5)


if __name__ == "__main__":
    main()
