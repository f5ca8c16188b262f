import type { OptionsFile } from '#shared/options/option-lists.schema.ts'

const MAX_BYTES = 1_000_000

export interface ChosenOptions {
  name: string
  size: number
  lists: OptionsFile['lists']
  rows: number
}

const listsOf = (content: unknown): OptionsFile['lists'] | undefined => {
  const lists = (content as { lists?: unknown } | null)?.lists
  const isList = (one: unknown): boolean =>
    typeof (one as { list?: unknown } | null)?.list === 'string' && Array.isArray((one as { rows?: unknown }).rows)
  return Array.isArray(lists) && lists.length > 0 && lists.every(isList) ? (lists as OptionsFile['lists']) : undefined
}

/** A file of options as JSON, or why it is none. Its rows are judged by the server, one by one. */
export async function readOptionsFile(file: File): Promise<ChosenOptions | string> {
  if (file.size > MAX_BYTES) return 'The file is larger than 1 MB. Split it into several.'
  try {
    const lists = listsOf(JSON.parse(await file.text()))
    if (!lists) return 'This file has no lists of options. Export one to see what it looks like.'
    const rows = lists.reduce((sum, list) => sum + list.rows.length, 0)
    const known = lists.map(({ list, of, rows: given }) => ({ list, ...(of !== undefined && { of }), rows: given }))
    return { name: file.name, size: file.size, lists: known, rows }
  } catch {
    return 'This is not a JSON file.'
  }
}
