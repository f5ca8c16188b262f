import type { FileId, StoredFile } from '#shared/kernel/files.schema.ts'
import { notReadableMessage, type UploadName } from '#shared/documents/documents.rules.ts'
import { checkFile, type CheckedFile, type FileProblem } from '#shared/documents/file-check.rules.ts'
import { pictureSize, uprightSize } from '#shared/documents/picture-sizes.rules.ts'
import { DomainError, uploadNotFound } from '#shared/kernel/errors.ts'
import { storedKey } from '#functions/stores/document-keys.ts'
import type { ObjectStore } from '#functions/stores/document-store.ts'
import { renderPictures } from './render-pictures.ts'
import type { Context } from '#functions/platform/context.ts'
import type { DocumentTarget } from './document-owners.ts'

/** `field` is the request's field with the file: `doc` or `data`. */
export type NewFile = DocumentTarget & { id: FileId; bytes: Uint8Array; field: string }

const refusal = ({ code, message }: FileProblem, field: string): DomainError =>
  new DomainError(code, { fields: [{ field, message }] })

type UploadedFile = { document: UploadName; bytes: Uint8Array; field: string }

/** The checked file, or an error that says why it is refused. */
export const checkedFile = async ({ document, bytes, field }: UploadedFile): Promise<CheckedFile> => {
  const file = await checkFile(document, bytes)
  if ('code' in file) throw refusal(file, field)
  return file
}

const sizes = ['small', 'large'] as const

const drawn = async (
  { document, bytes, field }: UploadedFile,
  { orientation, ...size }: NonNullable<CheckedFile['picture']>,
  names: readonly ('small' | 'large')[],
  type: 'image/jpeg' | 'image/png',
): Promise<Uint8Array[]> => {
  const targets = names.map((name) => pictureSize(document, name, size))
  const pictures = await renderPictures({ bytes, orientation, size, targets, type })
  if (!pictures) throw refusal({ code: 'FILE_NOT_READABLE', message: notReadableMessage }, field)
  return pictures
}

/** Small and large; none of a PDF. */
export const drawPictures = async (file: UploadedFile, { picture }: CheckedFile): Promise<Uint8Array[]> =>
  picture ? drawn(file, picture, sizes, 'image/jpeg') : []

/** Large alone, of what can't be a PDF. */
export const drawPicture = async (
  file: UploadedFile,
  { picture }: CheckedFile,
  type: 'image/jpeg' | 'image/png',
): Promise<Uint8Array> => {
  const [large] = picture ? await drawn(file, picture, ['large'], type) : []
  if (!large) throw refusal({ code: 'FILE_NOT_READABLE', message: notReadableMessage }, file.field)
  return large
}

export const removeFile = async (
  store: ObjectStore,
  { ownerId, document, id }: DocumentTarget & { id: FileId },
): Promise<void> => {
  for (const size of ['original', ...sizes] as const) await store.remove(storedKey(ownerId, document, id, size))
}

/** `created` is false if an earlier try of the same write had stored it. */
export type StoredUpload = { created: boolean; file: StoredFile }

/**
 * Whether this very file is stored under its id already: an earlier try of the same write ended before it could report
 * so.
 */
const isStored = async (store: ObjectStore, key: string, original: Uint8Array): Promise<boolean> => {
  const earlier = await store.read(key)
  return earlier !== undefined && Buffer.compare(earlier, original) === 0
}

/** Checks a file, draws its pictures and stores everything under its id. Another file under the same id is refused. */
export const storeFile = async (
  store: ObjectStore,
  { now }: Pick<Context, 'now'>,
  given: NewFile,
): Promise<StoredUpload> => {
  const { ownerId, document, id } = given
  const file = await checkedFile(given)
  const original = given.bytes.slice(0, file.end)
  const pictures = await drawPictures({ ...given, bytes: original }, file)
  const key = storedKey(ownerId, document, id, 'original')
  const created = await store.create(key, original, file.type)
  if (!created && !(await isStored(store, key, original))) throw uploadNotFound('doc')
  try {
    for (const [at, size] of sizes.entries()) {
      const picture = pictures[at]
      if (picture) await store.put(storedKey(ownerId, document, id, size), picture, 'image/jpeg')
    }
  } catch (error) {
    if (created) await removeFile(store, given)
    throw error
  }
  return {
    created,
    file: { id, type: file.type, size: original.length, ...(file.picture && uprightSize(file.picture)), at: now },
  }
}
