import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { recordingNoPersonalData } from '#functions/profiles/personal-data.ts'
import type { DocumentContext } from './document-owners.ts'
import { promoteDocument } from './promote-document.ts'

type Input = InputOf<(typeof documentsContract)['promoteProfessionalDocument']>

export const promoteProfessionalDocument = (
  context: DocumentContext,
  { body: { doc, uploadId } }: Input,
): Promise<Professional> => {
  const target = { ownerId: context.caller.account, document: doc }
  return promoteDocument(recordingNoPersonalData(context), target, uploadId) as Promise<Professional>
}
