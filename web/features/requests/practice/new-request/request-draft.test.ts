import { describe, expect, it } from 'vitest'
import { budgetHolds, daysLines, estimateOf, lowerIn, shareHours, type RequestDraft } from './request-draft.ts'

const rates = { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' }
const nine = { start_time: '08:00', end_time: '17:00' }
const draft = (dates: string[], more: Partial<RequestDraft> = {}): RequestDraft => ({
  days: dates.map((date) => ({ date, ...nine })),
  lunch: { allowed: true, paid: false, period: 1 },
  notes: '',
  ...more,
})
const words = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('what a request would cost', () => {
  it('is days × hours × rate at the locum’s own rates, the fee apart', () => {
    const estimate = estimateOf(draft(['2026-12-07', '2026-12-08', '2026-12-10', '2026-12-11']), rates)
    expect(estimate).toMatchObject({ pay: 1_216_000, fee: 182_400 })
    expect(estimate?.factors.map(words)).toEqual(['4 days × 8 h × R 380/h'])
  })

  it('names the kinds of day where they differ; a public holiday decides first', () => {
    const estimate = estimateOf(draft(['2026-12-12', '2026-12-16']), rates)
    expect(estimate?.factors.map(words)).toEqual(['Saturday 8 h × R 430/h', 'Public holiday 8 h × R 520/h'])
    expect(estimate?.factors[1]?.split(' ')).toEqual(['Public', 'holiday', expect.stringContaining('×')])
    expect(estimate?.pay).toBe((430 + 520) * 8 * 100)
  })

  it('keeps their rates within a budget, and goes by the budget where none are stated', () => {
    expect(estimateOf(draft(['2026-12-07'], { budget: ['400', '450'] }), rates)?.pay).toBe(400 * 8 * 100)
    expect(estimateOf(draft(['2026-12-07'], { budget: ['300', '350'] }), rates)?.pay).toBe(350 * 8 * 100)
    expect(estimateOf(draft(['2026-12-07'], { budget: ['300', '350'] }), undefined)?.pay).toBe(300 * 8 * 100)
  })

  it('is nothing before there are days, rates and a budget that makes sense', () => {
    expect(estimateOf(draft([]), rates)).toBeUndefined()
    expect(estimateOf(draft(['2026-12-07']), undefined)).toBeUndefined()
    expect(estimateOf(draft(['2026-12-07'], { budget: ['400', '350'] }), rates)).toBeUndefined()
    expect(budgetHolds(['', '350'])).toBe(false)
  })
})

it('tells days with hours of their own', () => {
  const days = [
    { date: '2026-12-07', ...nine },
    { date: '2026-12-08', start_time: '13:00', end_time: '17:00' },
  ]
  expect(shareHours(days)).toBe(false)
  expect(shareHours(days.slice(1))).toBe(true)
})

it('knows where a budget is below what the locum asks for', () => {
  expect(lowerIn(draft(['2026-12-07', '2026-12-12'], { budget: ['1', '400'] }), rates)).toEqual([
    { group: 'saturday', offered: '400', own: '430' },
  ])
  expect(lowerIn(draft(['2026-12-07']), rates)).toEqual([])
})

it('a review names the days with their hours, those that share them together', () => {
  const [thursday, night] = [
    { date: '2026-11-26', ...nine },
    { date: '2026-11-28', start_time: '19:00', end_time: '07:00' },
  ]
  expect(daysLines([thursday, { date: '2026-11-27', ...nine }, night])).toEqual([
    'Thu 26 and Fri 27 Nov, 08:00–17:00',
    'Sat 28 Nov, 19:00–07:00 the next day',
  ])
})
