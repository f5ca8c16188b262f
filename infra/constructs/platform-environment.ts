/** One value for all Lambdas, so that they can share a process on a laptop. */
export const platformEnvironment = {
  POWERTOOLS_SERVICE_NAME: 'locum-marketplace',
  POWERTOOLS_LOG_LEVEL: 'INFO',
}
