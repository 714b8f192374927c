"""The tables of the house.

Frozen: what changes later is a step of its own.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("password_hash", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_accounts")),
        sa.UniqueConstraint("name", name=op.f("uq_accounts_name")),
    )
    op.create_table(
        "visitors",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("secret_hash", sa.String(), nullable=False),
        sa.Column("name", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("language", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("account_id", sa.String(), nullable=True),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["account_id"], ["accounts.id"], name=op.f("fk_visitors_account_id_accounts"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_visitors")),
        sa.UniqueConstraint("secret_hash", name=op.f("uq_visitors_secret_hash")),
    )
    op.create_index(op.f("ix_visitors_account_id"), "visitors", ["account_id"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("game", sa.String(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("box_text", sa.Text(), nullable=True),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("watchable", sa.String(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(), nullable=False),
        sa.Column("seed", sa.LargeBinary(length=32), nullable=False),
        sa.Column("commitment", sa.String(), nullable=False),
        sa.Column("owner", sa.String(), nullable=True),
        sa.Column("rematch_of", sa.String(), nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("chat", sa.String(), server_default=sa.text("'everyone'"), nullable=False),
        sa.Column("said", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.CheckConstraint("chat IN ('everyone', 'seats', 'off')", name=op.f("ck_tables_chat")),
        sa.CheckConstraint(
            "status IN ('open', 'playing', 'over', 'abandoned')", name=op.f("ck_tables_status")
        ),
        sa.CheckConstraint("watchable IN ('everyone', 'link')", name=op.f("ck_tables_watchable")),
        sa.ForeignKeyConstraint(
            ["owner"], ["visitors.id"], name=op.f("fk_tables_owner_visitors"), ondelete="SET NULL"
        ),
        sa.ForeignKeyConstraint(
            ["rematch_of"],
            ["tables.id"],
            name=op.f("fk_tables_rematch_of_tables"),
            ondelete="SET NULL",
            deferrable=True,
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(
        op.f("ix_tables_listed_status_created"), "tables", ["listed", "status", "created"], unique=False
    )
    op.create_index(op.f("ix_tables_owner"), "tables", ["owner"], unique=False)
    op.create_index(op.f("ix_tables_rematch_of"), "tables", ["rematch_of"], unique=False)
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("visitor_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=True),
        sa.Column("name", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("client_id", sa.String(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_chat_table_id_tables"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["visitor_id"], ["visitors.id"], name=op.f("fk_chat_visitor_id_visitors"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "n", name=op.f("pk_chat")),
        sa.UniqueConstraint(
            "table_id", "visitor_id", "client_id", name=op.f("uq_chat_table_id_visitor_id_client_id")
        ),
    )
    op.create_index(op.f("ix_chat_visitor_id"), "chat", ["visitor_id"], unique=False)
    op.create_table(
        "contacts",
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("visitor_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=True),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("target", sa.Text(), nullable=False),
        sa.Column("secret", sa.String(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default=sa.text("0"), nullable=False),
        sa.Column("told", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('webhook', 'email')", name=op.f("ck_contacts_kind")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_contacts_table_id_tables"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["visitor_id"], ["visitors.id"], name=op.f("fk_contacts_visitor_id_visitors"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_contacts")),
    )
    op.create_index(op.f("ix_contacts_table_id"), "contacts", ["table_id"], unique=False)
    op.create_index(op.f("ix_contacts_visitor_id"), "contacts", ["visitor_id"], unique=False)
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_deadlines_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_deadlines")),
    )
    op.create_index(op.f("ix_deadlines_at"), "deadlines", ["at"], unique=False)
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("version", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=True),
        sa.Column("client_id", sa.String(), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_events_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "version", name=op.f("pk_events")),
        sa.UniqueConstraint("table_id", "client_id", name=op.f("uq_events_table_id_client_id")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holds",
        sa.Column("visitor_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_holds_table_id_tables"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["visitor_id"], ["visitors.id"], name=op.f("fk_holds_visitor_id_visitors"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("visitor_id", "table_id", "seat", name=op.f("pk_holds")),
    )
    op.create_index(op.f("ix_holds_table_id"), "holds", ["table_id"], unique=False)
    op.create_table(
        "links",
        sa.Column("secret_hash", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=True),
        sa.Column("own", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("revoked", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_links_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("secret_hash", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_table_id"), "links", ["table_id"], unique=False)
    op.create_table(
        "mutes",
        sa.Column("visitor_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("muted_visitor", sa.String(), nullable=False),
        sa.ForeignKeyConstraint(
            ["muted_visitor"],
            ["visitors.id"],
            name=op.f("fk_mutes_muted_visitor_visitors"),
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_mutes_table_id_tables"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["visitor_id"], ["visitors.id"], name=op.f("fk_mutes_visitor_id_visitors"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("visitor_id", "table_id", "muted_visitor", name=op.f("pk_mutes")),
    )
    op.create_index(op.f("ix_mutes_muted_visitor"), "mutes", ["muted_visitor"], unique=False)
    op.create_index(op.f("ix_mutes_table_id"), "mutes", ["table_id"], unique=False)
    op.create_table(
        "notes",
        sa.Column("visitor_id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_notes_table_id_tables"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["visitor_id"], ["visitors.id"], name=op.f("fk_notes_visitor_id_visitors"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("visitor_id", "table_id", "seat", name=op.f("pk_notes")),
    )
    op.create_index(op.f("ix_notes_table_id"), "notes", ["table_id"], unique=False)
    op.create_table(
        "notices",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=True),
        sa.Column("nudged", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.CheckConstraint(
            "kind IN ('asked', 'nudge', 'time-wait', 'time-bot', 'time-abandon')",
            name=op.f("ck_notices_kind"),
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_notices_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_notices")),
    )
    op.create_index(op.f("ix_notices_due"), "notices", ["due"], unique=False)
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_orders_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_orders")),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("bot", sa.String(), nullable=True),
        sa.Column("name", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("nonce", sa.String(), nullable=True),
        sa.Column("link_hash", sa.String(), nullable=True),
        sa.CheckConstraint("kind IN ('person', 'open', 'bot')", name=op.f("ck_seats_kind")),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id_tables"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(), nullable=False),
        sa.Column("id", sa.String(), nullable=False),
        sa.Column("table_id", sa.String(), nullable=True),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=True),
        sa.Column("visitor_id", sa.String(), nullable=False),
        sa.Column("scopes", sa.Text(), nullable=False),
        sa.Column("label", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("revoked", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_tokens_table_id_tables"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["visitor_id"], ["visitors.id"], name=op.f("fk_tokens_visitor_id_visitors"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_tokens")),
        sa.UniqueConstraint("id", name=op.f("uq_tokens_id")),
    )
    op.create_index(op.f("ix_tokens_table_id"), "tokens", ["table_id"], unique=False)
    op.create_index(op.f("ix_tokens_visitor_id"), "tokens", ["visitor_id"], unique=False)
