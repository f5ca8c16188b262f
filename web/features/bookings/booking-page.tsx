import { Box, chakra } from '#web/ui/chakra.ts'
import type { ReactNode } from 'react'
import { isForPractice, LOCUM_CANCELLED_TEXT } from '#shared/bookings/bookings.rules.ts'
import type { CompanyAddress } from '#shared/kernel/company-address.schema.ts'
import type { Booking, BookingDay } from '#shared/bookings/bookings.schema.ts'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { bookingStatusLabel, remainingDays } from '#web/components/booking-card.tsx'
import { ProfileImage } from '#web/components/profile-image.tsx'
import { PageLoadError } from '#web/components/page-load-error.tsx'
import { Note } from '#web/ui/note.tsx'
import { useDetailId } from '#web/ui/pane.ts'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { ShiftCardSkeleton } from '#web/components/shift-card.tsx'
import { formatDays, formatPlace } from '#web/components/format-shift.ts'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { useMinute } from '#web/platform/use-minute.ts'
import { useTablet } from '#web/platform/media.ts'
import { paths } from '#web/platform/paths.ts'
import { useSession } from '#web/platform/session.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { bookingActions, cancellationsOf, cancellerOf, otherParty } from './booking-facts.ts'
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

/** Who cancelled: of a whole booking in SPEC's words where a locum did, otherwise with its days. */
function cancelledTitle(booking: Booking, days: readonly BookingDay[]): string {
  const by = cancellerOf(booking, days[0]?.cancelledBy)
  if (days[0]?.undone) return `This booking was confirmed by mistake and undone by ${by}.`
  if (days.length < booking.booking_dates_times.length)
    return `${formatDays(days.map(({ date }) => date))} ${days.length === 1 ? 'was' : 'were'} cancelled by ${by}.`
  return by === 'the locum' ? LOCUM_CANCELLED_TEXT : `This booking was cancelled by ${by}.`
}

/** Each cancellation with its days, who made it and why. */
function Cancellations({ booking }: { booking: Booking }) {
  const cancellations = cancellationsOf(booking)
  if (cancellations.length === 0) return null
  return (
    <Box mb="6" display="grid" gap="3">
      {cancellations.map((days) => (
        <Note key={days[0].date} title={cancelledTitle(booking, days)}>
          <Box whiteSpace="pre-line">{days[0].status_reason}</Box>
        </Note>
      ))}
    </Box>
  )
}

function Notes({ text }: { text: string }) {
  return (
    <Section title="Notes">
      <Box
        borderTop="1px solid"
        borderColor="border"
        pt="4"
        whiteSpace="pre-line"
        maxWidth="text"
        overflowWrap="anywhere"
      >
        {text}
      </Box>
    </Section>
  )
}

function Address({ building_name, street, suburb, region, postal_code }: CompanyAddress) {
  const lines = [building_name, street, suburb, `${region}, ${postal_code}`].filter(Boolean)
  return (
    <chakra.address fontStyle="normal" mb="1" overflowWrap="anywhere">
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </chakra.address>
  )
}

function BookingFacts({ booking }: { booking: Booking }) {
  return (
    <Section title="Booking">
      <Box borderTop="1px solid" borderColor="border" pt="4" display="grid" gap="1">
        <div>
          Reference <b>{booking.unique_booking_code}</b>
        </div>
        {booking.company.address && <Address {...booking.company.address} />}
        <Box color="fg.muted">Booked on {formatFormDate(todayAt(booking.createdAt))}</Box>
        {booking.status === 'confirmed' && booking.phase !== 'past' && <AddToCalendar bookingId={booking.id} />}
        {isForPractice(booking) && (
          <div>
            {booking.booking_request_type === 'availability' ? (
              <TextLink to={paths.practice.request(booking.offerId)}>View request</TextLink>
            ) : (
              <TextLink to={paths.practice.offer(booking.offerId)}>View offer</TextLink>
            )}
          </div>
        )}
      </Box>
    </Section>
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

function BookingDetails({ booking, action }: { booking: Booking; action: ReactNode }) {
  return (
    <Columns>
      <Box gridArea="contact">
        <ContactPanel
          title={isForPractice(booking) ? 'Your locum' : 'The practice'}
          picture={<PartyPicture booking={booking} />}
          party={otherParty(booking)}
        />
      </Box>
      <Box gridArea="cost" minWidth="0" display="grid" gap="8">
        <Section title={isForPractice(booking) ? 'Days and cost' : 'Days and earnings'}>
          <CostSummary booking={booking} />
        </Section>
        {booking.notes && <Notes text={booking.notes} />}
      </Box>
      <Box gridArea="facts" display="grid" gap="8">
        <BookingFacts booking={booking} />
        {action}
      </Box>
    </Columns>
  )
}

function LoadedBooking({ booking }: { booking: Booking }) {
  const practice = isForPractice(booking)
  const back = { to: practice ? paths.practice.bookings : paths.locum.bookings, label: 'Bookings' }
  const dates = remainingDays(booking).map(({ date }) => date)
  const isTablet = useTablet()
  const { cancel, undo } = bookingActions(booking, useMinute())
  return (
    <CancelBooking booking={booking} action={cancel}>
      {(button) => (
        <Page>
          <PageHeader
            back={back}
            title={`${booking.profession} ${practice ? 'with' : 'at'} ${otherParty(booking).name}`}
            actions={isTablet && cancel && button}
          >
            <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" mt="1">
              <StatusPill {...bookingStatusLabel(booking)} />
              <span>
                {formatDays(dates)} · {formatPlace(booking.practice_region)}
              </span>
            </Box>
          </PageHeader>
          <Cancellations booking={booking} />
          {/* Once it is too late, cancelling is what is left. */}
          {undo && !undo.disabled && <UndoBooking booking={booking} />}
          <BookingDetails booking={booking} action={!isTablet && button} />
        </Page>
      )}
    </CancelBooking>
  )
}

/** The same page for both parties; each sees its own amounts. */
export function BookingPage() {
  const bookingId = useDetailId()
  const { data, error, refetch } = useBooking(bookingId as BookingId)
  const side = useSession()?.role === 'Locum' ? 'locum' : 'practice'
  const back = { to: paths[side].bookings, label: 'Bookings' }
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
