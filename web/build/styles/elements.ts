import type { ESTree } from 'vite'
import { layouts, shortNames } from '#web/ui/layouts.ts'
import { evaluate, isObject, withoutType, type Value } from './evaluate.ts'
import { isByWidth, refuseIgnored } from './ignored.ts'
import { isStyle, type Sheet } from './sheet.ts'
import { isCall, refuse, UNKNOWN, type Edit, type Module } from './syntax.ts'

const TRUE: ESTree.BooleanLiteral = { type: 'Literal', value: true, raw: 'true', start: 0, end: 0 }
const WRAP: ESTree.StringLiteral = { type: 'Literal', value: 'wrap', raw: '"wrap"', start: 0, end: 0 }

const isShort = (name: string): name is keyof typeof shortNames => name in shortNames

const nameOf = ({ name }: ESTree.JSXAttribute): string => (name.type === 'JSXIdentifier' ? name.name : '')

const valueOf = (attribute: ESTree.JSXAttribute): ESTree.Expression => {
  const { value } = attribute
  if (value?.type === 'JSXExpressionContainer') return value.expression as ESTree.Expression
  return value ?? (nameOf(attribute) === 'wrap' ? WRAP : TRUE)
}

const isLayout = (name: string, module: Module): name is keyof typeof layouts =>
  name in layouts && (name === 'Box' || module.importedFrom(name)?.endsWith('/web/ui/chakra.ts') === true)
const layoutOf = (name: ESTree.JSXElementName, module: Module): Record<string, Value> | undefined =>
  name.type === 'JSXIdentifier' && isLayout(name.name, module) ? layouts[name.name] : undefined

/** `div` of `<chakra.div>` and of `<Box>`; `li` of `<Box as="li">`. */
const tagOf = (
  name: ESTree.JSXElementName,
  layout: object | undefined,
  as: ESTree.JSXAttribute | undefined,
): string | undefined => {
  const isChakra =
    name.type === 'JSXMemberExpression' && name.object.type === 'JSXIdentifier' && name.object.name === 'chakra'
  if (!isChakra && !layout) return undefined
  if (as?.value?.type === 'Literal') return String(as.value.value)
  return isChakra ? name.property.name : 'div'
}

/** The styles of a layout as properties of the `Box` that it is while rendering. */
const writtenOut = (
  name: ESTree.JSXElementName,
  more: readonly [string, Value][],
  styles: readonly ESTree.JSXAttribute[],
  styleOf: (attribute: ESTree.JSXAttribute) => string,
): Edit[] => [
  { start: name.end, end: name.end, by: more.map(([style, value]) => ` ${style}={${JSON.stringify(value)}}`).join('') },
  ...styles
    .filter((each) => styleOf(each) !== nameOf(each))
    .map((each) => ({
      start: each.name.start,
      end: each.name.end,
      by: styleOf(each) + (each.value ? '' : '="wrap"'),
    })),
]

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
  const given = attributes.filter((each) => each.type === 'JSXAttribute')
  const layout = layoutOf(name, module)
  const as = given.find((each) => nameOf(each) === 'as')
  const tag = tagOf(name, layout, as)
  const isOurs = tag !== undefined || isMade(name, module)
  const styleOf = (attribute: ESTree.JSXAttribute): string => {
    const written = nameOf(attribute)
    return layout && isShort(written) ? shortNames[written] : written
  }

  /** An expression for the class of a style, if one can be written. */
  const classOf = (attribute: ESTree.JSXAttribute, node: ESTree.Expression): string | undefined => {
    if (node.type === 'ConditionalExpression') {
      const [yes, no] = [classOf(attribute, node.consequent), classOf(attribute, node.alternate)]
      return yes && no && `(${module.code.slice(node.test.start, node.test.end)} ? ${yes} : ${no})`
    }
    const style = styleOf(attribute)
    const values = evaluate(node, module)
    if (!values && isOurs) refuse(module, attribute.start, `${style}: ${UNKNOWN}`)
    const classes = values?.map((value) => {
      refuseIgnored({ [style]: value }, module, attribute)
      return sheet.addStyle(style, value)
    })
    return classes?.length === 1 ? JSON.stringify(classes[0]) : undefined
  }

  const styles = given.filter((each) => isStyle(styleOf(each)))
  for (const attribute of given) {
    const { value, start, end } = attribute
    const isStyled = styles.includes(attribute)
    if (isStyled && value?.type === 'Literal' && /[&\n]/.test(module.code.slice(start, end)))
      refuse(module, start, `${nameOf(attribute)}: write the characters themselves, in braces and quotes.`)
    if (!isStyled && evaluate(valueOf(attribute), module)?.some((each) => isObject(each) && isByWidth(each)))
      refuse(module, start, `${nameOf(attribute)}: a variant is one value, not one for each width.`)
  }
  const own = styles.map((attribute) => classOf(attribute, valueOf(attribute)))
  const isReplaced = (style: string) => styles.some((each) => styleOf(each) === style)
  const more = Object.entries(layout ?? {}).filter(([style]) => !isReplaced(style))
  const classes = [...more.map((style) => JSON.stringify(sheet.addStyle(...style))), ...own]
  const isFixed = (attribute: ESTree.JSXAttribute): boolean =>
    attribute === as ? attribute.value?.type === 'Literal' : !['asChild', 'className'].includes(nameOf(attribute))
  const isPlain = given.length === attributes.length && given.every(isFixed)
  if (tag === undefined || !isPlain || !classes.every((each) => each !== undefined)) {
    for (const style of [...styles.map(styleOf), ...more.map(([style]) => style)]) sheet.names.add(style)
    return layout ? writtenOut(name, more, styles, styleOf) : []
  }
  const className = classes.length > 0 ? ` className=${joined(classes)}` : ''
  return [
    { start: name.start, end: name.end, by: tag + className },
    ...[...styles, ...(as ? [as] : [])].map(({ start, end }) => ({ start, end, by: '' })),
    ...(closingElement ? [{ start: closingElement.name.start, end: closingElement.name.end, by: tag }] : []),
  ]
}
