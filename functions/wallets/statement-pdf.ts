import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { formatFormDate } from '#shared/kernel/dates.ts'
import { formatRand, type Cents } from '#shared/kernel/money.ts'
import type { Statement } from '#shared/wallets/statement.rules.ts'
import { documentPart, drawArtifact, type Part } from './pdf-structure.ts'
import { fonts, pdfText, type PdfText, type TextStyle } from './pdf-text.ts'

/** Above, each row's tags for screen readers would double the file. */
const MAX_TAGGED_ENTRIES = 500

/** A4, in points; texts are placed by their baselines. */
const page = { left: 42, right: 553, top: 56, bottom: 786, foot: 812 }
const columns = { date: page.left, note: 106, reference: 338, amount: 472, balance: page.right }
const NOTE_WIDTH = columns.reference - columns.note - 12
const ROW_SPACE = 7

const [dark, muted, line] = ['#161D21', '#4D5A62', '#DCE3E6']
const styles = {
  title: { font: 'bold', size: 17, colour: dark },
  strong: { font: 'bold', size: 10.5, colour: dark },
  plain: { font: 'regular', size: 9, colour: dark },
  bold: { font: 'bold', size: 9, colour: dark },
  figures: { font: 'regular', size: 9, colour: dark, figures: true },
  boldFigures: { font: 'bold', size: 9, colour: dark, figures: true },
  small: { font: 'regular', size: 7.5, colour: muted },
} as const satisfies Record<string, TextStyle>

const leading = ({ size }: TextStyle): number => Math.round(size * 1.4)

type Line = { text: string; style: TextStyle }
type Sheet = { doc: InstanceType<typeof PDFDocument>; text: PdfText; root: Part; y: number }
type Row = { date?: string; note: Line[]; reference?: string; amount?: string; balance?: string; bold?: boolean }

const linesOf = ({ text }: Sheet, from: string, width: number, style: TextStyle): Line[] =>
  text.wrap(from, width, style).map((wrapped) => ({ text: wrapped, style }))

const drawRule = ({ doc, y }: Sheet): void =>
  drawArtifact(doc, () => doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).stroke(line))

const heads: { text: string; at: { x: number } | { right: number } }[] = [
  { text: 'Date', at: { x: columns.date } },
  { text: 'Note', at: { x: columns.note } },
  { text: 'Reference', at: { x: columns.reference } },
  { text: 'Amount', at: { right: columns.amount } },
  { text: 'Balance', at: { right: columns.balance } },
]

const drawHead = (sheet: Sheet, drawCell: (draw: () => void) => void): void => {
  for (const { text, at } of heads) drawCell(() => sheet.text.draw(text, { ...at, y: sheet.y }, styles.small))
  sheet.y += ROW_SPACE
  drawRule(sheet)
}

const nextPage = (sheet: Sheet): void => {
  sheet.doc.addPage()
  sheet.y = page.top
  drawHead(sheet, (draw) => drawArtifact(sheet.doc, draw))
}

/** Draws the lines that fit on the page below `y`; returns the others. */
const drawLines = (sheet: Sheet, lines: Line[]): Line[] => {
  for (const [at, { text, style }] of lines.entries()) {
    if (sheet.y + leading(style) > page.bottom) return lines.slice(at)
    sheet.y += leading(style)
    // With a space, so that the words of two lines are not read as one.
    sheet.text.draw(`${text} `, { x: columns.note, y: sheet.y }, style)
  }
  return []
}

const drawRow = (sheet: Sheet, table: Part, { date, note, reference, amount, balance, bold }: Row): void => {
  const height = note.reduce((sum, { style }) => sum + leading(style), 2 * ROW_SPACE)
  if (sheet.y + Math.min(height, page.bottom - page.top - ROW_SPACE) > page.bottom) nextPage(sheet)
  const [plain, figures] = bold ? [styles.bold, styles.boldFigures] : [styles.plain, styles.figures]
  sheet.y += ROW_SPACE / 2
  const y = sheet.y + leading(plain)
  const row = table.part('TR')
  const cell = (text: string | undefined, at: { x: number } | { right: number }, style: TextStyle) =>
    row.part('TD', text ? () => sheet.text.draw(text, { ...at, y }, style) : undefined)
  cell(date, { x: columns.date }, { ...figures, font: plain.font })
  const noteCell = row.part('TD')
  let rest = note
  noteCell.content(() => (rest = drawLines(sheet, rest)))
  cell(reference, { x: columns.reference }, plain)
  cell(amount, { right: columns.amount }, figures)
  cell(balance, { right: columns.balance }, figures)
  while (rest.length > 0) {
    nextPage(sheet)
    noteCell.content(() => (rest = drawLines(sheet, rest)))
  }
  row.end()
  sheet.y += ROW_SPACE
  drawRule(sheet)
}

