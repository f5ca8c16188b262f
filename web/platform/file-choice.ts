import { limitOf, ruleOf, tooLarge, wrongType, type DocumentName, type FileType } from '../../shared/documents/documents.schema.ts'

const extensions: Record<FileType, readonly string[]> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/gif': ['.gif'],
  'application/pdf': ['.pdf'],
}

const allowed = (document: DocumentName): string[] => ruleOf(document).types.flatMap((type) => extensions[type])

/** For the device's chooser, which may show only these. */
export const acceptOf = (document: DocumentName): string => allowed(document).join(',')

/** `PNG, JPG, GIF or PDF, less than 6 MB` */
export const choiceHint = (document: DocumentName): string => {
  const { types, limit } = ruleOf(document)
  return `PNG, JPG${types.includes('application/pdf') ? ', GIF or PDF' : ' or GIF'}, less than ${limit} MB`
}

export type Choice = { type: FileType; problem?: never } | { problem: string; type?: never }

/** Judges a file before anything is sent: its size and what its name says it is. */
export function judge(document: DocumentName, file: File): Promise<Choice> {
  if (file.size >= limitOf(document)) return Promise.resolve({ problem: tooLarge(document) })
  const type = ruleOf(document).types.find((kind) => extensions[kind].some((extension) => file.name.toLowerCase().endsWith(extension)))
  return Promise.resolve(type ? { type } : { problem: wrongType(document) })
}
