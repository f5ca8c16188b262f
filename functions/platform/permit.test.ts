import { expect, it } from 'vitest'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { permit } from './permit.ts'

const post = { state: 'none', action: 'post', facts: {} } as const

it('uses the role of the caller’s party', () => {
  expect(permit({ party: 'practice' }, offerLifecycle, post)).toBe('offer.posted')
  for (const party of ['professional', 'admin'] as const)
    expect(() => permit({ party }, offerLifecycle, post)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
  // @ts-expect-error An operation can't name the role.
  expect(permit({ party: 'practice' }, offerLifecycle, { ...post, by: 'CompanyAdmin' })).toBe('offer.posted')
})

it('lets only the system take its own actions', () => {
  expect(() => permit('System', offerLifecycle, post)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
})
