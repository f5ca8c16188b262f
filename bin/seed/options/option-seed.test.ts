import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { looksRegistered } from '#shared/options/options.rules.ts'
import { Option } from '#shared/options/options.schema.ts'
import { industries } from './industries/industries.ts'
import { optionSeed } from './option-seed.ts'
import { provinces } from './provinces.ts'

const options = optionSeed(2026)
const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)
const regions = provinces.flatMap(({ subs }) => subs)

describe('the options of a new tenant', () => {
  it('fit their schema', () => {
    for (const option of options) expect(z.safeParse(Option, option).error, option.name).toBeUndefined()
  })

  it('have names of their own within a category', () => {
    expect(repeated(options.map(({ category, name }) => `${category}/${name}`))).toEqual([])
  })

  it('count nine provinces, 56 regions and twelve languages', () => {
    expect(provinces).toHaveLength(9)
    expect(regions).toHaveLength(56)
    expect(options.filter(({ category }) => category === 'languages')).toHaveLength(12)
  })

  it('name each region once in the country, each with a centroid of its own', () => {
    expect(repeated(regions.map(({ name }) => name))).toEqual([])
    expect(repeated(regions.map(({ lat, lon }) => `${lat} ${lon}`))).toEqual([])
  })

  it('keep the leading zero of a branch code', () => {
    expect(options.find(({ name }) => name === 'Standard Bank')).toMatchObject({ branchCode: '051001' })
  })

  it('list holidays from last year to the year after next, Mondays after a Sunday included', () => {
    const years = options.flatMap((option) => (option.category === 'public-holidays' ? [option] : []))
    expect(years.map(({ name }) => name)).toEqual(['2025', '2026', '2027', '2028'])
    const dates = years.flatMap(({ subs }) => subs.map(({ date }) => date))
    for (const date of ['2026-08-10', '2027-03-22', '2027-12-27', '2028-09-25']) expect(dates).toContain(date)
  })
})

describe('industries', () => {
  it('lead from Pharmacy to Nursing, and only to industries that exist', () => {
    expect(industries.find(({ name }) => name === 'Pharmacy')?.alsoFinds).toEqual(['Nursing'])
    const names = industries.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(industries.flatMap(({ alsoFinds }) => alsoFinds)))
  })

  it('have an expertise to name, each once', () => {
    for (const { name, expertise } of industries) {
      expect(expertise.length, name).toBeGreaterThan(5)
      expect(repeated(expertise), name).toEqual([])
    }
  })

  it('have one code per skill', () => {
    const groups = industries.flatMap(({ subs }) => subs)
    expect(repeated(groups.flatMap(({ code, options }) => [code, ...options.map((option) => option.code)]))).toEqual([])
  })

  it('have one profession of each name: offers are found by it', () => {
    expect(repeated(industries.flatMap(({ professions }) => professions.map(({ name }) => name)))).toEqual([])
  })

  it('show a number that their own pattern accepts', () => {
    for (const { professions } of industries)
      for (const profession of professions)
        expect(looksRegistered(profession, profession.numberExample), profession.name).toBe(true)
  })
})
