import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { recordView } from '#functions/access/record-view.ts'
import type { Context } from '#functions/platform/context.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { readWhole } from './read-whole.ts'

type Needs = Pick<Context, 'caller' | 'expectSession' | 'now' | 'today' | 'newCode' | 'log'> & {
  professionals: Pick<ProfessionalsRepository, 'getWhole' | 'addView'>
}

/** Recorded only if somebody else acts for the professional. */
export const getOwnProfessional = async (context: Needs): Promise<Professional> => {
  const { caller, expectSession, today, professionals } = context
  const professional = await readWhole(professionals, caller.account)
  expectSession(professional)
  if (caller.principal.user !== caller.account) await recordView(context, caller.account, 'profile')
  return professionalOf(professional, today)
}
