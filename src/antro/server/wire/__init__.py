"""Every message, by direction. The TypeScript types of the client are made from here.

One socket per page, at ``/ws``; JSON both ways, one message per line, its ``type`` first. A
client sends a line at a time; what the server has to say at one moment is one frame of
lines. What is asked once (a table opened, a record read) goes over HTTP, under
``/api``, with the structs of the last two modules as bodies.
"""
