/** Tells spreadsheets that the file is UTF-8. */
export const CSV_BEGIN = '\u{FEFF}'

/**
 * Where a spreadsheet may read a formula: at the beginning of a cell, and, where it takes semicolons or line breaks for
 * separators (South Africa's are semicolons), after one, whatever quotes are in between.
 */
const FORMULA = /(?:^|[;\n\r\t])[\s"']*(?=[=+\-@＝＋－＠])/g

/** An apostrophe makes a cell text. */
export const csvText = (text: string): string => text.trim().replace(FORMULA, "$&'")

const quoted = (cell: string): string => (/[",;\s]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** RFC 4180. */
export const csvRow = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`
