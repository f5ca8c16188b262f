import { ownCalendarAhead } from '#web/features/calendar/own-calendar.api.ts'
import { formatRate } from '#shared/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Professional } from '#shared/professionals/professionals.schema.ts'
import { placesOf } from '#shared/professionals/professionals.rules.ts'
import { compareStrings } from '#shared/kernel/compare.ts'
import { Box } from '#web/ui/chakra.ts'
import { ownApplication } from '#shared/offers/applications.rules.ts'
import type { MarketOffer, Offer } from '#shared/offers/offers.schema.ts'
import { ApplicationCard } from '#web/components/cards/application-card.tsx'
import type { OwnCalendar } from '#web/components/calendar/own-calendar.ts'
import { ownConflicts } from '#web/components/calendar/own-conflicts.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import type { MoreItems } from '#web/platform/use-list.ts'
import { ListChoice, ListToolbar, useListOption } from '#web/components/page/list-toolbar.tsx'
import { earningDates } from '#web/components/status/locum-offer-status.ts'
import { LocumOfferCard } from '#web/components/cards/locum-offer-card.tsx'
import type { ViewingLocum } from '#web/components/people/viewing-locum.ts'
import { bySoonest, isPublicOffer, payOverDays } from '#web/components/status/offer-facts.ts'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { PagedSections } from '#web/components/page/paged-sections.tsx'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { useView, useViewParams, ViewSwitch } from '#web/ui/view-switch.tsx'
import { useProfessional } from '#web/components/account/account.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useOwnOffersAndRequests, useMarketOffers, useViewingLocum } from './locum-offers.api.ts'
import { marketFiltersIn, payOptions } from './market-filters.ts'
import { applicationsText as text } from './applications.text.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const seeNear = 'See offers near you'

const listTitles = { near: 'Near you', others: 'Others' } as const

const views = [
  { value: 'near', label: listTitles.near },
  { value: 'others', label: listTitles.others },
  { value: 'applied', label: 'Applications' },
] as const

const sortings = ['soonest', 'pay', 'newest'] as const
/** What the list near the locum is filtered and sorted by. */
function useMarketFilters() {
  const professional = useProfessional()
  const [params] = useSearchParams()
  return { ...marketFiltersIn(params, professional), sort: useListOption('sort', sortings) }
}

function MarketToolbar() {
  const regions = placesOf(useProfessional())
  const { region, rate, sort } = useMarketFilters()
  return (
    <ListToolbar label="Filter and sort">
      {regions.length > 1 && (
        <ListChoice
          label="Region"
          name="region"
          value={region}
          options={['', ...regions].map((value) => ({ value, label: value.split(',')[1] ?? 'All your regions' }))}
        />
      )}
      <ListChoice
        label="Pay"
        name="rate"
        value={rate}
        options={payOptions.map((value) => ({
          value,
          label: value ? `Pays ${formatRate(Number(value))} or more` : 'Any pay',
        }))}
      />
      <ListChoice
        label="Sort by"
        name="sort"
        value={sort}
        options={sortings.map((value) => ({ value, label: text.orders[value] }))}
      />
    </ListToolbar>
  )
}

/** By the pay per hour that the cards show, or by when they were posted. */
const comparisons = ({ rates }: ViewingLocum, professional: Professional, calendar: OwnCalendar | undefined) => {
  const perHour = (offer: MarketOffer) => {
    const { pay, hours } = payOverDays(offer, rates, earningDates(offer, ownConflicts(calendar, offer, professional)))
    return hours > 0 ? pay / hours : 0
  }
  return {
    soonest: bySoonest,
    pay: (a: MarketOffer, b: MarketOffer) => perHour(b) - perHour(a),
    newest: (a: MarketOffer, b: MarketOffer) => compareStrings(b.createdAt, a.createdAt),
  }
}

const sortedBy = (found: readonly MarketOffer[], compare: (a: MarketOffer, b: MarketOffer) => number) =>
  found.toSorted((a, b) => compare(a, b) || bySoonest(a, b))

