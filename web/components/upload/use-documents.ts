import { useMutation } from '@tanstack/react-query'
import type { Company } from '#shared/companies/companies.schema.ts'
import { fileErrors } from '#shared/documents/documents.rules.ts'
import type { DocumentName, OwnerId } from '#shared/documents/documents.schema.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { ApiError } from '#web/platform/api-error.ts'
import type { Removal } from './remove-stored-file.tsx'
import type { Upload } from './upload.ts'

/** The owner of documents: the command that promotes an upload, and where to cache its response, the updated owner. */
export interface Holder<Owner extends { id: OwnerId }, Document extends DocumentName> {
  owner: Owner
  promote: (file: { doc: Document; uploadId: FileId }) => Promise<Owner>
  keep: (owner: Owner) => void
}

interface Saves<Owner, Document extends DocumentName> {
  /** Saves the other fields of the form. */
  save?: () => Promise<Owner>
  /** The form’s files; a file that was not changed stays. */
  uploads: readonly Upload<Document>[]
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && (fileErrors as readonly string[]).includes(error.errorCode)

/**
 * Promotes the upload; undefined if no file is chosen. An expired upload is sent again; a refusal is also shown at its
 * field.
 */
async function promoteUpload<Owner extends { id: OwnerId }, Document extends DocumentName>(
  { promote }: Holder<Owner, Document>,
  upload: Upload<Document>,
): Promise<Owner | undefined> {
  const promotion = async (fresh: boolean): Promise<Owner | undefined> => {
    const whenUploaded = await upload.whenUploaded(fresh)
    if (!whenUploaded) return undefined
    return promote({ doc: upload.document, uploadId: whenUploaded.sent }).catch((error: unknown) => {
      if (isRefusal(error)) upload.refuse(whenUploaded.file, error)
      throw error
    })
  }
  const owner = await promotion(false).catch((error: unknown) => {
    if (error instanceof ApiError && error.errorCode === 'UPLOAD_NOT_FOUND') return promotion(true)
    throw error
  })
  if (owner) upload.clear()
  return owner
}

/**
 * Saves the fields, then the files; a retry does only what is left. The cache is updated last, because the guard leaves
 * a complete step and unfinished uploads would be lost.
 */
export function useSaveWithDocuments<Owner extends { id: OwnerId }, Document extends DocumentName, Answers>(
  holder: Holder<Owner, Document>,
  savesOf: (answers: Answers) => Saves<Owner, Document>,
) {
  return useMutation({
    mutationFn: async (answers: Answers): Promise<Owner> => {
      const { save, uploads } = savesOf(answers)
      let saved: Owner | undefined
      try {
        saved = await save?.()
        for (const upload of uploads) saved = (await promoteUpload(holder, upload)) ?? saved
      } finally {
        if (saved) holder.keep(saved)
      }
      return saved ?? holder.owner
    },
  })
}

/** Deletes a stored document at once. */
export const removalProps =
  <Owner extends Professional | Company, Document extends DocumentName>({
    owner: { id },
    keep,
  }: Holder<Owner, Document>) =>
  (document: Document, consequence: string): Removal => ({
    consequence,
    document,
    ownerId: id,
    // The API returns the owner of the document, which has the holder’s type.
    keep: (owner) => keep(owner as Owner),
  })
