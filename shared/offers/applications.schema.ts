import * as z from 'zod/mini'
import { Party } from '#shared/kernel/caller.ts'
import { crossCheck } from '#shared/kernel/cross-check.ts'
import { onlyAnObject } from '#shared/kernel/errors.ts'
import { FileId } from '#shared/kernel/files.schema.ts'
import { Instant, LocalDate, MAX_DAYS } from '#shared/kernel/dates.ts'
import { OfferId, UserId } from '#shared/kernel/ids.ts'
import { ARGUMENT_NOT_PROVIDED } from '#shared/kernel/site-errors.ts'
import { DayRates } from '#shared/kernel/money.schema.ts'
import { multilineText } from '#shared/kernel/text.ts'
import { Reason } from '#shared/kernel/reason.schema.ts'
import { MatchDay } from '#shared/search/match.schema.ts'
import { Qualification } from '#shared/professionals/qualification.schema.ts'
import { ApplicationStatus } from './application-status.schema.ts'

/** The revision that its sender viewed; without one, the current revision is meant. */
export const Revision = z.optional(z.int().check(z.gte(1)))

/** An offer by its id or, as SPEC 5 has it, whole, with the revision that its sender viewed. */
const OfferArgument = z.pipe(
  z.union([OfferId, z.looseObject({ id: OfferId, revision: Revision })], onlyAnObject('Offer')),
  z.transform((offer) => (typeof offer === 'string' ? { id: offer } : { id: offer.id, revision: offer.revision })),
)

type Arguments = Partial<Record<'offer' | 'professionalId' | 'date' | 'dates', unknown>>
type Days = { date?: LocalDate | undefined; dates?: LocalDate[] | undefined }
const specArguments = ['offer', 'professionalId', 'date'] as const
const isSpecForm = (body: Arguments): boolean =>
  body.dates === undefined && specArguments.some((name) => body[name] !== undefined)

/**
 * Applies, changes (other days or rates) or withdraws (an empty list of dates). SPEC 5's form has `offer`,
 * `professionalId` and a single `date` instead, which is added to the days applied for.
 */
export const ApplicationBody = z
  .strictObject({
    offer: z.optional(OfferArgument),
    professionalId: z.optional(UserId),
    date: z.optional(LocalDate),
    revision: Revision,
    dates: z.optional(
      z.array(LocalDate).check(
        z.maxLength(MAX_DAYS),
        crossCheck<string[]>([], (dates) => new Set(dates).size === dates.length, 'Each date can be listed only once'),
      ),
    ),
    rates: z.optional(DayRates),
  })
  .check(
    crossCheck<Arguments>(
      [...specArguments, 'dates'],
      (body) => body.dates !== undefined || isSpecForm(body),
      'Required',
    ),
    crossCheck<Days>(
      ['dates', 'date'],
      ({ date, dates }) => !date || !dates || dates.includes(date),
      'Must be one of the dates, if both are given',
    ),
    ...specArguments.map((name) =>
      crossCheck<Arguments>([name], (body) => !isSpecForm(body) || body[name] !== undefined, ARGUMENT_NOT_PROVIDED),
    ),
  )
export type ApplicationBody = z.infer<typeof ApplicationBody>

/** Confirms days of one applicant, all live ones by default. `version` is the application's version that was viewed. */
export const ConfirmBody = z.strictObject({
  id: UserId,
  version: z.optional(z.int().check(z.gte(1))),
  dates: z.optional(z.array(LocalDate).check(z.minLength(1), z.maxLength(MAX_DAYS))),
  status_reason: z.optional(multilineText(500)),
})
export type ConfirmBody = z.infer<typeof ConfirmBody>

/** `status_reason` is added below the fixed decline text (SPEC 9). */
export const RejectBody = z.strictObject({ id: UserId, status_reason: z.optional(Reason) })

/**
 * Why a day of an application or request was dropped. `booked-here`: the locum was booked by the same practice; `off`:
 * the locum marked the day Unavailable; `left`: the locum's account was deleted; `expired`: not answered in time;
 * `counter-declined`: the practice declined the rate that the locum suggested.
 */
export const dropCauses = [
  'declined',
  'withdrawn',
  'booking-cancelled',
  'booked-elsewhere',
  'booked-here',
  'approval-removed',
  'off',
  'left',
  'expired',
  'counter-declined',
  'filled',
] as const
export type DropCause = (typeof dropCauses)[number]

const DroppedDate = z.strictObject({ date: LocalDate, cause: z.enum(dropCauses), reason: z.string() })

/** How an applicant with live days fits the offer now, for its practice: by the rules of the search. */
const ApplicantMatch = z.strictObject({
  score: z.int(),
  /** The offer's open days. */
  days: z.array(MatchDay),
  /** Which of the offer's skills they have. */
  skills: z.array(z.string()),
  /** From their home region to the offer's. */
  km: z.optional(z.int()),
  /** How much of what practices see of the profile is filled in, in per cent. */
  profile: z.int(),
})

/**
 * A candidate as the API shows it, where it is called an application. Contact and e-mail only if there is a booking
 * between the two (DESIGN 4, projections).
 */
export const Application = z.strictObject({
  id: UserId,
  name: z.string(),
  surname: z.string(),
  contact: z.optional(z.string()),
  email: z.optional(z.string()),
  profession: z.string(),
  region: z.string(),
  suburb: z.string(),
  experience: z.int(),
  /** Present if they had a picture when they applied. */
  avatar_file: z.optional(FileId),
  rates: DayRates,
  /**
   * The rate that the locum has suggested for a private offer, in rand per hour, and what they wrote. With `rates` of
   * some kinds of day, `rate` is the highest of them.
   */
  counter_offer: z.optional(
    z.strictObject({
      rate: z.string(),
      rates: z.optional(z.partial(DayRates)),
      message: z.string(),
      createdAt: Instant,
    }),
  ),
  /** The days applied for or requested that are not dropped. */
  booking_dates: z.array(LocalDate),
  /** Of those, the days that can still be confirmed. */
  live_dates: z.array(LocalDate),
  confirmed_dates: z.array(LocalDate),
  /** The dropped days, and why. */
  dropped_dates: z.optional(z.array(DroppedDate)),
  uniqueAppReference: z.string(),
  revision: z.int(),
  match: z.optional(ApplicantMatch),
  /** From the current profile, while days are pending. */
  qualifications: z.optional(Qualification),
  status: ApplicationStatus,
  status_reason: z.optional(z.string()),
  /** Why it has no live days any more. */
  ended: z.optional(z.enum([...dropCauses, 'offer-cancelled', 'offer-changed', 'past', 'taken'])),
  /** Support has made the latest change of a party, for this one. */
  on_behalf: z.optional(Party),
  /** Grows with every change; a confirmation can name the version that was viewed. */
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
})
export type ShownCandidate = z.infer<typeof Application>
