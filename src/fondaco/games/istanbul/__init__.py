"""Istanbul with its two expansions and the Grand Bazaar."""
