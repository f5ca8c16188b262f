import { expect, it } from 'vitest'
import { saveBlocker } from './save-blocker.ts'

const now = '2026-12-09T12:00:00Z'
const saying = (dates: string[], end_time: string) => {
  const availability = dates.map((date) => ({
    date,
    availability: { status: 'available', start_time: '08:00', end_time } as const,
  }))
  return {
    chosen: dates,
    draft: { status: 'available', start: '08:00', end: end_time, scope: 'day' } as const,
    days: dates,
    availability,
    changed: availability,
    loadFailed: false,
    dayNeedingTimes: undefined,
    known: { days: new Map(), requests: new Map() },
  }
}

it('says before saving that today’s hours have passed', () => {
  expect(saveBlocker(saying(['2026-12-09'], '14:00'), now)).toBe(
    'These hours have already passed today. Choose later ones.',
  )
  expect(saveBlocker(saying(['2026-12-09'], '14:15'), now)).toBeUndefined()
  expect(saveBlocker(saying(['2026-12-09', '2026-12-10'], '14:00'), now)).toBeUndefined()
})

it('gives the other reasons', () => {
  expect(saveBlocker(saying([], '17:00'), now)).toBe('There are no days left to save.')
  expect(saveBlocker(saying(['2026-12-10'], '08:00'), now)).toBe('Choose two different times.')
  const pattern = { weekdays: [4], until: '2026-12-31', included: [], excluded: [] }
  const until = (typed: string) => {
    const typing = saying(['2026-12-10'], '17:00')
    return saveBlocker({ ...typing, draft: { ...typing.draft, repeat: { ...pattern, typed } } }, now)
  }
  expect(until('20/12/2029')).toBe('Choose a date up to Thu 9 Dec 2027.')
  expect(until('09/12/2026')).toBe('The end date cannot be before the start date.')
  expect(until('20/12/')).toBe('Enter a date as DD/MM/YYYY.')
  expect(until('07/01/2027')).toBeUndefined()
  const night = {
    ...saying(['2026-12-10'], '06:00'),
    dayNeedingTimes: {
      date: '2026-12-10',
      availability: { status: 'available', start_time: '10:00', end_time: '06:00' },
    },
  } as const
  expect(saveBlocker(night, now)).toBe('Choose both a start and an end. Thu 10 Dec has no hours yet.')
  expect(saveBlocker({ ...saying(['2026-12-10'], '17:00'), changed: [] }, now)).toBe('No changes yet.')
})
