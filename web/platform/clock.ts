import { type Instant, type LocalDate, todayAt } from '#shared/kernel/dates.ts'

export const now = (): Instant => new Date().toISOString()

/** The day in South Africa, wherever the browser is. */
export const today = (): LocalDate => todayAt(now())
