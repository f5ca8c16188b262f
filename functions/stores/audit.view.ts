import { recordedParties } from '#shared/admin/audit.rules.ts'
import type { AuditEntry } from '#shared/admin/audit.contract.ts'
import type { AuditFilters } from '#shared/admin/audit.schema.ts'
import { addDays, endOfDay, instantOf, type LocalDate } from '#shared/kernel/dates.ts'
import { isCompanyId, type CompanyId, type UserId } from '#shared/kernel/ids.ts'
import { displayName } from '#shared/members/display-name.ts'
import { filterPortions, type Portion } from '#functions/platform/dynamo/filter-portions.ts'
import type { AuditEntry as StoredEntry, AuditRepository, EntriesOf } from './audit.repository.ts'
import type { CompaniesRepository } from './companies.repository.ts'
import type { ProfessionalsRepository } from './professionals.repository.ts'
import type { UsersRepository } from './users.repository.ts'

export type AuditReads = {
  audit: Pick<AuditRepository, 'list'>
  users: Pick<UsersRepository, 'listByIds'>
  professionals: Pick<ProfessionalsRepository, 'listProfiles'>
  companies: Pick<CompaniesRepository, 'listByIds'>
}

/** What the entries of a subject are filtered by is looked for in so many portions of a page. */
const MAX_PORTIONS = 5

const EARLIEST = '2000-01-01'

type Names = ReadonlyMap<UserId | CompanyId, string>

/** What people and practices are called; those that were deleted have no name. */
export const readNames = async (deps: AuditReads, ids: readonly (UserId | CompanyId | undefined)[]): Promise<Names> => {
  const unique = [...new Set(ids.filter((id) => id !== undefined))]
  const [practices, people] = [unique.filter(isCompanyId), unique.filter((id): id is UserId => !isCompanyId(id))]
  const [companies, profiles] = await Promise.all([
    deps.companies.listByIds(practices),
    deps.professionals.listProfiles(people),
  ])
  const names = new Map<UserId | CompanyId, string>([
    ...companies.map(({ id, name }) => [id, name] as const),
    ...profiles.flatMap(({ id, first_name, last_name }) =>
      first_name && last_name ? [[id, `${first_name} ${last_name}`] as const] : [],
    ),
  ])
  // A locum who has entered a name has it in the profile; of others the account has the name.
  const users = await deps.users.listByIds(people.filter((id) => !names.has(id)))
  for (const [id, user] of users) names.set(id, displayName(user))
  return names
}

export const namedParty = <Id extends UserId | CompanyId>(id: Id, names: Names): { id: Id; name?: string } => {
  const name = names.get(id)
  return { id, ...(name && { name }) }
}

const shownEntry = (entry: StoredEntry, names: Names): AuditEntry => {
  const { sk: id, at, kind, what, user, for: other, practice, grant, via, reason } = entry
  const { person, company, about, exported, mode, document } = entry
  return {
    id,
    at,
    kind,
    what,
    grant,
    ...(user && { actor: namedParty(user, names) }),
    // For a practice it is the account of an owner.
    ...(other && { for: namedParty(practice ?? other, names) }),
    ...(via && { via }),
    ...(reason && { reason }),
    ...(person && { person: namedParty(person, names) }),
    ...(company && { practice: namedParty(company, names) }),
    ...(about && { about }),
    ...(exported && { exported }),
    ...(mode && { mode }),
    ...(document && { document }),
  }
}

/** By the subject, or else by who did it. */
const subjectOf = ({ actor, person, practice, about }: AuditFilters): EntriesOf => {
  if (about) return { about }
  if (practice) return { company: practice }
  if (person) return { person }
  if (!actor) return {}
  return isCompanyId(actor) ? { company: actor } : { actor }
}

/** The rest of the filters, by which what is read is chosen. */
const chooses =
  ({ actor, kind, without }: AuditFilters) =>
  ({ user, practice, kind: of }: StoredEntry): boolean =>
    (!actor || actor === user || actor === practice) && (!kind || of === kind) && of !== without

type PageOptions = { after: string | undefined; most: number; today: LocalDate }

/** Entries with the names of whom they name, newest first; a page of what is filtered can have few, or none. */
export const auditPage = async (
  deps: AuditReads,
  filters: AuditFilters,
  { after: start, most, today }: PageOptions,
): Promise<Portion<AuditEntry>> => {
  const subject = subjectOf(filters)
  const from = instantOf(filters.from ?? EARLIEST, '00:00')
  const end = endOfDay(filters.to ?? addDays(today, 1))
  const portion = async (after: string | undefined) => {
    const to = after && after < end ? after : end
    return from < to ? deps.audit.list(subject, from, to, most) : { items: [] }
  }
  const { kind, without, actor } = filters
  const isChosen = kind ?? without ?? (actor && !subject.actor)
  const { items, next } = await filterPortions(portion, {
    after: start,
    isFound: chooses(filters),
    maxPortions: isChosen ? MAX_PORTIONS : 1,
  })
  const names = await readNames(deps, recordedParties(items))
  return { items: items.map((entry) => shownEntry(entry, names)), next }
}
