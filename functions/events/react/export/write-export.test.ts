import { expect, it } from 'vitest'
import type { Position } from '#functions/stores/exports.repository.ts'
import type { Source } from './export-sections.ts'
import { writeNextPart } from './write-export.ts'

const pages = (name: string, all: readonly (readonly unknown[])[]): Source => ({
  name,
  page: async (cursor) => {
    const at = Number(cursor?.at ?? 0)
    return { items: [...(all[at] ?? [])], ...(at + 1 < all.length && { next: { at: at + 1 } }) }
  },
})
const numbers = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index)

const written = async (sources: Source[]) => {
  const steps: { text: string; items: number }[] = []
  let position: Position | undefined = { source: 0, count: 0 }
  while (position) {
    // State between two steps is stored as JSON.
    const step = await writeNextPart(sources, JSON.parse(JSON.stringify(position)) as Position, new Map())
    steps.push(step)
    position = step.next
  }
  return { steps, file: JSON.parse(steps.map(({ text }) => text).join('')) as unknown }
}

it('writes values and lists, empty ones too, as one JSON object', async () => {
  const sources = [
    { name: 'one', value: async () => ({ a: 'b"' }) },
    pages('none', [[]]),
    pages('gaps', [[], [1], [], [2, 3], []]),
    pages('joined', [[]]),
    pages('joined', [[1], []]),
    pages('joined', [[], [2]]),
    { name: 'end', value: async () => 'now' },
  ]
  expect((await written(sources)).file).toEqual({
    one: { a: 'b"' },
    none: [],
    gaps: [1, 2, 3],
    joined: [1, 2],
    end: 'now',
  })
})

it('may end with a list', async () => {
  expect((await written([pages('first', [[1], [2]])])).file).toEqual({ first: [1, 2] })
})

it('ends a step after some hundred items, or a megabyte, even within a list', async () => {
  const many = Array.from({ length: 30 }, (_, page) => numbers(page * 100, 100))
  const { steps, file } = await written([
    pages('many', many),
    pages('many', [[-1]]),
    pages(
      'large',
      numbers(0, 9).map(() => ['x'.repeat(400_000)]),
    ),
  ])
  expect(file).toMatchObject({ many: [...numbers(0, 3000), -1], large: { length: 9 } })
  expect(Math.max(...steps.map(({ items }) => items))).toBeLessThan(600)
  expect(Math.max(...steps.map(({ text }) => text.length))).toBeLessThan(1_500_000)
})
