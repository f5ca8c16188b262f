import type { Industry } from './options.schema.ts'

type Covering = Pick<Industry, 'name' | 'alsoFinds'>

/** An industry, then those that a search for it also covers (SPEC 1: Pharmacy covers Nursing). */
export const coveredBy = <I extends Covering>(industry: I, all: readonly I[]): I[] => [
  industry,
  ...all.filter(({ name }) => industry.alsoFinds.includes(name)),
]

/** The industries that a search for a profession covers, its own first; none for an unknown profession. */
export const coveredOfProfession = <I extends Covering & Pick<Industry, 'professions'>>(
  profession: string,
  all: readonly I[],
): I[] => {
  const own = all.find(({ professions }) => professions.some(({ name }) => name === profession))
  return own ? coveredBy(own, all) : []
}
