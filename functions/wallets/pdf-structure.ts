import type PDFDocument from 'pdfkit'

type Doc = InstanceType<typeof PDFDocument>
type Element = ReturnType<Doc['struct']>

/** A part of the document as screen readers see it, which begins with what `draw` draws. */
export type Part = {
  part: (type: string, draw?: () => void) => Part
  /** More of its content. */
  content: (draw: () => void) => void
  end: () => void
}

const untagged: Part = {
  part: (_, draw) => {
    draw?.()
    return untagged
  },
  content: (draw) => draw(),
  end: () => undefined,
}

/** An option that pdfkit's types lack. */
const columnHead: object = { scope: 'Column' }

const partOf = (doc: Doc, element: Element): Part => ({
  part: (type, draw) => {
    const child = doc.struct(type, type === 'TH' ? columnHead : {})
    element.add(child)
    if (draw) child.add(draw)
    return partOf(doc, child)
  },
  content: (draw) => void element.add(draw),
  end: () => element.end(),
})

/** The document's outermost part; without tags, parts only draw. */
export const documentPart = (doc: Doc, tagged: boolean): Part => {
  if (!tagged) return untagged
  const element = doc.struct('Document')
  doc.addStructure(element)
  return partOf(doc, element)
}

/** What screen readers leave out: lines, repeated heads, page numbers. */
export const drawArtifact = (doc: Doc, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Pagination' })
  draw()
  doc.endMarkedContent()
}
