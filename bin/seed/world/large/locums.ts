import type { StoredProfessional } from '#functions/stores/professionals.repository.ts'
import { addDays, type LocalDate } from '#shared/kernel/dates.ts'
import type { UserId } from '#shared/kernel/ids.ts'
import type { WorkHours } from '#shared/professionals/professionals.schema.ts'
import { defaultWorkHours } from '#shared/professionals/rates.rules.ts'
import { randomFor, type Random } from './random.ts'
import { industryAt, nearBy, placeAt, professionAt, townOf, usualRate } from './markets.ts'
import { nameGroups, streets } from './names.ts'

const bios = [
  'I settle in fast, keep the queue short and leave a clear handover note.',
  'Calm under pressure and glad to work alone. I arrive early and know my paperwork.',
  'I enjoy small teams and regular clients, and am happy to open or close.',
  'Years of experience in busy places. I like a tidy workplace and patients who leave knowing what comes next.',
  'Flexible and reliable. I have my own car and am happy to work weekends and nights.',
]

const workHoursAt = (rate: number): WorkHours => {
  const at = (share: number) => ({ rate: String(Math.round((rate * share) / 5) * 5), currency: 'ZAR' as const })
  return {
    weekdays: { ...defaultWorkHours.weekdays, ...at(1) },
    saturday: { ...defaultWorkHours.saturday, ...at(1.15) },
    sundays: { ...defaultWorkHours.sundays, ...at(1.4) },
    public_holidays: { ...defaultWorkHours.public_holidays, ...at(1.4) },
  }
}

const personAt = (chance: Random, index: number) => {
  const { firsts, lasts, language } = chance.one(nameGroups)
  const [first_name, last_name] = [chance.one(firsts), chance.one(lasts)]
  const others = chance.some(['Afrikaans', 'isiXhosa', 'isiZulu', 'Sesotho', 'Setswana'], chance.below(3))
  return {
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    email: `locum${index}@people.example.com`,
    contact: `08${chance.between(1, 4)} 555 ${chance.between(1000, 9999)}`,
    // A passport number, because an invented ID number with a valid check digit could be a real person's.
    idpassport: `M${chance.between(10_000_000, 99_999_999)}`,
    languages: [...new Set(['English', language, ...others])],
  }
}

const workAt = (chance: Random) => {
  const industry = industryAt(chance)
  const profession = professionAt(industry, chance)
  const skills = industry.subs
    .flatMap(({ allowMultiple, options }) => chance.some(options, allowMultiple ? chance.below(5) : 1))
    .map(({ code }) => code)
  return {
    industry: industry.name,
    profession: profession.name,
    professional_body: profession.council,
    professional_number: String(chance.between(1_000_000, 9_999_999)),
    skills,
    workedAt: chance.some(industry.workedAtOptions, chance.between(1, 3)),
    working_hours: workHoursAt(usualRate(industry.name, profession.name) * (0.85 + chance.below(40) / 100)),
  }
}

/** A professional of the large world with a complete profile; a few are pending approval. */
export const locumAt = (index: number, today: LocalDate, tenantId: string): StoredProfessional => {
  const chance = randomFor('locum', index)
  const place = placeAt(chance)
  const { workedAt, ...work } = workAt(chance)
  const createdAt = `${addDays(today, -chance.between(300, 900))}T08:00:00.000Z`
  const approved = !chance.is(0.01)
  const insured = chance.is(0.7)
  const suburb = townOf(place, chance)
  return {
    id: `usr_${chance.uuid()}` as UserId,
    tenantId,
    ...personAt(chance, index),
    ...work,
    experience: { start_date: addDays(today, -chance.between(200, 9000)), companies_worked_for: workedAt },
    address: {
      province: place.province,
      region: place.region.name,
      suburb,
      street: `${chance.between(1, 180)} ${chance.one(streets)}`,
    },
    short_bio: chance.one(bios),
    willing_to_travel: chance.is(0.3),
    locations: chance.is(0.5) ? nearBy(place, chance, chance.between(1, 3)) : [],
    indemnity_insurance: insured
      ? { has_indemnity_insurance: true, indemnity_insurance_expiry: addDays(today, chance.between(20, 700)) }
      : { has_indemnity_insurance: false },
    files: {},
    locale: 'en-ZA',
    approved,
    ...(!approved && { waitingSince: `${addDays(today, -chance.between(1, 20))}T09:00:00.000Z` }),
    createdAt,
    updatedAt: createdAt,
  }
}
