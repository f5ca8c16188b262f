import { Box, chakra, Small } from '#web/ui/chakra.ts'
import type { PostedStatus } from '#shared/calendar/availability.schema.ts'
import { statusStyles } from '#web/components/calendar/posted-entries.ts'
import { Icon } from '#web/ui/icon.tsx'
import { statusColour, type StatusFamily, StatusIcon } from '#web/ui/status-pill.tsx'

interface Option {
  value: PostedStatus | undefined
  family: StatusFamily | undefined
  label: string
  hint: string
}

const choices: readonly Option[] = [
  { value: 'available', ...statusStyles.available, hint: 'You can work these hours' },
  { value: 'open', ...statusStyles.open, hint: 'You may be able to work these hours' },
  { value: 'unavailable', ...statusStyles.unavailable, hint: 'Practices can’t request or book you' },
]

const unchangedOption: Option = {
  value: undefined,
  family: undefined,
  label: 'Leave unchanged',
  hint: 'Each day keeps its current status',
}

const Choice = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '2.5',
    minHeight: 'tap',
    cursor: 'pointer',
    '& + &': { borderTop: '1px solid', borderColor: 'border' },
    '&:has(:checked)': { bg: 'secondary.subtle' },
    '&:has(:focus-visible)': { outline: '2px solid {colors.accent.fg}', outlineOffset: '-2px' },
  },
})

const Ring = chakra('span', {
  base: {
    width: '5',
    height: '5',
    flex: 'none',
    borderRadius: 'full',
    border: '1.5px solid',
    borderColor: 'border.control',
    display: 'grid',
    placeItems: 'center',
    color: 'transparent',
    'input:checked ~ &': { bg: 'secondary.solid', borderColor: 'secondary.solid', color: 'secondary.contrast' },
  },
})

interface Props {
  value: PostedStatus | undefined
  onChange: (status: PostedStatus | undefined) => void
  /** The days have different statuses, which can be left unchanged. */
  mixed: boolean
}

export function AvailabilityChoices({ value, onChange, mixed }: Props) {
  return (
    <chakra.fieldset border="1px solid" borderColor="border.emphasized" borderRadius="m" overflow="hidden" bg="bg">
      <chakra.legend srOnly>Availability</chakra.legend>
      {(mixed ? [...choices, unchangedOption] : choices).map(({ value: status, family, label, hint }) => (
        <Choice key={label}>
          <chakra.input
            srOnly
            type="radio"
            name="availability"
            value={status ?? ''}
            checked={value === status}
            onChange={() => onChange(status)}
          />
          <Box color={family ? statusColour(family, 'fg') : 'fg.muted'}>
            {family ? <StatusIcon family={family} size={20} /> : <Icon name="copy" size={20} />}
          </Box>
          <Box flex="1" minWidth="0">
            <b>{label}</b>
            <Small>{hint}</Small>
          </Box>
          <Ring>
            <Icon name="check" size={12} />
          </Ring>
        </Choice>
      ))}
    </chakra.fieldset>
  )
}
