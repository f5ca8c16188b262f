import { randomBytes } from 'node:crypto'
import type { FileId } from '#shared/documents/document-names.schema.ts'
import { todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { crockfordOf } from '#shared/kernel/crockford.ts'
import type { CompanyId, ExportId, IdPrefix, OfferId } from '#shared/kernel/ids.ts'
import type { Actor } from '#shared/kernel/roles.ts'
import type { Decision, Replay } from './dynamo/command.ts'
import type { Log } from './logger.ts'

type IdOf = { cmp: CompanyId; off: OfferId; fil: FileId; exp: ExportId }

/** What every use case receives; slices add their repositories. Time and randomness come from here alone. */
export type Context = {
  actor: Actor
  now: Instant
  today: LocalDate
  newId: <P extends IdPrefix>(prefix: P) => IdOf[P]
  newCode: (letter: string) => string
  log: Log
  /** Runs a command: decides, writes in one transaction with its record, and tries again when others were faster. */
  run: <T>(decide: () => Promise<Decision<T>>, replay?: Replay<T>) => Promise<T>
}

export const newId: Context['newId'] = (prefix) => `${prefix}_${crockfordOf(randomBytes(16))}` as never
export const newCode: Context['newCode'] = (letter) => letter + crockfordOf(randomBytes(7))

export const clock = (): Pick<Context, 'now' | 'today'> => {
  const now = new Date().toISOString()
  return { now, today: todayAt(now) }
}
