import type { FileType } from '#shared/documents/documents.schema.ts'
import {
  limitOf,
  notReadableMessage,
  fileRuleOf,
  tooLargeMessage,
  type UploadName,
  wrongTypeMessage,
} from '#shared/documents/documents.rules.ts'
import { log } from '#web/platform/log.ts'

const extensions: Record<FileType, readonly string[]> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/gif': ['.gif'],
  'application/pdf': ['.pdf'],
}

/** For the browser's file chooser. */
export const acceptedTypes = (document: UploadName): string =>
  fileRuleOf(document)
    .types.flatMap((type) => extensions[type])
    .join(',')

/** `PNG, JPG, GIF or PDF, less than 6 MB. Larger photos are made smaller.` */
export const fileHint = (document: UploadName): string => {
  const { types, limit } = fileRuleOf(document)
  return `PNG, JPG${types.includes('application/pdf') ? ', GIF or PDF' : ' or GIF'}, less than ${limit} MB. Larger photos are made smaller.`
}

export type FileCheck = { type: FileType; problem?: never } | { problem: string; type?: never }

/** Used when the rules that inspect content can’t be loaded; the server checks content in any case. */
const typeByName = (document: UploadName, name: string): FileType | undefined =>
  fileRuleOf(document).types.find((type) =>
    extensions[type].some((extension) => name.toLowerCase().endsWith(extension)),
  )

/** From this size on, a photo is made smaller even if it is within the limit, to save its sender's data. */
const LARGE_PHOTO = 1_048_576

/** A large photo made smaller, or the file itself. If it can't be done, the check says what is wrong with the file. */
export async function prepareFile(document: UploadName, file: File): Promise<File> {
  const type = typeByName(document, file.name)
  const isPhoto = type === 'image/jpeg' && file.size >= LARGE_PHOTO
  // Below the limit, a PNG keeps its transparency.
  if (!isPhoto && !(type === 'image/png' && file.size >= limitOf(document))) return file
  try {
    const { shrinkPicture } = await import('./shrink-picture.ts')
    const shrunk = await shrinkPicture(file, limitOf(document))
    return shrunk.size < file.size ? shrunk : file
  } catch (error) {
    log.refusal('A picture could not be made smaller', error)
    return file
  }
}

/** Checks size, name and content as the server will, before anything is uploaded. */
export async function checkChoice(document: UploadName, file: File): Promise<FileCheck> {
  if (file.size >= limitOf(document)) return { problem: tooLargeMessage(document) }
  const type = typeByName(document, file.name)
  if (!type) return { problem: wrongTypeMessage(document) }
  const rules = await import('#shared/documents/file-check.rules.ts').catch(() => undefined)
  if (!rules) return { type }
  try {
    const found = await rules.checkFile(document, new Uint8Array(await file.arrayBuffer()))
    return 'code' in found ? { problem: found.message } : { type: found.type }
  } catch {
    // The file was moved, or its cloud storage doesn’t respond.
    return { problem: notReadableMessage }
  }
}
