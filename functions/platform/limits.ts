/** For clients of AWS: without limits the SDK waits for ever. Three tries are over before the shortest of our Lambdas' time is. */
export const limits = { maxAttempts: 3, requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true } }
