import { keepDocument, placeOf, tinyPng, uploadFile } from '#tests/support/documents.ts'
import { type Fixtures, type Given, nobody } from './fixture.ts'

const nothing = { document: 'avatar', ownerId: nobody.user }

/** A document of the locum, or of the practice for its members. */
const document = ({ owner, side }: Given) => placeOf(owner.role === 'CompanyAdmin' ? side.practice : side.locum)

/** A professional's avatar. */
const keptAvatar = async ({ api, side }: Given) => {
  const { caller, params } = placeOf(side.locum)
  await keepDocument(api, { caller, params })
  return { params }
}

const keptDocument = async (given: Given) => {
  await keepDocument(given.api, document(given))
  return { params: document(given).params }
}

const uploaded = async ({ api }: Given, of: Parameters<typeof placeOf>[0]) => {
  const { caller, params } = placeOf(of)
  return { doc: params.document, uploadId: await uploadFile(api, caller, params, tinyPng) }
}

export const documentsRequests = {
  postDocument: {
    request: (given) => ({
      params: document(given).params,
      body: { data: `data:image/png;base64,${tinyPng.toString('base64')}` },
    }),
    absent: { params: nothing, body: { data: 'data:image/png;base64,AAAA' } },
    other: () => ({ data: `data:image/gif;base64,${tinyPng.toString('base64')}` }),
  },
  openUpload: {
    request: (given) => ({ params: document(given).params, body: { type: 'image/png', size: 1000, name: 'me.png' } }),
    absent: { params: nothing, body: { type: 'image/png', size: 1000 } },
    other: (body) => ({ ...body, size: 2000 }),
  },
  promoteProfessionalDocument: {
    request: async (given) => ({ body: await uploaded(given, given.side.locum) }),
    other: (body) => ({ ...body, doc: 'identity_document' }),
  },
  promoteCompanyDocument: {
    request: async (given) => ({
      params: { companyId: given.side.practice.companyId },
      body: await uploaded(given, given.side.practice),
    }),
    absent: { params: { companyId: nobody.company }, body: { doc: 'logo' } },
    other: (body) => ({ ...body, doc: 'imageA' }),
  },
  deleteDocument: { request: keptDocument, absent: { params: nothing } },
  getDocumentUrl: {
    request: async (given) => ({ ...(await keptAvatar(given)), query: { size: 'small' } }),
    absent: { params: nothing, query: {} },
  },
  getDocument: { request: keptAvatar, absent: { params: nothing } },
} satisfies Fixtures
