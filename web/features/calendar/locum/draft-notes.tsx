import { formatDays } from '#web/components/format/format-days.ts'
import { budgetOf, rateGroupLabels, rateGroupInSentence } from '#shared/kernel/rate-groups.ts'
import { extraHolidays } from '#web/components/days/holidays.ts'
import { Box, chakra, Row } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import type { Hours } from '#shared/calendar/availability.schema.ts'
import { hasLunch, payFor, shiftMinutes, unpaidMinutes, defaultLunch } from '#shared/bookings/pay.rules.ts'
import { formatCardDate, type LocalDate } from '#shared/kernel/dates.ts'
import { formatRand, formatRate } from '#shared/kernel/money.ts'
import { dayRatesOf } from '#shared/professionals/professionals.rules.ts'
import { Note } from '#web/ui/note.tsx'
import { StatusIcon, statusColour } from '#web/ui/status-pill.tsx'
import { formatHours, formatTimes } from '#shared/kernel/format-shift.ts'
import { joinWords } from '#web/components/format/format-words.ts'
import { useProfessional } from '#web/components/account/account.api.ts'
import { text } from './locum-calendar.text.ts'
import { isUnchanged } from './initial-draft.ts'
import type { DayEdit } from './calendar-changes.ts'
import { hasConsequences } from './consequences.ts'
import type { useConsequences } from './use-consequences.ts'
import { bookedOn, availableHoursWith, type OwnCalendar } from '#web/components/calendar/own-calendar.ts'

const sentences = {
  cannotBeOff: (dates: readonly LocalDate[]) =>
    `${joinWords(dates.map(formatCardDate))} ${dates.length === 1 ? 'is booked, so it' : 'are booked, so they'} can’t be marked Unavailable.`,
  staysUnavailable: (days: number) => (days === 1 ? '1 day stays Unavailable.' : `${days} days stay Unavailable.`),
}

