import { describe, expect, it } from 'vitest'
import { distanceKm, formatDistance } from './distance.rules.ts'
import type { ProvinceOption, Region } from './options.schema.ts'

const airports = {
  capeTown: { lat: -33.9648, lon: 18.6017 },
  johannesburg: { lat: -26.1392, lon: 28.246 },
  durban: { lat: -29.6144, lon: 31.1197 },
}

const province = (name: string, subs: Region[]): ProvinceOption => ({
  category: 'provinces',
  name,
  order: 0,
  isdeleted: false,
  subs,
})
const provinces = [
  province('Gauteng', [
    { name: 'Johannesburg Central', lat: -26.19, lon: 28.03, towns: '' },
    { name: 'Johannesburg North', lat: -26.05, lon: 28.04, towns: '' },
  ]),
  province('Western Cape', [{ name: 'Cape Town Metro', lat: -33.91, lon: 18.57, towns: '' }]),
]

describe('distanceKm', () => {
  it.each([
    ['capeTown', 'johannesburg', 1270],
    ['johannesburg', 'durban', 477],
    ['durban', 'capeTown', 1278],
  ] as const)('is right for %s to %s', (from, to, km) => {
    expect(Math.abs(distanceKm(airports[from], airports[to]) - km)).toBeLessThan(km * 0.01)
    expect(distanceKm(airports[from], airports[to])).toBeCloseTo(distanceKm(airports[to], airports[from]), 9)
  })

  it('is right for a degree of latitude, and zero for the same place', () => {
    expect(distanceKm({ lat: -26, lon: 28 }, { lat: -27, lon: 28 })).toBeCloseTo(111.19, 1)
    expect(distanceKm(airports.durban, airports.durban)).toBe(0)
  })
})

describe('formatDistance', () => {
  it('is no distance within a region', () => {
    expect(formatDistance(provinces, 'Western Cape,Cape Town Metro', 'Western Cape,Cape Town Metro')).toBeUndefined()
  })

  it('is about a number of whole kilometres, between centroids', () => {
    expect(formatDistance(provinces, 'Gauteng,Johannesburg Central', 'Gauteng,Johannesburg North')).toBe(
      'about 16\u00a0km',
    )
    expect(formatDistance(provinces, 'Gauteng,Johannesburg Central', 'Western Cape,Cape Town Metro')).toBe(
      'about 1\u00a0250\u00a0km',
    )
  })

  it('is undefined for a place that is not listed, or is in another province', () => {
    expect(formatDistance(provinces, 'Gauteng,Johannesburg Central', 'Gauteng,Atlantis')).toBeUndefined()
    expect(formatDistance(provinces, 'Gauteng,Johannesburg Central', 'Gauteng,Cape Town Metro')).toBeUndefined()
  })
})
