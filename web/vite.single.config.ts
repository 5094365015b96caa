import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Puts scripts and styles into the page itself. */
function inline(): Plugin {
  return {
    name: 'inline',
    enforce: 'post',
    generateBundle: {
      order: 'post', // after everything that still changes the scripts
      handler(_, bundle) {
        const page = bundle['pad.html'];
        if (page?.type !== 'asset') return;
        let html = String(page.source);
        for (const [name, part] of Object.entries(bundle)) {
          if (part === page) continue;
          const content = part.type === 'chunk' ? part.code : String(part.source);
          const tag =
            part.type === 'chunk'
              ? new RegExp(`<script[^>]*${name}[^>]*></script>`)
              : new RegExp(`<link[^>]*${name}[^>]*>`);
          if (part.type === 'chunk') {
            const script = `<script type="module">${content.replaceAll('</script', '<\\/script')}</script>`;
            html = html.replace(tag, '').replace('</body>', () => `${script}</body>`);
          } else html = html.replace(tag, () => `<style>${content}</style>`);
          delete bundle[name];
        }
        page.source = html;
      },
    },
  };
}

// Pad and dealer as one file that works from disk; `housewright pad FILE.html` copies it.
export default defineConfig({
  mode: 'single',
  plugins: [svelte(), inline()],
  build: {
    outDir: '../src/housewright/server/static',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: { input: 'pad.html', output: { codeSplitting: false } },
  },
});
