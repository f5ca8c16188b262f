import { Box, Small, Stack } from '#web/ui/chakra.ts'
import { shiftMinutes } from '#shared/bookings/pay.rules.ts'
import { formatCardDate, timeOf } from '#shared/kernel/dates.ts'
import type { Hours } from '#shared/calendar/availability.schema.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { Checkbox } from '#web/ui/choices.tsx'
import { formatHours, isOvernight } from '#shared/kernel/format-shift.ts'
import { dayKindLabel } from '#web/components/format/format-days.ts'
import { SelectField } from '#web/ui/text-field.tsx'

const STEP = 15
const times = Array.from({ length: (24 * 60) / STEP }, (_, at) => timeOf(at * STEP))

/** A search may have hours between two steps. */
const withTime = (time: string): string[] => (times.includes(time) ? times : [...times, time].sort())

/** End times on the same day, then on the next. */
const endOptions = ({ start_time, end_time }: Hours): string[] => {
  const all = withTime(end_time)
  return [...all.filter((time) => time > start_time), ...all.filter((time) => time <= start_time)]
}

/** Wide enough on a phone for `07:00 next day`. */
const phoneStyle = { fontSize: { base: '16px', sm: '15px' }, pr: '8' } as const

const lengthOf = (hours: Hours): string =>
  `${formatHours(shiftMinutes(hours))}${isOvernight(hours) ? ', ends next day' : ''}`

/** Start and end in steps of 15 minutes; an end before the start is on the next day. */
export function HoursFields({ hours, onChange, of }: { hours: Hours; onChange: (hours: Hours) => void; of?: string }) {
  const { start_time, end_time } = hours
  const named = (label: string) => (of ? { 'aria-label': `${label}, ${of}` } : {})
  return (
    <Box display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(144px, 100%), 1fr))" gap="3">
      <SelectField
        label="Starts"
        {...named('Starts')}
        {...phoneStyle}
        value={start_time}
        onChange={(event) => onChange({ start_time: event.currentTarget.value, end_time })}
      >
        {withTime(start_time).map((time) => (
          <option key={time} disabled={time === end_time}>
            {time}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Ends"
        {...named('Ends')}
        {...phoneStyle}
        hint={lengthOf(hours)}
        value={end_time}
        onChange={(event) => onChange({ start_time, end_time: event.currentTarget.value })}
      >
        {endOptions(hours).map((time) => (
          <option key={time} value={time} disabled={time === start_time}>
            {time}
            {time < start_time ? ' next day' : ''}
          </option>
        ))}
      </SelectField>
    </Box>
  )
}

interface Props {
  /** The hours of new days, and of all days while they share the same hours. */
  hours: Hours
  days: readonly Shift[]
  perDay: boolean
  onHours: (hours: Hours) => void
  onPerDay: (perDay: boolean) => void
  onDay: (day: Shift) => void
}

export function DayHours({ hours, days, perDay, onHours, onPerDay, onDay }: Props) {
  return (
    <Stack gap="4">
      {!perDay && <HoursFields hours={hours} onChange={onHours} />}
      {days.length > 1 && (
        <Checkbox
          label="Different hours on some days"
          checked={perDay}
          onChange={(event) => onPerDay(event.currentTarget.checked)}
        />
      )}
      {perDay &&
        days.map((day) => (
          <Box
            key={day.date}
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '140px minmax(0, 1fr)' }}
            columnGap="4"
            rowGap="2"
            borderTop="1px solid"
            borderColor="border"
            pt="3"
          >
            <div>
              <b>{formatCardDate(day.date)}</b>
              <Small>{dayKindLabel(day.date)}</Small>
            </div>
            <HoursFields
              hours={day}
              of={formatCardDate(day.date)}
              onChange={(next) => onDay({ ...next, date: day.date })}
            />
          </Box>
        ))}
    </Stack>
  )
}
