import { compareStrings } from '#shared/kernel/compare.ts'
import * as z from 'zod/mini'
import { crossCheck } from '#shared/kernel/cross-check.ts'
import { addDays, Instant, LocalDate, LocalTime, MAX_DAYS } from '#shared/kernel/dates.ts'
import { AvailabilityId, BookingId, CompanyId, OfferId, PoolId, UserId } from '#shared/kernel/ids.ts'
import { Budget, DayRates } from '#shared/kernel/money.schema.ts'
import { optionText, multilineText, required } from '#shared/kernel/text.ts'
import { planNames } from '#shared/kernel/plans.ts'
import { Lunch, Shift, shiftChecks } from '#shared/kernel/shift.schema.ts'
import { offerStatuses } from './offer-statuses.ts'
import { BeforeEdit } from './offer-snapshot.schema.ts'
import { Application, Revision } from './applications.schema.ts'

export const OfferRegion = z.strictObject({ province: optionText(60), region: optionText(80) })

const within31Days = crossCheck<Shift[]>(
  [],
  (days) => {
    const dates = days.map(({ date }) => Date.parse(date)).sort((a, b) => a - b)
    return dates.length === 0 || (dates.at(-1) as number) - (dates[0] as number) < MAX_DAYS * 86_400_000
  },
  'All dates of an offer must be within 31 days',
)
const noOverlap = crossCheck<Shift[]>(
  [],
  (days) => {
    const ends = days.map(({ date, start_time, end_time }) => ({
      from: `${date}T${start_time}`,
      to: `${end_time > start_time ? date : addDays(date, 1)}T${end_time}`,
    }))
    const ordered = ends.sort((a, b) => compareStrings(a.from, b.from))
    return ordered.every(({ from }, index) => index === 0 || (ordered[index - 1]?.to ?? '') <= from)
  },
  'Shifts cannot overlap',
)

/** The days of an offer. A shift that ends at or before its start runs past midnight. */
export const OfferShifts = z
  .array(Shift)
  .check(z.minLength(1, 'Start date required'), z.maxLength(MAX_DAYS), ...shiftChecks, within31Days, noOverlap)

/** One day of an offer, depending on who reads it. */
export const MappedDate = z.strictObject({
  date: LocalDate,
  start_time: LocalTime,
  end_time: LocalTime,
  status: z.enum(['open', 'confirmed', 'past']),
  already_booked: z.boolean(),
  booking: z.optional(BookingId),
  professional: z.optional(z.strictObject({ id: UserId, name: z.string() })),
  /** For its practice and who is booked: what a locum gets whose private offer filled the day. */
  rates: z.optional(DayRates),
})
export type MappedDate = z.infer<typeof MappedDate>

export const Offer = z.strictObject({
  id: OfferId,
  offer_code: z.string(),
  offer_type: z.enum(['public', 'private']),
  /** For a booking request: the posting, or the professional's id for days without one. */
  availabilityId: z.optional(z.union([AvailabilityId, UserId])),
  /** For its practice: the public offer whose days a private one fills. */
  fills: z.optional(OfferId),
  accountid: CompanyId,
  company: z.strictObject({ id: CompanyId, name: z.string() }),
  profession: z.string(),
  practice_region: z.strictObject({ province: z.string(), region: z.string() }),
  experience: z.int(),
  rates: z.tuple([z.string(), z.string()]),
  lunch: Lunch,
  notes: z.string(),
  skills: z.array(z.string()),
  date: LocalDate,
  end_date: LocalDate,
  start_time: LocalTime,
  end_time: LocalTime,
  request_dates: z.array(Shift),
  available_dates: z.array(LocalDate),
  booking_dates: z.array(LocalDate),
  booking_dates_times: z.array(Shift),
  mapped_dates: z.array(MappedDate),
  status: z.enum(offerStatuses),
  status_reason: z.optional(z.string()),
  revision: z.int(),
  /** For a private offer: until when it can be answered. */
  respond_by: z.optional(Instant),
  offers_requests: z.array(Application),
  /** For its practice: the plan that it was posted under. */
  plan: z.optional(z.enum(planNames)),
  /** For its practice: a pool whose locums alone see it, until then. */
  first_for: z.optional(z.strictObject({ pool: PoolId, until: Instant })),
  /** For its practice: the locums who were sent a private offer to fill days that have been open ever since. */
  asked: z.optional(z.array(z.strictObject({ id: UserId, dates: z.array(LocalDate) }))),
  /** For a locum: the private offers that they were sent to fill it. */
  sent_to_fill: z.optional(z.array(OfferId)),
  /** If there are more applications: the NextToken for GET /offers/applications/{offerId}. */
  NextToken: z.optional(UserId),
  /** For a locum who applied, or was asked, before it was edited: as it was then, with all its days. */
  before_edit: z.optional(BeforeEdit),
  /** For a locum: why they can't apply for this offer; absent if they can. */
  ineligible: z.optional(z.enum(['experience', 'approval'])),
  createdBy: UserId,
  /** Support posted or sent it for the practice. */
  on_behalf: z.optional(z.literal(true)),
  /** For a public offer: support made the latest edit for the practice. */
  edited_on_behalf: z.optional(z.literal(true)),
  createdAt: Instant,
  updatedAt: Instant,
  isactive: z.boolean(),
  isdeleted: z.boolean(),
})
export type Offer = z.infer<typeof Offer>

/** An offer as the market lists it: enough for a locum to decide which to open. */
export const MarketOffer = z.omit(Offer, {
  availabilityId: true,
  fills: true,
  notes: true,
  booking_dates: true,
  booking_dates_times: true,
  mapped_dates: true,
  status_reason: true,
  respond_by: true,
  offers_requests: true,
  plan: true,
  first_for: true,
  asked: true,
  sent_to_fill: true,
  before_edit: true,
  NextToken: true,
  createdBy: true,
  on_behalf: true,
  edited_on_behalf: true,
  isactive: true,
  isdeleted: true,
})
export type MarketOffer = z.infer<typeof MarketOffer>

const offerFields = {
  accountid: CompanyId,
  offer_type: z.optional(z.literal('public', 'Only public offers can be posted here')),
  profession: optionText(80),
  practice_region: OfferRegion,
  experience: z.int().check(z.gte(0), z.lte(60)),
  rates: Budget,
  lunch: Lunch,
  notes: z._default(multilineText(2000), ''),
  skills: z._default(z.array(required(60)).check(z.maxLength(50)), []),
  request_dates: OfferShifts,
}

/** Other fields of an offer, which clients may send back: accepted and ignored (DESIGN 3). */
const serverOwned = Object.fromEntries(
  Object.keys(Offer.shape)
    .filter((name) => !(name in offerFields))
    .map((name) => [name, z.optional(z.unknown())]),
) as Record<Exclude<keyof typeof Offer.shape, keyof typeof offerFields>, z.ZodMiniOptional<z.ZodMiniUnknown>>

/** How long an offer can be a pool's alone. */
const MAX_POOL_HOURS = 72

/** The body that posts a public offer, optionally to a pool first, for some hours. */
export const OfferBody = z.strictObject({
  ...serverOwned,
  ...offerFields,
  pool: z.optional(PoolId),
  poolHours: z.optional(z.int().check(z.gte(1), z.lte(MAX_POOL_HOURS))),
})
export type OfferBody = z.infer<typeof OfferBody>

/** Edits a public offer. Booked days stay, whether they are repeated or not. */
export const EditOfferBody = z.strictObject({ ...serverOwned, ...offerFields, revision: Revision })
export type EditOfferBody = z.infer<typeof EditOfferBody>
