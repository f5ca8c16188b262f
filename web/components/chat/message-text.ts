export type Part = { text: string; href?: string }

const ADDRESS = /https?:\/\/[^\s<>"]+/gi
/** What follows an address in a sentence, not what belongs to it. */
const AFTER = new Set(".,;:!?…'’”*_")

/** A closing bracket belongs to the address only if one was opened in it. In one pass: addresses can be long. */
function withoutTail(address: string): string {
  let unopened = address.split(')').length - address.split('(').length
  let end = address.length
  for (let last = address.at(-1); last !== undefined; last = address[end - 1]) {
    const isUnopened = last === ')' && unopened > 0
    if (!AFTER.has(last) && !isUnopened) break
    if (isUnopened) unopened -= 1
    end -= 1
  }
  return address.slice(0, end)
}

/** An address that can be opened; not one whose beginning looks like another site’s name. */
function hrefOf(address: string): string | undefined {
  try {
    const { href, protocol, username, password, hostname } = new URL(address)
    const isWeb = protocol === 'https:' || protocol === 'http:'
    return isWeb && hostname.includes('.') && !username && !password ? href : undefined
  } catch {
    return undefined
  }
}

/** The text in parts, of which addresses of the web can be opened. The text itself stays as it was written. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTail(found)
    const href = hrefOf(address)
    if (!href) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: address, href })
    end = index + address.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
