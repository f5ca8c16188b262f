import { planNames } from '#shared/kernel/plans.ts'
import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'
import { Party } from '#shared/kernel/caller.ts'
import { Instant, LocalDate, LocalTime } from '#shared/kernel/dates.ts'
import { AvailabilityId, BookingId, CompanyId, OfferId, PoolId, UserId } from '#shared/kernel/ids.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'
import { dropCauses } from '#shared/offers/applications.schema.ts'
import { OfferSnapshot } from '#shared/offers/offer-snapshot.schema.ts'
import { dropActors } from '#shared/offers/offers.state.ts'
import { Lunch } from '#shared/kernel/shift.schema.ts'
import { defineItem } from '#functions/platform/dynamo/define-item.ts'

const dropped = () =>
  z.record(
    LocalDate,
    z.strictObject({
      actor: z.enum(dropActors),
      cause: z.enum(dropCauses),
      reason: z.string(),
      at: Instant,
      booking: z.optional(BookingId),
    }),
  )

const person = () =>
  z.strictObject({
    id: UserId,
    name: z.string(),
    surname: z.string(),
    contact: z.string(),
    email: z.string(),
    profession: z.string(),
    region: z.string(),
    suburb: z.string(),
    experienceStart: LocalDate,
    avatarFile: z.optional(FileId),
  })

const offerDay = () =>
  z.strictObject({
    start: LocalTime,
    end: LocalTime,
    sinceRevision: z.int(),
    booking: z.optional(BookingId),
    professional: z.optional(z.strictObject({ id: UserId, name: z.string() })),
    rates: z.optional(DayRates),
    lostRevisions: z.optional(z.array(z.strictObject({ first: z.int(), last: z.int() }))),
    edited: z.optional(z.literal(true)),
  })

/**
 * An offer, public or private, with its index keys. Notes are stored apart from the other terms, as the market's index
 * leaves them out.
 */
export const offerItem = defineItem({
  name: 'OFFER',
  table: 'offers',
  version: 4,
  // The second version says who was stood in for, the third also by which change, the fourth by which edit.
  upgrades: { 1: (old) => old, 2: (old) => old, 3: (old) => old },
  storedOnly: ['companyId', 'addresseeId', 'last', 'sortKey', 'market', 'undecidedOf', 'pendingFor'],
  schema: () =>
    z.strictObject({
      pk: OfferId,
      sk: z.literal('OFFER'),
      companyId: z.optional(CompanyId),
      addresseeId: z.optional(UserId),
      last: LocalDate,
      sortKey: z.string(),
      market: z.optional(z.string()),
      undecidedOf: z.optional(z.string()),
      dayCount: z.int(),
      pendingFor: z.optional(UserId),
      id: OfferId,
      request: z.optional(
        z.strictObject({
          reference: z.string(),
          professional: person(),
          rates: DayRates,
          dropped: dropped(),
          onBehalf: z.optional(Party),
          availabilityId: z.optional(z.union([AvailabilityId, UserId])),
          fills: z.optional(OfferId),
          responseWindow: z.optional(z.strictObject({ from: Instant, until: Instant })),
          counter: z.optional(
            z.strictObject({
              rate: z.string(),
              rates: z.optional(z.partial(DayRates)),
              message: z.string(),
              at: Instant,
              offered: z.optional(DayRates),
            }),
          ),
        }),
      ),
      company: z.strictObject({
        id: CompanyId,
        name: z.string(),
        industry: z.string(),
        contact: z.string(),
        email: z.string(),
        plan: z.enum(planNames),
      }),
      terms: z.strictObject({
        profession: z.string(),
        province: z.string(),
        region: z.string(),
        experience: z.int(),
        rates: z.tuple([z.string(), z.string()]),
        lunch: Lunch,
        skills: z.array(z.string()),
      }),
      notes: z.string(),
      revision: z.int(),
      cancelled: z.optional(z.strictObject({ at: Instant, reason: z.optional(z.string()) })),
      pool: z.optional(z.strictObject({ id: PoolId, until: Instant })),
      asked: z.optional(
        z.array(z.strictObject({ offer: OfferId, professional: UserId, dates: z.array(LocalDate), revision: z.int() })),
      ),
      edits: z.optional(
        z.array(z.strictObject({ endedRevision: z.int(), was: OfferSnapshot, newNotes: z.optional(z.literal(true)) })),
      ),
      wasBooked: z.optional(z.literal(true)),
      deleted: z.optional(Instant),
      days: z.record(LocalDate, offerDay()),
      createdBy: UserId,
      onBehalf: z.optional(z.literal(true)),
      editedOnBehalf: z.optional(z.literal(true)),
      createdAt: Instant,
      updatedAt: Instant,
      version: z.int(),
    }),
})

export const marketOffer = offerItem.part('id', 'company', 'terms', 'revision', 'days', 'createdAt', 'updatedAt')

export const offerDayCount = offerItem.part('dayCount')

/**
 * An application for a public offer, which it follows in the order of sort keys. `practice` owns the offer; `companyId`
 * is set only while the practice's list shows it.
 */
export const applicationItem = defineItem({
  name: 'OFFER-APPLICATION#',
  table: 'offers',
  version: 2,
  // The second version says for whom the latest change was made.
  upgrades: { 1: (old) => old },
  storedOnly: ['companyId', 'professionalId', 'last', 'sortKey'],
  schema: () =>
    z.strictObject({
      pk: OfferId,
      sk: z.string().check(z.startsWith('OFFER-APPLICATION#')),
      practice: CompanyId,
      companyId: z.optional(CompanyId),
      professionalId: UserId,
      last: LocalDate,
      sortKey: z.string(),
      offerId: OfferId,
      reference: z.string(),
      professional: person(),
      rates: DayRates,
      dates: z.array(LocalDate),
      revision: z.int(),
      dropped: dropped(),
      onBehalf: z.optional(Party),
      createdAt: Instant,
      updatedAt: Instant,
      version: z.int(),
    }),
})
