import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { saveProfileStep, type SaveProfileContext } from '#functions/profiles/save-profile-step.ts'

type Input = InputOf<(typeof professionalsContract)['saveWorkHours']>

export const saveWorkHours = (context: SaveProfileContext, { body }: Input): Promise<Professional> =>
  saveProfileStep(context, () => ({ working_hours: body }))
