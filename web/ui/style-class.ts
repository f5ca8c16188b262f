/** A recipe of styles, as it is written, or of classes, as the build leaves it. */
export interface Recipe<Style> {
  base?: Style
  variants?: Record<string, Record<string, Style>>
  compoundVariants?: (Record<string, unknown> & { css: Style })[]
  defaultVariants?: Record<string, unknown>
}

/** Enough for all styles of the site: the build fails if two come to the same class. */
const CLASSES = 36 ** 5

/** FNV-1a. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return ((hash >>> 0) % CLASSES).toString(36).padStart(5, '0')
}

/** The class of one style, whose rule the build writes: `web/build/styles` and an element come to the same name. */
export const styleClass = (name: string, value: unknown): string => `s${hashOf(`${name}:${JSON.stringify(value)}`)}`
