"""Operating a server: health, figures, logs, and whether what is kept is right."""
