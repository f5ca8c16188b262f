import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { experienceForm } from './experience-form.schema.ts'

const parse = (start_date: string, companies_worked_for: string[]) =>
  z.safeParse(experienceForm('2026-11-20'), { start_date, companies_worked_for, skills: [] })
const messages = ({ error }: ReturnType<typeof parse>) =>
  error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('experience form', () => {
  it('requires a start date that is not in the future, and a company', () => {
    expect(messages(parse('', []))).toEqual([
      ['start_date', 'Required'],
      ['companies_worked_for', 'Required'],
    ])
    expect(messages(parse('21/11/2026', ['Public hospital']))).toEqual([
      ['start_date', 'Date can not be in the future'],
    ])
  })
  it('returns the date in the API’s format', () => {
    expect(parse('29/02/2020', ['Public hospital']).data?.start_date).toBe('2020-02-29')
  })
})
