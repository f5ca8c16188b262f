import { foldedText } from '#shared/kernel/folded-text.ts'

/** Ignores spaces and whatever a search for names ignores. */
export const isSameName = (one: string, other: string): boolean =>
  foldedText(one).replaceAll(' ', '') === foldedText(other).replaceAll(' ', '')
