import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** What a caller needs of an operation, besides whether it answers a list; its schemas are the server's, and as large as all the data. */
const kept = ['method', 'path', 'summary']

const propertiesOf = (node: Node | undefined): Node[] => (node?.type === 'ObjectExpression' ? (node['properties'] as Node[]) : [])
const nameOf = (property: Node): string => (property['key'] as { name: string }).name

function* contractsIn(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return
  const { type, callee, arguments: given } = node as Record<string, unknown>
  if (type === 'CallExpression' && (callee as { name?: string }).name === 'defineContract') yield (given as Node[])[0] as Node
  else for (const part of Object.values(node)) yield* contractsIn(part)
}

/** Takes the schemas out of the contracts that the site is built with: it asks, the server judges. */
export const leanContracts = (): Plugin => ({
  name: 'lean-contracts',
  enforce: 'post',
  transform: {
    filter: { id: /\/shared\/.+\.contract\.ts$/ },
    handler(code) {
      const extra = [...contractsIn(this.parse(code))]
        .flatMap((contract) => propertiesOf(contract))
        .flatMap((operation) => propertiesOf(operation['value'] as Node))
        .filter((property) => !kept.includes(nameOf(property)))
      let lean = code
      for (const property of extra.toSorted((a, b) => b.start - a.start)) {
        const rest = lean.slice(property.end)
        lean = lean.slice(0, property.start) + (nameOf(property) === 'list' ? `list: true${rest}` : rest.replace(/^\s*,/, ''))
      }
      return { code: lean, map: null }
    },
  },
})
