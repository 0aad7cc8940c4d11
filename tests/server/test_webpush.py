"""Web Push: the example of RFC 8291 to the byte, and tokens that a service would accept."""

from __future__ import annotations

import json

import pytest
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    derive_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from spinney.server.notices.webpush import MOST_BYTES, Sender, coded, decoded, encrypted, new_secret, point, usable

# RFC 8291, section 5 and appendix A.
MESSAGE = b"When I grow up, I want to be a watermelon"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
OWN_POINT = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
RECEIVER = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_rfc():
    own = derive_private_key(int.from_bytes(decoded(OWN), "big"), SECP256R1())
    assert coded(point(own)) == OWN_POINT
    assert coded(encrypted(MESSAGE, decoded(RECEIVER), decoded(AUTH), own, decoded(SALT))) == BODY


def test_every_message_has_keys_of_its_own():
    one, other = (encrypted(MESSAGE, decoded(RECEIVER), decoded(AUTH)) for _ in range(2))
    assert one[:16] != other[:16] and one[21:86] != other[21:86] and len(one) == len(other) == len(decoded(BODY))


def test_a_message_that_no_service_takes_is_not_made():
    encrypted(b"x" * MOST_BYTES, decoded(RECEIVER), decoded(AUTH))
    with pytest.raises(ValueError, match="too long"):
        encrypted(b"x" * (MOST_BYTES + 1), decoded(RECEIVER), decoded(AUTH))


@pytest.mark.parametrize(
    ("receiver", "auth", "is_usable"),
    [
        (decoded(RECEIVER), decoded(AUTH), True),
        (decoded(RECEIVER)[:-1], decoded(AUTH), False),
        (b"\x04" + bytes(64), decoded(AUTH), False),  # not on the curve
        (decoded(RECEIVER), decoded(AUTH)[:-1], False),
        (b"", b"", False),
    ],
)
def test_keys_of_a_browser(receiver, auth, is_usable):
    assert usable(receiver, auth) is is_usable


def test_the_server_names_itself():
    sender = Sender(new_secret(), "https://forest.example.org")
    scheme, token, key = sender.authorization("https://fcm.googleapis.com/fcm/send/abc?x=1", 1_000_000.0).split(" ")
    assert scheme == "vapid" and key == f"k={sender.public}"
    header, claims, signature = token.removeprefix("t=").removesuffix(",").split(".")
    assert json.loads(decoded(header)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(decoded(claims)) == {
        "aud": "https://fcm.googleapis.com",
        "exp": 1_043_200,
        "sub": "https://forest.example.org",
    }
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(sender.public))
    r, s = (int.from_bytes(decoded(signature)[at : at + 32], "big") for at in (0, 32))
    public.verify(encode_dss_signature(r, s), f"{header}.{claims}".encode(), ECDSA(SHA256()))
    with pytest.raises(InvalidSignature):
        public.verify(encode_dss_signature(r, s), f"{header}.x{claims}".encode(), ECDSA(SHA256()))


def test_the_same_secret_is_the_same_server():
    secret = new_secret()
    assert len(secret) == 32
    assert Sender(secret).public == Sender(secret).public != Sender(new_secret()).public
    assert "sub" not in json.loads(decoded(Sender(secret).authorization("https://a.example/x", 0).split(".")[1]))
