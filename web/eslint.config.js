import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';

export default defineConfig(
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // what is inserted is drawn by us: signs of powers, the code of a link
      'svelte/no-at-html-tags': 'off',
      // sets and maps that are made anew with each change
      'svelte/prefer-svelte-reactivity': 'off',
      // svelte-check knows which of its warnings are ignored
      'svelte/no-unused-svelte-ignore': 'off',
      // a space that stands alone
      'svelte/no-useless-mustaches': 'off',
    },
  },
  // prettier breaks all other lines
  {
    files: ['**/*.ts'],
    rules: { 'max-len': ['error', { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true }] },
  },
);
