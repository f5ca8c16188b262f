import { expect, test } from 'vitest'
import { emptyStatement } from '#tests/support/statements.ts'
import { add, emptyWallet, reverseCredits, type Entry } from './ledger.rules.ts'
import { statementOf, type StatementFacts } from './statement.rules.ts'

const first = add(
  emptyWallet,
  { amount: 17_325, reference: 'BQ4T9W2C', note: 'Sipho Dlamini, Fri 27 Nov\n\n 5% of R 3 465.00\n9 h × R 385/h \r\n' },
  '2026-11-28T06:00:00.000Z',
)
const second = reverseCredits(
  first.wallet,
  { amount: 20_000, reference: 'BT2GXE6P', note: 'Correction' },
  '2026-11-28T22:30:00.000Z',
)
const third = reverseCredits(second.wallet, { amount: 500, reference: '', note: 'Again' }, '2026-11-30T10:00:00.000Z')
const entries: Entry[] = [...first.entries, ...second.entries, ...third.entries]

const facts: StatementFacts = {
  brand: 'Locum Desk',
  owner: { type: 'company', name: 'Harbour Road Pharmacy' },
  month: '2026-11',
  today: '2026-12-04',
  entries,
  opening: 0,
}

test('A statement has the names, the days, the entries with signs, and what they add up to', () => {
  expect(statementOf({ ...facts, opening: 1_000, entries: entries.slice(0, 1) })).toEqual({
    ...emptyStatement,
    opening: 1_000,
    entries: [
      {
        date: '2026-11-28',
        note: ['Sipho Dlamini, Fri 27 Nov', '5% of R 3 465.00', '9 h × R 385/h'],
        reference: 'BQ4T9W2C',
        amount: 17_325,
        balance: 17_325,
      },
    ],
    additions: 17_325,
    deductions: 0,
    closing: 18_325,
  })
})

test('Deductions are negative, and one that the balance did not cover at all is zero', () => {
  const { entries: shown, additions, deductions, closing } = statementOf(facts)
  expect(shown.map(({ date, amount, balance }) => [date, amount, balance])).toEqual([
    ['2026-11-28', 17_325, 17_325],
    ['2026-11-29', -17_325, 0],
    ['2026-11-30', 0, 0],
  ])
  expect({ additions, deductions, closing }).toEqual({ additions: 17_325, deductions: 17_325, closing: 0 })
})

test('A month without entries has a statement; the current month’s ends today', () => {
  const nothing = { ...facts, owner: { type: 'professional', name: 'Thandi Nkosi' }, entries: [], opening: 77 } as const
  expect(statementOf({ ...nothing, month: '2028-02', today: '2028-02-15' })).toMatchObject({
    title: 'LocumBucks statement, February 2028',
    from: '2028-02-01',
    to: '2028-02-15',
    entries: [],
    additions: 0,
    deductions: 0,
    closing: 77,
  })
  expect(statementOf({ ...nothing, month: '2028-02', today: '2028-03-01' }).to).toBe('2028-02-29')
  expect(statementOf({ ...nothing, month: '2026-12', today: '2027-01-01' }).to).toBe('2026-12-31')
})
