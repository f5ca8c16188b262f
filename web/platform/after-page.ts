/** When the page and what it loads first are there. */
const AFTER_PAGE_MS = 3_000

/** Acts once the page has loaded; what is returned calls it off. */
export function afterPage(act: () => void): () => void {
  const timer = setTimeout(act, AFTER_PAGE_MS)
  return () => clearTimeout(timer)
}
