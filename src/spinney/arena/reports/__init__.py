"""Reports: thousands of games between bots, what they show in numbers, and the page that tells it."""
