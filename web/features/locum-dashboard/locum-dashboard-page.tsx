import { Box, Stack, chakra } from '#web/ui/chakra.ts'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { nextShift } from '#shared/bookings/next-shift.rules.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FirstRequests } from '#web/components/cards/first-requests.tsx'
import { BrandImages } from '#web/components/page/brand-images.tsx'
import { lazyPage } from '#web/components/page/lazy-page.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { isPublicOffer, pendingRequests } from '#web/components/status/offer-facts.ts'
import { candidateIn } from '#web/components/status/request-status.ts'
import { Page, Section } from '#web/ui/page.tsx'
import { useProfessional } from '#web/components/account/account.api.ts'
import { now, currentDay } from '#web/platform/clock.ts'
import { runtime } from '#web/platform/runtime.ts'
import { usePageTitle } from '#web/ui/page-title.ts'
import { paths } from '#shared/kernel/paths.ts'
import {
  useOwnOffersAndRequests,
  useMarketOffers,
  useViewingLocum,
} from '#web/features/offers/locum/locum-offers.api.ts'
import { MyApplications, OffersNearYou, PendingApprovalNote, ProfileCard } from './dashboard-sections.tsx'
import { useDashboardBookings } from './locum-dashboard.api.ts'
import { locumDashboardText as text } from './locum-dashboard.text.ts'
import { DayOfCard } from '#web/components/cards/day-of-card.tsx'
import { NextShiftCard } from './next-shift-card.tsx'
import { SearchTips } from './search-tips-section.tsx'
import { useDeferredData } from '#web/platform/draw-late.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const AskedFor = lazyPage(() => import('#web/components/review/asked-for.tsx'), 'AskedForByLocum', null)
const RegistrationNote = lazyPage(
  () => import('#web/components/review/registration-note.tsx'),
  'RegistrationNote',
  null,
)

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
    columnGap: '12',
    rowGap: '6',
    alignItems: 'start',
  },
})

function DashboardSkeleton() {
  return (
    <Box role="status" aria-label="Loading your dashboard">
      <Columns>
        <Skeleton height="281px" borderRadius="l" />
        <Section title={text.offers}>
          {[1, 2, 3].map((at) => (
            <ShiftCardSkeleton key={at} />
          ))}
        </Section>
      </Columns>
    </Box>
  )
}

function useDashboard() {
  const professional = useProfessional()
  const today = currentDay()
  const near = useMarketOffers(professional.profession ?? '', today, { amount: 'page' })
  const applied = useOwnOffersAndRequests(today)
  const bookings = useDashboardBookings(professional.id, today)
  const lists = { near: near.data, applied: applied.data, bookings: bookings.data }
  const areLoaded = [near, applied, bookings].every(({ data, error }) => data ?? error)
  const drawn = useDeferredData(areLoaded ? lists : undefined, professional.id, 'immediate')
  return {
    professional,
    today,
    found: drawn?.near,
    hasMore: near.loadMore !== undefined,
    applied: drawn?.applied?.filter(isPublicOffer),
    // Not those whose suggested rate the practice has to answer.
    received: pendingRequests(drawn?.applied ?? []).filter((offer) => candidateIn(offer).status === 'open'),
    bookings: drawn?.bookings,
    bookingOfToday: bookings.ofToday,
    loading: !drawn,
    error: near.error ?? applied.error ?? bookings.error,
    retry: () => {
      applied.retry()
      void Promise.all([near.refetch(), bookings.refetch()])
    },
  }
}

/** `whole` is the booking of today’s shift; if it can’t be loaded, the shift is as the list has it. */
function NextShiftSection({ bookings, whole }: { bookings: readonly Booking[]; whole: Booking | undefined }) {
  const next = nextShift(bookings, now())
  const day = whole?.id === next?.booking.id && whole?.booking_dates_times.find(({ date }) => date === next?.day.date)
  if (whole && day) return <DayOfCard booking={whole} day={day} linked />
  if (next) return <NextShiftCard {...next} />
  return (
    <Section title={text.next}>
      <EmptyState
        icon="calendar"
        title="No shift booked yet"
        action={<TextLink to={paths.locum.calendar}>Add your availability</TextLink>}
      >
        Apply for an offer. Once a practice confirms you, your next shift will appear here.
      </EmptyState>
    </Section>
  )
}

/** Next shift, pending items and offers nearby. Shown only once all are loaded, so that nothing moves. */
export function LocumDashboardPage() {
  usePageTitle('Dashboard')
  const viewingLocum = useViewingLocum()
  const { professional, today, found, hasMore, applied, received, bookings, bookingOfToday, loading, error, retry } =
    useDashboard()
  const pending = <PendingApprovalNote professional={professional} />
  return (
    <Page>
      <Box mb={{ md: '5' }}>
        <Box as="h1" textStyle="xl" srOnly={{ base: true, md: false }} overflowWrap="anywhere">
          Hello, {professional.first_name ?? professional.name}
        </Box>
      </Box>
      <Stack gap="5">
        {error && <LoadError error={error} onRetry={retry} />}
        {professional.registration_expiry && <RegistrationNote professional={professional} />}
        {!professional.approved &&
          (professional.sent_back ? <AskedFor professional={professional}>{pending}</AskedFor> : pending)}
        {loading ? (
          <DashboardSkeleton />
        ) : (
          <Columns>
            <Stack gap={{ base: '6', lg: '8' }} minWidth="0">
              {bookings && <NextShiftSection bookings={bookings} whole={bookingOfToday} />}
              {received.length > 0 && (
                <FirstRequests
                  title="Requests to answer"
                  requests={received}
                  all={paths.locum.requests}
                  pathOf={paths.locum.request}
                  viewingLocum={viewingLocum}
                  today={today}
                />
              )}
              {applied && applied.length > 0 && (
                <MyApplications applied={applied} viewingLocum={viewingLocum} today={today} />
              )}
              {professional.approved && <SearchTips professional={professional} today={today} />}
              <ProfileCard professional={professional} />
            </Stack>
            {found && (
              <OffersNearYou
                found={found}
                hasMore={hasMore}
                viewingLocum={viewingLocum}
                today={today}
                professional={professional}
              />
            )}
          </Columns>
        )}
        {!loading && <BrandImages images={runtime().tenant.settings.dashboardImages} />}
      </Stack>
    </Page>
  )
}
