"""Tables that go on from a moment of another game."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision: str | None = "0013"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Tables that are there go on from none."""
    op.add_column("tables", sa.Column("continues", sa.Text))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "continues")
