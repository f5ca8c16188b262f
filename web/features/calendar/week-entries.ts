import type { LocalDate } from '#shared/kernel/dates.ts'

interface Entry {
  target: Element
  isIntersecting: boolean
}

/** The weeks of the rows that an observer reports and `wanted` takes. */
export const weeksOf = <E extends Entry>(entries: readonly E[], wanted: (entry: E) => boolean): LocalDate[] =>
  latest(entries)
    .filter(wanted)
    .flatMap(({ target }) => target.getAttribute('data-week') ?? [])

/** A row that came and left before the observer was called has an entry for each; the last one counts. */
const latest = <E extends Entry>(entries: readonly E[]): E[] => [
  ...new Map(entries.map((entry) => [entry.target, entry])).values(),
]

export const isInside = ({ isIntersecting }: Entry): boolean => isIntersecting
export const isOutside = ({ isIntersecting }: Entry): boolean => !isIntersecting
/** Whether the week is not drawn. */
export const isBlank = ({ target }: Entry): boolean => target.getAttribute('aria-hidden') === 'true'
