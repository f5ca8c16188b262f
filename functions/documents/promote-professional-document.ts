import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { recordingNothingPrivate } from '#functions/profiles/private-answers.ts'
import type { DocumentContext } from './document-owners.ts'
import { promoteDocument } from './promote-document.ts'

type Input = InputOf<(typeof documentsContract)['promoteProfessionalDocument']>

export const promoteProfessionalDocument = (
  context: DocumentContext,
  { body: { doc, uploadId } }: Input,
): Promise<Professional> => {
  const place = { ownerId: context.caller.account, document: doc }
  return promoteDocument(recordingNothingPrivate(context), place, uploadId) as Promise<Professional>
}
