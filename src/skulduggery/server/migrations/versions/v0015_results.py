"""Results of games, ratings of players, and whether a player wants to be listed."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision: str | None = "0014"
branch_labels: str | None = None
depends_on: str | None = None


def upgrade() -> None:
    """Add results and ratings; games that end from now on count."""
    op.add_column("accounts", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_table("unsettled", sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True))
    whose = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    op.create_table(
        "results",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("account", sa.Text, whose, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        *[sa.Column(name, sa.Integer, nullable=False) for name in ("place", "score")],
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("change", sa.Integer),
        *[sa.Column(n, sa.Integer, nullable=False) for n in ("could", "hid", "caught", "doubted", "right")],
    )
    op.create_index("results_of", "results", ["account", "at"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("account", sa.Text, sa.ForeignKey("accounts.id", ondelete="CASCADE"), index=True),
        *[sa.Column(name, sa.Float, nullable=False) for name in ("mu", "sigma", "sure")],
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_best", "ratings", ["game", "sure"])


def downgrade() -> None:
    """Drop them."""
    for table in ("ratings", "results", "unsettled"):
        op.drop_table(table)
    op.drop_column("accounts", "listed")
