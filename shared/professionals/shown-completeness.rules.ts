import type { ProfessionalRecord } from './professionals.projections.ts'
import { hasRates } from './professionals.rules.ts'

type Shown = Pick<
  ProfessionalRecord,
  'files' | 'short_bio' | 'languages' | 'qualifications' | 'experience' | 'working_hours' | 'locations' | 'skills'
>

const parts: readonly ((profile: Shown) => boolean)[] = [
  ({ files }) => files.avatar !== undefined,
  ({ short_bio }) => Boolean(short_bio?.trim()),
  ({ languages }) => languages.length > 0,
  ({ skills }) => skills.length > 0,
  ({ qualifications }) => Boolean(qualifications?.qualification),
  ({ locations }) => locations.length > 0,
  ({ experience }) => Boolean(experience?.start_date),
  hasRates,
]

/** How much of what practices see of a profile is filled in, in per cent. */
export const shownCompleteness = (profile: Shown): number =>
  Math.round((parts.filter((isFilledIn) => isFilledIn(profile)).length / parts.length) * 100)
