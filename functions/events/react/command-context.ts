import { auditOfEvent, type Audit } from '#shared/kernel/caller.ts'
import { todayAt, type Instant } from '#shared/kernel/dates.ts'
import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { Context } from '#functions/platform/context.ts'
import type { Db } from '#functions/platform/dynamo/client.ts'
import { hashOf, runCommand } from '#functions/platform/dynamo/command.ts'

/** The command that caused an event. */
export type Cause = { origin: string; at: Instant; by: Audit }

export type CommandContext = Pick<Context, 'now' | 'today' | 'execute'>

/** The context of a command that follows from an event; its id makes it happen once. */
export const contextFrom = <N extends { db: Db; commandsTable: string }>(
  deps: N,
  name: string,
  { at, by }: Cause,
  id: string,
): CommandContext & N => ({
  ...deps,
  execute: (decide) =>
    runCommand(deps.db, deps.commandsTable, { id, hash: hashOf(id), by: auditOfEvent(name, by) }, at, decide),
  now: at,
  today: todayAt(at),
})

const alreadyDone: readonly ErrorCode[] = ['STALE_STATE', 'BOOKING_PAST', 'BOOKING_BEGUN']

/** If one of the parties acted first (a locum who cancels, say), there is nothing left to do. */
export const ignoreAlreadyDone = (error: unknown): void => {
  if (!(error instanceof DomainError && alreadyDone.includes(error.code))) throw error
}
