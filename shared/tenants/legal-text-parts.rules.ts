type Part = { heading?: string; paragraphs: string[] }

/** A text by its headings; what comes before the first has none. */
export const legalTextParts = (text: string): Part[] => {
  const parts: Part[] = []
  for (const block of text.split(/\n\s*\n/).map((found) => found.trim())) {
    if (block.startsWith('# ')) parts.push({ heading: block.slice(2).trim(), paragraphs: [] })
    else if (parts.length === 0) parts.push({ paragraphs: [block] })
    else parts.at(-1)?.paragraphs.push(block)
  }
  return parts
}
