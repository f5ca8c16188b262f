import { expect, it } from 'vitest'
import { auditQueryOf, auditSearch } from './audit-criteria.ts'

const query = {
  actor: 'usr_22222222-2222-4222-8222-222222222222',
  about: 'B7K2M9QX',
  kind: 'bookings',
  without: 'readings',
  from: '2026-11-01',
  to: '2026-11-30',
} as const

it('an address holds the filters', () => {
  const search = auditSearch(query as never)
  expect(auditQueryOf(new URLSearchParams(search))).toEqual(query)
  expect(auditSearch({})).toBe('')
})

it('of several subjects in an address, which the server refuses, one is taken', () => {
  const person = 'usr_11111111-1111-4111-8111-111111111111'
  const practice = 'cmp_0123456789ABCDEF'
  expect(auditQueryOf(new URLSearchParams({ person }))).toEqual({ person })
  expect(auditQueryOf(new URLSearchParams({ person, practice, about: 'a b' }))).toEqual({ practice })
  expect(auditQueryOf(new URLSearchParams({ person, actor: practice }))).toEqual({ person, actor: practice })
})

it('invalid parts of an address are ignored', () => {
  const hostile = new URLSearchParams({
    person: 'usr_1',
    actor: '<script>',
    practice: "cmp_' OR 1",
    about: 'a b',
    kind: 'toString',
    without: 'bookings',
    from: '31/02/2026',
    to: '2026-02-31',
  })
  expect(auditQueryOf(hostile)).toEqual({})
})
