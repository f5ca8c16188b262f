import { LOCUM_CANCELLED } from '#shared/bookings/bookings.rules.ts'
import type { EventOf } from '#shared/events.ts'
import { daysInWords, type Templates, type Worded } from './message.ts'

const locumLink = (bookingId: string) => `/locum/dashboard/bookings/${bookingId}`
const practiceLink = (bookingId: string) => `/practice/dashboard/bookings/${bookingId}`

type Confirmed = EventOf<'booking.confirmed'>

/** From an application that the practice has confirmed. */
const ofApplication = ({ subject, data }: Confirmed): Worded[] => {
  const { companyId, companyName, professionalId, professionalName, profession, dates, bookedBy } = data
  return [
    {
      to: { user: professionalId },
      title: 'You are booked',
      text: `${companyName} has booked you for ${profession}, ${daysInWords(dates)}. Booking ${subject}.`,
      link: locumLink(subject),
    },
    {
      to: { practice: companyId, except: bookedBy },
      title: 'Shift booked',
      text: `${professionalName} is booked for ${profession}, ${daysInWords(dates)}. Booking ${subject}.`,
      link: practiceLink(subject),
    },
  ]
}

/** From a booking request that the professional has accepted. */
const ofRequest = ({ subject, data }: Confirmed): Worded[] => {
  const { companyId, companyName, professionalId, professionalName, profession, dates, declined } = data
  const but = declined.length > 0 ? `, but not for ${daysInWords(declined)}` : ''
  return [
    {
      to: { practice: companyId },
      title: 'Request accepted',
      text: `${professionalName} has accepted your request and is booked for ${profession}, ${daysInWords(dates)}${but}. Booking ${subject}.`,
      link: practiceLink(subject),
    },
    {
      to: { user: professionalId },
      title: 'You are booked',
      text: `You have accepted the request of ${companyName}: ${profession}, ${daysInWords(dates)}. Booking ${subject}.`,
      link: locumLink(subject),
    },
  ]
}

export const bookingMessages = {
  'booking.confirmed': {
    kind: 'bookings',
    channels: ['in-app', 'mail'],
    messages: (event) => (event.data.from === 'request' ? ofRequest(event) : ofApplication(event)),
  },
  'booking.cancelled': {
    kind: 'bookings',
    channels: ['in-app', 'mail'],
    messages: ({ subject, data: { companyId, companyName, professionalId, professionalName, dates, by, reason } }) => [
      by === 'professional'
        ? {
            to: { practice: companyId },
            title: `Cancelled: ${professionalName}, ${daysInWords(dates)}`,
            text: `${LOCUM_CANCELLED}\n${reason}`,
            link: practiceLink(subject),
          }
        : {
            to: { user: professionalId },
            title: `Cancelled: ${companyName}, ${daysInWords(dates)}`,
            text: `The practice has cancelled this booking.\n${reason}`,
            link: locumLink(subject),
          },
    ],
  },
} satisfies Templates
