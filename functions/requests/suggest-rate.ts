import { supportedParty } from '#shared/kernel/caller.ts'
import type { InputOf } from '#shared/kernel/define-contract.ts'
import { acceptFacts } from '#shared/offers/action-facts.rules.ts'
import { changedFor } from '#shared/offers/candidate-changes.rules.ts'
import { counteredRequest } from '#shared/offers/counter-offer.rules.ts'
import { liveDates, candidateStatus } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { requestEvent } from '#shared/offers/requests.events.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { isInTime, responseWindowOf } from '#shared/offers/response-window.rules.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { checkPracticeApproved } from '#functions/access/check-practice-approved.ts'
import { shiftsOn, readToBook } from '#functions/staffing/read-to-book.ts'
import { requestView } from '#functions/staffing/booking-request.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { BlocksAndPoolsRepository } from '#functions/stores/blocks-and-pools.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { readBookableRequest } from './bookable-request.ts'
import { enterAppointments } from './request-parties.ts'

type Deps = Context & {
  offers: OffersRepository
  calendars: CalendarsRepository
  companies: CompaniesRepository
  agenda: AgendaRepository
  blocksAndPools: BlocksAndPoolsRepository
}
type Input = InputOf<(typeof requestsContract)['suggestRate']>

/** Answers a request with a rate of the locum's own. Nothing is booked until the practice agrees to exactly that. */
export const suggestRate = (context: Deps, { params, body }: Input): Promise<Offer> =>
  context.execute(async () => {
    const { caller, now, offers } = context
    const { latest, conflictsOn } = await readToBook(
      context,
      () => readBookableRequest(context, params.offerId),
      body.dates,
    )
    const { offer, candidate, lock } = latest
    await checkPracticeApproved(context, offer.company.id)
    const live = liveDates(offer, candidate, now)
    const dates = [...new Set(body.dates ?? live)].sort()
    const { unavailable, conflicting, expired } = conflictsOn(dates)
    const facts = acceptFacts({
      inTime: isInTime(offer, now),
      isRevisionCurrent: (body.revision ?? offer.revision) === offer.revision,
      approved: lock.approved,
      dates,
      live,
      notUnavailable: unavailable.length === 0,
      notBooked: conflicting.length === 0,
      registered: expired.length === 0,
    })
    const eventType = permit(
      caller,
      requestLifecycle,
      { state: candidateStatus(offer, candidate, now), action: 'counter', facts },
      { DAY_OFF: unavailable, YOU_ARE_BOOKED: conflicting, REGISTRATION_ENDS: expired },
    )
    const { rate, rates, message } = body
    const responseWindow = responseWindowOf(undefined, shiftsOn(offer, dates), now)
    const { offer: countered, declined } = counteredRequest(
      offer,
      candidate,
      { dates, rate, rates, message, responseWindow },
      now,
    )
    const after = { ...countered, request: changedFor(countered.request, supportedParty(caller)) }
    return {
      writes: [offers.putOffer(after), ...enterAppointments(context, after)],
      response: requestView(after, now, 'professional'),
      events: [requestEvent(eventType, after, dates, declined)],
    }
  })
