# Takes the bank's messages: SIXPENCE_SIGNING_SECRET=whsec_… PORT=8080 python3 receiver.py
import hashlib
import hmac
import json
import os
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock

SECRET = os.environ["SIXPENCE_SIGNING_SECRET"].encode()
if not SECRET:
    raise SystemExit("Set SIXPENCE_SIGNING_SECRET to the secret of your webhook.")
TOLERANCE_SECONDS = 300


def is_from_the_bank(body: bytes, header: str) -> bool:
    """Whether the bank signed this body, and no more than five minutes ago."""
    parts = [part.strip() for part in header.split(",")]
    moment = next((part[2:] for part in parts if part.startswith("t=")), "")
    if not (moment.isascii() and moment.isdigit()):
        return False
    if abs(time.time() - int(moment)) > TOLERANCE_SECONDS:
        return False
    expected = hmac.new(SECRET, moment.encode() + b"." + body, hashlib.sha256).hexdigest()
    # For 24 hours after a change of the secret there are two signatures. Either is enough.
    given = [part[3:] for part in parts if part.startswith("v1=")]
    return any(hmac.compare_digest(each.encode(), expected.encode()) for each in given)


# In your shop: a table whose key is the id, written in the transaction that handles the message.
handled: set[str] = set()
one_at_a_time = Lock()


def handle(message: dict) -> None:
    """Acts on each message once, however often it comes."""
    if message["id"] in handled:
        return
    kind = message["type"]
    if kind == "checkout.final":
        checkout = message["checkout"]
        print("A checkout ended:", checkout["orderId"], checkout["status"], flush=True)
    elif kind == "invoice.final":
        invoice = message["invoice"]
        print("An invoice ended:", invoice["id"], invoice["status"], flush=True)
    elif kind == "installment.final":
        installment = message["installment"]
        print("An installment ended:", installment["id"], installment["status"], flush=True)
    elif kind == "refund.final":
        refund = message["refund"]
        print("A refund ended:", refund["id"], refund["status"], flush=True)
    elif kind == "ping":
        print("The bank tried whether this server answers", flush=True)
    handled.add(message["id"])


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        # The body as it came: what is parsed and written again has another signature.
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not is_from_the_bank(body, self.headers.get("Sixpence-Signature", "")):
            self.answer(401)
            return
        with one_at_a_time:
            handle(json.loads(body))
        # Only after that: without a 200 within five seconds the bank sends the message again.
        self.answer(200)

    def answer(self, status: int) -> None:
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()


ThreadingHTTPServer(("", int(os.environ.get("PORT", "8080"))), Receiver).serve_forever()
