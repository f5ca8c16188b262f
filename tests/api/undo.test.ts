import { describe, expect, it, vi } from 'vitest'
import { reactions } from '#functions/events/react/reactions.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { Caller } from '#tests/support/api.ts'
import { accept, decline, sendRequest } from '#tests/support/booking-requests.ts'
import { bookNowRequest, createInstantLocum } from '#tests/support/instant-booking.ts'
import { expectConsistent } from '#tests/support/invariants.ts'
import {
  ahead,
  apply,
  approvalBody,
  confirm,
  createPractice,
  offerInput,
  post,
  shiftAhead,
  shiftsAhead,
  onDays,
  type Practice,
  readOffer,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'
import { causedBy, followUpRepositories } from '#tests/support/stores.ts'

const { api, admin, newLocum } = await sharedApi()
const practice = await createPractice(api)
const other = await createPractice(api, 'Vineyard Pharmacy')

const reason = { status_reason: 'The wrong person.' }

const undo = async (booking: Booking, by: 'locum' | 'practice', caller: Caller) => {
  const accountId = by === 'locum' ? booking.professional.id : booking.accountid
  const params = { bookingId: booking.id, accountId }
  return api.send('undoBooking', caller, { params, body: reason, key: `undo-${booking.id}` })
}

/** What follows from an event of a command, as often as it is delivered. */
const follow = async (command: string, times = 1) => {
  const record = await api.item('commands', command)
  const [event] = record?.events as { type: 'booking.undone' }[]
  for (let delivery = 0; delivery < times; delivery += 1)
    await reactions(followUpRepositories(api) as never)[event?.type ?? 'booking.undone']?.({
      ...event,
      origin: `${command}#0`,
      at: record?.at,
      by: causedBy(),
    } as never)
}
const followUndo = (booking: Booking, caller: Caller, times = 1) => follow(`${caller.id}#undo-${booking.id}`, times)

const eventOf = async (booking: Booking, caller: Caller, target: string) =>
  (await api.eventsOf(caller, `undo-${booking.id}#0#${target}`)) as object[] | undefined

const confirmAs = async (by: Practice, offer: Offer, locum: Caller, dates?: string[]): Promise<Booking> => {
  const body = { id: locum.id, ...(dates && { dates }) }
  const key = `confirm-${offer.id}-${locum.id}`
  return (await api.send('confirmApplication', by.member, { params: { offerId: offer.id }, body, key })).body.data
}
const followConfirm = (offer: Offer, locum: Caller, by = practice) =>
  follow(`${by.member.id}#confirm-${offer.id}-${locum.id}`)

const seen = (offer: Offer, by = practice) => readOffer(api, by.member, offer)
const applicationOf = async (offer: Offer, locum: Caller, by = practice) =>
  ((await seen(offer, by)) as Offer).offers_requests.find(({ id }) => id === locum.id)
const requestOf = async (request: Offer, locum: Caller) => (await readOffer(api, locum, request)).offers_requests[0]

/** An offer of two days, with the applications of two locums for both. */
const applied = async (days = [7, 8]) => {
  const [chosen, rival] = [await newLocum(), await newLocum()]
  const offer = await post(api, practice, onDays(...days))
  for (const locum of [chosen, rival]) await apply(api, locum, offer)
  return { chosen, rival, offer }
}

describe('undoing the confirmation of an application', () => {
  it('leaves the offer and all applications as they were; each applicant is notified once', async () => {
    const { chosen, rival, offer } = await applied()
    const before = await api.item('offers', offer.id, 'OFFER')
    const booking = await confirmAs(practice, offer, chosen)
    await followConfirm(offer, chosen)
    expect(await applicationOf(offer, rival)).toMatchObject({ status: 'rejected', ended: 'taken' })
    expect((await undo(booking, 'practice', practice.member)).status).toBe(200)
    await followUndo(booking, practice.member, 2)

    const after = await api.item('offers', offer.id, 'OFFER')
    expect([after?.days, after?.revision]).toEqual([before?.days, before?.revision])
    expect(await seen(offer)).toMatchObject({ status: 'requested', available_dates: offer.available_dates })
    for (const locum of [chosen, rival])
      expect(await applicationOf(offer, locum)).toMatchObject({
        status: 'requested',
        live_dates: [ahead(7), ahead(8)],
      })
    expect(await eventOf(booking, practice.member, `${offer.id}#${rival.id}`)).toMatchObject([
      { type: 'application.reinstated', data: { professionalId: rival.id, dates: [ahead(7), ahead(8)] } },
    ])
    expect(await eventOf(booking, practice.member, `${offer.id}#${chosen.id}`)).toBeUndefined()
    await confirm(api, practice, offer, rival)
    for (const locum of [chosen, rival]) await expectConsistent(api, locum)
  })

  it('by the locum ends their own application, and brings back those of others', async () => {
    const { chosen, rival, offer } = await applied()
    const booking = await confirmAs(practice, offer, chosen)
    await undo(booking, 'locum', chosen)
    expect(await applicationOf(offer, chosen)).toMatchObject({ status: 'cancelled', ended: 'booking-cancelled' })
    expect(await applicationOf(offer, rival)).toMatchObject({ status: 'requested' })
  })

  it('brings back no application that was withdrawn, declined or changed meanwhile', async () => {
    const { chosen, offer } = await applied()
    const [withdrawn, declined, changed] = [await newLocum(), await newLocum(), await newLocum()]
    for (const locum of [withdrawn, declined, changed]) await apply(api, locum, offer)
    const booking = await confirmAs(practice, offer, chosen, [ahead(7)])
    await api.call('applyToOffer', withdrawn, { params: { id: offer.id }, body: { dates: [] } })
    await api.call('rejectApplication', practice.member, {
      params: { offerId: offer.id },
      body: { id: declined.id, ...reason },
    })
    await api.call('applyToOffer', changed, { params: { id: offer.id }, body: { dates: [ahead(8)] } })
    await undo(booking, 'practice', practice.member)
    await followUndo(booking, practice.member)
    expect(await applicationOf(offer, withdrawn)).toMatchObject({ status: 'cancelled', ended: 'withdrawn' })
    expect(await applicationOf(offer, declined)).toMatchObject({ status: 'rejected', ended: 'declined' })
    expect(await applicationOf(offer, changed)).toMatchObject({ live_dates: [ahead(8)] })
    for (const locum of [withdrawn, declined, changed])
      expect((await eventOf(booking, practice.member, `${offer.id}#${locum.id}`)) ?? []).toEqual([])
  })

  it('brings back none if the offer was edited or cancelled meanwhile', async () => {
    const edited = await applied()
    const first = await confirmAs(practice, edited.offer, edited.chosen, [ahead(7)])
    await api.call('editOffer', practice.member, {
      params: { id: edited.offer.id },
      body: { ...offerInput(practice.companyId), rates: [350, 600], request_dates: shiftsAhead(7, 8) },
    } as never)
    await undo(first, 'practice', practice.member)
    await followUndo(first, practice.member)
    expect(await applicationOf(edited.offer, edited.rival)).toMatchObject({ live_dates: [] })
    expect(await seen(edited.offer)).toMatchObject({ status: 'open', available_dates: [ahead(7), ahead(8)] })
    const { events } = (await api.item('commands', `${practice.member.id}#undo-${first.id}`)) as { events: object[] }
    expect(events).toMatchObject([{ data: { reopened: [ahead(7)] } }])

    const ended = await applied()
    const second = await confirmAs(practice, ended.offer, ended.chosen, [ahead(7)])
    await api.call('cancelOffer', practice.member, { params: { offerId: ended.offer.id }, body: reason })
    await undo(second, 'practice', practice.member)
    expect(await applicationOf(ended.offer, ended.rival)).toMatchObject({ live_dates: [] })
  })

  it('ends again what can’t be booked any more: unavailable, booked elsewhere, not approved, blocked', async () => {
    const { chosen, rival, offer } = await applied([7])
    const [busy, unapproved, blocked] = [await newLocum(), await newLocum(), await newLocum()]
    for (const locum of [busy, unapproved, blocked]) await apply(api, locum, offer)
    const elsewhere = await post(api, other, onDays(7))
    await apply(api, busy, elsewhere)
    const booking = await confirmAs(practice, offer, chosen)
    await api.call('postAvailability', rival, { body: { date: ahead(7), status: 'unavailable' } })
    await confirm(api, other, elsewhere, busy)
    await api.call('decideApproval', admin, { params: { id: unapproved.id }, body: approvalBody(false) })
    await api.call('blockLocum', practice.member, {
      params: { companyId: practice.companyId, professionalId: blocked.id },
      body: {},
    } as never)
    await undo(booking, 'practice', practice.member)
    await followUndo(booking, practice.member)
    expect(await applicationOf(offer, rival)).toMatchObject({ ended: 'off' })
    expect(await applicationOf(offer, busy)).toMatchObject({ ended: 'booked-elsewhere' })
    expect(await applicationOf(offer, unapproved)).toMatchObject({ ended: 'approval-removed' })
    expect(await applicationOf(offer, chosen)).toMatchObject({ status: 'requested' })
    const { dropped } = (await api.item('offers', offer.id, `OFFER-APPLICATION#${blocked.id}`)) as {
      dropped: Record<string, { cause: string }>
    }
    expect(dropped[ahead(7)]?.cause).toBe('declined')
    for (const locum of [rival, busy, unapproved, blocked])
      expect((await eventOf(booking, practice.member, `${offer.id}#${locum.id}`)) ?? []).toEqual([])
  })
})

describe('what a booking had ended elsewhere', () => {
  /** A booking of a locum who has applied elsewhere and has a request for the same day and the next. */
  const clashing = async () => {
    const { chosen, offer } = await applied([7])
    const rival = await post(api, other, onDays(7, 8))
    await apply(api, chosen, rival)
    const request = await api.call('requestBooking', other.member, sendRequest(chosen, other, [7, 8]))
    return { chosen, offer, rival, request, booking: await confirmAs(practice, offer, chosen) }
  }

  it('is pending again, in one command each; those who were notified are notified once', async () => {
    const { chosen, offer, rival, request, booking } = await clashing()
    await followConfirm(offer, chosen)
    expect(await applicationOf(rival, chosen, other)).toMatchObject({ live_dates: [ahead(8)] })
    expect(await requestOf(request, chosen)).toMatchObject({ live_dates: [ahead(8)] })
    await undo(booking, 'practice', practice.member)
    await followUndo(booking, practice.member, 2)
    expect(await applicationOf(rival, chosen, other)).toMatchObject({ live_dates: [ahead(7), ahead(8)] })
    expect(await requestOf(request, chosen)).toMatchObject({ live_dates: [ahead(7), ahead(8)] })
    expect(await eventOf(booking, practice.member, rival.id)).toMatchObject([
      { type: 'application.restored', data: { companyId: other.companyId, dates: [ahead(7)] } },
    ])
    expect(await eventOf(booking, practice.member, request.id)).toMatchObject([
      { type: 'request.restored', data: { companyId: other.companyId, dates: [ahead(7)], byOwn: false } },
    ])
    await api.call('acceptBookingRequest', chosen, accept(request))
    await expectConsistent(api, chosen)
  })

  it('is never ended if the undo is handled first, or came while the event was on its way', async () => {
    const { chosen, offer, rival, request, booking } = await clashing()
    await undo(booking, 'practice', practice.member)
    await followUndo(booking, practice.member)
    await followConfirm(offer, chosen)
    expect(await applicationOf(rival, chosen, other)).toMatchObject({ live_dates: [ahead(7), ahead(8)] })
    expect(await requestOf(request, chosen)).toMatchObject({ live_dates: [ahead(7), ahead(8)] })
  })

  it('stays ended if somebody has ended the rest since, or the locum can’t work it any more', async () => {
    const { chosen, offer, rival, request, booking } = await clashing()
    await followConfirm(offer, chosen)
    await api.call('applyToOffer', chosen, { params: { id: rival.id }, body: { dates: [] } })
    await api.call('rejectBookingRequest', chosen, decline(request))
    await undo(booking, 'practice', practice.member)
    await followUndo(booking, practice.member)
    expect(await applicationOf(rival, chosen, other)).toMatchObject({ status: 'cancelled', live_dates: [] })
    expect(await requestOf(request, chosen)).toMatchObject({ status: 'rejected', live_dates: [] })

    const again = await clashing()
    await followConfirm(again.offer, again.chosen)
    await undo(again.booking, 'practice', practice.member)
    await api.call('postAvailability', again.chosen, { body: { date: ahead(7), status: 'unavailable' } })
    await followUndo(again.booking, practice.member)
    expect(await applicationOf(again.rival, again.chosen, other)).toMatchObject({ live_dates: [ahead(8)] })
    expect(await requestOf(again.request, again.chosen)).toMatchObject({ live_dates: [ahead(8)] })
  })

  it('stays ended once the time to answer is over, or the practice has asked anew', async () => {
    const { chosen, offer, request, booking } = await clashing()
    await followConfirm(offer, chosen)
    await undo(booking, 'practice', practice.member)
    const evening = { request_dates: [shiftAhead(7, '18:00', '20:00')] }
    await api.call('requestBooking', other.member, sendRequest(chosen, other, [7], evening))
    await followUndo(booking, practice.member)
    expect(await requestOf(request, chosen)).toMatchObject({ live_dates: [ahead(8)] })

    const late = await clashing()
    await followConfirm(late.offer, late.chosen)
    await undo(late.booking, 'practice', practice.member)
    vi.useFakeTimers({ now: Date.parse(late.request.respond_by ?? '') + 60_000, toFake: ['Date'] })
    await followUndo(late.booking, practice.member).finally(() => vi.useRealTimers())
    expect(await requestOf(late.request, late.chosen)).toMatchObject({ live_dates: [ahead(8)] })
  })

  it('is open again for those who were asked to fill the days', async () => {
    const { chosen, rival, offer } = await applied([7])
    const { body } = sendRequest(rival, practice, [7])
    const request = await api.call('sendPrivateOffer', practice.member, {
      body: { ...body, professionalId: rival.id, fills: offer.id } as never,
    })
    const booking = await confirmAs(practice, offer, chosen)
    await followConfirm(offer, chosen)
    expect(await requestOf(request, rival)).toMatchObject({ ended: 'filled' })
    await undo(booking, 'practice', practice.member)
    await followUndo(booking, practice.member, 2)
    await followConfirm(offer, chosen)
    expect(await requestOf(request, rival)).toMatchObject({ status: 'open', live_dates: [ahead(7)] })
    expect(await eventOf(booking, practice.member, request.id)).toMatchObject([
      { type: 'request.reopened', data: { professionalId: rival.id, dates: [ahead(7)] } },
    ])
    const accepted = await api.call('acceptBookingRequest', rival, accept(request))
    expect(await seen(offer)).toMatchObject({ status: 'confirmed' })
    await undo(accepted, 'locum', rival)
    expect(await requestOf(request, rival)).toMatchObject({ status: 'open', live_dates: [ahead(7)] })
    expect(await applicationOf(offer, chosen)).toMatchObject({ status: 'requested' })
    await expectConsistent(api, rival)
  })
})

describe('undoing a booking from a request', () => {
  const sent = async () => {
    const locum = await newLocum()
    return { locum, request: await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7, 8])) }
  }

  it('by the locum leaves it as it was before they accepted some of its days', async () => {
    const { locum, request } = await sent()
    const booking = await api.call('acceptBookingRequest', locum, accept(request, [ahead(8)]))
    expect(await requestOf(request, locum)).toMatchObject({ status: 'partially-confirmed' })
    await undo(booking, 'locum', locum)
    expect(await requestOf(request, locum)).toMatchObject({ status: 'open', live_dates: [ahead(7), ahead(8)] })
    await api.call('acceptBookingRequest', locum, accept(request, [ahead(7)]))
    await expectConsistent(api, locum)
  })

  it('by the practice ends its days', async () => {
    const { locum, request } = await sent()
    const booking = await api.call('acceptBookingRequest', locum, accept(request, [ahead(8)]))
    await undo(booking, 'practice', practice.member)
    expect(await requestOf(request, locum)).toMatchObject({ status: 'cancelled', live_dates: [] })
  })

  it('ends its days once the time to answer is over', async () => {
    const locum = await newLocum()
    const { params, body } = sendRequest(locum, practice, [7])
    const request = await api.call('requestBooking', practice.member, { params, body: { ...body, respond_hours: 4 } })
    vi.useFakeTimers({ now: Date.parse(request.createdAt) + 4 * 3_600_000 - 60_000, toFake: ['Date'] })
    try {
      const booking = await api.call('acceptBookingRequest', locum, accept(request))
      vi.setSystemTime(Date.parse(request.createdAt) + 4 * 3_600_000 + 60_000)
      await undo(booking, 'locum', locum)
    } finally {
      vi.useRealTimers()
    }
    expect(await requestOf(request, locum)).toMatchObject({ status: 'cancelled', ended: 'booking-cancelled' })
  })

  it('at a rate that the locum had suggested leaves the suggestion, and the rates that were offered', async () => {
    const { locum, request } = await sent()
    const offered = (await requestOf(request, locum))?.rates
    const of = { params: { offerId: request.id } }
    await api.call('suggestRate', locum, { ...of, body: { rate: 610 } } as never)
    const booking = await api.call('acceptSuggestedRate', practice.member, { ...of, body: {} })
    expect((await requestOf(request, locum))?.rates).not.toEqual(offered)
    await undo(booking, 'practice', practice.member)
    expect(await requestOf(request, locum)).toMatchObject({
      status: 'requested',
      rates: offered,
      counter_offer: { rate: '610' },
    })
    const again = await api.call('acceptSuggestedRate', practice.member, { ...of, body: {} })
    expect(again.rates).toEqual(booking.rates)
  })

  it('leaves nothing pending of a booking that was made at once', async () => {
    const locum = await createInstantLocum(api, [practice.companyId], [7], admin)
    const booking = await api.call('bookNow', practice.member, bookNowRequest(locum, practice.companyId, [7]))
    await undo(booking, 'practice', practice.member)
    expect(await api.call('getOffer', locum, { params: { id: booking.offerId } })).toMatchObject({
      status: 'cancelled',
      offers_requests: [{ live_dates: [], ended: 'booking-cancelled' }],
    })
  })
})

it('a booking that has changed since it was made can’t be undone', async () => {
  const { chosen, offer } = await applied()
  const booking = await confirmAs(practice, offer, chosen)
  const params = { bookingId: booking.id }
  await api.call('updateBooking', practice.member, { params, body: { booking: { notes: 'Please ring.' } } } as never)
  expect((await undo(booking, 'practice', practice.member)).body.error?.code).toBe('UNDO_CHANGED')
  await api.call('cancelBooking', chosen, {
    params: { ...params, accountId: chosen.id },
    body: { ...reason, dates: [ahead(7)] },
  })
  expect((await undo(booking, 'locum', chosen)).body.error?.code).toBe('UNDO_CHANGED')
})
