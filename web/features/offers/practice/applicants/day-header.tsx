import { Box, Small } from '#web/ui/chakra.ts'
import { paths } from '#shared/kernel/paths.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { dayOfMonth, formatCardDate, type LocalDate, monthName, weekdayName } from '#shared/kernel/dates.ts'
import { holidayName } from '#web/components/days/holidays.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { shortName } from '#web/ui/initials.ts'
import { flatRates, type RateGroup, rateGroupLabels } from '#shared/kernel/rate-groups.ts'
import { offeredShift, payOn } from '#web/components/status/offer-facts.ts'
import { formatHours, formatTimes } from '#shared/kernel/format-shift.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatParts } from '#web/components/format/format-days.ts'
import { StatusWord } from '#web/ui/status-pill.tsx'

/** `08:00–17:00 · 8 h`, with the paid hours. */
export const formatPaidHours = (offer: Offer, date: LocalDate): string =>
  `${formatTimes(offeredShift(offer, date))} · ${formatHours(payOn(offer, flatRates(offer.rates[0]), date).hours * 60)}`

export const rateGroupsOn = (offer: Offer, date: LocalDate): ReadonlySet<RateGroup> =>
  new Set(payOn(offer, flatRates(offer.rates[0]), date).parts.map(({ group }) => group))

/** The rate group of a day, or of each part of a night shift: `4 h weekday + 7 h public holiday`. */
export function formatRateGroups(offer: Offer, date: LocalDate): string {
  const { parts } = payOn(offer, flatRates(offer.rates[0]), date)
  const groups = rateGroupsOn(offer, date)
  return groups.size > 1 ? formatParts(parts) : [...groups].map((group) => rateGroupLabels[group]).join('')
}

export function DayHeader({ offer, date }: { offer: Offer; date: LocalDate }) {
  const holiday = holidayName(date)
  return (
    <>
      <Small>
        {weekdayName(date)}
        {holiday && ` · ${holiday}`}
      </Small>
      <Box as="b" textStyle="l" display="block">
        {dayOfMonth(date)} {monthName(date)}
      </Box>
      <Box textStyle="s" fontWeight="bold" mt="0.5">
        {formatRateGroups(offer, date)}
      </Box>
      <Small>{formatPaidHours(offer, date)}</Small>
    </>
  )
}

/** The status of a day: booked and with whom, how many applied, past or cancelled. */
export function DayStatus({ offer, date, brief = false }: { offer: Offer; date: LocalDate; brief?: boolean }) {
  const day = offer.mapped_dates.find((mapped) => mapped.date === date)
  if (day?.booking && day.professional) {
    const { name } = day.professional
    const label = `Booked · ${brief ? shortName(name) : name}`
    return (
      <TextLink
        to={paths.practice.booking(day.booking)}
        color="inherit"
        aria-label={`${label}: view booking for ${formatCardDate(date)}`}
      >
        <StatusWord family="booked" title={name} label={label} />
      </TextLink>
    )
  }
  if (day?.status === 'past') return <StatusWord family="past" label="Past" />
  if (offer.status === 'cancelled') return <StatusWord family="past" label="Cancelled" />
  const applied = offer.offers_requests.filter((application) => application.live_dates.includes(date)).length
  return applied > 0 ? (
    <StatusWord family="pending" label={formatCount(applied, 'applicant')} />
  ) : (
    <StatusWord family="available" label="Open" />
  )
}
