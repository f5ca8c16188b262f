import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { contracts } from '#shared/api-contract.ts'

const wordsOf = (name: string): string[] => name.split(/(?=[A-Z])|-/).map((word) => word.toLowerCase())
const singular = (word: string): string => word.replace(/s$/, '')
const read = (path: string): string => readFileSync(`${import.meta.dirname}/${path}`, 'utf8')
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** After it alone; beside siblings, by its verb or by words that it and each of them have. */
const isNamedAfter = (file: string, key: string, isAlone: boolean): boolean => {
  const [inFile, inKey] = [wordsOf(file), wordsOf(key)]
  if (isAlone) return inFile.join() === inKey.join()
  return inFile.includes(inKey[0] ?? '') || inFile.every((word) => inKey.map(singular).includes(singular(word)))
}

/** The values that each file of a slice exports. */
const exportsOf = (slice: string): [file: string, names: string[]][] =>
  globSync(`${slice}/*.ts`, { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] }).map((file) => [
    basename(file, '.ts'),
    found(read(file), /^export (?:const|(?:async )?function\*?) (\w+)/gm),
  ])

describe.each(Object.entries(contracts))('the operations of %s', (slice, contract) => {
  const keys = Object.keys(contract)
  const files = exportsOf(slice)

  it.each(keys)(
    '%s is in one file, named after it, its verb or what it shares with its siblings, which exports only operations',
    (key) => {
      const [[file, names] = ['', []], ...others] = files.filter(([, exported]) => exported.includes(key))
      expect(others).toEqual([])
      expect(isNamedAfter(file, key, names.length === 1), `functions/${slice}/${file}.ts`).toBe(true)
      expect(names.filter((name) => !keys.includes(name))).toEqual([])
    },
  )

  it('are exactly those of the routes', () => {
    const routes = read(`${slice}/${slice}.routes.ts`)
    const imported = found(routes, /^import \{([^}]+)\} from '\.\/.+\.ts'/gm).flatMap(
      (names) => names.match(/\w+/g) ?? [],
    )
    expect(imported.toSorted()).toEqual(keys.toSorted())
    expect(routes.slice(routes.indexOf('Routes = {'))).not.toContain('=>')
  })
})
