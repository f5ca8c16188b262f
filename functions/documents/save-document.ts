import type { FileId } from '#shared/documents/document-names.schema.ts'
import {
  limitOf,
  ruleOf,
  tooLarge,
  wrongType,
  type FileType,
  type UploadForm,
} from '#shared/documents/documents.schema.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { fileKey, incomingKey, isIncoming, prefixesOf } from '#functions/stores/document-keys.ts'
import { readHolder, type DocumentContext, type DocumentPlace } from './document-holders.ts'
import { checked, uploadNotFound, type NewFile } from './keep-file.ts'
import { runTelling, runWithFile } from './run-with-file.ts'

const FORM_SECONDS = 300

/** A form for one file. Its id will be the file's, so that a form makes one file, however often it is sent. */
export const openUpload = (
  context: DocumentContext,
  place: DocumentPlace,
  { type, size }: { type: FileType; size: number },
): Promise<UploadForm> => {
  const { ownerId, document } = place
  if (!ruleOf(document).types.includes(type))
    throw new DomainError('FILE_TYPE_NOT_ALLOWED', { fields: [{ field: 'type', message: wrongType(document) }] })
  if (size >= limitOf(document))
    throw new DomainError('FILE_TOO_LARGE', { fields: [{ field: 'size', message: tooLarge(document) }] })
  const uploadId = context.newId('fil')
  return context.run(async () => {
    const form = await (
      await context.store()
    ).openForm(incomingKey(ownerId, document, uploadId), type, size, FORM_SECONDS)
    const expiresAt = new Date(Date.parse(context.now) + FORM_SECONDS * 1000).toISOString()
    return { writes: [], answer: { uploadId, ...form, expiresAt }, events: [] }
  })
}

/** What was uploaded becomes the document. */
export const promoteDocument = async (
  context: DocumentContext,
  place: DocumentPlace,
  uploadId: FileId | undefined,
): Promise<Professional | Company> => {
  const store = await context.store()
  const pending = incomingKey(place.ownerId, place.document, uploadId)
  const makeFile = async (): Promise<NewFile> => {
    const bytes = await store.read(pending)
    if (!bytes) throw uploadNotFound()
    return { ...place, id: uploadId ?? context.newId('fil'), bytes, field: 'doc' }
  }
  const { answer, own } = await runWithFile<Professional | Company>(context, place, makeFile, async (keep) => {
    const holder = await readHolder(context, place)
    return holder.save(await keep())
  })
  // It would go by itself within a day. What waits at a repeat is a newer file.
  if (own) await store.remove(pending).catch((error: unknown) => context.log.warn('upload left behind', error as Error))
  return answer
}

/** A data URL replaces the document; where there is none yet it waits, as an upload does, for its promotion (SPEC 7). */
export const postDocument = async (context: DocumentContext, place: DocumentPlace, data: string) => {
  const { ownerId, document } = place
  const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
  const given = { ...place, bytes, field: 'data' }
  const { type } = checked(given)
  let listed = false
  const { answer, own } = await runWithFile(
    context,
    place,
    async () => ({ ...given, id: context.newId('fil') }),
    async (keep) => {
      const holder = await readHolder(context, place)
      listed = holder.file !== undefined
      if (listed) return { ...holder.save(await keep()), answer: { document, promoted: true } }
      return { writes: [], answer: { document, promoted: false }, events: [] }
    },
  )
  // A repeat leaves alone what waits by now; it makes up for a first try that ended before this.
  const store = await context.store()
  const waiting = [incomingKey(ownerId, document, undefined), bytes, type] as const
  if (own && !answer.promoted) await store.put(...waiting)
  else if (!answer.promoted && !listed) await store.create(...waiting)
  return answer
}

/** The document, its earlier versions and what waits to become it: as far as they are there when it is decided. */
export const deleteDocument = async (
  context: DocumentContext,
  place: DocumentPlace,
): Promise<Professional | Company> => {
  const { ownerId, document } = place
  const store = await context.store()
  let found: string[] = []
  const { answer, own } = await runTelling<Professional | Company>(context, async () => {
    const holder = await readHolder(context, place)
    found = (await Promise.all(prefixesOf(ownerId, document).map(store.list))).flat()
    if (!holder.file) throw new DomainError('DOCUMENT_NOT_FOUND')
    return holder.save(undefined)
  })
  // At a repeat there may be a newer document, or one that waits.
  const { file } = await readHolder(context, place)
  const stays = (key: string): boolean =>
    (file && key.startsWith(fileKey(ownerId, document, file.id))) || (!own && isIncoming(key))
  for (const key of found) if (!stays(key)) await store.remove(key)
  return answer
}
