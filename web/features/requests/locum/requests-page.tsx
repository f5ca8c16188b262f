import { Box } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { isPublicOffer } from '#web/components/status/offer-facts.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { useView, ViewSwitch } from '#web/ui/view-switch.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useOwnOffersAndRequests, useViewingLocum } from '#web/features/offers/locum/locum-offers.api.ts'
import { RequestList } from '#web/features/requests/request-list.tsx'
import { requestsText as text } from '#web/features/requests/requests.text.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const views = [
  { value: 'waiting', label: text.waiting },
  { value: 'answered', label: text.answered },
] as const

/** The requests that this locum has received. */
export function LocumRequestsPage() {
  const view = useView(['waiting', 'answered'])
  const today = currentDay()
  const viewingLocum = useViewingLocum()
  const { data, error, retry, loadMore, busy } = useOwnOffersAndRequests(today)
  const received = data?.filter((offer) => !isPublicOffer(offer))
  const empty =
    view === 'waiting' ? (
      <EmptyState
        icon="pending"
        title={text.noneReceived}
        action={<TextLink to={paths.locum.calendar}>Add your availability</TextLink>}
      >
        When a practice wants to book you, its request will appear here. Practices find you by the availability in your
        calendar.
      </EmptyState>
    ) : (
      <EmptyState icon="ended" title={text.noneAnswered} action={<TextLink to="?">{text.seePending}</TextLink>}>
        {text.noneAnsweredHint}
      </EmptyState>
    )
  return (
    <Page>
      <PageHeader title={text.requests} />
      <Box maxWidth="840px">
        <ViewSwitch label={text.requests} views={views} current={view} />
        {received && (
          <RequestList
            offers={received}
            view={view}
            today={today}
            to={paths.locum.request}
            viewingLocum={viewingLocum}
            empty={empty}
            loadMore={loadMore}
            busy={busy}
          />
        )}
        {!received &&
          (error ? <LoadError error={error} onRetry={retry} /> : [1, 2, 3].map((at) => <ShiftCardSkeleton key={at} />))}
      </Box>
    </Page>
  )
}
