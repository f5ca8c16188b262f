import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { CodeForm, Email, Password } from './identity.schema.ts'

const messages = (schema: z.ZodMiniType, value: unknown): string[] =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? []

describe('password', () => {
  it.each([
    ['', ['This field is required']],
    ['Ab1!', ['Invalid character length, required 8']],
    ['abcdefg1!', ['An upper case letter is required']],
    ['Abcdefgh!', ['A digit is required']],
    ['Abcdefgh1', ['A special character is required']],
    [
      'abc',
      [
        'Invalid character length, required 8',
        'An upper case letter is required',
        'A digit is required',
        'A special character is required',
      ],
    ],
    ['Demo-Passw0rd!', []],
  ])('is refused by each rule that it breaks: %j', (password, expected) => {
    expect(messages(Password, password)).toEqual(expected)
  })
})

describe('e-mail address', () => {
  it('is trimmed and in lower case, because the user pool is case-sensitive', () => {
    expect(z.parse(Email, '  Thandi@Example.COM ')).toBe('thandi@example.com')
  })
  it('is reported as required once', () => {
    expect(messages(Email, ' ')).toEqual(['This field is required'])
    expect(messages(Email, 'thandi')).toEqual(['Enter a valid e-mail address, such as name@example.com'])
  })
})

describe('code', () => {
  it('is read with the spaces that mails and apps show it with', () => {
    expect(z.parse(CodeForm, { code: ' 123 456 ' })).toEqual({ code: '123456' })
    expect(messages(CodeForm, { code: ' ' })).toEqual(['This field is required'])
    expect(messages(CodeForm, { code: '12345' })).toEqual(['Enter the 6-digit code'])
  })
})
