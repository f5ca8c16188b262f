import { expect, it } from 'vitest'
import { bookingsContract } from '#shared/bookings/bookings.contract.ts'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import { documentsContract } from '#shared/documents/documents.contract.ts'
import { offersContract } from '#shared/offers/offers.contract.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { requestsContract } from '#shared/requests/requests.contract.ts'
import { walletsContract } from '#shared/wallets/wallets.contract.ts'
import { isStaleAfter, readsAnyKind, registerQuery, sharedKinds } from './invalidations.ts'

const { getOwnProfessional, saveExperience, saveProfessionalSettings, saveVerification } = professionalsContract
for (const query of [getOwnProfessional, offersContract.searchOffers, offersContract.getOffer]) registerQuery(query)

it('a changed profile invalidates queries that depend on it, but not the profile in the response', () => {
  for (const command of [saveExperience, saveVerification, documentsContract.deleteDocument])
    expect([isStaleAfter(command, 'searchOffers'), isStaleAfter(command, 'getOwnProfessional')]).toEqual([true, false])
  expect(isStaleAfter(saveExperience, 'getOffer')).toBe(false)
  expect(isStaleAfter(saveProfessionalSettings, 'getOwnProfessional')).toBe(true)
  expect(isStaleAfter(companiesContract.saveAboutCompany, 'searchOffers')).toBe(false)
  expect(isStaleAfter(companiesContract.deleteCompany, 'getOffer')).toBe(true)
})

it('what a booking changes includes the credits still to come, and news of a plan the practice that has it', () => {
  registerQuery(walletsContract.listCompanyTransactions)
  registerQuery(companiesContract.listMyPractices)
  for (const command of [
    bookingsContract.cancelBooking,
    offersContract.confirmApplication,
    requestsContract.acceptPrivateOffer,
  ])
    expect(isStaleAfter(command, 'listCompanyTransactions')).toBe(true)
  expect(isStaleAfter(companiesContract.setPlan, 'listMyPractices')).toBe(true)
  expect(readsAnyKind('listMyPractices', sharedKinds)).toBe(true)
})
