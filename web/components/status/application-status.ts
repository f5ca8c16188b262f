import type { ShownCandidate } from '#shared/offers/applications.schema.ts'
import { areDaysReopened } from '#shared/offers/applications.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { capitalise, formatCount } from '#web/components/format/format-words.ts'
import type { Status } from '#web/ui/status-pill.tsx'
import { openStatusLabel } from './locum-offer-status.ts'
import { closeReasonLabels } from './close-reasons.text.ts'

/** For days that another locum was booked for and that are open again. */
export const OPEN_AGAIN_TEXT = 'The practice chose another locum, but the shift is open again. You can apply again.'

export function applicationStatusLabel(offer: Offer, application: ShownCandidate): Status {
  if (areDaysReopened(offer, application)) return openStatusLabel(offer)
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
        label: capitalise(closeReasonLabels[application.ended ?? 'past'].applicant),
      }
    default:
      return { family: 'pending', label: 'Pending' }
  }
}
