import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import type { Statement } from '#shared/wallets/statement.rules.ts'
import { emptyStatement } from '#tests/support/statements.ts'
import { statementCsv } from './statement-csv.ts'

const entry = { date: '2026-11-20', note: ['Correction'], reference: 'BT2GXE6P', amount: -1_900, balance: 99_300 }

const read = (given: Partial<Statement>): string[][] =>
  parse(statementCsv({ ...emptyStatement, ...given }), { bom: true })

/** What a note is in the file. */
const written = (...note: string[]) => read({ entries: [{ ...entry, note }] })[2]?.[1]

test('A month is a table with a byte order mark, CRLF, and rows for the balances before and after', () => {
  const text = statementCsv({ ...emptyStatement, opening: 101_200, closing: 99_300, entries: [entry] })
  expect(text.startsWith('\u{FEFF}Date,Note,Reference,Amount,Balance,LocumWallet,Owner,Brand\r\n')).toBe(true)
  expect(text.endsWith('\r\n')).toBe(true)
  const names = ['LocumCredits', 'Harbour Road Pharmacy', 'Locum Desk']
  expect(parse(text, { bom: true, record_delimiter: '\r\n' })).toEqual([
    ['Date', 'Note', 'Reference', 'Amount', 'Balance', 'LocumWallet', 'Owner', 'Brand'],
    ['2026-11-01', 'Opening balance', '', '', '1012.00', ...names],
    ['2026-11-20', 'Correction', 'BT2GXE6P', '-19.00', '993.00', ...names],
    ['2026-11-30', 'Closing balance', '', '', '993.00', ...names],
  ])
})

test('Amounts are plain numbers, whatever their size and sign', () => {
  const amounts = [0, 5, -5, 100, 123_456_789, -100_000_000]
  const rows = read({ entries: amounts.map((amount) => ({ ...entry, amount })) })
  expect(rows.slice(2, -1).map((row) => row[3])).toEqual(['0.00', '0.05', '-0.05', '1.00', '1234567.89', '-1000000.00'])
})

test.each(['=1+1', '+27 21 555 0100', '-2+3', '@SUM(A1)', '  =HYPERLINK("http://x.test")', '＝1', '\t=1', '\r@1'])(
  'A note that begins as a formula is text: %j',
  (note) => {
    expect(written(note)).toBe(`'${note.trim()}`)
  },
)

test('No part of a text is a formula where semicolons or line breaks separate cells', () => {
  expect(written('a;=1+1; @b', '-2 h')).toBe("a;'=1+1; '@b\n'-2 h")
  expect(written('5% of R 380.00 – 2 h − 1 = less; see @practice')).toBe(
    '5% of R 380.00 – 2 h − 1 = less; see @practice',
  )
})

test('Names and references are no formulas either', () => {
  const rows = read({ owner: '=cmd', brand: '@brand', entries: [{ ...entry, reference: '+B' }] })
  expect(rows[2]).toEqual(['2026-11-20', 'Correction', "'+B", '-19.00', '993.00', 'LocumCredits', "'=cmd", "'@brand"])
})

test.each([
  ['quotes', 'The "best", they wrote; "yes"'],
  ['emoji', 'Thank you 👩🏽‍⚕️🇿🇦'],
  ['a right-to-left name', 'محمد, Fri 27 Nov'],
  ['letters of South Africa’s languages', 'Ṱhilidzi Nemaḓodzi, Ḽuvhengo ṋ ṅ š ê ô ë'],
])('A note is written as it is: %s', (_, note) => {
  expect(written(note)).toBe(note)
})

test.each([
  ['Nova;"=1+1;Ltd', 'Nova;"\'=1+1;Ltd'],
  ['Nova\n"=1+1;Ltd', 'Nova\n"\'=1+1;Ltd'],
  ['Nova;" "=1+1', 'Nova;" "\'=1+1'],
])('No formula hides behind a quote after a separator: %j', (owner, safe) => {
  expect(read({ owner })[1]?.[6]).toBe(safe)
  const cells: string[] = parse(statementCsv({ ...emptyStatement, owner }), {
    bom: true,
    delimiter: ';',
    relax_column_count: true,
    relax_quotes: true,
  }).flat()
  expect(cells.filter((cell) => /^[\s"]*[=+@]/.test(cell))).toEqual([])
})
