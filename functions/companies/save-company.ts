import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { placeOf } from '#shared/professionals/professionals.rules.ts'
import { defaultOpeningHours } from '#shared/companies/opening-hours.rules.ts'
import { checkOptions } from '#functions/checks/check-options.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import { saveCompanyStep, type SaveCompanyContext } from './save-company-step.ts'

type Contract = typeof companiesContract

type Deps = SaveCompanyContext & { options: OptionsRepository }

export const saveCompanyAddress = (
  context: Deps,
  { params, body: address }: InputOf<Contract['saveCompanyAddress']>,
): Promise<Company> =>
  saveCompanyStep(context, params.companyId, async () => {
    const places = [{ name: placeOf(address), field: 'region' }]
    await checkOptions(context.options, context.now, { places })
    return { address }
  })

/** Sundays and public holidays have hours only while they are open. */
export const saveOperations = (
  context: SaveCompanyContext,
  { params, body }: InputOf<Contract['saveOperations']>,
): Promise<Company> => {
  const { languages, systemsUsed, professionalInsuranceCover, weekdays, saturday, extra_hours, arrival, rates } = body
  const { sundays = defaultOpeningHours.sundays, public_holidays = defaultOpeningHours.public_holidays } = body
  const extra = { ...(extra_hours.sundays && { sundays }), ...(extra_hours.public_holidays && { public_holidays }) }
  const working_hours = { weekdays, saturday, extra_hours, ...extra }
  return saveCompanyStep(context, params.companyId, () => ({
    languages,
    systemsUsed,
    professionalInsuranceCover,
    working_hours,
    ...(arrival && { arrival }),
    ...(rates !== undefined && { rates: rates ?? undefined }),
  }))
}

export const saveAboutCompany = (
  context: SaveCompanyContext,
  { params, body }: InputOf<Contract['saveAboutCompany']>,
): Promise<Company> => saveCompanyStep(context, params.companyId, () => body)
