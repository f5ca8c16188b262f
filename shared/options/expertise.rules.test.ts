import { expect, it } from 'vitest'
import { expertiseOptions } from './expertise.rules.ts'

const nursing = { name: 'Nursing', expertise: ['Wound care', 'Theatre'], alsoFinds: [] }
const pharmacy = { name: 'Pharmacy', expertise: ['Oncology'], alsoFinds: ['Nursing'] }
const lines = (options: { industry: string; expertise: string }[]) =>
  options.map(({ industry, expertise }) => `${industry}: ${expertise}`)

it('an industry has an entry not specified, each expertise, and one fully not specified', () => {
  expect(lines(expertiseOptions(nursing, [pharmacy, nursing]))).toEqual([
    'Nursing: not specified',
    'Nursing: Wound care',
    'Nursing: Theatre',
    'not specified: not specified',
  ])
})

it('Pharmacy also includes the expertise of Nursing', () => {
  expect(lines(expertiseOptions(pharmacy, [pharmacy, nursing]))).toEqual([
    'Pharmacy: not specified',
    'Pharmacy: Oncology',
    'Nursing: Wound care',
    'Nursing: Theatre',
    'not specified: not specified',
  ])
})
