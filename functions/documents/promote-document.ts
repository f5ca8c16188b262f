import { uploadNotFound } from '#shared/kernel/errors.ts'
import type { FileId } from '#shared/kernel/files.schema.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { uploadKey } from '#functions/stores/document-keys.ts'
import { recordingNoPersonalData } from '#functions/profiles/personal-data.ts'
import { readDocumentOwner, type DocumentContext, type DocumentTarget } from './document-owners.ts'
import type { NewFile } from './store-file.ts'
import { runWithFile } from './run-with-file.ts'

type Contract = typeof documentsContract

/**
 * The upload becomes the document as a new file, so that sending the form again can't change a file that was already
 * seen.
 */
const promoteDocument = async (
  context: DocumentContext,
  target: DocumentTarget,
  uploadId: FileId | undefined,
): Promise<Professional | Company> => {
  const store = await context.store()
  const pending = uploadKey(target.ownerId, target.document, uploadId)
  const makeFile = async (): Promise<NewFile> => {
    const bytes = await store.read(pending)
    if (!bytes) throw uploadNotFound('doc')
    return { ...target, id: context.newId('fil'), bytes, field: 'doc' }
  }
  const { response, own } = await runWithFile<Professional | Company>(context, target, makeFile, async (store) => {
    const documentOwner = await readDocumentOwner(context, target)
    return documentOwner.save(await store())
  })
  // It would expire within a day anyway. At a repeat, a pending upload is a newer file.
  if (own) await store.remove(pending).catch((error: unknown) => context.log.warn('upload not removed', error as Error))
  return response
}

export const promoteProfessionalDocument = (
  context: DocumentContext,
  { body: { doc, uploadId } }: InputOf<Contract['promoteProfessionalDocument']>,
): Promise<Professional> => {
  const target = { ownerId: context.caller.account, document: doc }
  return promoteDocument(recordingNoPersonalData(context), target, uploadId) as Promise<Professional>
}

export const promoteCompanyDocument = (
  context: DocumentContext,
  { params, body: { doc, uploadId } }: InputOf<Contract['promoteCompanyDocument']>,
): Promise<Company> =>
  promoteDocument(context, { ownerId: params.companyId, document: doc }, uploadId) as Promise<Company>
