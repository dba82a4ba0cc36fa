"""Blocks between people, guests who are known by their browsers, and reports of players."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision: str | None = "0019"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add them. Guests who sit at existing tables are known by the tokens of their seats only."""
    op.create_table(
        "blocks",
        sa.Column("blocker", sa.Text, primary_key=True),
        sa.Column("blocked", sa.Text, primary_key=True, index=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.add_column("seats", sa.Column("guest", sa.Text))
    op.create_index("seats_by_guest", "seats", ["guest"])
    op.add_column("chat", sa.Column("person", sa.Text))
    for column in (
        sa.Column("about", sa.Text),
        sa.Column("reason", sa.Text),
        sa.Column("words", sa.Text),
        sa.Column("closed", sa.Float),
    ):
        op.add_column("reports", column)


def downgrade() -> None:
    """Drop them, with the reports of players."""
    op.execute("DELETE FROM reports WHERE n < 0")
    for name in ("closed", "words", "reason", "about"):
        op.drop_column("reports", name)
    op.drop_column("chat", "person")
    op.drop_index("seats_by_guest", "seats")
    op.drop_column("seats", "guest")
    op.drop_table("blocks")
