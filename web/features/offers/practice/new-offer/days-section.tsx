import { Box, Row } from '#web/ui/chakra.ts'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Company } from '#shared/companies/companies.schema.ts'
import { type LocalDate, monthOf } from '#shared/kernel/dates.ts'
import { notChoosableReason } from '#web/components/calendar/choosable-days.ts'
import { emptyDayCell } from '#web/components/calendar/day-cell-model.ts'
import { applyGesture, type Gesture, emptySelection } from '#web/components/calendar/day-selection.ts'
import { formatHolidays } from '#web/components/calendar/format-holidays.ts'
import { MonthGrid } from '#web/components/calendar/month-grid.tsx'
import { pickerHolidays } from '#web/components/calendar/rolling-weeks.ts'
import { MonthSwitch } from '#web/components/calendar/month-switch.tsx'
import { NamedHolidays } from '#web/components/calendar/named-holidays.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { Section } from '#web/ui/page.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { formatClosed } from '#web/components/days/opening-days.ts'
import type { Hours } from '#shared/calendar/availability.schema.ts'
import { DayHours } from '#web/components/forms/day-hours.tsx'
import { type OfferForm, useOfferFormContext } from './offer-form.ts'
import { usualHoursOn } from './offer-prefill.ts'
import { PatternField } from './pattern-field.tsx'

type Days = OfferForm['request_dates']

const haveSameHours = (one: Hours, other: Hours): boolean =>
  one.start_time === other.start_time && one.end_time === other.end_time

interface SummaryProps {
  practice: Company
  dates: readonly LocalDate[]
  onClear: () => void
}

function ChosenDaysSummary({ practice, dates, onClear }: SummaryProps) {
  // A long list begins with the number of its days.
  const [count, listed] = [formatCount(dates.length, 'day'), formatDays(dates)]
  return (
    <Row wrap justify="space-between" align="center" columnGap="4" mt="3" minHeight="tap" role="status">
      <Box flex="1" minWidth="0" color={dates.length > 0 ? undefined : 'fg.muted'}>
        {dates.length > 0 ? (
          <>
            {!listed.startsWith(count) && (
              <>
                <b>{count}</b> ·{' '}
              </>
            )}
            {listed}
            <Box color="fg.muted">{`${formatHolidays(dates)} ${formatClosed(practice, dates)}`.trim()}</Box>
          </>
        ) : (
          'Choose one or more days. From the first to the last, an offer covers at most 31 days.'
        )}
      </Box>
      {dates.length > 0 && (
        <TextButton minHeight="tap" onClick={onClear}>
          Clear days
        </TextButton>
      )}
    </Row>
  )
}

interface MonthProps {
  dates: readonly LocalDate[]
  onChange: (dates: readonly LocalDate[]) => void
}

function Month({ dates, onChange }: MonthProps) {
  const today = currentDay()
  const [month, setMonth] = useState(monthOf(dates[0] ?? today))
  const selection = useRef({ ...emptySelection, chosen: dates, before: dates })
  const select = (gesture: Gesture) => {
    const current = { ...selection.current, chosen: dates.length > 0 ? selection.current.chosen : [] }
    const choosable = (date: LocalDate) => notChoosableReason(date, current.chosen, today) === undefined
    selection.current = applyGesture(current, gesture, choosable)
    onChange(selection.current.chosen)
  }
  const dayCellOf = (date: LocalDate) => {
    const notChoosable = notChoosableReason(date, dates, today)
    return notChoosable ? { ...emptyDayCell, notChoosable } : emptyDayCell
  }
  return (
    <div>
      <MonthSwitch month={month} onMonth={setMonth} today={today} />
      <MonthGrid
        month={month}
        onMonth={setMonth}
        today={today}
        dayCellOf={dayCellOf}
        chosen={dates}
        onSelect={select}
      />
      <NamedHolidays holidays={pickerHolidays(month, today)} />
    </div>
  )
}

export function DaysSection({ practice }: { practice: Company }) {
  const { control, setValue, formState } = useOfferFormContext()
  const days = useWatch({ control, name: 'request_dates' })
  const [enteredHours, setHours] = useState<Hours>()
  const [enteredHoursDiffer, setPerDay] = useState<boolean>()
  // The days of a search or a draft have hours of their own.
  const [first = usualHoursOn(practice)] = days
  const hours = enteredHours ?? { start_time: first.start_time, end_time: first.end_time }
  const hoursDiffer = enteredHoursDiffer ?? days.some((day) => !haveSameHours(day, first))
  const dates = days.map(({ date }) => date)
  const areUsual = days.every(({ date, ...times }) => haveSameHours(times, usualHoursOn(practice, date)))
  const hoursOn = (date: LocalDate) => enteredHours ?? (areUsual ? usualHoursOn(practice, date) : hours)
  // The calendar keeps its own selection between gestures, so it starts again after days were added beside it.
  const [calendarKey, setCalendarKey] = useState(0)
  const change = (next: Days) =>
    setValue('request_dates', next, { shouldValidate: formState.isSubmitted, shouldDirty: true })
  const chooseDates = (next: readonly LocalDate[]) =>
    change(next.map((date) => days.find((day) => day.date === date) ?? { date, ...hoursOn(date) }))
  const changeHours = (next: Hours) => {
    setHours(next)
    change(days.map(({ date }) => ({ date, ...next })))
  }
  const problems = formState.errors.request_dates
  const error =
    // SPEC's 'Start date required' belongs to a date field.
    problems && days.length === 0
      ? 'Choose at least one day'
      : (problems?.message ?? problems?.root?.message ?? problems?.find?.((day) => day?.date)?.date?.message)
  return (
    <>
      <Section title="Which days?">
        <div data-invalid={error === undefined ? undefined : ''}>
          <Month key={calendarKey} dates={dates} onChange={chooseDates} />
          <ChosenDaysSummary practice={practice} dates={dates} onClear={() => change([])} />
          <PatternField
            chosen={dates}
            onChoose={(added) => {
              chooseDates([...new Set([...dates, ...added])].sort())
              setCalendarKey(calendarKey + 1)
            }}
          />
          {error && <ErrorText id="days-error">{error}</ErrorText>}
        </div>
      </Section>
      <Section title="Which hours?">
        <DayHours
          hours={hours}
          days={days}
          perDay={hoursDiffer && days.length > 1}
          onHours={changeHours}
          onPerDay={(next) => {
            setPerDay(next)
            if (!next) changeHours(hours)
          }}
          onDay={(day) => change(days.map((other) => (other.date === day.date ? day : other)))}
        />
      </Section>
    </>
  )
}
