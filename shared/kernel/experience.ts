import type { LocalDate } from './dates.ts'

/** Whole years since the experience start date; 0 before it. */
export const yearsOfExperience = (startDate: LocalDate, today: LocalDate): number => {
  const years = Number(today.slice(0, 4)) - Number(startDate.slice(0, 4))
  return Math.max(0, today.slice(5) < startDate.slice(5) ? years - 1 : years)
}
