import { daysBetween, MAX_PERIOD_DAYS, type LocalDate } from './dates.ts'

/** The state of a day in a search entry; two bits each. */
export const openStates = ['none', 'open', 'available', 'unavailable'] as const
export type OpenState = (typeof openStates)[number]

/** A year of days from a date on, four to a byte (DESIGN 7). Days outside it are `none`. */
export type OpenDays = { from: LocalDate; bits: Uint8Array }

const BYTES = Math.ceil(MAX_PERIOD_DAYS / 4)
/** Two more than a year, because a night shift on the last bookable day ends on the next. */
const DAYS = BYTES * 4

export const emptyOpenDays = (from: LocalDate): OpenDays => ({ from, bits: new Uint8Array(BYTES) })

const stateBits = (bits: Uint8Array, day: number): number =>
  day < 0 || day >= DAYS ? 0 : ((bits[day >> 2] ?? 0) >> ((day & 3) * 2)) & 3

export const openStateOn = ({ from, bits }: OpenDays, date: LocalDate): OpenState =>
  openStates[stateBits(bits, daysBetween(from, date))] ?? 'none'

/** The days from today on with the changed ones; past days are dropped. */
export const updateOpenDays = (
  before: OpenDays,
  changed: Readonly<Record<LocalDate, OpenState>>,
  today: LocalDate,
): OpenDays => {
  const passed = daysBetween(before.from, today)
  const states = Array.from({ length: DAYS }, (_, day) => stateBits(before.bits, day + passed))
  for (const [date, state] of Object.entries(changed)) {
    const day = daysBetween(today, date)
    if (day >= 0 && day < DAYS) states[day] = openStates.indexOf(state)
  }
  const after = emptyOpenDays(today)
  states.forEach((state, day) => (after.bits[day >> 2] = (after.bits[day >> 2] ?? 0) | (state << ((day & 3) * 2))))
  return after
}

/** Whether both have the same state for every day from today on. */
export const isSameOpenDays = (before: OpenDays, after: OpenDays, today: LocalDate): boolean => {
  const [left, right] = [before, after].map((open) => updateOpenDays(open, {}, today).bits)
  return left?.every((byte, at) => byte === right?.[at]) ?? false
}
