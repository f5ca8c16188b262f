import { industriesForProfession } from '#shared/options/covered-industries.rules.ts'
import { distanceBetween } from '#shared/options/distance.rules.ts'
import type { IndustryOption, ProvinceOption } from '#shared/options/options.schema.ts'
import { hash32 } from '#shared/kernel/hash.ts'
import { marketOf } from '#shared/professionals/professionals.rules.ts'
import type { Distances } from '#shared/search/order.rules.ts'

export type Market = { market: string; related: boolean }

/** The searched profession in every place, then those of the industries that it also covers. */
export const searchedMarkets = (
  industries: readonly IndustryOption[],
  profession: string,
  places: readonly string[],
): Market[] => {
  const [, ...also] = industriesForProfession(profession, industries)
  const professions = new Set([profession, ...also.flatMap((industry) => industry.professions.map(({ name }) => name))])
  return [...professions].flatMap((one) =>
    places.map((place) => ({ market: marketOf(one, place), related: one !== profession })),
  )
}

export const placesIn = (provinces: readonly ProvinceOption[]): string[] =>
  provinces.flatMap(({ name, subs }) => subs.map((region) => `${name},${region.name}`))

/** How far every region is from the searched one. */
export const distancesFrom = (provinces: readonly ProvinceOption[], location: string | undefined): Distances =>
  new Map(
    placesIn(provinces).flatMap((place) => {
      const km = location === undefined ? undefined : distanceBetween(provinces, location, place)
      return km === undefined ? [] : [[hash32(place), km] as const]
    }),
  )
