import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { RateText } from './money.schema.ts'
import { innermostIssues, problemMessage } from './problem-messages.ts'
import { multilineText, required } from './text.ts'

const messageFor = (schema: z.ZodMiniType, value: unknown): string | undefined =>
  schema.safeParse(value, { error: problemMessage }).error?.issues[0]?.message

it.each([
  [z.string(), undefined, 'Required'],
  [z.string(), null, 'Not valid: expected text'],
  [z.optional(z.string()), null, 'Not valid: expected text'],
  [z.string(), 7, 'Not valid: expected text'],
  [z.int(), 1.5, 'Not valid: expected a whole number'],
  [z.boolean(), 'true', 'Not valid: expected true or false'],
  [z.array(z.string()), {}, 'Not valid: expected a list'],
  [z.enum(['a', 'b']), 'c', 'Not valid: expected one of a, b'],
  [z.literal('ZAR'), 'USD', 'Not valid: expected ZAR'],
  [z.union([z.literal(0.5), z.literal(1)]), 2, 'Not valid: expected 0.5 or 1'],
  [z.union([z.string(), z.number()]), true, 'Not valid: expected text or a number'],
  [z.union([z.literal(''), z.string()]), 7, 'Not valid: expected text'],
  [z.int(), 1e300, 'Use a smaller number'],
  [z.int(), -1e300, 'Use a larger number'],
  [RateText, 1.5, 'Enter a whole number of rand'],
  [z.string().check(z.minLength(5)), 'abc', 'Use at least 5 characters'],
  [z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c'], 'Use at most 2 entries'],
  [z.array(z.string()).check(z.minLength(1)), [], 'Use at least 1 entry'],
  [z.number().check(z.lt(5)), 5, 'Use less than 5'],
  [z.number().check(z.gte(1)), 0, 'Use at least 1'],
  [z.iso.datetime(), 'yesterday', 'Use a date and time such as 2026-11-27T08:00:00Z'],
  [z.strictObject({}), { extra: 1 }, 'This field is not recognised'],
  [required(10), ' \t', 'Required'],
  [required(10), 'a\u0000b', 'Use ordinary characters only'],
  [required(10), 'a\ud83d', 'Use ordinary characters only'],
  [required(10), 'two\nlines', 'Use ordinary characters only'],
  [multilineText(10), 'x'.repeat(11), 'Use at most 10 characters'],
])('%# says what is wrong', (schema, value, sentence) => {
  expect(messageFor(schema, value)).toBe(sentence)
})

const form = z.union([
  z.iso.date(),
  z.strictObject({ days: z.array(z.union([z.literal(0), z.int().check(z.gte(1), z.lte(6))])) }),
])
it.each([
  [{ days: [1, 1.5] }, ['days', 1], 'Not valid: expected 0 or a whole number'],
  [{ days: [], more: 1 }, [], 'This field is not recognised'],
  [{}, ['days'], 'Required'],
  [7, [], 'Not valid: expected text or an object'],
])('names the place of the problem inside a union’s form: %j', (value, path, sentence) => {
  const issues = form.safeParse(value, { error: problemMessage }).error?.issues ?? []
  expect(issues.flatMap(innermostIssues)).toMatchObject([{ path, message: sentence }])
})

it('accepts text in any language, including combined characters', () => {
  expect(required(40).parse(' Nomfundo Ndlovu-Šafář 👩🏽 ')).toBe('Nomfundo Ndlovu-Šafář 👩🏽')
  expect(multilineText(40).parse('one\ntwo')).toBe('one\ntwo')
})
