import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'

const collisions = new Set([
  'ConditionalCheckFailed',
  'TransactionConflict',
  'ThrottlingError',
  'ProvisionedThroughputExceeded',
])

const transientErrors = new Set([
  'TimeoutError',
  'RequestTimeout',
  'ThrottlingException',
  'RequestLimitExceeded',
  'ProvisionedThroughputExceededException',
  'TransactionConflictException',
  'TransactionInProgressException',
  'TooManyRequestsException',
])
const network = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** The transaction was cancelled, so not committed, only because of concurrent writes. */
export const isCollision = (error: unknown): boolean =>
  error instanceof TransactionCanceledException &&
  (error.CancellationReasons ?? []).every(({ Code }) => Code === undefined || Code === 'None' || collisions.has(Code))

/** Which conditions of a transaction failed. */
export const failedConditions = (error: unknown): boolean[] => {
  const reasons = error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : []
  const failed = reasons.map(({ Code }) => Code === 'ConditionalCheckFailed')
  if (!failed.includes(true)) throw error
  return failed
}

/** For the failure of a single write: undefined if its condition failed; anything else is thrown again. */
export const conditionFailed = (error: Error): undefined => {
  if (error.name !== 'ConditionalCheckFailedException') throw error
  return undefined
}

/**
 * DynamoDB or the user pool was slow, busy or unreachable: worth a retry. It doesn't say whether a write was committed.
 */
export const isTransient = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const { name, code, $metadata } = error as Error & { code?: string; $metadata?: { httpStatusCode?: number } }
  return transientErrors.has(name) || network.has(code ?? '') || ($metadata?.httpStatusCode ?? 0) >= 500
}
