import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { admin, colleagues, practices } from '#bin/seed/world/people.ts'
import { paths } from '#shared/kernel/paths.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { openOwnMenu } from '#tests/support/own-menu.ts'
import { press } from '#tests/support/press.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const { signInAs, signInTo } = await openSharedDemo()

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Request a permanent placement', exact: true })
const says = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()

/** From the More menu of a desktop, or a phone's drawer. */
const openDialog = async (page: Page, width: number) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  if (width < 1280) await openOwnMenu(page)
  else await press(page, 'More')
  await press(page, 'Permanent Placements')
  await dialogOf(page).waitFor()
  return dialogOf(page)
}

describe.each(widths)('permanent placements, at %i px', (width) => {
  const { email, name } = practices.gardens
  const hours = `Mornings, ${width} px`
  let visitor: Visitor
  let page: Page
  beforeAll(async () => {
    visitor = await signInAs(width, email)
    page = visitor.page
  })
  afterAll(async () => {
    expect(visitor.consoleErrors).toEqual([])
    await visitor.leave()
  })
  const sendButton = () => dialogOf(page).getByRole('button', { name: 'Send request' })

  it('can be sent only once e-mail, profession, salary and hours are filled and valid; name and e-mail are read-only', async () => {
    const dialog = await openDialog(page, width)
    for (const [label, value] of [
      ['Practice name', name],
      ['Business e-mail', email],
    ] as const) {
      expect(await dialog.getByLabel(label).inputValue()).toBe(value)
      expect(await dialog.getByLabel(label).isEditable()).toBe(false)
    }
    expect(await sendButton().isEnabled()).toBe(false)
    await dialog.getByLabel('Profession').selectOption('Pharmacist')
    await dialog.getByLabel('Monthly salary').fill('625')
    await dialog.getByLabel('Working hours').fill(hours)
    await says(page, /^Enter the salary of a month, between/)
    expect(await sendButton().isEnabled()).toBe(false)
    await dialog.getByLabel('Monthly salary').fill('62 500')
    await says(page, /^10% of a year’s salary/)
    await says(page, /^About R\s75\s000\.00 at this salary/)
    await expect.poll(() => sendButton().isEnabled()).toBe(true)
  })

  it('is kept as a draft when the dialog is closed', async () => {
    await dialogOf(page).getByRole('button', { name: 'Close' }).last().click()
    await dialogOf(page).waitFor({ state: 'detached' })
    const dialog = await openDialog(page, width)
    await says(page, 'Your draft is back.')
    expect(await dialog.getByLabel('Working hours').inputValue()).toBe(hours)
  })

  it('is sent with SPEC’s body, acknowledged and listed', async () => {
    const message = 'From March on.'
    await dialogOf(page).getByLabel('Message').fill(message)
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('permanentplacement'),
    )
    await sendButton().click()
    expect((await sent).postDataJSON()).toEqual({
      practiceName: name,
      practiceBussinessEmail: email,
      professionTitle: 'Pharmacist',
      monthlySalary: 62_500,
      workingHours: hours,
      message,
    })
    await says(page, 'Thank you, we have received your request.')
    await page.getByRole('link', { name: 'View your requests' }).click()
    await page.waitForURL(`**${paths.practice.placements}`)
    const card = page.getByRole('listitem').filter({ hasText: hours })
    await card.getByText('Received').waitFor()
  })

  it('is answered by a super admin, and the practice reads state and note', async () => {
    const note = `We call on Monday, ${width} px.`
    const desk = await signInTo(width, admin.email, paths.admin.placements)
    const request = desk.page.getByRole('listitem').filter({ hasText: hours })
    await request.getByRole('button', { name: /^In contact/ }).click()
    await desk.page.getByLabel('Note to the practice').fill(note)
    await desk.page.getByRole('dialog').getByRole('button', { name: 'In contact' }).click()
    await says(desk.page, 'You are now in contact with the practice.')
    await request.waitFor({ state: 'detached' })
    await desk.page.getByRole('link', { name: 'In contact' }).click()
    await request.getByText(note).waitFor()
    await desk.leave()
    await page.reload()
    const card = page.getByRole('listitem').filter({ hasText: hours })
    await card.getByText('In contact').waitFor()
    await card.getByText(note).waitFor()
  })

  it('says to bookers who can', async () => {
    const booker = await signInAs(width, colleagues.sizwe.email)
    const dialog = await openDialog(booker.page, width)
    await dialog.getByText('Only managers and owners of the practice can do this.').waitFor()
    expect(await dialog.getByRole('button', { name: 'Send request' }).count()).toBe(0)
    expect(booker.consoleErrors).toEqual([])
    await booker.leave()
  })
})
