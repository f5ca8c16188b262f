import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Application } from '#shared/offers/applications.schema.ts'
import type { CloseReason } from '#shared/offers/close-reasons.rules.ts'
import { isReopened } from '#shared/offers/near-me.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { capitalise, formatCount } from '#web/components/format/format-words.ts'
import type { Status } from '#web/ui/status-pill.tsx'
import { openStatusLabel } from './locum-offer-status.ts'
import { ownLapseLabels } from './request-status.ts'

const closeReasonLabels: Record<Exclude<CloseReason, 'past'>, string> = {
  ...ownLapseLabels,
  declined: 'declined',
  taken: 'another locum was booked',
  withdrawn: 'withdrawn by you',
  'offer-cancelled': 'offer cancelled',
  'offer-changed': 'offer changed',
  filled: 'no longer open',
}

/** For days that another locum was booked for and that are open again. */
export const OPEN_AGAIN_TEXT = 'The practice chose another locum, but the shift is open again. You can apply again.'

export function applicationStatusLabel(offer: Offer, application: Application): Status {
  if (isReopened(offer, application)) return openStatusLabel(offer)
  const [booked, waiting] = [application.confirmed_dates.length, application.live_dates.length]
  switch (application.status) {
    case 'confirmed':
      return { family: 'booked', label: 'Booked' }
    case 'partially-confirmed':
      return { family: 'booked', label: `Booked · ${booked} of ${formatCount(booked + waiting, 'day')}` }
    case 'rejected':
    case 'cancelled':
      return {
        family: 'past',
        label:
          application.ended && application.ended !== 'past'
            ? capitalise(closeReasonLabels[application.ended])
            : 'Ended',
      }
    default:
      return { family: 'pending', label: 'Pending' }
  }
}

/** The days that are booked or pending; if there are none, the days applied for. */
export function relevantDays(offer: Offer, application: Application): LocalDate[] {
  const liveDays = [...application.confirmed_dates, ...application.live_dates].toSorted()
  if (liveDays.length > 0) return liveDays
  return application.booking_dates.length > 0 ? application.booking_dates : offer.request_dates.map(({ date }) => date)
}
