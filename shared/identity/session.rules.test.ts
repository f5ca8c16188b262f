import { expect, it } from 'vitest'
import { isSessionOver } from './session.rules.ts'

const stamp = '2026-11-22T10:00:10.200Z'
const at = (instant: string | undefined): number => (instant ? Math.floor(Date.parse(instant) / 1000) : 0)

it.each([
  ['started before it was ended', '2026-11-22T09:59:00.000Z', true],
  ['started in the same second', '2026-11-22T10:00:10.900Z', true],
  ['started in the second after', '2026-11-22T10:00:11.000Z', false],
  ['without a sign-in time in its token', undefined, true],
])('a session %s: %#', (_, begun, ended) => {
  expect(isSessionOver(at(begun), { sessionsValidAfter: stamp })).toBe(ended)
})

it('no session is over if the user has never signed out everywhere', () => {
  expect(isSessionOver(at('2020-01-01T00:00:00.000Z'), {})).toBe(false)
  expect(isSessionOver(at(undefined), {})).toBe(false)
})
