import { Box, Pair, Row, Stack } from '#web/ui/chakra.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { RateField } from '#web/components/forms/rate-field.tsx'
import { DateField } from '#web/components/forms/date-field.tsx'
import { DayHours } from '#web/components/forms/day-hours.tsx'
import { formatDays } from '#web/components/format/format-days.ts'
import { LunchField } from '#web/components/forms/lunch-field.tsx'
import { CheckChip } from '#web/ui/chip.tsx'
import { ErrorText } from '#web/ui/field.tsx'
import { TextAreaField } from '#web/ui/text-field.tsx'
import { choosableDates, lunchIn, shiftsOf, type EditDraft, type EditErrors } from './edit-draft.ts'

interface Props {
  offer: Offer
  draft: EditDraft
  errors: EditErrors
  today: LocalDate
  onChange: (change: Partial<EditDraft>) => void
}

function DayChips({ offer, draft, errors, today, onChange }: Props) {
  const dates = choosableDates(offer, draft, today)
  const { leftOut } = draft
  if (dates.length === 0) return null
  const toggle = (date: LocalDate) =>
    onChange({ leftOut: leftOut.includes(date) ? leftOut.filter((other) => other !== date) : [...leftOut, date] })
  return (
    <Row role="group" aria-label="Days" wrap gap="2">
      {dates.map((date) => (
        <CheckChip
          key={date}
          label={formatCardDate(date)}
          checked={!leftOut.includes(date)}
          onChange={() => toggle(date)}
        />
      ))}
      {errors.days && <ErrorText id="edit-days-error">{errors.days}</ErrorText>}
    </Row>
  )
}

export function EditFields(props: Props) {
  const { offer, draft, errors, today, onChange } = props
  const { rates } = draft
  const shifts = shiftsOf(offer, draft, today)
  const lunch = lunchIn(offer, draft, shifts)
  return (
    <Stack gap="5">
      <Pair gap="4">
        <DateField
          label="Start date"
          value={draft.start}
          error={errors.start}
          onChange={(event) => onChange({ start: event.target.value })}
        />
        <DateField
          label="End date"
          value={draft.end}
          error={errors.end}
          onChange={(event) => onChange({ end: event.target.value })}
        />
      </Pair>
      <DayChips {...props} />
      {offer.booking_dates.length > 0 && (
        <Box color="fg.muted">
          {formatDays(offer.booking_dates)} {offer.booking_dates.length === 1 ? 'stays' : 'stay'} as booked. You can
          cancel a booking on its page.
        </Box>
      )}
      <DayHours
        hours={draft.hours}
        days={shifts}
        perDay={draft.perDay}
        onHours={(hours) => onChange({ hours, ownHours: {} })}
        onPerDay={(perDay) => onChange({ perDay })}
        onDay={({ date, ...hours }) => onChange({ ownHours: { ...draft.ownHours, [date]: hours } })}
      />
      <Pair gap="4">
        <RateField
          label="Budget from"
          value={rates[0]}
          error={errors.from}
          onChange={(from) => onChange({ rates: [from, rates[1]] })}
        />
        <RateField
          label="Budget to"
          value={rates[1]}
          error={errors.to}
          onChange={(to) => onChange({ rates: [rates[0], to] })}
        />
        {lunch && <LunchField value={lunch} onChange={(chosen) => onChange({ lunch: chosen })} />}
      </Pair>
      <TextAreaField
        label="Notes"
        optional
        maxLength={2000}
        error={errors.notes}
        value={draft.notes}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
    </Stack>
  )
}
