import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, describe, expect, it } from 'vitest'
import type { UserId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { formatCardDate, monthOf } from '#shared/kernel/dates.ts'
import { recheckAfterSending } from '#functions/events/react/lapse-follow-ups.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { accept, sendRequest, decline, end } from '#tests/support/booking-requests.ts'
import { eventually } from '#tests/support/events.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { monthItem } from '#functions/stores/calendars.items.ts'
import {
  ahead,
  apply,
  approvalBody,
  confirm,
  createPractice,
  post,
  shiftAhead,
  shiftsAhead,
  type Practice,
  readOffer,
} from '#tests/support/people.ts'
import { causedBy, followUpRepositories } from '#tests/support/stores.ts'
import { setApproval } from '#tests/support/world.ts'

const { api, events, admin, newLocum, notified, mailed, stop } = await startApiWithEvents()
afterAll(stop)

const send = (practice: Practice, locum: Caller, days: number[]): Promise<Offer> =>
  api.call('requestBooking', practice.member, sendRequest(locum, practice, days))
const requestOf = async (practice: Practice, { id }: Offer) =>
  (await api.call('getOffer', practice.member, { params: { id } })).offers_requests[0]
const day = (days: number) => formatCardDate(ahead(days))

describe('who is notified of a request', () => {
  it('the locum when it is sent and when it is withdrawn', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const sent = await send(practice, locum, [7, 8])
    const subject = `Booking request: Harbour Road Pharmacy, ${day(7)} and ${day(8)}`
    expect(await notified(locum, subject)).toMatchObject({
      text: `Harbour Road Pharmacy wants to book you for ${day(7)} and ${day(8)} (Pharmacist). Accept the days you can work, or decline the request.`,
      link: `/locum/dashboard/requests/${sent.id}`,
    })
    expect((await mailed(locum, subject)).text).toContain(`https://site.test/locum/dashboard/requests/${sent.id}`)
    await api.call('cancelBookingRequest', practice.member, end(sent))
    expect(await notified(locum, `Request withdrawn: Harbour Road Pharmacy, ${day(7)} and ${day(8)}`)).toMatchObject({
      text: `Harbour Road Pharmacy has withdrawn its booking request for ${day(7)} and ${day(8)}.\nReason: We have found someone else.`,
    })
  })

  it('the practice when it is declined, with the reason if there is one', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const sent = await send(practice, locum, [7, 8])
    await api.call('rejectBookingRequest', locum, decline(sent, [ahead(7)], 'I am on leave.'))
    const first = await notified(practice.member, `Request declined: Thandi Nkosi, ${day(7)}`)
    expect(first).toMatchObject({
      text: `Thandi Nkosi has declined your booking request for ${day(7)} (Pharmacist).\nReason: I am on leave.\nOpen the request to find someone else.`,
      link: `/practice/dashboard/requests/${sent.id}?practice=${practice.companyId}`,
    })
    await api.call('rejectBookingRequest', locum, decline(sent))
    expect(await notified(practice.member, `Request declined: Thandi Nkosi, ${day(8)}`)).toMatchObject({
      text: `Thandi Nkosi has declined your booking request for ${day(8)} (Pharmacist).\nOpen the request to find someone else.`,
    })
  })

  it('both when it is accepted; the practice learns which days were declined', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const booking = await api.call(
      'acceptBookingRequest',
      locum,
      accept(await send(practice, locum, [7, 8]), [ahead(7)]),
    )
    expect(await notified(practice.member, `Request accepted: Thandi Nkosi, ${day(7)}`)).toMatchObject({
      text: `Thandi Nkosi has accepted your booking request and is booked for ${day(7)} (Pharmacist). They declined ${day(8)}. Booking reference: ${booking.id}.`,
      link: `/practice/dashboard/bookings/${booking.id}?practice=${practice.companyId}`,
    })
    expect(await notified(locum, `You are booked: Harbour Road Pharmacy, ${day(7)}`)).toMatchObject({
      text: `You have accepted the booking request from Harbour Road Pharmacy and are booked for ${day(7)} (Pharmacist). Booking reference: ${booking.id}.`,
    })
  })
})

