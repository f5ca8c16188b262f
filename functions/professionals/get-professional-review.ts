import { DomainError } from '#shared/kernel/errors.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { ProfessionalReview } from '#shared/professionals/approval.contract.ts'
import { isUnusualIdNumber } from '#shared/professionals/id-number.rules.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Context } from '#functions/platform/context.ts'
import { maskedProfileOf } from '#functions/profiles/masked-profile.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'

type Deps = Pick<Context, 'today'> & { professionals: ProfessionalsRepository }

export const getProfessionalReview = async (
  { today, professionals }: Deps,
  { params: { id } }: InputOf<(typeof professionalsContract)['getProfessionalReview']>,
): Promise<ProfessionalReview> => {
  const professional = await professionals.getFullProfile(id)
  if (!professional) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  return {
    professional: maskedProfileOf(professional, today),
    since: professional.waitingSince,
    unusual_id_number: isUnusualIdNumber(professional.idpassport ?? ''),
    registered_at: professional.registeredAt,
    decision: professional.decision,
  }
}
