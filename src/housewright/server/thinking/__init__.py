"""Computer players at tables, and who works for them: a fair queue, and processes that look ahead."""
