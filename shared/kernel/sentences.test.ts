import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { RateText } from './money.schema.ts'
import { sentenceOf } from './sentences.ts'
import { linesOf, required } from './text.ts'

const told = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: sentenceOf }).error?.issues[0]?.message

it.each([
  [z.string(), undefined, 'Required'],
  [z.string(), null, 'Required'],
  [z.string(), 7, 'Not valid: expected text'],
  [z.int(), 1.5, 'Not valid: expected a whole number'],
  [z.boolean(), 'true', 'Not valid: expected true or false'],
  [z.array(z.string()), {}, 'Not valid: expected a list'],
  [z.enum(['a', 'b']), 'c', 'Not valid: expected one of a, b'],
  [z.literal('ZAR'), 'USD', 'Not valid: expected ZAR'],
  [z.union([z.literal(0.5), z.literal(1)]), 2, 'Not valid: expected 0.5 or 1'],
  [z.union([z.string(), z.number()]), true, 'Not valid: expected text or a number'],
  [RateText, 1.5, 'Use a whole number of rand'],
  [z.string().check(z.minLength(5)), 'abc', 'Use at least 5 characters'],
  [z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c'], 'Use at most 2 entries'],
  [z.number().check(z.lt(5)), 5, 'Use less than 5'],
  [z.number().check(z.gte(1)), 0, 'Use at least 1'],
  [z.iso.datetime(), 'yesterday', 'Use an instant such as 2026-11-27T08:00:00Z'],
  [z.strictObject({}), { extra: 1 }, 'This field is not known'],
  [required(10), ' \t', 'Required'],
  [required(10), 'a\u0000b', 'Use ordinary characters only'],
  [required(10), 'a\ud83d', 'Use ordinary characters only'],
  [required(10), 'two\nlines', 'Use ordinary characters only'],
  [linesOf(10), 'x'.repeat(11), 'Use at most 10 characters'],
])('%# tells what is wrong in a sentence', (schema, value, sentence) => {
  expect(told(schema, value)).toBe(sentence)
})

it('takes text of any language, signs made of several characters included', () => {
  expect(required(40).parse(' Nomfundo Ndlovu-Šafář 👩🏽 ')).toBe('Nomfundo Ndlovu-Šafář 👩🏽')
  expect(linesOf(40).parse('one\ntwo')).toBe('one\ntwo')
})