const signed = (amount: Cents): string => {
  const sign = amount < 0 ? '−\u00a0' : amount > 0 ? '+\u00a0' : ''
  return sign + formatRand(Math.abs(amount))
}

const drawTable = (sheet: Sheet, { entries, from, to, opening, closing }: Statement): void => {
  const table = sheet.root.part('Table')
  const headRow = table.part('TR')
  drawHead(sheet, (draw) => void headRow.part('TH', draw))
  headRow.end()
  const balanceRow = (date: string, text: string, balance: Cents) =>
    drawRow(sheet, table, {
      date: formatFormDate(date),
      note: [{ text, style: styles.bold }],
      balance: formatRand(balance),
      bold: true,
    })
  balanceRow(from, 'Opening balance', opening)
  for (const { date, note, reference, amount, balance } of entries) {
    drawRow(sheet, table, {
      date: formatFormDate(date),
      note: note.flatMap((text, at) => linesOf(sheet, text, NOTE_WIDTH, at === 0 ? styles.plain : styles.small)),
      reference,
      amount: signed(amount),
      balance: formatRand(balance),
    })
  }
  if (entries.length === 0) drawRow(sheet, table, { note: [{ text: 'No transactions', style: styles.plain }] })
  balanceRow(to, 'Closing balance', closing)
}

const drawParagraph = (sheet: Sheet, from: string, style: TextStyle, type = 'P'): void => {
  for (const { text } of linesOf(sheet, from, page.right - page.left, style)) {
    sheet.y += leading(style)
    sheet.root.part(type, () => sheet.text.draw(text, { x: page.left, y: sheet.y }, style))
  }
}

const drawSummary = (sheet: Sheet, { opening, additions, deductions, closing }: Statement): void => {
  const figures = { 'Opening balance': opening, Added: additions, Deducted: deductions, 'Closing balance': closing }
  const y = sheet.y + 26
  for (const [at, [name, amount]] of Object.entries(figures).entries()) {
    const x = page.left + (at * (page.right - page.left)) / 4
    sheet.root.part('P', () => sheet.text.draw(name, { x, y }, styles.small))
    sheet.root.part('P', () =>
      sheet.text.draw(formatRand(amount), { x, y: y + 15 }, { ...styles.strong, figures: true }),
    )
  }
  sheet.y = y + 48
}

const drawBeginning = (sheet: Sheet, statement: Statement): void => {
  const { brand, title, owner, wallet, label, from, to } = statement
  drawParagraph(sheet, brand, styles.strong)
  sheet.y += 14
  drawParagraph(sheet, title, styles.title, 'H1')
  sheet.y += 4
  drawParagraph(sheet, owner, styles.strong)
  drawParagraph(sheet, `${wallet} · ${label}`, styles.plain)
  drawParagraph(sheet, `${formatFormDate(from)} to ${formatFormDate(to)}`, styles.figures)
  drawSummary(sheet, statement)
}

const drawPageNumbers = ({ doc, text }: Sheet, { title }: Statement): void => {
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at)
    drawArtifact(doc, () => {
      text.draw(title, { x: page.left, y: page.foot }, styles.small)
      text.draw(`Page ${at + 1} of ${count}`, { right: page.right, y: page.foot }, styles.small)
    })
  }
}

/** A4, with its fonts, and tags for screen readers up to 500 entries. Long texts wrap; nothing is cut off. */
export const statementPdf = async (statement: Statement): Promise<Buffer> => {
  const { title, brand, entries } = statement
  const tagged = entries.length <= MAX_TAGGED_ENTRIES
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    font: fonts.regular,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged,
    lang: 'en-ZA',
    displayTitle: true,
    info: { Title: title, Author: brand },
  })
  const sheet = { doc, text: pdfText(doc), root: documentPart(doc, tagged), y: page.top - 12 }
  drawBeginning(sheet, statement)
  drawTable(sheet, statement)
  drawPageNumbers(sheet, statement)
  sheet.root.end()
  doc.end()
  return buffer(doc)
}
