import { afterAll, describe, expect, it } from 'vitest'
import { formatCardDate } from '#shared/kernel/dates.ts'
import type { Mail } from '#infra/local/outbox-page.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import { parseCalendar } from '#tests/support/calendar.ts'
import {
  ahead,
  apply,
  confirm,
  join,
  offerInput,
  post,
  shiftsAhead,
  createPair,
  type Pair,
  newAddress,
} from '#tests/support/people.ts'

const { api, events, admin, newLocum, mailed, notified, stop } = await startApiWithEvents()
afterAll(stop)

const date = (days: number) => formatCardDate(ahead(days))
const plain = (text = '') => text.replaceAll('\u00a0', ' ')
/** Both versions of a mail, to look for words that both must have, or neither. */
const versionsOf = ({ text, html }: Mail): string[] => [
  plain(text),
  plain(html?.replace(/<[^>]+>/g, '\n').replaceAll('&#x27;', "'")),
]
const calendarOf = ({ attachments = [] }: Mail) => {
  expect(attachments.map(({ name, type }) => [name, type])).toEqual([['booking.ics', 'text/calendar; charset=utf-8']])
  return parseCalendar(Buffer.from(attachments[0]?.base64 ?? '', 'base64').toString()).events
}
/** What only those who are booked may know of a practice and of a locum. */
const ofPractice = ['12 Harbour Road', '021 123 4567', 'hello@harbour-road.test']
const ofLocum = ['082 123 4567']

const expectWords = (mail: Mail, { has, lacks }: { has: readonly string[]; lacks: readonly string[] }) => {
  for (const version of versionsOf(mail)) {
    expect(has.filter((word) => !version.includes(word))).toEqual([])
    expect(lacks.filter((word) => version.includes(word))).toEqual([])
  }
}

/** Every day pays the same, whatever day of the week the test runs on. */
const rates: [number, number] = [380, 380]
const book = async ({ locum, practice }: Pair, days: readonly number[]) => {
  const second = await api.signUp('CompanyAdmin', newAddress())
  await join(api, practice.companyId, second)
  const offer = await post(api, practice, { rates, notes: 'Park at the back.', request_dates: shiftsAhead(...days) })
  await apply(api, locum, offer)
  return { booking: await confirm(api, practice, offer, locum), second }
}

describe('a mail about a booking', () => {
  it('has days, hours, address, contact and pay for the locum; their contact and the fee for the practice', async () => {
    const both = await createPair(api, admin)
    const { booking, second } = await book(both, [7])
    const shared = [date(7), '08:00–17:00', '1 h unpaid lunch', 'R 380/h', 'R 3 040.00', 'Park at the back.']
    expectWords(await mailed(both.locum, /^You are booked/), {
      has: [...shared, ...ofPractice, 'Your pay for 8 h', 'View booking', booking.id],
      lacks: ['fee', 'Total cost'],
    })
    const { details } = await notified(both.locum, /^You are booked/)
    expect(plain(details)).toMatch(/^08:00–17:00 · 12 Harbour Road, .* · R 3 040\.00 for 8 h$/)
    const { fee = 0 } = (await api.call('getBooking', both.practice.member, { params: { bookingId: booking.id } }))
      .totals
    expect(fee).toBeGreaterThan(0)
    expectWords(await mailed(second, /^Booking confirmed/), {
      has: [...shared, ...ofLocum, 'Locum pay for 8 h', `R ${fee.toFixed(2)}`, 'Total cost'],
      lacks: ['Your pay', 'Directions'],
    })
  })

  it('has a calendar file, whose events keep their ids when a day is cancelled, and rise', async () => {
    const both = await createPair(api, admin)
    const { booking, second } = await book(both, [7, 8])
    const before = calendarOf(await mailed(both.locum, /^You are booked/))
    expect(before.map(({ uid, status }) => [uid, status])).toEqual(
      [7, 8].map((days) => [`${booking.id}-${ahead(days)}@demo`, 'CONFIRMED']),
    )
    expect(before[0]?.url).toBe(`https://site.test/locum/dashboard/bookings/${booking.id}`)
    const cancel = (dates: string[], by: Caller, params: object) =>
      api.call('cancelBooking', by, { params, body: { status_reason: 'We have closed.', dates } } as never)
    const params = { bookingId: booking.id, accountId: both.practice.companyId }
    await cancel([ahead(7)], both.practice.member, params)
    const oneDay = await mailed(both.locum, /^Days cancelled/)
    expectWords(oneDay, {
      has: ['Reason: We have closed.', 'Your pay for 8 h', 'R 3 040.00', ...ofPractice],
      lacks: [],
    })
    expect(plain(oneDay.text)).toMatch(
      new RegExp(`- ${date(7)}, .*, cancelled\\n- ${date(8)}, 08:00–17:00, 1 h unpaid lunch\\n`),
    )
    const after = calendarOf(oneDay)
    expect(after.map(({ uid, status }) => [uid, status])).toEqual([
      [before[0]?.uid, 'CANCELLED'],
      [before[1]?.uid, 'CONFIRMED'],
    ])
    expect(after[0]?.sequence).toBeGreaterThan(before[0]?.sequence ?? 0)
    await cancel([ahead(8)], both.locum, { ...params, accountId: both.locum.id })
    const all = await mailed(second, /^Booking cancelled/)
    expectWords(all, { has: [date(7), date(8)], lacks: [...ofLocum, 'Total cost'] })
    expect(calendarOf(all).map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED'])
  })
})

it('about what a locum cancelled leads to a replacement: on the offer that is open again, or by a search', async () => {
  const both = await createPair(api, admin)
  const reason = { status_reason: 'My child is ill.' }
  const { booking, second } = await book(both, [7])
  const cancel = (bookingId: string) =>
    api.call('cancelBooking', both.locum, { params: { bookingId, accountId: both.locum.id }, body: reason } as never)
  await cancel(booking.id)
  const offer = `/practice/dashboard/offers/${booking.offerId}`
  expect(await notified(second, /^Booking cancelled/)).toMatchObject({
    action: 'Find a replacement',
    link: expect.stringContaining(offer) as string,
  })
  expectWords(await mailed(second, /^Booking cancelled/), { has: ['Find a replacement'], lacks: ['View booking'] })
  const sent = await api.call('requestBooking', both.practice.member, sendRequest(both.locum, both.practice, [8]))
  await cancel(((await api.call('acceptBookingRequest', both.locum, accept(sent))) as { id: string }).id)
  const { link } = await notified(second, new RegExp(`^Booking cancelled.*${date(8)}`))
  expect(link).toContain(`/practice/dashboard/search?profession=Pharmacist&location=Western+Cape%2CCape+Town+Metro`)
  expect(link).toContain(`dates=${ahead(8)}&hours=08%3A00-17%3A00`)
})

it('about an edit says what has changed, of an offer and of a request', async () => {
  const { locum, practice } = await createPair(api, admin)
  const offer = await post(api, practice, { rates, request_dates: shiftsAhead(7) })
  await apply(api, locum, offer)
  const body = { ...offerInput(practice.companyId, { rates: [400, 450], request_dates: shiftsAhead(8) }) } as never
  await api.call('editOffer', practice.member, { params: { id: offer.id }, body })
  const changes = [`No longer needed: ${date(7)}`, `New: ${date(8)}`, 'Budget: R 380/h becomes R 400–450/h']
  expectWords(await mailed(locum, /^Offer changed/), { has: changes, lacks: ['no longer needed.'] })
  expect(plain((await notified(locum, /^Offer changed/)).text)).toContain(changes[2])
  const { id } = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [9], { rates }))
  const edited = sendRequest(locum, practice, [10], { rates: [400, 450], notes: 'Ring twice.' }).body as never
  await api.call('editPrivateOffer', practice.member, { params: { id }, body: edited })
  const has = [`New: ${date(10)}`, 'Budget: R 380/h becomes R 400–450/h', 'There are new notes']
  expectWords(await mailed(locum, /^Booking request changed/), { has, lacks: [] })
  expect(await api.call('getOffer', locum, { params: { id } })).toMatchObject({ before_edit: { new_notes: true } })
})

