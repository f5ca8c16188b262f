import { describe, expect, it } from 'vitest'
import { quietUntil, withChannels } from './notification-channels.rules.ts'
import { defaultNotificationChannels as all, NotificationChannelsChange } from './notification-channels.schema.ts'

/** A time of the South African day. */
const at = (time: string) => new Date(`2026-12-02T${time}:00+02:00`).toISOString()

describe('quiet hours', () => {
  const night = { from: '21:00', to: '06:30' }
  it.each([
    ['20:59', undefined],
    ['21:00', '2026-12-03T04:30:00.000Z'],
    ['23:59', '2026-12-03T04:30:00.000Z'],
    ['00:00', '2026-12-02T04:30:00.000Z'],
    ['06:29', '2026-12-02T04:30:00.000Z'],
    ['06:30', undefined],
  ])('over midnight: at %s they last until %s', (time, end) => expect(quietUntil(night, at(time))).toBe(end))

  it.each([
    ['11:59', undefined],
    ['12:00', '2026-12-02T12:00:00.000Z'],
    ['13:59', '2026-12-02T12:00:00.000Z'],
    ['14:00', undefined],
  ])('within a day: at %s they last until %s', (time, end) =>
    expect(quietUntil({ from: '12:00', to: '14:00' }, at(time))).toBe(end),
  )

  it('are none until a user has chosen them', () => expect(quietUntil(undefined, at('23:00'))).toBeUndefined())
})

describe('a change of the settings', () => {
  const quiet_hours = { from: '21:00', to: '06:30' }
  it('leaves what it does not name', () => {
    const quiet = withChannels(undefined, NotificationChannelsChange.parse({ email: { offers: false }, quiet_hours }))
    expect(quiet).toEqual({ ...all, email: { offers: false, bookings: true, messages: true }, quiet_hours })
    expect(withChannels(quiet, { reminders: { two_hours: true } })).toEqual({
      ...quiet,
      reminders: { two_hours: true },
    })
  })
  it('leaves the other kinds of a channel', () => {
    const before = { ...all, email: { offers: true, bookings: false, messages: true } }
    const change = NotificationChannelsChange.parse({ email: { offers: false } })
    expect(withChannels(before, change)).toEqual({ ...all, email: { offers: false, bookings: false, messages: true } })
  })
  it('ends quiet hours', () => expect(withChannels({ ...all, quiet_hours }, { quiet_hours: null })).toEqual(all))
  it('refuses quiet hours without length', () =>
    expect(NotificationChannelsChange.safeParse({ quiet_hours: { from: '21:00', to: '21:00' } }).success).toBe(false))
})
