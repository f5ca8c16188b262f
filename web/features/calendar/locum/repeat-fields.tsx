import { chakra, Row, Small, Stack } from '#web/ui/chakra.ts'
import { formatCardDate, formatFormDate, type LocalDate } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choices.tsx'
import { DateField } from '#web/components/forms/date-field.tsx'
import { formatDays } from '#web/components/format/format-days.ts'
import { isExcluded, patternDays, type WeeklyPattern, untilError, togglePatternDay, withUntil } from './draft.ts'

const weekdays = [
  { day: 1, short: 'Mon', rest: 'day' },
  { day: 2, short: 'Tue', rest: 'sday' },
  { day: 3, short: 'Wed', rest: 'nesday' },
  { day: 4, short: 'Thu', rest: 'rsday' },
  { day: 5, short: 'Fri', rest: 'day' },
  { day: 6, short: 'Sat', rest: 'urday' },
  { day: 0, short: 'Sun', rest: 'day' },
] as const

const Weekday = chakra('button', {
  base: {
    flex: '1',
    minWidth: '0',
    height: '11',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 's',
    bg: 'bg',
    textStyle: 's',
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      bg: 'secondary.solid',
      borderColor: 'secondary.solid',
      color: 'secondary.contrast',
      fontWeight: 'bold',
    },
  },
})

interface Props {
  repeat: WeeklyPattern
  first: LocalDate
  today: LocalDate
  /** Unavailable days of the pattern. */
  off: readonly LocalDate[]
  onChange: (repeat: WeeklyPattern) => void
  /** If the fields cover the calendar: closes them. */
  onExceptions?: (() => void) | undefined
}

function UntilField({ repeat, first, today, onChange }: Omit<Props, 'off'>) {
  const typed = repeat.typed ?? formatFormDate(repeat.until)
  return (
    <DateField
      label="Until"
      value={typed}
      error={typed.length >= 10 ? untilError(repeat, first, today) : undefined}
      onChange={({ target }) => onChange(withUntil(repeat, target.value, first, today))}
    />
  )
}

/** Up to this many Unavailable days get a checkbox each; more are probably leave and share one. */
const MAX_SINGLE_CHECKBOXES = 4

function DefaultExclusions({ repeat, first, off, onChange }: Omit<Props, 'today'>) {
  const groupedDays = off.length > MAX_SINGLE_CHECKBOXES ? off.filter((date) => !holidayName(date)) : []
  const single = patternDays(first, repeat).filter(
    (date) => holidayName(date) || (off.includes(date) && !groupedDays.includes(date)),
  )
  if (single.length + groupedDays.length === 0) return null
  const areAllExcluded = groupedDays.every((date) => isExcluded(repeat, date, off))
  const toggle = (dates: readonly LocalDate[]) =>
    onChange(dates.reduce((now, date) => togglePatternDay(now, first, date, off), repeat))
  return (
    <chakra.fieldset border="none">
      <chakra.legend fontWeight="bold" mb="1.5">
        Leave out{single.some((date) => holidayName(date)) ? ' public holidays' : ' Unavailable days'}
        {off.length > 0 && single.some((date) => holidayName(date)) && ' and Unavailable days'}
      </chakra.legend>
      <Stack gap="1">
        {single.map((date) => (
          <Checkbox
            key={date}
            label={[formatCardDate(date), holidayName(date), off.includes(date) && 'Unavailable']
              .filter(Boolean)
              .join(' · ')}
            checked={isExcluded(repeat, date, off)}
            onChange={() => toggle([date])}
          />
        ))}
        {groupedDays.length > 0 && (
          <Checkbox
            label={`${formatDays(groupedDays)} · Unavailable`}
            checked={areAllExcluded}
            onChange={() => toggle(groupedDays.filter((date) => isExcluded(repeat, date, off) === areAllExcluded))}
          />
        )}
      </Stack>
    </chakra.fieldset>
  )
}

/** The fields of a weekly pattern. */
export function RepeatFields({ repeat, first, off, today, onChange, onExceptions }: Props) {
  const toggle = (day: number) => {
    const chosen = repeat.weekdays.includes(day)
      ? repeat.weekdays.filter((other) => other !== day)
      : [...repeat.weekdays, day]
    if (chosen.length > 0) onChange({ ...repeat, weekdays: chosen })
  }
  return (
    <Stack gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Row role="group" aria-label="Days of the week" gap="1">
        {weekdays.map(({ day, short, rest }) => (
          <Weekday key={day} type="button" aria-pressed={repeat.weekdays.includes(day)} onClick={() => toggle(day)}>
            {short}
            <chakra.span srOnly>{rest}</chakra.span>
          </Weekday>
        ))}
      </Row>
      <UntilField repeat={repeat} first={first} today={today} onChange={onChange} />
      <DefaultExclusions repeat={repeat} first={first} off={off} onChange={onChange} />
      <Small>
        {repeat.excluded.length > 0 ? `Left out: ${formatDays(repeat.excluded)}. ` : ''}
        {!onExceptions && 'Tap a day in the calendar to leave it out or include it again.'}
      </Small>
      {onExceptions && <Button onClick={onExceptions}>Choose exceptions in the calendar</Button>}
    </Stack>
  )
}
