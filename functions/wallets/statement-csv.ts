import { toRand, type Cents } from '#shared/kernel/money.ts'
import type { Statement, StatementEntry } from '#shared/wallets/statement.rules.ts'

/** Tells spreadsheets that the file is UTF-8. */
const BOM = '\u{FEFF}'

/**
 * Where a spreadsheet may read a formula: at the beginning of a cell, and, where it takes semicolons or line breaks for
 * separators (South Africa's are semicolons), after one, whatever quotes are in between.
 */
const FORMULA = /(?:^|[;\n\r\t])[\s"']*(?=[=+\-@＝＋－＠])/g

/** An apostrophe makes a cell text. */
const asText = (text: string): string => text.trim().replace(FORMULA, "$&'")

const quoted = (cell: string): string => (/[",;\s]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** Plain, so that spreadsheets calculate with it: `-19.00`. */
const plainRand = (cents: Cents): string => toRand(cents).toFixed(2)

/** RFC 4180, with a row for the balance before the first entry and after the last. Dates are YYYY-MM-DD. */
export const statementCsv = (statement: Statement): string => {
  const { wallet, label, owner, brand, from, to, opening, entries, closing } = statement
  const names = [label, owner, brand].map(asText)
  const balanceRow = (date: string, note: string, balance: Cents) => [date, note, '', '', plainRand(balance), ...names]
  const entryRow = ({ date, note, reference, amount, balance }: StatementEntry) => [
    date,
    asText(note.join('\n')),
    asText(reference),
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
  return BOM + rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')
}
