import { formatMoment } from '#web/components/status/respond-by.ts'
import { budgetOf } from '#shared/kernel/rate-groups.ts'
import { Box, Small, Stack } from '#web/ui/chakra.ts'
import { formatLowerRates } from '#shared/bookings/lower-rates.rules.ts'
import type { DayRates } from '#shared/kernel/money.schema.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import { RateField } from '#web/components/forms/rate-field.tsx'
import { DayHours } from '#web/components/forms/day-hours.tsx'
import { LunchField } from '#web/components/forms/lunch-field.tsx'
import { Note } from '#web/ui/note.tsx'
import { Section } from '#web/ui/page.tsx'
import { formatTimes } from '#shared/kernel/format-shift.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { responseWindowOf } from '#shared/offers/response-window.rules.ts'
import { useMinute } from '#web/platform/use-minute.ts'
import { SelectField, TextAreaField } from '#web/ui/text-field.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { hoursOutsideOf } from './locum-days.ts'
import { isValidBudget } from './request-draft.ts'
import type { LocumDays } from '#web/features/requests/requests.api.ts'
import { newRequestText as text } from './new-request.text.ts'
import type { RequestFormState } from './use-request-form.ts'

/** Groups days with the same text; days without one are left out. */
const groupDaysBy = (shifts: readonly Shift[], textOf: (shift: Shift) => string | undefined) =>
  [...Map.groupBy(shifts, textOf)].flatMap(([words, those]) =>
    words ? [{ words, dates: formatDays(those.map(({ date }) => date)) }] : [],
  )

/** Warns about hours outside the locum's availability, which can still be requested. */
function OutsideAvailabilityNote({ form, days, name }: { form: RequestFormState; days: LocumDays; name: string }) {
  const outside = groupDaysBy(form.draft.days, (shift) => hoursOutsideOf(days.get(shift.date), shift))
  if (outside.length === 0) return null
  return (
    <Note title={`${name} is available at other hours.`}>
      {outside.map(({ dates, words }) => `${dates}: ${words}`).join('; ')}. You can still send the request.
    </Note>
  )
}

/** Explains that the searched hours were shortened to those that are free. */
function ShortenedHoursNote({ form, name }: { form: RequestFormState; name: string }) {
  const partly = groupDaysBy(form.draft.days, (shift) =>
    form.isShortened(shift.date) ? formatTimes(shift) : undefined,
  )
  if (partly.length === 0) return null
  return (
    <Note title={`${name} is not available for some of these hours.`}>
      {partly.map(({ dates, words }) => `${dates}: request for ${words}`).join('; ')}.
    </Note>
  )
}

export function HoursSection({ form, days, name }: { form: RequestFormState; days: LocumDays; name: string }) {
  const [first] = form.draft.days
  if (!first) return null
  return (
    <Section title="Hours">
      <Stack gap="4">
        <DayHours
          hours={{ start_time: first.start_time, end_time: first.end_time }}
          days={form.draft.days}
          perDay={form.perDay}
          onHours={form.changeHours}
          onPerDay={(next) => {
            form.setPerDay(next)
            if (!next) form.changeHours({ start_time: first.start_time, end_time: first.end_time })
          }}
          onDay={form.changeDay}
        />
        <ShortenedHoursNote form={form} name={name} />
        <OutsideAvailabilityNote form={form} days={days} name={name} />
        {form.long && <LunchField value={form.lunch} onChange={form.setLunch} />}
      </Stack>
    </Section>
  )
}

function BudgetFields({ form, canUseUsualRates }: { form: RequestFormState; canUseUsualRates: boolean }) {
  const [from, to] = form.draft.budget ?? ['', '']
  const wrong = from !== '' && to !== '' && !isValidBudget([from, to])
  return (
    <Stack gap="3">
      <RateField label="Budget from" value={from} onChange={(next) => form.setBudget([next, to])} />
      <RateField
        label="Budget to"
        value={to}
        onChange={(next) => form.setBudget([from, next])}
        error={wrong ? text.budgetOrderError : undefined}
      />
      <Small>You pay the locum’s own rate for that day, within your budget.</Small>
      {canUseUsualRates && (
        <TextButton justifySelf="start" onClick={() => form.setBudget(undefined)}>
          Use their usual rates
        </TextButton>
      )}
    </Stack>
  )
}

/** The locum’s usual rates, or the practice's budget. */
export function RatesSection({
  form,
  rates,
  name,
}: {
  form: RequestFormState
  rates: DayRates | undefined
  name: string
}) {
  return (
    <Section title="What you pay">
      {!form.draft.budget && rates && (
        <Box color="fg.muted">
          {`${name}’s usual rates apply. You can offer your own budget instead.`}{' '}
          <TextButton inline onClick={() => form.setBudget(budgetOf(rates))}>
            Offer your own budget
          </TextButton>
        </Box>
      )}
      {form.draft.budget && !rates && (
        <Box color="fg.muted" mb="3">
          {name} has not entered rates yet. Enter your budget.
        </Box>
      )}
      {form.draft.budget && <BudgetFields form={form} canUseUsualRates={rates !== undefined} />}
      {form.belowUsualRates.length > 0 && (
        <Box mt="3">
          <Note title={`You offer less than ${name}’s usual rates.`}>
            {formatLowerRates(form.belowUsualRates, `${name}’s`)}. They will see this with your request.
          </Note>
        </Box>
      )}
    </Section>
  )
}

const responseTimes: readonly (readonly [hours: number, label: string])[] = [
  [2, '2 hours'],
  [6, '6 hours'],
  [12, '12 hours'],
  [24, '24 hours'],
  [48, '2 days'],
  [96, '4 days'],
  [168, '7 days'],
]

export function RespondWithinField({ form, name }: { form: RequestFormState; name: string }) {
  const { respondHours, days } = form.draft
  const { until } = responseWindowOf(respondHours, days, useMinute())
  return (
    <SelectField
      label="Answer within"
      hint={`${name} can answer until ${formatMoment(until)}. After that the request lapses.`}
      value={respondHours}
      onChange={(event) => form.setRespondHours(Number(event.currentTarget.value))}
    >
      {responseTimes.map(([hours, label]) => (
        <option key={hours} value={hours}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

export function NotesField({ form }: { form: RequestFormState }) {
  return (
    <TextAreaField
      label="Notes"
      optional
      hint="What to expect on the day, who to ask for, where to park."
      value={form.draft.notes}
      maxLength={2000}
      rows={3}
      onChange={(event) => form.setNotes(event.currentTarget.value)}
    />
  )
}
