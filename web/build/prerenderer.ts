import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'

/**
 * Builds what renders the pages that are complete before any script runs, for Node: the deployment and the local stack
 * call it with the tenant (`infra/branded-site.ts`). `plugins` are those of the site's own build.
 */
export const prerenderer = (entry: string, outDir: string, plugins: Plugin[]): Plugin => ({
  name: 'prerenderer',
  async closeBundle() {
    await build({
      configFile: false,
      root: fileURLToPath(new URL('..', import.meta.url)),
      logLevel: 'error',
      plugins: [...plugins, react()],
      build: { ssr: entry, outDir, emptyOutDir: true, target: 'es2022' },
    })
  },
})
