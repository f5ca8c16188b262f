import type { InputOf } from '#shared/kernel/define-contract.ts'
import { acceptFacts } from '#shared/offers/action-facts.rules.ts'
import { counteredRequest } from '#shared/offers/counter-offer.rules.ts'
import { liveDates, candidateStatus } from '#shared/offers/offers.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { requestEvent } from '#shared/offers/requests.events.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { isInTime, respondWithin } from '#shared/offers/respond-by.rules.ts'
import type { requestsContract } from '#shared/requests/requests.contract.ts'
import { checkPracticeApproved } from '#functions/access/check-practice-approved.ts'
import { shiftsOn, readToBook } from '#functions/staffing/read-to-book.ts'
import { requestResponse } from '#functions/staffing/booking-request.ts'
import type { Context } from '#functions/platform/context.ts'
import { permit } from '#functions/platform/permit.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { CalendarsRepository } from '#functions/stores/calendars.repository.ts'
import type { CompaniesRepository } from '#functions/stores/companies.repository.ts'
import type { ListedRepository } from '#functions/stores/listed.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import { readBookableRequest } from './bookable-request.ts'
import { enterAppointments } from './request-parties.ts'

type Deps = Context & {
  offers: OffersRepository
  calendars: CalendarsRepository
  companies: CompaniesRepository
  agenda: AgendaRepository
  listed: ListedRepository
}
type Input = InputOf<(typeof requestsContract)['suggestRate']>

/** Answers a request with a rate of the locum's own. Nothing is booked until the practice agrees to exactly that. */
export const suggestRate = (context: Deps, { params, body }: Input): Promise<Offer> =>
  context.execute(async () => {
    const { caller, now, offers } = context
    const { found, conflictsOn } = await readToBook(
      context,
      () => readBookableRequest(context, params.offerId),
      body.dates,
    )
    const { offer, candidate, lock } = found
    await checkPracticeApproved(context, offer.company.id)
    const live = liveDates(offer, candidate, now)
    const dates = [...new Set(body.dates ?? live)].sort()
    const { off, taken } = conflictsOn(dates)
    const facts = acceptFacts({
      inTime: isInTime(offer, now),
      revisionSeen: (body.revision ?? offer.revision) === offer.revision,
      approved: lock.approved,
      dates,
      live,
      notUnavailable: off.length === 0,
      free: taken.length === 0,
    })
    const type = permit(
      caller,
      requestLifecycle,
      { state: candidateStatus(offer, candidate, now), action: 'counter', facts },
      { DAY_OFF: off, YOU_ARE_BOOKED: taken },
    )
    const { rate, rates, message } = body
    const respond = respondWithin(undefined, shiftsOn(offer, dates), now)
    const { offer: after, declined } = counteredRequest(offer, candidate, { dates, rate, rates, message, respond }, now)
    return {
      writes: [offers.putOffer(after), ...enterAppointments(context, after)],
      response: requestResponse(after, now, 'professional'),
      events: [requestEvent(type, after, dates, declined)],
    }
  })
