"""What the engine must reach, measured as ratios to a peer in the same run."""
