import type { HolidaysOption } from '#shared/options/options.schema.ts'
import { cacheHolidays } from '#web/components/holidays.ts'
import { optionsQuery } from '#web/features/options/options.api.ts'
import { mappedQuery } from '#web/platform/api-query.ts'

/**
 * Loaded before any page, because pages show pay per day. Until then only statutory holidays count. The key differs
 * from the plain options query, which doesn't put the holidays into the cache.
 */
export const holidaysQuery = {
  ...optionsQuery('public-holidays'),
  ...mappedQuery(optionsQuery('public-holidays'), 'kept', (options) => {
    cacheHolidays(options as HolidaysOption[])
    return null
  }),
}
