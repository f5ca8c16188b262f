import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { CheckedUpload } from '#shared/documents/documents.schema.ts'
import { pictureSize, uprightSize } from '#shared/documents/picture-sizes.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { uploadNotFound } from '#shared/kernel/errors.ts'
import { checkedKey, uploadKey } from '#functions/stores/document-keys.ts'
import type { ObjectStore } from '#functions/stores/document-store.ts'
import type { DocumentContext } from './document-owners.ts'
import { checkedFile, drawPictures } from './store-file.ts'

type Input = InputOf<(typeof documentsContract)['checkAttachment']>

/** Of a picture only what was drawn anew is stored, which is without the place where it was taken. */
const storeChecked = async (
  store: ObjectStore,
  { ownerId, upload }: { ownerId: Input['params']['sentByID']; upload: CheckedUpload['upload'] },
  bytes: Uint8Array,
): Promise<CheckedUpload> => {
  const given = { document: 'attachment', bytes, field: 'uploadId' } as const
  const file = await checkedFile(given)
  if (!file.picture) {
    await store.put(checkedKey(ownerId, upload, 'original'), bytes, 'application/pdf')
    return { upload, type: 'application/pdf', size: bytes.length }
  }
  const drawn = await drawPictures({ ...given, bytes: bytes.slice(0, file.end) }, file)
  const [small, large] = drawn as [Uint8Array, Uint8Array]
  const size = pictureSize('attachment', 'large', uprightSize(file.picture))
  const described = { width: String(size.width), height: String(size.height) }
  await store.put(checkedKey(ownerId, upload, 'small'), small, 'image/jpeg')
  await store.put(checkedKey(ownerId, upload, 'large'), large, 'image/jpeg', described)
  return { upload, type: 'image/jpeg', size: large.length, ...size }
}

/** The result stays where it expires within a day, until a message takes it. */
export const checkAttachment = async (
  { execute, newId, store }: DocumentContext,
  { params: { sentByID: ownerId }, body: { uploadId } }: Input,
): Promise<CheckedUpload> => {
  const upload = newId('fil')
  const objects = await store()
  const pending = uploadKey(ownerId, 'attachment', uploadId)
  const response = await execute(async () => {
    const bytes = await objects.read(pending)
    if (!bytes) throw uploadNotFound('uploadId')
    return { writes: [], response: await storeChecked(objects, { ownerId, upload }, bytes), events: [] }
  })
  await objects.remove(pending)
  return response
}
