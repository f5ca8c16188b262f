import { formatDistance } from '#shared/options/distance.rules.ts'
import { formatSuburb } from '#shared/kernel/format-shift.ts'
import type { ProvinceOption } from '#shared/options/options.schema.ts'
import type { Match } from '#shared/search/match.schema.ts'

/** `Sea Point, Cape Town Metro · in this region`, `Paarl, Cape Winelands · about 52 km`; or only the place. */
export function formatHome(
  { home: { province, region, suburb } }: Pick<Match, 'home'>,
  provinces: readonly ProvinceOption[],
  nearTo: string,
): string {
  const place = formatSuburb({ suburb, region })
  const home = `${province},${region}`
  const distance = home === nearTo ? 'in this region' : nearTo && formatDistance(provinces, nearTo, home)
  return [place, distance].filter(Boolean).join(' · ')
}
