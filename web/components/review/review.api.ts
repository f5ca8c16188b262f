import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { CompanyStepName } from '#shared/companies/step-names.ts'
import type { Missing } from '#shared/kernel/approval.schema.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { LocumStepName } from '#shared/professionals/step-names.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

/** Oldest first. */
export const pendingProfessionals = apiList(professionalsContract.listPendingProfessionals, {})
export const pendingCompanies = apiList(companiesContract.listPendingCompanies, {})

/** What is shown is what is decided on, so nothing newer replaces it unasked. */
const asShown = { staleTime: Infinity, gcTime: 5_000 }

export const professionalReview = (id: UserId) => ({
  ...apiQuery(professionalsContract.getProfessionalReview, { params: { id } }),
  ...asShown,
})

export const companyReview = (companyId: CompanyId) => ({
  ...apiQuery(companiesContract.getCompanyReview, { params: { companyId } }),
  ...asShown,
})

/** The first to expire first. */
export const registrationsList = apiList(professionalsContract.listRegistrations, {})

/** What a decision is based on, as it was shown. */
export interface Seen {
  registered_at?: Instant | undefined
  decided_at: Instant | null
}

export type Approval = Seen & {
  approved: boolean
  reason?: string
  identity_document?: FileId | undefined
  registration_expiry?: LocalDate | undefined
}
export type SendBack<Step extends string> = Seen & { missing: Missing<Step>[]; reason: string }

export const useDecideProfessional = (id: UserId) =>
  useApiMutation(professionalsContract.decideApproval, (body: Approval) => ({ params: { id }, body }))

export const useSendBackProfessional = (id: UserId) =>
  useApiMutation(professionalsContract.sendBackProfessional, (body: SendBack<LocumStepName>) => ({
    params: { id },
    body,
  }))

export const useDecideCompany = (companyId: CompanyId) =>
  useApiMutation(
    companiesContract.decideCompanyApproval,
    (body: Omit<Approval, 'identity_document' | 'registration_expiry'>) => ({
      params: { companyId },
      body,
    }),
  )

export const useSendBackCompany = (companyId: CompanyId) =>
  useApiMutation(companiesContract.sendBackCompany, (body: SendBack<CompanyStepName>) => ({
    params: { companyId },
    body,
  }))
