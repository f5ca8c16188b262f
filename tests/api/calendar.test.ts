import { describe, expect, it, vi } from 'vitest'
import { addDays } from '#shared/kernel/dates.ts'
import { expectOpenDaysConsistent } from '#tests/support/invariants.ts'
import { daysOf, free, locumDays, off } from '#tests/support/locum-days.ts'
import { ahead, createLocum, createPractice } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin, newLocum } = await sharedApi()
const practice = await createPractice(api)
const { postDays, posted, own, seenBy, stored, book, change, request } = locumDays(api)

describe('posting availability', () => {
  it('for a range stores its days, returns the posting, updates the search entries and writes an event', async () => {
    const locum = await newLocum()
    const { status, body } = await postDays(locum, { date: ahead(3), end_date: ahead(9), ...free }, 'range')
    expect(status).toBe(200)
    const code = body.data.availability_code
    expect(body.data).toMatchObject({
      id: `avl_${locum.id.slice(4)}_${code}`,
      date: ahead(3),
      end_date: ahead(9),
      start_time: '08:00',
      end_time: '17:00',
      status: 'available',
      isactive: true,
      booking_requests: [],
    })
    expect(body.data.available_dates).toEqual([3, 4, 5, 6, 7, 8, 9].map(ahead))
    expect(await stored(locum)).toEqual(
      Object.fromEntries(
        body.data.available_dates.map((date: string) => [
          date,
          { slots: [], posting: code, hours: { from: 480, to: 1020 } },
        ]),
      ),
    )
    expect(await api.eventsOf(locum, 'range')).toEqual([
      {
        type: 'availability.posted',
        version: 1,
        subject: body.data.id,
        data: { professionalId: locum.id, date: ahead(3), end_date: ahead(9), off: [] },
      },
    ])
    expect(await own(locum)).toEqual([body.data])
    await expectOpenDaysConsistent(api, locum)
  })

  it('takes a whole availability as it was read, to post or to edit', async () => {
    const locum = await newLocum()
    const { body } = await postDays(locum, { date: ahead(3), ...free })
    const [read] = await own(locum)
    const again = await postDays(locum, { ...read, date: ahead(5), end_date: ahead(5) } as never)
    expect([again.status, again.body.data?.available_dates]).toEqual([200, [ahead(5)]])
    const edited = await api.send('editAvailability', locum, {
      params: { id: body.data.id, date: ahead(3) },
      body: { ...read, scope: 'day', start_time: '10:00' },
    })
    expect([edited.status, edited.body.data?.start_time]).toEqual([200, '10:00'])
  })

  it('by a weekly pattern leaves out the excepted days', async () => {
    const locum = await newLocum()
    const start = ahead(10)
    const weekday = new Date(`${start}T00:00:00Z`).getUTCDay()
    const { available_dates } = await posted(locum, {
      date: start,
      end_date: addDays(start, 28),
      weekdays: [weekday],
      except: [addDays(start, 14)],
      ...free,
    })
    expect(available_dates).toEqual([0, 7, 21, 28].map((days) => addDays(start, days)))
  })

  it('replaces what was posted for a day, and keeps the booked hours', async () => {
    const locum = await newLocum()
    const first = await posted(locum, { date: ahead(3), end_date: ahead(5), ...free })
    const booking = await book(practice, locum, ahead(4), '08:00', '12:00')
    const second = await posted(locum, { date: ahead(4), status: 'open', start_time: '12:00', end_time: '20:00' })
    expect(second.days[0]).toMatchObject({
      status: 'open',
      posted: 'open',
      free: [{ start_time: '12:00', end_time: '20:00' }],
      booked: [{ start_time: '08:00', end_time: '12:00', booking: booking.id }],
    })
    expect((await own(locum)).map(({ id, days }) => [id, days.map(({ date }) => date)])).toEqual([
      [first.id, [ahead(3), ahead(5)]],
      [second.id, [ahead(4)]],
    ])
    await expectOpenDaysConsistent(api, locum)
  })

  it('for a night shift is available until the morning, and booked where a booking overlaps it', async () => {
    const locum = await newLocum()
    await posted(locum, { date: ahead(6), status: 'available', start_time: '19:00', end_time: '07:00' })
    await book(practice, locum, ahead(7), '02:00', '05:00')
    const [night, morning] = (await own(locum)).flatMap(({ days }) => days)
    expect(night).toMatchObject({
      date: ahead(6),
      status: 'partially-confirmed',
      free: [
        { start_time: '19:00', end_time: '02:00' },
        { start_time: '05:00', end_time: '07:00' },
      ],
    })
    expect(morning).toMatchObject({ date: ahead(7), status: 'unavailable', posted: 'none' })
    await expectOpenDaysConsistent(api, locum)
  })

  it('for a whole year is one command', async () => {
    const locum = await newLocum()
    const { days } = await posted(locum, { date: ahead(0), end_date: ahead(365), ...free })
    expect(days).toHaveLength(366)
    expect(Object.keys(await stored(locum))).toHaveLength(366)
    await expectOpenDaysConsistent(api, locum)
  })

  it('needs no approval; the search entries include it once there is one', async () => {
    const locum = await createLocum(api)
    await posted(locum, { date: ahead(3), ...free })
    await api.call('decideApproval', admin, { params: { id: locum.id }, body: { approved: true } })
    expect((await api.item('calendars', locum.id, 'LOCK'))?.markets).toHaveLength(1)
    await expectOpenDaysConsistent(api, locum)
  })

  it.each([
    ['a day in the past', { date: addDays(ahead(0), -1), ...free }, 'date'],
    ['a day more than a year ahead', { date: ahead(366), ...free }, 'date'],
    ['an end more than a year ahead', { date: ahead(3), end_date: ahead(366), ...free }, 'end_date'],
    ['the last possible date', { date: '9999-12-31', ...free }, 'date'],
    ['an end before the start', { date: ahead(5), end_date: ahead(4), ...free }, 'end_date'],
    ['a pattern without a day left', { date: ahead(5), except: [ahead(5)], ...free }, 'date'],
    ['no hours', { date: ahead(5), status: 'available' }, 'start_time'],
    ['an end at the start', { date: ahead(5), ...free, end_time: '08:00' }, 'end_time'],
    ['odd minutes', { date: ahead(5), ...free, start_time: '08:10' }, 'start_time'],
    ['an eighth day of the week', { date: ahead(5), weekdays: [7], ...free }, 'weekdays.0'],
    ['a date that does not exist', { date: '2027-02-29', ...free }, 'date'],
    ['booked hours from the client', { date: ahead(5), ...free, slots: [] }, 'slots'],
  ])('refuses %s', async (_, body, field) => {
    const locum = await createLocum(api)
    const response = await postDays(locum, body)
    expect(response.status).toBe(400)
    expect(response.body.error.details.fields.map((problem: { field: string }) => problem.field)).toContain(field)
    expect(await stored(locum)).toEqual({})
  })

  it('refuses hours of today that have passed, whether posted or changed, and accepts later ones', async () => {
    const locum = await newLocum()
    const { id } = await posted(locum, {
      date: ahead(0),
      end_date: ahead(1),
      status: 'available',
      start_time: '19:00',
      end_time: '07:00',
    })
    vi.useFakeTimers({ now: Date.parse(`${ahead(0)}T12:00:00Z`), toFake: ['Date'] })
    try {
      const until = (end_time: string) => ({ status: 'available', start_time: '08:00', end_time })
      const edit = (scope: string, end_time: string) =>
        api.send('editAvailability', locum, { params: { id, date: ahead(0) }, body: { scope, ...until(end_time) } })
      const post = (body: object) => postDays(locum, { date: ahead(0), ...body })
      for (const [field, over] of [
        ['end_time', await post(until('14:00'))],
        ['end_time', await edit('day', '14:00')],
        [
          'changes.1.set.end_time',
          await change(locum, [
            { dates: [ahead(1)], set: until('14:00') },
            { dates: [ahead(0)], set: until('14:00') },
          ]),
        ],
      ] as const)
        expect([over.status, over.body.error?.details.fields[0].field]).toEqual([400, field])
      for (const taken of [
        await edit('following', '14:00'),
        await edit('day', '14:15'),
        await post(until('14:15')),
        await post(until('02:00')),
      ])
        expect(taken.status).toBe(200)
    } finally {
      vi.useRealTimers()
    }
  })

  it('returns the same response to a repeat, and refuses another body under the same key', async () => {
    const locum = await newLocum()
    const first = await postDays(locum, { date: ahead(3), ...free }, 'once')
    for (const again of [
      await postDays(locum, { date: ahead(3), ...free }, 'once'),
      await postDays(locum, { date: ahead(3), ...free }, 'once'),
    ])
      expect(again.body).toEqual(first.body)
    expect((await postDays(locum, { date: ahead(4), ...free }, 'once')).status).toBe(422)
    expect(Object.keys(await stored(locum))).toEqual([ahead(3)])
  })
})

