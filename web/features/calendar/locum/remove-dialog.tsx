import { formatDays } from '#web/components/format/format-days.ts'
import { Box, chakra, Small, Stack } from '#web/ui/chakra.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { statusStyles } from '#web/components/calendar/posted-entries.ts'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StatusIcon, statusColour } from '#web/ui/status-pill.tsx'
import { formatActionDays } from './locum-calendar.text.ts'
import { ConsequencesNote } from './draft-notes.tsx'
import { useConsequences } from './use-consequences.ts'
import type { useSaving } from './use-saving.ts'

const Option = chakra(
  'button',
  {
    base: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      px: '3',
      py: '2.5',
      minHeight: 'tap',
      textAlign: 'left',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'm',
      bg: 'bg',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle' },
      _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    },
  },
  { defaultProps: { type: 'button' } },
)

interface Props {
  calendar: OwnCalendar
  /** How many days are chosen. */
  chosen: number
  saving: ReturnType<typeof useSaving>
  today: LocalDate
  onClose: () => void
}

function Options({ calendar, saving, today, onClose }: Props) {
  const { removable, removableToUnavailable } = saving
  const consequences = useConsequences(calendar, removableToUnavailable, today)
  const choose = (run: () => void) => () => {
    onClose()
    run()
  }
  const optionText = (label: string, hint: string) => (
    <Box flex="1" minWidth="0">
      <b>{label}</b>
      <Small>{hint}</Small>
    </Box>
  )
  return (
    <Stack gap="3">
      <Option
        disabled={consequences.pending}
        onClick={choose(() => saving.markUnavailable(removableToUnavailable, consequences))}
      >
        <Box color={statusColour(statusStyles.unavailable.family, 'fg')}>
          <StatusIcon family={statusStyles.unavailable.family} size={20} />
        </Box>
        {optionText('Unavailable', 'Practices can’t request or book you.')}
      </Option>
      <ConsequencesNote consequences={consequences} days={removable} choosing />
      <Option onClick={choose(saving.removeAvailability)}>
        <Box color="fg.muted">
          <Icon name="close" size={20} />
        </Box>
        {optionText(
          'Undecided',
          'Practices still see you as Possibly Available. Applications and requests don’t change.',
        )}
      </Option>
    </Stack>
  )
}

/** Asks whether removed days become Unavailable or undecided. */
export const RemoveDialog = (props: Props & { open: boolean }) => (
  <Dialog
    open={props.open}
    onClose={props.onClose}
    narrow
    title={`Remove ${formatActionDays(props.saving.removable, props.chosen)}?`}
    lead={`What should practices see for ${formatDays(props.saving.removable)}?`}
    footer={<Button onClick={props.onClose}>Keep {formatActionDays(props.saving.removable, props.chosen)}</Button>}
  >
    <Options {...props} />
  </Dialog>
)
