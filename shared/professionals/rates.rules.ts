import { type Cents, toCents } from '#shared/kernel/money.ts'

/** SPEC 9: the rates step's default hours. */
export const defaultWorkHours = {
  weekdays: { start: '09:00', end: '18:00' },
  saturday: { start: '09:00', end: '15:00' },
  sundays: { start: '09:00', end: '17:00' },
  public_holidays: { start: '09:00', end: '13:00' },
} as const

/** Whole rand per hour. SPEC 5: a lower rate gets a warning and is accepted. */
export const LOW_RATE = 100

/** A higher rate is probably a slip, such as a whole day's pay: it gets a warning and is accepted. */
export const HIGH_RATE = 2_000
export const isHighRate = (rate: string): boolean => Number(rate) > HIGH_RATE
export const isLowRate = (rate: string): boolean => Number(rate) < LOW_RATE

/** By which a locum raises or lowers a rate, in whole rand. */
export const LOCUM_RATE_STEP = 10

/** Hours of the example earnings beside each rate. */
export const exampleHours = { weekdays: 8, saturday: 6, public_holidays: 4 } as const

export const earningsFor = (hours: number, rate: string): Cents => toCents(Number(rate) * hours)
