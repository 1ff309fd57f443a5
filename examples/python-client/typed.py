"""The acts of client.py with models that datamodel-codegen makes of the API document (README.md): a paged list, a top-up
case, an upload. Every answer is read by its model, so that what the document does not say would end the program.

ORIGIN, USERNAME and PASSWORD come from the environment; the receipt is the one argument.
"""

import os
import sys

import httpx
import models

BASE = "/facebook-business"


class Refused(Exception):
    """The product did not do it: `answer` is the model of the refusal, with its code and reason."""

    def __init__(self, answer):
        super().__init__(f"{answer.code.value} {answer.data.reason}")
        self.code = answer.code.value
        self.reason = answer.data.reason


def data_of(model, response):
    """What a good answer holds. Of the answers that a call may give, the good one alone is an Answer."""
    answer = model.model_validate_json(response.content).root
    if not isinstance(answer, models.Answer):
        raise Refused(answer)
    return answer.data


def pages(http):
    """Every case, page by page."""
    cursor = None
    while True:
        query = models.FacebookBusinessTopupListGetParametersQuery(limit=1, cursor=cursor)
        response = http.get("/topup/list", params=query.model_dump(exclude_none=True))
        page = data_of(models.FacebookBusinessTopupListGetResponse, response)
        yield from page.items
        cursor = page.next_cursor
        if cursor is None:
            return


def post(http, path, request, response):
    """Sends a model and reads the answer by another."""
    body = request.model_dump(mode="json", exclude_none=True)
    return data_of(response, http.post(path, json=body))


def main(receipt):
    with httpx.Client(base_url=os.environ["ORIGIN"].rstrip("/") + BASE) as http:
        credentials = models.FacebookBusinessAuthLoginPostRequest(
            username=os.environ["USERNAME"], password=os.environ["PASSWORD"]
        )
        signed_in = post(http, "/auth/login", credentials, models.FacebookBusinessAuthLoginPostResponse)
        http.headers["X-CT"] = signed_in.token
        unpaid = []
        for case in pages(http):
            print(f"case {case.id.root}: {case.amount.root}, {case.state.value}")
            if case.card is not None:
                unpaid.append(case.id)
        asked = models.FacebookBusinessTopupRequestPostRequest(
            amount=25_000, method=models.TopupMethod.bank_transfer
        )
        opened = post(http, "/topup/request", asked, models.FacebookBusinessTopupRequestPostResponse)
        print(f"asked: case {opened.id.root}")
        for topup_id in unpaid:
            with open(receipt, "rb") as file:
                sent = http.post("/files/upload", files={"file": (os.path.basename(receipt), file, "image/png")})
            file_id = data_of(models.FacebookBusinessFilesUploadPostResponse, sent).file_id
            told = models.FacebookBusinessTopupPaidPostRequest(topup_id=topup_id, file_ids=[file_id])
            paid = post(http, "/topup/paid", told, models.FacebookBusinessTopupPaidPostResponse)
            print(f"case {topup_id.root}: {paid.receipts} receipt")
        # The model would not hold this amount, so it is sent without one.
        refused = http.post("/topup/request", json={"amount": 0})
        try:
            data_of(models.FacebookBusinessTopupRequestPostResponse, refused)
        except Refused as refusal:
            print(f"refused: {refusal.code} {getattr(refusal.reason, 'value', refusal.reason)}")


if __name__ == "__main__":
    main(sys.argv[1])
