import type { LocalDate } from '#shared/kernel/dates.ts'
import type { MarketOffer } from '#shared/offers/offers.schema.ts'
import type { OwnConflicts } from '#web/components/calendar/own-conflicts.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import type { Status } from '#web/ui/status-pill.tsx'

/** Why the locum’s own calendar or registration allows none of the days; undefined if they allow one. */
function calendarReason({ available_dates: dates }: MarketOffer, conflicts: OwnConflicts) {
  const { isFree, isUnavailable, isBooked, isAfterExpiry } = conflicts
  if (dates.length === 0 || dates.some(isFree)) return undefined
  if (dates.every(isBooked)) return 'You are booked at that time'
  if (dates.every(isAfterExpiry)) return 'Your registration expires before'
  if (!dates.every(isUnavailable)) return 'You are not free on these days'
  return `You marked ${dates.length === 1 ? 'this day' : 'these days'} Unavailable`
}

/** Whether a locum can apply, and why not; `conflicts` are those of the open days with their calendar. */
export function openStatusLabel(offer: MarketOffer, conflicts?: OwnConflicts): Status {
  const [open, all] = [offer.available_dates.length, offer.request_dates.length]
  if (offer.ineligible === 'experience')
    return { family: 'unavailable', label: `Requires ${formatCount(offer.experience, 'year')} of experience` }
  const busy = conflicts && calendarReason(offer, conflicts)
  if (busy) return { family: 'unavailable', label: busy }
  const free = conflicts ? offer.available_dates.filter(conflicts.isFree).length : open
  const share = open < all ? ` · ${open} of ${formatCount(all, 'day')}` : ''
  const part = free < open ? ` · you are free on ${free} of ${open}` : ''
  return {
    family: 'available',
    label: `Open${share}${part}${offer.ineligible === 'approval' ? ' · approval pending' : ''}`,
  }
}

/** The open days on which the locum is free; all of them if they are on none. */
export function earningDates({ available_dates: open }: MarketOffer, conflicts?: OwnConflicts): LocalDate[] {
  const free = conflicts ? open.filter(conflicts.isFree) : open
  return free.length > 0 ? free : open
}
