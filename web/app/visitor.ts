import { nextCompanyStep } from '#shared/companies/steps.rules.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Visitor } from '#shared/identity/guard.rules.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { nextRequiredStep } from '#shared/professionals/steps.rules.ts'

/** What the guard’s rules need to know about a locum or a member of a practice. */
export const locumVisitor = (professional: Professional) =>
  ({ role: 'Locum', nextStep: nextRequiredStep(professional) }) satisfies Visitor

export const practiceVisitor = (company: Company | undefined, unapprovedSeen: boolean) =>
  ({
    role: 'CompanyAdmin',
    nextStep: nextCompanyStep(company),
    approved: company?.approved ?? false,
    unapprovedSeen,
  }) satisfies Visitor
