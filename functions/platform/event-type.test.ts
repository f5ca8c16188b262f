import { expect, it } from 'vitest'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { eventTypeBy, eventTypeOf } from './event-type.ts'

const post = { state: 'none', action: 'post', facts: {} } as const

it('uses the role of the caller’s side', () => {
  expect(eventTypeOf({ side: 'practice' }, offerLifecycle, post)).toBe('offer.posted')
  for (const side of ['professional', 'admin'] as const)
    expect(() => eventTypeOf({ side }, offerLifecycle, post)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
  // @ts-expect-error An operation can't name the role.
  expect(eventTypeOf({ side: 'practice' }, offerLifecycle, { ...post, by: 'CompanyAdmin' })).toBe('offer.posted')
})

it('lets only the system take its own actions', () => {
  expect(() => eventTypeBy('System', offerLifecycle, post)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
})
