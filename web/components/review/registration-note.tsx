import { formatFormDate } from '#shared/kernel/dates.ts'
import { paths } from '#shared/kernel/paths.ts'
import { REGISTRATIONS_SHOWN_DAYS, registrationDaysLeft } from '#shared/professionals/registration.rules.ts'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { currentDay } from '#web/platform/clock.ts'
import { Note } from '#web/ui/note.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

/** For a locum whose registration expires soon, or has expired. */
export function RegistrationNote({ professional }: { professional: Professional }) {
  const { registration_expiry: expiry, registration_renewal: renewal } = professional
  const left = expiry === undefined ? Infinity : registrationDaysLeft(expiry, currentDay())
  if (!expiry || left > REGISTRATIONS_SHOWN_DAYS) return null
  const date = formatFormDate(expiry)
  return (
    <Note title={left < 0 ? `Your registration expired on ${date}.` : `Your registration expires on ${date}.`}>
      Shifts after that day can’t be booked.{' '}
      {renewal ? (
        `You have entered ${formatFormDate(renewal)}; we are checking it.`
      ) : (
        <TextLink inline to={`${paths.locum.profile}?section=verification`}>
          Enter the new date once you have renewed it
        </TextLink>
      )}
    </Note>
  )
}
