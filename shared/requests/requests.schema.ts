import * as z from 'zod/mini'
import { Booking } from '#shared/bookings/bookings.schema.ts'
import { onlyAnObject } from '#shared/kernel/errors.ts'
import { LocalDate, MAX_DAYS } from '#shared/kernel/dates.ts'
import { CompanyId, OfferId, PostingRef, UserId } from '#shared/kernel/ids.ts'
import { DayRates, requiredRate } from '#shared/kernel/money.schema.ts'
import { atLeastOneField, multilineText } from '#shared/kernel/text.ts'
import { Revision } from '#shared/offers/applications.schema.ts'
import { OfferBody } from '#shared/offers/offers.schema.ts'
import { Reason, ReasonBody } from '#shared/kernel/reason.schema.ts'

const MAX_RESPONSE_HOURS = 14 * 24

/** Hours in which a request can be answered. */
export const RespondHours = z.int().check(z.gte(1), z.lte(MAX_RESPONSE_HOURS))

const { accountid, lunch, notes, request_dates, rates, practice_region, pool, poolHours, ...offered } = OfferBody.shape
const ignored = Object.fromEntries(Object.keys(offered).map((name) => [name, z.optional(z.unknown())])) as Record<
  keyof typeof offered,
  z.ZodMiniOptional<z.ZodMiniUnknown>
>

/** What every request says of its days. */
const dayFields = { request_dates, lunch, notes }
/** Days and where they are; by default at the practice. */
export const requestFields = { ...dayFields, practice_region: z.optional(practice_region) }

/**
 * The offer body of a booking request. The profession is the professional's and no skills are asked for; the region
 * defaults to the practice's, the rates to the professional's own.
 */
export const RequestBookingBody = z.strictObject({
  ...ignored,
  ...requestFields,
  accountid,
  rates: z.optional(rates),
  /**
   * Hours in which it can be answered, never past the start of the first shift. By default a day if that is within a
   * week, two days within three weeks, and otherwise four.
   */
  respond_hours: z.optional(RespondHours),
})
export type RequestBookingBody = z.infer<typeof RequestBookingBody>

/**
 * A private offer: to a professional, or for one of their postings. `fills` is a public offer of the practice on which
 * these days are open: whoever takes them first closes them for the others.
 */
export const PrivateOfferBody = z.extend(RequestBookingBody, {
  fills: z.optional(OfferId),
  professionalId: z.optional(UserId),
  availabilityId: z.optional(PostingRef),
})

/** Replaces days and terms of a private offer. */
export const EditPrivateOfferBody = z.extend(RequestBookingBody, { revision: Revision })

const dates = z.optional(z.array(LocalDate).check(z.minLength(1), z.maxLength(MAX_DAYS)))

/** Withdraws or declines days of a request, all live ones by default. `id` is the request's. */
export const EndRequestBody = z.strictObject({ id: OfferId, dates, status_reason: ReasonBody.shape.status_reason })
export type EndRequestBody = z.infer<typeof EndRequestBody>

/** Declines days of a request; the reason is optional. */
export const DeclineRequestBody = z.strictObject({ id: OfferId, dates, status_reason: z.optional(multilineText(500)) })
export type DeclineRequestBody = z.infer<typeof DeclineRequestBody>

/** The same for the paths that name the private offer. */
export const CancelPrivateOfferBody = z.omit(EndRequestBody, { id: true })
export const RejectPrivateOfferBody = z.omit(DeclineRequestBody, { id: true })
export const AcceptPrivateOfferBody = z.strictObject({ dates, revision: Revision })

/**
 * Answers a private offer with rates of one's own, in whole rand per hour, which may exceed the budget: `rate` for
 * every kind of day, or `rates` for some kinds, while the others stay as offered.
 */
export const CounterOfferBody = z
  .strictObject({
    rate: z.optional(requiredRate('Enter your rate')),
    rates: z.optional(z.partial(DayRates)),
    message: z._default(multilineText(500), ''),
    dates,
    revision: Revision,
  })
  .check(
    z.refine(({ rate, rates }) => rate !== undefined || rates !== undefined, {
      message: 'Enter your rate',
      path: ['rate'],
    }),
    z.refine(({ rate, rates }) => rate !== undefined || !rates || Object.keys(rates).length > 0, {
      message: 'Enter your rate',
      path: ['rates'],
    }),
  )

/** `version` is the application's version that was viewed. */
export const AcceptCounterBody = z.strictObject({ version: z.optional(z.int().check(z.gte(1))) })

/** Accepts days of a request and drops the others. `revision` is the one that the locum viewed. */
export const AcceptRequestBody = z.strictObject({ id: OfferId, dates, revision: z.int().check(z.gte(1)) })
export type AcceptRequestBody = z.infer<typeof AcceptRequestBody>

/** Days and terms of an instant booking. It is where the practice is, and paid at the locum's own rates. */
export const BookNowBody = z.strictObject(dayFields)
export type BookNowBody = z.infer<typeof BookNowBody>

const ignoredOfBooking = Object.fromEntries(Object.keys(Booking.shape).map((name) => [name, z.optional(z.unknown())]))

/** A booking's parties, days and terms; what the server owns is ignored. Rates left out are the locum's own. */
const NewBooking = z.strictObject(
  {
    ...ignoredOfBooking,
    ...requestFields,
    accountid: CompanyId,
    professional: z.object({ id: UserId }),
    rates: z.optional(z.partial(DayRates).check(atLeastOneField)),
  },
  { error: ({ code }) => (code === 'invalid_type' ? onlyAnObject('Booking') : undefined) },
)

export const CreateBookingBody = z.strictObject({ booking: NewBooking, status_reason: Reason })
