import { rateGroupPlurals } from '#shared/kernel/rate-groups.ts'
import {
  parseMonthFirstDate,
  daysBetween,
  formatFormDate,
  type Instant,
  type LocalDate,
  todayAt,
} from '#shared/kernel/dates.ts'
import { formatRate } from '#shared/kernel/money.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import type { PublicProfessional } from '#shared/professionals/professionals.schema.ts'

/** `Active today`, `Active yesterday`, then the date. */
export function formatLastActive(lastActiveAt: Instant, today: LocalDate): string {
  const date = todayAt(lastActiveAt)
  const days = daysBetween(date, today)
  if (days < 2) return days < 1 ? 'Active today' : 'Active yesterday'
  return `Last active on ${formatFormDate(date)}`
}

/** Undefined where the locum has not answered. */
export function formatIndemnity(
  { indemnity_insurance: indemnity }: Pick<PublicProfessional, 'indemnity_insurance'>,
  today: LocalDate,
): string | undefined {
  if (!indemnity?.has_indemnity_insurance) return indemnity && 'Not insured'
  const expiry = parseMonthFirstDate(indemnity.indemnity_insurance_expiry)
  if (!expiry) return 'Insured'
  return expiry < today ? `Insurance expired on ${formatFormDate(expiry)}` : `Insured until ${formatFormDate(expiry)}`
}

function grouped(pairs: readonly (readonly [group: string, name: string])[]): string[] {
  const groups = new Map<string, string[]>()
  for (const [group, name] of pairs) groups.set(group, [...(groups.get(group) ?? []), name])
  return [...groups].map(([group, names]) => `${group}: ${names.join(', ')}`)
}

/** A line for each branch, with skills that can’t be chosen any more. Unknown codes are left out. */
export const skillLines = (
  { skills, formerSkills = [] }: Pick<Industry, 'skills' | 'formerSkills'> = { skills: [] },
  codes: readonly string[],
): string[] =>
  grouped(
    [...skills, ...formerSkills].flatMap(({ name, options }) =>
      options.filter(({ code }) => codes.includes(code)).map((option) => [name, option.name] as const),
    ),
  )

/** A line for each province. */
export const locationLines = (locations: readonly string[]): string[] =>
  grouped(
    locations.map(
      (location) => [location.slice(0, location.indexOf(',')), location.slice(location.indexOf(',') + 1)] as const,
    ),
  )

/** SPEC 9: the form has one rate for Sundays and public holidays; stored rates may differ. */
export function rateLines({ working_hours: hours }: Pick<PublicProfessional, 'working_hours'>): string[] {
  if (!hours) return []
  const line = (day: string, rate: string) => `${day} ${formatRate(Number(rate))}`
  const { weekdays, saturday, sundays, public_holidays: holidays } = hours
  const last =
    sundays.rate === holidays.rate
      ? [line('Sundays and holidays', sundays.rate)]
      : [line(rateGroupPlurals.sundays, sundays.rate), line(rateGroupPlurals.public_holidays, holidays.rate)]
  return [line(rateGroupPlurals.weekdays, weekdays.rate), line(rateGroupPlurals.saturday, saturday.rate), ...last]
}
