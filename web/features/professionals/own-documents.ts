import { documentsContract } from '#shared/documents/documents.contract.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { Holder } from '#web/components/upload/use-documents.ts'
import { useApiMutation } from '#web/platform/use-api-mutation.ts'
import { useCacheProfessional } from './professionals.api.ts'

export function useOwnDocuments(owner: Professional): Holder<Professional, ProfessionalDocument> {
  const { mutateAsync: promote } = useApiMutation(
    documentsContract.promoteProfessionalDocument,
    (body: { doc: ProfessionalDocument; uploadId: FileId }) => ({ body }),
  )
  return { owner, promote, keep: useCacheProfessional() }
}
