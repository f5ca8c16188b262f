import type { HolidaysOption } from '#shared/options/options.schema.ts'
import { keepHolidays } from '#web/components/holidays.ts'
import { optionsQuery } from '#web/features/options/options.api.ts'
import { shapedQuery } from '#web/platform/api-query.ts'

/**
 * Loaded before any page, because pages show pay per day. Until then only statutory holidays count. The key differs
 * from the plain options query, which doesn't put the holidays into the cache.
 */
export const holidaysQuery = {
  ...optionsQuery('public-holidays'),
  ...shapedQuery(optionsQuery('public-holidays'), 'kept', (options) => {
    keepHolidays(options as HolidaysOption[])
    return null
  }),
}
