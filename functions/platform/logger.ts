import { Logger } from '@aws-lambda-powertools/logger'

/** Structured logs with ids, codes and durations only; never a body, a name or an address. */
export const logger = new Logger()
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>
