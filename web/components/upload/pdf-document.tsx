import { getDocument, PDFWorker, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import NewWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?worker'
import { useEffect, useRef, useState } from 'react'
import { Box, chakra, Small } from '#web/ui/chakra.ts'
import { Note } from '#web/ui/note.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { pdfScale } from './pdf-scale.ts'
import type { DrawnDocument } from './picture-document.tsx'

const Page = chakra('canvas', { base: { display: 'block', mb: '2', bg: 'white', maxWidth: 'none' } })

/** Further pages are in the original. */
const MAX_PAGES = 10

/** Fonts that a PDF may expect to be there, by file name. */
const fonts = import.meta.glob<string>('../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
})

class StandardFonts {
  async fetch({ filename }: { filename: string }): Promise<Uint8Array> {
    const font = Object.entries(fonts).find(([path]) => path.endsWith(`/${filename}`))?.[1]
    if (!font) throw new Error(`There is no file ${filename}`)
    return new Uint8Array(await (await fetch(await font())).arrayBuffer())
  }
}

/** Nothing of the file runs: no scripts, no forms, and no WebAssembly, which the content security policy refuses. */
const options = {
  BinaryDataFactory: StandardFonts,
  useSystemFonts: false,
  enableXfa: false,
  useWasm: false,
  useWorkerFetch: false,
  stopAtErrors: true,
  maxImageSize: 40_000_000,
}

function PdfPage({ page, of, title, turn, level }: DrawnDocument & { page: PDFPageProxy; of: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const rotation = (page.rotate + turn) % 360
    const wanted = (element.parentElement?.clientWidth ?? 600) * level * devicePixelRatio
    const scale = pdfScale(page.getViewport({ scale: 1, rotation }), wanted)
    const viewport = page.getViewport({ scale, rotation })
    element.width = viewport.width
    element.height = viewport.height
    const task = page.render({ canvas: element, viewport, annotationMode: 0 })
    // Cancelled by the next turn or level.
    task.promise.catch(() => undefined)
    return () => task.cancel()
  }, [page, turn, level])
  return (
    <Page
      ref={canvas}
      role="img"
      aria-label={`${title}, page ${page.pageNumber} of ${of}`}
      style={{ width: `${level * 100}%` }}
    />
  )
}

interface Opened {
  count: number
  pages: readonly PDFPageProxy[]
}

const pagesOf = async (pdf: PDFDocumentProxy): Promise<Opened> => {
  const numbers = Array.from({ length: Math.min(pdf.numPages, MAX_PAGES) }, (_, at) => at + 1)
  return { count: pdf.numPages, pages: await Promise.all(numbers.map((number) => pdf.getPage(number))) }
}

/** A PDF, drawn page by page. */
export function PdfDocument({ url, ...view }: DrawnDocument & { url: string }) {
  const [opened, setOpened] = useState<Opened>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const port = new NewWorker()
    const reading = new AbortController()
    const read = async () => {
      const response = await fetch(url, { signal: reading.signal })
      if (!response.ok) throw new Error(`The file was answered with ${response.status}`)
      const data = await response.arrayBuffer()
      setOpened(await pagesOf(await getDocument({ ...options, data, worker: PDFWorker.create({ port }) }).promise))
    }
    read().catch(() => setFailed(!reading.signal.aborted))
    return () => {
      reading.abort()
      port.terminate()
    }
  }, [url])
  if (failed) return <Note kind="error" title="This PDF could not be drawn. Download the original to see it." />
  if (!opened) return <Skeleton height="300px" borderRadius="m" />
  return (
    <Box>
      {opened.pages.map((page) => (
        <PdfPage key={page.pageNumber} page={page} of={opened.count} {...view} />
      ))}
      {opened.count > MAX_PAGES && (
        <Small>
          The first {MAX_PAGES} of {opened.count} pages. The original has them all.
        </Small>
      )}
    </Box>
  )
}
