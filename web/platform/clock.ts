import { type LocalDate, todayAt } from '../../shared/kernel/dates.ts'

/** Today in South Africa, wherever the browser is. */
export const today = (): LocalDate => todayAt(new Date().toISOString())
