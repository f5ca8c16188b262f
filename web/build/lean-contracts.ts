import { type ESTree, type Plugin, Visitor } from 'vite'

type Cut = { start: number; end: number; by: string }

/**
 * What the site needs of an operation, besides whether it returns a list: `access` for what a member's role disables.
 * The schemas are large and only the server uses them.
 */
const kept = ['method', 'path', 'reads', 'changes', 'replaces', 'failure', 'raw', 'access']

const propertiesOf = (node: ESTree.Node | undefined) =>
  node?.type === 'ObjectExpression' ? node.properties.filter((part) => part.type === 'Property') : []
const nameOf = ({ key }: ESTree.ObjectProperty): string => (key.type === 'Identifier' ? key.name : '')

const spanOf = ({ start, end }: ESTree.Span) => ({ start, end })

function cutsIn(program: ESTree.Program): Cut[] {
  const cuts: Cut[] = []
  new Visitor({
    CallExpression({ callee, arguments: [contract] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineContract') return
      for (const operation of propertiesOf(contract))
        for (const property of propertiesOf(operation.value))
          if (!kept.includes(nameOf(property)))
            cuts.push({ ...spanOf(property), by: nameOf(property) === 'list' ? 'list: true' : '' })
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
