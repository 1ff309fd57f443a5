"""What is signed, and how: with the secret that both sides share, and with the network's own key."""

import base64
import hashlib
import hmac
import os
import subprocess
import tempfile

TOLERANCE_SECONDS = 5 * 60


def seal(secret, timestamp, body):
    """The signature of a message, over the bytes that are sent."""
    return hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()


def sealed_headers(name, secret, now, body):
    """The headers of a message of this network."""
    timestamp = str(int(now))
    return {
        "Content-Type": "application/json",
        "X-Network": name,
        "X-Timestamp": timestamp,
        "X-Signature": seal(secret, timestamp, body),
    }


def is_genuine(headers, body, name, secret, now):
    """Whether a message comes from who shares the secret, and was sent just now."""
    timestamp = headers.get("X-Timestamp", "")
    if headers.get("X-Network") != name or not (timestamp.isascii() and timestamp.isdigit()):
        return False
    if abs(now - int(timestamp)) > TOLERANCE_SECONDS:
        return False
    given = headers.get("X-Signature", "").encode()
    return hmac.compare_digest(given, seal(secret, timestamp, body).encode())


def report_text(name, report):
    """The lines of a report that the network's own key signs."""
    fields = ("order_number", "bucket", "version", "impressions", "clicks", "conversions", "spend")
    return "\n".join(["fairlead-report-1", name, *(str(report[field]) for field in fields)])


def sign(key_file, text):
    """Python's library has no Ed25519, so openssl signs; it wants the text as a file."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "report.txt")
        with open(path, "wb") as file:
            file.write(text.encode())
        command = ["openssl", "pkeyutl", "-sign", "-inkey", key_file, "-rawin", "-in", path]
        signature = subprocess.run(command, check=True, capture_output=True).stdout
    return base64.b64encode(signature).decode()
