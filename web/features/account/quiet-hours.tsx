import { Box } from '#web/ui/chakra.ts'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { Checkbox } from '#web/ui/choices.tsx'
import { TimeField } from '#web/ui/time-field.tsx'
import type { Settings } from './account-owner.ts'

const usual = { from: '21:00', to: '06:00' }
const ends = [
  ['from', 'From'],
  ['to', 'To'],
] as const

export function QuietHoursSetting() {
  const { control, setValue, formState } = useFormContext<Settings>()
  const chosen = useWatch({ control, name: 'notification_channels.quiet_hours' })
  const error = formState.errors.notification_channels?.quiet_hours as { to?: { message?: string } } | undefined
  const toggle = (isOn: boolean) =>
    setValue('notification_channels.quiet_hours', isOn ? usual : null, { shouldDirty: true })
  return (
    <div>
      <Checkbox
        label={
          <>
            <b>Quiet hours</b>
            <Box color="fg.muted">
              What happens in these hours is sent when they end. We still e-mail you about your account.
            </Box>
          </>
        }
        checked={Boolean(chosen)}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {chosen && (
        <Box
          display="grid"
          gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 7rem), 1fr))"
          gap="4"
          mt="3"
          pl="8"
          maxWidth="360px"
        >
          {ends.map(([end, label]) => (
            <Controller
              key={end}
              control={control}
              name={`notification_channels.quiet_hours.${end}`}
              render={({ field: { value = '', ...field } }) => (
                <TimeField
                  label={label}
                  of="quiet hours"
                  step={15}
                  {...field}
                  value={value}
                  error={end === 'to' ? error?.to?.message : undefined}
                />
              )}
            />
          ))}
        </Box>
      )}
    </div>
  )
}
