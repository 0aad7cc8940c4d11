"""The arena: many games between bots, and what they tell about bots and games."""
