import { expect, it } from 'vitest'
import { isBlank, isInside, isOutside, weeksOf } from './week-entries.ts'

const row = (week: string, hidden?: 'true') =>
  ({ getAttribute: (name: string) => (name === 'data-week' ? week : (hidden ?? null)) }) as Element
const [first, second, blank] = [row('2026-11-23'), row('2026-11-30'), row('2026-12-07', 'true')]

it('takes a row that came and left in one batch as one that left', () => {
  const entries = [
    { target: first, isIntersecting: true },
    { target: second, isIntersecting: true },
    { target: first, isIntersecting: false },
  ]
  expect(weeksOf(entries, isInside)).toEqual(['2026-11-30'])
  expect(weeksOf(entries, isOutside)).toEqual(['2026-11-23'])
})

it('tells a blank row from a drawn one', () => {
  const entries = [first, blank].map((target) => ({ target, isIntersecting: true }))
  expect(weeksOf(entries, isBlank)).toEqual(['2026-12-07'])
})
