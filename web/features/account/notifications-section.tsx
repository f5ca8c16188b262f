import { Box } from '#web/ui/chakra.ts'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '#web/ui/choices.tsx'
import type { AccountOwner, Settings } from './account-owner.ts'
import { SettingsForm } from './settings-form.tsx'

const choice = (name: string, text: string) => (
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
        label={choice('Offers and applications', wording.offers)}
        {...register('notification_channels.email.offers')}
      />
      <Checkbox
        label={choice('Bookings', 'A booking is made, or somebody cancels one.')}
        {...register('notification_channels.email.bookings')}
      />
    </>
  )
}

export function NotificationsSection({ owner }: { owner: AccountOwner }) {
  return (
    <SettingsForm
      owner={owner}
      fields={['notification_channels']}
      title="Notifications"
      lead="What we send you by e-mail. You always find everything under the bell, and we always write about your account itself."
    >
      <Fields owner={owner} />
    </SettingsForm>
  )
}
