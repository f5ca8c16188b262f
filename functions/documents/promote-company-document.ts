import type { Company } from '#shared/companies/companies.schema.ts'
import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { DocumentContext } from './document-owners.ts'
import { promoteDocument } from './promote-document.ts'

type Input = InputOf<(typeof documentsContract)['promoteCompanyDocument']>

export const promoteCompanyDocument = (
  context: DocumentContext,
  { params, body: { doc, uploadId } }: Input,
): Promise<Company> =>
  promoteDocument(context, { ownerId: params.companyId, document: doc }, uploadId) as Promise<Company>
