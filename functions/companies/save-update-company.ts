import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { type Company, CompanyVerification } from '#shared/companies/companies.schema.ts'
import { practiceSuspended } from '#shared/kernel/errors.ts'
import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { placeOf } from '#shared/professionals/professionals.rules.ts'
import { defaultOpeningHours } from '#shared/companies/opening-hours.rules.ts'
import type { StoredCompany } from '#functions/stores/companies.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import { type SaveCompanyContext, saveCompanyStep } from '#functions/profiles/save-company-step.ts'
import { checkOptions, namesIn } from '#functions/checks/check-options.ts'

type Contract = typeof companiesContract

type Deps = SaveCompanyContext & { options: OptionsRepository }

const isSame = (before: StoredCompany, verification: CompanyVerification): boolean =>
  z.keyof(CompanyVerification).options.every((field) => isDeepStrictEqual(before[field], verification[field]))

/** Changing what the approval covers means the practice has to be approved again. A suspended one keeps its name. */
export const updateCompany = (context: Deps, { params, body }: InputOf<Contract['updateCompany']>): Promise<Company> =>
  saveCompanyStep(context, params.companyId, 'verification-step', async (before) => {
    if (before.suspended && body.name !== before.name) throw practiceSuspended(before.suspended)
    const industries = [{ name: body.industry, field: 'industry' }]
    await checkOptions(context.options, context.now, { industries, kept: [before.industry] })
    return { ...body, ...(!isSame(before, body) && { registeredAt: context.now }) }
  })

export const saveCompanyAddress = (
  context: Deps,
  { params, body: address }: InputOf<Contract['saveCompanyAddress']>,
): Promise<Company> =>
  saveCompanyStep(context, params.companyId, 'address-step', async (before) => {
    const places = [{ name: placeOf(address), field: 'region' }]
    await checkOptions(context.options, context.now, { places, kept: before.address ? [placeOf(before.address)] : [] })
    return { address }
  })

/** Sundays and public holidays have hours only while they are open. */
export const saveOperations = (
  context: Deps,
  { params, body }: InputOf<Contract['saveOperations']>,
): Promise<Company> => {
  const { languages, systemsUsed, professionalInsuranceCover, weekdays, saturday, extra_hours, arrival, rates } = body
  const { sundays = defaultOpeningHours.sundays, public_holidays = defaultOpeningHours.public_holidays } = body
  const extra = { ...(extra_hours.sundays && { sundays }), ...(extra_hours.public_holidays && { public_holidays }) }
  const working_hours = { weekdays, saturday, extra_hours, ...extra }
  return saveCompanyStep(context, params.companyId, 'operations-step', async (before) => {
    await checkOptions(context.options, context.now, {
      languages: namesIn('languages', languages),
      systems: namesIn('systemsUsed', systemsUsed),
      kept: [...(before.languages ?? []), ...(before.systemsUsed ?? [])],
    })
    return {
      languages,
      systemsUsed,
      professionalInsuranceCover,
      working_hours,
      ...(arrival && { arrival }),
      ...(rates !== undefined && { rates: rates ?? undefined }),
    }
  })
}

export const saveAboutCompany = (
  context: Deps,
  { params, body }: InputOf<Contract['saveAboutCompany']>,
): Promise<Company> => saveCompanyStep(context, params.companyId, 'about-step', () => body)
