import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { companyOf } from '#shared/companies/companies.projections.ts'
import {
  CompanyVerification,
  defaultOpeningHours,
  type AboutCompany,
  type Company,
  type CompanyAddress,
  type Operations,
} from '#shared/companies/companies.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { locationOf } from '#shared/professionals/professionals.rules.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'
import type { Context } from '#functions/platform/context.ts'
import { companySaved } from '#functions/profiles/company-saved.ts'
import { checkChosen } from '#functions/stores/known-options.ts'

export type SaveCompanyContext = Pick<Context, 'now' | 'run'> & {
  companies: CompaniesRepository
  options: OptionsRepository
}

/** What checks hold of today is decided with the rest, so that a repeat gets the first answer. */
const save = (
  context: SaveCompanyContext,
  id: CompanyId,
  step: Partial<StoredCompany> | ((before: StoredCompany) => Partial<StoredCompany>),
  check = async () => {},
): Promise<Company> =>
  context.run(async () => {
    const before = await context.companies.get(id)
    if (!before) throw new DomainError('COMPANY_NOT_FOUND')
    await check()
    const company = { ...before, ...(typeof step === 'function' ? step(before) : step), updatedAt: context.now }
    return {
      writes: [context.companies.put(company)],
      answer: companyOf(company),
      events: [companySaved(company)],
    }
  })

export const checkIndustry = (
  { options, now }: Pick<SaveCompanyContext, 'options' | 'now'>,
  { industry }: CompanyVerification,
): Promise<void> => checkChosen(options, now, { industries: [{ name: industry, field: 'industry' }] })

const isSame = (before: StoredCompany, verification: CompanyVerification): boolean =>
  z.keyof(CompanyVerification).options.every((field) => isDeepStrictEqual(before[field], verification[field]))

/** What an approval is for; what was seen before is not approved any more. */
export const updateCompany = (
  context: SaveCompanyContext,
  id: CompanyId,
  verification: CompanyVerification,
): Promise<Company> =>
  save(
    context,
    id,
    (before) => ({ ...verification, ...(!isSame(before, verification) && { registeredAt: context.now }) }),
    () => checkIndustry(context, verification),
  )

export const saveAddress = (context: SaveCompanyContext, id: CompanyId, address: CompanyAddress): Promise<Company> =>
  save(context, id, { address }, () =>
    checkChosen(context.options, context.now, { places: [{ name: locationOf(address), field: 'region' }] }),
  )

/** Sundays and public holidays have hours while they are open, and only then. */
export const saveOperations = (
  context: SaveCompanyContext,
  id: CompanyId,
  operations: Operations,
): Promise<Company> => {
  const { languages, systemsUsed, professionalInsuranceCover, weekdays, saturday, extra_hours } = operations
  const { sundays = defaultOpeningHours.sundays, public_holidays = defaultOpeningHours.public_holidays } = operations
  const extra = { ...(extra_hours.sundays && { sundays }), ...(extra_hours.public_holidays && { public_holidays }) }
  return save(context, id, {
    languages,
    systemsUsed,
    professionalInsuranceCover,
    working_hours: { weekdays, saturday, extra_hours, ...extra },
  })
}

export const saveAbout = (context: SaveCompanyContext, id: CompanyId, about: AboutCompany): Promise<Company> =>
  save(context, id, about)
