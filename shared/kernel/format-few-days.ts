import { formatCardDate, type LocalDate } from './dates.ts'

const MAX_LISTED = 3

/** `Thu 27 Nov, Fri 28 Nov and Mon 1 Dec`; for more than three days, the first two and the number of the others. */
export const formatFewDays = (dates: readonly LocalDate[]): string => {
  const days = dates.toSorted().map(formatCardDate)
  const named =
    days.length > MAX_LISTED ? [...days.slice(0, MAX_LISTED - 1), `${days.length - MAX_LISTED + 1} more days`] : days
  return named.length < 2 ? named.join('') : `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`
}
