import { compareStrings } from '#shared/kernel/compare.ts'
import { Box, Small } from '#web/ui/chakra.ts'
import { ListSearch } from '#web/components/page/list-toolbar.tsx'
import type { Booking, BookingRecord } from '#shared/bookings/bookings.schema.ts'
import type { Page as ListPage } from '#shared/kernel/define-contract.ts'
import { type LocalDate } from '#shared/kernel/dates.ts'
import { BookingCard } from '#web/components/cards/booking-card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { PagedSections } from '#web/components/page/paged-sections.tsx'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { formatCount } from '#web/components/format/format-words.ts'
import { byMonth } from '#web/components/format/format-days.ts'
import { useListWords, useView, useViewParams, ViewSwitch } from '#web/ui/view-switch.tsx'
import { useActiveCompany, useProfessional } from '#web/components/account/account.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useDeferredData } from '#web/platform/draw-late.ts'
import { combineLists, SCREENFUL, useList, type MoreItems } from '#web/platform/use-list.ts'
import { allPracticeBookings, allProfessionalBookings } from './bookings.api.ts'
import { TextLink } from '#web/ui/text-link.tsx'

const views = [
  { value: 'upcoming', label: 'Upcoming' },
  { value: 'history', label: 'History' },
] as const
type View = (typeof views)[number]['value']

const firstDay = (booking: Booking): LocalDate => booking.start_date

/** SPEC 4: history is cancelled and past bookings. */
const isHistory = (booking: Booking) => booking.status === 'cancelled' || booking.phase === 'past'

/** History begins with what is cancelled of the last days ahead. */
const loadedFor = (view: View) =>
  view === 'upcoming'
    ? { isEnough: (ahead: readonly Booking[]) => ahead.filter((one) => !isHistory(one)).length >= SCREENFUL }
    : {}

const bookingSections = (bookings: readonly Booking[], view: View): { title: string; items: Booking[] }[] => {
  const start = (booking: Booking) => `${booking.start_date}${booking.start_time}`
  const sorted = bookings.toSorted((a, b) => compareStrings(start(a), start(b)))
  if (view === 'history') return byMonth(sorted.filter(isHistory).reverse(), firstDay)
  const ahead = sorted.filter((booking) => !isHistory(booking))
  return [
    { title: 'In progress', items: ahead.filter(({ phase }) => phase === 'running') },
    ...byMonth(
      ahead.filter(({ phase }) => phase === 'upcoming'),
      firstDay,
    ),
  ]
}

function Empty({ view, practice }: { view: View; practice: boolean }) {
  const q = useListWords()
  if (q)
    return (
      <EmptyState
        icon="search"
        title={`No bookings found for “${q}”`}
        action={<TextLink to={`?show=${view}`}>Show all</TextLink>}
      >
        Search by the booking reference, or by a part of the name.
      </EmptyState>
    )
  if (view === 'history')
    return (
      <EmptyState icon="ended" title="No history yet" action={<TextLink to="?">View upcoming bookings</TextLink>}>
        Bookings that have ended or been cancelled appear here for a year.
      </EmptyState>
    )
  return (
    <EmptyState
      icon="calendar"
      title="No upcoming bookings"
      action={
        practice ? (
          <TextLink to={paths.practice.search}>Find a locum</TextLink>
        ) : (
          <TextLink to={paths.locum.offers}>See offers near you</TextLink>
        )
      }
    >
      {practice
        ? 'Once you confirm an applicant or a locum accepts your request, the booking will appear here.'
        : 'Once a practice confirms your application, the booking will appear here.'}
    </EmptyState>
  )
}

/** What the user has cancelled; no one else sees it. */
function RecordLine({ cancelled_bookings: bookings, cancelled_days: days }: BookingRecord) {
  return (
    <Small my="3">
      {bookings === 0
        ? 'You have cancelled nothing in the past 12 months.'
        : `In the past 12 months you have cancelled ${formatCount(days, 'day')} of ${formatCount(bookings, 'booking')}.`}
    </Small>
  )
}

interface ListProps extends MoreItems {
  bookings: readonly Booking[]
  view: View
  practice: boolean
  today: LocalDate
}

function BookingList({ bookings, view, practice, today, loadMore, busy }: ListProps) {
  const to = practice ? paths.practice.booking : paths.locum.booking
  const search = useViewParams()
  return (
    <PagedSections
      key={view}
      parts={bookingSections(bookings, view)}
      loadMore={loadMore}
      busy={busy}
      empty={<Empty view={view} practice={practice} />}
    >
      {(booking) => <BookingCard booking={booking} today={today} to={to(booking.id) + search} />}
    </PagedSections>
  )
}

/** History needs both lists, since a cancelled booking may be in the future. */
function BookingsView({
  owner,
  practice,
  view,
  ahead,
  past,
}: {
  /** The id of the locum or practice whose bookings they are. */
  owner: string
  practice: boolean
  view: View
  ahead: BookingPages
  past: BookingPages
}) {
  const { data, error, retry, loadMore, busy } = combineLists(view === 'history' ? [past, ahead] : [ahead])
  const bookings = useDeferredData(data, owner)
  const record = (view === 'history' ? past : ahead).summary
  return (
    <Page>
      <PageHeader title="Bookings" />
      <Box maxWidth="840px">
        <ListSearch label={practice ? 'Locum or reference' : 'Practice or reference'} />
        <ViewSwitch label="Bookings" views={views} current={view} />
        {view === 'history' && bookings && record && <RecordLine {...record} />}
        {bookings && (
          <BookingList
            bookings={bookings}
            view={view}
            practice={practice}
            today={currentDay()}
            loadMore={loadMore}
            busy={busy}
          />
        )}
        {!bookings &&
          (error ? <LoadError error={error} onRetry={retry} /> : [1, 2, 3].map((at) => <ShiftCardSkeleton key={at} />))}
      </Box>
    </Page>
  )
}

type BookingPages = ReturnType<typeof useList<Booking, ListPage<Booking, BookingRecord>>>

export function PracticeBookingsPage() {
  const { company } = useActiveCompany()
  const view = useView(['upcoming', 'history'])
  const lists = allPracticeBookings(company.id, currentDay(), useListWords())
  const ahead = useList(lists.ahead, loadedFor(view))
  const past = useList(lists.past, { enabled: view === 'history' })
  return <BookingsView owner={company.id} practice view={view} ahead={ahead} past={past} />
}

export function LocumBookingsPage() {
  const { id } = useProfessional()
  const view = useView(['upcoming', 'history'])
  const lists = allProfessionalBookings(id, currentDay(), useListWords())
  const ahead = useList(lists.ahead, loadedFor(view))
  const past = useList(lists.past, { enabled: view === 'history' })
  return <BookingsView owner={id} practice={false} view={view} ahead={ahead} past={past} />
}