function NoOffers() {
  const { profession = '', address } = useProfessional()
  const { list, region, rate } = useMarketFilters()
  if (region !== '' || rate !== '')
    return (
      <EmptyState
        icon="search"
        title="No offers match these filters"
        action={<TextLink to={list === 'others' ? '?show=others' : '?'}>Show all offers</TextLink>}
      >
        Choose other filters, or show all offers.
      </EmptyState>
    )
  if (list === 'others')
    return (
      <EmptyState icon="search" title="No other offers in your regions" action={<TextLink to="?">{seeNear}</TextLink>}>
        Every open offer in your regions is listed near you.
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search"
      title="No offers near you right now"
      action={<TextLink to={`${paths.locum.profile}?section=locations`}>Choose more regions</TextLink>}
    >
      New {profession} offers in {address?.region ?? ''} will appear here.
    </EmptyState>
  )
}

function MarketOffers({ found, ...moreItems }: MoreItems & { found: readonly MarketOffer[] }) {
  const professional = useProfessional()
  const viewingLocum = useViewingLocum()
  const search = useViewParams()
  const today = currentDay()
  const { list, sort } = useMarketFilters()
  const { data: calendar } = useQuery(ownCalendarAhead(today))
  const offers = useMemo(
    () => sortedBy(found, comparisons(viewingLocum, professional, calendar)[sort]),
    [found, viewingLocum, professional, calendar, sort],
  )
  return (
    <PagedSections parts={[{ title: listTitles[list], items: offers }]} {...moreItems} empty={<NoOffers />}>
      {(offer) => (
        <LocumOfferCard
          offer={offer}
          conflicts={ownConflicts(calendar, offer, professional)}
          viewingLocum={viewingLocum}
          today={today}
          to={paths.locum.offer(offer.id) + search}
        />
      )}
    </PagedSections>
  )
}

function Applied({ applied, ...moreItems }: MoreItems & { applied: readonly Offer[] }) {
  const viewingLocum = useViewingLocum()
  const search = useViewParams()
  const today = currentDay()
  const empty = (
    <EmptyState
      icon="send"
      title="No applications yet"
      action={<ButtonLink to={paths.locum.offers}>{seeNear}</ButtonLink>}
    >
      Your applications and the practices’ decisions will appear here.
    </EmptyState>
  )
  const pending = (offer: Offer) => (ownApplication(offer)?.live_dates.length ?? 0) > 0
  const parts = [
    { title: 'Pending', items: applied.filter(pending).toSorted((a, b) => compareStrings(a.date, b.date)) },
    {
      title: 'Decided',
      items: applied.filter((offer) => !pending(offer)).toSorted((a, b) => compareStrings(b.date, a.date)),
    },
  ]
  return (
    <PagedSections parts={parts} {...moreItems} empty={empty}>
      {(offer) => (
        <ApplicationCard
          offer={offer}
          viewingLocum={viewingLocum}
          today={today}
          to={paths.locum.offer(offer.id) + search}
        />
      )}
    </PagedSections>
  )
}

export function LocumOffersPage() {
  const view = useView(['near', 'others', 'applied'])
  const { profession = '' } = useProfessional()
  const today = currentDay()
  const { sort, ...filters } = useMarketFilters()
  const market = useMarketOffers(profession, today, { ...filters, amount: sort === 'soonest' ? 'screenful' : 'whole' })
  const applied = useOwnOffersAndRequests(today)
  const error = view === 'applied' ? applied.error : market.error
  const retry = () => {
    applied.retry()
    void market.refetch()
  }
  const ready = view === 'applied' ? applied.data : market.data
  return (
    <Page>
      <PageHeader title={text.offers}>{text.leads[view](profession)}</PageHeader>
      <Box maxWidth="840px">
        <ViewSwitch label={text.offers} views={views} current={view} />
        {view !== 'applied' && <MarketToolbar />}
        {error && !ready && <LoadError error={error} onRetry={retry} />}
        {!ready && !error && [1, 2, 3].map((at) => <ShiftCardSkeleton key={at} />)}
        {applied.data && view === 'applied' && (
          <Applied applied={applied.data.filter(isPublicOffer)} loadMore={applied.loadMore} busy={applied.busy} />
        )}
        {market.data && view !== 'applied' && (
          <MarketOffers found={market.data} loadMore={market.loadMore} busy={market.busy} />
        )}
      </Box>
    </Page>
  )
}
