import { expect, it } from 'vitest'
import { initialsOf, shortName } from './initials.ts'

it.each([
  ['Thandi Nkosi', 'TN'],
  ['Thandi van der Merwe', 'TM'],
  ['Thandi Nkosi 😀', 'TN'],
  ['Élodie ’t Hooft', 'ÉH'],
  ['boss@example.com', 'B'],
  ['hester.roux@example.com', 'HR'],
  ['𝒜nn', '𝒜'],
  ['😀', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name).join('')).toBe(initials)
})

it('shortens a name to its initials if it has any', () => {
  expect([shortName('Thandi Nkosi'), shortName('😀')]).toEqual(['T.\u00a0N.', '😀'])
})
