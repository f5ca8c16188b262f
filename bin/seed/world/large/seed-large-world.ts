import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { companiesRepository } from '#functions/stores/companies.repository.ts'
import { messagesRepository } from '#functions/stores/messages.repository.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { ChatParties } from '#shared/messages/chat-parties.ts'
import { chatWrites, type LargeChat } from './chats.ts'
import { largeWorld } from './large-world.ts'
import type { LargePractice } from './practices.ts'
import { lookupWrites, type SeededLookup } from './lookup-writes.ts'
import { writeAll, writesOf, type Tables } from './write-world.ts'

/** The tables by what they hold. */
export const tablesOf = (environment: Record<string, string>): Tables => {
  const named = (name: string) => environment[`${name}_TABLE`] ?? ''
  return {
    professionals: named('PROFESSIONALS'),
    companies: named('COMPANIES'),
    calendars: named('CALENDARS'),
    search: named('SEARCH'),
    offers: named('OFFERS'),
    bookings: named('BOOKINGS'),
    messages: named('MESSAGES'),
    users: named('USERS'),
    wallets: named('WALLETS'),
    agenda: named('AGENDA'),
  }
}

/** Fills the tables with the large world. `member` joins its busiest practice, whose id is returned. */
export async function seedLargeWorld(
  db: DynamoDBDocumentClient,
  environment: Record<string, string>,
  today: LocalDate,
  member: UserId,
  found: SeededLookup,
): Promise<CompanyId> {
  const tables = tablesOf(environment)
  const world = largeWorld(today, environment.TENANT_ID ?? '')
  await writeAll(db, writesOf(db, tables, world, today))
  await writeAll(db, lookupWrites(found, world, today))
  const { id, createdAt } = (world.practices[0] as LargePractice).company
  await writeAll(db, [
    companiesRepository(db, tables.companies).putMember(id, { id: member, role: 'owner', since: createdAt }),
  ])
  return id
}

/** More messages than anybody scrolls through. */
const LONG_CHAT = 10_000

/** Continues a conversation, which has begun, over the whole year. */
export async function lengthenChat(
  db: DynamoDBDocumentClient,
  environment: Record<string, string>,
  today: LocalDate,
  parties: ChatParties,
  member: UserId,
): Promise<void> {
  const messages = messagesRepository(db, tablesOf(environment).messages)
  const [{ professional, practice }, latest] = await Promise.all([
    messages.getChats(parties),
    messages.listMessages(parties, LONG_CHAT),
  ])
  if (!professional || !practice) throw new Error('The conversation has not begun')
  const chat: LargeChat = {
    parties,
    names: { professional: practice.name, practice: professional.name },
    member,
    count: LONG_CHAT,
    days: 365,
    begins: latest.toReversed(),
  }
  await writeAll(db, chatWrites(messages, chat, today))
}