it('that was held up says what is true when it is sent', async () => {
  const both = await createPair(api, admin)
  events.mailService.down = true
  const { booking } = await book(both, [7])
  const note = await notified(both.locum, /^You are booked/)
  await api.call('cancelBooking', both.practice.member, {
    params: { bookingId: booking.id, accountId: both.practice.companyId },
    body: { status_reason: 'We have closed.' },
  } as never)
  events.mailService.down = false
  const about = { reader: 'professional', dates: [ahead(7)], booking: booking.id, isForCalendar: true }
  const body = JSON.stringify({ user: both.locum.id, notification: note.id, about })
  const { handler } = await import('#functions/events/channels/mail.lambda.ts')
  const record = { messageId: 'later', body, attributes: { MessageGroupId: note.id } }
  expect(await handler({ Records: [record] } as never)).toEqual({ batchItemFailures: [] })
  const mail = await mailed(both.locum, /^You are booked/)
  expectWords(mail, { has: [date(7), 'cancelled'], lacks: [...ofPractice, 'Your pay'] })
  expect(calendarOf(mail).map(({ status }) => status)).toEqual(['CANCELLED'])
})

describe('a mail before anything is booked', () => {
  it('has days, hours, area and pay of a request, but neither address nor contact', async () => {
    const { locum, practice } = await createPair(api, admin)
    const sent = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7, 8], { rates }))
    const mail = await mailed(locum, /^Booking request/)
    expectWords(mail, {
      has: [date(7), date(8), '08:00–17:00', 'Cape Town Metro, Western Cape', 'R 380/h', 'Answer by', 'View request'],
      lacks: ofPractice,
    })
    expectWords(mail, { has: ['You would earn for 16 h', 'R 6 080.00'], lacks: [] })
    expect(plain((await notified(locum, /^Booking request/)).details)).toBe(
      '08:00–17:00 · Cape Town Metro, Western Cape · R 380/h · R 6 080.00 for 16 h',
    )
    expect(mail.attachments).toEqual([])
    await api.call('suggestRate', locum, { params: { offerId: sent.id }, body: { rate: 610 } as never })
    expectWords(await mailed(practice.member, /^Another rate suggested/), {
      has: [date(7), 'R 380/h', 'Suggested rate', 'R 610/h', 'Locum pay', 'R 9 760.00', 'Answer by'],
      lacks: ofLocum,
    })
  })

  it('has the applicant’s days and rate for the practice, and the offer’s for those it has passed over', async () => {
    const { locum, practice } = await createPair(api, admin)
    const loser = await newLocum()
    const offer = await post(api, practice, { rates, request_dates: shiftsAhead(7, 8) })
    await apply(api, loser, offer, [ahead(8)])
    expectWords(await mailed(practice.member, /^New application/), {
      has: [date(8), '08:00–17:00', 'R 380/h', 'View offer'],
      lacks: [date(7), ...ofLocum],
    })
    await apply(api, locum, offer)
    await confirm(api, practice, offer, locum)
    expectWords(await mailed(loser, /^Shift filled/), {
      has: [date(8), 'Harbour Road Pharmacy', 'Cape Town Metro, Western Cape'],
      lacks: [date(7), ...ofPractice],
    })
  })
})
