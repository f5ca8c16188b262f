import type { Company } from '#shared/companies/companies.schema.ts'
import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { Handlers } from '#functions/platform/http/serve-contract.ts'
import type { DocumentContext } from './document-holders.ts'
import { recordingNothingPrivate } from '#functions/profiles/private-answers.ts'
import { getDocument, getDocumentUrl } from './read-document.ts'
import { deleteDocument, openUpload, postDocument, promoteDocument } from './save-document.ts'

type Extra = Pick<DocumentContext, 'professionals' | 'calendars' | 'cards' | 'companies' | 'store'>

export const documentsRoutes = {
  postDocument: (context, { params, body }) => postDocument(context, params, body.data),
  openUpload: (context, { params, body }) => openUpload(context, params, body),
  promoteProfessionalDocument: (context, { body: { doc, uploadId } }) =>
    promoteDocument(
      recordingNothingPrivate(context),
      { ownerId: context.actor.user.id, document: doc },
      uploadId,
    ) as Promise<Professional>,
  promoteCompanyDocument: (context, { params, body: { doc, uploadId } }) =>
    promoteDocument(context, { ownerId: params.companyId, document: doc }, uploadId) as Promise<Company>,
  deleteDocument: (context, { params }) => deleteDocument(recordingNothingPrivate(context), params),
  getDocumentUrl: (context, { params, query }) => getDocumentUrl(context, params, query.size),
  getDocument: (context, { params }) => getDocument(context, params),
} satisfies Handlers<typeof documentsContract, Extra>
