import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DocumentName } from './documents.schema.ts'
import { pictureSize, uprightSize } from './picture-sizes.rules.ts'

it.each([
  ['avatar', 'small', { width: 2000, height: 1000 }, { width: 300, height: 150 }],
  ['logo', 'large', { width: 900, height: 3000 }, { width: 300, height: 1000 }],
  ['imageA', 'small', { width: 4000, height: 3000 }, { width: 872, height: 654 }],
  ['identity_document', 'large', { width: 4000, height: 3000 }, { width: 1600, height: 1200 }],
  ['avatar', 'large', { width: 40, height: 30 }, { width: 40, height: 30 }],
  ['imageB', 'small', { width: 12_000, height: 1 }, { width: 966, height: 1 }],
] as const)('a picture is scaled to fit its place: %s %s', (document, size, given, expected) =>
  expect(pictureSize(document, size, given)).toEqual(expected),
)

it('a picture keeps its proportions and is never enlarged', () => {
  const side = fc.integer({ min: 1, max: 12_000 })
  fc.assert(
    fc.property(
      fc.constantFrom(...DocumentName.options),
      fc.constantFrom('small' as const, 'large' as const),
      side,
      side,
      (document, size, width, height) => {
        const kept = pictureSize(document, size, { width, height })
        expect(kept.width <= width && kept.height <= height && kept.width <= 1600 && kept.height <= 1600).toBe(true)
        if (Math.min(kept.width, kept.height) >= 50)
          expect((kept.width * height) / (kept.height * width)).toBeCloseTo(1, 1)
      },
    ),
  )
})

it('a rotated picture swaps width and height', () => {
  expect([1, 4, 5, 8].map((orientation) => uprightSize({ width: 4, height: 3, orientation }).width)).toEqual([
    4, 4, 3, 3,
  ])
})
