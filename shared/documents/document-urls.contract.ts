import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { DocumentPath, DocumentSize, DocumentUrl } from './documents.schema.ts'

const everybody = ['Locum', 'CompanyAdmin', 'SuperAdmin'] as const
const reader = { roles: everybody, owns: { kind: 'documentReader', id: 'params.ownerId' }, readsPeople: true } as const
const opened = { underGrant: 'read', logged: true, document: 'params.document' } as const
const closed = ['NOT_APPROVED', 'PRACTICE_INCOMPLETE'] as const

/** Showing documents. Apart from the other operations, which a few pages need. */
export const documentUrlsContract = defineContract({
  getDocumentUrl: {
    method: 'GET',
    path: '/images/{document}/{ownerId}/url',
    summary: 'A URL from which a document can be loaded for five minutes',
    access: { ...reader, ...opened },
    params: DocumentPath,
    query: z.strictObject({ size: z._default(DocumentSize, 'large') }),
    response: DocumentUrl,
    errors: ['DOCUMENT_NOT_FOUND', 'NO_PICTURE', ...closed],
    reads: [],
  },
  getDocument: {
    method: 'GET',
    path: '/images/{document}/{ownerId}',
    summary: 'A document’s picture as a data URL',
    access: { ...reader, ...opened },
    params: DocumentPath,
    response: z.string(),
    errors: ['DOCUMENT_NOT_FOUND', 'NO_PICTURE', ...closed],
    reads: [],
  },
})
