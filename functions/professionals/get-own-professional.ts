import { isSessionOver } from '#shared/identity/session.rules.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { readWhole } from './read-whole.ts'

type Needs = Pick<Context, 'actor' | 'today'> & { professionals: ProfessionalsRepository }

export const getOwnProfessional = async ({ actor, today, professionals }: Needs): Promise<Professional> => {
  const professional = await readWhole(professionals, actor.user.id)
  if (isSessionOver(actor, professional)) throw new DomainError('UNAUTHENTICATED')
  return professionalOf(professional, today)
}
