export type Part = { text: string; href?: string }

const ADDRESS = /https?:\/\/[^\s<>"]+/gi
/** What follows an address in a sentence, not what belongs to it. */
const AFTER = /[.,;:!?…'’”*_]+$/

/** A closing bracket belongs to the address only if one was opened in it. */
function withoutBracket(address: string): string {
  const isOpen = address.split('(').length >= address.split(')').length
  return address.endsWith(')') && !isOpen ? withoutTail(address.slice(0, -1)) : address
}

const withoutTail = (address: string): string => withoutBracket(address.replace(AFTER, ''))

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
