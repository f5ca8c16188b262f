import { formatCount } from '#web/components/format-shift.ts'

export const text = {
  title: 'Instant booking',
  lead: 'Practices that you have given a star can book you at once, without a request, for hours that you have posted as available.',
  on: 'Let starred practices book me at once',
  termsTitle: 'What you agree to',
  terms: [
    'A booking made this way binds you like one that you have accepted.',
    'It is at your own rates, and only for posted hours, in the regions and with the notice that you choose below.',
    'You are notified of each booking. For 30 minutes you can undo it, if the shift is more than a day away.',
    'You can switch this off at any time. Bookings that were made stay.',
  ],
  agree: 'I agree to these terms',
  notice: 'Notice before the first shift',
  noticeOf: (hours: number) => (hours < 48 ? `${hours} hours` : `${hours / 24} days`),
  limit: 'Bookings a day',
  limitHint: 'How many can be made in one day, by all practices together.',
  limitOf: (count: number) => formatCount(count, 'booking'),
  regions: 'Regions',
  noRegions: 'Choose the regions that you work in on your profile first.',
  practices: 'Starred practices',
  noPractices: 'None yet. Give a practice a star on the page of one of its offers, requests or bookings.',
  remove: (name: string) => `Remove the star of ${name}`,
  notSaved: 'Your settings were not saved.',
} as const
