import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { holidaysAmong } from '#web/components/calendar/holidays-among.ts'
import { ErrorText } from '#web/ui/field.tsx'
import { Section } from '#web/ui/page.tsx'
import { counted, daysWords } from '#web/components/shift-words.ts'
import { TextButton } from '#web/ui/text-link.tsx'
import { today } from '#web/platform/clock.ts'
import { DayHours, type Hours } from '#web/components/day-hours.tsx'
import { MonthPicker } from './month-picker.tsx'
import { type OfferForm, useOfferFields } from './offer-form.ts'

/** SPEC 9. */
const usual: Hours = { start_time: '09:00', end_time: '17:00' }

type Days = OfferForm['request_dates']

function Chosen({ dates, onClear }: { dates: readonly LocalDate[]; onClear: () => void }) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      alignItems="center"
      columnGap="4"
      mt="3"
      minHeight="tap"
      role="status"
    >
      <Box flex="1" minWidth="0" color={dates.length > 0 ? undefined : 'fg.muted'}>
        {dates.length > 0 ? (
          <>
            <b>{counted(dates.length, 'day')}</b> · {daysWords(dates)}
            <Box color="fg.muted">{holidaysAmong(dates)}</Box>
          </>
        ) : (
          'Choose one or more days, all within 31 days of each other.'
        )}
      </Box>
      {dates.length > 0 && (
        <TextButton minHeight="tap" onClick={onClear}>
          Clear days
        </TextButton>
      )}
    </Box>
  )
}

/** Which days, and from when to when on each. */
export function DaysSection() {
  const { control, setValue, formState } = useOfferFields()
  const days = useWatch({ control, name: 'request_dates' })
  const [hours, setHours] = useState(usual)
  const [perDay, setPerDay] = useState(false)
  const dates = days.map(({ date }) => date)
  const change = (next: Days) =>
    setValue('request_dates', next, { shouldValidate: formState.isSubmitted, shouldDirty: true })
  const changeHours = (next: Hours) => {
    setHours(next)
    change(days.map(({ date }) => ({ date, ...next })))
  }
  const error =
    formState.errors.request_dates?.message ??
    formState.errors.request_dates?.root?.message ??
    formState.errors.request_dates?.find?.((day) => day?.date)?.date?.message
  return (
    <>
      <Section title="Which days?">
        <MonthPicker
          chosen={dates}
          today={today()}
          invalid={error !== undefined}
          onChange={(next) => change(next.map((date) => days.find((day) => day.date === date) ?? { date, ...hours }))}
        />
        <Chosen dates={dates} onClear={() => change([])} />
        {error && <ErrorText id="days-error">{error}</ErrorText>}
      </Section>
      <Section title="From when to when?">
        <DayHours
          hours={hours}
          days={days}
          perDay={perDay && days.length > 1}
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
