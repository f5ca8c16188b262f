import { useSearchParams } from 'react-router-dom'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { ExportList } from '#web/components/lookup/export-list.tsx'
import { LoadError } from '#web/components/page/load-error.tsx'
import { PagedSections } from '#web/components/page/paged-sections.tsx'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { paths } from '#shared/kernel/paths.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Note } from '#web/ui/note.tsx'
import { Page, PageHeader } from '#web/ui/page.tsx'
import { TextButton } from '#web/ui/text-link.tsx'
import { searchedBookings } from '#web/features/bookings/bookings.api.ts'
import { type BookingCriteria, bookingCriteriaOf, bookingSearchParams } from './booking-criteria.ts'
import { BookingFilters } from './booking-filters.tsx'
import { bookingSearchText as text } from './booking-search.text.ts'
import { FoundBooking } from './found-booking.tsx'

/** A page's bookings are loaded without a click, however many have to be looked through for them. */
const onePage = { automaticItems: 25 }

/** That only one party's bookings are searched, as a link from a booking asks for. */
function OnlyOf({
  criteria,
  found,
  onAll,
}: {
  criteria: BookingCriteria
  found: Booking | undefined
  onAll: () => void
}) {
  const { companyId, professionalId } = criteria
  if (!companyId && !professionalId) return null
  return (
    <Box mb="6">
      <Note
        title={
          companyId
            ? `Only bookings of ${found?.company.name ?? 'one practice'}.`
            : `Only bookings of ${found?.professional.name ?? 'one locum'}.`
        }
        action={<TextButton onClick={onAll}>Show all bookings</TextButton>}
      />
    </Box>
  )
}

/** SPEC 2: the super admin's search of bookings. Its address holds the search. */
export function SearchBookingsPage() {
  const [params, setParams] = useSearchParams()
  const criteria = bookingCriteriaOf(params, currentDay())
  const { data, error, refetch, loadMore, busy } = useList(searchedBookings(criteria), onePage)
  const search = (changed: Partial<BookingCriteria>) => setParams(bookingSearchParams(changed))
  return (
    <Page>
      <PageHeader title={text.title}>All bookings of all practices and locums, by the day they end on.</PageHeader>
      <BookingFilters key={params.toString()} criteria={criteria} onSearch={search} onClear={() => search({})} />
      <ExportList list="bookings" />
      <OnlyOf
        criteria={criteria}
        found={data?.[0]}
        onAll={() => search({ ...criteria, companyId: '', professionalId: '' })}
      />
      {data && (
        <PagedSections
          parts={[{ title: text.title, items: data }]}
          loadMore={loadMore}
          busy={busy}
          empty={
            <EmptyState icon="search" title="No bookings found" action={null}>
              No booking in this period meets all filters. Try a longer period or fewer filters.
            </EmptyState>
          }
        >
          {(booking) => (
            <FoundBooking booking={booking} to={`${paths.admin.booking(booking.id)}?${params.toString()}`} />
          )}
        </PagedSections>
      )}
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Box role="status" aria-label="Searching the bookings">
          {[1, 2, 3].map((at) => (
            <ShiftCardSkeleton key={at} />
          ))}
        </Box>
      )}
    </Page>
  )
}
