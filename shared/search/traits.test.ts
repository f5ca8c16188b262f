import fc from 'fast-check'
import { expect, it } from 'vitest'
import { hash32 } from '#shared/kernel/hash.ts'
import { rateGroups } from '#shared/kernel/rate-groups.ts'
import { hasSkill, homeIn, languagesIn, rateIn, skillsIn, speaks, writeTraits, yearsIn } from './traits.ts'

const name = fc.string({ minLength: 1, maxLength: 30 })
const rate = fc.integer({ min: 1, max: 99_999 }).map(String)
const anyTraits = fc.record({
  home: fc.record({ province: name, region: name }),
  languages: fc.array(name, { maxLength: 20 }),
  skills: fc.array(name, { maxLength: 200 }),
  rates: fc.option(fc.record({ weekdays: rate, saturday: rate, sundays: rate, public_holidays: rate }), {
    nil: undefined,
  }),
})

it('traits are read as they were written, in whatever order skills and languages are', () => {
  fc.assert(
    fc.property(anyTraits, name, (traits, other) => {
      const bytes = writeTraits({ ...traits, experience_since: '2016-11-23' })
      const { home, languages, skills, rates } = traits
      expect(homeIn(bytes)).toBe(hash32(`${home.province},${home.region}`))
      expect(rateGroups.map((_, group) => rateIn(bytes, group))).toEqual(
        rateGroups.map((group) => Number(rates?.[group] ?? 0)),
      )
      for (const language of languages) expect(speaks(bytes, hash32(language))).toBe(true)
      for (const skill of skills) expect(hasSkill(bytes, hash32(skill))).toBe(true)
      expect(speaks(bytes, hash32(other))).toBe(languages.includes(other))
      expect(hasSkill(bytes, hash32(other))).toBe(skills.includes(other))
      expect([[...languagesIn(bytes)].length, [...skillsIn(bytes)].length]).toEqual([
        new Set(languages).size,
        new Set(skills).size,
      ])
      const reordered = { ...traits, languages: languages.toReversed(), skills: skills.toReversed() }
      expect(writeTraits({ ...reordered, experience_since: '2016-11-23' })).toEqual(bytes)
    }),
  )
})

it('years are whole, and none before the start or without one', () => {
  const years = (experience_since: string | undefined) =>
    yearsIn(writeTraits({ home: { province: '', region: '' }, languages: [], skills: [], experience_since }), 20261123)
  expect(['2016-11-23', '2016-11-24', '2026-12-01', '1960-01-31', undefined].map(years)).toEqual([10, 9, 0, 66, 0])
})
