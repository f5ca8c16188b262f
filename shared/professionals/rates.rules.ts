import { type Cents, toCents } from '#shared/kernel/money.ts'

/** SPEC 9: hours that the rates step starts from. */
export const defaultWorkHours = {
  weekdays: { start: '09:00', end: '18:00' },
  saturday: { start: '09:00', end: '15:00' },
  sundays: { start: '09:00', end: '17:00' },
  public_holidays: { start: '09:00', end: '13:00' },
} as const

/** Whole rand an hour. SPEC 5: less is asked about, not refused. */
export const LOW_RATE = 100

/** Hardly anybody asks for more: a slip, such as a whole day's pay. Asked about, never refused. */
export const HIGH_RATE = 2_000
export const isHighRate = (rate: string): boolean => Number(rate) > HIGH_RATE
export const isLowRate = (rate: string): boolean => Number(rate) < LOW_RATE

/** What a rate is worked out for, so that it can be pictured. */
export const exampleHours = { weekdays: 8, saturday: 6, public_holidays: 4 } as const

export const earnedIn = (hours: number, rate: string): Cents => toCents(Number(rate) * hours)
