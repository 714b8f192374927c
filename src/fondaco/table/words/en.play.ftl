### What every table says while a game is played.

## Barriers that end undo

barrier-asked = You answered in another player's turn; that answer stands.
