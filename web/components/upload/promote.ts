import type { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'
import { documentsContract } from '#shared/documents/documents.contract.ts'
import type { DocumentName, OwnerId } from '#shared/documents/documents.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { call } from '#web/platform/api-client.ts'
import type { Upload } from './upload.ts'

/** Makes what was chosen the document; undefined when nothing was. A file that storage has let go by then is sent once more. */
async function promote<Owner>(upload: Upload, put: (uploadId: FileId) => Promise<Owner>): Promise<Owner | undefined> {
  const uploadId = await upload.arrived()
  if (!uploadId) return undefined
  const owner = await put(uploadId).catch(async (error: unknown) => {
    const again = error instanceof ApiError && error.answer === 'UPLOAD_NOT_FOUND' && (await upload.arrived(true))
    if (!again) throw error
    return put(again)
  })
  upload.clear()
  return owner
}

export const promoteForProfessional = (upload: Upload<ProfessionalDocument>) =>
  promote(upload, (uploadId) =>
    call(documentsContract.promoteProfessionalDocument, { body: { doc: upload.document, uploadId } }),
  )

export const promoteForCompany = (upload: Upload<CompanyDocument>, companyId: CompanyId) =>
  promote(upload, (uploadId) =>
    call(documentsContract.promoteCompanyDocument, { params: { companyId }, body: { doc: upload.document, uploadId } }),
  )

/** Its owner may be of either kind; whoever asks knows which. */
export const removeDocument = (document: DocumentName, ownerId: OwnerId) =>
  call(documentsContract.deleteDocument, { params: { document, ownerId } })
