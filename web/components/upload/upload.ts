import type { FileId } from '#shared/kernel/files.schema.ts'
import type { DocumentName, FileType, OwnerId } from '#shared/documents/documents.schema.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { log } from '#web/platform/log.ts'

const NOT_UPLOADED = 'This file was not uploaded. Check your connection, then try again.'
const OFFLINE = 'You’re offline. The file will be uploaded once you are back online.'

/**
 * A file is uploaded while the form is filled in and promoted once it is saved. A failed upload can be retried, a
 * refused file can't.
 */
export type UploadState =
  | { step: 'none' }
  | { step: 'sending'; file: File; part: number }
  | { step: 'sent'; file: File }
  | { step: 'failed'; file: File; problem: string; refusal?: Error }

const none: UploadState = { step: 'none' }

/** One document's upload, outside React so that a form can wait for it. */
export function createUpload<D extends DocumentName>(document: D, ownerId: OwnerId) {
  let state: UploadState = none
  let type: FileType = 'image/png'
  let current: { abort: AbortController; done: Promise<FileId> } | undefined
  const listeners = new Set<() => void>()
  const setState = (next: UploadState): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const stop = (): void => {
    removeEventListener('online', retry)
    current?.abort.abort(new DOMException('Cancelled', 'AbortError'))
    current = undefined
  }
  const transfer = async (file: File, { signal }: AbortController): Promise<FileId> => {
    // Loaded with the first file, as most forms are saved without one.
    const { sendFile } = await import('./send-file.ts')
    return sendFile({
      document,
      ownerId,
      type,
      file,
      signal,
      onProgress: (part) => setState({ step: 'sending', file, part }),
    })
  }
  const fail = (file: File, error: unknown): void => {
    log.refusal('A file was not uploaded', error)
    if (navigator.onLine === false) addEventListener('online', retry, { once: true })
    const answered = error instanceof ApiError && error.errorCode !== 'NO_RESPONSE' && error.errorCode !== 'OFFLINE'
    const reason = answered ? (error.details.fields?.[0]?.message ?? error.message) : NOT_UPLOADED
    setState({ step: 'failed', file, problem: navigator.onLine === false ? OFFLINE : reason })
  }
  const send = (file: File): Promise<FileId> => {
    stop()
    const abort = new AbortController()
    const done = transfer(file, abort)
    current = { abort, done }
    setState({ step: 'sending', file, part: 0 })
    done.then(
      () => current?.abort === abort && setState({ step: 'sent', file }),
      (error: unknown) => current?.abort === abort && fail(file, error),
    )
    return done
  }
  function retry(): void {
    if (state.step === 'failed') send(state.file).catch(() => undefined)
  }
  return {
    document,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    choose: (file: File, ofType: FileType): void => {
      type = ofType
      send(file).catch(() => undefined)
    },
    retry,
    /** The server refused this file; another one may have been chosen meanwhile. */
    refuse: (file: File, refusal: Error): void => {
      if (state.step !== 'none' && state.file === file)
        setState({ step: 'failed', file, problem: refusal.message, refusal })
    },
    /** Storage discards uploads that are not promoted. */
    clear: (): void => {
      stop()
      setState(none)
    },
    /** Waits for the upload; undefined if no file is chosen. Retries a failed upload, but not a refused file. */
    whenUploaded: async (fresh = false): Promise<{ id: FileId; file: File } | undefined> => {
      if (state.step === 'none') return undefined
      if (state.step === 'failed' && state.refusal) throw state.refusal
      const { file } = state
      return { id: await (state.step === 'failed' || fresh || !current ? send(file) : current.done), file }
    },
  }
}

export type Upload<D extends DocumentName = DocumentName> = ReturnType<typeof createUpload<D>>
