import type { EventOf } from '#shared/events.ts'
import {
  formatDays,
  formatShifts,
  isSoon,
  managers,
  toBoth,
  type NotificationTemplates,
  type NotificationText,
} from './notification.ts'

const locumLink = (bookingId: string) => `/locum/dashboard/bookings/${bookingId}`
const practiceLink = (bookingId: string) => `/practice/dashboard/bookings/${bookingId}`

type Confirmed = EventOf<'booking.confirmed'>

const details = (bookingId: string): string => `Booking reference: ${bookingId}.`

/** From an application that the practice has confirmed. */
const applicationConfirmed = ({ subject, data }: Confirmed): NotificationText[] => {
  const { companyId, companyName, professionalId, professionalName, dates, bookedBy } = data
  const shifts = formatShifts(data)
  return [
    {
      to: { user: professionalId },
      title: `You are booked: ${companyName}, ${formatDays(dates)}`,
      text: `${companyName} has confirmed your application and booked you for ${shifts}. ${details(subject)}`,
      push: 'You are booked.',
      link: locumLink(subject),
    },
    {
      to: { practice: companyId, except: bookedBy, roles: managers },
      title: `Booking confirmed: ${professionalName}, ${formatDays(dates)}`,
      text: `${professionalName} is booked for ${shifts}. ${details(subject)}`,
      push: 'A booking is confirmed.',
      link: practiceLink(subject),
    },
  ]
}

/** From a booking request that the professional has accepted. */
const requestAccepted = ({ subject, data }: Confirmed): NotificationText[] => {
  const { companyId, companyName, professionalId, professionalName, dates, declined } = data
  const shifts = formatShifts(data)
  const rest = declined.length > 0 ? ` They declined ${formatDays(declined)}.` : ''
  return [
    {
      to: { practice: companyId },
      title: `Request accepted: ${professionalName}, ${formatDays(dates)}`,
      text: `${professionalName} has accepted your booking request and is booked for ${shifts}.${rest} ${details(subject)}`,
      push: 'A booking request was accepted.',
      link: practiceLink(subject),
    },
    {
      to: { user: professionalId },
      title: `You are booked: ${companyName}, ${formatDays(dates)}`,
      text: `You have accepted the booking request from ${companyName} and are booked for ${shifts}. ${details(subject)}`,
      push: 'You are booked.',
      link: locumLink(subject),
    },
  ]
}

/** From a request for which the locum has suggested a rate that the practice has accepted. */
const suggestedRateAccepted = ({ subject, data }: Confirmed): NotificationText[] => {
  const { companyId, companyName, professionalId, professionalName, dates, bookedBy } = data
  const shifts = formatShifts(data)
  return [
    {
      to: { user: professionalId },
      title: `You are booked: ${companyName}, ${formatDays(dates)}`,
      text: `${companyName} has accepted the rate that you suggested and booked you for ${shifts}. ${details(subject)}`,
      push: 'You are booked.',
      link: locumLink(subject),
    },
    {
      to: { practice: companyId, except: bookedBy },
      title: `Booking confirmed: ${professionalName}, ${formatDays(dates)}`,
      text: `${professionalName} is booked for ${shifts} at the rate that they suggested. ${details(subject)}`,
      push: 'A booking is confirmed.',
      link: practiceLink(subject),
    },
  ]
}

/** Without a request, as the locum has allowed the practice beforehand. */
const bookedAtOnce = ({ subject, data }: Confirmed): NotificationText[] => {
  const { companyId, companyName, professionalId, professionalName, dates, bookedBy } = data
  const shifts = formatShifts(data)
  return [
    {
      to: { user: professionalId },
      title: `You are booked: ${companyName}, ${formatDays(dates)}`,
      text: `${companyName} has booked you at once for ${shifts}, as you allow in your settings for instant booking. ${details(subject)}`,
      push: 'You are booked.',
      link: locumLink(subject),
    },
    {
      to: { practice: companyId, except: bookedBy, roles: managers },
      title: `Booking confirmed: ${professionalName}, ${formatDays(dates)}`,
      text: `${professionalName} was booked at once for ${shifts}. ${details(subject)}`,
      push: 'A booking is confirmed.',
      link: practiceLink(subject),
    },
  ]
}

/** By agreement, without an application or a request. */
const bookedByAdmin = ({ subject, data }: Confirmed): NotificationText[] =>
  toBoth(data, (name, site) => ({
    title: `${site === 'locum' ? 'You are booked' : 'Booking confirmed'}: ${name}, ${formatDays(data.dates)}`,
    text: `Our team has made a booking with ${name} for ${formatShifts(data)}. ${details(subject)}`,
    push: site === 'locum' ? 'You are booked.' : 'A booking is confirmed.',
    link: `/${site}/dashboard/bookings/${subject}`,
  }))

const sources: Record<Confirmed['data']['from'], (event: Confirmed) => NotificationText[]> = {
  application: applicationConfirmed,
  request: requestAccepted,
  suggestedRate: suggestedRateAccepted,
  instantBooking: bookedAtOnce,
  superAdmin: bookedByAdmin,
}

export const bookingConfirmedTemplates = {
  'booking.confirmed': {
    kind: 'bookings',
    channels: ['in-app', 'mail'],
    urgent: isSoon,
    notifications: (event) => sources[event.data.from](event),
  },
} satisfies NotificationTemplates
