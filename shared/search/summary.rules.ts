import { hash32 } from '#shared/kernel/hash.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import { conditions, type Condition } from './search-enums.ts'
import type { Distances } from './order.rules.ts'
import { isFull, type Scored } from './ranking.rules.ts'
import type { SearchSummary } from './match.schema.ts'
import { homeIn, languagesIn, skillsIn } from './traits.ts'

type Requirement = Condition | 'exact'

/** What of a requirement no score says. */
type Relation = { isNear: boolean; isFavourite: boolean }

const meets: Record<Requirement, (scored: Scored, relation: Relation) => boolean> = {
  profession: ({ row }) => !row.related,
  dates: (scored) => isFull(scored, 'dates'),
  skills: (scored) => isFull(scored, 'skills'),
  rate: (scored) => isFull(scored, 'rate'),
  languages: (scored) => isFull(scored, 'languages'),
  experience: (scored) => isFull(scored, 'experience'),
  distance: (_, { isNear }) => isNear,
  favourites: (_, { isFavourite }) => isFavourite,
  exact: ({ score }) => score === 100,
}
const requirements: readonly Requirement[] = [...conditions, 'exact']

const checks = requirements.map((one, at) => [at, meets[one]] as const)

const bitOf = (requirement: Requirement): number => 1 << requirements.indexOf(requirement)
const maskOf = (required: readonly Requirement[]): number => required.reduce((mask, one) => mask | bitOf(one), 0)

/** What hides people: strict filters, and `exact` for full matches only. */
export type Hiding = {
  required: readonly Requirement[]
  distance: number
  distances: Distances
  isFavourite: (id: UserId) => boolean
}

/** Which requirements a locum meets, as bits. Without a searched region, everybody is near. */
const metBy = (scored: Scored, { distance, distances, isFavourite }: Hiding): number => {
  const isNear = distances.size === 0 || (distances.get(homeIn(scored.row.traits)) ?? Infinity) <= distance
  const relation = { isNear, isFavourite: isFavourite(scored.row.id) }
  let mask = 0
  for (const [at, holds] of checks) if (holds(scored, relation)) mask |= 1 << at
  return mask
}

/** How many have each of the names; only hashes are compared. */
const countsOf = (
  people: readonly Scored[],
  names: readonly string[],
  hashesIn: (traits: Uint8Array) => Iterable<number>,
): Record<string, number> => {
  const counts = new Map<number, number>()
  for (const { row } of people) for (const hash of hashesIn(row.traits)) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  return Object.fromEntries(
    names.map((name) => [name, counts.get(hash32(name)) ?? 0] as const).filter(([, many]) => many > 0),
  )
}

/** Who is listed, and the counts of the whole list. `names` are the languages and skills that are counted. */
export const listed = (
  found: readonly Scored[],
  hiding: Hiding,
  names: { languages: readonly string[]; skills: readonly string[] },
): { shown: Scored[]; summary: () => SearchSummary } => {
  const people = found.filter(({ available }) => available)
  const required = maskOf(hiding.required)
  /** How many people meet each combination of requirements. */
  const many = new Map<number, number>()
  const shown = people.filter((scored) => {
    const met = metBy(scored, hiding)
    many.set(met, (many.get(met) ?? 0) + 1)
    return (met & required) === required
  })
  const remaining = (one: Requirement): number => {
    const mask = required | bitOf(one)
    return [...many].reduce((sum, [met, count]) => sum + ((met & mask) === mask ? count : 0), 0)
  }
  return {
    shown,
    summary: () => ({
      total: shown.length,
      related: shown.filter(({ row }) => row.related).length,
      leftOut: found.length - people.length,
      all: people.length,
      remaining: Object.fromEntries(requirements.map((one) => [one, remaining(one)])) as SearchSummary['remaining'],
      skills: countsOf(people, names.skills, skillsIn),
      languages: countsOf(people, names.languages, languagesIn),
    }),
  }
}
