"""Where notices arrive in tests: an HTTP receiver and an SMTP server, both on loopback."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from tests.house.kit import Json


class Receiver:
    """A webhook: what came, and what it answers from now on."""

    def __init__(self) -> None:
        self.url = ""
        self.bodies: list[bytes] = []
        self.headers: list[dict[str, str]] = []
        self.answer = "200 OK"
        self.more = ""
        """Further lines of the answer."""

    @property
    def told(self) -> list[Json]:
        return [json.loads(body) for body in self.bodies]

    def is_signed(self, nth: int, secret: str) -> bool:
        """Whether a request bears the signature that its receiver would compute."""
        at, mac = (part.partition("=")[2] for part in self.headers[nth]["x-fondaco-signature"].split(","))
        own = hmac.new(secret.encode(), at.encode() + b"." + self.bodies[nth], hashlib.sha256)
        return hmac.compare_digest(own.hexdigest(), mac)

    async def _receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {
            name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:])
        }
        self.bodies.append(await reader.readexactly(int(headers["content-length"])))
        self.headers.append(headers)
        writer.write(f"HTTP/1.1 {self.answer}\r\n{self.more}Content-Length: 0\r\n".encode())
        writer.write(b"Connection: close\r\n\r\n")
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    """A webhook on a free port."""
    made = Receiver()
    server = await asyncio.start_server(made._receive, "127.0.0.1", 0)
    made.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/notices?for=me"
    async with server:
        yield made


class Mailbox:
    """A mail server that takes everything."""

    def __init__(self) -> None:
        self.url = ""
        self.mails: list[EmailMessage] = []
        self.refuse = 0
        """So many mails are refused first."""

    async def _receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 sink")
        while line := (await reader.readline()).decode().strip():
            command = line.split()[0].upper()
            if command == "DATA":
                say("354 go on")
                data = await reader.readuntil(b"\r\n.\r\n")
                mail = message_from_bytes(data[:-3].replace(b"\r\n..", b"\r\n."), policy=policy.default)
                self.mails.append(mail)
                say("250 taken")
            elif command == "MAIL" and self.refuse:
                self.refuse -= 1
                say("451 later")
            elif command == "QUIT":
                say("221 bye")
                break
            else:
                say("250 fine")
        writer.close()


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    """A mail server on a free port."""
    made = Mailbox()
    server = await asyncio.start_server(made._receive, "127.0.0.1", 0)
    made.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield made
