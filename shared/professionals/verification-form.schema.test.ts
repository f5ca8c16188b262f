import { describe, expect, it } from 'vitest'
import { verification } from '#tests/support/people.ts'
import { type Identification, identificationOf } from './id-number.rules.ts'
import { VerificationFormValues } from './verification-form.schema.ts'

const problemOf = (identification: Identification, idpassport: string, more = {}): string | undefined =>
  VerificationFormValues.safeParse({ ...verification(), ...more, identification, idpassport }).error?.issues[0]?.message

describe('the number of a verification', () => {
  it.each([
    ['id', '8001015009087', undefined],
    ['id', '800101 5009 08 7', undefined],
    ['id', '8001015009088', 'This is not a valid ID number. Check its digits'],
    ['id', '8013015009082', 'This is not a valid ID number. Check its digits'],
    ['id', '80010150090', 'An ID number has 13 digits. For a passport, choose Passport'],
    ['id', 'A04512345', 'An ID number has 13 digits. For a passport, choose Passport'],
    ['id', '', 'Required'],
    ['passport', 'A04512345', undefined],
    ['passport', '8001015009088', undefined],
    ['passport', '', 'Required'],
  ] as const)('is checked as the chosen kind of document: %s %s', (identification, idpassport, problem) => {
    expect(problemOf(identification, idpassport)).toBe(problem)
  })

  it('is refused while other fields are, too', () => {
    const { error } = VerificationFormValues.safeParse({
      ...verification(),
      identification: 'id',
      idpassport: '8001015009088',
      first_name: '',
    })
    expect(error?.issues.map(({ path }) => path[0])).toEqual(['first_name', 'idpassport'])
  })

  it('begins as what is stored', () => {
    expect(['', '8001015009088', 'A04512345'].map(identificationOf)).toEqual(['id', 'id', 'passport'])
  })
})
