// Apart from the bundles, as most requests succeed: they are a fortieth of each.
export { errorCatalogue } from '#shared/kernel/error-catalogue.ts'
export { formatQuota } from '#shared/kernel/format-quota.ts'
