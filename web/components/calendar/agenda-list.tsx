import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { addDays, type LocalDate } from '../../../shared/kernel/dates.ts'
import { Button } from '../button.tsx'
import { Section } from '../page.tsx'
import { byMonth, monthWords } from '../shift-words.ts'

interface Props {
  dates: readonly LocalDate[]
  /** A day as an item of the list. */
  dayOf: (date: LocalDate) => ReactNode
  /** Said where nothing is ahead. */
  empty: ReactNode
  /** The last day that is loaded. */
  until: LocalDate
  onMore: (() => void) | undefined
}

/** Days by their months, and the way to later ones. */
export function AgendaList({ dates, dayOf, empty, until, onMore }: Props) {
  return (
    <Box display="grid" gap="6" maxWidth="840px">
      {dates.length === 0 && empty}
      {byMonth(dates, (date) => date).map(({ title, items }) => (
        <Section key={title} title={title}>
          <chakra.ul listStyleType="none">{items.map(dayOf)}</chakra.ul>
        </Section>
      ))}
      {onMore && (
        <div>
          <Button onClick={onMore}>Show {monthWords(addDays(until, 1))}</Button>
        </div>
      )}
    </Box>
  )
}