describe('Unavailable and removed days', () => {
  it('are in the event, and open in no search entry', async () => {
    const locum = await newLocum()
    const { id } = await posted(locum, { date: ahead(3), end_date: ahead(6), ...free })
    const changed = await api.send('editAvailability', locum, {
      params: { id, date: ahead(4) },
      body: { scope: 'following', except: [ahead(5)], ...off },
      key: 'off',
    })
    expect(daysOf([changed.body.data])).toEqual([
      [ahead(4), 'unavailable'],
      [ahead(5), 'available'],
      [ahead(6), 'unavailable'],
    ])
    expect(await api.eventsOf(locum, 'off')).toEqual([
      {
        type: 'availability.changed',
        version: 1,
        subject: id,
        data: { professionalId: locum.id, date: ahead(4), end_date: ahead(6), off: [ahead(4), ahead(6)] },
      },
    ])
    const removed = await api.send('removeAvailability', locum, { params: { id, date: ahead(5) }, key: 'remove' })
    expect(removed.body.data).toEqual({ id, dates: [ahead(5)] })
    expect(await api.eventsOf(locum, 'remove')).toMatchObject([
      { type: 'availability.removed', subject: id, data: { date: ahead(5), end_date: ahead(5), off: [] } },
    ])
    expect(daysOf(await own(locum))).toEqual([
      [ahead(3), 'available'],
      [ahead(4), 'unavailable'],
      [ahead(6), 'unavailable'],
    ])
    await expectOpenDaysConsistent(api, locum)
  })

  it('can’t be booked ones, and the error names those', async () => {
    const locum = await newLocum()
    const { id } = await posted(locum, { date: ahead(3), end_date: ahead(6), ...free })
    await book(practice, locum, ahead(4))
    const before = await stored(locum)
    const answers = [
      await postDays(locum, { date: ahead(2), end_date: ahead(5), ...off }),
      await api.send('editAvailability', locum, { params: { id, date: ahead(4) }, body: { scope: 'day', ...off } }),
      await api.send('removeAvailability', locum, { params: { id, date: ahead(3) }, query: { scope: 'following' } }),
    ]
    for (const { status, body } of answers)
      expect([status, body.error.code, body.error.details]).toEqual([409, 'DAY_BOOKED', { dates: [ahead(4)] }])
    expect(await stored(locum)).toEqual(before)
    const left = await api.send('removeAvailability', locum, {
      params: { id, date: ahead(3) },
      query: { scope: 'following', except: ahead(4) },
    })
    expect(left.body.data.dates).toEqual([ahead(3), ahead(5), ahead(6)])
    const hours = await api.send('editAvailability', locum, {
      params: { id, date: ahead(4) },
      body: { scope: 'day', ...free, end_time: '20:00' },
    })
    expect(hours.body.data.days[0]).toMatchObject({
      status: 'partially-confirmed',
      free: [{ start_time: '17:00', end_time: '20:00' }],
    })
    await expectOpenDaysConsistent(api, locum)
  })

  it('are added to a posting with later days, and extend it', async () => {
    const locum = await newLocum()
    const { id } = await posted(locum, { date: ahead(3), end_date: ahead(4), ...free })
    expect((await posted(locum, { date: ahead(8), ...free, posting: id })).id).toBe(id)
    expect(
      (await own(locum)).map((availability) => [availability.id, availability.days.map(({ date }) => date)]),
    ).toEqual([[id, [3, 4, 8].map(ahead)]])
    const removed = await api.call('removeAvailability', locum, {
      params: { id, date: ahead(4) },
      query: { scope: 'following' },
    })
    expect(removed.dates).toEqual([4, 8].map(ahead))
  })

  it('leave out at most a year of other days', async () => {
    const locum = await newLocum()
    const { id } = await posted(locum, { date: ahead(3), ...free })
    const except = (days: number) => Array.from({ length: days }, (_, day) => ahead(day + 4))
    const remove = (days: number) =>
      api.send('removeAvailability', locum, {
        params: { id, date: ahead(3) },
        query: { scope: 'following', except: except(days).join(',') },
      })
    const refused = await remove(367)
    expect([refused.status, refused.body.error.details.fields[0].field]).toEqual([400, 'except'])
    expect((await remove(366)).status).toBe(200)
  })

  it('can’t be added to somebody else’s posting', async () => {
    const [locum, other] = [await newLocum(), await newLocum()]
    const { id } = await posted(other, { date: ahead(3), ...free })
    const response = await postDays(locum, { date: ahead(3), ...free, posting: id })
    expect([response.status, response.body.error.code]).toEqual([404, 'AVAILABILITY_NOT_FOUND'])
    expect(await stored(locum)).toEqual({})
  })

  it('are days of that posting only', async () => {
    const locum = await newLocum()
    const { id } = await posted(locum, { date: ahead(3), end_date: ahead(4), ...free })
    await posted(locum, { date: ahead(4), ...free })
    const at = (date: string, posting = id) => api.send('removeAvailability', locum, { params: { id: posting, date } })
    for (const response of [await at(ahead(4)), await at(ahead(9)), await at(ahead(3), `${id.slice(0, 41)}V0000000`)])
      expect([response.status, response.body.error.code]).toEqual([404, 'AVAILABILITY_NOT_FOUND'])
    expect(
      (await api.send('removeAvailability', locum, { params: { id, date: addDays(ahead(0), -1) } })).body.error.details
        .fields[0].field,
    ).toBe('date')
    expect(
      (await api.send('removeAvailability', locum, { params: { id, date: ahead(3) }, query: { except: ahead(3) } }))
        .body.error.details.fields[0].field,
    ).toBe('except')
    expect(
      (await api.send('removeAvailability', await newLocum(), { params: { id, date: ahead(3) } })).body.error.code,
    ).toBe('AVAILABILITY_NOT_FOUND')
  })
})

