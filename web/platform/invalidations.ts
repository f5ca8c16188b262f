import type { DataKind } from '#shared/kernel/define-contract.ts'
import type { Command, Query } from './operations.ts'

/** What the queries used in this tab read. They register themselves, so that no page loads the contracts of others. */
const readKinds = new Map<unknown, readonly DataKind[]>()

export const registerQuery = ({ name, reads }: Pick<Query, 'name' | 'reads'>): void => void readKinds.set(name, reads)

export const readsAnyKind = (operation: unknown, kinds: readonly DataKind[]): boolean =>
  readKinds.get(operation)?.some((kind) => kinds.includes(kind)) ?? false

/** What colleagues and the other party change too, and what notifications are about. */
export const sharedKinds = [
  'offers',
  'bookings',
  'calendars',
  'wallets',
  'placements',
  'privacy',
  // A practice's plan is part of the practice.
  'pricing',
  'ownPractices',
] as const satisfies readonly DataKind[]

/** Whether a response cached under this operation is stale after the command. */
export const isStaleAfter = (
  { changes, replaces }: Pick<Command, 'changes' | 'replaces'>,
  operation: unknown,
): boolean => changes === 'all' || (operation !== replaces && readsAnyKind(operation, changes))
