import type { Company } from '#shared/companies/companies.schema.ts'

const hours = ({ start, end }: { start: string; end: string }): string => `${start}–${end}`

/** One line per kind of day: `Weekdays 08:00–18:00`. */
export const openingLines = ({
  weekdays,
  saturday,
  sundays,
  public_holidays,
}: NonNullable<Company['working_hours']>): string[] => [
  `Weekdays ${hours(weekdays)}`,
  `Saturday ${hours(saturday)}`,
  sundays ? `Sundays ${hours(sundays)}` : 'Sundays closed',
  public_holidays ? `Public holidays ${hours(public_holidays)}` : 'Public holidays closed',
]
