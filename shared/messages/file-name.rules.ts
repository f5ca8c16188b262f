import type { Attachment } from './messages.schema.ts'

const endings: Record<Attachment['type'], string> = { 'image/jpeg': '.jpg', 'application/pdf': '.pdf' }

const MAX_STEM = 100

/** Letters, digits and a few signs that no file system, header or shell treats in a special way. */
const plain = (name: string): string => name.replaceAll(/[^\p{L}\p{N} ._()-]/gu, '_')

/**
 * The `filename` of a header: in ASCII, and in full for browsers that know `filename*`. It ends as its checked type
 * does, whatever it was called, and never begins with a dot.
 */
export const filenameParameters = (name: string, type: Attachment['type']): string => {
  const ending = endings[type]
  const whole = plain(name)
    .replace(/\.[\p{L}\p{N}]{1,5}$/u, '')
    .replace(/^[. ]+/, '')
  // By characters: half of one can't be encoded.
  const stem = Array.from(whole).slice(0, MAX_STEM).join('') || 'file'
  const ascii =
    stem
      .normalize('NFKD')
      .replaceAll(/[^ -~]/g, '')
      .slice(0, MAX_STEM) || 'file'
  return `filename="${ascii}${ending}"; filename*=UTF-8''${encodeURIComponent(stem).replaceAll(/['()]/g, '_')}${ending}`
}
