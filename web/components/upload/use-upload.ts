import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DocumentName, OwnerId } from '#shared/documents/documents.schema.ts'
import { useValue } from '#web/platform/value-store.ts'
import { createUpload, type Upload, type UploadState } from './upload.ts'

/** An upload with the lifetime of its form. */
export function useUpload<D extends DocumentName>(document: D, ownerId: OwnerId): Upload<D> {
  const [upload] = useState(() =>
    createUpload(document, async (file, type, watch) => {
      // Loaded with the first file, as most forms are saved without one.
      const { sendDocument } = await import('./send-file.ts')
      return sendDocument(document, ownerId, { file, type, ...watch })
    }),
  )
  useEffect(() => () => upload.clear(), [upload])
  return upload
}

export const useUploadState = (upload: Pick<Upload, 'state'>): UploadState => useValue(upload.state)

/** The files of a form: whether one is chosen that isn't saved yet. */
export function useFiles(uploads: readonly Upload[]) {
  const isChosen = useSyncExternalStore(
    (listener) => {
      const ends = uploads.map(({ state }) => state.subscribe(listener))
      return () => ends.forEach((end) => end())
    },
    () => uploads.some(({ state }) => state.get().step !== 'none'),
  )
  return { isChosen, clear: () => uploads.forEach((upload) => upload.clear()) }
}
