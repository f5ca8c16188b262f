import * as z from 'zod/mini'
import { LocalDate } from '#shared/kernel/dates.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { CompanyId, OfferId, type UserId } from '#shared/kernel/ids.ts'
import { ProfessionalEventData, professionalEventData } from './event-parties.ts'
import { datesOf } from './offers.rules.ts'
import type { OfferState } from './offers.state.ts'

export const offerEvents = {
  'offer.posted': declareEvent({
    version: 2,
    subject: OfferId,
    data: z.strictObject({ companyId: CompanyId, days: z.int() }),
    of: (offer: OfferState) => ({
      subject: offer.id,
      data: { companyId: offer.company.id, days: datesOf(offer).length },
    }),
    upgrades: { 1: (data) => ({ ...(data as object), days: 0 }) },
  }),
  'offer.released': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.strictObject({ companyId: CompanyId }),
    of: ({ id, company }: OfferState) => ({ subject: id, data: { companyId: company.id } }),
    noReaderYet: 'Locums find it in their lists.',
  }),
  /** For a locum of the pool that sees an offer first; it does not say that there is one. */
  'offer.shown-first': declareEvent({
    version: 1,
    subject: OfferId,
    data: ProfessionalEventData,
    of: (offer: OfferState, professional: { id: UserId }) => ({
      subject: offer.id,
      data: professionalEventData(offer, professional, datesOf(offer)),
    }),
  }),
  'offer.edited': declareEvent({
    version: 2,
    subject: OfferId,
    data: z.strictObject({
      companyId: CompanyId,
      /** The revision that the edit ended, and since which revision each day had been open until then. */
      endedRevision: z.int(),
      openedRevisions: z.record(LocalDate, z.int()),
      /** By how many days the offer is longer than before. */
      addedDays: z.int(),
    }),
    of: (before: OfferState, open: readonly LocalDate[], after: OfferState) => ({
      subject: before.id,
      data: {
        companyId: before.company.id,
        endedRevision: before.revision,
        openedRevisions: Object.fromEntries(
          open.map((date) => [date, before.days[date]?.sinceRevision ?? before.revision]),
        ),
        addedDays: datesOf(after).length - datesOf(before).length,
      },
    }),
    upgrades: { 1: (data) => ({ ...(data as object), addedDays: 0 }) },
  }),
  'offer.notes-edited': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.strictObject({ companyId: CompanyId }),
    of: ({ id, company }: OfferState) => ({ subject: id, data: { companyId: company.id } }),
    noReaderYet: 'Applications are not affected.',
  }),
  'offer.deleted': declareEvent({
    version: 1,
    subject: OfferId,
    /** No dates if it had been cancelled before: its applicants know. */
    data: z.strictObject({ companyId: CompanyId, dates: z.array(LocalDate) }),
    of: (before: OfferState) => ({
      subject: before.id,
      data: { companyId: before.company.id, dates: before.cancelled ? [] : datesOf(before) },
    }),
  }),
  'offer.cancelled': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.strictObject({ companyId: CompanyId, dates: z.array(LocalDate) }),
    of: (offer: OfferState) => ({ subject: offer.id, data: { companyId: offer.company.id, dates: datesOf(offer) } }),
  }),
}

export const offerEvent = eventMaker(offerEvents)
