import { describe, expect, it } from 'vitest'
import { completenessOf, stepColour } from '#shared/kernel/steps.ts'
import type { Company } from './companies.schema.ts'
import { companySteps, nextCompanyStep, type CompanyStep } from './steps.rules.ts'

const address = { street: '12 Harbour Road', province: 'Western Cape', region: 'Cape Town Metro', postal_code: '8001' }
const hours = { start: '08:00', end: '18:00' }
const complete = {
  address,
  languages: ['English'],
  working_hours: { weekdays: hours, saturday: hours },
  short_bio: 'A',
  documents: { images: ['logo'] },
} as unknown as Company
const fresh = { languages: [], documents: { images: [] } } as unknown as Company

const step = (name: CompanyStep) => {
  const found = companySteps.find((one) => one.name === name)
  if (!found) throw new Error(`No ${name}`)
  return found
}

/** SPEC 4, line by line: each change alone returns a step to its initial colour. */
const missing: Partial<Record<CompanyStep, [string, Partial<Record<keyof Company, unknown>>][]>> = {
  'address-step': [
    ['nothing', { address: undefined }],
    ...Object.keys(address).map((part): [string, Partial<Record<keyof Company, unknown>>] => [
      `no ${part}`,
      { address: { ...address, [part]: '' } },
    ]),
  ],
  'operations-step': [
    ['no language', { languages: [] }],
    ['no hours', { working_hours: undefined }],
    ['no weekday hours', { working_hours: { saturday: hours } }],
    ['no Saturday hours', { working_hours: { weekdays: hours } }],
  ],
  'about-step': [
    ['no bio', { short_bio: undefined }],
    ['a blank bio', { short_bio: ' ' }],
    ['pictures but no logo', { documents: { images: ['imageA', 'imageB', 'imageC'] } }],
  ],
}

describe('colours of a practice’s steps', () => {
  it.each(companySteps)('$title is positive once it is complete', (one) => {
    expect(stepColour(one, complete)).toBe('positive')
  })

  it.each([
    ['Manager details', undefined, 'positive'],
    ['Account created', undefined, 'positive'],
    ['Verification', undefined, 'busy'],
    ['Verification', fresh, 'positive'],
    ['Practice address', undefined, 'negative'],
    ['Operations', fresh, 'negative'],
    ['About practice', fresh, 'negative'],
  ] as const)('each title has the colour of its state: %s of %o is %s', (title, company, colour) => {
    const one = companySteps.find((each) => each.title === title)
    expect(one && stepColour(one, company)).toBe(colour)
  })

  const lines = Object.entries(missing).flatMap(([name, changes]) =>
    changes.map(([what, change]) => [name as CompanyStep, what, change] as const),
  )
  it.each(lines)('without enough in it, %s is not positive: %s', (name, _, change) => {
    expect(stepColour(step(name), { ...complete, ...change } as Company)).toBe('negative')
  })
})

describe('the next step of a practice', () => {
  it('goes from verification to address, operations and about', () => {
    expect(nextCompanyStep(undefined)).toBe('verification-step')
    expect(nextCompanyStep(fresh)).toBe('address-step')
    expect(nextCompanyStep({ ...complete, languages: [], short_bio: undefined })).toBe('operations-step')
    expect(nextCompanyStep(complete)).toBeUndefined()
  })

  it('is none once all are complete', () => {
    expect(completenessOf(companySteps, fresh)).toMatchObject({
      done: 3,
      of: 6,
      percent: 50,
      next: { title: 'Practice address' },
    })
    expect(completenessOf(companySteps, complete)).toMatchObject({ percent: 100, next: undefined })
  })
})
