/** The parts of a score and the most points of each for the named profession (DESIGN 7). */
export const scoreParts = { base: 50, dates: 20, skills: 10, rate: 10, languages: 5, experience: 5 } as const
export type ScorePart = keyof typeof scoreParts

/** How a searched day can fit, best first. */
export const fits = ['full', 'partly', 'tentative', 'unposted', 'none'] as const
export type Fit = (typeof fits)[number]

/** Filters that can be strict, so that they hide whoever does not meet them in full. */
export const conditions = [
  'profession',
  'dates',
  'skills',
  'rate',
  'languages',
  'experience',
  'distance',
  'favourites',
] as const
export type Condition = (typeof conditions)[number]

export const sorts = ['match', 'price', 'experience', 'distance'] as const
export type Sort = (typeof sorts)[number]

/** Kilometres within which a locum lives, if nothing else is asked (SPEC 9). */
export const USUAL_DISTANCE = 50
