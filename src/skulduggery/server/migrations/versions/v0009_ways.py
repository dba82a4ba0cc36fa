"""Ways to notify players who are away that a table waits for them."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision: str | None = "0008"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Create the table of ways; there are none yet."""
    op.create_table(
        "ways",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("to", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Drop the ways, so that nobody is notified any more."""
    op.drop_table("ways")
