import { DomainError } from '#shared/kernel/errors.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import type { WalletOwner } from '#shared/wallets/wallets.schema.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { WalletOwnerId } from '#functions/stores/wallets.repository.ts'
import { walletOwnerOf } from '#functions/stores/wallets.view.ts'

export type OwnerDeps = {
  companies: Pick<CompaniesRepository, 'get'>
  professionals: Pick<ProfessionalsRepository, 'getProfile'>
}

const notFound = { company: 'COMPANY_NOT_FOUND', professional: 'PROFESSIONAL_NOT_FOUND' } as const

/** The name of a wallet's owner, who must exist and be of the kind that was asked for. */
export const ownerNameOf = async (
  { companies, professionals }: OwnerDeps,
  id: WalletOwnerId,
  type: WalletOwner = walletOwnerOf(id),
): Promise<string> => {
  const found =
    type === walletOwnerOf(id) && (isCompanyId(id) ? await companies.get(id) : await professionals.getProfile(id))
  if (!found) throw new DomainError(notFound[type])
  return found.name
}
