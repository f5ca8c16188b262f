import type { documentsContract } from '#shared/documents/documents.contract.ts'
import { checkAttachment } from './check-attachment.ts'
import { checkBrandImage } from './check-brand-image.ts'
import { deleteDocument } from './delete-document.ts'
import { getDocumentUrl, getDocument } from './get-document.ts'
import { openAttachmentUpload, openBrandUpload, openUpload } from './open-upload.ts'
import { postDocument } from './post-document.ts'
import { promoteCompanyDocument, promoteProfessionalDocument } from './promote-document.ts'

export const documentsRoutes = {
  postDocument,
  openUpload,
  openAttachmentUpload,
  checkAttachment,
  openBrandUpload,
  checkBrandImage,
  promoteProfessionalDocument,
  promoteCompanyDocument,
  deleteDocument,
  getDocumentUrl,
  getDocument,
} satisfies Record<keyof typeof documentsContract, unknown>
