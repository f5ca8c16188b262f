import type { IndustryOption, Region } from '#shared/options/options.schema.ts'
import { industries } from '#infra/seed/options/industries/industries.ts'
import { provinces } from '#infra/seed/options/provinces.ts'
import type { Random } from './random.ts'

/** Relative shares of locums and practices; 1 for all others. */
const industryShares: Record<string, number> = {
  Pharmacy: 38,
  Nursing: 26,
  'Medical Practice': 14,
  Veterinary: 6,
  Dentistry: 6,
}
const regionShares: Record<string, number> = {
  'Cape Town Metro': 44,
  'Johannesburg North': 20,
  'Johannesburg Central': 10,
  'Johannesburg South': 8,
  'Pretoria and Centurion': 18,
  'Ekurhuleni North': 8,
  'Ekurhuleni South': 8,
  eThekwini: 24,
  'Nelson Mandela Bay': 8,
  'Buffalo City': 5,
  Mangaung: 5,
  'Cape Winelands': 5,
  'Garden Route': 4,
  uMgungundlovu: 4,
}
/** The share of an industry's first profession. */
const FIRST_PROFESSION_SHARE = 0.72

const sharesOf = (names: readonly string[], shares: Record<string, number>) =>
  Object.fromEntries(names.map((name) => [name, shares[name] ?? 1]))
const industryWeights = sharesOf(
  industries.map(({ name }) => name),
  industryShares,
)
const places = provinces.flatMap(({ name, subs }) => subs.map((region) => ({ province: name, region })))
const regionWeights = sharesOf(
  places.map(({ region }) => region.name),
  regionShares,
)

export type Place = { province: string; region: Region }

export const industryNamed = (name: string): IndustryOption =>
  industries.find((industry) => industry.name === name) as IndustryOption
export const regionNamed = (name: string): Place => places.find(({ region }) => region.name === name) as Place

export const industryAt = (random: Random): IndustryOption => industryNamed(random.weighted(industryWeights))
export const placeAt = (random: Random): Place => regionNamed(random.weighted(regionWeights))

export const townOf = ({ region }: Place, random: Random): string => random.one(region.towns.split(', '))

/** Other regions of the same province. */
export const nearBy = (place: Place, random: Random, count: number): string[] =>
  random
    .some(
      places.filter(({ province, region }) => province === place.province && region !== place.region),
      count,
    )
    .map(({ province, region }) => `${province},${region.name}`)

export const professionAt = ({ professions }: IndustryOption, random: Random) =>
  (random.is(FIRST_PROFESSION_SHARE)
    ? professions[0]
    : random.one(professions)) as IndustryOption['professions'][number]

const rands: Record<string, number> = {
  Pharmacy: 400,
  Nursing: 330,
  'Medical Practice': 620,
  Veterinary: 480,
  Dentistry: 560,
}

/** A profession's usual hourly rate. */
export const usualRate = (industry: string, profession: string): number =>
  (rands[industry] ?? 380) * (/Assistant|Auxiliary|Intern|Enrolled|Basic|Technician/.test(profession) ? 0.5 : 1)
