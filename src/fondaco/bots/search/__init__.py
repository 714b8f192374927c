"""The search of the stronger bots; compiled together with the games."""
