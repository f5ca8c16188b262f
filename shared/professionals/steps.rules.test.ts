import { describe, expect, it } from 'vitest'
import type { Professional } from './professionals.schema.ts'
import { nextLocumStep } from './steps.rules.ts'

const hours = { start: '09:00', end: '17:00', rate: '380', currency: 'ZAR' } as const
const complete = {
  first_name: 'Thandi',
  last_name: 'Nkosi',
  contact: '0821234567',
  email: 'thandi@example.com',
  industry: 'Pharmacy',
  profession: 'Pharmacist',
  professional_body: 'SAPC',
  professional_number: 'P12345',
  idpassport: '8001015009087',
  address: { province: 'Western Cape', region: 'Cape Town Metro', suburb: 'Sea Point' },
  experience: { start_date: '2015-01-01', companies_worked_for: ['Retail'], years_experience: 11 },
  working_hours: { weekdays: hours, saturday: hours, sundays: hours, public_holidays: hours },
} as unknown as Professional

describe('steps of a locum', () => {
  it('go from verification over experience to rates', () => {
    expect(nextLocumStep({ ...complete, idpassport: ' ', experience: undefined })).toBe('verification-step')
    expect(nextLocumStep({ ...complete, experience: undefined, working_hours: undefined })).toBe('experience-step')
    expect(nextLocumStep({ ...complete, working_hours: undefined })).toBe('rates-step')
    expect(nextLocumStep(complete)).toBeUndefined()
  })

  it('pass over the current one', () => {
    expect(nextLocumStep({ ...complete, experience: undefined, working_hours: undefined }, 'experience-step')).toBe('rates-step')
    expect(nextLocumStep({ ...complete, experience: undefined }, 'experience-step')).toBeUndefined()
  })
})
