import type { documentsContract } from '#shared/documents/documents.contract.ts'
import { ruleOf, type DocumentUrl, type OwnerId } from '#shared/documents/documents.schema.ts'
import { pictureSize } from '#shared/documents/picture-sizes.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import { storedKey } from '#functions/stores/document-keys.ts'
import type { DocumentPlace } from './document-holders.ts'
import { noPicture, openDocument, type Reading } from './open-document.ts'

type Input = InputOf<(typeof documentsContract)['getDocumentUrl']>

const ADDRESS_SECONDS = 300

/** The file as it came is its owner's, and a super admin's to check. */
const mayHaveOriginal = async (
  { caller, companies }: Reading,
  { ownerId, document }: DocumentPlace,
): Promise<boolean> => {
  if (caller.side === 'admin' || ruleOf(document).private) return true
  return ruleOf(document).owner === 'professional'
    ? (caller.account as OwnerId) === ownerId
    : companies.isMember(ownerId as CompanyId, caller.account)
}

/** Pictures are shown; files as they came are downloads, so that nothing in them runs on a page's behalf. */
export const getDocumentUrl = async (
  context: Reading,
  { params: place, query: { size } }: Input,
): Promise<DocumentUrl> => {
  const { ownerId, document } = place
  if (size === 'original' && !(await mayHaveOriginal(context, place))) throw new DomainError('DOCUMENT_NOT_FOUND')
  const file = await openDocument(context, place)
  // A paper without a picture is answered as it came, to whoever may have it so: asking is one reading, not two.
  const served = noPicture(file) && (await mayHaveOriginal(context, place)) ? 'original' : size
  if (served !== 'original' && noPicture(file)) throw new DomainError('NO_PICTURE')
  const type = served === 'original' ? file.type : 'image/jpeg'
  const disposition = served === 'original' ? `attachment; filename="${document}.${file.type.split('/')[1]}"` : 'inline'
  const url = await (
    await context.store()
  ).addressOf(storedKey(ownerId, document, file.id, served), { type, disposition, seconds: ADDRESS_SECONDS })
  const { width, height } = file
  const seen =
    width === undefined || height === undefined
      ? {}
      : served === 'original'
        ? { width, height }
        : pictureSize(document, served, { width, height })
  return { url, type, ...seen, expiresAt: new Date(Date.parse(context.now) + ADDRESS_SECONDS * 1000).toISOString() }
}
