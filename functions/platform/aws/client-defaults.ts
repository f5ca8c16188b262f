/** For clients of AWS: without timeouts the SDK waits for ever. Three tries are over before the shortest of our Lambdas' time is. */
export const clientDefaults = {
  maxAttempts: 3,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
}
