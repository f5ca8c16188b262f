import type { OwnerId } from '#shared/documents/documents.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

export type ExportOwners = {
  professionals: Pick<ProfessionalsRepository, 'getProfile'>
  companies: Pick<CompaniesRepository, 'get'>
}

export const expectOwner = async ({ professionals, companies }: ExportOwners, owner: OwnerId): Promise<void> => {
  const found = await (isCompanyId(owner) ? companies.get(owner) : professionals.getProfile(owner))
  if (!found) throw new DomainError(isCompanyId(owner) ? 'COMPANY_NOT_FOUND' : 'PROFESSIONAL_NOT_FOUND')
}
