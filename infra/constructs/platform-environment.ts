/** The same for all Lambdas, since they share one process in a local stack. */
export const platformEnvironment = {
  POWERTOOLS_SERVICE_NAME: 'locum-marketplace',
  POWERTOOLS_LOG_LEVEL: 'INFO',
}
