import { type CompanyStep, nextCompanyStep } from '#shared/companies/steps.rules.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { redirectOf, type Visitor } from '#shared/identity/guard.rules.ts'
import { hasRole } from '#shared/kernel/member-roles.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { nextRequiredStep } from '#shared/professionals/steps.rules.ts'
import { session } from '#web/platform/session.ts'

/** What the guard’s rules need to know about a locum or a member of a practice. */
export const locumVisitor = (professional: Professional) =>
  ({ role: 'Locum', nextStep: nextRequiredStep(professional) }) satisfies Visitor

/** The next step of the sign-up. A booker could not save the remaining steps of a practice that exists. */
export const practiceStep = (company: Company | undefined): CompanyStep | undefined =>
  company?.role && !hasRole(company.role, 'manager') ? undefined : nextCompanyStep(company)

export const practiceVisitor = (company: Company | undefined, unapprovedSeen: boolean) =>
  ({
    role: 'CompanyAdmin',
    nextStep: practiceStep(company),
    approved: company?.approved ?? false,
    unapprovedSeen,
  }) satisfies Visitor

/** Where the user is redirected; under a grant, they are never sent to a step that is missing (SPEC 2.1). */
export const redirectFor = (path: string, visitor: Visitor): string | undefined =>
  redirectOf(
    path,
    session()?.grant && visitor.role !== 'SuperAdmin' ? { role: 'SuperAdmin', impersonating: visitor.role } : visitor,
  )
