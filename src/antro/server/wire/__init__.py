"""All messages, by direction. The TypeScript types of the client are generated from them.

A page has one socket, at ``/ws``. Both sides send JSON, one message per line, with the ``type``
first. A client sends single lines. The server sends one frame with all lines of one moment.
Single requests, such as opening a table or a record, use HTTP under ``/api``. Their bodies are
the structs of the last two modules.
"""
