import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { Reason } from '#shared/kernel/reason.schema.ts'
import { PlanPeriod, Pricing } from './plans.schema.ts'

const params = z.strictObject({ companyId: CompanyId })

export const plansContract = defineContract({
  getPricing: {
    method: 'GET',
    path: '/companies/{companyId}/pricing',
    summary: 'A practice’s plans, and the locum pay of its last three full months',
    access: {
      roles: ['CompanyAdmin', 'SuperAdmin'],
      owns: { kind: 'company', id: 'params.companyId' },
      underGrant: 'read',
      logged: true,
    },
    params,
    response: Pricing,
    errors: ['COMPANY_NOT_FOUND'],
    reads: ['pricing'],
  },
  setPlan: {
    method: 'PUT',
    path: '/companies/{companyId}/plan',
    summary: 'Set a practice’s plan from a day on; what it has posted and booked before keeps its own',
    access: { roles: ['SuperAdmin'], about: 'params.companyId', reason: 'body.reason' },
    params,
    body: z.extend(PlanPeriod, { reason: Reason }),
    response: Pricing,
    errors: ['COMPANY_NOT_FOUND', 'QUOTA_EXCEEDED'],
    takesVersion: true,
    changes: ['pricing', 'ownPractices'],
  },
})
