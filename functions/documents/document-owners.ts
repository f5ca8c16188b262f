import type { StoredFile } from '#shared/kernel/files.schema.ts'
import type { DocumentName, OwnerId } from '#shared/documents/documents.schema.ts'
import { locumStepOf } from '#shared/professionals/step-names.ts'
import type { ProfessionalDocument } from '#shared/professionals/professional-documents.schema.ts'
import { ruleOf } from '#shared/documents/documents.rules.ts'
import { companyOf } from '#shared/companies/companies.projections.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { professionalOf } from '#shared/professionals/professionals.projections.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { DocumentStore } from '#functions/stores/document-store.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CommandOutcome } from '#functions/platform/dynamo/command.ts'
import { companyAfter, savedCompanyEvent } from '#functions/profiles/save-company-step.ts'
import { profileAfter, savedEvent } from '#functions/profiles/save-profile-step.ts'
import {
  writeProfile,
  writeFullProfile,
  type ProfessionalRepositories,
} from '#functions/profiles/write-professional.ts'

export type DocumentRepositories = ProfessionalRepositories & { companies: CompaniesRepository; store: DocumentStore }
export type DocumentContext = Pick<Context, 'caller' | 'now' | 'today' | 'execute' | 'newId' | 'newCode' | 'log'> &
  DocumentRepositories

export type DocumentTarget = { ownerId: OwnerId; document: DocumentName }

/** The owner of a document as stored: the current file, and the writes that replace or remove it. */
export type DocumentOwner<T> = {
  file: StoredFile | undefined
  save: (file: StoredFile | undefined) => CommandOutcome<T>
}

type Files = Partial<Record<DocumentName, StoredFile>>

const changed = (files: Files, document: DocumentName, file: StoredFile | undefined): Files => {
  const { [document]: _former, ...others } = files
  return file ? { ...files, [document]: file } : others
}

const readProfessional = async (
  context: DocumentContext,
  id: UserId,
  document: DocumentName,
): Promise<DocumentOwner<Professional>> => {
  const { professionals, calendars, now, today } = context
  const [before, lock] = await Promise.all([professionals.getFullProfile(id), calendars.readLock(id)])
  if (!before || !lock) throw new DomainError('PROFESSIONAL_NOT_FOUND')
  const save = (file: StoredFile | undefined): CommandOutcome<Professional> => {
    const files = changed(before.files, document, file)
    const after = profileAfter(before, { files }, now, file ? [locumStepOf(document as ProfessionalDocument)] : [])
    return {
      writes: ruleOf(document).personal ? writeFullProfile(context, after, lock) : writeProfile(context, after, lock),
      response: professionalOf(after, today),
      events: [savedEvent(context.caller, before, after)],
    }
  }
  return { file: (before.files as Files)[document], save }
}

const readCompany = async (
  { caller, companies, now }: DocumentContext,
  id: CompanyId,
  document: DocumentName,
): Promise<DocumentOwner<Company>> => {
  const before = await companies.get(id)
  if (!before) throw new DomainError('COMPANY_NOT_FOUND')
  const save = (file: StoredFile | undefined): CommandOutcome<Company> => {
    const files = changed(before.files, document, file)
    const after = companyAfter(before, { files }, now, file ? ['about-step'] : [])
    return {
      writes: [companies.put(after)],
      response: companyOf(after, caller.practice?.role),
      events: [savedCompanyEvent(caller, before, after)],
    }
  }
  return { file: (before.files as Files)[document], save }
}

export const readDocumentOwner = (
  context: DocumentContext,
  { ownerId, document }: DocumentTarget,
): Promise<DocumentOwner<Professional> | DocumentOwner<Company>> =>
  ruleOf(document).owner === 'professional'
    ? readProfessional(context, ownerId as UserId, document)
    : readCompany(context, ownerId as CompanyId, document)
