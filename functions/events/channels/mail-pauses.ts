import { createHash } from 'node:crypto'
import type { Instant } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { DueNotification } from '#functions/stores/due-notifications.repository.ts'
import type { Pauses } from '#functions/stores/mails.items.ts'
import type { MailPausesRepository } from '#functions/stores/mail-pauses.repository.ts'
import type { MailedNotification } from './mailer.ts'

/** `ms` is how far apart mails about one offer are; 0 if they are not. */
export type Pacing = { pauses: Pick<MailPausesRepository, 'get' | 'put'>; ms: number }

type Paced = Pick<DueNotification, 'id' | 'pace'>

const HOUR = 3_600_000
const later = (at: Instant, ms: number): Instant => new Date(Date.parse(at) + ms).toISOString()

/** Until when a mail about the same waits. */
export const pausedUntil = ({ pace }: Paced, pauses: Pauses, now: Instant): Instant | undefined => {
  const until = pace && pauses[pace.of]?.until
  return until && now < until ? until : undefined
}

/** Whether a later one says what has become of the same. */
export const isReplaced = ({ id, pace }: Paced, due: readonly Paced[]): boolean =>
  pace?.topic !== undefined && due.some((other) => other.pace?.topic === pace.topic && other.id > id)

/** The first mail after a pause takes along what it held back: since when that may be, if a pause has just ended. */
export const heldSince = (due: readonly Paced[], pauses: Pauses, now: Instant): Instant | undefined =>
  due.some(({ pace }) => pace && pauses[pace.of] && (pauses[pace.of]?.until ?? now) <= now)
    ? later(now, -2 * HOUR)
    : undefined

/** What is said now, whatever the time: the calendar file is stamped with it. */
const digestOf = ({ calendar: _, ...said }: MailedNotification): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 16)

/** Whether the last mail about the same said just this. */
export const wasSaid = ({ pace }: Paced, said: MailedNotification, pauses: Pauses): boolean =>
  pace?.topic !== undefined && pauses[pace.topic]?.said === digestOf(said)

/** The pauses after a mail. Those that have ended are kept for an hour, for what they have held back. */
export const pausesAfter = (
  pauses: Pauses,
  mailed: readonly { notification: Paced; said: MailedNotification }[],
  ms: number,
  now: Instant,
): Pauses => {
  const until = later(now, ms)
  const kept = Object.entries(pauses).filter(([, pause]) => now < later(pause.until, HOUR))
  const begun = mailed.flatMap(({ notification: { pace }, said }) => [
    ...(pace ? [[pace.of, { until }] as const] : []),
    ...(pace?.topic ? [[pace.topic, { until, said: digestOf(said) }] as const] : []),
  ])
  return Object.fromEntries([...kept, ...begun])
}

export const readPauses = async (user: UserId, due: readonly Paced[], pacing: Pacing | undefined): Promise<Pauses> =>
  pacing && pacing.ms > 0 && due.some(({ pace }) => pace) ? pacing.pauses.get(user) : {}
