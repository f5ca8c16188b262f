import { offerTemplatesContract } from '#shared/companies/offer-templates.contract.ts'
import type { OfferTemplate, OfferTemplateBody } from '#shared/companies/offer-templates.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { apiFullList } from '#web/platform/api-query.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'

export const templatesQuery = (companyId: CompanyId) =>
  apiFullList(offerTemplatesContract.listOfferTemplates, { params: { companyId } })

export const useCreateTemplate = (companyId: CompanyId) =>
  useApiMutation(offerTemplatesContract.createOfferTemplate, (body: OfferTemplateBody) => ({
    params: { companyId },
    body,
  }))

export const useUpdateTemplate = (companyId: CompanyId) =>
  useApiMutation(offerTemplatesContract.updateOfferTemplate, ({ code, version, ...body }: OfferTemplate) => ({
    params: { companyId, code },
    body,
    version,
  }))

export const useDeleteTemplate = (companyId: CompanyId) =>
  useApiMutation(offerTemplatesContract.deleteOfferTemplate, (code: string) => ({ params: { companyId, code } }))
