import { expect, it } from 'vitest'
import { whyNotSaved } from './why-not-saved.ts'

const now = '2026-12-09T12:00:00Z'
const saying = (dates: string[], end_time: string) => {
  const said = dates.map((date) => ({ date, said: { status: 'available', start_time: '08:00', end_time } as const }))
  return {
    chosen: dates,
    draft: { status: 'available', start: '08:00', end: end_time, scope: 'day' } as const,
    days: dates,
    said,
    changed: said,
    unread: false,
    unclear: undefined,
    known: { days: new Map(), requests: new Map() },
  }
}

it('says before it is tried that hours of today are over', () => {
  expect(whyNotSaved(saying(['2026-12-09'], '14:00'), now)).toBe('These hours have already passed today. Choose later ones.')
  expect(whyNotSaved(saying(['2026-12-09'], '14:15'), now)).toBeUndefined()
  expect(whyNotSaved(saying(['2026-12-09', '2026-12-10'], '14:00'), now)).toBeUndefined()
})

it('says what else stands in the way', () => {
  expect(whyNotSaved(saying([], '17:00'), now)).toBe('No day is left to save.')
  expect(whyNotSaved(saying(['2026-12-10'], '08:00'), now)).toBe('A day ends at another time than it starts.')
  const pattern = { weekdays: [4], until: '2026-12-31', kept: [], left: [] }
  const until = (typed: string) => {
    const typing = saying(['2026-12-10'], '17:00')
    return whyNotSaved({ ...typing, draft: { ...typing.draft, repeat: { ...pattern, typed } } }, now)
  }
  expect(until('20/12/2029')).toBe('You can post until Thu 9 Dec 2027.')
  expect(until('09/12/2026')).toBe('The end date cannot be before the start date.')
  expect(until('20/12/')).toBe('Enter a date as DD/MM/YYYY.')
  expect(until('07/01/2027')).toBeUndefined()
  const night = {
    ...saying(['2026-12-10'], '06:00'),
    unclear: { date: '2026-12-10', said: { status: 'available', start_time: '10:00', end_time: '06:00' } },
  } as const
  expect(whyNotSaved(night, now)).toBe('Set both From and To: Thu 10 Dec has no hours of its own.')
  expect(whyNotSaved({ ...saying(['2026-12-10'], '17:00'), changed: [] }, now)).toBe('Nothing has changed yet.')
})
