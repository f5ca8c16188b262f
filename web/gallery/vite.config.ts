import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

process.env['NODE_ENV'] = 'production'

/** A build of its own, so that no file of it reaches a deployment and the site's chunks do not know it. */
export default defineConfig({
  root: 'web/gallery',
  base: '/ui/',
  plugins: [react()],
  build: { outDir: '../../dist/gallery', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0 },
})
