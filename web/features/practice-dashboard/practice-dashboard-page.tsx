import { Box, chakra, Stack } from '#web/ui/chakra.ts'
import { memo, type ReactNode, useMemo } from 'react'
import { localTimeAt } from '#shared/kernel/dates.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { FirstRequests } from '#web/components/cards/first-requests.tsx'
import { BrandImages } from '#web/components/page/brand-images.tsx'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { PostOfferButton, useMayConfirm } from '#web/components/actions/post-offer.tsx'
import { isPublicOffer, pendingRequests } from '#web/components/status/offer-facts.ts'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LazyInView } from '#web/ui/lazy-in-view.tsx'
import { useActiveCompany } from '#web/components/account/account.api.ts'
import { runtime } from '#web/platform/runtime.ts'
import { useDesktop } from '#web/platform/media.ts'
import { now, currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { type CancelledShifts, cancelledShifts } from './cancelled-shifts.ts'
import { formatTodayCoverage, upcomingOf, formatAttention, pendingActions } from './dashboard-facts.ts'
import { NeedsAttention, OfferSection, UpcomingBookings } from './dashboard-lists.tsx'
import { MonthBar } from './month-bar.tsx'
import { hasNextDays, knownUntil } from './week-coverage.ts'
import { WeekSection } from './week-section.tsx'
import { practiceDashboardBookings } from './practice-dashboard.api.ts'
import { companyOffersAndRequestsFrom } from '#web/features/offers/practice/practice-offers.api.ts'
import { candidateIn } from '#web/components/status/request-status.ts'
import { useDeferredData } from '#web/platform/draw-late.ts'
import { useList } from '#web/platform/use-list.ts'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'

const FirstSteps = lazyPage(() => import('./first-steps.tsx'), 'FirstSteps', null)
const AskedFor = lazyPage(() => import('#web/components/review/asked-for.tsx'), 'AskedForByPractice', null)

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '12',
    rowGap: '8',
    mt: { base: '6', lg: '7' },
    alignItems: 'start',
  },
})

const Cards = () => [1, 2, 3].map((at) => <ShiftCardSkeleton key={at} />)

function DashboardSkeleton() {
  return (
    <Box role="status" aria-label="Loading your dashboard">
      <Section title="Next 7 days">
        <Skeleton height={{ base: '420px', lg: '114px' }} borderRadius="l" />
      </Section>
      <Columns>
        <Section title="Needs attention">
          <Cards />
        </Section>
        <Section title="Upcoming bookings">
          <Cards />
        </Section>
      </Columns>
    </Box>
  )
}

function useDashboard() {
  const { company } = useActiveCompany()
  const today = currentDay()
  const isEnough = hasNextDays(today)
  const offers = useList(companyOffersAndRequestsFrom(company.id, today), { isEnough })
  const bookings = useList(practiceDashboardBookings(company.id, today), { isEnough })
  const growing = [offers, bookings].filter((list) => list.isGrowing)
  const isGrowing = growing.length > 0
  const [until] = growing.map(({ data }) => knownUntil(data ?? []) ?? '').sort()
  const retry = () => void Promise.all([offers.refetch(), bookings.refetch()])
  const facts = useMemo(
    () =>
      offers.data &&
      bookings.data && {
        offers: offers.data.filter(isPublicOffer),
        requests: pendingRequests(offers.data),
        bookings: bookings.data,
        cancelled: cancelledShifts({ offers: offers.data, bookings: bookings.data }, now(), until),
        today,
        isGrowing,
      },
    [offers.data, bookings.data, today, isGrowing, until],
  )
  return {
    facts: useDeferredData(facts, company.id),
    hasMore: !isGrowing && Boolean(offers.loadMore ?? bookings.loadMore),
    error: offers.error ?? bookings.error,
    retry,
  }
}

interface Facts {
  offers: readonly Offer[]
  /** Pending requests. */
  requests: readonly Offer[]
  bookings: readonly Booking[]
  cancelled: readonly CancelledShifts[]
  today: string
  /** Later ones are still loading. */
  isGrowing: boolean
}

const isNew = ({ offers, requests, bookings }: Facts): boolean =>
  offers.length + requests.length + bookings.length === 0

