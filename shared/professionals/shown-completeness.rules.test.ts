import { expect, it } from 'vitest'
import { shownCompleteness } from './shown-completeness.rules.ts'

const hours = { start: '09:00', end: '17:00', rate: '380', currency: 'ZAR' as const }
const empty = { files: {}, languages: [], skills: [], locations: [] }

it('a profile’s visible completeness counts what practices see, each part the same', () => {
  expect(shownCompleteness(empty)).toBe(0)
  expect(shownCompleteness({ ...empty, languages: ['English'], short_bio: ' ' })).toBe(13)
  expect(
    shownCompleteness({
      files: { avatar: {} as never },
      short_bio: 'A pharmacist.',
      languages: ['English'],
      skills: ['pharmacy-systems-unisolv'],
      qualifications: { qualification: 'BPharm', institution: 'UWC', year_qualified: '2017-12-01' },
      locations: ['Western Cape,Overberg'],
      experience: { start_date: '2018-03-01', companies_worked_for: ['Clicks'] },
      working_hours: { weekdays: hours, saturday: hours, sundays: hours, public_holidays: hours },
    }),
  ).toBe(100)
})
