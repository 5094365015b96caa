import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';

// eslint takes a component for a value of any type; that its properties fit is checked by svelte-check.
const UNKNOWN_COMPONENTS = ['argument', 'assignment', 'call', 'member-access', 'return'];

export default defineConfig(
  { ignores: ['src/lib/schema.d.ts', 'tests/Injected.svelte'] },
  js.configs.recommended,
  typescript.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // State is runes only. Where there is no store, none can be used wrongly, and looking for them takes long.
      'no-restricted-imports': ['error', 'svelte/store'],
      'svelte/require-store-reactive-access': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser } },
  },
  {
    files: ['**/*.svelte'],
    rules: Object.fromEntries(UNKNOWN_COMPONENTS.map((use) => [`@typescript-eslint/no-unsafe-${use}`, 'off'])),
  },
  { files: ['*.js'], ...typescript.configs.disableTypeChecked },
);
