import { getDocument } from 'unpdf/pdfjs'

type Item = { text: string; x: number }
/** A page's rows of text from top to bottom, each from left to right. */
export type PdfPage = { rows: Item[][]; text: string }

/** What another program reads in a PDF. */
export type ReadPdf = {
  info: Record<string, unknown>
  tagged: boolean
  pages: PdfPage[]
  /** The fonts that it uses, and whether the file carries them. */
  fonts: { name: string; embedded: boolean }[]
}

const rowsOf = (items: { str: string; transform: number[] }[]): Item[][] => {
  const rows = Map.groupBy(
    items.filter(({ str }) => str.trim()),
    ({ transform }) => Math.round(transform[5] ?? 0),
  )
  return [...rows]
    .toSorted(([above], [below]) => below - above)
    .map(([, row]) =>
      row.map(({ str, transform }) => ({ text: str.trim(), x: transform[4] ?? 0 })).toSorted((a, b) => a.x - b.x),
    )
}

const readPage = async (document: Awaited<ReturnType<typeof getDocument>['promise']>, number: number) => {
  const page = await document.getPage(number)
  const [{ items }] = await Promise.all([page.getTextContent(), page.getOperatorList()])
  const texts = items.filter((item) => 'str' in item)
  const fonts = [...new Set(texts.map(({ fontName }) => fontName))].map((id) => {
    const font = page.commonObjs.get(id) as { name: string; missingFile: boolean }
    return { name: font.name, embedded: !font.missingFile }
  })
  const rows = rowsOf(texts)
  return { rows, fonts, text: rows.map((row) => row.map(({ text }) => text).join(' ')).join('\n') }
}

export const readPdf = async (content: Uint8Array): Promise<ReadPdf> => {
  const task = getDocument({ data: Uint8Array.from(content), verbosity: 0 })
  const document = await task.promise
  const [{ info }, mark] = await Promise.all([document.getMetadata(), document.getMarkInfo()])
  const pages = []
  for (let number = 1; number <= document.numPages; number++) pages.push(await readPage(document, number))
  await task.destroy()
  const fonts = new Map(pages.flatMap((page) => page.fonts.map((font) => [font.name, font])))
  return { info: info as Record<string, unknown>, tagged: mark?.Marked ?? false, pages, fonts: [...fonts.values()] }
}
