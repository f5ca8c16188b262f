import type { Industry } from './options.schema.ts'

type Covering = Pick<Industry, 'name' | 'alsoFinds'>

/** An industry, and after it those that a search of it also finds (SPEC 3: Pharmacy finds Nursing). */
export const coveredBy = <I extends Covering>(industry: I, all: readonly I[]): I[] => [
  industry,
  ...all.filter(({ name }) => industry.alsoFinds.includes(name)),
]

/** Those that a search of a profession covers: its own industry first; none where no industry has it. */
export const coveredOfProfession = <I extends Covering & Pick<Industry, 'professions'>>(
  profession: string,
  all: readonly I[],
): I[] => {
  const own = all.find(({ professions }) => professions.some(({ name }) => name === profession))
  return own ? coveredBy(own, all) : []
}
