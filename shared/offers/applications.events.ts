import * as z from 'zod/mini'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { OfferId } from '#shared/kernel/ids.ts'
import { lapseCauses, type LapseCause } from './endings.rules.ts'
import { ForPractice, forPractice, ForProfessional, forProfessional } from './event-parties.ts'
import type { ApplicationState, OfferState } from './offers.state.ts'

/** The professional has done something with an application: its practice reads of it. */
const byProfessional = declareEvent({
  version: 1,
  subject: OfferId,
  data: ForPractice,
  of: (offer: OfferState, { professional }: ApplicationState, dates: readonly LocalDate[]) => ({
    subject: offer.id,
    data: forPractice(offer, professional, dates),
  }),
})

/** The days of an application went to someone else, or came back: nothing of the application itself changes. */
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

/** An application is known by its offer and its professional. */
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
