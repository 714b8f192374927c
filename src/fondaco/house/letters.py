"""Letters: what is sent to a contact, and how. A webhook is a signed POST, an e-mail goes by SMTP from a thread.

A letter that does not arrive is tried again a few times, then given up: whoever is asked also sees it at the table.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from email.utils import parseaddr
from ipaddress import ip_address
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

import httpx2
import msgspec

import fondaco
from fondaco.house import addresses
from fondaco.house.contacts import WEBHOOK, Contact
from fondaco.house.settings import Settings
from fondaco.house.troubles import Trouble
from fondaco.table.refusal import UsageError

_log: Final = logging.getLogger("fondaco.house")
PATIENCE: Final = 10.0
"""Seconds for one try."""
PAUSES: Final = (5.0, 60.0)
"""Seconds between tries."""
AT_ONCE: Final = 8
"""So many letters are on their way at once."""
CODE_PAUSE: Final = 10 * 60_000
"""Milliseconds within which an address is sent one code, whoever asks for it."""
MOST_CODES: Final = 100
"""So many codes are sent within that time: the house is nobody's means to send mail to strangers."""
SIGNATURE: Final = "X-Fondaco-Signature"
_PORTS: Final = {"smtp": 587, "smtps": 465}


class Letter(msgspec.Struct, frozen=True):
    """What is sent, in both forms."""

    subject: str
    text: str
    body: bytes
    """JSON, for a webhook."""
    way_out: str = ""
    """The URL with which one is sent no more."""


class Unwanted(Exception):
    """The other side does not want this; trying again is of no use."""


class Gone(Unwanted):
    """The other side says that there will never be anybody again."""


class Letters:
    """The post of the house."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], int],
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
    ) -> None:
        self._settings = settings
        self._now = now
        self._sleep = sleep
        self._counter = asyncio.Semaphore(AT_ONCE)
        self._client: httpx2.AsyncClient | None = None
        self._codes: dict[str, int] = {}
        if settings.smtp and urlsplit(settings.smtp).scheme not in _PORTS:
            raise UsageError(
                "The mail server is smtp://HOST or smtps://HOST, with a name and a password if need be."
            )
        if settings.smtp and not (settings.mail_from and settings.address):
            raise UsageError("E-mail needs a sender (mail_from) and the address of the house for its links.")

    @property
    def has_mail(self) -> bool:
        """Whether this house sends e-mail at all."""
        return bool(self._settings.smtp)

    async def close(self) -> None:
        """Close the connections."""
        if self._client is not None:
            await self._client.aclose()

    def count_code(self, address: str) -> None:
        """A code is to be sent to an address, unless one was sent a moment ago."""
        since = self._now() - CODE_PAUSE
        self._codes = {key: at for key, at in self._codes.items() if at > since}
        if address.casefold() in self._codes or len(self._codes) >= MOST_CODES:
            raise Trouble("too-many", "house-code-sent", minutes=CODE_PAUSE // 60_000)
        self._codes[address.casefold()] = self._now()

    async def send(self, contact: Contact, letter: Letter) -> bool:
        """Send a letter, if need be several times; False if the contact is to be forgotten."""
        for pause in (*PAUSES, None):
            try:
                async with self._counter:
                    await self._try(contact, letter)
            except Gone:
                return False
            except (
                Unwanted,
                OSError,
                httpx2.HTTPError,
                httpx2.InvalidURL,
                smtplib.SMTPException,
                Trouble,
            ) as error:
                # Not the target: it is somebody's address.
                _log.info("A %s was not delivered: %s", contact.kind, type(error).__name__)
                if pause is None or isinstance(error, Unwanted):
                    return True
                if isinstance(error, Trouble) and addresses.is_refusal(error):
                    return True
                await self._sleep(pause)
            else:
                return True
        return True

    async def _try(self, contact: Contact, letter: Letter) -> None:
        if contact.kind == WEBHOOK:
            await asyncio.wait_for(self._post(contact, letter), PATIENCE)
        elif self.has_mail:
            await asyncio.to_thread(self._mail, contact.target, letter)

    async def _post(self, contact: Contact, letter: Letter) -> None:
        place = await addresses.find(contact.target, self._settings.private_webhooks)
        if self._client is None:
            self._client = httpx2.AsyncClient(trust_env=False, follow_redirects=False, timeout=PATIENCE)
        headers = {
            "Host": place.host,
            "Content-Type": "application/json",
            "User-Agent": f"Fondaco/{fondaco.__version__}",
            SIGNATURE: signed(contact.secret, self._now() // 1000, letter.body),
        }
        sending = self._client.stream(
            "POST",
            place.url,
            content=letter.body,
            headers=headers,
            extensions={"sni_hostname": place.name},
        )
        async with sending as answer:  # what it says is not read
            if answer.status_code == httpx2.codes.GONE:
                raise Gone
            if 300 <= answer.status_code < 500 and answer.status_code != httpx2.codes.TOO_MANY_REQUESTS:
                raise Unwanted
            answer.raise_for_status()

    def _mail(self, address: str, letter: Letter) -> None:
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = address
        message["Subject"] = letter.subject
        message["Auto-Submitted"] = "auto-generated"
        if letter.way_out:
            message["List-Unsubscribe"] = f"<{letter.way_out}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        server = urlsplit(self._settings.smtp)
        own_name = parseaddr(self._settings.mail_from)[1].rpartition("@")[2] or "localhost"
        with _connect(server, own_name) as connection:
            if server.username:
                connection.login(unquote(server.username), unquote(server.password or ""))
            connection.send_message(message)


def signed(secret: str, at: int, body: bytes) -> str:
    """The signature of what is sent: HMAC-SHA256 over the time and the body, with the secret of the webhook."""
    mac = hmac.new(secret.encode(), f"{at}.".encode() + body, hashlib.sha256)
    return f"t={at},v1={mac.hexdigest()}"


def _connect(server: SplitResult, own_name: str) -> smtplib.SMTP:
    """Connected, as who sends: asking the network for the name of this machine may take long."""
    host = server.hostname or ""
    port = server.port or _PORTS[server.scheme]
    if server.scheme == "smtps":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(host, port, local_hostname=own_name, timeout=PATIENCE, context=context)
    connection = smtplib.SMTP(host, port, local_hostname=own_name, timeout=PATIENCE)
    if not _is_this_machine(host):
        try:
            connection.starttls(context=ssl.create_default_context())
        except BaseException:
            connection.close()
            raise
    return connection


def _is_this_machine(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
