import type { LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { pastDateProblem } from '#shared/kernel/typed-date.ts'
import { indemnityAfter } from '#shared/professionals/indemnity.rules.ts'
import { locationOf } from '#shared/professionals/professionals.rules.ts'
import type {
  ExperienceStep,
  Professional,
  ProfessionalVerification,
  WorkHours,
} from '#shared/professionals/professionals.schema.ts'
import type { AboutMe, BankAccount, QualificationStep } from '#shared/professionals/profile-steps.schema.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import { checkChosen } from '#functions/stores/known-options.ts'
import { saveStep, type Saving } from '#functions/profiles/save-profile-step.ts'

type Choosing = Saving & { options: OptionsRepository }

const refuse = (field: string, message: string): never => {
  throw new DomainError('VALIDATION_FAILED', { fields: [{ field, message }] })
}

const checkPast = (field: string, date: LocalDate, today: LocalDate): void => {
  const problem = pastDateProblem(date, today)
  if (problem) refuse(field, problem)
}

export const saveVerification = (context: Choosing, body: ProfessionalVerification): Promise<Professional> =>
  saveStep(context, async () => {
    await checkChosen(context.options, context.now, {
      industries: [{ name: body.industry, field: 'industry' }],
      professions: [{ name: body.profession, field: 'profession', industry: body.industry }],
      places: [{ name: locationOf(body.address), field: 'address.region' }],
    })
    return { ...body, name: `${body.first_name} ${body.last_name}` }
  })

export const saveExperience = (
  context: Saving,
  { start_date, companies_worked_for, skills }: ExperienceStep,
): Promise<Professional> =>
  saveStep(context, () => {
    checkPast('start_date', start_date, context.today)
    return { experience: { start_date, companies_worked_for }, skills }
  })

export const saveWorkHours = (context: Saving, working_hours: WorkHours): Promise<Professional> =>
  saveStep(context, () => ({ working_hours }))

export const saveQualification = (context: Saving, qualifications: QualificationStep): Promise<Professional> =>
  saveStep(context, () => {
    checkPast('year_qualified', qualifications.year_qualified, context.today)
    return { qualifications }
  })

export const saveBankAccount = (context: Saving, payment_info: BankAccount): Promise<Professional> =>
  saveStep(context, () => ({ payment_info }))

/** Bio, languages, places and insurance: what is not given stays. Whoever names no place at all is found at home. */
export const saveAboutMe = (
  context: Choosing,
  { indemnity_insurance, indemnity_insurance_expiry: expiry, ...about }: AboutMe,
): Promise<Professional> =>
  saveStep(context, async (before) => {
    const { address, locations } = { address: before.address, ...about }
    await checkChosen(context.options, context.now, {
      places: [
        ...(about.address ? [{ name: locationOf(about.address), field: 'address.region' }] : []),
        ...(locations ?? []).map((name, index) => ({ name, field: `locations.${index}` })),
      ],
    })
    const insured = indemnityAfter(before.indemnity_insurance, { insured: indemnity_insurance, expiry })
    if (insured?.has_indemnity_insurance && expiry && expiry < context.today)
      refuse('indemnity_insurance_expiry', 'Date can not be in the past')
    const home = before.locations.length === 0 && address ? [locationOf(address)] : before.locations
    return {
      ...about,
      ...(about.languages && { languages: [...new Set(about.languages)] }),
      locations: [...new Set(locations ?? home)],
      ...(insured && { indemnity_insurance: insured }),
    }
  })
