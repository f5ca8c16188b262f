import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentStore } from '#functions/stores/document-store.ts'
import { detectFileType } from '#shared/documents/file-check.rules.ts'
import { startApi, type ApiResponse, type Api, type Caller } from '#tests/support/api.ts'
import {
  gifOf,
  jpegOf,
  createUploadForm,
  pdfOf,
  pngOf,
  pngOfSize,
  promote,
  sendForm,
  tinyPng,
  uploadFile,
  type DocumentTarget,
} from '#tests/support/documents.ts'
import { createAdmin, createLocum, createPractice, type Practice } from '#tests/support/people.ts'

let api: Api
let locum: Caller
let stranger: Caller
let admin: Caller
let target: DocumentTarget
let practice: Practice

beforeAll(async () => {
  api = await startApi()
  locum = await createLocum(api)
  stranger = await createLocum(api)
  practice = await createPractice(api)
  admin = await createAdmin(api)
  target = { document: 'avatar', ownerId: locum.id }
})
afterAll(() => api.stop())

const page = '<!doctype html><html><script>alert(document.domain)</script></html>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
const zip = Buffer.from('504b030414000000000000002100', 'hex')
const png = pngOf(40, 30)
const jpeg = jpegOf(40, 30)
const behind = (file: Buffer, more: string | Buffer) => Buffer.concat([file, Buffer.from(more)])
const cut = (file: Buffer) => file.subarray(0, Math.floor(file.length * 0.7))
const changed = (file: Buffer, change: (copy: Buffer) => void) => {
  const copy = Buffer.from(file)
  change(copy)
  return copy
}
/** Where a JPEG stores its size. */
const frameOf = (file: Buffer) => file.indexOf(Buffer.from([0xff, 0xc0])) + 5

