/** The product's name in logs and tags. */
export const service = 'locum-marketplace'

/** The same for all Lambdas, since they share one process in a local stack. */
export const platformEnvironment = {
  POWERTOOLS_SERVICE_NAME: service,
  POWERTOOLS_LOG_LEVEL: 'INFO',
}
