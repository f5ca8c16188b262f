import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '#shared/kernel/paths.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const { signInWithoutScreens } = await openSharedDemo()

// Other journeys, which share the world, register people of the same name.
const thandiName = /^Thandi Nkosi .*locum@example\.com/

describe.each(widths)('the super admin’s search, at %i px', (width) => {
  let admin: Visitor

  beforeAll(async () => {
    admin = await signInWithoutScreens(width, 'admin@example.com')
  })
  afterAll(async () => {
    expect(admin?.consoleErrors).toEqual([])
    await admin?.leave()
  })

  it('finds a person as one types, by the keyboard alone, and comes back with Back', async () => {
    const { page } = admin
    await page.goto(paths.admin.people)
    const found = page.getByRole('link', { name: /^Thandi Nkosi/ })
    const thandi = page.getByRole('link', { name: thandiName })
    await thandi.waitFor()
    await admin.expectAccessible('all people')
    await page.keyboard.press('/')
    await page.keyboard.type('NK')
    await page.getByText('Type at least three letters').waitFor()
    await page.keyboard.type('OSI tha')
    await page.getByRole('heading', { name: /^People \d+$/ }).waitFor()
    await thandi.waitFor()
    await admin.expectAccessible('people who were found')
    await page.keyboard.press('ArrowDown')
    expect(await found.first().evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/people\/usr_/)
    await page.goBack()
    await thandi.waitFor()
    expect(await page.getByLabel('Search for people, practices and bookings').inputValue()).toBe('NKOSI tha')
  })

  it('searches everything at once, and keeps the last search as a link', async () => {
    const { page } = admin
    await page.goto(paths.admin.practices)
    await page.getByLabel('Search in').selectOption('Everything')
    await page.getByLabel('Search for people, practices and bookings').fill('gardens')
    await page
      .getByRole('region', { name: 'Practices' })
      .getByRole('link', { name: /^Gardens Centre Pharmacy/ })
      .waitFor()
    const bookings = page.getByRole('region', { name: 'Bookings' })
    await bookings
      .getByRole('link', { name: /at Gardens Centre Pharmacy/ })
      .first()
      .waitFor()
    await admin.expectAccessible('practices and bookings that were found')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await page.getByText(/^Last search gardens in Everything, (more than )?\d+ found$/).waitFor()
    await page.getByRole('link', { name: 'gardens', exact: true }).click()
    await bookings.waitFor()
    await page.getByLabel('Search in').selectOption('People')
    await page.getByLabel('Search for people, practices and bookings').fill('nobody at all')
    await page.getByText('Nothing found.', { exact: false }).waitFor()
    await admin.expectAccessible('a search that finds nothing')
  })

  it('finds a person by a whole number, however it is spelled', async () => {
    const { page } = admin
    await page.goto(`${paths.admin.people}?q=${encodeURIComponent('p-23 456')}`)
    await page.getByRole('link', { name: thandiName }).waitFor()
    await page.getByLabel('Search for people, practices and bookings').fill('920220 4720 083')
    await page.getByRole('link', { name: thandiName }).waitFor()
    await page.getByLabel('Search for people, practices and bookings').fill('920220 4720 08')
    await page.getByText('Nothing found.', { exact: false }).waitFor()
  })

  it('exports the list of practices with a reason, and downloads the file', async () => {
    const { page } = admin
    await page.goto(paths.admin.practices)
    await page.getByRole('button', { name: 'Export all practices' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export all practices' })
    await dialog.getByRole('button', { name: 'Start export' }).click()
    await dialog.getByText('Please write at least 5 characters').waitFor()
    await dialog.getByLabel('Reason').fill('The yearly report to the board.')
    await admin.expectAccessible('exporting a list')
    await dialog.getByRole('button', { name: 'Start export' }).click()
    await page.getByText(/^Export of practices, CSV from /).waitFor()
    await admin.expectAccessible('an export that is ready')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/^practices-.*\.csv$/)
  })
  it('exports the audit as it is filtered, of which the audit says so', async () => {
    const { page } = admin
    await page.goto(`${paths.admin.audit}?kind=bookings`)
    await page.getByRole('list', { name: 'Entries' }).getByRole('listitem').first().waitFor()
    await page.getByRole('button', { name: 'Export these entries' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export these entries' })
    await dialog.getByText(/^Everything that the filters show, from .* At most a year is exported at once\.$/).waitFor()
    await admin.expectAccessible('exporting the audit')
    await dialog.getByLabel('Reason').fill('Asked for by the auditors.')
    await dialog.getByRole('button', { name: 'Start export' }).click()
    await page.getByText(/^Export of the audit from .*, CSV from/).waitFor()
    await page.goto(`${paths.admin.audit}?kind=exports`)
    await page
      .getByText(/^Bookings of the audit, /)
      .first()
      .waitFor()
  })
})
