import { formatThousands } from '#shared/kernel/money.ts'
import type { ProvinceOption, Region } from './options.schema.ts'

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

type Point = Pick<Region, 'lat' | 'lon'>

/** Great-circle distance in kilometres (haversine). */
export const distanceKm = (from: Point, to: Point): number => {
  const lat = Math.sin(radians(to.lat - from.lat) / 2)
  const lon = Math.sin(radians(to.lon - from.lon) / 2)
  const chord = lat * lat + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * lon * lon
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(chord))
}

/** `place` is stored as `province,region`. */
const regionAt = (provinces: readonly ProvinceOption[], place: string): Region | undefined => {
  const [province, region] = place.split(',')
  return provinces.find(({ name }) => name === province)?.subs.find(({ name }) => name === region)
}

/** Kilometres between two places; undefined if one of them is not in the list. */
export const distanceBetween = (
  provinces: readonly ProvinceOption[],
  home: string,
  place: string,
): number | undefined => {
  const from = regionAt(provinces, home)
  const to = regionAt(provinces, place)
  return from && to && distanceKm(from, to)
}

/** `about 9 km`, as it is between the middles of two regions; undefined in one region or for an unknown place. */
export const formatDistance = (
  provinces: readonly ProvinceOption[],
  home: string,
  place: string,
): string | undefined => {
  if (home === place) return undefined
  const km = distanceBetween(provinces, home, place)
  return km === undefined ? undefined : `about ${formatThousands(Math.max(1, Math.round(km)))}\u00a0km`
}
