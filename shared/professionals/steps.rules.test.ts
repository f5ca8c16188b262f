import { describe, expect, it } from 'vitest'
import { completenessOf, nextStep, progressOf, stepColour } from '#shared/kernel/steps.ts'
import { boosterLocumSteps, locumSteps, type LocumStep } from './booster-steps.rules.ts'
import type { Professional } from './professionals.schema.ts'
import { nextRequiredStep, requiredLocumSteps } from './steps.rules.ts'

const hours = { start: '09:00', end: '17:00', rate: '380', currency: 'ZAR' } as const
const rates = { weekdays: hours, saturday: hours, sundays: hours, public_holidays: hours }
const address = { province: 'Western Cape', region: 'Cape Town Metro', suburb: 'Sea Point', street: '1 Beach Road' }
const experience = { start_date: '2015-01-01', companies_worked_for: ['Clicks'], years_experience: 11 }
const qualifications = { qualification: 'BPh', institution: 'UWC', year_qualified: '2014-12-01' }
const payment_info = {
  account_holder: 'TN',
  account_number: '12345',
  account_type: 'savings',
  bank_name: 'AB',
  branch_code: '123',
  tax_number: '1234',
  tax_payer: false,
} as const

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
  address,
  locations: ['Gauteng,Johannesburg'],
  short_bio: 'Hi!',
  languages: ['English'],
  experience,
  qualifications,
  payment_info,
  working_hours: rates,
  documents: { images: ['identity_document'] },
} as unknown as Professional

const empty = {
  email: 'thandi@example.com',
  name: '',
  skills: [],
  locations: [],
  languages: [],
  documents: { images: [] },
} as unknown as Professional

const step = (name: LocumStep) => {
  const found = locumSteps.find((one) => one.name === name)
  if (!found) throw new Error(`No ${name}`)
  return found
}

/** SPEC 4, line by line: each change alone returns a step to its initial colour. */
const missing: Record<
  Exclude<LocumStep, 'create-account-step'>,
  [string, Partial<Record<keyof Professional, unknown>>][]
> = {
  'verification-step': [
    ...(
      [
        'first_name',
        'last_name',
        'contact',
        'email',
        'industry',
        'profession',
        'professional_body',
        'professional_number',
        'idpassport',
      ] as const
    ).flatMap((field): [string, Partial<Record<keyof Professional, unknown>>][] => [
      [`no ${field}`, { [field]: undefined }],
      [`blank ${field}`, { [field]: ' ' }],
    ]),
    ['no address', { address: undefined }],
    ['no province', { address: { ...address, province: '' } }],
    ['no region', { address: { ...address, region: '' } }],
    ['no suburb', { address: { ...address, suburb: '' } }],
  ],
  'upload-id-step': [
    ['no document', { documents: { images: [] } }],
    ['other documents', { documents: { images: ['avatar', 'provisionalTaxFile', 'indemnityInsuranceFile'] } }],
  ],
  'experience-step': [
    ['nothing', { experience: undefined }],
    ['no start date', { experience: { ...experience, start_date: '' } }],
    ['no company', { experience: { ...experience, companies_worked_for: [] } }],
  ],
  'rates-step': [
    ['nothing', { working_hours: undefined }],
    ...(['weekdays', 'saturday', 'public_holidays'] as const).map(
      (day): [string, Partial<Record<keyof Professional, unknown>>] => [
        `no rate: ${day}`,
        { working_hours: { ...rates, [day]: { ...hours, rate: '' } } },
      ],
    ),
  ],
  'education-step': [
    ['nothing', { qualifications: undefined }],
    ['2 characters of a qualification', { qualifications: { ...qualifications, qualification: 'BP' } }],
    ['2 characters of an institution', { qualifications: { ...qualifications, institution: 'UW' } }],
    ['no year', { qualifications: { ...qualifications, year_qualified: '' } }],
  ],
  'locations-step': [
    ...(['province', 'region', 'suburb', 'street'] as const).map(
      (part): [string, Partial<Record<keyof Professional, unknown>>] => [
        `no ${part}`,
        { address: { ...address, [part]: '' } },
      ],
    ),
    ['no location', { locations: [] }],
  ],
  'about-step': [
    ['no bio', { short_bio: undefined }],
    ['a bio of 2 characters', { short_bio: 'Hi' }],
    ['no language', { languages: [] }],
  ],
  'banking-step': [
    ['nothing', { payment_info: undefined }],
    ['1 character of a holder', { payment_info: { ...payment_info, account_holder: 'T' } }],
    ['4 digits of an account', { payment_info: { ...payment_info, account_number: '1234' } }],
    ['no account type', { payment_info: { ...payment_info, account_type: undefined } }],
    ['1 character of a bank', { payment_info: { ...payment_info, bank_name: 'A' } }],
    ['2 digits of a branch', { payment_info: { ...payment_info, branch_code: '12' } }],
    ['3 digits of a tax number', { payment_info: { ...payment_info, tax_number: '123' } }],
  ],
}

