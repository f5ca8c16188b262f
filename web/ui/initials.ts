/**
 * The first letter of each of a name's first and last words that have one; of an address, only what stands before the
 * @.
 */
export function initialsOf(name: string): string[] {
  const words = name.replace(/@.*/, '').split(/[\s.]+/)
  const letters = words.flatMap((word) => /\p{L}\p{M}*/u.exec(word)?.[0].toUpperCase() ?? [])
  return letters.length > 1 ? ([letters[0], letters.at(-1)] as string[]) : letters
}

/** `T. N.`, where the whole name stands nearby; a name without letters stays whole. */
export const shortName = (name: string): string =>
  initialsOf(name)
    .map((letter) => `${letter}.`)
    .join('\u00a0') || name
