import { expect, it } from 'vitest'
import { locums, practices } from '#bin/seed/world/people.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { widths } from '#tests/support/rounds.ts'
import { paths } from '#shared/kernel/paths.ts'

const { signInTo } = await openSharedDemo()

it.each(widths)('a locum filters and sorts the offers near them by link, at %i px', async (width) => {
  const visitor = await signInTo(width, locums.anele.email, paths.locum.offers)
  const { page } = visitor
  const titles = async () =>
    (await page.getByRole('article').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
  await page.getByRole('article').first().waitFor()
  const rates = async () =>
    (await titles()).flatMap((text) => {
      const rate = /R (\d+)\/h/.exec(text)?.[1]
      return rate ? [Number(rate)] : []
    })
  await page.getByLabel('Sort by').selectOption('Best paid first')
  await expect.poll(() => new URL(page.url()).search).toBe('?sort=pay')
  await expect.poll(async () => (await rates()).length).toBeGreaterThan(1)
  await expect.poll(rates).toEqual((await rates()).toSorted((a, b) => b - a))

  await page.getByLabel('Pay').selectOption('Pays R 800/h or more')
  await page.getByText('No offers match these filters').waitFor()
  await visitor.expectAccessible('no offers found')
  await page.reload()
  await page.getByText('No offers match these filters').waitFor()
  await page.getByRole('link', { name: 'Show all offers' }).click()
  await page.getByRole('article').first().waitFor()
  expect(new URL(page.url()).search).toBe('')
  await visitor.leave()
})

it.each(widths)('a practice finds its offers by an applicant, at %i px', async (width) => {
  const visitor = await signInTo(width, practices.harbour.email, paths.practice.offers)
  const { page } = visitor
  const cards = page.getByRole('article')
  await cards.first().waitFor()
  const all = await cards.count()
  await page.getByLabel('Locum or reference').fill('Riaan\u00a0 prét')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect.poll(() => cards.count()).toBeLessThan(all)
  expect(await cards.count()).toBeGreaterThan(0)
  await page.getByLabel('Sort offers').selectOption('Most applicants first')
  await expect.poll(() => new URL(page.url()).search).toBe('?q=Riaan+pr%C3%A9t&sort=applicants')
  await visitor.expectAccessible('offers found')
  await page.getByLabel('Locum or reference').fill('no such locum')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('No offers found for “no such locum”').waitFor()
  await visitor.leave()
})
