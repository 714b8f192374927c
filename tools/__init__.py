"""What a developer's commands are made of; no part of the installed package."""
