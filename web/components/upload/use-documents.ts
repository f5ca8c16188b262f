import { useMutation } from '@tanstack/react-query'
import type { DocumentName, OwnerId } from '#shared/documents/documents.schema.ts'
import type { Upload } from './upload.ts'

/** Whose documents they are: how a file becomes one, and where the answers go, each of which is the whole owner. */
export interface Holder<Owner, Document extends DocumentName> {
  id: OwnerId
  promote: (upload: Upload<Document>) => Promise<Owner | undefined>
  keep: (owner: Owner) => void
}

interface Step<Owner, Document extends DocumentName> {
  save?: () => Promise<Owner>
  /** Files that belong to the answers; one that wasn't chosen stays as it is. */
  uploads: readonly Upload<Document>[]
}

/** Loaded when somebody saves or removes: most visits to a form do neither. */
export const filing = () => import('./promote.ts')

/**
 * First the answers, then the files beside them. What is done stays done: a repeat does the rest. The page learns of it at the
 * end, because a step that is complete is left by the guard, and what has not been sent by then would be lost.
 */
export function useSaveWithDocuments<Owner, Document extends DocumentName>(holder: Holder<Owner, Document>) {
  return useMutation({
    mutationFn: async ({ save, uploads }: Step<Owner, Document>): Promise<Owner | undefined> => {
      let saved: Owner | undefined
      try {
        saved = await save?.()
        for (const upload of uploads) saved = (await holder.promote(upload)) ?? saved
      } finally {
        if (saved) holder.keep(saved)
      }
      return saved
    },
  })
}

/** Takes a kept document away at once. */
export const removalOf =
  <Owner, Document extends DocumentName>({ id, keep }: Holder<Owner, Document>) =>
  (document: Document, means: string) => ({
    means,
    remove: async () => keep((await (await filing()).removeDocument(document, id)) as Owner),
  })
