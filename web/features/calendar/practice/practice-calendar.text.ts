import { formatCount } from '#web/components/format-shift.ts'

export const text = {
  title: 'Calendar',
  booked: 'Booked',
  open: 'Open',
  requested: 'Requested',
  ended: 'Ended',
  closed: 'Closed',
  pending: 'Pending',
  applied: (count: number) => `${count} applied`,
  noApplications: 'No applications yet',
  noLocumBooked: 'No locum was booked',
  awaitingAnswer: 'No answer yet',
  openBooking: 'View booking',
  openOffer: 'View offer',
  openRequest: 'View request',
  review: (count: number) => `Review ${formatCount(count, 'application')}`,
  nothing: 'No shifts on this day.',
  nothingPast: 'There were no shifts on this day.',
  post: 'Post an offer for this day',
  find: 'Find a locum for this day',
} as const
