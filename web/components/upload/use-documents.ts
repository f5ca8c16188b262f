import { useMutation } from '@tanstack/react-query'
import type { Company } from '#shared/companies/companies.schema.ts'
import { fileRefusals } from '#shared/documents/documents.rules.ts'
import type { DocumentName, OwnerId } from '#shared/documents/documents.schema.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { ApiError } from '#web/platform/api-error.ts'
import type { Removal } from './remove-kept.tsx'
import type { Upload } from './upload.ts'

/**
 * Whose documents they are: the command that makes a file one, and where the answers go, each of which is the whole
 * owner.
 */
export interface Holder<Owner, Document extends DocumentName> {
  id: OwnerId
  promote: (file: { doc: Document; uploadId: FileId }) => Promise<Owner>
  keep: (owner: Owner) => void
}

interface Step<Owner, Document extends DocumentName> {
  /** The command that saves the answers. */
  save?: () => Promise<Owner>
  /** Files that belong to the answers; one that wasn't chosen stays as it is. */
  uploads: readonly Upload<Document>[]
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (fileRefusals as readonly string[]).includes(error.answer)

/**
 * Makes what was chosen the document; undefined when nothing was. A file that storage has let go by then is sent once
 * more; one that is refused says so at its field too.
 */
async function promoted<Owner, Document extends DocumentName>(
  { promote }: Holder<Owner, Document>,
  upload: Upload<Document>,
): Promise<Owner | undefined> {
  const promotion = async (anew: boolean): Promise<Owner | undefined> => {
    const arrived = await upload.arrived(anew)
    if (!arrived) return undefined
    return promote({ doc: upload.document, uploadId: arrived.id }).catch((error: unknown) => {
      if (isRefusal(error)) upload.refuse(arrived.file, error)
      throw error
    })
  }
  const owner = await promotion(false).catch((error: unknown) => {
    if (error instanceof ApiError && error.answer === 'UPLOAD_NOT_FOUND') return promotion(true)
    throw error
  })
  if (owner) upload.clear()
  return owner
}

/**
 * Several commands as one step: first the answers, then the files beside them. What is done stays done: a repeat does
 * the rest. The page learns of it at the end, because a step that is complete is left by the guard, and what has not
 * been sent by then would be lost.
 */
export function useSaveWithDocuments<Owner, Document extends DocumentName>(holder: Holder<Owner, Document>) {
  return useMutation({
    mutationFn: async ({ save, uploads }: Step<Owner, Document>): Promise<Owner | undefined> => {
      let saved: Owner | undefined
      try {
        saved = await save?.()
        for (const upload of uploads) saved = (await promoted(holder, upload)) ?? saved
      } finally {
        if (saved) holder.keep(saved)
      }
      return saved
    },
  })
}

/** How a kept document is taken away at once. */
export const removalOf =
  <Owner extends Professional | Company, Document extends DocumentName>({ id, keep }: Holder<Owner, Document>) =>
  (document: Document, means: string): Removal => ({
    means,
    document,
    ownerId: id,
    // The API answers the owner of the document, which is of the holder's kind.
    keep: (owner) => keep(owner as Owner),
  })
