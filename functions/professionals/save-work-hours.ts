import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { saveProfileStep, type Saving } from '#functions/profiles/save-profile-step.ts'

type Input = InputOf<(typeof professionalsContract)['saveWorkHours']>

export const saveWorkHours = (context: Saving, { body }: Input): Promise<Professional> =>
  saveProfileStep(context, () => ({ working_hours: body }))
