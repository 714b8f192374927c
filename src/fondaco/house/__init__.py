"""The house: tables, seats, storage, live play and the API for people and programs."""
