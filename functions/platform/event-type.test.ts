import { expect, it } from 'vitest'
import { offerLifecycle } from '#shared/offers/offers.lifecycle.ts'
import { eventBy, eventOf } from './event-of.ts'

const post = { state: 'none', action: 'post', facts: {} } as const

it('goes by the role of the side that the caller acts on', () => {
  expect(eventOf({ side: 'practice' }, offerLifecycle, post)).toBe('offer.posted')
  for (const side of ['professional', 'admin'] as const)
    expect(() => eventOf({ side }, offerLifecycle, post)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
  // @ts-expect-error A use case does not name the role.
  expect(eventOf({ side: 'practice' }, offerLifecycle, { ...post, by: 'CompanyAdmin' })).toBe('offer.posted')
})

it('lets the system act by itself alone, where the table has it', () => {
  expect(() => eventBy('System', offerLifecycle, post)).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }))
})
