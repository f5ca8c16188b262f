import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { checkPast } from './check-past.ts'
import { saveProfileStep, type SaveProfileContext } from '#functions/profiles/save-profile-step.ts'

type Input = InputOf<(typeof professionalsContract)['saveExperience']>

export const saveExperience = (context: SaveProfileContext, { body }: Input): Promise<Professional> =>
  saveProfileStep(context, () => {
    const { start_date, companies_worked_for, skills } = body
    checkPast('start_date', start_date, context.today)
    return { experience: { start_date, companies_worked_for }, skills }
  })
