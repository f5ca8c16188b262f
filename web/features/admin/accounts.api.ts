import { adminContract } from '#shared/admin/admin.contract.ts'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { identityContract } from '#shared/identity/identity.contract.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { apiQuery, mappedQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export const personQuery = (userId: UserId) => apiQuery(adminContract.getPerson, { params: { userId } })

/** Whole, as a super admin gets it. */
export const practiceQuery = (companyId: CompanyId) =>
  mappedQuery(
    apiQuery(companiesContract.getCompany, { params: { companyId } }),
    'whole',
    (company) => company as Company,
  )

export const useSignOutAccount = (userId: UserId) =>
  useApiMutation(identityContract.signOutAccount, (reason: string) => ({ params: { userId }, body: { reason } }))

/** Suspends it, or lifts the suspension. */
export const useSuspendAccount = (userId: UserId) =>
  useApiMutation(identityContract.suspendAccount, (body: { suspended: boolean; reason: string }) => ({
    params: { userId },
    body,
  }))

export const useSuspendPractice = (companyId: CompanyId) =>
  useApiMutation(companiesContract.suspendCompany, (body: { suspended: boolean; reason: string }) => ({
    params: { companyId },
    body,
  }))

export const useSetQuotas = (userId: UserId) =>
  useApiMutation(adminContract.setAccountQuotas, (body: { practices: number; reason: string }) => ({
    params: { userId },
    body,
  }))
