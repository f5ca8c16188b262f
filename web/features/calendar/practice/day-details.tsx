import { Box, chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import { PostOfferButton } from '#web/components/actions/post-offer.tsx'
import { ButtonLink, IconButton } from '#web/ui/button.tsx'
import { DockedSheet } from '#web/ui/docked-sheet.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StickyFooter } from '#web/ui/sticky-footer.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { DayShifts } from './practice-day-shifts.tsx'
import { text } from './practice-calendar.text.ts'
import type { DayShift } from './practice-days.ts'

const sentences = {
  chosen: (days: number) => `${formatCount(days, 'day')} chosen`,
}

export interface DayDetails {
  /** One day, or the days of a range, which are all of today or later. */
  dates: readonly LocalDate[]
  today: LocalDate
  shiftsOn: (date: LocalDate) => readonly DayShift[]
  isClosed: (date: LocalDate) => boolean
  loading: boolean
}

function formatFacts({ dates, today, isClosed }: DayDetails): string {
  const [date = today] = dates
  if (dates.length > 1) return formatDays(dates)
  return [date === today && 'Today', holidayName(date), isClosed(date) && text.closed].filter(Boolean).join(' · ')
}

const titleOf = ([date = '', ...more]: readonly LocalDate[]): string =>
  more.length > 0 ? sentences.chosen(more.length + 1) : formatCardDate(date)

function Shifts({ dates, today, shiftsOn, loading }: DayDetails) {
  if (loading) return <Skeleton height="48px" borderRadius="m" aria-hidden="true" />
  const busy = dates.filter((date) => shiftsOn(date).length > 0)
  if (busy.length === 0)
    return (
      <Box color="fg.muted">
        {(dates[0] ?? today) < today
          ? 'There were no shifts on this day.'
          : `No shifts on ${dates.length > 1 ? 'these days' : 'this day'}.`}
      </Box>
    )
  return busy.map((date) => (
    <Box key={date} mt="3" _first={{ mt: '0' }}>
      {dates.length > 1 && <chakra.h3 fontWeight="bold">{formatCardDate(date)}</chakra.h3>}
      <DayShifts date={date} shifts={shiftsOn(date)} />
    </Box>
  ))
}

/** For today and later days only. */
function Actions({ dates, today }: Pick<DayDetails, 'dates' | 'today'>) {
  if (dates.some((date) => date < today)) return null
  const query = `?dates=${dates.join()}`
  return (
    <>
      <ButtonLink to={`${paths.practice.search}${query}`}>
        Find a locum for {dates.length > 1 ? 'these days' : 'this day'}
      </ButtonLink>
      <PostOfferButton look="primary" search={query}>
        Post an offer for {dates.length > 1 ? 'these days' : 'this day'}
      </PostOfferButton>
    </>
  )
}

/** A shadow at the lower edge, until the end is scrolled to. */
const MORE_BELOW = {
  bgImage: 'linear-gradient({colors.bg}, {colors.bg}), linear-gradient(transparent, {colors.border.emphasized})',
  bgSize: '100% 24px, 100% 10px',
  backgroundPosition: 'bottom',
  bgRepeat: 'no-repeat',
  bgAttachment: 'local, scroll',
} as const

/** Beside the month, on wide screens. */
export function DayPane({ canDrag, ...days }: DayDetails & { canDrag: boolean }) {
  return (
    <chakra.aside
      aria-label={titleOf(days.dates)}
      borderLeft="1px solid"
      borderColor="border"
      px="6"
      pt="6"
      pb="8"
      minWidth="0"
    >
      <Stack position="sticky" top="88px" gap="5">
        <Box aria-live="polite" maxHeight="calc(100dvh - 320px)" overflowY="auto" {...MORE_BELOW}>
          <chakra.h2 textStyle="l">{titleOf(days.dates)}</chakra.h2>
          <Box color="fg.muted" mb="3">
            {formatFacts(days)}
          </Box>
          <Shifts {...days} />
        </Box>
        <Stack gap="3">
          <Actions {...days} />
          {canDrag && days.dates.length === 1 && <Small>Drag across the calendar to choose several days.</Small>}
        </Stack>
      </Stack>
    </chakra.aside>
  )
}

/** Below the month, on a phone or a tablet; another day can be chosen while it is open. */
export function DaySheet({ onClose, ...day }: DayDetails & { onClose: () => void }) {
  const isPast = day.dates.some((date) => date < day.today)
  return (
    <DockedSheet
      onClose={onClose}
      title={titleOf(day.dates)}
      lead={formatFacts(day)}
      {...(!isPast && { footer: <Actions {...day} /> })}
    >
      <Shifts {...day} />
    </DockedSheet>
  )
}

/** Instead of the sheet when a range is chosen: it leaves the focus in the calendar, so that the range can grow. */
export function RangeBar({ dates, today, onClear }: Pick<DayDetails, 'dates' | 'today'> & { onClear: () => void }) {
  return (
    <StickyFooter>
      <Row align="center" gap="2" flex="1" minWidth="0">
        <IconButton label="Clear selection" icon="close" onClick={onClear} ml="-3" />
        <Box aria-live="polite" minWidth="0">
          <b>{formatCount(dates.length, 'day')}</b>
          <Box color="fg.muted">{formatDays(dates)}</Box>
        </Box>
      </Row>
      <Actions dates={dates} today={today} />
    </StickyFooter>
  )
}
