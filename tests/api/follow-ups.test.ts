import { expect, it } from 'vitest'
import { reactions } from '#functions/events/react/reactions.ts'
import {
  lapseClashing,
  lapseOfDeleted,
  lapseOnUnavailableDays,
  lapseUnapproved,
  recheckAfterSending,
} from '#functions/events/react/lapse-follow-ups.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import {
  ahead,
  apply,
  approvalBody,
  confirm,
  createAdmin,
  createLocum,
  createPractice,
  post,
  shiftAhead,
  onDays,
  readOffer,
} from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'
import { causedBy, followUpRepositories } from '#tests/support/stores.ts'

const { api } = await sharedApi()

it('withdraws the days of other applications that a booking overlaps, once', async () => {
  const locum = await createLocum(api, {}, await createAdmin(api))
  const [winner, other] = [await createPractice(api), await createPractice(api, 'Vineyard Pharmacy')]
  const offer = await post(api, winner, onDays(8))
  const rival = await post(api, other, {
    request_dates: [shiftAhead(7, '20:00', '09:00'), shiftAhead(9)],
  })
  await apply(api, locum, offer)
  await apply(api, locum, rival)
  const booking = await confirm(api, winner, offer, locum)
  const by = causedBy(winner.member.id)
  for (let delivery = 0; delivery < 2; delivery += 1)
    await lapseClashing(followUpRepositories(api), booking.id, {
      origin: 'booked',
      at: new Date().toISOString(),
      by,
    })
  const seen = await readOffer(api, other.member, rival)
  expect(seen.offers_requests[0]).toMatchObject({ status: 'requested', live_dates: [ahead(9)] })
  const record = await api.item('commands', `booked#${rival.id}`)
  expect(record?.events).toMatchObject([
    { type: 'application.lapsed', data: { companyId: other.companyId, dates: [ahead(7)] } },
  ])
  expect(record?.by).toEqual({ ...by, op: 'lapse', via: 'event' })
})

it('withdraws what new hours of a booking overlap', async () => {
  const admin = await createAdmin(api)
  const locum = await createLocum(api, {}, admin)
  const [winner, other] = [await createPractice(api), await createPractice(api, 'Vineyard Pharmacy')]
  const shift = (start_time: string, end_time: string) => shiftAhead(8, start_time, end_time)
  const offer = await post(api, winner, { request_dates: [shift('08:00', '12:00')] })
  const rival = await post(api, other, { request_dates: [shift('13:00', '17:00')] })
  await apply(api, locum, offer)
  await apply(api, locum, rival)
  const booking = await confirm(api, winner, offer, locum)
  const deliver = (type: 'booking.confirmed' | 'booking.days-changed') =>
    reactions(followUpRepositories(api) as never)[type]?.({
      subject: booking.id,
      data: { companyId: winner.companyId },
      origin: `${booking.id}#${type}`,
      at: new Date().toISOString(),
      by: causedBy(admin.id),
    } as never)
  const seen = async () => (await readOffer(api, other.member, rival)).offers_requests[0]
  await deliver('booking.confirmed')
  expect(await seen()).toMatchObject({ live_dates: [ahead(8)] })
  const body = { booking: { request_dates: [shift('10:00', '14:00')] }, status_reason: 'The practice opens later.' }
  await api.call('updateBooking', admin, { params: { bookingId: booking.id }, body: body as never })
  await deliver('booking.days-changed')
  expect(await seen()).toMatchObject({ live_dates: [], ended: 'booked-elsewhere' })
})

it('withdraws everything live of a locum whose approval was undone', async () => {
  const admin = await createAdmin(api)
  const [locum, practice] = [await createLocum(api, {}, admin), await createPractice(api)]
  const offer = await post(api, practice)
  await apply(api, locum, offer)
  const waiting = async () => (await readOffer(api, practice.member, offer)).offers_requests[0]
  const removal = { professional: locum.id, origin: 'removal', at: new Date().toISOString(), by: causedBy(admin.id) }
  await lapseUnapproved(followUpRepositories(api), removal)
  expect(await waiting()).toMatchObject({ status: 'requested' })
  await api.call('decideApproval', admin, { params: { id: locum.id }, body: approvalBody(false) })
  await lapseUnapproved(followUpRepositories(api), removal)
  expect(await waiting()).toMatchObject({ status: 'cancelled', ended: 'approval-removed', live_dates: [] })
})

