import type { Instant } from './dates.ts'
import { hash32 } from './hash.ts'

/** What has appointments. Each kind derives them from its subject, so that an outdated entry is recognised. */
export const agendaKinds = [
  'request',
  'release',
  'booking',
  'credits',
  'quiet',
  'pause',
  'registration',
  'retention',
  'privacy',
] as const
export type AgendaKind = (typeof agendaKinds)[number]

/** That something of a subject is due. What it is follows from the subject's appointments. */
export type AgendaEntry = { kind: AgendaKind; subject: string; at: Instant }

/** Something that is due at a time. */
export type Appointment<What extends string = string> = { at: Instant; what: What }

/** Entries of an hour are spread, so that an hour with many writes does not wait for one partition. */
export const AGENDA_SHARDS = 16

const HOUR = 3_600_000

/** `2026-11-26T08` (UTC) */
export const hourOf = (at: Instant): string => at.slice(0, 13)

const partitionOf = (hour: string, shard: number): string => `${hour}#${String(shard).padStart(2, '0')}`

export const agendaKey = ({ kind, subject, at }: AgendaEntry): { pk: string; sk: string } => ({
  pk: partitionOf(hourOf(at), hash32(subject) % AGENDA_SHARDS),
  sk: `${at}#${kind}#${subject}`,
})

/** All hours from one to another, in order. */
export const hoursBetween = (first: string, last: string): string[] => {
  const [from, to] = [first, last].map((hour) => Date.parse(`${hour}:00:00.000Z`)) as [number, number]
  return Array.from({ length: Math.max(0, (to - from) / HOUR + 1) }, (_, hours) =>
    hourOf(new Date(from + hours * HOUR).toISOString()),
  )
}

export const partitionsOf = (hour: string): string[] =>
  Array.from({ length: AGENDA_SHARDS }, (_, shard) => partitionOf(hour, shard))

/** The hour before. */
export const hourBefore = (at: Instant): string => hourOf(new Date(Date.parse(at) - HOUR).toISOString())

/** The first appointment after a time: the only one that is stored, since each enters the next. */
export const nextAppointment = <What extends string>(
  appointments: readonly Appointment<What>[],
  after: Instant,
): Appointment<What> | undefined =>
  appointments.filter(({ at }) => at > after).toSorted((a, b) => (a.at < b.at ? -1 : 1))[0]
