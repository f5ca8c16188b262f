import { describe, expect, it } from 'vitest'
import { Operations } from './companies.schema.ts'
import { OperationsForm } from './operations-form.schema.ts'
import { operationsFormOf, operationsOf } from './operations-form.rules.ts'

const fresh = operationsFormOf({})
const filled: OperationsForm = { ...fresh, languages: ['English'], insured: 'yes' }
const problems = (form: OperationsForm) =>
  OperationsForm.safeParse(form).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('the operations form', () => {
  it('starts with the default hours: Sundays open, public holidays closed', () => {
    expect(fresh).toMatchObject({
      weekdays: { start: '08:00', end: '18:00' },
      saturday: { start: '09:00', end: '13:00' },
      sundays: { open: true, start: '09:00', end: '13:00' },
      public_holidays: { open: false, start: '09:00', end: '13:00' },
      insured: '',
    })
  })

  it('requires a language; insurance cover is optional', () => {
    expect(problems(fresh)).toEqual(['languages: Please select at least one language'])
    for (const insured of ['', 'yes', null] as const) expect(problems({ ...filled, insured })).toEqual([])
    expect(operationsOf({ ...filled, insured: null })).not.toHaveProperty('professionalInsuranceCover')
  })

  it('sends hours of open days only, as the API takes them', () => {
    const sent = operationsOf(filled)
    expect(sent).toEqual({
      weekdays: { start: '08:00', end: '18:00' },
      saturday: { start: '09:00', end: '13:00' },
      extra_hours: { weekdays: true, saturday: true, sundays: true, public_holidays: false },
      sundays: { start: '09:00', end: '13:00' },
      arrival: { ask_for: '', parking: '', dress: '' },
      languages: ['English'],
      systemsUsed: [],
      professionalInsuranceCover: true,
      rates: null,
    })
    expect(Operations.safeParse(sent).error).toBeUndefined()
  })

  it('takes both ends of a budget, or none', () => {
    const wrong = 'Budget to cannot be less than budget from'
    expect(problems({ ...filled, rates: ['350', ''] })).toEqual(['rates.1: Enter both, or neither'])
    expect(problems({ ...filled, rates: ['400', '350'] })).toEqual([`rates.1: ${wrong}`])
    expect(problems({ ...filled, rates: ['350', '450'] })).toEqual([])
    expect(operationsOf({ ...filled, rates: ['350', '450'] })).toMatchObject({ rates: ['350', '450'] })
  })

  it('shows what was saved', () => {
    const { languages, systemsUsed, professionalInsuranceCover, ...working_hours } = operationsOf({
      ...filled,
      saturday: { ...filled.saturday, open: false },
      sundays: { ...filled.sundays, open: false },
    })
    expect(working_hours.extra_hours).toMatchObject({ saturday: false, sundays: false })
    expect(operationsFormOf({ working_hours, languages, systemsUsed, professionalInsuranceCover })).toMatchObject({
      weekdays: { open: true, start: '08:00' },
      saturday: { open: false, start: '09:00' },
      sundays: { open: false, start: '09:00' },
      insured: 'yes',
      languages: ['English'],
    })
  })
})
