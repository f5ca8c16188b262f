import type { StoredOfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import { foldedText } from '#shared/kernel/folded-text.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

export type TemplatesContext = Pick<Context, 'checkVersion' | 'execute' | 'newCode'> & {
  companies: CompaniesRepository
}

type Changed<T> = { templates: StoredOfferTemplate[]; response: T }

/** Names are unique within a practice: no two that a search can't tell apart. */
export const checkTemplateName = (
  others: readonly StoredOfferTemplate[],
  template: Pick<StoredOfferTemplate, 'name'>,
): void => {
  if (others.some((other) => foldedText(other.name) === foldedText(template.name)))
    throw new DomainError('TEMPLATE_EXISTS')
}

export const templateOf = (templates: readonly StoredOfferTemplate[], code: string): StoredOfferTemplate => {
  const template = templates.find((one) => one.code === code)
  if (!template) throw new DomainError('TEMPLATE_NOT_FOUND')
  return template
}

/** Changes a practice's templates, unless it has been deleted meanwhile. */
export const changeTemplates = <T>(
  { companies, execute }: TemplatesContext,
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
