import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { prepare } from '#infra/local/prepare.ts'
import { securityHeaders } from '#infra/security-headers.ts'
import { tenant } from '#infra/tenants/demo.ts'
import { brandedFiles, type SiteTemplates } from '#shared/tenants/branded-files.ts'
import type { Tenant } from '#shared/tenants/tenants.schema.ts'
import { onlyOwnScripts, policyFindings } from '#tests/support/policy-findings.ts'

let templates: SiteTemplates
let signInMarkup: (tenant: Tenant) => string
beforeAll(async () => {
  const { siteDir } = await prepare('demo', () => {})
  templates = JSON.parse(readFileSync(join(siteDir, 'templates.json'), 'utf8')) as SiteTemplates
  const renderer = pathToFileURL(join(siteDir, '../prerender/prerender.js')).href
  ;({ signInMarkup } = (await import(renderer)) as { signInMarkup: typeof signInMarkup })
})

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/** What is inside the page's own elements of this name, whose start has nothing but these attributes. */
const inline = (page: string, tag: 'script' | 'style', attributes = '') =>
  [...page.matchAll(new RegExp(`<${tag}${attributes}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => text)

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const themeNames = ['primary', 'secondary', 'accent', 'error', 'anchor', 'background', 'wallet', 'green'] as const
const image = fc.constantFrom('/brand/light.png', '/brand/dark.png', '/brand/three.jpg')
/** Also names that a template could take for something else. */
const brandName = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  fc.constantFrom('%url%', '</script><script>alert(1)</script>', "$& O'Neil & “Sons”", '</title><style>*{}</style>'),
)
const tenants = fc
  .record({
    brandName,
    url: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
    logos: fc.record({ light: image, dark: image }, { requiredKeys: [] }),
    dashboardImages: fc.array(image, { maxLength: 6 }),
    theme: fc.record(Object.fromEntries(themeNames.map((name) => [name, colour]))),
    signInUrl: fc.option(fc.constant('https://sign-in.example'), { nil: undefined, freq: 5 }),
  })
  .map((settings) => ({ ...tenant, settings: { ...tenant.settings, ...settings } }) as Tenant)

it('fills in the same page that would be drawn for a tenant, with the same hashes and the tenant as data', () => {
  const config = { apiUrl: '/api' }
  const [brand, shell, loader] = templates.hashes.scripts
  fc.assert(
    fc.property(tenants, (one) => {
      const files = brandedFiles(templates, config, one)
      const { 'index.html': index = '', 'sign-in.html': signIn = '' } = files
      expect(inline(index, 'script').map(hashOf)).toEqual([brand, shell])
      expect(inline(index, 'style')).toEqual([])
      for (const page of [index, signIn]) {
        expect(page).not.toMatch(/<[^>]+\s(on\w+|style)=/)
        const [data = ''] = inline(page, 'script', ' type="application/json" id="runtime"')
        expect(JSON.parse(data)).toMatchObject({ config, tenant: JSON.parse(JSON.stringify(one)) as object })
      }
      if (one.settings.signInUrl) {
        expect(signIn).toBe(index)
        return
      }
      expect(inline(signIn, 'script').map(hashOf)).toEqual([brand, loader])
      expect(inline(signIn, 'style').map(hashOf)).toEqual(templates.hashes.styles)
      expect(signIn).toContain(`<div id="prerendered">${signInMarkup(one)}</div>`)
    }),
    { numRuns: 200 },
  )
})

it('has the rules of every class in the page that is complete before its scripts', () => {
  const { signIn, markups } = templates
  const [styles = ''] = inline(signIn, 'style')
  for (const markup of Object.values(markups)) {
    const classes = [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(classes.filter((name) => !styles.includes(`.${name}`))).toEqual([])
  }
})

it('has a policy of which an evaluator finds no fault', () => {
  const { 'content-security-policy': policy } = securityHeaders(templates.hashes)
  expect(policyFindings(policy)).toEqual(onlyOwnScripts)
})
