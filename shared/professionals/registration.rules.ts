import type { Appointment } from '#shared/kernel/agenda.ts'
import { addDays, daysBetween, instantOf, type LocalDate } from '#shared/kernel/dates.ts'

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

/** Days after the registration has expired. Without a date there are none. */
export const datesAfterExpiry = (expiry: LocalDate | undefined, dates: readonly LocalDate[]): LocalDate[] =>
  expiry === undefined ? [] : dates.filter((date) => date > expiry)

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
  if (!approved || expiry === undefined || entered <= expiry) return { registration_expiry: entered }
  return { registration_expiry: expiry, registration_renewal: entered }
}

/** Below zero once it has expired. */
export const registrationDaysLeft = (expiry: LocalDate, today: LocalDate): number => daysBetween(today, expiry)
