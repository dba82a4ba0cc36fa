"""An optimistic lock: each change increases a table's number, so that a writer with an older state fails."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add the number; existing tables begin at 0."""
    op.add_column("tables", sa.Column("turn", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "turn")
