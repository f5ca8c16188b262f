import { expect, it } from 'vitest'
import { isSameName } from './company-names.rules.ts'

it.each([
  ['Kloof Vet', ' kloof  VET ', true],
  ['Kloof Vet', 'KloofVet', true],
  ['Café', 'Cafe\u0301', true],
  ['Ａpotheek', 'Apotheek', true],
  ['Straße', 'STRASSE', true],
  ['Kloof Vet', 'Kloof Vets', false],
])('%s and %s: the same is %s', (one, other, same) => expect(isSameName(one, other)).toBe(same))
