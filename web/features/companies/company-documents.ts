import type { Company } from '#shared/companies/companies.schema.ts'
import type { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import { filing, type Holder } from '#web/components/upload/use-documents.ts'
import { useKeepCompany } from './companies.api.ts'

/** Logo and pictures of a practice. */
export function useCompanyDocuments({ id }: Company): Holder<Company, CompanyDocument> {
  return { id, promote: async (upload) => (await filing()).promoteForCompany(upload, id), keep: useKeepCompany() }
}
