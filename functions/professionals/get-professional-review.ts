import { DomainError } from '#shared/kernel/errors.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { ProfessionalReview } from '#shared/professionals/approval.contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import { recordView } from '#functions/access/record-view.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

type Deps = Pick<Context, 'caller' | 'now' | 'today' | 'newCode' | 'log'> & { professionals: ProfessionalsRepository }

/** Includes identity number and bank details, so the reading is recorded first. */
export const getProfessionalReview = async (
  context: Deps,
  { params: { id } }: InputOf<(typeof professionalsContract)['getProfessionalReview']>,
): Promise<ProfessionalReview> => {
  const professional = await context.professionals.getFullProfile(id)
  if (!professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  await recordView(context, id, 'profile')
  return {
    professional: professionalOf(professional, context.today),
    since: professional.waitingSince,
    registered_at: professional.registeredAt,
    registration_checked_at: professional.registration_checked_at,
    registration_due: professional.registration_due,
    decision: professional.decision,
  }
}
