import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { reactions } from '#functions/events/react/reactions.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { ApiResponse, Caller } from '#tests/support/api.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import {
  ahead,
  apply,
  confirm,
  createPractice,
  offerInput,
  post,
  shiftAhead,
  shiftsAhead,
  onDays,
  readOffer,
} from '#tests/support/people.ts'
import { unusedIds } from '#tests/support/requests/fixture.ts'
import { sharedApi } from '#tests/support/shared-api.ts'
import { causedBy, followUpRepositories } from '#tests/support/stores.ts'

const { api, admin, newLocum } = await sharedApi()
const practice = await createPractice(api)

const ask = (offer: Offer, locum: Caller, request_dates = shiftsAhead(7, 8), by = practice): Promise<ApiResponse> => {
  const { lunch, rates } = offerInput(by.companyId)
  return api.send('sendPrivateOffer', by.member, {
    body: { accountid: by.companyId, professionalId: locum.id, fills: offer.id, lunch, rates, request_dates },
  })
}
const asked = async (offer: Offer, locum: Caller): Promise<Offer> => (await ask(offer, locum)).body.data
const accept = (locum: Caller, { id, revision }: Offer, dates?: string[]): Promise<ApiResponse> =>
  api.send('acceptPrivateOffer', locum, {
    params: { offerId: id },
    body: { revision, ...(dates && { dates }) } as never,
  })
const read = (offer: Offer, by: Caller = practice.member) => readOffer(api, by, offer)
const react = (type: 'booking.confirmed' | 'offer.edited' | 'offer.cancelled' | 'offer.deleted', subject: string) =>
  reactions(followUpRepositories(api) as never)[type]?.({
    subject,
    data: { companyId: practice.companyId },
    origin: `${subject}#${type}`,
    at: new Date().toISOString(),
    by: causedBy(admin.id),
  } as never)

/** An offer for two days, and two locums who were asked to fill them. */
const askTwo = async () => {
  const [first, second] = [await newLocum(), await newLocum()]
  const offer = await post(api, practice, onDays(7, 8))
  return { offer, first, second, toFirst: await asked(offer, first), toSecond: await asked(offer, second) }
}

