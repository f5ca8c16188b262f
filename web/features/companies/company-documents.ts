import type { Company } from '#shared/companies/companies.schema.ts'
import type { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import { documentsContract } from '#shared/documents/documents.contract.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { Holder } from '#web/components/upload/use-documents.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { useKeepCompany } from './companies.api.ts'

/** Logo and pictures of a practice. */
export function useCompanyDocuments({ id }: Company): Holder<Company, CompanyDocument> {
  const { mutateAsync: promote } = useApiMutation(
    documentsContract.promoteCompanyDocument,
    (body: { doc: CompanyDocument; uploadId: FileId }) => ({ params: { companyId: id }, body }),
  )
  return { id, promote, keep: useKeepCompany() }
}
