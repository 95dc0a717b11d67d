"""The database: schema, rows and migrations."""
