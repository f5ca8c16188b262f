import { mailForm, numberForm, phoneForm } from '#shared/admin/lookup.rules.ts'
import type { FoundPerson, FoundPractice, LookupApproval } from '#shared/admin/lookup.schema.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { isCompanyId } from '#shared/kernel/ids.ts'
import { lookupHash } from '#functions/keys/lookup-hash.ts'
import type { CompaniesRepository, StoredCompany } from '#functions/stores/companies.repository.ts'
import type { Subject } from '#functions/stores/lookup.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { User, UsersRepository } from '#functions/stores/users.repository.ts'

export type SubjectStores = {
  users: Pick<UsersRepository, 'get'>
  professionals: Pick<ProfessionalsRepository, 'getFullProfile'>
  companies: Pick<CompaniesRepository, 'get' | 'listOfMemberNow'>
}

/** What somebody or something is shown by, and found by as a whole. */
type Described = { shown: Subject['shown']; forms: (string | undefined)[] }

/** Approved, or in the queue since, or neither. */
const approvalOf = ({ approved, waitingSince }: { approved: boolean; waitingSince?: string }): LookupApproval =>
  approved ? 'approved' : waitingSince ? 'pending' : 'incomplete'

const phoneOrNumber = (contact: string | undefined) => contact && (phoneForm(contact) ?? numberForm(contact))

const locumOf = async ({ professionals }: SubjectStores, { id, email, createdAt }: User): Promise<Described> => {
  const profile = await professionals.getFullProfile(id)
  const shown: FoundPerson = {
    kind: 'person',
    id,
    name: profile?.name ?? '',
    email,
    role: 'Locum',
    ...(profile?.profession && { profession: profile.profession }),
    ...(profile?.address && { region: profile.address.region }),
    approval: profile ? approvalOf(profile) : 'incomplete',
    createdAt,
  }
  const { contact, professional_number: registration, idpassport } = profile ?? {}
  const numbers = [registration, idpassport].map((number) => number && numberForm(number))
  return { shown, forms: [mailForm(email), phoneOrNumber(contact), ...numbers] }
}

const memberOf = async ({ companies }: SubjectStores, user: User): Promise<Described> => {
  const { id, email, name = '', joinedPractices, createdAt } = user
  const practices = await companies.listOfMemberNow(id, joinedPractices, 'consistent')
  const shown: FoundPerson = {
    kind: 'person',
    id,
    name,
    email,
    role: 'CompanyAdmin',
    practices: practices.map((practice) => practice.name),
    createdAt,
  }
  return { shown, forms: [mailForm(email)] }
}

const practiceOf = (company: StoredCompany): Described => {
  const { id, name, email, type, address, contact, managers, createdAt } = company
  const shown: FoundPractice = {
    kind: 'practice',
    id,
    name,
    email,
    type,
    ...(address && { region: address.region }),
    approval: approvalOf(company),
    createdAt,
  }
  return { shown, forms: [mailForm(email), ...[contact, ...managers.map((one) => one.contact)].map(phoneOrNumber)] }
}

const describe = async (stores: SubjectStores, id: UserId | CompanyId): Promise<Described | undefined> => {
  if (isCompanyId(id)) {
    const company = await stores.companies.get(id)
    return company && practiceOf(company)
  }
  const user = await stores.users.get(id)
  if (!user || user.role === 'SuperAdmin') return undefined
  return user.role === 'Locum' ? locumOf(stores, user) : memberOf(stores, user)
}

/** A person or a practice as the lookup has them; undefined if they do not exist, and for super admins. */
export const subjectOf = async (
  stores: SubjectStores,
  id: UserId | CompanyId,
  key: string,
): Promise<Subject | undefined> => {
  const described = await describe(stores, id)
  if (!described) return undefined
  const forms = described.forms.filter((form): form is string => Boolean(form))
  return { shown: described.shown, hashes: forms.map((form) => lookupHash(key, form)) }
}
