import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// Also when a test run builds it: only the production build keeps to the content security policy.
process.env['NODE_ENV'] = 'production'

export default defineConfig({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: true,
    // An inlined asset is a data: address, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in files that compress well and stay the same from one release to the next.
          groups: [
            { name: 'view', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@chakra-ui|@emotion|@pandacss|stylis|react-is|hoist-non-react-statics)\// },
            { name: 'data', test: /node_modules\/@tanstack\// },
          ],
        },
      },
    },
  },
})
