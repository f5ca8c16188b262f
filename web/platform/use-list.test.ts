import { expect, it } from 'vitest'
import { countFirst } from './use-list.ts'

it('shows as few pages as are enough while others load, and none before', () => {
  const pages = [1, 2, 3].map((at) => ({ items: [at] }))
  const enough = (count: number) => (items: readonly number[]) => items.length >= count
  expect([1, 2, 4].map((count) => countFirst(pages, enough(count)))).toEqual([1, 2, 0])
  expect(countFirst([], enough(1))).toBe(0)
})
