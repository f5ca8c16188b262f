import { companiesContract } from '#shared/companies/companies.contract.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { AnyWallet } from '#web/features/wallets/wallets.api.ts'
import { apiQuery, mappedQuery } from '#web/platform/api-query.ts'

/** Whose wallet it is. */
export const ownerNameQuery = ({ type, ownerId }: AnyWallet) =>
  type === 'company'
    ? mappedQuery(
        apiQuery(companiesContract.getCompany, { params: { companyId: ownerId as CompanyId } }),
        'name',
        ({ name }) => name,
      )
    : mappedQuery(
        apiQuery(professionalsContract.getProfessional, { params: { id: ownerId as UserId } }),
        'name',
        ({ name }) => name,
      )
