import { describe, expect, it } from 'vitest'
import { matchesNumberPattern, toggleSkill } from './options.rules.ts'
import type { Skill } from './options.schema.ts'

const tree: Skill[] = [
  {
    name: 'Wards',
    code: 'w',
    allowMultiple: true,
    options: [
      { name: 'Surgical', code: 'w-s' },
      { name: 'Medical', code: 'w-m' },
    ],
  },
  {
    name: 'Level',
    code: 'l',
    allowMultiple: false,
    options: [
      { name: 'Basic', code: 'l-b' },
      { name: 'Advanced', code: 'l-a' },
    ],
  },
]
const profession = {
  name: 'Nurse',
  council: 'Council',
  numberPattern: '^[A-Z]{2} ?\\d{7}$',
  numberExample: 'MP 0123456',
}

describe('toggleSkill', () => {
  it('keeps siblings if multiples are allowed', () => {
    expect(toggleSkill(tree, ['w-s', 'l-b'], 'w-m')).toEqual(['w-s', 'l-b', 'w-m'])
  })
  it('removes only siblings if they are not', () => {
    expect(toggleSkill(tree, ['w-s', 'l-b'], 'l-a')).toEqual(['w-s', 'l-a'])
  })
  it('removes a chosen skill', () => {
    expect(toggleSkill(tree, ['w-s', 'l-b'], 'l-b')).toEqual(['w-s'])
  })
})

describe('matchesNumberPattern', () => {
  it.each(['MP 0123456', 'MP0123456', ' mp 0123456 '])('accepts %j', (number) => {
    expect(matchesNumberPattern(profession, number)).toBe(true)
  })
  it.each(['0123456', 'MP 012345', ''])('doubts %j', (number) => {
    expect(matchesNumberPattern(profession, number)).toBe(false)
  })
})
