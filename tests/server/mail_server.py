"""A mail server for tests: speaks just enough SMTP, and keeps what it is told."""

from __future__ import annotations

import asyncio
from contextlib import contextmanager
from threading import Event, Thread


class MailServer:
    """`refuses` gives the answer to a command instead of the usual one."""

    def __init__(self, refuses=None, offers=("AUTH PLAIN LOGIN",)):
        self.refuses = refuses or {}
        self.offers = offers
        self.commands = []
        self.mails = []
        self.port = 0

    async def serve(self, reader, writer):
        async def say(text):
            writer.write(f"{text}\r\n".encode())
            await writer.drain()

        await say("220 mail.example")
        while line := (await reader.readline()).decode().rstrip("\r\n"):
            self.commands.append(line)
            command = line.partition(" ")[0].upper()
            if command in self.refuses:
                await say(self.refuses[command])
            elif command == "EHLO":
                for offer in ("mail.example", *self.offers):
                    await say(f"250-{offer}")
                await say("250 HELP")
            elif command == "AUTH":
                await say("235 welcome")
            elif command == "DATA":
                await say("354 go on")
                mail = await reader.readuntil(b"\r\n.\r\n")
                self.mails.append(mail.removesuffix(b".\r\n").decode())
                await say("250 taken")
            elif command == "QUIT":
                await say("221 bye")
                break
            else:
                await say("250 yes")
        writer.close()


@contextmanager
def mail_server(**settings):
    server = MailServer(**settings)
    loop, ready = asyncio.new_event_loop(), Event()

    async def listen():
        listener = await asyncio.start_server(server.serve, "127.0.0.1", 0)
        server.port = listener.sockets[0].getsockname()[1]
        ready.set()

    def run():
        loop.run_until_complete(listen())
        loop.run_forever()

    thread = Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(10)
    try:
        yield server
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
