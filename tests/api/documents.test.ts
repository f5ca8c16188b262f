import { beforeAll, describe, expect, it } from 'vitest'
import { removeFile, storeFile } from '#functions/documents/store-file.ts'
import { newId } from '#functions/platform/context.ts'
import { storedKey } from '#functions/stores/document-keys.ts'
import { documentStore, removeAllOf } from '#functions/stores/document-store.ts'
import { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'
import { DocumentName, type FileType } from '#shared/documents/documents.schema.ts'
import { documentRules, limitOf, passwordMessage, tooLargeMessage } from '#shared/documents/documents.rules.ts'
import { detectFileType } from '#shared/documents/file-check.rules.ts'
import type { ApiResponse, Caller } from '#tests/support/api.ts'
import {
  createUploadForm,
  pdfOf,
  pdfOfSize,
  pngOf,
  pngOfSize,
  promote,
  protectedPdf,
  sendForm,
  tinyPng,
  uploadFile,
  type DocumentTarget,
  download,
} from '#tests/support/documents.ts'
import { createLocum, createPractice } from '#tests/support/people.ts'
import { sharedApi } from '#tests/support/shared-api.ts'

const { api, admin } = await sharedApi()
const locum = await createLocum(api)
const stranger = await createLocum(api)
const practice = await createPractice(api)

const isProfessional = (document: DocumentName) => ProfessionalDocument.options.some((name) => name === document)
const own = (document: DocumentName): { caller: Caller; target: DocumentTarget } =>
  isProfessional(document)
    ? { caller: locum, target: { document, ownerId: locum.id } }
    : { caller: practice.member, target: { document, ownerId: practice.companyId } }

const dataUrl = (bytes: Buffer, type = 'image/png') => `data:${type};base64,${bytes.toString('base64')}`
const postFile = (document: DocumentName, bytes: Buffer): Promise<ApiResponse> => {
  const { caller, target } = own(document)
  return api.send('postDocument', caller, { params: target, body: { data: dataUrl(bytes) } })
}
const uploadAndPromote = async (
  document: DocumentName,
  bytes: Buffer,
  type: FileType = 'image/png',
): Promise<ApiResponse> => {
  const { caller, target } = own(document)
  return promote(api, caller, target, await uploadFile(api, caller, target, bytes, type))
}
const remove = (document: DocumentName) =>
  api.send('deleteDocument', own(document).caller, { params: own(document).target })
const problem = ({ status, body }: ApiResponse) => [status, body.error?.code, body.error?.details?.fields]
const addressOf = (caller: Caller, target: DocumentTarget, size: string) =>
  api.send('getDocumentUrl', caller, { params: target, query: { size } })

describe.each(DocumentName.options)('%s', (document) => {
  it('is uploaded by a form, listed once promoted, replaced, and deleted with its earlier versions', async () => {
    const { caller, target } = own(document)
    const first = await uploadAndPromote(document, tinyPng)
    expect(first.body.data.documents.images).toContain(document)
    const second = await uploadAndPromote(document, pngOf(30, 20))
    expect(second.body.data.documents.images).toEqual(first.body.data.documents.images)
    expect(api.files(`documents/${target.ownerId}/${document}/`)).toHaveLength(6)
    expect(api.files(`incoming/${target.ownerId}/${document}/`)).toEqual([])
    const removed = await remove(document)
    expect(removed.body.data.documents.images).not.toContain(document)
    expect(api.files(`documents/${target.ownerId}/${document}/`)).toEqual([])
    expect((await addressOf(caller, target, 'small')).status).toBe(404)
    expect((await remove(document)).body.error.code).toBe('DOCUMENT_NOT_FOUND')
  })

  it('is sent as a data URL: the first one waits to be promoted, a later one replaces the document', async () => {
    const { caller, target } = own(document)
    expect((await postFile(document, tinyPng)).body.data).toEqual({ document, promoted: false })
    expect((await addressOf(caller, target, 'small')).status).toBe(404)
    expect((await promote(api, caller, target)).body.data.documents.images).toContain(document)
    expect((await postFile(document, pngOf(40, 20))).body.data).toEqual({ document, promoted: true })
    expect((await addressOf(caller, target, 'large')).body.data).toMatchObject({
      type: 'image/jpeg',
      width: 40,
      height: 20,
    })
    expect(problem(await promote(api, caller, target)).slice(0, 2)).toEqual([404, 'UPLOAD_NOT_FOUND'])
    await remove(document)
  })

  it('may be one byte below its limit, but not as large as the limit', async () => {
    const { caller, target } = own(document)
    const limit = limitOf(document)
    expect((await uploadAndPromote(document, pngOfSize(limit - 1))).status).toBe(200)
    const message = tooLargeMessage(document)
    expect(
      problem(await api.send('openUpload', caller, { params: target, body: { type: 'image/png', size: limit } })),
    ).toEqual([400, 'FILE_TOO_LARGE', [{ field: 'size', message }]])
    const refused = await sendForm(
      await createUploadForm(api, caller, target, 'image/png', limit - 1),
      pngOfSize(limit),
    )
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('EntityTooLarge')])
    const posted = await postFile(document, pngOfSize(limit))
    if (limit > 4_000_000) expect(problem(posted).slice(0, 2)).toEqual([413, 'UPLOAD_INSTEAD'])
    else expect(problem(posted)).toEqual([400, 'FILE_TOO_LARGE', [{ field: 'data', message }]])
    await remove(document)
  })

  it('is a picture, or a PDF if its rules allow it', async () => {
    const response = await uploadAndPromote(document, pdfOf(), 'application/pdf').catch(() => undefined)
    const allowed = (documentRules[document].types as readonly FileType[]).includes('application/pdf')
    expect(response?.status).toBe(allowed ? 200 : undefined)
    if (allowed) {
      const { caller, target } = own(document)
      expect((await addressOf(caller, target, 'large')).body.data).toMatchObject({ type: 'application/pdf' })
      if (!documentRules[document].personal)
        expect((await addressOf(practice.member, target, 'large')).body.error.code).toBe(
          // Nothing of a locum who is not approved.
          document === 'avatar' ? 'DOCUMENT_NOT_FOUND' : 'NO_PICTURE',
        )
      expect((await api.send('getDocument', caller, { params: target })).body.error.code).toBe('NO_PICTURE')
      const { url, type } = (await addressOf(caller, target, 'original')).body.data
      expect(type).toBe('application/pdf')
      expect(await download(url)).toMatchObject({
        status: 200,
        type: 'application/pdf',
        disposition: `attachment; filename="${document}.pdf"`,
        bytes: pdfOf(),
      })
      await remove(document)
    } else
      expect(problem(await postFile(document, pdfOf()))).toEqual([
        400,
        'FILE_TYPE_NOT_ALLOWED',
        [{ field: 'data', message: 'Please choose a PNG, JPG or GIF picture' }],
      ])
  })
})

