import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { ExportState } from './exports.schema.ts'

const own = { roles: ['Locum'] } as const
const members = { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId' } } as const
const companyId = z.strictObject({ companyId: CompanyId })

export const exportsContract = defineContract({
  startProfessionalExport: {
    method: 'POST',
    path: '/professionals/profile/export',
    summary: 'Prepare a file of everything that is held of you; while one is being prepared, the answer is that one',
    access: own,
    body: z.strictObject({}),
    response: ExportState,
    errors: ['QUOTA_EXCEEDED'],
  },
  getProfessionalExport: {
    method: 'GET',
    path: '/professionals/profile/export',
    summary: 'How far the newest file of what is held of you is, and where to download it',
    access: own,
    response: ExportState,
    errors: [],
  },
  startCompanyExport: {
    method: 'POST',
    path: '/companies/{companyId}/export',
    summary:
      'Prepare a file of everything that is held of a practice; while one is being prepared, the answer is that one',
    access: members,
    params: companyId,
    body: z.strictObject({}),
    response: ExportState,
    errors: ['COMPANY_NOT_FOUND', 'QUOTA_EXCEEDED'],
  },
  getCompanyExport: {
    method: 'GET',
    path: '/companies/{companyId}/export',
    summary: 'How far the newest file of what is held of a practice is, and where to download it',
    access: members,
    params: companyId,
    response: ExportState,
    errors: ['COMPANY_NOT_FOUND'],
  },
  startAccountExport: {
    method: 'POST',
    path: '/users/account/export',
    summary:
      'Prepare a file of what is held of your account, beside your practices; while one is being prepared, the answer is that one',
    access: { roles: ['CompanyAdmin'] },
    body: z.strictObject({}),
    response: ExportState,
    errors: ['QUOTA_EXCEEDED'],
  },
  getAccountExport: {
    method: 'GET',
    path: '/users/account/export',
    summary: 'How far the newest file of what is held of your account is, and where to download it',
    access: { roles: ['CompanyAdmin'] },
    response: ExportState,
    errors: [],
  },
})
