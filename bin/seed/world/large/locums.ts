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

const personAt = (random: Random, index: number) => {
  const { firsts, lasts, language } = random.one(nameGroups)
  const [first_name, last_name] = [random.one(firsts), random.one(lasts)]
  const others = random.some(['Afrikaans', 'isiXhosa', 'isiZulu', 'Sesotho', 'Setswana'], random.below(3))
  return {
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    email: `locum${index}@people.example.com`,
    contact: `08${random.between(1, 4)} 555 ${random.between(1000, 9999)}`,
    // A passport number, because an invented ID number with a valid check digit could be a real person's.
    idpassport: `M${random.between(10_000_000, 99_999_999)}`,
    languages: [...new Set(['English', language, ...others])],
  }
}

const workAt = (random: Random) => {
  const industry = industryAt(random)
  const profession = professionAt(industry, random)
  const skills = industry.subs
    .flatMap(({ allowMultiple, options }) => random.some(options, allowMultiple ? random.below(5) : 1))
    .map(({ code }) => code)
  return {
    industry: industry.name,
    profession: profession.name,
    professional_body: profession.council,
    professional_number: String(random.between(1_000_000, 9_999_999)),
    skills,
    workedAt: random.some(industry.workedAtOptions, random.between(1, 3)),
    working_hours: workHoursAt(usualRate(industry.name, profession.name) * (0.85 + random.below(40) / 100)),
  }
}

/** A professional of the large world with a complete profile; a few are pending approval. */
export const locumAt = (index: number, today: LocalDate, tenantId: string): StoredProfessional => {
  const random = randomFor('locum', index)
  const place = placeAt(random)
  const { workedAt, ...work } = workAt(random)
  const createdAt = `${addDays(today, -random.between(300, 900))}T08:00:00.000Z`
  const approved = !random.is(0.01)
  const insured = random.is(0.7)
  const suburb = townOf(place, random)
  return {
    id: `usr_${random.uuid()}` as UserId,
    tenantId,
    ...personAt(random, index),
    ...work,
    experience: { start_date: addDays(today, -random.between(200, 9000)), companies_worked_for: workedAt },
    address: {
      province: place.province,
      region: place.region.name,
      suburb,
      street: `${random.between(1, 180)} ${random.one(streets)}`,
    },
    short_bio: random.one(bios),
    willing_to_travel: random.is(0.3),
    locations: random.is(0.5) ? nearBy(place, random, random.between(1, 3)) : [],
    indemnity_insurance: insured
      ? { has_indemnity_insurance: true, indemnity_insurance_expiry: addDays(today, random.between(20, 700)) }
      : { has_indemnity_insurance: false },
    files: {},
    locale: 'en-ZA',
    approved,
    registeredAt: createdAt,
    ...(!approved && { waitingSince: `${addDays(today, -random.between(1, 20))}T09:00:00.000Z` }),
    createdAt,
    updatedAt: createdAt,
  }
}
