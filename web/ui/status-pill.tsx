import { chakra } from './chakra.ts'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** `possible` and `partly` are weaker kinds of `available`. */
export type StatusFamily = 'available' | 'partly' | 'possible' | 'pending' | 'booked' | 'unavailable' | 'past'

export interface Status {
  family: StatusFamily
  /** The status in words; colour and icon only repeat it. */
  label: string
}

const colours: Record<StatusFamily, Exclude<StatusFamily, 'partly' | 'possible'>> = {
  available: 'available',
  partly: 'available',
  possible: 'available',
  pending: 'pending',
  booked: 'booked',
  unavailable: 'unavailable',
  past: 'past',
}

const icons: Record<StatusFamily, IconName> = {
  available: 'open',
  partly: 'partly',
  possible: 'possible',
  pending: 'pending',
  booked: 'booked',
  unavailable: 'off',
  past: 'ended',
}

export const statusColour = (family: StatusFamily, part: 'fg' | 'bg' | 'line'): string =>
  `status.${colours[family]}.${part}`

export function StatusIcon({ family, size = 14 }: { family: StatusFamily; size?: number }) {
  return <Icon name={icons[family]} size={size} />
}

const Word = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '5px',
    textStyle: 's',
    fontWeight: 'bold',
    maxWidth: 'full',
  },
})

type Props = Status & Omit<ComponentProps<typeof Word>, 'children'>

/** For lists and legends. */
export function StatusWord({ family, label, ...rest }: Props) {
  return (
    <Word color={statusColour(family, 'fg')} {...rest}>
      <StatusIcon family={family} />
      {label}
    </Word>
  )
}

export function StatusPill({ family, label, ...rest }: Props) {
  return (
    <Word
      color={statusColour(family, 'fg')}
      bg={statusColour(family, 'bg')}
      boxShadow={family === 'past' ? 'inset 0 0 0 1px {colors.border}' : family === 'possible' ? 'none' : undefined}
      outline={family === 'possible' ? '1px dashed' : undefined}
      outlineColor={statusColour(family, 'line')}
      py="1"
      pl="1.5"
      pr="9px"
      borderRadius="full"
      style={{ '--knock': `var(--ld-colors-status-${colours[family]}-bg)` } as object}
      {...rest}
    >
      <StatusIcon family={family} />
      {label}
    </Word>
  )
}
