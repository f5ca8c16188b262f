import {
  // eslint-disable-next-line no-restricted-imports -- its type alone
  type chakra as Factory,
  type RecipeDefinition,
  type SystemContext,
  type SystemStyleObject,
  useChakraContext,
} from '@chakra-ui/react'
import { css } from '@emotion/css'
import { cloneElement, createElement, type ElementType, type ReactElement } from 'react'

type Props = Record<string, unknown>
type Cache<Key, Value> = Pick<Map<Key, Value>, 'get'> & { set: (key: Key, value: Value) => unknown }

const cached = <Key, Value>(cache: Cache<Key, Value>, key: Key, make: () => Value): Value => {
  const found = cache.get(key)
  if (found !== undefined) return found
  const made = make()
  cache.set(key, made)
  return made
}

const classOf = (style: object): string => css(style as Parameters<typeof css>[0])

/** The classes of one system. Recipes are in a lower layer, so that an element's own styles win. */
const newClasses = (system: SystemContext) => {
  const names = new Map<string, boolean>()
  const styles = new Map<string, string>()
  const recipes = new Map<RecipeDefinition, ReturnType<typeof newRecipe>>()
  const newRecipe = (recipe: RecipeDefinition) => ({ resolve: system.cva(recipe), classes: new Map<string, string>() })
  return {
    isStyle: (name: string): boolean => cached(names, name, () => system.isValidProperty(name)),
    ofStyle: (key: string, { css: more, ...own }: Props): string =>
      cached(styles, key, () => classOf(system.css({ ...(more as SystemStyleObject), ...own }))),
    ofRecipe: (recipe: RecipeDefinition, key: string, variants: Props): string => {
      const { resolve, classes } = cached(recipes, recipe, () => newRecipe(recipe))
      return cached(classes, key, () => classOf(resolve(variants)))
    },
  }
}

const ofSystem = new WeakMap<SystemContext, ReturnType<typeof newClasses>>()

const keyOf = (name: string, value: unknown): string =>
  `${name}:${typeof value === 'object' ? JSON.stringify(value) : String(value)};`

const styled = (tag: ElementType, recipe?: RecipeDefinition, { defaultProps }: { defaultProps?: Props } = {}) => {
  const variantNames = new Set(Object.keys(recipe?.variants ?? {}))
  return function Styled({ as = tag, asChild, ...props }: Props & { as?: ElementType; asChild?: boolean }) {
    const system = useChakraContext()
    const { isStyle, ofStyle, ofRecipe } = cached(ofSystem, system, () => newClasses(system))
    const passed: Props = { ...defaultProps }
    const variants: Props = {}
    const style: Props = {}
    let variantKey = ''
    let styleKey = ''
    for (const [name, value] of Object.entries(props)) {
      if (value === undefined) continue
      if (variantNames.has(name)) {
        variants[name] = value
        variantKey += keyOf(name, value)
      } else if (isStyle(name)) {
        style[name] = value
        styleKey += keyOf(name, value)
      } else passed[name] = value
    }
    const classes = [recipe && ofRecipe(recipe, variantKey, variants), styleKey && ofStyle(styleKey, style)]
    passed.className = classes.filter(Boolean).join(' ') || undefined
    if (!asChild) return createElement(as, passed)
    const child = props.children as ReactElement<Props>
    return cloneElement(child, { ...passed, children: child.props.children })
  }
}

const elements = new Map<string, ReturnType<typeof styled>>()

/**
 * A faster replacement for Chakra's factory, which computes a style at each render; this one computes it once and
 * caches its class (`docs/decisions/020`).
 */
export const chakra = new Proxy(styled, {
  get: (_, tag: string) => cached(elements, tag, () => styled(tag as ElementType)),
}) as unknown as typeof Factory

export const Box = chakra.div
