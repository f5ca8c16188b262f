import type { Profession, Skill } from './options.schema.ts'

/** SPEC 3: choosing a skill removes its siblings unless multiples are allowed; choosing it again removes it. */
export const toggleSkill = (tree: readonly Skill[], picked: readonly string[], code: string): string[] => {
  if (picked.includes(code)) return picked.filter((other) => other !== code)
  const branch = tree.find(({ options }) => options.some((option) => option.code === code))
  const siblings = branch && !branch.allowMultiple ? branch.options.map((option) => option.code) : []
  return [...picked.filter((other) => !siblings.includes(other)), code]
}

/** Whether a number has its council's format; otherwise the form warns, but accepts it. */
export const matchesNumberPattern = ({ numberPattern }: Profession, number: string): boolean =>
  new RegExp(numberPattern).test(number.trim().toUpperCase())
