import { Box, chakra, Row, Stack } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { isForPractice } from '#shared/bookings/bookings.rules.ts'
import { bookAgain } from '#web/components/days/book-again.ts'
import { daysToReplace, replacementPath } from '#web/components/days/days-to-replace.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { localTimeAt, minutesOf, timeOf, todayAt } from '#shared/kernel/dates.ts'
import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { bookingStatusLabel, remainingDays } from '#web/components/status/booking-status.ts'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { ChatButton } from '#web/components/chat/chat-button.tsx'
import { subjectOfBooking } from '#web/components/chat/conversation-subject.ts'
import { StarPractice } from '#web/components/people/star-practice.tsx'
import { Note } from '#web/ui/note.tsx'
import { useDetailId } from '#web/ui/pane.ts'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { formatPlace } from '#shared/kernel/format-shift.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { useMinute } from '#web/platform/use-minute.ts'
import { useTablet } from '#web/platform/media.ts'
import { paths, pathsOf } from '#shared/kernel/paths.ts'
import { useParty } from '#web/platform/session.ts'
import { ArrivalSection } from './arrival-section.tsx'
import { bookingActions } from './booking-actions.ts'
import { counterpartOf, shiftNow } from './booking-facts.ts'
import { BookingNotes } from './booking-notes.tsx'
import { BookingSection } from './booking-section.tsx'
import { Cancellations } from './cancellations.tsx'
import { PrintedBooking } from './printed-booking.tsx'
import { DayOfCard } from '#web/components/cards/day-of-card.tsx'
import { useMemberRole } from '#web/components/account/account.api.ts'
import { useBooking } from './bookings.api.ts'
import { UndoBooking } from './undo-booking.tsx'
import { CancelBooking } from './cancel-booking.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { CostSummary } from './cost-summary.tsx'

function LoadingBooking() {
  return (
    <Box role="status" aria-label="Loading the booking">
      <ShiftCardSkeleton />
      <ShiftCardSkeleton />
    </Box>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    gridTemplateAreas: { base: '"contact" "cost" "facts"', lg: '"cost contact" "cost facts"' },
    gridTemplateRows: { lg: 'auto 1fr' },
    columnGap: '12',
    rowGap: '8',
    alignItems: 'start',
  },
})

function PartyPicture({ booking }: { booking: Booking }) {
  const { company, professional } = booking
  return isForPractice(booking) ? (
    <ProfileImage
      document="avatar"
      ownerId={professional.id}
      file={professional.avatar_file}
      name={professional.name}
    />
  ) : (
    <ProfileImage document="logo" ownerId={company.id} file={company.logo_file} name={company.name} />
  )
}

/** A practice sees what is missing; a locum sees what there is, on the day itself in its card. */
const hasArrival = (booking: Booking, isToday: boolean): boolean =>
  !(isToday && !isForPractice(booking)) &&
  booking.status === 'confirmed' &&
  booking.phase !== 'past' &&
  (isForPractice(booking) || Object.values(booking.company.arrival ?? {}).some(Boolean))

interface DetailsProps {
  booking: Booking
  /** The practice can change the notes. */
  editable: boolean
  isToday: boolean
  action: ReactNode
}

function BookingDetails({ booking, editable, isToday, action }: DetailsProps) {
  return (
    <Columns>
      <Box gridArea="contact">
        <ContactPanel
          title={isForPractice(booking) ? 'Your locum' : 'The practice'}
          picture={<PartyPicture booking={booking} />}
          party={counterpartOf(booking)}
        >
          {/* SPEC 4: no message button on what is past. */}
          {booking.phase !== 'past' && (
            <Box mt="2">
              <ChatButton
                id={counterpartOf(booking).id}
                name={counterpartOf(booking).name}
                subject={subjectOfBooking(booking)}
              />
            </Box>
          )}
        </ContactPanel>
        {!isForPractice(booking) && booking.status === 'confirmed' && <StarPractice {...booking.company} />}
        {hasArrival(booking, isToday) && (
          <Box mt="8">
            <ArrivalSection arrival={booking.company.arrival} practice={isForPractice(booking)} />
          </Box>
        )}
      </Box>
      <Stack gridArea="cost" minWidth="0" gap="8">
        <Section title={isForPractice(booking) ? 'Days and cost' : 'Days and earnings'}>
          <CostSummary booking={booking} />
        </Section>
        <BookingNotes booking={booking} editable={editable} />
      </Stack>
      <Stack gridArea="facts" gap="8">
        <BookingSection booking={booking} />
        {action}
      </Stack>
    </Columns>
  )
}

