import { type ESTree, type Plugin, Visitor } from 'vite'

type Cut = { start: number; end: number; by: string }

/**
 * What the site needs of an operation, besides whether it returns a list and which role a member needs. The schemas are
 * large and only the server uses them.
 */
const kept = ['method', 'path', 'reads', 'changes', 'replaces', 'failure', 'raw']

const propertiesOf = (node: ESTree.Node | undefined) =>
  node?.type === 'ObjectExpression' ? node.properties.filter((part) => part.type === 'Property') : []
const nameOf = ({ key }: ESTree.ObjectProperty): string => (key.type === 'Identifier' ? key.name : '')

/** What the file declares at its top level. */
const constantsOf = ({ body }: ESTree.Program): ESTree.VariableDeclarator[] =>
  body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
  })

const spanOf = ({ start, end }: ESTree.Span) => ({ start, end })

/** Follows a value through the file's own constants, to the object that it is. */
const objectOf = (node: ESTree.Node, program: ESTree.Program): ESTree.ObjectExpression => {
  if (node.type === 'ObjectExpression') return node
  const found =
    node.type === 'Identifier'
      ? constantsOf(program).find(({ id }) => id.type === 'Identifier' && id.name === node.name)?.init
      : node.type === 'MemberExpression' && node.property.type === 'Identifier'
        ? valueIn(node.object, node.property.name, program)
        : undefined
  if (!found) throw new Error('Who may call an operation must be said in the file of its contract.')
  return objectOf(found, program)
}

/** The value of a property, which may come from an object that is spread. */
const valueIn = (node: ESTree.Node, name: string, program: ESTree.Program): ESTree.Node | undefined => {
  for (const part of objectOf(node, program).properties.toReversed()) {
    if (part.type === 'Property' && nameOf(part) === name) return part.value
    const spread = part.type === 'Property' ? undefined : valueIn(part.argument, name, program)
    if (spread) return spread
  }
  return undefined
}

/** The role that a member needs, by which the site disables a button. */
const leastRole = (access: ESTree.Node, program: ESTree.Program): string => {
  const owns = valueIn(access, 'owns', program)
  const member = owns && valueIn(owns, 'member', program)
  return member?.type === 'Literal' ? `access: { owns: { member: '${String(member.value)}' } }` : ''
}

const inPlaceOf = (property: ESTree.ObjectProperty, program: ESTree.Program): string => {
  const name = nameOf(property)
  return name === 'list' ? 'list: true' : name === 'access' ? leastRole(property.value, program) : ''
}

function cutsIn(program: ESTree.Program): Cut[] {
  const cuts: Cut[] = []
  new Visitor({
    CallExpression({ callee, arguments: [contract] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineContract') return
      for (const operation of propertiesOf(contract))
        for (const property of propertiesOf(operation.value))
          if (!kept.includes(nameOf(property))) cuts.push({ ...spanOf(property), by: inPlaceOf(property, program) })
    },
  }).visit(program)
  return cuts
}

/** What a statement of the file declares or imports. */
function namesOf(statement: ESTree.Program['body'][number]): string[] {
  if (statement.type === 'ImportDeclaration') return statement.specifiers.map(({ local }) => local.name)
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
}

const without = (code: string, cuts: Cut[]): string =>
  cuts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (rest, { start, end, by }) =>
        rest.slice(0, start) + by + (by ? rest.slice(end) : rest.slice(end).replace(/^\s*,/, '')),
      code,
    )

/** Removes statements that only the schemas used. A file that imports such a name fails to build. */
function withoutLeftOvers(code: string, parse: (code: string) => ESTree.Program): string {
  const program = parse(code)
  const identifiers: (ESTree.Span & { name: string })[] = []
  new Visitor({ Identifier: (identifier) => void identifiers.push(identifier) }).visit(program)
  const isUsed = (name: string, by: ESTree.Span) =>
    identifiers.some((use) => use.name === name && !(use.start >= by.start && use.end <= by.end))
  const unused = program.body.filter((statement) => {
    const names = namesOf(statement)
    return names.length > 0 && names.every((name) => !name.endsWith('Contract') && !isUsed(name, statement))
  })
  if (unused.length === 0) return code
  const cuts = unused.map((statement) => ({ ...spanOf(statement), by: '' }))
  return withoutLeftOvers(without(code, cuts), parse)
}

/** Removes the schemas from the contracts in the site’s bundle; only the server validates. */
export const leanContracts = (): Plugin => ({
  name: 'lean-contracts',
  enforce: 'post',
  transform: {
    filter: { id: /\/shared\/.+\.contract\.ts$/ },
    handler(code) {
      const parse = (text: string) => this.parse(text)
      return { code: withoutLeftOvers(without(code, cutsIn(parse(code))), parse), map: null }
    },
  },
})
