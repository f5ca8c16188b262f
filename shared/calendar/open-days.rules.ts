import { addDays, daysBetween, LONGEST_PERIOD, type LocalDate } from '../kernel/dates.ts'

/** What a search card says of a day, two bits each. */
export const openStates = ['none', 'tentative', 'available', 'unavailable'] as const
export type OpenState = (typeof openStates)[number]

/** A year of days from a date on, four to a byte (DESIGN 7). Days outside it say nothing. */
export type OpenDays = { from: LocalDate; bits: Uint8Array }

const BYTES = Math.ceil(LONGEST_PERIOD / 4)
/** Two more than a year: a night shift of the last day that can be booked ends on one that counts too. */
const DAYS = BYTES * 4

export const nothingOpen = (from: LocalDate): OpenDays => ({ from, bits: new Uint8Array(BYTES) })

export const openStateOn = ({ from, bits }: OpenDays, date: LocalDate): OpenState => {
  const day = daysBetween(from, date)
  return day < 0 || day >= DAYS ? 'none' : (openStates[((bits[day >> 2] ?? 0) >> ((day & 3) * 2)) & 3] ?? 'none')
}

/** The days from today on, with those that have changed; what lies behind is forgotten. */
export const withOpenDays = (before: OpenDays, changed: Readonly<Record<LocalDate, OpenState>>, today: LocalDate): OpenDays => {
  const { bits } = nothingOpen(today)
  for (let day = 0; day < DAYS; day += 1) {
    const date = addDays(today, day)
    const state = openStates.indexOf(changed[date] ?? openStateOn(before, date))
    bits[day >> 2] = (bits[day >> 2] ?? 0) | (state << ((day & 3) * 2))
  }
  return { from: today, bits }
}

/** Whether they say the same of every day from today on. */
export const sameOpenDays = (before: OpenDays, after: OpenDays, today: LocalDate): boolean => {
  const [left, right] = [before, after].map((open) => withOpenDays(open, {}, today).bits)
  return left?.every((byte, at) => byte === right?.[at]) ?? false
}
