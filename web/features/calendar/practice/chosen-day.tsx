import { Box, chakra } from '#web/ui/chakra.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/holidays.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { paths } from '#web/platform/paths.ts'
import { DayShifts } from './practice-day-shifts.tsx'
import { text } from './practice-calendar.text.ts'
import type { DayShift } from './practice-days.ts'

export interface ChosenDay {
  date: LocalDate
  today: LocalDate
  shifts: readonly DayShift[]
  closed: boolean
  loading: boolean
}

function formatDayFacts({ date, today, closed }: ChosenDay): string {
  return [date === today && 'Today', holidayName(date), closed && text.closed].filter(Boolean).join(' · ')
}

function Shifts({ date, today, shifts, loading }: ChosenDay) {
  if (loading) return <Skeleton height="48px" borderRadius="m" aria-hidden="true" />
  if (shifts.length > 0) return <DayShifts date={date} shifts={shifts} />
  return <Box color="fg.muted">{date < today ? text.nothingPast : text.nothing}</Box>
}

/** For today and later days only. */
function Actions({ date, today }: ChosenDay) {
  if (date < today) return null
  return (
    <>
      <ButtonLink to={`${paths.practice.search}?dates=${date}`}>{text.find}</ButtonLink>
      <ButtonLink look="primary" to={`${paths.practice.newOffer}?dates=${date}`}>
        {text.post}
      </ButtonLink>
    </>
  )
}

/** Beside the month, on wide screens. */
export function DayPane(day: ChosenDay) {
  return (
    <chakra.aside
      aria-label={formatCardDate(day.date)}
      borderLeft="1px solid"
      borderColor="border"
      px="6"
      pt="6"
      pb="8"
      minWidth="0"
    >
      <Box position="sticky" top="88px" display="grid" gap="5">
        <Box aria-live="polite">
          <chakra.h2 textStyle="l">{formatCardDate(day.date)}</chakra.h2>
          <Box color="fg.muted" mb="3">
            {formatDayFacts(day)}
          </Box>
          <Shifts {...day} />
        </Box>
        <Box display="grid" gap="3">
          <Actions {...day} />
        </Box>
      </Box>
    </chakra.aside>
  )
}

/** Over the month, on a phone or a tablet. */
export function DaySheet({ open, onClose, ...day }: ChosenDay & { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={formatCardDate(day.date)}
      lead={formatDayFacts(day)}
      {...(day.date >= day.today && { footer: <Actions {...day} /> })}
    >
      <Shifts {...day} />
    </Dialog>
  )
}
