import { expect, it } from 'vitest'
import { coveredIndustries, industriesForProfession } from './covered-industries.rules.ts'

const industry = (name: string, alsoFinds: string[]) => ({
  name,
  alsoFinds,
  professions: [{ name: `${name} assistant`, council: 'HPCSA', numberPattern: '', numberExample: '' }],
})
const [pharmacy, nursing, optometry] = [
  industry('Pharmacy', ['Nursing']),
  industry('Nursing', []),
  industry('Optometry', ['Pharmacy']),
]
const all = [nursing, optometry, pharmacy]
const names = (found: { name: string }[]) => found.map(({ name }) => name)

it('covers an industry and those that it also finds, but not those that these find', () => {
  expect(names(coveredIndustries(pharmacy, all))).toEqual(['Pharmacy', 'Nursing'])
  expect(names(coveredIndustries(optometry, all))).toEqual(['Optometry', 'Pharmacy'])
  expect(names(industriesForProfession('Nursing assistant', all))).toEqual(['Nursing'])
  expect(industriesForProfession('Astronomer', all)).toEqual([])
})
