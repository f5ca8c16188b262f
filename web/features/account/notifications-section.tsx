import { Box } from '#web/ui/chakra.ts'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '#web/ui/choices.tsx'
import type { AccountOwner, Settings } from './account-owner.ts'
import { SettingsForm } from './settings-form.tsx'

const checkboxLabel = (name: string, text: string) => (
  <>
    <b>{name}</b>
    <Box color="fg.muted">{text}</Box>
  </>
)

function Fields({ owner: { wording } }: { owner: AccountOwner }) {
  const { register } = useFormContext<Settings>()
  return (
    <>
      <Checkbox
        label={checkboxLabel('Offers and applications', wording.offers)}
        {...register('notification_channels.email.offers')}
      />
      <Checkbox
        label={checkboxLabel('Bookings', 'A booking is made, changed or cancelled, and the day before a shift.')}
        {...register('notification_channels.email.bookings')}
      />
      {wording.twoHours && (
        <Checkbox
          label={checkboxLabel('Two hours before a shift', wording.twoHours)}
          {...register('notification_channels.reminders.two_hours')}
        />
      )}
    </>
  )
}

export function NotificationsSection({ owner }: { owner: AccountOwner }) {
  return (
    <SettingsForm
      owner={owner}
      fields={['notification_channels']}
      title="Notifications"
      lead="Choose what we also send you by e-mail. You find all notifications under the bell. We always e-mail you about your account."
    >
      <Fields owner={owner} />
    </SettingsForm>
  )
}
