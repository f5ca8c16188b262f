import { Box, chakra } from '@chakra-ui/react'
import type { PostedStatus } from '../../../shared/calendar/availability.schema.ts'
import { Icon } from '../../components/icon.tsx'
import { statusColour, type StatusFamily, StatusIcon } from '../../components/status-pill.tsx'
import { text } from './calendar.text.ts'

const choices: readonly { value: PostedStatus; family: StatusFamily; label: string; means: string }[] = [
  { value: 'available', family: 'free', label: text.free, means: text.freeMeans },
  { value: 'open', family: 'possible', label: text.tentative, means: text.tentativeMeans },
  { value: 'unavailable', family: 'off', label: text.off, means: text.offMeans },
]

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

/** Free, perhaps free or off: the whole line is the choice. */
export function SaidChoices({ value, onChange }: { value: PostedStatus; onChange: (status: PostedStatus) => void }) {
  return (
    <chakra.fieldset border="1px solid" borderColor="border.emphasized" borderRadius="m" overflow="hidden" bg="bg">
      <chakra.legend srOnly>Availability</chakra.legend>
      {choices.map(({ value: status, family, label, means }) => (
        <Choice key={status}>
          <chakra.input srOnly type="radio" name="availability" value={status} checked={value === status} onChange={() => onChange(status)} />
          <Box color={statusColour(family, 'fg')}>
            <StatusIcon family={family} size={20} />
          </Box>
          <Box flex="1" minWidth="0">
            <b>{label}</b>
            <Box textStyle="s" color="fg.muted">
              {means}
            </Box>
          </Box>
          <Ring>
            <Icon name="check" size={12} />
          </Ring>
        </Choice>
      ))}
    </chakra.fieldset>
  )
}
