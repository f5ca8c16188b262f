import { expect, it } from 'vitest'
import { changedLines, textOf, type Shown } from './meanwhile.ts'

const values = {
  bio: 'Calm.',
  languages: ['English', 'isiXhosa'],
  travels: false,
  hours: { start: '08:00' },
  file: true,
}
const shown: Shown<typeof values> = {
  bio: 'Bio',
  languages: 'Languages',
  travels: 'Travels',
  hours: ({ start }) => `Opens at ${start}`,
  file: null,
}

it('names each field that is different now, with what is there', () => {
  expect(changedLines(values, values, shown)).toEqual([])
  const now = { bio: '', languages: ['English'], travels: true, hours: { start: '09:00' }, file: false }
  expect(changedLines(values, now, shown)).toEqual([
    'Bio: empty',
    'Languages: English',
    'Travels: Yes',
    'Opens at 09:00',
  ])
})

it('does not count what is saved by itself', () => {
  expect(textOf({ ...values, file: false }, shown)).toBe(textOf(values, shown))
  expect(textOf({ ...values, bio: '' }, shown)).not.toBe(textOf(values, shown))
})
