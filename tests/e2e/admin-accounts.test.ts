import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Company } from '#shared/companies/companies.schema.ts'
import { paths } from '#shared/kernel/paths.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { openSharedDemo } from '#tests/support/browsing.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'

const { stack, signInWithoutScreens, signUpAs } = await openSharedDemo()

const [locumEmail, practiceEmail] = ['locum@example.com', 'practice@example.com']

describe.each(widths)('a super admin reads a person and a practice, at %i px', (width) => {
  let admin: Visitor
  let thandi: Professional
  let practice: Company

  beforeAll(async () => {
    admin = await signInWithoutScreens(width, 'admin@example.com')
    thandi = await stack.get<Professional>(locumEmail, '/professionals')
    const { Items } = await stack.get<{ Items: Company[] }>(practiceEmail, '/companies/mypractices')
    practice = Items[0] as Company
  })
  afterAll(async () => {
    expect(admin?.consoleErrors).toEqual([])
    await admin?.leave()
  })

  const openTab = async (name: string, heading: string): Promise<void> => {
    const { page } = admin
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click()
    await page.getByRole('heading', { level: 2, name: heading }).first().waitFor()
    await admin.expectAccessible(`${name} of an account`)
  }

  it('the profile hides identity number and bank account until they are opened', async () => {
    const { page } = admin
    await page.goto(paths.admin.person(thandi.id))
    await page.getByRole('heading', { level: 1, name: thandi.name }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Documents' }).waitFor()
    await admin.expectAccessible('a person')
    const main = page.getByRole('main')
    const number = thandi.idpassport ?? ''
    expect(await main.innerText()).not.toContain(number)
    await page.getByRole('button', { name: 'Show the identity number' }).click()
    await main.getByText(number).waitFor()
    expect(await main.innerText()).not.toContain(thandi.payment_info?.account_number)
    await page.getByRole('button', { name: 'Show the bank details' }).click()
    await main.getByText(`Account ${thandi.payment_info?.account_number}`).waitFor()
  })

  it('each tab of a person has its own address, and what belongs to it', async () => {
    const { page } = admin
    await openTab('Approval', 'History of the approval')
    await page.getByRole('region', { name: 'Profile beside documents' }).waitFor()
    await openTab('Calendar', '20')
    await openTab('Applications and requests', 'Booking requests')
    await openTab('Bookings', 'From today')
    await openTab('Wallet', 'LocumBucks')
    await openTab('Conversations', 'Conversations')
    await page.getByText('The text stays between the two parties.').waitFor()
    const conversations = page.getByRole('list', { name: 'Conversations' })
    await conversations
      .getByText(/^Thandi Nkosi and /)
      .first()
      .waitFor()
    await openTab('Notifications', 'Notifications')
    await openTab('History', 'History')
    expect(new URL(page.url()).pathname).toBe(paths.admin.personPart(thandi.id, 'history'))
    await page.getByLabel('Show readings too').check()
    await page
      .getByText(/the page of this person/i)
      .first()
      .waitFor()
  })

  it('each tab of a practice likewise; its members lead to their own pages', async () => {
    const { page } = admin
    await page.goto(paths.admin.practice(practice.id))
    await page.getByRole('heading', { level: 2, name: 'Pictures' }).waitFor()
    await admin.expectAccessible('a practice')
    await openTab('Approval', 'History of the approval')
    await openTab('Offers and requests', 'Public offers')
    await openTab('Bookings', 'From today')
    await openTab('Wallet', 'LocumCredits')
    await openTab('Plan', 'Plan')
    await page.getByRole('button', { name: 'Set a plan' }).click()
    await page.getByRole('dialog').getByLabel('Reason').waitFor()
    await admin.expectAccessible('the plan of a practice')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await openTab('Conversations', 'Conversations')
    await openTab('History', 'History')
    await openTab('Members', 'Members')
    await page.getByRole('list', { name: 'Members' }).getByRole('link').first().click()
    await page.getByRole('heading', { level: 2, name: 'Account' }).waitFor()
    await page.getByRole('list', { name: 'Practices' }).getByRole('link', { name: practice.name }).waitFor()
  })

  it('suspends an account with a reason, which it reads at once, and lifts it again', async () => {
    const { page } = admin
    const email = `suspended-${width}@people.example`
    const locum = await signUpAs(width, email, 'Locum')
    const { id } = await stack.get<Professional>(email, '/professionals')
    await page.goto(paths.admin.person(id))
    const dialog = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    await dialog.getByRole('button', { name: 'Suspend', exact: true }).click()
    await dialog.getByText('Please write at least 5 characters').waitFor()
    await admin.expectAccessible('suspending an account')
    await dialog.getByLabel('Reason').fill('Complaints of practices')
    await dialog.getByRole('button', { name: 'Suspend', exact: true }).click()
    await page.getByText(/: Complaints of practices$/).waitFor()
    await locum.page.goto(paths.locum.verification)
    await locum.page.getByRole('heading', { name: 'Your account is suspended' }).waitFor()
    await locum.page.getByText(/since .+ The reason: Complaints of practices/).waitFor()
    await locum.expectAccessible('a suspended account')
    await locum.page.getByRole('link', { name: 'Sign out' }).click()
    await locum.page.waitForURL(`**${paths.signIn}`)
    await page.getByRole('button', { name: 'Lift suspension' }).click()
    await dialog.getByLabel('Reason').fill('It is settled.')
    await dialog.getByRole('button', { name: 'Lift suspension' }).click()
    await page.getByRole('button', { name: 'Suspend', exact: true }).waitFor()
    await locum.leave()
  })
})
