"""Tables: what happens at them, what each viewer is told, and what a person can ask; whoever carries the messages."""
