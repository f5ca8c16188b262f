import type { StoredFile } from '#shared/kernel/files.schema.ts'
import type { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import type { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'
import { ruleOf } from '#shared/documents/documents.rules.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { documentsContract } from '#shared/documents/documents.contract.ts'
import type { DocumentUrl, FileType, OwnerId } from '#shared/documents/documents.schema.ts'
import { pictureSize } from '#shared/documents/picture-sizes.rules.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { recordView } from '#functions/access/record-view.ts'
import { storedKey } from '#functions/stores/document-keys.ts'
import { signedUrlOf } from '#functions/stores/document-store.ts'
import type { DocumentContext, DocumentTarget } from './document-owners.ts'

type Contract = typeof documentsContract

type Deps = Pick<DocumentContext, 'caller' | 'now' | 'newCode' | 'log' | 'professionals' | 'companies' | 'store'>

const fileOf = async (
  { caller, professionals, companies }: Deps,
  { ownerId, document }: DocumentTarget,
): Promise<StoredFile | undefined> => {
  const { owner, personal: isPersonal } = ruleOf(document)
  const [id, companyId] = [ownerId as UserId, ownerId as CompanyId]
  if (owner === 'practice') return (await companies.get(companyId))?.files[document as CompanyDocument]
  const profile = await (isPersonal ? professionals.getFullProfile(id) : professionals.getProfile(id))
  // As with the profile itself, practices see nothing of a locum who is not approved.
  if (caller.party === 'practice' && !profile?.approved) return undefined
  return profile?.files[document as ProfessionalDocument]
}

/** Finds the file; reading a personal document is recorded first. */
const openDocument = async (context: Deps, target: DocumentTarget): Promise<StoredFile> => {
  const { ownerId, document } = target
  const file = await fileOf(context, target)
  if (!file) throw new DomainError('DOCUMENT_NOT_FOUND')
  if (ruleOf(document).personal) await recordView(context, ownerId as UserId, document)
  return file
}

const hasNoPicture = ({ width, height }: StoredFile): boolean => width === undefined || height === undefined

/** Whoever may download the original gets it at once if there is no picture, so that only one reading is recorded. */
const returnsOriginal = ({ caller }: Deps, { ownerId, document }: DocumentTarget): boolean =>
  ruleOf(document).personal || caller.party === 'admin' || (caller.account as OwnerId) === ownerId

/** What is asked for as the original is a download; a PDF opens in the browser's viewer, on the storage's origin. */
const dispositionOf = (document: string, type: FileType, size: string): string =>
  `${size === 'original' ? 'attachment' : 'inline'}; filename="${document}.${type.split('/')[1]}"`

export const getDocumentUrl = async (
  context: Deps,
  { params: target, query: { size } }: InputOf<Contract['getDocumentUrl']>,
): Promise<DocumentUrl> => {
  const { ownerId, document } = target
  const file = await openDocument(context, target)
  const served = hasNoPicture(file) && returnsOriginal(context, target) ? 'original' : size
  if (served !== 'original' && hasNoPicture(file)) throw new DomainError('NO_PICTURE')
  const type = served === 'original' ? file.type : 'image/jpeg'
  const disposition = served === 'original' ? dispositionOf(document, file.type, size) : 'inline'
  const key = storedKey(ownerId, document, file.id, served)
  const signed = await signedUrlOf(await context.store(), key, { type, disposition, now: context.now })
  const { width, height } = file
  const seen =
    width === undefined || height === undefined
      ? {}
      : served === 'original'
        ? { width, height }
        : pictureSize(document, served, { width, height })
  return { ...signed, type, ...seen }
}

/** The large picture, which always fits into a response. */
export const getDocument = async (
  context: Deps,
  { params: target }: InputOf<Contract['getDocument']>,
): Promise<string> => {
  const file = await openDocument(context, target)
  if (hasNoPicture(file)) throw new DomainError('NO_PICTURE')
  const bytes = await (await context.store()).read(storedKey(target.ownerId, target.document, file.id, 'large'))
  if (!bytes) throw new DomainError('DOCUMENT_NOT_FOUND')
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
}
