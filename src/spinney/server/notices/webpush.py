"""Web Push: a message that only the browser can read, and who sends it.

Messages are encrypted by RFC 8291 (with the content coding of RFC 8188), so the service that carries them learns
nothing but their length and when they came. The server names itself by RFC 8292 (VAPID): a token that it has signed.
"""

from __future__ import annotations

import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

MOST_BYTES = 3_000  # services take 4,096, with all that encryption adds
RECORD_SIZE = 4_096
POINT_BYTES = 65
AUTH_BYTES = 16
NUMBER_BYTES = 32
LAST_RECORD = b"\x02"
TOKEN_SECONDS = 12 * 3600  # a day at most


def encrypted(
    message: bytes,
    receiver: bytes,
    auth: bytes,
    own: EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for the browser that has given these keys. The server's key and the salt are new for each message."""
    if len(message) > MOST_BYTES:
        raise ValueError(f"a message of {len(message)} bytes is too long")
    own = own or new_key()
    salt = salt or os.urandom(16)
    own_point = point(own)
    shared = own.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), receiver))
    keying = _derived(32, auth, shared, b"WebPush: info\0" + receiver + own_point)
    key = _derived(16, salt, keying, b"Content-Encoding: aes128gcm\0")
    nonce = _derived(12, salt, keying, b"Content-Encoding: nonce\0")
    header = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(own_point)]) + own_point
    return header + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


def _derived(length: int, salt: bytes, secret: bytes, info: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def usable(receiver: bytes, auth: bytes) -> bool:
    """Whether these can be the keys of a browser."""
    if len(receiver) != POINT_BYTES or len(auth) != AUTH_BYTES:
        return False
    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), receiver)
    except ValueError:
        return False
    return True


class Sender:
    """The server as push services know it."""

    def __init__(self, secret: bytes, contact: str = "") -> None:
        """By its private key, 32 bytes; `contact` is an address (https: or mailto:) for whoever runs the service."""
        self._key = derive_private_key(int.from_bytes(secret, "big"), SECP256R1())
        self._contact = contact
        self.public = coded(point(self._key))
        """What a browser is told when somebody wants to be told: it lets nobody else send."""

    def authorization(self, endpoint: str, now: float) -> str:
        """The header that goes with a message to this endpoint, at this time of the clock."""
        parts = urlsplit(endpoint)
        claims: dict[str, str | int] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now) + TOKEN_SECONDS}
        if self._contact:
            claims["sub"] = self._contact
        signed = ".".join(coded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ECDSA(SHA256())))
        signature = coded(r.to_bytes(NUMBER_BYTES, "big") + s.to_bytes(NUMBER_BYTES, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def new_key() -> EllipticCurvePrivateKey:
    return generate_private_key(SECP256R1())


def new_secret() -> bytes:
    """A private key, as it is kept."""
    return new_key().private_numbers().private_value.to_bytes(NUMBER_BYTES, "big")


def point(key: EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def coded(data: bytes) -> str:
    """Bytes as text for addresses and headers: base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The bytes of such a text; `ValueError` if it is none."""
    if not text.isascii():
        raise ValueError("not base64url")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
