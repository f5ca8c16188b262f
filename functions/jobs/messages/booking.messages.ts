import * as z from 'zod/mini'
import { LOCUM_CANCELLED } from '../../../shared/bookings/bookings.rules.ts'
import { LocalDate } from '../../../shared/kernel/dates.ts'
import { BookingId, CompanyId, UserId } from '../../../shared/kernel/ids.ts'
import { daysInWords, telling, type Messages } from './message.ts'

const Booking = z.object({
  bookingId: BookingId,
  companyId: CompanyId,
  companyName: z.string(),
  professionalId: UserId,
  professionalName: z.string(),
  profession: z.string(),
  dates: z.array(LocalDate),
})
const Confirmed = z.extend(Booking, { bookedBy: UserId })
const Cancelled = z.extend(Booking, { by: z.enum(['professional', 'company']), reason: z.string() })

const locumLink = (bookingId: string) => `/locum/dashboard/bookings/${bookingId}`
const practiceLink = (bookingId: string) => `/practice/dashboard/bookings/${bookingId}`

export const bookingMessages: Messages = {
  'booking.confirmed': telling(Confirmed, ({ bookingId, companyId, companyName, professionalId, professionalName, profession, dates, bookedBy }) => [
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
  ]),
  'booking.cancelled': telling(Cancelled, ({ bookingId, companyId, companyName, professionalId, professionalName, dates, by, reason }) => [
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
  ]),
}
