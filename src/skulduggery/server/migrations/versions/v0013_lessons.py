"""The lesson that is played at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision: str | None = "0012"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add the lesson; existing tables have none."""
    op.add_column("tables", sa.Column("lesson", sa.Text))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "lesson")
