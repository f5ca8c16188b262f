import { use, useMemo } from 'react'
import { ListChoice, ListSearch, ListToolbar, useListOption } from '#web/components/page/list-toolbar.tsx'
import { Box } from '#web/ui/chakra.ts'
import { KeyHint } from '#web/components/page/key-hint.tsx'
import { PaneContext } from '#web/ui/pane.ts'
import { MAX_PERIOD_DAYS, type LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { bySoonest, isClosedOffer, isPublicOffer, hasApplicantToBook } from '#web/components/status/offer-facts.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { PagedSections } from '#web/components/page/paged-sections.tsx'
import { PostOfferButton, PostOfferLink } from '#web/components/actions/post-offer.tsx'
import { PracticeOfferCard } from '#web/components/cards/practice-offer-card.tsx'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { byMonth } from '#web/components/format/format-days.ts'
import { useListWords, useView, useViewParams, ViewSwitch } from '#web/ui/view-switch.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useDeferredData } from '#web/platform/draw-late.ts'
import { combineLists, type ListOptions, type MoreItems, SCREENFUL, useList } from '#web/platform/use-list.ts'
import {
  MAX_LOADED_OFFERS,
  companyOffersAndRequestsFrom,
  companyOffersAndRequestsBefore,
} from './practice-offers.api.ts'
import { comparisons, matchesSearch, type OfferSorting, offerSortings } from './sort-offers.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const views = [
  { value: 'current', label: 'Current' },
  { value: 'history', label: 'History' },
] as const
type View = (typeof views)[number]['value']

const values = offerSortings.map(({ value }) => value)
const useSorting = () => useListOption('sort', values)

const groupTitles = { needsAttention: 'Needs attention', open: 'Open', booked: 'Booked' }

const needsAttention = (offer: Offer) => offer.available_dates.length > 0 && hasApplicantToBook(offer)

/** Current offers by what they need; history, which is cancelled and past offers, by month. */
function offerSections(
  offers: readonly Offer[],
  view: View,
  today: LocalDate,
  sorting: OfferSorting,
): { title: string; items: Offer[] }[] {
  const sorted = offers.toSorted(view === 'history' ? bySoonest : comparisons[sorting])
  const isHistory = (offer: Offer) => isClosedOffer(offer, today)
  if (view === 'history') return byMonth(sorted.filter(isHistory).reverse(), ({ date }) => date)
  const current = sorted.filter((offer) => !isHistory(offer))
  const groupOf = (offer: Offer): keyof typeof groupTitles =>
    needsAttention(offer) ? 'needsAttention' : offer.available_dates.length > 0 ? 'open' : 'booked'
  return Object.entries(groupTitles).map(([group, title]) => ({
    title,
    items: current.filter((offer) => groupOf(offer) === group),
  }))
}

function Empty({ view, hasMore }: { view: View; hasMore: boolean }) {
  const q = useListWords()
  if (q)
    return (
      <EmptyState
        icon="search"
        title={`No offers found for “${q}”${hasMore ? ' so far' : ''}`}
        action={<TextLink to={`?show=${view}`}>Show all</TextLink>}
      >
        Search by the offer’s reference, or by a part of a locum’s name.
      </EmptyState>
    )
  if (view === 'history')
    return (
      <EmptyState icon="ended" title="No history yet" action={<TextLink to="?">View current offers</TextLink>}>
        Offers that have ended or been cancelled appear here for a year.
      </EmptyState>
    )
  return (
    <EmptyState icon="calendar" title="No current offers" action={<PostOfferLink />}>
      Post the days you need so that locums in your region can apply.
    </EmptyState>
  )
}

type ListProps = MoreItems & { offers: readonly Offer[]; view: View; today: LocalDate }

function Offers({ offers, view, today, loadMore, busy }: ListProps) {
  const viewParams = useViewParams()
  const sorting = useSorting()
  return (
    <PagedSections
      key={view}
      parts={offerSections(offers, view, today, sorting)}
      loadMore={loadMore}
      busy={busy}
      empty={<Empty view={view} hasMore={loadMore !== undefined} />}
    >
      {(offer) => <PracticeOfferCard offer={offer} today={today} to={paths.practice.offer(offer.id) + viewParams} />}
    </PagedSections>
  )
}

const currentViewOptions: ListOptions<Offer> = {
  isEnough: (ahead) => ahead.filter((offer) => isPublicOffer(offer) && needsAttention(offer)).length >= SCREENFUL,
}

/** History needs both lists, since a cancelled offer may be in the future. */
function useOffers(view: View, today: LocalDate) {
  const { company } = useActiveCompany()
  const [q, sorting] = [useListWords(), useSorting()]
  // History is by month.
  const isWhole = q !== '' || (view === 'current' && sorting !== 'soonest')
  const listOptions = isWhole ? { automaticItems: MAX_LOADED_OFFERS } : {}
  const ahead = useList(
    companyOffersAndRequestsFrom(company.id, today),
    isWhole || view === 'history' ? listOptions : currentViewOptions,
  )
  const past = useList(companyOffersAndRequestsBefore(company.id, today, MAX_PERIOD_DAYS), {
    ...listOptions,
    enabled: view === 'history',
  })
  const { data, ...list } = combineLists(view === 'history' ? [past, ahead] : [ahead])
  const offers = useDeferredData(data?.filter(isPublicOffer), company.id)
  return { offers: useMemo(() => offers?.filter(matchesSearch(q)), [offers, q]), ...list }
}

export function PracticeOffersPage() {
  const view = useView(['current', 'history'])
  const sorting = useSorting()
  const today = currentDay()
  const { offers, error, retry, loadMore, busy } = useOffers(view, today)
  const isBesideDetail = use(PaneContext)?.chosen !== undefined
  return (
    <Page>
      <PageHeader
        title="Offers"
        actions={
          <PostOfferButton look={isBesideDetail ? 'plain' : 'primary'} icon="plus" aria-keyshortcuts="n">
            Post an offer
            <KeyHint>n</KeyHint>
          </PostOfferButton>
        }
      />
      <Box maxWidth="840px">
        <ListSearch label="Locum or reference" />
        <ViewSwitch label="Offers" views={views} current={view} />
        {view === 'current' && (
          <ListToolbar label="Sort">
            <ListChoice label="Sort offers" name="sort" value={sorting} options={offerSortings} />
          </ListToolbar>
        )}
        {offers && <Offers offers={offers} view={view} today={today} loadMore={loadMore} busy={busy} />}
        {!offers &&
          (error ? <LoadError error={error} onRetry={retry} /> : [1, 2, 3].map((at) => <ShiftCardSkeleton key={at} />))}
      </Box>
    </Page>
  )
}