describe('colours of a locum’s steps', () => {
  it.each(locumSteps)('$title is positive once it is complete', ({ name }) => {
    expect(stepColour(step(name), complete)).toBe('positive')
  })

  it.each(locumSteps)('$title of an empty profile', ({ name }) => {
    const starts = { 'create-account-step': 'positive', 'verification-step': 'busy' } as const
    expect(stepColour(step(name), empty)).toBe(name in starts ? starts[name as keyof typeof starts] : 'negative')
  })

  const lines = Object.entries(missing).flatMap(([name, changes]) =>
    changes.map(([what, change]) => [name as LocumStep, what, change] as const),
  )
  it.each(lines)('without enough in it, %s is not positive: %s', (name, _, change) => {
    expect(stepColour(step(name), { ...complete, ...change } as Professional)).toBe(
      name === 'verification-step' ? 'busy' : 'negative',
    )
  })
})

describe('the next step of a locum', () => {
  it('goes from verification to ID document, experience and rates', () => {
    const order = ['verification-step', 'upload-id-step', 'experience-step', 'rates-step'] as const
    expect(nextRequiredStep(empty)).toBe(order[0])
    expect(
      nextRequiredStep({
        ...empty,
        ...complete,
        documents: { images: [] },
        experience: undefined,
        working_hours: undefined,
      }),
    ).toBe(order[1])
    expect(nextRequiredStep({ ...complete, experience: undefined, working_hours: undefined })).toBe(order[2])
    expect(nextRequiredStep({ ...complete, working_hours: undefined })).toBe(order[3])
    expect(nextRequiredStep(complete)).toBeUndefined()
  })

  const next = (professional: Professional, more?: Parameters<typeof nextStep>[2]) =>
    nextStep<Professional, LocumStep>({ required: requiredLocumSteps, boosters: boosterLocumSteps }, professional, more)

  it('is not the current one', () => {
    expect(next({ ...complete, experience: undefined, working_hours: undefined }, { current: 'experience-step' })).toBe(
      'rates-step',
    )
    expect(next({ ...complete, qualifications: undefined, languages: [] }, { current: 'education-step' })).toBe(
      'about-step',
    )
    expect(next({ ...complete, experience: undefined }, { current: 'experience-step' })).toBeUndefined()
  })

  it('is the first incomplete booster once all required steps are complete', () => {
    expect(next({ ...empty, ...complete, qualifications: undefined, working_hours: undefined })).toBe('rates-step')
    expect(next({ ...complete, qualifications: undefined, payment_info: undefined })).toBe('education-step')
    expect(next({ ...complete, payment_info: undefined })).toBe('banking-step')
    expect(next(complete)).toBeUndefined()
  })

  it('is never a skipped booster, but required steps can’t be skipped', () => {
    const begun = { ...complete, qualifications: undefined, payment_info: undefined }
    expect(next(begun, { skipped: ['education-step'] })).toBe('banking-step')
    expect(next(begun, { skipped: ['education-step', 'banking-step'] })).toBeUndefined()
    expect(next({ ...complete, working_hours: undefined }, { skipped: ['rates-step'] })).toBe('rates-step')
  })

  it('has a position among all steps', () => {
    expect(progressOf(requiredLocumSteps, 'experience-step', { ...complete, experience: undefined })).toEqual({
      step: 4,
      done: [true, true, true, false, true],
      count: 4,
    })
    expect(progressOf(requiredLocumSteps, 'create-account-step', empty)).toMatchObject({ step: 1, count: 1 })
  })
})

describe('completeness of a locum', () => {
  it('counts each step equally and names the next one', () => {
    expect(completenessOf(locumSteps, empty)).toMatchObject({
      done: 1,
      of: 9,
      percent: 11,
      next: { name: 'verification-step' },
    })
    expect(completenessOf(locumSteps, { ...complete, languages: [] })).toMatchObject({
      done: 8,
      percent: 88,
      next: { title: 'About you', subtitle: 'Make your first impression' },
    })
    expect(completenessOf(locumSteps, complete)).toEqual({ done: 9, of: 9, percent: 100, next: undefined })
  })
})
