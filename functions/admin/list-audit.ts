import { recordedPeople, recordedPractices } from '#shared/admin/audit.rules.ts'
import type { AuditEntry, auditContract } from '#shared/admin/audit.contract.ts'
import { addDays, endOfDay, instantOf } from '#shared/kernel/dates.ts'
import type { InputOf, Page } from '#shared/kernel/define-contract.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { displayName } from '#shared/members/display-name.ts'
import type { Context } from '#functions/platform/context.ts'
import { filterPortions } from '#functions/platform/dynamo/filter-portions.ts'
import type { AuditEntry as StoredEntry, AuditRepository } from '#functions/stores/audit.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import type { UsersRepository } from '#functions/stores/users.repository.ts'

type Deps = Pick<Context, 'today'> & {
  audit: Pick<AuditRepository, 'list' | 'firstAt'>
  users: Pick<UsersRepository, 'listByIds'>
  professionals: Pick<ProfessionalsRepository, 'listProfiles'>
  companies: Pick<CompaniesRepository, 'listByIds'>
}
type Input = InputOf<(typeof auditContract)['listAudit']>

const PAGE = 50
/** A kind is looked for in so many portions of a page. */
const MAX_PORTIONS = 5

const EARLIEST = '2000-01-01'

type Names = { people: Map<UserId, string>; practices: Map<CompanyId, string> }

const readNames = async (deps: Deps, entries: readonly StoredEntry[]): Promise<Names> => {
  const [people, practices] = [recordedPeople(entries), recordedPractices(entries)]
  const [users, profiles, companies] = await Promise.all([
    deps.users.listByIds(people),
    deps.professionals.listProfiles(people),
    deps.companies.listByIds(practices),
  ])
  return {
    people: new Map([
      ...[...users].map(([id, user]) => [id, displayName(user)] as const),
      ...profiles.map(({ id, first_name, last_name }) => [id, `${first_name} ${last_name}`.trim()] as const),
    ]),
    practices: new Map(companies.map(({ id, name }) => [id, name])),
  }
}

const named = <Id extends string>(id: Id, names: Map<Id, string>): { id: Id; name?: string } => {
  const name = names.get(id)
  return { id, ...(name && { name }) }
}

const shownEntry = (entry: StoredEntry, { people, practices }: Names): AuditEntry => {
  const { sk: id, at, kind, what, user, for: other, practice, grant, via, reason, person, company, about } = entry
  return {
    id,
    at,
    kind,
    what,
    grant,
    ...(user && { actor: named(user, people) }),
    // For a practice it is the account of an owner.
    ...(other && { for: practice ? named(practice, practices) : named(other, people) }),
    ...(via && { via }),
    ...(reason && { reason }),
    ...(person && { person: named(person, people) }),
    ...(company && { practice: named(company, practices) }),
    ...(about && { about }),
  }
}

export const listAudit = async (context: Deps, { query }: Input): Promise<Page<AuditEntry, { since?: Instant }>> => {
  const { audit, today } = context
  const { person, actor, practice, about, kind, NextToken } = query
  const subject = {
    ...(person && { person }),
    ...(actor && { actor }),
    ...(practice && { company: practice }),
    ...(about && { about }),
  }
  const from = instantOf(query.from ?? EARLIEST, '00:00')
  const end = endOfDay(query.to ?? addDays(today, 1))
  const portion = async (after: string | undefined) => {
    const to = after && after < end ? after : end
    return from < to ? audit.list(subject, from, to, PAGE) : { items: [] }
  }
  const [{ items, next }, since] = await Promise.all([
    filterPortions(portion, {
      after: NextToken,
      isFound: (entry) => !kind || entry.kind === kind,
      maxPortions: kind ? MAX_PORTIONS : 1,
    }),
    NextToken ? undefined : audit.firstAt(),
  ])
  const names = await readNames(context, items)
  return {
    items: items.map((entry) => shownEntry(entry, names)),
    ...(next && { nextToken: next }),
    ...(!NextToken && { summary: { ...(since && { since }) } }),
  }
}
