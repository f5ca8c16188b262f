import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { quotaExceeded } from '#shared/kernel/errors.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import { withVersion } from '#functions/platform/with-version.ts'
import { changeTemplates, checkTemplateName, type TemplatesContext } from './change-templates.ts'

type Input = InputOf<(typeof companiesContract)['createOfferTemplate']>

export const createOfferTemplate = (context: TemplatesContext, { params, body }: Input): Promise<OfferTemplate> =>
  changeTemplates(context, params.companyId, (before) => {
    checkTemplateName(before, body)
    if (before.length >= quotas.templatesPerPractice) throw quotaExceeded({ name: 'templatesPerPractice' })
    const template = { code: context.newCode('T'), ...body }
    return { templates: [...before, template], response: withVersion(template) }
  })
