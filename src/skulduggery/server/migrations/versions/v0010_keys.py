"""Keys of the server's own."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision: str | None = "0009"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Create the table of keys; a key is made when it is first needed."""
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    """Drop the keys, which makes everything derived from them useless."""
    op.drop_table("keys")
