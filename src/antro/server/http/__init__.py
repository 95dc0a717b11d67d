"""The HTTP API: tables, records, people, lessons and replays."""
