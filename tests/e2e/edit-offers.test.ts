import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { formatCardDate, formatFormDate } from '#shared/kernel/dates.ts'
import { openOwnStack } from '#tests/support/browsing.ts'
import { locumEmail, postShifts, practiceEmail } from '#tests/support/demo-booking.ts'
import { ahead, shiftsFrom } from '#tests/support/people.ts'
import { widths } from '#tests/support/rounds.ts'
import type { Visitor } from '#tests/support/visitor.ts'
import { paths } from '#shared/kernel/paths.ts'

const { stack, signInWithoutScreens } = await openOwnStack('demo world')

const WARNING =
  'Proffesionals have already applied to this Public Offer. If you edit this offer, all the applications linked to this offer will be removed...'

describe.each(widths)('offers and requests are changed, at %i px', (width) => {
  const from = width < 600 ? 90 : 110
  let locum: Visitor
  let practice: Visitor
  let me: Professional

  beforeAll(async () => {
    ;[locum, practice] = await Promise.all([
      signInWithoutScreens(width, locumEmail),
      signInWithoutScreens(width, practiceEmail),
    ])
    me = await stack.get<Professional>(locumEmail, '/professionals')
  })
  afterAll(async () => {
    for (const visitor of [locum, practice]) await visitor?.leave()
  })

  const applied = async (first: number): Promise<Offer> => {
    const offer = await postShifts(stack, shiftsFrom(first, 3))
    const application = { method: 'PUT', path: `/offers/company/update-application-to-offer/${offer.id}` }
    await stack.send(locumEmail, application, { revision: 1, dates: offer.available_dates })
    return offer
  }

  it('an offer with applicants warns when it is edited, and says what changes and who loses theirs before it is saved', async () => {
    const offer = await applied(from)
    const { page } = practice
    await page.goto(paths.practice.offer(offer.id))
    const edit = page.getByRole('button', { name: 'Edit', exact: true })
    await edit.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(WARNING).waitFor()
    await practice.expectAccessible('the warning for applicants')
    await dialog.getByRole('button', { name: 'Discard' }).click()
    await dialog.waitFor({ state: 'hidden' })

    await edit.click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByLabel('Notes').fill('Parking is behind the building.')
    expect(await dialog.getByText(/^Saving this ends/).count()).toBe(0)
    // Meanwhile a second tab saves other notes: they are shown beside what was typed.
    const other = { method: 'POST', path: `/offers/company/${offer.id}/update` }
    const { accountid, profession, practice_region, experience, rates, lunch, skills, request_dates } = offer
    const body = { accountid, profession, practice_region, experience, rates, lunch, skills, request_dates }
    await stack.send(practiceEmail, other, { ...body, notes: 'The side door is open.' })
    await dialog.getByRole('button', { name: 'Save offer' }).click()
    await dialog.getByText('Notes: The side door is open.').waitFor()
    expect(await dialog.getByLabel('Notes').inputValue()).toBe('Parking is behind the building.')
    await practice.expectAccessible('an edit that another one has overtaken')
    for (const error of practice.consoleErrors.splice(0)) expect(error).toContain('409 (Conflict)')
    await dialog.getByRole('button', { name: 'Save offer' }).click()
    await page.getByText('The offer has been changed.').waitFor()

    await edit.click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByLabel('End date').fill('')
    await dialog.getByRole('button', { name: 'Save offer' }).click()
    await dialog.getByText('End date required').waitFor()
    await dialog.getByLabel('End date').fill(formatFormDate(ahead(from + 3)))
    await dialog.getByRole('checkbox', { name: formatCardDate(ahead(from)) }).uncheck()
    await practice.expectAccessible('the dialog that edits an offer')
    await dialog.getByText('Saving this ends 1 application.').waitFor()
    await dialog.getByRole('button', { name: 'Save offer' }).click()
    await dialog.getByText(`${me.first_name} ${me.last_name}`).waitFor()
    await practice.expectAccessible('what changes and who loses their application')
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.getByLabel('End date').inputValue()).toBe(formatFormDate(ahead(from + 3)))
    await page.keyboard.press('Escape')
    // Of several in a row, the browser itself obeys the last ones.
    for (const asked of ['hidden', 'visible', 'hidden', 'visible'] as const) {
      // No faster than a person: what the browser has closed itself is shown again for a moment.
      await page.waitForTimeout(200)
      await page.keyboard.press('Escape')
      await page.getByText('Discard your changes?').waitFor({ state: asked })
    }
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect.poll(() => dialog.getByLabel('End date').isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await page.getByText('Discard your changes?').waitFor()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await dialog.waitFor({ state: 'hidden' })
    const kept = await stack.get<Offer>(practiceEmail, `/offers/company/${offer.id}`)
    expect(kept.revision).toBe(1)

    await edit.click()
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByLabel('Start date').fill(formatFormDate(ahead(from + 1)))
    await dialog.getByRole('button', { name: 'Save offer' }).click()
    await dialog.getByRole('button', { name: 'Save and end applications' }).click()
    await page.getByText('The offer has been changed.').waitFor()
    await locum.page.goto(paths.locum.offer(offer.id))
    await locum.page.getByRole('button', { name: /^Apply again for/ }).waitFor()
    await locum.page.getByText('The practice has changed this offer since you applied').waitFor()
    await locum.page.getByText(/^No longer needed: /).waitFor()
    await locum.expectAccessible('what an edit has changed')
  })

  it('a locum suggests a rate, and the practice books them at it', async () => {
    const days = shiftsFrom(from + 10, 2)
    const { accountid, practice_region, lunch } = await postShifts(stack, shiftsFrom(from + 15, 1))
    const request = await stack.send<Offer>(
      practiceEmail,
      { method: 'POST', path: '/offers/company/private' },
      { accountid, practice_region, lunch, request_dates: days, professionalId: me.id },
    )
    const { page } = locum
    await page.goto(paths.locum.request(request.id))
    await page
      .getByText(/Respond by .* left/)
      .last()
      .waitFor()
    await page.getByRole('button', { name: 'Suggest another rate' }).click()
    // It starts at what is offered, with the days still to be chosen.
    await page.getByText('This is what is offered. Change the rate, or accept the request.').waitFor()
    await page.getByRole('checkbox').first().uncheck()
    await page.getByText(/will be declined\.$/).waitFor()
    await page.getByRole('checkbox').first().check()
    for (const field of await page.getByLabel(/^Your rate/).all()) await field.fill('900')
    await page.getByLabel(/^Message to/).fill('I know the counter.')
    await locum.expectAccessible('suggesting a rate')
    await page.getByRole('button', { name: /^Suggest R.900\/h for/ }).click()
    await page.getByText(/You suggested R.900/).waitFor()
    await locum.expectAccessible('a rate that was suggested')

    await practice.page.goto(paths.practice.request(request.id))
    await practice.page.getByText('I know the counter.').waitFor()
    await practice.expectAccessible('a suggested rate to answer')
    await practice.page.getByRole('button', { name: /^Accept R.900\/h$/ }).click()
    await practice.page.getByText(/is booked\. You can now see/).waitFor()
    const booked = await stack.get<Offer>(practiceEmail, `/offers/company/${request.id}`)
    expect(booked.status).toBe('confirmed')
  })

  it('a request is changed until it is answered', async () => {
    const { accountid, practice_region, lunch } = await postShifts(stack, shiftsFrom(from + 17, 1))
    const request = await stack.send<Offer>(
      practiceEmail,
      { method: 'POST', path: '/offers/company/private' },
      { accountid, practice_region, lunch, request_dates: shiftsFrom(from + 12, 1), professionalId: me.id },
    )
    const { page } = practice
    await page.goto(paths.practice.request(request.id))
    await page.getByRole('button', { name: 'Change request' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Notes').fill('Parking is behind the building.')
    await dialog.getByRole('button', { name: 'Send changed request' }).click()
    await page.getByText('The request has been changed.').waitFor()
    await locum.page.goto(paths.locum.request(request.id))
    await locum.page.getByText('Parking is behind the building.').waitFor()
    await locum.page.getByText('There are new notes').waitFor()

    // Beside the list, what was withdrawn stays in view, although it is no longer the first of the list.
    if (width < 1280) return
    await page.goto(paths.practice.requestsFor(request.offers_requests[0]?.uniqueAppReference ?? ''))
    await page.getByRole('button', { name: 'Withdraw request' }).click()
    await page.getByRole('dialog').getByLabel('Reason').fill('We close that day.')
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw request' }).click()
    await page.getByText(/^No requests found/).waitFor()
    await page.getByText('You withdrew this request.').waitFor()
  })

  it('an offer that was never booked is deleted', async () => {
    const offer = await applied(from + 5)
    const { page } = practice
    await page.goto(paths.practice.offer(offer.id))
    await page.getByRole('button', { name: 'Delete offer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete offer' }).click()
    await page.waitForURL('**/practice/dashboard/offers')
    await locum.page.goto(paths.locum.offer(offer.id))
    await locum.page.getByText('The practice has deleted this offer.').waitFor()
    expect(practice.consoleErrors).toEqual([])
  })
})
