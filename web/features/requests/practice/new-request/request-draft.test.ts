import { describe, expect, it } from 'vitest'
import { formatDaysByHours } from '#web/components/format/format-days.ts'
import { isValidBudget, requestEstimate, groupsBelowRates, haveSameHours, type RequestDraft } from './request-draft.ts'

const rates = { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' }
const nine = { start_time: '08:00', end_time: '17:00' }
const draft = (dates: string[], more: Partial<RequestDraft> = {}): RequestDraft => ({
  days: dates.map((date) => ({ date, ...nine })),
  lunch: { allowed: true, paid: false, period: 1 },
  notes: '',
  respondHours: 24,
  ...more,
})
const words = (text: string): string => text.replaceAll('\u00a0', ' ')

describe('the estimate of a request', () => {
  it('is days × hours × rate at the locum’s own rates, with the fee separate', () => {
    const estimate = requestEstimate(
      draft(['2026-12-07', '2026-12-08', '2026-12-10', '2026-12-11']),
      rates,
      'pay-when-you-book',
    )
    expect(estimate).toMatchObject({ pay: 1_216_000, fee: 182_400 })
    expect(estimate?.factors.map(words)).toEqual(['4 days × 8 h × R 380/h'])
  })

  it('names the rate groups if they differ; a public holiday takes precedence', () => {
    const estimate = requestEstimate(draft(['2026-12-12', '2026-12-16']), rates, 'pay-when-you-book')
    expect(estimate?.factors.map(words)).toEqual(['Saturday 8 h × R 430/h', 'Public holiday 8 h × R 520/h'])
    expect(estimate?.factors[1]?.split(' ')).toEqual(['Public', 'holiday', expect.stringContaining('×')])
    expect(estimate?.pay).toBe((430 + 520) * 8 * 100)
  })

  it('limits rates to the budget, and uses the budget if the locum has none', () => {
    expect(requestEstimate(draft(['2026-12-07'], { budget: ['400', '450'] }), rates, 'pay-when-you-book')?.pay).toBe(
      400 * 8 * 100,
    )
    expect(requestEstimate(draft(['2026-12-07'], { budget: ['300', '350'] }), rates, 'pay-when-you-book')?.pay).toBe(
      350 * 8 * 100,
    )
    expect(
      requestEstimate(draft(['2026-12-07'], { budget: ['300', '350'] }), undefined, 'pay-when-you-book')?.pay,
    ).toBe(300 * 8 * 100)
  })

  it('is undefined without days, rates or a valid budget', () => {
    expect(requestEstimate(draft([]), rates, 'pay-when-you-book')).toBeUndefined()
    expect(requestEstimate(draft(['2026-12-07']), undefined, 'pay-when-you-book')).toBeUndefined()
    expect(
      requestEstimate(draft(['2026-12-07'], { budget: ['400', '350'] }), rates, 'pay-when-you-book'),
    ).toBeUndefined()
    expect(isValidBudget(['', '350'])).toBe(false)
  })
})

it('recognises days with different hours', () => {
  const days = [
    { date: '2026-12-07', ...nine },
    { date: '2026-12-08', start_time: '13:00', end_time: '17:00' },
  ]
  expect(haveSameHours(days)).toBe(false)
  expect(haveSameHours(days.slice(1))).toBe(true)
})

it('recognises a budget below the locum’s rate', () => {
  expect(groupsBelowRates(draft(['2026-12-07', '2026-12-12'], { budget: ['1', '400'] }), rates)).toEqual([
    { group: 'saturday', offered: '400', own: '430' },
  ])
  expect(groupsBelowRates(draft(['2026-12-07']), rates)).toEqual([])
})

it('the review names every day, and groups those with the same hours', () => {
  const [thursday, night] = [
    { date: '2026-11-26', ...nine },
    { date: '2026-11-28', start_time: '19:00', end_time: '07:00' },
  ]
  expect(formatDaysByHours([thursday, { date: '2026-11-27', ...nine }, night])).toEqual([
    'Thu\u00a026 and Fri\u00a027\u00a0Nov, 08:00–17:00',
    'Sat\u00a028\u00a0Nov, 19:00–07:00 the next day',
  ])
  const apart = ['2026-12-01', '2026-12-02', '2026-12-04', '2026-12-07', '2026-12-09'] as const
  expect(formatDaysByHours(apart.map((date) => ({ date, ...nine })))).toEqual([
    'Tue\u00a01, Wed\u00a02, Fri\u00a04, Mon\u00a07 and Wed\u00a09\u00a0Dec, 08:00–17:00',
  ])
})
