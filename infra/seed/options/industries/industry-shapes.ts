import { slug } from '#shared/options/new-code.rules.ts'
import type { IndustryOption, Profession, Skill } from '#shared/options/options.schema.ts'

/** An industry as it is seeded. */
export type IndustrySeed = Omit<IndustryOption, 'category' | 'order' | 'isdeleted' | 'subs'> & { skills: Skill[] }

/** Codes are derived from names, so that a skill keeps its code when the order changes. */
const skill =
  (allowMultiple: boolean) =>
  (name: string, code: string, options: string[]): Skill => ({
    name,
    code,
    allowMultiple,
    options: options.map((option) => ({ name: option, code: `${code}-${slug(option)}` })),
  })

export const anyOf = skill(true)
export const oneOf = skill(false)

/** `MP 0123456`: letters for the register, then seven digits; older numbers are shorter, spaces are often omitted. */
export const hpcsa = (name: string, register: string): Profession => ({
  name,
  council: 'Health Professions Council of South Africa',
  numberPattern: '^[A-Z]{2,3} ?\\d{5,8}$',
  numberExample: `${register} 0123456`,
})

export const sanc = (name: string): Profession => ({
  name,
  council: 'South African Nursing Council',
  numberPattern: '^\\d{6,10}$',
  numberExample: '14012345',
})

export const sapc = (name: string, register: string): Profession => ({
  name,
  council: 'South African Pharmacy Council',
  numberPattern: '^[A-Z]{0,3} ?\\d{4,8}$',
  numberExample: `${register}12345`,
})

export const savc = (name: string, register: string): Profession => ({
  name,
  council: 'South African Veterinary Council',
  numberPattern: '^[A-Z]{0,3} ?\\d{2,4}[/ ]?\\d{2,6}$',
  numberExample: `${register}15/1234`,
})
