import type { Industry, Profession, Skill } from './options.schema.ts'

/** SPEC 3: picking a skill that does not allow multiples removes its siblings; picking it again takes it off. */
export const toggleSkill = (tree: readonly Skill[], picked: readonly string[], code: string): string[] => {
  if (picked.includes(code)) return picked.filter((other) => other !== code)
  const branch = tree.find(({ options }) => options.some((option) => option.code === code))
  const siblings = branch && !branch.allowMultiple ? branch.options.map((option) => option.code) : []
  return [...picked.filter((other) => !siblings.includes(other)), code]
}

export const NOT_SPECIFIED = 'not specified'
export type Expertise = { industry: string; expertise: string }

const skillNames = (industry: Industry): string[] => industry.skills.flatMap(({ options }) => options.map(({ name }) => name))

/**
 * What an offer may ask for: per industry "not specified" and each expertise, its own and those of the industries it
 * also finds, and one entry that leaves the industry open too.
 */
export const expertiseOptions = (industries: readonly Industry[]): Expertise[] => [
  { industry: NOT_SPECIFIED, expertise: NOT_SPECIFIED },
  ...industries.flatMap((industry) => {
    const found = industries.filter(({ name }) => industry.alsoFinds.includes(name))
    const names = [NOT_SPECIFIED, ...[industry, ...found].flatMap(skillNames)]
    return [...new Set(names)].map((expertise) => ({ industry: industry.name, expertise }))
  }),
]

/** Whether a registration number has its council's shape; one that hasn't is questioned on the form, not refused. */
export const looksRegistered = ({ numberPattern }: Profession, number: string): boolean =>
  new RegExp(numberPattern).test(number.trim().toUpperCase())
