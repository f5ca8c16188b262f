import type { Page } from 'playwright-core'
import { sizeOf } from './visitor.ts'

interface Shift extends PerformanceEntry {
  value: number
  sources: { node?: Node | null }[]
}

/** A slow mobile connection, so that content arrives in visible parts. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

type Loaded = { page: Page; sum: number; moved: string[] }

/**
 * The layout shift of a page while it loads, in a new tab as large as the visitor's, with the elements that moved, and
 * the tab for further checks.
 */
export async function layoutShift(visitor: Page, address: string): Promise<Loaded> {
  const page = await visitor.context().newPage()
  await page.setViewportSize(visitor.viewportSize() ?? sizeOf(1280))
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', slowLine)
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = Object.assign(globalThis, { shifts: [] }).shifts
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push({ value, moved: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const shifts = await page.evaluate<{ value: number; moved: string[] }[]>('shifts')
  return {
    page,
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  }
}
