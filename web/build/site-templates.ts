import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteTemplates } from '../../shared/tenants/branded-files.ts'
import { UPLOADED } from '../../shared/tenants/site-files.ts'

type Prerendered = { signInTemplates: () => { markups: SiteTemplates['markups']; styles: string } }

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inWeb = (file: string): string => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const template = (id: string, content: string[]): string => `<template id="${id}">${content.join('')}</template>`

/** Puts something in the place of a part that a page must have. */
function withPart(page: string, part: string, by: string): string {
  if (!page.includes(part)) throw new Error(`The built page has no ${part}`)
  return page.replace(part, () => by)
}

/** What a page loads from the site. */
const parts = /\s*<link(?=[^>]*rel="(?:stylesheet|modulepreload)")[^>]*>|\s*<script[^>]*><\/script>/g
const ROOT = '<div id="root"></div>'
const DATA = '<script type="application/json" id="runtime">%runtime%</script>'

/**
 * Writes `templates.json` into the built site: its two pages without what a tenant chooses. The sign-in page is
 * complete before any script runs; what it loads is in templates: the rest of the page follows once the markup is on
 * the screen, the typeface at the end.
 */
export async function writeSiteTemplates(site: string, prerendered: string): Promise<void> {
  const { signInTemplates } = (await import(pathToFileURL(prerendered).href)) as Prerendered
  const { markups, styles } = signInTemplates()
  const read = (file: string): string => readFileSync(join(site, file), 'utf8')
  const built = read('index.html')
  const brand = inWeb('show-brand.js') + inWeb('public/theme.js')
  const [shell, loader] = [inWeb('shell.js'), inWeb('load-after-markup.js')]
  const isTypeface = (part: string): boolean => {
    const [, file] = /href="\/(assets\/[^"]*\.css)"/.exec(part) ?? []
    return file !== undefined && read(file).includes('.woff2')
  }
  const loaded = built.match(parts) ?? []
  const later = (JSON.parse(read('sign-in-files.json')) as string[]).map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  )
  const bare = withPart(built.replaceAll(parts, ''), '<title></title>', '<title>%brandName%</title>')
  const withHead = (...head: string[]): string => withPart(bare, '</head>', `${head.join('')}</head>`)
  const signIn =
    `<div id="prerendered">%markup%</div>${ROOT}` +
    template('rest', [...loaded.filter((part) => !isTypeface(part)), ...later]) +
    template('typeface', loaded.filter(isTypeface)) +
    `<script>${loader}</script>`
  const templates: SiteTemplates = {
    index: withPart(withHead(DATA, `<script>${brand}</script>`, ...loaded), ROOT, `${ROOT}<script>${shell}</script>`),
    signIn: withPart(withHead(DATA, `<script>${brand}</script>`, `<style>${styles}</style>`), ROOT, signIn),
    markups,
    icon: withPart(read('favicon.svg'), '#FF5F05', '%mark%'),
    hashes: { scripts: [brand, shell, loader].map(hashOf), styles: [hashOf(styles)] },
  }
  writeFileSync(join(site, UPLOADED.templates), JSON.stringify(templates))
}
