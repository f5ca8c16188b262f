import { expect, it } from 'vitest'
import { historyEntries, clearHistoryEntries } from './history-entries.ts'

it('keeps the latest entries, each with its last value', () => {
  const places = historyEntries<number>()
  for (let entry = 0; entry < 200; entry += 1) places.keep(`e${entry}`, entry)
  places.keep('e0', 5)
  places.keep('one more', 1)
  expect([places.get('e0'), places.has('e1'), places.has('e2'), places.get('one more')]).toEqual([5, false, true, 1])
})

it('clears all entries', () => {
  const [places, choices] = [historyEntries<number>(), historyEntries<string>()]
  places.keep('e', 1)
  choices.keep('e', 'a')
  clearHistoryEntries()
  expect([places.has('e'), choices.has('e')]).toEqual([false, false])
})
