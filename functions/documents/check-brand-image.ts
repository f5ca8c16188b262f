import { createHash } from 'node:crypto'
import type { BrandImage } from '#shared/documents/brand-images.schema.ts'
import type { documentsContract } from '#shared/documents/documents.contract.ts'
import { pictureSize, uprightSize } from '#shared/documents/picture-sizes.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { uploadNotFound } from '#shared/kernel/errors.ts'
import { brandKey, uploadKey } from '#functions/stores/document-keys.ts'
import type { ObjectStore } from '#functions/stores/document-store.ts'
import type { DocumentContext } from './document-owners.ts'
import { checkedFile, drawPicture } from './store-file.ts'

type Input = InputOf<(typeof documentsContract)['checkBrandImage']>

/** A logo that is no photograph stays transparent where it was. Its name follows from its bytes. */
const storeImage = async (store: ObjectStore, kind: Input['body']['kind'], bytes: Uint8Array): Promise<BrandImage> => {
  const given = { document: kind, bytes, field: 'uploadId' } as const
  const file = await checkedFile(given)
  const type = kind === 'brandLogo' && file.type !== 'image/jpeg' ? 'image/png' : 'image/jpeg'
  const drawn = await drawPicture({ ...given, bytes: bytes.slice(0, file.end) }, file, type)
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 32)
  const key = brandKey(hash, type)
  await store.put(key, drawn, type)
  const { width = 1, height = 1 } = file.picture ? pictureSize(kind, 'large', uprightSize(file.picture)) : {}
  return { path: `/${key}`, width, height, size: drawn.length }
}

export const checkBrandImage = async (
  { execute, store }: DocumentContext,
  { body: { kind, uploadId } }: Input,
): Promise<BrandImage> => {
  const objects = await store()
  const pending = uploadKey('tenant', kind, uploadId)
  const response = await execute(async () => {
    const bytes = await objects.read(pending)
    if (!bytes) throw uploadNotFound('uploadId')
    return { writes: [], response: await storeImage(objects, kind, bytes), events: [] }
  })
  await objects.remove(pending)
  return response
}
