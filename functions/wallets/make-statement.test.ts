import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, formatFormDate, monthOf, monthRange } from '#shared/kernel/dates.ts'
import { toCents, type Cents } from '#shared/kernel/money.ts'
import { add, addCredits, deduct, emptyWallet, reverseCredits, type Entry } from '#shared/wallets/ledger.rules.ts'
import { MAX_STATEMENT_ENTRIES, statementOf, type Statement } from '#shared/wallets/statement.rules.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { longRounds, scaledRounds } from '#tests/support/rounds.ts'
import { makeStatement } from './make-statement.lazy.ts'

/** What is read of an entry, wherever. */
type Read = { date: string; reference: string; amount: Cents; balance: Cents }

const facts = { brand: 'Locum Desk', owner: { type: 'company', name: 'Harbour Road Pharmacy' } } as const

const posting = fc.record({
  kind: fc.constantFrom('add', 'credits', 'deduct', 'reverse'),
  /** Days since the posting before. */
  after: fc.nat({ max: 45 }),
  amount: fc.oneof(fc.nat({ max: 200_000 }), fc.nat({ max: 99_999_999 })),
  reference: fc.constantFrom('', 'BQ4T9W2C', 'R8MZK30R'),
  note: fc.oneof(
    fc.constantFrom('=SUM(A1)', '"a", b;\n-1', 'Ṱhilidzi\r\n\r\n5% of R\u00a01.00', '👩🏽‍⚕️ محمد', '@x\t+y', ',,,'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  ),
})

/** A year's entries, made by the rules of the ledger. */
const ledger = fc.array(posting, { minLength: 1, maxLength: 40 }).map((postings): Entry[] => {
  let [wallet, day] = [emptyWallet, '2026-01-01']
  const entries: Entry[] = []
  for (const { kind, after, ...given } of postings) {
    day = addDays(day, after)
    if (day > '2026-12-31') break
    const now = `${day}T10:00:00.000Z`
    const posted =
      kind === 'add'
        ? add(wallet, given, now)
        : kind === 'credits'
          ? addCredits(wallet, given, now)
          : kind === 'reverse'
            ? reverseCredits(wallet, given, now)
            : deduct(wallet, { ...given, amount: Math.min(given.amount, wallet.balance) }, now)
    if (!posted) continue
    wallet = posted.wallet
    entries.push(...posted.entries)
  }
  return entries
})

/** The statements of a year, each with the balance that the entries before it left. */
const yearOf = (entries: Entry[]): Statement[] =>
  monthRange('2026-01', 12).map((month) =>
    statementOf({
      ...facts,
      month,
      today: '2027-01-05',
      entries: entries.filter(({ date }) => monthOf(date) === month),
      opening: entries.findLast(({ date }) => monthOf(date) < month)?.balance ?? 0,
    }),
  )

const ledgerOf = (entries: Entry[], dateOf: (date: string) => string): Read[] =>
  entries.map(({ date, reference, type, amount, balance }) => ({
    date: dateOf(date),
    reference,
    amount: type === 1 ? amount : 0 - amount,
    balance,
  }))

const contentOf = async (format: 'csv' | 'pdf', statement: Statement): Promise<Buffer> =>
  Buffer.from((await makeStatement(format, statement)).content, 'base64')

type ReadMonth = { opening: Cents; entries: Read[]; closing: Cents }

/** Its first and last rows have only balances. */
const monthOfRows = (rows: Read[]): ReadMonth => ({
  opening: rows.at(0)?.balance ?? NaN,
  entries: rows.slice(1, -1),
  closing: rows.at(-1)?.balance ?? NaN,
})

/** Each month begins with what the one before ended with, and all together are the ledger. */
const expectYear = (months: ReadMonth[], entries: Read[]): void => {
  expect(months.flatMap((month) => month.entries)).toEqual(entries)
  expect(months.map(({ opening }) => opening)).toEqual([0, ...months.slice(0, -1).map(({ closing }) => closing)])
  expect(months.at(-1)?.closing).toBe(entries.at(-1)?.balance ?? 0)
}

const readCsv = async (statement: Statement): Promise<ReadMonth> => {
  const rows: Record<string, string>[] = parse(await contentOf('csv', statement), { bom: true, columns: true })
  return monthOfRows(
    rows.map((row) => ({
      date: row['Date'] ?? '',
      reference: row['Reference'] ?? '',
      amount: toCents(Number(row['Amount'])),
      balance: toCents(Number(row['Balance'])),
    })),
  )
}

test(
  'A year of statements as CSV is the ledger, to the cent',
  () =>
    fc.assert(
      fc.asyncProperty(ledger, async (entries) => {
        expectYear(
          await Promise.all(yearOf(entries).map(readCsv)),
          ledgerOf(entries, (date) => date),
        )
      }),
      { numRuns: scaledRounds(400) },
    ),
  30_000,
)

const centsOf = (text: string): Cents => Number(text.replaceAll(/[^\d−]/g, '').replace('−', '-'))

const readPdfMonth = async (statement: Statement): Promise<ReadMonth> => {
  const { pages } = await readPdf(await contentOf('pdf', statement))
  const rows = pages.flatMap((page) => page.rows).filter(([first]) => /^\d{2}\/\d{2}\/\d{4}$/.test(first?.text ?? ''))
  return monthOfRows(
    rows.map((row) => ({
      date: row[0]?.text ?? '',
      reference: row.find(({ x }) => x > 330 && x < 345)?.text ?? '',
      amount: centsOf(row.at(-2)?.text ?? ''),
      balance: centsOf(row.at(-1)?.text ?? ''),
    })),
  )
}

test(
  'A year of statements as PDF is the ledger, to the cent',
  () =>
    fc.assert(
      fc.asyncProperty(ledger, async (entries) => {
        const months = []
        for (const statement of yearOf(entries)) months.push(await readPdfMonth(statement))
        expectYear(months, ledgerOf(entries, formatFormDate))
      }),
      { numRuns: longRounds({ usual: 1, full: 8 }) },
    ),
  120_000,
)

test('A file is named by wallet and month', async () => {
  const statement = statementOf({ ...facts, month: '2026-11', today: '2026-11-29', entries: [], opening: 0 })
  expect(await makeStatement('pdf', statement)).toMatchObject({
    name: 'locumcredits-statement-2026-11.pdf',
    type: 'application/pdf',
  })
  expect(await makeStatement('csv', statement)).toMatchObject({
    name: 'locumcredits-statement-2026-11.csv',
    type: 'text/csv',
  })
})

/** Words that compress as little as real names do. */
const words = fc.sample(fc.stringMatching(/^[A-Za-zëṱ]{12}$/), { numRuns: 500, seed: 1 })

test('The longest statement stays below 1 MB in either format, with names as long as any', async () => {
  const work =
    'R\u00a0104\u00a0390.00 · 112\u00a0h × R\u00a0385/h + 49.5\u00a0h × R\u00a0550/h + 12\u00a0h × R\u00a01\u00a0100/h'
  const noteOf = (at: number) =>
    `${Array.from({ length: 9 }, (_, n) => words[(at * 9 + n * n) % 500]).join(' ')}, Mon 16, Tue 17 and 4 more\n5% of ${work}`
  let wallet = emptyWallet
  const entries = Array.from({ length: MAX_STATEMENT_ENTRIES }, (_, at) => {
    const reference = `B${String(at * 7_919).padStart(7, 'Q')}`
    const posted = add(wallet, { amount: 521_950 + at * 37, reference, note: noteOf(at) }, '2026-11-03T10:00:00.000Z')
    wallet = posted.wallet
    return posted.entries
  }).flat()
  const owner = { type: 'company', name: 'Pharmacy '.repeat(14).slice(0, 120) } as const
  const statement = statementOf({ ...facts, owner, month: '2026-11', today: '2026-11-29', entries, opening: 0 })
  for (const format of ['csv', 'pdf'] as const) {
    const { content } = await makeStatement(format, statement)
    expect(content.length).toBeLessThan(1_000_000)
  }
}, 60_000)
