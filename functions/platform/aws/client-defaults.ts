import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb'

const silent = () => {}

/** The SDK has no timeouts by default. Three tries fit into the shortest time limit of our Lambdas. */
export const clientDefaults = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
  // Without `info`: for it the SDK copies every request and response, up to a sixth of a call's cost.
  logger: { debug: silent, warn: silent, error: silent } as unknown as NonNullable<DynamoDBClientConfig['logger']>,
}
