import { formatCount } from '#web/components/format/format-words.ts'
import type { Condition, Sort } from '#shared/search/search-enums.ts'
import type { DayKind } from './days-summary.ts'

export const searchText = {
  title: { search: 'Find a locum', directory: 'Locum Directory' },
  lead: {
    search: 'Locums who can work on your dates and hours, in the order that you choose.',
    directory: 'All locums of a profession, in one region or in all regions.',
  },
  modes: { search: 'By date', directory: 'Directory' },
  anywhere: 'All regions',
  conditions: {
    profession: 'Only this profession',
    dates: 'Only available on all days',
    skills: 'Only with all of these',
    rate: 'Only within budget',
    languages: 'Only if they speak all of these',
    experience: 'Only with this experience',
    favourites: 'Only your favourites',
  } satisfies Record<Exclude<Condition, 'distance'>, string>,
  kinds: {
    full: 'Available',
    partly: 'Free',
    tentative: 'Possibly Available',
    requested: 'Requested',
    booked: 'Booked with you',
    none: 'Unavailable',
    otherHours: 'Other hours',
  } satisfies Record<DayKind, string>,
  sorts: {
    match: 'Best match',
    price: 'Lowest rate',
    experience: 'Most experience',
    distance: 'Nearest',
  } satisfies Record<Sort, string>,
  people: (count: number) => formatCount(count, 'locum'),
  loading: 'Searching for locums',
} as const
