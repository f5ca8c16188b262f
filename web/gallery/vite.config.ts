import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

process.env['NODE_ENV'] = 'production'

/** A separate build, so that nothing of it is deployed or affects the site’s chunks. */
export default defineConfig({
  root: 'web/gallery',
  base: '/ui/',
  plugins: [react()],
  build: { outDir: '../../dist/gallery', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
})
