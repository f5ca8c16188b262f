import { randomBytes } from 'node:crypto'
import type { FileId } from '#shared/kernel/files.schema.ts'
import { todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { crockfordOf } from '#shared/kernel/crockford.ts'
import type {
  CompanyId,
  ExportId,
  GrantId,
  IdPrefix,
  InviteId,
  OfferId,
  PlacementId,
  PrivacyRequestId,
  PoolId,
} from '#shared/kernel/ids.ts'
import type { Caller } from '#shared/kernel/caller.ts'
import type { Suspension } from '#shared/kernel/suspension.schema.ts'
import type { CommandOutcome, Replay } from './dynamo/command.ts'
import type { Log } from './logger.ts'

type IdOf = {
  cmp: CompanyId
  inv: InviteId
  off: OfferId
  fil: FileId
  exp: ExportId
  pol: PoolId
  plc: PlacementId
  gra: GrantId
  prq: PrivacyRequestId
}

/**
 * What every operation of a known caller receives, beside its repositories. It is the only source of time and
 * randomness.
 */
export type Context = {
  caller: Caller
  /** When the caller's session began, in seconds. */
  signedInAt: number
  now: Instant
  today: LocalDate
  /** Where the caller reached the deployment: `https://d111111abcdef8.cloudfront.net`. */
  origin: string
  newId: <P extends IdPrefix>(prefix: P) => IdOf[P]
  newCode: (letter: string) => string
  log: Log
  /** Refuses an ended session: for operations that read the account or the profile anyway, and check it themselves. */
  checkSession: (account: { sessionsValidAfter?: Instant; suspended?: Suspension }) => void
  /** Refuses what `owns` names if it isn't the caller's: for operations that check ownership within the command. */
  checkOwner: () => Promise<void>
  /** Refuses a save that names another version than the current one: by If-Match, or in the body, as it was read. */
  checkVersion: (current: string, inBody?: string) => void
  /**
   * Leaves the mark of having read something: `write` does and answers. Where none may be left, `unmarked` answers what
   * is there.
   */
  mark: <T>(write: () => Promise<T>, unmarked: () => Promise<T>) => Promise<T>
  /** Runs a command: decides, writes everything in one transaction, and retries after a collision. */
  execute: <T>(decide: () => Promise<CommandOutcome<T>>, replay?: Replay<T>) => Promise<T>
}

/** What a public operation receives: there is no caller. */
export type PublicContext = Pick<Context, 'now' | 'today' | 'origin' | 'log'>

export const newId: Context['newId'] = (prefix) => `${prefix}_${crockfordOf(randomBytes(16))}` as never
export const newCode: Context['newCode'] = (letter) => letter + crockfordOf(randomBytes(7))

export const clock = (): Pick<Context, 'now' | 'today'> => {
  const now = new Date().toISOString()
  return { now, today: todayAt(now) }
}
