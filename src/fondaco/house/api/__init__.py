"""The API of the house: HTTP, WebSocket and ND-JSON, for people's programs and for programs alone."""
