"""The waiting room: ready ticks of seats, and the host's choice whether the lobby lists the table."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision: str | None = "0020"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add both columns. Until its host says something else, the lobby lists a table by the length of its id."""
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("listed", sa.Boolean))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("tables", "listed")
    op.drop_column("seats", "ready")
