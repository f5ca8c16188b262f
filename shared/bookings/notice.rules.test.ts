import { expect, it } from 'vitest'
import { formatNotice } from './notice.rules.ts'

const shift = (date: string) => ({ date, start_time: '08:00', end_time: '17:00' })
const shifts = [shift('2026-12-17'), shift('2026-12-16')]

it.each([
  ['2026-12-13T05:59:00.000Z', '3 days’ notice'],
  ['2026-12-14T06:00:00.000Z', '2 days’ notice'],
  ['2026-12-14T06:01:00.000Z', '47 hours’ notice'],
  ['2026-12-16T05:00:00.000Z', '1 hour’s notice'],
  ['2026-12-16T05:01:00.000Z', '59 minutes’ notice'],
])('a cancellation at %s gives %s', (now, words) => {
  expect(formatNotice(shifts, now)).toBe(words)
})
