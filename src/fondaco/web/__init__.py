"""The pages for the browser: their words, and in `static` what is built from `web/` at the top of the repository."""
