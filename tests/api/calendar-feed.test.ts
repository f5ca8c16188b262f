import { createHash } from 'node:crypto'
import { DeleteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeAll } from '#bin/seed/world/large/write-world.ts'
import { newCode } from '#functions/platform/context.ts'
import type { Key } from '#functions/platform/dynamo/versioned.ts'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { logger } from '#functions/platform/logger.ts'
import { apiContract } from '#shared/api-contract.ts'
import type { BookedDay } from '#shared/bookings/bookings.schema.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { eventFor, type Caller } from '#tests/support/api.ts'
import { accept, sendRequest } from '#tests/support/booking-requests.ts'
import { parseCalendar } from '#tests/support/calendar.ts'
import {
  ahead,
  apply,
  confirm,
  createLocum,
  createPractice,
  join,
  post,
  workingDays,
  shiftAhead,
  shiftsAhead,
  onDays,
} from '#tests/support/people.ts'
import { scaledRounds } from '#tests/support/rounds.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

/** In the long form ten thousand; some more than a feed has in any case. */
const BOOKINGS = Math.max(4_000, scaledRounds(10_000))

const { api, admin, newLocum } = await sharedApi()
afterEach(() => vi.restoreAllMocks())

const feedOf = async (caller: Caller): Promise<string> => (await api.call('createCalendarFeed', caller, {})).token
const read = (token: string) => api.send('readCalendarFeed', undefined, { params: { token } })
const eventsOf = async (token: string) => {
  const { status, body } = await read(token)
  expect(status).toBe(200)
  return parseCalendar(body).events
}
const fileOf = async (caller: Caller, bookingId: string) =>
  parseCalendar(await api.call('getBookingFile', caller, { params: { bookingId } } as never)).events

const people = async (name?: string) => ({
  locum: await newLocum(),
  practice: await createPractice(api, name),
})
type People = Awaited<ReturnType<typeof people>>
type Changes = Parameters<typeof post>[2]
const book = async ({ locum, practice }: People, changes: Changes = {}) => {
  const offer = await post(api, practice, changes)
  await apply(api, locum, offer)
  return confirm(api, practice, offer, locum)
}
const cancel = (caller: Caller, bookingId: string, accountId: string) =>
  api.call('cancelBooking', caller, { params: { bookingId, accountId }, body: { status_reason: 'Closed.' } } as never)
const utc = (days: number, time: string) => new Date(`${ahead(days)}T${time}:00+02:00`).toISOString()