describe('a private offer that fills a public one', () => {
  it('takes its days there: who accepts first is booked, nobody else can be', async () => {
    const { offer, first, second, toFirst, toSecond } = await askTwo()
    const applicant = await newLocum()
    await apply(api, applicant, offer)
    expect(await read(offer)).toMatchObject({
      asked: [first, second].map(({ id }) => ({ id, dates: [ahead(7), ahead(8)] })),
    })
    expect(toFirst).toMatchObject({ offer_type: 'private', fills: offer.id })

    const booking = (await accept(first, toFirst, [ahead(7)])).body.data as Booking
    expect(await read(offer)).toMatchObject({
      status: 'partially-confirmed',
      available_dates: [ahead(8)],
      mapped_dates: [
        { booking: booking.id, professional: { id: first.id }, rates: { weekdays: '380' } },
        { status: 'open' },
      ],
    })
    expect(await read(offer, first)).toMatchObject({
      mapped_dates: [{ booking: booking.id, rates: { weekdays: '380' } }, { status: 'open' }],
    })
    const others = await read(offer, second)
    expect(others).toMatchObject({ sent_to_fill: [toSecond.id] })
    expect(others.mapped_dates[0]).not.toHaveProperty('rates')
    expect(await read(offer, applicant)).not.toHaveProperty('sent_to_fill')
    const late = await accept(second, toSecond)
    expect([late.status, late.body.error.code]).toEqual([409, 'DATE_NOT_OPEN'])
    const confirmed = await api.send('confirmApplication', practice.member, {
      params: { offerId: offer.id },
      body: { id: applicant.id, dates: [ahead(7)] },
    })
    expect(confirmed.body.error.code).toBe('DATE_NOT_OPEN')

    for (let delivery = 0; delivery < 2; delivery += 1) await react('booking.confirmed', booking.id)
    expect((await read(toSecond, second)).offers_requests[0]).toMatchObject({
      status: 'open',
      live_dates: [ahead(8)],
      dropped_dates: [{ date: ahead(7), cause: 'filled' }],
    })
    expect((await accept(second, toSecond, [ahead(8)])).status).toBe(200)
    expect(await read(offer)).toMatchObject({ status: 'confirmed', available_dates: [], asked: [] })
    await expectConsistent(api, first)
    await expectConsistent(api, second)
  })

  it('ends for days that an applicant was confirmed for', async () => {
    const { offer, second, toFirst, toSecond } = await askTwo()
    const applicant = await newLocum()
    await apply(api, applicant, offer)
    const { id } = await confirm(api, practice, offer, applicant)
    await react('booking.confirmed', id)
    const ended = { status: 'cancelled', ended: 'filled', live_dates: [] }
    expect((await read(toFirst)).offers_requests).toMatchObject([ended])
    expect((await read(toSecond, second)).offers_requests).toMatchObject([
      { ...ended, status_reason: 'The practice has chosen another professional for this shift.' },
    ])
  })

  it('opens its days there again when the booking is cancelled, and the same locums can be asked again', async () => {
    const { offer, first, second, toFirst, toSecond } = await askTwo()
    const booking = (await accept(first, toFirst)).body.data as Booking
    await react('booking.confirmed', booking.id)
    await api.call('cancelBooking', first, {
      params: { bookingId: booking.id, accountId: first.id },
      body: { dates: [ahead(8)], status_reason: 'I am ill.' } as never,
    })
    expect(await read(offer)).toMatchObject({ status: 'partially-confirmed', available_dates: [ahead(8)], asked: [] })
    await expectConsistent(api, first)
    expect((await accept(second, toSecond)).body.error.code).toBe('STALE_STATE')
    const again = (await ask(offer, second, shiftsAhead(8))).body.data as Offer
    expect((await accept(second, again)).status).toBe(200)
    expect(await read(offer)).toMatchObject({ status: 'confirmed' })
    await expectConsistent(api, second)
  })

  it('ends an application for the same day as the booking ends, not as if another had been chosen', async () => {
    const { offer, first, toFirst } = await askTwo()
    await apply(api, first, offer, [ahead(7)])
    const { id } = (await accept(first, toFirst, [ahead(7)])).body.data as Booking
    await api.call('cancelBooking', first, {
      params: { bookingId: id, accountId: first.id },
      body: { status_reason: 'I am ill.' },
    })
    expect((await read(offer, first)).offers_requests).toMatchObject([
      { status: 'cancelled', ended: 'booking-cancelled', status_reason: 'I am ill.', booking_dates: [] },
    ])
  })

  it('counts as asked only for its own days', async () => {
    const [first, second] = [await newLocum(), await newLocum()]
    const offer = await post(api, practice, onDays(7, 8))
    const toFirst = (await ask(offer, first, shiftsAhead(7))).body.data as Offer
    await ask(offer, second, shiftsAhead(8))
    await accept(first, toFirst)
    expect(await read(offer)).toMatchObject({
      available_dates: [ahead(8)],
      asked: [{ id: second.id, dates: [ahead(8)] }],
    })
  })

  it('opens them and has their new hours when a super admin changes the booking', async () => {
    const { offer, first, toFirst } = await askTwo()
    const booking = (await accept(first, toFirst)).body.data as Booking
    await api.call('updateBooking', admin, {
      params: { bookingId: booking.id },
      body: {
        booking: { request_dates: [shiftAhead(7, '10:00', '17:00')] },
        status_reason: 'The practice opens later.',
      } as never,
    })
    expect(await read(offer)).toMatchObject({
      available_dates: [ahead(8)],
      mapped_dates: [
        { start_time: '10:00', booking: booking.id },
        { start_time: '08:00', status: 'open' },
      ],
    })
    await expectConsistent(api, first)
  })

  it('is booked at a suggested rate on the same days', async () => {
    const { offer, first, toFirst, toSecond, second } = await askTwo()
    for (const [locum, sent] of [
      [first, toFirst],
      [second, toSecond],
    ] as const)
      await api.call('suggestRate', locum, { params: { offerId: sent.id }, body: { rate: 610 } as never })
    const acceptRate = ({ id }: Offer) =>
      api.send('acceptSuggestedRate', practice.member, { params: { offerId: id }, body: {} })
    expect((await acceptRate(toFirst)).status).toBe(200)
    expect((await acceptRate(toSecond)).body.error.code).toBe('DATE_NOT_OPEN')
    expect(await read(offer)).toMatchObject({ status: 'confirmed' })
  })

  it.each([
    ['offer.cancelled', 'We close that week.'],
    ['offer.cancelled', undefined, 'The practice has cancelled the offer that these days belong to.'],
    ['offer.deleted', 'The practice has deleted this offer.'],
    ['offer.edited', 'The practice has changed the offer that these days belong to.'],
  ] as const)('ends after %s: %s', async (type, given, status_reason: string | undefined = given) => {
    const { offer, first, toFirst } = await askTwo()
    const params = { id: offer.id }
    if (type === 'offer.cancelled')
      await api.call('cancelOffer', practice.member, {
        params: { offerId: offer.id },
        body: given ? { status_reason: given } : {},
      })
    else if (type === 'offer.deleted') await api.call('deleteOffer', practice.member, { params })
    else {
      const request_dates = [7, 8].map((day) => shiftAhead(day, '09:00', '17:00'))
      const body = { ...offerInput(practice.companyId), request_dates, revision: offer.revision }
      await api.call('editOffer', practice.member, { params, body })
    }
    expect((await accept(first, toFirst)).body.error.code).toBe('DATE_NOT_OPEN')
    await react(type, offer.id)
    expect((await read(toFirst, first)).offers_requests).toMatchObject([{ ended: 'filled', status_reason }])
  })

  it('ends when the terms of the offer change, although its hours stay', async () => {
    const { offer, first, toFirst } = await askTwo()
    const body = {
      ...offerInput(practice.companyId),
      request_dates: shiftsAhead(7, 8),
      rates: [400, 600] as [number, number],
    }
    await api.call('editOffer', practice.member, {
      params: { id: offer.id },
      body: { ...body, revision: offer.revision },
    })
    expect((await accept(first, toFirst)).body.error.code).toBe('DATE_NOT_OPEN')
    await react('offer.edited', offer.id)
    expect((await read(toFirst, first)).offers_requests).toMatchObject([{ ended: 'filled', live_dates: [] }])
    expect((await ask(await read(offer), first)).status).toBe(200)
  })

  it('stays in the region of the offer when it is edited', async () => {
    const practice_region = { province: 'Western Cape', region: 'Garden Route' }
    const offer = await post(api, practice, { request_dates: shiftsAhead(7), practice_region })
    const locum = await newLocum()
    const { lunch, rates } = offerInput(practice.companyId)
    const terms = { accountid: practice.companyId, lunch, rates, request_dates: shiftsAhead(7) }
    const sent: Offer = await api.call('sendPrivateOffer', practice.member, {
      body: { ...terms, professionalId: locum.id, fills: offer.id, practice_region } as never,
    })
    const edit = (body: object): Promise<ApiResponse> =>
      api.send('editPrivateOffer', practice.member, { params: { id: sent.id }, body: { ...terms, ...body } as never })
    expect(
      (await edit({ practice_region: offerInput(practice.companyId).practice_region })).body.error.details,
    ).toEqual({
      fields: [
        {
          field: 'practice_region.region',
          message: 'The offer that this request fills is for another profession or region',
        },
      ],
    })
    expect((await edit({ lunch: { allowed: false, paid: false, period: 1 } })).body.error.details.fields).toMatchObject(
      [{ field: 'lunch' }],
    )
    expect((await edit({ notes: 'Bring your card.' })).body.data).toMatchObject({ practice_region, revision: 2 })
  })

  it('is known to the offer by the days that it has after an edit', async () => {
    const offer = await post(api, practice, onDays(7, 8))
    const locum = await newLocum()
    const sent = (await ask(offer, locum, shiftsAhead(7))).body.data as Offer
    const { lunch } = offerInput(practice.companyId)
    const body = { accountid: practice.companyId, lunch, request_dates: shiftsAhead(8), revision: sent.revision }
    await api.call('editPrivateOffer', practice.member, { params: { id: sent.id }, body: body as never })
    expect(await read(offer)).toMatchObject({ asked: [{ id: locum.id, dates: [ahead(8)] }] })
  })

  it('keeps what ended an application before', async () => {
    const { offer, first, toFirst } = await askTwo()
    await apply(api, first, offer, [ahead(7)])
    await api.call('rejectApplication', practice.member, {
      params: { offerId: offer.id },
      body: { id: first.id, status_reason: 'We ask you directly.' } as never,
    })
    const { id } = (await accept(first, toFirst)).body.data as Booking
    await api.call('cancelBooking', first, {
      params: { bookingId: id, accountId: first.id },
      body: { status_reason: 'I am ill.' },
    })
    expect((await read(offer, first)).offers_requests).toMatchObject([{ status: 'rejected', ended: 'declined' }])
  })

  it('is for open days of a public offer of the practice, at their hours', async () => {
    const offer = await post(api, practice, onDays(7))
    const rival = await createPractice(api, 'Vineyard Pharmacy')
    const locum = await newLocum()
    const fields = [{ field: 'fills', message: 'Choose one of this practice’s public offers' }]
    expect((await ask(offer, locum, shiftsAhead(7), rival)).body.error.details).toEqual({ fields })
    expect((await ask({ ...offer, id: unusedIds.offer }, locum)).body.error.details).toEqual({ fields })
    for (const days of [shiftsAhead(7, 8), [shiftAhead(7, '09:00', '17:00')]])
      expect((await ask(offer, locum, days)).body.error).toMatchObject({
        code: 'DATE_NOT_OPEN',
        details: { dates: [days.at(-1)?.date] },
      })
    const assistants = await post(api, practice, {
      request_dates: shiftsAhead(7),
      profession: 'Pharmacist Assistant Post-Basic',
    })
    expect((await ask(assistants, locum, shiftsAhead(7))).body.error.details.fields).toEqual([
      { field: 'fills', message: 'Choose an offer for this profession and region' },
    ])
    const sent = (await ask(offer, locum, shiftsAhead(7))).body.data as Offer
    expect((await ask(sent, await newLocum(), shiftsAhead(7))).body.error.details).toEqual({ fields })
    const edit = (request_dates = shiftsAhead(7)) => {
      const { lunch } = offerInput(practice.companyId)
      const body = { accountid: practice.companyId, lunch, request_dates, revision: sent.revision }
      return api.send('editPrivateOffer', practice.member, { params: { id: sent.id }, body: body as never })
    }
    expect((await edit(shiftsAhead(9))).body.error.code).toBe('DATE_NOT_OPEN')
    expect((await edit()).body.data).toMatchObject({ fills: offer.id })
    expect(await read(sent, locum)).not.toHaveProperty('fills')
    expect(await read(offer, locum)).not.toHaveProperty('asked')
  })

  it(`can be open with ${quotas.askedPerOffer} locums; who can no longer accept makes room`, async () => {
    const offer = await post(api, practice, onDays(7))
    const stored = await api.item('offers', offer.id, 'OFFER')
    const others = { offer: offer.id, professional: admin.id, dates: [ahead(7)], revision: 1 }
    const fill = (asked: object[]) =>
      api.db.send(
        new PutCommand({
          TableName: 'offers',
          Item: {
            ...stored,
            asked: [...asked, ...Array.from({ length: quotas.askedPerOffer }, () => others)].slice(0, 50),
          },
        }),
      )
    await fill([])
    const locum = await newLocum()
    const { status, body } = await ask(offer, locum, shiftsAhead(7))
    expect([status, body.error.details.quota]).toMatchObject([429, { name: 'locums-asked-to-fill-an-offer' }])

    const over = await post(api, practice, onDays(9))
    await api.call('cancelOffer', practice.member, {
      params: { offerId: over.id },
      body: { status_reason: 'We close that day.' },
    })
    await fill([{ ...others, offer: over.id }])
    expect((await ask(offer, locum, shiftsAhead(7))).status).toBe(200)
  })
})
