import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
})
const HOUR_MS = 3_600_000

/** As after a page was loaded. */
const loaded = async () => {
  vi.resetModules()
  return import('./options-version.ts')
}
const of = (dataUpdatedAt: number) => ({ state: { dataUpdatedAt } })

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

it('options of before a newer version are stale, also after the page was loaded again', async () => {
  const { learnOptions, optionsStaleTime } = await loaded()
  learnOptions('5')
  learnOptions(null)
  vi.advanceTimersByTime(60_000)
  const read = of(Date.now())
  expect(optionsStaleTime(read)).toBe(HOUR_MS)
  vi.advanceTimersByTime(1_000)
  learnOptions('6')
  expect(optionsStaleTime(read)).toBe(0)
  expect((await loaded()).optionsStaleTime(read)).toBe(0)
})

it('an older version, of a Lambda that still has the options of before, changes nothing', async () => {
  const { learnOptions, optionsStaleTime } = await loaded()
  learnOptions('9')
  learnOptions('10')
  vi.advanceTimersByTime(60_000)
  const read = of(Date.now())
  vi.advanceTimersByTime(1_000)
  for (const version of ['9', '10', '9']) learnOptions(version)
  expect(optionsStaleTime(read)).toBe(HOUR_MS)
})

it('options that were read within a minute after it, perhaps of such a Lambda, are read again after another', async () => {
  const { learnOptions, optionsStaleTime } = await loaded()
  learnOptions('6')
  expect(optionsStaleTime(of(Date.now() + 59_999))).toBe(60_000)
  expect(optionsStaleTime(of(Date.now() + 60_000))).toBe(HOUR_MS)
})
