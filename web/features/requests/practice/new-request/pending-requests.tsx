import { addDays, MAX_DAYS, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { pendingRequests } from '#web/components/status/offer-facts.ts'
import { candidateIn } from '#web/components/status/request-status.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { paths } from '#shared/kernel/paths.ts'
import { MAX_LOADED_OFFERS, companyOffersAndRequests } from '#web/features/offers/practice/practice-offers.api.ts'
import { newRequestText as text } from './new-request.text.ts'
import { useList } from '#web/platform/use-list.ts'

/** Links a Requested day to its request. */
export function PendingRequestLink({ professionalId, date }: { professionalId: UserId; date: LocalDate }) {
  const { company } = useActiveCompany()
  const { data = [] } = useList(companyOffersAndRequests(company.id, date, addDays(date, MAX_DAYS)), {
    automaticItems: MAX_LOADED_OFFERS,
  })
  const pendingRequest = pendingRequests(data).find(
    (offer) => candidateIn(offer).id === professionalId && candidateIn(offer).live_dates.includes(date),
  )
  return (
    pendingRequest && (
      <TextLink inline to={paths.practice.request(pendingRequest.id)}>
        {text.seeRequest}
      </TextLink>
    )
  )
}
