import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { ListExport, ListExportBody } from './list-exports.schema.ts'
import { ExportState } from './exports.schema.ts'

const own = { roles: ['Locum'] } as const
const owners = { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId', member: 'owner' } } as const
const companyId = z.strictObject({ companyId: CompanyId })

export const exportsContract = defineContract({
  startProfessionalExport: {
    method: 'POST',
    path: '/professionals/profile/export',
    summary: 'Start an export of all your data; returns the running export if there is one',
    access: { ...own, underGrant: 'never' },
    body: z.strictObject({}),
    response: ExportState,
    errors: ['QUOTA_EXCEEDED'],
    changes: ['exports'],
  },
  getProfessionalExport: {
    method: 'GET',
    path: '/professionals/profile/export',
    summary: 'The status of your latest export, with its download URL once it is ready',
    access: { ...own, underGrant: 'never' },
    response: ExportState,
    errors: [],
    reads: ['exports'],
  },
  startListExport: {
    method: 'POST',
    path: '/admin/exports',
    summary:
      'Start an export of all people, practices or bookings, or of a part of the audit; returns the running export if any',
    access: { roles: ['SuperAdmin'], reason: 'body.reason' },
    body: ListExportBody,
    response: ListExport,
    errors: ['QUOTA_EXCEEDED'],
    changes: ['exports'],
  },
  getListExport: {
    method: 'GET',
    path: '/admin/exports',
    summary: 'The status of your latest export of a list, with its download URL once it is ready',
    access: { roles: ['SuperAdmin'] },
    response: ListExport,
    errors: [],
    reads: ['exports'],
  },
  startCompanyExport: {
    method: 'POST',
    path: '/companies/{companyId}/export',
    summary: 'Start an export of all data of a practice; returns the running export if there is one',
    access: { ...owners, underGrant: 'never' },
    params: companyId,
    body: z.strictObject({}),
    response: ExportState,
    errors: ['COMPANY_NOT_FOUND', 'QUOTA_EXCEEDED'],
    changes: ['exports'],
  },
  getCompanyExport: {
    method: 'GET',
    path: '/companies/{companyId}/export',
    summary: 'The status of a practice’s latest export, with its download URL once it is ready',
    access: { ...owners, underGrant: 'never' },
    params: companyId,
    response: ExportState,
    errors: ['COMPANY_NOT_FOUND'],
    reads: ['exports'],
  },
  startAccountExport: {
    method: 'POST',
    path: '/users/account/export',
    summary: 'Start an export of your account data, without your practices; returns the running export if there is one',
    access: { roles: ['CompanyAdmin'], underGrant: 'never' },
    body: z.strictObject({}),
    response: ExportState,
    errors: ['QUOTA_EXCEEDED'],
    changes: ['exports'],
  },
  getAccountExport: {
    method: 'GET',
    path: '/users/account/export',
    summary: 'The status of your latest account export, with its download URL once it is ready',
    access: { roles: ['CompanyAdmin'], underGrant: 'never' },
    response: ExportState,
    errors: [],
    reads: ['exports'],
  },
})
