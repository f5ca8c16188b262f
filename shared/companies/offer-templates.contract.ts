import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId, TemplateCode } from '#shared/kernel/ids.ts'
import { OfferTemplate, OfferTemplateBody } from './offer-templates.schema.ts'

const companyId = z.strictObject({ companyId: CompanyId })
const templateCode = z.strictObject({ companyId: CompanyId, code: TemplateCode })
const members = { roles: ['CompanyAdmin'], owns: { kind: 'company', id: 'params.companyId' } } as const
const managers = { ...members, owns: { ...members.owns, member: 'manager' } } as const

/** A practice’s templates for offers. */
export const offerTemplatesContract = defineContract({
  listOfferTemplates: {
    method: 'GET',
    path: '/companies/{companyId}/offer-templates',
    summary: 'A practice’s templates for offers, by name; a practice has few, so all are on one page',
    access: { ...members, underGrant: 'read' },
    params: companyId,
    list: OfferTemplate,
    errors: ['COMPANY_NOT_FOUND'],
    reads: ['offerTemplates'],
  },
  createOfferTemplate: {
    method: 'POST',
    path: '/companies/{companyId}/offer-templates',
    summary: 'Save the terms, weekdays and hours of usual shifts under a name',
    access: { ...managers, underGrant: 'act' },
    params: companyId,
    body: OfferTemplateBody,
    response: OfferTemplate,
    errors: ['COMPANY_NOT_FOUND', 'TEMPLATE_EXISTS', 'QUOTA_EXCEEDED'],
    changes: ['offerTemplates'],
  },
  updateOfferTemplate: {
    method: 'PUT',
    path: '/companies/{companyId}/offer-templates/{code}',
    summary: 'Rename a template, or replace what it holds',
    access: { ...managers, underGrant: 'act' },
    params: templateCode,
    body: OfferTemplateBody,
    response: OfferTemplate,
    errors: ['COMPANY_NOT_FOUND', 'TEMPLATE_NOT_FOUND', 'TEMPLATE_EXISTS'],
    takesVersion: true,
    changes: ['offerTemplates'],
  },
  deleteOfferTemplate: {
    method: 'DELETE',
    path: '/companies/{companyId}/offer-templates/{code}',
    summary: 'Delete a template; offers posted from it stay',
    access: { ...managers, underGrant: 'act' },
    params: templateCode,
    response: z.strictObject({ code: TemplateCode }),
    errors: ['COMPANY_NOT_FOUND', 'TEMPLATE_NOT_FOUND'],
    changes: ['offerTemplates'],
  },
})
