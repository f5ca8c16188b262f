import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanContracts } from './web/build/lean-contracts.ts'
import { compiledStyles } from './web/build/styles.ts'
import { loadedTogether } from './web/build/loaded-together.ts'
import { preloaded } from './web/build/preloaded.ts'
import { prerenderer } from './web/build/prerenderer.ts'

const inWeb = (file: string): string => fileURLToPath(new URL(`web/${file}`, import.meta.url))

const signIn = ['app/public-layout.tsx', 'features/identity/sign-in-page.tsx'].map(inWeb)

const compiled = [compiledStyles('web/{app,components,features,platform,ui}/**/*.{ts,tsx}'), leanContracts()]

export default defineConfig({
  root: 'web',
  plugins: [
    ...compiled,
    react(),
    preloaded(inWeb('main.tsx'), signIn),
    prerenderer(inWeb('prerender.tsx'), inWeb('../dist/prerender'), inWeb('../dist/web'), compiled),
  ],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // An inlined asset is a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Marked as free of side effects, unused schemas are removed.
      treeshake: { moduleSideEffects: [{ test: /\/shared\//, sideEffects: false }] },
      output: {
        // Hashes alone cut the lists of file names in the bundles to a third.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // The entry alone needs it before anything is drawn.
            { name: 'load', test: /vite\/preload-helper/ },
            // Libraries of every page, in a file that rarely changes between releases.
            {
              name: 'view',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // Queries, used by every signed-in page.
            { name: 'query', test: /node_modules\/@tanstack\// },
            // Own modules that most pages share: many small files compress worse and cost round trips on a slow
            // connection. Everything else is split by its importers.
            {
              name: loadedTogether({
                entry: inWeb('main.tsx'),
                signIn,
                guard: inWeb('app/guard.tsx'),
                layouts: ['app/locum-layout.tsx', 'app/practice-layout.tsx'].map(inWeb),
                data: ['app/locum-data.ts', 'app/practice-data.ts'].map(inWeb),
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
