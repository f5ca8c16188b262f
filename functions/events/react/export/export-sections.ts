import type { Cursor, ExportPage } from '#functions/platform/dynamo/export-page.ts'

/**
 * The source of one part of an export, in the file's order: a single value, or a list read page by page. Adjacent lists
 * of the same name become one list.
 */
export type Source =
  | { name: string; value: () => Promise<unknown> }
  | { name: string; page: (cursor?: Cursor) => Promise<ExportPage<unknown>> }

/** A page with each of its items mapped. */
export const mapPage = async <A, B>(
  page: Promise<ExportPage<A>>,
  show: (item: A) => B | Promise<B>,
): Promise<ExportPage<B>> => {
  const { items, next } = await page
  return { items: await Promise.all(items.map(show)), next }
}
