import { shiftSegments } from '#shared/kernel/shift.ts'
import { minutesOf } from '#shared/kernel/dates.ts'
import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import { toRand, type Cents } from '#shared/kernel/money.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Lunch, Shift } from '#shared/kernel/shift.schema.ts'
import type { BookedDay, PayPart } from './bookings.schema.ts'
import { rateGroupOf } from '#shared/kernel/rate-groups.ts'
import { plans, type Plan } from '#shared/kernel/plans.ts'

/** Only longer shifts have lunch options (SPEC 5). */
const LUNCH_AFTER_MINUTES = 5 * 60

/** The length of a shift in minutes; one that ends at or before its start runs past midnight. */
export const shiftMinutes = ({ start_time, end_time }: Omit<Shift, 'date'>): number => {
  const minutes = minutesOf(end_time) - minutesOf(start_time)
  return minutes > 0 ? minutes : minutes + 24 * 60
}

/** The default lunch: an hour, unpaid. */
export const defaultLunch: Lunch = { allowed: true, paid: false, period: 1 }

/** Whether a shift is long enough for lunch options. */
export const canHaveLunch = (shift: Omit<Shift, 'date'>): boolean => shiftMinutes(shift) > LUNCH_AFTER_MINUTES

export const hasLunch = (shift: Omit<Shift, 'date'>, lunch: Lunch): boolean => lunch.allowed && canHaveLunch(shift)

export const unpaidMinutes = (shift: Omit<Shift, 'date'>, lunch: Lunch): number =>
  hasLunch(shift, lunch) && !lunch.paid ? lunch.period * 60 : 0

/** An application's rate for a group, limited to the offer's budget. */
export const agreedRate = (wanted: string, [from, to]: readonly [string, string]): number =>
  Math.min(Math.max(Number(wanted), Number(from)), Number(to))

export type PayTerms = {
  lunch: Lunch
  budget: readonly [string, string]
  rates: DayRates
  /** Public holidays besides the statutory ones, as listed in the options when the pay is agreed. */
  extraHolidays: readonly PublicHoliday[]
}
export type DayPay = { hours: number; parts: PayPart[]; pay: Cents }

/** Several days together. */
export const sumPay = (days: readonly DayPay[]): DayPay => ({
  hours: days.reduce((total, { hours }) => total + hours, 0),
  pay: days.reduce((total, { pay }) => total + pay, 0),
  parts: days.flatMap(({ parts }) => parts),
})

/**
 * The pay of a shift: hours by rate group, split at midnight. Unpaid lunch is deducted from the part before midnight
 * first, and each part is rounded to the cent.
 */
export const payFor = (shift: Shift, terms: PayTerms): DayPay => {
  let unpaid = unpaidMinutes(shift, terms.lunch)
  let pay: Cents = 0
  const parts: PayPart[] = []
  for (const { date, from, to } of shiftSegments(shift)) {
    const off = Math.min(unpaid, to - from)
    unpaid -= off
    const minutes = to - from - off
    const group = rateGroupOf(date, terms.extraHolidays)
    const rate = agreedRate(terms.rates[group], terms.budget)
    const amount = Math.round((rate * 100 * minutes) / 60)
    pay += amount
    parts.push({ date, group, hours: minutes / 60, rate: String(rate), amount: toRand(amount) })
  }
  return { hours: parts.reduce((sum, part) => sum + part.hours, 0), parts, pay }
}

export const feeOn = (pay: Cents, plan: Plan): Cents => Math.round(pay * plans[plan].fee)
export const creditsOn = (pay: Cents, plan: Plan): Cents => Math.round(pay * plans[plan].credits)

/** A day as it is stored with a booking, including the practice's fee and credits. */
export const bookedDay = (shift: Shift, terms: PayTerms, plan: Plan): BookedDay => {
  const { hours, parts, pay } = payFor(shift, terms)
  return {
    ...shift,
    hours,
    parts,
    pay: toRand(pay),
    fee: toRand(feeOn(pay, plan)),
    credits: toRand(creditsOn(pay, plan)),
    cancelled: false,
  }
}

/** The rates of booked days by kind of day, as they were agreed. */
export const ratesOf = (days: readonly BookedDay[]): Partial<DayRates> =>
  Object.fromEntries(days.flatMap(({ parts }) => parts.map(({ group, rate }) => [group, rate])))

/** Sums over days that are not cancelled, in rand. */
export const totalsOf = (days: readonly BookedDay[]): { hours: number; pay: number; fee: number; credits: number } => {
  const sum = (amount: (day: BookedDay) => number) =>
    toRand(days.filter((day) => !day.cancelled).reduce((all, day) => all + Math.round(amount(day) * 100), 0))
  return {
    hours: sum((day) => day.hours),
    pay: sum((day) => day.pay),
    fee: sum((day) => day.fee ?? 0),
    credits: sum((day) => day.credits ?? 0),
  }
}
