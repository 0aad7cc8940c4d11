"""Results: ratings, statistics, and the deal of the day."""
