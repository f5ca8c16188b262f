import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Attention } from '#shared/admin/attention.contract.ts'
import type { Metrics } from '#shared/admin/metrics.contract.ts'
import { paths } from '#shared/kernel/paths.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const { stack, signInAs } = await openSharedDemo()
const adminEmail = 'admin@example.com'

describe.each(widths)('the super admin’s dashboard, %i px wide', (width) => {
  let admin: Visitor
  beforeAll(async () => {
    admin = await signInAs(width, adminEmail)
  })
  afterAll(async () => {
    expect(admin?.consoleErrors).toEqual([])
    await admin?.leave()
  })

  it('shows what waits, the longest first, and filters it by what it is', async () => {
    const { page } = admin
    const { items } = await stack.get<Attention>(adminEmail, '/admin/attention')
    await page.goto(paths.admin.dashboard)
    const waiting = page.getByRole('region', { name: /longest waiting/i }).getByRole('listitem')
    await expect.poll(() => waiting.count()).toBe(Math.min(items.length, 8))
    await admin.expectAccessible('dashboard')
    await page.getByRole('button', { name: /^Placements/ }).click()
    const placements = items.filter(({ kind }) => kind === 'placement')
    await expect.poll(() => waiting.count()).toBe(placements.length)
    await page.getByRole('button', { name: /^Placements/ }).click()
  })

  it('shows key figures as charts, as a table and as a file', async () => {
    const { page } = admin
    const figures = page.getByRole('region', { name: 'Key figures', exact: true })
    await figures.getByText('Time to fill, median').waitFor()
    await figures.locator('svg[data-chart]').first().waitFor()
    await figures.getByLabel('Period').selectOption('12 months')
    await figures.getByText(/, by month; not compared with /).waitFor()
    await figures.getByLabel('Period').selectOption('90 days')
    await figures.getByText(/, by day; the dashed line is/).waitFor()
    await figures.getByRole('button', { name: 'Table' }).click()
    await figures.getByRole('row', { name: /^Booked value/ }).waitFor()
    await admin.expectAccessible('key figures as a table')
    const { now, before } = await stack.get<Metrics>(adminEmail, '/admin/metrics?period=90d')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      figures.getByRole('button', { name: 'CSV' }).click(),
    ])
    const rows = parse(readFileSync(await download.path()), { columns: true }) as { Date: string }[]
    expect(rows.map((row) => row.Date)).toEqual([...before.steps, ...now.steps].map(({ start }) => start))
    await page.reload()
    await figures.getByRole('row', { name: /^Booked value/ }).waitFor()
    await figures.getByRole('button', { name: 'Charts' }).click()
  })
  it('has a drawer that marks the page, leads to the approvals, and signs out at its bottom', async () => {
    const { page } = admin
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await drawer.locator('[aria-current=page]').allTextContents()).toEqual(['Dashboard'])
    await admin.expectAccessible('the super admin’s drawer')
    const signOut = await drawer.getByRole('button', { name: 'Sign Out' }).boundingBox()
    const below = (page.viewportSize()?.height ?? 0) - ((signOut?.y ?? 0) + (signOut?.height ?? 0))
    expect(below).toBeGreaterThanOrEqual(0)
    expect(below).toBeLessThan(48)
    await drawer.getByRole('link', { name: 'Approvals' }).click()
    await page.waitForURL(`**${paths.admin.approvals}`)
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    expect(await drawer.locator('[aria-current=page]').allTextContents()).toEqual(['Approvals'])
  })
})
