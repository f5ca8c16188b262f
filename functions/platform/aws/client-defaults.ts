import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'

const silent = () => {}

/**
 * For clients of AWS: without timeouts the SDK waits for ever. Three tries are over before the shortest of our Lambdas'
 * time is.
 */
export const clientDefaults = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
  // Without an `info`: the SDK copies every request and answer for it, up to a sixth of what a call costs.
  logger: { debug: silent, warn: silent, error: silent } as unknown as NonNullable<DynamoDBClientConfig['logger']>,
}
