"""The house under load: a thousand tables, three live connections at each, and what that costs beside a bare echo."""
