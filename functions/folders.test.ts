import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The files of a folder, with the files of the same folder that each imports (types included). */
const importsIn = (top: string): [from: string, to: string][] =>
  globSync(`${top}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'([.#][^']+)'/g)].flatMap(
      ([, path = '']) => {
        const to = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
        return to.startsWith(`${top}/`) && dirname(to) !== dirname(file) ? [[file, to] as [string, string]] : []
      },
    ),
  )

/** The import chains by which a folder imports itself, through one or more other folders. */
const circular = (imports: [from: string, to: string][]): string[] => {
  const leaves = new Set(imports.map(([from]) => dirname(from)))
  const enters = new Set(imports.map(([, to]) => dirname(to)))
  const remaining = imports.filter(([from, to]) => leaves.has(dirname(to)) && enters.has(dirname(from)))
  return remaining.length < imports.length ? circular(remaining) : remaining.map(([from, to]) => `${from} → ${to}`)
}

it.each(['functions', 'shared'])('no folder of %s imports itself through others', (top) => {
  expect(circular(importsIn(top))).toEqual([])
})

it('finds a circle of three folders, without those that lead into or out of it', () => {
  const circle: [string, string][] = [
    ['a/x.ts', 'b/y.ts'],
    ['b/z.ts', 'c/x.ts'],
    ['c/y.ts', 'a/z.ts'],
  ]
  expect(circular([['d/x.ts', 'a/x.ts'], ...circle, ['c/x.ts', 'e/x.ts'], ['e/x.ts', 'f/x.ts']])).toEqual(
    circle.map(([from, to]) => `${from} → ${to}`),
  )
})
