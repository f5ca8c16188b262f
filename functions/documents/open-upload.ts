import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { UploadForm } from '#shared/documents/documents.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { DocumentContext } from './document-owners.ts'
import { uploadForm } from './upload-form.ts'

type Input = InputOf<(typeof documentsContract)['openUpload']>

/** The form's id names the upload only; the document gets a new one when it is promoted. */
export const openUpload = (context: DocumentContext, { params, body }: Input): Promise<UploadForm> =>
  uploadForm(context, params, body)
