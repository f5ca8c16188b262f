import type { LocalDate } from '#shared/kernel/dates.ts'
import { invalidField } from '#shared/kernel/errors.ts'
import { industriesForProfession } from '#shared/options/covered-industries.rules.ts'
import { distanceBetween } from '#shared/options/distance.rules.ts'
import type { IndustryOption, ProvinceOption } from '#shared/options/options.schema.ts'
import { hash32 } from '#shared/kernel/hash.ts'
import type { PublicHoliday } from '#shared/kernel/holidays.ts'
import { marketOf } from '#shared/professionals/professionals.rules.ts'
import type { Distances } from '#shared/search/order.rules.ts'
import type { SearchCriteria } from '#shared/search/ranking.rules.ts'
import type { SearchQuery } from '#shared/search/search.schema.ts'

export type Market = { market: string; related: boolean }

/** The searched profession in every place, then those of the industries that it also covers. */
export const marketsOf = (
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

/** The searched days from today on, in order. */
export const upcomingDates = (dates: readonly LocalDate[] = [], today: LocalDate, field: string): LocalDate[] => {
  const ahead = [...new Set(dates)].filter((date) => date >= today).sort()
  if (dates.length > 0 && ahead.length === 0) throw invalidField(field, 'Choose today or a later date')
  return ahead
}

export const criteriaOf = (
  query: SearchQuery,
  dates: readonly LocalDate[],
  industries: readonly IndustryOption[],
  extraHolidays: readonly PublicHoliday[],
): SearchCriteria => {
  const branches = new Map(
    industries.flatMap(({ subs }) => subs).map(({ code, options }) => [code, options.map((option) => option.code)]),
  )
  const budget = query.rates?.split(',').at(-1)
  const { start_time, end_time } = query
  return {
    dates,
    hours: start_time !== undefined && end_time !== undefined ? { start_time, end_time } : undefined,
    languages: [...new Set(query.languages)],
    skills: [...new Set(query.skills)].map((code) => [code, ...(branches.get(code) ?? [])]),
    budget: budget === undefined ? undefined : Number(budget),
    experience: query.experience,
    extraHolidays,
  }
}
