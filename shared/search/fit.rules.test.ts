import { describe, expect, it } from 'vitest'
import { timeOf, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { noOpenDays, updateOpenDays, type OpenDay } from '#shared/kernel/open-days.ts'
import { prepareCriteria, scoreOf, shownOf } from './ranking.rules.ts'
import type { MatchDay } from './match.schema.ts'
import { writeTraits } from './traits.ts'

const today = '2026-11-23'
const tomorrow = '2026-11-24'
const traits = writeTraits({ home: { province: 'Gauteng', region: 'Sedibeng' }, languages: [], skills: [] })

const posted = (state: OpenDay['state'], ...windows: [number, number][]): OpenDay => ({
  state,
  free: windows.map(([from, to]) => ({ from: from * 60, to: to * 60 })),
})
const free = (from: number, to: number) => posted('available', [from, to])
const maybe = (from: number, to: number) => posted('open', [from, to])
const [nothing, off] = [posted('none'), posted('unavailable')]

const hours = (from: number, to: number) => ({ start_time: timeOf(from * 60), end_time: timeOf(to * 60) })
type Asked = ReturnType<typeof hours>

/** How a day fits, searched for on a Monday at a time in UTC. */
const fitOn = (date: LocalDate, day: OpenDay, time: string, asked?: Asked): Omit<MatchDay, 'date'> => {
  const criteria = { dates: [date], hours: asked, languages: [], skills: [], extraHolidays: [] }
  const prepared = prepareCriteria(criteria, `${today}T${time}:00Z`)
  const row = {
    id: 'usr_1' as UserId,
    related: false,
    days: updateOpenDays(noOpenDays, { [date]: day }, today),
    traits,
  }
  const [shown] = shownOf(scoreOf(row, prepared), prepared).days
  const { date: _, ...fit } = shown as MatchDay
  return fit
}
const fits = (day: OpenDay, from: number, to: number) => fitOn(tomorrow, day, '08:00', hours(from, to))
const fitsToday = (day: OpenDay, time: string, asked?: Asked) => fitOn(today, day, time, asked)

describe('the hours of a day', () => {
  it('fit if they are posted and not booked; otherwise the free ones are listed', () => {
    expect(fits(free(8, 17), 8, 17)).toEqual({ fit: 'full' })
    expect(fits(free(8, 13), 13, 17)).toEqual({ fit: 'none', free: [hours(8, 13)] })
    expect(fits(free(8, 13), 9, 17)).toEqual({ fit: 'partly', free: [hours(8, 13)] })
    expect(fits(posted('available', [8, 10], [14, 17]), 8, 17)).toEqual({
      fit: 'partly',
      free: [hours(8, 10), hours(14, 17)],
    })
  })

  it('run past midnight', () => {
    expect(fits(free(19, 31), 19, 7)).toEqual({ fit: 'full' })
    expect(fits(free(19, 31), 20, 8)).toEqual({ fit: 'partly', free: [hours(19, 7)] })
    expect(fits(free(8, 24), 20, 24)).toEqual({ fit: 'full' })
    expect(fits(free(19, 31), 7, 15)).toEqual({ fit: 'none', free: [hours(19, 7)] })
  })

  it('are named also if they are only possible', () => {
    expect(fits(maybe(8, 17), 9, 12)).toEqual({ fit: 'tentative' })
    expect(fits(maybe(8, 17), 9, 18)).toEqual({ fit: 'tentative', free: [hours(8, 17)] })
    expect(fits(maybe(8, 17), 18, 22)).toEqual({ fit: 'none', free: [hours(8, 17)] })
    expect(fits(nothing, 8, 17)).toEqual({ fit: 'unposted' })
    expect(fits(off, 8, 17)).toEqual({ fit: 'none' })
  })

  it('of today count from the next quarter of an hour on, South African time', () => {
    expect(fitsToday(free(8, 17), '05:59', hours(8, 17))).toEqual({ fit: 'full' })
    expect(fitsToday(free(8, 17), '06:00', hours(8, 17))).toEqual({
      fit: 'partly',
      free: [{ start_time: '08:15', end_time: '17:00' }],
    })
    expect(fitsToday(free(8, 17), '10:30', hours(13, 17))).toEqual({ fit: 'full' })
    expect(fitsToday(free(8, 17), '15:00', hours(8, 17))).toEqual({ fit: 'none' })
    expect(fitsToday(free(19, 31), '21:00', hours(19, 7)).fit).toBe('partly')
  })

  it('of today are over when they end, not at midnight', () => {
    expect(fitsToday(free(8, 17), '14:40')).toEqual({ fit: 'full' })
    expect(fitsToday(free(8, 17), '14:45')).toEqual({ fit: 'none' })
    expect(fitsToday(nothing, '10:00', hours(8, 17))).toEqual({ fit: 'unposted' })
    expect(fitsToday(nothing, '15:00', hours(8, 17))).toEqual({ fit: 'none' })
  })
})
