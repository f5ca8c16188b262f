import { setTimeout as sleep } from 'node:timers/promises'
import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { bookingsRepository } from '#functions/stores/bookings.repository.ts'
import { agendaRepository } from '#functions/stores/agenda.repository.ts'
import { walletsRepository } from '#functions/stores/wallets.repository.ts'
import { calendarsRepository } from '#functions/stores/calendars.repository.ts'
import { searchEntriesRepository } from '#functions/stores/search-entries.repository.ts'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { invitesRepository } from '#functions/stores/invites.repository.ts'
import { messagesRepository } from '#functions/stores/messages.repository.ts'
import { usersRepository } from '#functions/stores/users.repository.ts'
import { offersRepository } from '#functions/stores/offers.repository.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import { professionalsRepository } from '#functions/stores/professionals.repository.ts'
import { writeFullProfile } from '#functions/profiles/write-professional.ts'
import { sumsOf } from '#shared/bookings/monthly-sums.rules.ts'
import { creditsDueAt } from '#shared/bookings/credits.rules.ts'
import { instantOf, type LocalDate } from '#shared/kernel/dates.ts'
import { ledgerOf } from '#bin/seed/world/settle-past.ts'
import { chatsOf, chatWrites } from './chats.ts'
import type { LargeWorld } from './large-world.ts'
import type { LargePractice } from './practices.ts'
import { teamOf } from './team.ts'
import { openDaysOf } from './workers.ts'

export type Tables = Record<
  | 'professionals'
  | 'companies'
  | 'calendars'
  | 'search'
  | 'offers'
  | 'bookings'
  | 'messages'
  | 'users'
  | 'wallets'
  | 'agenda',
  string
>

type TeamStores = {
  users: ReturnType<typeof usersRepository>
  companies: ReturnType<typeof companiesRepository>
  invites: ReturnType<typeof invitesRepository>
}

function* writesOfTeam(practice: LargePractice, stores: TeamStores, today: LocalDate): Generator<TransactItem> {
  const { id, createdAt } = practice.company
  const { colleagues, invites } = teamOf(practice, today)
  for (const { name, email, ...member } of colleagues) {
    yield stores.users.save({ id: member.id, email, name, role: 'CompanyAdmin', createdAt, joinedPractices: [id] })
    yield stores.companies.putMember(id, member)
  }
  for (const invite of invites) yield stores.invites.put(id, invite)
}

/** Bookings by practice: those that are over have earned their credits, the others will. */
function* bookingWrites(
  db: DynamoDBDocumentClient,
  tables: Tables,
  world: LargeWorld,
  today: LocalDate,
): Generator<TransactItem> {
  const bookings = bookingsRepository(db, tables.bookings)
  const wallets = walletsRepository(db, tables.wallets)
  const agenda = agendaRepository(db, tables.agenda)
  const made = world.covers.flatMap(({ booking }) => booking ?? [])
  for (const [company, own] of Map.groupBy(made, ({ company: { id } }) => id)) {
    const { wallet, entries, settled } = ledgerOf(own, instantOf(today, '00:00'))
    if (entries.length > 0) yield* wallets.post(company, wallet, entries)
    const all = own.map((booking) => settled.get(booking.id) ?? booking)
    for (const booking of all) {
      yield bookings.put(booking)
      const due = creditsDueAt(booking)
      if (due) yield agenda.put({ kind: 'credits', subject: booking.id, at: due })
    }
    for (const [month, sums] of sumsOf(all)) yield bookings.putSums(company, month, sums)
  }
}

/** The writes of the whole world, made by the product's own repositories. */
export function* writesOf(
  db: DynamoDBDocumentClient,
  tables: Tables,
  world: LargeWorld,
  today: LocalDate,
): Generator<TransactItem> {
  const users = usersRepository(db, tables.users)
  const calendars = calendarsRepository(db, tables.calendars)
  const repositories = {
    professionals: professionalsRepository(db, tables.professionals),
    calendars,
    searchEntries: searchEntriesRepository(db, tables.search),
  }
  for (const worker of world.workers) {
    const { person, months } = worker
    yield users.save({ id: person.id, email: person.email, role: 'Locum', createdAt: person.createdAt })
    yield* writeFullProfile(repositories, person, {
      approved: person.approved,
      markets: [],
      monthVersions: {},
      openDays: openDaysOf(worker, today),
    })
    for (const month of months) yield calendars.writeMonth(person.id, month)
  }
  const companies = companiesRepository(db, tables.companies)
  for (const { company, member } of world.practices) {
    yield users.save({ ...member, role: 'CompanyAdmin', createdAt: company.createdAt, joinedPractices: [company.id] })
    yield companies.put(company)
    yield companies.putMember(company.id, { id: member.id, role: 'owner', since: company.createdAt })
  }
  const [first] = world.practices
  if (first) yield* writesOfTeam(first, { users, companies, invites: invitesRepository(db, tables.companies) }, today)
  const offers = offersRepository(db, tables.offers)
  for (const { offer, candidates } of world.covers) {
    yield offers.putOffer(offer)
    for (const candidate of candidates) yield offers.putCandidate(offer, candidate)
  }
  yield* bookingWrites(db, tables, world, today)
  const messages = messagesRepository(db, tables.messages)
  for (const chat of chatsOf(world)) yield* chatWrites(messages, chat, today)
}

const BATCH = 25
const AT_ONCE = 8

const send = async (db: DynamoDBDocumentClient, writes: readonly TransactItem[]): Promise<void> => {
  let waiting: Record<string, { PutRequest: { Item: Record<string, unknown> } }[]> = {}
  for (const { Put } of writes) {
    if (Put?.TableName && Put.Item) (waiting[Put.TableName] ??= []).push({ PutRequest: { Item: Put.Item } })
  }
  while (Object.keys(waiting).length > 0) {
    const { UnprocessedItems = {} } = await db.send(new BatchWriteCommand({ RequestItems: waiting }))
    waiting = UnprocessedItems as typeof waiting
    if (Object.keys(waiting).length > 0) await sleep(50)
  }
}

/** Writes in parallel batches, without conditions, and returns how many items. */
export const writeAll = async (db: DynamoDBDocumentClient, writes: Iterable<TransactItem>): Promise<number> => {
  let count = 0
  const left = writes[Symbol.iterator]()
  const work = async () => {
    for (;;) {
      const batch: TransactItem[] = []
      for (let next = left.next(); !next.done; next = left.next()) {
        batch.push(next.value)
        if (batch.length === BATCH) break
      }
      if (batch.length === 0) return
      count += batch.length
      await send(db, batch)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return count
}
