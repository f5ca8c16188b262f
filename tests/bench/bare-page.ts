import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { BrowserContext } from 'playwright-core'
import { paths } from '#shared/kernel/paths.ts'

export type Markup =
  string | { tag: string; attributes: Record<string, string | boolean | Record<string, string>>; children: Markup[] }

/** As wide and high as the phone of Lighthouse's mobile preset. */
const PHONE = { width: 412, height: 823 }
const SETTLES_MS = 1500

/** Where the built site is served from. */
export const siteFolder = fileURLToPath(new URL('../../dist/web', import.meta.url))

/** What is inside the site's root, with attributes as React takes them, and the style sheets. Runs in the browser. */
function serialised(): { markup: Markup[]; styles: string[] } {
  const isFlag = /^(checked|disabled|hidden|inert|multiple|open|required|selected)$/
  const attributesOf = (element: Element) =>
    Object.fromEntries(
      [...element.attributes].map(({ name, value }) => {
        if (name !== 'style') return [name, isFlag.test(name) || value]
        const { style } = element as HTMLElement
        return [name, Object.fromEntries([...style].map((property) => [property, style.getPropertyValue(property)]))]
      }),
    )
  const markupOf = (node: Node): Markup[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const [tag, attributes] = [node.localName, attributesOf(node)]
    return [{ tag, attributes, children: [...node.childNodes].flatMap(markupOf) }]
  }
  const root = document.getElementById('root')
  return {
    markup: [...(root?.childNodes ?? [])].flatMap(markupOf),
    styles: [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
  }
}

const drawnOn = async (context: BrowserContext, url: string) => {
  const page = await context.newPage()
  try {
    await page.setViewportSize(PHONE)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('#prerendered').waitFor({ state: 'detached' })
    await page.waitForTimeout(SETTLES_MS)
    return await page.evaluate(serialised)
  } finally {
    await page.close()
  }
}

const bundleOf = async (markup: readonly Markup[]): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('baseline/bare-page.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"', MARKUP: JSON.stringify(markup) },
  })
  return outputFiles[0]?.text ?? ''
}

/**
 * Puts beside the built site a page that draws the same markup with React and nothing else, in the site's own HTML,
 * styles and way of delivery. As the site does, it shows something before its script runs, since only what follows the
 * first paint counts as blocking.
 */
export async function addBarePage(context: BrowserContext, origin: string, route: string) {
  const { markup, styles } = await drawnOn(context, origin + route)
  const script = await bundleOf(markup)
  const name = `bare-${createHash('sha256').update(script).digest('hex').slice(0, 8)}`
  const html = await (await fetch(origin + paths.locum.dashboard)).text()
  const missing = styles.filter((style) => !html.includes(style))
  const links = missing.map((style) => `<link rel="stylesheet" href="${style}">`).join('')
  const page = html
    .replace(
      /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>|<script src="\/shell.js"><\/script>/g,
      '',
    )
    .replace('</head>', `${links}<script type="module" crossorigin src="/assets/${name}.js"></script></head>`)
    .replace('<div id="root"></div>', '<div id="root"><main><h1>One moment</h1></main></div>')
  const files = { [join(siteFolder, 'assets', `${name}.js`)]: script, [join(siteFolder, `${name}.html`)]: page }
  for (const [file, text] of Object.entries(files)) writeFileSync(file, text)
  return {
    path: `/${name}.html`,
    remove: () => {
      for (const file of Object.keys(files)) rmSync(file, { force: true })
    },
  }
}
