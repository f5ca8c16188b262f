import type { Company } from '#shared/companies/companies.schema.ts'
import { openingOf } from '#shared/companies/opening-hours.rules.ts'
import { rateGroupPlurals, rateGroups } from '#shared/kernel/rate-groups.ts'

/** One line per kind of day: `Weekdays 08:00–18:00`. */
export const openingLines = (hours: NonNullable<Company['working_hours']>): string[] =>
  rateGroups.map((kind) => {
    const opening = openingOf(hours, kind)
    return `${rateGroupPlurals[kind]} ${opening ? `${opening.start}–${opening.end}` : 'closed'}`
  })
