import { Box, chakra, Row, Small } from '#web/ui/chakra.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import type { DayCellModel, DayEntry } from '#web/components/calendar/day-cell-model.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { now } from '#web/platform/clock.ts'
import { ownDayCell } from './locum-day-cells.ts'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'

const linkLabel = ({ family, isOwn }: DayEntry): string => (family === 'pending' && !isOwn ? 'Answer' : 'View')
const linkAriaLabel = ({ family, isOwn }: DayEntry): string =>
  family !== 'pending' ? 'View booking' : isOwn ? 'View application' : 'Answer request'

interface Props {
  calendar: OwnCalendar
  date: LocalDate
}

/** The entries of a day as lines that link to their pages. */
export function ShiftLines({ calendar, date, only = () => true }: Props & { only?: (entry: DayEntry) => boolean }) {
  const entries = ownDayCell(calendar, date, now()).entries.filter(only)
  return (
    <chakra.ul listStyleType="none">
      {entries.map((entry, at) => (
        <Row
          as="li"
          key={at}
          wrap
          align="center"
          columnGap="2"
          minHeight="tap"
          borderTop={at > 0 ? '1px solid' : undefined}
          borderColor="border"
        >
          <StatusWord family={entry.family} label={entry.label} flex="0 1 6rem" />
          <Box flex="1 1 5.5rem" minWidth="0" py="1" fontVariantNumeric="tabular-nums">
            <span>{entry.text}</span>
            {entry.detail && <Small overflowWrap="anywhere">{entry.detail}</Small>}
          </Box>
          {entry.to && (
            <TextLink to={entry.to} aria-label={`${linkAriaLabel(entry)}, ${formatCardDate(date)} ${entry.text ?? ''}`}>
              {linkLabel(entry)}
            </TextLink>
          )}
        </Row>
      ))}
    </chakra.ul>
  )
}

const hasShifts = ({ entries }: DayCellModel): boolean => entries.some(({ to }) => to)

/** Whether there is more to a tapped day than its availability: shifts, or why it can’t be changed. */
export const hasFacts = (calendar: OwnCalendar, date: LocalDate, chosen: readonly LocalDate[]): boolean => {
  const day = ownDayCell(calendar, date, now())
  return day.notChoosable !== undefined || (chosen.length === 1 && chosen[0] === date && hasShifts(day))
}

/** The entries of a day, or why it can't be changed. */
export function DayFacts({ calendar, date }: Props) {
  const { notChoosable } = ownDayCell(calendar, date, now())
  return (
    <>
      {notChoosable && (
        <Box color="fg.muted" role="status">
          {notChoosable}. It can’t be changed.
        </Box>
      )}
      <ShiftLines calendar={calendar} date={date} />
    </>
  )
}

export const formatTappedDay = (date: LocalDate): string =>
  [formatCardDate(date), holidayName(date)].filter(Boolean).join(' · ')

/** The day that was last tapped. */
export function DayShifts({ calendar, date }: Props) {
  const { entries, notChoosable } = ownDayCell(calendar, date, now())
  if (entries.length === 0 && !notChoosable && !holidayName(date)) return null
  return (
    <chakra.section aria-label={formatCardDate(date)} borderTop="1px solid" borderColor="border" pt="3" pb="1">
      <b>{formatTappedDay(date)}</b>
      <DayFacts calendar={calendar} date={date} />
    </chakra.section>
  )
}

/** The bookings and requests of a chosen day. */
export function OpenShifts(props: Props) {
  if (!hasShifts(ownDayCell(props.calendar, props.date, now()))) return null
  return (
    <Box mb="4" borderY="1px solid" borderColor="border">
      <ShiftLines {...props} only={({ to }) => to !== undefined} />
    </Box>
  )
}
