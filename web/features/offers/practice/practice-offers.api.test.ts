import { expect, it } from 'vitest'
import { quotas } from '#shared/kernel/quotas.ts'
import { MAX_LOADED_OFFERS } from './practice-offers.api.ts'

// The site does not load the quotas.
it('loads all offers and requests that a practice can have at once', () => {
  expect(MAX_LOADED_OFFERS).toBe(quotas.openOffersPerPractice + quotas.openRequestsPerPractice)
})