/** The locum has suggested a rate, which the practice has to answer. */
const hasSuggestion = (request: Offer): boolean => candidateIn(request).status === 'requested'

/** A block of its own, so that what is known first is on the screen as a whole before the rest is. */
const Sentence = chakra('span', { base: { display: 'inline-block' } })

function Summary(facts: Facts) {
  const mayConfirm = useMayConfirm()
  if (isNew(facts)) return 'Post an offer to find your first locum.'
  const { offers, requests, bookings, cancelled, today, isGrowing } = facts
  const { toDecide } = pendingActions(offers, cancelled)
  const count = cancelled.length + (mayConfirm ? toDecide.length : 0) + requests.filter(hasSuggestion).length
  const attention = formatAttention(count)
  return (
    <>
      {isGrowing ? (
        <Skeleton
          as="span"
          display="inline-block"
          verticalAlign="middle"
          style={{ width: `${attention.length / 2}em` }}
        />
      ) : (
        <Sentence>{attention}</Sentence>
      )}{' '}
      <Sentence>{formatTodayCoverage(offers, bookings, today, localTimeAt(now()), requests)}</Sentence>
    </>
  )
}

/** `suggestions` stand beside what needs attention: at once in view on a wide screen, the next section on a phone. */
const DashboardLists = memo(function DashboardLists({ suggestions, ...facts }: Facts & { suggestions: ReactNode }) {
  const { offers, requests, bookings, cancelled, today, isGrowing } = facts
  const wide = useDesktop()
  const { toDecide, withoutApplicants } = pendingActions(offers, cancelled)
  const mayConfirm = useMayConfirm()
  const unanswered = requests.filter((request) => !hasSuggestion(request))
  return (
    <>
      <WeekSection {...facts} />
      <Columns>
        <Stack gap="8">
          <NeedsAttention
            cancelled={cancelled}
            offers={mayConfirm ? toDecide : []}
            suggestions={requests.filter(hasSuggestion)}
            today={today}
            isGrowing={isGrowing}
          />
          {!wide && suggestions}
          {unanswered.length > 0 && (
            <FirstRequests
              title="Requests sent"
              requests={unanswered}
              hasMore={isGrowing}
              all={paths.practice.requests}
              pathOf={paths.practice.request}
              today={today}
            />
          )}
          {!mayConfirm && toDecide.length > 0 && (
            <OfferSection title="For a manager to confirm" offers={toDecide} today={today} isGrowing={isGrowing} />
          )}
          {withoutApplicants.length > 0 && (
            <OfferSection
              title="Open, no applicants yet"
              offers={withoutApplicants}
              today={today}
              isGrowing={isGrowing}
            />
          )}
        </Stack>
        <Stack gap="8">
          <UpcomingBookings bookings={upcomingOf(bookings)} today={today} isGrowing={isGrowing} />
          {wide && suggestions}
        </Stack>
      </Columns>
      <Box mt="8">
        <MonthBar today={today} ahead={isGrowing ? undefined : bookings} />
      </Box>
    </>
  )
})

/** `children` are suggestions, which load once they are in view. */
export function PracticeDashboardPage({ children }: { children?: ReactNode }) {
  const { company } = useActiveCompany()
  const { facts, hasMore, error, retry } = useDashboard()
  const suggestions = useMemo(() => children && <LazyInView>{children}</LazyInView>, [children])
  return (
    <Page>
      <PageHeader title={company.name} actions={<PostOfferButton look="primary" icon="plus" />}>
        <div data-changing>
          {facts ? <Summary {...facts} /> : <Skeleton width="46%" my="5px" />}
          {hasMore && ' Only your earliest shifts are included here.'}
        </div>
      </PageHeader>
      {(company.suspended ?? company.sent_back) && <AskedFor company={company} />}
      {error && !facts && <LoadError error={error} onRetry={retry} />}
      {!facts && !error && <DashboardSkeleton />}
      {facts && !isNew(facts) && <DashboardLists {...facts} suggestions={suggestions} />}
      {facts && isNew(facts) && (
        <Stack gap="8">
          <FirstSteps />
          {suggestions}
        </Stack>
      )}
      {facts && <BrandImages images={runtime().tenant.settings.dashboardImages} />}
    </Page>
  )
}
