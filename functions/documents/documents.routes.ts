import type { documentsContract } from '#shared/documents/documents.contract.ts'
import { checkAttachment } from './check-attachment.ts'
import { deleteDocument } from './delete-document.ts'
import { getDocumentUrl } from './get-document-url.ts'
import { getDocument } from './get-document.ts'
import { openAttachmentUpload } from './open-attachment-upload.ts'
import { openUpload } from './open-upload.ts'
import { postDocument } from './post-document.ts'
import { promoteCompanyDocument } from './promote-company-document.ts'
import { promoteProfessionalDocument } from './promote-professional-document.ts'

export const documentsRoutes = {
  postDocument,
  openUpload,
  openAttachmentUpload,
  checkAttachment,
  promoteProfessionalDocument,
  promoteCompanyDocument,
  deleteDocument,
  getDocumentUrl,
  getDocument,
} satisfies Record<keyof typeof documentsContract, unknown>