it.each(['avatar', 'identity_document', 'provisionalTaxFile', 'indemnityInsuranceFile'] as const)(
  '%s: a PDF that opens only with a password is refused, one that its owner has protected is accepted',
  async (document) => {
    const { caller, target } = own(document)
    for (const name of ['rc4-128', 'aes-256']) {
      const bytes = protectedPdf(`${name}.user`)
      const refused = [await uploadAndPromote(document, bytes, 'application/pdf'), await postFile(document, bytes)]
      expect(refused.map(problem)).toEqual(
        ['doc', 'data'].map((field) => [400, 'FILE_NOT_READABLE', [{ field, message: passwordMessage }]]),
      )
      const owners = protectedPdf(`${name}.owner`)
      expect((await uploadAndPromote(document, owners, 'application/pdf')).status).toBe(200)
      expect((await download((await addressOf(caller, target, 'original')).body.data.url)).bytes).toEqual(owners)
      await remove(document)
    }
  },
)

it('accepts a large PDF too', async () => {
  expect(pdfOfSize(6_291_455)).toHaveLength(6_291_455)
  expect((await uploadAndPromote('provisionalTaxFile', pdfOfSize(6_291_455), 'application/pdf')).status).toBe(200)
})

describe('what others see', () => {
  beforeAll(async () => {
    await uploadAndPromote('avatar', pngOf(2000, 1500, { extra: [['tEXt', Buffer.from('Comment\0GPS -33.9 18.4')]] }))
    await uploadAndPromote('logo', tinyPng)
    await uploadAndPromote('identity_document', pngOf(1000, 700))
    const { files } = await api.call('getProfessional', admin, { params: { id: locum.id } })
    await api.call('decideApproval', admin, {
      params: { id: locum.id },
      body: { approved: true, identity_document: files.identity_document },
    })
  })

  it('is a picture redrawn in two sizes, without anything else that was in the file', async () => {
    for (const [size, width, height] of [
      ['small', 300, 225],
      ['large', 1000, 750],
    ] as const) {
      const { data } = (await addressOf(practice.member, own('avatar').target, size)).body
      expect(data).toMatchObject({ type: 'image/jpeg', width, height })
      expect(Date.parse(data.expiresAt) - Date.now()).toBeLessThanOrEqual(300_000)
      const loaded = await download(data.url)
      expect(loaded).toMatchObject({ status: 200, type: 'image/jpeg', disposition: 'inline' })
      expect(detectFileType(loaded.bytes)).toBe('image/jpeg')
      expect(loaded.bytes.includes('GPS')).toBe(false)
    }
  })

  it('is available as a data URL too', async () => {
    const { status, body } = await api.send('getDocument', stranger, { params: own('logo').target })
    expect(status).toBe(200)
    expect(body.data).toMatch(/^data:image\/jpeg;base64,\/9j\//)
  })

  it('is identified by its file id, and for personal documents only by their owner and super admins', async () => {
    const files = async (caller: Caller) =>
      Object.keys((await api.send('getProfessional', caller, { params: { id: locum.id } })).body.data.files)
    for (const caller of [locum, admin])
      expect(await files(caller)).toEqual(expect.arrayContaining(['avatar', 'identity_document']))
    expect(await files(practice.member)).toEqual(['avatar'])
    const company = (await api.send('getCompany', practice.member, { params: { companyId: practice.companyId } })).body
      .data
    expect(company.files).toMatchObject({ logo: company.logo_file })
  })

  it('is never the original, which is for its owner and super admins', async () => {
    for (const document of ['avatar', 'logo'] as const) {
      const { caller, target } = own(document)
      expect((await addressOf(stranger, target, 'original')).body.error.code).toBe('DOCUMENT_NOT_FOUND')
      for (const reader of [caller, admin]) {
        expect(await download((await addressOf(reader, target, 'original')).body.data.url)).toMatchObject({
          type: 'image/png',
          disposition: `attachment; filename="${document}.png"`,
        })
      }
    }
  })

  it('is loaded from a URL that expires after five minutes and can’t be changed', async () => {
    const { url } = (await addressOf(practice.member, own('avatar').target, 'small')).body.data
    expect((await download(url.replace('/small', '/original'))).status).toBe(403)
    expect((await download(url.replace('image%2Fjpeg', 'text%2Fhtml'))).status).toBe(403)
    api.objectTime.now = () => new Date(Date.now() + 301_000)
    try {
      expect((await download(url)).status).toBe(403)
    } finally {
      api.objectTime.now = () => new Date()
    }
  })

  it('includes no personal document, which looks the same as a missing one', async () => {
    const { target } = own('identity_document')
    const absent = { ...target, ownerId: 'usr_00000000-0000-4000-8000-000000000000' } as DocumentTarget
    for (const caller of [stranger, practice.member]) {
      for (const send of [
        (at: DocumentTarget) => addressOf(caller, at, 'large'),
        (at: DocumentTarget) => api.send('getDocument', caller, { params: at }),
        (at: DocumentTarget) => api.send('deleteDocument', caller, { params: at }),
      ]) {
        const answers = [await send(target), await send(absent)].map(({ status, body }) => [
          status,
          body.error.code,
          body.error.message,
          body.error.details,
        ])
        expect(answers[0]).toEqual(answers[1])
        expect(answers[0]?.slice(0, 2)).toEqual([404, 'DOCUMENT_NOT_FOUND'])
      }
    }
  })

  it('of personal documents is recorded, one entry for each reading', async () => {
    const views = async () =>
      (await api.partition('professionals', locum.id)).filter(({ sk }) => String(sk).startsWith('VIEW#'))
    const before = (await views()).length
    await api.call('getDocument', locum, { params: own('identity_document').target })
    await addressOf(admin, own('identity_document').target, 'original')
    const seen = (await views())
      .slice(before)
      .map(({ by, role, grant, document, at }) => ({ by, role, grant, document, at: typeof at }))
    expect(seen).toEqual([
      { by: locum.id, role: 'Locum', grant: 'own', document: 'identity_document', at: 'string' },
      { by: admin.id, role: 'SuperAdmin', grant: 'admin', document: 'identity_document', at: 'string' },
    ])
    await addressOf(admin, own('avatar').target, 'large')
    expect(await views()).toHaveLength(before + 2)
  })
})

describe('a document', () => {
  it('of an owner without such a document is not found', async () => {
    for (const target of [
      { document: 'logo', ownerId: locum.id },
      { document: 'avatar', ownerId: practice.companyId },
    ] as DocumentTarget[]) {
      for (const caller of [locum, practice.member]) {
        expect(
          (await api.send('openUpload', caller, { params: target, body: { type: 'image/png', size: 10 } })).body.error
            .code,
        ).toBe('DOCUMENT_NOT_FOUND')
        expect(
          (await api.send('postDocument', caller, { params: target, body: { data: dataUrl(tinyPng) } })).body.error
            .code,
        ).toBe('DOCUMENT_NOT_FOUND')
      }
      expect((await addressOf(admin, target, 'large')).body.error.code).toBe('DOCUMENT_NOT_FOUND')
    }
  })

  it('may be sent as plain text', async () => {
    for (const rawBody of [JSON.stringify(dataUrl(tinyPng)), JSON.stringify({ data: dataUrl(tinyPng) })]) {
      expect((await api.send('postDocument', practice.member, { params: own('imageA').target, rawBody })).status).toBe(
        200,
      )
    }
  })

  it('is promoted once under one key, and a repeat gets the same response', async () => {
    const { caller, target } = own('imageB')
    const request = {
      params: { companyId: practice.companyId },
      body: { doc: 'imageB', uploadId: await uploadFile(api, caller, target, tinyPng) },
      key: crypto.randomUUID(),
    }
    const answers = [
      await api.send('promoteCompanyDocument', caller, request),
      await api.send('promoteCompanyDocument', caller, request),
    ]
    expect(answers[0]?.status).toBe(200)
    expect(answers[1]).toEqual(answers[0])
    expect(api.files(`documents/${target.ownerId}/imageB/`)).toHaveLength(3)
    const other = await uploadFile(api, caller, target, tinyPng)
    expect(
      (await api.send('promoteCompanyDocument', caller, { ...request, body: { doc: 'imageB', uploadId: other } }))
        .status,
    ).toBe(422)
  })

  it('deleted again under the same key leaves a newer document and a pending upload alone', async () => {
    const { caller, target } = own('imageB')
    await uploadAndPromote('imageB', tinyPng)
    const request = { params: target, key: crypto.randomUUID() }
    const first = await api.send('deleteDocument', caller, request)
    await uploadAndPromote('imageB', pngOf(20, 20))
    await uploadFile(api, caller, target, tinyPng)
    const files = () => [
      ...api.files(`documents/${target.ownerId}/imageB/`),
      ...api.files(`incoming/${target.ownerId}/imageB/`),
    ]
    const before = files()
    expect(before).toHaveLength(4)
    expect(await api.send('deleteDocument', caller, request)).toEqual(first)
    expect(files()).toEqual(before)
    expect((await addressOf(caller, target, 'large')).body.data).toMatchObject({ width: 20, height: 20 })
    await remove('imageB')
    expect(files()).toEqual([])
  })

  it('that an earlier try stored before it failed is promoted, and is deleted with the document', async () => {
    const { caller, target } = own('imageB')
    const store = await documentStore('documents')()
    for (const kept of [tinyPng, pngOf(9, 9)]) {
      const uploadId = await uploadFile(api, caller, target, tinyPng)
      await store.put(storedKey(target.ownerId, 'imageB', uploadId, 'original'), kept, 'image/png')
      expect((await promote(api, caller, target, uploadId)).status).toBe(200)
      const { url } = (await addressOf(caller, target, 'original')).body.data
      expect((await download(url)).bytes).toEqual(tinyPng)
    }
    await remove('imageB')
    expect(api.files(`documents/${target.ownerId}/imageB/`)).toEqual([])
  })

  it('is stored under an id once: the same write again changes nothing, another file under it is refused', async () => {
    const { target } = own('imageB')
    const store = await documentStore('documents')()
    const file = { ...target, id: newId('fil'), field: 'doc' }
    const keep = (bytes: Buffer) => storeFile(store, { now: new Date().toISOString() }, { ...file, bytes })
    expect((await keep(tinyPng)).created).toBe(true)
    expect((await keep(tinyPng)).created).toBe(false)
    await expect(keep(pngOf(9, 9))).rejects.toMatchObject({ code: 'UPLOAD_NOT_FOUND' })
    await removeFile(store, file)
  })

  it('sent or promoted again under the same key neither removes nor replaces a newer upload, and stores nothing', async () => {
    const { caller, target } = own('imageB')
    const post = (key: string, bytes: Buffer) =>
      api.send('postDocument', caller, { params: target, body: { data: dataUrl(bytes) }, key })
    const put = (key: string) =>
      api.send('promoteCompanyDocument', caller, {
        params: { companyId: practice.companyId },
        body: { doc: 'imageB' },
        key,
      })
    const waits = async () => (await documentStore('documents')()).read(`incoming/${target.ownerId}/imageB/posted`)
    const keys = Array.from({ length: 3 }, () => crypto.randomUUID()) as [string, string, string]
    await post(keys[0], tinyPng)
    const promoted = await put(keys[1])
    await remove('imageB')
    await post(keys[2], pngOf(20, 20))
    const kept = api.files()
    expect(await put(keys[1])).toEqual(promoted)
    expect((await post(keys[0], tinyPng)).body.data.promoted).toBe(false)
    expect(api.files()).toEqual(kept)
    expect(Buffer.from((await waits()) ?? [])).toEqual(pngOf(20, 20))
    await put(crypto.randomUUID())
    const listed = api.files()
    expect((await post(keys[0], tinyPng)).body.data.promoted).toBe(false)
    expect(api.files()).toEqual(listed)
    await remove('imageB')
  })

  it('is kept when another one is promoted at the same moment', async () => {
    const ids = await Promise.all(
      (['imageA', 'imageC'] as const).map(
        async (document) =>
          [own(document).target, await uploadFile(api, practice.member, own(document).target, tinyPng)] as const,
      ),
    )
    const answers = await Promise.all(ids.map(([target, id]) => promote(api, practice.member, target, id)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(
      (await api.call('getCompany', practice.member, { params: { companyId: practice.companyId } })).documents.images,
    ).toEqual(expect.arrayContaining(['imageA', 'imageC']))
  })

  it('is removed with everything its owner has, including every version and upload', async () => {
    await uploadFile(api, locum, own('avatar').target, tinyPng)
    expect(api.files(`documents/${locum.id}/`).length).toBeGreaterThan(0)
    await removeAllOf(documentStore('documents'), locum.id)
    expect([...api.files(`documents/${locum.id}/`), ...api.files(`incoming/${locum.id}/`)]).toEqual([])
    expect(api.files(`documents/${practice.companyId}/`).length).toBeGreaterThan(0)
  })
})
