import { DomainError } from '#shared/kernel/errors.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { ProfessionalsRepository, StoredProfessional } from '#functions/stores/professionals.repository.ts'

export const readFullProfile = async (
  professionals: Pick<ProfessionalsRepository, 'getFullProfile'>,
  id: UserId,
): Promise<StoredProfessional> => {
  const professional = await professionals.getFullProfile(id)
  if (!professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return professional
}
