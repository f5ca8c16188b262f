import type { Industry } from './options.schema.ts'

type CoverableIndustry = Pick<Industry, 'name' | 'alsoFinds'>

/** An industry, then those that a search for it also covers (SPEC 1: Pharmacy covers Nursing). */
export const coveredIndustries = <I extends CoverableIndustry>(industry: I, all: readonly I[]): I[] => [
  industry,
  ...all.filter(({ name }) => industry.alsoFinds.includes(name)),
]

/** The industries that a search for a profession covers, its own first; none for an unknown profession. */
export const industriesForProfession = <I extends CoverableIndustry & Pick<Industry, 'professions'>>(
  profession: string,
  all: readonly I[],
): I[] => {
  const own = all.find(({ professions }) => professions.some(({ name }) => name === profession))
  return own ? coveredIndustries(own, all) : []
}
