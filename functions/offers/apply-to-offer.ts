import { yearsOfExperience } from '#shared/kernel/experience.ts'
import { isTaken, monthsOf } from '#shared/calendar/calendar.rules.ts'
import { daysOff } from '#shared/calendar/posting.rules.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import { applicationLifecycle, type ApplyFacts } from '#shared/offers/offers.lifecycle.ts'
import { bookedDatesFor, liveDates, openDates, requestStatus, shiftOn } from '#shared/offers/offers.rules.ts'
import type { ApplicationBody, OfferRequest } from '#shared/offers/offers.schema.ts'
import type { ApplicationState, OfferState } from '#shared/offers/offers.state.ts'
import { dayRatesOf } from '#shared/professionals/professionals.rules.ts'
import { applicationEvent } from '#shared/offers/applications.events.ts'
import type { CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { requestView } from '#functions/stores/offers.view.ts'
import type { Context } from '#functions/platform/context.ts'
import type { Decision } from '#functions/platform/dynamo/command.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { eventOf } from '#functions/platform/event-of.ts'
import { applicantOf } from '#functions/offering/person-of.ts'

type Needs = Context & {
  professionals: ProfessionalsRepository
  offers: OffersRepository
  calendars: CalendarsRepository
}

type Input = InputOf<(typeof offersContract)['applyToOffer']>

/** Days that the practice declined stay declined until it opens them again. */
const declinedStill = (offer: OfferState, before: ApplicationState | undefined): ApplicationState['dropped'] =>
  Object.fromEntries(
    Object.entries(before?.dropped ?? {}).filter(
      ([date, drop]) => drop.cause === 'declined' && (before?.revision ?? 0) >= (offer.days[date]?.since ?? Infinity),
    ),
  )

/** Which of the days are off, and whether all of their hours are free. */
const readCalendar = async (
  context: Needs,
  offer: OfferState,
  dates: readonly LocalDate[],
): Promise<{ off: LocalDate[]; free: boolean }> => {
  const shifts = dates.filter((date) => offer.days[date]).map((date) => shiftOn(offer, date))
  if (shifts.length === 0) return { off: [], free: true }
  const months = await context.calendars.readMonths(context.caller.account, monthsOf(shifts))
  return {
    off: daysOff(
      months,
      shifts.map(({ date }) => date),
    ),
    free: !shifts.some((shift) => isTaken(months, shift)),
  }
}

type Saved = {
  offer: OfferState
  request: ApplicationState
  event: 'application.sent' | 'application.changed' | 'application.withdrawn'
  dates: readonly LocalDate[]
}

const decision = (context: Needs, { offer, request, event, dates }: Saved): Decision<OfferRequest> => ({
  writes: [context.offers.putRequest(offer, request)],
  answer: requestView(offer, { ...request, version: (request.version ?? 0) + 1 }, context.now),
  events: [applicationEvent(event, offer, request, dates)],
})

const withdraw = (context: Needs, offer: OfferState, before: ApplicationState): Saved => {
  const live = liveDates(offer, before, context.now)
  const state = requestStatus(offer, before, context.now)
  const event = eventOf(applicationLifecycle, {
    state,
    action: 'withdraw',
    by: 'Locum',
    facts: { datesHold: live.length > 0 },
  })
  const drop = { by: 'Locum', cause: 'withdrawn', reason: 'Withdrawn by the locum.', at: context.now } as const
  return {
    offer,
    request: { ...before, dropped: { ...before.dropped, ...Object.fromEntries(live.map((date) => [date, drop])) } },
    event,
    dates: live,
  }
}

const apply = async (
  context: Needs,
  offer: OfferState,
  before: ApplicationState | undefined,
  body: ApplicationBody,
): Promise<Saved> => {
  const profile = await context.professionals.getProfile(context.caller.account)
  if (!profile?.working_hours) throw new DomainError('PROFILE_INCOMPLETE')
  const professional = applicantOf(profile)
  const open = new Set(openDates(offer, context.now))
  const declined = declinedStill(offer, before)
  const { off, free } = await readCalendar(context, offer, body.dates)
  const facts: ApplyFacts = {
    offerCancelled: offer.cancelled !== undefined,
    revisionSeen: body.revision === offer.revision,
    datesHold: body.dates.every((date) => open.has(date)),
    eligible:
      professional.profession === offer.terms.profession &&
      yearsOfExperience(professional.experienceStart, context.today) >= offer.terms.experience,
    declined: body.dates.some((date) => date in declined),
    notOff: off.length === 0,
    free,
  }
  const state = before ? requestStatus(offer, before, context.now) : 'none'
  const action = state === 'none' || state === 'cancelled' || state === 'rejected' ? 'apply' : 'change'
  const event = eventOf(applicationLifecycle, { state, action, by: 'Locum', facts }, { DAY_OFF: off })
  const request: ApplicationState = {
    offerId: offer.id,
    companyId: offer.company.id,
    reference: before?.reference ?? context.newCode('A'),
    professional,
    rates: body.rates ?? before?.rates ?? dayRatesOf(profile.working_hours),
    dates: [...new Set([...bookedDatesFor(offer, professional.id), ...body.dates])].sort(),
    revision: offer.revision,
    dropped: declined,
    createdAt: before?.createdAt ?? context.now,
    version: before?.version,
  }
  return { offer, request, event, dates: body.dates }
}

/** SPEC 5 lets a client name the offer and the professional once more; both must be the ones meant. */
const checkNamed = ({ caller }: Needs, offerId: OfferState['id'], body: ApplicationBody): void => {
  const fields = [
    {
      field: 'offer',
      holds: body.offer === undefined || body.offer === offerId,
      message: 'This is not the offer of the address',
    },
    {
      field: 'professionalId',
      holds: body.professionalId === undefined || body.professionalId === caller.account,
      message: 'You can apply for yourself only',
    },
  ].filter(({ holds }) => !holds)
  if (fields.length > 0)
    throw new DomainError('VALIDATION_FAILED', { fields: fields.map(({ field, message }) => ({ field, message })) })
}

/** Applies for days of an offer, changes the application, or withdraws what of it is still live (no dates). */
export const applyToOffer = (context: Needs, { params, body }: Input): Promise<OfferRequest> =>
  context.run(async () => {
    checkNamed(context, params.id, body)
    const [offer, before] = await Promise.all([
      context.offers.getOffer(params.id),
      context.offers.getRequest(params.id, context.caller.account),
    ])
    if (!offer || offer.request) throw new DomainError('OFFER_NOT_FOUND')
    if (body.dates.length > 0) return decision(context, await apply(context, offer, before, body))
    if (!before) throw new DomainError('STALE_STATE')
    return decision(context, withdraw(context, offer, before))
  })
