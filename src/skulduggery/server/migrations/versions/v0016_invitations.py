"""The state of an invitation."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision: str | None = "0015"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add the state; existing invitations count as sent, so that they are delivered again."""
    op.add_column("invitations", sa.Column("state", sa.Text, nullable=False, server_default="sent"))


def downgrade() -> None:
    """Delete declined invitations and drop the state."""
    op.execute("DELETE FROM invitations WHERE state = 'declined'")
    op.drop_column("invitations", "state")
