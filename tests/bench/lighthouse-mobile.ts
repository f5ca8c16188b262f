import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse from 'lighthouse'
import type { BrowserContext } from 'playwright-core'
import { findFreePort } from '#infra/local/child-process.ts'
import { paths } from '#shared/kernel/paths.ts'
import { launchProfile } from '#tests/support/browser.ts'
import { addBarePage, siteFolder } from './bare-page.ts'
import { atMost, quantile, type Figure } from './figure.ts'
import { signInOn } from './first-load-visitors.ts'
import { people, type Subjects } from './reads.ts'
import type { Product, WorldSize } from './running-product.ts'
import { signedInPeople, subjectsOf } from './signed-in.ts'

const STATIC_PAGE = 'static-page.html'

const { locum, practice } = paths
const pagesOf = ({ locumId, file }: Subjects) => ({
  signedOut: [paths.signIn],
  locum: [
    locum.dashboard,
    locum.calendar,
    locum.offers,
    locum.bookings,
    locum.messages,
    locum.conversation(file.receivedByID),
    locum.accountSettings,
  ],
  practice: [
    practice.dashboard,
    practice.calendar,
    practice.search,
    practice.offers,
    practice.bookings,
    practice.messages,
    practice.conversation(locumId),
    practice.userManagement,
  ],
})
const QUICK: string[] = [paths.signIn, locum.dashboard, practice.dashboard]

type Run = { paint: number; blocking: number; shift: number; accessibility: number }

/** One run with Lighthouse's mobile settings. Whoever is signed in stays so, with the site cached. */
const runOn = async (port: number, url: string, isSignedIn: boolean): Promise<Run> => {
  const result = await lighthouse(url, {
    port,
    disableStorageReset: isSignedIn,
    formFactor: 'mobile',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
  })
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`)
  const { audits, categories, finalDisplayedUrl, runtimeError } = result.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${finalDisplayedUrl}; it cannot be measured.`)
  const value = (audit: string): number => audits[audit]?.numericValue ?? NaN
  return {
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    accessibility: (categories.accessibility?.score ?? 0) * 100,
  }
}

/** The median of each figure, by page. The pages take turns, as the machine's speed changes from run to run. */
const mediansOn = async (port: number, urls: string[], runs: number, isSignedIn = false): Promise<Run[]> => {
  const all: Run[][] = urls.map(() => [])
  for (let run = 0; run < runs; run += 1)
    for (const [at, url] of urls.entries()) all[at]?.push(await runOn(port, url, isSignedIn))
  return all.map(medianOf)
}

const medianOf = (all: readonly Run[]): Run => {
  const median = (part: keyof Run): number =>
    quantile(
      all.map((one) => one[part]),
      0.5,
    )
  return {
    paint: median('paint'),
    blocking: median('blocking'),
    shift: median('shift'),
    accessibility: median('accessibility'),
  }
}

/** A browser with its own profile, signed in. */
const withProfile = async <T>(work: (context: BrowserContext, port: number) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'locum-profile-'))
  const port = await findFreePort()
  const context = await launchProfile(folder, port)
  try {
    return await work(context, port)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In the large world the practice user also has a busy pharmacy, which is the one to measure. */
export const selectBusiestPractice = async (
  context: BrowserContext,
  { url }: Product,
  { companyId }: Pick<Subjects, 'companyId'>,
): Promise<void> => {
  const page = await context.newPage()
  await page.goto(url + paths.terms)
  await page.evaluate((id) => localStorage.setItem('demo.activeCompany', JSON.stringify(id)), companyId)
  await page.close()
}

/** Of a page in every world: ids differ. */
const nameOf = (route: string): string => route.replace(/\/(?:cmp|usr)_.*/, '/…')

/** Too little to notice, whatever the bare page takes. */
const MAX_BLOCKING_MS = 50

const blockingFigure = (what: string, blocking: number, bare: number): Figure => {
  const [own, its] = [blocking, bare].map(Math.round)
  const figure = atMost('P9', `${what}: blocking time, ${own} ms × bare React’s ${its} ms`, blocking / bare, 1.5)
  return { ...figure, ok: figure.ok || blocking <= MAX_BLOCKING_MS }
}

const figuresOf = (
  route: string,
  label: string,
  { paint, blocking, shift, accessibility }: Run,
  base: { paint: number; blocking: number },
): Figure[] => [
  atMost(
    'P9',
    `${route}, ${label}: largest paint, × a static page’s`,
    paint / base.paint,
    QUICK.includes(route) ? 1.5 : 2,
  ),
  blockingFigure(`${route}, ${label}`, blocking, base.blocking),
  atMost('P9', `${route}, ${label}: layout shift`, shift, 0.02),
  atMost('P9', `${route}, ${label}: accessibility, points short of 100`, 100 - accessibility, 0),
]

const STATIC_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Static</title><main><h1>A page of text</h1><p>It loads nothing else.</p></main></html>'

/** `pages`: the ends of the routes to measure, or all of them. */
type Extent = { runs: number; pages?: readonly string[] | undefined }

/**
 * P9: Lighthouse with mobile settings, signed in, compared with two pages of the same origin: one of text for the
 * paint, and for the blocking time one that draws the same markup with bare React.
 */
export async function lighthouseMobile(product: Product, world: WorldSize, { runs, pages }: Extent): Promise<Figure[]> {
  const label = `${world} world, median of ${runs}`
  writeFileSync(join(siteFolder, STATIC_PAGE), STATIC_HTML)
  try {
    const staticPage = `${product.url}/${STATIC_PAGE}`
    const { paint } = medianOf(await withProfile((_, port) => mediansOn(port, [staticPage], runs)))
    const subjects = await subjectsOf(signedInPeople(product.url))
    const figures: Figure[] = []
    for (const [who, all] of Object.entries(pagesOf(subjects))) {
      const routes = all.filter((route) => !pages || pages.some((part) => route.endsWith(part)))
      if (routes.length === 0) continue
      await withProfile(async (context, port) => {
        if (who === 'locum' || who === 'practice') await signInOn(context, product.url, people[who])
        if (who === 'practice') await selectBusiestPractice(context, product, subjects)
        for (const route of routes) {
          const bare = await addBarePage(context, product.url, route)
          try {
            const urls = [route, bare.path].map((path) => product.url + path)
            const [own, its] = (await mediansOn(port, urls, runs, who !== 'signedOut')) as [Run, Run]
            figures.push(...figuresOf(nameOf(route), label, own, { paint, blocking: its.blocking }))
          } finally {
            bare.remove()
          }
        }
      })
    }
    return figures
  } finally {
    rmSync(join(siteFolder, STATIC_PAGE), { force: true })
  }
}
