import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { typedDate, typedPastDate } from './typed-date.ts'

const past = typedPastDate('2026-11-20')
const ahead = typedDate((date) => (date < '2026-11-20' ? 'Date can not be in the past' : undefined))
const messages = (schema: typeof past, text: string): string[] =>
  z.safeParse(schema, text).error?.issues.map(({ message }) => message) ?? []
const format = 'Date is not valid, the date format should be DD/MM/YYYY'

describe('typed date', () => {
  it.each([
    ['', ['Required']],
    ['  ', ['Required']],
    ['2019-02-28', [format]],
    ['1/2/2019', [format]],
    ['02/28/2019', [format]],
    ['29/02/2019', [format]],
    ['21/11/2026', ['Date can not be in the future']],
    ['20/11/2026', []],
    ['31/12/1939', ['Date is too far in the past']],
    ['01/01/1940', []],
  ])('%j, not in the future', (text, expected) => {
    expect(messages(past, text)).toEqual(expected)
  })
  it.each([
    ['19/11/2026', ['Date can not be in the past']],
    ['20/11/2026', []],
  ])('%j, not in the past', (text, expected) => {
    expect(messages(ahead, text)).toEqual(expected)
  })
  it('becomes the date that the API takes', () => {
    expect(z.parse(past, ' 29/02/2020 ')).toBe('2020-02-29')
  })
})
