import { Logger } from '@aws-lambda-powertools/logger'

/** Structured logs. Only ids, codes and durations are ever appended; never a body, a name or an address. */
export const logger = new Logger()
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>
