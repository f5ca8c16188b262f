import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { writeSiteTemplates } from './site-templates.ts'

/**
 * Builds what renders the pages that are complete before any script runs, for Node, and renders them into the templates
 * of the built `site`. `plugins` are those of the site's own build.
 */
export const prerenderer = (entry: string, outDir: string, site: string, plugins: Plugin[]): Plugin => ({
  name: 'prerenderer',
  async closeBundle() {
    await build({
      configFile: false,
      root: fileURLToPath(new URL('..', import.meta.url)),
      publicDir: false,
      logLevel: 'error',
      plugins: [...plugins, react()],
      build: { ssr: entry, outDir, emptyOutDir: true, target: 'es2022' },
    })
    await writeSiteTemplates(site, join(outDir, 'prerender.js'))
  },
})
