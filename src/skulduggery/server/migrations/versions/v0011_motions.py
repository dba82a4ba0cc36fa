"""Motions at a table, stored so that they outlast its memory."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision: str | None = "0010"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add the motions; existing tables have none."""
    op.add_column("tables", sa.Column("motions", sa.Text))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "motions")
