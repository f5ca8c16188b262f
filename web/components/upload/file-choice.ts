import type { DocumentName, FileType } from '#shared/documents/documents.schema.ts'
import { limitOf, MEGAPIXELS, notReadable, ruleOf, tooLarge, wrongType } from '#shared/documents/documents.rules.ts'

const extensions: Record<FileType, readonly string[]> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/gif': ['.gif'],
  'application/pdf': ['.pdf'],
}

/** For the device's chooser, which may show only these. */
export const acceptOf = (document: DocumentName): string =>
  ruleOf(document)
    .types.flatMap((type) => extensions[type])
    .join(',')

/** `PNG, JPG, GIF or PDF, less than 6 MB and up to 30 megapixels` */
export const choiceHint = (document: DocumentName): string => {
  const { types, limit } = ruleOf(document)
  return `PNG, JPG${types.includes('application/pdf') ? ', GIF or PDF' : ' or GIF'}, less than ${limit} MB and up to ${MEGAPIXELS} megapixels`
}

export type Choice = { type: FileType; problem?: never } | { problem: string; type?: never }

/** What the name says, for when the rules that look inside can't be loaded: storage's side looks again anyway. */
const byName = (document: DocumentName, name: string): FileType | undefined =>
  ruleOf(document).types.find((type) => extensions[type].some((extension) => name.toLowerCase().endsWith(extension)))

/** Judges a file as the server will, before anything is sent: size, name, and what is in it. */
export async function judge(document: DocumentName, file: File): Promise<Choice> {
  if (file.size >= limitOf(document)) return { problem: tooLarge(document) }
  const type = byName(document, file.name)
  if (!type) return { problem: wrongType(document) }
  const rules = await import('#shared/documents/file-check.rules.ts').catch(() => undefined)
  if (!rules) return { type }
  try {
    const found = rules.checkFile(document, new Uint8Array(await file.arrayBuffer()))
    return 'code' in found ? { problem: found.message } : { type: found.type }
  } catch {
    // A file that has been moved since, or lies in a cloud that doesn't answer.
    return { problem: notReadable }
  }
}
