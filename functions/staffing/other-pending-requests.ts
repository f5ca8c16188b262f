import type { Instant, LocalDate } from '#shared/kernel/dates.ts'
import { liveDates, candidateOf } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { TransactItem } from '#functions/platform/dynamo/versioned.ts'
import type { SentRequestsRepository } from '#functions/stores/sent-requests.repository.ts'

/**
 * Days for which the practice has another pending request to the locum than this one, and what is written with this one
 * if it becomes pending again.
 */
export const readOtherPendingRequests = async (
  { sentRequests }: { sentRequests: SentRequestsRepository },
  { id, company, request }: OfferState,
  now: Instant,
): Promise<{ dates: ReadonlySet<LocalDate>; writes: TransactItem[] }> => {
  if (!request) return { dates: new Set(), writes: [] }
  const professional = request.professional.id
  const sent = await sentRequests.get(company.id, professional)
  const others = sent.offers.filter((offer) => offer !== id)
  const pending = await sentRequests.listRequests(others)
  const dates = pending.flatMap((other) => {
    const asked = candidateOf(other)
    return asked ? liveDates(other, asked, now) : []
  })
  return {
    dates: new Set(dates),
    writes: [sentRequests.put(company.id, professional, { ...sent, offers: [...others, id] })],
  }
}
