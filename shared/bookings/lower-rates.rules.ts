import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import { rateGroupInSentence, rateGroupOf, rateGroupPlurals, type RateGroup } from '#shared/kernel/rate-groups.ts'
import { shiftSegments } from '#shared/kernel/shift.ts'
import { formatRate } from '#shared/kernel/money.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'

export type LowerRate = { group: RateGroup; offered: string; own: string }

/** The kinds of day among these shifts for which the offered rate is below the locum's own. */
export const lowerRates = (
  shifts: readonly Shift[],
  offered: DayRates,
  own: DayRates,
  extraHolidays: readonly PublicHoliday[],
): LowerRate[] => {
  const groups = new Set(
    shifts.flatMap((shift) => shiftSegments(shift).map(({ date }) => rateGroupOf(date, extraHolidays))),
  )
  return [...groups]
    .filter((group) => Number(offered[group]) < Number(own[group]))
    .map((group) => ({ group, offered: offered[group], own: own[group] }))
}

/** `R 1/h, your rate is R 395/h`; with several kinds of day, each is named. */
export const formatLowerRates = (lower: readonly LowerRate[], whoseRates: string): string =>
  lower
    .map(
      ({ group, offered, own }) =>
        `${formatRate(Number(offered))}${lower.length > 1 ? ` on ${rateGroupInSentence(rateGroupPlurals[group])}` : ''}, ${whoseRates} rate is ${formatRate(Number(own))}`,
    )
    .join('; ')
