import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locums, practices } from '#bin/seed/world/people.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { goTo } from '#tests/support/go-to.ts'
import { ahead } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const { signInAs } = await openOwnStack('demo world')

describe.each(widths)('a practice blocks a locum, at %i px', (width) => {
  const name = `${locums.anele.first_name} ${locums.anele.last_name}`
  const directory = '/practice/dashboard/directory?profession=Pharmacist&location='
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await signInAs(width, practices.vineyard.email)
  })
  afterAll(async () => {
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })
  const card = () => visitor.page.getByRole('article', { name })
  const openProfile = async () => {
    const { page } = visitor
    await goTo(page, directory)
    await card().getByRole('link').first().click()
    if (width >= 1280) await page.getByRole('link', { name: 'Full profile' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }

  it('from their profile, with a note for its own users', async () => {
    const { page } = visitor
    await openProfile()
    await page.getByRole('button', { name: `Block ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Block ${name}?` })
    await dialog.getByText('They are not notified that you have blocked them.').waitFor()
    await visitor.expectAccessible('blocking')
    await dialog.getByLabel('Note for your practice').fill('Cancelled twice on the day.')
    await dialog.getByRole('button', { name: `Block ${name}` }).click()
    await page.getByText(`Your practice has blocked ${name}.`).waitFor()
    expect(await page.getByRole('button', { name: /^Request/ }).count()).toBe(0)
    await visitor.expectAccessible('a blocked locum')
  })

  it('no longer finds them, and sees them in its list, where they are unblocked', async () => {
    const { page } = visitor
    await goTo(page, directory)
    await page.getByRole('article').first().waitFor()
    await expect.poll(() => card().count()).toBe(0)
    await page.getByRole('button', { name: /^(More|Menu)$/ }).click()
    await page.getByRole('link', { name: 'Your locums' }).click()
    await page.getByText('Cancelled twice on the day.').waitFor()
    await visitor.expectAccessible('blocked locums')
    await page.getByRole('button', { name: `Unblock ${name}` }).click()
    await page.getByText('You have not blocked anybody').waitFor()
    await openProfile()
    await page.getByRole('button', { name: `Block ${name}` }).waitFor()
  })
})

describe.each(widths)('a practice keeps a pool, at %i px', (width) => {
  const name = `${locums.anele.first_name} ${locums.anele.last_name}`
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await signInAs(width, practices.vineyard.email)
  })
  afterAll(async () => {
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })

  it('creates it on a locum’s profile, which adds them; its page lists it, and the favourites', async () => {
    const { page } = visitor
    await goTo(page, '/practice/dashboard/directory?profession=Pharmacist&location=')
    await page.getByRole('article', { name }).getByRole('link').first().click()
    if (width >= 1280) await page.getByRole('link', { name: 'Full profile' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const star = page.getByRole('button', { name: `Favourite: ${name}` }).first()
    await star.click()
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Create a pool' }).click()
    await visitor.expectAccessible('a new pool')
    await page.getByLabel('Name of the pool').fill('Saturday team')
    await page.getByRole('button', { name: 'Create the pool' }).click()
    await expect.poll(() => page.getByRole('checkbox', { name: 'Saturday team' }).isChecked()).toBe(true)
    await page.getByRole('link', { name: 'All pools' }).click()
    await page.getByRole('button', { name: `Favourite: ${name}`, pressed: true }).waitFor()
    await page.getByRole('button', { name: `Remove ${name} from Saturday team` }).waitFor()
    await visitor.expectAccessible('a pool')
  })

  it('offers shifts to it first', async () => {
    const { page } = visitor
    const date = ahead(300 + (width < 600 ? 0 : 1))
    await goTo(page, `/practice/dashboard/offers/new?dates=${date}`)
    await page.getByLabel('Profession', { exact: true }).selectOption('Pharmacist')
    await page.getByLabel('Shown to').selectOption({ label: 'Saturday team (1) first' })
    await page.getByLabel('For', { exact: true }).selectOption('12 hours')
    await visitor.expectAccessible('an offer to a pool')
    await page.getByRole('button', { name: /^Post the offer/ }).click()
    await page.getByText('Saturday team sees this offer first.').waitFor()
    await visitor.expectAccessible('an offer that a pool sees first')
    await goTo(page, `/practice/dashboard/offers/new?dates=${date}`)
    await page.getByLabel('Profession', { exact: true }).selectOption('Pharmacist')
    await page.getByText('You already have an offer open for some of these days.').waitFor()
    await visitor.expectAccessible('an offer for days of an open one')
    await page.getByRole('link', { name: `Pharmacist, ${formatDays([date])}` }).click()
    await page.getByText('Saturday team sees this offer first.').waitFor()
  })

  it('renames and deletes it', async () => {
    const { page } = visitor
    await goTo(page, '/practice/dashboard/locums')
    await page.getByRole('button', { name: 'Rename Saturday team' }).click()
    await page.getByLabel('Name of the pool').fill('Weekend team')
    await page.getByRole('button', { name: 'Save the name' }).click()
    await page.getByRole('button', { name: 'Delete Weekend team' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete the pool' }).click()
    await page.getByText('No pools yet').waitFor()
  })
})
