import type {
  // eslint-disable-next-line no-restricted-imports -- its type alone
  chakra as Factory,
  RecipeDefinition,
  RecipeVariantRecord,
} from '@chakra-ui/react'
import {
  cloneElement,
  type ComponentProps,
  type ComponentType,
  createElement,
  type ElementType,
  type ReactElement,
} from 'react'
import { styleNames } from 'virtual:style-names'
import type { shortNames } from './layouts.ts'
import { styleClass, type Recipe } from './style-class.ts'

type Props = Record<string, unknown>

const classes = new Map<string, string>()

const classOf = (name: string, value: unknown): string => {
  const key = typeof value === 'string' ? `${name}:${value}` : `${name}=${JSON.stringify(value)}`
  let found = classes.get(key)
  if (found === undefined) {
    found = styleClass(name, value)
    classes.set(key, found)
  }
  return found
}

const recipeClasses = (
  { base, variants, compoundVariants = [], defaultVariants }: Recipe<string>,
  chosen: Props,
): string[] => {
  const all: Props = { ...defaultVariants, ...chosen }
  return [
    base ?? '',
    ...Object.entries(all).map(([name, value]) => variants?.[name]?.[String(value)] ?? ''),
    ...compoundVariants
      .filter(({ css: _, ...when }) => Object.entries(when).every(([name, value]) => all[name] === value))
      .map(({ css }) => css),
  ]
}

const styled = (tag: ElementType, recipe: Recipe<string> = {}, { defaultProps }: { defaultProps?: Props } = {}) =>
  function Styled({ as = tag, asChild, ...props }: Props & { as?: ElementType; asChild?: boolean }) {
    const passed: Props = { ...defaultProps }
    const chosen: Props = {}
    const own: string[] = []
    for (const [name, value] of Object.entries(props)) {
      if (value === undefined) continue
      if (recipe.variants && name in recipe.variants) chosen[name] = value
      else if (!styleNames.has(name)) passed[name] = value
      else if (value !== null && value !== false) own.push(classOf(name, value))
    }
    const child = asChild ? (props.children as ReactElement<Props>) : undefined
    const given = [passed.className, child?.props.className]
    passed.className = [...recipeClasses(recipe, chosen), ...own, ...given].filter(Boolean).join(' ') || undefined
    if (!child) return createElement(as, passed)
    return cloneElement(child, { ...passed, children: child.props.children })
  }

const elements = new Map<string, ReturnType<typeof styled>>()

const elementOf = (tag: string) => {
  const found = elements.get(tag) ?? styled(tag as ElementType)
  elements.set(tag, found)
  return found
}

/**
 * Elements with Chakra's style properties and recipes, whose styles are computed when the site is built
 * (`docs/decisions/020`). What is left for the browser is to put the classes of an element together.
 */
export const chakra = new Proxy(styled, { get: (_, tag: string) => elementOf(tag) }) as unknown as typeof Factory

export const Box = chakra.div

type BoxProps = ComponentProps<typeof Box>
type Short = {
  [Name in keyof typeof shortNames]?: BoxProps[(typeof shortNames)[Name]] | (Name extends 'wrap' ? true : never)
}
const layout = Box as ComponentType<BoxProps & Short>

// Boxes for the browser; the build adds their styles (`layouts.ts`).
export const Row = layout
export const Stack = layout
export const Pair = layout
export const Small = layout

/** A recipe for more than one element. */
export const defineRecipe = <Variants extends RecipeVariantRecord>(
  recipe: RecipeDefinition<Variants>,
): RecipeDefinition<Variants> => recipe
