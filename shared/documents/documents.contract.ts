import * as z from 'zod/mini'
import { Company } from '#shared/companies/companies.schema.ts'
import { defineContract } from '#shared/kernel/define-contract.ts'
import { CompanyId } from '#shared/kernel/ids.ts'
import { Professional } from '#shared/professionals/professionals.schema.ts'
import { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'
import { BrandImage, BrandImageToCheck, BrandImageUpload } from './brand-images.schema.ts'
import { fileErrors } from './documents.rules.ts'
import {
  DataUrlBody,
  DocumentPath,
  CheckedUpload,
  UploadToCheck,
  OwnerId,
  PostedDocument,
  Promotion,
  UploadForm,
  UploadRequest,
} from './documents.schema.ts'
import { documentUrlsContract } from './document-urls.contract.ts'

const owner = {
  roles: ['Locum', 'CompanyAdmin'],
  owns: { kind: 'documentOwner', id: 'params.ownerId', member: 'manager' },
} as const
const superAdmins = { roles: ['SuperAdmin'] } as const
const sender = { roles: ['Locum', 'CompanyAdmin'], owns: { kind: 'chatParty', id: 'params.sentByID' } } as const

export const documentsContract = defineContract({
  ...documentUrlsContract,
  postDocument: {
    method: 'POST',
    path: '/images/{document}/{ownerId}',
    summary:
      'Send a document as a data URL: replaces the current one; the first one takes effect with PUT …/documents/images',
    access: { ...owner, underGrant: 'act' },
    params: DocumentPath,
    body: DataUrlBody,
    bodyLimit: { bytes: 5_700_000, refusal: 'UPLOAD_INSTEAD' },
    textBody: 'data',
    response: PostedDocument,
    errors: ['DOCUMENT_NOT_FOUND', 'PROFESSIONAL_NOT_FOUND', 'COMPANY_NOT_FOUND', ...fileErrors],
    changes: [],
  },
  openUpload: {
    method: 'POST',
    path: '/images/{document}/{ownerId}/upload',
    summary: 'Get a form for sending a file straight to storage; PUT …/documents/images makes it the document',
    access: { ...owner, underGrant: 'act' },
    params: DocumentPath,
    body: UploadRequest,
    response: UploadForm,
    errors: ['DOCUMENT_NOT_FOUND', 'FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED'],
    changes: [],
  },
  openAttachmentUpload: {
    method: 'POST',
    path: '/messages/attachments/{sentByID}/upload',
    summary: 'Get a form for sending a picture or PDF straight to storage; it is checked next',
    access: { ...sender, underGrant: 'act' },
    params: z.strictObject({ sentByID: OwnerId }),
    body: UploadRequest,
    response: UploadForm,
    errors: ['CHAT_NOT_FOUND', 'FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED'],
    changes: [],
  },
  checkAttachment: {
    method: 'POST',
    path: '/messages/attachments/{sentByID}/check',
    summary: 'Check an uploaded file and redraw pictures; within a day a message can be sent with it',
    access: { ...sender, underGrant: 'act' },
    params: z.strictObject({ sentByID: OwnerId }),
    body: UploadToCheck,
    response: CheckedUpload,
    errors: ['CHAT_NOT_FOUND', 'UPLOAD_NOT_FOUND', ...fileErrors],
    changes: [],
  },
  openBrandUpload: {
    method: 'POST',
    path: '/admin/tenant/images/upload',
    summary: 'Get a form for sending a logo or a dashboard image straight to storage; it is checked next',
    access: superAdmins,
    body: BrandImageUpload,
    response: UploadForm,
    errors: ['FILE_TOO_LARGE', 'FILE_TYPE_NOT_ALLOWED'],
    changes: [],
  },
  checkBrandImage: {
    method: 'POST',
    path: '/admin/tenant/images/check',
    summary: 'Check an uploaded picture and redraw it; the tenant’s settings can name it then',
    access: superAdmins,
    body: BrandImageToCheck,
    response: BrandImage,
    errors: ['UPLOAD_NOT_FOUND', ...fileErrors],
    changes: [],
  },
  promoteProfessionalDocument: {
    method: 'PUT',
    path: '/professionals/documents/images',
    summary: 'Make an uploaded file your document',
    access: { roles: ['Locum'], underGrant: 'never' },
    body: z.extend(Promotion, { doc: ProfessionalDocument }),
    response: Professional,
    errors: ['PROFESSIONAL_NOT_FOUND', 'UPLOAD_NOT_FOUND', ...fileErrors],
    changes: ['ownProfile'],
    replaces: 'getOwnProfessional',
  },
  promoteCompanyDocument: {
    method: 'PUT',
    path: '/companies/{companyId}/documents/images',
    summary: 'Make an uploaded file a picture of the practice',
    access: {
      roles: ['CompanyAdmin'],
      owns: { kind: 'company', id: 'params.companyId', member: 'manager' },
      underGrant: 'act',
    },
    params: z.strictObject({ companyId: CompanyId }),
    body: z.extend(Promotion, { doc: CompanyDocument }),
    response: Company,
    errors: ['COMPANY_NOT_FOUND', 'UPLOAD_NOT_FOUND', ...fileErrors],
    changes: [],
  },
  deleteDocument: {
    method: 'DELETE',
    path: '/images/{document}/{ownerId}',
    summary: 'Delete a document and its earlier versions',
    access: { ...owner, underGrant: 'act' },
    params: DocumentPath,
    response: z.union([Professional, Company]),
    errors: ['DOCUMENT_NOT_FOUND', 'PROFESSIONAL_NOT_FOUND', 'COMPANY_NOT_FOUND'],
    changes: ['ownProfile'],
    replaces: 'getOwnProfessional',
  },
})
