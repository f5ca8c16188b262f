import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import { PhotonImage } from '@silvia-odwyer/photon-node'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { DocumentName, FileType, OwnerId, UploadForm } from '#shared/documents/documents.schema.ts'
import { PNG_SIGNATURE } from '#shared/documents/png.rules.ts'
import type { ApiResponse, Api, Caller } from './api.ts'
import type { Practice } from './people.ts'

export type DocumentTarget = { document: DocumentName; ownerId: OwnerId }

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  crc.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, crc])
}

/** A PNG of one colour (or of the rows given); `extra` chunks come before the picture. */
export const pngOf = (
  width: number,
  height: number,
  { rows, extra = [], colour = [200, 80, 40] }: { rows?: Buffer; extra?: [string, Buffer][]; colour?: number[] } = {},
): Buffer => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(colour))])
  const pixels = rows ?? Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    Buffer.from(PNG_SIGNATURE, 'latin1'),
    chunk('IHDR', header),
    ...extra.map(([name, data]) => chunk(name, data)),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const tinyPng = pngOf(8, 6)

/** A valid file of an exact size, padded with a private chunk. */
export const pngOfSize = (size: number): Buffer =>
  pngOf(8, 6, { extra: [['prVt', Buffer.alloc(size - tinyPng.length - 12)]] })

export const jpegOf = (width: number, height: number): Buffer =>
  Buffer.from(new PhotonImage(new Uint8Array(width * height * 4).fill(200), width, height).get_bytes_jpeg(80))

/** One pixel on a canvas of this size. */
export const gifOf = (width: number, height: number, behind = ''): Buffer => {
  const gif = Buffer.from('474946383961010001008000000504040000002c00000000010001000002024401003b', 'hex')
  gif.writeUInt16LE(width, 6)
  gif.writeUInt16LE(height, 8)
  return Buffer.concat([gif, Buffer.from(behind)])
}

/** A PDF whose trailer has these entries. */
export const pdfWith = (entries: string, content = ''): Buffer => {
  const body = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n${content}`
  return Buffer.from(
    `${body}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Root 1 0 R ${entries} >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}

export const pdfOf = (content = ''): Buffer => pdfWith('', content)

/** Made with qpdf: those of a `user` ask for the password `Sesame`, those of an `owner` open without one. */
export const protectedPdf = (name: string): Buffer => readFileSync(`${import.meta.dirname}/protected-pdfs/${name}.pdf`)

export const pdfOfSize = (size: number): Buffer => {
  const filled = pdfOf('x'.repeat(size - pdfOf().length))
  return pdfOf('x'.repeat(size - pdfOf().length - (filled.length - size)))
}

/** The caller's own avatar or logo. */
export const targetOf = (of: Caller | Practice): { caller: Caller; params: DocumentTarget } =>
  'member' in of
    ? { caller: of.member, params: { document: 'logo', ownerId: of.companyId } }
    : { caller: of, params: { document: 'avatar', ownerId: of.id } }

/** Sends a form as a browser does: the fields, then the file. */
export const sendForm = async (
  { url, fields }: Pick<UploadForm, 'url' | 'fields'>,
  bytes: Buffer,
  name = 'file',
): Promise<Response> => {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('file', new Blob([new Uint8Array(bytes)]), name)
  return fetch(url, { method: 'POST', body: form })
}

export const download = async (url: string) => {
  const response = await fetch(url)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    disposition: response.headers.get('content-disposition'),
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

export const createUploadForm = (
  api: Api,
  caller: Caller,
  params: DocumentTarget,
  type: FileType = 'image/png',
  size = 2_000_000,
): Promise<UploadForm> => api.call('openUpload', caller, { params, body: { type, size } }) as Promise<UploadForm>

/** Uploads a file, which is not promoted yet. */
export const uploadFile = async (
  api: Api,
  caller: Caller,
  params: DocumentTarget,
  bytes: Buffer,
  type: FileType = 'image/png',
): Promise<FileId> => {
  const form = await createUploadForm(api, caller, params, type, bytes.length)
  const sent = await sendForm(form, bytes)
  if (sent.status !== 204) throw new Error(`The form answered ${sent.status}: ${await sent.text()}`)
  return form.uploadId
}

export const promote = (
  api: Api,
  caller: Caller,
  { document: doc, ownerId }: DocumentTarget,
  uploadId?: FileId,
): Promise<ApiResponse> =>
  ownerId.startsWith('cmp')
    ? api.send('promoteCompanyDocument', caller, { params: { companyId: ownerId }, body: { doc, uploadId } })
    : api.send('promoteProfessionalDocument', caller, { body: { doc, uploadId } })

/** Makes sure that the document exists. */
export const ensureDocument = async (
  api: Api,
  { caller, params }: { caller: Caller; params: DocumentTarget },
): Promise<void> => {
  if (api.files(`documents/${params.ownerId}/${params.document}/`).length > 0) return
  const { status, body } = await promote(api, caller, params, await uploadFile(api, caller, params, tinyPng))
  if (status !== 200) throw new Error(JSON.stringify(body))
}