const Line = ({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) => (
  <Row justify="space-between" gap="4" py="2.5" borderTop="1px solid" borderColor="border">
    <chakra.dt color="fg.muted">{label}</chakra.dt>
    <chakra.dd fontWeight={strong ? 'bold' : undefined} whiteSpace="nowrap">
      {value}
    </chakra.dd>
  </Row>
)

/** `8 h paid, without 1 h for lunch`: practices usually don't pay it. */
const formatPaidHours = (hours: Hours): string =>
  `${formatHours(shiftMinutes(hours) - unpaidMinutes(hours, defaultLunch))} paid${hasLunch(hours, defaultLunch) ? `, without ${formatHours(60 * defaultLunch.period)} for lunch` : ''}`

/** The pay for the days at the locum's own rates. */
export function DraftPay({ availability }: { availability: readonly DayEdit[] }) {
  const { working_hours } = useProfessional()
  const shifts = availability.flatMap(({ date, availability: { start_time, end_time } }) =>
    start_time && end_time ? { date, start_time, end_time } : [],
  )
  const [first] = shifts
  if (!working_hours || !first) return null
  const rates = dayRatesOf(working_hours)
  const pays = shifts.map((shift) =>
    payFor(shift, { rates, lunch: defaultLunch, budget: budgetOf(rates), extraHolidays: extraHolidays() }),
  )
  const groups = new Set(pays.flatMap(({ parts }) => parts.map(({ group }) => group)))
  const differ = new Set(pays.map(({ pay }) => pay)).size > 1
  const ofDay = differ ? `${formatCardDate(first.date)}: ` : shifts.length > 1 ? 'Per day: ' : ''
  return (
    <dl>
      {[...groups].map((group) => (
        <Line
          key={group}
          label={`Your ${rateGroupInSentence(rateGroupLabels[group])} rate`}
          value={formatRate(Number(rates[group]))}
        />
      ))}
      <Line label={`${ofDay}${formatPaidHours(first)}`} value={formatRand(pays[0]?.pay ?? 0)} strong />
    </dl>
  )
}

/** The days whose availability a weekly pattern replaces, and those it leaves Unavailable. */
export function ReplacedNote({
  replaced,
  staysUnavailable,
}: {
  replaced: readonly LocalDate[]
  staysUnavailable: readonly LocalDate[]
}) {
  if (replaced.length + staysUnavailable.length === 0) return null
  return (
    <Box role="status" p="3" borderRadius="m" bg="bg.muted">
      {replaced.length > 0 && <b>Replaces your availability on {formatDays(replaced)}. </b>}
      {staysUnavailable.length > 0 && sentences.staysUnavailable(staysUnavailable.length)}
    </Box>
  )
}

const StatusNote = ({
  family,
  title,
  children,
}: {
  family: 'pending' | 'booked'
  title: string
  children: ReactNode
}) => (
  <Row
    role="status"
    gap="2.5"
    p="3"
    borderRadius="m"
    bg={statusColour(family, 'bg')}
    style={{ '--knock': `var(--ld-colors-status-${family}-bg)` } as object}
  >
    <Box color={statusColour(family, 'fg')} pt="1px">
      <StatusIcon family={family} size={18} />
    </Box>
    <Box minWidth="0" overflowWrap="anywhere">
      <b>{title}</b>
      <Box color="fg.muted">{children}</Box>
    </Box>
  </Row>
)

/** What marking days Unavailable ends, and who is notified; `choosing` if that is only one of the options. */
export function ConsequencesNote({
  consequences,
  days,
  choosing = false,
}: {
  consequences: ReturnType<typeof useConsequences>
  days: readonly LocalDate[]
  choosing?: boolean
}) {
  if (consequences.loadFailed)
    return (
      <Note
        kind="error"
        title="Your applications could not be loaded. Any for days that you mark Unavailable will be withdrawn."
      />
    )
  if (!hasConsequences(consequences)) return null
  const what = text.willEnd(consequences, days.length)
  return (
    <StatusNote family="pending" title={choosing ? `If you choose Unavailable, ${what}` : what}>
      {joinWords(consequences.practices)} will be notified at once. This can’t be undone.
    </StatusNote>
  )
}

const MAX_LISTED = 3

/** What stays unchanged because it is booked. */
export function BookedNote({
  calendar,
  booked,
  availability,
  off,
}: {
  calendar: OwnCalendar
  booked: readonly LocalDate[]
  availability: readonly DayEdit[]
  off: boolean
}) {
  const [date] = booked
  if (!date) return null
  const now = availability.find((day) => day.date === date)?.availability
  const bookedHours = joinWords(bookedOn(calendar, date).map((shift) => shift.text))
  const availableHours =
    now?.start_time && now.end_time
      ? joinWords(
          availableHoursWith(calendar, date, { start_time: now.start_time, end_time: now.end_time }).map((hours) =>
            formatTimes({ date, ...hours }),
          ),
        )
      : ''
  const verb = now && isUnchanged(now, calendar.days.get(date)) ? 'stays' : 'becomes'
  const title =
    booked.length > MAX_LISTED
      ? `${booked.length} days keep their bookings`
      : booked.length > 1
        ? `${joinWords(booked.map(formatCardDate))} keep their bookings`
        : `${formatCardDate(date)} keeps its booking`
  return (
    <StatusNote family="booked" title={title}>
      {off && (booked.length > MAX_LISTED ? 'Booked days can’t be marked Unavailable.' : sentences.cannotBeOff(booked))}
      {!off &&
        booked.length === 1 &&
        `${bookedHours} stays booked. ${availableHours ? `${availableHours} ${verb} ${now?.status === 'open' ? 'Possibly Available' : 'Available'}.` : ''}`}
      {!off && booked.length > 1 && `Booked hours stay booked, for example ${bookedHours} on ${formatCardDate(date)}.`}
    </StatusNote>
  )
}
