import type { Instant } from '../../shared/kernel/dates.ts'
import { DomainError } from '../../shared/kernel/errors.ts'
import type { OptionsRepository } from '../options/options.repository.ts'

/** What was chosen, and the field where it stands; a place is `province,region`. */
type Named = { name: string; field: string }
type Chosen = { professions?: readonly Named[]; places: readonly Named[] }

/** Refuses a profession or region that nobody can choose: whoever named it would be found by nobody. */
export const checkChosen = async (options: OptionsRepository, now: Instant, { professions = [], places }: Chosen): Promise<void> => {
  const [industries, provinces] = await Promise.all([options.listCategory('industries', now), options.listCategory('provinces', now)])
  const known = {
    professions: new Set(industries.flatMap((industry) => industry.professions.map(({ name }) => name))),
    places: new Set(provinces.flatMap(({ name: province, subs }) => subs.map(({ name }) => `${province},${name}`))),
  }
  const unknown = [...professions.filter(({ name }) => !known.professions.has(name)), ...places.filter(({ name }) => !known.places.has(name))]
  if (unknown.length > 0) throw new DomainError('VALIDATION_FAILED', { fields: unknown.map(({ field }) => ({ field, message: 'Choose one of the list' })) })
}
