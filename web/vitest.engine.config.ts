import { defineConfig } from 'vitest/config';

// Only what needs vectors of the engine: run by tests/pages/test_pad_engine.py, which writes them.
export default defineConfig({ test: { include: ['tests/*.vectors.ts'] } });
