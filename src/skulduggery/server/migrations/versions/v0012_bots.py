"""Accounts of bots, their tokens, their seats, and where they are invited."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision: str | None = "0011"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Mark accounts, sessions and seats of bots, of which there are none yet, and create the invitations."""
    for table, name in (("accounts", "bot"), ("sessions", "bot"), ("seats", "program")):
        op.add_column(table, sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "invitations",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), primary_key=True, index=True),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("invitations")
    for table, name in (("seats", "program"), ("sessions", "bot"), ("accounts", "bot")):
        op.drop_column(table, name)
