import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { storedKey } from '#functions/stores/document-keys.ts'
import { hasNoPicture, openDocument, type ReadContext } from './open-document.ts'

type Input = InputOf<(typeof documentsContract)['getDocument']>

/** The large picture, which always fits into a response. */
export const getDocument = async (context: ReadContext, { params: target }: Input): Promise<string> => {
  const file = await openDocument(context, target)
  if (hasNoPicture(file)) throw new DomainError('NO_PICTURE')
  const bytes = await (await context.store()).read(storedKey(target.ownerId, target.document, file.id, 'large'))
  if (!bytes) throw new DomainError('DOCUMENT_NOT_FOUND')
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
}
