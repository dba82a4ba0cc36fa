"""The number of chat lines before a person took a seat, which belong to those who had it before."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision: str | None = "0018"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add the number. At existing tables, all lines under a seat's name count as its person's."""
    op.add_column("seats", sa.Column("since", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("seats", "since")
