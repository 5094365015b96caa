import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The pages become part of the Python package; messages are the same files that Python reads.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/housewright/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://localhost:8017', headers: { origin: 'http://localhost:8017' } } },
  },
});
