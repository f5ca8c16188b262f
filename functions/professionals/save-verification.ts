import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { locationOf } from '#shared/professionals/professionals.rules.ts'
import { checkOptions } from '#functions/choices/check-options.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import { saveProfileStep, type SaveProfileContext } from '#functions/profiles/save-profile-step.ts'

type Deps = SaveProfileContext & { options: OptionsRepository }
type Input = InputOf<(typeof professionalsContract)['saveVerification']>

export const saveVerification = (context: Deps, { body }: Input): Promise<Professional> =>
  saveProfileStep(context, async () => {
    await checkOptions(context.options, context.now, {
      industries: [{ name: body.industry, field: 'industry' }],
      professions: [{ name: body.profession, field: 'profession', industry: body.industry }],
      places: [{ name: locationOf(body.address), field: 'address.region' }],
    })
    return { ...body, name: `${body.first_name} ${body.last_name}` }
  })
