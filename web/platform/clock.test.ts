import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockAhead, dayCorrections, learnTime, restoreClock, time, currentDay } from './clock.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const device = Date.parse('2027-03-26T12:00:00Z')
const stored = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers({ now: device, toFake: ['Date'] })
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  restoreClock()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  clockAhead.set(0)
})

it('follows a server whose day is another, from then on', () => {
  const corrections = dayCorrections.get()
  learnTime(device - DAY_MS, device - 400)
  expect(Math.abs(time() - (device - DAY_MS))).toBeLessThan(1_000)
  expect(currentDay()).toBe('2027-03-25')
  expect(dayCorrections.get()).toBe(corrections + 1)
  clockAhead.set(0)
  restoreClock()
  expect(currentDay()).toBe('2027-03-25')
  learnTime(device, device)
  expect(time()).toBe(device)
})

it('corrects hours without drawing pages anew', () => {
  const corrections = dayCorrections.get()
  learnTime(device - 3_600_000, device)
  expect(time()).toBe(device - 3_600_000)
  expect(dayCorrections.get()).toBe(corrections)
})

it('leaves seconds, a slow answer and an answer without a time as they are', () => {
  learnTime(device - 5_000, device)
  // The time of an answer is some time between its request and its arrival.
  learnTime(device - 60_000, device - 70_000)
  learnTime(NaN, device)
  expect(time()).toBe(device)
})
