import type * as z from 'zod/mini'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import type { RequestBookingBody } from '#shared/requests/requests.schema.ts'
import type { Caller } from './api.ts'
import { offerInput, shiftAhead, shiftsAhead, type Practice } from './people.ts'

type RequestChanges = Partial<z.input<typeof RequestBookingBody>>

/** A booking request for whole days, given as numbers of days ahead. */
export const sendRequest = (
  locum: Caller,
  { companyId }: Practice,
  days: readonly number[],
  changes: RequestChanges = {},
) => {
  const { lunch, practice_region } = offerInput(companyId)
  const request_dates = shiftsAhead(...days)
  return {
    params: { id: locum.id, date: request_dates[0]?.date ?? '' },
    body: { accountid: companyId, lunch, practice_region, request_dates, ...changes },
  }
}

/** The address of a request. */
const at = ({ availabilityId = '' as UserId, date }: Offer) => ({ id: availabilityId, date })

export const accept = (offer: Offer, dates?: readonly LocalDate[]) => ({
  params: at(offer),
  body: { id: offer.id, revision: offer.revision, ...(dates && { dates: [...dates] }) },
})

export const decline = (offer: Offer, dates?: LocalDate[], status_reason?: string) => ({
  params: at(offer),
  body: { id: offer.id, dates, status_reason },
})

/** The practice withdraws a request with it, the locum declines. */
export const end = (offer: Offer) => {
  const { id, date } = at(offer)
  return { params: { availabilityId: id, date }, body: { id: offer.id, status_reason: 'We have found someone else.' } }
}

/** A booking that a super admin makes, of days given as numbers of days ahead. */
export const newBookingRequest = (
  locumId: string,
  companyId: CompanyId,
  days: readonly number[],
  more: object = {},
) => {
  const { lunch, practice_region } = offerInput(companyId)
  const request_dates = days.map((day) => shiftAhead(day, '09:00', '17:00'))
  const professional = { id: locumId }
  const booking = { accountid: companyId, professional, lunch, practice_region, request_dates, ...more }
  return { body: { booking, status_reason: 'Both have asked us by phone.' } }
}
