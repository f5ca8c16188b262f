import { todayAt, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import { liveDates, privateRequestOf } from '#shared/offers/offers.rules.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import type { OffersRepository } from '#functions/stores/offers.repository.ts'

/** Days for which the practice has another pending request to the locum than this one. */
export const requestedAgain = async (
  offers: Pick<OffersRepository, 'listPending'>,
  { id, company, request }: OfferState,
  now: Instant,
): Promise<ReadonlySet<LocalDate>> => {
  const pending = request ? await offers.listPending(request.professional.id, todayAt(now)) : []
  return new Set(
    pending.flatMap((other) => {
      const sent = privateRequestOf(other)
      return sent && other.id !== id && other.company.id === company.id ? liveDates(other, sent, now) : []
    }),
  )
}
