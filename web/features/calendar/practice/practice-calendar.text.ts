import { counted } from '#web/components/shift-words.ts'

export const text = {
  title: 'Calendar',
  booked: 'Booked',
  open: 'Open',
  asked: 'Asked',
  ended: 'Ended',
  closed: 'Closed',
  waits: 'Applied or asked',
  applied: (count: number) => `${count} applied`,
  noApplications: 'No applications yet',
  nobodyBooked: 'Nobody was booked',
  notAnswered: 'Has not answered yet',
  openBooking: 'Open booking',
  openOffer: 'Open offer',
  openRequest: 'Open request',
  review: (count: number) => `Review ${counted(count, 'application')}`,
  nothing: 'No shift on this day.',
  nothingPast: 'No shift was on this day.',
  post: 'Post a shift for this day',
  find: 'Find a locum for this day',
} as const
