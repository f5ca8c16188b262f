import type { Statement } from '#shared/wallets/statement.rules.ts'
import type { StatementFile, StatementRequest } from '#shared/wallets/wallets.schema.ts'
import { statementCsv } from './statement-csv.ts'
import { statementPdf } from './statement-pdf.ts'

/** The statement as a file. In a file of its own, because of the library and the fonts of a PDF. */
export const makeStatement = async (
  format: StatementRequest['format'],
  statement: Statement,
): Promise<StatementFile> => {
  const content = format === 'pdf' ? await statementPdf(statement) : Buffer.from(statementCsv(statement))
  return {
    name: `${statement.label.toLowerCase()}-statement-${statement.month}.${format}`,
    type: format === 'pdf' ? 'application/pdf' : 'text/csv',
    content: content.toString('base64'),
  }
}
