"""Each change of a table gives it another number: who goes by an older state of it can't change it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Tables that are there begin at 0."""
    op.add_column("tables", sa.Column("turn", sa.BigInteger, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "turn")
