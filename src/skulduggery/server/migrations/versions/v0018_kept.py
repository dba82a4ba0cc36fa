"""Finished games, stored as they were told, and the version of the rules of tables and processes."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision: str | None = "0017"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add versions, all of which have been 1 so far, and queue finished games to be stored once a server runs."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="1"))
    all_first = "crooks 1,scoundrels 1,mayhem 1"
    op.add_column("processes", sa.Column("rules", sa.Text, nullable=False, server_default=all_first))
    op.create_table(
        "kept",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("part", sa.Text, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table("unkept", sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True))
    op.execute(
        "INSERT INTO unkept (\"table\") SELECT id FROM tables WHERE status IN ('over', 'ended')"
        ' AND EXISTS (SELECT 1 FROM entries WHERE entries."table" = tables.id)'
    )


def downgrade() -> None:
    """Drop both; games of older rules can't be shown then."""
    for table in ("unkept", "kept"):
        op.drop_table(table)
    op.drop_column("processes", "rules")
    op.drop_column("tables", "version")
