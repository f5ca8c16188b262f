import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { invalidField } from '#shared/kernel/errors.ts'
import { mergeIndemnity } from '#shared/professionals/indemnity.rules.ts'
import { locationOf } from '#shared/professionals/professionals.rules.ts'
import { checkOptions } from '#functions/choices/check-options.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import { saveProfileStep, type SaveProfileContext } from '#functions/profiles/save-profile-step.ts'

type Deps = SaveProfileContext & { options: OptionsRepository }
type Input = InputOf<(typeof professionalsContract)['saveAboutMe']>

/** Fields that are not given stay unchanged. A locum without any locations is found in their home region. */
export const saveAboutMe = (context: Deps, { body }: Input): Promise<Professional> =>
  saveProfileStep(context, async (before) => {
    const { indemnity_insurance, indemnity_insurance_expiry: expiry, ...about } = body
    const { address, locations } = { address: before.address, ...about }
    await checkOptions(context.options, context.now, {
      places: [
        ...(about.address ? [{ name: locationOf(about.address), field: 'address.region' }] : []),
        ...(locations ?? []).map((name, index) => ({ name, field: `locations.${index}` })),
      ],
    })
    const insured = mergeIndemnity(before.indemnity_insurance, { insured: indemnity_insurance, expiry })
    if (insured?.has_indemnity_insurance && expiry && expiry < context.today)
      throw invalidField('indemnity_insurance_expiry', 'Date can not be in the past')
    const home = before.locations.length === 0 && address ? [locationOf(address)] : before.locations
    return {
      ...about,
      ...(about.languages && { languages: [...new Set(about.languages)] }),
      locations: [...new Set(locations ?? home)],
      ...(insured && { indemnity_insurance: insured }),
    }
  })
