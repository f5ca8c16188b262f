import type { Company } from '#shared/companies/companies.schema.ts'
import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { recordingNoPersonalData } from '#functions/profiles/personal-data.ts'
import { fileKey, isUploadKey, prefixesOf } from '#functions/stores/document-keys.ts'
import { readDocumentOwner, type DocumentContext } from './document-owners.ts'
import { runAndReport } from './run-with-file.ts'

type Input = InputOf<(typeof documentsContract)['deleteDocument']>

/** The document, its earlier versions and a pending upload, as they are when the command decides. */
export const deleteDocument = async (
  given: DocumentContext,
  { params: target }: Input,
): Promise<Professional | Company> => {
  const context = recordingNoPersonalData(given)
  const { ownerId, document } = target
  const store = await context.store()
  let found: string[] = []
  const { response, own } = await runAndReport<Professional | Company>(context, async () => {
    const documentOwner = await readDocumentOwner(context, target)
    found = (await Promise.all(prefixesOf(ownerId, document).map(store.list))).flat()
    if (!documentOwner.file) throw new DomainError('DOCUMENT_NOT_FOUND')
    return documentOwner.save(undefined)
  })
  // A repeat must not remove a newer document or a newer pending upload.
  const { file } = await readDocumentOwner(context, target)
  const stays = (key: string): boolean =>
    (file && key.startsWith(fileKey(ownerId, document, file.id))) || (!own && isUploadKey(key))
  for (const key of found) if (!stays(key)) await store.remove(key)
  return response
}