describe('a calendar', () => {
  it('shows a practice its own requests, but not whether or where a locum is booked', async () => {
    const [locum, other] = [await newLocum(), await createPractice(api, 'Vineyard Pharmacy')]
    const { id } = await posted(locum, { date: ahead(3), end_date: ahead(6), ...free })
    await api.call('editAvailability', locum, { params: { id, date: ahead(6) }, body: { scope: 'day', ...off } })
    const booking = await book(practice, locum, ahead(5))
    await book(practice, locum, ahead(12))
    const sent = await request(practice, locum, [3, 10], id)
    expect(daysOf(await own(locum))).toEqual(
      [
        [ahead(3), 'requested'],
        [ahead(4), 'available'],
        [ahead(5), 'unavailable'],
        [ahead(6), 'unavailable'],
        [ahead(10), 'requested'],
        [ahead(12), 'unavailable'],
      ].sort(),
    )
    const mine = await seenBy(practice, locum)
    expect(mine.find((availability) => availability.id === id)).toMatchObject({
      status: 'requested',
      available_dates: [ahead(4)],
      booking_requests: [{ id: sent.id, status: 'open', booking_ref: expect.stringMatching(/^R/) }],
    })
    const theirs = await seenBy(other, locum)
    expect(daysOf(theirs)).toEqual(
      [
        [ahead(3), 'available'],
        [ahead(4), 'available'],
        [ahead(5), 'unavailable'],
        [ahead(6), 'unavailable'],
        [ahead(12), 'unavailable'],
      ].sort(),
    )
    const hidden = theirs.flatMap(({ days }) => days).filter(({ status }) => status === 'unavailable')
    expect(new Set(hidden.map(({ date: _, ...day }) => JSON.stringify(day)))).toEqual(
      new Set([JSON.stringify({ booked: [], free: [], posted: 'none', requests: [], status: 'unavailable' })]),
    )
    expect(
      theirs
        .filter(({ days }) => days.some(({ status }) => status === 'unavailable'))
        .map((availability) => availability.id),
    ).toEqual([locum.id])
    for (const secret of [booking.id, sent.id, 'Harbour Road']) expect(JSON.stringify(theirs)).not.toContain(secret)
  })

  it('shows a practice which hours of a partly booked day are free, but not which are booked', async () => {
    const locum = await newLocum()
    await posted(locum, { date: ahead(5), ...free })
    const { start_time, end_time } =
      (await book(practice, locum, ahead(5), '08:00', '12:00')).booking_dates_times[0] ?? {}
    expect([start_time, end_time]).toEqual(['08:00', '12:00'])
    const [day] = (await seenBy(practice, locum)).flatMap(({ days }) => days)
    expect(day).toEqual({
      date: ahead(5),
      status: 'partially-confirmed',
      posted: 'available',
      free: [{ start_time: '12:00', end_time: '17:00' }],
      booked: [],
      requests: [],
    })
  })

  it('is not found by practices before the professional is approved', async () => {
    const locum = await createLocum(api)
    await posted(locum, { date: ahead(3), ...free })
    const { member, companyId } = practice
    const { status, body } = await api.send('listAvailabilityForPractice', member, {
      params: { professionalId: locum.id, start: ahead(0), end: ahead(9) },
      query: { companyId },
    })
    expect([status, body.error.code]).toEqual([404, 'PROFESSIONAL_NOT_FOUND'])
  })

  it('can’t be changed by a locum without a profile', async () => {
    const newcomer = await api.signUp('Locum', 'no-profile@people.test')
    const params = { id: `avl_${newcomer.id.slice(4)}_V0000000`, date: ahead(3) }
    for (const [operation, body] of [
      ['editAvailability', { scope: 'day', ...free }],
      ['removeAvailability', { scope: 'day' }],
    ] as const) {
      const response = await api.send(operation, newcomer, { params, body })
      expect([operation, response.status, response.body.error.code]).toEqual([operation, 404, 'PROFESSIONAL_NOT_FOUND'])
    }
  })

  it('ends at the last possible date', async () => {
    const locum = await newLocum()
    expect(await own(locum, '9999-12-30', '9999-12-31')).toEqual([])
    expect(await own(locum, '0000-01-01', '0000-01-01')).toEqual([])
  })

  it('reopens the day in the search entry when a booking is cancelled', async () => {
    const locum = await newLocum()
    await posted(locum, { date: ahead(3), ...free })
    const booking = await book(practice, locum, ahead(3))
    await expectOpenDaysConsistent(api, locum)
    await api.call('cancelBooking', locum, {
      params: { bookingId: booking.id, accountId: locum.id },
      body: { status_reason: 'I have fallen ill.' },
    })
    expect(daysOf(await own(locum))).toEqual([[ahead(3), 'available']])
    await expectOpenDaysConsistent(api, locum)
  })
})
