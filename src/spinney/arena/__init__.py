"""The arena: bots measured against each other on the same deals, games looked into, games as datasets."""
