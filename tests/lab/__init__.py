"""The laboratory: matches, figures, fingerprints."""