const hostile: [string, Buffer][] = [
  ['an empty file', Buffer.alloc(0)],
  ['a file of the limit', pngOfSize(6_291_456)],
  ['a file above the limit', pngOfSize(6_291_457)],
  ['a truncated PNG', cut(png)],
  ['a truncated JPEG', cut(jpeg)],
  ['a truncated GIF', cut(gifOf(4, 3))],
  ['a truncated PDF', cut(pdfOf())],
  ['a page', Buffer.from(page)],
  ['a page that begins with white space', Buffer.from(`\n\t ${page}`)],
  ['an SVG', Buffer.from(svg)],
  ['an SVG behind an XML declaration', Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['a script', Buffer.from('alert(1)')],
  ['a program called a picture', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
  ['an archive', zip],
  ['a WebP', Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1')],
  ['a GIF that is a script', Buffer.from('GIF89a/*\0\0\0*/=1;alert(1)//;', 'latin1')],
  ['a GIF with a script behind it', gifOf(4, 3, '*/=1;alert(1)')],
  ['a JPEG with a page behind it', behind(jpeg, page)],
  ['a JPEG with an archive behind it', behind(jpeg, zip)],
  ['a PNG with a page behind it', behind(png, page)],
  ['a PNG with an archive behind it', behind(png, zip)],
  ['a PDF with an archive behind it', behind(pdfOf(), zip)],
  ['a PDF behind an archive', Buffer.concat([zip, pdfOf()])],
  ['a PDF that is a page', changed(pdfOf(page), () => {})],
  ['a PDF without an end', Buffer.from('%PDF-1.7\nstartxref')],
  [
    'a PNG of 30 000 × 30 000',
    changed(png, (copy) => (copy.writeUInt32BE(30_000, 16), copy.writeUInt32BE(30_000, 20))),
  ],
  ['a flood of pixels as PNG', pngOf(12_000, 4_000, { rows: Buffer.alloc(1) })],
  [
    'a flood of pixels as JPEG',
    changed(jpeg, (copy) => (copy.writeUInt16BE(65_500, frameOf(copy)), copy.writeUInt16BE(65_500, frameOf(copy) + 2))),
  ],
  ['a flood of pixels as GIF', gifOf(60_000, 60_000)],
  ['a PNG that unpacks to gigabytes', pngOf(100, 100, { rows: Buffer.alloc(300_000_000) })],
  ['a PNG that has less than it shows', pngOf(100, 100, { rows: Buffer.alloc(50) })],
  ['a damaged PNG', changed(png, (copy) => copy.writeUInt8(copy.readUInt8(45) ^ 1, 45))],
  ['a PNG whose parts are in disorder', Buffer.concat([png.subarray(0, 8), png.subarray(33), png.subarray(8, 33)])],
]

/** Valid in its structure, so that it is accepted as a data URL, but refused when its picture is drawn. */
const seenWhenDrawn = new Set(['a PNG that unpacks to gigabytes', 'a PNG that has less than it shows'])

const dataUrl = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`
const post = (caller: Caller, params: DocumentTarget, bytes: Buffer) =>
  api.send('postDocument', caller, { params, body: { data: dataUrl(bytes) } })

/** By a form and its promotion: the status of the first refusal. */
const byForm = async (bytes: Buffer): Promise<number> => {
  const form = await createUploadForm(api, locum, target)
  const sent = await sendForm(form, bytes)
  return sent.status === 204 ? (await promote(api, locum, target, form.uploadId)).status : sent.status
}

/** The same as a logo of the tenant. */
const byBrand = async (bytes: Buffer): Promise<number> => {
  const file = { type: 'image/png', size: 2_000_000 } as const
  const { uploadId, ...form } = await api.call('openBrandUpload', admin, { body: { ...file, kind: 'brandLogo' } })
  const sent = await sendForm(form, bytes)
  if (sent.status !== 204) return sent.status
  return (await api.send('checkBrandImage', admin, { body: { kind: 'brandLogo', uploadId } })).status
}

/** Nothing was stored and nothing can be loaded. */
const expectNothing = async () => {
  expect([...api.files('documents/'), ...api.files('brand/')]).toEqual([])
  for (const size of ['small', 'large', 'original'])
    expect((await api.send('getDocumentUrl', admin, { params: target, query: { size } })).status).toBe(404)
  expect((await api.send('getOwnProfessional', locum, {})).body.data.documents.images).toEqual([])
}

describe('a hostile file', () => {
  it.each(hostile)('%s is refused by form, as a data URL and as a logo', async (name, bytes) => {
    expect(await byForm(bytes)).toBe(400)
    expect(await byBrand(bytes)).toBe(400)
    const [posted, promoted] = bytes.length > 4_000_000 ? [413, 404] : seenWhenDrawn.has(name) ? [200, 400] : [400, 404]
    expect((await post(locum, target, bytes)).status).toBe(posted)
    expect((await promote(api, locum, target)).status).toBe(promoted)
    for (const key of api.files('incoming/')) await (await documentStore('documents')()).remove(key)
    await expectNothing()
  })

  it.each(hostile.filter(([, bytes]) => bytes.length < 4_000_000))(
    '%s does not replace a document either',
    async (_, bytes) => {
      const logo: DocumentTarget = { document: 'logo', ownerId: practice.companyId }
      if (api.files(`documents/${practice.companyId}/`).length === 0) {
        await promote(api, practice.member, logo, await uploadFile(api, practice.member, logo, tinyPng))
      }
      const before = api.files(`documents/${practice.companyId}/`)
      expect((await post(practice.member, logo, bytes)).status).toBe(400)
      expect(api.files(`documents/${practice.companyId}/`)).toEqual(before)
    },
  )
})

describe('a form', () => {
  const send = async (change: (fields: Record<string, string>) => Record<string, string>, params = target) => {
    await api.send('deleteDocument', practice.member, { params: { document: 'logo', ownerId: practice.companyId } })
    const form = await createUploadForm(api, locum, params)
    const before = api.files()
    const { status } = await sendForm({ ...form, fields: change(form.fields) }, tinyPng)
    expect(api.files()).toEqual(before)
    return status
  }
  const without = (name: string) => (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))
  const wider = (fields: Record<string, string>) => {
    const policy = JSON.parse(Buffer.from(fields.Policy ?? '', 'base64').toString()) as { conditions: unknown[] }
    return {
      ...fields,
      Policy: Buffer.from(JSON.stringify({ ...policy, conditions: policy.conditions.slice(1) })).toString('base64'),
    }
  }

  it.each<[string, (fields: Record<string, string>) => Record<string, string>]>([
    ['another owner’s key', (fields) => ({ ...fields, key: (fields.key ?? '').replace(locum.id, stranger.id) })],
    ['a key among the documents', (fields) => ({ ...fields, key: `documents/${locum.id}/avatar/x/large` })],
    ['a key that climbs', (fields) => ({ ...fields, key: `${fields.key}/../../../x` })],
    ['a key with control characters', (fields) => ({ ...fields, key: `${fields.key}\u0000\r\n` })],
    [
      'another document’s key',
      (fields) => ({ ...fields, key: (fields.key ?? '').replace('avatar', 'identity_document') }),
    ],
    ['a page’s type', (fields) => ({ ...fields, 'Content-Type': 'text/html' })],
    ['a type with a line break', (fields) => ({ ...fields, 'Content-Type': 'image/png\r\nx-amz-acl: public-read' })],
    ['no type', without('Content-Type')],
    ['public access', (fields) => ({ ...fields, acl: 'public-read' })],
    ['a redirect', (fields) => ({ ...fields, success_action_redirect: 'https://evil.example' })],
    ['an extra field', (fields) => ({ ...fields, 'x-amz-meta-owner': stranger.id })],
    ['an encoding', (fields) => ({ ...fields, 'Content-Encoding': 'gzip' })],
    ['another bucket', (fields) => ({ ...fields, bucket: 'site', 'x-amz-storage-class': 'GLACIER' })],
    ['no policy', without('Policy')],
    ['no signature', without('X-Amz-Signature')],
    ['a wider policy', wider],
  ])('with %s is refused', async (_, change) => expect(await send(change)).toBe(403))

  it('that has expired is refused', async () => {
    const form = await createUploadForm(api, locum, target)
    api.objectTime.now = () => new Date(Date.now() + 301_000)
    try {
      expect((await sendForm(form, tinyPng)).status).toBe(403)
    } finally {
      api.objectTime.now = () => new Date()
    }
    expect((await promote(api, locum, target, form.uploadId)).body.error.code).toBe('UPLOAD_NOT_FOUND')
  })

  it('accepts no more than the requested size, and no empty file', async () => {
    const sent = async (bytes: Buffer) =>
      (await sendForm(await createUploadForm(api, locum, target, 'image/png', tinyPng.length), bytes)).status
    expect(await sent(tinyPng)).toBe(204)
    expect(await sent(Buffer.concat([tinyPng, Buffer.alloc(1)]))).toBe(400)
    expect(await sent(Buffer.alloc(0))).toBe(400)
  })

  it('keeps its key, whatever the file is called', async () => {
    for (const name of ['../../documents/x.png', 'a\u0000b.png', 'x.png\r\nkey: y', '${filename}.html']) {
      const form = await createUploadForm(api, locum, target)
      await sendForm(form, tinyPng, name)
      expect(api.files('incoming/').filter((key) => !key.startsWith(`incoming/${locum.id}/avatar/`))).toEqual([])
    }
  })

  it('promoted several times at once creates files of which one is the document, and leaves no upload', async () => {
    const form = await createUploadForm(api, locum, target)
    await sendForm(form, tinyPng)
    const answers = await Promise.all([1, 2, 3].map(() => promote(api, locum, target, form.uploadId)))
    for (const { status } of answers) expect(status).toBeOneOf([200, 404])
    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => body.data.files.avatar)
    expect(new Set(ids).size).toBe(ids.length)
    expect(api.files('documents/')).toHaveLength(3 * ids.length)
    expect(ids).toContain((await api.call('getOwnProfessional', locum, {})).files.avatar)
    expect((await promote(api, locum, target, form.uploadId)).body.error.code).toBe('UPLOAD_NOT_FOUND')
    await api.call('deleteDocument', locum, { params: target })
    expect(api.files('documents/')).toEqual([])
  })

  it('sent again while it is valid creates another file: an approval that names the one seen before is refused', async () => {
    const applicant = await createLocum(api)
    const idTarget: DocumentTarget = { document: 'identity_document', ownerId: applicant.id }
    const form = await createUploadForm(api, applicant, idTarget)
    const ids: string[] = [form.uploadId]
    const promoted = async (bytes: Buffer) => {
      expect((await sendForm(form, bytes)).status).toBe(204)
      const { status, body } = await promote(api, applicant, idTarget, form.uploadId)
      expect(status).toBe(200)
      ids.push(body.data.files.identity_document)
    }
    await promoted(tinyPng)
    await api.call('deleteDocument', applicant, { params: idTarget })
    await promoted(pngOf(9, 9))
    expect(ids[2]).not.toBe(ids[1])
    for (const bytes of [pngOf(20, 20), tinyPng]) await promoted(bytes)
    expect(new Set(ids).size).toBe(ids.length)
    const approve = (identity_document: string | undefined) =>
      api.send('decideApproval', admin, {
        params: { id: applicant.id },
        body: { approved: true, identity_document },
      } as never)
    for (const seen of ids.slice(0, -1)) expect((await approve(seen)).status).toBe(409)
    expect((await approve(ids.at(-1))).status).toBe(200)
    await api.call('deleteDocument', applicant, { params: idTarget })
  })
})

describe('a request', () => {
  const refused = ({ status, body }: ApiResponse) => [status, body.error?.code]

  it('for a form is refused with an invalid type, size, name or document', async () => {
    const ask = async (body: object, params: object = target) =>
      (await api.send('openUpload', locum, { params, body } as never)).status
    const good = { type: 'image/png', size: 100 }
    expect(await ask(good)).toBe(200)
    for (const type of ['text/html', 'image/svg+xml', 'image/png\r\nx: y', 'IMAGE/PNG', '', null, ['image/png']])
      expect(await ask({ ...good, type })).toBe(400)
    for (const size of [0, -1, 1.5, 6_291_456, 1e300, '100', null]) expect(await ask({ ...good, size })).toBe(400)
    for (const name of ['a\u0000b.png', 'a\r\nb.png', 'x'.repeat(300), 'photo\u202egnp.exe'])
      expect(await ask({ ...good, name })).toBe(400)
    for (const document of ['../avatar', 'avatar/../logo', '__proto__', 'constructor', 'avatar\u0000'])
      expect(await ask(good, { ...target, document })).toBe(400)
    for (const ownerId of ['../x', `${locum.id}/x`, `${locum.id}\n`, 'usr_*'])
      expect(await ask(good, { ...target, ownerId })).toBe(400)
  })

  it('for somebody else’s document is refused like one for a missing document', async () => {
    expect(refused(await post(stranger, target, tinyPng))).toEqual([404, 'DOCUMENT_NOT_FOUND'])
    expect(
      refused(await api.send('openUpload', stranger, { params: target, body: { type: 'image/png', size: 10 } })),
    ).toEqual([404, 'DOCUMENT_NOT_FOUND'])
    expect(refused(await post(admin, target, tinyPng))).toEqual([403, 'FORBIDDEN'])
  })

  it('that promotes somebody else’s upload, or that of another document, finds nothing', async () => {
    const large = pngOfSize(3_000_000)
    const uploadId = await uploadFile(api, locum, target, large)
    expect(refused(await promote(api, stranger, { ...target, ownerId: stranger.id }, uploadId))).toEqual([
      404,
      'UPLOAD_NOT_FOUND',
    ])
    expect(refused(await promote(api, locum, { ...target, document: 'identity_document' }, uploadId))).toEqual([
      404,
      'UPLOAD_NOT_FOUND',
    ])
    for (const id of ['../../x', `${uploadId}/`, 'posted', ''])
      expect((await promote(api, locum, target, id as typeof uploadId)).status).toBe(400)
    await expectNothing()
  })

  it('with an invalid data URL is refused', async () => {
    const base64 = tinyPng.toString('base64')
    for (const data of [
      `data:text/html,${page}`,
      `data:image/png;base64,${base64} `,
      `data:image/png\r\n;base64,${base64}`,
      `data:image/png;base64,`,
      'javascript:alert(1)',
      base64,
      `data:;base64,${base64}!`,
    ]) {
      expect(
        (await api.send('postDocument', locum, { params: target, body: { data } })).status,
        data.slice(0, 40),
      ).toBe(400)
    }
  })
})

describe('a valid picture with hidden content,', () => {
  const jpegWith = (more: Buffer) =>
    Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, more.length + 2]), more, jpeg.subarray(2)])
  it.each<[string, Buffer]>([
    ['a page in its text', pngOf(40, 30, { extra: [['tEXt', Buffer.from(`Comment\0${page}`)]] })],
    ['a page in a comment', jpegWith(Buffer.from(page))],
    [
      'gigabytes of compressed text',
      pngOf(40, 30, {
        extra: [['zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(200_000_000))])]],
      }),
    ],
    ['a phone’s trailer that contains a page', behind(jpeg, `${page}SEFT`)],
  ])('%s, is shown as a new picture without it, and returned as a download', async (_, bytes) => {
    const uploadId = await uploadFile(api, locum, target, bytes)
    expect((await promote(api, locum, target, uploadId)).status).toBe(200)
    for (const size of ['small', 'large', 'original']) {
      const { url } = (await api.send('getDocumentUrl', locum, { params: target, query: { size } })).body.data
      const loaded = await fetch(url)
      const body = Buffer.from(await loaded.arrayBuffer())
      expect(loaded.headers.get('content-type')).toMatch(/^image\/(png|jpeg)$/)
      expect(loaded.headers.get('content-disposition')).toMatch(size === 'original' ? /^attachment; / : /^inline$/)
      if (size !== 'original') expect([detectFileType(body), body.includes('script')]).toEqual(['image/jpeg', false])
    }
    await api.call('deleteDocument', locum, { params: target })
  })
})
