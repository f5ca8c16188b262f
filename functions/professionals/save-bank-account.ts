import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { saveProfileStep, type SaveProfileContext } from '#functions/profiles/save-profile-step.ts'

type Input = InputOf<(typeof professionalsContract)['saveBankAccount']>

export const saveBankAccount = (context: SaveProfileContext, { body }: Input): Promise<Professional> =>
  saveProfileStep(context, () => ({ payment_info: body }))
