import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledStyles } from '../build/styles.ts'

/** A separate build, so that nothing of it is deployed or affects the site’s chunks. */
export default defineConfig({
  root: 'web/gallery',
  base: '/ui/',
  plugins: [compiledStyles('web/{components,gallery,platform,ui}/**/*.{ts,tsx}'), react()],
  build: { outDir: '../../dist/gallery', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
})
