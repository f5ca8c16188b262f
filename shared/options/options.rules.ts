import type { Profession, Skill } from './options.schema.ts'

/** SPEC 3: picking a skill that does not allow multiples removes its siblings; picking it again takes it off. */
export const toggleSkill = (tree: readonly Skill[], picked: readonly string[], code: string): string[] => {
  if (picked.includes(code)) return picked.filter((other) => other !== code)
  const branch = tree.find(({ options }) => options.some((option) => option.code === code))
  const siblings = branch && !branch.allowMultiple ? branch.options.map((option) => option.code) : []
  return [...picked.filter((other) => !siblings.includes(other)), code]
}

/** Whether a registration number has its council's shape; one that hasn't is questioned on the form, not refused. */
export const looksRegistered = ({ numberPattern }: Profession, number: string): boolean =>
  new RegExp(numberPattern).test(number.trim().toUpperCase())
