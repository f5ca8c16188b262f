import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { checkPast } from './check-past.ts'
import { saveProfileStep, type SaveProfileContext } from '#functions/profiles/save-profile-step.ts'

type Input = InputOf<(typeof professionalsContract)['saveQualification']>

export const saveQualification = (context: SaveProfileContext, { body }: Input): Promise<Professional> =>
  saveProfileStep(context, () => {
    checkPast('year_qualified', body.year_qualified, context.today)
    return { qualifications: body }
  })
