import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { LiveTicket } from './live.schema.ts'

/** A repeated call makes another ticket, and the first one expires unused. */
export const liveContract = defineContract({
  createTicket: {
    method: 'POST',
    path: '/live/ticket',
    summary: 'A ticket that opens one live connection within 30 seconds',
    access: { roles: ['Locum', 'SuperAdmin'], underGrant: 'read', logged: false },
    response: LiveTicket,
    takesNoKey: true,
    errors: [],
    changes: [],
  },
  createPracticeTicket: {
    method: 'POST',
    path: '/companies/{companyId}/live/ticket',
    summary: 'A ticket that opens one live connection for this practice within 30 seconds',
    access: {
      roles: ['CompanyAdmin'],
      owns: { kind: 'company', id: 'params.companyId' },
      underGrant: 'read',
      logged: false,
    },
    params: z.strictObject({ companyId: CompanyId }),
    response: LiveTicket,
    takesNoKey: true,
    errors: ['COMPANY_NOT_FOUND'],
    changes: [],
  },
})
