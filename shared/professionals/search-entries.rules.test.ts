import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UserId } from '#shared/kernel/ids.ts'
import { marketsOf, searchEntryOf } from './search-entries.rules.ts'

const capeTown = 'Western Cape,Cape Town Metro'
const overberg = 'Western Cape,Overberg'
const sedibeng = 'Gauteng,Sedibeng'
const day = (rate: string) => ({ start: '09:00', end: '17:00', rate, currency: 'ZAR' as const })

const locum = {
  id: 'usr_00000000-0000-4000-8000-000000000001' as UserId,
  tenantId: 'demo',
  email: 'thandi@people.test',
  first_name: 'Thandi',
  last_name: 'Nkosi',
  name: 'Thandi Nkosi',
  contact: '082 123 4567',
  industry: 'Pharmacy',
  profession: 'Pharmacist',
  professional_body: 'SAPC',
  professional_number: 'P12345',
  idpassport: '8001015009087',
  address: { province: 'Western Cape', region: 'Cape Town Metro', suburb: 'Gardens', street: '1 Kloof Street' },
  short_bio: 'Keeps the queue short.',
  languages: ['English'],
  willing_to_travel: false,
  locations: [] as string[],
  experience: { start_date: '2018-03-01', companies_worked_for: ['Clicks'] },
  skills: ['dispensing'],
  working_hours: { weekdays: day('380'), saturday: day('430'), sundays: day('520'), public_holidays: day('520') },
  files: { avatar: { id: 'fil_0123456789ABCDEF', type: 'image/png' as const, size: 9, at: '2026-11-20T08:00:00Z' } },
  locale: 'en-ZA',
  approved: true,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
}
const placesOf = (changes: Partial<typeof locum>): string[] =>
  marketsOf({ ...locum, ...changes }).map((market) => market.replace('Pharmacist#', ''))

describe('a search entry', () => {
  it('contains what search shows, and nothing personal', () => {
    expect(searchEntryOf(locum)).toEqual({
      markets: [`Pharmacist#${capeTown}`],
      entry: {
        id: locum.id,
        name: 'Thandi Nkosi',
        industry: 'Pharmacy',
        profession: 'Pharmacist',
        professional_body: 'SAPC',
        home: { province: 'Western Cape', region: 'Cape Town Metro', suburb: 'Gardens' },
        languages: ['English'],
        skills: ['dispensing'],
        willing_to_travel: false,
        experience_since: '2018-03-01',
        rates: { weekdays: '380', saturday: '430', sundays: '520', public_holidays: '520' },
        avatar_file: 'fil_0123456789ABCDEF',
        updatedAt: '2026-11-20T09:00:00Z',
      },
    })
  })

  it.each([
    ['at home', {}, [capeTown]],
    ['at home and in preferred regions', { locations: [overberg, sedibeng] }, [capeTown, overberg, sedibeng]],
    ['once if home is a preferred region too', { locations: [capeTown, overberg] }, [capeTown, overberg]],
    [
      'in preferred regions only, if willing to travel',
      { willing_to_travel: true, locations: [overberg, sedibeng] },
      [overberg, sedibeng],
    ],
    ['at home, if willing to travel without preferred regions', { willing_to_travel: true }, [capeTown]],
    ['nowhere before approval', { approved: false, locations: [overberg] }, []],
  ])('is listed %s', (_, changes, places) => expect(placesOf(changes)).toEqual(places))

  it('is listed in at most 56 different markets', () => {
    const name = fc.stringMatching(/^[A-Z][a-z]{0,2}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name), { maxLength: 120 }), fc.boolean(), (named, willing_to_travel) => {
        const markets = placesOf({ locations: named.map((place) => place.join(',')), willing_to_travel })
        expect(markets.length).toBeGreaterThan(0)
        expect(markets.length).toBeLessThanOrEqual(56)
        expect(new Set(markets).size).toBe(markets.length)
      }),
    )
  })
})
