"""The contract between rules, bots and hosts: states, games, choices and moves."""
