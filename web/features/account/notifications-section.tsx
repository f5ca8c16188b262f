import { Box, chakra, Row } from '#web/ui/chakra.ts'
import { useFormContext } from 'react-hook-form'
import { Checkbox } from '#web/ui/choices.tsx'
import type { AccountOwner, Settings } from './account-owner.ts'
import { QuietHoursSetting } from './quiet-hours.tsx'
import { SettingsForm } from './settings-form.tsx'
import { ThisDevice } from './this-device.tsx'

const kindsOf = ({ wording }: AccountOwner) =>
  [
    ['offers', 'Offers and applications', wording.offers],
    ['bookings', 'Bookings', 'A booking is made, changed or cancelled, and the day before a shift.'],
    ['messages', 'Messages', 'You have a new message, and have not read it yet.'],
  ] as const

const channels = [
  ['email', 'E-mail'],
  ['push', 'Devices'],
] as const

function Fields({ owner }: { owner: AccountOwner }) {
  const form = useFormContext<Settings>()
  const { twoHours } = owner.wording
  return (
    <>
      <Box borderTop="1px solid" borderColor="border">
        <ThisDevice />
      </Box>
      {kindsOf(owner).map(([kind, name, text]) => (
        <chakra.fieldset key={kind} border="none">
          <chakra.legend fontWeight="bold">{name}</chakra.legend>
          <Box color="fg.muted">{text}</Box>
          <Row columnGap="8" rowGap="1" mt="2" wrap>
            {channels.map(([channel, label]) => (
              <Checkbox key={channel} form={form} name={`notification_channels.${channel}.${kind}`} label={label} />
            ))}
          </Row>
        </chakra.fieldset>
      ))}
      {twoHours && (
        <Checkbox
          form={form}
          name="notification_channels.reminders.two_hours"
          label={
            <>
              <b>Two hours before a shift</b>
              <Box color="fg.muted">{twoHours}</Box>
            </>
          }
        />
      )}
      <QuietHoursSetting />
    </>
  )
}

export function NotificationsSection({ owner }: { owner: AccountOwner }) {
  return (
    <SettingsForm
      owner={owner}
      ownerAlone
      fields={['notification_channels']}
      title="Notifications"
      lead="You find all notifications under the bell. Choose what we also e-mail to you and show on your devices. Several notifications within a minute are sent as one. We always e-mail you about your account."
    >
      <Fields owner={owner} />
    </SettingsForm>
  )
}
