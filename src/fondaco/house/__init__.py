"""The house: tables online, where people and programs play together. The server alone knows the truth."""
