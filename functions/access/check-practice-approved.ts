import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

/** A practice that has lost its approval books no one, even by what it had sent or posted before. */
export const checkPracticeApproved = async (
  { companies }: { companies: Pick<CompaniesRepository, 'get'> },
  id: CompanyId,
): Promise<void> => {
  const company = await companies.get(id)
  if (!company?.approved) throw new DomainError('PRACTICE_NOT_APPROVED')
}
