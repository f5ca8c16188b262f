import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { startApiWithEvents } from '#tests/support/api-with-events.ts'
import type { Caller } from '#tests/support/api.ts'
import { sendRequest } from '#tests/support/booking-requests.ts'
import { eventually } from '#tests/support/events.ts'
import {
  ahead,
  apply,
  confirm,
  createPractice,
  join,
  post,
  onDays,
  createPair,
  type Pair,
} from '#tests/support/people.ts'

const { api, events, admin, newLocum, mailed, notesOf, subjectsTo, stop } = await startApiWithEvents({
  collectSeconds: 1,
  pauseSeconds: 900,
})
afterAll(stop)

let agenda: (event: { time: string }) => Promise<void>
beforeAll(async () => {
  agenda = (await import('#functions/events/agenda/agenda.lambda.ts')).handler
})

const MINUTE = 60_000
/** From then on the clock goes on. */
const moveClockTo = (now: number) => vi.useFakeTimers({ now, toFake: ['Date'], shouldAdvanceTime: true })
afterEach(() => vi.useRealTimers())

/** A quarter of an hour later, with the agenda's run of that minute. */
const afterThePause = async () => {
  moveClockTo(Date.now() + 16 * MINUTE)
  await agenda({ time: new Date().toISOString() })
}
/** Not those about approvals, which are of the account. */
const about = (what: RegExp, caller: Caller): string[] => subjectsTo(caller).filter((subject) => what.test(subject))
/** Once as many notifications are there, and what they had to send has gone out. */
const told = async (caller: Caller, title: RegExp, count: number) => {
  await eventually(async () => (await notesOf(caller)).filter((note) => title.test(note.title)).length >= count)
  await events.mailed()
}
const book = async ({ locum, practice }: Pair, days: readonly number[]): Promise<Booking> => {
  const offer = await post(api, practice, onDays(...days))
  await apply(api, locum, offer)
  return confirm(api, practice, offer, locum)
}
const cancel = ({ locum }: Pair, { id }: Booking) =>
  api.call('cancelBooking', locum, {
    params: { bookingId: id, accountId: locum.id },
    body: { status_reason: 'I have fallen ill.' },
  })

describe('mails about one offer', () => {
  const applicants = (count: number) => Promise.all(Array.from({ length: count }, () => newLocum()))
  const isApplication = /^New application|^\d+ updates/

  it('go out at once for the first, and as one for all others of a quarter of an hour', async () => {
    const practice = await createPractice(api)
    const colleague = await api.signUp('CompanyAdmin', 'colleague@pauses.test')
    await join(api, practice.companyId, colleague, 'manager')
    const offer = await post(api, practice, onDays(7))
    const [first, ...others] = await applicants(5)
    await apply(api, first as Caller, offer)
    for (const member of [practice.member, colleague]) await mailed(member, /^New application/)
    for (const locum of others) await apply(api, locum, offer)
    for (const member of [practice.member, colleague]) {
      await told(member, isApplication, 5)
      expect(about(isApplication, member)).toHaveLength(1)
    }
    await afterThePause()
    for (const member of [practice.member, colleague]) {
      const { text, html = '' } = await mailed(member, /^New application: .*, and 3 more$/)
      expect(text.match(/has applied for/g)).toHaveLength(4)
      expect(html).toContain('4 updates')
      await events.mailed()
      expect(about(isApplication, member)).toHaveLength(2)
    }
  })

  it('that a pause has held back go out with the first mail after it, even before the agenda asks for them', async () => {
    const practice = await createPractice(api)
    const offer = await post(api, practice, onDays(7))
    const [first, held, later] = (await applicants(3)) as [Caller, Caller, Caller]
    await apply(api, first, offer)
    await mailed(practice.member, /^New application/)
    await apply(api, held, offer)
    await told(practice.member, isApplication, 2)
    expect(about(isApplication, practice.member)).toHaveLength(1)
    moveClockTo(Date.now() + 16 * MINUTE)
    await apply(api, later, offer)
    await mailed(practice.member, /^New application: .*, and 1 more$/)
  })

  it('wait too if they are about its booking; one for tomorrow is told at once', async () => {
    const isCancelled = /^Booking cancelled/
    const [next, week] = [await createPair(api, admin), await createPair(api, admin)]
    const bookings = [await book(next, [1]), await book(week, [7])] as const
    for (const { practice } of [next, week]) await mailed(practice.member, /^New application/)
    await cancel(next, bookings[0])
    await cancel(week, bookings[1])
    await mailed(next.practice.member, isCancelled)
    await told(week.practice.member, isCancelled, 1)
    expect(about(isCancelled, week.practice.member)).toEqual([])
    await afterThePause()
    await mailed(week.practice.member, isCancelled)
  })
})

