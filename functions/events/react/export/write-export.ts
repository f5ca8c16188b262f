import type { Position } from '#functions/stores/exports.repository.ts'
import type { Source } from './export-sections.ts'

/**
 * A part of the file: its text, the number of list items in it, and where the next part begins; the last part has no
 * `next`.
 */
export type ExportPart = { text: string; items: number; next: Position | undefined }

/** A step ends with the page that reaches one of these. Pages are bounded too, and so are a step's time and memory. */
const STEP_TEXT = 1_000_000
const STEP_ITEMS = 500

/** One value, or one page of a list. */
const writeSource = async (
  sources: readonly Source[],
  { source: at, cursor, count }: Position,
): Promise<ExportPart> => {
  const [before, source, after] = [sources[at - 1], sources[at] as Source, sources[at + 1]]
  const begins = cursor === undefined && before?.name !== source.name
  const name = begins ? `${before ? ',' : '{'}${JSON.stringify(source.name)}:` : ''
  const [end, following] = [after ? '' : '}', after && { source: at + 1, count: 0 }]
  if ('value' in source) return { text: name + JSON.stringify(await source.value()) + end, items: 0, next: following }
  const { items, next } = await source.page(cursor)
  const text = `${name}${begins ? '[' : ''}${count > 0 && items.length > 0 ? ',' : ''}${items.map((item) => JSON.stringify(item)).join(',')}`
  const all = count + items.length
  if (next) return { text, items: items.length, next: { source: at, cursor: next, count: all } }
  if (after?.name === source.name) return { text, items: items.length, next: { source: at + 1, count: all } }
  return { text: `${text}]${end}`, items: items.length, next: following }
}

export const isStepFull = ({ text, items }: ExportPart): boolean => text.length >= STEP_TEXT || items >= STEP_ITEMS

/** The next part of an export, with as many pages as fit into a step. */
export const writeNextPart = async (sources: readonly Source[], from: Position): Promise<ExportPart> => {
  let written: ExportPart = { text: '', items: 0, next: from }
  while (written.next && !isStepFull(written)) {
    const { text, items, next } = await writeSource(sources, written.next)
    written = { text: written.text + text, items: written.items + items, next }
  }
  return written
}
