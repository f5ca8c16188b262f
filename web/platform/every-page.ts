import type { Page } from '#shared/kernel/define-contract.ts'

/** A list that is shown as a whole or not at all, to its end. */
export async function everyPage<T>(read: (NextToken: string | undefined) => Promise<Page<T>>): Promise<T[]> {
  const items: T[] = []
  let next: string | undefined
  do {
    const page = await read(next)
    items.push(...page.items)
    next = page.nextToken
  } while (next)
  return items
}
