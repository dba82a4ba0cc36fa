"""Invitations of guests, who are no accounts."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision: str | None = "0021"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Let ``account`` hold a guest, too."""
    _replace(sa.Column("account", sa.Text, primary_key=True))


def downgrade() -> None:
    """Delete the invitations of guests, and let ``account`` hold accounts only."""
    op.execute("DELETE FROM invitations WHERE account NOT IN (SELECT id FROM accounts)")
    _replace(sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), primary_key=True))


def _replace(account: sa.Column[str]) -> None:
    """Put a table with another column ``account`` in place of the invitations, because SQLite can't alter a column."""
    op.create_table(
        "invitations_now",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        account,
        sa.Column("state", sa.Text, nullable=False, server_default="sent"),
    )
    op.execute('INSERT INTO invitations_now SELECT "table", account, state FROM invitations')
    op.drop_table("invitations")
    op.rename_table("invitations_now", "invitations")
    op.create_index("ix_invitations_account", "invitations", ["account"])
