"""The commands of a host: look at tables, people and servers, and change them while servers run."""
