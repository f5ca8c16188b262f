import { describe, expect, it } from 'vitest'
import { provinces } from '#infra/seed/options/provinces.ts'
import { datesOfPattern } from '#shared/calendar/day-pattern.rules.ts'
import { addDays, timeOf } from '#shared/kernel/dates.ts'
import type { Availability } from '#shared/calendar/availability.schema.ts'
import type { Caller } from '#tests/support/api.ts'
import { expectOpenDaysConsistent } from '#tests/support/invariants.ts'
import { daysOf, free, locumDays, off } from '#tests/support/locum-days.ts'
import { aboutMe, ahead, createPractice } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, newLocum } = await sharedApi()
const practice = await createPractice(api)
const { posted, own, stored, book, change, request } = locumDays(api)

const untimed = ({ updatedAt: _, ...rest }: Availability) => rest

describe('changing days in one command', () => {
  const version = async (locum: Caller) => (await api.item('calendars', locum.id, 'LOCK'))?.version
  const weekdays = { date: ahead(3), end_date: ahead(23), weekdays: [1, 2, 3, 4, 5] }

  it('posts patterns, marks days Unavailable, removes days, updates the search entries, and names the Unavailable days in the event', async () => {
    const locum = await newLocum()
    const { id } = await posted(locum, { date: ahead(30), end_date: ahead(33), ...free })
    const { status, body } = await change(
      locum,
      [
        { dates: weekdays, set: free },
        { dates: [ahead(30)], set: { ...free, end_time: '13:00' } },
        { dates: [ahead(31), ahead(40)], set: off },
        { dates: [ahead(33)], set: null },
      ],
      'several',
    )
    expect(status, JSON.stringify(body)).toBe(200)
    const pattern = datesOfPattern(weekdays)
    expect(body.data.dates).toEqual([...pattern, ...[30, 31, 33, 40].map(ahead)])
    const days = await stored(locum)
    expect(Object.keys(days).sort()).toEqual([...pattern, ...[30, 31, 32, 40].map(ahead)].sort())
    const postings = await own(locum)
    expect(postings.find((posting) => posting.id === id)?.days.map(({ date }) => date)).toEqual([ahead(30), ahead(32)])
    expect(postings.map((posting) => posting.days.length)).toEqual([pattern.length, 2, 2])
    const sent = await api.eventsOf(locum, 'several')
    expect(sent.map(({ type, data }) => [type, data.date, data.end_date, data.off])).toEqual([
      ['availability.posted', pattern[0], pattern.at(-1), []],
      ['availability.changed', ahead(30), ahead(30), []],
      ['availability.posted', ahead(31), ahead(40), [ahead(31), ahead(40)]],
      ['availability.removed', ahead(33), ahead(33), []],
    ])
    expect(sent.map(({ subject }) => subject).slice(1)).toEqual([id, postings[2]?.id, id])
    await expectOpenDaysConsistent(api, locum)
  })

  it('removes nothing from a booked day without availability, alone or among others', async () => {
    const locum = await newLocum()
    await posted(locum, { date: ahead(3), end_date: ahead(3), ...free })
    await book(practice, locum, ahead(20))
    for (const dates of [[ahead(20)], [ahead(20), ahead(3)]]) {
      const { status } = await change(locum, [{ dates, set: null }])
      expect(status).toBe(200)
    }
    const off20 = await change(locum, [{ dates: [ahead(20)], set: off }])
    expect([off20.status, off20.body.error.code]).toEqual([409, 'DAY_BOOKED'])
  })

  it('makes all changes or none: one booked day refuses them all', async () => {
    const locum = await newLocum()
    await posted(locum, { date: ahead(3), end_date: ahead(6), ...free })
    await book(practice, locum, ahead(4))
    const [before, expected] = [await stored(locum), await version(locum)]
    for (const set of [off, null]) {
      const { status, body } = await change(locum, [
        { dates: [ahead(10)], set: free },
        { dates: [ahead(3), ahead(4)], set },
      ])
      expect([status, body.error.code, body.error.details]).toEqual([409, 'DAY_BOOKED', { dates: [ahead(4)] }])
    }
    expect([await stored(locum), await version(locum)]).toEqual([before, expected])
  })

  it('is undone once by the command it returns, in the postings that the days belonged to', async () => {
    const locum = await newLocum()
    const { id } = await posted(locum, { date: ahead(3), end_date: ahead(6), ...free })
    await book(practice, locum, ahead(5), '08:00', '12:00')
    const sent = await request(practice, locum, [3], id)
    const before = await own(locum)
    const { body } = await change(locum, [
      { dates: [ahead(5), ahead(8)], set: { status: 'open', start_time: '19:00', end_time: '07:00' } },
      { dates: [ahead(3), ahead(4)], set: null },
    ])
    expect(await own(locum)).not.toEqual(before)
    const { changes } = body.data.undo
    const undone = await change(locum, changes, 'undo')
    expect([undone.status, undone.body.data.dates]).toEqual([200, [3, 4, 5, 8].map(ahead)])
    // The undo is a change too.
    expect((await own(locum)).map(untimed)).toEqual(before.map(untimed))
    expect(before[0]?.booking_requests.map((input) => input.id)).toEqual([sent.id])
    await expectOpenDaysConsistent(api, locum)
    expect((await change(locum, changes, 'undo')).body).toEqual(undone.body)
    const again = await change(locum, changes)
    expect([again.status, again.body.error.code]).toEqual([409, 'STALE_STATE'])
    const redone = await change(locum, undone.body.data.undo.changes)
    expect(redone.status).toBe(200)
    expect(daysOf(await own(locum)).map(([date]) => date)).toEqual([3, 5, 6, 8].map(ahead))
  })

  it('can’t be undone if one of its days has changed since, but can if only others have', async () => {
    const locum = await newLocum()
    await posted(locum, { date: ahead(3), end_date: ahead(6), ...free })
    const { body } = await change(locum, [{ dates: [ahead(3), ahead(4)], set: { ...free, end_time: '20:00' } }])
    await change(locum, [{ dates: [ahead(6)], set: off }])
    const later = await change(locum, [{ dates: [ahead(4)], set: null }])
    const now = await stored(locum)
    const refused = await change(locum, body.data.undo.changes)
    expect([refused.status, refused.body.error.code, refused.body.error.details]).toEqual([
      409,
      'STALE_STATE',
      { dates: [ahead(4)] },
    ])
    expect(await stored(locum)).toEqual(now)
    expect((await change(locum, later.body.data.undo.changes)).status).toBe(200)
    expect((await change(locum, body.data.undo.changes)).status).toBe(200)
    expect(daysOf(await own(locum))).toEqual([
      [ahead(3), 'available'],
      [ahead(4), 'available'],
      [ahead(5), 'available'],
      [ahead(6), 'unavailable'],
    ])
    expect((await own(locum))[0]?.days.map(({ end_time }) => end_time)).toEqual(['17:00', '17:00', '17:00', undefined])
  })

  it('can’t be undone if one of its days is booked and would become Unavailable or be removed', async () => {
    const locum = await newLocum()
    const { body } = await change(locum, [{ dates: [ahead(3), ahead(4)], set: free }])
    await book(practice, locum, ahead(4))
    const refused = await change(locum, body.data.undo.changes)
    expect([refused.status, refused.body.error.code, refused.body.error.details]).toEqual([
      409,
      'DAY_BOOKED',
      { dates: [ahead(4)] },
    ])
    // Undoing would have to remove the posting from a booked day, so only the other days are undone.
    await book(practice, locum, ahead(9))
    expect((await change(locum, [{ dates: [ahead(9)], set: free }])).body.data).toEqual({
      dates: [ahead(9)],
      not_undoable: [ahead(9)],
    })
    await book(practice, locum, ahead(10))
    const mixed = await change(locum, [
      { dates: [ahead(10), ahead(11)], set: free },
      { dates: [ahead(20)], set: null },
    ])
    expect(mixed.body.data).toMatchObject({ dates: [ahead(10), ahead(11)], not_undoable: [ahead(10)] })
    const undone = await change(locum, mixed.body.data.undo.changes)
    expect([undone.status, undone.body.data.dates]).toEqual([200, [ahead(11)]])
    expect(daysOf(await own(locum)).map(([date]) => date)).toEqual([3, 4, 9, 10].map(ahead))
    expect((await change(locum, [{ dates: [ahead(9)], set: free }])).body.data).toEqual({ dates: [], not_undoable: [] })
  })

  it('changes a year, each day differently and in every region, in a transaction of at most 80 items', async () => {
    const locum = await newLocum()
    const locations = provinces.flatMap(({ name, subs }) => subs.map((region) => `${name},${region.name}`))
    await api.call('saveAboutMe', locum, { body: { ...aboutMe, willing_to_travel: false, locations } })
    // Night shifts, so that none of today has passed.
    const hours = (day: number) => ({
      status: 'available',
      start_time: timeOf(720 + (day % 40) * 15),
      end_time: timeOf((day % 37) * 15),
    })
    const changes = Array.from({ length: 366 }, (_, day) => ({ dates: [ahead(day)], set: hours(day) }))
    const { status, body } = await change(locum, changes)
    expect(status, JSON.stringify(body)).toBe(200)
    const entries = (await api.item('calendars', locum.id, 'LOCK'))?.markets as string[]
    expect(entries.length).toBeGreaterThanOrEqual(52)
    expect((await api.partition('calendars', locum.id)).length + entries.length + 1).toBeLessThanOrEqual(80)
    await expectOpenDaysConsistent(api, locum)
    const undone = await change(locum, body.data.undo.changes)
    expect([undone.status, undone.body.data.dates.length]).toEqual([200, 366])
    expect(await stored(locum)).toEqual({})
  })

  it('never loses a day to a change at the same moment, and every response matches the calendar', async () => {
    const locum = await newLocum()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => change(locum, [{ dates: [ahead(3 + at), ahead(40 + at)], set: free }])),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(Object.keys(await stored(locum))).toHaveLength(24)
    await expectOpenDaysConsistent(api, locum)
  })

  it.each<[string, object[], string, string?]>([
    ['no change', [], 'changes'],
    ['no day', [{ dates: [], set: free }], 'changes.0.dates'],
    ['a pattern without a day', [{ dates: { date: ahead(3), except: [ahead(3)] }, set: free }], 'changes.0.dates'],
    ['a day in the past', [{ dates: [addDays(ahead(0), -1)], set: null }], 'changes.0.dates'],
    ['more than a year ahead', [{ dates: { date: ahead(300), end_date: ahead(366) }, set: off }], 'changes.0.dates'],
    [
      'a day twice',
      [
        { dates: [ahead(3)], set: free },
        { dates: { date: ahead(2), end_date: ahead(4) }, set: off },
      ],
      'changes.1.dates',
    ],
    ['no hours', [{ dates: [ahead(3)], set: { status: 'open' } }], 'changes.0.set.start_time'],
    ['no new state', [{ dates: [ahead(3)] }], 'changes.0.set', 'Required'],
    ['an empty list of dates', [{ dates: [], set: free }], 'changes.0.dates', 'Use at least 1 entry'],
    [
      'an invalid weekday',
      [{ dates: { date: ahead(3), weekdays: [1, 1.5] }, set: free }],
      'changes.0.dates.weekdays.1',
      'Not valid: expected a whole number',
    ],
    [
      'null for an optional posting',
      [{ dates: [ahead(3)], set: { ...free, posting: null } }],
      'changes.0.set.posting',
      'Not valid: expected text',
    ],
  ])('refuses %s', async (_, changes, field, message = expect.any(String)) => {
    const locum = await newLocum()
    const { status, body } = await change(locum, changes)
    expect([status, body.error.details.fields[0]]).toEqual([400, { field, message }])
    expect(await stored(locum)).toEqual({})
  })

  it('can’t change somebody else’s posting', async () => {
    const [locum, other] = [await newLocum(), await newLocum()]
    const { id } = await posted(other, { date: ahead(3), ...free })
    for (const named of [{ set: { ...free, posting: id } }, { set: null, expected: { ...free, posting: id } }]) {
      const { status, body } = await change(locum, [{ dates: [ahead(3)], ...named }])
      expect([status, body.error.code]).toEqual([404, 'AVAILABILITY_NOT_FOUND'])
    }
  })
})
