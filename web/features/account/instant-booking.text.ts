import { formatCount } from '#web/components/format/format-words.ts'

export const text = {
  title: 'Instant booking',
  lead: 'Your favourite practices can book you at once, without a request, for hours that you have posted as available.',
  on: 'Let favourite practices book me at once',
  termsTitle: 'What you agree to',
  agree: 'I agree to these terms',
  notice: 'Notice before the first shift',
  noticeOf: (hours: number) => (hours < 48 ? `${hours} hours` : `${hours / 24} days`),
  limit: 'Bookings a day',
  limitHint: 'How many can be made in one day, by all practices together.',
  limitOf: (count: number) => formatCount(count, 'booking'),
  regions: 'Regions',
  noRegions: 'Choose the regions that you work in on your profile first.',
  practices: 'Favourite practices',
  noPractices: 'None yet. Add a practice to your favourites on the page of one of its offers, requests or bookings.',
  remove: (name: string) => `Remove ${name} from favourites`,
  notSaved: 'Your settings were not saved.',
} as const
