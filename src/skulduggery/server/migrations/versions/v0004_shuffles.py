"""Chance that anyone can check: keys, seals, lists and shares. A table without a row here draws as before."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Make them."""
    op.create_table(
        "shuffles",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("shares", sa.Boolean, nullable=False),
        sa.Column("at_once", sa.Boolean, nullable=False),
        sa.Column("follows", sa.Text),
        sa.Column("ended", sa.Integer, nullable=False),
    )
    op.create_table(
        "lists",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    for name, content in (("seals", "seal"), ("shares", "share")):
        op.create_table(
            name,
            sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
            sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column(content, sa.LargeBinary),
        )


def downgrade() -> None:
    """Drop the shuffles, and end the games that began with one, because they can't go on without it."""
    begun = "status IN ('dealing', 'running') AND id IN (SELECT \"table\" FROM lists)"
    op.execute(f"UPDATE tables SET status = 'ended' WHERE {begun}")
    for name in ("shares", "seals", "lists", "shuffles"):
        op.drop_table(name)
