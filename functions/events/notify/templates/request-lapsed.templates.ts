import type { EventOf } from '#shared/events.ts'
import type { OfferId } from '#shared/kernel/ids.ts'
import type { LapseCause } from '#shared/offers/close-reasons.rules.ts'
import { formatDays, formatShifts, isSoon, type NotificationTemplates, type NotificationText } from './notification.ts'
import { searchLink } from './replacement-link.ts'

type Lapsed = EventOf<'request.lapsed'>

const locumLink = (offerId: OfferId) => `/locum/dashboard/requests/${offerId}`
const practiceLink = (offerId: OfferId) => `/practice/dashboard/requests/${offerId}`

type Wording = { title: string; text: (name: string, days: string) => string }

/** Why a booking request has lapsed, as far as the practice may know. */
const lapseTexts: Record<LapseCause, Wording> = {
  'booked-elsewhere': {
    title: 'Booked by another practice',
    text: (name, days) => `${name} has been booked by another practice for ${days}.`,
  },
  left: {
    title: 'Request lapsed',
    text: (_, days) => `This locum has closed their account, so your booking request for ${days} has lapsed.`,
  },
  'approval-removed': {
    title: 'Approval pending',
    text: (name, days) => `${name}’s approval is pending, so they can’t be booked for ${days}.`,
  },
  off: { title: 'No longer available', text: (name, days) => `${name} is no longer available on ${days}.` },
}

const ownBookingText: Wording = {
  title: 'Already booked with you',
  text: (name, days) =>
    `${name} is already booked with your practice for ${days}, so your booking request for ${days} has lapsed. You don’t need to do anything.`,
}

/** Not mailed after a booking of the practice's own: there is nothing to do. */
const requestLapsed = ({ subject, data }: Lapsed): NotificationText[] => {
  const { companyId, professionalName, dates, cause, byOwn } = data
  const { title, text } = byOwn ? ownBookingText : lapseTexts[cause]
  const days = formatDays(dates)
  const next = byOwn ? '' : ` Find someone else for ${dates.length === 1 ? 'this day' : 'these days'}.`
  return [
    {
      to: { practice: companyId },
      title: `${title}: ${professionalName}, ${days}`,
      text: `${text(professionalName, days)}${next}`,
      push: 'A booking request has lapsed.',
      ...(byOwn ? { link: practiceLink(subject), inAppOnly: true } : { link: searchLink(data) }),
    },
  ]
}

/** Whoever had to answer did not; the other one may have to look further. */
const requestExpired = ({ subject, data }: EventOf<'request.expired'>): NotificationText[] => {
  const { awaited, companyId, companyName, professionalId, professionalName, dates } = data
  const isLocumAwaited = awaited === 'professional'
  return [
    {
      to: { practice: companyId },
      title: `Request not answered: ${professionalName}, ${formatDays(dates)}`,
      text: isLocumAwaited
        ? `${professionalName} has not answered your booking request for ${formatShifts(data)} in time, so it has lapsed. Open it to find someone else.`
        : `The rate that ${professionalName} suggested for ${formatShifts(data)} was not answered in time, so the request has lapsed. If you still need cover, send a new request.`,
      push: 'A booking request was not answered in time.',
      link: practiceLink(subject),
    },
    {
      to: { user: professionalId },
      title: `Request lapsed: ${companyName}, ${formatDays(dates)}`,
      text: isLocumAwaited
        ? `The booking request from ${companyName} for ${formatShifts(data)} was not answered in time, so it has lapsed. You don’t need to do anything.`
        : `${companyName} has not answered your suggestion for ${formatShifts(data)} in time, so it has lapsed. You are not booked.`,
      push: 'A booking request has lapsed.',
      link: locumLink(subject),
      ...(isLocumAwaited && { inAppOnly: true }),
    },
  ]
}

export const requestLapsedTemplates = {
  'request.expired': { kind: 'offers', channels: ['in-app', 'mail'], urgent: isSoon, notifications: requestExpired },
  'request.lapsed': { kind: 'offers', channels: ['in-app', 'mail'], urgent: isSoon, notifications: requestLapsed },
} satisfies NotificationTemplates
