import { Row } from '#web/ui/chakra.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'
import type { DayEntry } from './day-cell-model.ts'

const chip = { px: '1.5', borderRadius: 's' } as const
/** As in the days: what waits for the other party is outlined, so that the two kinds of pending differ. */
const outlined = { ...chip, boxShadow: 'inset 0 0 0 1px {colors.status.pending.line}' }
const filled = { ...chip, bg: 'status.pending.bg' }

export function CalendarLegend({ entries }: { entries: readonly Pick<DayEntry, 'family' | 'label' | 'isOwn'>[] }) {
  return (
    <Row as="ul" aria-label="What the marks mean" wrap columnGap="6" rowGap="1" mt="3.5" listStyleType="none">
      {entries.map(({ family, label, isOwn }) => (
        <li key={label}>
          <StatusWord family={family} label={label} {...(family === 'pending' && (isOwn ? outlined : filled))} />
        </li>
      ))}
    </Row>
  )
}
