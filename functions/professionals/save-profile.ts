import type { LocalDate } from '#shared/kernel/dates.ts'
import { invalidField } from '#shared/kernel/errors.ts'
import { pastDateProblem } from '#shared/kernel/typed-date.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { professionalsContract } from '#shared/professionals/professionals.contract.ts'
import type { AboutMe } from '#shared/professionals/profile-steps.schema.ts'
import type { LocumStepName } from '#shared/professionals/step-names.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { placeOf } from '#shared/professionals/professionals.rules.ts'
import { expiryProblem, registrationAfter } from '#shared/professionals/registration.rules.ts'
import { mergeIndemnity } from '#shared/professionals/indemnity.rules.ts'
import { checkOptions, namesIn } from '#functions/checks/check-options.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import { saveProfileStep, type SaveProfileContext } from '#functions/profiles/save-profile-step.ts'

type Contract = typeof professionalsContract

/** Rejects a date that is not in the past, or too far back. */
const checkPast = (field: string, date: LocalDate, today: LocalDate): void => {
  const problem = pastDateProblem(date, today)
  if (problem) throw invalidField(field, problem)
}

type Deps = SaveProfileContext & { options: OptionsRepository }

/** A place that the profile has stays, even if it can’t be chosen any more. */
const placesIn = ({ address, locations }: Pick<Professional, 'address' | 'locations'>): string[] => [
  ...(address ? [placeOf(address)] : []),
  ...locations,
]

export const saveVerification = (
  context: Deps,
  { body }: InputOf<Contract['saveVerification']>,
): Promise<Professional> =>
  saveProfileStep(context, ['verification-step'], async (before) => {
    const { registration_expiry: expiry, ...details } = body
    const problem = expiry && expiryProblem(expiry, context.today, before)
    if (problem) throw invalidField('registration_expiry', problem)
    await checkOptions(context.options, context.now, {
      industries: [{ name: body.industry, field: 'industry' }],
      professions: [{ name: body.profession, field: 'profession', industry: body.industry }],
      places: [{ name: placeOf(body.address), field: 'address.region' }],
      kept: [
        ...placesIn(before),
        ...(body.industry === before.industry
          ? [body.industry, ...(before.profession ? [before.profession] : [])]
          : []),
      ],
    })
    return { ...details, ...registrationAfter(before, expiry), name: `${body.first_name} ${body.last_name}` }
  })

export const saveExperience = (context: Deps, { body }: InputOf<Contract['saveExperience']>): Promise<Professional> =>
  saveProfileStep(context, ['experience-step'], async (before) => {
    const { start_date, companies_worked_for, skills } = body
    checkPast('start_date', start_date, context.today)
    await checkOptions(context.options, context.now, { skills: namesIn('skills', skills), kept: before.skills })
    return { experience: { start_date, companies_worked_for }, skills }
  })

export const saveWorkHours = (
  context: SaveProfileContext,
  { body }: InputOf<Contract['saveWorkHours']>,
): Promise<Professional> => saveProfileStep(context, ['rates-step'], () => ({ working_hours: body }))

export const saveQualification = (
  context: SaveProfileContext,
  { body }: InputOf<Contract['saveQualification']>,
): Promise<Professional> =>
  saveProfileStep(context, ['education-step'], () => {
    checkPast('year_qualified', body.year_qualified, context.today)
    return { qualifications: body }
  })

/** Two steps share the operation; each sends its own fields. */
const aboutSteps = ({ willing_to_travel, locations, address, ...about }: AboutMe): LocumStepName[] => [
  ...(Object.keys(about).length > 0 ? (['about-step'] as const) : []),
  ...(locations || address || willing_to_travel !== undefined ? (['locations-step'] as const) : []),
]

/** Fields that are not given stay unchanged. A locum without any locations is found in their home region. */
export const saveAboutMe = (context: Deps, { body }: InputOf<Contract['saveAboutMe']>): Promise<Professional> =>
  saveProfileStep(context, aboutSteps(body), async (before) => {
    const { indemnity_insurance, indemnity_insurance_expiry: expiry, ...about } = body
    const { address, locations } = { address: before.address, ...about }
    await checkOptions(context.options, context.now, {
      places: [
        ...(about.address ? [{ name: placeOf(about.address), field: 'address.region' }] : []),
        ...namesIn('locations', locations),
      ],
      languages: namesIn('languages', about.languages),
      kept: [...placesIn(before), ...before.languages],
    })
    const insured = mergeIndemnity(before.indemnity_insurance, { insured: indemnity_insurance, expiry })
    if (insured?.has_indemnity_insurance && expiry && expiry < context.today)
      throw invalidField('indemnity_insurance_expiry', 'Date can not be in the past')
    const home = before.locations.length === 0 && address ? [placeOf(address)] : before.locations
    return {
      ...about,
      ...(about.languages && { languages: [...new Set(about.languages)] }),
      locations: [...new Set(locations ?? home)],
      ...(insured && { indemnity_insurance: insured }),
    }
  })

export const saveBankAccount = (context: Deps, { body }: InputOf<Contract['saveBankAccount']>): Promise<Professional> =>
  saveProfileStep(context, ['banking-step'], async (before) => {
    await checkOptions(context.options, context.now, {
      banks: body.bank_name ? [{ name: body.bank_name, field: 'bank_name' }] : [],
      kept: before.payment_info ? [before.payment_info.bank_name] : [],
    })
    return { payment_info: body }
  })
