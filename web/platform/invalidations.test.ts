import { expect, it } from 'vitest'
import { isStaleAfter } from './invalidations.ts'

it('a changed profile invalidates queries that depend on it, but not the profile in the response', () => {
  for (const command of ['saveExperience', 'saveVerification', 'deleteDocument'] as const)
    expect([isStaleAfter(command, 'searchOffers'), isStaleAfter(command, 'getOwnProfessional')]).toEqual([true, false])
  expect(isStaleAfter('saveExperience', 'getOffer')).toBe(false)
  expect(isStaleAfter('saveProfessionalSettings', 'getOwnProfessional')).toBe(true)
  expect(isStaleAfter('saveAboutCompany', 'searchOffers')).toBe(false)
})
