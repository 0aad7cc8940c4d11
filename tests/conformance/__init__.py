"""What every game must do, written once. A game passes these tests by being added; nothing here names one.

All the suite has to be told about a game is in `games/<game>.py`: where it keeps its components, and which of them a
viewer may not know.
"""
