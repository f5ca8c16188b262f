import { useParams } from 'react-router-dom'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { PagedSections } from '#web/components/page/paged-sections.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useView, ViewSwitch } from '#web/ui/view-switch.tsx'
import { OfferCard } from './offer-card.tsx'
import { applicationsOfLocum, offersOfPractice } from './offers-of-party.api.ts'

const views = [
  { value: 'ahead', label: 'From today' },
  { value: 'past', label: 'Before today' },
] as const

const emptyTitles = {
  locum: 'No applications or requests',
  practice: 'No offers or requests',
} as const

/** What a locum has applied for and been asked, or what a practice has offered and asked. */
export function OffersOfPartyPage() {
  const { userId, companyId } = useParams()
  const view = useView(['ahead', 'past'])
  const today = currentDay()
  const of = companyId ? 'practice' : 'locum'
  const { data, error, refetch, loadMore, busy } = useList<Offer>(
    companyId
      ? offersOfPractice(companyId as CompanyId, view, today)
      : applicationsOfLocum(userId as UserId, view, today),
    { automaticItems: 0 },
  )
  return (
    <Box maxWidth="840px">
      <ViewSwitch label="Period" views={views} current={view} />
      {data && (
        <PagedSections
          key={view}
          parts={[
            { title: 'Public offers', items: data.filter(({ offer_type }) => offer_type === 'public') },
            { title: 'Booking requests', items: data.filter(({ offer_type }) => offer_type === 'private') },
          ]}
          loadMore={loadMore}
          busy={busy}
          empty={
            <EmptyState icon="paper" title={emptyTitles[of]} action={null}>
              Those with shifts in the past twelve months and the next twelve are listed here.
            </EmptyState>
          }
        >
          {(offer) => <OfferCard offer={offer} of={of} />}
        </PagedSections>
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && [1, 2, 3].map((at) => <ShiftCardSkeleton key={at} />)}
    </Box>
  )
}
