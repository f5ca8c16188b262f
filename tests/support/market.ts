import { randomFor } from '#bin/seed/world/large/random.ts'
import type { LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { OpenDay } from '#shared/kernel/open-days.ts'
import { ahead } from './people.ts'
import type { Candidate } from './plain-ranking.ts'
import { entryOf, type Listed } from './search-entries.ts'

const skills = ['immunisation', 'travel-vaccines', 'family-planning', 'primary-care-drug-therapy'].map(
  (name) => `pharmacy-clinic-${name}`,
)
const languages = ['English', 'Afrikaans', 'isiXhosa', 'isiZulu', 'Sesotho']
const homes = ['Overberg', 'West Coast', 'Cape Town Metro', 'Garden Route', 'Central Karoo']

/** Days 5 to 14 from today of a locum, in every state and with hours of every kind. */
const openDaysAt = (chance: ReturnType<typeof randomFor>): Record<LocalDate, OpenDay> => {
  const window = () => {
    const from = 15 * chance.between(24, 80)
    return { from, to: from + 15 * chance.between(8, 48) }
  }
  const kinds: Record<string, () => OpenDay> = {
    none: () => ({ state: 'none', free: [] }),
    off: () => ({ state: 'unavailable', free: [] }),
    week: () => ({ state: 'available', free: [{ from: 480, to: 1020 }] }),
    some: () => ({ state: 'available', free: [window()] }),
    maybe: () => ({ state: 'open', free: [window()] }),
    booked: () => ({
      state: 'available',
      free: [
        { from: 480, to: 600 },
        { from: 780, to: 1020 },
      ],
    }),
  }
  return Object.fromEntries(
    Array.from({ length: 10 }, (_, n) => [
      ahead(5 + n),
      kinds[chance.weighted({ none: 3, off: 2, week: 4, some: 3, maybe: 2, booked: 1 })]?.() as OpenDay,
    ]),
  )
}

export type MarketPerson = Candidate & Listed & { open: Record<LocalDate, OpenDay> }

/** A locum listed in a region; always the same for the same number. */
export const marketPerson = (
  index: number,
  place: string,
  profession = 'Pharmacist',
  related = false,
): MarketPerson => {
  const chance = randomFor('market', place, profession, index)
  const rate = () => String(10 * chance.between(25, 70))
  const open = openDaysAt(chance)
  const listed = entryOf({
    place,
    profession,
    open,
    id: `usr_${chance.uuid()}` as UserId,
    home: { province: 'Western Cape', region: chance.one(homes), suburb: 'Central' },
    skills: chance.some(skills, chance.below(4)),
    languages: chance.some(languages, chance.below(4)),
    experience_since: chance.is(0.9) ? `${chance.between(1990, 2026)}-0${chance.between(1, 9)}-15` : undefined,
    rates: chance.is(0.9)
      ? { weekdays: rate(), saturday: rate(), sundays: rate(), public_holidays: rate() }
      : undefined,
  })
  return { ...listed, open, related }
}

export const marketOfPeople = (
  count: number,
  ...of: [place: string, profession?: string, related?: boolean]
): MarketPerson[] => Array.from({ length: count }, (_, index) => marketPerson(index, ...of))
