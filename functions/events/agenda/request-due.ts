import type { AgendaEntry } from '#shared/kernel/agenda.ts'
import type { Instant } from '#shared/kernel/dates.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import { datesPossibleFact } from '#shared/offers/action-facts.rules.ts'
import { requestLifecycle } from '#shared/offers/requests.lifecycle.ts'
import { liveDates, candidateOf, candidateStatus } from '#shared/offers/offers.rules.ts'
import { expiredRequest, requestAppointments } from '#shared/offers/response-window.rules.ts'
import type { PrivateOffer } from '#shared/offers/offers.state.ts'
import { requestEvent } from '#shared/offers/requests.events.ts'
import { permit } from '#functions/platform/permit.ts'
import type { AgendaRepository } from '#functions/stores/agenda.repository.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'
import type { Due } from './run-agenda.ts'

type Deps = { agenda: AgendaRepository; offers: OffersRepository }

const nothing: Due = { writes: [], events: [] }

/** Reminds the one who has to answer a private offer at half time, and ends it when the time to answer is over. */
export const requestDue = async ({ agenda, offers }: Deps, entry: AgendaEntry, now: Instant): Promise<Due> => {
  const offer = await offers.getOffer(entry.subject as OfferId)
  const candidate = offer && candidateOf(offer)
  if (!offer?.request || !candidate) return nothing
  const appointments = requestAppointments(offer)
  const due = appointments.find(({ at }) => at === entry.at)
  const live = liveDates(offer, candidate, now)
  if (!due) return nothing
  // What has ended may count again once a booking is undone, so its time to answer goes on.
  if (live.length === 0) return { ...nothing, writes: agenda.enterNext(entry, appointments, entry.at) }
  const found: PrivateOffer = { ...offer, request: offer.request }
  const step = { state: candidateStatus(offer, candidate, now), facts: datesPossibleFact(live, live) }
  if (due.what === 'remind') {
    // A late reminder is left out if the time is over by now.
    const isLate = now >= (offer.request.responseWindow?.until ?? '')
    const eventType = permit('System', requestLifecycle, { ...step, action: 'remind' })
    return {
      writes: agenda.enterNext(entry, appointments, entry.at),
      events: isLate ? [] : [requestEvent(eventType, found, live)],
    }
  }
  const eventType = permit('System', requestLifecycle, { ...step, action: 'expire' })
  const after = expiredRequest(found, live, now)
  return { writes: [offers.putOffer(after)], events: [requestEvent(eventType, after, live)] }
}