it('tells a practice whether a clashing booking is its own or another practice’s, even if both are checked late', async () => {
  const locum = await createLocum(api, {}, await createAdmin(api))
  const [practice, other] = [await createPractice(api), await createPractice(api, 'Vineyard Pharmacy')]
  const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7, 8, 9]))
  const book = async (by: typeof practice, days: number) => {
    const offer = await post(api, by, {
      request_dates: [shiftAhead(days, '08:00', '12:00')],
    })
    await apply(api, locum, offer)
    return confirm(api, by, offer, locum)
  }
  const [own, theirs] = [await book(practice, 7), await book(other, 8)]
  await recheckAfterSending(followUpRepositories(api), {
    offerId: sent.id,
    professional: locum.id,
    origin: 'sent',
    at: new Date().toISOString(),
    by: causedBy(practice.member.id),
  })
  const eventsOf = async (booking: typeof own) =>
    (await api.item('commands', `sent.booked-elsewhere#${booking.id}#${sent.id}`))?.events
  expect(await eventsOf(own)).toMatchObject([{ type: 'request.lapsed', data: { byOwn: true, dates: [ahead(7)] } }])
  expect(await eventsOf(theirs)).toMatchObject([{ type: 'request.lapsed', data: { byOwn: false, dates: [ahead(8)] } }])
  const dropped = [
    { date: ahead(7), cause: 'booked-here' },
    { date: ahead(8), cause: 'booked-elsewhere' },
  ]
  expect((await readOffer(api, practice.member, sent)).offers_requests[0]).toMatchObject({
    live_dates: [ahead(9)],
    dropped_dates: dropped,
  })
})

it('leaves a request alone for days that were Unavailable before and are available again', async () => {
  const [locum, practice] = [await createLocum(api, {}, await createAdmin(api)), await createPractice(api)]
  const day = shiftAhead(7)
  await api.call('postAvailability', locum, { body: { date: day.date, status: 'unavailable' } })
  const at = new Date(Date.now() - 1000).toISOString()
  await api.call('postAvailability', locum, { body: { ...day, status: 'available' } })
  const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7, 8]))
  const deliver = (origin: string) =>
    lapseOnUnavailableDays(followUpRepositories(api), { professional: locum.id, origin, at, by: causedBy(locum.id) }, [
      ahead(7),
    ])
  const seen = () => readOffer(api, practice.member, sent)
  const live = async () => (await seen()).offers_requests[0]?.live_dates
  await deliver('off#0')
  expect(await live()).toEqual([ahead(7), ahead(8)])
  await api.call('postAvailability', locum, { body: { date: day.date, status: 'unavailable' } })
  await deliver('off#1')
  expect(await live()).toEqual([ahead(8)])
  // A late follow-up of an earlier change does not revert a later one.
  expect((await seen()).updatedAt).toBe(sent.updatedAt)
})

it('links the practice to a search by hours only if the lapsed days have the same hours', async () => {
  const [locum, practice] = [await createLocum(api, {}, await createAdmin(api)), await createPractice(api)]
  const lapsed = async (...ends: string[]) => {
    const request_dates = ends.map((end_time, at) => ({ date: ahead(7 + at), start_time: '08:00', end_time }))
    const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7], { request_dates }))
    await lapseOfDeleted(followUpRepositories(api), {
      professional: locum.id,
      origin: `gone#${ends.length}`,
      at: sent.updatedAt,
      by: causedBy(locum.id),
    })
    return (await api.item('commands', `gone#${ends.length}#${sent.id}`))?.events[0].data
  }
  expect(await lapsed('16:00')).toMatchObject({ dates: [ahead(7)], hours: '08:00-16:00' })
  const differing = await lapsed('16:00', '13:00')
  expect(differing).toMatchObject({ dates: [ahead(7), ahead(8)] })
  expect(differing).not.toHaveProperty('hours')
})
