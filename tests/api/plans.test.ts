import { describe, expect, it, vi } from 'vitest'
import { fullMonthsBefore } from '#shared/companies/plan.rules.ts'
import type { ListedCompany } from '#shared/companies/companies.schema.ts'
import type { Pricing } from '#shared/companies/plans.schema.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { planNames, type Plan } from '#shared/kernel/plans.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import { outcomeOf } from '#tests/support/api.ts'
import { ahead, apply, confirm, createPractice, post, readOffer, shiftAhead, today } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const [standard, pro] = planNames as [Plan, Plan]

const setPlan = (companyId: CompanyId, plan: Plan, from = today(), more: object = {}) =>
  api.send('setPlan', admin, { params: { companyId }, body: { plan, from, reason: 'They have subscribed.' }, ...more })
const pricingOf = (companyId: CompanyId, caller = admin): Promise<Pricing> =>
  api.call('getPricing', caller, { params: { companyId } })

/** Fee and credits in thousandths of the pay. */
const sharesOf = ({ totals: { pay, fee = 0, credits = 0 } }: Booking) =>
  [fee, credits].map((amount) => Math.round((amount / pay) * 1000))

it('what is posted from that day on has the new plan; what was posted or booked before keeps its own', async () => {
  const practice = await createPractice(api)
  const { member, companyId } = practice
  const [earlier, locum] = [await post(api, practice), await newLocum()]
  await apply(api, locum, earlier)
  expect((await setPlan(companyId, pro)).status).toBe(200)
  const listed = (await api.list('listCompanies', admin, {})) as ListedCompany[]
  expect(listed.find(({ id }) => id === companyId)?.plan).toBe(pro)

  const [later, other] = [await post(api, practice), await newLocum()]
  await apply(api, other, later)
  expect([(await readOffer(api, member, earlier)).plan, (await readOffer(api, member, later)).plan]).toEqual([
    standard,
    pro,
  ])
  const before = await confirm(api, practice, earlier, locum)
  expect(sharesOf(before)).toEqual([150, 50])
  expect(sharesOf(await confirm(api, practice, later, other))).toEqual([75, 0])
  const request = await api.call('requestBooking', member, sendRequest(locum, practice, [20]))
  expect(request.plan).toBe(pro)
  const { id: bookingId } = await api.call('acceptBookingRequest', locum, accept(request))
  expect(sharesOf(await api.call('getBooking', member, { params: { bookingId } }))).toEqual([75, 0])

  // Other hours, too, are paid as agreed.
  const changed = await api.call('updateBooking', admin, {
    params: { bookingId: before.id },
    body: {
      booking: { request_dates: [shiftAhead(7, '08:00', '13:00'), shiftAhead(8)] },
      status_reason: 'The practice called us.',
    },
  })
  expect(sharesOf(changed)).toEqual([150, 50])
  for (const locumView of [await readOffer(api, locum, later), await readOffer(api, other, later)])
    expect(locumView).not.toHaveProperty('plan')
})

it('can be set for a later day, and taken back; both sides see it, locums don’t', async () => {
  const practice = await createPractice(api)
  const { member, companyId } = practice
  const since = { plan: standard, from: today() }
  const change = { plan: pro, from: ahead(30) }
  const { body } = await setPlan(companyId, pro, change.from, { key: 'set-plan' })
  expect(body.data).toMatchObject({ plan: standard, next: change, plans: [since, change] })
  expect(await api.eventsOf(admin, 'set-plan')).toMatchObject([
    { type: 'company.plan-set', subject: companyId, data: { ...change, by: admin.id } },
  ])
  expect(await pricingOf(companyId, member)).toEqual(body.data)
  const inCompany = { params: { companyId } }
  for (const viewer of [member, admin])
    expect((await api.call('getCompany', viewer, inCompany)).plans).toEqual([since, change])
  expect(await api.call('getCompany', await newLocum(), inCompany)).not.toHaveProperty('plans')
  expect((await post(api, practice)).plan).toBe(standard)

  vi.useFakeTimers({ now: Date.parse(`${change.from}T08:00:00+02:00`), toFake: ['Date'] })
  try {
    expect(await pricingOf(companyId)).toMatchObject({ plan: pro, plans: [since, change] })
    expect((await post(api, practice)).plan).toBe(pro)
  } finally {
    vi.useRealTimers()
  }

  expect((await setPlan(companyId, standard, change.from)).body.data.plans).toEqual([since])
  expect(await pricingOf(companyId)).not.toHaveProperty('next')
  const stored = await api.item('companies', companyId, 'COMPANY')
  expect(stored?.plans).toMatchObject([
    { ...change, setBy: admin.id },
    { plan: standard, from: change.from, setBy: admin.id },
  ])
})

it('setting what holds anyway changes nothing, and what was changed meanwhile is not overwritten', async () => {
  const { companyId } = await createPractice(api)
  const { version } = await pricingOf(companyId)
  expect((await setPlan(companyId, standard, ahead(3), { key: 'same' })).body.data.version).toBe(version)
  expect(await api.eventsOf(admin, 'same')).toEqual([])
  expect((await setPlan(companyId, pro, ahead(3), { version: `"${version}"` })).status).toBe(200)
  expect(outcomeOf(await setPlan(companyId, pro, ahead(9), { version: `"${version}"` }))).toBe('STALE_STATE')
})

describe('is refused', () => {
  it.each([
    ['for yesterday', pro, ahead(-1), { field: 'from', message: 'Choose today or a later date' }],
    [
      'for a day in more than a year',
      pro,
      ahead(366),
      { field: 'from', message: 'Choose a date within the next 12 months' },
    ],
    ['if there is no such plan', 'gold' as Plan, today(), { field: 'plan' }],
    ['without a day', pro, '', { field: 'from' }],
  ])('%s', async (_, plan, from, field) => {
    const { companyId } = await createPractice(api)
    expect((await setPlan(companyId, plan, from)).body.error.details.fields).toMatchObject([field])
  })

  it('to everyone but a super admin; reading it, to everyone but the practice’s members', async () => {
    const [own, other] = [await createPractice(api), await createPractice(api)]
    const locum = await newLocum()
    const of = { params: { companyId: own.companyId } }
    for (const caller of [own.member, other.member, locum])
      expect(
        outcomeOf(
          await api.send('setPlan', caller, {
            ...of,
            body: { plan: pro, from: today(), reason: 'They have subscribed.' },
          }),
        ),
      ).toBe('FORBIDDEN')
    expect(outcomeOf(await api.send('getPricing', other.member, of))).toBe('COMPANY_NOT_FOUND')
    expect(outcomeOf(await api.send('getPricing', locum, of))).toBe('FORBIDDEN')
  })
})

it('the last three full months show what was worked in them', async () => {
  const practice = await createPractice(api)
  const locum = await newLocum()
  const offer = await post(api, practice, { request_dates: [shiftAhead(2), shiftAhead(3)] })
  await apply(api, locum, offer)
  const booking = await confirm(api, practice, offer, locum)
  const before = await pricingOf(practice.companyId, practice.member)
  expect(before.months).toEqual(fullMonthsBefore(today(), 3).map((month) => ({ month, pay: 0, bookings: 0 })))
  vi.useFakeTimers({ now: Date.parse(`${ahead(75)}T08:00:00+02:00`), toFake: ['Date'] })
  try {
    const { months } = await pricingOf(practice.companyId)
    expect(months.reduce((sum, { pay }) => sum + pay, 0)).toBe(booking.totals.pay)
    expect(months.reduce((sum, { bookings }) => sum + bookings, 0)).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})
