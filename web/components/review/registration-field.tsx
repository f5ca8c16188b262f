import { formatFormDate, parseFormDate } from '#shared/kernel/dates.ts'
import { expiryProblem, type Registration } from '#shared/professionals/registration.rules.ts'
import { DateField } from '#web/components/forms/date-field.tsx'
import { currentDay } from '#web/platform/clock.ts'

/** What is typed at first: the date that they have entered, if it is newer. */
export const typedExpiry = ({ registration_expiry, registration_renewal }: Registration): string => {
  const expiry = registration_renewal ?? registration_expiry
  return expiry ? formatFormDate(expiry) : ''
}

/** What is wrong with a typed expiry; nothing with an empty one. */
export const typedProblem = (typed: string, inForce: Registration): string | undefined => {
  const expiry = parseFormDate(typed)
  if (typed === '') return undefined
  return expiry
    ? expiryProblem(expiry, currentDay(), inForce)
    : 'Date is not valid, the date format should be DD/MM/YYYY'
}

/** Until when the registration was checked to be valid. */
export function RegistrationField({
  typed,
  problem,
  onTyped,
}: {
  typed: string
  problem: string | undefined
  onTyped: (typed: string) => void
}) {
  return (
    <DateField
      label="Registration valid until"
      optional
      hint="DD/MM/YYYY, as the card or the council’s register says. Shifts after this day can’t be booked."
      value={typed}
      error={typed.length === 10 ? problem : undefined}
      onChange={({ currentTarget }) => onTyped(currentTarget.value)}
    />
  )
}
