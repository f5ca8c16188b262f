import type { Position } from '#functions/stores/exports.repository.ts'
import type { Source } from './export-sections.ts'
import {
  READABLE_BEGIN,
  READABLE_END,
  readableValue,
  sectionBegin,
  sectionEnd,
  type SkillNames,
} from './readable-copy.ts'

/**
 * A part of the file: its text, the same to read in a browser, the number of list items in it, and where the next part
 * begins; the last part has no `next`.
 */
export type ExportPart = { text: string; readable?: string; items: number; next: Position | undefined }

/** A step ends with the page that reaches one of these. Pages are bounded too, and so are a step's time and memory. */
const STEP_TEXT = 1_000_000
const STEP_ITEMS = 500

type Around = { begins: boolean; ends: boolean; isFirst: boolean; isLast: boolean }

/** What is read of a page of a list, or of a value, with the beginning and the end of its section and of the file. */
const readableOf = (name: string, shown: string, { begins, ends, isFirst, isLast }: Around, isList: boolean): string =>
  [
    isFirst && begins ? READABLE_BEGIN : '',
    begins ? sectionBegin(name) + (isList ? '<ol>' : '') : '',
    shown,
    ends ? (isList ? '</ol>' : '') + sectionEnd : '',
    isLast && ends ? READABLE_END : '',
  ].join('')

const rowsOf = (items: readonly unknown[], skills: SkillNames): string =>
  items.map((item) => `<li>${readableValue(item, skills)}</li>`).join('')

/** One value, or one page of a list. */
const writeSource = async (
  sources: readonly Source[],
  { source: at, cursor, count }: Position,
  skills: SkillNames,
): Promise<ExportPart> => {
  const [before, source, after] = [sources[at - 1], sources[at] as Source, sources[at + 1]]
  const begins = cursor === undefined && before?.name !== source.name
  const name = begins ? `${before ? ',' : '{'}${JSON.stringify(source.name)}:` : ''
  const [end, following] = [after ? '' : '}', after && { source: at + 1, count: 0 }]
  const around = { begins, ends: true, isFirst: !before, isLast: !after }
  if ('value' in source) {
    const value = await source.value()
    const readable = readableOf(source.name, readableValue(value, skills), around, false)
    return { text: name + JSON.stringify(value) + end, readable, items: 0, next: following }
  }
  const { items, next } = await source.page(cursor)
  const text = `${name}${begins ? '[' : ''}${count > 0 && items.length > 0 ? ',' : ''}${items.map((item) => JSON.stringify(item)).join(',')}`
  const goesOn = next !== undefined || after?.name === source.name
  const readable = readableOf(source.name, rowsOf(items, skills), { ...around, ends: !goesOn }, true)
  const [all, written] = [count + items.length, items.length]
  if (next) return { text, readable, items: written, next: { source: at, cursor: next, count: all } }
  if (goesOn) return { text, readable, items: written, next: { source: at + 1, count: all } }
  return { text: `${text}]${end}`, readable, items: written, next: following }
}

export const isStepFull = ({ text, items }: ExportPart): boolean => text.length >= STEP_TEXT || items >= STEP_ITEMS

/** The next part of an export, with as many pages as fit into a step. */
export const writeNextPart = async (
  sources: readonly Source[],
  from: Position,
  skills: SkillNames,
): Promise<ExportPart> => {
  let written: ExportPart = { text: '', items: 0, next: from }
  while (written.next && !isStepFull(written)) {
    const { text, readable, items, next } = await writeSource(sources, written.next, skills)
    written = {
      text: written.text + text,
      readable: `${written.readable ?? ''}${readable ?? ''}`,
      items: written.items + items,
      next,
    }
  }
  return written
}
