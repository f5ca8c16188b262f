import { chakra, Row } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { Button, IconButton } from '#web/ui/button.tsx'

const Switch = chakra('div', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    maxWidth: 'full',
    border: '1px solid',
    borderColor: 'border.emphasized',
    borderRadius: 'm',
    overflow: 'hidden',
  },
})

const Part = chakra('button', {
  base: {
    minHeight: { base: '11', sm: '10' },
    px: '3.5',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    '&[aria-pressed=true]': { bg: 'secondary.subtle', color: 'secondary.fg', fontWeight: 'bold' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

interface Props<V extends string> {
  title: ReactNode
  /** The unit of one step: `month`. */
  step: string
  views: readonly { value: V; label: string }[]
  view: V
  onView: (view: V) => void
  /** Moves by one step; left out where there is only one period. */
  onMove?: ((steps: -1 | 1) => void) | undefined
  onToday: () => void
  /** Other ways to move, beside the title. */
  children?: ReactNode
}

export function CalendarHeader<V extends string>({
  title,
  step,
  views,
  view,
  onView,
  onMove,
  onToday,
  children,
}: Props<V>) {
  return (
    <Row wrap align="center" justify="space-between" columnGap="4" rowGap="2" mb="3">
      <Row align="center" minHeight="11" gap={{ base: '0', sm: '2' }} width={{ base: 'full', sm: 'auto' }}>
        <chakra.h1 textStyle="xl" aria-live="polite" mr={{ base: 'auto', sm: '2' }}>
          {title}
        </chakra.h1>
        {children}
        {onMove && (
          <>
            <IconButton label={`Previous ${step}`} icon="back" onClick={() => onMove(-1)} />
            <IconButton label={`Next ${step}`} icon="next" onClick={() => onMove(1)} />
          </>
        )}
      </Row>
      <Row wrap gap="3" width={{ base: 'full', sm: 'auto' }}>
        <Button onClick={onToday} minHeight={{ base: '11', sm: '10' }}>
          Today
        </Button>
        <Switch role="group" aria-label="View" flex={{ base: '1 1 auto', sm: 'none' }}>
          {views.map(({ value, label }) => (
            <Part key={value} type="button" flex="1" aria-pressed={value === view} onClick={() => onView(value)}>
              {label}
            </Part>
          ))}
        </Switch>
      </Row>
    </Row>
  )
}
