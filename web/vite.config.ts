import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

// Pad and dealer work without a network; everything else asks the network first, so that no table meets old pages.
const offline = VitePWA({
  injectRegister: null,
  manifestFilename: 'manifest.json',
  manifest: {
    name: 'Housewright',
    short_name: 'Housewright',
    description: 'Two board games about building houses, with a score pad and a card dealer.',
    start_url: '/',
    display: 'standalone',
    background_color: '#FAF3E6',
    theme_color: '#FFFDF8',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [
      { name: 'Score pad', url: '/pad' },
      { name: 'Card dealer', url: '/dealer' },
    ],
  },
  workbox: {
    inlineWorkboxRuntime: true,
    globPatterns: ['**/*.{js,css,html,svg,png}'],
    globIgnores: ['pad.html', 'sw.js'],
    navigateFallback: '/index.html',
    navigateFallbackAllowlist: [/^\/(pad|dealer)(\/|$)/],
    runtimeCaching: [
      {
        urlPattern: ({ request, url }) => request.mode === 'navigate' && !url.pathname.startsWith('/api/'),
        handler: 'NetworkOnly',
        options: { precacheFallback: { fallbackURL: '/index.html' } },
      },
    ],
  },
});

/** Builds pad and dealer as one file, too, beside the pages. */
function padFile(): Plugin {
  return {
    name: 'pad-file',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        await build({ configFile: 'vite.single.config.ts', logLevel: 'warn' });
      },
    },
  };
}

// The pages become part of the Python package; messages are the same files that Python reads.
export default defineConfig({
  plugins: [svelte(), offline, padFile()],
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
