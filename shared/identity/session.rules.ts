import type { Instant } from '#shared/kernel/dates.ts'

/**
 * Whether a session was begun before the user ended all of theirs. Tokens say the sign-in in whole seconds, which
 * refreshing leaves as it is; within the same second the session counts as ended.
 */
export const isSessionOver = (signedInAt: number, { sessionsValidAfter }: { sessionsValidAfter?: Instant }): boolean =>
  sessionsValidAfter !== undefined && signedInAt * 1000 <= Date.parse(sessionsValidAfter)