describe('what goes back and forth', () => {
  it('as lateness does, is one mail a quarter of an hour, which says how it is now', async () => {
    const people = await createPair(api, admin)
    const { locum, practice } = people
    const booking = await book(people, [7])
    await mailed(practice.member, /^New application/)
    moveClockTo(Date.parse(`${ahead(7)}T07:00:00+02:00`))
    const isLateness = /^Running late|^On time/
    const report = (minutes: number) =>
      api.call('reportLate', locum, {
        params: { bookingId: booking.id },
        body: { date: booking.start_date, minutes },
      } as never)
    await report(30)
    await mailed(practice.member, /^Running late: .*about 30 minutes/)
    for (const minutes of [0, 30]) await report(minutes)
    await told(practice.member, isLateness, 3)
    await afterThePause()
    await events.mailed()
    // It has been said that they are late.
    expect(about(isLateness, practice.member)).toHaveLength(1)
    await report(0)
    await mailed(practice.member, /^On time after all/)
    await report(45)
    await report(15)
    await told(practice.member, isLateness, 6)
    expect(about(isLateness, practice.member)).toHaveLength(2)
    await afterThePause()
    await mailed(practice.member, /^Running late: .*about 15 minutes/)
    await events.mailed()
    expect(about(isLateness, practice.member)).toHaveLength(3)
  })

  it('as a booking’s notes do, is mailed as it stands in the end', async () => {
    const people = await createPair(api, admin)
    const { locum, practice } = people
    const booking = await book(people, [7])
    await mailed(locum, /^You are booked/)
    const write = (notes: string) =>
      api.call('updateBooking', practice.member, {
        params: { bookingId: booking.id },
        body: { booking: { ...booking, notes } as never },
      })
    for (const notes of ['Park at the back.', 'Bring a key.', 'Park at the back.', 'Ring twice.']) await write(notes)
    await told(locum, /^Notes changed/, 4)
    expect(about(/^Notes changed/, locum)).toEqual([])
    await afterThePause()
    const { text } = await mailed(locum, /^Notes changed/)
    expect(text).toContain('Ring twice.')
    expect(text).not.toContain('Bring a key.')
    await events.mailed()
    expect(about(/^Notes changed/, locum)).toHaveLength(1)
  })

  it('as a request does, is one mail that says each change', async () => {
    const { locum, practice } = await createPair(api, admin)
    const { id } = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [7]))
    await mailed(locum, /^Booking request: /)
    const change = (days: number[], notes: string) =>
      api.call('editPrivateOffer', practice.member, {
        params: { id },
        body: sendRequest(locum, practice, days, { notes }).body as never,
      })
    await change([7, 8], '')
    await change([8], '')
    await change([8], 'Ring twice.')
    await told(locum, /^Booking request changed/, 3)
    expect(about(/^Booking request changed/, locum)).toEqual([])
    await afterThePause()
    const { text } = await mailed(locum, /^Booking request changed/)
    for (const change of [/New: /, /No longer needed: /, /There are new notes/]) expect(text).toMatch(change)
    await events.mailed()
    expect(about(/^Booking request changed/, locum)).toHaveLength(1)
  })

  it('as a member’s role does, is mailed as it stands in the end, if it is another one', async () => {
    const { member, companyId } = await createPractice(api)
    const colleague = await api.signUp('CompanyAdmin', 'roles@pauses.test')
    await join(api, companyId, colleague, 'manager')
    const params = { companyId, userId: colleague.id }
    const change = (role: string) => api.call('changeMemberRole', member, { params, body: { role } } as never)
    const isRole = /you are now/
    await change('booker')
    await mailed(colleague, /you are now a booker/)
    for (const role of ['owner', 'manager', 'booker']) await change(role)
    await told(colleague, isRole, 4)
    expect(about(isRole, colleague)).toHaveLength(1)
    await afterThePause()
    await events.mailed()
    expect(about(isRole, colleague)).toHaveLength(1)
    await change('owner')
    await mailed(colleague, /you are now an owner/)
  })
})
