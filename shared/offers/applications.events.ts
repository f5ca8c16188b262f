import * as z from 'zod/mini'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { OfferId } from '#shared/kernel/ids.ts'
import { lapseCauses, type LapseCause } from './close-reasons.rules.ts'
import { PracticeEventData, practiceEventData, ProfessionalEventData, professionalEventData } from './event-parties.ts'
import type { Candidate, OfferState } from './offers.state.ts'

/** An action of the professional, or what another booking of theirs leads to, for the practice to be notified. */
const practiceNotified = declareEvent({
  version: 1,
  subject: OfferId,
  data: PracticeEventData,
  of: (offer: OfferState, { professional }: Candidate, dates: readonly LocalDate[]) => ({
    subject: offer.id,
    data: practiceEventData(offer, professional, dates),
  }),
})

/** Days of an application went to another locum, count again or were reopened; the application itself is unchanged. */
const applicantNotified = declareEvent({
  version: 1,
  subject: OfferId,
  data: ProfessionalEventData,
  of: (offer: OfferState, { professional }: Candidate, dates: readonly LocalDate[]) => ({
    subject: offer.id,
    data: professionalEventData(offer, professional, dates),
  }),
})

const endedWithReason = declareEvent({
  version: 1,
  subject: OfferId,
  data: z.extend(ProfessionalEventData, { reason: z.string() }),
  of: (offer: OfferState, { professional }: Candidate, dates: readonly LocalDate[], reason: string) => ({
    subject: offer.id,
    data: { ...professionalEventData(offer, professional, dates), reason },
  }),
})

/** Offer and professional together identify an application. */
export const applicationEvents = {
  'application.sent': practiceNotified,
  'application.changed': practiceNotified,
  'application.withdrawn': practiceNotified,
  'application.rejected': endedWithReason,
  'application.lapsed': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(PracticeEventData, { cause: z.enum(lapseCauses) }),
    of: (offer: OfferState, { professional }: Candidate, dates: readonly LocalDate[], cause: LapseCause) => ({
      subject: offer.id,
      data: { ...practiceEventData(offer, professional, dates), cause },
    }),
  }),
  'application.restored': practiceNotified,
  'application.reinstated': applicantNotified,
  'application.offer-cancelled': endedWithReason,
  'application.offer-changed': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(ProfessionalEventData, { changes: z.array(z.string()) }),
    of: (offer: OfferState, { professional }: Candidate, dates: readonly LocalDate[], changes: readonly string[]) => ({
      subject: offer.id,
      data: { ...professionalEventData(offer, professional, dates), changes: [...changes] },
    }),
  }),
  'application.passed-over': applicantNotified,
  'application.reopened': applicantNotified,
}

export const applicationEvent = eventMaker(applicationEvents)
