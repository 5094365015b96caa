"""The database, step by step: each file brings it from one version to the next."""
