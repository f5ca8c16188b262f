import { type Instant, type LocalDate, todayAt } from '#shared/kernel/dates.ts'

export const now = (): Instant => new Date().toISOString()

/** The day in South Africa, whatever the browser’s time zone. */
export const today = (): LocalDate => todayAt(now())
