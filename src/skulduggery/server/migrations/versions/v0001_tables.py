"""Tables, seats, entries, chat, and the decks that tables are played with."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "decks",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("cards", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("digest", sa.Text, sa.ForeignKey("decks.digest"), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("host", sa.Integer, nullable=False),
        sa.Column("opened", sa.Boolean, nullable=False),
        sa.Column("next", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "created"])
    op.create_table(
        "seats",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text),
        sa.Column("bot", sa.Text),
        sa.Column("token", sa.LargeBinary),
        sa.Column("left", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("chat", "entries", "seats", "tables", "decks"):
        op.drop_table(name)
