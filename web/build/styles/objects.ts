import type { ESTree } from 'vite'
import { evaluate, isObject, withoutType, type Scope, type Value } from './evaluate.ts'
import { refuseIgnored } from './ignored.ts'
import { isStyle, type Sheet } from './sheet.ts'
import { refuse, UNKNOWN, type Module } from './syntax.ts'

const hasStyles = (typed: ESTree.Expression): boolean => {
  const node = withoutType(typed)
  return (
    node.type === 'ObjectExpression' &&
    node.properties.some(
      (property) => property.type === 'Property' && property.key.type === 'Identifier' && isStyle(property.key.name),
    )
  )
}

/**
 * Adds the styles of an object whose properties an element gets while rendering: what can be seen of it, with both
 * sides of a condition.
 */
export function addObject(typed: ESTree.Expression, module: Module, sheet: Sheet): void {
  const add = (name: string, value: Value, at: ESTree.Span, scope: Scope): void => {
    refuseIgnored({ [name]: value }, scope, at)
    sheet.addStyle(name, value)
    sheet.names.add(name)
  }
  const addFrom = (part: ESTree.Expression, scope: Scope): void => {
    const node = withoutType(part)
    if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach((each) => addFrom(each, scope))
    if (node.type === 'LogicalExpression') [node.left, node.right].forEach((each) => addFrom(each, scope))
    if (node.type === 'Identifier' && scope.ambiguous(node.name).some(hasStyles))
      refuse(
        scope,
        node.start,
        `${node.name} has styles, but something else in its module has the same name: rename one.`,
      )
    if (node.type === 'Identifier') scope.bindings(node.name).forEach((bound) => addFrom(bound.node, bound.scope))
    if (node.type === 'MemberExpression')
      for (const value of evaluate(node, scope)?.filter(isObject) ?? [])
        for (const [name, style] of Object.entries(value)) if (isStyle(name)) add(name, style, node, scope)
    if (node.type !== 'ObjectExpression') return
    for (const property of node.properties) {
      if (property.type === 'SpreadElement') addFrom(property.argument, scope)
      else if (property.key.type === 'Identifier' && isStyle(property.key.name)) {
        const values = evaluate(property.value, scope)
        if (!values) refuse(scope, property.start, `${property.key.name}: ${UNKNOWN}`)
        for (const value of values) add(property.key.name, value, property, scope)
      }
    }
  }
  addFrom(typed, module)
}
