type Files<N extends string, F> = Partial<Record<N, F>>

/** The documents that exist, in the order of `names`. */
export const existingNames = <N extends string, F>(names: readonly N[], files: Files<N, F>): N[] =>
  names.filter((name) => files[name])

/** The id of each document's current file. */
export const fileIdsOf = <N extends string, Id>(
  names: readonly N[],
  files: Files<N, { id: Id }>,
): Partial<Record<N, Id>> =>
  Object.fromEntries(existingNames(names, files).map((name) => [name, files[name]?.id])) as Partial<Record<N, Id>>
