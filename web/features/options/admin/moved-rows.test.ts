import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveTo, movedFrom } from './moved-rows.ts'

const rows = (codes: string) => [...codes].map((code) => ({ code }))
const codes = (list: { code: string }[]) => list.map(({ code }) => code).join('')

it('moves an entry up, down, and to either end', () => {
  expect(codes(moveTo(rows('abcd'), 'd', 1))).toBe('adbc')
  expect(codes(moveTo(rows('abcd'), 'a', 2))).toBe('bcad')
  expect(codes(moveTo(rows('abcd'), 'c', -1))).toBe('cabd')
  expect(codes(moveTo(rows('abcd'), 'a', 9))).toBe('bcda')
  expect(codes(moveTo(rows('abcd'), 'x', 0))).toBe('abcd')
})

it('marks what a user has moved with its former position, and not what made room for it', () => {
  const now = moveTo(rows('abcdefg'), 'g', 3)
  expect([...movedFrom(rows('abcdefg'), now, new Set('g'))]).toEqual([['g', 7]])
})

it('marks nothing that is back among its neighbours, and nothing that was added', () => {
  expect(movedFrom(rows('abc'), rows('abc'), new Set('b')).size).toBe(0)
  expect(movedFrom(rows('abc'), rows('axbc'), new Set('x')).size).toBe(0)
})

it('without its marked entries, a list is in its former order', () => {
  const moves = fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 12 })
  fc.assert(
    fc.property(moves, (made) => {
      const saved = rows('abcdefgh')
      const touched = new Set<string>()
      const now = made.reduce((list, [from, to]) => {
        const code = saved[from]?.code ?? ''
        touched.add(code)
        return moveTo(list, code, to)
      }, saved)
      const moved = movedFrom(saved, now, touched)
      const left = codes(now.filter(({ code }) => !moved.has(code)))
      expect(left).toBe([...left].sort().join(''))
    }),
  )
})
