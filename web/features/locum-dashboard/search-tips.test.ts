import { describe, expect, it } from 'vitest'
import { addDays } from '#shared/kernel/dates.ts'
import type { OwnCalendar, OwnDay } from '#web/components/calendar/own-calendar.ts'
import { searchTips, TIP_DAYS } from './search-tips.ts'

const today = '2026-11-25'
const rate = { start: '08:00', end: '17:00', rate: '380', currency: 'ZAR' as const }
const complete = {
  skills: ['dispensing'],
  languages: ['English'],
  experience: { start_date: '2016-01-01', companies_worked_for: [], years_experience: 10 },
  working_hours: { weekdays: rate, saturday: rate, sundays: rate, public_holidays: rate },
  locations: ['Western Cape,Cape Town Metro'],
  avatar_file: 'file_1' as never,
}
const on = (away: number, day: Partial<OwnDay>): OwnDay => ({
  date: addDays(today, away),
  status: 'open',
  posted: 'none',
  free: [],
  booked: [],
  requests: [],
  ...day,
})
const calendar = (...days: OwnDay[]): OwnCalendar => ({
  days: new Map(days.map((day) => [day.date, day])),
  requests: new Map(),
})
const booked = [{ start_time: '08:00', end_time: '17:00', booking: 'bkg_1' as never }]
const everyWeek = calendar(
  on(6, { posted: 'available' }),
  on(7, { posted: 'open' }),
  on(20, { posted: 'unavailable' }),
  on(27, { booked }),
)

describe('what a locum can do to rank higher', () => {
  it('is nothing if all is there', () => {
    expect(searchTips(complete, everyWeek, today)).toEqual([])
  })

  it('is to post days in the weeks without any', () => {
    const hintOf = (days: OwnCalendar) => searchTips(complete, days, today)[0]?.hint
    expect(hintOf(calendar())).toContain('any of the next 4 weeks')
    expect(hintOf(calendar(on(0, { posted: 'available' }), on(14, {})))).toContain('3 of the next 4 weeks')
    expect(hintOf(calendar(on(TIP_DAYS, { posted: 'available' })))).toContain('any of the next 4 weeks')
  })

  it.each([
    ['skills', { skills: [] }, 'experience'],
    ['rates', { working_hours: undefined }, 'rates'],
    ['languages', { languages: [] }, 'about'],
    ['experience', { experience: undefined }, 'experience'],
    ['regions', { locations: [] }, 'locations'],
    ['a photo', { avatar_file: undefined }, 'about'],
  ])('is to add %s', (_, missing, section) => {
    const tips = searchTips({ ...complete, ...missing }, everyWeek, today)
    expect(tips.map(({ to }) => to)).toEqual([`/locum/profile?section=${section}`])
  })

  it('names the most points first', () => {
    const nothing = {
      ...complete,
      skills: [],
      languages: [],
      working_hours: undefined,
      experience: undefined,
      avatar_file: undefined,
    }
    expect(searchTips(nothing, calendar(), today).map(({ title }) => title)).toEqual([
      'Post your days',
      'Add your skills',
      'Enter your rates',
      'Add your languages',
      'Enter your experience',
      'Add a photo',
    ])
  })
})
