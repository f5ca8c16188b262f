import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { changeTemplates, templateOf, type TemplatesContext } from './change-templates.ts'

type Input = InputOf<(typeof companiesContract)['deleteOfferTemplate']>

export const deleteOfferTemplate = (
  context: TemplatesContext,
  { params }: Input,
): Promise<Pick<OfferTemplate, 'code'>> =>
  changeTemplates(context, params.companyId, (before) => {
    const old = templateOf(before, params.code)
    return { templates: before.filter((other) => other !== old), response: { code: old.code } }
  })
