import type { companiesContract } from '#shared/companies/companies.contract.ts'
import type { OfferTemplate } from '#shared/companies/offer-templates.schema.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import { foldedText } from '#shared/kernel/folded-text.ts'
import { withVersion } from '#functions/platform/with-version.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'

type Input = InputOf<(typeof companiesContract)['listOfferTemplates']>

export const listOfferTemplates = async (
  { companies }: { companies: CompaniesRepository },
  { params }: Input,
): Promise<Page<OfferTemplate>> => {
  const { templates } = await companies.readTemplates(params.companyId)
  const sorted = templates.toSorted((a, b) => compareStrings(foldedText(a.name), foldedText(b.name)))
  return { items: sorted.map(withVersion) }
}
