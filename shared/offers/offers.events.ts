import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { CompanyId, OfferId } from '#shared/kernel/ids.ts'
import { datesOf } from './offers.rules.ts'
import type { OfferState } from './offers.state.ts'

export const offerEvents = {
  'offer.posted': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.strictObject({ companyId: CompanyId }),
    of: ({ id, company }: OfferState) => ({ subject: id, data: { companyId: company.id } }),
  }),
  'offer.cancelled': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.strictObject({ companyId: CompanyId, dates: z.array(LocalDate) }),
    of: (offer: OfferState) => ({ subject: offer.id, data: { companyId: offer.company.id, dates: datesOf(offer) } }),
  }),
}

export const offerEvent = eventMaker(offerEvents)
