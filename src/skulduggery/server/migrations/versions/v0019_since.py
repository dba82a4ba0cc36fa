"""How many chat lines there were when a person sat down: those before are of others who had the seat."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision: str | None = "0018"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """At tables that are there, all lines under the name of a seat count as its person's."""
    op.add_column("seats", sa.Column("since", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("seats", "since")
