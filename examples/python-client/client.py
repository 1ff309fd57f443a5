"""Calls of a Fairlead installation with Python's standard library alone: a paged list, a top-up case, an upload.

ORIGIN, BASE_PATH, USERNAME and PASSWORD come from the environment; the receipt is the one argument.
"""

import json
import mimetypes
import os
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid

ORIGIN = os.environ["ORIGIN"].rstrip("/")
BASE_PATH = os.environ.get("BASE_PATH", "/facebook-business")
LONGEST_WAIT_SECONDS = 30
RETRIES = 2


class Refused(Exception):
    """The product did not do it, and says why."""

    def __init__(self, answer):
        super().__init__(f"{answer['data']['reason']}: {answer['msg']}")
        self.code = answer["code"]
        self.reason = answer["data"]["reason"]


class FollowNone(urllib.request.HTTPRedirectHandler):
    """No call is answered by a redirect: followed, it would carry the token to whoever is named."""

    def redirect_request(self, req, fp, code, msg, headers, newurl):
        raise urllib.error.URLError(f"{req.full_url} answers {code}, and no redirect is followed")


OPENER = urllib.request.build_opener(FollowNone)


class Client:
    def __init__(self, token=None):
        self.token = token

    def get(self, path, **query):
        text = urllib.parse.urlencode({name: value for name, value in query.items() if value is not None})
        return self._send("GET", f"{path}?{text}" if text else path)

    def post(self, path, body, key=None):
        """An act that moves money needs a key: the same again gets the same answer."""
        headers = {"Content-Type": "application/json"}
        if key is not None:
            headers["Idempotency-Key"] = key
        return self._send("POST", path, json.dumps(body).encode(), headers)

    def upload(self, path, file):
        """A form with the one field `file`."""
        boundary = uuid.uuid4().hex
        kind = mimetypes.guess_type(file)[0] or "application/octet-stream"
        with open(file, "rb") as opened:
            content = opened.read()
        head = (
            f"--{boundary}\r\n"
            f'Content-Disposition: form-data; name="file"; filename="{os.path.basename(file)}"\r\n'
            f"Content-Type: {kind}\r\n\r\n"
        )
        body = head.encode() + content + f"\r\n--{boundary}--\r\n".encode()
        return self._send("POST", path, body, {"Content-Type": f"multipart/form-data; boundary={boundary}"})

    def pages(self, path, **query):
        """Every item of a list, page by page."""
        cursor = None
        while True:
            page = self.get(path, cursor=cursor, **query)
            yield from page["items"]
            cursor = page["next_cursor"]
            if cursor is None:
                return

    def _send(self, method, path, body=None, headers=None, left=RETRIES):
        request = urllib.request.Request(
            f"{ORIGIN}{BASE_PATH}{path}", data=body, headers=dict(headers or {}), method=method
        )
        if self.token is not None:
            request.add_header("X-CT", self.token)
        try:
            with OPENER.open(request) as response:
                answer = json.load(response)
        except urllib.error.HTTPError as error:
            seconds = error.headers.get("Retry-After", "")
            is_safe = error.code == 429 or (
                error.code == 503 and (method == "GET" or "Idempotency-Key" in (headers or {}))
            )
            if is_safe and left > 0 and seconds.isdigit() and int(seconds) <= LONGEST_WAIT_SECONDS:
                time.sleep(int(seconds))
                return self._send(method, path, body, headers, left - 1)
            answer = json.load(error)
        # Calls of the app refuse with HTTP 200: the code tells.
        if answer["code"] != 200:
            raise Refused(answer)
        return answer["data"]


def main(receipt):
    credentials = {"username": os.environ["USERNAME"], "password": os.environ["PASSWORD"]}
    client = Client(Client().post("/auth/login", credentials)["token"])
    unpaid = []
    for case in client.pages("/topup/list", limit=1):
        print(f"case {case['id']}: {case['amount']}, {case['state']}")
        if case["card"] is not None:
            unpaid.append(case["id"])
    asked = client.post("/topup/request", {"amount": 25_000, "method": "bank_transfer"})
    print(f"asked: case {asked['id']}")
    for topup_id in unpaid:
        file_id = client.upload("/files/upload", receipt)["file_id"]
        paid = client.post("/topup/paid", {"topup_id": topup_id, "file_ids": [file_id]})
        print(f"case {topup_id}: {paid['receipts']} receipt")
    try:
        client.post("/topup/request", {"amount": 0})
    except Refused as refused:
        print(f"refused: {refused.code} {refused.reason}")


if __name__ == "__main__":
    main(sys.argv[1])
