import * as z from 'zod/mini'
import { Party } from '#shared/kernel/caller.ts'
import { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { EventParties } from '#shared/kernel/event-parties.schema.ts'
import { declareEvent, eventMaker } from '#shared/kernel/define-events.ts'
import { OfferId } from '#shared/kernel/ids.ts'
import { lapseCauses, type LapseCause } from './close-reasons.rules.ts'
import { PracticeEventData, practiceEventData, ProfessionalEventData, professionalEventData } from './event-parties.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'
import { changesOfEdit } from './offer-changes.rules.ts'
import { datesOf } from './offers.rules.ts'
import type { PrivateOffer } from './offers.state.ts'

/** A kind of day for which less than the professional's own rate is offered. */
const Lower = z.strictObject({ group: z.keyof(DayRates), offered: z.string(), own: z.string() })
type Lower = z.output<typeof Lower>

type LapsedDays = {
  dates: readonly LocalDate[]
  cause: LapseCause
  /** The conflicting booking is by the same practice. */
  byOwn: boolean
  /** `HH:mm-HH:mm` if all of the days have the same. */
  hours?: string | undefined
}

/** Who has to answer a request. */
const awaitedIn = ({ request }: PrivateOffer): Party => (request.counter ? 'practice' : 'professional')

const bothParties = (offer: PrivateOffer, dates: readonly LocalDate[]) => ({
  ...professionalEventData(offer, offer.request.professional, dates),
  ...practiceEventData(offer, offer.request.professional, dates),
})

const requestOffered = (offer: PrivateOffer, lower: Lower[]) => ({
  subject: offer.id,
  data: { ...professionalEventData(offer, offer.request.professional, datesOf(offer)), lower },
})

export const requestEvents = {
  'request.sent': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(ProfessionalEventData, { lower: z.array(Lower) }),
    of: requestOffered,
  }),
  'request.changed': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(ProfessionalEventData, { lower: z.array(Lower), changes: z.array(z.string()) }),
    of: (offer: PrivateOffer, lower: Lower[]) => {
      const { subject, data } = requestOffered(offer, lower)
      return { subject, data: { ...data, changes: changesOfEdit(offer, offer.revision - 1, offer.updatedAt) } }
    },
  }),
  'request.withdrawn': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(ProfessionalEventData, { reason: z.optional(z.string()) }),
    of: (offer: PrivateOffer, dates: readonly LocalDate[], reason?: string) => ({
      subject: offer.id,
      data: { ...professionalEventData(offer, offer.request.professional, dates), ...(reason && { reason }) },
    }),
  }),
  'request.closed': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(ProfessionalEventData, { reason: z.string() }),
    of: (offer: PrivateOffer, dates: readonly LocalDate[], reason?: string) => ({
      subject: offer.id,
      data: { ...professionalEventData(offer, offer.request.professional, dates), reason: reason ?? '' },
    }),
  }),
  'request.declined': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(PracticeEventData, { reason: z.optional(z.string()) }),
    of: (offer: PrivateOffer, dates: readonly LocalDate[], reason?: string) => ({
      subject: offer.id,
      data: { ...practiceEventData(offer, offer.request.professional, dates), ...(reason && { reason }) },
    }),
  }),
  'request.reminded': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(EventParties, { awaited: Party, respondBy: Instant }),
    of: (offer: PrivateOffer, dates: readonly LocalDate[]) => ({
      subject: offer.id,
      data: {
        ...bothParties(offer, dates),
        awaited: awaitedIn(offer),
        respondBy: offer.request.responseWindow?.until ?? offer.createdAt,
      },
    }),
  }),
  'request.expired': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(EventParties, { awaited: Party }),
    of: (offer: PrivateOffer, dates: readonly LocalDate[]) => ({
      subject: offer.id,
      data: { ...bothParties(offer, dates), awaited: awaitedIn(offer) },
    }),
  }),
  'request.countered': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(PracticeEventData, {
      rate: z.string(),
      rates: z.optional(z.partial(DayRates)),
      message: z.string(),
      declined: z.array(LocalDate),
    }),
    of: (offer: PrivateOffer, dates: readonly LocalDate[], declined: readonly LocalDate[]) => ({
      subject: offer.id,
      data: {
        ...practiceEventData(offer, offer.request.professional, dates),
        rate: offer.request.counter?.rate ?? '',
        ...(offer.request.counter?.rates && { rates: offer.request.counter.rates }),
        message: offer.request.counter?.message ?? '',
        declined: [...declined],
      },
    }),
  }),
  'request.counter-declined': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(ProfessionalEventData, { reason: z.string() }),
    of: (offer: PrivateOffer, dates: readonly LocalDate[], reason: string) => ({
      subject: offer.id,
      data: { ...professionalEventData(offer, offer.request.professional, dates), reason },
    }),
  }),
  'request.restored': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(PracticeEventData, { byOwn: z.boolean() }),
    of: (offer: PrivateOffer, dates: readonly LocalDate[], byOwn: boolean) => ({
      subject: offer.id,
      data: { ...practiceEventData(offer, offer.request.professional, dates), byOwn },
    }),
  }),
  'request.reopened': declareEvent({
    version: 1,
    subject: OfferId,
    data: ProfessionalEventData,
    of: (offer: PrivateOffer, dates: readonly LocalDate[]) => ({
      subject: offer.id,
      data: professionalEventData(offer, offer.request.professional, dates),
    }),
  }),
  'request.lapsed': declareEvent({
    version: 1,
    subject: OfferId,
    data: z.extend(PracticeEventData, {
      cause: z.enum(lapseCauses),
      byOwn: z.boolean(),
      /** Where and when the practice still needs a locum. */
      location: z.string(),
      hours: z.optional(z.string()),
    }),
    of: (offer: PrivateOffer, { dates, cause, byOwn, hours }: LapsedDays) => ({
      subject: offer.id,
      data: {
        ...practiceEventData(offer, offer.request.professional, dates),
        cause,
        byOwn,
        location: `${offer.terms.province},${offer.terms.region}`,
        ...(hours && { hours }),
      },
    }),
  }),
}

export const requestEvent = eventMaker(requestEvents)
