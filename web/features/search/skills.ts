import type { Industry } from '../../../shared/options/options.schema.ts'

/** The industry of a profession, then those that a search of it also finds. */
function coveredBy(industries: readonly Industry[], profession: string): Industry[] {
  const own = industries.find(({ professions }) => professions.some(({ name }) => name === profession))
  return own ? [own, ...industries.filter(({ name }) => own.alsoFinds.includes(name))] : []
}

/** Every skill that a search of the profession can ask for, under its branch; those of another industry say whose they are. */
export const skillsFor = (industries: readonly Industry[], profession: string): { value: string; label: string; group: string; besides: boolean }[] =>
  coveredBy(industries, profession).flatMap(({ name, skills }, at) =>
    skills.flatMap((branch) => branch.options.map((option) => ({ value: option.code, label: option.name, group: at === 0 ? branch.name : `${name}: ${branch.name}`, besides: at > 0 }))),
  )
