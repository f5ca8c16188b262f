import { addDays, weekdayOf, type LocalDate } from '#shared/kernel/dates.ts'
import type { Shift } from '#shared/kernel/shift.schema.ts'
import type { OfferTerms } from '#shared/offers/offers.state.ts'
import type { Random } from './random.ts'
import { industryNamed, professionAt, usualRate } from './markets.ts'
import type { LargePractice } from './practices.ts'

const lengths = { '1': 55, '2': 20, '3': 15, '5': 10 }
const days = { '08:00-17:00': 40, '09:00-18:00': 22, '08:00-13:00': 14, '13:00-18:00': 14, '09:00-15:00': 10 }
const nights = { ...days, '07:00-19:00': 45, '19:00-07:00': 45 }
const notes = [
  '',
  '',
  'Parking at the back door.',
  'Two assistants on the floor.',
  'A quiet day; stock-taking in the afternoon.',
  'Please bring your registration card.',
  'Busy month-end; a second person helps until noon.',
]

const lunches = [
  { allowed: true, paid: false, period: 1 },
  { allowed: true, paid: true, period: 0.5 },
  { allowed: false, paid: false, period: 1 },
] as const

/** An offer's shifts from a day on: consecutive days on which the practice is open. */
export const shiftsAt = (random: Random, { company }: LargePractice, first: LocalDate): Shift[] => {
  const opensSundays = company.industry === 'Nursing' || (company.working_hours?.extra_hours.sundays ?? false)
  const [start_time = '', end_time = ''] = random.weighted(company.industry === 'Nursing' ? nights : days).split('-')
  return Array.from({ length: 8 }, (_, day) => addDays(first, day))
    .filter((date) => opensSundays || weekdayOf(date) !== 0)
    .slice(0, Number(random.weighted(lengths)))
    .map((date) => ({ date, start_time, end_time }))
}

export const termsAt = (random: Random, { company }: LargePractice): OfferTerms => {
  const industry = industryNamed(company.industry)
  const { name: profession } = professionAt(industry, random)
  const rate = usualRate(industry.name, profession)
  const tens = (share: number) => String(Math.round((rate * share) / 10) * 10)
  return {
    profession,
    province: company.address?.province ?? '',
    region: company.address?.region ?? '',
    experience: random.one([0, 0, 1, 2, 3, 5]),
    rates: [tens(0.9), tens(1.1 + random.below(30) / 100)],
    lunch: random.one(lunches),
    notes: random.one(notes),
    skills: random.is(0.3)
      ? random.some(
          industry.subs.flatMap(({ options }) => options.map(({ name }) => name)),
          random.between(1, 2),
        )
      : [],
  }
}
