import { transformStyleAttribute } from 'lightningcss'
import type { ESTree } from 'vite'
import type { Scope } from './evaluate.ts'
import { refuse } from './syntax.ts'
import { system, type Style } from './system.ts'

const WIDTHS: readonly string[] = system.conditions.breakpoints

/** Whether an object has a value for each width. */
export const isByWidth = (value: object): boolean => Object.keys(value).some((key) => WIDTHS.includes(key))

/** Keywords that the parser has no meaning for where they are the whole value. */
const KEYWORDS = /^(inherit|initial|none|revert|subgrid|unset)$/

const isCss = (property: string, value: string): boolean => {
  // A variable's value is not known; a token that the theme doesn't have is left as it was written.
  if (/(var|env)\(/.test(value)) return !/[a-z]\\?\.[a-z0-9]/i.test(value)
  const name = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  let isParsed = KEYWORDS.test(value)
  // The parser takes a number for pixels, which browsers don't.
  const isLength = (declaration: object): boolean =>
    /^-?[\d.]*[1-9][\d.]*$/.test(value) && JSON.stringify(declaration).includes('"unit":"px"')
  transformStyleAttribute({
    code: Buffer.from(`${name}:${value}`),
    filename: '',
    errorRecovery: true,
    visitor: {
      Declaration: (declaration) => void (isParsed ||= declaration.property !== 'unparsed' && !isLength(declaration)),
    },
  })
  return isParsed
}

/** By property and value, as the same ones come again and again. */
const known = new Map<string, boolean>()

const isKnown = (name: string, value: string): boolean => {
  const key = `${name}:${value}`
  if (!known.has(key)) {
    const css = Object.entries(system.css({ [name]: value } as Style) as Record<string, unknown>)
    const isEachKnown = css.every(([property, set]) => typeof set !== 'string' || isCss(property, set))
    known.set(key, css.length > 0 && isEachKnown)
  }
  return known.get(key) === true
}

/** The styles in an object that a browser would ignore. `of` is the property whose values the object has by width. */
function* ignoredIn(style: object, of = ''): Generator<string> {
  for (const [key, value] of Object.entries(style) as [string, unknown][]) {
    const name = /^(--|[a-zA-Z])/.test(key) && !WIDTHS.includes(key) ? key : of
    if (typeof value === 'object' && value !== null) yield* ignoredIn(value, name)
    else if (typeof value === 'string' && !name.startsWith('--') && !isKnown(name, value)) yield `${name}: '${value}'`
  }
}

/** Refuses a token that the theme doesn't have, or a number without its unit, with the place of the style. */
export function refuseIgnored(style: object, scope: Scope, { start, end }: ESTree.Span): void {
  for (const ignored of ignoredIn(style)) {
    const at = scope.code.slice(start, end).indexOf(ignored)
    refuse(scope, start + Math.max(at, 0), `${ignored} is neither a token of the theme nor CSS.`)
  }
}
