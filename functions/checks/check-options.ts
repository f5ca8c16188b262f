import type { Instant } from '#shared/kernel/dates.ts'
import { DomainError } from '#shared/kernel/errors.ts'
import type { OptionsRepository } from '#functions/stores/options.repository.ts'

/** Chosen values, each with the field it came from; a place is `province,region`. */
type Named = { name: string; field: string }
/** A profession is looked up in its industry, if one is given. */
type ChosenOptions = {
  industries?: readonly Named[]
  professions?: readonly (Named & { industry?: string })[]
  places?: readonly Named[]
}

/** Of a place in two fields, the province is named if that is no option; the region may well be one of another. */
const placeField = ({ name, field }: Named, provinces: ReadonlySet<string>): string =>
  provinces.has(name.split(',')[0] ?? '') ? field : field.replace(/\bregion$/, 'province')

/** Rejects an industry, profession or region that is not an option, since no search would find it. */
export const checkOptions = async (
  options: OptionsRepository,
  now: Instant,
  { industries: named = [], professions = [], places = [] }: ChosenOptions,
): Promise<void> => {
  const [industries, provinces] = await Promise.all([
    options.listCategory('industries', now),
    options.listCategory('provinces', now),
  ])
  const known = {
    industries: new Set(industries.map(({ name }) => name)),
    provinces: new Set(provinces.map(({ name }) => name)),
    places: new Set(provinces.flatMap(({ name: province, subs }) => subs.map(({ name }) => `${province},${name}`))),
  }
  const exists = ({ name, industry }: { name: string; industry?: string }): boolean =>
    industries.some(
      (one) =>
        // Of an industry that is no option only the industry is wrong.
        (industry === undefined || one.name === industry || !known.industries.has(industry)) &&
        one.professions.some((profession) => profession.name === name),
    )
  const unknown = [
    ...named.filter(({ name }) => !known.industries.has(name)),
    ...professions.filter((profession) => !exists(profession)),
    ...places
      .filter(({ name }) => !known.places.has(name))
      .map((place) => ({ field: placeField(place, known.provinces) })),
  ]
  if (unknown.length > 0)
    throw new DomainError('VALIDATION_FAILED', {
      fields: unknown.map(({ field }) => ({ field, message: 'Choose one from the list' })),
    })
}
