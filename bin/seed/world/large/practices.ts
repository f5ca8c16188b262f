import type { StoredCompany } from '#functions/stores/companies.repository.ts'
import { defaultOpeningHours } from '#shared/companies/opening-hours.rules.ts'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import type { CompanyId, UserId } from '#shared/kernel/ids.ts'
import { randomFor } from './random.ts'
import { industryAt, industryNamed, placeAt, regionNamed, townOf } from './markets.ts'
import { nameGroups, practiceSigns, practiceWords, streets } from './names.ts'

export type LargePractice = { company: StoredCompany; member: { id: UserId; email: string } }

/** The demo practice's account is a member of the first one, which is the busiest. */
const FIRST = 'Table Bay Pharmacy'

/** A practice of the large world with its only member. */
export const practiceAt = (index: number, today: LocalDate, tenantId: string): LargePractice => {
  const random = randomFor('practice', index)
  const [industry, place] =
    index === 0 ? [industryNamed('Pharmacy'), regionNamed('Cape Town Metro')] : [industryAt(random), placeAt(random)]
  const suburb = townOf(place, random)
  const { firsts, lasts } = random.one(nameGroups)
  const contact = `0${random.one([11, 12, 21, 31, 41, 51])} 555 ${random.between(1000, 9999)}`
  const email = `practice${index}@people.example.com`
  const createdAt = `${addDays(today, -random.between(300, 900))}T08:00:00.000Z`
  const { sundays, ...openingHours } = defaultOpeningHours
  const name =
    index === 0
      ? FIRST
      : `${random.is(0.5) ? suburb : random.one(practiceSigns)} ${random.one(practiceWords[industry.name] ?? ['Practice', 'Rooms', 'Centre'])}`
  return {
    company: {
      id: `cmp_${random.code(16)}` as CompanyId,
      tenantId,
      name,
      industry: industry.name,
      type: random.one(industry.workedAtOptions),
      email,
      contact,
      managers: [{ name: random.one(firsts), surname: random.one(lasts), contact }],
      address: {
        building_name: '',
        unit_no: 'N/A',
        street: `${random.between(1, 180)} ${random.one(streets)}`,
        suburb,
        province: place.province,
        region: place.region.name,
        postal_code: String(random.between(1000, 9999)),
        country: 'South Africa',
      },
      short_bio: `A ${industry.name.toLowerCase()} team in ${suburb} that looks after its locums: a proper handover, parking and tea.`,
      languages: ['English', ...random.some(['Afrikaans', 'isiXhosa', 'isiZulu', 'Setswana'], 1)],
      systemsUsed: [],
      working_hours: {
        ...openingHours,
        ...(random.is(0.4) ? { sundays } : { extra_hours: { sundays: false, public_holidays: false } }),
      },
      files: {},
      approved: true,
      registeredAt: createdAt,
      createdAt,
      updatedAt: createdAt,
    },
    member: { id: `usr_${random.uuid()}` as UserId, email },
  }
}
