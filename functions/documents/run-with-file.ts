import type { StoredFile } from '#shared/kernel/files.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CommandOutcome } from '#functions/platform/dynamo/command.ts'
import { readDocumentOwner, type DocumentContext, type DocumentTarget } from './document-owners.ts'
import { removeFile, storeFile, type StoredUpload, type NewFile } from './store-file.ts'

/** `own` is false if an earlier run under the same key has answered: what this one decided was not written. */
type Outcome<T> = { response: T; own: boolean }

export const runAndReport = async <T extends object>(
  { execute }: Pick<DocumentContext, 'execute'>,
  decide: () => Promise<CommandOutcome<T>>,
): Promise<Outcome<T>> => {
  let decided: T | undefined
  const response = await execute(async () => {
    const decision = await decide()
    decided = decision.response
    return decision
  })
  return { response, own: response === decided }
}

/** Removes a file that the command did not use. A file that existed before, or has become the document, stays. */
const discardUnused = async (
  context: DocumentContext,
  target: DocumentTarget,
  { created, file: { id } }: StoredUpload,
): Promise<void> => {
  if (!created) return
  const documentOwner = await readDocumentOwner(context, target).catch((error: unknown) => {
    if (!(error instanceof DomainError)) throw error
  })
  if (documentOwner?.file?.id !== id) await removeFile(await context.store(), { ...target, id })
}

/** Runs a command that stores a file: once, however often the command decides, and not at all if the command fails. */
export const runWithFile = async <T extends object>(
  context: DocumentContext,
  target: DocumentTarget,
  makeFile: () => Promise<NewFile>,
  decide: (store: () => Promise<StoredFile>) => Promise<CommandOutcome<T>>,
): Promise<Outcome<T>> => {
  let upload: StoredUpload | undefined
  let used = false
  const store = async (): Promise<StoredFile> => {
    upload ??= await storeFile(await context.store(), context, await makeFile())
    used = true
    return upload.file
  }
  const removeUnused = async (): Promise<void> => {
    if (upload)
      await discardUnused(context, target, upload).catch((error: unknown) =>
        context.log.warn('unused file not removed', error as Error),
      )
  }
  const outcome = await runAndReport(context, () => {
    used = false
    return decide(store)
  }).catch(async (error: unknown) => {
    const mayBeCommitted = error instanceof DomainError && error.code === 'UNSETTLED'
    if (!mayBeCommitted) await removeUnused()
    throw error
  })
  if (!outcome.own || !used) await removeUnused()
  return outcome
}
