import { formatFormDate, formatInstant } from '#shared/kernel/dates.ts'
import type { MaskedProfile } from '#shared/professionals/masked-profile.schema.ts'
import { currentDay, now } from '#web/platform/clock.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { formatExpires } from './format-expires.ts'

/** Whether a registration is to be checked now. */
export const waitsForCheck = ({ approved, registration_due: due }: MaskedProfile): boolean =>
  approved && due !== undefined && due <= now()

/** What a super admin does about it. */
function toDo(registered: MaskedProfile): string | undefined {
  const { registration_expiry: expiry, registration_renewal: renewal } = registered
  if (!waitsForCheck(registered) || !expiry) return undefined
  const until = formatFormDate(renewal ?? expiry)
  return renewal
    ? `Renewed until ${until}. Look it up in the council’s register, then save the date that it says.`
    : `It ${formatExpires(expiry, currentDay())}. Save the new date if the council’s register has one, or press Checked: it then stays ${until}.`
}

/** Under what a locum is registered, until when, and what is to be done about it. */
export function RegistrationFacts({ registered }: { registered: MaskedProfile }) {
  const { professional_body: body, professional_number: number } = registered
  const { registration_expiry: expiry, registration_renewal: renewal, registration_checked_at: checked } = registered
  return (
    <FactList
      facts={[
        ['Council', body],
        ['Number', number],
        ['Valid until', expiry ? formatFormDate(expiry) : 'No date is known'],
        ['Renewal entered', renewal && formatFormDate(renewal)],
        ['Checked', checked ? formatInstant(checked) : 'Not yet'],
        ['To do', toDo(registered)],
      ]}
    />
  )
}
