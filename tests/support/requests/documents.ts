import { ensureDocument, targetOf, tinyPng, uploadFile } from '#tests/support/documents.ts'
import { type Fixtures, type FixtureContext, unusedIds } from './fixture.ts'

const nothing = { document: 'avatar', ownerId: unusedIds.user }

/** A document of the locum, or of the practice for its members: each of them deletes another one. */
const document = ({ owner, pair }: FixtureContext) => {
  if (owner.role !== 'CompanyAdmin') return targetOf(pair.locum)
  const { caller, params } = targetOf(pair.practice)
  return { caller, params: owner.id === caller.id ? params : { ...params, document: 'imageA' as const } }
}

/** A professional's avatar. */
const keptAvatar = async ({ api, pair }: FixtureContext) => {
  const { caller, params } = targetOf(pair.locum)
  await ensureDocument(api, { caller, params })
  return { params }
}

const pictures = ['imageA', 'imageB', 'imageC'] as const
let kept = 0

/** Of a practice, the next of its pictures: whoever may deletes one of their own. */
const keptDocument = async ({ api, owner, pair }: FixtureContext) => {
  const { caller, params } = targetOf(owner.role === 'CompanyAdmin' ? pair.practice : pair.locum)
  const picture = pictures[(kept += 1) % pictures.length]
  const target = owner.role === 'CompanyAdmin' && picture ? { ...params, document: picture } : params
  await ensureDocument(api, { caller, params: target })
  return { params: target }
}

const uploaded = async ({ api }: FixtureContext, of: Parameters<typeof targetOf>[0]) => {
  const { caller, params } = targetOf(of)
  return { doc: params.document, uploadId: await uploadFile(api, caller, params, tinyPng) }
}

export const documentsRequests = {
  postDocument: {
    request: (context) => ({
      params: document(context).params,
      body: { data: `data:image/png;base64,${tinyPng.toString('base64')}` },
    }),
    absent: { params: nothing, body: { data: 'data:image/png;base64,AAAA' } },
    other: () => ({ data: `data:image/gif;base64,${tinyPng.toString('base64')}` }),
  },
  openUpload: {
    request: (context) => ({
      params: document(context).params,
      body: { type: 'image/png', size: 1000, name: 'me.png' },
    }),
    absent: { params: nothing, body: { type: 'image/png', size: 1000 } },
    other: (body) => ({ ...body, size: 2000 }),
  },
  promoteProfessionalDocument: {
    request: async (context) => ({ body: await uploaded(context, context.pair.locum) }),
    other: (body) => ({ ...body, doc: 'identity_document' }),
  },
  promoteCompanyDocument: {
    request: async (context) => ({
      params: { companyId: context.pair.practice.companyId },
      body: await uploaded(context, context.pair.practice),
    }),
    absent: { params: { companyId: unusedIds.company }, body: { doc: 'logo' } },
    other: (body) => ({ ...body, doc: 'imageA' }),
  },
  deleteDocument: { request: keptDocument, absent: { params: nothing } },
  getDocumentUrl: {
    request: async (context) => ({ ...(await keptAvatar(context)), query: { size: 'small' } }),
    absent: { params: nothing, query: {} },
  },
  getDocument: { request: keptAvatar, absent: { params: nothing } },
} satisfies Fixtures
