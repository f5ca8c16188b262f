import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number } & Record<string, unknown>

/** A spread has no name. */
const nameOf = ({ key }: Node): string | undefined => (key as { name?: string } | undefined)?.name
const strings = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word)

function* objectsIn(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return
  const { type } = node as Node
  if (type === 'ObjectExpression') yield node as Node
  for (const part of Object.values(node)) yield* objectsIn(part)
}

/** The names by which a page may ask for an entry: its own, `_hover` of the conditions, `bg` of `background`. */
function askedAs(property: Node, code: string): (string | undefined)[] {
  const shorthand = ((property['value'] as Node)['properties'] as Node[] | undefined)?.find(
    (part) => nameOf(part) === 'shorthand',
  )
  return [nameOf(property), ...(shorthand ? strings(code.slice(shorthand.start, shorthand.end)) : [])]
}

/** Chakra's engine knows every property of CSS, and short names and states besides; the site is built with those that a file of it names. */
export const leanStyles = (): Plugin => {
  const words = new Set<string>()
  const cut = (code: string, properties: Node[], isAsked: (property: Node) => boolean): string =>
    properties
      .filter((property) => !isAsked(property))
      .toReversed()
      .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, ''), code)
  return {
    name: 'lean-styles',
    buildStart() {
      for (const file of globSync('web/**/*.{ts,tsx}'))
        for (const [word] of readFileSync(file, 'utf8').matchAll(/\w+/g)) words.add(word)
    },
    transform: {
      filter: { id: /@chakra-ui\/react\/dist\/esm\/preset-base\.js|@pandacss\/is-valid-prop\// },
      handler(code, id) {
        if (id.includes('is-valid-prop')) {
          return {
            code: code.replace(
              /(cssPropertiesStr = )"(.+)"/,
              (_, start: string, all: string) =>
                `${start}"${all
                  .split(',')
                  .filter((name) => words.has(name))
                  .join(',')}"`,
            ),
            map: null,
          }
        }
        const objects = [...objectsIn(this.parse(code))]
        const having = (name: string) =>
          (objects.find(({ properties }) => (properties as Node[]).some((property) => nameOf(property) === name))?.[
            'properties'
          ] ?? []) as Node[]
        // The utilities stand below the conditions: what is cut there first moves nothing above it.
        const utilities = cut(code, having('srOnly'), (property) =>
          askedAs(property, code).some((name) => name !== undefined && words.has(name)),
        )
        return {
          code: cut(utilities, having('focusWithin'), (property) => words.has(`_${nameOf(property)}`)),
          map: null,
        }
      },
    },
  }
}
