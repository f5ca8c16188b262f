import { expect, it } from 'vitest'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { addressFor } from './practice-address.rules.ts'

const [one, other] = ['cmp_0000000000000001', 'cmp_0000000000000002'] as CompanyId[] as [CompanyId, CompanyId]

it('names the practice once, beside what else the address says', () => {
  expect(addressFor(one, '/practice/dashboard')).toBe(`/practice/dashboard?practice=${one}`)
  const search = '/practice/dashboard/search?dates=2026-12-01'
  expect(addressFor(other, addressFor(one, search))).toBe(`${search}&practice=${other}`)
})
