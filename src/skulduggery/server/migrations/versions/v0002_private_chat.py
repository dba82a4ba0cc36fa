"""Chat lines to one seat only."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add the seat that a line is for; null means everybody."""
    op.add_column("chat", sa.Column("to", sa.Integer))


def downgrade() -> None:
    """Delete private lines, which would be shown to everybody, and drop the column."""
    op.execute('DELETE FROM chat WHERE "to" IS NOT NULL')
    op.drop_column("chat", "to")
