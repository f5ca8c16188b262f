import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { readWhole } from './read-whole.ts'

type Needs = Pick<Context, 'caller' | 'expectSession' | 'today'> & { professionals: ProfessionalsRepository }

export const getOwnProfessional = async ({
  caller,
  expectSession,
  today,
  professionals,
}: Needs): Promise<Professional> => {
  const professional = await readWhole(professionals, caller.account)
  expectSession(professional)
  return professionalOf(professional, today)
}
