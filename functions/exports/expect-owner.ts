import type { OwnerId } from '#shared/documents/documents.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

export type ExportOwners = {
  companies: Pick<CompaniesRepository, 'get'>
}

/** A user is there, or has no session. */
export const expectOwner = async ({ companies }: ExportOwners, owner: OwnerId): Promise<void> => {
  if (isCompanyId(owner) && !(await companies.get(owner))) throw new DomainError('COMPANY_NOT_FOUND')
}
