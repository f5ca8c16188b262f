import type { HolidaysOption } from '#shared/options/options.schema.ts'
import { keepHolidays } from '#web/components/holidays.ts'
import { optionsQuery } from '#web/features/options/options.api.ts'
import { shapedQuery } from '#web/platform/api-query.ts'

/**
 * Pages name days and what they pay: announced holidays are there first. Without them the statutory ones count. The key
 * is its own, so that no page that reads these options fills it without their being kept.
 */
export const holidaysQuery = {
  ...optionsQuery('public-holidays'),
  ...shapedQuery(optionsQuery('public-holidays'), 'kept', (options) => {
    keepHolidays(options as HolidaysOption[])
    return null
  }),
}
