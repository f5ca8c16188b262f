/** The first letters of the first and last word with a letter; of an e-mail address, only the part before the @. */
export function initialsOf(name: string): string[] {
  const words = name.replace(/@.*/, '').split(/[\s.]+/)
  const letters = words.flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? [])
  return letters.length > 1 ? ([letters[0], letters.at(-1)] as string[]) : letters
}

/** `T. N.`, in a cell of a day that is narrower than names; everywhere else people have their full names. */
export const shortName = (name: string): string =>
  initialsOf(name)
    .map((letter) => `${letter}.`)
    .join('\u00a0') || name
