"""The server: tables kept, moves judged, and everything a viewer may know sent to whoever looks."""
