import type { ErrorCode } from '#shared/kernel/error-catalogue.ts'
import type { FileType } from './documents.schema.ts'
import {
  fileRuleOf,
  limitOf,
  MAX_MEGAPIXELS,
  notReadableMessage,
  passwordMessage,
  tooLargeMessage,
  type UploadName,
  wrongTypeMessage,
} from './documents.rules.ts'
import { latin1Text, startsWith, type ParsedPicture } from './file-bytes.ts'
import { isGif, parseGif } from './gif.rules.ts'
import { isJpeg, parseJpeg } from './jpeg.rules.ts'
import { needsPassword } from './pdf-password.rules.ts'
import { PNG_SIGNATURE, parsePng } from './png.rules.ts'

const MAX_SIDE = 12_000
/** Each scan of a JPEG is a pass over the whole picture; ordinary files have about a dozen. */
const MAX_SCANS = 100

/** A valid file; `end` is where it ends, before extra data that phones append to pictures. */
export type CheckedFile = {
  type: FileType
  end: number
  picture?: { width: number; height: number; orientation: number }
}
export type FileProblem = { code: ErrorCode; message: string }

/** A file's type by its content; its name and declared type are ignored. */
export const detectFileType = (bytes: Uint8Array): FileType | undefined => {
  if (startsWith(bytes, PNG_SIGNATURE)) return 'image/png'
  if (isJpeg(bytes)) return 'image/jpeg'
  if (isGif(bytes)) return 'image/gif'
  return startsWith(bytes, '%PDF-') ? 'application/pdf' : undefined
}

const parsers: Record<Exclude<FileType, 'application/pdf'>, (bytes: Uint8Array) => ParsedPicture> = {
  'image/png': parsePng,
  'image/jpeg': parseJpeg,
  'image/gif': parseGif,
}

const unreadable: FileProblem = { code: 'FILE_NOT_READABLE', message: notReadableMessage }

const checkPicture = (type: keyof typeof parsers, bytes: Uint8Array): CheckedFile | FileProblem => {
  const walked = parsers[type](bytes)
  if (!walked || walked.width < 1 || walked.height < 1) return unreadable
  const { width, height, end, orientation = 1, scans = 1 } = walked
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_MEGAPIXELS * 1_000_000) {
    return {
      code: 'FILE_TOO_LARGE',
      message: `Pictures can have up to ${MAX_MEGAPIXELS} megapixels and 12 000 pixels a side`,
    }
  }
  if (scans > MAX_SCANS)
    return {
      code: 'FILE_NOT_READABLE',
      message: `This picture has more than ${MAX_SCANS} scans. Please save it again as a standard JPG`,
    }
  return { type, end, picture: { width, height, orientation } }
}

/** Must run from `%PDF-` to the last `%%EOF` with nothing after it; HTML disguised as a PDF is refused. */
const isCompletePdf = (bytes: Uint8Array): boolean => {
  const tail = latin1Text(bytes, bytes.length - 1024, bytes.length)
  const reference = /startxref\s+(\d{1,10})\s+%%EOF\s*$/.exec(tail)
  return (
    startsWith(bytes, '%PDF-') &&
    reference !== null &&
    Number(reference[1]) < bytes.length &&
    !/<(!doctype|html|head|body|script|svg|iframe|img)\b/i.test(latin1Text(bytes, 0, 1024))
  )
}

const checkPdf = async (bytes: Uint8Array): Promise<CheckedFile | FileProblem> => {
  if (!isCompletePdf(bytes)) return unreadable
  return (await needsPassword(bytes))
    ? { code: 'FILE_NOT_READABLE', message: passwordMessage }
    : { type: 'application/pdf', end: bytes.length }
}

/** Checks an uploaded file: size, type, and that it is complete, contains nothing else and opens without a password. */
export const checkFile = async (name: UploadName, bytes: Uint8Array): Promise<CheckedFile | FileProblem> => {
  if (bytes.length >= limitOf(name)) return { code: 'FILE_TOO_LARGE', message: tooLargeMessage(name) }
  if (bytes.length === 0) return unreadable
  const type = detectFileType(bytes)
  if (!type || !fileRuleOf(name).types.includes(type))
    return { code: 'FILE_TYPE_NOT_ALLOWED', message: wrongTypeMessage(name) }
  return type === 'application/pdf' ? checkPdf(bytes) : checkPicture(type, bytes)
}
