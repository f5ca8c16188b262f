import { Box } from '@chakra-ui/react'
import { dayOfMonth, type LocalDate, monthName, weekdayName } from '../../../shared/kernel/dates.ts'
import { holidayName } from '../../../shared/kernel/holidays.ts'
import type { Offer } from '../../../shared/offers/offers.schema.ts'
import { flatRates, offeredShift, payOn } from '../../components/offer-facts.ts'
import { groupNames, hoursIn, timesOf } from '../../components/shift-words.ts'
import { StatusWord } from '../../components/status-pill.tsx'

/** `08:00–17:00 · 8 h`, the hours being those that are paid. */
export const paidHours = (offer: Offer, date: LocalDate): string => `${timesOf(offeredShift(offer, date))} · ${hoursIn(payOn(offer, flatRates(offer.rates[0]), date).hours * 60)}`

/** The rate groups of a day's hours: two where a night runs into another kind of day. */
export const groupsOf = (offer: Offer, date: LocalDate): string =>
  [...new Set(payOn(offer, flatRates(offer.rates[0]), date).parts.map(({ group }) => groupNames[group]))].join(' and ')

export function DayHead({ offer, date }: { offer: Offer; date: LocalDate }) {
  const holiday = holidayName(date)
  return (
    <>
      <Box textStyle="s" color="fg.muted" whiteSpace="nowrap" overflow="hidden" textOverflow="ellipsis" title={holiday}>
        {weekdayName(date)}
        {holiday && ` · ${holiday}`}
      </Box>
      <Box as="b" textStyle="l" display="block">
        {dayOfMonth(date)} {monthName(date)}
      </Box>
      <Box textStyle="s" fontWeight="bold" mt="0.5">
        {groupsOf(offer, date)}
      </Box>
      <Box textStyle="s" color="fg.muted">
        {paidHours(offer, date)}
      </Box>
    </>
  )
}

/** Where a day stands: booked and with whom, how many applied, or past. */
export function DayStanding({ offer, date }: { offer: Offer; date: LocalDate }) {
  const day = offer.mapped_dates.find((mapped) => mapped.date === date)
  if (day?.already_booked) return <StatusWord family="booked" label={day.professional ? `Booked · ${day.professional.name}` : 'Booked'} />
  if (day?.status === 'past') return <StatusWord family="ended" label="Past" />
  if (offer.status === 'cancelled') return <StatusWord family="ended" label="Cancelled" />
  const applied = offer.offers_requests.filter((request) => request.live_dates.includes(date)).length
  return applied > 0 ? <StatusWord family="waits" label={`${applied} applied`} /> : <StatusWord family="free" label="Open" />
}
