import { expect, it } from 'vitest'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { permit } from './permit.ts'

const post = { state: 'none', action: 'post', facts: {} } as const

it('uses the role of the caller’s side', () => {
  expect(permit({ side: 'practice' }, offerLifecycle, post)).toBe('offer.posted')
  for (const side of ['professional', 'admin'] as const)
    expect(() => permit({ side }, offerLifecycle, post)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
  // @ts-expect-error An operation can't name the role.
  expect(permit({ side: 'practice' }, offerLifecycle, { ...post, by: 'CompanyAdmin' })).toBe('offer.posted')
})

it('lets only the system take its own actions', () => {
  expect(() => permit('System', offerLifecycle, post)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
})
