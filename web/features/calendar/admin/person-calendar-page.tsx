import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import type { Availability, AvailabilityDay } from '#shared/calendar/availability.schema.ts'
import { formatCardDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { paths } from '#shared/kernel/paths.ts'
import { byMonth } from '#web/components/format/format-days.ts'
import { LoadError } from '#web/components/page/load-error.tsx'
import { PagedSections } from '#web/components/page/paged-sections.tsx'
import { currentDay } from '#web/platform/clock.ts'
import { useList } from '#web/platform/use-list.ts'
import { Box, Row } from '#web/ui/chakra.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatusWord, type Status } from '#web/ui/status-pill.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { availabilityOfLocum } from './person-calendar.api.ts'

const statuses: Record<AvailabilityDay['status'], Status> = {
  open: { family: 'possible', label: 'Possibly Available' },
  available: { family: 'available', label: 'Available' },
  unavailable: { family: 'unavailable', label: 'Unavailable' },
  requested: { family: 'pending', label: 'Requested' },
  'partially-confirmed': { family: 'booked', label: 'Partly booked' },
}

type Day = AvailabilityDay & { id: string }

/** By date; what two postings have on one day stands one below the other. */
const daysOf = (postings: readonly Availability[]): Day[] =>
  postings
    .flatMap(({ id, days }) => days.map((day) => ({ ...day, id: `${day.date} ${id}` })))
    .sort((one, other) => (one.id < other.id ? -1 : 1))

const hoursOf = ({ posted, start_time, end_time }: Day): string => {
  if (start_time) return `${start_time}–${end_time}`
  return posted === 'none' ? 'Nothing posted' : 'All day'
}

function DayRow({ day }: { day: Day }) {
  const isBooked = day.status === 'unavailable' && day.booked.length > 0
  return (
    <Row
      as="article"
      wrap
      align="center"
      columnGap="4"
      minHeight="tap"
      py="1.5"
      borderTop="1px solid"
      borderColor="border"
      fontVariantNumeric="tabular-nums"
    >
      <Box flex="0 0 104px">{formatCardDate(day.date)}</Box>
      <Box flex="0 0 112px" color="fg.muted">
        {hoursOf(day)}
      </Box>
      <StatusWord {...(isBooked ? { family: 'booked', label: 'Booked' } : statuses[day.status])} />
      {day.booked.map(({ booking, start_time, end_time }) => (
        <TextLink key={`${booking} ${start_time}`} to={paths.admin.booking(booking)}>
          {start_time}–{end_time}, {booking}
        </TextLink>
      ))}
    </Row>
  )
}

/** What a locum has posted from today on, and what of it is booked or requested. */
export function PersonCalendarPage() {
  const userId = useParams()['userId'] as UserId
  const { data, error, refetch, loadMore, busy } = useList(availabilityOfLocum(userId, currentDay()), {
    automaticItems: 0,
  })
  const parts = useMemo(() => byMonth(daysOf(data ?? []), ({ date }) => date), [data])
  return (
    <Box maxWidth="840px">
      {!data && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="320px" borderRadius="m" role="status" aria-label="Loading the calendar" />}
      {data && (
        <PagedSections
          parts={parts}
          loadMore={loadMore}
          busy={busy}
          empty={
            <EmptyState icon="calendar" title="Nothing in the calendar" action={null}>
              Availability, requests and bookings of the next twelve months are listed here.
            </EmptyState>
          }
        >
          {(day) => <DayRow day={day} />}
        </PagedSections>
      )}
    </Box>
  )
}
