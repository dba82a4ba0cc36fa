"""The history of the database schema, one file a step. Alembic runs new steps when a server starts."""
