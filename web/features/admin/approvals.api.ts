import { useQuery } from '@tanstack/react-query'
import { companiesContract } from '#shared/companies/companies.contract.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { apiList, apiQuery } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { useList } from '#web/platform/use-list.ts'

/** No page is loaded automatically after the first. */
const byPage = { automaticItems: 0 }

/** Pending approvals, oldest first. */
export const pendingApprovals = {
  professionals: apiList(professionalsContract.listPendingProfessionals, {}),
  companies: apiList(companiesContract.listPendingCompanies, {}),
}

export const usePendingProfessionals = () => useList(pendingApprovals.professionals, byPage)

export const usePendingCompanies = () => useList(pendingApprovals.companies, byPage)

/** The full profile with the ID number, removed from memory once the dialog is closed. */
export const useFullProfessional = (id: UserId, registeredAt: Instant, enabled: boolean) =>
  useQuery({
    ...apiQuery(professionalsContract.getProfessional, { params: { id } }, enabled ? registeredAt : 'closed'),
    select: (professional) => professional as Professional,
    enabled,
    staleTime: Infinity,
    gcTime: 0,
  })

interface Decision<Id> {
  id: Id
  approved: boolean
  registered_at?: Instant
}

export const useDecideApproval = () =>
  useApiMutation(
    professionalsContract.decideApproval,
    ({ id, ...body }: Decision<UserId> & { identity_document?: FileId | undefined }) => ({ params: { id }, body }),
  )

export const useDecideCompany = () =>
  useApiMutation(companiesContract.decideCompanyApproval, ({ id, ...body }: Decision<CompanyId>) => ({
    params: { companyId: id },
    body,
  }))
