import type { ESTree } from 'vite'
import { evaluate, isObject, withoutType } from './evaluate.ts'
import { isByWidth, refuseIgnored } from './ignored.ts'
import { isStyle, type Sheet } from './sheet.ts'
import { isCall, refuse, UNKNOWN, type Edit, type Module } from './syntax.ts'

const TRUE: ESTree.BooleanLiteral = { type: 'Literal', value: true, raw: 'true', start: 0, end: 0 }

const nameOf = ({ name }: ESTree.JSXAttribute): string => (name.type === 'JSXIdentifier' ? name.name : '')

const valueOf = ({ value }: ESTree.JSXAttribute): ESTree.Expression =>
  value?.type === 'JSXExpressionContainer' ? (value.expression as ESTree.Expression) : (value ?? TRUE)

/** `div` of `<chakra.div>` and of `<Box>`. */
const tagOf = (name: ESTree.JSXElementName): string | undefined => {
  if (name.type === 'JSXIdentifier') return name.name === 'Box' ? 'div' : undefined
  if (name.type !== 'JSXMemberExpression' || name.object.type !== 'JSXIdentifier') return undefined
  return name.object.name === 'chakra' ? name.property.name : undefined
}

/** Whether it was made by `chakra(…)` in this module. */
const isMade = (name: ESTree.JSXElementName, module: Module): boolean =>
  name.type === 'JSXIdentifier' &&
  module.bindings(name.name).some(({ node, scope }) => scope === module && isCall(withoutType(node), 'chakra'))

/** `"a b"`, or a template with what depends on something. */
const joined = (classes: readonly string[]): string => {
  const fixed = classes.filter((each) => each.startsWith('"')).map((each) => JSON.parse(each) as string)
  const rest = classes.filter((each) => !each.startsWith('"')).map((each) => `\${${each}}`)
  const text = [...fixed.filter(Boolean), ...rest].join(' ')
  return rest.length > 0 ? `{\`${text}\`}` : `"${text}"`
}

/** Adds the styles of an element. Where all of them are known, it becomes a plain element with their classes. */
export function compileElement(
  { openingElement, closingElement }: ESTree.JSXElement,
  module: Module,
  sheet: Sheet,
): Edit[] {
  const { name, attributes } = openingElement
  // Plain elements have attributes of these names that are no styles.
  if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) return []
  const tag = tagOf(name)
  const isOurs = tag !== undefined || isMade(name, module)

  /** An expression for the class of a style, if one can be written. */
  const classOf = (attribute: ESTree.JSXAttribute, node: ESTree.Expression): string | undefined => {
    if (node.type === 'ConditionalExpression') {
      const [yes, no] = [classOf(attribute, node.consequent), classOf(attribute, node.alternate)]
      return yes && no && `(${module.code.slice(node.test.start, node.test.end)} ? ${yes} : ${no})`
    }
    const style = nameOf(attribute)
    const values = evaluate(node, module)
    if (!values && isOurs) refuse(module, attribute.start, `${style}: ${UNKNOWN}`)
    const classes = values?.map((value) => {
      refuseIgnored({ [style]: value }, module, attribute)
      return sheet.addStyle(style, value)
    })
    return classes?.length === 1 ? JSON.stringify(classes[0]) : undefined
  }

  const given = attributes.filter((each) => each.type === 'JSXAttribute')
  const styles = given.filter((each) => isStyle(nameOf(each)))
  for (const attribute of given) {
    const { value, start, end } = attribute
    const isStyled = styles.includes(attribute)
    if (isStyled && value?.type === 'Literal' && /[&\n]/.test(module.code.slice(start, end)))
      refuse(module, start, `${nameOf(attribute)}: write the characters themselves, in braces and quotes.`)
    if (!isStyled && evaluate(valueOf(attribute), module)?.some((each) => isObject(each) && isByWidth(each)))
      refuse(module, start, `${nameOf(attribute)}: a variant is one value, not one for each width.`)
  }
  const classes = styles.map((attribute) => classOf(attribute, valueOf(attribute)))
  const isPlain =
    given.length === attributes.length && !given.some((each) => ['as', 'asChild', 'className'].includes(nameOf(each)))
  if (tag === undefined || !isPlain || !classes.every((each) => each !== undefined)) {
    for (const attribute of styles) sheet.names.add(nameOf(attribute))
    return []
  }
  const className = styles.length > 0 ? ` className=${joined(classes)}` : ''
  return [
    { start: name.start, end: name.end, by: tag + className },
    ...styles.map(({ start, end }) => ({ start, end, by: '' })),
    ...(closingElement ? [{ start: closingElement.name.start, end: closingElement.name.end, by: tag }] : []),
  ]
}
