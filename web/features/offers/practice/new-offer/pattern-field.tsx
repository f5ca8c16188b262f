import { Box, Row, Stack } from '#web/ui/chakra.ts'
import { useState } from 'react'
import { addDays, type LocalDate, MAX_DAYS, MAX_DAYS_AHEAD, daysBetween } from '#shared/kernel/dates.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { currentDay } from '#web/platform/clock.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckChip } from '#web/ui/chip.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField } from '#web/ui/text-field.tsx'
import { patternDates } from './repeated-days.ts'

const weekdayChoices = [
  [1, 'Mon'],
  [2, 'Tue'],
  [3, 'Wed'],
  [4, 'Thu'],
  [5, 'Fri'],
  [6, 'Sat'],
  [0, 'Sun'],
] as const
const workdays = [1, 2, 3, 4, 5]

const spans = [
  { days: 7, label: 'For 1 week' },
  { days: 14, label: 'For 2 weeks' },
  { days: 21, label: 'For 3 weeks' },
  { days: 28, label: 'For 4 weeks' },
  { days: MAX_DAYS, label: `For ${MAX_DAYS} days` },
] as const

interface Props {
  chosen: readonly LocalDate[]
  onChoose: (dates: readonly LocalDate[]) => void
}

/** From the first chosen day, or tomorrow; never beyond the last day that can be offered. */
function usePattern(chosen: readonly LocalDate[]) {
  const [weekdays, setWeekdays] = useState<readonly number[]>([])
  const [weekInterval, setWeekInterval] = useState<1 | 2>(1)
  const [span, setSpan] = useState<number>(28)
  const start = chosen.toSorted()[0] ?? addDays(currentDay(), 1)
  const left = daysBetween(start, addDays(currentDay(), MAX_DAYS_AHEAD)) + 1
  const dates = patternDates({ weekdays, weekInterval, start, span: Math.min(span, left) })
  return { weekdays, setWeekdays, weekInterval, setWeekInterval, span, setSpan, start, dates }
}

/** Chooses every Tuesday, all weekdays or days of every second week at once. */
export function PatternField({ chosen, onChoose }: Props) {
  const { weekdays, setWeekdays, weekInterval, setWeekInterval, span, setSpan, start, dates } = usePattern(chosen)
  const toggle = (day: number) =>
    setWeekdays((before) => (before.includes(day) ? before.filter((other) => other !== day) : [...before, day]))
  const added = dates.filter((date) => !chosen.includes(date))
  const hasWorkdays = workdays.every((day) => weekdays.includes(day))
  return (
    <Disclosure summary="Choose days by pattern" note="every Tuesday, weekdays, every second week">
      <Stack gap="4" pt="2" pb="1">
        <Row role="group" aria-label="Days of the week" wrap gap="2">
          {weekdayChoices.map(([day, label]) => (
            <CheckChip key={day} label={label} checked={weekdays.includes(day)} onChange={() => toggle(day)} />
          ))}
          <CheckChip
            label="Weekdays"
            checked={hasWorkdays}
            onChange={() =>
              setWeekdays((before) => [
                ...before.filter((day) => !workdays.includes(day)),
                ...(hasWorkdays ? [] : workdays),
              ])
            }
          />
        </Row>
        <Stack gap="4" gridTemplateColumns="1fr 1fr">
          <SelectField
            label="How often"
            value={weekInterval}
            onChange={(event) => setWeekInterval(event.currentTarget.value === '2' ? 2 : 1)}
          >
            <option value={1}>Every week</option>
            <option value={2}>Every second week</option>
          </SelectField>
          <SelectField label="How long" value={span} onChange={(event) => setSpan(Number(event.currentTarget.value))}>
            {spans.map(({ days, label }) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </SelectField>
        </Stack>
        <Row wrap align="center" justify="space-between" gap="3">
          <Box flex="1 1 200px" minWidth="0" role="status" color="fg.muted">
            {added.length > 0
              ? formatDays(added)
              : dates.length > 0
                ? 'You have added all of these days.'
                : `Starts on ${formatDays([start])}. Choose days of the week.`}
          </Box>
          {(added.length > 0 || dates.length === 0) && (
            <Button disabled={added.length === 0} onClick={() => onChoose(added)}>
              {added.length > 0 ? `Add ${formatCount(added.length, 'day')}` : 'Add days'}
            </Button>
          )}
        </Row>
      </Stack>
    </Disclosure>
  )
}
