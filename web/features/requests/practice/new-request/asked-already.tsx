import { addDays, MOST_DAYS, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { pendingRequests } from '#web/components/offer-facts.ts'
import { requestIn } from '#web/components/request-status.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useActiveCompany } from '#web/components/account.ts'
import { paths } from '#web/platform/paths.ts'
import { ALL_OPEN, companyOffers } from '#web/features/offers/practice/practice-offers.api.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'
import { useList } from '#web/platform/use-list.ts'

/** From a day that was asked for already to the request that did. */
export function AskedAlready({ professionalId, date }: { professionalId: UserId; date: LocalDate }) {
  const { company } = useActiveCompany()
  const { data = [] } = useList(companyOffers(company.id, date, addDays(date, MOST_DAYS)), { automaticItems: ALL_OPEN })
  const asking = pendingRequests(data).find(
    (offer) => requestIn(offer).id === professionalId && requestIn(offer).live_dates.includes(date),
  )
  return (
    asking && (
      <TextLink inline to={paths.practice.request(asking.id)}>
        {text.seeRequest}
      </TextLink>
    )
  )
}
