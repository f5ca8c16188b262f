import type { LocalDate } from '#shared/kernel/dates.ts'

/** What is drawn of a day is made once, so that an unchanged day is recognised by its object. */
export function cachedByDate<T>(make: (date: LocalDate) => T): (date: LocalDate) => T {
  const made = new Map<LocalDate, T>()
  return (date) => {
    const known = made.get(date) ?? make(date)
    made.set(date, known)
    return known
  }
}
