import { DomainError } from '../../shared/kernel/errors.ts'
import type { UserId } from '../../shared/kernel/ids.ts'
import { professionalOf, publicProfessionalOf } from '../../shared/professionals/professionals.projections.ts'
import type { Professional, PublicProfessional } from '../../shared/professionals/professionals.schema.ts'
import type { Context } from '../platform/context.ts'
import type { ProfessionalsRepository, StoredProfessional } from './professionals.repository.ts'

type Reading = Pick<Context, 'actor' | 'today'> & { professionals: ProfessionalsRepository }

const found = async (professionals: ProfessionalsRepository, id: UserId): Promise<StoredProfessional> => {
  const professional = await professionals.getWhole(id)
  if (!professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return professional
}

export const getOwnProfessional = async ({ actor, today, professionals }: Reading): Promise<Professional> =>
  professionalOf(await found(professionals, actor.user.id), today)

/** A locum sees no other locum; a practice sees those whose verification is complete. */
export const getProfessional = async ({ actor, today, professionals }: Reading, id: UserId): Promise<PublicProfessional> => {
  if (actor.user.role === 'Locum' && id !== actor.user.id) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  const professional = await professionals.getProfile(id)
  const verified = professional && (professional.approved || professional.waitingSince !== undefined)
  if (!professional || (actor.user.role === 'CompanyAdmin' && !verified)) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return publicProfessionalOf(professionalOf(professional, today))
}
