"""What every answer of the server tells a browser: what the page may do, and what others may do with it.

The policy is the second wall. Nothing from outside becomes markup on the page (`web/src/drawing/naming.ts`); if
something did, it could run no script and ask nobody else for anything.
"""

from __future__ import annotations

POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",  # modules of the rules run in the page
    "style-src": "'self' 'unsafe-inline'",  # drawings have style attributes
    "img-src": "'self' data: blob:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
CLOSED = (
    *("accelerometer", "bluetooth", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer"),
    *("microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking"),
)
"""What a device can do and a board game need not."""

HEADERS: dict[str, str] = {
    "content-security-policy": "; ".join(f"{kind} {sources}" for kind, sources in POLICY.items()),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": ", ".join(f"{device}=()" for device in CLOSED),
    "cross-origin-opener-policy": "same-origin",
}

FILE_HEADERS: dict[str, str] = {"x-content-type-options": "nosniff"}
"""For the page's hashed files: the rest is about documents, and would be sent dozens of times."""
