import type { Instant } from '#shared/kernel/dates.ts'
import type { Actor } from '#shared/kernel/roles.ts'

/**
 * Whether a session was begun before the user ended all of theirs. Tokens say whole seconds of the sign-in, which refreshing
 * leaves as it is; within the same second the session counts as ended.
 */
export const isSessionOver = ({ user }: Actor, { sessionsValidAfter }: { sessionsValidAfter?: Instant }): boolean =>
  sessionsValidAfter !== undefined && (user.signedInAt ?? 0) * 1000 <= Date.parse(sessionsValidAfter)
