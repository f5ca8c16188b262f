import type { Appointment } from '#shared/kernel/agenda.ts'
import { addDays, daysBetween, instantOf, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { lastDayOf } from '#shared/kernel/shift.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'

/** Until when a professional is registered, and a later date that they have entered, which is not checked yet. */
export type Registration = {
  registration_expiry?: LocalDate | undefined
  registration_renewal?: LocalDate | undefined
}

/** How many days before the expiry of a registration its holder is reminded. */
export const registrationReminders = [60, 30, 7] as const
type Reminder = `${(typeof registrationReminders)[number]}`

/** Registrations that expire within so many days are shown to super admins. */
export const REGISTRATIONS_SHOWN_DAYS = 60

const REMINDED_AT = '08:00'

/** At 08:00 in South Africa, for as long as the registration has an expiry. */
export const registrationAppointments = ({ registration_expiry: expiry }: Registration): Appointment<Reminder>[] =>
  expiry === undefined
    ? []
    : registrationReminders.map((days) => ({
        at: instantOf(addDays(expiry, -days), REMINDED_AT),
        what: `${days}` as const,
      }))

const MAX_YEARS_AHEAD = 10

/** What is wrong with an expiry that is entered. The one in force may stay, even if it is past. */
export const expiryProblem = (
  entered: LocalDate,
  today: LocalDate,
  { registration_expiry: inForce }: Registration,
): string | undefined => {
  if (entered === inForce) return undefined
  if (entered < today) return 'Date can not be in the past'
  const latest = `${Number(today.slice(0, 4)) + MAX_YEARS_AHEAD}${today.slice(4)}`
  return entered > latest ? `Date can not be more than ${MAX_YEARS_AHEAD} years ahead` : undefined
}

/** The days of shifts that end after the registration has expired. Without a date there are none. */
export const datesAfterExpiry = (expiry: LocalDate | undefined, shifts: readonly Shift[]): LocalDate[] =>
  expiry === undefined ? [] : shifts.filter((shift) => lastDayOf(shift) > expiry).map(({ date }) => date)

/**
 * What a professional enters counts at once until they are approved, or if it shortens what was approved; a later date
 * counts once a super admin has checked it. Nothing entered changes nothing.
 */
export const registrationAfter = (
  { approved, registration_expiry: expiry, registration_renewal: renewal }: Registration & { approved: boolean },
  entered: LocalDate | undefined,
): Registration => {
  if (entered === undefined)
    return { registration_expiry: expiry, registration_renewal: approved ? renewal : undefined }
  if (!approved || expiry === undefined || entered <= expiry)
    return { registration_expiry: entered, registration_renewal: undefined }
  return { registration_expiry: expiry, registration_renewal: entered }
}

/** When a super admin has checked the registration last, and from when on it waits to be checked again. */
export type RegistrationChecks = Registration & {
  registration_checked_at?: Instant | undefined
  registration_due?: Instant | undefined
}

/**
 * From when on a registration waits for a super admin: from now, if its holder has entered a renewal or a date that is
 * near; otherwise from the next reminder on. A check lets it wait until then, and so does a date that stays.
 */
export const registrationDue = (
  before: RegistrationChecks,
  after: Registration & { registration_checked_at?: Instant | undefined },
  now: Instant,
): Instant | undefined => {
  const isChecked = after.registration_checked_at !== before.registration_checked_at
  const isSameDate = after.registration_expiry === before.registration_expiry
  if (!isChecked && isSameDate && after.registration_renewal === before.registration_renewal)
    return before.registration_due
  if (after.registration_renewal) return now
  const since = isChecked || isSameDate ? after.registration_checked_at : undefined
  const next = registrationAppointments(after).find(({ at }) => since === undefined || at > since)?.at
  return next && !isSameDate && next < now ? now : next
}

/** Below zero once it has expired. */
export const registrationDaysLeft = (expiry: LocalDate, today: LocalDate): number => daysBetween(today, expiry)
