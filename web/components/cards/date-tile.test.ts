import { expect, it } from 'vitest'
import { tileLines } from './date-tile.tsx'

it.each([
  [{ first: '2026-12-08' }, ['Tue', '8', 'Dec']],
  [{ first: '2026-12-16', last: '2026-12-20', count: 5 }, ['Dec', '16–20', '5 days']],
  [{ first: '2026-12-13', last: '2026-12-17', count: 2 }, ['Dec', '13, 17', '2 days']],
  [{ first: '2026-12-13', last: '2026-12-17', count: 3 }, ['Dec', '13…17', '3 days']],
  [{ first: '2026-11-30', last: '2026-12-17', count: 2 }, ['30 Nov,', '17 Dec', '2 days']],
  [{ first: '2026-11-30', last: '2026-12-17', count: 3 }, ['30 Nov', '…17 Dec', '3 days']],
  [{ first: '2026-11-30', last: '2026-12-01', count: 2 }, ['30 Nov', '–1 Dec', '2 days']],
])('%o is on three lines that a tile has room for', (dates, lines) => expect(tileLines(dates)).toEqual(lines))
