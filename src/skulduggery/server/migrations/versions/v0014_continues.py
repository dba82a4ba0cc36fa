"""The game and moment that a table continues."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision: str | None = "0013"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add the column; existing tables continue no game."""
    op.add_column("tables", sa.Column("continues", sa.Text))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "continues")
