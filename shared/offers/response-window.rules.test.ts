import { describe, expect, it } from 'vitest'
import type { OfferState } from './offers.state.ts'
import { isInTime, requestAppointments, responseWindowOf, responseHours } from './response-window.rules.ts'

const now = '2026-11-26T08:00:00.000Z'
const shift = (date: string, start_time: string) => ({ date, start_time, end_time: '17:00' })
const requestOf = (responseWindow: ReturnType<typeof responseWindowOf>) =>
  ({ request: { responseWindow } }) as unknown as OfferState

describe('the time to answer', () => {
  it('is as many hours as chosen, but never past the start of the first shift (South African time)', () => {
    expect(responseWindowOf(24, [shift('2026-11-30', '08:00')], now).until).toBe('2026-11-27T08:00:00.000Z')
    expect(responseWindowOf(24, [shift('2026-11-28', '08:00'), shift('2026-11-26', '14:00')], now).until).toBe(
      '2026-11-26T12:00:00.000Z',
    )
  })

  it('is a day for a shift of this week, two days for one of the next weeks, four for one of the next month', () => {
    const hoursFor = (date: string) => responseHours([shift('2027-03-01', '08:00'), shift(date, '08:00')], now)
    expect(['2026-11-27', '2026-12-02', '2026-12-05', '2026-12-16', '2026-12-18'].map(hoursFor)).toEqual([
      24, 24, 48, 48, 96,
    ])
    expect(responseWindowOf(undefined, [shift('2026-12-30', '08:00')], now).until).toBe('2026-11-30T08:00:00.000Z')
    expect(responseWindowOf(undefined, [shift('2026-11-26', '14:00')], now).until).toBe('2026-11-26T12:00:00.000Z')
  })

  it('has a reminder at half time, unless it is short', () => {
    expect(requestAppointments(requestOf(responseWindowOf(24, [], now)))).toEqual([
      { at: '2026-11-26T20:00:00.000Z', what: 'remind' },
      { at: '2026-11-27T08:00:00.000Z', what: 'expire' },
    ])
    expect(requestAppointments(requestOf(responseWindowOf(1, [], now)))).toEqual([
      { at: '2026-11-26T09:00:00.000Z', what: 'expire' },
    ])
    expect(requestAppointments({ request: {} } as OfferState)).toEqual([])
  })

  it('is over at its end', () => {
    const request = requestOf(responseWindowOf(1, [], now))
    expect(isInTime(request, '2026-11-26T08:59:59.999Z')).toBe(true)
    expect(isInTime(request, '2026-11-26T09:00:00.000Z')).toBe(false)
    expect(isInTime({ request: {} } as OfferState, now)).toBe(true)
  })
})
