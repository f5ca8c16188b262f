import type { FileId, StoredFile } from './document-names.schema.ts'

type Files<N extends string> = Partial<Record<N, StoredFile>>

/** The documents that are there, in the order in which `names` has them. */
export const listedIn = <N extends string>(names: readonly N[], files: Files<N>): N[] =>
  names.filter((name) => files[name])

/** What each document is now, by the id of its file. */
export const fileIdsOf = <N extends string>(names: readonly N[], files: Files<N>): Partial<Record<N, FileId>> =>
  Object.fromEntries(listedIn(names, files).map((name) => [name, files[name]?.id])) as Partial<Record<N, FileId>>
