import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const STATIC = '../src/housewright/server/static';

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

const PACKED = /\.(js|css|html|svg|json)$/;

/** Compresses what is built, once for all who will ask for it. */
function pack(): Plugin {
  return {
    name: 'pack',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        for (const name of readdirSync(STATIC, { recursive: true, encoding: 'utf8' })) {
          if (!PACKED.test(name)) continue;
          const content = readFileSync(`${STATIC}/${name}`);
          writeFileSync(`${STATIC}/${name}.br`, brotliCompressSync(content));
          writeFileSync(`${STATIC}/${name}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}

// The pages become part of the Python package; messages are the same files that Python reads.
export default defineConfig({
  plugins: [svelte(), offline, padFile(), pack()],
  build: {
    outDir: STATIC,
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
