import { expect, it } from 'vitest'
import { historyEntries, clearHistoryEntries } from './history-entries.ts'

it('keeps the latest entries, each with its last value', () => {
  const positions = historyEntries<number>()
  for (let entry = 0; entry < 200; entry += 1) positions.keep(`e${entry}`, entry)
  positions.keep('e0', 5)
  positions.keep('one more', 1)
  expect([positions.get('e0'), positions.has('e1'), positions.has('e2'), positions.get('one more')]).toEqual([
    5,
    false,
    true,
    1,
  ])
})

it('clears all entries', () => {
  const [positions, choices] = [historyEntries<number>(), historyEntries<string>()]
  positions.keep('e', 1)
  choices.keep('e', 'a')
  clearHistoryEntries()
  expect([positions.has('e'), choices.has('e')]).toEqual([false, false])
})
