import { expect, it } from 'vitest'
import { pdfScale } from './pdf-scale.ts'

const a4 = { width: 595, height: 842 }

it('a page fills the width that is wanted', () => {
  expect(pdfScale(a4, 1190)).toBe(2)
})

it.each([
  ['a page that is zoomed far', a4, 20_000],
  ['a very tall page', { width: 200, height: 14_000 }, 600],
  ['a very wide page', { width: 14_000, height: 100 }, 60_000],
])('the canvas of %s is one that browsers draw', (_, page, wanted) => {
  const scale = pdfScale(page, wanted)
  const [width, height] = [page.width * scale, page.height * scale]
  expect(Math.max(width, height)).toBeLessThanOrEqual(16_384.001)
  expect(width * height).toBeLessThanOrEqual(4_096 ** 2 + 1)
})
