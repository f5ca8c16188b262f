import { expect, it } from 'vitest'
import { isOldAfter } from './invalidations.ts'

it('a changed profile makes old what the server says of it, and not the profile that was answered', () => {
  for (const command of ['saveExperience', 'saveVerification', 'deleteDocument'] as const)
    expect([isOldAfter(command, 'searchOffers'), isOldAfter(command, 'getOwnProfessional')]).toEqual([true, false])
  expect(isOldAfter('saveExperience', 'getOffer')).toBe(false)
  expect(isOldAfter('saveProfessionalSettings', 'getOwnProfessional')).toBe(true)
  expect(isOldAfter('saveAboutCompany', 'searchOffers')).toBe(false)
})
