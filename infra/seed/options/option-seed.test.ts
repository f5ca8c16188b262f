import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { hash32 } from '#shared/kernel/hash.ts'
import { matchesNumberPattern } from '#shared/options/options.rules.ts'
import { problemsOf } from '#shared/options/check-lists.rules.ts'
import { OptionList } from '#shared/options/option-lists.schema.ts'
import { Option } from '#shared/options/options.schema.ts'
import { industries } from './industries/industries.ts'
import { optionLists } from './option-lists.ts'
import { optionSeed } from './option-seed.ts'
import { provinces } from './provinces.ts'

const options = optionSeed
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)
const regions = provinces.flatMap(({ subs }) => subs)

describe('the options of a new tenant', () => {
  it('match their schema', () => {
    for (const option of options) expect(z.safeParse(Option, option).error, option.name).toBeUndefined()
  })

  it('have no two skills, languages or regions that the search could confuse', () => {
    const named = (category: string) => options.filter((option) => option.category === category).map(({ name }) => name)
    const skills = industries.flatMap(({ subs }) => subs.flatMap((skill) => [skill, ...skill.options]))
    for (const names of [
      skills.map(({ code }) => code),
      named('languages'),
      provinces.flatMap(({ name, subs }) => subs.map((region) => `${name},${region.name}`)),
    ])
      expect(new Set([...new Set(names)].map(hash32)).size).toBe(new Set(names).size)
  })

  it('have unique names within a category', () => {
    expect(repeated(options.map(({ category, name }) => `${category}/${name}`))).toEqual([])
  })

  it('count nine provinces, 56 regions and twelve languages', () => {
    expect(provinces).toHaveLength(9)
    expect(regions).toHaveLength(56)
    expect(options.filter(({ category }) => category === 'languages')).toHaveLength(12)
  })

  it('name each region once, each with its own centroid', () => {
    expect(repeated(regions.map(({ name }) => name))).toEqual([])
    expect(repeated(regions.map(({ lat, lon }) => `${lat} ${lon}`))).toEqual([])
  })

  it('keep the leading zero of a branch code', () => {
    expect(options.find(({ name }) => name === 'Standard Bank')).toMatchObject({ branchCode: '051001' })
  })

  it('can be saved again by their editor', () => {
    expect(z.safeParse(z.array(OptionList), optionLists(options)).error).toBeUndefined()
    expect(problemsOf(optionLists(options))).toEqual([])
  })
})

describe('industries', () => {
  it('cover Nursing from Pharmacy, and only existing industries', () => {
    expect(industries.find(({ name }) => name === 'Pharmacy')?.alsoFinds).toEqual(['Nursing'])
    const names = industries.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(industries.flatMap(({ alsoFinds }) => alsoFinds)))
  })

  it('have at least one expertise, each once', () => {
    for (const { name, expertise } of industries) {
      expect(expertise.length, name).toBeGreaterThan(5)
      expect(repeated(expertise), name).toEqual([])
    }
  })

  it('have one code per skill', () => {
    const groups = industries.flatMap(({ subs }) => subs)
    expect(repeated(groups.flatMap(({ code, options }) => [code, ...options.map((option) => option.code)]))).toEqual([])
  })

  it('have unique profession names, since offers are found by them', () => {
    expect(repeated(industries.flatMap(({ professions }) => professions.map(({ name }) => name)))).toEqual([])
  })

  it('have an example number that matches their pattern', () => {
    for (const { professions } of industries)
      for (const profession of professions)
        expect(matchesNumberPattern(profession, profession.numberExample), profession.name).toBe(true)
  })
})
