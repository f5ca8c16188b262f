import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { experienceForm } from './experience-form.schema.ts'

const parse = (start_date: string) => z.safeParse(experienceForm('2026-11-20'), { start_date, companies_worked_for: ['Public hospital'], skills: [] })
const messages = (start_date: string): string[] => parse(start_date).error?.issues.map(({ message }) => message) ?? []
const format = 'Date is not valid, the date format should be DD/MM/YYYY'

describe('experience form', () => {
  it.each([
    ['', ['Required']],
    ['  ', ['Required']],
    ['2019-02-28', [format]],
    ['1/2/2019', [format]],
    ['02/28/2019', [format]],
    ['29/02/2019', [format]],
    ['21/11/2026', ['Date can not be in the future']],
    ['20/11/2026', []],
  ])('start date %j', (text, expected) => {
    expect(messages(text)).toEqual(expected)
  })
  it('answers the date as the API takes it', () => {
    expect(parse(' 29/02/2020 ').data?.start_date).toBe('2020-02-29')
  })
  it('asks for a company', () => {
    const { error } = z.safeParse(experienceForm('2026-11-20'), { start_date: '01/01/2020', companies_worked_for: [], skills: [] })
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([['companies_worked_for', 'Required']])
  })
})
