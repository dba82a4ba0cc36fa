"""The process that owns a table, for several servers on one database."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add processes and owners; no table has an owner yet."""
    columns = sa.Column("id", sa.Text, primary_key=True), sa.Column("until", sa.Float, nullable=False)
    op.create_table("processes", *columns)
    op.add_column("tables", sa.Column("owner", sa.Text))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("tables", "owner")
    op.drop_table("processes")
