"""Accounts, their sessions, the seats that belong to them, tokens of seats that a session was given, reports."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Make them; seats that are there belong to nobody's account."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("likeness", sa.Text, nullable=False, unique=True),
        sa.Column("password", sa.Text),
        sa.Column("recovery", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "identities",
        sa.Column("provider", sa.Text, primary_key=True),
        sa.Column("subject", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False, index=True),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False, index=True),
        sa.Column("agent", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
    )
    op.create_table(
        "passes",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("token", sa.LargeBinary, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("session", sa.LargeBinary, sa.ForeignKey("sessions.token"), nullable=False, index=True),
    )
    op.create_table(
        "reports",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
    )
    for column in (
        sa.Column("account", sa.Text),
        sa.Column("known", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()),
    ):
        op.add_column("seats", column)
    op.create_index("seats_by_account", "seats", ["account"])


def downgrade() -> None:
    """Drop them: seats are played by their own tokens as before."""
    op.drop_index("seats_by_account", "seats")
    for name in ("muted", "known", "account"):
        op.drop_column("seats", name)
    for name in ("reports", "passes", "sessions", "identities", "accounts"):
        op.drop_table(name)
