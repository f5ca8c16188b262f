import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteTemplates } from '#shared/tenants/branded-files.ts'
import { UPLOADED } from '#shared/tenants/site-files.ts'

/** The built site, which every tenant has alike. */
export interface Site {
  folder: string
  /** Of what its pages contain themselves, for the content security policy. */
  hashes: SiteTemplates['hashes']
  /** Differs from any other build with other files. */
  build: string
}

export function builtSite(folder: string): Site {
  const file = join(folder, UPLOADED.templates)
  if (!existsSync(file)) throw new Error(`There is no built site in ${folder}: run npm run build first.`)
  const text = readFileSync(file, 'utf8')
  const { hashes } = JSON.parse(text) as SiteTemplates
  return { folder, hashes, build: createHash('sha256').update(text).digest('hex') }
}
