import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanContracts } from './web/build/lean-contracts.ts'
import { loadedTogether } from './web/build/loaded-together.ts'

const inWeb = (file: string): string => fileURLToPath(new URL(`web/${file}`, import.meta.url))

// Also when a test run builds it: only the production build keeps to the content security policy.
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
      // Emotion needs these two for a part of it that nothing here uses; as CommonJS they would stay for their possible
      // effects. A schema that nobody asks for is not built.
      treeshake: {
        moduleSideEffects: [
          { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
          { test: /\/shared\//, sideEffects: false },
        ],
      },
      output: {
        // Pages name the files that they load: by the hash alone, the lists of names are a third.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            // What every page needs, in a file that stays the same from one release to the next.
            {
              name: 'view',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@chakra-ui|@emotion|@pandacss|stylis|react-is|hoist-non-react-statics)\//,
            },
            // What asks the API, in every area behind the sign-in.
            { name: 'query', test: /node_modules\/@tanstack\// },
            // Our own modules that most pages have: many small files compress worse than one, and each costs a round
            // trip on a slow line. Everything else is divided by what loads it.
            {
              name: loadedTogether({
                entry: inWeb('main.tsx'),
                signIn: ['app/public-layout.tsx', 'features/identity/sign-in-page.tsx'].map(inWeb),
                guard: inWeb('app/guard.tsx'),
                layouts: ['app/locum-layout.tsx', 'app/practice-layout.tsx'].map(inWeb),
                routes: ['app/locum-routes.tsx', 'app/practice-routes.tsx'].map(inWeb),
                apart: /node_modules\/(react-hook-form|@hookform)\//,
              }),
              // The bundler would follow imports that nothing uses any more, and add the schema library.
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
