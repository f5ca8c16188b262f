import { expect, it } from 'vitest'
import { mayFillIn } from './filled-in.ts'

it.each([
  ['an empty field', ' ', true],
  ['what another choice filled in', '250655', true],
  ['typed by the user', '123456', false],
])('%s may be filled in by a choice: %s', (_, current, may) => {
  expect(mayFillIn(current, ['250655', '051001'])).toBe(may)
})
