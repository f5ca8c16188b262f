import { formatCount, joinWords } from '#web/components/format-shift.ts'
import type { Condition, Criteria, Sort } from './criteria.ts'

export const searchText = {
  title: { search: 'Find a locum', directory: 'Locum Directory' },
  lead: {
    search: 'Filters put the best matches first; tick “Only” to hide the rest.',
    directory: 'All locums of a profession, in one region or in all regions.',
  },
  other: { search: 'Browse the Locum Directory', directory: 'Search by date' },
  filters: 'Filters',
  profession: 'Profession',
  region: 'Region',
  anywhere: 'All regions',
  dates: 'Dates',
  anyDay: 'Any day',
  chooseDates: 'Choose your dates',
  chooseDatesHint: 'to see who is available.',
  datesTitle: 'Choose your dates',
  daysHint: 'Tap days or drag across them, up to 31.',
  tooMany: 'You can search up to 31 days. Only the first 31 are used.',
  past: 'This day has passed',
  tooFar: 'More than a year ahead',
  from: 'From',
  until: 'Until',
  hours: 'Hours',
  hoursHint: 'Hours affect the estimate and your request, not which locums are found.',
  budget: 'Budget per hour, up to',
  skills: 'Skills',
  languages: 'Languages',
  experience: 'Experience',
  noMinimum: 'No minimum',
  atLeast: (years: number) => `At least ${formatCount(years, 'year')}`,
  clear: 'Clear filters',
  conditions: {
    profession: 'Only this profession',
    dates: 'Only available on all days',
    skills: 'Only with all of these',
    rate: 'Only within budget',
    languages: 'Only if they speak all of these',
    experience: 'Only with this experience',
  } satisfies Record<Condition, string>,
  allMatches: 'All matches',
  fullMatches: (count: number | undefined) => ['Full matches', count].join(' ').trim(),
  listLabel: 'Which locums',
  sort: 'Sort by',
  byName: 'Name',
  sorts: {
    match: 'Best match',
    price: 'Lowest rate',
    experience: 'Most experience',
    distance: 'Nearest',
  } satisfies Record<Sort, string>,
  people: (count: number, more: boolean) => `${count}${more ? '+' : ''} ${count === 1 && !more ? 'locum' : 'locums'}`,
  mayBeAvailable: (days: number) =>
    days === 1 ? 'who may be available on your day' : 'who may be available on some of your days',
  score: (dated: boolean, hasRegion: boolean) =>
    `Score: 50 points for ${joinWords(['profession', ...(hasRegion ? ['region'] : []), ...(dated ? ['availability'] : [])])}, and up to 50 for your filters`,
  loadingMore: 'Loading more…',
  more: (count: number) => `Show ${count} more`,
  loadMore: 'Load more',
  related: (profession: string) => `Related profession: ${profession}`,
  travels: 'willing to travel',
  moreSkills: (count: number) => formatCount(count, 'more skill'),
  noRates: 'No rates yet',
  onWeekdays: 'on weekdays',
  why: 'Why this match',
  showing: 'Selected',
  view: 'View profile',
  loading: 'Searching for locums',
  noneAvailable: (profession: string, taken: boolean, days: number) =>
    taken
      ? `No ${profession} is available on ${days === 1 ? 'this day' : 'these days'}`
      : `No ${profession} in this region yet`,
  noneAvailableHint: (leftOut: number) =>
    leftOut > 0
      ? `${formatCount(leftOut, 'locum')} in this region ${leftOut === 1 ? 'is' : 'are'} booked or Unavailable on all your days.`
      : '',
  noneListed: ({ profession, location }: Pick<Criteria, 'profession' | 'location'>) =>
    location ? `No ${profession} in ${location.split(',')[1]} yet` : `No ${profession} in any region yet`,
  noneListedHint: (hasRegion: boolean) =>
    hasRegion
      ? 'Try another region, or post a public offer so that locums can apply.'
      : 'Post a public offer so that locums can apply.',
  allRegions: 'Show all regions',
  postOffer: 'Post a public offer',
  postOfferHint: 'Try other days or a nearby region, or post a public offer so that locums can apply.',
  allHidden: 'No locum meets all your filters',
  allHiddenHint: (count: number) =>
    `${formatCount(count, 'locum')} ${count === 1 ? 'is' : 'are'} hidden by your filters.`,
  showAll: (count: number) => `Show all ${count}`,
  notListed: 'Can’t find a locum?',
  notListedBooked: (count: number) =>
    `${formatCount(count, 'locum')} not listed: booked or Unavailable on all your days.`,
  notListedHidden: (count: number) => `${formatCount(count, 'locum')} hidden by your filters.`,
  notListedElsewhere: 'Locums are listed in the region where they live and in the regions they travel to.',
  notListedUnapproved: 'Locums who are pending approval are not listed yet.',
  lowScoreHint: 'For a low score, open “Why this match” on the locum’s card.',
} as const
