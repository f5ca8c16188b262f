import type { FileId, StoredFile } from '../../shared/documents/document-names.schema.ts'
import { limitOf, ruleOf, tooLarge, wrongType, type FileType, type UploadForm } from '../../shared/documents/documents.schema.ts'
import type { Company } from '../../shared/companies/companies.schema.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { Professional } from '../../shared/professionals/professionals.schema.ts'
import { incomingKey, prefixesOf } from '../documents/document-keys.ts'
import type { Decision } from '../platform/dynamo/command.ts'
import { readHolder, type DocumentContext, type DocumentPlace } from './document-holders.ts'
import { checked, discardFile, keepFile, uploadNotFound, type NewFile } from './keep-file.ts'

const FORM_SECONDS = 300

/** A form for one file. Its id will be the file's, so that a form makes one file, however often it is sent. */
export const openUpload = (context: DocumentContext, place: DocumentPlace, { type, size }: { type: FileType; size: number }): Promise<UploadForm> => {
  const { ownerId, document } = place
  if (!ruleOf(document).types.includes(type)) throw new DomainError('FILE_TYPE_NOT_ALLOWED', { fields: [{ field: 'type', message: wrongType(document) }] })
  if (size >= limitOf(document)) throw new DomainError('FILE_TOO_LARGE', { fields: [{ field: 'size', message: tooLarge(document) }] })
  const uploadId = context.newId('fil')
  return context.run(async () => {
    const form = await (await context.store()).openForm(incomingKey(ownerId, document, uploadId), type, limitOf(document) - 1, FORM_SECONDS)
    const expiresAt = new Date(Date.parse(context.now) + FORM_SECONDS * 1000).toISOString()
    return { writes: [], answer: { uploadId, ...form, expiresAt }, events: [] }
  })
}

/** Runs a command that keeps a file at most once, however often it has to decide, and not at all where it fails. */
const runWith = async <T>(context: DocumentContext, makeFile: () => Promise<NewFile>, decide: (keep: () => Promise<StoredFile>) => Promise<Decision<T>>): Promise<T> => {
  const store = await context.store()
  let kept: { file: NewFile; stored: StoredFile } | undefined
  const keep = async (): Promise<StoredFile> => {
    if (!kept) {
      const file = await makeFile()
      kept = { file, stored: await keepFile(store, context, file) }
    }
    return kept.stored
  }
  try {
    return await context.run(() => decide(keep))
  } catch (error) {
    const mayStand = error instanceof DomainError && error.code === 'UNSETTLED'
    if (kept && !mayStand) await discardFile(store, kept.file)
    throw error
  }
}

/** What was uploaded becomes the document. */
export const promoteDocument = async (context: DocumentContext, place: DocumentPlace, uploadId: FileId | undefined): Promise<Professional | Company> => {
  const store = await context.store()
  const pending = incomingKey(place.ownerId, place.document, uploadId)
  const makeFile = async (): Promise<NewFile> => {
    const bytes = await store.read(pending)
    if (!bytes) throw uploadNotFound()
    return { ...place, id: uploadId ?? context.newId('fil'), bytes, field: 'doc' }
  }
  const answer = await runWith<Professional | Company>(context, makeFile, async (keep) => {
    const holder = await readHolder(context, place)
    return holder.save(await keep())
  })
  // It would go by itself within a day.
  await store.remove(pending).catch((error: unknown) => context.log.warn('upload left behind', error as Error))
  return answer
}

/** A data URL replaces the document; where there is none yet it waits, as an upload does, for its promotion (SPEC 7). */
export const postDocument = async (context: DocumentContext, place: DocumentPlace, data: string) => {
  const { ownerId, document } = place
  const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64')
  const given = { ...place, bytes, field: 'data' }
  const { type } = checked(given)
  return runWith(context, async () => ({ ...given, id: context.newId('fil') }), async (keep) => {
    const holder = await readHolder(context, place)
    if (holder.file) return { ...holder.save(await keep()), answer: { document, promoted: true } }
    await (await context.store()).put(incomingKey(ownerId, document, undefined), bytes, type)
    return { writes: [], answer: { document, promoted: false }, events: [] }
  })
}

/** The document, its earlier versions and what waits to become it. */
export const deleteDocument = async (context: DocumentContext, place: DocumentPlace): Promise<Professional | Company> => {
  const answer = await context.run<Professional | Company>(async () => {
    const holder = await readHolder(context, place)
    if (!holder.file) throw new DomainError('DOCUMENT_NOT_FOUND')
    return holder.save(undefined)
  })
  const store = await context.store()
  for (const prefix of prefixesOf(place.ownerId, place.document)) await store.removeAll(prefix)
  return answer
}
