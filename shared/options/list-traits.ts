interface ListTraits {
  /** How many options a list can have, deleted ones included. */
  max: number
  /** The list that has what a list of this kind belongs to. */
  owner: string | undefined
  /** Lists whose codes share a space, as profiles and searches have the code alone. */
  space: 'skills' | 'professions' | undefined
  /** What profiles and offers have: a code, the name the option was created with, or its name when it was chosen. */
  stored: 'code' | 'first name' | 'chosen name' | 'day'
  /** Whether it is counted how many locums and offers have an option. */
  isCounted: boolean
}

/** The lists of options, with what is so of each. */
export const listTraits = {
  industries: { max: 40, owner: undefined, space: undefined, stored: 'first name', isCounted: true },
  professions: { max: 40, owner: 'industries', space: 'professions', stored: 'first name', isCounted: true },
  'skill-groups': { max: 30, owner: 'industries', space: 'skills', stored: 'code', isCounted: true },
  skills: { max: 80, owner: 'skill-groups', space: 'skills', stored: 'code', isCounted: true },
  'worked-at': { max: 60, owner: 'industries', space: undefined, stored: 'chosen name', isCounted: false },
  expertise: { max: 80, owner: 'industries', space: 'skills', stored: 'code', isCounted: true },
  provinces: { max: 20, owner: undefined, space: undefined, stored: 'first name', isCounted: true },
  regions: { max: 80, owner: 'provinces', space: undefined, stored: 'first name', isCounted: true },
  languages: { max: 80, owner: undefined, space: undefined, stored: 'first name', isCounted: true },
  systems: { max: 120, owner: undefined, space: undefined, stored: 'first name', isCounted: false },
  banks: { max: 80, owner: undefined, space: undefined, stored: 'first name', isCounted: false },
  'public-holidays': { max: 100, owner: undefined, space: undefined, stored: 'day', isCounted: false },
} as const satisfies Record<string, ListTraits>

export type ListName = keyof typeof listTraits

/** Lists of which it is counted how many locums and offers have an option. */
export type CountedList = {
  [L in ListName]: (typeof listTraits)[L]['isCounted'] extends true ? L : never
}[ListName]
