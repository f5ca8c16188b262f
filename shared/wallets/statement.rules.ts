import { lastDayOfMonth, type LocalDate } from '#shared/kernel/dates.ts'
import { formatMonth } from '#shared/kernel/format-month.ts'
import type { Cents } from '#shared/kernel/money.ts'
import type { Entry } from './ledger.rules.ts'
import { ADDITION, walletLabels, type WalletOwner } from './wallet-kinds.ts'

/** The most entries of a statement: its file, as base64, stays below 1 MB in either format. */
export const MAX_STATEMENT_ENTRIES = 1_400

export type StatementEntry = {
  date: LocalDate
  /** What it is for; further lines say how the amount came about. */
  note: string[]
  reference: string
  /** Negative for a deduction. */
  amount: Cents
  balance: Cents
}

/** Everything that the statement of a month shows, in posting order. */
export type Statement = {
  month: string
  title: string
  brand: string
  owner: string
  wallet: string
  label: string
  /** The days that it covers: up to today, in a month that is not over. */
  from: LocalDate
  to: LocalDate
  opening: Cents
  entries: StatementEntry[]
  additions: Cents
  deductions: Cents
  closing: Cents
}

export type StatementFacts = {
  brand: string
  owner: { type: WalletOwner; name: string }
  month: string
  today: LocalDate
  /** The month's, in posting order. */
  entries: readonly Entry[]
  /** The balance before the month. */
  opening: Cents
}

/** SPEC 1: the label of all wallets. */
const WALLET = 'LocumWallet'

const statementEntry = ({ date, note, reference, type, amount, balance }: Entry): StatementEntry => ({
  date,
  note: note.split(/\s*[\r\n]\s*/).filter(Boolean),
  reference,
  // Not -0, of a correction that the balance did not cover at all.
  amount: type === ADDITION ? amount : 0 - amount,
  balance,
})

const sumOf = (amounts: Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0)

export const statementOf = ({ brand, owner, month, today, entries, opening }: StatementFacts): Statement => {
  const shown = entries.map(statementEntry)
  const amounts = shown.map(({ amount }) => amount)
  const last = lastDayOfMonth(month)
  const label = walletLabels[owner.type]
  return {
    month,
    title: `${label} statement, ${formatMonth(month)}`,
    brand,
    owner: owner.name,
    wallet: WALLET,
    label,
    from: `${month}-01`,
    to: today < last ? today : last,
    opening,
    entries: shown,
    additions: sumOf(amounts.filter((amount) => amount > 0)),
    deductions: Math.abs(sumOf(amounts.filter((amount) => amount < 0))),
    closing: opening + sumOf(amounts),
  }
}
