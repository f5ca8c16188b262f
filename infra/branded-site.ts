import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tenantCss } from '#shared/tenants/colours/tenant-colours.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'

/** The built site, and its pages with the tenant's brand. */
export interface Site {
  folder: string
  /** By file, for a deployment's configuration. */
  pages: (config: object) => Record<string, string>
  /** Of what these pages contain themselves, for the content security policy. */
  hashes: { scripts: string[]; styles: string[] }
}

type Renderer = { signInPage: (tenant: Tenant) => { markup: string; styles: string; script: string } }

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A script element may not contain its own end. */
const asData = (value: object): string =>
  `<script type="application/json" id="runtime">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

const asText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Puts something in the place of a part that a page must have. */
function withPart(page: string, part: string, by: string): string {
  if (!page.includes(part)) throw new Error(`The built page has no ${part}`)
  return page.replace(part, () => by)
}

const template = (id: string, content: string[]): string => `<template id="${id}">${content.join('')}</template>`

/** What a page loads from the site. */
const parts = /\s*<link(?=[^>]*rel="(?:stylesheet|modulepreload)")[^>]*>|\s*<script[^>]*><\/script>/g
const ROOT = '<div id="root"></div>'

/**
 * The site's two pages. Each has the tenant's colours, the theme and the configuration in it, so that it waits for no
 * small files. The sign-in page is complete before any script runs; what it loads is in templates: the rest of the page
 * follows once the markup is on the screen, the typeface at the end.
 */
export async function brandedSite(folder: string, tenant: Tenant): Promise<Site> {
  const renderer = pathToFileURL(resolve(folder, '../prerender/prerender.js')).href
  const { markup, styles, script } = ((await import(renderer)) as Renderer).signInPage(tenant)
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const [built, theme, shell] = [read('index.html'), read('theme.js'), read('shell.js')]
  const colours = tenantCss(tenant.settings)
  const isTypeface = (part: string): boolean => {
    const [, file] = /href="\/(assets\/[^"]*\.css)"/.exec(part) ?? []
    return file !== undefined && read(file).includes('.woff2')
  }
  const loaded = (built.match(parts) ?? []).filter((part) => !/"\/(theme\.js|shell\.js|tenant\.css)"/.test(part))
  const later = (JSON.parse(read('sign-in-files.json')) as string[]).map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  )
  const withHead = (...head: string[]): string =>
    built
      .replaceAll(parts, '')
      .replace(/<title>.*<\/title>/, () => `<title>${asText(tenant.settings.brandName)}</title>`)
      .replace('</head>', () => `${head.join('')}</head>`)
  const brand = `<script>${theme}</script><style>${colours}</style>`
  const signIn = withPart(
    withHead(brand, `<style>${styles}</style>`),
    ROOT,
    `<div id="prerendered">${markup}</div>${ROOT}` +
      template('rest', [...loaded.filter((part) => !isTypeface(part)), ...later]) +
      template('typeface', loaded.filter(isTypeface)) +
      `<script>${script}</script>`,
  )
  return {
    folder,
    pages: (config) => {
      const data = asData({ config, tenant })
      const index = withPart(withHead(data, brand, ...loaded), ROOT, `${ROOT}<script>${shell}</script>`)
      return {
        'index.html': index,
        // A tenant may use a sign-in page of its own.
        'sign-in.html': tenant.settings.signInUrl ? index : withPart(signIn, '</head>', `${data}</head>`),
      }
    },
    hashes: { scripts: [theme, shell, script].map(hashOf), styles: [colours, styles].map(hashOf) },
  }
}
