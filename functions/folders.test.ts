import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')

/** The files of a folder with the files of it that each imports, types too. */
const importsIn = (top: string): [from: string, to: string][] =>
  globSync(`${top}/**/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import\() ?'([.#][^']+)'/g)].flatMap(
      ([, path = '']) => {
        const to = path.startsWith('#') ? path.slice(1) : join(dirname(file), path)
        return to.startsWith(`${top}/`) && dirname(to) !== dirname(file) ? [[file, to] as [string, string]] : []
      },
    ),
  )

/** Two folders that import from each other, as the imports of one of them. */
const twoWay = (imports: [string, string][], folderOf: (file: string) => string): string[] => {
  const ways = new Set(imports.map(([from, to]) => `${folderOf(from)} ${folderOf(to)}`))
  return imports
    .filter(([from, to]) => folderOf(from) !== folderOf(to) && ways.has(`${folderOf(to)} ${folderOf(from)}`))
    .map(([from, to]) => `${from} → ${to}`)
}

it('no two folders of the server import from each other', () => {
  expect(
    twoWay(
      [
        ['functions/a/x.ts', 'functions/b/y.ts'],
        ['functions/b/z.ts', 'functions/a/x.ts'],
      ],
      dirname,
    ),
  ).toHaveLength(2)
  expect(twoWay(importsIn('functions'), dirname)).toEqual([])
})
