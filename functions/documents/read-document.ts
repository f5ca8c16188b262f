import type { StoredFile } from '#shared/documents/document-names.schema.ts'
import {
  ruleOf,
  type DocumentName,
  type DocumentSize,
  type DocumentUrl,
  type OwnerId,
} from '#shared/documents/documents.schema.ts'
import { pictureSize } from '#shared/documents/picture-sizes.rules.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { storedKey } from '#functions/stores/document-keys.ts'
import type { DocumentContext, DocumentPlace } from './document-holders.ts'

const ADDRESS_SECONDS = 300

type Reading = Pick<DocumentContext, 'actor' | 'now' | 'newCode' | 'log' | 'professionals' | 'companies' | 'store'>

const fileOf = async (
  { professionals, companies }: Reading,
  { ownerId, document }: DocumentPlace,
): Promise<StoredFile | undefined> => {
  const { owner, private: isPrivate } = ruleOf(document)
  const [id, companyId] = [ownerId as UserId, ownerId as CompanyId]
  const holder = await (owner === 'company'
    ? companies.get(companyId)
    : isPrivate
      ? professionals.getWhole(id)
      : professionals.getProfile(id))
  return (holder?.files as Partial<Record<DocumentName, StoredFile>> | undefined)?.[document]
}

/** Finds the file; of a private one it is written down first who reads it. */
const open = async (context: Reading, place: DocumentPlace): Promise<StoredFile> => {
  const { actor, now, log, professionals } = context
  const { ownerId, document } = place
  const file = await fileOf(context, place)
  if (!file) throw new DomainError('DOCUMENT_NOT_FOUND')
  if (ruleOf(document).private) {
    await professionals.addView(
      ownerId as UserId,
      { by: actor.user.id, role: actor.user.role, document, at: now },
      context.newCode('V'),
    )
    log.info('private document read', { document, owner: ownerId })
  }
  return file
}

/** The file as it came is its owner's, and a super admin's to check. */
const mayHaveOriginal = async (
  { actor: { user }, companies }: Reading,
  { ownerId, document }: DocumentPlace,
): Promise<boolean> => {
  if (user.role === 'SuperAdmin' || ruleOf(document).private) return true
  return ruleOf(document).owner === 'professional'
    ? (user.id as OwnerId) === ownerId
    : companies.isMember(ownerId as CompanyId, user.id)
}

const noPicture = ({ width, height }: StoredFile): boolean => width === undefined || height === undefined

/** Pictures are shown; files as they came are downloads, so that nothing in them runs on a page's behalf. */
export const getDocumentUrl = async (
  context: Reading,
  place: DocumentPlace,
  size: DocumentSize,
): Promise<DocumentUrl> => {
  const { ownerId, document } = place
  if (size === 'original' && !(await mayHaveOriginal(context, place))) throw new DomainError('DOCUMENT_NOT_FOUND')
  const file = await open(context, place)
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

/** The large picture, which always fits an answer. */
export const getDocument = async (context: Reading, place: DocumentPlace): Promise<string> => {
  const file = await open(context, place)
  if (noPicture(file)) throw new DomainError('NO_PICTURE')
  const bytes = await (await context.store()).read(storedKey(place.ownerId, place.document, file.id, 'large'))
  if (!bytes) throw new DomainError('DOCUMENT_NOT_FOUND')
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
}
