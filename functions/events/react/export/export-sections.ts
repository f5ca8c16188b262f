import type { Cursor, ExportPage } from '#functions/platform/dynamo/export-page.ts'

/**
 * Where a part of an export comes from, in the file's order: one value under its name, or a list that is read page by
 * page. Lists of one name that follow one another become one list.
 */
export type Source =
  | { name: string; value: () => Promise<unknown> }
  | { name: string; page: (cursor?: Cursor) => Promise<ExportPage<unknown>> }

/** A page with each of its items shown differently. */
export const shown = async <A, B>(
  page: Promise<ExportPage<A>>,
  show: (item: A) => B | Promise<B>,
): Promise<ExportPage<B>> => {
  const { items, next } = await page
  return { items: await Promise.all(items.map(show)), next }
}
