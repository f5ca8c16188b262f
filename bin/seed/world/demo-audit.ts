import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { recordEvents } from '#functions/events/react/audit/record-events.ts'
import { auditRepository } from '#functions/stores/audit.repository.ts'
import { bookingEvent } from '#shared/bookings/bookings.events.ts'
import type { BookingState } from '#shared/bookings/bookings.state.ts'
import { addDays, instantOf, type Instant, type LocalDate } from '#shared/kernel/dates.ts'
import type { MadeEvent } from '#shared/kernel/define-events.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { offerEvent } from '#shared/offers/offers.events.ts'
import type { OfferState } from '#shared/offers/offers.state.ts'
import { walletEvent } from '#shared/wallets/wallets.events.ts'

type Past = { offer: OfferState; booking: BookingState }

const HOUR_MS = 3_600_000

/** Offers were booked after some hours, which differ from week to week. */
const hoursToFill = [2, 5, 9, 14, 26, 3, 7]

const eventsOf = ({ offer, booking }: Past, index: number, today: LocalDate): [Instant, MadeEvent][] => {
  const { createdAt: openedAt } = offer
  const filledAt = new Date(
    Date.parse(openedAt) + (hoursToFill[index % hoursToFill.length] ?? 1) * HOUR_MS,
  ).toISOString()
  const settledOn = addDays(Object.keys(booking.days).sort().at(-1) ?? today, 1)
  const posted: [Instant, MadeEvent][] = [
    [openedAt, offerEvent('offer.posted', offer)],
    [filledAt, bookingEvent('booking.confirmed', booking, 'application', { openedAt })],
  ]
  if (!booking.settled || settledOn > today) return posted
  const credited = walletEvent('credits.posted', booking.id, booking.company.id, booking.settled.credits)
  return [...posted, [instantOf(settledOn, '00:15'), credited]]
}

/** What the audit would have recorded of bookings that are written to the tables. */
export const recordPast = async (
  db: DynamoDBDocumentClient,
  table: string,
  past: readonly Past[],
  { member, today }: { member: UserId; today: LocalDate },
): Promise<void> => {
  const audit = auditRepository(db, table)
  const events = past.flatMap((one, index) =>
    eventsOf(one, index, today).map(([at, event], position) => ({
      ...event,
      at,
      by: { op: 'confirmApplication', user: member, practice: one.booking.company.id, grant: 'own' as const },
      origin: `${one.booking.id}#${position}`,
    })),
  )
  await recordEvents({ db, audit }, events as never)
}
