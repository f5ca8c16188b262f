import type { EventOf, EventType } from '#shared/events.ts'
import { cardDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'

/** What a message is about; of offers and bookings mails can be turned off, what concerns the account is always mailed. */
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
  /** Also as a mail: for what asks for an answer or changes somebody’s day. */
  mail: boolean
}

/** A message as its template words it; `mail: false` keeps this one out of the mails of its event. */
export type Worded = Omit<Message, 'kind' | 'mail'> & { mail?: false }

export type Template<Type extends EventType> = {
  kind: Kind
  channels: readonly ('in-app' | 'mail')[]
  messages: (event: EventOf<Type>) => Worded[]
}

/** What each type of event tells; types that are not listed tell nobody. */
export type Templates = { [Type in EventType]?: Template<Type> }

const NAMED = 3

/** `Thu 27 Nov, Fri 28 Nov and Mon 1 Dec`; of more than three days the first two and how many more. */
export const daysInWords = (dates: readonly LocalDate[]): string => {
  const days = dates.toSorted().map(cardDate)
  const named = days.length > NAMED ? [...days.slice(0, NAMED - 1), `${days.length - NAMED + 1} more days`] : days
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}
