import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'

const { resolve } = createRequire(import.meta.url)
/** Open fonts with the letters of South Africa's languages, in files beside the Lambda (`infra/bundle.ts`). */
export const fonts = {
  regular: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  bold: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
}

/** How a text looks; `figures` are digits of one width. */
export type TextStyle = { font: keyof typeof fonts; size: number; colour: string; figures?: true }

/** Text in the fonts that the file carries. */
export type PdfText = {
  /** The lines that a text takes; a word that is wider than all of them is broken. */
  wrap: (text: string, width: number, style: TextStyle) => string[]
  /** Draws one line; `right` is where it ends, in place of where it begins. */
  draw: (line: string, at: { x: number; y: number } | { right: number; y: number }, style: TextStyle) => void
}

const REPLACEMENT = '□'
/** What joins characters, says how they look, or can't be seen. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/gu
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemesOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** What the font can draw: a visible character that it lacks, of however many parts, is one square. */
export const drawable = (text: string, hasGlyph: (codePoint: number) => boolean): string => {
  if (/^[ -~\u00a0]*$/.test(text)) return text
  const drawnGrapheme = (grapheme: string): string => {
    const [base, ...marks] = grapheme.replace(INVISIBLE, '')
    const drawn = (character: string) => hasGlyph(character.codePointAt(0) ?? 0)
    if (base === undefined) return ''
    return drawn(base) ? [base, ...marks.filter(drawn)].join('') : REPLACEMENT
  }
  return graphemesOf(text.normalize('NFC').replace(/(?![\u00a0\u{FEFF}])\s/gu, ' '))
    .map(drawnGrapheme)
    .join('')
}

/** As much of a word as fits on a line, at least one character, and the rest. */
const brokenAt = (word: string, fits: (text: string) => boolean): [string, string] => {
  const [first = '', ...others] = graphemesOf(word)
  let part = first
  for (const grapheme of others) {
    if (!fits(part + grapheme)) break
    part += grapheme
  }
  return [part, word.slice(part.length)]
}

const wrapped = (text: string, fits: (text: string) => boolean): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer)) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = word
    while (!fits(line)) {
      const [part, rest] = brokenAt(line, fits)
      if (!rest) break
      lines.push(part)
      line = rest
    }
  }
  return line ? [...lines, line] : lines
}

type Features = Record<string, boolean>
/** What pdfkit declares nowhere: its current font, and how it lays out a word. */
type WithFont = {
  _font: {
    font: { hasGlyphForCodePoint: (codePoint: number) => boolean }
    layoutRun: (text: string, features?: Features) => unknown
  }
}

/** Words and amounts are laid out once, without kerning and alternates, which take most of the time. */
const keepLayouts = (font: WithFont['_font']): void => {
  const layoutRun = font.layoutRun.bind(font)
  const kept = new Map<string, unknown>()
  font.layoutRun = (text, features) => {
    const key = `${text}#${features === undefined}`
    const run = kept.get(key) ?? layoutRun(text, { calt: false, kern: false, ...features })
    kept.set(key, run)
    return run
  }
}

export const pdfText = (doc: InstanceType<typeof PDFDocument>): PdfText => {
  const currentFont = () => (doc as unknown as WithFont)._font
  for (const font of Object.values(fonts)) {
    doc.font(font)
    keepLayouts(currentFont())
  }
  const choose = ({ font, size, colour }: TextStyle) => doc.font(fonts[font]).fontSize(size).fillColor(colour)
  const optionsOf = ({ figures }: TextStyle) => (figures ? { features: { tnum: true } as never } : {})
  const hasGlyph = (codePoint: number) => currentFont().font.hasGlyphForCodePoint(codePoint)
  return {
    wrap: (text, width, style) => {
      choose(style)
      return wrapped(drawable(text, hasGlyph), (line) => doc.widthOfString(line, optionsOf(style)) <= width)
    },
    draw: (line, at, style) => {
      choose(style)
      const options = optionsOf(style)
      const x = 'x' in at ? at.x : at.right - doc.widthOfString(line, options)
      doc.text(line, x, at.y, { ...options, lineBreak: false, baseline: 'alphabetic' })
    },
  }
}
