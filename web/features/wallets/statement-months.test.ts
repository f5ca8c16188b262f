import { expect, it } from 'vitest'
import { statementMonths } from './statement-months.ts'

it.each([
  ['2026-11-28', '2026-11-28', ['2026-11']],
  ['2026-09-30', '2026-11-01', ['2026-11', '2026-10', '2026-09']],
  ['2025-12-31', '2026-01-01', ['2026-01', '2025-12']],
  // A device whose day is behind the first transaction's.
  ['2026-12-01', '2026-11-30', ['2026-12']],
])('from %s to %s', (since, today, months) => expect(statementMonths(since, today)).toEqual(months))

it('a wallet of three years has 37 statements', () =>
  expect(statementMonths('2023-11-15', '2026-11-15')).toHaveLength(37))
