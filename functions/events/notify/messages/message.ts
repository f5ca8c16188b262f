import type { EventOf, EventType } from '#shared/events.ts'
import { cardDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Channel } from '#functions/stores/notifications.items.ts'

/**
 * What a message is about; of offers and bookings mails can be turned off, what concerns the account is always mailed.
 */
export type Kind = 'offers' | 'bookings' | 'account'

/** A user, or the members of a practice but for the one who acted. */
export type Recipients = { user: UserId } | { practice: CompanyId; except?: UserId }

/** One notification. `link` is a path on the site. */
export type Message = {
  kind: Kind
  /** An address instead, where the account has gone: it can only be mailed. */
  to: Recipients | { address: string }
  title: string
  text: string
  link: string
  /** Beside the site: for what asks for an answer or changes its reader's day. */
  channels: readonly Channel[]
}

/** A message as its template words it; `inAppOnly` keeps this one out of the other channels of its event. */
export type Worded<To = Recipients> = Omit<Message, 'kind' | 'channels' | 'to'> & { to: To; inAppOnly?: true }

/** A user is always notified in-app too; an address, whose account has gone, never is. */
export type Template<Type extends EventType> = { kind: Kind } & (
  | { channels: readonly ['in-app', ...Channel[]]; messages: (event: EventOf<Type>) => Worded[] }
  | { channels: readonly ['mail']; messages: (event: EventOf<Type>) => Worded<{ address: string }>[] }
)

/** What each type of event tells; types that are not listed tell nobody. */
export type Templates = { [Type in EventType]?: Template<Type> }

const NAMED = 3

/** `Thu 27 Nov, Fri 28 Nov and Mon 1 Dec`; of more than three days the first two and how many more. */
export const daysInWords = (dates: readonly LocalDate[]): string => {
  const days = dates.toSorted().map(cardDate)
  const named = days.length > NAMED ? [...days.slice(0, NAMED - 1), `${days.length - NAMED + 1} more days`] : days
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}
