import { datesAfterExpiry } from '#shared/professionals/registration.rules.ts'
import { supportedParty } from '#shared/kernel/caller.ts'
import { yearsOfExperience } from '#shared/kernel/experience.ts'
import { unavailableDays } from '#shared/calendar/posting.rules.ts'
import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import type { offersContract } from '#shared/offers/offers.contract.ts'
import { applyFacts, datesPossibleFact } from '#shared/offers/action-facts.rules.ts'
import {
  changedFor,
  declinedDatesOfApplication,
  applyOrChange,
  sentApplication,
  withdrawnApplication,
} from '#shared/offers/candidate-changes.rules.ts'
import { applicationLifecycle } from '#shared/offers/applications.lifecycle.ts'
import { liveDates, openDates, candidateStatus } from '#shared/offers/offers.rules.ts'
import type { ApplicationBody, ShownCandidate } from '#shared/offers/applications.schema.ts'
import type { Candidate, OfferState } from '#shared/offers/offers.state.ts'
import { dayRatesOf } from '#shared/professionals/professionals.rules.ts'
import { applicationEvent } from '#shared/offers/applications.events.ts'
import type { CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import { checkPracticeApproved } from '#functions/access/check-practice-approved.ts'
import { isOpenTo, offerForLocum } from '#functions/access/offer-for-locum.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { candidateViewAfterWrite } from '#functions/stores/offers.view.ts'
import type { Context } from '#functions/platform/context.ts'
import type { CommandOutcome } from '#functions/platform/dynamo/command.ts'
import type { ProfessionalsRepository } from '#functions/stores/professionals.repository.ts'
import { permit } from '#functions/platform/permit.ts'
import { readMonthsOfShifts, shiftsOn, conflictingDates } from '#functions/staffing/read-to-book.ts'
import { applicantOf } from '#functions/staffing/candidate-professional.ts'

type Deps = Context & {
  companies: CompaniesRepository
  professionals: ProfessionalsRepository
  offers: OffersRepository
  calendars: CalendarsRepository
  blocksAndPools: BlocksAndPoolsRepository
}

type Input = InputOf<(typeof offersContract)['applyToOffer']>

type ApplicationInput = Pick<ApplicationBody, 'rates' | 'revision'> & { dates: LocalDate[] }

type ApplicationChange = {
  offer: OfferState
  application: Candidate
  eventType: 'application.sent' | 'application.changed' | 'application.withdrawn'
  dates: readonly LocalDate[]
}

const outcomeOf = (
  context: Deps,
  { offer, application: changed, eventType, dates }: ApplicationChange,
): CommandOutcome<ShownCandidate> => {
  const application = changedFor(changed, supportedParty(context.caller))
  return {
    writes: [context.offers.putCandidate(offer, application)],
    response: candidateViewAfterWrite(offer, application, context.now),
    events: [applicationEvent(eventType, offer, application, dates)],
  }
}

const withdraw = (context: Deps, offer: OfferState, before: Candidate): ApplicationChange => {
  const { candidate: application, dates } = withdrawnApplication(offer, before, context.now)
  const eventType = permit(context.caller, applicationLifecycle, {
    state: candidateStatus(offer, before, context.now),
    action: 'withdraw',
    facts: datesPossibleFact(dates),
  })
  return { offer, application, eventType, dates }
}

const apply = async (
  context: Deps,
  offer: OfferState,
  before: Candidate | undefined,
  { dates, rates, revision = offer.revision }: ApplicationInput,
): Promise<ApplicationChange> => {
  const profile = await context.professionals.getProfile(context.caller.account)
  if (!profile?.working_hours) throw new DomainError('PROFILE_INCOMPLETE')
  const professional = applicantOf(profile)
  const shifts = shiftsOn(offer, dates)
  const months = await readMonthsOfShifts(context, context.caller.account, shifts)
  const [unavailable, conflicting] = [unavailableDays(months, dates), conflictingDates(months, shifts)]
  const expired = datesAfterExpiry(profile.registration_expiry, shifts)
  const facts = applyFacts({
    offerCancelled: offer.cancelled !== undefined,
    isRevisionCurrent: revision === offer.revision,
    offer: offer.terms,
    locum: {
      profession: professional.profession,
      experience: { years_experience: yearsOfExperience(professional.experienceStart, context.today) },
    },
    dates,
    open: openDates(offer, context.now),
    declined: before ? declinedDatesOfApplication(offer, before) : [],
    notUnavailable: unavailable.length === 0,
    notBooked: conflicting.length === 0,
    registered: expired.length === 0,
  })
  const state = before ? candidateStatus(offer, before, context.now) : 'none'
  const eventType = permit(
    context.caller,
    applicationLifecycle,
    { state, action: applyOrChange(state), facts },
    { DAY_OFF: unavailable, YOU_ARE_BOOKED: conflicting, REGISTRATION_ENDS: expired },
  )
  const application = sentApplication(offer, before, {
    professional,
    reference: before?.reference ?? context.newCode('A'),
    rates: rates ?? before?.rates ?? dayRatesOf(profile.working_hours),
    dates,
    createdAt: before?.createdAt ?? context.now,
    updatedAt: context.now,
  })
  return { offer, application, eventType, dates }
}

/** A single date is added to the days that the application still has. */
const wantedDates = (
  offer: OfferState,
  before: Candidate | undefined,
  { date, dates }: ApplicationBody,
  now: Instant,
): LocalDate[] =>
  dates ?? [...new Set([...(before ? liveDates(offer, before, now) : []), ...(date ? [date] : [])])].sort()

/** SPEC 5 lets a client repeat the offer and the professional in the body; both must match. */
const checkRepeatedIds = ({ caller }: Deps, offerId: OfferState['id'], body: ApplicationBody): void => {
  const { offer, professionalId = caller.account } = body
  const fields = [
    ...(offer && offer.id !== offerId ? [{ field: 'offer', message: 'The offer must match the one in the path' }] : []),
    ...(professionalId === caller.account
      ? []
      : [{ field: 'professionalId', message: 'You can only apply for yourself' }]),
  ]
  if (fields.length > 0) throw new DomainError('VALIDATION_FAILED', { fields })
}

/** Applies for days of an offer, changes the application, or (without dates) withdraws its live days. */
export const applyToOffer = (context: Deps, { params, body }: Input): Promise<ShownCandidate> =>
  context.execute(async () => {
    checkRepeatedIds(context, params.id, body)
    const [stored, before, { blockedBy, pools }] = await Promise.all([
      context.offers.getOffer(params.id),
      context.offers.getApplication(params.id, context.caller.account),
      context.blocksAndPools.get(context.caller.account, 'consistent'),
    ])
    if (!stored || stored.request) throw new DomainError('OFFER_NOT_FOUND')
    if (!before && !isOpenTo(stored, { blockedBy, pools })) throw new DomainError('OFFER_NOT_FOUND')
    const offer = offerForLocum(stored, before, blockedBy)
    const dates = wantedDates(offer, before, body, context.now)
    const had = before ? liveDates(offer, before, context.now) : []
    if (dates.some((date) => !had.includes(date))) await checkPracticeApproved(context, stored.company.id)
    if (dates.length > 0)
      return outcomeOf(
        context,
        await apply(context, offer, before, { ...body, revision: body.revision ?? body.offer?.revision, dates }),
      )
    if (!before) throw new DomainError('STALE_STATE')
    return outcomeOf(context, withdraw(context, offer, before))
  })
