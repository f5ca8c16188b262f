import * as z from 'zod/mini'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { ruleOf } from './documents.rules.ts'
import { DocumentName, DocumentPath, DocumentSize, DocumentUrl } from './documents.schema.ts'

const everybody = ['Locum', 'CompanyAdmin', 'SuperAdmin'] as const
const reader = { roles: everybody, owns: { kind: 'documentReader', id: 'params.ownerId' }, readsPeople: true } as const
/** Of what everybody sees, such as a logo, the audit has what is opened under a grant alone. */
const recorded = DocumentName.options.filter((name) => ruleOf(name).personal)
const opened = { underGrant: 'read', logged: true, document: { at: 'params.document', recorded } } as const
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
