"""The nonces of commitments to the log, with the entries that they are for."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision: str | None = "0016"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add nonces; existing entries have none, because their lists promise no commitments."""
    op.add_column("entries", sa.Column("nonces", sa.Text))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("entries", "nonces")