/** Today's shift: for its locum how to get there, for its practice whether they are late. */
function Today({ booking, day }: { booking: Booking; day: BookingDay }) {
  const { name } = booking.professional
  if (isForPractice(booking) && !day.late) return null
  return (
    <Box mb="6" maxWidth={{ lg: '640px' }}>
      {!isForPractice(booking) && <DayOfCard booking={booking} day={day} />}
      {isForPractice(booking) && day.late && (
        <Note title={`${name} is running about ${day.late.minutes} minutes late.`}>
          They reported it at {localTimeAt(day.late.at)}, and expect to arrive at about{' '}
          {timeOf(minutesOf(day.start_time) + day.late.minutes)}.
        </Note>
      )}
    </Box>
  )
}

function LoadedBooking({ booking }: { booking: Booking }) {
  const practice = isForPractice(booking)
  const back = { to: practice ? paths.practice.bookings : paths.locum.bookings, label: 'Bookings' }
  const dates = remainingDays(booking).map(({ date }) => date)
  const isTablet = useTablet()
  const time = useMinute()
  const { cancel, undo, changeNotes } = bookingActions(booking, time, { role: useMemberRole() })
  const today = shiftNow(booking, time)
  const isOver = booking.phase === 'past' || booking.status === 'cancelled'
  const lost = daysToReplace(booking, time)
  const reopened = booking.booking_request_type === 'public_offer' ? booking.offerId : undefined
  const again =
    practice &&
    isOver &&
    (lost.length > 0 ? (
      <ButtonLink look="primary" icon="search" to={replacementPath(booking, lost, reopened)}>
        Find a replacement
      </ButtonLink>
    ) : (
      <ButtonLink look="primary" {...bookAgain(booking, todayAt(time))}>
        Book again
      </ButtonLink>
    ))
  return (
    <CancelBooking booking={booking} action={cancel}>
      {(button) => (
        <Page>
          <PageHeader
            back={back}
            title={`${booking.profession} ${practice ? 'with' : 'at'} ${counterpartOf(booking).name}`}
            actions={again || (isTablet && cancel && button)}
          >
            <Row wrap align="center" columnGap="3" rowGap="1" mt="1">
              <StatusPill {...bookingStatusLabel(booking)} />
              <span>
                {formatDays(dates)} · {formatPlace(booking.practice_region)}
              </span>
            </Row>
          </PageHeader>
          {today && <Today booking={booking} day={today} />}
          <Cancellations booking={booking} />
          {/* Once it is too late, cancelling is what is left. */}
          {undo && !undo.disabled && <UndoBooking booking={booking} />}
          {booking.status === 'confirmed' && <PrintedBooking booking={booking} />}
          <BookingDetails
            booking={booking}
            isToday={today !== undefined}
            editable={changeNotes !== undefined && !changeNotes.disabled}
            action={!isTablet && cancel && button}
          />
        </Page>
      )}
    </CancelBooking>
  )
}

/** The same page for both parties; each sees its own amounts. */
export function BookingPage() {
  const bookingId = useDetailId()
  const { data, error, refetch } = useBooking(bookingId as BookingId)
  const party = useParty()
  const back = { to: pathsOf[party].bookings, label: 'Bookings' }
  if (data) return <LoadedBooking key={data.id} booking={data} />
  return (
    <Page>
      <PageHeader title="Booking" back={back} />
      {error ? (
        <PageLoadError what="booking" back={back} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingBooking />
      )}
    </Page>
  )
}
