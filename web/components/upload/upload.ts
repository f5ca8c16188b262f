import type { FileId } from '#shared/kernel/files.schema.ts'
import type { UploadName } from '#shared/documents/documents.rules.ts'
import type { DocumentName, FileType } from '#shared/documents/documents.schema.ts'
import { ApiError } from '#web/platform/api-error.ts'
import { log } from '#web/platform/log.ts'
import { valueStore } from '#web/platform/value-store.ts'

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

/** Sends a file; what it resolves to names the file in the command that follows. */
export type Transfer<Sent> = (
  file: File,
  type: FileType,
  watch: { signal: AbortSignal; onProgress: (part: number) => void },
) => Promise<Sent>

/** The upload of one document or attachment, outside React so that a form can wait for it. */
export function createUpload<D extends UploadName, Sent = FileId>(document: D, sendFile: Transfer<Sent>) {
  const state = valueStore<UploadState>(none)
  let type: FileType = 'image/png'
  let current: { abort: AbortController; done: Promise<Sent> } | undefined
  const stop = (): void => {
    removeEventListener('online', retry)
    current?.abort.abort(new DOMException('Cancelled', 'AbortError'))
    current = undefined
  }
  const transfer = (file: File, { signal }: AbortController): Promise<Sent> =>
    sendFile(file, type, { signal, onProgress: (part) => state.set({ step: 'sending', file, part }) })
  const fail = (file: File, error: unknown): void => {
    log.refusal('A file was not uploaded', error)
    if (navigator.onLine === false) addEventListener('online', retry, { once: true })
    const answered = error instanceof ApiError && error.errorCode !== 'NO_RESPONSE' && error.errorCode !== 'OFFLINE'
    const reason = answered ? (error.details.fields?.[0]?.message ?? error.message) : NOT_UPLOADED
    state.set({ step: 'failed', file, problem: navigator.onLine === false ? OFFLINE : reason })
  }
  const send = (file: File): Promise<Sent> => {
    stop()
    const abort = new AbortController()
    const done = transfer(file, abort)
    current = { abort, done }
    state.set({ step: 'sending', file, part: 0 })
    done.then(
      () => current?.abort === abort && state.set({ step: 'sent', file }),
      (error: unknown) => current?.abort === abort && fail(file, error),
    )
    return done
  }
  function retry(): void {
    const now = state.get()
    if (now.step === 'failed') send(now.file).catch(() => undefined)
  }
  return {
    document,
    state,
    choose: (file: File, ofType: FileType): void => {
      type = ofType
      send(file).catch(() => undefined)
    },
    retry,
    /** The server refused this file; another one may have been chosen meanwhile. */
    refuse: (file: File, refusal: Error): void => {
      const now = state.get()
      if (now.step !== 'none' && now.file === file)
        state.set({ step: 'failed', file, problem: refusal.message, refusal })
    },
    /** Storage discards uploads that are not promoted. */
    clear: (): void => {
      stop()
      state.set(none)
    },
    /** Waits for the upload; undefined if no file is chosen. Retries a failed upload, but not a refused file. */
    whenUploaded: async (fresh = false): Promise<{ sent: Sent; file: File } | undefined> => {
      const now = state.get()
      if (now.step === 'none') return undefined
      if (now.step === 'failed' && now.refusal) throw now.refusal
      const { file } = now
      return { sent: await (now.step === 'failed' || fresh || !current ? send(file) : current.done), file }
    },
  }
}

export type Upload<D extends UploadName = DocumentName, Sent = FileId> = ReturnType<typeof createUpload<D, Sent>>