describe('a booking as events', () => {
  it('has one a day, in South African time, and ends an overnight shift on the next day', async () => {
    const both = await people()
    const { id } = await book(both, {
      request_dates: [shiftAhead(7), shiftAhead(8, '19:00', '07:00'), shiftAhead(9, '16:00', '00:00')],
    })
    const [one, night, late, ...others] = await fileOf(both.locum, id)
    expect(others).toEqual([])
    expect(one).toMatchObject({
      uid: `${id}-${ahead(7)}@demo`,
      zone: 'Africa/Johannesburg',
      status: 'CONFIRMED',
      busy: true,
    })
    expect([one?.start, one?.end]).toEqual([utc(7, '08:00'), utc(7, '17:00')])
    expect([night?.start, night?.end]).toEqual([utc(8, '19:00'), utc(9, '07:00')])
    expect([late?.start, late?.end]).toEqual([utc(9, '16:00'), utc(10, '00:00')])
    expect(one?.properties).toEqual(expect.arrayContaining(['dtstamp', 'last-modified', 'sequence']))
  })

  it('says to each party what its page says, and takes up only the locum’s time', async () => {
    const both = await people()
    const { id } = await book(both, {
      notes: 'Park behind the shop.',
      request_dates: [{ ...shiftAhead(7), date: workingDays(7, 1)[0] ?? '' }],
    })
    const [forLocum] = await fileOf(both.locum, id)
    expect(forLocum).toMatchObject({
      summary: 'Pharmacist at Harbour Road Pharmacy',
      location: 'Harbour Road Pharmacy, 12 Harbour Road, Gardens, Cape Town Metro, 8001',
      url: `https://site.test/locum/dashboard/bookings/${id}`,
    })
    for (const expected of [
      id,
      '021 123 4567',
      'R\u00a0380/h',
      'Lunch: 1 hour, unpaid',
      'Notes: Park behind the shop.',
    ])
      expect(forLocum?.description).toContain(expected)
    const [forPractice] = await fileOf(both.practice.member, id)
    expect(forPractice).toMatchObject({ summary: 'Thandi Nkosi, Pharmacist', busy: false, uid: forLocum?.uid })
    expect(forPractice?.description).toContain('082 123 4567')
  })

  it('keeps its ids when it changes, raises its sequence, and says that it is cancelled', async () => {
    const both = await people()
    const { id } = await book(both, onDays(7, 8))
    const token = await feedOf(both.locum)
    const before = await eventsOf(token)
    const { practice } = both
    const address = {
      street: '1 Quay Street',
      suburb: 'Gardens',
      province: 'Western Cape',
      region: 'Overberg',
      postal_code: '7200',
    }
    await api.call('saveCompanyAddress', practice.member, {
      params: { companyId: practice.companyId },
      body: address,
    } as never)
    const moved = await eventsOf(token)
    await cancel(practice.member, id, practice.companyId)
    const after = await eventsOf(token)
    expect(moved.map(({ location }) => location)).toEqual(
      Array(2).fill('Harbour Road Pharmacy, 1 Quay Street, Gardens, Overberg, 7200'),
    )
    expect(after.map(({ status }) => status)).toEqual(['CANCELLED', 'CANCELLED'])
    for (const events of [moved, after]) expect(events.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
    const sequences = [before, moved, after].map(([event]) => event?.sequence ?? 0)
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b))
    expect(JSON.stringify(after)).not.toMatch(/021 123 4567|Quay Street/)
  })

  it('shows texts as they are, whatever is in them, on lines that any program can read', async () => {
    const name = `Dr O’Brien, Sons; & "Co" \\ ${'é'.repeat(30)}`.slice(0, 60)
    const both = await people(name)
    const notes = `BEGIN:VEVENT\r\nUID:evil\nATTENDEE:mailto:a@b.test\n${'👩🏽‍⚕️ ñ, ; \\n \\ '.repeat(40)}`
    const { id } = await book(both, { notes, request_dates: shiftsAhead(7) })
    const text = await api.call('getBookingFile', both.locum, { params: { bookingId: id } } as never)
    const { events } = parseCalendar(text)
    expect(events).toHaveLength(1)
    expect(events[0]?.summary).toBe(`Pharmacist at ${name}`)
    expect(events[0]?.description).toContain(notes.trim().replaceAll('\r\n', '\n'))
    expect(events[0]?.properties).not.toContain('attendee')
    const lines = (text as string).split('\r\n')
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
    expect(lines.at(-1)).toBe('')
  })
})