describe('what makes a request lapse', () => {
  it('a booking with another practice for overlapping hours: the practice learns why, and finds other locums', async () => {
    const [locum, winner, loser] = [
      await newLocum(),
      await createPractice(api),
      await createPractice(api, 'Vineyard Pharmacy'),
    ]
    const [won, lost] = [await send(winner, locum, [7]), await send(loser, locum, [7, 8])]
    await api.call('acceptBookingRequest', locum, accept(won))
    const note = await notified(loser.member, `Booked by another practice: Thandi Nkosi, ${day(7)}`)
    expect(note.text).toBe(
      `Thandi Nkosi has been booked by another practice for ${day(7)}. Find someone else for this day.`,
    )
    expect(new URL(note.link, 'https://site.test').pathname).toBe('/practice/dashboard/search')
    expect(Object.fromEntries(new URL(note.link, 'https://site.test').searchParams)).toEqual({
      profession: 'Pharmacist',
      location: 'Western Cape,Cape Town Metro',
      dates: ahead(7),
      practice: loser.companyId,
      hours: '08:00-17:00',
    })
    expect(note.text).not.toContain('Harbour Road')
    expect(await requestOf(loser, lost)).toMatchObject({
      status: 'open',
      live_dates: [ahead(8)],
      dropped_dates: [{ date: ahead(7), cause: 'booked-elsewhere' }],
    })
    const offer = await post(api, winner, {
      request_dates: [shiftAhead(8, '12:00', '20:00')],
    })
    await apply(api, locum, offer)
    await confirm(api, winner, offer, locum)
    await eventually(async () => (await requestOf(loser, lost)).status === 'rejected')
    expect(await requestOf(loser, lost)).toMatchObject({ ended: 'booked-elsewhere', live_dates: [] })
  })

  it('a booking with the same practice, which learns that it is its own', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const sent = await send(practice, locum, [7])
    const offer = await post(api, practice, {
      request_dates: [shiftAhead(7, '08:00', '12:00')],
    })
    await apply(api, locum, offer)
    await confirm(api, practice, offer, locum)
    expect(await notified(practice.member, `Already booked with you: Thandi Nkosi, ${day(7)}`)).toMatchObject({
      text: `Thandi Nkosi is already booked with your practice for ${day(7)}, so your booking request for ${day(7)} has lapsed. You don’t need to do anything.`,
      link: `/practice/dashboard/requests/${sent.id}?practice=${practice.companyId}`,
    })
    expect(await requestOf(practice, sent)).toMatchObject({
      status: 'rejected',
      ended: 'booked-here',
      dropped_dates: [{ date: ahead(7), cause: 'booked-here' }],
    })
  })

  it('an accepted request withdraws applications for the same hours', async () => {
    const [locum, practice, other] = [
      await newLocum(),
      await createPractice(api),
      await createPractice(api, 'Vineyard Pharmacy'),
    ]
    const offer = await post(api, other, {
      request_dates: shiftsAhead(7, 9),
    })
    await apply(api, locum, offer)
    await api.call('acceptBookingRequest', locum, accept(await send(practice, locum, [7])))
    await notified(other.member, /^Applicant booked elsewhere: /)
    expect(await requestOf(other, offer)).toMatchObject({ status: 'requested', live_dates: [ahead(9)] })
  })

  it('days marked Unavailable lapse in requests and applications, except for a night shift that only ends on such a day', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const sent = await send(practice, locum, [7, 8])
    const shift = (days: number, start_time: string, end_time: string) => shiftAhead(days, start_time, end_time)
    const offer = await post(api, practice, { request_dates: [shift(6, '19:00', '07:00'), shift(7, '18:00', '20:00')] })
    await apply(api, locum, offer)
    await api.call('postAvailability', locum, { body: { date: ahead(7), status: 'unavailable' } })
    expect(await notified(practice.member, `No longer available: Thandi Nkosi, ${day(7)}`)).toMatchObject({
      text: `Thandi Nkosi is no longer available on ${day(7)}. Find someone else for this day.`,
    })
    expect(await requestOf(practice, sent)).toMatchObject({
      status: 'open',
      live_dates: [ahead(8)],
      dropped_dates: [{ date: ahead(7), cause: 'off', reason: 'The locum is no longer available.' }],
    })
    expect(await notified(practice.member, `Applicant no longer available: Thandi Nkosi, ${day(7)}`)).toMatchObject({
      text: `Thandi Nkosi is no longer available for ${day(7)} (Pharmacist). Your offer stays open to other locums.`,
      link: `/practice/dashboard/offers/${offer.id}?practice=${practice.companyId}`,
    })
    expect(await requestOf(practice, offer)).toMatchObject({
      status: 'requested',
      live_dates: [ahead(6)],
      dropped_dates: [{ date: ahead(7), cause: 'off' }],
    })
  })

  it('not the removal of a posting: whether the locum can work that day is unknown', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const posting = await api.call('postAvailability', locum, {
      body: { date: ahead(7), status: 'available', start_time: '08:00', end_time: '20:00' },
    })
    const [sent, offer] = [
      await send(practice, locum, [7]),
      await post(api, practice, { request_dates: [shiftAhead(7, '18:00', '20:00')] }),
    ]
    await apply(api, locum, offer)
    await api.call('removeAvailability', locum, { params: { id: posting.id, date: ahead(7) }, query: { scope: 'day' } })
    // The event of a later change of the same calendar has been handled by then, and so has the removal's.
    const later = await send(practice, locum, [9])
    await api.call('postAvailability', locum, { body: { date: ahead(9), status: 'unavailable' } })
    await eventually(async () => (await requestOf(practice, later)).status === 'rejected')
    expect(await requestOf(practice, sent)).toMatchObject({ status: 'open', live_dates: [ahead(7)] })
    expect(await confirm(api, practice, offer, locum)).toMatchObject({ booking_dates: [ahead(7)] })
  })

  it('a day that became Unavailable while an application for it was being sent', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const offer = await post(api, practice)
    const record = async (key: string, dates: string[]) => {
      await api.send('applyToOffer', locum, { params: { id: offer.id }, body: { revision: 1, dates }, key })
      return eventually(() => events.recordOf(`${locum.id}#${key}`))
    }
    const wentOff = (...days: number[]) =>
      Promise.all(
        [...new Set(days.map((each) => monthOf(ahead(each))))].map((month) =>
          api.db.send(
            new PutCommand({
              TableName: 'calendars',
              Item: monthItem.written({
                pk: locum.id,
                sk: month,
                days: Object.fromEntries(
                  days.map((each) => [ahead(each), { slots: [], posting: 'V0000000', mark: 'off' as const }]),
                ),
                version: 1,
              }),
            }),
          ),
        ),
      )
    const sent = await record('sent', [ahead(7), ahead(8)])
    await wentOff(7)
    await events.handler({ Records: [sent] })
    expect(await requestOf(practice, offer)).toMatchObject({
      live_dates: [ahead(8)],
      dropped_dates: [{ date: ahead(7), cause: 'off' }],
    })
    const changed = await record('changed', [ahead(8), ahead(9)])
    await wentOff(7, 8)
    await events.handler({ Records: [changed] })
    expect(await requestOf(practice, offer)).toMatchObject({
      live_dates: [ahead(9)],
      dropped_dates: [{ date: ahead(8), cause: 'off' }],
    })
  })

  it('an approval that was undone', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const sent = await send(practice, locum, [7])
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: approvalBody(false) })
    await notified(practice.member, `Approval pending: Thandi Nkosi, ${day(7)}`)
    expect(await requestOf(practice, sent)).toMatchObject({ status: 'rejected', ended: 'approval-removed' })
    expect((await api.send('acceptBookingRequest', locum, accept(sent))).body.error.code).toBe('NOT_APPROVED')
  })

  it('a deleted account, whose personal data is removed', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const sent = await send(practice, locum, [7])
    await api.call('deleteProfessional', locum, {})
    await notified(practice.member, /^Request lapsed: /)
    expect(await requestOf(practice, sent)).toMatchObject({
      status: 'rejected',
      ended: 'left',
      name: 'Former',
      surname: 'locum',
    })
    expect(JSON.stringify(await api.item('offers', sent.id, 'OFFER'))).not.toMatch(/Thandi|Nkosi|082 123/)
  })

  it('a day that another locum has filled first, which reads so', async () => {
    const [practice, first, second] = [await createPractice(api), await newLocum(), await newLocum()]
    const offer = await post(api, practice, {
      request_dates: shiftsAhead(7),
    })
    const { accountid, lunch, request_dates } = offer
    const toFill = (locum: Caller) => ({ accountid, lunch, request_dates, professionalId: locum.id, fills: offer.id })
    const [toFirst] = [
      await api.call('sendPrivateOffer', practice.member, { body: toFill(first) as never }),
      await api.call('sendPrivateOffer', practice.member, { body: toFill(second) as never }),
    ]
    await api.call('acceptPrivateOffer', first, { params: { offerId: toFirst.id }, body: {} as never })
    const { text } = await notified(second, `No longer open: Harbour Road Pharmacy, ${day(7)}`)
    expect(text).toContain('because this day is no longer open. You don’t need to do anything.')
    expect(text).toContain('The practice has chosen another professional for this shift.')
  })

  it('a deleted practice: the locum is notified', async () => {
    const [locum, practice] = [await newLocum(), await createPractice(api)]
    const sent = await send(practice, locum, [7])
    await api.call('deleteCompany', practice.member, { params: { companyId: practice.companyId } })
    expect((await notified(locum, `Request withdrawn: Harbour Road Pharmacy, ${day(7)}`)).text).toContain(
      'The practice has closed its account.',
    )
    expect((await readOffer(api, locum, sent)).offers_requests[0]).toMatchObject({
      status: 'cancelled',
      ended: 'withdrawn',
    })
  })

  it('what happened to the locum while it was being sent', async () => {
    const practice = await createPractice(api)
    const requestIn = ({ offers_requests }: Offer) => offers_requests[0]?.id as UserId
    const recheck = async (sent: Offer) => {
      for (let delivery = 0; delivery < 2; delivery += 1)
        await recheckAfterSending(followUpRepositories(api), {
          offerId: sent.id,
          professional: requestIn(sent),
          origin: 'again',
          at: new Date().toISOString(),
          by: causedBy(practice.member.id),
        })
      return requestOf(practice, sent)
    }
    const busy = await newLocum()
    const sent = await send(practice, busy, [7, 8, 9])
    expect(await recheck(sent)).toMatchObject({ status: 'open', live_dates: [ahead(7), ahead(8), ahead(9)] })
    const days = {
      [ahead(7)]: { slots: [], posting: 'V0000000', mark: 'off' as const },
      [ahead(8)]: { slots: [{ from: 600, to: 660, booking: 'B0000000' as BookingId }] },
    }
    for (const month of new Set(Object.keys(days).map(monthOf)))
      await api.db.send(
        new PutCommand({
          TableName: 'calendars',
          Item: monthItem.written({ pk: busy.id, sk: month, days, version: 1 }),
        }),
      )
    expect(await recheck(sent)).toMatchObject({
      live_dates: [ahead(9)],
      dropped_dates: [
        { date: ahead(7), cause: 'off' },
        { date: ahead(8), cause: 'booked-elsewhere' },
      ],
    })
    const unchecked = await newLocum()
    const other = await send(practice, unchecked, [7])
    await setApproval(api, { locum: unchecked, practice }, false)
    expect(await recheck(other)).toMatchObject({ status: 'rejected', ended: 'approval-removed' })
  })
})
