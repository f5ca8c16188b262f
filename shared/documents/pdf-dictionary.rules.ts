import { bytesOf } from './file-bytes.ts'

/** Names are texts, strings are bytes; `reference` is the start of the object that is meant, as `12 0`. */
export type PdfValue =
  string | number | boolean | null | Uint8Array | { reference: string } | PdfValue[] | PdfDictionary
export type PdfDictionary = Map<string, PdfValue>

const MAX_DEPTH = 20
const SPACE = /(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])*/y
const OPENING = /<<|[[(]/y
const DICTIONARY_END = />>/y
const ARRAY_END = /\]/y
const NAME = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y
const HEX = /<([\dA-Fa-f\0\t\n\f\r ]*)>/y
const REFERENCE = /(\d{1,10})[\0\t\n\f\r ]+(\d{1,5})[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const NUMBER = /[+-]?\d+(?:\.\d*)?|[+-]?\.\d+/y
const WORD = /true|false|null/y
const STRING_PART = /\\(?:([0-7]{1,3})|\r\n|([^]))|([^\\])/y
const words: Record<string, boolean | null> = { true: true, false: false, null: null }
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '', '\r': '' }

const hexBytes = (digits: string): Uint8Array =>
  Uint8Array.from(digits.replaceAll(/[^\dA-Fa-f]/g, '').match(/..?/g) ?? [], (pair) =>
    parseInt(pair.padEnd(2, '0'), 16),
  )
const nameOf = (text: string): string =>
  text.replaceAll(/#([\dA-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** The dictionary that begins at `from`, in a text of one character per byte; undefined if it is damaged. */
export const parsePdfDictionary = (text: string, from: number): PdfDictionary | undefined => {
  let at = from
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(text)
    if (found) at = pattern.lastIndex
    return found
  }

  const readString = (): Uint8Array | undefined => {
    let read = ''
    for (let open = 1, part = take(STRING_PART); part; part = take(STRING_PART)) {
      const [, octal, escaped, plain] = part
      if (plain === ')' && --open === 0) return bytesOf(read)
      if (plain === '(') open += 1
      if (octal) read += String.fromCharCode(parseInt(octal, 8) & 0xff)
      else read += plain ?? (escaped === undefined ? '' : (escapes[escaped] ?? escaped))
    }
    return undefined
  }

  const readArray = (depth: number): PdfValue[] | undefined => {
    const values: PdfValue[] = []
    for (take(SPACE); !take(ARRAY_END); take(SPACE)) {
      const value = readValue(depth + 1)
      if (value === undefined) return undefined
      values.push(value)
    }
    return values
  }

  const readDictionary = (depth: number): PdfDictionary | undefined => {
    const entries: PdfDictionary = new Map()
    for (take(SPACE); !take(DICTIONARY_END); take(SPACE)) {
      const name = take(NAME)?.[1]
      const value = name === undefined ? undefined : readValue(depth + 1)
      if (name === undefined || value === undefined) return undefined
      entries.set(nameOf(name), value)
    }
    return entries
  }

  const readPlain = (): PdfValue | undefined => {
    const name = take(NAME)?.[1]
    if (name !== undefined) return nameOf(name)
    const hex = take(HEX)?.[1]
    if (hex !== undefined) return hexBytes(hex)
    const reference = take(REFERENCE)
    if (reference) return { reference: `${Number(reference[1])} ${Number(reference[2])}` }
    const number = take(NUMBER)
    if (number) return Number(number[0])
    const word = take(WORD)
    return word ? words[word[0]] : undefined
  }

  const readValue = (depth: number): PdfValue | undefined => {
    take(SPACE)
    if (depth > MAX_DEPTH) return undefined
    const opening = take(OPENING)?.[0]
    if (opening === '<<') return readDictionary(depth)
    if (opening === '[') return readArray(depth)
    return opening === '(' ? readString() : readPlain()
  }

  const value = readValue(0)
  return value instanceof Map ? value : undefined
}
