import type { StoredOfferTemplate, OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import { foldedText } from '#shared/kernel/folded-text.ts'
import { DomainError, quotaExceeded } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { companiesContract } from '#shared/companies/companies.contract.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { quotas } from '#shared/kernel/quotas.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import { withVersion, versionOf } from '#functions/platform/with-version.ts'

type Contract = typeof companiesContract

type Deps = Pick<Context, 'checkVersion' | 'execute' | 'newCode'> & { companies: CompaniesRepository }

type Changed<T> = { templates: StoredOfferTemplate[]; response: T }

/** Names are unique within a practice: no two that a search can't tell apart. */
const checkTemplateName = (
  others: readonly StoredOfferTemplate[],
  template: Pick<StoredOfferTemplate, 'name'>,
): void => {
  if (others.some((other) => foldedText(other.name) === foldedText(template.name)))
    throw new DomainError('TEMPLATE_EXISTS')
}

const templateOf = (templates: readonly StoredOfferTemplate[], code: string): StoredOfferTemplate => {
  const template = templates.find((one) => one.code === code)
  if (!template) throw new DomainError('TEMPLATE_NOT_FOUND')
  return template
}

/** Changes a practice's templates, unless it has been deleted meanwhile. */
const changeTemplates = <T>(
  { companies, execute }: Deps,
  id: CompanyId,
  change: (templates: readonly StoredOfferTemplate[]) => Changed<T>,
): Promise<T> =>
  execute(async () => {
    const [company, stored] = await Promise.all([companies.get(id), companies.readTemplates(id)])
    if (!company) throw new DomainError('COMPANY_NOT_FOUND')
    const { templates, response } = change(stored.templates)
    return {
      writes: [companies.mustExist(id), companies.putTemplates(id, { ...stored, templates })],
      response,
      events: [],
    }
  })

export const listOfferTemplates = async (
  { companies }: Pick<Deps, 'companies'>,
  { params }: InputOf<Contract['listOfferTemplates']>,
): Promise<Page<OfferTemplate>> => {
  const { templates } = await companies.readTemplates(params.companyId)
  const sorted = templates.toSorted((a, b) => compareStrings(foldedText(a.name), foldedText(b.name)))
  return { items: sorted.map(withVersion) }
}

export const createOfferTemplate = (
  context: Deps,
  { params, body }: InputOf<Contract['createOfferTemplate']>,
): Promise<OfferTemplate> =>
  changeTemplates(context, params.companyId, (before) => {
    checkTemplateName(before, body)
    if (before.length >= quotas.templatesPerPractice) throw quotaExceeded({ name: 'templatesPerPractice' })
    const template = { code: context.newCode('T'), ...body }
    return { templates: [...before, template], response: withVersion(template) }
  })

export const updateOfferTemplate = (
  context: Deps,
  { params, body }: InputOf<Contract['updateOfferTemplate']>,
): Promise<OfferTemplate> =>
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

export const deleteOfferTemplate = (
  context: Deps,
  { params }: InputOf<Contract['deleteOfferTemplate']>,
): Promise<Pick<OfferTemplate, 'code'>> =>
  changeTemplates(context, params.companyId, (before) => {
    const old = templateOf(before, params.code)
    return { templates: before.filter((other) => other !== old), response: { code: old.code } }
  })
