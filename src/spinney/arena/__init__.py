"""The arena: bots measured against each other, games looked into, matches gone through again."""
