import { CSV_BEGIN, csvRow, csvText } from '#shared/kernel/csv.ts'
import { toRand, type Cents } from '#shared/kernel/money.ts'
import type { Statement, StatementEntry } from '#shared/wallets/statement.rules.ts'

/** Plain, so that spreadsheets calculate with it: `-19.00`. */
const plainRand = (cents: Cents): string => toRand(cents).toFixed(2)

/** RFC 4180, with a row for the balance before the first entry and after the last. Dates are YYYY-MM-DD. */
export const statementCsv = (statement: Statement): string => {
  const { wallet, label, owner, brand, from, to, opening, entries, closing } = statement
  const names = [label, owner, brand].map(csvText)
  const balanceRow = (date: string, note: string, balance: Cents) => [date, note, '', '', plainRand(balance), ...names]
  const entryRow = ({ date, note, reference, amount, balance }: StatementEntry) => [
    date,
    csvText(note.join('\n')),
    csvText(reference),
    plainRand(amount),
    plainRand(balance),
    ...names,
  ]
  const rows = [
    ['Date', 'Note', 'Reference', 'Amount', 'Balance', wallet, 'Owner', 'Brand'],
    balanceRow(from, 'Opening balance', opening),
    ...entries.map(entryRow),
    balanceRow(to, 'Closing balance', closing),
  ]
  return CSV_BEGIN + rows.map(csvRow).join('')
}
