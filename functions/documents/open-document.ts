import type { StoredFile } from '#shared/kernel/files.schema.ts'
import type { CompanyDocument } from '#shared/companies/company-documents.schema.ts'
import type { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'
import { ruleOf } from '#shared/documents/documents.rules.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { recordView } from '#functions/access/record-view.ts'
import type { DocumentContext, DocumentTarget } from './document-owners.ts'

export type ReadContext = Pick<
  DocumentContext,
  'caller' | 'now' | 'newCode' | 'log' | 'professionals' | 'companies' | 'store'
>

const fileOf = async (
  { caller, professionals, companies }: ReadContext,
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
export const openDocument = async (context: ReadContext, target: DocumentTarget): Promise<StoredFile> => {
  const { ownerId, document } = target
  const file = await fileOf(context, target)
  if (!file) throw new DomainError('DOCUMENT_NOT_FOUND')
  if (ruleOf(document).personal) await recordView(context, ownerId as UserId, document)
  return file
}

export const hasNoPicture = ({ width, height }: StoredFile): boolean => width === undefined || height === undefined
