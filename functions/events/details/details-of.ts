import type { Instant } from '#shared/kernel/dates.ts'
import { bookingDetails, type BookingDetailDeps } from './booking-details.ts'
import type { About } from '#shared/notifications/notification-about.schema.ts'
import type { Details } from './details.ts'
import { offerDetails, type OfferDetailDeps } from './offer-details.ts'

export type DetailDeps = BookingDetailDeps & OfferDetailDeps

/** What there is to know of a booking or an offer that a notification is about. */
export const detailsOf = async (about: About, deps: DetailDeps, now: Instant): Promise<Details> =>
  'booking' in about ? bookingDetails(about, deps, now) : offerDetails(about, deps, now)
