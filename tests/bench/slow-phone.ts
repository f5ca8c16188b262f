import type { BrowserContext, Locator, Page } from 'playwright-core'
import { paths } from '#shared/kernel/paths.ts'
import { launchBrowser } from '#tests/support/browser.ts'
import { sizeOf } from '#tests/support/visitor.ts'
import { atMost, quantile, type Figure } from './figure.ts'
import { signInOn } from './first-load-visitors.ts'
import { selectBusiestPractice } from './lighthouse-mobile.ts'
import { signedInPeople, subjectsOf } from './signed-in.ts'
import { people } from './reads.ts'
import type { Product, WorldSize } from './running-product.ts'

const SLOWDOWN = 4
const RUNS = 3
const NEXT_PAGES = 4
const { locum, practice } = paths

/** A day of a calendar, or an item of a list. */
const TARGET = 'main :is(.day, article a)'
const pages = {
  locum: [`${locum.calendar}?view=month`, locum.offers, locum.bookings],
  practice: [`${practice.calendar}?view=month`, practice.search, practice.offers, practice.bookings],
}

/** Loads some more pages of a list. */
async function lengthen(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /more$/ }).last()
  for (let at = 0; at < NEXT_PAGES && (await more.isVisible()); at += 1) {
    await more.click()
    await page.waitForLoadState('networkidle')
  }
}

/** Collects the durations of long tasks and of the page's answers to taps, up to the next frame. */
const observe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { tasks: [] as number[], taps: [] as number[] }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
    })
    new PerformanceObserver((list) =>
      seen.taps.push(...list.getEntries().map(({ name, duration }) => (name === 'click' ? duration : 0))),
    ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })

/** The longest of each since the last call, in milliseconds. */
const longest = (page: Page): Promise<{ task: number; tap: number }> =>
  page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: { tasks: number[]; taps: number[] } }
    return { task: Math.max(0, ...seen.tasks.splice(0)), tap: Math.max(0, ...seen.taps.splice(0)) }
  })

/** Whether a list is longer than its part of the screen. */
const canScroll = (item: Locator): Promise<boolean> =>
  item.evaluate((element) => {
    let frame = element.parentElement
    while (frame && !['auto', 'scroll'].includes(getComputedStyle(frame).overflowY)) frame = frame.parentElement
    const { scrollHeight, clientHeight } = frame ?? document.documentElement
    return scrollHeight > clientHeight
  })

async function runOn(context: BrowserContext, width: number, route: string) {
  const page = await context.newPage()
  await page.setViewportSize(sizeOf(width))
  await page.goto(route, { waitUntil: 'networkidle' })
  await lengthen(page)
  await page.evaluate(() => scrollTo(0, 0))
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.waitForTimeout(1000)
  await observe(page)
  const targets = page.locator(TARGET)
  const topOf = async () => (await targets.first().boundingBox())?.y ?? -Infinity
  const [before, left] = [await topOf(), (await targets.first().boundingBox())?.x ?? 0]
  await page.mouse.move(left + 20, 500)
  for (let turn = 0; turn < 25; turn += 1) {
    await page.mouse.wheel(0, 400)
    await page.waitForTimeout(60)
  }
  const { task: longestTask } = await longest(page)
  // A short list has no scrolling to measure.
  const task = (await canScroll(targets.first())) ? longestTask : undefined
  if (task !== undefined && (await topOf()) >= before) throw new Error(`${route} did not scroll at ${width} px.`)
  const tapped = targets.nth(Math.min(10, (await targets.count()) - 1))
  await tapped.scrollIntoViewIfNeeded()
  await page.waitForTimeout(600)
  await longest(page)
  await tapped.click()
  await page.waitForTimeout(1000)
  const { tap } = await longest(page)
  await page.close()
  return { task, tap }
}

/**
 * P14 is defined here. On a machine with nothing else to do, at a quarter of its speed, in both worlds, at 390 and 1280
 * px, the median of three runs: while a page is scrolled by 10,000 pixels, once five pages of its list are loaded, no
 * task takes more than 50 ms; and from a tap on a day or an item to the next frame it takes at most 100 ms.
 */
export async function slowPhone(product: Product, world: WorldSize): Promise<Figure[]> {
  const browser = await launchBrowser()
  const figures: Figure[] = []
  try {
    for (const who of ['locum', 'practice'] as const) {
      const context = await browser.newContext({ baseURL: product.url, hasTouch: true })
      await signInOn(context, product.url, people[who])
      if (who === 'practice')
        await selectBusiestPractice(context, product, await subjectsOf(signedInPeople(product.url)))
      for (const route of pages[who])
        for (const width of [390, 1280]) {
          const runs: Awaited<ReturnType<typeof runOn>>[] = []
          for (let run = 0; run < RUNS; run += 1) runs.push(await runOn(context, width, route))
          const median = (part: 'task' | 'tap') =>
            quantile(
              runs.flatMap((run) => run[part] ?? []),
              0.5,
            )
          const where = `${route}, ${width} px, ${world} world, CPU ÷ ${SLOWDOWN}, median of ${RUNS}`
          if (runs.some(({ task }) => task !== undefined))
            figures.push(atMost('P14', `${where}: longest task while scrolling, ms`, median('task'), 50))
          figures.push(atMost('P14', `${where}: a tap’s answer, ms`, median('tap'), 100))
        }
      await context.close()
    }
    return figures
  } finally {
    await browser.close()
  }
}
