import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { type ReactNode, useState } from 'react'
import { addDays, type LocalDate, monthOf } from '#shared/kernel/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/page.tsx'
import { formatMonth } from '#shared/kernel/format-month.ts'
import { byMonth } from '#web/components/format/format-days.ts'
import { useFirst } from '#web/platform/draw-late.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The days that a phone has room for. */
const FIRST = 10

interface Props {
  dates: readonly LocalDate[]
  dayOf: (date: LocalDate) => ReactNode
  /** Shown where no days are coming up. */
  empty: ReactNode
  /** The last day that is loaded. */
  until: LocalDate
  onMore: (() => void) | undefined
  loading: boolean
}

const Days = () =>
  [1, 2, 3, 4, 5, 6].map((at) => (
    <Box
      key={at}
      display="grid"
      gridTemplateColumns="88px minmax(0, 1fr)"
      gap="2"
      borderTop="1px solid"
      borderColor="border"
      py="3"
      aria-hidden="true"
    >
      <Skeleton width="72px" />
      <Skeleton width="62%" />
    </Box>
  ))

function Months({ dates, dayOf, until, onMore, loading }: Omit<Props, 'empty'>) {
  const drawn = dates.slice(0, useFirst(FIRST))
  const last = dates.at(-1)
  return (
    <>
      {byMonth(drawn, (date) => date).map(({ title, items }) => (
        <Section key={title} title={title}>
          <chakra.ul listStyleType="none">{items.map(dayOf)}</chakra.ul>
        </Section>
      ))}
      {loading && <Days />}
      {!loading && (!last || monthOf(last) < monthOf(until)) && (
        <Box role="status" color="fg.muted">
          {last ? 'No more entries' : 'No entries'} to the end of {formatMonth(until)}.
        </Box>
      )}
      {onMore && !loading && (
        <div>
          <Button onClick={onMore}>Continue with {formatMonth(addDays(until, 1))}</Button>
        </div>
      )}
    </>
  )
}

/** Days grouped by month. The first months appear together, so that none pushes another down while loading. */
export function AgendaList({ empty, ...props }: Props) {
  const { loading } = props
  const [firstMonths, setBegun] = useState(!loading)
  if (!loading && !firstMonths) setBegun(true)
  if (!firstMonths)
    return (
      <Box role="status" aria-label="Loading your calendar" maxWidth="840px">
        <Skeleton width="46%" height="18px" mb="4" />
        <Days />
      </Box>
    )
  return (
    <Stack gap="6" maxWidth="840px">
      {props.dates.length === 0 && !loading && empty}
      <Months {...props} />
    </Stack>
  )
}