describe('a feed', () => {
  it('has the requests that wait, as tentative, and the booking once one is accepted', async () => {
    const both = await people()
    const { locum, practice } = both
    const offer = await api.call('requestBooking', practice.member, sendRequest(locum, practice, [10, 11]))
    const tokens = [await feedOf(locum), await feedOf(practice.member)]
    const [asked, asking] = await Promise.all(tokens.map(eventsOf))
    expect(asked).toMatchObject([10, 11].map((days) => ({ status: 'TENTATIVE', start: utc(days, '08:00') })))
    expect(asked?.[0]?.summary).toBe('Request: Pharmacist at Harbour Road Pharmacy')
    expect(asking?.[0]?.summary).toBe('Requested: Thandi Nkosi, Pharmacist')
    // Contact and address are for after a booking.
    expect(JSON.stringify([asked, asking])).not.toMatch(/021 123 4567|12 Harbour Road|082 123 4567/)
    await api.call('acceptBookingRequest', locum, accept(offer, [ahead(10)]) as never)
    for (const token of tokens)
      expect(await eventsOf(token)).toMatchObject([{ status: 'CONFIRMED', start: utc(10, '08:00') }])
  })

  it('has all practices of its user, named, and loses one with the membership', async () => {
    const [one, other] = [await people('Quay Pharmacy'), await people('Vineyard Pharmacy')]
    await Promise.all([one, other].map((both, at) => book(both, onDays(20 + at))))
    await join(api, other.practice.companyId, one.practice.member)
    const token = await feedOf(one.practice.member)
    expect((await eventsOf(token)).map(({ summary }) => summary)).toEqual(
      ['Quay Pharmacy', 'Vineyard Pharmacy'].map((practice) => `Thandi Nkosi, Pharmacist (${practice})`),
    )
    const Key = { pk: other.practice.companyId, sk: `MEMBER#${one.practice.member.id}` }
    await api.db.send(new DeleteCommand({ TableName: 'companies', Key }))
    expect((await eventsOf(token)).map(({ summary }) => summary)).toEqual(['Thandi Nkosi, Pharmacist'])
  })

  it('is not sent again unchanged', async () => {
    const token = await feedOf(await createLocum(api))
    const event = eventFor(apiContract.readCalendarFeed, undefined, { params: { token } })
    const first = await api.invoke('calendar-feed', event)
    expect(first?.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    const again = { ...event, headers: { 'if-none-match': String(first?.headers?.etag) } }
    expect(await api.invoke('calendar-feed', again)).toMatchObject({ statusCode: 304 })
    expect((await api.invoke('calendar-feed', again))?.body).toBeUndefined()
  })

  it('answers HEAD as GET, without a body', async () => {
    const token = await feedOf(await createLocum(api))
    for (const [address, status] of [
      [token, 200],
      ['none.ics', 404],
    ] as const) {
      const event = eventFor(apiContract.readCalendarFeed, undefined, { params: { token: address } })
      const get = await api.invoke('calendar-feed', event)
      const head = await api.invoke('calendar-feed', { ...event, routeKey: event.routeKey.replace('GET', 'HEAD') })
      const length = String(Buffer.byteLength(get?.body ?? ''))
      expect(head).toMatchObject({ statusCode: status, headers: { ...get?.headers, 'content-length': length } })
      expect(get?.body).toBeTruthy()
      expect(head?.body).toBeUndefined()
    }
  })
})

describe('the address of a feed', () => {
  const notFound = { status: 404, code: 'FEED_NOT_FOUND' }
  const refusalOf = async (token: string) => {
    const { status, body } = await read(token)
    return { status, code: body.error.code }
  }

  it('is shown once, and stored only as a hash: neither table nor command record has it', async () => {
    const locum = await createLocum(api)
    expect(await api.call('getCalendarFeed', locum, {})).toEqual({})
    const { token, createdAt } = await api.call('createCalendarFeed', locum, {})
    expect(await api.call('getCalendarFeed', locum, {})).toEqual({ createdAt })
    const secret = (token as string).slice(22, 65)
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
    for (const table of ['users', 'commands'] as const) {
      const items = await api.scan(table)
      expect(items.length).toBeGreaterThan(0)
      expect(JSON.stringify(items)).not.toContain(secret)
    }
    expect((await api.item('users', locum.id, 'FEED'))?.hash).toBe(
      createHash('sha256').update(`calendar feed\n${secret}`).digest('base64url'),
    )
  })

  it('stops working when it is replaced or revoked, whatever key the request has', async () => {
    const locum = await createLocum(api)
    const create = async () => (await api.send('createCalendarFeed', locum, { key: 'same' })).body.data.token as string
    const [first, second] = [await create(), await create()]
    expect([await refusalOf(first), (await read(second)).status]).toEqual([notFound, 200])
    expect(await api.call('revokeCalendarFeed', locum, {})).toEqual({})
    expect(await refusalOf(second)).toEqual(notFound)
    expect(await api.call('revokeCalendarFeed', locum, {})).toEqual({})
    expect(await api.call('getCalendarFeed', locum, {})).toEqual({})
  })

  it('is not found with another’s secret, for an account that has none, or malformed', async () => {
    const [one, other] = [await feedOf(await createLocum(api)), await feedOf(await createLocum(api))]
    const wrong = [
      one.slice(0, 22) + other.slice(22),
      `${'A'.repeat(65)}.ics`,
      one.slice(0, -1),
      'x',
      '%',
      '🗓'.repeat(999),
    ]
    expect(await Promise.all(wrong.map(refusalOf))).toEqual(wrong.map(() => notFound))
  })

  it('ends with all sessions and with the account', async () => {
    const [locum, leaving] = [await createLocum(api), await createLocum(api)]
    const tokens = [await feedOf(locum), await feedOf(leaving)]
    await api.call('endSessions', locum, {})
    await api.call('deleteProfessional', leaving, {})
    expect(await Promise.all(tokens.map(refusalOf))).toEqual([notFound, notFound])
    expect(await api.call('getCalendarFeed', locum, {})).toEqual({})
    expect((await read(await feedOf(locum))).status).toBe(200)
  })

  it('is for locums and practice users alone', async () => {
    for (const name of ['getCalendarFeed', 'createCalendarFeed', 'revokeCalendarFeed'] as const)
      expect((await api.send(name, admin)).status).toBe(403)
  })

  it('is in no log, whether it is read, refused or the database fails', async () => {
    const token = await feedOf(await createLocum(api))
    const secret = token.slice(22, 65)
    const logged: string[] = []
    logger.setLogLevel('DEBUG')
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((chunk) => logged.push(String(chunk)) > 0)
    const unknown = `${token.startsWith('x') ? 'y' : 'x'}${token.slice(1)}`
    const statuses = [(await read(token)).status, (await read(unknown)).status]
    vi.spyOn(DynamoDBDocumentClient.prototype, 'send').mockRejectedValue(new Error('No table today'))
    statuses.push((await read(token)).status)
    logger.setLogLevel('SILENT')
    vi.restoreAllMocks()
    expect(statuses).toEqual([200, 404, 500])
    expect(logged.join('')).toContain('No table today')
    expect(logged.join('')).not.toContain(secret)
  })
})

it(`has the nearest thousand days of ${BOOKINGS}, within its window and below a megabyte`, async () => {
  const both = await people()
  const { id } = await book(both, { notes: 'ñ'.repeat(500), request_dates: shiftsAhead(7) })
  const bookings = bookingsRepository(api.db, 'bookings')
  const { pk: _pk, sk: _sk, version: _, ...booking } = (await bookings.get(id as BookingId)) as BookingState & Key
  const [booked] = Object.values(booking.days)
  // From 40 days back to 360 ahead, equally many each day.
  const copies = Array.from({ length: BOOKINGS }, (_none, at): BookingState => {
    const date = ahead((at % 400) - 40)
    return { ...booking, id: newCode('B') as BookingId, days: { [date]: { ...(booked as BookedDay), date } } }
  })
  await writeAll(api.db, copies.map(bookings.put))
  for (const caller of [both.locum, both.practice.member]) {
    const { body } = await read(await feedOf(caller))
    expect(Buffer.byteLength(body)).toBeLessThan(1_000_000)
    const { events } = parseCalendar(body)
    expect(events.length).toBeGreaterThan(500)
    expect(events.length).toBeLessThanOrEqual(1_000)
    expect(events[0]?.start).toBe(utc(0, '08:00'))
    // One more than the copies: what they are copied from.
    expect(events.at(-1)?.start).toBe(utc(Math.ceil((events.length - 1) / (BOOKINGS / 400)) - 1, '08:00'))
  }
})
