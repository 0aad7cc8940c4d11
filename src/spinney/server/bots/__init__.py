"""Where bots think: threads of a server, and workers of a shared database."""
