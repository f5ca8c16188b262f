import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

export default tseslint.config(
  { ignores: ['dist/', 'cdk.out/', '.local/', 'coverage/', 'web/public/', 'docs/'] },
  ...tseslint.configs.recommended,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'zod', message: 'Import zod/mini: the whole of zod does not fit the bundles.' },
            {
              name: 'react',
              importNames: ['lazy', 'Suspense'],
              message: 'Use `lazyPage`: Suspense shows what has loaded 300 ms after its fallback.',
            },
            {
              name: '@chakra-ui/react',
              importNames: ['Box', 'chakra', 'defineRecipe'],
              message: 'Import them from web/ui/chakra.ts, whose styles are computed when the site is built.',
            },
          ],
        },
      ],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      // Prettier formats code, but not comments.
      'max-len': ['error', { code: 1000, comments: 120, ignoreUrls: true }],
    },
  },
  {
    files: ['functions/**'],
    ignores: ['functions/platform/dynamo/update-expression.ts', 'functions/**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Property[key.name='UpdateExpression']",
          message: 'Items are updated through their kind: `kind.update`.',
        },
      ],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}', 'shared/**/*.ts'],
    ignores: ['web/build/**', '**/*.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          property: 'localeCompare',
          message: 'Use `compareStrings`: the first use of a collation takes 30 ms on a phone.',
        },
      ],
      'no-restricted-globals': ['error', { name: 'Intl', message: 'Its first use takes 30 ms on a phone.' }],
    },
  },
  { files: ['tests/**'], rules: { 'max-lines': ['error', { max: 560, skipBlankLines: true, skipComments: true }] } },
  {
    files: [
      'eslint.config.js',
      '.dependency-cruiser.cjs',
      'bin/start.js',
      'web/{shell,show-brand,load-after-markup}.js',
    ],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
)
