import { expect, it } from 'vitest'
import { takeBack } from './calendar-changes.ts'

const works = () => Promise.resolve()
const fails = () => Promise.reject(new Error('no network'))

it('tells how far an undo went', async () => {
  expect(await takeBack([works, works])).toBe('undone')
  expect(await takeBack([works, fails, works])).toBe('partUndone')
  expect(await takeBack([fails, works])).toBe('noUndo')
})
