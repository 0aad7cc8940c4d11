"""Training: nets that learn a game by playing against themselves, with PyTorch, on a graphics card or without one."""
