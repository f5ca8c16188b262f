import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { UploadForm } from '#shared/documents/documents.schema.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { DocumentContext } from './document-owners.ts'
import { uploadForm } from './upload-form.ts'

type Input = InputOf<(typeof documentsContract)['openAttachmentUpload']>

export const openAttachmentUpload = (context: DocumentContext, { params, body }: Input): Promise<UploadForm> =>
  uploadForm(context, { ownerId: params.sentByID, document: 'attachment' }, body)
