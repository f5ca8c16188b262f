import createCache from '@emotion/cache'
import { serializeStyles } from '@emotion/serialize'
import { styleClass, type Recipe } from '#web/ui/style-class.ts'
import type { Value } from './evaluate.ts'
import { system, type Style } from './system.ts'

export const isStyle = (name: string): boolean => system.isValidProperty(name)

const cache = createCache({ key: 's' })

const cssOf = (style: object | string): string =>
  cache.insert('', serializeStyles([style as never]), cache.sheet, false) ?? ''

/** A shorthand comes before what it contains, so that an element's narrower style wins. */
const widths = [
  /^(textStyle|srOnly|lineClamp|m|margin|p|padding|inset|border|bg|background|flex|grid|gap|outline|font|place(Items|Content|Self)|scroll(Margin|Padding)|overflow|transition|animation|textDecoration|borderRadius|listStyle)$/,
  /^(m[xy]|margin(Inline|Block)|p[xy]|padding(Inline|Block)|inset(X|Inline|Block)|border(X|Y|Inline|Block|InlineStart|InlineEnd|BlockStart|BlockEnd|Top|Right|Bottom|Left)|border(Top|Right|Bottom|Left)Radius|grid(Row|Column|Area))$/,
  /^border(Width|Style|Color)$/,
  /^[^_]/,
  /^_(?!focusVisible|active|disabled)/,
  /^_focusVisible/,
  /^_active/,
  /^_disabled/,
]
const rankOf = (name: string): number =>
  name === 'css' ? widths.length : widths.findIndex((names) => names.test(name))

/** Collects the styles that the site uses, in the order in which they must come. */
export const newSheet = () => {
  const rules = new Map<string, { rank: number; css: string; of: string }>()
  const add = (name: string, value: unknown, rank: number, style: () => object): string => {
    const made = styleClass(name, value)
    const of = `${name}:${JSON.stringify(value)}`
    const known = rules.get(made)
    if (!known) rules.set(made, { rank, css: cssOf({ [`.${made}`]: style() }), of })
    else if (known.of !== of) throw new Error(`${of} and ${known.of} come to the same class. Change how it is made.`)
    return made
  }
  /** Of one style property; nothing if it has no value here. */
  const addStyle = (name: string, value: Value): string =>
    value === undefined || value === null || value === false
      ? ''
      : add(name, value, rankOf(name), () => system.css((name === 'css' ? value : { [name]: value }) as Style))
  /** Of a recipe: what all its elements have, each option of a variant, and what options have together. */
  const addRecipe = ({ base, variants = {}, compoundVariants = [], ...rest }: Recipe<Style>): Recipe<string> => {
    const part = (rank: number, style: Style): string =>
      add(`recipe ${rank}`, style, rank, () => system.layers.wrap('recipes', system.css(style)))
    const named = Object.entries(variants)
    return {
      ...(base && { base: part(0, base) }),
      ...(named.length > 0 && {
        variants: Object.fromEntries(
          named.map(([variant, options], at) => [
            variant,
            Object.fromEntries(Object.entries(options).map(([option, style]) => [option, part(at + 1, style)])),
          ]),
        ),
      }),
      ...(compoundVariants.length > 0 && {
        compoundVariants: compoundVariants.map(({ css, ...when }) => ({ ...when, css: part(named.length + 1, css) })),
      }),
      ...rest,
    }
  }
  const theme = [system.layers.atRule, ...system._global].map((style) => cssOf(style)).join('\n')
  /** By class, in the order in which they must come; similar ones beside each other, which compresses better. */
  const inOrder = (): [string, string][] =>
    [...rules]
      .map(([name, { rank, css }]) => ({ name, rank, css, style: css.replaceAll(name, '') }))
      .toSorted((a, b) => a.rank - b.rank || a.style.localeCompare(b.style) || a.name.localeCompare(b.name))
      .map(({ name, css }) => [name, css])
  /** The style properties of elements that are put together while rendering. */
  const names = new Set<string>()
  return { addStyle, addRecipe, theme, inOrder, names }
}

export type Sheet = ReturnType<typeof newSheet>
