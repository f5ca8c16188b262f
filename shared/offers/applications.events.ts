import * as z from 'zod/mini'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { OfferId } from '#shared/kernel/ids.ts'
import { lapseCauses, type LapseCause } from './endings.rules.ts'
import { ForPractice, forPractice, ForProfessional, forProfessional } from './event-parties.ts'
import type { ApplicationState, OfferState } from './offers.state.ts'

/** An action of the professional, for the practice to be notified. */
const byProfessional = declareEvent({
  version: 1,
  subject: OfferId,
  data: ForPractice,
  of: (offer: OfferState, { professional }: ApplicationState, dates: readonly LocalDate[]) => ({
    subject: offer.id,
    data: forPractice(offer, professional, dates),
  }),
})

/** Days of an application went to another locum or were reopened; the application itself is unchanged. */
const toApplicant = declareEvent({
  version: 1,
  subject: OfferId,
  data: ForProfessional,
  of: (offer: OfferState, { professional }: ApplicationState, dates: readonly LocalDate[]) => ({
    subject: offer.id,
    data: forProfessional(offer, professional, dates),
  }),
})

const refused = declareEvent({
  version: 1,
  subject: OfferId,
  data: z.extend(ForProfessional, { reason: z.string() }),
  of: (offer: OfferState, { professional }: ApplicationState, dates: readonly LocalDate[], reason: string) => ({
    subject: offer.id,
    data: { ...forProfessional(offer, professional, dates), reason },
  }),
})

/** Offer and professional together identify an application. */
export const applicationEvents = {
  'application.sent': byProfessional,
  'application.changed': byProfessional,
  'application.withdrawn': byProfessional,
  'application.rejected': refused,
  'application.lapsed': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(ForPractice, { cause: z.enum(lapseCauses) }),
    of: (offer: OfferState, { professional }: ApplicationState, dates: readonly LocalDate[], cause: LapseCause) => ({
      subject: offer.id,
      data: { ...forPractice(offer, professional, dates), cause },
    }),
  }),
  'application.offer-cancelled': refused,
  'application.passed-over': toApplicant,
  'application.reopened': toApplicant,
}

export const applicationEvent = eventMaker(applicationEvents)
