import { addDays, MAX_DAYS, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { pendingRequests } from '#web/components/offer-facts.ts'
import { requestIn } from '#web/components/request-status.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { useActiveCompany } from '#web/components/account.ts'
import { paths } from '#web/platform/paths.ts'
import { ALL_OPEN, companyOffers } from '#web/features/offers/practice/practice-offers.api.ts'
import { requestsText as text } from '#web/features/requests/requests.text.ts'
import { useList } from '#web/platform/use-list.ts'

/** Links a Requested day to its request. */
export function PendingRequests({ professionalId, date }: { professionalId: UserId; date: LocalDate }) {
  const { company } = useActiveCompany()
  const { data = [] } = useList(companyOffers(company.id, date, addDays(date, MAX_DAYS)), { automaticItems: ALL_OPEN })
  const pending = pendingRequests(data).find(
    (offer) => requestIn(offer).id === professionalId && requestIn(offer).live_dates.includes(date),
  )
  return (
    pending && (
      <TextLink inline to={paths.practice.request(pending.id)}>
        {text.seeRequest}
      </TextLink>
    )
  )
}
