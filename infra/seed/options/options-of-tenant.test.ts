import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { loadTenant, tenantIds } from '#infra/tenants/define-tenant.ts'
import { Option } from '#shared/options/options.schema.ts'
import { optionSeed } from './option-seed.ts'
import { optionsOfTenant } from './options-of-tenant.ts'

const usual = optionSeed
const named = (options: readonly Option[], wanted: string) =>
  options.filter(({ category }) => category === wanted).map(({ name }) => name)

it('gives a tenant whose file says nothing of options the usual ones', () => {
  expect(optionsOfTenant(usual, {})).toEqual(usual)
})

it('gives a tenant the industries and systems that it names, with its own skills after the usual ones', async () => {
  const options = optionsOfTenant(usual, (await loadTenant('karoovets')).options)
  expect(named(options, 'industries')).toEqual(['Veterinary'])
  expect(named(options, 'systems')).toEqual(['ezyVet', 'Provet Cloud', 'Paper records', 'Other'])
  const [industry] = options.filter(({ category }) => category === 'industries')
  expect(industry).toMatchObject({ order: 0, professions: expect.arrayContaining([expect.anything()]) })
  expect(industry?.subs.map(({ name }) => name)).toEqual([
    ...(usual.find(({ name }) => name === 'Veterinary')?.subs ?? []).map(({ name }) => name),
    'On farms',
  ])
  expect(named(options, 'provinces')).toEqual(named(usual, 'provinces'))
})

it('names an industry that there is not', () => {
  expect(() => optionsOfTenant(usual, { industries: { Astrology: { skills: [] } } })).toThrow(
    'There is no industry “Astrology” to begin with.',
  )
})

it.each(tenantIds())('has valid options, each code once: %s', async (id) => {
  const options = optionsOfTenant(usual, (await loadTenant(id)).options)
  for (const option of options) expect(z.safeParse(Option, option).error, option.name).toBeUndefined()
  const codes = options.flatMap((option) =>
    option.category === 'industries'
      ? option.subs.flatMap(({ code, options: of }) => [code, ...of.map((one) => one.code)])
      : [],
  )
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})
