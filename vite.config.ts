import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanContracts } from './web/build/lean-contracts.ts'
import { loadedTogether } from './web/build/loaded-together.ts'

const inWeb = (file: string): string => fileURLToPath(new URL(`web/${file}`, import.meta.url))

// Also for builds in a test run: only the production build complies with the content security policy.
process.env['NODE_ENV'] = 'production'

export default defineConfig({
  root: 'web',
  plugins: [react(), leanContracts()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // An inlined asset is a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Emotion needs these two only for features that the site doesn't use. Marked as free of side effects, unused
      // CommonJS modules and schemas are removed.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
          { test: /\/shared\//, sideEffects: false },
        ],
      },
      output: {
        // Hashes alone cut the lists of file names in the bundles to a third.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // Libraries of every page, in a file that rarely changes between releases.
            {
              name: 'view',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@chakra-ui|@emotion|@pandacss|stylis|react-is|hoist-non-react-statics)\//,
            },
            // Queries, used by every signed-in page.
            { name: 'query', test: /node_modules\/@tanstack\// },
            // Own modules that most pages share: many small files compress worse and cost round trips on a slow
            // connection. Everything else is split by its importers.
            {
              name: loadedTogether({
                entry: inWeb('main.tsx'),
                signIn: ['app/public-layout.tsx', 'features/identity/sign-in-page.tsx'].map(inWeb),
                guard: inWeb('app/guard.tsx'),
                layouts: ['app/locum-layout.tsx', 'app/practice-layout.tsx'].map(inWeb),
                routes: ['app/locum-routes.tsx', 'app/practice-routes.tsx'].map(inWeb),
                apart: /node_modules\/(react-hook-form|@hookform)\//,
              }),
              // Otherwise the bundler follows removed imports and adds the schema library.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
