import { type LocalDate, formatFormDate, parseFormDate } from '#shared/kernel/dates.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { DateField } from '#web/components/forms/date-field.tsx'
import { currentDay } from '#web/platform/clock.ts'

/** What is typed at first: the date that they have entered, if it is newer. */
export const typedExpiry = ({ registration_expiry, registration_renewal }: Professional): string => {
  const expiry = registration_renewal ?? registration_expiry
  return expiry ? formatFormDate(expiry) : ''
}

/** What is wrong with a typed expiry; nothing with an empty one. */
export const expiryProblem = (typed: string): string | undefined => {
  const expiry = parseFormDate(typed)
  if (typed === '' || (expiry && expiry >= currentDay())) return undefined
  return expiry ? 'Date can not be in the past' : 'Date is not valid, the date format should be DD/MM/YYYY'
}

/** The expiry that was typed, if it is one. */
export const expiryOf = (typed: string): LocalDate | undefined =>
  expiryProblem(typed) ? undefined : parseFormDate(typed)

/** Until when the registration was checked to be valid. */
export function RegistrationField({ typed, onTyped }: { typed: string; onTyped: (typed: string) => void }) {
  return (
    <DateField
      label="Registration valid until"
      optional
      hint="DD/MM/YYYY, as the card or the council’s register says. Shifts after this day can’t be booked."
      value={typed}
      error={typed.length === 10 ? expiryProblem(typed) : undefined}
      onChange={({ currentTarget }) => onTyped(currentTarget.value)}
    />
  )
}
