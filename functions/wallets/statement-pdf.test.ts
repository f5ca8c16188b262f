import { beforeAll, describe, expect, test } from 'vitest'
import type { Statement, StatementEntry } from '#shared/wallets/statement.rules.ts'
import { readPdf, type ReadPdf } from '#tests/support/read-pdf.ts'
import { emptyStatement } from '#tests/support/statements.ts'
import { statementPdf } from './statement-pdf.ts'

const statement: Statement = { ...emptyStatement, opening: 101_200, deductions: 1_900, closing: 99_300 }

const entry: StatementEntry = {
  date: '2026-11-20',
  note: ['Correction: 2 h less on Tue 17 Nov', '5% of R\u00a0380.00'],
  reference: 'BT2GXE6P',
  amount: -1_900,
  balance: 99_300,
}

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
const read = async (given: Partial<Statement>): Promise<ReadPdf> =>
  readPdf(await statementPdf({ ...statement, ...given }))
const textOf = ({ pages }: ReadPdf) => spaced(pages.map(({ text }) => text).join('\n'))
/** The note of a single entry, as one line. */
const noteOf = async (...note: string[]) => {
  const { pages } = await read({ entries: [{ ...entry, note }] })
  const lines = pages.flatMap(({ rows }) => rows.flatMap((row) => row.filter(({ x }) => x > 100 && x < 330)))
  const texts = lines.map(({ text }) => spaced(text))
  return texts.slice(texts.indexOf('Opening balance') + 1, texts.indexOf('Closing balance')).join(' ')
}

describe('With one entry', () => {
  let pdf: ReadPdf
  beforeAll(async () => {
    pdf = await read({ entries: [entry] })
  })

  test('another program reads all of it', () => {
    expect(textOf(pdf).split('\n')).toEqual([
      'Locum Desk',
      'LocumCredits statement, November 2026',
      'Harbour Road Pharmacy',
      'LocumWallet · LocumCredits',
      '01/11/2026 to 30/11/2026',
      expect.stringMatching(/^Opening balance +Added +Deducted +Closing balance$/),
      'R 1 012.00 R 0.00 R 19.00 R 993.00',
      'Date Note Reference Amount Balance',
      '01/11/2026 Opening balance R 1 012.00',
      '20/11/2026 Correction: 2 h less on Tue 17 Nov BT2GXE6P − R 19.00 R 993.00',
      '5% of R 380.00',
      '30/11/2026 Closing balance R 993.00',
      'LocumCredits statement, November 2026 Page 1 of 1',
    ])
  })

  test('it has a title, an author, a language, tags, and its fonts', () => {
    expect(pdf.info).toMatchObject({ Title: statement.title, Author: 'Locum Desk', Language: 'en-ZA' })
    expect(pdf.tagged).toBe(true)
    expect(pdf.fonts).toEqual([
      { name: expect.stringMatching(/^[A-Z]{6}\+Inter-SemiBold$/) as string, embedded: true },
      { name: expect.stringMatching(/^[A-Z]{6}\+Inter-Regular$/) as string, embedded: true },
    ])
  })
})

test('A month without entries says so', async () => {
  expect(textOf(await read({}))).toContain('01/11/2026 Opening balance R 1 012.00\nNo transactions\n30/11/2026')
})

test('Pages have numbers and repeat the heads; no row is on two of them', async () => {
  const entries = Array.from({ length: 50 }, (_, at) => ({ ...entry, note: [`Number ${at}.`, `made so ${at}.`] }))
  const { pages } = await read({ entries })
  expect(pages.length).toBe(3)
  for (const [at, { rows, text }] of pages.entries()) {
    expect(rows.some((row) => row.map((item) => item.text).join() === 'Date,Note,Reference,Amount,Balance')).toBe(true)
    expect(text).toContain(`Page ${at + 1} of 3`)
    for (const [, number] of text.matchAll(/Number (\d+)\./g)) expect(text).toContain(`made so ${number}.`)
  }
  const numbers = pages.flatMap(({ text }) => Array.from(text.matchAll(/Number (\d+)\./g), ([, number]) => number))
  expect(numbers).toEqual(entries.map((_, at) => String(at)))
})

test('A note longer than a page goes on over the next ones', async () => {
  const lines = Array.from({ length: 150 }, (_, at) => `line ${at}.`)
  const { pages } = await read({ entries: [{ ...entry, note: lines }] })
  expect(pages.length).toBeGreaterThan(2)
  expect(pages.flatMap(({ text }) => Array.from(text.matchAll(/line \d+\./g), ([line]) => line))).toEqual(lines)
})

test('Long names wrap, also those without a space', async () => {
  const owner = 'Practice of the Southern Peninsula '.repeat(8).trim()
  const text = textOf(await read({ owner, brand: 'B'.repeat(200) })).replaceAll('\n', ' ')
  expect(text).toContain(owner)
  expect(text.replaceAll(' ', '')).toContain('B'.repeat(200))
  const word = 'Nemaḓodzi'.repeat(20)
  expect((await noteOf(word)).replaceAll(' ', '')).toBe(word)
})

test.each([
  ['Afrikaans', 'Hoë môre, sê Zoë; dié ’n reëling naïef ïê û'],
  ['isiZulu', 'Sawubona, uNomvula kaNtshangase'],
  ['Tshivenda', 'Ṱhilidzi Nemaḓodzi, Ḽuvhengo, Ṋetshiṱungulu, ṅwana ḓ ḽ ṋ ṱ ṅ Ḓ Ḽ Ṋ Ṱ Ṅ'],
  ['Sesotho sa Leboa', 'Tšhomo ya gauta, Ramphêlê, Mokgôbô Š Ê Ô'],
  ['isiXhosa and Xitsonga', 'Nqabakazi, Xitsonga n’wana'],
  ['signs', 'R 1 – 2 — 3 − 4 · 5 × 6 … 7 “8” ‘9’ € ½'],
])('Its fonts have the letters of %s', async (_, note) => {
  expect(await noteOf(note)).toBe(note)
})

test('Letters of several characters are put together, and no-break spaces do not break', async () => {
  expect(await noteOf('Nemad\u032dodzi')).toBe('Nemaḓodzi')
  const { pages } = await read({ entries: [{ ...entry, note: ['x'.repeat(36) + ' R\u00a01\u00a0234.50\u00a0today'] }] })
  expect(pages[0]?.rows.some((row) => row.some(({ text }) => spaced(text) === 'R 1 234.50 today'))).toBe(true)
})

test.each([
  ['an emoji', 'Thanks 🙂!', 'Thanks □!'],
  ['one that is joined of several', 'By 👩🏽‍⚕️ and 👨‍👩‍👧‍👦', 'By □ and □'],
  ['a flag', '🇿🇦 Zoë', '□ Zoë'],
  ['letters that the fonts lack', 'محمد Ali', '□□□□ Ali'],
  ['what can’t be seen', 'a\u200db\u202ec\u0007d\u{FEFF}e', 'abcde'],
  ['half a character', 'a\ud83db', 'ab'],
])('What the fonts lack is replaced: %s', async (_, note, drawn) => {
  expect(await noteOf(note)).toBe(drawn)
})
