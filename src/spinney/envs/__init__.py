"""Environments for learners: the usual interfaces of reinforcement learning, and many games at once."""
