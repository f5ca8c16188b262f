import type { ESTree } from 'vite'

export type Value = string | number | boolean | null | undefined | Value[] | { [name: string]: Value }

/** The place of an expression, and where its names are looked up. */
export interface Scope {
  file: string
  code: string
  /** The expressions that a name may stand for; none if it is not known. */
  bindings: (name: string) => readonly Bound[]
  /** The objects of a name that stands for something else too; their styles are not found. */
  ambiguous: (name: string) => readonly ESTree.Expression[]
}
export interface Bound {
  node: ESTree.Expression
  scope: Scope
}

/** All values that an expression may have, or nothing if that can't be seen in the sources. */
export type Values = readonly Value[] | undefined

const MAX_VALUES = 400

/** An expression without what only its type needs. */
export const withoutType = (node: ESTree.Expression): ESTree.Expression =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' || node.type === 'TSNonNullExpression'
    ? withoutType(node.expression)
    : node

const union = (parts: readonly Values[]): Values =>
  parts.every((part) => part !== undefined) ? parts.flatMap((part) => part ?? []) : undefined

/** One result for each combination. */
const product = <Result>(parts: readonly Values[], make: (chosen: Value[]) => Result): Result[] | undefined => {
  let chosen: Value[][] = [[]]
  for (const part of parts) {
    if (!part || chosen.length * part.length > MAX_VALUES) return undefined
    chosen = chosen.flatMap((before) => part.map((value) => [...before, value]))
  }
  return chosen.map(make)
}

export const isObject = (value: Value): value is { [name: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keysOf = ({ key, computed }: ESTree.ObjectProperty, scope: Scope): Values => {
  if (key.type === 'PrivateIdentifier') return undefined
  return key.type === 'Identifier' && !computed ? [key.name] : evaluate(key as ESTree.Expression, scope)
}

const objects = ({ properties }: ESTree.ObjectExpression, scope: Scope): Values =>
  product(
    properties.map((property): Values => {
      if (property.type === 'SpreadElement') return evaluate(property.argument, scope)
      return product([keysOf(property, scope), evaluate(property.value, scope)], ([key, value]) => ({
        [String(key)]: value,
      }))
    }),
    (parts) => Object.assign({}, ...parts.filter(isObject)) as Value,
  )

/** An unknown key of a known object may be any of its keys. */
const members = (node: ESTree.MemberExpression, scope: Scope): Values => {
  const holders = evaluate(node.object, scope)
  if (!holders?.every((holder) => holder === undefined || isObject(holder))) return undefined
  const keys = node.computed ? evaluate(node.property, scope) : [node.property.name]
  return holders.flatMap((holder): Value[] => {
    if (holder === undefined) return [undefined]
    return keys ? keys.map((key) => holder[String(key)]) : [...Object.values(holder), undefined]
  })
}

/** Of functions that are one expression. */
const calls = ({ callee, arguments: given }: ESTree.CallExpression, scope: Scope): Values => {
  if (callee.type !== 'Identifier' || !given.every((argument) => argument.type !== 'SpreadElement')) return undefined
  if (callee.name === 'defineRecipe') return given[0] && evaluate(given[0], scope)
  const bound = scope.bindings(callee.name)
  if (bound.length === 0) return undefined
  return union(
    bound.map(({ node, scope: outer }): Values => {
      if (node.type !== 'ArrowFunctionExpression' || node.body.type === 'BlockStatement') return undefined
      const names = node.params.map((param) => (param.type === 'Identifier' ? param.name : undefined))
      // A default or a part of an object could be any value.
      if (names.includes(undefined)) return undefined
      return evaluate(node.body, {
        ...outer,
        bindings: (wanted) => {
          const at = names.indexOf(wanted)
          if (at < 0) return outer.bindings(wanted)
          return given[at] ? [{ node: given[at], scope }] : []
        },
      })
    }),
  )
}

export function evaluate(typed: ESTree.Expression, scope: Scope): Values {
  const node = withoutType(typed)
  const all = (...parts: ESTree.Expression[]): Values => union(parts.map((part) => evaluate(part, scope)))
  switch (node.type) {
    case 'Literal':
      return [node.value as Value]
    case 'TemplateLiteral':
      return product(
        // A text with a part that is missing is not meant.
        node.expressions.map((each) => evaluate(each, scope)?.filter((part) => part !== undefined)),
        (chosen) =>
          node.quasis.map(({ value }, at) => `${value.cooked}${at < chosen.length ? String(chosen[at]) : ''}`).join(''),
      )
    case 'UnaryExpression':
      return node.operator === '-' ? all(node.argument)?.map((value) => -Number(value)) : undefined
    case 'ConditionalExpression':
      return all(node.consequent, node.alternate)
    case 'LogicalExpression':
      // What comes before `&&` appears only where it is false, which is no style.
      return node.operator === '&&' ? union([all(node.right), [undefined]]) : all(node.left, node.right)
    case 'ObjectExpression':
      return objects(node, scope)
    case 'ArrayExpression':
      return product(
        node.elements.map((each) => (each && each.type !== 'SpreadElement' ? evaluate(each, scope) : undefined)),
        (values) => values,
      )
    case 'MemberExpression':
      return members(node, scope)
    case 'CallExpression':
      return calls(node, scope)
    case 'Identifier': {
      if (node.name === 'undefined') return [undefined]
      const bound = scope.bindings(node.name)
      return bound.length === 0 ? undefined : union(bound.map(({ node: found, scope: at }) => evaluate(found, at)))
    }
    default:
      return undefined
  }
}
