import { expect, it } from 'vitest'
import { withToast } from './toast.tsx'

const done = { id: 1, text: 'Starred.', kind: 'done' } as const
const undo = { ...done, id: 2, text: '3 days removed.', action: { label: 'Undo', run: () => undefined } }
const error = { id: 3, text: 'Not saved.', kind: 'error' } as const

it('messages of one kind replace each other; what can be undone and errors stay', () => {
  const shown = [done, undo, error]
  expect(withToast(shown, { ...done, id: 4 }).map(({ id }) => id)).toEqual([2, 3, 4])
  expect(withToast(shown, { ...undo, id: 4 }).map(({ id }) => id)).toEqual([1, 3, 4])
})

it('errors stay until they are dismissed, the latest three at most', () => {
  const errors = [4, 5, 6].map((id) => ({ ...error, id }))
  expect(withToast([error, done], { ...error, id: 4 }).map(({ id }) => id)).toEqual([3, 1, 4])
  expect(withToast(errors, { ...error, id: 7 }).map(({ id }) => id)).toEqual([5, 6, 7])
})
