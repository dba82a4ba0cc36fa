"""How the database came to be as it is: one file a step, carried out by Alembic when a server starts."""
