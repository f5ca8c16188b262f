import { describe, expect, it } from 'vitest'
import { formatIndemnity, formatLastActive, locationLines, rateLines, skillLines } from './format-locum.ts'

const today = '2026-11-20'
const hour = (rate: string) => ({ start: '09:00', end: '17:00', rate, currency: 'ZAR' as const })
const plain = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))

describe('what a practice sees of a locum', () => {
  it.each([
    ['2026-11-20T05:00:00Z', 'Active today'],
    // Past midnight in South Africa.
    ['2026-11-19T22:30:00Z', 'Active today'],
    ['2026-11-19T12:00:00Z', 'Active yesterday'],
    ['2026-11-12T12:00:00Z', 'Last active on 12/11/2026'],
  ])('%s is %s', (instant, words) => {
    expect(formatLastActive(instant, today)).toBe(words)
  })
  it.each([
    [undefined, undefined],
    [{ has_indemnity_insurance: false, indemnity_insurance_expiry: '' as const }, 'Not insured'],
    [{ has_indemnity_insurance: true, indemnity_insurance_expiry: '' as const }, 'Insured'],
    [{ has_indemnity_insurance: true, indemnity_insurance_expiry: '08/31/2027' }, 'Insured until 31/08/2027'],
    [{ has_indemnity_insurance: true, indemnity_insurance_expiry: '11/20/2026' }, 'Insured until 20/11/2026'],
    [{ has_indemnity_insurance: true, indemnity_insurance_expiry: '11/19/2026' }, 'Insurance expired on 19/11/2026'],
  ])('%j is %s', (indemnity_insurance, words) => {
    expect(formatIndemnity({ indemnity_insurance }, today)).toBe(words)
  })
  it('names skills by branch, also those that can no longer be chosen, and leaves out those that do not exist', () => {
    const branch = (name: string, options: Record<string, string>) => ({
      name,
      code: name.toLowerCase(),
      allowMultiple: true,
      options: Object.entries(options).map(([code, option]) => ({ code, name: option })),
    })
    const skills = [
      branch('Dispensing', { a: 'Community dispensing', b: 'Compounding' }),
      branch('Systems', { c: 'Unisolv' }),
    ]
    const formerSkills = [branch('Dispensing', { d: 'Sterile manufacturing' })]
    expect(skillLines({ skills, formerSkills }, ['c', 'b', 'a', 'd', 'gone'])).toEqual([
      'Dispensing: Community dispensing, Compounding, Sterile manufacturing',
      'Systems: Unisolv',
    ])
  })
  it('names places by province', () => {
    expect(locationLines(['Western Cape,Overberg', 'Gauteng,Sedibeng', 'Western Cape,West Coast'])).toEqual([
      'Western Cape: Overberg, West Coast',
      'Gauteng: Sedibeng',
    ])
  })
  it('separates Sundays and holidays only where their rates differ', () => {
    const hours = { weekdays: hour('380'), saturday: hour('430'), sundays: hour('520'), public_holidays: hour('520') }
    expect(plain(rateLines({ working_hours: hours }))).toEqual([
      'Weekdays R 380/h',
      'Saturdays R 430/h',
      'Sundays and holidays R 520/h',
    ])
    expect(plain(rateLines({ working_hours: { ...hours, public_holidays: hour('600') } })).slice(2)).toEqual([
      'Sundays R 520/h',
      'Public holidays R 600/h',
    ])
    expect(rateLines({})).toEqual([])
  })
})
