import { formatThousands } from '#shared/kernel/money.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import { formatCount } from '#web/components/format/format-words.ts'
import { formatDays } from '#web/components/format/format-days.ts'
import type { Condition, Sort } from '#shared/search/search-enums.ts'
import type { SearchCriteria } from './search-criteria.ts'
import type { DayKind } from './days-summary.ts'

export const searchText = {
  title: { search: 'Find a locum', directory: 'Locum Directory' },
  lead: {
    search: 'Locums who can work on your dates and hours, in the order that you choose.',
    directory: 'All locums of a profession, in one region or in all regions.',
  },
  modes: { search: 'By date', directory: 'Directory' },
  modesLabel: 'With or without dates',
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
  hours: 'Hours',
  searchedHours: 'searched hours',
  hoursHint: 'A locum is available if all of these hours are free.',
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
    favourites: 'Only your favourites',
  } satisfies Record<Exclude<Condition, 'distance'>, string>,
  within: (km: number) => `Only within ${km}\u00a0km`,
  distance: 'Distance',
  distanceHint:
    'From the middle of the searched region to the middle of the locum’s. Locums in the searched region are always included.',
  kinds: {
    full: 'Available',
    partly: 'Free',
    tentative: 'Possibly Available',
    requested: 'Requested',
    booked: 'Booked with you',
    none: 'Unavailable',
    otherHours: 'Other hours',
  } satisfies Record<DayKind, string>,
  free: 'free',
  moreDays: (count: number) => formatCount(count, 'more day'),
  allMatches: 'All matches',
  fullMatches: (count: number | undefined) =>
    count === undefined ? 'Full matches' : `Full matches ${formatThousands(count)}`,
  listLabel: 'Which locums',
  sort: 'Sort by',
  sorts: {
    match: 'Best match',
    price: 'Lowest rate',
    experience: 'Most experience',
    distance: 'Nearest',
  } satisfies Record<Sort, string>,
  soonest: 'Available soonest',
  people: (count: number) => formatCount(count, 'locum'),
  someOf: (total: number, all: number) => `${formatThousands(total)} of ${formatCount(all, 'locum')}`,
  mayBeAvailable: (days: number) =>
    days === 1 ? 'who may be available on your day' : 'who may be available on some of your days',
  score: 'Out of 100: 50 for the profession and region, and up to 50 for your dates and filters.',
  unranked: 'Available soonest first, then by experience.',
  feeOnTop: (share: string) => `Estimates are for pay, plus facilitation fee ${share}.`,
  pageSize: 24,
  range: (shown: number, total: number) => `1–${formatThousands(shown)} of ${formatThousands(total)}`,
  /** Zero where locums were listed after the search had counted them. */
  more: (count: number) => (count > 0 ? `Show ${count} more` : 'Show more'),
  related: 'Related professions',
  relatedHint: (profession: string) => `A search for ${profession} also covers these professions.`,
  travels: 'willing to travel',
  moreSkills: (count: number) => formatCount(count, 'more skill'),
  noRates: 'No rates yet',
  onWeekdays: 'on weekdays',
  why: 'Why this match',
  sum: 'Sum',
  showing: 'Selected',
  view: 'View profile',
  viewAndRequest: 'View and request',
  loading: 'Searching for locums',
  noneAvailable: (profession: string, taken: boolean, days: number) =>
    taken
      ? `No ${profession} is available on ${days === 1 ? 'this day' : 'these days'}`
      : `No ${profession} in this region yet`,
  noneAvailableHint: (leftOut: number) =>
    leftOut > 0
      ? `${formatCount(leftOut, 'locum')} in this region ${leftOut === 1 ? 'is' : 'are'} not free in your hours on any of your days.`
      : '',
  noneListed: ({ profession, location }: Pick<SearchCriteria, 'profession' | 'location'>) =>
    location ? `No ${profession} in ${location.split(',')[1]} yet` : `No ${profession} in any region yet`,
  noneListedHint: (hasRegion: boolean) =>
    hasRegion
      ? 'Try another region, or post a public offer so that locums can apply.'
      : 'Post a public offer so that locums can apply.',
  allRegions: 'Show all regions',
  tooWide: 'Too many locums to rank',
  tooWideHint: 'More than 10\u00a0000 locums are listed there. Choose a region to see the best matches first.',
  searchRegion: (region: string) => `Search ${region}`,
  postOffer: 'Post a public offer',
  postOfferHint: 'Try other days or a nearby region, or post a public offer so that locums can apply.',
  allHidden: 'No locum meets all your filters',
  allHiddenHint: (count: number) =>
    `${formatCount(count, 'locum')} ${count === 1 ? 'is' : 'are'} hidden by your filters.`,
  showLocums: 'Show locums',
  showAll: (count: number) => `Show all ${formatThousands(count)}`,
  notListed: 'Can’t find a locum?',
  notListedNotFree: (count: number) =>
    `${formatCount(count, 'locum')} not listed: not free in your hours on any of your days.`,
  notListedBooked: (name: string, dates: readonly LocalDate[]) => `${name} is booked with you on ${formatDays(dates)}.`,
  notListedHidden: (count: number) => `${formatCount(count, 'locum')} hidden by your filters.`,
  notListedElsewhere: 'Locums are listed in the region where they live and in the regions they travel to.',
  notListedUnapproved: 'Locums who are pending approval are not listed yet.',
  lowScoreHint: 'For a low score, open “Why this match” on the locum’s card.',
} as const
