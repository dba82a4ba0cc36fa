"""What became of an invitation."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision: str | None = "0015"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Those that are there may have been heard or not: they will be, again."""
    op.add_column("invitations", sa.Column("state", sa.Text, nullable=False, server_default="sent"))


def downgrade() -> None:
    """Drop it; who has said no is no longer invited."""
    op.execute("DELETE FROM invitations WHERE state = 'declined'")
    op.drop_column("invitations", "state")
