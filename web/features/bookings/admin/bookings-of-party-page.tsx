import { useParams } from 'react-router-dom'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { PagedSections } from '#web/components/page/paged-sections.tsx'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { allPracticeBookings, allProfessionalBookings } from '#web/features/bookings/bookings.api.ts'
import { currentDay } from '#web/platform/clock.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useView, ViewSwitch } from '#web/ui/view-switch.tsx'
import { FoundBooking } from './found-booking.tsx'

const views = [
  { value: 'upcoming', label: 'From today' },
  { value: 'past', label: 'Before today' },
] as const

/** The bookings of a person or a practice, from today on or before it with the latest first. */
export function BookingsOfPartyPage() {
  const { userId, companyId } = useParams()
  const view = useView(['upcoming', 'past'])
  const lists = companyId
    ? allPracticeBookings(companyId as CompanyId, currentDay())
    : allProfessionalBookings(userId as UserId, currentDay())
  const { data, error, refetch, loadMore, busy } = useList<Booking>(view === 'past' ? lists.past : lists.ahead, {
    automaticItems: 0,
  })
  return (
    <Box maxWidth="840px">
      <ViewSwitch label="Bookings" views={views} current={view} />
      {data && (
        <PagedSections
          key={view}
          parts={[{ title: view === 'past' ? 'Before today' : 'From today', items: data }]}
          loadMore={loadMore}
          busy={busy}
          empty={
            <EmptyState
              icon="booked"
              title={view === 'past' ? 'No earlier bookings' : 'No upcoming bookings'}
              action={null}
            >
              Bookings of the past twelve months and the next twelve are listed here.
            </EmptyState>
          }
        >
          {(booking) => <FoundBooking booking={booking} to={paths.admin.booking(booking.id)} />}
        </PagedSections>
      )}
      {!data &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : (
          [1, 2, 3].map((at) => <ShiftCardSkeleton key={at} />)
        ))}
    </Box>
  )
}
