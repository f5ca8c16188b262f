import type { Party } from '#shared/kernel/caller.ts'
import { addDays, DAY_MS, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { otherParty, type ChatParties } from '#shared/messages/chat-parties.ts'
import { previewOf } from '#shared/messages/writing.rules.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { Chat, MessagesRepository, StoredMessage } from '#functions/stores/messages.repository.ts'
import type { LargeWorld } from './large-world.ts'
import { randomFor } from './random.ts'

/** With how many locums the busiest practice has a conversation. */
const CONVERSATIONS = 2_000
/** The share of those in which it has not read the last message. */
const UNREAD_SHARE = 0.06

const lines: Record<Party, readonly string[]> = {
  practice: [
    'Good morning. Are you free for a shift next week?',
    'Thank you, I have sent you a booking request.',
    'Parking is behind the building; ring at the back door.',
    'Please bring your registration card. The manager shows you the till and the cold room when you arrive.',
    'Thank you for yesterday. The team would like to have you back.',
    'Could you start half an hour earlier?',
  ],
  professional: [
    'Yes, I can. Which hours do you need?',
    'Thank you, I have accepted it.',
    'Is there anything that I should read before the shift?',
    'I will be there at 07:45.',
    'I can’t on that day, but the day after suits me.',
    'The handover notes are in the folder next to the till, and the fridge temperatures are recorded up to 17:00.',
  ],
}

export type LargeChat = {
  parties: ChatParties
  names: Record<Party, string>
  /** Who writes for the practice. */
  member: UserId
  count: number
  /** Over how many days until yesterday they were written. */
  days: number
  /** How many of the last messages a party has not seen. */
  unread?: Partial<Record<Party, number>>
  /** Its first messages, which keep their text and file. */
  begins?: readonly StoredMessage[]
}

const timeOf = ({ count, days }: LargeChat, number: number, today: LocalDate): Instant => {
  const first = Date.parse(`${addDays(today, -days - 1)}T06:00:00.000Z`)
  return new Date(first + Math.floor((number / count) * days * DAY_MS)).toISOString()
}

const messageAt = (chat: LargeChat, number: number, today: LocalDate): StoredMessage => {
  const at = timeOf(chat, number, today)
  const begun = chat.begins?.[number - 1]
  if (begun) return { ...begun, number, at }
  const from: Party = number % 2 === 0 ? 'professional' : 'practice'
  const message = randomFor('line', chat.parties.professional, number).one(lines[from])
  return { number, from, message, at, ...(from === 'practice' && { author: chat.member }) }
}

const sideOf = ({ names, count, unread = {} }: LargeChat, party: Party, last: StoredMessage): Chat => ({
  name: names[otherParty(party)],
  lastNumber: count,
  seen: count - (unread[party] ?? 0),
  unread: unread[party] ?? 0,
  lastAt: last.at,
  lastMessage: previewOf(last.message),
  lastFrom: last.from,
})

/** A conversation with its messages, as if its parties had written them one after the other. */
export function* chatWrites(
  repository: Pick<MessagesRepository, 'putChat' | 'putMessage'>,
  chat: LargeChat,
  today: LocalDate,
): Generator<TransactItem> {
  for (let number = 1; number <= chat.count; number += 1)
    yield repository.putMessage(chat.parties, messageAt(chat, number, today))
  const last = messageAt(chat, chat.count, today)
  for (const party of ['professional', 'practice'] as const)
    yield repository.putChat(chat.parties, party, sideOf(chat, party, last))
}

/** The conversations of the busiest practice. */
export const chatsOf = ({ workers, practices: [busiest] }: Pick<LargeWorld, 'workers' | 'practices'>): LargeChat[] =>
  busiest
    ? workers.slice(0, CONVERSATIONS).map(({ person }) => {
        const random = randomFor('chat', person.id)
        const count = random.between(1, 4)
        return {
          parties: { professional: person.id, practice: busiest.company.id },
          names: { professional: person.name, practice: busiest.company.name },
          member: busiest.member.id,
          count,
          days: random.between(1, 300),
          ...(count % 2 === 0 && random.is(2 * UNREAD_SHARE) && { unread: { practice: 1 } }),
        }
      })
    : []
