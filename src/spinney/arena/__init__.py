"""The arena: bots against each other on the same deals, so that their strength can be measured and luck cancels."""
