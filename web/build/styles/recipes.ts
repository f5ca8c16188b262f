import type { ESTree } from 'vite'
import type { Recipe } from '#web/ui/style-class.ts'
import { evaluate, withoutType } from './evaluate.ts'
import { refuseIgnored } from './ignored.ts'
import { isStyle, type Sheet } from './sheet.ts'
import { isCall, refuse, type Edit, type Module } from './syntax.ts'
import type { Style } from './system.ts'

const stylesOf = ({ base = {}, variants = {}, compoundVariants = [] }: Recipe<Style>): Style[] => [
  base,
  ...Object.values(variants).flatMap((options) => Object.values(options)),
  ...compoundVariants.map(({ css }) => css),
]

const propertiesOf = (node: ESTree.Argument | undefined): ESTree.ObjectProperty[] =>
  node?.type === 'ObjectExpression' ? node.properties.filter((each) => each.type === 'Property') : []

/** A recipe that is used by its name is compiled where it is defined. */
const isDefined = (node: ESTree.Expression, module: Module): boolean =>
  node.type === 'Identifier' &&
  module.bindings(node.name).some((bound) => isCall(withoutType(bound.node), 'defineRecipe'))

/** Adds the styles of a recipe, in whose place its classes come. */
function compileRecipe(typed: ESTree.Argument | undefined, module: Module, sheet: Sheet): Edit[] {
  if (!typed || typed.type === 'SpreadElement') return []
  const node = withoutType(typed)
  if (isDefined(node, module)) return []
  const recipes = evaluate(node, module)
  if (recipes?.length !== 1) refuse(module, node.start, 'a recipe must be known when the site is built.')
  const recipe = recipes[0] as Recipe<Style>
  for (const variant of Object.keys(recipe.variants ?? {}))
    if (isStyle(variant)) refuse(module, node.start, `${variant}: a variant may not be named like a style.`)
  for (const style of stylesOf(recipe)) refuseIgnored(style, module, node)
  return [{ start: node.start, end: node.end, by: JSON.stringify(sheet.addRecipe(recipe)) }]
}

/** Of `chakra(tag, recipe, { defaultProps })` and `defineRecipe(recipe)`. */
export function compileCall(call: ESTree.CallExpression, module: Module, sheet: Sheet): Edit[] {
  if (isCall(call, 'defineRecipe')) return compileRecipe(call.arguments[0], module, sheet)
  if (!isCall(call, 'chakra')) return []
  const [, recipe, options] = call.arguments
  for (const { key, start } of propertiesOf(options).flatMap(({ value }) => propertiesOf(value)))
    if (key.type === 'Identifier' && isStyle(key.name))
      refuse(module, start, `${key.name}: a style for all of these elements goes into the recipe’s base.`)
  return compileRecipe(recipe, module, sheet)
}
