import { describe, expect, it } from 'vitest'
import { ADDITION, DEDUCTION } from '#shared/wallets/wallet-kinds.ts'
import type { Transaction } from '#shared/wallets/wallets.schema.ts'
import { formatSigned, groupByMonth, noteLines } from './format-transaction.ts'

const on = (date: string, id: number): Transaction => ({
  id: String(id),
  date,
  amount: 150,
  balance: 150,
  reference: '',
  referenceLink: '',
  type: ADDITION,
  note: 'Sunday cover bonus',
  createdAt: `${date}T08:00:00.000Z`,
})

it('an amount has its sign, with spaces that don’t break', () => {
  expect(formatSigned({ type: ADDITION, amount: 1424.25 })).toBe('+\u00a0R\u00a01\u00a0424.25')
  expect(formatSigned({ type: DEDUCTION, amount: 19 })).toBe('−\u00a0R\u00a019.00')
})

it('the first line of a note is its title', () => {
  expect(noteLines({ note: 'Sipho Dlamini, Fri 27 Nov\n5% of R 3 465.00\n\n9 h' })).toEqual({
    title: 'Sipho Dlamini, Fri 27 Nov',
    details: ['5% of R 3 465.00', '9 h'],
  })
  expect(noteLines({ note: '' })).toEqual({ title: '', details: [] })
})

describe('transactions by month', () => {
  const monthsOf = (...dates: string[]) =>
    groupByMonth(dates.map(on)).map(({ month, items }) => `${month}: ${items.length}`)

  it('are in the order of the list, newest or oldest first', () => {
    expect(monthsOf('2026-11-30', '2026-11-01', '2026-10-31')).toEqual(['2026-11: 2', '2026-10: 1'])
    expect(monthsOf('2025-12-31', '2026-01-01')).toEqual(['2025-12: 1', '2026-01: 1'])
  })

  it('are none without transactions', () => expect(monthsOf()).toEqual([]))
})
