import type { Statement } from '#shared/wallets/statement.rules.ts'

/** A practice's statement of a month without entries. */
export const emptyStatement: Statement = {
  month: '2026-11',
  title: 'LocumCredits statement, November 2026',
  brand: 'Locum Desk',
  owner: 'Harbour Road Pharmacy',
  wallet: 'LocumWallet',
  label: 'LocumCredits',
  from: '2026-11-01',
  to: '2026-11-30',
  opening: 0,
  entries: [],
  additions: 0,
  deductions: 0,
  closing: 0,
}
