import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { versionOf, withVersion } from '#functions/platform/with-version.ts'
import { changeTemplates, checkTemplateName, templateOf, type TemplatesContext } from './change-templates.ts'

type Input = InputOf<(typeof companiesContract)['updateOfferTemplate']>

export const updateOfferTemplate = (context: TemplatesContext, { params, body }: Input): Promise<OfferTemplate> =>
  changeTemplates(context, params.companyId, (before) => {
    const old = templateOf(before, params.code)
    context.checkVersion(versionOf(old))
    checkTemplateName(
      before.filter((other) => other !== old),
      body,
    )
    const template = { code: old.code, ...body }
    return { templates: before.map((other) => (other === old ? template : other)), response: withVersion(template) }
  })
