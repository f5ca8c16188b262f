import { useParams, useSearchParams } from 'react-router-dom'
import type { Booking } from '#shared/bookings/bookings.schema.ts'
import { formatFormDate, todayAt } from '#shared/kernel/dates.ts'
import type { BookingId } from '#shared/kernel/ids.ts'
import { bookingStatusLabel, remainingDays } from '#web/components/status/booking-status.ts'
import { formatPlace } from '#shared/kernel/format-shift.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import { AuditEntries } from '#web/components/audit/audit-entries.tsx'
import { SubjectHeader } from '#web/components/page/subject-header.tsx'
import { PageLoadError } from '#web/components/page/page-load-error.tsx'
import { ProfileImage } from '#web/components/people/profile-image.tsx'
import { ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { BookingNotes } from '#web/features/bookings/booking-notes.tsx'
import { bookingActions } from '#web/features/bookings/booking-actions.ts'
import { useBooking } from '#web/features/bookings/bookings.api.ts'
import { Cancellations } from '#web/features/bookings/cancellations.tsx'
import { ContactPanel } from '#web/features/bookings/contact-panel.tsx'
import { CostSummary } from '#web/features/bookings/cost-summary.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { runtime } from '#web/platform/runtime.ts'
import { useMinute } from '#web/platform/use-minute.ts'
import { Box, chakra, Row, Stack } from '#web/ui/chakra.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { Page, PageHeader, Section } from '#web/ui/page.tsx'
import { StatusPill } from '#web/ui/status-pill.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { ChangeDays } from './change-days.tsx'
import { DeleteBooking } from './delete-booking.tsx'
import { type BookingCriteria, bookingSearchParams } from './booking-criteria.ts'
import { bookingSearchText as text } from './booking-search.text.ts'

const sentences = {
  booking: 'Booking',
}

const searchOf = (criteria: Partial<BookingCriteria>): string =>
  `${paths.admin.bookings}?${bookingSearchParams(criteria).toString()}`

interface PartyAddresses {
  of: 'locum' | 'practice'
  bookings: string
  wallet: string
}

const PartyLinks = ({ of, bookings, wallet }: PartyAddresses) => (
  <Row wrap columnGap="5">
    <TextLink to={bookings}>All bookings of this {of}</TextLink>
    {runtime().tenant.settings.wallet.show && <TextLink to={wallet}>Wallet of this {of}</TextLink>}
  </Row>
)

/** Both parties, each with a link to all that they have booked. */
function Parties({ booking: { company, professional } }: { booking: Booking }) {
  return (
    <>
      <ContactPanel
        title="Locum"
        picture={
          <ProfileImage
            document="avatar"
            ownerId={professional.id}
            file={professional.avatar_file}
            name={professional.name}
          />
        }
        party={professional}
        to={paths.admin.person(professional.id)}
      >
        <PartyLinks
          bookings={searchOf({ professionalId: professional.id })}
          wallet={paths.admin.wallet('professional', professional.id)}
          of="locum"
        />
      </ContactPanel>
      <ContactPanel
        title="Practice"
        picture={
          <ProfileImage
            document="logo"
            ownerId={company.id}
            file={company.logo_file}
            name={company.name}
            square="quiet"
          />
        }
        party={company}
        to={paths.admin.practice(company.id)}
      >
        <PartyLinks
          bookings={searchOf({ companyId: company.id })}
          wallet={paths.admin.wallet('company', company.id)}
          of="practice"
        />
      </ContactPanel>
    </>
  )
}

/** Parties and facts beside days and history; between these where there is no room. */
const Parts = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'minmax(0, 3fr) minmax(0, 2fr)',
      lg: 'minmax(0, 2fr) minmax(0, 1fr)',
    },
    gridTemplateRows: { md: 'auto 1fr' },
    columnGap: { md: '8', lg: '12' },
    rowGap: '8',
    alignItems: 'start',
    mt: '5',
  },
})

function LoadedBooking({ booking, back }: { booking: Booking; back: { to: string; label: string } }) {
  const { changeNotes, changeDays, delete: remove } = bookingActions(booking, useMinute(), { by: 'SuperAdmin' })
  const days = formatDays(remainingDays(booking).map(({ date }) => date))
  return (
    <Page>
      <SubjectHeader
        back={back}
        name={`${booking.professional.name} at ${booking.company.name}`}
        pills={<StatusPill {...bookingStatusLabel(booking, 'outsider')} />}
        lead={[booking.profession, days, formatPlace(booking.practice_region)].filter(Boolean).join(' · ')}
        actions={changeDays && <ChangeDays key={booking.updatedAt} booking={booking} action={changeDays} />}
      />
      <Cancellations booking={booking} viewer="outsider" />
      <Parts>
        <Stack gap="8" minWidth="0">
          <Section title="Days and cost">
            <CostSummary booking={booking} viewer="outsider" />
          </Section>
          <BookingNotes booking={booking} editable={changeNotes !== undefined && !changeNotes.disabled} asksReason />
        </Stack>
        <Stack gap="8" minWidth="0" gridRow={{ md: '1 / span 2' }} gridColumn={{ md: '2' }}>
          <Parties booking={booking} />
          <Section title={sentences.booking}>
            <FactList
              facts={[
                ['Code', booking.unique_booking_code],
                [text[booking.booking_request_type], booking.booking_request_ref],
                ['Booked on', formatFormDate(todayAt(booking.createdAt))],
              ]}
            />
          </Section>
          <DeleteBooking booking={booking} action={remove} back={back.to} />
        </Stack>
        <Section title="History">
          <AuditEntries query={{ about: booking.id }} />
        </Section>
      </Parts>
    </Page>
  )
}

/** A booking as the super admin sees it; its address keeps the search that led here. */
export function AdminBookingPage() {
  const { bookingId } = useParams()
  const [search] = useSearchParams()
  const { data, error, refetch } = useBooking(bookingId as BookingId)
  const query = search.toString()
  const back = { to: query ? `${paths.admin.bookings}?${query}` : paths.admin.bookings, label: text.title }
  if (data) return <LoadedBooking key={data.id} booking={data} back={back} />
  return (
    <Page>
      <PageHeader title={sentences.booking} back={back} />
      {error ? (
        <PageLoadError what="booking" back={back} error={error} onRetry={() => void refetch()} />
      ) : (
        <Box role="status" aria-label="Loading the booking">
          <ShiftCardSkeleton />
          <ShiftCardSkeleton />
        </Box>
      )}
    </Page>
  )
}
