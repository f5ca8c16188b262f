import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locums } from '#bin/seed/world/people.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { locumEmail, postShifts, practiceEmail } from '#tests/support/demo-booking.ts'
import { ahead, shiftsFrom } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { paths } from '#shared/kernel/paths.ts'

const { stack, signInWithoutScreens, signInTo } = await openOwnStack('demo world')

const applyAs = (email: string, { id }: Offer, dates: readonly string[]) =>
  stack.send(
    email,
    { method: 'PUT', path: `/offers/company/update-application-to-offer/${id}` },
    { revision: 1, dates },
  )

// The Lambda's own handler, on the tables of the running product.
Object.assign(process.env, stack.environment)
const { handler } = await import('#functions/events/agenda/agenda.lambda.ts')
/** Runs the agenda now, as every minute, and then as if it were some hours later. */
const runAgenda = async (hours: number): Promise<void> => {
  for (const later of [0, hours]) await handler({ time: new Date(Date.now() + later * 3_600_000).toISOString() })
}

describe.each(widths)('when somebody is late, slow or changes their mind, at %i px', (width) => {
  const from = width < 600 ? 190 : 230
  const other = width < 600 ? locums.lindiwe : locums.sipho
  let locum: Visitor
  let practice: Visitor
  let me: Professional
  let company: Company

  beforeAll(async () => {
    ;[locum, practice] = await Promise.all([
      signInWithoutScreens(width, locumEmail),
      signInWithoutScreens(width, practiceEmail),
    ])
    me = await stack.get<Professional>(locumEmail, '/professionals')
    ;[company] = (await stack.get<{ Items: [Company] }>(practiceEmail, '/companies/mypractices')).Items
  })
  afterAll(async () => {
    for (const visitor of [locum, practice]) await visitor?.leave()
  })

  const ask = (first: number): Promise<Offer> =>
    stack.send<Offer>(
      practiceEmail,
      { method: 'POST', path: '/offers/company/private' },
      {
        accountid: company.id,
        lunch: { allowed: true, paid: false, period: 1 },
        request_dates: shiftsFrom(first, 1),
        professionalId: me.id,
        respond_hours: 24,
      },
    )

  it('a request that is not answered lapses; both see why, and the practice what to do next', async () => {
    const request = await ask(from)
    await locum.page.goto(paths.locum.request(request.id))
    await locum.page
      .getByText(/Respond by .* left/)
      .last()
      .waitFor()
    await runAgenda(25)
    await locum.page.reload()
    await locum.page
      .getByText(/not answered in time/i)
      .first()
      .waitFor()
    await locum.expectAccessible('a request that has lapsed')
    await practice.page.goto(paths.practice.request(request.id))
    await practice.page.getByText(/has not answered for .* in time\./).waitFor()
    await practice.page.getByRole('link', { name: /^Find someone else/ }).waitFor()
    await practice.expectAccessible('a request that was not answered')
  })

  it('a locum who withdraws while the practice confirms: the practice reads that nothing was booked', async () => {
    const { page } = practice
    const offer = await postShifts(stack, shiftsFrom(from + 2, 1))
    await applyAs(locumEmail, offer, offer.available_dates)
    await page.goto(paths.practice.offer(offer.id))
    const confirm = page.getByRole('button', { name: /^Confirm/ }).last()
    await confirm.waitFor()
    await applyAs(locumEmail, offer, [])
    await confirm.click()
    await page.getByText(/Nothing was booked\./).waitFor()
    await practice.expectAccessible('a confirmation that came too late')
    const { status } = await stack.get<Offer>(practiceEmail, `/offers/company/${offer.id}`)
    expect(status).toBe('open')
  })

  it('a locum who withdraws after the practice has confirmed reads that they are booked', async () => {
    const { page } = locum
    const offer = await postShifts(stack, shiftsFrom(from + 4, 1))
    await applyAs(locumEmail, offer, offer.available_dates)
    await page.goto(paths.locum.offer(offer.id))
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await stack.send(practiceEmail, { method: 'PUT', path: `/offers/company/confirm-offer/${offer.id}` }, { id: me.id })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Withdraw/ })
      .click()
    await page.getByText('The practice has booked you in the meantime.').waitFor()
    await page.getByText('Nothing was withdrawn. To cancel, open your booking.').waitFor()
    await locum.expectAccessible('a withdrawal that came too late')
    const { status } = await stack.get<Offer>(practiceEmail, `/offers/company/${offer.id}`)
    expect(status).toBe('confirmed')
  })

  it('one day of a booking is cancelled, and an earlier applicant is asked and takes it', async () => {
    const { page } = practice
    const offer = await postShifts(stack, shiftsFrom(from + 6, 2))
    await applyAs(locumEmail, offer, offer.available_dates)
    await applyAs(other.email, offer, offer.available_dates)
    const confirm = { method: 'PUT', path: `/offers/company/confirm-offer/${offer.id}` }
    const booking = await stack.send<{ id: string }>(practiceEmail, confirm, { id: me.id })
    await locum.page.goto(`${paths.locum.bookings}/${booking.id}`)
    await locum.page.getByRole('button', { name: 'Cancel booking' }).click()
    const cancelling = locum.page.getByRole('dialog')
    await cancelling.getByRole('checkbox').last().uncheck()
    await cancelling
      .getByText(/You will no longer be booked on .+, and the practice can book another locum\./)
      .waitFor()
    await cancelling.getByLabel('Reason').fill('My child is ill.')
    await cancelling.getByRole('button', { name: /^Cancel [A-Z]\w+day$/ }).click()
    await locum.page.getByText('was cancelled by you.').waitFor()

    await page.goto(paths.practice.offer(offer.id))
    await page.getByRole('button', { name: 'Ask the earlier applicant', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: /^Ask/ }).click()
    await page.getByText(/^Sent to /).waitFor()
    const period = `${ahead(from)}/${ahead(from + 30)}`
    const { Items } = await stack.get<{ Items: Offer[] }>(other.email, `/offers/professional/${period}`)
    const asked = Items.find(({ offer_type, accountid }) => offer_type === 'private' && accountid === company.id)
    const taker = await signInTo(width, other.email, paths.locum.offer(offer.id))
    await taker.page.getByText(`${company.name} has sent you a request for days of this offer`).waitFor()
    await taker.page.getByRole('link', { name: 'View request' }).click()
    await expect.poll(() => new URL(taker.page.url()).pathname).toBe(paths.locum.request(asked?.id ?? ''))
    await taker.page.getByRole('button', { name: /^Accept ./ }).click()
    await taker.page
      .getByText(/You are booked\./)
      .first()
      .waitFor()
    await taker.leave()
  })

  it('a practice that has confirmed the wrong applicant undoes it, and has all applications again', async () => {
    const { page } = practice
    const offer = await postShifts(stack, shiftsFrom(from + 11, 1))
    for (const { email } of [{ email: locumEmail }, other]) await applyAs(email, offer, offer.available_dates)
    const confirm = { method: 'PUT', path: `/offers/company/confirm-offer/${offer.id}` }
    const booking = await stack.send<{ id: string }>(practiceEmail, confirm, { id: me.id })
    await locum.page.goto(`${paths.locum.bookings}/${booking.id}`)
    await locum.page.getByText(`${company.name} has confirmed your application.`).waitFor()
    await page.goto(`${paths.practice.bookings}/${booking.id}`)
    await page.getByText('Confirmed by mistake?').waitFor()
    await page.getByRole('button', { name: 'Undo confirmation' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Thandi Nkosi’s application will be pending again', { exact: false }).waitFor()
    await practice.expectAccessible('undoing a confirmation')
    await dialog.getByRole('button', { name: 'Undo confirmation' }).click()
    await page.getByText('This booking was undone by you.').waitFor()
    expect(await page.getByText(/by mistake/).count()).toBe(1)
    await practice.expectAccessible('a confirmation that was undone')
    await page.goto(paths.practice.offer(offer.id))
    await page
      .getByRole('button', { name: /^Confirm/ })
      .last()
      .waitFor()
    const { offers_requests } = await stack.get<Offer>(practiceEmail, `/offers/company/${offer.id}`)
    expect(offers_requests.map(({ status }) => status)).toEqual(['requested', 'requested'])
    await locum.page.goto(paths.locum.offer(offer.id))
    await locum.page.getByRole('button', { name: 'Withdraw', exact: true }).waitFor()

    // The first later change of a booking is what both have agreed on.
    const next = await stack.send<{ id: string }>(practiceEmail, confirm, { id: me.id })
    await page.goto(`${paths.practice.bookings}/${next.id}`)
    await page.getByRole('button', { name: 'Undo confirmation' }).waitFor()
    await stack.send(
      practiceEmail,
      { method: 'PUT', path: `/bookings/${next.id}` },
      { booking: { notes: 'Please ring the bell.' } },
    )
    await page.reload()
    await page.getByText('Please ring the bell.').first().waitFor()
    expect(await page.getByRole('button', { name: 'Undo confirmation' }).count()).toBe(0)
  })

  it('a locum whom the practice blocks no longer finds its offers, and reads no reason', async () => {
    const { page } = locum
    const offer = await postShifts(stack, shiftsFrom(from + 9, 1))
    await page.goto(paths.locum.offer(offer.id))
    await page.getByRole('button', { name: /^Apply for/ }).waitFor()
    const blocked = { method: 'PUT', path: `/companies/${company.id}/blocked/${me.id}` }
    await stack.send(practiceEmail, blocked, { note: 'Did not come.' })
    await page.reload()
    await page.getByText('We could not find that offer.').first().waitFor()
    expect(await page.getByRole('main').innerText()).not.toMatch(/block/i)
    await stack.send(practiceEmail, { ...blocked, method: 'DELETE' })
  })
})
