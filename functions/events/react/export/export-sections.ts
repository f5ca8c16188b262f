import type { Cursor, ItemPage } from '#functions/platform/dynamo/items-of.ts'

/**
 * The source of one part of an export, in the file's order: a single value, or a list read page by page. Adjacent lists
 * of the same name become one list.
 */
export type Source =
  | { name: string; value: () => Promise<unknown> }
  | { name: string; page: (cursor?: Cursor) => Promise<ItemPage<unknown>> }

/** A page with each of its items mapped. */
export const mapPage = async <A, B>(
  page: Promise<ItemPage<A>>,
  show: (item: A) => B | Promise<B>,
): Promise<ItemPage<B>> => {
  const { items, next } = await page
  return { items: await Promise.all(items.map(show)), next }
}
