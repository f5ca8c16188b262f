import { expect, it } from 'vitest'
import { isOldAfter } from './invalidations.ts'

it('a changed profile invalidates queries that depend on it, but not the profile in the response', () => {
  for (const command of ['saveExperience', 'saveVerification', 'deleteDocument'] as const)
    expect([isOldAfter(command, 'searchOffers'), isOldAfter(command, 'getOwnProfessional')]).toEqual([true, false])
  expect(isOldAfter('saveExperience', 'getOffer')).toBe(false)
  expect(isOldAfter('saveProfessionalSettings', 'getOwnProfessional')).toBe(true)
  expect(isOldAfter('saveAboutCompany', 'searchOffers')).toBe(false)
})
