import { Box, Row } from '#web/ui/chakra.ts'
import { type ReactNode, useState } from 'react'
import type { Hours } from '#shared/calendar/availability.schema.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { CalendarLegend } from '#web/components/calendar/calendar-legend.tsx'
import type { Gesture } from '#web/components/calendar/day-selection.ts'
import { formatHolidays } from '#web/components/calendar/format-holidays.ts'
import { MonthGrid } from '#web/components/calendar/month-grid.tsx'
import { pickerDays, pickerHolidays } from '#web/components/calendar/rolling-weeks.ts'
import { NamedHolidays } from '#web/components/calendar/named-holidays.tsx'
import { MonthSwitch } from '#web/components/calendar/month-switch.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { PendingRequestLink } from './pending-requests.tsx'
import { formatRegistered, locumDayCell, notChoosableReasonOn, legend, requestDayOn } from './locum-days.ts'
import type { LocumDays } from '#web/features/requests/requests.api.ts'

interface Props {
  professionalId: UserId
  month: string
  onMonth: (month: string) => void
  days: LocumDays
  loaded: boolean
  chosen: readonly LocalDate[]
  today: LocalDate
  /** The hours of a search with days. */
  wantedHours: Hours | undefined
  registeredUntil: LocalDate | undefined
  /** Without them the month is read-only. */
  onSelect?: (gesture: Gesture) => void
  onClear?: () => void
}

function Chosen({ chosen, why, onClear }: { chosen: Props['chosen']; why: ReactNode; onClear: () => void }) {
  return (
    <Row wrap justify="space-between" align="center" columnGap="4" mt="2" minHeight="tap" role="status">
      {chosen.length > 0 ? (
        <Box flex="1" minWidth="0">
          <b>{formatCount(chosen.length, 'day')}</b>
          {chosen.length <= 4 && ' · '}
          {chosen.length <= 4 ? formatDays(chosen) : ` · ${formatDays(chosen).replace(/^\d+ days, /, '')}`}
          <Box color="fg.muted">{formatHolidays(chosen)}</Box>
        </Box>
      ) : (
        <Box color="fg.muted">
          Choose one or more days. From the first to the last, a request covers at most 31 days.
        </Box>
      )}
      {why && (
        <Box flexBasis="full" order="-1">
          {why}
        </Box>
      )}
      {chosen.length > 0 && (
        <TextButton minHeight="tap" onClick={onClear}>
          Clear days
        </TextButton>
      )}
    </Row>
  )
}

export function RequestMonth({
  professionalId,
  month,
  onMonth,
  days,
  loaded,
  chosen,
  today,
  wantedHours,
  registeredUntil,
  onSelect,
  onClear,
}: Props) {
  const [tapped, setTapped] = useState<LocalDate>()
  const blocked =
    tapped && !chosen.includes(tapped) ? notChoosableReasonOn(days, tapped, chosen, today, registeredUntil) : undefined
  const why = tapped && blocked && (
    <>
      {`${formatCardDate(tapped)}: ${blocked}. `}
      {!requestDayOn(days, tapped).notRequested && <PendingRequestLink professionalId={professionalId} date={tapped} />}
    </>
  )
  // Shown only beside later days.
  const ends = registeredUntil && pickerDays(month, today).some((date) => date > registeredUntil) && registeredUntil
  // A tap on a day that can't be chosen shows why, since a phone has no hover.
  const select = (gesture: Gesture) => {
    setTapped(gesture.kind === 'clear' ? undefined : gesture.date)
    onSelect?.(gesture)
  }
  return (
    <div>
      <MonthSwitch month={month} onMonth={onMonth} today={today} />
      <Box opacity={loaded ? undefined : 0.5} aria-busy={!loaded}>
        <MonthGrid
          month={month}
          onMonth={onMonth}
          today={today}
          dayCellOf={(date) => locumDayCell(days, date, chosen, today, wantedHours, registeredUntil)}
          chosen={chosen}
          {...(onSelect && { onSelect: loaded ? select : () => undefined })}
        />
      </Box>
      <CalendarLegend entries={legend} />
      <NamedHolidays holidays={pickerHolidays(month, today)} />
      {ends && <Box color="fg.muted">{formatRegistered(ends)}. Later days can’t be booked.</Box>}
      {onClear && <Chosen chosen={chosen} why={why} onClear={onClear} />}
    </div>
  )
}
