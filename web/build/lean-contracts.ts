import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>
type Cut = { start: number; end: number; by: string }

/**
 * What the site needs of an operation, besides whether it returns a list. The schemas are large and only the server
 * uses them.
 */
const kept = ['method', 'path', 'reads', 'changes', 'replaces', 'failure', 'raw']

const propertiesOf = (node: Node): Node[] => (node.type === 'ObjectExpression' ? (node['properties'] as Node[]) : [])
const nameOf = (property: Node): string => (property['key'] as { name: string }).name

function* callsIn(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return
  const { type, callee } = node as Record<string, unknown>
  if (type === 'CallExpression' && (callee as { name?: string }).name === 'defineContract') yield node as Node
  else for (const part of Object.values(node)) yield* callsIn(part)
}

function cutsOf(call: Node): Cut[] {
  const [contract] = call['arguments'] as [Node]
  return propertiesOf(contract)
    .flatMap((operation) => propertiesOf(operation['value'] as Node))
    .filter((property) => !kept.includes(nameOf(property)))
    .map(({ start, end, ...property }) => ({
      start,
      end,
      by: nameOf(property as Node) === 'list' ? 'list: true' : '',
    }))
}

const namesOf = (statement: Node): string[] => {
  const { declarations } = (statement['declaration'] ?? statement) as { declarations?: { id: { name: string } }[] }
  const specifiers = statement['specifiers'] as { local: { name: string } }[] | undefined
  return declarations?.map(({ id }) => id.name) ?? specifiers?.map(({ local }) => local.name) ?? []
}

function* identifiersIn(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return
  const { type, name } = node as Record<string, unknown>
  if (type === 'Identifier') yield name as string
  else for (const part of Object.values(node)) yield* identifiersIn(part)
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
function withoutLeftOvers(code: string, parse: (code: string) => unknown): string {
  const statements = (parse(code) as { body: Node[] }).body.map((statement) => ({
    statement,
    uses: new Set(identifiersIn(statement)),
  }))
  const isUsed = (name: string, by: Node) =>
    statements.some(({ statement, uses }) => statement !== by && uses.has(name))
  const unused = statements.flatMap(({ statement }) => {
    const names = namesOf(statement)
    return names.length > 0 && names.every((name) => !name.endsWith('Contract') && !isUsed(name, statement))
      ? [statement]
      : []
  })
  return unused.length === 0
    ? code
    : withoutLeftOvers(
        without(
          code,
          unused.map(({ start, end }) => ({ start, end, by: '' })),
        ),
        parse,
      )
}

/** Removes the schemas from the contracts in the site’s bundle; only the server validates. */
export const leanContracts = (): Plugin => ({
  name: 'lean-contracts',
  enforce: 'post',
  transform: {
    filter: { id: /\/shared\/.+\.contract\.ts$/ },
    handler(code) {
      const lean = without(code, [...callsIn(this.parse(code))].flatMap(cutsOf))
      return { code: withoutLeftOvers(lean, (rest) => this.parse(rest)), map: null }
    },
  },
})
