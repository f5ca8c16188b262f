import { Box } from '#web/ui/chakra.ts'
import type { StepColour } from '#shared/kernel/steps.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const stepStyles: Record<StepColour, { label: string; icon: IconName; colour: string }> = {
  positive: { label: 'Complete', icon: 'booked', colour: 'status.available.fg' },
  busy: { label: 'In progress', icon: 'pending', colour: 'status.pending.fg' },
  negative: { label: 'To do', icon: 'open', colour: 'fg.subtle' },
}

/** A step’s status as a word, an icon and a colour. */
export function StepStatus({ colour }: { colour: StepColour }) {
  const { label, icon } = stepStyles[colour]
  return (
    <Box
      as="span"
      display="inline-flex"
      alignItems="center"
      gap="1"
      textStyle="s"
      color={stepStyles[colour].colour}
      flex="none"
    >
      <Icon name={icon} size={16} />
      {label}
    </Box>
  )
}
