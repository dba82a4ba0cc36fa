"""Terms of tables: spectators and their delay, a clock, and what happens when time is up."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add the terms; existing tables are open to all and have no clock."""
    op.add_column("tables", sa.Column("lag", sa.Integer, server_default="0"))
    op.add_column("tables", sa.Column("clock", sa.Integer))
    op.add_column("tables", sa.Column("late", sa.Text, nullable=False, server_default="answer"))
    op.add_column("tables", sa.Column("due", sa.Float))


def downgrade() -> None:
    """Drop them."""
    for name in ("lag", "clock", "late", "due"):
        op.drop_column("tables", name)
