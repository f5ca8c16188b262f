import { mailForm, numberForm, phoneForm } from '#shared/admin/lookup.rules.ts'
import type { FoundPerson, FoundPractice, LookupApproval } from '#shared/admin/lookup.schema.ts'
import { approvalOf } from '#shared/kernel/sent-back.rules.ts'
import { lookupHash } from '#functions/keys/lookup-hash.ts'
import type { StoredCompany } from '#functions/stores/companies.repository.ts'
import type { Shown, Subject } from '#functions/stores/lookup.repository.ts'
import type { StoredProfessional } from '#functions/stores/professionals.repository.ts'
import type { User } from '#functions/stores/users.repository.ts'

type Account = Pick<User, 'id' | 'email' | 'name' | 'createdAt' | 'suspended'>

type Decided = Parameters<typeof approvalOf>[0] & { suspended?: object | undefined; waitingSince?: string }

const lookupApprovalOf = ({ suspended, waitingSince, ...held }: Decided): LookupApproval => {
  if (suspended) return 'suspended'
  const approval = approvalOf(held)
  if (approval !== 'waiting') return approval
  return waitingSince ? 'pending' : 'incomplete'
}

const phoneOrNumber = (contact: string | undefined) => contact && (phoneForm(contact) ?? numberForm(contact))

/** What is found whole is hashed under the deployment’s key. */
const subjectOf = (key: string, shown: Shown, forms: readonly (string | undefined)[]): Subject => ({
  shown,
  hashes: forms.flatMap((form) => (form ? lookupHash(key, form) : [])),
})

/** A locum, who may not have created their profile yet. */
export const locumSubject = (
  key: string,
  { id, email, createdAt, suspended }: Account,
  profile: StoredProfessional | undefined,
): Subject => {
  const shown: FoundPerson = {
    kind: 'person',
    id,
    name: profile?.name ?? '',
    email,
    role: 'Locum',
    ...(profile?.profession && { profession: profile.profession }),
    ...(profile?.address && { region: profile.address.region }),
    approval: lookupApprovalOf({ approved: false, ...profile, ...(suspended && { suspended }) }),
    createdAt,
  }
  const { contact, professional_number: registration, idpassport } = profile ?? {}
  const numbers = [registration, idpassport].map((number) => number && numberForm(number))
  return subjectOf(key, shown, [mailForm(email), phoneOrNumber(contact), ...numbers])
}

/** A user of practices, with these in the order in which they joined. */
export const memberSubject = (
  key: string,
  { id, email, name = '', createdAt, suspended }: Account,
  practices: readonly Pick<StoredCompany, 'name'>[],
): Subject => {
  const names = practices.map((practice) => practice.name)
  const approval = suspended && ({ approval: 'suspended' } as const)
  const shown: FoundPerson = {
    kind: 'person',
    id,
    name,
    email,
    role: 'CompanyAdmin',
    practices: names,
    ...approval,
    createdAt,
  }
  return subjectOf(key, shown, [mailForm(email)])
}

export const practiceSubject = (key: string, company: StoredCompany): Subject => {
  const { id, name, email, type, address, contact, managers, createdAt } = company
  const shown: FoundPractice = {
    kind: 'practice',
    id,
    name,
    email,
    type,
    ...(address && { region: address.region }),
    approval: lookupApprovalOf(company),
    createdAt,
  }
  const phones = [contact, ...managers.map((manager) => manager.contact)]
  return subjectOf(key, shown, [mailForm(email), ...phones.map(phoneOrNumber)])
}
