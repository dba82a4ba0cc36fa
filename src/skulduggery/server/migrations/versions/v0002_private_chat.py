"""A line of chat may be to one seat."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """To whom: nothing means to all."""
    op.add_column("chat", sa.Column("to", sa.Integer))


def downgrade() -> None:
    """What was said to one seat only would be shown to all: it goes."""
    op.execute('DELETE FROM chat WHERE "to" IS NOT NULL')
    op.drop_column("chat", "to")
