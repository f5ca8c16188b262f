import { plans, type Plan } from '#shared/kernel/plans.ts'
import * as z from 'zod/mini'
import { FileId } from '#shared/kernel/files.schema.ts'
import { Instant, LocalDate, LocalTime } from '#shared/kernel/dates.ts'
import { AvailabilityId, BookingId, CompanyId, OfferId, PoolId, UserId } from '#shared/kernel/ids.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'
import { dropCauses } from '#shared/offers/applications.schema.ts'
import { EditedOffer } from '#shared/offers/edited-offer.schema.ts'
import { dropActors } from '#shared/offers/offers.state.ts'
import { Lunch } from '#shared/kernel/shift.schema.ts'
import { defineItem, type Stored } from '#functions/platform/dynamo/define-item.ts'

const dropped = () =>
  z.record(
    LocalDate,
    z.strictObject({
      by: z.enum(dropActors),
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
    since: z.int(),
    booking: z.optional(BookingId),
    professional: z.optional(z.strictObject({ id: UserId, name: z.string() })),
    rates: z.optional(DayRates),
    taken: z.optional(z.array(z.strictObject({ since: z.int(), until: z.int() }))),
    edited: z.optional(z.literal(true)),
  })

/** Until version 3 of offers, and 2 of applications, a locum's details had their skills. */
const withoutSkills = <Request>(request: Request): Request => {
  const { professional } = request as { professional?: Stored }
  if (!professional) return request
  const { skills: _, ...person } = professional
  return { ...request, professional: person }
}

/** Until version 4 of offers, bookings were known from the days alone. An index's projection has no `createdBy`. */
const hasBookedDay = ({ days, createdBy }: Stored): boolean =>
  createdBy !== undefined &&
  Object.values((days ?? {}) as Record<string, Stored>).some(({ booking, taken }) => Boolean(booking ?? taken))

/**
 * An offer, public or private, with its index keys. Notes are stored apart from the other terms, as the market's index
 * leaves them out.
 */
export const offerItem = defineItem({
  name: 'OFFER',
  table: 'offers',
  version: 13,
  upgrades: {
    // Since version 2 the system can be the one who ends days.
    1: (old) => old,
    2: ({ askedId, waitingFor, ...item }) => ({
      ...item,
      ...(askedId !== undefined && { addresseeId: askedId }),
      ...(waitingFor !== undefined && { pendingFor: waitingFor }),
    }),
    3: ({ request, ...item }) => ({ ...item, ...(request !== undefined && { request: withoutSkills(request) }) }),
    // Since version 6 a locum can answer with a rate of their own.
    5: (old) => old,
    4: (old) => ({ ...old, ...(hasBookedDay(old) && { wasBooked: true }) }),
    // Since version 8 it has the practice's industry.
    7: (old) => old,
    // Since version 9 a private offer can fill a public one.
    8: (old) => old,
    // Since version 10 a locum can suggest a rate for each kind of day.
    9: (old) => old,
    // Since version 11 it has its latest edits.
    10: (old) => old,
    // Since version 12 a dropped day names the booking that ended it.
    11: (old) => old,
    // Since version 13 it can be cancelled without a reason.
    12: (old) => old,
    // Since version 7 an offer can be a pool's for some hours.
    6: (old) => old,
  },
  schema: () =>
    z.strictObject({
      pk: OfferId,
      sk: z.literal('OFFER'),
      companyId: z.optional(CompanyId),
      addresseeId: z.optional(UserId),
      last: LocalDate,
      sortKey: z.string(),
      market: z.optional(z.string()),
      liveOf: z.optional(z.string()),
      dayCount: z.int(),
      pendingFor: z.optional(UserId),
      id: OfferId,
      request: z.optional(
        z.strictObject({
          reference: z.string(),
          professional: person(),
          rates: DayRates,
          dropped: dropped(),
          availabilityId: z.optional(z.union([AvailabilityId, UserId])),
          fills: z.optional(OfferId),
          respond: z.optional(z.strictObject({ from: Instant, by: Instant })),
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
        industry: z.optional(z.string()),
        contact: z.string(),
        email: z.string(),
        plan: z.enum(Object.keys(plans) as Plan[]),
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
        z.array(z.strictObject({ ended: z.int(), was: EditedOffer, newNotes: z.optional(z.literal(true)) })),
      ),
      wasBooked: z.optional(z.literal(true)),
      deleted: z.optional(Instant),
      days: z.record(LocalDate, offerDay()),
      createdBy: UserId,
      createdAt: Instant,
      updatedAt: Instant,
      version: z.int(),
    }),
})

export const marketOffer = offerItem.part(
  'market',
  'sortKey',
  'id',
  'company',
  'terms',
  'revision',
  'days',
  'createdAt',
  'updatedAt',
)

export const liveOffer = offerItem.part('liveOf', 'last', 'dayCount')

/**
 * An application for a public offer. `practice` owns the offer; `companyId` is set only while the practice's list shows
 * it.
 */
export const applicationItem = defineItem({
  name: 'APPLICATION#',
  table: 'offers',
  version: 8,
  upgrades: {
    // Since version 2 the system can be the one who ends days.
    1: (old) => old,
    2: withoutSkills,
    // Since versions 4, 5 and 7 days have more causes to be dropped.
    3: (old) => old,
    4: (old) => old,
    5: (old) => ({ ...old, updatedAt: old.createdAt }),
    6: (old) => old,
    // Since version 8 a day names the booking that ended it.
    7: (old) => old,
  },
  schema: () =>
    z.strictObject({
      pk: OfferId,
      sk: z.string().check(z.startsWith('APPLICATION#')),
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
      createdAt: Instant,
      updatedAt: Instant,
      version: z.int(),
    }),
})
