import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { DocumentUrl, FileType, OwnerId } from '#shared/documents/documents.schema.ts'
import { ruleOf } from '#shared/documents/documents.rules.ts'
import { pictureSize } from '#shared/documents/picture-sizes.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import { storedKey } from '#functions/stores/document-keys.ts'
import { signedFile } from '#functions/stores/document-store.ts'
import type { DocumentTarget } from './document-owners.ts'
import { hasNoPicture, openDocument, type ReadContext } from './open-document.ts'

type Input = InputOf<(typeof documentsContract)['getDocumentUrl']>

/** Whoever may download the original gets it at once if there is no picture, so that only one reading is recorded. */
const returnsOriginal = ({ caller }: ReadContext, { ownerId, document }: DocumentTarget): boolean =>
  ruleOf(document).personal || caller.party === 'admin' || (caller.account as OwnerId) === ownerId

/** A PDF opens in the browser's own viewer, on the storage's origin; other originals are downloads. */
const dispositionOf = (document: string, type: FileType): string =>
  `${type === 'application/pdf' ? 'inline' : 'attachment'}; filename="${document}.${type.split('/')[1]}"`

export const getDocumentUrl = async (
  context: ReadContext,
  { params: target, query: { size } }: Input,
): Promise<DocumentUrl> => {
  const { ownerId, document } = target
  const file = await openDocument(context, target)
  const served = hasNoPicture(file) && returnsOriginal(context, target) ? 'original' : size
  if (served !== 'original' && hasNoPicture(file)) throw new DomainError('NO_PICTURE')
  const type = served === 'original' ? file.type : 'image/jpeg'
  const disposition = served === 'original' ? dispositionOf(document, file.type) : 'inline'
  const key = storedKey(ownerId, document, file.id, served)
  const signed = await signedFile(await context.store(), key, { type, disposition, now: context.now })
  const { width, height } = file
  const seen =
    width === undefined || height === undefined
      ? {}
      : served === 'original'
        ? { width, height }
        : pictureSize(document, served, { width, height })
  return { ...signed, type, ...seen }
}
