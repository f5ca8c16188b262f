import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { defaultOpeningHours } from '#shared/companies/opening-hours.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { saveCompanyStep, type SaveCompanyContext } from './save-company-step.ts'

type Input = InputOf<(typeof companiesContract)['saveOperations']>

/** Sundays and public holidays have hours only while they are open. */
export const saveOperations = (context: SaveCompanyContext, { params, body }: Input): Promise<Company> => {
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
