import * as z from 'zod/mini'
import { LOCUM_CANCELLED } from '#shared/bookings/bookings.rules.ts'
import { LocalDate } from '#shared/kernel/dates.ts'
import { BookingId, UserId } from '#shared/kernel/ids.ts'
import { BetweenTwo, daysInWords, telling, type Message, type Messages } from './message.ts'

const Booking = z.extend(BetweenTwo, { bookingId: BookingId })
/** `declined`: days of a booking request that were not accepted. */
const Confirmed = z.extend(Booking, { bookedBy: UserId, declined: z.optional(z.array(LocalDate)) })
const Cancelled = z.extend(Booking, { by: z.enum(['professional', 'company']), reason: z.string() })

const locumLink = (bookingId: string) => `/locum/dashboard/bookings/${bookingId}`
const practiceLink = (bookingId: string) => `/practice/dashboard/bookings/${bookingId}`

type Confirmation = z.output<typeof Confirmed>

/** Of an application, which the practice has accepted. */
const ofApplication = ({
  bookingId,
  companyId,
  companyName,
  professionalId,
  professionalName,
  profession,
  dates,
  bookedBy,
}: Confirmation): Message[] => [
  {
    kind: 'bookings',
    to: { user: professionalId },
    title: 'You are booked',
    text: `${companyName} has booked you for ${profession}, ${daysInWords(dates)}. Booking ${bookingId}.`,
    link: locumLink(bookingId),
    mail: true,
  },
  {
    kind: 'bookings',
    to: { practice: companyId, except: bookedBy },
    title: 'Shift booked',
    text: `${professionalName} is booked for ${profession}, ${daysInWords(dates)}. Booking ${bookingId}.`,
    link: practiceLink(bookingId),
    mail: true,
  },
]

/** Of a request, which the professional has accepted. */
const ofRequest = ({
  bookingId,
  companyId,
  companyName,
  professionalId,
  professionalName,
  profession,
  dates,
  declined = [],
}: Confirmation): Message[] => [
  {
    kind: 'bookings',
    to: { practice: companyId },
    title: 'Request accepted',
    text: `${professionalName} has accepted your request and is booked for ${profession}, ${daysInWords(dates)}${declined.length > 0 ? `, but not for ${daysInWords(declined)}` : ''}. Booking ${bookingId}.`,
    link: practiceLink(bookingId),
    mail: true,
  },
  {
    kind: 'bookings',
    to: { user: professionalId },
    title: 'You are booked',
    text: `You have accepted the request of ${companyName}: ${profession}, ${daysInWords(dates)}. Booking ${bookingId}.`,
    link: locumLink(bookingId),
    mail: true,
  },
]

export const bookingMessages: Messages = {
  'booking.confirmed': telling(Confirmed, (booking) =>
    booking.bookedBy === booking.professionalId ? ofRequest(booking) : ofApplication(booking),
  ),
  'booking.cancelled': telling(
    Cancelled,
    ({ bookingId, companyId, companyName, professionalId, professionalName, dates, by, reason }) => [
      by === 'professional'
        ? {
            kind: 'bookings',
            to: { practice: companyId },
            title: `Cancelled: ${professionalName}, ${daysInWords(dates)}`,
            text: `${LOCUM_CANCELLED}\n${reason}`,
            link: practiceLink(bookingId),
            mail: true,
          }
        : {
            kind: 'bookings',
            to: { user: professionalId },
            title: `Cancelled: ${companyName}, ${daysInWords(dates)}`,
            text: `The practice has cancelled this booking.\n${reason}`,
            link: locumLink(bookingId),
            mail: true,
          },
    ],
  ),
}
