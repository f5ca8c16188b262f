import { type LocalDate, todayAt } from '#shared/kernel/dates.ts'
import type { ChatPartyId, Message } from '#shared/messages/messages.schema.ts'
import { formatChatDay, formatChatTime } from './chat-time.ts'
import type { Unsent } from './unsent-messages.ts'

/** What a conversation shows, from top to bottom. */
export type LogRow =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'new'; key: string; count: number }
  | {
      kind: 'message'
      key: string
      message: Message
      isOwn: boolean
      isSeen: boolean
      startsGroup: boolean
      endsGroup: boolean
      /** The first of its day whose time is shown. */
      isFirstOfDay: boolean
    }
  | { kind: 'unsent'; key: string; unsent: Unsent }

interface Facts {
  messages: readonly Message[]
  unsent: readonly Unsent[]
  own: ChatPartyId
  /** The number up to which the other party has seen the messages. */
  seen: number
  /** The first message that is new, if any is. */
  firstNew: number | undefined
  today: LocalDate
}

type MessageRow = Extract<LogRow, { kind: 'message' }>

/** Drawn as one: what one person wrote within a minute, as far as it was seen. */
const belongTogether = (one: MessageRow | undefined, other: MessageRow | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.message.sentByID === other.message.sentByID &&
  one.message.author?.id === other.message.author?.id &&
  one.message.on_behalf === other.message.on_behalf &&
  one.isSeen === other.isSeen &&
  formatChatTime(one.message.createdAt) === formatChatTime(other.message.createdAt)

const asMessage = (row: LogRow | undefined): MessageRow | undefined => (row?.kind === 'message' ? row : undefined)

export function logRows({ messages, unsent, own, seen, firstNew, today }: Facts): LogRow[] {
  const rows: LogRow[] = []
  let day: LocalDate | undefined
  const startDay = (date: LocalDate) => {
    if (date !== day) rows.push({ kind: 'day', key: `day ${date}`, label: formatChatDay(date, today) })
    day = date
  }
  const countNew = () => messages.filter(({ id, sentByID }) => id >= (firstNew ?? 0) && sentByID !== own).length
  for (const message of messages) {
    startDay(todayAt(message.createdAt))
    if (message.id === firstNew) rows.push({ kind: 'new', key: 'new', count: countNew() })
    const isOwn = message.sentByID === own
    const isSeen = isOwn && (message.isSeen || message.id <= seen)
    // One that was sent from here keeps its place in the page when it arrives.
    const key = message.clientId ?? String(message.id)
    rows.push({ kind: 'message', key, message, isOwn, isSeen, startsGroup: true, endsGroup: true, isFirstOfDay: false })
  }
  for (const one of unsent) {
    startDay(todayAt(one.at))
    rows.push({ kind: 'unsent', key: one.clientId, unsent: one })
  }
  let isDayNew = false
  return rows.map((row, at) => {
    if (row.kind === 'day') isDayNew = true
    if (row.kind !== 'message') return row
    const startsGroup = !belongTogether(asMessage(rows[at - 1]), row)
    const endsGroup = !belongTogether(row, asMessage(rows[at + 1]))
    const isFirstOfDay = endsGroup && isDayNew
    if (endsGroup) isDayNew = false
    return { ...row, startsGroup, endsGroup, isFirstOfDay }
  })
}
