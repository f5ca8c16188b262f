import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { html: string }[]
}

const rules = {
  all: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** Rules whose result depends on the theme. */
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  /** Rules whose result depends on the window height. */
  targets: { type: 'rule', values: ['target-size'] },
}

/** WCAG 2.2 AA and axe's own good practice; one line for each violation. */
export async function accessibilityViolations(page: Page, which: keyof typeof rules = 'all'): Promise<string[]> {
  // Half a megabyte, so it is injected only once per page.
  if (!(await page.evaluate(`'axe' in window`))) await page.evaluate(`${source};0`)
  // Preloading is for rules about audio and stylesheets of other origins.
  const options = JSON.stringify({ runOnly: rules[which], resultTypes: ['violations'], preload: false })
  const found = await page.evaluate<Violation[]>(`axe.run(document, ${options}).then(({ violations }) => violations)`)
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
