import type { Instant } from '#shared/kernel/dates.ts'

/**
 * Whether the user signed out everywhere after this session's sign-in. Tokens have the sign-in in whole seconds; a
 * sign-in within the same second counts as ended.
 */
export const isSessionOver = (signedInAt: number, { sessionsValidAfter }: { sessionsValidAfter?: Instant }): boolean =>
  sessionsValidAfter !== undefined && signedInAt * 1000 <= Date.parse(sessionsValidAfter)
