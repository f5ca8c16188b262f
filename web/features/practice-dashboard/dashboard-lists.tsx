import type { Booking } from '#shared/bookings/bookings.schema.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { BookingCard } from '#web/components/cards/booking-card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Section } from '#web/ui/page.tsx'
import { PostOfferLink, useMayConfirm } from '#web/components/actions/post-offer.tsx'
import { PracticeOfferCard } from '#web/components/cards/practice-offer-card.tsx'
import { RequestCard } from '#web/components/cards/request-card.tsx'
import { CardLink, ShiftCard, ShiftCardSkeleton } from '#web/components/cards/shift-card.tsx'
import { formatItemCount } from '#web/components/format/format-words.ts'
import { formatDays, formatHoursLine } from '#web/components/format/format-days.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { paths } from '#shared/kernel/paths.ts'
import { replacementPath } from '#web/components/days/days-to-replace.ts'
import type { CancelledShifts } from './cancelled-shifts.ts'

const SHOWN = 5
/** Few enough that what follows is in view. */
const BOOKINGS_SHOWN = 3

const AllLink = ({ to, children }: { to: string; children: string }) => (
  <TextLink to={to} textStyle="s">
    {children}
  </TextLink>
)

const OfferCards = ({ offers, today }: { offers: readonly Offer[]; today: LocalDate }) =>
  offers
    .slice(0, SHOWN)
    .map((offer) => (
      <PracticeOfferCard key={offer.id} offer={offer} today={today} to={paths.practice.offer(offer.id)} />
    ))

/** What a locum cancelled: who and why, and where to find another one. */
function CancelledCard({ shifts, today }: { shifts: CancelledShifts; today: LocalDate }) {
  const { booking, days, offer } = shifts
  const { name } = booking.professional
  const dates = days.map(({ date }) => date)
  return (
    <ShiftCard
      dates={{ first: days[0].date, last: dates.at(-1) ?? days[0].date, count: days.length }}
      today={dates.includes(today)}
      title={<CardLink to={paths.practice.booking(booking.id)}>{`${booking.profession} · ${name}`}</CardLink>}
      status={{ family: 'pending', label: 'Cancelled by the locum' }}
      hours={formatHoursLine(days, booking.lunch)}
      reason={days[0].status_reason}
      action={
        <ButtonLink
          size="s"
          icon="search"
          to={replacementPath(booking, days, offer?.id)}
          aria-label={`Find a replacement for ${name}, ${formatDays(dates)}`}
        >
          Find a replacement
        </ButtonLink>
      }
    />
  )
}

interface Attention {
  cancelled: readonly CancelledShifts[]
  /** With someone to confirm or to ask again. */
  offers: readonly Offer[]
  /** Requests for which the locum has suggested a rate. */
  suggestions: readonly Offer[]
  today: LocalDate
  /** Others are still loading. */
  isGrowing: boolean
}

/** In the place of what needs attention. */
const NothingToDo = () =>
  useMayConfirm() ? (
    <EmptyState icon="free" title="No pending applications" action={<PostOfferLink />}>
      When a locum applies for a shift, it will appear here.
    </EmptyState>
  ) : (
    <EmptyState
      icon="free"
      title="Nothing needs your attention"
      action={<TextLink to={paths.practice.search}>Find a locum</TextLink>}
    >
      When a locum suggests another rate or cancels a shift, it will appear here.
    </EmptyState>
  )

export function NeedsAttention({ cancelled, offers, suggestions, today, isGrowing }: Attention) {
  const count = cancelled.length + offers.length + suggestions.length
  return (
    <Section
      title="Needs attention"
      count={formatItemCount(count, isGrowing)}
      link={<AllLink to={paths.practice.offers}>All offers</AllLink>}
    >
      {cancelled.map((shifts) => (
        <CancelledCard key={shifts.booking.id} shifts={shifts} today={today} />
      ))}
      {suggestions.map((request) => (
        <RequestCard key={request.id} offer={request} today={today} to={paths.practice.request(request.id)} />
      ))}
      <OfferCards offers={offers} today={today} />
      {count === 0 && isGrowing && <ShiftCardSkeleton />}
      {count === 0 && !isGrowing && <NothingToDo />}
    </Section>
  )
}

/** Offers under a title of their own. */
export function OfferSection({
  title,
  offers,
  today,
  isGrowing,
}: {
  title: string
  offers: readonly Offer[]
  today: LocalDate
  isGrowing: boolean
}) {
  return (
    <Section title={title} count={formatItemCount(offers.length, isGrowing)}>
      <OfferCards offers={offers} today={today} />
    </Section>
  )
}

export function UpcomingBookings({
  bookings,
  today,
  isGrowing,
}: {
  bookings: readonly Booking[]
  today: LocalDate
  isGrowing: boolean
}) {
  return (
    <Section
      title="Upcoming bookings"
      count={formatItemCount(bookings.length, isGrowing)}
      link={<AllLink to={paths.practice.bookings}>All bookings</AllLink>}
    >
      {bookings.length > 0 ? (
        bookings
          .slice(0, BOOKINGS_SHOWN)
          .map((booking) => (
            <BookingCard key={booking.id} booking={booking} today={today} to={paths.practice.booking(booking.id)} />
          ))
      ) : (
        <EmptyState
          icon="calendar"
          title="No upcoming bookings"
          action={<TextLink to={paths.practice.search}>Find a locum</TextLink>}
        >
          Once you confirm an applicant, the shift will appear here with their contact details.
        </EmptyState>
      )}
    </Section>
  )
}
