"""What the house keeps, as tables of SQLAlchemy Core; the same on SQLite and PostgreSQL.

Times are milliseconds since 1970, UTC. Identifiers are text. Secrets are kept as hashes, except those the house needs
itself: the seed of a table, and the key with which it signs what it sends to a contact. Everything that belongs to a
table or a visitor goes with it (ON DELETE CASCADE), so every foreign key has an index that begins with it.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _of_table(*, primary_key: bool = False, nullable: bool = False) -> Column[str]:
    return Column(
        "table_id",
        String,
        ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=nullable,
    )


def _of_visitor(name: str = "visitor_id", *, primary_key: bool = False) -> Column[str]:
    return Column(
        name,
        String,
        ForeignKey("visitors.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )


def _seat(*, primary_key: bool = False, nullable: bool = False) -> Column[int]:
    return Column("seat", Integer, primary_key=primary_key, nullable=nullable, autoincrement=False)


def _words(name: str) -> Column[str]:
    """A text that people choose, and may leave empty."""
    return Column(name, Text, nullable=False, server_default=text("''"))


def _revoked() -> Column[bool]:
    return Column("revoked", Boolean, nullable=False, server_default=false())


accounts = Table(
    "accounts",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", Text, nullable=False, unique=True),
    Column("password_hash", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

visitors = Table(
    "visitors",
    metadata,
    Column("id", String, primary_key=True),
    Column("secret_hash", String, nullable=False, unique=True),
    _words("name"),
    _words("language"),
    Column("account_id", String, ForeignKey("accounts.id", ondelete="SET NULL"), nullable=True, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("box_text", Text, nullable=True),
    Column("revision", Integer, nullable=False),
    Column("pace", Text, nullable=False),
    _words("title"),
    Column("listed", Boolean, nullable=False),
    Column("watchable", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("commitment", String, nullable=False),
    Column("owner", String, ForeignKey("visitors.id", ondelete="SET NULL"), nullable=True, index=True),
    Column(
        "rematch_of",
        String,
        ForeignKey("tables.id", ondelete="SET NULL", deferrable=True),
        nullable=True,
        index=True,
    ),
    Column("changed", BigInteger, nullable=False),
    Column("chat", String, nullable=False, server_default=text("'everyone'")),
    Column("said", Integer, nullable=False, server_default=text("0")),  # the last number of the chat
    CheckConstraint("chat IN ('everyone', 'seats', 'off')", name="chat"),
    CheckConstraint("watchable IN ('everyone', 'link')", name="watchable"),
    CheckConstraint("status IN ('open', 'playing', 'over', 'abandoned')", name="status"),
    Index(None, "listed", "status", "created"),
)

events = Table(
    "events",
    metadata,
    _of_table(primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String, nullable=False),
    _seat(nullable=True),
    Column("client_id", String, nullable=True),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "client_id"),
    sqlite_with_rowid=False,  # the rows of a table lie together, in the order in which they are read
)

seats = Table(
    "seats",
    metadata,
    _of_table(primary_key=True),
    _seat(primary_key=True),
    Column("kind", String, nullable=False),
    Column("bot", String, nullable=True),
    _words("name"),
    Column("nonce", String, nullable=True),
    Column("link_hash", String, nullable=True),
    CheckConstraint("kind IN ('person', 'open', 'bot')", name="kind"),
)

holds = Table(
    "holds",
    metadata,
    _of_visitor(primary_key=True),
    _of_table(primary_key=True),
    _seat(primary_key=True),
    Index(None, "table_id"),
)

links = Table(
    "links",
    metadata,
    Column("secret_hash", String, primary_key=True),
    _of_table(),
    _seat(nullable=True),
    Column("own", Boolean, nullable=False, server_default=false()),
    _revoked(),
    Index(None, "table_id"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String, primary_key=True),
    Column("id", String, nullable=False, unique=True),
    _of_table(nullable=True),
    _seat(nullable=True),
    _of_visitor(),
    Column("scopes", Text, nullable=False),
    _words("label"),
    Column("expires", BigInteger, nullable=False),
    _revoked(),
    Column("created", BigInteger, nullable=False),
    Index(None, "table_id"),
    Index(None, "visitor_id"),
)

chat = Table(
    "chat",
    metadata,
    _of_table(primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    _of_visitor(),
    _seat(nullable=True),
    _words("name"),
    Column("text", Text, nullable=False),
    Column("client_id", String, nullable=True),
    UniqueConstraint("table_id", "visitor_id", "client_id"),
    Index(None, "visitor_id"),
)

mutes = Table(
    "mutes",
    metadata,
    _of_visitor(primary_key=True),
    _of_table(primary_key=True),
    _of_visitor("muted_visitor", primary_key=True),
    Index(None, "table_id"),
    Index(None, "muted_visitor"),
)

notes = Table(
    "notes",
    metadata,
    _of_visitor(primary_key=True),
    _of_table(primary_key=True),
    _seat(primary_key=True),
    Column("text", Text, nullable=False),
    Index(None, "table_id"),
)

orders = Table(
    "orders",
    metadata,
    _of_table(primary_key=True),
    _seat(primary_key=True),
    Column("body", Text, nullable=False),
)

deadlines = Table(
    "deadlines",
    metadata,
    _of_table(primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    _seat(nullable=False),
)

contacts = Table(
    "contacts",
    metadata,
    Column("id", String, primary_key=True),
    _of_visitor(),
    _of_table(nullable=True),
    Column("kind", String, nullable=False),
    Column("target", Text, nullable=False),
    Column("secret", String, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("tries", Integer, nullable=False, server_default=text("0")),
    Column("told", BigInteger, nullable=False, server_default=text("0")),
    Column("created", BigInteger, nullable=False),
    CheckConstraint("kind IN ('webhook', 'email')", name="kind"),
    Index(None, "visitor_id"),
    Index(None, "table_id"),
)

notices = Table(
    "notices",
    metadata,
    _of_table(primary_key=True),
    _seat(primary_key=True),
    Column("version", Integer, nullable=False),
    Column("kind", String, nullable=False),
    Column("asked", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=True, index=True),
    Column("nudged", BigInteger, nullable=False, server_default=text("0")),
    CheckConstraint("kind IN ('asked', 'nudge', 'time-wait', 'time-bot', 'time-abandon')", name="kind"),
)
