import { describe, expect, it } from 'vitest'
import { defaultOpeningHours } from '#shared/companies/opening-hours.rules.ts'
import type { Company } from '#shared/companies/companies.schema.ts'
import type { CompanyId } from '#shared/kernel/ids.ts'
import type { Industry } from '#shared/options/options.schema.ts'
import { defaultLunch } from '#shared/bookings/pay.rules.ts'
import type { Offer } from '#shared/offers/offers.schema.ts'
import { noLunch } from '#web/components/forms/lunch-field.tsx'
import { defaultOfferForm, offerFormFromOffer, offerFormFromParams, usualHoursOn } from './offer-prefill.ts'

const industry = { professions: [{ name: 'Pharmacist' }] } as Industry
const practice = {
  id: 'cmp_A' as CompanyId,
  address: { province: 'Western Cape', region: 'Overberg' } as Company['address'],
  working_hours: {
    ...defaultOpeningHours,
    extra_hours: { saturday: false, sundays: false, public_holidays: false },
  },
}
const prefill = (text: string) => offerFormFromParams(new URLSearchParams(text), industry, practice, '2026-12-02')

describe('a blank offer', () => {
  const last = { practice_region: { province: 'Gauteng', region: 'West Rand' }, lunch: noLunch } as Offer

  it('begins with the region of the practice, or that of its last offer', () => {
    expect(defaultOfferForm(practice, undefined).practice_region).toEqual({
      province: 'Western Cape',
      region: 'Overberg',
    })
    expect(defaultOfferForm(practice, last).practice_region).toEqual(last.practice_region)
  })

  it('has the practice’s hours of each day, or SPEC’s where it is closed or has none', () => {
    const [friday, saturday] = ['2026-12-04', '2026-12-05']
    expect(usualHoursOn(practice, friday)).toEqual({ start_time: '08:00', end_time: '18:00' })
    expect(usualHoursOn(practice)).toEqual({ start_time: '08:00', end_time: '18:00' })
    expect(usualHoursOn(practice, saturday)).toEqual({ start_time: '09:00', end_time: '17:00' })
    expect(usualHoursOn({}, friday)).toEqual({ start_time: '09:00', end_time: '17:00' })
  })
})

describe('an offer prefilled from a search without results', () => {
  it('takes over profession, region, days, hours and budget', () => {
    expect(
      prefill(
        'profession=Pharmacist&location=Western Cape,Overberg&dates=2026-12-07,2026-12-08&hours=09:00-13:00&rates=400&experience=3',
      ),
    ).toEqual({
      profession: 'Pharmacist',
      practice_region: { province: 'Western Cape', region: 'Overberg' },
      rates: ['', '400'],
      experience: 3,
      request_dates: ['2026-12-07', '2026-12-08'].map((date) => ({ date, start_time: '09:00', end_time: '13:00' })),
    })
  })

  it('leaves out what an offer can’t have: another industry, half a budget, days too far apart', () => {
    expect(prefill('profession=Dentist&dates=2026-12-07,2027-01-20&hours=08:00-17:00')).toEqual({
      request_dates: [{ date: '2026-12-07', start_time: '08:00', end_time: '17:00' }],
    })
    expect(prefill('')).toEqual({ request_dates: [] })
  })
})

it('the days of a calendar have the practice’s hours', () => {
  const { request_dates } = prefill('dates=2026-12-04,2026-12-05')
  expect(request_dates).toEqual([
    { date: '2026-12-04', start_time: '08:00', end_time: '18:00' },
    { date: '2026-12-05', start_time: '09:00', end_time: '17:00' },
  ])
})

describe('an offer prefilled with another', () => {
  const offer = {
    profession: 'Pharmacist',
    practice_region: { province: 'Western Cape', region: 'Overberg' },
    experience: 3,
    rates: ['350', '450'],
    lunch: { allowed: true, paid: true, period: 0.5 },
    notes: 'Ring at the back.',
    skills: ['Vaccination'],
    request_dates: [
      { date: '2026-11-24', start_time: '08:00', end_time: '17:00' },
      { date: '2026-11-27', start_time: '09:00', end_time: '13:00' },
    ],
  } as unknown as Offer

  it('keeps everything but past dates', () => {
    const { request_dates, ...terms } = offer
    expect(offerFormFromOffer(offer, '2026-12-02T08:00:00.000Z')).toEqual({
      ...terms,
      request_dates: [
        { ...request_dates[0], date: '2026-12-08' },
        { ...request_dates[1], date: '2026-12-11' },
      ],
    })
  })

  it('has the usual lunch if its shifts were too short for one', () => {
    const short = { ...offer, lunch: noLunch, request_dates: offer.request_dates.slice(1) }
    expect(offerFormFromOffer(short, '2026-12-02T08:00:00.000Z').lunch).toEqual(defaultLunch)
  })
})
