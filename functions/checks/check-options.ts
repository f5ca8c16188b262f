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
  /** Codes, of any industry. */
  skills?: readonly Named[]
  languages?: readonly Named[]
  systems?: readonly Named[]
  banks?: readonly Named[]
  /** What was chosen before stays, even if it can’t be chosen any more. */
  kept?: readonly string[]
}

/** Of a place in two fields, the province is named if that is no option; the region may well be one of another. */
const placeField = ({ name, field }: Named, provinces: ReadonlySet<string>): string =>
  provinces.has(name.split(',')[0] ?? '') ? field : field.replace(/\bregion$/, 'province')

/** Each with the field that it came from. */
export const namesIn = (field: string, names: readonly string[] = []): Named[] =>
  names.map((name, index) => ({ name, field: `${field}.${index}` }))

const plainLists = ['languages', 'systems', 'banks'] as const

/** Those that are not in their lists, which are read only if something of theirs was chosen. */
const unknownPlain = async (options: OptionsRepository, now: Instant, chosen: ChosenOptions): Promise<Named[]> => {
  const unknown = plainLists.map(async (category) => {
    const named = chosen[category] ?? []
    const listed = named.length > 0 ? await options.listCategory(category, now) : []
    return named.filter(({ name }) => !listed.some((option) => option.name === name))
  })
  return (await Promise.all(unknown)).flat()
}

const unknownIn = async (options: OptionsRepository, now: Instant, chosen: ChosenOptions): Promise<Named[]> => {
  const { industries: named = [], professions = [], places = [], skills = [], kept = [] } = chosen
  const [industries, provinces] = await Promise.all([
    options.listCategory('industries', now),
    options.listCategory('provinces', now),
  ])
  const known = {
    industries: new Set(industries.map(({ name }) => name)),
    provinces: new Set(provinces.map(({ name }) => name)),
    skills: new Set(industries.flatMap(({ subs }) => subs.flatMap((group) => group.options.map(({ code }) => code)))),
    places: new Set(provinces.flatMap(({ name: province, subs }) => subs.map(({ name }) => `${province},${name}`))),
  }
  const exists = ({ name, industry }: { name: string; industry?: string }): boolean =>
    industries.some(
      (one) =>
        // Of an industry that is no option only the industry is wrong.
        (industry === undefined || one.name === industry || !known.industries.has(industry)) &&
        one.professions.some((profession) => profession.name === name),
    )
  return [
    ...named.filter(({ name }) => !known.industries.has(name)),
    ...professions.filter((profession) => !exists(profession)),
    ...skills.filter(({ name }) => !known.skills.has(name)),
    ...(await unknownPlain(options, now, chosen)),
    ...places
      .filter(({ name }) => !known.places.has(name))
      .map((place) => ({ ...place, field: placeField(place, known.provinces) })),
  ].filter(({ name }) => !kept.includes(name))
}

/**
 * Rejects what is no option, or no longer one: no search would find it. What is unknown is looked up in the newest
 * options, as another Lambda may have shown them already.
 */
export const checkOptions = async (options: OptionsRepository, now: Instant, chosen: ChosenOptions): Promise<void> => {
  if ((await unknownIn(options, now, chosen)).length === 0) return
  await options.refresh(now)
  const unknown = await unknownIn(options, now, chosen)
  if (unknown.length > 0)
    throw new DomainError('VALIDATION_FAILED', {
      fields: unknown.map(({ field }) => ({ field, message: 'Choose one from the list' })),
    })
}
